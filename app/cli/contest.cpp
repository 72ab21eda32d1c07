// parlour-cli contest: not in this version; the verb is known so that it answers with one clear line.
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"

namespace parlour::cli {

void addContest(CLI::App& program, Run& run)
{
    CLI::App* verb = program.add_subcommand("contest", "Contests come in a later version; see \"match\"");
    verb->allow_extras();
    verb->callback([&run] {
        run = []() -> int {
            throw Refused("contest: this version holds no contests; \"match\" plays a series between named bots");
        };
    });
}

} // namespace parlour::cli
