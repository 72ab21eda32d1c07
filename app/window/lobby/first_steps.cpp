// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/lobby/first_steps.h"

#include "app/session/lesson.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/widgets/controls.h"
#include "engine/games.h"

#include <QGridLayout>
#include <QLabel>

namespace parlour {

FirstSteps::FirstSteps(QBoxLayout::Direction direction) : steps_(new QBoxLayout(direction))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("Where to begin"), 14, true, true));
    steps_->setSpacing(16);
    column->addLayout(steps_);
    QVBoxLayout* learn =
        add(tr("1. Learn a game"), tr("A lesson tells you one sentence at a time, and you make the moves."));
    learn->addLayout(makeLessons());
    add(tr("2. Play"),
        tr("Play seats you against a casual player. You can ask for a hint and take moves back. A click on a "
           "picture above chooses the rules and the players."));
    add(tr("3. Look back"),
        tr("Each game that you finish can be replayed here, with a review: what luck brought, which "
           "moves cost you most, and what was better."));
}

QVBoxLayout* FirstSteps::add(const QString& title, const QString& text)
{
    auto* panel = new Panel;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(18, 14, 18, 18);
    column->setSpacing(8);
    column->addWidget(makeLabel(title, 16, true));
    QLabel* line = makeLabel(text, 14, false, true);
    line->setWordWrap(true);
    line->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    column->addWidget(line, 1);
    steps_->addWidget(panel, 1);
    return column;
}

QLayout* FirstSteps::makeLessons()
{
    auto* lessons = new QGridLayout;
    lessons->setSpacing(6);
    for (const GameInfo& info : games()) {
        if (!hasLesson(info.id) || !findTable(info.id))
            continue;
        //: A lesson: the game, and how long it takes.
        const QString words = tr("%1, %n minute(s)", nullptr, lessonMinutes(info.id)).arg(translated(info.name));
        auto* button = new Button(Button::Kind::Plain, std::nullopt, words);
        button->setAccessibleName(tr("Learn %1", "a game, minutes").arg(words));
        button->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
        connect(button, &Button::clicked, this, [this, id = QString::fromStdString(info.id)] { emit lessonWanted(id); });
        const int place = lessons->count();
        lessons->addWidget(button, place / 2, place % 2);
    }
    return lessons;
}

} // namespace parlour
