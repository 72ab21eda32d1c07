// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/repaint.h"

#include <QTextStream>

#include <algorithm>

namespace parlour {

namespace {

constexpr double kMargin = 36; // most px of shadow, ring and focus around a piece

} // namespace

QRect paintedArea(const Cast& cast, const Actor& actor)
{
    const Pose pose = cast.appearance(actor).pose;
    const QRectF own = pose.own();
    // An entrance may turn and bounce its piece.
    const double margin =
        kMargin + (cast.entrancePart(actor) ? std::max(own.width(), own.height()) : actor.piece.face.bleed);
    return transformOf(pose).mapRect(own.adjusted(-margin, -margin, margin, margin)).toAlignedRect();
}

std::vector<DrawnPiece> drawnPieces(const Cast& cast)
{
    std::vector<DrawnPiece> drawn;
    for (const Actor* actor : cast.drawn()) {
        const Piece& piece = actor->piece;
        const Appearance seen = cast.appearance(*actor);
        QString key;
        QTextStream(&key) << piece.face.key << ' ' << seen.pose.centre.x() << ' ' << seen.pose.centre.y() << ' '
                          << seen.pose.size.width() << ' ' << seen.pose.size.height() << ' ' << seen.pose.angle << ' '
                          << seen.pose.opacity << ' ' << seen.beforePart << ' ' << static_cast<int>(piece.ring)
                          << static_cast<int>(piece.shadow) << piece.dimmed << Cast::isFlying(*actor);
        drawn.push_back({piece.id, paintedArea(cast, *actor), key});
    }
    return drawn;
}

std::vector<QRect> changedAreas(const std::vector<DrawnPiece>& before, const std::vector<DrawnPiece>& now)
{
    std::vector<QRect> areas;
    const auto addMissing = [&areas](const std::vector<DrawnPiece>& these, const std::vector<DrawnPiece>& others) {
        auto from = others.begin();
        for (const DrawnPiece& each : these) {
            const auto same = std::find(from, others.end(), each);
            if (same == others.end())
                areas.push_back(each.area);
            else
                from = same + 1;
        }
    };
    addMissing(before, now);
    addMissing(now, before);
    return areas;
}

} // namespace parlour
