// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/wagers.h"

#include "app/draw/lists.h"
#include "app/seating/positions.h"
#include "engine/games.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace parlour {

namespace {

using Reason = PurseEntry::Reason;

struct WagerText {
    Q_DECLARE_TR_FUNCTIONS(Wagers)
};

Reason outcomeOf(const std::vector<double>& result, Seat person)
{
    const double own = result[static_cast<std::size_t>(person)];
    const auto [least, most] = std::minmax_element(result.begin(), result.end());
    return *least == *most ? Reason::Drawn : own == *most ? Reason::Won : Reason::Lost;
}

/// The card that the next won match for credits brings; empty if none.
QString prizeAfter(const CreditTerms& terms, const CreditOpponent& opponent, const PurseAccount& account)
{
    const int wins = account.winsAgainst(QString::fromStdString(opponent.bot)) + 1;
    return wins % terms.winsForPrize == 0 ? opponent.cards.value(wins / terms.winsForPrize - 1) : QString();
}

QString sentenceOf(const PurseEntry& settled, int wager, const CreditTerms& terms, bool hasLoan)
{
    QStringList sentences;
    switch (settled.reason) {
    case Reason::Won:
        sentences << WagerText::tr("You won %1.").arg(creditsText(wager));
        break;
    case Reason::Drawn:
        sentences << WagerText::tr("Both take their wager back.");
        break;
    default:
        sentences << WagerText::tr("You lost %1.").arg(creditsText(wager));
    }
    if (!settled.card.isEmpty())
        sentences << WagerText::tr("The card %1 is yours now.").arg(terms.sign(settled.card));
    if (hasLoan)
        sentences << WagerText::tr("Nothing is left, so the dealer lends you some credits.");
    return sentences.join(QLatin1Char(' '));
}

} // namespace

QString creditsText(int credits)
{
    return WagerText::tr("%n credit(s)", nullptr, credits);
}

std::optional<CreditTerms> creditTermsOf(std::string_view game)
{
    const GameTable* table = findTable(game);
    const auto* credits = table ? table->as<CreditGame>() : nullptr;
    return credits ? std::optional(credits->creditTerms()) : std::nullopt;
}

Purse purseOf(History& history, const QString& game, const CreditTerms& terms)
{
    return Purse(history, game, {terms.credits, terms.cards});
}

const CreditOpponent* opponentIn(const CreditTerms& terms, const std::vector<std::string>& seats)
{
    if (seats.size() != 2 || personOf(seats) < 0)
        return nullptr;
    const auto at = std::find_if(terms.opponents.begin(), terms.opponents.end(), [&](const CreditOpponent& each) {
        return std::find(seats.begin(), seats.end(), each.bot) != seats.end();
    });
    return at == terms.opponents.end() ? nullptr : &*at;
}

int creditsOf(const CreditOpponent& opponent, const PurseAccount& account)
{
    return opponent.credits - account.takenFrom(QString::fromStdString(opponent.bot));
}

int highestWager(const CreditOpponent& opponent, const PurseAccount& account)
{
    return std::max(0, std::min({opponent.limit, creditsOf(opponent, account), account.credits}));
}

int usualWager(const CreditOpponent& opponent, const PurseAccount& account)
{
    int usual = opponent.limit / 2;
    for (const PurseEntry& entry : account.entries)
        if (entry.reason == Reason::Wager && entry.opponent == QString::fromStdString(opponent.bot) && entry.amount < 0)
            usual = -entry.amount;
    return std::min(usual, highestWager(opponent, account));
}

std::optional<Stake> stakeOf(History& history, const QString& match, const std::string& game)
{
    const auto terms = creditTermsOf(game);
    if (!terms || Purse::isOpen(history, match) != true)
        return std::nullopt;
    const auto account = purseOf(history, QString::fromStdString(game), *terms).account();
    const PurseEntry* open = account ? account->openWager(match) : nullptr;
    return open ? std::optional(Stake{-open->amount, account->cards}) : std::nullopt;
}

Expected<QString> settleMatch(History& history, const QString& match, const Record& record)
{
    const auto terms = creditTermsOf(record.game);
    const Seat person = personOf(record.seats);
    if (!terms || match.isEmpty() || !record.result || person < 0)
        return QString();
    const auto isOpen = Purse::isOpen(history, match);
    if (!isOpen)
        return isOpen.error();
    if (!*isOpen)
        return QString();
    Purse purse = purseOf(history, QString::fromStdString(record.game), *terms);
    const auto before = purse.account();
    if (!before)
        return before.error();
    const PurseEntry* open = before->openWager(match);
    const CreditOpponent* opponent = opponentIn(*terms, record.seats);
    if (!open)
        return before->notice;
    const Reason outcome = outcomeOf(*record.result, person);
    const bool mayBring = outcome == Reason::Won && opponent && open->amount < 0;
    const auto after = purse.settle(
        match, outcome, [&](const PurseAccount& now) { return mayBring ? prizeAfter(*terms, *opponent, now) : QString(); });
    if (!after)
        return after.error();
    const PurseEntry* settled = after->settlement(match);
    if (!settled || (open->amount == 0 && settled->card.isEmpty()))
        return QString();
    return sentenceOf(*settled, -open->amount, *terms, after->owed > before->owed);
}

Expected<void> forfeitMatch(History& history, const QString& match, const std::string& game)
{
    const auto terms = creditTermsOf(game);
    const auto isOpen = terms ? Purse::isOpen(history, match) : Expected<bool>(false);
    if (!isOpen)
        return isOpen.error();
    if (!*isOpen)
        return {};
    const auto done = purseOf(history, QString::fromStdString(game), *terms).settle(match, Reason::Forfeited);
    return done ? Expected<void>() : done.error();
}

std::vector<std::string> collectionOf(const std::optional<Stake>& stake)
{
    std::vector<std::string> cards;
    for (const QString& card : stake ? stake->cards : QStringList())
        cards.push_back(card.toStdString());
    return cards;
}

DeckChoice ownedChoice(DeckChoice choice, const QStringList& cards)
{
    for (auto& row : choice.rows)
        std::erase_if(row, [&](const DeckCard& card) { return !cards.contains(card.id); });
    std::erase_if(choice.rows, [](const auto& row) { return row.empty(); });
    std::erase_if(choice.named, [&](const DeckChoice::Named& deck) {
        return std::any_of(deck.cards.begin(), deck.cards.end(),
                           [&](const QString& card) { return deck.cards.count(card) > cards.count(card); });
    });
    choice.whyNotAdd = [cards, within = choice.whyNotAdd](const QStringList& deck, const QString& card) {
        const auto owned = static_cast<int>(cards.count(card));
        return deck.count(card) >= owned ? WagerText::tr("You own %n of this card.", nullptr, owned) : within(deck, card);
    };
    return choice;
}

QString addFinished(History& history, SavedGames& saved)
{
    for (const SavedGame& game : saved.finished())
        if (settleMatch(history, game.id, game.file.record) && history.add(game.file))
            saved.remove(game.id);
    QString notice;
    for (const GameInfo& info : games()) {
        const auto terms = creditTermsOf(info.id);
        if (!terms || !Purse::isBegun(history))
            continue;
        Purse purse = purseOf(history, QString::fromStdString(info.id), *terms);
        const auto account = purse.account();
        if (!account)
            continue; // the next start tries again
        if (!account->notice.isEmpty())
            notice = account->notice;
        for (const PurseEntry& open : account->openWagers())
            if (!saved.isClaimed(open.match) && !QFile::exists(saved.pathOf(open.match)))
                static_cast<void>(purse.settle(open.match, Reason::Returned)); // after an error the next start tries again
    }
    return notice;
}

} // namespace parlour
