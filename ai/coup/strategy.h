// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a training of Coup comes to: how often each action is taken in each position, small enough to ship. Made from a
// ledger by `train coup`, read by our own players.
#pragma once

#include "ai/coup/changes.h"
#include "ai/coup/ledger.h"
#include "engine/base/expected.h"

#include <optional>

namespace parlour::coup {

class Strategy {
public:
    /// What is kept of a chance: nothing rarer than half of such a part is worth the risk that it is an error of sampling.
    static constexpr int kParts = 31;

    /// Leaves out what would seldom be done otherwise than in a coarser position, so much that toBytes is at most
    /// `mostBytes` long.
    static Strategy of(const Ledger& ledger, std::size_t mostBytes);

    /// The chances of the choices that `hand` has (changes.h; in an exchange a pool), in the finest grain that is known,
    /// from `grain` on; nothing if none is.
    std::optional<Mix> find(const Duel& duel, std::size_t hand, Grain grain = Grain::Fine) const;
    std::size_t size() const { return positions_.size(); }

    /// The same strategy has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refused: bytes that toBytes cannot have made, or of another version, with a sentence that says so.
    static Expected<Strategy> fromBytes(std::span<const std::uint8_t> bytes);

private:
    struct Position {
        std::uint64_t key = kNoKey;
        std::uint32_t place = 0; ///< in parts_
    };
    void add(const Ledger& ledger, const NodeEntry& entry, float least);
    const Position* finest(const Duel& duel, Grain grain) const;
    const Position* coarser(const Duel& duel, std::uint64_t key) const;
    std::vector<Position> sorted() const;
    template <class Port>
    friend struct Coding;

    KeyTable<Position> positions_;
    std::vector<std::uint8_t> parts_; ///< of kParts: by hand, then by choice
};

} // namespace parlour::coup
