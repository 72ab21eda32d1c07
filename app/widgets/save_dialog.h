// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dialogs for the path of a file: a saved copy, an export, a game to be opened.
#pragma once

#include <QFileDialog>
#include <QString>
#include <QStringList>

#include <functional>
#include <string>

class QWidget;

namespace parlour {

/// A file dialog that deletes itself. It begins where the last one of this run ended, at first in Documents.
QFileDialog* makeFileDialog(QWidget* parent, const QString& title);

/// The suggested name of what is saved today: "durak-2026-01-31.parlour".
QString datedName(const std::string& game, const QString& suffix);

/// Asks for a path and calls `chosen` with it, unless the person cancels or `parent` is gone. `kinds` are name filters of
/// QFileDialog: "Web page (*.html)". A name without a suffix gets the one of `suggestion`.
void askWhereToSave(QWidget* parent, const QString& title, const QStringList& kinds, const QString& suggestion,
                    const std::function<void(const QString& path)>& chosen);

} // namespace parlour
