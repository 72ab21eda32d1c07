#include "app/window/table/table_page.h"

#include "ai/bots.h"
#include "app/analysis/review_json.h"
#include "app/bots/bot_source.h"
#include "app/stage/lists.h"
#include "app/stage/paint.h"
#include "app/stage/stage.h"
#include "app/store/words.h"
#include "app/tables/extras.h"
#include "app/widgets/phrases.h"
#include "app/widgets/sheet.h"
#include "app/window/lesson/lesson_desk.h"
#include "app/window/review/review_curve.h"
#include "app/window/review/review_desk.h"
#include "app/window/review/review_html.h"
#include "app/window/rules/rules_sheet.h"
#include "app/window/table/auto_answer.h"
#include "app/window/table/coach.h"
#include "app/window/table/memo_field.h"
#include "app/window/table/offer_card.h"
#include "app/window/table/result_desk.h"
#include "app/window/table/table_bar.h"
#include "app/window/table/thinking_desk.h"
#include "app/window/table/thinking_mark.h"
#include "app/window/table/transport.h"
#include "app/window/table/undo_desk.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

constexpr int kPanel = 320;
constexpr int kNarrowPanel = 264; ///< in windows narrower than kNarrow, so that the table keeps most of them
constexpr int kNarrow = 960;
constexpr int kWide = 1600; ///< from here on a lesson has larger letters
constexpr int kWidePanel = 420;
constexpr int kThinkingMarkDelay = 300; ///< ms a bot thinks before that is seen, and "Move now" is offered

/// The bots of the game, and the programs that the person let play: a game file is foreign input, and the command in it may
/// be anybody's.
BotMaker botsOf(const std::string& game, const Settings& settings, const Resources& resources)
{
    return [game, &settings, resources](const std::string& id) -> std::unique_ptr<AnyBot> {
        if (isExternal(id) && !settings.knowsProgram(id))
            return nullptr;
        auto bot = makeBotByName(id, game, resources);
        return bot ? std::move(*bot) : nullptr;
    };
}

/// When time goes back, nothing is dealt or rolled: what is there again comes from what it became, or fades in.
void goBack(Layout& layout, const Layout& before)
{
    QHash<QString, QString> became;
    for (const Piece& piece : before.pieces)
        if (!piece.from.isEmpty())
            became.insert(piece.from, piece.id);
    for (Piece& piece : layout.pieces) {
        piece.from = became.value(piece.id);
        piece.entrance = {};
        piece.sound = Sound::None;
    }
    layout.flourishes.clear();
}

} // namespace

TablePage::TablePage(Library& library, const Look& look, const GameInfo& info, const GameTable& table,
                     const Opening& opening, QWidget* parent)
    : QWidget(parent),
      library_(library),
      look_(look),
      info_(info),
      table_(table),
      saves_(&library.saved()),
      savedId_(opening.savedId),
      historyId_(opening.historyId),
      fromHistory_(opening.fromHistory),
      session_(new Session(info, opening.file.record, opening.paused, this,
                           opening.makeBot ? opening.makeBot : botsOf(info.id, library.settings(), library.resources()))),
      timeline_(table, *session_),
      bar_(new TableBar),
      stage_(new Stage),
      memo_(new MemoField(stage_)),
      panel_(new SidePanel(table, look.canvas({320, 480}, table.surface()))),
      transport_(new Transport),
      offer_(new OfferCard(stage_)),
      undo_(std::make_unique<UndoDesk>(*session_, library.settings(), *offer_)),
      thinking_(new ThinkingDesk(
          table, *session_, *panel_, [this](int step) { return positionAfter(step, viewer()); }, this)),
      result_(new ResultDesk(library, table, *session_, *stage_, opening.sitting, this))
{
    remarks_ = session_->record().remarks.size();
    session_->setNotes(opening.file.notes);
    session_->setHints(opening.file.hints);
    session_->setWheels(opening.file.wheels);
    session_->setPlayed(opening.file.played);
    if (!session_->isOver() && !opening.lesson) {
        savedId_ = savedId_.isEmpty() ? SavedGames::newId() : savedId_;
        library_.saved().claim(savedId_);
        session_->saveTo(library_.saved(), savedId_);
    }
    viewpoint_ = std::max(personOf(session_->record().seats), 0);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(stage_, 1);
    row->addWidget(panel_);
    column->addLayout(row, 1);
    column->addWidget(transport_);
    stage_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    stage_->installEventFilter(this);
    panel_->setNotes(session_->notes());
    panel_->setVisible(!opening.lesson && (isWatching() || library_.settings().preferences().panelOpen));
    if (opening.lesson) {
        startLesson(opening);
    } else {
        answers_ = new AutoAnswer(table_, QString::fromStdString(info_.id), library_.settings(), *offer_, this);
        connect(answers_, &AutoAnswer::answered, this, &TablePage::play);
        connect(answers_, &AutoAnswer::runChanged, this, [this] { showPosition(Motion::Quiet); });
    }

    const bool isCoached = !session_->isOver() && !lesson_;
    coach_ = new Coach(
        isCoached ? makeAnalyst(info_.id, library_.resources()) : nullptr, *session_, library_.settings(),
        [this](const std::string& action) { return table_.actionAt(position_, action); }, *stage_, *panel_, this);
    linger_.setSingleShot(true);
    patience_.setSingleShot(true);
    patience_.setInterval(kThinkingMarkDelay);
    connect(&patience_, &QTimer::timeout, this, [this] { showPosition(Motion::Quiet); });
    connectSession();
    connectBar();
    connectStage();
    connectPanels();
    connectCoach();
    connectResult();
    applyPreferences();
    setLook(look);
    if (mayReview(*session_, library_.resources()))
        startReview(opening.step);
}

TablePage::~TablePage()
{
    if (saves_) // the window's library may be gone before its pages
        saves_->release(savedId_);
}

void TablePage::connectSession()
{
    connect(session_, &Session::changed, this, &TablePage::take);
    connect(thinking_, &ThinkingDesk::changed, this, [this] {
        position_.report = nullptr;
        tellThinking();
        showPosition(Motion::On);
    });
}

void TablePage::connectBar()
{
    connect(bar_->back, &Button::clicked, this, &TablePage::backWanted);
    connect(bar_->hurry, &Button::clicked, session_, &Session::moveNow);
    connect(bar_->undo, &Button::clicked, this, [this] { undo_->undo(); });
    connect(bar_->playOut, &Button::clicked, session_, &Session::playOut);
    connect(bar_->hint, &Button::clicked, this, &TablePage::hint);
    connect(bar_->playOn, &Button::clicked, this, &TablePage::playOn);
    connect(bar_->hands, &MenuButton::opening, this, &TablePage::offerHands);
    connect(bar_->pace, &MenuButton::opening, this, &TablePage::offerPaces);
    connect(bar_->save, &Button::clicked, this, &TablePage::saveAs);
    connect(bar_->help, &Button::clicked, this, &TablePage::showRules);
    connect(bar_->settings, &Button::clicked, this, &TablePage::settingsWanted);
    connect(bar_->panel, &Button::toggled, this, [this](bool open) {
        panel_->setVisible(open);
        if (!isWatching()) {
            Preferences preferences = library_.settings().preferences();
            preferences.panelOpen = open;
            library_.settings().setPreferences(preferences);
        }
        showControls();
        wantReport();
        coach_->askChance(viewpoint_);
    });
}

void TablePage::connectStage()
{
    connect(stage_, &Stage::chosen, this, &TablePage::act);
    connect(stage_, &Stage::gestureChanged, this, [this] {
        arrange(Motion::On);
        coach_->point();
    });
    connect(stage_, &Stage::sounded, this, &TablePage::sounded);
    connect(memo_, &MemoField::left, stage_, qOverload<>(&QWidget::setFocus));
    connect(stage_, &Stage::picturesCame, this, [this] {
        if (look_.cards->aspect() != cardShape_)
            arrange(Motion::None);
    });
    connect(stage_, &Stage::motionStarted, this, &TablePage::holdOrGoOn);
    connect(&linger_, &QTimer::timeout, this, &TablePage::holdOrGoOn);
    connect(stage_, &Stage::motionEnded, this, [this] {
        holdOrGoOn();
        if (result_->isDue())
            result_->show(position_, look_);
    });
}

void TablePage::connectPanels()
{
    connect(panel_, &SidePanel::goWanted, this, &TablePage::goTo);
    connect(panel_, &SidePanel::tabChanged, this, &TablePage::wantReport);
    connect(panel_, &SidePanel::reportWanted, this, &TablePage::hint);
    connect(panel_, &SidePanel::chanceSwitched, this, [this](bool on) {
        Preferences preferences = library_.settings().preferences();
        preferences.showsChance = on;
        library_.settings().setPreferences(preferences);
    });
    connect(panel_, &SidePanel::notesChanged, this, [this](const QString& notes) {
        session_->setNotes(notes);
        if (session_->isOver() && historyId_ != 0)
            if (const auto kept = library_.history().setNotes(historyId_, notes); !kept)
                emit said(inWords(kept.error()));
    });
    connect(transport_, &Transport::goWanted, this, &TablePage::goTo);
    connect(transport_, &Transport::stepWanted, session_, &Session::step);
    connect(transport_, &Transport::runWanted, this, [this](bool run) { session_->setPaused(!run); });
    connect(transport_, &Transport::liveWanted, session_, &Session::goLive);
    connect(transport_, &Transport::paceWanted, this, [this](double pace) {
        Preferences preferences = library_.settings().preferences();
        preferences.pace = pace;
        library_.settings().setPreferences(preferences);
    });
    // The timeline's keys, only where nobody is asked: then the arrows belong to the cards.
    const auto key = [this](const QKeySequence& keys, auto act) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
        timelineKeys_.push_back(shortcut);
    };
    const auto by = [this](int steps) { goTo(session_->cursor() + (isRightToLeft() ? -steps : steps)); };
    key(Qt::Key_Left, [by] { by(-1); });
    key(Qt::Key_Right, [by] { by(1); });
    key(Qt::Key_Home, [this] { goTo(0); });
    key(Qt::Key_End, [this] { goTo(session_->length()); });
}

void TablePage::connectCoach()
{
    connect(coach_, &Coach::moveFound, this, [this](const std::shared_ptr<const Report>& report) {
        if (panel_->isVisible())
            panel_->setTab(SidePanel::Tab::Thinking);
        showWeighed(session_->asked(), report);
    });
    connect(coach_, &Coach::hinted, this, &TablePage::showControls);
    connect(coach_, &Coach::putAwayWanted, this, &TablePage::putHintAway);
    connect(coach_, &Coach::moveJudged, session_, &Session::act);
}

void TablePage::connectResult()
{
    connect(result_, &ResultDesk::rematchWanted, this, &TablePage::rematchWanted);
    connect(result_, &ResultDesk::replayWanted, this,
            [this](int step) { emit replayWanted(session_->file(), historyId_, step); });
    connect(result_, &ResultDesk::saveWanted, this, &TablePage::saveAs);
    connect(result_, &ResultDesk::hidden, this, &TablePage::takeFocus);
    connect(result_, &ResultDesk::said, this, &TablePage::said);
    connect(result_, &ResultDesk::sounded, this, &TablePage::sounded);
}

void TablePage::setLook(const Look& look)
{
    look_ = look;
    const Theme theme = look_.theme(table_.surface());
    setPalette(paletteOf(theme));
    stage_->setTheme(theme);
    memo_->setTheme(theme);
    panel_->setCanvas(look_.canvas({320, 480}, table_.surface()));
    coach_->setCanvas(look_.canvas({320, 480}, table_.surface()));
    showPosition(Motion::None);
    result_->renew(position_, look_);
}

void TablePage::applyPreferences()
{
    const Preferences& preferences = library_.settings().preferences();
    session_->setPace(preferences.pace);
    stage_->setPace(preferences.pace);
    stage_->setReducedMotion(preferences.reducedMotion);
    stage_->setConfirming(preferences.confirmsTaps && !lesson_);
    const std::vector<SeatInfo> seats = seatsOf(session_->record().seats, namingOf(library_.settings()));
    if (!std::equal(seats.begin(), seats.end(), seats_.begin(), seats_.end(),
                    [](const SeatInfo& one, const SeatInfo& other) { return one.name == other.name; }))
        timeline_.forget(); // its lines have the names
    recordChanged();
    if (review_)
        review_->regrade();
    showPosition(Motion::None);
    coach_->askChance(viewpoint_);
}

void TablePage::takeFocus()
{
    // Where nothing can be played the keys belong to the timeline.
    const bool watching = isWatching() && !isTrying();
    stage_->setFocusPolicy(watching ? Qt::NoFocus : Qt::StrongFocus);
    if (watching)
        transport_->takeFocus();
    else if (lesson_ && !lesson_->isAsking())
        lesson_->panel()->takeFocus();
    else
        stage_->setFocus();
}

bool TablePage::isWatching() const
{
    return !session_->hasPerson() || session_->isOver() || !session_->atEnd();
}

/// A finished game at one of whose decisions the person chooses anew.
bool TablePage::isTrying() const
{
    return review_ && review_->isTrying();
}

/// The rest of a live game goes on without persons.
bool TablePage::mayPlayOut() const
{
    if (session_->isOver() || !session_->atEnd() || session_->asked() >= 0 || lesson_)
        return false;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        if (seats_[seat].person && !table_.isOut(position_, static_cast<Seat>(seat)))
            return false;
    return true;
}

Viewer TablePage::viewer() const
{
    return {viewpoint_, table_.as<OpenToAll>() || (open_ && mayOpenHands() && !isTrying())};
}

void TablePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        if (lesson_)
            lesson_->retranslate();
        timeline_.forget();
        if (answers_)
            answers_->rest(); // what it offers is in another language
        applyPreferences();
        followAnswers();
        result_->renew(position_, look_);
    }
    QWidget::changeEvent(event);
}

void TablePage::resizeEvent(QResizeEvent*)
{
    const int beside = width() < kNarrow ? kNarrowPanel : kPanel;
    panel_->setFixedWidth(beside);
    if (lesson_)
        lesson_->panel()->setFixedWidth(width() < kWide ? beside : kWidePanel);
    layout()->activate(); // else a frame could show the table beside a panel of the width before
}

bool TablePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == stage_ && linger_.isActive()
        && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)) {
        linger_.stop(); // seen
        holdOrGoOn();
    }
    // With any key or click, which does nothing else: it is meant to stop.
    if (watched == stage_ && answers_ && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)
        && answers_->stopRun())
        return true;
    // Before what the person has picked is put back: "keep mine" is what it means.
    if (watched == stage_ && coach_->isHinting() && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        putHintAway();
        return true;
    }
    if (watched == stage_ && event->type() == QEvent::Resize) {
        arrange(Motion::None);
        result_->place();
        coach_->place();
        offer_->place();
    }
    return false;
}

// ------------------------------------------------------------------------------------------------ what is shown

Position TablePage::positionAfter(int step, Viewer viewer) const
{
    return positionOf(*session_->matchAfter(step), seats_, viewer);
}

/// Faults of another program are told as they happen.
void TablePage::reportFaults()
{
    const std::vector<Remark>& remarks = session_->record().remarks;
    for (; remarks_ < remarks.size(); ++remarks_) {
        const Remark& remark = remarks[remarks_];
        if (remark.fault)
            emit said(tr("%1: %2").arg(seats_[static_cast<std::size_t>(remark.seat)].name,
                                       inWords(Sentence(wordsOf(*remark.fault)))));
    }
    remarks_ = remarks.size();
}

/// One change of the session, which is one layout.
void TablePage::take(const Session::Change& change)
{
    const auto [from, to] = std::pair(change.from, change.to);
    if (change.finished)
        keepGame();
    if (change.record)
        recordChanged();
    if (change.thinking && session_->thinking() >= 0)
        patience_.start();
    else if (change.thinking)
        patience_.stop();
    if (change.isMove()) {
        if (to != from + 1 || coach_->isHinting())
            forgetReport();
        if (to != from + 1)
            thrownAt_ = -1;
        if (!session_->isOver() || !session_->atEnd())
            result_->hide();
        handed_ = handed_ && to == from + 1;
        coach_->dropMove();
    }
    if (change.isMove() && review_)
        review_->setCursor(to);
    if (!change.isMove() && !change.asked && position_.thinking >= 0 && position_.thinking != ponderer())
        showPosition(Motion::Quiet);
    else if (change.isMove() || change.asked)
        showPosition(!change.isMove() || to == from + 1 ? Motion::On : to == from - 1 ? Motion::Back : Motion::None);
    else
        showControls();
    if (change.isMove()) {
        panel_->setCursor(to);
        linger(from, to);
        announceStep(from, to);
    }
    if (lesson_)
        lesson_->update();
    followAnswers();
    if (change.isMove() || change.paused)
        wantReport();
    if (change.isMove())
        coach_->askChance(viewpoint_);
    if (change.isMove() && review_ && review_->stopsHere())
        session_->setPaused(true);
    if (change.finished) {
        result_->end(position_.result, historyId_);
        if (!stage_->isMoving())
            result_->show(position_, look_);
    }
}

void TablePage::recordChanged()
{
    seats_ = seatsOf(session_->record().seats, namingOf(library_.settings()));
    const int kept = timeline_.update(viewer(), seats_);
    panel_->setLog(timeline_.steps(), kept, seats_);
    std::vector<QColor> colours;
    for (const SeatInfo& seat : seats_)
        colours.push_back(seat.colour);
    transport_->setTimeline(timeline_.steps(), colours);
    panel_->setCursor(session_->cursor());
    reportFaults();
    tellReview();
}

void TablePage::goTo(int step)
{
    if ((mayOpenHands() || !table_.as<TimeTravel>()) && !lesson_)
        session_->goTo(step);
}

void TablePage::showPosition(Motion motion)
{
    if (session_->isPlayingOut())
        return;
    position_ = positionOf(session_->match(), seats_, viewer(), session_->story(session_->cursor()));
    position_.asked = lesson_ && !lesson_->isAsking() ? -1 : session_->asked();
    if (position_.asked >= 0)
        position_.legal = session_->match().legal(position_.asked);
    if (isTrying()) {
        position_.asked = review_->seat();
        position_.seats[static_cast<std::size_t>(position_.asked)].person = true; // who chooses now, whoever did then
        position_.legal = session_->match().legal(position_.asked);
    }
    position_.rolls = thrower();
    position_.thinking = ponderer();
    thinking_->addTo(position_);
    position_.hints = session_->hints();
    position_.hasWheels = hasWheels();
    position_.isRunning = answers_ && answers_->isRunning();
    for (QShortcut* key : timelineKeys_)
        key->setEnabled(position_.asked < 0 && position_.rolls < 0);
    showMemo();
    arrange(motion);
    showControls();
    holdOrGoOn();
}

/// In a game of one's own, which is marked from then on.
bool TablePage::hasWheels()
{
    const bool isOwn = session_->hasPerson() && !session_->isOver() && session_->atEnd() && !lesson_;
    const bool isOn =
        table_.as<TrainingWheels>() && library_.settings().preferences().wheels.value(QString::fromStdString(info_.id));
    if (isOwn && isOn)
        session_->setWheels(true);
    return isOwn && isOn;
}

void TablePage::arrange(Motion motion)
{
    cardShape_ = look_.cards->aspect();
    if (stage_->size().isEmpty())
        return;
    Layout layout = table_.arrange(position_, stage_->gesture(), look_.canvas(stage_->size(), table_.surface()));
    if (motion == Motion::Back)
        goBack(layout, stage_->layout());
    memo_->setGeometry(layout.memo.toAlignedRect());
    memo_->setVisible(!layout.memo.isEmpty());
    addSeatMarks(layout);
    if (lesson_)
        lesson_->mark(layout);
    if (motion == Motion::Quiet)
        stage_->showQuietly(layout);
    else
        stage_->show(layout, motion != Motion::None);
}

/// What every table says of a seat in the same way: how strong a bot is, and that it is thinking.
void TablePage::addSeatMarks(Layout& layout) const
{
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        if (Piece* plate = layout.find(table_.plateOf(static_cast<Seat>(seat))); plate && !seats_[seat].strength.isEmpty())
            plate->description = QString("%1 %2").arg(plate->description, seats_[seat].strength).trimmed();
    if (position_.thinking < 0)
        return;
    const Piece* plate = layout.find(table_.plateOf(position_.thinking));
    if (!plate)
        return;
    const QString words = tr("%1 is thinking").arg(seats_[static_cast<std::size_t>(position_.thinking)].name);
    const QRectF box = plate->box();
    layout.pieces.push_back(thinkingMark(box, words, look_.theme(table_.surface()), stage_->size()));
}

/// The field is filled once for each decision, so that what is being written stays while others act.
void TablePage::showMemo()
{
    const bool asked = position_.asked >= 0;
    memo_->setReadOnly(!asked);
    const auto* keeper = table_.as<MemoKeeper>();
    if (const std::optional<Memo> memo = keeper ? keeper->memo(position_) : std::nullopt) {
        memo_->describe(*memo);
        if (asked && !handed_)
            memo_->hand(memo->text);
    }
    handed_ = asked;
}

void TablePage::act(const std::string& action)
{
    if (action == kPutHintAway)
        return putHintAway();
    if (action == kLetFall)
        return letFall();
    if (lesson_)
        return lesson_->answer(action);
    if (isTrying()) {
        review_->answer(action);
        return tryAgain();
    }
    if (action == kRunOn)
        return answers_->toggleRun();
    answers_->stopRun();
    play(action);
}

/// A person's action, its own or one that goes without saying.
void TablePage::play(const std::string& action)
{
    const auto* keeper = table_.as<MemoKeeper>();
    const std::string whole =
        keeper && memo_->isVisible() && memo_->isChanged() ? keeper->withMemo(action, memo_->toPlainText()) : action;
    if (!coach_->consider(whole))
        session_->act(whole);
}

/// What is no question is answered only where the game goes on.
void TablePage::followAnswers()
{
    if (!answers_)
        return;
    if (session_->isOver() || session_->isPaused() || !session_->atEnd())
        return answers_->rest();
    const std::vector<Step>& steps = session_->record().steps;
    const auto given = std::count_if(steps.begin(), steps.end(), [this](const Step& each) {
        return each.who >= 0 && seats_[static_cast<std::size_t>(each.who)].person;
    });
    answers_->follow(position_, static_cast<int>(given));
}

void TablePage::showControls()
{
    const Preferences& preferences = library_.settings().preferences();
    TableBar::State bar;
    bar.back = fromHistory_ ? tr("Back to the history") : tr("Back to the lobby");
    bar.title = lesson_ ? tr("Lesson: %1").arg(inWords(info_.name)) : inWords(info_.name);
    bar.lesson = lesson_ != nullptr;
    bar.subtitle = spoken(table_.subtitle(position_));
    bar.pace = paceName(preferences.pace);
    bar.watching = isWatching();
    bar.mayUndo = undo_->mayUndo();
    bar.mayHint = coach_->mayHint();
    bar.mayHurry = ponderer() >= 0;
    bar.mayPlayOut = mayPlayOut();
    bar.panelOpen = panel_->isVisible();
    if (mayOpenHands() && !table_.as<OpenToAll>())
        bar.hands = open_ ? tr("All hands open") : asSeenBy(seats_[static_cast<std::size_t>(viewpoint_)]);
    bar_->setState(bar);

    Transport::State transport;
    transport.cursor = session_->cursor();
    transport.length = session_->length();
    transport.running = !session_->isPaused();
    transport.live = !session_->isOver();
    transport.pace = preferences.pace;
    transport.part = spoken(table_.partName(position_));
    transport_->setState(transport);
    if (transport_->isHidden() == isWatching()) {
        transport_->setVisible(isWatching());
        takeFocus();
    }
    tellThinking();
}

void TablePage::tellThinking()
{
    thinking_->tell(position_, seats_, coach_->mayHint());
}

void TablePage::wantReport()
{
    thinking_->want();
    tellThinking();
}

/// On the table, for whoever decides at the cursor.
void TablePage::showWeighed(Seat seat, const std::shared_ptr<const Report>& report)
{
    thinking_->put({session_->cursor(), seat, report, position_, coach_->isHinting()});
    showPosition(Motion::On);
}

void TablePage::forgetReport()
{
    thinking_->forget();
    position_.report = nullptr;
    coach_->putAway();
}

/// Whoever steps by hand is not kept waiting; whoever plays sees it even where nothing moves.
void TablePage::linger(int from, int to)
{
    const int wanted = to == from + 1 && !session_->isPaused() ? table_.linger(position_) : 0;
    const double pace = session_->pace() > 0 || !session_->hasPerson() ? session_->pace() : 2;
    if (wanted > 0 && pace > 0)
        linger_.start(static_cast<int>(wanted / pace));
    else
        linger_.stop();
    holdOrGoOn();
}

/// The game stands still while pieces move and while people take something in.
void TablePage::holdOrGoOn()
{
    const bool hold = stage_->isMoving() || linger_.isActive() || position_.rolls >= 0;
    if (std::exchange(held_, hold) != hold)
        session_->hold(hold);
}

/// The person whose hand the game waits for: one that is being played, never one that is replayed or taught.
Seat TablePage::thrower() const
{
    const bool isPlayed = !session_->isOver() && session_->atEnd() && !lesson_;
    if (!isPlayed || !library_.settings().preferences().rollsDice || thrownAt_ == session_->cursor())
        return -1;
    const auto* thrown = table_.as<HandThrown>();
    const Seat seat = thrown ? thrown->throwsNext(position_) : Seat{-1};
    return seat >= 0 && seats_[static_cast<std::size_t>(seat)].person ? seat : -1;
}

void TablePage::letFall()
{
    thrownAt_ = session_->cursor();
    position_.rolls = -1; // it stays as it is until the dice fall
    session_->setPaused(false);
    holdOrGoOn();
}

void TablePage::announceStep(int from, int to)
{
    if (to != from + 1 || static_cast<std::size_t>(to) > timeline_.steps().size()) {
        stage_->announce(spoken(table_.situation(position_)));
        return;
    }
    QStringList lines;
    for (const LogLine& line : timeline_.steps()[static_cast<std::size_t>(from)].lines) {
        const bool named = line.who >= 0 && static_cast<std::size_t>(line.who) < seats_.size();
        lines << (named ? seats_[static_cast<std::size_t>(line.who)].name + ' ' : QString()) + spoken(line.text);
    }
    if (!lines.isEmpty())
        stage_->announce(lines.join(". "));
}

// ------------------------------------------------------------------------------------------------ the end

void TablePage::keepGame()
{
    const auto added = library_.history().add(session_->file());
    if (added) {
        historyId_ = *added;
        library_.saved().remove(savedId_);
    } else if (!library_.history().isHeld()) { // or the window brings it home as soon as it can
        emit said(tr("This game is not kept: %1").arg(inWords(added.error())));
    }
}

void TablePage::saveAs()
{
    auto* dialog = new QFileDialog(this, tr("Save a copy of this game"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Parlour games (*.parlour)"));
    dialog->setDefaultSuffix("parlour");
    dialog->selectFile(QString("%1-%2.parlour").arg(QString::fromStdString(info_.id), seedText(session_->record().seed)));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const auto written = writeGameFile(path, session_->file());
        emit said(written ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                          : tr("The copy is not saved: %1").arg(inWords(written.error())));
    });
    dialog->open();
}

// ------------------------------------------------------------------------------------------------ the review

/// Opens where something happens: bare tables tell nothing.
void TablePage::startReview(int wanted)
{
    const auto positionAt = [this](int step) {
        return positionAfter(step, {review_ ? review_->seat() : viewpoint_, false});
    };
    review_ = new ReviewDesk(library_, table_, *session_, historyId_, positionAt, this);
    static_cast<QVBoxLayout*>(layout())->insertWidget(2, review_->curve());
    panel_->setReview(review_->panel());
    panel_->show();
    connect(review_, &ReviewDesk::goWanted, this, &TablePage::goTo);
    connect(review_, &ReviewDesk::bestWanted, this, &TablePage::showBest);
    connect(review_, &ReviewDesk::tryWanted, this, [this] {
        review_->tryAgain(true);
        tryAgain();
    });
    connect(review_, &ReviewDesk::exportWanted, this, &TablePage::exportReview);
    connect(review_, &ReviewDesk::seatChanged, this, [this] {
        viewpoint_ = review_->seat();
        recordChanged();
        showPosition(Motion::None);
    });
    const std::vector<Step>& steps = session_->record().steps;
    const auto first = std::find_if(steps.begin(), steps.end(), [](const Step& step) { return step.who != kChanceSeat; });
    if (wanted >= 0)
        session_->goTo(std::min(wanted, session_->length()));
    else if (session_->cursor() == 0)
        session_->goTo(static_cast<int>(first - steps.begin()));
    review_->setCursor(session_->cursor());
    tellReview();
}

void TablePage::endReview()
{
    if (!review_)
        return;
    delete review_->curve();
    panel_->setReview(nullptr);
    delete std::exchange(review_, nullptr);
}

/// Its words, in the language of now.
void TablePage::tellReview()
{
    if (!review_ || seats_.empty())
        return;
    const auto positionAt = [this](int step) { return positionAfter(step, {viewpoint_, true}); };
    std::vector<std::pair<int, QString>> parts;
    const std::vector<TimelineStep>& steps = timeline_.steps();
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].beginsPart)
            parts.emplace_back(static_cast<int>(i), spoken(table_.partName(positionAt(static_cast<int>(i) + 1))));
    review_->setParts(parts);
    review_->setWords(seats_, spoken(resultOf(table_, positionAt(session_->length())).headline));
}

/// As the analyst sees the decision at the cursor, on the table.
void TablePage::showBest()
{
    const auto best = review_->best();
    if (!best)
        return;
    showWeighed(review_->seat(), best);
    stage_->announce(spoken(table_.actionAt(position_, best->chosen)));
}

void TablePage::tryAgain()
{
    forgetReport();
    session_->setPaused(true);
    showPosition(Motion::On);
    takeFocus();
}

void TablePage::exportReview()
{
    auto* dialog = new QFileDialog(this, tr("Export the review"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Web page (*.html)"), tr("Data (*.json)")});
    dialog->setDefaultSuffix("html");
    dialog->selectFile(QString("%1-%2.html").arg(QString::fromStdString(info_.id), seedText(session_->record().seed)));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QStringList names;
        for (const SeatInfo& seat : seats_)
            names << seat.name;
        const QByteArray bytes = path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive)
            ? toJson(review_->review())
            : reviewHtml(tr("Review: %1").arg(inWords(info_.name)), listOf(names), review_->text(), review_->review(),
                         review_->thresholds());
        const QString problem = writeWhole(path, bytes);
        emit said(problem.isEmpty() ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                                    : tr("The review is not saved: %1").arg(problem));
    });
    dialog->open();
}

// ------------------------------------------------------------------------------------------------ a lesson

void TablePage::startLesson(const Opening& opening)
{
    lesson_ = new LessonDesk(opening.lesson, opening.stop, *session_, this);
    const LessonPanel* panel = lesson_->panel();
    auto* row = static_cast<QHBoxLayout*>(layout()->itemAt(1)->layout());
    row->addWidget(lesson_->panel());
    connect(lesson_, &LessonDesk::changed, this, &TablePage::showLesson);
    connect(lesson_, &LessonDesk::spoken, stage_, &Stage::announce);
    connect(lesson_, &LessonDesk::reached, this, &TablePage::keepLesson);
    connect(lesson_, &LessonDesk::stopWanted, this, &TablePage::stopWanted);
    connect(panel, &LessonPanel::answerWanted, this, &TablePage::hint);
    connect(panel, &LessonPanel::playWanted, this, &TablePage::firstGameWanted);
    connect(panel, &LessonPanel::leaveWanted, this, &TablePage::backWanted);
    keepLesson(opening.stop);
}

void TablePage::showLesson()
{
    forgetReport();
    showPosition(Motion::On);
    takeFocus();
}

void TablePage::showRightAnswer()
{
    if (lesson_->isAsking())
        showWeighed(session_->asked(), lesson_->rightAnswer());
}

/// Where the person is in the lesson; one that is finished begins anew the next time.
void TablePage::keepLesson(int stop)
{
    const QString game = QString::fromStdString(info_.id);
    Settings::LessonState state = library_.settings().lesson(game);
    const bool isEnd = lesson_->panel()->content().state == LessonPanel::State::Ended;
    state.offered = true;
    state.finished = state.finished || isEnd;
    state.stop = isEnd ? 0 : stop;
    library_.settings().setLesson(game, state);
}

// ------------------------------------------------------------------------------------------------ what people ask for

void TablePage::hint()
{
    if (lesson_)
        showRightAnswer();
    else
        coach_->hint();
}

void TablePage::putHintAway()
{
    forgetReport();
    showPosition(Motion::On);
}

void TablePage::describe()
{
    const QString words = spoken(table_.describe(position_));
    stage_->announce(words);
    ask(window(), tr("The table"), words, {tr("Close")}, [](int) {})->setPalette(palette());
}

void TablePage::showKeys()
{
    makeHelp()->openAt(RulesSheet::Part::Keys);
}

void TablePage::showRules()
{
    makeHelp()->openAt(RulesSheet::Part::Rules);
}

RulesSheet* TablePage::makeHelp()
{
    auto* sheet = new RulesSheet(info_, table_, session_->match().rules(), look_, keysNow(), window());
    sheet->setPalette(palette());
    if (!lesson_) {
        sheet->offerLesson();
        connect(sheet, &RulesSheet::lessonWanted, this, &TablePage::lessonWanted);
    }
    return sheet;
}

/// The keys that do something in this game as it stands.
std::vector<std::pair<QString, QString>> TablePage::keysNow() const
{
    const bool isPlaying = !isWatching() && !session_->isOver();
    const bool mayWalk = !lesson_ && (isWatching() || position_.asked < 0);
    std::vector<std::pair<QString, QString>> keys;
    const auto add = [&](bool works, const QString& key, const QString& what) {
        if (works)
            keys.emplace_back(key, what);
    };
    if (isPlaying)
        keys = table_.keys(position_);
    add(true, tr("Arrows"), isWatching() ? tr("one step back or on") : tr("to what lies beside it"));
    add(isPlaying, tr("Space"), tr("picks it up, or presses it"));
    add(isPlaying, tr("Enter"), lesson_ ? tr("plays it, or goes on with the lesson") : tr("plays it"));
    add(true, tr("Esc"), tr("cancels; then back to the lobby"));
    add(isPlaying, "H", tr("hint"));
    add(isPlaying && !lesson_, "U", tr("undo"));
    add(review_ != nullptr, "M", tr("next mistake"));
    add(!session_->isOver() && seats_.size() > 1, "M", tr("the bot moves now"));
    add(mayPlayOut(), "F", tr("plays to the end, when nobody but bots is left"));
    add(!session_->isOver() || isWatching(), "P", tr("pauses, or goes on"));
    add(isWatching(), "N", tr("next step"));
    add(mayWalk, tr("Home, End"), tr("first and last step"));
    add(!lesson_, "L", tr("side panel"));
    add(true, "D", tr("describes the table"));
    add(true, "F1", tr("how to play"));
    add(true, "F11", tr("full screen"));
    add(true, "Ctrl+N", tr("new game"));
    add(true, "Ctrl+O", tr("open a saved game"));
    add(true, "Ctrl+S", tr("save a copy"));
    return keys;
}

QString TablePage::asSeenBy(const SeatInfo& seat)
{
    return seat.person ? tr("As you see it") : tr("As %1 sees it").arg(seat.name);
}

void TablePage::offerHands(QMenu* menu)
{
    const auto choose = [this](bool open, Seat seat) {
        open_ = open;
        viewpoint_ = seat;
        thinking_->lookAgain();
        recordChanged();
        showPosition(Motion::None);
    };
    const auto add = [&](const QString& words, bool on, bool open, Seat seat) {
        QAction* action = menu->addAction(words, this, [choose, open, seat] { choose(open, seat); });
        action->setCheckable(true);
        action->setChecked(on);
    };
    add(tr("All hands open"), open_, true, viewpoint_);
    for (std::size_t i = 0; i < seats_.size(); ++i)
        add(asSeenBy(seats_[i]), !open_ && viewpoint_ == static_cast<Seat>(i), false, static_cast<Seat>(i));
    menu->addSeparator();
    for (std::size_t i = 0; i < seats_.size(); ++i)
        add(tr("All open, %1 at the bottom").arg(seats_[i].name), open_ && viewpoint_ == static_cast<Seat>(i), true,
            static_cast<Seat>(i));
}

void TablePage::offerPaces(QMenu* menu)
{
    for (const double pace : kPaces) {
        QAction* action = menu->addAction(paceName(pace), this, [this, pace] {
            Preferences preferences = library_.settings().preferences();
            preferences.pace = pace;
            library_.settings().setPreferences(preferences);
        });
        action->setCheckable(true);
        action->setChecked(library_.settings().preferences().pace == pace);
    }
}

void TablePage::playOn()
{
    QStringList answers{tr("Bots only")};
    std::vector<Seat> people{-1}; // by answer
    for (Seat seat = 0; seat < static_cast<Seat>(seats_.size()); ++seat) {
        if (table_.isOut(position_, seat))
            continue;
        const SeatInfo& info = seats_[static_cast<std::size_t>(seat)];
        answers << (info.person ? info.name : tr("As %1").arg(info.name));
        people.push_back(seat);
    }
    ask(window(), tr("Play on from here"),
        tr("The game goes on from step %1; what came after it is dropped from this copy. Which seat do you take?")
            .arg(session_->cursor()),
        answers, [this, people](int answer) { branch(people[static_cast<std::size_t>(answer)]); })
        ->setPalette(palette());
}

void TablePage::branch(Seat person)
{
    std::vector<std::string> seats = session_->record().seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (static_cast<Seat>(i) == person)
            seats[i] = kPerson;
        else if (seats[i] == kPerson)
            seats[i] = strongestBot(info_.id);
    }
    if (session_->isOver() || savedId_.isEmpty()) {
        // The finished game stays as it is; this is another one.
        library_.saved().release(savedId_);
        savedId_ = SavedGames::newId();
        library_.saved().claim(savedId_);
        session_->saveTo(library_.saved(), savedId_);
    }
    endReview();
    result_->reset();
    forgetReport();
    viewpoint_ = std::max(person, 0);
    session_->branch(seats);
    showPosition(Motion::None);
    takeFocus();
}

void TablePage::keyPressEvent(QKeyEvent* event)
{
    // The keys of the pieces count wherever the focus is.
    if (!event->isAutoRepeat() && stage_->pressShortcut(QKeySequence(event->keyCombination()))) {
        stage_->setFocus();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Escape:
        if (isTrying()) {
            review_->tryAgain(false);
            showPosition(Motion::On);
            takeFocus();
        } else if (coach_->isHinting())
            putHintAway();
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
        if (lesson_ && lesson_->isTelling())
            lesson_->next();
        else
            QWidget::keyPressEvent(event);
        break;
    case Qt::Key_M:
        if (const int mistake = review_ ? review_->nextMistake() : -1; mistake >= 0)
            goTo(mistake);
        else
            session_->moveNow();
        break;
    case Qt::Key_F:
        if (mayPlayOut())
            session_->playOut();
        break;
    case Qt::Key_P:
        session_->setPaused(!session_->isPaused());
        break;
    case Qt::Key_N:
        session_->step();
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
