"""One word for one thing in every language: the words of the card table, and those that are never used.

A language often has several words for a thing, some of which mean something else in the next sentence. Here
stands which one is ours; what else players say belongs into the other words of the search alone.
"""

import re

import pytest

from samba_desktop.texts.language import speak
from samba_desktop.ui.rules.option_row import OTHER_WORDS
from tests.texts.catalogues import CODES, GAP, messages

COLUMNS = ("sv", "de", "nl")
"""The order of the languages in the table below."""
TERMS = {
    # English: Swedish, German, Dutch; patterns, as the words bend.
    "discard piles?": (
        "sakhög|hög|\\bden\\b|startkort",
        "stapel|startkarte",
        "stapel|\\bh[ei][mj]\\b|startkaart",
    ),
    "stock": ("talong", "talon", "trekstapel"),
    "wild cards?": ("vil[dt]", "wildcard", "wilde"),
    "natural cards?": ("naturlig", "natürlich", "natuurlijk"),
    "natural pairs?": ("naturligt par", "natürliche[mns]? paar", "zuiver paar"),
    "mixed canastas?": ("blandad", "gemischte", "gemengde"),
    "natural canastas?": ("naturlig", "natürliche", "zuivere"),
    "red threes?": ("röda?\\b|treor|\\bden\\b", "rote|dreien|\\bsie\\b", "rode|drieën"),
    "black threes?": ("svart", "schwarze", "zwarte"),
    "(?<!in )sequences?": ("sekvens", "sequenz", "reeks"),
    "groups?": ("grupp", "gruppe", "groep"),
    "first melds?": ("första mälning", "erstmeldung", "eerste uitleg"),
    "rounds?(?! the)": ("omgång", "runde", "ronde"),
    "match": ("parti", "match", "partij"),
    "targets?": ("slutpoäng|\\btill\\b", "ziel|\\bbis\\b", "winnende score|\\btot\\b"),
    "partners?": ("partner", "partner", "partner"),
    "opponents?": ("motståndar", "gegner", "tegenstander"),
    "dealers?": ("givare|ger först", "geber|austeilt|\\bgibt\\b", "gever|\\bdeelt\\b"),
    "frozen": ("frusen|fryst|fryses", "eingefroren", "bevroren"),
    "freezes?": ("frys", "fr(ie|o)r", "bevr(ie|o)"),
    "blocked": ("blockerad", "blockiert", "geblokkeerd"),
    "concealed": ("dol[dt]", "verdeckt", "in één keer"),
    "bonus(es)?": ("bonus", "bon(us|i)", "premie"),
    "(?<!adding the )(?<!with the )top card": ("översta", "oberste|\\boben\\b", "bovenste"),
    "replacement cards?": ("ersättningskort", "ersatzkarte", "vervangende"),
    "score sheet": ("poängprotokoll", "abrechnung", "scoreblad"),
    "spades": ("spader", "pik", "schoppen"),
    "hearts": ("hjärter", "herz", "harten"),
    "diamonds": ("ruter", "karo", "ruiten"),
    "clubs": ("klöver", "kreuz", "klaver"),
    "(go|goes|going|went) out": (
        "\\bg[åi].*\\but\\b|utgång",
        "aus(ge|zu)?mach|ma?ch.* aus\\b",
        "uit.*ga|ga.*\\buit\\b",
    ),
}  # fmt: skip
"""Which words stand for an English one."""
ELSEWHERE = {
    "Most rounds of a match",
    "The rest of the pile counts for the first meld",
    "Go to a group of rules",
    "Figures by group",
    "Group by",
    "going out, no wild cards",
    "in groups and sequences",
    "opponents: how many turns of each level (200)",
}
"""Where the English word means something else, is typed as it is, or stands beside words that say it."""

NEVER = {
    "sv": (
        "melds?|wild card|rank|face cards?|kasthög\\w*|slänghög\\w*|spelhög\\w*|korthög\\w*|stege\\w*|"
        "svit\\w*|triss\\w*|trumf\\w*|begynnelsemälning\\w*|mälar|kasta\\w*|medspelare\\w*|jokar|äkta|oäkta|ogiltig\\w*|"
        "slänga|bygga på|sambor\\w*|sammanfoga\\w*|protokollet|ert|eder|ni"
    ),
    "de": (
        "meldung\\w*|anfangsfigur\\w*|aussteig\\w*|ausgehen|abwurfstapel\\w*|nachziehstapel\\w*|ziehstapel\\w*|stoß|"
        "paket\\w*|(?<!„)decks?|partei\\w*|partnerschaft\\w*|partie\\w*|blatt|kaufen|abwerfen|gesperrt\\w*|bauern?|"
        "dreier|prämie\\w*|ungültig\\w*|straße\\w*|verschmelz\\w*|unecht\\w*|echte\\w*|eckstein|treff|"
        "euer|eure\\w*|themas?|hintergrundfarbe"
    ),
    "nl": (
        "stok|pot|weggooistapel\\w*|sets?|straat|straten|melding\\w*|koning\\w*|jokerkaart\\w*|wildcards?|"
        "opleggen|neerleggen|weggooi\\w*|uitmaken|maat|hints?|voorkeuren|u|uw|ongeldig\\w*|stapel|bonus\\w*|"
        "bloem|waarde|verborgen|echte|schone|vuile|jullie"
    ),
}
"""Whole words that never stand on a screen."""
FORMAL = re.compile(r"(?<![.:!?“„] )(?<!^)\b(Sie|Ihnen|Ihr\w*)\b")
"""German words that address somebody formally where no sentence begins."""

MODELS = [
    ("Refusals", "A sequence holds no wild card.", None, {}, {
        "sv": "En sekvens får inte innehålla vilda kort.",
        "de": "Eine Sequenz darf keine Wildcard enthalten.",
        "nl": "Een reeks mag geen wilde kaart bevatten.",
    }),
    ("Refusals", "A group holds at most {number} wild card(s).", 2, {"number": "TWO"}, {
        "sv": "En grupp får innehålla högst två vilda kort.",
        "de": "Eine Gruppe darf höchstens zwei Wildcards enthalten.",
        "nl": "Een groep mag hoogstens twee wilde kaarten bevatten.",
    }),
    ("Refusals", "The pile is blocked: a black three lies on top.", None, {}, {
        "sv": "Sakhögen är blockerad: det ligger en svart trea överst.",
        "de": "Der Ablagestapel ist blockiert: Oben liegt eine schwarze Drei.",
        "nl": "De aflegstapel is geblokkeerd: er ligt een zwarte drie bovenop.",
    }),
    ("Refusals", "Black threes may be melded only in the turn in which you go out.", None, {}, {
        "sv": "Svarta treor får bara mälas i samma tur som du går ut.",
        "de": "Schwarze Dreien darfst du nur in dem Zug melden, in dem du ausmachst.",
        "nl": "Zwarte drieën mag je alleen uitleggen in de beurt waarin je uitgaat.",
    }),
    ("Refusals", "This can't be taken back: a hidden card has been seen.", None, {}, {
        "sv": "Det går inte att ångra: du har redan sett ett dolt kort.",
        "de": "Das lässt sich nicht zurücknehmen: Du hast schon eine verdeckte Karte gesehen.",
        "nl": "Dit kun je niet ongedaan maken: je hebt al een gesloten kaart gezien.",
    }),
    ("TableTexts", "Partner, may I go out?", None, {}, {
        "sv": "Partner, får jag gå ut?",
        "de": "Partner, darf ich ausmachen?",
        "nl": "Partner, mag ik uitgaan?",
    }),
    ("NowTexts", "{name} is thinking.", None, {"name": "Berit"}, {
        "sv": "Berit tänker.",
        "de": "Berit überlegt.",
        "nl": "Berit denkt na.",
    }),
    ("EventTexts", "{name} took the pile: %n card(s).", 23, {"name": "Anders"}, {
        "sv": "Anders tog sakhögen: 23 kort.",
        "de": "Anders hat den Ablagestapel aufgenommen: 23 Karten.",
        "nl": "Anders heeft de aflegstapel gepakt: 23 kaarten.",
    }),
    ("Endings", "The stock is used up. The round ends without a going-out bonus.", None, {}, {
        "sv": "Talongen är slut. Omgången avslutas utan bonus för utgång.",
        "de": "Der Talon ist aufgebraucht. Die Runde endet ohne Bonus fürs Ausmachen.",
        "nl": "De trekstapel is op. De ronde eindigt zonder premie voor uitgaan.",
    }),
    ("Endings", "Round {round} is over: {ours} points for your side, {theirs} for the opponents.", None,
     {"round": 3, "ours": 1240, "theirs": 865}, {
        "sv": "Omgång 3 är slut: 1\u00a0240 poäng till ditt lag, 865 till motståndarna.",
        "de": "Runde 3 ist zu Ende: 1.240 Punkte für dein Team, 865 für die Gegner.",
        "nl": "Ronde 3 is afgelopen: 1.240 punten voor je team, 865 voor de tegenstanders.",
    }),
    ("Endings", "Your side wins the match, {ours} to {theirs}.", None, {"ours": 10430, "theirs": 8955}, {
        "sv": "Ditt lag vinner partiet med 10\u00a0430 mot 8\u00a0955 poäng.",
        "de": "Dein Team gewinnt das Match mit 10.430 zu 8.955 Punkten.",
        "nl": "Je team wint de partij met 10.430 tegen 8.955 punten.",
    }),
]  # fmt: skip
"""Sentences by which the others are measured."""
TWO = {"sv": "två", "de": "zwei", "nl": "twee"}


@pytest.fixture(params=CODES)
def code(request):
    return request.param


def plain(text):
    """Leave out gaps and keys."""
    return GAP.sub("", text).replace("&", "")


def spoken(code):
    """List the finished texts that are seen; the other words of the search are there to be found by."""
    return [one for one in messages(code) if one.finished and one.source != OTHER_WORDS]


def test_an_english_word_is_the_word_of_the_glossary(code):
    wrong = []
    for english, words in TERMS.items():
        said = re.compile(rf"\b({english})\b", re.IGNORECASE)
        wanted = re.compile(words[COLUMNS.index(code)], re.IGNORECASE)
        wrong += [
            f"{english}: {one}"
            for one in spoken(code)
            if one.source not in ELSEWHERE
            and said.search(plain(one.source))
            and not wanted.search(plain(one.many))
        ]

    assert not wrong


def test_words_that_mean_something_else_are_never_used(code):
    never = re.compile(rf"\b({NEVER[code]})\b", re.IGNORECASE)

    wrong = [f"{found.group()}: {one}" for one in spoken(code) for found in never.finditer(plain(one.many))]

    assert not wrong


def test_german_says_du():
    wrong = [str(one) for one in spoken("de") if FORMAL.search(one.many)]

    assert not wrong


@pytest.mark.parametrize("model", MODELS, ids=[model[1][:30] for model in MODELS])
def test_the_model_sentences_stand_as_they_are(code, model):
    context, source, n, gaps, says = model
    filled = {name: TWO[code] if value == "TWO" else value for name, value in gaps.items()}

    assert speak(code).say(context, source, n, **filled) == says[code]
