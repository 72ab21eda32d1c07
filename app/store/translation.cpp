// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/translation.h"

#include <QCoreApplication>

namespace parlour {

QString translated(const Text& text)
{
    return text.empty() ? QString() : QCoreApplication::translate(text.context, text.english);
}

QString translated(const Sentence& sentence)
{
    const QByteArray pattern = translated(sentence.text).toUtf8();
    const Sentence filled({sentence.text.context, pattern.constData()}, sentence.arguments);
    return QString::fromStdString(filled.english());
}

QString translated(const Error& error)
{
    return translated(error.sentence);
}

} // namespace parlour
