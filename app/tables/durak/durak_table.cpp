// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Durak's table: turns a position into the pieces of the stage, and what else the window asks of it. Places come from
// durak_plan, texts from durak_words, pictures from durak_paint and the stage's paint.
#include "app/stage/flourish.h"
#include "app/tables/durak/durak_figures.h"
#include "app/tables/durak/durak_paint.h"
#include "app/tables/durak/durak_pieces.h"
#include "app/tables/durak/durak_words.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/table.h"
#include "app/tables/table_capabilities.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::durak {

namespace {

constexpr double kCountInPlate = 190; ///< px of room under which the count leaves the plate
constexpr double kDiscInPlate = 150; ///< px of room under which the disc leaves it, too
constexpr auto kTransferPlace = "place:transfer";

// Anchors of their own names: a card that is dealt comes out of the stock, not in place of it.
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
          words_(seen_),
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
        sendAway();
        celebrate();
        return std::move(out_);
    }

private:
    // ------------------------------------------------------------------------------------------- what has to find room

    Demand demand() const
    {
        Demand demand;
        demand.room = canvas().size;
        demand.aspect = canvas().cards->aspect();
        demand.own = {seen_.isDealt() ? seen_.sizeOf(seen_.me()) : 0, true};
        for (int k = 1; k < seen_.seats(); ++k) {
            const Seat seat = (seen_.me() + k) % seen_.seats();
            demand.others.push_back({seen_.isDealt() ? seen_.sizeOf(seat) : 0, seen_.handOf(seat).has_value()});
        }
        demand.places = shownPlaces();
        for (const ButtonKind& button : kButtons)
            demand.buttons += seen_.legalOf(button.kind).empty() ? 0 : 1;
        demand.figures = position_.report && seen_.turn() == seen_.me();
        demand.asks =
            std::any_of(position_.seats.begin(), position_.seats.end(), [](const SeatInfo& seat) { return seat.person; });
        return demand;
    }

    bool canTransfer() const { return !seen_.legalOf(Action::Kind::Transfer).empty(); }
    bool canThrow() const { return !seen_.legalOf(Action::Kind::Attack).empty(); }
    /// Attack cards on the table and the free place that a transfer needs.
    int shownPlaces() const { return std::min(kMaxPairs, seen_.view().table.count() + (canTransfer() ? 1 : 0)); }

    Piece cardPiece(Card card, const Spot& spot, QSizeF size, double height) const
    {
        return {.id = cardId(card),
                .centre = spot.centre,
                .size = size,
                .angle = spot.angle,
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
        add(QStringLiteral("zone"), plan_.zone, ZoneLook{radius, gesture_.dragging && seen_.mayAct()}, level::kZone);
        out_.playZone = plan_.zone;
    }

    // -------------------------------------------------------------------------------------------------- stock and discard

    static int layersOf(int cards) { return std::clamp((cards + 2) / 3, 1, 5); }

    void addLabel(const QString& id, QPointF topMiddle, const QString& text, bool suit)
    {
        TextStyle style{.px = 14, .colour = canvas().theme.tableText, .align = Qt::AlignCenter};
        const double room = plan_.zone.left() - 12; // beside the zone, the same on both sides
        const double disc = suit ? 36 : 2;
        double width = style_.widthOf(text, style) + disc;
        if (width > room) {
            style.px = 12;
            style.lines = 2;
            width = std::min(textSize(canvas(), text, style, room - disc).width() + disc, room);
        }
        const double left = std::clamp(topMiddle.x() - width / 2, 6.0, canvas().size.width() - width - 6);
        const QRectF box(left, topMiddle.y(), width, style.lines > 1 ? 34 : 28);
        add(id, box, suit ? faceFor(TrumpLabelLook{seen_.view().trump(), text, style}) : textFace(canvas(), text, style),
            level::kPiles);
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
                 .name = words_.stockName()});
        } else {
            add(QStringLiteral("stock"), boxAt(plan_.stock, card), placeFace(canvas(), false, radius), level::kPiles - 1,
                words_.stockName());
        }
        addLabel(QStringLiteral("stock-label"), plan_.stock + QPointF(0.34 * card.width(), labelDown), words_.stockLine(),
                 true);

        if (position_.hasWheels)
            return addOpenDiscard();
        const int gone = seen_.discarded();
        const QRectF heap = boxAt(plan_.discard, gone > 0 ? QSizeF(kHeapWidth * card.width(), kHeap * card.height()) : card);
        add(QStringLiteral("discard"), heap,
            gone > 0 ? discardFace(canvas(), card, layersOf(gone)) : placeFace(canvas(), false, radius), level::kPiles,
            words_.discardName());
        addLabel(QStringLiteral("discard-label"), plan_.discard + QPointF(0, labelDown), words_.discardLine(), false);
    }

    /// The beaten cards in a row a suit, and what nobody has seen yet below them.
    void addOpenDiscard()
    {
        const double heap = kHeap * plan_.pileCard.height(), aspect = canvas().cards->aspect();
        const double pitch = heap / 4.6; // of the rows, which cover all but the indices of those above
        const QSizeF card(pitch * 1.6 / aspect, pitch * 1.6);
        const double right = canvas().size.width() - plan_.margin / 2,
                     room = std::min(2 * (right - plan_.discard.x()), 2.1 * heap);
        const QRectF tray = boxAt(plan_.discard, {room, heap});
        add(QStringLiteral("discard"), tray, placeFace(canvas(), false, 0.06 * plan_.pileCard.width()), level::kPiles,
            words_.openDiscardName());
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
        addLabel(QStringLiteral("discard-label"), plan_.discard + QPointF(0, labelDown), words_.discardLine(), false);
        const QRectF line = boxAt(plan_.discard + QPointF(0, labelDown + 40), {room, 24});
        add(QStringLiteral("unseen"), line, UnseenLook{seen_.unseenBySuit()}, level::kPiles, words_.unseenName());
    }

    // ------------------------------------------------------------------------------------------------------- the table

    /// Is the place of a cover under this card shown? It is when this is the only open card, and for a card that is pointed
    /// at or chosen.
    bool showsCoverPlace(Card attack) const
    {
        const std::vector<Action> covers = seen_.legalOf(Action::Kind::Cover);
        const auto onThis = [&](const Action& cover) { return cover.target == attack; };
        if (std::none_of(covers.begin(), covers.end(), onThis))
            return false;
        if (seen_.uncovered() == 1)
            return true;
        return std::any_of(covers.begin(), covers.end(),
                           [&](const Action& cover) { return onThis(cover) && isHandled(cardId(cover.card)); });
    }
    bool isHandled(const QString& id) const { return gesture_.hovered == id || gesture_.selected == id; }

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
        attack.name = words_.tableCardName(pair, false);
        attack.from = cameFrom(pair.attack, seen_.view().attacker);
        if (!pair.covered && showsCoverPlace(pair.attack))
            add(placePiece(canvas(), plan_, coverPlaceId(pair.attack), plan_.coverOf(place), kCoverAngle, true));
        if (!pair.covered)
            attack.worth = 4; // what it is all about now
        add(attack);
        if (!pair.covered)
            return;
        Piece cover = cardPiece(pair.cover, {plan_.coverOf(place), kCoverAngle}, plan_.tableCard, height + 1);
        cover.name = words_.tableCardName(pair, true);
        cover.from = cameFrom(pair.cover, seen_.view().defender);
        add(cover);
    }

    void addFreePlaces()
    {
        const int used = seen_.view().table.count();
        if (canTransfer()) {
            Piece place =
                placePiece(canvas(), plan_, QLatin1String(kTransferPlace), plan_.places[at(used)], kAttackAngle, true);
            place.face = faceFor(TransferPlaceLook{place.radius});
            place.name = tr("Place for a transfer");
            place.role = Role::Text;
            add(place);
        }
        if (used <= 3)
            return;
        for (int i = used + (canTransfer() ? 1 : 0); i < std::min<int>(seen_.view().limit, kMaxPairs); ++i)
            add(placePiece(canvas(), plan_, kit::numbered("place", i), plan_.places[at(i)], 0,
                           gesture_.dragging && canThrow()));
    }

    /// Where a card that is new on the table comes from: the seat that played it in the last step.
    QString cameFrom(Card card, Seat usual) const
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
        // One way to play it needs no aim: anywhere on the table will do.
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
        for (std::size_t i = 0; i < hand->size() && i < plan_.hand.spots.size(); ++i) {
            const Card card = (*hand)[i];
            Piece piece = cardPiece(card, plan_.hand.spots[i], plan_.hand.card, level::kHand + static_cast<double>(i));
            piece.choices = choicesOf(card);
            const bool playable = !piece.choices.empty();
            piece.name = words_.handCardName(card, playable);
            piece.from = arrival(card);
            if (playable) {
                piece.centre = plan_.hand.spots[i].raised(kLegalLift * cardHeight).centre;
                piece.ring = Ring::Legal;
                piece.shadow = Shadow::Lifted;
                piece.draggable = true;
            } else {
                piece.whyNot = words_.whyNot(card);
                piece.dimmed = seen_.mayAct();
            }
            add(piece);
        }
    }

    /// Where a card that is new in a hand comes from.
    QString arrival(Card card) const { return QLatin1String(card == seen_.view().trumpCard ? "trump" : kDeck); }

    std::size_t indexOf(Seat seat) const { return at((seat - seen_.me() + seen_.seats()) % seen_.seats() - 1); }

    void addOther(Seat seat)
    {
        const Plan::Other& other = plan_.others[indexOf(seat)];
        const auto hand = seen_.handOf(seat);
        if (other.fan.spots.empty() && seen_.isDealt())
            add(kit::numbered("empty", seat), other.fan.bounds, placeFace(canvas(), false, 0.06 * other.fan.card.width()),
                level::kOthers);
        for (std::size_t i = 0; i < other.fan.spots.size(); ++i) {
            const double height = level::kOthers + static_cast<double>(i);
            if (hand && i < hand->size())
                addOpenCard(seat, (*hand)[i], other.fan.spots[i], other.fan.card, height);
            else
                addBack(seat, static_cast<int>(i), other.fan.spots[i], other.fan.card, height);
        }
        const QString count = QString::number(seen_.isDealt() ? seen_.sizeOf(seat) : 0);
        const bool onHand = other.plateRoom < kCountInPlate;
        addPlate(seat, other.plate, other.plateRoom, onHand ? QString() : count,
                 other.plateFromLeft ? Qt::AlignLeft : Qt::AlignHCenter);
        if (onHand)
            addCount(seat, other.fan.bounds, count);
    }

    void addOpenCard(Seat seat, Card card, const Spot& spot, QSizeF size, double height)
    {
        Piece piece = cardPiece(card, spot, size, height);
        piece.name = tr("%1, in the hand of %2").arg(cardName(card), seen_.name(seat));
        piece.from = arrival(card);
        piece.choices = choicesOf(card); // two people at one table: the asked hand may lie on the other side
        if (!piece.choices.empty())
            piece.ring = Ring::Legal;
        add(piece);
    }

    void addBack(Seat seat, int index, const Spot& spot, QSizeF size, double height)
    {
        Piece piece = cardPiece({}, spot, size, height);
        piece.id = QStringLiteral("back:%1:%2").arg(seat).arg(index);
        piece.face = cardBackFace(canvas());
        piece.role = Role::Picture;
        piece.from = tookCards(seat) ? seatAnchor(seat) : QLatin1String(kDeck);
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

    /// `place` is the plate's middle, or the middle of its left edge.
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
             .name = words_.plateName(seat),
             .description = info.character});
        if (seen_.hasTeams())
            addTeamMark(seat, place - QPointF(size.width() / 2 - 38, -14));
    }

    /// In little room the plate says less.
    void shorten(kit::Plate& plate, Seat seat, double room) const
    {
        for (const auto detail : {TableWords::Detail::Full, TableWords::Detail::Brief, TableWords::Detail::Least}) {
            plate.line = words_.plateLine(seat, detail);
            if (plateSize(style_, plate).width() <= room)
                return;
        }
    }

    /// Where there is still less room the plate loses its disc before words are cut, unless the mark of a team lies on it.
    /// The room decides, not the words, so that plates do not change from step to step.
    double discSizeIn(double room) const
    {
        return room >= kDiscInPlate ? kit::kPlateDisc : seen_.hasTeams() ? kit::kSmallPlateDisc : 0;
    }

    /// The number of cards on the hand itself, where the plate has no room for it.
    void addCount(Seat seat, const QRectF& fan, const QString& count)
    {
        const kit::Chip chip{count};
        const QSizeF size = chipSize(style_, chip);
        addChip(kit::numbered("count", seat), fan.bottomRight() - QPointF(size.width() / 2 + 2, size.height() / 2 + 4), chip,
                level::kPlates);
    }

    /// Letter and colour of the team at the corner of the disc; the plate has the word.
    void addTeamMark(Seat seat, QPointF centre)
    {
        const bool first = SeenPosition::teamOf(seat) == 0;
        add(kit::numbered("team", seat), boxAt(centre, {20, 20}),
            TeamLook{first ? tr("A", "the team's letter") : tr("B", "the team's letter"), first}, level::kPlates + 1);
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

    /// From below, all as wide as the widest.
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
        kit::Button button{.label = words_.button(action), .brass = isUsual, .edge = theme().brass, .icon = how.icon};
        if (kit::buttonWidth(style_, button) > plan_.buttons.width())
            button.icon.reset(); // rather than a part of its word
        const double width =
            std::clamp(kit::buttonWidth(style_, button), std::min(136.0, plan_.buttons.width()), plan_.buttons.width());
        Piece piece = picture(QLatin1String(how.id), {0, 0, width, plan_.buttonHeight}, level::kButtons, faceFor(button),
                              spoken(button.label));
        piece.role = Role::Button;
        piece.radius = 10;
        piece.shortcut = QLatin1String(how.key);
        return piece;
    }

    void addQuestion()
    {
        const QString text = words_.question();
        if (text.isEmpty())
            return;
        const QSizeF size(std::min(kit::questionWidth(style_, text), plan_.questionRight - plan_.margin),
                          plan_.questionHeight);
        const double half = size.width() / 2;
        const QPointF centre(std::clamp(plan_.question.x(), plan_.margin + half, plan_.questionRight - half),
                             plan_.question.y());
        add(QStringLiteral("question"), boxAt(centre, size), kit::Question{text}, level::kQuestion, spoken(text));
        out_.prompt = boxAt(centre, size);
    }

    // ---------------------------------------------------------------------------------------------- comings and goings

    void addAnchors()
    {
        const Face back = cardBackFace(canvas());
        out_.anchors.insert(QLatin1String(kDeck), {plan_.stock, plan_.pileCard, 0, back});
        out_.anchors.insert(QLatin1String(kHeapAnchor), {plan_.discard, plan_.pileCard, 7, back});
        out_.anchors.insert(QStringLiteral("trump"), {plan_.stock, plan_.pileCard, 0, back});
        for (Seat seat = 0; seat < seen_.seats(); ++seat) {
            const bool own = seat == seen_.me();
            const Fan& fan = own ? plan_.hand : plan_.others[indexOf(seat)].fan;
            const QPointF centre = own && fan.spots.empty() ? QPointF(canvas().size.width() / 2, canvas().size.height() - 60)
                                                            : fan.bounds.center();
            const bool hidden = !own && !seen_.handOf(seat);
            out_.anchors.insert(seatAnchor(seat), {centre, fan.card, 0, hidden ? back : Face{}});
        }
    }

    /// Cards that left the table in the last step: beaten to the discard pile, or to the hand that took them. The trump goes
    /// to whoever drew last.
    void sendAway()
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

    /// A trump that beats, and a last card: when it is played, since the bout's end may be the end of the game.
    void celebrate()
    {
        using Kind = Event::Kind;
        const auto isTrump = [&](Card card) { return card.suit() == seen_.view().trump(); };
        for (const Event& event : seen_.events()) {
            if (event.kind == Kind::Covered && isTrump(event.cards[1]) && !isTrump(event.cards[0])) {
                const QString card = cardId(event.cards[1]);
                out_.flourishes.push_back(ringsAround(card, QStringLiteral("trump:") + card, Sound::Strike, theme()));
            }
            const bool isPlay = event.kind == Kind::Attacked || event.kind == Kind::ThrewIn || event.kind == Kind::Covered
                || event.kind == Kind::Transferred;
            if (isPlay && seen_.sizeOf(event.seat) == 0 && seen_.view().stock == 0)
                out_.flourishes.push_back(
                    lightAlong(plateId(event.seat), QStringLiteral("last:%1").arg(event.seat), Sound::Leave, theme()));
        }
    }

    const SeenPosition& seen_;
    const TableWords words_;
    const Position& position_;
    const Plan plan_;
};

/// How much larger than designed everything is where there is room, as on the other tables.
double growthIn(QSizeF room)
{
    return std::clamp(std::min(room.width() / 960, room.height() / 752), 1.0, 2.0);
}

/// The picture of a smaller piece, larger. A card's is made for any size.
Face grown(const Face& face, double by)
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

QRectF grown(const QRectF& box, double by)
{
    return {box.topLeft() * by, box.size() * by};
}

/// A table that was arranged in less room, in its own: plates, words and buttons are as large beside the cards as in a
/// window of the usual size.
void grow(Layout& layout, double by)
{
    for (Piece& piece : layout.pieces) {
        piece.centre *= by;
        piece.size *= by;
        piece.radius *= by;
        piece.face = grown(piece.face, by);
    }
    for (Anchor& anchor : layout.anchors) {
        anchor.centre *= by;
        anchor.size *= by;
    }
    layout.playZone = grown(layout.playZone, by);
    layout.prompt = grown(layout.prompt, by);
}

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    const double by = growthIn(canvas.size);
    Canvas designed = canvas;
    designed.size /= by;
    Layout layout = Arranger(seen, gesture, designed).arrange();
    if (by > 1)
        grow(layout, by);
    return layout;
}

// ----------------------------------------------------------------------------------------------------------- the table

class DurakTable final : public kit::TableOf<SeenPosition, TableWords, arrange, paintTile>,
                         public TrainingWheels,
                         public ObviousAnswers {
    Q_DECLARE_TR_FUNCTIONS(parlour::DurakTable)

public:
    QString pieceFor(const Action& action) const override { return pieceId(action); }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        return position.over ? 1 : seen.isDealt() ? static_cast<double>(seen.discarded()) / seen.view().rules.deck : 0;
    }
    bool isOut(const Position& position, Seat seat) const override { return SeenPosition(position).isOut(seat); }
    bool beginsPart(const std::vector<AnyTold>& told) const override { return tells(told, Event::Kind::BoutBegan); }

    WheelsText wheels() const override
    {
        return {tr("Durak"), tr("Beaten cards lie open, and the cards not seen yet are counted by suit.")};
    }
    ObviousAnswersText obviousAnswersText() const override
    {
        return {tr("Pass when nothing can be thrown in"), tr("Durak: after a pause that is the same whatever you hold."),
                tr("You hold nothing that can be thrown in. Shall Parlour pass for you when that is so?")};
    }
    std::optional<std::string> obviousAnswer(const Position& position) const override
    {
        const bool isPass = SeenPosition(position).view().phase == Phase::Throw && position.legal.size() == 1;
        return isPass ? std::optional(position.legal.front()) : std::nullopt;
    }

    Surface surface() const override { return Surface::Felt; }
};

} // namespace

std::unique_ptr<GameTable> makeTable()
{
    return std::make_unique<DurakTable>();
}

} // namespace parlour::durak
