// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/effects.h"

#include "app/draw/paint.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour {

namespace {

constexpr double kPi = std::numbers::pi;

/// An envelope with a quick attack and a slow decay: 0 at both ends, 1 at 0.2.
double swell(double part)
{
    return part < 0.2 ? part / 0.2 : (1 - part) / 0.8;
}

double easeOutQuad(double part)
{
    return 1 - (1 - part) * (1 - part);
}

} // namespace

Effect starsOver(const QString& piece, const QString& key, Sound sound, const Theme& theme)
{
    constexpr int kStars = 14;
    const auto paint = [colour = theme.brass](QPainter& painter, const QRectF& place, double part) {
        painter.setPen(Qt::NoPen);
        const double size = std::min(place.width(), place.height());
        for (int i = 0; i < kStars; ++i) {
            // Spread by the golden ratio, so that successive stars are far apart.
            const double across = std::fmod(0.5 + i * 0.618034, 1.0), down = std::fmod(0.3 + i * 0.754878, 1.0);
            const double own = std::clamp((part - 0.25 * i / kStars) / 0.75, 0.0, 1.0); // one after the other
            const QPointF at(place.left() + place.width() * (0.08 + 0.84 * across),
                             place.top() + place.height() * (0.2 + 0.7 * down) - size * 0.16 * easeOutQuad(own));
            painter.setBrush(faint(colour, swell(own)));
            painter.drawPath(starPath(at, std::clamp(size * (0.03 + 0.03 * down), 5.0, 22.0), 0.36, own * 0.9));
        }
    };
    return {key, piece, sound, 1200, true, 24, paint};
}

Effect ringsAround(const QString& piece, const QString& key, Sound sound, const Theme& theme)
{
    constexpr double kBleed = 26;
    const auto paint = [colour = theme.brass](QPainter& painter, const QRectF& place, double part) {
        painter.setBrush(Qt::NoBrush);
        for (const double late : {0.0, 0.22}) {
            const double own = std::clamp((part - late) / (1 - late), 0.0, 1.0);
            const double out = 2 + (kBleed - 6) * easeOutQuad(own);
            painter.setPen(QPen(faint(colour, 0.85 * (1 - own) * (own > 0 ? 1 : 0)), 3.5 * (1 - own) + 0.5));
            painter.drawRoundedRect(place.adjusted(-out, -out, out, out), 8 + out, 8 + out);
        }
    };
    return {key, piece, sound, 600, true, kBleed, paint};
}

Effect lightAlong(const QString& piece, const QString& key, Sound sound, const Theme& theme)
{
    constexpr double kBleed = 14;
    const auto paint = [colour = theme.brass](QPainter& painter, const QRectF& place, double part) {
        const double radius = std::min(place.height() / 2, 16.0);
        QPainterPath outline;
        outline.addRoundedRect(place.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
        painter.setBrush(Qt::NoBrush);
        for (int i = 0; i < 4; ++i) { // a soft edge made of few strokes
            painter.setPen(QPen(faint(colour, 0.16 * swell(part)), 3.0 + 6 * i));
            painter.drawPath(outline);
        }
        const double width = place.width() * 0.3;
        const double x = place.left() - width + (place.width() + 2 * width) * easeOutQuad(part);
        QLinearGradient light(x, 0, x + width, 0);
        light.setColorAt(0, faint(Qt::white, 0));
        light.setColorAt(0.5, faint(Qt::white, 0.4));
        light.setColorAt(1, faint(Qt::white, 0));
        painter.fillPath(outline, light);
    };
    return {key, piece, sound, 1000, true, kBleed, paint};
}

Effect sealOn(const QString& piece, const QString& key, Sound sound, const Theme& theme)
{
    const auto paint = [theme](QPainter& painter, const QRectF& place, double part) {
        const double radius = std::clamp(std::min(place.width(), place.height()) * 0.3, 13.0, 26.0);
        const double pressed = 1 + 0.5 * std::pow(1 - std::min(1.0, part / 0.2), 2);
        painter.setOpacity(part < 0.12 ? part / 0.12 : part > 0.75 ? (1 - part) / 0.25 : 1);
        painter.translate(place.right() - radius * 0.7, place.top() + radius * 0.7);
        painter.scale(pressed, pressed);
        painter.setPen(QPen(theme.brass, radius * 0.14));
        painter.setBrush(theme.solid);
        painter.drawEllipse(QPointF(), radius * 0.92, radius * 0.92);
        painter.setPen(QPen(theme.brass, radius * 0.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF tick[] = {QPointF(-0.4, 0.02) * radius, QPointF(-0.1, 0.32) * radius, QPointF(0.42, -0.34) * radius};
        painter.drawPolyline(tick, 3);
    };
    return {key, piece, sound, 1300, true, 24, paint};
}

Effect coinTurning(const QString& piece, const QString& key, Sound sound, const Face& before, const Face& face,
                   const Face& otherSide, const QColor& ground)
{
    constexpr double kTurns = 2.25, kHigh = 64; // begins on its edge, where neither side shows
    const auto paint = [before, face, otherSide, ground](QPainter& painter, const QRectF& place, double part) {
        const auto draw = [&](const Face& side) {
            painter.translate(-place.width() / 2, -place.height() / 2);
            side.draw(painter, place.size());
        };
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(place.center());
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawEllipse(QPointF(), place.width() / 2, place.height() / 2);
        painter.save();
        draw(before); // hides the result until the coin lands
        painter.restore();
        const double turn = std::cos(2 * kPi * kTurns * (1 - part));
        painter.translate(0, -4 * kHigh * part * (1 - part));
        painter.scale(1 + 0.25 * std::sin(kPi * part), std::max(0.06, std::abs(turn)) * (1 + 0.25 * std::sin(kPi * part)));
        draw(turn >= 0 ? face : otherSide);
    };
    return {key, piece, sound, 620, false, kHigh + 30, paint};
}

} // namespace parlour
