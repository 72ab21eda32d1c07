// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tables of figures with quiet headers and keyboard use. Used by contests and, through CellTable, by the history.
#pragma once

#include <QHeaderView>
#include <QTableView>

namespace parlour {

/// A header in a quiet colour, in two lines if needed. A list of numbers for kAxisRole makes a section the axis of a bar; a
/// text for kSignRole is drawn before a row's title.
class QuietHeader : public QHeaderView {
    Q_OBJECT

public:
    static constexpr int kAxisRole = Qt::UserRole + 40;
    static constexpr int kSignRole = Qt::UserRole + 41;
    static constexpr int kSign = 24; ///< px width of signs

    QuietHeader(Qt::Orientation orientation, QWidget* parent);
    QSize sizeHint() const override;
    void setExtent(int pixels);

protected:
    /// Paints the sections alone, without a background.
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    int extent_;
};

/// A text in at most two lines of this width, each elided with "…" if needed.
QStringList twoLines(const QString& text, const QFontMetrics& letters, int width);
/// Draws a name at a side of a box: in a smaller font if space is short, then in two lines.
void drawName(QPainter& painter, const QRectF& box, const QString& name, int pixels, bool strong = false,
              Qt::AlignmentFlag side = Qt::AlignLeading);
/// The least width in px at which a text fits two lines.
int twoLinesWidth(const QString& text, const QFontMetrics& letters);

/// A table without frame, grid and background. Arrows move the current cell; Enter, Space or a click presses it.
class FigureTable : public QTableView {
    Q_OBJECT

public:
    explicit FigureTable(const QString& name, QWidget* parent = nullptr);
    /// Whether the keyboard focus is shown at a cell.
    bool showsFocusAt(const QModelIndex& index) const;
    /// Whether pressing a cell does anything.
    virtual bool canPress(const QModelIndex&) const { return false; }
    /// Presses a cell as Enter does.
    void press(const QModelIndex& index);

signals:
    /// A pressable cell was pressed by Enter, Space, a click or an assistive client.
    void wanted(const QModelIndex& index);

protected:
    virtual void clickAt(const QModelIndex& index) { press(index); }
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void initViewItemOption(QStyleOptionViewItem* option) const override;
};

/// Draws the sign of `outcome` around `middle`: a triangle up for 1, down for -1, two lines for 0.
void drawOutcome(QPainter& painter, QPointF middle, int outcome, const QColor& colour);

/// The x coordinate of a value on an axis from 0 to `most` across `box`, in reading direction.
double onAxis(double value, double most, const QRectF& box, bool mirrored);
/// Round steps from 0 to at least `most`.
QList<double> axisSteps(double most);

} // namespace parlour
