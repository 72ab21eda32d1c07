// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The habits of each game on positions made by hand: shown, avoided, or no occasion.
#include "ai/core/game_bots.h"
#include "engine/base/tokens.h"
#include "engine/game_list.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

/// "shown", "avoided" or "no occasion".
template <class G>
QString judged(std::string_view id, const typename G::View& view, const std::string& action)
{
    for (const Habit<G>& habit : habitsOf<G>())
        if (habit.id == id) {
            const auto shown = habit.shown(view, *G::parseAction(action));
            return !shown ? "no occasion" : *shown ? "shown" : "avoided";
        }
    return "no such habit";
}

yahtzee::Dice diceOf(std::string_view text)
{
    yahtzee::Dice dice;
    for (const char die : text)
        dice.push_back(static_cast<yahtzee::Die>(die - '0'));
    return dice;
}

} // namespace

class TestHabits : public QObject {
    Q_OBJECT

private slots:
    void durakCardsAreNotWasted_data();
    void durakCardsAreNotWasted();
    void pazaakStopsAtGoodTotals_data();
    void pazaakStopsAtGoodTotals();
    void yahtzeeKeepsWhatIsMade_data();
    void yahtzeeKeepsWhatIsMade();
    void coupDisprovedClaimsAreChallenged_data();
    void coupDisprovedClaimsAreChallenged();
    void coupLastCardIsDefended_data();
    void coupLastCardIsDefended();
    void coinsLeversMayHelp_data();
    void coinsLeversMayHelp();
};

void TestHabits::durakCardsAreNotWasted_data()
{
    QTest::addColumn<QString>("habit");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("attack"); ///< of the other; empty: the hand leads
    QTest::addColumn<QString>("stock");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("judged");
    const auto row = [](const char* habit, const char* hand, const char* attack, const char* stock, const char* action,
                        const char* judged) {
        QTest::addRow("%s, %s, %s, %s, %s", habit, hand, attack, stock, action)
            << habit << hand << attack << stock << action << judged;
    };
    row("leadsTrump", "9s 6h", "", "7h 8d", "attack 6h", "shown");
    row("leadsTrump", "9s 6h", "", "7h 8d", "attack 9s", "avoided");
    row("leadsTrump", "9h 6h", "", "7h 8d", "attack 6h", "no occasion");
    row("leadsTrump", "9s 6h", "", "h", "attack 6h", "no occasion");
    row("leadsHigh", "6s Td 6h", "", "7h 8d", "attack Td", "shown");
    row("leadsHigh", "6s 9d 6h", "", "7h 8d", "attack 9d", "avoided");
    row("leadsHigh", "6s 9d Ah", "", "7h 8d", "attack Ah", "avoided"); // a trump is the other habit
    row("coversHigh", "9s Ts 6h", "8s", "7h 8d", "cover 8s with Ts", "shown");
    row("coversHigh", "7s Ts 6h", "8s", "7h 8d", "cover 8s with Ts", "avoided");
    row("coversHigh", "9s Ts 6h", "8s", "7h 8d", "cover 8s with 6h", "avoided");
    row("coversHigh", "9s Ts 6h", "8s", "7h 8d", "take", "no occasion");
    row("coversHigh", "9s Ts Td", "8s", "*7h 8d", "cover 8s with Ts", "avoided"); // fewer tens than nines can follow
    row("wastesTrump", "6h Kh 7s", "8s", "7h 8d", "cover 8s with Kh", "shown");
    row("wastesTrump", "6h Kh 7s", "8s", "7h 8d", "cover 8s with 6h", "avoided");
    row("wastesTrump", "6h Kh 7s", "9h", "7h 8d", "cover 9h with Kh", "avoided");
    row("wastesTrump", "6h 8h 7s", "8s", "*7h 8d", "cover 8s with 8h", "avoided"); // an eight lies there
    row("takes", "6h 7s", "8s", "7h 8d", "take", "shown");
    row("takes", "6h 7s", "8s", "7h 8d", "cover 8s with 6h", "avoided");
    row("takes", "6h 7s", "8s", "h", "take", "no occasion");
}

void TestHabits::durakCardsAreNotWasted()
{
    QFETCH(QString, habit);
    QFETCH(QString, hand);
    QFETCH(QString, attack);
    QFETCH(QString, stock);
    QFETCH(QString, action);
    const bool leads = attack.isEmpty();
    const QString other = leads ? "Qd" : attack + " Qd";
    durak::State state = durak::position("", (hand + '/' + other).toStdString(), stock.toStdString(), leads ? 0 : 1);
    if (!leads)
        durak::playAll(state, ("1 attack " + attack).toStdString());
    QTEST(judged<durak::Durak>(habit.toStdString(), durak::Durak::look(state, 0), action.toStdString()), "judged");
}

void TestHabits::pazaakStopsAtGoodTotals_data()
{
    QTest::addColumn<QString>("habit");
    QTest::addColumn<int>("total");
    QTest::addColumn<int>("standing"); ///< total that the other stands on; 0: it does not stand
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("judged");
    const auto row = [](const char* habit, int total, int standing, const char* action, const char* judged) {
        QTest::addRow("%s, %d, %d, %s", habit, total, standing, action) << habit << total << standing << action << judged;
    };
    row("standsLow", 14, 0, "stand", "shown");
    row("standsLow", 14, 15, "stand", "shown");
    row("standsLow", 14, 0, "end", "avoided");
    row("standsLow", 15, 0, "stand", "no occasion");
    row("standsLow", 14, 13, "stand", "no occasion"); // it wins
    row("drawsHigh", 19, 0, "end", "shown");
    row("drawsHigh", 19, 19, "end", "shown");
    row("drawsHigh", 19, 0, "stand", "avoided");
    row("drawsHigh", 19, 20, "end", "no occasion");
    row("drawsHigh", 18, 0, "end", "no occasion");
    row("playsLow", 12, 0, "play 5", "shown");
    row("playsLow", 13, 0, "play 5", "avoided");
    row("playsLow", 20, 0, "play 1", "shown");
    row("playsLow", 12, 16, "play 5", "no occasion");
    row("playsLow", 12, 0, "end", "no occasion");
}

void TestHabits::pazaakStopsAtGoodTotals()
{
    QFETCH(QString, habit);
    QFETCH(int, total);
    QFETCH(int, standing);
    QFETCH(QString, action);
    pazaak::View view;
    view.boards[0].total = static_cast<std::uint8_t>(total);
    view.boards[1].total = static_cast<std::uint8_t>(standing);
    view.boards[1].standing = standing > 0;
    QTEST(judged<pazaak::Pazaak>(habit.toStdString(), view, action.toStdString()), "judged");
}

void TestHabits::yahtzeeKeepsWhatIsMade_data()
{
    QTest::addColumn<QString>("habit");
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("free"); ///< ids of the free boxes
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("judged");
    const auto row = [](const char* habit, const char* dice, const char* free, const char* action, const char* judged) {
        QTest::addRow("%s, %s, %s", habit, dice, action) << habit << dice << free << action << judged;
    };
    row("breaksFour", "44434", "four-of-a-kind", "hold 0 1 2", "shown");
    row("breaksFour", "44434", "four-of-a-kind", "hold 0 1 2 4", "avoided");
    row("breaksFour", "44434", "fours", "score fours", "avoided");
    row("breaksFour", "44434", "chance", "hold none", "no occasion");
    row("breaksFour", "44435", "fours", "hold 0 1", "no occasion");
    row("breaksStraight", "23456", "large-straight", "hold 0 1 2 3", "shown");
    row("breaksStraight", "23456", "large-straight", "score large-straight", "avoided");
    row("breaksStraight", "23456", "chance", "hold 4", "no occasion");
    row("writesZero", "12346", "yahtzee chance", "score yahtzee", "shown");
    row("writesZero", "12346", "yahtzee chance", "score chance", "avoided");
    row("writesZero", "12346", "yahtzee fives", "score yahtzee", "no occasion");
}

void TestHabits::yahtzeeKeepsWhatIsMade()
{
    using namespace yahtzee;
    QFETCH(QString, habit);
    QFETCH(QString, dice);
    QFETCH(QString, free);
    QFETCH(QString, action);
    yahtzee::View view;
    view.dice = diceOf(dice.toStdString());
    for (const Box box : BoxSet::all())
        if (!free.split(' ').contains(QString::fromStdString(std::string(idOf(box)))))
            view.card.filled.add(box);
    QTEST(judged<Yahtzee>(habit.toStdString(), view, action.toStdString()), "judged");
}

void TestHabits::coupDisprovedClaimsAreChallenged_data()
{
    QTest::addColumn<int>("faceUp"); ///< dukes
    QTest::addColumn<bool>("holds"); ///< the seat holds a duke
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("judged");
    QTest::newRow("all face up") << 3 << false << "allow"
                                 << "shown";
    QTest::newRow("two and one's own") << 2 << true << "allow"
                                       << "shown";
    QTest::newRow("challenged") << 3 << false << "challenge"
                                << "avoided";
    QTest::newRow("one is left") << 2 << false << "allow"
                                 << "no occasion";
}

void TestHabits::coupDisprovedClaimsAreChallenged()
{
    using namespace coup;
    QFETCH(int, faceUp);
    QFETCH(bool, holds);
    QFETCH(QString, action);
    coup::View view;
    view.faceUp[static_cast<std::size_t>(Role::Duke)] = static_cast<std::uint8_t>(faceUp);
    view.hand.push_back(holds ? Role::Duke : Role::Captain);
    view.phase = coup::Phase::ChallengeAction;
    view.action = coup::Action::Kind::Tax;
    QTEST(judged<Coup>("believesDisproved", view, action.toStdString()), "judged");
    view.phase = coup::Phase::ChallengeBlock;
    view.action = coup::Action::Kind::ForeignAid;
    view.blockAs = Role::Duke;
    QTEST(judged<Coup>("believesDisproved", view, action.toStdString()), "judged");
}

void TestHabits::coupLastCardIsDefended_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("coins");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("judged");
    QTest::newRow("dies") << 1 << 7 << "allow"
                          << "shown";
    QTest::newRow("blocks") << 1 << 7 << "block contessa"
                            << "avoided";
    QTest::newRow("poor") << 1 << 6 << "allow"
                          << "no occasion";
    QTest::newRow("two cards") << 2 << 7 << "allow"
                               << "no occasion";
}

void TestHabits::coupLastCardIsDefended()
{
    QFETCH(int, cards);
    QFETCH(int, coins);
    QFETCH(QString, action);
    coup::View view;
    view.phase = coup::Phase::Block;
    view.action = coup::Action::Kind::Assassinate;
    view.actor = 1;
    view.target = 0;
    view.cards[0] = static_cast<std::uint8_t>(cards);
    view.coins[0] = static_cast<std::uint8_t>(coins);
    QTEST(judged<coup::Coup>("diesRich", view, action.toStdString()), "judged");
}

void TestHabits::coinsLeversMayHelp_data()
{
    QTest::addColumn<QString>("tosses"); ///< + scored by the seat
    QTest::addColumn<int>("blocked");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("judged");
    const auto row = [](const char* tosses, int blocked, const char* action, const char* judged) {
        QTest::addRow("%s, %d, %s", tosses, blocked, action) << tosses << blocked << action << judged;
    };
    row("++--", 0, "travel 3", "avoided");
    row("++--", 0, "travel 1", "shown"); // as even as now
    row("--++", 0, "travel 3", "shown");
    row("++--", 3, "travel 3", "shown"); // blocked
    row("--++", 0, "block", "avoided");
    row("----", 0, "block", "shown");
    row("--++", 4, "block", "shown");
    row("--++", 0, "nothing", "no occasion");
}

void TestHabits::coinsLeversMayHelp()
{
    QFETCH(QString, tosses);
    QFETCH(int, blocked);
    QFETCH(QString, action);
    coins::View view;
    for (const QChar toss : tosses)
        view.tosses.push_back(toss == '+');
    view.round = static_cast<std::uint8_t>(tosses.size());
    view.blocked = static_cast<std::uint8_t>(blocked);
    QTEST(judged<coins::Coins>("pullsInVain", view, action.toStdString()), "judged");
}

PARLOUR_TEST(TestHabits)
#include "test_habits.moc"
