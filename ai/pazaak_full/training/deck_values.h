// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of side decks and cards, by the model that the master plays by: its chance to win before the first set, as a
// mean over dealt hands. Called by parlour-lab decks. Costs much less than matches, whose outcomes are mostly luck.
#pragma once

#include "engine/base/stop.h"
#include "engine/pazaak_full/pazaak_full_types.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace parlour::pazaak_full {

/// A share of the win, or a difference of shares, and its standard error over dealt hands.
struct DeckFigure {
    double value = 0;
    double error = 0;
};

/// An exchange of a card of a deck.
struct Exchange {
    Card removed, added;
};
/// The deck after the exchange.
Deck exchanged(const Deck& deck, const Exchange& exchange);

/// The numbers of hands that figures are means over.
struct DeckSamples {
    int share = 24; ///< of either deck
    int gain = 32;
};

/// Samples are drawn from the seed alone, so that figures do not depend on their order. Keeps the values of hands against
/// the last deck. All figures are nullopt if stopped.
class DeckValues {
public:
    DeckValues(std::uint64_t seed, int threads, const stop_token& stop, const DeckSamples& samples = {})
        : seed_(seed),
          threads_(threads),
          stop_(stop),
          samples_(samples)
    {
    }

    /// The share of `first` against `second`: half as the first values its hands, half as the second does.
    std::optional<DeckFigure> share(const Deck& first, const Deck& second);
    /// The change of the share of `deck` against its like by an exchange.
    std::optional<DeckFigure> gain(const Deck& deck, const Exchange& exchange);
    /// The changes of the share of `deck` against its like, by card of the game, if that card replaces a random one of it:
    /// one list a sample.
    std::optional<std::vector<std::vector<double>>> replacements(const Deck& deck, int samples);

private:
    /// The values of hands against a deck that is known.
    std::optional<std::vector<double>> valuesOf(std::span<const Hand> hands, const Deck& against);

    std::uint64_t seed_;
    int threads_;
    stop_token stop_;
    DeckSamples samples_;
    Deck against_;
    std::map<std::vector<Card>, double> kept_;
};

/// The mean of a sample and its standard error.
DeckFigure meanOf(std::span<const double> sample);

} // namespace parlour::pazaak_full
