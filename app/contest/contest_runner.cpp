// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_runner.h"

#include "app/contest/contest_players.h"
#include "engine/base/stop.h"

#include <algorithm>
#include <chrono>
#include <deque>

namespace parlour {

namespace {

using Clock = std::chrono::steady_clock;

/// The interval at which results are handed over and written.
constexpr auto kWriteTime = std::chrono::milliseconds(250);

/// The longest wait, after a stop, for a file that another program holds.
constexpr auto kLastWait = std::chrono::seconds(1);

/// A span and its players.
struct Job {
    Span span;
    Pairing pairing;
};

/// The queue from which threads take spans and to which they return results.
class JobQueue {
public:
    explicit JobQueue(const Progress& progress)
    {
        for (int entrant = 0; entrant < progress.shape().entrants; ++entrant)
            faults_.push_back(progress.faults(entrant));
    }

    /// Adds spans, once the queue is empty.
    void put(const Progress& progress)
    {
        const std::lock_guard lock(mutex_);
        pairings_ = progress.pairings();
        for (const Span& span : progress.missing())
            todo_.push_back(span);
        changed_.notify_all();
    }
    /// Withdraws spans that were not begun and are no longer needed.
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

    /// Waits for a job; none: the thread ends.
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
    /// Faults count at once, so that a disqualified bot stops playing before they are written.
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
    /// Ends a claimed job, whether finished or abandoned.
    void release()
    {
        const std::lock_guard lock(mutex_);
        --busy_;
        changed_.notify_all();
    }

    /// Changes when threads are to hand over their results, so that they need not read a clock.
    unsigned call() const { return call_.load(std::memory_order_relaxed); }
    /// The results delivered until `time`, or until nothing is being played.
    std::vector<PlayedSpan> collect(Clock::time_point time)
    {
        std::unique_lock lock(mutex_);
        changed_.wait_until(lock, time, [&] { return isIdle(); });
        ++call_;
        return std::exchange(done_, {});
    }
    /// Whether nothing is being played and no span is left.
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

/// Plays a job on one thread; hands results over at intervals, or when it is to stop or pause.
void playJob(AnySpanPlayer& player, const ContestPlan& plan, Job job, JobQueue& jobs, ContestControl& control)
{
    const SeatingPlan seating(plan.shape, job.pairing, plan.seed, job.span.pairing);
    while (job.span.count > 0 && control.mayGoOn()) {
        const std::vector<bool> disqualified = jobs.disqualified();
        const auto isDisqualified = [&](int entrant) { return disqualified[static_cast<std::size_t>(entrant)]; };
        if (plan.shape.format != Format::Tables
            && std::any_of(job.pairing.entrants.begin(), job.pairing.entrants.end(), isDisqualified))
            return; // lost without being played
        const unsigned call = jobs.call();
        PlayedSpan played = player.play(
            job.pairing, seating, job.span, disqualified, [&] { return control.isPaused() || jobs.call() != call; },
            control.token());
        job.span.first += played.span.count;
        job.span.count -= played.span.count;
        if (played.span.count > 0)
            jobs.deliver(std::move(played));
    }
}

void work(const Field& field, const Resources& resources, const ContestPlan& plan, JobQueue& jobs, ContestControl& control)
{
    const auto player = makePlayer(field, resources);
    while (auto job = jobs.claim()) {
        playJob(*player, plan, *std::move(job), jobs, control);
        jobs.release();
    }
}

/// Writes the results delivered until `time`.
Expected<void> keep(JobQueue& jobs, ContestFile& file, Clock::time_point time)
{
    const std::vector<PlayedSpan> played = jobs.collect(time);
    if (played.empty())
        return {};
    if (auto added = file.add(played); !added)
        return added;
    jobs.drop(file.progress());
    return {};
}

} // namespace

void ContestControl::finish()
{
    const std::lock_guard lock(mutex_);
    stop_.request_stop();
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
    changed_.wait(lock, [this] { return isFinishing() || !paused_; });
    return !isFinishing();
}

Expected<void> playContest(ContestFile& file, int threads, ContestControl& control,
                           const std::function<void(const ContestFile&)>& onProgress)
{
    Field field = fieldOf(file.plan());
    field.salt = file.salt();
    const ContestPlan plan = file.plan();
    const Resources resources;
    JobQueue jobs(file.progress());
    std::vector<jthread> workers;
    startThreads(workers, threads, [&] { work(field, resources, plan, jobs, control); });
    if (workers.empty())
        return Error(SAY("Error", "the system cannot start any more threads"));
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
        if (jobs.isDone()) {
            if (file.progress().missing(1).empty())
                break;
            jobs.put(file.progress());
        }
        kept = keep(jobs, file, next);
        if (Clock::now() < next)
            continue;
        next = Clock::now() + kWriteTime;
        if (onProgress)
            onProgress(file);
    }
    control.finish(); // the threads hand over their results
    jobs.close();
    workers.clear();
    if (kept)
        kept = keep(jobs, file, Clock::now());
    file.whileHeld({});
    return kept;
}

ContestSnapshot snapshotOf(const ContestFile& file)
{
    ContestSnapshot now{file.plan(), file.shard(),  file.progress().pairings(), file.table(), 0,
                        -1,          file.isHeld(), file.personMatches()};
    for (const PersonMatch& next : now.personMatches)
        now.leftToPerson += now.pairings[static_cast<std::size_t>(next.pairing)].matches - next.index;
    return now;
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
    thread_ = jthread([this, threads] {
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

/// Returns the problem, empty if there was none.
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
                static_cast<double>(snapshot->table.planned - snapshot->table.played - snapshot->leftToPerson)
                / snapshot->matchesPerSecond;
        emit changed(snapshot);
    };
    tell(**file);
    const auto played = playContest(**file, threads, control_, tell);
    tell(**file);
    return played ? Sentence() : played.error().sentence;
}

} // namespace parlour
