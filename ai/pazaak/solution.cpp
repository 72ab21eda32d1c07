#include "ai/pazaak/solution.h"

#include "ai/pazaak/solver.h"

#include <algorithm>
#include <cmath>

namespace parlour::pazaak {

namespace {

std::uint16_t toWord(float share)
{
    return static_cast<std::uint16_t>(std::lround(std::clamp(share, 0.0F, 1.0F) * 65535));
}

} // namespace

Solution::Solution(Strategy strategy, int threads)
    : strategy_(std::move(strategy)),
      goal_(strategy_.model().goal),
      safeTotal_(strategy_.model().safe())
{
    static_assert(kRoom == SeatValues::kRoom);
    const Situations& situations = strategy_.situations();
    moves_.places = situations.count() * kRoom;
    all_.places = situations.count();
    safe_.places = safeTotal_ * goal_;
    stood_.places = (goal_ - safeTotal_) * goal_;
    watched_.places = goal_ * goal_;
    habits_.places = situations.withBothPlaying() * kRoom;
    begin_.places = 1;
    for (int context = 0; context < situations.contexts(); ++context)
        for (const int cards : situations.context(context).cards)
            for (Store* store : {&moves_, &all_, &safe_, &stood_, &watched_, &habits_, &begin_}) {
                const int hands = store == &habits_ ? 1 : strategy_.hands().count(cards);
                store->from.push_back(store->words.size());
                store->words.resize(store->words.size() + at(hands * store->places));
            }
    describe(strategy_, threads, [this](int context, const std::array<SeatValues, 2>& values) {
        for (int seat = 0; seat < 2; ++seat)
            keep(2 * context + seat, values[at(seat)]);
    });
}

void Solution::keep(int block, const SeatValues& values)
{
    const int hands = static_cast<int>(values.begin.size());
    // Values come by place, then by hand, each with `room` numbers of which `count` from `first` on are kept.
    const auto take = [&](Store& store, const std::vector<float>& shares, int handsHere, int room, int first, int count) {
        std::uint16_t* words = store.words.data() + store.from[at(block)];
        for (int hand = 0; hand < handsHere; ++hand)
            for (int place = 0; place < store.places / count; ++place)
                for (int i = 0; i < count; ++i)
                    *words++ = toWord(shares[at((place * handsHere + hand) * room + first + i)]);
    };
    take(moves_, values.moves, hands, kRoom, 0, kRoom);
    take(all_, values.moves, hands, kRoom, SeatValues::kAll, 1);
    take(safe_, values.safe, hands, 1, 0, 1);
    take(stood_, values.stood, hands, 1, 0, 1);
    take(watched_, values.watched, hands, 1, 0, 1);
    take(habits_, values.habits, 1, 1, 0, 1);
    take(begin_, values.begin, hands, 1, 0, 1);
}

std::size_t Solution::bytes() const
{
    std::size_t words = 0;
    for (const Store* store : {&moves_, &all_, &safe_, &stood_, &watched_, &habits_, &begin_})
        words += store->words.size();
    return 2 * words + strategy_.size();
}

} // namespace parlour::pazaak
