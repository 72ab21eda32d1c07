// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the purse's sheet that tells what was won and lost: a row an opponent, and all entries of the ledger.
#pragma once

#include "app/seating/positions.h"
#include "app/seating/wagers.h"

#include <QWidget>

namespace parlour {

class CellTable;

class AccountPart : public QWidget {
    Q_OBJECT

public:
    AccountPart(CreditTerms terms, Naming naming);
    void take(const PurseAccount& account);

private:
    QString nameOf(const QString& bot) const;
    QString textOf(const PurseEntry& entry) const;

    CreditTerms terms_;
    Naming naming_;
    CellTable* opponents_;
    CellTable* entries_;
};

} // namespace parlour
