// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// In a person's game the pieces of every action and chance outcome are visible on their way. Frames advance by the stage's
// own time, not by a clock.
#include "app/seating/setup.h"
#include "app/stage/stage.h"
#include "app/window/play/result/result_card.h"
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

constexpr double kPace = 40; ///< short delays
constexpr double kFrame = 24; ///< ms of a movement at pace 1 between two frames
/// Different appearances that count as a visible movement; the shortest movement has five frames.
constexpr std::size_t kMinAppearances = 4;

/// Observes every frame of a stage, and records which pieces changed place or face visibly or at once.
class MotionObserver {
public:
    explicit MotionObserver(Stage& stage) : stage_(stage) { stage_.advanceTo(0); }

    /// Advances by a frame; records the result once nothing moves.
    void observe()
    {
        if (!stage_.isAtRest())
            stage_.advanceTo(time_ += kFrame / kPace);
        for (const Piece& piece : stage_.layout().pieces)
            seen_[piece.id].insert(appearanceOf(piece));
        if (!stage_.isMoving())
            record();
    }
    /// Clears the results, as after the start of the game.
    void reset()
    {
        seenMoving_.clear();
        jumped_.clear();
    }
    /// The ids of pieces that were visible on their way, and of those that changed at once.
    const QStringList& seenMoving() const { return seenMoving_; }
    const QStringList& jumped() const { return jumped_; }

private:
    struct Appearance {
        int x = 0, y = 0;
        std::size_t picture = 0; ///< hash of the image of a card that is turned
        auto operator<=>(const Appearance&) const = default;
    };
    struct Rest {
        QPointF place;
        QString face;
    };

    Appearance appearanceOf(const Piece& piece) const
    {
        const QRectF rect = stage_.pieceRect(piece.id);
        Appearance appearance{qRound(rect.center().x()), qRound(rect.center().y())};
        if (isTurned(piece)) {
            const QImage image = stage_.grab(rect.toAlignedRect()).toImage();
            appearance.picture = qHashBits(image.constBits(), static_cast<std::size_t>(image.sizeInBytes()));
        }
        return appearance;
    }
    bool isTurned(const Piece& piece) const
    {
        const auto rest = resting_.find(piece.id);
        return piece.role == Role::Card && rest != resting_.end() && rest->second.face != piece.face.key;
    }
    /// Compares the resting pieces with those before: a piece with another place or face has moved.
    void record()
    {
        std::map<QString, Rest> resting;
        for (const Piece& piece : stage_.layout().pieces) {
            const QPointF place = stage_.pieceRect(piece.id).center();
            resting[piece.id] = {place, piece.face.key};
            const auto from = origin(piece);
            const bool travels = from && QLineF(*from, place).length() > piece.size.width();
            if (travels || isTurned(piece))
                (seen_[piece.id].size() >= kMinAppearances ? seenMoving_ : jumped_) << piece.id;
        }
        resting_ = resting;
        anchors_ = stage_.layout().anchors;
        seen_.clear();
    }
    /// The place from which a piece came; nullopt if it appeared where it is.
    std::optional<QPointF> origin(const Piece& piece) const
    {
        for (const QString& id : {piece.id, piece.from})
            if (const auto rest = resting_.find(id); rest != resting_.end())
                return rest->second.place;
        for (const auto& anchors : {stage_.layout().anchors, anchors_})
            if (const auto anchor = anchors.constFind(piece.from); anchor != anchors.constEnd())
                return anchor->centre;
        return std::nullopt;
    }

    Stage& stage_;
    double time_ = 0;
    std::map<QString, std::set<Appearance>> seen_; ///< since nothing moved last
    std::map<QString, Rest> resting_;
    QHash<QString, Anchor> anchors_;
    QStringList seenMoving_, jumped_;
};

/// The first piece with a single choice whose action starts with `action`.
const Piece* pieceWith(const Layout& layout, const QString& action)
{
    for (const Piece& piece : layout.pieces)
        if (piece.choices.size() == 1 && QString::fromStdString(piece.choices[0].action.notation).startsWith(action))
            return &piece;
    return nullptr;
}

/// A window with a person's game.
struct PersonsGame {
    explicit PersonsGame(const char* id) : game(id)
    {
        qputenv("PARLOUR_HOME", home.path().toUtf8());
        window.emplace(QStringLiteral("en"));
    }
    /// Starts the game. Returns true once the window is exposed.
    bool start()
    {
        Preferences preferences;
        preferences.pace = kPace;
        preferences.sound = Preferences::Sound::Off;
        preferences.rollsDice = false; // so that the game waits only for decisions
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
    std::optional<MainWindow> window; ///< created after PARLOUR_HOME is set
};

} // namespace

class TestOwnGameMoves : public QObject {
    Q_OBJECT

private slots:
    void movingPiecesAreVisibleOnTheirWay_data()
    {
        QTest::addColumn<QStringList>("acts"); // prefixes of the person's actions
        QTest::addColumn<QStringList>("movers"); // patterns of ids that must be visible on their way
        // Cards of the person, of the bot, and drawn cards.
        QTest::newRow("durak") << QStringList{"attack", "done", ""} << QStringList{"card:", "back:1"};
        // The person's side card, and house cards for both.
        QTest::newRow("pazaak") << QStringList{"play", "end"} << QStringList{"side:0", "house:.:0", "house:.:1"};
        QTest::newRow("yahtzee") << QStringList{"hold", "hold", "score"}
                                 << QStringList{"die:1.0.2", "die:1.0.3", "die:1.1.1"};
        // Coins to the person's seat and to another.
        QTest::newRow("coup") << QStringList{"income", "allow", "allow"} << QStringList{"coin:0", "coin:[123]"};
        QTest::newRow("coins") << QStringList{"nothing", "nothing"} << QStringList{"coin:"};
    }
    void movingPiecesAreVisibleOnTheirWay()
    {
        QFETCH(QStringList, acts);
        QFETCH(QStringList, movers);
        PersonsGame game(QTest::currentDataTag());
        QVERIFY(game.start());
        MainWindow& window = *game.window;
        auto* stage = window.findChild<Stage*>();
        const Session& session = window.table()->session();
        MotionObserver observer(*stage);
        const auto watchUntilAsked = [&] {
            const auto isAsked = [&] { return (session.asked() >= 0 || session.line().isOver()) && !stage->isMoving(); };
            return test::comesTrue([&] {
                QCoreApplication::processEvents();
                observer.observe();
                return isAsked();
            });
        };
        QVERIFY(watchUntilAsked());
        QCOMPARE(observer.jumped(), QStringList());
        observer.reset();
        AccessibleHand hand(window);
        for (const QString& act : acts) {
            const int length = session.line().length();
            const Piece* piece = pieceWith(stage->layout(), act);
            QVERIFY2(piece, qPrintable(act));
            QVERIFY(hand.press(QString(piece->name)));
            QVERIFY2(session.line().length() > length, qPrintable(act));
            QVERIFY(watchUntilAsked());
        }
        QCOMPARE(observer.jumped(), QStringList());
        for (const QString& mover : movers)
            QVERIFY2(!observer.seenMoving().filter(QRegularExpression(mover)).isEmpty(),
                     qPrintable(mover + " is not among " + observer.seenMoving().join(' ')));
    }

    void theResultComesAfterTheLastMovement_data()
    {
        QTest::addColumn<QString>("last"); // pattern of the id that moves when the game is over
        QTest::newRow("pazaak") << "house:";
        QTest::newRow("durak") << "card:|back:";
    }
    void theResultComesAfterTheLastMovement()
    {
        QFETCH(QString, last);
        PersonsGame game(QTest::currentDataTag());
        QVERIFY(game.start());
        MainWindow& window = *game.window;
        auto* stage = window.findChild<Stage*>();
        const Session& session = window.table()->session();
        const auto hasResult = [&] { return window.findChild<ResultCard*>() != nullptr; };
        MotionObserver observer(*stage);
        QSize size;
        bool cameTooSoon = false;
        connect(&session, &Session::changed, this, [&](const Session::Change& change) {
            size = change.finished ? stage->size() : size;
            cameTooSoon = cameTooSoon || hasResult();
        });
        AccessibleHand hand(window);
        const auto playOn = [&] {
            QCoreApplication::processEvents();
            observer.observe();
            if (const Piece* piece = pieceWith(stage->layout(), {}); session.asked() >= 0 && piece && !stage->isMoving()) {
                observer.reset();
                hand.press(QString(piece->name));
            }
            return session.line().isOver();
        };
        QVERIFY(test::comesTrue(playOn));
        QVERIFY(!cameTooSoon);
        QVERIFY(!stage->isAtRest());
        while (!stage->isAtRest()) { // the result must not appear before the stage rests
            test::settle();
            QVERIFY(!hasResult());
            QCOMPARE(stage->size(), size);
            observer.observe();
        }
        QVERIFY(!hasResult());
        QCOMPARE(observer.jumped(), QStringList());
        QVERIFY2(!observer.seenMoving().filter(QRegularExpression(last)).isEmpty(),
                 qPrintable(last + " is not among " + observer.seenMoving().join(' ')));
        QVERIFY(test::comesTrue(hasResult));
    }
};

PARLOUR_TEST(TestOwnGameMoves)
#include "test_own_game_moves.moc"
