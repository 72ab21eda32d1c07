// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/words.h"

#include <QCoreApplication>

namespace parlour {

QString inWords(const Text& text)
{
    return text.empty() ? QString() : QCoreApplication::translate(text.context, text.english);
}

QString inWords(const Sentence& sentence)
{
    const QByteArray pattern = inWords(sentence.text).toUtf8();
    const Sentence translated({sentence.text.context, pattern.constData()}, sentence.arguments);
    return QString::fromStdString(translated.english());
}

QString inWords(const Error& error)
{
    return inWords(error.sentence);
}

} // namespace parlour
