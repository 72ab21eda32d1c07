// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/save_dialog.h"

#include <QFileDialog>
#include <QFileInfo>

namespace parlour {

void askWhereToSave(QWidget* parent, const QString& title, const QStringList& kinds, const QString& suggestion,
                    const std::function<void(const QString& path)>& chosen)
{
    auto* dialog = new QFileDialog(parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(kinds);
    dialog->setDefaultSuffix(QFileInfo(suggestion).suffix());
    dialog->selectFile(suggestion);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, chosen);
    dialog->open();
}

} // namespace parlour
