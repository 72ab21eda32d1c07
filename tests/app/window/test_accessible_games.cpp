// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays complete games through the accessibility tree alone, from the lobby to the result: by the names of the elements, or
// by what is heard.
#include "app/seating/setup.h"
#include "app/seating/timeline.h"
#include "app/stage/stage.h"
#include "app/tables/table_capabilities.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"
#include "tests/app/heard.h"
#include "tests/app/timers.h"
#include "tests/app/window/accessible_hand.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace parlour;

namespace {

/// Short delays. Pace 0 would show results as long as pace 2.
constexpr double kPace = 200;

/// A careful move in Pazaak; empty if it is not the person's turn.
QString pazaakMove(const AccessibleHand& hand)
{
    const QString end = QStringLiteral("End turn");
    if (!hand.pressable().contains(end) || !hand.descriptionOf(end).startsWith(QStringLiteral("You")))
        return {};
    for (const QString& name : hand.pressable())
        if (name.contains(QStringLiteral("makes 20 and you stand, can be played")))
            return name;
    const int total = hand.nameBeginning(QStringLiteral("You: ")).mid(5).section(QLatin1Char(','), 0, 0).toInt();
    return total < 17 ? end : hand.nameBeginning(QStringLiteral("Stand on "));
}

/// Plays the first playable card; covers the first attack it can; otherwise presses the button.
QString durakMove(const AccessibleHand& hand)
{
    QStringList cards, places, buttons;
    for (const QString& name : hand.pressable()) {
        if (name.endsWith(QStringLiteral(", can be played")))
            cards << name;
        else if (name.endsWith(QStringLiteral("not yet covered")) || name == QStringLiteral("Place for a transfer"))
            places << name;
        else if (name.startsWith(QStringLiteral("Take ")) || name == QStringLiteral("Done")
                 || name == QStringLiteral("Keep"))
            buttons << name;
    }
    for (const QStringList& list : {places, cards, buttons})
        if (!list.isEmpty())
            return list.front();
    return {};
}

/// Travels back once from round 6, blocks once, otherwise does nothing.
QString coinsMove(const AccessibleHand& hand)
{
    const QString nothing = hand.nameBeginning(QStringLiteral("Nothing: "));
    if (nothing.isEmpty() || !hand.descriptionOf(nothing).isEmpty()) // the description: why it is disabled
        return {};
    const QString red = hand.nameBeginning(QStringLiteral("Pull red: ")),
                  sixth = hand.nameBeginning(QStringLiteral("Round 6: "));
    if (!sixth.isEmpty() && !hand.nameBeginning(QStringLiteral("20 red lever")).isEmpty())
        return red.endsWith(QStringLiteral("back to round 3")) ? red : hand.nameBeginning(QStringLiteral("Round 3: "));
    if (!sixth.isEmpty() && !hand.nameBeginning(QStringLiteral("5 blue lever")).isEmpty())
        for (const QString& name : hand.pressable())
            if (name.startsWith(QStringLiteral("Block round ")))
                return name;
    return nothing;
}

/// Never challenges, blocks if possible, takes the tax until it can pay a coup, and exchanges if it holds the card.
QString coupMove(const AccessibleHand& hand)
{
    const QStringList names = hand.pressable();
    for (const char* begin : {"Block as ", "Let it ", "Lose the ", "Coup against "})
        for (const QString& name : names)
            if (name.startsWith(QLatin1String(begin)))
                return name;
    const QStringList kept = names.filter(QRegularExpression(QStringLiteral("^Keep the ")));
    if (!kept.isEmpty())
        return kept.back();
    for (const char* begin : {"Coup, ", "Exchange, ", "Tax, "}) {
        const QString action = hand.nameBeginning(QLatin1String(begin)), does = hand.descriptionOf(action);
        if (names.contains(action) && !does.contains(QStringLiteral("Costs")) && !does.contains(QStringLiteral("ten coins"))
            && (*begin != 'E' || does.contains(QStringLiteral("you hold it"))))
            return action;
    }
    return {};
}

/// A person who sees nothing: hears the announcements of a table, and what its keys read out.
class Listener {
public:
    explicit Listener(TablePage& page) : page_(page), heard_(*page.findChild<Stage*>()) {}

    /// Returns the text that a key reads out, which is no announcement.
    QString reads(Qt::Key key)
    {
        const auto before = heard_.texts().size();
        QTest::keyClick(&page_, key);
        for (auto i = before; i < heard_.texts().size(); ++i)
            readOut_ << static_cast<int>(i);
        return heard_.texts().value(before);
    }
    /// The names that F8 reads out.
    QStringList choices() { return partsOf(reads(Qt::Key_F8)); }
    static QStringList partsOf(QString sentences)
    {
        if (sentences.endsWith(QLatin1Char('.')))
            sentences.chop(1);
        return sentences.split(QStringLiteral(". "));
    }
    QStringList announcements() const
    {
        QStringList texts;
        for (int i = 0; i < heard_.texts().size(); ++i)
            if (!readOut_.contains(i))
                texts << heard_.texts()[i];
        return texts;
    }

private:
    TablePage& page_;
    test::Heard heard_;
    QList<int> readOut_; ///< indices of its texts
};

/// Keeps the dice of the most frequent face and writes what brings most. Returns the name of what to press.
QString yahtzeeByEar(Listener& ear)
{
    const QString turn = ear.reads(Qt::Key_F2);
    const QStringList choices = ear.choices();
    const QStringList rolls = choices.filter(QRegularExpression(QStringLiteral("^Roll ")));
    if (turn.startsWith(QStringLiteral("Your turn: roll")))
        return rolls.value(0);
    if (!turn.startsWith(QStringLiteral("It is your turn.")))
        return {};
    const QStringList dice = Listener::partsOf(ear.reads(Qt::Key_F3)).filter(QRegularExpression(QStringLiteral(" shows ")));
    const auto face = [](const QString& die) { return die.section(QStringLiteral(" shows "), 1).left(1); };
    const auto count = [&](const QString& die) {
        return std::count_if(dice.begin(), dice.end(), [&](const QString& each) { return face(each) == face(die); });
    };
    const auto most = std::max_element(dice.begin(), dice.end(),
                                       [&](const QString& one, const QString& other) { return count(one) < count(other); });
    if (!rolls.isEmpty() && count(*most) < dice.size()) {
        for (const QString& die : dice)
            if ((face(die) == face(*most)) != die.endsWith(QStringLiteral("held")))
                return die;
        return rolls.front();
    }
    const QStringList boxes = choices.filter(QRegularExpression(QStringLiteral("^Write ")));
    const auto points = [](const QString& box) { return box.section(QLatin1Char(' '), 1, 1).toInt(); };
    return *std::max_element(boxes.begin(), boxes.end(),
                             [&](const QString& one, const QString& other) { return points(one) < points(other); });
}

/// Takes the first side deck, plays a card that makes 20, and stands on it and on 17 or more.
QString pazaakFullByEar(Listener& ear)
{
    const QString turn = ear.reads(Qt::Key_F2);
    if (!turn.contains(QStringLiteral("It is your turn.")))
        return {};
    const QStringList choices = ear.choices();
    if (turn.contains(QStringLiteral("Choose your side deck.")))
        return choices.value(0);
    for (const QString& end : {QStringLiteral("chosen"), QStringLiteral("played")})
        for (const QString& card : choices)
            if (card.contains(QRegularExpression(QStringLiteral("makes (.* )?20( .*)?, can be ") + end)))
                return card;
    const bool isLaid = ear.announcements().back().endsWith(QStringLiteral(", can be taken back"));
    static const QRegularExpression kTotal(QStringLiteral("You have (\\d+)\\."));
    const bool stands = isLaid || kTotal.match(turn).captured(1).toInt() >= 17;
    return choices.filter(QRegularExpression(stands ? QStringLiteral("^Stand on ") : QStringLiteral("^End turn$"))).value(0);
}

using Move = QString (*)(const AccessibleHand&);

Move moveOf(const QString& game)
{
    return game == QStringLiteral("pazaak") ? pazaakMove
        : game == QStringLiteral("coup")    ? coupMove
        : game == QStringLiteral("coins")   ? coinsMove
                                            : durakMove;
}

RuleMap rulesOf(const QString& game, const QStringList& seats)
{
    if (game == QStringLiteral("pazaak"))
        return {};
    if (game == QStringLiteral("coins"))
        return {{"rounds", "10"}};
    return {{"players", std::to_string(seats.size())}};
}

/// Appends to `told` the words of each step of a game from now on, as the person knows it, while `scope` lives.
void listenTo(const Session& session, const Settings& settings, const QObject& scope, QStringList& told)
{
    const Record& record = session.line().record();
    const std::vector<SeatInfo> seats = seatsOf(record.seats, namingOf(settings), record.names);
    const GameTable* table = findTable(record.game);
    QObject::connect(&session, &Session::changed, &scope, [&session, &told, table, seats](const Session::Change& change) {
        if (change.to != change.from + 1)
            return;
        const Viewer viewer{personOf(session.line().record().seats), table->as<OpenToAll>() || session.line().isOver()};
        const Position after = positionOf(session.line().match(), seats, viewer);
        const TimelineStep step{{}, {}, table->logLines(knownTo(session.line().told(change.from), viewer), after)};
        if (const QString words = spokenLines(step, seats); !words.isEmpty())
            told << words;
    });
}

/// The parts of what was heard that tell a step of `told`, with or without what it brought to the person.
QStringList announced(const QStringList& heard, const QStringList& told)
{
    QStringList steps;
    for (const QString& text : heard) {
        QString step;
        for (const QString& each : told)
            if (text == each || text.startsWith(each + QStringLiteral(". You draw ")))
                step = each;
        if (!step.isEmpty())
            steps << step;
    }
    return steps;
}

} // namespace

class TestAccessibleGames : public QObject {
    Q_OBJECT

private:
    QTemporaryDir home_;

private slots:
    void initTestCase()
    {
        qputenv("PARLOUR_HOME", home_.path().toUtf8());
        QAccessible::setActive(true);
    }

    void aGameCanBePlayedByNamesAlone_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("seats");
        QTest::addColumn<quint64>("seed");
        const QString kid = QStringLiteral("pazaak.kid"), you = QStringLiteral("you"),
                      greedy = QStringLiteral("durak.greedy");
        QTest::newRow("pazaak, first") << "pazaak" << QStringList{you, kid} << quint64{1};
        QTest::newRow("pazaak, second") << "pazaak" << QStringList{kid, you} << quint64{2};
        QTest::newRow("durak, first") << "durak" << QStringList{you, greedy} << quint64{3};
        QTest::newRow("coins, first") << "coins" << QStringList{you, "coins.little-ten"} << quint64{5};
        QTest::newRow("coins, second") << "coins" << QStringList{"coins.nostalgia", you} << quint64{6};
        QTest::newRow("durak, second") << "durak" << QStringList{greedy, you} << quint64{4};
        const QString honest = QStringLiteral("coup.honest"), random = QStringLiteral("coup.random");
        QTest::newRow("coup, two") << "coup" << QStringList{you, honest} << quint64{5};
        QTest::newRow("coup, three") << "coup" << QStringList{random, you, honest} << quint64{6};
        QTest::newRow("coup, six") << "coup" << QStringList{random, random, random, you, honest, random} << quint64{8};
    }
    void aGameCanBePlayedByNamesAlone()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, seats);
        QFETCH(quint64, seed);
        const Move move = moveOf(game);

        MainWindow window(QStringLiteral("en"));
        window.library().shareTables(test::resources());
        Preferences preferences;
        preferences.pace = kPace;
        window.library().settings().setPreferences(preferences);
        window.resize(1024, 640);
        window.show();
        Setup setup{game.toStdString(), *findGame(game.toStdString())->complete(rulesOf(game, seats)), {}, seed};
        for (const QString& seat : seats)
            setup.seats.push_back(seat.toStdString());
        window.start(setup);

        const TablePage* table = window.table();
        if (!table)
            QFAIL("no table");
        const test::Heard heard(*table->findChild<Stage*>());
        QStringList told;
        const QObject scope;
        listenTo(table->session(), window.library().settings(), scope, told);
        AccessibleHand hand(window);
        const QString over = QStringLiteral("Game over.");
        int moves = 0;
        for (; hand.nameBeginning(over).isEmpty(); ++moves) {
            QVERIFY2(moves < 400, "this game has no end");
            QString name;
            const auto goesOn = [&] { return !(name = move(hand)).isEmpty() || !hand.nameBeginning(over).isEmpty(); };
            QVERIFY2(test::comesTrue(goesOn), qPrintable(hand.pressable().join(QStringLiteral("; "))));
            if (name.isEmpty())
                break;
            QVERIFY2(hand.press(name), qPrintable(name));
        }
        QVERIFY(moves > 3);
        QVERIFY(table->session().line().isOver());
        QTRY_VERIFY(hand.pressable().contains(QStringLiteral("Rematch")));
        QVERIFY(!told.isEmpty());
        QCOMPARE(announced(heard.texts(), told), told);
    }

    void aGameCanBePlayedByWhatIsHeard_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<quint64>("seed");
        QTest::newRow("yahtzee") << "yahtzee" << quint64{3};
        QTest::newRow("pazaak with own side decks") << "pazaak-full" << quint64{4};
    }
    /// Presses only names that were read out, once there was something new to hear.
    void aGameCanBePlayedByWhatIsHeard()
    {
        QFETCH(QString, game);
        QFETCH(quint64, seed);
        const auto move = game == QStringLiteral("yahtzee") ? yahtzeeByEar : pazaakFullByEar;
        MainWindow window(QStringLiteral("en"));
        window.library().shareTables(test::resources());
        Preferences preferences;
        preferences.pace = kPace;
        window.library().settings().setPreferences(preferences);
        window.show();
        const std::string id = game.toStdString();
        window.start({id, *findGame(id)->complete({}), {"you", id + ".random"}, seed});
        TablePage* table = window.table();
        QVERIFY(table);
        Listener ear(*table);
        QStringList told;
        const QObject scope;
        listenTo(table->session(), window.library().settings(), scope, told);
        AccessibleHand hand(window);
        qsizetype heard = 0;
        for (int moves = 0; !table->session().line().isOver(); ++moves) {
            QVERIFY2(moves < 400, "this game has no end");
            QString name;
            const auto goesOn = [&] {
                const auto now = ear.announcements().size();
                return table->session().line().isOver() || (now > heard && !(name = move(ear)).isEmpty());
            };
            QVERIFY2(test::comesTrue(goesOn), qPrintable(ear.announcements().mid(heard).join(QStringLiteral("; "))));
            heard = ear.announcements().size();
            QVERIFY2(name.isEmpty() || hand.press(name), qPrintable(name));
        }
        QTRY_VERIFY(!hand.nameBeginning(QStringLiteral("Game over.")).isEmpty()); // the focus tells it
        QVERIFY(!told.isEmpty());
        QCOMPARE(announced(ear.announcements(), told), told);
        static const QRegularExpression kTwice(QStringLiteral("You draw (\\d+), stand.*You draw \\1\\.$"));
        QVERIFY(ear.announcements().filter(kTwice).isEmpty());
    }

    void aKeyReadsOneThingAndMovesNoFocus()
    {
        MainWindow window(QStringLiteral("en"));
        window.library().shareTables(test::resources());
        Preferences preferences;
        preferences.pace = kPace;
        window.library().settings().setPreferences(preferences);
        window.show();
        window.start({"durak", *findGame("durak")->complete({{"players", "2"}}), {"you", "durak.greedy"}, 3});
        QVERIFY(QTest::qWaitForWindowActive(&window));
        TablePage* table = window.table();
        QTRY_VERIFY(table->session().asked() >= 0);
        const QWidget* focused = QApplication::focusWidget();
        const test::Heard heard(*table->findChild<Stage*>());
        const auto reads = [&](Qt::Key key) {
            const auto before = heard.texts().size();
            QTest::keyClick(table, key);
            return heard.texts().size() == before + 1 ? heard.texts().back() : QString();
        };
        QVERIFY(reads(Qt::Key_F2).startsWith(QStringLiteral("It is your turn. Your ")));
        QVERIFY(reads(Qt::Key_F3).startsWith(QStringLiteral("Your hand: ")));
        const QString whole = reads(Qt::Key_F4);
        QVERIFY(whole.contains(QStringLiteral("Stock, ")) && whole.contains(QStringLiteral("Your hand: ")));
        QCOMPARE(reads(Qt::Key_D), whole);
        QVERIFY(reads(Qt::Key_F5).contains(QStringLiteral(" cards, ")));
        QVERIFY(reads(Qt::Key_F6).startsWith(QStringLiteral("Bout 1, ")));
        QVERIFY(!reads(Qt::Key_F7).isEmpty());
        QVERIFY(reads(Qt::Key_F8).contains(QStringLiteral(", can be played")));
        QCOMPARE(QApplication::focusWidget(), focused);
    }

    void theLobbyOpensATable()
    {
        MainWindow window(QStringLiteral("en"));
        window.library().shareTables(test::resources());
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        AccessibleHand hand(window);
        QTRY_VERIFY(hand.pressable().contains(QStringLiteral("Play Simple Pazaak")));
        window.library().settings().setLesson(QStringLiteral("pazaak"), {true, false, 0}); // so it is not offered
        QVERIFY(hand.press(QStringLiteral("Play Simple Pazaak"))); // not in QTRY_VERIFY, which would press repeatedly
        QTRY_VERIFY(hand.pressable().contains(QStringLiteral("End turn")));
        QVERIFY(hand.press(QStringLiteral("Back to the lobby")));
        QTRY_VERIFY(hand.pressable().contains(QStringLiteral("Play Durak")));
    }

    void anOpenMenuIsInTheTree()
    {
        MainWindow window(QStringLiteral("en"));
        window.library().shareTables(test::resources());
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        AccessibleHand hand(window);
        const QString line = QStringLiteral("New game…");
        QTRY_VERIFY(hand.pressable().contains(QStringLiteral("More for Durak")));
        QVERIFY(!hand.names().contains(line));
        QVERIFY(hand.press(QStringLiteral("More for Durak")));
        QTRY_VERIFY(hand.pressable().contains(line));
        QVERIFY(hand.press(line));
        QTRY_VERIFY(!hand.names().contains(line));
        QTRY_VERIFY(!hand.nameBeginning(QStringLiteral("New game of Durak")).isEmpty());
    }

    void aFinishedHandStaysVisibleAtPaceZero()
    {
        MainWindow window(QStringLiteral("en"));
        window.library().shareTables(test::resources());
        Preferences preferences;
        preferences.pace = 0;
        window.library().settings().setPreferences(preferences);
        window.resize(1024, 640);
        window.show();
        window.start({"pazaak", *findGame("pazaak")->complete({}), {"pazaak.bold", "you"}, 7});
        AccessibleHand hand(window);
        const TablePage* table = window.table();
        if (!table)
            QFAIL("no table");
        const Session& session = table->session();
        test::Timers timers;
        std::map<int, std::vector<int>> pauses; // before a step, by the length after it
        connect(&session, &Session::changed, this, [&](const Session::Change& change) {
            if (change.isMove())
                pauses[change.to] = timers.pauses();
        });
        const auto betweenHands = [&] { return session.line().match().node().isChance() && session.line().length() > 3; };
        while (!betweenHands()) {
            QTRY_VERIFY(session.asked() >= 0 || betweenHands());
            if (!betweenHands())
                QVERIFY(hand.press(hand.nameBeginning(QStringLiteral("Stand on "))));
        }
        const int length = session.line().length();
        QTRY_VERIFY(session.line().length() > length);
        const std::vector<int>& before = pauses[length + 1];
        QVERIFY(std::find(before.begin(), before.end(), 800) != before.end()); // ms, the pause of pace 2
    }
};

PARLOUR_TEST(TestAccessibleGames)
#include "test_accessible_games.moc"
