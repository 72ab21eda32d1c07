// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/input_bytes.h"

#include <algorithm>

#include <poll.h>
#include <unistd.h>

namespace parlour::cli {

InputBytes::InputBytes() = default;

bool InputBytes::appendTo(std::string& bytes, std::optional<Clock::time_point> deadline)
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const auto left = deadline ? std::chrono::ceil<std::chrono::milliseconds>(*deadline - Clock::now()).count() : -1;
    if (::poll(&input, 1, deadline ? static_cast<int>(std::max<long long>(left, 0)) : -1) == 0)
        return false;
    char read[65536];
    const auto count = ::read(STDIN_FILENO, read, sizeof read);
    isAtEnd_ = count <= 0;
    bytes.append(read, count > 0 ? static_cast<std::size_t>(count) : 0);
    return true;
}

} // namespace parlour::cli
