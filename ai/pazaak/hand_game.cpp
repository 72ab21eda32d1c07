// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/hand_game.h"

#include "engine/base/index.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace parlour::pazaak {

namespace {

/// The probability of taking another card by mistake (a trembling hand), so that every information set is reached.
constexpr float kTremble = 1e-3F;

/// The legal moves of one hand of side cards, each with a row of its values against every hand of the opponent.
struct Choices {
    FixedList<Move, kMoves> moves;
    FixedList<const float*, kMoves> values;

    void add(Move move, const float* row)
    {
        moves.push_back(move);
        values.push_back(row);
    }
};

void mix(const Choices& options, const Mixture& mixture, float* out, int stride)
{
    for (std::size_t i = 0; i < options.moves.size(); ++i)
        if (mixture.isPure() && options.moves[i] == mixture.first)
            return void(std::copy_n(options.values[i], stride, out));
    std::fill_n(out, stride, 0.0F);
    for (std::size_t i = 0; i < options.moves.size(); ++i)
        if (const float chance = mixture.chanceOf(options.moves[i]); chance > 0)
            addScaled(out, options.values[i], chance, asIndex(stride));
}

/// The best move against these weights of the opponent's hands. Ties go to the first, so that no card is wasted.
Move respond(const Choices& options, const float* weights, float* out, int stride)
{
    constexpr float kSame = 1e-6F;
    std::size_t best = 0;
    float most = dot(options.values[0], weights, stride);
    for (std::size_t i = 1; i < options.moves.size(); ++i)
        if (const float value = dot(options.values[i], weights, stride); value > most * (1 + kSame)) {
            best = i;
            most = value;
        }
    std::copy_n(options.values[best], stride, out);
    return options.moves[best];
}

void maxOfEach(const Choices& options, float* out, int stride)
{
    std::copy_n(options.values[0], stride, out);
    for (std::size_t i = 1; i < options.moves.size(); ++i)
        for (int column = 0; column < stride; ++column)
            out[column] = std::max(out[column], options.values[i][column]);
}

/// The values of a finished hand, as matrices of one decider.
class Ends {
public:
    Ends() = default;
    explicit Ends(Shape shape) : matrices_(shape, 3) {}
    float* won() { return matrices_[0]; }
    float* lost() { return matrices_[1]; }
    float* tied() { return matrices_[2]; }
    const float* won() const { return matrices_[0]; }
    const float* lost() const { return matrices_[1]; }
    const float* tied() const { return matrices_[2]; }

private:
    Matrices matrices_;
};

/// A sliding sum over the totals that the next house card can reach: from total + 1 to total + highestHouse.
class Window {
public:
    Window() = default;
    Window(Shape shape, int count) : sums_(shape, count) {}
    void clear(int index) { std::fill_n(sums_[index], sums_.shape().size(), 0.0F); }
    void add(int index, const float* matrix) { addScaled(sums_[index], matrix, 1, sums_.shape().size()); }
    void remove(int index, const float* matrix) { addScaled(sums_[index], matrix, -1, sums_.shape().size()); }
    const float* operator[](int index) const { return sums_[index]; }

private:
    Matrices sums_;
};

/// Buffers to respond to a standing opponent, and the weights of its hands.
struct StandBuffers {
    Matrices reached; ///< by the total reached
    Matrices before;
    Window window;
    Matrices weights;
};

/// The regret table of one seat: positive regrets and the summed strategy by situation, hand and move.
struct RegretTable {
    static constexpr int kSlots = padded(kMoves);
    std::vector<float> regrets;
    std::vector<float> sums;
};

} // namespace

class HandGame::Impl {
public:
    Impl(const Strategy& strategy, const Context& context, const Outcomes& outcomes)
        : strategy_(strategy),
          hands_(strategy.hands()),
          situations_(strategy.situations()),
          context_(context),
          goal_(strategy.model().goal),
          safe_(strategy.model().safe()),
          highest_(strategy.model().highestHouse),
          highestSide_(strategy.model().highestSide),
          scratch_(Matrices(shapeOf(0), 1)),
          transposed_{Matrices(shapeOf(0), 1), Matrices(shapeOf(1), 1)}
    {
        for (int seat = 0; seat < 2; ++seat) {
            takeOutcomes(seat, outcomes);
            decided_[asIndex(seat)] = Matrices(shapeOf(seat), goal_ * goal_);
            for (int used = 0; used < 2; ++used) {
                if (!canUse(seat, used))
                    continue;
                const Shape shape = shapeOf(seat, used, 0);
                stood_[asIndex(seat)][asIndex(used)] = Matrices(shape, standings());
                const Shape transposed = shape.transposed();
                standBuffers_[asIndex(1 - seat)][asIndex(used)] = {Matrices(transposed, goal_ + 1), Matrices(transposed, 1),
                                                                   Window(transposed, 1),
                                                                   chances(context.cards[asIndex(seat)] - used)};
            }
            const int rows = rowsOf(seat);
            chanceToEnd_[asIndex(seat)] = Matrices({1, rows}, goal_ * goal_);
            for (int node = 0; node < goal_ * goal_; ++node)
                std::fill_n(chanceToEnd_[asIndex(seat)][node], rows, 1.0F);
            begin_[asIndex(seat)] = chances(context.cards[asIndex(seat)]);
            for (Matrices& reach : reach_[asIndex(seat)])
                reach = Matrices({1, rows}, goal_ * goal_);
            responses_[asIndex(seat)].assign(asIndex(situations_.count() * rows), 0);
        }
    }

    Shape shapeOf(int seat, int used = 0, int otherUsed = 0) const
    {
        return {hands_.count(context_.cards[asIndex(seat)] - used),
                hands_.count(context_.cards[asIndex(1 - seat)] - otherUsed)};
    }

    void setTied(const float* values)
    {
        std::copy_n(values, shapeOf(0).size(), ends_[0][0][0].tied());
        transposeComplement(values, shapeOf(0), ends_[1][0][0].tied());
        areResponsesLearnt_ = false;
    }

    void learn(int weight)
    {
        constexpr DecisionModes kLearn = {DecisionMode::Learn, DecisionMode::Learn};
        if (regretTables_[0].regrets.empty())
            for (int seat = 0; seat < 2; ++seat) {
                regretTables_[asIndex(seat)].regrets.assign(
                    asIndex(situations_.count() * rowsOf(seat) * RegretTable::kSlots), 0);
                regretTables_[asIndex(seat)].sums = regretTables_[asIndex(seat)].regrets;
            }
        weight_ = static_cast<float>(weight);
        if (!areResponsesLearnt_)
            respondToStands(kLearn);
        areResponsesLearnt_ = true;
        calculateReach();
        play(kLearn, safe_ + 1);
    }

    void write(int seat, std::span<std::uint8_t> out)
    {
        if (!areResponsesLearnt_)
            respondToStands({DecisionMode::Learn, DecisionMode::Learn});
        areResponsesLearnt_ = true;
        const int rows = rowsOf(seat);
        std::copy(responses_[asIndex(seat)].begin(), responses_[asIndex(seat)].end(), out.begin());
        for (int mine = safe_ + 1; mine < goal_; ++mine)
            for (int theirs = 1; theirs < goal_; ++theirs)
                for (int hand = 0; hand < rows; ++hand) {
                    const int entry = situations_.playing(mine, theirs) * rows + hand;
                    out[asIndex(entry)] = average(seat, entry).toByte();
                }
    }

    const float* value(const DecisionModes& modes)
    {
        for (int seat = 0; seat < 2; ++seat)
            if (modes[asIndex(seat)] == DecisionMode::Follow)
                readChancesToEnd(seat);
        respondToStands(modes);
        areResponsesLearnt_ = false;
        calculateReach();
        play(modes, 0);
        return scratch_[0];
    }

    std::array<SeatValues, 2> situationValues()
    {
        std::array<SeatValues, 2> values;
        for (int seat = 0; seat < 2; ++seat) {
            const int rows = rowsOf(seat);
            SeatValues& own = values[asIndex(seat)];
            own.moves.resize(asIndex(situations_.count() * rows * SeatValues::kSlots));
            own.safe.resize(asIndex(safe_ * goal_ * rows));
            own.stood.resize(asIndex(highest_ * goal_ * rows));
            own.opponentsTurn.resize(asIndex(goal_ * goal_ * rows));
            own.moveProbabilities.resize(asIndex((goal_ - safe_ - 1) * (goal_ - 1) * SeatValues::kSlots));
            own.begin.resize(asIndex(rows));
        }
        recording_ = &values;
        value({DecisionMode::Follow, DecisionMode::Follow});
        recording_ = nullptr;
        for (int seat = 0; seat < 2; ++seat)
            describeBegin(seat, values[asIndex(seat)].begin);
        return values;
    }

private:
    // ---- Outcomes of a hand

    int rowsOf(int seat) const { return hands_.count(context_.cards[asIndex(seat)]); }
    bool canUse(int seat, int used) const { return context_.cards[asIndex(seat)] >= used; }

    void takeOutcomes(int seat, const Outcomes& outcomes)
    {
        for (int own = 0; own < 2; ++own)
            for (int other = 0; other < 2; ++other) {
                if (!canUse(seat, own) || !canUse(1 - seat, other))
                    continue;
                const Shape shape = shapeOf(seat, own, other);
                Ends& ends = ends_[asIndex(seat)][asIndex(own)][asIndex(other)];
                ends = Ends(shape);
                const Outcomes::Ends& from =
                    seat == 0 ? outcomes.after[asIndex(own)][asIndex(other)] : outcomes.after[asIndex(other)][asIndex(own)];
                const auto take = [&](const float* matrix, float* to) {
                    if (!matrix)
                        return; // the tie is set later
                    if (seat == 0)
                        std::copy_n(matrix, shape.size(), to);
                    else
                        transposeComplement(matrix, shape.transposed(), to);
                };
                take(seat == 0 ? from.won : from.lost, ends.won());
                take(seat == 0 ? from.lost : from.won, ends.lost());
                take(from.tied, ends.tied());
            }
    }

    // ---- One player stands

    /// A player stands on `total`; the opponent has `other` and is about to draw.
    int standing(int total, int other) const { return (total - safe_ - 1) * goal_ + other; }
    int standings() const { return highest_ * goal_; }

    /// In mode Learn uses the best response, or the strategy of the context with a card less if a card was played.
    void respondToStands(const DecisionModes& modes)
    {
        for (int seat = 0; seat < 2; ++seat)
            for (int used = 0; used < 2; ++used) {
                if (!canUse(1 - seat, used))
                    continue;
                const DecisionMode mode = modes[asIndex(seat)];
                for (int stands = safe_ + 1; stands <= goal_; ++stands)
                    respondToStand(seat, used, stands,
                                   used == 1 && mode == DecisionMode::Learn ? DecisionMode::Follow : mode);
            }
    }

    /// Fills stood_ of the other seat, which stands and has played `used` cards.
    void respondToStand(int seat, int used, int stands, DecisionMode mode)
    {
        const Shape shape = shapeOf(seat, 0, used);
        const Ends& ends = ends_[asIndex(seat)][0][asIndex(used)];
        Matrices& stood = stood_[asIndex(1 - seat)][asIndex(used)];
        const Ends& standersEnds = ends_[asIndex(1 - seat)][asIndex(used)][0];
        StandBuffers& buffers = standBuffers_[asIndex(seat)][asIndex(used)];
        Matrices& reached = buffers.reached;
        Matrices& before = buffers.before;
        Window& window = buffers.window;
        window.clear(0);
        for (int mine = goal_ - 1; mine >= 1; --mine) {
            const int next = mine + 1;
            if (next > stands)
                std::copy_n(ends.won(), shape.size(), reached[next]);
            else if (next == goal_)
                std::copy_n(ends.tied(), shape.size(), reached[next]);
            else
                decideAgainstStand(seat, used, stands, next, before[0], mode, reached[next]);
            window.add(0, reached[next]);
            if (next + highest_ <= goal_)
                window.remove(0, reached[next + highest_]);
            setScaled(before[0], window[0], 1.0F / static_cast<float>(highest_), shape.size());
            if (const int busts = mine + highest_ - goal_; busts > 0)
                addScaled(before[0], ends.lost(), static_cast<float>(busts) / static_cast<float>(highest_), shape.size());
            if (mine == 1)
                std::copy_n(before[0], shape.size(), reached[1]); // no card can bust: it draws again
            // Seat 0 need not draw if seat 1 stands on less: the hand is decided first.
            if (seat == 0 && mine > stands)
                std::copy_n(standersEnds.lost(), stood.shape().size(), stood[standing(stands, mine)]);
            else
                transposeComplement(before[0], shape, stood[standing(stands, mine)]);
        }
        if (recording_ && used == 0)
            recordStood(seat, stands);
    }

    void decideAgainstStand(int seat, int used, int stands, int mine, const float* end, DecisionMode mode, float* out)
    {
        const Shape shape = shapeOf(seat, 0, used);
        const int stride = shape.stride();
        if (mine <= safe_) {
            std::copy_n(end, shape.size(), out);
            return;
        }
        const int cards = context_.cards[asIndex(seat)];
        const Ends& ends = ends_[asIndex(seat)][0][asIndex(used)];
        const Ends& endsWithCard = ends_[asIndex(seat)][1][asIndex(used)];
        const int situation = situations_.againstStand(mine, stands);
        Context context = context_;
        context.cards[asIndex(1 - seat)] -= used;
        const int number = situations_.number(context);
        const Matrices& weights = standBuffers_[asIndex(seat)][asIndex(used)].weights;
        for (int hand = 0; hand < shape.rows; ++hand) {
            Choices options;
            options.add(kEndMove, end + hand * stride);
            options.add(kStandMove, (mine == stands ? ends.tied() : ends.lost()) + hand * stride);
            for (int card = std::max(1, stands - mine); card <= std::min(highestSide_, goal_ - mine); ++card)
                if (const int rest = hands_.without(cards, hand, card); rest != kNoHand)
                    options.add(playMove(card),
                                (mine + card > stands ? endsWithCard.won() : endsWithCard.tied()) + rest * stride);
            float* row = out + hand * stride;
            switch (mode) {
            case DecisionMode::Learn:
                responses_[asIndex(seat)][asIndex(situation * shape.rows + hand)] =
                    respond(options, weights[0], row, stride);
                break;
            case DecisionMode::Follow:
                mix(options, Mixture::fromByte(strategy_.entry(number, seat, situation, hand)), row, stride);
                if (recording_ && used == 0)
                    recordMoves((*recording_)[asIndex(seat)], situation * shape.rows + hand, options, row, weights[0], 1,
                                stride);
                break;
            case DecisionMode::Respond:
                respond(options, weights[0], row, stride);
                break;
            case DecisionMode::Clairvoyant:
                maxOfEach(options, row, stride);
                break;
            }
        }
    }

    Matrices chances(int cards) const
    {
        Matrices row({1, hands_.count(cards)}, 1);
        for (int hand = 0; hand < hands_.count(cards); ++hand)
            row[0][hand] = hands_.chance(cards, hand);
        return row;
    }

    // ---- Values of situations

    /// Records the mean of each option under these weights of the opponent's hands, which sum to `total`.
    void recordMoves(SeatValues& values, int entry, const Choices& options, const float* chosen, const float* weights,
                     float total, int stride)
    {
        float* entryValues = values.moves.data() + entry * SeatValues::kSlots;
        for (std::size_t i = 0; i < options.moves.size(); ++i)
            entryValues[options.moves[i]] = dot(options.values[i], weights, stride) / total;
        entryValues[SeatValues::kAll] = dot(chosen, weights, stride) / total;
    }

    /// Records the value to the other seat of standing on `stands` when `seat` has drawn to each total.
    void recordStood(int seat, int stands)
    {
        const Shape shape = shapeOf(seat);
        SeatValues& values = (*recording_)[asIndex(1 - seat)];
        for (int total = 1; total <= goal_; ++total)
            for (int hand = 0; hand < shape.rows; ++hand)
                for (int others = 0; others < shape.columns; ++others)
                    values.stood[asIndex(((stands - safe_ - 1) * goal_ + total - 1) * shape.columns + others)] +=
                        begin_[asIndex(seat)][0][hand]
                        * (1 - standBuffers_[asIndex(seat)][0].reached[total][hand * shape.stride() + others]);
    }

    /// Records the value to the other seat when `seat`, with these weights of its hands, decides.
    void recordOpponentsTurn(int seat, int mine, int theirs, const float* weights, float total)
    {
        if (total <= 0)
            return;
        const Shape shape = shapeOf(seat);
        const float* decided = decided_[asIndex(seat)][nodeOf(seat, mine, theirs)];
        float* opponentsTurn =
            (*recording_)[asIndex(1 - seat)].opponentsTurn.data() + (theirs * goal_ + mine) * shape.columns;
        for (int hand = 0; hand < shape.rows; ++hand)
            for (int others = 0; others < shape.columns; ++others)
                opponentsTurn[others] += weights[hand] / total * (1 - decided[hand * shape.stride() + others]);
    }

    void recordMoveProbabilities(int seat, int here, int situation)
    {
        const int rows = rowsOf(seat);
        const int number = situations_.number(context_);
        const float* reach = reach_[asIndex(seat)][asIndex(seat)][here];
        float* moveProbabilities = (*recording_)[asIndex(seat)].moveProbabilities.data() + situation * SeatValues::kSlots;
        float total = 0;
        for (int hand = 0; hand < rows; ++hand)
            total += reach[hand];
        for (int hand = 0; hand < rows && total > 0; ++hand) {
            const Mixture mixture = Mixture::fromByte(strategy_.entry(number, seat, situation, hand));
            for (Move move = 0; move < kMoves; ++move)
                moveProbabilities[move] += mixture.chanceOf(move) * reach[hand] / total;
        }
    }

    void describeBegin(int seat, std::vector<float>& begin)
    {
        const Shape shape = shapeOf(0);
        const float* weights = begin_[asIndex(1 - seat)][0];
        for (int first = 0; first < shape.rows; ++first)
            for (int second = 0; second < shape.columns; ++second) {
                const float share = scratch_[0][first * shape.stride() + second];
                begin[asIndex(seat == 0 ? first : second)] +=
                    seat == 0 ? weights[second] * share : weights[first] * (1 - share);
            }
    }

    // ---- Both take cards

    /// The node of two totals.
    int node(int first, int second) const { return first * goal_ + second; }
    int nodeOf(int seat, int mine, int theirs) const { return seat == 0 ? node(mine, theirs) : node(theirs, mine); }

    void readChancesToEnd(int seat)
    {
        const int number = situations_.number(context_);
        for (int mine = safe_ + 1; mine < goal_; ++mine)
            for (int theirs = 1; theirs < goal_; ++theirs)
                for (int hand = 0; hand < rowsOf(seat); ++hand)
                    chanceToEnd_[asIndex(seat)][nodeOf(seat, mine, theirs)][hand] =
                        Mixture::fromByte(strategy_.entry(number, seat, situations_.playing(mine, theirs), hand))
                            .chanceOf(kEndMove);
    }

    /// Calculates the reach probabilities of each seat's hands at every decision.
    void calculateReach()
    {
        const float each = 1.0F / static_cast<float>(highest_);
        for (int seat = 0; seat < 2; ++seat) {
            const int width = padded(rowsOf(seat));
            const Matrices& ends0 = chanceToEnd_[0];
            const Matrices& ends1 = chanceToEnd_[1];
            Matrices& atFirst = reach_[asIndex(seat)][0];
            Matrices& atSecond = reach_[asIndex(seat)][1];
            Matrices cycle({1, rowsOf(seat)}, goal_ * goal_);
            Matrices between({1, rowsOf(seat)}, goal_ * goal_);
            std::copy_n(begin_[asIndex(seat)][0], width, cycle[0]);
            for (int first = 1; first < goal_; ++first)
                for (int second = 0; second < goal_; ++second) {
                    const int here = node(first, second);
                    float* one = atFirst[here];
                    std::fill_n(one, width, 0.0F);
                    const int from = second == 0 ? 0 : std::max(1, first - highest_);
                    const int to = second == 0 ? std::min(1, std::max(0, highest_ + 1 - first)) : first;
                    for (int before = from; before < to; ++before)
                        addScaled(one, cycle[node(before, second)], each, asIndex(width));
                    pass(one, seat == 0 ? ends0[here] : nullptr, between[here], width);
                    if (second == 0)
                        continue;
                    float* two = atSecond[here];
                    std::fill_n(two, width, 0.0F);
                    for (int before = std::max(0, second - highest_); before < second; ++before)
                        addScaled(two, between[node(first, before)], each, asIndex(width));
                    pass(two, seat == 1 ? ends1[here] : nullptr, cycle[here], width);
                }
        }
    }

    static void pass(const float* reach, const float* chance, float* out, int width)
    {
        for (int i = 0; i < width; ++i)
            out[i] = chance ? reach[i] * (kTremble + (1 - kTremble) * chance[i]) : reach[i];
    }

    /// Solves all totals backwards, except those where both are less than `lowest`, which have no decision. With `lowest` 0
    /// it reaches the beginning of the hand, whose value stays in scratch_.
    void play(const DecisionModes& modes, int lowest)
    {
        const Shape first = shapeOf(0);
        const Shape second = shapeOf(1);
        Window ofFirst(first, goal_); // by the total of seat 1
        Window ofSecond(second, 1);
        Matrices before0(first, 1);
        Matrices before1(second, 1);
        for (int mine = goal_ - 1; mine >= 1; --mine) {
            ofSecond.clear(0);
            for (int theirs = goal_ - 1; theirs >= (mine < lowest ? lowest : 0); --theirs) {
                if (theirs > 0) {
                    slide(ofFirst, theirs, 0, mine, theirs);
                    drawFirst(ofFirst[theirs], mine, theirs, before0[0]);
                    decide(1, theirs, mine, before0[0], modes[1]);
                }
                slide(ofSecond, 0, 1, theirs, mine);
                drawSecond(ofSecond[0], theirs, before1[0]);
                decide(0, mine, theirs, before1[0], modes[0]);
            }
        }
        if (lowest > 0)
            return;
        std::fill_n(scratch_[0], first.size(), 0.0F);
        for (int mine = 1; mine <= highest_; ++mine)
            addScaled(scratch_[0], decided_[0][node(mine, 0)], 1.0F / static_cast<float>(highest_), first.size());
    }

    /// Slides the window from a draw at mine + 1 to a draw of `seat` at `mine`.
    void slide(Window& window, int index, int seat, int mine, int theirs)
    {
        const auto reached = [&](int total) {
            return total == goal_ ? std::as_const(stood_[asIndex(seat)][0])[standing(goal_, theirs)]
                                  : std::as_const(decided_[asIndex(seat)])[nodeOf(seat, total, theirs)];
        };
        const int next = mine + 1;
        if (next == goal_ && theirs == 0)
            return;
        window.add(index, reached(next));
        if (next + highest_ <= goal_)
            window.remove(index, reached(next + highest_));
    }

    /// Seat 0 draws. If it busts, seat 1 still draws and may bust as well.
    void drawFirst(const float* sums, int mine, int theirs, float* out) const
    {
        const std::size_t size = shapeOf(0).size();
        const float each = 1.0F / static_cast<float>(highest_);
        setScaled(out, sums, each, size);
        const auto busts = static_cast<float>(std::max(0, mine + highest_ - goal_)) * each;
        const auto theirBusts = static_cast<float>(std::max(0, theirs + highest_ - goal_)) * each;
        const Ends& ends = ends_[0][0][0];
        if (busts * theirBusts > 0)
            addScaled(out, ends.tied(), busts * theirBusts, size);
        if (busts * (1 - theirBusts) > 0)
            addScaled(out, ends.lost(), busts * (1 - theirBusts), size);
    }

    void drawSecond(const float* sums, int mine, float* out) const
    {
        const std::size_t size = shapeOf(1).size();
        const float each = 1.0F / static_cast<float>(highest_);
        setScaled(out, sums, each, size);
        if (const int busts = mine + highest_ - goal_; busts > 0)
            addScaled(out, ends_[1][0][0].lost(), static_cast<float>(busts) * each, size);
    }

    /// Fills decided_ of `seat`. `othersDraw` is the value to the other seat when the turn ends and it draws.
    void decide(int seat, int mine, int theirs, const float* othersDraw, DecisionMode mode)
    {
        decideEach(seat, mine, theirs, othersDraw, mode);
        if (recording_) {
            const float* weights = reach_[asIndex(seat)][asIndex(seat)][nodeOf(seat, mine, theirs)];
            recordOpponentsTurn(seat, mine, theirs, weights, std::accumulate(weights, weights + rowsOf(seat), 0.0F));
        }
    }

    void decideEach(int seat, int mine, int theirs, const float* othersDraw, DecisionMode mode)
    {
        const Shape shape = shapeOf(seat);
        const int here = nodeOf(seat, mine, theirs);
        float* out = decided_[asIndex(seat)][here];
        const float* weights = reach_[asIndex(1 - seat)][asIndex(seat)][here];
        const float total = recording_ ? std::accumulate(weights, weights + shape.columns, 0.0F) : 0;
        if (mine <= safe_ || theirs == 0) {
            transposeComplement(othersDraw, shape.transposed(), out);
            for (int hand = 0; recording_ && mine <= safe_ && total > 0 && hand < shape.rows; ++hand)
                (*recording_)[asIndex(seat)].safe[asIndex(((mine - 1) * goal_ + theirs) * shape.rows + hand)] =
                    dot(out + hand * shape.stride(), weights, shape.stride()) / total;
            return;
        }
        float* end = transposed_[asIndex(seat)][0];
        transposeComplement(othersDraw, shape.transposed(), end);
        const int stride = shape.stride();
        const int cards = context_.cards[asIndex(seat)];
        const float* stand = stood_[asIndex(seat)][0][standing(mine, theirs)];
        const int situation = situations_.playing(mine, theirs);
        if (recording_)
            recordMoveProbabilities(seat, here, situation);
        const int number = situations_.number(context_);
        for (int hand = 0; hand < shape.rows; ++hand) {
            Choices options;
            options.add(kEndMove, end + hand * stride);
            options.add(kStandMove, stand + hand * stride);
            for (int card = 1; card <= std::min(highestSide_, goal_ - mine); ++card)
                if (const int rest = hands_.without(cards, hand, card); rest != kNoHand)
                    options.add(playMove(card), stood_[asIndex(seat)][1][standing(mine + card, theirs)] + rest * stride);
            float* row = out + hand * stride;
            switch (mode) {
            case DecisionMode::Learn:
                learnOn(seat, here, situation * shape.rows + hand, hand, options, weights, row, stride);
                break;
            case DecisionMode::Follow:
                mix(options, Mixture::fromByte(strategy_.entry(number, seat, situation, hand)), row, stride);
                if (total > 0)
                    recordMoves((*recording_)[asIndex(seat)], situation * shape.rows + hand, options, row, weights, total,
                                stride);
                break;
            case DecisionMode::Respond:
                respond(options, weights, row, stride);
                break;
            case DecisionMode::Clairvoyant:
                maxOfEach(options, row, stride);
                break;
            }
        }
    }

    /// One step of regret matching plus. The position takes its value from the new strategy at once (alternating updates).
    void learnOn(int seat, int here, int entry, int hand, const Choices& options, const float* weights, float* row,
                 int stride)
    {
        float* regrets = regretTables_[asIndex(seat)].regrets.data() + entry * RegretTable::kSlots;
        float* sums = regretTables_[asIndex(seat)].sums.data() + entry * RegretTable::kSlots;
        std::array<float, kMoves> worth{};
        std::array<float, kMoves> chance{};
        float total = 0;
        const std::size_t count = options.moves.size();
        for (std::size_t i = 0; i < count; ++i) {
            worth[i] = dot(options.values[i], weights, stride);
            total += regrets[options.moves[i]];
        }
        float mean = 0;
        for (std::size_t i = 0; i < count; ++i)
            mean += worth[i] * (total > 0 ? regrets[options.moves[i]] / total : 1.0F / static_cast<float>(count));
        total = 0;
        for (std::size_t i = 0; i < count; ++i) {
            float& regret = regrets[options.moves[i]];
            regret = std::max(0.0F, regret + worth[i] - mean);
            total += regret;
        }
        std::fill_n(row, stride, 0.0F);
        const float ownReach = weight_ * reach_[asIndex(seat)][asIndex(seat)][here][hand];
        for (std::size_t i = 0; i < count; ++i) {
            chance[i] = total > 0 ? regrets[options.moves[i]] / total : 1.0F / static_cast<float>(count);
            if (chance[i] > 0) {
                addScaled(row, options.values[i], chance[i], asIndex(stride));
                sums[options.moves[i]] += ownReach * chance[i];
            }
        }
        chanceToEnd_[asIndex(seat)][here][hand] = chance[0];
    }

    Mixture average(int seat, int entry) const
    {
        const float* sums = regretTables_[asIndex(seat)].sums.data() + entry * RegretTable::kSlots;
        std::array<float, kMoves> chances{};
        float total = 0;
        for (std::size_t move = 0; move < kMoves; ++move)
            total += sums[move];
        if (total <= 0)
            return {};
        for (std::size_t move = 0; move < kMoves; ++move)
            chances[move] = sums[move] / total;
        return Mixture::nearest(chances);
    }

    const Strategy& strategy_;
    const SideHands& hands_;
    const Situations& situations_;
    Context context_;
    int goal_, safe_, highest_, highestSide_;

    std::array<std::array<std::array<Ends, 2>, 2>, 2> ends_; ///< by decider, its cards played, the opponent's
    std::array<std::array<Matrices, 2>, 2>
        stood_; ///< by standing seat and its cards played, by standing(): its own matrices
    std::array<std::array<StandBuffers, 2>, 2>
        standBuffers_; ///< by responding seat and the cards played by the standing one
    std::array<std::vector<std::uint8_t>, 2> responses_; ///< by seat: entries of the situations against a standing opponent
    bool areResponsesLearnt_ = false;
    std::array<Matrices, 2> decided_; ///< by seat, by node(): the value when that seat decides
    std::array<Matrices, 2> chanceToEnd_; ///< by seat, by node(), by hand
    std::array<Matrices, 2> begin_; ///< by seat: probabilities of the dealt hands
    std::array<std::array<Matrices, 2>, 2> reach_; ///< [whose hands][whose decision], by node()
    std::array<RegretTable, 2> regretTables_;
    float weight_ = 1;
    std::array<SeatValues, 2>* recording_ = nullptr; ///< the target of recording, or nullptr
    Matrices scratch_;
    std::array<Matrices, 2> transposed_;
};

HandGame::HandGame(const Strategy& strategy, const Context& context, const Outcomes& outcomes)
    : impl_(std::make_unique<Impl>(strategy, context, outcomes))
{
}
HandGame::~HandGame() = default;
HandGame::HandGame(HandGame&&) noexcept = default;

Shape HandGame::shape() const
{
    return impl_->shapeOf(0);
}
void HandGame::setTied(const float* values)
{
    impl_->setTied(values);
}
void HandGame::learn(int weight)
{
    impl_->learn(weight);
}
void HandGame::write(std::span<std::uint8_t> seat0, std::span<std::uint8_t> seat1)
{
    impl_->write(0, seat0);
    impl_->write(1, seat1);
}
std::array<SeatValues, 2> HandGame::situationValues()
{
    return impl_->situationValues();
}
const float* HandGame::value(const DecisionModes& modes)
{
    return impl_->value(modes);
}

} // namespace parlour::pazaak
