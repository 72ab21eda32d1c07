// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli evaluate: the published value of a Durak hand, and its parts.
#include "ai/durak/hand_value.h"
#include "app/cli/verbs.h"
#include "app/verbs/terminal.h"
#include "engine/base/tokens.h"

#include <algorithm>
#include <cstdio>

namespace parlour::cli {

namespace {

struct EvaluateOptions {
    std::string game;
    std::string hand;
    Suit trump = Suit::Spades;
    int stock = 0;
    std::string sizes;
    Rank lowest = kRanks - 36 / kSuits; ///< of the deck
    durak::Values values = durak::Values::App;
    bool json = false;
};

Rank takeLowestRank(const std::string& deck, const std::string& where)
{
    for (const int cards : {24, 32, 36, 52})
        if (deck == std::to_string(cards))
            return kRanks - cards / kSuits;
    throw Refused(where + ": \"" + deck + "\" is not a deck; it can be 24, 32, 36, 52");
}

CardSet takeHand(std::string text, Rank lowest)
{
    std::replace(text.begin(), text.end(), ',', ' ');
    CardSet hand;
    for (const std::string_view word : split(text)) {
        const Card card = take(parseCard(word), "--hand");
        if (hand.has(card))
            throw Refused("--hand: " + toText(card) + " appears twice");
        if (card.rank() < lowest)
            throw Refused("--hand: " + toText(card) + " is not in the deck; its lowest rank is "
                          + kRankLetters[static_cast<std::size_t>(lowest)]);
        hand.add(card);
    }
    return hand;
}

Suit takeSuit(const std::string& text, const std::string& where)
{
    if (text.size() == 1 && kSuitLetters.find(text) != std::string_view::npos)
        return static_cast<Suit>(kSuitLetters.find(text));
    throw Refused(where + ": \"" + text + "\" is not a suit; it can be s, h, d, c");
}

durak::Values takeValues(const std::string& text, const std::string& where)
{
    if (text == "app" || text == "article")
        return text == "app" ? durak::Values::App : durak::Values::Article;
    throw Refused(where + ": \"" + text + "\" is not known; it can be app, article");
}

std::vector<std::int8_t> takeSizes(const std::string& text)
{
    std::vector<std::int8_t> sizes;
    for (const std::string_view size : split(text, ','))
        sizes.push_back(static_cast<std::int8_t>(takeInt(std::string(size), 0, 52, "--sizes")));
    if (sizes.size() < 2 || sizes.size() > kMaxSeats)
        throw Refused("--sizes: 2 to 6 hands are needed, one's own first, as in 6,6");
    return sizes;
}

int evaluate(const EvaluateOptions& options)
{
    if (options.game != "durak")
        throw Refused("evaluate: \"" + options.game + "\" has no hand value; it can be durak");
    const CardSet hand = takeHand(options.hand, options.lowest);
    const durak::HandEvaluator evaluator(options.values, options.lowest, options.trump, options.stock,
                                         takeSizes(options.sizes));
    const durak::HandValue value = evaluator.evaluate(hand);
    if (options.json)
        printJson({{"value", value.total()},
                   {"cards", value.cards},
                   {"ranks", value.ranks},
                   {"balance", value.balance},
                   {"many", value.handSize},
                   {"out", value.out}});
    else
        std::printf("%d\n", value.total());
    return kDone;
}

} // namespace

void addEvaluate(Verb& program)
{
    Verb verb = program.add("evaluate", "The published value of a Durak hand");
    auto options = std::make_shared<EvaluateOptions>();
    verb.required("GAME", options->game, "durak");
    verb.required("--hand", options->hand, "The cards, as \"6s 7d 8c\"; may be empty");
    verb.required("--trump", options->trump, takeSuit, "The trump suit: s, h, d or c");
    verb.required("--stock", options->stock, WholeNumber{0, 52}, "Undealt cards, the trump card included");
    verb.required("--sizes", options->sizes, "Cards in each hand, one's own first, as 6,6");
    verb.option("--deck", options->lowest, takeLowestRank, "24, 32, 36 or 52 cards");
    verb.option("--values", options->values, takeValues, "app: as the program computes them; article: as its article says");
    verb.flag("--json", options->json, "The parts too, as JSON");
    verb.runs([options] { return evaluate(*options); });
}

} // namespace parlour::cli
