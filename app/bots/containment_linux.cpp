// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/containment_unix.h"

#include "app/bots/visible_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if __has_include(<linux/landlock.h>)
#include <linux/landlock.h>
#define PARLOUR_LANDLOCK
#endif
#ifndef __NR_close_range
#define __NR_close_range 436
#endif

namespace parlour {

namespace {

// ------------------------------------------------------------------------------------------------ Landlock

#ifdef PARLOUR_LANDLOCK
/// Rights of the first version; all rights added later are refused.
constexpr std::uint64_t kReadFile = LANDLOCK_ACCESS_FS_READ_FILE;
constexpr std::uint64_t kReadFolder = LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t kExecute = LANDLOCK_ACCESS_FS_EXECUTE;

/// Returns the version of Landlock, 0 if the kernel has none.
int landlockVersion()
{
    return static_cast<int>(std::max(0L, syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION)));
}

/// All rights to files that this version can refuse.
std::uint64_t allRights(int version)
{
    const int rights = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
    return (std::uint64_t{1} << rights) - 1;
}

/// Allows rights to a path; skips missing paths. Async-signal-safe.
void permit(int rules, const char* path, std::uint64_t rights) noexcept
{
    const int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0)
        return;
    landlock_path_beneath_attr rule{rights, file};
    if (syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
        rule.allowed_access &= kReadFile | kExecute; // not a folder
        syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    }
    close(file);
}

/// Returns an inheritable file with the rules; -1 on failure.
int landlockFiles(const VisibleFiles& visible)
{
    const std::uint64_t rights = allRights(landlockVersion());
    const int rules = static_cast<int>(syscall(SYS_landlock_create_ruleset, &rights, sizeof rights, 0));
    if (rules < 0)
        return -1;
    for (const QString& path : visible.paths)
        permit(rules, QFile::encodeName(path).constData(), kReadFile | kReadFolder | kExecute);
    for (const QString& folder : visible.listed)
        permit(rules, QFile::encodeName(folder).constData(), kReadFolder);
    // Devices and facts that are the same for everybody, and that libraries read. Of processes enterWalls allows only its
    // own.
    for (const char* path : {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/proc/cpuinfo",
                             "/proc/meminfo", "/proc/stat", "/proc/version", "/proc/filesystems",
                             "/proc/sys/vm/overcommit_memory", "/proc/sys/kernel/osrelease"})
        permit(rules, path, kReadFile);
    return rules;
}

/// Restricts the calling process. Async-signal-safe.
bool enterLandlock(int rules) noexcept
{
    permit(rules, "/proc/self", kReadFile | kReadFolder);
    return syscall(SYS_landlock_restrict_self, rules, 0) == 0;
}
#else
int landlockVersion()
{
    return 0;
}

int landlockFiles(const VisibleFiles&)
{
    return -1;
}

bool enterLandlock(int) noexcept
{
    return false;
}
#endif

// ------------------------------------------------------------------------------------------------ the sandbox

/// The file number from which bubblewrap reads the filter.
constexpr int kFilterFile = 3;
/// The process number of a program in the sandbox: the first process there is bubblewrap's own.
constexpr int kSandboxed = 2;

QString bubblewrap()
{
    return QStandardPaths::findExecutable(QStringLiteral("bwrap"));
}

/// The words in front of the bot's command: an empty system into which the visible files are mounted.
QStringList sandboxArguments(const VisibleFiles& visible, const QString& folder, bool hasFilter)
{
    QStringList words{bubblewrap(),    "--unshare-all", "--die-with-parent",
                      "--new-session", "--cap-drop",    "ALL",
                      "--dev",         "/dev",          "--proc",
                      "/proc",         "--dir",         "/tmp",
                      "--dir",         QDir::homePath()};
    for (const QString& path : visible.listed)
        words << "--dir" << path;
    for (const QString& path : visible.paths)
        words << "--ro-bind" << path << path;
    for (const auto& [path, target] : visible.links)
        words << "--symlink" << target << path;
    words << "--dir" << folder << "--chdir" << folder << "--remount-ro"
          << "/";
    if (hasFilter)
        words << "--seccomp" << QString::number(kFilterFile);
    return words << "--";
}

/// Returns a file in memory with these bytes, from which bubblewrap reads the filter; -1 if they are empty or on failure.
int memoryFile(const std::string& bytes)
{
    const int file = bytes.empty() ? -1 : memfd_create("filter", MFD_CLOEXEC);
    if (file >= 0
        && (write(file, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())
            || lseek(file, 0, SEEK_SET) != 0)) {
        close(file);
        return -1;
    }
    return file;
}

/// Returns whether the sandbox starts a program.
bool trySandbox(bool ownTree)
{
    if (bubblewrap().isEmpty())
        return false;
    std::vector<QByteArray> words;
    const QString program = programPath(QStringLiteral("true"));
    const QStringList before = sandboxArguments(visibleFiles({program.toStdString()}, 0), QStringLiteral("/"), false);
    for (const QString& word : before + QStringList{program})
        words.push_back(QFile::encodeName(word));
    std::vector<char*> pointers;
    for (QByteArray& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    char* none = nullptr;
    const int task = startTask(ownTree);
    if (task == 0) {
        const int nowhere = open("/dev/null", O_RDWR);
        for (int i = 0; i < 3; ++i)
            dup2(nowhere, i);
        closeOthers(3);
        execve(pointers[0], pointers.data(), &none);
        _exit(127);
    }
    int status = 1;
    for (int i = 0; task > 0 && waitpid(task, &status, WNOHANG) == 0; ++i) {
        if (i == 3000)
            kill(task, SIGKILL);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return task > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

struct Sandbox {
    bool works = false;
    bool ownTree = false; ///< also works as the first of a PID namespace
};

const Sandbox& sandbox()
{
    static const Sandbox once = [] {
        if (trySandbox(true))
            return Sandbox{true, true};
        return Sandbox{trySandbox(false), false};
    }();
    return once;
}

Walls findWalls()
{
    const QByteArray most = qgetenv("PARLOUR_WALLS");
    if (most.isEmpty() && sandbox().works)
        return Walls::Sandbox;
    if (most != "filter" && most != "none" && CallFilter::isAvailable() && landlockVersion() > 0)
        return Walls::Landlock;
    return most != "none" && CallFilter::isAvailable() ? Walls::Filter : Walls::None;
}

/// Threads and processes of the whole machine: at least as many as the user has. 0 if unknown.
unsigned long long tasksNow()
{
    QFile load(QStringLiteral("/proc/loadavg"));
    if (!load.open(QIODevice::ReadOnly))
        return 0;
    return load.readAll().split(' ').value(3).split('/').value(1).toULongLong();
}

} // namespace

Walls bestWalls()
{
    static const Walls once = findWalls();
    return once;
}

Text limitsNotice()
{
    return SAY("Bots", "There is no sandbox here: other programs can do what you can, within limits on memory and files.");
}

ContainedCommand contain(std::vector<std::string> given, const BotLimits& limits)
{
    ContainedCommand command;
    auto [words, own, folder] = placed(std::move(given));
    command.folder = folder.toStdString();
    command.walls = std::max(limits.walls, bestWalls());
    const bool sandboxed = command.walls == Walls::Sandbox;
    if (sandboxed) {
        command.ownTree = sandbox().ownTree;
        command.filter.setProcess(kSandboxed);
        command.filterFile = memoryFile(command.filter.bytes());
        for (const QString& word : sandboxArguments(visibleFiles(words, own), folder, command.filterFile >= 0))
            command.words.push_back(word.toStdString());
    } else if (command.walls == Walls::Landlock) {
        command.files = landlockFiles(visibleFiles(words, own));
    }
    command.words.insert(command.words.end(), words.begin(), words.end());
    const QByteArray path = qgetenv("PATH");
    command.environment = {"PATH=" + path.toStdString(), "HOME=" + (sandboxed ? QDir::homePath().toStdString() : "/"),
                           "LANG=C.UTF-8", "PYTHONDONTWRITEBYTECODE=1"};
    if (const unsigned long long now = tasksNow(); now > 0)
        command.tasks = now + static_cast<unsigned>(limits.tasks);
    return command;
}

namespace {

/// Writes a file of /proc, which takes the text in one call only. Async-signal-safe.
bool writeTo(const char* path, const char* text) noexcept
{
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    const auto length = static_cast<ssize_t>(std::strlen(text));
    const bool done = file >= 0 && write(file, text, std::strlen(text)) == length;
    close(file);
    return done;
}

} // namespace

int startTask(bool ownTree) noexcept
{
    if (ownTree) {
        // Without privileges a PID namespace is only possible in a user namespace of one's own.
        char user[64], group[64];
        std::snprintf(user, sizeof user, "%u %u 1", geteuid(), geteuid());
        std::snprintf(group, sizeof group, "%u %u 1", getegid(), getegid());
        const auto task = static_cast<int>(syscall(SYS_clone, SIGCHLD | CLONE_NEWUSER | CLONE_NEWPID, 0, 0, 0, 0));
        if (task != 0)
            return task;
        prctl(PR_SET_DUMPABLE, 1, 0, 0, 0); // otherwise its files in /proc belong to root
        if (!writeTo("/proc/self/setgroups", "deny") || !writeTo("/proc/self/uid_map", user)
            || !writeTo("/proc/self/gid_map", group))
            _exit(126);
        return 0;
    }
    return fork();
}

bool enterWalls(ContainedCommand& command, const BotLimits& limits) noexcept
{
    const auto limit = [](auto what, unsigned long long most) {
        const rlimit both{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
        return setrlimit(what, &both) == 0;
    };
    bool done = limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0)
        && limit(RLIMIT_NOFILE, static_cast<unsigned long long>(limits.files))
        && limit(RLIMIT_CPU, static_cast<unsigned long long>(limits.processorTime)) && limit(RLIMIT_DATA, limits.memory)
        && limit(RLIMIT_AS, 2ULL * limits.memory);
    if (command.tasks > 0)
        done = done && limit(RLIMIT_NPROC, command.tasks);
    // Bots end with this program, however it ends. If it had ended before that request, the standard input has lost its
    // writer.
    pollfd input{0, POLLIN, 0};
    done = done && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && poll(&input, 1, 0) >= 0 && (input.revents & POLLHUP) == 0
        && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
    if (command.walls == Walls::Sandbox)
        return done;
    // Drops root's capabilities, which the sandbox does by itself. Other users have none.
    for (int capability = 0; capability < 64; ++capability)
        prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    if (command.walls == Walls::Landlock)
        done = done && enterLandlock(command.files);
    if (command.walls <= Walls::Filter) {
        command.filter.setProcess(getpid());
        done = done && command.filter.enter();
    }
    return done;
}

void hideMemory() noexcept
{
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

void closeOthers(int first) noexcept
{
    if (syscall(__NR_close_range, static_cast<unsigned>(first), ~0U, 0U) == 0)
        return;
    for (int file = first; file < 4096; ++file)
        close(file);
}

} // namespace parlour
