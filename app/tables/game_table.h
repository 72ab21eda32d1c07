// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window's interface to a game: arranges its positions and tells its events. Optional capabilities are in
// table_capabilities.h. One class a game, without state and widgets. It reads Views and the legal list; it never sees a
// State and never asks the rules.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/gesture.h"
#include "app/stage/layout.h"
#include "engine/core/any_match.h"
#include "engine/core/report.h"

#include <QColor>
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <any>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace parlour {

/// A seat's player, for display.
struct SeatInfo {
    QString name; ///< "You", "OpenFool"
    QString character; ///< a bot's one line; empty for people
    bool person = false;
    QColor colour = {}; ///< of its disc, its ticks in the scrubber
    QString strength = {}; ///< a bot's measured strength: "Beats Casual player in 38 of 100 duels"; empty if not measured
    int portrait = -1; ///< on its disc; -1: the first letter of its name
    QString level = {}; ///< "Club player", of bots with a name of their own; else empty
};

/// The count of hints below a hint, in the side panel and on tables that show hints themselves.
inline QString hintsUsed(int count)
{
    return QCoreApplication::translate("Words", "Hints used: %1").arg(count);
}

/// The events of all steps so far, by step.
using Story = std::span<const std::vector<AnyTold>>;

/// The input of a table's layout. Views are copies; a seat whose hand is closed to the viewer has an empty `any`.
struct Position {
    std::vector<SeatInfo> seats;
    Seat viewpoint = 0; ///< the seat at the bottom; views[viewpoint] is always there
    bool open = false; ///< all hands are open
    std::vector<std::any> views; ///< the game's View by seat
    Node node;
    Seat asked = -1; ///< the person who may act now; -1: nobody
    std::vector<std::string> legal; ///< the actions of `asked`; the first is the default
    Seat thrower = -1; ///< the person whose throw chance waits for (HandThrown); -1: nobody
    Seat thinking = -1; ///< the bot that is thinking now
    std::vector<AnyTold> lastStep; ///< the last step's events that the viewer may know
    /// For tables that show the past; empty unless all hands are open. Belongs to the session and is valid until its next
    /// step.
    Story story;
    const Report* report = nullptr; ///< the mover's evaluation of this position, if the table is to show it
    Seat reporter = -1; ///< the seat that the report is of, if several are waited for
    int hints = 0; ///< that persons asked for in this game
    bool hasWheels = false; ///< training wheels are on (TrainingWheels)
    bool showsBeliefs = false; ///< hidden pieces are marked, and need room for it (HiddenValues)
    /// The analyst's beliefs of the seat at the bottom, while they are shown and once they are known; else null.
    std::shared_ptr<const std::vector<PlaceBelief>> beliefs;
    bool isExercise = false; ///< a lesson, or a decision that is tried again: no automatic actions (FastForward)
    bool isRunning = false; ///< the default action is being repeated (FastForward)
    bool over = false;
    std::vector<double> result; ///< score by seat when over
    /// The seat that forfeited; -1: nobody. The table then shows the last position, as not `over` and with nobody to move.
    Seat forfeiter = -1;
    bool isEnd() const { return over || forfeiter >= 0; }
};

/// A line of the log.
struct LogLine {
    Seat who = kChanceSeat; ///< the seat whose name begins the line; kChanceSeat: none
    QString text; ///< without the name
    QString number; ///< right-aligned figure, as a running total; may be empty
    bool heading = false; ///< begins a bout or a hand
};

/// The result card.
struct ResultText {
    QString headline; ///< "You are out first"
    QString detail; ///< "Greedy is the durak."
    struct Row {
        Seat seat = 0;
        QString place; ///< "1"
        QString note; ///< "Out in bout 10"
    };
    std::vector<Row> rows; ///< best first
    QString length; ///< "13 bouts, 84 steps"
};

/// A finished game's entry in a column of scores.
struct Tally {
    QString text; ///< "3 : 1"
    std::optional<int> points; ///< if games of this kind are compared by points; more is better
};

/// Keys with one effect, as those of five dice.
struct TableKey {
    QStringList keys; ///< the usual ones of the pieces; Canvas::key() has the person's own
    QString effect; ///< "takes the cards"
    bool isFixed = false; ///< they only move, choose or press, and cannot be changed: "Tab, arrows"
};

struct PositionFormOf; // app/tables/position_form.h

/// A table needs a layout, a few texts and a tile; the defaults of the rest show nothing, or what the engine says in
/// English.
class GameTable {
public:
    virtual ~GameTable() = default;

    /// A pure function.
    virtual Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const = 0;

    /// Next to the game's name in the bar: "Throw-in · 36 cards · 3 players".
    virtual QString subtitle(const Position&) const { return {}; }
    /// The log lines of one step, from the events that its viewer may know.
    virtual std::vector<LogLine> logLines(const std::vector<AnyTold>& told, const Position& after) const;
    /// An action for people: "Cover nine of clubs with jack of clubs"; names buttons and rows of the Thinking panel.
    virtual QString actionText(const std::string& action) const { return QString::fromStdString(action); }
    /// The same with the position's context, for notation that tells people too little ("hold 0 3").
    virtual QString actionAt(const Position&, const std::string& action) const { return actionText(action); }
    /// The piece that shows an action of the mover, for the report drawn on the table; empty if there is none.
    virtual QString pieceOf(const std::string& /*action*/) const { return {}; }
    /// The piece that stands for a seat's player: its plate.
    virtual QString plateOf(Seat seat) const { return QStringLiteral("plate:%1").arg(seat); }
    /// The state of the game from the viewpoint: "Bout 7, you defend. Eight cards in hand."
    virtual QString situation(const Position& position) const = 0;
    /// The share of the game that is played, 0 to 1.
    virtual double progress(const Position& position) const { return position.over ? 1 : 0; }
    /// The whole table for a screen reader.
    virtual QString describe(const Position& position) const { return situation(position); }
    /// The own hand for a screen reader, a sentence; empty: nothing that is held.
    virtual QString handText(const Position&) const { return {}; }
    /// A sentence on the last step for the viewpoint alone: "You draw nine of clubs."; empty: nothing.
    virtual QString drawnText(const Position&) const { return {}; }
    /// The question to the person, in sentences with what it needs to know. Valid while a person is asked.
    virtual QString questionText(const Position&) const { return {}; }
    /// Valid when position.over.
    virtual ResultText result(const Position& position) const;
    /// Whether the seat has no more decisions, though the others play on.
    virtual bool isOut(const Position&, Seat) const { return false; }
    /// A word or two for lists of finished games: "Won", "Lost 2 to 3", "Draw", from the viewpoint.
    virtual QString shortResult(const Position& position) const = 0;
    /// The score without the winner: "3 : 1", "251", "2nd of 5"; empty in games without one. Valid when position.over.
    virtual Tally tally(const Position&) const { return {}; }
    /// The kind of mistake that `taken` is where `best` was better: "Took though it could be covered". Both in the notation;
    /// empty if it is of no kind.
    virtual QString mistakeKind(const std::string& /*taken*/, const std::string& /*best*/) const { return {}; }
    /// Whether a step with these events begins a part of the game (a bout, a hand), for the lines in the scrubber.
    virtual bool beginsPart(const std::vector<AnyTold>&) const { return false; }
    /// "Bout 5", "Hand 3".
    virtual QString partName(const Position&) const { return {}; }

    /// Extra time that people need to see the last step before the game goes on by itself, in ms at pace 1: the end of a
    /// hand must be seen before the next deal.
    virtual int viewingDelay(const Position&) const { return 0; }

    /// Whether a step with these events changes nothing that people wait for, so that their game goes on at once. Depends
    /// only on events that all may know: a pause would tell of the others.
    virtual bool isUneventful(const std::vector<AnyTold>&) const { return false; }

    /// The tile in the lobby: a small picture of the table, and one line.
    virtual void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const = 0;
    virtual QString tagline() const = 0;
    /// One sentence at the head of the new-game dialog.
    virtual QString goal() const = 0;
    /// All keys of the table's own.
    virtual std::vector<TableKey> keys() const { return {}; }
    /// Whether a key of keys() has its effect under the rules in force.
    virtual bool usesKey(const Position&, const QString& /*usual*/) const { return true; }
    /// Selects the table's colours.
    virtual Surface surface() const { return Surface::Felt; }
    /// The form in which a position is put in; without functions, people write its text.
    virtual PositionFormOf positionForm() const;

    /// A capability of table_capabilities.h; null if this table lacks it.
    template <class Capability>
    const Capability* as() const
    {
        return dynamic_cast<const Capability*>(this);
    }
};

/// The table of a game by id (game_tables.h). Null if there is none.
const GameTable* findTable(std::string_view game);
/// Adds the table of a game that is not part of the program, as tests do. Before anything else asks for it.
void addTable(std::string_view game, std::unique_ptr<GameTable> table);

} // namespace parlour
