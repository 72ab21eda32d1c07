// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fuzz targets over their corpus and a thousand seeded mutations of it: a small fuzz run as an ordinary test, with any
// compiler.
#include "tests/fuzz/targets.h"

#include "engine/base/rng.h"
#include "tests/suite.h"

#include <QDir>
#include <QTest>

namespace {

using parlour::Rng;

constexpr int kRounds = 1000; ///< mutations of each target

std::vector<std::string> corpus(const QString& name)
{
    std::vector<std::string> texts;
    const QDir folder(PARLOUR_SOURCE_DIR "/tests/fuzz/corpus/" + name);
    for (const QString& entry : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(entry));
        if (file.open(QIODevice::ReadOnly))
            texts.push_back(file.readAll().toStdString());
    }
    return texts;
}

std::size_t place(Rng& rng, const std::string& text)
{
    return rng.below(static_cast<std::uint32_t>(text.size() + 1));
}

/// A random substring of less than 40 bytes.
std::string piece(Rng& rng, const std::string& text)
{
    return text.substr(place(rng, text), rng.below(40));
}

std::string mutate(Rng& rng, std::string text, const std::string& other)
{
    static const std::vector<std::string> tokens = {
        "*",         "\n",        "\n7\n",  " ",      "-1",          "0",    "99999999999", "take",    "done",
        "end",       "stand",     "play 3", "deck",   "house 1 2 3", "6s",   "As",          "Qd with", "=",
        ",",         "{}",        "[]",     "null",   "1e9",         "\"\"", "\\u0000",     "\xff",    "with",
        "first 1",   "Th",        "attack", "cover",  "show",        "keep", "\t\r",        "\"*\"",   "6",
        "teams=2x2", "players=4", "redeal", "seat 1", "hand",        "?",    " |"};
    for (std::uint32_t edits = 1 + rng.below(4); edits > 0; --edits) {
        const std::size_t at = place(rng, text);
        switch (rng.below(6)) {
        case 0:
            text.insert(at, tokens[rng.below(static_cast<std::uint32_t>(tokens.size()))]);
            break;
        case 1:
            text.erase(at, 1 + rng.below(20));
            break;
        case 2:
            text.insert(at, piece(rng, text));
            break;
        case 3:
            text.insert(at, piece(rng, other));
            break;
        case 4:
            if (at < text.size())
                text[at] = static_cast<char>(rng.below(256));
            break;
        default:
            text.resize(at);
        }
    }
    return text;
}

} // namespace

class TestFuzz : public QObject {
    Q_OBJECT

private slots:
    void checksHoldForCorpusAndMutations_data();
    void checksHoldForCorpusAndMutations();
};

using Target = std::string (*)(std::string_view);
Q_DECLARE_METATYPE(Target)

void TestFuzz::checksHoldForCorpusAndMutations_data()
{
    QTest::addColumn<Target>("check");
    QTest::newRow("notation") << &parlour::fuzz::checkNotation;
    QTest::newRow("record") << &parlour::fuzz::checkRecord;
    QTest::newRow("file") << &parlour::fuzz::checkFile;
    QTest::newRow("position") << &parlour::fuzz::checkPosition;
    QTest::newRow("line") << &parlour::fuzz::checkLine;
    QTest::newRow("message") << &parlour::fuzz::checkMessage;
}

void TestFuzz::checksHoldForCorpusAndMutations()
{
    QFETCH(Target, check);
    const std::vector<std::string> texts = corpus(QTest::currentDataTag());
    QVERIFY(texts.size() >= 2);
    for (const std::string& text : texts) {
        const std::string problem = check(text);
        QVERIFY2(problem.empty(), (problem + "\n" + text).c_str());
    }
    const auto size = static_cast<std::uint32_t>(texts.size());
    for (int round = 0; round < kRounds; ++round) {
        Rng rng = Rng::stream(1, parlour::Purpose::Analysis, static_cast<std::uint64_t>(round));
        const std::string text = mutate(rng, texts[rng.below(size)], texts[rng.below(size)]);
        const std::string problem = check(text);
        QVERIFY2(problem.empty(), (problem + "\n" + text).c_str());
    }
}

PARLOUR_TEST(TestFuzz)
#include "test_fuzz.moc"
