// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game in the window: bar, stage, side panel, transport, result. Joins a Session (what happens) with a GameTable (how it
// is shown) and the stage (where). Knows no game and no rule.
#pragma once

#include "app/analysis/library.h"
#include "app/seating/setup.h"
#include "app/seating/timeline.h"
#include "app/session/session.h"
#include "app/widgets/window_style.h"
#include "app/window/play/side_panel.h"
#include "app/window/play/table_mode.h"
#include "app/window/play/table_view.h"

#include <QPointer>

class QShortcut;

namespace parlour {

class AutoAnswer;
class Coach;
class OfferCard;
class ResultController;
class Stage;
class TableBar;
class PaceController;
class ThinkingController;
class Transport;
class UndoController;

/// What is put on the table.
struct Opening {
    GameFile file;
    QString savedId = {}; ///< of an unfinished game on the disk; empty: a new one
    qint64 historyId = 0; ///< of a finished game in the history; 0: it is not there
    bool paused = false; ///< stands still at first
    Sitting sitting = {}; ///< the games before
    bool fromHistory = false; ///< that is where "back" leads
    ModeMaker makeMode = {}; ///< empty: a game
    BotMaker makeBot = {}; ///< for tests; empty: the program's bots, and programs that the person let play
};

/// What the sheet of rules and keys needs to know of a table.
struct HelpRequest {
    RuleMap rules;
    std::vector<std::pair<QString, QString>> keys; ///< key, and what it does
    bool showsKeys = false; ///< begins with the keys
    bool offersLesson = false;
};

class TablePage : public QWidget {
    Q_OBJECT

public:
    TablePage(Library& library, const WindowStyle& style, const GameInfo& info, const GameTable& table,
              const Opening& opening, QWidget* parent = nullptr);
    ~TablePage() override;

    void setWindowStyle(const WindowStyle& style);
    /// Pace, motion, the person's name.
    void applyPreferences();
    /// Where the keyboard goes when the page is shown.
    void takeFocus();
    const Session& session() const { return *session_; }
    TableMode& mode() const { return *mode_; }
    void saveAs();

signals:
    void backWanted();
    void helpWanted(const parlour::HelpRequest& request);
    void settingsWanted();
    void rematchWanted(const parlour::Setup& setup);
    /// `historyId` and `step` as in Opening.
    void replayWanted(const parlour::GameFile& file, qint64 historyId, int step);
    /// Something to tell in the window's message strip.
    void said(const QString& text);
    void sounded(parlour::Sound sound);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Motion = TableView::Motion;

    void connectSession();
    void connectBar();
    void connectStage();
    void connectPanels();
    void connectCoach();
    void connectResult();
    void connectMode();
    void placeMode();
    void showMode();

    bool isWatching() const;
    bool mayOpenHands() const { return !session_->hasPerson() || session_->isOver(); }
    bool mayPlayOut() const;
    Viewer viewer() const;
    Position positionAfter(int step, Viewer viewer) const;
    void reportFaults();

    void take(const Session::Change& change);
    void recordChanged();
    void goTo(int step);
    void showPosition(Motion motion);
    void obey(Command command);
    void act(const std::string& action);
    void play(const std::string& action);
    void followAnswers();
    bool hasWheels();
    void showControls();
    void tellThinking();
    void wantReport();
    void showWeighed(Seat seat, const std::shared_ptr<const Report>& report);
    void forgetReport();
    bool isSameQuestion(int from, int to) const;
    void announceStep(int from, int to);
    void keepGame();
    void endGame(bool isSeen);
    void bringResult();

    void endReview();
    void tellMode();

    void hint();
    void putHintAway();
    void describe();
    void showKeys();
    void showRules();
    HelpRequest helpRequest() const;
    void look(bool open, Seat viewpoint);
    void setPace(double pace);
    void playOn();
    void branch(Seat person);

    Library& library_;
    WindowStyle style_;
    const GameInfo& info_;
    const GameTable& table_;
    const QPointer<SavedGames> saves_;
    QString savedId_;
    qint64 historyId_ = 0; ///< where notes on the finished game go
    bool fromHistory_;
    Session* session_;
    std::unique_ptr<TableMode> mode_;
    std::vector<SeatInfo> seats_;
    Seat viewpoint_ = 0;
    bool open_ = true; ///< all hands, where that is allowed
    Position position_;
    Timeline timeline_;
    std::size_t remarks_ = 0; ///< of the record, that were looked at

    TableBar* bar_;
    Stage* stage_;
    TableView* view_;
    PaceController* tempo_;
    SidePanel* panel_;
    Transport* transport_;
    OfferCard* offer_;
    std::unique_ptr<UndoController> undo_;
    AutoAnswer* answers_ = nullptr; ///< null: not a game
    ThinkingController* thinking_;
    ResultController* result_;
    Coach* coach_;
    std::vector<QShortcut*> timelineKeys_;
};

} // namespace parlour
