// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/table_page.h"

#include "ai/core/bots.h"
#include "app/bots/bot_source.h"
#include "app/draw/text.h"
#include "app/seating/auto_answer.h"
#include "app/seating/pace_controller.h"
#include "app/session/imagined_lines.h"
#include "app/stage/pressed_key.h"
#include "app/stage/stage.h"
#include "app/store/translation.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/sheet.h"
#include "app/window/parts/seal_sheet.h"
#include "app/window/parts/shortcuts.h"
#include "app/window/play/coach/belief_controller.h"
#include "app/window/play/coach/coach.h"
#include "app/window/play/coach/line_show.h"
#include "app/window/play/coach/side_column.h"
#include "app/window/play/coach/thinking_controller.h"
#include "app/window/play/curtain.h"
#include "app/window/play/play_on.h"
#include "app/window/play/result/deck_controller.h"
#include "app/window/play/result/offer_line.h"
#include "app/window/play/result/result_controller.h"
#include "app/window/play/result/undo_controller.h"
#include "app/window/play/shared_screen.h"
#include "app/window/play/table_keys.h"
#include "app/window/play/transport.h"
#include "engine/base/index.h"
#include "engine/positions.h"

#include <QApplication>
#include <QKeyEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

constexpr int kPanel = 320;
constexpr int kNarrowPanel = 264; ///< in windows narrower than kNarrow
constexpr int kNarrow = 960;

/// Makes the bots of the game, and external ones only if the person allowed them: a game file is foreign input and may name
/// any command.
BotMaker botsOf(const std::string& game, const Settings& settings, const Resources& resources)
{
    return [game, &settings, resources](const std::string& id) -> std::unique_ptr<AnyBot> {
        if (isExternal(id) && !settings.knowsProgram(id))
            return nullptr;
        auto bot = makeBotByName(id, game, resources);
        return bot ? std::move(*bot) : nullptr;
    };
}

/// Whether the person's question is the same after a change: a seat that was asked together with the person has answered.
/// `before` is the position before the change.
bool isSameQuestion(const Session& session, const Position& before, const Session::Change& change)
{
    const Seat asked = session.asked();
    return change.to == change.from + 1 && asked >= 0 && asked == before.asked
        && session.line().record().steps[asIndex(change.from)].who != asked && before.node.seats.has(asked);
}

/// Whether the rest of a live game is up to bots.
bool isUpToBots(const Session& session, const GameTable& table, const Position& position)
{
    if (session.line().isOver() || !session.line().atEnd() || session.asked() >= 0)
        return false;
    for (std::size_t seat = 0; seat < position.seats.size(); ++seat)
        if (position.seats[seat].person && !table.isOut(position, static_cast<Seat>(seat)))
            return false;
    return true;
}

} // namespace

TablePage::TablePage(Library& library, const WindowStyle& style, const GameInfo& info, const GameTable& table,
                     const Opening& opening, QWidget* parent)
    : QWidget(parent),
      library_(library),
      style_(style),
      table_(table),
      session_(new Session(info, opening.file.record, opening.paused, this,
                           opening.makeBot ? opening.makeBot : botsOf(info.id, library.settings(), library.resources()))),
      mode_(opening.makeMode
                ? opening.makeMode({*session_, opening.origin, table, opening.place.historyId,
                                    [this](int step, Viewer viewer) {
                                        return positionOf(*session_->line().gameAfter(step), perspective_.seats(), viewer);
                                    }})
                : std::make_unique<TableMode>(*session_, opening.origin)),
      perspective_(table, *session_, library.settings(), [this] { return mode_->isExercise(); }),
      bar_(new TableBar),
      stage_(new Stage),
      view_(new TableView(table, QString::fromStdString(info.id), position_, *stage_, style, this)),
      reader_(table, position_, perspective_, *stage_),
      pace_(new PaceController(
          *session_, table, library.settings(), [this] { return stage_->isMoving(); }, this)),
      people_(new SharedScreen(table, *session_, library.settings(), *stage_, *pace_, perspective_, this)),
      side_(new SideColumn(
          table, *stage_, style.canvas({320, 480}, table.surface()),
          [this](const std::string& action) { return table_.actionAt(position_, action); }, this)),
      transport_(new Transport(this)),
      show_(new LineShow(
          *stage_, [this](const std::string& action) { return table_.actionText(action); }, this)),
      offer_(new OfferLine(stage_)),
      keeper_(new GameKeeper(library, *session_, *offer_, opening.place, this)),
      decks_(new DeckController(
          table, *session_, position_, keeper_->stake(), library.settings(),
          [this] { return style_.canvas(size(), table_.surface()); }, this)),
      undo_(std::make_unique<UndoController>(*session_, library.settings(), *offer_, keeper_->stake())),
      thinking_(new ThinkingController(
          table, *session_, *side_->panel, position_,
          [this](int step) { return perspective_.after(step, perspective_.viewer()); }, [this] { return coach_->mayHint(); },
          this)),
      result_(new ResultController(
          library, table, *session_, *stage_, *side_->layout, opening.sitting,
          [this] { return mode_->origin() == Origin::Contest ? mode_->back() : QString(); }, this))
{
    session_->setQuietSteps([&table](const std::vector<AnyTold>& told) { return table.isUneventful(told); });
    session_->saver().resume(opening.file);
    if (session_->line().isOver())
        session_->setBranches(opening.file.branches);
    else if (mode_->may().save)
        keeper_->begin();
    people_->begin(mode_->may().play);
    if (mode_->may().play)
        answers_ = new AutoAnswer(table_, QString::fromStdString(info.id), library_.settings(), *offer_, this);
    const auto analyst = [this] { return makeAnalyst(session_->line().info().id, library_.resources()); };
    coach_ = new Coach(
        mode_->may().help ? analyst() : nullptr, *session_, library_.settings(),
        Coach::Words{[this](const std::string& action) { return table_.actionAt(position_, action); },
                     [this](const std::string& taken, const std::string& best) { return table_.mistakeKind(taken, best); },
                     [this] { return decks_->ownedDecks(); },
                     {[this](Seat seat) { return position_.seats[asIndex(seat)].name; },
                      [this](const std::string& action) { return table_.actionText(action); }}},
        Coach::Places{*stage_, *side_->hint, *offer_, *side_->panel}, this);
    beliefs_ = new BeliefController(table_, *session_, *side_->beliefs,
                                    mode_->may().help ? BeliefController::AnalystMaker(analyst) : nullptr, this);
    layOut();
    connectPlay();
    connectBars();
    connectSide();
    connectResult();
    connectMode();
    if (session_->isShared())
        people_->cover();
    applyPreferences();
    setWindowStyle(style);
    mode_->start();
    // Once the page is shown: screen readers do not hear one that is being made.
    QTimer::singleShot(0, this, [this] {
        if (reader_.isAsking() && !people_->isCovered())
            stage_->announce(reader_.beginning());
    });
}

TablePage::~TablePage()
{
    keeper_->keep();
}

void TablePage::layOut()
{
    auto* column = makeLayout<QVBoxLayout>(0, this);
    column->addWidget(bar_);
    auto* row = makeLayout<QHBoxLayout>(0);
    row->addWidget(stage_, 1);
    row->addWidget(people_->curtain(), 1);
    row->addLayout(side_->layout);
    if (QWidget* panel = mode_->panel())
        row->addWidget(panel);
    column->addLayout(row, 1);
    side_->hint->setParent(this); // lies over the others, which stay where they are
    if (QWidget* curve = mode_->curve())
        column->addWidget(curve);
    column->addWidget(offer_);
    column->addWidget(transport_);
    stage_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    stage_->installEventFilter(this);
    side_->panel->setNotes(session_->saver().notes());
    const bool isOpen = mode_->isWatching() || library_.settings().preferences().panelOpen;
    side_->panel->setVisible(mode_->may().help && (isOpen || mode_->reviewTab()));
    if (mode_->reviewTab())
        side_->panel->setReview(mode_->reviewTab());
}

void TablePage::connectPlay()
{
    connect(session_, &Session::changed, this, &TablePage::applyChange);
    connect(keeper_, &GameKeeper::said, this, &TablePage::said);
    connect(pace_, &PaceController::thinkerShown, this, [this] { showPosition(Motion::Quiet); });
    connect(stage_, &Stage::chosen, this, &TablePage::act);
    connect(stage_, &Stage::commanded, this, &TablePage::obey);
    connect(stage_, &Stage::gestureChanged, coach_, &Coach::point);
    connect(stage_, &Stage::gestureChanged, this, [this] { beliefs_->point(stage_->gesture().hovered); });
    connect(stage_, &Stage::sounded, this, &TablePage::sounded);
    connect(stage_, &Stage::motionStarted, pace_, &PaceController::updateHold);
    connect(stage_, &Stage::motionEnded, pace_, &PaceController::updateHold);
    connect(decks_, &DeckController::chosen, this, &TablePage::act);
    connect(decks_, &DeckController::brought, session_, &Session::act); // nothing for the tutor
    connect(offer_, &OfferLine::roomChanged, this, &TablePage::makeRoom);
    if (answers_) {
        connect(answers_, &AutoAnswer::answered, this, &TablePage::play);
        connect(answers_, &AutoAnswer::runChanged, this, [this] { showPosition(Motion::Quiet); });
    }
    connect(people_, &SharedScreen::covered, this, &TablePage::cover);
    connect(people_, &SharedScreen::uncovered, this, [this] {
        stage_->show();
        side_->bringPanelBack();
        layOutNow(this);
        recordChanged();
        showPosition(Motion::None);
    });
    connect(people_, &SharedScreen::passed, this, [this] {
        takeFocus();
        stage_->announce(reader_.beginning());
    });
}

void TablePage::connectBars()
{
    auto* playOn = new PlayOn(table_, *session_, position_, library_.settings(), this);
    connect(playOn, &PlayOn::chosen, this, &TablePage::branch);
    connect(bar_->back, &Button::clicked, this, &TablePage::backWanted);
    connect(bar_->moveNow, &Button::clicked, session_, &Session::moveNow);
    connect(bar_, &TableBar::undoWanted, this, [this] { undo_->undo(); });
    connect(bar_->playOut, &Button::clicked, session_, &Session::playOut);
    connect(bar_->hint, &Button::clicked, this, &TablePage::hint);
    connect(bar_->whatIf, &Button::clicked, this, [this] { mode_->whatIf(); });
    connect(bar_->playOn, &QAction::triggered, playOn, &PlayOn::ask);
    bar_->addActions(mode_->actions());
    connect(bar_, &TableBar::handsWanted, this, &TablePage::setViewer);
    connect(bar_, &TableBar::beliefsWanted, beliefs_, &BeliefController::setOn);
    connect(bar_, &TableBar::paceWanted, this,
            [this](double pace) { library_.settings().change([pace](Preferences& all) { all.pace = pace; }); });
    connect(bar_, &TableBar::proofWanted, this, [this] {
        auto* sheet = new ProofSheet(session_->line().game(), window());
        sheet->setPalette(palette());
        connect(sheet, &ProofSheet::againWanted, this, [this] {
            const Record& record = session_->line().record();
            emit rematchWanted({record.game, record.rules, record.seats, record.seed});
        });
    });
    connect(bar_, &TableBar::saveWanted, this, &TablePage::saveAs);
    connect(bar_, &TableBar::shareWanted, keeper_, [this] { keeper_->share(); });
    connect(bar_, &TableBar::positionWanted, this, [this] {
        emit positionWanted(QString::fromStdString(
            positionText(session_->line().match(), session_->line().info().id, perspective_.decider())));
    });
    connect(bar_, &TableBar::helpWanted, this, &TablePage::showHelp);
    connect(bar_, &TableBar::settingsWanted, this, &TablePage::settingsWanted);
    connect(bar_->panel, &Button::toggled, this, [this](bool open) {
        side_->setPanelOpen(open);
        if (open)
            result_->hide();
        if (!mode_->isWatching())
            library_.settings().change([open](Preferences& all) { all.panelOpen = open; });
        showControls();
        thinking_->request();
        coach_->askChance(perspective_.viewpoint());
    });
    connect(transport_, &Transport::goWanted, this, &TablePage::goTo);
    connect(transport_, &Transport::stepWanted, session_, &Session::step);
    connect(transport_, &Transport::runWanted, this, [this](bool run) { session_->setPaused(!run); });
    connect(transport_, &Transport::liveWanted, session_, &Session::goLive);
    connect(transport_, &Transport::paceWanted, bar_, &TableBar::paceWanted);
}

void TablePage::connectSide()
{
    connect(side_->panel, &SidePanel::goWanted, this, &TablePage::goTo);
    connect(side_->panel, &SidePanel::tabChanged, thinking_, &ThinkingController::request);
    connect(side_->panel, &SidePanel::reportWanted, this, &TablePage::hint);
    connect(side_->panel, &SidePanel::chanceSwitched, this, [this](bool on) {
        library_.settings().change([on](Preferences& all) {
            all.showsChance = on;
            all.panelOpen = all.panelOpen || on; // where it is shown, also in the next own game
        });
    });
    connect(side_->panel, &SidePanel::notesChanged, keeper_, &GameKeeper::setNotes);
    connect(thinking_, &ThinkingController::changed, this, [this] {
        position_.report = nullptr;
        thinking_->update();
        showPosition(Motion::On);
    });
    connect(coach_, &Coach::moveFound, this,
            [this](const std::shared_ptr<const Report>& report) { showEvaluation(session_->asked(), report); });
    connect(coach_, &Coach::hinted, this, &TablePage::showControls);
    connect(coach_, &Coach::putAwayWanted, this, &TablePage::putHintAway);
    connect(coach_, &Coach::moveJudged, session_, &Session::act);
    connect(coach_, &Coach::showWanted, this,
            [this](const std::shared_ptr<const Comparison>& comparison) { showLines(session_->asked(), *comparison); });
    connect(beliefs_, &BeliefController::changed, this, [this] {
        makeRoom(); // for the card, or without it
        showPosition(Motion::Quiet);
    });
    connect(show_, &LineShow::moved, this, [this](bool jumps) { showPosition(jumps ? Motion::None : Motion::On); });
    connect(show_, &LineShow::ended, this, [this] {
        side_->hint->setVisible(coach_->isHinting());
        side_->placeHint();
        showPosition(Motion::None);
    });
}

void TablePage::connectResult()
{
    connect(result_, &ResultController::rematchWanted, this, &TablePage::rematchWanted);
    connect(result_, &ResultController::backWanted, this, &TablePage::backWanted);
    connect(result_, &ResultController::replayWanted, this,
            [this](int step) { emit replayWanted(session_->saver().file(), keeper_->historyId(), step); });
    connect(result_, &ResultController::saveWanted, this, &TablePage::saveAs);
    connect(result_, &ResultController::shareWanted, keeper_, &GameKeeper::share);
    connect(result_, &ResultController::ready, this, [this] {
        result_->show(position_, style_);
        showControls();
    });
    connect(result_, &ResultController::shown, this, [this] {
        side_->putPanelAway();
        makeRoom();
    });
    connect(result_, &ResultController::hidden, this, [this] {
        side_->bringPanelBack();
        makeRoom();
        takeFocus();
    });
    connect(result_, &ResultController::said, this, &TablePage::said);
    connect(result_, &ResultController::sounded, this, &TablePage::sounded);
}

void TablePage::connectMode()
{
    const TableMode* mode = mode_.get();
    mode_->setParent(this);
    transport_->setTimelineShown(!mode_->curve());
    view_->setMarker([this](Layout& layout, const Canvas& canvas) {
        if (show_->isOn())
            return show_->mark(layout, canvas);
        if (mode_->isWatching() && position_.asked < 0)
            for (Piece& piece : layout.pieces)
                piece.whyNot.clear(); // it is nobody's turn here
        mode_->mark(layout, canvas);
        beliefs_->mark(layout, canvas);
    });
    connect(mode, &TableMode::changed, this, [this] {
        putHintAway();
        takeFocus();
    });
    connect(mode, &TableMode::marksChanged, this, [this] { view_->show(Motion::Quiet); });
    connect(mode, &TableMode::goWanted, this, &TablePage::goTo);
    connect(mode, &TableMode::evaluated, this, &TablePage::showEvaluation);
    connect(mode, &TableMode::showWanted, this,
            [this](Seat seat, const std::shared_ptr<const Comparison>& comparison) { showLines(seat, *comparison); });
    connect(mode, &TableMode::spoken, stage_, &Stage::announce);
    connect(mode, &TableMode::tabWanted, this, [this] {
        side_->panel->show();
        side_->panel->setTab(SidePanel::Tab::Review);
        showControls();
    });
    connect(mode, &TableMode::said, this, &TablePage::said);
    connect(mode, &TableMode::leaveWanted, this, &TablePage::backWanted);
    connect(mode, &TableMode::viewpointChanged, this, [this](Seat seat) { setViewer(perspective_.isOpen(), seat); });
}

void TablePage::setWindowStyle(const WindowStyle& style)
{
    style_ = style;
    setPalette(paletteOf(style_.theme(table_.surface())));
    people_->curtain()->setTheme(style_.theme(table_.surface()));
    view_->setWindowStyle(style);
    side_->hint->setKey(keyText(style_.keys, scope::kTable, "H"));
    side_->setCanvas(style_.canvas({320, 480}, table_.surface()));
    showPosition(Motion::None);
    result_->renew(position_, style_);
}

void TablePage::applyPreferences()
{
    const Preferences& preferences = library_.settings().preferences();
    session_->setPace(preferences.pace);
    stage_->setPace(preferences.pace);
    stage_->setReducedMotion(preferences.reducedMotion);
    stage_->setConfirming(preferences.confirmsTaps && mode_->may().play);
    recordChanged();
    mode_->applyPreferences();
    showPosition(Motion::None);
    coach_->update();
    coach_->askChance(perspective_.viewpoint());
    people_->follow();
}

void TablePage::takeFocus()
{
    if (people_->isCovered())
        return people_->curtain()->takeFocus();
    // While watching, the keys belong to the timeline.
    const bool watching = mode_->isWatching() && !mode_->isExercise();
    stage_->setFocusPolicy(watching ? Qt::NoFocus : Qt::StrongFocus);
    if (QWidget* curve = mode_->curve(); watching && curve)
        curve->setFocus();
    else if (watching)
        transport_->takeFocus();
    else if (!mode_->takeFocus())
        stage_->setFocus();
}

void TablePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        mode_->retranslate();
        perspective_.forget();
        beliefs_->forget();
        if (answers_)
            answers_->reset(); // its offer is in the old language
        applyPreferences();
        if (answers_)
            answers_->follow(*session_, position_);
        result_->renew(position_, style_);
    }
    QWidget::changeEvent(event);
}

void TablePage::resizeEvent(QResizeEvent*)
{
    const int panelWidth = width() < kNarrow ? kNarrowPanel : kPanel;
    side_->setWidth(panelWidth);
    result_->setWidth(panelWidth);
    mode_->fit(size(), panelWidth);
    layout()->activate(); // else a frame could show the table next to a panel of the old width
    side_->placeHint(true);
}

bool TablePage::eventFilter(QObject*, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress;
    if (!isKey && event->type() != QEvent::MouseButtonPress)
        return false;
    if (pace_->isDelayed())
        pace_->stopViewingDelay();
    result_->skipDelay();
    // Any key or click stops a run of automatic answers, and does nothing else.
    if (answers_ && answers_->stopRun())
        return true;
    // Escape closes a hint before it deselects the person's piece.
    const bool closes = isKey && coach_->isHinting() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (closes)
        putHintAway();
    return closes;
}

// ------------------------------------------------------------------------------------------------ showing

/// Shows a change of the session with one layout.
void TablePage::applyChange(const Session::Change& change)
{
    show_->end(); // the game goes on
    const bool isStep = change.to == change.from + 1;
    if (session_->line().isOver())
        people_->uncover();
    if (change.finished) {
        const QString settlement = keeper_->finish();
        result_->end(settlement, keeper_->historyId(), isStep);
    }
    if (change.record) {
        position_.story = {}; // the stage may be resized before the position is made anew
        recordChanged();
    }
    if (change.thinking)
        pace_->restartMarkDelay();
    const bool isSame = change.isMove() && isSameQuestion(*session_, position_, change);
    if (change.isMove())
        leaveStep(change);
    // Before the position is shown, since the focus that moves with it is spoken, too.
    if (change.isMove() && !people_->isCovered() && !session_->isPlayingOut())
        if (const QString words = reader_.move(change.from, change.to); !words.isEmpty())
            stage_->announce(words);
    if (!change.isMove() && !change.asked && position_.thinking >= 0 && position_.thinking != pace_->thinker())
        showPosition(Motion::Quiet);
    else if (change.isMove() || change.asked || change.record)
        showPosition(!change.isMove() || isStep ? Motion::On : change.to == change.from - 1 ? Motion::Back : Motion::None);
    else
        showControls();
    if (change.isMove() && !people_->isCovered()) {
        side_->panel->setCursor(change.to);
        pace_->startViewingDelay(isStep ? table_.viewingDelay(position_) : 0);
    }
    // A run of automatic answers asks nothing, and a mode that judges answers asks in its own words.
    const bool isNew = change.asked || (change.isMove() && !isSame);
    if (isNew && !people_->isCovered() && !mode_->isExercise() && !position_.isRunning)
        if (const QString words = reader_.question(); !words.isEmpty())
            stage_->announce(words);
    mode_->update();
    if (answers_ && people_->isForced())
        answers_->reset(); // there is nothing to offer
    else if (answers_)
        answers_->follow(*session_, position_);
    coach_->update();
    if (change.isMove() || change.paused)
        thinking_->request();
    if (change.isMove())
        coach_->askChance(perspective_.viewpoint());
    if (change.isMove() && mode_->stopsHere())
        session_->setPaused(true);
    if (change.finished)
        result_->startDelay();
    people_->follow();
}

/// Drops the parts of the page that belong to another step than the one at the cursor. `position_` is still the one before.
void TablePage::leaveStep(const Session::Change& change)
{
    const bool isStep = change.to == change.from + 1, isSame = isSameQuestion(*session_, position_, change);
    if (!isStep || (coach_->isHinting() && !isSame))
        forgetReport();
    if (!isStep) {
        pace_->forgetThrow();
        view_->dropMemo();
    }
    if (!session_->line().isOver() || !session_->line().atEnd())
        result_->hide();
    if (isSame) {
        coach_->keepQuestion();
        thinking_->keepQuestion();
    } else {
        coach_->dropQuestion();
    }
    mode_->setCursor(change.to);
}

void TablePage::recordChanged()
{
    const int kept = perspective_.update(people_->isCovered());
    side_->panel->setLog(perspective_.steps(), kept, perspective_.seats());
    std::vector<QColor> colours;
    for (const SeatInfo& seat : perspective_.seats())
        colours.push_back(seat.colour);
    transport_->setTimeline(perspective_.steps(), colours);
    side_->panel->setCursor(session_->line().cursor());
    mode_->takeRecord(perspective_.seats(), [this] { return perspective_.words(); });
}

/// Fills the position that everything on the page shows.
void TablePage::makePosition()
{
    position_ = show_->isOn() ? show_->position() : perspective_.now();
    position_.hints = session_->saver().hints(); // in a show, too: the room for a hint's figures stays
    position_.showsBeliefs = beliefs_->isOn();
    if (show_->isOn())
        return; // in which nobody is asked
    position_.asked = mode_->asked();
    if (position_.asked >= 0) {
        position_.seats[asIndex(position_.asked)].person = true; // also if the person retries another seat's decision
        position_.legal = session_->line().match().legal(position_.asked);
        if (const std::vector<std::string> decks = decks_->ownedDecks(); !decks.empty())
            position_.legal = decks;
    }
    position_.thrower = mode_->may().play ? pace_->throwerAt(position_) : -1;
    position_.thinking = pace_->thinker();
    thinking_->addTo(position_);
    const auto& wheels = library_.settings().preferences().wheels;
    position_.hasWheels = mode_->may().help && !mode_->isWatching() && table_.as<TrainingWheels>()
        && wheels.value(QString::fromStdString(session_->line().info().id));
    position_.isExercise = mode_->isExercise();
    position_.isRunning = answers_ && answers_->isRunning();
    beliefs_->follow(position_);
    position_.beliefs = beliefs_->known();
}

void TablePage::showPosition(Motion motion)
{
    if (session_->isPlayingOut())
        return;
    if (people_->isCovered())
        return showControls();
    const bool isTurning = table_.as<OpenToAll>() && mode_->may().play && peopleIn(session_->line().record().seats) > 1;
    if (isTurning && !show_->isOn() && mode_->asked() >= 0)
        perspective_.turnTo(mode_->asked());
    makePosition();
    if (position_.hasWheels)
        session_->saver().setWheels(); // marks the game for good
    // The arrows move between pieces while a person is asked.
    transport_->setKeysOn(!show_->isOn() && position_.asked < 0 && position_.thrower < 0);
    view_->show(motion);
    if (show_->isOn())
        return;
    showControls();
    pace_->updateHold();
    if (mode_->may().play)
        decks_->follow();
}

void TablePage::showControls()
{
    bar_->setState(barState());
    transport_->setState({session_->line().cursor(), session_->line().length(), !session_->isPaused(),
                          !session_->line().isOver(), bar_->state().pace,
                          people_->isCovered() ? QString() : spoken(table_.partName(position_))});
    // The table keeps its size until the last move has been shown.
    if (const bool isShown = mode_->isWatching() && !result_->isDue(); transport_->isHidden() == isShown) {
        transport_->setVisible(isShown);
        if (!result_->isShown())
            takeFocus();
    }
    thinking_->update();
}

TableBar::State TablePage::barState() const
{
    const TableRights may = mode_->may();
    TableBar::State bar;
    bar.back = mode_->back();
    bar.title = mode_->title(translated(session_->line().info().name));
    bar.lesson = !may.help;
    bar.isCovered = people_->isCovered();
    bar.subtitle = bar.isCovered ? QString() : spoken(table_.subtitle(position_));
    if (const std::optional<Stake>& stake = keeper_->stake(); stake && !bar.isCovered)
        bar.subtitle = tr("%1 · wager: %2", "the rules of a match").arg(bar.subtitle, creditsText(stake->wager));
    bar.isSealed = session_->line().record().seal.has_value() && may.save;
    bar.keys = style_.keys;
    bar.pace = library_.settings().preferences().pace;
    bar.watching = mode_->isWatching();
    bar.whyNoUndo = undo_->whyNot();
    bar.mayPlayOn = bar.watching && !people_->isShared();
    bar.mayAskWhatIf = may.whatIf;
    bar.mayHint = coach_->mayHint();
    bar.maySave = !people_->isShared();
    bar.mayShare = session_->line().isOver();
    bar.mayPutIn = perspective_.decider() >= 0;
    bar.mayMoveNow = pace_->thinker() >= 0;
    bar.mayPlayOut = may.play && !bar.isCovered && isUpToBots(*session_, table_, position_);
    bar.panelOpen = side_->panel->isVisible();
    if (perspective_.mayOpenHands() && !table_.as<OpenToAll>())
        bar.hands = perspective_.seats();
    bar.viewpoint = perspective_.viewpoint();
    bar.open = perspective_.isOpen();
    bar.mayBelieve = !bar.isCovered && beliefs_->isPossible();
    bar.showsBeliefs = beliefs_->isOn();
    return bar;
}

/// Gives offers and cards their room next to the table at once.
void TablePage::makeRoom()
{
    view_->makeRoom(this);
    side_->placeHint();
}

/// Takes from the window, also from its hidden parts, all that the last person could see.
void TablePage::cover()
{
    answers_->reset();
    coach_->dropQuestion();
    beliefs_->setOn(false);
    forgetReport();
    view_->cover();
    position_ = {};
    perspective_.forget();
    recordChanged();
    side_->panel->setThinking({});
    side_->putPanelAway();
    stage_->hide();
    transport_->hide();
    transport_->setKeysOn(false);
    showControls();
}

// ------------------------------------------------------------------------------------------------ the game

void TablePage::act(const std::string& action)
{
    if (mode_->act(action))
        return;
    answers_->stopRun();
    play(action);
}

/// Plays a person's action, chosen or automatic, unless the tutor is to judge it first.
void TablePage::play(const std::string& action)
{
    if (const std::string whole = view_->withMemo(action); !coach_->consider(whole))
        session_->act(whole);
}

void TablePage::obey(Command command, int object)
{
    switch (command) {
    case Command::ReleaseRoll:
        position_.thrower = -1; // no second throw while the dice fall
        return pace_->releaseThrow();
    case Command::BuildDeck:
        return decks_->open();
    case Command::ToggleRun:
        if (answers_)
            answers_->toggleRun();
        return;
    case Command::ListBeliefs:
        return beliefs_->switchList(object);
    }
}

void TablePage::goTo(int step)
{
    if (mode_->may().goTo && (perspective_.mayOpenHands() || !table_.as<TimeTravel>()))
        session_->goTo(step);
}

/// Goes on from the cursor with these players and the person in seat `person` (-1: nobody). A review ends.
void TablePage::branch(Seat person, const std::vector<std::string>& seats)
{
    keeper_->branchOff();
    delete mode_->curve();
    side_->panel->setReview(nullptr);
    mode_ = std::make_unique<TableMode>(*session_, mode_->origin());
    connectMode();
    result_->reset();
    forgetReport();
    beliefs_->forget();
    perspective_.turnTo(std::max(person, 0));
    session_->branch(seats);
    people_->begin(mode_->may().play);
    showPosition(Motion::None);
    takeFocus();
}

void TablePage::saveAs()
{
    if (mode_->may().save)
        keeper_->saveAs();
}

// ------------------------------------------------------------------------------------------------ help

void TablePage::hint()
{
    if (!mode_->hint())
        coach_->hint();
}

/// Draws a report on the table, as that of `seat` at the cursor.
void TablePage::showEvaluation(Seat seat, const std::shared_ptr<const Report>& report)
{
    thinking_->setDecision({session_->line().cursor(), seat, report, position_, coach_->isHinting()});
    showPosition(Motion::On);
}

void TablePage::forgetReport()
{
    thinking_->forget();
    position_.report = nullptr;
    coach_->putAway();
}

void TablePage::putHintAway()
{
    forgetReport();
    showPosition(Motion::On);
}

/// Plays the lines of a comparison on the table, on a deal that is made up from what the deciding seat knows. The game, its
/// record and the question stay as they are.
void TablePage::showLines(Seat seat, const Comparison& comparison)
{
    if (const Node node = session_->line().match().node(); !node.isWaiting() || seat < 0 || !node.seats.has(seat))
        return;
    show_->start(playOnOneDeal(session_->line().match(), session_->line().info().id, seat, comparison.lines),
                 perspective_.seats(), seat, library_.settings().preferences().pace);
    if (show_->isOn() && side_->hint->isFloating())
        side_->hint->hide(); // it would cover what is shown
}

void TablePage::setViewer(bool open, Seat viewpoint)
{
    perspective_.setOpen(open);
    perspective_.turnTo(viewpoint);
    thinking_->viewerChanged();
    recordChanged();
    showPosition(Motion::None);
}

/// Opens the rules, or the keys.
void TablePage::showHelp(bool keys)
{
    HelpRequest request{.rules = session_->line().match().rules(), .showsKeys = keys, .offersLesson = mode_->may().help};
    const TableBar::State& bar = bar_->state();
    if (!bar.watching && !bar.isCovered)
        request.keys =
            TableKeys::ofGame(table_, position_, style_.keys.of(QString::fromStdString(session_->line().info().id)));
    const auto others = TableKeys::list(bar, position_.asked >= 0, session_->line().match().seats());
    request.keys.insert(request.keys.end(), others.begin(), others.end());
    emit helpWanted(request);
}

void TablePage::keyPressEvent(QKeyEvent* event)
{
    // Shortcuts of pieces work wherever the focus is, and move it to the stage unless their action moves it elsewhere.
    const QWidget* focused = QApplication::focusWidget();
    const bool mayPress = !people_->isCovered() && !event->isAutoRepeat();
    const QString pressed = pressedKey(*event);
    if (mayPress && stage_->pressShortcut(QKeySequence(pressed))) {
        if (QApplication::focusWidget() == focused)
            stage_->setFocus();
        return;
    }
    const KeyEffects effects = keyEffects();
    const auto effect = effects.find(pressed);
    if (effect == effects.end() || !effect->second())
        QWidget::keyPressEvent(event);
}

/// The effects of the keys; false: none at present. While the curtain is down, no key shows anything of the game.
TablePage::KeyEffects TablePage::keyEffects()
{
    const auto always = [](auto effect) {
        return [effect] {
            effect();
            return true;
        };
    };
    const auto own = [this](const char* usual) { return style_.keys.own(scope::kTable, usual); };
    const QString help = style_.keys.own(scope::kEverywhere, "F1");
    const auto pass = always([this] { people_->pass(); });
    const auto undo = always([this] { bar_->undo->click(); });
    const auto rules = always([this] { showHelp(false); });
    if (people_->isCovered())
        return {{"Esc", always([this] { emit backWanted(); })},
                {"Return", pass},
                {"Enter", pass},
                {"Space", pass},
                {own("U"), undo},
                {help, rules}};
    const auto proceed = [this] { return mode_->proceed(); };
    // Closes or stops what is open or runs; else leaves the page.
    const auto goBack = always([this] {
        if (mode_->cancel())
            return;
        if (coach_->isHinting())
            putHintAway();
        else if (!offer_->about().isEmpty())
            offer_->withdraw();
        else if (!answers_ || !answers_->stopRun())
            emit backWanted();
    });
    // Each has one thing read out and moves no focus. They are no letters, which tables use for their actions.
    const auto reads = [this](auto read) {
        return [this, read] {
            stage_->announce(read());
            return true;
        };
    };
    const auto table = reads([this] { return reader_.table(); });
    return {
        {own("F2"), reads([this] { return reader_.turn(); })},
        {own("F3"), reads([this] { return reader_.hand(); })},
        {own("F4"), table},
        {own("D"), table},
        {own("F5"), reads([this] { return reader_.others(); })},
        {own("F6"), reads([this] { return reader_.score(); })},
        {own("F7"), reads([this] { return reader_.event(session_->line().cursor()); })},
        {own("F8"), reads([this] { return reader_.choices(); })},
        {"Esc", goBack},
        {"Return", proceed},
        {"Enter", proceed},
        {"Space", proceed},
        {own("U"), undo},
        {own("H"), always([this] { hint(); })},
        {own("M"), always([this] {
             if (!mode_->goToMistake())
                 session_->moveNow();
         })},
        {style_.keys.own(scope::kReview, "W"), always([this] { mode_->whatIf(); })},
        {own("F"), always([this] {
             if (bar_->state().mayPlayOut)
                 session_->playOut();
         })},
        {own("P"), always([this] {
             if (mode_->may().goTo) // else no button would go on
                 session_->setPaused(!session_->isPaused());
         })},
        {own("N"), always([this] { session_->step(); })},
        {own("V"), always([this] { beliefs_->setOn(!beliefs_->isOn()); })},
        {own("L"), always([this] { bar_->panel->click(); })},
        {own("?"), always([this] { showHelp(true); })},
        {help, rules},
    };
}

} // namespace parlour
