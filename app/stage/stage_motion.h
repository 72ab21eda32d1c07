// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Movement in time: brings the pieces of a cast from one layout to the next, raises them, fades the picture of what was
// there before, lets effects pass, and knows what is heard meanwhile. It is told the time and which pieces are to be
// raised, and answers what such a moment brings; it knows no clock, no widget and no input. Used by the stage.
#pragma once

#include "app/stage/cast.h"
#include "app/stage/repaint.h"
#include "app/stage/sound_cues.h"

#include <QPixmap>

#include <optional>
#include <vector>

namespace parlour {

/// How a layout follows the one before.
enum class Transition {
    AtOnce, ///< as after a resize: nothing moves, nothing is heard
    Moved, ///< the game went on
    Quietly, ///< because of a person's gesture: pieces may move, but nothing is heard and nobody waits for them
};

/// What a moment of the movement brings.
struct MotionUpdate {
    Repaint repaint = {};
    std::vector<Sound> sounds = {}; ///< heard now
    bool started = false; ///< a movement of the game has begun
    bool ended = false; ///< it is over
    bool goesOn = false; ///< another moment is to follow
};

/// An effect as it is seen now.
struct VisibleEffect {
    const Effect* effect;
    QRectF place; ///< of its piece
    double part; ///< of its time, 0 to 1
};

/// Times are ms on any clock, the same for all calls.
class StageMotion {
public:
    explicit StageMotion(Cast& cast) : cast_(cast) {}

    /// 0: no movement at all; 1: as designed; 2: twice as fast. What runs has to be finished by the caller, here as below.
    void setPace(double pace) { pace_ = pace; }
    /// A cross-fade instead of movement.
    void setReduced(bool reduced) { reduced_ = reduced; }

    /// Whether a layout that is shown so fades in, if it gets a picture of the stage before it.
    bool fades(Transition how) const { return how == Transition::Animated && reduced_ && pace_ > 0; }
    /// Takes a layout. What moves goes on, elsewhere if need be; see Cast::show. `before` is the picture that fades away if
    /// the layout looks otherwise than what is there; null: none does.
    MotionUpdate show(const Layout& layout, Transition how, const QPixmap& before, double now);
    /// Pieces are where they belong at a time.
    MotionUpdate advance(double now);
    /// Everything arrives.
    MotionUpdate finish();
    /// What a person holds goes back to its place.
    void letGo(double now);
    /// Moves lifts, for so many ms, towards where they should be: of the pieces that are hovered, selected and held up, of
    /// all others down. What has to be painted anew; nothing: all are there.
    std::vector<QRect> raise(const QString& hovered, const QString& selected, double ms);

    /// A movement of the game runs; those that come by gestures do not count.
    bool isMoving() const { return moving_; }
    /// Neither does one run nor is an effect seen, or about to be.
    bool isAtRest() const { return !moving_ && passing_.empty(); }
    /// What fades away; null: nothing.
    const QPixmap& fading() const { return fading_; }
    /// How much of that is still seen, 0 to 1.
    double fadingPart(double now) const;
    /// Good until the next call of anything else.
    std::vector<VisibleEffect> effects(double now) const;

private:
    /// One that is seen, or about to be.
    struct Passing {
        Effect effect;
        double begin; ///< on the caller's clock
        bool isHeard;
    };
    MotionUpdate showPieces(const Layout& layout, Transition how, const QPixmap& before, double now);
    MotionUpdate advancePieces(double now);
    void begin(const Layout& before, MotionUpdate& update, double now);
    void advanceEffects(MotionUpdate& update, double now);
    void dropEffects(MotionUpdate& update);
    std::optional<QRectF> placeOf(const Passing& passing) const;
    void touch(const Passing& passing, std::vector<QRect>& areas) const;

    std::vector<Sound> takeSounds(double time);
    void addTravelling(std::vector<QRect>& areas) const;
    void finish(MotionUpdate& update);

    Cast& cast_;
    double pace_ = 1;
    bool reduced_ = false;
    bool moving_ = false;
    double start_ = 0; ///< of what runs
    std::vector<SoundCue> cues_; ///< still to be heard
    std::vector<Passing> passing_;
    QPixmap fading_;
};

} // namespace parlour
