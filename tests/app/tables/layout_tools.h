// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Layouts of any table and the promises that all of them keep, for tests.
#pragma once

#include "app/draw/decks.h"
#include "app/tables/game_table.h"

#include <QTest>
#include <QTransform>

#include <set>

namespace parlour::test {

/// The room of a table next to the side panel in a usual window.
inline constexpr QSizeF kUsualRoom(960, 752);

inline Canvas canvasOf(QSizeF room, Surface surface)
{
    static const std::shared_ptr<const CardArt> cards = makeDeck(QStringLiteral("parlour"), false);
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(14);
    return {room, Theme::make(ThemeKind::Felt, false, surface), cards, font};
}

/// The layout of a position in the table's own colours.
inline Layout arrange(const GameTable& table, const Position& position, const Gesture& gesture = {},
                      QSizeF room = kUsualRoom)
{
    return table.arrange(position, gesture, canvasOf(room, table.surface()));
}

/// Maps from a piece's own coordinates to the table's.
inline QTransform placeOf(const Piece& piece)
{
    QTransform place;
    place.translate(piece.centre.x(), piece.centre.y());
    place.rotate(piece.angle);
    place.translate(-piece.size.width() / 2, -piece.size.height() / 2);
    return place;
}
inline QRectF boundsOf(const Piece& piece)
{
    return placeOf(piece).mapRect(QRectF(QPointF(), piece.size));
}

/// Null if there is no such piece.
inline const Piece* find(const Layout& layout, const QString& id)
{
    return layout.find(id);
}

/// The actions that pieces of a layout are bound to.
inline std::set<std::string> actionsOf(const Layout& layout)
{
    std::set<std::string> actions;
    for (const Piece& piece : layout.pieces)
        for (const Choice& choice : piece.choices)
            if (!choice.action.command)
                actions.insert(choice.action.notation);
    return actions;
}
inline std::set<std::string> legalOf(const Position& position)
{
    return {position.legal.begin(), position.legal.end()};
}

/// All pictures, texts and actions of a layout without their places, for comparison.
inline QStringList contentOf(const Layout& layout)
{
    QStringList all;
    for (const Piece& piece : layout.pieces) {
        all << QStringList{piece.id, piece.face.key, piece.name, piece.description, piece.whyNot, piece.from}.join('/');
        for (const Choice& choice : piece.choices)
            all << QString::fromStdString(choice.action.notation) + '>' + choice.target;
    }
    return all;
}

/// Checks what every layout promises: each piece has its own id, a picture and a place within the room; what acts has a
/// name, at least the size `least` and a key of its own; what a choice aims at is there.
inline void checkPieces(const Layout& layout, QSizeF room, QSizeF least = {24, 24})
{
    std::set<QString> ids, keys;
    const QRectF all = QRectF(QPointF(), room).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (const Piece& piece : layout.pieces) {
        const QByteArray where = QStringLiteral("%1 in %2 x %3").arg(piece.id).arg(room.width()).arg(room.height()).toUtf8();
        QVERIFY2(ids.insert(piece.id).second, "twice: " + where);
        QVERIFY2(all.contains(boundsOf(piece)), "outside: " + where);
        QVERIFY2(piece.size.width() > 0 && piece.size.height() > 0, "empty: " + where);
        QVERIFY2(piece.face.draw && !piece.face.key.isEmpty(), "no picture: " + where);
        if (!piece.shortcut.isEmpty())
            QVERIFY2(keys.insert(piece.shortcut).second, "key twice: " + where);
        for (const QString& target : piece.targets())
            QVERIFY2(find(layout, target), "no target: " + where);
        if (!piece.acts() || !piece.row.isEmpty()) // pieces of a row may be narrow, and those of two rows share their names
            continue;
        QVERIFY2(!piece.name.isEmpty(), "nameless: " + where);
        QVERIFY2(piece.size.width() >= least.width() && piece.size.height() >= least.height(), "small: " + where);
    }
}

/// Checks that no two pieces overlap that must not: `apart(one, other)`.
template <class Apart>
void checkApart(const Layout& layout, QSizeF room, Apart apart)
{
    for (const Piece& one : layout.pieces)
        for (const Piece& other : layout.pieces)
            if (&one < &other && one.box().adjusted(1, 1, -1, -1).intersects(other.box()) && apart(one, other))
                QFAIL(qPrintable(
                    QStringLiteral("%1 over %2 in %3 x %4").arg(one.id, other.id).arg(room.width()).arg(room.height())));
}

} // namespace parlour::test
