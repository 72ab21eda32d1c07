#include "app/tables/report_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace parlour {

QString reportFigure(const Report& report, double value, bool sign)
{
    const bool isShare = report.scale == Scale::Share;
    QString digits = QLocale().toString(isShare ? 100 * value : value, 'f', isShare ? 1 : report.decimals);
    digits.replace(QLatin1Char('-'), QChar(0x2212));
    if (sign && value > 0)
        digits.prepend('+');
    //: A share of the win, as "46.1%"
    return isShare ? QCoreApplication::translate("Report", "%1%").arg(digits) : digits;
}

} // namespace parlour
