// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/contest/lead_reader.h"

#include "app/draw/background_work.h"

#include <algorithm>

namespace parlour {

namespace {

LeadCurves readCurvesOf(const QString& path)
{
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        return {};
    auto curves = leadCurvesOf(**file);
    return curves ? *std::move(curves) : LeadCurves{};
}

} // namespace

LeadReader::LeadReader(QString path, QObject* parent) : QObject(parent), path_(std::move(path)) {}

void LeadReader::read(const ContestSnapshot& now, bool isPlaying)
{
    const std::int64_t played = now.table.played;
    const std::int64_t step = std::max<std::int64_t>(1, now.table.planned / kLeadPoints);
    const bool isDue = readAt_ < 0 || played - readAt_ >= step || (played != readAt_ && !isPlaying);
    if (isReading_ || !isDue || now.plan.shape.format == Format::Cup)
        return;
    isReading_ = true;
    inBackground([path = path_] { return readCurvesOf(path); }).then(this, [this, played](const LeadCurves& curves) {
        isReading_ = false;
        readAt_ = played;
        curves_ = curves;
        emit came();
    });
}

} // namespace parlour
