"""Who can sit on a seat, by name, as records and plans write it."""

PERSON = "person"
LEVEL_NAMES = ("easy", "medium", "hard", "expert")
"""The strengths of the game's own players, the weakest first."""
COMMAND = "cmd:"
"""What stands before the command of a program of somebody's own."""


def is_seated(level: str) -> bool:
    """Tell whether somebody of that name can sit on a seat."""
    return level == PERSON or level in LEVEL_NAMES or is_command(level)


def is_command(level: str) -> bool:
    """Tell whether a seat is played by a program of somebody's own."""
    return level.startswith(COMMAND)
