"""`samba-desktop --selftest`: whether this very program is complete and works, as far as that needs no Qt.

It speaks English alone, as what it looks for is the other languages too.
"""

import json
import subprocess
import sys
import tempfile
import wave
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from samba_desktop import __version__, assets
from samba_desktop.ai.fast import compiled, why_plain
from samba_desktop.ai.levels import LEVELS
from samba_desktop.ai.own_process import child_environment, own_command
from samba_desktop.ai.programs import own_program
from samba_desktop.ai.protocol import hello
from samba_desktop.ai.seats import ProcessSeat, SeatError
from samba_desktop.arena.table_play import Chooser, deal_codes, play_round
from samba_desktop.cli.streams import Finding
from samba_desktop.engine.actions import Refusal
from samba_desktop.engine.game import new_match
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import read_record, write_record
from samba_desktop.store.repair import check
from samba_desktop.store.store import Store, begin, resume
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.refusal_texts import Refusals

SEATING = Seating(2, Shape.SOLO)
SAMPLES = 2
"""Imagined worlds for each choice: it is not strength that is tried here."""
SEED = 1
PATIENCE = 120.0
"""Seconds for a command to end, on a machine that has much else to do."""
SOUNDS = (".wav",)
SOUND_LIBRARY = "miniaudio"


def examine() -> Iterator[Finding]:
    """Look at everything, one after another."""
    yield Finding("Samba", f"{__version__}, {'frozen' if is_frozen() else 'not frozen'}")
    yield kernel()
    yield files()
    yield sounds()
    yield database()
    yield commands()
    for level in LEVELS:
        yield whole_round(level)


def is_frozen() -> bool:
    """Tell whether this is the program as it is installed, with Python and Qt inside."""
    return bool(getattr(sys, "frozen", False))


def kernel() -> Finding:
    """Say whether the search plays with the compiled kernel, as the frozen program has to."""
    if compiled:
        return Finding("Kernel", "compiled")
    return Finding("Kernel", f"plain: {why_plain}", sound=not is_frozen())


def files() -> Finding:
    """Compare the files beside the code with the list that was made when they were packed."""
    try:
        folder = assets.path("")
        listed = assets.path(assets.CONTENTS)
    except FileNotFoundError as error:
        missing = str(error) != assets.CONTENTS
        told = "the folder of assets is missing" if missing else "as in the source, without a list"
        return Finding("Files", told, sound=not missing and not is_frozen())
    hashes: dict[str, str] = json.loads(listed.read_text(encoding="utf-8"))
    wrong = [name for name, known in hashes.items() if _hash(folder / name) != known]
    if wrong:
        return Finding("Files", f"missing or changed: {', '.join(wrong)}", sound=False)
    return Finding("Files", f"all {len(hashes)} there")


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def sounds() -> Finding:
    """Read every sound, and load the library that plays them; whether there is a device is no matter."""
    found = [path for path in sorted(assets.path("").rglob("*")) if path.suffix in SOUNDS]
    broken = [path.name for path in found if not _is_sound(path)]
    if broken:
        return Finding("Sounds", f"cannot be read: {', '.join(broken)}", sound=False)
    try:
        import_module(SOUND_LIBRARY)
    except (ImportError, OSError) as error:
        return Finding("Sounds", f"the library {SOUND_LIBRARY} cannot be loaded: {error}", sound=False)
    return Finding("Sounds", f"{len(found)} read, and {SOUND_LIBRARY} loaded")


def _is_sound(path: Path) -> bool:
    try:
        with wave.open(str(path)) as sound:
            return len(sound.readframes(sound.getnframes())) > 0
    except (OSError, EOFError, wave.Error):
        return False


def database() -> Finding:
    """Keep a match, give its record away, and find both again as they were."""
    plans = tuple(SeatPlan(name, next(iter(LEVELS))) for name in ("A", "B"))
    try:
        with tempfile.TemporaryDirectory(prefix="samba-check-") as name:
            return _kept(Path(name), Record(Rules(), SEATING, plans, SEED))
    except (OSError, SaveError) as error:
        return Finding("Database", str(error), sound=False)


def _kept(folder: Path, record: Record) -> Finding:
    with Store.open(folder) as store:
        number, match = begin(store, record)
        match.deal()
        written = match.record
        write_record(written, folder / "given.samba")
    with Store.open(folder) as store:
        again, damage = resume(store, number)
        findings = check(store)
    given = Match(read_record(folder / "given.samba"))
    same = again.record == written == given.record and again.table == given.table
    if damage is not None or findings or not same:
        return Finding("Database", "a match came back otherwise than it was kept", sound=False)
    return Finding("Database", "written and read")


def commands() -> Finding:
    """Start this program again for a command that needs the database's library, as the window does."""
    try:
        with tempfile.TemporaryDirectory(prefix="samba-check-") as folder:
            done = subprocess.run(
                own_command("--data-dir", folder, "rules", "--list"),
                env=child_environment(),
                capture_output=True,
                text=True,
                errors="replace",
                timeout=PATIENCE,
                check=False,
            )
    except (OSError, subprocess.TimeoutExpired) as error:
        return Finding("Commands", str(error), sound=False)
    if done.returncode or len(done.stdout.splitlines()) < len(PRESETS):
        said = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        return Finding("Commands", f"do not run: {said[-1]}", sound=False)
    return Finding("Commands", "run in processes of their own")


def whole_round(level: str) -> Finding:
    """Play a round in which each seat is an opponent's process of this program."""
    rules, what = Rules(), f"Round at the level {level}"
    try:
        with ExitStack() as stack:
            players: list[Chooser] = []
            for seat in range(SEATING.players):
                greeting = hello(rules, SEATING, seat, level, SEED + seat)
                player = ProcessSeat(own_program(), greeting, samples=SAMPLES, says=_says)
                stack.callback(player.close)
                players.append(player)
            _, told = play_round(new_match(rules, SEATING, 0), players, next(deal_codes(SEED)))
    except SeatError as error:
        return Finding(what, str(error), sound=False)
    if told.replaced:
        why = "; ".join(str(why) for _, why in told.replaced)
        return Finding(what, f"a simple action stood in: {why}", sound=False)
    return Finding(what, f"played in {told.turns} turns")


def _says(refusal: Refusal) -> str:
    return Refusals(ENGLISH).sentence(refusal, Rules(), team=False)
