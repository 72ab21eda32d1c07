// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/best_response.h"

#include "ai/pazaak_full/response_solver.h"
#include "ai/pazaak_full/rule_bots.h"
#include "engine/base/rng.h"
#include "engine/base/stop.h"
#include "engine/base/threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <memory>
#include <numeric>

namespace parlour::pazaak_full {

namespace {

Board draw(Board board, int card)
{
    board.cards.push_back({static_cast<std::int8_t>(card), -1});
    board.total = static_cast<std::int8_t>(board.total + card);
    return board;
}

constexpr std::size_t kUsualBoards = 6;
/// House cards that make a total before a draw, as they come by chance.
using UsualBoards = std::array<std::array<Board, kUsualBoards>, kGoal>;

UsualBoards makeUsualBoards()
{
    UsualBoards boards;
    for (std::size_t total = 1; total < boards.size(); ++total)
        for (std::size_t i = 0; i < kUsualBoards; ++i) {
            Rng rng = Rng::stream(i, Purpose::Analysis, total);
            Board& board = boards[total][i];
            while (board.total != static_cast<int>(total) || board.cards.count() >= kFullTable) {
                if (board.total >= static_cast<int>(total))
                    board = {};
                board = draw(board, 1 + static_cast<int>(rng.below(kHighestHouse)));
            }
        }
    return boards;
}

const UsualBoards& usualBoards()
{
    static const UsualBoards boards = makeUsualBoards();
    return boards;
}

/// The decisions of a bot with a certain dealt hand. Its Views have the bot in seat 0.
class Policy {
public:
    virtual ~Policy() = default;
    virtual bool seesCounts() const { return false; } ///< looks at the number of the other's cards
    /// Called before the decisions at a score of the bot's, for either beginner of the set.
    virtual void begin(const Score&) {}
    virtual Action choose(const View& view) const = 0;
};

class RulePolicy final : public Policy {
public:
    using Rule = Ruling (*)(const Features&);
    explicit RulePolicy(Rule rule) : rule_(rule) {}
    Action choose(const View& view) const override { return rule_(Features(view)).action; }

private:
    Rule rule_;
};

class MasterPolicy final : public Policy {
public:
    MasterPolicy(const Rules& rules, const Deck& deck, const Hand& dealt, MatchModel match)
        : own_(dealt),
          belief_(rules.limit, deck),
          match_(std::move(match))
    {
    }
    static std::unique_ptr<Policy> make(const Rules& rules, const Deck& deck, const Hand& dealt, const stop_token& stop)
    {
        constexpr int kHands = 16;
        auto match = MatchModel::solve(rules, hiddenHands(DeckBelief(rules.limit, deck), kHandCards, kHands), dealt, stop);
        return match ? std::make_unique<MasterPolicy>(rules, deck, dealt, *std::move(match)) : nullptr;
    }

    bool seesCounts() const override { return true; }
    void begin(const Score& score) override
    {
        constexpr int kHands = 32;
        const HiddenHands hidden = hiddenHands(belief_, kHandCards, kHands);
        for (const bool iBegan : {false, true}) {
            scores_[iBegan] = {score.mine, score.theirs, iBegan};
            sets_[iBegan] = std::make_unique<SetModel>(own_, hidden);
            sets_[iBegan]->solveAll({own_.all(), kHandCards, false, false},
                                    [&](int mine, int theirs) { return match_.outcomes(mine, theirs, scores_[iBegan]); });
        }
    }
    Action choose(const View& view) const override
    {
        Action best = kEnd;
        float most = -1;
        const auto consider = [&](const Action& action, const Board& board, int mine) {
            for (const auto kind : {Action::Kind::End, Action::Kind::Stand})
                if (const float value = valueOf(view, board, mine, kind == Action::Kind::Stand); value > most) {
                    most = value;
                    best = action;
                    best.kind = kind;
                }
        };
        const Board& own = view.boards[0];
        const int all = own_.subsetOf(view.hand);
        consider(kEnd, own, all);
        for (const Card card : own_.kindsIn(all))
            for (const Play& play : playsOf(card)) {
                Board board = own;
                lay(board, play);
                consider({.kind = Action::Kind::End, .plays = true, .play = play, .deck = {}}, board,
                         own_.without(all, card));
            }
        return best;
    }

private:
    float valueOf(const View& view, const Board& own, int mine, bool stands) const
    {
        const Board& other = view.boards[1];
        const bool iBegan = view.began == 0;
        SetPosition position;
        position.outcomes = match_.outcomes(mine, view.handCounts[1], scores_[iBegan]);
        position.myTiebreaker = own.tiebreaker;
        position.theirTiebreaker = other.tiebreaker;
        if (own.bust())
            return position.outcomes.lose;
        const SetTable& table = sets_[iBegan]->table({mine, view.handCounts[1], own.tiebreaker, other.tiebreaker});
        const std::size_t total = asIndex(std::max<int>(own.total, 0));
        const std::size_t against = asIndex(other.total);
        if (stands || own.total == kGoal)
            return other.standing ? position.compare(own.total, other.total) : table.theyDrawAlone[total][against];
        return other.standing ? table.iDrawAlone[total][against] : table.theyDraw[total][against];
    }

    OwnHand own_;
    DeckBelief belief_;
    MatchModel match_;
    std::array<Score, 2> scores_;
    std::array<std::unique_ptr<SetModel>, 2> sets_; ///< by who began
};

const std::pair<std::string_view, RulePolicy::Rule> kRuleBots[] = {{"pazaak-full.drone", drone},
                                                                   {"pazaak-full.cantina", cantina},
                                                                   {"pazaak-full.careful", careful},
                                                                   {"pazaak-full.eager", eager}};
constexpr std::string_view kMasterId = "pazaak-full.master";

std::unique_ptr<Policy> makePolicy(std::string_view bot, const Rules& rules, const Deck& deck, const Hand& dealt,
                                   const stop_token& stop)
{
    for (const auto& [id, rule] : kRuleBots)
        if (id == bot)
            return std::make_unique<RulePolicy>(rule);
    return MasterPolicy::make(rules, deck, dealt, stop);
}

/// The moves of a bot with a certain dealt hand.
class PolicyMoves final : public BotMoves {
public:
    PolicyMoves(const Rules& rules, const HandStates& mine, const HandStates& bots, Policy& policy)
        : rules_(rules),
          mine_(mine),
          bots_(bots),
          policy_(policy),
          boards_(bots.holds(Card::Kind::Flip) ? kUsualBoards : 1),
          cardsTold_(bots.holds(Card::Kind::Double) || boards_ > 1 ? std::size_t{kHighestHouse} : 1)
    {
    }

    void begin(const Score& score) override
    {
        score_ = score;
        cards_ = -1;
        policy_.begin({score.theirs, score.mine, false});
    }
    std::span<const BotMove> of(const BotTurn& turn) override
    {
        if (cards_ != turn.cards.bots) {
            kept_.assign((policy_.seesCounts() ? std::size_t{kHandCards + 1} : 1) * 16 * cardsTold_ * (kHighestDraw + 1)
                             * kTotals,
                         {});
            cards_ = turn.cards.bots;
        }
        std::size_t index = policy_.seesCounts() ? mine_.cards(turn.cards.mine).size() : 0U;
        index = index * 4 + (turn.cards.myTie ? 2U : 0U) + (turn.cards.botsTie ? 1U : 0U);
        index = (index * 2 + turn.iBegan) * 2 + turn.alone;
        index = index * cardsTold_ + (cardsTold_ > 1 ? asIndex(turn.card - 1) : 0U);
        index = (index * (kHighestDraw + 1) + asIndex(turn.total)) * kTotals + asIndex(turn.other);
        auto& moves = kept_[index];
        if (moves.empty())
            for (std::size_t board = 0; board < boards_; ++board)
                moves.push_back(moveOf(turn, usualBoards()[asIndex(turn.total - turn.card)][board]));
        return {moves.begin(), moves.size()};
    }

private:
    BotMove moveOf(const BotTurn& turn, const Board& before) const
    {
        View view;
        view.rules = rules_;
        view.seat = view.turn = 0;
        view.began = turn.iBegan ? 1 : 0;
        view.wins = {static_cast<std::int8_t>(score_.theirs), static_cast<std::int8_t>(score_.mine)};
        view.boards[0] = draw(before, turn.card);
        view.boards[0].tiebreaker = turn.cards.botsTie;
        view.boards[1].total = static_cast<std::int8_t>(turn.other);
        view.boards[1].standing = turn.alone;
        view.boards[1].tiebreaker = turn.cards.myTie;
        view.hand = bots_.cards(turn.cards.bots);
        view.handCounts = {static_cast<std::int8_t>(view.hand.count()),
                           static_cast<std::int8_t>(mine_.cards(turn.cards.mine).count())};
        const Action action = policy_.choose(view);
        int left = turn.cards.bots;
        Board& board = view.boards[0];
        if (action.plays) {
            lay(board, action.play);
            left = bots_.without(left, action.play.card);
        }
        return {static_cast<std::int8_t>(std::max<int>(board.total, 0)), static_cast<std::int16_t>(left),
                action.kind == Action::Kind::Stand || board.total == kGoal, board.tiebreaker,
                1 / static_cast<float>(boards_)};
    }

    Rules rules_;
    const HandStates& mine_;
    const HandStates& bots_;
    Policy& policy_;
    std::size_t boards_;
    std::size_t cardsTold_; ///< the number of drawn cards that moves at a total may differ by
    Score score_; ///< of the responder
    int cards_ = -1; ///< of the bot, in kept_
    std::vector<FixedList<BotMove, kUsualBoards>> kept_; ///< as far as they were asked for
};

Hand dealt(Rng& rng, Deck deck)
{
    rng.shuffleFirst(deck, std::size_t{kHandCards});
    Hand hand;
    hand.append(deck.begin(), deck.begin() + kHandCards);
    std::sort(hand.begin(), hand.end());
    return hand;
}

} // namespace

const std::vector<std::string>& boundedBots()
{
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> all;
        for (const auto& [id, rule] : kRuleBots)
            all.emplace_back(id);
        all.emplace_back(kMasterId);
        return all;
    }();
    return ids;
}

std::optional<Ceiling> bestResponse(const Rules& rules, const Deck& deck, std::string_view bot,
                                    const CeilingOptions& options)
{
    std::vector<double> shares(asIndex(options.pairs));
    std::atomic<int> next = 0;
    std::atomic<int> done = 0;
    const auto shareOf = [&](const Hand& mine, const Hand& bots) -> std::optional<double> {
        const auto policy = makePolicy(bot, rules, deck, bots, options.stop);
        if (!policy)
            return std::nullopt;
        ResponseSolver solver(rules, HandStates({mine.begin(), mine.size()}), HandStates({bots.begin(), bots.size()}),
                              false);
        PolicyMoves moves(rules, solver.mine(), solver.bots(), *policy);
        if (!solver.solve(moves, options.stop))
            return std::nullopt;
        return solver.start(solver.mine().count() - 1, solver.bots().count() - 1);
    };
    const auto work = [&](bool reports) {
        for (int pair = next++; pair < options.pairs && !options.stop.stop_requested(); pair = next++) {
            Rng rng = Rng::stream(options.seed, Purpose::Analysis, static_cast<std::uint64_t>(pair));
            const Hand first = dealt(rng, deck);
            const Hand second = dealt(rng, deck);
            shares[asIndex(pair)] = (shareOf(first, second).value_or(0) + shareOf(second, first).value_or(0)) / 2;
            ++done;
            if (reports && options.progress)
                options.progress(done);
        }
    };
    {
        std::vector<jthread> helpers;
        startThreads(helpers, std::min(options.threads, options.pairs) - 1, [&] { work(false); });
        work(true);
    }
    if (options.stop.stop_requested())
        return std::nullopt;
    const auto count = static_cast<double>(options.pairs);
    const double mean = std::accumulate(shares.begin(), shares.end(), 0.0) / count;
    double squares = 0;
    for (const double each : shares)
        squares += (each - mean) * (each - mean);
    return Ceiling{mean, options.pairs > 1 ? std::sqrt(squares / (count - 1) / count) : 0};
}

} // namespace parlour::pazaak_full
