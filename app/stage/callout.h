// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A callout: what a person is told at a piece, on paper with a tip. Where it lies and how it is painted; used by the stage.
#pragma once

#include "app/draw/theme.h"

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace parlour {

struct Callout {
    QString piece; ///< its id; empty: there is no callout
    QString text;
    QRectF box;
    QPointF tip;
};

/// A callout above what lies at `place`, or below it where there is no room, within a stage of this size; above `prompt` as
/// well if it would cover that.
Callout calloutAt(const QString& piece, const QString& text, const QRectF& place, QSizeF stage, const QFont& font,
                  const QRectF& prompt = {});
void paintCallout(QPainter& painter, const Callout& callout, const Theme& theme, const QFont& font);

} // namespace parlour
