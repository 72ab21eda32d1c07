// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a table wants the stage to show: a plain value, made anew from a position by a pure function (GameTable::arrange).
// The stage moves its pieces from the layout they have to the layout they should have; nothing else animates.
#pragma once

#include "app/draw/face.h"
#include "app/stage/sound.h"

#include <QHash>
#include <QPainter>
#include <QPointF>
#include <QSet>
#include <QSizeF>
#include <QString>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// An action that is none of the game's: puts the hint away.
constexpr const char* kPutHintAway = "";
/// Another one: the person lets fall what chance holds (Position::rolls).
constexpr const char* kLetFall = "!";
/// Another: asks until when the action that does least is to be taken by itself, or ends that.
constexpr const char* kRunOn = " run on";

/// One action that a piece is bound to, from the legal list that came with the View.
struct Choice {
    std::string action = {}; ///< in the game's notation
    QString target = {}; ///< id of the piece it is aimed at; empty: the table in general
};

enum class Ring { None, Legal, Chosen, Turn };
enum class Shadow { None, Rest, Lifted };
enum class Role { Picture, Card, Button, Text };

/// How a new piece comes where gliding at once would not do: a die rolls, and what it is worth shows when it lies.
struct Entrance {
    double delay = 0; ///< ms; not for pieces that glide from an anchor, which come one after the other
    double duration = 0; ///< ms from its anchor; 0: it glides, or fades in where it has none
    /// Paints a piece that comes from an anchor upright around (0, 0), anew in each frame, at `part` of its way: 0 to 1.
    std::function<void(QPainter&, double part)> paint = {};
    double settled = 1; ///< the part from which on it shows its face
};

/// One thing on the stage. Its id is its identity: the same id in two layouts is the same thing, which moves.
struct Piece {
    QString id = {}; ///< "card:9c", "button:take"
    QPointF centre = {}; ///< in stage pixels
    QSizeF size = {}; ///< unturned
    double angle = 0; ///< degrees, clockwise
    double height = 0; ///< stacking order: higher lies on top; equal: later in the list lies on top
    Face face = {};
    Role role = Role::Picture;
    Ring ring = Ring::None;
    double radius = 8; ///< of its corners, for ring, shadow and focus
    double cut = 0; ///< of the top right and bottom left corner instead, if it has those cut off
    Shadow shadow = Shadow::None;
    bool dimmed = false;
    double opacity = 1;

    QString name = {}; ///< accessible name: "queen of hearts, can be played"; empty: decoration, left out of the tree
    QString description = {}; ///< longer, for a tool tip and the accessible description
    QString whyNot = {}; ///< for a piece that people may try to act with: why it cannot act now
    QString shortcut = {}; ///< a key sequence that activates it: "E"
    /// Activating it once is enough where people are to confirm what they do: it does nothing that counts.
    bool needsNoConfirming = false;
    bool isPickedByKey = false; ///< its shortcut only brings the focus there, where a slip would cost too much
    /// Pieces of one row: the arrows left and right go along it in the order of the layout, Tab stops in it once, at the
    /// last. They may lie so close that their targets are no larger than they are.
    QString row = {};
    /// Lower parts are read first, each by its rows: what stands beside each other need not be one.
    int part = 0;
    /// None: not active. One: activating it acts. More: activating selects it, and the targets light up.
    std::vector<Choice> choices = {};
    bool markable = false; ///< activating it puts it into Gesture::marked, or takes it out again
    bool checked = false; ///< of a markable piece, as it is shown and spoken
    bool draggable = false; ///< may be dragged onto the targets of its choices (or, without targets, onto the play zone)

    /// How much it matters that it stays in sight when the result lies over a part of the table; 0: not at all, since the
    /// result says it too. Empty: that follows from its name and its role.
    std::optional<double> worth = {};

    /// What is heard when it is dealt, travels or is turned; None: what its role sounds like, and only cards have a sound.
    Sound sound = Sound::None;

    /// Where it comes from if it is new: id of a piece of the layout before, or an anchor; empty: fades in.
    QString from = {};
    Entrance entrance = {};
    /// ms that it goes on showing what it showed where it lies, so that a moment that comes first is seen first.
    double faceDelay = 0;

    /// Where it lies when it is not turned.
    QRectF box() const { return {centre - QPointF(size.width(), size.height()) / 2, size}; }
    /// Whether activating it does something by itself.
    bool acts() const { return !choices.empty() || markable; }
    /// What it may be aimed at.
    QSet<QString> targets() const
    {
        QSet<QString> ids;
        for (const Choice& choice : choices) {
            if (!choice.target.isEmpty())
                ids.insert(choice.target);
        }
        return ids;
    }
};

/// A place that pieces come from and go to without being a piece: "stock", "discard", "seat:2".
struct Anchor {
    QPointF centre = {};
    QSizeF size = {};
    double angle = 0;
    Face face = {}; ///< what a piece shows while it travels to or from here; no key: its own face
};

/// What people remember of a game: a short, calm sight over a piece, and a sound of its own. Nobody waits for it, it is
/// never in the way of the pointer, and with reduced motion it is only heard (effects.h has those that are drawn already).
struct Effect {
    QString key = {}; ///< what happens, and where: one that the layout before had already is over
    QString piece = {}; ///< over which it is seen; without it there is nothing to see or to hear
    Sound sound = Sound::None;
    double duration = 900; ///< ms
    bool waits = true; ///< until the pieces lie; else it is seen while they move
    double bleed = 0; ///< px that it is painted beyond the piece, on every side
    std::function<void(QPainter&, const QRectF& place, double part)> paint = {}; ///< at `part` of its time: 0 to 1
};

struct Layout {
    std::vector<Piece> pieces = {};
    QHash<QString, Anchor> anchors = {};
    /// Where pieces go that the layout before had and this one has not: piece id -> anchor. Others fade out.
    QHash<QString, QString> goesTo = {};
    /// The piece that asks for an answer, by an id of its own for each question: the keyboard's focus goes there when it is
    /// new, so that a key meant for something before answers nothing. Empty: the focus stays near where it was.
    QString question = {};
    /// What the ring of the focus goes round while the question has it; empty: its piece.
    QRectF questionBox = {};
    /// Where people read what they are asked: callouts leave it in sight.
    QRectF prompt = {};
    /// Where a dragged piece with untargeted choices may be dropped.
    QRectF playZone = {};
    /// The room for the person's memo (MemoKeeper); empty: it is not shown.
    QRectF memo = {};
    /// What is free when the game is over, for the result to lie in the middle of; empty: the middle of the stage is.
    QRectF resultArea = {};

    /// What the step that led here brought.
    std::vector<Effect> effects = {};

    /// Null: it has none of this id. Adding pieces moves it.
    Piece* find(const QString& id) { return findIn(pieces, id); }
    const Piece* find(const QString& id) const { return findIn(pieces, id); }

private:
    template <class Pieces>
    static auto findIn(Pieces& pieces, const QString& id) -> decltype(pieces.data())
    {
        const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.id == id; });
        return found == pieces.end() ? nullptr : &*found;
    }
};

} // namespace parlour
