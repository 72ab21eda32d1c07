// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/contest_strip.h"

#include "app/seating/scoreboard.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QHBoxLayout>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

using State = ContestStrip::State;

QString stateText(State state)
{
    switch (state) {
    case State::Reading:
        return ContestStrip::tr("Reading…");
    case State::Running:
        return ContestStrip::tr("Running");
    case State::Waiting:
        return ContestStrip::tr("Waiting");
    case State::Paused:
        return ContestStrip::tr("Paused");
    case State::Stopping:
        return ContestStrip::tr("Stopping…");
    case State::Stopped:
        return ContestStrip::tr("Stopped");
    case State::Queued:
        return ContestStrip::tr("Queued");
    case State::YourTurn:
        return ContestStrip::tr("Your turn");
    case State::Finished:
        return ContestStrip::tr("Finished");
    }
    return {};
}

bool isOn(State state)
{
    return state == State::Running || state == State::Waiting || state == State::Paused || state == State::Stopping;
}

} // namespace

/// The sign before the state: a dot, two bars, a square or a tick.
class ContestStrip::Sign : public QWidget {
public:
    Sign() { setFixedSize(20, 20); }
    void set(State state)
    {
        state_ = state;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        painter.setPen(Qt::NoPen);
        painter.setBrush(state_ == State::Running ? colours.good : colours.dim);
        if (state_ == State::Finished)
            drawIcon(painter, rect(), Icon::Check, colours.good);
        else if (state_ == State::Paused)
            drawIcon(painter, rect(), Icon::Pause, colours.text);
        else if (state_ == State::Stopped)
            painter.drawRoundedRect(QRectF(5, 5, 10, 10), 2, 2);
        else
            painter.drawEllipse(QRectF(5, 5, 10, 10));
    }

private:
    State state_ = State::Reading;
};

/// The progress bar; striped while the contest is not running.
class ContestStrip::Bar : public QWidget {
public:
    Bar()
    {
        setFixedHeight(10);
        setAccessibleName(ContestStrip::tr("Progress"));
    }
    void set(double share, bool striped)
    {
        share_ = share;
        striped_ = striped;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        QPainterPath shape;
        shape.addRoundedRect(QRectF(rect()), 5, 5);
        painter.fillPath(shape, colours.raise2);
        painter.setClipPath(shape);
        const double done = std::clamp(share_, 0.0, 1.0) * width();
        const QRectF part(isRightToLeft() ? width() - done : 0, 0, done, height());
        painter.fillRect(part, colours.brass);
        if (!striped_)
            return;
        painter.setClipRect(part, Qt::IntersectClip);
        painter.setPen(QPen(colours.brass.darker(135), 5));
        for (double x = -10; x < width() + 20; x += 14)
            painter.drawLine(QPointF(x, height() + 3), QPointF(x + 8, -3));
    }

private:
    double share_ = 0;
    bool striped_ = false;
};

ContestStrip::ContestStrip(QWidget* parent) : Panel(parent)
{
    setMinimumHeight(80);
    auto* row = makeLayout<QHBoxLayout>(24, this, {20, 12, 20, 12});

    auto* words = makeLayout<QVBoxLayout>(2);
    auto* state = makeLayout<QHBoxLayout>(6);
    state->addWidget(sign_ = new Sign);
    state->addWidget(state_ = makeLabel({}, 20, true));
    state->addStretch();
    words->addLayout(state);
    words->addWidget(since_ = makeLabel({}, 12, false, true));
    row->addLayout(words);

    auto* middle = makeLayout<QVBoxLayout>(7);
    auto* figures = makeLayout<QHBoxLayout>(8);
    figures->addWidget(percent_ = makeLabel({}, 16, true));
    figures->addWidget(matches_ = new ElidedLabel({}, 14, false, true), 1);
    figures->addWidget(left_ = makeLabel({}, 16, true));
    figures->addWidget(rate_ = makeLabel({}, 14, false, true));
    middle->addStretch();
    middle->addLayout(figures);
    middle->addWidget(bar_ = new Bar);
    middle->addStretch();
    row->addLayout(middle, 1);

    auto* buttons = makeLayout<QHBoxLayout>(8);
    go_ = new Button(Button::Kind::Primary, Icon::Pause, {});
    go_->setExtent(44, 124);
    connect(go_, &Button::clicked, this, &ContestStrip::goWanted);
    stop_ = new Button(Button::Kind::Plain, Icon::Stop, {});
    stop_->setExtent(44);
    connect(stop_, &Button::clicked, this, &ContestStrip::stopWanted);
    match_ = new Button(Button::Kind::Primary, Icon::Play, tr("Play your match"));
    match_->setExtent(44);
    connect(match_, &Button::clicked, this, &ContestStrip::matchWanted);
    buttons->addWidget(match_);
    buttons->addWidget(go_);
    buttons->addWidget(stop_);
    row->addLayout(buttons);
    setFigures({});
}

void ContestStrip::setFigures(const Figures& f)
{
    const double share = f.planned > 0 ? static_cast<double>(f.played) / static_cast<double>(f.planned) : 0;
    sign_->set(f.state);
    state_->setText(stateText(f.state));
    since_->setText(f.state == State::Waiting        ? tr("Another program holds the file")
                        : isOn(f.state)              ? tr("%1 in this run").arg(roughTime(static_cast<double>(f.seconds)))
                        : f.state == State::Finished ? tr("Everything was played")
                        : f.state == State::YourTurn
                        ? tr("%n of your matches to play", nullptr, static_cast<int>(f.leftToPerson))
                        : f.state == State::Queued  ? tr("Starts after the other one")
                        : f.state == State::Stopped ? tr("All that was played is kept")
                                                    : QString());
    percent_->setText(f.planned > 0 ? percentOf(std::floor(100 * share) / 100) : QString());
    matches_->setText(f.mayGrow ? tr("%1 of %2 matches known so far").arg(countText(f.played), countText(f.planned))
                                : tr("%1 of %2 matches").arg(countText(f.played), countText(f.planned)));
    const bool showsTime = isOn(f.state) && f.secondsLeft >= 0;
    left_->setText(showsTime ? tr("about %1 left").arg(roughTime(f.secondsLeft)) : QString());
    rate_->setText(f.state == State::Running && f.perSecond > 0
                       ? tr("%1 a second", "matches").arg(figure(f.perSecond, f.perSecond < 10 ? 1 : 0))
                       : f.state == State::Paused   ? tr("once it goes on")
                       : f.state == State::YourTurn ? tr("next against %1").arg(f.opponent)
                                                    : QString());
    bar_->set(share, f.state == State::Paused || f.state == State::Stopped || f.state == State::Queued);
    bar_->setAccessibleDescription(percent_->text() + ", " + matches_->text());

    const bool goes = f.state == State::Running;
    go_->setText(goes ? tr("Pause") : tr("Resume"));
    go_->setShape(goes ? Icon::Pause : Icon::Play);
    go_->setHint(f.isBlocked && f.state == State::Stopped
                     ? tr("Another contest is being played. This one begins when it has ended or is paused.")
                     : QString());
    go_->setEnabled(f.state != State::Stopping);
    const bool waitsForOther = f.state == State::Queued && f.isBlocked;
    go_->setVisible(f.state != State::Finished && f.state != State::YourTurn && f.state != State::Reading && !waitsForOther);
    match_->setVisible(f.leftToPerson > 0 && go_->isHidden()); // one brass button
    match_->setHint(f.leftToPerson > 0 ? tr("next against %1").arg(f.opponent) : QString());
    const bool isQueued = f.state == State::Queued;
    stop_->setText(isQueued ? tr("Remove from the queue") : tr("Stop"));
    stop_->setShape(isQueued ? Icon::Close : Icon::Stop);
    stop_->setHint(isQueued ? QString()
                            : tr("Finishes the running matches, then stops. All that was played is kept: resume any time."));
    stop_->updateGeometry();
    stop_->setVisible(isOn(f.state) || isQueued);
    stop_->setEnabled(f.state != State::Stopping);
    fit();
}

void ContestStrip::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    fit();
}

/// Hides the rate if there is too little room for the other figures.
void ContestStrip::fit()
{
    const int needed = percent_->sizeHint().width() + matches_->sizeHint().width() + left_->sizeHint().width()
        + rate_->sizeHint().width() + 32;
    rate_->setVisible(needed <= bar_->width());
}

} // namespace parlour
