// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Coup's table: where the seats with cards, coins and claims lie, the court, and the panel that asks or tells. And what else
// the window asks of it.
#include "app/stage/flourish.h"
#include "app/stage/lists.h"
#include "app/stage/paint.h"
#include "app/tables/coup/coup_cards.h"
#include "app/tables/coup/coup_paint.h"
#include "app/tables/coup/coup_places.h"
#include "app/tables/coup/coup_words.h"
#include "app/tables/extras.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/builder.h"
#include "app/tables/kit/table.h"
#include "app/tables/kit/words.h"
#include "app/tables/report_text.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;
using kit::Tip;

// The pieces that stand for an action of a turn, an answer, a player.
QString actionPiece(Kind kind)
{
    return QStringLiteral("act:") + QString::fromLatin1(kActionIds[at(kind)]);
}

QString answerPiece(const Action& action)
{
    return QStringLiteral("answer:") + QString::fromStdString(toText(action));
}

QString seatPiece(Seat seat)
{
    return kit::numbered("seat", seat);
}

/// An action of a turn as a row of the panel.
struct TurnRow {
    Kind kind;
    int gain; ///< what it brings or costs, as it is announced
    double weight = 1; ///< how high it is: an action that may be doubted and blocked says so in two lines
};
constexpr std::array<TurnRow, 7> kTurnRows{{{Kind::Income, 1},
                                            {Kind::ForeignAid, 2},
                                            {Kind::Tax, 3},
                                            {Kind::Steal, 2, 1.3},
                                            {Kind::Exchange, 0},
                                            {Kind::Assassinate, -kAssassinationCost, 1.3},
                                            {Kind::Coup, -kCoupCost}}};
constexpr double kSmallest = 0.62; ///< units smaller than this leave out what is said elsewhere as well

/// How wide the widest plate has to be to show its name whole. The plate of a person at the bottom has room enough.
double widestPlate(const SeenPosition& seen, const Canvas& canvas, double height)
{
    double widest = 0;
    for (Seat seat = 0; seat < seen.seats(); ++seat)
        if (seat != seen.me() || !seen.isPlaying())
            widest = std::max(widest, plateWidth(canvas, seen.name(seat), height));
    return widest;
}

class Table : kit::Builder {
    Q_DECLARE_TR_FUNCTIONS(Coup)

public:
    Table(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
        : Table(seen, gesture, canvas, Places(canvas.size, seen.seats(), seen.isPlaying(), [&](double height) {
                    return widestPlate(seen, canvas, height);
                }))
    {
    }

    Layout build()
    {
        placeTable();
        for (int i = seen_.seats() - 1; i >= 0; --i)
            placeSeat((seen_.me() + i) % seen_.seats());
        placePanel();
        placeArrow();
        placeChanges();
        if (report() && view().phase != Phase::Turn)
            addReport(*report());
        markChosen();
        celebrate();
        return std::move(out_);
    }

private:
    Table(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas, const Places& places)
        : Builder(gesture, {canvas, places.unit}),
          seen_(seen),
          places_(places)
    {
        for (Seat seat = 0; seat < seen_.seats(); ++seat) {
            const QRectF& plate = place(seat).plate;
            hasDiscs_ = hasDiscs_ && plateWidth(canvas, seen_.name(seat), plate.height()) <= plate.width() + 0.5;
        }
    }

    const View& view() const { return seen_.view(); }
    const Place& place(Seat seat) const { return places_.seats[at((seat - seen_.me() + seen_.seats()) % seen_.seats())]; }
    bool isMine(Seat seat) const { return seen_.isPlaying() && seat == seen_.me(); }
    const Report* report() const { return seen_.report(); }
    double opacityOf(Seat seat) const { return seen_.isOut(seat) ? 0.6 : isInLight(seat) ? 1 : 0.55; }
    /// Whom the question is about stays in full light.
    bool isInLight(Seat seat) const
    {
        if (!seen_.isPlaying() || !seen_.isWindow() || !seen_.mayAct())
            return true;
        return isMine(seat) || seat == seen_.claimant() || seat == view().actor || seat == view().target;
    }

    /// The action whose target is being chosen; Allow: none.
    Kind aiming() const
    {
        for (const TurnRow& each : kTurnRows)
            if (gesture_.selected == actionPiece(each.kind))
                return each.kind;
        return Kind::Allow;
    }

    /// A hint is seen on the pieces that do what it says.
    void markChosen()
    {
        if (!report())
            return;
        for (Piece& piece : out_.pieces)
            if (std::any_of(piece.choices.begin(), piece.choices.end(),
                            [&](const Choice& choice) { return choice.action == report()->chosen; }))
                piece.ring = Ring::Chosen;
    }

    // ------------------------------------------------------------------------------------------------------- the table

    void placeTable()
    {
        add(QStringLiteral("table"), places_.table, TableLook(), {.height = -1});
        const TextStyle label{style_.text(13), false, theme().tableDim, Qt::AlignCenter};
        if (!seen_.isPlaying())
            placeOpenCourt(label);
        else if (!places_.court.isEmpty())
            placeCourtAndBank(label);
        const QSizeF card(px(44), px(44) * kCardAspect);
        const QPointF bank = places_.bank.isEmpty() ? places_.panel.center() : places_.bank.center();
        const double coin = px(26);
        out_.anchors.insert(QStringLiteral("court"),
                            {places_.court.isEmpty() ? bank : places_.court.center(), card, 0, backFace()});
        out_.anchors.insert(QStringLiteral("bank"), {bank, {coin, coin * kCoinAspect}, 0, coinFace()});
    }

    void placeCourtAndBank(const TextStyle& label)
    {
        for (int i = std::min<int>(3, view().court) - 1; i >= 0; --i) {
            const QRectF rect = places_.court.translated(-px(4) * i, px(2) * i);
            add(kit::numbered("court", i), rect, backFace(), {.radius = rect.width() * kCardRadius, .shadow = Shadow::Rest});
        }
        add(QStringLiteral("court"), places_.courtLabel, textFace(canvas(), TableWords::court(view().court), label),
            {.role = parlour::Role::Text, .name = TableWords::courtPile(seen_), .worth = 0.3});
        add(QStringLiteral("bank"), places_.bank, BankLook());
        addText(QStringLiteral("bank:label"), places_.bankLabel, tr("Bank", "where coins come from"), label);
    }

    /// Who sees all hands sees the court as well. Its count stands to the left of the cards.
    void placeOpenCourt(const TextStyle& label)
    {
        const QRectF& room = places_.court;
        const QString count = TableWords::court(view().court);
        TextStyle left = label;
        left.align = Qt::AlignRight | Qt::AlignVCenter;
        const double words = style_.widthOf(count, left) + 1, gap = px(8);
        const double width = room.height() / kCardAspect;
        const auto cards = seen_.isDealt() ? seen_.court() : std::nullopt;
        const double all = cards ? std::min(room.width() - 2 * (words + gap), width * 1.12 * view().court) : width;
        const QRectF row(room.center().x() - all / 2, room.top(), all, room.height());
        add(QStringLiteral("court:0"), row, cards ? faceFor(CourtLook{*cards}) : backFace());
        add(QStringLiteral("court"), QRectF(row.left() - gap - words, room.top(), words, room.height()),
            textFace(canvas(), count, left), {.role = parlour::Role::Text, .name = TableWords::courtPile(seen_)});
    }

    // ------------------------------------------------------------------------------------------------------- the seats

    void placeSeat(Seat seat)
    {
        const Place& here = place(seat);
        part_ = isMine(seat) ? 1 : 0; // beside the panel, and read after what is asked there
        placeCards(seat, here);
        placeCoins(seat, here);
        const bool turn = seen_.isDealt() && !seen_.position().over && seat == view().actor;
        add(kit::numbered("plate", seat), here.plate,
            PlateLook{kit::discOf(seen_.info(seat)), hasDiscs_, seen_.coins(seat),
                      seen_.isOut(seat) ? TableWords::out() : QString(), turn},
            {.height = 2, .opacity = opacityOf(seat)});
        placeClaims(seat, here);
        placeBubble(seat, here);
        placeTarget(seat, here);
        part_ = 0;
    }

    // Ids of cards. An open card is told by its role and a number among equal ones of the seat, in hand before lost, so it
    // keeps its id when it is lost. Cards of a closed hand are numbered, and it is always the last that goes.
    static QString openId(Seat seat, Role role, int copy)
    {
        return QStringLiteral("card:%1:%2.%3").arg(seat).arg(static_cast<int>(role)).arg(copy);
    }
    static QString closedId(Seat seat, int index) { return QStringLiteral("card:%1:#%2").arg(seat).arg(index); }

    void placeCards(Seat seat, const Place& here)
    {
        const int held = seen_.cards(seat);
        const int all = held + static_cast<int>(seen_.lost(seat).size());
        std::map<Role, int> copies;
        int index = 0;
        for (; index < held; ++index) {
            const Hand* hand = seen_.hand(seat);
            const QRectF rect = cardRect(seat, here, index, all);
            if (hand)
                placeHeld(seat, (*hand)[at(index)], copies[(*hand)[at(index)]]++, index, rect);
            else
                placeClosed(seat, index, rect);
        }
        for (const Role card : seen_.lost(seat)) {
            const QRectF rect = cardRect(seat, here, index++, all);
            add(openId(seat, card, copies[card]++), rect, cardFace(canvas(), card, CardState::Lost),
                {.height = 5,
                 .role = parlour::Role::Card,
                 .radius = rect.width() * kCardRadius,
                 .dimmed = !isInLight(seat),
                 .name = tr("%1, lost").arg(TableWords::role(card)),
                 .from = closedId(seat, held)});
        }
        const bool gaveBack = std::any_of(seen_.events().begin(), seen_.events().end(), [&](const Event& event) {
            return event.seat == seat && (event.kind == Event::Kind::Returned || event.kind == Event::Kind::Replaced);
        });
        if (gaveBack || !seen_.isDealt())
            sendToCourt(seat);
    }

    /// In an exchange the person's drawn cards lie in the panel; elsewhere four cards close up.
    QRectF cardRect(Seat seat, const Place& here, int index, int all) const
    {
        if (all <= kHandSize)
            return here.cardRect(index);
        if (!isMine(seat)) {
            const double pitch = here.pitch / (all - 1);
            return {here.cards + QPointF(index * pitch, 0), here.card};
        }
        // Held, then lost, then drawn from the left to the right; drawn ones are the last of the hand.
        const int held = seen_.cards(seat), own = held - 2;
        if (index < own)
            return here.cardRect(index);
        if (index >= held)
            return here.cardRect(own + index - held);
        return drawnRect(here, index - own);
    }
    QRectF drawnRect(const Place& here, int index) const
    {
        return {QPointF(places_.panel.left() + px(16) + index * here.pitch, here.cards.y()), here.card};
    }

    void placeClosed(Seat seat, int index, const QRectF& rect)
    {
        add(closedId(seat, index), rect, backFace(),
            {.height = 1 + 0.01 * index,
             .role = parlour::Role::Card,
             .radius = rect.width() * kCardRadius,
             .shadow = Shadow::Rest,
             .dimmed = !isInLight(seat),
             .name = tr("card, face down"),
             .from = QStringLiteral("court")});
    }

    void placeHeld(Seat seat, Role card, int copy, int index, const QRectF& rect)
    {
        Piece& piece = add(openId(seat, card, copy), rect, cardFace(canvas(), card, CardState::Held),
                           {.height = (isMine(seat) ? 5 : 1) + 0.01 * index,
                            .role = parlour::Role::Card,
                            .radius = rect.width() * kCardRadius,
                            .shadow = Shadow::Rest,
                            .dimmed = !isInLight(seat),
                            .name = isMine(seat) ? TableWords::card(seen_, card) : TableWords::role(card),
                            .from = seat == seen_.me() ? QStringLiteral("court") : closedId(seat, index)});
        if (!isMine(seat))
            return;
        piece.choices = choicesOf(index);
        if (!piece.choices.empty()) {
            piece.ring = Ring::Legal;
            piece.shortcut = QString::number(index + 1);
            piece.isPickedByKey = true; // what is given away does not come back
        }
        if (const Role first = keptFirst(); first != Role::None)
            piece.name = piece.id == gesture_.selected
                ? tr("%1 is kept: choose the other card").arg(TableWords::role(first))
                : tr("Keep %1 and %2").arg(TableWords::role(first, RoleForm::The), TableWords::role(card, RoleForm::The));
        if (!piece.shortcut.isEmpty())
            placeCardKey(QString(piece.shortcut), rect);
    }

    void placeCardKey(const QString& key, const QRectF& card)
    {
        const double size = std::max(px(22), 18.0), inset = px(7);
        add(QStringLiteral("key:") + key, QRectF(card.topLeft() + QPointF(inset, inset), QSizeF(size, size)),
            kit::KeyCap{key}, {.height = 6});
    }

    /// What the own card at `index` stands for: to be lost; to be kept, alone or with another.
    std::vector<Choice> choicesOf(int index) const
    {
        const Hand& hand = view().hand;
        std::vector<Choice> choices;
        if (seen_.mayDo(Kind::Lose)) {
            choices.push_back({toText(Action{Kind::Lose, -1, hand[at(index)], Role::None}), {}});
        } else if (seen_.mayDo(Kind::Return) && hand.size() == 3) {
            choices.push_back({toText(givingBack({index})), {}});
        } else if (seen_.mayDo(Kind::Return)) {
            const QStringList ids = ownIds();
            for (int other = 0; other < static_cast<int>(hand.size()); ++other)
                if (other != index)
                    choices.push_back({toText(givingBack({index, other})), ids[other]});
        }
        return choices;
    }

    /// The action that keeps these cards of the own hand.
    Action givingBack(std::initializer_list<int> kept) const
    {
        const Hand& hand = view().hand;
        Action action{Kind::Return, -1, Role::None, Role::None};
        for (int i = 0; i < static_cast<int>(hand.size()); ++i)
            if (std::find(kept.begin(), kept.end(), i) == kept.end())
                (action.role == Role::None ? action.role : action.second) = hand[at(i)];
        if (action.second < action.role)
            std::swap(action.role, action.second);
        return action;
    }

    /// The card that was chosen first to be kept; None: none yet.
    Role keptFirst() const
    {
        const auto first = seen_.mayDo(Kind::Return) ? ownIds().indexOf(gesture_.selected) : -1;
        return first < 0 ? Role::None : view().hand[at(first)];
    }
    QStringList ownIds() const
    {
        std::map<Role, int> copies;
        return kit::textsOf(view().hand, [&](Role role) { return openId(seen_.me(), role, copies[role]++); });
    }

    void sendToCourt(Seat seat)
    {
        for (int i = 0; i < kHandSize + 2; ++i)
            out_.goesTo.insert(closedId(seat, i), QStringLiteral("court"));
        for (const Role role : kAllRoles)
            for (int copy = 0; copy < kCopies; ++copy)
                out_.goesTo.insert(openId(seat, role, copy), QStringLiteral("court"));
    }

    static QString coinId(Seat seat, int index) { return QStringLiteral("coin:%1:%2").arg(seat).arg(index); }

    /// Stacks of five. New coins come from the bank, or from whom they were stolen.
    void placeCoins(Seat seat, const Place& here)
    {
        Seat victim = -1;
        for (const Event& event : seen_.events())
            if (event.kind == Event::Kind::Stole && event.seat == seat)
                victim = event.other;
        const int coins = seen_.coins(seat);
        const QSizeF size(here.coin, here.coin * kCoinAspect);
        for (int i = 0; i < coins; ++i) {
            const double x = here.coins.x() + (i / 5) * (here.coin + px(3)) * (here.coinsGoLeft ? -1 : 1);
            const double y = here.coins.y() - size.height() / 2 - (i % 5) * kCoinStep * here.coin;
            add(coinId(seat, i), kit::boxAt({x, y}, size), coinFace(),
                {.height = 3 + 0.01 * i,
                 .opacity = isInLight(seat) ? 1 : 0.6,
                 .sound = Sound::Chip,
                 .from = victim >= 0 ? coinId(victim, seen_.coins(victim) + coins - 1 - i) : QStringLiteral("bank")});
        }
        for (int i = coins; i < coins + kForcedCoup; ++i)
            out_.goesTo.insert(coinId(seat, i), QStringLiteral("bank"));
    }

    void placeClaims(Seat seat, const Place& here)
    {
        std::vector<ClaimLook> claims;
        for (const Role role : kAllRoles)
            if (const int times = view().claims[at(seat)][at(role)]; times > 0)
                claims.push_back({role, times, view().shown[at(seat)].has(role), view().caught[at(seat)].has(role)});
        if (claims.empty())
            return;
        add(kit::numbered("claims", seat), here.claims, ClaimsLook{claims, isMine(seat) ? Qt::AlignRight : Qt::AlignHCenter},
            {.height = 2, .opacity = opacityOf(seat)});
    }

    /// The last thing a seat did; it goes when the seat moves again. The own deeds are known.
    void placeBubble(Seat seat, const Place& here)
    {
        const QString text = TableWords::deed(seen_, seat);
        const LastAction& deed = view().lastActions[at(seat)];
        if (text.isEmpty() || isMine(seat) || seen_.isOut(seat) || places_.unit < kSmallest)
            return;
        kit::Bubble bubble{.text = text, .tip = tipOf(here), .px = 13};
        if (deed.claim != Role::None)
            bubble.indent = badgeSide(style_, bubble) + px(5);
        const double most = here.side == Side::Middle ? px(260) : std::max(px(156), places_.room.width() * 0.19);
        const QSizeF size = bubbleSize(style_, bubble, most);
        QPointF corner;
        if (bubble.tip == Tip::Up) {
            const double shift = here.side == Side::Left ? 0.18 : here.side == Side::Right ? -0.18 : 0;
            corner = {here.plate.center().x() - size.width() / 2 + shift * size.width(),
                      (hasClaimed(seat) ? here.claims.bottom() : here.plate.bottom()) + px(3)};
            bubble.tipAt = here.plate.center().x() - corner.x();
        } else {
            const double gap = px(6);
            corner = {bubble.tip == Tip::Left ? here.plate.right() + gap : here.plate.left() - gap - size.width(),
                      here.plate.center().y() - size.height() / 2};
        }
        const bool failed = deed.end != LastAction::End::Open && deed.end != LastAction::End::Done;
        add(kit::numbered("deed", seat), QRectF(corner, size), BubbleLook{bubble, deed.claim, failed},
            {.height = 6, .opacity = opacityOf(seat)});
    }
    bool hasClaimed(Seat seat) const
    {
        const auto& claims = view().claims[at(seat)];
        return std::any_of(claims.begin(), claims.end(), [](int times) { return times > 0; });
    }
    /// High seats and those beside the panel speak below their claims, the others beside their plate, towards the middle.
    Tip tipOf(const Place& here) const
    {
        const double bottom = seen_.isPlaying() ? places_.panel.top() : places_.room.height();
        const double plate = here.plate.center().y();
        const bool high = here.cards.y() < places_.room.height() * 0.2;
        const bool besidePanel = plate > places_.panel.top() && plate < places_.panel.bottom();
        if ((high || besidePanel) && here.claims.bottom() + px(48) < bottom)
            return Tip::Up;
        return here.side == Side::Right ? Tip::Right : Tip::Left;
    }

    /// What a click on a seat meets.
    void placeTarget(Seat seat, const Place& here)
    {
        const double around = px(6);
        const QRectF rect = isMine(seat) ? here.plate : here.all().adjusted(-around, -around, around, around);
        const Kind kind = aiming();
        const bool target = kind != Kind::Allow && seen_.mayTarget(kind, seat);
        const Action onThis{kind, static_cast<std::int8_t>(seat), Role::None, Role::None};
        add(seatPiece(seat), rect, SeatLook{target && isPointedAt(seatPiece(seat))},
            {.height = 10,
             .role = target ? parlour::Role::Button : parlour::Role::Text,
             .radius = isMine(seat) ? here.plate.height() / 2 : px(12),
             .name = target ? TableWords::actionAt(onThis, seen_) : TableWords::plate(seen_, seat),
             .description = TableWords::describeSeat(seen_, seat)});
    }

    /// Who was right when a claim was doubted.
    void celebrate()
    {
        Seat doubter = -1;
        for (const Event& event : seen_.events()) {
            if (event.kind == Event::Kind::Challenged)
                doubter = event.seat;
            const bool isProof = event.kind == Event::Kind::Proved;
            const Seat right = isProof ? Seat{event.seat} : doubter;
            if ((isProof || event.kind == Event::Kind::Caught) && right >= 0)
                out_.flourishes.push_back(sealOn(seatPiece(right), kit::numbered("right", right), Sound::Proof, theme()));
        }
    }

    // ------------------------------------------------------------------------------------------------------- the panel

    void placePanel()
    {
        if (seen_.position().over) {
            out_.calm = places_.panel; // nothing is left to ask; the result lies here
            return;
        }
        PanelLook look;
        const Headline headline = TableWords::headline(seen_);
        look.title = headline.title;
        look.detail = headline.detail;
        look.asks = seen_.mayAct() && view().phase != Phase::Turn;
        if (seen_.isPlaying() && seen_.isOut(seen_.me()))
            look.hint = tr("You are out");
        const std::vector<Answer> answers = TableWords::answers(seen_);
        if (seen_.mayAct() && view().phase == Phase::Turn)
            return placeRows(look);
        if (seen_.isWindow() && seen_.claimant() >= 0) {
            look.hasBadge = true;
            look.badge = seen_.claim();
        }
        // A hint leaves what is known where it is: its figures stand on what does them, its words on a card of its own.
        const bool tellsWeighed = report() && !seen_.mayAct();
        if (seen_.isPlaying() && seen_.isWindow() && !tellsWeighed)
            addFacts(look);
        const bool accounts = seen_.isPlaying() && !tellsWeighed && (answers.empty() || look.facts.empty());
        if (tellsWeighed)
            addWeighed(look);
        if (seen_.mayDo(Kind::Return))
            look.facts.clear(); // where the cards are that were drawn
        if (!answers.empty())
            placeAnswers(look, answers);
        else if (seen_.mayDo(Kind::Return))
            look.free = place(seen_.me()).card.height() + px(10);
        if (accounts && !seen_.mayDo(Kind::Return))
            addAccounts(look);
        addPanel(look);
        if (seen_.mayDo(Kind::Return)) {
            placeDrawnLabel();
            placeKept();
        }
    }

    void addPanel(const PanelLook& look)
    {
        QRectF rect = places_.panel;
        if (!seen_.isPlaying()) {
            const double height = std::min(contentHeight(style_, look, rect.width()), rect.height());
            rect = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height);
        }
        const bool tells = !look.facts.empty() || !look.accounts.empty(); // what is known is read with the question
        add(QStringLiteral("panel"), rect, look, {.height = 4, .radius = px(12), .worth = tells ? 4 : 0});
        // What is asked stands above the answers, for who reads the table piece by piece as well.
        const double head = std::min(headHeight(style_, look, rect.width()), rect.height());
        if (seen_.mayAct()) {
            out_.question = questionPiece();
            out_.questionBox = rect;
            out_.prompt = askedBox(style_, look, rect);
        }
        const QString asked =
            kit::sentences({look.title + QLatin1Char('.'), look.detail.isEmpty() ? look.hint : look.detail});
        const QStringList known = kit::textsOf(
            look.weighed.others, [](const WeighedLook::Other& each) { return TableWords::fact(each.action, each.figure); });
        add(questionPiece(), QRectF(rect.topLeft(), QSizeF(rect.width(), head)), kit::Nothing(),
            {.height = 4.1,
             .role = parlour::Role::Text,
             .name = spoken(asked),
             .description = spoken(kit::sentences(QStringList{clausesOf(known)} + look.facts)),
             .worth = 0});
    }

    QString questionPiece() const
    {
        const QString id = QStringLiteral("question");
        return seen_.mayAct() ? id + QStringLiteral(":%1.%2").arg(view().turn).arg(static_cast<int>(view().phase)) : id;
    }

    static AccountLook account(const SeenPosition& sight, Role role)
    {
        const CardCount count = sight.count(role);
        return {role, count.own, count.faceUp, count.unseen, TableWords::accountOf(sight, role)};
    }
    void addFacts(PanelLook& look) const
    {
        look.facts = TableWords::facts(seen_);
        if (view().phase == Phase::Block || seen_.claimant() < 0 || seen_.claimant() == seen_.me())
            return;
        for (const Role role : kAllRoles)
            if (proves(role, seen_.claim()))
                look.copies.push_back(account(seen_, role));
    }
    void addAccounts(PanelLook& look) const
    {
        if (!seen_.isDealt())
            return;
        look.accountsTitle = tr("Cards accounted for");
        for (const Role role : kAllRoles)
            look.accounts.push_back(account(seen_, role));
    }
    void addWeighed(PanelLook& look) const
    {
        const Report& weighed = *report();
        look.detail.clear();
        if (const auto chosen = seen_.chosen()) {
            const SeatInfo& who = seen_.info(seen_.position().reporter); // of a person's decision the coach
            look.weighed.pill =
                kit::dotted({tr("%1: %2", "who, what they chose")
                                 .arg(who.person ? tr("Best") : who.name, TableWords::actionAt(*chosen, seen_)),
                             figureOf(weighed, weighed.chosen)});
        }
        look.weighed.others = weighedBeside(weighed);
        look.facts = TableWords::reportFacts(weighed);
        if (!seen_.isPlaying() && contentHeight(style_, look, places_.panel.width()) > places_.panel.height())
            look.facts.clear(); // the side panel tells them
    }

    /// The actions that were not chosen, best first; of a bot's, which the side panel tells, only those that come next.
    std::vector<WeighedLook::Other> weighedBeside(const Report& report) const
    {
        constexpr std::size_t kWhileWatching = 3;
        std::vector<WeighedLook::Other> weighed;
        for (const Candidate* each : bestFirst(report))
            if (const auto action = parseAction(each->action); action && each->action != report.chosen)
                weighed.push_back({TableWords::actionAt(*action, seen_), reportFigure(report, each->value)});
        if (!seen_.isPlaying() && weighed.size() > kWhileWatching)
            weighed.resize(kWhileWatching);
        return weighed;
    }

    /// What the report gives the best of these actions.
    kit::Chip figureOn(const std::vector<Choice>& choices) const
    {
        if (!report())
            return {};
        const auto offers = [&](const std::string& action) {
            return std::any_of(choices.begin(), choices.end(), [&](const Choice& each) { return each.action == action; });
        };
        for (const Candidate* best : bestFirst(*report()))
            if (offers(best->action))
                return {reportFigure(*report(), best->value), offers(report()->chosen)};
        return {};
    }

    /// The actions of a turn, a row each.
    void placeRows(PanelLook& look)
    {
        const Kind kind = aiming();
        if (kind != Kind::Allow) {
            look.hint = kind == Kind::Steal ? tr("Steal: choose a lit player")
                : kind == Kind::Assassinate ? tr("Assassinate: choose a lit player")
                                            : tr("Coup: choose a lit player");
            look.detail.clear();
        }
        look.rows = true;
        if (places_.unit >= kSmallest)
            look.columns = {tr("Action"), tr("Coins"), tr("You claim"), tr("Who may answer")};
        const QRectF& panel = places_.panel;
        const double head = headHeight(style_, look, panel.width()) + (look.columns.empty() ? 0 : px(14));
        look.free = panel.height() - head - px(12);
        const double inset = px(10), gap = px(2);
        addPanel(look);
        const double top = panel.top() + head + gap;
        double weights = 0;
        for (const TurnRow& each : kTurnRows)
            weights += each.weight;
        const double room = panel.bottom() - px(8) - top - gap * static_cast<double>(kTurnRows.size());
        QRectF rect(panel.left() + inset, top, panel.width() - 2 * inset, 0);
        int number = 0;
        for (const TurnRow& each : kTurnRows) {
            rect.setHeight(room * each.weight / weights);
            placeRow(each.kind, each.gain, ++number, rect);
            rect.moveTop(rect.bottom() + gap);
        }
    }

    void placeRow(Kind kind, int gain, int number, const QRectF& rect)
    {
        const Role claim = claimOf(kind);
        RowLook look;
        look.key = QString::number(number);
        look.label = TableWords::action(kind);
        look.coins = kit::signedNumber(gain);
        look.claim = claim;
        look.claimText = claim == Role::None ? tr("no claim") : TableWords::role(claim);
        look.isHeld = claim != Role::None && seen_.count(claim).own > 0;
        look.held = claim == Role::None ? QString()
            : look.isHeld               ? tr("you hold it", "a card that is claimed")
                                        : tr("bluff");
        const QString whyNot = TableWords::whyNot(seen_, kind), warning = TableWords::warning(seen_, kind);
        look.enabled = whyNot.isEmpty();
        look.warns = look.enabled && !warning.isEmpty();
        look.answer = !look.enabled ? whyNot : look.warns ? warning : TableWords::whoMayAnswer(kind);
        look.brief = look.enabled && !look.warns ? TableWords::whoMayAnswer(kind, true) : look.answer;
        look.chosen = gesture_.selected == actionPiece(kind);
        look.pointedAt = isPointedAt(actionPiece(kind));
        std::vector<Choice> choices;
        for (const Action& action : seen_.legal())
            if (action.kind == kind)
                choices.push_back({toText(action), action.target >= 0 ? seatPiece(action.target) : QString()});
        look.figure = figureOn(choices);
        const QString name = tr("%1, %2", "an action, what it brings or costs").arg(look.label, look.coins);
        const QString claimed =
            look.held.isEmpty() ? look.claimText : QStringLiteral("%1 (%2)").arg(look.claimText, look.held);
        add(actionPiece(kind), rect, look,
            {.height = 5,
             .role = parlour::Role::Button,
             .radius = px(10),
             .name = look.enabled ? name : kit::sentences({name + QLatin1Char('.'), whyNot}),
             .description = kit::sentences({claimed + QLatin1Char('.'), look.answer + QLatin1Char('.')}),
             .whyNot = whyNot,
             .shortcut = look.key,
             .choices = std::move(choices)});
    }

    /// The answers to a question, a column each. What each leads to comes before what is known.
    void placeAnswers(PanelLook& look, const std::vector<Answer>& answers)
    {
        const QRectF& panel = places_.panel;
        const double pad = px(16), gap = px(8), head = headHeight(style_, look, panel.width());
        std::vector<double> weights;
        for (const Answer& each : answers)
            weights.push_back(weightOf(each));
        const QRectF inner = panel.adjusted(pad, 0, -pad, -pad * 0.8);
        std::vector<QRectF> rects = kit::columns(inner, weights, gap);
        std::vector<AnswerLook> looks;
        double tall = panel.height() * 0.44;
        for (const Answer& each : answers) {
            const QString key = QString::number(looks.size() + 1);
            looks.push_back(
                {key, each.label, each.action.kind != Kind::Allow, isPointedAt(answerPiece(each.action)), each.outlooks});
            tall = std::max(tall, answerHeight(style_, looks.back(), rects[looks.size() - 1].width()));
        }
        tall = std::min(tall, panel.height() - head - pad);
        look.free = tall + px(4);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            rects[i].setTop(inner.bottom() - tall);
            placeAnswer(answers[i], looks[i], rects[i]);
        }
    }

    void placeAnswer(const Answer& answer, const AnswerLook& look, const QRectF& rect)
    {
        add(answerPiece(answer.action), rect, look,
            {.height = 5,
             .role = parlour::Role::Button,
             .radius = px(10),
             .name = answer.label,
             .description = kit::sentences(kit::textsOf(answer.outlooks, TableWords::outlook)),
             .shortcut = look.key,
             .choices = {{toText(answer.action), {}}}});
    }
    static double weightOf(const Answer& answer) { return answer.action.kind == Kind::Allow ? 0.8 : 1.0; }

    void placeDrawnLabel()
    {
        const Place& mine = place(seen_.me());
        const double height = style_.text(13) * 1.5, left = drawnRect(mine, 0).left();
        const TextStyle how{style_.text(13), false, theme().tableDim};
        addText(QStringLiteral("drawn"),
                QRectF(left, mine.cards.y() - height - px(30), places_.panel.right() - left - px(10), height),
                tr("Drawn from the court", "two cards"), how)
            .height = 4.5;
    }

    /// What the exchange comes to while the pointer is on the second card.
    void placeKept()
    {
        for (const Piece& each : out_.pieces) {
            const bool only = each.id == gesture_.hovered && each.choices.size() == 1 && each.role == parlour::Role::Card;
            if (each.id != gesture_.selected && !only)
                continue;
            for (const Choice& choice : each.choices)
                if (only || choice.target == gesture_.hovered) {
                    const auto action = parseAction(choice.action);
                    const Place& mine = place(seen_.me());
                    const double left = drawnRect(mine, 1).right() + px(14);
                    const QRectF rect(left, mine.cards.y(), places_.panel.right() - px(14) - left, mine.card.height());
                    const TextStyle how{style_.text(14), false, theme().tableText, Qt::AlignLeft | Qt::AlignVCenter, 6};
                    if (action && rect.width() > 40)
                        addText(QStringLiteral("kept"), rect, TableWords::keepAndReturn(seen_, *action), how).height = 5;
                    return;
                }
        }
    }

    // ----------------------------------------------------------------------------------------------- arrows and figures

    /// From one seat to another: what is announced now, or what a bot has chosen.
    void placeArrow()
    {
        Seat from = -1, to = -1;
        bool threat = true;
        const auto chosen = seen_.chosen();
        if (chosen && chosen->target >= 0) {
            from = view().actor;
            to = chosen->target;
            threat = false;
        } else if (view().target >= 0 && (seen_.isWindow() || isStruck())) {
            from = view().actor;
            to = view().target;
        }
        if (from < 0 || from == to || at(to) >= places_.seats.size())
            return;
        const auto [start, bend, end] = wayOf(from, to);
        const QRectF box = QRectF(start, end)
                               .normalized()
                               .united(QRectF(bend, QSizeF(1, 1)))
                               .adjusted(-px(16), -px(16), px(16), px(16))
                               .intersected(QRectF(QPointF(), places_.room));
        add(QStringLiteral("arrow"), box,
            ArrowLook{start - box.topLeft(), bend - box.topLeft(), end - box.topLeft(), threat}, {.height = 3.5});
    }

    /// The target has to lose a card by what was announced.
    bool isStruck() const
    {
        if (view().phase != Phase::Lose)
            return false;
        const LossReason reason = seen_.lossReason();
        return reason == LossReason::Coup || reason == LossReason::Assassination;
    }

    struct Way {
        QPointF start, bend, end;

        QPointF at(double t) const { return (1 - t) * (1 - t) * start + 2 * t * (1 - t) * bend + t * t * end; }
    };

    /// What a way may lie over, with room for its breadth; cards count most.
    struct Obstacle {
        QRectF box;
        int weight;
    };
    static constexpr int kCardInTheWay = 10;
    std::vector<Obstacle> obstacles() const
    {
        const double broad = px(7);
        std::vector<Obstacle> all;
        for (const Piece& piece : out_.pieces) {
            const bool isCard = piece.role == parlour::Role::Card || piece.id.startsWith(QLatin1String("court:"));
            if (piece.height >= 0)
                all.push_back({piece.box().adjusted(-broad, -broad, broad, broad), isCard ? kCardInTheWay : 1});
        }
        return all;
    }

    /// The straightest that covers the least of what lies between, drawn aside towards the middle if it can be.
    Way wayOf(Seat from, Seat to) const
    {
        const QLineF line(place(from).all().center(), place(to).all().center());
        QPointF aside = QPointF(-line.dy(), line.dx()) / std::max(1.0, line.length());
        if (QPointF::dotProduct(QRectF(QPointF(), places_.room).center() - line.center(), aside) < 0)
            aside = -aside;
        Way best;
        const std::vector<Obstacle> between = obstacles(); // once, since many ways are tried
        double least = std::numeric_limits<double>::max();
        for (int far = 1; far <= 32 && far < least; ++far)
            for (const int side : {1, -1}) {
                const QPointF bend = line.center() + aside * side * far * px(20);
                const Way way{edgeOf(from, bend), bend, edgeOf(to, bend)};
                if (const double cost = far + 4 * covers(way, between); cost < least) {
                    least = cost;
                    best = way;
                }
            }
        return best;
    }

    /// How many of a way's points lie on something or outside.
    int covers(const Way& way, const std::vector<Obstacle>& between) const
    {
        constexpr int kSteps = 40;
        const QRectF room(QPointF(), places_.room);
        int count = 0;
        for (int i = 0; i <= kSteps; ++i) {
            const QPointF on = way.at(i / double(kSteps));
            int worst = room.contains(on) ? 0 : kCardInTheWay;
            for (const Obstacle& each : between)
                if (each.weight > worst && each.box.contains(on))
                    worst = each.weight;
            count += worst;
        }
        return count;
    }

    /// Where an arrow leaves or meets a seat.
    QPointF edgeOf(Seat seat, QPointF towards) const
    {
        const Place& here = place(seat);
        if (isMine(seat))
            return {here.plate.center().x(), here.plate.top() - px(44)};
        const QRectF all = here.all().adjusted(-px(10), -px(10), px(10), px(10));
        const QPointF way = towards - all.center();
        const double share = std::min(std::abs(way.x()) > 1e-6 ? all.width() / 2 / std::abs(way.x()) : 1e9,
                                      std::abs(way.y()) > 1e-6 ? all.height() / 2 / std::abs(way.y()) : 1e9);
        return all.center() + way * std::min(1.0, share);
    }

    /// What a theft would move, while its target is pointed at.
    void placeChanges()
    {
        if (aiming() != Kind::Steal)
            return;
        for (Seat seat = 0; seat < seen_.seats(); ++seat) {
            if (!isPointedAt(seatPiece(seat)) || !seen_.mayTarget(Kind::Steal, seat))
                continue;
            const int coins = std::min(2, seen_.coins(seat));
            placeChange(seat, -coins);
            placeChange(seen_.me(), coins);
        }
    }
    void placeChange(Seat seat, int coins)
    {
        const Place& here = place(seat);
        const QSizeF size = changeSize(style_);
        const int stacks = std::max(1, (seen_.coins(seat) + 4) / 5);
        const double beside = stacks * (here.coin + px(3)) + size.width() / 2 - here.coin * 0.4;
        const QPointF centre = isMine(seat) ? QPointF(here.coins.x() + beside, here.coins.y() - size.height() * 0.6)
                                            : QPointF(here.coins.x() + (here.coinsGoLeft ? -here.coin : here.coin) * 0.5,
                                                      here.coins.y() - here.coin * 1.2 - size.height());
        if (coins != 0) // above the light on its seat
            add(kit::numbered("change", seat), kit::boxAt(centre, size), ChangeLook{coins}, {.height = 11});
    }

    const SeenPosition& seen_;
    Places places_;
    bool hasDiscs_ = true; ///< of all plates or of none: there is room beside every name
};

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    return Table(seen, gesture, canvas).build();
}

// ----------------------------------------------------------------------------------------------------------- the table

class CoupTable final : public kit::TableOf<SeenPosition, TableWords, arrange, paintTile>,
                        public BeliefSigns,
                        public PlainAnswers {
    Q_DECLARE_TR_FUNCTIONS(Coup)

public:
    QString pieceFor(const Action& action) const override
    {
        if (action.target >= 0)
            return seatPiece(action.target);
        switch (action.kind) {
        case Action::Kind::Allow:
        case Action::Kind::Challenge:
        case Action::Kind::Block:
            return answerPiece(action);
        case Action::Kind::Lose:
        case Action::Kind::Return:
            return {}; // a card of somebody, whose seat the action does not name
        default:
            return actionPiece(action.kind);
        }
    }
    std::function<void(QPainter&, const QRectF&)> signOf(std::size_t thing) const override
    {
        return [role = kAllRoles[thing]](QPainter& painter, const QRectF& box) { drawBadge(painter, box, role); };
    }
    std::vector<bool> holdings(const Position& position, Seat seat) const override
    {
        const SeenPosition seen(position);
        const Hand* hand = position.open ? seen.hand(seat) : nullptr;
        std::vector<bool> held;
        for (const Role role : kAllRoles)
            if (hand)
                held.push_back(hand->contains(role));
        return held;
    }
    double progress(const Position& position) const override
    {
        const SeenPosition seen(position);
        int lost = 0;
        for (Seat seat = 0; seat < seen.seats(); ++seat)
            lost += static_cast<int>(seen.lost(seat).size());
        return position.over ? 1.0 : lost / (kHandSize * seen.seats() - 1.0);
    }
    bool isOut(const Position& position, Seat seat) const override { return SeenPosition(position).isOut(seat); }
    bool beginsPart(const std::vector<AnyTold>& told) const override { return tells(told, Event::Kind::TurnBegan); }
    /// A doubt and a lost card must be seen before the next turn begins.
    int linger(const Position& position) const override
    {
        int longest = 0;
        const SeenPosition seen(position);
        for (const Event& event : seen.events())
            longest = std::max(longest, lingerAt(event.kind));
        return longest;
    }

    PlainQuestions plainQuestions() const override
    {
        return {tr("Let pass what cannot be doubted"),
                tr("Coup: a claim that must be true, and the coup that ten coins leave no choice about."),
                tr("There is only one thing to do here. Shall Parlour do it for you when that is so?")};
    }
    /// Never the loss of a card: who holds two equal ones has no choice either, and that must not show.
    std::optional<std::string> plainAnswer(const Position& position) const override
    {
        const SeenPosition seen(position);
        const bool isForced = seen.view().phase == Phase::Turn && position.legal.size() == 1;
        return isForced || seen.isProven() ? std::optional(position.legal.front()) : std::nullopt;
    }

    Surface surface() const override { return Surface::Plum; }

private:
    static int lingerAt(Event::Kind kind)
    {
        const bool isAnnounced = kind == Event::Kind::Acted || kind == Event::Kind::Blocked;
        return kind == Event::Kind::Challenged ? 1600 : kind == Event::Kind::Lost ? 1200 : isAnnounced ? 700 : 0;
    }
};

} // namespace

} // namespace parlour::coup

std::unique_ptr<parlour::GameTable> parlour::makeCoupTable()
{
    return std::make_unique<coup::CoupTable>();
}
