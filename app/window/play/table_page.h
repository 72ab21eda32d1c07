// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of a game: bar, stage, side column, transport, result. Joins a Session with a GameTable and the stage, and owns
// the parts that work between them. Knows no game and no rule.
#pragma once

#include "app/seating/library.h"
#include "app/seating/setup.h"
#include "app/session/session.h"
#include "app/widgets/window_style.h"
#include "app/window/play/perspective.h"
#include "app/window/play/result/game_keeper.h"
#include "app/window/play/table_bar.h"
#include "app/window/play/table_mode.h"
#include "app/window/play/table_reader.h"
#include "app/window/play/table_view.h"

#include <map>

namespace parlour {

class AutoAnswer;
class BeliefController;
class Coach;
class DeckController;
class LineShow;
class OfferLine;
class PaceController;
class ResultController;
class SharedScreen;
class SideColumn;
class Stage;
class ThinkingController;
class Transport;
class UndoController;

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
    bool mayLeave(const std::function<void()>& leave) { return keeper_->mayLeave(leave); }

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

    void layOut();
    void connectPlay();
    void connectBars();
    void connectSide();
    void connectResult();
    void connectMode();

    void applyChange(const Session::Change& change);
    void leaveStep(const Session::Change& change);
    void recordChanged();
    void makePosition();
    void showPosition(Motion motion);
    void showControls();
    TableBar::State barState() const;
    void makeRoom();
    void cover();

    void act(const std::string& action);
    void play(const std::string& action);
    void obey(Command command, int object);
    void goTo(int step);
    void branch(Seat person, const std::vector<std::string>& seats);

    void hint();
    void showEvaluation(Seat seat, const std::shared_ptr<const Report>& report);
    void forgetReport();
    void putHintAway();
    void showLines(Seat seat, const Comparison& comparison);
    void setViewer(bool open, Seat viewpoint);
    void showHelp(bool keys);
    using KeyEffects = std::map<QString, std::function<bool()>>;
    KeyEffects keyEffects();

    Library& library_;
    WindowStyle style_;
    const GameTable& table_;
    Session* session_;
    std::unique_ptr<TableMode> mode_;
    Perspective perspective_;
    Position position_;

    TableBar* bar_;
    Stage* stage_;
    TableView* view_;
    TableReader reader_;
    PaceController* pace_;
    SharedScreen* people_;
    SideColumn* side_;
    Transport* transport_;
    LineShow* show_;
    OfferLine* offer_;
    GameKeeper* keeper_;
    DeckController* decks_;
    std::unique_ptr<UndoController> undo_;
    AutoAnswer* answers_ = nullptr; ///< null where answers are judged
    ThinkingController* thinking_;
    ResultController* result_;
    Coach* coach_ = nullptr;
    BeliefController* beliefs_;
};

} // namespace parlour
