#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

"""Checks every message of a transcript against the schema. Usage: check_messages.py SCHEMA TRANSCRIPT. Exits with 77 if
the package python3-jsonschema is missing."""
import json
import sys

try:
    import jsonschema
except ImportError:
    sys.exit(77)

schema = json.load(open(sys.argv[1], encoding="utf-8"))
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
seen = set()
for number, line in enumerate(open(sys.argv[2], encoding="utf-8"), 1):
    said = json.loads(line)
    problem = next(validator.iter_errors(said["says"]), None)
    isFromBot = said["says"]["type"] in ("ready", "play")
    if problem or isFromBot != (said["from"] == "bot"):
        sys.exit(f"line {number}: {problem.message if problem else 'said by the wrong side'}")
    seen.add(said["says"]["type"])
for broken in ({"type": "play", "id": "1", "action": "end"}, {"type": "choose", "id": 1}, {"type": "ready", "name": "A"}, {}):
    if validator.is_valid(broken):
        sys.exit(f"the schema lets {broken} pass")
print(" ".join(sorted(seen)))
