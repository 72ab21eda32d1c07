// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/lists.h"

#include <QCoreApplication>

namespace parlour {

QString listOf(const QStringList& names)
{
    return names.join(QCoreApplication::translate("Words", ", ", "between names in a list"));
}

QString clausesOf(const QStringList& parts)
{
    return parts.join(QCoreApplication::translate("Words", ", ", "between parts of a sentence"));
}

} // namespace parlour
