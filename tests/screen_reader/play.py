#!/usr/bin/python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a part of GAME through the accessibility tree, then looks for each line of its log in what Orca spoke.

Usage: play.py GAME SPOKEN, in the session that `session` makes. Prints the lines that were lost and ends with 1 if there are any.
"""

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
    "yahtzee": [r"^Roll", r", would score "],
    "coup": [r"^Block as ", r"^Let it ", r"^Lose the ", r"^Keep the ", r"^Tax, ", r"^Income, ", r"^Coup against "],
    "coins": [r"^Nothing: "],
}
FIGURE = re.compile(r" (bust )?[-+\u2212]?\d+( : \d+)?( bust|, both bust)?$")  # at the right of a line; it is not spoken
TURNS = {"durak": 12}  # presses; elsewhere three


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
    while time.time() - since < 5:
        now = len(open(path).read())
        if now != size:
            size, since = now, time.time()
        time.sleep(0.3)


def main(game, path):
    if not until(pressable):
        print(f"{game}: no table came", file=sys.stderr)
        return 1
    wait_for_silence(path)
    pressed = 0
    for _ in range(TURNS.get(game, 3)):
        node = until(lambda: move(game))
        if node is None:
            break
        node.queryAction().doAction(0)
        pressed += 1
        time.sleep(1)
        wait_for_silence(path)
    happened = log()
    spoken = letters("".join(line for line in open(path) if not line.startswith("CUT ")))
    lost, at = [], 0
    for line in happened:
        words = [letters(line), letters(FIGURE.sub("", line))]
        found = next((word for word in words if spoken.find(word, at) >= 0), None)
        if found is None:
            lost.append(line)
        else:
            at = spoken.find(found, at) + len(found)
    print(f"{game}: {pressed} presses, {len(happened)} lines in the log, {len(lost)} not heard in order")
    for line in lost:
        print(f"  lost: {line}")
    return 1 if lost or not pressed else 0


sys.exit(main(*sys.argv[1:]))
