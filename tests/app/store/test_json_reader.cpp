// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading JSON that is not trusted: the first problem is kept, with the path that leads to it.
#include "app/store/json_reader.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

/// The first problem that `read` finds in a text; empty if there is none.
template <class Read>
QString problemIn(const char* json, Read read)
{
    std::optional<Error> problem;
    const JsonReader in(QJsonDocument::fromJson(json).object(), problem);
    read(in);
    return problem ? QString::fromStdString(problem->english()) : QString();
}

} // namespace

class TestJsonReader : public QObject {
    Q_OBJECT

private slots:
    void valuesInTheirBoundsAreRead()
    {
        const QString problem = problemIn(R"({"a": 3, "b": true, "c": "x", "d": [0.5, 1], "e": {"f": "g"}})", [](auto& in) {
            QCOMPARE(in["a"].whole(3, 3), 3);
            QVERIFY(in["b"].truth());
            QCOMPARE(in["c"].bytes(), "x");
            double sum = 0;
            in["d"].forItems([&](const JsonReader& each) { sum += each.number(0, 1); });
            QCOMPARE(sum, 1.5);
            in["e"].forFields([](const QString& key, const JsonReader& value) { QCOMPARE(key + value.text(), "fg"); });
            QVERIFY(!in["x"].isThere());
            in["x"].forItems([](const JsonReader&) { QFAIL("it has no items"); });
            QVERIFY(in.isSound());
        });
        QCOMPARE(problem, QString());
    }

    void theFirstProblemIsKept()
    {
        const QString problem = problemIn(R"({"a": 4, "b": 1})", [](auto& in) {
            QCOMPARE(in["a"].whole(1, 3), 1);
            QVERIFY(!in["b"].truth());
            QVERIFY(!in.isSound());
        });
        QCOMPARE(problem, R"(the field "a" must be a whole number from 1 to 3)");
    }

    void aProblemTellsItsPath()
    {
        const QString problem = problemIn(R"({"parts": [{}, {"rules": {"deck": 5}}]})", [](auto& in) {
            in["parts"].forItems([](const JsonReader& part) {
                part["rules"].forFields([](const QString&, const JsonReader& rule) { (void)rule.text(); });
            });
        });
        QCOMPARE(problem, R"(the field "parts[1].rules.deck" must be a text)");
    }

    void otherFieldsAreRefused()
    {
        QCOMPARE(problemIn(R"({"a": 1, "b": 2})", [](auto& in) { in.allowOnly({"a", "b", "c"}); }), QString());
        QCOMPARE(problemIn(R"({"a": {"b": 2}})",
                           [](auto& in) {
                               const JsonReader inner = in["a"];
                               inner.allowOnly({"c"});
                           }),
                 R"(the field "a.b" is not known)");
    }

    void numbersThatAreNoneAreRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char* json :
             {R"({"a": "1"})", R"({"a": null})", R"({"a": 1.5})", R"({"a": 1e300})", R"({})", R"({"a": [1]})"})
            QTest::newRow(json) << QByteArray(json);
    }
    void numbersThatAreNoneAreRefused()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!problemIn(json.constData(), [](auto& in) { QCOMPARE(in["a"].whole(-2, 2), -2); }).isEmpty());
    }
};

PARLOUR_TEST(TestJsonReader)
#include "test_json_reader.moc"
