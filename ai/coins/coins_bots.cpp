#include "ai/coins/coins_bots.h"

#include "ai/coins/analyzer.h"
#include "ai/coins/rule_bots.h"

namespace parlour::coins {

namespace {

constexpr Text kPublished = SAY("Bots", "The published contest, rule for rule");

} // namespace

const std::vector<BotInfo>& bots()
{
    static constexpr std::string_view game = Coins::kId;
    static const std::vector<BotInfo> all = {
        {"coins.oldschool", game, SAY("Bots", "Oldschool"), 1, kPublished,
         SAY("Bots", "Believes that time goes forward only."), make<RuleBot<oldschool>>},
        {"coins.regret", game, SAY("Bots", "RegretBot"), 2, kPublished,
         SAY("Bots", "Waits for the last round, then regrets the first it lost."), make<RuleBot<regret>>},
        {"coins.deja-vu", game, SAY("Bots", "Deja Vu"), 2, kPublished,
         SAY("Bots", "Far behind, it lives the round before over and over."), make<RuleBot<dejaVu>>},
        {"coins.no-regrets", game, SAY("Bots", "NoRegretsBot"), 2, kPublished,
         SAY("Bots", "Blocks every twentieth round, come what may."), make<RuleBot<noRegrets>>},
        {"coins.random", game, SAY("Bots", "Random"), 2, kPublished, SAY("Bots", "Pulls a sensible lever one time in ten."),
         make<RuleBot<randomly>>},
        {"coins.nostalgia", game, SAY("Bots", "Nostalgia"), 3, kPublished,
         SAY("Bots", "Longs for its best day, more so when times are bad."), make<RuleBot<nostalgia>>},
        {"coins.little-ten", game, SAY("Bots", "Little Ten"), 3, kPublished,
         SAY("Bots", "Goes back by tens, and throws dice over it."), make<RuleBot<littleTen>>},
        {"coins.bad-loser", game, SAY("Bots", "Bad Loser"), 4, kPublished, SAY("Bots", "Never accepts two losses in a row."),
         make<RuleBot<badLoser>>},
        {"coins.oracle", game, SAY("Bots", "Oracle"), 5, kPublished,
         SAY("Bots", "Locks its best moments in and goes back to them."), make<RuleBot<oracle>>},
        {"coins.analyzer", game, SAY("Bots", "Analyzer"), 5, kPublished,
         SAY("Bots", "Knows its chance to win, but thinks too little of a lead."), make<Analyzer>},
    };
    return all;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources&)
{
    return nullptr;
}

} // namespace parlour::coins
