// What the window needs of a game: how its positions are laid out and how its events are told. One class a game, no state,
// no widget. It reads Views and the legal list; it never sees a State and never asks the rules.
#pragma once

#include "app/stage/canvas.h"
#include "app/stage/gesture.h"
#include "app/stage/layout.h"
#include "engine/core/any_match.h"
#include "engine/core/report.h"

#include <QColor>
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <any>
#include <functional>
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
    int portrait = -1; ///< on its disc (app/stage/portrait.h); -1: the first letter of its name
    QString level = {}; ///< "Club player": of our own players, who have names; else empty
};

/// As the side panel says it, and a table that shows a hint.
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
    Seat rolls = -1; ///< the person whose hand chance waits for now (kLetFall); -1: nobody's
    Seat thinking = -1; ///< a bot that is thinking now
    std::vector<AnyTold> lastStep; ///< what the last step told, as the viewer may know it
    /// What all steps told, for tables that show what has been; empty unless all hands are open. Belongs to the session and
    /// is good until its next step.
    Story story;
    const Report* report = nullptr; ///< what the mover at this position weighed, when the table is to show it
    Seat reporter = -1; ///< who weighed it, where several are waited for together
    int hints = 0; ///< that persons asked for in this game
    bool hasWheels = false; ///< training wheels are on: what could be counted is shown (GameTable::wheels)
    bool isRunning = false; ///< the action that does least is being taken by itself (GameTable::runChoices)
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

/// A text of the person's own that goes with its actions and that the game hands back, where there is such a thing: it is
/// part of the game, unlike the notes that are kept with a saved game.
struct Memo {
    QString title; ///< "Your memory"
    QString help; ///< what becomes of it
    QString text; ///< what the position hands to the person
    int most = 0; ///< bytes of UTF-8
};

/// Chances of what comes next, as the glass box draws them beside a report: bars side by side.
struct Chances {
    enum class Kind { Plain, Goal, Lost };
    struct Bar {
        QString label; ///< "17"
        double share = 0; ///< all sum to 1
        Kind kind = Kind::Plain;
    };
    /// What some bars come to, in the order of the bars.
    struct Sum {
        int bars = 0;
        QString words; ///< "safe 60 %"
        Kind kind = Kind::Plain;
    };
    QString title; ///< "Next house card, from 35 unseen"
    std::vector<Bar> bars;
    std::vector<Sum> sums;
};

/// What a finished game came to, for the column of scores.
struct Tally {
    QString words; ///< "3 : 1"
    std::optional<int> points; ///< where games of a kind are compared by them: the more the better
};

/// The questions of a game that one could do without, as Settings and the offer at the table name them.
struct PlainQuestions {
    QString title; ///< "End a bust by itself"
    QString help; ///< what happens then
    QString offer; ///< said where it first matters, as a question
};

/// Until when the action that does least may be taken round after round, in a game where that is usual.
struct RunUntil {
    std::string id; ///< of the game's own
    QString words; ///< "somebody pulls a lever"
    struct Number {
        int value = 0; ///< to begin with
        int low = 0;
        int high = 0;
    };
    std::optional<Number> number = {}; ///< that stands behind the words
};

/// What a person chose of those.
struct RunGoal {
    std::string id;
    int number = 0;
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
    /// What chance may bring to `seat` if it goes on, as far as that follows from what all can see.
    virtual std::optional<Chances> chances(const Position&, Seat) const { return std::nullopt; }
    /// Of the things that the game's bots have beliefs about: the picture of one, painted into a box at the head of its
    /// column (empty: its name stands there), and which of them a seat holds (empty: that is not to be seen).
    virtual std::function<void(QPainter&, const QRectF&)> signOf(std::size_t /*thing*/) const { return {}; }
    virtual std::vector<bool> holdings(const Position&, Seat) const { return {}; }
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

    /// Nothing on this table is hidden from the people at it: dice fall and cards are filled where all can see them. What
    /// bots may know is another matter, decided by the rules' View.
    virtual bool isOpenToAll() const { return false; }

    /// How long people need to take in what the last step brought before the game goes on by itself, in ms at pace 1,
    /// beside the usual pauses: a hand that ended must be seen before the next is dealt.
    virtual int linger(const Position&) const { return 0; }

    /// Whose turn it is to let chance happen, as who throws the dice does: a person may be waited for. -1: nobody's.
    virtual Seat throwsNext(const Position&) const { return -1; }

    /// The tile in the lobby: a small picture of the table, and one line.
    virtual void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas) const = 0;
    virtual QString tagline() const = 0;
    /// One sentence at the head of the new-game dialog.
    virtual QString goal() const = 0;
    /// The keys of this table beyond the common ones, as far as the rules in force know them: key, what it does.
    virtual std::vector<std::pair<QString, QString>> keys(const Position& position) const = 0;
    /// The text that a person keeps in this position; none: there is no such thing. The field for it lies where the layout
    /// has its `memo`.
    virtual std::optional<Memo> memo(const Position&) const { return std::nullopt; }
    /// An action that carries the text that the person has written.
    virtual std::string withMemo(const std::string& action, const QString&) const { return action; }

    /// What training wheels show here, for Settings: title and help; none: this game has none.
    virtual std::optional<std::pair<QString, QString>> wheels() const { return std::nullopt; }

    /// What this game can answer without the person; none: it asks nothing that is pointless.
    virtual std::optional<PlainQuestions> plainQuestions() const { return std::nullopt; }
    /// The answer of `asked` that goes without saying, since no other can be of use; none: the question is one.
    virtual std::optional<std::string> plainAnswer(const Position&) const { return std::nullopt; }

    /// Until when the first of the legal actions may be taken by itself from here on; empty: that is not for this position.
    /// The piece whose action is kRunOn asks for it.
    virtual std::vector<RunUntil> runChoices(const Position&) const { return {}; }
    /// Whether it is taken again in `now`, after it was in `before`.
    virtual bool runsOn(const RunGoal&, const Position& /*before*/, const Position& /*now*/) const { return false; }

    /// Where time itself can go back: the first of the steps that the last one undid, for whoever does not see all hands.
    /// They are gone from its log. The number of steps: none.
    virtual std::size_t firstUndone(const Story& told) const { return told.size(); }
    /// False: while people play they cannot look back into the record, since it knows what they may not.
    virtual bool mayLookBack() const { return true; }

    /// The colours this table lies on.
    virtual Surface surface() const = 0;
};

/// The table of a game by id, from the one list of tables (game_tables.cpp). Null if there is none.
const GameTable* findTable(std::string_view game);

} // namespace parlour
