// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A layout in lines: items stand next to each other at their preferred sizes, and the next line begins where the width ends.
// Those of a line end at its bottom.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace parlour {

class FlowLayout : public QLayout {
public:
    /// Gaps in px between the items of a line and between lines.
    FlowLayout(int gap, int lineGap) : gap_(gap), lineGap_(lineGap) {}

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return place({0, 0, width, 0}, false); }
    void setGeometry(const QRect& box) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

private:
    /// Returns the height in px; sets the items' places if `isReal`.
    int place(const QRect& box, bool isReal) const;

    const int gap_, lineGap_;
    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace parlour
