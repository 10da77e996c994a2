"""The window: its controller, dialogs, sheets and the runner of the opponents."""
