// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/table_page.h"

#include "ai/core/bots.h"
#include "app/bots/bot_source.h"
#include "app/bots/strengths.h"
#include "app/draw/text.h"
#include "app/seating/auto_answer.h"
#include "app/seating/pace_controller.h"
#include "app/session/imagined_lines.h"
#include "app/stage/stage.h"
#include "app/store/translation.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/formatting.h"
#include "app/widgets/sheet.h"
#include "app/window/parts/seal_sheet.h"
#include "app/window/play/coach/belief_card.h"
#include "app/window/play/coach/belief_controller.h"
#include "app/window/play/coach/coach.h"
#include "app/window/play/coach/free_place.h"
#include "app/window/play/coach/hint_card.h"
#include "app/window/play/coach/line_show.h"
#include "app/window/play/coach/thinking_controller.h"
#include "app/window/play/curtain.h"
#include "app/window/play/result/deck_controller.h"
#include "app/window/play/result/offer_line.h"
#include "app/window/play/result/result_controller.h"
#include "app/window/play/result/undo_controller.h"
#include "app/window/play/table_bar.h"
#include "app/window/play/table_keys.h"
#include "app/window/play/transport.h"
#include "engine/base/index.h"
#include "engine/positions.h"

#include <QApplication>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kPanel = 320;
constexpr int kNarrowPanel = 264; ///< in windows narrower than kNarrow
constexpr int kNarrow = 960;
constexpr int kHintMargin = 8; ///< px around a hint over the table
constexpr int kLikelyHint = 250; ///< px of the height of most hints, for which a place is looked for
constexpr int kLeastPanel = 170; ///< px of height that the panel needs below a hint
constexpr int kResultDelay = 800; ///< ms at pace 1 from the end of the last move to the result

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

} // namespace

TablePage::TablePage(Library& library, const WindowStyle& style, const GameInfo& info, const GameTable& table,
                     const Opening& opening, QWidget* parent)
    : QWidget(parent),
      library_(library),
      style_(style),
      info_(info),
      table_(table),
      origin_(opening.origin),
      session_(new Session(info, opening.file.record, opening.paused, this,
                           opening.makeBot ? opening.makeBot : botsOf(info.id, library.settings(), library.resources()))),
      mode_(opening.makeMode ? opening.makeMode(
                {*session_, table, opening.place.historyId,
                 [this](int step, Viewer viewer) { return positionOf(*session_->line().gameAfter(step), seats_, viewer); }})
                             : std::make_unique<TableMode>(*session_)),
      timeline_(table, session_->line()),
      bar_(new TableBar),
      stage_(new Stage),
      view_(new TableView(table, position_, *stage_, style, this)),
      curtain_(new Curtain),
      pace_(new PaceController(
          *session_, table, library.settings(), [this] { return stage_->isMoving(); }, this)),
      side_(new QVBoxLayout),
      panel_(new SidePanel(table, style.canvas({320, 480}, table.surface()))),
      transport_(new Transport),
      hint_(new HintCard([this](const std::string& action) { return table_.actionAt(position_, action); })),
      show_(new LineShow(
          *stage_, [this](const std::string& action) { return table_.actionText(action); }, this)),
      beliefCard_(new BeliefCard),
      offer_(new OfferLine(stage_)),
      keeper_(new GameKeeper(library, *session_, *offer_, opening.place, this)),
      decks_(new DeckController(
          table, *session_, position_, keeper_->stake(), library.settings(),
          [this] { return style_.canvas(size(), table_.surface()); }, this)),
      undo_(std::make_unique<UndoController>(*session_, library.settings(), *offer_)),
      thinking_(new ThinkingController(
          table, *session_, *panel_, [this](int step) { return positionAfter(step, viewer()); }, this)),
      result_(new ResultController(library, table, *session_, *stage_, *side_, opening.sitting, this))
{
    remarks_ = session_->line().record().remarks.size();
    session_->setQuietSteps([&table](const std::vector<AnyTold>& told) { return table.isUneventful(told); });
    session_->saver().resume(opening.file);
    if (session_->line().isOver())
        session_->setBranches(opening.file.branches);
    if (!session_->line().isOver() && mode_->isGame())
        keeper_->begin();
    viewpoint_ = std::max(personOf(session_->line().record().seats), 0);
    undo_->setStrict(keeper_->stake().has_value());
    sharePeople();
    isCovered_ = session_->isShared();

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(stage_, 1);
    row->addWidget(curtain_, 1);
    side_->setSpacing(0);
    side_->addWidget(beliefCard_, 1);
    side_->addWidget(panel_, 1);
    row->addLayout(side_);
    column->addLayout(row, 1);
    hint_->setParent(this); // lies over the others, which stay where they are
    column->addWidget(offer_);
    column->addWidget(transport_);
    stage_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    for (QWidget* each : std::initializer_list<QWidget*>{stage_, panel_, beliefCard_})
        each->installEventFilter(this);
    panel_->setNotes(session_->saver().notes());
    panel_->setVisible(mode_->isGame() && (isWatching() || library_.settings().preferences().panelOpen));
    placeMode();
    if (mode_->isGame()) {
        answers_ = new AutoAnswer(table_, QString::fromStdString(info_.id), library_.settings(), *offer_, this);
        connect(answers_, &AutoAnswer::answered, this, &TablePage::play);
        connect(answers_, &AutoAnswer::runChanged, this, [this] { showPosition(Motion::Quiet); });
    }

    coach_ = new Coach(
        mode_->isGame() ? makeAnalyst(info_.id, library_.resources()) : nullptr, *session_, library_.settings(),
        Coach::Words{[this](const std::string& action) { return table_.actionAt(position_, action); },
                     [this](const std::string& taken, const std::string& best) { return table_.mistakeKind(taken, best); },
                     [this] { return decks_->ownedDecks(); },
                     {[this](Seat seat) { return position_.seats[at(seat)].name; },
                      [this](const std::string& action) { return table_.actionText(action); }}},
        Coach::Places{*stage_, *hint_, *offer_, *panel_}, this);
    beliefs_ = new BeliefController(
        table_, *session_, *beliefCard_, [this] { return makeAnalyst(info_.id, library_.resources()); }, this);
    connectSession();
    connectBar();
    connectStage();
    connectPanels();
    connectCoach();
    connectResult();
    connectMode();
    connectPeople();
    if (isCovered_)
        cover();
    applyPreferences();
    setWindowStyle(style);
    mode_->start();
}

TablePage::~TablePage()
{
    keeper_->keep();
}

void TablePage::connectSession()
{
    connect(session_, &Session::changed, this, &TablePage::applyChange);
    connect(keeper_, &GameKeeper::said, this, &TablePage::said);
    connect(pace_, &PaceController::thinkerShown, this, [this] { showPosition(Motion::Quiet); });
    connect(thinking_, &ThinkingController::changed, this, [this] {
        position_.report = nullptr;
        updateThinking();
        showPosition(Motion::On);
    });
}

void TablePage::connectBar()
{
    connect(bar_->back, &Button::clicked, this, &TablePage::backWanted);
    connect(bar_->moveNow, &Button::clicked, session_, &Session::moveNow);
    connect(bar_->undo, &Button::clicked, this, [this] { undo_->undo(); });
    connect(bar_->playOut, &Button::clicked, session_, &Session::playOut);
    connect(bar_->hint, &Button::clicked, this, &TablePage::hint);
    connect(bar_->whatIf, &Button::clicked, this, [this] { mode_->whatIf(); });
    connect(bar_->playOn, &Button::clicked, this, &TablePage::playOn);
    connect(bar_, &TableBar::handsWanted, this, &TablePage::setViewer);
    connect(bar_, &TableBar::paceWanted, this, &TablePage::setPace);
    connect(bar_, &TableBar::beliefsWanted, this, &TablePage::showBeliefs);
    connect(bar_->seal, &Button::clicked, this, &TablePage::showProof);
    connect(bar_->save, &Button::clicked, this, &TablePage::saveAs);
    connect(bar_->share, &Button::clicked, this, [this] { share(); });
    connect(bar_->putIn, &Button::clicked, this, [this] {
        emit positionWanted(QString::fromStdString(positionText(session_->line().match(), info_.id, shownDecider())));
    });
    connect(bar_->help, &Button::clicked, this, &TablePage::showRules);
    connect(bar_->settings, &Button::clicked, this, &TablePage::settingsWanted);
    connect(bar_->panel, &Button::toggled, this, [this](bool open) {
        isPanelWanted_ = open;
        if (open)
            result_->hide();
        panel_->setVisible(open);
        if (!isWatching())
            library_.settings().change([open](Preferences& all) { all.panelOpen = open; });
        showControls();
        requestReport();
        coach_->askChance(viewpoint_);
    });
}

void TablePage::connectStage()
{
    connect(stage_, &Stage::chosen, this, &TablePage::act);
    connect(stage_, &Stage::commanded, this, &TablePage::obey);
    connect(stage_, &Stage::gestureChanged, coach_, &Coach::point);
    connect(stage_, &Stage::gestureChanged, this, [this] { beliefs_->point(stage_->gesture().hovered); });
    connect(stage_, &Stage::sounded, this, &TablePage::sounded);
    connect(stage_, &Stage::motionStarted, pace_, &PaceController::updateHold);
    connect(stage_, &Stage::motionEnded, pace_, &PaceController::updateHold);
    connect(stage_, &Stage::cameToRest, this, &TablePage::showDueResult);
    connect(decks_, &DeckController::chosen, this, &TablePage::act);
}

void TablePage::connectPanels()
{
    connect(panel_, &SidePanel::goWanted, this, &TablePage::goTo);
    connect(panel_, &SidePanel::tabChanged, this, &TablePage::requestReport);
    connect(panel_, &SidePanel::reportWanted, this, &TablePage::hint);
    connect(panel_, &SidePanel::chanceSwitched, this, [this](bool on) {
        library_.settings().change([on](Preferences& all) {
            all.showsChance = on;
            all.panelOpen = all.panelOpen || on; // where it is shown, also in the next own game
        });
    });
    connect(panel_, &SidePanel::notesChanged, this, [this](const QString& notes) {
        session_->saver().setNotes(notes);
        keeper_->setNotes(notes);
    });
    connect(transport_, &Transport::goWanted, this, &TablePage::goTo);
    connect(transport_, &Transport::stepWanted, session_, &Session::step);
    connect(transport_, &Transport::runWanted, this, [this](bool run) { session_->setPaused(!run); });
    connect(transport_, &Transport::liveWanted, session_, &Session::goLive);
    connect(transport_, &Transport::paceWanted, this, &TablePage::setPace);
    // The keys of the timeline; disabled while a person is asked, since the arrows then move between pieces.
    const auto key = [this](const QKeySequence& keys, auto act) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
        timelineKeys_.push_back(shortcut);
    };
    const auto by = [this](int steps) { goTo(session_->line().cursor() + (isRightToLeft() ? -steps : steps)); };
    key(Qt::Key_Left, [by] { by(-1); });
    key(Qt::Key_Right, [by] { by(1); });
    key(Qt::Key_Home, [this] { goTo(0); });
    key(Qt::Key_End, [this] { goTo(session_->line().length()); });
}

void TablePage::connectCoach()
{
    connect(coach_, &Coach::moveFound, this,
            [this](const std::shared_ptr<const Report>& report) { showEvaluation(session_->asked(), report); });
    connect(hint_, &HintCard::roomChanged, this, &TablePage::placeHint);
    connect(offer_, &OfferLine::roomChanged, this, &TablePage::makeRoom);
    connect(beliefs_, &BeliefController::changed, this, [this] {
        makeRoom(); // for the card, or without it
        showPosition(Motion::Quiet);
    });
    connect(coach_, &Coach::hinted, this, &TablePage::showControls);
    connect(coach_, &Coach::putAwayWanted, this, &TablePage::putHintAway);
    connect(coach_, &Coach::moveJudged, session_, &Session::act);
    connect(coach_, &Coach::showWanted, this,
            [this](const std::shared_ptr<const Comparison>& comparison) { showLines(session_->asked(), *comparison); });
    connect(show_, &LineShow::moved, this, [this](bool jumps) { showPosition(jumps ? Motion::None : Motion::On); });
    connect(show_, &LineShow::ended, this, &TablePage::endShow);
}

void TablePage::connectResult()
{
    connect(result_, &ResultController::rematchWanted, this, &TablePage::rematchWanted);
    connect(result_, &ResultController::replayWanted, this,
            [this](int step) { emit replayWanted(session_->saver().file(), keeper_->historyId(), step); });
    connect(result_, &ResultController::saveWanted, this, &TablePage::saveAs);
    connect(result_, &ResultController::shareWanted, this, &TablePage::share);
    connect(result_, &ResultController::ready, this, [this] {
        result_->show(position_, style_);
        showControls();
    });
    connect(result_, &ResultController::shown, this, [this] {
        isPanelWanted_ = !panel_->isHidden();
        panel_->hide();
        makeRoom();
    });
    connect(result_, &ResultController::hidden, this, [this] {
        panel_->setVisible(isPanelWanted_);
        makeRoom();
        takeFocus();
    });
    connect(result_, &ResultController::said, this, &TablePage::said);
    connect(result_, &ResultController::sounded, this, &TablePage::sounded);
}

void TablePage::setWindowStyle(const WindowStyle& style)
{
    style_ = style;
    setPalette(paletteOf(style_.theme(table_.surface())));
    curtain_->setTheme(style_.theme(table_.surface()));
    view_->setWindowStyle(style);
    panel_->setCanvas(style_.canvas({320, 480}, table_.surface()));
    hint_->setCanvas(style_.canvas({320, 480}, table_.surface()));
    beliefCard_->setCanvas(style_.canvas({320, 480}, table_.surface()));
    showPosition(Motion::None);
    result_->renew(position_, style_);
}

void TablePage::applyPreferences()
{
    const Preferences& preferences = library_.settings().preferences();
    session_->setPace(preferences.pace);
    stage_->setPace(preferences.pace);
    stage_->setReducedMotion(preferences.reducedMotion);
    stage_->setConfirming(preferences.confirmsTaps && mode_->isGame());
    recordChanged();
    mode_->applyPreferences();
    showPosition(Motion::None);
    coach_->update();
    coach_->askChance(viewpoint_);
    followPeople();
}

void TablePage::takeFocus()
{
    if (isCovered_)
        return curtain_->takeFocus();
    // While watching, the keys belong to the timeline.
    const bool watching = isWatching() && !mode_->isExercise();
    stage_->setFocusPolicy(watching ? Qt::NoFocus : Qt::StrongFocus);
    if (QWidget* curve = mode_->curve(); watching && curve)
        curve->setFocus();
    else if (watching)
        transport_->takeFocus();
    else if (!mode_->takeFocus())
        stage_->setFocus();
}

bool TablePage::isWatching() const
{
    return !session_->line().hasPerson() || session_->line().isOver() || !session_->line().atEnd();
}

/// Whether the rest of a live game is up to bots.
bool TablePage::mayPlayOut() const
{
    if (session_->line().isOver() || !session_->line().atEnd() || session_->asked() >= 0 || !mode_->isGame())
        return false;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        if (seats_[seat].person && !table_.isOut(position_, static_cast<Seat>(seat)))
            return false;
    return true;
}

Viewer TablePage::viewer() const
{
    return {viewpoint_, table_.as<OpenToAll>() || (open_ && mayOpenHands() && !mode_->isExercise())};
}

void TablePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        mode_->retranslate();
        timeline_.forget();
        beliefs_->forget();
        if (answers_)
            answers_->reset(); // its offer is in the old language
        applyPreferences();
        followAnswers();
        result_->renew(position_, style_);
    }
    QWidget::changeEvent(event);
}

void TablePage::resizeEvent(QResizeEvent*)
{
    const int panelWidth = width() < kNarrow ? kNarrowPanel : kPanel;
    panel_->setFixedWidth(panelWidth);
    beliefCard_->setFixedWidth(panelWidth);
    result_->setWidth(panelWidth);
    mode_->fit(size(), panelWidth);
    layout()->activate(); // else a frame could show the table next to a panel of the old width
    hintCorner_.reset();
    placeHint();
}

bool TablePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != stage_) {
        if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
            QMetaObject::invokeMethod(this, &TablePage::placeHint, Qt::QueuedConnection);
        return false;
    }
    const bool isKey = event->type() == QEvent::KeyPress, isPress = isKey || event->type() == QEvent::MouseButtonPress;
    if (isPress && pace_->isDelayed())
        pace_->stopViewingDelay();
    if (isPress && result_->isDelayed())
        result_->stopDelay();
    // Any key or click stops a run of automatic answers, and does nothing else.
    if (isPress && answers_ && answers_->stopRun())
        return true;
    // Escape closes a hint before it deselects the person's piece.
    if (isKey && coach_->isHinting() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        putHintAway();
        return true;
    }
    if (event->type() == QEvent::Resize) {
        view_->arrange(glides_ ? Motion::Quiet : Motion::None);
    }
    return false;
}

/// Gives offers their room next to the table at once, to which the pieces glide.
void TablePage::makeRoom()
{
    glides_ = true;
    layOutNow(this);
    glides_ = false;
    placeHint();
}

/// Lays the hint over the panel at the side, whose content moves below it where both have room, else over the table: the
/// pieces stay where they are.
void TablePage::placeHint()
{
    if (hint_->isHidden()) {
        hintCorner_.reset();
        side_->setContentsMargins({});
        return;
    }
    layOutNow(this);
    const int width = panel_->width();
    hint_->setGeometry(hintPlace(hint_->wholeHeight(width)));
    hint_->raise();
}

QRect TablePage::hintPlace(int height)
{
    const bool isBeside = !panel_->isHidden() || !beliefCard_->isHidden();
    hint_->setFloating(!isBeside);
    const QRect table = stage_->geometry();
    const QSize size(panel_->width(), std::min(height, table.height() - (isBeside ? 0 : 2 * kHintMargin)));
    side_->setContentsMargins(0, isBeside && size.height() <= table.height() - kLeastPanel ? size.height() : 0, 0, 0);
    if (isBeside)
        return {{isRightToLeft() ? table.left() - size.width() : table.right() + 1, table.top()}, size};
    const QRect room = table.marginsRemoved({kHintMargin, kHintMargin, kHintMargin, kHintMargin});
    if (!hintCorner_) {
        const QSize likely(size.width(), std::min(kLikelyHint, room.height()));
        const QRect onStage = room.translated(-table.topLeft());
        hintCorner_ = freePlace(stage_->layout(), onStage, likely, isRightToLeft()).toPoint() + table.topLeft();
    }
    // A card higher than its place goes to where there is more room.
    const int more = std::max(0, size.height() - kLikelyHint);
    const bool growsUp = hintCorner_->y() - room.top() > room.height() / 2 - kLikelyHint / 2;
    const int top = hintCorner_->y() - (growsUp ? more : 0);
    return {{hintCorner_->x(), std::clamp(top, room.top(), room.bottom() + 1 - size.height())}, size};
}

// ------------------------------------------------------------------------------------------------ showing

Position TablePage::positionAfter(int step, Viewer viewer) const
{
    return positionOf(*session_->line().matchAfter(step), seats_, viewer);
}

/// Announces new faults of external bots.
void TablePage::reportFaults()
{
    if (mode_->isReview())
        return;
    const std::vector<Remark>& remarks = session_->line().record().remarks;
    for (; remarks_ < remarks.size(); ++remarks_) {
        const Remark& remark = remarks[remarks_];
        if (remark.fault)
            emit said(tr("%1: %2").arg(seats_[at(remark.seat)].name, translated(Sentence(faultText(*remark.fault)))));
    }
    remarks_ = remarks.size();
}

/// Shows a change of the session with one layout.
void TablePage::applyChange(const Session::Change& change)
{
    show_->end(); // the game goes on
    const auto [from, to] = std::pair(change.from, change.to);
    if (isCovered_ && session_->line().isOver())
        uncover();
    if (change.finished)
        endGame(to == from + 1);
    if (change.record) {
        position_.story = {}; // the stage may be resized before the position is made anew
        recordChanged();
    }
    if (change.thinking)
        pace_->restartMarkDelay();
    if (change.isMove()) {
        const bool isSame = isSameQuestion(from, to);
        if (to != from + 1 || (coach_->isHinting() && !isSame))
            forgetReport();
        if (to != from + 1) {
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
    }
    if (change.isMove())
        mode_->setCursor(to);
    if (!change.isMove() && !change.asked && position_.thinking >= 0 && position_.thinking != pace_->thinker())
        showPosition(Motion::Quiet);
    else if (change.isMove() || change.asked || change.record)
        showPosition(!change.isMove() || to == from + 1 ? Motion::On : to == from - 1 ? Motion::Back : Motion::None);
    else
        showControls();
    if (change.isMove() && !isCovered_) {
        panel_->setCursor(to);
        pace_->startViewingDelay(to == from + 1 ? table_.viewingDelay(position_) : 0);
        announceStep(from, to);
    }
    mode_->update();
    followAnswers();
    coach_->update();
    if (change.isMove() || change.paused)
        requestReport();
    if (change.isMove())
        coach_->askChance(viewpoint_);
    if (change.isMove() && mode_->stopsHere())
        session_->setPaused(true);
    if (change.finished)
        showDueResult();
    followPeople();
}

/// Whether the person's question is the same after the step: a seat that was asked together with the person has answered.
/// `position_` must still be the one before the step.
bool TablePage::isSameQuestion(int from, int to) const
{
    const Seat asked = session_->asked();
    return to == from + 1 && asked >= 0 && asked == position_.asked && session_->line().record().steps[at(from)].who != asked
        && position_.node.seats.has(asked);
}

void TablePage::recordChanged()
{
    const Record& record = session_->line().record();
    const std::vector<SeatInfo> before =
        std::exchange(seats_, seatsOf(record.seats, namingOf(library_.settings()), record.names));
    if (!std::equal(before.begin(), before.end(), seats_.begin(), seats_.end(),
                    [](const SeatInfo& one, const SeatInfo& other) { return one.name == other.name; }))
        timeline_.forget(); // its lines contain the names
    const int kept = isCovered_ ? 0 : timeline_.update(viewer(), seats_);
    panel_->setLog(timeline_.steps(), kept, seats_);
    std::vector<QColor> colours;
    for (const SeatInfo& seat : seats_)
        colours.push_back(seat.colour);
    transport_->setTimeline(timeline_.steps(), colours);
    panel_->setCursor(session_->line().cursor());
    reportFaults();
    updateModeWords();
}

void TablePage::goTo(int step)
{
    if ((mayOpenHands() || !table_.as<TimeTravel>()) && mode_->isGame())
        session_->goTo(step);
}

void TablePage::showPosition(Motion motion)
{
    if (session_->isPlayingOut())
        return;
    if (isCovered_)
        return showControls();
    if (show_->isOn()) {
        position_ = show_->position();
        position_.hints = session_->saver().hints(); // the room for a hint's figures stays
        position_.showsBeliefs = beliefs_->isOn();
        for (QShortcut* key : timelineKeys_)
            key->setEnabled(false);
        return view_->show(motion);
    }
    if (table_.as<OpenToAll>() && mode_->isGame() && peopleIn(session_->line().record().seats) > 1 && mode_->asked() >= 0)
        viewpoint_ = mode_->asked();
    position_ = positionOf(session_->line().match(), seats_, viewer(), session_->line().story(session_->line().cursor()));
    position_.asked = mode_->asked();
    if (position_.asked >= 0) {
        position_.seats[at(position_.asked)].person = true; // also if the person retries another seat's decision
        position_.legal = session_->line().match().legal(position_.asked);
        if (const std::vector<std::string> decks = decks_->ownedDecks(); !decks.empty())
            position_.legal = decks;
    }
    position_.thrower = !mode_->isGame() ? -1 : pace_->throwerAt(position_);
    position_.thinking = pace_->thinker();
    thinking_->addTo(position_);
    position_.hints = session_->saver().hints();
    position_.hasWheels = hasWheels();
    position_.showsBeliefs = beliefs_->isOn();
    position_.isExercise = mode_->isExercise();
    position_.isRunning = answers_ && answers_->isRunning();
    for (QShortcut* key : timelineKeys_)
        key->setEnabled(position_.asked < 0 && position_.thrower < 0);
    beliefs_->follow(position_);
    position_.beliefs = beliefs_->known();
    view_->show(motion);
    showControls();
    pace_->updateHold();
    if (mode_->isGame())
        decks_->follow();
}

/// Whether training wheels are on: only in a live game of the person, which is marked from then on.
bool TablePage::hasWheels()
{
    const bool isOwn =
        session_->line().hasPerson() && !session_->line().isOver() && session_->line().atEnd() && mode_->isGame();
    const bool isOn =
        table_.as<TrainingWheels>() && library_.settings().preferences().wheels.value(QString::fromStdString(info_.id));
    if (isOwn && isOn)
        session_->saver().setWheels();
    return isOwn && isOn;
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

/// Lets AutoAnswer follow the live end of a game that is not paused.
void TablePage::followAnswers()
{
    if (!answers_)
        return;
    if (session_->line().isOver() || session_->isPaused() || !session_->line().atEnd())
        return answers_->reset();
    const std::vector<Step>& steps = session_->line().record().steps;
    const auto given = std::count_if(steps.begin(), steps.end(),
                                     [this](const Step& each) { return each.who >= 0 && seats_[at(each.who)].person; });
    answers_->follow(position_, static_cast<int>(given));
}

/// The seat that decides in the position shown and whose View may be seen; -1 if there is none. In a game of people's it is
/// the one who is asked.
Seat TablePage::shownDecider() const
{
    const Node node = session_->line().match().node();
    if (!node.isWaiting() || session_->line().match().forfeiter() >= 0)
        return -1;
    const Seat seat = session_->line().isOver() || !session_->line().hasPerson() ? node.seats.first() : session_->asked();
    return seat >= 0 && node.seats.has(seat) ? seat : -1;
}

/// The name of the button that leaves.
QString TablePage::backName() const
{
    if (const QString name = mode_->back(); !name.isEmpty())
        return name;
    return origin_ == Origin::Contest ? tr("Back to the contest")
        : origin_ == Origin::History  ? tr("Back to the history")
                                      : tr("Back to the lobby");
}

void TablePage::showControls()
{
    const Preferences& preferences = library_.settings().preferences();
    TableBar::State bar;
    bar.back = backName();
    bar.title = mode_->title(translated(info_.name));
    bar.lesson = !mode_->isGame();
    bar.subtitle = isCovered_ ? QString() : spoken(table_.subtitle(position_));
    if (const std::optional<Stake>& stake = keeper_->stake(); stake && !isCovered_)
        bar.subtitle = tr("%1 · wager: %2", "the rules of a match").arg(bar.subtitle, creditsText(stake->wager));
    bar.isCovered = isCovered_;
    bar.isSealed = session_->line().record().seal.has_value() && mode_->isGame();
    bar.pace = preferences.pace;
    bar.watching = isWatching();
    bar.mayUndo = undo_->mayUndo();
    bar.mayPlayOn = isWatching() && !isShared();
    bar.mayAskWhatIf = mode_->isReview();
    bar.mayHint = coach_->mayHint();
    bar.maySave = !isShared();
    bar.mayShare = session_->line().isOver();
    bar.mayPutIn = shownDecider() >= 0;
    bar.mayMoveNow = pace_->thinker() >= 0;
    bar.mayPlayOut = mayPlayOut();
    bar.panelOpen = panel_->isVisible();
    if (mayOpenHands() && !table_.as<OpenToAll>())
        bar.hands = seats_;
    bar.viewpoint = viewpoint_;
    bar.open = open_;
    bar.mayBelieve = mode_->isGame() && !isCovered_ && beliefs_->isPossible();
    bar.showsBeliefs = beliefs_->isOn();
    bar_->setState(bar);

    Transport::State transport;
    transport.cursor = session_->line().cursor();
    transport.length = session_->line().length();
    transport.running = !session_->isPaused();
    transport.live = !session_->line().isOver();
    transport.pace = preferences.pace;
    transport.part = isCovered_ ? QString() : spoken(table_.partName(position_));
    transport_->setState(transport);
    // The table keeps its size until the last move has been shown.
    if (const bool isShown = isWatching() && !result_->isDue(); transport_->isHidden() == isShown) {
        transport_->setVisible(isShown);
        if (!result_->isShown())
            takeFocus();
    }
    updateThinking();
}

void TablePage::updateThinking()
{
    thinking_->update(position_, seats_, coach_->mayHint());
}

void TablePage::requestReport()
{
    thinking_->request();
    updateThinking();
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

void TablePage::announceStep(int from, int to)
{
    if (to != from + 1 || to > std::ssize(timeline_.steps()))
        stage_->announce(spoken(table_.situation(position_)));
    else if (const QString told = spokenLines(timeline_.steps()[at(from)], seats_); !told.isEmpty())
        stage_->announce(told);
}

// ------------------------------------------------------------------------------------------------ the end

/// `isSeen`: the last move is being shown.
void TablePage::endGame(bool isSeen)
{
    result_->setSettlement(keeper_->finish());
    std::vector<double> score;
    for (std::size_t seat = 0; seat < session_->line().record().seats.size(); ++seat)
        score.push_back(session_->line().match().score(static_cast<Seat>(seat)));
    const Preferences& preferences = library_.settings().preferences();
    const bool hasDelay = isSeen && preferences.pace > 0 && !preferences.reducedMotion;
    result_->end(score, keeper_->historyId(), hasDelay ? static_cast<int>(kResultDelay / preferences.pace) : 0);
}

/// Starts the delay before the result once the last move and its effects are over.
void TablePage::showDueResult()
{
    if (result_->isDue() && !result_->isDelayed() && stage_->isAtRest())
        result_->startDelay();
}

bool TablePage::mayLeave(const std::function<void()>& leave)
{
    return keeper_->mayLeave(leave);
}

void TablePage::saveAs()
{
    if (isShared())
        emit said(tr("A copy holds everybody's cards: save it when the game is over."));
    else if (mode_->isGame())
        keeper_->saveAs();
}

void TablePage::share(const QString& result)
{
    keeper_->share(result);
}

// ------------------------------------------------------------------------------------------------ the mode

void TablePage::placeMode()
{
    if (QWidget* panel = mode_->panel())
        static_cast<QHBoxLayout*>(layout()->itemAt(1)->layout())->addWidget(panel);
    if (QWidget* curve = mode_->curve()) {
        static_cast<QVBoxLayout*>(layout())->insertWidget(2, curve);
        transport_->setTimelineShown(false);
    }
    if (QWidget* tab = mode_->reviewTab()) {
        panel_->setReview(tab);
        panel_->show();
    }
}

void TablePage::connectMode()
{
    mode_->setParent(this);
    view_->setMarker([this](Layout& layout, const Canvas& canvas) {
        if (show_->isOn())
            return show_->mark(layout, canvas);
        mode_->mark(layout, canvas);
        beliefs_->mark(layout, canvas);
    });
    connect(mode_.get(), &TableMode::changed, this, &TablePage::showMode);
    connect(mode_.get(), &TableMode::marksChanged, this, [this] { view_->show(Motion::Quiet); });
    connect(mode_.get(), &TableMode::goWanted, this, &TablePage::goTo);
    connect(mode_.get(), &TableMode::evaluated, this, &TablePage::showEvaluation);
    connect(mode_.get(), &TableMode::showWanted, this,
            [this](Seat seat, const std::shared_ptr<const Comparison>& comparison) { showLines(seat, *comparison); });
    connect(mode_.get(), &TableMode::spoken, stage_, &Stage::announce);
    connect(mode_.get(), &TableMode::tabWanted, this, [this] {
        panel_->show();
        panel_->setTab(SidePanel::Tab::Review);
        showControls();
    });
    connect(mode_.get(), &TableMode::said, this, &TablePage::said);
    connect(mode_.get(), &TableMode::leaveWanted, this, &TablePage::backWanted);
    connect(mode_.get(), &TableMode::viewpointChanged, this, [this](Seat seat) {
        viewpoint_ = seat;
        recordChanged();
        showPosition(Motion::None);
    });
}

void TablePage::showMode()
{
    forgetReport();
    showPosition(Motion::On);
    takeFocus();
}

/// Gives a review the game's texts in the present language.
void TablePage::updateModeWords()
{
    if (!mode_->isReview() || seats_.empty() || session_->line().shown() >= 0)
        return; // the words are those of the game
    const Position end = positionAfter(session_->line().length(), {viewpoint_, true});
    GameWords words{seats_, {}, spoken(resultOf(table_, end).headline)};
    const std::vector<TimelineStep>& steps = timeline_.steps();
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!steps[i].part.isEmpty())
            words.parts.emplace_back(static_cast<int>(i), steps[i].part);
    mode_->setWords(words);
}

/// Replaces a review by a game, to play on.
void TablePage::endReview()
{
    if (!mode_->isReview())
        return;
    delete mode_->curve();
    transport_->setTimelineShown(true);
    panel_->setReview(nullptr);
    mode_ = std::make_unique<TableMode>(*session_);
    connectMode();
}

// ------------------------------------------------------------------------------------------------ requests

void TablePage::hint()
{
    if (!mode_->hint())
        coach_->hint();
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
    hint_->setHidden(hint_->isHidden() || hint_->isFloating()); // it would cover what is shown
    show_->start(playOnOneDeal(session_->line().match(), info_.id, seat, comparison.lines), seats_, seat,
                 library_.settings().preferences().pace);
    if (!show_->isOn())
        endShow();
}

void TablePage::endShow()
{
    hint_->setVisible(coach_->isHinting());
    placeHint();
    showPosition(Motion::None);
}

void TablePage::describe()
{
    const QString words = spoken(table_.describe(position_));
    stage_->announce(words);
    description_ = ask(window(), tr("The table"), words, {tr("Close")}, [](int) {});
    description_->setPalette(palette());
}

void TablePage::showProof()
{
    auto* sheet = new ProofSheet(session_->line().game(), window());
    sheet->setPalette(palette());
    connect(sheet, &ProofSheet::againWanted, this, [this] {
        const Record& record = session_->line().record();
        emit rematchWanted({record.game, record.rules, record.seats, record.seed});
    });
}

void TablePage::showKeys()
{
    HelpRequest request = helpRequest();
    request.showsKeys = true;
    emit helpWanted(request);
}

void TablePage::showRules()
{
    emit helpWanted(helpRequest());
}

HelpRequest TablePage::helpRequest() const
{
    const TableKeys common{.back = backName(),
                           .isWatching = isWatching(),
                           .isOver = session_->line().isOver(),
                           .isAsked = position_.asked >= 0,
                           .isLesson = !mode_->isGame(),
                           .isReview = mode_->isReview(),
                           .hasOthers = seats_.size() > 1,
                           .mayPlayOut = mayPlayOut(),
                           .mayBelieve = mode_->isGame() && beliefs_->isPossible()};
    HelpRequest request{.rules = session_->line().match().rules(), .offersLesson = mode_->isGame()};
    if (common.isPlaying() && !isCovered_)
        request.keys = table_.keys(position_);
    const auto others = common.list();
    request.keys.insert(request.keys.end(), others.begin(), others.end());
    return request;
}

void TablePage::setViewer(bool open, Seat viewpoint)
{
    open_ = open;
    viewpoint_ = viewpoint;
    thinking_->viewerChanged();
    recordChanged();
    showPosition(Motion::None);
}

void TablePage::showBeliefs(bool on)
{
    if (mode_->isGame())
        beliefs_->setOn(on);
}

void TablePage::setPace(double pace)
{
    library_.settings().change([pace](Preferences& all) { all.pace = pace; });
}

void TablePage::playOn()
{
    QStringList answers{tr("Bots only")};
    std::vector<Seat> people{-1}; // by answer; -1: none
    for (const bool person : {false, true}) // the last answer is the default
        for (Seat seat = 0; seat < static_cast<Seat>(seats_.size()); ++seat) {
            const SeatInfo& info = seats_[at(seat)];
            if (info.person != person || table_.isOut(position_, seat))
                continue;
            answers << (person ? info.name : tr("As %1").arg(info.name));
            people.push_back(seat);
        }
    ask(window(), tr("Play on from here"),
        tr("The game goes on from step %1; what came after it is dropped from this copy. Which seat do you take?")
            .arg(session_->line().cursor()),
        answers, [this, people](int answer) { askStandIn(people[at(answer)]); })
        ->setPalette(palette());
}

/// Asks who takes the seat that the person leaves for the one of `person`. The choice of the last time is the default.
void TablePage::askStandIn(Seat person)
{
    const std::vector<std::string>& now = session_->line().record().seats;
    const Seat left = personOf(now);
    if (left < 0 || left == person || table_.isOut(position_, left))
        return branch(person, strongestBot(info_.id));
    Settings& settings = library_.settings();
    const QString game = QString::fromStdString(info_.id);
    const std::string last = settings.standIn(game);
    std::vector<const BotInfo*> bots = levelsOf(info_.id).empty() ? botsByStrength(info_.id) : levelsOf(info_.id);
    std::stable_partition(bots.begin(), bots.end(), [&](const BotInfo* bot) { return bot->id != last; });
    QStringList names;
    for (const BotInfo* bot : bots)
        names << titleOf(seatsOf({std::string(bot->id)}, namingOf(settings)).front());
    ask(window(), tr("Play on from here"), tr("Who takes your seat?"), names, [this, person, game, bots](int answer) {
        const std::string chosen(bots[at(answer)]->id);
        library_.settings().setStandIn(game, chosen);
        branch(person, chosen);
    })->setPalette(palette());
}

/// Goes on from the cursor with the person in seat `person` (-1: nobody) and the bot `standIn` in the one that is left.
void TablePage::branch(Seat person, const std::string& standIn)
{
    std::vector<std::string> seats = session_->line().record().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (static_cast<Seat>(i) == person)
            seats[i] = kPerson;
        else if (isPersonSeat(seats[i]))
            seats[i] = standIn;
    }
    keeper_->branchOff();
    undo_->setStrict(keeper_->stake().has_value());
    endReview();
    result_->reset();
    forgetReport();
    beliefs_->forget();
    viewpoint_ = std::max(person, 0);
    session_->branch(seats);
    sharePeople();
    showPosition(Motion::None);
    takeFocus();
}

void TablePage::keyPressEvent(QKeyEvent* event)
{
    if (isCovered_)
        return keyPressCovered(event);
    // Shortcuts of pieces work wherever the focus is, and move it to the stage unless their action moves it elsewhere.
    const QWidget* focused = QApplication::focusWidget();
    if (!event->isAutoRepeat() && stage_->pressShortcut(QKeySequence(event->keyCombination()))) {
        if (QApplication::focusWidget() == focused)
            stage_->setFocus();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Escape:
        if (mode_->cancel())
            break;
        if (coach_->isHinting())
            putHintAway();
        else if (!offer_->about().isEmpty())
            offer_->withdraw();
        else if (!answers_ || !answers_->stopRun())
            emit backWanted();
        break;
    case Qt::Key_U:
        bar_->undo->click();
        break;
    case Qt::Key_H:
        hint();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!mode_->proceed())
            QWidget::keyPressEvent(event);
        break;
    case Qt::Key_M:
        if (const int mistake = mode_->nextMistake(); mistake >= 0) {
            session_->showLine(-1);
            goTo(mistake);
        } else {
            session_->moveNow();
        }
        break;
    case Qt::Key_W:
        mode_->whatIf();
        break;
    case Qt::Key_F:
        if (mayPlayOut())
            session_->playOut();
        break;
    case Qt::Key_P:
        if (mode_->isGame()) // a lesson has no button to go on
            session_->setPaused(!session_->isPaused());
        break;
    case Qt::Key_N:
        session_->step();
        break;
    case Qt::Key_V:
        showBeliefs(!beliefs_->isOn());
        break;
    case Qt::Key_L:
        bar_->panel->click();
        break;
    case Qt::Key_D:
        describe();
        break;
    case Qt::Key_Question:
        showKeys();
        break;
    case Qt::Key_F1:
        showRules();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace parlour
