// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bytes as printable text (RFC 4648, section 4), for notations that carry them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlour {

std::string toBase64(std::string_view bytes);
/// The bytes that toBase64 writes as exactly this text; nullopt if there are none.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace parlour
