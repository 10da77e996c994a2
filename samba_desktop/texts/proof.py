"""What is said when it is proved at the table that nobody peeks."""

from samba_desktop.texts.language import Language, Tr


class ProofTexts:
    """Sentences about the proof, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def about(self, deals: int) -> str:
        """Say what is done."""
        return self.tr(
            "For each opponent, the cards that it can't see are shuffled and dealt anew, %n time(s), as if "
            "it were its turn now. If it peeked, what it is sent or what it would do would change. Nothing "
            "at the table changes, and you are shown no hidden card.",
            "",
            deals,
        )

    def none(self) -> str:
        """Say that there is nobody to look at."""
        return self.tr("No computer plays at this table.")

    def not_now(self) -> str:
        """Say when it can be done."""
        return self.tr(
            "This can be proved while a round is being played and no first meld is still owed: try again "
            "then."
        )

    def holds(self, name: str, deals: int, hidden: int, moved: int) -> str:
        """Say that a seat does the same whatever it cannot see."""
        return self.tr(
            "{name} doesn't peek: of the {hidden} cards that {name} can't see, {moved} lay elsewhere on "
            "average, and in all %n other deal(s) {name} was sent the same, byte for byte, and chose the "
            "same.",
            "",
            deals,
            name=name,
            hidden=hidden,
            moved=moved,
        )

    def sent_alone(self, name: str, deals: int, hidden: int, moved: int) -> str:
        """Say that a program of somebody's own is sent the same whatever it cannot see."""
        return self.tr(
            "{name} can't peek: of the {hidden} cards that {name} can't see, {moved} lay elsewhere on "
            "average, and in all %n other deal(s) {name} was sent the same, byte for byte. What this program "
            "then chooses is its own affair.",
            "",
            deals,
            name=name,
            hidden=hidden,
            moved=moved,
        )

    def other_sent(self, name: str) -> str:
        """Say that a seat is sent something that it should not see."""
        return self.tr("{name} was sent something else in another deal: that must not be.", name=name)

    def other_chosen(self, name: str) -> str:
        """Say that a seat did something else although it was sent the same."""
        return self.tr(
            "{name} was sent the same and still chose something else in another deal: that must not be.",
            name=name,
        )

    def failed(self, name: str) -> str:
        """Say that a program did not answer."""
        return self.tr("The program of {name} did not answer, so nothing is proved for {name}.", name=name)

    def all_hold(self) -> str:
        """Say the result where all is well."""
        return self.tr("Nobody peeks at this table.")

    def not_all_hold(self) -> str:
        """Say the result where something is wrong."""
        return self.tr("This was not proved for everybody: see below.")

    def under_way(self) -> str:
        """Say that it is being done."""
        return self.tr("Asking the opponents…")
