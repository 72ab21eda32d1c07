// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coins/coins_text.h"

#include "app/draw/lists.h"
#include "app/tables/kit/text.h"

#include <QStringList>

#include <algorithm>

namespace parlour::coins {

using kit::bold;
using kit::sentences;
using kit::signedNumber;

// ----------------------------------------------------------------------------------------------------------- the actions

QString TableText::action(const Action& action)
{
    const Move::Kind kind = action.move.kind;
    return kind == Move::Kind::Nothing ? tr("Nothing")
        : kind == Move::Kind::Block    ? tr("Pull blue: block this round")
                                       : tr("Pull red: back to round %1").arg(action.move.round);
}

QString TableText::shortAction(Move move)
{
    return move.kind == Move::Kind::Nothing ? tr("Nothing")
        : move.kind == Move::Kind::Block    ? tr("Block")
                                            : backTo(move.round, move.round);
}

QString TableText::backTo(int first, int last)
{
    const QString from = QString::number(first);
    return tr("Back to %1").arg(first == last ? from : from + QChar(0x2013) + QString::number(last));
}

QString TableText::blueLeverHelp(int round)
{
    return tr("Block round %1: nobody, not even you, can go back to it or to an earlier one.").arg(round);
}

QString TableText::whyNotNow(const SeenPosition& seen)
{
    if (seen.view().over)
        return tr("The match is over.");
    if (!seen.isTossed())
        return tr("The coin is tossed first.");
    if (seen.hasAnswered(seen.me()))
        return tr("You have answered in this round.");
    return tr("You are not asked now.");
}

QString TableText::whyNotTo(const SeenPosition& seen, int round)
{
    if (seen.mayAct() && seen.view().red > 0 && round <= seen.view().blocked)
        return tr("You blocked round %1: nobody can go back to it or to an earlier one.").arg(seen.view().blocked);
    return seen.view().red == 0 ? tr("You have no red lever left.") : whyNotNow(seen);
}

QString TableText::failureHelp(const SeenPosition& seen, int round)
{
    const QString& name = seen.name(seen.other());
    return tr("Fails, and costs the lever, if %1 blocks now or has blocked round %2 or a later one.").arg(name).arg(round);
}

QString TableText::memoryHelp(const SeenPosition& seen)
{
    return tr("You keep this text when your own journey back takes place. When %1 goes back alone, or further than you, it "
              "becomes what you had written by then; nothing else tells you.")
        .arg(seen.name(seen.other()));
}

// ---------------------------------------------------------------------------------------------------------------- sides

QString TableText::plateLine(const SeenPosition& seen, Seat seat)
{
    if (seen.view().over)
        return face(seat);
    if (seen.position().thinking == seat)
        return tr("thinking…");
    if (const auto& view = seen.viewOf(seat); seen.position().open && view && view->answer)
        return answer(view->answer->kind);
    if (seen.hasAnswered(seat))
        return tr("answer sealed");
    return face(seat);
}

QString TableText::answer(Move::Kind kind)
{
    return kind == Move::Kind::Nothing ? tr("does nothing") : kind == Move::Kind::Block ? tr("pulls blue") : tr("pulls red");
}

QStringList TableText::plateLines()
{
    return {face(0),
            face(1),
            tr("thinking…"),
            tr("answer sealed"),
            answer(Move::Kind::Nothing),
            answer(Move::Kind::Block),
            answer(Move::Kind::Travel)};
}

QString TableText::plate(const SeenPosition& seen, Seat seat)
{
    QString text = tr("%1, %2: %n toss(es) won", nullptr, seen.score(seat)).arg(seen.name(seat), plateLine(seen, seat));
    if (const auto& view = seen.viewOf(seat))
        text = clausesOf({text, blueLevers(view->blue), redLevers(view->red)});
    return text;
}

QString TableText::standing(const SeenPosition& seen)
{
    const int lead = seen.lead(seen.me());
    const QString toCome = tr("%n toss(es) to come", nullptr, seen.toCome());
    const QString stands = lead > 0 ? tr("%1 ahead").arg(lead) : lead < 0 ? tr("%1 behind").arg(-lead) : tr("level");
    return tr("%1, %2", "the lead, tosses to come").arg(stands, toCome);
}

// ------------------------------------------------------------------------------------------------------------- the track

QString TableText::coin(const SeenPosition& seen, int round)
{
    const QString& name = seen.name(seen.scored(0, round) ? 0 : 1);
    const QString lead = signedNumber(seen.view().tosses.lead(round));
    return tr("Round %1: %2 scored, lead %3").arg(round).arg(name, lead);
}

QStringList TableText::blocked(const SeenPosition& seen)
{
    const int round = seen.blocked();
    const QString whole = seen.isYou(seen.blocker())
        ? tr("You blocked round %1: no way back to it or earlier").arg(round)
        : tr("%2 blocked round %1: no way back to it or earlier").arg(round).arg(seen.name(seen.blocker()));
    return {whole, tr("blocked: %1 and earlier").arg(round), tr("to %1", "rounds that are blocked").arg(round)};
}

QString TableText::journey(const SeenPosition& seen, Seat seat, int round)
{
    if (seen.isYou(seat))
        return round == seen.round() ? tr("You pull red: round %1 again").arg(round)
                                     : tr("You pull red: back to %1").arg(round);
    return round == seen.round() ? tr("%1 pulls red: round %2 again").arg(seen.name(seat)).arg(round)
                                 : tr("%1 pulls red: back to %2").arg(seen.name(seat)).arg(round);
}

QString TableText::journeyDone(const SeenPosition& seen, const Event& event)
{
    if (seen.isYou(event.seat))
        return event.round == event.to ? tr("You toss round %1 again").arg(event.to)
                                       : tr("You go from %1 back to %2").arg(event.round).arg(event.to);
    return event.round == event.to
        ? tr("%1 tosses round %2 again").arg(seen.name(event.seat)).arg(event.to)
        : tr("%1 goes from %2 back to %3").arg(seen.name(event.seat)).arg(event.round).arg(event.to);
}

QString TableText::branch(const SeenPosition& seen, const AbandonedTimeline& branch)
{
    if (branch.from == branch.to)
        return tr("%1, round %2 again").arg(seen.name(branch.by)).arg(branch.to);
    return tr("%1, %2 back to %3").arg(seen.name(branch.by)).arg(branch.from).arg(branch.to);
}

QString TableText::chart(const SeenPosition& seen)
{
    const Tosses& tosses = seen.view().tosses;
    int low = 0, high = 0;
    for (int round = 1; round <= tosses.count(); ++round) {
        low = std::min(low, tosses.lead(round));
        high = std::max(high, tosses.lead(round));
    }
    QStringList all{tr("Track of %n round(s).", nullptr, seen.rounds())};
    const QString now = signedNumber(tosses.lead()), least = signedNumber(low), most = signedNumber(high);
    if (seen.isYou(seen.me()))
        all << tr("Your lead stands at %1; it was between %2 and %3.").arg(now, least, most);
    else
        all << tr("The lead of %4 stands at %1; it was between %2 and %3.").arg(now, least, most, seen.name(seen.me()));
    if (seen.blocked() > 0)
        all << blocked(seen).front() + QLatin1Char('.');
    return sentences(all);
}

// ------------------------------------------------------------------------------------------------------------- the match

QString TableText::subtitle(const SeenPosition& seen)
{
    const bool you = seen.isYou(seen.me());
    return kit::dotted(
        {you ? tr("against %1").arg(seen.name(seen.other())) : tr("%1 and %2").arg(seen.name(0), seen.name(1)),
         tr("%n round(s)", nullptr, seen.rounds())});
}

LogLine TableText::line(const Event& event, const SeenPosition& after)
{
    const Seat seat = event.seat;
    const auto verb = [&](const auto&... forms) { return bold(kit::verb(after, seat, forms...)); };
    const auto says = [&](const QString& text, const QString& figure = {}) { return LogLine{seat, text, figure}; };
    const auto score = [&](Seat who) { return int{event.scores[asIndex(who)]}; };
    switch (event.kind) {
    case Event::Kind::Tossed:
        return says(verb(tr("score in round %1", "you"), tr("scores in round %1"), event.round),
                    signedNumber(score(after.me()) - score(after.other())));
    case Event::Kind::Answered:
        if (!event.move || event.move->kind != Move::Kind::Block) // a journey is told with its result
            return {};
        return says(verb(tr("<b>block round %1</b>", "you"), tr("<b>blocks round %1</b>"), event.round));
    case Event::Kind::WentBack:
        if (event.round == event.to)
            return says(verb(tr("<b>toss round %1 again</b>", "you"), tr("<b>tosses round %1 again</b>"), event.to));
        return says(verb(tr("go from round %1 <b>back to %2</b>", "you"), tr("goes from round %1 <b>back to %2</b>"),
                         event.round, event.to));
    case Event::Kind::Blocked:
        return says(verb(tr("pull red in round %1 for round %2: <b>blocked</b>", "you"),
                         tr("pulls red in round %1 for round %2: <b>blocked</b>"), event.round, event.to));
    case Event::Kind::Outrun:
        return says(verb(tr("pull red in round %1 for round %2, but are taken further back", "you"),
                         tr("pulls red in round %1 for round %2, but is taken further back"), event.round, event.to));
    case Event::Kind::MatchEnded: {
        const Seat first = seat < 0 ? after.me() : seat;
        return says(seat < 0 ? tr("The match is drawn") : verb(tr("won the match", "you"), tr("won the match")),
                    tr("%1 : %2", "tosses won").arg(score(first)).arg(score(1 - first)));
    }
    case Event::Kind::RoundBegins:
        break;
    }
    return {};
}

QString TableText::situation(const SeenPosition& seen)
{
    if (seen.view().over)
        return result(seen).headline;
    if (seen.view().tosses.empty())
        return tr("Round 1 of %1 is to be tossed.").arg(seen.rounds());
    const int mine = seen.score(seen.me()), theirs = seen.score(seen.other());
    const QString& other = seen.name(seen.other());
    return sentences({tr("Round %1 of %2.").arg(seen.round()).arg(seen.rounds()),
                      seen.isYou(seen.me())
                          ? tr("Tosses won: you %1, %2 %3.").arg(mine).arg(other).arg(theirs)
                          : tr("Tosses won: %1 %2, %3 %4.").arg(seen.name(seen.me())).arg(mine).arg(other).arg(theirs)});
}

QString TableText::describe(const SeenPosition& seen)
{
    QStringList all{situation(seen)};
    if (seen.isTossed() && !seen.view().over) {
        const Seat scorer = seen.scored(0, seen.round()) ? 0 : 1;
        all << seen.sentenceFor(scorer, tr("You scored in this round."), tr("%1 scored in this round."));
    }
    for (const Seat seat : {seen.me(), seen.other()})
        if (const auto& view = seen.viewOf(seat))
            all << tr("%1: %2, %3.").arg(seen.name(seat), blueLevers(view->blue), redLevers(view->red));
    if (seen.blocked() > 0)
        all << blocked(seen).front() + QLatin1Char('.');
    if (seen.position().open) {
        const auto branches = branchesOf(seen.position().story);
        if (!branches.empty())
            all << tr("%n timeline(s) have been given up.", nullptr, static_cast<int>(branches.size()))
                << tr("The last: %1.").arg(branch(seen, branches.back()));
    }
    if (seen.mayAct())
        all << questionSentence(seen);
    return sentences(all);
}

QString TableText::questionSentence(const SeenPosition&)
{
    return tr("You may do nothing, pull blue or pull red.");
}

ResultText TableText::result(const SeenPosition& seen)
{
    ResultText text;
    const kit::DuelResult ended = duel(seen);
    text.headline = ended.headline();
    const auto branches = static_cast<int>(branchesOf(seen.position().story).size());
    if (!seen.position().story.empty())
        text.detail = branches > 0 ? tr("%n timeline(s) were given up on the way.", nullptr, branches)
                                   : tr("Nobody went back in time.");
    text.rows = ended.rows([&](Seat seat) {
        const auto& view = seen.viewOf(seat);
        return view ? tr("levers left: %1 blue, %2 red").arg(view->blue).arg(view->red) : QString();
    });
    const auto tosses = std::count_if(seen.position().story.begin(), seen.position().story.end(), [](const auto& step) {
        return kit::findEvent<Event>(step, Event::Kind::Tossed) != nullptr;
    });
    text.length =
        tosses > 0 ? tr("%n toss(es)", nullptr, static_cast<int>(tosses)) : tr("%n round(s)", nullptr, seen.rounds());
    return text;
}

QString TableText::mistake(const Action& taken, const Action& best)
{
    using Kind = Move::Kind;
    const Kind better = best.move.kind;
    switch (taken.move.kind) {
    case Kind::Nothing:
        return better == Kind::Block ? tr("Did nothing where blocking was better")
                                     : tr("Did nothing where going back was better");
    case Kind::Block:
        return better == Kind::Travel ? tr("Blocked where going back was better")
                                      : tr("Pulled a blue lever that was better kept");
    case Kind::Travel:
        return better == Kind::Travel ? tr("Went back to the wrong round")
            : better == Kind::Block   ? tr("Went back where blocking was better")
                                      : tr("Pulled a red lever that was better kept");
    }
    return {};
}

std::vector<TableKey> TableText::keys()
{
    return {{{"G"}, tr("Go on: do nothing in this round")},
            {{"O"}, tr("Let rounds pass, or stop that")},
            {{"B"}, tr("Pull blue: block this round")},
            {{"R"}, tr("Pull red: back to the round chosen on the track")},
            {{tr("Left, Right")}, tr("from round to round on the track; Space chooses one"), true}};
}

} // namespace parlour::coins
