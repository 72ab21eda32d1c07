// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli doctor: checks a program as a bot: handshake, legality over many games, response times, repeatability from a
// seed, and termination. Saves the position of each kind of fault.
#include "app/bots/bot_source.h"
#include "app/bots/containment.h"
#include "app/bots/external_bot.h"
#include "app/bots/shared_record.h"
#include "app/cli/verbs.h"
#include "app/store/game_file.h"
#include "app/store/paths.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/arena/format.h"
#include "engine/game_list.h"
#include "engine/games.h"

#include <QDateTime>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>

namespace parlour::cli {

namespace {

struct DoctorOptions {
    std::string bot;
    std::string game;
    int games = 1000;
    std::uint64_t seed = 1;
    std::string save = ".";
    std::string transcript;
    bool commands = false, force = false;
    std::optional<int> moveTime; ///< ms
};

BotLimits limitsOf(const DoctorOptions& options)
{
    BotLimits limits;
    if (options.moveTime) {
        limits.moveTime = *options.moveTime;
        limits.startTime = std::max(limits.startTime, limits.moveTime);
        limits.leaveTime = std::max(limits.leaveTime, limits.moveTime);
    }
    return limits;
}

/// Games played a second time to compare the answers.
constexpr int kRepeatedGames = 20;

/// The findings, printed a line each. A single wrong one makes the bot unsound.
class Findings {
public:
    void fine(const std::string& what, const std::string& words) const { print("ok", what, words); }
    void wrong(const std::string& what, const std::string& words)
    {
        print("WRONG", what, words);
        isSound_ = false;
    }
    bool isSound() const { return isSound_; }

private:
    static void print(const char* verdict, const std::string& what, const std::string& words)
    {
        std::printf("%-6s %-10s %s\n", verdict, what.c_str(), words.c_str());
        std::fflush(stdout);
    }
    bool isSound_ = true;
};

/// Games of the bot against the random bot, with its response times and faults.
class Checkup {
public:
    /// Reports and saves nothing if `findings` is null.
    Checkup(const DoctorOptions& options, const GameInfo& game, const stop_token& stop, Findings* findings)
        : options_(options),
          game_(game),
          stop_(stop),
          findings_(findings),
          bot_(make(options.bot)),
          other_(make(game.id + ".random"))
    {
    }

    /// Plays `count` games, fewer if stopped; returns the bot's actions of the first kRepeatedGames in order.
    std::vector<std::string> play(int count)
    {
        ProgressLine progress(count);
        std::vector<std::string> actions;
        while (played_ < count && !stop_.stop_requested()) {
            std::vector<std::string> taken = playOne(played_);
            if (stop_.stop_requested())
                break;
            if (played_ < kRepeatedGames)
                actions.insert(actions.end(), taken.begin(), taken.end());
            progress.show(++played_);
        }
        return actions;
    }

    /// Writes all further messages to `file`, a JSON object a line.
    void transcribeTo(std::ofstream& file)
    {
        withGame(game_.id, [&]<class G>() {
            static_cast<ExternalBot<G>*>(bot_.get())->talk().listenIn([&file](bool isBot, std::string_view line) {
                file << R"({"from":")" << (isBot ? "bot" : "Parlour") << R"(","says":)" << line << "}\n";
            });
        });
    }

    void report() const
    {
        if (faults_ == 0)
            findings_->fine(game_.id,
                            std::to_string(played_) + " games, " + std::to_string(times_.size()) + " answers, all legal");
        if (!times_.empty())
            findings_->fine(game_.id,
                            "answers in " + ms(0.5) + " ms (median), " + ms(0.99) + " (99%), " + ms(1) + " (slowest); "
                                + std::to_string(limitsOf(options_).moveTime) + " are allowed");
    }

private:
    std::unique_ptr<AnyBot> make(const std::string& name) const
    {
        return take(makeBotByName(name, game_.id, Resources(), limitsOf(options_)), "--bot");
    }

    /// The response time of this quantile.
    std::string ms(double part) const
    {
        std::vector<double> sorted = times_;
        std::sort(sorted.begin(), sorted.end());
        const auto at = static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1));
        char text[32];
        std::snprintf(text, sizeof text, "%.2f", sorted[at]);
        return text;
    }

    /// Plays one game, the bot's seat rotating with the index; returns the bot's actions.
    std::vector<std::string> playOne(int index)
    {
        const RuleMap rules = *game_.complete({});
        const int seats = game_.seats(rules);
        const Seat own = index % seats;
        std::vector<std::string> names(static_cast<std::size_t>(seats), game_.id + ".random");
        names[static_cast<std::size_t>(own)] = options_.bot;
        Record record{game_.id, game_.version, rules, names, dealSeed(options_.seed, index), {}, {}};
        record.salt = record.seed; // repeatable; the bot under test may know it
        const auto match = take(game_.start(rules, record.seed), game_.id);
        GuestTable guests;
        guests.add(own, bot_->guest());
        guests.begin(rules, seats, record.salt);

        std::vector<std::string> taken;
        while (!match->node().isOver() && !guests.forfeits(own) && !stop_.stop_requested()) {
            const Node node = match->node();
            const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
            std::string text;
            std::vector<Remark> remarks;
            if (node.isChance()) {
                text = match->draw();
            } else if (who == own) {
                text = ask(*match, own, remarks);
                taken.push_back(text);
            } else {
                text = decide(*match, who, *other_, stop_);
            }
            std::vector<AnyTold> told;
            if (const auto done = match->step(who, text, &told); !done)
                throw Refused(game_.id + ": " + done.error().english());
            for (const AnyTold& each : told)
                guests.tell(each.to, each.text);
            record.steps.push_back({who, text});
            recordRemarks(remarks, record, index);
        }
        guests.end(match->node().isOver() ? scores(*match) : std::vector<double>());
        return taken;
    }

    std::string ask(const AnyMatch& match, Seat own, std::vector<Remark>& remarks)
    {
        const AnyQuestion question = match.question(own);
        if (question.isForced)
            return question.legalTexts().front();
        Guest& guest = *bot_->guest();
        const std::size_t before = guest.faults().size();
        const auto start = std::chrono::steady_clock::now();
        const std::string text = bot_->answer(question, stop_, nullptr);
        times_.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
        remarks = remarksOf(guest, own, question.step, before);
        return text;
    }

    /// Records the remarks on the last decision of the record, and reports faults.
    void recordRemarks(const std::vector<Remark>& remarks, Record& record, int index)
    {
        for (const Remark& remark : remarks) {
            if (record.remarks.size() < kMaxRemarks)
                record.remarks.push_back(remark);
            if (remark.fault)
                reportFault(remark, record, index);
        }
    }

    /// Reports and saves the first fault of each kind; the last step of the saved game is the action played in its place.
    void reportFault(const Remark& remark, const Record& record, int index)
    {
        ++faults_;
        if (!findings_ || !reported_.insert(*remark.fault).second)
            return;
        const std::string kind(toText(*remark.fault));
        findings_->wrong(game_.id,
                         "game " + std::to_string(index + 1) + ", step " + std::to_string(remark.step + 1) + ", " + kind
                             + ": " + remark.text);
        const QString path =
            paths::freeName(paths::fromBytes(options_.save + "/doctor-" + game_.id + "-" + kind), "-", ".parlour");
        const GameFile file{
            options_.commands ? record : sharedRecord(record), {}, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)};
        if (const auto written = writeGameFile(path, file))
            std::printf("       saved      %s\n", paths::toBytes(path).c_str());
        else
            throw Refused("--save: " + written.error().english());
    }

    const DoctorOptions& options_;
    const GameInfo& game_;
    const stop_token stop_;
    Findings* findings_;
    std::unique_ptr<AnyBot> bot_;
    std::unique_ptr<AnyBot> other_;
    std::vector<double> times_; ///< ms, of each answer
    std::set<Fault::Kind> reported_;
    int played_ = 0; ///< games
    int faults_ = 0;
};

void checkGame(const DoctorOptions& options, const GameInfo& game, const stop_token& stop, Findings& findings)
{
    Checkup checkup(options, game, stop, &findings);
    const std::vector<std::string> actions = checkup.play(options.games);
    checkup.report();
    // A second process, without the memory of the first.
    const std::vector<std::string> again =
        Checkup(options, game, stop, nullptr).play(std::min(options.games, kRepeatedGames));
    if (stop.stop_requested())
        return;
    if (again == actions)
        findings.fine(game.id, "the same answers from the same seed");
    else
        findings.wrong(game.id, "different answers from the same seed: take all randomness from \"luck\"");
}

/// Checks that the program ends after "quit", and at the end of its input.
void checkLeaving(const DoctorOptions& options, Findings& findings)
{
    const BotCommand command = take(parseBotCommand(options.bot), "--bot");
    const BotLimits limits = limitsOf(options);
    for (const bool told : {true, false}) {
        auto process = take(BotProcess::start(command.words, limits), "--bot");
        process->send(helloLine());
        std::string line;
        process->receive(line, BotProcess::Clock::now() + std::chrono::milliseconds(limits.startTime));
        if (told)
            process->send(quitLine());
        const std::string when = told ? "after \"quit\"" : "at the end of its input";
        if (process->leave(limits.leaveTime))
            findings.fine("leaving", "it leaves " + when);
        else
            findings.wrong("leaving", "it does not leave " + when + " within " + std::to_string(limits.leaveTime) + " ms");
    }
}

void writeTranscript(const DoctorOptions& options, const GameInfo& game, const stop_token& stop)
{
    std::ofstream file(paths::onDisk(options.transcript));
    {
        Checkup checkup(options, game, stop, nullptr);
        checkup.transcribeTo(file);
        checkup.play(1);
    }
    if (!file.flush())
        throw Refused("--transcript: " + options.transcript + " cannot be written");
}

int examine(DoctorOptions options)
{
    if (!isExternal(options.bot))
        throw Refused("--bot: \"" + options.bot + "\" is not of the form exec:COMMAND");
    if (const auto moveTime = take(parseBotCommand(options.bot), "--bot").moveTime())
        options.moveTime = moveTime;
    if (!options.game.empty())
        takeGame(options.game);
    checkTarget(options.transcript, options.force, "a transcript",
                [](const QByteArray& bytes) { return bytes.startsWith(R"({"from":"Parlour","says":)"); });
    const StopOnInterrupt interrupt;
    const stop_token stop = interrupt.token();
    std::printf("%s\n", containmentNotice().english);
    if (QFile::exists("/.flatpak-info"))
        std::puts("All this is inside of Flatpak's sandbox, which other programs cannot leave either.");
    Findings findings;
    const auto ready = askBot(options.bot, options.game, limitsOf(options));
    if (!ready) {
        findings.wrong("handshake", options.bot + ": " + ready.error().english());
        return kNo;
    }
    findings.fine("handshake", ready->name + ", " + std::to_string(ready->options.size()) + " option(s)");
    for (const std::string& id : ready->games) {
        const GameInfo* game = findGame(id);
        if (!game)
            findings.wrong("handshake", "it plays \"" + id + "\", which is not a game of this program");
        else if (!options.transcript.empty() && (options.game.empty() || id == options.game))
            return writeTranscript(options, *game, stop), kDone;
        else if (options.game.empty() || id == options.game)
            checkGame(options, *game, stop, findings);
    }
    if (stop.stop_requested())
        return std::puts("stopped before the end"), kNo;
    checkLeaving(options, findings);
    std::puts(findings.isSound() ? "sound" : "not sound");
    return findings.isSound() ? kDone : kNo;
}

} // namespace

void addDoctor(Verb& program)
{
    Verb verb = program.add("doctor", "Check a bot that is another program");
    auto options = std::make_shared<DoctorOptions>();
    verb.required("--bot", options->bot, "The bot, as \"exec:python3 my_bot.py\"");
    verb.option("--game", options->game, "Only this game; without it all that the bot plays");
    verb.option("--games", options->games, WholeNumber{1, 1'000'000},
                "How many games of each, 1 to 1000000; 1000 if left out");
    verb.option("--seed", options->seed, takeSeed, "1 to 16 hexadecimal digits; 1 if left out");
    verb.option("--save", options->save, "The folder for positions that show what is wrong; the current one if left out");
    verb.option("--transcript", options->transcript, "Only write the messages of one game to this file");
    addCommands(verb, options->commands);
    addForce(verb, options->force);
    verb.option("--move-time", options->moveTime, WholeNumber{1, kLongestMoveTime},
                "ms for an answer, 1 to 3600000, and at least as many to start and to leave; 1000 if left out");
    verb.runs([options] { return examine(*options); });
}

} // namespace parlour::cli
