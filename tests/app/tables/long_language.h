// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A translator that makes all texts 40 % longer during its lifetime.
#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace parlour::test {

class LongLanguage final : public QTranslator {
public:
    LongLanguage() { QCoreApplication::installTranslator(this); }
    ~LongLanguage() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int n) const override
    {
        QString source = QString::fromUtf8(text);
        if (n >= 0)
            source.replace(QStringLiteral("%n"), QString::number(n));
        return source + QString(QStringLiteral("eaxusetnyo lorimpa").repeated(9)).left(source.size() * 2 / 5 + 1);
    }
};

} // namespace parlour::test
