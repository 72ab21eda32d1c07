// How tables of figures look on the page of a contest: headers, cells, focus. Used by its crosstable, standings and lists.
#pragma once

#include <QHeaderView>
#include <QTableView>

namespace parlour {

/// A header of quiet words. A section whose model gives it a list of numbers for kAxisRole is the axis of a bar.
class QuietHeader : public QHeaderView {
    Q_OBJECT

public:
    static constexpr int kAxisRole = Qt::UserRole + 40;

    QuietHeader(Qt::Orientation orientation, QWidget* parent);
    QSize sizeHint() const override;
    void setExtent(int pixels) { extent_ = pixels; }

protected:
    /// Sections alone, without a ground behind and after them.
    void paintEvent(QPaintEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    int extent_;
};

/// A table without frame, grid and ground, that is walked by arrows; Enter or a click activates a cell.
class FigureTable : public QTableView {
    Q_OBJECT

public:
    explicit FigureTable(const QString& name, QWidget* parent = nullptr);
    /// Where the focus is to be seen, if it is.
    bool showsFocusAt(const QModelIndex& index) const;

signals:
    /// By Enter, Space or a click.
    void wanted(const QModelIndex& index);

protected:
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
