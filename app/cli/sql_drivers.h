// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// SQL drivers for the verbs that open contest files. The other verbs start without an application.
#pragma once

#include <QCoreApplication>

namespace parlour::cli {

/// Makes SQL drivers available during its lifetime: Qt finds them through the application.
class SqlDrivers {
    int count_ = 1;
    char name_[12] = "parlour-cli";
    char* names_[2] = {name_, nullptr};
    QCoreApplication application_{count_, names_};
};

} // namespace parlour::cli
