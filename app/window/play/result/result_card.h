// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The card next to the table at the end of a game: winner, places, review, next actions, seed. It takes the side panel's
// column, where it covers nothing of any game. Made by ResultController.
#pragma once

#include "app/seating/setup.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"

class QGridLayout;
class QVBoxLayout;

namespace parlour {

class ResultReviewPart;
struct ResultReview;

/// The games won in this sitting: "You 3, OpenFool 2"; empty before the second game, for one seat, and for three or more if
/// a game had no single winner.
QString seriesText(const Sitting& sitting, const std::vector<SeatInfo>& seats);

class ResultCard : public QWidget {
    Q_OBJECT

public:
    /// `mayReview`: a replay of this game comes with a review. The main button, which has the focus, offers a rematch, or
    /// leads `back` with these words unless they are empty.
    ResultCard(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting, std::uint64_t seed,
               const Canvas& canvas, bool mayReview, const QString& back);
    /// Shows the review so far; the card keeps its size.
    void setReview(const ResultReview& review);
    /// Shows the broken personal bests under the headline.
    void setBests(const QString& words);

signals:
    void rematchWanted();
    void backWanted();
    /// `step`: where to begin; -1: at the first decision.
    void replayWanted(int step);
    void saveWanted();
    void shareWanted();
    void seedWanted();
    void closeWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent*) override { fit(); }

private:
    void addHead(const ResultText& text, const QString& series);
    void addRows(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting);
    void addButtons(bool mayReview, const QString& back);
    void addFoot(const QString& length, std::uint64_t seed);
    void fit();

    QScrollArea* scroll_; ///< all but the buttons
    QVBoxLayout* content_;
    QLabel* bests_;
    ResultReviewPart* review_ = nullptr; ///< null without a review
    Button* main_ = nullptr;
    std::vector<Button*> others_;
    QGridLayout* otherRows_ = nullptr;
};

} // namespace parlour
