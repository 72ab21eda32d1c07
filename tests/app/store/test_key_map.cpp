// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The person's own keys, and their place in the settings.
#include "app/store/settings.h"
#include "tests/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace parlour;

class TestKeyMap : public QObject {
    Q_OBJECT

private slots:
    void aScopeChangesItsOwnKeysAlone()
    {
        KeyMap keys;
        keys.set("table", "H", "J");
        QCOMPARE(keys.own("table", "H"), "J");
        QCOMPARE(keys.own("coins", "H"), "H");
        QCOMPARE(keys.own("table", "U"), "U");
        keys.set("table", "H", "H");
        QCOMPARE(keys, KeyMap());
    }

    void theFileKeepsEveryKey()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        KeyMap keys;
        for (const QString& key : {",", ";", "\"", "\\", "=", "%", "Ctrl+Shift+F5", "Ж", "Ctrl++"})
            keys.set("table", QString::number(keys.of("table").size()), key);
        keys.set("everywhere", "Ctrl+O", "Alt+O");
        Settings(file).change([&](Preferences& p) { p.keys = keys; });
        QCOMPARE(Settings(file).preferences().keys, keys);
        Settings(file).change([](Preferences& p) { p.keys = {}; });
        QVERIFY(Settings(file).preferences().keys.isEmpty());
    }

    void aDamagedEntryLosesNoOther()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("settings.ini"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "[General]\nkeys=table H J, table, table U Return, everywhere Ctrl+O o, coins  G X Y, nowhere A B, coins G X\n");
        file.close();
        const KeyMap keys = Settings(file.fileName()).preferences().keys;
        QCOMPARE(keys.toList(), (QStringList{"coins G X", "nowhere A B", "table H J"}));
    }

    void textFieldsKeepTheirSigns_data()
    {
        QTest::addColumn<QString>("scope");
        QTest::addColumn<QString>("key");
        QTest::addColumn<bool>("may");
        QTest::newRow("letter at a table") << "table"
                                           << "A" << true;
        QTest::newRow("letter") << "everywhere"
                                << "A" << false;
        QTest::newRow("capital") << "everywhere"
                                 << "Shift+A" << false;
        QTest::newRow("digit") << "everywhere"
                               << "1" << false;
        QTest::newRow("with Ctrl") << "everywhere"
                                   << "Ctrl+A" << true;
        QTest::newRow("with Alt and Shift") << "everywhere"
                                            << "Alt+Shift+A" << true;
        QTest::newRow("function key") << "everywhere"
                                      << "F9" << true;
        QTest::newRow("Space") << "table"
                               << "Space" << false;
        QTest::newRow("arrow") << "table"
                               << "Ctrl+Left" << false;
        QTest::newRow("Esc") << "table"
                             << "Esc" << false;
        QTest::newRow("nothing") << "table"
                                 << "" << false;
    }
    void textFieldsKeepTheirSigns()
    {
        QFETCH(QString, scope);
        QFETCH(QString, key);
        QTEST(KeyMap::mayBe(scope, key), "may");
    }
};

PARLOUR_TEST(TestKeyMap)
#include "test_key_map.moc"
