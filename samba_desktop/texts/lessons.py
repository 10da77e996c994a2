"""What the tutorial says at each of its steps."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import minimum, set_bonus
from samba_desktop.texts.language import Language, Tr


class Lesson(Struct, frozen=True):
    """The words of one step."""

    title: str
    says: str
    """What there is to know."""
    task: str
    """What is to be done."""


LESSONS: Mapping[str, Lesson] = MappingProxyType(
    {
        "table": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "The table"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "You and {partner}, who sits opposite, play together against {left} and {right}. In the "
                "middle lie the stock and the discard pile, and above your hand is the place for your "
                "side's melds.",
            ),
            QT_TRANSLATE_NOOP("TutorialTexts", "Look around, then press Next."),
        ),
        "help": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "Where help is"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "The line above your hand always says what you can do now. H gives a hint, Z takes a step "
                "back, F1 shows the rules, and ? shows all keys.",
            ),
            QT_TRANSLATE_NOOP("TutorialTexts", "Ask for a hint: press H or the button Hint."),
        ),
        "draw": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "Drawing"),
            QT_TRANSLATE_NOOP("TutorialTexts", "A turn begins with two cards from the stock."),
            QT_TRANSLATE_NOOP("TutorialTexts", "Click the stock, or press D."),
        ),
        "group": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "A group"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "Three or more cards of one rank make a group. By keyboard you walk along your hand with the "
                "arrow keys and select cards with Space.",
            ),
            QT_TRANSLATE_NOOP(
                "TutorialTexts", "Select the three queens and drag them to the free place, or press M."
            ),
        ),
        "sequence": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "A sequence, and the first meld"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "Three or more cards of one suit in a row make a sequence. What your side lays first must "
                "count {needed} points, in one meld or several: the queens bring 30 of them.",
            ),
            QT_TRANSLATE_NOOP("TutorialTexts", "Meld the hearts from 7 to jack."),
        ),
        "discard": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "Discarding"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "With a discard your turn ends. As long as the ring beside the pile runs, Z takes it back.",
            ),
            QT_TRANSLATE_NOOP(
                "TutorialTexts", "Select the 4 of clubs and press Enter, or drag it to the discard pile."
            ),
        ),
        "pile": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "Taking the pile"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "With a pair of its top card's rank you may take the whole pile instead of drawing. Point at "
                "the pile to see what it would bring.",
            ),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "Wait for your turn, then take the pile with your fives: click it, or press P.",
            ),
        ),
        "adding": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "Adding cards, and wild cards"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "Cards can join your side's melds: the queen is next to the jack of your sequence. Twos and "
                "jokers are wild: they stand for other cards in a group, but never in a sequence.",
            ),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "Add the queen of hearts and, to the fives, the 2 of clubs. Then discard the 6 of spades.",
            ),
        ),
        "red three": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "Red threes"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "A red three is laid out by itself, and you draw a card for it. It counts {three} points: "
                "for your side once it may go out, and against it until then.",
            ),
            QT_TRANSLATE_NOOP(
                "TutorialTexts", "Wait for your turn, draw with D, then lay out the 3 of hearts: press T."
            ),
        ),
        "samba": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "Canasta and samba"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "With your partner's cards the queens have become a canasta: seven of a rank count {canasta} "
                "points. Seven in sequence are a samba and count {samba}.",
            ),
            QT_TRANSLATE_NOOP("TutorialTexts", "Complete the samba with the 6 of hearts."),
        ),
        "going out": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "Going out"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "With a canasta and a samba your side may go out: who gets rid of all cards ends the round. "
                "What others still hold counts against them.",
            ),
            QT_TRANSLATE_NOOP(
                "TutorialTexts", "Meld the four kings and the three aces, then discard your last card."
            ),
        ),
        "end": Lesson(
            QT_TRANSLATE_NOOP("TutorialTexts", "That is the game"),
            QT_TRANSLATE_NOOP(
                "TutorialTexts",
                "You went out, and the round is counted. In a match the next one would now be dealt, until a "
                "side has enough points. The menu Help leads here, to the rules and to all keys at any time.",
            ),
            QT_TRANSLATE_NOOP("TutorialTexts", "Look at the sheet, then press Finish."),
        ),
    }
)
"""The words of each step by its name."""


class TutorialTexts:
    """The tutorial in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def lesson(self, name: str, rules: Rules, names: tuple[str, ...]) -> Lesson:
        """Return the words of a step; `names` are those of the four seats, the reader's first."""
        words = LESSONS[name]
        says = self.tr(
            words.says,
            left=names[1],
            partner=names[2],
            right=names[3],
            needed=minimum(rules, 0),
            three=rules.red_threes.red_three_each,
            canasta=set_bonus(rules, SetKind.NATURAL_CANASTA),
            samba=set_bonus(rules, SetKind.SAMBA),
        )
        return Lesson(self.tr(words.title), says, self.tr(words.task))

    def count(self, at: int, of: int, title: str) -> str:
        """Name a step: "Step 3 of 12: Drawing"."""
        return self.tr("Step {at} of {of}: {title}", at=at, of=of, title=title)

    def off_lesson(self, task: str) -> str:
        """Say that something is allowed, but is not what the lesson is about."""
        return self.tr("The rules allow it, but the lesson goes another way. {task}", task=task)

    def title(self) -> str:
        """Name the tutorial."""
        return self.tr("Tutorial")
