// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/transport.h"

#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QShortcut>

#include <array>
#include <cmath>

namespace parlour {

namespace {

constexpr int kEnd = 12; ///< px kept free at both ends for the knob
constexpr std::array kSpeeds{0.5, 1.0, 2.0, 4.0};

/// Grows the label's minimum width to fit `text`; never shrinks it.
void keepRoom(QLabel* label, const QString& text)
{
    label->setMinimumWidth(std::max(label->minimumWidth(), label->fontMetrics().horizontalAdvance(text) + 1));
}

} // namespace

Scrubber::Scrubber(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void Scrubber::setSteps(const std::vector<TimelineStep>& steps, const std::vector<QColor>& seats)
{
    ticks_.clear();
    for (const TimelineStep& step : steps)
        ticks_.push_back({step.step.who, !step.part.isEmpty()});
    seats_ = seats;
    picture_ = {};
    update();
}

void Scrubber::changeEvent(QEvent* event)
{
    picture_ = {}; // theme or direction
    QWidget::changeEvent(event);
}

void Scrubber::setCursorStep(int step, const QString& spoken)
{
    cursor_ = step;
    if (spoken != accessibleName())
        setAccessibleName(spoken);
    update();
}

double Scrubber::xOf(double step) const
{
    const double room = width() - 2.0 * kEnd;
    const double share = ticks_.empty() ? 0 : step / static_cast<double>(ticks_.size());
    return isRightToLeft() ? width() - kEnd - share * room : kEnd + share * room;
}

int Scrubber::stepAt(double x) const
{
    const double share = (x - kEnd) / (width() - 2.0 * kEnd);
    const double steps = static_cast<double>(ticks_.size());
    return static_cast<int>(std::lround(std::clamp(isRightToLeft() ? 1 - share : share, 0.0, 1.0) * steps));
}

/// Draws all ticks at full opacity; paintEvent() dims those after the cursor.
void Scrubber::paintTicks(QPainter& painter) const
{
    const Ink colours = ink(this);
    QColor line = colours.text;
    line.setAlphaF(0.34F);
    std::vector<QColor> inks = seats_;
    for (QColor& each : inks) // seat colours are made for dark tables
        if (contrast(each, colours.solid) < 1.3) // a person's ivory
            each = colours.text;
        else if (contrast(each, colours.solid) < 3)
            each = each.darker(160);
    // A row per seat, half of the rows above the line. Ticks become hairlines where steps are closer than 3 px.
    const double middle = height() / 2.0;
    const auto rows = static_cast<int>(seats_.size());
    const double pitch = ticks_.empty() ? 1 : std::abs(xOf(1) - xOf(0));
    const double thick = std::clamp(pitch * 0.5, 0.6, 3.0);
    const double tall = rows <= 2 ? 8 : 14.0 / ((rows + 1) / 2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < ticks_.size(); ++i) {
        const double x = xOf(static_cast<double>(i) + 0.5);
        if (ticks_[i].beginsPart)
            painter.fillRect(QRectF(xOf(static_cast<double>(i)) - 0.5, middle - 15, 1, 30), line);
        if (ticks_[i].who < 0 || ticks_[i].who >= rows)
            continue;
        const int above = (rows + 1) / 2;
        const int row = ticks_[i].who;
        const double top = row < above ? middle - 4 - tall * (above - row) : middle + 4 + tall * (row - above);
        painter.setBrush(inks[static_cast<std::size_t>(row)]);
        painter.drawRoundedRect(QRectF(x - thick / 2, top, thick, tall - 1), thick / 2, thick / 2);
    }
}

QPixmap Scrubber::picture() const
{
    QPixmap picture(size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintTicks(painter);
    return picture;
}

void Scrubber::paintEvent(QPaintEvent*)
{
    if (picture_.isNull() || picture_.devicePixelRatio() != devicePixelRatioF())
        picture_ = picture();
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    const double middle = height() / 2.0;
    painter.setPen(QPen(colours.raise2, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(xOf(0), middle), QPointF(xOf(static_cast<double>(ticks_.size())), middle));

    const QPointF knob(xOf(cursor_), middle);
    const QRegion left(0, 0, static_cast<int>(std::lround(knob.x())), height()), right = QRegion(rect()) - left;
    for (const auto& [part, isBehind] : {std::pair(left, !isRightToLeft()), std::pair(right, isRightToLeft())}) {
        painter.setClipRegion(part);
        painter.setOpacity(isBehind ? 1 : 0.5);
        painter.drawPixmap(0, 0, picture_);
    }
    painter.setClipping(false);
    painter.setOpacity(1);
    painter.setPen(QPen(colours.brass, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(xOf(0), middle), knob);
    painter.setPen(QPen(colours.solid, 2));
    painter.setBrush(colours.brass);
    painter.drawEllipse(knob, 9, 9);
    if (showsFocus(this))
        drawFocus(painter, QRectF(knob.x() - 8, middle - 8, 16, 16), 8);
}

void Scrubber::mousePressEvent(QMouseEvent* event)
{
    emit wanted(stepAt(event->position().x()));
}

void Scrubber::mouseMoveEvent(QMouseEvent* event)
{
    const int step = stepAt(event->position().x());
    if ((event->buttons() & Qt::LeftButton) && step != cursor_)
        emit wanted(step);
}

void Scrubber::keyPressEvent(QKeyEvent* event)
{
    const int end = static_cast<int>(ticks_.size());
    const int on = isRightToLeft() ? -1 : 1;
    int step = cursor_;
    switch (event->key()) {
    case Qt::Key_Left:
        step -= on;
        break;
    case Qt::Key_Right:
        step += on;
        break;
    case Qt::Key_PageUp:
        step -= 10;
        break;
    case Qt::Key_PageDown:
        step += 10;
        break;
    case Qt::Key_Home:
        step = 0;
        break;
    case Qt::Key_End:
        step = end;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    emit wanted(std::clamp(step, 0, end));
}

Transport::Transport(QWidget* page) : Bar(64, Qt::TopEdge, nullptr)
{
    auto* row = makeLayout<QHBoxLayout>(4, this, {12, 0, 12, 0});
    const auto button = [&](Icon icon, Button::Kind kind, int extent) {
        auto* each = new Button(kind, icon, {});
        each->setExtent(extent, extent);
        row->addWidget(each);
        return each;
    };
    first_ = button(Icon::First, Button::Kind::Ghost, 40);
    previous_ = button(Icon::Previous, Button::Kind::Ghost, 40);
    run_ = button(Icon::Play, Button::Kind::Primary, 44);
    next_ = button(Icon::Next, Button::Kind::Ghost, 40);
    last_ = button(Icon::Last, Button::Kind::Ghost, 40);
    auto* words = makeLayout<QVBoxLayout>(0);
    words->addStretch();
    place_ = makeLabel({}, 14, true);
    part_ = makeLabel({}, 12, false, true);
    words->addWidget(place_);
    words->addWidget(part_);
    words->addStretch();
    row->addSpacing(8);
    row->addLayout(words);
    row->addSpacing(4);
    scrubber_ = new Scrubber;
    row->addWidget(scrubber_, 1);
    row->addStretch();
    QStringList speeds;
    for (const double speed : kSpeeds)
        speeds << paceName(speed);
    pace_ = new Segment({}, speeds, 1);
    row->addWidget(pace_);
    live_ = new Button(Button::Kind::Plain, Icon::Last, tr("Go to live"));
    row->addSpacing(4);
    row->addWidget(live_);

    connect(first_, &Button::clicked, this, [this] { emit goWanted(0); });
    connect(previous_, &Button::clicked, this, [this] { emit goWanted(state_.cursor - 1); });
    connect(run_, &Button::clicked, this, [this] { emit runWanted(!state_.running); });
    connect(next_, &Button::clicked, this, &Transport::stepWanted);
    connect(last_, &Button::clicked, this, [this] { emit goWanted(state_.length); });
    connect(scrubber_, &Scrubber::wanted, this, &Transport::goWanted);
    connect(pace_, &Segment::chosen, this, [this](int index) { emit paceWanted(kSpeeds[static_cast<std::size_t>(index)]); });
    connect(live_, &Button::clicked, this, &Transport::liveWanted);
    const auto addKey = [this, page](Qt::Key key, auto step) {
        auto* shortcut = new QShortcut(key, page);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, [this, step] { emit goWanted(step()); });
        keys_.push_back(shortcut);
    };
    addKey(Qt::Key_Left, [this] { return state_.cursor - (isRightToLeft() ? -1 : 1); });
    addKey(Qt::Key_Right, [this] { return state_.cursor + (isRightToLeft() ? -1 : 1); });
    addKey(Qt::Key_Home, [] { return 0; });
    addKey(Qt::Key_End, [this] { return state_.length; });
    retranslate();
}

void Transport::setKeysOn(bool on)
{
    for (QShortcut* key : keys_)
        key->setEnabled(on);
}

void Transport::setTimeline(const std::vector<TimelineStep>& steps, const std::vector<QColor>& seats)
{
    scrubber_->setSteps(steps, seats);
}

void Transport::setState(const State& state)
{
    state_ = state;
    retranslate();
}

void Transport::retranslate()
{
    const State& s = state_;
    first_->setAccessibleName(tr("To the first step"));
    previous_->setAccessibleName(tr("One step back"));
    next_->setAccessibleName(tr("One step on"));
    last_->setAccessibleName(tr("To the last step"));
    run_->setAccessibleName(s.running ? tr("Pause") : tr("Run"));
    run_->setShape(s.running ? Icon::Pause : Icon::Play);
    first_->setEnabled(s.cursor > 0);
    previous_->setEnabled(s.cursor > 0);
    next_->setEnabled(s.cursor < s.length || s.live);
    last_->setEnabled(s.cursor < s.length);
    place_->setText(tr("Step %1 of %2").arg(s.cursor).arg(s.length));
    const bool behind = s.live && s.cursor < s.length;
    const QString whereLive =
        s.part.isEmpty() ? tr("Live at %1").arg(s.length) : tr("%1 · live at %2").arg(s.part).arg(s.length);
    part_->setText(behind ? whereLive : s.part);
    // Fixed widths, so that the scrubber does not move while its knob is dragged.
    keepRoom(place_, tr("Step %1 of %2").arg(s.length).arg(s.length));
    keepRoom(part_, s.live ? whereLive : s.part);
    QSizePolicy room = live_->sizePolicy();
    room.setRetainSizeWhenHidden(s.live);
    live_->setSizePolicy(room);
    const QString where = s.part.isEmpty() ? tr("Timeline, step %1 of %2").arg(s.cursor).arg(s.length)
                                           : tr("Timeline, step %1 of %2, %3").arg(s.cursor).arg(s.length).arg(s.part);
    scrubber_->setCursorStep(s.cursor, where);
    const auto at = std::find(kSpeeds.begin(), kSpeeds.end(), s.pace);
    const QSignalBlocker quiet(pace_);
    pace_->setCurrent(at != kSpeeds.end() ? static_cast<int>(at - kSpeeds.begin()) : -1);
    pace_->setName(tr("Speed"));
    live_->setText(tr("Go to live"));
    live_->setVisible(behind);
    fit();
}

void Transport::fit()
{
    // Labels are dropped before the timeline shrinks.
    live_->setCompact(width() < 940);
    pace_->setVisible(width() >= 700);
    first_->setVisible(width() >= 560);
    last_->setVisible(width() >= 560);
}

} // namespace parlour
