// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the kernel lets a bot's process do: the system calls that programs in Python, JavaScript, C++ and the like need to
// compute, to read files and to talk over their pipes. All others are refused, also those that newer kernels add. Classic
// BPF for seccomp. Called by containment.cpp; knows no bot.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace parlour {

class CallFilter {
public:
    /// Is there a filter for this operating system and processor?
    static bool isThere();

    /// Empty where there is none.
    CallFilter();
    /// The process that it is for, which may send signals to itself and to nobody else. Async-signal-safe.
    void setProcess(int id) noexcept;
    /// Takes it on, for good and for whatever this process becomes. False: the kernel does not. Async-signal-safe.
    bool enter() const noexcept;
    /// As bubblewrap reads it.
    std::string bytes() const;

private:
    struct Instruction { // the kernel's sock_filter
        std::uint16_t code;
        std::uint8_t held, failed; ///< instructions to be skipped when the test holds, and when it does not
        std::uint32_t value;
    };
    friend class FilterWriter;

    std::vector<Instruction> code_;
    std::vector<std::size_t> ownNumbers_; ///< instructions that hold the number of the process
};

} // namespace parlour
