// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Deals that can be proved: a sealed game is proved, and no longer once anything of it is changed.
#include "app/store/game_file.h"
#include "app/store/seal.h"
#include "engine/record/replay.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

using namespace parlour;

namespace {

Record sealedGame(const std::string& game, const QString& words = {})
{
    const GameInfo& info = *findGame(game);
    const RuleMap rules = *info.complete(game == "coins" ? RuleMap{{"rounds", "10"}} : RuleMap{});
    const Seal seal = withWords(makeSeal(), words);
    Record record =
        test::newRecord(game, std::vector<std::string>(static_cast<std::size_t>(info.seats(rules)), std::string(kPerson)),
                        seedOf(seal), rules);
    record.seal = seal;
    return test::playedOut(record);
}

/// Whether a file proves its deal, as `verify` says.
bool isProved(const QByteArray& json)
{
    const auto file = fromJson(json);
    return file && file->record.seal && replay(findGame(file->record.game), file->record).sound && checkSeal(file->record);
}

bool isSameDeal(const Record& one, const Record& other)
{
    const auto drawn = [](const Record& record) {
        std::vector<Step> steps = record.steps;
        std::erase_if(steps, [](const Step& each) { return each.who != kChanceSeat; });
        return steps;
    };
    return one.seed == other.seed && one.seal == other.seal && one.rules == other.rules && drawn(one) == drawn(other);
}

} // namespace

class TestSeal : public QObject {
    Q_OBJECT

private slots:
    void standardToolsComputeTheSame()
    {
        const Seal seal{1, {}, 0x0123456789ABCDEF, "00112233445566778899aabbccddeeff", "cut"};
        const QByteArray text = "parlour-seal 1 0123456789ABCDEF 00112233445566778899aabbccddeeff";
        QCOMPARE(QByteArray::fromStdString(hashOf(seal)),
                 QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
        const QByteArray code = QMessageAuthenticationCode::hash("cut", text, QCryptographicHash::Sha256).toHex();
        QCOMPARE(QByteArray::number(qulonglong{seedOf(seal)}, 16).rightJustified(16, '0'), code.first(16));
        QCOMPARE(seedOf(withWords(seal, {})), seal.number);
    }

    void everyGameIsProved_data()
    {
        QTest::addColumn<QString>("words");
        for (const GameInfo& info : games())
            for (const char* words : {"", " Ключ 42 "})
                QTest::addRow("%s%s", info.id.c_str(), words) << QString(words);
    }
    void everyGameIsProved()
    {
        QFETCH(QString, words);
        const std::string game = QString(QTest::currentDataTag()).section(' ', 0, 0).toStdString();
        const Record record = sealedGame(game, words);
        const GameFile file{record, {}, {}};
        const QByteArray json = toJson(file);
        QCOMPARE(fileVersion(json), 5);
        QCOMPARE(fromJson(json)->record, record);
        QVERIFY(isProved(json));
        const Redeals tried = redeal(*findGame(game), record, 5);
        qInfo("%s: %d of %d", game.c_str(), tried.same, tried.draws);
        QVERIFY(tried.draws > 0);
        QCOMPARE(tried.same, tried.draws);
    }

    void oneChangedByteIsNoProof()
    {
        const Record record = sealedGame("durak", "cut");
        QByteArray json = toJson({record, {}, {}});
        // A forger leaves the check sum out.
        json.truncate(json.lastIndexOf(",\n  \"check\""));
        json += "\n}\n";
        QVERIFY(isProved(json));
        const auto from = json.indexOf("\"seats\""), to = json.indexOf("\"result\"");
        for (auto at = from; at < to; ++at) {
            if (QByteArray(" \n").contains(json[at]))
                continue;
            QByteArray changed = json;
            changed[at] = static_cast<char>(changed[at] ^ 1);
            if (const auto file = fromJson(changed); file && isSameDeal(file->record, record))
                continue; // a name or a move, which no seal covers
            QVERIFY2(!isProved(changed), changed.mid(at - 20, 40));
        }
    }

    void otherDealsOfTheSameGameAreNoProof()
    {
        Record record = sealedGame("durak");
        record.seal = makeSeal();
        QVERIFY(!checkSeal(record));
        record = sealedGame("durak", "cut");
        record.seal->words.clear();
        QVERIFY(!checkSeal(record));
        record.seal.reset();
        QVERIFY(!checkSeal(record));
    }
};

PARLOUR_TEST(TestSeal)
#include "test_seal.moc"
