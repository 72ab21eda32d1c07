// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/deck_bot.h"

#include "engine/pazaak_full/named_decks.h"

namespace parlour::pazaak_full {

namespace {

Expected<std::unique_ptr<AnyBot>> withDeck(std::unique_ptr<AnyBot> bot, const std::string& value)
{
    const auto deck = parseDeckOrName(value);
    if (!deck)
        return deck.error();
    return std::unique_ptr<AnyBot>(std::make_unique<DeckBot>(std::move(bot), *deck));
}

Expected<void> allowsDeck(const std::string& value, const RuleMap& map)
{
    const auto rules = PazaakFull::parseRules(map);
    if (!rules)
        return rules.error();
    const auto deck = parseDeckOrName(value);
    if (!deck)
        return deck.error();
    if (!isWithin(rules->limit, *deck))
        return Error(SAY("Error", "the rules forbid the deck \"%1\": limit=%2"),
                     {value, PazaakFull::rulesMap(*rules)["limit"]});
    return {};
}

} // namespace

DeckBot::DeckBot(std::unique_ptr<AnyBot> bot, const Deck& deck)
    : bot_(static_cast<Bot<PazaakFull>*>(bot.release())),
      deck_(deck)
{
}

Action DeckBot::choose(const Question<PazaakFull>& question)
{
    if (!question.view.deck.empty())
        return bot_->choose(question);
    const bool isAllowed = isWithin(question.view.rules.limit, deck_);
    const Action own{.kind = Action::Kind::ChooseDeck, .plays = false, .play = {}, .deck = deck_};
    const Action action = isAllowed ? own : bot_->choose(question);
    if (question.report) {
        question.report->chosen = toText(action);
        question.report->verdict =
            Sentence(isAllowed ? SAY("Reason", "Brings its usual deck")
                               : SAY("Reason", "The rules forbid its usual deck, so it brings another"));
    }
    return action;
}

const OwnBotOption kDeckOption{"deck", "DECK", withDeck, allowsDeck};

} // namespace parlour::pazaak_full
