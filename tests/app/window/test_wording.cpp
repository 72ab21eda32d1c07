// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the languages are written: typography, persons, and one word for one thing. The words of a game are in
// translations/glossary; contexts.json there says which texts belong to a game.
#include "tests/app/files.h"
#include "tests/app/window/translation_files.h"
#include "tests/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

using namespace parlour::test;

namespace {

const QStringList kLanguages = {"fr", "id", "ru", "zh_CN"};
const QStringList kGames = {"durak", "pazaak", "yahtzee", "coup", "coins"};

/// A piece of text with the place where it stands.
struct Passage {
    QString place;
    QString text;
};

const QList<Message>& messagesOf(const QString& language)
{
    static QMap<QString, QList<Message>> all;
    if (!all.contains(language))
        all[language] = messagesIn(get(translationFolder().filePath("parlour_" + language + ".ts")));
    return all[language];
}

QString placeOf(const Message& message)
{
    return message.context + ": \"" + message.source + "\""
        + (message.comment.isEmpty() ? "" : " (" + message.comment + ")");
}

/// The lines of the lessons and rules pages of a language whose game begins with `game`.
QList<Passage> pagesOf(const QString& language, const QString& game = {})
{
    QList<Passage> all;
    static const QRegularExpression key("^\\s*\"[^\"]*\"\\s*:"); // of JSON, whose punctuation is not the language's
    for (const QString& folder : {QStringLiteral("lessons"), QStringLiteral("rules")}) {
        const QDir dir(PARLOUR_SOURCE_DIR "/resources/" + folder);
        for (const QString& name : dir.entryList({game + "*." + language + ".*"}))
            for (const QString& line : QString::fromUtf8(get(dir.filePath(name))).split('\n'))
                all << Passage{name, QString(line).remove(key)};
    }
    return all;
}

QList<Passage> everythingIn(const QString& language)
{
    QList<Passage> all = pagesOf(language);
    for (const Message& message : messagesOf(language))
        for (const QString& form : message.forms)
            all << Passage{placeOf(message), form};
    return all;
}

QString reportOf(const QStringList& faults)
{
    return QString("%1 texts:\n  ").arg(faults.size()) + faults.mid(0, 20).join("\n  ");
}

/// The passages of a language that match `pattern`.
QStringList faultsIn(const QString& language, const QString& pattern)
{
    const QRegularExpression forbidden(pattern, QRegularExpression::UseUnicodePropertiesOption);
    QStringList faults;
    for (const Passage& each : everythingIn(language))
        if (each.text.contains(forbidden))
            faults << each.place + "  " + each.text;
    return faults;
}

QJsonObject glossary(const QString& name)
{
    return QJsonDocument::fromJson(get(translationFolder().filePath("glossary/" + name + ".json"))).object();
}

QRegularExpression anyOf(const QJsonArray& stems)
{
    QStringList all;
    for (const QJsonValue& each : stems)
        all << each.toString();
    return QRegularExpression(all.join('|'),
                              QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

/// A word of the English texts with the stems that translate it.
struct Term {
    QRegularExpression english;
    QRegularExpression stems;
    bool isEverywhere = false; ///< also in texts that belong to no game
};

struct Glossary {
    QList<Term> terms;
    QRegularExpression never; ///< empty pattern: nothing is forbidden
};

Glossary glossaryOf(const QString& game, const QString& language)
{
    const QJsonObject json = glossary(game + "." + language);
    Glossary all;
    for (const QJsonValue& value : json["terms"].toArray()) {
        const QJsonObject term = value.toObject();
        all.terms << Term{
            QRegularExpression("\\b(?:" + term["english"].toString() + ")\\b", QRegularExpression::CaseInsensitiveOption),
            anyOf(term["words"].toArray()), term["everywhere"].toBool()};
    }
    all.never = anyOf(json["never"].toArray());
    return all;
}

bool isForbidden(const Glossary& words, const QString& text)
{
    return !words.never.pattern().isEmpty() && text.contains(words.never);
}

/// The number of sentences in a text.
int sentencesIn(const QString& text)
{
    static const QRegularExpression end("[。！？]+|[.!?…]+(?=\\s|$|[\"”»」）)]|[^\\x00-\\x7f])");
    static const QRegularExpression abbreviation("\\b(?:e\\.g|vs|etc|p\\. ex|т\\. е|т\\. д|т\\. п)\\.");
    return static_cast<int>(QString(text).remove(abbreviation).count(end));
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private slots:
    void frenchPunctuationDoesNotBreakTheLine();
    void frenchApostrophesAreCurved();
    void ellipsesStandAtTheirWord();
    void chineseSpeaksToAFriendAndNotOfChess();
    void russianFormsFollowTheirPerson();
    void youHaveFormsOfYourOwn_data();
    void youHaveFormsOfYourOwn();
    void noSentenceIsLost_data() { languages(); }
    void noSentenceIsLost();
    void aThingHasOneWord_data();
    void aThingHasOneWord();
    void everyGameHasAGlossary_data() { languages(); }
    void everyGameHasAGlossary();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : kLanguages)
            QTest::newRow(qPrintable(language)) << language;
    }
};

void TestWording::frenchPunctuationDoesNotBreakTheLine()
{
    const QStringList faults = faultsIn("fr", " [:;!?»](?=\\s|$|[.,)])|« ");
    QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
}

void TestWording::frenchApostrophesAreCurved()
{
    const QStringList faults = faultsIn("fr", "\\p{L}'\\p{L}");
    QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
}

void TestWording::ellipsesStandAtTheirWord()
{
    for (const QString& language : {QStringLiteral("fr"), QStringLiteral("id"), QStringLiteral("ru")}) {
        const QStringList faults = faultsIn(language, "[ \\x{a0}\\x{202f}]…|\\w ?\\.\\.\\.");
        QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
    }
    const QStringList faults = faultsIn("zh_CN", "(?<!…)…(?!…)| ……"); // Chinese writes six points
    QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
}

void TestWording::chineseSpeaksToAFriendAndNotOfChess()
{
    const QStringList faults = faultsIn("zh_CN", "您|棋|着法");
    QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
}

/// A sentence of the log follows «Вы», and a name may be a woman's and is never declined.
void TestWording::russianFormsFollowTheirPerson()
{
    static const QRegularExpression you("^(?:after: )?you\\b", QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression object(
        "\\b(?:вас|вам)\\b", QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression masculine("%1 \\w+(?:л|лся)\\b", QRegularExpression::UseUnicodePropertiesOption);
    QStringList faults;
    for (const Message& message : messagesOf("ru"))
        for (const QString& form : message.forms)
            if ((message.comment.contains(you) && form.contains(object)) || form.contains(masculine))
                faults << placeOf(message) + "  " + form;
    QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
}

void TestWording::youHaveFormsOfYourOwn_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("fr") << "fr";
    QTest::newRow("ru") << "ru";
}

/// "won the set" after "You" is another text in these languages than after a name.
void TestWording::youHaveFormsOfYourOwn()
{
    QFETCH(QString, language);
    QMap<QString, QStringList> ofOthers;
    for (const Message& message : messagesOf(language))
        if (message.comment.isEmpty())
            ofOthers[message.context + '\n' + message.source] = message.forms;
    static const QRegularExpression you("\\byou\\b", QRegularExpression::CaseInsensitiveOption);
    QStringList faults;
    for (const Message& message : messagesOf(language))
        if (message.comment.contains(you) && ofOthers.value(message.context + '\n' + message.source) == message.forms)
            faults << placeOf(message) + "  " + message.forms.join(" / ");
    QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
}

void TestWording::noSentenceIsLost()
{
    QFETCH(QString, language);
    QStringList faults;
    for (const Message& message : messagesOf(language))
        for (const QString& form : message.forms)
            if (sentencesIn(form) < sentencesIn(message.source))
                faults << placeOf(message) + "  " + form;
    QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
}

void TestWording::aThingHasOneWord_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("game");
    for (const QString& language : kLanguages)
        for (const QString& game : kGames + QStringList{"common"})
            QTest::addRow("%s %s", qPrintable(game), qPrintable(language)) << language << game;
}

void TestWording::aThingHasOneWord()
{
    QFETCH(QString, language);
    QFETCH(QString, game);
    const Glossary words = glossaryOf(game, language);
    QMap<QString, QString> owners; // of contexts
    const QJsonObject contexts = glossary("contexts");
    for (const QString& owner : contexts.keys())
        for (const QJsonValue& context : contexts[owner].toArray())
            owners[context.toString()] = owner;
    QStringList faults;
    for (const Passage& line : pagesOf(language, game == "common" ? QString() : game))
        if (isForbidden(words, line.text))
            faults << line.place + "  " + line.text;
    for (const Message& message : messagesOf(language)) {
        const QString owner = owners.value(message.context);
        const bool isOwn = owner == game || game == "common";
        for (const QString& form : message.forms) {
            if (isOwn && isForbidden(words, form))
                faults << placeOf(message) + "  " + form;
            for (const Term& term : words.terms)
                if ((isOwn || (term.isEverywhere && owner.isEmpty())) && message.source.contains(term.english)
                    && !form.contains(term.stems))
                    faults << placeOf(message) + "  " + form + "  lacks " + term.stems.pattern();
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(reportOf(faults)));
}

void TestWording::everyGameHasAGlossary()
{
    QFETCH(QString, language);
    for (const QString& game : kGames + QStringList{"common"}) {
        const Glossary words = glossaryOf(game, language);
        QVERIFY2(words.terms.size() >= 4, qPrintable(game));
        for (const Term& term : words.terms)
            QVERIFY2(term.english.isValid() && term.stems.isValid() && !term.stems.pattern().isEmpty(),
                     qPrintable(term.english.pattern()));
        QVERIFY2(words.never.isValid(), qPrintable(game));
    }
}

PARLOUR_TEST(TestWording)
#include "test_wording.moc"
