// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form of a position: on the table the question with the action it is about, and for each seat coins and cards, held or
// lost; beside it the claims.
#include "app/tables/coup/coup_cards.h"
#include "app/tables/coup/coup_plan.h"
#include "app/tables/coup/coup_text.h"
#include "app/tables/position_form.h"
#include "engine/base/index.h"
#include "engine/base/tokens.h"
#include "engine/coup/coup_types.h"

#include <algorithm>
#include <optional>

namespace parlour::coup {

namespace {

struct FormText {
    Q_DECLARE_TR_FUNCTIONS(PositionForm)
};

constexpr std::array<const char*, kRoles> kRoleKeys = {"a", "s", "c", "t", "d"};
constexpr int kMostCoins = 12, kMostClaims = 99;

QString idOf(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString roleId(int role)
{
    return idOf(kRoleIds[asIndex(role)]);
}

QString actionId(Action::Kind kind)
{
    return idOf(kActionIds[static_cast<std::size_t>(kind)]);
}

std::optional<Action::Kind> actionOf(const PositionLines& lines)
{
    const auto found = std::find(kActionIds.begin(), kActionIds.end(), lines.value("action"));
    return found == kActionIds.end() ? std::nullopt : std::optional(static_cast<Action::Kind>(found - kActionIds.begin()));
}

std::vector<FormChoice> roleChoices(CardState state, bool withNone)
{
    std::vector<FormChoice> choices;
    if (withNone)
        choices.push_back({QString(), FormText::tr("none", "a lost card"), {}, QStringLiteral("-")});
    for (int role = 0; role < kRoles; ++role) {
        const auto draw = [role, state](QPainter& painter, QSizeF size) {
            drawSmallCard(painter, {QPointF(), size}, static_cast<Role>(role), state);
        };
        choices.push_back({roleId(role), TableText::role(static_cast<Role>(role)), Face{{}, draw, {}, 0},
                           QLatin1String(kRoleKeys[asIndex(role)])});
    }
    return choices;
}

/// The words of a seat in a list by seat.
QStringList wordsOf(const PositionLines& lines, std::string_view field, Seat seat)
{
    const std::vector<std::string> items = lines.items(field);
    return asIndex(seat) < items.size()
        ? QString::fromStdString(items[asIndex(seat)]).split(QLatin1Char(' '), Qt::SkipEmptyParts)
        : QStringList();
}

void setWordsOf(PositionLines& lines, std::string_view field, Seat seat, const QStringList& words)
{
    std::vector<std::string> items = lines.items(field);
    items.resize(asIndex(lines.players()));
    items[asIndex(seat)] = words.join(QLatin1Char(' ')).toStdString();
    const bool isNone = std::all_of(items.begin(), items.end(), [](const std::string& each) { return each.empty(); });
    lines.setItems(field, isNone ? std::vector<std::string>() : items);
}

int handSize(const PositionLines& lines)
{
    return kHandSize - static_cast<int>(wordsOf(lines, "lost", lines.number("seat")).size())
        + (lines.value("phase") == "return" ? kHandSize : 0);
}

/// The number of the place of a seat's card; of the own hand, those that were drawn come after the two places.
QString cardArea(Seat seat, int place)
{
    return QStringLiteral("card:%1:%2").arg(seat).arg(place);
}

FormControl lostControl(const PositionLines& lines, Seat seat, int index)
{
    FormControl control = numberControl(
        FormText::tr("%1: lost card %2").arg(formSeatName(seat, lines.number("seat"))).arg(index + 1), lines, "lost", 0, 0);
    control.kind = FormControl::Kind::Picture;
    control.aspect = kCardAspect;
    control.choices = roleChoices(CardState::Lost, true);
    const QStringList lost = wordsOf(lines, "lost", seat);
    control.value = lost.value(index);
    // Cards in hand come first on the table. Those of the own hand are controls of their own.
    const int held = kHandSize - static_cast<int>(lost.size());
    if (index < lost.size())
        control.area = cardArea(seat, held + index);
    else if (seat != lines.number("seat"))
        control.area = cardArea(seat, kHandSize - 1 - index);
    control.set = [seat, index](PositionLines& into, const QString& value) {
        QStringList words = wordsOf(into, "lost", seat);
        if (value.isEmpty() && index < words.size())
            words.removeAt(index);
        else if (index < words.size())
            words[index] = value;
        else if (!value.isEmpty())
            words << value;
        setWordsOf(into, "lost", seat, words);
    };
    return control;
}

/// An own card in hand, which may be lost.
FormControl heldControl(const PositionLines& lines, int index, int size)
{
    const Seat own = lines.number("seat");
    FormControl card = numberControl(FormText::tr("Card %1").arg(index + 1), lines, "hand", index, size, 0, 0);
    card.kind = FormControl::Kind::Picture;
    card.aspect = kCardAspect;
    card.choices = roleChoices(CardState::Held, false);
    for (FormChoice lost : roleChoices(CardState::Lost, false)) {
        lost.value = QStringLiteral("lost ") + lost.value;
        lost.name = FormText::tr("%1, lost", "a card").arg(lost.name);
        lost.key = lost.key.toUpper();
        card.choices.push_back(std::move(lost));
    }
    card.value = lines.words("hand").value(index, roleId(0));
    card.area = cardArea(own, index);
    card.set = [index, size, own](PositionLines& into, const QString& value) {
        QStringList cards = into.words("hand");
        while (cards.size() < size)
            cards << roleId(0);
        if (value.startsWith(QLatin1String("lost "))) {
            cards.removeAt(index);
            setWordsOf(into, "lost", own, wordsOf(into, "lost", own) << value.section(QLatin1Char(' '), 1));
        } else {
            cards[index] = value;
        }
        into.setWords("hand", cards);
    };
    return card;
}

/// The number of claims of a role; a new claim is taken to stand.
FormControl claimControl(const PositionLines& lines, Seat seat, int role)
{
    FormControl control = numberControl(TableText::role(static_cast<Role>(role)), lines, "claims", 0, kMostClaims);
    const auto countOf = [seat, role](const PositionLines& of) {
        const QStringList words = wordsOf(of, "claims", seat);
        const auto found = words.indexOf(roleId(role));
        return found < 0 ? 0 : words.value(found + 1).toInt();
    };
    control.value = QString::number(countOf(lines));
    control.set = [seat, role, countOf](PositionLines& into, const QString& value) {
        const int before = countOf(into), now = value.toInt();
        if (before == now)
            return;
        QStringList words = wordsOf(into, "claims", seat), standing = wordsOf(into, "standingClaims", seat);
        const QString id = roleId(role);
        if (const auto found = words.indexOf(id); found >= 0 && now > 0) {
            words[found + 1] = value;
        } else if (found >= 0) {
            words.removeAt(found);
            words.removeAt(found);
            while (found < words.size() && (words[found] == "shown" || words[found] == "caught"))
                words.removeAt(found);
        } else {
            words << id << value;
        }
        if (now == 0)
            standing.removeAll(id);
        else if (now > before && !standing.contains(id))
            standing << id;
        setWordsOf(into, "claims", seat, words);
        setWordsOf(into, "standingClaims", seat, standing);
    };
    return control;
}

/// The question, and what it is about.
FormRow questionRow(const PositionLines& lines)
{
    const Seat own = lines.number("seat");
    const std::string phase = lines.value("phase");
    FormRow row{FormText::tr("The question"), {}};
    row.controls.push_back(choiceControl(FormText::tr("You are asked"), lines, "phase",
                                         {{QStringLiteral("turn"), FormText::tr("for your turn")},
                                          {QStringLiteral("challenge-action"), FormText::tr("to challenge an action")},
                                          {QStringLiteral("block"), FormText::tr("to block an action")},
                                          {QStringLiteral("challenge-block"), FormText::tr("to challenge a block")},
                                          {QStringLiteral("lose"), FormText::tr("for a card to lose")},
                                          {QStringLiteral("return"), FormText::tr("for cards to return")}},
                                         QStringLiteral("turn")));
    if (phase.empty() || phase == "turn" || phase == "return")
        return row;
    const auto addSeat = [&](const QString& name, std::string_view field, bool mayBeNone) {
        std::vector<FormChoice> seats;
        if (mayBeNone)
            seats.push_back({QStringLiteral("-1"), FormText::tr("nobody")});
        for (Seat seat = 0; seat < lines.players(); ++seat)
            seats.push_back({QString::number(seat), formSeatName(seat, own)});
        row.controls.push_back(choiceControl(name, lines, field, std::move(seats), QStringLiteral("-1")));
    };
    addSeat(FormText::tr("Who acts"), "actor", false);
    std::vector<FormChoice> actions;
    for (int kind = 0; kind <= static_cast<int>(Action::Kind::Coup); ++kind)
        actions.push_back({actionId(static_cast<Action::Kind>(kind)), TableText::action(static_cast<Action::Kind>(kind))});
    row.controls.push_back(choiceControl(FormText::tr("Action"), lines, "action", std::move(actions)));
    addSeat(FormText::tr("Target"), "target", true);
    if (phase == "challenge-block" || phase == "lose") {
        addSeat(FormText::tr("Who blocks"), "blocker", true);
        std::vector<FormChoice> roles = {{QString(), FormText::tr("no role")}};
        for (int role = 0; role < kRoles; ++role)
            roles.push_back({roleId(role), TableText::role(static_cast<Role>(role))});
        row.controls.push_back(choiceControl(FormText::tr("Blocks as"), lines, "blockAs", std::move(roles)));
    }
    if (phase == "lose")
        addSeat(FormText::tr("Who challenged"), "challenger", true);
    return row;
}

/// Makes actor, action, target and block fit a question that was chosen.
void settleQuestion(PositionLines& lines)
{
    const Seat own = lines.number("seat");
    const int next = (own + 1) % lines.players();
    const std::string phase = lines.value("phase");
    lines.drop({"target", "blocker", "blockAs", "challenger", "loser"});
    const bool isOwn = phase.empty() || phase == "turn" || phase == "return" || phase == "challenge-block";
    lines.setNumber("actor", isOwn ? own : next);
    Action::Kind action = Action::Kind::Tax;
    if (phase == "block" || phase == "challenge-block")
        action = Action::Kind::ForeignAid;
    else if (phase == "lose")
        action = Action::Kind::Coup;
    else if (phase == "return")
        action = Action::Kind::Exchange;
    lines.set("action",
              phase.empty() || phase == "turn" ? std::string() : std::string(kActionIds[static_cast<std::size_t>(action)]));
    if (phase == "challenge-block") {
        lines.setNumber("blocker", next);
        lines.set("blockAs", "duke");
    }
    if (phase == "lose") {
        lines.setNumber("loser", own);
        lines.setNumber("target", own);
    }
}

/// Makes target and block fit an action that was chosen.
void settleAction(PositionLines& lines)
{
    const auto action = actionOf(lines);
    if (!action)
        return;
    const Seat own = lines.number("seat"), next = (own + 1) % lines.players();
    const bool isOwn = lines.number("actor", own) == own;
    if (!hasTarget(*action))
        lines.drop({"target"});
    else
        lines.setNumber("target", isOwn ? next : own);
    if (lines.value("phase") != "challenge-block")
        return;
    lines.set("blockAs",
              *action == Action::Kind::Steal             ? lines.rule("mode") == "crate" ? "" : "captain"
                  : *action == Action::Kind::Assassinate ? "contessa"
                                                         : "duke");
    if (hasTarget(*action))
        lines.set("blocker", lines.value("target"));
}

} // namespace

PositionForm positionForm(const PositionLines& lines, const Canvas&)
{
    const Seat own = lines.number("seat");
    PositionForm form;
    form.rows.push_back(questionRow(lines));
    FormRow& question = form.rows.back();
    for (std::size_t i = 0; i < question.controls.size(); ++i) {
        question.controls[i].area = QStringLiteral("question:%1").arg(i);
        question.controls[i].showsName = true;
    }
    FormRow hand{FormText::tr("Your cards"), {}};
    const int size = handSize(lines);
    for (int i = 0; i < size; ++i)
        hand.controls.push_back(heldControl(lines, i, size));
    form.rows.push_back(std::move(hand));
    for (Seat seat = 0; seat < lines.players(); ++seat) {
        //: Coins, lost cards and claims of a player.
        FormRow row{FormText::tr("%1: coins, lost cards, claims").arg(formSeatName(seat, own)), {}};
        FormControl coins =
            numberControl(FormText::tr("Coins"), lines, "coins", seat, lines.players(), 0, kMostCoins, kStartCoins);
        coins.area = QStringLiteral("plate:%1").arg(seat);
        row.controls.push_back(std::move(coins));
        for (int index = 0; index < kHandSize; ++index)
            if (FormControl lost = lostControl(lines, seat, index); !lost.area.isEmpty())
                row.controls.push_back(std::move(lost));
        for (int role = 0; role < kRoles; ++role)
            row.controls.push_back(claimControl(lines, seat, role));
        form.rows.push_back(std::move(row));
    }
    return form;
}

void settlePosition(const PositionLines& before, PositionLines& lines)
{
    if (before.value("phase") != lines.value("phase"))
        settleQuestion(lines);
    else if (before.value("action") != lines.value("action"))
        settleAction(lines);
    if (lines.value("phase") == "lose")
        lines.set("loser", lines.value("seat"));
    // The hand has as many cards as are not lost.
    QStringList hand = lines.words("hand");
    while (hand.size() < handSize(lines))
        hand << roleId(static_cast<int>(hand.size()) % kRoles);
    hand.resize(handSize(lines));
    lines.setWords("hand", hand);
    if (before.value("hand") != lines.value("hand") || before.value("lost") != lines.value("lost"))
        lines.drop({"handed"});
    if (lines.value("coins").empty())
        lines.setNumbers("coins", std::vector<int>(asIndex(lines.players()), kStartCoins));
    lines.drop({"cards", "seated", "waiting", "court", "answer", "winners"});
}

void completePosition(PositionLines& lines)
{
    const int players = lines.players();
    const Seat own = std::clamp(lines.number("seat"), 0, players - 1);
    lines.setNumber("seat", own);
    lines.set("phase", "turn"); // the question is not drawn
    lines.setNumber("turn", 1);
    lines.setNumber("actor", own);
    lines.drop({"action", "target", "blocker", "blockAs", "challenger", "loser", "answer", "winners", "deeds", "course"});
    lines.setNumber("court", kDeck - players * kHandSize);
    QStringList hand = lines.words("hand").mid(0, 2 * kHandSize);
    hand.removeIf([](const QString& card) {
        return std::find(kRoleIds.begin(), kRoleIds.end(), card.toStdString()) == kRoleIds.end();
    });
    lines.setWords("hand", hand);
    std::vector<int> coins = lines.numbers("coins"), cards, seated;
    coins.resize(asIndex(players), kStartCoins);
    for (Seat seat = 0; seat < players; ++seat) {
        setWordsOf(lines, "lost", seat, wordsOf(lines, "lost", seat).mid(0, kHandSize));
        coins[asIndex(seat)] = std::clamp(coins[asIndex(seat)], 0, kMostCoins);
        const int held = kHandSize - static_cast<int>(wordsOf(lines, "lost", seat).size());
        cards.push_back(seat == own ? static_cast<int>(hand.size()) : held);
        seated.push_back(seat);
    }
    lines.setNumbers("coins", coins);
    lines.setNumbers("cards", cards);
    lines.setNumbers("seated", seated);
}

FormAreas layPosition(const PositionLines& lines, const Canvas& canvas, Layout& layout)
{
    constexpr double kGap = 6; // px
    const Seat own = lines.number("seat");
    const int players = lines.players();
    const Plan plan(canvas.size, players, true, [](double) { return 0.0; });
    FormAreas areas;
    for (Seat seat = 0; seat < players; ++seat) {
        const SeatPlan& here = plan.seats[asIndex((seat - own + players) % players)];
        for (int place = 0; place < kHandSize; ++place)
            areas.insert(cardArea(seat, place), here.cardRect(place).adjusted(-2, -2, 2, 2));
    }
    // Drawn cards lie in the panel, behind those that are lost.
    const SeatPlan& mine = plan.seats.front();
    const int kept = kHandSize - static_cast<int>(wordsOf(lines, "lost", own).size());
    for (int drawn = 0; drawn < kHandSize; ++drawn)
        if (lines.value("phase") == "return")
            areas.insert(cardArea(own, kept + drawn),
                         QRectF(QPointF(plan.panel.left() + plan.px(16) + drawn * mine.pitch, mine.cards.y()), mine.card)
                             .adjusted(-2, -2, 2, 2));
    const double tall = std::min(52.0, (plan.panel.height() - 3 * kGap) / 4), wide = (plan.panel.width() - kGap) / 2;
    for (int i = 0; i < 8; ++i)
        areas.insert(QStringLiteral("question:%1").arg(i),
                     {plan.panel.left() + (i % 2) * (wide + kGap), plan.panel.top() + (i / 2) * (tall + kGap), wide, tall});
    std::erase_if(layout.pieces, [](const Piece& each) {
        return each.id == QLatin1String("panel") || each.id.startsWith(QLatin1String("question"))
            || each.id.startsWith(QLatin1String("seat:")) || each.id.startsWith(QLatin1String("move:"));
    });
    return areas;
}

} // namespace parlour::coup
