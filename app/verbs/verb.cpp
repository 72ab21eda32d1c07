// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/verbs/verb.h"

#include "app/verbs/terminal.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <system_error>

namespace parlour::cli {

struct Verb::Parts {
    std::shared_ptr<CLI::App> owner; ///< of the whole command line
    CLI::App* app;
    std::shared_ptr<Run> chosen; ///< the work of the verb on the command line
};

namespace {

/// The problem with the first argument; empty if it is a verb or an option.
std::string problemOfVerb(const CLI::App& program, const std::string& first)
{
    std::string list;
    for (const CLI::App* verb : program.get_subcommands({})) {
        if (verb->get_name() == first)
            return {};
        list += (list.empty() ? "" : ", ") + verb->get_name();
    }
    if (first.empty())
        return "a verb is missing; the verbs are " + list;
    return first.front() == '-' ? "" : "there is no verb \"" + first + "\"; the verbs are " + list;
}

/// The verb, and the verb below it, that the arguments name.
const CLI::App& namedVerb(const CLI::App& program, const std::vector<std::string>& words)
{
    const CLI::App* verb = &program;
    for (const std::string& word : words) {
        const auto below = verb->get_subcommands([&word](const CLI::App* each) { return each->get_name() == word; });
        if (below.empty())
            break;
        verb = below.front();
    }
    return *verb;
}

/// Whether one letter more, less or other makes one word of the other.
bool isNearly(std::string_view one, std::string_view other)
{
    if (one.size() > other.size())
        std::swap(one, other);
    const auto [left, right] = std::mismatch(one.begin(), one.end(), other.begin());
    const std::string_view rest(left, one.end()), more(right, other.end());
    return other.size() - one.size() <= 1 && !more.empty()
        && (rest == more.substr(1) || (!rest.empty() && rest.substr(1) == more.substr(1)));
}

/// The problem with the first option that the named verb does not have, if it has one of nearly the same name; else empty.
std::string misspelled(const CLI::App& program, const std::vector<std::string>& words)
{
    for (const std::string& word : words) {
        const std::string name = word.substr(0, word.find('='));
        if (!name.starts_with("--") || namedVerb(program, words).get_option_no_throw(name))
            continue;
        for (const CLI::Option* option : namedVerb(program, words).get_options())
            for (const std::string& known : option->get_lnames())
                if (isNearly(name, "--" + known))
                    return "there is no " + name + " here; there is --" + known;
    }
    return {};
}

/// "help" and "help VERB" as --help after the verb.
std::vector<std::string> withoutHelpVerb(std::vector<std::string> words)
{
    if (!words.empty() && words.front() == "help") {
        words.erase(words.begin());
        words.push_back("--help");
    }
    return words;
}

/// Returns the status, or kNo with a line on standard error if standard output could not be written.
int finish(int status)
{
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return status;
    std::fprintf(stderr, "%s: standard output cannot be written: %s\n", programName().c_str(), std::strerror(errno));
    return status == kDone ? kNo : status;
}

/// Reports on any thread that memory or threads ran out, and exits without touching files written so far.
[[noreturn]] void exitExhausted()
{
    exitAtOnce(": the system has no more memory or threads; ask for less at a time\n", kNo);
}

/// Overwrites seeds in the process's arguments, which any other process may read: a bot could learn the deck from them.
void hideSeeds(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        char* seed = nullptr;
        if ((word == "--seed" || word == "--salt") && i + 1 < argc)
            seed = argv[i + 1];
        else if (word.starts_with("--seed=") || word.starts_with("--salt="))
            seed = argv[i] + word.find('=') + 1;
        for (; seed && *seed != 0; ++seed)
            *seed = '*';
    }
}

} // namespace

Verb Verb::add(const std::string& name, const std::string& about)
{
    return Verb(std::make_shared<Parts>(Parts{parts_->owner, parts_->app->add_subcommand(name, about), parts_->chosen}));
}

void Verb::option(const std::string& name, std::string& into, const std::string& about)
{
    parts_->app->add_option(name, into, about);
}

void Verb::required(const std::string& name, std::string& into, const std::string& about)
{
    parts_->app->add_option(name, into, about)->required();
}

void Verb::required(const std::string& name, std::vector<std::string>& into, const std::string& about)
{
    parts_->app->add_option(name, into, about)->required();
}

void Verb::addTyped(const std::string& name, const std::function<void(const std::string&)>& store, const std::string& about,
                    bool isRequired)
{
    parts_->app->add_option_function<std::string>(name, store, about)->required(isRequired);
}

void Verb::flag(const std::string& name, bool& into, const std::string& about)
{
    parts_->app->add_flag(name, into, about);
}

void Verb::runs(Run run)
{
    parts_->app->callback([chosen = parts_->chosen, run = std::move(run)] { *chosen = run; });
}

void Verb::needsVerb()
{
    parts_->app->require_subcommand(1);
}

CommandLine::CommandLine(const std::string& name, const std::string& about, const std::string& version)
    : program_(std::make_shared<Verb::Parts>())
{
    setProgramName(name);
    Verb::Parts& parts = *program_.parts_;
    parts.owner = std::make_shared<CLI::App>(about, name);
    parts.app = parts.owner.get();
    parts.app->set_version_flag("-V,--version", version);
    parts.chosen = std::make_shared<Run>();
}

void CommandLine::moved(const std::vector<std::string>& verbs, const std::string& program)
{
    for (const std::string& verb : verbs)
        moved_[verb] = program;
}

int CommandLine::run(int argc, char** argv)
{
    const std::vector<std::string> words = withoutHelpVerb(beginProgram(argc, argv));
    std::set_new_handler(exitExhausted);
    CLI::App& app = *program_.parts_->app;
    const std::string first = words.empty() ? "" : words.front();
    if (const auto moved = moved_.find(first); moved != moved_.end())
        return refuse(first + " is a verb of " + moved->second + " now");
    if (const std::string problem = problemOfVerb(app, first); !problem.empty())
        return refuse(problem);
    try {
        app.parse(std::vector<std::string>(words.rbegin(), words.rend())); // from the last to the first
        hideSeeds(argc, argv);
        const Run& chosen = *program_.parts_->chosen;
        return finish(chosen ? chosen() : kDone);
    } catch (const CLI::Success& asked) {
        return finish(app.exit(asked)); // --help, --version
    } catch (const CLI::ParseError& error) {
        if (const std::string problem = misspelled(app, words); !problem.empty())
            return refuse(problem);
        return refuse(std::string(error.what()) + " (" + programName() + " " + first + " --help lists what is allowed)");
    } catch (const Refused& refused) {
        return refuse(refused.what());
    } catch (const std::bad_alloc&) {
        exitExhausted();
    } catch (const std::length_error&) {
        exitExhausted();
    } catch (const std::system_error&) { // no thread could be started
        exitExhausted();
    }
}

} // namespace parlour::cli
