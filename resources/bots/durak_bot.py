#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Durak: plays its lowest card, covers when it can, and never throws in trumps."""
import json
import sys

RANKS = "23456789TJQKA"
TRUMP = 20  # added to the value of a trump


def choose(view, legal):
    trump = view["trumpCard"][1]

    def cost(action):
        """Every action that plays a card ends with it: "attack 6s", "cover 6s with 9s"."""
        card = action.split()[-1]
        return RANKS.index(card[0]) + (TRUMP if card[1] == trump else 0)

    plays = [action for action in legal if action.split()[0] in ("attack", "cover", "transfer")]
    others = [action for action in legal if action not in plays]
    if not plays:
        return others[0]
    cheapest = min(plays, key=cost)
    if "done" in others and cost(cheapest) >= TRUMP:
        return "done"
    return cheapest


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "Miser", "games": ["durak"]}
    elif message["type"] == "choose":
        answer = {"type": "play", "id": message["id"], "action": choose(message["view"], message["legal"])}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
