// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/crosstable.h"

#include "app/draw/text.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QAbstractTableModel>
#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace parlour {

namespace {

constexpr int kCellHeight = 42;
constexpr int kHeader = 38;
constexpr int kNarrowest = 50;
constexpr int kComfortable = 72;
constexpr int kWidestCell = 150;
constexpr int kMinNames = 96;
constexpr int kMaxNames = 190;

/// The letter of an entrant: A, B, .. Z, AA, ..
QString letterOf(int entrant)
{
    const QString last(QChar('A' + entrant % 26));
    return entrant < 26 ? last : QChar('A' + entrant / 26 - 1) + last;
}

} // namespace

class Crosstable::Model : public QAbstractTableModel {
    /// The displayed contents of a cell: equal cells look the same.
    static auto displayed(const TableCell& cell)
    {
        return std::tuple(cell.matches() > 0, isClear(cell), std::lround(1000 * cell.share), errorText(cell));
    }

public:
    using QAbstractTableModel::QAbstractTableModel;

    void set(std::shared_ptr<const Scoreboard> scores)
    {
        const auto before = std::exchange(scores_, std::move(scores));
        if (!before || before->size() != scores_->size()) {
            beginResetModel();
            hasLetters_ = false;
            endResetModel();
            return;
        }
        // Repaints only cells whose displayed contents changed, since painting a large table is slow.
        for (int row = 0; row < rowCount(); ++row)
            for (int column = 0; column < columnCount(); ++column)
                if (displayed(before->cell(row, column)) != displayed(scores_->cell(row, column)))
                    emit dataChanged(index(row, column), index(row, column));
    }
    const Scoreboard* scores() const { return scores_.get(); }
    /// Uses letters as headings of the columns, and shows them before the names of the rows.
    void setLetters(bool on)
    {
        if (on == hasLetters_)
            return;
        hasLetters_ = on;
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() || !scores_ ? 0 : scores_->size();
    }
    int columnCount(const QModelIndex& parent = {}) const override { return rowCount(parent); }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (!scores_ || section >= scores_->size())
            return {};
        const bool isRow = orientation == Qt::Vertical;
        if (role == QuietHeader::kSignRole)
            return isRow && hasLetters_ ? letterOf(section) : QVariant();
        if (role == Qt::DisplayRole && !isRow && hasLetters_)
            return letterOf(section);
        if (role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
            return scores_->name(section);
        return {};
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        const int row = index.row();
        const int column = index.column();
        if (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
            return sentence(*scores_, row, column);
        if (role != Qt::DisplayRole || row == column)
            return {};
        const TableCell& cell = scores_->cell(row, column);
        return cell.matches() ? shareText(cell) : QString();
    }
    Qt::ItemFlags flags(const QModelIndex&) const override { return Qt::ItemIsEnabled | Qt::ItemIsSelectable; }

    /// A percentage of at most four characters.
    static QString shareText(const TableCell& cell)
    {
        const double percent = 100 * cell.share;
        return figure(percent, percent < 99.95 ? 1 : 0);
    }

    static QString errorText(const TableCell& cell)
    {
        return QChar(0xB1) + figure(100 * cell.error, cell.error < 0.1 ? 1 : 0);
    }

private:
    std::shared_ptr<const Scoreboard> scores_;
    bool hasLetters_ = false;
};

/// Paints a cell: sign, share and error on a background that depends on the distance from an even result.
class Crosstable::Painter : public QStyledItemDelegate {
public:
    explicit Painter(Crosstable* table) : QStyledItemDelegate(table), table_(table) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Ink colours = ink(table_);
        const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
        const TableCell& cell = table_->model_->scores()->cell(index.row(), index.column());
        const bool isSelf = index.row() == index.column();
        const PainterState saved(*painter);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(ground(cell, isSelf, colours));
        painter->drawRoundedRect(box, 5, 5);
        if (!isSelf) {
            if ((option.state & QStyle::State_MouseOver) && cell.matches()) {
                painter->setBrush(colours.raise2);
                painter->drawRoundedRect(box, 5, 5);
            }
            drawFigures(painter, box, cell, colours);
        }
        if (table_->opened_ == QPoint(index.column(), index.row())) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(colours.brass, 2));
            painter->drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5);
        }
        if (table_->showsFocusAt(index))
            drawFocus(*painter, box.adjusted(3, 3, -3, -3), 4);
    }

private:
    static QColor ground(const TableCell& cell, bool isSelf, const Ink& colours)
    {
        if (isSelf || !cell.matches() || !isClear(cell))
            return colours.raise;
        const bool light = colours.solid.lightness() > 127;
        const double away = std::abs(cell.share - 0.5) * 2;
        QColor tint = cell.share > 0.5 ? (light ? QColor(27, 122, 51) : QColor(99, 197, 138))
                                       : (light ? QColor(179, 32, 44) : QColor(224, 85, 90));
        tint.setAlphaF(static_cast<float>(std::min(0.62, 0.10 + away * 0.6) * (light ? 0.62 : 0.72)));
        return tint;
    }
    void drawFigures(QPainter* painter, const QRectF& box, const TableCell& cell, const Ink& colours) const
    {
        if (!cell.matches()) {
            painter->setPen(colours.dim);
            painter->setFont(typeFont(14));
            painter->drawText(box, Qt::AlignCenter, QString(QChar(0x2013)));
            return;
        }
        const QString share = Model::shareText(cell);
        const QString error = Model::errorText(cell);
        const double top = box.center().y() - 17;
        const QRectF above(box.x(), top, box.width(), 20);
        const QRectF below(box.x(), top + 19, box.width(), 14);
        painter->setPen(colours.text);
        painter->setFont(typeFont(14, true));
        const double width = painter->fontMetrics().horizontalAdvance(share);
        const double sign = 13;
        const double left = box.center().x() - (width + sign) / 2;
        painter->drawText(QRectF(left + sign, above.y(), width + 2, above.height()), Qt::AlignVCenter | Qt::AlignLeft,
                          share);
        const int outcome = !isClear(cell) ? 0 : cell.share > 0.5 ? 1 : -1;
        drawOutcome(*painter, QPointF(left + 4, above.center().y()), outcome, colours.text);
        const bool onTint = isClear(cell) && std::abs(cell.share - 0.5) > 0.18;
        painter->setPen(onTint ? colours.text : colours.dim);
        painter->setFont(typeFont(11));
        painter->drawText(below, Qt::AlignCenter, error);
    }

    const Crosstable* table_;
};

Crosstable::Crosstable(QWidget* parent) : FigureTable(tr("Crosstable"), parent), model_(new Model(this))
{
    setModel(model_);
    setItemDelegate(new Painter(this));
    setSelectionMode(QAbstractItemView::NoSelection);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    static_cast<QuietHeader*>(horizontalHeader())->setExtent(kHeader);
    setExtraRowHeight(0);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the page scrolls
    connect(this, &FigureTable::wanted, this,
            [this](const QModelIndex& index) { emit cellWanted(index.row(), index.column()); });
}

Crosstable::~Crosstable() = default;

void Crosstable::setScores(std::shared_ptr<const Scoreboard> scores)
{
    const int before = model_->rowCount();
    model_->set(std::move(scores));
    if (model_->rowCount() != before) {
        fitColumns();
        updateGeometry();
    }
}

void Crosstable::setOpened(int row, int column)
{
    opened_ = {column, row};
    viewport()->update();
}

QString Crosstable::sentence(const Scoreboard& scores, int row, int column)
{
    const QString& name = scores.name(row);
    if (row == column)
        return name;
    const QString& other = scores.name(column);
    const TableCell& cell = scores.cell(row, column);
    if (!cell.matches())
        return tr("%1 against %2: not played yet").arg(name, other);
    return tr("%1 against %2: %3 won, %4 lost, %5 drawn")
        .arg(name, other, countText(cell.wins), countText(cell.losses), countText(cell.draws));
}

bool Crosstable::canPress(const QModelIndex& index) const
{
    return index.row() != index.column() && model_->scores()->cell(index.row(), index.column()).matches() > 0;
}

int Crosstable::rows() const
{
    return model_->rowCount();
}

void Crosstable::setExtraRowHeight(int pixels)
{
    verticalHeader()->setDefaultSectionSize(kCellHeight + pixels);
    updateGeometry();
}

int Crosstable::leastWidth() const
{
    return namesWidth(false) + model_->rowCount() * kNarrowest + 2;
}

QSize Crosstable::sizeHint() const
{
    const int rows = model_->rowCount();
    const bool scrolls = leastWidth() > width();
    return {namesWidth(false) + rows * kComfortable,
            kHeader + rows * verticalHeader()->defaultSectionSize() + (scrolls ? 12 : 2)};
}

QSize Crosstable::minimumSizeHint() const
{
    return {namesWidth(false) + 2 * kNarrowest, sizeHint().height()};
}

void Crosstable::resizeEvent(QResizeEvent* event)
{
    FigureTable::resizeEvent(event);
    fitColumns();
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // a scroll bar may come or go
}

/// The width, in px, of the names before the rows, in one line or in two.
int Crosstable::namesWidth(bool inOneLine) const
{
    const QFontMetrics letters(typeFont(14));
    int wanted = kMinNames;
    for (int i = 0; i < model_->rowCount(); ++i) {
        const QString& name = model_->scores()->name(i);
        wanted = std::max(wanted, (inOneLine ? letters.horizontalAdvance(name) : twoLinesWidth(name, letters)) + 12);
    }
    return std::min(wanted, kMaxNames) + QuietHeader::kSign;
}

void Crosstable::fitColumns()
{
    const int columns = model_->rowCount();
    if (columns == 0)
        return;
    const int inOneLine = namesWidth(true);
    const int names = width() - inOneLine >= columns * kComfortable ? inOneLine : namesWidth(false);
    if (names != verticalHeader()->width()) {
        static_cast<QuietHeader*>(verticalHeader())->setExtent(names);
        updateGeometries();
    }
    const int wide = std::clamp((width() - names - 2) / columns, kNarrowest, kWidestCell);
    horizontalHeader()->setDefaultSectionSize(wide);
    const QFontMetrics letters(typeFont(12, true));
    bool fits = true;
    for (int i = 0; i < columns; ++i)
        fits = fits && twoLinesWidth(model_->scores()->name(i), letters) < wide - 4;
    model_->setLetters(!fits);
}

} // namespace parlour
