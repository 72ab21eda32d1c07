// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Deals that can be proved, for people: the seal before a game, with words of their own, and the proof after it.
#pragma once

#include "app/widgets/sheet.h"
#include "engine/record/record.h"

class QLineEdit;

namespace parlour {

/// Shows a new seal and takes the players' words.
class SealSheet : public Sheet {
    Q_OBJECT

public:
    explicit SealSheet(QWidget* window);
    QWidget* wordsField() const;

signals:
    void chosen(const parlour::Seal& seal);

private:
    Seal seal_;
    QLineEdit* words_;
};

/// Shows the seal of a game; once it is over also the number, and whether everything follows from it.
class ProofSheet : public Sheet {
    Q_OBJECT

public:
    ProofSheet(const Record& record, QWidget* window);

signals:
    /// Asks for another game with the same number.
    void againWanted();
};

} // namespace parlour
