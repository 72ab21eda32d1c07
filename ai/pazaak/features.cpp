// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/features.h"

#include "ai/core/report_choice.h"

namespace parlour::pazaak {

void reportRuling(const Question<Pazaak>& question, const Ruling& ruling)
{
    reportChoice(question, ruling.action,
                 {ruling.why,
                  {static_cast<long long>(question.view.mine().total), static_cast<long long>(question.view.theirs().total),
                   static_cast<long long>(ruling.action.card)}});
}

} // namespace parlour::pazaak
