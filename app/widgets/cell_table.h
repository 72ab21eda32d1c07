// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table of texts and figures that requests a cell when it is painted, so that a thousand rows cost nothing. Headers can be
// pressed to sort, and several rows selected. Used by the history; knows nothing of its content.
#pragma once

#include "app/widgets/figure_table.h"

#include <functional>
#include <optional>
#include <vector>

namespace parlour {

/// The content of a cell.
struct Cell {
    enum class Tone { Plain, Dim, Good, Bad };
    QString text;
    QString spoken = {}; ///< for screen readers; empty: header and text
    Tone tone = Tone::Plain;
    bool strong = false;
    std::optional<QColor> mark = {}; ///< a square before the text
    std::optional<int> outcome = {}; ///< sign before the text, as of drawOutcome: 1, 0 or -1
    int indent = 0; ///< px
    QString tip = {};
};

class CellTable : public FigureTable {
    Q_OBJECT

public:
    struct Column {
        QString title;
        QString tip = {}; ///< a sentence that explains the figures
        int width = 0; ///< px of its text; 0: the rest
        bool isFigure = false; ///< aligned to the trailing edge
        bool opens = false; ///< a click here opens the row
        int least = 0; ///< px of its text in two lines, where not all columns have room; 0: `width`
    };
    using CellOf = std::function<Cell(int row, int column)>;

    explicit CellTable(const QString& name, QWidget* parent = nullptr);
    ~CellTable() override;

    void setColumns(std::vector<Column> columns);
    /// Replaces the rows and clears the selection.
    void setRows(int count, CellOf cellOf);
    /// Repaints the same rows, whose content has changed.
    void refresh();
    /// Marks the header of the sort column; -1: none.
    void setSorted(int column, bool descending);
    /// Lets rows be opened by Enter, a double click or a click on the column that `opens`.
    void setOpenable() { isOpenable_ = true; }
    /// Lets headers be pressed, and rows be selected.
    void setSortable();
    void setSelectable();
    void setRowHeight(int pixels);
    /// Makes the table as high as its rows.
    void setWhole();

    /// The selected rows in order; without a selection the current one.
    std::vector<int> chosenRows() const;
    int selectedCount() const;
    bool canPress(const QModelIndex&) const override { return isOpenable_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void opened(int row);
    void sortWanted(int column);
    void deleteWanted();
    void selectionMoved();

protected:
    void clickAt(const QModelIndex& index) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    class Model;
    class Painter;
    void fitColumns();
    int fitColumns(bool tight);

    Model* model_;
    int hovered_ = -1;
    bool isOpenable_ = false;
    bool isWhole_ = false;
};

} // namespace parlour
