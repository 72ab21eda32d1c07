#include "app/bots/containment.h"

#include "app/bots/bot_command.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef Q_OS_LINUX
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

namespace parlour {

namespace {

// ------------------------------------------------------------------------------------------------ what the kernel refuses

#if defined Q_OS_LINUX && (defined __x86_64__ || defined __aarch64__)
#define PARLOUR_FILTER

#ifdef __x86_64__
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#else
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#endif

/// Calls that make processes, reach the network, reach into others or change files; a bot has no use for them. What is
/// opened to be written to is looked at apart.
constexpr std::array kRefused = {
#ifdef __x86_64__
    __NR_fork,
    __NR_vfork,
    __NR_creat,
    __NR_rename,
    __NR_unlink,
    __NR_rmdir,
    __NR_mkdir,
    __NR_mknod,
    __NR_link,
    __NR_symlink,
    __NR_chmod,
    __NR_chown,
    __NR_lchown,
    __NR_utime,
    __NR_utimes,
    __NR_futimesat,
    __NR_renameat,
#endif
    __NR_execveat,
    __NR_socket,
    __NR_ptrace,
    __NR_kill,
    __NR_tkill,
    __NR_setsid,
    __NR_setpgid,
    __NR_mount,
    __NR_umount2,
    __NR_unshare,
    __NR_setns,
    __NR_bpf,
    __NR_keyctl,
    __NR_add_key,
    __NR_shmget,
    __NR_msgget,
    __NR_semget,
    __NR_memfd_create,
    __NR_renameat2,
    __NR_unlinkat,
    __NR_mkdirat,
    __NR_mknodat,
    __NR_linkat,
    __NR_symlinkat,
    __NR_fchmod,
    __NR_fchmodat,
    __NR_fchown,
    __NR_fchownat,
    __NR_truncate,
    __NR_ftruncate,
    __NR_utimensat,
    __NR_perf_event_open,
    __NR_setxattr,
    __NR_userfaultfd,
    __NR_process_vm_readv,
    __NR_process_vm_writev,
};

/// Calls that are said not to exist, so that libraries fall back to ones that can be looked into.
constexpr std::array kUnknown = {
    __NR_clone3, // hides its flags behind a pointer
    __NR_openat2, // the same
    __NR_io_uring_setup, // does what others are refused
};

constexpr std::uint32_t refusal(int error)
{
    return SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(error);
}

/// Classic BPF: what each system call of the bot is checked against. Threads are allowed, processes are not.
class Filter {
public:
    Filter()
    {
        load(offsetof(seccomp_data, arch));
        jump(BPF_JEQ, kArchitecture, 1, 0);
        answer(SECCOMP_RET_KILL_PROCESS);
        load(offsetof(seccomp_data, nr));
#ifdef __x86_64__
        jump(BPF_JGE, 0x40000000, 0, 1); // the x32 names of the same calls
        answer(refusal(ENOSYS));
#endif
        for (const int call : kRefused)
            refuse(call, EPERM);
        for (const int call : kUnknown)
            refuse(call, ENOSYS);
        constexpr std::uint32_t kWrites = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
#ifdef __x86_64__
        refuseWith(__NR_open, 1, kWrites);
#endif
        refuseWith(__NR_openat, 2, kWrites);
        refuseWithout(__NR_clone, 0, 0x00010000 /* CLONE_THREAD */);
        answer(SECCOMP_RET_ALLOW);
    }
    const std::vector<sock_filter>& code() const
    {
        return code_;
    }

private:
    void load(std::size_t offset)
    {
        code_.push_back(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset)));
    }
    /// Skips so many instructions when the test holds, and when it does not.
    void jump(unsigned test, std::uint32_t value, std::uint8_t held, std::uint8_t failed)
    {
        code_.push_back(BPF_JUMP(static_cast<std::uint16_t>(BPF_JMP | BPF_K | test), value, held, failed));
    }
    void answer(std::uint32_t action)
    {
        code_.push_back(BPF_STMT(BPF_RET | BPF_K, action));
    }
    void refuse(int call, int error)
    {
        jump(BPF_JEQ, static_cast<std::uint32_t>(call), 0, 1);
        answer(refusal(error));
    }
    void loadArgument(int number)
    {
        load(offsetof(seccomp_data, args) + 8U * static_cast<unsigned>(number));
    }
    /// When the argument has any of the flags.
    void refuseWith(int call, int argument, std::uint32_t flags)
    {
        jump(BPF_JEQ, static_cast<std::uint32_t>(call), 0, 4);
        loadArgument(argument);
        jump(BPF_JSET, flags, 0, 1);
        answer(refusal(EACCES));
        answer(SECCOMP_RET_ALLOW);
    }
    /// When the argument has not the flag.
    void refuseWithout(int call, int argument, std::uint32_t flag)
    {
        jump(BPF_JEQ, static_cast<std::uint32_t>(call), 0, 4);
        loadArgument(argument);
        jump(BPF_JSET, flag, 1, 0);
        answer(refusal(EPERM));
        answer(SECCOMP_RET_ALLOW);
    }

    std::vector<sock_filter> code_;
};

const std::vector<sock_filter>& filter()
{
    static const Filter once;
    return once.code();
}

/// The filter as a file, from which bubblewrap takes it; -1 if there is none to be had.
int filterFile()
{
    const auto size = filter().size() * sizeof(sock_filter);
    const int file = memfd_create("filter", MFD_CLOEXEC);
    if (file >= 0 && (write(file, filter().data(), size) != static_cast<ssize_t>(size) || lseek(file, 0, SEEK_SET) != 0)) {
        close(file);
        return -1;
    }
    return file;
}
#endif

// ------------------------------------------------------------------------------------------------ the sandbox

QString bubblewrap()
{
    return QStandardPaths::findExecutable(QStringLiteral("bwrap"));
}

QString folderOf(const QString& file)
{
    return QFileInfo(file).absolutePath();
}

/// Where people's files are, and what runs now: empty in the sandbox, the home last.
QStringList hiddenFolders()
{
    QStringList folders;
    for (const char* each : {"/home", "/root", "/tmp", "/var/tmp", "/run", "/media", "/mnt"})
        if (QFileInfo(QLatin1String(each)).isDir() && !QFileInfo(QLatin1String(each)).isSymLink())
            folders << QLatin1String(each);
    if (!folders.contains(QDir::homePath()) && QDir::homePath() != u"/")
        folders << QDir::homePath();
    return folders;
}

/// The program of that name. Those that only find the program to start, as version managers have them, come last: a bot
/// starts no other.
QString programPath(const QString& name)
{
    QStringList folders = qEnvironmentVariable("PATH").split(':', Qt::SkipEmptyParts);
    std::stable_partition(folders.begin(), folders.end(), [](const QString& folder) { return !folder.endsWith(u"/shims"); });
    return QStandardPaths::findExecutable(name, folders);
}

/// What a program below a hidden folder needs to be seen of it: its folder, or the installation that it is in; the file
/// alone if that would be the whole home.
QString neededFor(const QString& file)
{
    const QStringList hidden = hiddenFolders();
    const auto isWithin = [&](const QString& path) {
        return !hidden.contains(path) && path != QFileInfo(QDir::homePath()).path();
    };
    const QString folder = folderOf(file);
    const QString name = QFileInfo(folder).fileName();
    if ((name == u"bin" || name == u"shims") && isWithin(folderOf(folder)))
        return folderOf(folder);
    return isWithin(folder) ? folder : file;
}

/// The words in front of the bot's own. The whole system can be read but for the homes and what runs now.
QStringList sandboxWords(const QStringList& seen, const QString& folder, bool hasFilter)
{
    QStringList words{bubblewrap(),
                      "--unshare-all",
                      "--die-with-parent",
                      "--new-session",
                      "--cap-drop",
                      "ALL",
                      "--ro-bind",
                      "/",
                      "/",
                      "--dev",
                      "/dev",
                      "--proc",
                      "/proc"};
    const QStringList hidden = hiddenFolders();
    for (const QString& path : hidden)
        words << "--tmpfs" << path;
    for (const QString& path : seen)
        words << "--ro-bind" << path << path;
    for (const QString& path : hidden)
        words << "--remount-ro" << path;
    words << "--chdir" << folder;
    if (hasFilter)
        words << "--seccomp"
              << "3";
    return words << "--";
}

bool trySandbox()
{
    if (bubblewrap().isEmpty())
        return false;
    QStringList words = sandboxWords({}, QStringLiteral("/"), false) << QStringLiteral("/bin/true");
    QProcess trial;
    trial.start(words.takeFirst(), words);
    return trial.waitForFinished(3000) && trial.exitStatus() == QProcess::NormalExit && trial.exitCode() == 0;
}

/// Threads and processes on the whole machine: at least as many as the user has. 0 if that is not told here.
unsigned long long tasksNow()
{
    QFile load(QStringLiteral("/proc/loadavg"));
    if (!load.open(QIODevice::ReadOnly))
        return 0;
    return load.readAll().split(' ').value(3).split('/').value(1).toULongLong();
}

} // namespace

bool canSandbox()
{
    static const bool works = trySandbox();
    return works;
}

Text containmentNotice()
{
    if (canSandbox())
        return SAY("Bots", "Other programs play in a sandbox: without network, on a read-only system with an empty home.");
#ifdef PARLOUR_FILTER
    return SAY("Bots",
               "bubblewrap does not work here: other programs play without network and start no programs, but can read your "
               "files.");
#else
    return SAY("Bots", "There is no sandbox here: other programs can do what you can, within limits on memory and files.");
#endif
}

ContainedCommand contain(std::vector<std::string> words, const BotLimits& limits)
{
    ContainedCommand command;
    QString folder;
    QStringList seen;
    const QStringList hidden = hiddenFolders();
    const auto see = [&](const QString& path) {
        if (std::any_of(hidden.begin(), hidden.end(), [&](const QString& each) { return path.startsWith(each + '/'); }))
            seen << neededFor(path);
    };
    const std::size_t own = ownFile(words);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QString word = QString::fromStdString(words[i]);
        const bool isProgram = i == 0 && !word.contains('/');
        const QString path = isProgram ? programPath(word) : word;
        if (!QFileInfo(path).isFile())
            continue;
        const QString absolute = QFileInfo(path).absoluteFilePath();
        words[i] = absolute.toStdString();
        see(absolute);
        see(QFileInfo(path).canonicalFilePath());
        if (!isProgram && (folder.isEmpty() || i == own))
            folder = folderOf(absolute);
    }
    seen.removeDuplicates();
    command.folder = folder.isEmpty() ? std::string("/") : folder.toStdString();
    command.sandboxed = limits.sandbox && canSandbox();
#ifdef PARLOUR_FILTER
    command.filter = filterFile();
#endif
    if (command.sandboxed)
        for (const QString& word : sandboxWords(seen, QString::fromStdString(command.folder), command.filter >= 0))
            command.words.push_back(word.toStdString());
    command.words.insert(command.words.end(), words.begin(), words.end());
    const QByteArray path = qgetenv("PATH");
    command.environment = {"PATH=" + path.toStdString(),
                           "HOME=" + (command.sandboxed ? QDir::homePath().toStdString() : "/"), "LANG=C.UTF-8",
                           "PYTHONDONTWRITEBYTECODE=1"};
    if (const unsigned long long now = tasksNow(); now > 0)
        command.tasks = now + static_cast<unsigned>(limits.tasks);
    return command;
}

std::optional<Error> missingFile(const std::vector<std::string>& words)
{
    const QString name = QString::fromStdString(words.front());
    const QFileInfo program(name.contains('/') ? name : programPath(name));
    if (!program.isFile())
        return Error(SAY("Error", "there is no program \"%1\""), {words.front()});
    if (!program.isExecutable())
        return Error(SAY("Error", "the file \"%1\" may not be executed"), {words.front()});
    const std::string& own = words[ownFile(words)];
    if (!QFileInfo(QString::fromStdString(own)).isFile() && own != words.front())
        return Error(SAY("Error", "there is no file \"%1\""), {own});
    return std::nullopt;
}

bool enterLimits(const ContainedCommand& command, const BotLimits& limits, long parent) noexcept
{
    const auto limit = [](auto what, unsigned long long most) {
        const rlimit both{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
        return setrlimit(what, &both) == 0;
    };
    bool done = limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0)
        && limit(RLIMIT_NOFILE, static_cast<unsigned long long>(limits.files))
        && limit(RLIMIT_CPU, static_cast<unsigned long long>(limits.processorTime)) && limit(RLIMIT_DATA, limits.memory)
        && limit(RLIMIT_AS, 2ULL * limits.memory);
#ifdef RLIMIT_NPROC
    if (command.tasks > 0)
        done = done && limit(RLIMIT_NPROC, command.tasks);
#endif
#ifdef Q_OS_LINUX
    // Whatever happens to this program, its bots end with it.
    done =
        done && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
#endif
#ifdef Q_OS_LINUX
    // Whoever runs this as root does not give that to its bots; the sandbox drops it by itself. Others have nothing to drop.
    for (int capability = 0; capability < 64 && !command.sandboxed; ++capability)
        prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
#endif
#ifdef PARLOUR_FILTER
    if (!command.sandboxed && done) {
        const auto& rules = filter(); // made in contain, before the fork
        sock_fprog program{static_cast<unsigned short>(rules.size()), const_cast<sock_filter*>(rules.data())};
        done = prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
    }
#endif
    return done;
}

void hideMemory() noexcept
{
#ifdef Q_OS_LINUX
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

void closeOthers(int first) noexcept
{
#ifdef __NR_close_range
    if (syscall(__NR_close_range, static_cast<unsigned>(first), ~0U, 0U) == 0)
        return;
#endif
    for (int file = first; file < 4096; ++file)
        close(file);
}

} // namespace parlour
