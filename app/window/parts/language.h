// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The language of the window: which there are, and switching while the program runs. Owned by the window.
#pragma once

#include <QStringList>
#include <QTranslator>

namespace parlour {

class Language {
public:
    /// Codes of the languages there are, English first.
    static QStringList available();
    /// "Français": the language's own name for itself.
    static QString nameOf(const QString& code);

    /// Puts a language into use; an empty code is the system's, an unknown one English. Widgets hear of it by
    /// LanguageChange.
    void use(const QString& code);

private:
    QTranslator ours_;
    QTranslator qts_;
};

} // namespace parlour
