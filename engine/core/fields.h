// A View as named values: for the bot protocol, the command line and tests. A game writes each field once.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parlour {

class FieldVisitor {
public:
    virtual ~FieldVisitor() = default;
    virtual void number(std::string_view name, double value) = 0;
    virtual void truth(std::string_view name, bool value) = 0;
    virtual void text(std::string_view name, std::string_view value) = 0;
    virtual void numbers(std::string_view name, const std::vector<double>& values) = 0;
    virtual void texts(std::string_view name, const std::vector<std::string>& values) = 0;
};

} // namespace parlour
