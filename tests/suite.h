// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Test programs: the tests of a room are one program, compiled and linked once, with PARLOUR_TEST in place of QTEST_MAIN.
// The first argument names the test by its file: `build/dev/tests/engine_tests test_replay`; the others are for Qt Test.
// Without arguments the program lists its tests. CTest runs each test in a process of its own.
#pragma once

#include <QTest>

namespace parlour::test {

using Main = int (*)(int argc, char** argv);

/// An entry of the program: a test, or the child process of a test (a window to be killed). `file` is the source or a bare
/// name.
struct Entry {
    Entry(const char* file, Main main);
};

/// Makes the application of the room, with or without widgets, and runs the test in it.
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
/// Defines an entry for `main`, which gets the arguments from its name on.
#define PARLOUR_PROGRAM(name, main) static const parlour::test::Entry kEntry_##name(#name, main);
