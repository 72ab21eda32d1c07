// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule options, and events as plain English.
#include "engine/base/tokens.h"
#include "engine/pazaak_full/pazaak_full.h"

namespace parlour::pazaak_full {

namespace {

std::string_view reasonText(Event::Reason reason)
{
    switch (reason) {
    case Event::Reason::Total:
        break;
    case Event::Reason::Bust:
        return " by a bust";
    case Event::Reason::Nine:
        return " by nine cards";
    case Event::Reason::Tiebreaker:
        return " by the tiebreaker";
    }
    return "";
}

RuleOption option(std::string key, Text label, std::vector<RuleValue> values)
{
    RuleOption out;
    out.key = std::move(key);
    out.label = label;
    out.defaultValue = values.front().value;
    out.values = std::move(values);
    return out;
}

/// The values of an option, in the order of the enumeration.
constexpr std::array kDecks{"set", "match"};
constexpr std::array kNines{"wins", "stands"};
constexpr std::array kBegins{"alternate", "loser", "first"};
constexpr std::array kLimits{"two", "classic", "any"};

template <class Enum, std::size_t N>
void read(const std::string& text, const std::array<const char*, N>& values, Enum& out)
{
    for (std::size_t i = 0; i < N; ++i)
        if (text == values[i])
            out = static_cast<Enum>(i);
}

} // namespace

const std::vector<RuleOption>& PazaakFull::options()
{
    static const std::vector<RuleOption> all = [] {
        RuleOption limit = option(
            "limit", SAY("Rules", "Side decks"),
            {{"two", SAY("Rules", "Two of a card"),
              SAY("Rules", "At most two of a card, and one of each special card: 1 or 2, tiebreaker, flips, double.")},
             {"classic", SAY("Rules", "Classic"),
              SAY("Rules", "Plus, minus and plus/minus cards only, at most two of each.")},
             {"any", SAY("Rules", "No limit"), SAY("Rules", "Any ten cards.")}});
        RuleOption sets;
        sets.key = "sets";
        sets.label = SAY("Rules", "Sets to win");
        sets.defaultValue = "3";
        sets.low = 1;
        sets.high = 5;
        sets.explanation = SAY("Rules", "The sets that win the match. A tied set counts for nobody.");
        RuleOption nine = option(
            "nine", SAY("Rules", "Nine cards"),
            {{"wins", SAY("Rules", "Win the set"), SAY("Rules", "Nine cards of at most 20 win the set at once.")},
             {"stands", SAY("Rules", "Stand"), SAY("Rules", "Nine cards make their player stand; totals are compared.")}});
        RuleOption begins =
            option("begins", SAY("Rules", "Who begins"),
                   {{"alternate", SAY("Rules", "In turn"), SAY("Rules", "The other player begins the next set.")},
                    {"loser", SAY("Rules", "The loser"), SAY("Rules", "The loser of a set begins the next one.")},
                    {"first", SAY("Rules", "Always the same"), SAY("Rules", "The same player begins each set.")}});
        RuleOption deck =
            option("deck", SAY("Rules", "House deck"),
                   {{"set", SAY("Rules", "Shuffled for each set"), SAY("Rules", "40 cards, shuffled anew before each set.")},
                    {"match", SAY("Rules", "One for the match"),
                     SAY("Rules", "40 cards, shuffled again only when all are drawn: counting them helps.")}});
        nine.advanced = begins.advanced = deck.advanced = true;
        return std::vector<RuleOption>{limit, sets, nine, begins, deck};
    }();
    return all;
}

Expected<Rules> PazaakFull::parseRules(const RuleMap& map)
{
    const auto complete = completeRules(options(), map);
    if (!complete)
        return complete.error();
    Rules rules;
    read(complete->at("deck"), kDecks, rules.deck);
    read(complete->at("nine"), kNines, rules.nine);
    read(complete->at("begins"), kBegins, rules.begins);
    read(complete->at("limit"), kLimits, rules.limit);
    rules.sets = static_cast<std::int8_t>(*parseInt(complete->at("sets"), 1, 5));
    return rules;
}

RuleMap PazaakFull::rulesMap(const Rules& rules)
{
    return {{"deck", kDecks[asIndex(rules.deck)]},
            {"nine", kNines[asIndex(rules.nine)]},
            {"begins", kBegins[asIndex(rules.begins)]},
            {"limit", kLimits[asIndex(rules.limit)]},
            {"sets", std::to_string(rules.sets)}};
}

std::string toText(const Event& event)
{
    switch (event.kind) {
    case Event::Kind::HandDealt:
        return playerText(event.seat) + " has "
            + (event.cards.empty() ? std::to_string(event.count) + " side cards"
                                   : "the side cards " + joined(event.cards, kCardText));
    case Event::Kind::BeginDrawn:
        return "Drawn for the first turn: " + std::to_string(event.totals[0]) + " to " + std::to_string(event.totals[1])
            + (event.seat < 0 ? ", again" : ", " + playerText(event.seat) + " begins");
    case Event::Kind::HouseShuffled:
        return "The house deck is shuffled";
    case Event::Kind::SetBegan:
        return "Set " + std::to_string(event.count) + ", " + playerText(event.seat) + " begins";
    case Event::Kind::Played:
        return playerText(event.seat) + " plays " + toText(event.play) + ": " + twenty::totalOrBust(event.total);
    case Event::Kind::SetEnded:
        return twenty::endText(event, "Tied", "set") + std::string(reasonText(event.reason));
    default:
        return twenty::commonText(event);
    }
}

} // namespace parlour::pazaak_full
