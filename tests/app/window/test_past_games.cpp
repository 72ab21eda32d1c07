// The page of finished games: however many there are, it opens within a frame, and all of them come.
#include "app/widgets/controls.h"
#include "app/window/history/game_row.h"
#include "tests/app/cut_texts.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

using namespace parlour;
using test::newRecord;
using test::playedOut;

namespace {

constexpr int kGames = 80;

} // namespace

class TestPastGames : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;
    std::unique_ptr<HistoryPage> page_;
    QList<qint64> ids_; ///< the oldest first

    Library& library() { return driver_->window().library(); }
    QList<GameRow*> rows() const { return page_->findChildren<GameRow*>(); }
    void keep(const Record& record)
    {
        const auto id = library().history().add({record, {}, {}});
        QVERIFY(id);
        ids_.push_back(*id);
    }

private slots:
    void initTestCase()
    {
        driver_ = std::make_unique<test::Driver>();
        keep(playedOut(newRecord("pazaak", {"pazaak.bold", "pazaak.kid"}, 1)));
        Record record = playedOut(newRecord("coins", {"coins.random", "coins.regret"}, 1));
        for (int i = 1; i < kGames; ++i) {
            record.seed = static_cast<std::uint64_t>(i); // another game to the history, which keeps each once
            keep(record);
        }
    }
    void init()
    {
        page_ = std::make_unique<HistoryPage>(library(), lookFor(library().settings().preferences(), false), QString());
        page_->show();
    }
    void cleanup() { page_.reset(); }
    void cleanupTestCase() { driver_.reset(); }

    void theRestComesAfterTheFirstFrame()
    {
        QVERIFY(!rows().isEmpty());
        QVERIFY2(rows().size() < kGames, "everything was read at once");
        QTRY_COMPARE(rows().size(), kGames);
        QSignalSpy wanted(page_.get(), &HistoryPage::finishedWanted);
        const QList<GameRow*> all = rows();
        for (GameRow* row : all)
            row->click();
        for (int i = 0; i < kGames; ++i)
            QCOMPARE(wanted[i][0].toLongLong(), ids_[kGames - 1 - i]);
    }

    void whatIsChosenMeanwhileIsListedAlone()
    {
        QVERIFY(rows().size() < kGames);
        for (SegmentButton* game : page_->findChildren<SegmentButton*>())
            if (game->text() == "Pazaak")
                game->click();
        QTRY_COMPARE(rows().size(), 1); // the rows of before go at the next turn
        test::settle(*page_);
        QCOMPARE(rows().size(), 1);
        QSignalSpy wanted(page_.get(), &HistoryPage::finishedWanted);
        rows().front()->click();
        QCOMPARE(wanted.front()[0].toLongLong(), ids_.front());
    }

    /// In the lobby of a small window a row has 455 px.
    void namesThatHaveNoRoomAreCounted_data()
    {
        QTest::addColumn<QStringList>("players");
        QTest::addColumn<QString>("result");
        QTest::newRow("watched") << QStringList{"The Cincinnati Kid, first version", "Austin Powers"}
                                 << "Austin Powers wins 3 to 2";
        QTest::newRow("two") << QStringList{"You", "The Cincinnati Kid"} << "Lost 2 to 3";
        QTest::newRow("three") << QStringList{"You", "Aces and Eights", "Random"} << "Lost 155 to 158";
        QTest::newRow("six") << QStringList{"You", "OpenFool", "Greedy 1", "Random", "Article", "Greedy 2"} << "Out first";
    }
    void namesThatHaveNoRoomAreCounted()
    {
        QFETCH(QStringList, players);
        QFETCH(QString, result);
        FinishedGame game;
        game.game = "Durak";
        game.players = players;
        game.person = players.front() == "You" ? 0 : -1;
        game.result = result;
        game.when = "12/12/2026";
        GameRow row(game);
        row.resize(455, row.heightForWidth(455));
        const test::CutTexts cut;
        row.grab();
        QCOMPARE(cut.list(), QStringList());
        QVERIFY(row.accessibleName().contains(players.join(", ")));
    }
};

PARLOUR_TEST(TestPastGames)

#include "test_past_games.moc"
