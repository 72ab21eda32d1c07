// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The named values of a View as lines of text. Used by the verbs that show a position.
#pragma once

#include "engine/core/fields.h"

#include <string>
#include <utility>
#include <vector>

namespace parlour::cli {

class FieldList final : public FieldVisitor {
public:
    void number(std::string_view name, double value) override;
    void truth(std::string_view name, bool value) override;
    void text(std::string_view name, std::string_view value) override;
    void numbers(std::string_view name, const std::vector<double>& values) override;
    void texts(std::string_view name, const std::vector<std::string>& values) override;

    /// Print all fields, or only those that differ from `before`.
    void print() const;
    void printChanges(const FieldList& before) const;

private:
    std::vector<std::pair<std::string, std::string>> fields_;
};

} // namespace parlour::cli
