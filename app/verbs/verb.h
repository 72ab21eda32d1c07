// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A verb of a program and its options, as its file declares them. Only verb.cpp knows the command-line library.
#pragma once

#include <functional>
#include <map>
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
    /// The value that `read(text, name)` returns; it throws Refused for text that is not allowed.
    template <class Into, class Read>
    void option(const std::string& name, Into& into, Read read, const std::string& about)
    {
        addTyped(
            name, [&into, name, read](const std::string& text) { into = read(text, name); }, about, false);
    }
    template <class Into, class Read>
    void required(const std::string& name, Into& into, Read read, const std::string& about)
    {
        addTyped(
            name, [&into, name, read](const std::string& text) { into = read(text, name); }, about, true);
    }
    void flag(const std::string& name, bool& into, const std::string& about);
    /// Sets the work of this verb.
    void runs(Run run);
    /// Makes naming one of the verbs below this one compulsory.
    void needsVerb();

private:
    void addTyped(const std::string& name, const std::function<void(const std::string&)>& store, const std::string& about,
                  bool isRequired);

    friend class CommandLine;
    struct Parts;
    explicit Verb(std::shared_ptr<Parts> parts) : parts_(std::move(parts)) {}
    std::shared_ptr<Parts> parts_;
};

/// The whole command line.
class CommandLine {
public:
    CommandLine(const std::string& name, const std::string& about, const std::string& version);
    /// Verbs that `program` has now: naming one of them is refused with a line that says so.
    void moved(const std::vector<std::string>& verbs, const std::string& program);
    /// The root that verbs are added to.
    Verb& program() { return program_; }
    /// Runs the verb on the command line and returns its exit status; 2, with one line on standard error, for wrong usage.
    int run(int argc, char** argv);

private:
    Verb program_;
    std::map<std::string, std::string> moved_; ///< programs by verb
};

} // namespace parlour::cli
