// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A verb of parlour-cli and its options, as its file declares them. Only verb.cpp knows the library that reads the command
// line.
#pragma once

#include "app/cli/parser.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace parlour::cli {

/// The work of a verb, called once the command line is read; returns the exit status (0 done, 1 the answer is no).
using Run = std::function<int()>;

/// A verb under construction. Variables that options write to must outlive its Run. An option's name begins with "--"; any
/// other name declares a positional argument.
class Verb {
public:
    /// Adds a verb below this one.
    Verb add(const std::string& name, const std::string& about);
    void option(const std::string& name, std::string& into, const std::string& about);
    void required(const std::string& name, std::string& into, const std::string& about);
    /// One or more words.
    void required(const std::string& name, std::vector<std::string>& into, const std::string& about);
    /// Typed options; `into` is a T or an optional of it. Text that the parser refuses ends in one line and status 2.
    template <class T, class Into>
    void option(const std::string& name, Into& into, const Parser<T>& parser, const std::string& about)
    {
        addTyped(name, setter(into, parser), parser.allowed, parser.problem, about, false);
    }
    template <class T, class Into>
    void required(const std::string& name, Into& into, const Parser<T>& parser, const std::string& about)
    {
        addTyped(name, setter(into, parser), parser.allowed, parser.problem, about, true);
    }
    void flag(const std::string& name, bool& into, const std::string& about);
    /// Sets the work of this verb.
    void runs(Run run);
    /// Makes naming one of the verbs below this one compulsory.
    void needsVerb();

private:
    /// Stores the value of a text; false if it is refused.
    using Setter = std::function<bool(const std::string&)>;
    template <class T, class Into>
    static Setter setter(Into& into, const Parser<T>& parser)
    {
        return [&into, parse = parser.parse](const std::string& text) {
            const std::optional<T> value = parse(text);
            if (value)
                into = *value;
            return value.has_value();
        };
    }
    void addTyped(const std::string& name, const Setter& set, const std::string& allowed, const std::string& problem,
                  const std::string& about, bool isRequired);

    friend class CommandLine;
    struct Parts;
    explicit Verb(std::shared_ptr<Parts> parts) : parts_(std::move(parts)) {}
    std::shared_ptr<Parts> parts_;
};

/// The whole command line.
class CommandLine {
public:
    CommandLine(const std::string& name, const std::string& about, const std::string& version);
    /// The root that verbs are added to.
    Verb& program() { return program_; }
    /// Reads the command line and runs the verb it names; returns the exit status. Wrong usage ends in one line on standard
    /// error and status 2.
    int run(int argc, char** argv);

private:
    Verb program_;
};

} // namespace parlour::cli
