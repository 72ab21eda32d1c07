#include "app/stage/lists.h"

#include <QCoreApplication>

namespace parlour {

QString listOf(const QStringList& names)
{
    return names.join(QCoreApplication::translate("Words", ", ", "between names in a list"));
}

QString clausesOf(const QStringList& parts)
{
    return parts.join(QCoreApplication::translate("Words", ", ", "between parts of a sentence"));
}

} // namespace parlour
