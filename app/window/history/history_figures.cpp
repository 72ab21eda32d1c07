// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/history_figures.h"

#include "app/analysis/review_queue.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/formatting.h"
#include "app/widgets/page_graphics.h"
#include "app/widgets/window_style.h"
#include "engine/games.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QStyle>

#include <algorithm>

namespace parlour {

namespace {

struct HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(HistoryFigures)
};

/// The bar of one game: name, bar, share.
class GameBar : public QWidget {
public:
    /// `names` is the width of all bars' names, px.
    GameBar(const QString& name, int names, const PastFigures::Count& count, const QColor& mark)
        : name_(name),
          names_(names),
          count_(count),
          mark_(mark)
    {
        setFixedHeight(26);
        const auto [low, high] = intervalOf(count.won, count.games);
        const QString sentence = HistoryWords::tr("%1: %2 of %3 won, between %4 and %5; an equal share is %6")
                                     .arg(name_)
                                     .arg(count.won)
                                     .arg(count.games)
                                     .arg(percentOf(low), percentOf(high), percentOf(count.equal / count.games));
        setAccessibleName(sentence);
        setToolTip(sentence);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
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
        write(part(kMark, kMark + names_), name_, false, Qt::AlignLeft);
        write(part(width() - kFigures, width()),
              HistoryWords::tr("%1 of %2", "a share of games").arg(percentOf(share()), QString::number(count_.games)), true,
              Qt::AlignRight);

        const QRectF track = part(kMark + names_ + 8, width() - kFigures - 8).adjusted(0, 7, 0, -7);
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
    static constexpr int kMark = 18;
    static constexpr int kFigures = 96;
    double share() const { return static_cast<double>(count_.won) / count_.games; }

    QString name_;
    int names_;
    PastFigures::Count count_;
    QColor mark_;
};

/// A stroke for each game, so that streaks are visible shapes.
class Strokes : public QWidget {
public:
    explicit Strokes(std::vector<int> outcomes) : outcomes_(std::move(outcomes))
    {
        setFixedHeight(44);
        const auto count = [&](int which) { return std::count(outcomes_.begin(), outcomes_.end(), which); };
        setAccessibleName(HistoryWords::tr("Of the last %1 games %2 were won, %3 lost and %4 drawn")
                              .arg(outcomes_.size())
                              .arg(count(1))
                              .arg(count(-1))
                              .arg(count(0)));
        setToolTip(accessibleName());
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
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

} // namespace

QString gameName(const QString& id)
{
    const GameInfo* info = findGame(id.toStdString());
    return info ? translated(info->name) : id;
}

namespace {

/// Figures in a row of panels: heading, large figure, and a note next to it. All notes go below if one does not fit.
class FigureRow : public QWidget {
public:
    FigureRow() : panels_(new QHBoxLayout(this))
    {
        panels_->setContentsMargins(0, 0, 0, 0);
        panels_->setSpacing(kGap);
    }
    void add(const QString& what, const QString& figure, const QString& note, const QString& tip = {})
    {
        auto* panel = new Panel;
        panel->setToolTip(tip);
        auto* column = makeLayout<QVBoxLayout>(0, panel, {kSide, 10, kSide, 10});
        column->addWidget(makeLabel(what, 12, false, true));
        figures_.push_back(
            {new QBoxLayout(QBoxLayout::LeftToRight), makeLabel(figure, 28, true), new ElidedLabel(note, 13, false, true)});
        const Figure& added = figures_.back();
        added.row->addWidget(added.large);
        added.row->addWidget(added.note, 1, Qt::AlignVCenter);
        column->addLayout(added.row);
        panels_->addWidget(panel, 1);
    }

protected:
    void resizeEvent(QResizeEvent*) override
    {
        const auto count = static_cast<double>(figures_.size());
        const double room = (width() - kGap * (count - 1)) / count - 2 * kSide;
        const QFontMetricsF large(typeFont(28, true)), note(typeFont(13));
        const bool stacked = std::any_of(figures_.begin(), figures_.end(), [&](const Figure& each) {
            return large.horizontalAdvance(each.large->text()) + kSpace + note.horizontalAdvance(each.note->text()) > room;
        });
        for (const Figure& each : figures_) {
            each.row->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
            each.row->setSpacing(stacked ? 0 : kSpace);
            each.large->setFont(typeFont(stacked ? 24 : 28, true));
            each.note->setFont(typeFont(stacked ? 12 : 13));
        }
    }

private:
    static constexpr int kGap = 16, kSide = 16, kSpace = 8; ///< px

    struct Figure {
        QBoxLayout* row;
        QLabel* large;
        QLabel* note;
    };
    QHBoxLayout* panels_;
    std::vector<Figure> figures_;
};

QString streakText(int games)
{
    return games >= 0 ? HistoryWords::tr("%n win(s)", "in a row", games)
                      : HistoryWords::tr("%n loss(es)", "in a row", -games);
}

} // namespace

QWidget* makeFigures(const PastFigures& figures)
{
    auto* row = new FigureRow;
    const int games = figures.all.games;
    const auto [low, high] = intervalOf(figures.all.won, games);
    const QString none = QStringLiteral("–");
    row->add(HistoryWords::tr("Games", "how many were played"), figure(games + figures.alone, 0),
             figures.played > 0 ? HistoryWords::tr("%1 played", "a time").arg(roughTime(static_cast<double>(figures.played)))
                                : HistoryWords::tr("since %1").arg(dateText(figures.since)));
    row->add(HistoryWords::tr("Won"), games > 0 ? percentOf(static_cast<double>(figures.all.won) / games) : none,
             games > 0 ? HistoryWords::tr("%n game(s), ±%1", "won, half of what the share may be off", figures.all.won)
                             .arg(figure(50 * (high - low), 1))
                       : QString());
    row->add(HistoryWords::tr("Streak now"), games > 0 ? streakText(figures.streak.games) : none,
             figures.streak.games != 0 ? HistoryWords::tr("since %1").arg(dateText(figures.streak.first)) : QString());
    row->add(HistoryWords::tr("Longest streak"), games > 0 ? streakText(figures.longest.games) : none,
             figures.longest.games > 0 ? HistoryWords::tr("until %1").arg(dateText(figures.longest.last)) : QString());
    const PastFigures::Lost& lost = figures.lost;
    row->add(HistoryWords::tr("Lost to mistakes a game"), lost.games > 0 ? sumOfChances(lost.share, 1) : none,
             lost.games == 0   ? HistoryWords::tr("no game is reviewed yet")
                 : lost.before ? HistoryWords::tr("was %1", "what mistakes cost before").arg(sumOfChances(*lost.before, 1))
                               : HistoryWords::tr("%n reviewed", "games", lost.games),
             sumNote());
    return row;
}

QWidget* makeByGame(const PastFigures& figures)
{
    auto* rows = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(0, rows);
    QStringList names;
    for (const GameInfo& info : games())
        names << translated(info.name);
    const int wide = widestOf(names, typeFont(14));
    for (const GameInfo& info : games()) {
        const auto found = std::find_if(figures.byGame.begin(), figures.byGame.end(),
                                        [&](const auto& each) { return each.first.toStdString() == info.id; });
        const GameTable* table = findTable(info.id);
        if (table && found != figures.byGame.end())
            column->addWidget(new GameBar(translated(info.name), wide, found->second, markColour(table->surface())));
    }
    return rows;
}

QWidget* makeLastGames(const PastFigures& figures)
{
    const auto shown = std::min<std::ptrdiff_t>(kLastGames, std::ssize(figures.outcomes));
    return new Strokes({figures.outcomes.end() - shown, figures.outcomes.end()});
}

} // namespace parlour
