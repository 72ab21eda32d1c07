// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The five classes that join most others stay small: their headers declare no more functions and members than a limit.
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

/// The text between the braces of a class, at its own depth: each inner block is a semicolon. Empty without such a class.
QString bodyOf(const QString& header, const QString& name)
{
    static const QRegularExpression notes(QStringLiteral(R"(//[^\n]*|/\*.*?\*/)"),
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression strings(
        QStringLiteral(R"(\x22(?:\\.|[^\x22\\])*\x22|'\{'|'\}')")); // 22: a quotation mark
    const QString text = QString(header).remove(notes).remove(strings);
    const auto start = QRegularExpression(QStringLiteral(R"(\b(?:class|struct)\s+%1\b[^;{]*\{)").arg(name)).match(text);
    QString body;
    int depth = start.hasMatch() ? 1 : 0;
    for (auto at = start.capturedEnd(); depth > 0 && at < text.size(); ++at) {
        depth += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
        if (depth == 1)
            body += text[at] == '}' ? QChar(';') : text[at];
    }
    return body;
}

/// The number of functions and members that a class declares. Types, friends and aliases do not count; of the values in
/// braces none is looked at.
int declarationsIn(const QString& header, const QString& name)
{
    static const QRegularExpression labels(
        QStringLiteral(R"(\b(?:(?:public|protected|private)(?: slots)?|signals)\s*:|\bQ_[A-Z_]+\b(?:\([^)]*\))?)"));
    static const QRegularExpression otherwise(QStringLiteral(
        R"(^(?:using|friend|typedef|static_assert)\b|^(?:template\s*<[^;]*>\s*)?(?:enum(?: class)?|class|struct)\s+\w+(?:\s*:[^;]*)?$)"));
    static const QRegularExpression arguments(QStringLiteral(R"(<[^<>]*>)"));
    int count = 0;
    for (QString each : bodyOf(header, name).remove(labels).split(';')) {
        each = each.trimmed();
        // The rest behind a block: its semicolon, the const or arguments of a function with a default in braces.
        if (each.isEmpty() || each.startsWith(')') || each.startsWith(',') || otherwise.match(each).hasMatch())
            continue;
        if (!each.contains('('))
            while (each.contains(arguments))
                each.remove(arguments);
        count += each.contains('(') ? 1 : 1 + static_cast<int>(each.count(','));
    }
    return count;
}

} // namespace

class TestHubs : public QObject {
    Q_OBJECT

private slots:
    void functionsAndMembersAreCounted()
    {
        const QString header = QStringLiteral(
            "class Other { int a_, b_; };\n"
            "/// The class Hub { int not_; } is no class.\n"
            "class Hub : public QObject {\n"
            "    Q_OBJECT\n"
            "    Q_PROPERTY(int size READ size)\n"
            "    friend class Other;\n"
            "    using Map = std::map<int, int>;\n"
            "public:\n"
            "    enum class Part { One, Two };\n"
            "    struct Inner {\n"
            "        int x = 0, y = 0;\n"
            "        void f();\n"
            "    };\n"
            "    explicit Hub(int size = {}, const Map& all = {}); // 1: one constructor; 2: of two arguments\n"
            "    ~Hub() override; /* int not_; */\n"
            "    int size() const { return size_; }\n"
            "    template <class T>\n"
            "    T* part(const char* name = \"a; b; {\")\n"
            "    {\n"
            "        if (name) { return nullptr; }\n"
            "        return nullptr;\n"
            "    }\n"
            "signals:\n"
            "    void changed(int from, int to);\n"
            "private slots:\n"
            "    void apply() {}\n"
            "private:\n"
            "    const std::map<int, std::pair<int, int>> all_{{1, {2, 3}}};\n"
            "    std::function<void(int)> then_;\n"
            "    int size_ = 0, least_ = 1;\n"
            "    QWidget *left_ = nullptr, *right_ = nullptr;\n"
            "    class QMenu* menu_ = nullptr;\n"
            "    std::array<int, 2> pair_{};\n"
            "};\n");
        // Six functions; eight members.
        QCOMPARE(declarationsIn(header, QStringLiteral("Hub")), 14);
        QCOMPARE(declarationsIn(header, QStringLiteral("Other")), 2);
        QCOMPARE(declarationsIn(header, QStringLiteral("Nothing")), 0);
    }

    void hubsStaySmall_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("limit");
        QTest::newRow("Session") << "app/session/session.h" << 60;
        QTest::newRow("TablePage") << "app/window/play/table_page.h" << 75;
        QTest::newRow("HistoryPage") << "app/window/history/history_page.h" << 55;
        QTest::newRow("ContestPage") << "app/window/contest/contest_page.h" << 55;
        QTest::newRow("MainWindow") << "app/window/shell/main_window.h" << 55;
    }
    void hubsStaySmall()
    {
        QFETCH(QString, path);
        QFETCH(int, limit);
        const QString name = QTest::currentDataTag();
        QFile file(QDir(QStringLiteral(PARLOUR_SOURCE_DIR)).filePath(path));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        const int count = declarationsIn(QString::fromUtf8(file.readAll()), name);
        QVERIFY2(count > 0, qPrintable(QStringLiteral("no class %1 in %2").arg(name, path)));
        QVERIFY2(
            count <= limit,
            qPrintable(QStringLiteral("%1 declares %2 functions and members, %3 at most. Move those that belong together "
                                      "into a class of their own, which %1 holds.")
                           .arg(name)
                           .arg(count)
                           .arg(limit)));
    }
};

PARLOUR_TEST(TestHubs)
#include "test_hubs.moc"
