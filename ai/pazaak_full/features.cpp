// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/features.h"

#include "ai/core/report_choice.h"

namespace parlour::pazaak_full {

Features::Features(const View& view)
    : me(view.boards[asIndex(view.seat)].total),
      op(view.boards[asIndex(view.other())].total),
      done(view.boards[asIndex(view.other())].standing),
      opWins(view.wins[asIndex(view.other())])
{
    const Card* last = nullptr;
    for (const Card& card : view.hand) {
        holdsMinus |= card.kind() == Card::Kind::Minus;
        if (!last || *last != card) {
            for (const Play& play : playsOf(card)) {
                Board board = view.boards[asIndex(view.seat)];
                lay(board, play);
                reaches.push_back({play, board.total});
            }
        }
        last = &card;
    }
}

void reportRuling(const Question<PazaakFull>& question, const Ruling& ruling)
{
    const View& view = question.view;
    reportChoice(question, ruling.action,
                 {ruling.why,
                  {static_cast<long long>(view.boards[asIndex(view.seat)].total),
                   static_cast<long long>(view.boards[asIndex(view.other())].total),
                   ruling.action.plays ? toText(ruling.action.play) : std::string()}});
}

} // namespace parlour::pazaak_full
