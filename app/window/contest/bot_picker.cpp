// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/bot_picker.h"

#include "app/bots/strengths.h"
#include "app/seating/characters.h"
#include "app/seating/strength_text.h"
#include "app/store/translation.h"
#include "app/window/parts/program_sheet.h"
#include "app/window/parts/setup_rows.h"

#include <QVBoxLayout>

namespace parlour {

BotPicker::BotPicker(const std::string& game, Settings& settings, QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 4, 16, 16);
    auto* list = new QWidget;
    auto* rows = makeLayout<QVBoxLayout>(0, list);
    const auto add = [&](const QString& name, const QString& line, const std::string& id) {
        auto* row = new SeatRow(name, withStrength(line, id), 44);
        row->setSign(Icon::Plus);
        row->setPortrait(portraitOf(id));
        rows->addWidget(row);
        return row;
    };
    const std::vector<const BotInfo*> known = botsByStrength(game);
    for (auto bot = known.rbegin(); bot != known.rend(); ++bot) {
        const std::string id((*bot)->id);
        connect(add(translated((*bot)->name), translated((*bot)->description), id), &SeatRow::clicked, this,
                [this, id] { emit chosen(id); });
    }
    for (const KnownProgram& program : settings.programs())
        if (program.games.contains(QString::fromStdString(game)))
            connect(add(program.shownName(), QString::fromStdString(program.id), program.id), &SeatRow::clicked, this,
                    [this, id = program.id] { emit chosen(id); });
    connect(add(tr("Another program…"), tr("One of your own, for example."), {}), &SeatRow::clicked, this,
            [this, game, &settings] {
                auto* sheet = new ProgramSheet(game, {}, settings, window());
                connect(sheet, &ProgramSheet::chosen, this, &BotPicker::chosen);
                sheet->open(sheet->commandField());
            });
    rows->addStretch();
    column->addWidget(makeScroll(list), 1);
}

} // namespace parlour
