// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Renders the program's icon in the standard sizes of desktops, and joins them to an icon of Windows (parlour.ico) and of
// macOS (parlour.icns). Run by the build: make_icons ICON.svg FOLDER
#include <QBuffer>
#include <QDataStream>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <map>

namespace {

using Pictures = std::map<int, QByteArray>; ///< PNG, by size in pixels

QByteArray render(QSvgRenderer& icon, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    icon.render(&painter);
    painter.end();
    QBuffer png;
    return png.open(QIODevice::WriteOnly) && image.save(&png, "PNG") ? png.data() : QByteArray();
}

/// A header, then an entry of 16 bytes for each picture, then the pictures.
QByteArray windowsIcon(const Pictures& pictures)
{
    QByteArray icon;
    QDataStream out(&icon, QIODevice::WriteOnly);
    out.setByteOrder(QDataStream::LittleEndian);
    constexpr quint16 kIcon = 1;
    out << quint16{0} << kIcon << static_cast<quint16>(pictures.size());
    auto at = static_cast<quint32>(6 + 16 * pictures.size());
    for (const auto& [size, png] : pictures) {
        const auto side = static_cast<quint8>(size); // 0 is 256
        out << side << side << quint8{0} << quint8{0} << quint16{1} << quint16{32} << static_cast<quint32>(png.size()) << at;
        at += static_cast<quint32>(png.size());
    }
    for (const auto& each : pictures)
        icon += each.second;
    return icon;
}

/// Blocks of a type, a length with this head, and a picture.
QByteArray macIcon(const Pictures& pictures)
{
    const std::map<int, const char*> types{{16, "icp4"},  {32, "icp5"},  {64, "icp6"},
                                           {128, "ic07"}, {256, "ic08"}, {512, "ic09"}};
    const auto block = [](const char* type, const QByteArray& content) {
        QByteArray head;
        QDataStream(&head, QIODevice::WriteOnly) << static_cast<quint32>(content.size() + 8);
        return type + head + content;
    };
    QByteArray blocks;
    for (const auto& [size, type] : types)
        blocks += block(type, pictures.at(size));
    return block("icns", blocks);
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return !bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    if (!icon.isValid())
        return 1;
    const QString folder = QString::fromLocal8Bit(argv[2]);
    Pictures pictures;
    for (const int size : {16, 24, 32, 48, 64, 128, 256, 512})
        pictures[size] = render(icon, size);
    bool isDone = write(folder + "/parlour.icns", macIcon(pictures));
    pictures.erase(512); // larger than an icon of Windows
    for (const auto& [size, png] : pictures)
        isDone = write(QStringLiteral("%1/%2.png").arg(folder).arg(size), png) && isDone;
    return isDone && write(folder + "/parlour.ico", windowsIcon(pictures)) ? 0 : 1;
}
