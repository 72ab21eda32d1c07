// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Several people at one window: the curtain between their turns, and that nothing of one person's hand reaches another.
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/session/load_game.h"
#include "app/statistics/past_games.h"
#include "app/store/game_file.h"
#include "app/tables/table_capabilities.h"
#include "app/window/lobby/new_game_sheet.h"
#include "app/window/parts/deck_sheet.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/curtain.h"
#include "app/window/play/result/result_review.h"
#include "app/window/play/table_bar.h"
#include "engine/games.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QRegularExpression>

#include <iterator>
#include <map>
#include <set>
#include <sstream>

using namespace parlour;

namespace {

const std::string kAnna = std::string(kNamedPerson) + "Anna";

RuleMap rulesOf(const std::string& game)
{
    if (game == "durak")
        return {{"deck", "24"}};
    if (game == "coup")
        return {{"players", "3"}};
    if (game == "coins")
        return {{"rounds", "10"}};
    if (game == "yahtzee")
        return {{"players", "2"}};
    return {};
}

/// A table of two people, with a bot among them where there is room.
std::vector<std::string> seatsFor(const GameInfo& info, const RuleMap& rules)
{
    std::vector<std::string> seats(static_cast<std::size_t>(info.seats(rules)), std::string(kPerson));
    seats.back() = kAnna;
    if (seats.size() > 2)
        seats[1] = usualBot(info.id, Level::Beginner);
    return seats;
}

FieldMap fieldsOf(const AnyMatch& match, Seat seat)
{
    FieldMap fields;
    match.fields(seat, fields);
    return fields;
}

bool areEqual(const FieldMap& one, const FieldMap& other)
{
    return one.differenceFrom(other).empty() && other.differenceFrom(one).empty();
}

/// All texts of the accessibility tree, also of what is hidden.
void addTexts(QAccessibleInterface* element, QStringList& texts)
{
    if (!element || !element->isValid())
        return;
    for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        if (const QString text = element->text(kind); !text.isEmpty())
            texts << text;
    for (int i = 0; i < element->childCount(); ++i)
        addTexts(element->child(i), texts);
}

} // namespace

class TestHotSeat : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;

    const Session& session() { return driver_->session(); }
    TablePage& page() { return *driver_->window().table(); }
    Curtain* curtain() { return driver_->part<Curtain>(); }
    bool isDown() { return curtain() && curtain()->isVisible(); }
    QStringList texts()
    {
        QStringList all;
        addTexts(QAccessible::queryAccessibleInterface(&page()), all);
        // The number of steps is known to all.
        return all.filter(QRegularExpression("^(?!(Step|Timeline, step) |[0-9]+$)"));
    }
    void start(const std::string& game, std::uint64_t seed = 5)
    {
        const GameInfo& info = *findGame(game);
        const RuleMap rules = *info.complete(rulesOf(game));
        driver_->window().start({game, rules, seatsFor(info, rules), seed});
        test::settle();
        UNTIL(session().awaited() >= 0); // a bot may have the first move, and before it the first person is called
    }
    /// The number of actions among which the awaited person may choose.
    std::size_t choices() { return session().line().match().legal(session().awaited()).size(); }
    void open(const Record& record)
    {
        const QString path = driver_->home() + "/shared.parlour";
        QVERIFY(static_cast<bool>(writeGameFile(path, {record, {}, {}})));
        driver_->window().openFile(path);
        test::settle();
    }
    void lift()
    {
        QVERIFY(test::comesTrue([this] { return isDown(); }));
        QTest::keyClick(curtain()->findChild<Button*>(), Qt::Key_Return);
        test::settle();
        QVERIFY(!isDown());
    }
    void act()
    {
        UNTIL(session().asked() >= 0);
        emit driver_->part<Stage>()->chosen(session().line().match().legal(session().asked()).back());
        test::settle();
    }

private slots:
    void init()
    {
        QAccessible::setActive(true);
        driver_ = std::make_unique<test::Driver>();
    }
    void cleanup() { driver_.reset(); }

    void aCopyIsSavedWhenNothingIsHiddenAnyMore()
    {
        start("durak");
        const auto mayBeSaved = [this] { return driver_->offers("Menu", "Save a copy"); };
        QVERIFY(!mayBeSaved());
        lift();
        QVERIFY(!mayBeSaved());
        QSignalSpy said(&page(), &TablePage::said);
        page().saveAs();
        QCOMPARE(said.size(), 1);
        QVERIFY(!page().findChild<QFileDialog*>());
        driver_->window().start({"durak", {}, {std::string(kPerson), "durak.random"}, 1});
        test::settle();
        QVERIFY(mayBeSaved());
    }

    void aNameTurnsNoSentenceRoundAndIsWhole()
    {
        const QString turner(QChar(0x202E)), name(kLongestName, 'W');
        driver_->window().start(
            {"durak", {}, {std::string(kPerson), std::string(kNamedPerson) + (turner + name).toStdString()}, 5});
        UNTIL(isDown());
        for (const QString& text : texts())
            QVERIFY2(!text.contains(turner), qPrintable(text));
        for (const QLabel* label : curtain()->findChildren<QLabel*>())
            if (label->text().contains(name))
                QVERIFY(label->fontMetrics().horizontalAdvance(name) <= label->width());
    }

    void theWordsOfTheCurtainAreWhole()
    {
        driver_->window().resize(900, 500);
        driver_->window().start(
            {"durak", {}, {std::string(kPerson), std::string(kNamedPerson) + "Wilhelmina Alexandra"}, 5});
        UNTIL(isDown());
        test::settle();
        for (const QLabel* label : curtain()->findChildren<QLabel*>())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }

    void aWholeGameShowsEachPersonOnlyTheirOwn_data()
    {
        QTest::addColumn<bool>("hides");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << !findTable(info.id)->as<OpenToAll>();
    }
    void aWholeGameShowsEachPersonOnlyTheirOwn()
    {
        QFETCH(bool, hides);
        start(QTest::currentDataTag());
        QCOMPARE(isDown(), hides);
        std::map<QString, std::pair<QImage, QStringList>> curtains; // by the name and the news
        std::set<Seat> lookedAt;
        while (!session().line().isOver()) {
            QVERIFY(test::comesTrue([this] { return isDown() || session().asked() >= 0 || session().line().isOver(); }));
            if (session().line().isOver())
                break;
            if (isDown()) {
                // The curtain looks the same at every step with the same public news: it can tell nothing else.
                QString name;
                for (const QLabel* label : curtain()->findChildren<QLabel*>())
                    name += label->text() + '\n';
                for (const Button* button : curtain()->findChildren<Button*>())
                    name += button->isVisible() ? button->text() : QString();
                const QPoint corner = curtain()->mapTo(&page(), QPoint());
                const std::pair now{page().grab({corner, curtain()->size()}).toImage(), texts()};
                const auto [first, isNew] = curtains.try_emplace(name, now);
                QCOMPARE(now.first, first->second.first);
                for (const QString& text : now.second) // undo comes and goes
                    QVERIFY2(first->second.second.contains(text), qPrintable(text));
                QVERIFY(driver_->part<Stage>()->layout().pieces.empty());
                lift();
                // A first person is always called; later ones only if they hold something that the other must not see.
                if (const auto* shared = findTable(QTest::currentDataTag())->as<SharedTable>(); shared && !lookedAt.empty())
                    QVERIFY(shared->hides(page().position(), page().position().viewpoint));
                continue;
            }
            const Position& shown = page().position();
            QCOMPARE(shown.viewpoint, session().asked());
            lookedAt.insert(shown.viewpoint);
            for (Seat seat = 0; seat < session().line().match().seats(); ++seat)
                QCOMPARE(shown.views[static_cast<std::size_t>(seat)].has_value(), !hides || seat == shown.viewpoint);
            for (const AnyTold& each : shown.lastStep)
                QVERIFY(!hides || each.to.has(shown.viewpoint));
            act();
        }
        QCOMPARE(lookedAt.size(), 2U);
        QCOMPARE(curtains.empty(), !hides);
        UNTIL(!isDown());
        const auto last = driver_->window().library().history().recent(1);
        QCOMPARE(last.front().seats.back(), kAnna);
        QCOMPARE(personOf(last.front().seats), 0);
    }

    void theCurtainTellsWhatAllSaw()
    {
        start("durak");
        QVERIFY(driver_->shows("All hands are hidden"));
        lift();
        const Seat first = session().asked();
        emit driver_->part<Stage>()->chosen(session().line().match().legal(first).back());
        UNTIL(isDown());
        const Card card = *parseCard(session().line().record().steps.back().text.substr(sizeof("attack")));
        const QString name = page().session().line().isPerson(first) && first == 0 ? "Player 1" : "Anna";
        QStringList told;
        for (const QLabel* label : curtain()->findChildren<QLabel*>())
            told << label->text();
        QVERIFY2(told.contains(name + " attacks with " + spoken(cardMark(card))), qPrintable(told.join('|')));
    }

    /// Casual players who say aloud what they need not look for.
    void aGameNeedsFewPresses_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("before"); ///< with a curtain before each answer of another, and each answer given by hand
        QTest::addColumn<int>("most");
        QTest::newRow("long") << 8 << 126 << 75;
        QTest::newRow("usual") << 10 << 105 << 52;
        QTest::newRow("short") << 2 << 96 << 59;
    }
    void aGameNeedsFewPresses()
    {
        QFETCH(int, seed);
        QFETCH(int, before);
        QFETCH(int, most);
        const auto bot = findBot("durak.casual")->make(test::resources());
        driver_->window().start(
            {"durak", *findGame("durak")->complete({}), {std::string(kPerson), kAnna}, static_cast<std::uint64_t>(seed)});
        int presses = 0;
        while (!session().line().isOver()) {
            const auto mayAct = [this] { return session().asked() >= 0 && choices() > 1; };
            UNTIL((isDown() && session().awaited() >= 0) || mayAct() || session().line().isOver());
            if (session().line().isOver())
                break;
            ++presses;
            const std::string action = decide(session().line().match(), session().awaited(), *bot, stop_token());
            Button* said = curtain()->findChildren<Button*>().last();
            if (!isDown())
                emit driver_->part<Stage>()->chosen(action);
            else if (said->isVisible() && (action == "done" || action == "take"))
                QTest::mouseClick(said, Qt::LeftButton);
            else
                lift();
            test::settle();
        }
        int answers = 0, passes = 0;
        Seat at = -1;
        for (const Step& step : session().line().record().steps)
            if (step.who != kChanceSeat) {
                ++answers;
                passes += std::exchange(at, step.who) == step.who ? 0 : 1;
            }
        QCOMPARE(answers + passes, before);
        QVERIFY2(presses <= most, qPrintable(QString::number(presses)));
    }

    void anAnswerSaidAloudLeavesTheScreenToTheOther()
    {
        start("durak");
        lift();
        const Seat first = session().asked();
        act();
        UNTIL(isDown());
        QVERIFY(driver_->press([](const QString& name) { return name.endsWith("says: Take the cards"); }));
        QVERIFY(!isDown());
        QCOMPARE(session().line().record().steps.back(), (Step{1 - first, "take"}));
        QCOMPARE(page().position().viewpoint, first);
        QCOMPARE(session().asked(), first);
    }

    /// Else the person at the screen would see a hand that is not its own.
    void nobodySaysAnythingBeforeTheFirstPersonSits()
    {
        start("durak");
        lift();
        act();
        driver_->open();
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("Go on with"); }));
        UNTIL(driver_->window().table() && isDown());
        QVERIFY(!driver_->shows("says:"));
    }

    /// "You" could be any of several people.
    void theResultSaysWhoseMistakesItMeans()
    {
        start("pazaak");
        while (!session().line().isOver()) {
            UNTIL(isDown() || session().asked() >= 0 || session().line().isOver());
            if (isDown())
                lift();
            else if (!session().line().isOver())
                act();
        }
        UNTIL(driver_->part<ResultReviewPart>() && driver_->part<ResultReviewPart>()->isDone());
        QVERIFY(driver_->shows("Chance to win: Player 1"));
        QVERIFY(driver_->shows("Player 1: mistakes cost"));
        const HistoryEntry entry = driver_->window().library().history().recent(1).front();
        QVERIFY(!outcomeOf(entry));
    }

    void anotherHiddenHandGivesTheSamePicture_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"coup", "durak"}) // those in which dealt cards are hidden
            QTest::newRow(game) << game;
    }
    void anotherHiddenHandGivesTheSamePicture()
    {
        QFETCH(QString, game);
        // Finds two deals that differ in nothing that the person to move may know.
        const GameInfo& info = *findGame(game.toStdString());
        const RuleMap rules = *info.complete(rulesOf(info.id));
        Record record = test::newRecord(info.id, seatsFor(info, rules), 5, rules);
        std::optional<Record> other;
        for (int steps = 0; !other && steps < 40; ++steps) {
            const auto match = matchAt(info, record, steps);
            const Node node = match->node();
            if (!node.isChance()) {
                const Seat who = node.seats.first();
                record.steps.push_back({who, match->legal(who).front()});
                continue;
            }
            record.steps.push_back({kChanceSeat, match->draw()});
            const auto dealt = matchAt(info, record, steps + 1);
            if (!dealt->node().isWaiting()
                || !isPersonSeat(record.seats[static_cast<std::size_t>(dealt->node().seats.first())]))
                continue;
            const Seat viewer = dealt->node().seats.first();
            const Seat hidden = viewer == 0 ? match->seats() - 1 : 0;
            std::istringstream words(record.steps.back().text);
            const std::vector<std::string> cards(std::istream_iterator<std::string>(words), {});
            for (std::size_t i = 0; i < cards.size() && !other; ++i)
                for (std::size_t k = i + 1; k < cards.size() && !other; ++k) {
                    std::vector<std::string> swapped = cards;
                    std::swap(swapped[i], swapped[k]);
                    std::string text;
                    for (const std::string& card : swapped)
                        text += (text.empty() ? "" : " ") + card;
                    const auto changed = match->clone();
                    if (!changed->step(kChanceSeat, text) || changed->node().seats != dealt->node().seats
                        || !areEqual(fieldsOf(*changed, viewer), fieldsOf(*dealt, viewer))
                        || areEqual(fieldsOf(*changed, hidden), fieldsOf(*dealt, hidden)))
                        continue;
                    other = record;
                    other->steps.back().text = text;
                }
        }
        QVERIFY(other);
        const auto show = [this](const Record& each) {
            open(each);
            lift();
            driver_->part<Stage>()->finishMotion();
            return page().grab().toImage();
        };
        // Faces of cards are drawn on another thread, so early pictures differ.
        QStringList words;
        QVERIFY(test::comesTrue([&] {
            const QImage picture = show(record);
            words = texts();
            return show(*other) == picture;
        }));
        QCOMPARE(texts(), words);
    }

    void aSavedGameResumesBehindTheCurtain()
    {
        start("durak");
        lift();
        act();
        driver_->open();
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("Go on with"); }));
        UNTIL(driver_->window().table() && isDown());
        QCOMPARE(session().asked(), -1);
        lift();
        QVERIFY(session().asked() >= 0);
    }

    void undoEndsWhenTheNextPersonLooks()
    {
        start("durak");
        lift();
        const int before = session().line().length();
        const Seat first = session().asked();
        emit driver_->part<Stage>()->chosen(session().line().match().legal(first).back());
        UNTIL(isDown());
        QTest::keyClick(&page(), Qt::Key_U);
        QCOMPARE(session().line().length(), before);
        QVERIFY(isDown()); // the next person may be at the screen already
        lift();
        QCOMPARE(session().asked(), first);
        act();
        lift();
        QVERIFY(session().asked() != first);
        QVERIFY(!session().canUndo(true));
        QVERIFY(!driver_->part<TableBar>()->undo->refusal().isEmpty());
    }

    void aDeckIsNotOfferedToTheOther()
    {
        driver_->window().library().settings().setLastDeck("pazaak-full", {});
        start("pazaak-full");
        lift();
        UNTIL(driver_->part<DeckSheet>() != nullptr);
        QVERIFY(driver_->press("plus 5, remove"));
        QVERIFY(driver_->press("double, 0 in the deck"));
        QVERIFY(driver_->press("Play with this deck"));
        UNTIL(isDown());
        QVERIFY(driver_->window().library().settings().lastDeck("pazaak-full").isEmpty());
        lift();
        UNTIL(driver_->part<DeckSheet>() != nullptr);
        QVERIFY(driver_->find([](const QString& name) { return name == "double, 0 in the deck"; }));
    }

    void aNamedPersonTakesASeatInTheNewGameSheet()
    {
        emit driver_->part<LobbyPage>()->newGameWanted("durak");
        UNTIL(driver_->part<NewGameSheet>() != nullptr);
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("Seat 2"); }));
        QLineEdit* name = nullptr;
        for (QLineEdit* each : driver_->part<NewGameSheet>()->findChildren<QLineEdit*>())
            if (each->accessibleName() == "Name of another person at this screen")
                name = each;
        QVERIFY(name);
        name->setText("  Anna ");
        QTest::keyClick(name, Qt::Key_Return);
        test::settle();
        QVERIFY(driver_->find("Seat 2: Anna"));
        QVERIFY(driver_->press("Play"));
        UNTIL(isDown());
        QCOMPARE(session().line().record().seats[1], kAnna);
    }

    void theNameOfAGuestIsRememberedForOtherGames()
    {
        Settings& settings = driver_->window().library().settings();
        const auto nameInSeatTwo = [this](const QString& game) {
            emit driver_->part<LobbyPage>()->newGameWanted(game);
            test::comesTrue([this] { return driver_->part<NewGameSheet>() != nullptr; });
            driver_->press([](const QString& name) { return name.startsWith("Seat 2"); });
            for (QLineEdit* each : driver_->part<NewGameSheet>()->findChildren<QLineEdit*>())
                if (each->accessibleName() == "Name of another person at this screen")
                    return each->text();
            return QString();
        };
        QCOMPARE(nameInSeatTwo("durak"), QString("Player 2"));
        QVERIFY(driver_->press("Sits here")); // the usual name will do
        QVERIFY(driver_->find("Seat 2: Player 2"));
        QVERIFY(settings.guest().isEmpty());
        settings.setGuest("Anna");
        driver_->open();
        QCOMPARE(nameInSeatTwo("pazaak"), QString("Anna"));
    }

    void theOwnNameIsAskedForAmongSeveral()
    {
        driver_->window().library().settings().setLastGame("durak", {{}, {std::string(kPerson), kAnna}});
        emit driver_->part<LobbyPage>()->newGameWanted("durak");
        UNTIL(driver_->part<NewGameSheet>() != nullptr);
        QVERIFY(driver_->press([](const QString& name) { return name.startsWith("Seat 1"); }));
        for (QLineEdit* each : driver_->part<NewGameSheet>()->findChildren<QLineEdit*>())
            if (each->accessibleName() == "Your name")
                each->setText("Boris");
        QVERIFY(driver_->press("My name"));
        QVERIFY(driver_->find("Seat 1: Boris"));
        QCOMPARE(driver_->window().library().settings().preferences().name, QString("Boris"));
    }

    void aNameInAnyScriptIsSavedAndRead()
    {
        const GameFile file{test::newRecord("durak", {std::string(kPerson), "person:Анна 李"}, 1), {}, {}};
        const auto read = fromJson(toJson(file));
        QVERIFY(read);
        QCOMPARE(read->record.seats, file.record.seats);
        QCOMPARE(fileVersion(toJson(file)), 5);
    }
};

PARLOUR_TEST(TestHotSeat)
#include "test_hot_seat.moc"
