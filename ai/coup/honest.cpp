// coup.honest: claims what it holds and nothing else.
//   Turn       Assassin and 3 coins: assassinate; Captain: steal, even nothing; Duke: tax; else income. Always against the
//              weakest: the seat with the fewest cards, the first of several. No coup before ten coins.
//   Challenge  when its hand and the cards face up are all three copies of what is claimed; a claim of "captain or
//              ambassador" (crate) needs all six. A block of foreign aid already when it holds one Duke.
//   Block      with the card. Foreign aid: with a Duke in the hand that comes with the question, which in the crate is the
//              hand of the actor by an oversight.
//   Cards      loses the last; gives back one of a pair and the second card drawn, else both drawn.
#include "ai/coup/coup_bots.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

constexpr std::array kAllRoles = {Role::Ambassador, Role::Assassin, Role::Captain, Role::Contessa, Role::Duke};

struct Choice {
    Action action;
    Text why;
};

/// Answers one question.
class Honest {
public:
    explicit Honest(const Question<Coup>& question) : question_(question), view_(question.view) {}

    Choice choose() const
    {
        switch (view_.phase) {
        case Phase::Turn:
            return turn();
        case Phase::ChallengeAction:
            return doubts(claimOf(view_.action));
        case Phase::ChallengeBlock:
            return challengeBlock();
        case Phase::Block:
            return block();
        case Phase::Return:
            return giveBack();
        default:
            return {least(), SAY("Reason", "Always loses its last card.")};
        }
    }

    /// What it counts: copies of the claimed card in its hand and face up.
    void addFacts(std::vector<ReportPart>& facts) const
    {
        if (view_.phase != Phase::ChallengeAction && view_.phase != Phase::ChallengeBlock)
            return;
        const Role claim = view_.phase == Phase::ChallengeAction ? claimOf(view_.action) : view_.blockAs;
        for (const Role role : kAllRoles)
            if (proves(role, claim))
                facts.push_back({inSight(role), static_cast<double>(sighted(role))});
    }

private:
    Action least() const { return question_.legal.front(); }
    static bool has(const Hand& hand, Role role) { return hand.contains(role); }
    bool has(Role role) const { return has(view_.hand, role); }
    int sighted(Role role) const
    {
        return static_cast<int>(std::count(view_.hand.begin(), view_.hand.end(), role))
            + view_.faceUp[static_cast<std::size_t>(role)];
    }

    Action against(Kind kind) const
    {
        Action action;
        action.kind = kind;
        for (const Seat seat : view_.seated - SeatSet::of(view_.seat))
            if (action.target < 0 || cards(seat) < cards(action.target))
                action.target = static_cast<std::int8_t>(seat);
        return action;
    }
    int cards(Seat seat) const { return view_.cards[static_cast<std::size_t>(seat)]; }

    Choice turn() const
    {
        const int coins = view_.coins[static_cast<std::size_t>(view_.seat)];
        if (coins >= kForcedCoup)
            return {against(Kind::Coup), SAY("Reason", "Has ten coins: a coup against the weakest.")};
        if (has(Role::Assassin) && coins >= kAssassinationCost)
            return {against(Kind::Assassinate), SAY("Reason", "Holds an Assassin and three coins: strikes at the weakest.")};
        if (has(Role::Captain))
            return {against(Kind::Steal), SAY("Reason", "Holds a Captain: steals from the weakest.")};
        if (has(Role::Duke))
            return {{Kind::Tax, -1, Role::None, Role::None}, SAY("Reason", "Holds a Duke: takes the tax.")};
        return {least(), SAY("Reason", "Holds nothing for its turn: takes income.")};
    }

    Choice challenge(bool isSure, Text sure, Text unsure) const
    {
        if (isSure)
            return {{Kind::Challenge, -1, Role::None, Role::None}, sure};
        return {least(), unsure};
    }

    Choice doubts(Role claim) const
    {
        const bool isSure = std::all_of(kAllRoles.begin(), kAllRoles.end(),
                                        [&](Role role) { return !proves(role, claim) || sighted(role) == kCopies; });
        return challenge(isSure, SAY("Reason", "All copies are in its sight: it must be a bluff."),
                         SAY("Reason", "Not all copies are in its sight: it may be true."));
    }

    Choice challengeBlock() const
    {
        if (view_.action != Kind::ForeignAid)
            return doubts(view_.blockAs);
        return challenge(has(Role::Duke), SAY("Reason", "Holds a Duke itself: that is enough to doubt another."),
                         SAY("Reason", "Holds no Duke: it may be true."));
    }

    Choice block() const
    {
        const Hand& hand = view_.action == Kind::ForeignAid && view_.isCrate() ? view_.handed : view_.hand;
        for (const Action& action : question_.legal)
            if (action.kind == Kind::Block
                && std::any_of(hand.begin(), hand.end(), [&](Role card) { return proves(card, action.role); }))
                return {action, SAY("Reason", "The card to block with is there.")};
        return {least(), SAY("Reason", "There is no card to block with.")};
    }

    Choice giveBack() const
    {
        const Hand& pool = view_.hand;
        if (pool.size() == kHandSize + 2U && pool[0] == pool[1])
            return {{Kind::Return, -1, std::min(pool[0], pool.back()), std::max(pool[0], pool.back())},
                    SAY("Reason", "Gives back one of its pair and the second card drawn.")};
        return {least(), SAY("Reason", "Gives back the two cards it drew.")};
    }

    static Text inSight(Role role)
    {
        switch (role) {
        case Role::Ambassador:
            return SAY("Reason", "Ambassadors in its hand and face up");
        case Role::Assassin:
            return SAY("Reason", "Assassins in its hand and face up");
        case Role::Captain:
            return SAY("Reason", "Captains in its hand and face up");
        case Role::Contessa:
            return SAY("Reason", "Contessas in its hand and face up");
        default:
            return SAY("Reason", "Dukes in its hand and face up");
        }
    }

    const Question<Coup>& question_;
    const View& view_;
};

class HonestBot final : public Bot<Coup> {
public:
    Action choose(const Question<Coup>& question) override
    {
        const Honest honest(question);
        const Choice choice = honest.choose();
        if (question.report) {
            honest.addFacts(question.report->facts);
            report(question, choice.action, choice.why);
        }
        return choice.action;
    }
};

} // namespace

std::unique_ptr<AnyBot> makeHonest()
{
    return std::make_unique<HonestBot>();
}

} // namespace parlour::coup
