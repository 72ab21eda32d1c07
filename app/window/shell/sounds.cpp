// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/sounds.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QDeadlineTimer>
#include <QFile>
#include <QIODevice>
#include <QMediaDevices>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <vector>

static void initSoundsResource()
{
    Q_INIT_RESOURCE(sounds);
}

namespace parlour {

namespace {

constexpr int kTooLate = 200; ///< ms after which a sound is skipped
constexpr int kGrace = 100; ///< ms to wait for the thread at the end of the program
constexpr int kQuiet = 4000; ///< ms without a sound after which the device is closed
constexpr int kRate = 44100; ///< Hz, of the recordings, which are 16 bit mono
constexpr int kBuffer = kRate * 2 * 60 / 1000; ///< 60 ms, in bytes
constexpr std::size_t kApart = kRate * 30 / 1000; ///< least samples between the starts of two equal sounds
constexpr int kHeader = 44; ///< bytes, WAV header of a recording

using Samples = std::vector<std::int16_t>;

QString recordingOf(Sound sound)
{
    switch (sound) {
    case Sound::Card:
        return ":/sounds/card.wav";
    case Sound::Chip:
        return ":/sounds/chip.wav";
    case Sound::Dice:
        return ":/sounds/dice.wav";
    case Sound::Coin:
        return ":/sounds/coin.wav";
    case Sound::Win:
        return ":/sounds/win.wav";
    case Sound::Cheer:
        return ":/sounds/cheer.wav";
    case Sound::Strike:
        return ":/sounds/strike.wav";
    case Sound::Proof:
        return ":/sounds/proof.wav";
    case Sound::Leave:
        return ":/sounds/leave.wav";
    case Sound::Spin:
        return ":/sounds/spin.wav";
    case Sound::None:
        break;
    }
    return {};
}

Samples samplesOf(Sound sound)
{
    QFile file(recordingOf(sound));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll().mid(kHeader);
    Samples samples(static_cast<std::size_t>(bytes.size()) / sizeof(std::int16_t));
    std::memcpy(samples.data(), bytes.constData(), samples.size() * sizeof(std::int16_t));
    return samples;
}

/// The default device. Suppresses Qt's warning about a missing sound server, which is in the default category, so that no
/// logging rule could suppress it alone.
QAudioDevice usualDevice()
{
    static QtMessageHandler before = nullptr;
    before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
        if (before && !text.startsWith(QLatin1String("PulseAudioService:")))
            before(type, context, text);
    });
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    qInstallMessageHandler(before);
    return device;
}

/// The stream that the device reads: the sum of all present sounds, else silence. A stream per sound would start too late
/// for such short sounds.
class Mixer : public QIODevice {
public:
    /// Adds a sound, unless the same has only just begun: sounds that waited for the device would all start at once.
    void add(const Samples& samples, double volume)
    {
        const auto isNew = [&](const Voice& voice) { return voice.samples == &samples && voice.at < kApart; };
        if (std::none_of(voices_.begin(), voices_.end(), isNew))
            voices_.push_back({&samples, volume, 0});
    }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const auto count = static_cast<std::size_t>(most) / sizeof(std::int16_t);
        mixed_.assign(count, 0);
        for (Voice& voice : voices_) {
            const std::size_t length = std::min(count, voice.samples->size() - voice.at);
            for (std::size_t i = 0; i < length; ++i)
                mixed_[i] += voice.volume * (*voice.samples)[voice.at + i];
            voice.at += length;
        }
        std::erase_if(voices_, [](const Voice& voice) { return voice.at == voice.samples->size(); });
        for (std::size_t i = 0; i < count; ++i) {
            const auto sample = static_cast<std::int16_t>(std::clamp(mixed_[i], -32767.0, 32767.0));
            std::memcpy(data + i * sizeof sample, &sample, sizeof sample);
        }
        return static_cast<qint64>(count) * qint64{sizeof(std::int16_t)};
    }
    qint64 writeData(const char*, qint64) override { return -1; }
    qint64 bytesAvailable() const override { return kBuffer + QIODevice::bytesAvailable(); }

private:
    struct Voice {
        const Samples* samples;
        double volume;
        std::size_t at;
    };
    std::vector<Voice> voices_;
    std::vector<double> mixed_;
};

} // namespace

/// The part that may wait for the audio system. Lives on the thread.
class Sounds::Player : public QObject {
public:
    void play(Sound sound, double volume, QDeadlineTimer deadline)
    {
        if (deadline.hasExpired() || !open())
            return;
        Samples& samples = recordings_[sound];
        if (samples.empty())
            samples = samplesOf(sound);
        mixer_.add(samples, volume);
        quiet_->start();
    }

private:
    /// Opens the device on the mixer; false if there is no suitable device.
    bool open()
    {
        if (sink_ && sink_->error() == QAudio::NoError && sink_->state() != QAudio::StoppedState)
            return true;
        QAudioFormat format;
        format.setSampleRate(kRate);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        const QAudioDevice device = usualDevice();
        if (device.isNull() || !device.isFormatSupported(format))
            return false;
        if (!quiet_) { // made here, on its own thread
            quiet_ = std::make_unique<QTimer>();
            quiet_->setSingleShot(true);
            quiet_->setInterval(kQuiet);
            connect(quiet_.get(), &QTimer::timeout, this, [this] { sink_.reset(); });
            mixer_.open(QIODevice::ReadOnly);
        }
        sink_ = std::make_unique<QAudioSink>(device, format);
        sink_->setBufferSize(kBuffer);
        sink_->start(&mixer_);
        return sink_->error() == QAudio::NoError;
    }

    std::map<Sound, Samples> recordings_;
    Mixer mixer_;
    std::unique_ptr<QTimer> quiet_;
    std::unique_ptr<QAudioSink> sink_; ///< null while the device is closed
};

Sounds::Sounds(QObject* parent) : QObject(parent) {}

Sounds::~Sounds()
{
    if (!thread_)
        return;
    thread_->quit();
    if (thread_->wait(kGrace))
        delete thread_; // else the audio system hangs, and thread and player are leaked
}

void Sounds::start()
{
    initSoundsResource();
    thread_ = new QThread;
    player_ = new Player;
    player_->moveToThread(thread_);
    connect(thread_, &QThread::finished, player_, &QObject::deleteLater);
    thread_->start();
}

void Sounds::play(Sound sound)
{
    if (volume_ <= 0 || sound == Sound::None)
        return;
    if (!thread_)
        start();
    const QDeadlineTimer deadline(kTooLate);
    QMetaObject::invokeMethod(
        player_, [player = player_, sound, volume = volume_, deadline] { player->play(sound, volume, deadline); },
        Qt::QueuedConnection);
}

} // namespace parlour
