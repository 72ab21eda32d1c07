// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The purse of a person in a game that is played for credits: a ledger in the database of the history to which entries are
// only added. Credits, collection and the opponents' purses follow from it. Every change is one transaction, a wager is tied
// to its match, and a match is settled at most once, so a kill at any moment loses nothing and nothing is paid twice. Each
// entry is chained to the one before by a check sum: of a ledger that was changed by hand the entries before the change
// count on, and the table as it was is set aside. Knows no game: callers pass the terms.
#pragma once

#include "app/store/database/history.h"

namespace parlour {

struct PurseEntry {
    /// Won to Returned settle a wager. Corrected: entries before it were lost with a damaged file or changed by another
    /// program, and no longer count.
    enum class Reason { Start, Wager, Won, Lost, Drawn, Forfeited, Returned, Bought, Loan, Repaid, Corrected };
    Reason reason = Reason::Start;
    int amount = 0; ///< credits that the person gets; negative: pays
    QString match = {}; ///< id of the saved game, of wagers and settlements
    QString opponent = {}; ///< bot of the match
    QString card = {}; ///< bought, or won
    QDateTime at = {};
    int missing = 0; ///< of Corrected: the number of entries of all purses that no longer count
};

/// A purse as its entries make it.
struct PurseAccount {
    std::vector<PurseEntry> entries; ///< oldest first
    int credits = 0;
    int owed = 0; ///< of loans
    QStringList cards; ///< the collection, with copies
    QString notice; ///< says that an unusable purse was set aside; empty: none was

    /// Null if the match has no wager, or if its wager was settled.
    const PurseEntry* openWager(const QString& match) const;
    std::vector<PurseEntry> openWagers() const;
    /// Null if the match was not settled.
    const PurseEntry* settlement(const QString& match) const;
    /// The credits that an opponent has lost to the person or put up in open matches; negative: won.
    int takenFrom(const QString& opponent) const;
    /// The number of matches with a wager that the person has won against an opponent.
    int winsAgainst(const QString& opponent) const;
};

/// The credits and cards of a new purse. A loan is as large.
struct PurseStart {
    int credits = 0;
    QStringList cards;
};

class Purse {
public:
    static constexpr QLatin1String kAside{"purse_set_aside_"}; ///< begins the name of a table that was set aside

    /// `history` outlives the purse.
    Purse(History& history, const QString& game, PurseStart start);

    // Each returns the purse after it, or an error that leaves the purse as it was.

    /// Begins a new purse if there is none. Of one that was changed by another program the entries before the change count
    /// on, and the table as it was is set aside. Of a damaged file all entries that can be read count on (History::check).
    /// An error if a newer program wrote it.
    Expected<PurseAccount> account();
    /// Puts up `amount` credits for a match, at most what the person owns and the opponent, who began with
    /// `opponentCredits`. 0: the match is for honour.
    Expected<PurseAccount> wager(const QString& match, const QString& opponent, int amount, int opponentCredits);
    /// Pays the open wager of a match by its outcome. Does nothing if none is open. `prize`: the card that is won, too, with
    /// the purse before; empty: none. A player with nothing left gets a loan.
    using Prize = std::function<QString(const PurseAccount& before)>;
    Expected<PurseAccount> settle(const QString& match, PurseEntry::Reason outcome, const Prize& prize = {});
    Expected<PurseAccount> buy(const QString& card, int price);
    /// Pays back all that is owed.
    Expected<PurseAccount> repay();

    /// Whether a match has a wager that is not settled, by its own entries alone: also in a purse that cannot be used.
    static Expected<bool> isOpen(const History& history, const QString& match);
    /// Whether there is a purse of any game. Does not begin one.
    static bool isBegun(const History& history);
    /// Takes over the purse of a history that was set aside, with a correction if entries are missing. nullopt if the purse
    /// here is in use: then nothing is taken.
    static std::optional<History::Count> restore(const FoundRows& found, const History& history);

private:
    /// The entries of all games, and the check sum of the last.
    struct Ledger;
    Expected<PurseAccount> change(const std::function<Expected<void>(Ledger&, PurseAccount&)>& act);
    Expected<Ledger> read() const;
    Expected<Ledger> readOrMend(QString& notice) const;
    Expected<void> mend(Ledger& ledger, QString& notice) const;
    Expected<void> complete(Ledger& ledger, PurseAccount& account) const;
    Expected<void> append(Ledger& ledger, PurseAccount& account, PurseEntry entry) const;
    Expected<void> lend(Ledger& ledger, PurseAccount& account) const;
    void count(PurseAccount& account, const PurseEntry& entry) const;

    History& history_;
    QString game_;
    PurseStart start_;
};

} // namespace parlour
