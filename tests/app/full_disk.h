// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A disk without room, for tests.
#pragma once

#include <csignal>
#include <sys/resource.h>

namespace parlour::test {

/// While it lives, every write to a file of this process fails, as if the disk were full.
class FullDisk {
public:
    FullDisk() : before_(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit none{0, limit_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, before_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    void (*before_)(int);
    rlimit limit_ = {};
};

} // namespace parlour::test
