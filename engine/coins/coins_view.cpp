// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fields of a View.
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

} // namespace parlour::coins
