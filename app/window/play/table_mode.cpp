// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/table_mode.h"

#include "app/store/translation.h"
#include "engine/base/index.h"
#include "engine/core/guest.h"

namespace parlour {

TableMode::TableMode(Session& session, Origin origin)
    : session_(session),
      origin_(origin),
      remarks_(session.line().record().remarks.size())
{
}

QString TableMode::back() const
{
    return origin_ == Origin::Contest ? tr("Back to the contest")
        : origin_ == Origin::History  ? tr("Back to the history")
                                      : tr("Back to the lobby");
}

void TableMode::takeRecord(const std::vector<SeatInfo>& seats, const std::function<GameWords()>&)
{
    const std::vector<Remark>& remarks = session_.line().record().remarks;
    for (; remarks_ < remarks.size(); ++remarks_) {
        const Remark& remark = remarks[remarks_];
        if (remark.fault)
            emit said(tr("%1: %2").arg(seats[asIndex(remark.seat)].name, translated(Sentence(faultText(*remark.fault)))));
    }
    remarks_ = remarks.size();
}

} // namespace parlour
