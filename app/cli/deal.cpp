// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli deal: the deal of the day.
#include "app/cli/verbs.h"
#include "app/session/daily_deal.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "app/verbs/terminal.h"
#include "engine/base/tokens.h"
#include "engine/core/rules_text.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cstdio>

namespace parlour::cli {

namespace {

struct DealOptions {
    std::string game;
    QDate date = dealDate();
    bool json = false;
};

QDate takeDate(const std::string& text, const std::string& where)
{
    const QDate date = QDate::fromString(QString::fromStdString(text), Qt::ISODate);
    if (!date.isValid())
        throw Refused(where + ": \"" + text + "\" is no date as in 2026-11-28");
    return date;
}

QJsonObject asJson(const DailyDeal& deal)
{
    QJsonArray seats;
    for (const std::string& seat : deal.seats)
        seats.append(QString::fromStdString(seat));
    return {{"game", QString::fromStdString(deal.game)},
            {"date", deal.date.toString(Qt::ISODate)},
            {"seed", QString::fromStdString(seedText(deal.seed))},
            {"rules", jsonOf(deal.rules)},
            {"seats", seats}};
}

int printDeal(const DealOptions& options)
{
    const DailyDeal deal = dealOfDay(takeGame(options.game), options.date);
    if (options.json) {
        printJson(asJson(deal));
        return kDone;
    }
    std::string seats;
    for (const std::string& seat : deal.seats)
        seats += (seats.empty() ? "" : ",") + seat;
    std::printf("date   %s in UTC, the same for everybody\nseed   %s\nrules  %s\nseats  %s\n",
                qPrintable(deal.date.toString(Qt::ISODate)), seedText(deal.seed).c_str(), toText(deal.rules).c_str(),
                seats.c_str());
    return kDone;
}

} // namespace

void addDeal(Verb& program)
{
    Verb verb = program.add("deal", "Print the deal of the day, which is the same for everybody");
    auto options = std::make_shared<DealOptions>();
    verb.required("GAME", options->game, "The game");
    verb.option("--date", options->date, takeDate, "Another day, as 2026-11-28; today in UTC if missing");
    verb.flag("--json", options->json, "Print JSON");
    verb.runs([options] { return printDeal(*options); });
}

} // namespace parlour::cli
