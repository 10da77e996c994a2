"""What is said of fair play: receipts of deals, the proof that nobody peeks, and luck."""

from samba_desktop.engine.wording import shown
from samba_desktop.texts.language import Language, Tr

SHOWN = 16
"""Digits of a hash that are shown where it only has to be told from others."""
GROUP = 4
LONGEST_WORDS = 200
"""Signs of the player's own words."""


def short(digest: str) -> str:
    """Return the beginning of a hash in groups that can be read out."""
    begun = digest[:SHOWN]
    return " ".join(begun[at : at + GROUP] for at in range(0, len(begun), GROUP))


class ReceiptTexts:
    """Sentences about receipts, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def none(self) -> str:
        """Say that a match has no receipts."""
        return self.tr(
            "This match has no receipts: it was begun without them, or with deals that were known before."
        )

    def committed(self, commitment: str) -> str:
        """Say by what the program is bound."""
        return self.tr("Before the match the program was bound to its part by {hash}.", hash=commitment)

    def words(self, words: str) -> str:
        """Say what the player added."""
        if words:
            return self.tr("Your own words in the shuffle: “{words}”.", words=shown(words, LONGEST_WORDS))
        return self.tr("No words of your own went into the shuffle.")

    def sound_round(self, number: int, digest: str) -> str:
        """Say that a round was played with the deck that was laid down for it."""
        return self.tr(
            "Round {number}: nonce and deck give the receipt {hash}, so these cards were fixed before the "
            "round.",
            number=number,
            hash=digest,
        )

    def wrong_round(self, number: int, digest: str) -> str:
        """Say that a receipt does not fit."""
        return self.tr(
            "Round {number}: nonce and deck do NOT give the receipt {hash}: something was changed.",
            number=number,
            hash=digest,
        )

    def open_round(self, number: int, digest: str) -> str:
        """Say what is laid down for a round that is not over."""
        return self.tr(
            "Round {number}: the receipt is {hash}; nonce and deck are shown when the round is over.",
            number=number,
            hash=digest,
        )

    def secret(self, secret: str) -> str:
        """Tell the program's part, which is no secret once the match is over."""
        return self.tr("The program's part was {secret}.", secret=secret)

    def later(self) -> str:
        """Say that the program's part is told when the match is over."""
        return self.tr(
            "The program's part is shown when the match is over, as all further deals follow from it."
        )

    def flaw(self, code: str) -> str:
        """Say what does not fit together in a record."""
        match code:
            case "commitment":
                return self.tr("The program's part does NOT give the hash by which it was bound.")
            case "seed":
                return self.tr("The seed of the match does NOT come from the program's part and your words.")
            case _:
                return self.tr("A round was NOT dealt from the seed of the match.")

    def fits(self) -> str:
        """Say that part, words, seed and deals of a match fit together."""
        return self.tr(
            "The program's part gives that hash, part and words give the seed of the match, and every round "
            "was dealt from it."
        )

    def before_first(self, digest: str) -> str:
        """Name the way to the receipt of the first deal, which is shown so before the match."""
        return self.tr("Receipt of the first deal: {hash} …", hash=short(digest))

    def of_next(self, digest: str) -> str:
        """Show the receipt of the next deal between two rounds."""
        return self.tr("Receipt of the next deal: {hash} …", hash=short(digest))

    def about(self) -> str:
        """Say what receipts are for."""
        return self.tr(
            "Before each round you are shown its receipt: the SHA-256 of a secret number, the nonce, and of "
            "the whole shuffled deck. After the round the nonce and the deck are shown, and anybody can "
            "check that they give the receipt: no card was changed while you played."
        )

    def about_words(self) -> str:
        """Say what own words are for."""
        return self.tr(
            "The cards come from the program's part and from words of yours together. The program is bound "
            "to its part already, by the hash below, so it can't choose cards that suit it; with words of "
            "your own you shuffle too."
        )

    def bound(self, commitment: str) -> str:
        """Show the hash of the program's part."""
        return self.tr("Hash of the program's part: {hash}", hash=commitment)

    def first(self, digest: str) -> str:
        """Show the whole receipt of the first deal."""
        return self.tr("Receipt of the first deal: {hash}", hash=digest)

    def all_sound(self) -> str:
        """Say that a check found nothing."""
        return self.tr("All that is over was dealt as it was laid down before.")

    def not_sound(self) -> str:
        """Say that a check found something."""
        return self.tr("Something does not fit: see below.")

    def copied(self) -> str:
        """Say that the receipts are on the clipboard."""
        return self.tr("The receipts are on the clipboard; those of finished rounds with nonce and deck.")


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


class LuckTexts:
    """Sentences about luck, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def about(self) -> str:
        """Say what is counted and what the range means."""
        return self.tr(
            "All cards that were dealt to a seat or drawn from the stock, in the finished rounds of all your "
            "matches. Nobody's cards are chosen: in 95 of 100 cases, chance alone stays within the range. "
            "With many numbers on a page, one outside it now and then is nothing strange."
        )

    def matches(self, count: int) -> str:
        """Say over how many matches was counted."""
        return self.tr("%n (match|matches) counted.", "", count)

    def none(self) -> str:
        """Say that there is nothing to count."""
        return self.tr("No round is finished yet: play one, and look again.")

    def under_way(self, done: int, total: int) -> str:
        """Say how far the counting is."""
        return self.tr("Counting… {done} of {total} matches", done=done, total=total)

    def failed(self) -> str:
        """Say that the counting ended without a result."""
        return self.tr("The matches could not be counted; samba-desktop luck tells why.")

    def wild(self) -> str:
        """Head the wild cards."""
        return self.tr("Wild cards")

    def red_threes(self) -> str:
        """Head the red threes."""
        return self.tr("Red threes")

    def seat(self, number: int) -> str:
        """Name a seat, counted from 0 with the person's."""
        if number == 0:
            return self.tr("You")
        return self.tr("Seat {number}", number=number + 1)

    def line(self, seat: int, got: int, cards: int, low: int, high: int) -> str:
        """Say how many came to a seat, and what chance gives."""
        return self.tr(
            "{seat}: {got} of {cards} cards; chance gives {low} to {high}.",
            seat=self.seat(seat),
            got=got,
            cards=cards,
            low=low,
            high=high,
        )

    def within(self) -> str:
        """Say that all numbers lie within the range."""
        return self.tr("All of it lies within what chance gives.")

    def outside(self, count: int) -> str:
        """Say how many numbers lie outside."""
        return self.tr(
            "%n number(s) of these (lies|lie) outside what chance gives in 95 of 100 cases.", "", count
        )
