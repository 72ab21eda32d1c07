// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/review_html.h"

#include "app/widgets/formatting.h"

#include <QCoreApplication>

#include <algorithm>

namespace parlour {

/// The translation context of the page.
class ReviewHtml {
    Q_DECLARE_TR_FUNCTIONS(ReviewHtml)
};

namespace {

constexpr double kWide = 1000, kTall = 220; // of the curve, in its own units

QString escaped(const QString& text)
{
    return text.toHtmlEscaped();
}

QString number(double value)
{
    return QString::number(value, 'f', 1);
}

/// The curve as SVG, with the mistakes as circles.
QString curveOf(const Review& review, const Thresholds& thresholds)
{
    const Currency currency = currencyOf(review);
    const std::vector<LedgerEntry> ledger = ledgerOf(review, currency);
    double most = currency == Currency::Share ? 1 : 1e-9;
    for (const LedgerEntry& entry : ledger)
        most = std::max({most, entry.before, entry.after});
    const auto x = [&](std::size_t step) {
        return kWide * static_cast<double>(step) / static_cast<double>(std::max<std::size_t>(1, ledger.size()));
    };
    const auto y = [&](double value) { return kTall * (1 - value / most); };
    QString line, flags;
    for (std::size_t step = 0; step < ledger.size(); ++step) {
        const LedgerEntry& entry = ledger[step];
        if (!entry.isKnown)
            continue;
        if (line.isEmpty())
            line = QStringLiteral("%1,%2").arg(number(x(step)), number(y(entry.before)));
        line += QStringLiteral(" %1,%2").arg(number(x(step + 1)), number(y(entry.after)));
        if (gradeOf(entry.loss, currency, thresholds) >= Grade::Doubtful)
            flags +=
                QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"5\"/>").arg(number(x(step + 1)), number(y(entry.after)));
    }
    return QStringLiteral("<svg viewBox=\"-6 -6 1012 232\" role=\"img\" aria-label=\"%1\"><line x1=\"0\" x2=\"1000\" "
                          "y1=\"110\" y2=\"110\"/><polyline points=\"%2\"/>%3</svg>")
        .arg(escaped(ReviewHtml::tr("The curve of the game")), line, flags);
}

constexpr const char* kStyle =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2733;background:#fff}"
    "h1{margin:0}p{margin:.2rem 0 1rem;color:#526072}table{border-collapse:collapse;margin:.5rem 0 1.5rem}"
    "td,th{padding:.3rem 1rem .3rem 0;text-align:start;vertical-align:top}td.n{text-align:end;font-weight:600}"
    "svg{width:100%;background:#eef3f8;border-radius:8px}polyline{fill:none;stroke:#2a6f97;stroke-width:3}"
    "line{stroke:#b8c4d0;stroke-dasharray:6 6}circle{fill:#c1121f}"
    "@media(prefers-color-scheme:dark){body{background:#0f1724;color:#e8eef6}p{color:#9fb0c3}svg{background:#16233a}"
    "polyline{stroke:#8fd3ec}}";

} // namespace

QByteArray reviewHtml(const QString& title, const QString& subtitle, const ReviewText& text, const Review& review,
                      const Thresholds& thresholds)
{
    QString page = QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                                  "content=\"width=device-width\"><title>%1</title><style>%2</style></head>\n<body>\n"
                                  "<h1>%1</h1><p>%3</p>\n<h2>%4</h2><p>%5<br>%6</p>\n%7\n")
                       .arg(escaped(title), QString::fromLatin1(kStyle), escaped(subtitle), escaped(text.headline),
                            escaped(text.seat), escaped(text.detail), curveOf(review, thresholds));
    page += QStringLiteral("<h2>%1</h2>\n<table>\n").arg(escaped(text.accountTitle));
    for (const ReviewText::Row& row : text.account)
        page += QStringLiteral("<tr><th>%1</th><td class=\"n\">%2</td></tr>\n").arg(escaped(row.name), escaped(row.figure));
    page += QStringLiteral("</table>\n");
    if (!text.accountNote.isEmpty())
        page += QStringLiteral("<p>%1</p>\n").arg(escaped(text.accountNote));
    if (!text.mistakes.empty()) {
        page += QStringLiteral("<h2>%1</h2>\n<table>\n").arg(escaped(ReviewHtml::tr("Mistakes, worst first")));
        for (const ReviewText::Mistake& mistake : text.mistakes)
            page += QStringLiteral("<tr><td class=\"n\">%1</td><td>%2</td><td>%3<br>%4</td><td>%5</td></tr>\n")
                        .arg(escaped(mistake.loss), escaped(mistake.grade), escaped(mistake.title), escaped(mistake.better),
                             escaped(ReviewHtml::tr("Step %1").arg(mistake.step + 1)));
        page += QStringLiteral("</table>\n");
    }
    return (page + QStringLiteral("</body></html>\n")).toUtf8();
}

} // namespace parlour
