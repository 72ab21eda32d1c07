// Imagined deals: all that the View says holds in them, what it leaves open is even, and what cannot be is refused.
#include "ai/durak/imagine.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakImagine : public QObject {
    Q_OBJECT

private slots:
    void dealsFitTheView();
    void forgottenCardsMayBeAnywhere();
    void openCardsAreEvenlySpread();
    void refusesWhatCannotBe();
};

/// The View of a State that was imagined for it is the same View.
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

void TestDurakImagine::dealsFitTheView()
{
    int views = 0;
    for (const char* rules :
         {"", "players=3,type=perevodnoy,pass-card=on", "players=6,deck=52", "players=4,deck=24,redeal=on"})
        for (std::uint64_t number = 0; number < 15; ++number) {
            Rng rng = Rng::stream(number, Purpose::Analysis, 5);
            State state = Durak::start(rulesOf(rules));
            while (state.phase != Phase::Over) {
                if (Durak::node(state).isChance()) {
                    Durak::happen(state, Durak::draw(state, rng), nullptr);
                    continue;
                }
                const View view =
                    Durak::look(state, static_cast<Seat>(rng.below(static_cast<std::uint32_t>(state.rules.players))));
                auto imagination = Imagination::of(view);
                QVERIFY(imagination);
                QVERIFY(fits(imagination->deal(rng), view));
                QVERIFY(fits(imagination->deal(rng), view));
                ++views;
                // Whoever emptied its hand is out when the bout ends, in the imagined game as well.
                State imagined = imagination->deal(rng);
                ActionList<Durak> legal;
                Durak::legal(state, state.turn, legal);
                const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
                if (Durak::allows(imagined, state.turn, action)) {
                    Durak::act(imagined, state.turn, action, nullptr);
                    State next = state;
                    Durak::act(next, state.turn, action, nullptr);
                    QVERIFY(imagined.inPlay == next.inPlay);
                }
                Durak::act(state, state.turn, action, nullptr);
            }
        }
    QVERIFY(views > 1000);
}

void TestDurakImagine::forgottenCardsMayBeAnywhere()
{
    const State state = position("", "6s 7s 8s/9s Ts Js", "6h", 0);
    const View view = Durak::look(state, 0);
    const CardSet forgotten = durak::setOf("Ah Kh");
    auto imagination = Imagination::of(view, forgotten);
    QCOMPARE(imagination->unseen(), 5);
    Rng rng = Rng::stream(1, Purpose::Analysis, 6);
    int held = 0;
    for (int i = 0; i < 200; ++i) {
        const State& deal = imagination->deal(rng);
        QCOMPARE((deal.discarded | deal.held[0] | deal.held[1]).size(), 35);
        held += (deal.held[1] & forgotten).size();
    }
    QVERIFY(held > 200 && held < 280); // three of five places: 240 of 400
}

void TestDurakImagine::openCardsAreEvenlySpread()
{
    const State state = position("", "6s 7s 8s/9s Ts Js/Qs Ks", "6h 7h", 0);
    auto imagination = Imagination::of(Durak::look(state, 0));
    Rng rng = Rng::stream(2, Purpose::Analysis, 6);
    int second = 0;
    int stock = 0;
    for (int i = 0; i < 1200; ++i) {
        const State& deal = imagination->deal(rng);
        second += deal.held[1].has(*parseCard("Qs")) ? 1 : 0;
        stock += deal.deck.back() == *parseCard("Qs") ? 1 : 0;
    }
    QVERIFY(std::abs(second - 600) < 70 && std::abs(stock - 200) < 55); // four standard errors
}

void TestDurakImagine::refusesWhatCannotBe()
{
    QVERIFY(!Imagination::of(View{}));
    const View good = Durak::look(position("", "6s 7s 8s/9s Ts Js", "6h", 0), 0);
    QVERIFY(Imagination::of(good));
    View bad = good;
    bad.sizes[1] = 5;
    QVERIFY(!Imagination::of(bad));
    bad = good;
    bad.known[1] = durak::setOf("Ts Js 9s Qs");
    QVERIFY(!Imagination::of(bad));
    bad = good;
    bad.hand.push_back(*parseCard("7h"));
    QVERIFY(!Imagination::of(bad));
    bad = good;
    bad.seat = 6;
    QVERIFY(!Imagination::of(bad));
}

PARLOUR_TEST(TestDurakImagine)
#include "test_durak_imagine.moc"
