// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keys in keyboard layouts without Latin letters, or with digits only by Shift: their place counts.
#include "app/widgets/latin_keys.h"
#include "app/window/play/coach/hint_card.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QLineEdit>

using namespace parlour;

namespace {

constexpr quint32 kH = 43; ///< scan codes under X11
constexpr quint32 kOne = 10;
constexpr quint32 kY = 29;

QKeyEvent typed(int key, const QString& text, quint32 scanCode, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return {QEvent::KeyPress, key, modifiers, scanCode, 0, 0, text};
}

} // namespace

class TestLatinKeys : public QObject {
    Q_OBJECT

private slots:
    void placesCountWhereLettersAreNotLatin_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("scanCode");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<int>("meant");
        const Qt::KeyboardModifiers none = Qt::NoModifier, shift = Qt::ShiftModifier;
        QTest::newRow("us h") << int(Qt::Key_H) << "h" << int(kH) << none << int(Qt::Key_H);
        QTest::newRow("ru er") << 0x420 << QString(QChar(0x440)) << int(kH) << none << int(Qt::Key_H);
        QTest::newRow("ru capital er") << 0x420 << QString(QChar(0x420)) << int(kH) << shift << int(Qt::Key_H);
        QTest::newRow("gr eta") << 0x397 << QString(QChar(0x3b7)) << int(kH) << none << int(Qt::Key_H);
        QTest::newRow("fr first digit") << int(Qt::Key_Ampersand) << "&" << int(kOne) << none << int(Qt::Key_1);
        QTest::newRow("fr shifted digit") << int(Qt::Key_1) << "1" << int(kOne) << shift << int(Qt::Key_1);
        QTest::newRow("us shifted digit") << int(Qt::Key_Exclam) << "!" << int(kOne) << shift << int(Qt::Key_Exclam);
        QTest::newRow("ru question mark") << int(Qt::Key_Question) << "?" << 16 << shift << int(Qt::Key_Question);
        QTest::newRow("de z") << int(Qt::Key_Z) << "z" << int(kY) << none << int(Qt::Key_Z);
        QTest::newRow("Ctrl+er") << 0x420 << QString() << int(kH) << Qt::KeyboardModifiers(Qt::ControlModifier) << 0x420;
        QTest::newRow("Escape") << int(Qt::Key_Escape) << QString(QChar(0x1b)) << 9 << none << int(Qt::Key_Escape);
    }
    void placesCountWhereLettersAreNotLatin()
    {
        QFETCH(int, key);
        QFETCH(QString, text);
        QFETCH(int, scanCode);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QTEST(latinKey(typed(key, text, static_cast<quint32>(scanCode), modifiers)), "meant");
    }

    void aRussianKeyboardAsksForAHint()
    {
        test::Driver driver;
        driver.window().start({"durak", {}, {std::string(kPerson), "durak.random"}, 1});
        QVERIFY(test::comesTrue([&] { return driver.session().asked() >= 0; }));
        QVERIFY(!driver.part<HintCard>()->isVisible());
        QKeyEvent press = typed(0x420, QString(QChar(0x440)), kH);
        QCoreApplication::sendEvent(driver.part<Stage>(), &press);
        QVERIFY(driver.part<HintCard>()->isVisible());
    }

    void textIsTakenAsItIsTyped()
    {
        test::Driver driver;
        QLineEdit field(&driver.window());
        QKeyEvent press = typed(0x420, QString(QChar(0x440)), kH);
        QCoreApplication::sendEvent(&field, &press);
        QCOMPARE(field.text(), QString(QChar(0x440)));
    }
};

PARLOUR_TEST(TestLatinKeys)
#include "test_latin_keys.moc"
