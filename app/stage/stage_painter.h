// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Paints the stage: ground, pieces in order, effects, focus and callout. Keeps a frame within its budget by deferring new
// pieces to the next one. Used by the stage.
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

/// The content of one frame. Ids are those of pieces; empty: none.
struct Scene {
    const Cast& cast;
    QSize size;
    double ratio = 1; ///< device pixels for one of the stage
    QFont font;
    QString hovered = {};
    QString selected = {};
    QString aim = {}; ///< the target under the dragged piece
    QString focus = {}; ///< only while it is shown
    QSet<QString> targets = {}; ///< of the selected piece
    Callout callout = {};
    QPixmap fading = {}; ///< picture of the previous state, drawn above all; null: none
    double fadingOpacity = 0;
    std::vector<VisibleEffect> effects = {}; ///< above the pieces
    bool isWhole = false; ///< defers nothing
};

class StagePainter {
public:
    void setTheme(const Theme& theme);

    void paint(QPainter& painter, const QRegion& region, const Scene& scene);
    /// Whether pieces are deferred or pictures are being made on another thread.
    bool hasPendingWork() const { return sprites_.hasProvisional() || !deferred_.isEmpty(); }
    /// Takes the region deferred to the next frame.
    QRegion takeDeferred();
    /// The keys of faces whose pictures have become ready since the last call.
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
    QRect area_; ///< device pixels being painted
    double spent_ = 0; ///< ms that this frame has spent on new pictures
    bool deferNew_ = false; ///< the pictures of new pieces are not all ready, so all new pieces wait
    int deferredFrames_ = 0; ///< frames that new pieces have waited
};

} // namespace parlour
