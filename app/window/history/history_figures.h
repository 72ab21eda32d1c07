// What the person's finished games add up to: won and lost, streaks, by game; and the panels that show it. Used by the
// history.
#pragma once

#include "app/store/history.h"
#include "app/widgets/controls.h"

#include <optional>
#include <vector>

namespace parlour {

/// How a game ended for the person: 1 won, 0 neither, -1 lost; nothing if it was watched or
/// played alone.
std::optional<int> outcomeOf(const HistoryEntry& entry);

struct HistoryFigures {
    /// Of one kind of game, or of all.
    struct Count {
        int games = 0;
        int won = 0;
        double equal = 0; ///< how many the person would win if all players were alike
    };

    /// `entries`: newest first.
    explicit HistoryFigures(const std::vector<HistoryEntry>& entries);

    Count all;
    std::vector<std::pair<QString, Count>> byGame; ///< by id, as games are listed
    std::vector<int> outcomes; ///< oldest first
    int streak = 0; ///< games won (or, below 0, lost) in a row, up to now
    int longest = 0; ///< won in a row
};

/// 95 % of a share that was measured `won` times out of `games` (Wilson): never empty, never beyond 0 and 1.
std::pair<double, double> intervalOf(int won, int games);

/// One figure: what it is, the figure large, something beside it.
Panel* makeFigure(const QString& what, const QString& figure, const QString& beside);
/// A bar for each game, with its interval and a mark for an equal share.
QWidget* makeByGame(const HistoryFigures& figures);
/// The last games, up for won and down for lost.
QWidget* makeLastGames(const HistoryFigures& figures);

/// How many games makeLastGames shows.
inline constexpr int kLastGames = 40;

} // namespace parlour
