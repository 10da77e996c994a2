"""What Qt's own extractor finds: no text may be missed, and counted texts must be counted there."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import samba_desktop
from samba_desktop.engine.rules.option import OTHERWISE
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe
from samba_desktop.texts.refusal_texts import PLAIN

PACKAGE = Path(samba_desktop.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))


@pytest.fixture(scope="module")
def extracted(tmp_path_factory):
    """Run lupdate over the sources; returns its output and the messages by context and text."""
    catalogue = tmp_path_factory.mktemp("lupdate") / "texts.ts"
    tool = Path(sys.executable).parent / "pyside6-lupdate"
    ran = subprocess.run(
        [str(tool), *map(str, SOURCES), "-ts", str(catalogue)], capture_output=True, text=True, check=True
    )
    messages = {
        (context.findtext("name"), message.findtext("source")): message.get("numerus") == "yes"
        for context in ET.parse(catalogue).iter("context")
        for message in context.iter("message")
    }
    return ran.stdout + ran.stderr, messages


def test_lupdate_has_nothing_to_complain_about(extracted):
    output, messages = extracted

    assert "warning" not in output.lower()
    assert "error" not in output.lower()
    assert len(messages) > 500


def test_lupdate_finds_every_text_of_the_options(extracted):
    _, messages = extracted
    texts = set()
    for name in THEME_OF:
        declared = describe(name)
        says = [declared.says] if isinstance(declared.says, str) else declared.says.values()
        texts |= {declared.label, *says, *declared.names.values(), *(need.reason for need in declared.needs)}
        texts.add(getattr(Rules(), THEME_OF[name]).title)

    missing = {text for text in texts if ("Rules", text) not in messages}

    assert not missing
    assert OTHERWISE not in texts


def test_lupdate_finds_every_text_of_the_presets_and_refusals(extracted):
    _, messages = extracted
    presets = {
        text
        for preset in PRESETS.values()
        for text in (preset.title, preset.character, preset.source, *preset.decided)
    }

    assert not {text for text in presets if ("Presets", text) not in messages}
    assert not {text for text in PLAIN.values() if ("Refusals", text) not in messages}


def test_counted_texts_are_counted_for_qt_too(extracted):
    _, messages = extracted
    counted = re.compile(r"%n|\(s\)|\([^()]*\|[^()]*\)")

    wrong = {text for (_, text), numerus in messages.items() if bool(counted.search(text or "")) != numerus}

    assert not wrong


def test_the_context_is_the_class_that_speaks(extracted):
    """A text marked in one class and asked for under another context would never be found translated."""
    _, messages = extracted
    contexts = {context for context, _ in messages}
    spoken = {
        found
        for path in SOURCES
        for found in re.findall(r'\.say\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }

    assert spoken <= contexts


def test_no_text_names_a_gap_that_it_could_not_fill(extracted):
    _, messages = extracted

    for _, text in messages:
        assert text.count("{") == text.count("}")
        assert re.sub(r"\{[a-z_]+\}", "", text).find("{") == -1
