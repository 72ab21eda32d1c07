// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A note: what a person is told at a piece, on paper with a tip. Where it lies and how it is painted; used by the stage.
#pragma once

#include "app/draw/theme.h"

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

namespace parlour {

struct Note {
    QString piece; ///< its id; empty: there is no note
    QString text;
    QRectF box;
    QPointF tip;
};

/// A note above what lies at `place`, or below it where there is no room, within a stage of this size; above `prompt` as
/// well if it would cover that.
Note noteAt(const QString& piece, const QString& text, const QRectF& place, QSizeF stage, const QFont& font,
            const QRectF& prompt = {});
void paintNote(QPainter& painter, const Note& note, const Theme& theme, const QFont& font);

} // namespace parlour
