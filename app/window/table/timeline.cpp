#include "app/window/table/timeline.h"

#include "app/store/words.h"
#include "engine/record/replay.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

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
        const std::vector<LogLine> faults = faultLines(i);
        std::vector<LogLine>& lines = steps_.back().lines;
        lines.insert(lines.begin(), faults.begin(), faults.end());
        if (step.text == kForfeit)
            lines.push_back({step.who, QCoreApplication::translate("Words", "forfeits the match"), {}, false});
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

/// What a program did wrong before step `index`, counted from its first fault on.
std::vector<LogLine> Timeline::faultLines(int index) const
{
    std::vector<LogLine> lines;
    std::map<Seat, int> faults;
    for (const Remark& remark : session_.record().remarks) {
        if (!remark.fault)
            continue;
        const int number = ++faults[remark.seat];
        if (remark.step == index)
            lines.push_back({remark.seat,
                             QCoreApplication::translate("Words", "fault %1 of %2. %3")
                                 .arg(QString::number(number), QString::number(kForfeitFaults),
                                      inWords(Sentence(wordsOf(*remark.fault)))),
                             {},
                             false});
    }
    return lines;
}

} // namespace parlour
