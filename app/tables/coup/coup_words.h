// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Coup in words, plain labels apart: roles and actions, what is asked and what each answer leads to, the log, the state of
// play. Texts may hold strong() marks; spoken() takes them out. Knows Views and events; nothing of places and colours.
#pragma once

#include "app/draw/lists.h"
#include "app/tables/coup/coup_position.h"
#include "app/tables/kit/words.h"

#include <QCoreApplication>

namespace parlour::coup {

/// The form of a role that its place in a sentence asks for.
enum class RoleForm {
    Name, ///< "Duke", also after "as"
    The, ///< "the Duke", as in: claims the Duke
    No ///< "no Duke", as in: has no Duke
};

/// One way in which an answer can end.
struct Outlook {
    enum class Sign { Good, Bad, Neither };
    Sign sign = Sign::Neither;
    QString head; ///< when; may be empty
    QString text; ///< what comes of it
};

/// One answer to a question.
struct Answer {
    Action action;
    QString label;
    std::vector<Outlook> outlooks;
};

/// What is on the table now, as a headline and sentences.
struct Headline {
    QString title;
    QString detail;
};

class TableWords {
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

    // Actions of a turn, as rows of a panel.
    static QString action(Action::Kind kind);
    static QString action(const Action& action, const std::vector<SeatInfo>* seats = nullptr);
    /// The same with the name of the player it is about.
    static QString actionAt(const Action& action, const SeenPosition& seen);
    /// `brief`: without the roles that block.
    static QString whoMayAnswer(Action::Kind kind, bool brief = false);
    /// Why an action cannot be taken; empty if it can.
    static QString whyNot(const SeenPosition& seen, Action::Kind kind);
    /// What an action that may be announced without the coins leads to (crate); empty: nothing to warn of.
    static QString warning(const SeenPosition& seen, Action::Kind kind);
    static QString whyNotNow(const SeenPosition& seen);

    // Questions.
    /// What is asked of the person at the bottom, or what everybody looks at.
    static Headline headline(const SeenPosition& seen);
    /// What is known about the claim on the table: counting, no advice.
    static QStringList facts(const SeenPosition& seen);
    static std::vector<Answer> answers(const SeenPosition& seen);
    static QString outlook(const Outlook& outlook)
    {
        return outlook.head.isEmpty() ? outlook.text : tr("%1: %2", "when, what").arg(outlook.head, outlook.text);
    }
    /// "1 yours, 1 lost, 1 unseen".
    static QString accountOf(const SeenPosition& seen, Role role);
    /// Why a bot chose as it did, and what it counted.
    static QStringList reportFacts(const Report& report);
    static QString fact(const QString& what, const QString& figure);

    // Pieces.
    static QString plate(const SeenPosition& seen, Seat seat);
    static QString describeSeat(const SeenPosition& seen, Seat seat);
    static QString card(const SeenPosition& seen, Role role);
    static QString loseCard(Role card) { return tr("Lose %1").arg(role(card, RoleForm::The)); }
    static QString keepAndReturn(const SeenPosition& seen, const Action& action);
    /// "Tax", "Steal: bluff caught": the last thing a seat did; empty if nothing.
    static QString deed(const SeenPosition& seen, Seat seat);
    static QString courtPile(const SeenPosition& seen) { return tr("court deck, %n card(s)", nullptr, seen.view().court); }

    static QString subtitle(const SeenPosition& seen);
    static std::vector<LogLine> log(const std::vector<AnyTold>& told, const SeenPosition& after);
    static QString situation(const SeenPosition& seen);
    static QString describe(const SeenPosition& seen);
    static ResultText result(const SeenPosition& seen);
    static QString shortResult(const SeenPosition& seen);
    static Tally tally(const SeenPosition& seen);
    static QString mistake(const Action& taken, const Action& best);
    static QString part(const SeenPosition& seen) { return seen.isDealt() ? turn(seen.view().turn) : QString(); }
    static QString turn(int number) { return tr("Turn %1").arg(number); }
    static QString tagline() { return tr("Bluff, doubt, and keep your last card."); }
    static QString goal()
    {
        return tr("Claim whichever role helps you, doubt the others, and be the last who holds a card.");
    }
    static std::vector<std::pair<QString, QString>> keys();

private:
    static LogLine line(const Event& event, const SeenPosition& after);
    static QString announced(const Event& event, const SeenPosition& after);
};

} // namespace parlour::coup
