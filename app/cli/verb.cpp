#include "app/cli/verb.h"

#include "app/cli/terminal.h"

#include <CLI/CLI.hpp>

namespace parlour::cli {

struct Verb::Parts {
    std::shared_ptr<CLI::App> owner; ///< of the whole command line
    CLI::App* app;
    std::shared_ptr<Run> chosen; ///< of the verb that was asked for
};

namespace {

/// What is wrong with the first argument; empty if it is a verb or an option.
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

/// Everybody may read the words that a process was started with, also a bot that would like to know the deck.
void hideSeeds(int argc, char** argv)
{
    constexpr std::string_view kOption = "--seed";
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        char* seed = nullptr;
        if (word == kOption && i + 1 < argc)
            seed = argv[i + 1];
        else if (word.starts_with(kOption) && word.substr(kOption.size()).starts_with('='))
            seed = argv[i] + kOption.size() + 1;
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
    Verb::Parts& parts = *program_.parts_;
    parts.owner = std::make_shared<CLI::App>(about, name);
    parts.app = parts.owner.get();
    parts.app->set_version_flag("--version", version);
    parts.chosen = std::make_shared<Run>();
}

int CommandLine::run(int argc, char** argv)
{
    CLI::App& app = *program_.parts_->app;
    const std::string first = argc > 1 ? argv[1] : "";
    if (const std::string problem = problemOfVerb(app, first); !problem.empty())
        return refuse(problem);
    try {
        app.parse(argc, argv);
        hideSeeds(argc, argv);
        const Run& chosen = *program_.parts_->chosen;
        return chosen ? chosen() : kDone;
    } catch (const CLI::Success& asked) {
        return app.exit(asked); // --help, --version
    } catch (const CLI::ParseError& error) {
        return refuse(error.what() + std::string(" (parlour-cli ") + first + " --help lists what is allowed)");
    } catch (const Refused& refused) {
        return refuse(refused.what());
    }
}

} // namespace parlour::cli
