#include "app/window/lobby/setup.h"

#include "ai/bots.h"
#include "app/bots/bot_command.h"

#include <QRandomGenerator>

#include <algorithm>

namespace parlour {

namespace {

/// The hidden rule by which a game learns who lost the one before.
constexpr std::string_view kFoolRule = "fool";

std::vector<const BotInfo*> botsOf(const std::string& game)
{
    std::vector<const BotInfo*> found;
    for (const BotInfo& bot : bots())
        if (bot.game == game)
            found.push_back(&bot);
    return found;
}

bool sitsWell(const std::string& seat, const std::string& game)
{
    const BotInfo* bot = findBot(seat);
    return seat == kPerson || isExternal(seat) || (bot && bot->game == game);
}

} // namespace

std::uint64_t newSeed()
{
    return QRandomGenerator::system()->generate64();
}

std::string usualBot(const std::string& game, std::size_t number)
{
    std::vector<const BotInfo*> candidates = botsOf(game);
    if (candidates.empty())
        return {};
    // Our own casual player, where there is one; then nearest to the middle first: the list is by strength, so ties go to
    // the weaker.
    const auto distance = [casual = game + ".casual"](const BotInfo* bot) {
        return bot->id == casual ? -1 : std::abs(bot->strength - 3);
    };
    std::stable_sort(candidates.begin(), candidates.end(),
                     [&](const BotInfo* a, const BotInfo* b) { return distance(a) < distance(b); });
    return std::string(candidates[number % candidates.size()]->id);
}

std::string strongestBot(const std::string& game, const std::vector<std::string>& seated)
{
    const std::vector<const BotInfo*> candidates = botsOf(game);
    const auto isFree = [&](const BotInfo* bot) { return std::find(seated.begin(), seated.end(), bot->id) == seated.end(); };
    const auto best = std::find_if(candidates.rbegin(), candidates.rend(), isFree);
    if (best != candidates.rend())
        return std::string((*best)->id);
    return candidates.empty() ? std::string() : std::string(candidates.back()->id);
}

std::vector<std::string> fittedSeats(const GameInfo& info, const RuleMap& rules, std::vector<std::string> seats)
{
    const auto wanted = static_cast<std::size_t>(info.seats(rules));
    bool personSits = false;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool second = seats[i] == kPerson && std::exchange(personSits, personSits || seats[i] == kPerson);
        if (second || !sitsWell(seats[i], info.id))
            seats[i] = usualBot(info.id, i);
    }
    while (seats.size() < wanted)
        seats.push_back(usualBot(info.id, seats.size()));
    // A person who sat on a seat that is dropped moves to the first.
    if (std::find(seats.begin() + static_cast<std::ptrdiff_t>(wanted), seats.end(), kPerson) != seats.end())
        seats[0] = kPerson;
    seats.resize(wanted);
    return seats;
}

Setup usualSetup(const GameInfo& info, const Settings& settings, bool watch)
{
    const LastGame last = settings.lastGame(QString::fromStdString(info.id)).value_or(LastGame{{}, {std::string(kPerson)}});
    const auto asLast = info.complete(last.rules);
    const RuleMap rules = asLast ? *asLast : *info.complete({});
    Setup setup{info.id, rules, fittedSeats(info, rules, last.seats), newSeed()};

    const auto person = std::find(setup.seats.begin(), setup.seats.end(), kPerson);
    if (watch && person != setup.seats.end())
        *person = strongestBot(info.id, setup.seats);
    else if (!watch && person == setup.seats.end())
        setup.seats[0] = kPerson;
    return setup;
}

Setup rematchOf(const GameInfo& info, const Record& record)
{
    Setup setup{info.id, record.rules, record.seats, newSeed()};
    const bool asksForFool = std::any_of(info.options->begin(), info.options->end(),
                                         [](const RuleOption& option) { return option.hidden && option.key == kFoolRule; });
    if (asksForFool && record.result) {
        const std::vector<double>& score = *record.result;
        const auto [least, most] = std::minmax_element(score.begin(), score.end());
        setup.rules[std::string(kFoolRule)] = *least == *most ? "none" : std::to_string(least - score.begin());
    }
    return setup;
}

Record startRecord(const GameInfo& info, const Setup& setup)
{
    Record record;
    record.game = info.id;
    record.version = info.version;
    record.rules = setup.rules;
    record.seats = setup.seats;
    record.seed = setup.seed;
    return record;
}

} // namespace parlour
