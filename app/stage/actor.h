// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The movement of one piece: its pose and face at a time. Pure arithmetic without painting. Used by the stage.
#pragma once

#include "app/stage/layout.h"

#include <QTransform>

#include <optional>

namespace parlour {

/// Position, size, rotation and opacity of a piece.
struct Pose {
    QPointF centre;
    QSizeF size;
    double angle = 0;
    double opacity = 1;
    bool operator==(const Pose&) const = default;

    /// The untransformed rectangle around (0, 0).
    QRectF own() const { return {-QPointF(size.width(), size.height()) / 2, size}; }
};

Pose poseOf(const Piece& piece);
Pose poseOf(const Anchor& anchor);
/// The pose at `part`, 0 to 1, of the way; values outside extrapolate.
Pose interpolate(const Pose& from, const Pose& to, double part);
/// Maps Pose::own() to the stage.
QTransform transformOf(const Pose& pose);

/// The transition from one face to another.
enum class Change { None, Flip, Fade };

struct FaceChange {
    Change kind = Change::None;
    Face before = {}; ///< shown until the change
    double delay = 0; ///< ms from the start of the movement
    double duration = 0; ///< ms
};

/// The movement of a piece and the change of its face. Each has its own timing, so that redirecting one leaves the other.
struct Travel {
    Pose from;
    double delay = 0; ///< ms from the start of the movement
    double duration = 0; ///< ms
    FaceChange change = {};
    bool entrance = false; ///< by the piece's own Entrance
    double end() const; ///< ms from the start of the movement
};

/// The appearance of a piece at a time.
struct Appearance {
    Pose pose;
    double turn = 1; ///< horizontal scale while it flips, 0 to 1
    double beforePart = 0; ///< opacity of the face before: 0 or 1 in a flip, 0 to 1 in a fade
};

/// The elapsed share of the travel's duration, 0 to 1.
double partAt(const Travel& travel, double time);
Appearance appearanceAt(const Travel& travel, const Pose& to, double time);
/// Redirects a piece from its way to `before` towards `to`, starting with its pose at `time`. It never arrives earlier than
/// it would have.
void redirect(Travel& travel, const Pose& before, const Pose& to, double time);
/// Delays the travel and its change of face.
void delayBy(Travel& travel, double ms);

/// Durations in ms.
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

/// Duration of a move in ms. Moves of less than a width, as when a hand closes up, take kCloseUp.
double moveTime(const Pose& from, const Pose& to);

} // namespace parlour
