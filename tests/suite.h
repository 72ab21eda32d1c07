// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tests of a room are one program, so that they are compiled and linked once: PARLOUR_TEST stands where QTEST_MAIN
// would. The first argument names the test, by its file: `build/dev/tests/engine_tests test_replay`; the rest is for Qt
// Test. Without arguments the program lists its tests. CTest runs each in a process of its own.
#pragma once

#include <QTest>

namespace parlour::test {

using Main = int (*)(int argc, char** argv);

/// One of the program's tests, or a child process of one (a window that is to be killed). `file`: the source, or a bare
/// name.
struct Entry {
    Entry(const char* file, Main main);
};

/// Makes the application that the room needs, with or without widgets, and runs `test` in it.
int runTest(QObject& (*make)(), int argc, char** argv);

template <class Test>
int runTest(int argc, char** argv)
{
    return runTest(
        []() -> QObject& {
            static Test test;
            return test;
        },
        argc, argv);
}

} // namespace parlour::test

#define PARLOUR_TEST(Class) static const parlour::test::Entry kEntry##Class(__FILE__, parlour::test::runTest<Class>);
/// `main` gets the arguments from its own name on.
#define PARLOUR_PROGRAM(name, main) static const parlour::test::Entry kEntry_##name(#name, main);
