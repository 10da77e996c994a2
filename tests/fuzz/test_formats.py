"""Whatever a file, a code or a line of a program holds, it is read or refused in a sentence.

Each format is met with mutants of sound ones. `SAMBA_FUZZ_SEED` begins with other mutants than usual; what is
found names the seed and the number, by which it comes again.
"""

import json
import os
import time
import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from samba_desktop.__main__ import main
from samba_desktop.ai import protocol
from samba_desktop.ai.opponent import Opponent
from samba_desktop.engine.actions import write_action
from samba_desktop.engine.casefile import view_to_json
from samba_desktop.engine.incoming import UnreadableError, decoded, load_json
from samba_desktop.engine.rule_checks import PLAYERS_OF
from samba_desktop.engine.rules.changes import RulesError, rules_to_json
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.rules.sharing import (
    ALPHABET,
    BASE,
    CHECKS,
    checked,
    code_of,
    digits_of,
    rules_from_code,
)
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.deal_code import CodedDeal, coded, deal_from_code
from samba_desktop.match.match import Match
from samba_desktop.match.receipt import opened_text, part_from_bits, receipt_of
from samba_desktop.match.record import Record, SeatPlan, record_from_json, record_to_json
from samba_desktop.store.exchange import record_text, take_in
from samba_desktop.store.listing import listed
from samba_desktop.store.preferences import Preferences, read_preferences, write_preferences
from samba_desktop.store.rule_sets import RuleSet, rule_set_text
from samba_desktop.store.store import Store
from samba_desktop.ui.learn.course import Course
from samba_desktop.ui.rules.match_plan import MatchPlan, plan_from_text, plan_to_text, record_of
from samba_desktop.ui.table.moments import NonsenseError, read_line
from tests.engine.golden.test_golden import EVERY
from tests.fuzz.mutants import byte_mutant, json_mutants, text_mutants
from tests.match.random_player import RandomPlayer

SEED = int(os.environ.get("SAMBA_FUZZ_SEED", "1"))
EVERYDAY, LONG = 150, 10_000
SECONDS = 20
"""A mutant that takes longer would hang the program; on an idle machine most take some milliseconds."""
REFUSED = 2

everyday_and_long = pytest.mark.parametrize(
    "count",
    [EVERYDAY, pytest.param(LONG, marks=pytest.mark.slow)],
    ids=["everyday", "long"],
)


def meet(mutants: Iterable[bytes], read: Callable[[bytes], object], *, seed: int = SEED) -> None:
    """Let a reader meet mutants; tell which one it was where anything but an answer comes."""
    for number, mutant in enumerate(mutants, start=1):
        begun = time.monotonic()
        try:
            read(mutant)
        except BaseException as error:
            error.add_note(f"seed {seed}, mutant {number}: {mutant[:3000]!r}")
            raise
        assert time.monotonic() - begun < SECONDS, f"seed {seed}, mutant {number}: {mutant[:3000]!r}"


class Typed:
    """Commands as they are typed on a file, in this process."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], name: str, *words: str) -> None:
        self.path = folder / name
        self.words = words
        self.folder = folder
        self.capsys = capsys
        self.refused = 0
        self.read = 0

    def __call__(self, data: bytes) -> None:
        self.path.write_bytes(data)
        status = main(["--data-dir", str(self.folder), *self.words, str(self.path)])
        said = self.capsys.readouterr()
        if status == REFUSED:
            self.refused += 1
            assert not said.out
            check_sentence(said.err)
        else:
            self.read += 1
            assert status in {0, 1}
            assert not said.err
            assert said.out


def check_sentence(said: str) -> None:
    assert said.endswith("\n")
    assert "\n" not in said[:-1]
    assert 0 < len(said) < 1500
    harmful = [sign for sign in said[:-1] if unicodedata.category(sign) in {"Cc", "Cf", "Cs"}]
    assert not harmful, said


@cache
def sound_record() -> Record:
    """Return a match of two with a receipt, of which a round and a half are played."""
    rules = with_value(PRESETS["swedish-samba"].rules, "target_score", 5000)
    part = part_from_bits(7, "two words")
    plans = (SeatPlan("Ada", PERSON), SeatPlan("Bo", "easy"))
    seating = Seating(2, Shape.SOLO)
    record = Record(rules, seating, plans, part.seed, notes=part.notes, rules_name="Ours", first_dealer=0)
    match = RandomPlayer(5).play(Match(replace(record, first_dealer=None)), lambda match: match.moment >= 60)
    return match.record


def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@everyday_and_long
def test_a_record_is_opened_or_refused(tmp_path, capsys, monkeypatch, count):
    no_screen(monkeypatch)
    typed = Typed(tmp_path, capsys, "match.samba", "open")

    meet(json_mutants([record_to_json(sound_record())], count, Random(SEED)), typed)

    assert typed.refused
    assert typed.read


@everyday_and_long
def test_a_record_is_taken_in_whole_or_not_at_all(tmp_path, count):
    path = tmp_path / "match.samba"
    with Store.open(tmp_path) as store:

        def take(data: bytes) -> None:
            path.write_bytes(data)
            before = store.changes
            taken = take_in(store, (path,))
            for problem in taken.problems:
                check_sentence(f"{problem}\n")
            assert bool(taken.new) or store.changes == before
            for match_id in taken.new:
                kept = store.load(match_id)
                assert kept.damage is None
                Match(kept.record)
            lines, left_out = listed(store, deleted=False)
            assert not left_out
            for line in lines:
                store.erase(line.match_id)

        meet(json_mutants([record_to_json(sound_record())], count, Random(SEED + 1)), take)


@everyday_and_long
def test_a_case_is_judged_or_refused(tmp_path, capsys, count):
    typed = Typed(tmp_path, capsys, "case.json", "referee")

    meet(json_mutants([golden.case for golden in EVERY], count, Random(SEED + 2)), typed)

    assert typed.refused
    assert typed.read


@everyday_and_long
def test_a_rule_set_is_read_or_refused(tmp_path, capsys, count):
    typed = Typed(tmp_path, capsys, "ours.json", "rules", "--code")
    sets = [
        json.loads(rule_set_text(RuleSet("Ours", "swedish-samba", preset.rules)))
        for preset in PRESETS.values()
    ]

    meet(json_mutants(sets, count, Random(SEED + 3)), typed)

    assert typed.refused
    assert typed.read


def sealed(mark: str, code: str, rng: Random) -> bytes:
    """Change the digits of a code and make those that check it anew, so that it is read to its end."""
    digits = digits_of(code.replace("-", ""))[:-CHECKS]
    for _ in range(rng.choice((1, 2, 4))):
        at = rng.randrange(len(mark), len(digits) + 1)
        match rng.randrange(5):
            case 0:
                digits[at:at] = [rng.choice((0, 1, 22, 29, BASE - 1))] * rng.choice((1, 2, 40, 5000))
            case 1:
                digits[at:] = []
            case 2:
                digits[at:at] = [rng.randrange(BASE) for _ in range(rng.randrange(1, 30))]
            case _:
                digits[at : at + 1] = [rng.randrange(BASE)]
    return "".join(ALPHABET[digit] for digit in checked(digits)).encode()


def own_rules() -> list[tuple[str, str]]:
    """Return codes of rules that change every option, each to the values of another game."""
    return [
        (PRESETS[name].letters, code_of(preset.rules, name))
        for name in PRESETS
        for preset in PRESETS.values()
    ]


@everyday_and_long
def test_a_code_of_rules_is_read_or_refused(count):
    rng, codes = Random(SEED + 4), own_rules()
    sound = [sealed(*rng.choice(codes), rng) for _ in range(count // 2)]

    def read(data: bytes) -> None:
        try:
            preset, rules = rules_from_code(data.decode("utf-8", "replace"))
        except RulesError as error:
            check_sentence(f"{error}\n")
            return
        assert rules_from_code(code_of(rules, preset)) == (preset, rules)

    meet((*sound, *text_mutants([code for _, code in codes], count // 2, rng, ALPHABET)), read)


@everyday_and_long
def test_a_code_of_a_deal_is_read_or_refused(count):
    rng = Random(SEED + 5)
    codes = [
        coded(CodedDeal(preset.rules, Seating(players, shape), players - 1, rng.getrandbits(64)))
        for preset in PRESETS.values()
        for players in sorted(preset.rules.deck.player_counts)
        for shape in preset.rules.shapes(players)
    ]
    sound = [sealed("DE", rng.choice(codes), rng) for _ in range(count // 2)]

    def read(data: bytes) -> None:
        try:
            deal = deal_from_code(data.decode("utf-8", "replace"))
        except RulesError as error:
            check_sentence(f"{error}\n")
            return
        assert sorted(map(deal.place, range(deal.seating.players))) == [*range(1, deal.seating.players + 1)]
        assert deal_from_code(coded(deal)).is_same(deal)

    meet((*sound, *text_mutants(codes, count // 2, rng, ALPHABET)), read)


@everyday_and_long
def test_a_receipt_is_checked_or_refused(tmp_path, capsys, count):
    typed = Typed(tmp_path, capsys, "receipt.txt", "receipt")
    text = "\n\n".join(opened_text(receipt_of(sound_record(), number)) for number in (1, 2))
    rng = Random(SEED + 6)

    meet(text_mutants([text], count // 2, rng, "0123456789abcdef QSHDCJK\n"), typed)
    meet(json_mutants([record_to_json(sound_record())], count // 2, rng), typed)

    assert typed.refused
    assert typed.read


@everyday_and_long
def test_preferences_are_read_as_far_as_they_are_sound(tmp_path, count):
    sound = Preferences(new_match=plan_to_text(sound_plans()[0]), player_name="Ada", others={"later": [1]})
    write_preferences(tmp_path, sound)
    path = next(tmp_path.glob("preferences.json"))

    def read(data: bytes) -> None:
        path.write_bytes(data)
        found = read_preferences(tmp_path)
        write_preferences(tmp_path, found)
        assert read_preferences(tmp_path) == found

    meet(json_mutants([json.loads(path.read_text())], count, Random(SEED + 7)), read)


def sound_plans() -> list[MatchPlan]:
    plans = []
    for preset in PRESETS.values():
        players = max(preset.rules.deck.player_counts)
        shape = preset.rules.shapes(players)[0]
        seats = tuple(SeatPlan(f"Seat {seat}", "medium" if seat else PERSON) for seat in range(players))
        plans.append(MatchPlan(preset.rules, Seating(players, shape), seats, 1, "Ours"))
    return plans


@everyday_and_long
def test_a_saved_plan_is_taken_or_left(count):
    def read(data: bytes) -> None:
        plan = plan_from_text(data.decode("utf-8", "replace"))
        if plan is None:
            return
        assert len(plan.seats) == plan.seating.players
        assert PLAYERS_OF.get(plan.seating.shape, plan.seating.players) == plan.seating.players
        assert plan.first_dealer is None or 0 <= plan.first_dealer < plan.seating.players
        record_text(record_of(plan, 1)).encode()

    meet(
        json_mutants([json.loads(plan_to_text(plan)) for plan in sound_plans()], count, Random(SEED + 8)),
        read,
    )


@cache
def some_views() -> tuple[object, ...]:
    match, views = Match(sound_record().upto(0)), []
    player = RandomPlayer(3)
    while match.moment < 90:
        player.act(match)
        if match.to_act is not None:
            views.append(match.view(match.to_act))
    return tuple(views[::7])


@everyday_and_long
def test_an_answer_of_a_program_is_read_or_refused(count):
    answers = [
        {"move": 17, "action": "lay KS KH KD", "then": ["add m1 KC", "discard 4C"], "because": "It is good."},
        {"move": 1, "action": "back", "because": {"code": "foreign", "text": "x"}, "ending": "so"},
        {"move": 2, "action": "take QS QH onto m2", "because": {"code": "discard_safe", "card": "4D"}},
        {"ready": 2, "name": "Bot"},
    ]

    def read(data: bytes) -> None:
        text = data.decode("utf-8", "replace")
        with suppress(protocol.AnswerError):
            reply = protocol.read_reply(text)
            if reply.action is not None:
                write_action(reply.action).encode()
            for because in (reply.because, reply.ending):
                if because is not None:
                    protocol.line(protocol.because_to_json(because)).encode()
        with suppress(protocol.AnswerError):
            check_sentence(f"x{protocol.read_ready(text)}\n")

    meet(json_mutants(answers, count, Random(SEED + 9)), read)


@everyday_and_long
def test_a_program_answers_what_it_can_read(count):
    seats = Seating(2, Shape.SOLO)
    asked = [protocol.move(number, view) for number, view in enumerate(some_views())]
    others = [
        protocol.hello(sound_record().rules, seats, 0, "easy", 5),
        {"refused": 3, "action": "draw", "reason": "x", "says": "No."},
        {"round": {"score": {}}},
    ]

    def read(data: bytes) -> None:
        opponent = Opponent()
        opponent.reply(protocol.line(others[0]))
        with suppress(protocol.AnswerError):
            answer = opponent.reply(data.decode("utf-8", "replace"))
            if answer is not None:
                protocol.line(answer).encode()

    meet(json_mutants([*asked, *asked, *others], count, Random(SEED + 10)), read)


@everyday_and_long
def test_a_line_of_the_search_for_moments_is_read_or_nonsense(count):
    line = {
        "decision": 1, "of": 9, "turn": 3, "moment": 20, "done": ["draw"],
        "other": ["take QS QH", "discard 4C"],
        "because": {"code": "simple"}, "gain": 20, "error": 3, "worlds": 60, "clear": True,
    }  # fmt: skip

    def read(data: bytes) -> None:
        with suppress(NonsenseError):
            read_line(data.decode("utf-8", "replace"))

    meet(json_mutants([line, {"decision": 1, "of": 9}], count, Random(SEED + 11)), read)


@everyday_and_long
def test_where_the_tutorial_was_left_is_taken_up_or_begun_anew(count):
    course = Course(("You", "Berit", "Carl", "Doris"), "medium")
    kept = [{"step": "draw", "entries": ["draw"]}, course.kept()]

    def read(data: bytes) -> None:
        with suppress(UnreadableError):
            Course(("You", "Berit", "Carl", "Doris"), "medium").take_up(load_json(decoded(data)))

    meet(json_mutants(kept, count, Random(SEED + 12)), read)


def test_the_mutants_are_many_and_not_all_nonsense():
    mutants = list(json_mutants([record_to_json(sound_record())], 300, Random(1)))
    sound = 0
    for one in mutants:
        with suppress(ValueError, RecursionError):
            record_from_json(json.loads(one))
            sound += 1

    assert len(set(mutants)) > 290
    assert 10 < sound < 250
    assert len({byte_mutant(b"abcdefgh", Random(seed)) for seed in range(50)}) > 30
    assert view_to_json(some_views()[0])
    assert rules_to_json(sound_record().rules)
