// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks of the sentences that give the reason of a comparison.
#pragma once

#include "engine/base/tokens.h"
#include "engine/core/any_analyst.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cctype>

namespace parlour::test {

/// The numbers in a sentence, in digits or as words from two on.
inline int numbersIn(std::string_view sentence)
{
    constexpr std::array<std::string_view, 9> kWords = {"two",   "three", "four", "five", "six",
                                                        "seven", "eight", "nine", "ten"};
    int numbers = 0;
    for (const std::string_view word : split(sentence))
        numbers += std::isdigit(static_cast<unsigned char>(word.front())) != 0
                || std::find(kWords.begin(), kWords.end(), word) != kWords.end()
            ? 1
            : 0;
    return numbers;
}

/// The fault of a reason: longer than 20 words, several numbers, not for the better action, or without a preference.
/// `beginnings` are the first words of reasons for the better action. Empty if it is sound.
inline QString faultOf(const Comparison& comparison, const std::vector<std::string>& beginnings)
{
    const std::string why = comparison.why.english();
    const auto fault = [&](const char* what) { return QString("%1: %2").arg(what, why.c_str()); };
    if (why.empty())
        return {};
    if (comparison.isSame())
        return fault("no preference");
    if (split(why).size() > 20)
        return fault("too long");
    if (numbersIn(why) > 1)
        return fault("several numbers");
    if (why.find('%') != std::string::npos)
        return fault("an empty place");
    const auto begins = [&](const std::string& beginning) { return why.starts_with(beginning); };
    return std::any_of(beginnings.begin(), beginnings.end(), begins) ? QString() : fault("not for the better action");
}

/// How many clear differences have a reason.
struct ReasonCount {
    int clear = 0, given = 0, facts = 0;
    void add(const Comparison& comparison)
    {
        clear += comparison.isSame() ? 0 : 1;
        given += comparison.why.empty() ? 0 : 1;
        facts += comparison.fact ? 1 : 0;
    }
    QString text() const
    {
        return QString("%1 reasons and %2 facts for %3 clear differences").arg(given).arg(facts).arg(clear);
    }
};

} // namespace parlour::test
