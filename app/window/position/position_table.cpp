// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/position/position_table.h"

#include "app/draw/lists.h"
#include "app/draw/paint.h"
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/stage/stage.h"
#include "app/window/position/form_edit.h"
#include "app/window/position/table_marks.h"
#include "engine/base/index.h"
#include "engine/positions.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

constexpr double kLeastWidth = 640, kLeastHeight = 400; ///< px of a table that is not made smaller
constexpr double kBoxPart = 0.22, kBoxFixed = 120; ///< a share of the width and px, of the box's width
constexpr double kLeastBox = 250, kMostBox = 400; ///< px of the box's width
constexpr double kInset = 10; ///< px around and in the box
constexpr double kLargestTile = 58; ///< px of a card's width in the box
constexpr double kIndexPitch = 0.6; ///< card widths that show what the card is
constexpr int kMostTiles = 42; ///< values that are shown to be chosen
constexpr qsizetype kShort = 4; ///< letters of a value that stands next to others
constexpr double kLowPlace = 80; ///< px of a height below which the title of a place is its key alone
constexpr auto kBox = "box";

/// Stacking heights, over those of the tables.
constexpr double kPlaceLevel = 1, kCardLevel = 400, kTitleLevel = 600, kTileLevel = 700;

QString spotId(const QString& area)
{
    return QStringLiteral("spot:") + area;
}

/// The notation of what is done with a piece of the table.
std::string actionOf(const QString& verb, const QStringList& what)
{
    return (QStringList{verb} + what).join(QLatin1Char('\t')).toStdString();
}

/// Leaves the look of a table alone.
void takeActions(Layout& layout)
{
    std::erase_if(layout.pieces, [](const Piece& each) { return each.role == Role::Button; });
    for (Piece& piece : layout.pieces) {
        piece.choices.clear();
        piece.mark.clear();
        piece.shortcut.clear();
        piece.whyNot.clear();
        piece.ahead.clear();
        piece.draggable = piece.dimmed = false;
        piece.ring = piece.ring == Ring::Turn ? Ring::Turn : Ring::None;
    }
    layout.effects.clear();
    layout.question.clear();
    layout.playZone = {};
    layout.memo = {};
}

/// The cards in a box, from the left.
QStringList cardsIn(const Layout& layout, const QRectF& box)
{
    std::vector<const Piece*> cards;
    for (const Piece& piece : layout.pieces)
        if (piece.role == Role::Card && box.contains(piece.centre))
            cards.push_back(&piece);
    std::stable_sort(cards.begin(), cards.end(),
                     [](const Piece* one, const Piece* other) { return one->centre.x() < other->centre.x(); });
    QStringList ids;
    for (const Piece* card : cards)
        ids << card->id;
    return ids;
}

/// Whether a number has too many values to be shown as tiles.
bool isTyped(const FormControl& control)
{
    return control.kind == FormControl::Kind::Number && (control.high - control.low) / control.step >= kMostTiles;
}

/// The tiles of a control: its values, or digits.
std::vector<FormChoice> tilesOf(const FormControl& control)
{
    if (!isTyped(control))
        return valuesOf(control);
    std::vector<FormChoice> digits;
    for (const char* each : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0"})
        digits.push_back({QLatin1String(each), QLatin1String(each)});
    if (control.low < 0)
        digits.push_back({QStringLiteral("-"), QStringLiteral("−")});
    return digits;
}

using CardRows = std::vector<std::vector<const DeckCard*>>;

/// Rows of at most so many cards, so that the cards become as large as the room allows.
CardRows wrapped(const CardRows& rows, const QRectF& room, const Grid& grid)
{
    constexpr std::size_t kFewest = 4, kMost = 12;
    CardRows best = rows;
    double widest = 0;
    for (std::size_t most = kMost; most >= kFewest; --most) {
        CardRows lines;
        std::vector<int> counts;
        for (const auto& row : rows)
            for (std::size_t from = 0; from < row.size(); from += most) {
                const auto to = std::min(row.size(), from + most);
                lines.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(from),
                                   row.begin() + static_cast<std::ptrdiff_t>(to));
                counts.push_back(static_cast<int>(to - from));
            }
        if (const double width = boxesIn(room, counts, grid).front().front().width(); width > widest) {
            widest = width;
            best = lines;
        }
    }
    return best;
}

/// The face of a card, with a key.
Face keyed(const DeckCard& card)
{
    Face face = card.face;
    if (face.key.isEmpty())
        face.key = QStringLiteral("put-card:") + card.name;
    return face;
}

QRectF scaled(const QRectF& box, double by)
{
    return {box.topLeft() * by, box.size() * by};
}

} // namespace

PositionTable::PositionTable(const WindowStyle& style) : style_(style), stage_(new Stage)
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(stage_);
    stage_->installEventFilter(this);
    connect(stage_, &Stage::chosen, this, &PositionTable::choose);
    connect(stage_, &Stage::gestureChanged, this, [this] {
        followFocus();
        arrange();
    });
}

bool PositionTable::isFor(const GameInfo& info)
{
    return findPositionForm(info.id).lay != nullptr;
}

void PositionTable::show(const GameInfo& info, const PositionLines& lines, const AnyMatch* match)
{
    if (info_ != &info) {
        info_ = &info;
        table_ = findTable(info.id);
        game_ = findPositionForm(info.id);
        current_.clear();
        stage_->setTheme(style_.theme(table_->surface()));
    }
    lines_ = lines;
    form_ = game_.form(lines, style_.canvas({}, table_->surface()));
    position_ = positionFor(match);
    arrange();
}

/// The Position of the match, else of the View that the lines describe.
Position PositionTable::positionFor(const AnyMatch* match) const
{
    const Seat own = lines_.number("seat");
    std::vector<SeatInfo> seats;
    for (Seat seat = 0; seat < lines_.players(); ++seat)
        seats.push_back({.name = formSeatName(seat, own), .character = {}, .person = seat == own});
    if (match)
        return parlour::positionOf(*match, std::move(seats), {own, false});
    PositionLines lines = lines_;
    game_.complete(lines);
    Position position;
    position.seats = std::move(seats);
    position.viewpoint = lines.number("seat");
    position.views.resize(position.seats.size());
    position.views[asIndex(position.viewpoint)] = viewOfLines(lines.text());
    position.node = Node::waiting(position.viewpoint);
    return position;
}

QRect PositionTable::boxArea() const
{
    const double width = std::clamp(kBoxFixed + this->width() * kBoxPart, kLeastBox, kMostBox);
    return QRectF(this->width() - width, kInset, width - kInset, height() - 2 * kInset).toAlignedRect();
}

void PositionTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

// ------------------------------------------------------------------------------------------------------------ layout

void PositionTable::arrange()
{
    if (!table_ || width() < kLeastBox || height() < 50)
        return;
    const QSizeF room(boxArea().left(), height());
    const double by = std::min({1.0, room.width() / kLeastWidth, room.height() / kLeastHeight});
    const Canvas canvas = style_.canvas(room / by, table_->surface());
    Layout layout = table_->arrange(position_, {}, canvas);
    const FormAreas areas = game_.lay(lines_, canvas, layout);
    takeActions(layout);
    scaleLayout(layout, by);
    findSpots(areas, layout, by);
    addSpots(layout, canvas);
    addBox(layout, canvas);
    stage_->showQuietly(layout);
}

void PositionTable::findSpots(const FormAreas& areas, const Layout& layout, double by)
{
    spots_.clear();
    const auto add = [&](Spot spot) {
        const Piece* piece = layout.find(spot.area);
        if (const auto found = areas.find(spot.area); found != areas.end())
            spot.box = scaled(*found, by);
        else if (piece)
            spot.box = piece->box();
        if (spot.box.isEmpty())
            return;
        if (const FormPlace* place = placeOf(&spot))
            spot.pieces = place->pieces.isEmpty() ? cardsIn(layout, spot.box) : place->pieces;
        spots_.push_back(std::move(spot));
    };
    const auto& places = form_.cards.places;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (!places[i].area.isEmpty())
            add({places[i].area, {}, static_cast<int>(i), 0, 0});
    for (std::size_t row = 0; row < form_.rows.size(); ++row)
        for (std::size_t i = 0; i < form_.rows[row].controls.size(); ++i)
            if (const QString& area = form_.rows[row].controls[i].area; !area.isEmpty())
                add({area, {}, -1, row, i});
    const bool isThere =
        std::any_of(spots_.begin(), spots_.end(), [this](const Spot& each) { return each.area == current_; });
    if (!isThere)
        current_ = spots_.empty() ? QString() : spots_.front().area;
}

void PositionTable::addSpots(Layout& layout, const Canvas& canvas)
{
    // A place is named and clicked itself, not what the table shows there.
    for (Piece& piece : layout.pieces)
        if (piece.role != Role::Card && std::any_of(spots_.begin(), spots_.end(), [&](const Spot& each) {
                return each.box.contains(piece.centre);
            })) {
            piece.role = Role::Picture;
            piece.name.clear();
            piece.description.clear();
        }
    for (const Spot& spot : spots_) {
        const PlaceMark mark{spot.area == current_, isWrong(spot)};
        Piece piece;
        piece.id = spotId(spot.area);
        piece.centre = spot.box.center();
        piece.size = spot.box.size();
        // A control lies on what shows its value; cards of a place lie on the place.
        piece.height = spot.place < 0 ? kCardLevel : kPlaceLevel;
        const FormControl* control = controlOf(&spot);
        piece.face = control && control->showsName ? writtenFace(canvas, {control->name, valueName(*control), mark})
                                                   : placeMarkFace(canvas, mark);
        piece.role = Role::Button;
        piece.name = nameOf(spot);
        piece.description = mark.isWrong ? why_ : spot.place >= 0 ? placeOf(&spot)->name : QString();
        piece.row = spot.area;
        piece.choices = {{actionOf(QStringLiteral("spot"), {spot.area}), {}}};
        layout.pieces.push_back(std::move(piece));
        const FormPlace* place = placeOf(&spot);
        if (!place)
            continue;
        addCards(layout, spot);
        const bool isShort = spot.box.height() < kLowPlace && !mark.isCurrent && !mark.isWrong && place->note.isEmpty();
        const TitleMark title{place->key, isShort ? QString() : place->note.isEmpty() ? place->name : place->note, mark};
        const QSizeF size = titleSize(canvas, title);
        Piece words;
        words.id = QStringLiteral("title:") + spot.area;
        const double room = boxArea().left() - size.width() - 2;
        words.centre = QPointF(std::clamp(spot.box.left() + 6, 2.0, std::max(2.0, room)) + size.width() / 2,
                               std::max(size.height() / 2 + 1, spot.box.top()));
        words.size = size;
        words.height = kTitleLevel;
        words.face = titleFace(canvas, title);
        layout.pieces.push_back(std::move(words));
    }
}

/// Makes the cards of a place movable. Those that the table does not show are laid in a row.
void PositionTable::addCards(Layout& layout, const Spot& spot)
{
    const FormPlace& place = *placeOf(&spot);
    const auto count = static_cast<int>(place.cards.size());
    const double tall = std::min(0.72 * spot.box.height(), 72.0), wide = tall / form_.cards.aspect;
    const double pitch = count > 1 ? std::min(wide + 4, (spot.box.width() - wide - 12) / (count - 1)) : 0;
    for (int i = 0; i < count; ++i) {
        const DeckCard* card = findCard(form_.cards, place.cards[i]);
        if (!card)
            continue;
        Piece* piece = layout.find(spot.pieces.value(i));
        if (!piece && !place.pieces.isEmpty())
            continue;
        if (!piece) {
            Piece laid;
            laid.id = form_.cards.copies == 1 && !place.isMark ? QStringLiteral("card:") + card->id
                                                               : QStringLiteral("laid:%1:%2").arg(spot.area).arg(i);
            laid.centre = {spot.box.left() + 6 + wide / 2 + i * pitch, spot.box.bottom() - tall / 2 - 5};
            laid.size = {wide, tall};
            laid.height = kCardLevel + i;
            laid.face = keyed(*card);
            laid.shadow = Shadow::Rest;
            layout.pieces.push_back(std::move(laid));
            piece = &layout.pieces.back();
        }
        const QString where = QString::number(spot.place), which = QString::number(i);
        piece->role = Role::Card;
        piece->name = tr("%1, %2", "a card and its place").arg(card->name, place.name);
        piece->description = tr("A click takes it out");
        piece->row = spot.area;
        piece->actsAtOnce = piece->draggable = true;
        piece->choices = targetsFor(
            card->id,
            [&](int to) {
                return actionOf(QStringLiteral("move"), {where, which, QString::number(to)});
            },
            spot.place);
        const std::string out = actionOf(QStringLiteral("out"), {where, which});
        piece->choices.push_back({out, {}});
        piece->choices.push_back({out, QLatin1String(kBox)});
    }
}

/// The places that take a card, and the cards of the table that stand for another place, each with what it does there.
std::vector<Choice> PositionTable::targetsFor(const QString& card, const std::function<std::string(int place)>& action,
                                              int except) const
{
    std::vector<Choice> targets;
    const auto& places = form_.cards.places;
    for (const Spot& spot : spots_) {
        if (spot.place < 0 || spot.place == except || !accepts(places[asIndex(spot.place)], card))
            continue;
        targets.push_back({action(spot.place), spotId(spot.area)});
        if (const int onto = places[asIndex(spot.place)].onto; onto >= 0 && onto != except)
            for (const QString& piece : places[asIndex(spot.place)].pieces)
                targets.push_back({action(onto), piece});
    }
    return targets;
}

// --------------------------------------------------------------------------------------------------------------- box

void PositionTable::addBox(Layout& layout, const Canvas& canvas)
{
    const QRectF box = boxArea();
    Piece ground;
    ground.id = QLatin1String(kBox);
    ground.centre = box.center();
    ground.size = box.size();
    ground.height = kPlaceLevel;
    ground.face = boxFace(canvas);
    layout.pieces.push_back(std::move(ground));
    const Spot* spot = current();
    if (!spot)
        return;
    const auto addText = [&](const QString& id, const QRectF& room, const QString& text, const TextStyle& style) {
        Piece piece;
        piece.id = id;
        piece.centre = room.center();
        piece.size = room.size();
        piece.height = kTileLevel;
        piece.face = textFace(canvas, text, style);
        piece.role = Role::Text;
        piece.name = spoken(text);
        piece.part = 1;
        layout.pieces.push_back(std::move(piece));
    };
    const QRectF inside = box.adjusted(kInset, kInset, -kInset, -kInset);
    const FormPlace* place = placeOf(spot);
    addText(QStringLiteral("box:title"), {inside.left(), inside.top(), inside.width(), 22},
            place ? place->name : controlOf(spot)->name, {14, true, canvas.theme.tableText});
    const QString words = hint();
    TextStyle small{12, false, canvas.theme.tableDim};
    small.lines = 3;
    small.align = Qt::AlignLeft | Qt::AlignTop;
    const double tall = textSize(canvas, words, small, inside.width()).height() + 4;
    addText(QStringLiteral("box:hint"), {inside.left(), inside.bottom() - tall, inside.width(), tall}, words, small);
    const QRectF room(inside.left(), inside.top() + 28, inside.width(), inside.height() - 34 - tall);
    if (place)
        addCardTiles(layout, room);
    else
        addValueTiles(layout, canvas, room);
}

QString PositionTable::hint() const
{
    if (placeOf(current()))
        return tr("Click, drag or type a card. Backspace takes the last one out; Alt and a letter go to the place with it.");
    return controlOf(current())->kind == FormControl::Kind::Choice ? tr("Click what it is.")
                                                                   : tr("Click or type what it is.");
}

/// The cards that the chosen place takes; of a deck, those that lie nowhere.
void PositionTable::addCardTiles(Layout& layout, const QRectF& room)
{
    const FormCards& cards = form_.cards;
    const FormPlace& place = *placeOf(current());
    CardRows rows;
    for (const auto& all : cards.rows) {
        std::vector<const DeckCard*> row;
        for (const DeckCard& card : all)
            if (accepts(place, card.id))
                row.push_back(&card);
        if (!row.empty())
            rows.push_back(std::move(row));
    }
    const bool isDeck = cards.copies == 1;
    const Grid grid{cards.aspect, kLargestTile, isDeck ? kIndexPitch : 1};
    if (!isDeck) // suits stay in a row
        rows = wrapped(rows, room, grid);
    std::vector<int> counts;
    for (const auto& row : rows)
        counts.push_back(static_cast<int>(row.size()));
    const auto boxes = boxesIn(room, counts, grid);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            const DeckCard& card = *rows[row][i];
            const auto used = usedCopies(cards, card.id);
            if (cards.copies == 1 && used > 0 && !place.isMark)
                continue;
            Piece tile;
            tile.id = (cards.copies == 1 && !place.isMark ? QStringLiteral("card:") : QStringLiteral("tile:")) + card.id;
            tile.centre = boxes[row][i].center();
            tile.size = boxes[row][i].size();
            tile.height = kTileLevel;
            tile.face = keyed(card);
            tile.role = Role::Card;
            tile.name = used > 0 && !place.isMark ? tr("%1, %n of it placed", nullptr, static_cast<int>(used)).arg(card.name)
                                                  : card.name;
            tile.description = card.about;
            tile.row = QStringLiteral("tiles");
            tile.part = 1;
            tile.shadow = Shadow::Rest;
            tile.radius = 0.06 * tile.size.width();
            if (used >= cards.copies && !place.isMark) {
                tile.dimmed = true;
                tile.whyNot = tr("All of them are placed.");
            } else {
                const auto action = [&card](int to) {
                    return actionOf(QStringLiteral("card"), {card.id, QString::number(to)});
                };
                tile.actsAtOnce = tile.draggable = true;
                tile.choices = targetsFor(card.id, action, -1);
                tile.choices.push_back({action(current()->place), {}});
            }
            layout.pieces.push_back(std::move(tile));
        }
}

void PositionTable::addValueTiles(Layout& layout, const Canvas& canvas, const QRectF& room)
{
    const FormControl& control = *controlOf(current());
    const std::vector<FormChoice> values = tilesOf(control);
    const bool isPicture = control.kind == FormControl::Kind::Picture;
    const bool isLong = !isPicture
        && std::any_of(values.begin(), values.end(), [](const FormChoice& each) { return each.name.size() > kShort; });
    const bool isKeypad = isTyped(control);
    const int columns = isLong ? 1 : isPicture || isKeypad ? 3 : 6;
    std::vector<int> counts;
    for (int left = static_cast<int>(values.size()); left > 0; left -= columns)
        counts.push_back(std::min(left, columns));
    const Grid grid{isPicture    ? control.aspect
                        : isLong ? 40 / room.width()
                                 : 0.8,
                    isLong          ? room.width()
                        : isPicture ? 84
                                    : 56,
                    1};
    const auto boxes = boxesIn(room, counts, grid);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const FormChoice& value = values[i];
        const QRectF& box = boxes[i / static_cast<std::size_t>(columns)][i % static_cast<std::size_t>(columns)];
        const bool isNow = !isKeypad && value.value == control.value;
        Piece tile;
        tile.id = QStringLiteral("value:%1:%2").arg(current_, value.value);
        tile.centre = box.center();
        tile.size = box.size();
        tile.height = kTileLevel;
        tile.face = value.face.draw ? value.face : valueFace(canvas, value.name, isNow);
        if (tile.face.key.isEmpty())
            tile.face.key = QStringLiteral("value-picture:%1:%2").arg(QString::fromStdString(info_->id), tile.id);
        tile.role = Role::Button;
        tile.ring = isNow && isPicture ? Ring::Chosen : Ring::None;
        tile.name = isNow ? tr("%1, chosen", "a value").arg(value.name) : value.name;
        tile.row = QStringLiteral("tiles");
        tile.part = 1;
        tile.choices = {{actionOf(isKeypad ? QStringLiteral("type") : QStringLiteral("value"), {value.value}), {}}};
        layout.pieces.push_back(std::move(tile));
    }
}

// --------------------------------------------------------------------------------------------------------- the spots

const PositionTable::Spot* PositionTable::current() const
{
    const auto found =
        std::find_if(spots_.begin(), spots_.end(), [this](const Spot& each) { return each.area == current_; });
    return found == spots_.end() ? nullptr : &*found;
}

const FormPlace* PositionTable::placeOf(const Spot* spot) const
{
    return spot && spot->place >= 0 ? &form_.cards.places[asIndex(spot->place)] : nullptr;
}

const FormControl* PositionTable::controlOf(const Spot* spot) const
{
    return spot && spot->place < 0 ? &form_.rows[spot->row].controls[spot->index] : nullptr;
}

QString PositionTable::valueName(const FormControl& control) const
{
    for (const FormChoice& each : control.choices)
        if (each.value == control.value)
            return each.name;
    return control.value.isEmpty() ? QStringLiteral("–") : control.value;
}

QString PositionTable::nameOf(const Spot& spot) const
{
    const FormPlace* place = placeOf(&spot);
    if (!place) {
        const FormControl& control = *controlOf(&spot);
        return tr("%1: %2", "a control and its value").arg(control.name, valueName(control));
    }
    QStringList names;
    for (const QString& id : place->cards)
        if (const DeckCard* card = findCard(form_.cards, id))
            names << card->name;
    const QString& said = place->note.isEmpty() ? place->name : place->note;
    const QString title = place->most > 1 && !names.isEmpty()
        ? tr("%1 (%2)", "a place and the number of its cards").arg(said).arg(names.size())
        : said;
    //: A place for cards with its key, and its cards.
    return tr("%1 [%2]: %3").arg(title, place->key, names.isEmpty() ? tr("no cards") : listOf(names));
}

bool PositionTable::isWrong(const Spot& spot) const
{
    const FormPlace* place = placeOf(&spot);
    return !wrong_.empty() && (place ? place->field : controlOf(&spot)->field) == wrong_;
}

void PositionTable::mark(const std::string& field, const QString& why)
{
    if (wrong_ == field && why_ == why)
        return;
    wrong_ = field;
    why_ = why;
    arrange();
}

bool PositionTable::isMarked() const
{
    return std::any_of(spots_.begin(), spots_.end(), [this](const Spot& each) { return isWrong(each); });
}

void PositionTable::focusMarked()
{
    const auto wrong = std::find_if(spots_.begin(), spots_.end(), [this](const Spot& each) { return isWrong(each); });
    if (wrong != spots_.end())
        goTo(QString(wrong->area));
}

// ----------------------------------------------------------------------------------------------------------- changes

void PositionTable::choose(const std::string& action)
{
    const QStringList words = QString::fromStdString(action).split(QLatin1Char('\t'));
    const FormEdit edit{form_, lines_};
    const auto number = [&](int index) { return words.value(index).toInt(); };
    if (words[0] == QLatin1String("type"))
        return type(words.value(1));
    letters_.clear();
    if (words[0] == QLatin1String("spot")) {
        current_ = words.value(1);
        arrange();
    } else if (words[0] == QLatin1String("value")) {
        setValue(words.value(1));
    } else if (words[0] == QLatin1String("card")) {
        finish(edit.with(words.value(1), asIndex(number(2))));
    } else if (words[0] == QLatin1String("out")) {
        finish(edit.without(asIndex(number(1)), number(2)));
    } else {
        finish(edit.moved(asIndex(number(1)), number(2), asIndex(number(3))));
    }
}

/// Makes a place the one that cards are sent to, with the keyboard.
void PositionTable::goTo(const QString& area)
{
    current_ = area;
    letters_.clear();
    arrange();
    stage_->setFocus(Qt::OtherFocusReason);
    stage_->focusOn(spotId(area));
}

/// Follows the keyboard to a place or one of its cards.
void PositionTable::followFocus()
{
    const Piece* piece = stage_->layout().find(stage_->focusedPiece());
    if (!piece || piece->row == current_)
        return;
    for (const Spot& spot : spots_)
        if (spot.area == piece->row) {
            current_ = spot.area;
            letters_.clear();
        }
}

void PositionTable::finish(const std::optional<PositionLines>& changed)
{
    if (!changed)
        return;
    PositionLines lines = *changed;
    game_.settle(lines_, lines);
    emit edited(lines);
}

/// Sets the chosen control. Of a row of pictures, the next one is chosen then.
void PositionTable::setValue(const QString& value)
{
    const Spot* spot = current();
    const FormControl* control = controlOf(spot);
    if (!control)
        return;
    const bool isPicture = control->kind == FormControl::Kind::Picture;
    const QString focused = stage_->focusedPiece();
    const bool isFocused = focused == spotId(current_);
    if (isPicture && spot->index + 1 < form_.rows[spot->row].controls.size())
        if (const FormControl& next = form_.rows[spot->row].controls[spot->index + 1]; next.kind == control->kind)
            current_ = next.area;
    PositionLines lines = lines_;
    control->set(lines, value);
    finish(lines);
    if (isFocused)
        stage_->focusOn(spotId(current_));
    arrange();
}

// -------------------------------------------------------------------------------------------------------------- keys

bool PositionTable::eventFilter(QObject*, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isPlain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (event->type() == QEvent::ShortcutOverride) {
        if (isPlain && !key.text().isEmpty() && key.text()[0].isPrint())
            event->accept(); // typed, whatever else the window does with such a key
        return false;
    }
    return typeKey(key);
}

bool PositionTable::typeKey(const QKeyEvent& event)
{
    followFocus();
    const QString text = event.text();
    if (event.modifiers() == Qt::AltModifier) {
        for (const Spot& spot : spots_)
            if (const FormPlace* place = placeOf(&spot); place && place->key == QKeySequence(event.key()).toString()) {
                goTo(spot.area);
                return true;
            }
        return false;
    }
    if (event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete) {
        takeBack();
        return true;
    }
    const bool isTyped = !text.isEmpty() && text[0].isPrint() && !text[0].isSpace()
        && !(event.modifiers() & (Qt::ControlModifier | Qt::MetaModifier));
    if (!isTyped)
        return false;
    type(text);
    return true;
}

/// Adds the card or the value with these letters; forgets letters that begin none.
void PositionTable::type(const QString& text)
{
    const Spot* spot = current();
    if (const FormControl* control = controlOf(spot))
        return typeValue(*control, text);
    const FormPlace* place = placeOf(spot);
    if (!place)
        return;
    letters_ += text;
    TypedCard typed = typedCard(form_.cards, *place, letters_);
    if (typed.card.isEmpty() && !typed.isBeginning) {
        letters_ = text;
        typed = typedCard(form_.cards, *place, letters_);
    }
    if (typed.isBeginning)
        return;
    letters_.clear();
    if (!typed.card.isEmpty())
        finish(FormEdit{form_, lines_}.with(typed.card, asIndex(spot->place)));
}

void PositionTable::typeValue(const FormControl& control, const QString& text)
{
    if (control.kind != FormControl::Kind::Number) {
        for (const Qt::CaseSensitivity how : {Qt::CaseSensitive, Qt::CaseInsensitive})
            for (const FormChoice& each : control.choices)
                if (!each.key.isEmpty() && each.key.compare(text, how) == 0)
                    return setValue(QString(each.value));
        return;
    }
    letters_ += text;
    const int least = control.low + (control.mayBeEmpty ? 1 : 0);
    bool isNumber = false;
    int value = letters_.toInt(&isNumber);
    if (letters_ == QLatin1String("-") && least < 0)
        return;
    if (!isNumber || value > control.high) {
        letters_ = text;
        value = letters_.toInt(&isNumber);
    }
    const QString kept = letters_;
    if (isNumber && value >= least && value <= control.high && (value - least) % control.step == 0)
        setValue(QString::number(value));
    letters_ = isNumber ? kept : QString();
}

/// Takes out the last card of the chosen place, or the value of its control.
void PositionTable::takeBack()
{
    const Spot* spot = current();
    if (const FormPlace* place = placeOf(spot)) {
        if (!letters_.isEmpty())
            letters_.clear();
        else if (!place->cards.isEmpty())
            finish(FormEdit{form_, lines_}.without(asIndex(spot->place), place->cards.size() - 1));
    } else if (const FormControl* control = controlOf(spot); control && control->mayBeEmpty) {
        letters_.clear();
        setValue({});
    }
}

} // namespace parlour
