#include "ai/coins/belief.h"

#include "engine/base/rng.h"

namespace parlour::coins {

namespace {

/// The share of rounds in which the other has come back to them by a lever that is not seen. Found by a search: more than
/// there are in self-play, since those who play by rules pull theirs early.
constexpr double kUnseenReturns = 0.2;
/// Blue levers that go with each own one that was pulled on a lost timeline.
constexpr double kBlueToo = 0.5;

constexpr char kMark = 'B';
constexpr std::size_t kMemoryHead = 4, kHypothesisBytes = 3; ///< of the memory, and of each hypothesis

} // namespace

Belief Belief::atStart(const Rules& rules)
{
    Belief belief;
    belief.blue = rules.blue;
    belief.red = rules.red;
    belief.hypotheses.fill({0, rules.blue, rules.red});
    return belief;
}

Memory Belief::toMemory() const
{
    std::string bytes{kMark, static_cast<char>(blue), static_cast<char>(red), static_cast<char>(tried)};
    const auto add = [&](const Hypotheses& some) {
        for (const Hypothesis& each : some)
            for (const std::uint8_t byte : {each.block, each.blue, each.red})
                bytes += static_cast<char>(byte);
    };
    add(hypotheses);
    if (tried > 0)
        add(ifBack);
    return Memory(std::string_view(bytes));
}

std::optional<Belief> Belief::of(const Memory& memory, const Rules& rules, int round)
{
    const auto at = [&](std::size_t index) { return static_cast<std::uint8_t>(memory[index]); };
    if (memory.size() < kMemoryHead || memory[0] != kMark)
        return std::nullopt;
    Belief belief;
    belief.blue = at(1);
    belief.red = at(2);
    belief.tried = at(3);
    const std::size_t sets = belief.tried > 0 ? 2 : 1;
    if (memory.size() != kMemoryHead + sets * kHypothesisBytes * belief.hypotheses.size() || belief.blue > rules.blue
        || belief.red > rules.red || belief.tried > round)
        return std::nullopt;
    bool isSound = true;
    const auto read = [&](std::size_t begin) {
        Hypotheses out;
        for (std::size_t i = 0; i < out.size(); ++i) {
            const std::size_t from = begin + kHypothesisBytes * i;
            out[i] = {at(from), at(from + 1), at(from + 2)};
            isSound = isSound && out[i].block < round && out[i].blue <= rules.blue && out[i].red <= rules.red;
        }
        return out;
    };
    const bool isBack = belief.tried > 0 && belief.tried == round;
    belief.hypotheses = read(kMemoryHead + (isBack ? kHypothesisBytes * belief.hypotheses.size() : 0));
    return isSound ? std::optional(belief) : std::nullopt;
}

Hypotheses hypothesesIn(int round, int blue, int red, int blocked, const Belief& left)
{
    Rng rng = Rng::stream(0, Purpose::Analysis, static_cast<std::uint64_t>(round));
    const int lostBlue = std::max(0, left.blue - blue);
    const int lostRed = std::max(0, left.red - red);
    Hypotheses out = left.hypotheses;
    for (Hypothesis& each : out) {
        // Own levers that are gone were pulled on timelines that the other ended, and it will have pulled others there.
        int returns = rng.unit() < kUnseenReturns ? 1 : 0;
        if (lostBlue + lostRed > 0)
            returns = 1 + lostRed;
        for (int i = 0; i < lostBlue; ++i)
            if (each.blue > 1 && rng.unit() < kBlueToo)
                --each.blue;
        each.red = static_cast<std::uint8_t>(std::max(0, each.red - returns));
        each.block = static_cast<std::uint8_t>(std::clamp<int>(each.block, blocked, round - 1));
    }
    return out;
}

} // namespace parlour::coins
