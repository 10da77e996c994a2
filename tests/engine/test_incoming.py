"""Bytes and JSON from outside: what editors write is read, what no two programs read alike is refused."""

import json

import pytest

from samba_desktop.engine.incoming import DEEPEST, UnreadableError, decoded, load_json

TEXT = '{"name": "Åsa",\n "x": [1, -2, 0.5, true, null]}\n'
VALUE = {"name": "Åsa", "x": [1, -2, 0.5, True, None]}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_what_editors_write_is_read(encoding, end):
    assert load_json(decoded(TEXT.replace("\n", end).encode(encoding))) == VALUE


@pytest.mark.parametrize(
    "raw",
    [
        TEXT.encode("latin-1"),
        TEXT.encode("utf-16-le"),
        TEXT.encode() + b"\0",
        b"\xff\xfe{",
        b"\x89PNG\r\n\x1a\n\0\0",
    ],
)
def test_what_is_no_text_is_refused(raw):
    with pytest.raises(UnreadableError, match=r"^not text in UTF-8 or UTF-16$"):
        decoded(raw)


@pytest.mark.parametrize("raw", [b"\xfe\xff" + TEXT.encode("utf-16-be"), b"\xef\xbb\xbf" * 2 + TEXT.encode()])
def test_marks_of_the_byte_order_are_read(raw):
    assert load_json(decoded(raw)) == VALUE


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON at line 1, column 1: expected is a value"),
        ("{", "column 2: expected is a name in quotation marks"),
        ("{'a': 1}", "column 2: expected is a name in quotation marks"),
        ('{"a" 1}', "column 6: expected is a colon"),
        ('{"a": 1 "b": 2}', "column 9: expected is a comma"),
        ("[1,\n2", "line 2, column 2: expected is a comma"),
        ('["a', "column 2: expected is a quotation mark at the end"),
        ("{} x", "column 4: expected is nothing more"),
        ('["\t"]', "not JSON at line 1, column 3"),
        ('["\\x"]', "not JSON at line 1, column 3"),
        ("[1]\x85", "expected is nothing more"),
        ("[NaN]", "“NaN” is not possible as a number"),
        ("[-Infinity]", "“-Infinity” is not possible as a number"),
        ("[1e999]", "“1e999” is not possible as a number"),
        ("[" + "7" * 5000 + "]", "…” is not possible as a number"),
        ("[" + "7" * 21 + "]", "is not possible as a number"),
        ('{"a": 1, "a": 1}', "“a” stands twice; keep one of the two"),
        ('{"a": {"b": 1, "c": 2, "b": 3}}', "“b” stands twice"),
        ('{"\\ud800": 1, "\\ud800": 2}', "“�” stands twice"),
        ('["\\ud800"]', "half of a character, \\ud800, which nothing can show"),
        ('{"a\\udfff": 1}', "half of a character, \\udfff"),
        ("[" * 41 + "]" * 41, "more than 40 brackets in one another"),
        ("[" * 100_000, "more than 40 brackets in one another"),
        ('{"a":' * 100_000, "more than 40 brackets in one another"),
    ],
)
def test_what_is_no_json_is_refused_with_what_is_wrong_and_where(text, says):
    with pytest.raises(UnreadableError) as raised:
        load_json(text)

    assert says in str(raised.value)
    assert "\n" not in str(raised.value)


def test_what_json_holds_comes_back():
    whole = {"a": 2**64 - 1, "😀": ["\U0001f600", "\u202e"], "deep": json.loads("[" * 38 + "]" * 38)}

    assert DEEPEST == 40
    assert load_json(json.dumps(whole)) == whole
