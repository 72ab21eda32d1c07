// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions that people put in: the fields of a View, of which any may be missing, and the State that a game makes of them.
// Optional functions of a game, in its position.cpp; engine/positions reads the text.
//
//   Expected<State> stateOf(const View& view, const PositionFields& given, Rng& rng)
//       a State in which `view.seat` is asked and sees what is given. Fields that are missing get their likeliest value, and
//       what the seat cannot see is dealt at random from what is left. Everything that would break the rules is an error;
//       other contradictions show in G::look of the State, which the caller compares with what is given.
//   UnorderedFields unorderedFields()
//       the fields whose order says nothing.
//
// A game without stateOf() takes positions that are given in full, if it has imagine() (engine/core/game.h).
#pragma once

#include "engine/base/expected.h"
#include "engine/base/rng.h"
#include "engine/core/fields.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// The fields that were given, and the one to blame for an error.
class PositionFields {
public:
    FieldMap values;
    std::set<std::string, std::less<>> names;

    bool has(std::string_view name) const { return names.contains(name); }
    /// Returns the error, after noting which field is wrong.
    Error wrong(std::string_view name, Error error) const
    {
        blamed_ = name;
        return error;
    }
    /// The field that the last error is about.
    const std::string& blamed() const { return blamed_; }

private:
    mutable std::string blamed_;
};

/// The fields of a game whose order says nothing. In all others it does: numbers by seat or by value, and what came after
/// what.
struct UnorderedFields {
    std::vector<std::string_view> sets; ///< the items may stand in any order, and so may the words of each
    std::vector<std::string_view> setsBySeat; ///< a set for each seat: the words of each item may stand in any order
    std::vector<std::string_view> partial =
        {}; ///< those of `sets` of which a part may be given; the rest is dealt at random
};

/// The error for a field that lies outside of what is allowed.
inline Error outside(std::string_view field, int low, int high)
{
    return Error(SAY("Error", "\"%1\" must be a whole number from %2 to %3"),
                 {std::string(field), static_cast<long long>(low), static_cast<long long>(high)});
}

} // namespace parlour
