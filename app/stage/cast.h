// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All pieces on the stage and their movements: takes layouts and returns the appearance of each piece at a time. No painting
// and no input. Used by the stage.
#pragma once

#include "app/stage/actor.h"
#include "app/stage/layout.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace parlour {

/// The raise of a hovered or selected piece: `up` is a share of its height, along its own axis.
struct Lift {
    double up = 0;
    double scale = 1;
    bool operator==(const Lift&) const = default;
};

struct Actor {
    Piece piece;
    std::optional<Travel> travel = {};
    bool leaving = false; ///< removed on arrival
    Lift lift = {}; ///< at present
    std::optional<Pose> held = {}; ///< while it is dragged
    mutable bool wasPainted = false; ///< since it entered
};

class Cast {
public:
    /// Takes a new layout. Moving pieces go on or are redirected from their present pose. Without `animate` all pieces
    /// arrive. True if a movement begins or changes its goal.
    bool show(const Layout& layout, bool animate);
    /// Ends all movements.
    void finish();
    /// Puts a piece at a pose while it is dragged.
    void hold(const QString& id, const Pose& pose);
    /// Ends the drag; the piece moves back to its place.
    void letGo(const QString& id);
    /// Duration of the movement in ms; 0 when nothing moves.
    double length() const { return length_; }
    /// ms since the start of the movement, which later layouts join; 0 when nothing moves.
    double time() const { return time_; }
    void setTime(double time) { time_ = time; }

    /// All pieces in drawing order, lowest first.
    const std::vector<Actor*>& drawn() const { return drawn_; }
    std::vector<Actor>& actors() { return actors_; }
    const Layout& layout() const { return layout_; }
    Actor* find(const QString& id);
    const Actor* find(const QString& id) const;
    const Piece* piece(const QString& id) const;

    Appearance appearance(const Actor& actor) const;
    /// The elapsed share of a piece's own entrance, 0 to 1; nullopt if none runs.
    std::optional<double> entrancePart(const Actor& actor) const;
    /// Whether a card travels more than its width, so that it is drawn above resting pieces.
    static bool isFlying(const Actor& actor);
    /// The uppermost piece at a point that has a name, a choice or a refusal; null if none.
    const Piece* pieceAt(QPointF point) const;
    /// Whether a point lies on a piece, raised or not.
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
