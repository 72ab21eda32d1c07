// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window needs of every game: how its positions are laid out and how its events are told; what only some have is in
// extras.h. One class a game, no state, no widget. It reads Views and the legal list; it never sees a State and never asks
// the rules.
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

/// Who sits where, as people read it.
struct SeatInfo {
    QString name; ///< "You", "OpenFool"
    QString character; ///< a bot's one line; empty for people
    bool person = false;
    QColor colour = {}; ///< of its disc, its ticks in the scrubber
    QString strength = {}; ///< a bot's, as measured: "Elo 1243 ± 12"; empty where it was not
    int portrait = -1; ///< on its disc (app/draw/portrait.h); -1: the first letter of its name
    QString level = {}; ///< "Club player": of our own players, who have names; else empty
};

/// What the side panel says below a hint, and a table that shows hints itself.
inline QString hintsUsed(int count)
{
    return QCoreApplication::translate("Words", "Hints used: %1").arg(count);
}

/// All that the steps so far told, step by step.
using Story = std::span<const std::vector<AnyTold>>;

/// What a table is drawn from. Views by value; a seat whose hand is closed to the viewer has an empty `any`.
struct Position {
    std::vector<SeatInfo> seats;
    Seat viewpoint = 0; ///< who sits at the bottom; views[viewpoint] is always there
    bool open = false; ///< all hands are open
    std::vector<std::any> views; ///< the game's View by seat
    Node node;
    Seat asked = -1; ///< the person whose answer is awaited and may be given now; -1: nobody
    std::vector<std::string> legal; ///< what `asked` may do; the first does least
    Seat rolls = -1; ///< the person whose hand chance waits for now (HandThrown); -1: nobody's
    Seat thinking = -1; ///< a bot that is thinking now
    std::vector<AnyTold> lastStep; ///< what the last step told, as the viewer may know it
    /// What all steps told, for tables that show what has been; empty unless all hands are open. Belongs to the session and
    /// is good until its next step.
    Story story;
    const Report* report = nullptr; ///< what the mover at this position weighed, when the table is to show it
    Seat reporter = -1; ///< who weighed it, where several are waited for together
    int hints = 0; ///< that persons asked for in this game
    bool hasWheels = false; ///< training wheels are on: what could be counted is shown (TrainingWheels)
    bool isExercise = false; ///< a lesson, or a decision that is tried again: nothing is taken by itself (Repetition)
    bool isRunning = false; ///< the action that does least is being taken by itself (Repetition)
    bool over = false;
    std::vector<double> result; ///< score by seat when over
    /// Who gave the match away; -1: nobody. Then the table shows where the game stood, as not `over` and with nobody to
    /// move.
    Seat forfeiter = -1;
    bool isEnd() const { return over || forfeiter >= 0; }
};

/// A line of the log.
struct LogLine {
    Seat who = kChanceSeat; ///< whose name begins the line; kChanceSeat: nobody's
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

/// What a finished game came to, for the column of scores.
struct Tally {
    QString words; ///< "3 : 1"
    std::optional<int> points; ///< where games of a kind are compared by them: the more the better
};

class GameTable {
public:
    virtual ~GameTable() = default;

    /// The pure function from a position to a layout.
    virtual Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const = 0;

    /// Beside the game's name in the bar: "Throw-in · 36 cards · 3 players".
    virtual QString subtitle(const Position& position) const = 0;
    /// The log lines of one step, given what its viewer may know of it.
    virtual std::vector<LogLine> logLines(const std::vector<AnyTold>& told, const Position& after) const = 0;
    /// An action in words: "Cover nine of clubs with jack of clubs"; names buttons and rows of the Thinking panel.
    virtual QString actionWords(const std::string& action) const = 0;
    /// The same where the notation alone tells people too little ("hold 0 3"): with what lies on the table.
    virtual QString actionAt(const Position&, const std::string& action) const { return actionWords(action); }
    /// The piece that an action of the mover is seen on, for the report drawn on the table; empty: none.
    virtual QString pieceOf(const std::string& action) const = 0;
    /// The piece that stands for who sits there: its plate.
    virtual QString plateOf(Seat seat) const { return QStringLiteral("plate:%1").arg(seat); }
    /// Where the game stands, in words, from the viewpoint: "Bout 7, you defend. Eight cards in hand."
    virtual QString situation(const Position& position) const = 0;
    /// How far along the game is, 0 to 1.
    virtual double progress(const Position& position) const = 0;
    /// The whole table for a screen reader.
    virtual QString describe(const Position& position) const = 0;
    /// Valid when position.over.
    virtual ResultText result(const Position& position) const = 0;
    /// This seat has no more to decide, though the others play on.
    virtual bool isOut(const Position&, Seat) const { return false; }
    /// One word or two for lists of finished games: "Won", "Lost 2 to 3", "Draw"; `seat` is the person's or the viewpoint.
    virtual QString shortResult(const Position& position) const = 0;
    /// The same without saying who won: "3 : 1", "251", "2nd of 5". Valid when position.over.
    virtual Tally tally(const Position&) const { return {}; }
    /// What kind of mistake it is to take one action where another was best, in words that fit all of that kind: "Took
    /// though it could be covered". Both in the notation; empty: of no kind.
    virtual QString mistakeKind(const std::string& /*taken*/, const std::string& /*best*/) const { return {}; }
    /// The steps at which a bout or a hand begins, told by that step's events: for the lines in the scrubber.
    virtual bool beginsPart(const std::vector<AnyTold>& told) const = 0;
    /// "Bout 5", "Hand 3".
    virtual QString partName(const Position& position) const = 0;

    /// How long people need to take in what the last step brought before the game goes on by itself, in ms at pace 1,
    /// beside the usual pauses: a hand that ended must be seen before the next is dealt.
    virtual int linger(const Position&) const { return 0; }

    /// The tile in the lobby: a small picture of the table, and one line.
    virtual void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const = 0;
    virtual QString tagline() const = 0;
    /// One sentence at the head of the new-game dialog.
    virtual QString goal() const = 0;
    /// The keys of this table beyond the common ones, as far as the rules in force know them: key, what it does.
    virtual std::vector<std::pair<QString, QString>> keys(const Position& position) const = 0;
    /// The colours this table lies on.
    virtual Surface surface() const = 0;

    /// What few games have (extras.h): null where this one has it not.
    template <class Extra>
    const Extra* as() const
    {
        return dynamic_cast<const Extra*>(this);
    }
};

/// The table of a game by id, from the one list of tables (game_tables.cpp). Null if there is none.
const GameTable* findTable(std::string_view game);

} // namespace parlour
