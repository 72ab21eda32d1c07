// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The forms of positions: filled from the text of any decision they write the same text again, and a table that is put in
// from nothing becomes a position.
#include "app/draw/decks.h"
#include "app/tables/position_form.h"
#include "engine/positions.h"
#include "tests/every/random_play.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr std::uint64_t kKinds = 4; ///< random rules of each game

Canvas someCanvas()
{
    return {QSizeF(), Theme::make(ThemeKind::Felt, false), makeDeck({}, false), QFont()};
}

/// The text after each control and place of the form has written the value that it shows.
std::string written(const GameInfo& info, const PositionLines& lines)
{
    const PositionFormOf game = findPositionForm(info.id);
    const PositionForm form = game.form(lines, someCanvas());
    PositionLines changed = lines;
    for (const FormRow& row : form.rows)
        for (const FormControl& control : row.controls)
            control.set(changed, control.value);
    for (const FormPlace& place : form.cards.places)
        place.set(changed, place.cards);
    game.settle(lines, changed);
    int line = 0;
    const auto position = readPosition(changed.text(), 1, line);
    return position ? positionText(*position->match, info.id, position->seat)
                    : std::to_string(line) + ": " + position.error().english() + "\n" + changed.text();
}

/// Draws the table of lines as the window does while they are no position.
void draw(const GameInfo& info, const PositionFormOf& game, PositionLines lines)
{
    Canvas canvas = someCanvas();
    canvas.size = {800, 600};
    game.complete(lines);
    Position position;
    position.viewpoint = lines.number("seat");
    for (Seat seat = 0; seat < lines.players(); ++seat)
        position.seats.push_back({.name = formSeatName(seat, position.viewpoint), .character = {}, .person = seat == 0});
    position.views.resize(position.seats.size());
    position.views[static_cast<std::size_t>(position.viewpoint)] = viewOfLines(lines.text());
    position.node = Node::waiting(position.viewpoint);
    Layout layout = findTable(info.id)->arrange(position, {}, canvas);
    QVERIFY(!layout.pieces.empty());
    QVERIFY(!game.lay(lines, canvas, layout).isEmpty());
}

/// A form that is filled step by step, as by clicks.
class Filled {
public:
    Filled(const std::string& game, const std::string& rules) : game_(findPositionForm(game))
    {
        const GameInfo& info = *findGame(game);
        lines_ = PositionLines("parlour-position 1\ngame " + game + "\nrules " + toText(*info.complete(*parseRuleMap(rules)))
                               + "\nseat 0");
        settle(lines_);
    }
    void put(const QString& place, const QString& cards)
    {
        for (const FormPlace& each : game_.form(lines_, someCanvas()).cards.places)
            if (each.name == place) {
                PositionLines changed = lines_;
                each.set(changed, each.cards + cards.split(' '));
                return settle(changed);
            }
        QFAIL(qPrintable("no place " + place));
    }
    void choose(const QString& control, const QString& value)
    {
        for (const FormRow& row : game_.form(lines_, someCanvas()).rows)
            for (const FormControl& each : row.controls)
                if (each.name == control) {
                    PositionLines changed = lines_;
                    each.set(changed, value);
                    return settle(changed);
                }
        QFAIL(qPrintable("no control " + control));
    }
    /// The problem; "none" if it is a position.
    QString problem() const
    {
        int line = 0;
        std::string field;
        const auto position = readPosition(lines_.text(), 1, line, &field);
        return position ? QStringLiteral("none")
                        : QString::fromStdString(field + ": " + position.error().english() + "\n" + lines_.text());
    }
    std::string value(const char* line) const { return lines_.value(line); }

private:
    void settle(PositionLines changed)
    {
        game_.settle(lines_, changed);
        lines_ = changed;
    }

    PositionFormOf game_;
    PositionLines lines_;
};

} // namespace

class TestPositionForms : public QObject {
    Q_OBJECT

private slots:
    void aFormWritesTheTextThatFilledIt_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    void aFormWritesTheTextThatFilledIt()
    {
        QFETCH(const QString, game);
        const GameInfo& info = *findGame(game.toStdString());
        for (std::uint64_t kind = 0; kind < kKinds; ++kind) {
            const auto match = std::move(*info.start(randomRules(info, kind), kind));
            Rng rng = Rng::stream(kind, Purpose::Analysis, 2);
            for (int steps = 0; steps < 100 && !match->node().isOver(); ++steps) {
                const Step step = randomStep(*match, rng);
                if (step.who != kChanceSeat && match->node().seats.has(step.who)) {
                    const std::string text = positionText(*match, info.id, step.who);
                    QCOMPARE(QString::fromStdString(written(info, PositionLines(text))), QString::fromStdString(text));
                }
                QVERIFY(match->step(step.who, step.text));
            }
        }
    }

    /// Lines with values that are missing, wrong or of another line, as while somebody types.
    void everyTableDrawsWhatIsNoPosition_data() { aFormWritesTheTextThatFilledIt_data(); }
    void everyTableDrawsWhatIsNoPosition()
    {
        QFETCH(const QString, game);
        const GameInfo& info = *findGame(game.toStdString());
        const PositionFormOf form = findPositionForm(info.id);
        const std::vector<std::string> others = {"", "-1", "0", "99", "1000000", "yes", "Ah", "6s 7s 8s", "duke | duke |"};
        for (std::uint64_t kind = 0; kind < kKinds; ++kind) {
            const auto match = std::move(*info.start(randomRules(info, kind), kind));
            Rng rng = Rng::stream(kind, Purpose::Analysis, 3);
            for (int steps = 0; steps < 40 && !match->node().isOver(); ++steps) {
                const Step step = randomStep(*match, rng);
                if (step.who != kChanceSeat && match->node().seats.has(step.who)) {
                    const QStringList text =
                        QString::fromStdString(positionText(*match, info.id, step.who)).split('\n', Qt::SkipEmptyParts);
                    PositionLines lines(text.join('\n').toStdString());
                    for (int changes = 0; changes < 3; ++changes) {
                        const auto line = 3 + static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(text.size() - 3)));
                        lines.set(text[line].section(' ', 0, 0).toStdString(),
                                  others[rng.below(static_cast<std::uint32_t>(others.size()))]);
                    }
                    draw(info, form, lines);
                }
                QVERIFY(match->step(step.who, step.text));
            }
        }
    }

    void diceBoxesAndTotalsMakeAPosition()
    {
        Filled form("yahtzee", "players=2");
        form.choose("Die 1", "6");
        form.choose("Full House", "25");
        form.choose("Rolls left", "2");
        form.choose("Total 1", "30");
        QCOMPARE(form.problem(), QString("none"));
        QCOMPARE(form.value("totals"), std::string("30 25"));
        form.choose("Sixes", "18");
        QCOMPARE(form.value("totals"), std::string("43 30"));
        form.choose("Sixes", "17");
        QVERIFY2(form.problem().startsWith("boxes: "), qPrintable(form.problem()));
    }

    void theStockIsWhatHasNoPlace()
    {
        Filled form("durak", "players=2,deck=36");
        form.put("My hand", "6s 7s 8s Th Jh Qd");
        form.put("Trump card under the stock", "9h");
        QCOMPARE(form.problem(), QString("none"));
        QCOMPARE(form.value("stock"), std::string("24"));
        form.put("Attacks", "6d");
        QCOMPARE(form.value("attacker"), std::string("1"));
        QCOMPARE(form.value("stock"), std::string("23"));
        form.put("Gone", "Ah Kh As Ks");
        QCOMPARE(form.problem(), QString("none"));
        QCOMPARE(form.value("stock"), std::string("19"));
        form.put("Covers", "7h");
        QCOMPARE(form.value("table"), std::string("6d/7h"));
        QCOMPARE(form.problem(), QString("none"));
        form.put("Covers", "7d"); // there is nothing that it could cover
        QCOMPARE(form.value("table"), std::string("6d/7h"));
        form.put("Gone", "6s");
        QVERIFY2(form.problem().startsWith("discarded: ") || form.problem().startsWith("hand: "),
                 qPrintable(form.problem()));
    }

    void cardsOnBothTablesMakeAPosition()
    {
        Filled simple("pazaak", "");
        simple.put("Your table", "7 5");
        simple.put("The opponent's table", "10");
        simple.put("Your side cards", "+1 +3 +4 +5");
        QCOMPARE(simple.problem(), QString("none"));
        Filled full("pazaak-full", "");
        full.put("Your hand", "+1 +2 -3 D");
        full.put("Your table", "9");
        QCOMPARE(full.problem(), QString("none"));
        full.put("The opponent's table", "4 +-3=-3");
        QCOMPARE(full.value("opponentTable"), std::string("4 -3"));
    }

    void aQuestionBringsItsAction()
    {
        Filled form("coup", "players=3");
        for (const char* phase : {"challenge-action", "block", "challenge-block", "lose", "turn"}) {
            form.choose("You are asked", phase);
            QCOMPARE(form.problem(), QString("none"));
        }
        form.choose("Coins", "30");
        QVERIFY2(form.problem().startsWith("coins: "), qPrintable(form.problem()));
    }

    void tossesCanBeGivenByTheirLead()
    {
        Filled form("coins", "");
        form.choose("Round", "40");
        form.choose("Your lead", "6");
        QCOMPARE(form.problem(), QString("none"));
        const std::string history = form.value("history");
        QCOMPARE(std::count(history.begin(), history.end(), '1'), 23); // of 40
    }
};

PARLOUR_TEST(TestPositionForms)
#include "test_position_forms.moc"
