// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/lead_chart.h"

#include "app/widgets/controls.h"
#include "app/widgets/figure_table.h"
#include "app/widgets/fitting_font.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QAreaSeries>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLineSeries>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour {

namespace {

constexpr std::size_t kLines = 4; ///< entrants shown, from the top of the standings
const QList<QList<qreal>> kDashes{{}, {4, 2}, {1, 2}, {6, 2, 1, 2}};

} // namespace

/// The chart alone, without frame, background and legend.
class LeadView : public QChartView {
public:
    /// A share and its band.
    struct Line {
        QLineSeries* middle = new QLineSeries;
        QLineSeries* above = new QLineSeries;
        QLineSeries* below = new QLineSeries;
        QAreaSeries* band = new QAreaSeries(above, below);
    };

    LeadView()
    {
        setFrameShape(QFrame::NoFrame);
        setRenderHint(QPainter::Antialiasing);
        setFocusPolicy(Qt::NoFocus);
        setBackgroundBrush(Qt::NoBrush);
        viewport()->setAutoFillBackground(false);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        chart()->setBackgroundVisible(false);
        chart()->setMargins({});
        chart()->layout()->setContentsMargins(0, 0, 0, 0);
        chart()->legend()->hide();
        chart()->setAnimationOptions(QChart::NoAnimation);
        across = new QValueAxis(this);
        up = new QValueAxis(this);
        chart()->addAxis(across, Qt::AlignBottom);
        chart()->addAxis(up, Qt::AlignLeft);
        for (Line& line : lines) {
            for (QLineSeries* edge : {line.above, line.below})
                edge->setParent(line.band);
            line.band->setPen(Qt::NoPen);
            for (QAbstractSeries* series :
                 {static_cast<QAbstractSeries*>(line.band), static_cast<QAbstractSeries*>(line.middle)}) {
                chart()->addSeries(series);
                series->attachAxis(across);
                series->attachAxis(up);
            }
        }
    }

    QValueAxis* across;
    QValueAxis* up;
    std::array<Line, kLines> lines; ///< unused lines are hidden
};

/// The dashes, name and present share of each line.
class LeadLegend : public QWidget {
public:
    struct Line {
        QString name;
        QString share;
        QPen pen;
    };
    void set(std::vector<Line> lines)
    {
        lines_ = std::move(lines);
        fit();
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const bool mirrored = isRightToLeft();
        double y = 0;
        for (const Line& line : lines_) {
            const double tall = tallOf(line);
            const auto part = [&](double from, double to) {
                return mirrored ? QRectF(width() - to, y, to - from, tall) : QRectF(from, y, to - from, tall);
            };
            const QRectF sample = part(0, 30);
            painter.setPen(line.pen);
            painter.drawLine(QPointF(sample.left(), sample.center().y()), QPointF(sample.right(), sample.center().y()));
            painter.setPen(ink(this).text);
            drawName(painter, part(kNames, kNames + nameRoom(line)), line.name, kType);
            painter.setFont(typeFont(kType));
            painter.drawText(part(kNames, width()), Qt::AlignVCenter | Qt::AlignTrailing, line.share);
            y += tall;
        }
    }

    void resizeEvent(QResizeEvent*) override { fit(); }

private:
    static constexpr int kLine = 18, kTwoLines = 30;
    static constexpr int kNames = 38; ///< px from the reading edge to the names
    static constexpr int kType = 12;

    double nameRoom(const Line& line) const
    {
        return width() - kNames - QFontMetricsF(typeFont(kType)).horizontalAdvance(line.share) - 8;
    }
    int tallOf(const Line& line) const
    {
        const double room = nameRoom(line);
        const QFont least = fittingFont(line.name, room, kType);
        return QFontMetricsF(least).horizontalAdvance(line.name) > room ? kTwoLines : kLine;
    }
    void fit()
    {
        int tall = 0;
        for (const Line& line : lines_)
            tall += tallOf(line);
        setFixedHeight(tall);
    }

    std::vector<Line> lines_;
};

LeadChart::LeadChart(QWidget* parent) : QWidget(parent), legend_(new LeadLegend)
{
    auto* whole = makeLayout<QVBoxLayout>(6, this);
    whole->addWidget(legend_);
    setAccessibleName(tr("The lead over time"));
}

LeadChart::~LeadChart() = default;

void LeadChart::setCurves(const Scoreboard& scores, const LeadCurves& curves)
{
    isTables_ = scores.format() == Format::Tables;
    lines_.clear();
    names_.clear();
    dark_.clear();
    light_.clear();
    QStringList spoken;
    for (const TableRow& row : scores.rows()) {
        const auto curve =
            std::find_if(curves.begin(), curves.end(), [&](const LeadCurve& each) { return each.entrant == row.entrant; });
        if (curve == curves.end() || curve->points.empty() || lines_.size() == kLines)
            continue;
        dark_.push_back(scores.colour(static_cast<int>(lines_.size()), false));
        light_.push_back(scores.colour(static_cast<int>(lines_.size()), true));
        lines_.push_back(*curve);
        names_ << scores.name(row.entrant);
        const LeadPoint& last = curve->points.back();
        spoken << tr("%1: %2 percent after %3 matches")
                      .arg(names_.back(), figure(100 * last.share, 1), countText(last.matches));
    }
    setAccessibleDescription(spoken.join("; "));
    draw();
}

void LeadChart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        dress();
        draw();
    }
    QWidget::changeEvent(event);
}

void LeadChart::dress()
{
    if (!view_)
        return;
    const Ink colours = ink(this);
    for (QValueAxis* axis : {view_->across, view_->up}) {
        axis->setLabelsFont(typeFont(11));
        axis->setLabelsColor(colours.dim);
        axis->setGridLineColor(colours.line);
        axis->setLinePen(Qt::NoPen);
        axis->setTitleFont(typeFont(11));
        axis->setTitleBrush(colours.dim);
    }
    view_->across->setGridLineVisible(false);
}

void LeadChart::draw()
{
    if (lines_.empty()) {
        legend_->set({});
        if (view_)
            view_->hide();
        return;
    }
    if (!view_) {
        layout()->addWidget(view_ = new LeadView);
        dress();
    }
    std::vector<LeadLegend::Line> legend;
    const bool light = ink(this).solid.lightness() > 127;
    std::int64_t matches = 0;
    for (const LeadCurve& line : lines_)
        matches = std::max(matches, line.points.back().matches);
    const bool inThousands = matches >= 10000;
    const double unit = inThousands ? 1000 : 1;

    double low = 100;
    double high = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        QList<QPointF> middle, above, below;
        for (const LeadPoint& point : lines_[i].points) {
            const double x = static_cast<double>(point.matches) / unit;
            const double share = 100 * point.share;
            const double band = 196 * point.error;
            middle.append({x, share});
            above.append({x, share + band});
            below.append({x, share - band});
            // The wide bands of the first matches may leave the picture.
            const bool isLate = 3 * point.matches >= lines_[i].points.back().matches;
            low = std::min(low, share - (isLate ? band : 0));
            high = std::max(high, share + (isLate ? band : 0));
        }
        const LeadView::Line& drawn = view_->lines[i];
        drawn.middle->replace(middle);
        drawn.above->replace(above);
        drawn.below->replace(below);
        const QColor colour = light ? light_[i] : dark_[i];
        QColor fill = colour;
        fill.setAlphaF(0.18F);
        drawn.band->setBrush(fill);
        QPen pen(colour, 2);
        if (!kDashes[static_cast<qsizetype>(i)].isEmpty())
            pen.setDashPattern(kDashes[static_cast<qsizetype>(i)]);
        drawn.middle->setPen(pen);
        legend.push_back({names_[static_cast<qsizetype>(i)], figure(100 * lines_[i].points.back().share, 1), pen});
    }
    for (std::size_t i = 0; i < view_->lines.size(); ++i)
        for (QAbstractSeries* series :
             {static_cast<QAbstractSeries*>(view_->lines[i].band), static_cast<QAbstractSeries*>(view_->lines[i].middle)})
            series->setVisible(i < lines_.size());
    legend_->set(std::move(legend));

    low = std::max(low, 0.0); // a band may exceed the range of a share
    high = std::min(high, 100.0);
    const double span = std::max(high - low, 0.5);
    const double step = span > 40 ? 20 : span > 20 ? 10 : span > 8 ? 5 : span > 4 ? 2 : span > 2 ? 1 : 0.5;
    view_->up->setRange(std::floor(low / step) * step, std::ceil(high / step) * step);
    view_->up->setTickType(QValueAxis::TicksDynamic);
    view_->up->setTickAnchor(0);
    view_->up->setTickInterval(step);
    // The axis accepts only ASCII, so a plain space replaces other spaces.
    view_->up->setLabelFormat(withPercent("#").simplified().replace('%', "%%").replace('#', step < 1 ? "%.1f" : "%.0f"));
    view_->across->setRange(0, std::max(1.0, static_cast<double>(matches) / unit));
    view_->across->setTickCount(3);
    view_->across->setLabelFormat("%.0f");
    view_->across->setTitleText(isTables_
                                    ? (inThousands ? tr("thousand matches") : tr("matches"))
                                    : (inThousands ? tr("thousand matches of each pair") : tr("matches of each pair")));
    view_->show();
}

} // namespace parlour
