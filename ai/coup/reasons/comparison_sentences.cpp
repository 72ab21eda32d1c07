// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table of forms: the first row that fits the better action, the worse one, the source and the traits is the sentence.
#include "ai/coup/reasons/comparison_sentences.h"

#include "ai/coup/features.h"
#include "engine/base/index.h"

#include <algorithm>
#include <span>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;
using Traits = std::uint32_t;

/// Traits of a preference, as bits.
enum Trait : Traits {
    kLastCard = 1U << 0U, ///< the seat has one card
    kTheirLastCard = 1U << 1U, ///< the seat that the better action is against has one card
    kTwoLeft = 1U << 2U, ///< one opponent is left
    kStruck = 1U << 3U, ///< the seat is to be assassinated
    kRobbed = 1U << 4U, ///< the seat is to be robbed
    kAgainstAnother = 1U << 5U, ///< the action in question is against another seat
    kHolds = 1U << 6U, ///< the better action's claim is true
    kWorseBluffs = 1U << 7U, ///< the worse action's claim is false
    kWorseStopped = 1U << 9U, ///< the worse action is often blocked
    kPasses = 1U << 10U, ///< the better action mostly meets no objection
    kSeldomCaught = 1U << 11U, ///< the better action is seldom caught as a bluff
    kSafer = 1U << 12U, ///< the better action is caught less often than the worse one
    kIsTrue = 1U << 13U, ///< the claim in question is more often true than not
    kIsFalse = 1U << 14U, ///< the claim in question is more often false
    kStronger = 1U << 15U, ///< the better action's target has more cards, or as many and more coins
    kBlockOfOwn = 1U << 16U ///< the claim in question blocks an action of this seat
};
constexpr double kOften = 0.4;
constexpr double kSeldom = 0.2;

/// Sets of sources and of worse actions, as bits.
constexpr unsigned bit(Source source)
{
    return 1U << static_cast<unsigned>(source);
}
constexpr unsigned bit(Kind kind)
{
    return 1U << static_cast<unsigned>(kind);
}
constexpr unsigned kAny = ~0U;
constexpr unsigned kOwnCards = bit(Source::OwnCards), kOthersCards = bit(Source::OthersCards),
                   kOwnCoins = bit(Source::OwnCoins), kCoins = kOwnCoins | bit(Source::OthersCoins),
                   kRest = bit(Source::Rest);
constexpr unsigned kMayBeBlocked = bit(Kind::Steal) | bit(Kind::Assassinate);
constexpr unsigned kPriced = bit(Kind::Assassinate) | bit(Kind::Coup);

struct Form {
    Kind better;
    unsigned sources;
    unsigned worse;
    Traits traits; ///< all of them are needed
    Text text;
};

constexpr Form kAnswerForms[] = {
    // A claim that may be challenged.
    {Kind::Allow, kOwnCards, bit(Kind::Challenge), kLastCard,
     SAY("Reason", "Let it stand: the claim may well be true, and a wrong challenge costs your last card.")},
    {Kind::Allow, kAny, bit(Kind::Challenge), kAgainstAnother,
     SAY("Reason", "Let it stand: it is against somebody else, and a wrong challenge costs you a card.")},
    {Kind::Allow, kAny, bit(Kind::Challenge), kBlockOfOwn,
     SAY("Reason", "Let it stand: another try costs less than a card, which a wrong challenge would cost.")},
    {Kind::Allow, kOwnCards, bit(Kind::Challenge), 0,
     SAY("Reason", "Let it stand: a wrong challenge costs a card, which is worth more than what is at stake.")},
    {Kind::Allow, kAny, bit(Kind::Challenge), 0, SAY("Reason", "Let it stand: a challenge would win less than it risks.")},
    {Kind::Challenge, kAny, kAny, kStruck | kLastCard,
     SAY("Reason", "Challenge: if the assassination goes through, you are out.")},
    {Kind::Challenge, kOwnCards, kAny, kStruck,
     SAY("Reason", "Challenge: otherwise the assassination is likely to cost you a card.")},
    {Kind::Challenge, kAny, kAny, kTwoLeft | kTheirLastCard | kIsFalse,
     SAY("Reason", "Challenge: it is more likely a bluff than not, and a caught bluff wins the game.")},
    {Kind::Challenge, kAny, kAny, kTwoLeft | kTheirLastCard,
     SAY("Reason", "Challenge: a caught bluff costs the other's last card and wins the game.")},
    {Kind::Challenge, kOthersCards, kAny, 0,
     SAY("Reason", "Challenge: a caught bluff costs a card, and that is worth the risk.")},
    {Kind::Challenge, kCoins, kAny, kRobbed, SAY("Reason", "Challenge: if it is a bluff, you keep your coins.")},
    {Kind::Challenge, kCoins, kAny, kBlockOfOwn, SAY("Reason", "Challenge: if the block is a bluff, your action counts.")},
    {Kind::Challenge, kCoins, kAny, 0, SAY("Reason", "Challenge: a bluff that is caught brings no coins.")},
    {Kind::Challenge, kAny, kAny, 0, SAY("Reason", "Challenge: the claim is doubtful enough to risk a card.")},
    // An action that may be blocked.
    {Kind::Block, kAny, bit(Kind::Block), kHolds | kWorseBluffs,
     SAY("Reason", "Block with the card that you hold: a bluff can be caught.")},
    {Kind::Block, kAny, bit(Kind::Block), 0, SAY("Reason", "Block with this role: it is the one that is believed.")},
    {Kind::Block, kAny, kAny, kStruck | kLastCard,
     SAY("Reason", "Block: otherwise the assassination takes your last card.")},
    {Kind::Block, kAny, kAny, kStruck | kHolds,
     SAY("Reason", "Block: you hold the Contessa, and without the block you lose a card.")},
    {Kind::Block, kAny, kAny, kStruck | kSeldomCaught,
     SAY("Reason", "Block: the bluff is seldom challenged, and without the block you lose a card.")},
    {Kind::Block, kAny, kAny, kStruck, SAY("Reason", "Block: without it you lose a card for certain.")},
    {Kind::Block, kOthersCards, kAny, kHolds,
     SAY("Reason", "Block: you hold the card, so a challenge costs the challenger one.")},
    {Kind::Block, kAny, kAny, kRobbed | kHolds, SAY("Reason", "Block: you hold the card, and your coins stay with you.")},
    {Kind::Block, kAny, kAny, kRobbed | kSeldomCaught,
     SAY("Reason", "Block: the bluff is seldom challenged, and your coins stay with you.")},
    {Kind::Block, kAny, kAny, kRobbed, SAY("Reason", "Block: your coins are worth the risk of a challenge.")},
    {Kind::Block, kAny, kAny, kHolds, SAY("Reason", "Block: you hold the Duke, so nobody takes these coins.")},
    {Kind::Block, kAny, kAny, kSeldomCaught,
     SAY("Reason", "Block: the bluff is seldom challenged, and it keeps the coins in the bank.")},
    {Kind::Block, kAny, kAny, 0, SAY("Reason", "Block: keeping the coins in the bank is worth the risk of a challenge.")},
    {Kind::Allow, kAny, bit(Kind::Block), kStruck | kWorseBluffs,
     SAY("Reason", "Let it happen: a bluffed Contessa that is caught costs both cards.")},
    {Kind::Allow, kAny, bit(Kind::Block), kWorseBluffs | kLastCard,
     SAY("Reason", "Let it happen: a bluff that is caught costs your last card.")},
    {Kind::Allow, kAny, bit(Kind::Block), kWorseBluffs,
     SAY("Reason", "Let it happen: a bluff that is caught costs a card, which is worth more than these coins.")},
    {Kind::Allow, kAny, bit(Kind::Block), 0, SAY("Reason", "Let it happen: a block would show what you hold.")},
};

constexpr Form kTurnForms[] = {
    {Kind::Coup, kAny, kAny, kTwoLeft | kTheirLastCard, SAY("Reason", "Coup: it takes the other's last card and wins.")},
    {Kind::Coup, kAny, bit(Kind::Coup), kStronger,
     SAY("Reason", "Coup this player: more cards and coins make it the greater danger.")},
    {Kind::Coup, kAny, bit(Kind::Coup), 0,
     SAY("Reason", "Coup this player: it stands in your way more than the other one.")},
    {Kind::Coup, kOthersCards, kAny, kTwoLeft, SAY("Reason", "Coup: nobody can stop it, and it costs the other a card.")},
    {Kind::Coup, kOthersCards, kAny, 0, SAY("Reason", "Coup: nobody can stop it, and it costs a rival a card.")},
    {Kind::Coup, kOwnCards, kAny, 0, SAY("Reason", "Coup: it cannot be challenged, so no card of yours is at risk.")},
    {Kind::Coup, kAny, kAny, 0, SAY("Reason", "Coup: a card taken for certain is worth more than the coins.")},

    {Kind::Assassinate, kAny, bit(Kind::Assassinate), kStronger,
     SAY("Reason", "Assassinate this player: more cards and coins make it the greater danger.")},
    {Kind::Assassinate, kAny, bit(Kind::Assassinate), 0,
     SAY("Reason", "Assassinate this player: it stands in your way more than the other one.")},
    {Kind::Assassinate, kAny, bit(Kind::Coup), 0, SAY("Reason", "Assassinate: it costs four coins less than a coup.")},
    {Kind::Assassinate, kAny, kAny, kTwoLeft | kTheirLastCard,
     SAY("Reason", "Assassinate: if it goes through, the other is out.")},
    {Kind::Assassinate, kOwnCards, kAny, kHolds | kWorseBluffs,
     SAY("Reason", "Assassinate: you hold the Assassin, while the other move is a bluff.")},
    {Kind::Assassinate, kAny, kAny, kHolds,
     SAY("Reason", "Assassinate: you hold the Assassin, and three coins may take a card.")},
    {Kind::Assassinate, kAny, kAny, kSeldomCaught,
     SAY("Reason", "Assassinate: the bluff is seldom challenged, and three coins may take a card.")},
    {Kind::Assassinate, kAny, kAny, 0, SAY("Reason", "Assassinate: a card for three coins is worth the risk.")},

    {Kind::Tax, kOwnCards, kAny, kHolds | kWorseBluffs,
     SAY("Reason", "Take the three coins: you hold the Duke, while the other move is a bluff.")},
    {Kind::Tax, kOwnCards, kAny, kSafer, SAY("Reason", "Take the three coins: the other move is caught more often.")},
    {Kind::Tax, kOthersCards, kAny, kHolds,
     SAY("Reason", "Take the three coins: you hold the Duke, so a challenge costs the challenger a card.")},
    {Kind::Tax, kAny, bit(Kind::ForeignAid), kWorseStopped,
     SAY("Reason", "Take the three coins: foreign aid would often be blocked.")},
    {Kind::Tax, kAny, kMayBeBlocked, kWorseStopped,
     SAY("Reason", "Take the three coins: the other move would often be blocked.")},
    {Kind::Tax, kAny, kPriced, 0, SAY("Reason", "Take the three coins: this is no time to spend any.")},
    {Kind::Tax, kRest, bit(Kind::Exchange), 0, SAY("Reason", "Take the three coins: your cards need no change now.")},
    {Kind::Tax, kAny, kAny, kHolds,
     SAY("Reason", "Take the three coins: you hold the Duke, and nothing else brings as many.")},
    {Kind::Tax, kAny, kAny, kSeldomCaught,
     SAY("Reason", "Take the three coins: the bluff is seldom challenged, and nothing else brings as many.")},
    {Kind::Tax, kAny, kAny, 0, SAY("Reason", "Take the three coins: they are worth the risk of a challenge.")},

    {Kind::Steal, kAny, bit(Kind::Steal), kStronger,
     SAY("Reason", "Steal from this player: more cards and coins make it the greater danger.")},
    {Kind::Steal, kAny, bit(Kind::Steal), 0, SAY("Reason", "Steal from this player: the other one is the worse target.")},
    {Kind::Steal, kOwnCards, kAny, kHolds | kWorseBluffs,
     SAY("Reason", "Steal: you hold the Captain, while the other move is a bluff.")},
    {Kind::Steal, kOwnCards, kAny, kSafer, SAY("Reason", "Steal: the other move is caught as a bluff more often.")},
    {Kind::Steal, kOthersCards, kAny, kHolds,
     SAY("Reason", "Steal: you hold the Captain, so a challenge costs the challenger a card.")},
    {Kind::Steal, kAny, bit(Kind::ForeignAid), kWorseStopped, SAY("Reason", "Steal: foreign aid would often be blocked.")},
    {Kind::Steal, kAny, kPriced, 0, SAY("Reason", "Steal: this is no time to spend coins.")},
    {Kind::Steal, kAny, kAny, kTwoLeft, SAY("Reason", "Steal: the coins that you gain are lost to the other.")},
    {Kind::Steal, kAny, kAny, 0, SAY("Reason", "Steal: the coins that you gain are lost to a rival.")},

    {Kind::Exchange, kOwnCards, kAny, kHolds | kWorseBluffs,
     SAY("Reason", "Exchange: you hold the Ambassador, while the other move is a bluff.")},
    {Kind::Exchange, kOwnCards, kAny, kSafer, SAY("Reason", "Exchange: the other move is caught as a bluff more often.")},
    {Kind::Exchange, kOthersCards, kAny, kHolds,
     SAY("Reason", "Exchange: you hold the Ambassador, so a challenge costs the challenger a card.")},
    {Kind::Exchange, kAny, kMayBeBlocked | bit(Kind::ForeignAid), kWorseStopped,
     SAY("Reason", "Exchange: the other move would often be blocked.")},
    {Kind::Exchange, kAny, kPriced, 0, SAY("Reason", "Exchange: this is no time to spend coins.")},
    {Kind::Exchange, kAny, kAny, 0, SAY("Reason", "Exchange: other cards are worth more here than coins.")},

    {Kind::ForeignAid, kOwnCards, kAny, 0, SAY("Reason", "Foreign aid: it claims nothing, so no card of yours is at risk.")},
    {Kind::ForeignAid, kAny, bit(Kind::Income), kPasses,
     SAY("Reason", "Foreign aid: it is seldom blocked, and brings one coin more than income.")},
    {Kind::ForeignAid, kAny, kPriced, 0, SAY("Reason", "Foreign aid: this is no time to spend coins.")},
    {Kind::ForeignAid, kAny, kMayBeBlocked, kWorseStopped,
     SAY("Reason", "Foreign aid: the other move would be blocked too often.")},
    {Kind::ForeignAid, kRest, bit(Kind::Exchange), 0, SAY("Reason", "Foreign aid: your cards need no change now.")},
    {Kind::ForeignAid, kAny, kAny, 0, SAY("Reason", "Foreign aid: two coins without a claim that could be challenged.")},

    {Kind::Income, kOwnCards, kAny, 0, SAY("Reason", "Income: it claims nothing, so no card of yours is at risk.")},
    {Kind::Income, kAny, bit(Kind::ForeignAid), kWorseStopped, SAY("Reason", "Income: foreign aid would often be blocked.")},
    {Kind::Income, kAny, kMayBeBlocked, kWorseStopped, SAY("Reason", "Income: the other move would often be blocked.")},
    {Kind::Income, kAny, kPriced, 0, SAY("Reason", "Income: this is no time to spend coins.")},
    {Kind::Income, kAny, bit(Kind::Exchange), 0, SAY("Reason", "Income: your cards need no change now.")},
    {Kind::Income, kAny, kAny, kWorseBluffs,
     SAY("Reason", "Income: the other move is a bluff, and being caught costs a card.")},
    {Kind::Income, kAny, bit(Kind::Steal), 0, SAY("Reason", "Income: stealing brings too little here to show the Captain.")},
    {Kind::Income, kAny, kAny, 0, SAY("Reason", "Income: it shows nothing of what you hold.")},
};

// By role, of a claim that may be challenged.
constexpr Text kStands[kRoles] = {
    SAY("Reason", "Let it stand: the Ambassador is probably there, and a wrong challenge costs a card."),
    SAY("Reason", "Let it stand: the Assassin is probably there, and a wrong challenge costs a card."),
    SAY("Reason", "Let it stand: the Captain is probably there, and a wrong challenge costs a card."),
    SAY("Reason", "Let it stand: the Contessa is probably there, and a wrong challenge costs a card."),
    SAY("Reason", "Let it stand: the Duke is probably there, and a wrong challenge costs a card."),
};
constexpr Text kStandsForLife[kRoles] = {
    SAY("Reason", "Let it stand: the Ambassador is probably there, and a wrong challenge costs your last card."),
    SAY("Reason", "Let it stand: the Assassin is probably there, and a wrong challenge costs your last card."),
    SAY("Reason", "Let it stand: the Captain is probably there, and a wrong challenge costs your last card."),
    SAY("Reason", "Let it stand: the Contessa is probably there, and a wrong challenge costs your last card."),
    SAY("Reason", "Let it stand: the Duke is probably there, and a wrong challenge costs your last card."),
};
constexpr Text kIsMissing[kRoles] = {
    SAY("Reason", "Challenge: the Ambassador is probably missing, and a caught bluff costs a card."),
    SAY("Reason", "Challenge: the Assassin is probably missing, and a caught bluff costs a card."),
    SAY("Reason", "Challenge: the Captain is probably missing, and a caught bluff costs a card."),
    SAY("Reason", "Challenge: the Contessa is probably missing, and a caught bluff costs a card."),
    SAY("Reason", "Challenge: the Duke is probably missing, and a caught bluff costs a card."),
};

/// By role, of a card that is kept.
constexpr Text kKeeps[kRoles] = {
    SAY("Reason", "Keep the Ambassador: it changes your cards and stops stealing."),
    SAY("Reason", "Keep the Assassin: it takes a card for three coins."),
    SAY("Reason", "Keep the Captain: it steals, and stops stealing."),
    SAY("Reason", "Keep the Contessa: without it an assassination can only be bluffed away."),
    SAY("Reason", "Keep the Duke: it brings three coins a turn and stops foreign aid."),
};
/// By role, of a card that the seat has claimed.
constexpr Text kKeepsClaimed[kRoles] = {
    SAY("Reason", "Keep the Ambassador: you have claimed it, and can show it when challenged."),
    SAY("Reason", "Keep the Assassin: you have claimed it, and can show it when challenged."),
    SAY("Reason", "Keep the Captain: you have claimed it, and can show it when challenged."),
    SAY("Reason", "Keep the Contessa: you have claimed it, and can show it when challenged."),
    SAY("Reason", "Keep the Duke: you have claimed it, and can show it when challenged."),
};

/// By role; then by whether the fact is true.
using Conditions = std::array<std::array<Text, 2>, kRoles>;
constexpr Conditions kOther = {{
    {SAY("Fact", "Right only if the other has no Ambassador: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the other has the Ambassador: %1 in 100; it needs %2.")},
    {SAY("Fact", "Right only if the other has no Assassin: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the other has the Assassin: %1 in 100; it needs %2.")},
    {SAY("Fact", "Right only if the other has no Captain: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the other has the Captain: %1 in 100; it needs %2.")},
    {SAY("Fact", "Right only if the other has no Contessa: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the other has the Contessa: %1 in 100; it needs %2.")},
    {SAY("Fact", "Right only if the other has no Duke: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the other has the Duke: %1 in 100; it needs %2.")},
}};
constexpr Conditions kClaimant = {{
    {SAY("Fact", "Right only if the claimant has no Ambassador: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the claimant has the Ambassador: %1 in 100; it needs %2.")},
    {SAY("Fact", "Right only if the claimant has no Assassin: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the claimant has the Assassin: %1 in 100; it needs %2.")},
    {SAY("Fact", "Right only if the claimant has no Captain: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the claimant has the Captain: %1 in 100; it needs %2.")},
    {SAY("Fact", "Right only if the claimant has no Contessa: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the claimant has the Contessa: %1 in 100; it needs %2.")},
    {SAY("Fact", "Right only if the claimant has no Duke: %1 in 100; it needs %2."),
     SAY("Fact", "Right only if the claimant has the Duke: %1 in 100; it needs %2.")},
}};
// By whether the fact is true.
constexpr Text kTargetContessa[] = {SAY("Fact", "Right only if the target has no Contessa: %1 in 100; it needs %2."),
                                    SAY("Fact", "Right only if the target has the Contessa: %1 in 100; it needs %2.")};
constexpr Text kSomebodyDuke[] = {SAY("Fact", "Right only if nobody else has a Duke: %1 in 100; it needs %2."),
                                  SAY("Fact", "Right only if somebody else has a Duke: %1 in 100; it needs %2.")};
constexpr Text kOtherStops[] = {
    SAY("Fact", "Right only if the other has neither Captain nor Ambassador: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the other has a Captain or an Ambassador: %1 in 100; it needs %2.")};
constexpr Text kTargetStops[] = {
    SAY("Fact", "Right only if the target has neither Captain nor Ambassador: %1 in 100; it needs %2."),
    SAY("Fact", "Right only if the target has a Captain or an Ambassador: %1 in 100; it needs %2.")};

Role claimIn(const Action& action)
{
    return action.kind == Kind::Block ? action.role : claimOf(action.kind);
}

/// The seat that the action is against: its target, or the claimant of a challenge; -1 if there is none.
Seat against(const View& view, const Action& action)
{
    if (action.kind == Kind::Challenge)
        return view.phase == Phase::ChallengeBlock ? view.blocker : view.actor;
    return action.target;
}

int strength(const View& view, Seat seat)
{
    return seat < 0 ? 0 : 100 * view.cards[asIndex(seat)] + view.coins[asIndex(seat)];
}

double chanceOf(const ReactionChances& chances, Reaction reaction)
{
    return chances[asIndex(reaction)];
}

/// Traits of the position.
Traits traitsOf(const View& view)
{
    const bool isAnswer = view.phase != Phase::Turn;
    const bool isTarget = isAnswer && view.target == view.seat && view.phase != Phase::ChallengeBlock;
    Traits traits = 0;
    const auto set = [&](Trait trait, bool isSet) {
        if (isSet)
            traits |= trait;
    };
    set(kLastCard, view.cards[asIndex(view.seat)] == 1);
    set(kTwoLeft, onlyOther(view) >= 0);
    set(kStruck, isTarget && view.action == Kind::Assassinate);
    set(kRobbed, isTarget && view.action == Kind::Steal);
    set(kAgainstAnother, isAnswer && view.target >= 0 && !isTarget && view.phase == Phase::ChallengeAction);
    set(kBlockOfOwn, view.phase == Phase::ChallengeBlock && view.actor == view.seat);
    return traits;
}

Traits traitsOf(const Preference& preference)
{
    const auto& [view, better, worse, afterBetter, afterWorse] = preference;
    Traits traits = traitsOf(view);
    const auto set = [&](Trait trait, bool isSet) {
        if (isSet)
            traits |= trait;
    };
    const auto claims = [](const Action& action) {
        return action.kind == Kind::Block || claimOf(action.kind) != Role::None;
    };
    const Seat target = against(view, better);
    set(kTheirLastCard, target >= 0 && view.cards[asIndex(target)] == 1);
    set(kStronger, strength(view, target) > strength(view, against(view, worse)));
    set(kHolds, claims(better) && holds(view.hand, claimIn(better)));
    set(kWorseBluffs, claims(worse) && !holds(view.hand, claimIn(worse)));
    set(kWorseStopped, chanceOf(afterWorse, Reaction::Blocked) >= kOften);
    set(kPasses, chanceOf(afterBetter, Reaction::Blocked) < kSeldom);
    set(kSeldomCaught, chanceOf(afterBetter, Reaction::BluffCaught) < kSeldom);
    set(kSafer, chanceOf(afterBetter, Reaction::BluffCaught) < chanceOf(afterWorse, Reaction::BluffCaught));
    const ReactionChances& challenged = better.kind == Kind::Challenge ? afterBetter : afterWorse;
    set(kIsTrue, chanceOf(challenged, Reaction::ClaimProved) > 0.5);
    set(kIsFalse, chanceOf(challenged, Reaction::BluffCaught) > 0.5);
    return traits;
}

Text formFor(std::span<const Form> forms, const Preference& preference, Source source)
{
    const Traits traits = traitsOf(preference);
    const auto fits = [&](const Form& form) {
        return form.better == preference.better.kind && (form.sources & bit(source)) != 0
            && (form.worse & bit(preference.worse.kind)) != 0 && (form.traits & ~traits) == 0;
    };
    const auto found = std::find_if(forms.begin(), forms.end(), fits);
    return found == forms.end() ? Text{} : found->text;
}

/// The reason by the claim that may be challenged; empty if other reasons come first.
Text claimReason(const Preference& preference)
{
    const View& view = preference.view;
    const Role claim = view.phase == Phase::ChallengeBlock ? view.blockAs : claimOf(view.action);
    const Traits traits = traitsOf(preference);
    const auto has = [&](Traits some) { return (traits & some) == some; };
    if (claim == Role::None)
        return {};
    if (preference.better.kind == Kind::Challenge)
        return has(kIsFalse) && !has(kStruck) && !has(kTwoLeft | kTheirLastCard) ? kIsMissing[asIndex(claim)] : Text{};
    if (!has(kIsTrue))
        return {};
    if (has(kLastCard))
        return kStandsForLife[asIndex(claim)];
    return has(kAgainstAnother) ? Text{} : kStands[asIndex(claim)];
}

/// The card that the better action keeps and the worse one does not: of several, one that was claimed, then the most useful.
Text keptCard(const Preference& preference)
{
    const View& view = preference.view;
    const auto kept = [&](const Action& action) {
        Hand hand = view.hand;
        hand.eraseFirst(action.role);
        if (action.kind == Kind::Return)
            hand.eraseFirst(action.second);
        return hand;
    };
    Hand more = kept(preference.better);
    for (const Role card : kept(preference.worse))
        more.eraseFirst(card);
    const RoleSet claims = view.standingClaims[asIndex(view.seat)];
    for (const Role role : kByUse)
        if (more.contains(role) && claims.has(role))
            return kKeepsClaimed[asIndex(role)];
    for (const Role role : kByUse)
        if (more.contains(role))
            return kKeeps[asIndex(role)];
    return {};
}

} // namespace

Sentence reasonFor(const Preference& preference, Source source)
{
    switch (preference.view.phase) {
    case Phase::Turn:
        return formFor(kTurnForms, preference, source);
    case Phase::Lose:
    case Phase::Return:
        return keptCard(preference);
    case Phase::Block:
        return formFor(kAnswerForms, preference, source);
    default:
        const Text byClaim = claimReason(preference);
        return byClaim.empty() ? formFor(kAnswerForms, preference, source) : byClaim;
    }
}

Text conditionOf(const View& view, const HiddenFact& fact, bool isTrue)
{
    const bool isOther = onlyOther(view) >= 0;
    const bool isTurn = view.phase == Phase::Turn;
    if (fact.role == Role::None)
        return (isOther ? kOtherStops : kTargetStops)[asIndex(isTrue)];
    if (isOther)
        return kOther[asIndex(fact.role)][asIndex(isTrue)];
    if (fact.seat < 0)
        return kSomebodyDuke[asIndex(isTrue)];
    return isTurn ? kTargetContessa[asIndex(isTrue)] : kClaimant[asIndex(fact.role)][asIndex(isTrue)];
}

} // namespace parlour::coup
