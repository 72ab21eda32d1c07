// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/session.h"

#include "ai/core/bots.h"
#include "app/bots/bot_source.h"
#include "engine/base/index.h"
#include "engine/record/replay.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kPauseBefore = 250; ///< ms at pace 1, before a bot acts
constexpr int kPauseAfter = 250;
constexpr int kMoveNowTimeout = 2000; ///< ms for a bot after moveNow
constexpr int kSaveTimeout = 2000; ///< ms for a disk that does not answer
/// Steps between snapshots. Replaying so many takes far less than a frame.
constexpr int kSnapshotEvery = 64;

BotMaker knownBotsOf(const std::string& game)
{
    return [game, resources = Resources()](const std::string& id) -> std::unique_ptr<AnyBot> {
        const BotInfo* bot = findBot(id);
        return bot && bot->game == game ? bot->make(resources) : nullptr;
    };
}

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

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

} // namespace

Session::Session(const GameInfo& info, Record record, bool paused, QObject* parent, BotMaker makeBot)
    : QObject(parent),
      info_(info),
      record_(std::move(record)),
      makeBot_(makeBot ? std::move(makeBot) : knownBotsOf(info.id)),
      replayed_(record_.result.has_value()),
      mode_(paused ? Mode::Resting : Mode::Running),
      match_(std::move(*startOf(info, record_))),
      changedAt_(now()),
      toldPaused_(paused)
{
    snapshots_.push_back(match_->clone());
    for (const Step& step : record_.steps) {
        const bool sound = append(step);
        assert(sound);
        (void)sound;
    }
    cursor_ = length();
    if (replayed_)
        moveCursor(0);
    toldCursor_ = cursor_;

    time_.start();
    for (QTimer* timer : {&timer_, &moveNowTimer_, &saveTimer_})
        timer->setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Session::advance);
    connect(&moveNowTimer_, &QTimer::timeout, this, &Session::giveUpOnBot);
    connect(&saveTimer_, &QTimer::timeout, this, [this] { afterSave(false); });
    wakeUp();
}

Session::~Session() = default;

// Seats.

bool Session::isPerson(Seat seat) const
{
    return seat >= 0 && isPersonSeat(record_.seats[static_cast<std::size_t>(seat)]);
}

bool Session::hasPerson() const
{
    return peopleIn(record_.seats) > 0;
}

std::string Session::missingBot() const
{
    const auto isMissing = [this](const std::string& id) { return !isPersonSeat(id) && !makeBot_(id); };
    const auto found = std::find_if(record_.seats.begin(), record_.seats.end(), isMissing);
    return found == record_.seats.end() ? std::string() : *found;
}

// The person at the screen answers first: the others may have to be called.
Seat Session::awaited() const
{
    if (!isLive())
        return -1;
    const SeatSet seats = match_->node().seats;
    if (present_ && *present_ >= 0 && seats.has(*present_))
        return *present_;
    for (const Seat seat : seats)
        if (isPerson(seat))
            return seat;
    return -1;
}

Seat Session::asked() const
{
    const Seat seat = awaited();
    return !present_ || seat == *present_ ? seat : -1;
}

void Session::setPresent(std::optional<Seat> seat)
{
    present_ = seat;
    if (seat != -1)
        viewer_ = seat;
    announce();
}

Seat Session::thinking() const
{
    return question_ && !question_->answer ? question_->seat : -1;
}

// Bots that are waited for together are asked in seat order, as in a contest, so that a seed means the same game in both. A
// person may answer before or after them.
Seat Session::waitingBot() const
{
    for (const Seat seat : match_->node().seats)
        if (!isPerson(seat))
            return seat;
    return -1;
}

// The seat that decided after so many steps, or that decides at the end.
Seat Session::deciderAt(int step) const
{
    if (step < length())
        return record_.steps[static_cast<std::size_t>(step)].who;
    const Node node = match_->node();
    if (!node.isWaiting())
        return -1;
    return awaited() >= 0 ? awaited() : node.seats.first();
}

// The bot or person that decided in a seat after so many steps.
std::string Session::playerAt(int step, Seat seat) const
{
    int line = line_;
    while (line >= 0 && step < branches_[at(line)].step)
        line = branches_[at(line)].from;
    return (line < 0 ? record_.seats : branches_[at(line)].players)[at(seat)];
}

// The record.

// Appends a step at the end of the timeline, where match_ must be. False and no change if it is illegal.
bool Session::append(const Step& step)
{
    std::vector<AnyTold> told;
    if (!match_->step(step.who, step.text, &told))
        return false;
    told_.push_back(std::move(told));
    if (told_.size() % kSnapshotEvery == 0)
        snapshots_.push_back(match_->clone());
    return true;
}

void Session::cut(int steps)
{
    forgetQuestion();
    const auto kept = static_cast<std::size_t>(steps);
    record_.steps.resize(kept);
    record_.result.reset();
    std::erase_if(record_.remarks, [steps](const Remark& each) { return each.step >= steps; });
    // Guests know steps that no longer exist, so they are restarted.
    for (const auto& [seat, heard] : std::exchange(heard_, {}))
        thinkers_.erase(seat);
    told_.resize(kept);
    snapshots_.resize(kept / kSnapshotEvery + 1);
    endDetour();
    moveCursor(steps);
    replayed_ = false;
}

// Goes on as after the single step, the look at the past or the play to the end that is under way.
void Session::endDetour()
{
    mode_ = mode_ == Mode::Resting || mode_ == Mode::Stepping ? Mode::Resting : Mode::Running;
}

void Session::setResult()
{
    std::vector<double> scores;
    for (Seat seat = 0; seat < match_->seats(); ++seat)
        scores.push_back(match_->score(seat));
    record_.result = std::move(scores);
}

std::unique_ptr<AnyMatch> Session::matchAfter(int steps) const
{
    const int mark = steps / kSnapshotEvery;
    auto match = snapshots_[static_cast<std::size_t>(mark)]->clone();
    for (int i = mark * kSnapshotEvery; i < steps; ++i) {
        const Step& each = record_.steps[static_cast<std::size_t>(i)];
        const auto done = match->step(each.who, each.text);
        assert(done);
        (void)done;
    }
    return match;
}

// The timeline.

void Session::moveCursor(int step)
{
    if (step != cursor_)
        match_ = matchAfter(step);
    cursor_ = step;
    if (atEnd() && isOver())
        mode_ = Mode::Resting;
    else if (atEnd() && mode_ == Mode::LookingBack)
        mode_ = Mode::Running;
}

void Session::goTo(int step)
{
    endDetour();
    moveCursor(std::clamp(step, 0, length()));
    if (!atEnd() && mode_ == Mode::Running)
        mode_ = Mode::LookingBack;
    announce();
    wakeUp();
}

void Session::goLive()
{
    mode_ = isOver() ? Mode::Resting : Mode::Running;
    goTo(length());
}

void Session::step()
{
    if (atEnd()) {
        endDetour();
        if (isLive())
            mode_ = mode_ == Mode::Resting ? Mode::Stepping : Mode::Skipping;
        announce();
        wakeUp();
    } else {
        replayStep();
    }
}

bool Session::isPaused() const
{
    return mode_ == Mode::Resting || mode_ == Mode::LookingBack || mode_ == Mode::Stepping;
}

void Session::setPaused(bool paused)
{
    mode_ = paused ? Mode::Resting : Mode::Running;
    if (!paused && atEnd() && isOver())
        moveCursor(0);
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
    // A pause that ended while pieces moved starts again when they rest, so that people see the position. Effects of a
    // person's action, such as a roll, follow at once.
    const bool own = cursor_ > 0 && isPerson(record_.steps[static_cast<std::size_t>(cursor_ - 1)].who);
    if (!held)
        wait((own && match_->node().isChance()) || isSilent(cursor_ - 1) ? 0 : pause(kPauseAfter));
}

void Session::showLine(int index)
{
    if (index == line_)
        return;
    assert(replayed_);
    if (line_ < 0)
        game_ = record_;
    const std::vector<Step> steps = stepsOf(game_, branches_, index);
    const auto parts = std::mismatch(steps.begin(), steps.end(), record_.steps.begin(), record_.steps.end()).first;
    const auto same = static_cast<int>(parts - steps.begin());
    const int cursor = std::min(cursor_, same);
    moveCursor(same);
    told_.resize(at(same));
    snapshots_.resize(at(same) / kSnapshotEvery + 1);
    record_ = game_;
    record_.steps = steps;
    line_ = index;
    for (auto step = parts; step != steps.end(); ++step)
        append(*step);
    cursor_ = length();
    if (index >= 0) {
        setResult();
        std::erase_if(record_.remarks, [shared = sharedSteps()](const Remark& each) { return each.step >= shared; });
    }
    explainer_.reset();
    moveCursor(cursor);
    mode_ = Mode::Resting;
    announce(News::Record);
}

std::unique_ptr<AnyMatch> Session::gameAfter(int steps) const
{
    return line_ < 0 ? matchAfter(steps) : matchAt(info_, game_, steps);
}

void Session::branch(const std::vector<std::string>& seats)
{
    assert(seats.size() == record_.seats.size());
    branches_.clear();
    line_ = -1;
    cut(cursor_);
    thinkers_.clear();
    record_.seats = seats;
    record_.names.clear();
    hints_ = 0;
    hasWheels_ = false;
    clock_ = {};
    mode_ = Mode::Running;
    announce(News::Record);
    wakeUp();
}

// Decisions of persons.

bool Session::act(std::string_view action)
{
    const Seat seat = asked();
    if (seat < 0)
        return false;
    if (!match_->allows(seat, action))
        return false;
    if (!isPlayingOut())
        mode_ = Mode::Running;
    take(seat, std::string(action));
    wait(0);
    return true;
}

// The last step that a person took; -1 if there is none.
int Session::lastDecision() const
{
    int index = length() - 1;
    while (index >= 0 && !isPerson(record_.steps[static_cast<std::size_t>(index)].who))
        --index;
    return index;
}

// Returns whether this step told persons anything new. The first event of a person's own action is the action itself;
// further events (a card drawn after it, a hand opened) may be news, and so may those of others and of chance, except the
// action itself.
bool Session::revealed(int index) const
{
    SeatSet persons;
    for (Seat seat = 0; seat < match_->seats(); ++seat)
        if (isPerson(seat))
            persons.add(seat);
    const auto isNews = [persons](const AnyTold& each) { return !each.blurred && !(each.to & persons).empty(); };
    const int expected = isPerson(record_.steps[static_cast<std::size_t>(index)].who) ? 1 : 0;
    return std::count_if(told(index).begin(), told(index).end(), isNews) > expected;
}

bool Session::canUndo(bool overReveals) const
{
    const int decision = lastDecision();
    if (replayed_ || decision < 0)
        return false;
    // Where people share the screen, only a decision of the one who looked last, and nothing is shown twice.
    if (present_ && (isOver() || record_.steps[static_cast<std::size_t>(decision)].who != viewer_))
        return false;
    if (overReveals && !present_)
        return true;
    for (int index = decision; index < length(); ++index)
        if (revealed(index))
            return false;
    return true;
}

void Session::undo(bool overReveals)
{
    if (!canUndo(overReveals))
        return;
    if (isOver())
        stopSaving();
    cut(lastDecision());
    announce(News::Record);
    wakeUp();
}

void Session::moveNow()
{
    if (thinking() >= 0) {
        thinkers_[thinking()]->moveNow();
        moveNowTimer_.start(kMoveNowTimeout);
    }
    wakeUp();
}

void Session::playOut()
{
    if (isOver() || awaited() >= 0)
        return;
    goLive();
    mode_ = Mode::PlayingOut;
}

void Session::cutTo(int steps)
{
    assert(!replayed_);
    cut(steps);
    announce(News::Record);
    wakeUp();
}

void Session::follow(std::vector<Step> written)
{
    script_ = std::move(written);
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

int Session::pause(int milliseconds) const
{
    const bool isUnpaced = mode_ == Mode::Stepping || mode_ == Mode::Skipping || isPlayingOut();
    return pace_ > 0 && !isUnpaced ? static_cast<int>(milliseconds / pace_) : 0;
}

// A step without events, such as a sealed answer, needs no pause, nor does one that shows a person nothing.
bool Session::isSilent(int index) const
{
    return index >= 0 && (told(index).empty() || (isQuiet_ && hasPerson() && isQuiet_(told(index))));
}

void Session::advance()
{
    if (held_ && !isPlayingOut())
        return;
    if (!isLive()) {
        if (!isPaused())
            replayStep();
    } else if (disk_ != Disk::Writing) {
        liveStep();
    }
}

void Session::replayStep()
{
    moveCursor(cursor_ + 1);
    announce();
    timer_.start(isSilent(cursor_ - 1) ? 0 : pause(kPauseBefore + kPauseAfter));
}

void Session::liveStep()
{
    const Node node = match_->node();
    if (node.isOver())
        return end();
    if (isPaused() && mode_ != Mode::Stepping)
        return;
    if (script_)
        return scriptStep();
    if (node.isChance()) {
        take(kChanceSeat, match_->draw());
        return wait(0);
    }
    const Seat bot = waitingBot();
    if (bot < 0)
        return;
    if (!question_)
        ask(bot);
    else if (question_->answer)
        takeAnswer();
}

// Plays the next step of the script, with a bot's usual pauses.
void Session::scriptStep()
{
    if (question_)
        return takeAnswer();
    if (std::cmp_greater_equal(length(), script_->size()))
        return;
    const Step& next = (*script_)[static_cast<std::size_t>(length())];
    if (isPerson(next.who))
        return;
    if (next.who == kChanceSeat) {
        take(kChanceSeat, next.text);
        return wait(0);
    }
    question_ = Question{next.who, 0, next.text};
    wait(isSilent(length() - 1) ? 0 : pause(kPauseBefore));
}

void Session::ask(Seat seat)
{
    AnyQuestion question = match_->question(seat);
    const int before = isSilent(length() - 1) ? 0 : pause(kPauseBefore);
    question_ = Question{seat, 0, std::nullopt};
    if (question.isForced) {
        question_->answer = question.legalTexts().front();
        wait(before);
        if (reporting_)
            emit explained(length(), seat, reportOfForced(*question_->answer));
        return;
    }
    Thinker* thinker = thinkerOf(seat);
    if (!thinker)
        return question_.reset();
    question_->ticket = thinker->ask(question, reporting_ && !heard_.contains(seat), heardBy(seat));
    announce();
    wait(before);
}

// The bot of a seat, made lazily; null if there is none.
Thinker* Session::thinkerOf(Seat seat)
{
    std::unique_ptr<Thinker>& thinker = thinkers_[seat];
    if (thinker)
        return thinker.get();
    auto bot = makeBot_(record_.seats[static_cast<std::size_t>(seat)]);
    if (!bot)
        return nullptr;
    if (bot->guest()) {
        heard_[seat] = length();
        if (record_.salt == 0)
            record_.salt = newSalt();
    }
    thinker =
        std::make_unique<Thinker>(std::move(bot), nullptr, GuestSeat{record_.rules, seat, match_->seats(), record_.salt});
    connect(thinker.get(), &Thinker::answered, this,
            [this, seat](quint64 ticket, const std::string& action, const std::shared_ptr<const Report>& report,
                         const GuestNotes& notes) {
                if (!question_ || question_->seat != seat || question_->ticket != ticket)
                    return;
                question_->answer = action;
                question_->notes = notes;
                moveNowTimer_.stop();
                announce();
                wait(0);
                if (reporting_)
                    emit explained(length(), seat, report);
            });
    return thinker.get();
}

// The events that a guest may know, since it was last asked.
std::vector<std::string> Session::heardBy(Seat seat)
{
    std::vector<std::string> events;
    const auto heard = heard_.find(seat);
    if (heard == heard_.end())
        return events;
    for (; heard->second < length(); ++heard->second)
        for (const AnyTold& each : told(heard->second))
            if (each.to.has(seat))
                events.push_back(each.text);
    return events;
}

void Session::takeAnswer()
{
    const Seat seat = question_->seat;
    const std::string action = *question_->answer;
    for (const Remark& remark : question_->notes.remarks)
        if (record_.remarks.size() < kMaxRemarks)
            record_.remarks.push_back(remark);
    setName(record_, seat, question_->notes.name);
    if (question_->notes.forfeits) {
        take(seat, std::string(kForfeit));
        return;
    }
    take(seat, match_->allows(seat, action) ? action : match_->legal(seat).front());
    wait(isSilent(length() - 1) ? 0 : pause(kPauseAfter));
}

void Session::giveUpOnBot()
{
    if (thinking() < 0)
        return;
    thinkers_.erase(question_->seat);
    question_->answer = matchAfter(length())->legal(question_->seat).front();
    announce();
    wait(0);
}

// A bot that still thinks may hang, so the next question goes to a new one.
void Session::forgetQuestion()
{
    if (thinking() >= 0)
        thinkers_.erase(question_->seat);
    question_.reset();
    moveNowTimer_.stop();
}

// Appends a legal step at the live end.
void Session::take(Seat who, const std::string& text)
{
    const Step step{who, text};
    const bool done = append(step);
    assert(done);
    (void)done;
    record_.steps.push_back(step);
    ++cursor_;
    if (hasPerson())
        clock_.step(time_.elapsed());
    if (!isPlayingOut() || awaited() >= 0)
        endDetour();
    // Another bot that was asked together with the acting seat may still be waited for.
    if (question_ && (question_->seat == who || !match_->node().seats.has(question_->seat)))
        forgetQuestion();
    if (match_->node().isOver())
        end();
    else
        announce(News::Record);
}

void Session::end()
{
    setResult();
    for (const auto& [seat, heard] : heard_)
        if (const auto& guest = thinkers_[seat])
            guest->tellResult(*record_.result);
    mode_ = Mode::Resting;
    announce(News::End);
}

// Explanations.

int Session::decision() const
{
    int step = cursor_;
    while (step >= 0 && deciderAt(step) < 0)
        --step;
    return step;
}

void Session::explain(const std::string& standIn)
{
    explainer_.reset();
    const int step = decision();
    const Seat seat = step < 0 ? -1 : deciderAt(step);
    const std::string player = seat < 0 ? std::string() : playerAt(step, seat);
    const auto later = [this, step, seat](const std::shared_ptr<const Report>& report) {
        QMetaObject::invokeMethod(
            this, [this, step, seat, report] { emit explained(step, seat, report); }, Qt::QueuedConnection);
    };
    if (seat < 0 || (isPersonSeat(player) && standIn.empty()))
        return later(nullptr);
    const AnyQuestion question = matchAfter(step)->question(seat);
    if (question.isForced)
        return later(reportOfForced(question.legalTexts().front()));
    auto bot = makeBot_(isPersonSeat(player) ? standIn : player);
    if (!bot || bot->guest()) // other programs report unasked while they play
        return later(nullptr);
    explainer_ = std::make_unique<Thinker>(std::move(bot));
    connect(explainer_.get(), &Thinker::answered, this,
            [this, step, seat](quint64, const std::string&, const std::shared_ptr<const Report>& report) {
                emit explained(step, seat, report);
            });
    explainer_->ask(question, true);
}

// Saving.

void Session::setNotes(const QString& notes)
{
    notes_ = notes;
    changedAt_ = now();
    if (!isOver())
        save();
}

void Session::setWheels(bool on)
{
    hasWheels_ = on; // saved with the next change
}

void Session::setHints(int hints)
{
    hints_ = hints; // saved with the next change
}

GameFile Session::file() const
{
    return {game(), notes_, changedAt_, hints_, hasWheels_, played(), branches_};
}

void Session::saveTo(SavedGames& games, const QString& id)
{
    if (games_)
        disconnect(games_, nullptr, this, nullptr);
    games_ = &games;
    saveId_ = id;
    connect(games_, &SavedGames::written, this, [this](quint64 ticket) {
        if (ticket >= saveTicket_)
            afterSave(true);
    });
    if (!isOver())
        save();
}

void Session::stopSaving()
{
    if (games_)
        disconnect(games_, nullptr, this, nullptr);
    games_ = nullptr;
    afterSave(true);
}

void Session::save()
{
    if (!games_)
        return;
    saveTicket_ = games_->save(saveId_, file());
    if (disk_ == Disk::Ready)
        disk_ = Disk::Writing;
    saveTimer_.start(kSaveTimeout);
}

void Session::afterSave(bool answered)
{
    disk_ = answered ? Disk::Ready : Disk::Hanging; // waits again once the disk answers
    saveTimer_.stop();
    wait(0);
}

// Signals.

// Steps of playOut can be made again from the seed, so they are saved and announced once at its end.
void Session::announce(News news)
{
    Change change{toldCursor_, toldCursor_};
    toldRecord_ = toldRecord_ && news == News::States;
    if (!isPlayingOut()) {
        change.record = !std::exchange(toldRecord_, true);
        change.to = toldCursor_ = cursor_;
    }
    const auto differs = [](auto& told, auto now) { return std::exchange(told, now) != now; };
    change.asked = differs(toldAsked_, asked());
    change.thinking = differs(toldThinking_, thinking());
    change.paused = differs(toldPaused_, isPaused());
    change.finished = news == News::End;
    if (change.record) {
        changedAt_ = now();
        save();
    }
    if (change.isAny())
        emit changed(change);
}

} // namespace parlour
