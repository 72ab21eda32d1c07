// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// History and progress: finished games as a table that is filtered, sorted, searched, exported, deleted and reviewed, with
// what they add up to beside it; and the person's progress by game and opponent. What is shown is read on a thread
// (HistoryReader) and reckoned by pure functions (app/analysis). Also where a saved file is opened.
#pragma once

#include "app/analysis/library.h"
#include "app/analysis/progress.h"
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
class Chooser;
class HistoryReader;
class ProgressView;
class ReviewStrip;
class Segment;

class HistoryPage : public Page {
    Q_OBJECT

public:
    /// `game` is what is listed at first; empty: all.
    HistoryPage(Library& library, const WindowStyle& style, const QString& game, QWidget* parent = nullptr);
    ~HistoryPage() override;

    /// The games that are listed, in the order of the table.
    std::vector<qint64> listedIds() const;
    /// All that can be known of them was read.
    bool isRead() const { return isRead_; }
    CellTable* table() const { return table_; }
    /// Lists one kind of game, by its id; empty: all.
    void showGame(const QString& game);
    /// The list, or how the person gets on.
    void showProgress(bool on);
    /// How often figures and panels were made anew, for tests of what costs nothing.
    int reckonings() const { return reckonings_; }

signals:
    void openWanted();
    void finishedWanted(qint64 historyId);
    /// The review of a game, at a step.
    void positionWanted(qint64 historyId, int step);
    void said(const QString& text);

protected:
    void resizeEvent(QResizeEvent*) override { fit(); }
    void showEvent(QShowEvent* event) override;

private:
    void build() override;
    void fillBar(class QHBoxLayout* bar);
    QWidget* makeFilters();
    QWidget* makeGames();
    QWidget* makeList();
    QWidget* makeSide();
    void fit();
    void readAll();
    void take(const std::vector<PastGame>& games);
    void offerOpponents();

    void filter();
    void reckon();
    void showList();
    void showFigures();
    void tellCount();
    void sortBy(int column);
    struct Cells;
    std::vector<qint64> chosenIds() const;
    void open(int row);
    void confirmDelete();
    void chooseFolder();
    void reviewAll();
    QString nameOf(const std::string& bot) const;

    Library& library_;
    std::unique_ptr<HistoryReader> reader_;
    std::vector<PastGame> games_; ///< newest first
    std::map<qint64, std::size_t> places_; ///< of games_, by number in the history
    std::vector<int> shown_; ///< numbers of games_
    PastFilter filter_;
    SortBy sortBy_ = SortBy::When;
    bool descending_ = true;
    Measure measure_ = Measure::Won;
    bool showsProgress_ = false;
    bool isListed_ = false;
    bool isRead_ = false;
    int reckonings_ = 0;
    QTimer later_; ///< reckons once for all that came in one turn
    mutable std::map<std::string, QString> names_; ///< of bots
    std::vector<qint64> reviewed_; ///< in the background, not read again yet

    QLabel* subtitle_ = nullptr;
    QBoxLayout* filterRows_ = nullptr;
    Segment* parts_ = nullptr;
    Segment* kinds_ = nullptr; ///< of games
    QStringList kindIds_;
    Chooser* opponents_ = nullptr;
    QLineEdit* search_ = nullptr;
    std::vector<Button*> barButtons_;
    ReviewStrip* strip_ = nullptr;
    QWidget* gamesView_ = nullptr;
    ProgressView* progress_ = nullptr;
    QVBoxLayout* figures_ = nullptr;
    QBoxLayout* halves_ = nullptr; ///< the list, and the figures beside or below it
    CellTable* table_ = nullptr;
    Chooser* sort_ = nullptr; ///< as the heads do, for the keyboard
    QLabel* count_ = nullptr;
    QLabel* none_ = nullptr;
    std::vector<Button*> rowButtons_; ///< for what is selected
    QVBoxLayout* side_ = nullptr;
    TrendChart* trend_ = nullptr;
    QLabel* trendNote_ = nullptr;
    QVBoxLayout* byGame_ = nullptr;
    QVBoxLayout* last_ = nullptr;
};

} // namespace parlour
