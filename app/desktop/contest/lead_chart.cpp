#include "app/desktop/contest/lead_chart.h"

#include "app/desktop/look.h"
#include "app/desktop/phrases.h"

#include <QAreaSeries>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr int kLines = 4; ///< the first of the standings
const QList<QList<qreal>> kDashes{{}, {4, 2}, {1, 2}, {6, 2, 1, 2}};

} // namespace

/// Writes each line's name at its end, clear of the others.
class LeadView : public QChartView {
public:
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
        chart()->setPlotAreaBackgroundVisible(false);
        across = new QValueAxis(this);
        up = new QValueAxis(this);
        chart()->addAxis(across, Qt::AlignBottom);
        chart()->addAxis(up, Qt::AlignLeft);
    }

    struct Name {
        QString text;
        QColor colour;
        QPointF end; ///< in values
    };
    std::vector<Name> names;
    QValueAxis* across;
    QValueAxis* up;

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override
    {
        QChartView::drawForeground(painter, rect);
        painter->setFont(typeFont(12, true));
        const double tall = painter->fontMetrics().height();
        const QRectF plot = chart()->plotArea();
        double lowest = -1;
        for (const Name& name : names) { // from the highest line down
            const QPointF end = chart()->mapToPosition(name.end);
            double y = std::clamp(end.y() - tall - 1, plot.top(), plot.bottom() - tall);
            if (lowest >= 0)
                y = std::max(y, lowest);
            lowest = y + tall;
            const QRectF box(plot.left() + 4, y, plot.width() - 8, tall);
            const QString text = painter->fontMetrics().elidedText(name.text, Qt::ElideRight, qRound(plot.width() * 0.7));
            painter->setPen(name.colour);
            painter->drawText(box, Qt::AlignRight | Qt::AlignAbsolute, text);
        }
    }
};

LeadChart::LeadChart(QWidget* parent) : QWidget(parent), view_(new LeadView)
{
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(view_);
    setAccessibleName(tr("The lead over time"));
    dress();
}

LeadChart::~LeadChart() = default;

void LeadChart::setCurves(const Scoreboard& scores, const LeadCurves& curves)
{
    lines_.clear();
    names_.clear();
    dark_.clear();
    light_.clear();
    QStringList spoken;
    for (const TableRow& row : scores.rows()) {
        const auto curve =
            std::find_if(curves.begin(), curves.end(), [&](const LeadCurve& each) { return each.entrant == row.entrant; });
        if (curve == curves.end() || curve->points.empty() || static_cast<int>(lines_.size()) == kLines)
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
    QChart* chart = view_->chart();
    chart->removeAllSeries();
    view_->names.clear();
    const bool light = ink(this).solid.lightness() > 127;
    std::int64_t matches = 0;
    for (const LeadCurve& line : lines_)
        matches = std::max(matches, line.points.back().matches);
    const bool inThousands = matches >= 10000;
    const double unit = inThousands ? 1000 : 1;

    double low = 100;
    double high = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const QColor colour = light ? light_[i] : dark_[i];
        auto* middle = new QLineSeries;
        auto* above = new QLineSeries;
        auto* below = new QLineSeries;
        for (const LeadPoint& point : lines_[i].points) {
            const double x = static_cast<double>(point.matches) / unit;
            const double share = 100 * point.share;
            const double band = 196 * point.error;
            middle->append(x, share);
            above->append(x, share + band);
            below->append(x, share - band);
            low = std::min(low, share - std::min(band, 15.0));
            high = std::max(high, share + std::min(band, 15.0));
        }
        auto* area = new QAreaSeries(above, below);
        above->setParent(area);
        below->setParent(area);
        QColor fill = colour;
        fill.setAlphaF(0.18F);
        area->setBrush(fill);
        area->setPen(Qt::NoPen);
        QPen pen(colour, 2);
        if (!kDashes[static_cast<qsizetype>(i)].isEmpty())
            pen.setDashPattern(kDashes[static_cast<qsizetype>(i)]);
        middle->setPen(pen);
        for (QAbstractSeries* series : {static_cast<QAbstractSeries*>(area), static_cast<QAbstractSeries*>(middle)}) {
            chart->addSeries(series);
            series->attachAxis(view_->across);
            series->attachAxis(view_->up);
        }
        view_->names.push_back({names_[static_cast<qsizetype>(i)], colour, middle->points().constLast()});
    }
    std::sort(view_->names.begin(), view_->names.end(),
              [](const LeadView::Name& a, const LeadView::Name& b) { return a.end.y() > b.end.y(); });

    if (lines_.empty()) {
        low = 40;
        high = 60;
    }
    const double span = std::max(high - low, 0.5);
    const double step = span > 40 ? 20 : span > 20 ? 10 : span > 8 ? 5 : span > 4 ? 2 : span > 2 ? 1 : 0.5;
    view_->up->setRange(std::floor(low / step) * step, std::ceil(high / step) * step);
    view_->up->setTickType(QValueAxis::TicksDynamic);
    view_->up->setTickAnchor(0);
    view_->up->setTickInterval(step);
    view_->up->setLabelFormat(step < 1 ? "%.1f" : "%.0f");
    view_->across->setRange(0, std::max(1.0, static_cast<double>(matches) / unit));
    view_->across->setTickCount(3);
    view_->across->setLabelFormat("%.0f");
    view_->across->setTitleText(inThousands ? tr("thousand matches of each pair") : tr("matches of each pair"));
    view_->setVisible(!lines_.empty());
}

} // namespace parlour
