// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a position, all of it on the table: the cards on both sides and the own side cards. Totals follow from the
// cards.
#include "app/tables/position_form.h"
#include "app/tables/twenty/twenty_board.h"
#include "app/tables/twenty/twenty_cards.h"
#include "engine/pazaak/pazaak_types.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace parlour::pazaak {

namespace {

struct FormText {
    Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

/// The id of a side card in the form; a house card's is its value.
QString sideId(const QString& value)
{
    return QLatin1Char('+') + value;
}

bool isSide(const QString& card)
{
    return card.startsWith(QLatin1Char('+'));
}

/// A place for side cards, whose line has their values.
FormPlace sidePlace(const QString& name, const QString& key, const PositionLines& lines, std::string_view field, int most)
{
    FormPlace place = placeOf(name, key, lines, field, most);
    QStringList cards;
    for (const QString& value : place.cards)
        if (value != QLatin1String("0"))
            cards << sideId(value);
    place.cards = cards;
    place.set = [field = std::string(field)](PositionLines& into, const QStringList& changed) {
        QStringList values;
        for (const QString& card : changed)
            values << card.mid(1);
        into.setWords(field, values);
    };
    place.accepts = isSide;
    return place;
}

FormPlace housePlace(const QString& name, const QString& key, const PositionLines& lines, std::string_view field)
{
    FormPlace place = placeOf(name, key, lines, field, kHouseCards);
    place.accepts = [](const QString& card) { return !isSide(card); };
    return place;
}

} // namespace

PositionForm positionForm(const PositionLines& lines, const Canvas& canvas)
{
    const bool isPrinted = lines.rule("decks") != "as-run";
    const int sideCards = isPrinted ? 4 : 5;
    PositionForm form;
    const int own = lines.number("seat") == 1 ? 1 : 0;
    const QString ownSeat = QString::number(own), other = QString::number(1 - own);
    form.rows.push_back(
        {{},
         {onTable(QStringLiteral("plate:") + ownSeat, numberControl(FormText::tr("Your wins"), lines, "wins", 0, kWins - 1)),
          onTable(QStringLiteral("plate:") + other,
                  numberControl(FormText::tr("The opponent's wins"), lines, "opponentWins", 0, kWins - 1)),
          onTable(QStringLiteral("total:") + other,
                  switchControl(FormText::tr("The opponent stands"), lines, "opponentStanding")),
          onTable(QStringLiteral("hand:0"),
                  numberControl(FormText::tr("The opponent's side cards"), lines, "opponentSideCards", 0, sideCards,
                                sideCards - static_cast<int>(lines.number("opponentSide") > 0))),
          onTable(QStringLiteral("note:0"),
                  choiceControl(
                      FormText::tr("Begins each hand"), lines, "seat",
                      {{QStringLiteral("0"), FormText::tr("You")}, {QStringLiteral("1"), FormText::tr("The opponent")}},
                      QStringLiteral("0")),
                  true),
          onTable(QStringLiteral("note:1"), numberControl(FormText::tr("Ties"), lines, "ties", 0, kMaxHands), true)}});
    form.cards = {.name = FormText::tr("House cards and side cards"),
                  .rows = {{}, {}},
                  .aspect = twenty::kCardAspect,
                  .copies = isPrinted ? 4 : 5,
                  .places = {},
                  .typed = [](const QString& card) { return card == QLatin1String("10") ? QStringLiteral("0") : card; }};
    for (int value = 1; value <= kHighestHouse; ++value)
        form.cards.rows[0].push_back(
            {QString::number(value), FormText::tr("house card %1").arg(value), {}, twenty::houseFace(value, canvas.font)});
    for (int value = 1; value <= kHighestSide; ++value)
        form.cards.rows[1].push_back(
            {sideId(QString::number(value)),
             FormText::tr("side card %1").arg(value),
             {},
             twenty::sideFace({twenty::SideKind::Plus, QStringLiteral("+%1").arg(value), 1, value}, canvas.font)});
    form.cards.places = {
        housePlace(FormText::tr("Your table"), QStringLiteral("Y"), lines, "house"),
        housePlace(FormText::tr("The opponent's table"), QStringLiteral("O"), lines, "opponentHouse"),
        sidePlace(FormText::tr("Your side cards"), QStringLiteral("S"), lines, "sideCards", sideCards),
        sidePlace(FormText::tr("Side card that the opponent played"), QStringLiteral("P"), lines, "opponentSide", 1)};
    const std::array<const char*, 4> areas = {"row:1", "row:0", "hand:1", "last:0"};
    for (std::size_t i = 0; i < areas.size(); ++i)
        form.cards.places[i].area = QLatin1String(areas[i]);
    form.cards.places[3].note = FormText::tr("Played");
    form.cards.places[3].pieces = {QStringLiteral("side:%1:#%2").arg(other).arg(lines.number("opponentSideCards"))};
    return form;
}

void settlePosition(const PositionLines& before, PositionLines& lines)
{
    if (const int played = lines.number("opponentSide"); played != before.number("opponentSide")) {
        if (played > 0) // it ends the turn by standing
            lines.set("opponentStanding", "yes");
        lines.drop({"opponentSideCards"});
    }
    lines.drop(
        {"turn", "hand", "over", "houseLeft", "total", "last", "played", "opponentTotal", "opponentLast", "opponentPlayed"});
}

void completePosition(PositionLines& lines)
{
    const auto total = [](const std::vector<int>& cards, int side) {
        return std::clamp(std::accumulate(cards.begin(), cards.end(), side), 0, 99);
    };
    lines.setNumber("seat", std::clamp(lines.number("seat"), 0, 1));
    lines.setNumber("turn", lines.number("seat"));
    lines.setNumber("total", total(lines.numbers("house"), lines.number("side")));
    lines.setNumber("opponentTotal", total(lines.numbers("opponentHouse"), lines.number("opponentSide")));
    lines.setNumber("houseLeft", 40);
}

FormAreas layPosition(const PositionLines& lines, const Canvas& canvas, Layout& layout)
{
    FormAreas areas = twenty::partsOf(canvas.size);
    if (const Piece* plate = layout.find(QStringLiteral("plate:%1").arg(lines.number("seat"))))
        areas[QStringLiteral("hand:1")].setLeft(plate->box().right() + 2);
    return areas;
}

} // namespace parlour::pazaak
