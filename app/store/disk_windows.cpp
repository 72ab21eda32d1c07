// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/disk.h"

#include "app/store/paths.h"

#include <QFile>
#include <QSaveFile>

#include <cerrno>
#include <cstring>
#include <string>

#include <io.h>
#include <windows.h>

namespace parlour {

namespace {

constexpr int kTries = 25; ///< of replacing a file that somebody reads at the moment: half a second
constexpr DWORD kPause = 20; ///< ms between them

QString writeInto(const QString& path, const QByteArray& bytes)
{
    QFile stream(path);
    return stream.open(QIODevice::WriteOnly) && stream.write(bytes) == bytes.size() && stream.flush() ? QString()
                                                                                                      : stream.errorString();
}

} // namespace

QString writeWhole(const QString& path, const QByteArray& bytes)
{
    namespace fs = std::filesystem;
    std::error_code unknown;
    const fs::file_status status = fs::status(paths::onDisk(path), unknown);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return writeInto(path, bytes); // a pipe or a device
    // A file that is open cannot be replaced. Other programs, as a virus scanner, open files only for a moment.
    for (int tries = 1;; ++tries) {
        QSaveFile file(path); // follows links
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        if (isWritten && file.commit())
            return {};
        if (!isWritten || tries == kTries)
            return file.errorString();
        ::Sleep(kPause);
    }
}

namespace disk {

std::FILE* open(const std::filesystem::path& path, const char* mode)
{
    return ::_wfopen(path.c_str(), std::wstring(mode, mode + std::strlen(mode)).c_str());
}

int writeError(const std::filesystem::path& path)
{
    constexpr int kWrite = 2;
    return ::_waccess(path.c_str(), kWrite) == 0 ? 0 : errno;
}

QString message(int error)
{
    return QString::fromLocal8Bit(std::strerror(error));
}

FileId idOf(const QString& path)
{
    // FILE_FLAG_BACKUP_SEMANTICS also opens folders.
    const HANDLE file = ::CreateFileW(paths::onDisk(path).c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                                      nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return {};
    BY_HANDLE_FILE_INFORMATION info{};
    const bool isKnown = ::GetFileInformationByHandle(file, &info) != 0;
    ::CloseHandle(file);
    return isKnown ? FileId{info.dwVolumeSerialNumber, quint64{info.nFileIndexHigh} << 32U | info.nFileIndexLow} : FileId{};
}

bool movesOpenFiles()
{
    return false;
}

} // namespace disk

} // namespace parlour
