// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/history/past_cells.h"

#include "app/draw/lists.h"
#include "app/seating/game_summary.h"
#include "app/seating/positions.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/formatting.h"
#include "app/widgets/page_graphics.h"
#include "app/widgets/window_style.h"
#include "app/window/history/history_figures.h"
#include "app/window/history/history_page.h"
#include "engine/games.h"

#include <QLocale>
#include <QtMath>

#include <algorithm>

namespace parlour {

namespace {

const QString kNone = QStringLiteral("–");
const QString kUsualName = QStringLiteral("Zoya"); ///< about as long as those of our own players

enum Column { kWhen, kGame, kAgainst, kResult, kScore, kTime, kMistakes, kLuck, kOpen };

/// The result of a watched game: the winner, or the loser if several won.
QString watchedText(const std::vector<double>& result, const QStringList& names)
{
    const double least = result.empty() ? 0 : *std::min_element(result.begin(), result.end());
    QStringList winners, losers;
    for (std::size_t seat = 0; seat < result.size(); ++seat)
        (result[seat] == least ? losers : winners) << names.value(static_cast<qsizetype>(seat));
    if (winners.isEmpty())
        return outcomeText(0);
    return winners.size() > 1 && losers.size() == 1
        ? HistoryPage::tr("%1 lost", "a player of a watched game").arg(losers.front())
        : HistoryPage::tr("%1 won", "one or %n players of a watched game", static_cast<int>(winners.size()))
              .arg(listOf(winners));
}

/// `names`: of all seats.
QString resultText(const HistoryEntry& entry, const QStringList& names)
{
    const auto outcome = outcomeOf(entry);
    if (entry.isFromPosition)
        return HistoryPage::tr("From a position", "a game that began from a position that was put in");
    if (!outcome)
        return isAlone(entry) ? HistoryPage::tr("Alone", "a game without others") : watchedText(entry.result, names);
    return outcomeText(*outcome);
}

/// A percentage of the win, or points if the person played alone.
QString worthText(double worth, bool alone, bool sign)
{
    return alone ? figure(worth, 1, sign) : sumOfChances(worth, 1, sign);
}

QStringList others(const PastGame& game, const Settings& settings)
{
    QStringList names = namesOf(game.entry.seats, namingOf(settings), game.names);
    if (const Seat person = personOf(game.entry.seats); person >= 0)
        names.removeAt(person);
    return names;
}

Cell against(const PastGame& game, const Settings& settings)
{
    const QStringList names = others(game, settings);
    Cell cell;
    cell.tip = listOf(names);
    cell.text = names.size() <= 2
        ? cell.tip
        : HistoryPage::tr("%1 and %n more", nullptr, static_cast<int>(names.size()) - 1).arg(names.front());
    cell.spoken = names.isEmpty() ? QString() : HistoryPage::tr("Against: %1", "opponents").arg(cell.tip);
    for (const QString& more : {game.notes, game.problem})
        if (!more.isEmpty())
            cell.tip += '\n' + more;
    return cell;
}

Cell reviewed(const PastGame& game, double worth, bool sign)
{
    Cell cell;
    cell.text = game.review ? worthText(worth, isAlone(game.entry), sign) : kNone;
    if (!game.review) {
        cell.tone = Cell::Tone::Dim;
        cell.tip = peopleIn(game.entry.seats) > 1 ? HistoryPage::tr("Several people played; mistakes count for nobody")
            : ownSeatOf(game.entry.seats) < 0     ? HistoryPage::tr("You did not play")
                                                  : HistoryPage::tr("Not reviewed yet");
    }
    return cell;
}

} // namespace

QString columnTitle(SortBy by)
{
    switch (by) {
    case SortBy::When:
        return HistoryPage::tr("When");
    case SortBy::Game:
        return HistoryPage::tr("Game");
    case SortBy::Against:
        return HistoryPage::tr("Against", "opponents");
    case SortBy::Result:
        return HistoryPage::tr("Result");
    case SortBy::Score:
        return HistoryPage::tr("Score");
    case SortBy::Time:
        return HistoryPage::tr("Time");
    case SortBy::Mistakes:
        return HistoryPage::tr("Mistakes");
    case SortBy::Luck:
        break;
    }
    return HistoryPage::tr("Luck");
}

std::vector<CellTable::Column> pastColumns()
{
    const auto wide = [](const QStringList& samples, bool strong = false) {
        return widestOf(samples, typeFont(14, strong));
    };
    QStringList names;
    for (const GameInfo& info : games())
        names << translated(info.name);
    constexpr int kMark = 18;
    const int game = wide(names, true);
    const int result = kMark + wide({outcomeText(1), outcomeText(-1), outcomeText(0)}, true);
    QStringList days{day(QDateTime::currentDateTime()), day(QDateTime::currentDateTime().addDays(-1)),
                     day(QDateTime::currentDateTime().addDays(-400))};
    for (int ago = 2; ago < 7; ++ago)
        days << day(QDateTime::currentDateTime().addDays(-ago));
    std::vector<CellTable::Column> columns{
        {columnTitle(SortBy::When), {}, wide(days)},
        {columnTitle(SortBy::Game), {}, kMark + game},
        {columnTitle(SortBy::Against), {}, 0},
        {columnTitle(SortBy::Result),
         {},
         std::max(result, wide({watchedText({1, 0}, {kUsualName}), HistoryPage::tr("Alone", "a game without others")}))},
        {columnTitle(SortBy::Score), {}, wide({"888 : 888"})},
        {columnTitle(SortBy::Time), HistoryPage::tr("Time at the table, without breaks"), wide({roughTime(88 * 60)}), true},
        {columnTitle(SortBy::Mistakes), HistoryPage::tr("What your decisions cost you; alone: points") + '\n' + sumNote(),
         wide({worthText(-8.888, false, true)}), true},
        {columnTitle(SortBy::Luck), HistoryPage::tr("What chance brought you; alone: points") + '\n' + sumNote(),
         wide({worthText(-8.888, false, true)}), true}};
    const QFontMetrics letters(typeFont(14)), strong(typeFont(14, true));
    const auto fold = [&](Column column, const QStringList& samples, const QFontMetrics& font, int before = 0) {
        for (const QString& each : samples)
            columns[column].least = std::max(columns[column].least, before + twoLinesWidth(each, font));
    };
    columns[kResult].least = result;
    fold(kWhen, days, letters);
    fold(kGame, names, strong, kMark);
    fold(kResult, {watchedText({1, 0}, {kUsualName})}, letters);
    fold(kTime, {roughTime(88 * 60)}, letters);
    fold(kMistakes, {worthText(-8.888, false, true)}, letters);
    fold(kLuck, {worthText(-8.888, false, true)}, letters);
    CellTable::Column open{HistoryPage::tr("Review", "opens it")};
    open.opens = true;
    open.title.clear();
    columns.push_back(open);
    return columns;
}

Cell pastCell(const PastGame& game, int column, const Settings& settings)
{
    const HistoryEntry& entry = game.entry;
    Cell cell;
    switch (column) {
    case kWhen:
        cell.text = entry.finishedAt.isValid() ? day(entry.finishedAt) : kNone;
        cell.tip = QLocale().toString(entry.finishedAt.toLocalTime(), QLocale::LongFormat);
        cell.tone = Cell::Tone::Dim;
        break;
    case kGame: {
        const GameTable* table = findTable(entry.game.toStdString());
        cell.text = gameName(entry.game);
        cell.mark = table ? markColour(table->surface()) : QColor(Qt::gray);
        cell.strong = true;
        break;
    }
    case kAgainst:
        return against(game, settings);
    case kResult:
        cell.text = resultText(entry, namesOf(entry.seats, namingOf(settings), game.names));
        cell.tip = cell.text;
        cell.outcome = outcomeOf(entry);
        cell.strong = cell.outcome.has_value();
        cell.tone = !cell.outcome ? Cell::Tone::Dim
            : *cell.outcome > 0   ? Cell::Tone::Good
            : *cell.outcome < 0   ? Cell::Tone::Bad
                                  : Cell::Tone::Plain;
        break;
    case kScore:
        cell.text = !game.problem.isEmpty()       ? HistoryPage::tr("damaged", "a game")
            : game.isRead && game.score.isEmpty() ? kNone
                                                  : game.score;
        cell.tip = game.problem;
        cell.tone = game.problem.isEmpty() ? Cell::Tone::Plain : Cell::Tone::Bad;
        break;
    case kTime:
        cell.text = game.played > 0 ? roughTime(game.played) : kNone;
        cell.tone = Cell::Tone::Dim;
        break;
    case kMistakes:
        cell = reviewed(game, game.review ? -game.review->errors : 0, false);
        if (const int mistakes = mistakesIn(game); mistakes > 0) {
            cell.tone = Cell::Tone::Bad;
            cell.tip = HistoryPage::tr("%n mistake(s)", nullptr, mistakes);
        }
        break;
    case kLuck:
        return reviewed(game, game.review ? game.review->luck : 0, true);
    case kOpen:
        cell.spoken = HistoryPage::tr("Review", "opens it");
        cell.tip = cell.spoken;
        break;
    default:
        break;
    }
    return cell;
}

} // namespace parlour
