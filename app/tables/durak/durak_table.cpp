// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Durak's table: the layout of a position, and its GameTable. Geometry comes from durak_plan, texts from durak_text,
// pictures from durak_paint and the stage.
#include "app/stage/effects.h"
#include "app/tables/durak/durak_figures.h"
#include "app/tables/durak/durak_paint.h"
#include "app/tables/durak/durak_pieces.h"
#include "app/tables/durak/durak_text.h"
#include "app/tables/durak/durak_theme.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/table.h"
#include "app/tables/position_form.h"
#include "app/tables/table_capabilities.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::durak {

namespace {

constexpr double kSpacious = 560; ///< px of a table's height

constexpr double kCountInPlate = 190; ///< px of room below which a plate drops its count
constexpr double kDiscInPlate = 150; ///< px of room below which it drops its disc, too
constexpr auto kTransferPlace = "place:transfer";

// Anchors with ids unlike any piece: a dealt card comes out of the stock but does not replace it.
constexpr auto kDeck = "deck";
constexpr auto kHeapAnchor = "heap";
QString seatAnchor(Seat seat)
{
    return kit::numbered("seat", seat);
}

class Arranger : kit::Builder {
    Q_DECLARE_TR_FUNCTIONS(DurakWords)

public:
    Arranger(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
        : Builder(gesture, {canvas, 1}),
          seen_(seen),
          text_(seen_),
          position_(seen.position()),
          plan_(Plan::make(demand()))
    {
    }

    Layout arrange()
    {
        addZone();
        for (Seat seat = 0; seat < seen_.seats(); ++seat)
            if (seat != seen_.me())
                addOther(seat);
        if (seen_.isDealt()) {
            addPiles();
            addTable();
            addHand();
        }
        addOwnPlate();
        addButtons();
        addQuestion();
        if (position_.report)
            addFigures(out_, seen_, plan_, canvas());
        addAnchors();
        addExits();
        addEffects();
        return std::move(out_);
    }

private:
    // ------------------------------------------------------------------------------------------- geometry

    Demand demand() const
    {
        Demand demand;
        demand.room = canvas().size;
        demand.aspect = canvas().cards->aspect();
        demand.own = {seen_.isDealt() ? seen_.sizeOf(seen_.me()) : 0, true};
        for (int k = 1; k < seen_.seats(); ++k) {
            const Seat seat = (seen_.me() + k) % seen_.seats();
            demand.others.push_back({seen_.isDealt() ? seen_.sizeOf(seat) : 0,
                                     seen_.handOf(seat).has_value() || position_.showsBeliefs}); // cards and marks are read
        }
        demand.places = shownPlaces();
        for (const ButtonKind& button : kButtons)
            demand.buttons += seen_.legalOf(button.kind).empty() ? 0 : 1;
        // A hint finds its room, so that no card moves when it comes; low and crowded tables have none to spare.
        const bool isSpacious = demand.room.height() >= kSpacious || seen_.seats() == 2;
        demand.figures = (seen_.isPlaying() && isSpacious) || (position_.report && seen_.turn() == seen_.me());
        demand.asks =
            std::any_of(position_.seats.begin(), position_.seats.end(), [](const SeatInfo& seat) { return seat.person; });
        return demand;
    }

    bool canTransfer() const { return !seen_.legalOf(Action::Kind::Transfer).empty(); }
    bool canThrow() const { return !seen_.legalOf(Action::Kind::Attack).empty(); }
    /// The number of attack cards on the table, and one free place if a transfer is legal.
    int shownPlaces() const { return std::min(kMaxPairs, seen_.view().table.count() + (canTransfer() ? 1 : 0)); }

    Piece cardPiece(Card card, const CardPose& pose, QSizeF size, double height) const
    {
        return {.id = cardId(card),
                .centre = pose.centre,
                .size = size,
                .angle = pose.angle,
                .height = height,
                .face = cardFace(canvas(), card),
                .role = Role::Card,
                .radius = 0.06 * size.width(),
                .shadow = Shadow::Rest};
    }

    // --------------------------------------------------------------------------------------------------------- the zone

    void addZone()
    {
        const double radius = std::min(40.0, plan_.zone.height() / 6);
        add(QStringLiteral("zone"), plan_.zone, ZoneDrawable{radius, gesture_.dragging && seen_.mayAct()}, level::kZone);
        out_.playZone = plan_.zone;
    }

    // -------------------------------------------------------------------------------------------------- stock and discard

    static int layersOf(int cards) { return std::clamp((cards + 2) / 3, 1, 5); }

    /// Returns its place.
    QRectF addLabel(const QString& id, QPointF topMiddle, const QString& text, bool suit)
    {
        TextStyle style{.px = 14, .colour = canvas().theme.tableText, .align = Qt::AlignCenter};
        const double room = plan_.zone.left() - 12; // the same on both sides of the zone
        const double disc = suit ? 36 : 2;
        double width = style_.widthOf(text, style) + disc;
        if (width > room) {
            style.px = 12;
            style.lines = 2;
            width = std::min(textSize(canvas(), text, style, room - disc).width() + disc, room);
        }
        const double left = std::clamp(topMiddle.x() - width / 2, 6.0, canvas().size.width() - width - 6);
        const QRectF box(left, topMiddle.y(), width, style.lines > 1 ? 34 : 28);
        add(id, box, suit ? faceFor(TrumpLabelDrawable{seen_.view().trump(), text, style}) : textFace(canvas(), text, style),
            level::kPiles);
        return box;
    }

    void addPiles()
    {
        const View& view = seen_.view();
        const QSizeF card = plan_.pileCard;
        const double labelDown = kHeap * card.height() / 2 + 2;
        const double radius = 0.06 * card.width();
        if (view.stock > 0) {
            Piece trump =
                cardPiece(view.trumpCard, {plan_.stock + QPointF(0.56 * card.width(), 0), 90}, card, level::kPiles);
            trump.id = QStringLiteral("trump");
            trump.role = Role::Text;
            trump.name = tr("%1, trump card under the stock").arg(cardName(view.trumpCard));
            add(trump);
        }
        if (view.stock > 1) {
            const int layers = layersOf(view.stock - 1);
            const QSizeF size = card + QSizeF(1.1, 1.4) * (layers - 1);
            add(QStringLiteral("stock"), boxAt(plan_.stock, size),
                stockFace(canvas(), card, layers, QString::number(view.stock)),
                {.height = level::kPiles + 1,
                 .role = Role::Text,
                 .radius = radius,
                 .shadow = Shadow::Rest,
                 .name = text_.stockName()});
        } else {
            add(QStringLiteral("stock"), boxAt(plan_.stock, card), placeFace(canvas(), false, radius), level::kPiles - 1,
                text_.stockName());
        }
        stockLabel_ = addLabel(QStringLiteral("stock-label"), plan_.stock + QPointF(0.34 * card.width(), labelDown),
                               text_.stockLine(), true);

        if (position_.hasWheels)
            return addOpenDiscard();
        const int gone = seen_.discarded();
        const QRectF heap = boxAt(plan_.discard, gone > 0 ? QSizeF(kHeapWidth * card.width(), kHeap * card.height()) : card);
        add(QStringLiteral("discard"), heap,
            gone > 0 ? discardFace(canvas(), card, layersOf(gone)) : placeFace(canvas(), false, radius), level::kPiles,
            text_.discardName());
        addLabel(QStringLiteral("discard-label"), plan_.discard + QPointF(0, labelDown), text_.discardLine(), false);
    }

    /// The beaten cards in a row a suit, and the counts of unseen cards below.
    void addOpenDiscard()
    {
        const double heap = kHeap * plan_.pileCard.height(), aspect = canvas().cards->aspect();
        const double pitch = heap / 4.6; // each row covers all but the indices of the row above
        const QSizeF card(pitch * 1.6 / aspect, pitch * 1.6);
        const double right = canvas().size.width() - plan_.margin / 2,
                     room = std::min(2 * (right - plan_.discard.x()), 2.1 * heap);
        const QRectF tray = boxAt(plan_.discard, {room, heap});
        add(QStringLiteral("discard"), tray, placeFace(canvas(), false, 0.06 * plan_.pileCard.width()), level::kPiles,
            text_.openDiscardName());
        const double step =
            std::min(0.62 * card.width(), (room - card.width() - 12) / (seen_.view().rules.deck / kSuits - 1));
        double top = tray.top() + 5;
        int laid = 0;
        for (int suit = 0; suit < kSuits; ++suit, top += pitch) {
            double left = tray.left() + 6;
            for (const Card beaten : seen_.view().discarded) {
                if (beaten.suit() != static_cast<Suit>(suit))
                    continue;
                const QPointF centre(left + card.width() / 2, top + card.height() / 2);
                add(cardPiece(beaten, {centre, 0}, card, level::kPiles + 0.01 * ++laid));
                left += step;
            }
        }
        const double labelDown = heap / 2 + 2;
        addLabel(QStringLiteral("discard-label"), plan_.discard + QPointF(0, labelDown), text_.discardLine(), false);
        const QRectF line = boxAt(plan_.discard + QPointF(0, labelDown + 40), {room, 24});
        add(QStringLiteral("unseen"), line, UnseenCountsDrawable{seen_.unseenBySuit()}, level::kPiles, text_.unseenName());
    }

    // ------------------------------------------------------------------------------------------------------- the table

    /// Whether the place for a cover on this card is shown: if it is the only open card, or if a card that can cover it is
    /// hovered or selected.
    bool showsCoverPlace(Card attack) const
    {
        const std::vector<Action> covers = seen_.legalOf(Action::Kind::Cover);
        const auto onThis = [&](const Action& cover) { return cover.target == attack; };
        if (std::none_of(covers.begin(), covers.end(), onThis))
            return false;
        if (seen_.uncovered() == 1)
            return true;
        return std::any_of(covers.begin(), covers.end(),
                           [&](const Action& cover) { return onThis(cover) && isHoveredOrSelected(cardId(cover.card)); });
    }
    bool isHoveredOrSelected(const QString& id) const { return gesture_.hovered == id || gesture_.selected == id; }

    void addTable()
    {
        const Table& table = seen_.view().table;
        for (std::size_t i = 0; i < table.size(); ++i)
            addPair(table[i], plan_.places[i], level::kTable + 2 * static_cast<double>(i));
        addFreePlaces();
    }

    void addPair(const Pair& pair, QPointF place, double height)
    {
        Piece attack = cardPiece(pair.attack, {place, kAttackAngle}, plan_.tableCard, height);
        attack.name = text_.tableCardName(pair, false);
        attack.from = originOf(pair.attack, seen_.view().attacker);
        if (!pair.covered && showsCoverPlace(pair.attack))
            add(placePiece(canvas(), plan_, coverPlaceId(pair.attack), plan_.coverOf(place), kCoverAngle, true));
        add(attack);
        if (!pair.covered)
            return;
        Piece cover = cardPiece(pair.cover, {plan_.coverOf(place), kCoverAngle}, plan_.tableCard, height + 1);
        cover.name = text_.tableCardName(pair, true);
        cover.from = originOf(pair.cover, seen_.view().defender);
        add(cover);
    }

    void addFreePlaces()
    {
        const int used = seen_.view().table.count();
        if (canTransfer()) {
            Piece place =
                placePiece(canvas(), plan_, QLatin1String(kTransferPlace), plan_.places[asIndex(used)], kAttackAngle, true);
            place.face = faceFor(TransferPlaceDrawable{place.radius});
            place.name = tr("Place for a transfer");
            place.role = Role::Text;
            add(place);
        }
        if (used <= 3)
            return;
        for (int i = used + (canTransfer() ? 1 : 0); i < std::min<int>(seen_.view().limit, kMaxPairs); ++i)
            add(placePiece(canvas(), plan_, kit::numbered("place", i), plan_.places[asIndex(i)], 0,
                           gesture_.dragging && canThrow()));
    }

    /// The anchor that a new card on the table comes from: the seat that played it in the last step, else `usual`.
    QString originOf(Card card, Seat usual) const
    {
        for (const Event& event : seen_.events())
            if (event.seat >= 0 && event.cards.contains(card))
                return seatAnchor(event.seat);
        return seatAnchor(usual);
    }

    // ------------------------------------------------------------------------------------------------------- hands

    std::vector<Choice> choicesOf(Card card) const
    {
        std::vector<Choice> choices;
        for (const Action& action : seen_.legal()) {
            if (action.card != card)
                continue;
            if (action.kind == Action::Kind::Attack)
                choices.push_back({toText(action), {}});
            else if (action.kind == Action::Kind::Cover)
                choices.push_back({toText(action), cardId(action.target)});
            else if (action.kind == Action::Kind::Transfer)
                choices.push_back({toText(action), QLatin1String(kTransferPlace)});
        }
        // A single choice needs no target: it can be dropped anywhere in the zone.
        if (choices.size() == 1)
            choices.front().target.clear();
        return choices;
    }

    void addHand()
    {
        const Seat own = seen_.me();
        const auto hand = seen_.handOf(own);
        if (!hand)
            return;
        const double cardHeight = plan_.hand.card.height();
        for (std::size_t i = 0; i < hand->size() && i < plan_.hand.poses.size(); ++i) {
            const Card card = (*hand)[i];
            Piece piece = cardPiece(card, plan_.hand.poses[i], plan_.hand.card, level::kHand + static_cast<double>(i));
            piece.choices = choicesOf(card);
            const bool playable = !piece.choices.empty();
            piece.name = text_.handCardName(card, playable);
            piece.from = dealtFrom(card);
            if (playable) {
                piece.centre = plan_.hand.poses[i].raised(kLegalLift * cardHeight).centre;
                piece.ring = Ring::Legal;
                piece.shadow = Shadow::Lifted;
                piece.draggable = true;
            } else {
                piece.whyNot = text_.whyNot(card);
                piece.dimmed = seen_.mayAct();
            }
            add(piece);
        }
    }

    /// The anchor that a new card in a hand comes from.
    QString dealtFrom(Card card) const { return QLatin1String(card == seen_.view().trumpCard ? "trump" : kDeck); }

    std::size_t indexOf(Seat seat) const { return asIndex((seat - seen_.me() + seen_.seats()) % seen_.seats() - 1); }

    void addOther(Seat seat)
    {
        const Plan::Other& other = plan_.others[indexOf(seat)];
        const auto hand = seen_.handOf(seat);
        if (other.fan.poses.empty() && seen_.isDealt())
            add(kit::numbered("empty", seat), other.fan.bounds, placeFace(canvas(), false, 0.06 * other.fan.card.width()),
                level::kOthers);
        for (std::size_t i = 0; i < other.fan.poses.size(); ++i) {
            const double height = level::kOthers + static_cast<double>(i);
            if (hand && i < hand->size())
                addOpenCard(seat, (*hand)[i], other.fan.poses[i], other.fan.card, height);
            else
                addBack(seat, static_cast<int>(i), other.fan.poses[i], other.fan.card, height);
        }
        const QString count = QString::number(seen_.isDealt() ? seen_.sizeOf(seat) : 0);
        const bool onHand = other.plateRoom < kCountInPlate;
        addPlate(seat, other.plate, other.plateRoom, onHand ? QString() : count,
                 other.plateFromLeft ? Qt::AlignLeft : Qt::AlignHCenter);
        if (onHand)
            addCount(seat, other.fan.bounds, count);
    }

    void addOpenCard(Seat seat, Card card, const CardPose& pose, QSizeF size, double height)
    {
        Piece piece = cardPiece(card, pose, size, height);
        piece.name = tr("%1, in the hand of %2").arg(cardName(card), seen_.name(seat));
        piece.from = dealtFrom(card);
        piece.choices = choicesOf(card); // with two persons, the asked one may sit at the top
        if (!piece.choices.empty())
            piece.ring = Ring::Legal;
        out_.hidden.push_back({.piece = piece.id, .seat = seat, .value = toText(card), .isOpen = true, .box = {}});
        add(piece);
    }

    void addBack(Seat seat, int index, const CardPose& pose, QSizeF size, double height)
    {
        Piece piece = cardPiece({}, pose, size, height);
        piece.id = QStringLiteral("back:%1:%2").arg(seat).arg(index);
        piece.face = cardBackFace(canvas());
        piece.role = Role::Picture;
        piece.from = tookCards(seat) ? seatAnchor(seat) : QLatin1String(kDeck);
        out_.hidden.push_back({.piece = piece.id, .seat = seat, .value = {}, .isOpen = false, .box = {}});
        add(piece);
    }

    bool tookCards(Seat seat) const
    {
        return std::any_of(seen_.events().begin(), seen_.events().end(),
                           [seat](const Event& event) { return event.kind == Event::Kind::PickedUp && event.seat == seat; });
    }

    // ------------------------------------------------------------------------------------------------------- plates

    std::optional<Icon> plateIcon(Seat seat) const
    {
        const View& view = seen_.view();
        if (!seen_.isDealt() || position_.over || seen_.isOut(seat) || view.phase == Phase::Redeal)
            return std::nullopt;
        if (seat == view.defender)
            return view.taking ? Icon::Take : Icon::Shield;
        return seat == view.attacker ? std::optional(Icon::Sword) : std::nullopt;
    }

    /// `place` is the plate's centre, or the middle of its left edge.
    void addPlate(Seat seat, QPointF place, double room, const QString& count, Qt::Alignment align)
    {
        const SeatInfo& info = seen_.info(seat);
        kit::Plate plate{.seat = kit::discOf(info),
                         .icon = plateIcon(seat),
                         .count = count,
                         .turn = seat == seen_.turn() && !position_.over,
                         .opacity = seen_.isOut(seat) && !position_.over ? 0.6 : 1};
        if (seat != seen_.me())
            plate.discSize = discSizeIn(room);
        shorten(plate, seat, room);
        if (seat == seen_.me() && plateSize(style_, plate).width() > room)
            plate.discSize = seen_.hasTeams() ? kit::kSmallPlateDisc : 0;
        QSizeF size = plateSize(style_, plate);
        size.setWidth(std::min(size.width(), room));
        if (align == Qt::AlignLeft)
            place.rx() += size.width() / 2;
        add(plateId(seat), boxAt(place, size), plate,
            {.height = level::kPlates,
             .role = Role::Text,
             .ring = plate.turn ? Ring::Turn : Ring::None,
             .radius = size.height() / 2,
             .name = text_.plateName(seat),
             .description = info.character});
        if (seen_.hasTeams())
            addTeamMark(seat, place - QPointF(size.width() / 2 - 38, -14));
    }

    /// Chooses the longest line that fits.
    void shorten(kit::Plate& plate, Seat seat, double room) const
    {
        for (const auto detail : {TableText::Detail::Full, TableText::Detail::Brief, TableText::Detail::Least}) {
            plate.line = text_.plateLine(seat, detail);
            if (plateSize(style_, plate).width() <= room)
                return;
        }
    }

    /// The size of a plate's disc: in little room it is dropped, or made smaller if a team mark lies on it. Depends on the
    /// room and not on the text, so that plates do not change from step to step.
    double discSizeIn(double room) const
    {
        return room >= kDiscInPlate ? kit::kPlateDisc : seen_.hasTeams() ? kit::kSmallPlateDisc : 0;
    }

    /// The number of cards, on the hand instead of the plate.
    void addCount(Seat seat, const QRectF& fan, const QString& count)
    {
        const kit::Chip chip{count};
        const QSizeF size = chipSize(style_, chip);
        addChip(kit::numbered("count", seat), fan.bottomRight() - QPointF(size.width() / 2 + 2, size.height() / 2 + 4), chip,
                level::kPlates);
    }

    /// The team's letter and colour at the corner of the disc; the plate's name has the text.
    void addTeamMark(Seat seat, QPointF centre)
    {
        const bool first = SeenPosition::teamOf(seat) == 0;
        add(kit::numbered("team", seat), boxAt(centre, {20, 20}),
            TeamMarkDrawable{first ? tr("A", "the team's letter") : tr("B", "the team's letter"), first},
            level::kPlates + 1);
    }

    void addOwnPlate()
    {
        const QRectF& box = plan_.ownPlate;
        addPlate(seen_.me(), {box.left(), box.center().y()}, box.width(), {}, Qt::AlignLeft);
    }

    // --------------------------------------------------------------------------------------------- buttons and question

    void addButtons()
    {
        const bool alone = seen_.legal().size() == 1;
        std::vector<Piece> column;
        for (const ButtonKind& button : kButtons) {
            const std::vector<Action> actions = seen_.legalOf(button.kind);
            if (actions.empty())
                continue;
            column.push_back(buttonPiece(button, actions.front(), alone));
            for (const Action& action : actions)
                column.back().choices.push_back({toText(action), actions.size() > 1 ? cardId(action.card) : QString()});
        }
        if (!column.empty())
            stackButtons(column);
    }

    /// Stacks the buttons from the bottom up, all with the largest width.
    void stackButtons(std::vector<Piece>& column)
    {
        const auto narrower = [](const Piece& a, const Piece& b) { return a.size.width() < b.size.width(); };
        const double width = std::max_element(column.begin(), column.end(), narrower)->size.width();
        double bottom = plan_.buttons.bottom();
        for (Piece& piece : column) {
            piece.size.setWidth(width);
            piece.centre = {plan_.buttons.right() - width / 2, bottom - piece.size.height() / 2};
            bottom -= piece.size.height() + kButtonGap;
            add(piece);
        }
    }

    Piece buttonPiece(const ButtonKind& how, const Action& action, bool alone) const
    {
        using Kind = Action::Kind;
        const bool isUsual = how.kind == Kind::Done || how.kind == Kind::Keep || (how.kind == Kind::Take && alone);
        kit::Button button{.label = text_.button(action), .brass = isUsual, .edge = theme().brass, .icon = how.icon};
        if (kit::buttonWidth(style_, button) > plan_.buttons.width())
            button.icon.reset(); // rather than cut the label
        const double width =
            std::clamp(kit::buttonWidth(style_, button), std::min(136.0, plan_.buttons.width()), plan_.buttons.width());
        Piece piece = picture(QLatin1String(how.id), {0, 0, width, plan_.buttonHeight}, level::kButtons, faceFor(button),
                              spoken(button.label));
        piece.role = Role::Button;
        piece.radius = 10;
        piece.shortcut = ownKey(how.key);
        return piece;
    }

    void addQuestion()
    {
        const QString text = text_.question();
        if (text.isEmpty())
            return;
        const double middle = plan_.question.y(), halfHeight = plan_.questionHeight / 2;
        const bool isAtLabel = stockLabel_.bottom() > middle - halfHeight && stockLabel_.top() < middle + halfHeight;
        const double left = isAtLabel ? std::max(stockLabel_.right() + 6, plan_.margin) : plan_.margin;
        const QSizeF size(std::min(kit::questionWidth(style_, text), plan_.questionRight - left), plan_.questionHeight);
        const double half = size.width() / 2;
        const QPointF centre(std::clamp(plan_.question.x(), left + half, plan_.questionRight - half), middle);
        add(QStringLiteral("question"), boxAt(centre, size), kit::QuestionBox{text}, level::kQuestion, spoken(text));
        out_.prompt = boxAt(centre, size);
    }

    // ---------------------------------------------------------------------------------------------- origins and exits

    void addAnchors()
    {
        const Face back = cardBackFace(canvas());
        out_.anchors.insert(QLatin1String(kDeck), {plan_.stock, plan_.pileCard, 0, back});
        out_.anchors.insert(QLatin1String(kHeapAnchor), {plan_.discard, plan_.pileCard, 7, back});
        out_.anchors.insert(QStringLiteral("trump"), {plan_.stock, plan_.pileCard, 0, back});
        for (Seat seat = 0; seat < seen_.seats(); ++seat) {
            const bool own = seat == seen_.me();
            const Fan& fan = own ? plan_.hand : plan_.others[indexOf(seat)].fan;
            const QPointF centre = own && fan.poses.empty() ? QPointF(canvas().size.width() / 2, canvas().size.height() - 60)
                                                            : fan.bounds.center();
            const bool hidden = !own && !seen_.handOf(seat);
            out_.anchors.insert(seatAnchor(seat), {centre, fan.card, 0, hidden ? back : Face{}});
        }
    }

    /// The anchors that removed cards go to: beaten cards to the discard pile, taken ones to the taker's hand, the trump
    /// card to the last who drew.
    void addExits()
    {
        for (const Event& event : seen_.events()) {
            if (event.kind == Event::Kind::Drew && seen_.view().stock == 0)
                out_.goesTo.insert(QStringLiteral("trump"), seatAnchor(event.seat));
            if (event.kind == Event::Kind::Beaten)
                for (Card card : seen_.view().discarded)
                    out_.goesTo.insert(cardId(card), QLatin1String(kHeapAnchor));
            if (event.kind == Event::Kind::PickedUp)
                for (Card card : event.cards)
                    out_.goesTo.insert(cardId(card), seatAnchor(event.seat));
        }
    }

    /// Effects for a trump that beats another suit, and for a player's last card; that one when it is played, since the game
    /// may end with the bout.
    void addEffects()
    {
        using Kind = Event::Kind;
        const auto isTrump = [&](Card card) { return card.suit() == seen_.view().trump(); };
        for (const Event& event : seen_.events()) {
            if (event.kind == Kind::Covered && isTrump(event.cards[1]) && !isTrump(event.cards[0])) {
                const QString card = cardId(event.cards[1]);
                out_.effects.push_back(ringsAround(card, QStringLiteral("trump:") + card, Sound::Strike, theme()));
            }
            const bool isPlay = event.kind == Kind::Attacked || event.kind == Kind::ThrewIn || event.kind == Kind::Covered
                || event.kind == Kind::Transferred;
            if (isPlay && seen_.sizeOf(event.seat) == 0 && seen_.view().stock == 0)
                out_.effects.push_back(
                    lightAlong(plateId(event.seat), QStringLiteral("last:%1").arg(event.seat), Sound::Leave, theme()));
        }
    }

    const SeenPosition& seen_;
    const TableText text_;
    const Position& position_;
    const Plan plan_;
    QRectF stockLabel_;
};

/// The scale of the whole table: 1 up to the design size, at most 2.
double scaleFor(QSizeF room)
{
    return std::clamp(std::min(room.width() / 960, room.height() / 752), 1.0, 2.0);
}

/// A face enlarged by `by`. The faces of cards are drawn for any size and stay as they are.
Face scaled(const Face& face, double by)
{
    if (face.key.startsWith(QLatin1String("card:")) || face.key.startsWith(QLatin1String("back:")) || !face.draw)
        return face;
    Face large{face.key + QStringLiteral(":by%1").arg(by), [draw = face.draw, by](QPainter& painter, QSizeF size) {
                   painter.scale(by, by);
                   draw(painter, size / by);
               }};
    if (face.isReady)
        large.isReady = [isReady = face.isReady, by](QSizeF size, double ratio) { return isReady(size / by, ratio * by); };
    large.bleed = face.bleed * by;
    return large;
}

QRectF scaled(const QRectF& box, double by)
{
    return {box.topLeft() * by, box.size() * by};
}

/// Enlarges a layout that was made for less room, so that proportions are those of the usual window size.
void scaleLayout(Layout& layout, double by)
{
    for (Piece& piece : layout.pieces) {
        piece.centre *= by;
        piece.size *= by;
        piece.radius *= by;
        piece.face = scaled(piece.face, by);
    }
    for (Anchor& anchor : layout.anchors) {
        anchor.centre *= by;
        anchor.size *= by;
    }
    layout.playZone = scaled(layout.playZone, by);
    layout.prompt = scaled(layout.prompt, by);
}

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    const double by = scaleFor(canvas.size);
    Canvas designed = canvas;
    designed.size /= by;
    Layout layout = Arranger(seen, gesture, designed).arrange();
    if (by > 1)
        scaleLayout(layout, by);
    return layout;
}

// ----------------------------------------------------------------------------------------------------------- the table

class DurakTable final : public kit::TableOf<SeenPosition, TableText, arrange, paintTile>,
                         public HiddenValues,
                         public TrainingWheels,
                         public Themes,
                         public SharedTable,
                         public ObviousAnswers {
    Q_DECLARE_TR_FUNCTIONS(parlour::DurakTable)

public:
    PositionFormOf positionForm() const override
    {
        return {durak::positionForm, settlePosition, completePosition, layPosition};
    }
    QString theme(const std::string& position, const std::string& taken, const std::string& best) const override
    {
        return themeOf(position, taken, best);
    }
    QString pieceFor(const Action& action) const override { return pieceId(action); }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        return position.over ? 1 : seen.isDealt() ? static_cast<double>(seen.discarded()) / seen.view().rules.deck : 0;
    }
    bool usesKey(const Position& position, const QString& usual) const override
    {
        const Rules rules = SeenPosition(position).view().rules;
        return usual == "R" ? rules.transfer
            : usual == "S"  ? rules.transfer && rules.passCard
                            : rules.redeal || (usual != "K" && usual != "W");
    }
    bool isOut(const Position& position, Seat seat) const override { return SeenPosition(position).isOut(seat); }
    bool beginsPart(const std::vector<AnyTold>& told) const override { return hasEvent(told, Event::Kind::BoutBegan); }

    QString valueText(const std::string& value) const override
    {
        const auto card = parseCard(value);
        return card ? cardMark(*card) : QString();
    }
    QString wheelsText() const override
    {
        return tr("Beaten cards lie open, and the cards not seen yet are counted by suit.");
    }
    ObviousAnswersText obviousAnswersText() const override
    {
        return {tr("Pass when you hold nothing to throw in"),
                tr("The pause before it is always the same, so that nobody learns what you hold."),
                tr("You hold nothing that can be thrown in. Shall Parlour pass for you when that is so?")};
    }
    std::optional<std::string> obviousAnswer(const Position& position) const override
    {
        const bool isPass = SeenPosition(position).view().phase == Phase::Throw && position.legal.size() == 1;
        return isPass ? std::optional(position.legal.front()) : std::nullopt;
    }
    std::optional<std::string> spokenAnswer(const Position& position) const override
    {
        switch (SeenPosition(position).view().phase) {
        case Phase::Redeal:
            return toText(Action{Action::Kind::Keep, {}, {}});
        case Phase::Defend:
            return toText(Action{Action::Kind::Take, {}, {}});
        case Phase::Throw:
            return toText(Action{Action::Kind::Done, {}, {}});
        default:
            return std::nullopt;
        }
    }
    bool playsOnlyAction(const Position&) const override { return true; }

    Surface surface() const override { return Surface::Felt; }
};

} // namespace

std::unique_ptr<GameTable> makeTable()
{
    return std::make_unique<DurakTable>();
}

} // namespace parlour::durak
