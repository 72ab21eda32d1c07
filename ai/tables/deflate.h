// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compressed blocks within the bytes of a table, by zlib. Used by the formats of strategy tables.
#pragma once

#include "ai/tables/bytes.h"

#include <optional>

namespace parlour {

/// Appends a block: its size before and after compression in 4 bytes each, then the stream of zlib.
void appendDeflated(Bytes& bytes, ByteSpan block);

/// The content of the block at `at`, and `at` moved behind it; nullopt if the block is damaged.
std::optional<Bytes> takeDeflated(ByteSpan bytes, std::size_t& at);

} // namespace parlour
