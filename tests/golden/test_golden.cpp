// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Golden games: whole games as text, compared line by line; and the pinned signatures of self-play.
//
// A golden game opens with "game", "rules", "seats" and "seed" lines. Its steps follow, one per line ("* deck ..", "0 end"),
// with their events indented below, after "all:" or the seats told. The steps are the test's input, the events its output.
// With PARLOUR_UPDATE_GOLDEN=1 in the environment the files are rewritten; a file without steps is first played by its bots.
#include "ai/core/bots.h"
#include "engine/arena/brief_bot.h"
#include "engine/arena/signature.h"
#include "engine/base/tokens.h"
#include "engine/game_list.h"
#include "engine/games.h"
#include "engine/record/record.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace parlour;

namespace {

const QDir& folder()
{
    static const QDir dir(QStringLiteral(PARLOUR_SOURCE_DIR "/tests/golden"));
    return dir;
}

bool updating()
{
    return qEnvironmentVariableIsSet("PARLOUR_UPDATE_GOLDEN");
}

std::string read(const QString& name)
{
    QFile file(folder().filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Compares `text` with the file, or rewrites the file.
void compareWithFile(const QString& name, const std::string& text)
{
    if (updating()) {
        QFile file(folder().filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(text));
        return;
    }
    const std::string pinned = read(name);
    const auto have = split(text, '\n');
    const auto want = split(pinned, '\n');
    for (std::size_t i = 0; i < std::max(have.size(), want.size()); ++i) {
        const std::string line = i < have.size() ? std::string(have[i]) : "(the end)";
        const std::string pinnedLine = i < want.size() ? std::string(want[i]) : "(the end)";
        QVERIFY2(line == pinnedLine,
                 ("\n  now    " + line + "\n  pinned " + pinnedLine
                  + "\n  If it should have changed, PARLOUR_UPDATE_GOLDEN=1 writes the file anew.")
                     .c_str());
    }
    QCOMPARE(text, pinned);
}

QStringList goldenGames()
{
    QStringList names = folder().entryList({"*.txt"}, QDir::Files, QDir::Name);
    names.removeAll(QStringLiteral("signatures.txt"));
    return names;
}

Record parseGolden(const std::string& text)
{
    Record record;
    for (const std::string_view line : split(text, '\n')) {
        const auto space = line.find(' ');
        const std::string_view first = line.substr(0, space);
        const std::string_view rest = space == std::string_view::npos ? "" : line.substr(space + 1);
        if (first.empty() || first == "result")
            continue;
        if (first == "game")
            record.game = rest;
        else if (first == "rules")
            record.rules = *parseRuleMap(rest);
        else if (first == "seats")
            for (const std::string_view id : split(rest))
                record.seats.emplace_back(id);
        else if (first == "seed")
            record.seed = *parseSeed(rest);
        else
            record.steps.push_back({first == "*" ? kChanceSeat : *parseInt(first, 0, kMaxSeats), std::string(rest)});
    }
    return record;
}

/// The steps of a game played by the bots of a record.
std::vector<Step> playedByBots(const GameInfo& info, const Record& record)
{
    const auto match = std::move(*info.start(record.rules, record.seed));
    std::vector<std::unique_ptr<AnyBot>> players;
    for (const std::string& id : record.seats)
        players.push_back(findBot(id)->make(test::resources()));
    std::vector<Step> steps;
    for (Node node = match->node(); !node.isOver(); node = match->node()) {
        Step step{kChanceSeat, ""};
        if (node.isChance()) {
            step.text = match->draw();
        } else {
            step.who = node.seats.first();
            const AnyQuestion question = match->question(step.who);
            step.text = question.isForced ? question.legalTexts().front()
                                          : players[static_cast<std::size_t>(step.who)]->answer(question, {}, nullptr);
        }
        steps.push_back(step);
        if (!match->step(step.who, step.text))
            break;
    }
    return steps;
}

std::string readers(SeatSet seats, int all)
{
    if (seats == SeatSet::firstSeats(all))
        return "all";
    std::string out;
    for (const Seat seat : seats)
        out += (out.empty() ? "" : ",") + std::to_string(seat);
    return out;
}

std::string goldenText(const GameInfo& info, const Record& record)
{
    const auto match = std::move(*info.start(record.rules, record.seed));
    std::string out = "game " + record.game + "\nrules " + toText(match->rules()) + "\nseats";
    for (const std::string& id : record.seats)
        out += " " + id;
    out += "\nseed " + seedText(record.seed) + "\n";
    for (const Step& step : record.steps) {
        std::vector<AnyTold> told;
        const auto done = match->step(step.who, step.text, &told);
        out += (step.who == kChanceSeat ? "*" : std::to_string(step.who)) + " " + step.text + "\n";
        if (!done)
            return out + "    refused: " + done.error().english() + "\n";
        for (const AnyTold& each : told)
            out += "    " + readers(each.to, match->seats()) + ": " + each.text + "\n";
    }
    if (match->node().isOver()) {
        out += "result";
        for (Seat seat = 0; seat < match->seats(); ++seat)
            out += " " + Sentence(SAY("", "%1"), {match->score(seat)}).english();
        out += "\n";
    }
    return out;
}

/// Each of the game's bots against itself and against the next one in the list: the signature of both in alternating seats
/// of a table with default rules, with few simulations.
std::string signaturesOf(const GameInfo& info)
{
    std::string text;
    withGame(info.id, [&]<class G>() {
        std::vector<std::string> ids;
        std::vector<BriefBot<G>> first, second; // some read large tables
        for (const BotInfo& bot : bots())
            if (bot.game == info.id) {
                ids.emplace_back(bot.id);
                first.emplace_back(makeBot<G>(bot.id, test::resources()));
                second.emplace_back(makeBot<G>(bot.id, test::resources()));
            }
        const auto rules = *G::parseRules({});
        for (std::size_t a = 0; a < ids.size(); ++a)
            for (std::size_t b = a; b < std::min(a + 2, ids.size()); ++b) {
                BotSeats<G> seats{};
                for (std::size_t seat = 0; seat < static_cast<std::size_t>(G::seats(rules)); ++seat)
                    seats[seat] = seat % 2 == 0 ? &first[a] : &second[b];
                text += ids[a] + " " + ids[b] + " " + seedText(signature<G>(rules, seats)) + "\n";
            }
    });
    return text;
}

} // namespace

class TestGolden : public QObject {
    Q_OBJECT

private slots:
    void gamesMatchTheirFiles_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name : goldenGames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void gamesMatchTheirFiles()
    {
        QFETCH(QString, file);
        Record record = parseGolden(read(file));
        const GameInfo* info = findGame(record.game);
        QVERIFY(info);
        if (updating() && record.steps.empty())
            record.steps = playedByBots(*info, record);
        QVERIFY(!record.steps.empty());
        compareWithFile(file, goldenText(*info, record));
    }

    void everyGameHasAGoldenGame()
    {
        std::set<std::string> found;
        for (const QString& name : goldenGames())
            found.insert(parseGolden(read(name)).game);
        for (const GameInfo& info : parlour::games())
            QVERIFY2(found.contains(info.id), info.id.c_str());
    }

    /// A change of the rules, the dealing or a bot changes its lines: rewrite the file if that is intended.
    void signaturesMatchTheFile()
    {
        std::string text;
        for (const GameInfo& info : parlour::games())
            text += signaturesOf(info);
        compareWithFile(QStringLiteral("signatures.txt"), text);
    }
};

PARLOUR_TEST(TestGolden)
#include "test_golden.moc"
