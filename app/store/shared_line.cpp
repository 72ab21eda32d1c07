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

/// The number of letters of the line that hold its first `count` bytes.
long long letterOf(qsizetype count)
{
    return kBeginning.size() + (count * 4 + 2) / 3;
}

/// The letters of a line in a text, without what messages add to it.
struct Letters {
    QString line; ///< with its beginning
    QString foreign; ///< the character behind them that belongs to no line, for people; empty at the end of the text
};

bool isOfLine(QChar letter)
{
    return (letter.unicode() < 128 && letter.isLetterOrNumber()) || letter == '-' || letter == '_';
}

bool isLineBreak(QChar letter)
{
    return letter == '\n' || letter == '\r' || letter.category() == QChar::Separator_Line
        || letter.category() == QChar::Separator_Paragraph;
}

/// Blanks, and characters without a width.
bool isInvisible(QChar letter)
{
    return letter.isSpace() || letter.category() == QChar::Other_Format;
}

/// A character for people: as its number if it cannot be seen.
QString nameOf(QStringView text)
{
    const QChar first = text.front();
    const bool isPair = first.isHighSurrogate() && text.size() > 1 && text[1].isLowSurrogate();
    const char32_t code = isPair ? QChar::surrogateToUcs4(first, text[1]) : first.unicode();
    const bool isSeen = QChar::isPrint(code) && !first.isMark() && (isPair || !first.isSurrogate());
    return isSeen ? text.first(isPair ? 2 : 1).toString()
                  : "U+" + QString::number(code, 16).toUpper().rightJustified(4, u'0');
}

/// The letters of a line whose beginning ends before `rest`. Skips blanks and invisible characters, marks of a quotation at
/// the start of a line of the message (> and |), and = at its end, by which mail breaks long lines.
Letters lettersBefore(QStringView rest)
{
    Letters found{kBeginning, {}};
    if (rest.startsWith(u"//")) // as some programs write links
        rest = rest.sliced(2);
    bool isAtStart = false;
    for (qsizetype at = 0; at < rest.size(); ++at) {
        const QChar letter = rest[at];
        const bool isQuotation = isAtStart && (letter == '>' || letter == '|');
        const bool isSoftBreak =
            letter == '=' && (at + 1 == rest.size() || rest[at + 1] == '=' || isLineBreak(rest[at + 1]));
        isAtStart = isLineBreak(letter) || (isAtStart && (isQuotation || isInvisible(letter)));
        if (isAtStart || isInvisible(letter) || isSoftBreak)
            continue;
        if (!isOfLine(letter)) {
            found.foreign = nameOf(rest.sliced(at));
            break;
        }
        found.line += letter;
    }
    return found;
}

/// A stream of zlib that expands the bytes of a line from `head` on.
class Inflater {
public:
    Inflater(const QByteArray& bytes, qsizetype head)
    {
        inflateInit2(&stream_, kRawStream);
        inflateSetDictionary(&stream_, bytesOf(kDictionary.data()), static_cast<uInt>(kDictionary.size()));
        stream_.next_in = bytesOf(bytes.constData() + head);
        stream_.avail_in = static_cast<uInt>(bytes.size() - head);
    }
    ~Inflater() { inflateEnd(&stream_); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    /// Appends up to `most` bytes; returns the status of zlib.
    int expand(std::size_t most, std::string& text)
    {
        const std::size_t before = text.size();
        text.resize(before + most);
        stream_.next_out = bytesOf(text.data() + before);
        stream_.avail_out = static_cast<uInt>(most);
        const int status = inflate(&stream_, Z_NO_FLUSH);
        text.resize(text.size() - stream_.avail_out);
        return status;
    }
    /// The number of bytes after the head that were read.
    qsizetype read() const { return static_cast<qsizetype>(stream_.total_in); }

private:
    z_stream stream_{};
};

constexpr qsizetype kHead = 5; ///< bytes of a line: its kind and a check sum

/// The content of a line whose stream is whole.
struct Content {
    Kind kind = Kind::Game;
    std::string text;
    qsizetype size = 0; ///< of the line, in bytes; letters behind them belong to the message
    bool isSound = false; ///< the check sum fits
};

QByteArray bytesIn(const Letters& letters)
{
    return QByteArray::fromBase64(letters.line.mid(kBeginning.size()).toLatin1(), QByteArray::Base64UrlEncoding);
}

Error breaksOff(long long letter)
{
    return Error(SAY("Error", "the line breaks off after letter %1; copy it as a whole"), {letter});
}

Error damagedNear(long long letter)
{
    return Error(SAY("Error", "the line is damaged near letter %1; copy it as a whole"), {letter});
}

Expected<Content> contentOf(const Letters& letters)
{
    const QByteArray bytes = bytesIn(letters);
    if (bytes.size() <= kHead)
        return breaksOff(letters.line.size());
    const char first = bytes[0];
    if (first != static_cast<char>(Kind::Game) && first != static_cast<char>(Kind::Position))
        return Error(SAY("Error", "the line was written by a newer Parlour, or letter %1 is damaged"), {letterOf(1)});
    Content content{static_cast<Kind>(first), {}, 0, false};
    Inflater inflater(bytes, kHead);
    int status = Z_OK;
    while (status == Z_OK && content.text.size() <= kLongestText)
        status = inflater.expand(16 * 1024, content.text);
    content.size = kHead + inflater.read();
    if (content.text.size() > kLongestText)
        return Error(SAY("Error", "the line holds more than %1 bytes"), {static_cast<long long>(kLongestText)});
    if (status != Z_STREAM_END)
        return status == Z_BUF_ERROR ? breaksOff(letterOf(bytes.size())) : damagedNear(letterOf(content.size));
    quint32 sum = 0;
    for (int i = 0; i < 4; ++i)
        sum |= quint32{static_cast<quint8>(bytes[1 + i])} << 8 * i;
    content.isSound = checkSumOf(content.kind, content.text) == sum;
    return content;
}

/// The part of a damaged text that makes no sense first, from one length of its beginning to another: a letter that is none,
/// of a game a step that cannot be. Empty at the end of the text if all makes sense.
struct Nonsense {
    std::size_t from = 0, to = 0;
};

Nonsense nonsenseIn(const Content& content)
{
    const std::string_view text = content.text;
    if (content.kind == Kind::Position) {
        const auto isOdd = [](char letter) { return letter != '\n' && (letter < ' ' || letter > '~'); };
        const auto odd = static_cast<std::size_t>(std::find_if(text.begin(), text.end(), isOdd) - text.begin());
        return {odd, std::min(odd + 1, text.size())};
    }
    const std::size_t head = std::min(text.find("\n\n"), text.size()); // holds names in any script
    const auto file = gameOfLineText(std::string(text.substr(0, head)));
    const GameInfo* const info = file ? findGame(file->record.game) : nullptr;
    const auto match = info ? startOf(*info, file->record) : Error();
    if (!match)
        return {0, head};
    for (std::size_t end = head + 1; end < text.size();) {
        const std::size_t next = std::min(text.find('\n', end + 1), text.size());
        const std::string_view step = text.substr(end + 1, next - end - 1);
        const bool isStep = !step.empty() && (step[0] == '*' || (step[0] >= '0' && step[0] <= '9'));
        if (!isStep || !(*match)->step(step[0] == '*' ? kChanceSeat : step[0] - '0', step.substr(1)))
            return {end, next};
        end = next;
    }
    return {text.size(), text.size()};
}

/// The error for a line whose check sum does not fit: with the letters that hold what makes no sense.
Error damaged(const Letters& letters, const Content& content)
{
    const Nonsense part = nonsenseIn(content);
    if (part.from == part.to)
        return Error(SAY("Error", "the line is damaged: its checksum does not match; copy it as a whole"));
    const QByteArray bytes = bytesIn(letters);
    const auto letterAfter = [&bytes](std::size_t length) {
        Inflater inflater(bytes, kHead);
        std::string text;
        inflater.expand(length, text);
        return letterOf(kHead + inflater.read());
    };
    return Error(SAY("Error", "the line is damaged between letter %1 and letter %2; copy it as a whole"),
                 {letterAfter(part.from), letterAfter(part.to)});
}

/// A beginning of a line in a text, and what follows.
struct FoundLine {
    qsizetype at = 0; ///< of the beginning
    Letters letters;
    Expected<Content> content = Error();

    bool isWhole() const { return content && content->isSound; }
};

/// The lines of a text in their order. The letters of one never reach into the next, so that reading all is linear in the
/// text; `kMostLines` limits what their streams expand to.
std::vector<FoundLine> linesIn(const QString& text)
{
    constexpr std::size_t kMostLines = 20;
    std::vector<FoundLine> found;
    for (qsizetype at = 0; found.size() < kMostLines; at += kBeginning.size()) {
        at = text.indexOf(kBeginning, at, Qt::CaseInsensitive);
        if (at < 0)
            break;
        FoundLine line{at, lettersBefore(QStringView(text).sliced(at + kBeginning.size())), Error()};
        line.content = contentOf(line.letters);
        if (!line.content && !line.letters.foreign.isEmpty())
            line.content = Error(SAY("Error", "letter %1 of the line, \"%2\", belongs to no line"),
                                 {qlonglong{line.letters.line.size() + 1}, line.letters.foreign.toStdString()});
        found.push_back(std::move(line));
    }
    return found;
}

/// The first line that is whole, else the longest.
const FoundLine* bestOf(const std::vector<FoundLine>& lines)
{
    const auto whole = std::find_if(lines.begin(), lines.end(), [](const FoundLine& each) { return each.isWhole(); });
    if (whole != lines.end())
        return &*whole;
    const auto longest = std::max_element(lines.begin(), lines.end(), [](const FoundLine& one, const FoundLine& other) {
        return one.letters.line.size() < other.letters.line.size();
    });
    return longest == lines.end() ? nullptr : &*longest;
}

/// The text of the line of this kind in a text.
Expected<std::string> unpacked(const QString& text, Kind kind)
{
    if (text.size() > kLongestLine)
        return Error(SAY("Error", "the line is longer than %1 letters"), {qlonglong{kLongestLine}});
    const std::vector<FoundLine> lines = linesIn(text);
    const FoundLine* const best = bestOf(lines);
    if (!best)
        return Error(SAY("Error", "not a shared line: it does not begin with \"%1\""), {std::string(kBeginning.data())});
    if (!best->content)
        return best->content.error();
    if (!best->isWhole())
        return damaged(best->letters, *best->content);
    if (best->content->kind != kind)
        return kind == Kind::Game ? Error(SAY("Error", "the line holds a position, and a game is needed"))
                                  : Error(SAY("Error", "the line holds a game, and a position is needed"));
    return best->content->text;
}

std::vector<double> scoresOf(const AnyMatch& match)
{
    std::vector<double> scores;
    for (Seat seat = 0; seat < match.seats(); ++seat)
        scores.push_back(match.score(seat));
    return scores;
}

/// The number of steps that no game of this id exceeds; of any game if there is no such id.
long long longestGame(std::string_view id)
{
    int most = 0;
    for (const GameInfo& game : games())
        if (game.id == id || !findGame(id))
            most = std::max(most, game.maxSteps);
    return most;
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

bool isSharedLine(const QString& text)
{
    const qsizetype at = text.indexOf(kBeginning, 0, Qt::CaseInsensitive);
    return at >= 0 && !QStringView(text).first(at).contains(u'/');
}

QString sharedLineIn(const QString& text)
{
    const std::vector<FoundLine> lines = linesIn(text);
    const FoundLine* const best = bestOf(lines);
    if (!best)
        return {};
    return best->isWhole() ? best->letters.line.first(letterOf(best->content->size)) : text.mid(best->at);
}

int wholeLinesIn(const QString& text)
{
    const std::vector<FoundLine> lines = linesIn(text);
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const FoundLine& each) { return each.isWhole(); }));
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

LineToSend lineToSend(const Record& record)
{
    LineToSend sent{lineOf(record), false};
    const GameInfo* const game = findGame(record.game);
    if (sent.line.size() <= kLongestMessage || !game || !game->withoutNotes)
        return sent;
    Record plain = record;
    for (Step& step : plain.steps)
        if (step.who != kChanceSeat)
            step.text = game->withoutNotes(step.text);
    if (plain.steps == record.steps)
        return sent;
    return {lineOf(plain), true};
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

    const long long steps =
        blank == std::string::npos ? 0 : std::count(text.begin() + static_cast<long>(blank), text.end(), '\n') - 1;
    if (const long long most = longestGame(game[0]); steps > most)
        return Error(SAY("Error", "the line stands for %1 steps; no game has more than %2"), {steps, most});

    QJsonObject ruleObject;
    for (const auto& [key, value] : *rules)
        ruleObject[textOf(key)] = textOf(value);
    QJsonArray seats;
    for (std::size_t i = 2; i < head.size(); ++i)
        seats.append(textOf(head[i]));
    QJsonArray stepArray;
    if (blank != std::string::npos)
        for (const std::string_view step : split(std::string_view(text).substr(blank), '\n'))
            stepArray.append(textOf(step.substr(0, 1)) + ' ' + textOf(step.substr(1)));
    auto file = fromJson(QJsonDocument(QJsonObject{{"parlour", 1},
                                                   {"game", textOf(game[0])},
                                                   {"version", *version},
                                                   {"rules", ruleObject},
                                                   {"seats", seats},
                                                   {"seed", "0000000000000000"},
                                                   {"steps", stepArray}})
                             .toJson(QJsonDocument::Compact));
    if (!file)
        return file;
    const Replay replayed = replay(findGame(file->record.game), file->record);
    if (replayed.sound && replayed.match->node().isOver())
        file->record.result = scoresOf(*replayed.match);
    return file;
}

Expected<GameFile> gameOfBytes(const QByteArray& bytes, bool* altered)
{
    const QString text = QString::fromUtf8(bytes);
    return !text.trimmed().startsWith('{') && isSharedLine(sharedLineIn(text)) ? gameOfLine(text) : fromJson(bytes, altered);
}

Expected<GameFile> readGameFile(const QString& path, bool* altered)
{
    if (isSharedLine(path))
        return gameOfLine(path);
    const auto bytes = readBytes(path);
    if (!bytes)
        return bytes.error();
    auto file = gameOfBytes(*bytes, altered);
    if (!file)
        return inFile(path, file.error());
    return file;
}

Expected<std::string> positionOfLine(const QString& line)
{
    return unpacked(line, Kind::Position);
}

} // namespace parlour
