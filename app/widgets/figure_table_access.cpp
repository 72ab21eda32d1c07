// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/figure_table_access.h"

#include "app/widgets/figure_table.h"

#include <QAccessibleWidget>
#include <QHash>

namespace parlour {

namespace {

class TableElement;

/// A cell or a header (row or column -1) by its position, not by the model's index.
class PlaceElement final : public QAccessibleInterface,
                           public QAccessibleTableCellInterface,
                           public QAccessibleActionInterface {
public:
    PlaceElement(TableElement& owner, int row, int column) : owner_(owner), row_(row), column_(column) {}
    int row() const { return row_; }
    int column() const { return column_; }

    bool isValid() const override { return row_ < model().rowCount() && column_ < model().columnCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view()); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}

    QString text(QAccessible::Text kind) const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    QRect rect() const override;

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        return type == QAccessible::ActionInterface && (isCell() || sorts()) ? static_cast<QAccessibleActionInterface*>(this)
                                                                             : nullptr;
    }

    bool isSelected() const override { return isCell() && isValid() && view()->selectionModel()->isSelected(index()); }
    QList<QAccessibleInterface*> columnHeaderCells() const override;
    QList<QAccessibleInterface*> rowHeaderCells() const override;
    int columnIndex() const override { return column_; }
    int rowIndex() const override { return row_; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QStringList actionNames() const override
    {
        if (isValid() && sorts())
            return {pressAction()};
        if (!isCell() || !isValid())
            return {};
        if (selects())
            return {pressAction(), toggleAction(), setFocusAction()};
        return view()->canPress(index()) ? QStringList{pressAction(), setFocusAction()} : QStringList{setFocusAction()};
    }
    void doAction(const QString& name) override
    {
        if (isValid() && sorts() && name == pressAction()) {
            QHeaderView* const header = view()->horizontalHeader();
            QMetaObject::invokeMethod(
                header, [header, column = column_] { emit header->sectionClicked(column); }, Qt::QueuedConnection);
        }
        if (!isCell() || !isValid())
            return;
        if (name == toggleAction())
            return view()->selectionModel()->select(index(), QItemSelectionModel::Toggle | QItemSelectionModel::Rows);
        // Queued, since pressing may replace the page and this element with it.
        const QPersistentModelIndex at = index();
        FigureTable* const table = view();
        const bool presses = name == pressAction();
        QMetaObject::invokeMethod(
            table,
            [table, at, presses] {
                if (!at.isValid())
                    return;
                table->setCurrentIndex(at);
                presses ? table->press(at) : table->setFocus();
            },
            Qt::QueuedConnection);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    FigureTable* view() const;
    const QAbstractItemModel& model() const { return *view()->model(); }
    QModelIndex index() const { return model().index(row_, column_); }
    bool isCell() const { return row_ >= 0 && column_ >= 0; }
    /// Whether it is a header that can be pressed.
    bool sorts() const { return row_ < 0 && column_ >= 0 && view()->horizontalHeader()->sectionsClickable(); }
    bool selects() const { return view()->selectionMode() != QAbstractItemView::NoSelection; }
    bool isShown() const;

    TableElement& owner_;
    int row_, column_;
};

/// Numbers its children as Qt does in focus events: row by row, headers included.
class TableElement final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit TableElement(FigureTable* table) : QAccessibleWidget(table, QAccessible::Table) {}
    ~TableElement() override
    {
        for (const QAccessible::Id id : std::as_const(places_))
            QAccessible::deleteAccessibleInterface(id);
    }
    FigureTable* table() const { return static_cast<FigureTable*>(widget()); }
    QAccessibleInterface* place(int row, int column) const
    {
        if (row < -1 || column < -1 || row >= rowCount() || column >= columnCount())
            return nullptr;
        QAccessible::Id& id = places_[{row, column}];
        if (!id)
            id = QAccessible::registerAccessibleInterface(new PlaceElement(const_cast<TableElement&>(*this), row, column));
        return QAccessible::accessibleInterface(id);
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    int childCount() const override { return (rowCount() + 1) * (columnCount() + 1); }
    QAccessibleInterface* child(int index) const override
    {
        return index < 0 ? nullptr : place(index / (columnCount() + 1) - 1, index % (columnCount() + 1) - 1);
    }
    int indexOfChild(const QAccessibleInterface* element) const override
    {
        const auto* here = dynamic_cast<const PlaceElement*>(element);
        return here ? (here->row() + 1) * (columnCount() + 1) + here->column() + 1 : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QModelIndex index = table()->indexAt(table()->viewport()->mapFromGlobal(QPoint(x, y)));
        return index.isValid() ? place(index.row(), index.column()) : nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        const QModelIndex at = table()->currentIndex();
        return table()->hasFocus() && at.isValid() ? place(at.row(), at.column()) : nullptr;
    }

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override
    {
        return row < 0 || column < 0 ? nullptr : place(row, column);
    }
    int rowCount() const override { return table()->model() ? table()->model()->rowCount() : 0; }
    int columnCount() const override { return table()->model() ? table()->model()->columnCount() : 0; }
    QString columnDescription(int column) const override
    {
        const QAccessibleInterface* head = place(-1, column);
        return head ? head->text(QAccessible::Name) : QString();
    }
    QString rowDescription(int row) const override
    {
        const QAccessibleInterface* head = place(row, -1);
        return head ? head->text(QAccessible::Name) : QString();
    }
    // Selection is always by rows.
    int selectedCellCount() const override { return selectedRowCount() * columnCount(); }
    QList<QAccessibleInterface*> selectedCells() const override
    {
        QList<QAccessibleInterface*> cells;
        for (const int row : selectedRows())
            for (int column = 0; column < columnCount(); ++column)
                cells << place(row, column);
        return cells;
    }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override
    {
        QList<int> rows;
        if (table()->selectionModel())
            for (const QModelIndex& index : table()->selectionModel()->selectedRows())
                rows << index.row();
        return rows;
    }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int row) const override
    {
        return table()->selectionModel() && table()->selectionModel()->isRowSelected(row, {});
    }
    bool selectRow(int row) override { return select(row, QItemSelectionModel::Select); }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int row) override { return select(row, QItemSelectionModel::Deselect); }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override
    {
        for (auto it = places_.begin(); it != places_.end();) {
            if (it.key().first < rowCount() && it.key().second < columnCount()) {
                ++it;
                continue;
            }
            QAccessible::deleteAccessibleInterface(*it);
            it = places_.erase(it);
        }
    }

private:
    bool select(int row, QItemSelectionModel::SelectionFlag how)
    {
        if (row < 0 || row >= rowCount() || table()->selectionMode() == QAbstractItemView::NoSelection)
            return false;
        table()->selectionModel()->select(table()->model()->index(row, 0), how | QItemSelectionModel::Rows);
        return true;
    }

    mutable QHash<std::pair<int, int>, QAccessible::Id> places_; ///< requested ones
};

FigureTable* PlaceElement::view() const
{
    return owner_.table();
}

QString PlaceElement::text(QAccessible::Text kind) const
{
    if (kind != QAccessible::Name || !isValid() || (row_ < 0 && column_ < 0))
        return {};
    const auto read = [this](int role) {
        return (isCell()       ? index().data(role)
                    : row_ < 0 ? model().headerData(column_, Qt::Horizontal, role)
                               : model().headerData(row_, Qt::Vertical, role))
            .toString();
    };
    const QString spoken = read(Qt::AccessibleTextRole);
    return spoken.isEmpty() ? read(Qt::DisplayRole).trimmed() : spoken;
}

QAccessible::Role PlaceElement::role() const
{
    if (isCell())
        return QAccessible::Cell;
    return row_ >= 0 ? QAccessible::RowHeader : column_ >= 0 ? QAccessible::ColumnHeader : QAccessible::Pane;
}

bool PlaceElement::isShown() const
{
    const bool hasHead = (row_ >= 0 || view()->horizontalHeader()->isVisible())
        && (column_ >= 0 || view()->verticalHeader()->isVisible()) && (row_ >= 0 || column_ >= 0);
    return hasHead && view()->isVisible();
}

QAccessible::State PlaceElement::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    state.invisible = state.invalid || !isShown();
    state.focusable = isCell();
    state.selectable = isCell() && selects();
    state.selected = isSelected();
    state.focused = isCell() && isValid() && view()->hasFocus() && view()->currentIndex() == index();
    state.offscreen = isCell() && isValid() && !view()->viewport()->rect().intersects(view()->visualRect(index()));
    return state;
}

QRect PlaceElement::rect() const
{
    if (!isValid() || !isShown())
        return {};
    const auto onScreen = [](const QWidget* widget, const QRect& rect) {
        return QRect(widget->mapToGlobal(rect.topLeft()), rect.size());
    };
    if (isCell())
        return onScreen(view()->viewport(), view()->visualRect(index()));
    const QHeaderView* head = row_ < 0 ? view()->horizontalHeader() : view()->verticalHeader();
    const int section = row_ < 0 ? column_ : row_;
    const int from = head->sectionViewportPosition(section);
    return onScreen(head->viewport(),
                    row_ < 0 ? QRect(from, 0, head->sectionSize(section), head->height())
                             : QRect(0, from, head->width(), head->sectionSize(section)));
}

QList<QAccessibleInterface*> PlaceElement::columnHeaderCells() const
{
    return isCell() ? QList<QAccessibleInterface*>{owner_.place(-1, column_)} : QList<QAccessibleInterface*>{};
}

QList<QAccessibleInterface*> PlaceElement::rowHeaderCells() const
{
    return isCell() ? QList<QAccessibleInterface*>{owner_.place(row_, -1)} : QList<QAccessibleInterface*>{};
}

QAccessibleInterface* makeTableElement(const QString&, QObject* object)
{
    auto* table = qobject_cast<FigureTable*>(object);
    return table ? new TableElement(table) : nullptr;
}

} // namespace

void installTableAccess()
{
    QAccessible::installFactory(makeTableElement);
}

} // namespace parlour
