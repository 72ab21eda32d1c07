// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/field_list.h"

#include "engine/base/tokens.h"

#include <algorithm>
#include <cstdio>

namespace parlour::cli {

namespace {

std::string shortNumber(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%g", value);
    return text;
}

} // namespace

void FieldList::number(std::string_view name, double value)
{
    text(name, shortNumber(value));
}

void FieldList::truth(std::string_view name, bool value)
{
    text(name, value ? "yes" : "no");
}

void FieldList::text(std::string_view name, std::string_view value)
{
    fields_.emplace_back(name, value);
}

void FieldList::numbers(std::string_view name, const std::vector<double>& values)
{
    std::vector<std::string> words;
    for (const double value : values)
        words.push_back(shortNumber(value));
    texts(name, words);
}

void FieldList::texts(std::string_view name, const std::vector<std::string>& values)
{
    text(name, joined(values, [](const std::string& value) { return value.empty() ? "-" : value; }));
}

void FieldList::print() const
{
    printChanges({});
}

void FieldList::printChanges(const FieldList& before) const
{
    for (const auto& field : fields_)
        if (std::find(before.fields_.begin(), before.fields_.end(), field) == before.fields_.end())
            std::printf("  %-16s %s\n", field.first.c_str(), field.second.c_str());
}

} // namespace parlour::cli
