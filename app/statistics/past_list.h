// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The finished games that the history page has read, and the rows that it lists of them: those that match a filter, in an
// order. Filled by HistoryReader's signals; knows no widget.
#pragma once

#include "app/statistics/progress.h"

#include <map>

namespace parlour {

class PastList {
public:
    /// Chooses the rows of the next select().
    PastFilter filter;

    /// Replaces all games; newest first.
    void setGames(std::vector<PastGame> games);
    /// Whether setGames() was called: without games the history is then empty.
    bool isKnown() const { return isKnown_; }
    /// Replaces games that were read again. Ignores those that are not in the list any more.
    void update(const std::vector<PastGame>& games);
    void remove(const std::vector<qint64>& ids);

    /// Chooses the order of the next select(). The present key reverses it; another begins ascending for texts and
    /// descending for times and figures.
    void sortBy(SortBy key);
    SortBy sortKey() const { return key_; }
    bool isDescending() const { return descending_; }

    /// Selects the rows anew. True if they, or their order, differ from before. `today` is the person's date.
    bool select(const QDate& today, const NameOf& nameOf);

    const std::vector<PastGame>& games() const { return games_; }
    /// The number of rows.
    int count() const { return static_cast<int>(rows_.size()); }
    const PastGame& operator[](int row) const
    {
        return games_[static_cast<std::size_t>(rows_[static_cast<std::size_t>(row)])];
    }
    /// Null if there is no game of this number in the history.
    const PastGame* find(qint64 id) const;
    /// The numbers of all rows, in order.
    std::vector<qint64> ids() const;
    /// Those of some rows. Ignores rows that there are not.
    std::vector<qint64> ids(const std::vector<int>& rows) const;
    /// The games of all rows. Valid until the games change.
    Games listed() const { return oldestFirst(games_, rows_); }

private:
    void index();

    std::vector<PastGame> games_; ///< newest first
    std::map<qint64, std::size_t> indices_; ///< into games_, by number in the history
    std::vector<int> rows_; ///< indices into games_
    SortBy key_ = SortBy::When;
    bool descending_ = true;
    bool isKnown_ = false;
};

} // namespace parlour
