// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Standard input as bytes that are awaited up to a moment: input_bytes_unix.cpp, input_bytes_windows.cpp. Used by `serve`.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace parlour {

class HandleReader;

namespace cli {

class InputBytes {
public:
    using Clock = std::chrono::steady_clock;

    InputBytes();
    /// Waits for bytes and appends them; false if there are none by `deadline`. Appends nothing at the end of the input.
    bool appendTo(std::string& bytes, std::optional<Clock::time_point> deadline);
    bool isAtEnd() const { return isAtEnd_; }

private:
    std::shared_ptr<HandleReader> reader_; ///< where the system cannot await standard input
    bool isAtEnd_ = false;
};

} // namespace cli

} // namespace parlour
