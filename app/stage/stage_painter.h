// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints what is on the stage: the ground, the pieces in their order, the focus and the callout. Knows what a frame may
// cost, and keeps what has to wait for the next one. Decides nothing; used by the stage.
#pragma once

#include "app/draw/theme.h"
#include "app/stage/callout.h"
#include "app/stage/cast.h"
#include "app/stage/sprites.h"
#include "app/stage/stage_motion.h"

#include <QFont>
#include <QPainter>
#include <QPixmap>
#include <QRegion>
#include <QSet>

#include <vector>

namespace parlour {

/// All that one frame shows. Ids are those of pieces; empty: none.
struct Scene {
    const Cast& cast;
    QSize size;
    double ratio = 1; ///< pixels of the screen for one of the stage
    QFont font;
    QString hovered = {};
    QString selected = {};
    QString aim = {}; ///< the target over which the selected piece is carried
    QString focus = {}; ///< only while it is to be seen
    QSet<QString> targets = {}; ///< of the selected piece
    Callout callout = {};
    QPixmap fading = {}; ///< of what was there before, drawn above all; null: none
    double fadingOpacity = 0;
    std::vector<VisibleEffect> effects = {}; ///< above the pieces
    bool isWhole = false; ///< leaves nothing to the next frame
};

class StagePainter {
public:
    void setTheme(const Theme& theme);

    void paint(QPainter& painter, const QRegion& region, const Scene& scene);
    /// Whether something waits for the next frame or for a picture that is made elsewhere.
    bool hasPendingWork() const { return sprites_.hasProvisional() || !deferred_.isEmpty(); }
    /// What waits for the next frame; forgets it.
    QRegion takeDeferred();
    /// The faces whose pictures were made elsewhere and have come since the last call.
    QStringList takeReadyFaces();

private:
    struct Placed {
        const Actor* actor;
        QRect area;
    };
    bool makePictures(const QRegion& region, const std::vector<Placed>& actors, const Scene& scene);
    void paintArea(QPainter& painter, const QRect& rect, const std::vector<Placed>& actors, const Scene& scene);
    void paintActor(QPainter& painter, const Actor& actor, const Scene& scene);
    void paintFace(QPainter& painter, const Actor& actor, const Face& face, const Appearance& seen, const Scene& scene);

    Theme theme_ = Theme::make(ThemeKind::Felt, false);
    Sprites sprites_;
    QPixmap ground_;
    QRegion deferred_;
    QRect area_; ///< pixels of the screen that are being painted
    double spent_ = 0; ///< ms that this frame has spent on new pictures
    bool deferNew_ = false; ///< some picture of a new piece is not ready: all new pieces wait for the next frame
    int deferredFrames_ = 0; ///< frames that they have waited
};

} // namespace parlour
