// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Durak as text, for tests: hands in the order received, the stock with the trump card first.
#pragma once

#include "engine/base/tokens.h"
#include "engine/durak/durak.h"

#include <QTest>

#include <algorithm>
#include <string>

namespace parlour::durak {

inline std::vector<Card> cardsOf(std::string_view text)
{
    std::vector<Card> cards;
    for (const auto part : split(text))
        cards.push_back(*parseCard(part));
    return cards;
}

inline CardSet setOf(std::string_view text)
{
    CardSet cards;
    for (const Card card : cardsOf(text))
        cards.add(card);
    return cards;
}

inline Rules rulesOf(std::string_view text)
{
    return *Durak::parseRules(*parseRuleMap(text));
}

inline void addTo(State& state, Seat seat, Card card)
{
    const auto i = static_cast<std::size_t>(seat);
    state.hands[i].push_back(card);
    state.held[i].add(card);
    ++state.sizes[i];
}

/// A position before the lead of a bout. `hands` are separated by "/"; "-" is a seat that is out. `stock` lists the undealt
/// cards, the trump card first, or only the trump suit if there are none. A "*" before it means the first bout with no
/// discards; otherwise all other cards of the deck are discarded.
inline State position(std::string_view rules, std::string_view hands, std::string_view stock, Seat attacker)
{
    const auto parts = split(hands, '/');
    std::string text = "players=" + std::to_string(parts.size());
    if (!rules.empty())
        text += "," + std::string(rules);
    State state = Durak::start(rulesOf(text));
    CardSet held;
    for (std::size_t seat = 0; seat < parts.size(); ++seat) {
        if (split(parts[seat]) == std::vector<std::string_view>{"-"}) {
            state.inPlay.remove(static_cast<Seat>(seat));
            state.place[seat] = 1;
            continue;
        }
        for (const Card card : cardsOf(parts[seat])) {
            addTo(state, static_cast<Seat>(seat), card);
            held.add(card);
        }
    }
    const bool first = stock.front() == '*';
    if (first)
        stock.remove_prefix(1);
    if (stock.size() == 1) {
        state.trumpCard = Card(kAce, static_cast<Suit>(kSuitLetters.find(stock)));
    } else {
        for (const Card card : cardsOf(stock)) {
            state.deck.push_back(card);
            ++state.stock;
            held.add(card);
        }
        state.trumpCard = state.deck.front();
    }
    if (!first)
        for (Rank rank = state.rules.lowestRank(); rank < kRanks; ++rank)
            state.discarded = state.discarded | (CardSet::ofRank(rank) - held);
    const auto next = [&](Seat seat) { return (seat + 1) % state.rules.players; };
    Seat defender = next(attacker);
    const bool teams = state.rules.teams != Teams::Off;
    while (!state.inPlay.has(defender) || (teams && defender % 2 == attacker % 2))
        defender = next(defender);
    state.attacker = static_cast<std::int8_t>(attacker);
    state.defender = static_cast<std::int8_t>(defender);
    state.turn = state.attacker;
    state.phase = Phase::Lead;
    state.bout = first ? 1 : 2;
    const int cap = state.rules.firstFive && first ? 5 : 6;
    state.limit = static_cast<std::int8_t>(std::min(cap, state.hands[static_cast<std::size_t>(defender)].count()));
    return state;
}

/// Plays a step like "1 cover 6s with 7s"; false if it is refused.
inline bool play(State& state, std::string_view step)
{
    const auto seat = parseInt(step.substr(0, 1), 0, 5);
    const auto action = Durak::parseAction(step.substr(2));
    if (!action || !Durak::allows(state, *seat, *action))
        return false;
    Durak::act(state, *seat, *action, nullptr);
    return true;
}

/// Plays steps separated by ";". A step after "!" must be refused and change nothing.
inline void playAll(State& state, std::string_view steps)
{
    for (std::string_view step : split(steps, ';')) {
        while (step.front() == ' ')
            step.remove_prefix(1);
        const bool refused = step.front() == '!';
        const State before = state;
        const bool done = play(state, refused ? step.substr(1) : step);
        QVERIFY2(done != refused, std::string(step).c_str());
        if (refused)
            QVERIFY2(state == before, std::string(step).c_str());
    }
}

inline std::string listOf(const auto& numbers, int count)
{
    std::string out;
    for (int i = 0; i < count; ++i)
        out += (i == 0 ? "" : ",") + std::to_string(numbers[static_cast<std::size_t>(i)]);
    return out;
}

/// One fact of a state by name, such as "turn" or "hand1".
inline std::string fact(const State& state, std::string_view name)
{
    constexpr std::array<const char*, 7> phases = {"deal", "redeal", "draw-first", "lead", "defend", "throw", "over"};
    const int players = state.rules.players;
    if (name == "turn")
        return std::to_string(state.turn);
    if (name == "phase")
        return phases[static_cast<std::size_t>(state.phase)];
    if (name == "attacker")
        return std::to_string(state.attacker);
    if (name == "defender")
        return std::to_string(state.defender);
    if (name == "limit")
        return std::to_string(state.limit);
    if (name == "bout")
        return std::to_string(state.bout);
    if (name == "stock")
        return textOf(state.deck);
    if (name == "fool")
        return std::to_string(state.fool);
    if (name == "places")
        return listOf(state.place, players);
    if (name.starts_with("hand"))
        return textOf(state.hands[static_cast<std::size_t>(name.back() - '0')]);
    if (name.starts_with("known"))
        return textOf(state.known[static_cast<std::size_t>(name.back() - '0')]);
    if (name == "scores") {
        std::string out;
        for (Seat seat = 0; seat < players; ++seat)
            out += (seat == 0 ? "" : ",") + QString::number(scoreOf<Durak>(state, seat), 'g', 3).toStdString();
        return out;
    }
    if (name == "legal") {
        ActionList<Durak> list;
        Durak::legal(state, state.turn, list);
        std::string out;
        for (const Action& action : list)
            out += (out.empty() ? "" : ", ") + toText(action);
        return out;
    }
    return "there is no fact " + std::string(name);
}

/// Checks facts like "turn=0; legal=done, attack 6s".
inline void checkFacts(const State& state, std::string_view facts)
{
    for (std::string_view each : split(facts, ';')) {
        while (each.front() == ' ')
            each.remove_prefix(1);
        const auto equals = each.find('=');
        const std::string name(each.substr(0, equals));
        QCOMPARE(QString::fromStdString(name + "=" + fact(state, name)), QString::fromStdString(std::string(each)));
    }
}

} // namespace parlour::durak
