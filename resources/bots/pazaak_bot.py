#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Pazaak: plays a side card that makes 20, stands from 17 on, and goes on below."""
import json
import sys


def choose(view, legal):
    need = 20 - view["total"]
    if f"play {need}" in legal:
        return f"play {need}"
    return "stand" if view["total"] >= 17 else "end"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "Twenty", "games": ["pazaak"]}
    elif message["type"] == "choose":
        answer = {"type": "play", "id": message["id"], "action": choose(message["view"], message["legal"])}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
