"""What is said around the reasons of opponents, which are told when a round is over."""

from samba_desktop.texts.language import Language, Tr


class WhyTexts:
    """Sentences about reasons, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def question(self, name: str) -> str:
        """Ask a player for a reason."""
        return self.tr("{name}, &why did you play that?", name=name)

    def question_of_all(self) -> str:
        """Ask for reasons of whoever did something."""
        return self.tr("&Why was that played?")

    def replay(self) -> str:
        """Name the way to the replay of a line."""
        return self.tr("&Show this again")

    def later(self) -> str:
        """Say why there are no reasons yet."""
        return self.tr(
            "The reasons of the others are told when the round is over: now they could give cards away."
        )

    def about(self) -> str:
        """Say what reasons are."""
        return self.tr("What was played, and below it what decided, as each opponent valued it then.")

    def not_kept(self) -> str:
        """Say that a reason is gone."""
        return self.tr("(The reason was not kept, as the match was closed in between.)")

    def no_reason(self, name: str) -> str:
        """Say that a program gave no reason."""
        return self.tr("({name} gave no reason.)", name=name)
