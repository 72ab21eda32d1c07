// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The filter of system calls around a bot's process: allows those that programs in Python, JavaScript, C++ and the like need
// to calculate, to read files and to talk over their pipes. Refuses all others, also those that newer kernels add. Made by
// libseccomp; without it, or on other systems, there is none. Called by containment.cpp; knows no bot.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace parlour {

class CallFilter {
public:
    /// Whether this build and this processor have a filter.
    static bool isAvailable();

    /// The filter; empty where there is none.
    CallFilter();
    /// Sets the process that the filter is for, which may send signals to itself alone. Async-signal-safe.
    void setProcess(int id) noexcept;
    /// Applies the filter for good to this process and to the programs that it becomes. False if the kernel refuses.
    /// Async-signal-safe.
    bool enter() const noexcept;
    /// The instructions, as bubblewrap reads them.
    std::string bytes() const;

private:
    struct Instruction { // the kernel's sock_filter
        std::uint16_t code;
        std::uint8_t held, failed; ///< instructions to skip if the test holds, and if it does not
        std::uint32_t value;
    };

    std::vector<Instruction> code_;
    std::vector<std::size_t> processTests_; ///< instructions that compare with the number of the process
};

} // namespace parlour
