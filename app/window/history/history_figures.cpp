#include "app/window/history/history_figures.h"

#include "app/store/words.h"
#include "app/tables/game_table.h"
#include "app/widgets/look.h"
#include "app/widgets/phrases.h"
#include "app/widgets/picture.h"
#include "app/window/table/positions.h"
#include "engine/games.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HistoryFigures)
};

QString percent(double share)
{
    return Words::tr("%1 %", "a share").arg(figure(100 * share, 0));
}

/// One game: name, bar, share.
class GameBar : public QWidget {
public:
    GameBar(const GameInfo& info, const HistoryFigures::Count& count, const QColor& mark)
        : name_(inWords(info.name)),
          count_(count),
          mark_(mark)
    {
        setFixedHeight(30);
        const auto [low, high] = intervalOf(count.won, count.games);
        const QString sentence = Words::tr("%1: %2 of %3 won, between %4 and %5; an equal share is %6")
                                     .arg(name_)
                                     .arg(count.won)
                                     .arg(count.games)
                                     .arg(percent(low), percent(high), percent(count.equal / count.games));
        setAccessibleName(sentence);
        setToolTip(sentence);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Ink colours = ink(this);
        const bool mirrored = isRightToLeft();
        const auto part = [&](double from, double to) {
            return mirrored ? QRectF(width() - to, 0, to - from, height()) : QRectF(from, 0, to - from, height());
        };
        const auto write = [&](const QRectF& box, const QString& text, bool strong, Qt::Alignment side) {
            painter.setFont(typeFont(14, strong));
            painter.setPen(colours.text);
            painter.drawText(box, static_cast<int>(Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), side)),
                             cutToFit(painter.fontMetrics(), text, box.width()));
        };
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark_);
        painter.drawRoundedRect(QRectF(part(0, 10).x(), height() / 2.0 - 5, 10, 10), 3, 3);
        write(part(18, kNames), name_, false, Qt::AlignLeft);
        write(part(width() - kFigures, width()),
              Words::tr("%1 of %2", "a share of games").arg(percent(share()), QString::number(count_.games)), true,
              Qt::AlignRight);

        const QRectF track = part(kNames + 4, width() - kFigures - 8).adjusted(0, 9, 0, -9);
        const auto at = [&](double value) {
            return mirrored ? track.right() - value * track.width() : track.left() + value * track.width();
        };
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.raise2);
        painter.drawRoundedRect(track, 3, 3);
        painter.setBrush(mark_);
        painter.drawRoundedRect(QRectF(QPointF(at(0), track.top()), QPointF(at(share()), track.bottom())).normalized(), 3,
                                3);
        const auto [low, high] = intervalOf(count_.won, count_.games);
        const double middle = track.center().y();
        painter.setPen(QPen(colours.text, 1.4));
        painter.drawLine(QPointF(at(low), middle), QPointF(at(high), middle));
        painter.drawLine(QPointF(at(low), middle - 4), QPointF(at(low), middle + 4));
        painter.drawLine(QPointF(at(high), middle - 4), QPointF(at(high), middle + 4));
        const double equal = at(count_.equal / count_.games);
        painter.setPen(QPen(colours.dim, 2));
        painter.drawLine(QPointF(equal, 3), QPointF(equal, height() - 3));
    }

private:
    static constexpr int kNames = 104;
    static constexpr int kFigures = 96;
    double share() const { return static_cast<double>(count_.won) / count_.games; }

    QString name_;
    HistoryFigures::Count count_;
    QColor mark_;
};

/// A stroke a game, so that a streak is a shape.
class Strokes : public QWidget {
public:
    explicit Strokes(std::vector<int> outcomes) : outcomes_(std::move(outcomes))
    {
        setFixedHeight(44);
        const auto count = [&](int which) { return std::count(outcomes_.begin(), outcomes_.end(), which); };
        setAccessibleName(Words::tr("Of the last %1 games %2 were won, %3 lost and %4 drawn")
                              .arg(outcomes_.size())
                              .arg(count(1))
                              .arg(count(-1))
                              .arg(count(0)));
        setToolTip(accessibleName());
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Ink colours = ink(this);
        const double pitch = static_cast<double>(width()) / kLastGames;
        const double middle = height() / 2.0;
        painter.fillRect(QRectF(0, middle, width(), 1), colours.line);
        painter.setPen(Qt::NoPen);
        for (std::size_t i = 0; i < outcomes_.size(); ++i) {
            const double along = pitch * static_cast<double>(i);
            const double x = (isRightToLeft() ? width() - along - pitch : along) + pitch * 0.15;
            const int outcome = outcomes_[i];
            painter.setBrush(outcome > 0 ? colours.good : outcome < 0 ? colours.danger : colours.dim);
            const QRectF stroke = outcome > 0 ? QRectF(x, middle - 15, pitch * 0.7, 14)
                : outcome < 0                 ? QRectF(x, middle + 2, pitch * 0.7, 14)
                                              : QRectF(x, middle - 2, pitch * 0.7, 4);
            painter.drawRoundedRect(stroke, 2, 2);
        }
    }

private:
    std::vector<int> outcomes_; ///< oldest first
};

/// Those who won: with the largest score, unless all are even; where only one loses, all others.
double winnersOf(const std::vector<double>& result)
{
    const double least = *std::min_element(result.begin(), result.end());
    return static_cast<double>(std::count_if(result.begin(), result.end(), [&](double score) { return score > least; }));
}

} // namespace

std::optional<int> outcomeOf(const HistoryEntry& entry)
{
    const Seat person = personOf(entry.seats);
    if (person < 0 || entry.result.size() < 2 || static_cast<std::size_t>(person) >= entry.result.size())
        return std::nullopt;
    const auto [least, most] = std::minmax_element(entry.result.begin(), entry.result.end());
    if (*least == *most)
        return 0;
    return entry.result[static_cast<std::size_t>(person)] == *least ? -1 : 1;
}

HistoryFigures::HistoryFigures(const std::vector<HistoryEntry>& entries)
{
    for (const GameInfo& info : games())
        byGame.emplace_back(QString::fromStdString(info.id), Count{});
    for (const HistoryEntry& entry : entries) {
        const auto outcome = outcomeOf(entry);
        if (!outcome)
            continue;
        outcomes.push_back(*outcome);
        const auto game =
            std::find_if(byGame.begin(), byGame.end(), [&](const auto& each) { return each.first == entry.game; });
        Count other;
        for (Count* count : {&all, game == byGame.end() ? &other : &game->second}) {
            ++count->games;
            count->won += *outcome > 0 ? 1 : 0;
            count->equal += winnersOf(entry.result) / static_cast<double>(entry.result.size());
        }
    }
    std::erase_if(byGame, [](const auto& each) { return each.second.games == 0; });
    std::reverse(outcomes.begin(), outcomes.end());
    for (const int outcome : outcomes) {
        streak = outcome == 0 ? 0 : outcome * streak > 0 ? streak + outcome : outcome;
        longest = std::max(longest, streak);
    }
}

std::pair<double, double> intervalOf(int won, int games)
{
    if (games == 0)
        return {0, 1};
    constexpr double z = 1.96;
    const double n = games;
    const double share = won / n;
    const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Panel* makeFigure(const QString& what, const QString& figure, const QString& beside)
{
    auto* panel = new Panel;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(16, 10, 16, 10);
    column->setSpacing(0);
    column->addWidget(makeLabel(what, 12, false, true));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(makeLabel(figure, 28, true));
    row->addWidget(new ElidedLabel(beside, 13, false, true), 1, Qt::AlignVCenter);
    column->addLayout(row);
    return panel;
}

QWidget* makeByGame(const HistoryFigures& figures)
{
    auto* rows = new QWidget;
    auto* column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const auto& [id, count] : figures.byGame) {
        const GameTable* table = findTable(id.toStdString());
        if (table)
            column->addWidget(new GameBar(*findGame(id.toStdString()), count, markColour(table->surface())));
    }
    return rows;
}

QWidget* makeLastGames(const HistoryFigures& figures)
{
    const auto shown = std::min<std::ptrdiff_t>(kLastGames, std::ssize(figures.outcomes));
    return new Strokes({figures.outcomes.end() - shown, figures.outcomes.end()});
}

} // namespace parlour
