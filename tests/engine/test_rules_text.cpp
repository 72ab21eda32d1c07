// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rule options as text: reading, completing, and the errors.
#include "engine/core/rules_text.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

std::vector<RuleOption> options()
{
    RuleOption players;
    players.key = "players";
    players.defaultValue = "2";
    players.low = 2;
    players.high = 6;
    RuleOption transfer;
    transfer.key = "transfer";
    transfer.defaultValue = "off";
    transfer.values = {{"off", {}, {}}, {"on", {}, {}}};
    transfer.peoplesValue = "on";
    return {players, transfer};
}

std::string problem(const RuleMap& given)
{
    const auto rules = completeRules(options(), given);
    return rules ? "" : rules.error().english();
}

} // namespace

class TestRulesText : public QObject {
    Q_OBJECT

private slots:
    void defaultsFillTheGaps()
    {
        QCOMPARE(toText(*completeRules(options(), {})), std::string("players=2,transfer=off"));
        QCOMPARE(toText(*completeRules(options(), {{"players", "6"}})), std::string("players=6,transfer=off"));
    }

    /// A person's own game uses `peoplesValue` unless the option is given.
    void peoplesGamesHaveDefaultsOfTheirOwn()
    {
        QCOMPARE(toText(peoplesRules(options(), {})), std::string("players=2,transfer=on"));
        QCOMPARE(toText(peoplesRules(options(), {{"transfer", "off"}})), std::string("players=2,transfer=off"));
    }

    void missingOptionsHaveTheirDefault()
    {
        QCOMPARE(valueOf(options()[1], {{"players", "3"}}), std::string("off"));
        QCOMPARE(valueOf(options()[1], {{"transfer", "on"}}), std::string("on"));
    }

    void errorsNameTheAllowedValues()
    {
        QCOMPARE(problem({{"player", "3"}}), std::string("there is no rule \"player\"; the rules are players, transfer"));
        QCOMPARE(problem({{"players", "7"}}), std::string("players cannot be \"7\"; it can be 2 to 6"));
        QCOMPARE(problem({{"players", "two"}}), std::string("players cannot be \"two\"; it can be 2 to 6"));
        QCOMPARE(problem({{"transfer", "yes"}}), std::string("transfer cannot be \"yes\"; it can be off, on"));
        QCOMPARE(problem({{"transfer", ""}}), std::string("transfer cannot be \"\"; it can be off, on"));
    }

    void onOffOptionsAreSwitches()
    {
        QVERIFY(options()[1].isSwitch());
        QVERIFY(!options()[0].isSwitch());
    }

    void textReadsBack()
    {
        const RuleMap rules = {{"players", "3"}, {"transfer", "on"}};
        QCOMPARE(*parseRuleMap(toText(rules)), rules);
        QCOMPARE(*parseRuleMap(""), RuleMap{});
        QCOMPARE(*parseRuleMap("players=3,"), (RuleMap{{"players", "3"}}));
    }

    void badTextIsRefused()
    {
        QCOMPARE(parseRuleMap("players").error().english(),
                 std::string("\"players\" has no value; rules and options are written like deck=36"));
        QVERIFY(!parseRuleMap("=3"));
        QCOMPARE(parseRuleMap("players=3,players=4").error().english(), std::string("\"players\" is given twice"));
    }
};

PARLOUR_TEST(TestRulesText)
#include "test_rules_text.moc"
