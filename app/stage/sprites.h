// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Cached pictures of pieces: face, shadow, ring and dimming in one pixmap. Used by the stage.
#pragma once

#include "app/draw/theme.h"
#include "app/stage/layout.h"

#include <QCache>
#include <QHash>
#include <QPainterPath>
#include <QPixmap>

#include <array>

namespace parlour {

/// Everything that a piece's picture depends on.
struct SpriteSpec {
    const Face* face = nullptr;
    QSizeF size;
    double radius = 8;
    double cut = 0;
    Ring ring = Ring::None;
    Shadow shadow = Shadow::None;
    bool dimmed = false;
    bool bright = false; ///< a button under the pointer
    int down = 0; ///< direction of the shadow, towards the bottom of the screen: quarter turns from the piece's own bottom
};

/// The outline of a piece, grown by `out` px on all sides.
QPainterPath outlineOf(const QRectF& box, double radius, double cut, double out = 0);

struct Sprite {
    QPixmap pixmap;
    double margin = 0; ///< px around the piece for shadow and ring
};

/// The key of a cached picture. Looked up in every frame, so numbers are not formatted.
struct PictureKey {
    QString face;
    std::array<double, 9> numbers{};

    bool operator==(const PictureKey&) const = default;
    friend std::size_t qHash(const PictureKey& key, std::size_t seed = 0)
    {
        return qHashRange(key.numbers.begin(), key.numbers.end(), qHash(key.face, seed));
    }
};

class Sprites {
public:
    /// Clears the cache if the theme differs. setRatio does the same for the pixel ratio.
    void setTheme(const Theme& theme);
    void setRatio(double ratio);
    void clear();

    const Sprite& of(const SpriteSpec& spec);
    /// Whether the picture is cached.
    bool has(const SpriteSpec& spec) const;
    /// The margin of a sprite, in px.
    static double marginOf(const SpriteSpec& spec);
    bool hasProvisional() const { return !provisional_.isEmpty(); }
    /// Drops provisional pictures whose final ones are ready, and returns the keys of their faces.
    QStringList takeReady();

private:
    static double marginOf(const Face& face);
    Sprite make(const SpriteSpec& spec);
    QPixmap faceOf(const SpriteSpec& spec);
    QPixmap behind(const SpriteSpec& spec, double margin);
    QPixmap shadowOf(const SpriteSpec& spec, const QRectF& box, QSizeF room) const;

    Theme theme_ = Theme::make(ThemeKind::Felt, false);
    double ratio_ = 1;
    QCache<PictureKey, Sprite> cache_{kRoom};
    QCache<PictureKey, QPixmap> faces_{kRoom}; ///< without shadow and ring
    QCache<PictureKey, QPixmap> behind_{kRoom / 8};
    struct Provisional {
        Face face;
        QSizeF size;
    };
    QHash<PictureKey, Provisional> provisional_; ///< by key of the sprite
    static constexpr int kRoom = 96 * 1024; ///< KiB
};

} // namespace parlour
