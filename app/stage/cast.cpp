// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/cast.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace parlour {

namespace {

constexpr double kMinTarget = 24; // px

Change changeOf(const Piece& piece, const Face& before)
{
    if (before.key == piece.face.key || before.key.isEmpty())
        return Change::None;
    return piece.role == Role::Card ? Change::Flip : Change::Fade;
}

/// The change of face during a travel: cards flip in the middle of it, others fade all along.
FaceChange changeOnTheWay(const Piece& piece, const Face& before, double start, double duration)
{
    const Change kind = changeOf(piece, before);
    if (kind == Change::Flip)
        return {kind, before, start + (duration - kFlip) / 2, kFlip};
    return {kind, before, start, duration};
}

/// The travel from one pose and face to the piece's own, beginning at `start`; nullopt if both are the same.
std::optional<Travel> travelTo(const Piece& piece, const Pose& from, const Face& before, double start)
{
    const Pose to = poseOf(piece);
    const Change change = changeOf(piece, before);
    if (from == to && change == Change::None)
        return std::nullopt;
    double duration = from == to ? kCrossFade : moveTime(from, to);
    if (change == Change::Flip)
        duration = std::max(duration, kFlip);
    return Travel{from, start, duration, changeOnTheWay(piece, before, start, duration)};
}

/// The actor of an id, a staying one before a leaving one; null if none.
const Actor* findIn(const std::vector<Actor>& actors, const QString& id)
{
    const Actor* found = nullptr;
    for (const Actor& actor : actors)
        if (actor.piece.id == id && (!found || found->leaving))
            found = &actor;
    return found;
}

bool isInteractive(const Piece& piece)
{
    return !piece.name.isEmpty() || !piece.choices.empty() || !piece.whyNot.isEmpty();
}

} // namespace

Appearance Cast::appearance(const Actor& actor) const
{
    const Pose rest = poseOf(actor.piece);
    Appearance seen = actor.travel ? appearanceAt(*actor.travel, rest, time_) : Appearance{rest, 1, 0};
    if (actor.held)
        seen.pose = *actor.held;
    seen.pose.centre += QTransform().rotate(seen.pose.angle).map(QPointF(0, -actor.lift.up * seen.pose.size.height()));
    seen.pose.size *= actor.lift.scale;
    return seen;
}

std::optional<double> Cast::entrancePart(const Actor& actor) const
{
    if (!actor.travel || !actor.travel->entrance)
        return std::nullopt;
    return partAt(*actor.travel, time_);
}

bool Cast::show(const Layout& next, bool animate)
{
    const std::vector<Actor> before = std::exchange(actors_, {});
    const Layout old = std::exchange(layout_, next);
    std::vector<Actor> staying, leaving;
    bool begins = animate && leave(before, leaving);
    QHash<QString, std::vector<std::size_t>> dealt; // indices of new pieces by anchor
    for (const Piece& piece : next.pieces) {
        Actor actor{piece};
        const Actor* same = findIn(before, piece.id);
        if (same && same->leaving && !isTravelling(*same))
            same = nullptr; // gone
        if (same) {
            actor.lift = same->lift;
            actor.wasPainted = same->wasPainted;
        }
        if (animate && same) {
            begins |= continueFrom(actor, *same);
        } else if (animate) {
            if (enter(actor, before, old))
                dealt[piece.from].push_back(staying.size());
            std::erase_if(leaving, [&](const Actor& each) { return each.piece.id == piece.from; });
            begins |= actor.travel.has_value();
        }
        staying.push_back(std::move(actor));
    }
    stagger(staying, dealt);
    actors_ = std::move(leaving);
    std::move(staying.begin(), staying.end(), std::back_inserter(actors_));
    length_ = 0;
    for (const Actor& actor : actors_)
        length_ = std::max(length_, actor.travel ? actor.travel->end() : 0);
    if (length_ <= 0)
        time_ = 0;
    order();
    return begins;
}

/// The face that dominates at present.
const Face& Cast::seenFace(const Actor& actor) const
{
    return actor.travel && appearance(actor).beforePart > 0.5 ? actor.travel->change.before : actor.piece.face;
}

/// Continues a piece of the previous layout. True if a movement begins or changes its goal.
bool Cast::continueFrom(Actor& actor, const Actor& before) const
{
    if (isTravelling(before))
        return continueTravel(actor, before);
    if (poseOf(before.piece) != poseOf(actor.piece) || before.held) {
        actor.travel = travelTo(actor.piece, appearance(before).pose, before.piece.face, time_); // includes the lift
        actor.lift = {};
    } else {
        actor.travel = travelTo(actor.piece, poseOf(actor.piece), before.piece.face, time_ + actor.piece.faceDelay);
    }
    return actor.travel.has_value();
}

/// Keeps the travel of a moving piece, redirected if its goal has changed.
bool Cast::continueTravel(Actor& actor, const Actor& before) const
{
    const Appearance seen = appearance(before);
    const Pose goal = poseOf(actor.piece), goalBefore = poseOf(before.piece);
    actor.travel = before.travel;
    if (actor.travel->entrance)
        actor.piece.entrance = before.piece.entrance;
    if (goal != goalBefore)
        redirect(*actor.travel, goalBefore, goal, time_);
    const bool turns = changeFace(*actor.travel, actor.piece, before.piece.face, seen);
    return goal != goalBefore || turns;
}

/// Retargets a change of face that led elsewhere. True if the face changes now.
bool Cast::changeFace(Travel& travel, const Piece& piece, const Face& before, const Appearance& seen) const
{
    if (piece.face.key == before.key || travel.entrance)
        return false;
    FaceChange& change = travel.change;
    if (change.kind != Change::None && seen.beforePart > 0.5)
        change.kind = changeOf(piece, change.before); // less than half done: only its goal changes
    else
        change = {changeOf(piece, before), before, time_, piece.role == Role::Card ? kFlip : kCrossFade};
    return true;
}

/// Starts the entrance of a new piece. True if it is dealt from an anchor.
bool Cast::enter(Actor& actor, const std::vector<Actor>& before, const Layout& old) const
{
    const Piece& piece = actor.piece;
    if (const Actor* parent = findIn(before, piece.from)) {
        actor.travel = travelTo(piece, appearance(*parent).pose, seenFace(*parent), time_);
        return false;
    }
    for (const Layout* layout : {&layout_, &old}) {
        const auto anchor = layout->anchors.constFind(piece.from);
        if (anchor == layout->anchors.constEnd())
            continue;
        const Entrance& entrance = piece.entrance;
        if (entrance.duration > 0) {
            actor.travel = Travel{poseOf(*anchor), time_ + entrance.delay, entrance.duration, {}, true};
            return false;
        }
        actor.travel = travelTo(piece, poseOf(*anchor), anchor->face, time_);
        return true;
    }
    Pose unseen = poseOf(piece);
    unseen.opacity = 0;
    actor.travel = Travel{unseen, time_ + piece.entrance.delay, kFadeIn};
    return false;
}

/// Delays pieces of the same anchor, so that they enter one after the other.
void Cast::stagger(std::vector<Actor>& actors, const QHash<QString, std::vector<std::size_t>>& dealt)
{
    for (const std::vector<std::size_t>& indices : dealt) {
        const auto many = static_cast<double>(indices.size());
        double delay = 0;
        for (const std::size_t index : indices) {
            if (std::optional<Travel>& travel = actors[index].travel)
                delayBy(*travel, delay);
            delay += std::min(kDealStep, (kWholeDeal - kLongestMove) / many);
        }
    }
}

/// Collects the pieces that the new layout lacks, with those already leaving. True if one begins to leave.
bool Cast::leave(const std::vector<Actor>& before, std::vector<Actor>& leaving) const
{
    QSet<QString> staying;
    for (const Piece& piece : layout_.pieces)
        staying.insert(piece.id);
    bool begins = false;
    for (const Actor& actor : before) {
        if (staying.contains(actor.piece.id))
            continue;
        if (actor.leaving) {
            if (isTravelling(actor))
                leaving.push_back(actor);
            continue;
        }
        Actor goes{actor.piece};
        goes.leaving = true;
        goes.piece.ring = Ring::None;
        const Pose seen = appearance(actor).pose;
        const auto anchor = layout_.anchors.constFind(layout_.goesTo.value(actor.piece.id));
        if (anchor != layout_.anchors.constEnd()) {
            goes.piece.centre = anchor->centre;
            goes.piece.size = anchor->size.isEmpty() ? goes.piece.size : anchor->size;
            goes.piece.angle = anchor->angle;
            goes.piece.face = anchor->face.key.isEmpty() ? goes.piece.face : anchor->face;
            goes.travel = travelTo(goes.piece, seen, seenFace(actor), time_);
        } else {
            goes.piece.opacity = 0;
            goes.travel = Travel{seen, time_, kFadeOut};
        }
        if (goes.travel && seen.opacity > 0) {
            leaving.push_back(std::move(goes));
            begins = true;
        }
    }
    return begins;
}

void Cast::finish()
{
    std::erase_if(actors_, [](const Actor& actor) { return actor.leaving; });
    for (Actor& actor : actors_)
        actor.travel.reset();
    time_ = 0;
    length_ = 0;
    order();
}

void Cast::order()
{
    index_.clear();
    drawn_.clear();
    for (std::size_t i = 0; i < actors_.size(); ++i) {
        if (!actors_[i].leaving)
            index_.insert(actors_[i].piece.id, i);
        drawn_.push_back(&actors_[i]);
    }
    std::stable_sort(drawn_.begin(), drawn_.end(), [](const Actor* one, const Actor* other) {
        return std::pair(isFlying(*one), one->piece.height) < std::pair(isFlying(*other), other->piece.height);
    });
}

bool Cast::isFlying(const Actor& actor)
{
    if (!actor.travel || actor.piece.role != Role::Card)
        return false;
    const QPointF way = actor.travel->from.centre - actor.piece.centre;
    return way.manhattanLength() > actor.piece.size.width();
}

void Cast::hold(const QString& id, const Pose& pose)
{
    if (Actor* actor = find(id)) {
        actor->held = pose;
        actor->travel.reset();
    }
}

void Cast::letGo(const QString& id)
{
    Actor* actor = find(id);
    if (!actor || !actor->held)
        return;
    const Pose from = appearance(*actor).pose;
    actor->held.reset();
    actor->lift = {};
    actor->travel = travelTo(actor->piece, from, {}, time_);
    if (actor->travel)
        length_ = std::max(length_, actor->travel->end());
    order();
}

Actor* Cast::find(const QString& id)
{
    return const_cast<Actor*>(std::as_const(*this).find(id)); // an actor of this object, which is not const
}

const Actor* Cast::find(const QString& id) const
{
    const auto found = index_.constFind(id);
    return found == index_.constEnd() ? nullptr : &actors_[*found];
}

const Piece* Cast::piece(const QString& id) const
{
    const Actor* actor = find(id);
    return actor ? &actor->piece : nullptr;
}

bool Cast::covers(const Actor& actor, QPointF point)
{
    const Piece& piece = actor.piece;
    const QPointF own = transformOf(poseOf(piece)).inverted().map(point);
    const double least = piece.row.isEmpty() ? kMinTarget : 0;
    const double width = std::max(piece.size.width(), least);
    const double height = std::max(piece.size.height(), least);
    // Includes the place it was raised from, else it would drop again under the pointer.
    return QRectF(-width / 2, -height / 2 - actor.lift.up * height, width, height * (1 + actor.lift.up)).contains(own);
}

const Piece* Cast::pieceAt(QPointF point) const
{
    for (auto at = drawn_.rbegin(); at != drawn_.rend(); ++at) {
        const Actor& actor = **at;
        if (!actor.leaving && isInteractive(actor.piece) && covers(actor, point))
            return &actor.piece;
    }
    return nullptr;
}

} // namespace parlour
