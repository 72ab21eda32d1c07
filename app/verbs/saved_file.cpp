// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/verbs/saved_file.h"

#include "app/store/paths.h"
#include "app/store/shared_line.h"
#include "app/verbs/terminal.h"
#include "engine/games.h"
#include "engine/positions.h"

#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace parlour::cli {

namespace {

std::filesystem::file_status statusOf(const std::filesystem::path& path)
{
    std::error_code unknown;
    return std::filesystem::status(path, unknown);
}

std::filesystem::file_status statusOf(const std::string& path)
{
    return statusOf(paths::onDisk(path));
}

bool isLine(const std::string& given)
{
    return isSharedLine(QString::fromStdString(given));
}

/// All that a pipe brings, up to one byte more than a file may have.
QByteArray readPipe(const std::string& path)
{
    QFile input;
    std::FILE* const pipe = path == "-" ? stdin : disk::open(paths::onDisk(path), "rb");
    const auto handle = path == "-" ? QFileDevice::DontCloseHandle : QFileDevice::AutoCloseHandle;
    if (!pipe || !input.open(pipe, QIODevice::ReadOnly, handle))
        throw Refused(inputName(path) + ": cannot be read: " + std::strerror(errno));
    return input.read(kLargestFile + 1);
}

/// Says on standard error that further lines of a text are not read.
void sayFurtherLines(const QByteArray& text)
{
    if (text.size() > kLargestFile || text.trimmed().startsWith('{'))
        return;
    if (const int lines = wholeLinesIn(QString::fromUtf8(text)); lines > 1)
        std::fprintf(stderr, "%s: the text holds %d lines; the first is read\n", programName().c_str(), lines);
}

/// The bytes that an argument stands for: a line itself, a file, a pipe, or standard input for "-". Throws Refused if there
/// is no such file; `needed` says what belongs here.
Expected<QByteArray> bytesOf(const std::string& given, const char* needed)
{
    const std::filesystem::file_status status = statusOf(given);
    const bool isPipe = given == "-" || is_fifo(status);
    if (!isLine(given) && !isPipe && !exists(status))
        throw Refused(given + ": there is no such file; " + needed + " is needed");
    if (!isLine(given) && !isPipe && !is_regular_file(status))
        throw Refused(given + ": this is a folder or a device; " + needed + " is needed");
    auto bytes = isLine(given) ? Expected(QByteArray::fromStdString(given))
        : isPipe               ? Expected(readPipe(given))
                               : readBytes(paths::fromBytes(given));
    if (bytes)
        sayFurtherLines(*bytes);
    return bytes;
}

} // namespace

std::string inputName(const std::string& given)
{
    return isLine(given) ? "the line" : given == "-" ? "standard input" : given;
}

SavedFile readSaved(const std::string& given)
{
    SavedFile saved;
    bool altered = false;
    const std::string path = inputName(given);
    const auto bytes = bytesOf(given, "a saved game (.parlour)");
    auto file = bytes ? gameOfBytes(*bytes, &altered) : Expected<GameFile>(bytes.error());
    if (!file) {
        saved.problem = (bytes && !isLine(given) ? path + ": " : std::string()) + file.error().english();
        return saved;
    }
    saved.file = *std::move(file);
    const Record& record = saved.file.record;
    saved.replay = replay(findGame(record.game), record);
    if (saved.replay.sound) {
        if (altered)
            saved.problem = path + ": " + alteredError().english();
        return saved;
    }
    const bool badStep = saved.replay.match && saved.replay.goodSteps < static_cast<int>(record.steps.size())
        && record.seats.size() == static_cast<std::size_t>(saved.replay.match->seats());
    const std::string where = badStep ? "step " + std::to_string(saved.replay.goodSteps + 1) + ": " : "";
    saved.problem = path + ": " + where + saved.replay.problem.english();
    return saved;
}

std::string positionAt(const SavedFile& saved, int step, Seat seat)
{
    const Record& record = saved.file.record;
    const auto match = matchAt(*findGame(record.game), record, step);
    const auto askedNow = [&match] { return match->node().isWaiting() ? match->node().seats : SeatSet(); };
    if (const Seat person = personOf(record.seats); seat < 0 && !askedNow().empty())
        seat = person >= 0 && askedNow().has(person) ? person : askedNow().first();
    if (seat >= 0 && askedNow().has(seat))
        return positionText(*match, record.game, seat);
    int next = step;
    for (; next < saved.replay.goodSteps && (askedNow().empty() || (seat >= 0 && !askedNow().has(seat))); ++next) {
        const Step& each = record.steps[static_cast<std::size_t>(next)];
        if (!match->step(each.who, each.text))
            break; // unreachable: replay() accepted these steps
    }
    const std::string who = seat < 0 ? "nobody" : "seat " + std::to_string(seat);
    const bool isAsked = !askedNow().empty() && (seat < 0 || askedNow().has(seat));
    throw Refused(who + " is " + (seat < 0 ? "" : "not ") + "asked after step " + std::to_string(step)
                  + (isAsked ? "; the next time is after step " + std::to_string(next) : ", nor later"));
}

std::string readPositionText(const std::string& from)
{
    const QByteArray bytes = take(bytesOf(from, "a position"));
    const QString text = QString::fromUtf8(bytes);
    return sharedLineIn(text).isEmpty() ? bytes.toStdString() : take(positionOfLine(text));
}

void checkResumable(const std::string& path)
{
    if (exists(statusOf(path)) && !is_regular_file(statusOf(path)))
        throw Refused(path
                      + ": this is a folder, a pipe or a device; work is kept in a regular file, to be resumed from it");
    checkWritable(path);
}

std::optional<QByteArray> readToResume(const std::string& path)
{
    checkResumable(path);
    if (path.empty() || !exists(statusOf(path)))
        return std::nullopt;
    QFile file;
    std::FILE* const opened = disk::open(paths::onDisk(path), "rb");
    if (!opened || !file.open(opened, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        throw Refused(path + ": cannot be read: " + std::strerror(errno));
    return file.read(file.size()); // files of the kernel may have no end
}

QString contestPath(const std::string& path)
{
    if (QString name = QString::fromStdString(path); name.toStdString() == path)
        return name;
    throw Refused(path + ": the name is not UTF-8, as that of a contest's file and its folders must be");
}

void checkWritable(const std::string& path, Folders folders)
{
    if (is_directory(statusOf(path)))
        throw Refused(path + " cannot be written: it is a folder");
    std::filesystem::path folder = paths::onDisk(path).parent_path();
    while (folders == Folders::Made && folder.has_relative_path()
           && statusOf(folder).type() == std::filesystem::file_type::not_found)
        folder = folder.parent_path();
    if (const int error = path.empty() ? 0 : disk::writeError(folder / "."); error != 0)
        throw Refused(path + " cannot be written: "
                      + (error == ENOENT ? "there is no folder " + paths::toBytes(folder) : std::strerror(error)));
}

void checkTarget(const std::string& path, bool force, const char* kind, const std::function<bool(const QByteArray&)>& isOurs,
                 Folders folders)
{
    checkWritable(path, folders);
    if (force || !is_regular_file(statusOf(path)))
        return;
    const auto bytes = readBytes(paths::fromBytes(path));
    if (!bytes || !(bytes->isEmpty() || isOurs(*bytes)))
        throw Refused(path + " is there and is not " + kind + "; --force replaces it");
}

void checkGameTarget(const std::string& path, bool force)
{
    const auto isGame = [](const QByteArray& bytes) { return fileVersion(bytes) > 0; };
    checkTarget(path, force, "a saved game", isGame, Folders::Made);
}

void addForce(Verb& verb, bool& into)
{
    verb.flag("--force", into, "Replace a file that is there, whatever it holds");
}

bool writeFile(const std::string& path, const QByteArray& bytes)
{
    const QString problem = writeWhole(paths::fromBytes(path), bytes);
    if (!problem.isEmpty())
        std::fprintf(stderr, "%s: %s cannot be written: %s\n", programName().c_str(), path.c_str(),
                     problem.toStdString().c_str());
    return problem.isEmpty();
}

bool writeFile(const std::string& path, std::span<const std::uint8_t> bytes)
{
    return writeFile(path, QByteArray(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())));
}

} // namespace parlour::cli
