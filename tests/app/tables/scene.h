// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A match played by the rules and its positions as the window hands them to the table, for tests of tables. The scenes of a
// game derive from it.
#pragma once

#include "app/seating/positions.h"
#include "engine/base/rng.h"
#include "engine/games.h"
#include "engine/record/record.h"

#include <QTest>

namespace parlour::test {

/// Bots with these names, and "You" in the seats of `persons`.
inline std::vector<SeatInfo> seatsOf(const QStringList& names, SeatSet persons)
{
    std::vector<SeatInfo> seats;
    for (const QString& name : names)
        seats.push_back({name, QStringLiteral("Plays by the book"), false, QColor(0x8F, 0xC7, 0xA2)});
    for (const Seat seat : persons)
        seats[static_cast<std::size_t>(seat)] = {QStringLiteral("You"), {}, true, Qt::white};
    return seats;
}

/// The viewer of a scene: a person at the viewpoint, or somebody who watches bots.
struct Onlooker : Viewer {
    bool plays = true;
};
inline Onlooker player(Seat seat)
{
    return {{seat, false}, true};
}
/// With open hands.
inline Onlooker watcher(Seat viewpoint = 0)
{
    return {{viewpoint, true}, false};
}

class TableScene {
public:
    /// `bots` are the names of the players.
    TableScene(std::string_view game, const RuleMap& rules, const QStringList& bots, std::uint64_t seed = 1)
        : info_(*findGame(game)),
          match_(std::move(*info_.start(*info_.complete(rules), seed))),
          bots_(bots.first(match_->seats())),
          seed_(seed)
    {
    }

    const AnyMatch& match() const { return *match_; }
    bool isOver() const { return match_->node().isOver(); }
    /// The first seat that is waited for; kChanceSeat if none.
    Seat turn() const { return match_->node().isWaiting() ? match_->node().seats.first() : kChanceSeat; }
    /// The events of all steps.
    Story story() const { return told_; }
    /// The events of the last step.
    std::vector<AnyTold> lastStep() const { return told_.empty() ? std::vector<AnyTold>() : told_.back(); }

    /// The saved game, with the result of a finished one.
    Record record(std::vector<std::string> seats) const
    {
        Record record{info_.id, info_.version, match_->rules(), std::move(seats), seed_, steps_, {}};
        if (isOver()) {
            record.result.emplace();
            for (Seat seat = 0; seat < match_->seats(); ++seat)
                record.result->push_back(match_->score(seat));
        }
        return record;
    }

    TableScene& step(Seat who, const std::string& text)
    {
        std::vector<AnyTold> told;
        if (const auto done = match_->step(who, text, &told); !done)
            qFatal("%d %s: %s", who, text.c_str(), done.error().english().c_str());
        told_.push_back(std::move(told));
        steps_.push_back({who, text});
        return *this;
    }
    /// A step in one line: "2 tax" is a seat's action, "* deal .." a chance outcome.
    TableScene& step(const std::string& line) { return step(line[0] == '*' ? kChanceSeat : line[0] - '0', line.substr(2)); }
    /// A drawn chance outcome, the first legal action in `firsts` percent of the decisions, else any legal action.
    TableScene& anyStep(Rng& rng, unsigned firsts = 0)
    {
        const Seat who = turn();
        if (who == kChanceSeat)
            return step(who, match_->draw());
        const auto legal = match_->legal(who);
        return step(who, legal[rng.below(100) < firsts ? 0 : rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }

    /// The position that the window hands to the table. Its story belongs to the scene.
    Position position(Onlooker who = {}) const
    {
        const SeatSet persons = who.plays ? SeatSet::of(who.viewpoint) : SeatSet();
        Position position = positionOf(*match_, seatsOf(bots_, persons), who, told_);
        if (who.plays && position.node.isWaiting() && position.node.seats.has(who.viewpoint)) {
            position.asked = who.viewpoint;
            position.legal = match_->legal(who.viewpoint);
        } else {
            position.thinking = turn();
        }
        return position;
    }

private:
    const GameInfo& info_;
    std::unique_ptr<AnyMatch> match_;
    QStringList bots_;
    std::uint64_t seed_;
    std::vector<std::vector<AnyTold>> told_;
    std::vector<Step> steps_;
};

/// Goes on with anyStep() for at most `most` steps; `see` is called at each position.
template <class See>
void walk(TableScene scene, std::uint64_t seed, unsigned firsts, int most, See see)
{
    Rng rng = Rng::stream(seed, Purpose::Dealer, 999);
    for (int step = 0; step < most && !scene.isOver(); ++step) {
        see(std::as_const(scene));
        scene.anyStep(rng, firsts);
    }
    see(std::as_const(scene));
}

} // namespace parlour::test
