// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rows of an SQLite database, read page by page without its schema and its inner pages. Rows in undamaged leaves are
// found in files that SQLite itself refuses: damaged at any place, or cut short. Called by the recovery of the history;
// knows no table.
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QFile>
#include <QVariantList>

#include <functional>
#include <map>
#include <optional>
#include <set>

namespace parlour {

/// Format: https://www.sqlite.org/fileformat2.html. Never writes to the file.
class DatabasePages {
public:
    /// The log next to the file (-wal) counts as far as it was committed. A file that cannot be read has no rows.
    explicit DatabasePages(const QString& path);

    /// `row`: its number. The column that is an alias of the number is NULL, and columns that were added later are missing.
    using VisitRow = std::function<void(qint64 row, const QVariantList& values)>;
    /// Visits the rows of all tables in the order of their pages. Rows that go on in a damaged page are left out.
    void eachRow(const VisitRow& visit) const;
    /// Visits the keys of all indexes likewise. The last value of a key is the number of its row.
    void eachKey(const std::function<void(const QVariantList& values)>& visit) const;
    /// Leaves out the tree of a table or an index from now on, as far as it can be followed from its first page.
    void exclude(qint64 root);

private:
    enum class Kind { IndexInner = 2, TableInner = 5, IndexLeaf = 10, TableLeaf = 13 };
    struct Node;

    void readLog(const QString& path);
    void excludeFree();
    QByteArrayView page(qint64 number) const;
    qint64 count() const;
    std::optional<Node> node(qint64 number) const;
    std::optional<QVariantList> record(QByteArrayView cell, quint64 size, bool isTable) const;
    void eachCell(const Node& node, const std::function<void(QByteArrayView cell)>& visit) const;

    QFile file_; ///< keeps the mapping
    QByteArrayView bytes_;
    QByteArray log_;
    std::map<qint64, QByteArrayView> newer_; ///< pages in the log, by number
    qint64 pageSize_ = 4096; ///< SQLite's default, where the header cannot be read
    qint64 usable_ = pageSize_; ///< bytes of a page without those reserved for extensions
    std::set<qint64> excluded_;
};

} // namespace parlour
