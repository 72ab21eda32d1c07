// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Review tab beside a finished game: whose eyes, the account from the start to the result, the list of mistakes, what
// the move at the cursor cost, and what can be done there. Shows what it is given and asks; the review desk acts.
#pragma once

#include "app/widgets/controls.h"

#include <QHash>
#include <QVBoxLayout>

#include <utility>

namespace parlour {

/// What the tab says.
struct ReviewText {
    QString headline; ///< how the game ended
    QString detail; ///< "Two mistakes in 19 decisions", or how far the work is
    QString seat; ///< whose eyes these are
    QString accountTitle;
    struct Row {
        enum class Kind { Total, Gain, Loss, Luck };
        QString name;
        double from = 0, to = 0; ///< of the bar, 0 to 1 of the widest
        QString figure;
        Kind kind = Kind::Total;
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> account;
    QString accountNote; ///< what is to be understood about it; may be empty
    struct Mistake {
        int step = 0;
        QString title; ///< "Hand 1: Play +4"
        QString better; ///< "Better: End the turn"
        QString loss; ///< "-15.1"
        QString grade; ///< "Blunder"
        bool operator==(const Mistake&) const = default;
    };
    std::vector<Mistake> mistakes; ///< worst first
    QString here; ///< of the step at the cursor; empty: nothing was decided
    bool mayShowBest = false;
    bool mayTry = false;
    QString answer; ///< of a try
};

class AccountBars;

class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReviewPanel(QWidget* parent = nullptr);
    void setText(const ReviewText& text);
    /// The window is low: the mistakes come first, and what is asked for less stands below them.
    void setLow(bool low);
    /// The step of the mistake that is looked at; -1: none of them.
    void setCurrent(int step);
    bool stopsAtMistakes() const { return stop_->isChecked(); }

signals:
    void seatWanted(QMenu* menu); ///< fill it
    void goWanted(int step);
    void nextWanted();
    void bestWanted();
    void tryWanted();
    void exportWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void retranslate();
    void arrange();
    void fitRows();
    bool isInSight(int scrolled) const;
    void keepInSight();
    void fillMistakes(const std::vector<ReviewText::Mistake>& mistakes);

    bool isLow_ = false;
    QScrollArea* scroll_;
    QVBoxLayout* column_; ///< that is scrolled
    QVBoxLayout* below_;
    QWidget *viewPart_, *accountPart_, *listPart_, *stopPart_;
    QLabel* headline_;
    QLabel* detail_;
    MenuButton* seat_;
    QLabel* accountTitle_;
    AccountBars* account_;
    QLabel* accountNote_;
    QLabel* listTitle_;
    QVBoxLayout* list_;
    std::vector<class MistakeRow*> rows_;
    QHash<QString, int> heights_; ///< of rows, by what they say
    std::pair<int, bool> measuredFor_; ///< their width, and whether the window is low
    std::vector<ReviewText::Mistake> mistakes_;
    int current_ = -1; ///< the mistake that was looked at last
    class MistakeRow* currentRow_ = nullptr; ///< null: none of them
    bool staysInSight_ = true; ///< the current row, until the person scrolls away from it
    QLabel* here_;
    QLabel* answer_;
    Button* best_;
    Button* try_;
    Button* next_;
    Switch* stop_;
    QLabel* stopWords_;
    Button* export_;
};

} // namespace parlour
