#include "ai/coup/spot.h"

#include <algorithm>
#include <bit>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

std::size_t at(Seat seat)
{
    return static_cast<std::size_t>(seat);
}

/// Above all bits of a fine one, when cards, coins and the rest have come behind it.
constexpr SpotKey kRoughSpot = SpotKey{1} << 20;

/// Coins in classes, by their number. Who has ten must coup, so more than ten and less than three is no decision of a turn.
using Classes = std::array<std::uint8_t, 13>;
constexpr Classes kMyTurn = {0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 8, 8}; ///< each coin up to a coup counts
constexpr Classes kTheirsAtMyTurn = {0, 1, 2, 3, 3, 3, 4, 5, 5, 5, 5, 5, 5};
constexpr Classes kInWindow = {0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3};
constexpr Classes kPurseClass = {0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2};

struct Coins {
    unsigned mine;
    unsigned theirs;
};
Coins coinsOf(const View& view, unsigned mine, unsigned theirs)
{
    if (view.phase == Phase::Turn)
        return {kMyTurn[mine], kTheirsAtMyTurn[theirs]};
    if (view.phase == Phase::Lose || view.phase == Phase::Return)
        return {kPurseClass[mine], kPurseClass[theirs]};
    return {kInWindow[mine], kInWindow[theirs]};
}

constexpr unsigned bitOf(Role role)
{
    return 1U << static_cast<unsigned>(role);
}
constexpr unsigned kThieves = bitOf(Role::Captain) | bitOf(Role::Ambassador); // who stop a theft

/// How many roles somebody has claimed beside these: 0, 1, 2 for more.
unsigned othersClaimed(unsigned claims, unsigned beside)
{
    return static_cast<unsigned>(std::min(2, std::popcount(claims & ~beside)));
}

/// The bits of Assassin, Captain, Contessa and Duke: an exchange says little of what is held after it.
unsigned fourOf(unsigned claims)
{
    return claims >> 1;
}

/// What the last deed of a seat tells of hands besides its claims: a theft or foreign aid that went through says that the
/// other did not want to stop it; who took coins without a claim has said that it had none to make.
unsigned passedCode(const View& view, Seat seat)
{
    const Deed& deed = view.deeds[at(seat)];
    if (deed.end != Deed::End::Done)
        return 0;
    if (deed.kind == Kind::Income || deed.kind == Kind::ForeignAid)
        return 1;
    return deed.kind == Kind::Steal ? 2 : 0;
}

/// The claims made so far, as far as they bear on the question; below 2^11.
unsigned claimsCode(const View& view, Seat other)
{
    const unsigned mine = openClaims(view, view.seat);
    const unsigned theirs = openClaims(view, other);
    switch (view.phase) {
    case Phase::Turn: { // what I may claim again, and what may stop me
        const unsigned stops = ((theirs & bitOf(Role::Duke)) != 0 ? 4U : 0U) | ((theirs & kThieves) != 0 ? 2U : 0U)
            | ((theirs & bitOf(Role::Contessa)) != 0 ? 1U : 0U);
        return (passedCode(view, view.seat) * 3 + passedCode(view, other)) << 7 | stops << 4 | fourOf(mine);
    }
    case Phase::ChallengeAction:
    case Phase::ChallengeBlock: { // whether they have said so before, and what else
        const Role role = view.phase == Phase::ChallengeBlock ? view.blockAs : claimOf(view.action);
        const unsigned claim = role == Role::None ? kThieves : bitOf(role);
        const int times = role == Role::None ? 1 : int{view.claims[at(other)][static_cast<std::size_t>(role)]};
        return othersClaimed(theirs, claim) << 2 | static_cast<unsigned>(std::min(times, 3));
    }
    case Phase::Block: { // what I may say, and what else I have said
        const unsigned blocks = view.action == Kind::ForeignAid ? bitOf(Role::Duke)
            : view.action == Kind::Steal                        ? kThieves
                                                                : bitOf(Role::Contessa);
        const Role role = claimOf(view.action);
        const int times = role == Role::None ? 1 : int{view.claims[at(other)][static_cast<std::size_t>(role)]};
        return static_cast<unsigned>(std::min(times, 3)) << 7 | othersClaimed(mine, blocks) << 5 | (mine & blocks);
    }
    default:
        return fourOf(mine);
    }
}

bool isWindow(Phase phase)
{
    return phase == Phase::ChallengeAction || phase == Phase::Block || phase == Phase::ChallengeBlock;
}

/// Copies of `role` face up and, with a hand, in it.
unsigned sighted(const View& view, Role role, bool withHand)
{
    if (role == Role::None) // the crate's captain or ambassador: as if it were a captain
        role = Role::Captain;
    unsigned copies = view.faceUp[static_cast<std::size_t>(role)];
    for (const Role card : view.hand)
        copies += withHand && card == role ? 1U : 0U;
    return std::min(copies, 3U);
}

/// What of the hand and the cards face up bears on a window: what of the role in question is in sight, what one could block
/// with, and how many cards both have. Hands that differ in the rest are played alike, and learnt from together.
unsigned windowCode(const View& view, Seat other)
{
    unsigned blocks = 0;
    if (view.action == Kind::Steal)
        blocks = (view.hand.contains(Role::Captain) ? 1U : 0U) | (view.hand.contains(Role::Ambassador) ? 2U : 0U);
    else
        blocks = view.hand.contains(view.action == Kind::Assassinate ? Role::Contessa : Role::Duke) ? 1U : 0U;
    unsigned copies = 0;
    if (view.phase == Phase::Block)
        copies = sighted(view,
                         view.action == Kind::Assassinate ? Role::Contessa
                             : view.action == Kind::Steal ? Role::Captain
                                                          : Role::Duke,
                         false);
    else
        copies = sighted(view, view.phase == Phase::ChallengeBlock ? view.blockAs : claimOf(view.action), true);
    const unsigned mine = view.hand.size() > 1 ? 1U : 0U;
    const unsigned theirs = view.cards[at(other)] > 1 ? 1U : 0U;
    return ((copies << 2 | blocks) << 1 | mine) << 1 | theirs;
}

bool isBefore(const Action& a, const Action& b)
{
    return a.role != b.role ? a.role < b.role : a.second < b.second;
}

std::size_t turnPlaces(int coins)
{
    return coins >= kCoupCost ? 7 : coins >= kAssassinationCost ? 6 : 5;
}

} // namespace

unsigned lostCode(const Open& open, Seat seat)
{
    const auto& lost = open.lost[at(seat)];
    return lost.empty() ? 0U : static_cast<unsigned>(lost.front()) + 1U;
}

unsigned questionCode(const View& view)
{
    const auto kind = static_cast<unsigned>(view.action);
    const bool doubted = view.challenger >= 0;
    switch (view.phase) {
    case Phase::Turn:
        return 0;
    case Phase::ChallengeAction:
        return 1 + kind; // 1 to 7
    case Phase::Block:
        return 8 + 2 * kind + (doubted ? 1U : 0U); // 8 to 21
    case Phase::ChallengeBlock:
        return 22 + 3 * kind + (view.blockAs == Role::Captain ? 0U : view.blockAs == Role::Ambassador ? 1U : 2U); // 22 to 42
    case Phase::Lose:
        return 43 + 4 * kind + (view.seat == view.actor ? 2U : 0U) + (view.challenger == view.seat ? 1U : 0U); // 43 to 70
    default:
        return 71;
    }
}

unsigned openClaims(const Open& open, Seat seat)
{
    unsigned claims = 0;
    for (int i = 0; i < kRoles; ++i) {
        const Role role = static_cast<Role>(i);
        const int looked = int{open.shown[at(seat)].has(role)} + int{open.caught[at(seat)].has(role)};
        if (open.claims[at(seat)][static_cast<std::size_t>(i)] > looked)
            claims |= 1U << i;
    }
    return claims;
}

unsigned handCode(const Hand& hand)
{
    std::array<std::uint8_t, kHandSize + 2> cards{};
    for (std::size_t i = 0; i < hand.size(); ++i)
        cards[i] = static_cast<std::uint8_t>(static_cast<unsigned>(hand[i]) + 1U);
    std::sort(cards.begin(), cards.end());
    unsigned code = 0;
    for (const std::uint8_t card : cards)
        code = code * 6 + card;
    return code;
}

Spot spotOf(const View& view, Seat other)
{
    const Seat me = view.seat;
    const auto capped = [&](Seat seat) { return std::min<unsigned>(view.coins[at(seat)], kMyTurn.size() - 1); };
    const Coins coins = coinsOf(view, capped(me), capped(other));
    const SpotKey claims = view.phase == Phase::Return ? 0 : claimsCode(view, other);
    Spot spot;
    const unsigned cards = isWindow(view.phase) ? windowCode(view, other) : handCode(view.hand);
    spot.fine = claims;
    spot.fine = spot.fine << 6 | (isWindow(view.phase) ? 0U : lostCode(view, other) << 3 | lostCode(view, me));
    spot.fine = spot.fine << 4 | coins.mine;
    spot.fine = spot.fine << 4 | coins.theirs;
    spot.rough = kRoughSpot | claims;
    spot.rough = spot.rough << 1 | (view.cards[at(other)] > 1 ? 1U : 0U);
    spot.rough = spot.rough << 2 | kPurseClass[capped(me)];
    spot.rough = spot.rough << 2 | kPurseClass[capped(other)];
    for (SpotKey* key : {&spot.fine, &spot.rough})
        *key = (*key << 7 | questionCode(view)) << 11 | cards;
    return spot;
}

Seat onlyOther(const View& view)
{
    Seat only = -1;
    for (const Seat seat : view.seated) {
        if (seat == view.seat || !view.isIn(seat))
            continue;
        if (only >= 0)
            return -1;
        only = seat;
    }
    return only;
}

Places placesOf(const View& view, const Actions& legal)
{
    Places places;
    if (view.phase == Phase::Turn) {
        places.count = turnPlaces(view.coins[at(view.seat)]);
        for (const Action& action : legal) {
            const auto place = static_cast<std::size_t>(action.kind);
            places.of.push_back(place < places.count ? static_cast<std::uint8_t>(place) : kNoPlace);
        }
        return places;
    }
    places.count = legal.size();
    const bool byRole = view.phase == Phase::Lose || view.phase == Phase::Return;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        std::size_t place = i;
        if (byRole)
            place = static_cast<std::size_t>(
                std::count_if(legal.begin(), legal.end(), [&](const Action& each) { return isBefore(each, legal[i]); }));
        places.of.push_back(static_cast<std::uint8_t>(place));
    }
    if (view.phase == Phase::Block && view.action == Kind::Steal)
        places.count = 3; // in the crate one block stands for two
    return places;
}

} // namespace parlour::coup
