// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A verb of a command line and its options, as its file declares them. What reads the command line is known to verb.cpp
// alone.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace parlour::cli {

/// Does a verb's work after the command line was read; returns the exit status (0 done, 1 the answer is no).
using Run = std::function<int()>;

/// What options are read into must live as long as the Run that uses it. Names begin with "--"; others are read by their
/// place. Throws nothing.
class Verb {
public:
    /// A verb below this one.
    Verb add(const std::string& name, const std::string& about);
    void option(const std::string& name, std::string& into, const std::string& about);
    void required(const std::string& name, std::string& into, const std::string& about);
    /// One or more words.
    void required(const std::string& name, std::vector<std::string>& into, const std::string& about);
    void flag(const std::string& name, bool& into, const std::string& about);
    /// What to do when this verb was asked for.
    void runs(Run run);
    /// It does nothing by itself: one of the verbs below it must be named.
    void needsVerb();

private:
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
    /// To add verbs to.
    Verb& program() { return program_; }
    /// Reads the command line and does what it asks for; returns the exit status. What is wrong with it ends in one line on
    /// standard error and status 2.
    int run(int argc, char** argv);

private:
    Verb program_;
    std::map<std::string, std::string> moved_; ///< programs by verb
};

} // namespace parlour::cli
