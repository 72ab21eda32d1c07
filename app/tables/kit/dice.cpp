// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/kit/dice.h"

#include "app/draw/theme.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QQuaternion>
#include <QRadialGradient>
#include <QVector3D>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace parlour::kit {

namespace {

// All measures in die sizes.
constexpr double kRadius = 0.20, kEdge = 0.10, kSpread = 0.26, kPip = 0.088, kAcePip = 0.105;
constexpr double kHop = 0.42; ///< height of the first bounce
constexpr int kBounces = 3;
constexpr double kSettled = 0.95; ///< the part of the way after which a die turns by less than two degrees

const QColor kLight(0xff, 0xfe, 0xfa), kIvory(0xf6, 0xf0, 0xe2), kShade(0xdf, 0xd3, 0xbc);
const QColor kSideLight(0xcd, 0xbe, 0x9f), kSide(0xa8, 0x98, 0x78), kSideDark(0x87, 0x77, 0x5a);
const QColor kLeather(0x4b, 0x2e, 0x22), kLeatherShade(0x2a, 0x18, 0x11);
const QColor kHole(0x24, 0x1a, 0x14), kFloor(0x4a, 0x3a, 0x2e);

/// The centres of the pips, on a grid from -1 to 1.
std::vector<QPointF> pips(int value)
{
    std::vector<QPointF> at;
    if (value % 2 == 1)
        at.push_back({0, 0});
    if (value >= 2)
        at.insert(at.end(), {{-1, -1}, {1, 1}});
    if (value >= 4)
        at.insert(at.end(), {{1, -1}, {-1, 1}});
    if (value == 6)
        at.insert(at.end(), {{-1, 0}, {1, 0}});
    return at;
}

double pipRadius(int value)
{
    return value == 1 ? kAcePip : kPip;
}

/// The convex hull of a set of points.
QPolygonF hullOf(std::vector<QPointF> points)
{
    std::sort(points.begin(), points.end(),
              [](QPointF a, QPointF b) { return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y()); });
    const auto turnsLeft = [](QPointF a, QPointF b, QPointF c) {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()) > 0;
    };
    QPolygonF hull;
    const auto side = [&](auto from, auto to) { // Andrew's monotone chain
        const auto begin = hull.size();
        for (; from != to; ++from) {
            while (hull.size() >= begin + 2 && !turnsLeft(hull[hull.size() - 2], hull.back(), *from))
                hull.removeLast();
            hull.append(*from);
        }
        hull.removeLast(); // the first point of the other side
    };
    side(points.begin(), points.end());
    side(points.rbegin(), points.rend());
    return hull;
}

QRectF square(double half)
{
    return {-half, -half, 2 * half, 2 * half};
}

/// Paints a blurred square as layers that add up from its rim inwards.
void paintBlurred(QPainter& painter, double size, double blur, const QColor& colour)
{
    constexpr int kLayers = 12;
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(colour, 1 - std::pow(1 - colour.alphaF(), 1.0 / kLayers)));
    for (int i = 0; i < kLayers; ++i) {
        const double out = blur * (1 - 2.0 * (i + 0.5) / kLayers), half = size / 2 + out;
        const double radius = std::max(0.0, size * kRadius + out);
        painter.drawRoundedRect(square(half), radius, radius);
    }
}

void paintShadow(QPainter& painter, double size, double angle)
{
    const auto at = [&](QPointF offset, auto paint) {
        const PainterState saved(painter);
        painter.translate(offset);
        painter.rotate(angle);
        paint();
    };
    at({size * 0.10, size * (kEdge + 0.13)}, [&] { paintBlurred(painter, size, size * 0.17, faint(Qt::black, 0.5)); });
    at({size * 0.012, size * (kEdge + 0.025)},
       [&] { paintBlurred(painter, size, size * 0.05, faint(QColor(0x0a, 0x05, 0x03), 0.7)); });
}

/// Paints the pips as holes: a bright rim below, dark inside, a lighter floor. `light` points down and right in the
/// painter's own axes.
void paintPips(QPainter& painter, int value, double size, QPointF light)
{
    const double radius = pipRadius(value) * size;
    painter.setPen(Qt::NoPen);
    for (const QPointF& pip : pips(value)) {
        const QPointF centre = pip * kSpread * size;
        painter.setBrush(faint(Qt::white, 0.9));
        painter.drawEllipse(centre + light * size * 0.017, radius * 1.06, radius * 1.06);
        painter.setBrush(kHole);
        painter.drawEllipse(centre, radius, radius);
        painter.setBrush(kFloor);
        painter.drawEllipse(centre + light * size * 0.012, radius * 0.66, radius * 0.66);
    }
}

/// The outline of a die at rest: its upper side, extended down by the height of its edge.
QPolygonF swept(double size, double angle)
{
    QPainterPath outline;
    outline.addRoundedRect(square(size / 2), size * kRadius, size * kRadius);
    std::vector<QPointF> points;
    for (const QPointF& point : outline.toFillPolygon(QTransform().rotate(angle))) {
        points.push_back(point);
        points.push_back(point + QPointF(0, size * kEdge));
    }
    return hullOf(std::move(points));
}

// ------------------------------------------------------------------------------------------------------- rolling

struct Side {
    int value;
    QVector3D out, right; ///< the side's normal and its right, in the die's own axes
};
/// Opposite sides make seven.
const std::array<Side, 6> kSides{{{1, {0, 0, 1}, {1, 0, 0}},
                                  {6, {0, 0, -1}, {1, 0, 0}},
                                  {2, {0, 1, 0}, {1, 0, 0}},
                                  {5, {0, -1, 0}, {1, 0, 0}},
                                  {3, {1, 0, 0}, {0, 1, 0}},
                                  {4, {-1, 0, 0}, {0, 1, 0}}}};

/// The pose of a die at rest that shows `value`, turned by `angle`, in the axes of the screen with z towards the viewer.
QQuaternion restingPose(int value, double angle)
{
    const auto up = std::find_if(kSides.begin(), kSides.end(), [&](const Side& side) { return side.value == value; });
    const QVector3D down = QVector3D::crossProduct(up->out, up->right);
    const QQuaternion own = QQuaternion::fromAxes(up->right, down, up->out);
    return QQuaternion::fromAxisAndAngle(0, 0, 1, static_cast<float>(angle)) * own.conjugated();
}

/// Projects a point for a viewer who looks slightly down from the front, so that a die at rest shows its edge.
QPointF projected(const QVector3D& point)
{
    return {static_cast<double>(point.x()),
            std::sqrt(1 - kEdge * kEdge) * static_cast<double>(point.y()) - kEdge * static_cast<double>(point.z())};
}

QColor shaded(double brightness)
{
    const double part = std::clamp(brightness, 0.0, 1.0);
    const auto mix = [part](int dark, int light) { return static_cast<int>(std::lround(std::lerp(dark, light, part))); };
    return {mix(kSideDark.red(), kLight.red()), mix(kSideDark.green(), kLight.green()),
            mix(kSideDark.blue(), kLight.blue())};
}

void paintSide(QPainter& painter, const Side& side, const QQuaternion& pose, double size)
{
    const QVector3D out = pose.rotatedVector(side.out), right = pose.rotatedVector(side.right);
    const QVector3D down = QVector3D::crossProduct(out, right);
    const double facing = static_cast<double>(QVector3D::dotProduct(out, QVector3D(0, static_cast<float>(kEdge), 1)));
    if (facing <= 0.01)
        return;
    const double half = size / 2;
    const QPointF x = projected(right), y = projected(down), middle = projected(out * static_cast<float>(half));
    const PainterState saved(painter);
    const QTransform place(x.x(), x.y(), y.x(), y.y(), middle.x(), middle.y());
    painter.setTransform(place, true);
    const double light = static_cast<double>(QVector3D::dotProduct(out, QVector3D(-0.36F, -0.42F, 0.83F)));
    const double brightness = 0.3 + 0.8 * light;
    QLinearGradient shade(-half, -half, half, half); // fixed, as on a die at rest: it does not turn with the side
    shade.setColorAt(0, shaded(brightness + 0.12));
    shade.setColorAt(1, shaded(brightness - 0.2));
    QBrush ivory(shade);
    ivory.setTransform(place.inverted());
    inked(painter, Qt::NoPen, ivory).drawRoundedRect(square(half), size * kRadius, size * kRadius);
    paintPips(painter, side.value, size, {0, 0});
}

/// The outline of the cube with round corners: the hull of discs in its corners.
QPainterPath bodyOf(const QQuaternion& pose, double size)
{
    constexpr int kRound = 20;
    const double inner = size * (0.5 - kRadius);
    std::vector<QPointF> points;
    for (const int x : {-1, 1})
        for (const int y : {-1, 1})
            for (const int z : {-1, 1}) {
                const QVector3D corner(static_cast<float>(x * inner), static_cast<float>(y * inner),
                                       static_cast<float>(z * inner));
                const QPointF middle = projected(pose.rotatedVector(corner));
                for (int i = 0; i < kRound; ++i) {
                    const double turn = 2 * std::numbers::pi * i / kRound;
                    points.push_back(middle + QPointF(std::cos(turn), std::sin(turn)) * size * kRadius);
                }
            }
    QPainterPath body;
    body.addPolygon(hullOf(std::move(points)));
    body.closeSubpath();
    return body;
}

void paintRolling(QPainter& painter, int value, double size, double angle, QPointF way, double part)
{
    if (part <= 0)
        return; // still in the hand
    const double left = (1 - part) * (1 - part); // of the way, as the stage moves a thrown piece
    const double distance = std::hypot(way.x(), way.y());
    // It rolls without slipping: a quarter turn for each die size that is left, a whole number of them in all.
    const double quarters = std::clamp(std::round(distance / size), 4.0, 9.0);
    const QVector3D axis(static_cast<float>(-way.y()), static_cast<float>(way.x()), 0);
    const QQuaternion roll = QQuaternion::fromAxisAndAngle(axis.normalized(), static_cast<float>(-90 * quarters * left));
    const QQuaternion twist = QQuaternion::fromAxisAndAngle(0, 0, 1, static_cast<float>(70 * left));
    const QQuaternion pose = roll * twist * restingPose(value, angle);

    const double bounce = std::abs(std::sin(part * kBounces * std::numbers::pi)) * (1 - part) * (1 - part);
    const double hop = kHop * size * bounce;
    // The shadow is round while it rolls, and wider and fainter the higher it hops.
    const double reach = size * (0.78 + 0.5 * bounce);
    const auto shadow = graded(QRadialGradient(QPointF(size * 0.08 + hop * 0.5, size * (kEdge + 0.1) + hop * 0.4), reach),
                               {{0.4, faint(Qt::black, 0.6 - 0.3 * bounce)}, {1, faint(Qt::black, 0)}});
    inked(painter, Qt::NoPen, shadow).drawEllipse(shadow.center(), reach, reach);
    // The size of a die at rest is that of its upper side; its centre is half a die below.
    const PainterState saved(painter);
    painter.translate(0, size * kEdge / 2 - hop);
    const QPainterPath body = bodyOf(pose, size);
    painter.fillPath(body, kSide);
    painter.setClipPath(body, Qt::IntersectClip);
    for (const Side& side : kSides)
        paintSide(painter, side, pose, size);
}

} // namespace

void paintDie(QPainter& painter, int value, double size, double angle)
{
    const double half = size / 2, radius = size * kRadius;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintShadow(painter, size, angle);

    // Gradients do not turn with the die.
    const auto edge = graded(QLinearGradient(-half, 0, half, 0), {{0, kSideLight}, {0.6, kSide}, {1, kSideDark}});
    const auto top = graded(QLinearGradient(-half, -half, half, half), {{0, kLight}, {0.5, kIvory}, {1, kShade}});
    const auto turned = [angle](const QGradient& gradient) {
        QBrush brush(gradient);
        brush.setTransform(QTransform().rotate(-angle));
        return brush;
    };
    inked(painter, Qt::NoPen, turned(edge)).drawPolygon(swept(size, angle));
    painter.rotate(angle);
    painter.setBrush(turned(top));
    painter.drawRoundedRect(square(half), radius, radius);
    const double line = std::max(1.0, size * 0.0135);
    inked(painter, QPen(faint(Qt::white, 0.75), line))
        .drawRoundedRect(square(half - line / 2), radius - line / 2, radius - line / 2);
    const auto glow = graded(QRadialGradient(QPointF(-size * 0.08, -size * 0.1), size * 0.55),
                             {{0, faint(Qt::white, 0.6)}, {1, faint(Qt::white, 0)}});
    inked(painter, Qt::NoPen, glow).drawEllipse(QPointF(), size * 0.48, size * 0.48);
    paintPips(painter, value, size, QTransform().rotate(-angle).map(QPointF(0.6, 0.9)));
    painter.restore();
}

Face dieFace(int value, double size, double angle)
{
    return {QStringLiteral("die:%1:%2").arg(value).arg(angle),
            [value, size, angle](QPainter& painter, QSizeF box) {
                painter.translate(box.width() / 2, box.height() / 2);
                painter.rotate(-angle);
                paintDie(painter, value, size, angle);
            },
            {},
            size / 2};
}

Entrance dieEntrance(int value, double size, double angle, QPointF way, double delay, double duration)
{
    return {delay, duration, [=](QPainter& painter, double part) { paintRolling(painter, value, size, angle, way, part); },
            kSettled};
}

void paintSmallDie(QPainter& painter, QRectF box, int value, bool faint)
{
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(painter.opacity() * (faint ? 0.45 : 1));
    const double size = std::min(box.width(), box.height()), line = std::max(1.0, size * 0.075);
    painter.translate(box.center());
    inked(painter, QPen(QColor(0x6b, 0x5a, 0x45), line), Qt::white)
        .drawRoundedRect(square((size - line) / 2), size * 0.21, size * 0.21);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x2b, 0x20, 0x19));
    for (const QPointF& pip : pips(value))
        painter.drawEllipse(pip * size * 0.21, size * 0.088, size * 0.088);
}

void paint(const Pencil& pen, QRectF box, const Inlay&)
{
    const Theme& theme = pen.theme();
    const double radius = std::min(pen.px(26), box.height() / 5);
    if (theme.kind == ThemeKind::HighContrast)
        return pen.round(box, radius, theme.tablePanel, QPen(theme.tableLine, 1.5));
    const bool slate = theme.kind == ThemeKind::Slate;
    const QColor light = slate ? theme.groundInner.darker(150) : kLeather;
    const QColor dark = slate ? theme.groundOuter.darker(135) : kLeatherShade;
    const QRectF recess = box.adjusted(0, 0, 0, -1.5);
    pen.inked(QPen(faint(Qt::white, 0.16), 1.5))
        .drawRoundedRect(recess.translated(0, 1.2).adjusted(0.75, 0.75, -0.75, -0.75), radius, radius);
    const auto leather =
        graded(QRadialGradient(QPointF(recess.left() + recess.width() * 0.42, recess.top() + recess.height() * 0.36),
                               std::hypot(recess.width(), recess.height()) * 0.6),
               {{0, light}, {1, dark}});
    pen.round(recess, radius, leather, Qt::NoPen);
    // The rim's shadow falls from above.
    pen->save();
    QPainterPath inside;
    inside.addRoundedRect(recess, radius, radius);
    pen->setClipPath(inside);
    pen->setBrush(Qt::NoBrush);
    for (double width = pen.px(26); width > 2; width -= 3) {
        pen->setPen(QPen(faint(Qt::black, 0.075), width));
        pen->drawRoundedRect(recess.adjusted(0, -pen.px(1), 0, pen.px(6)), radius, radius);
    }
    pen->restore();
    const double seam = std::min(pen.px(14), recess.height() * 0.09);
    const QRectF stitching = recess.adjusted(seam, seam, -seam, -seam);
    const QPen thread = dashed(QPen(faint(theme.accent, 0.26), 1.5), {5, 3.4});
    pen->setPen(thread);
    const double inner = std::max(2.0, radius - seam * 0.7);
    pen->drawRoundedRect(stitching, inner, inner);
}

} // namespace parlour::kit
