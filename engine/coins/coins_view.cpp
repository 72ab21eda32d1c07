// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fields of a View.
#include "engine/base/base64.h"
#include "engine/coins/coins.h"

namespace parlour::coins {

void describe(FieldArchive& archive, View& view)
{
    std::string history, answer = view.answer ? toText(Action{*view.answer, {}}) : "none";
    for (int round = 1; round <= view.tosses.count(); ++round)
        history += view.tosses.of(round) ? '1' : '0';
    std::string memory = toBase64(view.memory.bytes());
    archive.number("seat", view.seat, 0, 1);
    archive.derived("rounds", view.rules.rounds);
    archive.number("round", view.round);
    archive.number("blue", view.blue);
    archive.number("red", view.red);
    archive.number("blocked", view.blocked);
    archive.text("history", history);
    archive.derived("lead", view.lead());
    archive.text("answer", answer);
    archive.text("memory", memory);
    archive.truth("over", view.over);
    if (!archive.isReading())
        return;
    for (const char toss : history.substr(0, kMaxRounds))
        view.tosses.push_back(toss == '1');
    if (const auto action = parseAction(answer))
        view.answer = action->move;
    if (const auto bytes = fromBase64(memory); bytes && bytes->size() <= kMaxMemory)
        view.memory = Memory(*bytes);
}

} // namespace parlour::coins
