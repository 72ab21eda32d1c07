// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fields of a View, written and read.
#include "engine/base/base64.h"
#include "engine/coins/coins.h"

namespace parlour::coins {

void Coins::fields(const View& view, FieldVisitor& visitor)
{
    std::string history;
    for (int round = 1; round <= view.tosses.count(); ++round)
        history += view.tosses.of(round) ? '1' : '0';
    visitor.number("seat", view.seat);
    visitor.number("rounds", view.rules.rounds);
    visitor.number("round", view.round);
    visitor.number("blue", view.blue);
    visitor.number("red", view.red);
    visitor.number("blocked", view.blocked);
    visitor.text("history", history);
    visitor.number("lead", view.lead());
    visitor.text("answer", view.answer ? toText(Action{*view.answer, {}}) : "none");
    visitor.text("memory", toBase64(view.memory.bytes()));
    visitor.truth("over", view.over);
}

View Coins::viewOf(const Rules& rules, const FieldMap& fields)
{
    View view;
    view.rules = rules;
    view.seat = fields.number("seat") > 0 ? 1 : 0;
    readWhole(fields, "round", view.round);
    readWhole(fields, "blue", view.blue);
    readWhole(fields, "red", view.red);
    readWhole(fields, "blocked", view.blocked);
    view.over = fields.truth("over");
    for (const char toss : fields.text("history").substr(0, kMaxRounds))
        view.tosses.push_back(toss == '1');
    if (const auto answer = parseAction(fields.text("answer")))
        view.answer = answer->move;
    if (const auto memory = fromBase64(fields.text("memory")); memory && memory->size() <= kMaxMemory)
        view.memory = Memory(*memory);
    return view;
}

} // namespace parlour::coins
