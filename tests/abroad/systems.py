"""Systems that speak other languages: their locales, made in a folder of their own from glibc's sources."""

import shutil
import subprocess
from pathlib import Path

SOURCES = Path("/usr/share/i18n/locales")
EIGHT_BITS = "de_DE.ISO-8859-1"
TURKISH = ("tr_TR.UTF-8", "az_AZ.UTF-8", "tr_TR.ISO-8859-9")
"""Where the capital of "i" is another letter than "I"."""
DIGITS = ("ar_EG.UTF-8", "fa_IR.UTF-8", "th_TH.UTF-8")
"""Where numbers, or years, are written otherwise."""
BARE = ("C", "POSIX")
"""Those that every system has."""
SYSTEMS = (*TURKISH, *DIGITS, *BARE, EIGHT_BITS)
lacking = [] if SOURCES.is_dir() and shutil.which("localedef") else ["the Debian package locales"]


def make(folder: Path, name: str) -> None:
    """Compile a locale into a folder, for LOCPATH."""
    language, charset = name.split(".")
    # It warns of much that is no concern of ours, and answers 1 then.
    subprocess.run(
        ["localedef", "--force", "--no-archive", "-i", language, "-f", charset, str(folder / name)],
        check=False,
        capture_output=True,
    )
    assert (folder / name / "LC_CTYPE").is_file(), name
