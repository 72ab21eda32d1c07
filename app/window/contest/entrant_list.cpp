// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/entrant_list.h"

#include "app/bots/bot_source.h"
#include "app/draw/text.h"
#include "app/widgets/controls.h"
#include "app/widgets/figure_table.h"
#include "app/widgets/window_style.h"
#include "engine/record/record.h"

#include <QStyle>
#include <QVBoxLayout>

namespace parlour {

/// The row of one entrant: disc, name, id, faults.
class EntrantRow : public Pressable {
public:
    EntrantRow()
    {
        setFixedHeight(44);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void set(const QString& name, const QString& id, Icon icon, int faults, bool isDisqualified)
    {
        if (name == text() && id == id_ && icon == icon_ && faults == faults_ && isDisqualified == isDisqualified_)
            return; // Most updates change nothing here, since faults are rare.
        setText(name);
        id_ = id;
        icon_ = icon;
        faults_ = faults;
        isDisqualified_ = isDisqualified;
        setFocusPolicy(faults > 0 ? Qt::StrongFocus : Qt::NoFocus);
        setEnabled(true);
        const QString fault = EntrantList::tr("%n fault(s)", nullptr, faults);
        setAccessibleName(isDisqualified ? EntrantList::tr("%1, %2, plays no more").arg(name, fault)
                                         : QString("%1, %2").arg(name, fault));
        setToolTip(faults > 0 ? EntrantList::tr("What %1 did wrong").arg(name) : QString("%1, %2").arg(name, id));
        update();
    }
    bool hasFaults() const { return faults_ > 0; }
    QSize sizeHint() const override { return {200, 44}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        const Ink colours = ink(this);
        painter.fillRect(QRect(0, 0, width(), 1), colours.line);
        if (faults_ > 0 && underMouse())
            painter.fillRect(rect().adjusted(0, 1, 0, 0), colours.raise);
        const bool mirrored = isRightToLeft();
        const auto cell = [&](double x, double w, double y, double h) {
            return mirrored ? QRectF(width() - x - w, y, w, h) : QRectF(x, y, w, h);
        };
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.raise2);
        const QRectF disc = cell(0, 30, 7, 30);
        painter.drawEllipse(disc);
        drawIcon(painter, disc.adjusted(6, 6, -6, -6), icon_, colours.text);

        painter.setFont(typeFont(12, faults_ > 0));
        const QString faults = isDisqualified_ ? EntrantList::tr("%n, out", "faults; the bot plays no more", faults_)
                                               : QLocale().toString(faults_);
        const double wide = painter.fontMetrics().horizontalAdvance(faults) + (faults_ > 0 ? 22 : 2);
        const QRectF at = cell(width() - wide, wide, 0, height());
        painter.setPen(faults_ > 0 ? colours.danger : colours.dim);
        painter.drawText(at, static_cast<int>(Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignRight)),
                         faults);
        if (faults_ > 0)
            drawIcon(painter, {mirrored ? at.right() - 16 : at.x(), at.center().y() - 8, 16, 16}, Icon::Warning,
                     colours.danger);

        const double room = width() - 42 - wide - 6;
        const auto line = [&](double y, double h, int pixels, const QColor& colour, const QString& text) {
            painter.setFont(typeFont(pixels));
            painter.setPen(colour);
            painter.drawText(cell(42, room, y, h),
                             static_cast<int>(Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)),
                             cutToFit(painter.fontMetrics(), text, room, Qt::ElideMiddle));
        };
        painter.setPen(colours.text);
        const bool isLong = QFontMetricsF(typeFont(12, true)).horizontalAdvance(text()) > room;
        drawName(painter, cell(42, room, 5, isLong ? 35 : 19), text(), 14, true);
        if (!isLong) // the tool tip has the id
            line(24, 16, 12, colours.dim, id_);
        if (showsFocus(this))
            drawFocus(painter, QRectF(rect()).adjusted(3, 4, -3, -3), 6);
    }

private:
    QString id_;
    Icon icon_ = Icon::Bot;
    int faults_ = -1; ///< not known yet
    bool isDisqualified_ = false;
};

EntrantList::EntrantList(QWidget* parent) : QWidget(parent)
{
    makeLayout<QVBoxLayout>(0, this);
}

void EntrantList::setScores(const Scoreboard& scores)
{
    while (rows_.size() < static_cast<std::size_t>(scores.size())) {
        auto* row = new EntrantRow;
        const int entrant = static_cast<int>(rows_.size());
        connect(row, &Pressable::clicked, this, [this, row, entrant] {
            if (row->hasFaults())
                emit faultsWanted(entrant);
        });
        layout()->addWidget(row);
        rows_.push_back(row);
    }
    for (const TableRow& line : scores.rows()) {
        const std::string& id = scores.plan().entrants[static_cast<std::size_t>(line.entrant)];
        const bool isProgram = isExternal(id);
        const bool isPerson = isPersonSeat(id);
        const QString shown =
            isPerson ? tr("at the table") : QString::fromStdString(isProgram ? id.substr(id.find(':') + 1) : id);
        const Icon icon = isPerson ? Icon::User : isProgram ? Icon::Panel : Icon::Bot;
        rows_[static_cast<std::size_t>(line.entrant)]->set(scores.name(line.entrant), shown, icon, line.faults,
                                                           line.isDisqualified);
    }
}

} // namespace parlour
