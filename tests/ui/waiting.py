"""What tests of the window wait for."""


def is_own_turn(window):
    """Let the cards land; tell whether it is the person's turn and all that happened before is seen."""
    window.scene.finish()
    controller = window._controller
    comes = controller._turn.isActive() or controller._later or window.scene.is_showing
    return controller.is_your_turn and not comes
