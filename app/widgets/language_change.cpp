// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/language_change.h"

#include <QEvent>
#include <QWidget>

namespace parlour {

namespace {

class LanguageFilter : public QObject {
public:
    LanguageFilter(QWidget* widget, std::function<void()> show) : QObject(widget), show_(std::move(show))
    {
        widget->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange)
            show_();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> show_;
};

} // namespace

void keepTranslated(QWidget* widget, std::function<void()> show)
{
    show();
    new LanguageFilter(widget, std::move(show));
}

} // namespace parlour
