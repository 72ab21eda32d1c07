// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The calm card on the table when a game is over: who won, places, what the review found, what to do next, the seed. Used by
// the table page.
#pragma once

#include "app/seating/setup.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

class QGridLayout;
class QHBoxLayout;
class QVBoxLayout;

namespace parlour {

class ResultReviewPart;
class Stage;
class TilePicture;
struct ResultReview;

/// The games won so far by those who played them: "You 3, OpenFool 2"; empty where that tells nothing.
QString seriesText(const Sitting& sitting, const std::vector<SeatInfo>& seats);

class ResultCard : public QWidget {
    Q_OBJECT

public:
    /// Lies over the whole of the stage. `mayReview`: replays of this game come with a review.
    ResultCard(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting, std::uint64_t seed,
               const WindowStyle& style, const GameTable& table, bool mayReview, Stage* stage);
    /// Fills the stage, and puts the card where it hides least of it; called when that changes its size.
    void place();
    /// Shows the review as far as it is worked out; the card keeps its size.
    void setReview(const ResultReview& review);
    /// A line under the headline: which bests of the person fell with this game.
    void setBests(const QString& words);

    struct Form;

signals:
    void rematchWanted();
    /// `step`: where to begin; -1: where something happens first.
    void replayWanted(int step);
    void saveWanted();
    void shareWanted();
    void seedWanted();
    void closeWanted();

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addReview(const Canvas& canvas);
    void addRows(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting);
    void addButtons(bool mayReview);
    QSize take(const Form& form);

    Stage* stage_;
    Panel* panel_;
    TilePicture* picture_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* headline_ = nullptr;
    QLabel* bests_ = nullptr;
    std::vector<QLabel*> places_;
    std::vector<QWidget*> discs_;
    QGridLayout* grid_ = nullptr;
    QVBoxLayout* reviewRow_ = nullptr;
    QHBoxLayout* foot_ = nullptr;
    QLabel* length_ = nullptr;
    ResultReviewPart* review_ = nullptr; ///< null: there is none to come
    Button* rematch_ = nullptr;
    Button* seed_ = nullptr;
    std::vector<Button*> quiet_; ///< show their icon alone where their words have no room
};

} // namespace parlour
