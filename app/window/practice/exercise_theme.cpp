// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/practice/exercise_theme.h"

#include "app/tables/table_capabilities.h"

namespace parlour {

QString kindOf(const Exercise& exercise)
{
    const GameTable* table = findTable(exercise.kept.game.toStdString());
    return table && !exercise.taken.empty() ? table->mistakeKind(exercise.taken, exercise.best) : QString();
}

QString themeOf(const Exercise& exercise)
{
    const GameTable* table = findTable(exercise.kept.game.toStdString());
    const Themes* themes = table ? table->as<Themes>() : nullptr;
    QString theme;
    if (themes && !exercise.taken.empty() && !exercise.kept.position.isEmpty())
        theme = themes->theme(exercise.kept.position.toStdString(), exercise.taken, exercise.best);
    return theme.isEmpty() ? kindOf(exercise) : theme;
}

} // namespace parlour
