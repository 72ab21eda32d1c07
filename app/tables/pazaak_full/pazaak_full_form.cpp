// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a position: the cards on both tables in the order laid, the own hand and, if they are known, the side deck and
// what was played before. Values and totals follow from the cards.
#include "app/tables/pazaak_full/pazaak_full_cards.h"
#include "app/tables/pazaak_full/pazaak_full_text.h"
#include "app/tables/position_form.h"
#include "app/tables/twenty/twenty_board.h"
#include "engine/base/tokens.h"
#include "engine/pazaak_full/pazaak_full_notation.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace parlour::pazaak_full {

namespace {

struct FormText {
    Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

/// The lines of one side of the table.
struct SideLines {
    std::string_view table, cards, played;
};
constexpr SideLines kOwnLines = {"table", "cards", "played"};
constexpr SideLines kOpponentLines = {"opponentTable", "opponentCards", "opponentPlayed"};

QString idOf(Card card)
{
    return QString::fromStdString(toText(card));
}

/// A side card on a table, with its value unless that is the first one that it can have.
QString idOf(const Play& play)
{
    return play == *playsOf(play.card).begin() ? idOf(play.card) : QString::fromStdString(toText(play));
}

/// The play with this id; nullopt for a house card.
std::optional<Play> playOf(const QString& id)
{
    for (int index = 0; index < Card::kCount; ++index)
        for (const Play& play : playsOf(Card::fromIndex(index)))
            if (idOf(play) == id)
                return play;
    return std::nullopt;
}

void layHouse(Board& board, int value)
{
    board.cards.push_back({static_cast<std::int8_t>(value), -1});
}

/// Finds how the cards of a table were laid so that they have these values; tries each value of each side card.
bool findIds(const QStringList& cards, const std::vector<int>& values, const Board& board, QStringList& ids)
{
    const auto next = board.cards.count();
    if (next == cards.size())
        return std::equal(values.begin(), values.end(), board.cards.begin(), board.cards.end(),
                          [](int value, const Laid& laid) { return value == laid.value; });
    if (board.cards.full())
        return false;
    const auto card = parseCard(cards[next].toStdString());
    if (!card) {
        Board after = board;
        const int value = std::abs(values[static_cast<std::size_t>(next)]);
        layHouse(after, value);
        ids << QString::number(value);
        if (findIds(cards, values, after, ids))
            return true;
        ids.removeLast();
        return false;
    }
    for (const Play& play : playsOf(*card)) {
        Board after = board;
        lay(after, play);
        ids << idOf(play);
        if (findIds(cards, values, after, ids))
            return true;
        ids.removeLast();
    }
    return false;
}

/// The ids of the cards on a table; empty if no turns lead to their values.
QStringList laidIds(const PositionLines& lines, const SideLines& side)
{
    const QStringList cards = lines.words(side.cards);
    const std::vector<int> values = lines.numbers(side.table);
    QStringList ids;
    if (std::ssize(values) == cards.size())
        findIds(cards, values, {}, ids);
    return ids;
}

void setLaid(PositionLines& lines, const SideLines& side, const QStringList& ids)
{
    Board board;
    QStringList cards;
    for (const QString& id : ids) {
        if (board.cards.full())
            break;
        const auto play = playOf(id);
        if (play)
            lay(board, *play);
        else
            layHouse(board, id.toInt());
        cards << (play ? idOf(play->card) : QStringLiteral("house"));
    }
    std::vector<int> values;
    for (const Laid& laid : board.cards)
        values.push_back(laid.value);
    lines.setWords(side.cards, cards);
    lines.setNumbers(side.table, values);
}

/// The side cards on a table, in order.
QStringList laidSideCards(const PositionLines& lines, const SideLines& side)
{
    QStringList cards = lines.words(side.cards);
    cards.removeAll(QStringLiteral("house"));
    return cards;
}

/// The cards played in earlier sets.
QStringList earlier(const PositionLines& lines, const SideLines& side)
{
    const QStringList played = lines.words(side.played);
    return played.mid(0, std::max<qsizetype>(0, played.size() - laidSideCards(lines, side).size()));
}

FormPlace tablePlace(const QString& name, const QString& key, const PositionLines& lines, const SideLines& side)
{
    FormPlace place = placeOf(name, key, lines, side.table, kFullTable + 1);
    place.cards = laidIds(lines, side);
    place.set = [side](PositionLines& into, const QStringList& cards) { setLaid(into, side, cards); };
    return place;
}

bool isSideCard(const QString& id)
{
    return static_cast<bool>(parseCard(id.toStdString()));
}

FormPlace sidePlace(const QString& name, const QString& key, const PositionLines& lines, std::string_view field, int most)
{
    FormPlace place = placeOf(name, key, lines, field, most);
    place.set = [field = std::string(field)](PositionLines& into, QStringList cards) {
        std::stable_sort(cards.begin(), cards.end(), [](const QString& one, const QString& other) {
            return *parseCard(one.toStdString()) < *parseCard(other.toStdString());
        });
        into.setWords(field, cards);
    };
    place.accepts = isSideCard;
    return place;
}

FormPlace earlierPlace(const QString& name, const QString& key, const PositionLines& lines, const SideLines& side)
{
    FormPlace place = placeOf(name, key, lines, side.played, kHandCards);
    place.cards = earlier(lines, side);
    place.set = [side](PositionLines& into, const QStringList& cards) {
        into.setWords(side.played, cards + laidSideCards(into, side));
    };
    place.accepts = isSideCard;
    return place;
}

/// Whether the side deck, if it is known, holds all that the seat has and had.
bool fitsDeck(const PositionLines& lines)
{
    QStringList deck = lines.words("sideDeck");
    for (const QString& card : lines.words("hand") + lines.words("played"))
        if (!deck.removeOne(card))
            return false;
    return true;
}

} // namespace

PositionForm positionForm(const PositionLines& lines, const Canvas& canvas)
{
    const int sets = parseInt(lines.rule("sets"), 1, 9).value_or(3), own = lines.number("seat");
    PositionForm form;
    const QString ownSeat = QString::number(own == 1 ? 1 : 0), other = QString::number(own == 1 ? 0 : 1);
    form.rows.push_back(
        {{},
         {onTable(QStringLiteral("plate:") + ownSeat, numberControl(FormText::tr("Your wins"), lines, "wins", 0, sets - 1)),
          onTable(QStringLiteral("plate:") + other,
                  numberControl(FormText::tr("The opponent's wins"), lines, "opponentWins", 0, sets - 1)),
          onTable(QStringLiteral("total:") + other,
                  switchControl(FormText::tr("The opponent stands"), lines, "opponentStanding")),
          onTable(QStringLiteral("note:0"),
                  choiceControl(FormText::tr("Began this set"), lines, "began",
                                {{QString::number(own), FormText::tr("You")},
                                 {QString::number(1 - own), FormText::tr("The opponent")}}),
                  true),
          onTable(QStringLiteral("note:1"), numberControl(FormText::tr("Ties"), lines, "ties", 0, kMaxSets), true)}});
    form.cards = {.name = FormText::tr("House cards and side cards"),
                  .rows = std::vector<std::vector<DeckCard>>(5),
                  .aspect = twenty::kCardAspect,
                  .copies = 2 * kDeckCards,
                  .places = {},
                  .typed = [](const QString& card) { return card == QLatin1String("10") ? QStringLiteral("0") : card; }};
    auto& rows = form.cards.rows;
    for (int value = 1; value <= kHighestHouse; ++value)
        rows[0].push_back(
            {QString::number(value), FormText::tr("house card %1").arg(value), {}, twenty::houseFace(value, canvas.font)});
    for (int index = 0; index < Card::kCount; ++index) {
        const Card card = Card::fromIndex(index);
        auto& row = rows[card.kind() <= Card::Kind::Minus ? 1U : card.isSpecial() ? 3U : 2U];
        row.push_back({idOf(card), TableText::spokenCard(card), TableText::about(card),
                       twenty::sideFace(pictureOf(card), canvas.font)});
        for (const Play& play : playsOf(card))
            if (idOf(play) != idOf(card)) // with a value, for the tables
                rows[4].push_back(
                    {idOf(play), TableText::spokenPlay(play), {}, twenty::sideFace(pictureOf(play), canvas.font)});
    }
    form.cards.places = {
        tablePlace(FormText::tr("Your table"), QStringLiteral("Y"), lines, kOwnLines),
        tablePlace(FormText::tr("The opponent's table"), QStringLiteral("O"), lines, kOpponentLines),
        sidePlace(FormText::tr("Your hand"), QStringLiteral("H"), lines, "hand", kHandCards),
        sidePlace(FormText::tr("Your side deck, if known"), QStringLiteral("S"), lines, "sideDeck", kDeckCards),
        earlierPlace(FormText::tr("You played before"), QStringLiteral("B"), lines, kOwnLines),
        earlierPlace(FormText::tr("The opponent played before"), QStringLiteral("P"), lines, kOpponentLines)};
    const std::array<const char*, 3> areas = {"row:1", "row:0", "hand:1"};
    for (std::size_t i = 0; i < areas.size(); ++i)
        form.cards.places[i].area = QLatin1String(areas[i]);
    return form;
}

void settlePosition(const PositionLines& before, PositionLines& lines)
{
    for (const SideLines& side : {kOwnLines, kOpponentLines})
        if (before.value(side.played) == lines.value(side.played))
            lines.setWords(side.played, earlier(before, side) + laidSideCards(lines, side));
    if (!lines.value("sideDeck").empty() && before.value("sideDeck") == lines.value("sideDeck") && !fitsDeck(lines))
        lines.drop({"sideDeck"});
    if (lines.rule("deck") != "match")
        lines.drop({"houseLeft"});
    const bool hasCards =
        !lines.value("hand").empty() || !lines.value("table").empty() || !lines.value("opponentTable").empty();
    if (lines.number("began", -1) < 0 && hasCards)
        lines.set("began", lines.value("seat"));
    lines.drop({"turn", "set", "over", "opponentHand", "total", "opponentTotal", "tiebreaker", "opponentTiebreaker"});
}

void completePosition(PositionLines& lines)
{
    const auto total = [](const std::vector<int>& cards) {
        return std::clamp(std::accumulate(cards.begin(), cards.end(), 0), -99, 99);
    };
    lines.setNumber("seat", std::clamp(lines.number("seat"), 0, 1));
    lines.setNumber("turn", lines.number("seat"));
    lines.setNumber("began", std::clamp(lines.number("began", lines.number("seat")), 0, 1));
    lines.setNumber("set", 1);
    lines.setNumber("total", total(lines.numbers("table")));
    lines.setNumber("opponentTotal", total(lines.numbers("opponentTable")));
    lines.setNumber("opponentHand", kHandCards);
    for (const SideLines& side : {kOwnLines, kOpponentLines}) {
        QStringList laid = laidSideCards(lines, side), played = lines.words(side.played);
        for (QStringList* cards : {&laid, &played})
            cards->removeIf([](const QString& card) { return !isSideCard(card); });
        lines.setWords(side.played, played.size() < laid.size() ? laid : played);
    }
}

FormAreas layPosition(const PositionLines& lines, const Canvas& canvas, Layout& layout)
{
    FormAreas areas = twenty::partsOf(canvas.size);
    if (const Piece* plate = layout.find(QStringLiteral("plate:%1").arg(lines.number("seat"))))
        areas[QStringLiteral("hand:1")].setLeft(plate->box().right() + 2);
    return areas;
}

} // namespace parlour::pazaak_full
