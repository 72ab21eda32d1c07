// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Asks where to save a file. Used by whatever is saved as a copy or exported.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace parlour {

/// `kinds` as QFileDialog has them: "Web page (*.html)". What is typed without an ending gets the one of `suggestion`. Calls
/// `chosen` with the path, if `parent` is still there and the person did not think better of it.
void askWhereToSave(QWidget* parent, const QString& title, const QStringList& kinds, const QString& suggestion,
                    const std::function<void(const QString& path)>& chosen);

} // namespace parlour
