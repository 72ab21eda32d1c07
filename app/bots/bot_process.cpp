// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_process.h"

#include "app/bots/bot_protocol.h"
#include "app/bots/containment.h"

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

constexpr milliseconds kSlice(20); ///< the longest time that a request to stop goes unnoticed
constexpr std::size_t kLongestError = 200; ///< kept bytes of a line
constexpr std::size_t kMaxErrors = 20; ///< lines between two calls of takeErrors

/// Makes a pipe whose ends are not inherited.
bool makePipe(int (&ends)[2])
{
    if (::pipe(ends) != 0)
        return false;
    for (const int end : ends)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    return true;
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

// ------------------------------------------------------------------------------------------------ pipes

BotProcess::Pipe& BotProcess::Pipe::operator=(Pipe&& other) noexcept
{
    close();
    file_ = other.take();
    return *this;
}

void BotProcess::Pipe::close()
{
    if (isOpen())
        ::close(take());
}

int BotProcess::Pipe::take()
{
    return std::exchange(file_, -1);
}

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
    process->input_ = Pipe(in[1]);
    process->output_ = Pipe(out[0]);
    process->errors_ = Pipe(errors[0]);
    process->id_ = piped ? startTask(command.ownTree) : -1;
    if (process->id_ == 0)
        become(command, limits, arguments.data(), environment.data(), {in[0], out[1], errors[1]});
    if (process->id_ < 0)
        return Error(SAY("Error", "the system cannot start any more programs: %1"), {std::string(std::strerror(errno))});
    for (const Pipe* end : {&process->input_, &process->output_, &process->errors_})
        ::fcntl(end->file(), F_SETFL, O_NONBLOCK);
    return process;
}

BotProcess::~BotProcess()
{
    kill();
}

void BotProcess::kill()
{
    if (id_ < 0)
        return;
    ::kill(-id_, SIGKILL); // the process group, if it made one
    ::kill(id_, SIGKILL);
    reap(true);
}

bool BotProcess::reap(bool block)
{
    if (id_ < 0)
        return true;
    const int found = ::waitpid(id_, &status_, block ? 0 : WNOHANG);
    if (found == 0 || (found < 0 && errno == EINTR))
        return false;
    ::kill(-id_, SIGKILL); // remaining children
    id_ = -1;
    return true;
}

bool BotProcess::isGone()
{
    return reap(false);
}

std::string BotProcess::howItEnded()
{
    // A process that closes its output is usually about to end.
    for (int i = 0; i < 50 && !reap(false); ++i)
        ::usleep(1000);
    if (id_ >= 0)
        return "closed its output";
    // The sandbox reports a signal as a shell does.
    const int code = WIFSIGNALED(status_) ? 128 + WTERMSIG(status_) : WEXITSTATUS(status_);
    return code > 128 ? "was ended by signal " + std::to_string(code - 128) : "ended with status " + std::to_string(code);
}

bool BotProcess::leave(int most)
{
    const auto deadline = Clock::now() + milliseconds(most);
    flush();
    input_.close();
    // Output is read and dropped, so that the process does not block.
    while (!reap(false) && Clock::now() < deadline) {
        if (output_.isOpen() || errors_.isOpen())
            wait(std::min(deadline, Clock::now() + milliseconds(5)));
        else
            ::usleep(1000);
        unread_.clear();
        searched_ = 0;
    }
    const bool left = id_ < 0;
    kill();
    return left;
}

// ------------------------------------------------------------------------------------------------ lines

void BotProcess::send(std::string_view lines)
{
    unsent_ += lines;
    flush();
}

void BotProcess::flush()
{
    const NoPipeSignal quiet;
    while (input_.isOpen() && !unsent_.empty()) {
        const ssize_t count = ::write(input_.file(), unsent_.data(), unsent_.size());
        if (count > 0)
            unsent_.erase(0, static_cast<std::size_t>(count));
        else if (errno != EINTR) {
            if (errno != EAGAIN)
                input_.close();
            break;
        }
    }
}

bool BotProcess::takeLine(std::string& line)
{
    const std::size_t end = unread_.find('\n', searched_);
    searched_ = end == std::string::npos ? unread_.size() : 0;
    if (end == std::string::npos)
        return false;
    line.assign(unread_, 0, end);
    unread_.erase(0, end + 1);
    if (line.ends_with('\r'))
        line.pop_back();
    return true;
}

BotProcess::Got BotProcess::receive(std::string& line, Clock::time_point deadline, const std::stop_token& stop)
{
    while (true) {
        if (takeLine(line))
            return line.size() <= limits_.longestLine ? Got::Line : (kill(), Got::TooMuch);
        if (unread_.size() > limits_.longestLine) {
            kill();
            return Got::TooMuch;
        }
        if (!output_.isOpen())
            return Got::Gone;
        if (stop.stop_requested())
            return Got::Stopped;
        const auto now = Clock::now();
        if (now >= deadline)
            return Got::Late;
        wait(stop.stop_possible() ? std::min(deadline, now + kSlice) : deadline);
    }
}

/// Waits until a pipe is ready, and reads or writes it. False if none was by the deadline.
bool BotProcess::wait(Clock::time_point deadline)
{
    flush();
    std::array<pollfd, 3> polled{};
    polled[0] = {output_.file(), POLLIN, 0};
    polled[1] = {errors_.file(), POLLIN, 0};
    polled[2] = {unsent_.empty() ? -1 : input_.file(), POLLOUT, 0};
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    const int found = ::poll(polled.data(), polled.size(), static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
    if (found <= 0)
        return false;
    if (polled[1].revents != 0)
        readErrors();
    if (polled[0].revents != 0)
        readOutput();
    return true;
}

void BotProcess::readOutput()
{
    std::array<char, 16384> bytes; // NOLINT: filled by read
    const ssize_t count = ::read(output_.file(), bytes.data(), bytes.size());
    if (count > 0)
        unread_.append(bytes.data(), static_cast<std::size_t>(count));
    else if (count == 0 || (errno != EAGAIN && errno != EINTR))
        output_.close();
}

void BotProcess::readErrors()
{
    std::array<char, 16384> bytes; // NOLINT: filled by read
    const ssize_t count = ::read(errors_.file(), bytes.data(), bytes.size());
    if (count <= 0) {
        if (count == 0 || (errno != EAGAIN && errno != EINTR))
            errors_.close();
        return;
    }
    for (const char letter : std::string_view(bytes.data(), static_cast<std::size_t>(count)))
        if (letter == '\n')
            keepError();
        else if (error_.size() < 4 * kLongestError)
            error_ += letter;
}

void BotProcess::keepError()
{
    if (errorLines_.size() < kMaxErrors)
        if (std::string line = plainLine(error_, kLongestError); !line.empty())
            errorLines_.push_back(std::move(line));
    error_.clear();
}

std::vector<std::string> BotProcess::takeErrors()
{
    if (errors_.isOpen())
        wait(Clock::now());
    if (!errors_.isOpen())
        keepError();
    return std::exchange(errorLines_, {});
}

} // namespace parlour
