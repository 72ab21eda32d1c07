// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pazaak's table: the layout of a position, and its GameTable.
#include "app/tables/game_tables.h"
#include "app/tables/kit/builder.h"
#include "app/tables/kit/table.h"
#include "app/tables/pazaak/pazaak_cards.h"
#include "app/tables/pazaak/pazaak_paint.h"
#include "app/tables/pazaak/pazaak_text.h"
#include "app/tables/table_capabilities.h"

#include <algorithm>
#include <utility>

namespace parlour::pazaak {

namespace {

constexpr int kPlaces = 9;
constexpr int kLongestRow = 12; ///< house cards of a seat: five ones, five twos and a three make 18, the next is the last
constexpr double kCardWidth = 88, kPitch = 96; ///< on the rows, in units
constexpr double kRowWidth = (kPlaces - 1) * kPitch + kCardWidth;

QSizeF cardSize(double width)
{
    return {width, width * kCardAspect};
}

/// The geometry of a table in a given room, in pixels. A unit is a pixel of a table 960 wide. Spare height goes to the gaps
/// in fixed shares; spare width stays at the sides. In arrays, 0 is the upper seat and 1 the lower.
struct Measures {
    /// `figures`: with room for a bot's figures below the own side cards.
    Measures(QSizeF room, bool figures)
    {
        constexpr double kTop = 14, kBand = 50, kUnderBand = 14, kRow = kCardWidth * kCardAspect;
        constexpr double kBarGap = 21, kBar = 36, kMiddle = 86;
        const double underRow = figures ? 40 : 58, handBand = figures ? 140 : kRow, foot = figures ? 12 : 24;
        const double least = kTop + kBand + kUnderBand + 2 * (kRow + kBarGap + kBar) + kMiddle + underRow + handBand + foot;
        unit = std::min({room.width() / (kRowWidth + 40), room.height() / least, 2.0});
        left = (room.width() - px(kRowWidth)) / 2;
        right = room.width();

        const double spare = room.height() / unit - least;
        const double share = std::min(spare, 60.0) / 37;
        double y = std::max(0.0, spare - 60) / 2 + kTop;
        const auto place = [&](double height, double gap) { return px(std::exchange(y, y + height + gap)); };
        topLine = place(kBand, kUnderBand) + px(kBand / 2);
        row[0] = place(kRow, kBarGap + 9 * share);
        bar[0] = place(kBar, kMiddle + 4 * share);
        bar[1] = place(kBar, kBarGap + 9 * share);
        row[1] = place(kRow, underRow + 15 * share);
        hand = px(y);
        handHeight = px(handBand);
    }

    double px(double units) const { return units * unit; }
    double x(double units) const { return left + px(units); } ///< the x of a point right of the rows' left end
    double barHeight() const { return px(36); }
    double barLeft() const { return x(150); }
    double barWidth() const { return px(572); }
    double middle() const { return (bar[0] + bar[1] + barHeight()) / 2; }

    double unit = 1;
    double left = 0; ///< of the rows
    double right = 0; ///< of the room
    double topLine = 0; ///< the middle of the upper plate
    std::array<double, 2> row{}, bar{}; ///< tops
    double hand = 0, handHeight = 0; ///< of the own side cards with their figures
};

class Table : kit::Builder {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    Table(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
        : Builder(gesture, {canvas, Measures(canvas.size, hasFigures(seen)).unit}),
          seen_(seen),
          m_(canvas.size, hasFigures(seen))
    {
    }

    Layout build()
    {
        placeSideCards(seen_.other());
        placeSideCards(seen_.me());
        for (const Seat seat : {seen_.other(), seen_.me()}) {
            placePlate(seat);
            placeTotal(seat);
            placeRow(seat);
            placeBar(seat);
            placeLastMove(seat);
        }
        placeRuler();
        placeDeck();
        placeButtons();
        placeFigures();
        if (seen_.position().hasWheels)
            placeDeckCounts();
        placeNote();
        const double top = m_.bar[1];
        out_.playZone = QRectF(0, top, m_.right, m_.hand - top); // a side card may be dragged to the own cards
        return std::move(out_);
    }

private:
    /// Whether room for figures is kept below the own side cards: always while bots are watched, so that nothing moves.
    static bool hasFigures(const SeenPosition& seen) { return !seen.isPlaying() || seen.report(); }
    bool isMine(Seat seat) const { return seat == seen_.me(); }
    std::size_t rowOf(Seat seat) const { return isMine(seat) ? 1 : 0; }
    /// The report to show on the actions of `seat`; null if there is none.
    const Report* reportOn(Seat seat) const { return seen_.isTurn(seat) ? seen_.report() : nullptr; }

    // The ids of side cards. A card is numbered by the number of equal cards after it, so it keeps its id when another
    // leaves and when it is played: the first of equal cards is played. Cards of a closed hand are numbered from the left,
    // and the last one is played.
    struct Side {
        QString id;
        int value = 0; ///< 0: closed
        bool goesFirst = false; ///< the first of equal cards
    };

    static QString houseId(int hand, Seat seat, int index)
    {
        return QStringLiteral("house:%1:%2:%3").arg(hand).arg(seat).arg(index);
    }
    static QString openId(Seat seat, int value, std::ptrdiff_t laterCopies)
    {
        return QStringLiteral("side:%1:%2.%3").arg(seat).arg(value).arg(laterCopies);
    }
    static QString closedId(Seat seat, int index) { return QStringLiteral("side:%1:#%2").arg(seat).arg(index); }

    std::vector<Side> sideCards(Seat seat) const
    {
        std::vector<Side> cards;
        if (const SideCards* sides = seen_.sides(seat)) {
            for (const Value* card = sides->begin(); card != sides->end(); ++card)
                cards.push_back({openId(seat, *card, std::count(card + 1, sides->end(), *card)), *card,
                                 std::find(sides->begin(), card, *card) == card});
        } else {
            for (int i = 0; i < seen_.sideCount(seat); ++i)
                cards.push_back({closedId(seat, i)});
        }
        return cards;
    }
    QString playedId(Seat seat) const
    {
        const int value = seen_.board(seat).side;
        const SideCards* sides = seen_.sides(seat);
        return sides ? openId(seat, value, std::count(sides->begin(), sides->end(), value))
                     : closedId(seat, seen_.sideCount(seat));
    }

    bool isHoveredOrSelected(const QString& id) const { return isPointedAt(id) || id == gesture_.selected; }

    static int valueOf(const Piece& card)
    {
        const auto action = parseAction(card.choices.front().action.notation);
        return action ? action->card : 0;
    }

    /// The side card previewed on a seat's bar: the hovered or selected one, else the bot's choice; 0: none.
    int previewed(Seat seat) const
    {
        if (seen_.board(seat).bust()) // no card changes anything
            return 0;
        if (isMine(seat) && seen_.mayAct())
            for (const Side& card : sideCards(seat))
                if (isHoveredOrSelected(card.id))
                    return card.value;
        const auto chosen = seen_.isTurn(seat) ? seen_.chosen() : std::nullopt;
        return chosen && chosen->kind == Action::Kind::Play ? chosen->card : 0;
    }

    void placePlate(Seat seat)
    {
        SeatDrawable plate{kit::discOf(seen_.info(seat)), TableText::plateLine(seen_, seat), seen_.isTurn(seat),
                           seen_.wins(seat)};
        plate.winsAt = winsNextToName(style_, plate);
        const QSizeF size = isMine(seat) ? QSizeF(handLeft_ - m_.x(4), px(100)) : QSizeF(px(340), px(76));
        const double top = isMine(seat) ? m_.hand : m_.topLine - size.height() / 2;
        const QRectF rect(QPointF(m_.x(-4), top), size);
        addSeat(seen_, seat, rect, plate, TableText::plate(seen_, seat));
    }

    void placeTotal(Seat seat)
    {
        const Board& board = seen_.board(seat);
        const int more = previewed(seat);
        const double middle = m_.bar[rowOf(seat)] + m_.barHeight() / 2;
        const QRectF rect(m_.left, middle - px(32), px(130), px(64));
        add(kit::numbered("total", seat), rect, TotalDrawable{board.total, more ? board.total + more : 0}, 0,
            TableText::total(seen_, seat));
        if (!board.standing && !board.bust())
            return;
        // The tag is at the ruler.
        const QString text = board.bust() ? TableText::bust() : tr("stands");
        const QSizeF size = tagSize(style_, text);
        const double top = isMine(seat) ? middle - px(28) - size.height() : middle + px(28);
        const QRectF tag(QPointF(m_.x(130) - size.width(), top), size);
        add(kit::numbered("tag", seat), tag, TagDrawable{text, board.bust()});
    }

    void placeRow(Seat seat)
    {
        const Board& board = seen_.board(seat);
        const QSizeF card = cardSize(px(kCardWidth));
        const QRectF all(m_.left, m_.row[rowOf(seat)], px(kRowWidth), card.height());
        // More cards than places are rare: they close up and hide the places.
        const bool crowded = board.cards() > kPlaces;
        const double pitch =
            kit::Spread(std::max(board.cards(), kPlaces), card.width(), px(kPitch - kCardWidth), all.width()).pitch;
        if (!crowded)
            add(kit::numbered("places", seat), all, PlacesDrawable{card, pitch});
        int count = 0;
        const auto lay = [&](const QString& id, const Face& face, const QString& name, const QString& from) {
            const QRectF rect(QPointF(all.left() + count * pitch, all.top()), card);
            add(id, rect, face,
                {.height = 1 + 0.01 * count++,
                 .role = Role::Card,
                 .radius = px(5),
                 .cut = card.width() * kCardCut,
                 .shadow = Shadow::Rest,
                 .name = name,
                 .from = from});
        };
        for (const Value value : board.house)
            lay(houseId(seen_.view().hand, seat, count), houseFace(value, style_.canvas.font),
                tr("house card %1").arg(value), QStringLiteral("deck"));
        if (board.side)
            lay(playedId(seat), sideFace(board.side, style_.canvas.font), tr("plus %1, played").arg(board.side),
                closedId(seat, seen_.sideCount(seat)));
    }

    void placeBar(Seat seat)
    {
        const Board& board = seen_.board(seat);
        const QRectF rect(m_.barLeft(), m_.bar[rowOf(seat)], m_.barWidth(), m_.barHeight());
        const BarDrawable bar{{board.house.begin(), board.house.end()}, board.side, previewed(seat)};
        add(kit::numbered("bar", seat), rect, bar, {.worth = 1});
    }

    /// A bubble with the seat's last move, except for persons. A bot at the bottom has it in place of the buttons.
    void placeLastMove(Seat seat)
    {
        const QString text = TableText::lastMove(seen_, seat);
        if (text.isEmpty() || reportOn(seat) || (isMine(seat) && seen_.isPlaying()))
            return;
        const kit::Bubble bubble{.text = text, .tip = kit::Tip::Left, .dark = true, .lines = isMine(seat) ? 3 : 2};
        const QSizeF size = bubbleSize(style_, bubble, px(isMine(seat) ? 200 : 300));
        const QPointF tip = isMine(seat) ? QPointF(m_.x(656), m_.hand + px(58)) : QPointF(m_.x(344), m_.topLine);
        add(kit::numbered("move", seat), QRectF(tip - QPointF(0, size.height() / 2), size), bubble, {.worth = 0.5});
    }

    void placeRuler()
    {
        const double margin = px(36), over = px(8);
        const QRectF rect(m_.barLeft() - margin, m_.bar[0] - over, m_.barWidth() + 2 * margin,
                          m_.bar[1] + m_.barHeight() - m_.bar[0] + 2 * over);
        add(QStringLiteral("ruler"), rect, RulerDrawable{margin, TableText::bust()}, {.height = 3});
    }

    void placeDeck()
    {
        const QSizeF card = cardSize(px(64));
        const QRectF top(QPointF(m_.x(kRowWidth) - card.width(), m_.middle() - card.height() / 2 - px(14)), card);
        const int left = seen_.view().houseLeft;
        for (int under = std::min(3, left) - 1; under >= 0; --under) {
            add(kit::numbered("deck", under), top.translated(-px(3) * under, -px(2) * under), backFace(),
                {.radius = px(4), .cut = card.width() * kCardCut, .shadow = under == 0 ? Shadow::Rest : Shadow::None});
        }
        const double half = std::min(px(60), m_.right - 4 - top.center().x());
        const kit::Figure count{QString::number(left), tr("house cards")};
        const QRectF words(top.center().x() - half, top.bottom() + px(4), 2 * half, figureSize(style_, count).height());
        add(QStringLiteral("deck:count"), words, count, 0, tr("house deck, %n card(s) left", nullptr, left)).worth = 0.3;
        out_.anchors.insert(QStringLiteral("deck"), {top.center(), card, 0, backFace()});
        // Each hand is dealt from the whole deck: the cards of the previous hand, or of an undone one, return to it.
        for (int hand = seen_.view().hand - 1; hand <= seen_.view().hand + 1; ++hand)
            for (const Seat seat : {0, 1})
                for (int n = 0; n < kLongestRow; ++n)
                    out_.goesTo.insert(houseId(hand, seat, n), QStringLiteral("deck"));
    }

    /// The counts of the deck, above the buttons that decide whether to draw.
    void placeDeckCounts()
    {
        const auto left = seen_.view().unseenHouse();
        const double above = m_.row[1] + cardSize(m_.px(kCardWidth)).height(),
                     tall = std::min(m_.px(38), m_.hand - above - 2);
        const QRectF rect(m_.x(kRowWidth) - m_.px(236), (above + m_.hand - tall) / 2, m_.px(236), tall);
        add(QStringLiteral("left"), rect, DeckCountsDrawable{left}, 0, TableText::leftInDeck(left)).worth = 0.2;
    }

    void placeSideCards(Seat seat)
    {
        const std::vector<Side> cards = sideCards(seat);
        if (cards.empty())
            return;
        const bool mine = isMine(seat);
        const auto count = static_cast<double>(cards.size());
        const double gap = px(mine ? 12 : 6), room = px(mine ? 448 : 278);
        const double tall = m_.handHeight - px(hasFigures(seen_) ? 32 : 0);
        const double wanted = mine ? tall / kCardAspect : px(46);
        const QSizeF size = cardSize(std::min(wanted, room / count - gap));
        const double figure = mine ? 0 : widestFigure(seat); // small cards are spaced to fit their figures
        const double pitch = std::min(std::max(size.width() + gap, figure + 2), room / count);
        const double all = (count - 1) * pitch + size.width();
        double x = mine ? m_.x(426) - all / 2 : m_.x(kRowWidth) - all - std::max(0.0, figure - size.width()) / 2;
        const double top = mine ? m_.hand : m_.topLine - size.height() / 2;
        if (mine)
            handLeft_ = x;
        int number = 0;
        for (const Side& card : cards) {
            placeSideCard(seat, card, QRectF(QPointF(x, top), size), ++number);
            x += pitch;
        }
    }

    double widestFigure(Seat seat) const
    {
        double widest = 0;
        if (const Report* report = reportOn(seat))
            for (const Candidate& each : report->candidates)
                widest = std::max(widest, kit::chipSize(style_, {figureOf(*report, each), false, true}).width());
        return widest;
    }

    void placeSideCard(Seat seat, const Side& card, QRectF rect, int number)
    {
        const Action action{Action::Kind::Play, static_cast<Value>(card.value)};
        const bool active = isMine(seat) && seen_.mayAct() && card.value;
        const bool chosen = card.goesFirst && seen_.isTurn(seat) && seen_.chosen() == action;
        if (chosen) // raised only at the bottom, where there is room
            rect.translate(0, isMine(seat) ? -0.14 * rect.height() : 0);
        Piece& piece =
            add(card.id, rect, card.value ? sideFace(card.value, style_.canvas.font) : backFace(),
                {.height = chosen ? 6.0 : 4.0,
                 .role = Role::Card,
                 .ring = chosen ? Ring::Chosen
                     : active   ? Ring::Legal
                                : Ring::None,
                 .radius = px(5),
                 .cut = rect.width() * kCardCut,
                 .shadow = chosen ? Shadow::Lifted : Shadow::Rest,
                 .name = card.value ? TableText::sideCard(card.value, seen_.board(seat).total + card.value, active)
                                    : tr("side card, face down"),
                 .from = isMine(seat) ? QString() : closedId(seat, number - 1)}); // if a closed hand is opened
        if (active) {
            piece.shortcut = QString::number(number);
            piece.choices = {{toText(action), {}}};
            piece.draggable = true;
            piece.description = spoken(TableText::preview(seen_, seat, card.value));
        } else if (isMine(seat) && seen_.isPlaying()) {
            piece.whyNot = TableText::whyNotNow(seen_);
        }
    }

    QRectF buttonRect(int index) const
    {
        const double gap = px(10), height = (m_.handHeight - gap) / 2;
        return {m_.x(664), m_.hand + index * (height + gap), px(192), height};
    }

    /// The buttons of a person until the game is over, or of a bot while its report is shown.
    void placeButtons()
    {
        if (seen_.position().over || (!seen_.isPlaying() && !reportOn(seen_.me())))
            return;
        const Board& own = seen_.board(seen_.me());
        const auto does = [&](const QString& text) {
            return own.bust() ? tr("You are bust: nothing changes.") : text.arg(own.total);
        };
        placeButton(0, {Action::Kind::End, 0}, TableText::endTurn(), QStringLiteral("E"),
                    does(tr("You keep %1 and draw again.")));
        placeButton(1, {Action::Kind::Stand, 0}, TableText::standOn(own.total), QStringLiteral("S"),
                    does(tr("You keep %1 and draw no more in this hand.")));
    }

    void placeButton(int index, const Action& action, const QString& label, const QString& shortcut, const QString& does)
    {
        const Report* report = reportOn(seen_.me());
        const bool weighs = report && !figureOf(*report, toText(action)).isEmpty();
        const kit::Button button{.label = label,
                                 .key = seen_.mayAct() && !weighs ? shortcut : QString(),
                                 .brass = index == 0,
                                 .enabled = seen_.mayAct(),
                                 .chosen = report && seen_.chosen() == action,
                                 .px = weighs ? 14.0 : 16.0,
                                 .figureRoom = weighs ? px(76) : 0};
        Piece& piece = addButton(buttonId(action), buttonRect(index), button, toText(action),
                                 seen_.isPlaying() ? TableText::whyNotNow(seen_) : QString());
        piece.description = does;
        if (seen_.mayAct())
            piece.shortcut = shortcut;
    }

    static QString buttonId(const Action& action)
    {
        return QStringLiteral("button:%1").arg(QString::fromStdString(toText(action)));
    }

    /// The figures of a report, each on its card or button.
    void placeFigures()
    {
        for (const Seat seat : {seen_.other(), seen_.me()}) {
            const Report* report = reportOn(seat);
            if (!report)
                continue;
            for (const Side& card : sideCards(seat))
                if (card.value && card.goesFirst)
                    placeSideFigure(*report, seat, card);
            placeOption(*report, seat, 0, {Action::Kind::End, 0});
            placeOption(*report, seat, 1, {Action::Kind::Stand, 0});
        }
    }

    void placeSideFigure(const Report& report, Seat seat, const Side& card)
    {
        const Action action{Action::Kind::Play, static_cast<Value>(card.value)};
        Piece& piece = *out_.find(card.id);
        if (const QString figure = figureOf(report, toText(action)); !figure.isEmpty())
            piece.description = figure;
        const double below = piece.centre.y() + piece.size.height() / 2 - px(8);
        const QPointF at(piece.centre.x(), isMine(seat) ? m_.hand + m_.handHeight - px(12) : below);
        placeFigure(card.id, at, report, action, !isMine(seat));
    }

    /// The options without a card. The upper seat has no buttons: its options replace its bubble while a report is shown.
    void placeOption(const Report& report, Seat seat, int index, const Action& action)
    {
        QRectF rect = buttonRect(index);
        if (!isMine(seat)) {
            const double height = px(27);
            rect = QRectF(m_.x(348), m_.topLine + (index == 0 ? -height - px(1) : px(1)), px(228), height);
            const kit::Button option{.label =
                                         index == 0 ? TableText::endTurn() : TableText::standOn(seen_.board(seat).total),
                                     .enabled = false,
                                     .chosen = seen_.chosen() == action,
                                     .px = 14,
                                     .figureRoom = px(76)};
            add(kit::numbered("option", index), rect, option, 4);
        }
        placeFigure(buttonId(action), QPointF(rect.right() - px(42), rect.center().y()), report, action, !isMine(seat));
    }

    /// Adds nothing if the action has no value.
    void placeFigure(const QString& about, QPointF centre, const Report& report, const Action& action, bool small)
    {
        const std::string text = toText(action);
        if (const QString figure = figureOf(report, text); !figure.isEmpty())
            addChip(QStringLiteral("figure:") + about, centre, {figure, text == report.chosen, small}, 7);
    }

    /// A sentence above the own cards: the effect of the hovered card, or the result of the hand.
    void placeNote()
    {
        const auto pointed = std::find_if(out_.pieces.begin(), out_.pieces.end(), [&](const Piece& each) {
            return each.role == Role::Card && !each.choices.empty() && isHoveredOrSelected(each.id);
        });
        const bool preview = pointed != out_.pieces.end();
        const QString text =
            preview ? TableText::preview(seen_, seen_.me(), valueOf(*pointed)) : TableText::handResult(seen_);
        if (text.isEmpty())
            return;
        kit::Bubble bubble{.text = text, .tip = preview ? kit::Tip::Down : kit::Tip::None};
        const QSizeF size = bubbleSize(style_, bubble, px(kRowWidth));
        const double aim = preview ? pointed->centre.x() : m_.x(kRowWidth / 2);
        const double left = std::clamp(aim - size.width() / 2, m_.left, m_.x(kRowWidth) - size.width());
        // Above the card, which the stage lifts by 0.06 and enlarges; else between the rows.
        const double rowEnd = m_.row[1] + cardSize(px(kCardWidth)).height();
        const double bottom =
            preview ? pointed->centre.y() - 0.59 * pointed->size.height() : (rowEnd + m_.hand + size.height()) / 2;
        const QRectF rect(QPointF(left, bottom - size.height()), size);
        bubble.tipAt = aim - left;
        Piece& note = add(QStringLiteral("note"), rect, bubble, 8, spoken(text));
        note.worth = 0.3; // the result repeats it, but a cut sentence is useless
    }

    const SeenPosition& seen_;
    Measures m_;
    double handLeft_ = m_.x(330); ///< the left end of the own side cards, where the plate ends
};

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    return Table(seen, gesture, canvas).build();
}

// ----------------------------------------------------------------------------------------------------------- the table

class PazaakTable final : public kit::TableOf<SeenPosition, TableText, arrange, paintTile>,
                          public Forecast,
                          public TrainingWheels,
                          public ObviousAnswers {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    QString pieceFor(const Action& action) const override
    {
        return action.kind == Action::Kind::Play ? QString()
            : action.kind == Action::Kind::End   ? QStringLiteral("button:end")
                                                 : QStringLiteral("button:stand");
    }
    std::optional<Chances> chances(const Position& position, Seat seat) const override
    {
        return TableText::nextCard(SeenPosition(position), seat);
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        const int most = std::max(seen.wins(0), seen.wins(1)), both = seen.wins(0) + seen.wins(1);
        return position.over ? 1.0 : std::max(most / double{kWins}, both / (2.0 * kWins - 1));
    }
    bool beginsPart(const std::vector<AnyTold>& told) const override { return hasEvent(told, Event::Kind::HandBegan); }
    int viewingDelay(const Position& position) const override { return SeenPosition(position).isBetweenHands() ? 1600 : 0; }

    QString wheelsText() const override { return tr("How many house cards of each value are still in the deck."); }
    ObviousAnswersText obviousAnswersText() const override
    {
        return {tr("End the turn after a bust"), tr("Over 20 nothing that you do changes the hand."),
                tr("You are bust, and nothing can change that. Shall Parlour end your turn when that is so?")};
    }
    /// After a bust no action changes the result.
    std::optional<std::string> obviousAnswer(const Position& position) const override
    {
        const SeenPosition seen(position);
        const bool isBust = position.asked == seen.me() && seen.board(seen.me()).bust();
        return isBust ? std::optional(position.legal.front()) : std::nullopt;
    }

    Surface surface() const override { return Surface::Night; }
};

} // namespace

std::unique_ptr<GameTable> makeTable()
{
    return std::make_unique<PazaakTable>();
}

} // namespace parlour::pazaak
