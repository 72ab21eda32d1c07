// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/timeline.h"

#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/tables/table_capabilities.h"
#include "engine/base/index.h"

#include <QCoreApplication>

#include <algorithm>
#include <cassert>
#include <map>

namespace parlour {

QString spokenLines(const TimelineStep& step, const std::vector<SeatInfo>& seats)
{
    QStringList lines;
    for (const LogLine& line : step.lines) {
        const bool isNamed = line.who >= 0 && line.who < std::ssize(seats);
        lines << (isNamed ? seats[asIndex(line.who)].name + ' ' : QString()) + spoken(line.text);
    }
    return lines.join(QStringLiteral(". "));
}

int Timeline::update(Viewer viewer, const std::vector<SeatInfo>& seats)
{
    const std::vector<Step>& record = line_.record().steps;
    const auto sameSteps = [&] {
        const auto differs = std::mismatch(steps_.begin(), steps_.end(), record.begin(), record.end(),
                                           [](const TimelineStep& ours, const Step& theirs) { return ours.step == theirs; });
        return static_cast<int>(differs.first - steps_.begin());
    };
    // Steps that time travel undid may count again when the record is shorter.
    if (viewer != viewer_ || (undone_ && sameSteps() < static_cast<int>(steps_.size())))
        forget();
    viewer_ = viewer;
    int kept = sameSteps();
    steps_.resize(static_cast<std::size_t>(kept));
    const int length = line_.length();
    if (kept + 1 == length && line_.atEnd())
        return std::min(kept, add(kept, line_.match(), viewer, seats));
    if (kept == length)
        return kept;
    const std::unique_ptr<AnyMatch> match = line_.matchAfter(kept);
    for (int i = kept; i < length; ++i) {
        const Step& step = record[static_cast<std::size_t>(i)];
        const bool done = static_cast<bool>(match->step(step.who, step.text));
        assert(done);
        (void)done;
        kept = std::min(kept, add(i, *match, viewer, seats));
    }
    return kept;
}

/// Appends step `index`, where `match` is the match after it. Returns the first step whose lines changed.
int Timeline::add(int index, const AnyMatch& match, Viewer viewer, const std::vector<SeatInfo>& seats)
{
    const Step& step = line_.record().steps[static_cast<std::size_t>(index)];
    std::vector<LogLine> lines = faultLines(index);
    const Position after = positionOf(match, seats, viewer);
    const std::vector<LogLine> told = table_.logLines(knownTo(line_.told(index), viewer), after);
    lines.insert(lines.end(), told.begin(), told.end());
    if (step.text == kForfeit)
        lines.push_back({step.who, QCoreApplication::translate("Words", "forfeits the match"), {}, false});
    const QString part = table_.beginsPart(line_.told(index)) ? spoken(table_.partName(after)) : QString();
    steps_.push_back({step, part, std::move(lines)});
    return viewer.open ? index : std::min(index, forgetUndone());
}

/// Clears the lines of steps that the last step undid, and returns the first of these.
int Timeline::forgetUndone()
{
    const auto* travel = table_.as<TimeTravel>();
    const auto first = travel ? travel->firstUndone(line_.story(static_cast<int>(steps_.size()))) : steps_.size();
    for (auto i = first; i < steps_.size(); ++i) {
        steps_[i].lines.clear();
        undone_ = true;
    }
    return static_cast<int>(first);
}

/// The faults of programs before step `index`, each numbered by program.
std::vector<LogLine> Timeline::faultLines(int index) const
{
    std::vector<LogLine> lines;
    std::map<Seat, int> faults;
    for (const Remark& remark : line_.record().remarks) {
        if (!remark.fault)
            continue;
        const int number = ++faults[remark.seat];
        if (remark.step == index)
            lines.push_back({remark.seat,
                             QCoreApplication::translate("Words", "fault %1 of %2. %3")
                                 .arg(QString::number(number), QString::number(kForfeitFaults),
                                      translated(Sentence(faultText(*remark.fault)))),
                             {},
                             false});
    }
    return lines;
}

} // namespace parlour
