// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/verbs/terminal.h"

#include <QString>

#include <atomic>
#include <cstdlib>

#include <fcntl.h>
#include <io.h>
#include <windows.h>
// after windows.h
#include <shellapi.h>

namespace parlour::cli {

namespace {

std::atomic<bool> interruptSeen{false};

/// Called by the system on a thread of its own. The console that closes ends the process when this returns.
BOOL WINAPI onInterrupt(DWORD event)
{
    const bool isFirst = !interruptSeen.exchange(true);
    if (event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT)
        return isFirst ? TRUE : FALSE;
    constexpr DWORD kLongest = 10'000; // ms; the system waits for less
    ::Sleep(kLongest);
    return TRUE;
}

} // namespace

std::vector<std::string> beginProgram(int, char**)
{
    // Lines end as on other systems, so that outputs are the same everywhere.
    for (std::FILE* each : {stdin, stdout, stderr})
        ::_setmode(::_fileno(each), _O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
    ::SetConsoleCP(CP_UTF8);
    ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX); // a bot that crashes opens no window
    int count = 0;
    wchar_t** const words = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    std::vector<std::string> all;
    for (int i = 1; words && i < count; ++i)
        all.push_back(QString::fromWCharArray(words[i]).toStdString());
    ::LocalFree(words);
    return all;
}

void exitAtOnce(std::string_view why, int status) noexcept
{
    for (const std::string_view text : {std::string_view(programName()), why})
        ::_write(2, text.data(), static_cast<unsigned>(text.size()));
    std::_Exit(status);
}

bool isTerminal(std::FILE* file)
{
    DWORD mode = 0; // of consoles alone, not of other devices
    return ::GetConsoleMode(reinterpret_cast<HANDLE>(::_get_osfhandle(::_fileno(file))), &mode) != 0;
}

void catchInterrupt()
{
    ::SetConsoleCtrlHandler(onInterrupt, TRUE);
}

bool interrupted()
{
    return interruptSeen;
}

} // namespace parlour::cli
