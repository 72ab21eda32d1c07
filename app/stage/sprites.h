// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of pieces ready to be drawn: face, shadow, ring and dimming in one pixmap, made once and kept. Used by the stage.
#pragma once

#include "app/draw/theme.h"
#include "app/stage/layout.h"

#include <QCache>
#include <QHash>
#include <QPainterPath>
#include <QPixmap>

#include <array>

namespace parlour {

/// What a piece looks like now, apart from where it is.
struct SpriteSpec {
    const Face* face = nullptr;
    QSizeF size;
    double radius = 8;
    double cut = 0;
    Ring ring = Ring::None;
    Shadow shadow = Shadow::None;
    bool dimmed = false;
    bool bright = false; ///< a button under the pointer
    int down = 0; ///< where the screen's bottom is, in quarter turns from the piece's: shadows fall that way
};

/// The outline of a piece, grown by `out` on all sides.
QPainterPath outlineOf(const QRectF& box, double radius, double cut, double out = 0);

struct Sprite {
    QPixmap pixmap;
    double margin = 0; ///< room around the piece for shadow and ring, on each side
};

/// What a picture is looked up by, in every frame: numbers stay numbers.
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
    /// Forgets all pictures if anything they depend on has changed.
    void setTheme(const Theme& theme);
    void setRatio(double ratio);
    void clear();

    const Sprite& of(const SpriteSpec& spec);
    /// Whether the picture is there already and costs nothing.
    bool has(const SpriteSpec& spec) const;
    /// The room that a spec takes around its piece.
    static double marginOf(const SpriteSpec& spec);
    bool hasProvisional() const { return !provisional_.isEmpty(); }
    /// Forgets provisional pictures whose final ones are ready; the keys of their faces.
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
    QCache<PictureKey, QPixmap> faces_{kRoom}; ///< without anything around
    QCache<PictureKey, QPixmap> behind_{kRoom / 8};
    struct Provisional {
        Face face;
        QSizeF size;
    };
    QHash<PictureKey, Provisional> provisional_; ///< by key of the sprite
    static constexpr int kRoom = 96 * 1024; ///< kilobytes
};

} // namespace parlour
