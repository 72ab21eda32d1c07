// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/handle_streams_windows.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

#include <windows.h>

namespace parlour {

namespace {

constexpr std::size_t kMostUnread = 1024 * 1024; ///< bytes after which a reader waits until they are taken

} // namespace

struct HandleReader::Shared {
    struct Stream {
        std::string bytes;
        bool hasEnded = false;
        bool isAtEnd = false; ///< the end has been told
    };

    std::mutex mutex;
    std::condition_variable changed;
    std::deque<Stream> streams; // references stay valid
    bool isAbandoned = false;

    void read(Stream& stream, HANDLE handle)
    {
        std::array<char, 16384> bytes; // NOLINT: filled by ReadFile
        DWORD count = 0;
        bool goesOn = true;
        while (goesOn && ::ReadFile(handle, bytes.data(), bytes.size(), &count, nullptr) != 0 && count > 0) {
            std::unique_lock lock(mutex);
            stream.bytes.append(bytes.data(), count);
            changed.notify_all();
            changed.wait(lock, [&] { return isAbandoned || stream.bytes.size() < kMostUnread; });
            goesOn = !isAbandoned;
        }
        ::CloseHandle(handle);
        const std::lock_guard lock(mutex);
        stream.hasEnded = true;
        changed.notify_all();
    }
};

HandleReader::HandleReader() : shared_(std::make_shared<Shared>()) {}

HandleReader::~HandleReader()
{
    const std::lock_guard lock(shared_->mutex);
    shared_->isAbandoned = true;
    shared_->changed.notify_all();
}

std::size_t HandleReader::add(void* handle)
{
    const std::lock_guard lock(shared_->mutex);
    Shared::Stream& stream = shared_->streams.emplace_back();
    std::thread([shared = shared_, &stream, handle] { shared->read(stream, handle); }).detach();
    return shared_->streams.size() - 1;
}

bool HandleReader::wait(std::optional<Clock::time_point> deadline)
{
    std::unique_lock lock(shared_->mutex);
    const auto isReady = [this] {
        return std::any_of(shared_->streams.begin(), shared_->streams.end(), [](const Shared::Stream& each) {
            return !each.bytes.empty() || (each.hasEnded && !each.isAtEnd);
        });
    };
    if (deadline)
        return shared_->changed.wait_until(lock, *deadline, isReady);
    shared_->changed.wait(lock, isReady);
    return true;
}

std::string HandleReader::take(std::size_t number)
{
    const std::lock_guard lock(shared_->mutex);
    Shared::Stream& stream = shared_->streams[number];
    stream.isAtEnd = stream.hasEnded;
    shared_->changed.notify_all();
    return std::exchange(stream.bytes, {});
}

bool HandleReader::isAtEnd(std::size_t number) const
{
    const std::lock_guard lock(shared_->mutex);
    return shared_->streams[number].isAtEnd;
}

struct HandleWriter::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    std::string bytes;
    bool isClosed = false;

    void write(HANDLE handle)
    {
        std::unique_lock lock(mutex);
        bool goesOn = true;
        while (goesOn) {
            changed.wait(lock, [this] { return isClosed || !bytes.empty(); });
            const std::string next = std::exchange(bytes, {});
            goesOn = !next.empty();
            lock.unlock();
            DWORD count = 0;
            for (std::size_t sent = 0; goesOn && sent < next.size(); sent += count)
                goesOn =
                    ::WriteFile(handle, next.data() + sent, static_cast<DWORD>(next.size() - sent), &count, nullptr) != 0;
            lock.lock();
        }
        ::CloseHandle(handle);
    }
};

HandleWriter::HandleWriter(void* handle) : shared_(std::make_shared<Shared>())
{
    std::thread([shared = shared_, handle] { shared->write(handle); }).detach();
}

HandleWriter::~HandleWriter()
{
    const std::lock_guard lock(shared_->mutex);
    shared_->isClosed = true;
    shared_->changed.notify_all();
}

void HandleWriter::write(std::string_view bytes)
{
    const std::lock_guard lock(shared_->mutex);
    shared_->bytes += bytes;
    shared_->changed.notify_all();
}

} // namespace parlour
