"""What `--help` says, in another language; knows no command."""

import argparse
from collections.abc import Callable, Iterable, Sequence

from samba_desktop.cli.arguments import LANG, Parser

CONTEXT = "Commands"
"""Where the translations of these texts are found."""
ASKS = frozenset({"-h", "--help"})

Say = Callable[[str], str]


def speak(known: Parser, say: Say) -> None:
    """Let the help of all commands be said by `say`, text by text."""

    class Formatter(argparse.HelpFormatter):
        """Passes each text on before it is laid out."""

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, prefix or say("usage: "))

        def start_section(self, heading: str | None) -> None:
            super().start_section(say(heading) if heading else heading)

        def add_text(self, text: str | None) -> None:
            super().add_text(say(text) if text else text)

        def _get_help_string(self, action: argparse.Action) -> str | None:
            return say(action.help) if action.help else action.help

    for one in (known, *known.commands.values()):
        one.formatter_class = Formatter


def texts_of(known: Parser) -> tuple[str, ...]:
    """List the texts of the help of all commands, each once."""
    texts: dict[str, None] = {}

    def note(text: str) -> str:
        texts[text] = None
        return text

    speak(known, note)
    for one in (known, *known.commands.values()):
        one.format_help()
    return tuple(texts)


def wanted_language(words: Sequence[str]) -> str | None:
    """Find the language that is asked for among typed words, before they are understood."""
    for at, word in enumerate(words):
        if word.startswith(f"{LANG}="):
            return word.partition("=")[2]
        if word == LANG and at + 1 < len(words):
            return words[at + 1]
    return None
