// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The process of a bot in a job object, which ends all its processes and limits their number, memory and time. There are no
// walls: a bot can read and write what its user can.
#include "app/bots/bot_process.h"

#include "app/bots/containment.h"
#include "app/bots/handle_streams_windows.h"

#include <QDir>

#include <array>
#include <optional>
#include <utility>

#include <windows.h>

namespace parlour {

namespace {

constexpr UINT kKilled = 128 + 9; ///< the status of a killed process, as a shell reports it elsewhere
constexpr DWORD kPipeBytes = 65536;

class Handle {
public:
    Handle() = default;
    explicit Handle(HANDLE handle) : handle_(handle) {}
    Handle(Handle&& other) noexcept : handle_(other.take()) {}
    Handle& operator=(Handle&& other) noexcept
    {
        close();
        handle_ = other.take();
        return *this;
    }
    ~Handle() { close(); }
    HANDLE get() const { return handle_; }
    HANDLE take() { return std::exchange(handle_, nullptr); }
    void close()
    {
        if (handle_)
            ::CloseHandle(take());
    }

private:
    HANDLE handle_ = nullptr;
};

/// A pipe of which the bot inherits one end.
struct BotPipe {
    Handle own, bots;
};

BotPipe makePipe(bool botReads)
{
    SECURITY_ATTRIBUTES inherited{sizeof inherited, nullptr, TRUE};
    HANDLE reads = nullptr, writes = nullptr;
    if (::CreatePipe(&reads, &writes, &inherited, kPipeBytes) == 0)
        return {};
    BotPipe pipe{Handle(botReads ? writes : reads), Handle(botReads ? reads : writes)};
    ::SetHandleInformation(pipe.own.get(), HANDLE_FLAG_INHERIT, 0);
    return pipe;
}

/// One word of a command line, quoted so that programs read it back by the rules of Microsoft's C library.
QString quoted(const QString& word)
{
    QString text = QStringLiteral("\"");
    int backslashes = 0;
    for (const QChar letter : word) {
        if (letter == u'"') // those before a quotation mark are doubled, and it has one of its own
            text += QString(backslashes + 1, u'\\');
        backslashes = letter == u'\\' ? backslashes + 1 : 0;
        text += letter;
    }
    return text + QString(backslashes, u'\\') + u'"';
}

std::wstring commandLine(const std::vector<std::string>& words)
{
    QStringList all;
    for (const std::string& word : words)
        all << quoted(QString::fromStdString(word));
    return all.join(u' ').toStdWString();
}

/// The variables that programs need to start, and nothing personal, as CreateProcess reads them.
std::wstring environment()
{
    std::wstring block;
    for (const char* name : {"ComSpec", "LD_LIBRARY_PATH", "PATH", "PATHEXT", "SystemDrive", "SystemRoot", "TEMP", "TMP",
                             "WINDIR", "WINEDEBUG"})
        if (qEnvironmentVariableIsSet(name))
            block += (QLatin1String(name) + u'=' + qEnvironmentVariable(name)).toStdWString() + L'\0';
    for (const char* set : {"LANG=C.UTF-8", "PYTHONDONTWRITEBYTECODE=1", "PYTHONUTF8=1"})
        block += QString::fromLatin1(set).toStdWString() + L'\0';
    return block + L'\0';
}

Handle makeJob(const BotLimits& limits)
{
    Handle job(::CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limit{};
    limit.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION
        | JOB_OBJECT_LIMIT_ACTIVE_PROCESS | JOB_OBJECT_LIMIT_JOB_MEMORY | JOB_OBJECT_LIMIT_JOB_TIME;
    limit.BasicLimitInformation.ActiveProcessLimit = static_cast<DWORD>(limits.tasks);
    limit.BasicLimitInformation.PerJobUserTimeLimit.QuadPart = LONGLONG{limits.processorTime} * 10'000'000; // 100 ns
    limit.JobMemoryLimit = limits.memory;
    if (::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limit, sizeof limit) == 0)
        return {};
    JOBOBJECT_BASIC_UI_RESTRICTIONS apart{JOB_OBJECT_UILIMIT_DESKTOP | JOB_OBJECT_UILIMIT_EXITWINDOWS
                                          | JOB_OBJECT_UILIMIT_HANDLES | JOB_OBJECT_UILIMIT_READCLIPBOARD
                                          | JOB_OBJECT_UILIMIT_WRITECLIPBOARD | JOB_OBJECT_UILIMIT_SYSTEMPARAMETERS};
    ::SetInformationJobObject(job.get(), JobObjectBasicUIRestrictions, &apart, sizeof apart);
    return job;
}

/// Attributes of a new process: it inherits these handles and no others, also not those of bots that start meanwhile.
class Inheritance {
public:
    explicit Inheritance(std::array<HANDLE, 3> handles) : handles_(handles)
    {
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        bytes_.resize(size);
        isReady_ = ::InitializeProcThreadAttributeList(list(), 1, 0, &size) != 0
            && ::UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles_.data(), sizeof handles_,
                                           nullptr, nullptr)
                != 0;
    }
    ~Inheritance() { ::DeleteProcThreadAttributeList(list()); }
    Inheritance(const Inheritance&) = delete;
    Inheritance& operator=(const Inheritance&) = delete;
    bool isReady() const { return isReady_; }
    LPPROC_THREAD_ATTRIBUTE_LIST list() { return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(bytes_.data()); }

private:
    std::array<HANDLE, 3> handles_;
    std::vector<char> bytes_;
    bool isReady_ = false;
};

/// Starts a program in the job, of which not one instruction runs outside; null if it cannot be started.
Handle startInJob(HANDLE job, const PlacedCommand& command, std::array<HANDLE, 3> pipes)
{
    Inheritance inherited(pipes);
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof start;
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = pipes[0];
    start.StartupInfo.hStdOutput = pipes[1];
    start.StartupInfo.hStdError = pipes[2];
    start.lpAttributeList = inherited.list();
    const std::wstring program = QDir::toNativeSeparators(QString::fromStdString(command.words.front())).toStdWString();
    const std::wstring folder = QDir::toNativeSeparators(command.folder).toStdWString();
    std::wstring words = commandLine(command.words), variables = environment();
    PROCESS_INFORMATION made{};
    constexpr DWORD kHow = CREATE_SUSPENDED | CREATE_NO_WINDOW | CREATE_UNICODE_ENVIRONMENT | EXTENDED_STARTUPINFO_PRESENT;
    if (!inherited.isReady()
        || ::CreateProcessW(program.c_str(), words.data(), nullptr, nullptr, TRUE, kHow, variables.data(), folder.c_str(),
                            &start.StartupInfo, &made)
            == 0)
        return {};
    Handle process(made.hProcess);
    const Handle thread(made.hThread);
    if (::AssignProcessToJobObject(job, process.get()) != 0 && ::ResumeThread(thread.get()) != static_cast<DWORD>(-1))
        return process;
    ::TerminateProcess(process.get(), kKilled);
    return {};
}

} // namespace

Text limitsNotice()
{
    return SAY("Bots",
               "Limits only: this system has no sandbox for other programs. They can do what you can, within limits on "
               "memory, processes and time.");
}

Walls bestWalls()
{
    return Walls::None;
}

struct BotProcess::System {
    Handle job, process; ///< no process: it has ended and was waited for
    DWORD status = 127; ///< as of a program that cannot be started
    std::optional<HandleWriter> input;
    HandleReader reader;
    std::optional<std::size_t> output, errors; ///< their numbers in the reader until their end
};

BotProcess::BotProcess(const BotLimits& limits) : limits_(limits), system_(std::make_unique<System>()) {}

// ------------------------------------------------------------------------------------------------ beginning and end

Expected<std::unique_ptr<BotProcess>> BotProcess::start(const std::vector<std::string>& words, const BotLimits& limits)
{
    std::unique_ptr<BotProcess> process(new BotProcess(limits));
    System& system = *process->system_;
    BotPipe in = makePipe(true), out = makePipe(false), errors = makePipe(false);
    system.job = makeJob(limits);
    if (!in.own.get() || !out.own.get() || !errors.own.get() || !system.job.get())
        return Error(SAY("Error", "the system cannot start any more programs: %1"),
                     {qt_error_string(static_cast<int>(::GetLastError())).trimmed().toStdString()});
    system.process = startInJob(system.job.get(), placed(words), {in.bots.get(), out.bots.get(), errors.bots.get()});
    if (!system.process.get()) {
        const bool isMissing = ::GetLastError() == ERROR_FILE_NOT_FOUND || ::GetLastError() == ERROR_PATH_NOT_FOUND;
        process->hearErrors(isMissing ? "there is no such program\n" : "the program cannot be started\n");
        return process;
    }
    system.input.emplace(in.own.take());
    system.output = system.reader.add(out.own.take());
    system.errors = system.reader.add(errors.own.take());
    return process;
}

BotProcess::~BotProcess()
{
    kill();
}

void BotProcess::kill()
{
    if (!system_->process.get())
        return;
    ::TerminateJobObject(system_->job.get(), kKilled);
    reap(true);
}

bool BotProcess::reap(bool block)
{
    if (!system_->process.get())
        return true;
    if (::WaitForSingleObject(system_->process.get(), block ? INFINITE : 0) != WAIT_OBJECT_0)
        return false;
    ::GetExitCodeProcess(system_->process.get(), &system_->status);
    ::TerminateJobObject(system_->job.get(), kKilled); // remaining children
    system_->process.close();
    return true;
}

std::string BotProcess::howItEnded()
{
    // A process that closes its output is usually about to end, on a busy machine within half a second.
    constexpr DWORD kAWhile = 500; // ms
    if (system_->process.get())
        ::WaitForSingleObject(system_->process.get(), kAWhile);
    if (!reap(false))
        return "closed its output";
    if (system_->status == kKilled)
        return "was ended by signal 9";
    constexpr DWORD kFirstException = 0xC0000000;
    return system_->status < kFirstException
        ? "ended with status " + std::to_string(system_->status)
        : "was ended by exception " + QByteArray::number(system_->status, 16).toUpper().toStdString();
}

// ------------------------------------------------------------------------------------------------ pipes

void BotProcess::flush()
{
    if (system_->input)
        system_->input->write(std::exchange(unsent_, {}));
}

void BotProcess::closeInput()
{
    system_->input.reset();
}

bool BotProcess::isOutputOpen() const
{
    return system_->output.has_value();
}

bool BotProcess::isErrorOpen() const
{
    return system_->errors.has_value();
}

/// Waits until a pipe has bytes or ends, and reads it. False if none did by the deadline.
bool BotProcess::wait(Clock::time_point deadline)
{
    flush();
    if (!system_->reader.wait(deadline))
        return false;
    const auto take = [this](std::optional<std::size_t>& number) {
        std::string bytes = number ? system_->reader.take(*number) : std::string();
        if (number && system_->reader.isAtEnd(*number))
            number.reset();
        return bytes;
    };
    hearErrors(take(system_->errors));
    unread_ += take(system_->output);
    return true;
}

} // namespace parlour
