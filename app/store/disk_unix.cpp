// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/disk.h"

#include "app/store/paths.h"

#include <QRandomGenerator>

#include <cerrno>
#include <string>

#include <sys/stat.h>
#include <unistd.h>

namespace parlour {

QString writeWhole(const QString& path, const QByteArray& bytes)
{
    namespace fs = std::filesystem;
    std::error_code unknown;
    const fs::path given = paths::onDisk(path);
    const fs::file_status status = fs::status(given, unknown);
    const bool isThere = fs::exists(status);
    const bool isRegular = !isThere || fs::is_regular_file(status); // else a pipe or a device, which is written into
    if (const int error = isThere ? disk::writeError(given) : 0; error != 0)
        return disk::message(error);
    const fs::path real = isThere ? fs::canonical(given, unknown) : given; // of a link, the file that it leads to
    const std::string target = real.empty() ? given.string() : real.string();
    const int mark = QRandomGenerator::system()->bounded(0x100000, 0x1000000); // six digits
    const std::string temporary = isRegular ? target + '.' + QByteArray::number(mark, 16).toStdString() : target;

    std::FILE* const file = std::fopen(temporary.c_str(), isRegular ? "wbx" : "wb");
    if (!file)
        return disk::message(errno);
    int problem = 0;
    const auto note = [&problem](bool isGood) { problem = isGood || problem != 0 ? problem : errno; };
    const auto size = static_cast<std::size_t>(bytes.size());
    note(std::fwrite(bytes.constData(), 1, size, file) == size);
    note(std::fflush(file) == 0);
    if (isRegular)
        ::fsync(::fileno(file)); // not every file system can
    note(std::fclose(file) == 0);
    if (isRegular && problem == 0) {
        if (isThere)
            fs::permissions(temporary, status.permissions(), unknown);
        note(std::rename(temporary.c_str(), target.c_str()) == 0);
    }
    if (isRegular && problem != 0)
        std::remove(temporary.c_str());
    return problem == 0 ? QString() : disk::message(problem);
}

namespace disk {

std::FILE* open(const std::filesystem::path& path, const char* mode)
{
    return std::fopen(path.c_str(), mode);
}

int writeError(const std::filesystem::path& path)
{
    return ::access(path.c_str(), W_OK) == 0 ? 0 : errno;
}

QString message(int error)
{
    return qt_error_string(error);
}

FileId idOf(const QString& path)
{
    struct stat info = {};
    return ::stat(paths::onDisk(path).c_str(), &info) == 0 ? FileId{info.st_dev, info.st_ino} : FileId{};
}

bool movesOpenFiles()
{
    return true;
}

} // namespace disk

} // namespace parlour
