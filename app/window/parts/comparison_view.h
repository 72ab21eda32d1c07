// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The comparison of two actions by an analyst: one sentence and the fact that decides, and the figures behind them, which
// are shown on demand. Used by hints, the tutor, reviews, the practice and positions; knows no game.
#pragma once

#include "app/draw/canvas.h"
#include "engine/core/any_analyst.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QVBoxLayout;

namespace parlour {

class Button;

/// The words of a game for lines of play.
struct ComparisonWords {
    std::function<QString(Seat seat)> name;
    std::function<QString(const std::string& action)> action; ///< in any position
};

/// A sentence of an analyst, with marks for the cards in it (app/draw/text.h).
QString reasonText(const Sentence& reason);
/// The reason in one sentence, and the hidden fact on which it depends, if there is one. Of actions that are about the same
/// it says so and nothing else. An analyst without a sentence of its own has the largest part told. `goal` is that of the
/// game.
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

/// The figures behind a reason, each once: the parts as bars, chances after either action as a table, expected numbers,
/// lists and lines of play. Behind a button *More*, closed at first.
class ComparisonDetails : public QWidget {
    Q_OBJECT

public:
    explicit ComparisonDetails(const Canvas& canvas);
    /// Shows the figures of `comparison`, which may be null, and further `lines`. Without any of them there is no button.
    void set(const Comparison* comparison, const Goal& goal, const QStringList& lines);
    /// Adds a button *Show me* below the figures if `comparison`, which may be null, has lines of both actions. Until the
    /// next set().
    void offerShow(const Comparison* comparison);
    void setOpen(bool open);
    /// The same as pressing the button.
    void switchOpen();
    bool isOpen() const { return isOpen_; }
    /// The figures as text, for screen readers; empty while closed.
    QStringList words() const;

signals:
    void switched(bool open);
    void showWanted();

private:
    void addTable(const Comparison& comparison);
    void addText(const QString& text);

    Canvas canvas_;
    bool isOpen_ = false;
    Button* more_;
    QWidget* content_;
    QVBoxLayout* column_;
    QStringList said_;
};

} // namespace parlour
