// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The options and the notation of Durak: valid text, refused text, and the errors.
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

#include <map>

using namespace parlour;
using namespace parlour::durak;

class TestDurakText : public QObject {
    Q_OBJECT

private slots:
    void optionsAreComplete();
    void badRulesAreRefused_data();
    void badRulesAreRefused();
    void goodRulesReadBack_data();
    void goodRulesReadBack();
    void actionsRoundTrip_data();
    void actionsRoundTrip();
    void badTextIsRefused_data();
    void badTextIsRefused();
    void randomTextIsParsedSafely();
    void everyStepOfAGameRoundTrips();
    void fieldsShowTheView();
};

void TestDurakText::optionsAreComplete()
{
    QStringList keys;
    QStringList folded;
    for (const RuleOption& option : Durak::options()) {
        keys << QString::fromStdString(option.key);
        if (option.advanced)
            folded << keys.back();
        QVERIFY2(option.allows(option.defaultValue), option.key.c_str());
        QVERIFY2(!option.label.empty(), option.key.c_str());
        for (const RuleValue& value : option.values)
            QVERIFY2(option.isHidden() || (!value.label.empty() && !value.explanation.empty()), option.key.c_str());
        QCOMPARE(option.isHidden(), option.key == "fool");
    }
    QCOMPARE(keys.join(' '),
             QString("players deck type throw-in first-five low-beats-ace first first-transfer pass-card "
                     "throw-on-taker redeal teams fool"));
    QCOMPARE(folded.join(' '), QString("first-transfer pass-card throw-on-taker redeal teams"));
    QVERIFY(Durak::rulesMap(rulesOf("")).size() == Durak::options().size());
    QVERIFY(rulesOf("") == Rules{});
}

void TestDurakText::badRulesAreRefused_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* rules, const char* error) { QTest::newRow(rules) << rules << error; };
    row("players=5,deck=24", "24 cards are too few for 5 players; each gets six, so a deck of 24 serves at most 4");
    row("players=6,deck=32", "32 cards are too few for 6 players; each gets six, so a deck of 32 serves at most 5");
    row("teams=2x2", "teams=2x2 needs 4 players, not 2");
    row("teams=2x2,players=6", "teams=2x2 needs 4 players, not 6");
    row("teams=3x3,players=4", "teams=3x3 needs 6 players, not 4");
    row("pass-card=on", "pass-card=on needs type=perevodnoy; in type=podkidnoy it must be off");
    row("fool=2", "fool=2 is not a seat of 2 players; it can be none or 0 to 1");
    row("players=7", "players cannot be \"7\"; it can be 2, 3, 4, 5, 6");
    row("deck=40", "deck cannot be \"40\"; it can be 24, 32, 36, 52");
    row("redeal=yes", "redeal cannot be \"yes\"; it can be off, on");
    row("fool=6", "fool cannot be \"6\"; it can be none, 0, 1, 2, 3, 4, 5");
    row("speed=1",
        "there is no rule \"speed\"; the rules are players, deck, type, throw-in, first-five, low-beats-ace, first, "
        "first-transfer, pass-card, throw-on-taker, redeal, teams");
}

void TestDurakText::badRulesAreRefused()
{
    QFETCH(QString, rules);
    QFETCH(QString, error);
    const auto parsed = Durak::parseRules(*parseRuleMap(rules.toStdString()));
    QVERIFY(!parsed);
    QCOMPARE(QString::fromStdString(parsed.error().english()), error);
}

void TestDurakText::goodRulesReadBack_data()
{
    QTest::addColumn<QString>("rules");
    for (const char* rules :
         {"", "players=4,deck=24", "players=5,deck=32", "players=6,deck=36", "players=6,deck=52,teams=3x3",
          "players=4,teams=2x2", "type=perevodnoy,pass-card=on,first-transfer=forbidden", "throw-in=neighbours",
          "throw-in=attacker", "first-five=on", "throw-on-taker=off", "low-beats-ace=on", "redeal=on",
          "first=attack-the-fool,fool=0", "players=6,deck=52,fool=5"})
        QTest::newRow(rules) << rules;
}

void TestDurakText::goodRulesReadBack()
{
    QFETCH(QString, rules);
    const RuleMap given = *parseRuleMap(rules.toStdString());
    const auto parsed = Durak::parseRules(given);
    QVERIFY(parsed);
    const RuleMap map = Durak::rulesMap(*parsed);
    for (const auto& [key, value] : given)
        QCOMPARE(QString::fromStdString(map.at(key)), QString::fromStdString(value));
    QVERIFY(*Durak::parseRules(map) == *parsed);
}

void TestDurakText::actionsRoundTrip_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"attack 6s", "done", "cover 9c with Jc", "take", "transfer 6d", "show 6h", "keep", "redeal"})
        QTest::newRow(text) << text;
}

void TestDurakText::actionsRoundTrip()
{
    QFETCH(QString, text);
    const auto action = Durak::parseAction(text.toStdString());
    QVERIFY(action);
    QCOMPARE(QString::fromStdString(toText(*action)), text);
}

void TestDurakText::badTextIsRefused_data()
{
    QTest::addColumn<bool>("isChance");
    QTest::addColumn<QString>("text");
    for (const char* text : {"", " ", "attack", "attack 6x", "attack 6s 7s", "attack 6S", "cover 9c Jc", "cover 9c by Jc",
                             "cover 9c with", "cover with 9c Jc", "done 6s", "DONE", "show", "transfer 10s", "attack\t6s"})
        QTest::addRow("action \"%s\"", text) << false << text;
    for (const char* text :
         {"", "deck", "deck 6", "deck 6s 6q", "first", "first 6", "first -1", "first 1 2", "first x", "6s 7s"})
        QTest::addRow("chance \"%s\"", text) << true << text;
    QTest::newRow("chance of 53 cards") << true << "deck" + QString(" 6s").repeated(53);
}

void TestDurakText::badTextIsRefused()
{
    QFETCH(bool, isChance);
    QFETCH(QString, text);
    if (isChance)
        QVERIFY(!Durak::parseChance(text.toStdString()));
    else
        QVERIFY(!Durak::parseAction(text.toStdString()));
}

/// Random text does not crash, and valid text reads back.
void TestDurakText::randomTextIsParsedSafely()
{
    const std::vector<std::string> words = {"attack", "cover", "with", "take", "6s", "Ah",
                                            "deck",   "first", "3",    "show", "",   "\xff"};
    Rng rng = Rng::stream(1, Purpose::Analysis, 0);
    int good = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text;
        for (auto left = rng.below(5); left > 0; --left)
            text += words[rng.below(static_cast<std::uint32_t>(words.size()))] + (rng.below(8) == 0 ? "\n" : " ");
        if (const auto action = Durak::parseAction(text)) {
            ++good;
            QVERIFY(*Durak::parseAction(toText(*action)) == *action);
        }
        if (const auto chance = Durak::parseChance(text)) {
            ++good;
            QVERIFY(*Durak::parseChance(toText(*chance)) == *chance);
        }
    }
    QVERIFY(good > 100);
}

void TestDurakText::everyStepOfAGameRoundTrips()
{
    for (std::uint64_t game = 0; game < 50; ++game) {
        Rng rng = Rng::stream(game, Purpose::Analysis, 1);
        State state = Durak::start(rulesOf("players=3,type=perevodnoy,pass-card=on,redeal=on,deck=24"));
        while (!Durak::node(state).isOver()) {
            if (Durak::node(state).isChance()) {
                const Chance chance = Durak::draw(state, rng);
                QVERIFY(*Durak::parseChance(toText(chance)) == chance);
                Durak::applyChance(state, chance, nullptr);
                continue;
            }
            ActionList<Durak> legal;
            Durak::legal(state, state.turn, legal);
            for (const Action& action : legal)
                QVERIFY(*Durak::parseAction(toText(action)) == action);
            Durak::act(state, state.turn, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
        }
    }
}

/// Collects fields as text by name.
class Fields final : public FieldVisitor {
public:
    void number(std::string_view name, double value) override { keep(name, QString::number(value)); }
    void truth(std::string_view name, bool value) override { keep(name, value ? "true" : "false"); }
    void text(std::string_view name, std::string_view value) override
    {
        keep(name, QString::fromStdString(std::string(value)));
    }
    void numbers(std::string_view name, const std::vector<double>& values) override
    {
        QStringList list;
        for (const double value : values)
            list << QString::number(value);
        keep(name, list.join(','));
    }
    void texts(std::string_view name, const std::vector<std::string>& values) override
    {
        QStringList list;
        for (const std::string& value : values)
            list << QString::fromStdString(value);
        keep(name, list.join(','));
    }
    std::map<std::string, QString> byName;

private:
    void keep(std::string_view name, const QString& value)
    {
        QVERIFY2(byName.emplace(name, value).second, std::string(name).c_str());
    }
};

void TestDurakText::fieldsShowTheView()
{
    State state = position("", "6s 7d 8d/7s 8s 9s/9d Td Jd", "Ah 6c 7c 8c", 0);
    playAll(state, "0 attack 6s; 1 cover 6s with 7s; 0 done");
    Fields fields;
    Durak::fields(Durak::look(state, 2), fields);
    const std::map<std::string, QString> expected = {
        {"seat", "2"},        {"phase", "throw"}, {"turn", "2"},      {"attacker", "0"},      {"defender", "1"},
        {"taking", "false"},  {"limit", "3"},     {"bout", "2"},      {"stock", "4"},         {"trumpCard", "Ah"},
        {"hand", "9d,Td,Jd"}, {"sizes", "2,2,3"}, {"table", "6s/7s"}, {"inPlay", "0,1,2"},    {"done", "0"},
        {"mayShow", ""},      {"known", ",,"},    {"place", "0,0,0"}, {"outInBout", "0,0,0"}, {"fool", "-1"}};
    for (const auto& [name, value] : expected)
        QCOMPARE(QString::fromStdString(name) + "=" + fields.byName[name], QString::fromStdString(name) + "=" + value);
    QVERIFY(fields.byName["discarded"].contains("Kh"));
    QVERIFY(*parseRuleMap(fields.byName["rules"].toStdString()) == Durak::rulesMap(state.rules));
}

PARLOUR_TEST(TestDurakText)
#include "test_durak_text.moc"
