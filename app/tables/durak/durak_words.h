// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Durak in words: names of cards, actions, log lines, why a card cannot be played, the table in sentences. Every text goes
// through tr(); a card's name has the form that its place in the sentence asks for, so that languages with cases read well.
#pragma once

#include "app/tables/durak/durak_position.h"

#include <QCoreApplication>

namespace parlour::durak {

/// "spades".
QString suitWords(Suit suit);

class TableWords {
    Q_DECLARE_TR_FUNCTIONS(DurakWords)

public:
    explicit TableWords(const SeenPosition& seen) : seen_(seen) {}

    /// "Cover 9c with Jc"; cards as marks.
    static QString action(const Action& action);
    /// As it is called there: cards are thrown in to others.
    static QString actionAt(const Action& action, const SeenPosition& seen);

    // One place of the table each.
    enum class Detail { Full, Brief, Least };
    /// What a plate says under the name, in as much detail as there is room for; may hold card marks.
    QString plateLine(Seat seat, Detail detail) const;
    QString plateName(Seat seat) const; ///< accessible
    QString handCardName(Card card, bool playable) const;
    QString tableCardName(const Pair& pair, bool cover) const;
    /// Why a card of the viewpoint's hand cannot be played now.
    QString whyNot(Card card) const;
    /// The question to the person who is asked; may hold card marks.
    QString question() const;
    QString stockLine() const;
    QString stockName() const;
    QString discardLine() const { return tr("Discard · %1").arg(seen_.discarded()); }
    QString discardName() const { return tr("Discard pile, %n card(s)", nullptr, seen_.discarded()); }
    // With training wheels.
    QString openDiscardName() const;
    QString unseenName() const;
    /// What a button says: "Take 5".
    QString button(const Action& action) const;
    /// A candidate that is no card, with its figure: "Take 1 522".
    QString buttonFigure(const Action& action, const QString& figure) const;
    /// "Team A"; empty without teams.
    QString team(Seat seat) const;

    // The whole game.
    QString subtitle() const;
    QString situation() const;
    QString describe() const;
    static LogLine line(const Event& event, const SeenPosition& after);
    ResultText result() const;
    QString shortResult() const;
    Tally tally() const;
    static QString mistake(const Action& taken, const Action& best);
    QString part() const;
    static QString tagline();
    static QString goal();
    std::vector<std::pair<QString, QString>> keys() const;

private:
    QString role(Seat seat, Detail detail) const;
    QString doneWords(Seat seat) const;
    QString deed(const Event& event, Detail detail) const;
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
