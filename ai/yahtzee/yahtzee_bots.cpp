// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/yahtzee_bots.h"

#include "ai/core/lazy_analyst.h"
#include "ai/core/lazy_bot.h"
#include "ai/core/rule_bot.h"
#include "ai/yahtzee/analyst.h"
#include "ai/yahtzee/levels.h"
#include "ai/yahtzee/solved_players.h"
#include "engine/base/threads.h"

namespace parlour::yahtzee {

namespace {

std::string keyOf(std::string_view table, const Rules& rules)
{
    return std::string(table) + (rules.joker == Joker::Forced ? "forced" : "free");
}

std::shared_ptr<const SolvedGame> findGame(const Resources& resources, const Rules& rules, const stop_token& stop)
{
    return resources.get<SolvedGame>(keyOf("yahtzee/solved/", rules),
                                     [&] { return SolvedGame::solve(rules.joker, {}, machineThreads(), stop); });
}

std::shared_ptr<const WinModel> findModel(const Resources& resources, const Rules& rules, const stop_token& stop)
{
    return resources.get<WinModel>(keyOf("yahtzee/win/", rules), [&]() -> std::optional<WinModel> {
        auto game = findGame(resources, rules, stop);
        return game ? WinModel::make(std::move(game), machineThreads(), stop) : std::nullopt;
    });
}

/// Makes a player that uses the solved game.
template <auto makeWith>
std::unique_ptr<AnyBot> makeSolved(const Resources& resources)
{
    const auto find = [resources](const Rules& rules, const stop_token& stop) { return findGame(resources, rules, stop); };
    return std::make_unique<LazyBot<Yahtzee, SolvedGame>>(find, makeWith);
}

std::unique_ptr<AnyBot> makeMasterBot(const Resources& resources)
{
    const auto find = [resources](const Rules& rules, const stop_token& stop) { return findModel(resources, rules, stop); };
    return std::make_unique<LazyBot<Yahtzee, WinModel>>(find, makeMaster);
}

template <const Skill& skill>
std::unique_ptr<AnyBot> makeLevel(const Resources&)
{
    return std::make_unique<LevelBot>(skill);
}

constexpr Text kOwn = SAY("Bots", "Our own, from the solved game");
constexpr Text kOwnLevel = SAY("Bots", "Our own, by what each box usually brings");

} // namespace

const std::vector<BotInfo>& bots()
{
    static constexpr std::string_view game = Yahtzee::kId;
    static const std::vector<BotInfo> all = {
        {"yahtzee.random", game, SAY("Bots", "Random"), SAY("Bots", "Our own, a baseline for the others"),
         SAY("Bots", "Plays any legal action."), make<RandomBot<Yahtzee>>},
        {"yahtzee.dummy", game, SAY("Bots", "Dummy"), SAY("Bots", "Sample player of the published contest, rule for rule"),
         SAY("Bots", "Never rolls twice and writes the dice anywhere."), makeDummy},
        {"yahtzee.aces-and-eights", game, SAY("Bots", "Aces and Eights"),
         SAY("Bots", "From its author's description; its true rules are lost"),
         SAY("Bots", "Goes for patterns and takes the first good one it gets."), makeAcesAndEights},
        ourPlayer("yahtzee.beginner", Level::Beginner,
                  {SAY("Characters", "Poppy"), SAY("Characters", "Grabs what looks good now, and is glad of it.")},
                  kOwnLevel, SAY("Bots", "Has just learnt the rules, and grabs what looks good now."), makeLevel<kBeginner>),
        ourPlayer("yahtzee.casual", Level::Casual,
                  {SAY("Characters", "Walter"),
                   SAY("Characters", "Plays on Sundays, forgets the bonuses, and does not trust in straights.")},
                  kOwnLevel, SAY("Bots", "Plays now and then, forgets the bonuses, and does not trust in straights."),
                  makeLevel<kCasual>),
        ourPlayer("yahtzee.club", Level::Club,
                  {SAY("Characters", "Ines"), SAY("Characters", "Knows what boxes are worth, and errs in close calls.")},
                  kOwnLevel, SAY("Bots", "Knows what boxes are worth, and errs in close calls."), makeLevel<kClub>),
        {"yahtzee.solver", game, SAY("Bots", "Solver"), kOwn, SAY("Bots", "Plays for points alone, whatever the others do."),
         makeSolved<makeSolver>},
        ourPlayer("yahtzee.master", Level::Master,
                  {SAY("Characters", "Augusta"), SAY("Characters", "Plays for the win: bold when behind, safe when ahead.")},
                  kOwn, SAY("Bots", "Plays for the win: bold when behind, safe when ahead."), makeMasterBot),
    };
    return all;
}

void reportRuling(const Question<Yahtzee>& question, const Ruling& ruling)
{
    Report& report = *question.report;
    report.unit = SAY("Reason", "Points");
    report.chosen = toText(ruling.action);
    report.verdict = Sentence(ruling.why);
    for (const Action& action : question.legal) {
        const bool isChosen = action == ruling.action;
        const bool scores = action.kind == Action::Kind::Score;
        if (!scores && !isChosen)
            continue; // other holds have no value
        Candidate candidate;
        candidate.action = toText(action);
        candidate.hasValue = scores;
        if (scores)
            candidate.value = pointsIn(question.view.card, action.box, question.view.dice);
        if (isChosen)
            candidate.why = report.verdict;
        report.candidates.push_back(candidate);
    }
}

Box anyOf(BoxSet boxes, Rng& rng)
{
    auto box = boxes.begin();
    for (auto skip = rng.below(static_cast<std::uint32_t>(boxes.size())); skip > 0; --skip)
        ++box;
    return *box;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources)
{
    const auto find = [resources](const Rules& rules, const stop_token& stop) -> std::shared_ptr<const AnalystTables> {
        AnalystTables tables;
        if (rules.players > 1) { // the model contains the solved game
            tables.win = findModel(resources, rules, stop);
            if (tables.win)
                tables.game = {tables.win, &tables.win->game()};
        } else {
            tables.game = findGame(resources, rules, stop);
        }
        if (!tables.game)
            return nullptr;
        tables.sources = resources.get<PointSources>(keyOf("yahtzee/sources/", rules),
                                                     [&] { return std::optional<PointSources>(tables.game); });
        return std::make_shared<const AnalystTables>(std::move(tables));
    };
    return std::make_unique<LazyAnalyst<Yahtzee, AnalystTables>>(kAnalystVersion, find, makeSolvedAnalyst);
}

GamePlayers players()
{
    return {Yahtzee::kId, bots(), makeAnalyst, decisionFactors, contests, habits(static_cast<const Yahtzee*>(nullptr))};
}

} // namespace parlour::yahtzee
