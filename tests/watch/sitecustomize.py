"""Watches a Python process from its first moment: what it opens to the network, and where it writes.

Found by Python through PYTHONPATH; each finding is a line in the file that SAMBA_WATCH names.
"""

import os
import socket
import sys

NOTES = os.open(os.environ["SAMBA_WATCH"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
ALLOWED = tuple(os.environ["SAMBA_WATCH_ALLOWED"].split(os.pathsep))
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGES = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "os.truncate"}


def note(what):
    os.write(NOTES, f"{what}\n".encode())


def is_allowed(path):
    # Looked at with the least that there is: what it opens itself would be watched too.
    return isinstance(path, int) or os.path.abspath(os.fsdecode(path)).startswith(ALLOWED)  # noqa: PTH100


def watch(event, details):
    if event == "socket.__new__" and details[1] not in (socket.AF_UNIX, -1):
        note(f"network: a socket of family {details[1]}")
    elif event in ("socket.connect", "socket.bind", "socket.getaddrinfo") and not isinstance(
        details[1], (str, bytes)
    ):
        note(f"network: {event} {details[1:]}")
    elif event == "open":
        path, mode, flags = details
        writes = any(sign in mode for sign in "wax+") if mode else flags & WRITES
        if writes and not is_allowed(path):
            note(f"written: {path}")
    elif event in CHANGES and not is_allowed(details[0]):
        note(f"changed: {event} {details[0]}")


sys.addaudithook(watch)
