// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Changes a database from outside, as another program would, for tests.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

namespace parlour::test {

/// A connection to a database file, open during its lifetime. One at a time.
class OtherConnection {
public:
    explicit OtherConnection(const QString& path)
    {
        auto database = QSqlDatabase::addDatabase("QSQLITE", "other");
        database.setDatabaseName(path);
        database.open();
    }
    ~OtherConnection()
    {
        QSqlDatabase::database("other").close();
        QSqlDatabase::removeDatabase("other");
    }
    OtherConnection(const OtherConnection&) = delete;
    OtherConnection& operator=(const OtherConnection&) = delete;

    bool run(const QString& statement) { return QSqlQuery(QSqlDatabase::database("other")).exec(statement); }
    /// The first value of the answer; invalid if there is none.
    QVariant value(const QString& statement)
    {
        QSqlQuery query(QSqlDatabase::database("other"));
        return query.exec(statement) && query.next() ? query.value(0) : QVariant();
    }
};

} // namespace parlour::test
