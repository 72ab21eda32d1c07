// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/session.h"

#include "ai/core/bots.h"
#include "engine/base/index.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kPauseBefore = 250; ///< ms at pace 1, before a bot acts
constexpr int kPauseAfter = 250;

BotMaker knownBotsOf(const std::string& game)
{
    return [game, resources = Resources()](const std::string& id) -> std::unique_ptr<AnyBot> {
        const BotInfo* bot = findBot(id);
        return bot && bot->game == game ? bot->make(resources) : nullptr;
    };
}

} // namespace

Session::Session(const GameInfo& info, Record record, bool paused, QObject* parent, BotMaker makeBot)
    : QObject(parent),
      line_(info, std::move(record)),
      people_(line_),
      bots_(line_, makeBot ? std::move(makeBot) : knownBotsOf(info.id)),
      explainer_(line_, people_, bots_),
      saver_(line_),
      mode_(paused ? Mode::Resting : Mode::Running),
      announced_{line_.cursor(), line_.revision(), -1, -1, paused}
{
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Session::advance);
    connect(&bots_, &SeatedBots::answered, this, [this] {
        announce();
        wait(0);
    });
    connect(&bots_, &SeatedBots::reported, &explainer_, &Explainer::take);
    connect(&saver_, &GameSaver::ready, this, [this] { wait(0); });
    wakeUp();
}

// The timeline.

void Session::moveTo(int step)
{
    line_.moveTo(step);
    if (line_.atEnd() && line_.isOver())
        mode_ = Mode::Resting;
    else if (line_.atEnd() && mode_ == Mode::LookingBack)
        mode_ = Mode::Running;
}

// Goes on as after the single step, the look at the past or the play to the end that is under way.
void Session::endDetour()
{
    mode_ = mode_ == Mode::Resting || mode_ == Mode::Stepping ? Mode::Resting : Mode::Running;
}

void Session::goTo(int step)
{
    endDetour();
    moveTo(std::clamp(step, 0, line_.length()));
    if (!line_.atEnd() && mode_ == Mode::Running)
        mode_ = Mode::LookingBack;
    announce();
    wakeUp();
}

void Session::goLive()
{
    mode_ = line_.isOver() ? Mode::Resting : Mode::Running;
    goTo(line_.length());
}

void Session::step()
{
    if (!line_.atEnd())
        return replayStep();
    endDetour();
    if (line_.isLive())
        mode_ = mode_ == Mode::Resting ? Mode::Stepping : Mode::Skipping;
    announce();
    wakeUp();
}

bool Session::isPaused() const
{
    return mode_ == Mode::Resting || mode_ == Mode::LookingBack || mode_ == Mode::Stepping;
}

void Session::setPaused(bool paused)
{
    mode_ = paused ? Mode::Resting : Mode::Running;
    if (!paused && line_.atEnd() && line_.isOver())
        moveTo(0);
    announce();
    wakeUp();
}

void Session::setPace(double pace)
{
    pace_ = pace;
    wakeUp();
}

void Session::hold(bool held)
{
    held_ = held;
    if (held)
        return;
    // A pause that ended while pieces moved starts again when they rest, so that people see the position. Effects of a
    // person's action, such as a roll, follow at once.
    const int cursor = line_.cursor();
    const bool isOwn = cursor > 0 && line_.isPerson(line_.record().steps[asIndex(cursor - 1)].who);
    wait(isOwn && line_.match().node().isChance() ? 0 : pause(kPauseAfter));
}

void Session::showLine(int index)
{
    if (index == line_.shown())
        return;
    line_.showLine(index);
    explainer_.stop();
    mode_ = Mode::Resting;
    announce();
}

void Session::branch(const std::vector<std::string>& seats)
{
    bots_.clear();
    line_.branch(seats);
    saver_.startAnew();
    mode_ = Mode::Running;
    announce();
    wakeUp();
}

// Decisions of persons.

void Session::setPresent(std::optional<Seat> seat)
{
    people_.setPresent(seat);
    announce();
}

bool Session::actFor(Seat person, std::string_view action)
{
    if (awaited() < 0 || !line_.isPerson(person) || !line_.match().allows(person, action))
        return false;
    if (!isPlayingOut())
        mode_ = Mode::Running;
    take(person, std::string(action));
    wait(0);
    return true;
}

void Session::undo(bool overReveals)
{
    if (!canUndo(overReveals))
        return;
    if (line_.isOver())
        saver_.stop();
    cutTo(line_.lastDecision());
}

void Session::cutTo(int steps)
{
    assert(!line_.isReplay());
    bots_.forgetGuests();
    line_.cut(steps);
    endDetour();
    announce();
    wakeUp();
}

void Session::moveNow()
{
    bots_.moveNow();
    wakeUp();
}

void Session::playOut()
{
    if (line_.isOver() || awaited() >= 0)
        return;
    goLive();
    mode_ = Mode::PlayingOut;
}

void Session::follow(std::vector<Step> script)
{
    script_ = std::move(script);
    wakeUp();
}

// Progress by itself: one event at a time, then back to the event loop.

void Session::wait(int milliseconds)
{
    if (!timer_.isActive())
        timer_.start(milliseconds);
}

// Ends a running pause.
void Session::wakeUp()
{
    timer_.start(0);
}

// The length of a pause after the step before the cursor, in ms. A step without events, such as a sealed answer, needs none,
// nor does one that shows a person nothing.
int Session::pause(int milliseconds) const
{
    const int last = line_.cursor() - 1;
    const bool isSilent =
        last >= 0 && (line_.told(last).empty() || (isQuiet_ && line_.hasPerson() && isQuiet_(line_.told(last))));
    const bool isUnpaced = mode_ == Mode::Stepping || mode_ == Mode::Skipping || isPlayingOut();
    return pace_ > 0 && !isUnpaced && !isSilent ? static_cast<int>(milliseconds / pace_) : 0;
}

void Session::advance()
{
    if (held_ && !isPlayingOut())
        return;
    if (!line_.isLive()) {
        if (!isPaused())
            replayStep();
    } else if (!saver_.isWriting()) {
        liveStep();
    }
}

void Session::replayStep()
{
    moveTo(line_.cursor() + 1);
    announce();
    timer_.start(pause(kPauseBefore + kPauseAfter));
}

void Session::liveStep()
{
    const Node node = line_.match().node();
    if (node.isOver())
        return end();
    if (isPaused() && mode_ != Mode::Stepping)
        return;
    if (const auto& question = bots_.question()) {
        if (question->action)
            takeAnswer();
        return;
    }
    if (script_)
        return scriptStep();
    if (node.isChance()) {
        take(kChanceSeat, line_.match().draw());
        return wait(0);
    }
    if (const Seat bot = bots_.awaited(); bot >= 0)
        ask(bot);
}

// Plays the next step of the script, with a bot's usual pauses.
void Session::scriptStep()
{
    if (std::cmp_greater_equal(line_.length(), script_->size()))
        return;
    const Step& next = (*script_)[asIndex(line_.length())];
    if (line_.isPerson(next.who))
        return;
    if (next.who == kChanceSeat) {
        take(kChanceSeat, next.text);
        return wait(0);
    }
    bots_.answerFor(next.who, next.text);
    wait(pause(kPauseBefore));
}

void Session::ask(Seat seat)
{
    const int before = pause(kPauseBefore);
    if (!bots_.ask(seat, explainer_.isReporting()))
        return;
    const std::optional<std::string> forced = bots_.question()->action;
    announce();
    wait(before);
    if (forced)
        explainer_.take(seat, reportOfForced(*forced));
}

void Session::takeAnswer()
{
    const SeatedBots::Answer answer = *bots_.question();
    line_.addRemarks(answer.seat, answer.notes.remarks, answer.notes.name);
    if (answer.notes.forfeits)
        return take(answer.seat, std::string(kForfeit));
    const AnyMatch& match = line_.match();
    take(answer.seat, match.allows(answer.seat, *answer.action) ? *answer.action : match.legal(answer.seat).front());
    wait(pause(kPauseAfter));
}

// Appends a legal step at the live end.
void Session::take(Seat who, const std::string& text)
{
    line_.append({who, text});
    if (line_.hasPerson())
        saver_.countStep();
    if (!isPlayingOut() || awaited() >= 0)
        endDetour();
    // Another bot that was asked together with the acting seat may still be waited for.
    const Node node = line_.match().node();
    if (const auto& question = bots_.question(); question && (question->seat == who || !node.seats.has(question->seat)))
        bots_.forgetQuestion();
    if (node.isOver())
        end();
    else
        announce();
}

void Session::end()
{
    line_.finish();
    bots_.tellResult();
    mode_ = Mode::Resting;
    announce(true);
}

// Steps of playOut can be made again from the seed, so they are saved and announced once at its end.
void Session::announce(bool isEnd)
{
    const Announced before = announced_;
    announced_ = {line_.cursor(), line_.revision(), asked(), thinking(), isPaused()};
    if (isPlayingOut()) {
        announced_.cursor = before.cursor;
        announced_.revision = before.revision;
    }
    const Change change{before.cursor,
                        announced_.cursor,
                        announced_.revision != before.revision,
                        announced_.asked != before.asked,
                        announced_.thinking != before.thinking,
                        announced_.isPaused != before.isPaused,
                        isEnd};
    if (change.record)
        saver_.change();
    if (announced_ != before || isEnd)
        emit changed(change);
}

} // namespace parlour
