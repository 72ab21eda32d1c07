// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawing environment of a table: size, colours, cards and font; the state of a painter. A Canvas is a value passed to
// GameTable::arrange.
#pragma once

#include "app/draw/theme.h"
#include "engine/base/cards.h"

#include <QFont>
#include <QMap>
#include <QPainter>
#include <QSizeF>
#include <QString>

#include <memory>
#include <optional>

namespace parlour {

/// The pictures of playing cards in the chosen deck. Shared; used by the GUI thread only. Slow pictures are made on another
/// thread; until one is ready, a simple face of the own deck is drawn in its place.
class CardArt {
public:
    virtual ~CardArt() = default;
    virtual QString key() const = 0; ///< differs for every deck and suit colouring
    /// Draws into (0, 0, size). Below 48 px width a court shows index and one large suit.
    virtual void face(QPainter& painter, QSizeF size, Card card) const = 0;
    virtual void back(QPainter& painter, QSizeF size) const = 0;
    /// Whether face() (or back() without a card) draws the final picture at this size and pixel ratio. If not, starts
    /// making it.
    virtual bool isReady(QSizeF size, double ratio, std::optional<Card> card) const = 0;
    virtual double aspect() const = 0; ///< height / width, 1.4 for the own deck
    virtual QColor suitColour(Suit suit) const = 0; ///< on paper
};

struct Canvas {
    QSizeF size; ///< of the table, in logical pixels
    Theme theme;
    std::shared_ptr<const CardArt> cards;
    QFont font; ///< the system's sans at 14 px; tables set the sizes of the type scale: 12 14 16 20 28 44
    QMap<QString, QString> keys = {}; ///< the person's own keys of the game by the usual ones

    /// The key that a piece has, draws and names in place of the usual one.
    QString key(const QString& usual) const { return keys.value(usual, usual); }
};

/// Keeps the painter's state and restores it at the end of the block.
class PainterState {
public:
    explicit PainterState(QPainter& painter) : painter_(painter) { painter_.save(); }
    ~PainterState() { painter_.restore(); }
    Q_DISABLE_COPY_MOVE(PainterState)

private:
    QPainter& painter_;
};

} // namespace parlour
