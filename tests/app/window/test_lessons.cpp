// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons: the data of all games in all languages, each lesson played to its end at the table after wrong answers, and
// lessons in the window.
#include "tests/app/window/window_driver.h"

#include "app/session/lesson.h"
#include "app/window/help/lesson_panel.h"
#include "app/window/help/rules_sheet.h"
#include "app/window/parts/language.h"
#include "app/window/play/coach/side_panel.h"
#include "engine/base/rng.h"
#include "engine/games.h"
#include "engine/record/replay.h"
#include "tests/suite.h"

#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>

#include <set>

using namespace parlour;
using parlour::test::Driver;

namespace {

using State = LessonPanel::State;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray lessonBytes(const std::string& game)
{
    return bytesOf(QString(":/lessons/%1.json").arg(QString::fromStdString(game)));
}

LessonTexts textsIn(const std::string& game, const QString& language)
{
    const auto texts =
        parseLessonTexts(bytesOf(QString(":/lessons/%1.%2.json").arg(QString::fromStdString(game), language)));
    return texts ? *texts : LessonTexts();
}

/// The keys of all texts in a lesson.
std::set<QString> keysOf(const Lesson& lesson)
{
    std::set<QString> keys;
    for (const LessonStop& stop : lesson.stops) {
        keys.insert(stop.text);
        for (const LessonStop::Reason& reason : stop.wrong)
            keys.insert(reason.text);
    }
    return keys;
}

std::vector<std::string> legalAt(const Lesson& lesson, const LessonStop& stop)
{
    const Record& record = lesson.recordOf(stop);
    const auto match = matchAt(*findGame(lesson.game), record, stop.step);
    return match->legal(record.steps[static_cast<std::size_t>(stop.step)].who);
}

/// The part of the window with this class, which must exist.
template <class T>
T& partOf(Driver& driver)
{
    T* part = driver.part<T>();
    if (!part)
        qFatal("a part of the window is missing");
    return *part;
}

/// A person at the table of a lesson, who acts on the pieces of the stage.
class Pupil {
public:
    explicit Pupil(Driver& driver) : driver_(driver) {}

    LessonPanel& panel() { return partOf<LessonPanel>(driver_); }
    const LessonPanel::Content& content() { return panel().content(); }
    /// Waits until the lesson waits for the person and no piece moves.
    bool isReady()
    {
        return test::comesTrue(
            [&] { return driver_.part<LessonPanel>() && content().state != State::Going && !stage().isMoving(); });
    }
    Stage& stage() { return partOf<Stage>(driver_); }
    void choose(const std::string& action) { emit stage().chosen(action); }

    /// Presses the pieces that lead to an action, by mouse, keyboard or accessibility tree.
    bool press(const std::string& action, const QString& way)
    {
        for (int round = 0; round < 8; ++round) {
            const QString before = content().sentence;
            const Piece* piece = nextPiece(stage().layout(), stage().gesture(), action);
            if (!piece)
                return false;
            const int length = driver_.session().line().length();
            activate(*piece, way);
            test::settle(driver_.window());
            if (driver_.session().line().length() != length || content().sentence != before)
                return true;
        }
        return false;
    }

private:
    /// The next piece to press for an action: the piece that has it, then its target if it has one.
    static const Piece* nextPiece(const Layout& layout, const Gesture& gesture, const std::string& action)
    {
        const Piece* source = nullptr;
        for (const Piece& piece : layout.pieces)
            for (const Choice& choice : piece.choices) {
                if (choice.action.notation != action)
                    continue;
                if (gesture.selected == piece.id && !choice.target.isEmpty())
                    return layout.find(choice.target);
                source = source ? source : &piece;
            }
        return source;
    }

    void activate(const Piece& piece, const QString& way)
    {
        Stage* stage = &this->stage();
        const QString id = piece.id;
        if (way == "mouse") {
            QTest::mouseClick(stage, Qt::LeftButton, {}, stage->pieceRect(id).center().toPoint());
            return;
        }
        if (way == "keys") {
            // Tab moves to each row, and arrow keys move within it.
            stage->setFocus();
            const auto look = [&](Qt::Key key, int times) {
                for (int i = 0; i < times && stage->focusedPiece() != id; ++i)
                    QTest::keyClick(stage, key);
            };
            look(Qt::Key_Tab, 20);
            for (int row = 0; row < 12 && stage->focusedPiece() != id; ++row) {
                look(Qt::Key_Left, 12);
                look(Qt::Key_Right, 12);
                look(Qt::Key_Tab, 1);
            }
            QTest::keyClick(stage, Qt::Key_Return);
            return;
        }
        driver_.press(piece.name);
    }

    Driver& driver_;
};

QWidget* nextButton(Driver& driver)
{
    for (auto* each : partOf<LessonPanel>(driver).findChildren<QAbstractButton*>())
        if (each->text() == "Next")
            return each;
    return nullptr;
}

void openLesson(Driver& driver, const std::string& game, const QString& language = "en")
{
    Settings& settings = driver.window().library().settings();
    Preferences preferences = settings.preferences();
    preferences.language = language;
    settings.setPreferences(preferences);
    emit driver.window().lobby()->lessonWanted(QString::fromStdString(game));
}

/// Plays the lesson to its last sentence; with `makesMistakes`, gives a wrong answer to each question first.
void playThrough(Driver& driver, const Lesson& lesson, const LessonTexts& texts, bool makesMistakes)
{
    Pupil pupil(driver);
    for (int number = 1; number <= std::ssize(lesson.stops); ++number) {
        QVERIFY(pupil.isReady());
        const LessonStop& stop = lesson.stops[static_cast<std::size_t>(number - 1)];
        QCOMPARE(pupil.content().number, number);
        QCOMPARE(pupil.content().sentence, texts.value(stop.text));
        QVERIFY(!pupil.content().sentence.isEmpty());
        for (const QString& piece : stop.pieces)
            QVERIFY2(pupil.stage().layout().find(piece), qPrintable(stop.text + ": " + piece));
        if (pupil.content().state == State::Telling) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            continue;
        }
        if (pupil.content().state == State::Ended)
            break;
        for (const std::string& action : legalAt(lesson, stop)) {
            if (!makesMistakes || isRight(lesson, stop, action))
                continue;
            const Record before = driver.session().line().record();
            pupil.choose(action);
            QCOMPARE(pupil.content().reason, texts.value(reasonAgainst(stop, action)));
            QVERIFY(!pupil.content().reason.isEmpty());
            QCOMPARE(driver.session().line().record(), before);
            QCOMPARE(pupil.content().state, State::Asking);
            break;
        }
        pupil.choose(lesson.answerAt(stop));
    }
    QCOMPARE(pupil.content().state, State::Ended);
}

void addGames()
{
    QTest::addColumn<std::string>("game");
    for (const GameInfo& info : games())
        if (findTable(info.id))
            QTest::addRow("%s", info.id.c_str()) << info.id;
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasALesson_data() { addGames(); }
    void everyGameHasALesson()
    {
        QFETCH(std::string, game);
        const auto lesson = lessonOf(game);
        QVERIFY2(lesson, lesson ? "" : lesson.error().english().c_str());
        QCOMPARE(lesson->game, game);
        QVERIFY(lesson->stops.size() >= 10);
        QVERIFY(lesson->minutes >= 3 && lesson->minutes <= 6);
        QCOMPARE(lessonMinutes(game), lesson->minutes);
    }

    void textsAreCompleteInAllLanguages_data() { addGames(); }
    void textsAreCompleteInAllLanguages()
    {
        QFETCH(std::string, game);
        const auto lesson = lessonOf(game);
        QVERIFY(lesson);
        const std::set<QString> wanted = keysOf(*lesson);
        const LessonTexts english = textsIn(game, "en");
        for (const QString& language : Language::available()) {
            const LessonTexts texts = textsIn(game, language);
            const QStringList keys = texts.keys();
            QCOMPARE(std::set<QString>(keys.begin(), keys.end()), wanted);
            for (const QString& key : keys) {
                QVERIFY2(texts[key].size() > 5 && texts[key].trimmed() == texts[key], qPrintable(language + key));
                QVERIFY2(language == "en" || texts[key] != english[key], qPrintable(language + key));
            }
        }
    }

    /// Every question has a right answer among its legal actions, and every reason applies to a wrong one.
    void answersAreLegalAndReasonsAreUsed_data() { addGames(); }
    void answersAreLegalAndReasonsAreUsed()
    {
        QFETCH(std::string, game);
        const auto lesson = lessonOf(game);
        QVERIFY(lesson);
        for (const LessonStop& stop : lesson->stops) {
            if (!stop.asks)
                continue;
            const std::vector<std::string> legal = legalAt(*lesson, stop);
            const auto isAnswer = [&](const std::string& each) { return isRight(*lesson, stop, each); };
            const auto right = std::count_if(legal.begin(), legal.end(), isAnswer);
            QVERIFY2(right >= 1 && (right < std::ssize(legal) || stop.wrong.empty()), qPrintable(stop.text));
            // Each reason applies to a legal answer.
            std::set<QString> given;
            for (const std::string& action : legal)
                if (!isAnswer(action))
                    given.insert(reasonAgainst(stop, action));
            for (const LessonStop::Reason& reason : stop.wrong)
                QVERIFY2(given.contains(reason.text), qPrintable(stop.text + ": " + reason.text));
        }
    }

    /// In panels of all three widths. Scrolled only in windows lower than 480 px.
    void everySentenceFitsThePanel_data() { addGames(); }
    void everySentenceFitsThePanel()
    {
        QFETCH(std::string, game);
        const auto lesson = lessonOf(game);
        QVERIFY(lesson);
        Driver driver;
        for (const QString& language : Language::available()) {
            openLesson(driver, game, language);
            QVERIFY(Pupil(driver).isReady());
            const LessonTexts texts = textsIn(game, language);
            // The second and third are a full-HD screen at 200 %, less a title bar and a panel.
            for (const QSize size : {driver.window().minimumSize(), QSize(880, 480), QSize(1024, 480), QSize(1600, 850)}) {
                driver.window().resize(size);
                test::settle(driver.window());
                QCOMPARE(driver.window().size(), size);
                LessonPanel& panel = partOf<LessonPanel>(driver);
                QCOMPARE(panel.width(), size.width() < 960 ? 264 : size.width() < 1600 ? 320 : 420);
                const QScrollBar* scrolled = panel.findChild<QScrollArea*>()->verticalScrollBar();
                const auto isReadable = [&] { return panel.hasRoom() && (size.height() < 480 || scrolled->maximum() == 0); };
                for (const LessonStop& stop : lesson->stops) {
                    LessonPanel::Content content = panel.content();
                    content.sentence = texts.value(stop.text);
                    content.reason.clear();
                    const bool isLast = &stop == &lesson->stops.back();
                    content.state = stop.asks ? State::Asking : isLast ? State::Ended : State::Telling;
                    panel.setContent(content);
                    QVERIFY2(isReadable(), qPrintable(language + ": " + content.sentence));
                    for (const LessonStop::Reason& reason : stop.wrong) {
                        content.reason = texts.value(reason.text);
                        panel.setContent(content);
                        QVERIFY2(isReadable(), qPrintable(language + ": " + content.sentence + ' ' + content.reason));
                    }
                }
            }
        }
    }

    /// With a wrong answer to each question first; each game in English and in one other language.
    void lessonsCanBePlayedToTheEnd_data()
    {
        QTest::addColumn<std::string>("game");
        QTest::addColumn<QString>("language");
        QStringList others = Language::available();
        others.removeAll("en");
        for (const GameInfo& info : games()) {
            if (!findTable(info.id))
                continue;
            for (const QString& language : {QString("en"), others.front()})
                QTest::addRow("%s %s", info.id.c_str(), qPrintable(language)) << info.id << language;
            others.append(others.takeFirst());
        }
    }
    void lessonsCanBePlayedToTheEnd()
    {
        QFETCH(std::string, game);
        QFETCH(QString, language);
        const auto lesson = lessonOf(game);
        QVERIFY(lesson);
        Driver driver;
        openLesson(driver, game, language);
        playThrough(driver, *lesson, textsIn(game, language), true);
        const Settings::LessonState state = driver.window().library().settings().lesson(QString::fromStdString(game));
        QCOMPARE(state, (Settings::LessonState{true, true, 0}));
        // A lesson is not kept as a game.
        QVERIFY(driver.window().library().saved().list().empty());
        QVERIFY(driver.window().library().history().recent(1, QString::fromStdString(game)).empty());
    }

    void lessonsCanBePlayedByEachInput_data()
    {
        QTest::addColumn<std::string>("game");
        QTest::addColumn<QString>("way");
        for (const char* game : {"pazaak", "durak", "coup", "coins"})
            for (const char* way : {"mouse", "keys", "tree"})
                QTest::addRow("%s %s", game, way) << std::string(game) << QString(way);
    }
    void lessonsCanBePlayedByEachInput()
    {
        QFETCH(std::string, game);
        QFETCH(QString, way);
        const auto lesson = lessonOf(game);
        QVERIFY(lesson);
        Driver driver;
        openLesson(driver, game);
        Pupil pupil(driver);
        QVERIFY(pupil.isReady());
        while (pupil.content().state != State::Ended) {
            const LessonStop& stop = lesson->stops[static_cast<std::size_t>(pupil.content().number - 1)];
            if (pupil.content().state == State::Asking)
                QVERIFY2(pupil.press(lesson->answerAt(stop), way), qPrintable(stop.text));
            else if (way == "mouse")
                QTest::mouseClick(nextButton(driver), Qt::LeftButton);
            else if (way == "keys")
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            else
                QVERIFY(driver.press("Next"));
            QVERIFY(pupil.isReady());
        }
    }

    void diceAreHeldInAnyOrder()
    {
        Driver driver;
        driver.window().library().settings().setLesson("yahtzee", {true, false, 2});
        openLesson(driver, "yahtzee");
        Pupil pupil(driver);
        QVERIFY(pupil.isReady());
        for (const Qt::Key key : {Qt::Key_5, Qt::Key_1, Qt::Key_3, Qt::Key_R})
            QTest::keyClick(&pupil.stage(), key);
        QVERIFY(pupil.isReady());
        QCOMPARE(pupil.content().number, 4);
        QCOMPARE(driver.session().line().record().steps[1].text, "hold 4 0 2");
    }

    void aLessonResumesAtItsStop()
    {
        Driver driver;
        openLesson(driver, "pazaak");
        Pupil pupil(driver);
        QVERIFY(pupil.isReady());
        QVERIFY(driver.press("Next"));
        QVERIFY(driver.press("Next"));
        QCOMPARE(pupil.content().number, 3);
        QVERIFY(driver.press("End turn"));
        QVERIFY(pupil.isReady());
        QCOMPARE(pupil.content().number, 4);
        QCOMPARE(driver.session().line().length(), 4);
        QVERIFY(driver.press("Back to the lobby"));
        driver.open();
        emit driver.window().lobby()->lessonWanted("pazaak");
        QVERIFY(pupil.isReady());
        QCOMPARE(pupil.content().number, 4);
        QCOMPARE(driver.session().line().length(), 4);
        // Back undoes the person's move and all that followed.
        QVERIFY(driver.press("Back"));
        QCOMPARE(pupil.content().number, 3);
        QCOMPARE(pupil.content().state, State::Asking);
        QCOMPARE(driver.session().line().length(), 2);
        QVERIFY(driver.press("End turn"));
        QVERIFY(pupil.isReady());
        QCOMPARE(driver.session().line().length(), 4);
    }

    void showMeMarksTheAnswer()
    {
        Driver driver;
        driver.window().library().settings().setLesson("pazaak", {true, false, 2});
        openLesson(driver, "pazaak");
        Pupil pupil(driver);
        QVERIFY(pupil.isReady());
        const auto face = [&] {
            const Piece* button = pupil.stage().layout().find("button:end");
            return button ? button->face.key : QString();
        };
        const QString before = face();
        QVERIFY(driver.press("Show me"));
        QVERIFY(face() != before);
        QCOMPARE(driver.session().line().length(), 2);
    }

    void keysOfTheTableHaveNoEffect()
    {
        Driver driver;
        driver.window().library().settings().setLesson("pazaak", {true, false, 3});
        openLesson(driver, "pazaak");
        Pupil pupil(driver);
        QVERIFY(pupil.isReady());
        const Record before = driver.session().line().record();
        for (const Qt::Key key : {Qt::Key_U, Qt::Key_Home, Qt::Key_Left, Qt::Key_L, Qt::Key_F, Qt::Key_M, Qt::Key_N,
                                  Qt::Key_E, Qt::Key_H, Qt::Key_P}) {
            QTest::keyClick(driver.window().table(), key);
            test::settle(driver.window());
            QCOMPARE(driver.session().line().record(), before);
            QVERIFY(driver.session().line().atEnd());
            QVERIFY(!driver.session().isPaused());
        }
        QVERIFY(!partOf<SidePanel>(driver).isVisible());
        driver.window().table()->saveAs();
        QVERIFY(!driver.part<QFileDialog>());
    }

    void roundsCannotBeSkipped()
    {
        Driver driver;
        driver.window().library().settings().setLesson("coins", {true, false, 1});
        openLesson(driver, "coins");
        Pupil pupil(driver);
        QVERIFY(pupil.isReady());
        const Layout& layout = pupil.stage().layout();
        QVERIFY(layout.find("button:nothing"));
        QVERIFY(!layout.find("button:run"));
    }

    void aLessonIsOfferedOnce()
    {
        Driver driver;
        Settings& settings = driver.window().library().settings();
        settings.setLesson("pazaak", {});
        QVERIFY(driver.press("Play Simple Pazaak"));
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Learn in 4"); }));
        QVERIFY(Pupil(driver).isReady());
        QVERIFY(driver.press("Back to the lobby"));
        QVERIFY(driver.press("Play Simple Pazaak"));
        QTRY_VERIFY(driver.window().table() && !driver.part<LessonPanel>());
        QCOMPARE(settings.lesson("pazaak").offered, true);
    }

    void aLessonThatIsLeftIsOfferedAgain()
    {
        Driver driver;
        Settings& settings = driver.window().library().settings();
        openLesson(driver, "pazaak");
        QVERIFY(Pupil(driver).isReady());
        QVERIFY(driver.press("Next"));
        QVERIFY(Pupil(driver).isReady());
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("You left it at 2 of "));
        QVERIFY(settings.lesson("pazaak").leftAt.isValid());
        QVERIFY(driver.press("Play Simple Pazaak")); // asks once
        QVERIFY(driver.shows("Go on with the lesson?"));
        QVERIFY(driver.press("Play now"));
        QTRY_VERIFY(driver.window().table() && !driver.part<LessonPanel>());
        QVERIFY(driver.press("Back to the lobby"));
        QVERIFY(driver.press("Play Simple Pazaak"));
        QTRY_VERIFY(driver.window().table());
        QVERIFY(driver.press("Back to the lobby"));
        QVERIFY(driver.press("1 more to resume")); // the games are newer
        QVERIFY(driver.press("Go on with the lesson of Simple Pazaak"));
        QVERIFY(Pupil(driver).isReady());
        QCOMPARE(Pupil(driver).content().number, 2);
        QVERIFY(driver.press("Back to the lobby"));
        QVERIFY(driver.press("Leave the lesson of Simple Pazaak for good"));
        QTRY_VERIFY(!driver.shows("You left it at 2 of "));
        QCOMPARE(settings.lesson("pazaak"), (Settings::LessonState{true, false, 0}));
    }

    void aFinishedLessonLeadsToAGame()
    {
        Driver driver;
        const auto lesson = lessonOf("pazaak");
        QVERIFY(lesson);
        driver.window().library().settings().setLesson("pazaak", {true, false, static_cast<int>(lesson->stops.size()) - 1});
        openLesson(driver, "pazaak");
        QVERIFY(Pupil(driver).isReady());
        QVERIFY(driver.press("Play now"));
        QTRY_VERIFY(!driver.part<LessonPanel>());
        QCOMPARE(driver.session().line().record().seats, (std::vector<std::string>{"you", "pazaak.beginner"}));
        QVERIFY(driver.press("Back to the lobby"));
        QVERIFY(driver.window().library().settings().lesson("pazaak").finished);
    }

    void theRulesLinkToTheLesson()
    {
        Driver driver;
        emit driver.window().lobby()->rulesWanted("pazaak");
        QVERIFY(driver.press("Lesson"));
        QVERIFY(Pupil(driver).isReady());
    }

    void invalidLessonsAreRefused_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* name, const char* before, const char* after) {
            QTest::newRow(name) << QString(before) << QString(after);
        };
        row("version", "\"lesson\": 1", "\"lesson\": 2");
        row("game", "\"pazaak\",", "\"chess\",");
        row("minutes", "\"minutes\": 4", "\"minutes\": 0");
        row("field", "\"minutes\"", "\"hours\"");
        row("rules", "\"printed\"", "\"marked\"");
        row("seats", "\"you\"", "\"me\"");
        row("shape of a step", "\"0 end\"", "\"0end\"");
        row("illegal step", "\"0 play 4\"", "\"0 play 2\"");
        row("illegal chance", "* house 7", "* house 77");
        row("person's step without a question", "{\"say\": \"hand won\"}", "\"0 end\"");
        row("no reason for all others", "\"*\", \"side too early\"", "\"play 1\", \"side too early\"");
        row("field of a stop", "\"say\": \"goal\"", "\"say\": \"goal\", \"colour\": \"red\"");
        row("question at the end", "{\"say\": \"end\"}", "{\"ask\": \"end\", \"wrong\": [[\"*\", \"end\"]]}");
    }
    void invalidLessonsAreRefused()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QString text = QString::fromUtf8(lessonBytes("pazaak"));
        QVERIFY(parseLesson(text.toUtf8()));
        const auto at = text.indexOf(before);
        QVERIFY(at >= 0);
        text.replace(at, before.size(), after);
        const auto lesson = parseLesson(text.toUtf8());
        QVERIFY(!lesson);
        QVERIFY(lesson.error().english().size() > 10);
    }

    /// Any bytes give a lesson or an error message.
    void damagedFilesAreReadOrRefused()
    {
        Rng rng = Rng::stream(1, Purpose::Analysis, 0);
        for (const GameInfo& info : games()) {
            const QByteArray whole = lessonBytes(info.id);
            QVERIFY(!whole.isEmpty());
            for (int i = 0; i < 60; ++i) {
                QByteArray damaged = whole;
                const auto place = [&] {
                    return static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(whole.size())));
                };
                if (i % 3 == 0)
                    damaged.truncate(place());
                else if (i % 3 == 1)
                    damaged[place()] = static_cast<char>(rng.below(256));
                else
                    damaged.remove(place(), 5);
                if (const auto lesson = parseLesson(damaged); !lesson)
                    QVERIFY(!lesson.error().english().empty());
                if (const auto texts = parseLessonTexts(damaged); !texts)
                    QVERIFY(!texts.error().english().empty());
            }
        }
    }
};

PARLOUR_TEST(TestLessons)
#include "test_lessons.moc"
