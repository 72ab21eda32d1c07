// Pictures of the Durak table, for people to look at: set PARLOUR_PICTURES=1 and find them in <build>/pictures/durak.
#include "app/desktop/durak/durak_table.h"
#include "app/desktop/stage/stage.h"
#include "tests/app/durak_scenes.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QTest>

using namespace parlour;
using namespace parlour::durak;

namespace {

/// What the window does with table and stage, at one position.
void save(const QString& name, const Position& position, QSizeF size, const QString& hovered = {},
          ThemeKind kind = ThemeKind::Felt)
{
    const QDir folder(QStringLiteral(PARLOUR_BINARY_DIR) + QStringLiteral("/pictures/durak"));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    Canvas canvas = canvasOf(size, false, kind);
    static const auto kCards = canvas.cards;
    canvas.cards = kCards;
    const auto table = makeDurakTable();
    Stage stage;
    stage.resize(size.toSize());
    stage.setTheme(canvas.theme);
    stage.QWidget::show();
    const auto show = [&] { stage.show(table->arrange(position, stage.gesture(), canvas), false); };
    QObject::connect(&stage, &Stage::gestureChanged, &stage, show);
    show();
    if (!hovered.isEmpty()) {
        QTest::mouseMove(&stage, stage.pieceRect(hovered).topLeft().toPoint() + QPoint(16, 30));
        QTest::qWait(250);
    }
    // Pictures of cards are made on another thread: ask, wait, draw.
    const Layout layout = table->arrange(position, stage.gesture(), canvas);
    const auto waits = [&] {
        return std::any_of(layout.pieces.begin(), layout.pieces.end(),
                           [](const Piece& piece) { return piece.face.isReady && !piece.face.isReady(piece.size, 1); });
    };
    stage.grab();
    QTRY_VERIFY_WITH_TIMEOUT(!waits(), 20000);
    show();
    QTest::qWait(60);
    QVERIFY(stage.grab().save(folder.filePath(name + QStringLiteral(".png"))));
}

const std::vector<std::pair<QString, QSizeF>> kSizes{{QStringLiteral("800"), {800, 500}},
                                                     {QStringLiteral("1024"), {1024, 592}},
                                                     {QStringLiteral("1280"), {1280, 752}},
                                                     {QStringLiteral("1920"), {1920, 1032}}};

} // namespace

class TestDurakTablePictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("PARLOUR_PICTURES"))
            QSKIP("set PARLOUR_PICTURES to have the table drawn");
    }

    void targets()
    {
        for (const auto& [label, size] : kSizes) {
            save(QStringLiteral("play-") + label, defence(), size);
            save(QStringLiteral("hand20-") + label, largeHand(), size, QStringLiteral("card:Jc"));
            Report report;
            save(QStringLiteral("watch-") + label, watched(report), size);
        }
        for (const auto& [label, size] : kSizes)
            save(QStringLiteral("two-") + label, twoOpen(), size, QStringLiteral("card:Kh"));
        Report report;
        save(QStringLiteral("watch-924"), watched(report), {924, 676});
        save(QStringLiteral("play-slate"), defence(), {1024, 592}, QStringLiteral("card:9h"), ThemeKind::Slate);
        save(QStringLiteral("play-contrast"), defence(), {1024, 592}, QStringLiteral("card:9h"), ThemeKind::HighContrast);
    }

    void rounds()
    {
        for (int players = 2; players <= 6; ++players) {
            for (const auto& [label, size] : kSizes) {
                const std::string deck = players == 6 ? "52" : "36";
                RuleMap rules{{"players", std::to_string(players)}, {"deck", deck}, {"type", "perevodnoy"}};
                if (players == 4)
                    rules["teams"] = "2x2";
                if (players == 6)
                    rules["teams"] = "3x3";
                PlayedGame game(rules, static_cast<std::uint64_t>(players) * 11);
                while (game.match().steps() < 40 && !game.isOver())
                    game.step(5);
                // On to a decision of seat 0 with a choice.
                while (!game.isOver()
                       && !(game.match().node().isWaiting() && game.match().node().seats.has(0)
                            && game.match().legal(0).size() > 2))
                    game.step(5);
                save(QStringLiteral("round%1-%2").arg(players).arg(label), game.position(0, true, false), size);
                save(QStringLiteral("open%1-%2").arg(players).arg(label), game.position(0, false, true), size);
            }
        }
    }

    void ends()
    {
        PlayedGame game({{"players", "3"}}, 5);
        while (!game.isOver())
            game.step();
        save(QStringLiteral("over"), game.position(0, true, true), {1280, 752});
        PlayedGame fresh({{"players", "3"}}, 5);
        save(QStringLiteral("before"), fresh.position(0, true, false), {1280, 752});
    }

    void hands()
    {
        for (const int cards : {1, 2, 13, 30, 46}) {
            Position position = largeHand();
            auto view = std::any_cast<View>(position.views[0]);
            view.hand.clear();
            for (int i = 0; i < cards; ++i)
                view.hand.push_back(Card(i % kRanks, static_cast<Suit>(i / kRanks)));
            view.sizes[0] = static_cast<std::int8_t>(cards);
            view.table = {{card("As"), {}, false}};
            view.phase = Phase::Lead;
            position.views[0] = view;
            position.legal.clear();
            for (Card each : view.hand)
                if (each.rank() % 3 == 0)
                    position.legal.push_back("attack " + toText(each));
            save(QStringLiteral("cards%1-800").arg(cards), position, {800, 500});
            save(QStringLiteral("cards%1-1280").arg(cards), position, {1280, 752});
        }
    }

    /// Steps half way: the deal, an attack, the end of a bout.
    void motion()
    {
        const Canvas canvas = canvasOf({1280, 752});
        const auto table = makeDurakTable();
        PlayedGame game({{"players", "3"}}, 4);
        Stage stage;
        stage.resize(1280, 752);
        stage.setTheme(canvas.theme);
        stage.QWidget::show();
        stage.show(table->arrange(game.position(0, true, false), {}, canvas), false);
        QTest::qWait(1500); // the cards' pictures
        for (int i = 0; i < 14; ++i) {
            game.step(30);
            stage.show(table->arrange(game.position(0, true, false), {}, canvas), true);
            QTest::qWait(i == 0 ? 500 : 120);
            QVERIFY(stage.grab().save(QStringLiteral(PARLOUR_BINARY_DIR "/pictures/durak/motion-%1.png").arg(i)));
            QTest::qWait(i == 0 ? 2500 : 900);
        }
    }

    void tile()
    {
        const Canvas canvas = canvasOf({});
        for (const QSize size : {QSize(227, 196), QSize(590, 196), QSize(107, 92)}) {
            QImage image(size * 2, QImage::Format_RGB32);
            image.setDevicePixelRatio(2);
            for (int i = 0; i < 2; ++i) { // once to ask for the cards
                QPainter painter(&image);
                makeDurakTable()->paintTile(painter, QRectF(QPointF(), size), canvas);
                painter.end();
                QTest::qWait(600);
            }
            QVERIFY(image.save(QStringLiteral(PARLOUR_BINARY_DIR "/pictures/durak/tile-%1.png").arg(size.width())));
        }
    }
};

QTEST_MAIN(TestDurakTablePictures)
#include "test_durak_table_pictures.moc"
