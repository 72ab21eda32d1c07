// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Coup for tests of its table, played by the rules.
#pragma once

#include "engine/coup/coup_types.h"
#include "tests/app/tables/scene.h"

namespace parlour::coup {

/// A game played from a script: "2 tax" is a seat's action, "stand" lets all awaited seats allow, "* deal .." is a chance
/// outcome. Chance outcomes that the script omits are drawn.
class Scene : public test::TableScene {
public:
    explicit Scene(int players, const char* mode = "tabletop", std::uint64_t seed = 7)
        : TableScene("coup", {{"players", std::to_string(players)}, {"mode", mode}},
                     {"Ann", "Honest", "Fox", "Sibyl", "Random", "Ledger"}, seed)
    {
    }

    Scene& play(const QStringList& steps)
    {
        for (const QString& each : steps) {
            if (!each.startsWith('*'))
                drawn();
            if (each != "stand")
                step(each.toStdString());
            else
                for (const Seat seat : match().node().seats)
                    step(seat, "allow");
        }
        drawn();
        return *this;
    }

private:
    void drawn()
    {
        while (match().node().isChance())
            step(kChanceSeat, match().draw());
    }
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
    for (const std::string& action : position.legal)
        report.candidates.push_back({action, 0, false, {}, {}});
    report.chosen = chosen;
    report.verdict = {{"Reason", "It does not see all copies: it may be true."}, {}};
    report.facts = {{{"Reason", "Dukes in its hand and face up"}, 2}};
    return report;
}

} // namespace parlour::coup
