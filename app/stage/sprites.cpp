// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/sprites.h"

#include "app/draw/paint.h"

#include <QImage>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour {

namespace {

struct ShadowKind {
    double drop, blur, strength;
};
constexpr ShadowKind kRest{2, 6, 0.25};
constexpr ShadowKind kLifted{8, 18, 0.30};

const ShadowKind& kindOf(Shadow shadow)
{
    return shadow == Shadow::Lifted ? kLifted : kRest;
}

constexpr double kGlow = 9; // px around a ring
constexpr double kTurnGlow = 4;

/// A box blur of one line: each value becomes the mean of its neighbourhood.
void blurLine(uchar* line, int length, qsizetype step, int radius, std::vector<uchar>& copy)
{
    copy.resize(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i)
        copy[static_cast<std::size_t>(i)] = line[i * step];
    const auto at = [&](int i) { return i >= 0 && i < length ? int{copy[static_cast<std::size_t>(i)]} : 0; };
    int sum = 0;
    for (int i = -radius; i <= radius; ++i)
        sum += at(i);
    for (int i = 0; i < length; ++i) {
        line[i * step] = static_cast<uchar>(sum / (2 * radius + 1));
        sum += at(i + radius + 1) - at(i - radius);
    }
}

/// Three box blurs, which approximate a Gaussian blur with a sigma of half of `blur`.
void blur(QImage& alpha, double blur)
{
    const int radius = std::max(1, static_cast<int>(std::lround(blur / 2 * 0.94)));
    std::vector<uchar> copy;
    for (int pass = 0; pass < 3; ++pass) {
        for (int y = 0; y < alpha.height(); ++y)
            blurLine(alpha.scanLine(y), alpha.width(), 1, radius, copy);
        for (int x = 0; x < alpha.width(); ++x)
            blurLine(alpha.bits() + x, alpha.height(), alpha.bytesPerLine(), radius, copy);
    }
}

QPixmap canvasOf(QSizeF size, double ratio)
{
    QPixmap pixmap((size * ratio).toSize().expandedTo(QSize(1, 1)));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

PictureKey keyOf(const SpriteSpec& spec)
{
    return {spec.face->key,
            {spec.size.width(), spec.size.height(), spec.radius, spec.cut, double(spec.ring), double(spec.shadow),
             double(spec.dimmed), double(spec.bright), spec.shadow == Shadow::None ? 0.0 : spec.down}};
}

QColor ringColour(Ring ring, const Theme& theme)
{
    return ring == Ring::Legal ? theme.legal : ring == Ring::Mistake ? theme.tableDanger : theme.brass;
}

void drawGlow(QPainter& painter, const QRectF& box, const SpriteSpec& spec, const Theme& theme)
{
    if (theme.kind == ThemeKind::HighContrast)
        return;
    QColor veil = ringColour(spec.ring, theme);
    painter.setBrush(Qt::NoBrush);
    if (spec.ring == Ring::Turn) {
        veil.setAlphaF(0.18F);
        painter.setPen(QPen(veil, 2 * kTurnGlow));
        painter.drawPath(outlineOf(box, spec.radius, spec.cut));
        return;
    }
    veil.setAlphaF(0.07F);
    for (double width = 2 * kGlow; width >= 2; width -= 3) { // veils that add up towards the piece
        painter.setPen(QPen(veil, width));
        painter.drawPath(outlineOf(box, spec.radius, spec.cut));
    }
}

/// The ring around the piece. The ring of a turn lies on the edge itself, where a plate has its line.
void drawRing(QPainter& painter, const QRectF& box, const SpriteSpec& spec, const Theme& theme)
{
    const double width = spec.ring == Ring::Chosen || spec.ring == Ring::Mistake ? 3 : 2;
    const double out = spec.ring == Ring::Turn ? -width / 2 : width / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ringColour(spec.ring, theme), width));
    painter.drawPath(outlineOf(box, spec.radius, spec.cut, out));
}

int costOf(const QPixmap& pixmap)
{
    return 1 + pixmap.width() * pixmap.height() * 4 / 1024;
}

} // namespace

QPainterPath outlineOf(const QRectF& box, double radius, double cut, double out)
{
    const QRectF grown = box.adjusted(-out, -out, out, out);
    if (cut > 0) // keeps the cut edge at the same distance
        return cutCorners(grown, cut + out * (2 - std::numbers::sqrt2), radius + out);
    QPainterPath path;
    path.addRoundedRect(grown, radius + out, radius + out);
    return path;
}

void Sprites::setTheme(const Theme& theme)
{
    if (theme_ != theme)
        clear();
    theme_ = theme;
}

void Sprites::setRatio(double ratio)
{
    if (ratio_ != ratio)
        clear();
    ratio_ = ratio;
}

void Sprites::clear()
{
    cache_.clear();
    faces_.clear();
    behind_.clear();
    provisional_.clear();
}

double Sprites::marginOf(const SpriteSpec& spec)
{
    const double shadow = spec.shadow == Shadow::None ? 0 : kindOf(spec.shadow).drop + kindOf(spec.shadow).blur * 1.2;
    return std::ceil(std::max({shadow, spec.ring == Ring::None ? 0 : kGlow + 1, marginOf(*spec.face)}));
}

double Sprites::marginOf(const Face& face)
{
    return std::ceil(std::max(2.0, face.bleed)); // transparent edges for rotation
}

bool Sprites::has(const SpriteSpec& spec) const
{
    return cache_.contains(keyOf(spec));
}

const Sprite& Sprites::of(const SpriteSpec& spec)
{
    const PictureKey key = keyOf(spec);
    if (const Sprite* found = cache_.object(key))
        return *found;
    if (spec.face->isReady && !spec.face->isReady(spec.size, ratio_))
        provisional_.insert(key, {*spec.face, spec.size});
    auto made = std::make_unique<Sprite>(make(spec));
    const Sprite& sprite = *made;
    cache_.insert(key, made.get(), std::min(kRoom / 4, costOf(made->pixmap)));
    (void)made.release(); // owned by the cache
    return sprite;
}

QStringList Sprites::takeReady()
{
    QStringList faces;
    provisional_.removeIf([&](const std::pair<const PictureKey&, Provisional&>& entry) {
        const auto& [key, waiting] = entry;
        if (!waiting.face.isReady(waiting.size, ratio_))
            return false;
        cache_.remove(key);
        faces.append(waiting.face.key);
        return true;
    });
    return faces;
}

Sprite Sprites::make(const SpriteSpec& spec)
{
    const double margin = marginOf(spec), own = marginOf(*spec.face);
    if (spec.shadow == Shadow::None && spec.ring == Ring::None && !spec.dimmed && !spec.bright)
        return {faceOf(spec), own};
    Sprite sprite{canvasOf(spec.size + QSizeF(2 * margin, 2 * margin), ratio_), margin};
    QPainter painter(&sprite.pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (spec.shadow != Shadow::None || spec.ring != Ring::None)
        painter.drawPixmap(QPointF(), behind(spec, margin));

    QPixmap face = faceOf(spec);
    if (spec.dimmed || spec.bright) {
        QPainter veils(&face);
        veils.setCompositionMode(QPainter::CompositionMode_SourceAtop);
        QColor dark = theme_.groundOuter.darker(150);
        dark.setAlphaF(0.32F);
        veils.fillRect(QRectF(QPointF(own, own), spec.size), spec.dimmed ? dark : QColor(255, 255, 255, 28));
    }
    painter.drawPixmap(QPointF(margin - own, margin - own), face);
    if (spec.ring != Ring::None)
        drawRing(painter, QRectF(QPointF(margin, margin), spec.size), spec, theme_);
    return sprite;
}

QPixmap Sprites::faceOf(const SpriteSpec& spec)
{
    const PictureKey key{spec.face->key, {spec.size.width(), spec.size.height()}};
    if (const QPixmap* found = faces_.object(key))
        return *found;
    const bool final = !spec.face->isReady || spec.face->isReady(spec.size, ratio_);
    const double margin = marginOf(*spec.face);
    QPixmap face = canvasOf(spec.size + QSizeF(2 * margin, 2 * margin), ratio_);
    QPainter painter(&face);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(margin, margin);
    if (spec.face->draw)
        spec.face->draw(painter, spec.size);
    painter.end();
    if (final)
        faces_.insert(key, new QPixmap(face), costOf(face));
    return face;
}

/// Shadow and glow, shared by all pieces of a size.
QPixmap Sprites::behind(const SpriteSpec& spec, double margin)
{
    const PictureKey key{{},
                         {margin, spec.size.width(), spec.size.height(), spec.radius, spec.cut, double(spec.shadow),
                          double(spec.ring), double(spec.down)}};
    if (const QPixmap* found = behind_.object(key))
        return *found;
    const QRectF box(QPointF(margin, margin), spec.size);
    const QSizeF room = spec.size + QSizeF(2 * margin, 2 * margin);
    QPixmap behind = spec.shadow == Shadow::None ? canvasOf(room, ratio_) : shadowOf(spec, box, room);
    if (spec.ring != Ring::None) {
        QPainter painter(&behind);
        painter.setRenderHint(QPainter::Antialiasing);
        drawGlow(painter, box, spec, theme_);
    }
    behind_.insert(key, new QPixmap(behind), costOf(behind));
    return behind;
}

QPixmap Sprites::shadowOf(const SpriteSpec& spec, const QRectF& box, QSizeF room) const
{
    const ShadowKind& kind = kindOf(spec.shadow);
    QImage alpha((room * ratio_).toSize(), QImage::Format_Alpha8);
    alpha.fill(0);
    {
        QPainter painter(&alpha);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(ratio_, ratio_);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, static_cast<int>(255 * kind.strength)));
        const QPointF drop = QTransform().rotate(90 * spec.down).map(QPointF(0, kind.drop));
        painter.drawPath(outlineOf(box.translated(drop), spec.radius, spec.cut));
    }
    blur(alpha, kind.blur * ratio_);
    QPixmap shadow = QPixmap::fromImage(alpha.convertToFormat(QImage::Format_ARGB32_Premultiplied));
    shadow.setDevicePixelRatio(ratio_);
    return shadow;
}

} // namespace parlour
