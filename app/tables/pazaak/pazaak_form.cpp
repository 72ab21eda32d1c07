// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a position: the cards on both tables and the own side cards. Totals follow from the cards.
#include "app/tables/position_form.h"
#include "app/tables/twenty/twenty_cards.h"
#include "engine/pazaak/pazaak_types.h"

#include <QCoreApplication>

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
    form.rows.push_back(
        {{},
         {choiceControl(FormText::tr("Begins each hand"), lines, "seat",
                        {{QStringLiteral("0"), FormText::tr("You")}, {QStringLiteral("1"), FormText::tr("The opponent")}},
                        QStringLiteral("0")),
          numberControl(FormText::tr("Your wins"), lines, "wins", 0, kWins - 1),
          numberControl(FormText::tr("The opponent's wins"), lines, "opponentWins", 0, kWins - 1),
          numberControl(FormText::tr("Ties"), lines, "ties", 0, kMaxHands)}});
    form.rows.push_back({{},
                         {switchControl(FormText::tr("The opponent stands"), lines, "opponentStanding"),
                          numberControl(FormText::tr("The opponent's side cards"), lines, "opponentSideCards", 0, sideCards,
                                        sideCards - static_cast<int>(lines.number("opponentSide") > 0))}});
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

} // namespace parlour::pazaak
