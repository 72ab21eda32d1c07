// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Durak for tests of its table, from games with random actions.
#pragma once

#include "app/draw/decks.h"
#include "app/tables/game_table.h"
#include "engine/base/rng.h"
#include "engine/durak/durak_types.h"
#include "engine/games.h"

#include <QGuiApplication>

namespace parlour::durak {

inline Canvas canvasOf(QSizeF size, bool light = false, ThemeKind kind = ThemeKind::Felt)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(14);
    return {size, Theme::make(kind, light), makeDeck(QStringLiteral("parlour"), false), font};
}

inline std::vector<SeatInfo> seatsOf(int count, SeatSet persons)
{
    static const std::array<SeatInfo, kMaxSeats> kBots{{
        {QStringLiteral("Article"), QStringLiteral("Follows the article"), false, QColor(0xFF9DB8E8)},
        {QStringLiteral("Greedy"), QStringLiteral("Plays the lowest card"), false, QColor(0xFFE2B36A)},
        {QStringLiteral("OpenFool"), QStringLiteral("Weighs its hand"), false, QColor(0xFF8FC7A2)},
        {QStringLiteral("Finisher"), QStringLiteral("Solves the ending"), false, QColor(0xFFC9A5E0)},
        {QStringLiteral("Searcher"), QStringLiteral("Samples the hidden cards"), false, QColor(0xFFE79A8C)},
        {QStringLiteral("Random"), QStringLiteral("Plays anything"), false, QColor(0xFFB9C4BC)},
    }};
    std::vector<SeatInfo> seats(kBots.begin(), kBots.begin() + count);
    for (Seat seat : persons)
        seats[static_cast<std::size_t>(seat)] = {QStringLiteral("You"), {}, true, QColor(0xFFF2F0E8)};
    return seats;
}

/// A game with random actions.
class PlayedGame {
public:
    PlayedGame(const RuleMap& rules, std::uint64_t seed)
        : info_(findGame("durak")),
          match_(*info_->start(*info_->complete(rules), seed)),
          rng_(Rng::stream(seed, Purpose::Player, 7))
    {
    }

    bool isOver() const { return match_->node().isOver(); }
    int seats() const { return match_->seats(); }
    const std::vector<AnyTold>& told() const { return told_; }
    const AnyMatch& match() const { return *match_; }

    /// Plays a step; takes in `takes` percent of the decisions that allow it.
    void step(int takes = 10)
    {
        const Node node = match_->node();
        if (node.isChance())
            return play(kChanceSeat, match_->draw());
        const Seat seat = node.seats.first();
        const std::vector<std::string> legal = match_->legal(seat);
        const bool take =
            std::find(legal.begin(), legal.end(), "take") != legal.end() && rng_.below(100) < static_cast<unsigned>(takes);
        play(seat, take ? "take" : legal[static_cast<std::size_t>(rng_.below(static_cast<std::uint32_t>(legal.size())))]);
    }
    void play(Seat who, const std::string& text)
    {
        told_.clear();
        const auto done = match_->step(who, text, &told_);
        Q_ASSERT(done);
    }

    /// The position that the window makes; `person`: a person plays at the viewpoint, else bots are watched.
    Position position(Seat viewpoint, bool person, bool open) const
    {
        Position position;
        position.seats = seatsOf(seats(), person ? SeatSet::of(viewpoint) : SeatSet());
        position.viewpoint = viewpoint;
        position.open = open;
        for (Seat seat = 0; seat < seats(); ++seat)
            position.views.push_back(open || seat == viewpoint ? match_->look(seat) : std::any());
        position.node = match_->node();
        position.over = isOver();
        position.lastStep = told_;
        if (position.node.isWaiting()) {
            const Seat mover = position.node.seats.first();
            if (person && mover == viewpoint) {
                position.asked = mover;
                position.legal = match_->legal(mover);
            } else {
                position.thinking = mover;
            }
        }
        if (position.over)
            for (Seat seat = 0; seat < seats(); ++seat)
                position.result.push_back(match_->score(seat));
        return position;
    }

private:
    const GameInfo* info_;
    std::unique_ptr<AnyMatch> match_;
    Rng rng_;
    std::vector<AnyTold> told_;
};

} // namespace parlour::durak
