// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decisions of the bots of Pazaak with own side decks: rule bots at the limits of their conditions, decks, and the model
// of a match where its values are known.
//
// A position is written "own cards / other's cards / own hand": "10 7 / 10 8 stands / +1 -2", with "/ lost 2" for the sets
// that the other has won.
#include "ai/core/bots.h"
#include "ai/core/game_bots.h"
#include "ai/pazaak_full/deck_bot.h"
#include "ai/pazaak_full/evaluator.h"
#include "ai/pazaak_full/features.h"
#include "engine/base/tokens.h"
#include "engine/core/analyst.h"
#include "engine/core/match.h"
#include "engine/pazaak_full/named_decks.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::pazaak_full;

namespace {

View position(std::string_view text)
{
    View view;
    view.turn = view.began = 0;
    view.set = 1;
    view.deck = namedDeck("starter");
    view.handCounts = {0, 4};
    view.houseLeft.fill(kCopiesHouse);
    const auto parts = split(text, '/');
    for (std::size_t seat = 0; seat < 2; ++seat)
        for (const std::string_view word : split(parts[seat])) {
            if (word == "stands") {
                view.boards[seat].standing = true;
                continue;
            }
            const auto value = static_cast<std::int8_t>(*parseInt(word, 1, 10));
            view.boards[seat].cards.push_back({value, -1});
            view.boards[seat].total = static_cast<std::int8_t>(view.boards[seat].total + value);
            --view.houseLeft[asIndex(value - 1)];
        }
    for (const std::string_view word : split(parts[2]))
        if (const auto card = parseCard(word))
            view.hand.push_back(*card);
    std::sort(view.hand.begin(), view.hand.end());
    view.handCounts[0] = static_cast<std::int8_t>(view.hand.count());
    if (parts.size() > 3)
        view.wins[1] = static_cast<std::int8_t>(*parseInt(split(parts[3])[1], 0, 2));
    return view;
}

ActionList<PazaakFull> legalIn(const View& view)
{
    ActionList<PazaakFull> legal{kEnd, kStand};
    for (const Reach& reach : Features(view).reaches)
        for (const bool stands : {false, true})
            if (stands || reach.total != kGoal)
                legal.push_back(playing(reach, stands));
    return legal;
}

std::string choice(std::string_view bot, const View& view, Report* report = nullptr)
{
    const auto player = makeBot<PazaakFull>(bot, test::resources());
    const auto legal = legalIn(view);
    return toText(player->choose({view, legal, {1, 0}, {}, report}));
}

/// The value of an action, by its text.
double valueOf(const View& view, std::string_view action)
{
    Evaluator evaluator(test::resources());
    const auto legal = legalIn(view);
    const auto values = evaluator.valuesOf(view, legal, {});
    for (std::size_t i = 0; i < legal.size(); ++i)
        if (toText(legal[i]) == action)
            return values[i];
    return -1;
}

} // namespace

class TestPazaakFullBots : public QObject {
    Q_OBJECT

private slots:
    void botsFollowTheirRules_data()
    {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("expected");
        const char* bot = "";
        const auto row = [&bot](const char* rule, const char* where, const char* expected) {
            QTest::addRow("%s, %s: %s", bot, rule, where)
                << QString("pazaak-full.%1").arg(bot) << QString(where) << QString(expected);
        };

        bot = "drone";
        row("a card makes 20", "10 5 / 9 / +5 +-5", "play +5 stand");
        row("20 by a minus card", "10 5 7 / 9 / -2", "play -2 stand");
        row("20 by a double", "10 5 / 9 / +3 D", "play D stand");
        row("20 by a flip", "10 6 4 8 / 9 / 2&4", "play 2&4 stand");
        row("19 does not do", "10 5 / 9 / +4", "end");
        row("19 beats one who stands", "10 5 / 10 8 stands / +4 +3", "play +4 stand");
        row("a tie does not beat", "10 5 / 10 8 stands / +3", "end");
        row("17 beats 16, but is too low", "10 4 / 10 6 stands / +3", "end");
        row("ahead already", "10 8 / 10 7 stands / +1", "stand");
        row("16", "10 6 / 9 / +1", "end");
        row("17", "10 7 / 9 / +1", "stand");
        row("17 against more", "10 7 / 10 9 stands / ", "stand");

        bot = "careful";
        row("a card makes 20, the cheapest", "10 5 / 9 / +-5 +5 -5", "play +5 stand");
        row("20 before standing ahead", "10 8 / 10 7 stands / +2", "play +2 stand");
        row("ahead", "10 8 / 10 7 stands / +1", "stand");
        row("ahead with little", "10 2 / 10 1 stands / +1", "stand");
        row("the cheapest that beats", "10 5 / 10 6 stands / +-2 +4 +3", "play +3 stand");
        row("a minus card before a plus/minus one", "10 5 6 / 10 6 stands / -2 +-3 ", "play -2 stand");
        row("none beats", "10 5 / 10 9 stands / +4", "end");
        row("a tie from 17", "10 8 / 10 8 stands / -1", "stand");
        row("a tie below", "10 6 / 10 6 stands / -1", "end");
        row("above 20, the best total", "10 5 7 / 9 / -4 +-3", "play +-3=-3 stand");
        row("above 20, too low to stand", "10 5 7 / 9 / -6", "play -6 end");
        row("above 20, nothing helps", "10 5 7 / 9 / +1", "stand");
        row("16", "10 6 / 9 / +1", "end");
        row("17", "10 7 / 9 / +1", "stand");
        row("17 with a minus card", "10 7 / 9 / -1", "end");
        row("18 with a minus card", "10 8 / 9 / -1", "stand");

        bot = "eager";
        row("the nearest to 20", "10 5 / 9 / +2 +4 +3", "play +4 stand");
        row("17, and on", "10 5 / 9 / +2", "play +2 end");
        row("16 is no card's worth", "10 5 / 9 / +1", "end");
        row("nearer than without", "10 8 / 9 / +1", "play +1 stand");
        row("not farther", "10 8 / 9 / -1", "stand");
        row("17", "10 7 / 9 / ", "end");
        row("18", "10 8 / 9 / ", "stand");
        row("back by the smallest card", "10 5 7 / 9 / -6 -3 -4", "play -3 stand");
        row("back to little", "10 5 7 / 9 / -6", "play -6 end");
        row("17 ahead of one who stands", "10 5 / 10 6 stands / +2", "play +2 stand");
        row("ahead of one who stands, a card all the same", "10 5 / 10 4 stands / +5", "play +5 stand");
        row("ahead of one who stands", "10 5 / 10 4 stands / +1", "stand");

        bot = "cantina";
        row("1, ahead of one who stands", "10 5 / 10 4 stands / +5", "stand");
        row("1, above 20 is not ahead", "10 5 7 / 10 4 stands / -2", "play -2 stand");
        row("2, up 20", "10 5 / 9 / +5", "play +5 stand");
        row("2, up 20 below is no matter", "2 1 10 5 / 9 / +2", "play +2 stand");
        row("2, up 19 and down 15", "10 5 / 9 / +4", "play +4 stand");
        row("2, up 19 and down 12", "10 5 / 9 / +4 -3", "play +4 stand");
        row("2, up 19 and down 11", "10 5 / 9 / +4 -4", "end");
        row("2, up 18 and down 14", "10 5 / 9 / +3 -1", "play +3 stand");
        row("2, up 18 and down 13", "10 5 / 9 / +3 -2", "end");
        row("2, up 17", "10 5 / 9 / +2", "end");
        row("2, a minus card raises nothing", "10 9 / 9 / -1", "stand");
        row("2, level is enough", "10 5 / 10 9 / +4", "play +4 stand");
        row("2, lower is not", "10 5 / 10 9 / +3", "end");
        row("2, a plain card before a plus/minus", "10 5 / 9 / +-5 +5", "play +5 stand");
        row("3, gives the set up", "10 5 7 / 10 9 / -4", "end");
        row("3, not with 17 against it", "10 5 7 / 10 7 / -6", "play -6 stand");
        row("3, not if it would lose the match", "10 5 7 / 10 9 / -4 / lost 2", "play -4 stand");
        row("3, level saves the set", "10 5 7 / 10 8 / -4", "play -4 stand");
        row("4, behind one who stands", "10 8 / 10 9 stands / ", "end");
        row("4, 17 and nothing lower", "10 7 / 9 / ", "stand");
        row("4, 17 and down 16", "10 7 / 9 / -1", "stand");
        row("4, 17 and down 15", "10 7 / 9 / -2", "end");
        row("4, 16 stands without a minus card", "10 6 / 9 / ", "stand");
        row("4, 15 goes on", "10 5 / 9 / ", "end");
        row("4, 18", "10 8 / 9 / -4", "stand");
    }
    void botsFollowTheirRules()
    {
        QFETCH(QString, bot);
        QFETCH(QString, where);
        QFETCH(QString, expected);
        Report report;
        QCOMPARE(QString::fromStdString(choice(bot.toStdString(), position(where.toStdString()), &report)), expected);
        QCOMPARE(QString::fromStdString(report.chosen), expected);
        QVERIFY(!report.verdict.english().empty());
        QVERIFY2(report.verdict.english().find('%') == std::string::npos, report.verdict.english().c_str());
        QCOMPARE(report.candidates.size(), legalIn(position(where.toStdString())).size());
    }

    void deckOptionTakesNamesAndCards()
    {
        QCOMPARE(parseDeckOrName("super")->size(), std::size_t{10});
        const auto cards = parseDeckOrName("D +-5 -4 -4 +3 +3 +2 +2 +1 +1");
        QVERIFY(cards);
        QCOMPARE(toText(*cards), std::string("+1 +1 +2 +2 +3 +3 -4 -4 +-5 D"));
        for (const char* wrong : {"", "nobody", "+1 +2", "+1 +1 +2 +2 +3 +3 -4 -4 +-5 D D", "+1 +1 +2 +2 +3 +3 -4 -4 +-5 X"})
            QVERIFY2(!parseDeckOrName(wrong), wrong);
    }
    void rulesForbidDecks()
    {
        QVERIFY(kDeckOption.check("super", {{"limit", "any"}}));
        const auto refused = kDeckOption.check("super", {});
        QVERIFY(!refused);
        QVERIFY(refused.error().english().find("super") != std::string::npos);
    }
    /// A deck beyond the limit is not brought, even if nobody checked it before.
    void forbiddenDeckIsReplacedByTheStarter()
    {
        View view;
        ActionList<PazaakFull> legal;
        PazaakFull::legal(PazaakFull::start({}), 0, legal);
        auto made = kDeckOption.apply(makeBot<PazaakFull>("pazaak-full.drone", test::resources()), "super");
        QVERIFY(made);
        auto* bot = static_cast<Bot<PazaakFull>*>(made->get());
        QCOMPARE(toText(bot->choose({view, legal, {}, {}}).deck), toText(namedDeck("starter")));
        view.rules.limit = Limit::Any;
        QCOMPARE(toText(bot->choose({view, legal, {}, {}}).deck), toText(namedDeck("super")));
    }
    void masterBringsTheStrongestDeckAllowed()
    {
        const auto master = makeBot<PazaakFull>("pazaak-full.master", test::resources());
        for (const auto& [limit, deck] : {std::pair(Limit::Two, "expert"), std::pair(Limit::Classic, "cautious")}) {
            View view;
            view.rules.limit = limit;
            ActionList<PazaakFull> legal;
            PazaakFull::legal(PazaakFull::start(view.rules), 0, legal);
            Report report;
            QCOMPARE(toText(master->choose({view, legal, {}, {}, &report}).deck), toText(namedDeck(deck)));
            QCOMPARE(report.chosen, "deck " + toText(namedDeck(deck)));
        }
    }

    /// At two sets each, a set that can no longer change decides the match.
    void decidedSetsHaveExactValues()
    {
        View view = position("10 8 / 10 7 stands / +1");
        view.wins = {2, 2};
        QCOMPARE(valueOf(view, "stand"), 1.0);
        QCOMPARE(valueOf(view, "play +1 stand"), 1.0);
        view = position("10 6 7 / 10 7 stands / +1 -6");
        view.wins = {2, 2};
        QCOMPARE(valueOf(view, "end"), 0.0);
        QCOMPARE(valueOf(view, "play +1 end"), 0.0);
        view = position("10 9 / 10 9 stands / +-1T");
        view.wins = {2, 2};
        QCOMPARE(valueOf(view, "play +-1T=+1 stand"), 1.0);
        view = position("10 8 / 10 9 stands / +-1T");
        view.wins = {2, 2};
        QCOMPARE(valueOf(view, "play +-1T=+1 stand"), 1.0); // equal totals, and the tiebreaker
    }
    /// With one draw to come and no cards, the value is a count of the house cards left.
    void nextCardIsCounted()
    {
        View view = position("10 3 6 / 10 10 / ");
        view.wins = {2, 2};
        view.handCounts = {0, 0};
        view.boards[1].standing = true;
        // Only a 1 reaches 20, for a tie; then the match is as even as it was.
        view.houseLeft = {1, 0, 0, 0, 0, 0, 0, 0, 0, 9};
        const double tie = valueOf(view, "end") * 10;
        QVERIFY2(std::abs(tie - 0.5) < 0.03, std::to_string(tie).c_str());
        view.houseLeft = {0, 0, 0, 0, 0, 0, 0, 0, 0, 9};
        QCOMPARE(valueOf(view, "end"), 0.0);
    }
    void ninthCardWins()
    {
        View view = position("1 1 1 1 2 2 2 2 / 10 9 stands / +1");
        view.wins = {2, 2};
        QCOMPARE(valueOf(view, "play +1 end"), 1.0);
        QCOMPARE(valueOf(view, "end"), 0.8); // any card but a 9 or 10: 6 of 30
    }

    /// Both seats' chances add up to about 1 before anything is known.
    void beginOfAMatchIsEven()
    {
        Evaluator evaluator(test::resources());
        View view;
        view.deck = namedDeck("starter");
        view.handCounts = {4, 4};
        view.houseLeft.fill(kCopiesHouse);
        for (const char* cards : {"+2", "+3", "+4", "+5"})
            view.hand.push_back(*parseCard(cards));
        const auto value = evaluator.valueOf(view, {});
        QVERIFY(value);
        QVERIFY2(*value > 0.4 && *value < 0.6, std::to_string(*value).c_str());
    }
    /// The same question has the same answer, whatever was asked before.
    void valuesDoNotDependOnEarlierQuestions()
    {
        const View first = position("10 5 / 9 / +2 -3 +-1T D");
        const View second = position("10 6 / 10 2 / -3 +-1T D");
        Evaluator asked(test::resources());
        const auto before = asked.valuesOf(second, legalIn(second), {});
        asked.valuesOf(first, legalIn(first), {});
        QVERIFY(before == asked.valuesOf(second, legalIn(second), {}));
        QVERIFY(asked.valuesOf(first, legalIn(first), {})
                == Evaluator(test::resources()).valuesOf(first, legalIn(first), {}));
    }
    /// The value of a chosen action is that between the decision and the draws that follow, and every View has a value.
    void valueBetweenIsThatOfTheAction_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("deck");
        QTest::newRow("tournament") << ""
                                    << "gambler";
        QTest::newRow("first game") << "limit=classic,nine=stands,begins=first,deck=match"
                                    << "cautious";
        QTest::newRow("open") << "limit=any,begins=loser"
                              << "from-hell";
    }
    void valueBetweenIsThatOfTheAction()
    {
        QFETCH(QString, rules);
        QFETCH(QString, deck);
        Evaluator evaluator(test::resources());
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Match<PazaakFull> match(*PazaakFull::parseRules(*parseRuleMap(rules.toStdString())), seed);
            Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
            while (!match.node().isOver()) {
                if (match.node().isChance()) {
                    match.applyChance(match.draw());
                } else {
                    const Seat seat = match.node().seats.first();
                    const View before = match.look(seat);
                    ActionList<PazaakFull> legal;
                    match.legal(seat, legal);
                    const auto values = evaluator.valuesOf(before, legal, {});
                    std::size_t chosen = rng.below(static_cast<std::uint32_t>(legal.size()));
                    if (before.deck.empty())
                        legal[chosen = 0].deck = namedDeck(deck.toStdString());
                    match.act(seat, legal[chosen]);
                    if (const auto between = evaluator.valueBetween(before, match.look(seat), {})) {
                        ++compared;
                        QVERIFY2(std::abs(*between - values[chosen]) < 1e-9, toText(legal[chosen]).c_str());
                    }
                }
                for (Seat seat = 0; seat < match.seats(); ++seat) {
                    const auto value = evaluator.valueOf(match.look(seat), {});
                    QVERIFY(value && *value >= -1e-6 && *value <= 1 + 1e-6);
                }
            }
        }
        QVERIFY(compared > 10);
    }
    /// Comparisons of all actions with the first: the parts sum to the difference, and the chances of a set that is all but
    /// over are those that can be counted.
    void comparisonsSumToTheDifference()
    {
        const auto any = makeAnalyst(test::resources());
        auto& analyst = static_cast<Analyst<PazaakFull>&>(*any);
        const auto chanceIn = [](const Comparison& comparison, const char* label) {
            for (const ComparedPart& chance : comparison.chances)
                if (QByteArray(chance.label.english) == label)
                    return chance.second.value;
            return -1.0;
        };
        const View last = position("10 7 / 10 9 stands / ");
        for (const View& view : {position("10 5 / 9 / +2 -3"), position("10 7 / 10 8 stands / +1 +3"), last}) {
            const auto legal = legalIn(view);
            const Question<PazaakFull> question{view, legal, {1, 0}, {}};
            const Analysis analysis = analyst.evaluate(question);
            for (std::size_t i = 0; i < legal.size(); ++i) {
                const auto comparison = analyst.comparisonOf(question, 0, i);
                QVERIFY(comparison);
                const double lost = analysis.actions[0].share.value - analysis.actions[i].share.value;
                QVERIFY(std::abs(comparison->difference() - lost) < 1e-9);
                if (toText(legal[i]) == "play +3 stand")
                    QVERIFY(std::abs(chanceIn(*comparison, "Win the set") - 1) < kChanceError);
                if (toText(legal[i]) == "play +1 stand")
                    QVERIFY(std::abs(chanceIn(*comparison, "tie it") - 1) < kChanceError);
            }
        }
        // 17 against 19 without cards: a three wins, a two ties, an ace goes on at 18, and more than three is over 20.
        const auto legal = legalIn(last);
        const Comparison comparison = *analyst.comparisonOf({last, legal, {1, 0}, {}}, 1, 0);
        const double left = 4 * kHighestHouse - 4, four = 4;
        QVERIFY(std::abs(chanceIn(comparison, "go over 20 at once") - (7 * four - 4) / left) < 1e-9);
        const double goingOn = four / left / kHighestHouse; // an ace, then by the model each card is as likely
        QVERIFY(std::abs(chanceIn(comparison, "Win the set") - (four / left + goingOn)) < 2 * kChanceError);
        QVERIFY(std::abs(chanceIn(comparison, "tie it") - (four / left + goingOn)) < 2 * kChanceError);
    }
    /// The shares by the next card have the share of the action as their mean, and the sentence is for the better action.
    void theNextCardMakesTheShare()
    {
        const auto any = makeAnalyst(test::resources());
        auto& analyst = static_cast<Analyst<PazaakFull>&>(*any);
        Evaluator evaluator{test::resources()};
        int facts = 0;
        for (const char* text : {"10 8 / 10 3 / +1 +2 +3 +4", "10 7 / 10 3 / +1 +1 +2 +2", "10 7 / 10 8 stands / +4",
                                 "10 6 / 10 7 / +5 +5 +1 +2", "10 7 / 10 7 stands / +1", "10 5 / 10 6 stands / +5 +1",
                                 "10 8 / 10 9 stands / +4 +5"}) {
            const View view = position(text);
            const auto legal = legalIn(view);
            const Question<PazaakFull> question{view, legal, {1, 0}, {}};
            const Analysis analysis = analyst.evaluate(question);
            int left = 0;
            for (const int copies : view.houseLeft)
                left += copies;
            for (std::size_t i = 0; i < legal.size(); ++i) {
                const NextCards shares = *evaluator.sharesByNextCard(view, legal[i], {});
                double mean = 0;
                for (std::size_t card = 0; card < shares.size(); ++card)
                    mean += shares[card] * view.houseLeft[card] / left;
                QVERIFY2(std::abs(mean - analysis.actions[i].share.value) < 1e-6, toText(legal[i]).c_str());
                const auto comparison = *analyst.comparisonOf(question, analysis.best(), i);
                QCOMPARE(comparison.why.empty(), comparison.isSame());
                const Action& best = legal[analysis.best()];
                const char* word = best.plays ? "Play" : best.kind == Action::Kind::Stand ? "Stand:" : "Go on:";
                QVERIFY2(comparison.why.empty() || QByteArray(comparison.why.text.english).startsWith(word),
                         comparison.why.english().c_str());
                QVERIFY(!comparison.fact || comparison.fact->chance > comparison.fact->needed);
                facts += comparison.fact.has_value();
            }
        }
        QVERIFY(facts > 0);
    }
    /// Decks are compared by kinds of cards, and their values are those of the choice.
    void decksAreComparedByTheirCards()
    {
        const auto any = makeAnalyst(test::resources());
        auto& analyst = static_cast<Analyst<PazaakFull>&>(*any);
        const State state = PazaakFull::start({});
        ActionList<PazaakFull> legal;
        PazaakFull::legal(state, 0, legal);
        const View view = PazaakFull::look(state, 0);
        const Question<PazaakFull> question{view, legal, {1, 0}, {}};
        const Analysis analysis = analyst.evaluate(question);
        QVERIFY(analyst.isViewWorthItsBest(view));
        const std::size_t best = analysis.best();
        QCOMPARE(legal[best].deck, namedDeck("expert"));
        for (std::size_t i = 0; i < legal.size(); ++i) {
            State chosen = state;
            PazaakFull::act(chosen, 0, legal[i], nullptr);
            QCOMPARE(analyst.valueOf(PazaakFull::look(chosen, 0), {}, {}, 0).value, analysis.actions[i].share.value);
            const auto comparison = *analyst.comparisonOf(question, best, i);
            const double lost = analysis.actions[best].share.value - analysis.actions[i].share.value;
            QVERIFY(std::abs(comparison.difference() - lost) < 1e-9);
            QCOMPARE(comparison.why.empty(), comparison.isSame());
        }
    }
    void stoppedEvaluationIsEmpty()
    {
        parlour::stop_source stop;
        stop.request_stop();
        Evaluator evaluator{Resources()};
        const View view = position("10 5 / 9 / +2 -3 +-1T D");
        QVERIFY(evaluator.valuesOf(view, legalIn(view), stop.get_token()).empty());
        QVERIFY(!evaluator.valueOf(view, stop.get_token()));
    }
};

PARLOUR_TEST(TestPazaakFullBots)
#include "test_pazaak_full_bots.moc"
