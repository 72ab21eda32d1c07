// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The comparison of two actions by an analyst, as a sentence and as bars. Used by hints, the tutor and reviews; knows no
// game.
#pragma once

#include "engine/core/any_analyst.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

namespace parlour {

/// The words of a game for lines of play.
struct ComparisonWords {
    std::function<QString(Seat seat)> name;
    std::function<QString(const std::string& action)> action; ///< in any position
};

/// The reasons, a sentence each, without full stops. The largest differences in words: "1.9 points more on average:
/// Fives 3.1 more, Small straight 2.2 less". Before it what explains them: "Win the hand 61.0% against 48.2%", "When the
/// stock is gone: 1.3 more trumps in your hand". `goal` is that of the game.
QStringList comparisonSentences(const Comparison& comparison, const Goal& goal);
/// The same in one paragraph.
QString comparisonText(const Comparison& comparison, const Goal& goal);
/// The lines of play, a sentence each: "Likely: You: Attack with 9c; Vera: Take the cards". May contain card marks.
QStringList lineSentences(const Comparison& comparison, const ComparisonWords& words);

/// The differences as bars to both sides of a middle line, the largest first, with the sum of the small ones and the total.
class ComparisonBars : public QWidget {
    Q_OBJECT

public:
    ComparisonBars(const Comparison& comparison, const Goal& goal, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    struct Bar {
        QString label;
        double value = 0;
        QString figure;
        bool isTotal = false;
    };
    std::vector<Bar> bars_;
};

} // namespace parlour
