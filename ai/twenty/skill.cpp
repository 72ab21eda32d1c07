// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/twenty/skill.h"

namespace parlour::twenty {

Text reasonOf(Doing doing, bool errs)
{
    if (errs)
        return SAY("Reason", "On %1 this looks best, but it is not");
    switch (doing) {
    case Doing::Stands:
        return SAY("Reason", "Standing on %1 promises most");
    case Doing::GoesOn:
        return SAY("Reason", "Another card on %1 promises most");
    case Doing::Plays:
        break;
    }
    return SAY("Reason", "Playing %3 on %1 promises most");
}

void reportValues(Report& report, const std::vector<double>& values)
{
    report.unit = SAY("Reason", "Chance to win");
    report.scale = Scale::Share;
    report.decimals = 3;
    for (std::size_t i = 0; i < values.size(); ++i) {
        report.candidates[i].hasValue = true;
        report.candidates[i].value = values[i];
    }
}

} // namespace parlour::twenty
