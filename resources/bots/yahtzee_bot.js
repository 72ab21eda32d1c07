#!/usr/bin/env node
// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Yahtzee: collects equal dice, and fills the box that exceeds its usual score by most.
const USUAL = {
  aces: 2, twos: 5, threes: 8, fours: 12, fives: 15, sixes: 19, "three-of-a-kind": 22, "four-of-a-kind": 13,
  "full-house": 23, "small-straight": 29, "large-straight": 33, yahtzee: 17, chance: 22,
};

function bestBox(view) {
  let best = 0;
  const gain = (i) => view.freePoints[i] - USUAL[view.free[i]];
  for (let i = 1; i < view.free.length; i++) if (gain(i) > gain(best)) best = i;
  return { action: "score " + view.free[best], points: view.freePoints[best], gain: gain(best) };
}

function choose(view, legal) {
  const box = bestBox(view);
  const count = (face) => view.dice.filter((die) => die === face).length;
  const face = view.dice.reduce((a, b) => (count(b) > count(a) || (count(b) === count(a) && b > a) ? b : a));
  const held = view.dice.map((die, i) => (die === face ? i : -1)).filter((i) => i >= 0);
  const hold = "hold " + held.join(" ");
  const isDone = box.points >= 25 || held.length === 5;
  return !isDone && legal.includes(hold) ? hold : box.action;
}

function answer(message) {
  if (message.type === "hello") return { type: "ready", protocol: 1, name: "Kindred", games: ["yahtzee"] };
  if (message.type !== "choose") return null;
  const action = choose(message.view, message.legal);
  console.error(`round ${message.view.round}, ${message.view.dice.join(" ")}: ${action}`); // shown next to the move in a replay
  return { type: "play", id: message.id, action };
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "quit") process.exit();
  const reply = answer(message);
  if (reply) process.stdout.write(JSON.stringify(reply) + "\n");
});
