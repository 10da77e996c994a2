"""The log in sentences, whole turns in one, and the short form."""

import pytest

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import A_JOKER, Card
from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    Laid,
    Line,
    LineKind,
    MatchEnded,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Reshuffled,
    RoundEnd,
    RoundEnded,
    RoundResult,
    Sheet,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
    WithheldTaken,
)
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import ENGLISH, speak
from samba_desktop.texts.log import EventTexts, ShortTurns
from samba_desktop.texts.words import Company

FOUR = Company(("Anna", "Anders", "Berit", "Doris"), Seating(4, Shape.TWO_PAIRS), you=0)
TWO = Company(("Anna", "Berit"), Seating(2, Shape.SOLO), you=0)
SIX = Company(("Anna", "Bo", "Cleo", "Dag", "Eva", "Finn"), Seating(6, Shape.THREE_PAIRS), you=0)
TEXTS = EventTexts(ENGLISH)
SPADE_10, CLUB_4 = Card(10, "S"), Card(4, "C")


def result(end=RoundEnd.OUT, out=2, *, ours=1240, theirs=865, sides=2):
    lines = (Line(LineKind.GOING_OUT, 200, seat=out),) if end is RoundEnd.OUT else ()
    rest = Line(LineKind.MELDED_CARDS, ours - sum(line.points for line in lines))
    sheets = [Sheet((*lines, rest)), Sheet((Line(LineKind.MELDED_CARDS, theirs),))]
    sheets += [Sheet((Line(LineKind.HAND, -35),))] * (sides - 2)
    totals = tuple(sheet.total for sheet in sheets)
    return RoundResult(end, out if end is RoundEnd.OUT else None, False, tuple(sheets), totals, ())


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            DealerDrawn((((0, Card(9, "H")), (1, Card(13, "S"))),), 1),
            "The king of spades is the highest card: Anders deals first.",
        ),
        (Dealt(1, 15, ()), "Anders dealt 15 cards to each player."),
        (Upturned(read_cards("3C 9D")), "The discard pile begins with the 9 of diamonds."),
        (Drawn(1, 2, ()), "Anders drew two cards."),
        (Drawn(0, 2, read_cards("4C JK")), "You drew the 4 of clubs and a joker."),
        (
            PileTaken(1, Card(7, "S"), read_cards("7H 7D"), 1, 2, read_cards("4C 7S")),
            "Anders took the pile: 2 cards.",
        ),
        (
            PileTaken(0, Card(7, "S"), (), 0, None, read_cards("7S")),
            "You took the 7 of spades from the pile.",
        ),
        (TopTaken(3, SPADE_10, 1, 1), "Doris took the 10 of spades from the pile onto a sequence."),
        (WithheldTaken(0, read_cards("4C")), "You took up the rest of the pile."),
        (Laid(3, 1, 1, read_cards("QS QH QD")), "Doris melded three queens."),
        (Laid(3, 1, 1, read_cards("6S 5S 7S")), "Doris melded a sequence of spades from 5 to 7."),
        (Laid(3, 1, 1, read_cards("5S 6S 2H")), "Doris melded a sequence of spades: 5, 6 and a two."),
        (Added(3, 1, 1, read_cards("QS JK")), "Doris added the queen of spades and a joker."),
        (Added(3, 0, 1, read_cards("QS")), "Doris added the queen of spades to the melds of Anna and Berit."),
        (Merged(3, 1, 1, 2, ()), "Doris merged two melds."),
        (Swapped(3, 1, 1, Card(12, "S"), Card(0, "")), "Doris swapped the queen of spades for a joker."),
        (ThreeLaid(3, 1, Card(3, "H")), "Doris laid out a red three."),
        (Replaced(3, 1, ()), "Doris drew a replacement card."),
        (Discarded(3, CLUB_4), "Doris discarded the 4 of clubs."),
        (Passed(3), "Doris passed."),
        (AskedToGoOut(3), "Doris asked to go out."),
        (Answered(1, True), "Anders says: “Yes, go out!”"),
        (Answered(0, False), "You say: “No, wait a little.”"),
        (Reshuffled(12), "12 discards were shuffled into a new stock."),
        (RoundEnded(result()), "Berit went out. Your side gets 200 bonus points."),
        (
            RoundEnded(result(RoundEnd.STOCK)),
            "The stock is used up. The round ends without a going-out bonus.",
        ),
        (MatchEnded((0,)), "Your side wins the match."),
        (MatchEnded(()), "The match is a draw."),
    ],
)
def test_an_event_is_told_in_a_sentence(event, sentence):
    assert TEXTS.sentence(event, FOUR) == sentence


def test_a_tie_in_the_draw_for_the_first_deal_is_told():
    kings = ((0, Card(13, "S")), (1, Card(9, "H")), (2, Card(13, "D")), (3, Card(4, "C")))
    again = ((0, Card(5, "S")), (2, Card(8, "D")))

    assert TEXTS.sentence(DealerDrawn((kings, again), 2), FOUR) == (
        "You and Berit drew equally high, two kings, and drew again. "
        "The 8 of diamonds is the highest card: Berit deals first."
    )


def test_a_whole_turn_is_one_sentence_and_leaves_the_drawing_out():
    turn = [Drawn(3, 2, ()), Laid(3, 1, 1, read_cards("QS QH QD")), Discarded(3, CLUB_4)]

    assert TEXTS.turn(turn, FOUR) == "Doris melded three queens and discarded the 4 of clubs."


def test_equal_deeds_are_told_together():
    turn = [
        PileTaken(1, Card(7, "S"), read_cards("7H 7D"), 1, 1, read_cards("4C 9D 7S")),
        Laid(1, 1, 2, read_cards("QS QH QD")),
        Laid(1, 1, 3, read_cards("AS AH AD")),
        ThreeLaid(1, 1, Card(3, "H")),
        ThreeLaid(1, 1, Card(3, "D")),
        Discarded(1, CLUB_4),
    ]

    assert TEXTS.turn(turn, FOUR) == (
        "Anders took the pile of 3 cards with two sevens, melded three queens and three aces, "
        "laid out two red threes and discarded the 4 of clubs."
    )


def test_lines_break_where_another_seat_plays():
    events = [Drawn(0, 2, ()), Discarded(0, CLUB_4), Drawn(1, 2, ()), Passed(1), RoundEnded(result())]

    assert TEXTS.lines(events, FOUR) == [
        "You discarded the 4 of clubs.",
        "Anders passed.",
        "Berit went out. Your side gets 200 bonus points.",
    ]


@pytest.mark.parametrize(
    ("company", "sides", "sentence"),
    [
        (FOUR, 2, "Round 3 is over: 1,240 points for your side, 865 for the opponents."),
        (TWO, 2, "Round 3 is over: 1,240 points for you, 865 for Berit."),
        (SIX, 3, "Round 3 is over: you and Dag 1,240, Bo and Eva 865, Cleo and Finn −35."),
    ],
)
def test_the_end_of_a_round_tells_what_each_side_made(company, sides, sentence):
    assert TEXTS.endings.round_over(result(sides=sides), 3, company) == sentence


def test_the_end_of_a_match_tells_by_how_much():
    assert TEXTS.endings.of_match((0,), FOUR, (10430, 8955)) == "Your side wins the match, 10,430 to 8,955."
    assert TEXTS.endings.of_match((1,), FOUR, (8955, 10430)) == (
        "Anders and Doris win the match, 10,430 to 8,955."
    )
    assert TEXTS.endings.of_match((1,), TWO, (8955, 10430)) == "Berit wins the match, 10,430 to 8,955."


NINE = Card(9, "D")
FOURS = read_cards("4C 4D 4H")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((Drawn(1, 2, ()), Discarded(1, NINE)), "Anders: discarded 9♦"),
        ((Drawn(1, 2, ()), Passed(1)), "Anders: passed"),
        ((Drawn(1, 2, ()),), "Anders: drew two cards"),
        (
            (PileTaken(1, CLUB_4, FOURS[:2], 1, 1, (NINE,) * 22 + (CLUB_4,)), Discarded(1, NINE)),
            "Anders: took the pile (23), discarded 9♦",
        ),
        ((PileTaken(1, NINE, (), 1, None, (NINE,)), WithheldTaken(1, ())), "Anders: took 9♦ from the pile"),
        ((TopTaken(1, NINE, 1, 1),), "Anders: took 9♦ from the pile"),
        (
            (Laid(1, 1, 1, FOURS), Laid(1, 1, 2, read_cards("5H 6H 7H")), Added(1, 1, 1, (A_JOKER,))),
            "Anders: melded 4♣ 4♦ 4♥ and 5♥ 6♥ 7♥, added Joker",
        ),
        ((Added(1, 0, 1, (NINE,)),), "Anders: added 9♦ to the melds of Anna and Berit"),
        (
            (Swapped(1, 1, 1, NINE, A_JOKER), Merged(1, 1, 1, 2, ())),
            "Anders: swapped 9♦ for Joker, merged two melds",
        ),
        (
            (
                ThreeLaid(1, 1, Card(3, "H")),
                ThreeLaid(1, 1, Card(3, "D")),
                Replaced(1, 2, ()),
                AskedToGoOut(1),
            ),
            "Anders: laid out two red threes, asked to go out",
        ),
    ],
)
def test_a_turn_is_told_in_few_words_and_signs(events, told):
    assert ShortTurns(ENGLISH).turn(events, FOUR) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("de", "Anders: Ablagestapel aufgenommen (23), 4♣ 4♦ 4♥ gemeldet, 9♦ abgelegt"),
        ("nl", "Anders: aflegstapel gepakt (23), 4♣ 4♦ 4♥ uitgelegd, 9♦ afgelegd"),
        ("sv", "Anders: tog sakhögen (23), mälde 4♣ 4♦ 4♥, sakade 9♦"),
    ],
)
def test_it_reads_well_in_every_language(code, told):
    taken = PileTaken(1, CLUB_4, FOURS[:2], 1, 1, (NINE,) * 22 + (CLUB_4,))

    assert ShortTurns(speak(code)).turn((taken, Laid(1, 1, 2, FOURS), Discarded(1, NINE)), FOUR) == told
