// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A person's own game: what the person plays, what the bots answer, what is drawn, rolled and tossed is seen on its way. In
// the stage's own time: no clock counts.
#include "app/seating/setup.h"
#include "app/stage/stage.h"
#include "app/window/play/result_card.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"
#include "tests/app/waiting.h"
#include "tests/app/window/accessible_hand.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <optional>
#include <set>

using namespace parlour;

namespace {

constexpr double kPace = 40; ///< so that nobody waits long for the pauses of the bots
constexpr double kFrame = 24; ///< ms of a movement as it was designed, from one look to the next
constexpr std::size_t kSeen = 4; ///< different looks that count as seen on the way: the shortest takes five frames

/// Looks at every frame of a stage and remembers which pieces came to another place or face, and how.
class Onlooker {
public:
    explicit Onlooker(Stage& stage) : stage_(stage) { stage_.advanceTo(0); }

    /// The next frame, or rest.
    void look()
    {
        if (!stage_.isAtRest())
            stage_.advanceTo(time_ += kFrame / kPace);
        for (const Piece& piece : stage_.layout().pieces)
            seen_[piece.id].insert(lookOf(piece));
        if (!stage_.isMoving())
            rest();
    }
    /// What lies there is how the game begins.
    void forget()
    {
        seenMoving_.clear();
        jumped_.clear();
    }
    /// The ids of those that were seen on their way, and of those that from one frame to the next lay elsewhere.
    const QStringList& seenMoving() const { return seenMoving_; }
    const QStringList& jumped() const { return jumped_; }

private:
    struct Look {
        int x = 0, y = 0;
        std::size_t picture = 0; ///< of what is being turned
        auto operator<=>(const Look&) const = default;
    };
    struct Lying {
        QPointF place;
        QString face;
    };

    Look lookOf(const Piece& piece) const
    {
        const QRectF rect = stage_.pieceRect(piece.id);
        Look look{qRound(rect.center().x()), qRound(rect.center().y())};
        if (isTurned(piece)) {
            const QImage image = stage_.grab(rect.toAlignedRect()).toImage();
            look.picture = qHashBits(image.constBits(), static_cast<std::size_t>(image.sizeInBytes()));
        }
        return look;
    }
    bool isTurned(const Piece& piece) const
    {
        const auto lay = lying_.find(piece.id);
        return piece.role == Role::Card && lay != lying_.end() && lay->second.face != piece.face.key;
    }
    /// Everything lies: who lies elsewhere now or shows another side has to have been seen meanwhile.
    void rest()
    {
        std::map<QString, Lying> lying;
        for (const Piece& piece : stage_.layout().pieces) {
            const QPointF place = stage_.pieceRect(piece.id).center();
            lying[piece.id] = {place, piece.face.key};
            const auto from = origin(piece);
            const bool travels = from && QLineF(*from, place).length() > piece.size.width();
            if (travels || isTurned(piece))
                (seen_[piece.id].size() >= kSeen ? seenMoving_ : jumped_) << piece.id;
        }
        lying_ = lying;
        anchors_ = stage_.layout().anchors;
        seen_.clear();
    }
    /// Where a piece lay, or where a new one comes from. None: it is just there.
    std::optional<QPointF> origin(const Piece& piece) const
    {
        for (const QString& id : {piece.id, piece.from})
            if (const auto lay = lying_.find(id); lay != lying_.end())
                return lay->second.place;
        for (const auto& anchors : {stage_.layout().anchors, anchors_})
            if (const auto anchor = anchors.constFind(piece.from); anchor != anchors.constEnd())
                return anchor->centre;
        return std::nullopt;
    }

    Stage& stage_;
    double time_ = 0;
    std::map<QString, std::set<Look>> seen_; ///< since everything lay last
    std::map<QString, Lying> lying_;
    QHash<QString, Anchor> anchors_;
    QStringList seenMoving_, jumped_;
};

/// The first piece that acts by itself and whose action begins so.
const Piece* pieceWith(const Layout& layout, const QString& action)
{
    for (const Piece& piece : layout.pieces)
        if (piece.choices.size() == 1 && QString::fromStdString(piece.choices[0].action.notation).startsWith(action))
            return &piece;
    return nullptr;
}

/// A window in which a person plays.
struct OwnGame {
    explicit OwnGame(const char* id) : game(id)
    {
        qputenv("PARLOUR_HOME", home.path().toUtf8());
        window.emplace(QStringLiteral("en"));
    }
    /// True: the window is seen, and the game has begun.
    bool start()
    {
        Preferences preferences;
        preferences.pace = kPace;
        preferences.sound = Preferences::Sound::Off;
        preferences.rollsDice = false; // what is waited for here is a decision
        window->library().settings().setPreferences(preferences);
        window->resize(1024, 640);
        window->show();
        const bool isSeen = QTest::qWaitForWindowExposed(&*window);
        Setup setup = usualSetup(*findGame(game), window->library().settings(), false);
        setup.seed = 7;
        window->start(setup);
        return isSeen;
    }

    const char* game;
    const QTemporaryDir home;
    std::optional<MainWindow> window; ///< once its home is known
};

} // namespace

class TestOwnGameMoves : public QObject {
    Q_OBJECT

private slots:
    void whatHappensIsSeenOnItsWay_data()
    {
        QTest::addColumn<QStringList>("acts"); // how the person's actions begin
        QTest::addColumn<QStringList>("movers"); // patterns of ids: each is to be seen on its way
        // The own cards, the bot's and those that are drawn.
        QTest::newRow("durak") << QStringList{"attack", "done", ""} << QStringList{"card:", "back:1"};
        // The own card from the hand, and from the house to either.
        QTest::newRow("pazaak") << QStringList{"play", "end"} << QStringList{"side:0", "house:.:0", "house:.:1"};
        QTest::newRow("yahtzee") << QStringList{"hold", "hold", "score"}
                                 << QStringList{"die:1.0.2", "die:1.0.3", "die:1.1.1"};
        // Coins to the own seat and to another.
        QTest::newRow("coup") << QStringList{"income", "allow", "allow"} << QStringList{"coin:0", "coin:[123]"};
        QTest::newRow("coins") << QStringList{"nothing", "nothing"} << QStringList{"coin:"};
    }
    void whatHappensIsSeenOnItsWay()
    {
        QFETCH(QStringList, acts);
        QFETCH(QStringList, movers);
        OwnGame game(QTest::currentDataTag());
        QVERIFY(game.start());
        MainWindow& window = *game.window;
        auto* stage = window.findChild<Stage*>();
        const Session& session = window.table()->session();
        Onlooker onlooker(*stage);
        const auto watchUntilAsked = [&] {
            const auto isAsked = [&] { return (session.asked() >= 0 || session.isOver()) && !stage->isMoving(); };
            return test::comesTrue([&] {
                QCoreApplication::processEvents();
                onlooker.look();
                return isAsked();
            });
        };
        QVERIFY(watchUntilAsked());
        QCOMPARE(onlooker.jumped(), QStringList());
        onlooker.forget();
        AccessibleHand hand(window);
        for (const QString& act : acts) {
            const int length = session.length();
            const Piece* piece = pieceWith(stage->layout(), act);
            QVERIFY2(piece, qPrintable(act));
            QVERIFY(hand.press(QString(piece->name)));
            QVERIFY2(session.length() > length, qPrintable(act));
            QVERIFY(watchUntilAsked());
        }
        QCOMPARE(onlooker.jumped(), QStringList());
        for (const QString& mover : movers)
            QVERIFY2(!onlooker.seenMoving().filter(QRegularExpression(mover)).isEmpty(),
                     qPrintable(mover + " is not among " + onlooker.seenMoving().join(' ')));
    }

    void theResultComesWhenTheLastMoveWasSeen_data()
    {
        QTest::addColumn<QString>("last"); // pattern of an id: it is on its way when the game is over
        QTest::newRow("pazaak") << "house:";
        QTest::newRow("durak") << "card:|back:";
    }
    void theResultComesWhenTheLastMoveWasSeen()
    {
        QFETCH(QString, last);
        OwnGame game(QTest::currentDataTag());
        QVERIFY(game.start());
        MainWindow& window = *game.window;
        auto* stage = window.findChild<Stage*>();
        const Session& session = window.table()->session();
        const auto hasResult = [&] { return window.findChild<ResultCard*>() != nullptr; };
        Onlooker onlooker(*stage);
        QSize size;
        bool cameTooSoon = false;
        connect(&session, &Session::changed, this, [&](const Session::Change& change) {
            size = change.finished ? stage->size() : size;
            cameTooSoon = cameTooSoon || hasResult();
        });
        AccessibleHand hand(window);
        const auto playOn = [&] {
            QCoreApplication::processEvents();
            onlooker.look();
            if (const Piece* piece = pieceWith(stage->layout(), {}); session.asked() >= 0 && piece && !stage->isMoving()) {
                onlooker.forget();
                hand.press(QString(piece->name));
            }
            return session.isOver();
        };
        QVERIFY(test::comesTrue(playOn));
        QVERIFY(!cameTooSoon);
        QVERIFY(!stage->isAtRest());
        while (!stage->isAtRest()) { // as long as it is not, it does not come
            test::settle();
            QVERIFY(!hasResult());
            QCOMPARE(stage->size(), size);
            onlooker.look();
        }
        QVERIFY(!hasResult());
        QCOMPARE(onlooker.jumped(), QStringList());
        QVERIFY2(!onlooker.seenMoving().filter(QRegularExpression(last)).isEmpty(),
                 qPrintable(last + " is not among " + onlooker.seenMoving().join(' ')));
        QVERIFY(test::comesTrue(hasResult));
    }
};

PARLOUR_TEST(TestOwnGameMoves)
#include "test_own_game_moves.moc"
