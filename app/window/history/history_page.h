// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of history and progress: a table of finished games to filter, sort, search, export, delete and review, with
// statistics next to it; and the person's progress by game and opponent. A thread reads the games (HistoryReader), pure
// functions calculate the figures (app/analysis). Also opens saved files.
#pragma once

#include "app/seating/library.h"
#include "app/statistics/progress.h"
#include "app/widgets/page.h"
#include "app/window/history/trend_chart.h"

#include <QTimer>

#include <map>
#include <vector>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace parlour {

class Button;
class CellTable;
class ChanceView;
class Chooser;
class HistoryReader;
class ProgressView;
class ReviewStrip;
class Segment;
class SegmentButton;

class HistoryPage : public Page {
    Q_OBJECT

public:
    /// Lists one kind of game at first, by its id; empty: all.
    HistoryPage(Library& library, const WindowStyle& style, const QString& game, QWidget* parent = nullptr);
    ~HistoryPage() override;

    /// The listed games, in the order of the table.
    std::vector<qint64> listedIds() const;
    /// True once all games are read completely.
    bool isRead() const { return isRead_; }
    CellTable* table() const { return table_; }
    /// Lists one kind of game, by its id; empty: all.
    void showGame(const QString& game);
    /// Switches between progress and the list.
    void showProgress(bool on);
    /// The number of updates of the figures so far, for tests of performance.
    int recalculations() const { return recalculations_; }

signals:
    void openWanted();
    void finishedWanted(qint64 historyId);
    /// Asks for the review of a game, at a step.
    void positionWanted(qint64 historyId, int step);
    /// Asks for the purse of the game that is listed.
    void purseWanted(const QString& game);
    /// Asks for the practice of the listed game; empty: of all.
    void practiceWanted(const QString& game);
    /// Asks for practice of one kind of mistake of a game (GameTable::mistakeKind).
    void drillWanted(const QString& game, const QString& kind);
    void said(const QString& text);

protected:
    void resizeEvent(QResizeEvent*) override { fit(); }
    void showEvent(QShowEvent* event) override;

private:
    enum class Part { List, Progress, Chance };
    void build() override;
    void fillBar(class QHBoxLayout* bar);
    QWidget* makeFilters();
    QWidget* makeGames();
    QWidget* makeList();
    QWidget* makeSide();
    void fit();
    void readAll();
    void merge(const std::vector<PastGame>& games);
    void fillOpponents();
    void nameMistakes(const QString& kind = {});
    void showGamesWith(const MistakeKind& kind);

    void filter();
    void recalculate();
    void showList();
    void showFigures();
    void showCount();
    void sortBy(int column);
    std::vector<qint64> chosenIds() const;
    void open(int row);
    void confirmDelete();
    void chooseFolder();
    void reviewAll();
    QString nameOf(const std::string& bot) const;
    std::pair<QString, QString> wordsOf(const CostlyDecision& decision) const;

    Library& library_;
    std::unique_ptr<HistoryReader> reader_;
    std::vector<PastGame> games_; ///< newest first
    std::map<qint64, std::size_t> indices_; ///< into games_, by number in the history
    std::vector<int> shown_; ///< indices into games_, in the order of the table
    PastFilter filter_;
    SortBy sortBy_ = SortBy::When;
    bool descending_ = true;
    Measure measure_ = Measure::Won;
    Part part_ = Part::List;
    bool isListed_ = false;
    bool isRead_ = false;
    int recalculations_ = 0;
    QTimer recalculation_; ///< combines several changes into one update
    mutable std::map<std::string, QString> names_; ///< by bot id; lazy
    std::vector<qint64> reviewed_; ///< by the queue, not yet read again

    QLabel* subtitle_ = nullptr;
    QBoxLayout* filterRows_ = nullptr;
    Segment* parts_ = nullptr;
    Segment* kinds_ = nullptr; ///< of game
    QStringList kindIds_;
    Chooser* opponents_ = nullptr;
    SegmentButton* mistakes_ = nullptr;
    QLineEdit* search_ = nullptr;
    std::vector<Button*> barButtons_;
    Button* purse_ = nullptr; ///< hidden unless the listed game is played for credits
    Button* recover_ = nullptr; ///< hidden unless a history was set aside
    ReviewStrip* strip_ = nullptr;
    QWidget* gamesView_ = nullptr;
    ProgressView* progress_ = nullptr;
    ChanceView* chance_ = nullptr;
    QVBoxLayout* figures_ = nullptr;
    QBoxLayout* halves_ = nullptr; ///< the list and the figures, side by side or stacked
    CellTable* table_ = nullptr;
    Chooser* sort_ = nullptr; ///< sorts like the table's heads, for the keyboard
    QLabel* count_ = nullptr;
    QLabel* none_ = nullptr;
    std::vector<Button*> rowButtons_; ///< act on the selected rows
    QVBoxLayout* side_ = nullptr;
    TrendChart* trend_ = nullptr;
    QLabel* trendNote_ = nullptr;
    QVBoxLayout* byGame_ = nullptr;
    QVBoxLayout* last_ = nullptr;
};

} // namespace parlour
