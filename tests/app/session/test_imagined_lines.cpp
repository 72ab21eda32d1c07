// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lines of play on an imagined deal: what others really hold changes nothing, and a line ends where the deal forbids a step.
#include "ai/core/bots.h"
#include "app/session/imagined_lines.h"
#include "engine/games.h"
#include "engine/positions.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

namespace {

/// A table of Durak at a decision of a seat, after some steps of it.
struct Asked {
    std::unique_ptr<AnyMatch> match;
    Seat seat = 0;
};

Asked askedAfter(int decisions, std::uint64_t seed)
{
    const GameInfo& info = *findGame("durak");
    Asked asked{std::move(*info.start(*info.complete({}), seed)), 0};
    for (int made = 0;;) {
        const Node node = asked.match->node();
        if (node.isChance()) {
            (void)asked.match->step(kChanceSeat, asked.match->draw());
            continue;
        }
        asked.seat = node.seats.first();
        const AnyQuestion question = asked.match->question(asked.seat);
        if (made++ >= decisions && !question.isForced)
            return asked;
        (void)asked.match->step(asked.seat, question.legalTexts().front());
    }
}

/// The same for the seat that is asked, with other cards where it cannot see them.
std::unique_ptr<AnyMatch> dealtAgain(const Asked& asked, std::uint64_t seed)
{
    int line = 0;
    return std::move(readPosition(positionText(*asked.match, "durak", asked.seat), seed, line)->match);
}

/// Everything that all seats know after each step.
QStringList wholeStory(const std::vector<ImaginedLine>& lines)
{
    QStringList story;
    for (const ImaginedLine& line : lines)
        for (const auto& match : line.matches)
            for (Seat seat = 0; seat < match->seats(); ++seat)
                story << QString::fromStdString(positionText(*match, "durak", seat));
    return story;
}

std::array<std::vector<LineStep>, 2> linesOf(const Asked& asked)
{
    const auto analyst = makeAnalyst("durak", test::resources());
    const AnyQuestion question = asked.match->question(asked.seat);
    const auto comparison = analyst->compare(question, 0, question.legalTexts().size() - 1, {});
    return comparison ? comparison->lines : std::array<std::vector<LineStep>, 2>();
}

} // namespace

class TestImaginedLines : public QObject {
    Q_OBJECT

private slots:
    void realHiddenCardsAreNotUsed()
    {
        for (const std::uint64_t seed : {std::uint64_t{3}, std::uint64_t{8}}) {
            const Asked asked = askedAfter(1, seed);
            const auto lines = linesOf(asked);
            QVERIFY(!lines[0].empty() && !lines[1].empty());
            const auto one = dealtAgain(asked, 1), other = dealtAgain(asked, 2);
            const Seat another = 1 - asked.seat;
            QVERIFY(positionText(*one, "durak", another) != positionText(*other, "durak", another));
            const auto first = playOnOneDeal(*one, "durak", asked.seat, lines);
            QCOMPARE(first.size(), std::size_t{2});
            QCOMPARE(wholeStory(first), wholeStory(playOnOneDeal(*other, "durak", asked.seat, lines)));
            QCOMPARE(wholeStory(first), wholeStory(playOnOneDeal(*asked.match, "durak", asked.seat, lines)));
        }
    }

    void bothLinesLeaveTheSamePosition()
    {
        const Asked asked = askedAfter(1, 3);
        const auto lines = linesOf(asked);
        const auto played = playOnOneDeal(*asked.match, "durak", asked.seat, lines);
        QCOMPARE(played.size(), std::size_t{2});
        for (Seat seat = 0; seat < 2; ++seat)
            QCOMPARE(positionText(*played[0].matches.front(), "durak", seat),
                     positionText(*played[1].matches.front(), "durak", seat));
        for (std::size_t side = 0; side < 2; ++side) {
            QCOMPARE(played[side].steps.front().action, lines[side].front().action);
            QCOMPARE(played[side].matches.size(), played[side].steps.size() + 1);
            QCOMPARE(played[side].told.size(), played[side].steps.size());
        }
    }

    void aLineEndsWhereTheDealForbidsAStep()
    {
        const Asked asked = askedAfter(1, 3);
        const std::string action = asked.match->legal(asked.seat).front();
        const std::vector<LineStep> line{{asked.seat, action}, {asked.seat, "no action at all"}, {asked.seat, action}};
        const auto played = playOnOneDeal(*asked.match, "durak", asked.seat, std::span(&line, 1));
        QCOMPARE(played.size(), std::size_t{1});
        QVERIFY(!played[0].steps.empty());
        QCOMPARE(played[0].steps.front().action, action);
        for (const LineStep& step : played[0].steps)
            QVERIFY(step.action != "no action at all");
    }
};

PARLOUR_TEST(TestImaginedLines)
#include "test_imagined_lines.moc"
