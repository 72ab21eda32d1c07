// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bar below a game that is watched or replayed: buttons for first, back, play or pause, next and last, a scrubber with a
// tick per step, the speed. Emits requests, which the table page carries out.
#pragma once

#include "app/seating/timeline.h"
#include "app/widgets/controls.h"

#include <QPixmap>

class QShortcut;

namespace parlour {

/// The line of steps; a click or drag asks for a step.
class Scrubber : public QWidget {
    Q_OBJECT

public:
    explicit Scrubber(QWidget* parent = nullptr);
    void setSteps(const std::vector<TimelineStep>& steps, const std::vector<QColor>& seats);
    void setCursorStep(int step, const QString& spoken);
    QSize sizeHint() const override { return {300, 44}; }
    QSize minimumSizeHint() const override { return {80, 44}; }

signals:
    void wanted(int step);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override { picture_ = {}; }
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double xOf(double step) const;
    int stepAt(double x) const;
    void paintTicks(QPainter& painter) const;
    QPixmap picture() const;

    struct Tick {
        Seat who;
        bool beginsPart;
    };
    std::vector<Tick> ticks_;
    std::vector<QColor> seats_;
    QPixmap picture_; ///< cache of all ticks, of which there may be thousands; null: outdated
    int cursor_ = 0;
};

class Transport : public Bar {
    Q_OBJECT

public:
    /// Arrows, Home and End work in all of `page`, also while the bar is hidden.
    explicit Transport(QWidget* page);

    struct State {
        int cursor = 0;
        int length = 0;
        bool running = false;
        bool live = false; ///< the game is unfinished, so the record has a live end
        double pace = 1;
        QString part; ///< "Bout 5"
    };
    void setTimeline(const std::vector<TimelineStep>& steps, const std::vector<QColor>& seats);
    /// Without the scrubber, for pages with a time line of their own; shown at first.
    void setTimelineShown(bool shown) { scrubber_->setVisible(shown); }
    void setState(const State& state);
    void takeFocus() { scrubber_->setFocus(); }
    /// Switches the keys, which at times belong to the pieces.
    void setKeysOn(bool on);

signals:
    void goWanted(int step);
    void stepWanted();
    void runWanted(bool run);
    void liveWanted();
    void paceWanted(double pace);

private:
    void retranslate() override;
    void fit() override;

    State state_;
    std::vector<QShortcut*> keys_;
    Button* first_;
    Button* previous_;
    Button* run_;
    Button* next_;
    Button* last_;
    QLabel* place_;
    QLabel* part_;
    Scrubber* scrubber_;
    Segment* pace_;
    Button* live_;
};

} // namespace parlour
