// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/purse.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <algorithm>
#include <array>
#include <utility>

namespace parlour {

namespace {

using Reason = PurseEntry::Reason;

constexpr int kPurseVersion = 1; ///< of an entry: the lowest that knows its fields
constexpr std::array kReasons = {"start",     "wager",    "won",    "lost", "drawn",
                                 "forfeited", "returned", "bought", "loan", "repaid"};

// A constraint of the table, not an index, so that it goes with a table that is set aside. `settles` is 0 in a wager, 1 in
// a settlement and NULL in other entries, as is their match; NULLs are distinct.
const QString kTable =
    QStringLiteral("CREATE TABLE IF NOT EXISTS purse (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, at TEXT NOT NULL, "
                   "game TEXT NOT NULL, reason TEXT NOT NULL, amount INTEGER NOT NULL, match TEXT, opponent TEXT NOT NULL, "
                   "card TEXT NOT NULL, settles INTEGER, chain TEXT NOT NULL, UNIQUE (match, settles))");
const QString kColumns = QStringLiteral("id, version, at, game, reason, amount, match, opponent, card, settles, chain");
const QString kInsert = QStringLiteral("INSERT INTO purse (%1) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").arg(kColumns);
constexpr int kChain = 10; ///< column of the check sum, the last

bool isSettlement(Reason reason)
{
    return reason >= Reason::Won && reason <= Reason::Returned;
}

/// The check sum of a row without its last column, after that of the row before.
QString chained(const QString& before, const QVariantList& row)
{
    QStringList fields{before};
    for (int column = 0; column < kChain; ++column)
        fields << row[column].toString();
    return QString::fromLatin1(
        QCryptographicHash::hash(fields.join(QChar(0x1f)).toUtf8(), QCryptographicHash::Sha256).toHex().left(16));
}

QVariantList valuesOf(const QSqlQuery& row)
{
    QVariantList values;
    for (int column = 0; column <= kChain; ++column)
        values << row.value(column);
    return values;
}

Error noCredits(int credits)
{
    return Error(SAY("Error", "the purse holds %1 credits only"), {static_cast<long long>(credits)});
}

} // namespace

// ------------------------------------------------------------------------------------------------------------ the account

const PurseEntry* PurseAccount::openWager(const QString& match) const
{
    const PurseEntry* open = nullptr;
    for (const PurseEntry& entry : entries)
        if (entry.match == match && !match.isEmpty())
            open = entry.reason == Reason::Wager ? &entry : nullptr;
    return open;
}

std::vector<PurseEntry> PurseAccount::openWagers() const
{
    std::vector<PurseEntry> open;
    for (const PurseEntry& entry : entries) {
        if (entry.reason == Reason::Wager)
            open.push_back(entry);
        else if (isSettlement(entry.reason))
            std::erase_if(open, [&](const PurseEntry& each) { return each.match == entry.match; });
    }
    return open;
}

const PurseEntry* PurseAccount::settlement(const QString& match) const
{
    const auto at = std::find_if(entries.begin(), entries.end(), [&](const PurseEntry& entry) {
        return entry.match == match && isSettlement(entry.reason);
    });
    return at == entries.end() ? nullptr : &*at;
}

int PurseAccount::takenFrom(const QString& opponent) const
{
    int taken = 0;
    for (const PurseEntry& entry : entries)
        if (entry.opponent == opponent)
            taken += entry.amount;
    for (const PurseEntry& open : openWagers())
        if (open.opponent == opponent)
            taken -= 2 * open.amount; // the same is put up by the opponent, not won from the person
    return taken;
}

int PurseAccount::winsAgainst(const QString& opponent) const
{
    return static_cast<int>(std::count_if(entries.begin(), entries.end(), [&](const PurseEntry& entry) {
        return entry.reason == Reason::Won && entry.opponent == opponent && entry.amount > 0;
    }));
}

// ------------------------------------------------------------------------------------------------------------- the ledger

struct Purse::Ledger {
    std::vector<PurseEntry> entries; ///< of the own game
    qint64 id = 0; ///< of the last entry
    QString chain; ///< check sum of the last entry
    bool isNewer = false;
    bool isSound = true;
};

Purse::Purse(History& history, const QString& game, PurseStart start)
    : history_(history),
      game_(game),
      start_(std::move(start))
{
}

Expected<Purse::Ledger> Purse::read() const
{
    Ledger ledger;
    const auto visit = [&](const QSqlQuery& query) {
        const QVariantList row = valuesOf(query);
        const QString chain = row[kChain].toString();
        const auto reason = std::find(kReasons.begin(), kReasons.end(), row[4].toString());
        ledger.isNewer = ledger.isNewer || row[1].toInt() > kPurseVersion;
        ledger.isSound = ledger.isSound && reason != kReasons.end() && chain == chained(ledger.chain, row);
        ledger.id = row[0].toLongLong();
        ledger.chain = chain;
        if (row[3].toString() == game_ && reason != kReasons.end())
            ledger.entries.push_back({static_cast<Reason>(reason - kReasons.begin()), row[5].toInt(), row[6].toString(),
                                      row[7].toString(), row[8].toString(),
                                      QDateTime::fromString(row[2].toString(), Qt::ISODate)});
    };
    const auto done = history_.each(QStringLiteral("SELECT %1 FROM purse ORDER BY id").arg(kColumns), {}, visit);
    if (!done && history_.isHeld())
        return done.error();
    ledger.isSound = ledger.isSound && done;
    return ledger;
}

/// Sets a ledger aside that is damaged or was changed by hand; `notice` says so.
Expected<Purse::Ledger> Purse::readOrBegin(QString& notice) const
{
    if (const auto made = history_.run(kTable, {}); !made)
        return made.error();
    const auto ledger = read();
    if (!ledger)
        return ledger.error();
    if (ledger->isNewer)
        return Error(SAY("Error", "the purse was written by a newer Parlour, which alone can use it"));
    if (ledger->isSound)
        return *ledger;
    int number = 1;
    const auto counted =
        history_.each(QStringLiteral("SELECT count(*) FROM sqlite_master WHERE name LIKE 'purse_set_aside_%'"), {},
                      [&](const QSqlQuery& row) { number += row.value(0).toInt(); });
    if (!counted)
        return counted.error();
    const QString aside = QStringLiteral("purse_set_aside_%1").arg(number);
    for (const QString& statement : {QStringLiteral("ALTER TABLE purse RENAME TO ") + aside, kTable})
        if (const auto done = history_.run(statement, {}); !done)
            return done.error();
    notice =
        QCoreApplication::translate("Purse",
                                    "The purse was damaged or changed by another program. It was kept as the table %1 of "
                                    "the history, and a new purse was begun with the starter's cards.")
            .arg(aside);
    return Ledger();
}

/// Runs `act` and commits, or rolls back after an error.
Expected<PurseAccount> Purse::change(const std::function<Expected<void>(Ledger&, PurseAccount&)>& act)
{
    if (const auto begun = history_.run(QStringLiteral("BEGIN IMMEDIATE"), {}); !begun)
        return begun.error();
    PurseAccount account;
    const auto all = [&]() -> Expected<void> {
        auto ledger = readOrBegin(account.notice);
        if (!ledger)
            return ledger.error();
        for (const PurseEntry& entry : ledger->entries)
            count(account, entry);
        if (account.entries.empty())
            if (const auto begun = append(*ledger, account, {.reason = Reason::Start, .amount = start_.credits}); !begun)
                return begun.error();
        if (const auto done = act(*ledger, account); !done)
            return done.error();
        const auto done = history_.run(QStringLiteral("COMMIT"), {});
        return done ? Expected<void>() : done.error();
    };
    if (const Expected<void> done = all(); !done) {
        static_cast<void>(history_.run(QStringLiteral("ROLLBACK"), {}));
        return done.error();
    }
    return account;
}

Expected<void> Purse::append(Ledger& ledger, PurseAccount& account, PurseEntry entry) const
{
    entry.at = QDateTime::currentDateTimeUtc();
    const auto text = [](const QString& each) { return each.isNull() ? QStringLiteral("") : each; };
    const QVariant settles = entry.reason == Reason::Wager ? QVariant(0)
        : isSettlement(entry.reason)                       ? QVariant(1)
                                                           : QVariant();
    QVariantList row{ledger.id + 1,
                     kPurseVersion,
                     entry.at.toString(Qt::ISODate),
                     game_,
                     QString::fromLatin1(kReasons[static_cast<std::size_t>(entry.reason)]),
                     entry.amount,
                     entry.match.isEmpty() ? QVariant() : QVariant(entry.match),
                     text(entry.opponent),
                     text(entry.card),
                     settles};
    row << chained(ledger.chain, row);
    if (const auto done = history_.run(kInsert, row); !done)
        return done.error();
    ++ledger.id;
    ledger.chain = row[kChain].toString();
    count(account, entry);
    return {};
}

/// Adds an entry to the sums of an account.
void Purse::count(PurseAccount& account, const PurseEntry& entry) const
{
    account.credits += entry.amount;
    if (entry.reason == Reason::Start)
        account.cards += start_.cards;
    if (entry.reason == Reason::Loan || entry.reason == Reason::Repaid)
        account.owed += entry.amount;
    if (!entry.card.isEmpty())
        account.cards << entry.card;
    account.entries.push_back(entry);
}

/// Lends the credits of a new purse to a person who has none and can win none back.
Expected<void> Purse::lend(Ledger& ledger, PurseAccount& account) const
{
    const auto open = account.openWagers();
    const bool hasStake = std::any_of(open.begin(), open.end(), [](const PurseEntry& each) { return each.amount < 0; });
    if (account.credits > 0 || hasStake)
        return {};
    return append(ledger, account, {.reason = Reason::Loan, .amount = start_.credits});
}

// ------------------------------------------------------------------------------------------------------------ the changes

Expected<PurseAccount> Purse::account()
{
    return change([](Ledger&, PurseAccount&) { return Expected<void>(); });
}

Expected<PurseAccount> Purse::wager(const QString& match, const QString& opponent, int amount, int opponentCredits)
{
    return change([&](Ledger& ledger, PurseAccount& account) -> Expected<void> {
        if (amount < 0 || amount > account.credits)
            return noCredits(account.credits);
        if (const int owned = opponentCredits - account.takenFrom(opponent); amount > std::max(owned, 0))
            return Error(SAY("Error", "the opponent owns %1 credits only"), {static_cast<long long>(owned)});
        return append(ledger, account, {.reason = Reason::Wager, .amount = -amount, .match = match, .opponent = opponent});
    });
}

Expected<PurseAccount> Purse::settle(const QString& match, PurseEntry::Reason outcome, const Prize& prize)
{
    return change([&](Ledger& ledger, PurseAccount& account) -> Expected<void> {
        const PurseEntry* open = account.openWager(match);
        if (!open)
            return {};
        const bool isBack = outcome == Reason::Drawn || outcome == Reason::Returned;
        const int stakes = outcome == Reason::Won ? 2 : isBack ? 1 : 0;
        const PurseEntry entry{.reason = outcome,
                               .amount = -open->amount * stakes,
                               .match = match,
                               .opponent = open->opponent,
                               .card = prize ? prize(account) : QString()};
        if (const auto done = append(ledger, account, entry); !done)
            return done.error();
        return lend(ledger, account);
    });
}

Expected<PurseAccount> Purse::buy(const QString& card, int price)
{
    return change([&](Ledger& ledger, PurseAccount& account) -> Expected<void> {
        if (price > account.credits)
            return noCredits(account.credits);
        if (account.owed > 0)
            return Error(SAY("Error", "a loan has to be paid back first"));
        if (const auto done = append(ledger, account, {.reason = Reason::Bought, .amount = -price, .card = card}); !done)
            return done.error();
        return lend(ledger, account);
    });
}

Expected<PurseAccount> Purse::repay()
{
    return change([&](Ledger& ledger, PurseAccount& account) -> Expected<void> {
        if (account.owed >= account.credits)
            return noCredits(account.credits);
        return account.owed == 0 ? Expected<void>()
                                 : append(ledger, account, {.reason = Reason::Repaid, .amount = -account.owed});
    });
}

bool Purse::isBegun(const History& history)
{
    bool isBegun = false;
    const auto read = history.each(QStringLiteral("SELECT 1 FROM sqlite_master WHERE name = 'purse'"), {},
                                   [&](const QSqlQuery&) { isBegun = true; });
    return read && isBegun;
}

Expected<bool> Purse::isOpen(const History& history, const QString& match)
{
    int stages = 0;
    if (!isBegun(history) && !history.isHeld())
        return false;
    const auto read = history.each(QStringLiteral("SELECT settles FROM purse WHERE match = ?"), {match},
                                   [&](const QSqlQuery& row) { stages += row.value(0).toInt() == 0 ? 1 : 2; });
    if (!read && history.isHeld())
        return read.error();
    return stages == 1;
}

void Purse::copy(const QSqlDatabase& damaged, const History& history)
{
    QSqlQuery query(damaged);
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT %1 FROM purse ORDER BY id").arg(kColumns)) || !history.run(kTable, {}))
        return;
    bool isBegun = true;
    const auto counted = history.each(QStringLiteral("SELECT count(*) FROM purse"), {},
                                      [&](const QSqlQuery& row) { isBegun = row.value(0).toInt() > 0; });
    while (counted && !isBegun && query.next() && history.run(kInsert, valuesOf(query))) {}
}

} // namespace parlour
