// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot may think, hang or be abandoned; the GUI thread goes on.
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QSignalSpy>

using namespace parlour;
using test::SlowBot;

namespace {

struct Fixture {
    std::shared_ptr<SlowBot::Control> control = std::make_shared<SlowBot::Control>();
    std::unique_ptr<Thinker> thinker = std::make_unique<Thinker>(std::make_unique<SlowBot>(control));
    std::vector<std::pair<quint64, std::string>> answers;

    Fixture()
    {
        QObject::connect(thinker.get(), &Thinker::answered, thinker.get(),
                         [this](quint64 ticket, const std::string& action) { answers.emplace_back(ticket, action); });
    }
    ~Fixture() { control->go = true; }
};

AnyQuestion question(const std::string& last)
{
    AnyQuestion question;
    question.legal = std::vector<std::string>{"first", last};
    question.toTexts = [](const std::any& legal) { return std::any_cast<std::vector<std::string>>(legal); };
    return question;
}

} // namespace

class TestThinker : public QObject {
    Q_OBJECT

private slots:
    void answersWithItsTicket()
    {
        Fixture f;
        f.control->go = true;
        const quint64 ticket = f.thinker->ask(question("a"), false);
        QVERIFY(f.thinker->isThinking());
        UNTIL(f.answers.size() == 1U);
        QCOMPARE(f.answers[0], std::make_pair(ticket, std::string("a")));
        QVERIFY(!f.thinker->isThinking());
    }

    void dropsStaleAnswers()
    {
        Fixture f;
        f.thinker->ask(question("old"), false);
        UNTIL(f.control->asked.load() == 1);
        const quint64 ticket = f.thinker->ask(question("new"), false); // stops the first
        UNTIL(f.control->asked.load() == 2);
        f.control->go = true;
        UNTIL(f.answers.size() == 1U);
        test::settle();
        QCOMPARE(f.answers.size(), 1U);
        QCOMPARE(f.answers[0], std::make_pair(ticket, std::string("new")));
    }

    void dropsAnAnswerThatIsOnItsWay()
    {
        for (int round = 1; round <= 50; ++round) { // the answer is posted shortly after it was given
            Fixture f;
            f.control->go = true;
            f.thinker->ask(question("old"), false);
            while (f.control->answered.load() == 0)
                QThread::yieldCurrentThread(); // not the event loop, in whose queue the answer waits
            const quint64 ticket = f.thinker->ask(question("new"), false);
            UNTIL(f.answers.size() == 1U);
            QCOMPARE(f.answers[0].first, ticket);
        }
    }

    void hurriesABotThatListens()
    {
        Fixture f;
        f.thinker->ask(question("a"), false);
        UNTIL(f.control->asked.load() == 1);
        f.thinker->moveNow();
        UNTIL(f.answers.size() == 1U);
    }

    void reportsOnlyWhenWanted()
    {
        Fixture f;
        f.control->go = true;
        std::vector<std::shared_ptr<const Report>> reports;
        connect(
            f.thinker.get(), &Thinker::answered, f.thinker.get(),
            [&](quint64, const std::string&, const std::shared_ptr<const Report>& report) { reports.push_back(report); });
        f.thinker->ask(question("a"), false);
        UNTIL(reports.size() == 1U);
        QVERIFY(!reports[0]);
        f.thinker->ask(question("b"), true);
        UNTIL(reports.size() == 2U);
        QVERIFY(reports[1]);
        QCOMPARE(reports[1]->chosen, std::string("b"));
    }

    void neverBlocksOnABotThatHangs()
    {
        Fixture f;
        f.control->listens = false;
        f.thinker->ask(question("a"), false);
        UNTIL(f.control->asked.load() == 1);
        f.thinker->moveNow();
        f.thinker->ask(question("b"), false);
        f.thinker.reset();
        QCOMPARE(f.control->answered.load(), 0);
        QCOMPARE(f.control->destroyed.load(), 0); // still in use by its thread
        f.control->go = true;
        UNTIL(f.control->destroyed.load() == 1); // which destroys it
        test::settle();
        QVERIFY(f.answers.empty());
    }

    void makesNoThreadBeforeTheFirstQuestion()
    {
        Fixture f;
        f.thinker.reset();
        QCOMPARE(f.control->destroyed.load(), 1);
    }

    void manyThinkersAnswerAtOnce()
    {
        std::vector<std::unique_ptr<Fixture>> all;
        for (int i = 0; i < 20; ++i) {
            all.push_back(std::make_unique<Fixture>());
            all.back()->control->go = true;
            for (int k = 0; k < 10; ++k)
                all.back()->thinker->ask(question(std::to_string(k)), k % 2 == 0);
        }
        for (const auto& f : all) {
            UNTIL(f->answers.size() == 1U);
            QCOMPARE(f->answers[0].second, std::string("9"));
        }
    }
};

PARLOUR_TEST(TestThinker)
#include "test_thinker.moc"
