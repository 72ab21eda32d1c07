// Draws Coup's table to look at: PARLOUR_PICTURES names a directory for PNG files; without it nothing is written.
#include "app/desktop/coup/coup_table.h"
#include "app/desktop/stage/stage.h"
#include "tests/app/coup_scenes.h"

#include <QTest>
#include <QTranslator>

using namespace parlour;
using namespace parlour::coup;

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

class TestCoupPictures : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeCoupTable();
    QString directory_;

    void write(const QString& name, QSizeF room, ThemeKind kind, const Position& position, const QStringList& pointedAt = {})
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
        // The first is clicked, the last only pointed at.
        for (const QString& id : pointedAt) {
            const QPoint at = stage.pieceRect(id).center().toPoint();
            if (id != pointedAt.back() || pointedAt.size() == 1)
                QTest::mouseClick(&stage, Qt::LeftButton, {}, at);
            QTest::mouseMove(&stage, at + QPoint(1, 1));
            QTest::mouseMove(&stage, at);
            QTest::qWait(150);
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
        const Position turn = Scene(6).play(sixPlayed()).position();
        const Position threat = Scene(6).play(sixThreatened()).position();
        const Position block = Scene(6).play(sixThreatened() + QStringList{"stand"}).position();
        const Position steal =
            Scene(3)
                .play({"* deal duke duke captain assassin contessa ambassador", "0 income", "1 steal 0", "stand"})
                .position();
        const Position aid = Scene(2).play({"* deal duke duke captain assassin", "0 income", "1 foreign aid"}).position();
        const Position lose =
            Scene(3)
                .play({"* deal duke duke captain assassin contessa ambassador", "0 steal 1", "1 challenge", "stand"})
                .position();
        const Position exchange = Scene(3)
                                      .play({"* deal ambassador duke captain assassin contessa ambassador", "0 exchange",
                                             "stand", "* draw duke contessa"})
                                      .position();
        const Position waits = Scene(6).play(sixPlayed() + QStringList{"0 tax", "1 allow"}).position();
        const Onlooker watcher{0, false, true};
        Position watch = Scene(6).play(sixThreatened()).position(watcher);
        Position weigh = Scene(6).play(sixPlayed()).position(watcher);
        weigh.legal = {"income", "steal 5"};
        const Report chosen = honestReport(weigh, "steal 5"), doubts = honestReport(watch, "allow");
        weigh.report = &chosen;
        watch.report = &doubts;
        weigh.reporter = 0;
        watch.reporter = 1;
        const Position three =
            Scene(3).play({"* deal duke duke captain assassin contessa ambassador", "0 tax"}).position(watcher);

        struct Room {
            const char* name;
            QSizeF play, watch;
        };
        const QString only = qEnvironmentVariable("PARLOUR_ROOM");
        for (const Room& room : {Room{"1280", {960, 752}, {960, 688}}, Room{"1280-wide", {1280, 752}, {1280, 688}},
                                 Room{"1024", {704, 592}, {704, 528}}, Room{"1024-wide", {1024, 592}, {1024, 528}},
                                 Room{"1920", {1600, 1032}, {1600, 968}}, Room{"800", {800, 452}, {800, 388}},
                                 Room{"800-panel", {480, 452}, {480, 388}}})
            for (const ThemeKind kind : {ThemeKind::Felt, ThemeKind::Slate, ThemeKind::HighContrast}) {
                if (!only.isEmpty() && only != QLatin1String(room.name))
                    continue;
                if (kind != ThemeKind::Felt && room.play.width() != 960)
                    continue;
                const auto name = [&](const char* what) {
                    return QStringLiteral("%1-%2").arg(QLatin1String(what), QLatin1String(room.name));
                };
                write(name("turn"), room.play, kind, turn, {"act:steal", "seat:5"});
                write(name("threat"), room.play, kind, threat);
                write(name("block"), room.play, kind, block);
                write(name("steal"), room.play, kind, steal);
                write(name("aid"), room.play, kind, aid);
                write(name("lose"), room.play, kind, lose);
                write(name("exchange"), room.play, kind, exchange, {"card:0:0.0", "card:0:4.1"});
                write(name("waits"), room.play, kind, waits);
                write(name("watch"), room.watch, kind, watch);
                write(name("weigh"), room.watch, kind, weigh);
                write(name("three"), room.watch, kind, three);
                if (kind == ThemeKind::Felt) {
                    LongLanguage language;
                    qApp->installTranslator(&language);
                    write(name("long-turn"), room.play, kind, turn, {"act:steal", "seat:5"});
                    write(name("long-threat"), room.play, kind, threat);
                    write(name("long-steal"), room.play, kind, steal);
                    write(name("long-exchange"), room.play, kind, exchange, {"card:0:0.0", "card:0:4.1"});
                    write(name("long-weigh"), room.watch, kind, weigh);
                    qApp->removeTranslator(&language);
                }
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

QTEST_MAIN(TestCoupPictures)
#include "test_coup_pictures.moc"
