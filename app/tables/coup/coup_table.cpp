// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Coup's table: the layout of a position (seats with cards, coins and claims, the court, the panel), and its GameTable.
#include "app/draw/lists.h"
#include "app/draw/paint.h"
#include "app/stage/effects.h"
#include "app/tables/coup/coup_cards.h"
#include "app/tables/coup/coup_paint.h"
#include "app/tables/coup/coup_plan.h"
#include "app/tables/coup/coup_text.h"
#include "app/tables/coup/coup_theme.h"
#include "app/tables/game_tables.h"
#include "app/tables/kit/builder.h"
#include "app/tables/kit/table.h"
#include "app/tables/kit/text.h"
#include "app/tables/position_form.h"
#include "app/tables/report_text.h"
#include "app/tables/table_capabilities.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;
using kit::Tip;

// The pieces of an action of a turn, an answer, a player.
QString actionPiece(Kind kind)
{
    return QStringLiteral("act:") + QString::fromLatin1(kActionIds[asIndex(kind)]);
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
    int gain; ///< coins gained or paid at the announcement
    double weight = 1; ///< relative height: actions that may be challenged and blocked need two lines
};
constexpr std::array<TurnRow, 7> kTurnRows{{{Kind::Income, 1},
                                            {Kind::ForeignAid, 2},
                                            {Kind::Tax, 3},
                                            {Kind::Steal, 2, 1.3},
                                            {Kind::Exchange, 0},
                                            {Kind::Assassinate, -kAssassinationCost, 1.3},
                                            {Kind::Coup, -kCoupCost}}};
constexpr double kSmallest = 0.5; ///< below this unit, redundant texts are omitted

/// The width at which plates of this height show all names whole, except a person's at the bottom, which has enough room.
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
        : Table(seen, gesture, canvas, Plan(canvas.size, seen.seats(), seen.isPlaying(), [&](double height) {
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
        addEffects();
        return std::move(out_);
    }

private:
    Table(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas, const Plan& plan)
        : Builder(gesture, {canvas, plan.unit}),
          seen_(seen),
          plan_(plan),
          dispute_(seen.dispute())
    {
        for (Seat seat = 0; seat < seen_.seats(); ++seat) {
            const QRectF& plate = planOf(seat).plate;
            hasDiscs_ = hasDiscs_ && plateWidth(canvas, seen_.name(seat), plate.height()) <= plate.width() + 0.5;
        }
    }

    const View& view() const { return seen_.view(); }
    const SeatPlan& planOf(Seat seat) const
    {
        return plan_.seats[asIndex((seat - seen_.me() + seen_.seats()) % seen_.seats())];
    }
    bool isMine(Seat seat) const { return seen_.isPlaying() && seat == seen_.me(); }
    const Report* report() const { return seen_.report(); }
    double opacityOf(Seat seat) const { return seen_.isOut(seat) ? 0.6 : isHighlighted(seat) ? 1 : 0.55; }
    /// Whether the seat is not dimmed: during a question to the person, only the seats that it concerns are not.
    bool isHighlighted(Seat seat) const
    {
        if (!seen_.isPlaying() || !seen_.isWindow() || !seen_.mayAct())
            return true;
        return isMine(seat) || seat == seen_.claimant() || seat == view().actor || seat == view().target;
    }

    /// The action whose target is being chosen; Allow if there is none.
    Kind aiming() const
    {
        for (const TurnRow& each : kTurnRows)
            if (gesture_.selected == actionPiece(each.kind))
                return each.kind;
        return Kind::Allow;
    }

    /// Rings the pieces of the chosen action.
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
        add(QStringLiteral("table"), plan_.table, TableDrawable(), {.height = -1});
        const TextStyle label{style_.text(13), false, theme().tableDim, Qt::AlignCenter};
        if (!seen_.isPlaying())
            placeOpenCourt(label);
        else if (!plan_.court.isEmpty())
            placeCourtAndBank(label);
        const QSizeF card(px(44), px(44) * kCardAspect);
        const QPointF bank = plan_.bank.isEmpty() ? plan_.panel.center() : plan_.bank.center();
        const double coin = px(26);
        out_.anchors.insert(QStringLiteral("court"),
                            {plan_.court.isEmpty() ? bank : plan_.court.center(), card, 0, backFace()});
        out_.anchors.insert(QStringLiteral("bank"), {bank, {coin, coin * kCoinAspect}, 0, coinFace()});
    }

    void placeCourtAndBank(const TextStyle& label)
    {
        for (int i = std::min<int>(3, view().court) - 1; i >= 0; --i) {
            const QRectF rect = plan_.court.translated(-px(4) * i, px(2) * i);
            add(kit::numbered("court", i), rect, backFace(), {.radius = rect.width() * kCardRadius, .shadow = Shadow::Rest});
        }
        add(QStringLiteral("court"), plan_.courtLabel, textFace(canvas(), TableText::court(view().court), label),
            {.role = parlour::Role::Text, .name = TableText::courtPile(seen_)});
        add(QStringLiteral("bank"), plan_.bank, BankDrawable());
        addText(QStringLiteral("bank:label"), plan_.bankLabel, tr("Bank", "where coins come from"), label);
    }

    /// The court for viewers of all hands, with its count to the left of the cards.
    void placeOpenCourt(const TextStyle& label)
    {
        const QRectF& room = plan_.court;
        const QString count = TableText::court(view().court);
        TextStyle left = label;
        left.align = Qt::AlignRight | Qt::AlignVCenter;
        const double words = style_.widthOf(count, left) + 1, gap = px(8);
        const double width = room.height() / kCardAspect;
        const auto cards = seen_.isDealt() ? seen_.court() : std::nullopt;
        const double all = cards ? std::min(room.width() - 2 * (words + gap), width * 1.12 * view().court) : width;
        const QRectF row(room.center().x() - all / 2, room.top(), all, room.height());
        add(QStringLiteral("court:0"), row, cards ? faceFor(CourtDrawable{*cards}) : backFace());
        add(QStringLiteral("court"), QRectF(row.left() - gap - words, room.top(), words, room.height()),
            textFace(canvas(), count, left), {.role = parlour::Role::Text, .name = TableText::courtPile(seen_)});
    }

    // ------------------------------------------------------------------------------------------------------- the seats

    void placeSeat(Seat seat)
    {
        const SeatPlan& here = planOf(seat);
        part_ = isMine(seat) ? 1 : 0; // read after the question in the panel
        placeCards(seat, here);
        placeCoins(seat, here);
        const bool turn = seen_.isDealt() && !seen_.position().over && seat == view().actor;
        add(kit::numbered("plate", seat), here.plate,
            PlateDrawable{kit::discOf(seen_.info(seat)), hasDiscs_, seen_.coins(seat),
                          seen_.isOut(seat) ? TableText::out() : QString(), turn},
            {.height = 2, .opacity = opacityOf(seat)});
        placeClaims(seat, here);
        placeBubble(seat, here);
        placeTarget(seat, here);
        part_ = 0;
    }

    // Ids of cards. Open cards have a role and a number among equal cards of the seat, the hand before the lost ones, so a
    // card keeps its id when it is lost. Cards of a closed hand are numbered, and the last one is lost.
    static QString openId(Seat seat, Role role, int copy)
    {
        return QStringLiteral("card:%1:%2.%3").arg(seat).arg(static_cast<int>(role)).arg(copy);
    }
    static QString closedId(Seat seat, int index) { return QStringLiteral("card:%1:#%2").arg(seat).arg(index); }

    void placeCards(Seat seat, const SeatPlan& here)
    {
        const int held = seen_.cards(seat);
        const int all = held + static_cast<int>(seen_.lost(seat).size());
        std::map<Role, int> copies;
        int index = 0;
        for (; index < held; ++index) {
            const Hand* hand = seen_.hand(seat);
            const QRectF rect = cardRect(seat, here, index, all);
            if (hand)
                placeHeld(seat, (*hand)[asIndex(index)], copies[(*hand)[asIndex(index)]]++, index, rect);
            else
                placeClosed(seat, index, rect);
        }
        for (const Role card : seen_.lost(seat)) {
            const QRectF rect = cardRect(seat, here, index++, all);
            add(openId(seat, card, copies[card]++), rect, cardFace(canvas(), card, CardState::Lost),
                {.height = 5,
                 .role = parlour::Role::Card,
                 .radius = rect.width() * kCardRadius,
                 .dimmed = !isHighlighted(seat),
                 .name = tr("%1, lost").arg(TableText::role(card)),
                 .from = closedId(seat, held)});
        }
        const bool gaveBack = std::any_of(seen_.events().begin(), seen_.events().end(), [&](const Event& event) {
            return event.seat == seat && (event.kind == Event::Kind::Returned || event.kind == Event::Kind::Replaced);
        });
        if (gaveBack || !seen_.isDealt())
            sendToCourt(seat);
    }

    /// In an exchange the person's drawn cards lie in the panel, and the cards of other seats close up.
    QRectF cardRect(Seat seat, const SeatPlan& here, int index, int all) const
    {
        if (all <= kHandSize)
            return here.cardRect(index);
        if (!isMine(seat)) {
            const double pitch = here.pitch / (all - 1);
            return {here.cards + QPointF(index * pitch, 0), here.card};
        }
        // From left to right: held, lost, drawn. The drawn cards are the last of the hand.
        const int held = seen_.cards(seat), own = held - 2;
        if (index < own)
            return here.cardRect(index);
        if (index >= held)
            return here.cardRect(own + index - held);
        return drawnRect(here, index - own);
    }
    QRectF drawnRect(const SeatPlan& here, int index) const
    {
        return {QPointF(plan_.panel.left() + px(16) + index * here.pitch, here.cards.y()), here.card};
    }

    void placeClosed(Seat seat, int index, const QRectF& rect)
    {
        out_.hidden.push_back({.piece = closedId(seat, index), .seat = seat, .value = {}, .isOpen = false, .box = {}});
        add(closedId(seat, index), rect, backFace(),
            {.height = 1 + 0.01 * index,
             .role = parlour::Role::Card,
             .radius = rect.width() * kCardRadius,
             .shadow = Shadow::Rest,
             .dimmed = !isHighlighted(seat),
             .name = tr("card, face down"),
             .from = QStringLiteral("court")});
    }

    void placeHeld(Seat seat, Role card, int copy, int index, const QRectF& rect)
    {
        if (seat != seen_.me())
            out_.hidden.push_back(
                {.piece = openId(seat, card, copy), .seat = seat, .value = toText(card), .isOpen = true, .box = {}});
        Piece& piece = add(openId(seat, card, copy), rect, cardFace(canvas(), card, CardState::Held),
                           {.height = (isMine(seat) ? 5 : 1) + 0.01 * index,
                            .role = parlour::Role::Card,
                            .radius = rect.width() * kCardRadius,
                            .shadow = Shadow::Rest,
                            .dimmed = !isHighlighted(seat),
                            .name = isMine(seat) ? TableText::card(seen_, card) : TableText::role(card),
                            .from = seat == seen_.me() ? QStringLiteral("court") : closedId(seat, index)});
        if (!isMine(seat))
            return;
        piece.choices = choicesOf(index);
        if (!piece.choices.empty()) {
            piece.ring = Ring::Legal;
            piece.shortcut = ownKey(QString::number(index + 1));
            piece.isPickedByKey = true; // the action is irrevocable
        }
        if (const Role first = keptFirst(); first != Role::None)
            piece.name = piece.id == gesture_.selected
                ? tr("%1 is kept: choose the other card").arg(TableText::role(first))
                : tr("Keep %1 and %2").arg(TableText::role(first, RoleForm::The), TableText::role(card, RoleForm::The));
        if (!piece.shortcut.isEmpty())
            placeCardKey(QString(piece.shortcut), rect);
    }

    void placeCardKey(const QString& key, const QRectF& card)
    {
        const double size = std::max(px(22), 18.0), inset = px(7);
        add(QStringLiteral("key:") + key, QRectF(card.topLeft() + QPointF(inset, inset), QSizeF(size, size)),
            kit::KeyCap{key}, {.height = 6});
    }

    /// The choices of the own card at `index`: to lose it; to keep it, alone or with another.
    std::vector<Choice> choicesOf(int index) const
    {
        const Hand& hand = view().hand;
        std::vector<Choice> choices;
        if (seen_.mayDo(Kind::Lose)) {
            choices.push_back({toText(Action{Kind::Lose, -1, hand[asIndex(index)], Role::None}), {}});
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
                (action.role == Role::None ? action.role : action.second) = hand[asIndex(i)];
        if (action.second < action.role)
            std::swap(action.role, action.second);
        return action;
    }

    /// The first card chosen to be kept; None if there is none yet.
    Role keptFirst() const
    {
        const auto first = seen_.mayDo(Kind::Return) ? ownIds().indexOf(gesture_.selected) : -1;
        return first < 0 ? Role::None : view().hand[asIndex(first)];
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

    /// Coins in stacks of five. New ones come from the bank, or from the victim of a theft.
    void placeCoins(Seat seat, const SeatPlan& here)
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
                 .opacity = isHighlighted(seat) ? 1 : 0.6,
                 .sound = Sound::Chip,
                 .from = victim >= 0 ? coinId(victim, seen_.coins(victim) + coins - 1 - i) : QStringLiteral("bank")});
        }
        for (int i = coins; i < coins + kForcedCoup; ++i)
            out_.goesTo.insert(coinId(seat, i), QStringLiteral("bank"));
    }

    void placeClaims(Seat seat, const SeatPlan& here)
    {
        std::vector<ClaimMark> claims;
        for (const Role role : kAllRoles)
            if (const int times = view().claims[asIndex(seat)][asIndex(role)]; times > 0)
                claims.push_back(
                    {role, times, view().shown[asIndex(seat)].has(role), view().caught[asIndex(seat)].has(role)});
        if (claims.empty())
            return;
        add(kit::numbered("claims", seat), here.claims,
            ClaimsDrawable{claims, isMine(seat) ? Qt::AlignRight : Qt::AlignHCenter},
            {.height = 2, .opacity = opacityOf(seat)});
    }

    /// A bubble with the seat's last move, except for the own seat.
    void placeBubble(Seat seat, const SeatPlan& here)
    {
        const QString text = TableText::lastMove(seen_, seat);
        const LastAction& move = view().lastActions[asIndex(seat)];
        const bool challenges = dispute_ && !dispute_->isBlock && dispute_->by == seat;
        if (text.isEmpty() || isMine(seat) || (seen_.isOut(seat) && !challenges) || plan_.unit < kSmallest)
            return;
        const Role claim = challenges ? dispute_->claim : move.claim;
        kit::Bubble bubble{.text = text, .tip = tipOf(here), .px = 13};
        if (claim != Role::None)
            bubble.indent = badgeSide(style_, bubble) + px(5);
        const double most = here.side == Side::Middle ? px(260) : std::max(px(156), plan_.room.width() * 0.19);
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
        const bool failed = !challenges && move.end != LastAction::End::Open && move.end != LastAction::End::Done;
        add(kit::numbered("move", seat), QRectF(corner, size), BubbleDrawable{bubble, claim, failed},
            {.height = 6, .opacity = challenges ? 1 : opacityOf(seat)});
    }
    bool hasClaimed(Seat seat) const
    {
        const auto& claims = view().claims[asIndex(seat)];
        return std::any_of(claims.begin(), claims.end(), [](int times) { return times > 0; });
    }
    /// The tip of a seat's bubble: below the claims for the upper seats and those next to the panel, else at the plate's
    /// inner side.
    Tip tipOf(const SeatPlan& here) const
    {
        const double bottom = seen_.isPlaying() ? plan_.panel.top() : plan_.room.height();
        const double plate = here.plate.center().y();
        const bool high = here.cards.y() < plan_.room.height() * 0.2;
        const bool besidePanel = plate > plan_.panel.top() && plate < plan_.panel.bottom();
        if ((high || besidePanel) && here.claims.bottom() + px(48) < bottom)
            return Tip::Up;
        return here.side == Side::Right ? Tip::Right : Tip::Left;
    }

    /// The area that takes clicks on a seat.
    void placeTarget(Seat seat, const SeatPlan& here)
    {
        const double around = px(6);
        const QRectF rect = isMine(seat) ? here.plate : here.all().adjusted(-around, -around, around, around);
        const Kind kind = aiming();
        const bool target = kind != Kind::Allow && seen_.mayTarget(kind, seat);
        const Action onThis{kind, static_cast<std::int8_t>(seat), Role::None, Role::None};
        add(seatPiece(seat), rect, SeatTargetDrawable{target && isPointedAt(seatPiece(seat))},
            {.height = 10,
             .role = target ? parlour::Role::Button : parlour::Role::Text,
             .radius = isMine(seat) ? here.plate.height() / 2 : px(12),
             .name = target ? TableText::actionAt(onThis, seen_) : TableText::plate(seen_, seat),
             .description = TableText::describeSeat(seen_, seat)});
    }

    /// An effect for the winner of a challenge.
    void addEffects()
    {
        Seat challenger = -1;
        for (const Event& event : seen_.events()) {
            if (event.kind == Event::Kind::Challenged)
                challenger = event.seat;
            const bool isProof = event.kind == Event::Kind::Proved;
            const Seat right = isProof ? Seat{event.seat} : challenger;
            if ((isProof || event.kind == Event::Kind::Caught) && right >= 0)
                out_.effects.push_back(sealOn(seatPiece(right), kit::numbered("right", right), Sound::Proof, theme()));
        }
    }

    // ------------------------------------------------------------------------------------------------------- the panel

    void placePanel()
    {
        if (seen_.position().over) {
            out_.resultArea = plan_.panel; // room for the result
            return;
        }
        PanelDrawable panel;
        const Headline headline = TableText::headline(seen_);
        panel.title = headline.title;
        panel.detail = headline.detail;
        panel.asks = seen_.mayAct() && view().phase != Phase::Turn;
        if (seen_.isPlaying() && seen_.isOut(seen_.me()))
            panel.hint = tr("You are out");
        const std::vector<Answer> answers = TableText::answers(seen_);
        if (seen_.mayAct() && view().phase == Phase::Turn)
            return placeRows(panel);
        if (seen_.isWindow() && seen_.claimant() >= 0) {
            panel.hasBadge = true;
            panel.badge = seen_.claim();
        }
        // A hint does not replace the facts: its figures are on the actions' pieces, its text is on a card of its own.
        const bool showsEvaluations = report() && !seen_.mayAct();
        if (seen_.isPlaying() && seen_.isWindow() && !showsEvaluations)
            addFacts(panel);
        const bool accounts = seen_.isPlaying() && !showsEvaluations && (answers.empty() || panel.facts.empty());
        if (showsEvaluations)
            addEvaluations(panel);
        if (seen_.mayDo(Kind::Return))
            panel.facts.clear(); // the drawn cards lie there
        if (!answers.empty())
            placeAnswers(panel, answers);
        else if (seen_.mayDo(Kind::Return))
            panel.free = planOf(seen_.me()).card.height() + px(10);
        if (accounts && !seen_.mayDo(Kind::Return))
            addAccounts(panel);
        addPanel(panel);
        if (seen_.mayDo(Kind::Return)) {
            placeDrawnLabel();
            placeKept();
        }
    }

    void addPanel(const PanelDrawable& panel)
    {
        QRectF rect = plan_.panel;
        if (panel.free <= 0) { // no larger than its content
            const double height = std::min(contentHeight(style_, panel, rect.width()), rect.height());
            rect.setTop(seen_.isPlaying() ? rect.bottom() - height : rect.center().y() - height / 2);
            rect.setHeight(height);
        }
        add(QStringLiteral("panel"), rect, panel, {.height = 4, .radius = px(12)});
        // The question as a piece of its own, above the answers, for screen readers.
        const double head = std::min(headHeight(style_, panel, rect.width()), rect.height());
        if (seen_.mayAct()) {
            out_.question = questionPiece();
            out_.questionBox = rect;
            out_.prompt = askedBox(style_, panel, rect);
        }
        const QString asked =
            kit::sentences({panel.title + QLatin1Char('.'), panel.detail.isEmpty() ? panel.hint : panel.detail});
        const QStringList known = kit::textsOf(panel.evaluations.others, [](const PanelEvaluations::Other& each) {
            return TableText::fact(each.action, each.figure);
        });
        add(questionPiece(), QRectF(rect.topLeft(), QSizeF(rect.width(), head)), kit::Invisible(),
            {.height = 4.1,
             .role = parlour::Role::Text,
             .name = spoken(asked),
             .description = spoken(kit::sentences(QStringList{clausesOf(known)} + panel.facts))});
    }

    QString questionPiece() const
    {
        const QString id = QStringLiteral("question");
        return seen_.mayAct() ? id + QStringLiteral(":%1.%2").arg(view().turn).arg(static_cast<int>(view().phase)) : id;
    }

    static RoleCopies account(const SeenPosition& seen, Role role)
    {
        const CardCount count = seen.count(role);
        return {role, count.own, count.faceUp, count.unseen, TableText::accountOf(seen, role)};
    }
    void addFacts(PanelDrawable& panel) const
    {
        panel.facts = TableText::facts(seen_);
        if (view().phase == Phase::Block || seen_.claimant() < 0 || seen_.claimant() == seen_.me())
            return;
        for (const Role role : kAllRoles)
            if (proves(role, seen_.claim()))
                panel.copies.push_back(account(seen_, role));
    }
    void addAccounts(PanelDrawable& panel) const
    {
        if (!seen_.isDealt())
            return;
        panel.accountsTitle = tr("Cards accounted for");
        for (const Role role : kAllRoles)
            panel.accounts.push_back(account(seen_, role));
    }
    void addEvaluations(PanelDrawable& panel) const
    {
        const Report& shown = *report();
        panel.detail.clear();
        if (const auto chosen = seen_.chosen()) {
            const SeatInfo& who = seen_.info(seen_.position().reporter); // for a person's decision: the coach
            panel.evaluations.pill =
                kit::dotted({tr("%1: %2", "who, what they chose")
                                 .arg(who.person ? tr("Best") : who.name, TableText::actionAt(*chosen, seen_)),
                             figureOf(shown, shown.chosen)});
        }
        panel.evaluations.others = otherEvaluations(shown);
        panel.facts = TableText::reportFacts(shown);
        if (!seen_.isPlaying() && contentHeight(style_, panel, plan_.panel.width()) > plan_.panel.height())
            panel.facts.clear(); // the side panel has them
    }

    /// The actions that were not chosen, best first; while bots are watched, only the next best: the side panel has all.
    std::vector<PanelEvaluations::Other> otherEvaluations(const Report& report) const
    {
        constexpr std::size_t kWhileWatching = 3;
        std::vector<PanelEvaluations::Other> others;
        for (const Candidate* each : bestFirst(report))
            if (const auto action = parseAction(each->action); action && each->action != report.chosen)
                others.push_back({TableText::actionAt(*action, seen_), reportFigure(report, each->value)});
        if (!seen_.isPlaying() && others.size() > kWhileWatching)
            others.resize(kWhileWatching);
        return others;
    }

    /// The report's figure of the best of these actions.
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
    void placeRows(PanelDrawable& panel)
    {
        const Kind kind = aiming();
        if (kind != Kind::Allow) {
            panel.hint = kind == Kind::Steal ? tr("Steal: choose a lit player")
                : kind == Kind::Assassinate  ? tr("Assassinate: choose a lit player")
                                             : tr("Coup: choose a lit player");
            panel.detail.clear();
        }
        panel.rows = true;
        if (plan_.unit >= kSmallest)
            panel.columns = {tr("Action"), tr("Coins"), tr("You claim"), tr("Who may answer")};
        const QRectF& box = plan_.panel;
        const double head = headHeight(style_, panel, box.width()) + (panel.columns.empty() ? 0 : px(14));
        panel.free = box.height() - head - px(12);
        const double inset = px(10), gap = px(2);
        addPanel(panel);
        const double top = box.top() + head + gap;
        double weights = 0;
        for (const TurnRow& each : kTurnRows)
            weights += each.weight;
        const double room = box.bottom() - px(8) - top - gap * static_cast<double>(kTurnRows.size());
        QRectF rect(box.left() + inset, top, box.width() - 2 * inset, 0);
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
        RowDrawable row;
        row.key = ownKey(QString::number(number));
        row.label = TableText::action(kind);
        row.coins = kit::signedNumber(gain);
        row.claim = claim;
        row.claimText = claim == Role::None ? tr("no claim") : TableText::role(claim);
        row.isHeld = claim != Role::None && seen_.count(claim).own > 0;
        row.held = claim == Role::None ? QString() : row.isHeld ? tr("you hold it", "a card that is claimed") : tr("bluff");
        const QString whyNot = TableText::whyNot(seen_, kind), warning = TableText::warning(seen_, kind);
        row.enabled = whyNot.isEmpty();
        row.warns = row.enabled && !warning.isEmpty();
        row.answer = !row.enabled ? whyNot : row.warns ? warning : TableText::whoMayAnswer(kind);
        row.brief = row.enabled && !row.warns ? TableText::whoMayAnswer(kind, true) : row.answer;
        row.chosen = gesture_.selected == actionPiece(kind);
        row.pointedAt = isPointedAt(actionPiece(kind));
        std::vector<Choice> choices;
        for (const Action& action : seen_.legal())
            if (action.kind == kind)
                choices.push_back({toText(action), action.target >= 0 ? seatPiece(action.target) : QString()});
        row.figure = figureOn(choices);
        const QString name = tr("%1, %2", "an action, what it brings or costs").arg(row.label, row.coins);
        const QString claimed = row.held.isEmpty() ? row.claimText : QStringLiteral("%1 (%2)").arg(row.claimText, row.held);
        add(actionPiece(kind), rect, row,
            {.height = 5,
             .role = parlour::Role::Button,
             .radius = px(10),
             .name = row.enabled ? name : kit::sentences({name + QLatin1Char('.'), whyNot}),
             .description = kit::sentences({claimed + QLatin1Char('.'), row.answer + QLatin1Char('.')}),
             .whyNot = whyNot,
             .shortcut = row.key,
             .choices = std::move(choices)});
    }

    /// The answers to a question, a column each. Their consequences take precedence over the facts.
    void placeAnswers(PanelDrawable& panel, const std::vector<Answer>& answers)
    {
        const QRectF& box = plan_.panel;
        const double pad = px(16), gap = px(8), head = headHeight(style_, panel, box.width());
        const QRectF inner = box.adjusted(pad, 0, -pad, -pad * 0.8);
        std::vector<QRectF> rects = kit::columns(inner, std::vector<double>(answers.size(), 1), gap);
        std::vector<AnswerDrawable> drawables;
        double tall = box.height() * 0.44;
        for (const Answer& each : answers) {
            const QString key = ownKey(QString::number(drawables.size() + 1));
            drawables.push_back({key, each.label, isPointedAt(answerPiece(each.action)), each.consequences});
            tall = std::max(tall, answerHeight(style_, drawables.back(), rects[drawables.size() - 1].width()));
        }
        tall = std::min(tall, box.height() - head - pad);
        panel.free = tall + px(4);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            rects[i].setTop(inner.bottom() - tall);
            placeAnswer(answers[i], drawables[i], rects[i]);
        }
    }

    void placeAnswer(const Answer& answer, const AnswerDrawable& drawable, const QRectF& rect)
    {
        add(answerPiece(answer.action), rect, drawable,
            {.height = 5,
             .role = parlour::Role::Button,
             .radius = px(10),
             .name = answer.label,
             .description = kit::sentences(kit::textsOf(answer.consequences, TableText::consequence)),
             .shortcut = drawable.key,
             .choices = {{toText(answer.action), {}}}});
    }

    void placeDrawnLabel()
    {
        const SeatPlan& mine = planOf(seen_.me());
        const double height = style_.text(13) * 1.5, left = drawnRect(mine, 0).left();
        const TextStyle how{style_.text(13), false, theme().tableDim};
        addText(QStringLiteral("drawn"),
                QRectF(left, mine.cards.y() - height - px(30), plan_.panel.right() - left - px(10), height),
                tr("Drawn from the court", "two cards"), how)
            .height = 4.5;
    }

    /// A preview of the exchange while the second card is hovered.
    void placeKept()
    {
        for (const Piece& each : out_.pieces) {
            const bool only = each.id == gesture_.hovered && each.choices.size() == 1 && each.role == parlour::Role::Card;
            if (each.id != gesture_.selected && !only)
                continue;
            for (const Choice& choice : each.choices)
                if (only || choice.target == gesture_.hovered) {
                    const auto action = parseAction(choice.action.notation);
                    const SeatPlan& mine = planOf(seen_.me());
                    const double left = drawnRect(mine, 1).right() + px(14);
                    const QRectF rect(left, mine.cards.y(), plan_.panel.right() - px(14) - left, mine.card.height());
                    const TextStyle how{style_.text(14), false, theme().tableText, Qt::AlignLeft | Qt::AlignVCenter, 6};
                    if (action && rect.width() > 40)
                        addText(QStringLiteral("kept"), rect, TableText::keepAndReturn(seen_, *action), how).height = 5;
                    return;
                }
        }
    }

    // ----------------------------------------------------------------------------------------------- arrows and figures

    /// An arrow from the actor to the target of the bot's choice; else from who challenges or blocks to whose claim or
    /// action it is; else to the target of the announced action.
    void placeArrow()
    {
        Seat from = -1, to = -1;
        bool threat = true;
        const auto chosen = seen_.chosen();
        if (chosen && chosen->target >= 0) {
            from = view().actor;
            to = chosen->target;
            threat = false;
        } else if (dispute_) {
            from = dispute_->by;
            to = dispute_->against;
        } else if (view().target >= 0 && (seen_.isWindow() || isHit())) {
            from = view().actor;
            to = view().target;
        }
        if (from < 0 || from == to || asIndex(to) >= plan_.seats.size())
            return;
        const auto [start, bend, end] = arrowPath(from, to);
        const QRectF box = QRectF(start, end)
                               .normalized()
                               .united(QRectF(bend, QSizeF(1, 1)))
                               .adjusted(-px(16), -px(16), px(16), px(16))
                               .intersected(QRectF(QPointF(), plan_.room));
        add(QStringLiteral("arrow"), box,
            ArrowDrawable{start - box.topLeft(), bend - box.topLeft(), end - box.topLeft(), threat}, {.height = 3.5});
    }

    /// Whether the target is losing a card to the announced action.
    bool isHit() const
    {
        if (view().phase != Phase::Lose)
            return false;
        const LossReason reason = seen_.lossReason();
        return reason == LossReason::Coup || reason == LossReason::Assassination;
    }

    struct ArrowPath {
        QPointF start, bend, end;

        QPointF at(double t) const { return (1 - t) * (1 - t) * start + 2 * t * (1 - t) * bend + t * t * end; }
    };

    /// A box that the arrow should avoid, with room for its breadth; cards weigh most.
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

    /// The path that covers the least, then the straightest, preferably bent towards the middle.
    ArrowPath arrowPath(Seat from, Seat to) const
    {
        const QLineF line(planOf(from).all().center(), planOf(to).all().center());
        QPointF aside = QPointF(-line.dy(), line.dx()) / std::max(1.0, line.length());
        if (QPointF::dotProduct(QRectF(QPointF(), plan_.room).center() - line.center(), aside) < 0)
            aside = -aside;
        ArrowPath best;
        const std::vector<Obstacle> between = obstacles(); // calculated once for many paths
        double least = std::numeric_limits<double>::max();
        for (int far = 1; far <= 32 && far < least; ++far)
            for (const int side : {1, -1}) {
                const QPointF bend = line.center() + aside * side * far * px(20);
                const ArrowPath way{edgeOf(from, bend), bend, edgeOf(to, bend)};
                if (const double cost = far + 4 * covers(way, between); cost < least) {
                    least = cost;
                    best = way;
                }
            }
        return best;
    }

    /// The weights of the obstacles at points along a path, summed; points outside count as cards.
    int covers(const ArrowPath& way, const std::vector<Obstacle>& between) const
    {
        constexpr int kSteps = 40;
        const QRectF room(QPointF(), plan_.room);
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

    /// The end of an arrow at a seat.
    QPointF edgeOf(Seat seat, QPointF towards) const
    {
        const SeatPlan& here = planOf(seat);
        if (isMine(seat))
            return {here.plate.center().x(), here.plate.top() - px(44)};
        const QRectF all = here.all().adjusted(-px(10), -px(10), px(10), px(10));
        const QPointF way = towards - all.center();
        const double share = std::min(std::abs(way.x()) > 1e-6 ? all.width() / 2 / std::abs(way.x()) : 1e9,
                                      std::abs(way.y()) > 1e-6 ? all.height() / 2 / std::abs(way.y()) : 1e9);
        return all.center() + way * std::min(1.0, share);
    }

    /// A preview of the coins that a theft would move, while its target is hovered.
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
        const SeatPlan& here = planOf(seat);
        const QSizeF size = changeSize(style_);
        const int stacks = std::max(1, (seen_.coins(seat) + 4) / 5);
        const double offset = stacks * (here.coin + px(3)) + size.width() / 2 - here.coin * 0.4;
        const QPointF centre = isMine(seat) ? QPointF(here.coins.x() + offset, here.coins.y() - size.height() * 0.6)
                                            : QPointF(here.coins.x() + (here.coinsGoLeft ? -here.coin : here.coin) * 0.5,
                                                      here.coins.y() - here.coin * 1.2 - size.height());
        if (coins != 0) // above the seat's highlight
            add(kit::numbered("change", seat), kit::boxAt(centre, size), CoinChangeDrawable{coins}, {.height = 11});
    }

    const SeenPosition& seen_;
    Plan plan_;
    std::optional<Dispute> dispute_; ///< of seen_
    bool hasDiscs_ = true; ///< there is room for a disc next to every name
};

Layout arrange(const SeenPosition& seen, const Gesture& gesture, const Canvas& canvas)
{
    return Table(seen, gesture, canvas).build();
}

// ----------------------------------------------------------------------------------------------------------- the table

class CoupTable final : public kit::TableOf<SeenPosition, TableText, arrange, paintTile>,
                        public BeliefIcons,
                        public HiddenValues,
                        public Themes,
                        public SharedTable,
                        public ObviousAnswers {
    Q_DECLARE_TR_FUNCTIONS(Coup)

public:
    PositionFormOf positionForm() const override
    {
        return {coup::positionForm, settlePosition, completePosition, layPosition};
    }
    QString theme(const std::string& position, const std::string& taken, const std::string& best) const override
    {
        return themeOf(position, taken, best);
    }
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
            return {}; // the action does not name the seat of the card
        default:
            return actionPiece(action.kind);
        }
    }
    std::function<void(QPainter&, const QRectF&)> iconOf(std::size_t thing) const override
    {
        return [role = kAllRoles[thing]](QPainter& painter, const QRectF& box) { drawBadge(painter, box, role); };
    }
    QString valueText(const std::string& value) const override
    {
        const auto role = std::find(kRoleIds.begin(), kRoleIds.end(), value);
        return role == kRoleIds.end() ? QString() : TableText::role(static_cast<Role>(role - kRoleIds.begin()));
    }
    std::function<void(QPainter&, const QRectF&)> valueIcon(const std::string& value) const override
    {
        const auto role = std::find(kRoleIds.begin(), kRoleIds.end(), value);
        return role == kRoleIds.end() ? nullptr : iconOf(static_cast<std::size_t>(role - kRoleIds.begin()));
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
    bool beginsPart(const std::vector<AnyTold>& told) const override { return hasEvent(told, Event::Kind::TurnBegan); }
    /// Time to read who challenges or blocks whom, and to see a lost card, before the game goes on.
    int viewingDelay(const Position& position) const override
    {
        int longest = 0;
        const SeenPosition seen(position);
        for (const Event& event : seen.events())
            longest = std::max(longest, viewingDelayOf(event.kind));
        return longest;
    }

    ObviousAnswersText obviousAnswersText() const override
    {
        return {tr("Let a claim stand that must be true"),
                tr("When the open cards and your own prove it. Also makes a coup that you cannot avoid."),
                tr("There is only one thing to do here. Shall Parlour do it for you when that is so?")};
    }
    /// Never the loss of a card, since an automatic answer would reveal two equal cards.
    std::optional<std::string> obviousAnswer(const Position& position) const override
    {
        const SeenPosition seen(position);
        const bool isForced = seen.view().phase == Phase::Turn && position.legal.size() == 1;
        return isForced || seen.isProven() ? std::optional(position.legal.front()) : std::nullopt;
    }
    std::optional<std::string> spokenAnswer(const Position& position) const override
    {
        return SeenPosition(position).isWindow() ? std::optional(toText(Action{Action::Kind::Allow})) : std::nullopt;
    }
    /// Not the loss of one of two cards, which must be equal then.
    bool playsOnlyAction(const Position& position) const override
    {
        const SeenPosition seen(position);
        const View& view = seen.view();
        return view.phase == Phase::Turn || (view.phase == Phase::Lose && seen.cards(view.loser) == 1);
    }

    Surface surface() const override { return Surface::Plum; }

private:
    static int viewingDelayOf(Event::Kind kind)
    {
        switch (kind) {
        case Event::Kind::Challenged:
            return 2600;
        case Event::Kind::Blocked:
        case Event::Kind::Stopped:
            return 1600;
        case Event::Kind::Lost:
            return 1200;
        case Event::Kind::Acted:
            return 700;
        default:
            return 0;
        }
    }
};

} // namespace

std::unique_ptr<GameTable> makeTable()
{
    return std::make_unique<CoupTable>();
}

} // namespace parlour::coup
