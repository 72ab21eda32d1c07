// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/explainer.h"

#include "engine/base/index.h"

namespace parlour {

std::shared_ptr<const Report> reportOfForced(const std::string& action)
{
    auto report = std::make_shared<Report>();
    Candidate forced;
    forced.action = action;
    forced.hasValue = false;
    report->candidates.push_back(forced);
    report->chosen = action;
    report->verdict = Sentence(SAY("Reason", "Nothing else was possible"));
    return report;
}

Explainer::Explainer(const GameLine& line, const People& people, const SeatedBots& bots)
    : line_(line),
      people_(people),
      bots_(bots)
{
}

// The seat that decided after so many steps, or that decides at the end; -1: none.
Seat Explainer::deciderAt(int step) const
{
    if (step < line_.length())
        return line_.record().steps[asIndex(step)].who;
    const Node node = line_.match().node();
    if (!node.isWaiting())
        return -1;
    const Seat person = people_.awaited();
    return person >= 0 ? person : node.seats.first();
}

int Explainer::decision() const
{
    int step = line_.cursor();
    while (step >= 0 && deciderAt(step) < 0)
        --step;
    return step;
}

void Explainer::explain(const std::string& standIn)
{
    stop();
    const int step = decision();
    const Seat seat = step < 0 ? -1 : deciderAt(step);
    const std::string player = seat < 0 ? std::string() : line_.playerAt(step, seat);
    const auto later = [this, step, seat](const std::shared_ptr<const Report>& report) {
        QMetaObject::invokeMethod(
            this, [this, step, seat, report] { emit explained(step, seat, report); }, Qt::QueuedConnection);
    };
    if (seat < 0 || (isPersonSeat(player) && standIn.empty()))
        return later(nullptr);
    const AnyQuestion question = line_.matchAfter(step)->question(seat);
    if (question.isForced)
        return later(reportOfForced(question.legalTexts().front()));
    auto bot = bots_.make(isPersonSeat(player) ? standIn : player);
    if (!bot || bot->guest()) // other programs report unasked while they play
        return later(nullptr);
    thinker_ = std::make_unique<Thinker>(std::move(bot));
    connect(thinker_.get(), &Thinker::answered, this,
            [this, step, seat](quint64, const std::string&, const std::shared_ptr<const Report>& report) {
                emit explained(step, seat, report);
            });
    thinker_->ask(question, true);
}

void Explainer::take(Seat seat, const std::shared_ptr<const Report>& report)
{
    if (isReporting_)
        emit explained(line_.length(), seat, report);
}

} // namespace parlour
