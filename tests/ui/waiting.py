"""What tests of the window wait for."""


def is_still(window):
    """Tell whether everything that happened is shown."""
    return window.table.controller.is_caught_up and not window.scene.is_showing


def is_own_turn(window):
    """Let the cards land; tell whether it is the person's turn and all that happened before is seen."""
    window.scene.finish()
    return window.table.controller.is_your_turn and is_still(window)
