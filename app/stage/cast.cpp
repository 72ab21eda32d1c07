#include "app/stage/cast.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr double kLeastTarget = 24;

Change changeOf(const Piece& piece, const Face& before)
{
    if (before.key == piece.face.key || before.key.isEmpty())
        return Change::None;
    return piece.role == Role::Card ? Change::Flip : Change::Fade;
}

/// From one pose and picture to a piece's own, if they differ.
std::optional<Travel> travelTo(const Piece& piece, const Pose& from, const Face& before)
{
    const Pose to = poseOf(piece);
    const Change change = changeOf(piece, before);
    if (from == to && change == Change::None)
        return std::nullopt;
    double duration = from == to ? kCrossFade : moveTime(from, to);
    if (change == Change::Flip)
        duration = std::max(duration, kFlip);
    return Travel{from, 0, duration, change, before};
}

bool isMeant(const Piece& piece)
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
    const std::vector<Actor> before = arrived();
    const Layout old = std::exchange(layout_, next);
    actors_.clear();
    if (animate)
        addLeaving(before);
    QHash<QString, int> dealt; // how many come from each anchor
    for (const Piece& piece : next.pieces) {
        Actor actor{piece};
        const auto same =
            std::find_if(before.begin(), before.end(), [&](const Actor& each) { return each.piece.id == piece.id; });
        if (same != before.end()) {
            actor.lift = same->lift;
            actor.seen = same->seen;
        }
        if (animate && same != before.end())
            continueFrom(actor, *same);
        else if (animate)
            enter(actor, before, old, dealt);
        actors_.push_back(std::move(actor));
    }
    stagger(dealt);
    time_ = 0;
    length_ = 0;
    for (const Actor& actor : actors_)
        length_ = std::max(length_, actor.travel ? actor.travel->end() : 0);
    order();
    return length_ > 0;
}

std::vector<Actor> Cast::arrived() const
{
    std::vector<Actor> still;
    for (const Actor& actor : actors_) {
        if (actor.leaving)
            continue;
        still.push_back(actor);
        // What a person has just let go has not arrived anywhere: it goes on from where it is.
        if (actor.held || actor.returning)
            still.back().held = appearance(actor).pose;
        if (still.back().held)
            still.back().lift = {};
        still.back().travel.reset();
    }
    return still;
}

void Cast::continueFrom(Actor& actor, const Actor& before)
{
    const Pose from = appearance(before).pose;
    if (poseOf(before.piece) != poseOf(actor.piece) || before.held) {
        actor.travel = travelTo(actor.piece, from, before.piece.face); // with the lift folded in
        actor.lift = {};
    } else {
        actor.travel = travelTo(actor.piece, poseOf(actor.piece), before.piece.face);
    }
}

void Cast::enter(Actor& actor, const std::vector<Actor>& before, const Layout& old, QHash<QString, int>& dealt)
{
    const Piece& piece = actor.piece;
    const auto parent =
        std::find_if(before.begin(), before.end(), [&](const Actor& each) { return each.piece.id == piece.from; });
    if (parent != before.end()) {
        actor.travel = travelTo(piece, appearance(*parent).pose, parent->piece.face);
        std::erase_if(actors_, [&](const Actor& each) { return each.leaving && each.piece.id == piece.from; });
        return;
    }
    for (const Layout* layout : {static_cast<const Layout*>(&layout_), &old}) {
        const auto anchor = layout->anchors.constFind(piece.from);
        if (anchor == layout->anchors.constEnd())
            continue;
        const Entrance& entrance = piece.entrance;
        if (entrance.duration > 0) {
            actor.travel = Travel{poseOf(*anchor), entrance.delay, entrance.duration, Change::None, {}, true};
        } else {
            actor.travel = travelTo(piece, poseOf(*anchor), anchor->face);
            ++dealt[piece.from];
        }
        return;
    }
    Pose unseen = poseOf(piece);
    unseen.opacity = 0;
    actor.travel = Travel{unseen, piece.entrance.delay, kFadeIn, Change::None, {}};
}

/// Pieces that come from one place come one after the other.
void Cast::stagger(const QHash<QString, int>& dealt)
{
    QHash<QString, int> nth;
    for (Actor& actor : actors_) {
        const int many = dealt.value(actor.piece.from);
        if (many > 1 && actor.travel && !actor.leaving)
            actor.travel->delay = std::min(kDealStep, (kWholeDeal - kLongestMove) / many) * nth[actor.piece.from]++;
    }
}

void Cast::addLeaving(const std::vector<Actor>& before)
{
    QSet<QString> staying;
    for (const Piece& piece : layout_.pieces)
        staying.insert(piece.id);
    for (const Actor& actor : before) {
        if (staying.contains(actor.piece.id))
            continue;
        Actor goes{actor.piece};
        goes.leaving = true;
        goes.piece.ring = Ring::None;
        const auto anchor = layout_.anchors.constFind(layout_.goesTo.value(actor.piece.id));
        if (anchor != layout_.anchors.constEnd()) {
            goes.piece.centre = anchor->centre;
            goes.piece.size = anchor->size.isEmpty() ? goes.piece.size : anchor->size;
            goes.piece.angle = anchor->angle;
            goes.piece.face = anchor->face.key.isEmpty() ? goes.piece.face : anchor->face;
            goes.travel = travelTo(goes.piece, appearance(actor).pose, actor.piece.face);
        } else {
            goes.piece.opacity = 0;
            goes.travel = Travel{appearance(actor).pose, 0, kFadeOut, Change::None, {}};
        }
        if (goes.travel)
            actors_.push_back(std::move(goes));
    }
}

void Cast::finish()
{
    std::erase_if(actors_, [](const Actor& actor) { return actor.leaving; });
    for (Actor& actor : actors_) {
        actor.travel.reset();
        actor.returning = false;
    }
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
    actor->returning = true;
    actor->travel = travelTo(actor->piece, from, {});
    if (actor->travel) {
        actor->travel->delay = time_;
        length_ = std::max(length_, actor->travel->end());
    }
    order();
}

Actor* Cast::find(const QString& id)
{
    return const_cast<Actor*>(std::as_const(*this).find(id)); // one of its own, which is not const
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
    const QPointF own = placed(poseOf(piece)).inverted().map(point);
    const double least = piece.row.isEmpty() ? kLeastTarget : 0;
    const double width = std::max(piece.size.width(), least);
    const double height = std::max(piece.size.height(), least);
    // The place it was lifted from still belongs to it, else it would fall back under the pointer.
    return QRectF(-width / 2, -height / 2 - actor.lift.up * height, width, height * (1 + actor.lift.up)).contains(own);
}

const Piece* Cast::pieceAt(QPointF point) const
{
    for (auto at = drawn_.rbegin(); at != drawn_.rend(); ++at) {
        const Actor& actor = **at;
        if (!actor.leaving && isMeant(actor.piece) && covers(actor, point))
            return &actor.piece;
    }
    return nullptr;
}

} // namespace parlour
