// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random rules and random players for the tests of every game.
#pragma once

#include "engine/base/tokens.h"
#include "engine/core/fields.h"
#include "engine/game_list.h"
#include "engine/games.h"
#include "engine/record/record.h"

namespace parlour::test {

/// Random rules of a game, determined by `kind`. Kind 0 has the default rules.
inline RuleMap randomRules(const GameInfo& info, std::uint64_t kind)
{
    Rng rng = Rng::stream(kind, Purpose::Analysis, 1);
    for (int tries = 0; kind > 0 && tries < 1000; ++tries) {
        RuleMap rules;
        for (const RuleOption& option : *info.options) {
            const auto span = option.values.empty() ? option.high - option.low + 1 : static_cast<int>(option.values.size());
            const auto pick = rng.below(static_cast<std::uint32_t>(span));
            rules[option.key] =
                option.values.empty() ? std::to_string(option.low + static_cast<int>(pick)) : option.values[pick].value;
        }
        if (const auto complete = info.complete(rules)) // some rules exclude each other
            return *complete;
    }
    return *info.complete({});
}

/// A random element of a list.
template <class List>
decltype(auto) pick(const List& list, Rng& rng)
{
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

/// The next step, by the match's chance or by a random action of a random seat.
inline Step randomStep(const AnyMatch& match, Rng& rng)
{
    const Node node = match.node();
    if (node.isChance())
        return {kChanceSeat, match.draw()};
    std::vector<Seat> seats;
    for (const Seat seat : node.seats)
        seats.push_back(seat);
    const Seat seat = pick(seats, rng);
    return {seat, pick(match.legal(seat), rng)};
}

/// A View as text, for comparing matches of any game.
class FieldText final : public FieldVisitor {
public:
    void number(std::string_view name, double value) override { add(name, std::to_string(value)); }
    void truth(std::string_view name, bool value) override { add(name, value ? "yes" : "no"); }
    void text(std::string_view name, std::string_view value) override { add(name, std::string(value)); }
    void numbers(std::string_view name, const std::vector<double>& values) override
    {
        std::string list;
        for (const double value : values)
            list += std::to_string(value) + " ";
        add(name, list);
    }
    void texts(std::string_view name, const std::vector<std::string>& values) override
    {
        std::string list;
        for (const std::string& value : values)
            list += value + " ";
        add(name, list);
    }
    const std::string& all() const { return all_; }

private:
    void add(std::string_view name, const std::string& value) { all_.append(name).append(": ").append(value).append("\n"); }

    std::string all_;
};

inline std::string viewText(const AnyMatch& match, Seat seat)
{
    FieldText fields;
    match.fields(seat, fields);
    return fields.all();
}

} // namespace parlour::test
