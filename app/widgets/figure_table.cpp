// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/figure_table.h"

#include "app/draw/text.h"
#include "app/widgets/controls.h"
#include "app/widgets/figure_table_access.h"
#include "app/widgets/fitting_font.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"

#include <QKeyEvent>
#include <QPaintEvent>
#include <QScrollBar>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace parlour {

QuietHeader::QuietHeader(Qt::Orientation orientation, QWidget* parent)
    : QHeaderView(orientation, parent),
      extent_(orientation == Qt::Horizontal ? 28 : 132)
{
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    setHighlightSections(false);
    setSectionsClickable(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(20);
}

void QuietHeader::setExtent(int pixels)
{
    extent_ = pixels;
    if (orientation() == Qt::Vertical)
        setFixedWidth(pixels);
}

QSize QuietHeader::sizeHint() const
{
    return orientation() == Qt::Horizontal ? QSize(100, extent_) : QSize(extent_, 100);
}

void QuietHeader::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const bool across = orientation() == Qt::Horizontal;
    for (int i = 0; i < count(); ++i) {
        const int from = sectionViewportPosition(i);
        const QRect rect = across ? QRect(from, 0, sectionSize(i), viewport()->height())
                                  : QRect(0, from, viewport()->width(), sectionSize(i));
        if (!isSectionHidden(i) && rect.intersects(event->rect()))
            paintSection(&painter, rect, i);
    }
}

void QuietHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const Ink colours = ink(this);
    const bool across = orientation() == Qt::Horizontal;
    painter->setFont(typeFont(across ? 12 : 14, across));
    painter->setPen(across ? colours.dim : colours.text);
    const QVariant axis = model()->headerData(section, orientation(), kAxisRole);
    if (axis.isValid()) {
        painter->setFont(typeFont(11));
        const QList<double> steps = axis.value<QList<double>>();
        // As many labels as fit.
        constexpr double kRoom = 34;
        const auto last = steps.size() - 1;
        const auto stride = std::clamp<qsizetype>(qCeil(kRoom * static_cast<double>(last) / rect.width()), 1, last);
        for (qsizetype i = 0; i <= last; i += stride)
            painter->drawText(
                QRectF(onAxis(steps[i], steps.back(), rect, isRightToLeft()) - 24, rect.y(), 48, rect.height()),
                Qt::AlignCenter, figure(steps[i], 0));
        return;
    }
    const QString text = model()->headerData(section, orientation()).toString();
    const int side = model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt();
    QRect box = across ? rect.adjusted(2, 0, -2, -2) : rect.adjusted(2, 0, -8, 0);
    const QString sign = model()->headerData(section, orientation(), kSignRole).toString();
    if (!sign.isEmpty()) {
        painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeading, sign);
        box = isRightToLeft() ? box.adjusted(0, 0, -kSign, 0) : box.adjusted(kSign, 0, 0, 0);
    }
    const QFontMetrics letters = painter->fontMetrics();
    const bool hasTwo = box.height() >= 2 * letters.height();
    const QString shown = hasTwo ? twoLines(text, letters, box.width()).join('\n') : cutToFit(letters, text, box.width());
    const int usual = static_cast<int>(across ? Qt::AlignCenter : Qt::AlignVCenter | Qt::AlignLeading);
    painter->drawText(box, side ? side : usual, shown);
}

QStringList twoLines(const QString& text, const QFontMetrics& letters, int width)
{
    QStringList words = text.split(' ');
    QString first = words.takeFirst();
    while (!words.isEmpty() && letters.horizontalAdvance(first + ' ' + words.front()) < width)
        first += ' ' + words.takeFirst();
    QStringList lines{cutToFit(letters, first, width)};
    if (!words.isEmpty())
        lines << cutToFit(letters, words.join(' '), width);
    return lines;
}

void drawName(QPainter& painter, const QRectF& box, const QString& name, int pixels, bool strong, Qt::AlignmentFlag side)
{
    painter.setFont(fittingFont(name, box.width(), pixels, strong));
    const QFontMetrics letters = painter.fontMetrics();
    constexpr int kLeading = 4; // px that two lines may exceed the box
    const bool hasTwo = letters.horizontalAdvance(name) > box.width() && box.height() + kLeading >= 2 * letters.height();
    painter.drawText(box, static_cast<int>(Qt::AlignVCenter | side),
                     hasTwo ? twoLines(name, letters, static_cast<int>(box.width())).join('\n')
                            : cutToFit(letters, name, box.width()));
}

int twoLinesWidth(const QString& text, const QFontMetrics& letters)
{
    int least = letters.horizontalAdvance(text);
    for (auto gap = text.indexOf(' '); gap >= 0; gap = text.indexOf(' ', gap + 1))
        least = std::min(least,
                         std::max(letters.horizontalAdvance(text.left(gap)), letters.horizontalAdvance(text.mid(gap + 1))));
    return least;
}

FigureTable::FigureTable(const QString& name, QWidget* parent) : QTableView(parent)
{
    installTableAccess();
    setAccessibleName(name);
    styleScroll(this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setShowGrid(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setStyleSheet("QTableCornerButton::section { background: transparent; border: none; }");
    setHorizontalHeader(new QuietHeader(Qt::Horizontal, this));
    setVerticalHeader(new QuietHeader(Qt::Vertical, this));
    setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_Hover);
    connect(this, &QTableView::clicked, this, &FigureTable::clickAt);
}

/// Hides the style's selection, since the delegates show their own.
void FigureTable::initViewItemOption(QStyleOptionViewItem* option) const
{
    QTableView::initViewItemOption(option);
    option->palette.setColor(QPalette::Highlight, Qt::transparent);
}

void FigureTable::press(const QModelIndex& index)
{
    if (index.isValid() && canPress(index))
        emit wanted(index);
}

bool FigureTable::showsFocusAt(const QModelIndex& index) const
{
    return index == currentIndex() && showsFocus(this);
}

void FigureTable::keyPressEvent(QKeyEvent* event)
{
    const bool chooses = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (chooses)
        press(currentIndex());
    else if (event->key() == Qt::Key_Escape)
        event->ignore(); // handled by the page
    else
        QTableView::keyPressEvent(event);
}

void FigureTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && model() && model()->rowCount() > 0)
        setCurrentIndex(model()->index(0, 0));
}

void drawOutcome(QPainter& painter, QPointF middle, int outcome, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (outcome == 0) {
        painter.drawRect(QRectF(middle.x() - 4, middle.y() - 3, 8, 1.6));
        painter.drawRect(QRectF(middle.x() - 4, middle.y() + 1.4, 8, 1.6));
        return;
    }
    const double up = outcome > 0 ? -1 : 1;
    const QPointF corners[] = {middle + QPointF(0, 4 * up), middle + QPointF(-4, -3 * up), middle + QPointF(4, -3 * up)};
    painter.drawPolygon(corners, 3);
}

double onAxis(double value, double most, const QRectF& box, bool mirrored)
{
    constexpr double kEnd = 12; // half the width of the last label
    const double along = value / most * (box.width() - 2 * kEnd) + kEnd;
    return mirrored ? box.right() - along : box.left() + along;
}

QList<double> axisSteps(double most)
{
    const double rough = std::max(most, 1.0) / 4;
    const double unit = std::pow(10.0, std::floor(std::log10(rough)));
    const double scaled = rough / unit;
    const double step = (scaled <= 1 ? 1 : scaled <= 2 ? 2 : scaled <= 2.5 ? 2.5 : scaled <= 5 ? 5 : 10) * unit;
    QList<double> steps{0};
    while (steps.back() < most)
        steps << steps.back() + step;
    if (steps.size() == 1)
        steps << step;
    return steps;
}

} // namespace parlour
