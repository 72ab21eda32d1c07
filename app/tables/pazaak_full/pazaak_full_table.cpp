// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pazaak's table: the layout of a position, and its GameTable.
#include "app/draw/lists.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/table.h"
#include "app/tables/pazaak_full/pazaak_full_cards.h"
#include "app/tables/pazaak_full/pazaak_full_text.h"
#include "app/tables/position_form.h"
#include "app/tables/table_capabilities.h"
#include "app/tables/twenty/twenty_board.h"
#include "engine/pazaak_full/named_decks.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <optional>

namespace parlour::pazaak_full {

namespace {

constexpr double kFirstTurn = 280, kNextTurn = 150; ///< ms until the first card of a flip turns, and from one to the next

QString textOf(const auto& value)
{
    return QString::fromStdString(toText(value));
}

/// The side card that the person has laid and not yet ended the turn with.
struct Pending {
    std::optional<Card> card;
    std::optional<Play> play; ///< nullopt while its sign or value is to be chosen
};

/// The mark of a pending card in a gesture: the turn, and the text of the play or of a card whose sign or value is not
/// chosen yet. With the turn, the mark of an equal card does not outlive it.
QString markOf(const SeenPosition& seen, const QString& text)
{
    return QStringLiteral("%1.%2 %3").arg(seen.view().set).arg(seen.board(seen.me()).cards.count()).arg(text);
}

Pending pendingOf(const SeenPosition& seen, const Gesture& gesture)
{
    const QString turn = markOf(seen, {});
    if (gesture.marked.isEmpty() || !gesture.marked.back().startsWith(turn))
        return {};
    const std::string text = gesture.marked.back().mid(turn.size()).toStdString();
    if (const auto action = parseAction("play " + text + " stand"))
        return {action->play.card, action->play};
    const auto card = parseCard(text);
    return card ? Pending{*card, std::nullopt} : Pending{};
}

class Table : twenty::BoardBuilder {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    Table(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
        : BoardBuilder(seen, seen.view().turn, gesture, canvas),
          seen_(seen),
          pending_(seen.mayAct() ? pendingOf(seen, gesture) : Pending())
    {
    }

    Layout build()
    {
        if (seen_.mayAct() && seen_.isChoosing(seen_.me()))
            return buildChoice();
        for (const Seat seat : {seen_.other(), seen_.me()}) {
            placeHand(seat);
            placeSpent(seat);
        }
        for (const Seat seat : {seen_.other(), seen_.me()}) {
            const Board& board = seen_.board(seat);
            const std::optional<Play> play = previewed(seat);
            placeSeat(seat);
            placeTotal(seat, {board.total, play ? std::optional<int>(with(board, *play).total) : std::nullopt},
                       board.standing);
            placeRow(seat);
            placeBar(seat, barOf(play ? with(board, *play) : board, play.has_value()));
            placeLastMove(seat, TableText::lastMove(seen_, seat), spentCount(seat) > 0 ? 216 : 300); // next to spent cards
        }
        placeRuler();
        placeHouseDeck();
        placeButtons();
        placeFigures();
        if (seen_.position().hasWheels) {
            twenty::HouseCounts left;
            std::copy(seen_.view().houseLeft.begin(), seen_.view().houseLeft.end(), left.begin());
            placeDeckCounts(left);
        }
        placeSentence();
        return finished();
    }

private:
    static Board with(Board board, const Play& play)
    {
        lay(board, play);
        return board;
    }

    // The ids of side cards. A card is numbered by the number of equal cards after it, so it keeps its id when another
    // leaves and when it is played: the first of equal cards is played. Cards of a closed hand are numbered from the left,
    // and the last one is played.
    struct Side {
        QString id;
        std::optional<Card> card; ///< nullopt: closed
        bool goesFirst = false; ///< the first of equal cards
    };

    static QString houseId(int set, Seat seat, int index)
    {
        return QStringLiteral("house:%1:%2:%3").arg(set).arg(seat).arg(index);
    }
    static QString openId(Seat seat, Card card, std::ptrdiff_t laterCopies)
    {
        return QStringLiteral("side:%1:%2.%3").arg(seat).arg(textOf(card)).arg(laterCopies);
    }
    static QString closedId(Seat seat, int index) { return QStringLiteral("side:%1:#%2").arg(seat).arg(index); }

    std::vector<Side> handOf(Seat seat) const
    {
        std::vector<Side> cards;
        if (const Hand* hand = seen_.hand(seat)) {
            for (const Card* card = hand->begin(); card != hand->end(); ++card)
                cards.push_back({openId(seat, *card, std::count(card + 1, hand->end(), *card)), *card,
                                 std::find(hand->begin(), card, *card) == card});
        } else {
            for (int i = 0; i < seen_.handCount(seat); ++i)
                cards.push_back({closedId(seat, i), std::nullopt, false});
        }
        return cards;
    }
    /// The id of the n-th card that a seat has played in this match.
    QString playedId(Seat seat, int n) const
    {
        const Hand& played = seen_.played(seat);
        const Card* card = played.begin() + n;
        const Hand* hand = seen_.hand(seat);
        return hand
            ? openId(seat, *card, std::count(card + 1, played.end(), *card) + std::count(hand->begin(), hand->end(), *card))
            : closedId(seat, kHandCards - 1 - n);
    }
    /// The number of side cards that a seat has played in earlier sets.
    int spentCount(Seat seat) const
    {
        const auto& cards = seen_.board(seat).cards;
        const auto here = std::count_if(cards.begin(), cards.end(), [](const Laid& laid) { return !laid.isHouse(); });
        return std::max(0, seen_.played(seat).count() - static_cast<int>(here));
    }
    bool isPending(Seat seat, const Side& side) const
    {
        return isMine(seat) && side.card && side.goesFirst && side.card == pending_.card;
    }
    Face sideFace(Card card) const { return twenty::sideFace(pictureOf(card), canvas().font); }

    /// A bar of a board; `isPreview`: its last card is not played yet.
    static twenty::BarDrawable barOf(const Board& board, bool isPreview)
    {
        using Kind = twenty::BarCard::Kind;
        twenty::BarDrawable bar;
        for (const Laid& laid : board.cards)
            bar.cards.push_back({laid.value, laid.isHouse() ? Kind::House : Kind::Side});
        if (isPreview)
            bar.cards.back().kind = Kind::Ghost;
        return bar;
    }

    static QString choiceId(const Play& play) { return "choice:" + textOf(play); }

    /// The play that is previewed on a seat's total and bar: that of the hovered piece, else the one that is laid, else the
    /// bot's choice.
    std::optional<Play> previewed(Seat seat) const
    {
        if (isMine(seat) && seen_.mayAct()) {
            for (const Side& side : handOf(seat))
                if (const Plays plays = side.card ? playsOf(*side.card) : Plays();
                    plays.size() == 1 && isHoveredOrSelected(side.id))
                    return plays[0];
            for (const Play& play : pending_.card ? playsOf(*pending_.card) : Plays())
                if (isPointedAt(choiceId(play)))
                    return play;
            return pending_.play;
        }
        const auto chosen = seen_.isTurn(seat) ? seen_.chosen() : std::nullopt;
        return chosen && chosen->plays ? std::optional(chosen->play) : std::nullopt;
    }

    void placeSeat(Seat seat)
    {
        placePlate(seat,
                   {kit::discOf(seen_.info(seat)), TableText::plateLine(seen_, seat),
                    seen_.isTurn(seat) || seen_.isChoosing(seat), seen_.wins(seat), seen_.view().rules.sets},
                   TableText::plate(seen_, seat));
    }

    // ------------------------------------------------------------------------------------------------------ the side deck

    /// The table while the person chooses a side deck: the decks with names, and a button that opens the sheet.
    Layout buildChoice()
    {
        for (const Seat seat : {seen_.other(), seen_.me()})
            placeSeat(seat);
        const double gap = px(10);
        QRectF room(m_.left, m_.row[0], px(Measures::kRowWidth), m_.hand - m_.row[0] - px(14));
        const kit::QuestionBox question{tr("Choose your side deck")};
        const double width = kit::questionWidth(style_, question.text);
        const QRectF box = kit::takeTop(room, std::max(px(40), style_.text(14) * 1.6), px(14));
        add(QStringLiteral("question"), kit::boxAt(box.center(), {width, box.height()}), question, 2, question.text);
        const auto rows = (seen_.legal().size() + 1) / 2;
        const double height = std::min(px(86), (room.height() + gap) / static_cast<double>(rows) - gap);
        const std::vector<QRectF> columns = kit::columns(room, {1, 1}, gap);
        for (std::size_t i = 0; i < seen_.legal().size(); ++i)
            placeDeckButton(seen_.legal()[i], static_cast<int>(i),
                            QRectF(columns[i % 2].left(), room.top() + static_cast<double>(i / 2) * (height + gap),
                                   columns[i % 2].width(), height));
        addButton(QStringLiteral("button:build"), buttonBox(0),
                  {.label = tr("Build a deck…"), .key = ownKey("B"), .brass = true}, Command::BuildDeck);
        return std::move(out_);
    }

    void placeDeckButton(const Action& action, int index, const QRectF& rect)
    {
        const std::string text = toText(action);
        DeckDrawable deck{TableText::deck(action.deck), {}, seen_.report() && seen_.report()->chosen == text};
        for (const Card card : action.deck)
            deck.cards.push_back(pictureOf(card));
        const QString cards = listOf(kit::textsOf(action.deck, [](Card card) { return TableText::card(card); }));
        Piece& piece = add(kit::numbered("deck", index), rect, deck, 4, tr("%1: %2", "a side deck").arg(deck.name, cards));
        piece.role = Role::Button;
        piece.radius = px(10);
        piece.row = QStringLiteral("decks");
        piece.choices = {{text, {}}};
        piece.description = cards;
    }

    // ---------------------------------------------------------------------------------------------------------- the board

    void placeRow(Seat seat)
    {
        const Board& now = seen_.board(seat);
        const bool isLaid = isMine(seat) && pending_.card.has_value();
        const Board board = isLaid && pending_.play ? with(now, *pending_.play) : now;
        const int count = now.cards.count() + isLaid;
        placePlaces(seat, count);
        int house = 0, played = spentCount(seat);
        double delay = kFirstTurn;
        QString previous; // the id of the card before
        const Card* flip = newFlip(seat);
        for (int i = 0; i < board.cards.count(); ++i) {
            const Laid& laid = board.cards[asIndex(i)];
            const Face face = isDouble(laid) ? sideFace(laid.card()) : faceOf(laid, canvas().font);
            if (i == now.cards.count()) { // the pending card
                placeLaid(face, TableText::laid(laid), i, count);
                placeCopy(laid, previous);
                continue;
            }
            const QRectF rect = rowBox(seat, i, count);
            const bool isHouse = laid.isHouse();
            const QString id = isHouse ? houseId(seen_.view().set, seat, house++) : playedId(seat, played++);
            Piece card = cardPiece(rect.width(), 1 + 0.01 * i);
            card.name = TableText::laid(laid);
            card.from = isHouse ? QStringLiteral("deck") : closedId(seat, kHandCards - played);
            if (const int number = std::abs(laid.value); flip && (number == flip->number() || number == 2 * flip->number()))
                card.faceDelay = std::exchange(delay, delay + kNextTurn); // one after the other
            add(id, rect, face, card);
            placeCopy(laid, std::exchange(previous, id));
        }
        if (isLaid && !pending_.play)
            placeLaid(sideFace(*pending_.card), TableText::spokenCard(*pending_.card), count - 1, count);
    }

    const Event* lastPlay(Seat seat) const
    {
        const Event* played = kit::findEvent<Event>(seen_.position().lastStep, Event::Kind::Played);
        return played && played->seat == seat ? played : nullptr;
    }
    /// The flip that has just turned cards of a seat; null if none.
    const Card* newFlip(Seat seat) const
    {
        const Event* played = lastPlay(seat);
        const Card* card = isMine(seat) && pending_.card ? &*pending_.card : played ? &played->play.card : nullptr;
        return card && card->kind() == Card::Kind::Flip ? card : nullptr;
    }

    QString pendingId() const
    {
        const Hand& hand = seen_.view().hand;
        return openId(seen_.me(), *pending_.card, std::count(hand.begin(), hand.end(), *pending_.card) - 1);
    }
    /// The pending card on the own row; activating it takes it back.
    void placeLaid(const Face& face, const QString& name, int index, int count)
    {
        const QRectF rect = rowBox(seen_.me(), index, count);
        Piece card = cardPiece(rect.width(), 2);
        card.ring = Ring::Legal;
        card.name = tr("%1, can be taken back").arg(name);
        card.description = tr("Takes the card back: the turn has not ended.");
        card.mark = gesture_.marked.back();
        card.marksAlone = card.checked = true;
        if (isLastChoice())
            card.shortcut = keyOfPending();
        add(pendingId(), rect, face, card);
    }
    bool isLastChoice() const { return pending_.play && *pending_.play == playsOf(*pending_.card).back(); }
    QString keyOfPending() const
    {
        const Hand& hand = seen_.view().hand;
        return ownKey(QString::number(std::find(hand.begin(), hand.end(), *pending_.card) - hand.begin() + 1));
    }

    static bool isDouble(const Laid& laid) { return !laid.isHouse() && laid.card().kind() == Card::Kind::Double; }
    /// The value of the double that was placed last: a copy of the card before it, which slides onto it and turns.
    void placeCopy(const Laid& laid, const QString& previous)
    {
        if (!isDouble(laid))
            return;
        const Piece& original = out_.pieces.back();
        Piece copy = cardPiece(original.size.width(), original.height + 0.005);
        copy.shadow = Shadow::None;
        copy.from = previous;
        copy.faceDelay = original.faceDelay;
        add("copy:" + original.id, original.box(), faceOf(laid, canvas().font), copy);
    }

    void placeHouseDeck()
    {
        const auto& left = seen_.view().houseLeft;
        placeDeck(std::accumulate(left.begin(), left.end(), 0));
        // The cards of a finished set, or of an undone one, return to the deck.
        for (int set = seen_.view().set - 1; set <= seen_.view().set + 1; ++set)
            for (const Seat seat : {0, 1})
                for (int n = 0; n < kFullTable; ++n)
                    out_.goesTo.insert(houseId(set, seat, n), QStringLiteral("deck"));
    }

    // ----------------------------------------------------------------------------------------------------- the side cards

    void placeHand(Seat seat)
    {
        const std::vector<Side> cards = handOf(seat);
        if (cards.empty())
            return;
        const double figure = isMine(seat) ? 0 : widestFigure(seat); // small cards are spaced to fit their figures
        const std::vector<QRectF> boxes = handBoxes(seat, static_cast<int>(cards.size()), figure);
        if (!isMine(seat))
            spentEnd_ = boxes.front().left() - px(10);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (isPending(seat, cards[i]))
                placeSlot(boxes[i]);
            else
                placeHandCard(seat, cards[i], boxes[i], static_cast<int>(i) + 1);
        }
    }

    void placeHandCard(Seat seat, const Side& side, QRectF rect, int number)
    {
        const bool active = isMine(seat) && seen_.mayAct() && side.card;
        const auto choice = seen_.isTurn(seat) ? seen_.chosen() : std::nullopt;
        const bool chosen = side.goesFirst && choice && choice->plays && choice->play.card == side.card;
        if (chosen) // raised only at the bottom, where there is room
            rect.translate(0, isMine(seat) ? -0.14 * rect.height() : 0);
        Piece& piece = add(side.id, rect, side.card ? sideFace(*side.card) : twenty::backFace(),
                           cardPiece(rect.width(), chosen ? 6.0 : 4.0));
        piece.ring = chosen ? Ring::Chosen : active ? Ring::Legal : Ring::None;
        piece.shadow = chosen ? Shadow::Lifted : Shadow::Rest;
        piece.row = QStringLiteral("hand:%1").arg(seat);
        piece.name = side.card ? TableText::sideCard(*side.card, seen_.board(seat), active) : tr("side card, face down");
        piece.from = isMine(seat) ? QString() : closedId(seat, number - 1); // if a closed hand is opened
        if (!isMine(seat))
            out_.hidden.push_back({.piece = side.id,
                                   .seat = seat,
                                   .value = side.card ? toText(*side.card) : std::string(),
                                   .isOpen = side.card.has_value(),
                                   .box = {}});
        if (active) {
            piece.shortcut = ownKey(QString::number(number));
            piece.mark = markOf(seen_, textOf(*side.card));
            piece.marksAlone = piece.draggable = true;
            piece.description = spoken(TableText::preview(seen_, *side.card));
        } else if (isMine(seat) && seen_.isPlaying()) {
            piece.whyNot = TableText::whyNotNow(seen_);
        }
    }

    /// The place that the pending card has left: it is empty, or holds the signs and values to choose from.
    void placeSlot(const QRectF& rect)
    {
        const Plays plays = playsOf(*pending_.card);
        add(QStringLiteral("slot"), rect, twenty::PlacesDrawable{rect.size(), rect.width()}, 3);
        if (plays.size() == 1)
            return;
        const double gap = px(4), width = std::max(24.0, (rect.width() - gap) / 2);
        const QSizeF size = cardSize(width);
        const auto rows = static_cast<double>(plays.size() / 2);
        const QRectF all = kit::boxAt(rect.center(), {2 * width + gap, rows * (size.height() + gap) - gap});
        const auto chosen = pending_.play ? std::find(plays.begin(), plays.end(), *pending_.play) : plays.end();
        const Play* next = chosen == plays.end() ? plays.begin() : chosen + 1;
        for (const Play* play = plays.begin(); play != plays.end(); ++play) {
            const auto index = static_cast<double>(play - plays.begin());
            const double column = plays.size() == 2 ? index : std::fmod(index, 2),
                         row = plays.size() == 2 ? 0 : std::floor(index / 2);
            const QRectF place(all.topLeft() + QPointF(column * (width + gap), row * (size.height() + gap)), size);
            const Board board = with(seen_.board(seen_.me()), *play);
            Piece card = cardPiece(width, 5);
            card.ring = play == chosen ? Ring::Chosen : pending_.play ? Ring::None : Ring::Legal;
            card.row = QStringLiteral("hand:%1").arg(seen_.me());
            card.name = tr("%1, makes %2, can be chosen").arg(TableText::spokenPlay(*play)).arg(board.total);
            card.description = spoken(TableText::preview(seen_, *play));
            card.mark = markOf(seen_, textOf(*play));
            card.marksAlone = true;
            card.checked = play == chosen;
            if (play == next)
                card.shortcut = keyOfPending();
            add(choiceId(*play), place, twenty::sideFace(pictureOf(*play), canvas().font), card);
        }
    }

    /// The cards played in earlier sets, small, next to the hand.
    void placeSpent(Seat seat)
    {
        const int count = spentCount(seat);
        if (count == 0)
            return;
        const bool mine = isMine(seat);
        const double begin = mine ? m_.x(650) - px(46) * count : m_.x(570);
        const double end = mine ? m_.x(650) : std::min(spentEnd_, m_.x(570) + px(46) * count);
        const QSizeF size = cardSize(std::min(px(40), end - begin));
        if (end - begin < px(20))
            return;
        const double pitch = kit::Spread(count, size.width(), px(6), end - begin).pitch;
        const double tall = m_.handHeight - px(Measures::kFigureBand);
        const double top = mine ? m_.hand + tall - size.height() : m_.topLine - size.height() / 2;
        for (int i = 0; i < count; ++i) {
            const Card card = seen_.played(seat)[asIndex(i)];
            Piece piece = cardPiece(size.width(), 2 + 0.01 * i);
            piece.dimmed = true;
            piece.name = tr("%1, played before").arg(TableText::spokenCard(card));
            piece.from = closedId(seat, kHandCards - 1 - i); // if a closed hand is opened
            add(playedId(seat, i), QRectF(QPointF(begin + i * pitch, top), size), sideFace(card), piece);
        }
    }

    // -------------------------------------------------------------------------------------------------------- the buttons

    /// The buttons of a person until the game is over, or of a bot while its report is shown.
    void placeButtons()
    {
        if (seen_.position().over || (!seen_.isPlaying() && !reportOn(seen_.me())))
            return;
        placeEnd(0, Action::Kind::End, ownKey("E"));
        placeEnd(1, Action::Kind::Stand, ownKey("S"));
    }

    void placeEnd(int index, Action::Kind kind, const QString& key)
    {
        const Board& own = seen_.board(seen_.me());
        const int total = pending_.play ? with(own, *pending_.play).total : own.total;
        const bool ends = kind == Action::Kind::End;
        const Action action = turnEnd(kind);
        const auto& legal = seen_.legal();
        const bool undecided = pending_.card && !pending_.play;
        const bool may = seen_.mayAct() && !undecided && std::find(legal.begin(), legal.end(), action) != legal.end();
        const QString whyNot = undecided ? tr("Choose the sign or value of the card first, or take it back.")
            : seen_.mayAct()             ? tr("With 20 you stand.")
                                         : TableText::whyNotNow(seen_);
        Piece& button = placeButton(index, buttonId(kind), ends ? TableText::endTurn() : TableText::standOn(total), key,
                                    may ? toText(action) : std::string(), whyNot, toText(action));
        button.description = total > kGoal ? tr("%1 is more than 20: the set is lost.").arg(total)
            : ends                         ? tr("You keep %1 and draw again.").arg(total)
                                           : tr("You keep %1 and draw no more in this set.").arg(total);
    }

    /// The end of the person's turn, with the card that is laid.
    Action turnEnd(Action::Kind kind) const
    {
        return {.kind = kind, .plays = pending_.play.has_value(), .play = pending_.play.value_or(Play()), .deck = {}};
    }

    static QString buttonId(Action::Kind kind)
    {
        return kind == Action::Kind::End ? QStringLiteral("button:end") : QStringLiteral("button:stand");
    }

    /// The figures of a report, each on its card or button.
    void placeFigures()
    {
        for (const Seat seat : {seen_.other(), seen_.me()}) {
            const Report* report = reportOn(seat);
            if (!report)
                continue;
            for (const Side& side : handOf(seat))
                if (const std::string best = side.goesFirst ? bestPlay(*report, *side.card) : std::string();
                    !best.empty() && !isPending(seat, side))
                    placeSideFigure(*report, seat, side.id, best);
            const bool isMe = seat == seen_.me();
            if (isMe && pending_.card && !pending_.play)
                continue;
            const auto ending = [&](Action::Kind kind) {
                return toText(isMe ? turnEnd(kind) : Action{.kind = kind, .plays = false, .play = {}, .deck = {}});
            };
            placeOption(*report, seat, 0, buttonId(Action::Kind::End), TableText::endTurn(), ending(Action::Kind::End));
            placeOption(*report, seat, 1, buttonId(Action::Kind::Stand), TableText::standOn(seen_.board(seat).total),
                        ending(Action::Kind::Stand));
        }
    }

    /// The best action of a report that plays this card: the chosen one, if it does; empty if none does.
    static std::string bestPlay(const Report& report, Card card)
    {
        const Candidate* best = nullptr;
        for (const Candidate& each : report.candidates) {
            const auto action = parseAction(each.action);
            if (!action || !action->plays || action->play.card != card)
                continue;
            if (each.action == report.chosen)
                return each.action;
            if (each.hasValue && (!best || each.value > best->value))
                best = &each;
        }
        return best ? best->action : std::string();
    }

    /// The effect of the hovered or laid card, or the result of the set.
    void placeSentence()
    {
        const SeenPosition& seen = seen_;
        if (!seen.mayAct())
            return placeNote(TableText::setResult(seen), nullptr);
        for (const Side& side : handOf(seen.me()))
            if (isHoveredOrSelected(side.id) && !isPending(seen.me(), side))
                return placeNote(TableText::preview(seen, *side.card), out_.find(side.id));
        const std::optional<Play> play = previewed(seen.me());
        if (play && out_.find(choiceId(*play)))
            placeNote(TableText::preview(seen, *play), out_.find(QStringLiteral("slot")));
        else if (play)
            placeNote(TableText::preview(seen, *play), nullptr);
        else if (pending_.card)
            placeNote(TableText::preview(seen, *pending_.card), out_.find(QStringLiteral("slot")));
        else
            placeNote(TableText::setResult(seen), nullptr);
    }

    using Measures = twenty::Measures;

    const SeenPosition& seen_;
    Pending pending_;
    double spentEnd_ = m_.x(Measures::kRowWidth); ///< the left end of the other's hand
};

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    return Table(seen, gesture, canvas).build();
}

/// The dealer's price of a card, in credits: dearer the more games it has won when measured (the rules' table of cards).
int priceOf(Card card)
{
    switch (card.kind()) {
    case Card::Kind::Plus:
        return 25;
    case Card::Kind::Minus:
        return 50;
    case Card::Kind::PlusMinus:
        return 120;
    case Card::Kind::OneOrTwo:
        return 250;
    case Card::Kind::Tiebreaker:
        return 400;
    case Card::Kind::Flip:
        return 60;
    case Card::Kind::Double:
        break;
    }
    return 75;
}

// ----------------------------------------------------------------------------------------------------------- the table

class PazaakFullTable final : public kit::TableOf<SeenPosition, TableText, arrange, paintTile>,
                              public Forecast,
                              public HiddenValues,
                              public TrainingWheels,
                              public SharedTable,
                              public ObviousAnswers,
                              public DeckBuilder,
                              public CreditGame {
    Q_DECLARE_TR_FUNCTIONS(Pazaak)

public:
    PositionFormOf positionForm() const override
    {
        return {pazaak_full::positionForm, settlePosition, completePosition, layPosition};
    }
    QString pieceFor(const Action& action) const override
    {
        return action.plays || action.kind == Action::Kind::ChooseDeck ? QString()
            : action.kind == Action::Kind::End                         ? QStringLiteral("button:end")
                                                                       : QStringLiteral("button:stand");
    }
    std::optional<Chances> chances(const Position& position, Seat seat) const override
    {
        return TableText::nextCard(SeenPosition(position), seat);
    }
    QString valueText(const std::string& value) const override
    {
        const auto card = parseCard(value);
        return card ? TableText::card(*card) : QString();
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        const double sets = seen.view().rules.sets;
        const int most = std::max(seen.wins(0), seen.wins(1)), both = seen.wins(0) + seen.wins(1);
        return position.over ? 1.0 : std::max(most / sets, both / (2 * sets - 1));
    }
    bool beginsPart(const std::vector<AnyTold>& told) const override { return hasEvent(told, Event::Kind::SetBegan); }
    int viewingDelay(const Position& position) const override { return SeenPosition(position).setEnd() ? 1600 : 0; }

    QString wheelsText() const override { return tr("How many house cards of each value are still in the deck."); }
    ObviousAnswersText obviousAnswersText() const override
    {
        return {tr("End the turn when no card saves it"), tr("Above 20, and no side card brings the total back."),
                tr("You are above 20 and no card brings you back. Shall Parlour end your turn when that is so?")};
    }
    /// Above 20 with no card that helps, cards are better kept.
    std::optional<std::string> obviousAnswer(const Position& position) const override
    {
        const SeenPosition seen(position);
        if (position.asked != seen.me() || !seen.board(seen.me()).bust())
            return std::nullopt;
        const Hand& hand = seen.view().hand;
        const bool isLost = std::none_of(hand.begin(), hand.end(), [&](Card card) {
            const Plays plays = playsOf(card);
            return std::any_of(plays.begin(), plays.end(), [&](const Play& play) {
                Board board = seen.board(seen.me());
                lay(board, play);
                return !board.bust();
            });
        });
        return isLost ? std::optional(position.legal.front()) : std::nullopt;
    }

    bool hides(const Position& position, Seat seat) const override
    {
        const View& view = SeenPosition(position).view();
        return view.set == 0 || view.handCounts[asIndex(seat)] > 0;
    }

    std::optional<DeckChoice> deckChoice(const Position& position, const Canvas& canvas) const override
    {
        const SeenPosition seen(position);
        if (!seen.mayAct() || !seen.isChoosing(seen.me()))
            return std::nullopt;
        const Limit limit = seen.view().rules.limit;
        DeckChoice choice{.title = tr("Your side deck"),
                          .help = TableText::limit(limit),
                          .rows = {},
                          .size = kDeckCards,
                          .hand = kHandCards,
                          .named = {},
                          .whyNotAdd = {},
                          .action = {}};
        for (int index = 0; index < Card::kCount; ++index) {
            const Card card = Card::fromIndex(index);
            if (index % Card::kHighest == 0 && choice.rows.size() < 4) // plus, minus, plus/minus, special cards
                choice.rows.emplace_back();
            choice.rows.back().push_back({textOf(card), TableText::spokenCard(card),
                                          kit::sentences({TableText::about(card), TableText::worth(card)}),
                                          twenty::sideFace(pictureOf(card), canvas.font)});
        }
        const auto idsOf = [](const Deck& deck) { return kit::textsOf(deck, [](Card card) { return textOf(card); }); };
        for (const Action& each : seen.legal())
            choice.named.push_back({TableText::deck(each.deck), idsOf(each.deck)});
        choice.whyNotAdd = [limit](const QStringList& deck, const QString& card) {
            return TableText::whyNotAdd(limit, static_cast<int>(deck.count(card)), *parseCard(card.toStdString()));
        };
        choice.action = [](const QStringList& deck) { return "deck " + deck.join(' ').toStdString(); };
        return choice;
    }

    CreditTerms creditTerms() const override
    {
        const auto idsOf = [](const char* cards) { return QString::fromLatin1(cards).split(QLatin1Char(' ')); };
        return {200,
                kit::textsOf(namedDecks().front().deck, [](Card card) { return textOf(card); }),
                3,
                {{"pazaak-full.beginner", 20, 300, idsOf("+3 +4 +5 +1 +2")},
                 {"pazaak-full.casual", 50, 600, idsOf("-2 -1 -3 -4 -6")},
                 {"pazaak-full.club", 100, 1500, idsOf("+-4 +-3 +-5 +-2 +-1")},
                 {"pazaak-full.master", 250, 4000, idsOf("+-1 +-2 +-3 +-4 +-1/2 +-1T")}},
                [](const QString& card) { return priceOf(*parseCard(card.toStdString())); },
                [](const QString& card) { return TableText::card(*parseCard(card.toStdString())); }};
    }

    Surface surface() const override { return Surface::Night; }
};

} // namespace

std::unique_ptr<GameTable> makeTable()
{
    return std::make_unique<PazaakFullTable>();
}

} // namespace parlour::pazaak_full
