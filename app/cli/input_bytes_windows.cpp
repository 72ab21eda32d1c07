// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/input_bytes.h"

#include "app/bots/handle_streams_windows.h"

#include <windows.h>

namespace parlour::cli {

InputBytes::InputBytes() : reader_(std::make_shared<HandleReader>())
{
    reader_->add(::GetStdHandle(STD_INPUT_HANDLE));
}

bool InputBytes::appendTo(std::string& bytes, std::optional<Clock::time_point> deadline)
{
    if (!reader_->wait(deadline))
        return false;
    bytes += reader_->take(0);
    isAtEnd_ = reader_->isAtEnd(0);
    return true;
}

} // namespace parlour::cli
