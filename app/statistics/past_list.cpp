// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/statistics/past_list.h"

namespace parlour {

void PastList::setGames(std::vector<PastGame> games)
{
    games_ = std::move(games);
    isKnown_ = true;
    index();
}

/// Numbers the games, and forgets the rows, which are indices.
void PastList::index()
{
    rows_.clear();
    indices_.clear();
    for (std::size_t i = 0; i < games_.size(); ++i)
        indices_[games_[i].entry.id] = i;
}

void PastList::update(const std::vector<PastGame>& games)
{
    for (const PastGame& game : games)
        if (const auto at = indices_.find(game.entry.id); at != indices_.end())
            games_[at->second] = game;
}

void PastList::remove(const std::vector<qint64>& ids)
{
    const std::set<qint64> gone(ids.begin(), ids.end());
    std::erase_if(games_, [&](const PastGame& game) { return gone.contains(game.entry.id); });
    index();
}

void PastList::sortBy(SortBy key)
{
    descending_ = key == key_ ? !descending_ : key != SortBy::Game && key != SortBy::Against;
    key_ = key;
    rows_.clear();
}

bool PastList::select(const QDate& today, const NameOf& nameOf)
{
    std::vector<int> rows = selectedGames(games_, filter, key_, descending_, today, nameOf);
    return std::exchange(rows_, std::move(rows)) != rows_;
}

const PastGame* PastList::find(qint64 id) const
{
    const auto at = indices_.find(id);
    return at == indices_.end() ? nullptr : &games_[at->second];
}

std::vector<qint64> PastList::ids() const
{
    std::vector<qint64> found;
    for (int row = 0; row < count(); ++row)
        found.push_back((*this)[row].entry.id);
    return found;
}

std::vector<qint64> PastList::ids(const std::vector<int>& rows) const
{
    std::vector<qint64> found;
    for (const int row : rows)
        if (row >= 0 && row < count())
            found.push_back((*this)[row].entry.id);
    return found;
}

} // namespace parlour
