// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_process.h"

#include "app/bots/containment_unix.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace parlour {

namespace {

using std::chrono::milliseconds;

/// One end of a pipe.
class Pipe {
public:
    Pipe() = default;
    explicit Pipe(int file) : file_(file) {}
    Pipe(Pipe&& other) noexcept : file_(other.take()) {}
    Pipe& operator=(Pipe&& other) noexcept
    {
        close();
        file_ = other.take();
        return *this;
    }
    ~Pipe() { close(); }
    int file() const { return file_; }
    bool isOpen() const { return file_ >= 0; }
    void close()
    {
        if (isOpen())
            ::close(take());
    }
    int take() { return std::exchange(file_, -1); }

private:
    int file_ = -1;
};

/// Makes a pipe whose ends are not inherited.
bool makePipe(int (&ends)[2])
{
    if (::pipe(ends) != 0)
        return false;
    for (const int end : ends)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    return true;
}

/// Returns bytes that a pipe holds, and closes it at its end.
std::string takeBytes(Pipe& pipe)
{
    std::array<char, 16384> bytes; // NOLINT: filled by read
    const ssize_t count = ::read(pipe.file(), bytes.data(), bytes.size());
    if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR))
        pipe.close();
    return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))};
}

std::vector<char*> pointers(const std::vector<std::string>& texts)
{
    std::vector<char*> all;
    for (const std::string& text : texts)
        all.push_back(const_cast<char*>(text.c_str()));
    all.push_back(nullptr);
    return all;
}

/// Blocks SIGPIPE, so that writing to an ended process does not end this one.
class NoPipeSignal {
public:
    NoPipeSignal()
    {
        sigemptyset(&pipe_);
        sigaddset(&pipe_, SIGPIPE);
        pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
    }
    ~NoPipeSignal()
    {
        sigset_t pending;
        int signal = 0;
        if (sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1 && sigismember(&before_, SIGPIPE) == 0)
            sigwait(&pipe_, &signal);
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }

private:
    sigset_t pipe_{}, before_{};
};

/// Turns the new process into the bot: after a fork only async-signal-safe calls are allowed.
[[noreturn]] void become(ContainedCommand& command, const BotLimits& limits, char* const* words, char* const* environment,
                         std::array<int, 3> ends)
{
    // Moves the descriptors out of 0 to 3 first. At most one of the other two exists.
    for (int& end : ends)
        end = ::fcntl(end, F_DUPFD, 10);
    const int other = ::fcntl(std::max(command.filterFile, command.files), F_DUPFD, 10);
    for (int i = 0; i < 3; ++i)
        ::dup2(ends[static_cast<std::size_t>(i)], i);
    if (other >= 0)
        ::dup2(other, 3);
    if (command.files >= 0) {
        command.files = 3;
        ::fcntl(3, F_SETFD, FD_CLOEXEC);
    }
    ::setsid();
    closeOthers(other >= 0 ? 4 : 3);
    for (int signal = 1; signal < 32; ++signal)
        std::signal(signal, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    const bool isHere = ::chdir(command.walls == Walls::Sandbox ? "/" : command.folder.c_str()) == 0;
    if (isHere && enterWalls(command, limits))
        ::execve(words[0], words, environment);
    const std::string_view why = errno == ENOENT ? "there is no such program\n" : "the program cannot be started\n";
    const ssize_t written = ::write(2, why.data(), why.size());
    ::_exit(written < 0 ? 126 : 127);
}

} // namespace

struct BotProcess::System {
    int id = -1; ///< of the process; -1: it has ended and was waited for
    int status = 0;
    Pipe input, output, errors;
};

BotProcess::BotProcess(const BotLimits& limits) : limits_(limits), system_(std::make_unique<System>()) {}

// ------------------------------------------------------------------------------------------------ beginning and end

Expected<std::unique_ptr<BotProcess>> BotProcess::start(const std::vector<std::string>& words, const BotLimits& limits)
{
    ContainedCommand command = contain(words, limits);
    const Pipe filter(command.filterFile), files(command.files);
    if (command.walls != Walls::Sandbox)
        hideMemory();
    const std::vector<char*> arguments = pointers(command.words);
    const std::vector<char*> environment = pointers(command.environment);
    int in[2] = {-1, -1}, out[2] = {-1, -1}, errors[2] = {-1, -1};
    const bool piped = makePipe(in) && makePipe(out) && makePipe(errors);
    std::unique_ptr<BotProcess> process(new BotProcess(limits));
    const Pipe inEnd(in[0]), outEnd(out[1]), errorEnd(errors[1]);
    process->system_->input = Pipe(in[1]);
    process->system_->output = Pipe(out[0]);
    process->system_->errors = Pipe(errors[0]);
    process->system_->id = piped ? startTask(command.ownTree) : -1;
    if (process->system_->id == 0)
        become(command, limits, arguments.data(), environment.data(), {in[0], out[1], errors[1]});
    if (process->system_->id < 0)
        return Error(SAY("Error", "the system cannot start any more programs: %1"), {std::string(std::strerror(errno))});
    for (const Pipe* end : {&process->system_->input, &process->system_->output, &process->system_->errors})
        ::fcntl(end->file(), F_SETFL, O_NONBLOCK);
    return process;
}

BotProcess::~BotProcess()
{
    kill();
}

void BotProcess::kill()
{
    if (system_->id < 0)
        return;
    ::kill(-system_->id, SIGKILL); // the process group, if it made one
    ::kill(system_->id, SIGKILL);
    reap(true);
}

bool BotProcess::reap(bool block)
{
    if (system_->id < 0)
        return true;
    const int found = ::waitpid(system_->id, &system_->status, block ? 0 : WNOHANG);
    if (found == 0 || (found < 0 && errno == EINTR))
        return false;
    ::kill(-system_->id, SIGKILL); // remaining children
    system_->id = -1;
    return true;
}

std::string BotProcess::howItEnded()
{
    // A process that closes its output is usually about to end, on a busy machine within half a second.
    for (int i = 0; i < 500 && !reap(false); ++i)
        ::usleep(1000);
    if (system_->id >= 0)
        return "closed its output";
    // The sandbox reports a signal as a shell does.
    const int code = WIFSIGNALED(system_->status) ? 128 + WTERMSIG(system_->status) : WEXITSTATUS(system_->status);
    return code > 128 ? "was ended by signal " + std::to_string(code - 128) : "ended with status " + std::to_string(code);
}

// ------------------------------------------------------------------------------------------------ pipes

void BotProcess::flush()
{
    const NoPipeSignal quiet;
    while (system_->input.isOpen() && !unsent_.empty()) {
        const ssize_t count = ::write(system_->input.file(), unsent_.data(), unsent_.size());
        if (count > 0)
            unsent_.erase(0, static_cast<std::size_t>(count));
        else if (errno != EINTR) {
            if (errno != EAGAIN)
                system_->input.close();
            break;
        }
    }
}

void BotProcess::closeInput()
{
    system_->input.close();
}

bool BotProcess::isOutputOpen() const
{
    return system_->output.isOpen();
}

bool BotProcess::isErrorOpen() const
{
    return system_->errors.isOpen();
}

/// Waits until a pipe is ready, and reads or writes it. False if none was by the deadline.
bool BotProcess::wait(Clock::time_point deadline)
{
    flush();
    std::array<pollfd, 3> polled{};
    polled[0] = {system_->output.file(), POLLIN, 0};
    polled[1] = {system_->errors.file(), POLLIN, 0};
    polled[2] = {unsent_.empty() ? -1 : system_->input.file(), POLLOUT, 0};
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    const int found = ::poll(polled.data(), polled.size(), static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
    if (found <= 0)
        return false;
    if (polled[1].revents != 0)
        hearErrors(takeBytes(system_->errors));
    if (polled[0].revents != 0)
        unread_ += takeBytes(system_->output);
    return true;
}

} // namespace parlour
