// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of the Durak table: actions, pieces, questions, log lines, results, reasons why a card cannot be played. All go
// through tr(); a card's name takes the grammatical form of its place in the sentence.
#pragma once

#include "app/tables/durak/durak_position.h"

#include <QCoreApplication>

namespace parlour::durak {

/// "spades".
QString suitName(Suit suit);

class TableText {
    Q_DECLARE_TR_FUNCTIONS(DurakWords)

public:
    explicit TableText(const SeenPosition& seen) : seen_(seen) {}

    /// "Cover 9c with Jc", with cards as marks.
    static QString action(const Action& action);
    /// The same in its position, where an attack may be a throw-in.
    static QString actionAt(const Action& action, const SeenPosition& seen);

    // Texts of single pieces.
    enum class Detail { Full, Brief, Least };
    /// The line under the name on a plate; may contain card marks.
    QString plateLine(Seat seat, Detail detail) const;
    QString plateName(Seat seat) const; ///< for screen readers
    QString handCardName(Card card, bool playable) const;
    QString tableCardName(const Pair& pair, bool cover) const;
    /// Why a card of the viewpoint's hand cannot be played now.
    QString whyNot(Card card) const;
    /// The question to the asked person; may contain card marks.
    QString question() const;
    QString stockLine() const;
    QString stockName() const;
    QString discardLine() const { return tr("Discard · %1").arg(seen_.discarded()); }
    QString discardName() const { return tr("Discard pile, %n card(s)", nullptr, seen_.discarded()); }
    // For training wheels.
    QString openDiscardName() const;
    QString unseenName() const;
    /// A button's label: "Take 5".
    QString button(const Action& action) const;
    /// An action without a card, with its figure: "Take 1 522".
    QString buttonFigure(const Action& action, const QString& figure) const;
    /// "Team A"; empty without teams.
    QString team(Seat seat) const;

    // GameTable.
    QString subtitle() const;
    QString situation() const;
    QString describe() const;
    QString handSentence() const;
    QString drawnSentence() const;
    QString questionSentence() const;
    static LogLine line(const Event& event, const SeenPosition& after);
    ResultText result() const;
    QString shortResult() const;
    Tally tally() const;
    static QString mistake(const Action& taken, const Action& best);
    QString part() const;
    static QString tagline();
    static QString goal();
    static std::vector<TableKey> keys();

private:
    QString role(Seat seat, Detail detail) const;
    QString doneText(Seat seat) const;
    QString moveText(const Event& event, Detail detail) const;
    QString placeNote(Seat seat, Detail detail = Detail::Full) const;
    QString whyNotCover(Card card) const;
    QString defenceQuestion() const;
    QString throwQuestion() const;
    QString headline() const;
    QString teamHeadline() const;
    QString verdict() const;
    int finalPlace(Seat seat) const;
    QString tableSentence() const;
    bool lost(Seat seat) const;

    const SeenPosition& seen_;
};

} // namespace parlour::durak
