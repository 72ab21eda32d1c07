// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Sampled deals: consistent with the View, uniform over unseen cards; inconsistent Views are refused.
#include "ai/core/bots.h"
#include "ai/durak/deal_sampler.h"
#include "engine/core/bot.h"
#include "tests/engine/durak_position.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakDealSampler : public QObject {
    Q_OBJECT

private slots:
    void sampledDealsHaveTheSameView();
    void forgottenCardsAreSpreadOverAllHiddenPlaces();
    void unseenCardsAreUniform();
    void declinedCardsAreRarerInTheHand();
    void inferredProbabilitiesAreCalibrated();
    void refusesInconsistentViews();
};

/// Whether a sampled State is sound and has the View that it was sampled from.
static bool fits(const State& state, const View& view)
{
    if (Durak::look(state, view.seat) != view)
        return false;
    CardSet all = durak::setOf(state.table) | state.discarded;
    int count = all.size();
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        if (state.held[seat] != durak::setOf(state.hands[seat]) || state.hands[seat].count() != state.sizes[seat]
            || !(state.known[seat] - state.held[seat]).empty())
            return false;
        all = all | state.held[seat];
        count += state.hands[seat].count();
    }
    for (const Card card : state.deck)
        all.add(card);
    count += state.deck.count();
    return all == deckOf(state.rules) && count == state.rules.deck && state.deck.count() == state.stock
        && (state.stock == 0 || state.deck.front() == state.trumpCard);
}

void TestDurakDealSampler::sampledDealsHaveTheSameView()
{
    int views = 0;
    for (const char* rules :
         {"", "players=3,type=perevodnoy,pass-card=on", "players=6,deck=52", "players=4,deck=24,redeal=on"})
        for (std::uint64_t number = 0; number < 15; ++number) {
            Rng rng = Rng::stream(number, Purpose::Analysis, 5);
            State state = Durak::start(rulesOf(rules));
            while (state.phase != Phase::Over) {
                if (Durak::node(state).isChance()) {
                    Durak::applyChance(state, Durak::draw(state, rng), nullptr);
                    continue;
                }
                const View view =
                    Durak::look(state, static_cast<Seat>(rng.below(static_cast<std::uint32_t>(state.rules.players))));
                auto sampler = DealSampler::of(view, {}, number % 2 == 0 ? Inference::None : Inference::Declined);
                QVERIFY(sampler);
                QVERIFY(fits(sampler->deal(rng), view));
                QVERIFY(fits(sampler->deal(rng), view));
                ++views;
                // A seat with an empty hand is out after the bout, in the sampled game as well.
                State sampled = sampler->deal(rng);
                ActionList<Durak> legal;
                Durak::legal(state, state.turn, legal);
                const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
                if (Durak::allows(sampled, state.turn, action)) {
                    Durak::act(sampled, state.turn, action, nullptr);
                    State next = state;
                    Durak::act(next, state.turn, action, nullptr);
                    QVERIFY(sampled.inPlay == next.inPlay);
                }
                Durak::act(state, state.turn, action, nullptr);
            }
        }
    QVERIFY(views > 1000);
}

void TestDurakDealSampler::forgottenCardsAreSpreadOverAllHiddenPlaces()
{
    const State state = position("", "6s 7s 8s/9s Ts Js", "6h", 0);
    const View view = Durak::look(state, 0);
    const CardSet forgotten = durak::setOf("Ah Kh");
    auto sampler = DealSampler::of(view, forgotten);
    QCOMPARE(sampler->unseen(), 5);
    Rng rng = Rng::stream(1, Purpose::Analysis, 6);
    int held = 0;
    for (int i = 0; i < 200; ++i) {
        const State& deal = sampler->deal(rng);
        QCOMPARE((deal.discarded | deal.held[0] | deal.held[1]).size(), 35);
        held += (deal.held[1] & forgotten).size();
    }
    QVERIFY(held > 200 && held < 280); // three of five places: 240 of 400
}

void TestDurakDealSampler::unseenCardsAreUniform()
{
    const State state = position("", "6s 7s 8s/9s Ts Js/Qs Ks", "6h 7h", 0);
    auto sampler = DealSampler::of(Durak::look(state, 0));
    Rng rng = Rng::stream(2, Purpose::Analysis, 6);
    int second = 0;
    int stock = 0;
    for (int i = 0; i < 1200; ++i) {
        const State& deal = sampler->deal(rng);
        second += deal.held[1].has(*parseCard("Qs")) ? 1 : 0;
        stock += deal.deck.back() == *parseCard("Qs") ? 1 : 0;
    }
    QVERIFY(std::abs(second - 600) < 70 && std::abs(stock - 200) < 55); // four standard errors
}

/// Seat 1 took a queen: it rarely holds the king of the suit, and rather high cards than low ones.
void TestDurakDealSampler::declinedCardsAreRarerInTheHand()
{
    State state = position("", "Qs 8d/7s 7d", "6h Ks 9c Tc Jc Qc", 0);
    playAll(state, "0 attack Qs; 1 take");
    const auto timesHeld = [&](const char* card, Inference inference) {
        auto sampler = DealSampler::of(Durak::look(state, 0), {}, inference);
        Rng rng = Rng::stream(3, Purpose::Analysis, 6);
        int held = 0;
        for (int i = 0; i < 2000; ++i)
            held += sampler->deal(rng).held[1].has(*parseCard(card)) ? 1 : 0;
        return held;
    };
    QCOMPARE(DealSampler::of(Durak::look(state, 0))->unseen(), 7);
    QVERIFY(std::abs(timesHeld("Ks", Inference::None) - 571) < 81); // two of seven places, four standard errors
    QVERIFY(timesHeld("Ks", Inference::Declined) < 400);
    QVERIFY(timesHeld("Qc", Inference::Declined) > timesHeld("7d", Inference::Declined));
    // Cards that came later declined nothing.
    state.aged[1] = 0;
    state.declinedLately[1] = {};
    QVERIFY(std::abs(timesHeld("Ks", Inference::Declined) - 571) < 81);
}

/// Cards placed in the next hand with probability 0.3 are there in three of ten cases, and the squared errors are less than
/// without inference.
void TestDurakDealSampler::inferredProbabilitiesAreCalibrated()
{
    struct Bin {
        int cards = 0;
        double said = 0;
        int held = 0;
    };
    constexpr int kDeals = 100;
    std::array<Bin, 10> bins;
    std::array<double, 2> errors{}; // squared, without and with inference
    int cards = 0;
    const auto bot = makeBot<Durak>("durak.openfool", test::resources());
    const auto compare = [&](const State& state, Rng& rng) {
        const View view = Durak::look(state, state.turn);
        const auto next = static_cast<std::size_t>(1 - state.turn);
        std::array<std::array<double, 64>, 2> said{};
        for (std::size_t i = 0; i < 2; ++i) {
            auto sampler = DealSampler::of(view, {}, i == 0 ? Inference::None : Inference::Declined);
            for (int deal = 0; deal < kDeals; ++deal)
                for (const Card card : sampler->deal(rng).held[next])
                    said[i][static_cast<std::size_t>(card.number())] += 1.0 / kDeals;
        }
        const CardSet seen = durak::setOf(view.hand) | durak::setOf(view.table) | view.discarded | view.known[next]
            | CardSet::of(view.trumpCard);
        for (const Card card : deckOf(view.rules) - seen) {
            const auto number = static_cast<std::size_t>(card.number());
            const int held = state.held[next].has(card) ? 1 : 0;
            for (std::size_t i = 0; i < 2; ++i)
                errors[i] += (said[i][number] - held) * (said[i][number] - held);
            Bin& bin = bins[std::min<std::size_t>(9, static_cast<std::size_t>(said[1][number] * 10))];
            ++bin.cards;
            bin.said += said[1][number];
            bin.held += held;
            ++cards;
        }
    };
    for (std::uint64_t number = 0; number < 120; ++number) {
        Rng rng = Rng::stream(number, Purpose::Analysis, 12);
        State state = Durak::start(rulesOf(""));
        for (int step = 0; state.phase != Phase::Over; ++step) {
            if (Durak::node(state).isChance()) {
                Durak::applyChance(state, Durak::draw(state, rng), nullptr);
                continue;
            }
            ActionList<Durak> legal;
            Durak::legal(state, state.turn, legal);
            if (step % 5 == 0 && state.stock > 1 && state.bout > 1)
                compare(state, rng);
            const View view = Durak::look(state, state.turn);
            const Action action = legal.size() == 1 ? legal.front() : bot->choose({view, legal, {}, {}});
            Durak::act(state, state.turn, action, nullptr);
        }
    }
    for (const Bin& bin : bins)
        if (bin.cards >= 300)
            QVERIFY(std::abs(bin.said - bin.held) < 0.05 * bin.cards);
    QVERIFY(errors[1] / cards < errors[0] / cards - 0.004);
}

void TestDurakDealSampler::refusesInconsistentViews()
{
    QVERIFY(!DealSampler::of(View{}));
    const View good = Durak::look(position("", "6s 7s 8s/9s Ts Js", "6h", 0), 0);
    QVERIFY(DealSampler::of(good));
    View bad = good;
    bad.sizes[1] = 5;
    QVERIFY(!DealSampler::of(bad));
    bad = good;
    bad.known[1] = durak::setOf("Ts Js 9s Qs");
    QVERIFY(!DealSampler::of(bad));
    bad = good;
    bad.hand.push_back(*parseCard("7h"));
    QVERIFY(!DealSampler::of(bad));
    bad = good;
    bad.seat = 6;
    QVERIFY(!DealSampler::of(bad));
}

PARLOUR_TEST(TestDurakDealSampler)
#include "test_durak_deal_sampler.moc"
