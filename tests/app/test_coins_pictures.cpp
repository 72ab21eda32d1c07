// Draws the table of Coins to look at: PARLOUR_PICTURES names a directory for PNG files; without it nothing is written.
#include "app/desktop/coins/coins_table.h"
#include "app/desktop/language.h"
#include "app/desktop/stage/stage.h"
#include "tests/app/coins_scenes.h"

#include <QTranslator>
#include <QTest>

using namespace parlour;
using namespace parlour::coins;

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

Report chances(const std::string& chosen)
{
    Report report;
    report.unit = {"Reason", "Its sum of the chances to win, in 100"};
    report.decimals = 1;
    report.chosen = chosen;
    report.candidates = {{"nothing", 63.4, true, {}, {}}, {chosen, 69.2, true, {}, {}}};
    return report;
}

} // namespace

class TestCoinsPictures : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeCoinsTable();
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
        const Scene play = playScene();
        Scene sealed = playScene();
        sealed.step(1, "nothing");
        Scene early;
        early.rounds("011").toss(true);
        Scene watch = playScene();
        const Report report = chances("travel 47 [MTI=]");
        Scene pulled = playScene();
        pulled.step(0, "travel 44 [MTI=]");
        Scene gone = playScene();
        gone.step(0, "nothing").step(1, "travel 45");
        const Scene late = longScene(700, 3);

        struct Room {
            const char* name;
            QSizeF play, watch;
        };
        for (const Room& room : {Room{"1280", {960, 752}, {960, 688}},
                                 {"1280-wide", {1280, 752}, {1280, 688}},
                                 {"1024", {704, 592}, {704, 528}},
                                 {"1024-wide", {1024, 592}, {1024, 528}},
                                 {"1920", {1600, 1032}, {1600, 968}},
                                 {"800", {800, 452}, {800, 388}},
                                 {"800-panel", {480, 452}, {480, 388}}})
            for (const ThemeKind kind : {ThemeKind::Felt, ThemeKind::Slate, ThemeKind::HighContrast}) {
                const auto name = [&](const char* what) {
                    return QStringLiteral("%1-%2").arg(QLatin1String(what), QLatin1String(room.name));
                };
                write(name("play"), room.play, kind, sealed.seen(0, false), QStringLiteral("round:47"));
                write(name("plain"), room.play, kind, play.seen(1, false));
                write(name("early"), room.play, kind, early.seen(0, false));
                Position weighed = watch.seen(0, true);
                weighed.report = &report;
                weighed.reporter = 0;
                write(name("watch"), room.watch, kind, weighed);
                write(name("pulled"), room.watch, kind, pulled.seen(0, true));
                write(name("gone"), room.watch, kind, gone.seen(1, true));
                write(name("late"), room.watch, kind, late.seen(0, true));
                if (kind == ThemeKind::Felt) {
                    LongLanguage language;
                    qApp->installTranslator(&language);
                    write(name("long-play"), room.play, kind, sealed.seen(0, false), QStringLiteral("round:47"));
                    write(name("long-watch"), room.watch, kind, weighed);
                    qApp->removeTranslator(&language);
                    for (const QString& code : room.play.width() == 704 ? Language::available() : QStringList()) {
                        Language ours;
                        ours.use(code);
                        const auto spokenName = [&](const char* what) { return name(what) + "-" + code; };
                        write(spokenName("play"), room.play, kind, sealed.seen(0, false), QStringLiteral("round:47"));
                        write(spokenName("plain"), room.play, kind, play.seen(1, false));
                        write(spokenName("watch"), room.watch, kind, weighed);
                        write(spokenName("late"), room.watch, kind, late.seen(0, true));
                    }
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

QTEST_MAIN(TestCoinsPictures)
#include "test_coins_pictures.moc"
