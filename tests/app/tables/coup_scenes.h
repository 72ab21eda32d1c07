// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Coup for tests of its table, played by the rules.
#pragma once

#include "app/tables/game_table.h"
#include "engine/coup/coup_types.h"
#include "engine/games.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

namespace parlour::coup {

/// The viewer of a scene.
struct Onlooker {
    Seat viewpoint = 0;
    bool person = true; ///< a person sits there; else bots are watched
    bool open = false;
};

/// The position that the window hands to the table.
inline Position positionOf(const AnyMatch& match, Onlooker who = {}, const std::vector<AnyTold>& lastStep = {})
{
    static const QStringList names{"Ann", "Honest", "Fox", "Sibyl", "Random", "Ledger"};
    Position position;
    position.node = match.node();
    position.over = position.node.isOver();
    position.viewpoint = who.viewpoint;
    position.open = who.open || position.over;
    for (Seat seat = 0; seat < match.seats(); ++seat) {
        const bool person = who.person && seat == who.viewpoint;
        position.seats.push_back({person ? QStringLiteral("You") : names[seat],
                                  person ? QString() : QStringLiteral("Counts what it sees"), person,
                                  QColor(0x8F, 0xC7, 0xA2)});
        position.views.push_back(position.open || seat == who.viewpoint ? match.look(seat) : std::any());
        if (position.over)
            position.result.push_back(match.score(seat));
    }
    for (const AnyTold& each : lastStep)
        if (position.open ? !each.blurred : each.to.has(who.viewpoint))
            position.lastStep.push_back(each);
    if (who.person && position.node.isWaiting() && position.node.seats.has(who.viewpoint)) {
        position.asked = who.viewpoint;
        position.legal = match.legal(who.viewpoint);
    }
    return position;
}

/// A game played from a script: "2 tax" is a seat's action, "stand" lets all awaited seats allow, "* deal .." is a chance
/// outcome. Chance outcomes that the script omits are drawn.
class Scene {
public:
    explicit Scene(int players, const char* mode = "tabletop", std::uint64_t seed = 7)
        : match_(std::move(*info().start(*info().complete({{"players", std::to_string(players)}, {"mode", mode}}), seed)))
    {
    }

    Scene& play(const QStringList& steps)
    {
        for (const QString& each : steps) {
            if (!each.startsWith(QLatin1Char('*')))
                drawn();
            step(each);
        }
        drawn();
        return *this;
    }
    const AnyMatch& match() const { return *match_; }
    const std::vector<AnyTold>& told() const { return told_; }
    Position position(Onlooker who = {}) const { return positionOf(*match_, who, told_); }

private:
    static const GameInfo& info() { return *findGame("coup"); }

    void step(const QString& text)
    {
        const QString who = text.section(QLatin1Char(' '), 0, 0), what = text.section(QLatin1Char(' '), 1);
        if (text == QLatin1String("stand")) {
            for (const Seat seat : match_->node().seats)
                take(seat, "allow");
        } else {
            take(who == QLatin1String("*") ? kChanceSeat : who.toInt(), what.toStdString());
        }
    }
    void drawn()
    {
        while (match_->node().isChance())
            take(kChanceSeat, match_->draw());
    }
    void take(Seat seat, const std::string& text)
    {
        told_.clear();
        if (!match_->step(seat, text, &told_))
            qFatal("the scene's step is not legal: %d %s", seat, text.c_str());
    }

    std::unique_ptr<AnyMatch> match_;
    std::vector<AnyTold> told_;
};

/// The deal of six players; the person at seat 0 holds Captain and Contessa.
inline const QStringList& sixDealt()
{
    static const QStringList steps{"* deal captain contessa duke duke ambassador captain ambassador duke assassin contessa "
                                   "assassin captain"};
    return steps;
}

/// Twelve turns later: the person's turn.
inline QStringList sixPlayed()
{
    return sixDealt()
        + QStringList{"0 income",
                      "1 tax",
                      "stand",
                      "2 tax",
                      "5 challenge",
                      "stand",
                      "2 lose ambassador",
                      "3 tax",
                      "stand",
                      "4 foreign aid",
                      "1 block duke",
                      "stand",
                      "stand",
                      "5 tax",
                      "stand",
                      "0 steal 3",
                      "stand",
                      "3 block ambassador",
                      "stand",
                      "1 tax",
                      "stand",
                      "2 income",
                      "3 assassinate 4",
                      "stand",
                      "4 allow",
                      "4 lose assassin",
                      "4 income",
                      "5 tax",
                      "stand"};
}

/// The last seat has announced an assassination of the person.
inline QStringList sixThreatened()
{
    return sixPlayed()
        + QStringList{"0 income", "1 coup 3", "3 lose ambassador", "2 income", "3 income", "4 income", "5 assassinate 0"};
}

inline Report honestReport(const Position& position, const std::string& chosen)
{
    Report report;
    for (const std::string& action : position.legal) {
        Candidate candidate;
        candidate.action = action;
        candidate.hasValue = false;
        report.candidates.push_back(candidate);
    }
    report.chosen = chosen;
    report.verdict = {{"Reason", "It does not see all copies: it may be true."}, {}};
    report.facts = {{{"Reason", "Dukes in its hand and face up"}, 2}};
    return report;
}

} // namespace parlour::coup
