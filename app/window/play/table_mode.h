// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The behaviour of a table that depends on its purpose. The base class is a game that is played, watched or replayed; a
// review and a lesson derive from it. The shell makes the mode, since only the shell knows both the table page and the
// leaves of the modes. The table page asks a mode for its rights, never for its class.
#pragma once

#include "app/seating/positions.h"
#include "app/session/session.h"
#include "app/stage/layout.h"
#include "engine/core/any_analyst.h"

#include <QAction>
#include <QWidget>

namespace parlour {

/// Where "back" leads from a table.
enum class Origin { Lobby, History, Contest };

/// The possibilities of a table besides answering. A lesson and an exercise have none of them.
struct TableRights {
    bool save = true; ///< the game is kept, and may be copied
    bool help = true; ///< hints, beliefs, training wheels, undo and the side panel
    bool goTo = true; ///< other steps, and the pause
    /// Answers are played instead of judged: confirmed taps, throws, decks, automatic answers, people who share the screen.
    bool play = true;
    bool whatIf = false; ///< another action at the cursor, and mistakes to look at
};
constexpr TableRights kNoRights{false, false, false, false, false};

/// The parts of a table page that a mode works with. All outlive the mode.
struct TableContext {
    Session& session;
    Origin origin = Origin::Lobby;
    const GameTable& table;
    qint64 historyId = 0; ///< of a finished game; 0 if it is not in the history
    /// The position after `step` steps of the game, also while a branch is shown.
    std::function<Position(int step, Viewer viewer)> positionAfter;
};

/// The texts of a game in the present language.
struct GameWords {
    std::vector<SeatInfo> seats;
    std::vector<std::pair<int, QString>> parts; ///< bouts or hands, as first step and name
    QString headline; ///< of the result
};

class TableMode : public QObject {
    Q_OBJECT

public:
    explicit TableMode(Session& session, Origin origin = Origin::Lobby);

    virtual TableRights may() const { return {}; }
    /// Whether the table is only looked at: no people play, or the game is over, or a past step is shown.
    bool isWatching() const { return !session_.line().hasPerson() || session_.line().isOver() || !session_.line().atEnd(); }

    /// The heading of the page, of the game's name.
    virtual QString title(const QString& game) const { return game; }
    /// The name of the button that leaves.
    virtual QString back() const;
    Origin origin() const { return origin_; }

    // Widgets that the page lays out; null: none.
    /// Next to the table, in addition to the side panel.
    virtual QWidget* panel() const { return nullptr; }
    virtual QWidget* reviewTab() const { return nullptr; }
    /// Above the transport.
    virtual QWidget* curve() const { return nullptr; }
    /// Fits the widgets to the size of the page; `panelWidth` px is the width of the side panel.
    virtual void fit(QSize /*page*/, int /*panelWidth*/) {}

    /// Called once, when the page is complete.
    virtual void start() {}
    /// Called after each change of steps, names or language. A game reports new faults of external bots by said(); a review
    /// asks `words` for the game's texts.
    virtual void takeRecord(const std::vector<SeatInfo>& seats, const std::function<GameWords()>& words);
    virtual void setCursor(int /*step*/) {}
    /// Called after each change of the session.
    virtual void update() {}
    virtual void applyPreferences() {}
    virtual void retranslate() {}
    /// Adds marks to a layout that was made for `canvas`.
    virtual void mark(Layout& /*layout*/, const Canvas& /*canvas*/) const {}

    /// The seat for which the person decides; -1: none.
    virtual Seat asked() const { return session_.asked(); }
    /// Whether an answer is judged instead of being played.
    virtual bool isExercise() const { return false; }
    /// Whether a running replay must stop at the cursor.
    virtual bool stopsHere() const { return false; }

    // Input. Each returns true if the mode has handled it.
    virtual bool act(const std::string& /*action*/) { return false; }
    virtual bool hint() { return false; }
    /// Enter or Space, where no piece has the focus.
    virtual bool proceed() { return false; }
    virtual bool cancel() { return false; }
    virtual bool takeFocus() { return false; }
    /// Entries of the page's menu with their keys.
    virtual QList<QAction*> actions() const { return {}; }
    /// Asks for another action at the cursor; only in a review.
    virtual void whatIf() {}
    /// Goes to the next mistake, if there is one.
    virtual bool goToMistake() { return false; }

signals:
    /// Show the table again and give it the focus.
    void changed();
    /// The marks are to be drawn again.
    void marksChanged();
    void goWanted(int step);
    void viewpointChanged(parlour::Seat seat);
    /// Draw these values on the table at the cursor.
    void evaluated(parlour::Seat seat, std::shared_ptr<const parlour::Report> report);
    /// Play the lines after both actions, between which the seat decides at the cursor, on the table.
    void showWanted(parlour::Seat seat, std::shared_ptr<const parlour::Comparison> comparison);
    /// A sentence for screen readers.
    void spoken(const QString& words);
    /// Show the Review tab.
    void tabWanted();
    /// A message for the window's strip.
    void said(const QString& text);
    void leaveWanted();

protected:
    Session& session_;

private:
    Origin origin_;
    std::size_t remarks_; ///< number of the record's remarks that were reported
};

/// Makes the mode of a table; empty: a game.
using ModeMaker = std::function<std::unique_ptr<TableMode>(const TableContext& context)>;

} // namespace parlour
