// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/saved_games.h"

#include "app/store/lock_file.h"
#include "app/store/paths.h"
#include "app/store/translation.h"

#include <QDir>
#include <QUuid>

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace parlour {

namespace {

const QString kEnding = QStringLiteral(".parlour");
constexpr auto kShutdownTimeout = std::chrono::seconds(3); ///< for a disk that hangs when the program ends

/// Removes temporary files of programs that were killed while they wrote.
void removeStrays(const QString& folder)
{
    const QDateTime hourAgo = QDateTime::currentDateTime().addSecs(-3600);
    for (const QFileInfo& info : QDir(folder).entryInfoList({u'*' + kEnding + QStringLiteral(".??????")}, QDir::Files))
        if (info.lastModified() < hourAgo)
            QFile::remove(info.filePath());
}

} // namespace

/// State shared by SavedGames and its thread. The mutex is never held while the disk is busy.
struct SavedGames::Writer {
    struct Task {
        quint64 ticket = 0;
        std::optional<GameFile> file; ///< none: the file is to be removed
    };

    std::mutex mutex;
    std::condition_variable changed;
    SavedGames* owner = nullptr; ///< null: finish the queue, then end
    std::map<QString, Task> waiting; ///< by path
    bool ended = false;

    static void run(const std::shared_ptr<Writer>& writer)
    {
        std::unique_lock lock(writer->mutex);
        while (writer->owner || !writer->waiting.empty()) {
            if (writer->waiting.empty()) {
                writer->changed.wait(lock);
                continue;
            }
            // Takes the lowest ticket first, so that a ticket stands for all before it.
            const auto first =
                std::min_element(writer->waiting.begin(), writer->waiting.end(),
                                 [](const auto& a, const auto& b) { return a.second.ticket < b.second.ticket; });
            const auto [path, task] = *first;
            writer->waiting.erase(first);
            lock.unlock();
            const std::optional<QString> problem = carryOut(path, task.file);
            lock.lock();
            writer->report(task.ticket, problem);
        }
        writer->ended = true;
        writer->changed.notify_all();
    }

    /// Returns the disk's error, empty if it succeeded; none if nothing was written, which says nothing about the disk.
    static std::optional<QString> carryOut(const QString& path, const std::optional<GameFile>& file)
    {
        if (!file) {
            QFile::remove(path);
            return std::nullopt;
        }
        return writeGame(path, *file);
    }

    void report(quint64 ticket, const std::optional<QString>& problem)
    {
        if (owner)
            QMetaObject::invokeMethod(
                owner, [to = owner, ticket, problem] { to->tell(ticket, problem); }, Qt::QueuedConnection);
    }
};

SavedGames::SavedGames(const QString& folder, const QStringList& others, QObject* parent)
    : QObject(parent),
      folders_(QStringList{folder} + others),
      writer_(std::make_shared<Writer>())
{
    writer_->owner = this;
    std::thread([writer = writer_] { Writer::run(writer); }).detach();
}

SavedGames::~SavedGames()
{
    std::unique_lock lock(writer_->mutex);
    writer_->owner = nullptr;
    writer_->changed.notify_all();
    writer_->changed.wait_for(lock, kShutdownTimeout, [this] { return writer_->ended; });
}

QString SavedGames::newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QString SavedGames::folderOf(const QString& id) const
{
    const auto place = places_.find(id);
    return place == places_.end() ? folders_.front() : place->second;
}

QString SavedGames::pathOf(const QString& id) const
{
    return folderOf(id) + u'/' + id + kEnding;
}

void SavedGames::moveTo(const QString& folder, const QString& id)
{
    folders_.removeAll(folder);
    folders_.prepend(folder);
    release(id);
    places_[id] = folder;
    claim(id);
    failing_ = false; // so that this folder's refusal is told, too
    movedAt_ = ticket_;
}

quint64 SavedGames::save(const QString& id, const GameFile& file)
{
    return queue(pathOf(id), file);
}

QString SavedGames::saveNow(const QString& id, const GameFile& file)
{
    const QString path = pathOf(id);
    {
        const std::lock_guard lock(writer_->mutex);
        writer_->waiting.erase(path);
    }
    const QString problem = writeGame(path, file);
    if (problem.isEmpty() && std::exchange(failing_, false))
        emit recovered();
    return problem;
}

QString SavedGames::lockOf(const QString& id) const
{
    return folderOf(id) + u'/' + id + QStringLiteral(".lock");
}

bool SavedGames::claim(const QString& id)
{
    if (claims_.contains(id))
        return true;
    places_.try_emplace(id, folders_.front());
    QDir().mkpath(folderOf(id));
    auto lock = std::make_unique<QLockFile>(lockOf(id));
    if (!tryLock(*lock))
        return lock->error() != QLockFile::LockFailedError; // a folder that cannot be written is used by no other program
    claims_[id] = std::move(lock);
    return true;
}

void SavedGames::release(const QString& id)
{
    claims_.erase(id);
}

bool SavedGames::isElsewhere(const QString& id) const
{
    if (claims_.contains(id) || !QFile::exists(lockOf(id)))
        return false;
    QLockFile lock(lockOf(id));
    return !tryLock(lock) && lock.error() == QLockFile::LockFailedError;
}

void SavedGames::remove(const QString& id)
{
    release(id);
    for (const QString& folder : folders_) // a game that was moved may have left an older state
        queue(folder + u'/' + id + kEnding, std::nullopt);
}

quint64 SavedGames::queue(const QString& path, std::optional<GameFile> file)
{
    const std::lock_guard lock(writer_->mutex);
    writer_->waiting[path] = {++ticket_, std::move(file)};
    writer_->changed.notify_all();
    return ticket_;
}

void SavedGames::tell(quint64 ticket, const std::optional<QString>& problem)
{
    if (problem && ticket > movedAt_) {
        const bool wasFailing = std::exchange(failing_, !problem->isEmpty());
        if (failing_ && !wasFailing)
            emit failed(*problem);
        if (wasFailing && !failing_)
            emit recovered();
    }
    emit written(ticket);
}

std::vector<SavedGame> SavedGames::list()
{
    return readAll(false);
}

std::vector<SavedGame> SavedGames::finished()
{
    return readAll(true);
}

std::vector<SavedGame> SavedGames::readAll(bool over)
{
    QFileInfoList files;
    for (const QString& folder : folders_) {
        removeStrays(folder);
        files += QDir(folder).entryInfoList({u'*' + kEnding}, QDir::Files, QDir::Time);
    }
    if (folders_.size() > 1)
        std::stable_sort(files.begin(), files.end(), [](const QFileInfo& one, const QFileInfo& other) {
            return one.lastModified() > other.lastModified();
        });
    std::vector<SavedGame> games;
    std::set<QString> seen;
    for (const QFileInfo& info : files) {
        const QString id = info.completeBaseName();
        if (!seen.insert(id).second)
            continue; // an older state, left behind by a game that was moved
        if (!claims_.contains(id))
            places_[id] = info.path();
        if (isElsewhere(id))
            continue;
        const auto json = readBytes(info.filePath());
        if (!json && !QFileInfo::exists(info.filePath()))
            continue; // removed on the writer's thread meanwhile
        if (!json) {
            emit damaged(info.filePath(), translated(json.error()));
            continue;
        }
        auto file = fromJson(*json);
        if (!file && fileVersion(*json) <= kFileVersion)
            setAside(id, translated(file.error()));
        else if (file && file->record.result.has_value() == over)
            games.push_back({id, std::move(*file), info.lastModified()});
    }
    return games;
}

void SavedGames::setAside(const QString& id, const QString& why)
{
    const QString path = pathOf(id);
    const QString aside = paths::freeName(path + QStringLiteral(".damaged"), QStringLiteral("."), {});
    emit damaged(QFile::rename(path, aside) ? aside : path, why);
}

} // namespace parlour
