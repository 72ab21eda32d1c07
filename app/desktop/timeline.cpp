#include "app/desktop/timeline.h"

#include "engine/record/replay.h"

#include <algorithm>

namespace parlour {

int Timeline::update(Viewer viewer, const std::vector<SeatInfo>& seats)
{
    const std::vector<Step>& record = session_.record().steps;
    const auto sameSteps = [&] {
        const auto differs = std::mismatch(steps_.begin(), steps_.end(), record.begin(), record.end(),
                                           [](const TimelineStep& ours, const Step& theirs) { return ours.step == theirs; });
        return static_cast<int>(differs.first - steps_.begin());
    };
    // What was undone may count again when the record is shorter.
    if (viewer != viewer_ || (undone_ && sameSteps() < static_cast<int>(steps_.size())))
        forget();
    viewer_ = viewer;
    int kept = sameSteps();
    if (!match_ || kept < match_->steps()) {
        steps_.erase(steps_.begin() + kept, steps_.end());
        match_ = matchAt(session_.info(), session_.record(), kept);
    }
    for (int i = static_cast<int>(steps_.size()); i < session_.length(); ++i) {
        const Step& step = record[static_cast<std::size_t>(i)];
        if (!match_->step(step.who, step.text))
            break;
        const std::vector<AnyTold> known = knownTo(session_.told(i), viewer);
        steps_.push_back(
            {step, table_.beginsPart(session_.told(i)), table_.logLines(known, positionOf(*match_, seats, viewer))});
        if (!viewer.open)
            kept = std::min(kept, forgetUndone());
    }
    return kept;
}

/// The first step whose lines are no longer told, since the last one undid it.
int Timeline::forgetUndone()
{
    const auto first = table_.firstUndone(session_.story(static_cast<int>(steps_.size())));
    for (auto i = first; i < steps_.size(); ++i) {
        steps_[i].lines.clear();
        undone_ = true;
    }
    return static_cast<int>(first);
}

} // namespace parlour
