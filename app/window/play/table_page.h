// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of a game: bar, stage, side panel, transport, result. Joins a Session with a GameTable and the stage, and owns
// the parts that work between them. Knows no game and no rule.
#pragma once

#include "app/seating/library.h"
#include "app/seating/setup.h"
#include "app/seating/timeline.h"
#include "app/session/session.h"
#include "app/widgets/window_style.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/result/game_keeper.h"
#include "app/window/play/table_mode.h"
#include "app/window/play/table_view.h"

#include <QPointer>
#include <QTimer>

class QShortcut;
class QVBoxLayout;

namespace parlour {

class AutoAnswer;
class BeliefCard;
class BeliefController;
class Coach;
class Curtain;
class DeckController;
class HintCard;
class LineShow;
class OfferLine;
class ResultController;
class Sheet;
class Stage;
class TableBar;
class PaceController;
class ThinkingController;
class Transport;
class UndoController;

/// Where "back" leads from a table.
enum class Origin { Lobby, History, Contest };

/// The game that a page opens with.
struct Opening {
    GameFile file;
    GameKeeper::Place place = {}; ///< nowhere: a new game
    bool paused = false; ///< begins paused
    Sitting sitting = {}; ///< the games before
    Origin origin = Origin::Lobby;
    ModeMaker makeMode = {}; ///< empty: a game
    BotMaker makeBot = {}; ///< for tests; empty: the program's bots and the external ones that the person allowed
};

/// The input of the sheet of rules and keys.
struct HelpRequest {
    RuleMap rules = {};
    std::vector<std::pair<QString, QString>> keys = {}; ///< key and effect
    bool showsKeys = false; ///< opens on the keys
    bool offersLesson = false;
};

class TablePage : public QWidget {
    Q_OBJECT

public:
    TablePage(Library& library, const WindowStyle& style, const GameInfo& info, const GameTable& table,
              const Opening& opening, QWidget* parent = nullptr);
    ~TablePage() override;

    void setWindowStyle(const WindowStyle& style);
    /// Applies pace, motion, names and the like. Call after each change of the preferences.
    void applyPreferences();
    /// Gives the focus to the stage, or to the timeline where nothing can be played.
    void takeFocus();
    const Session& session() const { return *session_; }
    /// The position on the stage; empty while the curtain is down.
    const Position& position() const { return position_; }
    TableMode& mode() const { return *mode_; }
    void saveAs();
    /// Whether all of the game is kept. Else asks, and calls `leave` if the person agrees to lose the rest.
    bool mayLeave(const std::function<void()>& leave);
    /// Copies the finished game as a line of text below `result`, after saying what it contains.
    void share(const QString& result = {});

signals:
    void backWanted();
    void helpWanted(const parlour::HelpRequest& request);
    void settingsWanted();
    void rematchWanted(const parlour::Setup& setup);
    /// A position as text, to be put in.
    void positionWanted(const QString& text);
    /// `historyId` as in Opening; `step`: where to begin, -1: at the first decision.
    void replayWanted(const parlour::GameFile& file, qint64 historyId, int step);
    /// A message for the window's strip.
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
    void connectPeople();
    void placeMode();
    void showMode();
    void makeRoom();
    void placeHint();
    QRect hintPlace(int height);

    bool isWatching() const;
    bool mayOpenHands() const { return !session_->line().hasPerson() || session_->line().isOver(); }
    bool isShared() const { return session_->isShared() && !session_->line().isOver(); }
    bool mayPlayOut() const;
    void sharePeople();
    Seat nextPerson() const;
    void followPeople();
    void cover();
    void uncover();
    void passTo(Seat person);
    Viewer viewer() const;
    Position positionAfter(int step, Viewer viewer) const;
    void reportFaults();

    void applyChange(const Session::Change& change);
    void recordChanged();
    void goTo(int step);
    void showPosition(Motion motion);
    void obey(Command command, int object);
    void act(const std::string& action);
    void play(const std::string& action);
    void followAnswers();
    bool hasWheels();
    Seat shownDecider() const;
    QString backName() const;
    void showControls();
    void updateThinking();
    void requestReport();
    void showEvaluation(Seat seat, const std::shared_ptr<const Report>& report);
    void forgetReport();
    bool isSameQuestion(int from, int to) const;
    void announceStep(int from, int to);
    void endGame(bool isSeen);
    void showDueResult();

    void endReview();
    void updateModeWords();

    void hint();
    void putHintAway();
    void showLines(Seat seat, const Comparison& comparison);
    void endShow();
    void describe();
    void showProof();
    void showKeys();
    void showRules();
    HelpRequest helpRequest() const;
    void setViewer(bool open, Seat viewpoint);
    void showBeliefs(bool on);
    void setPace(double pace);
    void keyPressCovered(QKeyEvent* event);
    void playOn();
    void askStandIn(Seat person);
    void branch(Seat person, const std::string& standIn);

    Library& library_;
    WindowStyle style_;
    const GameInfo& info_;
    const GameTable& table_;
    Origin origin_;
    Session* session_;
    std::unique_ptr<TableMode> mode_;
    std::vector<SeatInfo> seats_;
    Seat viewpoint_ = 0;
    bool open_ = true; ///< all hands are shown where that is allowed
    Position position_;
    Timeline timeline_;
    bool isCovered_ = false; ///< the curtain is down
    QTimer passDelay_; ///< runs until the curtain falls
    QPointer<Sheet> description_; ///< of the table, as the person at the screen sees it
    std::optional<QPoint> hintCorner_; ///< of the hint over the table, while it is open
    bool glides_ = false; ///< the pieces glide to their places in a stage of another size
    std::size_t remarks_ = 0; ///< number of the record's remarks that were reported

    TableBar* bar_;
    Stage* stage_;
    TableView* view_;
    Curtain* curtain_;
    PaceController* pace_;
    QVBoxLayout* side_; ///< the column next to the stage
    SidePanel* panel_;
    bool isPanelWanted_ = false; ///< after the result, which takes its place
    Transport* transport_;
    HintCard* hint_;
    LineShow* show_;
    BeliefCard* beliefCard_;
    OfferLine* offer_;
    GameKeeper* keeper_;
    DeckController* decks_;
    std::unique_ptr<UndoController> undo_;
    AutoAnswer* answers_ = nullptr; ///< null in a lesson
    ThinkingController* thinking_;
    ResultController* result_;
    Coach* coach_;
    BeliefController* beliefs_;
    std::vector<QShortcut*> timelineKeys_;
};

} // namespace parlour
