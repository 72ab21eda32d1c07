#include "app/tables/report_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace parlour {

namespace {

QString withPercent(const QString& digits)
{
    //: A share of the win, as "46.1%"
    return QCoreApplication::translate("Report", "%1%").arg(digits);
}

} // namespace

QString reportFigure(const Report& report, double value, bool sign)
{
    const bool isShare = report.scale == Scale::Share;
    QString digits = QLocale().toString(isShare ? 100 * value : value, 'f', isShare ? 1 : report.decimals);
    digits.replace(QLatin1Char('-'), QChar(0x2212));
    if (sign && value > 0)
        digits.prepend('+');
    return isShare ? withPercent(digits) : digits;
}

QString hundredthsOf(double chance)
{
    return withPercent(QLocale().toString(100 * chance, 'f', 0));
}

QString figureOf(const Report& report, const std::string& action)
{
    const auto found = std::find_if(report.candidates.begin(), report.candidates.end(),
                                    [&](const Candidate& each) { return each.action == action; });
    return found == report.candidates.end() || !found->hasValue ? QString() : reportFigure(report, found->value);
}

bool isChance(const Report& report, const ReportPart& fact)
{
    const auto lies = [](const ReportPart& each) { return each.value > 0 && each.value < 1; };
    return report.scale == Scale::Share && fact.value >= 0 && fact.value <= 1
        && std::any_of(report.facts.begin(), report.facts.end(), lies);
}

} // namespace parlour
