// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/purse.h"

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

constexpr int kPurseVersion = 2; ///< the newest of an entry; each has the lowest that knows its fields
constexpr int kCorrectedVersion = 2; ///< of corrections
constexpr std::array kReasons = {"start",    "wager",  "won",  "lost",   "drawn",    "forfeited",
                                 "returned", "bought", "loan", "repaid", "corrected"};

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

/// A row of the table, all but its check sum.
QVariantList rowOf(qint64 id, const QString& game, const PurseEntry& entry)
{
    const auto text = [](const QString& each) { return each.isNull() ? QStringLiteral("") : each; };
    const QVariant settles = entry.reason == Reason::Wager ? QVariant(0)
        : isSettlement(entry.reason)                       ? QVariant(1)
                                                           : QVariant();
    return {id,
            entry.reason == Reason::Corrected ? kCorrectedVersion : 1,
            entry.at.toString(Qt::ISODate),
            text(game),
            QString::fromLatin1(kReasons[static_cast<std::size_t>(entry.reason)]),
            entry.amount,
            entry.match.isEmpty() ? QVariant() : QVariant(entry.match),
            text(entry.opponent),
            text(entry.card),
            settles};
}

/// A correction of the purses of all games.
QVariantList correctionOf(qint64 id)
{
    return rowOf(id, {}, {.reason = Reason::Corrected, .at = QDateTime::currentDateTimeUtc()});
}

/// A found row, which has no value for its own number.
QVariantList numbered(const std::pair<const qint64, QVariantList>& found)
{
    QVariantList row = found.second;
    row.front() = found.first;
    return row;
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
    std::vector<PurseEntry> entries; ///< of the own game, up to the first that is not sound
    qint64 id = 0; ///< of the last sound entry
    QString chain; ///< check sum of the last sound entry
    int sound = 0; ///< number of entries of all games
    qint64 last = 0; ///< highest id
    int rows = 0; ///< number of all entries, sound or not
    int missing = 0; ///< number of entries of all games since the last correction
    bool isNewer = false;
    bool isSound = true;

    void take(const QVariantList& row, const QString& game);
};

/// Reads the next row.
void Purse::Ledger::take(const QVariantList& row, const QString& game)
{
    const auto reason = std::find(kReasons.begin(), kReasons.end(), row[4].toString());
    const qint64 number = row[0].toLongLong();
    isNewer = isNewer || row[1].toInt() > kPurseVersion;
    isSound = isSound && reason != kReasons.end() && row[kChain].toString() == chained(chain, row);
    ++rows;
    last = number;
    if (!isSound)
        return;
    missing += static_cast<int>(number - id) - 1;
    id = number;
    chain = row[kChain].toString();
    ++sound;
    const auto known = static_cast<Reason>(reason - kReasons.begin());
    const bool isOfAll = known == Reason::Corrected && row[3].toString().isEmpty();
    if (row[3].toString() == game || isOfAll)
        entries.push_back({known, row[5].toInt(), row[6].toString(), row[7].toString(), row[8].toString(),
                           QDateTime::fromString(row[2].toString(), Qt::ISODate), isOfAll ? std::exchange(missing, 0) : 0});
}

Purse::Purse(History& history, const QString& game, PurseStart start)
    : history_(history),
      game_(game),
      start_(std::move(start))
{
}

Expected<Purse::Ledger> Purse::read() const
{
    Ledger ledger;
    const auto done = history_.each(QStringLiteral("SELECT %1 FROM purse ORDER BY id").arg(kColumns), {},
                                    [&](const QSqlQuery& query) { ledger.take(valuesOf(query), game_); });
    if (!done)
        return done.error();
    return ledger;
}

Expected<Purse::Ledger> Purse::readOrMend(QString& notice) const
{
    if (const auto made = history_.run(kTable, {}); !made)
        return made.error();
    const auto read = this->read();
    if (!read && history_.isHeld())
        return read.error();
    Ledger ledger;
    ledger.isSound = false; // of another form
    if (read)
        ledger = *read;
    if (ledger.isNewer)
        return Error(SAY("Error", "the purse was written by a newer Parlour, which alone can use it"));
    if (!ledger.isSound)
        if (const auto done = mend(ledger, notice); !done)
            return done.error();
    return ledger;
}

/// Sets a table aside that was changed by hand, and goes on with a copy of its sound entries and a correction.
Expected<void> Purse::mend(Ledger& ledger, QString& notice) const
{
    int number = 1;
    const auto counted =
        history_.each(QStringLiteral("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name LIKE ?"),
                      {kAside + QLatin1Char('%')}, [&](const QSqlQuery& row) { number += row.value(0).toInt(); });
    if (!counted)
        return counted.error();
    const QString aside = kAside + QString::number(number);
    for (const QString& statement : {QStringLiteral("ALTER TABLE purse RENAME TO ") + aside, kTable})
        if (const auto done = history_.run(statement, {}); !done)
            return done.error();
    const QString copy =
        QStringLiteral("INSERT INTO purse (%1) SELECT %1 FROM %2 WHERE id <= ? ORDER BY id").arg(kColumns, aside);
    if (ledger.sound > 0) // else the table may have another form
        if (const auto copied = history_.run(copy, {ledger.id}); !copied)
            return copied.error();
    QVariantList correction = correctionOf(ledger.last + 1);
    correction << chained(ledger.chain, correction);
    if (const auto done = history_.run(kInsert, correction); !done)
        return done.error();
    notice =
        QCoreApplication::translate("Purse",
                                    "The purse was changed by another program. Its first %1 of %2 entries still count. The "
                                    "changed purse is kept as the table %3 of the history.")
            .arg(QString::number(ledger.sound), QString::number(ledger.rows), aside);
    ledger.isSound = true;
    ledger.take(correction, game_);
    return {};
}

/// Runs `act` and commits, or rolls back after an error. A damaged file is set aside first, with all entries that can be
/// read.
Expected<PurseAccount> Purse::change(const std::function<Expected<void>(Ledger&, PurseAccount&)>& act)
{
    PurseAccount account;
    if (isBegun(history_) && !read() && !history_.isHeld()) {
        const QString before = history_.notice();
        history_.check();
        if (history_.notice() != before)
            account.notice = history_.notice();
    }
    if (const auto begun = history_.run(QStringLiteral("BEGIN IMMEDIATE"), {}); !begun)
        return begun.error();
    const auto all = [&]() -> Expected<void> {
        auto ledger = readOrMend(account.notice);
        if (!ledger)
            return ledger.error();
        for (const PurseEntry& entry : ledger->entries)
            count(account, entry);
        if (const auto sound = complete(*ledger, account); !sound)
            return sound.error();
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

/// Adds the start, which is missing in a new purse or was lost, and credits that were paid with others that were lost.
Expected<void> Purse::complete(Ledger& ledger, PurseAccount& account) const
{
    const bool isBegun = std::any_of(account.entries.begin(), account.entries.end(),
                                     [](const PurseEntry& entry) { return entry.reason == Reason::Start; });
    if (!isBegun)
        if (const auto begun = append(ledger, account, {.reason = Reason::Start, .amount = start_.credits}); !begun)
            return begun.error();
    return account.credits >= 0 ? Expected<void>()
                                : append(ledger, account, {.reason = Reason::Corrected, .amount = -account.credits});
}

Expected<void> Purse::append(Ledger& ledger, PurseAccount& account, PurseEntry entry) const
{
    entry.at = QDateTime::currentDateTimeUtc();
    QVariantList row = rowOf(ledger.id + 1, game_, entry);
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

namespace {

/// The entries of a found purse in order. After a gap the chain begins anew; an entry that follows the one before but is not
/// chained to it was changed by hand, and ends the purse.
std::vector<QVariantList> entriesOf(const FoundRows& found)
{
    std::vector<QVariantList> entries;
    qint64 last = 0;
    QString chain;
    for (auto at = found.rows.begin(); at != found.rows.end(); at = found.rows.upper_bound(last)) {
        const auto end = found.rows.upper_bound(at->first);
        auto chosen =
            std::find_if(at, end, [&](const auto& row) { return row.second[kChain] == chained(chain, numbered(row)); });
        if (chosen == end && at->first == last + 1)
            break;
        if (chosen == end)
            chosen = at;
        entries.push_back(numbered(*chosen));
        last = chosen->first;
        chain = entries.back()[kChain].toString();
    }
    return entries;
}

} // namespace

std::optional<History::Count> Purse::restore(const FoundRows& found, const History& history)
{
    History::Count count{.found = static_cast<int>(found.numbers.size())};
    if (found.numbers.empty() || !history.run(kTable, {}))
        return count;
    bool isInUse = true;
    const auto counted =
        history.each(QStringLiteral("SELECT count(*) FROM purse WHERE reason NOT IN ('start', 'corrected')"), {},
                     [&](const QSqlQuery& row) { isInUse = row.value(0).toInt() > 0; });
    if (!counted || isInUse || !history.run(QStringLiteral("DELETE FROM purse"), {}))
        return std::nullopt;
    QString chain;
    const auto add = [&](QVariantList row) {
        row[kChain] = chain = chained(chain, row);
        return static_cast<bool>(history.run(kInsert, row));
    };
    qint64 last = 0;
    qint64 lost = 0; // since the last correction; ids have no other gaps
    for (const QVariantList& row : entriesOf(found)) {
        count.saved += add(row) ? 1 : 0;
        lost += row[0].toLongLong() - last - 1;
        last = row[0].toLongLong();
        if (row[3].toString().isEmpty()) // a correction of all games
            lost = 0;
    }
    const qint64 highest = *found.numbers.rbegin();
    lost += highest - last;
    count.found = count.saved + static_cast<int>(lost);
    if (lost > 0)
        add(correctionOf(highest + 1) << QVariant());
    return count;
}

} // namespace parlour
