// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/comparison_view.h"

#include "app/draw/figures.h"
#include "app/draw/lists.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QFontMetrics>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr int kRow = 18; ///< px of height
constexpr int kBar = 60; ///< px of both sides of a bar
constexpr int kFigure = 40; ///< px of its figure
constexpr qsizetype kMostNamed = 3; ///< differences in a sentence
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

/// "Win the hand 61.0% against 48.2%", or "The other takes in 62 of 100 deals against 41", of the chances that differ.
QStringList chanceTexts(const Comparison& comparison)
{
    QStringList texts;
    for (const ComparedPart& chance : comparison.chances) {
        const bool isCounted = comparison.deals > 0;
        const auto words = [isCounted](double share) { return isCounted ? figure(100 * share, 0) : percentOf(share, 1); };
        const QString first = words(chance.first.value), second = words(chance.second.value);
        if (isCounted ? first == second : !isWorthShowing(100 * chance.difference()))
            continue;
        const QString pattern = isCounted
            ? ComparisonBars::tr("%1 in %2 of 100 deals against %3", "what may happen, how often after either move")
            : ComparisonBars::tr("%1 %2 against %3", "what may happen, its chance after either move");
        texts << sentence(pattern.arg(translated(chance.label), first, second));
    }
    return texts;
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

/// "1.9 points more on average: ..".
QString totalText(const Comparison& comparison, double points, const QStringList& sources)
{
    const bool isShare = comparison.scale == Scale::Share, isMore = points >= 0;
    const QString pattern = isShare && isMore
        ? ComparisonBars::tr("%1 more in 100 games: %2", "points of the chance, where from")
        : isShare ? ComparisonBars::tr("%1 fewer in 100 games: %2", "points of the chance, where from")
        : isMore  ? ComparisonBars::tr("%1 points more on average: %2", "points, where from")
                  : ComparisonBars::tr("%1 points less on average: %2", "points, where from");
    return pattern.arg(figure(std::abs(points), 1), listOf(sources));
}

} // namespace

QStringList comparisonSentences(const Comparison& comparison, const Goal& goal)
{
    QStringList sentences, sources;
    if (const QStringList chances = chanceTexts(comparison); !chances.isEmpty())
        sentences << chances.join(QStringLiteral(". "));
    if (const QStringList counts = countTexts(comparison); !counts.isEmpty())
        sentences << (comparison.when.empty() ? listOf(counts)
                                              : ComparisonBars::tr("%1: %2", "when, what there is more of")
                                                    .arg(translated(comparison.when), listOf(counts)));
    for (const ComparedPart& part : largestFirst(comparison, goal)) {
        const double points = pointsOf(comparison, goal, part.difference());
        const QString pattern = points > 0 ? ComparisonBars::tr("%1 %2 more", "source of points, how many")
                                           : ComparisonBars::tr("%1 %2 less", "source of points, how many");
        if (sources.size() < kMostNamed)
            sources << pattern.arg(translated(part.label), figure(std::abs(points), 1));
    }
    const bool isClear = std::abs(comparison.difference()) > 2 * comparison.error;
    sentences << (sources.isEmpty() ? ComparisonBars::tr("Both bring the same from the same.")
                      : !isClear    ? ComparisonBars::tr("Both are worth about the same")
                                    : totalText(comparison, pointsOf(comparison, goal, comparison.difference()), sources));
    for (const NamedList& list : comparison.lists) {
        QStringList things;
        for (const Text& thing : list.things)
            things << translated(thing);
        sentences << ComparisonBars::tr("%1: %2", "name of a list, its things").arg(translated(list.name), listOf(things));
    }
    return sentences;
}

QString comparisonText(const Comparison& comparison, const Goal& goal)
{
    return comparisonSentences(comparison, goal).join(QStringLiteral(". "));
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
    add(comparison.scale == Scale::Share ? tr("Wins in 100 games") : tr("Points together"), total, true);
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

} // namespace parlour
