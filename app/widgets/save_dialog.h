// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dialog for the path of a saved copy or an export.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace parlour {

/// Asks for a path and calls `chosen` with it, unless the person cancels or `parent` is gone. `kinds` are name filters of
/// QFileDialog: "Web page (*.html)". A name without a suffix gets the one of `suggestion`.
void askWhereToSave(QWidget* parent, const QString& title, const QStringList& kinds, const QString& suggestion,
                    const std::function<void(const QString& path)>& chosen);

} // namespace parlour
