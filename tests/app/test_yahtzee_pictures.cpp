// Draws Yahtzee's table to look at: PARLOUR_PICTURES names a directory for PNG files; without it nothing is written.
#include "app/desktop/language.h"
#include "app/desktop/stage/stage.h"
#include "app/desktop/yahtzee/yahtzee_dice.h"
#include "app/desktop/yahtzee/yahtzee_table.h"
#include "tests/app/yahtzee_scenes.h"

#include <QTest>

using namespace parlour;
using namespace parlour::yahtzee;

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

class TestYahtzeePictures : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<GameTable> table_ = makeYahtzeeTable();
    QString directory_;

    void write(const QString& name, QSizeF room, ThemeKind kind, const Position& position, const QStringList& keys = {})
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
        for (const QString& key : keys)
            stage.pressShortcut(QKeySequence(key));
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
        const Scene play = playScene(), joker = jokerScene(), noBonus = jokerScene("1 2 2 3 4"), over = overScene(3);
        Scene early = jokerScene(), first = Scene(6), alone = Scene(1);
        early.act("score full-house").write("1 1 1 1 1", "chance").write("1 1 2 2 3", "chance").roll("5 5 5 5 5");
        first.roll("6 2 6 3 1");
        alone.roll("1 2 3 4 4").act("hold 0 1 2 3").roll("5");
        Scene written = playScene();
        written.act("score fours").roll("1 2 3 3 6").act("score chance");
        Scene bot = playScene();
        bot.act("score fours").roll("1 2 3 3 6").act("hold 2 3").roll("5 6 1");
        Scene last = playScene();
        last.act("hold 3 4").roll("1 2 6");
        const Report report = weighedIn(bot), chosen = reportOf("score chance"), advice = weighedIn(play),
                     lastAdvice = weighedIn(last);
        Position watch = bot.position(-1), watchBox = bot.position(-1), hint = play.position(0), lastHint = last.position(0);
        watch.report = &report;
        watchBox.report = &chosen;
        hint.report = &advice;
        lastHint.report = &lastAdvice;
        const std::vector<std::pair<QString, QSizeF>> rooms{
            {"1280", {1280, 752}},  {"960", {960, 752}},    {"704", {704, 592}}, {"704w", {704, 528}},
            {"1600", {1600, 1032}}, {"1920", {1920, 1032}}, {"540", {540, 430}}};
        for (const auto& [size, room] : rooms)
            for (const ThemeKind kind : {ThemeKind::Felt, ThemeKind::Slate, ThemeKind::HighContrast}) {
                if (kind != ThemeKind::Felt && size != "1280")
                    continue;
                const auto name = [&, size = size](const char* what) { return QLatin1String(what) + "-" + size; };
                write(name("play"), room, kind, play.position(0), {"3"});
                write(name("joker"), room, kind, joker.position(0));
                write(name("nobonus"), room, kind, noBonus.position(0));
                write(name("early"), room, kind, early.position(0));
                write(name("six"), room, kind, first.position(0), {"1", "3"});
                write(name("alone"), room, kind, alone.position(0));
                write(name("watch"), room, kind, watch);
                write(name("watchbox"), room, kind, watchBox);
                write(name("written"), room, kind, written.position(0));
                write(name("hint"), room, kind, hint, {"1"});
                write(name("hintlast"), room, kind, lastHint);
                write(name("over"), room, kind, over.position(0));
                if (kind != ThemeKind::Felt)
                    continue;
                LongLanguage language;
                qApp->installTranslator(&language);
                write(name("long-play"), room, kind, play.position(0));
                write(name("long-joker"), room, kind, joker.position(0));
                write(name("long-hint"), room, kind, hint);
                qApp->removeTranslator(&language);
                for (const QString& code : size == "704" ? Language::available() : QStringList()) {
                    Language ours;
                    ours.use(code);
                    const auto spokenName = [&](const char* what) { return name(what) + "-" + code; };
                    write(spokenName("play"), room, kind, play.position(0), {"3"});
                    write(spokenName("joker"), room, kind, joker.position(0));
                    write(spokenName("hint"), room, kind, hint, {"1"});
                    write(spokenName("watch"), room, kind, watch);
                }
            }
    }

    void aThrow()
    {
        constexpr int kFrames = 12;
        QImage image(kFrames * 180, 6 * 180, QImage::Format_RGB32);
        image.fill(QColor(0x4b, 0x2e, 0x22));
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        for (int value = 1; value <= 6; ++value)
            for (int i = 0; i < kFrames; ++i) {
                painter.save();
                painter.translate(90 + i * 180, 90 + (value - 1) * 180);
                const double angle = 7 * value - 25;
                if (i + 1 < kFrames)
                    dieEntrance(value, 90, angle, {120.0 * (value - 3), -420}, 0, 500)
                        .paint(painter, (i + 1) / double(kFrames - 1));
                else
                    paintDie(painter, value, 90, angle);
                painter.restore();
            }
        QVERIFY(image.save(directory_ + QStringLiteral("/throw.png")));
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

QTEST_MAIN(TestYahtzeePictures)
#include "test_yahtzee_pictures.moc"
