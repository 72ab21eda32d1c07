// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/fault_drawer.h"

#include "app/contest/match_reader.h"
#include "app/draw/background_work.h"
#include "app/seating/scoreboard.h"
#include "app/widgets/controls.h"
#include "app/widgets/window_style.h"

#include <QHBoxLayout>

namespace parlour {

namespace {

constexpr std::size_t kMax = 100;

/// A fault: the place in the match, and a description.
class FaultRow : public Pressable {
public:
    FaultRow(const QString& where, const QString& what) : where_(where)
    {
        setText(what);
        setAccessibleName(QString("%1: %2").arg(where, what));
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        return 26 + QFontMetrics(typeFont(13)).boundingRect(0, 0, width - 8, 500, Qt::TextWordWrap, text()).height() + 6;
    }
    QSize sizeHint() const override { return {240, heightForWidth(std::max(width(), 240))}; }

protected:
    void resizeEvent(QResizeEvent*) override { setFixedHeight(heightForWidth(width())); }
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Ink colours = ink(this);
        painter.fillRect(QRect(0, 0, width(), 1), colours.line);
        if (underMouse())
            painter.fillRect(rect(), colours.raise);
        painter.setPen(colours.dim);
        painter.setFont(typeFont(12));
        painter.drawText(QRect(4, 4, width() - 8, 20), Qt::AlignVCenter | Qt::AlignLeading, where_);
        painter.setPen(colours.text);
        painter.setFont(typeFont(13));
        painter.drawText(QRect(4, 25, width() - 8, height() - 26),
                         static_cast<int>(Qt::AlignTop | Qt::AlignLeading) | Qt::TextWordWrap, text());
        if (showsFocus(this))
            drawFocus(painter, QRectF(rect()).adjusted(3, 4, -3, -3), 6);
    }

private:
    QString where_;
};

} // namespace

FaultDrawer::FaultDrawer(const QString& path, int entrant, const QString& name, QWidget* parent)
    : Drawer(tr("Close the list of faults"), parent)
{
    setTitle(tr("Program faults of %1").arg(name));
    content()->addWidget(
        makeParagraph(tr("For a fault the first legal action is played. %n fault(s) end an entrant's contest.", nullptr,
                         Progress::kFaultsThatDisqualify),
                      12, false, true));
    auto* inside = new QWidget;
    lines_ = makeLayout<QVBoxLayout>(0, inside);
    content()->addWidget(makeScroll(inside), 1);

    inBackground([path, entrant] { return readFaults(path, entrant); }).then(this, [this](const FaultPage& page) {
        if (!page.problem.isEmpty())
            lines_->addWidget(makeLabel(page.problem, 13));
        for (std::size_t i = 0; i < std::min(kMax, page.lines.size()); ++i) {
            const FaultLine& line = page.lines[i];
            auto* row = new FaultRow(tr("Match %1, step %2").arg(countText(line.fault.match + 1)).arg(line.fault.step + 1),
                                     QString::fromStdString(line.fault.what));
            connect(row, &Pressable::clicked, this,
                    [this, pairing = line.pairing, match = line.fault.match] { emit replayWanted(pairing, match); });
            lines_->addWidget(row);
        }
        lines_->addStretch();
    });
}

} // namespace parlour
