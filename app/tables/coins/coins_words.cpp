#include "app/tables/coins/coins_words.h"

#include "app/stage/lists.h"
#include "app/stage/paint.h"
#include "app/tables/kit/words.h"
#include "app/tables/report_text.h"

#include <QStringList>

#include <algorithm>

namespace parlour::coins {

using kit::bold;
using kit::followsYou;
using kit::sentences;
using kit::signedNumber;

// ----------------------------------------------------------------------------------------------------------- the actions

QString Words::action(const Action& action)
{
    switch (action.move.kind) {
    case Move::Kind::Nothing:
        return tr("Nothing");
    case Move::Kind::Block:
        return tr("Pull blue: block this round");
    case Move::Kind::Travel:
        break;
    }
    return tr("Pull red: back to round %1").arg(action.move.round);
}

QString Words::shortAction(Move move)
{
    switch (move.kind) {
    case Move::Kind::Nothing:
        return tr("Nothing");
    case Move::Kind::Block:
        return tr("Block");
    case Move::Kind::Travel:
        break;
    }
    return tr("Back to %1").arg(move.round);
}

QString Words::travelButton(const Reading& reading, int round)
{
    return round == reading.round() ? tr("Pull red: toss round %1 again").arg(round)
                                    : tr("Pull red: back to round %1").arg(round);
}

QString Words::nothingButton(const Reading& reading)
{
    return reading.round() < reading.rounds() ? tr("Nothing: on to round %1").arg(reading.round() + 1)
                                              : tr("Nothing: the match ends");
}

QString Words::runOn()
{
    return tr("Let rounds pass …");
}

QString Words::stopRunning()
{
    return tr("Stop letting rounds pass");
}

QString Words::whatRunOnDoes()
{
    return tr("Does nothing round after round, until what you choose. It stops when time goes back, in the last round, and "
              "with any key or click.");
}

QString Words::untilLever()
{
    return tr("Until a lever is pulled");
}

QString Words::untilRound()
{
    return tr("Until round");
}

QString Words::untilBehind()
{
    return tr("Until I am behind by");
}

QString Words::whatBlueDoes(int round)
{
    return tr("Block round %1: nobody, not even you, can go back to it or to an earlier one.").arg(round);
}

QString Words::whatRedDoes()
{
    return tr("Go back: choose a round on the track. It is tossed again, and all after it.");
}

QString Words::whyNotNow(const Reading& reading)
{
    if (reading.view().over)
        return tr("The match is over.");
    if (!reading.isTossed())
        return tr("The coin is tossed first.");
    if (reading.hasAnswered(reading.me()))
        return tr("You have answered in this round.");
    return tr("You are not asked now.");
}

QString Words::whyNotBlue(const Reading& reading)
{
    return reading.view().blue == 0 ? tr("You have no blue lever left.") : whyNotNow(reading);
}

QString Words::whyNotRed(const Reading& reading)
{
    return reading.view().red == 0 ? tr("You have no red lever left.") : whyNotNow(reading);
}

QString Words::whyNotTo(const Reading& reading, int round)
{
    if (reading.mayAct() && reading.view().red > 0 && round <= reading.view().blocked)
        return tr("You blocked round %1: nobody can go back to it or to an earlier one.").arg(reading.view().blocked);
    return whyNotRed(reading);
}

QString Words::howItFails(const Reading& reading, int round)
{
    const QString& name = reading.info(reading.other()).name;
    return tr("Fails, and costs the lever, if %1 blocks now or has blocked round %2 or a later one.").arg(name).arg(round);
}

QString Words::failsGist(const Reading& reading, int round)
{
    return tr("Fails if %1 blocks round %2 or a later one.").arg(reading.info(reading.other()).name).arg(round);
}

QString Words::memoryHelp(const Reading& reading)
{
    return tr("You keep this text when your own journey back takes place. When %1 goes back alone, or further than you, it "
              "becomes what you had written by then; nothing else tells you.")
        .arg(reading.info(reading.other()).name);
}

QString Words::figure(const Report& report, const Candidate& candidate)
{
    return candidate.hasValue ? reportFigure(report, candidate.value) : QString();
}

// ---------------------------------------------------------------------------------------------------------------- sides

QString Words::face(Seat seat)
{
    return seat == 0 ? tr("sun", "side of the coin") : tr("moon", "side of the coin");
}

QString Words::plateLine(const Reading& reading, Seat seat)
{
    if (reading.view().over)
        return face(seat);
    if (reading.position().thinking == seat)
        return tr("thinking …");
    if (const auto& view = reading.viewOf(seat); reading.position().open && view && view->answer)
        return view->answer->kind == Move::Kind::Nothing ? tr("does nothing")
            : view->answer->kind == Move::Kind::Block    ? tr("pulls blue")
                                                         : tr("pulls red");
    if (reading.hasAnswered(seat))
        return tr("answer sealed");
    return face(seat);
}

QString Words::plate(const Reading& reading, Seat seat)
{
    QString text =
        tr("%1, %2: %n toss(es) won", nullptr, reading.score(seat)).arg(reading.info(seat).name, plateLine(reading, seat));
    if (const auto& view = reading.viewOf(seat))
        text = clausesOf({text, blueLevers(view->blue), redLevers(view->red)});
    return text;
}

QString Words::standing(const Reading& reading)
{
    const int lead = reading.lead(reading.me());
    const QString toCome = tr("%n toss(es) to come", nullptr, reading.toCome());
    const QString stands = lead > 0 ? tr("%1 ahead").arg(lead) : lead < 0 ? tr("%1 behind").arg(-lead) : tr("level");
    return tr("%1, %2", "the lead, tosses to come").arg(stands, toCome);
}

// ------------------------------------------------------------------------------------------------------------- the track

QString Words::coin(const Reading& reading, int round)
{
    const QString& name = reading.info(reading.scored(0, round) ? 0 : 1).name;
    const QString lead = signedNumber(reading.view().tosses.lead(round));
    return tr("Round %1: %2 scored, lead %3").arg(round).arg(name, lead);
}

QString Words::coinOnTable(const Reading& reading)
{
    if (!reading.isTossed())
        return tr("Round %1 is to be tossed").arg(reading.round());
    return tr("Round %1: %2").arg(reading.round()).arg(face(reading.scored(0, reading.round()) ? 0 : 1));
}

QStringList Words::blocked(const Reading& reading)
{
    const int round = reading.blocked();
    const QString whole = reading.isYou(reading.blocker())
        ? tr("You blocked round %1: no way back to it or earlier").arg(round)
        : tr("%2 blocked round %1: no way back to it or earlier").arg(round).arg(reading.info(reading.blocker()).name);
    return {whole, tr("blocked: %1 and earlier").arg(round), tr("to %1", "rounds that are blocked").arg(round)};
}

QString Words::journey(const Reading& reading, Seat seat, int round)
{
    return round == reading.round() ? tr("%1 pulls red: round %2 again").arg(reading.info(seat).name).arg(round)
                                    : tr("%1 pulls red: back to %2").arg(reading.info(seat).name).arg(round);
}

QString Words::journeyDone(const Reading& reading, const Event& event)
{
    return event.round == event.to
        ? tr("%1 tosses round %2 again").arg(reading.info(event.seat).name).arg(event.to)
        : tr("%1 goes from %2 back to %3").arg(reading.info(event.seat).name).arg(event.round).arg(event.to);
}

QString Words::branch(const Reading& reading, const Branch& branch)
{
    if (branch.from == branch.to)
        return tr("%1, round %2 again").arg(reading.info(branch.by).name).arg(branch.to);
    return tr("%1, %2 back to %3").arg(reading.info(branch.by).name).arg(branch.from).arg(branch.to);
}

QString Words::abandoned(int count)
{
    return tr("%n abandoned timeline(s), newest on top", nullptr, count);
}

QString Words::chart(const Reading& reading)
{
    const Tosses& tosses = reading.view().tosses;
    int low = 0, high = 0;
    for (int round = 1; round <= tosses.count(); ++round) {
        low = std::min(low, tosses.lead(round));
        high = std::max(high, tosses.lead(round));
    }
    QStringList all{tr("Track of %n round(s).", nullptr, reading.rounds())};
    const QString now = signedNumber(tosses.lead()), least = signedNumber(low), most = signedNumber(high);
    if (reading.isYou(reading.me()))
        all << tr("Your lead stands at %1; it was between %2 and %3.").arg(now, least, most);
    else
        all << tr("The lead of %4 stands at %1; it was between %2 and %3.")
                   .arg(now, least, most, reading.info(reading.me()).name);
    if (reading.blocked() > 0)
        all << blocked(reading).front() + QLatin1Char('.');
    return sentences(all);
}

// ------------------------------------------------------------------------------------------------------------- the match

QString Words::subtitle(const Reading& reading)
{
    const bool you = reading.isYou(reading.me());
    QStringList parts;
    parts << (you ? tr("against %1").arg(reading.info(reading.other()).name)
                  : tr("%1 and %2").arg(reading.info(0).name, reading.info(1).name));
    parts << tr("%n round(s)", nullptr, reading.rounds());
    return parts.join(QStringLiteral(" · "));
}

/// A lever that was pulled, and what came of it; `you`: the text follows "You". Empty: nothing to tell.
QString Words::deed(const Event& event, bool you)
{
    switch (event.kind) {
    case Event::Kind::Answered:
        if (!event.move || event.move->kind != Move::Kind::Block) // a journey is told when it is known what comes of it
            return {};
        return bold((you ? tr("<b>block round %1</b>", "you") : tr("<b>blocks round %1</b>")).arg(event.round));
    case Event::Kind::WentBack:
        if (event.round == event.to)
            return bold((you ? tr("<b>toss round %1 again</b>", "you") : tr("<b>tosses round %1 again</b>")).arg(event.to));
        return bold((you ? tr("go from round %1 <b>back to %2</b>", "you") : tr("goes from round %1 <b>back to %2</b>"))
                        .arg(event.round)
                        .arg(event.to));
    case Event::Kind::Blocked:
        return bold((you ? tr("pull red in round %1 for round %2: <b>blocked</b>", "you")
                         : tr("pulls red in round %1 for round %2: <b>blocked</b>"))
                        .arg(event.round)
                        .arg(event.to));
    case Event::Kind::Outrun:
        return (you ? tr("pull red in round %1 for round %2, but are taken further back", "you")
                    : tr("pulls red in round %1 for round %2, but is taken further back"))
            .arg(event.round)
            .arg(event.to);
    case Event::Kind::Tossed:
    case Event::Kind::RoundBegins:
    case Event::Kind::MatchEnded:
        break;
    }
    return {};
}

std::vector<LogLine> Words::log(const std::vector<AnyTold>& told, const Reading& after)
{
    std::vector<LogLine> lines;
    for (const Event& event : kit::eventsOf<Event>(told)) {
        const bool you = event.seat >= 0 && followsYou(after, event.seat);
        const auto score = [&](Seat seat) { return int{event.scores[static_cast<std::size_t>(seat)]}; };
        if (event.kind == Event::Kind::Tossed)
            lines.push_back({event.seat, (you ? tr("score in round %1", "you") : tr("scores in round %1")).arg(event.round),
                             signedNumber(score(after.me()) - score(after.other()))});
        else if (const Seat first = event.seat < 0 ? after.me() : event.seat; event.kind == Event::Kind::MatchEnded)
            lines.push_back({event.seat,
                             event.seat < 0 ? tr("The match is drawn")
                                 : you      ? tr("won the match", "you")
                                            : tr("won the match"),
                             tr("%1 : %2", "tosses won").arg(score(first)).arg(score(1 - first))});
        else if (const QString text = deed(event, you); !text.isEmpty())
            lines.push_back({event.seat, text, {}});
    }
    return lines;
}

QString Words::situation(const Reading& reading)
{
    if (reading.view().over)
        return result(reading).headline;
    if (reading.view().tosses.empty())
        return tr("Round 1 of %1 is to be tossed.").arg(reading.rounds());
    const int mine = reading.score(reading.me()), theirs = reading.score(reading.other());
    QStringList all;
    all << tr("Round %1 of %2.").arg(reading.round()).arg(reading.rounds());
    all << (reading.isYou(reading.me())
                ? tr("Tosses won: you %1, %2 %3.").arg(mine).arg(reading.info(reading.other()).name).arg(theirs)
                : tr("Tosses won: %1 %2, %3 %4.")
                      .arg(reading.info(reading.me()).name)
                      .arg(mine)
                      .arg(reading.info(reading.other()).name)
                      .arg(theirs));
    return sentences(all);
}

QString Words::describe(const Reading& reading)
{
    QStringList all{situation(reading)};
    if (reading.isTossed() && !reading.view().over) {
        const Seat scorer = reading.scored(0, reading.round()) ? 0 : 1;
        all << (reading.isYou(scorer) ? tr("You scored in this round.")
                                      : tr("%1 scored in this round.").arg(reading.info(scorer).name));
    }
    for (const Seat seat : {reading.me(), reading.other()})
        if (const auto& view = reading.viewOf(seat))
            all << tr("%1: %2, %3.").arg(reading.info(seat).name, blueLevers(view->blue), redLevers(view->red));
    if (reading.blocked() > 0)
        all << blocked(reading).front() + QLatin1Char('.');
    if (reading.position().open) {
        const auto branches = branchesOf(reading.position().story);
        if (!branches.empty())
            all << tr("%n timeline(s) have been given up.", nullptr, static_cast<int>(branches.size()))
                << tr("The last: %1.").arg(branch(reading, branches.back()));
    }
    if (reading.mayAct())
        all << tr("It is for you to do nothing, to pull blue or to pull red.");
    return sentences(all);
}

ResultText Words::result(const Reading& reading)
{
    ResultText text;
    const kit::Duel ended = duel(reading);
    text.headline = ended.headline();
    const auto branches = static_cast<int>(branchesOf(reading.position().story).size());
    if (!reading.position().story.empty())
        text.detail = branches > 0 ? tr("%n timeline(s) were given up on the way.", nullptr, branches)
                                   : tr("Nobody went back in time.");
    text.rows = ended.rows([&](Seat seat) {
        const auto& view = reading.viewOf(seat);
        return view ? tr("levers left: %1 blue, %2 red").arg(view->blue).arg(view->red) : QString();
    });
    const auto tosses =
        std::count_if(reading.position().story.begin(), reading.position().story.end(),
                      [](const auto& step) { return kit::findEvent<Event>(step, Event::Kind::Tossed) != nullptr; });
    text.length =
        tosses > 0 ? tr("%n toss(es)", nullptr, static_cast<int>(tosses)) : tr("%n round(s)", nullptr, reading.rounds());
    return text;
}

QString Words::mistake(const Action& taken, const Action& best)
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

QString Words::part(const Reading& reading)
{
    return tr("Round %1 of %2").arg(reading.round()).arg(reading.rounds());
}

QString Words::goal()
{
    return tr(
        "Have more of the tosses than the other when the last round is over. Red levers go back in time to toss again, "
        "blue levers forbid it.");
}

std::vector<std::pair<QString, QString>> Words::keys(const Reading& sight)
{
    const Rules& rules = sight.view().rules;
    std::vector<std::pair<QString, QString>> keys{{QStringLiteral("G"), tr("Go on: do nothing in this round")},
                                                  {QStringLiteral("O"), tr("Let rounds pass, or stop that")}};
    if (rules.blue > 0)
        keys.emplace_back(QStringLiteral("B"), tr("Pull blue: block this round"));
    if (rules.red > 0) {
        keys.emplace_back(QStringLiteral("R"), tr("Pull red: back to the round chosen on the track"));
        keys.emplace_back(tr("Left, Right"), tr("from round to round on the track; Space chooses one"));
    }
    return keys;
}

} // namespace parlour::coins
