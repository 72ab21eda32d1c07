// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The translations: every text is present, finished and up to date, with the placeholders (%1, %n) of the English one, all
// plural forms of the language, and built into the program.
#include "tests/app/files.h"
#include "tests/app/window/translation_files.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace parlour::test;

namespace {

/// The sorted placeholders of a text: "%1", "%1", "%n".
QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder("%L?[1-9n]");
    QStringList found;
    for (auto each = placeholder.globalMatch(text); each.hasNext();)
        found << each.next().captured();
    found.sort();
    return found;
}

/// The problem of a message; empty if there is none.
QString problemOf(const Message& message, int pluralForms)
{
    if (!message.type.isEmpty())
        return message.type;
    if (message.forms.size() != (message.numerus ? pluralForms : 1))
        return QString("%1 plural forms instead of %2").arg(message.forms.size()).arg(pluralForms);
    for (const QString& form : message.forms) {
        if (form.trimmed().isEmpty())
            return "empty";
        if (placeholders(form) != placeholders(message.source))
            return "the placeholders differ in \"" + form + "\"";
    }
    return {};
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void translationsAreUpToDate_data();
    void translationsAreUpToDate();
    void translationsAreComplete_data();
    void translationsAreComplete();
    void translationsAreBuiltIn();

private:
    QTemporaryDir fresh_; ///< translations updated with the texts of the sources
};

void TestTranslations::initTestCase()
{
    QVERIFY(fresh_.isValid());
    for (const QString& name : translationFolder().entryList({"*.ts"}))
        QVERIFY(QFile::copy(translationFolder().filePath(name), fresh_.filePath(name)));
    QProcess update;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LUPDATE", PARLOUR_LUPDATE);
    update.setProcessEnvironment(environment);
    update.start(translationFolder().filePath("update"), {fresh_.path()});
    QVERIFY(update.waitForFinished(120000));
    const QByteArray complaints = update.readAllStandardError();
    QVERIFY2(update.exitCode() == 0 && complaints.isEmpty(), complaints);
}

void TestTranslations::translationsAreUpToDate_data()
{
    QTest::addColumn<QString>("name");
    for (const char* language : {"en", "fr", "id", "ru", "zh_CN"})
        QTest::newRow(language) << QString("parlour_%1.ts").arg(language);
}

void TestTranslations::translationsAreUpToDate()
{
    QFETCH(QString, name);
    const QByteArray kept = get(translationFolder().filePath(name));
    QVERIFY(!kept.isEmpty());
    QVERIFY2(kept == get(fresh_.filePath(name)), "the texts of the program changed: build the target update_translations");
}

void TestTranslations::translationsAreComplete_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("pluralForms");
    QTest::newRow("en") << "en" << 2;
    QTest::newRow("fr") << "fr" << 2;
    QTest::newRow("id") << "id" << 1;
    QTest::newRow("ru") << "ru" << 3;
    QTest::newRow("zh_CN") << "zh_CN" << 1;
}

void TestTranslations::translationsAreComplete()
{
    QFETCH(QString, language);
    QFETCH(int, pluralForms);
    const QList<Message> all = messagesIn(get(translationFolder().filePath("parlour_" + language + ".ts")));
    QVERIFY(all.size() > 20);
    QStringList problems;
    for (const Message& message : all)
        if (const QString problem = problemOf(message, pluralForms); !problem.isEmpty())
            problems << QString("%1: \"%2\": %3").arg(message.context, message.source, problem);
    const QString report =
        QString("%1 of %2 texts:\n  ").arg(problems.size()).arg(all.size()) + problems.mid(0, 20).join("\n  ");
    QVERIFY2(problems.isEmpty(), qPrintable(report));
}

void TestTranslations::translationsAreBuiltIn()
{
    for (const char* language : {"fr", "id", "ru", "zh_CN"}) {
        QTranslator translator;
        QVERIFY2(translator.load(QString(":/i18n/parlour_%1.qm").arg(language)), language);
        for (const Message& message :
             messagesIn(get(translationFolder().filePath(QString("parlour_%1.ts").arg(language))))) {
            if (message.numerus || message.forms.isEmpty())
                continue;
            QCOMPARE(translator.translate(message.context.toUtf8(), message.source.toUtf8(), message.comment.toUtf8()),
                     message.forms.first());
        }
    }
}

PARLOUR_TEST(TestTranslations)
#include "test_translations.moc"
