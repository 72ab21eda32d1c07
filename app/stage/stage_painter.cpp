// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/stage_painter.h"

#include "app/draw/canvas.h"
#include "app/draw/ground.h"
#include "app/stage/repaint.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace parlour {

namespace {

constexpr int kPictureBudget = 5; // ms of a frame for the pictures of new pieces
constexpr int kMaxDeferredFrames = 60; // reached only if a layout needs more pictures than Sprites can cache
constexpr int kBand = 90; // device pixel lines, see drawPicture

/// The device pixels that a rectangle of the stage touches.
QRect pixelsOf(const QRectF& place, double ratio)
{
    return QTransform::fromScale(ratio, ratio).mapRect(place).toAlignedRect();
}

void clipTo(QPainter& painter, const QRect& pixels, double ratio)
{
    const QTransform placed = painter.worldTransform();
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    painter.setClipRect(pixels);
    painter.setWorldTransform(placed);
}

/// Draws a picture with transparent edges, and leaves the clip inside `area`. Unrotated, unscaled pictures are copied, for
/// which smoothing must be off. Others are resampled in bands of kBand lines: from 96 lines on Qt distributes the work to
/// threads and waits for them, which takes long while bots keep the processors busy.
void drawPicture(QPainter& painter, QPointF at, const QPixmap& picture, const QRect& area)
{
    const QTransform& placed = painter.worldTransform();
    const double ratio = picture.devicePixelRatio();
    const bool isCopied = placed.type() <= QTransform::TxTranslate && ratio == std::floor(ratio);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !isCopied);
    painter.setRenderHint(QPainter::Antialiasing, false); // the edges are transparent
    if (isCopied) {
        painter.drawPixmap(at, picture);
        return;
    }
    const QRect touched = area & pixelsOf(placed.mapRect(QRectF(at, picture.deviceIndependentSize())), ratio);
    for (int top = touched.top(); top <= touched.bottom(); top += kBand) {
        clipTo(painter, touched & QRect(touched.left(), top, touched.width(), kBand), ratio);
        painter.drawPixmap(at, picture);
    }
}

/// Paints the focus: 3 px, half dark and half light, outside the piece's own ring.
void paintFocus(QPainter& painter, const Scene& scene)
{
    const Actor* actor = scene.cast.find(scene.focus);
    if (!actor)
        return;
    Pose pose = scene.cast.appearance(*actor).pose;
    const Layout& layout = scene.cast.layout();
    if (scene.focus == layout.question && !layout.questionBox.isEmpty())
        pose = {layout.questionBox.center(), layout.questionBox.size()};
    const PainterState saved(painter);
    painter.setTransform(transformOf(pose), true);
    painter.setBrush(Qt::NoBrush);
    const QRectF own = pose.own();
    const double gap = actor->piece.ring == Ring::None ? 2 : 4;
    for (const auto& [out, colour] : {std::pair(gap + 0.75, QColor(0xFF0B1410)), std::pair(gap + 2.25, QColor(Qt::white))}) {
        painter.setPen(QPen(colour, 1.5));
        painter.drawPath(outlineOf(own, actor->piece.radius, actor->piece.cut, out));
    }
}

bool isSeen(const Appearance& seen)
{
    return seen.pose.opacity > 0 && !seen.pose.size.isEmpty();
}

/// The elapsed share of an entrance that paints its piece; nullopt if the piece shows its face.
std::optional<double> ownPart(const Cast& cast, const Actor& actor)
{
    const Entrance& entrance = actor.piece.entrance;
    const auto part = cast.entrancePart(actor);
    return part && entrance.paint && *part < entrance.settled ? part : std::nullopt;
}

/// A visible face and its opacity.
struct Shown {
    const Face* face;
    double opacity;
};

/// The visible faces of a piece, the lower one first.
std::vector<Shown> facesOf(const Actor& actor, const Appearance& seen)
{
    const double before = seen.beforePart, opacity = seen.pose.opacity;
    const Face* now = &actor.piece.face;
    if (before <= 0)
        return {{now, opacity}};
    const FaceChange& change = actor.travel->change;
    if (before >= 1 || change.kind == Change::Flip)
        return {{&change.before, opacity}};
    return {{&change.before, opacity * before}, {now, opacity * (1 - before)}};
}

/// The sprite of a piece in its state and in the gesture.
SpriteSpec specOf(const Actor& actor, const Face& face, const Pose& pose, const Scene& scene)
{
    const Piece& piece = actor.piece;
    const bool raised = actor.held || Cast::isFlying(actor) || actor.lift.up > 0.03;
    SpriteSpec spec{&face, piece.size, piece.radius, piece.cut, piece.ring, piece.shadow, piece.dimmed, false, 0};
    if (raised && piece.shadow != Shadow::None)
        spec.shadow = Shadow::Lifted;
    if (!piece.id.isEmpty() && (scene.selected == piece.id || scene.aim == piece.id))
        spec.ring = Ring::Chosen;
    else if (spec.ring == Ring::None && scene.targets.contains(piece.id))
        spec.ring = Ring::Legal;
    spec.bright = piece.role == Role::Button && scene.hovered == piece.id && piece.acts();
    spec.down = (4 - static_cast<int>(std::lround(pose.angle / 90)) % 4) % 4;
    return spec;
}

} // namespace

void StagePainter::setTheme(const Theme& theme)
{
    theme_ = theme;
    ground_ = {};
    sprites_.setTheme(theme);
}

QRegion StagePainter::takeDeferred()
{
    return std::exchange(deferred_, {});
}

QStringList StagePainter::takeReadyFaces()
{
    return sprites_.hasProvisional() ? sprites_.takeReady() : QStringList();
}

void StagePainter::paint(QPainter& painter, const QRegion& region, const Scene& scene)
{
    spent_ = 0;
    sprites_.setRatio(scene.ratio);
    if (ground_.isNull() || ground_.deviceIndependentSize() != QSizeF(scene.size)
        || ground_.devicePixelRatio() != scene.ratio) {
        ground_ = makeGround(theme_, scene.size, scene.ratio);
        spent_ = kPictureBudget; // with the bars and panels around it, this fills a frame
    }
    std::vector<Placed> actors;
    for (const Actor* actor : scene.cast.drawn())
        actors.push_back({actor, paintedArea(scene.cast, *actor)});
    std::stable_partition(actors.begin(), actors.end(), [](const Placed& each) { return !each.actor->held; });
    deferNew_ = !makePictures(region, actors, scene) && ++deferredFrames_ < kMaxDeferredFrames;
    if (!deferNew_)
        deferredFrames_ = 0;
    // Each rectangle by itself, since copying under a complex clip is slow.
    for (const QRect& rect : region) {
        area_ = pixelsOf(rect, scene.ratio);
        clipTo(painter, area_, scene.ratio);
        paintArea(painter, rect, actors, scene);
    }
}

/// Makes the pictures of new pieces within the budget of a frame; false if some are not ready. New pieces appear together,
/// once the last picture is ready: some dice of a roll or half a panel would be wrong.
bool StagePainter::makePictures(const QRegion& region, const std::vector<Placed>& actors, const Scene& scene)
{
    if (scene.isWhole)
        return true;
    for (const auto& [actor, area] : actors) {
        const Appearance seen = scene.cast.appearance(*actor);
        if (actor->wasPainted || !isSeen(seen) || ownPart(scene.cast, *actor) || !region.intersects(area))
            continue;
        for (const Shown& shown : facesOf(*actor, seen)) {
            const SpriteSpec spec = specOf(*actor, *shown.face, seen.pose, scene);
            if (sprites_.has(spec))
                continue;
            if (spent_ >= kPictureBudget)
                return false;
            QElapsedTimer clock;
            clock.start();
            sprites_.of(spec);
            spent_ += static_cast<double>(clock.nsecsElapsed()) / 1e6;
        }
    }
    return true;
}

void StagePainter::paintArea(QPainter& painter, const QRect& rect, const std::vector<Placed>& actors, const Scene& scene)
{
    painter.drawPixmap(0, 0, ground_);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [actor, area] : actors)
        if (area.intersects(rect))
            paintActor(painter, *actor, scene);
    for (const VisibleEffect& seen : scene.effects) {
        const PainterState saved(painter);
        seen.effect->paint(painter, seen.place, seen.part);
    }
    paintFocus(painter, scene);
    paintCallout(painter, scene.callout, theme_, scene.font);
    if (!scene.fading.isNull()) {
        painter.setOpacity(scene.fadingOpacity);
        painter.drawPixmap(0, 0, scene.fading);
        painter.setOpacity(1);
    }
}

void StagePainter::paintActor(QPainter& painter, const Actor& actor, const Scene& scene)
{
    const Appearance seen = scene.cast.appearance(actor);
    if (!isSeen(seen))
        return;
    if (const auto part = ownPart(scene.cast, actor)) {
        actor.wasPainted = true;
        painter.save();
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.translate(seen.pose.centre);
        actor.piece.entrance.paint(painter, *part);
        painter.restore();
        return;
    }
    if (!actor.wasPainted && deferNew_) {
        deferred_ += paintedArea(scene.cast, actor);
        return;
    }
    actor.wasPainted = true;
    for (const Shown& shown : facesOf(actor, seen)) {
        painter.setOpacity(shown.opacity);
        paintFace(painter, actor, *shown.face, seen, scene);
    }
    painter.setOpacity(1);
}

void StagePainter::paintFace(QPainter& painter, const Actor& actor, const Face& face, const Appearance& seen,
                             const Scene& scene)
{
    const QSizeF size = actor.piece.size;
    const Sprite& sprite = sprites_.of(specOf(actor, face, seen.pose, scene));
    const PainterState saved(painter);
    painter.translate(seen.pose.centre);
    painter.rotate(seen.pose.angle);
    painter.scale(seen.pose.size.width() / size.width() * seen.turn, seen.pose.size.height() / size.height());
    drawPicture(painter, QPointF(-size.width() / 2 - sprite.margin, -size.height() / 2 - sprite.margin), sprite.pixmap,
                area_);
}

} // namespace parlour
