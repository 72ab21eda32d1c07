// Finished games, newest first, of one kind or of all; each can be replayed. Also where a saved file is opened.
#pragma once

#include "app/desktop/library.h"
#include "app/desktop/look.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QScrollArea;
class QVBoxLayout;

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
    void addRows();

    Library& library_;
    Look look_;
    QString game_;
    QScrollArea* list_ = nullptr;
    QVBoxLayout* rows_ = nullptr;
    std::vector<HistoryEntry> entries_; ///< what is listed
    std::size_t next_ = 0; ///< of entries_: the first without a row yet
    QTimer more_; ///< runs until all have one
};

} // namespace parlour
