// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/game_saver.h"

#include <QDateTime>

namespace parlour {

namespace {

constexpr int kSaveTimeout = 2000; ///< ms for a disk that does not answer

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
}

} // namespace

GameSaver::GameSaver(const GameLine& line) : line_(line), changedAt_(now())
{
    time_.start();
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, [this] { afterSave(false); });
}

void GameSaver::resume(const GameFile& file)
{
    notes_ = file.notes;
    hints_ = file.hints;
    hasWheels_ = file.wheels;
    clock_.start(file.played);
}

void GameSaver::setNotes(const QString& notes)
{
    notes_ = notes;
    changedAt_ = now();
    if (!line_.isOver())
        save();
}

void GameSaver::startAnew()
{
    hints_ = 0;
    hasWheels_ = false;
    clock_ = {};
}

GameFile GameSaver::file() const
{
    return {line_.game(), notes_, changedAt_, hints_, hasWheels_, played(), line_.branches()};
}

void GameSaver::saveTo(SavedGames& games, const QString& id)
{
    if (games_)
        disconnect(games_, nullptr, this, nullptr);
    games_ = &games;
    id_ = id;
    connect(games_, &SavedGames::written, this, [this](quint64 ticket) {
        if (ticket >= ticket_)
            afterSave(true);
    });
    if (!line_.isOver())
        save();
}

void GameSaver::stop()
{
    if (games_)
        disconnect(games_, nullptr, this, nullptr);
    games_ = nullptr;
    afterSave(true);
}

void GameSaver::change()
{
    changedAt_ = now();
    save();
}

void GameSaver::save()
{
    if (!games_)
        return;
    ticket_ = games_->save(id_, file());
    if (disk_ == Disk::Ready)
        disk_ = Disk::Writing;
    timer_.start(kSaveTimeout);
}

void GameSaver::afterSave(bool answered)
{
    disk_ = answered ? Disk::Ready : Disk::Hanging; // waits again once the disk answers
    timer_.stop();
    emit ready();
}

} // namespace parlour
