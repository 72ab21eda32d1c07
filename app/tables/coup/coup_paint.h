// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawables (kit/face.h) of Coup's table apart from the cards: plates, claims, bubbles, panels, rows, answers, arrows.
// Used by the layout; knows no position.
#pragma once

#include "app/tables/coup/coup_text.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/plate.h"

#include <vector>

namespace parlour::coup {

using kit::inked, kit::Pencil;

/// The ellipse that the players sit around.
struct TableDrawable {};
void paint(const Pencil& pen, QRectF box, const TableDrawable& table);
/// Three stacks.
struct BankDrawable {};
void paint(const Pencil& pen, QRectF box, const BankDrawable& bank);

struct PlateDrawable {
    kit::SeatDisc seat;
    bool hasDisc = false; ///< there is room for it next to the name
    int coins = 0;
    QString out; ///< a label in place of the coins; empty if the player is in the game
    bool turn = false;
};
void paint(const Pencil& pen, QRectF box, const PlateDrawable& plate);
/// The width at which a plate of this height shows the whole name.
double plateWidth(const Canvas& canvas, const QString& name, double height);

/// A claim of a seat in this game: badge, times, a tick if the card was shown, a red stroke if the bluff was caught.
struct ClaimMark {
    Role role = Role::None;
    int times = 0;
    bool shown = false, caught = false;
};
struct ClaimsDrawable {
    std::vector<ClaimMark> claims;
    Qt::Alignment align;
};
void paint(const Pencil& pen, QRectF box, const ClaimsDrawable& claims);

/// A seat's last move, with the badge of its claim in the indent.
struct BubbleDrawable {
    kit::Bubble bubble;
    Role role = Role::None; ///< None: no badge
    bool failed = false; ///< pale badge
};
/// The side of that badge.
inline double badgeSide(const Style& style, const kit::Bubble& bubble)
{
    return style.text(bubble.px) * 1.4;
}
void paint(const Pencil& pen, QRectF box, const BubbleDrawable& bubble);

/// The area over a seat that takes its clicks.
struct SeatTargetDrawable {
    bool lit = false;
};
void paint(const Pencil& pen, QRectF box, const SeatTargetDrawable& target);

/// The number of a role's copies in the own hand, lost, and unseen.
struct RoleCopies {
    Role role = Role::None;
    int own = 0, lost = 0, unseen = 0;
    QString text;
};

/// The figures of a report.
struct PanelEvaluations {
    QString pill; ///< the chosen action; empty if there is no report
    struct Other {
        QString action, figure;
    };
    std::vector<Other> others; ///< best first, shown as far as there is room
};

/// A panel: the question or news, and the known facts.
struct PanelDrawable {
    QString title, detail;
    QString hint; ///< at the upper right
    Role badge = Role::None;
    bool hasBadge = false;
    bool asks = false; ///< a brass line
    QStringList facts;
    std::vector<RoleCopies> copies; ///< next to the facts, as small cards
    PanelEvaluations evaluations;
    QString accountsTitle;
    std::vector<RoleCopies> accounts; ///< a column a role, at the foot
    double free = 0; ///< px kept free at the foot
    bool rows = false; ///< with a row an action, and the detail next to the title
    std::vector<QString> columns; ///< the heads of the rows; empty if there is no room for them
};
void paint(const Pencil& pen, QRectF box, const PanelDrawable& panel);
/// The height of title and detail in a panel of `width`.
double headHeight(const Style& style, const PanelDrawable& panel, double width);
/// The box of title and detail in a panel at `box`.
QRectF askedBox(const Style& style, const PanelDrawable& panel, const QRectF& box);
/// The height of the content of a panel without rows.
double contentHeight(const Style& style, const PanelDrawable& panel, double width);

/// An action of a turn.
struct RowDrawable {
    QString key, label, coins;
    Role claim = Role::None;
    QString claimText; ///< the role, or "no claim"
    QString held; ///< "you hold it" or "bluff"
    bool isHeld = false;
    QString answer, brief; ///< the players who may answer, in two lengths
    bool warns = false; ///< `answer` is a warning
    bool enabled = true, chosen = false, pointedAt = false;
    kit::Chip figure; ///< the action's value; empty if there is no report
};
void paint(const Pencil& pen, QRectF box, const RowDrawable& row);
/// The left ends of a row's columns, as shares of its width; 1 for the last if there is no room for it.
std::array<double, 4> rowColumns(const Style& style, double width);

/// An answer with its consequences.
struct AnswerDrawable {
    QString key, label;
    bool pointedAt = false;
    std::vector<Consequence> consequences;
};
void paint(const Pencil& pen, QRectF box, const AnswerDrawable& answer);
/// The height of the whole text.
double answerHeight(const Style& style, const AnswerDrawable& answer, double width);

/// A curved arrow: dotted in red for a threat, in brass for a choice.
struct ArrowDrawable {
    QPointF from, bend, to; ///< relative to the box
    bool threat = false;
};
void paint(const Pencil& pen, QRectF box, const ArrowDrawable& arrow);

/// The cards of the court, face up.
struct CourtDrawable {
    std::array<int, kRoles> cards; ///< of each role
};
void paint(const Pencil& pen, QRectF box, const CourtDrawable& court);

/// A gain or loss in preview: "+2".
struct CoinChangeDrawable {
    int coins = 0;
};
void paint(const Pencil& pen, QRectF box, const CoinChangeDrawable& change);
QSizeF changeSize(const Style& style);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::coup
