// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The interface for offers to the person: questions that do not hold up the game. Implemented by a widget of the window
// (OfferLine), so that callers need none.
#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace parlour {

class Offers {
public:
    struct Answer {
        QString text;
        /// A number that the person sets next to the answer.
        struct Number {
            int value = 0, low = 0, high = 0;
        };
        std::optional<Number> number = {};
    };
    using Chosen = std::function<void(int answer, int number)>;

    /// Replaces the present offer, if any. `about` names the offer for a later withdraw(). Calls `chosen` with the index of
    /// the answer and its number once the offer is gone.
    virtual void offer(const QString& about, const QString& text, const std::vector<Answer>& answers,
                       const Chosen& chosen) = 0;
    /// Takes the offer away if it is still the one named `about`.
    virtual void withdraw(const QString& about) = 0;

protected:
    ~Offers() = default;
};

} // namespace parlour
