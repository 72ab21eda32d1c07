// The first page: a tile for each table, games to go on with, the last finished ones. Shows and asks; the window acts.
#pragma once

#include "app/desktop/library.h"
#include "app/desktop/look.h"

#include <QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace parlour {

class Button;

class LobbyPage : public QWidget {
    Q_OBJECT

public:
    LobbyPage(Library& library, const Look& look, QWidget* parent = nullptr);

    /// Makes everything anew in the present look and language.
    void setLook(const Look& look);
    /// Reads the unfinished and finished games again.
    void refresh();
    /// How far the contest is that is being played, 0 to 1; below 0: none is.
    void setContest(double share);

signals:
    void painted(); ///< for the first time
    void playWanted(const QString& game);
    void watchWanted(const QString& game);
    void replayWanted(const QString& game);
    void newGameWanted(const QString& game);
    void goOnWanted(const QString& savedId);
    void discardWanted(const QString& savedId);
    void finishedWanted(qint64 historyId);
    void historyWanted();
    void contestsWanted();
    void settingsWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    struct Measures;
    Measures measures() const;
    void build();
    QWidget* makeBar();
    QWidget* makeTiles(const Measures& m);
    QWidget* makeTile(const GameInfo& info, const GameTable& table, const Measures& m);
    QWidget* makeTileMenu(const QString& id, const QString& name, const Measures& m);
    void addTileButtons(QVBoxLayout* words, const QString& id, const QString& name, const Measures& m);
    void fillContinue();
    void fillRecent();
    QWidget* makeContinueCard(const SavedGame& game);

    Library& library_;
    Look look_;
    QBoxLayout* continue_ = nullptr;
    QBoxLayout* recent_ = nullptr;
    Button* contest_ = nullptr;
    double contestShare_ = -1;
    int builtFor_ = -1; ///< class of sizes that the page was built for
    bool painted_ = false;
    bool allUnfinished_ = false; ///< asked for
};

} // namespace parlour
