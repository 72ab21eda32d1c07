// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table of words and figures whose rows are asked for when they are painted, so that a thousand of them cost nothing.
// Heads can be pressed to sort; rows can be selected, several at a time. Used by the history; knows nothing of what it
// shows.
#pragma once

#include "app/widgets/figure_table.h"

#include <functional>
#include <optional>
#include <vector>

namespace parlour {

/// What one cell shows.
struct Cell {
    enum class Tone { Plain, Dim, Good, Bad };
    QString text;
    QString spoken = {}; ///< for screen readers; empty: head and text
    Tone tone = Tone::Plain;
    bool strong = false;
    std::optional<QColor> mark = {}; ///< a square before the text
    std::optional<int> outcome = {}; ///< drawOutcome before the text: 1, 0, -1
    int indent = 0; ///< px
    QString tip = {};
};

class CellTable : public FigureTable {
    Q_OBJECT

public:
    struct Column {
        QString title;
        QString tip = {}; ///< what the figures are, in a sentence
        int width = 0; ///< px of its text; 0: what the others leave
        bool isFigure = false; ///< at the far side
        bool opens = false; ///< a click here opens the row
    };
    using CellOf = std::function<Cell(int row, int column)>;

    explicit CellTable(const QString& name, QWidget* parent = nullptr);
    ~CellTable() override;

    void setColumns(std::vector<Column> columns);
    /// Shows other rows; none is selected then.
    void setRows(int count, CellOf cellOf);
    /// The same rows, which say something else now.
    void refresh();
    /// The head that the rows are sorted by; -1: none.
    void setSorted(int column, bool descending);
    /// Rows can be opened: by Enter, a double click, or a click where that is drawn.
    void setOpenable() { isOpenable_ = true; }
    /// Heads can be pressed; rows can be selected.
    void setSortable();
    void setSelectable();
    void setRowHeight(int pixels);
    /// As high as its rows.
    void setWhole();

    /// The selected rows, in order; without any the current one.
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

    Model* model_;
    int hovered_ = -1;
    bool isOpenable_ = false;
    bool isWhole_ = false;
};

} // namespace parlour
