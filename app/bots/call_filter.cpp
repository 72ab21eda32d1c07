// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/call_filter.h"

#include <algorithm>

#if defined PARLOUR_SECCOMP && defined __LP64__
#define PARLOUR_FILTER
#include <cerrno>
#include <initializer_list>
#include <memory>
#include <set>

#include <asm/ioctls.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/prctl.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace parlour {

namespace {

#ifdef PARLOUR_FILTER

/// Calls that reveal nothing about other processes and change nothing but the process itself, by purpose.
constexpr auto kAllowedCalls = {
    // pipes and open files
    "read", "write", "readv", "writev", "pread64", "preadv", "preadv2", "lseek", "close", "close_range", "dup", "dup3",
    "pipe2", "fsync", "fdatasync", "fadvise64", "readahead",
    // waiting
    "ppoll", "pselect6", "epoll_create1", "epoll_ctl", "epoll_pwait", "epoll_pwait2", "eventfd2", "timerfd_create",
    "timerfd_settime", "timerfd_gettime", "nanosleep", "clock_nanosleep", "restart_syscall", "wait4", "waitid",
    // memory and threads
    "futex", "futex_waitv", "futex_wake", "futex_wait", "futex_requeue", "mmap", "munmap", "mremap", "mprotect", "brk",
    "madvise", "mincore", "msync", "membarrier", "set_robust_list", "get_robust_list", "rseq", "set_tid_address",
    "sched_yield", "sched_getaffinity", "sched_getparam", "sched_getscheduler", "sched_get_priority_max",
    "sched_get_priority_min", "getcpu", "exit", "exit_group",
    // signals and timers; sending signals is restricted below
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "rt_sigpending", "rt_sigtimedwait", "rt_sigsuspend", "sigaltstack",
    "signalfd4", "setitimer", "getitimer", "timer_create", "timer_settime", "timer_gettime", "timer_getoverrun",
    "timer_delete",
    // files by name: the walls decide which of them can be opened
    "newfstatat", "fstat", "statx", "faccessat", "faccessat2", "readlinkat", "getdents64", "getcwd", "chdir", "fchdir",
    "statfs", "fstatfs", "umask",
    // the process itself; execve lets a wrapper script become its program
    "execve", "getpid", "gettid", "getppid", "getpgid", "getsid", "getuid", "geteuid", "getgid", "getegid", "getresuid",
    "getresgid", "getgroups", "capget", "getpriority", "uname", "sysinfo", "getrusage", "times", "getrandom",
    "clock_gettime", "clock_getres", "gettimeofday", "getrlimit",
    "setrlimit", // a hard limit is never raised again
    // the socket pair by which an event loop wakes itself, restricted below
    "sendto", "recvfrom", "shutdown", "getsockname", "getpeername", "getsockopt",
    // older names of the same, on the processors that have them
    "dup2", "pipe", "poll", "select", "epoll_create", "epoll_wait", "eventfd", "pause", "alarm", "stat", "lstat", "access",
    "readlink", "getdents", "getpgrp", "time", "arch_prctl"};

/// Requests of ioctl: whether a file is a terminal, and how it behaves.
constexpr std::initializer_list<std::uint32_t> kRequests = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};
/// Commands of fcntl. Locks, leases and owners are refused: they keep others from their files, or send them signals.
constexpr std::initializer_list<std::uint32_t> kFileCommands = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD,
                                                                F_SETFD, F_GETFL,         F_SETFL};
/// Options of prctl. Values that were set between fork and exec stay set.
constexpr std::initializer_list<std::uint32_t> kProcessOptions = {PR_SET_NAME, PR_GET_NAME, PR_CAPBSET_READ, PR_GET_DUMPABLE,
                                                                  0x53564d41 /* PR_SET_VMA: a name */};
/// Flags of open and openat. A file that can only be opened for reading cannot be changed.
constexpr std::initializer_list<std::uint32_t> kWriteFlags = {O_WRONLY, O_RDWR, O_CREAT, O_TRUNC};

/// Calls from the first number on, the same on nearly all processors, are newer than libraries rely on; the last is beyond
/// those of any kernel so far.
constexpr int kFirstNewCall = 424;
constexpr int kLastNewCall = 600;
constexpr std::uint32_t kAllBits = ~0U;
constexpr std::uint32_t kNamespaces = 0x7e020000; // CLONE_NEW..
constexpr std::uint32_t kAnyProcess = 0x7fffffff; // a placeholder above all process numbers
constexpr std::uint16_t kTestsEqual = BPF_JMP | BPF_JEQ | BPF_K;
#ifdef __s390x__
constexpr unsigned kCloneFlags = 1;
#else
constexpr unsigned kCloneFlags = 0;
#endif

/// Collects rules in a context of libseccomp; all other calls fail with EPERM. Rules for calls that the library or the
/// processor does not know are skipped, so such calls stay refused.
class FilterRules {
public:
    FilterRules() : context_(seccomp_init(SCMP_ACT_ERRNO(EPERM)), seccomp_release)
    {
        seccomp_attr_set(context_.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS);
        seccomp_attr_set(context_.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2); // a binary tree of the calls
        for (const char* call : kAllowedCalls)
            add(SCMP_ACT_ALLOW, call, {});
        for (const char* call : {"open", "openat"}) {
            const unsigned flags = std::string(call) == "open" ? 1 : 2;
            add(SCMP_ACT_ALLOW, call, {masked(flags, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 0)});
            for (const std::uint32_t flag : kWriteFlags)
                add(SCMP_ACT_ERRNO(EACCES), call, {masked(flags, flag, flag)});
        }
        allowValues("ioctl", 1, kRequests);
        refuseOtherRequests(0, 0);
        allowValues("fcntl", 1, kFileCommands);
        allowValues("prctl", 0, kProcessOptions);
        allowValues("kill", 0, {kAnyProcess});
        allowValues("tgkill", 0, {kAnyProcess});
        allowValues("prlimit64", 0, {0}); // 0: the process itself
        allowValues("sched_setaffinity", 0, {0});
        // Threads, and no processes.
        add(SCMP_ACT_ALLOW, "clone", {masked(kCloneFlags, CLONE_THREAD | kNamespaces, CLONE_THREAD)});
        // A connected pair is private to the process; datagrams could be sent to any socket of the machine.
        add(SCMP_ACT_ALLOW, "socketpair",
            {masked(0, kAllBits, AF_UNIX),
             masked(1, ~static_cast<std::uint32_t>(SOCK_CLOEXEC | SOCK_NONBLOCK), SOCK_STREAM)});
        // ENOSYS makes a library that knows a newer call use the older one, whose arguments can be checked: clone3 and
        // openat2 hide theirs behind a pointer, and io_uring bypasses the filter.
        for (int call = kFirstNewCall; call <= kLastNewCall; ++call) {
            if (!allowed_.contains(call))
                seccomp_rule_add(context_.get(), SCMP_ACT_ERRNO(ENOSYS), call, 0);
        }
#ifdef __x86_64__
        seccomp_arch_add(context_.get(), SCMP_ARCH_X32); // without rules: refused rather than killed
#endif
    }

    /// The program for the kernel; empty if it cannot be made.
    std::string exported() const
    {
        const int file = memfd_create("filter", MFD_CLOEXEC);
        std::string bytes;
        if (context_ != nullptr && file >= 0 && seccomp_export_bpf(context_.get(), file) == 0) {
            bytes.resize(static_cast<std::size_t>(lseek(file, 0, SEEK_END)));
            if (pread(file, bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
                bytes.clear();
        }
        close(file);
        return bytes;
    }

private:
    /// Compares the lower half of an argument, which is all that the kernel reads of these numbers and flags.
    static scmp_arg_cmp masked(unsigned argument, std::uint32_t mask, std::uint32_t value)
    {
        return {argument, SCMP_CMP_MASKED_EQ, mask, value};
    }

    void add(std::uint32_t action, const char* call, const std::vector<scmp_arg_cmp>& conditions)
    {
        const int number = seccomp_syscall_resolve_name(call);
        if (number == __NR_SCMP_ERROR)
            return;
        allowed_.insert(number);
        seccomp_rule_add_array(context_.get(), action, number, static_cast<unsigned>(conditions.size()), conditions.data());
    }

    void allowValues(const char* call, unsigned argument, std::initializer_list<std::uint32_t> values)
    {
        for (const std::uint32_t value : values)
            add(SCMP_ACT_ALLOW, call, {masked(argument, kAllBits, value)});
    }

    /// Refuses other requests of ioctl with the error of a file that is no terminal: a rule for each prefix of bits with
    /// which no allowed request begins.
    void refuseOtherRequests(std::uint32_t mask, std::uint32_t prefix)
    {
        const bool isPrefix = std::any_of(kRequests.begin(), kRequests.end(),
                                          [&](std::uint32_t request) { return (request & mask) == prefix; });
        if (!isPrefix)
            return add(SCMP_ACT_ERRNO(ENOTTY), "ioctl", {masked(1, mask, prefix)});
        if (mask == kAllBits)
            return;
        const std::uint32_t bit = (mask >> 1 | 0x80000000) & ~mask;
        refuseOtherRequests(mask | bit, prefix);
        refuseOtherRequests(mask | bit, prefix | bit);
    }

    std::unique_ptr<void, void (*)(scmp_filter_ctx)> context_;
    std::set<int> allowed_;
};

std::string exportedFilter()
{
    return FilterRules().exported();
}

#else

constexpr std::uint32_t kAnyProcess = 0;
constexpr std::uint16_t kTestsEqual = 0;

std::string exportedFilter()
{
    return {};
}

#endif

/// Empty where there is no filter. Made once, which takes some milliseconds.
const std::string& filterProgram()
{
    static const std::string once = exportedFilter();
    return once;
}

} // namespace

bool CallFilter::isAvailable()
{
    return !filterProgram().empty();
}

CallFilter::CallFilter() : code_(filterProgram().size() / sizeof(Instruction))
{
    std::copy(filterProgram().begin(), filterProgram().end(), reinterpret_cast<char*>(code_.data()));
    for (std::size_t i = 0; i < code_.size(); ++i) {
        if (code_[i].code == kTestsEqual && code_[i].value == kAnyProcess)
            processTests_.push_back(i);
    }
}

void CallFilter::setProcess(int id) noexcept
{
    for (const std::size_t test : processTests_)
        code_[test].value = static_cast<std::uint32_t>(id);
}

bool CallFilter::enter() const noexcept
{
#ifdef PARLOUR_FILTER
    static_assert(sizeof(Instruction) == sizeof(sock_filter));
    sock_fprog program{static_cast<unsigned short>(code_.size()),
                       const_cast<sock_filter*>(reinterpret_cast<const sock_filter*>(code_.data()))};
    return code_.empty() || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
#else
    return true;
#endif
}

std::string CallFilter::bytes() const
{
    return {reinterpret_cast<const char*>(code_.data()), code_.size() * sizeof(Instruction)};
}

} // namespace parlour
