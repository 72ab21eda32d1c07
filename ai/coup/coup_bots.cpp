#include "ai/coup/coup_bots.h"

namespace parlour::coup {

const std::vector<BotInfo>& bots()
{
    static constexpr std::string_view game = Coup::kId;
    static constexpr Text kPublished = SAY("Bots", "Sample bot of the published contest, rule for rule");
    static constexpr Text kMeasure = SAY("Bots", "Our own, to measure others against");
    static const std::vector<BotInfo> all = {
        {"coup.random", game, SAY("Bots", "Random"), 1, kPublished,
         SAY("Bots", "Bluffs, doubts and strikes as the dice fall."), makeRandom},
        {"coup.static", game, SAY("Bots", "Static"), 1, kPublished,
         SAY("Bots", "Saves up for a coup, and never claims or doubts anything."), makeStatic},
        {"coup.honest", game, SAY("Bots", "Honest"), 2, kPublished,
         SAY("Bots", "Never bluffs, and doubts only what cannot be true."), makeHonest},
        {"coup.bluffer", game, SAY("Bots", "Bluffer"), 2, kMeasure,
         SAY("Bots", "Is always the Duke, the Assassin and the Captain, whatever it holds."), makeBluffer},
        {"coup.sceptic", game, SAY("Bots", "Sceptic"), 2, kMeasure,
         SAY("Bots", "Doubts whatever is more likely false than true."), makeSceptic},
    };
    return all;
}

void report(const Question<Coup>& question, Action chosen, Sentence verdict)
{
    Report& out = *question.report;
    for (const Action& action : question.legal) {
        Candidate candidate;
        candidate.action = Coup::toText(action);
        candidate.hasValue = false;
        if (action == chosen)
            candidate.why = verdict;
        out.candidates.push_back(candidate);
    }
    out.chosen = Coup::toText(chosen);
    out.verdict = std::move(verdict);
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources&)
{
    return nullptr;
}

} // namespace parlour::coup
