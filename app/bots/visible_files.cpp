// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/visible_files.h"

#include "app/store/paths.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <map>

namespace parlour {

namespace {

/// Files of the system that programs and languages need. Excludes /etc as a whole, which has passwords, and /opt, /srv and
/// /var, which may have anything.
constexpr std::array kSystem = {
    "/usr",
    "/bin",
    "/sbin",
    "/lib",
    "/lib32",
    "/lib64",
    "/libx32",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/alternatives",
    "/etc/localtime",
    "/etc/timezone",
    "/etc/passwd",
    "/etc/group",
    "/etc/nsswitch.conf",
    "/etc/ssl/openssl.cnf",
    "/etc/ssl/certs",
    "/etc/python3",
    "/etc/perl",
    "/etc/php",
    "/etc/R",
    "/etc/mono",
    "/etc/java",
    "/etc/lua",
    "/sys/devices/system/cpu",
    "/sys/kernel/mm/transparent_hugepage",
};

constexpr int kMaxFiles = 100'000; ///< in a bot's folder; a folder with more is not visible

/// Returns whether a folder is shared, so that it is not a bot's own even if the bot lies in it.
bool isCommon(const QString& folder)
{
    static constexpr std::array kCommon = {"/",    "/home",  "/root", "/tmp", "/var/tmp",
                                           "/run", "/media", "/mnt",  "/srv", "/opt"};
    return folder == QDir::homePath() || std::find(kCommon.begin(), kCommon.end(), folder) != kCommon.end();
}

bool isBelow(const QString& path, const QString& folder)
{
    return path.startsWith(folder.endsWith('/') ? folder : folder + '/');
}

/// The places of Parlour's own files.
QStringList ownPaths()
{
    QStringList places;
    for (const QString& each : {paths::savedGames(), paths::contests(), paths::config(), paths::cache(), paths::history(),
                                paths::history() + "-wal", paths::history() + "-shm"}) {
        places << QDir::cleanPath(each);
        if (const QString real = QFileInfo(each).canonicalFilePath(); !real.isEmpty())
            places << real;
    }
    places.removeDuplicates();
    return places;
}

/// The application id of a contest's database (PRAGMA application_id), "PrCt", and its offset in the file.
constexpr quint32 kContestMagic = 0x50724374;
constexpr int kMagicOffset = 68;

bool isContest(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray start = file.read(kMagicOffset + 4);
    return start.size() == kMagicOffset + 4 && start.startsWith("SQLite format 3")
        && qFromBigEndian<quint32>(start.constData() + kMagicOffset) == kContestMagic;
}

class Finder {
public:
    Finder() : hidden_(ownPaths()) {}

    VisibleFiles take()
    {
        for (QString& path : found_.paths)
            path = behindLinks(path);
        found_.paths.sort(); // folders before their contents, which they make visible
        QStringList least;
        for (const QString& path : found_.paths)
            if (least.isEmpty() || (path != least.back() && !isBelow(path, least.back())))
                least << path;
        found_.paths = least;
        const auto isShown = [&](const QString& path) {
            return std::any_of(least.begin(), least.end(), [&](const QString& each) { return isBelow(path, each); });
        };
        std::map<QString, QString> links;
        for (const auto& [path, target] : found_.links)
            if (const QString real = behindLinks(path); !isShown(real))
                links.emplace(real, target);
        found_.links.assign(links.begin(), links.end());
        found_.listed.removeIf(isShown);
        found_.listed.removeDuplicates();
        return std::move(found_);
    }

    /// Shows a file or all of a folder, except our own places in it.
    void show(const QString& path)
    {
        const QFileInfo info(path);
        if (info.isSymLink()) {
            found_.links.emplace_back(path, QFile::symLinkTarget(path));
            return;
        }
        if (!info.exists() || hidden_.contains(path))
            return;
        if (std::none_of(hidden_.begin(), hidden_.end(), [&](const QString& each) { return isBelow(each, path); })) {
            found_.paths << path;
            return;
        }
        found_.listed << path;
        for (const QFileInfo& each : entries(path))
            show(each.filePath());
    }

    /// Shows the current contents of a bot's folder, except our files and links, which could lead anywhere.
    void showOwnFolder(const QString& folder)
    {
        const QFileInfoList all = entries(folder);
        if (all.size() > kMaxEntries)
            return;
        found_.listed << folder;
        for (const QFileInfo& each : all)
            if (!each.isSymLink() && !hidden_.contains(each.filePath()) && !isOurs(each.filePath())) {
                if (!each.isDir() || !hasOurs(each.filePath()))
                    found_.paths << each.filePath();
                else
                    showOwnFolder(each.filePath());
            }
    }

    /// Shows a single file, and the target of a link, since it was named, but none of its neighbours.
    void showFile(QString path)
    {
        for (int links = 0; QFileInfo(path).isSymLink() && links < 40; ++links) {
            const QString target = QFile::symLinkTarget(path);
            found_.links.emplace_back(path, target);
            path = target;
        }
        for (const QString& each : {path, QFileInfo(path).canonicalFilePath()})
            if (QFileInfo(each).isFile() && !isOurs(each))
                found_.paths << each;
    }

private:
    /// Resolves shown links to folders in a path: "/bin/sh" is mostly "/usr/bin/sh".
    QString behindLinks(QString path) const
    {
        for (int steps = 0; steps < 40; ++steps) {
            const auto link = std::find_if(found_.links.begin(), found_.links.end(),
                                           [&](const auto& each) { return isBelow(path, each.first); });
            if (link == found_.links.end())
                break;
            path = link->second + path.mid(link->first.size());
        }
        return path;
    }

    static QFileInfoList entries(const QString& folder)
    {
        return QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    bool hasOurs(const QString& folder)
    {
        if (std::any_of(hidden_.begin(), hidden_.end(), [&](const QString& each) { return isBelow(each, folder); }))
            return true;
        QDirIterator files(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            if (++looked_ > kMaxFiles || (files.fileInfo().isFile() && isOurs(files.filePath())))
                return true;
        }
        return false;
    }

    const QStringList hidden_;
    VisibleFiles found_;
    int looked_ = 0;
};

/// The installation of a language: the folder around its program's "bin". Empty if there is none to show, as for a home.
QString installationOf(const QString& program)
{
    const QDir folder = QFileInfo(program).absoluteDir();
    const QString around = QFileInfo(folder.path()).absolutePath();
    return folder.dirName() == u"bin" && !isCommon(around) ? around : QString();
}

/// Shows the files that a program needs.
void showProgram(Finder& finder, const QString& program)
{
    finder.showFile(program);
    const QString around = installationOf(program);
    if (around == QDir::homePath() + "/.local") { // also holds personal data
        for (const char* each : {"/bin", "/lib", "/lib64"})
            finder.show(around + QLatin1String(each));
    } else if (!around.isEmpty()) {
        finder.show(around);
    }
}

} // namespace

bool isOurs(const QString& path)
{
    QString main = path; // the file that a companion belongs to
    for (const char* companion : {"-wal", "-shm", "-journal", ".lock"})
        if (main.endsWith(QLatin1String(companion)))
            main.chop(static_cast<int>(qstrlen(companion)));
    const QFileInfo info(main);
    const QString name = info.fileName();
    if (name.endsWith(QStringLiteral(".contest")) || name.contains(QStringLiteral(".contest.new-"))
        || name.endsWith(QStringLiteral(".parlour")) || name.contains(QStringLiteral(".parlour."))
        || name.startsWith(QStringLiteral("history.db")))
        return true;
    // A database consists of whole pages.
    return info.isFile() && info.size() >= 512 && info.size() % 512 == 0 && isContest(main);
}

QString programPath(const QString& name)
{
    QStringList folders = qEnvironmentVariable("PATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    std::stable_partition(folders.begin(), folders.end(), [](const QString& folder) { return !folder.endsWith(u"/shims"); });
    return QStandardPaths::findExecutable(name, folders);
}

VisibleFiles visibleFiles(const std::vector<std::string>& words, std::size_t own)
{
    Finder finder;
    for (const char* each : kSystem)
        finder.show(QLatin1String(each));
    for (const QString& each : QDir(QStringLiteral("/etc")).entryList({"python3.*", "java-*"}, QDir::Dirs))
        finder.show("/etc/" + each);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QString path = QString::fromStdString(words[i]);
        if (!path.startsWith('/') || !QFileInfo(path).isFile())
            continue;
        finder.showFile(path);
        if (i == 0 && own != 0) {
            showProgram(finder, path);
            showProgram(finder, QFileInfo(path).canonicalFilePath());
        }
        const QString folder = QFileInfo(path).absolutePath();
        if (i == own && !isCommon(folder))
            finder.showOwnFolder(folder);
    }
    return finder.take();
}

} // namespace parlour
