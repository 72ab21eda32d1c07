// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// AnyMatch for a game G: a typed match behind the game's notation. Included by the list of games.
#pragma once

#include "engine/core/any_match.h"
#include "engine/core/match.h"
#include "engine/core/position.h"

#include <algorithm>

namespace parlour {

template <Game G>
class TextMatch final : public AnyMatch {
public:
    TextMatch(const typename G::Rules& rules, std::uint64_t seed) : match_(rules, seed) {}
    /// A match that begins with `state`.
    TextMatch(const typename G::State& state, std::uint64_t seed) : match_(Match<G>::from(state, seed)) {}
    std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<TextMatch>(*this); }

    Node node() const override { return match_.node(); }
    int seats() const override { return match_.seats(); }
    int steps() const override { return match_.steps(); }
    RuleMap rules() const override { return G::rulesMap(match_.rules()); }
    Goal goal() const override { return goalOf<G>(match_.rules()); }
    std::string draw() const override { return toText(match_.draw()); }
    std::string drawOther(Rng& rng) const override { return toText(match_.draw(rng)); }

    std::vector<std::string> legal(Seat seat) const override
    {
        ActionList<G> list;
        match_.legal(seat, list);
        return textsOf(list);
    }

    bool allows(Seat seat, std::string_view text) const override { return static_cast<bool>(allowed(seat, text)); }
    Seat forfeiter() const override { return match_.forfeiter(); }

    Expected<void> step(Seat who, std::string_view text, std::vector<AnyTold>* told) override
    {
        Trace<typename G::Event> trace(seats());
        auto* wanted = told ? &trace : nullptr;
        const Expected<void> done = who < 0 ? applyChance(text, wanted) : act(who, text, wanted);
        for (const auto& each : trace.told())
            told->push_back({each.to, each.blurred, each.event, toText(each.event)});
        return done;
    }

    std::any look(Seat seat) const override { return match_.look(seat); }
    void fields(Seat seat, FieldVisitor& visitor) const override { G::fields(match_.look(seat), visitor); }
    AnyQuestion question(Seat seat) const override
    {
        ActionList<G> list;
        match_.legal(seat, list);
        const bool isForced = list.size() == 1;
        const auto toTexts = [](const std::any& legal) { return textsOf(std::any_cast<const ActionList<G>&>(legal)); };
        AnyQuestion question{match_.look(seat), std::move(list), isForced, match_.luck(seat), steps(), toTexts, goal()};
        question.among = [](const std::any& legal, const std::vector<std::string>& texts) -> std::any {
            ActionList<G> some;
            for (const auto& action : std::any_cast<const ActionList<G>&>(legal))
                if (std::find(texts.begin(), texts.end(), toText(action)) != texts.end())
                    some.push_back(action);
            return some;
        };
        if constexpr (requires(const typename G::View view, const typename G::Action action) { G::canonical(view, action); })
            question.canonical = [](const std::any& view, const std::string& text) {
                const auto action = G::parseAction(text);
                return action ? toText(G::canonical(std::any_cast<const typename G::View&>(view), *action)) : text;
            };
        return question;
    }
    double score(Seat seat) const override { return match_.score(seat); }
    double points(Seat seat) const override { return match_.points(seat); }
    const Match<G>& typed() const { return match_; }

private:
    static std::vector<std::string> textsOf(const ActionList<G>& list)
    {
        std::vector<std::string> texts;
        for (const auto& action : list)
            texts.push_back(toText(action));
        return texts;
    }
    Expected<void> applyChance(std::string_view text, Trace<typename G::Event>* trace)
    {
        if (!match_.node().isChance())
            return Error(SAY("Error", "nothing is drawn or dealt here"));
        const auto chance = G::parseChance(text);
        if (!chance)
            return chance.error();
        if (!match_.allowsChance(*chance))
            return Error(SAY("Error", "\"%1\" cannot be drawn or dealt here"), {std::string(text)});
        match_.applyChance(*chance, trace);
        return {};
    }
    Expected<void> act(Seat seat, std::string_view text, Trace<typename G::Event>* trace)
    {
        if (text == kForfeit && seat < seats() && !match_.node().isOver()) {
            match_.forfeit(seat);
            return {};
        }
        const auto action = allowed(seat, text);
        if (!action)
            return action.error();
        match_.act(seat, *action, trace);
        return {};
    }
    Expected<typename G::Action> allowed(Seat seat, std::string_view text) const
    {
        const Node node = match_.node();
        if (!node.isWaiting() || seat < 0 || seat >= seats() || !node.seats.has(seat))
            return Error(SAY("Error", "seat %1 is not to move"), {static_cast<long long>(seat)});
        auto action = G::parseAction(text);
        if (action && !match_.allows(seat, *action))
            return Error(SAY("Error", "\"%1\" is not allowed here"), {std::string(text)});
        return action;
    }

    Match<G> match_;
};

/// Fills the functions for positions that are put in.
template <Game G>
void addPositions(GameInfo& info)
{
    constexpr bool kHasStateOf = requires(const typename G::View view, const PositionFields given, Rng rng)
    {
        G::stateOf(view, given, rng);
    };
    constexpr bool kImagines = requires(const typename G::View view, Rng rng)
    {
        G::imagine(view, rng);
    };
    info.reread = [](const RuleMap& rules, const FieldMap& given, FieldVisitor& out) {
        G::fields(G::viewOf(*G::parseRules(rules), given), out);
    };
    info.viewOf = [](const RuleMap& rules, const FieldMap& given) -> std::any {
        return G::viewOf(*G::parseRules(rules), given);
    };
    if constexpr (kHasStateOf || kImagines)
        info.deal = [](const RuleMap& rules, const PositionFields& given, Rng& rng,
                       std::uint64_t seed) -> Expected<std::unique_ptr<AnyMatch>> {
            const typename G::View view = G::viewOf(*G::parseRules(rules), given.values);
            const auto state = [&] {
                if constexpr (kHasStateOf)
                    return G::stateOf(view, given, rng);
                else
                    return G::imagine(view, rng);
            }();
            if (!state)
                return state.error();
            return std::unique_ptr<AnyMatch>(std::make_unique<TextMatch<G>>(*state, seed));
        };
    if constexpr (requires { G::unorderedFields(); })
        info.unorderedFields = G::unorderedFields;
}

/// The description of game G, from its members; optional ones that it lacks are null.
template <Game G>
GameInfo gameInfo()
{
    GameInfo info;
    info.id = G::kId;
    info.name = G::kName;
    info.version = G::kVersion;
    info.options = &G::options();
    info.maxSteps = G::kMaxSteps;
    info.complete = [](const RuleMap& given) -> Expected<RuleMap> {
        const auto rules = G::parseRules(given);
        if (!rules)
            return rules.error();
        return G::rulesMap(*rules);
    };
    info.seats = [](const RuleMap& map) { return G::seats(*G::parseRules(map)); };
    info.start = [](const RuleMap& map, std::uint64_t seed) -> Expected<std::unique_ptr<AnyMatch>> {
        const auto rules = G::parseRules(map);
        if (!rules)
            return rules.error();
        return std::unique_ptr<AnyMatch>(std::make_unique<TextMatch<G>>(*rules, seed));
    };
    info.resume = [](const std::any& state, std::uint64_t seed) -> std::unique_ptr<AnyMatch> {
        return std::make_unique<TextMatch<G>>(std::any_cast<const typename G::State&>(state), seed);
    };
    addPositions<G>(info);
    if constexpr (requires(const typename G::Chance chance) { G::isOfChosenCards(chance); })
        info.isOfChosenCards = [](std::string_view text) {
            const auto chance = G::parseChance(text);
            return chance && G::isOfChosenCards(*chance);
        };
    if constexpr (requires(const typename G::Action action) { G::deckCards(action); })
        info.deckCards = [](std::string_view text) {
            const auto action = G::parseAction(text);
            return action ? G::deckCards(*action) : std::vector<std::string>();
        };
    if constexpr (requires(const typename G::Action action) { G::withoutNotes(action); })
        info.withoutNotes = [](std::string_view text) {
            const auto action = G::parseAction(text);
            return action ? toText(G::withoutNotes(*action)) : std::string(text);
        };
    return info;
}

} // namespace parlour
