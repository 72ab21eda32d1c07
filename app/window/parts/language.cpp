// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace parlour {

namespace {

constexpr auto kFolder = ":/i18n";
const QString kPrefix = "parlour_";

/// The best available language: "zh_CN" for "zh_CN", "fr" for "fr_CA".
QString nearest(const QString& code)
{
    const QStringList known = Language::available();
    const QLocale wanted(code);
    for (const QString& each : {code, wanted.name(), wanted.name().section('_', 0, 0)})
        if (known.contains(each))
            return each;
    for (const QString& each : known)
        if (QLocale(each).language() == wanted.language())
            return each;
    return "en";
}

} // namespace

QStringList Language::available()
{
    QStringList codes{"en"};
    for (const QString& file : QDir(kFolder).entryList({kPrefix + "*.qm"})) {
        const QString code = file.mid(kPrefix.size()).chopped(3);
        if (!codes.contains(code))
            codes << code;
    }
    return codes;
}

QString Language::nameOf(const QString& code)
{
    const QLocale locale(code);
    QString name = locale.nativeLanguageName();
    if (code == "en")
        name = "English";
    return name.isEmpty() ? code : name.left(1).toUpper() + name.mid(1);
}

void Language::use(const QString& code)
{
    const QString chosen = nearest(code.isEmpty() ? QLocale::system().name() : code);
    QLocale::setDefault(QLocale(chosen));
    for (QTranslator* each : {&ours_, &qts_})
        QCoreApplication::removeTranslator(each);
    if (qts_.load("qtbase_" + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qts_);
    if (ours_.load(QString("%1/%2%3.qm").arg(kFolder, kPrefix, chosen)))
        QCoreApplication::installTranslator(&ours_);
}

} // namespace parlour
