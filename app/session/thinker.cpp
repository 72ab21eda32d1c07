// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/thinker.h"

#include "app/bots/detached_work.h"

#include <condition_variable>
#include <mutex>
#include <optional>

namespace parlour {

/// State shared by a Thinker and its thread. Each access holds the mutex, briefly.
struct Thinker::Worker {
    struct Task {
        AnyQuestion question;
        quint64 ticket = 0;
        bool wantReport = false;
        stop_source stop;
        std::vector<std::string> events;
    };

    std::mutex mutex;
    std::condition_variable changed;
    Thinker* owner = nullptr; ///< null: destroyed, so the thread ends
    std::optional<Task> waiting;
    stop_source current; ///< of the newest question
    std::optional<std::vector<double>> result; ///< to pass on to a guest

    static void run(const std::shared_ptr<Worker>& worker, AnyBot& bot, const GuestSeat& seating)
    {
        Guest* guest = bot.guest();
        if (guest)
            guest->begin(seating);
        while (std::optional<Task> task = worker->nextTask(guest)) {
            const auto report = task->wantReport ? std::make_shared<Report>() : nullptr;
            if (guest && guest->listens())
                for (const std::string& event : task->events)
                    guest->hear(event);
            const std::size_t faults = guest ? guest->faults().size() : 0;
            const std::string action = bot.answer(task->question, task->stop.get_token(), report.get());
            GuestNotes notes;
            if (guest)
                notes = {remarksOf(*guest, seating.seat, task->question.step, faults), guest->forfeits(), guest->name()};
            worker->deliver(task->ticket, action, report, notes);
        }
    }

    std::optional<Task> nextTask(Guest* guest)
    {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return waiting || result || !owner; });
        if (guest && result)
            guest->end(*result);
        result.reset();
        changed.wait(lock, [this] { return waiting || !owner; });
        return owner ? std::exchange(waiting, std::nullopt) : std::nullopt;
    }

    // Holding the mutex keeps the owner alive until the event is posted; Qt drops the event if the owner is gone when it
    // arrives.
    void deliver(quint64 ticket, const std::string& action, const std::shared_ptr<const Report>& report,
                 const GuestNotes& notes)
    {
        const std::lock_guard lock(mutex);
        if (!owner)
            return;
        const auto tell = [to = owner, ticket, action, report, notes] {
            if (ticket != to->ticket_ || !to->thinking_)
                return;
            to->thinking_ = false;
            emit to->answered(ticket, action, report, notes);
        };
        QMetaObject::invokeMethod(owner, tell, Qt::QueuedConnection);
    }
};

Thinker::Thinker(std::unique_ptr<AnyBot> bot, QObject* parent, const GuestSeat& seating)
    : QObject(parent),
      bot_(std::move(bot)),
      seating_(seating),
      worker_(std::make_shared<Worker>())
{
    worker_->owner = this;
}

Thinker::~Thinker()
{
    const std::lock_guard lock(worker_->mutex);
    worker_->owner = nullptr;
    worker_->current.request_stop();
    worker_->changed.notify_one();
}

void Thinker::start()
{
    // The thread owns the bot, so that the bot is destroyed there, and not while it thinks.
    runDetached([worker = worker_, bot = std::shared_ptr<AnyBot>(std::move(bot_)), seating = seating_] {
        Worker::run(worker, *bot, seating);
    });
}

quint64 Thinker::ask(const AnyQuestion& question, bool wantReport, std::vector<std::string> events)
{
    if (bot_)
        start();
    thinking_ = true;
    ++ticket_;
    const std::lock_guard lock(worker_->mutex);
    worker_->current.request_stop();
    worker_->current = stop_source();
    worker_->waiting = Worker::Task{question, ticket_, wantReport, worker_->current, std::move(events)};
    worker_->changed.notify_one();
    return ticket_;
}

void Thinker::tellResult(const std::vector<double>& scores)
{
    const std::lock_guard lock(worker_->mutex);
    worker_->result = scores;
    worker_->changed.notify_one();
}

void Thinker::moveNow()
{
    const std::lock_guard lock(worker_->mutex);
    worker_->current.request_stop();
}

bool Thinker::isThinking() const
{
    return thinking_;
}

} // namespace parlour
