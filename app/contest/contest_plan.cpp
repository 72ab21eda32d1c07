// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_plan.h"

#include "app/bots/bot_source.h"
#include "engine/base/tokens.h"
#include "engine/game_list.h"
#include "engine/games.h"
#include "engine/record/record.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <set>

namespace parlour {

namespace {

const std::vector<std::pair<Format, std::string>>& formatIds()
{
    static const std::vector<std::pair<Format, std::string>> ids = {
        {Format::RoundRobin, "round-robin"},
        {Format::Gauntlet, "gauntlet"},
        {Format::Cup, "cup"},
        {Format::Tables, "tables"},
    };
    return ids;
}

Error wrong(Text pattern, std::vector<Argument> values = {})
{
    return Error(pattern, std::move(values));
}

/// The seats at a table: as many as the rules allow and entrants can fill.
int seatsOf(const ContestPlan& plan, const RuleOption* players)
{
    if (plan.shape.format != Format::Tables || !players)
        return 2;
    const int room =
        std::min(plan.shape.seats > 0 ? plan.shape.seats : kMaxSeats, players->high > 0 ? players->high : kMaxSeats);
    return std::min(room, static_cast<int>(plan.entrants.size()));
}

Expected<void> checkShape(const Shape& shape)
{
    if (shape.matches < 1 || shape.matches > kMaxMatches)
        return wrong(SAY("Error", "a contest has 1 to %1 matches a pair, a set or a round"),
                     {static_cast<long long>(kMaxMatches)});
    if (shape.rounds < 1 || shape.rounds > 1000)
        return wrong(SAY("Error", "a contest has 1 to 1000 rounds"));
    if (shape.firstTo < 1 || shape.firstTo > 100)
        return wrong(SAY("Error", "an encounter of a cup is won by 1 to 100 sets"));
    if (!shape.sprt)
        return {};
    if (shape.format != Format::RoundRobin || shape.entrants != 2)
        return wrong(SAY("Error", "a test that stops early is for two bots in a round robin"));
    if (!(shape.sprt->elo0 < shape.sprt->elo1))
        return wrong(SAY("Error", "the first Elo bound of the test must lie below the second"));
    // Beyond these the expected score of the logistic curve rounds to 0 or 1, and the likelihood ratio is undefined.
    if (!(shape.sprt->elo0 >= -6000 && shape.sprt->elo1 <= 6000))
        return wrong(SAY("Error", "the Elo bounds of the test lie between -6000 and 6000"));
    for (const double rate : {shape.sprt->alpha, shape.sprt->beta})
        if (!(rate > 0 && rate < 0.5))
            return wrong(SAY("Error", "alpha and beta of the test lie between 0 and 0.5"));
    return {};
}

Expected<void> checkEntrants(const ContestPlan& plan)
{
    const Preset* preset = findPreset(plan.preset);
    const int fewest = preset ? preset->fewestEntrants : 2;
    const int most = preset ? preset->mostEntrants : kMaxEntrants;
    if (static_cast<int>(plan.entrants.size()) < fewest || static_cast<int>(plan.entrants.size()) > most)
        return wrong(
            SAY("Error", "a contest needs %1 to %2 bots, and a bot may be entered more than once; entered here: %3"),
            {static_cast<long long>(fewest), static_cast<long long>(most), static_cast<long long>(plan.entrants.size())});
    std::vector<std::string> bots = plan.entrants;
    std::erase_if(bots, isPersonSeat);
    for (const std::string& bot : bots)
        if (const auto made = makeBotByName(bot, plan.game, Resources()); !made)
            return made.error();
    return checkOptions(bots, plan.game, plan.rules);
}

Expected<void> checkPerson(const ContestPlan& plan)
{
    const Shape& shape = plan.shape;
    std::set<std::string> people;
    for (const std::string& entrant : plan.entrants)
        if (isPersonSeat(entrant) && (entrant == kNamedPerson || !people.insert(entrant).second))
            return wrong(SAY("Error", "a person has a name and is entered once"));
    const bool hasFormat = (shape.format == Format::RoundRobin && !shape.sprt) || shape.format == Format::Cup;
    if (!people.empty()
        && (!hasFormat || shape.entrants <= kMinOpponents || shape.entrants > kMaxOpponents + 1
            || shape.matches > kMaxPersonMatches))
        return wrong(
            SAY("Error", "a person plays in a league or a cup against %1 to %2 others, 1 to %3 matches against each"),
            {static_cast<long long>(kMinOpponents), static_cast<long long>(kMaxOpponents),
             static_cast<long long>(kMaxPersonMatches)});
    return {};
}

} // namespace

ContestPlan planOf(const Preset& preset, std::uint64_t seed)
{
    return {preset.id, preset.game, 1, preset.rules, preset.bots, preset.shape, seed};
}

Expected<ContestPlan> complete(ContestPlan plan)
{
    const GameInfo* game = findGame(plan.game);
    if (!game)
        return wrong(SAY("Error", "there is no game \"%1\""), {plan.game});
    plan.version = game->version;
    plan.shape.entrants = static_cast<int>(plan.entrants.size());
    if (const auto sound = checkEntrants(plan); !sound)
        return sound.error();
    if (const auto sound = checkShape(plan.shape); !sound)
        return sound.error();
    if (const auto sound = checkPerson(plan); !sound)
        return sound.error();
    plan.shape.people.clear();
    for (int entrant = 0; entrant < plan.shape.entrants; ++entrant)
        if (isPersonSeat(plan.entrants[static_cast<std::size_t>(entrant)]))
            plan.shape.people.push_back(entrant);
    const RuleOption* players = playersOption(*game->options);
    const auto given = plan.rules.find(kPlayersKey);
    if (players && plan.shape.format == Format::Tables && given != plan.rules.end() && players->allows(given->second))
        plan.shape.seats =
            std::min(plan.shape.seats > 0 ? plan.shape.seats : kMaxSeats, *parseInt(given->second, 1, kMaxSeats));
    plan.shape.seats = seatsOf(plan, players);
    if (players) {
        const std::string seats = std::to_string(plan.shape.seats);
        if (given != plan.rules.end() && given->second != seats && players->allows(given->second))
            return wrong(SAY("Error", "players=%1: in this contest %2 sit at a table"), {given->second, seats});
        plan.rules.insert_or_assign(players->key, seats);
    }
    auto rules = game->complete(plan.rules);
    if (!rules)
        return rules.error();
    plan.rules = *std::move(rules);
    return plan;
}

Expected<ContestPlan> withEntrant(const ContestPlan& plan, const std::string& entrant)
{
    if (plan.shape.format == Format::Cup || plan.shape.format == Format::Tables)
        return wrong(SAY("Error", "a bot cannot be added here: it would have changed every match so far"));
    ContestPlan more = plan;
    more.entrants.push_back(entrant);
    return complete(std::move(more));
}

Expected<ContestPlan> withMatches(const ContestPlan& plan, std::int64_t matches)
{
    if (plan.shape.format == Format::Cup)
        return wrong(SAY("Error", "a cup cannot get longer sets: the next ones depend on those that were played"));
    if (plan.shape.rounds > 1 && plan.shape.playOffTies)
        return wrong(SAY("Error", "this contest cannot get more matches"));
    if (matches < plan.shape.matches)
        return wrong(SAY("Error", "the contest has %1 matches; it can get more, not fewer"),
                     {static_cast<long long>(plan.shape.matches)});
    ContestPlan more = plan;
    more.shape.matches = matches;
    return complete(std::move(more));
}

std::vector<std::string> shownNames(const std::vector<std::string>& entrants, const std::vector<std::string>& own)
{
    std::vector<std::string> names;
    for (const std::string& entrant : entrants) {
        const auto command = isExternal(entrant) ? parseBotCommand(entrant) : Error();
        std::string name = command ? command->shortName() : entrant;
        if (!own.empty() && !own[names.size()].empty() && own[names.size()] != name)
            name = own[names.size()] + " (" + name + ')';
        names.push_back(std::move(name));
    }
    return withNumberedTwins(names);
}

bool hasExternal(const ContestPlan& plan)
{
    return std::any_of(plan.entrants.begin(), plan.entrants.end(), [](const auto& each) { return isExternal(each); });
}

bool isRepeatable(const ContestPlan& plan)
{
    return !hasExternal(plan) && plan.shape.people.empty();
}

Payoffs payoffsOf(const ContestPlan& plan)
{
    Payoffs payoffs{};
    withGame(plan.game, [&]<class G>() { payoffs = payoffsOf<G>(plan.rules); });
    return payoffs;
}

Progress progressOf(const ContestPlan& plan, const Shard& shard)
{
    return {plan.shape, payoffsOf(plan), plan.seed, shard};
}

ExtraScore extraOf(const std::string& game)
{
    ExtraScore extra;
    withGame(game, [&]<class G>() {
        if constexpr (HasExtraScore<G>)
            extra = {std::string(G::kExtraScore), G::kExtraLabel, G::kExtraIsMean};
    });
    return extra;
}

Expected<Shard> shardOf(std::string_view text)
{
    constexpr int kMaxShards = 10000;
    const auto slash = text.find('/');
    const auto of = slash == text.npos ? std::nullopt : parseInt(text.substr(slash + 1), 1, kMaxShards);
    const auto number = of ? parseInt(text.substr(0, slash), 1, *of) : std::nullopt;
    if (!number)
        return wrong(SAY("Error", "\"%1\" is not a shard; a shard is K/N with K from 1 to N and N up to %2"),
                     {std::string(text), static_cast<long long>(kMaxShards)});
    return Shard{*number, *of};
}

std::string formatId(Format format)
{
    const auto& ids = formatIds();
    return std::find_if(ids.begin(), ids.end(), [&](const auto& each) { return each.first == format; })->second;
}

std::optional<Format> formatOf(std::string_view id)
{
    for (const auto& [format, name] : formatIds())
        if (name == id)
            return format;
    return std::nullopt;
}

QByteArray toJson(const ContestPlan& plan)
{
    QJsonObject rules;
    for (const auto& [key, value] : plan.rules)
        rules[QString::fromStdString(key)] = QString::fromStdString(value);
    QJsonArray entrants;
    for (const std::string& entrant : plan.entrants)
        entrants.append(QString::fromStdString(entrant));
    QJsonObject json{{"preset", QString::fromStdString(plan.preset)},
                     {"game", QString::fromStdString(plan.game)},
                     {"version", plan.version},
                     {"rules", rules},
                     {"entrants", entrants},
                     {"format", QString::fromStdString(formatId(plan.shape.format))},
                     {"seats", plan.shape.seats},
                     {"matches", static_cast<qint64>(plan.shape.matches)},
                     {"rounds", plan.shape.rounds},
                     {"firstTo", plan.shape.firstTo},
                     {"playOffTies", plan.shape.playOffTies},
                     {"seed", QString::fromStdString(seedText(plan.seed))}};
    if (plan.shape.sprt)
        json["sprt"] = QJsonObject{{"elo0", plan.shape.sprt->elo0},
                                   {"elo1", plan.shape.sprt->elo1},
                                   {"alpha", plan.shape.sprt->alpha},
                                   {"beta", plan.shape.sprt->beta}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Expected<ContestPlan> planFromJson(const QByteArray& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    const auto format = formatOf(json["format"].toString().toStdString());
    const auto seed = parseSeed(json["seed"].toString().toStdString());
    const GameInfo* game = findGame(json["game"].toString().toStdString());
    if (!format || !seed || !game)
        return wrong(SAY("Error", "the plan of the contest cannot be read"));
    if (json["version"].toInt() != game->version)
        return wrong(SAY("Error", "it was played by version %1 of the rules, and this program plays version %2"),
                     {static_cast<long long>(json["version"].toInt()), static_cast<long long>(game->version)});
    ContestPlan plan;
    plan.preset = json["preset"].toString().toStdString();
    plan.game = game->id;
    for (const QJsonValue entrant : json["entrants"].toArray())
        plan.entrants.push_back(entrant.toString().toStdString());
    const QJsonObject rules = json["rules"].toObject();
    for (auto rule = rules.begin(); rule != rules.end(); ++rule)
        plan.rules.emplace(rule.key().toStdString(), rule.value().toString().toStdString());
    plan.shape.format = *format;
    plan.shape.seats = json["seats"].toInt();
    plan.shape.matches = json["matches"].toInteger();
    plan.shape.rounds = json["rounds"].toInt();
    plan.shape.firstTo = json["firstTo"].toInt();
    plan.shape.playOffTies = json["playOffTies"].toBool();
    if (json.contains("sprt")) {
        const QJsonObject sprt = json["sprt"].toObject();
        plan.shape.sprt = {sprt["elo0"].toDouble(), sprt["elo1"].toDouble(), sprt["alpha"].toDouble(),
                           sprt["beta"].toDouble()};
    }
    plan.seed = *seed;
    return complete(std::move(plan));
}

} // namespace parlour
