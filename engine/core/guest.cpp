// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/guest.h"

#include <algorithm>

namespace parlour {

namespace {

struct FaultName {
    Fault::Kind kind;
    std::string_view id;
    Text words;
};

constexpr std::array<FaultName, 6> kFaults{{
    {Fault::Kind::Late, "late", SAY("Error", "It did not answer in time")},
    {Fault::Kind::Gone, "gone", SAY("Error", "The program is not running")},
    {Fault::Kind::Garbage, "garbage", SAY("Error", "Its answer cannot be read")},
    {Fault::Kind::Wrong, "wrong", SAY("Error", "Its answer does not belong to this question")},
    {Fault::Kind::Illegal, "illegal", SAY("Error", "Its action is not allowed here")},
    {Fault::Kind::Flood, "flood", SAY("Error", "It wrote too much output")},
}};

const FaultName& of(Fault::Kind kind)
{
    return *std::find_if(kFaults.begin(), kFaults.end(), [kind](const FaultName& each) { return each.kind == kind; });
}

} // namespace

std::string_view toText(Fault::Kind kind)
{
    return of(kind).id;
}

std::optional<Fault::Kind> parseFault(std::string_view text)
{
    for (const FaultName& each : kFaults)
        if (each.id == text)
            return each.kind;
    return std::nullopt;
}

Text faultText(Fault::Kind kind)
{
    return of(kind).words;
}

std::vector<Remark> remarksOf(Guest& guest, Seat seat, int step, std::size_t faultsBefore)
{
    std::vector<Remark> remarks;
    for (std::string& line : guest.takeLines())
        remarks.push_back({step, seat, std::nullopt, std::move(line)});
    for (std::size_t i = faultsBefore; i < guest.faults().size(); ++i)
        remarks.push_back({step, seat, guest.faults()[i].kind, guest.faults()[i].detail});
    return remarks;
}

} // namespace parlour
