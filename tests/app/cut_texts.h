// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Collects the texts that are drawn elided, for tests of windows and tables.
#pragma once

#include "app/stage/layout.h"

#include <QImage>
#include <QLoggingCategory>
#include <QPainter>
#include <QStringList>

namespace parlour::test {

/// Collects elided texts during its life. One at a time.
class CutTexts {
public:
    CutTexts()
    {
        list().clear();
        QLoggingCategory::setFilterRules(QStringLiteral("parlour.cut.debug=true"));
        before_ = qInstallMessageHandler(collect);
    }
    ~CutTexts()
    {
        qInstallMessageHandler(before_);
        QLoggingCategory::setFilterRules({});
    }
    CutTexts(const CutTexts&) = delete;
    CutTexts& operator=(const CutTexts&) = delete;

    static QStringList& list()
    {
        static QStringList texts;
        return texts;
    }

private:
    static void collect(QtMsgType, const QMessageLogContext& context, const QString& text)
    {
        if (qstrcmp(context.category, "parlour.cut") == 0)
            list() << text;
    }

    QtMessageHandler before_;
};

/// The texts that are elided when the pieces of a layout are drawn.
inline QStringList cutOn(const Layout& layout)
{
    const CutTexts collector;
    for (const Piece& piece : layout.pieces) {
        QImage image(piece.size.toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        piece.face.draw(painter, piece.size);
    }
    return CutTexts::list();
}

} // namespace parlour::test
