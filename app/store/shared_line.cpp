// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/shared_line.h"

#include "engine/base/tokens.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include <zlib.h>

namespace parlour {

namespace {

constexpr QLatin1String kBeginning("parlour:");
constexpr std::size_t kLongestText = 8 * 1024 * 1024; ///< in bytes, of what a line holds
constexpr int kRawStream = -15; ///< window bits of zlib: no header, since kind and check sum are ours

enum class Kind : char { Game = 1, Position = 2 }; ///< further kinds belong to newer programs

/// The text that the compression may refer to, the likeliest last. It belongs to the format: a change needs a new kind.
constexpr std::string_view kDictionary =
    "rounds=100\nblue=5,red=20,rounds=100\nmode=tabletop,players=4\njoker=forced,players=2\n"
    "joker=forced,players=1\ndecks=printed\nbegins=alternate,deck=set,limit=two,nine=wins,sets=3\n"
    "deck=36,first=lowest-trump,first-five=off,first-transfer=allowed,fool=none,low-beats-ace=off,pass-card=off,p"
    "layers=2,redeal=off,teams=off,throw-in=all,throw-on-taker=on,type=podkidnoy\n.master\n.beginner\n.casual\n"
    ".club\nyou\n\n*heads\n*tails\n0nothing\n1nothing\n0block\n1travel \n"
    "*deal duke captain contessa assassin ambassador\n0income\n1foreign aid\n2tax\n3exchange\n0steal 1\n"
    "2assassinate 3\n3coup 1\n0challenge\n1block duke\n0lose captain\n1lose contessa\n0return assassin duke\n"
    "*draw \n3allow\n2allow\n1allow\n0allow\n0score three-of-a-kind\n1score four-of-a-kind\n0score full-house\n"
    "1score small-straight\n0score large-straight\n1score yahtzee\n0score chance\n1score aces\n0score twos\n"
    "1score threes\n0score fours\n1score fives\n0score sixes\n0hold none\n1hold 0 1 2 3 4\n*roll 1 2 3 4 5 6\n"
    "*hands +-1 +-2 +-3 / -1 -2 -3 +1 +2 +3\n0deck +-1 +-2\n*begin \n0play +-3=-3 stand\n"
    "*sides 1 3 2 5 / 4 4 1 2\n*house 10 9 8 7 6 5 4 3 2 1\n0play 3\n1end\n0end\n1stand\n0stand\n"
    "*deck 6s 7s 8s 9s Ts Js Qs Ks As 6h 7h 8h 9h Th Jh Qh Kh Ah 6d 7d 8d 9d Td Jd Qd Kd Ad 6c 7c 8c 9c Tc Jc Qc "
    "Kc Ac\n0done\n1take\n0take\n1done\n0attack 6\n1cover 6s with \n1attack 6\n0cover 6h with ";

Bytef* bytesOf(const char* text)
{
    return reinterpret_cast<Bytef*>(const_cast<char*>(text)); // zlib reads without const
}

quint32 checkSumOf(Kind kind, std::string_view text)
{
    const char first = static_cast<char>(kind);
    const uLong sum = crc32(0, bytesOf(&first), 1);
    return static_cast<quint32>(crc32(sum, bytesOf(text.data()), static_cast<uInt>(text.size())));
}

QString packed(Kind kind, std::string_view text)
{
    const quint32 sum = checkSumOf(kind, text);
    QByteArray bytes(1, static_cast<char>(kind));
    for (int shift = 0; shift < 32; shift += 8)
        bytes += static_cast<char>(sum >> shift & 255U);
    z_stream stream{};
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kRawStream, 9, Z_DEFAULT_STRATEGY);
    deflateSetDictionary(&stream, bytesOf(kDictionary.data()), static_cast<uInt>(kDictionary.size()));
    const qsizetype head = bytes.size();
    bytes.resize(head + static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(text.size()))));
    stream.next_in = bytesOf(text.data());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = bytesOf(bytes.data() + head);
    stream.avail_out = static_cast<uInt>(bytes.size() - head);
    deflate(&stream, Z_FINISH);
    bytes.resize(head + static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return kBeginning + QString::fromLatin1(bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

/// The number of the letter, white space not counted, that ends with byte `count` of what the line holds.
long long letterOf(qsizetype count)
{
    return kBeginning.size() + (count * 4 + 2) / 3;
}

/// Expands the stream of the line that begins at byte `head`.
Expected<std::string> inflated(const QByteArray& bytes, qsizetype head)
{
    std::string text;
    z_stream stream{};
    inflateInit2(&stream, kRawStream);
    inflateSetDictionary(&stream, bytesOf(kDictionary.data()), static_cast<uInt>(kDictionary.size()));
    stream.next_in = bytesOf(bytes.constData() + head);
    stream.avail_in = static_cast<uInt>(bytes.size() - head);
    int status = Z_OK;
    while (status == Z_OK && text.size() <= kLongestText) {
        std::array<char, 16 * 1024> block;
        stream.next_out = bytesOf(block.data());
        stream.avail_out = block.size();
        status = inflate(&stream, Z_NO_FLUSH);
        text.append(block.data(), block.size() - stream.avail_out);
    }
    const qsizetype read = head + static_cast<qsizetype>(stream.total_in);
    inflateEnd(&stream);
    if (text.size() > kLongestText)
        return Error(SAY("Error", "the line holds more than %1 bytes"), {static_cast<long long>(kLongestText)});
    if (status == Z_BUF_ERROR)
        return Error(SAY("Error", "the line breaks off after letter %1; copy it as a whole"), {letterOf(bytes.size())});
    if (status != Z_STREAM_END || read != bytes.size())
        return Error(SAY("Error", "the line is damaged near letter %1; copy it as a whole"), {letterOf(read)});
    return text;
}

/// The text of a line of this kind.
Expected<std::string> unpacked(const QString& line, Kind kind)
{
    if (line.size() > kLongestLine)
        return Error(SAY("Error", "the line is longer than %1 letters"), {qlonglong{kLongestLine}});
    QString letters = line;
    letters.removeIf([](QChar letter) { return letter.isSpace(); });
    if (!letters.startsWith(kBeginning))
        return Error(SAY("Error", "not a shared line: it does not begin with \"%1\""), {std::string(kBeginning.data())});
    const auto isOfLine = [](QChar letter) {
        return (letter.unicode() < 128 && letter.isLetterOrNumber()) || letter == '-' || letter == '_';
    };
    const auto odd = std::find_if_not(letters.begin() + kBeginning.size(), letters.end(), isOfLine);
    if (odd != letters.end())
        return Error(SAY("Error", "letter %1 of the line, \"%2\", belongs to no line"),
                     {qlonglong{odd - letters.begin() + 1}, QString(*odd).toStdString()});
    const QByteArray bytes =
        QByteArray::fromBase64(letters.mid(kBeginning.size()).toLatin1(), QByteArray::Base64UrlEncoding);
    constexpr qsizetype kHead = 5;
    if (bytes.size() <= kHead)
        return Error(SAY("Error", "the line breaks off after letter %1; copy it as a whole"), {qlonglong{letters.size()}});
    const char first = bytes[0];
    if (first != static_cast<char>(Kind::Game) && first != static_cast<char>(Kind::Position))
        return Error(SAY("Error", "the line was written by a newer Parlour, or letter %1 is damaged"), {letterOf(1)});
    auto text = inflated(bytes, kHead);
    if (!text)
        return text;
    quint32 sum = 0;
    for (int i = 0; i < 4; ++i)
        sum |= quint32{static_cast<quint8>(bytes[1 + i])} << 8 * i;
    if (checkSumOf(static_cast<Kind>(first), *text) != sum)
        return Error(SAY("Error", "the line is damaged: its checksum does not match; copy it as a whole"));
    if (first != static_cast<char>(kind))
        return kind == Kind::Game ? Error(SAY("Error", "the line holds a position, and a game is needed"))
                                  : Error(SAY("Error", "the line holds a game, and a position is needed"));
    return text;
}

std::vector<double> scoresOf(const AnyMatch& match)
{
    std::vector<double> scores;
    for (Seat seat = 0; seat < match.seats(); ++seat)
        scores.push_back(match.score(seat));
    return scores;
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

bool isSharedLine(const QString& text)
{
    return text.startsWith(kBeginning);
}

QString sharedLineIn(const QString& text)
{
    const qsizetype at = text.indexOf(kBeginning);
    return at < 0 ? QString() : text.mid(at);
}

QString lineOf(const Record& record)
{
    std::string text = record.game + ' ' + std::to_string(record.version) + '\n' + toText(record.rules) + '\n';
    for (const std::string& seat : record.seats)
        text += seat + '\n';
    for (const Step& step : record.steps)
        text += '\n' + (step.who == kChanceSeat ? "*" : std::to_string(step.who)) + step.text;
    return packed(Kind::Game, text);
}

QString lineOfPosition(const std::string& position)
{
    return packed(Kind::Position, position);
}

Expected<GameFile> gameOfLine(const QString& line)
{
    const auto text = unpacked(line, Kind::Game);
    return text ? gameOfLineText(*text) : text.error();
}

/// Writes the text as a file and reads that, so that there is one reader.
Expected<GameFile> gameOfLineText(const std::string& text)
{
    const std::size_t blank = text.find("\n\n");
    const std::vector<std::string_view> head = split(std::string_view(text).substr(0, blank), '\n');
    const std::vector<std::string_view> game = head.empty() ? head : split(head[0]);
    const auto version = game.size() == 2 ? parseInt(game[1], 1, 1'000'000) : std::nullopt;
    const auto rules = parseRuleMap(head.size() > 1 ? head[1] : "");
    if (!version || head.size() < 3 || !rules)
        return Error(SAY("Error", "the line does not begin with a game, its rules and its seats"));

    QJsonObject ruleObject;
    for (const auto& [key, value] : *rules)
        ruleObject[textOf(key)] = textOf(value);
    QJsonArray seats;
    for (std::size_t i = 2; i < head.size(); ++i)
        seats.append(textOf(head[i]));
    QJsonArray steps;
    if (blank != std::string::npos)
        for (const std::string_view step : split(std::string_view(text).substr(blank), '\n'))
            steps.append(textOf(step.substr(0, 1)) + ' ' + textOf(step.substr(1)));
    auto file = fromJson(QJsonDocument(QJsonObject{{"parlour", 1},
                                                   {"game", textOf(game[0])},
                                                   {"version", *version},
                                                   {"rules", ruleObject},
                                                   {"seats", seats},
                                                   {"seed", "0000000000000000"},
                                                   {"steps", steps}})
                             .toJson(QJsonDocument::Compact));
    if (!file)
        return file;
    const Replay replayed = replay(findGame(file->record.game), file->record);
    if (replayed.sound && replayed.match->node().isOver())
        file->record.result = scoresOf(*replayed.match);
    return file;
}

Expected<std::string> positionOfLine(const QString& line)
{
    return unpacked(line, Kind::Position);
}

} // namespace parlour
