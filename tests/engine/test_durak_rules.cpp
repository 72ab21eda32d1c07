// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Durak, one row per rule. If a rule can be read in two ways, the row names the reading.
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakRules : public QObject {
    Q_OBJECT

private slots:
    void cardsBeatByRankAndTrump_data();
    void cardsBeatByRankAndTrump();
    void boutsFollowTheRules_data();
    void boutsFollowTheRules();
    void dealGivesEachSeatSixFromTheEnd();
    void dealsChooseTheFirstAttacker_data();
    void dealsChooseTheFirstAttacker();
    void redealsFollowTheRules_data();
    void redealsFollowTheRules();
    void scoresAndPointsFollowTheFool_data();
    void scoresAndPointsFollowTheFool();
    void whoWinsHasReachedTheGoal_data() { scoresAndPointsFollowTheFool_data(); }
    void whoWinsHasReachedTheGoal();
    void onlyAWholeDeckCanBeDealt();
    void aTakingCircleIsDrawn();
    void eventsTellOwnersMore();
    void viewHidesOtherHands();
    void declinedCardsAreRecorded_data();
    void declinedCardsAreRecorded();
};

void TestDurakRules::cardsBeatByRankAndTrump_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("attack");
    QTest::addColumn<bool>("beats");
    const auto row = [](const char* name, const char* rules, const char* card, const char* attack, bool does) {
        QTest::newRow(name) << rules << card << attack << does;
    };
    row("a higher card of the suit beats", "", "7s", "6s", true);
    row("a lower card of the suit does not", "", "6s", "7s", false);
    row("a higher card of another suit does not", "", "As", "6d", false);
    row("any trump beats any plain card", "", "6h", "As", true);
    row("a plain card never beats a trump", "", "As", "6h", false);
    row("a higher trump beats a trump", "", "7h", "6h", true);
    row("a lower trump does not", "", "6h", "7h", false);
    row("a card does not beat itself", "", "7s", "7s", false);
    row("the lowest does not beat the ace without the option", "", "6s", "As", false);
    row("the lowest beats the ace of its suit", "low-beats-ace=on", "6s", "As", true);
    row("but of no other plain suit", "low-beats-ace=on", "6d", "As", false);
    row("also among trumps", "low-beats-ace=on", "6h", "Ah", true);
    row("the second lowest does not", "low-beats-ace=on", "7s", "As", false);
    row("the lowest beats nothing else", "low-beats-ace=on", "6s", "Ks", false);
    row("the lowest is the deck's: a nine of 24", "low-beats-ace=on,deck=24", "9s", "As", true);
    row("the lowest is the deck's: a two of 52", "low-beats-ace=on,deck=52", "2s", "As", true);
    row("a six of 52 is not the lowest", "low-beats-ace=on,deck=52", "6s", "As", false);
    row("the ace still beats the lowest", "low-beats-ace=on", "As", "6s", true);
    row("a trump still beats an ace", "low-beats-ace=on", "6h", "As", true);
}

void TestDurakRules::cardsBeatByRankAndTrump()
{
    QFETCH(QString, rules);
    QFETCH(QString, card);
    QFETCH(QString, attack);
    QFETCH(bool, beats);
    const Card by = *parseCard(card.toStdString());
    const Card on = *parseCard(attack.toStdString());
    QCOMPARE(durak::beats(rulesOf(rules.toStdString()), Suit::Hearts, by, on), beats);
}

void TestDurakRules::boutsFollowTheRules_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("stock");
    QTest::addColumn<int>("attacker");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("facts");
    const auto row = [](const char* name, const char* rules, const char* hands, const char* stock, int attacker,
                        const char* steps,
                        const char* facts) { QTest::newRow(name) << rules << hands << stock << attacker << steps << facts; };

    // Leading and covering.
    row("the attacker must lead", "", "6s 7d/8s 8d", "h", 0, "!0 done; !0 take; !0 attack 9s; !1 attack 8s",
        "phase=lead; turn=0; legal=attack 6s, attack 7d");
    row("the defender covers or takes", "", "9s 7d/Ts 6h 8d", "h", 0, "0 attack 9s",
        "phase=defend; turn=1; legal=take, cover 9s with Ts, cover 9s with 6h");
    row("a cover must beat, be held and meet an attack", "", "9s 7d/Ts 8s 8d", "h", 0,
        "0 attack 9s; !1 cover 9s with 8s; !1 cover 9s with Js; !1 cover 7d with 8d; !1 done; !1 attack Ts", "phase=defend");
    row("taking is always allowed", "", "9s/Ah Ad", "h", 0, "0 attack 9s", "legal=take, cover 9s with Ah");
    row("taking cannot be withdrawn", "", "9s 9d/Ts 8d", "h", 0, "0 attack 9s; 1 take; !1 cover 9s with Ts",
        "phase=throw; turn=0");

    // Throwing in.
    row("ranks of attacks and covers may be thrown in", "", "9s 9d Td Jd/Ts 8d 8c 7c", "h", 0,
        "0 attack 9s; 1 cover 9s with Ts", "phase=throw; turn=0; legal=done, attack 9d, attack Td");
    row("another rank may not", "", "9s 9d Td Jd/Ts 8d 8c 7c", "h", 0,
        "0 attack 9s; 1 cover 9s with Ts; !0 attack Jd; !0 attack 9s", "phase=throw");
    row("a seat is asked whether a card fits or not", "", "9s Jd/Ts 8d", "h", 0, "0 attack 9s; 1 cover 9s with Ts",
        "phase=throw; turn=0; legal=done");
    row("a card thrown in must be covered", "", "9s 9d Jc/Ts 8d Td", "h", 0, "0 attack 9s; 1 cover 9s with Ts; 0 attack 9d",
        "phase=defend; turn=1; legal=take, cover 9d with Td");
    row("done ends the bout", "", "9s 9d Jc/Ts 8d Td", "h", 0, "0 attack 9s; 1 cover 9s with Ts; 0 done",
        "bout=3; attacker=1; defender=0; phase=lead; hand0=9d Jc; hand1=8d Td");
    row("the sixth covered attack ends the bout", "", "6s 6d 6c 7s 7d 7c 8s/9s 7h 9c 8c 9d 8h Td", "h", 0,
        "0 attack 6s; 1 cover 6s with 7h; 0 attack 6d; 1 cover 6d with 9d; 0 attack 6c; 1 cover 6c with 8c;"
        "0 attack 7s; 1 cover 7s with 9s; 0 attack 7d; 1 cover 7d with Td; 0 attack 7c; 1 cover 7c with 9c",
        "bout=3; attacker=1; hand0=8s; hand1=8h");
    row("the defender's hand is the limit", "", "6s 6d 6c/7s Kh", "h", 0, "0 attack 6s; 1 take; 0 attack 6d",
        "bout=3; attacker=0; hand1=7s Kh 6s 6d; hand0=6c");
    row("six cards once something is discarded", "first-five=on", "6s 6d 6c 7s 7d 7c/8s 8d 8c 9s Td 9c", "Ah Kh Qh", 0,
        "0 attack 6s; 1 take; 0 done", "bout=3; limit=6");
    row("still five after a bout that was taken", "first-five=on", "6s 6d 6c 7s 7d 7c/8s 8d 8c 9s Td 9c", "*Ah Kh Qh", 0,
        "0 attack 6s; 1 take; 0 done", "bout=2; limit=5");
    row("six after the first beaten bout", "first-five=on", "6s 6d 6c 7s 7d 7c/8s 8d 8c 9s Td 9c", "*Ah Kh Qh Jh", 0,
        "0 attack 6s; 1 cover 6s with 8s; 0 done", "bout=2; attacker=1; limit=6");
    row("covering with the last card ends the bout at once", "", "9s 9d 9c/Ts", "h", 0, "0 attack 9s; 1 cover 9s with Ts",
        "phase=over; fool=0; places=0,1");

    // Throwing on a taker.
    row("the same seat goes on throwing on a taker", "", "6s 6d 6c 8d/8s 7d Kh/6h 9d", "h", 0,
        "0 attack 6s; 1 take; 0 attack 6d", "phase=throw; turn=0; legal=done, attack 6c");
    row("a seat that said done is not asked again while the defender takes", "", "6s 6d 8d/8s 7d Kh Ks/6h 6c 9d", "h", 0,
        "0 attack 6s; 1 take; 0 done; 2 attack 6h; 2 attack 6c; 2 done", "bout=3; attacker=2; hand1=8s 7d Kh Ks 6s 6h 6c");
    row("the limit counts the cards thrown on a taker", "", "6s 6d 6c 8d/8s 7d", "h", 0, "0 attack 6s; 1 take; 0 attack 6d",
        "bout=3; hand0=6c 8d; hand1=8s 7d 6s 6d");
    row("no throwing on a taker", "throw-on-taker=off", "6s 6d/8s 7d", "h", 0, "0 attack 6s; 1 take",
        "bout=3; attacker=0; hand1=8s 7d 6s");

    // The order in which seats are asked.
    row("the attacker is asked first, then from the defender's left", "", "8s 9d/6s 7d/7s 8d 9s/8c 9c", "h", 1,
        "1 attack 6s; 2 cover 6s with 7s; 1 done; 3 done; 0 done", "bout=3; attacker=2; defender=3");
    row("the second asked sits left of the defender", "", "8s 9d/6s 7d/7s 8d 9s/8c 9c", "h", 1,
        "1 attack 6s; 2 cover 6s with 7s; 1 done", "phase=throw; turn=3; legal=done");
    row("the defender is never asked to throw in", "", "8s 9d/6s 8h/7s 8d 9s", "h", 1,
        "1 attack 6s; 2 cover 6s with 7s; 1 done; !2 done; 0 done", "bout=3; attacker=2");
    row("a card thrown in clears the seats that said done", "", "7d 9d/6s 8h/7s 8d 9s", "h", 1,
        "1 attack 6s; 2 cover 6s with 7s; 1 done; 0 attack 7d; 2 cover 7d with 8d",
        "phase=throw; turn=1; legal=done, attack 8h");
    row("a seat without cards is passed over", "", "6s/8s 9d Td/7c 8d", "h", 0, "0 attack 6s; 1 cover 6s with 8s",
        "phase=throw; turn=2");
    row("no thrower with cards: the bout ends at once", "", "6s/8s 9d Td", "h", 0, "0 attack 6s; 1 cover 6s with 8s",
        "phase=over; fool=1; places=1,0");
    row("a taker takes at once if nobody else has cards", "", "6s/8s 9d Td", "h", 0, "0 attack 6s; 1 take",
        "phase=over; fool=1; hand1=8s 9d Td 6s");
    row("neighbours only: the far seat is not asked", "throw-in=neighbours", "8s 9d/6s 7d/7s 8d 9s/8c 9c", "h", 1,
        "1 attack 6s; 2 cover 6s with 7s; 1 done; 3 done", "bout=3");
    row("reading: a neighbour without cards is not replaced in the bout", "throw-in=neighbours", "7c 9d/6s 7d/9s 8d Ts/6d",
        "h", 1, "1 attack 6s; 2 cover 6s with 9s; 1 done; 3 attack 6d; 2 cover 6d with 8d; 1 done",
        "bout=3; places=0,0,0,1");
    row("neighbours: the nearest seat in play", "throw-in=neighbours", "8s 9d/6s 7d/7s 8d 9s/-", "h", 1,
        "1 attack 6s; 2 cover 6s with 7s; 1 done", "phase=throw; turn=0");
    row("attacker only", "throw-in=attacker", "7c 9d/6s 8c/7s 8d 9s", "h", 1, "1 attack 6s; 2 cover 6s with 7s; 1 done",
        "bout=3");

    // The end of a bout.
    row("picked-up cards come in table order", "", "6s 6d 8c/8s 7d Kh Ah Th", "h", 0,
        "0 attack 6s; 1 cover 6s with 8s; 0 attack 6d; 1 take; 0 attack 8c",
        "phase=over; fool=1; hand1=7d Kh Ah Th 6s 8s 6d 8c");
    row("the hand picked up is known to all", "", "6s 6d 8c/8s 7d Kh Ah Th", "h", 0,
        "0 attack 6s; 1 cover 6s with 8s; 0 attack 6d; 1 take; 0 done", "known1=6s 8s 6d");
    row("refill: the attacker, the others clockwise, the defender last", "",
        "7d 8d 9d Td Jd Qd/6s 8s 9s Ts Js Qs/7s 8c 9c Tc Jc Kd", "Ah Kh Qh", 1,
        "1 attack 6s; 2 cover 6s with 7s; 1 done; 0 attack 7d; 2 cover 7d with Kd; 1 done; 0 done",
        "hand1=8s 9s Ts Js Qs Qh; hand0=8d 9d Td Jd Qd Kh; hand2=8c 9c Tc Jc Ah; known2=Ah");
    row("the last card drawn is the trump card, and all know it", "", "6s/7s 8s 9s Ts Js Qs", "Ah Kh", 0,
        "0 attack 6s; 1 cover 6s with 7s", "hand0=Kh Ah; stock=; known0=Ah; hand1=8s 9s Ts Js Qs; turn=1");
    row("an attacker without cards cannot throw in although there is stock", "", "6s/7s 8s", "Ah Kh Qh Jh Th 9h 8h", 0,
        "0 attack 6s; 1 cover 6s with 7s", "bout=3; hand0=8h 9h Th Jh Qh Kh; hand1=8s Ah");
    row("the defender who beats all attacks next", "", "6s 7d/7s 8s 9s/9d Td", "h", 0,
        "0 attack 6s; 1 cover 6s with 7s; 0 done; 2 done", "attacker=1; defender=2");
    row("a defender who takes loses the turn", "", "6s 7d/7s 8s 9s/9d Td", "h", 0, "0 attack 6s; 1 take; 0 done; 2 done",
        "attacker=2; defender=0");
    row("two players: after a taking the attacker attacks again", "", "6s 7d/7s 8s 9s", "h", 0,
        "0 attack 6s; 1 take; 0 done", "attacker=0; defender=1");
    row("a beaten defender who is out: the next attacks", "", "6s 7d/7s/9d Td/9c Tc", "h", 0,
        "0 attack 6s; 1 cover 6s with 7s", "attacker=2; defender=3; places=0,1,0,0");
    row("after a taking the turn skips a seat that is out", "", "6s 7d 8d/7s 8s 9s/-/9c Tc", "h", 0,
        "0 attack 6s; 1 take; 0 done; 3 done", "attacker=3; defender=0");

    // Out, places, draws.
    row("out only at the end of the bout: an empty attacker stays in", "", "6s/7s 8d/6d 8c/9c", "h", 0,
        "0 attack 6s; 1 cover 6s with 7s", "phase=throw; turn=2; places=0,0,0,0");
    row("out only with an empty stock", "", "6s/7s 8d", "Ah", 0, "0 attack 6s; 1 cover 6s with 7s",
        "phase=lead; attacker=1; hand0=Ah; places=0,0");
    row("the last card covered by the last card is a draw", "", "6s/7s", "h", 0, "0 attack 6s; 1 cover 6s with 7s",
        "phase=over; fool=-1; places=1,2; scores=0.5,0.5");
    row("places follow the order in which hands became empty", "", "9c Tc/6s/7s 8d/6d", "h", 1,
        "1 attack 6s; 2 cover 6s with 7s; 3 attack 6d; 2 cover 6d with 8d", "phase=over; places=0,1,3,2; fool=0");
    row("three may leave at once and all draw", "", "6s/7s 8d/6d", "h", 0,
        "0 attack 6s; 1 cover 6s with 7s; 2 attack 6d; 1 cover 6d with 8d",
        "phase=over; fool=-1; places=1,3,2; scores=0.333,0.333,0.333");
    row("a seat whose hand was refilled is not out", "", "6s/7s 9c/8c", "Ah", 0, "0 attack 6s; 1 cover 6s with 7s; 2 done",
        "places=0,0,0; hand0=Ah; attacker=1");
    row("the fool gets nothing, the others share", "", "6s/7s 9c/-", "h", 0, "0 attack 6s; 1 take",
        "phase=over; fool=1; scores=0.5,0,0.5");

    // Teams.
    row("teams: the partner never throws in", "teams=2x2", "6s 7d/7s 8d 9s/8c 7c/7h 9c", "h", 0,
        "0 attack 6s; 1 cover 6s with 7s; 0 done; !3 done; 2 done", "bout=3; attacker=1; defender=2");
    row("teams: the victim is the next opponent in play", "teams=2x2", "9s 9c/-/8c 7c/6s 7h", "h", 3,
        "3 attack 6s; 0 cover 6s with 9s; 3 done", "attacker=0; defender=3");
    row("reading: the partner takes over the attack of a defender who is out", "teams=2x2", "6s 7d/7s/8c 7c/7h 9c", "h", 0,
        "0 attack 6s; 1 cover 6s with 7s", "attacker=3; defender=0");
    row("reading: the partner takes over the attack of a seat that is out after a taking", "teams=2x2",
        "6s 7d/7s Ts/-/7h 9c", "h", 0, "0 attack 6s; 1 take; 0 done", "attacker=0; defender=1");
    row("teams: over when both partners are out", "teams=2x2", "6s/7s 9d/-/9c", "h", 0, "0 attack 6s; 1 cover 6s with 7s",
        "phase=over; fool=1; scores=0.5,0,0.5,0");
    row("teams: going out alone is not yet a win", "teams=2x2", "6s/7s 9d/8c 7c/9c", "h", 0,
        "0 attack 6s; 1 cover 6s with 7s; 2 done", "phase=lead; places=1,0,0,0");
    row("teams: both out in one bout is a draw", "teams=2x2", "6s/7s/-/-", "h", 0, "0 attack 6s; 1 cover 6s with 7s",
        "phase=over; fool=-1; scores=0.25,0.25,0.25,0.25");
    row("3x3: only opponents throw in, the attacker first", "teams=3x3", "6s 7d/9s Ts/8c 7c/7h 9c/Td Jd/Qd Kd", "h", 0,
        "0 attack 6s; 1 cover 6s with 9s; 0 done; 2 done; 4 done", "bout=3; attacker=1");
    row("reading: in 3x3 the next partner clockwise takes over", "teams=3x3", "6s 7d/9s/8c 7c/7h 9c/Td Jd/Qd Kd", "h", 0,
        "0 attack 6s; 1 cover 6s with 9s", "attacker=3; defender=4");
    row("an equal rank passes the attack on", "type=perevodnoy", "6s 7d/6d 8s/9c Tc", "h", 0, "0 attack 6s; 1 transfer 6d",
        "phase=defend; attacker=1; defender=2; turn=2; limit=2; hand1=8s");
    row("two players: back to the attacker", "type=perevodnoy", "6s 7d 8d/6d 8s", "h", 0, "0 attack 6s; 1 transfer 6d",
        "attacker=1; defender=0; turn=0; limit=2");
    row("transfers follow each other", "type=perevodnoy", "6s 7d 8d 9d/6d 8s/6c 9c Tc/Jc Qc Kc", "h", 0,
        "0 attack 6s; 1 transfer 6d; 2 transfer 6c", "attacker=2; defender=3; limit=3");
    row("another rank does not transfer", "type=perevodnoy", "6s 7d/7c 8s/9c Tc", "h", 0, "0 attack 6s; !1 transfer 7c",
        "turn=1");
    row("no transfer once a card is covered", "type=perevodnoy", "6s 6d 8c/8s 6c 9d/9c Tc Jc", "h", 0,
        "0 attack 6s; 1 cover 6s with 8s; 0 attack 6d; !1 transfer 6c", "legal=take, cover 6d with 9d");
    row("the next must hold as many cards as attacks then", "type=perevodnoy", "6s 7d/6d 8s/9c", "h", 0,
        "0 attack 6s; !1 transfer 6d", "legal=take, cover 6s with 8s");
    row("just as many are enough", "type=perevodnoy", "6s 7d/6d 8s/9c Tc", "h", 0, "0 attack 6s",
        "legal=take, transfer 6d, cover 6s with 8s");
    row("the next is the next in play", "type=perevodnoy", "6s 7d 8d/6d 8s/-", "h", 0, "0 attack 6s; 1 transfer 6d",
        "defender=0");
    row("an attacker with too few cards left gets nothing back", "type=perevodnoy", "6s 7d/6d 8s", "h", 0,
        "0 attack 6s; !1 transfer 6d", "turn=1");
    row("allowed in the first bout", "type=perevodnoy", "6s 7d/6d 8s/9c Tc", "*h", 0, "0 attack 6s",
        "legal=take, transfer 6d, cover 6s with 8s");
    row("forbidden in the first bout", "type=perevodnoy,first-transfer=forbidden", "6s 7d/6d 8s/9c Tc", "*h", 0,
        "0 attack 6s; !1 transfer 6d", "legal=take, cover 6s with 8s");
    row("forbidden in the first bout only", "type=perevodnoy,first-transfer=forbidden", "6s 7d/6d 8s/9c Tc", "h", 0,
        "0 attack 6s; 1 transfer 6d", "turn=2");
    row("a transfer with the last card", "type=perevodnoy", "6s 7d/6d/9c Td", "h", 0,
        "0 attack 6s; 1 transfer 6d; 2 cover 6d with Td; 2 take", "places=0,1,0; attacker=0; defender=2");
    row("after a transfer any open attack may be covered", "type=perevodnoy", "6s 7d/6d 8c/9s Td", "h", 0,
        "0 attack 6s; 1 transfer 6d", "legal=take, cover 6s with 9s, cover 6d with Td");
    row("all covered at the limit ends the bout", "type=perevodnoy", "6s 7d/6d 8c/9s Td", "h", 0,
        "0 attack 6s; 1 transfer 6d; 2 cover 6d with Td; 2 cover 6s with 9s",
        "bout=3; places=0,0,1; attacker=0; defender=1");
    row("the one who transferred is asked to throw in first", "type=perevodnoy", "6s 7d/6d 8c/9s Td Jd", "h", 0,
        "0 attack 6s; 1 transfer 6d; 2 cover 6d with Td; 2 cover 6s with 9s", "phase=throw; turn=1");
    row("five cards while nothing is discarded bind transfers too", "type=perevodnoy,first-five=on",
        "6s 7d/6d 8s/9c Tc Jc Qc Kc Ac", "*h", 0, "0 attack 6s; 1 transfer 6d", "limit=5");
    row("teams: the attack passes to the next opponent", "type=perevodnoy,teams=2x2", "6s 7d/6d 8s/-/9c Tc", "h", 0,
        "0 attack 6s; !1 transfer 6d", "turn=1");
    row("teams: and to the partner's side never", "type=perevodnoy,teams=2x2", "6s 7d 8d/6d 8s/-/9c Tc", "h", 0,
        "0 attack 6s; 1 transfer 6d", "attacker=1; defender=0");

    // The pass card.
    row("a trump shown passes the attack on and is kept", "type=perevodnoy,pass-card=on", "6s 7d/6h 8s/9c", "h", 0,
        "0 attack 6s; 1 show 6h", "attacker=1; defender=2; hand1=6h 8s; known1=6h; limit=1");
    row("showing needs room for the cards that lie there", "type=perevodnoy,pass-card=on", "6s 7d/6h 8s/9c", "h", 0,
        "0 attack 6s; !1 transfer 6h", "legal=take, show 6h, cover 6s with 8s, cover 6s with 6h");
    row("only a trump can be shown", "type=perevodnoy,pass-card=on", "6s 7d/6d 8s/9c Tc", "h", 0, "0 attack 6s; !1 show 6d",
        "legal=take, transfer 6d, cover 6s with 8s");
    row("only once a game", "type=perevodnoy,pass-card=on", "6s 6d 7d 8d 9c/6h 8s 9d", "h", 0,
        "0 attack 6s; 1 show 6h; 0 transfer 6d; !1 show 6h", "turn=1");
    row("each seat has a pass card of its own", "type=perevodnoy,pass-card=on", "6s 7h 8d/6h 7d 9d", "h", 0,
        "0 attack 6s; 1 show 6h; 0 take; 1 done; 1 attack 7d; 0 show 7h", "attacker=0; defender=1; turn=1");
    row("no showing without the option", "type=perevodnoy", "6s 7d/6h 8s/9c", "h", 0, "0 attack 6s; !1 show 6h", "turn=1");
}

void TestDurakRules::boutsFollowTheRules()
{
    QFETCH(QString, rules);
    QFETCH(QString, hands);
    QFETCH(QString, stock);
    QFETCH(int, attacker);
    QFETCH(QString, steps);
    QFETCH(QString, facts);
    State state = position(rules.toStdString(), hands.toStdString(), stock.toStdString(), attacker);
    playAll(state, steps.toStdString());
    checkFacts(state, facts.toStdString());
}

/// A deck that deals `hands` (six cards each, separated by "/") and turns up `trump`; the other cards follow in order.
static Chance deckOf(const Rules& rules, std::string_view hands, std::string_view trump)
{
    std::vector<Card> dealt;
    for (const auto hand : split(hands, '/'))
        for (const Card card : cardsOf(hand))
            dealt.push_back(card);
    CardSet rest;
    for (Rank rank = rules.lowestRank(); rank < kRanks; ++rank)
        rest = rest | CardSet::ofRank(rank);
    for (const Card card : dealt)
        rest.remove(card);
    Chance chance;
    if (!trump.empty()) {
        chance.deck.push_back(*parseCard(trump));
        rest.remove(chance.deck.front());
    }
    for (const Card card : rest)
        chance.deck.push_back(card);
    for (auto card = dealt.rbegin(); card != dealt.rend(); ++card)
        chance.deck.push_back(*card);
    return chance;
}

void TestDurakRules::dealGivesEachSeatSixFromTheEnd()
{
    State state = Durak::start(rulesOf("players=3"));
    QVERIFY(Durak::node(state).isChance());
    Rng rng = Rng::stream(7, Purpose::Dealer, 0);
    const Chance chance = Durak::draw(state, rng);
    QVERIFY(Durak::allowsChance(state, chance));
    Durak::applyChance(state, chance, nullptr);
    for (std::size_t seat = 0; seat < 3; ++seat)
        for (std::size_t i = 0; i < 6; ++i)
            QCOMPARE(state.hands[seat][i].number(), chance.deck[35 - 6 * seat - i].number());
    QCOMPARE(state.trumpCard.number(), chance.deck[0].number());
    QCOMPARE(int(state.stock), 18);
    QCOMPARE(state.deck.front().number(), chance.deck[0].number());
}

void TestDurakRules::dealsChooseTheFirstAttacker_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("trump");
    QTest::addColumn<QString>("facts");
    const auto row = [](const char* name, const char* rules, const char* hands, const char* trump, const char* facts) {
        QTest::newRow(name) << rules << hands << trump << facts;
    };
    row("the holder of the lowest trump begins", "players=2", "6s 7s 8s 9s Ts Kh/6d 7d 8d 9d Jh Ah", "9h",
        "phase=lead; attacker=1; defender=0; turn=1; known1=Jh; bout=1; limit=6");
    row("the ace as the only trump begins", "players=2", "6s 7s 8s 9s Ts Ah/6d 7d 8d 9d Jd Ad", "9h",
        "attacker=0; known0=Ah");
    row("the turned-up card in the stock does not count", "players=2", "6s 7s 8s 9s Ts Ah/6d 7d 8d 9d Jd Ad", "6h",
        "attacker=0");
    row("without a trump in any hand the first attacker is drawn", "players=3",
        "6s 7s 8s 9s Ts As/6d 7d 8d 9d Td Ad/6c 7c 8c 9c Tc Ac", "6h", "phase=draw-first; turn=-1; bout=0");
    row("a deal of the whole deck gives the trump card to the last seat", "players=4,deck=24",
        "9s Ts Js Qs Ks As/9d Td Jd Qd Kd Ad/9c Tc Jc Qc Kc Ac/9h Th Jh Qh Kh Ah", "",
        "stock=; hand3=9h Th Jh Qh Kh Ah; known3=9h Ah; attacker=3; defender=0");
    row("36 cards for six too", "players=6",
        "6s 7s 8s 9s Ts Js/Qs Ks As 6d 7d 8d/9d Td Jd Qd Kd Ad/6c 7c 8c 9c Tc Jc/6h Qc Kc Ac 7h 8h/9h Th Jh Qh Kh Ah", "",
        "stock=; known5=Ah; known4=6h; attacker=4; defender=5");
    row("attack the fool: the player before attacks", "players=3,first=attack-the-fool,fool=1",
        "6s 7s 8s 9s Ts As/6d 7d 8d 9d Td Ad/6c 7c 8c 9c Tc 6h", "7h", "attacker=0; defender=1; phase=lead; known2=");
    row("attack the fool: seat 0 is attacked by the last seat", "players=3,first=attack-the-fool,fool=0",
        "6s 7s 8s 9s Ts As/6d 7d 8d 9d Td Ad/6c 7c 8c 9c Tc 6h", "7h", "attacker=2; defender=0");
    row("attack the fool without a fool: the lowest trump", "players=3,first=attack-the-fool",
        "6s 7s 8s 9s Ts As/6d 7d 8d 9d Td 8h/6c 7c 8c 9c Tc 6h", "7h", "attacker=2; defender=0");
    row("a fool matters only when attacked", "players=3,fool=1", "6s 7s 8s 9s Ts As/6d 7d 8d 9d Td 8h/6c 7c 8c 9c Tc 6h",
        "7h", "attacker=2; defender=0");
    row("redeal: every seat is asked in turn, whatever it holds", "players=2,redeal=on",
        "6s 7s 8s 9d Td Kh/6d 7d 8d 9s Jh Ah", "9h", "phase=redeal; turn=0; legal=keep");
    row("redeal: four of a suit are not enough", "players=2,redeal=on", "6s 7s 8s 9s Td Kh/6d 7d 8d 9c Jh Ah", "9h",
        "phase=redeal; legal=keep");
    row("redeal: five of a plain suit are", "players=2,redeal=on", "6s 7s 8s 9s Ts Kh/6d 7d 8d 9c Jh Ah", "9h",
        "legal=keep, redeal");
    row("redeal: five trumps are not", "players=2,redeal=on", "6h 7h 8h Qh Th Ks/6d 7d 8d 9c Jh Ah", "9h", "legal=keep");
}

void TestDurakRules::dealsChooseTheFirstAttacker()
{
    QFETCH(QString, rules);
    QFETCH(QString, hands);
    QFETCH(QString, trump);
    QFETCH(QString, facts);
    State state = Durak::start(rulesOf(rules.toStdString()));
    const Chance chance = deckOf(state.rules, hands.toStdString(), trump.toStdString());
    QVERIFY(Durak::allowsChance(state, chance));
    Durak::applyChance(state, chance, nullptr);
    checkFacts(state, facts.toStdString());
    if (state.phase != Phase::DrawFirst)
        return;
    QVERIFY(Durak::node(state).isChance());
    for (const int seat : {-1, 0, 1, 2, 3}) {
        Chance first;
        first.first = static_cast<std::int8_t>(seat);
        QCOMPARE(Durak::allowsChance(state, first), seat >= 0 && seat < state.rules.players);
    }
    QVERIFY(!Durak::allowsChance(state, chance));
    Chance first;
    first.first = 1;
    Durak::applyChance(state, first, nullptr);
    checkFacts(state, "phase=lead; attacker=1; turn=1; bout=1");
}

void TestDurakRules::redealsFollowTheRules_data()
{
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("facts");
    QTest::newRow("all keep: play begins") << "0 keep; 1 keep"
                                           << "phase=lead; attacker=0; bout=1";
    QTest::newRow("one asks: everything is dealt again") << "0 redeal"
                                                         << "phase=deal; turn=-1; hand0=; hand1=; known0=; stock=";
    QTest::newRow("a hand without the right must keep") << "!1 keep; 0 keep; !1 redeal; !0 keep"
                                                        << "phase=redeal; turn=1; legal=keep";
}

void TestDurakRules::redealsFollowTheRules()
{
    QFETCH(QString, steps);
    QFETCH(QString, facts);
    State state = Durak::start(rulesOf("redeal=on"));
    const Chance chance = deckOf(state.rules, "6s 7s 8s 9s Ts 6h/6d 7d 8d 9c Jh Ah", "9h");
    Durak::applyChance(state, chance, nullptr);
    playAll(state, steps.toStdString());
    checkFacts(state, facts.toStdString());
    if (state.phase != Phase::Deal)
        return;
    for (int deals = 1; deals < kMaxRedeals; ++deals) {
        QVERIFY(Durak::allowsChance(state, chance));
        Durak::applyChance(state, chance, nullptr);
        QVERIFY(play(state, "0 redeal"));
    }
    Durak::applyChance(state, chance, nullptr);
    checkFacts(state, "phase=lead");
}

void TestDurakRules::scoresAndPointsFollowTheFool_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("fool");
    QTest::addColumn<QString>("scores");
    QTest::addColumn<QString>("points");
    QTest::newRow("two, one lost") << "players=2" << 1 << "1,0"
                                   << "0,-1";
    QTest::newRow("two, drawn") << "players=2" << -1 << "0.5,0.5"
                                << "0,0";
    QTest::newRow("five, one lost") << "players=5" << 2 << "0.25,0.25,0,0.25,0.25"
                                    << "0,0,-1,0,0";
    QTest::newRow("five, drawn") << "players=5" << -1 << "0.2,0.2,0.2,0.2,0.2"
                                 << "0,0,0,0,0";
    QTest::newRow("two teams, one lost") << "players=4,teams=2x2" << 3 << "0.5,0,0.5,0"
                                         << "0,-1,0,-1";
    QTest::newRow("three a team, one lost") << "players=6,teams=3x3" << 0 << "0,0.333,0,0.333,0,0.333"
                                            << "-1,0,-1,0,-1,0";
    QTest::newRow("teams, drawn") << "players=4,teams=2x2" << -1 << "0.25,0.25,0.25,0.25"
                                  << "0,0,0,0";
}

void TestDurakRules::scoresAndPointsFollowTheFool()
{
    QFETCH(QString, rules);
    QFETCH(int, fool);
    QFETCH(QString, scores);
    QFETCH(QString, points);
    State state = Durak::start(rulesOf(rules.toStdString()));
    state.phase = Phase::Over;
    state.fool = static_cast<std::int8_t>(fool);
    checkFacts(state, "scores=" + scores.toStdString());
    QStringList lost;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        lost << QString::number(pointsOf<Durak>(state, seat));
    QCOMPARE(lost.join(','), points);
}

void TestDurakRules::whoWinsHasReachedTheGoal()
{
    QFETCH(QString, rules);
    QFETCH(int, fool);
    State state = Durak::start(rulesOf(rules.toStdString()));
    state.phase = Phase::Over;
    state.fool = static_cast<std::int8_t>(fool);
    for (Seat seat = 0; fool >= 0 && seat < state.rules.players; ++seat)
        QCOMPARE(goalOf<Durak>(state.rules).chanceOf(scoreOf<Durak>(state, seat)),
                 Durak::winners(state).has(seat) ? 1.0 : 0.0);
    QVERIFY((state.rules.players == 2) == (goalOf<Durak>(state.rules) == Goal()));
}

void TestDurakRules::onlyAWholeDeckCanBeDealt()
{
    const State state = Durak::start(rulesOf("deck=36"));
    const Chance right = deckOf(state.rules, "", "9h");
    QVERIFY(Durak::allowsChance(state, right));
    Chance twice = right;
    twice.deck[3] = twice.deck[4];
    QVERIFY(!Durak::allowsChance(state, twice));
    Chance wrongCard = right;
    wrongCard.deck[3] = Card(0, Suit::Clubs);
    QVERIFY(!Durak::allowsChance(state, wrongCard));
    Chance tooShort = right;
    tooShort.deck.pop_back();
    QVERIFY(!Durak::allowsChance(state, tooShort));
    Chance both = right;
    both.first = 0;
    QVERIFY(!Durak::allowsChance(state, both));
    QVERIFY(!Durak::allowsChance(Durak::start(rulesOf("deck=52")), right));
    QVERIFY(!Durak::allowsChance(state, Chance{}));
}

/// A game in which three seats always take would never end; it is drawn.
void TestDurakRules::aTakingCircleIsDrawn()
{
    State state = position("", "6s 7d 8d/7s 8s 9s/9d Td Jd", "h", 0);
    int bouts = 0;
    while (!Durak::node(state).isOver()) {
        const Seat seat = state.turn;
        ActionList<Durak> legal;
        Durak::legal(state, seat, legal);
        Durak::act(state, seat, legal.front(), nullptr); // leads, takes, or is done
        bouts = std::max<int>(bouts, state.bout);
    }
    QCOMPARE(bouts, 1 + kMaxTakings);
    checkFacts(state, "fool=-1; scores=0.333,0.333,0.333");

    State broken = position("", "6s 7d 8d/7s 8s 9s/9d Td Jd", "h", 0);
    broken.takings = kMaxTakings - 1;
    playAll(broken, "0 attack 6s; 1 cover 6s with 7s; 0 done; 2 done; 1 attack 8s; 2 take; 1 done; 0 done");
    checkFacts(broken, "phase=lead; bout=4");
}

void TestDurakRules::eventsTellOwnersMore()
{
    State state = Durak::start(rulesOf("players=3"));
    Trace<Event> dealt(3);
    Durak::applyChance(state, deckOf(state.rules, "6s 7s 8s 9s Ts Kh/6d 7d 8d 9d Jh Ah/6c 7c 8c 9c Tc Qh", "9h"), &dealt);
    const auto& told = dealt.told();
    QCOMPARE(told.size(), std::size_t{9});
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const auto& own = told[2 * seat];
        const auto& others = told[2 * seat + 1];
        QVERIFY(own.to == SeatSet::of(static_cast<Seat>(seat)) && !own.blurred);
        QCOMPARE(textOf(own.event.cards), textOf(state.hands[seat]));
        QVERIFY(others.to == SeatSet::firstSeats(3) - own.to && others.blurred);
        QVERIFY(others.event.cards.empty());
        QCOMPARE(int(others.event.count), 6);
    }
    QCOMPARE(toText(told[6].event), std::string("the trump card is 9h"));
    QCOMPARE(toText(told[7].event), std::string("seat 1 begins with the lowest trump Jh"));
    QCOMPARE(toText(told[8].event), std::string("bout 1: seat 1 attacks seat 2"));

    QStringList log;
    for (const char* step : {"1 attack 6d", "2 cover 6d with Qh", "1 done", "0 done"}) {
        Trace<Event> trace(3);
        Durak::act(state, step[0] - '0', *Durak::parseAction(step + 2), &trace);
        for (const auto& each : trace.told())
            log << QString("%1%2").arg(each.blurred ? "~" : "", QString::fromStdString(toText(each.event)));
    }
    QCOMPARE(log.join("; "),
             QString("seat 1 attacks with 6d; seat 2 covers 6d with Qh; seat 1 is done; seat 0 is done; "
                     "seat 2 has beaten 2 cards; seat 1 draws Ac; ~seat 1 draws 1 card; seat 2 draws Kc; "
                     "~seat 2 draws 1 card; bout 2: seat 2 attacks seat 0"));
}

void TestDurakRules::viewHidesOtherHands()
{
    const State state = position("", "6s 7d 8d/7s 8s 9s/9d Td Jd", "Ah 6c 7c 8c", 0);
    State other = state;
    std::swap(other.hands[1][0], other.hands[2][0]);
    std::swap(other.hands[2][1], other.deck[2]);
    std::swap(other.deck[1], other.deck[3]);
    QVERIFY(Durak::look(state, 0) == Durak::look(other, 0));
    QVERIFY(Durak::look(state, 1) != Durak::look(other, 1));
    QCOMPARE(textOf(Durak::look(state, 2).hand), std::string("9d Td Jd"));
}

void TestDurakRules::declinedCardsAreRecorded_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hands");
    QTest::addColumn<QString>("stock");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<int>("seat");
    QTest::addColumn<QString>("memory"); // "aged: declined; declinedLately"
    const auto row = [](const char* name, const char* rules, const char* hands, const char* stock, const char* steps,
                        int seat,
                        const char* memory) { QTest::newRow(name) << rules << hands << stock << steps << seat << memory; };
    row("taking declines the cards that beat", "", "Qs 8d/7s 7d", "h", "0 attack Qs; 1 take", 1,
        "0: Ks As 6h 7h 8h 9h Th Jh Qh Kh Ah; Ks As 6h 7h 8h 9h Th Jh Qh Kh Ah");
    row("taking declines the cards that transfer", "type=perevodnoy", "Qh 8d 8c/7s 7d", "h", "0 attack Qh; 1 take", 1,
        "0: Qs Qh Kh Ah Qd Qc; Qs Qh Kh Ah Qd Qc");
    row("no conclusion from two open attacks", "type=perevodnoy", "6s Qd 8d/6d 7d 7s", "h",
        "0 attack 6s; 1 transfer 6d; 0 take", 0, "0: ; ");
    row("done declines plain cards of the ranks", "", "6s 8d/7s 7d 8c", "h", "0 attack 6s; 1 cover 6s with 7s; 0 done", 0,
        "0: 6s 7s 6d 7d 6c 7c; 6s 7s 6d 7d 6c 7c");
    row("drawn cards declined nothing", "", "6s 8d 8s 9s Ts Js/7s 7d 8c Qd Kd Ad", "6h Qc Kc", "0 attack 6s; 1 take; 0 done",
        0, "5: 6s 6d 6c; ");
    row("a few that came in between count as old", "", "6s 7s 8d 8s 9s Ts/Qs 7d 8c Qd Kd Ad", "6h Qc Kc Tc Jc",
        "0 attack 6s; 1 take; 0 done; 0 attack 7s; 1 cover 7s with Qs; 0 done", 0, "5: 6s 7s Qs 6d 7d Qd 6c 7c Qc; ");
}

void TestDurakRules::declinedCardsAreRecorded()
{
    QFETCH(QString, rules);
    QFETCH(QString, hands);
    QFETCH(QString, stock);
    QFETCH(QString, steps);
    QFETCH(int, seat);
    State state = position(rules.toStdString(), hands.toStdString(), stock.toStdString(), 0);
    playAll(state, steps.toStdString());
    const auto i = static_cast<std::size_t>(seat);
    const auto deck = [&](CardSet cards) { return textOf(cards & CardSet::fromBits(0x1FF01FF01FF01FF0)); };
    const QString memory =
        QString("%1: %2; %3")
            .arg(state.aged[i])
            .arg(QString::fromStdString(deck(state.declined[i])), QString::fromStdString(deck(state.declinedLately[i])));
    QTEST(memory, "memory");
}

PARLOUR_TEST(TestDurakRules)
#include "test_durak_rules.moc"
