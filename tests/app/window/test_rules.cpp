// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules pages: equal structure in all languages, agreement with the games' rule options, pictures, and the sheet.
#include "tests/app/window/window_driver.h"

#include "app/draw/decks.h"
#include "app/window/help/rules_document.h"
#include "app/window/help/rules_sheet.h"
#include "app/window/help/rules_text.h"
#include "app/window/help/turn_picture.h"
#include "app/window/lobby/new_game_sheet.h"
#include "app/window/parts/language.h"
#include "app/window/parts/setup_rows.h"
#include "app/window/parts/table_picture.h"
#include "app/window/play/table_bar.h"
#include "engine/games.h"
#include "tests/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBrowser>

#include <set>

using namespace parlour;

namespace {

QString page(const GameInfo& info, const QString& language)
{
    QFile file(QString(":/rules/%1.%2.md").arg(QString::fromStdString(info.id), language));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The structure that all languages share: levels of headings, blocks, pictures and values, in order.
QStringList shapeOf(const QString& text)
{
    static const QRegularExpression part(R"(^#+|^\[.+\]$|\(turn:\d+\)$|\{[a-z-]+\})", QRegularExpression::MultilineOption);
    QStringList shape;
    for (auto each = part.globalMatch(text); each.hasNext();)
        shape << each.next().captured();
    return shape;
}

const RuleOption* find(const GameInfo& info, const std::string& key)
{
    for (const RuleOption& option : *info.options)
        if (option.key == key)
            return &option;
    return nullptr;
}

QWidget* buttonNamed(QWidget& window, const QString& name)
{
    for (auto* each : window.findChildren<QAbstractButton*>())
        if (each->isVisible() && (each->accessibleName() == name || each->text() == name))
            return each;
    return nullptr;
}

QString shown(const RulesSheet& sheet)
{
    return sheet.findChild<QTextBrowser*>()->toPlainText();
}

int coloursOf(const QImage& image)
{
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); y += 2)
        for (int x = 0; x < image.width(); x += 2)
            colours.insert(image.pixel(x, y));
    return static_cast<int>(colours.size());
}

} // namespace

class TestRules : public QObject {
    Q_OBJECT

private slots:
    void blocksOfOtherRulesAreRemoved()
    {
        const QString text = "a {n}\n[x=on]\nb\n[/]\n[x=on, y!=2]\nc\n[/]\n[link](there)\n";
        QCOMPARE(rulesUnder(text, {{"n", "7"}, {"x", "off"}, {"y", "1"}}), "a 7\n[link](there)\n");
        QCOMPARE(rulesUnder(text, {{"n", "7"}, {"x", "on"}, {"y", "2"}}), "a 7\nb\n[link](there)\n");
        QCOMPARE(rulesUnder(text, {{"n", "7"}, {"x", "on"}, {"y", "1"}}), "a 7\nb\nc\n[link](there)\n");
        QCOMPARE(rulesUnder("[z=1]\na\n[/]\nb", {}), "b"); // an unknown option
    }

    void unknownLanguagesFallBackToEnglish()
    {
        QVERIFY(rulesPage("durak", "fr").contains("But du jeu"));
        QCOMPARE(rulesPage("durak", "fr_CA"), rulesPage("durak", "fr"));
        QVERIFY(rulesPage("durak", "zh_CN").contains("目标"));
        QCOMPARE(rulesPage("durak", "de_DE"), rulesPage("durak", "en"));
        QVERIFY(rulesPage("chess", "en").isEmpty());
    }

    void pagesHaveTheSameStructureInAllLanguages()
    {
        for (const GameInfo& info : games()) {
            if (!findTable(info.id))
                continue;
            const QStringList english = shapeOf(page(info, "en"));
            QVERIFY2(english.size() > 10, info.id.c_str());
            for (const QString& language : Language::available())
                QVERIFY2(shapeOf(page(info, language)) == english, qPrintable(QString::fromStdString(info.id) + language));
        }
    }

    /// Blocks name only existing rules, and each value of a rule has a block or a default.
    void everyRuleAndValueHasABlock()
    {
        for (const GameInfo& info : games()) {
            const QString text = page(info, "en");
            std::set<std::pair<std::string, std::string>> described;
            bool inBlock = false;
            for (const QString& line : text.split('\n')) {
                if (endsBlock(line)) {
                    QVERIFY2(inBlock, info.id.c_str());
                    inBlock = false;
                }
                const auto conditions = blockConditions(line);
                if (!conditions)
                    continue;
                QVERIFY2(!inBlock, qPrintable(line));
                inBlock = true;
                for (const RuleCondition& each : *conditions) {
                    const RuleOption* option = find(info, each.key);
                    QVERIFY2(option && option->allows(each.value), qPrintable(line));
                    if (!each.negated)
                        described.insert({each.key, each.value});
                }
            }
            QVERIFY2(!inBlock, info.id.c_str());
            for (const RuleOption& option : *info.options) {
                if (option.isHidden() || text.contains('{' + QString::fromStdString(option.key) + '}'))
                    continue;
                QVERIFY2(!option.values.empty(), option.key.c_str());
                for (const RuleValue& value : option.values)
                    QVERIFY2((option.isSwitch() && value.value == option.defaultValue)
                                 || described.contains({option.key, value.value}),
                             qPrintable(QString::fromStdString(option.key + '=' + value.value)));
            }
        }
    }

    /// For each set of rules that differs from the default in one value.
    void pagesShowExactlyTheRulesInForce()
    {
        for (const GameInfo& info : games()) {
            std::vector<RuleMap> all{{}};
            for (const RuleOption& option : *info.options) {
                for (const RuleValue& value : option.values)
                    all.push_back({{option.key, value.value}});
                if (option.values.empty())
                    all.push_back({{option.key, std::to_string(option.low)}});
            }
            for (const RuleMap& given : all) {
                if (!info.complete(given))
                    continue;
                const auto rules = completeRules(*info.options, given);
                const QStringList kept = rulesUnder(page(info, "en"), *rules).split('\n');
                QVERIFY(!kept.join('\n').contains(QRegularExpression(R"(\{|\}|^\[)", QRegularExpression::MultilineOption)));
                std::vector<RuleCondition> open;
                for (QString line : page(info, "en").split('\n')) {
                    if (const auto conditions = blockConditions(line))
                        open = *conditions;
                    else if (endsBlock(line))
                        open.clear();
                    else if (!line.isEmpty() && !line.contains('{')) {
                        bool holds = true;
                        for (const RuleCondition& each : open)
                            holds = holds && (rules->at(each.key) == each.value) == !each.negated;
                        QVERIFY2(kept.contains(line) == holds, qPrintable(line));
                    }
                }
            }
        }
    }

    /// The page of Pazaak states the figures of the measured table in the format of its language.
    void pagesStateTheMeasuredWorthOfCards()
    {
        QFile file(":/decks/pazaak-full.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray cards = QJsonDocument::fromJson(file.readAll()).object()["cards"].toArray();
        QCOMPARE(cards.size(), 23);
        for (const QString& language : Language::available()) {
            const auto worth = [&](int card) {
                const double change = 100 * cards[card]["change"].toDouble();
                const QString digits = QLocale(language).toString(std::abs(change), 'f', 1);
                return (change > 0 ? "+" : QString(QChar(0x2212))) + digits;
            };
            const QString text = rulesPage("pazaak-full", language);
            for (int number = 1; number <= 6; ++number) {
                const QString row =
                    QString("| %1 | %2 | %3 | %4 |")
                        .arg(QString::number(number), worth(number - 1), worth(number + 5), worth(number + 11));
                QVERIFY2(text.contains(row), qPrintable(language + row));
            }
            int card = 18;
            for (const char* special : {"±1/2", "±1T", "2&4", "3&6", "×2"}) {
                const QString row = QString("| %1 | %2 |").arg(special, worth(card++));
                QVERIFY2(text.contains(row), qPrintable(language + row));
            }
        }
    }

    void disabledRulesAreNotMentioned()
    {
        const GameInfo& durak = *findGame("durak");
        const auto textOf = [&](const RuleMap& rules) { return rulesText("durak", "en", *durak.complete(rules)); };
        const QString usual = textOf({});
        for (const char* word : {"Transfer", "passed on", "beats the ace", "Two teams", "new deal", "five attack cards"})
            QVERIFY2(!usual.contains(word), word);
        QVERIFY(textOf({{"type", "perevodnoy"}}).contains("### Transfer"));
        QVERIFY(textOf({{"low-beats-ace", "on"}}).contains("beats the ace"));
        QVERIFY(textOf({{"players", "4"}, {"teams", "2x2"}}).contains("Two teams of two"));
        QVERIFY(textOf({{"deck", "24"}}).contains("Cards in the deck: 24"));
        const QString noLevers = rulesText("coins", "en", {{"blue", "0"}, {"red", "0"}, {"rounds", "40"}});
        QVERIFY(noLevers.contains("Rounds: 40"));
        QVERIFY(!noLevers.contains("**Red**"));
        QVERIFY(!noLevers.contains("turn:37"));
    }

    void everyPictureShowsADifferentPosition()
    {
        WindowStyle style;
        style.cards = makeDeck({}, false);
        for (const GameInfo& info : games()) {
            QTextDocument document;
            setRules(document, rulesText(info.id, "en", *info.complete({})), {});
            const QList<int> turns = turnsIn(document);
            QVERIFY2(turns.size() >= 2, info.id.c_str());
            QImage before;
            for (const int steps : turns) {
                const auto position = turnPosition(info, steps);
                QVERIFY2(position, qPrintable(QString("%1 %2").arg(QString::fromStdString(info.id)).arg(steps)));
                const TablePicture picture = drawTable(*findTable(info.id), *position, style, {640, 400}, 1);
                const QImage image = picture.pixmap.toImage().convertToFormat(QImage::Format_RGB32);
                QCOMPARE(image.size(), QSize(640, 400));
                QVERIFY2(coloursOf(image) > 300, info.id.c_str());
                QVERIFY(image != before);
                before = image;
            }
            QVERIFY(!turnPosition(info, 10000));
        }
    }

    /// A screen reader reads the caption of a picture.
    void captionsAreReadOnce()
    {
        QTextDocument document;
        setRules(document, "# A\n\nb\n\n![A caption](turn:3)\n\nc\n", {});
        QCOMPARE(turnsIn(document), QList<int>{3});
        QCOMPARE(document.toPlainText(), QString("A\nb\n\ufffc\nA caption\nc"));
    }

    void keysAndTheBarOpenTheRulesAtATable()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Durak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        auto* stage = driver.part<Stage>();
        QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
        QTRY_VERIFY(stage->hasFocus());

        QTest::keyClick(stage, Qt::Key_F1);
        auto* sheet = driver.part<RulesSheet>();
        QVERIFY(sheet);
        auto* text = sheet->findChild<QTextBrowser*>();
        QVERIFY(text->isVisible());
        QVERIFY(text->hasFocus());
        test::settle(driver.window());
        QCOMPARE(text->verticalScrollBar()->value(), 0); // starts at the top
        QVERIFY(text->toPlainText().contains("What beats what"));
        QVERIFY(!driver.shows("Takes the cards"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!driver.part<RulesSheet>());
        QVERIFY(stage->hasFocus());

        QTest::keyClick(stage, Qt::Key_Question);
        QTRY_VERIFY(driver.shows("Takes the cards"));
        QVERIFY(!driver.part<RulesSheet>()->findChild<QTextBrowser*>()->isVisible());
        QVERIFY(driver.press("Part: Rules"));
        QVERIFY(driver.part<RulesSheet>()->findChild<QTextBrowser*>()->isVisible());
        QVERIFY(!driver.shows("Takes the cards"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!driver.part<RulesSheet>());
        QVERIFY(stage->hasFocus());

        QVERIFY(driver.choose("Menu", "How to play"));
        QTRY_VERIFY(driver.part<RulesSheet>());
        QVERIFY(driver.part<RulesSheet>()->findChild<QTextBrowser*>()->isVisible());
    }

    void watchedGamesListNoKeysOfMoves()
    {
        test::Driver driver;
        QVERIFY(driver.press("Watch Durak"));
        QTRY_VERIFY(driver.window().table());
        QTest::keyClick(driver.part<Stage>(), Qt::Key_Question);
        QTRY_VERIFY(driver.shows("Next step"));
        QVERIFY(!driver.shows("Takes the cards"));
        QVERIFY(!driver.find("Undo"));
    }

    void theLobbyOpensTheRulesOfTheFocusedTile()
    {
        test::Driver driver;
        QTest::keyClick(driver.window().lobby(), Qt::Key_F1);
        QVERIFY(driver.part<RulesSheet>());
        QVERIFY(shown(*driver.part<RulesSheet>()).startsWith("Durak"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!driver.part<RulesSheet>());

        QWidget* play = buttonNamed(driver.window(), "Play Coup");
        QVERIFY(play);
        play->setFocus();
        QTest::keyClick(play, Qt::Key_F1);
        QVERIFY(driver.part<RulesSheet>());
        QVERIFY(shown(*driver.part<RulesSheet>()).startsWith("Coup"));
        QVERIFY(!driver.find("Part: Keys"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(play->hasFocus());
        QVERIFY(!driver.window().table());
    }

    void theNewGameSheetOpensItsRules()
    {
        test::Driver driver;
        emit driver.window().lobby()->newGameWanted("durak");
        auto* sheet = driver.part<NewGameSheet>();
        QVERIFY(sheet);
        QVERIFY(driver.press("Game: Transfer"));
        QVERIFY(driver.press("How to play"));
        QVERIFY(driver.part<RulesSheet>());
        QVERIFY(shown(*driver.part<RulesSheet>()).contains("Transfer game"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!driver.part<RulesSheet>());
        QVERIFY(sheet->isVisible());
        QTest::keyClick(sheet, Qt::Key_F1);
        QTRY_VERIFY(driver.part<RulesSheet>());
    }

    void searchMarksAndVisitsAllMatches()
    {
        test::Driver driver;
        emit driver.window().lobby()->rulesWanted("yahtzee");
        auto* sheet = driver.part<RulesSheet>();
        auto* text = sheet->findChild<QTextBrowser*>();
        auto* field = sheet->findChild<QLineEdit*>();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, "large straight");
        const int found = static_cast<int>(text->extraSelections().size());
        QVERIFY(found >= 2);
        QVERIFY(driver.shows(QString("1 of %1").arg(found)));
        const int first = text->textCursor().position();
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(driver.shows(QString("2 of %1").arg(found)));
        QVERIFY(text->textCursor().position() > first);
        QTest::keyClick(field, Qt::Key_F3, Qt::ShiftModifier);
        QTRY_COMPARE(text->textCursor().position(), first);
        QTest::keyClick(field, Qt::Key_F3, Qt::ShiftModifier); // wraps to the last
        QTRY_VERIFY(driver.shows(QString("%1 of %1").arg(found)));
        field->setText("zugzwang");
        QVERIFY(driver.shows("Not found"));
        QVERIFY(text->extraSelections().isEmpty());
    }

    void rulesAreSavedAsPdf()
    {
        test::Driver driver;
        emit driver.window().lobby()->rulesWanted("pazaak");
        const QString path = driver.home() + "/pazaak.pdf";
        QCOMPARE(driver.part<RulesSheet>()->writePdf(path), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.size() > 20'000);
        QVERIFY(!driver.part<RulesSheet>()->writePdf(driver.home() + "/nowhere/pazaak.pdf").isEmpty());
    }
};

PARLOUR_TEST(TestRules)
#include "test_rules.moc"
