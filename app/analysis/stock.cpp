// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/stock.h"

#include "engine/base/tokens.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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

QByteArray toJson(const std::vector<StockPuzzle>& puzzles)
{
    // A puzzle a line, so that two files can be compared.
    QByteArray json = "[";
    for (const StockPuzzle& each : puzzles) {
        const QJsonObject object{{"position", QString::fromStdString(each.position)},
                                 {"seat", each.seat},
                                 {"best", QString::fromStdString(each.best)},
                                 {"obvious", QString::fromStdString(each.obvious)},
                                 {"margin", each.margin},
                                 {"level", QString::fromStdString(each.level)},
                                 {"seed", QString::fromStdString(seedText(each.seed))}};
        json += (&each == &puzzles.front() ? "\n" : ",\n") + QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    return json + "\n]\n";
}

Expected<std::vector<StockPuzzle>> puzzlesFrom(const QByteArray& json)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError || !document.isArray())
        return Error(SAY("Error", "not a list of puzzles: the text breaks off or is damaged at byte %1"),
                     {static_cast<long long>(problem.offset)});
    std::vector<StockPuzzle> puzzles;
    for (const QJsonValue& value : document.array()) {
        const QJsonObject object = value.toObject();
        const auto text = [&object](const char* key) { return object[QLatin1String(key)].toString().toStdString(); };
        StockPuzzle& each = puzzles.emplace_back();
        each.position = text("position");
        each.game = gameOf(each.position).toStdString();
        each.seat = static_cast<Seat>(object["seat"].toInt());
        each.best = text("best");
        each.obvious = text("obvious");
        each.margin = object["margin"].toDouble();
        each.level = text("level");
        each.seed = parseSeed(text("seed")).value_or(0);
        if (each.game.empty() || each.best.empty())
            return Error(SAY("Error", "puzzle %1 has no position or no best action"),
                         {static_cast<long long>(puzzles.size())});
    }
    return puzzles;
}

const std::vector<StockPuzzle>& stockOf(const std::string& game)
{
    static std::map<std::string, std::vector<StockPuzzle>> read; // of the window's thread
    const auto known = read.find(game);
    if (known != read.end())
        return known->second;
    QFile file(QStringLiteral(":/puzzles/%1.json").arg(QString::fromStdString(game)));
    auto puzzles = file.open(QIODevice::ReadOnly) ? puzzlesFrom(file.readAll()) : std::vector<StockPuzzle>{};
    return read[game] = puzzles ? *std::move(puzzles) : std::vector<StockPuzzle>{};
}

} // namespace parlour
