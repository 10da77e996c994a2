"""What version 0.1.0 wrote opens as before: records, store, codes, receipts, rule sets, backup, preferences.

Everything beside this file was written by that version and is never written anew; `expected.json` is what it
showed of it.
"""

import gzip
import hashlib
import io
import json
import shutil
from pathlib import Path

import pytest

from samba_desktop.__main__ import main
from samba_desktop.ai.opponent import Opponent
from samba_desktop.engine.actions import write_cards
from samba_desktop.engine.rules.changes import nearest_preset
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, describe, value_of
from samba_desktop.engine.rules.sharing import code_of, rules_from_code
from samba_desktop.engine.table import PERSON, Phase
from samba_desktop.match.deal_code import CodedDeal, chosen_dealer, coded, codes_of_rounds, deal_from_code
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan, header_to_json
from samba_desktop.store.backup import restore
from samba_desktop.store.exchange import read_record, record_text
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import Back, Cloth, ConfirmDiscards, HandSorting, Speed, read_preferences
from samba_desktop.store.repair import check
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.store.store import Store, resume
from samba_desktop.ui.rules.match_plan import plan_from_text

HERE = Path(__file__).parent
EXPECTED = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))
RECORDS = sorted((HERE / "records").iterdir())
RULE_CODES = json.loads((HERE / "rule-codes.json").read_text(encoding="utf-8"))
DEAL_CODES = json.loads((HERE / "deal-codes.json").read_text(encoding="utf-8"))
FAMILY, SUNDAY = "Our family's rules", "Söndagssamba med mormor"


@pytest.fixture
def home(tmp_path):
    """A data folder as that version left it."""
    (tmp_path / "samba.sqlite3").write_bytes(gzip.decompress((HERE / "samba.sqlite3.gz").read_bytes()))
    shutil.copytree(HERE / "rule-sets", tmp_path / "rule-sets")
    shutil.copy(HERE / "preferences.json", tmp_path)
    return tmp_path


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def seen_of(match):
    """Return what `expected.json` has of a match."""
    header = json.dumps(header_to_json(match.record), ensure_ascii=False, sort_keys=True)
    return {
        "header": digest(header),
        "entries": len(match.entries),
        "entries_sha": digest("\n".join(entry.text for entry in match.entries)),
        "rounds": [
            {
                "points": list(one.points),
                "totals": list(one.totals),
                "out": one.out,
                "concealed": one.concealed,
                "end": one.end.value,
            }
            for one in match.counts
        ],
        "winners": None if match.winners is None else list(match.winners),
        "names": [plan.name for plan in match.record.seats],
        "levels": [plan.level for plan in match.record.seats],
        "rules_code": code_of(match.record.rules, nearest_preset(match.record.rules)),
        "deal_code": codes_of_rounds(match)[-1] if match.figures else None,
        "hand": write_cards(match.view(0).hand) if match.phase in {Phase.DRAW, Phase.PLAY} else None,
    }


def listed(line):
    """Return what `expected.json` has of a line of the history."""
    return [
        line.match_id,
        line.preset,
        line.is_changed,
        list(line.names),
        list(line.levels),
        line.entries,
        line.rounds,
        list(line.totals),
        None if line.winners is None else list(line.winners),
        line.rules_name,
        line.is_imported,
        line.created,
        line.played,
    ]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_the_same_match(path):
    record = read_record(path)

    assert seen_of(Match(record)) == EXPECTED["matches"][path.stem]
    assert record_text(record) == path.read_text(encoding="utf-8")


def test_the_store_is_sound_and_lists_the_same_matches(home):
    with Store.open(home) as store:
        assert not check(store)
        assert [listed(line) for line in list_matches(store)] == EXPECTED["listing"]
        assert [line.match_id for line in list_matches(store, deleted=True)] == [
            EXPECTED["store"]["same-deal"]
        ]


@pytest.mark.parametrize("name", EXPECTED["store"])
def test_a_match_of_the_store_goes_on_where_it_was(home, name):
    with Store.open(home) as store:
        match, damage = resume(store, EXPECTED["store"][name])

    assert damage is None
    assert seen_of(match) == EXPECTED["matches"][name]


def test_the_backup_brings_the_same_matches_and_rule_sets(tmp_path):
    with Store.open(tmp_path) as store:
        restore(store, HERE / "all.sambabackup")
        assert not check(store)
        assert [listed(line) for line in list_matches(store)] == EXPECTED["listing"]

    assert [one.name for one in RuleSets(tmp_path).all()] == [FAMILY, SUNDAY]


def test_the_rule_sets_are_the_same_rules(home):
    found = RuleSets(home)

    assert found.problems == ()
    assert [(one.name, one.preset, code_of(one.rules, one.preset)) for one in found.all()] == [
        (FAMILY, "swedish-samba", "SW-3Q3R-3S82-SE2X-RX4K"),
        (SUNDAY, "bolivia", code_of(found.all()[1].rules, "bolivia")),
    ]
    assert value_of(found.all()[1].rules, "target_score") == 12_000
    assert value_of(found.all()[1].rules, "go_out_sets") == 3


@pytest.mark.parametrize("kept", RULE_CODES, ids=lambda kept: kept["code"])
def test_a_code_of_rules_means_the_same_rules(kept):
    preset, rules = rules_from_code(kept["code"])
    usual = PRESETS[kept["preset"]].rules
    written = {name: describe(name).allowed.write(value_of(rules, name)) for name in THEME_OF}
    before = {name: describe(name).allowed.write(value_of(usual, name)) for name in THEME_OF}

    assert preset == kept["preset"]
    # Options that came later are as they are in the preset.
    assert written == {**before, **kept.get("options", {}), **kept.get("changed", {})}


@pytest.mark.parametrize("kept", DEAL_CODES, ids=lambda kept: kept["code"])
def test_a_code_of_a_deal_gives_the_same_cards(kept):
    deal = deal_from_code(kept["code"])
    seats = tuple(SeatPlan(str(seat), PERSON) for seat in range(kept["players"]))
    record = Record(
        chosen_dealer(deal.rules), deal.seating, seats, 1, deal.dealer, first_deal=int(kept["seed"], 16)
    )
    match = Match(record)
    match.deal()

    assert coded(CodedDeal(deal.rules, deal.seating, deal.dealer, deal.seed)) == kept["code"]
    assert [write_cards(match.view(seat).hand) for seat in range(kept["players"])] == kept["hands"]


def test_the_receipts_are_sound(capsys):
    assert main(["receipt", str(HERE / "receipts.txt")]) == 0
    assert main(["receipt", str(HERE / "records" / "swedish-finished.samba")]) == 0

    printed = capsys.readouterr()
    assert printed.err == ""
    for line in (HERE / "receipts.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("sha256 "):
            assert line.split()[1] in printed.out


def test_the_preferences_are_as_they_were_chosen(home):
    found = read_preferences(home)

    assert (found.speed, found.hand_order, found.cloth, found.back) == (
        Speed.SLOW,
        HandSorting.SAMBA,
        Cloth.HARBOUR,
        Back.CARNIVAL,
    )
    assert (found.four_colours, found.text_percent, found.volume) == (True, 125, 40)
    assert (found.confirm_discards, found.player_name, found.language) == (
        ConfirmDiscards.ALWAYS,
        "Åsa",
        "sv",
    )


def test_the_next_match_is_as_it_was_chosen(home):
    plan = plan_from_text(read_preferences(home).new_match)

    assert plan is not None
    assert (plan.rules_name, plan.first_dealer, plan.seating.players) == (FAMILY, 1, 4)
    assert [seat.name for seat in plan.seats] == ["Åsa", "Bo", "Carl", "Doris"]


def test_an_opponent_reads_what_that_version_sent():
    opponent = Opponent()
    answers = [
        opponent.reply(line) for line in io.StringIO((HERE / "protocol.jsonl").read_text(encoding="utf-8"))
    ]

    assert [next(iter(answer)) for answer in answers] == ["ready", "move"] * (len(answers) // 2)
    assert len(answers) >= 4


def test_every_command_reads_the_folder_of_that_version(home, capsys):
    assert main(["doctor", "--data-dir", str(home)]) == 0
    assert main(["rules", "--list", "--data-dir", str(home)]) == 0

    assert FAMILY in capsys.readouterr().out
