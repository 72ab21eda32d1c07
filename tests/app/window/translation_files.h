// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads the translation files of the source tree.
#pragma once

#include <QDir>
#include <QList>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace parlour::test {

/// A text of the program with its translation.
struct Message {
    QString context;
    QString source;
    QString comment;
    QString type; ///< "unfinished", "vanished", "obsolete" or empty
    bool numerus = false;
    QStringList forms; ///< one form, or all plural forms
};

inline const QDir& translationFolder()
{
    static const QDir dir(QStringLiteral(PARLOUR_SOURCE_DIR "/translations"));
    return dir;
}

inline QStringList readTranslation(QXmlStreamReader& xml, bool numerus)
{
    if (!numerus)
        return {xml.readElementText()};
    QStringList forms;
    while (xml.readNextStartElement())
        forms << xml.readElementText();
    return forms;
}

inline Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message;
    message.context = context;
    message.numerus = xml.attributes().value("numerus") == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.type = xml.attributes().value("type").toString();
            message.forms = readTranslation(xml, message.numerus);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

/// All messages of a .ts file, in its order.
inline QList<Message> messagesIn(const QByteArray& text)
{
    QList<Message> all;
    QXmlStreamReader xml(text);
    QString context;
    xml.readNextStartElement(); // TS
    while (xml.readNextStartElement()) { // context
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                all << readMessage(xml, context);
            else
                xml.skipCurrentElement();
        }
    }
    return all;
}

} // namespace parlour::test
