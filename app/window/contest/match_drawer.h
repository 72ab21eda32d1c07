// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawer of a crosstable's cell: the result of two entrants in figures, and their matches, newest first. The selected
// match can be replayed (also by Enter or a double click) or exported.
#pragma once

#include "app/contest/match_reader.h"
#include "app/seating/scoreboard.h"
#include "app/widgets/figure_table.h"
#include "app/window/contest/drawer.h"

namespace parlour {

class MatchList;
class ShareBar;

class MatchDrawer : public Drawer {
    Q_OBJECT

public:
    MatchDrawer(const QString& path, std::shared_ptr<const Scoreboard> scores, int row, int column,
                QWidget* parent = nullptr);

    int row() const { return row_; }
    int column() const { return column_; }
    /// Updates the figures. The list stays as it was read; a button offers newer matches.
    void setScores(std::shared_ptr<const Scoreboard> scores);
    FigureTable* list() const;

signals:
    void exportWanted(int pairing, qint64 match);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void read(MatchFilter filter);
    void readMore();
    void take(const MatchPage& page);
    void readMoreTies();
    void showChosen();
    void showFigures();
    void makeFigures(const QStringList& labels);

    QString path_;
    int row_;
    int column_;
    std::shared_ptr<const Scoreboard> scores_;
    MatchPage first_; ///< the first page, with the figures; its `next` advances with each page
    bool reading_ = false;
    bool countsTies_ = false;
    int ticket_ = 0; ///< number of the latest reading; results of earlier ones are dropped

    QLabel* matches_ = nullptr;
    QLabel* share_ = nullptr;
    QLabel* error_ = nullptr;
    QLabel* verdict_ = nullptr;
    ShareBar* bar_ = nullptr;
    QLabel* won_ = nullptr;
    QLabel* lost_ = nullptr;
    QWidget* details_ = nullptr;
    QStringList labels_; ///< of the figures in details_
    std::vector<QLabel*> figures_;
    Segment* filter_ = nullptr;
    MatchList* list_ = nullptr;
    Button* replay_ = nullptr;
    Button* export_ = nullptr;
    Button* newer_ = nullptr;
    QLabel* foot_ = nullptr;
};

} // namespace parlour
