// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Durak's bots: worked examples of OpenFool's and greedy's decisions, and all bots under all rules.
#include "ai/durak/durak_bots.h"
#include "engine/arena/brief_bot.h"
#include "engine/core/play_out.h"
#include "tests/engine/durak_position.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakBots : public QObject {
    Q_OBJECT

private slots:
    void listHasEveryBotInOrder();
    void decisionsMatchWorkedExamples_data();
    void decisionsMatchWorkedExamples();
    void candidatePartsSumToTheirValue();
    void botsPlayLegallyUnderRandomRules();
    void reportsDoNotChangeTheChoice();
    void openfoolScoresWithinItsBounds_data();
    void openfoolScoresWithinItsBounds();
};

static std::unique_ptr<Bot<Durak>> botNamed(std::string_view id)
{
    for (const BotInfo& info : durak::bots())
        if (info.id == id)
            return std::unique_ptr<Bot<Durak>>(static_cast<Bot<Durak>*>(info.make(test::resources()).release()));
    return nullptr;
}

void TestDurakBots::listHasEveryBotInOrder()
{
    QStringList ids;
    for (const BotInfo& info : durak::bots()) {
        ids << QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
        QVERIFY(info.game == "durak");
        QVERIFY(!info.name.empty() && !info.origin.empty() && !info.description.empty());
        QVERIFY(findBot(info.id) != nullptr);
    }
    QCOMPARE(ids.join(' '),
             QString("durak.random durak.beginner durak.greedy durak.casual durak.article durak.openfool durak.club "
                     "durak.monte-carlo durak.master"));
}

/// Seat 0 with `hand` against `other` cards, trump hearts, `stock` cards undealt. Seat 0 leads if the table is empty, may
/// throw in if all attacks are covered, and else defends.
static State decision(const QString& rules, const QString& hand, const QString& table, int stock, int other)
{
    State state = position(rules.toStdString(), hand.toStdString() + "/2s", "h", 0);
    CardSet used = durak::setOf(state.hands[0]);
    bool open = false;
    for (const QString& text : table.split(", ", Qt::SkipEmptyParts)) {
        Pair pair;
        pair.attack = *parseCard(text.left(2).toStdString());
        pair.covered = text.mid(3, 1) != "-";
        if (pair.covered)
            pair.cover = *parseCard(text.mid(3).toStdString());
        open = open || !pair.covered;
        state.table.push_back(pair);
    }
    used = used | durak::setOf(state.table);
    state.hands[1].clear();
    state.held[1] = {};
    state.sizes[1] = 0;
    for (Rank rank = state.rules.lowestRank(); rank < kRanks; ++rank)
        for (const Suit suit : {Suit::Hearts, Suit::Clubs, Suit::Diamonds, Suit::Spades}) {
            const Card card(rank, suit);
            if (used.has(card))
                continue;
            if (state.stock < stock) {
                state.deck.push_back(card);
                ++state.stock;
            } else if (state.sizes[1] < other) {
                addTo(state, 1, card);
            }
        }
    state.trumpCard = Card(kAce, Suit::Hearts);
    if (open)
        std::swap(state.attacker, state.defender);
    state.limit = 6;
    state.turn = 0;
    state.phase = table.isEmpty() ? Phase::Lead : open ? Phase::Defend : Phase::Throw;
    return state;
}

static Action ask(const State& state, std::string_view id, Report* report = nullptr)
{
    ActionList<Durak> legal;
    Durak::legal(state, 0, legal);
    const View view = Durak::look(state, 0);
    return botNamed(id)->choose({view, legal, {}, {}, report});
}

void TestDurakBots::decisionsMatchWorkedExamples_data()
{
    QTest::addColumn<QString>("bot");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("stock");
    QTest::addColumn<int>("other");
    QTest::addColumn<QString>("weighed"); // "before" first, then actions with their totals; may be empty
    QTest::addColumn<QString>("move");
    const char* bot = "durak.openfool";
    const char* rules = "";
    const auto row = [&](const char* name, const char* hand, const char* table, int stock, int other, const char* weighed,
                         const char* move) {
        QTest::newRow(name) << bot << rules << hand << table << stock << other << weighed << move;
    };
    row("D1", "6s 7d 8c 9h Th Ks", "", 24, 6,
        "before 2152, attack 6s 2700, attack 7d 2200, attack 8c 2100, attack 9h 902, attack Th 802, attack Ks 2000",
        "attack 6s");
    row("D2", "6s 6d Qc Kd 7h 9h", "", 24, 6,
        "before 2152, attack 6s 2100, attack 6d 2500, attack Qc 1700, attack Kd 2000, attack 7h 1102, attack 9h 902",
        "attack 6d");
    row("D3", "Qs Qd 8c 9c 7h Ah", "", 24, 6,
        "before 3053, attack Qs 3000, attack Qd 3000, attack 8c 3401, attack 9c 3301, attack 7h 2003, attack Ah 1303",
        "attack 8c");
    row("D4", "Jd 8h Kc 6d 7c", "8s/Js", 24, 5, "before 800, attack Jd 650, attack 8h -350, done 800", "done");
    row("D5", "Jd 8h Kc 6d 7c", "8s/Js", 6, 5, "before 800, attack Jd 650, attack 8h -350", "attack Jd");
    row("D6: throws the trump", "8h Kc Ad", "8s/9s", 0, 3, "before 1100, attack 8h 550", "attack 8h");
    row("D7", "6h 7s 8d 9c Tc Jd", "Ks/-", 24, 5, "before 692, cover Ks with 6h -258, take 1200", "take");
    row("D8", "Ah 7s 8d 9c Tc Jd", "6s/-", 24, 5, "before 1492, cover 6s with Ah -258, cover 6s with 7s 1500, take 1300",
        "cover 6s with 7s");
    row("D9", "Ah Ks 8d 9c Tc Jd", "6s/-", 24, 5, "before 2092, cover 6s with Ah 342, cover 6s with Ks 1500, take 1900",
        "cover 6s with Ks");
    row("D10", "Qh 7h", "9s/-", 0, 3, "before 2750, cover 9s with Qh 1200, cover 9s with 7h 1700", "cover 9s with 7h");
    row("D11", "Ts Qs 9d 9c 7d 8h", "7s/-", 12, 5,
        "before 1092, cover 7s with Ts 1002, cover 7s with Qs 802, cover 7s with 8h -58, take 800", "cover 7s with Ts");
    row("D12", "As Jc Tc 7d 8h", "7s/Ts, 9c/-", 12, 4,
        "before 1502, cover 9c with Jc 1550, cover 9c with Tc 1950, cover 9c with 8h 352, take 1222", "cover 9c with Tc");
    row("D13", "As Tc Jc 7d 8h", "9s/Js, 9c/-", 12, 4,
        "before 1502, cover 9c with Tc 1650, cover 9c with Jc 1850, cover 9c with 8h 352, take 1522", "cover 9c with Jc");
    row("ties go to the card that came first", "8d 8c Ah", "", 24, 6, "", "attack 8d");
    row("ties go to the card that came first, the other way round", "8c 8d Ah", "", 24, 6, "", "attack 8c");
    row("covers the oldest open attack although another is cheaper", "Th Ah", "Ks/-, 6d/-", 0, 3, "", "cover Ks with Th");

    row("with an empty stock it covers at any price", "Ah 7s 7d 7c", "Kh/-", 0, 10, "", "cover Kh with Ah");
    row("with one card in the stock it does not", "Ah 7s 7d 7c", "Kh/-", 1, 10, "", "take");

    rules = "type=perevodnoy";
    row("transfers with the plain card if the hand keeps its worth", "7d 9c Kc", "7s/-", 12, 6,
        "before -200, transfer 7d -350", "transfer 7d");
    row("transfers with the first plain card of the rank", "9c 7d 7c Kc", "7s/-", 12, 6, "", "transfer 7d");
    row("keeps an ace that carries the hand", "As 9c 9d", "Ad/-", 12, 6, "before 500, transfer As -350", "take");
    row("a lone trump of the rank passes the attack on: weighed as if kept", "7h 9c 9d Kc", "7s/-", 12, 6,
        "before 1050, transfer 7h 1050", "transfer 7h");
    row("no transfer that the rules refuse", "7d 9s Kc", "7s/-", 12, 1, "", "cover 7s with 9s");
    rules = "type=perevodnoy,pass-card=on";
    row("shows a trump rather than playing it", "7h 9c 9d Kc", "7s/-", 12, 6, "", "show 7h");
    row("shows it when there is no room for a card more", "7h 9c 9d Kc", "7s/-", 12, 1, "", "show 7h");
    rules = "low-beats-ace=on";
    row("covers an ace with the lowest", "6s Kc", "As/-", 0, 3, "", "cover As with 6s");

    bot = "durak.article";
    rules = "";
    row("the article's values lead alike here", "6s 7d 8c 9h Th Ks", "", 24, 6, "before 3052", "attack 6s");

    bot = "durak.greedy";
    row("greedy leads its lowest plain card", "6h 9s 7d Ah", "", 24, 6, "", "attack 7d");
    row("greedy leads its lowest trump without plain cards", "9h 7h Ah", "", 24, 6, "", "attack 7h");
    row("greedy: ties to the card that came first", "7d 7c 9s", "", 24, 6, "", "attack 7d");
    row("greedy covers as cheaply as it can", "Ks 6h Ts Ad", "9s/-", 24, 6, "", "cover 9s with Ts");
    row("greedy covers with a trump if it must", "8s 7h 6h Ad", "9s/-", 24, 6, "", "cover 9s with 6h");
    row("greedy takes only if it must", "8s Ad", "9s/-", 24, 6, "", "take");
    row("greedy throws in the lowest plain card", "Td 9d 9h", "9s/Ts", 24, 6, "", "attack 9d");
    row("greedy never throws in a trump", "Ad 9h", "9s/Ts", 0, 6, "", "done");
    rules = "type=perevodnoy";
    row("greedy transfers with a plain card", "Ts 9d 9h", "9s/-", 24, 6, "", "transfer 9d");
    row("greedy does not transfer with a trump", "Ts Qd 9h", "9s/-", 24, 6, "", "cover 9s with Ts");
}

void TestDurakBots::decisionsMatchWorkedExamples()
{
    QFETCH(QString, bot);
    QFETCH(QString, rules);
    QFETCH(QString, hand);
    QFETCH(QString, table);
    QFETCH(int, stock);
    QFETCH(int, other);
    QFETCH(QString, weighed);
    QFETCH(QString, move);
    const State state = decision(rules, hand, table, stock, other);
    Report report;
    QCOMPARE(QString::fromStdString(toText(ask(state, bot.toStdString(), &report))), move);
    QCOMPARE(QString::fromStdString(report.chosen), move);
    QVERIFY(!report.verdict.empty());
    QVERIFY(!report.verdict.english().empty());
    QVERIFY(toText(ask(state, bot.toStdString())) == move.toStdString());

    QStringList found;
    if (!report.facts.empty())
        found << "before " + QString::number(report.facts[0].value);
    for (const Candidate& candidate : report.candidates)
        found << QString::fromStdString(candidate.action) + " " + QString::number(candidate.value);
    for (const QString& each : weighed.split(", ", Qt::SkipEmptyParts))
        QVERIFY2(found.contains(each), qPrintable(each + " is not among " + found.join(", ")));
}

/// The parts of each candidate sum up to its value.
void TestDurakBots::candidatePartsSumToTheirValue()
{
    const State state = decision("", "As Tc Jc 7d 8h", "9s/Js, 9c/-", 12, 4);
    Report report;
    ask(state, "durak.openfool", &report);
    QCOMPARE(report.facts.size(), std::size_t{2});
    QCOMPARE(QString(report.facts[1].label.english), QString("Threshold"));
    QCOMPARE(report.facts[1].value, 800.0);
    QCOMPARE(report.verdict.english(), std::string("Covers: the hand gains 348 by it (a loss of 800 would be too much)."));
    QCOMPARE(report.candidates.size(), std::size_t{4});
    for (const Candidate& candidate : report.candidates) {
        double sum = 0;
        for (const ReportPart& part : candidate.parts)
            sum += part.value;
        QCOMPARE(sum, candidate.value);
        QVERIFY(!candidate.why.empty());
    }
}

static std::uint32_t size32(const auto& list)
{
    return static_cast<std::uint32_t>(list.size());
}

/// Draws random valid rules.
static Rules anyRules(Rng& rng)
{
    for (;;) {
        RuleMap map;
        for (const RuleOption& option : Durak::options())
            map[option.key] = option.values[rng.below(size32(option.values))].value;
        if (const auto rules = Durak::parseRules(map))
            return *rules;
    }
}

static int cardsIn(const State& state)
{
    CardSet seen = durak::setOf(state.table) | state.discarded;
    int count = seen.size();
    for (const Hand& hand : state.hands) {
        seen = seen | durak::setOf(hand);
        count += hand.count();
    }
    count += state.deck.count();
    for (const Card card : state.deck)
        seen.add(card);
    return count == seen.size() ? count : -1;
}

void TestDurakBots::botsPlayLegallyUnderRandomRules()
{
    std::vector<std::unique_ptr<Bot<Durak>>> bots;
    for (const BotInfo& info : durak::bots())
        bots.push_back(botNamed(info.id));
    std::array<int, kMaxSeats + 1> games{};
    std::array<int, 8> kinds{};
    int draws = 0;
    for (std::uint64_t game = 0; game < 1000; ++game) {
        Rng rng = Rng::stream(game, Purpose::Analysis, 2);
        State state = Durak::start(anyRules(rng));
        const int players = state.rules.players;
        ++games[static_cast<std::size_t>(players)];
        std::array<Bot<Durak>*, kMaxSeats> seats{};
        for (auto& seat : seats)
            seat = bots[rng.below(size32(bots))].get();
        int steps = 0;
        for (; !Durak::node(state).isOver() && steps < 5000; ++steps) {
            if (Durak::node(state).isChance()) {
                const Chance chance = Durak::draw(state, rng);
                QVERIFY(Durak::allowsChance(state, chance));
                Durak::applyChance(state, chance, nullptr);
                continue;
            }
            const Seat seat = Durak::node(state).seats.first();
            QVERIFY(state.table.count() <= state.limit);
            QCOMPARE(cardsIn(state), int(state.rules.deck));
            QCOMPARE(state.deck.count(), int(state.stock));
            for (Seat each = 0; each < players; ++each) {
                const auto i = static_cast<std::size_t>(each);
                QVERIFY(state.held[i] == durak::setOf(state.hands[i]));
                QCOMPARE(state.hands[i].count(), int(state.sizes[i]));
                QVERIFY((state.known[i] - durak::setOf(state.hands[i])).empty());
            }
            ActionList<Durak> legal;
            Durak::legal(state, seat, legal);
            QVERIFY(!legal.empty());
            Action action = legal.front();
            if (legal.size() > 1) {
                const View view = Durak::look(state, seat);
                Report report;
                const Luck luck{game, static_cast<std::uint64_t>(steps)};
                action = seats[static_cast<std::size_t>(seat)]->choose({view, legal, luck, {}, &report, 0, kBriefly});
                QCOMPARE(report.chosen, toText(action));
                QVERIFY(!report.verdict.empty());
            }
            QVERIFY(legal.contains(action));
            ++kinds[static_cast<std::size_t>(action.kind)];
            Durak::act(state, seat, action, nullptr);
        }
        QVERIFY2(Durak::node(state).isOver(), qPrintable(QString("game %1 is longer than 5000 steps").arg(game)));
        double sum = 0;
        for (Seat seat = 0; seat < players; ++seat)
            sum += scoreOf<Durak>(state, seat);
        QVERIFY(std::abs(sum - 1) < 1e-9);
        draws += state.fool < 0 ? 1 : 0;
    }
    for (std::size_t players = 2; players <= kMaxSeats; ++players)
        QVERIFY2(games[players] > 50, qPrintable(QString::number(games[players])));
    for (const int count : kinds)
        QVERIFY(count > 0);
    QVERIFY(draws > 3);
}

void TestDurakBots::reportsDoNotChangeTheChoice()
{
    parlour::stop_token never;
    for (const BotInfo& info : durak::bots()) {
        BriefBot<Durak> bot(botNamed(info.id));
        for (std::uint64_t game = 0; game < 12; ++game) {
            Match<Durak> match(rulesOf("players=4,type=perevodnoy,deck=52"), game);
            ActionList<Durak> legal;
            while (!match.node().isOver()) {
                if (match.node().isChance()) {
                    match.applyChance(match.draw());
                    continue;
                }
                const Seat seat = match.node().seats.first();
                const Action action = decide(match, seat, bot, legal, never);
                if (legal.size() > 1) {
                    Report report;
                    const View view = match.look(seat);
                    QVERIFY(bot.choose({view, legal, match.luck(seat), {}, &report}) == action);
                }
                match.act(seat, action);
            }
        }
    }
}

void TestDurakBots::openfoolScoresWithinItsBounds_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("openfool against random") << "durak.random" << 0.98 << 1.0;
    QTest::newRow("openfool against greedy") << "durak.greedy" << 0.56 << 0.63;
    QTest::newRow("openfool against article") << "durak.article" << 0.53 << 0.59;
}

/// Paired games: each deal is played from both seats. The bounds are many standard errors from the true shares.
void TestDurakBots::openfoolScoresWithinItsBounds()
{
    QFETCH(QString, other);
    QFETCH(double, low);
    QFETCH(double, high);
    const auto openfool = botNamed("durak.openfool");
    const auto opponent = botNamed(other.toStdString());
    double share = 0;
    constexpr int kDeals = 2000;
    for (std::uint64_t deal = 0; deal < kDeals; ++deal) {
        Match<Durak> first({}, deal);
        playOut<Durak>(first, {openfool.get(), opponent.get()});
        Match<Durak> second({}, deal);
        playOut<Durak>(second, {opponent.get(), openfool.get()});
        share += (first.score(0) + second.score(1)) / (2 * kDeals);
    }
    QVERIFY2(share > low && share < high, qPrintable(QString::number(share)));
}

PARLOUR_TEST(TestDurakBots)
#include "test_durak_bots.moc"
