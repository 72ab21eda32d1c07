// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/belief_controller.h"

#include "app/analysis/analyst_thread.h"
#include "app/draw/figures.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/window/play/coach/belief_card.h"
#include "app/window/play/coach/belief_mark.h"
#include "engine/base/index.h"

#include <algorithm>

namespace parlour {

namespace {

constexpr double kLeastMarked = 0.03; ///< chance below which a piece of one value has no mark
constexpr std::size_t kMostSpoken = 6; ///< values in a piece's description
constexpr double kMarkAbove = 500; ///< height over the pieces of a seat
constexpr std::size_t kMostLines = 3; ///< values on the label of a hand

const BeliefValue* valueIn(const PlaceBelief& place, const std::string& value)
{
    const auto at =
        std::find_if(place.values.begin(), place.values.end(), [&](const BeliefValue& each) { return each.value == value; });
    return at == place.values.end() ? nullptr : &*at;
}

} // namespace

BeliefController::BeliefController(const GameTable& table, Session& session, BeliefCard& card, AnalystMaker makeAnalyst,
                                   QObject* parent)
    : QObject(parent),
      table_(table),
      values_(makeAnalyst ? table.as<HiddenValues>() : nullptr),
      session_(session),
      card_(card),
      makeAnalyst_(std::move(makeAnalyst))
{
    connect(&card_, &BeliefCard::closeWanted, this, [this] { setListed(false); });
    connect(&card_, &BeliefCard::turnWanted, this, [this](int by) {
        const auto count = beliefs_ ? static_cast<int>(beliefs_->size()) : 0;
        if (count > 0)
            current_ = (current_ + by + count) % count;
        fillCard();
    });
}

void BeliefController::setOn(bool on)
{
    if (on == isOn_ || !values_)
        return;
    isOn_ = isNew_ = on;
    forget();
    card_.fill({}, {}, 0, {});
    card_.hide();
    if (on && !analyst_) {
        analyst_ = new AnalystThread(makeAnalyst_(), session_.line().info().id, this);
        connect(analyst_, &AnalystThread::believed, this, &BeliefController::take);
    }
    emit changed();
}

/// Opens or closes the list. The labels stay.
void BeliefController::setListed(bool listed)
{
    card_.setVisible(listed);
    emit changed();
}

void BeliefController::switchList(Seat seat)
{
    if (!beliefs_)
        return;
    const PlaceBelief* place = placeOf(seat);
    const int index = place ? static_cast<int>(place - beliefs_->data()) : current_;
    const bool isOther = std::exchange(current_, index) != index;
    fillCard();
    setListed(isOther || card_.isHidden());
}

void BeliefController::forget()
{
    askedAt_ = -1;
    beliefs_ = nullptr;
    seatOf_.clear();
}

void BeliefController::follow(const Position& position)
{
    if (!isOn() || (askedAt_ == session_.line().cursor() && seat_ == position.viewpoint))
        return;
    forget();
    askedAt_ = session_.line().cursor();
    seat_ = position.viewpoint;
    seats_ = position.seats;
    analyst_->believe(++ticket_, position.views[asIndex(seat_)]);
    fillCard();
}

void BeliefController::take(int ticket, const std::shared_ptr<const PlaceBeliefs>& beliefs)
{
    if (ticket != ticket_ || askedAt_ < 0)
        return;
    beliefs_ = beliefs;
    current_ = std::clamp(current_, 0, std::max(0, static_cast<int>(beliefs->size()) - 1));
    if (!beliefs->empty())
        countHelp();
    fillCard();
    emit changed();
}

/// Counts help in a person's unfinished game as hints are: once for each decision for which the view is open, and for a
/// look between decisions.
void BeliefController::countHelp()
{
    const bool isAsked = session_.asked() >= 0;
    const bool counts = isAsked ? countedAt_ != session_.line().cursor() : isNew_;
    if (!session_.line().hasPerson() || session_.line().isOver() || !counts)
        return;
    isNew_ = false;
    if (isAsked)
        countedAt_ = session_.line().cursor();
    session_.saver().addHint();
}

const PlaceBelief* BeliefController::placeOf(Seat seat) const
{
    const auto place = std::find_if(beliefs_->begin(), beliefs_->end(), [&](const auto& each) { return each.seat == seat; });
    return place == beliefs_->end() ? nullptr : &*place;
}

/// "nine of clubs 34%, ten of clubs 31%".
QString BeliefController::spokenPlace(const PlaceBelief& place) const
{
    QStringList parts;
    for (std::size_t i = 0; i < std::min(kMostSpoken, place.values.size()); ++i)
        parts << QString("%1 %2").arg(spoken(values_->valueText(place.values[i].value)), percentOf(place.values[i].chance));
    return clausesOf(parts);
}

/// Describes a hidden piece of a place, by which the pointer and the keyboard reach its list.
void BeliefController::describe(Piece& piece, const PlaceBelief& place)
{
    seatOf_.insert(piece.id, place.seat);
    piece.description = spokenPlace(place);
    if (piece.name.isEmpty())
        piece.name = tr("hidden card of %1").arg(seats_[asIndex(place.seat)].name);
    if (piece.role == Role::Picture)
        piece.role = Role::Text;
}

/// Makes a label open the list of its place.
void BeliefController::bind(Piece* label, const PlaceBelief& place) const
{
    if (!label)
        return;
    label->role = Role::Button;
    label->name = tr("What %1 may hold: %2", "player, cards with their chances")
                      .arg(seats_[asIndex(place.seat)].name, spokenPlace(place));
    label->description = card_.isHidden() ? tr("Click or Enter lists all chances") : tr("Click or Enter closes the list");
    label->row = QStringLiteral("beliefs");
    label->needsNoConfirming = true;
    label->choices = {{PieceAction(Command::ListBeliefs, place.seat)}};
}

/// A value as its sign and its chance.
BeliefLine BeliefController::lineOf(const BeliefValue& belief) const
{
    return {values_->valueSign(belief.value), values_->valueIcon(belief.value), percentOf(belief.chance)};
}

/// Labels the hidden things of each place: those that cannot be told apart by one label of their most probable values,
/// since a chance belongs to the hand and not to a card of it; an open one by the chance that was given to it. Labels that
/// would overlap lie in a second row, or are left out.
void BeliefController::mark(Layout& layout, const Canvas& canvas)
{
    seatOf_.clear();
    if (!isOn() || !beliefs_)
        return;
    BeliefMarks marks(canvas, kMarkAbove);
    for (const PlaceBelief& place : *beliefs_) {
        QRectF hand;
        for (const Hidden& each : layout.hidden) {
            if (each.seat != place.seat)
                continue;
            Piece* piece = layout.find(each.piece);
            if (piece)
                describe(*piece, place);
            const QRectF box = each.box.isEmpty() && piece ? piece->box() : each.box;
            const BeliefValue* belief = each.value.empty() ? nullptr : valueIn(place, each.value);
            if (each.value.empty() && !each.isOpen)
                hand |= box;
            else if (each.isOpen)
                bind(marks.add(box, {{{}, {}, percentOf(belief ? belief->chance : 0)}}), place);
            else if (belief && belief->chance >= kLeastMarked)
                bind(marks.add(box, {lineOf(*belief)}), place);
        }
        std::vector<BeliefLine> likeliest;
        for (const BeliefValue& each : place.values)
            if (likeliest.size() < kMostLines)
                likeliest.push_back(lineOf(each));
        if (!likeliest.empty())
            bind(marks.add(hand, likeliest), place);
    }
    std::vector<Piece> pieces = marks.take();
    layout.pieces.insert(layout.pieces.end(), pieces.begin(), pieces.end());
}

void BeliefController::point(const QString& piece)
{
    const auto seat = seatOf_.constFind(piece);
    if (!beliefs_ || seat == seatOf_.constEnd())
        return;
    const PlaceBelief* place = placeOf(*seat);
    const int index = place ? static_cast<int>(place - beliefs_->data()) : current_;
    if (std::exchange(current_, index) != index)
        fillCard();
}

/// A reason with the values in it as people write them.
QString BeliefController::reasonText(const Sentence& reason) const
{
    Sentence told = reason;
    for (Argument& each : told.arguments)
        if (const auto* value = std::get_if<std::string>(&each))
            each = values_->valueText(*value).toStdString();
    return translated(told);
}

void BeliefController::fillCard()
{
    const SeatInfo& seer = seats_[asIndex(seat_)];
    const bool isYou =
        seer.person && std::count_if(seats_.begin(), seats_.end(), [](const SeatInfo& each) { return each.person; }) == 1;
    const QString title = isYou ? tr("What you could know") : tr("What %1 could know").arg(seer.name);
    std::vector<BeliefCard::Place> places;
    for (const PlaceBelief& place : beliefs_ ? *beliefs_ : PlaceBeliefs()) {
        BeliefCard::Place shown;
        const QString what =
            tr("%1: %2", "a seat, and what it hides").arg(seats_[asIndex(place.seat)].name, translated(place.what));
        shown.title = place.count > 1 ? tr("%1 (%2)", "what is hidden, and how many").arg(what).arg(place.count) : what;
        double error = 0;
        for (const BeliefValue& each : place.values) {
            shown.rows.push_back({spoken(values_->valueText(each.value)), each.chance, percentOf(each.chance)});
            error = std::max(error, each.error);
        }
        for (const Sentence& reason : place.reasons)
            shown.reasons << reasonText(reason);
        if (place.count > 1)
            shown.reasons << tr("Each figure is the chance that the card is among them");
        if (error > 0)
            shown.reasons << tr("From sampled deals, within %1").arg(percentOf(2 * error, 1));
        places.push_back(shown);
    }
    card_.fill(title, places, current_, beliefs_ ? tr("Nothing is hidden here.") : tr("Working it out…"));
}

} // namespace parlour
