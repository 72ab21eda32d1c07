// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard navigation through the questions of every game: arrow keys and Tab reach every legal action, arrow keys alone the
// answers of a question, and left and right every target. Uses the layouts of the tables, without a window.
#include "ai/core/bots.h"
#include "app/draw/decks.h"
#include "app/seating/positions.h"
#include "app/seating/setup.h"
#include "app/stage/focus_order.h"
#include "app/tables/table_capabilities.h"
#include "engine/games.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QGuiApplication>
#include <QTest>

#include <set>

using namespace parlour;

namespace {

enum class Keys { Sideways, Arrows, All };

/// The pieces that keys can reach from the focus of `start`.
std::set<QString> reachable(const KeyboardState& start, Keys keys)
{
    std::set<QString> seen{start.focus};
    std::vector<QString> open{start.focus};
    while (!open.empty()) {
        const KeyboardState here{start.layout, open.back(), start.selected, start.isEnabled};
        open.pop_back();
        QStringList next;
        next << arrowTarget(here, Direction::Left) << arrowTarget(here, Direction::Right);
        if (keys != Keys::Sideways)
            next << arrowTarget(here, Direction::Up) << arrowTarget(here, Direction::Down);
        if (keys == Keys::All)
            next << tabTarget(here, true) << tabTarget(here, false);
        for (const QString& id : next)
            if (!id.isEmpty() && seen.insert(id).second)
                open.push_back(id);
    }
    return seen;
}

/// The acting pieces and targets that keys cannot reach.
QStringList unreachable(const Layout& layout)
{
    QStringList missing;
    const KeyboardState start{layout, layout.question};
    const std::set<QString> found = reachable(start, layout.question.isEmpty() ? Keys::All : Keys::Arrows);
    if (!layout.question.isEmpty())
        for (const Direction each : {Direction::Left, Direction::Right, Direction::Down})
            if (const Piece* answer = layout.find(arrowTarget(start, each)); !answer || !answer->acts())
                missing << QStringLiteral("an answer next to the question");
    for (const Piece& piece : layout.pieces) {
        if (!piece.acts() || piece.name.isEmpty())
            continue;
        if (!found.contains(piece.id))
            missing << piece.id;
        if (piece.choices.size() < 2)
            continue;
        const KeyboardState waiting{layout, piece.id, piece.id};
        const std::set<QString> targets = reachable({layout, firstTarget(waiting), piece.id}, Keys::Sideways);
        for (const QString& target : piece.targets())
            if (const Piece* there = layout.find(target); there && !there->name.isEmpty() && !targets.contains(target))
                missing << piece.id + " -> " + target;
    }
    return missing;
}

} // namespace

class TestKeyboardWalk : public QObject {
    Q_OBJECT

private slots:
    void keysReachEveryChoice_data()
    {
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("durak") << QStringList{"players=3", "type=perevodnoy", "pass-card=on", "redeal=on"};
        QTest::newRow("pazaak") << QStringList();
        QTest::newRow("yahtzee") << QStringList();
        QTest::newRow("coup") << QStringList{"players=6"};
        QTest::newRow("coins") << QStringList{"rounds=20"};
    }
    void keysReachEveryChoice()
    {
        QFETCH(QStringList, rules);
        const GameInfo& info = *findGame(QTest::currentDataTag());
        const GameTable& table = *findTable(info.id);
        RuleMap map;
        for (const QString& rule : rules)
            map[rule.section('=', 0, 0).toStdString()] = rule.section('=', 1).toStdString();
        const auto complete = info.complete(map);
        QVERIFY2(complete, complete ? "" : complete.error().english().c_str());
        QFont font = QGuiApplication::font();
        font.setPixelSize(14);
        for (const std::uint64_t seed : {3U, 8U}) {
            const auto match = std::move(*info.start(*complete, seed));
            std::vector<std::string> seats = fittedSeats(info, *complete, {std::string(kPerson)});
            const auto bot = findBot(usualBot(info.id))->make(test::resources());
            int asked = 0;
            for (Node node = match->node(); !node.isOver() && asked < 40; node = match->node()) {
                if (node.isChance()) {
                    QVERIFY(static_cast<bool>(match->step(kChanceSeat, match->draw())));
                    continue;
                }
                const Seat who = node.seats.has(0) ? 0 : node.seats.first();
                if (who == 0) {
                    ++asked;
                    Position position = positionOf(*match, seatsOf(seats, {}), {0, table.as<OpenToAll>() != nullptr});
                    position.asked = 0;
                    position.legal = match->legal(0);
                    for (const QSizeF size : {QSizeF(1280, 752), QSizeF(1024, 592)}) {
                        const Canvas canvas{size, Theme::make(ThemeKind::Felt, false, table.surface()),
                                            makeDeck(QStringLiteral("parlour"), false), font};
                        const QStringList missing = unreachable(table.arrange(position, {}, canvas));
                        QVERIFY2(missing.isEmpty(),
                                 qPrintable(QString("step %1: ").arg(match->steps()) + missing.join(' ')));
                    }
                }
                const auto done = match->step(who, bot->answer(match->question(who), {}, nullptr));
                QVERIFY(static_cast<bool>(done));
            }
            QVERIFY(asked > 5);
        }
    }
};

PARLOUR_TEST(TestKeyboardWalk)
#include "test_keyboard_walk.moc"
