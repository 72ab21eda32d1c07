#!/usr/bin/python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a part of GAME through the accessibility tree, then looks for each line of its log in what Orca spoke. Then presses the
keys that read one thing, and opens a sheet. GAME "review" goes through a review instead.

Usage: play.py GAME SPOKEN, in the session that `session` makes. Prints what was lost and ends with 1 if there is any.
"""

import os
import re
import sys
import time

import pyatspi

LIMIT = 60  # seconds to wait for anything
# The actions of a person by the beginning or end of a name, the preferred first. A turn needs no skill.
MOVES = {
    "durak": [r"not yet covered$", r", can be played$", r"^Take ", r"^Done$", r"^Keep$"],
    "pazaak": [r"^End turn$", r"^Stand on "],
    "pazaak-full": [r"^End turn$", r"^Stand on "],
    "yahtzee": [r"^Roll ", r"^Write "],
    "coup": [r"^Block as ", r"^Let it ", r"^Lose the ", r"^Keep the ", r"^Tax, ", r"^Income, ", r"^Coup against "],
    "coins": [r"^Nothing: "],
}
FIGURE = re.compile(r" (bust )?[-+\u2212]?\d+( : \d+)?( bust|, both bust)?$")  # at the right of a line; it is not spoken
TURNS = {"durak": 12, "yahtzee": 5}  # presses; elsewhere three
KEYS = {"Escape": 0xFF1B, **{f"F{number}": 0xFFBD + number for number in range(1, 9)}}


def elements(node):
    yield node
    for index in range(min(node.childCount, 1000)):
        child = node.getChildAtIndex(index)
        if child is not None:
            yield from elements(child)


def window():
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name == "parlour":
            return app
    return None


def tree():
    try:
        return list(elements(window()))
    except (AttributeError, LookupError, RuntimeError):  # it is not there yet, or changed meanwhile
        return []


def has(node, state):
    return node.getState().contains(state)


def actions(node):
    try:
        return [node.queryAction().getName(index) for index in range(node.queryAction().nActions)]
    except NotImplementedError:
        return []


def pressable():
    """The elements on the table that can be pressed now."""
    tables = [node for node in tree() if node.name == "Table" and node.getRole() == pyatspi.ROLE_PANEL]
    if not tables or not has(tables[0], pyatspi.STATE_SHOWING):
        return []
    return [node for node in elements(tables[0]) if "Press" in actions(node) and has(node, pyatspi.STATE_ENABLED)]


def log():
    """What happened, as the side panel lists it."""
    lists = [node for node in tree() if node.getRole() == pyatspi.ROLE_LIST and node.name.startswith("Log")]
    return [child.name for child in lists[0] if child is not None] if lists else []


def until(condition):
    end = time.time() + LIMIT
    while time.time() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.3)
    return None


def move(game):
    """The element to press; None: nothing is asked."""
    try:
        nodes = pressable()
        for pattern in MOVES[game]:
            for node in nodes:
                if re.search(pattern, node.name):
                    return node
    except (LookupError, RuntimeError):
        pass
    return None


def letters(text):
    return re.sub(r"\W+", "", text).lower()


def wait_for_silence(path):
    size, since = -1, time.time()
    while time.time() - since < 4:
        now = os.path.getsize(path)
        if now != size or os.path.exists(path + ".now"):  # a press would cut short what is being spoken
            size, since = now, time.time()
        time.sleep(0.2)


def spoken(path):
    """What was spoken and not cut short, an utterance each."""
    return [line.rstrip("\n") for line in open(path) if not line.startswith("CUT ")]


def heard_after(path, act):
    before = len(spoken(path))
    act()
    time.sleep(1)
    wait_for_silence(path)
    return spoken(path)[before:]


def press_key(name):
    pyatspi.Registry.generateKeyboardEvent(KEYS.get(name) or ord(name), None, pyatspi.KEY_SYM)


def turns(game, path):
    """Presses what may be pressed. Returns the lines of the log that were not spoken in order."""
    pressed = 0
    for _ in range(TURNS.get(game, 3)):
        node = until(lambda: move(game))
        if node is None:
            break
        heard_after(path, lambda: node.queryAction().doAction(0))
        pressed += 1
    happened = log()
    text = letters("".join(spoken(path)))
    lost, at = [], 0
    for line in happened:
        words = [letters(line), letters(FIGURE.sub("", line))]
        found = next((word for word in words if text.find(word, at) >= 0), None)
        if found is None:
            lost.append(line)
        else:
            at = text.find(found, at) + len(found)
    print(f"{game}: {pressed} presses, {len(happened)} lines in the log, {len(lost)} not heard in order")
    return lost if pressed else ["no press"]


def keys(path):
    """The keys that read one thing and were not spoken as one announcement."""
    heard = {f"F{number}": heard_after(path, lambda: press_key(f"F{number}")) for number in range(2, 9)}
    return [f"{key}: {lines}" for key, lines in heard.items() if sum(line.startswith("notification ") for line in lines) != 1]


def sheet(path):
    """The title of the sheet of rules and the element with the focus, unless they were spoken."""
    heard = letters("".join(heard_after(path, lambda: press_key("F1"))))
    names = [node.name for node in tree() if node.getRole() == pyatspi.ROLE_DIALOG and has(node, pyatspi.STATE_SHOWING)]
    names += [node.name for node in tree() if has(node, pyatspi.STATE_FOCUSED) and node.name]
    press_key("Escape")
    wait_for_silence(path)
    return [f"rules: {name}" for name in names if letters(name) not in heard] if len(names) >= 2 else [f"rules: only {names}"]


def button(name):
    nodes = [node for node in tree() if node.name == name and "Press" in actions(node)]
    return next((node for node in nodes if has(node, pyatspi.STATE_SHOWING) and has(node, pyatspi.STATE_ENABLED)), None)


def review(path):
    """Goes to mistakes and to what was better. Returns what was done without a word."""
    if not until(lambda: button("Next mistake")):
        return ["no review came"]
    wait_for_silence(path)
    lost = []
    for act, what in [(lambda: press_key("m"), "key M"), (lambda: button("Show best").queryAction().doAction(0), "Show best")]:
        if what == "Show best" and not button("Show best"):
            continue
        heard = heard_after(path, act)
        print(f"review, {what}: {heard}")
        if not any(line.startswith("notification ") for line in heard):
            lost.append(what)
    return lost


def main(game, path):
    if not until(pressable if game != "review" else tree):
        print(f"{game}: no table came", file=sys.stderr)
        return 1
    wait_for_silence(path)
    lost = review(path) if game == "review" else turns(game, path) + keys(path) + sheet(path)
    for line in lost:
        print(f"  lost: {line}")
    return 1 if lost else 0


sys.exit(main(*sys.argv[1:]))
