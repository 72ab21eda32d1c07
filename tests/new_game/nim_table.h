// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The least table: the number of stones, and a button for each action.
#pragma once

#include "app/tables/kit/builder.h"
#include "tests/new_game/nim_types.h"

namespace parlour::nim {

class NimLayout : kit::Builder {
public:
    NimLayout(const Position& position, const Gesture& gesture, const Canvas& canvas)
        : Builder(gesture, kit::styleIn(canvas)),
          position_(position)
    {
    }
    Layout build(const QString& situation)
    {
        addSpoken(QStringLiteral("heap"), {px(60), px(60), px(600), px(40)}, situation, {});
        for (std::size_t i = 0; i < position_.legal.size(); ++i) {
            const QString label = QString::fromStdString(position_.legal[i]);
            const QRectF rect(px(60 + 200 * static_cast<double>(i)), px(200), px(160), px(60));
            addButton(QStringLiteral("button:") + label, rect, {.label = label}, position_.legal[i]);
        }
        return std::move(out_);
    }

private:
    const Position& position_;
};

class NimTable final : public GameTable {
public:
    Layout arrange(const Position& position, const Gesture& gesture, const Canvas& canvas) const override
    {
        return NimLayout(position, gesture, canvas).build(situation(position));
    }
    QString situation(const Position& position) const override
    {
        const auto& view = std::any_cast<const View&>(position.views[static_cast<std::size_t>(position.viewpoint)]);
        return QStringLiteral("%1 stones").arg(view.heap);
    }
    QString shortResult(const Position& position) const override
    {
        return position.result[static_cast<std::size_t>(position.viewpoint)] > 0 ? QStringLiteral("Won")
                                                                                 : QStringLiteral("Lost");
    }
    void paintTile(QPainter& painter, QRectF rect, const Canvas&) const override
    {
        painter.drawText(rect, Qt::AlignCenter, QStringLiteral("Nim"));
    }
    QString tagline() const override { return QStringLiteral("Take the last stone."); }
    QString goal() const override { return QStringLiteral("Whoever takes the last stone wins."); }
};

} // namespace parlour::nim
