// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/stage_motion.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

constexpr Lift kHovered{0.06, 1.03};
constexpr Lift kSelected{0.14, 1.03};
constexpr Lift kCarried{0, 1.03};

bool isNear(const Lift& one, const Lift& other)
{
    return std::abs(one.up - other.up) < 0.002 && std::abs(one.scale - other.scale) < 0.001;
}

Lift wantedLift(const Actor& actor, const QString& hovered, const QString& selected)
{
    const Piece& piece = actor.piece;
    if (piece.role != Role::Card || piece.choices.empty() || actor.leaving)
        return {};
    if (actor.held)
        return kCarried;
    if (selected == piece.id)
        return kSelected;
    return hovered == piece.id ? kHovered : Lift{};
}

} // namespace

MotionUpdate StageMotion::show(const Layout& layout, Transition how, const QPixmap& before, double now)
{
    const Layout layoutBefore = cast_.layout();
    MotionUpdate update = showPieces(layout, how, before, now);
    if (how == Transition::Instant)
        dropEffects(update);
    else if (how == Transition::Animated)
        begin(layoutBefore, update, now);
    update.goesOn = update.goesOn || !passing_.empty();
    return update;
}

MotionUpdate StageMotion::showPieces(const Layout& layout, Transition how, const QPixmap& before, double now)
{
    const std::vector<DrawnPiece> drawnBefore = drawnPieces(cast_);
    const Layout layoutBefore = cast_.layout();
    const bool travelled = cast_.length() > 0;
    if (travelled)
        cast_.setTime((now - start_) * pace_);
    bool begins = cast_.show(layout, how != Transition::Instant && pace_ > 0 && !reduced_);
    MotionUpdate update;
    update.repaint.areas = changedAreas(drawnBefore, drawnPieces(cast_));
    if (how == Transition::Instant) {
        update.repaint.isWhole = !fading_.isNull();
        fading_ = {};
        cues_.clear();
    } else if (!before.isNull() && !update.repaint.areas.empty()) {
        fading_ = before;
        update.repaint = {true, {}};
        begins = true;
    }
    if (begins && !travelled)
        start_ = now;
    update.goesOn = cast_.length() > 0 || !fading_.isNull();
    if (how == Transition::Animated) {
        std::erase_if(cues_, [this](const SoundCue& cue) { return !cast_.find(cue.piece); }); // undone
        const std::vector<SoundCue> more = soundCuesOf(layoutBefore, cast_);
        cues_.insert(cues_.end(), more.begin(), more.end());
        mergeClose(cues_);
        update.sounds = takeSounds(cast_.time());
        update.started = begins && !moving_;
        moving_ = moving_ || begins;
    }
    update.ended = !update.goesOn && std::exchange(moving_, false);
    return update;
}

MotionUpdate StageMotion::advance(double now)
{
    MotionUpdate update = advancePieces(now);
    advanceEffects(update, now);
    return update;
}

MotionUpdate StageMotion::advancePieces(double now)
{
    MotionUpdate update;
    const double time = (now - start_) * pace_;
    bool isOver = false;
    if (!fading_.isNull()) {
        update.repaint.isWhole = true;
        isOver = now - start_ >= kCrossFade;
    } else if (cast_.length() > 0) {
        addTravelling(update.repaint.areas);
        cast_.setTime(time);
        update.sounds = takeSounds(time);
        addTravelling(update.repaint.areas);
        isOver = time >= cast_.length();
    } else {
        return update;
    }
    if (isOver)
        finish(update);
    update.goesOn = true; // the last frame is still to be painted
    return update;
}

MotionUpdate StageMotion::finish()
{
    MotionUpdate update;
    finish(update);
    dropEffects(update);
    return update;
}

void StageMotion::finish(MotionUpdate& update)
{
    cues_.clear();
    addTravelling(update.repaint.areas);
    cast_.finish();
    for (const Actor& actor : cast_.actors())
        update.repaint.areas.push_back(paintedArea(cast_, actor));
    if (!fading_.isNull())
        update.repaint.isWhole = true;
    fading_ = {};
    update.ended = std::exchange(moving_, false);
}

void StageMotion::letGo(double now)
{
    const auto held =
        std::find_if(cast_.actors().begin(), cast_.actors().end(), [](const Actor& each) { return each.held; });
    if (held == cast_.actors().end())
        return;
    if (cast_.length() <= 0)
        start_ = now;
    cast_.setTime((now - start_) * pace_);
    cast_.letGo(QString(held->piece.id));
    if (pace_ <= 0 || reduced_)
        cast_.finish();
}

std::vector<QRect> StageMotion::raise(const QString& hovered, const QString& selected, double ms)
{
    std::vector<QRect> areas;
    for (Actor& actor : cast_.actors()) {
        const Lift wanted = wantedLift(actor, hovered, selected);
        if (actor.lift == wanted)
            continue;
        areas.push_back(paintedArea(cast_, actor));
        // Exponential approach that arrives after about kHover.
        const double part = reduced_ ? 1 : 1 - std::exp(-ms / (kHover / 4));
        actor.lift.up = std::lerp(actor.lift.up, wanted.up, part);
        actor.lift.scale = std::lerp(actor.lift.scale, wanted.scale, part);
        if (isNear(actor.lift, wanted))
            actor.lift = wanted;
        areas.push_back(paintedArea(cast_, actor));
    }
    return areas;
}

double StageMotion::fadingPart(double now) const
{
    return fading_.isNull() ? 0 : std::max(0.0, 1 - (now - start_) / kCrossFade);
}

/// Starts the effects that the previous layout lacks. Without motion only their sounds remain.
void StageMotion::begin(const Layout& before, MotionUpdate& update, double now)
{
    const double arrival = cast_.length() > 0 ? now + (cast_.length() - cast_.time()) / pace_ : now;
    for (const Effect& effect : cast_.layout().effects) {
        const auto isSame = [&](const Effect& other) { return other.key == effect.key; };
        if (!cast_.piece(effect.piece) || std::any_of(before.effects.begin(), before.effects.end(), isSame))
            continue;
        if (pace_ <= 0 || reduced_)
            update.sounds.push_back(effect.sound);
        else
            passing_.push_back({effect, effect.waits ? arrival : now, false});
    }
}

void StageMotion::advanceEffects(MotionUpdate& update, double now)
{
    for (Passing& each : passing_) {
        if (now < each.begin)
            continue;
        if (!std::exchange(each.isHeard, true) && placeOf(each))
            update.sounds.push_back(each.effect.sound);
        touch(each, update.repaint.areas);
    }
    update.goesOn = update.goesOn || !passing_.empty();
    std::erase_if(passing_, [&](const Passing& each) { return now >= each.begin + each.effect.duration / pace_; });
}

void StageMotion::dropEffects(MotionUpdate& update)
{
    for (const Passing& each : std::exchange(passing_, {}))
        touch(each, update.repaint.areas);
}

std::optional<QRectF> StageMotion::placeOf(const Passing& passing) const
{
    const Piece* piece = cast_.piece(passing.effect.piece);
    return piece ? std::optional(piece->box()) : std::nullopt;
}

void StageMotion::touch(const Passing& passing, std::vector<QRect>& areas) const
{
    const double bleed = passing.effect.bleed + 1;
    if (const auto place = placeOf(passing))
        areas.push_back(place->adjusted(-bleed, -bleed, bleed, bleed).toAlignedRect());
}

std::vector<VisibleEffect> StageMotion::effects(double now) const
{
    std::vector<VisibleEffect> seen;
    for (const Passing& each : passing_) {
        const double part = (now - each.begin) / each.effect.duration * pace_;
        if (const auto place = placeOf(each); place && part >= 0 && part < 1)
            seen.push_back({&each.effect, *place, part});
    }
    return seen;
}

/// Takes the sounds that are due at a time of the movement.
std::vector<Sound> StageMotion::takeSounds(double time)
{
    std::vector<Sound> sounds;
    auto next = cues_.begin();
    for (; next != cues_.end() && next->at <= time; ++next)
        sounds.push_back(next->sound);
    cues_.erase(cues_.begin(), next);
    return sounds;
}

void StageMotion::addTravelling(std::vector<QRect>& areas) const
{
    for (const Actor& actor : cast_.actors()) {
        if (actor.travel)
            areas.push_back(paintedArea(cast_, actor));
    }
}

} // namespace parlour
