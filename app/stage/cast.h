// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Everything that is on the stage and how it moves: takes layouts, answers what is where at a time. No painting and no
// input; used by the stage.
#pragma once

#include "app/stage/actor.h"
#include "app/stage/layout.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace parlour {

/// A piece raised under the pointer or while it waits for its target: `up` in its heights, along its own axis.
struct Lift {
    double up = 0;
    double scale = 1;
    bool operator==(const Lift&) const = default;
};

struct Actor {
    Piece piece;
    std::optional<Travel> travel = {};
    bool leaving = false; ///< goes away when it has arrived
    Lift lift = {}; ///< as seen now
    std::optional<Pose> held = {}; ///< where a person holds it
    mutable bool wasPainted = false; ///< since it entered
};

class Cast {
public:
    /// Takes a new layout. What is on its way goes on: to where it was going, as if nothing had happened, or from where it
    /// is to its new place. Without `animate` everything arrives. True if something begins to move or moves elsewhere now.
    bool show(const Layout& layout, bool animate);
    /// Everything arrives.
    void finish();
    /// A person takes a piece and moves it.
    void hold(const QString& id, const Pose& pose);
    /// A piece that was held goes back to its place.
    void letGo(const QString& id);
    /// ms from the start of the movement to its end; 0 when nothing moves.
    double length() const { return length_; }
    /// ms from the start of the movement, which later layouts join; 0 when nothing moves.
    double time() const { return time_; }
    void setTime(double time) { time_ = time; }

    /// In drawing order, lowest first.
    const std::vector<Actor*>& drawn() const { return drawn_; }
    std::vector<Actor>& actors() { return actors_; }
    const Layout& layout() const { return layout_; }
    Actor* find(const QString& id);
    const Actor* find(const QString& id) const;
    const Piece* piece(const QString& id) const;

    Appearance appearance(const Actor& actor) const;
    /// How much of its way a piece has covered that comes by its own entrance; none: it is shown as it is.
    std::optional<double> entrancePart(const Actor& actor) const;
    /// Whether a piece travels far enough to be above those that lie still.
    static bool isFlying(const Actor& actor);
    /// The uppermost piece at a point that means something to people: it has a name, a choice or a reason why not.
    const Piece* pieceAt(QPointF point) const;
    /// Whether a point lies on a piece, lifted or not.
    static bool covers(const Actor& actor, QPointF point);

private:
    bool isTravelling(const Actor& actor) const { return actor.travel && actor.travel->end() > time_; }
    const Face& seenFace(const Actor& actor) const;
    bool continueFrom(Actor& actor, const Actor& before) const;
    bool continueTravel(Actor& actor, const Actor& before) const;
    bool changeFace(Travel& travel, const Piece& piece, const Face& before, const Appearance& seen) const;
    bool enter(Actor& actor, const std::vector<Actor>& before, const Layout& old) const;
    bool leave(const std::vector<Actor>& before, std::vector<Actor>& leaving) const;
    static void stagger(std::vector<Actor>& actors, const QHash<QString, std::vector<std::size_t>>& dealt);
    void order();

    Layout layout_;
    std::vector<Actor> actors_;
    QHash<QString, std::size_t> index_;
    std::vector<Actor*> drawn_;
    double time_ = 0;
    double length_ = 0;
};

} // namespace parlour
