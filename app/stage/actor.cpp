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

/// How far a travelling piece is from where it began, 0 to 1. What is thrown slows down steadily.
double coveredAt(const Travel& travel, double time)
{
    const double part = partAt(travel, time);
    return travel.entrance ? part * (2 - part) : easeOutCubic(part);
}

/// From where a piece has to come to be at `seen` when it has covered `covered` of its way to `to`. Less than all of it.
Pose originOf(const Pose& seen, const Pose& to, double covered)
{
    const double behind = covered / (1 - covered); // as a part of the way that is left
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
        seen.turn = std::abs(std::cos(changed * std::numbers::pi)); // slow where the piece lies flat
        seen.beforePart = changed < 0.5 ? 1 : 0;
    }
    return seen;
}

void redirect(Travel& travel, const Pose& before, const Pose& to, double time)
{
    const Pose seen = appearanceAt(travel, before, time).pose;
    const double left = travel.delay + travel.duration - time;
    const double covered = coveredAt(travel, time);
    if (seen.opacity <= 0) { // it comes into sight at its new place
        travel.from = to;
        travel.from.opacity = 0;
    } else if (travel.entrance && covered < 1) {
        travel.from = originOf(seen, to, covered); // it would roll again if it began again
    } else if (time < travel.delay) {
        travel.duration = std::max(travel.duration, moveTime(travel.from, to));
    } else {
        // Slowing down as it does, a piece has the same speed in what is left of its way as on a way and in a time that are
        // just that: to a goal that is hardly another one it goes on as if nothing had happened.
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
