// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The behaviour of a table that depends on its purpose. The base class is a game that is played, watched or replayed; a
// review and a lesson derive from it. The shell makes the mode, since only the shell knows both the table page and the
// leaves of the modes. The table page calls the mode without knowing its class.
#pragma once

#include "app/seating/positions.h"
#include "app/session/session.h"
#include "app/stage/layout.h"
#include "engine/core/any_analyst.h"

#include <QWidget>

namespace parlour {

/// The parts of a table page that a mode works with. All outlive the mode.
struct TableContext {
    Session& session;
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
    explicit TableMode(Session& session) : session_(session) {}

    /// False for a lesson or the practice: it is not saved, helped, counted, paused or undone.
    virtual bool isGame() const { return true; }
    /// Whether the mode needs the game's texts (setWords).
    virtual bool isReview() const { return false; }

    /// The heading of the page, of the game's name.
    virtual QString title(const QString& game) const { return game; }
    /// The name of the button that leaves; empty: the page knows where it leads.
    virtual QString back() const { return {}; }

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
    virtual void setWords(const GameWords& /*words*/) {}
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
    /// Asks for another action at the cursor; only in a review.
    virtual void whatIf() {}
    /// The step of the next mistake; -1: none.
    virtual int nextMistake() const { return -1; }

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
};

/// Makes the mode of a table; empty: a game.
using ModeMaker = std::function<std::unique_ptr<TableMode>(const TableContext& context)>;

} // namespace parlour
