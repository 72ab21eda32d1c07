#include "app/desktop/game_row.h"

#include "app/desktop/history_figures.h"
#include "app/desktop/phrases.h"
#include "app/desktop/picture.h"
#include "app/desktop/positions.h"
#include "app/desktop/stage/lists.h"
#include "app/desktop/stage/paint.h"
#include "app/store/words.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QStyle>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kLeastNames = 48; ///< px: less room for players is left empty
constexpr int kSigned = 480; ///< px: narrower rows have only words

FinishedGame::Mood moodOf(const HistoryEntry& entry)
{
    const int outcome = outcomeOf(entry).value_or(0);
    return outcome > 0 ? FinishedGame::Mood::Good : outcome < 0 ? FinishedGame::Mood::Bad : FinishedGame::Mood::Neutral;
}

QString resultOf(Library& library, const HistoryEntry& entry, const GameInfo& info, const GameTable& table)
{
    const auto file = library.history().load(entry.id);
    if (!file)
        return {};
    const Replay played = replay(&info, file->record);
    if (!played.match || !played.match->node().isOver())
        return {};
    const Seat person = personOf(entry.seats);
    const Position position =
        positionOf(*played.match, seatsOf(entry.seats, library.settings().preferences().name), {std::max(person, 0), true});
    // Nobody wins or loses a game that was watched: the headline names the winner.
    return spoken(person < 0 ? resultOf(table, position).headline : shortResultOf(table, position));
}

double widthOf(const QString& words, bool strong = false)
{
    return QFontMetricsF(typeFont(14, strong)).horizontalAdvance(words) + 2;
}

/// Of the games, so that the columns of all rows begin at the same place.
double widestName()
{
    double widest = 0;
    for (const GameInfo& info : games())
        widest = std::max(widest, widthOf(inWords(info.name), true));
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
    row.game = inWords(info->name);
    row.players = namesOf(entry.seats, library.settings().preferences().name);
    row.person = personOf(entry.seats);
    row.result = resultOf(library, entry, *info, *table);
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
    setToolTip(accessibleName()); // players or result may have no room
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

/// The others, in as many words as there is room for.
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

void GameRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
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
    const double players = std::max(100.0, 34 + widestName());
    const bool hasSign = width() >= kSigned;
    const double sign = width() - (hasSign ? 28 : 0);
    const double whenWidth = std::max(84.0, widthOf(game_.when));
    const double when = sign - 10 - whenWidth;
    const double column = when - (width() < 520 ? 132 : 176) - 4;
    // A result is all there, whatever it leaves to the players; they push it on from its column as far as it can go.
    const double last = std::max(when - 8 - widthOf(game_.result), players);
    const auto behind = [&](const QString& who) {
        return std::clamp(players + widthOf(who) + 12, std::min(column, last), last);
    };
    const QString who = against(behind(against(1e5)) - players - 8);
    const double result = behind(who);
    const QColor mood = game_.mood == FinishedGame::Mood::Good ? colours.good
        : game_.mood == FinishedGame::Mood::Bad                ? colours.danger
                                                               : colours.text;
    text(cell(28, players - 34), game_.game, colours.text, true);
    if (result - players >= kLeastNames)
        text(cell(players, result - players - 8), who, colours.dim, false);
    text(cell(result, when - result - 6), game_.result, mood, false);
    text(cell(when, whenWidth), game_.when, colours.dim, false, true);
    if (hasSign)
        drawIcon(painter, cell(sign, 20), Icon::Replay, colours.dim);
    if (showsFocus(this))
        drawFocus(painter, QRectF(rect()).adjusted(3, 3, -3, -3), 6);
}

} // namespace parlour
