// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/ground.h"

#include <QPainter>
#include <QRadialGradient>

#include <cstdint>

namespace parlour {

namespace {

constexpr int kTile = 128;
constexpr int kGrain = 7; // strength of the grain, of 255

/// A tile of faint light and dark grain from a fixed seed.
QImage grainTile()
{
    QImage tile(kTile, kTile, QImage::Format_ARGB32_Premultiplied);
    std::uint32_t state = 0x9E3779B9U;
    for (int y = 0; y < kTile; ++y) {
        for (int x = 0; x < kTile; ++x) {
            state = state * 1664525U + 1013904223U;
            const int strength = static_cast<int>((state >> 16) % (2 * kGrain + 1)) - kGrain;
            const int light = strength > 0 ? strength : 0;
            tile.setPixel(x, y, qRgba(light, light, light, std::abs(strength)));
        }
    }
    return tile;
}

} // namespace

QPixmap makeGround(const Theme& theme, QSize size, double ratio)
{
    QPixmap ground((QSizeF(size) * ratio).toSize().expandedTo(QSize(1, 1)));
    ground.setDevicePixelRatio(ratio);
    if (theme.groundInner == theme.groundOuter) {
        ground.fill(theme.groundInner);
        return ground;
    }
    QPainter painter(&ground);
    // An ellipse centred 40 % from the top, with radii of 78 % of the width and 88 % of the height.
    QRadialGradient gradient(0, 0, 1);
    gradient.setColorAt(0, theme.groundInner);
    gradient.setColorAt(1, theme.groundOuter);
    QBrush brush(gradient);
    brush.setTransform(
        QTransform().translate(size.width() * 0.5, size.height() * 0.4).scale(size.width() * 0.78, size.height() * 0.88));
    painter.fillRect(QRect(QPoint(), size), brush);
    painter.resetTransform();
    painter.scale(1 / ratio, 1 / ratio); // one grain for one device pixel
    painter.fillRect(QRect(QPoint(), ground.size()), QBrush(grainTile()));
    return ground;
}

} // namespace parlour
