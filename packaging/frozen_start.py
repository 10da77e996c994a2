"""Runs first in the frozen program: programs that it starts shall find the system's libraries, not ours."""

import os

for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
    before = os.environ.pop(f"{name}_ORIG", None)
    if before is not None:
        os.environ[name] = before
    else:
        os.environ.pop(name, None)
# But where it starts itself, that one has to find ours again. Its start looks for them only where it doesn't
# take itself for a part of this process.
os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
