// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes Faces of drawables. A drawable is a plain struct with a function paint(const Pencil&, QRectF, const T&) in its
// namespace. The face's key contains every field, so a changed drawable never shows a stale picture. Used by the kit and the
// tables.
#pragma once

#include "app/tables/kit/pencil.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <concepts>
#include <cstddef>
#include <ranges>
#include <type_traits>
#include <typeinfo>
#include <utility>

namespace parlour::kit {

namespace key {

struct AnyField {
    template <class T>
    operator T() const;
};
template <class T, std::size_t... I>
constexpr bool takes(std::index_sequence<I...>)
{
    return requires
    {
        T{(static_cast<void>(I), AnyField{})...};
    };
}
/// The number of an aggregate's fields, at most N.
template <class T, std::size_t N = 14>
constexpr std::size_t countOfFields()
{
    if constexpr (takes<T>(std::make_index_sequence<N>()))
        return N;
    else
        return countOfFields<T, N - 1>();
}

/// The fields of an aggregate, as references.
template <class T>
auto fieldsOf(const T& of)
{
    constexpr std::size_t kCount = countOfFields<T>();
    // clang-format off
    if constexpr (kCount == 0) { return std::tie(); }
    else if constexpr (kCount == 1) { const auto& [a] = of; return std::tie(a); }
    else if constexpr (kCount == 2) { const auto& [a, b] = of; return std::tie(a, b); }
    else if constexpr (kCount == 3) { const auto& [a, b, c] = of; return std::tie(a, b, c); }
    else if constexpr (kCount == 4) { const auto& [a, b, c, d] = of; return std::tie(a, b, c, d); }
    else if constexpr (kCount == 5) { const auto& [a, b, c, d, e] = of; return std::tie(a, b, c, d, e); }
    else if constexpr (kCount == 6) { const auto& [a, b, c, d, e, f] = of; return std::tie(a, b, c, d, e, f); }
    else if constexpr (kCount == 7) { const auto& [a, b, c, d, e, f, g] = of; return std::tie(a, b, c, d, e, f, g); }
    else if constexpr (kCount == 8) { const auto& [a, b, c, d, e, f, g, h] = of; return std::tie(a, b, c, d, e, f, g, h); }
    else if constexpr (kCount == 9) { const auto& [a, b, c, d, e, f, g, h, i] = of; return std::tie(a, b, c, d, e, f, g, h, i); }
    else if constexpr (kCount == 10) { const auto& [a, b, c, d, e, f, g, h, i, j] = of; return std::tie(a, b, c, d, e, f, g, h, i, j); }
    else if constexpr (kCount == 11) { const auto& [a, b, c, d, e, f, g, h, i, j, k] = of; return std::tie(a, b, c, d, e, f, g, h, i, j, k); }
    else if constexpr (kCount == 12) { const auto& [a, b, c, d, e, f, g, h, i, j, k, l] = of; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l); }
    else if constexpr (kCount == 13) { const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m] = of; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m); }
    else if constexpr (kCount == 14) { const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = of; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, n); }
    else static_assert(kCount == 0, "more than 14 fields");
    // clang-format on
}

} // namespace key

/// Appends a key of a value to `parts`. A type that is no plain struct needs a faceKey() in its namespace.
template <class T>
void addKey(QStringList& parts, const T& value)
{
    if constexpr (requires { faceKey(value); })
        parts << faceKey(value);
    else if constexpr (std::convertible_to<T, QString>)
        parts << value;
    else if constexpr (std::is_enum_v<T>)
        parts << QString::number(static_cast<long long>(value));
    else if constexpr (std::is_arithmetic_v<T>)
        parts << QString::number(value);
    else if constexpr (std::same_as<T, QColor>)
        parts << value.name(QColor::HexArgb);
    else if constexpr (std::same_as<T, QPointF>)
        parts << QString::number(value.x()) << QString::number(value.y());
    else if constexpr (std::same_as<T, QSizeF>)
        parts << QString::number(value.width()) << QString::number(value.height());
    else if constexpr (std::same_as<T, QRectF>)
        for (const double side : {value.left(), value.top(), value.width(), value.height()})
            parts << QString::number(side);
    else if constexpr (requires { value.toInt(); }) // flags
        parts << QString::number(value.toInt());
    else if constexpr (requires { value.has_value(); }) {
        parts << flag(value.has_value());
        if (value)
            addKey(parts, *value);
    } else if constexpr (requires { value.begin(); }) {
        const auto before = parts.size();
        for (const auto& each : value)
            addKey(parts, each);
        parts << QString::number(parts.size() - before); // separates the list from the next field
    } else {
        std::apply([&](const auto&... field) { (addKey(parts, field), ...); }, key::fieldsOf(value));
    }
}

/// Paints a face without a stage, as in a tile.
inline void paintFace(QPainter& painter, const Face& face, const QRectF& box)
{
    const PainterState saved(painter);
    painter.translate(box.topLeft());
    face.draw(painter, box.size());
}

/// The drawable of a piece that only takes clicks or is read by screen readers.
struct Invisible {};
inline void paint(const Pencil&, QRectF, const Invisible&) {}

template <class Drawable>
Face faceOf(const Style& style, const Drawable& drawable)
{
    QStringList parts;
    addKey(parts, drawable);
    return face(style, typeid(Drawable).name(), parts, [drawable](QPainter& painter, const QRectF& box, const Style& with) {
        paint(Pencil(painter, with), box, drawable);
    });
}

} // namespace parlour::kit
