// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/history_reader.h"

#include "ai/core/bots.h"
#include "app/store/paths.h"
#include "app/store/translation.h"
#include "engine/games.h"

#include <QDir>

#include <chrono>

namespace parlour {

namespace {

constexpr std::size_t kBatch = 50; ///< games in one signal
constexpr int kMax = 20'000; ///< newest games that are listed; older ones stay in the database
constexpr std::chrono::seconds kHeldPause(1); ///< between attempts while another program locks the history

/// A path for an exported game that does not exist yet.
QString freeFile(const QString& folder, const std::string& game, qint64 id)
{
    const QString name = QStringLiteral("%1-%2").arg(QString::fromStdString(game)).arg(id);
    return paths::freeName(QDir(folder).filePath(name), QStringLiteral("-"), QStringLiteral(".parlour"));
}

} // namespace

HistoryReader::HistoryReader(QString path, Summarise summarise, const Resources& resources, QObject* parent)
    : QObject(parent),
      path_(std::move(path)),
      summarise_(std::move(summarise)),
      resources_(resources),
      thread_([this](const stop_token& stop) { run(stop); })
{
}

HistoryReader::~HistoryReader()
{
    thread_.request_stop();
    thread_.join();
}

void HistoryReader::run(const stop_token& stop)
{
    History history(path_);
    while (!stop.stop_requested()) {
        tell(history.notice());
        std::unique_lock lock(mutex_);
        if (!wakeUp_.wait(lock, stop, [this] { return !tasks_.empty(); }))
            return;
        const Task task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        task(history, stop);
    }
}

void HistoryReader::queue(Task task)
{
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
    wakeUp_.notify_one();
}

void HistoryReader::post(std::function<void()> what)
{
    QMetaObject::invokeMethod(this, std::move(what), Qt::QueuedConnection);
}

void HistoryReader::tell(const QString& notice)
{
    if (!notice.isEmpty() && std::exchange(told_, notice) != notice)
        post([this, notice] { emit failed(notice); });
}

/// The version of the game's analyst; 0 if it has none.
int HistoryReader::versionOf(const std::string& game) const
{
    const auto known = versions_.find(game);
    if (known != versions_.end())
        return known->second;
    const auto analyst = makeAnalyst(game, resources_);
    return versions_[game] = analyst ? analyst->version() : 0;
}

void HistoryReader::check()
{
    queue([this](History& history, const stop_token&) {
        history.check();
        tell(history.notice());
        post([this] { emit checked(); });
    });
}

void HistoryReader::recover()
{
    queue([this](History& history, const stop_token&) {
        History::Recovered all;
        for (const QString& aside : history.asides())
            all.add(history.recover(aside));
        post([this, all] { emit recovered(all); });
    });
}

void HistoryReader::read(const QString& kind)
{
    const quint64 round = ++round_;
    queue([this, round, kind](History& history, const stop_token& stop) {
        auto found = history.list(kMax);
        while (history.isHeld() && round == round_ && !stop.stop_requested()) {
            std::unique_lock lock(mutex_);
            wakeUp_.wait_for(lock, stop, kHeldPause, [] { return false; });
            lock.unlock();
            found = history.list(kMax);
        }
        if (!found && !history.isHeld()) {
            history.check();
            found = history.list(kMax);
        }
        if (!found && !history.isHeld())
            post([this, why = translated(found.error())] { emit failed(why); });
        std::vector<HistoryEntry> entries = found.optional().value_or(std::vector<HistoryEntry>());
        std::erase_if(entries, [&](const HistoryEntry& each) { return !kind.isEmpty() && each.game != kind; });
        std::vector<PastGame> games;
        std::map<std::pair<qint64, Seat>, ReviewFigures> figures;
        for (const ReviewFigures& each : keptFigures(history))
            if (each.isWhole)
                figures[{each.game, each.seat}] = each;
        for (const HistoryEntry& entry : entries) {
            PastGame& game = games.emplace_back();
            game.entry = entry;
            const auto review = figures.find({entry.id, ownSeatOf(entry.seats)});
            if (review != figures.end() && review->second.analyst == versionOf(entry.game.toStdString()))
                game.review = review->second;
        }
        post([this, games, round, asides = static_cast<int>(history.asides().size())] {
            if (round != round_)
                return;
            emit listed(games);
            emit setAside(asides);
        });
        readEach(history, games, stop, round);
    });
}

void HistoryReader::readAgain(const std::vector<PastGame>& games)
{
    queue([this, games, round = round_.load()](History& history, const stop_token& stop) {
        readEach(history, games, stop, round);
    });
}

void HistoryReader::readEach(const History& history, const std::vector<PastGame>& games, const stop_token& stop,
                             quint64 round)
{
    std::vector<PastGame> batch;
    const auto postBatch = [&](bool last) {
        post([this, games = std::exchange(batch, {}), round, last] {
            if (round != round_)
                return;
            emit came(games);
            if (last)
                emit done();
        });
    };
    for (const PastGame& game : games) {
        if (stop.stop_requested() || round != round_)
            return;
        fill(history, batch.emplace_back(game));
        if (batch.size() == kBatch)
            postBatch(false);
    }
    postBatch(true);
}

void HistoryReader::fill(const History& history, PastGame& game) const
{
    const Expected<GameFile> file = history.load(game.entry.id);
    if (!file) {
        game.problem = translated(file.error());
        return;
    }
    game.isRead = true;
    game.seed = file->record.seed;
    game.notes = file->notes;
    game.names = file->record.names;
    game.hints = file->helped();
    game.played = file->played;
    const GameSummary summary = summarise_(file->record);
    game.score = summary.score;
    game.points = summary.points;
    game.problem = summary.problem;
    game.goal = summary.goal;
    const Seat own = ownSeatOf(game.entry.seats);
    const GameInfo* info = findGame(file->record.game);
    if (own >= 0 && info && game.problem.isEmpty())
        game.chance = chanceCountsOf(*info, file->record);
    const int version = versionOf(game.entry.game.toStdString());
    if (own < 0 || version == 0)
        return;
    auto review = keptReview(history, game.entry.id, own, version);
    if (!review || !review->isDone())
        return;
    review->goal = game.goal;
    game.review = figuresOf(*review);
    game.review->game = game.entry.id;
    game.costly = costlyDecisions(*review, game.entry.id);
    game.fine = fineDecisions(*review);
}

void HistoryReader::remove(std::vector<qint64> ids)
{
    queue([this, ids = std::move(ids)](History& history, const stop_token&) {
        const auto done = history.remove(ids);
        post([this, ids, problem = done ? QString() : translated(done.error())] {
            problem.isEmpty() ? emit removed(ids) : emit failed(problem);
        });
    });
}

void HistoryReader::exportTo(const QString& folder, std::vector<qint64> ids, std::function<Record(Record)> prepare)
{
    queue([this, folder, ids = std::move(ids), prepare = std::move(prepare)](History& history, const stop_token& stop) {
        int files = 0;
        QString problem;
        for (const qint64 id : ids) {
            if (stop.stop_requested())
                return;
            Expected<GameFile> file = history.load(id);
            if (file)
                file->record = prepare(std::move(file->record));
            const Expected<void> written =
                file ? writeGameFile(freeFile(folder, file->record.game, id), *file) : file.error();
            files += written ? 1 : 0;
            if (!written && problem.isEmpty())
                problem = translated(written.error());
        }
        post([this, files, folder, problem] {
            emit exported(files, folder);
            if (!problem.isEmpty())
                emit failed(problem);
        });
    });
}

} // namespace parlour
