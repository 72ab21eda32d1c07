// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/theme.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

struct Ground {
    QRgb inner, outer, panel, accent;
};

Ground groundOf(Surface surface)
{
    switch (surface) {
    case Surface::Night:
        return {0xFF22385C, 0xFF0B1424, 0xFF0D1626, 0xFF5CC8E0};
    case Surface::Walnut:
        return {0xFF6B4630, 0xFF2B1A12, 0xFF1E120B, 0xFFF0C36A};
    case Surface::Plum:
        return {0xFF46294F, 0xFF1A0F20, 0xFF180E1E, 0xFFD9B36C};
    case Surface::Midnight:
        return {0xFF1C2E52, 0xFF0A1224, 0xFF0B1426, 0xFFE8C05A};
    case Surface::Felt:
        break;
    }
    return {0xFF2A6B47, 0xFF0F3D2A, 0xFF12211A, 0xFFF2D37A};
}

/// Flat opaque colours; every text has a contrast of at least 7.
Theme highContrast(bool light)
{
    Theme t;
    t.kind = ThemeKind::HighContrast;
    t.light = light;
    t.panel = t.solid = t.page = light ? Qt::white : Qt::black;
    t.line = t.text = light ? Qt::black : Qt::white;
    t.dim = QColor(light ? 0xFF2B2B2B : 0xFFE0E0E0);
    t.raise = QColor(light ? 0xFFEDEDED : 0xFF1C1C1C);
    t.raise2 = QColor(light ? 0xFFDADADA : 0xFF333333);
    t.brass = QColor(0xFFFFD75E);
    t.onBrass = Qt::black;
    t.legal = QColor(0xFFFFE14D);
    t.danger = QColor(light ? 0xFF8A0F1A : 0xFFFF9C9C);
    t.good = QColor(light ? 0xFF0B4F1E : 0xFF86F0AC);
    t.tablePanel = Qt::black;
    t.tableText = Qt::white;
    t.tableDim = QColor(0xFFE0E0E0);
    t.tableDanger = QColor(0xFFFF9C9C);
    t.tableGood = QColor(0xFF86F0AC);
    t.tableLine = Qt::white;
    t.accent = QColor(0xFFFFD75E);
    t.groundInner = t.groundOuter = QColor(0xFF0A1F16);
    return t;
}

} // namespace

Theme Theme::make(ThemeKind kind, bool light, Surface surface)
{
    if (kind == ThemeKind::HighContrast)
        return highContrast(light);
    Ground ground = groundOf(surface);
    if (kind == ThemeKind::Slate)
        ground = {0xFF2B5480, 0xFF142C46, 0xFF0E1B2A, ground.accent};
    else if (kind == ThemeKind::Wine)
        ground = {0xFF6B2A38, 0xFF2E0F18, 0xFF200D13, ground.accent};
    else if (kind == ThemeKind::Pine)
        ground = {0xFF1F5A5C, 0xFF0B2A2E, 0xFF0B1D20, ground.accent};

    Theme t;
    t.kind = kind;
    t.light = light;
    t.brass = QColor(0xFFD9B36C);
    t.onBrass = QColor(0xFF221705);
    t.legal = QColor(0xFFF2D37A);
    t.accent = QColor(ground.accent);
    t.groundInner = QColor(ground.inner);
    t.groundOuter = QColor(ground.outer);
    t.tablePanel = faint(QColor(ground.panel), 0.82);
    t.tableText = QColor(0xFFF2F0E8);
    t.tableDim = QColor(0xFFB9C4BC);
    t.tableDanger = QColor(0xFFF28B8F);
    t.tableGood = QColor(0xFF74D29A);
    t.tableLine = faint(Qt::white, 0.08);
    if (light) {
        t.panel = t.solid = QColor(0xFFF6F3EC);
        t.page = QColor(0xFFE7E2D6);
        t.line = faint(Qt::black, 0.10);
        t.text = QColor(0xFF1C211E);
        t.dim = QColor(0xFF535C56); // for a contrast of 4.5 on the page
        t.raise = faint(Qt::black, 0.045);
        t.raise2 = faint(Qt::black, 0.08);
        t.danger = QColor(0xFFB3202C);
        t.good = QColor(0xFF1B7A33);
    } else {
        t.panel = t.tablePanel;
        t.solid = QColor(ground.panel).lighter(115);
        t.page = QColor(ground.panel).darker(135);
        t.line = t.tableLine;
        t.text = t.tableText;
        t.dim = t.tableDim;
        t.raise = faint(Qt::white, 0.06);
        t.raise2 = faint(Qt::white, 0.11);
        t.danger = t.tableDanger;
        t.good = t.tableGood;
    }
    return t;
}

QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

double contrast(const QColor& one, const QColor& other)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const auto luminance = [&](const QColor& c) {
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
    };
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

QColor standingOut(QColor mark, const QColor& ground, double least)
{
    const bool isLight = contrast(ground, Qt::black) > contrast(ground, Qt::white);
    while (isLight && contrast(mark, ground) < least)
        mark = mark.darker(106);
    return mark;
}

QColor over(const QColor& above, const QColor& below)
{
    const float a = above.alphaF();
    const auto mix = [a](float x, float y) { return x * a + y * (1.0F - a); };
    return QColor::fromRgbF(mix(above.redF(), below.redF()), mix(above.greenF(), below.greenF()),
                            mix(above.blueF(), below.blueF()));
}

} // namespace parlour
