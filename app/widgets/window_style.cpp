// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/window_style.h"

#include "app/draw/decks.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPainter>

namespace parlour {

namespace {

ThemeKind kindOf(Preferences::Ground ground)
{
    switch (ground) {
    case Preferences::Ground::Felt:
        return ThemeKind::Felt;
    case Preferences::Ground::Slate:
        return ThemeKind::Slate;
    case Preferences::Ground::HighContrast:
        return ThemeKind::HighContrast;
    case Preferences::Ground::Wine:
        return ThemeKind::Wine;
    case Preferences::Ground::Pine:
        return ThemeKind::Pine;
    }
    return ThemeKind::Felt;
}

// Palette roles that Qt's styles do not draw with, reused for colours that Qt has no role for.
constexpr auto kRaise = QPalette::Light;
constexpr auto kRaise2 = QPalette::Midlight;
constexpr auto kLine = QPalette::Mid;
constexpr auto kGood = QPalette::LinkVisited;
constexpr auto kDanger = QPalette::BrightText;

} // namespace

Canvas WindowStyle::canvas(QSizeF size, Surface surface, const QString& game) const
{
    return {size, theme(surface), cards, typeFont(14), keys.of(game)};
}

WindowStyle windowStyleFor(const Preferences& preferences, bool systemIsLight)
{
    WindowStyle style;
    style.cards = makeDeck(preferences.deck, preferences.fourColour, preferences.cardBack, preferences.russianLetters);
    style.kind = kindOf(preferences.ground);
    style.light =
        preferences.mode == Preferences::Mode::System ? systemIsLight : preferences.mode == Preferences::Mode::Light;
    style.keys = preferences.keys;
    return style;
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.page);
    palette.setColor(QPalette::Base, theme.solid);
    palette.setColor(QPalette::AlternateBase, over(theme.raise, theme.solid));
    palette.setColor(QPalette::Button, over(theme.raise2, theme.solid));
    palette.setColor(QPalette::ToolTipBase, theme.solid);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, theme.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.dim);
    palette.setColor(QPalette::PlaceholderText, theme.dim);
    palette.setColor(QPalette::Highlight, theme.brass);
    palette.setColor(QPalette::HighlightedText, theme.onBrass);
    palette.setColor(QPalette::Link, standingOut(theme.brass, theme.solid, kReadable));
    palette.setColor(kRaise, theme.raise);
    palette.setColor(kRaise2, theme.raise2);
    palette.setColor(kLine, theme.line);
    palette.setColor(kGood, theme.good);
    palette.setColor(kDanger, theme.danger);
    return palette;
}

Ink ink(const QWidget* widget)
{
    const QPalette& p = widget->palette();
    const auto colour = [&](QPalette::ColorRole role) { return p.color(QPalette::Active, role); };
    return {colour(QPalette::WindowText),
            colour(QPalette::PlaceholderText),
            colour(kRaise),
            colour(kRaise2),
            colour(kLine),
            colour(QPalette::Base),
            colour(QPalette::Window),
            colour(QPalette::Highlight),
            colour(QPalette::HighlightedText),
            colour(kDanger),
            colour(kGood)};
}

void paintSide(QPainter& painter, const QWidget& panel)
{
    const Ink colours = ink(&panel);
    painter.fillRect(panel.rect(), colours.solid);
    painter.fillRect(QRect(panel.isRightToLeft() ? panel.width() - 1 : 0, 0, 1, panel.height()), colours.line);
}

QFont typeFont(int pixels, bool strong)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setPixelSize(pixels);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    return font;
}

int widestOf(const QStringList& texts, const QFont& font)
{
    const QFontMetricsF letters(font);
    double widest = 0;
    for (const QString& text : texts)
        widest = std::max(widest, letters.horizontalAdvance(text));
    return qCeil(widest);
}

bool showsFocus(const QWidget* widget)
{
    return widget->hasFocus() && widget->window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

void drawFocus(QPainter& painter, const QRectF& rect, double radius)
{
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x0B, 0x14, 0x10), 1.5));
    painter.drawRoundedRect(rect.adjusted(-0.75, -0.75, 0.75, 0.75), radius, radius);
    painter.setPen(QPen(Qt::white, 1.5));
    painter.drawRoundedRect(rect.adjusted(-2.25, -2.25, 2.25, 2.25), radius + 1.5, radius + 1.5);
}

} // namespace parlour
