// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a position: each card of the deck lies in a place or is unknown. The stock is what neither a place nor a hand
// accounts for; if the person gave it, the rest is gone unseen. The places lie on the table.
#include "app/draw/paint.h"
#include "app/draw/text.h"
#include "app/tables/position_form.h"
#include "engine/base/index.h"
#include "engine/base/tokens.h"
#include "engine/durak/durak_types.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace parlour::durak {

namespace {

struct FormText {
    Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

/// The lines as far as the form calculates with them.
struct Put {
    explicit Put(const PositionLines& lines)
        : players(lines.players()),
          deck(parseInt(lines.rule("deck"), 24, 52).value_or(36)),
          seat(std::clamp(lines.number("seat"), 0, players - 1)),
          sizes(lines.numbers("sizes")),
          known(lines.items("known"))
    {
        sizes.resize(asIndex(players), kHandSize);
        known.resize(asIndex(players));
        for (const char* field : {"hand", "discarded"})
            placed += static_cast<int>(lines.words(field).size());
        for (const QString& pair : lines.words("table")) {
            placed += pair.contains(QLatin1Char('/')) ? 2 : 1;
            isOpen = isOpen || !pair.contains(QLatin1Char('/'));
        }
        for (Seat other = 0; other < players; ++other)
            if (other != seat) {
                placed += knownOf(other);
                hidden += std::max(0, sizes[asIndex(other)] - knownOf(other));
            }
        sizes[asIndex(seat)] = static_cast<int>(lines.words("hand").size());
    }

    /// Cards without a place: the stock with its trump card, and those that are gone unseen.
    int left() const { return deck - placed - hidden; }

    int knownOf(Seat other) const { return static_cast<int>(split(known[asIndex(other)]).size()); }

    int players, deck;
    Seat seat;
    std::vector<int> sizes;
    std::vector<std::string> known;
    int placed = 0; ///< cards in places
    int hidden = 0; ///< unknown cards in hands
    bool isOpen = false; ///< an attack card is not covered
};

std::optional<Card> cardAt(const QString& id)
{
    return parseCard(id.toStdString()).optional();
}

/// The cards of the table that attack, or those that cover.
QStringList tableCards(const PositionLines& lines, bool covers)
{
    QStringList cards;
    for (const QString& pair : lines.words("table"))
        if (!covers || pair.contains(QLatin1Char('/')))
            cards << pair.section(QLatin1Char('/'), covers ? 1 : 0, covers ? 1 : 0);
    return cards;
}

/// Writes the table. Covers keep their attack cards; a new one lies on the first open one that it beats, else on the first.
void setTable(PositionLines& lines, const QStringList& attacks, const QStringList& covers)
{
    QStringList pairs = attacks, left = covers;
    for (const QString& before : lines.words("table")) {
        const QString attack = before.section(QLatin1Char('/'), 0, 0), cover = before.section(QLatin1Char('/'), 1);
        if (const auto at = pairs.indexOf(attack); at >= 0 && left.removeOne(cover))
            pairs[at] = before;
    }
    Rules rules;
    rules.deck = static_cast<std::int8_t>(Put(lines).deck);
    rules.lowBeatsAce = lines.rule("low-beats-ace") == "on";
    const auto trump = parseCard(lines.value("trumpCard"));
    for (const QString& cover : left) {
        qsizetype first = -1, best = -1;
        for (qsizetype i = 0; i < pairs.size(); ++i) {
            if (pairs[i].contains(QLatin1Char('/')))
                continue;
            const auto card = cardAt(cover), attack = cardAt(pairs[i]);
            first = first < 0 ? i : first;
            if (best < 0 && trump && card && attack && beats(rules, trump->suit(), *card, *attack))
                best = i;
        }
        if (first >= 0)
            pairs[best >= 0 ? best : first] += QLatin1Char('/') + cover;
    }
    if (lines.words("table") != pairs)
        lines.drop({"done"});
    lines.setWords("table", pairs);
}

/// The next opponent in play after `seat`; -1 if there is none.
Seat victimOf(const PositionLines& lines, const std::vector<int>& inPlay, Seat seat)
{
    const int players = lines.players();
    const bool isTeams = lines.rule("teams") != "off";
    for (int i = 1; i < players; ++i) {
        const Seat other = (seat + i) % players;
        if (std::find(inPlay.begin(), inPlay.end(), other) != inPlay.end() && (!isTeams || other % 2 != seat % 2))
            return other;
    }
    return -1;
}

/// The cards that are gone without having been named.
int goneUnseen(const PositionLines& lines)
{
    return lines.value("stock").empty() ? 0 : std::max(0, Put(lines).left() - lines.number("stock"));
}

/// Whether the trump card lies somewhere else than under the stock.
bool isTrumpElsewhere(const PositionLines& lines, const Put& put)
{
    QStringList elsewhere =
        lines.words("hand") + lines.words("discarded") + tableCards(lines, false) + tableCards(lines, true);
    for (Seat other = 0; other < put.players; ++other)
        elsewhere += QString::fromStdString(put.known[asIndex(other)]).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return elsewhere.contains(QString::fromStdString(lines.value("trumpCard")));
}

/// Gives the stock the cards that lie in no place, unless the person set it; then the rest is gone. A hand has its size as
/// long as there are enough. The trump card lies under the stock unless it has another place.
void settleCounts(const PositionLines& before, PositionLines& lines)
{
    Put put(lines);
    int left = put.left();
    while (left < 0) { // the largest hand gives
        Seat which = -1;
        for (Seat other = 0; other < put.players; ++other)
            if (other != put.seat && (which < 0 || put.sizes[asIndex(other)] > put.sizes[asIndex(which)]))
                which = other;
        if (which < 0 || put.sizes[asIndex(which)] <= put.knownOf(which))
            break;
        --put.sizes[asIndex(which)];
        ++left;
    }
    const bool isSet = lines.value("stock") != before.value("stock") || goneUnseen(before) > 0;
    left = std::max(0, isSet ? std::min(left, lines.number("stock")) : left);
    if (isTrumpElsewhere(lines, put))
        left = 0;
    for (Seat other = 0; other < put.players; ++other)
        put.sizes[asIndex(other)] = std::max(put.sizes[asIndex(other)], other == put.seat ? 0 : put.knownOf(other));
    lines.setNumbers("sizes", put.sizes);
    lines.setNumber("stock", left);

    std::vector<int> inPlay;
    const std::vector<int> played = lines.numbers("inPlay");
    const bool isBetween = lines.words("table").isEmpty();
    for (Seat seat = 0; seat < put.players; ++seat)
        if (put.sizes[asIndex(seat)] > 0 || left > 0
            || (!isBetween && std::find(played.begin(), played.end(), seat) != played.end()))
            inPlay.push_back(seat);
    if (inPlay != played) {
        lines.setNumbers("inPlay", inPlay);
        lines.drop({"place", "outInBout"});
    }
}

/// The one who attacks follows from what the seat is asked, unless several could.
void settleAttacker(PositionLines& lines)
{
    const Put put(lines);
    const std::vector<int> inPlay = lines.numbers("inPlay");
    const bool isThrowing = !lines.words("table").isEmpty() && (!put.isOpen || lines.truth("taking"));
    lines.drop({"phase", "defender", "turn", "limit", "fool"});
    if (!isThrowing)
        lines.drop({"done", "taking"});
    Seat attacker = lines.number("attacker", put.seat);
    if (lines.words("table").isEmpty())
        attacker = put.seat;
    else if (!isThrowing && victimOf(lines, inPlay, attacker) != put.seat)
        for (const int seat : inPlay)
            attacker = victimOf(lines, inPlay, seat) == put.seat ? seat : attacker;
    else if (isThrowing && victimOf(lines, inPlay, attacker) == put.seat)
        attacker = put.seat;
    lines.setNumber("attacker", attacker);
}

} // namespace

PositionForm positionForm(const PositionLines& lines, const Canvas& canvas)
{
    const Put put(lines);
    PositionForm form;
    form.rows.push_back({{},
                         {onTable(QStringLiteral("stock-label"),
                                  numberControl(FormText::tr("Cards in the stock"), lines, "stock", 0,
                                                std::max(0, put.deck - put.players * kHandSize)))}});
    FormRow bout{{}, {switchControl(FormText::tr("The defender takes"), lines, "taking")}};
    if (put.players > 2) {
        std::vector<FormChoice> seats;
        for (Seat seat = 0; seat < put.players; ++seat)
            seats.push_back({QString::number(seat), formSeatName(seat, put.seat)});
        bout.controls.push_back(
            choiceControl(FormText::tr("Attacker"), lines, "attacker", std::move(seats), QString::number(put.seat)));
    }
    for (Seat seat = 0; seat < put.players; ++seat)
        if (seat != put.seat) {
            FormControl size = numberControl(FormText::tr("%1: cards").arg(formSeatName(seat, put.seat)), lines, "sizes",
                                             seat, put.players, 0, put.deck);
            size.value = QString::number(put.sizes[asIndex(seat)]);
            size.area = QStringLiteral("plate:%1").arg(seat);
            bout.controls.push_back(std::move(size));
        }
    form.rows.push_back(std::move(bout));

    form.cards = {.name = FormText::tr("The deck"),
                  .rows = {},
                  .aspect = canvas.cards->aspect(),
                  .copies = 1,
                  .places = {},
                  .typed = {}};
    for (int suit = 0; suit < kSuits; ++suit) {
        auto& row = form.cards.rows.emplace_back();
        for (Rank rank = kRanks - put.deck / kSuits; rank < kRanks; ++rank) {
            const Card card(rank, static_cast<Suit>(suit));
            const QString id = QString::fromStdString(parlour::toText(card));
            row.push_back({id, cardName(card), {}, cardFace(canvas, card)});
        }
    }
    auto& places = form.cards.places;
    const auto onTable = [](FormPlace place, const QString& area) { // the table shows its cards
        place.area = area;
        for (const QString& card : place.cards)
            place.pieces << QStringLiteral("card:") + card;
        return place;
    };
    places.push_back(
        onTable(placeOf(FormText::tr("My hand"), QStringLiteral("H"), lines, "hand", put.deck), QStringLiteral("hand")));
    for (const bool covers : {false, true}) {
        FormPlace place = placeOf(covers ? FormText::tr("Covers") : FormText::tr("Attacks"),
                                  covers ? QStringLiteral("C") : QStringLiteral("A"), lines, "table", kMaxPairs);
        place.cards = tableCards(lines, covers);
        place.set = [covers](PositionLines& into, const QStringList& cards) {
            setTable(into, covers ? tableCards(into, false) : cards, covers ? cards : tableCards(into, true));
        };
        place.onto = covers ? -1 : 2; // the place for covers
        places.push_back(onTable(std::move(place), covers ? QStringLiteral("covers") : QStringLiteral("attacks")));
    }
    FormPlace trump = placeOf(FormText::tr("Trump card under the stock"), QStringLiteral("T"), lines, "trumpCard", 1);
    trump.isMark = true;
    trump.area = QStringLiteral("trump-place");
    trump.note = FormText::tr("Trump");
    trump.pieces = {QStringLiteral("trump")};
    if (lines.number("stock", 1) == 0) // it tells the suit alone
        trump.name = FormText::tr("A card of the trump suit");
    places.push_back(std::move(trump));
    FormPlace gone = placeOf(FormText::tr("Gone"), QStringLiteral("G"), lines, "discarded", put.deck);
    if (const int unseen = goneUnseen(lines); unseen > 0)
        gone.note = FormText::tr("Gone, unseen: %1").arg(unseen);
    gone.area = QStringLiteral("discard");
    places.push_back(std::move(gone));
    for (Seat seat = 0; seat < put.players; ++seat)
        if (seat != put.seat) {
            places.push_back(
                placeOf(FormText::tr("%1 holds", "cards that are known of a player").arg(formSeatName(seat, put.seat)),
                        QString::number(seat + 1), lines, "known", seat, put.players, put.deck));
            places.back().area = QStringLiteral("hand:%1").arg(seat);
        }
    return form;
}

void settlePosition(const PositionLines& before, PositionLines& lines)
{
    const Put put(lines);
    if (lines.value("phase") == "redeal" && lines.words("table").isEmpty() && lines.words("discarded").isEmpty())
        return;
    // The part of the own hand that others know.
    const QStringList hand = lines.words("hand");
    std::vector<std::string> known = put.known;
    QStringList own = QString::fromStdString(known[asIndex(put.seat)]).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    own.removeIf([&](const QString& card) { return !hand.contains(card); });
    known[asIndex(put.seat)] = own.join(QLatin1Char(' ')).toStdString();
    const bool isNone = std::all_of(known.begin(), known.end(), [](const std::string& each) { return each.empty(); });
    lines.setItems("known", isNone ? std::vector<std::string>() : known);
    settleCounts(before, lines);
    settleAttacker(lines);
}

void completePosition(PositionLines& lines)
{
    Put put(lines);
    const bool isOpen = put.isOpen && !lines.truth("taking");
    lines.setNumber("seat", put.seat);
    lines.setNumber("turn", put.seat);
    lines.set("phase", lines.words("table").isEmpty() ? "lead" : isOpen ? "defend" : "throw");
    const Seat attacker = std::clamp(lines.number("attacker", put.seat), 0, put.players - 1);
    lines.setNumber("attacker", attacker);
    lines.setNumber("defender", isOpen ? put.seat : (attacker + 1) % put.players);
    lines.setNumber("limit", kMaxPairs);
    lines.setNumber("bout", 1);
    for (int& size : put.sizes)
        size = std::clamp(size, 0, put.deck);
    put.sizes[asIndex(put.seat)] = std::min<int>(put.deck, static_cast<int>(lines.words("hand").size()));
    lines.setNumbers("sizes", put.sizes);
    if (!cardAt(QString::fromStdString(lines.value("trumpCard")))) // layPosition() takes it out
        lines.set("trumpCard", "As");
    lines.setNumber("stock", std::clamp(lines.number("stock"), 0, put.deck));
    lines.drop({"place", "outInBout", "fool", "takings"});
}

FormAreas layPosition(const PositionLines& lines, const Canvas& canvas, Layout& layout)
{
    constexpr double kGap = 8, kCovers = 0.34; // px; the share of the zone
    const Put put(lines);
    FormAreas areas;
    const auto boxesOf = [&layout](const QString& beginning) {
        QRectF box;
        for (const Piece& piece : layout.pieces)
            if (piece.id.startsWith(beginning))
                box = box.united(piece.box());
        return box;
    };
    const QRectF zone = layout.playZone;
    areas.insert(QStringLiteral("attacks"), zone.adjusted(0, 0, 0, -kCovers * zone.height() - kGap));
    areas.insert(QStringLiteral("covers"), zone.adjusted(0, (1 - kCovers) * zone.height(), 0, 0));
    const double left = boxesOf(QStringLiteral("plate:%1").arg(put.seat)).right() + kGap;
    QRectF hand(left, zone.bottom() + 3 * kGap, std::max(100.0, canvas.size.width() - 2 * left), 0);
    hand.setBottom(canvas.size.height() - kGap / 2);
    areas.insert(QStringLiteral("hand"), hand);
    QRectF stock;
    for (const char* each : {"stock", "trump"})
        if (const Piece* piece = layout.find(QLatin1String(each)))
            stock = stock.united(piece->angle == 0
                                     ? piece->box()
                                     : QRectF(piece->box().center() - QPointF(piece->size.height(), piece->size.width()) / 2,
                                              piece->size.transposed()));
    areas.insert(QStringLiteral("trump-place"), stock);
    for (Seat seat = 0; seat < put.players; ++seat) {
        const QRectF cards =
            boxesOf(QStringLiteral("back:%1:").arg(seat)).united(boxesOf(QStringLiteral("empty:%1").arg(seat)));
        areas.insert(QStringLiteral("hand:%1").arg(seat), cards.adjusted(-kGap, -2, kGap, 2));
    }
    if (cardAt(QString::fromStdString(lines.value("trumpCard"))))
        return areas;
    areas.insert(QStringLiteral("stock-label"), boxesOf(QStringLiteral("stock-label")));
    std::erase_if(layout.pieces, [](const Piece& each) { // no suit is named yet
        return each.id == QLatin1String("stock-label") || each.id == QLatin1String("trump");
    });
    return areas;
}

} // namespace parlour::durak
