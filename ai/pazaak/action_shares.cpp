// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of the solution hold for uniform draws. The effect of counting is the difference of two short lookaheads, one
// with the counted draws and one with uniform draws, so that errors of the lookahead (it averages the opponent's side cards)
// cancel.
#include "ai/pazaak/action_shares.h"

#include "engine/base/index.h"

#include <algorithm>
#include <numeric>

namespace parlour::pazaak {

namespace {

Move toMove(const Action& action)
{
    return action.kind == Action::Kind::End  ? kEndMove
        : action.kind == Action::Kind::Stand ? kStandMove
                                             : playMove(action.card);
}

/// The value of a finished hand to the player, with a given hand of side cards left.
struct Ended {
    float won = 1;
    float lost = 0;
    float tied = 0;
};

/// A lookahead from the player's position over the values of the solution. "I" is the player, "the other" the opponent.
class Lookahead {
public:
    Lookahead(const View& view, const Solution& solution, const Infoset& infoset)
        : solution_(solution),
          situations_(solution.strategy().situations()),
          hands_(solution.strategy().hands()),
          model_(solution.strategy().model()),
          infoset_(infoset),
          context_{{view.wins[0], view.wins[1]}, {view.sideCounts[0], view.sideCounts[1]}},
          me_(view.seat),
          other_(1 - view.seat),
          mine_(view.mine().total),
          theirs_(view.theirs().total)
    {
        ended_[0] = ended(0, infoset.hand);
        if (context_.cards[asIndex(other_)] > 0)
            ended_[1] = ended(1, infoset.hand);
    }

    /// Both take cards and I end my turn: the other draws, decides, and I draw.
    float end(const Draws& draws) const { return end(draws, draws); }
    /// The same with my own next card drawn by `mine`.
    float end(const Draws& draws, const Draws& mine) const
    {
        const DrawShares ours = lookAhead(mine);
        float share = 0;
        for (int card = 1; card <= kHighestHouse; ++card)
            share += draws[asIndex(card)] * afterTheirDraw(theirs_ + card, ours, draws, mine);
        return share;
    }

    /// The other stands and I end my turn, above Model::safe(): I draw.
    float endAnswering(const Draws& draws) const { return draw(0, theirs_, draws); }

    /// Like endAgainstStand, on a total that no card can bust.
    float endSafeAnswering(int mine, const Draws& draws) const
    {
        const Draws even = evenDraws();
        float share = 0;
        for (int card = 1; card <= kHighestHouse; ++card) {
            const int total = mine + card;
            share += draws[asIndex(card)]
                * (total > theirs_ || total > model_.safe() || total == kGoal ? reach(0, theirs_, total)
                                                                              : endSafeAnswering(total, even));
        }
        return share;
    }

    /// Both take cards and I stand on `total`, having played `card` (0: none): the other draws.
    float stand(int total, int card, const Draws& draws) const
    {
        const auto [context, hand] = afterPlaying(card);
        const Ended end = card ? ended(context, hand) : ended_[0];
        if (me_ == 1 && theirs_ > total)
            return end.lost; // the hand is decided before the other draws
        const int number = situations_.number(context);
        float share = 0;
        for (int drawn = 1; drawn <= kHighestHouse; ++drawn) {
            const int theirs = theirs_ + drawn;
            const bool isLow = total <= model_.safe(); // the other always passes it
            share += draws[asIndex(drawn)]
                * (theirs > kGoal ? end.won
                       : isLow    ? end.lost
                                  : solution_.stood(number, me_, hand, total, theirs));
        }
        return share;
    }

    /// The share if the hand ends with these totals.
    float finalShare(int total, int card) const
    {
        const auto [context, hand] = afterPlaying(card);
        const Ended end = ended(context, hand);
        if (total > kGoal || theirs_ > kGoal)
            return total > kGoal && theirs_ > kGoal ? end.tied : total > kGoal ? end.lost : end.won;
        return total > theirs_ ? end.won : total < theirs_ ? end.lost : end.tied;
    }

    /// Both take cards, the other has drawn to its total and decides.
    float opponentsTurn(const Draws& draws) const
    {
        if (theirs_ > kGoal || mine_ > kGoal)
            return theirs_ <= kGoal ? ended_[0].lost : mine_ > kGoal ? ended_[0].tied : drawAfterBust(draws);
        const float share = solution_.opponentsTurn(infoset_.context, me_, infoset_.hand, mine_, theirs_);
        if (mine_ < model_.safe())
            return share; // the effect of the next card is negligible
        const Draws even = evenDraws();
        return share + afterTheirDraw(theirs_, lookAhead(draws), draws, draws)
            - afterTheirDraw(theirs_, lookAhead(even), even, even);
    }

    /// I stand, the other has drawn to `theirs` and decides.
    float opponentsTurnAgainstStand(int theirs) const
    {
        if (theirs > kGoal || mine_ > kGoal)
            return theirs <= kGoal ? ended_[0].lost : mine_ > kGoal ? ended_[0].tied : ended_[0].won;
        if (mine_ <= model_.safe())
            return ended_[0].lost; // the other always passes it
        return solution_.stood(infoset_.context, me_, infoset_.hand, mine_, theirs);
    }

    /// The other has ended its turn on theirs_. The next card is mine, or the other's if I stand.
    float afterTheirEnd(bool amStanding, const Draws& draws) const
    {
        if (!amStanding)
            return theirs_ > kGoal ? drawAfterBust(draws) : afterTheirEnd(theirs_, draws, draws);
        float share = 0;
        for (int card = 1; card <= kHighestHouse; ++card)
            share += draws[asIndex(card)] * opponentsTurnAgainstStand(theirs_ + card);
        return share;
    }

    /// The other stands after playing its cards, and I draw.
    float drawAgainst(const Draws& draws) const
    {
        if (theirs_ > kGoal)
            return drawAfterBust(draws);
        return theirs_ <= model_.safe() ? ended_[0].won : endSafeAnswering(mine_, draws);
    }

    /// Seat 0 is over 20 and seat 1 still draws.
    float bustFirst(int card, const Draws& draws) const
    {
        const auto [context, hand] = afterPlaying(card);
        const Ended end = ended(context, hand);
        const float busts = bust(theirs_, draws);
        return busts * end.tied + (1 - busts) * end.lost;
    }

private:
    /// The context and my hand once I have played `card`; 0: none.
    std::pair<Context, int> afterPlaying(int card) const
    {
        if (!card)
            return {context_, infoset_.hand};
        Context context = context_;
        --context.cards[asIndex(me_)];
        return {context, hands_.without(infoset_.cards, infoset_.hand, card)};
    }

    /// Values of my next draw by the total that the other stands on, without and with a card played.
    struct DrawShares {
        std::array<std::array<float, kGoal + 1>, 2> answers{};
        float busts = 0; ///< the probability that my next card busts
    };

    /// The other is over 20. Seat 1 still draws.
    float drawAfterBust(const Draws& draws) const
    {
        const float busts = me_ == 1 ? bust(mine_, draws) : 0;
        return busts * ended_[0].tied + (1 - busts) * ended_[0].won;
    }

    Ended ended(int otherUsed, int hand) const
    {
        Context context = context_;
        context.cards[asIndex(other_)] -= otherUsed;
        return ended(context, hand);
    }

    Ended ended(const Context& context, int hand) const
    {
        const auto after = [&](int winner) { return solution_.after(context, winner, me_, hand); };
        return {after(me_), after(other_), after(-1)};
    }

    static float bust(int total, const Draws& draws)
    {
        float chance = 0;
        for (int card = std::max(1, kGoal - total + 1); card <= kHighestHouse; ++card)
            chance += draws[asIndex(card)];
        return chance;
    }

    /// I have drawn to `total`; the other stands on `stands` and has played `used` cards.
    float reach(int used, int stands, int total) const
    {
        const Ended& end = ended_[asIndex(used)];
        if (total > kGoal)
            return end.lost;
        if (total > stands)
            return end.won;
        if (total == kGoal)
            return end.tied;
        return solution_.situation(numberWith(used), me_, situations_.againstStand(total, stands), infoset_.hand);
    }

    int numberWith(int used) const
    {
        Context context = context_;
        context.cards[asIndex(other_)] -= used;
        return situations_.number(context);
    }

    float draw(int used, int stands, const Draws& draws) const
    {
        float share = 0;
        for (int card = 1; card <= kHighestHouse; ++card)
            share += draws[asIndex(card)] * reach(used, stands, mine_ + card);
        return share;
    }

    DrawShares lookAhead(const Draws& draws) const
    {
        DrawShares ours;
        ours.busts = bust(mine_, draws);
        for (int used = 0; used < (context_.cards[asIndex(other_)] > 0 ? 2 : 1); ++used)
            for (int stands = model_.safe() + 1; stands <= kGoal; ++stands)
                ours.answers[asIndex(used)][asIndex(stands)] =
                    me_ == 0 && mine_ > stands ? ended_[asIndex(used)].won : draw(used, stands, draws);
        return ours;
    }

    /// `draws` are the other's, `mine` those of my next card.
    float afterTheirDraw(int theirs, const DrawShares& ours, const Draws& draws, const Draws& mine) const
    {
        const Ended& end = ended_[0];
        if (theirs > kGoal) // seat 1 still draws
            return me_ == 0 ? end.won : ours.busts * end.tied + (1 - ours.busts) * end.won;
        if (theirs == kGoal)
            return ours.answers[0][kGoal];
        if (theirs <= model_.safe())
            return afterTheirEnd(theirs, draws, mine);
        const int situation = situations_.playing(theirs, mine_);
        const auto moveProbability = [&](Move move) {
            return solution_.moveProbability(infoset_.context, other_, situation, move);
        };
        float share = moveProbability(kStandMove) * ours.answers[0][asIndex(theirs)];
        if (const float chance = moveProbability(kEndMove); chance > 0)
            share += chance * afterTheirEnd(theirs, draws, mine);
        for (int card = 1; card <= std::min(kHighestSide, kGoal - theirs); ++card)
            share += moveProbability(playMove(card)) * ours.answers[1][asIndex(theirs + card)];
        return share;
    }

    /// The other ends its turn on `theirs`, and I draw.
    float afterTheirEnd(int theirs, const Draws& draws, const Draws& mine) const
    {
        const Ended& end = ended_[0];
        float share = 0;
        for (int card = 1; card <= kHighestHouse; ++card) {
            const int total = mine_ + card;
            float reached = 0;
            if (total > kGoal) {
                const float busts = me_ == 0 ? bust(theirs, draws) : 0;
                reached = busts * end.tied + (1 - busts) * end.lost;
            } else if (total == kGoal) {
                reached = standOnGoal(theirs, draws);
            } else if (total <= model_.safe()) {
                reached = solution_.safe(infoset_.context, me_, infoset_.hand, total, theirs);
            } else {
                reached = solution_.situation(infoset_.context, me_, situations_.playing(total, theirs), infoset_.hand);
            }
            share += mine[asIndex(card)] * reached;
        }
        return share;
    }

    float standOnGoal(int theirs, const Draws& draws) const
    {
        float share = 0;
        for (int card = 1; card <= kHighestHouse; ++card)
            share += draws[asIndex(card)]
                * (theirs + card > kGoal ? ended_[0].won
                                         : solution_.stood(infoset_.context, me_, infoset_.hand, kGoal, theirs + card));
        return share;
    }

    const Solution& solution_;
    const Situations& situations_;
    const SideHands& hands_;
    const Model& model_;
    const Infoset& infoset_;
    Context context_;
    int me_, other_, mine_, theirs_;
    std::array<Ended, 2> ended_; ///< with all my side cards, by the other's cards played
};

/// The share of an action while both take cards.
float playingShare(const Lookahead& lookahead, const Action& action, const View& view, const Solution& solution,
                   const Infoset& infoset, const Draws& draws)
{
    const int mine = view.mine().total;
    const Draws even = evenDraws();
    const auto expected = [&](const Draws& by) {
        return action.kind == Action::Kind::End ? lookahead.end(by) : lookahead.stand(mine + action.card, action.card, by);
    };
    const float share = solution.move(infoset.context, infoset.seat, infoset.situation, infoset.hand, toMove(action));
    return draws == even ? share : share + expected(draws) - expected(even);
}

float safeShare(const Lookahead& lookahead, const Action& action, const View& view, const Solution& solution,
                const Infoset& infoset, const Draws& draws)
{
    const int total = view.mine().total + action.card;
    if (view.theirs().standing)
        return action.kind == Action::Kind::End ? lookahead.endSafeAnswering(total, draws)
                                                : lookahead.finalShare(total, action.card);
    if (action.kind == Action::Kind::End)
        return solution.safe(infoset.context, infoset.seat, infoset.hand, total, view.theirs().total);
    return lookahead.stand(total, action.card, draws);
}

/// The share between hands, before the next cards are dealt.
float shareBetweenHands(const View& view, const Solution& solution)
{
    const Strategy& strategy = solution.strategy();
    const int cards = strategy.model().sideCards;
    if (view.hand > 0 || !view.sides.empty())
        return solution.begin(Infoset::ofMatch(view, strategy).context, view.seat, Infoset::ofMatch(view, strategy).hand);
    const int context = strategy.situations().number({{0, 0}, {cards, cards}});
    float share = 0;
    for (int hand = 0; hand < strategy.hands().count(cards); ++hand)
        share += strategy.hands().chance(cards, hand) * solution.begin(context, view.seat, hand);
    return share;
}

} // namespace

Draws evenDraws()
{
    Draws draws;
    draws.fill(1.0F / kHighestHouse);
    draws[0] = 0;
    return draws;
}

Draws countedDraws(const View& view)
{
    Draws draws{};
    const auto unseen = view.unseenHouse();
    const auto all = static_cast<float>(std::accumulate(unseen.begin(), unseen.end(), 0));
    for (std::size_t i = 0; i < unseen.size(); ++i)
        draws[i + 1] = static_cast<float>(unseen[i]) / all;
    return draws;
}

ActionShares evaluateActions(const View& view, const ActionList<Pazaak>& legal, const Solution& solution,
                             const Infoset& infoset, const Draws& draws)
{
    const Lookahead lookahead(view, solution, infoset);
    const int mine = view.mine().total;
    ActionShares shares;
    for (const Action& action : legal) {
        const int total = mine + action.card;
        float share = 0;
        if (mine <= kGoal && total > kGoal && view.theirs().standing)
            share = lookahead.finalShare(total, action.card);
        else if (total > kGoal && view.seat == 0 && !view.theirs().standing && view.theirs().total <= kGoal)
            share = lookahead.bustFirst(action.card, draws);
        else if (total > kGoal || infoset.kind == Infoset::Kind::Decided)
            share = lookahead.finalShare(total, action.card);
        else if (infoset.kind == Infoset::Kind::Safe)
            share = safeShare(lookahead, action, view, solution, infoset, draws);
        else if (infoset.kind == Infoset::Kind::Playing)
            share = playingShare(lookahead, action, view, solution, infoset, draws);
        else
            share =
                action.kind == Action::Kind::End ? lookahead.endAnswering(draws) : lookahead.finalShare(total, action.card);
        shares.push_back({action, share});
    }
    return shares;
}

std::optional<Draws> sharesByNextCard(const View& view, const Solution& solution, const Infoset& infoset)
{
    const Lookahead lookahead(view, solution, infoset);
    const Draws draws = countedDraws(view), even = evenDraws();
    Draws shares{};
    for (int card = 1; card <= kHighestHouse; ++card) {
        Draws only{};
        only[asIndex(card)] = 1;
        if (infoset.kind == Infoset::Kind::Playing)
            shares[asIndex(card)] = solution.move(infoset.context, infoset.seat, infoset.situation, infoset.hand, kEndMove)
                + lookahead.end(draws, only) - lookahead.end(even);
        else if (infoset.kind == Infoset::Kind::AgainstStand)
            shares[asIndex(card)] = lookahead.endAnswering(only);
        else if (infoset.kind == Infoset::Kind::Safe && view.theirs().standing)
            shares[asIndex(card)] = lookahead.endSafeAnswering(view.mine().total, only);
        else
            return std::nullopt;
    }
    return shares;
}

std::optional<float> shareOf(const View& view, const Solution& solution)
{
    if (view.over) {
        const int mine = view.wins[asIndex(view.seat)];
        const int theirs = view.wins[asIndex(view.other())];
        return mine == theirs ? 0.5F : mine > theirs ? 1.0F : 0.0F;
    }
    const Infoset match = Infoset::ofMatch(view, solution.strategy());
    if (match.hand == kNoHand && view.hand > 0)
        return std::nullopt;
    if (view.turn < 0)
        return shareBetweenHands(view, solution);
    const Draws draws = countedDraws(view);
    if (view.turn != view.seat) {
        const Lookahead lookahead(view, solution, match);
        return view.mine().standing ? lookahead.opponentsTurnAgainstStand(view.theirs().total)
                                    : lookahead.opponentsTurn(draws);
    }
    const Infoset infoset = Infoset::of(view, solution.strategy());
    if (infoset.kind == Infoset::Kind::Unknown)
        return std::nullopt;
    ActionList<Pazaak> legal{kEnd, kStand};
    for (const Value card : view.sides)
        if (!legal.contains(play(card)))
            legal.push_back(play(card));
    float best = 0;
    for (const ActionShare& each : evaluateActions(view, legal, solution, infoset, draws))
        best = std::max(best, each.share);
    return best;
}

namespace {

/// The View `after` without the cards drawn since `before`; nullopt if none was drawn.
std::optional<View> withoutDraws(const View& before, const View& after)
{
    if (before.turn < 0 || before.hand != after.hand)
        return std::nullopt;
    View between = after;
    between.wins = before.wins;
    bool drawn = false;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        Board& board = between.boards[seat];
        while (board.house.size() > before.boards[seat].house.size()) {
            board.total = static_cast<std::uint8_t>(board.total - board.house[board.house.size() - 1]);
            board.house.pop_back();
            board.standing = false; // it stands only because it drew to 20
            drawn = true;
        }
    }
    return drawn ? std::optional(between) : std::nullopt;
}

} // namespace

std::optional<float> shareBetween(const View& before, const View& after, const Solution& solution)
{
    const std::optional<View> between = withoutDraws(before, after);
    if (!between || Infoset::ofMatch(before, solution.strategy()).hand == kNoHand)
        return std::nullopt;
    const Board& theirs = between->theirs();
    if (before.turn == before.seat) {
        const Value card = before.mine().side ? Value{0} : between->mine().side;
        const Action action = card ? play(card) : between->mine().standing ? kStand : kEnd;
        const Infoset infoset = Infoset::of(before, solution.strategy());
        if (infoset.kind == Infoset::Kind::Unknown)
            return std::nullopt;
        return evaluateActions(before, {action}, solution, infoset, countedDraws(before))[0].share;
    }
    const Infoset match = Infoset::ofMatch(*between, solution.strategy());
    const Lookahead lookahead(*between, solution, match);
    const Draws draws = countedDraws(*between);
    return theirs.standing ? lookahead.drawAgainst(draws) : lookahead.afterTheirEnd(between->mine().standing, draws);
}

std::vector<double> frequenciesOf(const Strategy& strategy, const Infoset& infoset, const ActionShares& shares)
{
    const auto less = [](const ActionShare& a, const ActionShare& b) { return a.share < b.share; };
    const ActionShare& best = *std::max_element(shares.begin(), shares.end(), less);
    std::vector<double> frequencies(shares.size());
    const auto take = [&](const Action& action, double chance) {
        const auto* found =
            std::find_if(shares.begin(), shares.end(), [&](const ActionShare& each) { return each.action == action; });
        if (found == shares.end() || best.share - found->share > kMixtureMargin)
            found = &best;
        frequencies[static_cast<std::size_t>(found - shares.begin())] += chance;
    };
    if (infoset.kind == Infoset::Kind::Safe || infoset.kind == Infoset::Kind::Decided) {
        take(infoset.kind == Infoset::Kind::Safe ? kEnd : kStand, 1);
        return frequencies;
    }
    const Mixture mixture =
        Mixture::fromByte(strategy.entry(infoset.context, infoset.seat, infoset.situation, infoset.hand));
    take(toAction(mixture.first), 1 - mixture.secondTwelfths / 12.0);
    if (!mixture.isPure())
        take(toAction(mixture.second), mixture.secondTwelfths / 12.0);
    return frequencies;
}

} // namespace parlour::pazaak
