// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The layout of a table: a plain value made from a position by a pure function (GameTable::arrange). The stage moves its
// pieces from the layout they have to the new one; nothing else animates.
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

/// The commands of a table that are not actions of its game.
enum class Command {
    ReleaseRoll, ///< releases the dice that wait for the person (Position::thrower)
    ToggleRun, ///< starts or ends answering by the default action
    BuildDeck, ///< opens the sheet in which a deck is built (DeckBuilder)
    ListBeliefs, ///< opens or closes the list of all that a seat may hide; the object is the seat
};

/// An action from the legal list that came with the View, or a command.
struct PieceAction {
    PieceAction() = default;
    PieceAction(std::string action) : notation(std::move(action)) {}
    PieceAction(const char* action) : notation(action) {}
    PieceAction(Command which, int what = -1) : command(which), object(what) {}
    bool operator==(const PieceAction&) const = default;

    std::string notation; ///< of the game; empty for a command
    std::optional<Command> command;
    int object = -1; ///< of the command; -1: none
};

/// One action that a piece is bound to.
struct Choice {
    PieceAction action = {};
    QString target = {}; ///< id of the piece it is aimed at; empty: none
};

enum class Ring { None, Legal, Chosen, Mistake, Turn };
enum class Shadow { None, Rest, Lifted };
enum class Role { Picture, Card, Button, Text };

/// The animation of a new piece that does not simply glide in, as a rolling die.
struct Entrance {
    double delay = 0; ///< ms; ignored for pieces that glide from an anchor, which are staggered
    double duration = 0; ///< ms from its anchor; 0: it glides, or fades in if it has none
    /// Paints a piece on its way from an anchor, upright around (0, 0), in each frame; `part` is the elapsed share, 0 to 1.
    std::function<void(QPainter&, double part)> paint = {};
    double settled = 1; ///< `part` from which it shows its face
};

/// One thing on the stage. A piece of the same id in two layouts is the same piece, which moves.
struct Piece {
    QString id = {}; ///< "card:9c", "button:take"
    QPointF centre = {}; ///< in stage pixels
    QSizeF size = {}; ///< unrotated
    double angle = 0; ///< degrees, clockwise
    double height = 0; ///< stacking order: higher lies on top; equal: later in the list lies on top
    Face face = {};
    Role role = Role::Picture;
    Ring ring = Ring::None;
    double radius = 8; ///< of the corners of ring, shadow and focus
    double cut = 0; ///< of the top right and bottom left corner, where it has those cut off
    Shadow shadow = Shadow::None;
    bool dimmed = false;
    double opacity = 1;

    QString name = {}; ///< accessible name: "queen of hearts, can be played"; empty: decoration, not in the tree
    QString description = {}; ///< tool tip and accessible description
    QString whyNot = {}; ///< the refusal shown when a person tries to act with it
    QString shortcut = {}; ///< a key sequence that activates it: "E"
    /// Acts at once even when actions are to be confirmed, since it commits to nothing.
    bool needsNoConfirming = false;
    bool isPickedByKey = false; ///< its shortcut only moves the focus there, because a slip would cost too much
    /// The question that its key answers; a key pressed before waits for that question. Empty: such a key does nothing.
    QString ahead = {};
    /// Name of the row it belongs to: the arrows left and right walk along it in the order of the layout, and Tab stops once
    /// in it. Pieces of a row may lie close, so their click areas are not enlarged.
    QString row = {};
    /// Reading order: lower parts first, each by rows. Keeps neighbouring groups apart.
    int part = 0;
    /// None: inactive. One: activating the piece acts. More: activating selects it and highlights the targets.
    std::vector<Choice> choices = {};
    QString mark = {}; ///< that activating it toggles in Gesture::marked; equal pieces may share one. Empty: none
    bool marksAlone = false; ///< its mark removes all others
    bool checked = false; ///< state of a piece with a mark for screen readers
    /// Activating it takes its choice without a target; the others are for dragging.
    bool actsAtOnce = false;
    /// Onto the targets of its choices, or onto the play zone for its mark and for choices without a target.
    bool draggable = false;

    /// Sound when it is dealt, travels or is turned. None: the sound of its role, which only cards have.
    Sound sound = Sound::None;

    /// Origin of a new piece: a piece of the previous layout, or an anchor. Empty: it fades in.
    QString from = {};
    Entrance entrance = {};
    /// Delay in ms before a resting piece shows its new face, so that an effect comes first.
    double faceDelay = 0;

    /// Its rectangle on the stage, ignoring the angle.
    QRectF box() const { return {centre - QPointF(size.width(), size.height()) / 2, size}; }
    /// Whether activating it acts, selects or marks.
    bool acts() const { return !choices.empty() || !mark.isEmpty(); }
    /// The ids of the targets of its choices.
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

/// A named place that pieces come from and go to: "stock", "discard", "seat:2".
struct Anchor {
    QPointF centre = {};
    QSizeF size = {};
    double angle = 0;
    Face face = {}; ///< shown by pieces on their way to or from here; no key: their own face
};

/// A short visual moment over a piece, with a sound. Nobody waits for it and it takes no input; with reduced motion only the
/// sound remains. effects.h has ready ones.
struct Effect {
    QString key = {}; ///< names the event; shown once, when the previous layout lacks it
    QString piece = {}; ///< id of its piece; without that piece it is skipped
    Sound sound = Sound::None;
    double duration = 900; ///< ms
    bool waits = true; ///< for the pieces to come to rest; otherwise it starts while they move
    double bleed = 0; ///< px painted beyond the piece on every side
    std::function<void(QPainter&, const QRectF& place, double part)> paint = {}; ///< `part`: elapsed share, 0 to 1
};

/// Something that a seat hides from others, such as a card face down; also where the viewer sees it.
struct Hidden {
    QString piece = {}; ///< id; empty, or of no piece: it has a box alone
    int seat = -1; ///< that hides it
    std::string value = {}; ///< in the game's notation: of an open card, or the only one that `box` stands for; empty: any
    bool isOpen = false; ///< the viewer sees the value
    QRectF box = {}; ///< where it lies; empty: on its piece
};

struct Layout {
    std::vector<Piece> pieces = {};
    QHash<QString, Anchor> anchors = {};
    /// Destinations of pieces that leave: piece id -> anchor. Others fade out.
    QHash<QString, QString> goesTo = {};
    /// The piece that asks for an answer, with a new id for each question. The keyboard's focus moves to a new one, so that
    /// a key meant for something earlier answers nothing. Empty: the focus stays near where it was.
    QString question = {};
    /// The box of the focus ring while the question has the focus; empty: its piece.
    QRectF questionBox = {};
    /// The box of the question's text, which callouts do not cover.
    QRectF prompt = {};
    /// Accepts dropped pieces for choices without a target.
    QRectF playZone = {};
    /// The box of the person's memo (MemoKeeper); empty: not shown.
    QRectF memo = {};
    /// The free area of a finished game, in whose middle the result lies; empty: the whole stage.
    QRectF resultArea = {};

    /// The values that seats hide from others, for marks on it.
    std::vector<Hidden> hidden = {};

    /// Effects of the step that led here.
    std::vector<Effect> effects = {};

    /// Null if there is no such piece. Adding pieces invalidates the pointer.
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
