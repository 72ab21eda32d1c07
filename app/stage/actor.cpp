// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/actor.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour {

namespace {

double easeOutCubic(double part)
{
    const double rest = 1 - part;
    return 1 - rest * rest * rest;
}

/// The covered share of the distance, 0 to 1. Entrances decelerate evenly, as thrown dice do.
double coveredAt(const Travel& travel, double time)
{
    const double part = partAt(travel, time);
    return travel.entrance ? part * (2 - part) : easeOutCubic(part);
}

/// The start of a way to `to` of which a piece at `seen` has covered `covered`, below 1.
Pose originOf(const Pose& seen, const Pose& to, double covered)
{
    const double behind = covered / (1 - covered); // as a share of the rest
    Pose origin = interpolate(seen, to, -behind);
    origin.opacity = seen.opacity;
    return origin;
}

} // namespace

Pose poseOf(const Piece& piece)
{
    return {piece.centre, piece.size, piece.angle, piece.opacity};
}

Pose poseOf(const Anchor& anchor)
{
    return {anchor.centre, anchor.size, anchor.angle, 1};
}

Pose interpolate(const Pose& from, const Pose& to, double part)
{
    return {from.centre + (to.centre - from.centre) * part, from.size + (to.size - from.size) * part,
            std::lerp(from.angle, to.angle, part), std::lerp(from.opacity, to.opacity, part)};
}

QTransform transformOf(const Pose& pose)
{
    return QTransform().translate(pose.centre.x(), pose.centre.y()).rotate(pose.angle);
}

double Travel::end() const
{
    return std::max(delay + duration, change.kind == Change::None ? 0 : change.delay + change.duration);
}

double partAt(const Travel& travel, double time)
{
    return travel.duration > 0 ? std::clamp((time - travel.delay) / travel.duration, 0.0, 1.0) : 1;
}

Appearance appearanceAt(const Travel& travel, const Pose& to, double time)
{
    Appearance seen{interpolate(travel.from, to, coveredAt(travel, time)), 1, 0};
    const FaceChange& change = travel.change;
    const double changed = change.duration > 0 ? std::clamp((time - change.delay) / change.duration, 0.0, 1.0) : 1;
    if (change.kind == Change::Fade)
        seen.beforePart = 1 - changed;
    if (change.kind == Change::Flip) {
        seen.turn = std::abs(std::cos(changed * std::numbers::pi)); // slowest at both ends of the flip
        seen.beforePart = changed < 0.5 ? 1 : 0;
    }
    return seen;
}

void redirect(Travel& travel, const Pose& before, const Pose& to, double time)
{
    const Pose seen = appearanceAt(travel, before, time).pose;
    const double left = travel.delay + travel.duration - time;
    const double covered = coveredAt(travel, time);
    if (seen.opacity <= 0) { // not visible yet: starts at its new place
        travel.from = to;
        travel.from.opacity = 0;
    } else if (travel.entrance && covered < 1) {
        travel.from = originOf(seen, to, covered); // restarting it would roll it again
    } else if (time < travel.delay) {
        travel.duration = std::max(travel.duration, moveTime(travel.from, to));
    } else {
        // A restarted cubic ease-out over the rest of the way in the rest of the time has the present speed, so a move to
        // almost the same place shows no jerk.
        travel.from = seen;
        travel.delay = time;
        travel.duration = std::max(left, moveTime(before, to));
        travel.entrance = false;
    }
}

void delayBy(Travel& travel, double ms)
{
    travel.delay += ms;
    travel.change.delay += ms;
}

double moveTime(const Pose& from, const Pose& to)
{
    const double distance = QLineF(from.centre, to.centre).length();
    if (distance < std::max(24.0, to.size.width()) && from.size == to.size)
        return kCloseUp;
    return std::min(kLongestMove, kMove + distance * 0.15);
}

} // namespace parlour
