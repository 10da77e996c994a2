"""A screen reader without a voice, for screen_reader.py: runs with the system's Python, which has AT-SPI.

It takes one JSON object a line and answers with one; what the program tells comes as lines of its own:
{"tree": ...} for the whole program, {"press": [role, name, number]} for the number-th thing of that kind,
{"focus": ...} likewise; and {"told": kind, "text": ...} for announcements and for what gets the focus.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

STATES = ("focused", "selected", "selectable", "sensitive", "focusable", "showing")


def say(**answer):
    print(json.dumps(answer), flush=True)


def program(pid):
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        one = desktop.get_child_at_index(number)
        if one is not None and one.get_process_id() == pid:
            one.clear_cache()
            return one
    return None


def children(one):
    found = (one.get_child_at_index(number) for number in range(one.get_child_count()))
    return [child for child in found if child is not None]


def described(one):
    states = {state.value_nick for state in one.get_state_set().get_states()}
    actions = one.get_action_iface()
    return {
        "role": one.get_role_name(),
        "name": one.get_name(),
        "states": sorted(states & set(STATES)),
        "actions": [actions.get_action_name(n) for n in range(actions.get_n_actions())] if actions else [],
        "parts": [described(child) for child in children(one)],
    }


def find(one, role, name, number):
    left = [number]

    def walk(at):
        if at.get_role_name() == role and at.get_name() == name:
            if not left[0]:
                return at
            left[0] -= 1
        return next((found for child in children(at) if (found := walk(child)) is not None), None)

    return walk(one)


def act(one, wanted, action):
    found = find(one, *wanted)
    if found is None:
        return f"There is no {wanted}."
    actions = found.get_action_iface()
    names = [actions.get_action_name(n) for n in range(actions.get_n_actions())] if actions else []
    if action not in names:
        return f"{wanted} offers {names}, not {action}."
    actions.do_action(names.index(action))
    return ""


def on_line(source, _condition, pid):
    line = source.readline()
    if not line:
        Atspi.event_quit()
        return False
    wanted = json.loads(line)
    try:
        one = program(pid)
        if one is None:
            say(error="The program is not on the accessibility bus.")
        elif "tree" in wanted:
            say(tree=described(one))
        elif "press" in wanted:
            say(error=act(one, wanted["press"], "Press"))
        else:
            say(error=act(one, wanted["focus"], "SetFocus"))
    except GLib.GError as error:
        say(error=f"AT-SPI: {error.message}")
    return True


def on_event(event):
    if event.type.startswith("object:announcement"):
        say(told="announcement", text=event.any_data)
    elif event.detail1 and event.source is not None:
        say(told="focus", text=event.source.get_name(), role=event.source.get_role_name())


def main():
    pid = int(sys.argv[1])
    Atspi.init()
    listener = Atspi.EventListener.new(on_event)
    for kind in ("object:announcement", "object:state-changed:focused"):
        listener.register(kind)
    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, on_line, pid)
    say(ready=True)
    Atspi.event_main()


if __name__ == "__main__":
    main()
