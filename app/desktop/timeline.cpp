#include "app/desktop/timeline.h"

#include "engine/record/replay.h"

#include <algorithm>

namespace parlour {

int Timeline::update(Viewer viewer, const std::vector<SeatInfo>& seats)
{
    if (viewer != viewer_)
        forget();
    viewer_ = viewer;
    const std::vector<Step>& record = session_.record().steps;
    const auto differs = std::mismatch(steps_.begin(), steps_.end(), record.begin(), record.end(),
                                       [](const TimelineStep& ours, const Step& theirs) { return ours.step == theirs; });
    const auto kept = static_cast<int>(differs.first - steps_.begin());
    if (!match_ || kept < match_->steps()) {
        steps_.erase(differs.first, steps_.end());
        match_ = matchAt(session_.info(), session_.record(), kept);
    }
    for (int i = kept; i < session_.length(); ++i) {
        const Step& step = record[static_cast<std::size_t>(i)];
        if (!match_->step(step.who, step.text))
            break;
        const std::vector<AnyTold> known = knownTo(session_.told(i), viewer);
        steps_.push_back(
            {step, table_.beginsPart(session_.told(i)), table_.logLines(known, positionOf(*match_, seats, viewer))});
    }
    return kept;
}

} // namespace parlour
