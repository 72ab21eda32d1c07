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

/// Replaces each value of a line by the mean of its neighbourhood.
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

/// Three box blurs come close to a Gaussian one whose sigma is half of `blur`.
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

PictureKey keyOf(const SpriteLook& look)
{
    return {look.face->key,
            {look.size.width(), look.size.height(), look.radius, look.cut, double(look.ring), double(look.shadow),
             double(look.dimmed), double(look.bright), look.shadow == Shadow::None ? 0.0 : look.down}};
}

QColor ringColour(Ring ring, const Theme& theme)
{
    return ring == Ring::Legal ? theme.legal : theme.brass;
}

void drawGlow(QPainter& painter, const QRectF& box, const SpriteLook& look, const Theme& theme)
{
    if (theme.kind == ThemeKind::HighContrast)
        return;
    QColor veil = ringColour(look.ring, theme);
    painter.setBrush(Qt::NoBrush);
    if (look.ring == Ring::Turn) {
        veil.setAlphaF(0.18F);
        painter.setPen(QPen(veil, 2 * kTurnGlow));
        painter.drawPath(outlineOf(box, look.radius, look.cut));
        return;
    }
    veil.setAlphaF(0.07F);
    for (double width = 2 * kGlow; width >= 2; width -= 3) { // thin veils that add up towards the piece
        painter.setPen(QPen(veil, width));
        painter.drawPath(outlineOf(box, look.radius, look.cut));
    }
}

/// Around the piece; whose turn it is, on its edge, where a plate has its own line.
void drawRing(QPainter& painter, const QRectF& box, const SpriteLook& look, const Theme& theme)
{
    const double width = look.ring == Ring::Chosen ? 3 : 2;
    const double out = look.ring == Ring::Turn ? -width / 2 : width / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ringColour(look.ring, theme), width));
    painter.drawPath(outlineOf(box, look.radius, look.cut, out));
}

int costOf(const QPixmap& pixmap)
{
    return 1 + pixmap.width() * pixmap.height() * 4 / 1024;
}

} // namespace

QPainterPath outlineOf(const QRectF& box, double radius, double cut, double out)
{
    const QRectF grown = box.adjusted(-out, -out, out, out);
    if (cut > 0) // an edge at 45 degrees moves out by its own share
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

double Sprites::marginOf(const SpriteLook& look)
{
    const double shadow = look.shadow == Shadow::None ? 0 : kindOf(look.shadow).drop + kindOf(look.shadow).blur * 1.2;
    return std::ceil(std::max({shadow, look.ring == Ring::None ? 0 : kGlow + 1, marginOf(*look.face)}));
}

double Sprites::marginOf(const Face& face)
{
    return std::ceil(std::max(2.0, face.bleed)); // transparent edges, so that it can be turned
}

bool Sprites::has(const SpriteLook& look) const
{
    return cache_.contains(keyOf(look));
}

const Sprite& Sprites::of(const SpriteLook& look)
{
    const PictureKey key = keyOf(look);
    if (const Sprite* found = cache_.object(key))
        return *found;
    if (look.face->isReady && !look.face->isReady(look.size, ratio_))
        provisional_.insert(key, {*look.face, look.size});
    auto made = std::make_unique<Sprite>(make(look));
    const Sprite& sprite = *made;
    cache_.insert(key, made.get(), std::min(kRoom / 4, costOf(made->pixmap)));
    (void)made.release(); // the cache has it now
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

Sprite Sprites::make(const SpriteLook& look)
{
    const double margin = marginOf(look), own = marginOf(*look.face);
    if (look.shadow == Shadow::None && look.ring == Ring::None && !look.dimmed && !look.bright)
        return {faceOf(look), own};
    Sprite sprite{canvasOf(look.size + QSizeF(2 * margin, 2 * margin), ratio_), margin};
    QPainter painter(&sprite.pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (look.shadow != Shadow::None || look.ring != Ring::None)
        painter.drawPixmap(QPointF(), behind(look, margin));

    QPixmap face = faceOf(look);
    if (look.dimmed || look.bright) {
        QPainter veils(&face);
        veils.setCompositionMode(QPainter::CompositionMode_SourceAtop);
        QColor dark = theme_.groundOuter.darker(150);
        dark.setAlphaF(0.32F);
        veils.fillRect(QRectF(QPointF(own, own), look.size), look.dimmed ? dark : QColor(255, 255, 255, 28));
    }
    painter.drawPixmap(QPointF(margin - own, margin - own), face);
    if (look.ring != Ring::None)
        drawRing(painter, QRectF(QPointF(margin, margin), look.size), look, theme_);
    return sprite;
}

QPixmap Sprites::faceOf(const SpriteLook& look)
{
    const PictureKey key{look.face->key, {look.size.width(), look.size.height()}};
    if (const QPixmap* found = faces_.object(key))
        return *found;
    const bool final = !look.face->isReady || look.face->isReady(look.size, ratio_);
    const double margin = marginOf(*look.face);
    QPixmap face = canvasOf(look.size + QSizeF(2 * margin, 2 * margin), ratio_);
    QPainter painter(&face);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(margin, margin);
    if (look.face->draw)
        look.face->draw(painter, look.size);
    painter.end();
    if (final)
        faces_.insert(key, new QPixmap(face), costOf(face));
    return face;
}

/// Shadow and glow, the same for all pieces of a size.
QPixmap Sprites::behind(const SpriteLook& look, double margin)
{
    const PictureKey key{{},
                         {margin, look.size.width(), look.size.height(), look.radius, look.cut, double(look.shadow),
                          double(look.ring), double(look.down)}};
    if (const QPixmap* found = behind_.object(key))
        return *found;
    const QRectF box(QPointF(margin, margin), look.size);
    const QSizeF room = look.size + QSizeF(2 * margin, 2 * margin);
    QPixmap behind = look.shadow == Shadow::None ? canvasOf(room, ratio_) : shadowOf(look, box, room);
    if (look.ring != Ring::None) {
        QPainter painter(&behind);
        painter.setRenderHint(QPainter::Antialiasing);
        drawGlow(painter, box, look, theme_);
    }
    behind_.insert(key, new QPixmap(behind), costOf(behind));
    return behind;
}

QPixmap Sprites::shadowOf(const SpriteLook& look, const QRectF& box, QSizeF room) const
{
    const ShadowKind& kind = kindOf(look.shadow);
    QImage alpha((room * ratio_).toSize(), QImage::Format_Alpha8);
    alpha.fill(0);
    {
        QPainter painter(&alpha);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(ratio_, ratio_);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, static_cast<int>(255 * kind.strength)));
        const QPointF drop = QTransform().rotate(90 * look.down).map(QPointF(0, kind.drop));
        painter.drawPath(outlineOf(box.translated(drop), look.radius, look.cut));
    }
    blur(alpha, kind.blur * ratio_);
    QPixmap shadow = QPixmap::fromImage(alpha.convertToFormat(QImage::Format_ARGB32_Premultiplied));
    shadow.setDevicePixelRatio(ratio_);
    return shadow;
}

} // namespace parlour
