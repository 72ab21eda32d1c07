// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/database_pages.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace parlour {

namespace {

constexpr qsizetype kFileHeader = 100; ///< bytes before the node of the first page
constexpr qint64 kLeastPage = 512, kMostPage = 65536;
const QByteArrayView kMagic("SQLite format 3\0", 16);

/// Takes values from the front of bytes. Past their end it gives zeros and is no longer valid.
class Cursor {
public:
    explicit Cursor(QByteArrayView rest) : rest_(rest) {}

    bool isValid() const { return isValid_; }
    qsizetype left() const { return rest_.size(); }

    QByteArrayView bytes(quint64 size)
    {
        isValid_ = isValid_ && size <= static_cast<quint64>(rest_.size());
        if (!isValid_)
            return {};
        const QByteArrayView taken = rest_.first(static_cast<qsizetype>(size));
        rest_ = rest_.sliced(taken.size());
        return taken;
    }

    /// An unsigned number, the highest byte first.
    quint64 number(int size)
    {
        quint64 value = 0;
        for (const char byte : bytes(static_cast<quint64>(size)))
            value = value << 8U | static_cast<unsigned char>(byte);
        return value;
    }

    /// A number of one to nine bytes: seven bits of each, and all bits of the ninth.
    quint64 varint()
    {
        constexpr int kMost = 9;
        quint64 value = 0;
        for (int i = 1; i <= kMost; ++i) {
            const quint64 byte = number(1);
            if (i == kMost)
                return value << 8U | byte;
            value = value << 7U | (byte & 0x7fU);
            if (byte < 0x80U)
                break;
        }
        return value;
    }

private:
    QByteArrayView rest_;
    bool isValid_ = true;
};

quint64 numberAt(QByteArrayView bytes, qsizetype at, int size)
{
    return at <= bytes.size() ? Cursor(bytes.sliced(at)).number(size) : 0;
}

/// A value of a record by its serial type.
QVariant valueOf(Cursor& body, quint64 type)
{
    constexpr quint64 kFloat = 7, kZero = 8, kOne = 9, kBlob = 12;
    constexpr std::array kSizes = {0, 1, 2, 3, 4, 6, 8, 8};
    if (type == 0)
        return {};
    if (type >= kBlob) {
        const QByteArrayView bytes = body.bytes((type - kBlob) / 2);
        return type % 2 == 0 ? QVariant(bytes.toByteArray()) : QVariant(QString::fromUtf8(bytes));
    }
    if (type == kZero || type == kOne)
        return static_cast<qint64>(type - kZero);
    if (type > kOne) { // reserved
        body.bytes(static_cast<quint64>(body.left()) + 1);
        return {};
    }
    const int size = kSizes[type];
    const quint64 bits = body.number(size);
    if (type == kFloat)
        return std::bit_cast<double>(bits);
    const int unused = 64 - 8 * size;
    return static_cast<qint64>(bits << static_cast<unsigned>(unused)) >> unused;
}

std::optional<QVariantList> valuesOf(QByteArrayView record)
{
    Cursor start(record);
    const quint64 size = start.varint();
    const qsizetype read = record.size() - start.left();
    if (size < static_cast<quint64>(read) || size > static_cast<quint64>(record.size()))
        return std::nullopt;
    Cursor types(record.first(static_cast<qsizetype>(size)).sliced(read));
    Cursor body(record.sliced(static_cast<qsizetype>(size)));
    QVariantList values;
    while (types.left() > 0 && types.isValid()) {
        const quint64 type = types.varint(); // before the value, as the order of arguments is open
        values << valueOf(body, type);
    }
    return types.isValid() && body.isValid() ? std::optional(values) : std::nullopt;
}

} // namespace

/// A page of a tree.
struct DatabasePages::Node {
    Kind kind;
    QByteArrayView page;
    qsizetype start; ///< of its header in the page

    bool isInner() const { return kind == Kind::IndexInner || kind == Kind::TableInner; }
    qsizetype cells() const { return static_cast<qsizetype>(numberAt(page, start + 3, 2)); }
};

DatabasePages::DatabasePages(const QString& path) : file_(path)
{
    if (!file_.open(QIODevice::ReadOnly))
        return;
    const uchar* start = file_.map(0, file_.size());
    if (!start)
        return;
    bytes_ = QByteArrayView(start, file_.size());
    readLog(path + QStringLiteral("-wal"));
    const QByteArrayView first = newer_.contains(1) ? newer_.at(1) : bytes_;
    if (!first.startsWith(kMagic))
        return;
    const auto size = static_cast<qint64>(numberAt(first, 16, 2)); // 1 stands for the largest
    const qint64 wanted = size == 1 ? kMostPage : size;
    if (wanted >= kLeastPage && std::has_single_bit(static_cast<quint64>(wanted)))
        pageSize_ = wanted;
    usable_ = pageSize_ - static_cast<qint64>(numberAt(first, 20, 1));
    excludeFree();
}

/// Takes the pages of the log up to its last commit. Frames with another salt are left over from an earlier round.
void DatabasePages::readLog(const QString& path)
{
    constexpr qsizetype kHeader = 32, kSaltsAt = 16, kFrameHeader = 24, kFrameSaltsAt = 8, kSalts = 8;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    log_ = file.readAll();
    const auto size = static_cast<qsizetype>(numberAt(log_, 8, 4));
    if (size < kLeastPage || size > kMostPage)
        return;
    pageSize_ = usable_ = size;
    const QByteArrayView all(log_);
    const qint64 most = (bytes_.size() + all.size()) / size; ///< pages that there can be
    std::map<qint64, QByteArrayView> frames;
    for (qsizetype at = kHeader; at + kFrameHeader + size <= all.size(); at += kFrameHeader + size) {
        if (all.sliced(at + kFrameSaltsAt, kSalts) != all.sliced(kSaltsAt, kSalts))
            break;
        if (const auto number = static_cast<qint64>(numberAt(all, at, 4)); number <= most)
            frames[number] = all.sliced(at + kFrameHeader, size);
        const bool isCommit = numberAt(all, at + 4, 4) != 0;
        if (isCommit)
            for (const auto& [page, bytes] : std::exchange(frames, {}))
                newer_[page] = bytes;
    }
}

/// Leaves out pages that are not in use, which may hold rows that were deleted.
void DatabasePages::excludeFree()
{
    auto trunk = static_cast<qint64>(numberAt(page(1), 32, 4));
    while (trunk != 0 && excluded_.insert(trunk).second) {
        const QByteArrayView bytes = page(trunk);
        const auto leaves = static_cast<qsizetype>(numberAt(bytes, 4, 4));
        for (qsizetype i = 0; i < leaves && 8 + 4 * i < bytes.size(); ++i)
            excluded_.insert(static_cast<qint64>(numberAt(bytes, 8 + 4 * i, 4)));
        trunk = static_cast<qint64>(numberAt(bytes, 0, 4));
    }
}

qint64 DatabasePages::count() const
{
    const qint64 inFile = (bytes_.size() + pageSize_ - 1) / pageSize_;
    return newer_.empty() ? inFile : std::max(inFile, newer_.rbegin()->first);
}

/// A page by its number, from 1; shorter or empty where the file ends.
QByteArrayView DatabasePages::page(qint64 number) const
{
    if (const auto at = newer_.find(number); at != newer_.end())
        return at->second;
    const qint64 start = (number - 1) * pageSize_;
    return number < 1 || start >= bytes_.size() ? QByteArrayView()
                                                : bytes_.sliced(start, std::min(pageSize_, bytes_.size() - start));
}

std::optional<DatabasePages::Node> DatabasePages::node(qint64 number) const
{
    const qsizetype start = number == 1 ? kFileHeader : 0;
    const QByteArrayView bytes = page(number);
    const auto kind = static_cast<Kind>(numberAt(bytes, start, 1));
    for (const Kind known : {Kind::IndexInner, Kind::TableInner, Kind::IndexLeaf, Kind::TableLeaf})
        if (kind == known)
            return Node{kind, bytes, start};
    return std::nullopt;
}

void DatabasePages::eachCell(const Node& node, const std::function<void(QByteArrayView cell)>& visit) const
{
    const qsizetype pointers = node.start + (node.isInner() ? 12 : 8);
    for (qsizetype i = 0; i < node.cells() && pointers + 2 * i < node.page.size(); ++i) {
        const auto at = static_cast<qsizetype>(numberAt(node.page, pointers + 2 * i, 2));
        if (at > 0 && at < node.page.size())
            visit(node.page.sliced(at));
    }
}

/// The record of `size` bytes at the front of a cell, with the pages it goes on in; nullopt if one of them is damaged.
std::optional<QVariantList> DatabasePages::record(QByteArrayView cell, quint64 size, bool isTable) const
{
    if (size > static_cast<quint64>(bytes_.size() + log_.size()))
        return std::nullopt;
    const auto whole = static_cast<qint64>(size);
    const qint64 most = isTable ? usable_ - 35 : (usable_ - 12) * 64 / 255 - 23;
    const qint64 least = (usable_ - 12) * 32 / 255 - 23;
    const qint64 rest = least + (whole - least) % (usable_ - 4);
    const qint64 local = whole <= most ? whole : rest <= most ? rest : least;
    Cursor start(cell);
    QByteArray bytes = start.bytes(static_cast<quint64>(local)).toByteArray();
    auto next = static_cast<qint64>(whole > local ? start.number(4) : 0);
    while (start.isValid() && bytes.size() < whole) {
        const QByteArrayView more = page(next);
        const qint64 wanted = std::min(usable_ - 4, whole - bytes.size());
        if (more.size() < 4 + wanted)
            return std::nullopt;
        bytes += more.sliced(4, wanted);
        next = static_cast<qint64>(numberAt(more, 0, 4));
    }
    return start.isValid() ? valuesOf(bytes) : std::nullopt;
}

void DatabasePages::eachRow(const VisitRow& visit) const
{
    for (qint64 number = 1; number <= count(); ++number) {
        const auto leaf = node(number);
        if (!leaf || leaf->kind != Kind::TableLeaf || excluded_.contains(number))
            continue;
        eachCell(*leaf, [&](QByteArrayView cell) {
            Cursor start(cell);
            const quint64 size = start.varint();
            const auto row = static_cast<qint64>(start.varint());
            const auto values = record(cell.sliced(cell.size() - start.left()), size, true);
            if (values)
                visit(row, *values);
        });
    }
}

void DatabasePages::eachKey(const std::function<void(const QVariantList& values)>& visit) const
{
    for (qint64 number = 1; number <= count(); ++number) {
        const auto found = node(number);
        const bool isIndex = found && (found->kind == Kind::IndexInner || found->kind == Kind::IndexLeaf);
        if (!isIndex || excluded_.contains(number))
            continue;
        eachCell(*found, [&](QByteArrayView cell) {
            Cursor start(cell);
            if (found->isInner())
                start.number(4); // the page below
            const quint64 size = start.varint();
            const auto values = record(cell.sliced(cell.size() - start.left()), size, false);
            if (values)
                visit(*values);
        });
    }
}

void DatabasePages::exclude(qint64 root)
{
    std::vector<qint64> open{root};
    while (!open.empty()) {
        const qint64 number = open.back();
        open.pop_back();
        const auto found = node(number);
        if (!found || !excluded_.insert(number).second || !found->isInner())
            continue;
        open.push_back(static_cast<qint64>(numberAt(found->page, found->start + 8, 4)));
        eachCell(*found, [&](QByteArrayView cell) { open.push_back(static_cast<qint64>(numberAt(cell, 0, 4))); });
    }
}

} // namespace parlour
