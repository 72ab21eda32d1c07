// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/suite.h"

#ifdef PARLOUR_TEST_WIDGETS
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <cstdio>
#include <map>
#include <string>

namespace parlour::test {

namespace {

std::map<std::string, Main>& entries()
{
    static std::map<std::string, Main> all;
    return all;
}

/// "test_replay" of "tests/engine/test_replay.cpp".
std::string stem(const std::string& file)
{
    const auto begin = file.rfind('/') + 1; // 0 without a slash
    return file.substr(begin, file.find('.', begin) - begin);
}

} // namespace

Entry::Entry(const char* file, Main main)
{
    entries().emplace(stem(file), main);
}

int runTest(QObject& (*make)(), int argc, char** argv)
{
    Application application(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    return QTest::qExec(&make(), argc, argv);
}

} // namespace parlour::test

int main(int argc, char** argv)
{
    using parlour::test::entries;
    const auto found = entries().find(argc > 1 ? argv[1] : "");
    if (found != entries().end()) {
        argv[1] = argv[0]; // keeps the program's path
        return found->second(argc - 1, argv + 1);
    }
    for (const auto& [name, main] : entries())
        std::puts(name.c_str());
    return argc > 1 ? 2 : 0;
}
