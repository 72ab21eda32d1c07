// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hears of every text that is drawn cut as long as it lives, for tests of windows and tables.
#pragma once

#include "app/stage/layout.h"

#include <QImage>
#include <QLoggingCategory>
#include <QPainter>
#include <QStringList>

namespace parlour::test {

class CutTexts {
public:
    CutTexts()
    {
        list().clear();
        QLoggingCategory::setFilterRules(QStringLiteral("parlour.cut.debug=true"));
        before_ = qInstallMessageHandler(hear);
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
    static void hear(QtMsgType, const QMessageLogContext& context, const QString& text)
    {
        if (qstrcmp(context.category, "parlour.cut") == 0)
            list() << text;
    }

    QtMessageHandler before_;
};

/// The texts that are cut when the pieces of a table are drawn.
inline QStringList cutOn(const Layout& layout)
{
    const CutTexts heard;
    for (const Piece& piece : layout.pieces) {
        QImage image(piece.size.toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        piece.face.draw(painter, piece.size);
    }
    return CutTexts::list();
}

} // namespace parlour::test
