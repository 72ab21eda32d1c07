// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/shared_record.h"

#include "app/bots/bot_command.h"

namespace parlour {

Record sharedRecord(Record record)
{
    for (std::string& seat : record.seats)
        seat = sharedName(seat);
    std::erase_if(record.remarks, [](const Remark& each) { return !each.fault; });
    for (Remark& each : record.remarks)
        each.text.clear();
    return record;
}

} // namespace parlour
