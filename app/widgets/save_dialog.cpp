// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/save_dialog.h"

#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>
#include <QStandardPaths>

namespace parlour {

QFileDialog* makeFileDialog(QWidget* parent, const QString& title)
{
    constexpr const char* kLast = "parlourLastFolder"; // a property of the application
    QString folder = QCoreApplication::instance()->property(kLast).toString();
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto* dialog = new QFileDialog(parent, title, folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [](const QString& path) {
        const QFileInfo chosen(path);
        QCoreApplication::instance()->setProperty(kLast, chosen.isDir() ? path : chosen.absolutePath());
    });
    return dialog;
}

QString datedName(const std::string& game, const QString& suffix)
{
    return QString("%1-%2.%3").arg(QString::fromStdString(game), QDate::currentDate().toString(Qt::ISODate), suffix);
}

void askWhereToSave(QWidget* parent, const QString& title, const QStringList& kinds, const QString& suggestion,
                    const std::function<void(const QString& path)>& chosen)
{
    QFileDialog* dialog = makeFileDialog(parent, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(kinds);
    dialog->setDefaultSuffix(QFileInfo(suggestion).suffix());
    dialog->selectFile(suggestion);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

} // namespace parlour
