// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/call_filter.h"

#include <algorithm>
#include <initializer_list>

#if defined __linux__ && (defined __x86_64__ || defined __aarch64__)
#define PARLOUR_FILTER
#include <cerrno>

#include <asm/ioctls.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#endif

namespace parlour {

#ifdef PARLOUR_FILTER

namespace {

#ifdef __x86_64__
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#else
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#endif

/// Calls that say nothing of others and change nothing but the process itself, by what they are for. The numbers of some are
/// written out, since headers as old as those of Debian 12 may lack them; from 424 on they are the same on all processors.
constexpr auto kAllowed = {
    // talking, and reading files that are open
    __NR_read,
    __NR_write,
    __NR_readv,
    __NR_writev,
    __NR_pread64,
    __NR_preadv,
    __NR_preadv2,
    __NR_lseek,
    __NR_close,
    436,
    __NR_dup,
    __NR_dup3,
    __NR_pipe2,
    __NR_fsync,
    __NR_fdatasync,
    __NR_fadvise64,
    __NR_readahead,
    // waiting
    __NR_ppoll,
    __NR_pselect6,
    __NR_epoll_create1,
    __NR_epoll_ctl,
    __NR_epoll_pwait,
    441,
    __NR_eventfd2,
    __NR_timerfd_create,
    __NR_timerfd_settime,
    __NR_timerfd_gettime,
    __NR_nanosleep,
    __NR_clock_nanosleep,
    __NR_restart_syscall,
    __NR_wait4,
    __NR_waitid,
    // memory and threads
    __NR_futex,
    449,
    454,
    455,
    456,
    __NR_mmap,
    __NR_munmap,
    __NR_mremap,
    __NR_mprotect,
    __NR_brk,
    __NR_madvise,
    __NR_mincore,
    __NR_msync,
    __NR_membarrier,
    __NR_set_robust_list,
    __NR_get_robust_list,
    __NR_rseq,
    __NR_set_tid_address,
    __NR_sched_yield,
    __NR_sched_getaffinity,
    __NR_sched_getparam,
    __NR_sched_getscheduler,
    __NR_sched_get_priority_max,
    __NR_sched_get_priority_min,
    __NR_getcpu,
    __NR_exit,
    __NR_exit_group,
    // signals: what to do with them; sending is looked at apart
    __NR_rt_sigaction,
    __NR_rt_sigprocmask,
    __NR_rt_sigreturn,
    __NR_rt_sigpending,
    __NR_rt_sigtimedwait,
    __NR_rt_sigsuspend,
    __NR_sigaltstack,
    __NR_signalfd4,
    __NR_setitimer,
    __NR_getitimer,
    __NR_timer_create,
    __NR_timer_settime,
    __NR_timer_gettime,
    __NR_timer_getoverrun,
    __NR_timer_delete,
    // looking at files: what can be opened depends on the walls around the process
    __NR_newfstatat,
    __NR_fstat,
    __NR_statx,
    __NR_faccessat,
    439,
    __NR_readlinkat,
    __NR_getdents64,
    __NR_getcwd,
    __NR_chdir,
    __NR_fchdir,
    __NR_statfs,
    __NR_fstatfs,
    __NR_umask,
    // what and where it is; a wrapper becomes the program that it wraps
    __NR_execve,
    __NR_getpid,
    __NR_gettid,
    __NR_getppid,
    __NR_getpgid,
    __NR_getsid,
    __NR_getuid,
    __NR_geteuid,
    __NR_getgid,
    __NR_getegid,
    __NR_getresuid,
    __NR_getresgid,
    __NR_getgroups,
    __NR_capget,
    __NR_getpriority,
    __NR_uname,
    __NR_sysinfo,
    __NR_getrusage,
    __NR_times,
    __NR_getrandom,
    __NR_clock_gettime,
    __NR_clock_getres,
    __NR_gettimeofday,
    __NR_getrlimit,
    __NR_setrlimit, // one's own; what was taken away is not given back
    // the pair that an event loop wakes itself with, made below
    __NR_sendto,
    __NR_recvfrom,
    __NR_shutdown,
    __NR_getsockname,
    __NR_getpeername,
    __NR_getsockopt,
#ifdef __x86_64__ // older names of the same
    __NR_dup2,
    __NR_pipe,
    __NR_poll,
    __NR_select,
    __NR_epoll_create,
    __NR_epoll_wait,
    __NR_eventfd,
    __NR_pause,
    __NR_alarm,
    __NR_stat,
    __NR_lstat,
    __NR_access,
    __NR_readlink,
    __NR_getdents,
    __NR_getpgrp,
    __NR_time,
    __NR_arch_prctl,
#endif
};

/// Requests of ioctl: is it a terminal, and how a file behaves.
constexpr std::initializer_list<std::uint32_t> kRequests = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};
/// Of fcntl. Locks, leases and owners are refused: they keep others from their files, or send them signals.
constexpr std::initializer_list<std::uint32_t> kFileCommands = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD,
                                                                F_SETFD, F_GETFL,         F_SETFL};
/// Of prctl. What was set between fork and exec stays set.
constexpr std::initializer_list<std::uint32_t> kProcessOptions = {PR_SET_NAME, PR_GET_NAME, PR_CAPBSET_READ, PR_GET_DUMPABLE,
                                                                  0x53564d41 /* PR_SET_VMA: a name */};

/// From this number on a call is younger than what libraries rely on.
constexpr std::uint32_t kFirstYoung = 424;
constexpr std::uint32_t kThread = 0x00010000; // CLONE_THREAD
constexpr std::uint32_t kNamespaces = 0x7e020000; // CLONE_NEW..

constexpr std::uint32_t refusal(int error)
{
    return SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(error);
}

} // namespace

/// Each step below begins with the number of the call loaded, and ends so for the calls that it does not decide.
class FilterWriter {
public:
    explicit FilterWriter(CallFilter& filter) : filter_(filter) {}

    void write()
    {
        load(offsetof(seccomp_data, arch));
        jump(BPF_JEQ, kArchitecture, 1, 0);
        answer(SECCOMP_RET_KILL_PROCESS);
        load(offsetof(seccomp_data, nr));
#ifdef __x86_64__
        jump(BPF_JGE, 0x40000000, 0, 1); // the x32 names of the same calls
        answer(refusal(ENOSYS));
#endif
        for (const int call : kAllowed) {
            jump(BPF_JEQ, static_cast<std::uint32_t>(call), 0, 1);
            answer(SECCOMP_RET_ALLOW);
        }
        // Only to be read: a file that cannot be opened otherwise cannot be changed.
        constexpr std::uint32_t kWrites = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
#ifdef __x86_64__
        allowWithout(__NR_open, 1, kWrites, EACCES);
#endif
        allowWithout(__NR_openat, 2, kWrites, EACCES);
        allowOneOf(__NR_ioctl, 1, kRequests, ENOTTY);
        allowOneOf(__NR_fcntl, 1, kFileCommands, EPERM);
        allowOneOf(__NR_prctl, 0, kProcessOptions, EPERM);
        allowThreads();
        allowToItself(__NR_kill);
        allowToItself(__NR_tgkill);
        allowOneOf(__NR_prlimit64, 0, {0}, EPERM); // 0: itself
        allowOneOf(__NR_sched_setaffinity, 0, {0}, EPERM);
        allowPairs();
        // Where a library knows a newer call, "there is no such call" makes it use the older one, which is allowed or looked
        // into: clone3 and openat2 hide behind a pointer what they do, and io_uring does what others are refused.
        jump(BPF_JGE, kFirstYoung, 0, 1);
        answer(refusal(ENOSYS));
        answer(refusal(EPERM));
    }

private:
    void add(unsigned code, std::uint32_t value, std::uint8_t held = 0, std::uint8_t failed = 0)
    {
        filter_.code_.push_back({static_cast<std::uint16_t>(code), held, failed, value});
    }
    void load(std::size_t offset)
    {
        add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset));
    }
    /// The lower half: all that the kernel looks at of the numbers and flags below.
    void loadArgument(int number)
    {
        load(offsetof(seccomp_data, args) + 8U * static_cast<unsigned>(number));
    }
    void jump(unsigned test, std::uint32_t value, std::uint8_t held, std::uint8_t failed)
    {
        add(BPF_JMP | BPF_K | test, value, held, failed);
    }
    void answer(std::uint32_t action)
    {
        add(BPF_RET | BPF_K, action);
    }
    /// What is written by `decide`, which ends with an answer, is passed over for other calls.
    template <class Decide>
    void ifCall(int call, Decide decide)
    {
        const std::size_t test = filter_.code_.size();
        jump(BPF_JEQ, static_cast<std::uint32_t>(call), 0, 0);
        decide();
        filter_.code_[test].failed = static_cast<std::uint8_t>(filter_.code_.size() - test - 1);
    }

    void allowWithout(int call, int argument, std::uint32_t flags, int error)
    {
        ifCall(call, [&] {
            loadArgument(argument);
            jump(BPF_JSET, flags, 0, 1);
            answer(refusal(error));
            answer(SECCOMP_RET_ALLOW);
        });
    }
    void allowOneOf(int call, int argument, std::initializer_list<std::uint32_t> values, int error)
    {
        ifCall(call, [&] {
            loadArgument(argument);
            for (const std::uint32_t value : values) {
                jump(BPF_JEQ, value, 0, 1);
                answer(SECCOMP_RET_ALLOW);
            }
            answer(refusal(error));
        });
    }
    void allowToItself(int call)
    {
        ifCall(call, [&] {
            loadArgument(0);
            filter_.ownNumbers_.push_back(filter_.code_.size());
            jump(BPF_JEQ, 0, 0, 1);
            answer(SECCOMP_RET_ALLOW);
            answer(refusal(EPERM));
        });
    }
    /// Threads, and no processes.
    void allowThreads()
    {
        ifCall(__NR_clone, [&] {
            loadArgument(0);
            jump(BPF_JSET, kNamespaces, 1, 0);
            jump(BPF_JSET, kThread, 1, 0);
            answer(refusal(EPERM));
            answer(SECCOMP_RET_ALLOW);
        });
    }
    /// A connected pair reaches nobody else; datagrams could be sent to any socket of the machine.
    void allowPairs()
    {
        ifCall(__NR_socketpair, [&] {
            loadArgument(0);
            jump(BPF_JEQ, AF_UNIX, 0, 3);
            loadArgument(1);
            add(BPF_ALU | BPF_AND | BPF_K, ~static_cast<std::uint32_t>(SOCK_CLOEXEC | SOCK_NONBLOCK));
            jump(BPF_JEQ, SOCK_STREAM, 1, 0);
            answer(refusal(EPERM));
            answer(SECCOMP_RET_ALLOW);
        });
    }

    CallFilter& filter_;
};

bool CallFilter::isThere()
{
    return true;
}

CallFilter::CallFilter()
{
    static_assert(sizeof(Instruction) == sizeof(sock_filter));
    FilterWriter(*this).write();
}

bool CallFilter::enter() const noexcept
{
    sock_fprog program{static_cast<unsigned short>(code_.size()),
                       const_cast<sock_filter*>(reinterpret_cast<const sock_filter*>(code_.data()))};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

#else

bool CallFilter::isThere()
{
    return false;
}

CallFilter::CallFilter() = default;

bool CallFilter::enter() const noexcept
{
    return true;
}

#endif

void CallFilter::setProcess(int id) noexcept
{
    for (const std::size_t place : ownNumbers_)
        code_[place].value = static_cast<std::uint32_t>(id);
}

std::string CallFilter::bytes() const
{
    return {reinterpret_cast<const char*>(code_.data()), code_.size() * sizeof(Instruction)};
}

} // namespace parlour
