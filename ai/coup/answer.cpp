// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/answer.h"

#include "engine/base/index.h"

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

constexpr double kTries = 1.0 / 7; ///< the chance to try something at a decision, if it did not yet in this match
constexpr float kTrusted = 12; ///< visits after which a set counts as much as the rougher ones
constexpr float kSlowest = 0.003F; ///< the least by which a value follows what was seen: opinions change

constexpr unsigned kAid = 1;
constexpr unsigned kTheft = 2;

unsigned purse(int coins)
{
    return coins >= kForcedCoup ? 3 : coins >= kCoupCost ? 2 : coins >= kAssassinationCost ? 1 : 0;
}

/// 0 to 7, 8 or 9, more.
unsigned coinClass(unsigned coins)
{
    return coins <= 7 ? coins : coins <= 9 ? 8 : 9;
}

/// Mixes more into a key.
void add(std::uint64_t& key, std::uint64_t more)
{
    key = spread(key ^ (more + 0x9E3779B97F4A7C15ULL));
}

unsigned bitsOf(RoleSet roles)
{
    unsigned bits = 0;
    for (int i = 0; i < kRoles; ++i)
        bits |= (roles.has(static_cast<Role>(i)) ? 1U : 0U) << i;
    return bits;
}

} // namespace

void Answerer::begin(bool learns)
{
    rng_ = Rng::stream(seed_, Purpose::Analysis, matches_++);
    learns_ = learns;
    hasTried_ = false;
    letPass_ = 0;
    taken_.clear();
}

void Answerer::look(const View& view)
{
    const LastAction& mine = view.lastActions[at(view.seat)];
    if (mine.end == LastAction::End::Done && mine.kind == Kind::ForeignAid)
        letPass_ |= kAid;
    if (mine.end == LastAction::End::Done && mine.kind == Kind::Steal)
        letPass_ |= kTheft;
}

Answerer::Keys Answerer::keysOf(const View& view) const
{
    const Seat me = view.seat;
    const Seat other = onlyOther(view);
    std::uint64_t bare = questionCode(view);
    bare = (bare << 3 | lostCode(view, other)) << 3 | lostCode(view, me);
    bare = bare << 11 | handCode(view.hand);
    Keys keys{};
    keys[0] = bare << 8 | purse(view.coins[at(me)]) << 4 | purse(view.coins[at(other)]);
    keys[1] = bare << 8 | coinClass(view.coins[at(me)]) << 4 | coinClass(view.coins[at(other)]);
    const std::uint64_t spot = keys[1] << 10 | openClaims(view, me) << 5 | openClaims(view, other);
    keys[2] = spot;
    std::uint64_t all = spot;
    for (const Seat seat : {me, other}) {
        const LastAction& deed = view.lastActions[at(seat)];
        add(all,
            static_cast<std::uint64_t>(view.coins[at(seat)]) | bitsOf(view.shown[at(seat)]) << 8
                | bitsOf(view.caught[at(seat)]) << 16 | static_cast<std::uint64_t>(deed.kind) << 24
                | static_cast<std::uint64_t>(deed.end) << 32 | static_cast<std::uint64_t>(deed.claim) << 40);
        std::uint64_t counts = 0;
        for (const auto count : view.claims[at(seat)])
            counts = counts * 3 + std::min<std::uint64_t>(count, 2);
        add(all, counts);
    }
    add(all, letPass_);
    keys[3] = all;
    return keys;
}

Mix Answerer::valuesOf(const Keys& keys) const
{
    Mix values{};
    values.fill(0.5F);
    for (std::size_t level = 0; level < kLevels; ++level)
        if (const Entry* entry = tables_[level].find(keys[level]))
            for (std::size_t i = 0; i < kMaxActions; ++i)
                values[i] = (entry->shares[i] * entry->visits[i] + values[i] * kTrusted) / (entry->visits[i] + kTrusted);
    return values;
}

Action Answerer::choose(const Question<Coup>& question)
{
    look(question.view);
    const Places places = placesOf(question.view, question.legal);
    const Keys keys = keysOf(question.view);
    std::size_t chosen = question.legal.size();
    if (learns_ && !hasTried_ && rng_.unit() < kTries) {
        hasTried_ = true;
        taken_.clear();
        do
            chosen = rng_.below(static_cast<std::uint32_t>(question.legal.size()));
        while (places.of[chosen] == kNoPlace);
    } else {
        const Mix values = valuesOf(keys);
        for (std::size_t i = 0; i < question.legal.size(); ++i)
            if (places.of[i] != kNoPlace
                && (chosen == question.legal.size() || values[places.of[i]] > values[places.of[chosen]]))
                chosen = i;
    }
    if (learns_)
        taken_.push_back({keys, places.of[chosen]});
    return question.legal[chosen];
}

void Answerer::end(double share)
{
    for (const Taken& taken : taken_)
        for (std::size_t level = 0; level < kLevels; ++level) {
            KeyTable<Entry>& table = tables_[level];
            if (table.size() >= kMaxEntries && !table.find(taken.keys[level]))
                continue;
            Entry& entry = table.at(taken.keys[level]);
            float& visits = entry.visits[taken.place];
            visits += 1;
            entry.shares[taken.place] +=
                std::max(1 / visits, kSlowest) * (static_cast<float>(share) - entry.shares[taken.place]);
        }
}

} // namespace parlour::coup
