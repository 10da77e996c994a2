"""Bring the catalogues of translations up to date with the texts in the sources: one command.

    python3 packaging/translations.py            look for new, changed and dropped texts
    python3 packaging/translations.py --add fi   begin the catalogue of another language

Qt's own tool and Babel come into the checkout's environment, from the versions pinned beside this file, and
the work is done there. Each catalogue is compiled for the program at the end (`samba_XX.mo`), also when only
a translation was changed. What is not translated yet is told.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree as ET

import start

if __name__ == "__main__":
    start.go_inside(start.TEST)
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from samba_desktop.cli import arguments

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "assets" / "translations"
EXTRACT = ("-no-obsolete", "-locations", "none", "-source-language", "en")
"""Without the places in the code, which would change with every line of it."""


WHENEVER = datetime(2026, 1, 1, tzinfo=UTC)
"""Stands in every compiled catalogue, so that the same texts always make the same file."""


class ExtractError(Exception):
    """The texts could not be extracted; the text says why."""


def main(words: Sequence[str]) -> int:
    """Update every catalogue and tell what is missing; answer 0 when all went well."""
    options = parser().parse_args(words)
    checkout = start.Checkout(ROOT)
    try:
        paths = set(CATALOGUES.glob("samba_*.ts"))
        if options.add:
            paths.add(CATALOGUES / f"samba_{options.add}.ts")
        for path in sorted(paths):
            update(checkout.scripts / "pyside6-lupdate", path)
            path.with_suffix(".mo").write_bytes(compiled(path))
            start.say(f"{path.relative_to(ROOT)}: {len(untranslated(path))} texts are not translated")
    except ExtractError as error:
        start.say(str(error))
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    """Build the parser of the command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--add", metavar="CODE", help="begin a catalogue for a language")
    return made


def help_source(folder: Path) -> Path:
    """Write what the commands say of themselves as a source that the tool can read."""
    path = folder / "help.py"
    marked = [
        f"QT_TRANSLATE_NOOP({json.dumps(arguments.CONTEXT)}, {json.dumps(text, ensure_ascii=False)})\n"
        for text in arguments.texts_of(arguments.parser(""))
    ]
    path.write_text("".join(marked), encoding="utf-8")
    return path


def sources() -> list[Path]:
    """List the files that hold texts, always in the same order."""
    return sorted((ROOT / "samba_desktop").rglob("*.py"))


def update(tool: Path, catalogue: Path) -> None:
    """Extract the texts into one catalogue; translations of texts that stay are kept.

    Raises ExtractError where the tool finds fault with a text.
    """
    code = catalogue.stem.rpartition("_")[2]
    with tempfile.TemporaryDirectory() as folder:
        texts = [*sources(), help_source(Path(folder))]
        command = [tool, *EXTRACT, "-target-language", code, *texts, "-ts", catalogue]
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    if done.returncode or "warning" in told.lower():
        raise ExtractError(told)


def compiled(catalogue: Path) -> bytes:
    """Write a catalogue as the program reads it, with the rule of the language for its plural forms.

    What is not translated is left out.
    """
    code = catalogue.stem.rpartition("_")[2]
    made = Catalog(code, creation_date=WHENEVER, revision_date=WHENEVER)
    for context in ET.parse(catalogue).iter("context"):  # noqa: S314 - the file is the project's own
        for message in context.iter("message"):
            source, translation = message.findtext("source", ""), message.find("translation")
            if translation is None or translation.get("type") is not None:
                continue
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            name = context.findtext("name")
            if forms:
                made.add((source, source), forms, context=name)
            else:
                made.add(source, translation.text or "", context=name)
    file = BytesIO()
    write_mo(file, made)
    return file.getvalue()


def untranslated(catalogue: Path) -> list[str]:
    """List the texts that wait for a translation."""
    # The file is the project's own.
    root = ET.parse(catalogue).getroot()  # noqa: S314
    return [
        message.findtext("source", "")
        for message in root.iter("message")
        if (translation := message.find("translation")) is None or translation.get("type") is not None
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
