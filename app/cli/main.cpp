// parlour-cli: everything that needs no window. Reads the command line and runs one verb.
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"

namespace {

using namespace parlour::cli;

constexpr auto kVerbs = {addGames, addWatch,    addMatch, addReplay, addVerify,
                         addPlay,  addEvaluate, addBench, addDoctor, addContest};

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

} // namespace

int main(int argc, char** argv)
{
    CLI::App program("Card games against bots, without a window.", "parlour-cli");
    program.set_version_flag("--version", PARLOUR_VERSION);
    Run run;
    for (const auto& add : kVerbs)
        add(program, run);
    const std::string first = argc > 1 ? argv[1] : "";
    if (const std::string problem = problemOfVerb(program, first); !problem.empty())
        return refuse(problem);
    try {
        program.parse(argc, argv);
        return run ? run() : kDone;
    } catch (const CLI::Success& asked) {
        return program.exit(asked); // --help, --version
    } catch (const CLI::ParseError& error) {
        return refuse(error.what() + std::string(" (parlour-cli ") + first + " --help lists what is allowed)");
    } catch (const Refused& refused) {
        return refuse(refused.what());
    }
}
