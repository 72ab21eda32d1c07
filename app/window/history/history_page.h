// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The page of history and progress: a table of finished games to filter, sort, search, export, delete and review; the
// person's progress in figures, by game and opponent; and what chance brought. A thread reads the games (HistoryReader),
// pure functions calculate the figures (app/analysis). What is rarely wanted is in a menu.
#pragma once

#include "app/seating/library.h"
#include "app/statistics/past_list.h"
#include "app/widgets/page.h"

#include <QTimer>

#include <map>
#include <vector>

class QLabel;
class QMenu;

namespace parlour {

class CellTable;
class ChanceView;
class GamesView;
class HistoryReader;
class PastFilters;
class ProgressView;
class Segment;

class HistoryPage : public Page {
    Q_OBJECT

public:
    /// Lists one kind of game at first, by its id; empty: all.
    HistoryPage(Library& library, const WindowStyle& style, const QString& game, QWidget* parent = nullptr);
    ~HistoryPage() override;

    /// The listed games, in the order of the table.
    std::vector<qint64> listedIds() const { return list_.ids(); }
    /// True once all games are read completely.
    bool isRead() const { return isRead_; }
    CellTable* table() const;
    /// Lists one kind of game, by its id; empty: all.
    void showGame(const QString& game);
    /// Switches between progress and the list.
    void showProgress(bool on);
    /// The number of updates of the figures so far, for tests of performance.
    int recalculations() const { return recalculations_; }

signals:
    void openWanted();
    /// Asks for the game on the clipboard.
    void pasteWanted();
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
    void resizeEvent(QResizeEvent*) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Part { List, Progress, Chance };
    void build();
    void fillBar(QHBoxLayout* bar);
    void addKeys();
    void offerRest(QMenu* menu);
    void readAll();
    void readAgain(const std::vector<qint64>& ids);
    void tellRecovered(const History::Recovered& all);
    void recalculateSoon();
    void recalculate();
    void filter();
    void confirmDelete();
    void chooseFolder();
    void reviewAll();
    QString nameOf(const std::string& bot);
    std::pair<QString, QString> wordsOf(const CostlyDecision& decision) const;

    Library& library_;
    std::unique_ptr<HistoryReader> reader_;
    PastList list_;
    Measure measure_ = Measure::Won; ///< of the trend
    Part part_ = Part::List;
    bool isRead_ = false;
    bool mayRecover_ = false; ///< a history was set aside
    int recalculations_ = 0;
    QTimer recalculation_; ///< combines several changes into one update
    std::map<std::string, QString> names_; ///< by bot id; lazy
    std::vector<qint64> reviewed_; ///< by the queue, not yet read again

    QLabel* subtitle_ = nullptr;
    Segment* parts_ = nullptr;
    PastFilters* filters_ = nullptr;
    GamesView* games_ = nullptr;
    ProgressView* progress_ = nullptr;
    ChanceView* chance_ = nullptr;
};

} // namespace parlour
