// Finished games, newest first, of one kind or of all; each can be replayed. Also where a saved file is opened.
#pragma once

#include "app/desktop/library.h"
#include "app/desktop/look.h"

#include <QWidget>

class QScrollArea;

namespace parlour {

class HistoryPage : public QWidget {
    Q_OBJECT

public:
    /// `game` is what is listed at first; empty: all.
    HistoryPage(Library& library, const Look& look, const QString& game, QWidget* parent = nullptr);
    void setLook(const Look& look);

signals:
    void backWanted();
    void openWanted();
    void finishedWanted(qint64 historyId);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void fill();
    QWidget* makeBar();
    QWidget* makeList();

    Library& library_;
    Look look_;
    QString game_;
    QScrollArea* list_ = nullptr;
};

} // namespace parlour
