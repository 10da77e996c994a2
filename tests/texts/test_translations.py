"""Every language is complete: no text untranslated or left over, and gaps, forms and keys agree."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from samba_desktop.engine.cards import ACE, JACK, KING, QUEEN
from samba_desktop.texts import language
from samba_desktop.texts.language import (
    INTERNATIONAL_LETTERS,
    CatalogueError,
    best_of,
    codes,
    language_of,
    name_of,
    read_catalogue,
    speak,
)
from tests.packaging.packed import script
from tests.texts.catalogues import CODES, COUNTED, GAP, messages, path_of

TOOLS = Path(sys.executable).parent
IN_FORM_FOR_ONE = {"{number}", "{count}"}
"""What the form for one may say in its own words: "ett kort"."""
TAG = re.compile(r"</?[a-z][^>]*>")
KEY = re.compile(r"&(?=\w)")
QUOTES = {"sv": "”", "de": "„“", "nl": "‘’"}
OTHER_QUOTES = {"sv": "“„‘", "de": "”‘", "nl": "“”„"}


@pytest.fixture(scope="module")
def sources(tmp_path_factory):
    """Extract the texts that stand in the sources now, by context and source."""
    translations = script("translations")
    catalogue = tmp_path_factory.mktemp("lupdate") / "samba_sv.ts"
    translations.update(TOOLS / "pyside6-lupdate", catalogue)
    return {
        (context.findtext("name"), message.findtext("source"))
        for context in ET.parse(catalogue).iter("context")
        for message in context.iter("message")
    }


def translated(code):
    """List the finished texts; whether all are is a test of its own."""
    return [one for one in messages(code) if one.finished]


@pytest.fixture(params=CODES)
def code(request):
    return request.param


def test_a_catalogue_holds_the_texts_of_the_sources_and_no_others(code, sources):
    held = {(message.context, message.source) for message in messages(code)}

    assert not sources - held, "packaging/translations.py brings them in"
    assert not held - sources, "packaging/translations.py takes them out"


def test_every_text_is_spoken_by_a_class(sources):
    """The extractor takes another name before `tr` for the context, and the text would never be found."""
    assert [context for context, _ in sources if not context[:1].isupper()] == []


def test_a_class_asks_for_its_texts_under_its_own_name():
    wrong = []
    for path in script("translations").sources():
        for found in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(found, ast.ClassDef):
                own = [one for one in found.body if isinstance(one, ast.FunctionDef) and one.name == "tr"]
                said = re.findall(r"say\('(\w+)'", "".join(map(ast.unparse, own)))
                wrong += [f"{found.name}: {context}" for context in said if context != found.name]

    assert wrong == []


def test_no_text_is_told_apart_by_its_note_alone(code):
    """The program finds a text by who speaks it and what it says; a note is for translators."""
    known = [(one.context, one.source) for one in messages(code)]

    assert len(known) == len(set(known))


def test_nothing_is_left_untranslated(code):
    missing = [str(one) for one in messages(code) if not one.finished or not all(one.forms)]

    assert not missing


def test_counted_texts_have_a_form_for_one_and_a_form_for_others(code):
    wrong = [str(one) for one in translated(code) if len(one.forms) != (2 if one.counted else 1)]

    assert not wrong


def test_no_translation_keeps_the_english_way_of_counting(code):
    wrong = [
        str(one) for one in translated(code) for form in one.forms if COUNTED.search(form.replace("%n", ""))
    ]

    assert not wrong


def test_gaps_agree(code):
    wrong = []
    for one in translated(code):
        needed = set(GAP.findall(one.source)) | ({"%n"} if "%n" in one.source else set())
        for form in one.forms:
            found = set(GAP.findall(form)) | ({"%n"} if "%n" in form else set())
            spoken = IN_FORM_FOR_ONE | {"%n"} if one.counted and form is one.forms[0] else set()
            if found - needed or needed - found - spoken or form.count("{") != len(GAP.findall(form)):
                wrong.append(str(one))

    assert not wrong


def test_tags_lines_and_edges_agree(code):
    def shape(text):
        return sorted(TAG.findall(text)), text.count("\n"), text[:1].isspace(), text[-1:].isspace()

    wrong = [str(one) for one in translated(code) for form in one.forms if shape(form) != shape(one.source)]

    assert not wrong


def test_a_text_with_a_key_has_one_in_each_language(code):
    wrong = [
        str(one)
        for one in translated(code)
        for form in one.forms
        if len(KEY.findall(form)) != len(KEY.findall(one.source))
    ]

    assert not wrong


def test_quotes_are_those_of_the_language(code):
    wrong = [
        str(one)
        for one in translated(code)
        for form in one.forms
        if any(mark in form for mark in OTHER_QUOTES[code])
        or ("“" in one.source and not any(mark in form for mark in QUOTES[code]))
    ]

    assert not wrong


def test_sentences_end_as_in_english(code):
    ends = (".", "?", "!", "…", ":")
    wrong = [
        str(one)
        for one in translated(code)
        for form in one.forms
        if one.source.endswith(ends) and not form.rstrip("”“’").endswith(ends)
    ]

    assert not wrong


def test_qts_own_tool_accepts_a_catalogue(code, tmp_path):
    ran = subprocess.run(
        [str(TOOLS / "pyside6-lrelease"), str(path_of(code)), "-qm", str(tmp_path / "samba.qm")],
        capture_output=True,
        text=True,
        check=True,
    )

    assert "warning" not in (ran.stdout + ran.stderr).lower()


@pytest.mark.parametrize(
    ("code", "letters"), [("en", "AKQJ"), ("sv", ["E", "K", "D", "Kn"]), ("de", "AKDB"), ("nl", "AHVB")]
)
def test_cards_bear_the_letters_of_the_language_where_they_are_wanted(code, letters):
    own = speak(code, own_letters=True).letters

    assert [own[rank] for rank in (ACE, KING, QUEEN, JACK)] == list(letters)
    assert speak(code).letters == INTERNATIONAL_LETTERS


@pytest.mark.parametrize(
    ("code", "written"),
    [("en", "−12,345"), ("sv", "−12\N{NO-BREAK SPACE}345"), ("de", "−12.345"), ("nl", "−12.345")],
)
def test_numbers_are_written_as_in_the_language(code, written):
    assert speak(code).number(-12345) == written


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (["sv_SE.UTF-8"], "sv"),
        (["de-AT", "en"], "de"),
        (["fi", "nl-BE"], "nl"),
        (["fi", "fr"], "en"),
        (["C", "sv"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_the_game_speaks_is_taken(wishes, code):
    assert best_of(wishes) == code


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "sv_SE.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "sv_SE.UTF-8", "LANGUAGE": "fi:nl:de"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
    ],
)
def test_the_environment_names_the_language_of_commands(environment, code):
    assert language_of(environment) == code


def test_every_language_names_itself():
    assert [name_of(code) for code in codes()] == ["English", "Deutsch", "Nederlands", "Svenska"]


@pytest.fixture
def polish(monkeypatch, tmp_path):
    """A language with three plural forms that somebody adds: nothing but its catalogue."""
    catalogue = tmp_path / "translations" / "samba_pl.ts"
    catalogue.parent.mkdir()
    forms = "".join(f"<numerusform>{form}</numerusform>" for form in ("%n karta", "%n karty", "%n kart"))
    texts = {"English": "Polski", "1,000": "1 000", "A K Q J": "A K D W"}
    messages = "".join(
        f"<message><source>{source}</source><translation>{text}</translation></message>"
        for source, text in texts.items()
    )
    catalogue.write_text(
        f"<TS><context><name>Language</name>{messages}<message numerus='yes'><source>%n card(s)</source>"
        f"<translation>{forms}</translation></message></context></TS>"
    )
    catalogue.with_suffix(".mo").write_bytes(script("translations").compiled(catalogue))
    monkeypatch.setattr(language.assets, "path", tmp_path.joinpath)
    codes.cache_clear()
    language.catalogue_of.cache_clear()
    yield speak("pl", own_letters=True)
    codes.cache_clear()
    language.catalogue_of.cache_clear()


def test_another_language_needs_no_more_than_its_catalogue(polish):
    assert codes() == ("en", "pl")
    assert name_of("pl") == "Polski"
    assert best_of(["pl_PL.UTF-8"]) == "pl"
    assert polish.number(-12345) == "−12 345"
    assert [polish.letters[rank] for rank in (ACE, KING, QUEEN, JACK)] == list("AKDW")


def test_a_language_has_as_many_plural_forms_as_it_needs(polish):
    said = [polish.say("Language", "%n card(s)", n) for n in (1, 2, 5, 12, 22)]

    assert said == ["1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]


def test_what_the_program_reads_is_what_was_translated_last(code):
    made = script("translations").compiled(path_of(code))

    assert path_of(code).with_suffix(".mo").read_bytes() == made, "packaging/translations.py compiles it"


def test_a_broken_catalogue_is_refused_in_a_sentence(tmp_path):
    broken = tmp_path / "samba_sv.mo"
    broken.write_text("<TS><context>")

    with pytest.raises(CatalogueError, match="cannot be read"):
        read_catalogue(broken)


def test_what_is_not_translated_is_english(tmp_path):
    catalogue = tmp_path / "samba_xx.ts"
    catalogue.write_text(
        "<TS><context><name>A</name><message><source>one</source>"
        '<translation type="unfinished">ett</translation></message></context></TS>'
    )

    compiled = catalogue.with_suffix(".mo")
    compiled.write_bytes(script("translations").compiled(catalogue))

    assert read_catalogue(compiled).find("A", "one", None, str) is None
