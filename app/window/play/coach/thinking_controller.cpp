// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/thinking_controller.h"

#include "app/seating/setup.h"
#include "app/store/translation.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/formatting.h"

#include <algorithm>
#include <utility>

namespace parlour {

ThinkingController::ThinkingController(const GameTable& table, Session& session, SidePanel& panel, const Position& position,
                                       PositionAt positionAt, std::function<bool()> mayHint, QObject* parent)
    : QObject(parent),
      table_(table),
      session_(session),
      panel_(panel),
      position_(position),
      positionAt_(std::move(positionAt)),
      mayHint_(std::move(mayHint))
{
    connect(&session_.explainer(), &Explainer::explained, this, &ThinkingController::take);
}

void ThinkingController::addTo(Position& position) const
{
    if (decision_.step != session_.line().cursor())
        return;
    position.report = decision_.report.get();
    position.reporter = decision_.seat;
}

void ThinkingController::request()
{
    const bool wanted = isSeen() && mayExplain() && (session_.isPaused() || session_.pace() > 0);
    session_.explainer().setReporting(wanted);
    const bool isReported = !session_.line().isOver() && !session_.isPaused() && decision_.report;
    if (wanted && !isReported && decision_.step != session_.explainer().decision()) {
        session_.explainer().explain(teacher(session_.line().info().id));
    } else if (!isSeen() && decision_.report && !decision_.isHint) {
        forget();
        emit changed();
    }
    update();
}

void ThinkingController::take(int step, Seat seat, const std::shared_ptr<const Report>& report)
{
    // A late report is dropped if the cursor has gone back or a newer report has arrived.
    const bool isLate = step > session_.line().cursor() || step < decision_.step;
    if (isLate || !mayExplain())
        return;
    decision_ = {step, seat, report};
    if (report)
        decision_.position = positionAt_(step);
    emit changed();
}

void ThinkingController::viewerChanged()
{
    if (decision_.report)
        decision_.position = positionAt_(decision_.step);
}

void ThinkingController::update()
{
    if (!isSeen())
        return;
    ThinkingText text;
    text.report = decision_.report;
    decision_.position.seats = position_.seats; // with their present names
    text.words = [this, at = decision_.position](const std::string& action) { return table_.actionAt(at, action); };
    if (text.report) {
        describeDecision(text);
    } else {
        text.note = emptyNote();
        if (mayHint_())
            text.ask = tr("Show a hint");
        describeProgram(text);
    }
    panel_.setThinking(text);
}

QString ThinkingController::emptyNote() const
{
    if (position_.isEnd())
        return tr("The game is over.");
    if (!position_.node.isWaiting())
        return tr("Nobody decides here: it is up to chance.");
    if (mayExplain())
        return session_.isPaused() || session_.pace() > 0 ? tr("Nothing to think about here.")
                                                          : tr("Pause to see the thinking at each step.");
    if (session_.asked() >= 0)
        return tr("Ask for a hint: first what matters here, in words, then the move.");
    return tr("The others' thinking can be seen when the game is over.");
}

/// Fills in the report, which stays until the next decision is reported, also during chance events.
void ThinkingController::describeDecision(ThinkingText& text) const
{
    const SeatInfo& seat = position_.seats[static_cast<std::size_t>(decision_.seat)];
    const bool isHere = decision_.step == session_.line().cursor();
    if (seat.person)
        text.title = tr("Hint");
    else
        text.title = (isHere ? tr("%1 thinks") : tr("%1 thought")).arg(seat.name);
    if (const auto* forecast = table_.as<Forecast>())
        text.chances = forecast->chances(decision_.position, decision_.seat);
    text.beliefs = gridOf(table_, *decision_.report, decision_.position);
    if (seat.person && isHere && session_.asked() >= 0)
        text.note = hintsUsed(session_.saver().hints());
    if (!isHere)
        text.note = tr("The last decision, step %1.").arg(decision_.step + 1);
}

/// Fills in the remarks and faults of other programs at the cursor, else at the step before. Remarks may reveal hidden
/// cards; faults are shown to everybody.
void ThinkingController::describeProgram(ThinkingText& text) const
{
    const std::vector<Remark>& remarks = session_.line().record().remarks;
    const int cursor = session_.line().cursor();
    const bool isAhead =
        std::any_of(remarks.begin(), remarks.end(), [&](const Remark& each) { return each.step == cursor; });
    const int step = isAhead ? cursor : cursor - 1;
    QStringList lines;
    for (const Remark& remark : remarks) {
        if (remark.step != step || !(remark.fault || mayExplain()))
            continue;
        const QString& name = position_.seats[static_cast<std::size_t>(remark.seat)].name;
        const QString words = QString::fromStdString(remark.text);
        text.title = tr("%1 writes").arg(name);
        const QString fault = remark.fault ? translated(Sentence(faultText(*remark.fault))) : QString();
        lines << (!remark.fault         ? words
                      : words.isEmpty() ? tr("Fault: %1").arg(fault) // of a shared game
                                        : tr("Fault: %1 (%2)").arg(fault, words));
    }
    if (!lines.isEmpty())
        text.note = lines.join('\n');
}

} // namespace parlour
