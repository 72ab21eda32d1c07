// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The measuring of side decks of the full game of Pazaak, best responses to its bots, and their exploiter.
#include "ai/core/bots.h"
#include "ai/pazaak_full/best_response.h"
#include "ai/pazaak_full/deck_bot.h"
#include "ai/pazaak_full/evaluator.h"
#include "ai/pazaak_full/training/deck_values.h"
#include "ai/pazaak_full/training/exploiter.h"
#include "engine/core/any_analyst.h"
#include "engine/pazaak_full/named_decks.h"
#include "engine/pazaak_full/pazaak_full.h"
#include "engine/pazaak_full/pazaak_full_notation.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <map>

using namespace parlour;
using namespace parlour::pazaak_full;

namespace {

Rules oneSet()
{
    Rules rules;
    rules.sets = 1;
    return rules;
}

double ceilingOf(const char* bot, const CeilingOptions& options)
{
    return bestResponse(oneSet(), namedDeck("starter"), std::string("pazaak-full.") + bot, options)->share;
}

/// The analyst's value of a deck, or of hands dealt from it.
double valueOf(AnyAnalyst& analyst, const State& state)
{
    return analyst.value(PazaakFull::look(state, 0), {}, {}).value;
}

} // namespace

class TestPazaakFullDecks : public QObject {
    Q_OBJECT

private slots:
    void exchangedDecksStaySorted()
    {
        const Deck deck = exchanged(namedDeck("starter"), {Card::plus(5), Card::plus(1)});
        QVERIFY(isWithin(Limit::Any, deck));
        QCOMPARE(std::count(deck.begin(), deck.end(), Card::plus(5)), 1);
        QCOMPARE(std::count(deck.begin(), deck.end(), Card::plus(1)), 3);
    }

    /// The named deck is the one that the shipped table found.
    void expertIsTheBestDeckFound()
    {
        QFile file(PARLOUR_SOURCE_DIR "/resources/decks/pazaak-full.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject climbs = QJsonDocument::fromJson(file.readAll()).object()["climbs"].toObject();
        QCOMPARE(climbs["two"].toObject()["deck"].toString().toStdString(), toText(namedDeck("expert")));
    }

    void cardsTellTheStrengthOfADeck()
    {
        QFile file(PARLOUR_SOURCE_DIR "/resources/decks/pazaak-full.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        std::map<QString, std::vector<double>> shares;
        for (const QJsonValue& each : QJsonDocument::fromJson(file.readAll()).object()["shares"].toArray()) {
            shares[each["first"].toString()].push_back(each["share"].toDouble());
            shares[each["second"].toString()].push_back(1 - each["share"].toDouble());
        }
        for (const NamedDeck& each : namedDecks()) {
            const QString id = QString::fromUtf8(each.id.data(), static_cast<int>(each.id.size()));
            const double measured = meanOf(shares[id]).value;
            QVERIFY2(std::abs(strengthOf(each.deck) - measured) < 0.05, qPrintable(id));
        }
    }

    /// The value of a deck is the mean value of the hands dealt from it, so that the deal is luck alone.
    void aDeckIsWorthItsHands()
    {
        const bool isMeasuring = qEnvironmentVariableIsSet("PARLOUR_REVIEWS");
        const int hands = isMeasuring ? qEnvironmentVariableIntValue("PARLOUR_REVIEWS") : 3;
        const auto analyst = makeAnalyst("pazaak-full", Resources());
        for (const NamedDeck& each : namedDecks()) {
            if (!isMeasuring && each.id != "starter" && each.id != "expert")
                continue;
            Rules rules;
            rules.limit = Limit::Any;
            State state = PazaakFull::start(rules);
            for (Seat seat = 0; seat < 2; ++seat)
                PazaakFull::act(state, seat, {Action::Kind::ChooseDeck, false, {}, each.deck}, nullptr);
            const double value = valueOf(*analyst, state);
            double sum = 0, squares = 0;
            for (int i = 0; i < hands; ++i) {
                Rng rng = Rng::stream(5, Purpose::Analysis, static_cast<std::uint64_t>(i));
                State dealt = state;
                PazaakFull::applyChance(dealt, PazaakFull::draw(dealt, rng), nullptr);
                const double hand = valueOf(*analyst, dealt);
                sum += hand;
                squares += hand * hand;
            }
            const double mean = sum / hands, error = std::sqrt((squares / hands - mean * mean) / (hands - 1));
            const std::string told(each.id);
            if (isMeasuring)
                qInfo("%s: %.4f, hands %.4f +- %.4f", told.c_str(), value, mean, error);
            QVERIFY2(std::abs(value - mean) < 3 * error + 0.02, told.c_str());
        }
    }

    void eitherSignIsWorthMoreThanPlus()
    {
        DeckValues values(1, 1, {}, {.share = 1, .gain = 2});
        const Exchange better{Card::plus(3), Card::plusMinus(3)};
        const auto gain = values.gain(namedDeck("starter"), better);
        QVERIFY(gain && gain->value > 0.005);
        QCOMPARE(values.gain(namedDeck("starter"), {better.removed, better.removed})->value, 0.0);
        DeckValues others(1, 2, {}, {.share = 1, .gain = 2});
        QCOMPARE(others.gain(namedDeck("starter"), better)->value, gain->value); // whatever the threads
    }

    void sharesOfTwoDecksSumToOne()
    {
        DeckValues values(1, 1, {}, {.share = 1, .gain = 1});
        const auto share = values.share(namedDeck("starter"), namedDeck("cautious"));
        QVERIFY(share && share->value < 0.5);
        QCOMPARE(values.share(namedDeck("cautious"), namedDeck("starter"))->value, 1 - share->value);
    }

    void stoppedMeasuringHasNoFigure()
    {
        parlour::stop_source stop;
        stop.request_stop();
        DeckValues values(1, 2, stop.get_token());
        QVERIFY(!values.share(namedDeck("starter"), namedDeck("cautious")));
        CeilingOptions options;
        options.stop = stop.get_token();
        QVERIFY(!bestResponse({}, namedDeck("starter"), "pazaak-full.drone", options));
    }

    /// A player that sees the hand wins from a list of rules, and next to nothing from the master.
    void bestResponseGainsLeastFromTheMaster()
    {
        CeilingOptions options;
        options.pairs = 1;
        const double drone = ceilingOf("drone", options);
        const double master = ceilingOf("master", options);
        QVERIFY2(master >= 0.4999 && master < 0.53, qPrintable(QString::number(master)));
        QVERIFY2(drone > master + 0.01, qPrintable(QString::number(drone)));
        options.threads = 2;
        QCOMPARE(ceilingOf("drone", options), drone);
    }

    /// Doubles, flips and tiebreakers on both sides.
    void bestResponseKnowsSpecialCards()
    {
        CeilingOptions options;
        options.pairs = 1;
        const auto ceiling = bestResponse(oneSet(), namedDeck("gambler"), "pazaak-full.careful", options);
        QVERIFY(ceiling && ceiling->share > 0.5 && ceiling->share < 0.8);
    }

    void handStatesHoldEachHandOnce()
    {
        const std::vector<Card> cards{Card::plus(1), Card::plus(1), Card::plus(1), Card::minus(2), Card::doubling()};
        const HandStates states(cards);
        QCOMPARE(states.count(), 4 * 2 * 2 - 1);
        for (int state = 0; state < states.count(); ++state) {
            QCOMPARE(states.indexOf(states.cards(state)), state);
            for (const Card card : states.cards(state))
                QVERIFY(states.without(state, card) < state);
        }
        QVERIFY(states.holds(Card::Kind::Double) && !states.holds(Card::Kind::Flip));
    }
    /// Learns by a few matches that cards for 17 to 19 are wasted, and that 17 is never stood on.
    void exploiterBeatsEagerAndDoesNotDependOnThreads()
    {
        Rules rules;
        rules.limit = Limit::Any;
        rules.sets = 2;
        const auto exploit = [&](int threads) {
            Exploiter exploiter(rules, 3, [] {
                auto bot = kDeckOption.apply(makeBot<PazaakFull>("pazaak-full.eager", test::resources()),
                                             "+2 +2 +2 +2 +2 +4 +4 +4 +4 +4");
                return std::unique_ptr<Bot<PazaakFull>>(static_cast<Bot<PazaakFull>*>((*bot).release()));
            });
            exploiter.train(threads, {}, [](std::int64_t matches) { return static_cast<double>(matches) / 500; });
            return std::pair(exploiter.trained(), exploiter.test(1000, threads, {}));
        };
        const auto [trained, one] = exploit(1);
        QCOMPARE(trained, std::int64_t{500});
        QVERIFY2(one.share > 0.6 && one.error > 0 && one.error < 0.02, std::to_string(one.share).c_str());
        QCOMPARE(exploit(3).second.share, one.share);
    }
};

PARLOUR_TEST(TestPazaakFullDecks)
#include "test_pazaak_full_decks.moc"
