// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/practice/stock.h"

#include "ai/core/bots.h"
#include "app/store/json_reader.h"
#include "engine/base/rng.h"
#include "engine/base/tokens.h"
#include "engine/games.h"

#include <QFile>

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

std::map<std::string, Stock> shippedStocks()
{
    std::map<std::string, Stock> stocks;
    for (const GameInfo& info : games()) {
        QFile file(QStringLiteral(":/puzzles/%1.json").arg(QString::fromStdString(info.id)));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (auto stock = stockFrom(file.readAll()))
            stocks.emplace(info.id, *std::move(stock));
    }
    return stocks;
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
    std::optional<Error> wrong;
    const JsonReader in(document.object(), wrong);
    Stock stock{in["game"].bytes(), in["analyst"].whole(0, 1'000'000), in["command"].bytes(), {}};
    in["puzzles"].forItems([&](const JsonReader& puzzle) {
        const std::string position = puzzle["position"].bytes();
        stock.puzzles.push_back({.game = gameOf(position).toStdString(),
                                 .position = position,
                                 .seat = puzzle["seat"].whole(0, kMaxSeats - 1),
                                 .best = puzzle["best"].bytes(),
                                 .obvious = puzzle["obvious"].bytes(),
                                 .margin = puzzle["margin"].number(),
                                 .level = puzzle["level"].bytes(),
                                 .seed = parseSeed(puzzle["seed"].bytes()).value_or(0)});
        const StockPuzzle& each = stock.puzzles.back();
        if (each.game.empty() || each.game != stock.game || each.best.empty())
            puzzle.fail(Error(SAY("Error", "puzzle %1 has no position of the game or no best action"),
                              {static_cast<long long>(stock.puzzles.size())}));
    });
    return wrong ? Expected<Stock>(*wrong) : stock;
}

const Stock& stockOf(const std::string& game)
{
    // Read once and whole, since the lobby asks for the puzzle of the day beside the window's thread.
    static const std::map<std::string, Stock> stocks = shippedStocks();
    static const Stock none;
    const auto found = stocks.find(game);
    return found == stocks.end() ? none : found->second;
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
