// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pipes of Windows, which can be awaited by a thread each only. The threads are detached, as no other thread can end a read
// that waits; they end with the other end of their pipe. Used by BotProcess, and for standard input by `serve`.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace parlour {

/// Reads from several handles at once. Used by one thread.
class HandleReader {
public:
    using Clock = std::chrono::steady_clock;

    HandleReader();
    ~HandleReader();
    HandleReader(const HandleReader&) = delete;
    HandleReader& operator=(const HandleReader&) = delete;

    /// Takes over a handle and reads it to its end. Returns its number, from 0 on.
    std::size_t add(void* handle);
    /// Waits for bytes or an end that take() has not returned yet; false if there are none by the deadline, if any.
    bool wait(std::optional<Clock::time_point> deadline);
    /// Returns the bytes that came since the last call.
    std::string take(std::size_t number);
    /// Returns whether take() has returned everything up to the end.
    bool isAtEnd(std::size_t number) const;

private:
    struct Shared;
    std::shared_ptr<Shared> shared_;
};

/// Writes to a handle without waiting. Used by one thread.
class HandleWriter {
public:
    /// Takes over a handle.
    explicit HandleWriter(void* handle);
    /// Closes it after the last byte.
    ~HandleWriter();
    HandleWriter(const HandleWriter&) = delete;
    HandleWriter& operator=(const HandleWriter&) = delete;
    void write(std::string_view bytes);

private:
    struct Shared;
    std::shared_ptr<Shared> shared_;
};

} // namespace parlour
