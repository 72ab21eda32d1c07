// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the things on Coup's table look that are no cards: plates, claims, bubbles, panels, rows, answers, arrows. Each is a
// look that kit/face.h makes a Face of. Called by the layout; knows no position.
#pragma once

#include "app/tables/coup/coup_words.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/plate.h"

#include <vector>

namespace parlour::coup {

using kit::inked, kit::Pencil;

/// The ellipse that the players sit around.
struct TableLook {};
void paint(const Pencil& pen, QRectF box, const TableLook& look);
/// Three stacks.
struct BankLook {};
void paint(const Pencil& pen, QRectF box, const BankLook& look);

struct PlateLook {
    kit::SeatDisc seat;
    bool hasDisc = false; ///< there is room for it beside the name
    int coins = 0;
    QString outWords; ///< in place of the coins; empty: the player is not out
    bool turn = false;
};
void paint(const Pencil& pen, QRectF box, const PlateLook& look);
/// What a plate so high needs to show a name whole.
double plateWidth(const Canvas& canvas, const QString& name, double height);

/// What a seat claimed in this game: badge, times, a red stroke if it was caught, a tick if it was shown.
struct ClaimLook {
    Role role = Role::None;
    int times = 0;
    bool shown = false, caught = false;
};
struct ClaimsLook {
    std::vector<ClaimLook> claims;
    Qt::Alignment align;
};
void paint(const Pencil& pen, QRectF box, const ClaimsLook& look);

/// What a seat did last, with the badge of what it claimed in the indent of the words.
struct BubbleLook {
    kit::Bubble bubble;
    Role role = Role::None; ///< None: no badge
    bool failed = false; ///< the badge is pale
};
/// The side of that badge.
inline double badgeSide(const Style& style, const kit::Bubble& bubble)
{
    return style.text(bubble.px) * 1.4;
}
void paint(const Pencil& pen, QRectF box, const BubbleLook& look);

/// What lies over a seat and takes its clicks.
struct SeatLook {
    bool lit = false;
};
void paint(const Pencil& pen, QRectF box, const SeatLook& look);

/// Where the copies of a role are.
struct AccountLook {
    Role role = Role::None;
    int own = 0, lost = 0, unseen = 0;
    QString text;
};

/// What a report gave the actions.
struct WeighedLook {
    QString pill; ///< the one that was chosen; empty: there is no report
    struct Other {
        QString action, figure;
    };
    std::vector<Other> others; ///< best first: as many are shown as there is room for
};

/// A panel: what is asked or told, and what is known.
struct PanelLook {
    QString title, detail;
    QString hint; ///< at the upper right
    Role badge = Role::None;
    bool hasBadge = false;
    bool asks = false; ///< a brass line
    QStringList facts;
    std::vector<AccountLook> copies; ///< beside the facts, as small cards
    WeighedLook weighed;
    QString accountsTitle;
    std::vector<AccountLook> accounts; ///< a column a role, at the foot
    double free = 0; ///< kept free at the foot, in pixels
    bool rows = false; ///< a row an action lies on it, and the detail stands beside the title
    std::vector<QString> columns; ///< the heads of the rows; none: there is no room for them
};
void paint(const Pencil& pen, QRectF box, const PanelLook& look);
/// The height of title and detail in a panel of `width`.
double headHeight(const Style& style, const PanelLook& look, double width);
/// Where title and detail are read in a panel that lies there.
QRectF askedBox(const Style& style, const PanelLook& look, const QRectF& panel);
/// The height that a panel without accounts and rows fills.
double contentHeight(const Style& style, const PanelLook& look, double width);

/// One action of a turn.
struct RowLook {
    QString key, label, coins;
    Role claim = Role::None;
    QString claimText; ///< the role, or that there is none
    QString held; ///< "you hold it" or "bluff"
    bool isHeld = false;
    QString answer, brief; ///< who may answer; the same where there is no room for all of it
    bool warns = false; ///< the last column is a warning
    bool enabled = true, chosen = false, pointedAt = false;
    kit::Chip figure; ///< what the action is worth; empty: nobody says so
};
void paint(const Pencil& pen, QRectF box, const RowLook& look);
/// Where the columns of a panel of rows begin, as shares of its width; the last at 1: there is no room for it.
std::array<double, 4> rowColumns(const Style& style, double width);

/// One answer with what it leads to.
struct AnswerLook {
    QString key, label;
    bool primary = false, pointedAt = false;
    std::vector<Outlook> outlooks;
};
void paint(const Pencil& pen, QRectF box, const AnswerLook& look);
/// The height that says everything.
double answerHeight(const Style& style, const AnswerLook& look, double width);

/// A curve from corner to corner of its box, with a head at the end: a threat dotted in red, a choice in brass.
struct ArrowLook {
    QPointF from, bend, to; ///< in the box
    bool threat = false;
};
void paint(const Pencil& pen, QRectF box, const ArrowLook& look);

/// The cards of the court, face up.
struct CourtLook {
    std::array<int, kRoles> cards; ///< of each role
};
void paint(const Pencil& pen, QRectF box, const CourtLook& look);

/// A gain or a loss before it happens: "+2".
struct ChangeLook {
    int coins = 0;
};
void paint(const Pencil& pen, QRectF box, const ChangeLook& look);
QSizeF changeSize(const Style& style);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::coup
