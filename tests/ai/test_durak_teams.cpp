// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Durak in teams: the master plays for its partner too, and nobody attacks its own side. In the positions seats 0 and 2 play
// against 1 and 3, the stock is gone, all hands are known, and only one action of seat 0 wins for its team.
#include "ai/core/bots.h"
#include "ai/durak/durak_bots.h"
#include "engine/positions.h"
#include "tests/engine/durak_position.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakTeams : public QObject {
    Q_OBJECT

private slots:
    void masterPlaysForItsPartner_data();
    void masterPlaysForItsPartner();
    void nobodyThrowsInOnItsPartner_data();
    void nobodyThrowsInOnItsPartner();
};

/// A position as text. `hands` by seat, between "|"; `attack` is the card to cover by seat 0, empty if it leads.
static std::string positionOf(const std::string& teams, const std::string& hands, const std::string& attack, char trump)
{
    auto parts = split(hands, '|');
    parts.resize(4); // split() leaves out an empty last one
    CardSet held = durak::setOf(std::string_view(attack));
    std::string sizes = "sizes", known = "known", discarded = "discarded";
    for (const auto part : parts) {
        held = held | durak::setOf(part);
        sizes += ' ' + std::to_string(durak::setOf(part).size());
        known += (known == "known" ? " " : " | ") + std::string(part);
    }
    for (Rank rank = Rules{}.lowestRank(); rank < kRanks; ++rank)
        for (const Card card : CardSet::ofRank(rank) - held)
            discarded += ' ' + toText(card);
    const bool leads = attack.empty();
    const auto limit = durak::setOf(parts[leads ? 1 : 0]).size();
    return "parlour-position 1\ngame durak\nrules players=4,teams=" + teams
        + "\nseat 0\nturn 0\nbout 9\nstock 0\ninPlay 0 1 2 3\n"
        + (leads ? "phase lead\nattacker 0\ndefender 1\n" : "phase defend\nattacker 3\ndefender 0\ntable " + attack + '\n')
        + "limit " + std::to_string(limit) + "\ntrumpCard A" + trump + "\nhand " + std::string(parts[0]) + '\n' + sizes
        + '\n' + known + '\n' + discarded + '\n';
}

/// The master's action in a position.
static std::string mastersAction(const std::string& position)
{
    int line = 0;
    const auto read = readPosition(position, 1, line);
    if (!read)
        return "line " + std::to_string(line) + ": " + read.error().english();
    AnyQuestion question = read->match->question(read->seat);
    question.simulations = 2000;
    return makeBot<Durak>("durak.master", test::resources())->answer(question, {}, nullptr);
}

void TestDurakTeams::masterPlaysForItsPartner_data()
{
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("attack");
    QTest::addColumn<QString>("trump");
    QTest::addColumn<QString>("best");
    // Taking would let seat 1 attack the partner.
    QTest::newRow("covers with its highest card") << "6s 8s Qc|7s Ah|6h|Ac"
                                                  << "9c"
                                                  << "d"
                                                  << "cover 9c with Qc";
    QTest::newRow("covers with its last card, a trump") << "9h|6h|7s|Ts As"
                                                        << "8h"
                                                        << "h"
                                                        << "cover 8h with 9h";
    QTest::newRow("covers with a trump though it keeps two cards") << "Qs Jh Qh|Ac|Qd|"
                                                                   << "7s"
                                                                   << "s"
                                                                   << "cover 7s with Qs";
    // Seat 1 must take a lead, so that the partner attacks.
    QTest::newRow("leads what the next seat cannot cover") << "7h 8c Kd|6h Jd|Qc|8s"
                                                           << ""
                                                           << "s"
                                                           << "attack 8c";
    QTest::newRow("leads its dearest card for that") << "Jh Kd|7c Ts Ks|8c Kh|Td"
                                                     << ""
                                                     << "c"
                                                     << "attack Kd";
}

/// With the same cards, each for itself, the master plays another card.
void TestDurakTeams::masterPlaysForItsPartner()
{
    QFETCH(QString, hands);
    QFETCH(QString, attack);
    QFETCH(QString, trump);
    QFETCH(QString, best);
    const auto position = [&](const char* teams) {
        return positionOf(teams, hands.toStdString(), attack.toStdString(), trump.at(0).toLatin1());
    };
    QCOMPARE(QString::fromStdString(mastersAction(position("2x2"))), best);
    const std::string alone = mastersAction(position("off"));
    QVERIFY2(Durak::parseAction(alone) && alone != best.toStdString(), alone.c_str());
}

void TestDurakTeams::nobodyThrowsInOnItsPartner_data()
{
    QTest::addColumn<QString>("rules");
    QTest::newRow("pairs") << "players=4,teams=2x2";
    QTest::newRow("pairs, transfers, neighbours") << "players=4,teams=2x2,type=perevodnoy,throw-in=neighbours";
    QTest::newRow("triples") << "players=6,teams=3x3,deck=52";
}

/// No thrower is even asked about its partner's defence, and no lead or transfer meets the own side. Every bot plays.
void TestDurakTeams::nobodyThrowsInOnItsPartner()
{
    QFETCH(QString, rules);
    for (const BotInfo& info : durak::bots()) {
        const auto bot = makeBot<Durak>(info.id, test::resources());
        int thrown = 0;
        for (std::uint64_t game = 0; game < 6; ++game) {
            Rng rng = Rng::stream(game, Purpose::Analysis, 21);
            State state = Durak::start(rulesOf(rules.toStdString()));
            for (std::uint64_t step = 0; state.phase != Phase::Over; ++step) {
                if (Durak::node(state).isChance()) {
                    Durak::applyChance(state, Durak::draw(state, rng), nullptr);
                    continue;
                }
                const Seat seat = state.turn;
                QVERIFY2((seat - state.defender) % 2 != 0 || state.phase == Phase::Defend, info.id.data());
                ActionList<Durak> legal;
                Durak::legal(state, seat, legal);
                const View view = Durak::look(state, seat);
                const Action action =
                    legal.size() == 1 ? legal.front() : bot->choose({view, legal, {game, step}, {}, nullptr, 0, 20});
                thrown += state.phase == Phase::Throw && action.kind == Action::Kind::Attack ? 1 : 0;
                Durak::act(state, seat, action, nullptr);
            }
        }
        QVERIFY2(thrown > 0, info.id.data());
    }
}

PARLOUR_TEST(TestDurakTeams)
#include "test_durak_teams.moc"
