// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/strengths.h"

#include "engine/base/tokens.h"
#include "engine/games.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <set>

namespace parlour {

namespace {

constexpr double kMinElo = -5000, kMaxElo = 5000;
constexpr const char* kFolder = ":/ladders";

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

double rounded(double value, double digits)
{
    return std::round(value * digits) / digits;
}

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// A named JSON list with one row a line.
QByteArray listOf(const char* name, const std::vector<QByteArray>& rows)
{
    QByteArray text = QByteArray("  \"") + name + "\": [\n";
    for (std::size_t i = 0; i < rows.size(); ++i)
        text += "    " + rows[i] + (i + 1 < rows.size() ? ",\n" : "\n");
    return text + "  ]";
}

Error unreadable(Text why, std::vector<Argument> values = {})
{
    return Error(why, std::move(values));
}

/// Parses the entries of a file.
Expected<std::vector<Ladder::Entry>> entriesFrom(const QJsonArray& rows, const std::string& game)
{
    std::vector<Ladder::Entry> entries;
    std::set<std::string> seen;
    for (const QJsonValue row : rows) {
        const std::string id = row["bot"].toString().toStdString();
        const BotInfo* bot = findBot(id);
        if (!bot || bot->game != game)
            return unreadable(SAY("Error", "there is no bot \"%1\" of the game \"%2\""), {id, game});
        if (!seen.insert(id).second)
            return unreadable(SAY("Error", "the ladder has the bot \"%1\" twice"), {id});
        constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
        const Rating rating{row["elo"].toDouble(kNone), row["error"].toDouble(kNone)};
        if (!(rating.elo >= kMinElo && rating.elo <= kMaxElo && rating.error >= 0 && rating.error <= kMaxElo))
            return unreadable(SAY("Error", "the ladder's figures for \"%1\" are out of range"), {id});
        entries.push_back({id, rating});
    }
    return entries;
}

Expected<std::vector<RatedPair>> pairsFrom(const QJsonArray& rows, const std::vector<Ladder::Entry>& entries)
{
    const auto numberOf = [&](const QJsonValue& id) {
        const auto at = std::find_if(entries.begin(), entries.end(),
                                     [bot = id.toString().toStdString()](const auto& each) { return each.bot == bot; });
        return static_cast<int>(at - entries.begin());
    };
    const auto count = static_cast<int>(entries.size());
    std::vector<RatedPair> pairs;
    for (const QJsonValue row : rows) {
        const RatedPair pair{numberOf(row["first"]), numberOf(row["second"]), row["matches"].toDouble(),
                             row["share"].toDouble(-1), row["error"].toDouble(-1)};
        const bool isSound = pair.first < count && pair.second < count && pair.first != pair.second && pair.matches >= 1
            && pair.share >= 0 && pair.share <= 1 && pair.error >= 0 && pair.error <= 1;
        if (!isSound)
            return unreadable(SAY("Error", "the ladder's figures for \"%1\" are out of range"),
                              {row["first"].toString().toStdString()});
        pairs.push_back(pair);
    }
    return pairs;
}

std::vector<Ladder> builtIn()
{
    std::vector<Ladder> found;
    for (const QString& name : QDir(kFolder).entryList({"*.json"}, QDir::Files, QDir::Name)) {
        QFile file(QString(kFolder) + '/' + name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (auto ladder = ladderFromJson(file.readAll()))
            found.push_back(*std::move(ladder));
    }
    return found;
}

const Ladder::Entry* entryIn(const Ladder& ladder, std::string_view bot)
{
    const auto at =
        std::find_if(ladder.entries.begin(), ladder.entries.end(), [&](const auto& each) { return each.bot == bot; });
    return at == ladder.entries.end() ? nullptr : &*at;
}

} // namespace

std::string anchorOf(std::string_view game)
{
    return std::string(game) + ".random";
}

std::vector<Rating> ratingsOf(const std::vector<std::string>& bots, const std::string& anchor,
                              const std::vector<RatedPair>& pairs)
{
    const auto at = std::find(bots.begin(), bots.end(), anchor);
    assert(at != bots.end());
    return ratingsAbove(static_cast<int>(at - bots.begin()), kAnchorElo, static_cast<int>(bots.size()), pairs);
}

QByteArray toJson(const Ladder& ladder)
{
    std::vector<QByteArray> bots;
    for (const Ladder::Entry& entry : ladder.entries)
        bots.push_back(compact(
            {{"bot", q(entry.bot)}, {"elo", rounded(entry.rating.elo, 10)}, {"error", rounded(entry.rating.error, 10)}}));
    std::vector<QByteArray> pairs;
    const auto idOf = [&](int number) { return q(ladder.entries[static_cast<std::size_t>(number)].bot); };
    for (const RatedPair& pair : ladder.pairs)
        pairs.push_back(compact({{"first", idOf(pair.first)},
                                 {"second", idOf(pair.second)},
                                 {"matches", pair.matches},
                                 {"share", rounded(pair.share, 1e5)},
                                 {"error", rounded(pair.error, 1e5)}}));
    const auto text = [](const char* name, const std::string& value) {
        return QByteArray("  \"") + name + "\": \"" + QByteArray::fromStdString(value) + "\",\n";
    };
    const auto number = [](const char* name, qint64 value) {
        return QByteArray("  \"") + name + "\": " + QByteArray::number(value) + ",\n";
    };
    return "{\n" + text("ladder", ladder.id) + text("game", ladder.game) + text("command", ladder.command)
        + text("seed", ladder.seed) + number("seats", ladder.seats) + number("matches", ladder.matches)
        + text("anchor", ladder.anchor) + listOf("bots", bots) + ",\n" + listOf("pairs", pairs) + "\n}\n";
}

Expected<Ladder> ladderFromJson(const QByteArray& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    Ladder ladder{json["ladder"].toString().toStdString(),
                  json["game"].toString().toStdString(),
                  json["command"].toString().toStdString(),
                  json["seed"].toString().toStdString(),
                  json["seats"].toInt(),
                  json["matches"].toInteger(),
                  json["anchor"].toString().toStdString(),
                  {},
                  {}};
    const bool isSeated = ladder.seats >= 2 && ladder.seats <= kMaxSeats;
    if (ladder.id.empty() || !findGame(ladder.game) || !parseSeed(ladder.seed) || !isSeated || ladder.matches < 1)
        return unreadable(SAY("Error", "this is not a ladder"));
    auto entries = entriesFrom(json["bots"].toArray(), ladder.game);
    if (!entries)
        return entries.error();
    ladder.entries = *std::move(entries);
    if (!entryIn(ladder, ladder.anchor))
        return unreadable(SAY("Error", "the ladder has no \"%1\", whose rating anchors Elo"), {ladder.anchor});
    auto pairs = pairsFrom(json["pairs"].toArray(), ladder.entries);
    if (!pairs)
        return pairs.error();
    ladder.pairs = *std::move(pairs);
    return ladder;
}

const std::vector<Ladder>& ladders()
{
    static const std::vector<Ladder> all = builtIn();
    return all;
}

std::optional<Strength> strengthOf(std::string_view bot, int seats)
{
    std::optional<Strength> found;
    for (const Ladder& ladder : ladders()) {
        const Ladder::Entry* entry = entryIn(ladder, bot);
        const bool isForMany = ladder.seats > 2;
        if (entry && (!found || isForMany == (seats > 2)))
            found = Strength{entry->rating.elo, entry->rating.error, ladder.id};
    }
    return found;
}

std::optional<double> shareAgainst(std::string_view bot, std::string_view other)
{
    for (const Ladder& ladder : ladders()) {
        if (ladder.seats != 2)
            continue;
        const auto is = [&](int number, std::string_view id) {
            return ladder.entries[static_cast<std::size_t>(number)].bot == id;
        };
        for (const RatedPair& pair : ladder.pairs)
            if (is(pair.first, bot) && is(pair.second, other))
                return pair.share;
            else if (is(pair.first, other) && is(pair.second, bot))
                return 1 - pair.share;
    }
    return std::nullopt;
}

std::vector<const BotInfo*> botsByStrength(std::string_view game)
{
    struct Placed {
        const BotInfo* bot;
        double elo;
    };
    std::vector<Placed> placed;
    double before = -std::numeric_limits<double>::infinity();
    for (const BotInfo& bot : bots()) {
        if (bot.game != game)
            continue;
        if (const auto strength = strengthOf(bot.id))
            before = strength->elo;
        placed.push_back({&bot, before});
    }
    std::stable_sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) { return a.elo < b.elo; });
    std::vector<const BotInfo*> sorted;
    for (const Placed& each : placed)
        sorted.push_back(each.bot);
    return sorted;
}

std::string usualBot(const std::string& game, Level level)
{
    if (const auto levels = levelsOf(game); !levels.empty()) {
        const auto number = [](Level each) { return static_cast<int>(each); };
        const auto distance = [&](const BotInfo* bot) { return std::abs(number(*bot->level) - number(level)); };
        const auto nearest = std::min_element(levels.begin(), levels.end(),
                                              [&](const BotInfo* a, const BotInfo* b) { return distance(a) < distance(b); });
        return std::string((*nearest)->id);
    }
    std::vector<const BotInfo*> candidates = botsByStrength(game);
    if (candidates.size() > 1)
        std::erase_if(candidates, [anchor = anchorOf(game)](const BotInfo* bot) { return bot->id == anchor; });
    return candidates.empty() ? std::string() : std::string(candidates[candidates.size() / 2]->id);
}

} // namespace parlour
