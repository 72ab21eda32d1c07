// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/evaluator.h"

#include "engine/base/index.h"
#include "engine/base/tokens.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace parlour::pazaak_full {

namespace {

constexpr float kNudge = 1.0F / 256;

/// The cards dealt to the seat for the match.
Hand dealtHand(const View& view)
{
    Hand hand = view.hand;
    const Hand& played = view.played[asIndex(view.seat)];
    hand.append(played.begin(), played.end());
    std::sort(hand.begin(), hand.end());
    return hand;
}

Score scoreOf(const View& view)
{
    return {view.wins[asIndex(view.seat)], view.wins[asIndex(view.other())], view.began == view.seat};
}

/// The winner of the set on the tables: -1 for a tie, nullopt while it goes on.
std::optional<Seat> setWinner(const View& view)
{
    const auto& [first, second] = view.boards;
    for (Seat seat = 0; seat < Rules::players; ++seat) {
        if (view.boards[asIndex(seat)].bust())
            return 1 - seat;
        if (view.boards[asIndex(seat)].full() && view.rules.nine == Nine::Wins)
            return seat;
    }
    if (!first.standing || !second.standing)
        return std::nullopt;
    const int order = compare(first, second);
    return order > 0 ? 0 : order < 0 ? 1 : -1;
}

/// The seat that draws next while the house deck is shuffled in a set.
Seat nextToDraw(const View& view)
{
    for (Seat seat = 0; seat < Rules::players; ++seat)
        if (view.boards[asIndex(seat)].standing)
            return 1 - seat;
    const auto drawn = [&](Seat seat) {
        const auto& cards = view.boards[asIndex(seat)].cards;
        return std::count_if(cards.begin(), cards.end(), [](const Laid& each) { return each.isHouse(); });
    };
    const Seat other = 1 - view.began;
    return drawn(view.began) > drawn(other) ? other : view.began;
}

/// The number of house cards on both tables.
std::ptrdiff_t houseCards(const View& view)
{
    std::ptrdiff_t count = 0;
    for (const Board& board : view.boards)
        count += std::count_if(board.cards.begin(), board.cards.end(), [](const Laid& each) { return each.isHouse(); });
    return count;
}

/// The parts of a View that the tables of a set depend on.
View keyOf(const View& view)
{
    View key;
    key.rules = view.rules;
    key.seat = view.seat;
    key.began = view.began;
    key.wins = view.wins;
    key.deck = view.deck;
    key.hand = dealtHand(view);
    key.played[asIndex(view.other())] = view.played[asIndex(view.other())];
    std::sort(key.played[asIndex(view.other())].begin(), key.played[asIndex(view.other())].end());
    return key;
}

Board drew(Board board, int card)
{
    board.cards.push_back({static_cast<std::int8_t>(card), -1});
    board.total = static_cast<std::int8_t>(board.total + card);
    return board;
}

} // namespace

/// Values in one set, from the tables and the cards that are open.
class Evaluator::Position {
public:
    Position(const View& view, const MatchModel& match, const SetModel& set, bool counts, Nudge nudge = kNone)
        : nudge_(nudge),
          view_(view),
          match_(match),
          set_(set),
          score_(pazaak_full::scoreOf(view)),
          handCount_(view.handCounts[asIndex(view.other())])
    {
        int left = 0;
        for (const int copies : view.houseLeft)
            left += copies;
        for (std::size_t i = 0; i < chances_.size(); ++i)
            chances_[i] = counts && left > 0 ? static_cast<double>(view.houseLeft[i]) / left : 1.0 / kHighestHouse;
        ownChances_ = chances_;
    }

    const NextCards& chances() const { return chances_; }
    /// Sets the chances of the own next card alone.
    void setOwnChances(const NextCards& chances) { ownChances_ = chances; }

    int subset(const Hand& hand) const { return set_.own().subsetOf(hand); }

    /// The value at the end of an own turn, with the cards `mine` left.
    double ended(const TurnEnd& turn, int mine) const
    {
        const Board& theirs = view_.boards[asIndex(view_.other())];
        const Outcomes ends = outcomes(mine, handCount_);
        if (turn.board.bust())
            return static_cast<double>(ends.lose);
        if (turn.board.full() && view_.rules.nine == Nine::Wins)
            return static_cast<double>(ends.win);
        const bool stands = turn.stands || turn.board.full() || turn.board.total == kGoal;
        if (!theirs.standing)
            return theyDraw({turn.board, stands}, theirs, mine);
        return stands ? compare(turn.board, theirs, mine, handCount_) : iDraw(turn.board, theirs, mine, handCount_);
    }

    /// The value after an own action.
    double after(const Action& action) const
    {
        TurnEnd turn{view_.boards[asIndex(view_.seat)], action.kind == Action::Kind::Stand};
        Hand hand = view_.hand;
        if (action.plays) {
            lay(turn.board, action.play);
            hand.eraseFirst(action.play.card);
        }
        return ended(turn, subset(hand));
    }

    /// The value at the end of a turn of the other.
    double theyEnded(const TurnEnd& turn) const
    {
        const TurnEnd own = ownTable();
        Replies replies(*this, own, subset(view_.hand));
        return turn.stands ? replies.stood(turn.board, handCount_) : replies.wentOn(turn.board, handCount_);
    }

    /// The value at the other's turn, after its draw.
    double theyDecide() const
    {
        return Replies(*this, ownTable(), subset(view_.hand)).after(view_.boards[asIndex(view_.other())]);
    }

    /// The value before a draw of either side in the middle of a set.
    double beforeDraw(bool isMine) const
    {
        const TurnEnd own = ownTable();
        const Board& theirs = view_.boards[asIndex(view_.other())];
        const int mine = subset(view_.hand);
        return isMine ? iDraw(own.board, theirs, mine, handCount_) : theyDraw(own, theirs, mine);
    }

private:
    Outcomes outcomes(int mine, int theirs) const { return nudged(match_.outcomes(mine, theirs, score_), nudge_); }
    TurnEnd ownTable() const
    {
        const Board& own = view_.boards[asIndex(view_.seat)];
        return {own, own.standing};
    }
    const SetTable& table(int mine, int theirs, const Board& own, const Board& other) const
    {
        return set_.table({mine, theirs, own.tiebreaker, other.tiebreaker});
    }
    double compare(const Board& own, const Board& other, int mine, int theirs) const
    {
        SetPosition position;
        position.outcomes = outcomes(mine, theirs);
        position.myTiebreaker = own.tiebreaker;
        position.theirTiebreaker = other.tiebreaker;
        return static_cast<double>(position.compare(own.total, other.total));
    }

    /// The best value at the end of an own turn, by the tables; `theirs` cards are left to the other.
    double endedByModel(const Board& own, const Board& other, int mine, int theirs) const
    {
        const Outcomes ends = outcomes(mine, theirs);
        if (own.bust())
            return static_cast<double>(ends.lose);
        if (own.full() && view_.rules.nine == Nine::Wins)
            return static_cast<double>(ends.win);
        const SetTable& values = table(mine, theirs, own, other);
        const std::size_t total = asIndex(std::max<int>(own.total, 0));
        const std::size_t against = asIndex(std::clamp<int>(other.total, 0, kGoal));
        return static_cast<double>(other.standing ? values.iEndedAlone[total][against] : values.iEnded[total][against]);
    }
    /// The value before an own draw.
    double iDraw(const Board& own, const Board& other, int mine, int theirs) const
    {
        double value = 0;
        for (int card = 1; card <= kHighestHouse; ++card) {
            if (ownChances_[asIndex(card - 1)] <= 0)
                continue;
            const Board board = drew(own, card);
            double best = endedByModel(board, other, mine, theirs);
            if (board.total != kGoal)
                for (const Card each : set_.own().kindsIn(mine))
                    for (const Play& play : playsOf(each)) {
                        Board played = board;
                        lay(played, play);
                        best = std::max(best, endedByModel(played, other, set_.own().without(mine, each), theirs));
                    }
            value += ownChances_[asIndex(card - 1)] * best;
        }
        return value;
    }
    /// The value before a draw of the other.
    double theyDraw(const TurnEnd& own, const Board& other, int mine) const
    {
        Replies replies(*this, own, mine);
        double value = 0;
        for (int card = 1; card <= kHighestHouse; ++card)
            if (chances_[asIndex(card - 1)] > 0)
                value += chances_[asIndex(card - 1)] * replies.after(drew(other, card));
        return value;
    }

    /// The other's replies to an own turn that is over. Keeps values at the ends of its turns.
    class Replies {
    public:
        Replies(const Position& position, const TurnEnd& own, int mine) : position_(position), own_(own), mine_(mine)
        {
            for (auto& each : kept_)
                each.fill(-1);
        }

        /// The value after the other's draw, as a mean over its hands.
        double after(const Board& other)
        {
            const int count = position_.handCount_;
            const double plain = ended(other, count);
            if (other.total == kGoal || count == 0)
                return plain;
            double mean = 0;
            for (const auto& [hand, chance] : position_.set_.hands(count)) {
                double best = plain;
                const auto play = [&](Card card, int value) {
                    Board played = other;
                    lay(played, {card, static_cast<std::int8_t>(value)});
                    best = std::min(best, ended(played, count - 1));
                };
                for (unsigned bits = hand.values; bits; bits &= bits - 1)
                    if (const int value = std::countr_zero(bits) - kCardRange; other.total + value <= kGoal)
                        play(Card::plusMinus(std::abs(value)), value);
                if (hand.tiebreaker) {
                    play(Card::tiebreaker(), 1);
                    play(Card::tiebreaker(), -1);
                }
                if (hand.doubling)
                    play(Card::doubling(), 0);
                if (hand.flips & 1)
                    play(Card::flipTwoFour(), 0);
                if (hand.flips & 2)
                    play(Card::flipThreeSix(), 0);
                mean += static_cast<double>(chance) * best;
            }
            return mean;
        }
        double stood(const Board& other, int theirs) const
        {
            Board standing = other;
            standing.standing = true;
            return own_.stands ? position_.compare(own_.board, other, mine_, theirs)
                               : position_.iDraw(own_.board, standing, mine_, theirs);
        }
        double wentOn(const Board& other, int theirs) const
        {
            if (!own_.stands)
                return position_.iDraw(own_.board, other, mine_, theirs);
            const SetTable& values = position_.table(mine_, theirs, own_.board, other);
            return static_cast<double>(
                values.theyDrawAlone[asIndex(std::max<int>(own_.board.total, 0))][asIndex(std::max<int>(other.total, 0))]);
        }

    private:
        /// The value at the end of the other's turn, with the better of end and stand.
        double ended(const Board& other, int theirs)
        {
            const Outcomes ends = position_.outcomes(mine_, theirs);
            if (other.bust())
                return static_cast<double>(ends.win);
            if (other.full() && position_.view_.rules.nine == Nine::Wins)
                return static_cast<double>(ends.lose);
            const std::size_t state = (theirs < position_.handCount_ ? 1U : 0U) + (other.tiebreaker ? 2U : 0U);
            double& kept = kept_[state][asIndex(std::max<int>(other.total, 0))];
            if (kept < 0) {
                kept = stood(other, theirs);
                if (other.total != kGoal)
                    kept = std::min(kept, wentOn(other, theirs));
            }
            return kept;
        }

        const Position& position_;
        TurnEnd own_;
        int mine_;
        std::array<std::array<double, kTotals>, 4> kept_{};
    };

    Nudge nudge_;
    const View& view_;
    const MatchModel& match_;
    const SetModel& set_;
    Score score_;
    int handCount_;
    NextCards chances_{}; ///< of the next card of each side
    NextCards ownChances_; ///< of the own next card
};

std::shared_ptr<const MatchModel> Evaluator::matchOf(const View& view, const stop_token& stop) const
{
    const Hand dealt = dealtHand(view);
    const RuleMap rules = PazaakFull::rulesMap(view.rules);
    const std::string key = "pazaak-full/" + rules.at("begins") + "/" + rules.at("limit") + "/" + rules.at("sets") + "/"
        + toText(view.deck) + "/" + joined(dealt, kCardText);
    return resources_.get<MatchModel>(key, [&] {
        constexpr int kHands = 16; // the values of a match are means over many sets
        const DeckBelief belief(view.rules.limit, view.deck);
        return MatchModel::solve(view.rules, hiddenHands(belief, kHandCards, kHands), dealt, stop);
    });
}

/// The step is small, so that play hardly changes, and large against the rounding of the tables.
Outcomes Evaluator::nudged(Outcomes outcomes, Nudge nudge)
{
    (nudge == kTie ? outcomes.tie : outcomes.win) += nudge == kNone ? 0 : kNudge;
    return outcomes;
}

bool Evaluator::prepare(const View& view, const stop_token& stop, Nudge nudge)
{
    LastSet& last = last_[nudge];
    const View key = keyOf(view);
    const int theirs = view.handCounts[asIndex(view.other())];
    const CardsLeft cards{OwnHand(key.hand).subsetOf(view.hand), theirs, view.boards[asIndex(view.seat)].tiebreaker,
                          view.boards[asIndex(view.other())].tiebreaker};
    if (last.set && last.key == key && (cards.mine & last.from.mine) == cards.mine && last.set->mayBe(cards, last.from))
        return true;
    last = {};
    const auto match = matchOf(view, stop);
    if (!match)
        return false;
    constexpr int kHands = 32;
    DeckBelief belief(view.rules.limit, view.deck);
    belief.see(key.played[asIndex(view.other())]);
    const auto set = std::make_shared<SetModel>(OwnHand(key.hand), hiddenHands(belief, theirs, kHands));
    const Score score = pazaak_full::scoreOf(view);
    set->solveAll(cards, [&](int mine, int left) { return nudged(match->outcomes(mine, left, score), nudge); });
    last = {key, cards, match, set};
    return true;
}

std::vector<double> Evaluator::valuesOf(const View& view, const ActionList<PazaakFull>& actions, const stop_token& stop)
{
    std::vector<double> values;
    if (view.deck.empty()) {
        for (const Action& each : actions)
            values.push_back(dealtValueOf(each.deck));
        return values;
    }
    return prepare(view, stop) ? nudgedValues(view, actions, kNone) : values;
}

/// The tables must be prepared.
std::vector<double> Evaluator::nudgedValues(const View& view, const ActionList<PazaakFull>& actions, Nudge nudge) const
{
    const LastSet& last = last_[nudge];
    const Position position(view, *last.match, *last.set, counts_, nudge);
    std::vector<double> values;
    for (const Action& each : actions)
        values.push_back(position.after(each));
    return values;
}

/// The other decides before the card is drawn, so its play must not follow the card: the share of a card is the rate at
/// which the value grows with its chance.
std::optional<NextCards> Evaluator::sharesByNextCard(const View& view, const Action& action, const stop_token& stop)
{
    constexpr double kStep = 1e-4;
    if (!prepare(view, stop))
        return std::nullopt;
    Position position(view, *last_[kNone].match, *last_[kNone].set, counts_);
    const NextCards chances = position.chances();
    const double value = position.after(action);
    NextCards shares;
    for (std::size_t card = 0; card < chances.size(); ++card) {
        NextCards more = chances;
        for (double& each : more)
            each *= 1 - kStep;
        more[card] += kStep;
        position.setOwnChances(more);
        shares[card] = value + (position.after(action) - value) / kStep;
    }
    return shares;
}

std::vector<SetChances> Evaluator::chancesOf(const View& view, const ActionList<PazaakFull>& actions, const stop_token& stop)
{
    for (const Nudge nudge : {kNone, kWin, kTie})
        if (view.deck.empty() || !prepare(view, stop, nudge))
            return {};
    const std::vector<double> shares = nudgedValues(view, actions, kNone), won = nudgedValues(view, actions, kWin),
                              tied = nudgedValues(view, actions, kTie);
    std::vector<SetChances> chances;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double wins = std::clamp((won[i] - shares[i]) / static_cast<double>(kNudge), 0.0, 1.0);
        const double ties = std::clamp((tied[i] - shares[i]) / static_cast<double>(kNudge), 0.0, 1 - wins);
        chances.push_back({shares[i], wins, ties});
    }
    return chances;
}

Outcomes Evaluator::worthOf(const View& view) const
{
    return last_[kNone].match->outcomes(OwnHand(dealtHand(view)).subsetOf(view.hand), view.handCounts[asIndex(view.other())],
                                        pazaak_full::scoreOf(view));
}

std::optional<double> Evaluator::valueOf(const View& view, const stop_token& stop)
{
    const std::size_t me = asIndex(view.seat);
    const std::size_t other = asIndex(view.other());
    if (view.over)
        return view.wins[me] == view.rules.sets ? 1 : view.wins[other] == view.rules.sets ? 0 : 0.5;
    if (dealtHand(view).empty())
        return view.deck.empty() ? 0.5 : dealtValueOf(view.deck);
    const auto between = [&](const Score& score, const MatchModel& match) {
        return static_cast<double>(match.value(OwnHand(dealtHand(view)).subsetOf(view.hand), view.handCounts[other], score));
    };
    const auto winner = view.set > 0 ? setWinner(view) : std::nullopt;
    if (view.set == 0 || (view.turn < 0 && winner)) {
        const auto match = matchOf(view, stop);
        if (!match)
            return std::nullopt;
        Score score = pazaak_full::scoreOf(view);
        if (view.set == 0) {
            const double first = between({0, 0, true}, *match);
            return (first + between({0, 0, false}, *match)) / 2;
        }
        if (view.rules.begins == Begins::Alternate)
            score.iBegan = !score.iBegan;
        else if (view.rules.begins == Begins::Loser && *winner >= 0)
            score.iBegan = *winner != view.seat;
        return between(score, *match);
    }
    if (!prepare(view, stop))
        return std::nullopt;
    const Position position(view, *last_[kNone].match, *last_[kNone].set, counts_);
    if (view.turn < 0)
        return position.beforeDraw(nextToDraw(view) == view.seat);
    if (view.turn != view.seat)
        return position.theyDecide();
    const int all = position.subset(view.hand);
    double best = 0;
    const auto consider = [&](const Board& board, int mine) {
        for (const bool stands : {false, true})
            best = std::max(best, position.ended({board, stands}, mine));
    };
    consider(view.boards[me], all);
    for (const Card card : last_[kNone].set->own().kindsIn(all))
        for (const Play& play : playsOf(card)) {
            Board board = view.boards[me];
            lay(board, play);
            consider(board, last_[kNone].set->own().without(all, card));
        }
    return best;
}

std::optional<double> Evaluator::valueBetween(const View& before, const View& after, const stop_token& stop)
{
    if (before.turn < 0 || after.set != before.set || houseCards(after) == houseCards(before))
        return std::nullopt;
    const std::size_t who = asIndex(before.turn);
    const std::size_t played = after.played[who].size();
    TurnEnd turn{before.boards[who], false};
    if (played > before.played[who].size()) {
        const Laid& laid = after.boards[who].cards[turn.board.cards.size()];
        lay(turn.board, {laid.card(), laid.value});
    }
    turn.stands = after.boards[who].standing && after.boards[who].cards.size() == turn.board.cards.size();
    View then = before;
    then.boards[who] = turn.board;
    then.boards[who].standing = turn.stands;
    then.played[who] = after.played[who];
    then.hand = after.hand;
    then.handCounts = after.handCounts;
    if (!prepare(then, stop))
        return std::nullopt;
    const Position position(then, *last_[kNone].match, *last_[kNone].set, counts_);
    return before.turn == before.seat ? position.ended(turn, position.subset(then.hand)) : position.theyEnded(turn);
}

namespace {

// The worth of each card in resources/decks/pazaak-full.json, and the line through the shares of the named decks there.
constexpr std::array<double, Card::kCount> kWorth{-0.0143, -0.0061, -0.0044, -0.0038, -0.0055, 0.0014, 0.0034, 0.0140,
                                                  0.0169,  0.0135,  0.0128,  0.0100,  0.0175,  0.0287, 0.0291, 0.0247,
                                                  0.0209,  0.0227,  0.0445,  0.0559,  -0.0026, 0.0018, -0.0006};
constexpr double kWorthless = 0.384;
constexpr double kSlope = 0.851;

} // namespace

double strengthOf(const Deck& deck)
{
    double sum = 0;
    for (const Card card : deck)
        sum += kWorth[asIndex(card.index())];
    return std::clamp(kWorthless + kSlope * sum, 0.0, 1.0);
}

double dealtValueOf(const Deck& deck)
{
    return DeckBelief::kMirror / 2 + (1 - DeckBelief::kMirror) * strengthOf(deck);
}

double dealtValueOf(Card card)
{
    return (1 - DeckBelief::kMirror) * kSlope * kWorth[asIndex(card.index())];
}

} // namespace parlour::pazaak_full
