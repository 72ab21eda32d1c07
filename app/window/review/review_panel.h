// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Review tab of a finished game: the seat whose view is reviewed, the account from start to result, the mistakes, the
// cost of the move at the cursor, and actions there. Emits requests, which ReviewController carries out.
#pragma once

#include "app/widgets/controls.h"
#include "app/window/parts/value_list.h"

#include <QHash>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace parlour {

/// The content of the tab.
struct ReviewText {
    QString headline; ///< of the result
    QString detail; ///< "Two mistakes in 19 decisions", or the progress
    QString seat; ///< names the reviewed view
    QString accountTitle;
    struct Row {
        enum class Kind { Total, Gain, Loss, Luck };
        QString name;
        double from = 0, to = 0; ///< ends of the bar, 0 to 1 of the scale
        QString figure;
        Kind kind = Kind::Total;
        bool operator==(const Row&) const = default;
    };
    std::vector<Row> account;
    QString accountNote; ///< explains it; may be empty
    struct Mistake {
        int step = 0;
        QString title; ///< "Hand 1: Play +4"
        QString better; ///< "Better: End the turn"; shown once it was found or asked for
        bool isSolved = false;
        /// The line under the title.
        const QString& note() const { return isSolved ? better : grade; }
        QString loss; ///< "-15.1"
        QString grade; ///< "Blunder"
        bool operator==(const Mistake&) const = default;
    };
    std::vector<Mistake> mistakes; ///< worst first
    QString here; ///< value and loss at the cursor; empty if unknown
    bool mayShowBest = false;
    bool mayTry = false;
    QString answer; ///< to a retry
    ValueTable values; ///< of the best actions and the one played; without rows: not asked for
    QString reason; ///< why the best move is the best; empty: not asked for, or unknown
    std::shared_ptr<const Comparison> comparison; ///< its parts; null: none
    QStringList lines; ///< the lines of play in words
    Goal goal; ///< of the game
};

class AccountBars;
class ComparisonDetails;

class Settings;

class ReviewPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReviewPanel(const Settings& settings, QWidget* parent = nullptr);
    void setText(const ReviewText& text);
    /// Sets the compact form for low windows: the less used parts last, and mistakes before the account
    /// where not both have room.
    void setLow(bool low);
    /// Marks the mistake at `step`, if there is one.
    void setCurrent(int step);

signals:
    void seatWanted(QMenu* menu); ///< fill `menu`
    void goWanted(int step);
    void nextWanted();
    void bestWanted();
    void tryWanted();
    /// The lines of the reason are to be shown on the table.
    void showWanted();

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    void arrange();
    bool isListTitled() const { return !isLow_ || isHigh_; }
    void fitRows();
    bool isInSight(int scrolled) const;
    void keepInSight();
    void scrollTo(QWidget* part);
    void showReason(const ReviewText& text);
    void fillMistakes(const std::vector<ReviewText::Mistake>& mistakes);

    bool isLow_ = false;
    bool isHigh_ = false; ///< the compact form, too, begins with the account
    QScrollArea* scroll_;
    QVBoxLayout* column_; ///< the scrolled part
    QVBoxLayout* below_;
    QWidget *viewPart_, *accountPart_, *listPart_, *reasonPart_;
    QLabel* headline_;
    QLabel* detail_;
    MenuButton* seat_;
    QLabel* accountTitle_;
    AccountBars* account_;
    QLabel* accountNote_;
    QLabel* listTitle_;
    QVBoxLayout* list_;
    std::vector<class MistakeRow*> rows_;
    QHash<QString, int> heights_; ///< of rows, by their texts
    std::pair<int, bool> measuredFor_; ///< width and compactness of `heights_`
    std::vector<ReviewText::Mistake> mistakes_;
    int current_ = -1; ///< the step of the mistake marked last; -1: none
    class MistakeRow* currentRow_ = nullptr; ///< null: none
    bool staysInSight_ = true; ///< keep the current row visible; false once the person has scrolled away from it
    QLabel* here_;
    QLabel* answer_;
    QLabel* reason_;
    QVBoxLayout* values_; ///< of `valued_`
    ValueTable valued_;
    ComparisonDetails* details_; ///< of `compared_`
    std::shared_ptr<const Comparison> compared_;
    Button* best_;
    Button* try_;
    Button* next_;
};

} // namespace parlour
