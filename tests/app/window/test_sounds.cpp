// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The format of the recordings, and sounds without audio, which must not block the window's thread.
#include "app/window/shell/sounds.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QFile>
#include <QTest>

#include <cstdlib>
#include <cstring>

using namespace parlour;

namespace {

template <class Number>
Number numberAt(const QByteArray& bytes, qsizetype at)
{
    Number number{};
    std::memcpy(&number, bytes.constData() + at, sizeof number);
    return number;
}

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void recordingsHaveTheMixersFormat_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* name : {"card", "chip", "dice", "coin", "win"})
            QTest::newRow(name) << QStringLiteral(PARLOUR_SOURCE_DIR "/resources/sounds/%1.wav").arg(name);
    }
    void recordingsHaveTheMixersFormat()
    {
        QFETCH(QString, file);
        QFile recording(file);
        QVERIFY(recording.open(QIODevice::ReadOnly));
        const QByteArray bytes = recording.readAll();
        QCOMPARE(bytes.mid(8, 8), QByteArray("WAVEfmt "));
        QCOMPARE(numberAt<quint16>(bytes, 20), quint16{1}); // plain samples
        QCOMPARE(numberAt<quint16>(bytes, 22), quint16{1}); // mono
        QCOMPARE(numberAt<quint32>(bytes, 24), quint32{44100});
        QCOMPARE(numberAt<quint16>(bytes, 34), quint16{16});
        QCOMPARE(bytes.mid(36, 4), QByteArray("data")); // the samples begin at 44
        const qsizetype samples = (bytes.size() - 44) / 2;
        QCOMPARE(numberAt<quint32>(bytes, 40), static_cast<quint32>(2 * samples));
        QVERIFY(samples > 44100 / 20 && samples <= 44100);
        int loudest = 0;
        for (qsizetype i = 0; i < samples; ++i)
            loudest = std::max(loudest, std::abs(int{numberAt<qint16>(bytes, 44 + 2 * i)}));
        QVERIFY2(loudest > 32767 / 6 && loudest < 32767 / 2, qPrintable(QString::number(loudest)));
        QCOMPARE(numberAt<qint16>(bytes, 44), qint16{0}); // no click at the ends
        QCOMPARE(numberAt<qint16>(bytes, bytes.size() - 2), qint16{0});
    }

    void missingAudioDoesNotBlock()
    {
        qputenv("PULSE_SERVER", "unix:/dev/null/no-server");
        const auto playSome = [](Sounds& sounds) {
            sounds.setVolume(0.5);
            for (int i = 0; i < 20; ++i)
                sounds.play(Sound::Card);
        };
        for (const bool closesAtOnce : {true, false}) {
            Sounds sounds;
            playSome(sounds);
            if (!closesAtOnce)
                test::settle();
            sounds.play(Sound::Win);
            QVERIFY(sounds.isAwake());
        }
    }

    void disabledSoundsOpenNoAudio()
    {
        Sounds sounds;
        sounds.play(Sound::Card);
        sounds.setVolume(0.5);
        sounds.play(Sound::None);
        QVERIFY(!sounds.isAwake());
        sounds.play(Sound::Chip);
        QVERIFY(sounds.isAwake());
    }
};

PARLOUR_TEST(TestSounds)
#include "test_sounds.moc"
