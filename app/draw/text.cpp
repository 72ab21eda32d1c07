// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/draw/text.h"

#include "app/draw/paint.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace parlour {

Q_LOGGING_CATEGORY(cutTexts, "parlour.cut", QtWarningMsg)

namespace {

// Private-use characters: a card is kCardMark + 64 times the form of its name + its number; bold text stands between
// kStrongOn and kStrongOff.
constexpr char16_t kCardMark = 0xE000;
constexpr int kCardNumbers = 64;
constexpr char16_t kCardMarkEnd = kCardMark + 4 * kCardNumbers;
constexpr char16_t kStrongOn = 0xE100;
constexpr char16_t kStrongOff = 0xE101;

bool isCardMark(QChar c)
{
    return c.unicode() >= kCardMark && c.unicode() < kCardMarkEnd;
}
Card markedCard(QChar c)
{
    return Card::numbered((c.unicode() - kCardMark) % kCardNumbers);
}
CardForm markedForm(QChar c)
{
    return static_cast<CardForm>((c.unicode() - kCardMark) / kCardNumbers);
}

double smallCardHeight(int px)
{
    return px * 1.35;
}
QFont smallCardFont(const Canvas& canvas, double height)
{
    return fontOf(canvas, std::max(11, qRound(height * 0.66)), true);
}
double smallCardWidth(const Canvas& canvas, double height, Card card)
{
    const QFontMetricsF metrics(smallCardFont(canvas, height));
    return metrics.horizontalAdvance(rankLabel(card.rank())) + height * 0.58 + height * 0.46;
}

/// A text for QTextLayout, with marks replaced by spaces as wide as the small cards.
struct Prepared {
    QString text;
    QList<QTextLayout::FormatRange> formats;
    std::vector<std::pair<int, Card>> cards; ///< position, card
};

Prepared prepare(const Canvas& canvas, const QString& text, const TextStyle& style)
{
    Prepared out;
    const QFont font = fontOf(canvas, style.px, style.bold);
    const double space = QFontMetricsF(font).horizontalAdvance(QChar::Nbsp);
    int strongFrom = -1;
    for (const QChar c : text) {
        const int at = static_cast<int>(out.text.size());
        if (isCardMark(c)) {
            QFont wide = font;
            const double width = smallCardWidth(canvas, smallCardHeight(style.px), markedCard(c)) + 4;
            wide.setLetterSpacing(QFont::AbsoluteSpacing, width - space);
            QTextCharFormat format;
            format.setFont(wide);
            out.formats.append({at, 1, format});
            out.cards.emplace_back(at, markedCard(c));
            out.text += QChar(QChar::Nbsp);
        } else if (c == QChar(kStrongOn)) {
            strongFrom = at;
        } else if (c == QChar(kStrongOff) && strongFrom >= 0) {
            QTextCharFormat format;
            format.setFont(fontOf(canvas, style.px, true));
            out.formats.prepend({strongFrom, at - strongFrom, format});
            strongFrom = -1;
        } else {
            out.text += c == QLatin1Char('\n') ? QChar(QChar::LineSeparator) : c;
        }
    }
    return out;
}

/// Breaks the text into lines of `width`; true if all of it fits into `lines` lines.
bool layOut(QTextLayout& layout, double width, int lines)
{
    layout.beginLayout();
    double y = 0;
    bool fits = true;
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        if (layout.lineCount() > lines) {
            fits = false;
            break;
        }
        line.setLineWidth(width);
        line.setPosition(QPointF(0, y));
        y += line.height() * 1.06;
        fits = fits && line.naturalTextWidth() <= width + 0.5;
    }
    layout.endLayout();
    return fits;
}

std::unique_ptr<QTextLayout> makeLayout(const Canvas& canvas, const Prepared& prepared, const TextStyle& style)
{
    auto layout = std::make_unique<QTextLayout>(prepared.text, fontOf(canvas, style.px, style.bold));
    QTextOption option(style.align & Qt::AlignHorizontal_Mask);
    option.setWrapMode(style.lines > 1 ? QTextOption::WordWrap : QTextOption::ManualWrap);
    option.setUseDesignMetrics(true);
    // Keeps a sign before its number in right-to-left languages as well.
    if (std::none_of(prepared.text.begin(), prepared.text.end(), [](QChar c) { return c.isLetter(); }))
        option.setTextDirection(Qt::LeftToRight);
    layout->setTextOption(option);
    layout->setFormats(prepared.formats);
    return layout;
}

/// A text broken into lines.
struct LaidOut {
    Prepared prepared;
    std::unique_ptr<QTextLayout> layout;
    bool fits; ///< the whole text
};

LaidOut layOut(const Canvas& canvas, const QString& text, const TextStyle& style, double width)
{
    Prepared prepared = prepare(canvas, text, style);
    auto layout = makeLayout(canvas, prepared, style);
    const bool fits = layOut(*layout, width, style.lines);
    return {std::move(prepared), std::move(layout), fits};
}

/// A number at a text's end, with the space before it.
QString numberAtEnd(const QString& text)
{
    auto from = text.size();
    while (from > 0 && text[from - 1].isDigit())
        --from;
    return from > 0 && from < text.size() && text[from - 1].isSpace() ? text.mid(from - 1) : QString();
}

/// The longest prefix of the text that fits, with an ellipsis if it is cut.
LaidOut elided(const Canvas& canvas, const QString& text, const TextStyle& style, double width)
{
    LaidOut whole = layOut(canvas, text, style, width);
    if (whole.fits)
        return whole;
    const QString end = QChar(0x2026) + (style.isName ? numberAtEnd(text) : QString());
    const auto beginning = [&](int length) { return layOut(canvas, text.left(length).trimmed() + end, style, width); };
    int low = 0;
    int high = static_cast<int>(text.size() - end.size() + 1);
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (beginning(middle).fits)
            low = middle;
        else
            high = middle - 1;
    }
    LaidOut cut = beginning(low);
    cut.fits = false;
    return cut;
}

double heightOf(const QTextLayout& layout)
{
    if (layout.lineCount() == 0)
        return 0;
    const QTextLine last = layout.lineAt(layout.lineCount() - 1);
    return last.y() + last.height();
}

// Ranks by grammatical form, each form in a translation context of its own, so that languages can add cases and articles.
// The suit has one form everywhere.
constexpr std::array kRankNames{
    QT_TRANSLATE_NOOP("Card", "two"),   QT_TRANSLATE_NOOP("Card", "three"), QT_TRANSLATE_NOOP("Card", "four"),
    QT_TRANSLATE_NOOP("Card", "five"),  QT_TRANSLATE_NOOP("Card", "six"),   QT_TRANSLATE_NOOP("Card", "seven"),
    QT_TRANSLATE_NOOP("Card", "eight"), QT_TRANSLATE_NOOP("Card", "nine"),  QT_TRANSLATE_NOOP("Card", "ten"),
    QT_TRANSLATE_NOOP("Card", "jack"),  QT_TRANSLATE_NOOP("Card", "queen"), QT_TRANSLATE_NOOP("Card", "king"),
    QT_TRANSLATE_NOOP("Card", "ace")};
//: As in: Cover [rank] of [suit].
constexpr std::array kRanksObject{QT_TRANSLATE_NOOP("CardObject", "two"),   QT_TRANSLATE_NOOP("CardObject", "three"),
                                  QT_TRANSLATE_NOOP("CardObject", "four"),  QT_TRANSLATE_NOOP("CardObject", "five"),
                                  QT_TRANSLATE_NOOP("CardObject", "six"),   QT_TRANSLATE_NOOP("CardObject", "seven"),
                                  QT_TRANSLATE_NOOP("CardObject", "eight"), QT_TRANSLATE_NOOP("CardObject", "nine"),
                                  QT_TRANSLATE_NOOP("CardObject", "ten"),   QT_TRANSLATE_NOOP("CardObject", "jack"),
                                  QT_TRANSLATE_NOOP("CardObject", "queen"), QT_TRANSLATE_NOOP("CardObject", "king"),
                                  QT_TRANSLATE_NOOP("CardObject", "ace")};
//: As in: Attack with [rank] of [suit].
constexpr std::array kRanksWith{
    QT_TRANSLATE_NOOP("CardWith", "two"),   QT_TRANSLATE_NOOP("CardWith", "three"), QT_TRANSLATE_NOOP("CardWith", "four"),
    QT_TRANSLATE_NOOP("CardWith", "five"),  QT_TRANSLATE_NOOP("CardWith", "six"),   QT_TRANSLATE_NOOP("CardWith", "seven"),
    QT_TRANSLATE_NOOP("CardWith", "eight"), QT_TRANSLATE_NOOP("CardWith", "nine"),  QT_TRANSLATE_NOOP("CardWith", "ten"),
    QT_TRANSLATE_NOOP("CardWith", "jack"),  QT_TRANSLATE_NOOP("CardWith", "queen"), QT_TRANSLATE_NOOP("CardWith", "king"),
    QT_TRANSLATE_NOOP("CardWith", "ace")};
//: As in: Not higher than the [rank] of [suit].
constexpr std::array kRanksThan{
    QT_TRANSLATE_NOOP("CardThan", "two"),   QT_TRANSLATE_NOOP("CardThan", "three"), QT_TRANSLATE_NOOP("CardThan", "four"),
    QT_TRANSLATE_NOOP("CardThan", "five"),  QT_TRANSLATE_NOOP("CardThan", "six"),   QT_TRANSLATE_NOOP("CardThan", "seven"),
    QT_TRANSLATE_NOOP("CardThan", "eight"), QT_TRANSLATE_NOOP("CardThan", "nine"),  QT_TRANSLATE_NOOP("CardThan", "ten"),
    QT_TRANSLATE_NOOP("CardThan", "jack"),  QT_TRANSLATE_NOOP("CardThan", "queen"), QT_TRANSLATE_NOOP("CardThan", "king"),
    QT_TRANSLATE_NOOP("CardThan", "ace")};
constexpr std::array kSuitNames{QT_TRANSLATE_NOOP("Card", "spades"), QT_TRANSLATE_NOOP("Card", "hearts"),
                                QT_TRANSLATE_NOOP("Card", "diamonds"), QT_TRANSLATE_NOOP("Card", "clubs")};

QString rankWords(Card card, CardForm form)
{
    const auto in = [&](const char* context, const std::array<const char*, kRanks>& ranks) {
        return QCoreApplication::translate(context, ranks[static_cast<std::size_t>(card.rank())]);
    };
    switch (form) {
    case CardForm::Name:
        return in("Card", kRankNames);
    case CardForm::Object:
        return in("CardObject", kRanksObject);
    case CardForm::With:
        return in("CardWith", kRanksWith);
    case CardForm::Than:
        return in("CardThan", kRanksThan);
    }
    return {};
}

} // namespace

QString cardName(Card card, CardForm form)
{
    //: A playing card: %1 is the rank, %2 the suit.
    return QCoreApplication::translate("Card", "%1 of %2")
        .arg(rankWords(card, form), QCoreApplication::translate("Card", kSuitNames[static_cast<std::size_t>(card.suit())]));
}

QString rankLabel(Rank rank)
{
    return rank == 8 ? QStringLiteral("10") : QString(QLatin1Char(kRankLetters[static_cast<std::size_t>(rank)]));
}

QString cardMark(Card card, CardForm form)
{
    return QString(QChar(static_cast<char16_t>(kCardMark + kCardNumbers * static_cast<int>(form) + card.number())));
}

QString strong(const QString& text)
{
    return QChar(kStrongOn) + text + QChar(kStrongOff);
}

QString spoken(const QString& text)
{
    QString out;
    for (const QChar c : text) {
        if (isCardMark(c))
            out += cardName(markedCard(c), markedForm(c));
        else if (c != QChar(kStrongOn) && c != QChar(kStrongOff))
            out += c;
    }
    return out;
}

QString cutToFit(const QFontMetrics& letters, const QString& text, double width, Qt::TextElideMode mode)
{
    QString shown = letters.elidedText(text, mode, qRound(width));
    if (shown != text)
        qCDebug(cutTexts).noquote() << text;
    return shown;
}

QFont fontOf(const Canvas& canvas, int px, bool bold)
{
    QFont font = canvas.font;
    font.setPixelSize(std::max(11, px));
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

QSizeF textSize(const Canvas& canvas, const QString& text, const TextStyle& style, double width)
{
    const auto layout = elided(canvas, text, style, width).layout;
    double widest = 0;
    for (int i = 0; i < layout->lineCount(); ++i)
        widest = std::max(widest, layout->lineAt(i).naturalTextWidth());
    return {std::ceil(widest), std::ceil(heightOf(*layout))};
}

bool textFits(const Canvas& canvas, const QString& text, const TextStyle& style, double width)
{
    return layOut(canvas, text, style, width).fits;
}

TextStyle shrunk(const Canvas& canvas, const QString& text, TextStyle style, double width, int least)
{
    while (style.px > least && !textFits(canvas, text, style, width))
        --style.px;
    return style;
}

void drawText(QPainter& painter, const Canvas& canvas, const QRectF& box, const QString& text, const TextStyle& style)
{
    const auto [prepared, layout, fits] = elided(canvas, text, style, box.width());
    if (!fits)
        qCDebug(cutTexts).noquote() << text;
    const double spare = box.height() - heightOf(*layout);
    const double y = style.align & Qt::AlignBottom ? spare : style.align & Qt::AlignTop ? 0 : spare / 2;
    const QPointF origin(box.left(), box.top() + y);
    const PainterState saved(painter);
    painter.setPen(style.colour);
    layout->draw(&painter, origin);
    for (const auto& [at, card] : prepared.cards) {
        const QTextLine line = layout->lineForTextPosition(at);
        if (!line.isValid())
            continue;
        const double height = smallCardHeight(style.px);
        const double x = std::min(line.cursorToX(at), line.cursorToX(at + 1)) + 2;
        drawSmallCard(painter, canvas, origin + QPointF(x, line.y() + (line.height() - height) / 2), height, card);
    }
}

void drawSmallCard(QPainter& painter, const Canvas& canvas, QPointF topLeft, double height, Card card)
{
    const QRectF box(topLeft, QSizeF(smallCardWidth(canvas, height, card), height));
    const bool red = card.suit() == Suit::Hearts || card.suit() == Suit::Diamonds;
    const QColor ink = canvas.cards ? canvas.cards->suitColour(card.suit()) : QColor(red ? 0xFFC8102E : kInk);
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 41), 1));
    painter.setBrush(QColor(kPaper));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5);
    painter.setPen(ink);
    painter.setFont(smallCardFont(canvas, height));
    const double suit = height * 0.52;
    painter.drawText(box.adjusted(height * 0.22, 0, -suit, 0), Qt::AlignLeft | Qt::AlignVCenter, rankLabel(card.rank()));
    painter.fillPath(
        suitPath(card.suit(), QRectF(box.right() - suit - height * 0.18, box.center().y() - suit / 2, suit, suit)), ink);
}

namespace {

double digitWidth(const QFontMetricsF& metrics)
{
    double widest = 0;
    for (char digit = '0'; digit <= '9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QLatin1Char(digit)));
    return widest;
}

} // namespace

double figuresWidth(const Canvas& canvas, const QString& text, const TextStyle& style)
{
    const QFontMetricsF metrics(fontOf(canvas, style.px, style.bold));
    double width = 0;
    for (const QChar c : text)
        width += c.isDigit() ? digitWidth(metrics) : metrics.horizontalAdvance(c);
    return width;
}

void drawFigures(QPainter& painter, const Canvas& canvas, const QRectF& box, const QString& text, const TextStyle& style)
{
    const QFont font = fontOf(canvas, style.px, style.bold);
    const QFontMetricsF metrics(font);
    const double spare = box.width() - figuresWidth(canvas, text, style);
    double x = box.left() + (style.align & Qt::AlignRight ? spare : style.align & Qt::AlignHCenter ? spare / 2 : 0);
    const PainterState saved(painter);
    painter.setFont(font);
    painter.setPen(style.colour);
    // Digits have no descent, so they are centred by the cap height.
    const double baseline = box.center().y() + metrics.capHeight() / 2;
    for (const QChar c : text) {
        const double cell = c.isDigit() ? digitWidth(metrics) : metrics.horizontalAdvance(c);
        painter.drawText(QPointF(x + (cell - metrics.horizontalAdvance(c)) / 2, baseline), QString(c));
        x += cell;
    }
}

} // namespace parlour
