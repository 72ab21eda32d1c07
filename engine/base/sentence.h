// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Translatable sentences made in rooms without a user interface: rule names, errors, reasons of bots.
// The English text is the key; the window translates it, the command line prints it. No Qt here.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Marks a text for the translators (lupdate reads it as QT_TRANSLATE_NOOP) and leaves it as it is.
/// `context` is one of "Error", "Rules", "Bots", "Reason", "Fact".
#define SAY(context, text) (::parlour::Text{context, text})

namespace parlour {

/// An English text with its translation context.
struct Text {
    const char* context = "";
    const char* english = "";
    bool empty() const { return *english == '\0'; }
};

/// The argument of a placeholder (%1, %2 ..). Strings are in the notation of the game and are not translated.
using Argument = std::variant<long long, double, std::string>;

/// A text with its arguments.
struct Sentence {
    Sentence() = default;
    Sentence(Text pattern, std::vector<Argument> values = {}) : text(pattern), arguments(std::move(values)) {}

    bool empty() const { return text.empty(); }
    /// The English sentence with its arguments; whole numbers plain, others with two decimals.
    std::string english() const;

    Text text;
    std::vector<Argument> arguments;
};

} // namespace parlour
