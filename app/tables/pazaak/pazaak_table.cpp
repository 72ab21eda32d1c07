// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Simple Pazaak's table: the layout of a position, and its GameTable.
#include "app/tables/game_tables.h"
#include "app/tables/kit/table.h"
#include "app/tables/pazaak/pazaak_text.h"
#include "app/tables/position_form.h"
#include "app/tables/table_capabilities.h"
#include "app/tables/twenty/twenty_board.h"

#include <algorithm>
#include <optional>

namespace parlour::pazaak {

namespace {

constexpr int kLongestRow = 12; ///< house cards of a seat: five ones, five twos and a three make 18, the next is the last

class Table : twenty::BoardBuilder {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    Table(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
        : BoardBuilder(seen, seen.view().turn, gesture, canvas),
          seen_(seen)
    {
    }

    Layout build()
    {
        placeSideCards(seen_.other());
        placeSideCards(seen_.me());
        for (const Seat seat : {seen_.other(), seen_.me()}) {
            const Board& board = seen_.board(seat);
            const int more = previewed(seat);
            placePlate(seat,
                       {kit::discOf(seen_.info(seat)), TableText::plateLine(seen_, seat), seen_.isTurn(seat),
                        seen_.wins(seat), kWins},
                       TableText::plate(seen_, seat));
            placeTotal(seat, {board.total, more ? std::optional(board.total + more) : std::nullopt}, board.standing);
            placeRow(seat);
            placeBar(seat, barOf(board, more));
            placeLastMove(seat, TableText::lastMove(seen_, seat));
        }
        placeRuler();
        placeHouseDeck();
        placeButtons();
        placeFigures();
        if (seen_.position().hasWheels)
            placeDeckCounts(seen_.view().unseenHouse());
        placeSentence();
        return finished();
    }

private:
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

    Face sideFace(int value) const
    {
        return twenty::sideFace({twenty::SideKind::Plus, QStringLiteral("+%1").arg(value), 1, value}, canvas().font);
    }
    static twenty::BarDrawable barOf(const Board& board, int more)
    {
        using Kind = twenty::BarCard::Kind;
        twenty::BarDrawable bar;
        for (const Value value : board.house)
            bar.cards.push_back({value, Kind::House});
        bar.cards.push_back({board.side, Kind::Side});
        bar.cards.push_back({more, Kind::Ghost});
        return bar;
    }

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

    void placeRow(Seat seat)
    {
        const Board& board = seen_.board(seat);
        placePlaces(seat, board.cards());
        int count = 0;
        const auto lay = [&](const QString& id, const Face& face, const QString& name, const QString& from) {
            const QRectF rect = rowBox(seat, count, board.cards());
            Piece card = cardPiece(rect.width(), 1 + 0.01 * count++);
            card.name = name;
            card.from = from;
            add(id, rect, face, card);
        };
        for (const Value value : board.house)
            lay(houseId(seen_.view().hand, seat, count), twenty::houseFace(value, canvas().font),
                tr("house card %1").arg(value), QStringLiteral("deck"));
        if (board.side)
            lay(playedId(seat), sideFace(board.side), tr("plus %1, played").arg(board.side),
                closedId(seat, seen_.sideCount(seat)));
    }

    void placeHouseDeck()
    {
        placeDeck(seen_.view().houseLeft);
        // Each hand is dealt from the whole deck: the cards of the previous hand, or of an undone one, return to it.
        for (int hand = seen_.view().hand - 1; hand <= seen_.view().hand + 1; ++hand)
            for (const Seat seat : {0, 1})
                for (int n = 0; n < kLongestRow; ++n)
                    out_.goesTo.insert(houseId(hand, seat, n), QStringLiteral("deck"));
    }

    void placeSideCards(Seat seat)
    {
        const std::vector<Side> cards = sideCards(seat);
        if (cards.empty())
            return;
        const double figure = isMine(seat) ? 0 : widestFigure(seat); // small cards are spaced to fit their figures
        const std::vector<QRectF> boxes = handBoxes(seat, static_cast<int>(cards.size()), figure);
        for (std::size_t i = 0; i < cards.size(); ++i)
            placeSideCard(seat, cards[i], boxes[i], static_cast<int>(i) + 1);
    }

    void placeSideCard(Seat seat, const Side& card, QRectF rect, int number)
    {
        const Action action{Action::Kind::Play, static_cast<Value>(card.value)};
        const bool active = isMine(seat) && seen_.mayAct() && card.value;
        const bool chosen = card.goesFirst && seen_.isTurn(seat) && seen_.chosen() == action;
        if (chosen) // raised only at the bottom, where there is room
            rect.translate(0, isMine(seat) ? -0.14 * rect.height() : 0);
        Piece& piece = add(card.id, rect, card.value ? sideFace(card.value) : twenty::backFace(),
                           cardPiece(rect.width(), chosen ? 6.0 : 4.0));
        piece.ring = chosen ? Ring::Chosen : active ? Ring::Legal : Ring::None;
        piece.shadow = chosen ? Shadow::Lifted : Shadow::Rest;
        piece.name = card.value ? TableText::sideCard(card.value, seen_.board(seat).total + card.value, active)
                                : tr("side card, face down");
        piece.from = isMine(seat) ? QString() : closedId(seat, number - 1); // if a closed hand is opened
        if (!isMine(seat))
            out_.hidden.push_back({.piece = card.id,
                                   .seat = seat,
                                   .value = card.value ? '+' + std::to_string(card.value) : std::string(),
                                   .isOpen = card.value > 0,
                                   .box = {}});
        if (active) {
            piece.shortcut = ownKey(QString::number(number));
            piece.choices = {{toText(action), {}}};
            piece.draggable = true;
            piece.description = spoken(TableText::preview(seen_, seat, card.value));
        } else if (isMine(seat) && seen_.isPlaying()) {
            piece.whyNot = TableText::whyNotNow(seen_);
        }
    }

    /// The buttons of a person until the game is over, or of a bot while its report is shown.
    void placeButtons()
    {
        if (seen_.position().over || (!seen_.isPlaying() && !reportOn(seen_.me())))
            return;
        const Board& mine = seen_.board(seen_.me());
        const auto place = [&](int index, Action::Kind kind, const QString& label, const QString& key, const QString& does) {
            const std::string action = toText(Action{kind, 0});
            placeButton(index, buttonId(kind), label, key, seen_.mayAct() ? action : std::string(),
                        TableText::whyNotNow(seen_), action)
                .description = mine.bust() ? tr("You are bust: nothing changes.") : does.arg(mine.total);
        };
        place(0, Action::Kind::End, TableText::endTurn(), ownKey("E"), tr("You keep %1 and draw again."));
        place(1, Action::Kind::Stand, TableText::standOn(mine.total), ownKey("S"),
              tr("You keep %1 and draw no more in this hand."));
    }

    static QString buttonId(Action::Kind kind)
    {
        return QStringLiteral("button:%1").arg(QString::fromStdString(toText(Action{kind, 0})));
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
                    placeSideFigure(*report, seat, card.id,
                                    toText(Action{Action::Kind::Play, static_cast<Value>(card.value)}));
            placeOption(*report, seat, 0, buttonId(Action::Kind::End), TableText::endTurn(), "end");
            placeOption(*report, seat, 1, buttonId(Action::Kind::Stand), TableText::standOn(seen_.board(seat).total),
                        "stand");
        }
    }

    /// The effect of the hovered card, or the result of the hand.
    void placeSentence()
    {
        const auto pointed = std::find_if(out_.pieces.begin(), out_.pieces.end(), [&](const Piece& each) {
            return each.role == Role::Card && !each.choices.empty() && isHoveredOrSelected(each.id);
        });
        if (pointed == out_.pieces.end())
            placeNote(TableText::handResult(seen_), nullptr);
        else
            placeNote(TableText::preview(seen_, seen_.me(), valueOf(*pointed)), &*pointed);
    }

    const SeenPosition& seen_;
};

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    return Table(seen, gesture, canvas).build();
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    using Kind = twenty::BarCard::Kind;
    const QFont& font = canvas.font;
    const twenty::SideCard three{twenty::SideKind::Plus, QStringLiteral("+3"), 1, 3};
    twenty::paintTile(
        painter, rect, canvas,
        {{twenty::houseFace(10, font), twenty::houseFace(7, font)}, {{{10, Kind::House}, {7, Kind::House}}}, 17},
        {{twenty::houseFace(9, font), twenty::houseFace(8, font), twenty::sideFace(three, font)},
         {{{9, Kind::House}, {8, Kind::House}, {3, Kind::Side}}},
         20});
}

// ----------------------------------------------------------------------------------------------------------- the table

class PazaakTable final : public kit::TableOf<SeenPosition, TableText, arrange, paintTile>,
                          public Forecast,
                          public HiddenValues,
                          public TrainingWheels,
                          public SharedTable,
                          public ObviousAnswers {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    PositionFormOf positionForm() const override
    {
        return {pazaak::positionForm, settlePosition, completePosition, layPosition};
    }
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
    QString valueText(const std::string& value) const override { return QString::fromStdString(value); }
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
        return {tr("End the turn after a bust"), tr("You are bust; nothing helps now."),
                tr("You are bust, and nothing can change that. Shall Parlour end your turn when that is so?")};
    }
    /// After a bust no action changes the result.
    std::optional<std::string> obviousAnswer(const Position& position) const override
    {
        const SeenPosition seen(position);
        const bool isBust = position.asked == seen.me() && seen.board(seen.me()).bust();
        return isBust ? std::optional(position.legal.front()) : std::nullopt;
    }
    bool hides(const Position& position, Seat seat) const override
    {
        return SeenPosition(position).view().sideCounts[asIndex(seat)] > 0;
    }

    Surface surface() const override { return Surface::Night; }
};

} // namespace

std::unique_ptr<GameTable> makeTable()
{
    return std::make_unique<PazaakTable>();
}

} // namespace parlour::pazaak
