// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The language of the window, which can change at run time. Owned by the window.
#pragma once

#include <QStringList>
#include <QTranslator>

namespace parlour {

class Language {
public:
    /// Codes of the available languages, English first.
    static QStringList available();
    /// "Français": the language's own name for itself.
    static QString nameOf(const QString& code);

    /// Installs a language; an empty code is the system's, an unknown one English. Widgets receive LanguageChange events.
    void use(const QString& code);

private:
    QTranslator ours_;
    QTranslator qts_;
};

} // namespace parlour
