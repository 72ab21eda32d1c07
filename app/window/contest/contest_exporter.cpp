// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/contest_exporter.h"

#include "app/contest/contest_export.h"
#include "app/contest/match_reader.h"
#include "app/draw/background_work.h"
#include "app/store/game_file.h"
#include "app/store/settings.h"
#include "app/store/translation.h"
#include "app/widgets/save_dialog.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace parlour {

namespace {

/// Writes the table to a file. Returns an error message, or nothing on success.
QString writeExport(const QString& path, ExportKind kind, const QString& to, bool commands)
{
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        return translated(file.error());
    return writeWhole(to, exported(**file, kind, commands));
}

} // namespace

ContestExporter::ContestExporter(const Settings& settings, QString path, QWidget* page)
    : QObject(page),
      settings_(settings),
      path_(std::move(path)),
      page_(page)
{
}

void ContestExporter::fillMenu(QMenu* menu)
{
    const auto add = [&](const QString& name, ExportKind kind, const char* ending) {
        menu->addAction(name, this, [this, kind, ending] { exportTable(kind, ending); });
    };
    add(tr("Web page (HTML)…"), ExportKind::Html, "html");
    add(tr("Markdown…"), ExportKind::Markdown, "md");
    add(tr("Table (CSV)…"), ExportKind::Csv, "csv");
    add(tr("Data (JSON)…"), ExportKind::Json, "json");
}

void ContestExporter::exportTable(ExportKind kind, const QString& ending)
{
    const QStringList kinds{QString("*.%1").arg(ending), tr("All files (*)")};
    const QString name = QFileInfo(path_).completeBaseName() + '.' + ending;
    askWhereToSave(page_, tr("Export the table"), kinds, name, [this, kind](const QString& to) {
        inBackground([path = path_, kind, to, commands = settings_.preferences().shareCommands] {
            return writeExport(path, kind, to, commands);
        }).then(this, [this, to](const QString& why) { report(to, why); });
    });
}

void ContestExporter::exportMatch(int pairing, qint64 match)
{
    const QString name =
        QString("%1-%2-%3.parlour").arg(QFileInfo(path_).completeBaseName()).arg(pairing + 1).arg(match + 1);
    const QStringList kinds{tr("Parlour games (*.parlour)"), tr("All files (*)")};
    askWhereToSave(page_, tr("Export the match"), kinds, name, [this, pairing, match](const QString& to) {
        inBackground([path = path_, pairing, match, to, commands = settings_.preferences().shareCommands] {
            return parlour::exportMatch(path, pairing, match, to, commands);
        }).then(this, [this, to](const QString& why) { report(to, why); });
    });
}

void ContestExporter::report(const QString& to, const QString& why)
{
    const QString name = QDir::toNativeSeparators(to);
    emit said(why.isEmpty() ? tr("Exported to %1").arg(name) : tr("%1 was not written: %2").arg(name, why));
}

} // namespace parlour
