// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/practice/stock.h"

#include "ai/core/bots.h"
#include "engine/base/rng.h"
#include "engine/base/tokens.h"
#include "engine/games.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>

namespace parlour {

namespace {

QString gameOf(const std::string& position)
{
    const QString text = QString::fromStdString(position);
    for (const QString& line : text.split('\n'))
        if (line.startsWith(QStringLiteral("game ")))
            return line.mid(5).trimmed();
    return {};
}

} // namespace

QByteArray toJson(const Stock& stock)
{
    const QJsonObject head{{"game", QString::fromStdString(stock.game)},
                           {"analyst", stock.analyst},
                           {"command", QString::fromStdString(stock.command)}};
    // A puzzle a line, so that two files can be compared.
    QByteArray json = QJsonDocument(head).toJson(QJsonDocument::Compact).chopped(1) + ",\"puzzles\":[";
    for (const StockPuzzle& each : stock.puzzles) {
        const QJsonObject object{{"position", QString::fromStdString(each.position)},
                                 {"seat", each.seat},
                                 {"best", QString::fromStdString(each.best)},
                                 {"obvious", QString::fromStdString(each.obvious)},
                                 {"margin", each.margin},
                                 {"level", QString::fromStdString(each.level)},
                                 {"seed", QString::fromStdString(seedText(each.seed))}};
        json += (&each == &stock.puzzles.front() ? "\n" : ",\n") + QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    return json + "\n]}\n";
}

Expected<Stock> stockFrom(const QByteArray& json)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError || !document["puzzles"].isArray())
        return Error(SAY("Error", "not a stock of puzzles: the text breaks off or is damaged at byte %1"),
                     {static_cast<long long>(problem.offset)});
    Stock stock{document["game"].toString().toStdString(),
                document["analyst"].toInt(),
                document["command"].toString().toStdString(),
                {}};
    for (const QJsonValue& value : document["puzzles"].toArray()) {
        const QJsonObject object = value.toObject();
        const auto text = [&object](const char* key) { return object[QLatin1String(key)].toString().toStdString(); };
        StockPuzzle& each = stock.puzzles.emplace_back();
        each.position = text("position");
        each.game = gameOf(each.position).toStdString();
        each.seat = static_cast<Seat>(object["seat"].toInt());
        each.best = text("best");
        each.obvious = text("obvious");
        each.margin = object["margin"].toDouble();
        each.level = text("level");
        each.seed = parseSeed(text("seed")).value_or(0);
        if (each.game.empty() || each.game != stock.game || each.best.empty())
            return Error(SAY("Error", "puzzle %1 has no position of the game or no best action"),
                         {static_cast<long long>(stock.puzzles.size())});
    }
    return stock;
}

const Stock& stockOf(const std::string& game)
{
    static std::map<std::string, Stock> read; // of the window's thread
    const auto known = read.find(game);
    if (known != read.end())
        return known->second;
    QFile file(QStringLiteral(":/puzzles/%1.json").arg(QString::fromStdString(game)));
    auto stock = file.open(QIODevice::ReadOnly) ? stockFrom(file.readAll()) : Stock();
    return read[game] = stock ? *std::move(stock) : Stock();
}

const StockPuzzle* findPuzzle(const std::string& game, const std::string& position)
{
    const std::vector<StockPuzzle>& all = stockOf(game).puzzles;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const StockPuzzle& each) { return each.position == position; });
    return found == all.end() ? nullptr : &*found;
}

const StockPuzzle* puzzleOfDay(const QDate& date)
{
    std::vector<std::vector<const StockPuzzle*>> all; // by game
    for (const GameInfo& info : games()) {
        std::vector<const StockPuzzle*> some;
        for (const StockPuzzle& each : stockOf(info.id).puzzles)
            if (const auto level = parseLevel(each.level); level && *level < Level::Master)
                some.push_back(&each);
        if (!some.empty())
            all.push_back(std::move(some));
    }
    if (all.empty() || !date.isValid())
        return nullptr;
    const auto day = static_cast<std::uint64_t>(date.toJulianDay());
    const std::vector<const StockPuzzle*>& some = all[day % all.size()];
    Rng rng = Rng::stream(day, Purpose::Analysis, 0);
    return some[static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(some.size())))];
}

} // namespace parlour
