#include "app/stage/actor.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour {

namespace {

double outCubic(double part)
{
    const double rest = 1 - part;
    return 1 - rest * rest * rest;
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

Pose between(const Pose& from, const Pose& to, double part)
{
    return {from.centre + (to.centre - from.centre) * part, from.size + (to.size - from.size) * part,
            std::lerp(from.angle, to.angle, part), std::lerp(from.opacity, to.opacity, part)};
}

QTransform placed(const Pose& pose)
{
    return QTransform().translate(pose.centre.x(), pose.centre.y()).rotate(pose.angle);
}

double partAt(const Travel& travel, double time)
{
    return travel.duration > 0 ? std::clamp((time - travel.delay) / travel.duration, 0.0, 1.0) : 1;
}

Appearance appearanceAt(const Travel& travel, const Pose& to, double time)
{
    const double part = partAt(travel, time);
    // What is thrown slows down steadily.
    Appearance seen{between(travel.from, to, travel.entrance ? part * (2 - part) : outCubic(part)), 1, 0};
    if (travel.change == Change::Fade)
        seen.beforePart = 1 - part;
    if (travel.change == Change::Flip) {
        // In the middle of the way; the cosine slows down where the piece lies flat.
        const double begin = travel.delay + std::max(0.0, travel.duration - kFlip) / 2;
        const double turned = std::clamp((time - begin) / kFlip, 0.0, 1.0);
        seen.turn = std::abs(std::cos(turned * std::numbers::pi));
        seen.beforePart = turned < 0.5 ? 1 : 0;
    }
    return seen;
}

double moveTime(const Pose& from, const Pose& to)
{
    const double distance = QLineF(from.centre, to.centre).length();
    if (distance < std::max(24.0, to.size.width()) && from.size == to.size)
        return kCloseUp;
    return std::min(kLongestMove, kMove + distance * 0.15);
}

} // namespace parlour
