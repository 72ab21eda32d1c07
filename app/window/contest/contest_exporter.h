// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Exports the table of a contest, or a match as a saved game, to a file that the person chooses. Owned by the contest's
// page.
#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace parlour {

class Settings;
enum class ExportKind;

class ContestExporter : public QObject {
    Q_OBJECT

public:
    /// `settings` outlives this.
    ContestExporter(const Settings& settings, QString path, QWidget* page);

    void fillMenu(QMenu* menu);
    void exportMatch(int pairing, qint64 match);

signals:
    /// The file that was written, or why not.
    void said(const QString& text);

private:
    void exportTable(ExportKind kind, const QString& ending);
    void report(const QString& to, const QString& why);

    const Settings& settings_;
    QString path_;
    QWidget* page_;
};

} // namespace parlour
