// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/cell_table.h"

#include "app/draw/text.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

#include <QAbstractTableModel>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QtMath>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kRow = 36;
constexpr int kHead = 28;
constexpr int kPadding = 16; ///< px in a column, on both sides together
constexpr int kEdge = 4; ///< px of it at the aligned side
constexpr int kNarrowest = 120; ///< px of the column that takes the rest
constexpr int kMark = 18; ///< px for a square or a sign before a text

} // namespace

class CellTable::Model : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setColumns(std::vector<Column> columns)
    {
        beginResetModel();
        columns_ = std::move(columns);
        endResetModel();
    }
    void setRows(int count, CellOf cellOf)
    {
        beginResetModel();
        rows_ = count;
        cellOf_ = std::move(cellOf);
        endResetModel();
    }
    void refresh()
    {
        if (rows_ > 0 && !columns_.empty())
            emit dataChanged(index(0, 0), index(rows_ - 1, columnCount() - 1));
    }
    void setSorted(int column, bool descending)
    {
        sorted_ = column;
        descending_ = descending;
        if (!columns_.empty())
            emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
    const std::vector<Column>& columns() const { return columns_; }
    const Column& column(int at) const { return columns_[static_cast<std::size_t>(at)]; }
    Cell cell(const QModelIndex& at) const { return cellOf_(at.row(), at.column()); }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : rows_; }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(columns_.size());
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return {};
        const Column& head = column(section);
        switch (role) {
        case Qt::DisplayRole:
            return section == sorted_ ? head.title + (descending_ ? QStringLiteral(" ▾") : QStringLiteral(" ▴"))
                                      : head.title;
        case Qt::AccessibleTextRole:
            return section != sorted_ ? head.title
                : descending_         ? CellTable::tr("%1, sorted, largest first").arg(head.title)
                                      : CellTable::tr("%1, sorted, smallest first").arg(head.title);
        case Qt::ToolTipRole:
            return head.tip;
        case Qt::TextAlignmentRole:
            return static_cast<int>((head.isFigure ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
        default:
            return {};
        }
    }
    QVariant data(const QModelIndex& at, int role) const override
    {
        if (role == Qt::DisplayRole)
            return cell(at).text;
        if (role == Qt::ToolTipRole)
            return cell(at).tip;
        if (role == Qt::AccessibleTextRole) {
            const Cell shown = cell(at);
            const QString& title = column(at.column()).title;
            return !shown.spoken.isEmpty() ? shown.spoken
                : title.isEmpty()          ? shown.text
                                           : CellTable::tr("%1: %2", "head of a column, cell").arg(title, shown.text);
        }
        return {};
    }

private:
    std::vector<Column> columns_;
    int rows_ = 0;
    CellOf cellOf_;
    int sorted_ = -1;
    bool descending_ = true;
};

class CellTable::Painter : public QStyledItemDelegate {
public:
    explicit Painter(CellTable* table) : QStyledItemDelegate(table), table_(table) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Ink colours = ink(table_);
        const bool isSelected = table_->selectionModel()->isRowSelected(index.row(), {});
        const bool isHovered = table_->hovered_ == index.row();
        const PainterState saved(*painter);
        painter->setRenderHint(QPainter::Antialiasing);
        if (isSelected || isHovered)
            painter->fillRect(option.rect, isSelected ? colours.raise2 : colours.raise);
        if (isSelected && index.column() == 0) {
            const double x = table_->isRightToLeft() ? option.rect.right() - 2 : option.rect.x();
            painter->fillRect(QRectF(x, option.rect.y(), 3, option.rect.height()), colours.brass);
        }
        painter->fillRect(QRectF(option.rect.x(), option.rect.y(), option.rect.width(), 1), colours.line);
        const Column& column = table_->model_->column(index.column());
        if (!column.opens)
            drawCell(*painter, option.rect, table_->model_->cell(index), column.isFigure, colours);
        else if (isHovered || index.row() == table_->currentIndex().row())
            drawIcon(*painter, QRectF(option.rect).adjusted(0, 9, 0, -9), Icon::Flag, colours.brass);
        if (table_->showsFocusAt(index))
            drawFocus(*painter, QRectF(option.rect).adjusted(3, 4, -3, -3), 4);
    }

private:
    void drawCell(QPainter& painter, QRectF box, const Cell& cell, bool isFigure, const Ink& colours) const
    {
        const bool mirrored = table_->isRightToLeft();
        const auto cut = [&](double pixels) { // from the reading edge
            const QRectF part(mirrored ? box.right() - pixels : box.x(), box.y(), pixels, box.height());
            mirrored ? box.setRight(box.right() - pixels) : box.setLeft(box.left() + pixels);
            return part;
        };
        // The margins of headers, with the padding on the other side.
        cut((isFigure ? kPadding - kEdge : kEdge) + cell.indent);
        const int end = isFigure ? kEdge : kPadding - kEdge;
        mirrored ? box.setLeft(box.left() + end) : box.setRight(box.right() - end);
        const QColor colour = cell.tone == Cell::Tone::Dim ? colours.dim
            : cell.tone == Cell::Tone::Good                ? colours.good
            : cell.tone == Cell::Tone::Bad                 ? colours.danger
                                                           : colours.text;
        if (cell.mark) {
            const QRectF part = cut(kMark);
            painter.setPen(Qt::NoPen);
            painter.setBrush(*cell.mark);
            painter.drawRoundedRect(QRectF(part.x() + (mirrored ? 8 : 0), part.center().y() - 5, 10, 10), 3, 3);
        }
        if (cell.outcome) {
            const QRectF part = cut(kMark);
            drawOutcome(painter, {part.x() + (mirrored ? 13 : 5), part.center().y()}, *cell.outcome, colour);
        }
        painter.setPen(colour);
        drawName(painter, box, cell.text, 14, cell.strong, isFigure ? Qt::AlignTrailing : Qt::AlignLeading);
    }

    const CellTable* table_;
};

CellTable::CellTable(const QString& name, QWidget* parent) : FigureTable(name, parent), model_(new Model(this))
{
    setModel(model_);
    setItemDelegate(new Painter(this));
    setSelectionMode(QAbstractItemView::NoSelection);
    static_cast<QuietHeader*>(horizontalHeader())->setExtent(kHead);
    verticalHeader()->hide();
    setRowHeight(kRow);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &CellTable::sortWanted);
    connect(this, &FigureTable::wanted, this, [this](const QModelIndex& index) { emit opened(index.row()); });
}

CellTable::~CellTable() = default;

void CellTable::setColumns(std::vector<Column> columns)
{
    model_->setColumns(std::move(columns));
    fitColumns();
}

void CellTable::setRows(int count, CellOf cellOf)
{
    hovered_ = -1;
    model_->setRows(count, std::move(cellOf));
    fitColumns();
    if (isWhole_)
        updateGeometry();
    emit selectionMoved();
}

void CellTable::refresh()
{
    model_->refresh();
}

void CellTable::setSorted(int column, bool descending)
{
    model_->setSorted(column, descending);
}

void CellTable::setSortable()
{
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setCursor(Qt::PointingHandCursor);
}

void CellTable::setSelectable()
{
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        viewport()->update();
        emit selectionMoved();
    });
}

void CellTable::setRowHeight(int pixels)
{
    verticalHeader()->setMinimumSectionSize(pixels);
    verticalHeader()->setDefaultSectionSize(pixels);
}

void CellTable::setWhole()
{
    isWhole_ = true;
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    updateGeometry();
}

std::vector<int> CellTable::chosenRows() const
{
    std::vector<int> rows;
    if (selectionMode() != QAbstractItemView::NoSelection)
        for (const QModelIndex& index : selectionModel()->selectedRows())
            rows.push_back(index.row());
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(currentIndex().row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

int CellTable::selectedCount() const
{
    return static_cast<int>(selectionModel()->selectedRows().size());
}

QSize CellTable::sizeHint() const
{
    const int rows = verticalHeader()->defaultSectionSize() * model_->rowCount();
    return {560, isWhole_ ? kHead + rows + 2 : 320};
}

QSize CellTable::minimumSizeHint() const
{
    return {280, isWhole_ ? sizeHint().height() : 240};
}

/// A click selects a row, and opens it in a column that `opens`.
void CellTable::clickAt(const QModelIndex& index)
{
    if (index.isValid() && isOpenable_ && model_->column(index.column()).opens)
        emit opened(index.row());
}

void CellTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && event->button() == Qt::LeftButton && isOpenable_ && !model_->column(index.column()).opens)
        emit opened(index.row());
}

void CellTable::keyPressEvent(QKeyEvent* event)
{
    const bool selects = selectionMode() != QAbstractItemView::NoSelection;
    if (selects && event->key() == Qt::Key_Delete) {
        emit deleteWanted();
    } else if (selects && event->key() == Qt::Key_Space && currentIndex().isValid()) {
        selectionModel()->select(currentIndex(), QItemSelectionModel::Toggle | QItemSelectionModel::Rows);
    } else {
        FigureTable::keyPressEvent(event);
    }
}

void CellTable::resizeEvent(QResizeEvent* event)
{
    FigureTable::resizeEvent(event);
    fitColumns();
}

void CellTable::leaveEvent(QEvent* event)
{
    hovered_ = -1;
    viewport()->update();
    FigureTable::leaveEvent(event);
}

void CellTable::mouseMoveEvent(QMouseEvent* event)
{
    const int row = indexAt(event->position().toPoint()).row();
    if (row != hovered_)
        viewport()->update();
    hovered_ = row;
    FigureTable::mouseMoveEvent(event);
}

void CellTable::fitColumns()
{
    if (fitColumns(false) > viewport()->width())
        fitColumns(true);
}

/// Returns the width of all columns. `tight`: texts that may take two lines do.
int CellTable::fitColumns(bool tight)
{
    const QFontMetricsF heads(typeFont(12, true));
    int taken = 0;
    int rest = -1;
    for (int i = 0; i < model_->columnCount(); ++i) {
        const Column& column = model_->column(i);
        if (column.width == 0 && !column.opens) {
            rest = i;
            continue;
        }
        const double sign = horizontalHeader()->sectionsClickable() ? heads.horizontalAdvance(QStringLiteral(" ▾")) : 0;
        const int head = column.title.isEmpty() ? 0 : qCeil(heads.horizontalAdvance(column.title) + sign);
        const int text = tight && column.least > 0 ? column.least : column.width;
        const int wide = column.opens ? 40 : std::max(text, head) + kPadding;
        setColumnWidth(i, wide);
        taken += wide;
    }
    if (rest < 0)
        return taken;
    const int wide = std::max(kNarrowest, viewport()->width() - taken);
    setColumnWidth(rest, wide);
    return taken + wide;
}

} // namespace parlour
