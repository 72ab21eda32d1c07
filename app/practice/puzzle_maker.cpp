// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/practice/puzzle_maker.h"

#include "engine/base/index.h"
#include "engine/positions.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace parlour {

namespace {

/// The share of the decisions that are examined. The others are skipped, so that puzzles come from all parts of games.
constexpr double kLooked = 0.35;
constexpr int kSamples = 7; ///< answers of a level to a position; more than half decide

const BotInfo& playerOf(const GameInfo& info, Level level)
{
    return *findBot(info.id + '.' + std::string(toText(level)));
}

/// The lead of the best action, in the advice's currency; 0 if it is within the errors.
double leadIn(const Advice& advice)
{
    const int next = advice.next();
    const Candidate& best = advice.report.candidates[asIndex(advice.chosen())];
    const Candidate& second = advice.report.candidates[asIndex(next)];
    const double lead = best.value - second.value;
    return lead > PuzzleMaker::kErrors * std::hypot(best.error, second.error) ? lead : 0;
}

/// The least lead of a puzzle, in the currency of its game.
double marginOf(bool isAlone)
{
    return isAlone ? PuzzleMaker::kMargin : PuzzleMaker::kMargin / 100;
}

/// The legal actions of the position as text, which its reader is asked; none if it cannot be read.
std::vector<std::string> actionsIn(const std::string& position)
{
    int line = 0;
    const auto read = readPosition(position, 0, line);
    return read ? read->match->question(read->seat).legalTexts() : std::vector<std::string>();
}

/// The first words of both actions: "cover take", taking where covering is obvious.
std::string themeOf(const StockPuzzle& puzzle)
{
    const auto word = [](const std::string& action) { return action.substr(0, action.find(' ')); };
    return word(puzzle.obvious) + ' ' + word(puzzle.best);
}

} // namespace

double leadOf(const StockPuzzle& puzzle, AnyAnalyst& analyst, const stop_token& stop)
{
    int line = 0;
    const auto read = readPosition(puzzle.position, 0, line);
    if (!read)
        return 0;
    const AnyQuestion question = read->match->question(read->seat);
    const Advice advice = adviceOf(read->game->id, question, analyst.analyse(question, stop), read->match->seats() == 1);
    return advice.find(puzzle.best) == advice.chosen() ? leadIn(advice) : 0;
}

PuzzleMaker::PuzzleMaker(const GameInfo& game, std::uint64_t seed, std::optional<Level> level, const Resources& resources)
    : info_(game),
      seed_(seed),
      level_(level),
      analyst_(makeAnalyst(game.id, resources))
{
    for (const Level each : kLevels)
        levels_.push_back(playerOf(info_, each).make(resources));
}

PuzzleMaker::~PuzzleMaker() = default;

std::vector<StockPuzzle> PuzzleMaker::make(int count, const stop_token& stop, const std::function<void(int made)>& made)
{
    std::vector<StockPuzzle> puzzles;
    std::map<std::string, int> alike;
    int firsts = 0;
    for (std::uint64_t game = 0; game < kMostGames && std::ssize(puzzles) < count && !stop.stop_requested(); ++game) {
        if (auto puzzle = playOne(Rng::stream(seed_, Purpose::Analysis, game).next(), stop)) {
            const bool isFirst = actionsIn(puzzle->position).front() == puzzle->best;
            if ((isFirst && firsts + 1 > kFirst * static_cast<double>(puzzles.size() + 1))
                || 2 * alike[themeOf(*puzzle)] >= count)
                continue;
            firsts += isFirst;
            ++alike[themeOf(*puzzle)];
            puzzles.push_back(*std::move(puzzle));
            if (made)
                made(static_cast<int>(puzzles.size()));
        }
    }
    return puzzles;
}

/// Plays a game of club players and returns the first puzzle in it. What is chosen before anything is dealt, as a deck is,
/// is no move.
std::optional<StockPuzzle> PuzzleMaker::playOne(std::uint64_t seed, const stop_token& stop)
{
    const auto match = std::move(*info_.start(*info_.complete({}), seed));
    AnyBot& player = *levels_[asIndex(Level::Club)];
    Rng looks = Rng::stream(seed, Purpose::Analysis, 1);
    bool isDealt = false;
    for (Node node = match->node(); !node.isOver() && !stop.stop_requested(); node = match->node()) {
        if (node.isChance()) {
            isDealt = true;
            if (!match->step(kChanceSeat, match->draw()))
                return std::nullopt; // unreachable: it was drawn
            continue;
        }
        const Seat seat = node.seats.first();
        const AnyQuestion question = match->question(seat);
        if (!question.isForced && looks.unit() < kLooked && isDealt)
            if (auto puzzle = puzzleAt(*match, seat, seed, stop))
                return puzzle;
        const std::string action =
            question.isForced ? question.legalTexts().front() : player.answer(question, stop, nullptr);
        if (!match->step(seat, action))
            return std::nullopt; // unreachable: bots answer with legal actions
    }
    return std::nullopt;
}

std::optional<StockPuzzle> PuzzleMaker::puzzleAt(const AnyMatch& match, Seat seat, std::uint64_t seed,
                                                 const stop_token& stop)
{
    AnyQuestion question = match.question(seat);
    const bool isAlone = match.seats() == 1;
    int times = 0;
    StockPuzzle puzzle;
    puzzle.obvious = usualAnswer(*levels_.front(), question, times, stop);
    const Advice advice = adviceOf(info_.id, question, analyst_->analyse(question, stop), isAlone);
    puzzle.best = advice.report.chosen;
    if (leadIn(advice) < marginOf(isAlone) || advice.find(puzzle.obvious) == advice.chosen() || stop.stop_requested())
        return std::nullopt;
    puzzle.game = info_.id;
    puzzle.position = positionText(match, info_.id, seat);
    // Asked again, with other random numbers: of many sampled leads the largest are too large.
    puzzle.margin = leadOf(puzzle, *analyst_, stop);
    if (puzzle.margin < marginOf(isAlone) || actionsIn(puzzle.position) != question.legalTexts())
        return std::nullopt;
    puzzle.seat = seat;
    puzzle.seed = seed;
    for (std::size_t level = 1; level < levels_.size() && puzzle.level.empty(); ++level) {
        const std::string usual = usualAnswer(*levels_[level], question, times, stop);
        if (advice.find(usual) == advice.chosen() && 2 * times > kSamples)
            puzzle.level = toText(kLevels[level]);
    }
    const bool isWanted = !level_ || puzzle.level == toText(*level_);
    if (!isWanted || stop.stop_requested() || !positions_.insert(puzzle.position).second)
        return std::nullopt;
    return puzzle;
}

/// The most frequent of kSamples answers, without data of the bot's own, and its number of times.
std::string PuzzleMaker::usualAnswer(AnyBot& bot, AnyQuestion question, int& times, const stop_token& stop) const
{
    const std::vector<std::string> legal = question.legalTexts();
    std::map<std::string, int> answers;
    const std::uint64_t seed = question.luck.seed ^ seed_;
    for (int i = 0; i < kSamples && !stop.stop_requested(); ++i) {
        question.luck = {seed, static_cast<std::uint64_t>(i)};
        const std::string answer = bot.answer(question, stop, nullptr);
        const auto listed = std::find_if(legal.begin(), legal.end(), [&](const std::string& each) {
            return answer == each || answer.starts_with(each + " [");
        });
        ++answers[listed == legal.end() ? answer : *listed];
    }
    const auto most =
        std::max_element(answers.begin(), answers.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    times = most == answers.end() ? 0 : most->second;
    return most == answers.end() ? std::string() : most->first;
}

} // namespace parlour
