// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The callout that explains something at a piece, on paper with a tip. Used by the stage.
#pragma once

#include "app/draw/theme.h"

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace parlour {

struct Callout {
    QString piece; ///< its id; empty: no callout is shown
    QString text;
    QRectF box;
    QPointF tip;
};

/// A callout above `place`, or below it if there is no room above, inside a stage of this size. It moves above `prompt` if
/// it would cover that.
Callout calloutAt(const QString& piece, const QString& text, const QRectF& place, QSizeF stage, const QFont& font,
                  const QRectF& prompt = {});
void paintCallout(QPainter& painter, const Callout& callout, const Theme& theme, const QFont& font);

} // namespace parlour
