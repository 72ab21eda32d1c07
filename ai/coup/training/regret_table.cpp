// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/regret_table.h"

namespace parlour::coup {

namespace {

/// The initial value of one card more than the other, in shares of the win.
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

NodeEntry& RegretTable::finest(const Duel& duel)
{
    for (const Abstraction abstraction : kAbstractions)
        if (NodeEntry* entry = nodes.find(keyOf(duel, abstraction)))
            return *entry;
    const NodeShape shape(duel);
    NodeEntry& entry = nodes.at(keyOf(duel, Abstraction::NoClaims));
    entry.place = numbers.add(shape.total());
    const int lead = (int{duel.hasTwo(0)} - int{duel.hasTwo(1)}) * (duel.stage == Stage::Turn ? -1 : 1);
    for (std::uint32_t row = 0; row < shape.values; ++row)
        numbers.at(entry.place + row)->fill(0.5F + kLead * static_cast<float>(lead));
    return entry;
}

NodeEntry& RegretTable::refine(const Duel& duel, Abstraction abstraction, float visits)
{
    const NodeShape shape(duel);
    const NodeEntry source = finest(duel);
    NodeEntry& entry = nodes.at(keyOf(duel, abstraction));
    entry.place = numbers.add(shape.total());
    entry.visits = visits;
    const float part = visits / (source.visits + visits);
    for (std::uint32_t row = 0; row < shape.total(); ++row) {
        Row& here = *numbers.at(entry.place + row);
        here = *numbers.at(source.place + row);
        if (row >= shape.regrets())
            for (float& each : here)
                each *= part;
    }
    return entry;
}

} // namespace parlour::coup
