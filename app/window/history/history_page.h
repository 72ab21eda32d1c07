// Finished games, newest first, of one kind or of all, and what they add up to; each can be replayed. Also where a saved
// file is opened.
#pragma once

#include "app/widgets/page.h"
#include "app/window/history/history_figures.h"
#include "app/window/library.h"

#include <QTimer>

#include <vector>

class QBoxLayout;
class QVBoxLayout;

namespace parlour {

class HistoryPage : public Page {
    Q_OBJECT

public:
    /// `game` is what is listed at first; empty: all.
    HistoryPage(Library& library, const Look& look, const QString& game, QWidget* parent = nullptr);

signals:
    void openWanted();
    void finishedWanted(qint64 historyId);

protected:
    void resizeEvent(QResizeEvent*) override { fit(); }

private:
    void build() override;
    void fill();
    QWidget* makeContent();
    QWidget* makeFigures(const HistoryFigures& figures);
    QWidget* makeSide(const HistoryFigures& figures);
    void fillBar(QHBoxLayout* bar);
    QWidget* makeList();
    void addRows();
    void fit();

    Library& library_;
    QString game_;
    QScrollArea* scroll_ = nullptr;
    QBoxLayout* halves_ = nullptr; ///< the list, and the figures beside or above it
    QVBoxLayout* rows_ = nullptr;
    std::vector<HistoryEntry> entries_; ///< what is listed
    std::size_t next_ = 0; ///< of entries_: the first without a row yet
    QTimer more_; ///< runs until all have one
};

} // namespace parlour
