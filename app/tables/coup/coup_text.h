// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The texts of Coup's table: roles, actions, questions with the consequences of each answer, the log, the state of the game.
// They may contain strong() marks, which spoken() removes. Plain labels are in the layout. Knows Views and events, no places
// and colours.
#pragma once

#include "app/draw/lists.h"
#include "app/tables/coup/coup_position.h"
#include "app/tables/kit/text.h"

#include <QCoreApplication>

namespace parlour::coup {

/// The grammatical form of a role's name.
enum class RoleForm {
    Name, ///< "Duke", also after "as"
    The, ///< "the Duke", as in: claims the Duke
    No ///< "no Duke", as in: has no Duke
};

/// A possible consequence of an answer.
struct Consequence {
    enum class Sign { Good, Bad, Neither };
    Sign sign = Sign::Neither;
    QString head; ///< the condition; may be empty
    QString text;
};

/// An answer to a question.
struct Answer {
    Action action;
    QString label;
    std::vector<Consequence> consequences;
};

/// The current question or news.
struct Headline {
    QString title;
    QString detail;
};

class TableText {
    Q_DECLARE_TR_FUNCTIONS(Coup)

public:
    static QString role(Role role, RoleForm form = RoleForm::Name);
    template <class Cards>
    static QString rolesIn(const Cards& cards)
    {
        return listOf(kit::textsOf(cards, [](Role card) { return role(card); }));
    }
    static QString lost() { return tr("lost", "a card"); }
    static QString out() { return tr("out", "a player"); }
    static QString court(int cards) { return tr("Court %1", "cards in the court deck").arg(cards); }

    // Actions.
    static QString action(Action::Kind kind);
    static QString action(const Action& action, const std::vector<SeatInfo>* seats = nullptr);
    /// The same with the players' names of its position.
    static QString actionAt(const Action& action, const SeenPosition& seen);
    /// `brief`: without the roles that block.
    static QString whoMayAnswer(Action::Kind kind, bool brief = false);
    /// The reason why an action is not legal; empty if it is.
    static QString whyNot(const SeenPosition& seen, Action::Kind kind);
    /// A warning of an action that is announced without the coins (crate); empty if they suffice.
    static QString warning(const SeenPosition& seen, Action::Kind kind);
    static QString whyNotNow(const SeenPosition& seen);

    // Questions.
    static Headline headline(const SeenPosition& seen);
    /// The facts about the current claim: counts, no advice.
    static QStringList facts(const SeenPosition& seen);
    static std::vector<Answer> answers(const SeenPosition& seen);
    static QString consequence(const Consequence& consequence)
    {
        return consequence.head.isEmpty() ? consequence.text
                                          : tr("%1: %2", "when, what").arg(consequence.head, consequence.text);
    }
    /// "1 yours, 1 lost, 1 unseen".
    static QString accountOf(const SeenPosition& seen, Role role);
    /// The bot's reason and its counts.
    static QStringList reportFacts(const Report& report);
    static QString fact(const QString& what, const QString& figure);

    // Pieces.
    static QString plate(const SeenPosition& seen, Seat seat);
    static QString describeSeat(const SeenPosition& seen, Seat seat);
    static QString card(const SeenPosition& seen, Role role);
    static QString loseCard(Role card) { return tr("Lose %1").arg(role(card, RoleForm::The)); }
    static QString keepAndReturn(const SeenPosition& seen, const Action& action);
    /// A seat's challenge that is being settled, else its last move: "Tax", "Steal: bluff caught"; empty if there is none.
    static QString lastMove(const SeenPosition& seen, Seat seat);
    static QString courtPile(const SeenPosition& seen) { return tr("court deck, %n card(s)", nullptr, seen.view().court); }

    static QString subtitle(const SeenPosition& seen);
    static std::vector<LogLine> log(const std::vector<AnyTold>& told, const SeenPosition& after);
    static QString situation(const SeenPosition& seen);
    static QString describe(const SeenPosition& seen);
    static QString handSentence(const SeenPosition& seen);
    static QString questionSentence(const SeenPosition& seen);
    static ResultText result(const SeenPosition& seen);
    static QString shortResult(const SeenPosition& seen);
    static Tally tally(const SeenPosition& seen);
    static QString mistake(const Action& taken, const Action& best);
    static QString part(const SeenPosition& seen) { return seen.isDealt() ? turn(seen.view().turn) : QString(); }
    static QString turn(int number) { return tr("Turn %1").arg(number); }
    static QString tagline() { return tr("Bluff, challenge, and keep your last card."); }
    static QString goal()
    {
        return tr("Claim whichever role helps you, challenge the others, and be the last to hold a card.");
    }
    static std::vector<TableKey> keys();

private:
    static QString answerSentence(const SeenPosition& seen);
    static LogLine line(const Event& event, const SeenPosition& after);
    static QString announced(const Event& event, const SeenPosition& after);
};

} // namespace parlour::coup
