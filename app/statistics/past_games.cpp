// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/past_games.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace parlour {

namespace {

bool isIn(Period period, const QDateTime& when, const QDate& today)
{
    constexpr int kWeek = 7; // days, including today
    const QDate date = when.toLocalTime().date();
    switch (period) {
    case Period::Any:
        break;
    case Period::Today:
        return date == today;
    case Period::Week:
        return date.isValid() && date <= today && date.daysTo(today) < kWeek;
    case Period::Month:
        return date.isValid() && date.year() == today.year() && date.month() == today.month();
    case Period::Year:
        return date.isValid() && date.year() == today.year();
    }
    return true;
}

bool isOf(Outcome outcome, const HistoryEntry& entry)
{
    switch (outcome) {
    case Outcome::Any:
        break;
    case Outcome::Won:
        return outcomeOf(entry) == 1;
    case Outcome::Lost:
        return outcomeOf(entry) == -1;
    case Outcome::Drawn:
        return outcomeOf(entry) == 0;
    case Outcome::Watched:
        return personOf(entry.seats) < 0;
    case Outcome::Alone:
        return isAlone(entry);
    }
    return true;
}

/// The searched text of a game, in lower case.
QString searchedIn(const PastGame& game, const NameOf& nameOf)
{
    QString text = game.notes;
    if (game.isRead)
        text += '\n' + QString::number(game.seed, 16).rightJustified(16, '0');
    for (const std::string& seat : game.entry.seats)
        if (seat != kPerson)
            text += '\n' + nameOf(seat);
    return text.toLower();
}

bool fits(const PastGame& game, const PastFilter& filter, const QStringList& words, const QDate& today, const NameOf& nameOf)
{
    const std::vector<std::string>& seats = game.entry.seats;
    if (!filter.game.isEmpty() && game.entry.game != filter.game)
        return false;
    if (!filter.opponent.empty() && std::find(seats.begin(), seats.end(), filter.opponent) == seats.end())
        return false;
    if (!isOf(filter.outcome, game.entry) || !isIn(filter.period, game.entry.finishedAt, today))
        return false;
    if (filter.withMistakes && mistakesIn(game) == 0)
        return false;
    if (!filter.ids.empty() && !filter.ids.contains(game.entry.id))
        return false;
    if (words.isEmpty())
        return true;
    const QString text = searchedIn(game, nameOf);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
}

/// The sort key of a column: a number or a text; neither if unknown.
struct Key {
    std::optional<double> number;
    QString text;
    bool isKnown() const { return number || !text.isEmpty(); }
};

Key keyOf(const PastGame& game, SortBy by, const NameOf& nameOf)
{
    const auto numbered = [](auto value) { return Key{static_cast<double>(value), {}}; };
    switch (by) {
    case SortBy::When:
        break;
    case SortBy::Game:
        return {{}, game.entry.game};
    case SortBy::Against: {
        QStringList names;
        for (const std::string& seat : game.entry.seats)
            if (seat != kPerson)
                names << nameOf(seat);
        return {{}, names.join('\n').toLower()};
    }
    case SortBy::Result:
        if (const auto outcome = outcomeOf(game.entry))
            return numbered(*outcome);
        return {};
    case SortBy::Score:
        return game.points ? numbered(*game.points) : Key{{}, game.score};
    case SortBy::Time:
        return game.played > 0 ? numbered(game.played) : Key();
    case SortBy::Mistakes: // descending order has the highest count first
        return game.review ? numbered(game.review->errors) : Key();
    case SortBy::Luck:
        return game.review ? numbered(game.review->luck) : Key();
    }
    return game.entry.finishedAt.isValid() ? numbered(game.entry.finishedAt.toSecsSinceEpoch()) : Key();
}

int compare(const Key& a, const Key& b)
{
    if (a.number && b.number)
        return *a.number < *b.number ? -1 : *a.number > *b.number ? 1 : 0;
    if (a.number.has_value() != b.number.has_value())
        return a.number ? 1 : -1;
    return a.text.compare(b.text);
}

} // namespace

std::vector<CostlyDecision> costlyDecisions(const Review& review, qint64 game)
{
    const Currency currency = currencyOf(review);
    const std::vector<LedgerEntry> ledger = ledgerOf(review, currency);
    std::vector<CostlyDecision> found;
    for (std::size_t step = 0; step < ledger.size(); ++step) {
        const LedgerEntry& entry = ledger[step];
        if (entry.kind != StepKind::Decision || entry.taken < 0 || gradeOf(entry.loss, currency) < Grade::Doubtful)
            continue;
        const std::vector<Alternative>& choices = review.positions[step]->choices;
        found.push_back({game, static_cast<int>(step), entry.loss.value,
                         choices[static_cast<std::size_t>(entry.taken)].action,
                         choices[static_cast<std::size_t>(entry.best)].action});
    }
    return found;
}

std::vector<int> fineDecisions(const Review& review)
{
    const Currency currency = currencyOf(review);
    const std::vector<LedgerEntry> ledger = ledgerOf(review, currency);
    std::vector<int> found;
    for (std::size_t step = 0; step < ledger.size(); ++step) {
        const LedgerEntry& entry = ledger[step];
        if (entry.kind != StepKind::Decision || entry.taken < 0)
            continue;
        const std::vector<Alternative>& choices = review.positions[step]->choices;
        const auto value = [&](const Alternative& choice) { return valueOf(review, choice, currency); };
        const Estimate best = value(choices[static_cast<std::size_t>(entry.best)]);
        const bool isTempting = std::any_of(choices.begin(), choices.end(), [&](const Alternative& each) {
            return gradeOf(lossOf(best, value(each)), currency) >= Grade::Mistake;
        });
        if (isTempting && isAsGood(best, value(choices[static_cast<std::size_t>(entry.taken)]), currency))
            found.push_back(static_cast<int>(step));
    }
    return found;
}

std::optional<int> outcomeOf(const HistoryEntry& entry)
{
    const Seat person = ownSeatOf(entry.seats);
    if (person < 0 || entry.isFromPosition || entry.result.size() < 2
        || static_cast<std::size_t>(person) >= entry.result.size())
        return std::nullopt;
    const auto [least, most] = std::minmax_element(entry.result.begin(), entry.result.end());
    if (*least == *most)
        return 0;
    return entry.result[static_cast<std::size_t>(person)] == *least ? -1 : 1;
}

bool isAlone(const HistoryEntry& entry)
{
    return entry.seats.size() == 1 && entry.seats.front() == kPerson && !entry.isFromPosition;
}

int mistakesIn(const PastGame& game)
{
    return game.review ? game.review->mistakes + game.review->blunders : 0;
}

std::vector<int> selectedGames(const std::vector<PastGame>& games, const PastFilter& filter, SortBy by, bool descending,
                               const QDate& today, const NameOf& nameOf)
{
    const QStringList words = filter.search.toLower().split(' ', Qt::SkipEmptyParts);
    std::vector<std::pair<Key, int>> wanted;
    for (int i = 0; i < static_cast<int>(games.size()); ++i)
        if (const PastGame& game = games[static_cast<std::size_t>(i)]; fits(game, filter, words, today, nameOf))
            wanted.emplace_back(keyOf(game, by, nameOf), i);
    std::sort(wanted.begin(), wanted.end(), [&](const auto& a, const auto& b) {
        if (a.first.isKnown() != b.first.isKnown())
            return a.first.isKnown();
        if (const int order = compare(a.first, b.first); order != 0)
            return descending ? order > 0 : order < 0;
        return games[static_cast<std::size_t>(a.second)].entry.id > games[static_cast<std::size_t>(b.second)].entry.id;
    });
    std::vector<int> numbers;
    for (const auto& [key, number] : wanted)
        numbers.push_back(number);
    return numbers;
}

std::vector<std::string> opponentsIn(const std::vector<PastGame>& games, const QString& game)
{
    std::map<std::string, int> counts;
    for (const PastGame& each : games) {
        if (personOf(each.entry.seats) < 0 || (!game.isEmpty() && each.entry.game != game))
            continue;
        for (const std::string& seat : std::set<std::string>(each.entry.seats.begin(), each.entry.seats.end()))
            if (seat != kPerson)
                ++counts[seat];
    }
    std::vector<std::string> bots;
    for (const auto& [bot, count] : counts)
        bots.push_back(bot);
    std::stable_sort(bots.begin(), bots.end(),
                     [&](const std::string& a, const std::string& b) { return counts[a] > counts[b]; });
    return bots;
}

} // namespace parlour
