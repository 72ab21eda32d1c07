// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/game_row.h"

#include "app/draw/icons.h"
#include "app/draw/lists.h"
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/statistics/past_games.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/page_graphics.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QStyle>
#include <QtMath>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kRowHeight = 34;
constexpr int kStackedFont = 12; ///< px, font size of players above their result
constexpr int kMinSignWidth = 480; ///< px, the minimum width for the sign

FinishedGame::Mood moodOf(const HistoryEntry& entry)
{
    const int outcome = outcomeOf(entry).value_or(0);
    return outcome > 0 ? FinishedGame::Mood::Good : outcome < 0 ? FinishedGame::Mood::Bad : FinishedGame::Mood::Neutral;
}

QString resultOf(const Record& record, const Naming& naming, const GameInfo& info, const GameTable& table)
{
    const Replay played = replay(&info, record);
    if (!played.match || !played.match->node().isOver())
        return {};
    const Seat person = ownSeatOf(record.seats);
    const Position position =
        positionOf(*played.match, seatsOf(record.seats, naming, record.names), {std::max(person, 0), true});
    // The short result is from the person's view, so a game that was watched or played by several people shows the headline,
    // which names the winner.
    return spoken(person < 0 ? resultOf(table, position).headline : shortResultOf(table, position));
}

double widthOf(const QString& words, bool strong = false)
{
    return QFontMetricsF(typeFont(14, strong)).horizontalAdvance(words) + 2;
}

/// The width of the longest game name, so that the columns of all rows are aligned.
double widestName()
{
    double widest = 0;
    for (const GameInfo& info : games())
        widest = std::max(widest, widthOf(translated(info.name), true));
    return widest;
}

} // namespace

std::optional<FinishedGame> finishedGame(Library& library, const HistoryEntry& entry)
{
    const GameInfo* info = findGame(entry.game.toStdString());
    const GameTable* table = findTable(entry.game.toStdString());
    if (!info || !table)
        return std::nullopt;
    FinishedGame row;
    row.id = entry.id;
    row.game = translated(info->name);
    const Naming naming = namingOf(library.settings());
    const auto file = library.history().load(entry.id);
    row.players = namesOf(entry.seats, naming, file ? file->record.names : std::vector<std::string>());
    row.person = ownSeatOf(entry.seats);
    row.result = file ? resultOf(file->record, naming, *info, *table) : QString();
    if (entry.isFromPosition)
        row.result = GameRow::tr("From a position: %1", "a result").arg(row.result);
    row.when = day(entry.finishedAt);
    row.mood = moodOf(entry);
    row.mark = markColour(table->surface());
    return row;
}

std::vector<FinishedGame> finishedGames(Library& library, const QString& game, int count)
{
    std::vector<FinishedGame> found;
    for (const HistoryEntry& entry : library.history().recent(count, game))
        if (auto row = finishedGame(library, entry))
            found.push_back(*std::move(row));
    return found;
}

GameRow::GameRow(FinishedGame game, QWidget* parent) : Pressable(parent), game_(std::move(game))
{
    setAccessibleName(tr("Replay %1, %2: %3, %4").arg(game_.game, listOf(game_.players), game_.result, game_.when));
    setToolTip(accessibleName()); // the row may leave out players
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

/// The opponents: the longest of several texts that fits in `room`, or the shortest.
QString GameRow::against(double room) const
{
    QStringList others = game_.players;
    if (game_.person >= 0 && others.size() > 1)
        others.removeAt(game_.person);
    QStringList ways{listOf(others)};
    if (others.size() > 2)
        ways << tr("%1 and %n more", nullptr, static_cast<int>(others.size()) - 1).arg(others.front());
    if (game_.players.size() > 2)
        ways << tr("%n player(s)", nullptr, static_cast<int>(game_.players.size()));
    const auto fitting = std::find_if(ways.begin(), ways.end(), [&](const QString& each) { return widthOf(each) <= room; });
    return fitting == ways.end() ? ways.back() : *fitting;
}

GameRow::Columns GameRow::columns(double width) const
{
    Columns at;
    at.players = std::max(100.0, 34 + widestName());
    at.hasSign = width >= kMinSignWidth;
    at.sign = width - (at.hasSign ? 28 : 0);
    at.whenWidth = std::max(84.0, widthOf(game_.when));
    at.when = at.sign - 10 - at.whenWidth;
    const double column = at.when - (width < 600 ? 132 : 176) - 4;
    // The result is never cut: long names of players move it from its column as far as `last`.
    const double last = std::max(at.when - 8 - widthOf(game_.result), at.players);
    const auto resultAfter = [&](const QString& who) {
        return std::clamp(at.players + widthOf(who) + 12, std::min(column, last), last);
    };
    at.who = against(resultAfter(against(1e5)) - at.players - 8);
    at.result = resultAfter(at.who);
    at.isStacked = widthOf(at.who) > at.result - at.players - 8;
    return at;
}

/// The box of the players above their result, with wrapped lines.
QRectF GameRow::namesBox(const Columns& at) const
{
    const QRectF room(at.players, 0, at.when - at.players - 6, 1e4);
    return QFontMetricsF(typeFont(kStackedFont)).boundingRect(room, Qt::TextWordWrap, at.who);
}

int GameRow::heightForWidth(int width) const
{
    const Columns at = columns(width);
    return at.isStacked ? qCeil(namesBox(at).height()) + kRowHeight : kRowHeight;
}

/// Fixes the height once the width is known, since the lists are laid out before.
void GameRow::resizeEvent(QResizeEvent*)
{
    setFixedHeight(heightForWidth(width()));
}

void GameRow::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.raise);
        painter.drawRoundedRect(rect(), 8, 8);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(game_.mark);

    // Columns from the reading edge: mark, game, players, result, day, sign.
    const bool mirrored = isRightToLeft();
    const auto cell = [&](double x, double w) {
        return mirrored ? QRectF(width() - x - w, 0, w, height()) : QRectF(x, 0, w, height());
    };
    const QRectF square = cell(8, 10);
    painter.drawRoundedRect(QRectF(square.x(), height() / 2.0 - 5, 10, 10), 3, 3);

    const auto text = [&](QRectF box, const QString& words, const QColor& colour, bool strong, bool atEnd = false) {
        painter.setFont(typeFont(14, strong));
        painter.setPen(colour);
        const Qt::Alignment side = atEnd ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(box, static_cast<int>(Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), side)),
                         cutToFit(painter.fontMetrics(), words, box.width()));
    };
    const Columns at = columns(width());
    const QColor mood = game_.mood == FinishedGame::Mood::Good ? colours.good
        : game_.mood == FinishedGame::Mood::Bad                ? colours.danger
                                                               : colours.text;
    text(cell(28, at.players - 34), game_.game, colours.text, true);
    if (at.isStacked) {
        QRectF box = cell(at.players, at.when - at.players - 6);
        const double names = namesBox(at).height();
        const double line = QFontMetricsF(typeFont(14)).height();
        const double top = (height() - names - line) / 2;
        painter.setFont(typeFont(kStackedFont));
        painter.setPen(colours.dim);
        const int side = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
        painter.drawText(QRectF(box.x(), top, box.width(), names), side | Qt::TextWordWrap, at.who);
        text(QRectF(box.x(), top + names, box.width(), line), game_.result, mood, false);
    } else {
        text(cell(at.players, at.result - at.players - 8), at.who, colours.dim, false);
        text(cell(at.result, at.when - at.result - 6), game_.result, mood, false);
    }
    text(cell(at.when, at.whenWidth), game_.when, colours.dim, false, true);
    if (at.hasSign)
        drawIcon(painter, cell(at.sign, 20), Icon::Replay, colours.dim);
    if (showsFocus(this))
        drawFocus(painter, QRectF(rect()).adjusted(3, 3, -3, -3), 6);
}

} // namespace parlour
