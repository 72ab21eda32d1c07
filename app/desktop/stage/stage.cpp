#include "app/desktop/stage/stage.h"

#include "app/desktop/stage/cast.h"
#include "app/desktop/stage/focus_order.h"
#include "app/desktop/stage/noise.h"
#include "app/desktop/stage/note.h"
#include "app/desktop/stage/paint.h"
#include "app/desktop/stage/repaint.h"
#include "app/desktop/stage/stage_painter.h"

#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPointer>
#include <QTimer>
#include <QToolTip>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace parlour {

namespace {

constexpr int kFrame = 16; // ms
constexpr int kDragStart = 4; // px
constexpr int kNoteTime = 4000; // ms
constexpr int kGrid = 32; // px; what is painted anew ends on this grid, so that its parts are few
constexpr Lift kHovered{0.06, 1.03};
constexpr Lift kSelected{0.14, 1.03};
constexpr Lift kCarried{0, 1.03};

bool isNear(const Lift& one, const Lift& other)
{
    return std::abs(one.up - other.up) < 0.002 && std::abs(one.scale - other.scale) < 0.001;
}

} // namespace

class Stage::Private final : public PieceSource {
public:
    explicit Private(Stage& stage) : q(stage), access(*this)
    {
        frames.setInterval(kFrame);
        frames.setTimerType(Qt::PreciseTimer);
        QObject::connect(&frames, &QTimer::timeout, &q, [this] { tick(); });
        noteTimer.setSingleShot(true);
        noteTimer.setInterval(kNoteTime);
        QObject::connect(&noteTimer, &QTimer::timeout, &q, [this] { hideNote(); });
    }

    // For the accessibility tree.
    QWidget* widget() const override { return &q; }
    QStringList namedPieces() const override;
    const Piece* findPiece(const QString& id) const override { return cast.piece(id); }
    QRect screenRect(const QString& id) const override;
    QString pieceUnder(QPoint screen) const override;
    bool hasFocus(const QString& id) const override { return q.hasFocus() && !id.isEmpty() && focus == id; }
    bool canAct(const QString& id) const override;
    bool isSelected(const QString& id) const override { return !id.isEmpty() && gesture.selected == id; }
    void activateSoon(const QString& id) override;
    void focusSoon(const QString& id) override;

    // Movement.
    void show(const Layout& layout, bool animate);
    void tick();
    void endMotion();
    void hear(double time);
    bool advanceLifts(double ms);
    Lift wantedLift(const Actor& actor) const;
    void keepTicking();

    // Painting.
    void paint(QPainter& onto, const QRegion& region, bool isWhole);
    Scene scene() const;
    void touch(const QRect& rect);
    void touch(const Actor& actor) { touch(reachOf(cast, actor)); }
    void touch(const QString& id);
    void touchAll() { q.update(); }

    // Input.
    QSet<QString> targets() const;
    void hover(const QString& id);
    void select(const QString& id);
    void mark(const QString& id);
    void activate(const QString& id);
    void choose(const std::string& action);
    void beginDrag();
    void drop(QPointF at);
    void drag(QPointF to);
    const Choice* choiceAt(const Piece& piece, QPointF at);
    void cancelDrag();
    void setFocus(const QString& id, bool byKeyboard);
    void keepFocus(QPointF place);
    void takeFocus(const QString& id);
    bool canChoose() const;
    std::vector<const Piece*> reachable() const;
    QStringList tabOrder() const;
    bool moveFocus(Direction direction);
    bool stepFocus(bool next);
    bool escape();
    void changeGesture();
    void tellGestureSoon();
    void tellGesture();
    void showNote(const QString& id, const QString& text);
    void hideNote();

    Stage& q;
    Cast cast;
    StagePainter painter;
    StageAccess access;
    double pace = 1;
    bool reduced = false;
    bool moving = false;
    bool gestureUntold = false;
    bool owed = false; ///< a movement was asked for before anybody could see it
    bool byGesture = false; ///< the layout is made anew because of the pointer, not because of the game
    QTimer frames;
    QElapsedTimer sinceStart, sinceFrame;
    std::vector<Noise> noises; ///< still to be heard
    QPixmap snapshot; ///< what fades away under reduced motion

    Gesture gesture;
    QString focus;
    QPointF actedAt; ///< where the last piece lay that a person acted with
    bool focusShown = false; ///< the last one who chose the focus was the keyboard
    QString pressed;
    QString aim; ///< the target that a carried piece is over
    QPointF pressedAt, grab;
    Note note;
    QTimer noteTimer;
};

// ----------------------------------------------------------------------------------------------------- accessibility

QStringList Stage::Private::namedPieces() const
{
    std::vector<const Piece*> named;
    for (const Piece& piece : cast.layout().pieces) {
        if (!piece.name.isEmpty())
            named.push_back(&piece);
    }
    return readingOrder(named);
}

QRect Stage::Private::screenRect(const QString& id) const
{
    const QRect own = q.pieceRect(id).toAlignedRect();
    return {q.mapToGlobal(own.topLeft()), own.size()};
}

QString Stage::Private::pieceUnder(QPoint screen) const
{
    const Piece* piece = cast.pieceAt(q.mapFromGlobal(screen));
    return piece ? piece->id : QString();
}

bool Stage::Private::canAct(const QString& id) const
{
    const Piece* piece = cast.piece(id);
    return piece && q.isEnabled() && (piece->acts() || !piece->whyNot.isEmpty() || targets().contains(id));
}

void Stage::Private::activateSoon(const QString& id)
{
    QMetaObject::invokeMethod(
        &q, [this, id] { activate(id); }, Qt::QueuedConnection);
}

void Stage::Private::focusSoon(const QString& id)
{
    QMetaObject::invokeMethod(
        &q,
        [this, id] {
            q.QWidget::setFocus(Qt::OtherFocusReason);
            setFocus(id, true);
        },
        Qt::QueuedConnection);
}

// ---------------------------------------------------------------------------------------------------------- movement

void Stage::Private::show(const Layout& layout, bool animate)
{
    const Piece* focused = cast.piece(focus);
    const QPointF focusPlace = focused ? focused->centre : QPointF();
    const bool couldChoose = canChoose();
    const bool couldAct = canAct(focus);
    const bool isAsked = !layout.question.isEmpty() && layout.question != cast.layout().question;
    owed = !q.isVisible() && (owed || animate);
    const bool wanted = animate && q.isVisible() && pace > 0;
    if (wanted && reduced && !byGesture) {
        QPixmap picture(q.size() * q.devicePixelRatioF());
        picture.setDevicePixelRatio(q.devicePixelRatioF());
        QPainter onto(&picture);
        paint(onto, q.rect(), true);
        snapshot = picture;
    }
    if (moving && !byGesture)
        endMotion();

    const std::vector<Drawn> before = drawnNow(cast);
    const Layout layoutBefore = cast.layout();
    const Actor* carried = gesture.dragging ? cast.find(gesture.selected) : nullptr;
    const std::optional<Pose> held = carried ? carried->held : std::nullopt;
    const bool moves = cast.show(layout, wanted && !reduced) || !snapshot.isNull();
    if (animate && q.isVisible() && !byGesture) {
        noises = noisesOf(layoutBefore, cast);
        hear(0);
    }
    if (held)
        cast.hold(gesture.selected, *held);
    if (!cast.piece(gesture.hovered))
        gesture.hovered.clear();
    if (!cast.piece(gesture.selected) || cast.piece(gesture.selected)->choices.empty()) {
        gesture.selected.clear();
        gesture.dragging = false;
    }
    gesture.marked.removeIf([this](const QString& id) { return !cast.piece(id) || !cast.piece(id)->markable; });
    if (!cast.piece(pressed))
        pressed.clear();
    if (!note.piece.isEmpty() && !byGesture)
        hideNote();
    access.sync();
    if (isAsked)
        takeFocus(layout.question);
    else if (!focus.isEmpty() && !cast.piece(focus))
        keepFocus(focusPlace);
    else if (focusShown && !canAct(focus) && canChoose() && (couldAct || !couldChoose))
        keepFocus(couldAct ? focusPlace : actedAt); // it was played: on with the next, now or when the turn comes again
    if (snapshot.isNull())
        for (const QRect& area : changedAreas(before, drawnNow(cast)))
            touch(area);
    else
        touchAll();
    if (moves) {
        sinceStart.start();
        keepTicking();
        if (!moving && !byGesture) {
            moving = true;
            emit q.motionStarted();
        }
    }
}

void Stage::Private::keepTicking()
{
    if (frames.isActive())
        return;
    sinceFrame.start();
    frames.start();
}

/// One frame: moves what moves, and stops the timer when nothing is left to do.
void Stage::Private::tick()
{
    const double passed = static_cast<double>(sinceFrame.restart());
    bool more = advanceLifts(passed);
    if (!snapshot.isNull()) {
        touchAll();
        more = true;
        if (static_cast<double>(sinceStart.elapsed()) >= kCrossFade) {
            snapshot = {};
            endMotion();
        }
    }
    if (cast.length() > 0) {
        more = true;
        for (const Actor& actor : cast.actors()) {
            if (actor.travel)
                touch(actor);
        }
        cast.setTime(static_cast<double>(sinceStart.elapsed()) * pace);
        hear(static_cast<double>(sinceStart.elapsed()) * pace);
        for (const Actor& actor : cast.actors()) {
            if (actor.travel)
                touch(actor);
        }
        if (static_cast<double>(sinceStart.elapsed()) * pace >= cast.length())
            endMotion();
    }
    more = more || painter.isOwing();
    for (const QRect& rect : painter.takeLeftOut())
        touch(rect);
    const QStringList ready = painter.takeReadyFaces();
    for (const Actor& actor : cast.actors()) {
        if (ready.contains(actor.piece.face.key))
            touch(actor);
    }
    if (!more)
        frames.stop();
    if (!ready.isEmpty())
        emit q.picturesCame();
}

/// Tells what is to be heard until a time of the movement.
void Stage::Private::hear(double time)
{
    auto next = noises.begin();
    for (; next != noises.end() && next->at <= time; ++next)
        emit q.sounded(next->sound);
    noises.erase(noises.begin(), next);
}

void Stage::Private::endMotion()
{
    noises.clear();
    for (const Actor& actor : cast.actors()) {
        if (actor.travel)
            touch(actor);
    }
    cast.finish();
    for (const Actor& actor : cast.actors())
        touch(actor);
    if (!snapshot.isNull()) {
        snapshot = {};
        touchAll();
    }
    if (std::exchange(moving, false)) {
        const QPoint pointer = q.mapFromGlobal(QCursor::pos());
        if (q.underMouse() && !gesture.dragging && !focusShown) {
            const Piece* under = cast.pieceAt(pointer);
            hover(under ? under->id : QString());
        }
        if (gestureUntold)
            QMetaObject::invokeMethod(
                &q, [this] { tellGesture(); }, Qt::QueuedConnection);
        emit q.motionEnded();
    }
}

Lift Stage::Private::wantedLift(const Actor& actor) const
{
    const Piece& piece = actor.piece;
    if (piece.role != Role::Card || piece.choices.empty() || actor.leaving)
        return {};
    if (actor.held)
        return kCarried;
    if (gesture.selected == piece.id)
        return kSelected;
    return gesture.hovered == piece.id ? kHovered : Lift{};
}

/// Moves lifts towards where they should be; true while one is on its way.
bool Stage::Private::advanceLifts(double ms)
{
    bool more = false;
    for (Actor& actor : cast.actors()) {
        const Lift wanted = wantedLift(actor);
        if (actor.lift == wanted)
            continue;
        touch(actor);
        // Each frame covers a share of what is left: quick at first, at rest after some 90 ms.
        const double part = reduced ? 1 : 1 - std::exp(-ms / (kHover / 4));
        actor.lift.up = std::lerp(actor.lift.up, wanted.up, part);
        actor.lift.scale = std::lerp(actor.lift.scale, wanted.scale, part);
        if (isNear(actor.lift, wanted))
            actor.lift = wanted;
        touch(actor);
        more = true;
    }
    return more;
}

// ---------------------------------------------------------------------------------------------------------- painting

void Stage::Private::touch(const QRect& rect)
{
    const auto before = [](int at) { return qFloor(at / double{kGrid}) * kGrid; };
    q.update(QRect(QPoint(before(rect.left()), before(rect.top())),
                   QPoint(before(rect.right()) + kGrid - 1, before(rect.bottom()) + kGrid - 1)));
}

void Stage::Private::touch(const QString& id)
{
    if (const Actor* actor = cast.find(id))
        touch(*actor);
}

Scene Stage::Private::scene() const
{
    Scene scene{cast, q.size(), q.devicePixelRatioF(), q.font()};
    scene.hovered = gesture.hovered;
    scene.selected = gesture.selected;
    if (gesture.dragging)
        scene.aim = aim;
    if (focusShown && q.hasFocus())
        scene.focus = focus;
    scene.targets = targets();
    scene.note = note;
    scene.fading = snapshot;
    if (!snapshot.isNull())
        scene.fadingOpacity = std::max(0.0, 1 - static_cast<double>(sinceStart.elapsed()) / kCrossFade);
    return scene;
}

void Stage::Private::paint(QPainter& onto, const QRegion& region, bool isWhole)
{
    Scene shown = scene();
    shown.isWhole = isWhole;
    painter.paint(onto, region, shown);
    if (painter.isOwing())
        keepTicking();
}

// ------------------------------------------------------------------------------------------------------------- input

void Stage::Private::changeGesture()
{
    keepTicking();
    byGesture = !moving;
    emit q.gestureChanged();
    byGesture = false;
}

/// For changes that come with a layout: told when that layout stands, so that no movement is cut short.
void Stage::Private::tellGestureSoon()
{
    if (std::exchange(gestureUntold, true))
        return;
    QMetaObject::invokeMethod(
        &q, [this] { tellGesture(); }, Qt::QueuedConnection);
}

void Stage::Private::tellGesture()
{
    if (!moving && std::exchange(gestureUntold, false))
        changeGesture();
}

QSet<QString> Stage::Private::targets() const
{
    QSet<QString> ids;
    if (const Piece* piece = cast.piece(gesture.selected)) {
        for (const Choice& choice : piece->choices) {
            if (!choice.target.isEmpty())
                ids.insert(choice.target);
        }
    }
    return ids;
}

void Stage::Private::hover(const QString& id)
{
    if (gesture.hovered == id)
        return;
    touch(gesture.hovered);
    gesture.hovered = id;
    touch(gesture.hovered);
    changeGesture();
}

void Stage::Private::select(const QString& id)
{
    gesture.selected = id;
    touchAll(); // its targets light up
    changeGesture();
}

void Stage::Private::mark(const QString& id)
{
    if (!gesture.marked.removeOne(id))
        gesture.marked.append(id);
    changeGesture();
}

void Stage::Private::choose(const std::string& action)
{
    gesture.selected.clear();
    gesture.dragging = false;
    hideNote();
    touchAll();
    emit q.chosen(action);
}

void Stage::Private::activate(const QString& id)
{
    const Piece* piece = cast.piece(id);
    if (!piece)
        return;
    const Piece* selected = cast.piece(gesture.selected);
    actedAt = (selected ? selected : piece)->centre;
    if (selected && selected != piece) {
        for (const Choice& choice : selected->choices) {
            if (choice.target == id) {
                choose(std::string(choice.action));
                return;
            }
        }
    }
    if (piece->markable)
        mark(id);
    else if (piece->choices.size() == 1)
        choose(std::string(piece->choices.front().action));
    else if (piece->choices.size() > 1)
        select(gesture.selected == id ? QString() : id);
    else if (!piece->whyNot.isEmpty())
        q.explainRefusal(id, piece->whyNot);
    else if (!gesture.selected.isEmpty())
        select({});
}

void Stage::Private::beginDrag()
{
    Actor* actor = cast.find(pressed);
    if (!actor)
        return;
    grab = pressedAt - cast.appearance(*actor).pose.centre;
    gesture.selected = pressed;
    gesture.dragging = true;
    hideNote();
    Pose pose = poseOf(actor->piece);
    pose.angle = 0;
    cast.hold(pressed, pose);
    touchAll();
    changeGesture();
}

/// The choice that a piece let go at a point stands for; null: none. Of several targets the nearest counts.
const Choice* Stage::Private::choiceAt(const Piece& piece, QPointF at)
{
    const QPointF middle = at - grab; // of the piece that is carried
    const Choice* nearest = nullptr;
    const Choice* free = nullptr; // the one without a target, if there is just one
    double least = std::numeric_limits<double>::max();
    int untargeted = 0;
    for (const Choice& choice : piece.choices) {
        if (choice.target.isEmpty()) {
            free = &choice;
            ++untargeted;
        }
        const Actor* target = cast.find(choice.target);
        if (!target || !(Cast::covers(*target, at) || Cast::covers(*target, middle)))
            continue;
        const double far = QLineF(target->piece.centre, middle).length();
        if (far < least) {
            least = far;
            nearest = &choice;
        }
    }
    if (nearest)
        return nearest;
    if (!cast.layout().playZone.contains(at) && !cast.layout().playZone.contains(middle))
        return nullptr;
    if (piece.choices.size() == 1)
        return &piece.choices.front();
    return untargeted == 1 ? free : nullptr;
}

/// Moves what is carried, and marks the target it would land on.
void Stage::Private::drag(QPointF to)
{
    Actor* actor = cast.find(gesture.selected);
    if (!actor || !actor->held)
        return;
    touch(*actor);
    actor->held->centre = to - grab;
    touch(*actor);
    const Choice* choice = choiceAt(actor->piece, to);
    const QString target = choice ? choice->target : QString();
    if (target == aim)
        return;
    touch(aim);
    aim = target;
    touch(aim);
}

void Stage::Private::drop(QPointF at)
{
    aim.clear();
    const Piece* piece = cast.piece(gesture.selected);
    const Choice* choice = piece ? choiceAt(*piece, at) : nullptr;
    const std::string action = choice ? choice->action : std::string();
    if (!choice) {
        cancelDrag();
        return;
    }
    gesture = {};
    choose(action);
    // Shown anew with the action done, the piece goes on from here; refused or answered later, it goes back.
    cancelDrag();
}

void Stage::Private::cancelDrag()
{
    for (Actor& actor : cast.actors()) {
        if (!actor.held)
            continue;
        cast.setTime(cast.length() > 0 ? static_cast<double>(sinceStart.elapsed()) * pace : 0);
        if (cast.length() <= 0)
            sinceStart.start();
        cast.letGo(actor.piece.id);
        if (pace <= 0 || reduced)
            cast.finish();
        break;
    }
    const bool was = gesture.dragging;
    gesture.dragging = false;
    gesture.selected.clear();
    touchAll();
    keepTicking();
    if (was)
        changeGesture();
}

void Stage::Private::setFocus(const QString& id, bool byKeyboard)
{
    focusShown = byKeyboard;
    touchAll();
    if (focus == id)
        return;
    focus = id;
    access.focusMoved(id);
    if (byKeyboard)
        hover(id);
}

bool Stage::Private::canChoose() const
{
    const auto& pieces = cast.layout().pieces;
    return std::any_of(pieces.begin(), pieces.end(), [](const Piece& piece) { return piece.acts(); });
}

/// The nearest piece that can act takes the focus.
void Stage::Private::keepFocus(QPointF place)
{
    const Piece* nearest = nullptr;
    for (const Piece* piece : reachable()) {
        const auto far = [&](const Piece* each) { return QLineF(each->centre, place).length() + (each->acts() ? 0 : 1e5); };
        if (!nearest || far(piece) < far(nearest))
            nearest = piece;
    }
    takeFocus(nearest ? nearest->id : QString());
}

/// Without anybody's key or click; what that points at is told when nothing moves any more.
void Stage::Private::takeFocus(const QString& id)
{
    focus = id;
    if (focusShown && gesture.hovered != focus) {
        gesture.hovered = focus;
        tellGestureSoon();
    }
    access.focusMoved(focus);
}

/// Pieces that the keyboard finds: those with a name that can act or are more than a picture. What has no name is for the
/// pointer alone.
std::vector<const Piece*> Stage::Private::reachable() const
{
    std::vector<const Piece*> pieces;
    for (const Piece& piece : cast.layout().pieces) {
        if (!piece.name.isEmpty() && (canAct(piece.id) || piece.role != Role::Picture))
            pieces.push_back(&piece);
    }
    return pieces;
}

QStringList Stage::Private::tabOrder() const
{
    std::vector<const Piece*> active;
    for (const Piece* piece : reachable()) {
        if (!canAct(piece->id))
            continue;
        // A row counts as its piece that has the focus, else as its last.
        const auto same = std::find_if(active.begin(), active.end(),
                                       [&](const Piece* each) { return !piece->row.isEmpty() && each->row == piece->row; });
        if (same == active.end())
            active.push_back(piece);
        else if ((*same)->id != focus)
            *same = piece;
    }
    return readingOrder(active);
}

bool Stage::Private::stepFocus(bool next)
{
    const QStringList order = tabOrder();
    const auto at = order.indexOf(focus);
    const auto to = at < 0 ? (next ? 0 : order.size() - 1) : at + (next ? 1 : -1);
    if (to < 0 || to >= order.size())
        return false;
    setFocus(order.at(to), true);
    return true;
}

bool Stage::Private::moveFocus(Direction direction)
{
    const Piece* here = cast.piece(focus);
    if (!here)
        return stepFocus(true);
    std::vector<const Piece*> pieces = reachable();
    if (!here->row.isEmpty() && (direction == Direction::Left || direction == Direction::Right)) {
        std::erase_if(pieces, [&](const Piece* piece) { return piece->row != here->row; });
        const auto to = std::find_if(pieces.begin(), pieces.end(), [&](const Piece* each) { return each->id == focus; })
            - pieces.begin() + (direction == Direction::Left ? -1 : 1);
        if (to >= 0 && to < std::ssize(pieces))
            setFocus(pieces[static_cast<std::size_t>(to)]->id, true);
        return true;
    }
    if (const QSet<QString> aims = targets(); !aims.isEmpty()) // then only the targets, and the way back
        std::erase_if(pieces,
                      [&](const Piece* piece) { return !aims.contains(piece->id) && piece->id != gesture.selected; });
    const QString id = neighbour(pieces, *here, direction);
    if (!id.isEmpty())
        setFocus(id, true);
    return !id.isEmpty();
}

/// Undoes the last thing begun; false if nothing was.
bool Stage::Private::escape()
{
    if (gesture.dragging) {
        pressed.clear();
        cancelDrag();
    } else if (moving) {
        endMotion();
    } else if (!gesture.selected.isEmpty()) {
        select({});
    } else if (!note.piece.isEmpty()) {
        hideNote();
    } else if (!gesture.marked.isEmpty()) {
        gesture.marked.clear();
        changeGesture();
    } else {
        return false;
    }
    return true;
}

void Stage::Private::showNote(const QString& id, const QString& text)
{
    note = noteAt(id, text, q.pieceRect(id), q.size(), q.font());
    noteTimer.start();
    touchAll();
}

void Stage::Private::hideNote()
{
    if (note.piece.isEmpty())
        return;
    note = {};
    noteTimer.stop();
    touchAll();
}

// ------------------------------------------------------------------------------------------------------- the widget

Stage::Stage(QWidget* parent) : QWidget(parent), d_(std::make_unique<Private>(*this))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Table"));
}

Stage::~Stage() = default;

void Stage::show(const Layout& layout, bool animate)
{
    d_->show(layout, animate);
}

void Stage::setTheme(const Theme& theme)
{
    d_->painter.setTheme(theme);
    update();
}

void Stage::setPace(double pace)
{
    d_->pace = std::max(0.0, pace);
    if (d_->pace <= 0)
        finishMotion();
}

void Stage::setReducedMotion(bool reduced)
{
    d_->reduced = reduced;
    finishMotion();
}

const Layout& Stage::layout() const
{
    return d_->cast.layout();
}

const Gesture& Stage::gesture() const
{
    return d_->gesture;
}

bool Stage::isMoving() const
{
    return d_->moving;
}

void Stage::finishMotion()
{
    d_->endMotion();
}

void Stage::announce(const QString& text)
{
    d_->access.announce(text);
}

QString Stage::focusedPiece() const
{
    return d_->focus;
}

bool Stage::pressShortcut(const QKeySequence& keys)
{
    for (const Piece& piece : d_->cast.layout().pieces) {
        if (!piece.shortcut.isEmpty() && piece.acts() && QKeySequence(piece.shortcut) == keys) {
            d_->activate(QString(piece.id));
            return true;
        }
    }
    return false;
}

QRectF Stage::pieceRect(const QString& pieceId) const
{
    const Actor* actor = d_->cast.find(pieceId);
    if (!actor)
        return {};
    const Pose pose = d_->cast.appearance(*actor).pose;
    return placed(pose).mapRect(QRectF(QPointF(-pose.size.width() / 2, -pose.size.height() / 2), pose.size));
}

void Stage::explainRefusal(const QString& pieceId, const QString& why)
{
    if (d_->cast.piece(pieceId))
        d_->showNote(pieceId, why);
    announce(why);
}

StageAccess& Stage::access() const
{
    return d_->access;
}

bool Stage::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Piece* piece = d_->cast.pieceAt(help->pos());
        if (piece && !piece->description.isEmpty())
            QToolTip::showText(help->globalPos(), spoken(piece->description), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void Stage::paintEvent(QPaintEvent* event)
{
    // A picture that somebody takes of the stage is whole; only frames on the screen may leave something to the next.
    QPoint origin;
    const QPaintDevice* onto = redirected(&origin);
    const bool isWhole = onto && onto->devType() == QInternal::Pixmap;
    QPainter painter(this);
    d_->paint(painter, event->region(), isWhole);
}

void Stage::resizeEvent(QResizeEvent* event)
{
    d_->hideNote();
    QWidget::resizeEvent(event);
}

/// A table opens with its deal: pieces come from their anchors once there is something to see.
void Stage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (std::exchange(d_->owed, false)) {
        const Layout layout = d_->cast.layout();
        Layout before = layout;
        std::erase_if(before.pieces, [&](const Piece& piece) { return layout.anchors.contains(piece.from); });
        d_->cast.show(before, false);
        d_->show(layout, true);
    }
}

void Stage::hideEvent(QHideEvent* event)
{
    d_->cancelDrag();
    finishMotion();
    QWidget::hideEvent(event);
}

void Stage::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    finishMotion();
    d_->hideNote();
    const Piece* piece = d_->cast.pieceAt(event->position());
    d_->pressed = piece ? piece->id : QString();
    d_->pressedAt = event->position();
    d_->setFocus(piece && piece->acts() ? piece->id : QString(), false);
}

void Stage::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (d_->gesture.dragging) {
        d_->drag(at);
        return;
    }
    if (event->buttons() & Qt::LeftButton) {
        const Piece* piece = d_->cast.piece(d_->pressed);
        if (piece && piece->draggable && !piece->choices.empty() && (at - d_->pressedAt).manhattanLength() >= kDragStart)
            d_->beginDrag();
        return;
    }
    if (d_->moving)
        return; // what is under the pointer is only passing by
    const Piece* piece = d_->cast.pieceAt(at);
    const bool inviting = piece && (piece->whyNot.isEmpty() || piece->acts()) && d_->canAct(piece->id);
    setCursor(inviting ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (d_->focusShown) {
        d_->focusShown = false;
        update();
    }
    d_->hover(piece ? piece->id : QString());
}

void Stage::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QString pressed = std::exchange(d_->pressed, {});
    if (d_->gesture.dragging) {
        d_->drop(event->position());
        return;
    }
    const Piece* piece = d_->cast.pieceAt(event->position());
    if (piece && piece->id == pressed)
        d_->activate(pressed);
    else if (!piece && pressed.isEmpty() && !d_->gesture.selected.isEmpty())
        d_->select({});
}

void Stage::leaveEvent(QEvent* event)
{
    if (!d_->gesture.dragging && !d_->focusShown)
        d_->hover({});
    QWidget::leaveEvent(event);
}

void Stage::keyPressEvent(QKeyEvent* event)
{
    const auto move = [&](Direction direction) {
        if (!d_->moveFocus(direction))
            event->ignore();
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return move(Direction::Left);
    case Qt::Key_Right:
        return move(Direction::Right);
    case Qt::Key_Up:
        return move(Direction::Up);
    case Qt::Key_Down:
        return move(Direction::Down);
    case Qt::Key_Escape:
        if (!d_->escape())
            event->ignore();
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (d_->cast.piece(d_->focus) && !event->isAutoRepeat()) {
            d_->focusShown = true;
            d_->activate(QString(d_->focus));
        } else {
            event->ignore();
        }
        return;
    default:
        if (event->isAutoRepeat() || !pressShortcut(QKeySequence(event->keyCombination())))
            event->ignore();
        else if (!d_->gesture.selected.isEmpty())
            d_->setFocus(d_->gesture.selected, true); // the arrows go on from there to its targets
    }
}

void Stage::focusInEvent(QFocusEvent* event)
{
    const bool tabbed = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (tabbed) {
        d_->focus.clear();
        d_->stepFocus(event->reason() == Qt::TabFocusReason);
    }
    update();
    QWidget::focusInEvent(event);
}

void Stage::focusOutEvent(QFocusEvent* event)
{
    update();
    QWidget::focusOutEvent(event);
}

bool Stage::focusNextPrevChild(bool next)
{
    return d_->stepFocus(next) || QWidget::focusNextPrevChild(next);
}

} // namespace parlour
