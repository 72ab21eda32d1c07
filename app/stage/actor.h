// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A piece on its way from one place to another: pure arithmetic of places and times, no painting. Used by the stage.
#pragma once

#include "app/stage/layout.h"

#include <QTransform>

#include <optional>

namespace parlour {

/// Where a piece is and how much of it is seen.
struct Pose {
    QPointF centre;
    QSizeF size;
    double angle = 0;
    double opacity = 1;
    bool operator==(const Pose&) const = default;

    /// Its own rectangle, around (0, 0).
    QRectF own() const { return {-QPointF(size.width(), size.height()) / 2, size}; }
};

Pose poseOf(const Piece& piece);
Pose poseOf(const Anchor& anchor);
Pose interpolate(const Pose& from, const Pose& to, double part);
/// From the piece's own rectangle around (0, 0) to the stage.
QTransform transformOf(const Pose& pose);

/// How a picture gives way to another one.
enum class Change { None, Flip, Fade };

struct FaceChange {
    Change kind = Change::None;
    Face before = {}; ///< what is seen before the change
    double delay = 0; ///< ms from the start of the movement
    double duration = 0; ///< ms
};

/// The way of a piece, and how its face changes meanwhile: each in a time of its own, so that one may change while the other
/// goes on.
struct Travel {
    Pose from;
    double delay = 0; ///< ms from the start of the movement
    double duration = 0; ///< ms
    FaceChange change = {};
    bool entrance = false; ///< the piece paints itself on its way
    double end() const;
};

/// What is seen of a travelling piece at a time.
struct Appearance {
    Pose pose;
    double turn = 1; ///< how wide a flipping piece looks, 0 to 1
    double beforePart = 0; ///< how much of the picture before is seen: 0 or 1 in a flip, anything in a fade
};

/// How much of its way a piece has covered at a time, 0 to 1.
double partAt(const Travel& travel, double time);
Appearance appearanceAt(const Travel& travel, const Pose& to, double time);
/// Makes a piece that at `time` is on its way to `before` go on to `to` instead, from where it is seen then. It is never
/// there sooner than it would have been.
void redirect(Travel& travel, const Pose& before, const Pose& to, double time);
/// The same travel, so many ms later.
void delayBy(Travel& travel, double ms);

/// Times of the house, in ms.
inline constexpr double kMove = 220;
inline constexpr double kLongestMove = 400;
inline constexpr double kCloseUp = 120;
inline constexpr double kFlip = 180;
inline constexpr double kFadeIn = 120;
inline constexpr double kFadeOut = 100;
inline constexpr double kDealStep = 60;
inline constexpr double kWholeDeal = 1500;
inline constexpr double kHover = 90;
inline constexpr double kCrossFade = 100;

/// How long a move takes; a hand that closes up, less than a width, is quicker.
double moveTime(const Pose& from, const Pose& to);

} // namespace parlour
