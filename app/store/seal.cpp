// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/seal.h"

#include "engine/base/tokens.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

namespace parlour {

namespace {

std::uint64_t randomNumber()
{
    return QRandomGenerator::system()->generate64();
}

} // namespace

std::string sealedText(const Seal& seal)
{
    return "parlour-seal " + std::to_string(seal.method) + ' ' + seedText(seal.number) + ' ' + seal.salt;
}

Seal makeSeal()
{
    Seal seal{kSealMethod, {}, randomNumber(), seedText(randomNumber()) + seedText(randomNumber()), {}};
    seal.hash = hashOf(seal);
    return seal;
}

Seal withWords(Seal seal, const QString& words)
{
    QString kept = words.simplified();
    while (kept.toUtf8().size() > kLongestWords)
        kept.chop(1);
    seal.words = kept.trimmed().toStdString();
    return seal;
}

std::string hashOf(const Seal& seal)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(sealedText(seal)), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

std::uint64_t seedOf(const Seal& seal)
{
    if (seal.words.empty())
        return seal.number;
    const QByteArray code = QMessageAuthenticationCode::hash(
        QByteArray::fromStdString(seal.words), QByteArray::fromStdString(sealedText(seal)), QCryptographicHash::Sha256);
    return code.toHex().first(16).toULongLong(nullptr, 16);
}

Expected<void> checkSeal(const Record& record)
{
    if (!record.seal)
        return Error(SAY("Error", "the game was not sealed"));
    const Seal& seal = *record.seal;
    if (seal.method != kSealMethod)
        return Error(SAY("Error", "the game was sealed by method %1; this program knows method %2"),
                     {static_cast<long long>(seal.method), static_cast<long long>(kSealMethod)});
    if (hashOf(seal) != seal.hash)
        return Error(SAY("Error", "the seal does not fit: number and salt are not those that were sealed"));
    if (seedOf(seal) != record.seed)
        return Error(SAY("Error", "the seed does not follow from the sealed number and the words"));
    const GameInfo* info = findGame(record.game);
    if (const Replay played = replay(info, record); !played.sound)
        return played.problem;
    if (const int step = foreignChance(*info, record); step >= 0)
        return Error(SAY("Error", "step %1 is not the chance outcome of the sealed number"), {step + 1LL});
    return {};
}

} // namespace parlour
