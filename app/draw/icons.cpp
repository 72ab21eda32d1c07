// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/icons.h"

#include "app/draw/canvas.h"

#include <QIconEngine>
#include <QSvgRenderer>

#include <algorithm>
#include <map>

namespace parlour {

namespace {

const char* pathOf(Icon icon)
{
    switch (icon) {
    case Icon::Back:
        return "M14.5 5.5 8 12l6.500 6.500";
    case Icon::Undo:
        return "M8.5 13.500 4 9l4.500-4.500M4 9h9.500a5.500 5.500 0 0 1 0 11H10";
    case Icon::Hint:
        return "M9.500 18h5M10.500 21h3M8.800 15c-2-1.500-3.300-3.400-3.300-6a6.500 6.500 0 0 1 13 0c0 2.600-1.300 "
               "4.500-3.300 6z";
    case Icon::Gear:
        return "M12 8.700a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600zM12 2.800v3M12 18.200v3M2.800 12h3M18.200 12h3"
               "M5.500 5.500l2.100 2.100M16.400 16.400l2.100 2.100M5.500 18.500l2.100-2.100M16.400 7.600l2.100-2.100";
    case Icon::Log:
        return "M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01";
    case Icon::Scale:
        return "M12 4v16M7.500 20h9M5 7.500l7-1.500 7 1.500M5 7.500 2.300 14a2.800 2.800 0 0 0 5.400 0zM19 7.500 16.300 "
               "14a2.800 2.800 0 0 0 5.400 0z";
    case Icon::Note:
        return "M4 20l1.200-4.200L16.300 4.700a2.100 2.100 0 0 1 3 3L8.200 18.800zM14 7l3 3";
    case Icon::First:
        return "M18.500 6v12l-9-6zM6 6v12";
    case Icon::Previous:
        return "M16.500 6v12l-9-6z";
    case Icon::Next:
        return "M7.500 6v12l9-6z";
    case Icon::Last:
        return "M5.500 6v12l9-6zM18 6v12";
    case Icon::Play:
        return "M8 5v14l11-7z";
    case Icon::Pause:
        return "M8.500 5.500v13M15.500 5.500v13";
    case Icon::Eye:
        return "M2.500 12S6 5.800 12 5.800 21.500 12 21.500 12 18 18.200 12 18.200 2.500 12 2.500 12zM12 9.200a2.800 2.800 "
               "0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z";
    case Icon::Shield:
        return "M12 3l7.500 2.800V12c0 4.600-3.200 7.800-7.500 9-4.300-1.200-7.500-4.400-7.500-9V5.800z";
    case Icon::Sword:
        return "M4.500 4.500 15.500 15.500M19.500 4.500 8.500 15.500M13 18.500l5.500-5.500M5.500 13l5.500 5.500M17 17l3 3M7 "
               "17l-3 3";
    case Icon::Take:
        return "M12 3.500v11M7.500 10.500 12 15l4.500-4.500M4.500 17.500V20h15v-2.500";
    case Icon::Check:
        return "M5 12.500l4.500 4.500L19 7.500";
    case Icon::Share:
        return "M12 15.500V4M8 7.500 12 3.500l4 4M5 12.500V20h14v-7.500";
    case Icon::Save:
        return "M4.500 4.500h12l3 3v12h-15zM8 4.500V9h7.500V4.500M8 19.500v-6h8v6";
    case Icon::Replay:
        return "M4 12a8 8 0 1 0 2.600-5.900M4 4v4.500h4.500";
    case Icon::Close:
        return "M6 6l12 12M18 6 6 18";
    case Icon::Up:
        return "M6 15l6-6 6 6";
    case Icon::Down:
        return "M6 9l6 6 6-6";
    case Icon::Left:
        return "M4 12h16M10 6l-6 6 6 6";
    case Icon::Right:
        return "M4 12h16M14 6l6 6-6 6";
    case Icon::User:
        return "M12 4.200a3.900 3.900 0 1 0 0 7.800 3.900 3.900 0 0 0 0-7.800zM4.500 20.500c0-3.700 3.300-5.700 "
               "7.500-5.700s7.500 2 7.500 5.700";
    case Icon::Bot:
        return "M6 8.500h12a1.500 1.500 0 0 1 1.500 1.500v7.500A1.500 1.500 0 0 1 18 19H6a1.500 1.500 0 0 "
               "1-1.500-1.500V10A1.500 1.500 0 0 1 6 8.500zM12 8.500V5"
               "M12 4.500h.01M9 13h.01M15 13h.01M9.500 16h5M2.500 12.500v3M21.500 12.500v3";
    case Icon::Clock:
        return "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.200l2.800 1.800";
    case Icon::Speed:
        return "M4.300 17.500a8.500 8.500 0 1 1 15.400 0M12 14l4-5";
    case Icon::Branch:
        return "M7 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 15.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM7 "
               "9v6.500M17 9c0 4-10 2-10 6.500";
    case Icon::Help:
        return "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM9.500 9.700a2.500 2.500 0 1 1 3.700 "
               "2.200c-.9.500-1.200 1-1.200 1.900M12 16.700h.01";
    case Icon::Panel:
        return "M4 5.500h16v13H4zM14.500 5.500v13";
    case Icon::Plus:
        return "M12 5v14M5 12h14";
    case Icon::Minus:
        return "M5 12h14";
    case Icon::Trophy:
        return "M7 4.500h10V10a5 5 0 0 1-10 0zM7 6.500H4c0 3 1 4.800 3.500 5M17 6.500h3c0 3-1 4.800-3.500 5M12 15v5M8 20h8";
    case Icon::Copy:
        return "M9 9h11v11H9zM5.500 15H4V4h11v1.500";
    case Icon::Folder:
        return "M3.500 6h6l2 2.500h9V19h-17z";
    case Icon::Trash:
        return "M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 12.500h9l1-12.500M10 11v5M14 11v5";
    case Icon::Star:
        return "M12 3.800l2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8z";
    case Icon::Flag:
        return "M6 20.500v-16M6 5c3-1.800 6 1.600 12 0v8.500c-6 1.600-9-1.800-12 0";
    case Icon::Dice:
        return "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01";
    case Icon::Cards:
        return "M9.500 6.500h9.500v14H9.500zM9.500 17.500 7 18.200 3.800 5l8-2 .8 3.500";
    case Icon::Chart:
        return "M4 4v16h16M8 16.500v-4M12.500 16.500v-8M17 16.500v-11";
    case Icon::Menu:
        return "M4.500 7h15M4.500 12h15M4.500 17h15";
    case Icon::SealedMenu:
        return "M3.500 6.500h17M3.500 12h6.500M3.500 17.500h6.500M17 10.500l4.500 1.700V16c0 2.800-1.900 4.700-4.500 "
               "5.500-2.600-.8-4.500-2.700-4.500-5.500"
               "v-3.800z";
    case Icon::Swap:
        return "M5 8.500h13M14.500 5 18 8.500 14.500 12M19 15.500H6M9.500 12 6 15.500 9.500 19";
    case Icon::Sound:
        return "M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9.500a3.500 3.500 0 0 1 0 5M18 7a7 7 0 0 1 0 10";
    case Icon::Keyboard:
        return "M3 6.500h18v11H3zM7 10h.01M10.500 10h.01M14 10h.01M17 10h.01M8 14h8";
    case Icon::Warning:
        return "M12 4.500 21 19.500H3zM12 10v4.500M12 17h.01";
    case Icon::Stop:
        return "M6.500 6.500h11v11h-11z";
    case Icon::Transfer:
        return "M4 16.500c2-6 8-8 14-6.500M14.500 6 18.800 10l-4.300 4.200";
    case Icon::Discard:
        return "M5 4.500h9v12H5zM14 8l5 1.200-2.700 11L8 18.200";
    case Icon::Hand:
        return "M4.500 8.500 8 19.500l3.500-1M8.500 6h5v13h-5zM17.500 7l2.500.8-3.500 11.500-3-1";
    }
    return "";
}

bool isFilled(Icon icon)
{
    return icon == Icon::Play || icon == Icon::First || icon == Icon::Previous || icon == Icon::Next || icon == Icon::Last
        || icon == Icon::Stop;
}

class LineIcon final : public QIconEngine {
public:
    LineIcon(Icon icon, const QColor& colour) : icon_(icon), colour_(colour) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QColor colour = colour_;
        if (mode == QIcon::Disabled)
            colour.setAlphaF(colour.alphaF() * 0.38F);
        drawIcon(*painter, rect, icon_, colour);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new LineIcon(*this); }

private:
    Icon icon_;
    QColor colour_;
};

/// The drawing of an icon in a colour, cached because parsing takes longer than drawing.
QSvgRenderer& drawingOf(Icon icon, QRgb colour)
{
    static std::map<std::pair<Icon, QRgb>, QSvgRenderer> drawings;
    QSvgRenderer& drawing = drawings[{icon, colour}];
    if (!drawing.isValid()) {
        const QString name = QColor(colour).name();
        const QString svg =
            QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='%1' fill='%2' "
                           "stroke='%3' stroke-width='1.8' stroke-linecap='round' stroke-linejoin='round'/></svg>")
                .arg(QLatin1String(pathOf(icon)), isFilled(icon) ? name : QStringLiteral("none"), name);
        drawing.load(svg.toUtf8());
    }
    return drawing;
}

} // namespace

void drawIcon(QPainter& painter, const QRectF& box, Icon icon, const QColor& colour)
{
    const double side = std::min(box.width(), box.height());
    const PainterState saved(painter);
    painter.setOpacity(painter.opacity() * static_cast<double>(colour.alphaF()));
    painter.setRenderHint(QPainter::Antialiasing);
    drawingOf(icon, colour.rgb())
        .render(&painter, QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side));
}

QIcon makeIcon(Icon icon, const QColor& colour)
{
    return QIcon(new LineIcon(icon, colour));
}

} // namespace parlour
