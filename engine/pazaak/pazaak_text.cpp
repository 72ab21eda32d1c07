// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule options, and events as plain English.
#include "engine/base/tokens.h"
#include "engine/pazaak/pazaak.h"

namespace parlour::pazaak {

const std::vector<RuleOption>& Pazaak::options()
{
    static const std::vector<RuleOption> all = [] {
        RuleOption decks;
        decks.key = "decks";
        decks.label = SAY("Rules", "Decks");
        decks.defaultValue = "printed";
        decks.values = {
            {"printed", SAY("Rules", "As printed"),
             SAY("Rules", "40 house cards, four of each value; each player has 4 side cards of 10.")},
            {"as-run", SAY("Rules", "As in the contest"),
             SAY("Rules",
                 "50 house cards, five of each value; each player has 5 side cards of 15. The published contest "
                 "really dealt these.")},
        };
        return std::vector<RuleOption>{decks};
    }();
    return all;
}

Expected<Rules> Pazaak::parseRules(const RuleMap& map)
{
    const auto complete = completeRules(options(), map);
    if (!complete)
        return complete.error();
    Rules rules;
    rules.decks = complete->at("decks") == "as-run" ? Decks::AsRun : Decks::Printed;
    return rules;
}

RuleMap Pazaak::rulesMap(const Rules& rules)
{
    return {{"decks", rules.decks == Decks::Printed ? "printed" : "as-run"}};
}

std::string toText(const Event& event)
{
    switch (event.kind) {
    case Event::Kind::SidesDealt:
        return playerText(event.seat) + " has "
            + (event.values.empty() ? std::to_string(event.count) + " side cards"
                                    : "the side cards " + joined(event.values, digits));
    case Event::Kind::HandBegan:
        return "Hand " + std::to_string(event.count);
    case Event::Kind::Played:
        return playerText(event.seat) + " plays " + std::to_string(event.value) + " and stands with "
            + twenty::totalOrBust(event.total);
    case Event::Kind::HandEnded:
        return twenty::endText(event, "Tied", "hand");
    default:
        return twenty::commonText(event);
    }
}

} // namespace parlour::pazaak
