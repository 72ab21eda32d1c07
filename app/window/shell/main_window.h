// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window: lobby, history, contests or a table, and the sheets over them. Joins the leaves by connecting their signals.
#pragma once

#include "app/seating/library.h"
#include "app/seating/setup.h"
#include "app/session/load_game.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/language.h"
#include "app/window/play/table_page.h"
#include "app/window/purse/purse_sheet.h"
#include "app/window/shell/sounds.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QStackedWidget;

namespace parlour {

class ContestController;
class ContestPage;
class ContestsPage;
class HistoryPage;
class HistoryReader;
class LobbyPage;
class MessageStrip;
class PracticePage;
class RulesSheet;
class SettingsSheet;
struct ContestPlan;
struct Lesson;

class MainWindow : public QWidget {
    Q_OBJECT

public:
    /// `language` overrides the setting for this run; empty: the setting.
    explicit MainWindow(const QString& language = {});
    ~MainWindow() override;

    Library& library() { return library_; }
    LobbyPage* lobby() const { return lobby_; }
    /// The open table; null if there is none.
    TablePage* table() const { return table_; }

    /// The contest that is being played, while any page is shown.
    ContestController& contests() { return *contestController_; }

    void startUsual(const QString& game, bool watch);
    void start(const Setup& setup);
    void openFile(const QString& path);
    /// Shows the practice of a game; empty: of all.
    void showPractice(const QString& game);
    /// Begins a round of one kind of mistake of a game (GameTable::mistakeKind).
    void showDrill(const QString& game, const QString& kind);
    /// Says what is in a shared line that another program handed over, and opens it if the person wants to.
    void openLink(const QString& text);
    /// Shows a message until it is closed or replaced.
    void say(const QString& text);

signals:
    void lobbyDrawn();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectLobby();
    void addShortcuts();
    void applyPreferences(const Preferences& before);
    void showLobby();
    void leaveTable();
    void showHistory(const QString& game);
    void showExercise();
    void showOneExercise(int place);
    bool openExercise(int place);
    ModeMaker modeOf(int step);
    void showTable(Opening opening, int step = -1);
    void showContests();
    void showContest(const QString& path);
    void setUpContest(const ContestPlan& plan);
    void setUpTournament();
    void startContest(const ContestPlan& plan);
    void playContest(const QString& path, const ContestPlan& plan);
    void playNext(const QString& path);
    void playMatch(const Record& start);
    void chooseContest();
    void showFinished(qint64 id, int step = -1);
    void replayLast(const QString& game);
    void resumeGame(const QString& savedId);
    void confirmDiscard(const QString& savedId);
    void open(const Loaded& loaded, const QString& savedId, qint64 historyId, int step = -1);
    void newGame(const QString& game);
    void begin(const QString& game);
    void beginSetUp(const Setup& setup);
    void openPurse(const Setup& setup, PurseSheet::Part part);
    void showAccount(const QString& game);
    void startForCredits(const Setup& setup, int wager);
    void play(const QString& game);
    void showLesson(const QString& game);
    void showLessonAt(const std::shared_ptr<const Lesson>& lesson, int stop);
    void showRules(const QString& game);
    RulesSheet* openHelp(const GameInfo& info, const GameTable& table, const HelpRequest& request,
                         const QWidget* page = nullptr);
    SettingsSheet* makeSettings();
    void openSettings();
    void chooseFile();
    void chooseFromDisk();
    void pasteGame();
    void showPosition(const QString& text);
    void addFinishedGames();
    void checkHistory();
    void retryHistory();

    Library library_;
    std::unique_ptr<HistoryReader> checker_; ///< of the history, after the start
    QTimer heldHistory_;
    bool heldIsReported_ = false;
    Sounds sounds_;
    Language language_;
    bool systemIsLight_;
    WindowStyle style_;
    std::unique_ptr<ContestController> contestController_;
    QStackedWidget* pages_;
    MessageStrip* strip_;
    LobbyPage* lobby_;
    QPointer<HistoryPage> history_;
    QPointer<PracticePage> practice_;
    QPointer<ContestsPage> contests_;
    QPointer<ContestPage> contest_;
    QPointer<TablePage> table_;
};

} // namespace parlour
