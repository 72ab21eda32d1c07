// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mistakes that a person's losses have in common, as the history page tells it, with practice of that kind only.
#include "app/widgets/controls.h"
#include "app/window/history/progress_view.h"
#include "tests/app/statistics/past_tools.h"
#include "tests/suite.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace parlour;
using namespace parlour::test;

namespace {

/// Lost games of Pazaak, each with a mistake of the kind.
std::vector<PastGame> lostGames(int count, const char* taken, const char* best)
{
    PastMaker make;
    std::vector<PastGame> games;
    for (int i = 0; i < count; ++i) {
        games.push_back(reviewed(make.duel(0), 0.2, 10));
        games.back().costly = {{games.back().entry.id, 4, 0.2, taken, best}};
    }
    return games;
}

} // namespace

class TestProgressView : public QObject {
    Q_OBJECT

    Measure measure_ = Measure::Won;
    std::unique_ptr<ProgressView> view_;

    Button* drill()
    {
        for (Button* each : view_->findChildren<Button*>())
            if (each->text() == "Drill" && !each->isHidden())
                return each;
        return nullptr;
    }

private slots:
    void init()
    {
        view_ =
            std::make_unique<ProgressView>([](const std::string& bot) { return QString::fromStdString(bot); },
                                           [](const CostlyDecision&) { return std::pair<QString, QString>(); }, measure_);
    }
    void cleanup() { view_.reset(); }

    void lossesWithAKindInCommonAreARuleWithADrill()
    {
        const std::vector<PastGame> games = lostGames(4, "end", "play 4");
        view_->setGames(oldestFirst(games));
        bool isTold = false;
        for (const QLabel* label : view_->findChildren<QLabel*>())
            isTold = isTold || label->text().contains("in 4 of your last 4 losses");
        QVERIFY(isTold);
        QVERIFY(drill());
        QSignalSpy wanted(view_.get(), &ProgressView::drillWanted);
        drill()->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), QString("pazaak"));
        QCOMPARE(wanted[0][1].toString(), QString("Ended the turn without a side card that was needed"));
    }

    void fewLossesHaveNoRule()
    {
        const std::vector<PastGame> games = lostGames(2, "end", "play 4");
        view_->setGames(oldestFirst(games));
        QVERIFY(!drill());
    }

    /// To keep a card that would be played now gained a casual player nothing (resources/grades/taught.json).
    void whatGainsNothingIsNoRule()
    {
        const std::vector<PastGame> games = lostGames(4, "play 4", "end");
        view_->setGames(oldestFirst(games));
        QVERIFY(!drill());
    }
};

PARLOUR_TEST(TestProgressView)

#include "test_progress_view.moc"
