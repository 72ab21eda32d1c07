// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/seat_table.h"

#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

namespace parlour {

namespace {

constexpr int kSeatRow = 40;
constexpr int kNames = 140;
constexpr int kShare = Qt::UserRole;

/// Paints a share on a background whose strength grows with it.
class SeatPainter : public QStyledItemDelegate {
public:
    explicit SeatPainter(const FigureTable* table, QObject* parent) : QStyledItemDelegate(parent), table_(table) {}
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Ink colours = ink(table_);
        const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
        const PainterState saved(*painter);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.raise);
        painter->drawRoundedRect(box, 5, 5);
        QColor tint = colours.brass;
        tint.setAlphaF(static_cast<float>(std::min(0.5, index.data(kShare).toDouble() * 0.6)));
        painter->setBrush(tint);
        painter->drawRoundedRect(box, 5, 5);
        painter->setFont(typeFont(14, true));
        painter->setPen(colours.text);
        painter->drawText(box, Qt::AlignCenter, index.data().toString());
        if (table_->showsFocusAt(index))
            drawFocus(*painter, box.adjusted(3, 3, -3, -3), 4);
    }

private:
    const FigureTable* table_;
};

} // namespace

SeatTable::SeatTable(QWidget* parent) : FigureTable(tr("Wins by seat"), parent), model_(new QStandardItemModel(this))
{
    setModel(model_);
    setItemDelegate(new SeatPainter(this, this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    static_cast<QuietHeader*>(verticalHeader())->setExtent(kNames);
    verticalHeader()->setDefaultSectionSize(kSeatRow);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void SeatTable::setScores(const Scoreboard& scores)
{
    const int seats = scores.plan().shape.seats;
    const int before = model_->rowCount();
    model_->setRowCount(scores.size());
    model_->setColumnCount(seats);
    QStringList heads;
    for (int seat = 0; seat < seats; ++seat)
        heads << tr("Seat %1").arg(seat + 1);
    model_->setHorizontalHeaderLabels(heads);
    QStringList names;
    int line = 0;
    for (const TableRow& row : scores.rows()) {
        names << scores.name(row.entrant);
        for (int seat = 0; seat < seats; ++seat) {
            const SeatCount& count = row.seats[static_cast<std::size_t>(seat)];
            const double share =
                count.matches() ? static_cast<double>(count.wins) / static_cast<double>(count.matches()) : 0;
            auto* item = new QStandardItem(count.matches() ? percentOf(share, 1) : QString::fromUtf8("–"));
            item->setData(share, kShare);
            const QString sentence = tr("%1 in seat %2: %3 won of %4")
                                         .arg(names.back())
                                         .arg(seat + 1)
                                         .arg(countText(count.wins), countText(count.matches()));
            item->setData(sentence, Qt::AccessibleTextRole);
            item->setToolTip(sentence);
            model_->setItem(line, seat, item);
        }
        ++line;
    }
    model_->setVerticalHeaderLabels(names);
    for (int i = 0; i < names.size(); ++i)
        model_->setHeaderData(i, Qt::Vertical, names[i], Qt::ToolTipRole);
    fitColumns();
    if (model_->rowCount() != before)
        updateGeometry();
}

QSize SeatTable::sizeHint() const
{
    return {400, 28 + model_->rowCount() * kSeatRow + 2};
}

void SeatTable::resizeEvent(QResizeEvent* event)
{
    FigureTable::resizeEvent(event);
    fitColumns();
}

void SeatTable::fitColumns()
{
    if (model_->columnCount() > 0)
        horizontalHeader()->setDefaultSectionSize(std::clamp((width() - kNames - 2) / model_->columnCount(), 60, 140));
}

} // namespace parlour
