// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How tables of figures look on the page of a contest: headers, cells, focus. Used by its crosstable, standings and lists.
#pragma once

#include <QHeaderView>
#include <QTableView>

namespace parlour {

/// A header of quiet words, in two lines where one is too short. A section whose model gives it a list of numbers for
/// kAxisRole is the axis of a bar; a row with a kSignRole has that before its words.
class QuietHeader : public QHeaderView {
    Q_OBJECT

public:
    static constexpr int kAxisRole = Qt::UserRole + 40;
    static constexpr int kSignRole = Qt::UserRole + 41;
    static constexpr int kSign = 24; ///< px that signs take

    QuietHeader(Qt::Orientation orientation, QWidget* parent);
    QSize sizeHint() const override;
    void setExtent(int pixels);

protected:
    /// Sections alone, without a ground behind and after them.
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    int extent_;
};

/// The words of a text in at most two lines for this width; what has no room ends in "…".
QStringList twoLines(const QString& text, const QFontMetrics& letters, int width);
/// A name at the beginning of a box: in smaller type where it has little room, and at last in two lines.
void drawName(QPainter& painter, const QRectF& box, const QString& name, int pixels, bool strong = false);
/// The least width in which a text needs no more than two lines.
int twoLinesWidth(const QString& text, const QFontMetrics& letters);

/// A table without frame, grid and ground, that is walked by arrows; Enter or a click presses a cell.
class FigureTable : public QTableView {
    Q_OBJECT

public:
    explicit FigureTable(const QString& name, QWidget* parent = nullptr);
    /// Where the focus is to be seen, if it is.
    bool showsFocusAt(const QModelIndex& index) const;
    /// Does pressing this cell do anything?
    virtual bool canPress(const QModelIndex&) const { return false; }
    /// As Enter does.
    void press(const QModelIndex& index);

signals:
    /// A cell that can be pressed was: by Enter, Space, a click or the accessibility tree.
    void wanted(const QModelIndex& index);

protected:
    virtual void clickAt(const QModelIndex& index) { press(index); }
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
};

/// Up for more, down for less, two lines for even: the sign of `outcome`, round `middle`.
void drawOutcome(QPainter& painter, QPointF middle, int outcome, const QColor& colour);

/// Where a value goes on an axis from 0 to `most` across `box`, in the direction of reading.
double onAxis(double value, double most, const QRectF& box, bool mirrored);
/// At most so many round steps from 0 that reach `most`.
QList<double> axisSteps(double most);

} // namespace parlour
