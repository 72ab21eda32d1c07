// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// coup.static: the defaults of the published bot interface. Income; at ten coins a coup against the first opponent; no
// challenge, no block; returns the two cards it drew; loses its last card. Each is the first legal action.
#include "ai/coup/coup_bots.h"

namespace parlour::coup {

namespace {

struct Least {
    static Action decide(const Question<Coup>& question) { return question.legal.front(); }

    static Text reason(const Question<Coup>& question, const Action& action)
    {
        switch (question.view.phase) {
        case Phase::Turn:
            return action.kind == Action::Kind::Coup ? SAY("Reason", "Has ten coins: a coup against the first seat.")
                                                     : SAY("Reason", "Always takes income.");
        case Phase::Lose:
            return SAY("Reason", "Always loses its last card.");
        case Phase::Return:
            return SAY("Reason", "Always gives back the two cards it drew.");
        default:
            return SAY("Reason", "Never challenges and never blocks.");
        }
    }
};

class Static final : public BotBy<Least> {
public:
    bool doesLeast() const override { return true; }
};

} // namespace

std::unique_ptr<AnyBot> makeStatic(const Resources&)
{
    return std::make_unique<Static>();
}

} // namespace parlour::coup
