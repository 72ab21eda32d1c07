// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/standings_table.h"

#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QAbstractTableModel>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr int kStandingsRow = 30;
constexpr int kStandingsHeader = 26;
constexpr int kMinBar = 72;
constexpr int kNarrowestName = 110;
constexpr int kAir = 18, kMinAir = 10; ///< px of padding in a column
constexpr int kBegunLine = 2; ///< px, above those who have not begun
constexpr int kStandingsGap = 14; ///< px between figures and the text after them

enum class Column { Place, Name, Points, Share, Error, Elo, Extra, Faults, Bar };

bool isFigure(Column column)
{
    return column == Column::Place || column == Column::Points || column == Column::Share || column == Column::Error
        || column == Column::Elo || column == Column::Extra;
}

} // namespace

class StandingsTable::Model : public QAbstractTableModel {
public:
    explicit Model(StandingsTable* table) : QAbstractTableModel(table) {}

    void set(std::shared_ptr<const Scoreboard> scores)
    {
        std::vector<Column> columns{Column::Place, Column::Name};
        if (scores->format() == Format::Tables)
            columns.push_back(Column::Points);
        columns.push_back(Column::Share);
        columns.push_back(Column::Error);
        if (scores->format() != Format::Tables)
            columns.push_back(Column::Elo);
        if (!scores->extra().name.empty())
            columns.push_back(Column::Extra);
        columns.push_back(Column::Faults);
        columns.push_back(Column::Bar);
        double most = 0;
        for (const TableRow& row : scores->rows())
            most = std::max(most, 100 * (row.share + 2 * row.shareError));
        const QList<double> steps = axisSteps(std::min(most, 100.0));
        const bool isSame = scores_ && scores_->rows().size() == scores->rows().size() && columns_ == columns;
        const bool isSameAxis = steps_ == steps;
        if (!isSame)
            beginResetModel();
        scores_ = std::move(scores);
        columns_ = std::move(columns);
        steps_ = steps;
        if (!isSame)
            endResetModel();
        else if (!scores_->rows().empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        if (isSame && !isSameAxis)
            emit headerDataChanged(Qt::Horizontal, columnCount() - 1, columnCount() - 1);
    }
    const Scoreboard* scores() const { return scores_.get(); }
    const TableRow& line(int row) const { return scores_->rows()[static_cast<std::size_t>(row)]; }
    Column column(int index) const { return columns_[static_cast<std::size_t>(index)]; }
    const QList<double>& steps() const { return steps_; }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() || !scores_ ? 0 : static_cast<int>(scores_->rows().size());
    }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(columns_.size());
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || section >= columnCount())
            return {};
        const Column which = column(section);
        if (role == Qt::ToolTipRole && which == Column::Elo)
            return StandingsTable::tr(
                "Elo counts from the mean of these bots, which is 0; 400 more win ten games of eleven.");
        if (role == Qt::DisplayRole)
            return which == Column::Faults ? "   " + title(which) : title(which);
        if (role == Qt::TextAlignmentRole)
            return static_cast<int>((isFigure(which) ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
        if (role == QuietHeader::kAxisRole && which == Column::Bar)
            return QVariant::fromValue(steps_);
        return {};
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        const TableRow& of = line(index.row());
        if (role == Qt::AccessibleTextRole)
            return sentence(index.row(), column(index.column()));
        if (role == Qt::ToolTipRole && column(index.column()) == Column::Elo && of.elo.high > of.elo.low)
            return StandingsTable::tr("%1, between %2 and %3 (%4)", "a strength, bounds, how sure they are")
                .arg(figure(of.elo.value, 0, true), figure(of.elo.low, 0, true), figure(of.elo.high, 0, true),
                     percentOf(0.95));
        return role == Qt::DisplayRole ? text(index.row(), column(index.column())) : QVariant();
    }

private:
    QString title(Column which) const
    {
        switch (which) {
        case Column::Name:
            return StandingsTable::tr("Bot");
        case Column::Points:
            return scores_->table().isEven ? StandingsTable::tr("Points") : StandingsTable::tr("Points a match");
        case Column::Share:
            return StandingsTable::tr("Share %");
        case Column::Error:
            return StandingsTable::tr("Error");
        case Column::Elo:
            return StandingsTable::tr("Elo");
        case Column::Extra:
            return translated(scores_->extra().label);
        case Column::Faults:
            return StandingsTable::tr("Faults");
        case Column::Place:
        case Column::Bar:
            break;
        }
        return {};
    }
    QString text(int row, Column which) const
    {
        const TableRow& of = line(row);
        const auto matches = static_cast<double>(of.all.matches());
        switch (which) {
        case Column::Place:
            return scores_->placeText(row);
        case Column::Name:
            return scores_->name(of.entrant);
        case Column::Points:
            return scores_->table().isEven ? figure(of.points, 0) : matches > 0 ? figure(of.points / matches, 2) : QString();
        case Column::Share:
            return matches > 0 ? figure(100 * of.share, 1) : QString::fromUtf8("–");
        case Column::Error:
            return matches > 0 ? QChar(0xB1) + figure(100 * of.shareError, 2) : QString();
        case Column::Elo:
            return matches > 0 ? figure(of.elo.value, 0, true) : QString();
        case Column::Extra:
            return !scores_->extra().isMean ? countText(of.extra)
                : matches > 0               ? figure(static_cast<double>(of.extra) / matches, 1)
                                            : QString();
        case Column::Faults:
            return !of.hasBegun()   ? StandingsTable::tr("not begun", "an entrant of a contest in progress")
                : of.isDisqualified ? StandingsTable::tr("%n, out", "faults; the bot plays no more", of.faults)
                : of.faults         ? countText(of.faults)
                                    : StandingsTable::tr("none", "faults");
        case Column::Bar:
            break;
        }
        return {};
    }
    QString sentence(int row, Column which) const
    {
        const TableRow& of = line(row);
        const QString name = scores_->name(of.entrant);
        if (!of.hasBegun())
            return StandingsTable::tr("%1 has not begun").arg(name);
        if (which == Column::Bar || which == Column::Name)
            return StandingsTable::tr("%1, place %2: %3 percent of the wins, error %4")
                .arg(name, scores_->placeText(row), figure(100 * of.share, 1), figure(100 * of.shareError, 2));
        return QString("%1, %2: %3")
            .arg(name, which == Column::Place ? StandingsTable::tr("Place") : title(which), text(row, which));
    }

    std::shared_ptr<const Scoreboard> scores_;
    std::vector<Column> columns_;
    QList<double> steps_{0, 50, 100};
};

class StandingsTable::Painter : public QStyledItemDelegate {
public:
    explicit Painter(StandingsTable* table) : QStyledItemDelegate(table), table_(table) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Ink colours = ink(table_);
        const QRectF box = option.rect;
        const TableRow& line = table_->model_->line(index.row());
        const Column column = table_->model_->column(index.column());
        const bool leads = table_->model_->scores()->leads(index.row());
        const PainterState saved(*painter);
        painter->setRenderHint(QPainter::Antialiasing);
        const bool isFirstToBegin =
            !line.hasBegun() && (index.row() == 0 || table_->model_->line(index.row() - 1).hasBegun());
        painter->fillRect(QRectF(box.x(), box.y(), box.width(), isFirstToBegin ? kBegunLine : 1),
                          isFirstToBegin ? colours.dim : colours.line);
        if (column == Column::Bar)
            drawBar(painter, box, line, leads, colours);
        else
            drawText(painter, box, index, column, leads, colours);
        if (table_->showsFocusAt(index))
            drawFocus(*painter, box.adjusted(3, 4, -3, -3), 4);
    }

private:
    void drawText(QPainter* painter, QRectF box, const QModelIndex& index, Column column, bool leads,
                  const Ink& colours) const
    {
        if (column == Column::Faults)
            table_->isRightToLeft() ? box.setRight(box.right() - kStandingsGap) : box.setLeft(box.left() + kStandingsGap);
        const bool isStrong = column == Column::Share || (leads && column == Column::Name);
        const bool isDim = column == Column::Place || column == Column::Error || column == Column::Faults;
        painter->setFont(typeFont(column == Column::Faults ? 13 : 14, isStrong));
        painter->setPen(isDim ? colours.dim : colours.text);
        box.adjust(4, 0, -4, 0);
        if (column == Column::Faults && table_->model_->line(index.row()).faults > 0) {
            painter->setFont(typeFont(13, true));
            painter->setPen(colours.danger);
            const bool mirrored = table_->isRightToLeft();
            drawIcon(*painter, {mirrored ? box.right() - 15 : box.x(), box.center().y() - 7.5, 15, 15}, Icon::Warning,
                     colours.danger);
            mirrored ? box.setRight(box.right() - 20) : box.setLeft(box.left() + 20);
        }
        if (column == Column::Name)
            return drawName(*painter, box, index.data().toString(), 14, isStrong);
        const auto side = isFigure(column) ? Qt::AlignTrailing : Qt::AlignLeading;
        painter->drawText(box, static_cast<int>(side | Qt::AlignVCenter),
                          cutToFit(painter->fontMetrics(), index.data().toString(), box.width()));
    }
    void drawBar(QPainter* painter, const QRectF& box, const TableRow& line, bool leads, const Ink& colours) const
    {
        const QList<double>& steps = table_->model_->steps();
        const bool mirrored = table_->isRightToLeft();
        const auto at = [&](double share) { return onAxis(share, steps.back(), box, mirrored); };
        for (const double step : steps)
            painter->fillRect(QRectF(at(step), box.y(), 1, box.height()), colours.line);
        if (line.all.matches() == 0)
            return;
        const double share = 100 * line.share;
        const double middle = box.center().y() + 0.5;
        QColor fill = colours.brass;
        if (!leads) {
            fill = colours.good;
            fill.setAlphaF(0.45F);
        }
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        painter->drawRoundedRect(QRectF(QPointF(at(0), middle - 5), QPointF(at(share), middle + 5)).normalized(), 2, 2);
        const double low = at(std::max(0.0, share - 200 * line.shareError));
        const double high = at(std::min(steps.back(), share + 200 * line.shareError));
        painter->setPen(QPen(colours.text, 1.6));
        painter->drawLine(QPointF(low, middle), QPointF(high, middle));
        painter->drawLine(QPointF(low, middle - 5), QPointF(low, middle + 5));
        painter->drawLine(QPointF(high, middle - 5), QPointF(high, middle + 5));
    }

    const StandingsTable* table_;
};

StandingsTable::StandingsTable(QWidget* parent)
    : FigureTable(StandingsTable::tr("Standings"), parent),
      model_(new Model(this))
{
    setModel(model_);
    setItemDelegate(new Painter(this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    static_cast<QuietHeader*>(horizontalHeader())->setExtent(kStandingsHeader);
    verticalHeader()->hide();
    setExtraRowHeight(0);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

StandingsTable::~StandingsTable() = default;

void StandingsTable::setScores(std::shared_ptr<const Scoreboard> scores)
{
    const int rows = model_->rowCount();
    model_->set(std::move(scores));
    fitColumns();
    if (model_->rowCount() != rows)
        updateGeometry();
}

int StandingsTable::rows() const
{
    return model_->rowCount();
}

void StandingsTable::setExtraRowHeight(int pixels)
{
    verticalHeader()->setDefaultSectionSize(kStandingsRow + pixels);
    updateGeometry();
}

QSize StandingsTable::sizeHint() const
{
    return {560, kStandingsHeader + model_->rowCount() * verticalHeader()->defaultSectionSize() + 2};
}

QSize StandingsTable::minimumSizeHint() const
{
    return {360, sizeHint().height()};
}

void StandingsTable::resizeEvent(QResizeEvent* event)
{
    FigureTable::resizeEvent(event);
    fitColumns();
}

void StandingsTable::fitColumns()
{
    const int columns = model_->columnCount();
    if (columns == 0)
        return;
    const QFontMetrics strong(typeFont(14, true));
    const QFontMetrics heads(typeFont(12, true));
    int taken = 0;
    std::size_t name = 0;
    std::vector<int> widths(static_cast<std::size_t>(columns), 0);
    for (int i = 0; i < columns - 1; ++i) {
        int wide = heads.horizontalAdvance(model_->headerData(i, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < model_->rowCount(); ++row)
            wide = std::max(wide,
                            strong.horizontalAdvance(model_->index(row, i).data().toString())
                                + (model_->column(i) == Column::Faults ? 20 + kStandingsGap : 0));
        widths[static_cast<std::size_t>(i)] = wide;
        if (model_->column(i) == Column::Name)
            name = static_cast<std::size_t>(i);
        taken += wide;
    }
    const int texts = columns - 1;
    // Padding shrinks first, then bars are hidden, which are illegible when short, then names shrink; figures never do.
    const int air = std::clamp((width() - 2 - kMinBar - taken) / texts, kMinAir, kAir);
    for (int i = 0; i < texts; ++i)
        widths[static_cast<std::size_t>(i)] += air;
    const int room = width() - 2 - taken - texts * air;
    const bool hasBar = room >= kMinBar;
    if (room < 0)
        widths[name] = std::max(widths[name] + room, std::min(widths[name], kNarrowestName));
    widths.back() = std::max(room, 0);
    horizontalHeader()->setSectionHidden(columns - 1, !hasBar);
    for (int i = 0; i < columns - (hasBar ? 0 : 1); ++i)
        horizontalHeader()->resizeSection(i, widths[static_cast<std::size_t>(i)]);
}

} // namespace parlour
