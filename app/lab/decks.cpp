// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab decks: side decks of the full game of Pazaak against each other, the worth of each card, and for each limit
// the best deck that a climb finds. The file keeps every figure as it is found, so that the same command resumes.
#include "ai/pazaak_full/training/deck_values.h"
#include "app/bots/bot_source.h"
#include "app/lab/lab_verbs.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/solving.h"
#include "engine/arena/series.h"
#include "engine/base/tokens.h"
#include "engine/pazaak_full/named_decks.h"
#include "engine/pazaak_full/pazaak_full.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace parlour::cli {

namespace {

using pazaak_full::Card;
using pazaak_full::Deck;
using pazaak_full::DeckFigure;
using pazaak_full::Exchange;
using pazaak_full::Limit;
using pazaak_full::NamedDeck;
using pazaak_full::PazaakFull;

constexpr std::string_view kFound = "expert"; ///< the named deck that a climb found: none begins with it
/// The decks whose plain cards are the standard that others are compared with.
constexpr std::array kStandards{"starter", "easy"};
constexpr int kStandardSamples = 24; ///< of each
constexpr int kScreenSamples = 12;
constexpr std::size_t kTried = 6; ///< exchanges that a round tries
constexpr double kLeastGain = 0.002;
constexpr double kSureErrors = 2; ///< standard errors that a gain must exceed to be accepted
constexpr int kMatches = 500; ///< of the master, for the deck found

struct DecksOptions {
    std::string game;
    std::string out;
    std::string limit;
    std::uint64_t seed = 1;
    int threads = takeThreads({});
};

QString textOf(const auto& value)
{
    return QString::fromStdString(toText(value));
}

/// A figure as it is kept, with a deck's or card's keys before it.
QJsonObject kept(QJsonObject keys, const QString& name, const DeckFigure& figure)
{
    constexpr double kDigits = 1e5;
    keys[name] = std::round(figure.value * kDigits) / kDigits;
    keys["error"] = std::round(figure.error * kDigits) / kDigits;
    return keys;
}

void print(const QString& what, const QJsonObject& figure, const QString& name)
{
    constexpr double kPercent = 100;
    std::printf("%-60s %6.2f +- %.2f\n", qPrintable(what), kPercent * figure[name].toDouble(),
                kPercent * figure["error"].toDouble());
    std::fflush(stdout);
}

class DeckTable {
public:
    DeckTable(const DecksOptions& options, const stop_token& stop)
        : options_(options),
          stop_(stop),
          values_(options.seed, options.threads, stop)
    {
        const auto found = readToResume(options.out);
        file_ = QJsonDocument::fromJson(found.value_or(QByteArray())).object();
        const QString seed = QString::fromStdString(seedText(options.seed));
        if (file_.isEmpty())
            file_ = {{"command", "parlour-lab decks pazaak-full --out FILE --seed " + seed}, {"seed", seed}};
        if (file_["seed"].toString() != seed)
            throw Refused(options.out + ": was made with another seed; give that one with --seed, or move the file away");
    }

    /// Each of these returns false if stopped.
    bool compareNamed()
    {
        const auto decks = pazaak_full::namedDecks();
        for (std::size_t i = 0; i < decks.size(); ++i)
            for (std::size_t j = i + 1; j < decks.size(); ++j) {
                if (shareOf(decks[i], decks[j]))
                    continue;
                const auto figure = values_.share(decks[i].deck, decks[j].deck);
                if (!figure)
                    return false;
                QJsonArray shares = file_["shares"].toArray();
                shares << kept({{"first", idOf(decks[i])}, {"second", idOf(decks[j])}}, "share", *figure);
                print(idOf(decks[i]) + " v " + idOf(decks[j]), shares.last().toObject(), "share");
                if (!keep("shares", shares))
                    return false;
            }
        return true;
    }

    bool valueCards()
    {
        if (file_.contains("cards"))
            return true;
        std::vector<std::vector<double>> changes(Card::kCount);
        for (const char* standard : kStandards) {
            const auto samples = values_.replacements(pazaak_full::namedDeck(standard), kStandardSamples);
            if (!samples)
                return false;
            for (const auto& sample : *samples)
                for (std::size_t card = 0; card < changes.size(); ++card)
                    changes[card].push_back(sample[card]);
        }
        QJsonArray cards;
        for (int card = 0; card < Card::kCount; ++card) {
            cards << kept({{"card", textOf(Card::fromIndex(card))}}, "change", pazaak_full::meanOf(changes[asIndex(card)]));
            print(textOf(Card::fromIndex(card)), cards.last().toObject(), "change");
        }
        return keep("cards", cards);
    }

    bool climb(const std::string& limitText)
    {
        const Limit limit = take(PazaakFull::parseRules({{"limit", limitText}}), "--limit").limit;
        const QString key = QString::fromStdString(limitText);
        QJsonObject climbs = file_["climbs"].toObject();
        QJsonObject mine = climbs[key].toObject();
        const auto save = [&] {
            climbs[key] = mine;
            return keep("climbs", climbs);
        };
        if (mine.isEmpty())
            mine = {{"from", idOf(*bestNamed(limit))}, {"deck", textOf(bestNamed(limit)->deck)}};
        const Deck start = pazaak_full::namedDeck(mine["from"].toString().toStdString());
        while (!mine["complete"].toBool()) {
            const Deck deck = *pazaak_full::parseDeck(mine["deck"].toString().toStdString());
            const auto step = bestExchange(deck, limit);
            if (stop_.stop_requested())
                return false;
            if (step) {
                QJsonArray exchanges = mine["exchanges"].toArray();
                exchanges << kept({{"removed", textOf(step->first.removed)}, {"added", textOf(step->first.added)}}, "gain",
                                  step->second);
                mine["exchanges"] = exchanges;
                mine["deck"] = textOf(exchanged(deck, step->first));
                print(key + ": " + mine["deck"].toString(), exchanges.last().toObject(), "gain");
            } else {
                const auto share = playedShare(deck, start, limitText);
                if (!share)
                    return false;
                mine["complete"] = true;
                mine["matches"] = kMatches;
                mine = kept(mine, "share", *share);
                print(key + ": " + mine["deck"].toString() + " v " + mine["from"].toString(), mine, "share");
            }
            if (!save())
                return false;
        }
        return true;
    }

private:
    static QString idOf(const NamedDeck& deck)
    {
        return QString::fromUtf8(deck.id.data(), static_cast<int>(deck.id.size()));
    }
    std::optional<double> shareOf(const NamedDeck& first, const NamedDeck& second) const
    {
        for (const QJsonValue& each : file_["shares"].toArray()) {
            if (each["first"] == idOf(first) && each["second"] == idOf(second))
                return each["share"].toDouble();
            if (each["first"] == idOf(second) && each["second"] == idOf(first))
                return 1 - each["share"].toDouble();
        }
        return std::nullopt;
    }

    /// The named deck that does best against the others within the limit.
    const NamedDeck* bestNamed(Limit limit) const
    {
        const NamedDeck* best = nullptr;
        double most = -1;
        for (const NamedDeck& each : pazaak_full::namedDecks()) {
            if (!isWithin(limit, each.deck) || each.id == kFound)
                continue;
            double sum = 0;
            for (const NamedDeck& other : pazaak_full::namedDecks())
                if (other.id != each.id && other.id != kFound && isWithin(limit, other.deck))
                    sum += shareOf(each, other).value_or(0);
            if (sum > most) {
                most = sum;
                best = &each;
            }
        }
        return best;
    }

    /// An exchange that is worth most at first sight, and surely something at the second; nullopt if none, or if stopped.
    std::optional<std::pair<Exchange, DeckFigure>> bestExchange(const Deck& deck, Limit limit)
    {
        const auto samples = values_.replacements(deck, kScreenSamples);
        if (!samples)
            return std::nullopt;
        std::array<double, Card::kCount> change{};
        for (const auto& sample : *samples)
            for (std::size_t card = 0; card < change.size(); ++card)
                change[card] += sample[card] / kScreenSamples;
        std::vector<std::pair<double, Exchange>> exchanges;
        const Card* last = nullptr;
        for (const Card& removed : deck) {
            if (last && *last == removed)
                continue;
            last = &removed;
            for (int i = 0; i < Card::kCount; ++i) {
                const Exchange exchange{removed, Card::fromIndex(i)};
                const double gain = change[asIndex(i)] - change[asIndex(removed.index())];
                if (gain > kLeastGain && isWithin(limit, exchanged(deck, exchange)))
                    exchanges.emplace_back(gain, exchange);
            }
        }
        std::stable_sort(exchanges.begin(), exchanges.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
        exchanges.resize(std::min(exchanges.size(), kTried));
        for (const auto& [gain, exchange] : exchanges) {
            const auto figure = values_.gain(deck, exchange);
            if (!figure)
                return std::nullopt;
            if (figure->value > std::max(kLeastGain, kSureErrors * figure->error))
                return std::pair(exchange, *figure);
        }
        return std::nullopt;
    }

    /// The share of matches that the master wins with `deck` against itself with `other`; nullopt if stopped.
    std::optional<DeckFigure> playedShare(const Deck& deck, const Deck& other, const std::string& limit) const
    {
        const Resources resources;
        SeriesPlan<PazaakFull> plan;
        plan.rules = *PazaakFull::parseRules({{"limit", limit}});
        plan.seed = options_.seed;
        plan.matches = kMatches;
        plan.threads = options_.threads;
        for (const Deck& each : {deck, other})
            plan.entrants.push_back([name = "pazaak-full.master[deck=" + toText(each) + "]", resources] {
                return take(makeBotByName<PazaakFull>(name, resources));
            });
        const SeriesResult result = playSeries(plan, stop_);
        if (stop_.stop_requested())
            return std::nullopt;
        const TableRow& row = result.rows.front();
        return DeckFigure{row.share, row.shareError};
    }

    bool keep(const QString& key, const QJsonValue& value)
    {
        file_[key] = value;
        return writeFile(options_.out, QJsonDocument(file_).toJson());
    }

    DecksOptions options_;
    stop_token stop_;
    pazaak_full::DeckValues values_;
    QJsonObject file_;
};

int compareDecks(const DecksOptions& options)
{
    if (options.game != PazaakFull::kId)
        throw Refused("decks: \"" + options.game + "\" has no side decks; it can be pazaak-full");
    std::vector<std::string> limits{"two", "classic", "any"};
    if (!options.limit.empty()) {
        take(PazaakFull::parseRules({{"limit", options.limit}}), "--limit");
        limits = {options.limit};
    }
    checkTarget(options.out, false, "a table of decks", [](const QByteArray& bytes) {
        return QJsonDocument::fromJson(bytes).object()["command"].toString().startsWith("parlour-lab decks");
    });
    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    DeckTable table(options, interrupt.token());
    bool isDone = table.compareNamed() && table.valueCards();
    for (const std::string& limit : limits)
        isDone = isDone && table.climb(limit);
    std::printf("%s%.0f s of CPU time\n", isDone ? "" : "stopped; the same command resumes; ", stopwatch.processorSeconds());
    return isDone ? kDone : kNo;
}

} // namespace

void addDecks(Verb& program)
{
    Verb verb = program.add("decks", "Side decks against each other, the worth of cards, and the best decks within limits");
    auto options = std::make_shared<DecksOptions>();
    verb.required("GAME", options->game, "pazaak-full");
    verb.required("--out", options->out, "Writes the table to this file, and resumes from it");
    verb.option("--limit", options->limit, "two, classic or any: climbs within this limit alone");
    verb.option("--seed", options->seed, takeSeed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.option("--threads", options->threads, takeThreads, "As many as there are processors unless given");
    verb.runs([options] { return compareDecks(*options); });
}

} // namespace parlour::cli
