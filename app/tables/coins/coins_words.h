// Everything that the table of Coins says: the words of actions, rounds and levers, the log, the state of play. Texts may
// hold strong() marks; spoken() takes them out. Knows Views and events; nothing of places and colours.
#pragma once

#include "app/tables/coins/coins_reading.h"
#include "app/tables/kit/words.h"

#include <QCoreApplication>

namespace parlour::coins {

class Words {
    Q_DECLARE_TR_FUNCTIONS(Coins)

public:
    static QString action(const Action& action);
    /// The same as a short label: "Back to 35".
    static QString shortAction(Move move);

    // The two sides and the state of the round.
    static QString face(Seat seat);
    static QString plateLine(const Reading& reading, Seat seat);
    static QString plate(const Reading& reading, Seat seat);
    static QString round(const Reading& reading) { return tr("Round %1").arg(reading.round()); }
    static QString standing(const Reading& reading);

    // The track.
    static QString coin(const Reading& reading, int round);
    static QString coinOnTable(const Reading& reading);
    /// Shorter and shorter.
    static QStringList blocked(const Reading& reading);
    static QString tossAgain(int round) { return tr("toss again from round %1").arg(round); }
    static QString journey(const Reading& reading, Seat seat, int round);
    static QString journeyDone(const Reading& reading, const Event& event);
    static QString branch(const Reading& reading, const Branch& branch);
    static QString abandoned(int count);
    static QString abandonedNone() { return tr("No timeline has been given up so far"); }
    static QString earlier(int count) { return tr("and %n earlier", nullptr, count); }
    static QString givenUpBy() { return tr("given up by"); }
    static QString chart(const Reading& reading);

    // The levers.
    static QString blue() { return tr("Blue"); }
    static QString red() { return tr("Red"); }
    static QString left(int left, int of) { return tr("%1 of %2 left").arg(left).arg(of); }
    static QString leftShort(int left, int of) { return tr("%1 of %2").arg(left).arg(of); }
    static QString blueLevers(int left) { return tr("%n blue lever(s) left", nullptr, left); }
    static QString redLevers(int left) { return tr("%n red lever(s) left", nullptr, left); }
    static QString whatBlueDoes(int round);
    static QString whatRedDoes();
    static QString blockButton(int round) { return tr("Block round %1").arg(round); }
    static QString travelButton(const Reading& reading, int round);
    static QString nothingButton(const Reading& reading);
    // Rounds that pass by themselves.
    static QString runOn();
    static QString stopRunning();
    static QString whatRunOnDoes();
    static QString untilLever();
    static QString untilRound();
    static QString untilBehind();
    static QString whyNotNow(const Reading& reading);
    static QString whyNotBlue(const Reading& reading);
    static QString whyNotRed(const Reading& reading);
    static QString whyNotTo(const Reading& reading, int round);

    // What a journey would change.
    static QString ifYouGoBack(int round) { return tr("If you go back to %1").arg(round); }
    /// The same with what would change then.
    static QString ifYouGoBack(int round, const QString& changes)
    {
        return tr("%1: %2", "if what, then what").arg(ifYouGoBack(round), changes);
    }
    static QString lead() { return tr("Lead"); }
    static QString toCome() { return tr("Tosses to come"); }
    static QString redLeft() { return tr("Red levers"); }
    static QString undone() { return tr("Tosses undone"); }
    static QString howItFails(const Reading& reading, int round);
    static QString failsGist(const Reading& reading, int round);

    static QString memoryTitle() { return tr("Your memory"); }
    static QString memoryHelp(const Reading& reading);
    static QString memoryGist()
    {
        return tr("You keep it when your own journey back takes place; else it becomes what you had written by then.");
    }

    static QString figure(const Report& report, const Candidate& candidate);

    static QString subtitle(const Reading& reading);
    static std::vector<LogLine> log(const std::vector<AnyTold>& told, const Reading& after);
    static QString situation(const Reading& reading);
    static QString describe(const Reading& reading);
    static ResultText result(const Reading& reading);
    static QString shortResult(const Reading& reading) { return duel(reading).shortResult(); }
    static Tally tally(const Reading& reading) { return {duel(reading).score(), reading.score(reading.me())}; }
    static QString mistake(const Action& taken, const Action& best);
    static QString part(const Reading& reading);
    static QString tagline() { return tr("A coin toss, with time travel."); }
    static QString goal();
    static std::vector<std::pair<QString, QString>> keys(const Reading& reading);

private:
    static kit::Duel duel(const Reading& reading) { return {reading, reading.score(0), reading.score(1)}; }
    static QString deed(const Event& event, bool you);
};

} // namespace parlour::coins
