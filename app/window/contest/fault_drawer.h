// What an entrant from outside did wrong, newest first. Enter or a click replays the match.
#pragma once

#include "app/widgets/controls.h"

class QVBoxLayout;

namespace parlour {

class FaultDrawer : public Panel {
    Q_OBJECT

public:
    FaultDrawer(const QString& path, int entrant, const QString& name, QWidget* parent = nullptr);

signals:
    void closeWanted();
    void replayWanted(int pairing, qint64 match);

private:
    QVBoxLayout* lines_;
};

} // namespace parlour
