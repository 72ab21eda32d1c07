// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/ledger.h"

#include <algorithm>

namespace parlour::coup {

namespace {

/// A first guess of values: who has more cards wins more often.
constexpr float kLead = 0.3F;

} // namespace

std::uint32_t Rows::add(std::size_t count)
{
    if (size_ % kBlock + count > kBlock)
        size_ += kBlock - size_ % kBlock;
    if (size_ + count > blocks_.size() * kBlock)
        blocks_.push_back(std::make_unique<Row[]>(kBlock));
    const std::size_t place = size_;
    size_ += count;
    return static_cast<std::uint32_t>(place);
}

NodeShape::NodeShape(const Duel& duel)
    : actions(actionsOf(duel)),
      rows(1),
      values(handsOf(duel.hasTwo(duel.stage == Stage::Turn ? 1 : 0)))
{
    if (duel.stage == Stage::Return)
        rows = (poolsOf(duel.hasTwo(0)) + kRow - 1) / kRow;
}

NodeEntry& Ledger::finest(const Duel& duel)
{
    for (const Grain grain : kGrains)
        if (NodeEntry* entry = nodes.find(keyOf(duel, grain)))
            return *entry;
    const NodeShape shape(duel);
    NodeEntry& entry = nodes.at(keyOf(duel, Grain::Rough));
    entry.place = numbers.add(shape.total());
    const int lead = (int{duel.hasTwo(0)} - int{duel.hasTwo(1)}) * (duel.stage == Stage::Turn ? -1 : 1);
    for (std::uint32_t row = 0; row < shape.values; ++row)
        numbers.at(entry.place + row)->fill(0.5F + kLead * static_cast<float>(lead));
    return entry;
}

NodeEntry& Ledger::begin(const Duel& duel, Grain grain, float visits)
{
    const NodeShape shape(duel);
    const NodeEntry like = finest(duel);
    NodeEntry& entry = nodes.at(keyOf(duel, grain));
    entry.place = numbers.add(shape.total());
    entry.visits = visits;
    const float part = visits / (like.visits + visits);
    for (std::uint32_t row = 0; row < shape.total(); ++row) {
        Row& here = *numbers.at(entry.place + row);
        here = *numbers.at(like.place + row);
        if (row >= shape.regrets())
            for (float& each : here)
                each *= part;
    }
    return entry;
}

} // namespace parlour::coup
