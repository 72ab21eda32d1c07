// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/flow_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace parlour {

void FlowLayout::addItem(QLayoutItem* item)
{
    if (item->layout())
        addChildLayout(item->layout());
    items_.emplace_back(item);
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    QLayoutItem* taken = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    invalidate();
    return taken;
}

void FlowLayout::setGeometry(const QRect& box)
{
    QLayout::setGeometry(box);
    place(box, true);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& each : items_)
        size = size.expandedTo(each->sizeHint());
    return size;
}

int FlowLayout::place(const QRect& box, bool isReal) const
{
    int y = box.top();
    for (std::size_t first = 0, next = 0; first < items_.size(); first = next) {
        int width = 0, height = 0;
        for (; next < items_.size(); ++next) {
            const QSize size = items_[next]->sizeHint();
            if (next > first && width + size.width() > box.width())
                break;
            width += size.width() + gap_;
            height = std::max(height, size.height());
        }
        for (int x = box.left(); isReal && first < next; ++first) {
            const QSize size = items_[first]->sizeHint();
            const QRect place(QPoint(x, y + height - size.height()), size);
            items_[first]->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), box, place));
            x += size.width() + gap_;
        }
        y += height + (next < items_.size() ? lineGap_ : 0);
    }
    return y - box.top();
}

} // namespace parlour
