// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_runner.h"

#include "app/contest/contest_players.h"

#include <algorithm>
#include <chrono>
#include <deque>

namespace parlour {

namespace {

using Clock = std::chrono::steady_clock;

/// How often what was played is handed over and written.
constexpr auto kWriteTime = std::chrono::milliseconds(250);

/// How long somebody who wants to stop waits for a file that another program holds.
constexpr auto kLastWait = std::chrono::seconds(10);

/// A span and who plays it.
struct Job {
    Span span;
    Pairing pairing;
};

/// Where the threads fetch spans and leave what they played.
class Desk {
public:
    explicit Desk(const Progress& progress)
    {
        for (int entrant = 0; entrant < progress.shape().entrants; ++entrant)
            faults_.push_back(progress.faults(entrant));
    }

    /// Only when nothing is left.
    void put(const Progress& progress)
    {
        const std::lock_guard lock(mutex_);
        pairings_ = progress.pairings();
        for (const Span& span : progress.missing())
            todo_.push_back(span);
        changed_.notify_all();
    }
    /// Takes back spans that were not begun and need not be played any more.
    void drop(const Progress& progress)
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(todo_, [&](const Span& span) { return progress.isFinished(span.pairing); });
        changed_.notify_all();
    }
    void close()
    {
        const std::lock_guard lock(mutex_);
        isClosed_ = true;
        todo_.clear();
        changed_.notify_all();
    }

    /// Waits for a job; none: go home.
    std::optional<Job> claim()
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return isClosed_ || !todo_.empty(); });
        if (todo_.empty())
            return std::nullopt;
        const Span span = todo_.front();
        todo_.pop_front();
        ++busy_;
        return Job{span, pairings_[static_cast<std::size_t>(span.pairing)]};
    }
    /// Faults count at once, so that who is disqualified stops playing before that is written.
    void deliver(PlayedSpan played)
    {
        const std::lock_guard lock(mutex_);
        for (const EntrantFault& fault : played.faults)
            ++faults_[static_cast<std::size_t>(fault.entrant)];
        done_.push_back(std::move(played));
    }
    /// By entrant.
    std::vector<bool> disqualified()
    {
        const std::lock_guard lock(mutex_);
        std::vector<bool> disqualified;
        for (const int faults : faults_)
            disqualified.push_back(faults >= Progress::kFaultsThatDisqualify);
        return disqualified;
    }
    /// The job that was claimed is done, or left.
    void release()
    {
        const std::lock_guard lock(mutex_);
        --busy_;
        changed_.notify_all();
    }

    /// Changes when the threads are asked for what they have, so that they need not look at a clock.
    unsigned call() const { return call_.load(std::memory_order_relaxed); }
    /// What was delivered until `time`, or until nothing is being played.
    std::vector<PlayedSpan> collect(Clock::time_point time)
    {
        std::unique_lock lock(mutex_);
        changed_.wait_until(lock, time, [&] { return isIdle(); });
        ++call_;
        return std::exchange(done_, {});
    }
    /// Is nothing played and nothing to be played?
    bool isDone()
    {
        const std::lock_guard lock(mutex_);
        return isIdle() && done_.empty();
    }

private:
    bool isIdle() const { return todo_.empty() && busy_ == 0; }

    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Pairing> pairings_;
    std::deque<Span> todo_;
    std::vector<PlayedSpan> done_;
    std::vector<int> faults_; ///< by entrant
    int busy_ = 0;
    std::atomic<unsigned> call_ = 0;
    bool isClosed_ = false;
};

/// One thread's part: what it played is handed over after some time, or when it is to stop or wait.
void playJob(AnySpanPlayer& player, const ContestPlan& plan, Job job, Desk& desk, ContestControl& control)
{
    const SeatingPlan seating(plan.shape, job.pairing, plan.seed, job.span.pairing);
    while (job.span.count > 0 && control.mayGoOn()) {
        const std::vector<bool> disqualified = desk.disqualified();
        const auto isDisqualified = [&](int entrant) { return disqualified[static_cast<std::size_t>(entrant)]; };
        if (plan.shape.format != Format::Tables
            && std::any_of(job.pairing.entrants.begin(), job.pairing.entrants.end(), isDisqualified))
            return; // lost without being played
        const unsigned call = desk.call();
        PlayedSpan played = player.play(job.pairing, seating, job.span, disqualified,
                                        [&] { return control.isFinishing() || control.isPaused() || desk.call() != call; });
        job.span.first += played.span.count;
        job.span.count -= played.span.count;
        desk.deliver(std::move(played));
    }
}

void work(const Field& field, const Resources& resources, const ContestPlan& plan, Desk& desk, ContestControl& control)
{
    const auto player = makePlayer(field, resources);
    while (auto job = desk.claim()) {
        playJob(*player, plan, *std::move(job), desk, control);
        desk.release();
    }
}

/// Writes what was delivered until `time`.
Expected<void> keep(Desk& desk, ContestFile& file, Clock::time_point time)
{
    const std::vector<PlayedSpan> played = desk.collect(time);
    if (played.empty())
        return {};
    if (auto added = file.add(played); !added)
        return added;
    desk.drop(file.progress());
    return {};
}

} // namespace

void ContestControl::finish()
{
    const std::lock_guard lock(mutex_);
    finishing_ = true;
    changed_.notify_all();
}

void ContestControl::pause(bool on)
{
    const std::lock_guard lock(mutex_);
    paused_ = on;
    changed_.notify_all();
}

bool ContestControl::mayGoOn()
{
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return finishing_ || !paused_; });
    return !finishing_;
}

Expected<void> playContest(ContestFile& file, int threads, ContestControl& control,
                           const std::function<void(const ContestFile&)>& onProgress)
{
    Field field = fieldOf(file.plan());
    field.salt = file.salt();
    const ContestPlan plan = file.plan();
    const Resources resources;
    Desk desk(file.progress());
    std::vector<std::jthread> workers;
    startThreads(workers, threads, [&] { work(field, resources, plan, desk, control); });
    if (workers.empty())
        return Error(SAY("Error", "the system starts no more threads"));
    std::optional<Clock::time_point> patienceEnds;
    file.whileHeld([&] {
        if (onProgress)
            onProgress(file);
        if (control.isFinishing() && !patienceEnds)
            patienceEnds = Clock::now() + kLastWait;
        return !patienceEnds || Clock::now() < *patienceEnds;
    });
    Expected<void> kept;
    auto next = Clock::now() + kWriteTime;
    while (kept && !control.isFinishing()) {
        if (desk.isDone()) {
            if (file.progress().isFinished())
                break;
            desk.put(file.progress());
        }
        kept = keep(desk, file, next);
        if (Clock::now() < next)
            continue;
        next = Clock::now() + kWriteTime;
        if (onProgress)
            onProgress(file);
    }
    control.finish(); // the threads hand over what they have
    desk.close();
    workers.clear();
    if (kept)
        kept = keep(desk, file, Clock::now());
    file.whileHeld({});
    return kept;
}

ContestSnapshot snapshotOf(const ContestFile& file)
{
    return {file.plan(), file.shard(), file.progress().pairings(), file.table(), 0, -1, file.isHeld()};
}

ContestRunner::ContestRunner(const QString& path, QObject* parent) : QObject(parent), path_(path)
{
    qRegisterMetaType<std::shared_ptr<const ContestSnapshot>>();
    qRegisterMetaType<parlour::Sentence>();
}

ContestRunner::~ContestRunner()
{
    finish();
}

void ContestRunner::start(int threads)
{
    thread_ = std::jthread([this, threads] {
        const Sentence problem = run(threads);
        isOver_ = true;
        emit finished(problem);
    });
}

void ContestRunner::pause(bool on)
{
    control_.pause(on);
}

void ContestRunner::finish()
{
    control_.finish();
}

/// What went wrong; empty: nothing.
Sentence ContestRunner::run(int threads)
{
    auto file = ContestFile::open(path_, ContestFile::Access::Write);
    if (!file)
        return file.error().sentence;
    if (const auto checked = checkPrograms((*file)->plan(), (*file)->progress()); !checked)
        return checked.error().sentence;
    const auto begin = Clock::now();
    const std::int64_t before = (*file)->progress().played();
    const auto tell = [&](const ContestFile& now) {
        auto snapshot = std::make_shared<ContestSnapshot>(snapshotOf(now));
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        const auto played = static_cast<double>(snapshot->table.played - before);
        snapshot->matchesPerSecond = seconds > 0 ? played / seconds : 0;
        if (played > 0)
            snapshot->secondsLeft =
                static_cast<double>(snapshot->table.planned - snapshot->table.played) / snapshot->matchesPerSecond;
        emit changed(snapshot);
    };
    tell(**file);
    const auto played = playContest(**file, threads, control_, tell);
    tell(**file);
    return played ? Sentence() : played.error().sentence;
}

} // namespace parlour
