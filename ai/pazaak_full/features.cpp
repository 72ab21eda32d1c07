// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/features.h"

namespace parlour::pazaak_full {

Features::Features(const View& view)
    : me(view.boards[at(view.seat)].total),
      op(view.boards[at(view.other())].total),
      done(view.boards[at(view.other())].standing),
      opWins(view.wins[at(view.other())])
{
    const Card* last = nullptr;
    for (const Card& card : view.hand) {
        holdsMinus |= card.kind() == Card::Kind::Minus;
        if (!last || *last != card) {
            for (const Play& play : playsOf(card)) {
                Board board = view.boards[at(view.seat)];
                lay(board, play);
                reaches.push_back({play, board.total});
            }
        }
        last = &card;
    }
}

void reportRuling(const Question<PazaakFull>& question, const Ruling& ruling)
{
    Report& report = *question.report;
    const View& view = question.view;
    report.chosen = toText(ruling.action);
    report.verdict = Sentence(ruling.why,
                              {static_cast<long long>(view.boards[at(view.seat)].total),
                               static_cast<long long>(view.boards[at(view.other())].total),
                               ruling.action.plays ? toText(ruling.action.play) : std::string()});
    for (const Action& action : question.legal) {
        Candidate candidate;
        candidate.action = toText(action);
        candidate.hasValue = false;
        if (action == ruling.action)
            candidate.why = report.verdict;
        report.candidates.push_back(candidate);
    }
}

} // namespace parlour::pazaak_full
