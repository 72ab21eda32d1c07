// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Random numbers: known answers, bounds, uniformity and independence of streams. The known answers come from a separate
// program that reproduces the published test vectors of xoshiro256++ (state 1, 2, 3, 4) and SplitMix64 (seed 1234567).
#include "engine/base/rng.h"
#include "tests/suite.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numeric>
#include <set>
#include <vector>

using namespace parlour;

namespace {

struct Known {
    std::uint64_t seed;
    Purpose purpose;
    std::uint64_t index;
    std::array<std::uint64_t, 4> words;
};

constexpr std::array kKnown = {
    Known{0, Purpose::Dealer, 0, {0x77C7498C7C90B4E7, 0xA7DCEF73C9E610D5, 0xA3FF7A62CCC54C7B, 0xDAE2F4AC173F5984}},
    Known{0x9F3A71C20B55E84D,
          Purpose::Player,
          streamIndex(1, 7),
          {0x2FD802CB00E3BD14, 0x06878FC771C82D3B, 0x699CE59CFEAA1D38, 0xF985EB32777217B3}},
    Known{~0ULL, Purpose::Match, ~0ULL, {0x07B4F6499BDACE5E, 0x3A94C35D02DD0518, 0xF270F3BC765F03A0, 0xC09FF9FCB11E77F9}},
};

Rng firstStream()
{
    return Rng::stream(1, Purpose::Dealer, 0);
}

} // namespace

class TestRng : public QObject {
    Q_OBJECT

private slots:
    void numbersMatchKnownAnswers()
    {
        for (const Known& known : kKnown) {
            Rng rng = Rng::stream(known.seed, known.purpose, known.index);
            for (const std::uint64_t word : known.words)
                QCOMPARE(rng.next(), word);
        }
    }

    void boundedNumbersMatchKnownAnswers()
    {
        Rng rng = firstStream();
        for (const std::uint32_t expected : {9U, 2U, 0U, 4U, 1U, 4U, 6U, 2U, 9U, 5U, 4U, 2U, 6U, 2U, 1U, 7U})
            QCOMPARE(rng.below(10), expected);
        // A bound of three quarters of the range, where a quarter of the draws is rejected.
        Rng large = firstStream();
        for (const std::uint32_t expected : {891192749U, 282726365U, 1331812125U, 388233064U, 1548399180U, 2225899530U})
            QCOMPARE(large.below(3U << 30), expected);
    }

    void shuffleMatchesAKnownAnswer()
    {
        std::vector<int> list(10);
        std::iota(list.begin(), list.end(), 0);
        Rng rng = firstStream();
        rng.shuffle(list);
        QCOMPARE(list, (std::vector{9, 3, 2, 5, 4, 7, 8, 1, 0, 6}));
    }

    void shuffleFirstIsAPrefixOfShuffle()
    {
        std::vector<int> whole(10);
        std::iota(whole.begin(), whole.end(), 0);
        std::vector<int> sample = whole;
        firstStream().shuffle(whole);
        firstStream().shuffleFirst(sample, 4);
        QVERIFY(std::equal(sample.begin(), sample.begin() + 4, whole.begin()));
        QCOMPARE(std::set<int>(sample.begin(), sample.end()).size(), std::size_t{10});
        std::vector<int> empty;
        firstStream().shuffle(empty);
        QVERIFY(empty.empty());
    }

    void numbersStayBelowTheirBound()
    {
        Rng rng = firstStream();
        for (const std::uint32_t bound : {1U, 2U, 3U, 52U, 1000U, 0x80000001U, 0xFFFFFFFFU})
            for (int i = 0; i < 1000; ++i)
                QVERIFY(rng.below(bound) < bound);
        for (int i = 0; i < 1000; ++i) {
            const double unit = rng.unit();
            QVERIFY(unit >= 0 && unit < 1);
        }
    }

    /// Chi-squared with 51 degrees of freedom is below 100, which one of 20,000 uniform streams exceeds.
    void numbersAreUniform()
    {
        for (std::uint64_t index = 0; index < 4; ++index) {
            Rng rng = Rng::stream(42, Purpose::Dealer, index);
            std::array<int, 52> counts{};
            constexpr int kDraws = 52000;
            for (int i = 0; i < kDraws; ++i)
                ++counts[rng.below(52)];
            double chiSquared = 0;
            for (const int count : counts)
                chiSquared += (count - 1000.0) * (count - 1000.0) / 1000.0;
            QVERIFY2(chiSquared < 100, std::to_string(chiSquared).c_str());
        }
    }

    /// First numbers of neighbouring streams (seeds, purposes, indices, seats) are different, in half of their bits.
    void streamsAreIndependent()
    {
        std::vector<std::uint64_t> firsts;
        for (std::uint64_t seed = 0; seed < 16; ++seed)
            for (const Purpose purpose : {Purpose::Dealer, Purpose::Player, Purpose::Match, Purpose::Analysis})
                for (std::uint64_t index = 0; index < 16; ++index) {
                    firsts.push_back(Rng::stream(seed, purpose, index).next());
                    firsts.push_back(Rng::stream(seed, purpose, streamIndex(1, index)).next());
                }
        QCOMPARE(std::set<std::uint64_t>(firsts.begin(), firsts.end()).size(), firsts.size());
        double different = 0;
        for (std::size_t i = 1; i < firsts.size(); ++i)
            different += std::popcount(firsts[i] ^ firsts[i - 1]);
        const double mean = different / static_cast<double>(firsts.size() - 1);
        QVERIFY2(std::abs(mean - 32) < 0.5, std::to_string(mean).c_str()); // 0.5 is over five standard errors
    }

    void decisionsHaveStreamsOfTheirOwn()
    {
        QCOMPARE(streamIndex(0, 5), std::uint64_t{5});
        QVERIFY(streamIndex(1, 0) > streamIndex(0, 50000));
    }
};

PARLOUR_TEST(TestRng)
#include "test_rng.moc"
