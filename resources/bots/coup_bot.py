#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Coup: claims only cards that it holds, challenges now and then, and takes from the richest. It has an option, and it
draws its random numbers from the question, so that the same game can be played again."""
import json
import random
import sys

LOSES_FIRST = ["ambassador", "contessa", "captain", "assassin", "duke"]
CLAIMS = {"tax": "duke", "assassinate": "assassin", "steal": "captain", "exchange": "ambassador"}
doubt = 10  # percent of all claims; the option "doubt" changes it


def choose(view, legal, luck):
    hand, coins = view["hand"], view["coins"]

    def worth(action):
        word, *rest = action.split()
        if word == "block" and rest:
            return 9 if rest[0] in hand else -1
        if word == "challenge":
            return 8 if luck.randrange(100) < doubt else -1
        if word == "lose":
            return LOSES_FIRST[::-1].index(rest[0])
        if word == "return":
            return sum(LOSES_FIRST[::-1].index(card) for card in rest)
        rich = coins[int(rest[0])] / 100 if rest and rest[0].isdigit() else 0
        if word in CLAIMS and CLAIMS[word] not in hand:
            return -1
        return {"coup": 7, "assassinate": 6, "tax": 5, "steal": 4, "exchange": 2, "foreign": 3}.get(word, 0) + rich

    return max(legal, key=worth)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "Candid", "games": ["coup"], "options": [
            {"name": "doubt", "label": "Claims it doubts, in percent", "type": "number", "min": 0, "max": 100, "default": 10}]}
    elif message["type"] == "new":
        doubt = message["options"]["doubt"]
        continue
    elif message["type"] == "choose":
        luck = random.Random(message["luck"])
        answer = {"type": "play", "id": message["id"], "action": choose(message["view"], message["legal"], luck)}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
