// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The card over the table at the end of a game: winner, places, review, next actions, seed. Made by ResultController.
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

/// The games won in this sitting: "You 3, OpenFool 2"; empty before the second game, for one seat, and for three or more if
/// a game had no single winner.
QString seriesText(const Sitting& sitting, const std::vector<SeatInfo>& seats);

class ResultCard : public QWidget {
    Q_OBJECT

public:
    /// Covers the whole stage. `mayReview`: a replay of this game comes with a review.
    ResultCard(const ResultText& text, const std::vector<SeatInfo>& seats, const Sitting& sitting, std::uint64_t seed,
               const WindowStyle& style, const GameTable& table, bool mayReview, Stage* stage);
    /// Fills the stage and puts the card where it hides least. Call when the stage has changed its size.
    void place();
    /// Shows the review so far; the card keeps its size.
    void setReview(const ResultReview& review);
    /// Shows the broken personal bests under the headline.
    void setBests(const QString& words);

    struct Form;

signals:
    void rematchWanted();
    /// `step`: where to begin; -1: at the first decision.
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
    QHBoxLayout* mainRow_ = nullptr; ///< above the buttons; empty where one row holds all
    QHBoxLayout* buttons_ = nullptr;
    QHBoxLayout* foot_ = nullptr;
    QLabel* length_ = nullptr;
    ResultReviewPart* review_ = nullptr; ///< null without a review
    Button* rematch_ = nullptr;
    Button* seed_ = nullptr;
    std::vector<Button*> quiet_; ///< shown as icons alone where their labels have no room
};

} // namespace parlour
