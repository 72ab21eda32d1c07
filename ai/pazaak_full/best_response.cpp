// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/best_response.h"

#include "ai/pazaak_full/match_model.h"
#include "ai/pazaak_full/rule_bots.h"
#include "engine/base/rng.h"
#include "engine/base/threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <memory>
#include <numeric>

namespace parlour::pazaak_full {

namespace {

constexpr int kHighestDraw = kGoal - 1 + kHighestHouse; ///< the highest total after a draw

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
    static std::unique_ptr<Policy> make(const Rules& rules, const Deck& deck, const Hand& dealt, const std::stop_token& stop)
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
        const std::size_t total = at(std::max<int>(own.total, 0));
        const std::size_t against = at(other.total);
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
                                   const std::stop_token& stop)
{
    for (const auto& [id, rule] : kRuleBots)
        if (id == bot)
            return std::make_unique<RulePolicy>(rule);
    return MasterPolicy::make(rules, deck, dealt, stop);
}

/// Values by the responder's total, then by the bot's.
using Values = std::array<std::array<float, kTotals>, kTotals>;

/// The values of a set for the responder, before a draw. "Alone": the other side stands.
struct ResponseTable {
    Values iDraw, iDrawAlone, botDraws, botDrawsAlone;
};

/// The end of a turn of the bot.
struct BotMove {
    std::int8_t total = 0; ///< at least 0
    std::uint8_t left = 0; ///< cards of its dealt hand
    bool stands = false;
    bool tiebreaker = false; ///< played in this set
};
using BotMoves = FixedList<BotMove, kUsualBoards>; ///< equally likely

/// The match between two dealt hands, solved backwards for the responder.
class ResponseSolver {
public:
    ResponseSolver(const Rules& rules, const Hand& mine, const Hand& bots, Policy& policy)
        : rules_(rules),
          mine_(mine),
          bots_(bots),
          policy_(policy)
    {
        const auto holds = [](const Hand& hand, Card::Kind kind) {
            return std::any_of(hand.begin(), hand.end(), [&](Card card) { return card.kind() == kind; });
        };
        hasDouble_ = holds(bots, Card::Kind::Double);
        boards_ = holds(bots, Card::Kind::Flip) ? kUsualBoards : 1;
        myTiebreaker_ = holds(mine, Card::Kind::Tiebreaker);
        botsTiebreaker_ = holds(bots, Card::Kind::Tiebreaker);
    }

    /// The value of the match, averaged over who begins; nullopt if stopped.
    std::optional<double> run(const std::stop_token& stop)
    {
        for (int mine = rules_.sets - 1; mine >= 0; --mine)
            for (int bots = rules_.sets - 1; bots >= 0; --bots) {
                if (stop.stop_requested())
                    return std::nullopt;
                policy_.begin({bots, mine, false});
                solveScore(mine, bots);
            }
        const auto first = [&](bool iBegan) { return static_cast<double>(value(mine_.all(), bots_.all(), {0, 0, iBegan})); };
        return (first(true) + first(false)) / 2;
    }

private:
    /// The cards left and who has played a tiebreaker.
    struct Context {
        int mine = 0, bots = 0;
        bool myTie = false, botsTie = false;
    };

    void solveScore(int mySets, int botSets)
    {
        constexpr float kPrecision = 0.0002F;
        constexpr int kMostRounds = 30;
        for (int bots = 0; bots <= bots_.all(); ++bots) {
            if (!bots_.isSubset(bots))
                continue;
            moves_.assign(movesKept(), {});
            for (int mine = 0; mine <= mine_.all(); ++mine) {
                if (!mine_.isSubset(mine))
                    continue;
                auto& values = values_[at(mine)][at(bots)][at(mySets)][at(botSets)];
                values.fill(0.5F);
                // A set that ends tied without a card played leads back here.
                float change = 1;
                for (int round = 0; round < kMostRounds && change > kPrecision; ++round) {
                    change = 0;
                    for (const bool iBegan : {false, true}) {
                        score_ = {mySets, botSets, iBegan};
                        solve({mine, bots, false, false});
                        const ResponseTable& solved = table({mine, bots, false, false});
                        const float found = (iBegan ? solved.iDraw : solved.botDraws)[0][0];
                        change = std::max(change, std::abs(found - values[iBegan]));
                        values[iBegan] = found;
                    }
                }
                for (const bool iBegan : {false, true})
                    for (const int ties : {1, 2, 3}) {
                        const Context context{mine, bots, (ties & 1) != 0, (ties & 2) != 0};
                        score_ = {mySets, botSets, iBegan};
                        if ((!context.myTie || myTiebreaker_) && (!context.botsTie || botsTiebreaker_))
                            solve(context);
                    }
            }
        }
    }

    float value(int mine, int bots, const Score& score) const
    {
        if (score.mine >= rules_.sets)
            return 1;
        if (score.theirs >= rules_.sets)
            return 0;
        return values_[at(mine)][at(bots)][at(score.mine)][at(score.theirs)][score.iBegan];
    }
    /// The value after a set that `winner` won: 1 the responder, -1 the bot, 0 nobody.
    float after(const Context& context, int winner) const
    {
        Score next = score_;
        next.mine += winner > 0;
        next.theirs += winner < 0;
        if (rules_.begins == Begins::Alternate)
            next.iBegan = !score_.iBegan;
        else if (rules_.begins == Begins::Loser && winner != 0)
            next.iBegan = winner < 0;
        return value(context.mine, context.bots, next);
    }
    float compare(const Context& context, int mine, int bots) const
    {
        return after(context, mine != bots ? (mine > bots ? 1 : -1) : int{context.myTie} - int{context.botsTie});
    }

    ResponseTable& table(const Context& context)
    {
        return tables_[(((at(context.mine) * OwnHand::kSubsets + at(context.bots)) * 2 + context.myTie) * 2
                        + context.botsTie)
                           * 2
                       + score_.iBegan];
    }

    /// The value at the end of an own turn with the better of end and stand.
    float iEnded(const Context& context, int total, int bots, bool alone)
    {
        if (total > kGoal)
            return after(context, -1);
        const std::size_t mine = at(std::max(total, 0));
        const ResponseTable& values = table(context);
        const float stands = alone ? compare(context, static_cast<int>(mine), bots) : values.botDrawsAlone[mine][at(bots)];
        if (total == kGoal)
            return stands;
        return std::max(stands, alone ? values.iDrawAlone[mine][at(bots)] : values.botDraws[mine][at(bots)]);
    }
    /// The best value after an own draw of `card` that makes `total`.
    float iDrew(const Context& context, int total, int card, int bots, bool alone)
    {
        float best = iEnded(context, total, bots, alone);
        if (total == kGoal)
            return best;
        for (const Card each : kinds_) {
            Context next = context;
            next.mine = mine_.without(context.mine, each);
            next.myTie |= each == Card::tiebreaker();
            if (each.kind() == Card::Kind::Flip) {
                float mean = 0;
                for (const auto& [sum, chance] : flipChances(each == Card::flipTwoFour() ? 0 : 1, total))
                    mean += chance * std::max(best, iEnded(next, total - 2 * sum, bots, alone));
                best = mean;
                continue;
            }
            for (const Play& play : playsOf(each)) {
                const int value = each.kind() == Card::Kind::Double ? card : play.value;
                if (total + value <= kGoal)
                    best = std::max(best, iEnded(next, total + value, bots, alone));
            }
        }
        return best;
    }
    /// Values of the next own draw at one total, by the bot's. The drawn card matters for a double alone.
    void iDraw(const Context& context, int total, bool alone, std::array<float, kTotals>& into,
               std::array<std::array<float, kTotals>, kHighestDraw + 1>& drew)
    {
        const bool doubles = kinds_.contains(Card::doubling());
        for (int bots = 0; bots <= kGoal; ++bots) {
            float sum = 0;
            for (int card = 1; card <= kHighestHouse; ++card)
                sum += doubles ? iDrew(context, total + card, card, bots, alone) : drew[at(total + card)][at(bots)];
            into[at(bots)] = sum / kHighestHouse;
        }
    }

    /// The number of drawn cards that the bot's moves at a total may differ by.
    std::size_t cardsTold() const { return hasDouble_ || boards_ > 1 ? std::size_t{kHighestHouse} : 1; }
    std::size_t movesKept() const
    {
        return (policy_.seesCounts() ? std::size_t{kHandCards + 1} : 1) * 16 * cardsTold() * (kHighestDraw + 1) * kTotals;
    }
    const BotMoves& movesOf(const Context& context, int total, int card, int other, bool alone)
    {
        const std::size_t cards = policy_.seesCounts() ? at(std::popcount(static_cast<unsigned>(context.mine))) : 0U;
        std::size_t index = cards * 4 + (context.myTie ? 2U : 0U) + (context.botsTie ? 1U : 0U);
        index = (index * 2 + score_.iBegan) * 2 + alone;
        index = index * cardsTold() + (cardsTold() > 1 ? at(card - 1) : 0U);
        index = (index * (kHighestDraw + 1) + at(total)) * kTotals + at(other);
        BotMoves& moves = moves_[index];
        if (moves.empty())
            for (std::size_t board = 0; board < boards_; ++board)
                moves.push_back(moveOf(context, usualBoards()[at(total - card)][board], card, other, alone));
        return moves;
    }
    BotMove moveOf(const Context& context, const Board& before, int card, int other, bool alone) const
    {
        View view;
        view.rules = rules_;
        view.seat = view.turn = 0;
        view.began = score_.iBegan ? 1 : 0;
        view.wins = {static_cast<std::int8_t>(score_.theirs), static_cast<std::int8_t>(score_.mine)};
        view.boards[0] = draw(before, card);
        view.boards[0].tiebreaker = context.botsTie;
        view.boards[1].total = static_cast<std::int8_t>(other);
        view.boards[1].standing = alone;
        view.boards[1].tiebreaker = context.myTie;
        view.hand = bots_.cardsIn(context.bots);
        view.handCounts = {static_cast<std::int8_t>(view.hand.count()),
                           static_cast<std::int8_t>(std::popcount(static_cast<unsigned>(context.mine)))};
        const Action action = policy_.choose(view);
        int left = context.bots;
        Board& board = view.boards[0];
        if (action.plays) {
            lay(board, action.play);
            left = bots_.without(left, action.play.card);
        }
        return {static_cast<std::int8_t>(std::max<int>(board.total, 0)), static_cast<std::uint8_t>(left),
                action.kind == Action::Kind::Stand || board.total == kGoal, board.tiebreaker};
    }
    /// Values of the bot's next draw. `alone`: the responder stands.
    float botDraws(const Context& context, int mine, int total, bool alone)
    {
        float sum = 0;
        for (int card = 1; card <= kHighestHouse; ++card) {
            const int drawn = total + card;
            if (drawn == kGoal) {
                sum += botEnded(context, mine, kGoal, true, alone);
                continue;
            }
            const BotMoves& moves = movesOf(context, drawn, card, mine, alone);
            float mean = 0;
            for (const BotMove& move : moves)
                mean += botEnded({context.mine, move.left, context.myTie, move.tiebreaker}, mine, move.total, move.stands,
                                 alone);
            sum += mean / static_cast<float>(moves.size());
        }
        return sum / kHighestHouse;
    }
    float botEnded(const Context& context, int mine, int total, bool stands, bool alone)
    {
        if (total > kGoal)
            return after(context, 1);
        const ResponseTable& values = table(context);
        if (stands)
            return alone ? compare(context, mine, total) : values.iDrawAlone[at(mine)][at(total)];
        return (alone ? values.botDrawsAlone : values.iDraw)[at(mine)][at(total)];
    }

    void solve(const Context& context)
    {
        kinds_ = mine_.kindsIn(context.mine);
        ResponseTable& out = table(context);
        std::array<std::array<float, kTotals>, kHighestDraw + 1> drew;
        const auto fillDrew = [&](int total, bool alone) {
            for (int bots = 0; bots <= kGoal; ++bots)
                drew[at(total)][at(bots)] = iDrew(context, total, 0, bots, alone);
        };
        for (int total = kHighestDraw; total >= 0; --total) {
            if (total < kGoal)
                iDraw(context, total, true, out.iDrawAlone[at(total)], drew);
            fillDrew(total, true);
        }
        for (int mine = 0; mine <= kGoal; ++mine)
            for (int total = kGoal - 1; total >= 0; --total)
                out.botDrawsAlone[at(mine)][at(total)] = botDraws(context, mine, total, true);
        for (int mine = 0; mine <= kGoal; ++mine)
            out.botDrawsAlone[at(mine)][kGoal] = compare(context, mine, kGoal);
        for (int total = kHighestDraw; total >= 0; --total) {
            if (total < kGoal) {
                iDraw(context, total, false, out.iDraw[at(total)], drew);
                out.botDraws[at(total)][kGoal] = out.iDrawAlone[at(total)][kGoal]; // 20 stands
                for (int bots = kGoal - 1; bots >= 0; --bots)
                    out.botDraws[at(total)][at(bots)] = botDraws(context, total, bots, false);
            }
            fillDrew(total, false);
        }
    }

    static constexpr std::size_t kMostSets = 5;
    static constexpr std::size_t kTables = std::size_t{OwnHand::kSubsets} * OwnHand::kSubsets * 8;

    Rules rules_;
    OwnHand mine_, bots_;
    Policy& policy_;
    bool hasDouble_ = false, myTiebreaker_ = false, botsTiebreaker_ = false;
    std::size_t boards_ = 1;
    Score score_; ///< of the responder
    Hand kinds_; ///< of the responder's cards in the table that is solved
    std::vector<BotMoves> moves_; ///< with the present cards of the bot, as far as they were asked for
    std::unique_ptr<ResponseTable[]> tables_ = std::make_unique_for_overwrite<ResponseTable[]>(kTables);
    /// By the responder's cards, the bot's, won sets of both, who begins (1: the responder).
    std::array<std::array<std::array<std::array<std::array<float, 2>, kMostSets>, kMostSets>, OwnHand::kSubsets>,
               OwnHand::kSubsets>
        values_{};
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
    std::vector<double> shares(at(options.pairs));
    std::atomic<int> next = 0;
    std::atomic<int> done = 0;
    const auto shareOf = [&](const Hand& mine, const Hand& bots) -> std::optional<double> {
        const auto policy = makePolicy(bot, rules, deck, bots, options.stop);
        return policy ? std::make_unique<ResponseSolver>(rules, mine, bots, *policy)->run(options.stop) : std::nullopt;
    };
    const auto work = [&](bool reports) {
        for (int pair = next++; pair < options.pairs && !options.stop.stop_requested(); pair = next++) {
            Rng rng = Rng::stream(options.seed, Purpose::Analysis, static_cast<std::uint64_t>(pair));
            const Hand first = dealt(rng, deck);
            const Hand second = dealt(rng, deck);
            shares[at(pair)] = (shareOf(first, second).value_or(0) + shareOf(second, first).value_or(0)) / 2;
            ++done;
            if (reports && options.progress)
                options.progress(done);
        }
    };
    {
        std::vector<std::jthread> helpers;
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
