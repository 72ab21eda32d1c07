// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/comparison_view.h"

#include "app/draw/figures.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/marked_label.h"
#include "engine/base/cards.h"

#include <QFontMetrics>
#include <QGridLayout>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr int kRow = 18; ///< px of height
constexpr int kBar = 60; ///< px of both sides of a bar
constexpr int kFigure = 40; ///< px of its figure
constexpr qsizetype kMostSteps = 8; ///< of a line of play
constexpr std::size_t kMostBars = 6;
constexpr double kLeastCount = 0.15; ///< difference of an expected number that is told

/// A difference in points, of the game or of the chance in hundredths.
double pointsOf(const Comparison& comparison, const Goal& goal, double difference)
{
    return comparison.scale == Scale::Share ? 100 * goal.winners * difference : difference;
}

bool isWorthShowing(double points)
{
    return std::abs(points) >= 0.05;
}

/// The parts with a visible difference, the largest first.
std::vector<ComparedPart> largestFirst(const Comparison& comparison, const Goal& goal)
{
    std::vector<ComparedPart> parts;
    for (const ComparedPart& part : comparison.parts)
        if (isWorthShowing(pointsOf(comparison, goal, part.difference())))
            parts.push_back(part);
    std::stable_sort(parts.begin(), parts.end(), [](const ComparedPart& a, const ComparedPart& b) {
        return std::abs(a.difference()) > std::abs(b.difference());
    });
    return parts;
}

/// The chance of an event after either action, as it is shown.
struct EventRow {
    QString label, first, second;
};

/// The chances that differ: counted ones in 100 deals, calculated ones in percent.
std::vector<EventRow> chanceRows(const Comparison& comparison)
{
    std::vector<EventRow> rows;
    for (const ComparedPart& chance : comparison.chances) {
        const bool isCounted = comparison.deals > 0;
        const auto words = [isCounted](double share) { return isCounted ? figure(100 * share, 0) : percentOf(share, 1); };
        EventRow row{translated(chance.label), words(chance.first.value), words(chance.second.value)};
        if (isCounted ? row.first != row.second : isWorthShowing(100 * chance.difference()))
            rows.push_back(std::move(row));
    }
    return rows;
}

/// "1.3 more trumps in your hand", of the numbers that differ visibly and by more than two errors.
QStringList countTexts(const Comparison& comparison)
{
    QStringList texts;
    for (const ComparedCount& count : comparison.counts) {
        const double difference = count.difference();
        if (std::abs(difference) >= kLeastCount
            && std::abs(difference) > 2 * std::hypot(count.first.error, count.second.error))
            texts << translated(difference > 0 ? count.more : count.fewer).arg(figure(std::abs(difference), 1));
    }
    return texts;
}

/// "You: Attack with 9c; Vera: Take the cards".
QString lineText(const std::vector<LineStep>& line, const ComparisonWords& words)
{
    QStringList steps;
    for (const LineStep& step : line) {
        if (steps.size() == kMostSteps) {
            steps << QStringLiteral("…");
            break;
        }
        steps << ComparisonBars::tr("%1: %2", "player, move").arg(words.name(step.seat), words.action(step.action));
    }
    return steps.join(ComparisonBars::tr("; ", "between moves"));
}

/// The reason of an analyst without a sentence of its own: the largest part of the difference.
QString largestPartText(const Comparison& comparison, const Goal& goal)
{
    const double total = pointsOf(comparison, goal, comparison.difference());
    const bool isShare = comparison.scale == Scale::Share;
    for (const ComparedPart& part : largestFirst(comparison, goal)) {
        const double points = pointsOf(comparison, goal, part.difference());
        if ((points > 0) != (total > 0))
            continue;
        const QString pattern = isShare
            ? ComparisonBars::tr("Above all: %1, %2 more in 100 games.", "source of chances to win, how many")
            : ComparisonBars::tr("Above all: %1, %2 points more.", "source of points, how many");
        return pattern.arg(translated(part.label), figure(std::abs(points), 1));
    }
    return isShare ? ComparisonBars::tr("It wins %1 more in 100 games.").arg(figure(std::abs(total), 1))
                   : ComparisonBars::tr("It brings %1 points more.").arg(figure(std::abs(total), 1));
}

} // namespace

QString reasonText(const Sentence& reason)
{
    Sentence told = reason;
    for (Argument& each : told.arguments)
        if (const auto* text = std::get_if<std::string>(&each))
            if (const auto card = parseCard(*text))
                each = cardMark(*card).toStdString();
    return translated(told);
}

QStringList comparisonSentences(const Comparison& comparison, const Goal& goal)
{
    if (comparison.isSame())
        return {ComparisonBars::tr("Both are about the same.")};
    QStringList sentences{comparison.why.empty() ? largestPartText(comparison, goal) : reasonText(comparison.why)};
    if (comparison.fact)
        sentences << reasonText(comparison.fact->text);
    return sentences;
}

QString comparisonText(const Comparison& comparison, const Goal& goal)
{
    return comparisonSentences(comparison, goal).join(QLatin1Char(' '));
}

QStringList lineSentences(const Comparison& comparison, const ComparisonWords& words)
{
    QStringList sentences;
    for (const std::vector<LineStep>& line : comparison.lines)
        if (!line.empty())
            sentences << (comparison.isForced ? ComparisonBars::tr("Played best: %1", "a line of play")
                                              : ComparisonBars::tr("Likely: %1", "a line of play"))
                             .arg(lineText(line, words));
    return sentences;
}

ComparisonBars::ComparisonBars(const Comparison& comparison, const Goal& goal, QWidget* parent) : QWidget(parent)
{
    const auto add = [this](const QString& label, double points, bool isTotal) {
        bars_.push_back({label, points, figure(points, 1, true), isTotal});
    };
    double left = pointsOf(comparison, goal, comparison.difference());
    const double total = left;
    for (const ComparedPart& part : largestFirst(comparison, goal)) {
        if (bars_.size() == kMostBars)
            break;
        const double points = pointsOf(comparison, goal, part.difference());
        add(translated(part.label), points, false);
        left -= points;
    }
    if (isWorthShowing(left))
        add(tr("Others"), left, false);
    add(comparison.scale == Scale::Share ? tr("Wins in 100 games") : tr("Total points"), total, true);
    QStringList rows;
    for (const Bar& bar : bars_)
        rows << bar.label + QStringLiteral(": ") + bar.figure;
    setAccessibleName(tr("Where the difference comes from"));
    setAccessibleDescription(clausesOf(rows));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ComparisonBars::sizeHint() const
{
    return {200, kRow * static_cast<int>(bars_.size()) + 4};
}

void ComparisonBars::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    double longest = 0;
    for (const Bar& bar : bars_)
        longest = std::max(longest, std::abs(bar.value));
    const auto placed = [this](int left, int top, int wide, int high) {
        return QStyle::visualRect(layoutDirection(), rect(), QRect(left, top, wide, high));
    };
    const int words = width() - kBar - kFigure - 8, middle = words + 4 + kBar / 2;
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        const Bar& bar = bars_[i];
        const int top = 2 + kRow * static_cast<int>(i);
        if (bar.isTotal)
            painter.fillRect(0, top - 1, width(), 1, colours.line);
        painter.setFont(typeFont(12, bar.isTotal));
        painter.setPen(bar.isTotal ? colours.text : colours.dim);
        painter.drawText(placed(0, top, words, kRow), Qt::AlignLeading | Qt::AlignVCenter,
                         QFontMetrics(painter.font()).elidedText(bar.label, Qt::ElideRight, words));
        const int length = longest > 0 ? static_cast<int>(std::lround(std::abs(bar.value) / longest * kBar / 2)) : 0;
        painter.fillRect(placed(bar.value < 0 ? middle - length : middle, top + 5, length, kRow - 10),
                         bar.value < 0 ? colours.danger : colours.good);
        painter.fillRect(placed(middle, top + 2, 1, kRow - 4), colours.line);
        painter.setPen(colours.text);
        painter.drawText(placed(width() - kFigure, top, kFigure, kRow), Qt::AlignTrailing | Qt::AlignVCenter, bar.figure);
    }
}

ComparisonDetails::ComparisonDetails(const Canvas& canvas)
    : canvas_(canvas),
      more_(new Button(Button::Kind::Ghost, Icon::Down, {})),
      content_(new QWidget),
      column_(new QVBoxLayout(content_))
{
    auto* whole = makeLayout<QVBoxLayout>(2, this);
    whole->addWidget(more_, 0, Qt::AlignLeading);
    whole->addWidget(content_);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(4);
    more_->setFocusPolicy(Qt::TabFocus);
    connect(more_, &Button::clicked, this, &ComparisonDetails::switchOpen);
    setOpen(false);
    hide();
}

void ComparisonDetails::setOpen(bool open)
{
    isOpen_ = open;
    content_->setVisible(open);
    more_->setShape(open ? Icon::Up : Icon::Down);
    more_->setText(open ? tr("Less", "fewer reasons") : tr("More", "further reasons"));
    updateGeometry();
}

void ComparisonDetails::switchOpen()
{
    setOpen(!isOpen_);
    emit switched(isOpen_);
}

void ComparisonDetails::addText(const QString& text)
{
    column_->addWidget(new MarkedLabel(canvas_, text, 12, false, true));
    said_ << spoken(text);
}

/// Adds the chances after the better action and after the other, a row each.
void ComparisonDetails::addTable(const Comparison& comparison)
{
    const std::vector<EventRow> rows = chanceRows(comparison);
    if (rows.empty())
        return;
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    const QString title = comparison.deals > 0 ? tr("In 100 deals") : tr("Chances");
    const auto add = [&](int row, const QString& label, const QString& first, const QString& second, bool isDim) {
        grid->addWidget(new MarkedLabel(canvas_, label, 12, false, true), row, 0);
        grid->addWidget(makeLabel(first, 12, !isDim, isDim), row, 1, Qt::AlignTrailing | Qt::AlignTop);
        grid->addWidget(makeLabel(second, 12, false, isDim), row, 2, Qt::AlignTrailing | Qt::AlignTop);
    };
    add(0, title, tr("Best", "a column: after the best move"), tr("Other", "a column: after the other move"), true);
    int number = 1;
    for (const EventRow& row : rows) {
        add(number++, sentence(row.label), row.first, row.second, false);
        said_ << tr("%1: %2 against %3", "what may happen, its chance after either move")
                     .arg(sentence(row.label), row.first, row.second);
    }
    column_->addLayout(grid);
}

void ComparisonDetails::set(const Comparison* comparison, const Goal& goal, const QStringList& lines)
{
    clearLayout(column_);
    said_.clear();
    if (comparison && !comparison->isSame()) {
        auto* bars = new ComparisonBars(*comparison, goal);
        said_ << bars->accessibleDescription();
        column_->addWidget(bars);
        addTable(*comparison);
        if (const QStringList counts = countTexts(*comparison); !counts.isEmpty())
            addText(comparison->when.empty()
                        ? sentence(listOf(counts))
                        : tr("%1: %2", "when, what there is more of").arg(translated(comparison->when), listOf(counts)));
        for (const NamedList& list : comparison->lists) {
            QStringList things;
            for (const Text& thing : list.things)
                things << translated(thing);
            addText(tr("%1: %2", "name of a list, its things").arg(translated(list.name), listOf(things)));
        }
    }
    for (const QString& line : lines)
        addText(line);
    setVisible(!said_.isEmpty());
    setOpen(isOpen_);
}

void ComparisonDetails::offerShow(const Comparison* comparison)
{
    if (!comparison || comparison->lines[0].empty() || comparison->lines[1].empty())
        return;
    auto* button = new Button(Button::Kind::Plain, Icon::Play, tr("Show me", "lines of play, on the table"));
    button->setHint(tr("Plays both lines on the table, on one of many deals"));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &Button::clicked, this, &ComparisonDetails::showWanted);
    column_->addWidget(button, 0, Qt::AlignLeading);
}

QStringList ComparisonDetails::words() const
{
    return isOpen_ ? said_ : QStringList();
}

} // namespace parlour
