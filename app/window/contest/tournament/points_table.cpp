// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/tournament/points_table.h"

#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "engine/base/index.h"

#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kRow = 48, kHead = 40; ///< px
constexpr int kMinPlayer = 150, kMaxPlayer = 320; ///< px
constexpr int kMinResult = 44, kMaxResult = 84, kCount = 66; ///< px
constexpr int kPortrait = 30; ///< px
constexpr int kInfo = Qt::UserRole, kStrong = Qt::UserRole + 1, kDim = Qt::UserRole + 2;

/// The disc of a player with place and name, or a figure.
class PointsPainter : public QStyledItemDelegate {
public:
    PointsPainter(const FigureTable* table, QObject* parent) : QStyledItemDelegate(parent), table_(table) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Ink colours = ink(table_);
        const PainterState saved(*painter);
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF box(option.rect);
        painter->fillRect(QRectF(box.x(), box.y(), box.width(), 1), colours.line);
        painter->setPen(index.data(kDim).toBool() ? colours.dim : colours.text);
        if (index.column() == 0)
            paintPlayer(*painter, box, index, colours);
        else {
            painter->setFont(typeFont(index.data(kStrong).toBool() ? 16 : 14, index.data(kStrong).toBool()));
            painter->drawText(box, Qt::AlignCenter, index.data().toString());
        }
        if (table_->showsFocusAt(index))
            drawFocus(*painter, box.adjusted(3, 4, -3, -3), 4);
    }

private:
    void paintPlayer(QPainter& painter, const QRectF& box, const QModelIndex& index, const Ink& colours) const
    {
        const auto info = index.data(kInfo).value<SeatInfo>();
        const bool mirrored = table_->isRightToLeft();
        const auto part = [&](double x, double w, double h) {
            return QRectF(mirrored ? box.right() - x - w : box.x() + x, box.center().y() - h / 2, w, h);
        };
        painter.setFont(typeFont(14));
        painter.setPen(colours.dim);
        painter.drawText(part(0, 26, 24), Qt::AlignCenter, index.data(Qt::DisplayRole).toString());
        drawDisc(painter, part(32, kPortrait, kPortrait), info.name, info.person, info.colour, info.portrait);
        painter.setPen(colours.text);
        drawName(painter, part(72, box.width() - 78, 40), titleOf(info), 14, info.person);
    }

    const FigureTable* table_;
};

QStandardItem* makeFigure(const QString& text, const QString& spoken)
{
    auto* item = new QStandardItem(text);
    item->setData(spoken, Qt::AccessibleTextRole);
    item->setToolTip(spoken);
    return item;
}

} // namespace

QString resultText(const std::pair<double, double>& points)
{
    return PointsTable::tr("%1:%2", "points of both").arg(qRound(points.first)).arg(qRound(points.second));
}

PointsTable::PointsTable(QWidget* parent) : FigureTable(tr("Table"), parent), model_(new QStandardItemModel(this))
{
    setModel(model_);
    setItemDelegate(new PointsPainter(this, this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    static_cast<QuietHeader*>(horizontalHeader())->setExtent(kHead);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(kRow);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the page scrolls
}

void PointsTable::show(const Tournament& tournament, const std::vector<SeatInfo>& players)
{
    const std::vector<PointsLine> lines = tournament.table();
    const bool hasDraws = std::any_of(lines.begin(), lines.end(), [](const PointsLine& line) { return line.drawn > 0; });
    QStringList heads{tr("Player")};
    for (const PointsLine& line : lines)
        heads << players[asIndex(line.entrant)].name;
    heads << tr("Played") << tr("Won");
    if (hasDraws)
        heads << tr("Drawn");
    heads << tr("Lost") << tr("Points");
    results_ = static_cast<int>(lines.size());
    model_->clear();
    model_->setHorizontalHeaderLabels(heads);
    model_->setHeaderData(0, Qt::Horizontal, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), Qt::TextAlignmentRole);
    for (int row = 0; row < results_; ++row)
        fillRow(row, lines[asIndex(row)], tournament, lines, players);
    fitColumns();
    updateGeometry();
}

void PointsTable::fillRow(int row, const PointsLine& line, const Tournament& tournament,
                          const std::vector<PointsLine>& lines, const std::vector<SeatInfo>& players)
{
    const SeatInfo& player = players[asIndex(line.entrant)];
    int column = 0;
    const bool hasPlace = tournament.completeRounds() > 0;
    auto* who = makeFigure(hasPlace ? QLocale().toString(line.place) : QString(),
                           hasPlace ? tr("Place %1: %2").arg(line.place).arg(titleOf(player)) : titleOf(player));
    who->setData(QVariant::fromValue(player), kInfo);
    model_->setItem(row, column++, who);
    for (const PointsLine& other : lines) {
        const auto points = tournament.between(line.entrant, other.entrant);
        const QString result = points       ? resultText(*points)
            : other.entrant == line.entrant ? QString()
                                            : QString::fromUtf8("–");
        const QString spoken = points
            ? tr("%1 against %2: %3").arg(player.name, players[asIndex(other.entrant)].name, result)
            : result.isEmpty() ? player.name
                               : tr("%1 against %2: not played yet").arg(player.name, players[asIndex(other.entrant)].name);
        auto* item = makeFigure(result, spoken);
        item->setData(!points, kDim);
        model_->setItem(row, column++, item);
    }
    const auto add = [&](int count, const QString& spoken) {
        model_->setItem(row, column++, makeFigure(QLocale().toString(count), spoken));
    };
    add(line.played, tr("%1: %n match(es) played", nullptr, line.played).arg(player.name));
    add(line.won, tr("%1: %n match(es) won", nullptr, line.won).arg(player.name));
    if (model_->columnCount() > results_ + 5)
        add(line.drawn, tr("%1: %n match(es) drawn", nullptr, line.drawn).arg(player.name));
    add(line.lost, tr("%1: %n match(es) lost", nullptr, line.lost).arg(player.name));
    const int points = qRound(line.points);
    add(points, tr("%1: %n point(s)", nullptr, points).arg(player.name));
    model_->item(row, column - 1)->setData(true, kStrong);
}

QSize PointsTable::sizeHint() const
{
    return {600, kHead + model_->rowCount() * kRow + 2};
}

void PointsTable::resizeEvent(QResizeEvent* event)
{
    FigureTable::resizeEvent(event);
    fitColumns();
}

/// The player's name takes the room that the figures leave; results give way before counts do.
void PointsTable::fitColumns()
{
    const int columns = model_->columnCount();
    if (columns == 0)
        return;
    const int counts = columns - 1 - results_;
    const int room = width() - 2 - counts * kCount;
    const int result = std::clamp((room - kMinPlayer) / std::max(results_, 1), kMinResult, kMaxResult);
    for (int column = 1; column < columns; ++column)
        setColumnWidth(column, column <= results_ ? result : kCount);
    setColumnWidth(0, std::clamp(room - results_ * result, kMinPlayer, kMaxPlayer));
}

} // namespace parlour
