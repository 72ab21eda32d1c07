// Draws Pazaak's table to look at: PARLOUR_PICTURES names a directory for PNG files; without it nothing is written.
#include "app/desktop/pazaak/pazaak_table.h"
#include "app/desktop/stage/stage.h"
#include "tests/app/pazaak_scenes.h"

#include <QTest>
#include <QTranslator>

using namespace parlour;
using namespace parlour::pazaak;

namespace {

/// A language whose texts are 40 % longer.
class LongLanguage final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        const QString source = QString::fromUtf8(text);
        return source + QString(QStringLiteral("eaxusetnyo lorimpa").repeated(9)).left(source.size() * 2 / 5 + 1);
    }
};

} // namespace

class TestPazaakPictures : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makePazaakTable();
    QString directory_;

    void write(const QString& name, QSizeF room, ThemeKind kind, const Position& position, const QString& pointedAt = {})
    {
        Canvas canvas;
        canvas.size = room;
        canvas.theme = Theme::make(kind, false, table_->surface());
        canvas.font = QFont(QStringLiteral("Noto Sans"));
        Stage stage;
        stage.setFont(canvas.font);
        stage.setTheme(canvas.theme);
        stage.resize(room.toSize());
        stage.QWidget::show();
        const auto arrange = [&] { stage.show(table_->arrange(position, stage.gesture(), canvas), false); };
        connect(&stage, &Stage::gestureChanged, &stage, arrange);
        arrange();
        if (!pointedAt.isEmpty()) {
            QTest::mouseMove(&stage, QPoint(1, 1));
            QTest::mouseMove(&stage, stage.pieceRect(pointedAt).center().toPoint());
            QTest::qWait(200);
        }
        const QString path = QStringLiteral("%1/%2-%3.png").arg(directory_, name).arg(static_cast<int>(kind));
        QVERIFY2(stage.grab().save(path), qPrintable(path));
    }

private slots:
    void initTestCase()
    {
        directory_ = qEnvironmentVariable("PARLOUR_PICTURES");
        if (directory_.isEmpty())
            QSKIP("PARLOUR_PICTURES names no directory");
    }

    void tables()
    {
        const Position play = setUp(playView(), false);
        const Report report = watchReport();
        Position watch = setUp(watchView(), true, {2, 1, 1});
        watch.report = &report;
        View other = watchView();
        other.seat = 0;
        other.sides = {2, 1, 1};
        Position above = setUp(other, true, {2, 5, 3});
        above.report = &report;

        View ended = playView();
        ended.turn = -1;
        ended.boards = {board({9, 3, 6}, true), board({7, 4, 3, 9})};
        Position between = setUp(ended, false);
        Event hand;
        hand.kind = Event::Kind::HandEnded;
        hand.seat = 0;
        hand.count = 3;
        hand.totals = {18, 23};
        between.lastStep = {{SeatSet::firstSeats(2), false, hand, {}}};

        View crowd = playView();
        crowd.turn = 0;
        crowd.rules.decks = Decks::AsRun;
        crowd.boards = {board({1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 1}), board({1, 2, 3, 4, 1}, true)};
        crowd.boards[1].side = 5;
        crowd.boards[1].total = 16;
        crowd.sides = {2, 4, 4, 1};
        crowd.sideCounts = {5, 4};

        struct Room {
            const char* name;
            QSizeF play, watch;
        };
        for (const Room& room : {Room{"1280", {960, 752}, {960, 688}},
                                 {"1024", {704, 592}, {704, 528}},
                                 {"1024-wide", {1024, 592}, {1024, 528}},
                                 {"1920", {1600, 1032}, {1600, 968}},
                                 {"800", {800, 452}, {800, 388}},
                                 {"800-panel", {480, 452}, {480, 388}}})
            for (const ThemeKind kind : {ThemeKind::Felt, ThemeKind::Slate, ThemeKind::HighContrast}) {
                const auto name = [&](const char* what) {
                    return QStringLiteral("%1-%2").arg(QLatin1String(what), QLatin1String(room.name));
                };
                write(name("play"), room.play, kind, play, QStringLiteral("side:1:5.0"));
                write(name("watch"), room.watch, kind, watch);
                write(name("above"), room.watch, kind, above);
                write(name("between"), room.play, kind, between);
                between.seats[1].person = false;
                write(name("between-watch"), room.watch, kind, between);
                between.seats[1].person = true;
                if (kind == ThemeKind::Felt) {
                    LongLanguage language;
                    qApp->installTranslator(&language);
                    write(name("long-play"), room.play, kind, play, QStringLiteral("side:1:5.0"));
                    write(name("long-above"), room.watch, kind, above);
                    qApp->removeTranslator(&language);
                }
                write(name("crowd"), room.play, kind, setUp(crowd, false));
            }
    }

    void tile()
    {
        QImage image(454, 392, QImage::Format_RGB32);
        image.setDevicePixelRatio(2);
        QPainter painter(&image);
        Canvas canvas;
        canvas.theme = Theme::make(ThemeKind::Felt, false, table_->surface());
        canvas.font = QFont(QStringLiteral("Noto Sans"));
        table_->paintTile(painter, QRectF(0, 0, 227, 196), canvas);
        QVERIFY(image.save(directory_ + QStringLiteral("/tile.png")));
    }
};

QTEST_MAIN(TestPazaakPictures)
#include "test_pazaak_pictures.moc"
