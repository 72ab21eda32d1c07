// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Motion: moves the pieces of a cast from one layout to the next, raises them, cross-fades, and runs effects and sound cues.
// Takes the time and returns what changes at it. Knows no clock, no widget and no input. Used by the stage.
#pragma once

#include "app/stage/cast.h"
#include "app/stage/repaint.h"
#include "app/stage/sound_cues.h"

#include <QPixmap>

#include <optional>
#include <vector>

namespace parlour {

/// The transition from one layout to the next.
enum class Transition {
    Instant, ///< no movement and no sound, as after a resize
    Animated, ///< of a step of the game
    Quiet, ///< of a person's gesture: pieces may move, silently, and nobody waits for them
};

/// The changes at one time of the motion.
struct MotionUpdate {
    Repaint repaint = {};
    std::vector<Sound> sounds = {}; ///< due now
    bool started = false; ///< a movement of the game began
    bool ended = false; ///< it ended
    bool goesOn = false; ///< another frame is needed
};

/// A running effect.
struct VisibleEffect {
    const Effect* effect;
    QRectF place; ///< of its piece
    double part; ///< elapsed share of its duration, 0 to 1
};

/// Times are in ms of any one clock.
class StageMotion {
public:
    explicit StageMotion(Cast& cast) : cast_(cast) {}

    /// 0: no movement at all; 1: as designed; 2: twice as fast. The caller finishes a running movement first, as for
    /// setReduced.
    void setPace(double pace) { pace_ = pace; }
    /// Replaces movement by a cross-fade.
    void setReduced(bool reduced) { reduced_ = reduced; }

    /// Whether such a transition is a cross-fade, for which show() needs a picture of the stage.
    bool fades(Transition how) const { return how == Transition::Animated && reduced_ && pace_ > 0; }
    /// Takes a layout; movements are redirected as by Cast::show. `before` is the picture to fade out if the layout differs
    /// visibly; null: no fade.
    MotionUpdate show(const Layout& layout, Transition how, const QPixmap& before, double now);
    /// Moves pieces and effects to a time.
    MotionUpdate advance(double now);
    /// Ends all movements and effects.
    MotionUpdate finish();
    /// Returns the dragged piece to its place.
    void letGo(double now);
    /// Advances the raising of the hovered, selected or held piece and the lowering of all others by `ms`. Returns the areas
    /// to repaint; empty when all have arrived.
    std::vector<QRect> raise(const QString& hovered, const QString& selected, double ms);

    /// Whether a movement of the game runs; gestures do not count.
    bool isMoving() const { return moving_; }
    /// Whether no movement of the game and no effect runs or is pending.
    bool isAtRest() const { return !moving_ && passing_.empty(); }
    /// The picture that fades out; null: none.
    const QPixmap& fading() const { return fading_; }
    /// Its opacity, 0 to 1.
    double fadingPart(double now) const;
    /// The running effects, valid until the next call of another function.
    std::vector<VisibleEffect> effects(double now) const;

private:
    /// A running or pending effect.
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
    double start_ = 0; ///< of the running movement
    std::vector<SoundCue> cues_; ///< still due
    std::vector<Passing> passing_;
    QPixmap fading_;
};

} // namespace parlour
