#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Pazaak with own side decks: brings a deck of its own, plays a card that makes 20, and stands from 17 on."""
import json
import sys

DECK = "deck +-1 +-1 +-2 +-2 +-3 +-3 +-4 +-4 +-1/2 +-1T"


def added(action):
    """The value that the card of "play +-3=-3 stand" adds; 0 for a flip or a double."""
    value = action.split()[1].split("=")[-1]
    return int(value) if value.lstrip("+-").isdigit() else 0


def choose(view, legal):
    if legal[0].startswith("deck"):
        # Any deck within the limit may be chosen, not only one of the list.
        return DECK if view["limit"] != "classic" else legal[0]
    for action in legal:
        if action.startswith("play") and action.endswith("stand") and view["total"] + added(action) == 20:
            return action
    return "stand" if view["total"] >= 17 else "end"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "Own Deck", "games": ["pazaak-full"]}
    elif message["type"] == "choose":
        answer = {"type": "play", "id": message["id"], "action": choose(message["view"], message["legal"])}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
