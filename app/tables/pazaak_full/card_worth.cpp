// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/pazaak_full/card_worth.h"

#include "engine/pazaak_full/pazaak_full_notation.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace parlour::pazaak_full {

namespace {

using Worths = std::array<std::optional<CardWorth>, Card::kCount>;

Worths readWorths()
{
    Worths worths;
    QFile file(":/decks/pazaak-full.json");
    if (!file.open(QIODevice::ReadOnly))
        return worths;
    for (const QJsonValue& each : QJsonDocument::fromJson(file.readAll()).object()["cards"].toArray())
        if (const auto card = parseCard(each["card"].toString().toStdString()))
            worths[asIndex(card->index())] = CardWorth{each["change"].toDouble(), each["error"].toDouble()};
    return worths;
}

} // namespace

std::optional<CardWorth> measuredWorth(Card card)
{
    static const Worths worths = readWorths();
    return worths[asIndex(card.index())];
}

} // namespace parlour::pazaak_full
