// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Stored reviews read back unchanged, and damage costs only the time to analyse again.
#include "app/analysis/review_cache.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/app/other_connection.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QTest>

using namespace parlour;
using namespace parlour::test;

class TestReviewCache : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
    GameFile file_;
    Review review_;

private slots:
    void initTestCase()
    {
        file_.record = playedBy("pazaak", {"pazaak.random", "pazaak.club"}, 7);
        review_ = reviewOf(file_.record, 0);
    }
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath("history.db");
    }

    void readsBackUnchanged()
    {
        qint64 id = 0;
        {
            History history(path_);
            id = *history.add(file_);
            QVERIFY(!keptReview(history, id, 0, review_.analyst));
            QVERIFY(keepReview(history, id, review_));
        }
        const History history(path_);
        QVERIFY(keptReview(history, id, 0, review_.analyst) == review_);
        QVERIFY(!keptReview(history, id, 1, review_.analyst));
        QVERIFY(!keptReview(history, id + 1, 0, review_.analyst));
        QVERIFY(!keptReview(history, id, 0, review_.analyst + 1)); // another version of the analyst
        ReviewFigures figures = figuresOf(review_);
        figures.game = id;
        QCOMPARE(keptFigures(history).size(), std::size_t{1});
        QVERIFY(keptFigures(history).front() == figures);
        QVERIFY(figures.blunders + figures.mistakes + figures.doubtful > 0);
        QCOMPARE(figures.decisions, accountOf(review_, Currency::Share).decisions);
    }

    void aLaterReviewReplacesAnEarlierOne()
    {
        History history(path_);
        const qint64 id = *history.add(file_);
        Review part = review_;
        part.positions[5].reset();
        QVERIFY(keepReview(history, id, part));
        QVERIFY(!keptFigures(history).front().isWhole);
        const auto kept = keptReview(history, id, 0, review_.analyst);
        QVERIFY(kept && !kept->isDone());
        Reviewer reviewer(findGame("pazaak"), file_.record, 0, analystOf("pazaak"), {}, kept);
        QVERIFY(reviewer.run());
        QVERIFY(reviewer.review() == review_);
        QVERIFY(keepReview(history, id, reviewer.review()));
        QCOMPARE(keptFigures(history).size(), std::size_t{1});
        QVERIFY(keptFigures(history).front().isWhole);
    }

    void damagedReviewsCountAsMissing_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<bool>("figuresStay");
        QTest::newRow("no bytes") << "UPDATE reviews SET review = x''" << true;
        QTest::newRow("other bytes") << "UPDATE reviews SET review = x'00000010789c4b04'" << true;
        QTest::newRow("cut") << "UPDATE reviews SET review = substr(review, 1, length(review) - 40)" << true;
        QTest::newRow("of another seat") << "UPDATE reviews SET seat = 1" << true;
        QTest::newRow("no figures") << "UPDATE reviews SET figures = 'x', review = x'00'" << false;
        QTest::newRow("too large") << "UPDATE reviews SET figures = replace(figures, '[', '[1e300,'), review = x'00'"
                                   << false;
        QTest::newRow("gone") << "DELETE FROM reviews" << false;
        QTest::newRow("no table") << "DROP TABLE reviews" << false;
        QTest::newRow("another table") << "ALTER TABLE reviews RENAME COLUMN review TO something" << false;
    }
    void damagedReviewsCountAsMissing()
    {
        QFETCH(QString, statement);
        QFETCH(bool, figuresStay);
        qint64 id = 0;
        {
            History history(path_);
            id = *history.add(file_);
            QVERIFY(keepReview(history, id, review_));
        }
        QVERIFY(OtherConnection(path_).run(statement));
        History history(path_);
        QVERIFY(history.notice().isEmpty());
        QVERIFY(!keptReview(history, id, 0, review_.analyst));
        QVERIFY(!keptReview(history, id, 1, review_.analyst));
        QCOMPARE(!keptFigures(history).empty(), figuresStay);
        QCOMPARE(history.recent(5).size(), std::size_t{1}); // no game was lost
        QVERIFY(history.load(id));
        QVERIFY(keepReview(history, id, review_));
        QVERIFY(keptReview(history, id, 0, review_.analyst) == review_);
    }

    void anOlderHistoryHasNoReviews()
    {
        qint64 id = 0;
        {
            History history(path_);
            id = *history.add(file_);
        }
        QVERIFY(OtherConnection(path_).run("DROP TABLE reviews")); // as in older files
        History history(path_);
        QVERIFY(history.notice().isEmpty());
        QVERIFY(keptFigures(history).empty());
        QVERIFY(keepReview(history, id, review_));
        QVERIFY(keptReview(history, id, 0, review_.analyst) == review_);
        QVERIFY(history.load(id));
    }
};

PARLOUR_TEST(TestReviewCache)
#include "test_review_cache.moc"
