// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/analysis/reviewer.h"

#include "engine/base/index.h"
#include "engine/base/stop.h"
#include "engine/base/threads.h"
#include "engine/record/replay.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>

namespace parlour {

namespace {

constexpr int kOtherOutcomes = 16; ///< samples of other chance outcomes to compare with

/// The analyst's value of each action; none if there is only one action.
void takeChoices(AnyAnalyst& analyst, AnyQuestion question, int simulations, const stop_token& stop, Appraisal& appraisal)
{
    const std::vector<std::string> texts = question.legalTexts();
    if (texts.size() < 2)
        return;
    question.simulations = simulations;
    const Analysis analysis = analyst.analyse(question, stop);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const ActionValue& worth = analysis.actions[i];
        appraisal.choices.push_back({texts[i], worth.share, worth.points, worth.frequency, worth.why});
    }
}

KeptSentence problemOf(const Replay& replay, const Record& record)
{
    if (!replay.sound)
        return replay.problem.sentence;
    if (replay.match && replay.match->forfeiter() >= 0)
        return Sentence(SAY("Analysis", "Seat %1 forfeited the game; what came before is reviewed"),
                        {static_cast<long long>(replay.match->forfeiter() + 1)});
    if (!record.result && !replay.match->node().isOver())
        return Sentence(SAY("Analysis", "The game is not over; it is reviewed up to its last step"));
    return {};
}

} // namespace

Reviewer::Reviewer(const GameInfo* info, const Record& record, Seat seat, MakeAnalyst make, const ReviewOptions& options,
                   const std::optional<Review>& earlier)
    : info_(info),
      make_(std::move(make)),
      options_(options),
      seed_(record.seed)
{
    review_.game = record.game;
    review_.seat = seat;
    review_.seats = static_cast<int>(record.seats.size());
    prepare(record);
    if (earlier && earlier->analyst == review_.analyst && earlier->seat == seat && earlier->game == record.game
        && earlier->steps == review_.steps && earlier->positions.size() == review_.positions.size())
        review_.positions = earlier->positions;
}

Reviewer::~Reviewer() = default;

/// Replays the legal steps and keeps the match before each.
void Reviewer::prepare(const Record& record)
{
    const Replay replayed = replay(info_, record);
    review_.problem = problemOf(replayed, record);
    const bool fits = replayed.match && replayed.match->seats() == review_.seats;
    if (!fits)
        return;
    const std::unique_ptr<AnyAnalyst> analyst = make_ ? make_() : nullptr;
    if (!analyst) {
        review_.problem = Sentence(SAY("Analysis", "Moves in this game cannot be rated yet"));
        return;
    }
    review_.analyst = analyst->version();
    std::unique_ptr<AnyMatch> match = matchAt(*info_, record, 0);
    review_.goal = match->goal();
    SeatSet together;
    for (int i = 0; i < replayed.goodSteps; ++i) {
        const Step& step = record.steps[asIndex(i)];
        const Node node = match->node();
        if (node.isWaiting() && node.seats.size() > 1)
            together = together | node.seats;
        const bool isTogether = step.who >= 0 && together.has(step.who);
        if (node.isChance())
            together = {};
        review_.steps.push_back({step.who, step.text, isTogether});
        std::unique_ptr<AnyMatch> next = match->clone();
        const auto done = next->step(step.who, step.text);
        matches_.push_back(std::exchange(match, std::move(next)));
        if (isTogether)
            together = together - SeatSet::of(step.who);
        if (!done)
            break; // impossible: the steps were replayed before
    }
    review_.isOver = match->node().isOver();
    matches_.push_back(std::move(match));
    review_.positions.resize(matches_.size());
    noteDeck(record);
}

/// Notes the deck that the seat chose and the choices that it had. A person who plays for credits has only cards of its
/// own; a record that does not tell whether it does leaves none.
void Reviewer::noteDeck(const Record& record)
{
    if (!info_->deckCards)
        return;
    const auto chosen = std::find_if(review_.steps.begin(), review_.steps.end(), [this](const ReviewedStep& step) {
        return step.who == review_.seat && !info_->deckCards(step.text).empty();
    });
    if (chosen == review_.steps.end())
        return;
    deck_ = {static_cast<int>(chosen - review_.steps.begin()), chosen->text, {}};
    const auto& cards = record.collection;
    if (record.seats[asIndex(review_.seat)] != kPerson || (cards && cards->empty()))
        return;
    deck_.open.emplace();
    const auto isOwned = [&](const std::string& action) {
        const std::vector<std::string> deck = info_->deckCards(action);
        return std::all_of(deck.begin(), deck.end(), [&](const std::string& card) {
            return std::count(deck.begin(), deck.end(), card) <= std::count(cards->begin(), cards->end(), card);
        });
    };
    if (cards)
        for (const std::string& action : matches_[asIndex(deck_.step)]->legal(review_.seat))
            if (isOwned(action))
                deck_.open->push_back(action);
}

Review Reviewer::review() const
{
    const std::lock_guard lock(mutex_);
    return review_;
}

std::optional<Comparison> Reviewer::compare(int position, int first, int second, const stop_token& stop)
{
    if (!comparing_)
        comparing_ = make_();
    AnyQuestion question = questionAt(position);
    const auto& appraisal = review_.positions[asIndex(position)];
    question.simulations = appraisal && appraisal->isLong ? options_.longer : options_.simulations; // as the values
    return comparing_->compare(question, asIndex(first), asIndex(second), stop);
}

AnyQuestion Reviewer::questionAt(int position) const
{
    AnyQuestion question = matches_[asIndex(position)]->question(review_.seat);
    if (position == deck_.step && deck_.open)
        question.keepAmong(*deck_.open);
    return question;
}

/// The View of the seat. A deck that was not chosen among several is known from the beginning.
std::any Reviewer::viewAt(int position) const
{
    const AnyMatch& match = *matches_[asIndex(position)];
    const Node node = match.node();
    if (position <= deck_.step && deck_.open && deck_.open->size() < 2 && node.isWaiting() && node.seats.has(review_.seat))
        if (const auto with = match.clone(); with->step(review_.seat, deck_.action))
            return with->look(review_.seat);
    return match.look(review_.seat);
}

/// State shared by the threads. Positions are given out in runs, since analysts remember their latest answers.
struct Reviewer::Work {
    const std::vector<int>& positions;
    int simulations;
    bool isLong;
    stop_token stop;
    const TellProgress& progress;
    std::atomic<std::size_t> next = 0;
    static constexpr std::size_t kRunLength = 8;
};

/// Stores an appraisal and returns the number of known positions.
int Reviewer::store(int position, Appraisal appraisal)
{
    const std::lock_guard lock(mutex_);
    review_.positions[asIndex(position)] = std::move(appraisal);
    const auto isKnown = [](const auto& each) { return each.has_value(); };
    return static_cast<int>(std::count_if(review_.positions.begin(), review_.positions.end(), isKnown));
}

void Reviewer::work(Work& work)
{
    const std::unique_ptr<AnyAnalyst> analyst = make_();
    for (std::size_t from = work.next.fetch_add(Work::kRunLength); from < work.positions.size();
         from = work.next.fetch_add(Work::kRunLength))
        for (std::size_t i = from; i < std::min(from + Work::kRunLength, work.positions.size()); ++i) {
            const int position = work.positions[i];
            std::optional<Appraisal> appraisal = appraise(*analyst, position, work.simulations, work.stop);
            if (!appraisal)
                return;
            appraisal->isLong = work.isLong;
            const std::lock_guard telling(telling_);
            const int done = store(position, std::move(*appraisal));
            if (work.progress)
                work.progress(done, static_cast<int>(matches_.size()));
        }
}

bool Reviewer::runAll(const std::vector<int>& positions, int simulations, bool isLong, const stop_token& stop,
                      const TellProgress& progress)
{
    Work shared{positions, simulations, isLong, stop, progress};
    {
        std::vector<jthread> threads;
        startThreads(threads, options_.threads - 1, [&] { work(shared); });
        work(shared);
    }
    return !stop.stop_requested();
}

bool Reviewer::run(const stop_token& stop, const TellProgress& progress)
{
    std::vector<int> open;
    for (int i = 0; i < static_cast<int>(matches_.size()); ++i)
        if (!review_.positions[asIndex(i)])
            open.push_back(i);
    if (!runAll(open, options_.simulations, false, stop, progress))
        return review_.isDone() && options_.longer == 0;
    return options_.longer == 0 || runAll(worstDecisions(), options_.longer, true, stop, progress);
}

/// The decisions with the greatest losses of uncertain size. Counts those already analysed longer, so that a resumed review
/// picks the same ones.
std::vector<int> Reviewer::worstDecisions() const
{
    const Currency currency = currencyOf(review_);
    const std::vector<LedgerEntry> ledger = ledgerOf(review_, currency);
    std::vector<int> worst;
    int left = options_.worst;
    for (int i = 0; i < static_cast<int>(ledger.size()); ++i)
        if (review_.positions[asIndex(i)]->isLong)
            --left;
        else if (ledger[asIndex(i)].loss.error > 0)
            worst.push_back(i);
    std::stable_sort(worst.begin(), worst.end(),
                     [&](int a, int b) { return ledger[asIndex(a)].loss.value > ledger[asIndex(b)].loss.value; });
    worst.resize(std::min(worst.size(), asIndex(std::max(0, left))));
    return worst;
}

std::optional<Appraisal> Reviewer::appraise(AnyAnalyst& analyst, int position, int simulations, const stop_token& stop) const
{
    const AnyMatch& match = *matches_[asIndex(position)];
    const Seat seat = review_.seat;
    const Node node = match.node();
    const std::any view = viewAt(position);
    Appraisal appraisal;
    const bool isWaitedFor = node.isWaiting() && node.seats.has(seat);
    if (isWaitedFor)
        takeChoices(analyst, questionAt(position), simulations, stop, appraisal);
    appraisal.isBlind = !node.isOver() && appraisal.choices.empty() && position > 0 && analyst.isBlind(view, stop);
    const auto less = [](const Alternative& a, const Alternative& b) { return a.share.value < b.share.value; };
    if (!appraisal.choices.empty() && analyst.isWorthItsBest(view))
        appraisal.share = std::max_element(appraisal.choices.begin(), appraisal.choices.end(), less)->share;
    else if (node.isOver())
        appraisal.share = {match.score(seat), 0};
    else if (!appraisal.isBlind)
        appraisal.share = analyst.value(view, analyst.luckOf(view), stop, simulations);
    appraisal.points = analyst.points(view, stop);
    if (position + 1 < static_cast<int>(matches_.size()))
        appraisal.between = analyst.between(view, matches_[asIndex(position + 1)]->look(seat), stop);
    appraisal.expected = expectedOf(analyst, position, simulations, stop);
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(appraisal));
}

/// The mean value over sampled outcomes of this chance event. The analyst values a position by its beliefs about hidden
/// cards, which may imagine weaker play before an event than after it. Comparing with other outcomes under the same random
/// numbers keeps luck fair.
std::optional<Estimate> Reviewer::expectedOf(AnyAnalyst& analyst, int position, int simulations,
                                             const stop_token& stop) const
{
    const AnyMatch& match = *matches_[asIndex(position)];
    if (!match.node().isChance() || !analyst.isSampling() || position + 1 == static_cast<int>(matches_.size()))
        return {};
    // Each game samples its own outcomes, so that the error is not the same in all games.
    constexpr std::uint64_t kOther = 0xA11A1757; // other draws than the game's own
    Rng rng = Rng::stream(seed_ ^ kOther, Purpose::Analysis, static_cast<std::uint64_t>(position));
    const Luck luck = analyst.luckOf(matches_[asIndex(position) + 1]->look(review_.seat));
    std::map<std::string, int> outcomes; // often only a few, repeated
    for (int i = 0; i < kOtherOutcomes; ++i)
        ++outcomes[match.drawOther(rng)];
    Estimate mean;
    for (const auto& [outcome, times] : outcomes) {
        const std::unique_ptr<AnyMatch> other = match.clone();
        if (!other->step(kChanceSeat, outcome))
            return {}; // impossible
        const Estimate value = other->node().isOver() ? Estimate{other->score(review_.seat), 0}
                                                      : analyst.value(other->look(review_.seat), luck, stop, simulations);
        const double part = static_cast<double>(times) / kOtherOutcomes;
        mean.value += part * value.value;
        mean.error = std::hypot(mean.error, part * value.error);
    }
    return mean;
}

} // namespace parlour
