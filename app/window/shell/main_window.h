// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window: lobby, history, contests or a table, and the sheets over them. Joins the leaves by connecting their signals.
#pragma once

#include "app/seating/library.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/language.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/history_check.h"
#include "app/window/shell/sounds.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QStackedWidget;

namespace parlour {

class ContestController;
class ContestPages;
class GameOpener;
class GameStarter;
class HistoryPage;
class LobbyPage;
class MessageStrip;
class Page;
class PracticePages;
class RulesSheet;
class SettingsSheet;

class MainWindow : public QWidget {
    Q_OBJECT

public:
    /// `language` overrides the setting for this run; empty: the setting.
    explicit MainWindow(const QString& language = {});
    ~MainWindow() override;

    Library& library() { return library_; }
    const WindowStyle& windowStyle() const { return style_; }
    LobbyPage* lobby() const { return lobby_; }
    /// The open table; null if there is none.
    TablePage* table() const { return table_; }
    /// The contest that is being played, while any page is shown.
    ContestController& contests();
    PracticePages& practice() { return *practice_; }

    // As GameStarter and GameOpener.
    void start(const Setup& setup);
    void startUsual(const QString& game, bool watch);
    void openFile(const QString& path);
    void openLink(const QString& text);

    // For the parts of the window.
    void showLobby();
    /// Shows a page over the lobby in place of the history. `title` names it in the window's title; empty: it is not named.
    void showPage(Page* page, const QString& title);
    /// Lists one kind of game at first, by its id; empty: all.
    void showHistory(const QString& game);
    /// Shows a game at a table, once the person has left the present one. A review begins at `step`, -1: at the first
    /// decision.
    void showTable(Opening opening, int step = -1);
    /// Returns to the history, the practice or the contest if the game was opened there, else to the lobby.
    void leaveTable();
    /// Opens the rules; `page` lends its colours.
    RulesSheet* openHelp(const GameInfo& info, const GameTable& table, const HelpRequest& request,
                         const QWidget* page = nullptr);
    void openSettings();
    /// Shows a message until it is closed or replaced; empty: closes it.
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
    ModeMaker modeOf(int step);
    void showRules(const QString& game);
    SettingsSheet* makeSettings();

    Library library_;
    HistoryCheck historyCheck_;
    Sounds sounds_;
    Language language_;
    bool systemIsLight_;
    WindowStyle style_;
    std::unique_ptr<GameStarter> starter_;
    std::unique_ptr<GameOpener> opener_;
    std::unique_ptr<PracticePages> practice_;
    std::unique_ptr<ContestPages> contests_;
    QStackedWidget* pages_;
    MessageStrip* strip_;
    LobbyPage* lobby_;
    QPointer<HistoryPage> history_;
    QPointer<TablePage> table_;
};

} // namespace parlour
