// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/stage/stage.h"

#include "app/draw/text.h"
#include "app/stage/callout.h"
#include "app/stage/cast.h"
#include "app/stage/focus_order.h"
#include "app/stage/pressed_key.h"
#include "app/stage/stage_input.h"
#include "app/stage/stage_motion.h"
#include "app/stage/stage_painter.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QTimer>
#include <QToolTip>
#include <QtMath>

#include <algorithm>
#include <optional>
#include <utility>

namespace parlour {

namespace {

constexpr int kFrame = 16; // ms
constexpr int kCalloutTime = 4000; // ms
constexpr int kGrid = 32; // px; repainted areas are aligned to this grid, so that they are few

} // namespace

/// The state of the widget apart from its parts: clock and frames, focus, callout and pending signals.
class Stage::Private final : public PieceSource {
public:
    explicit Private(Stage& stage) : q(stage), access(*this)
    {
        clock.start();
        frames.setInterval(kFrame);
        frames.setTimerType(Qt::PreciseTimer);
        QObject::connect(&frames, &QTimer::timeout, &q, [this] { tick(); });
        calloutTimer.setSingleShot(true);
        calloutTimer.setInterval(kCalloutTime);
        QObject::connect(&calloutTimer, &QTimer::timeout, &q, [this] { hideCallout(); });
    }

    // For the accessibility tree.
    QWidget* widget() const override { return &q; }
    QStringList namedPieces() const override;
    const Piece* findPiece(const QString& id) const override { return cast.piece(id); }
    QRect screenRect(const QString& id) const override;
    QString pieceUnder(QPoint screen) const override;
    bool hasFocus(const QString& id) const override { return q.hasFocus() && !id.isEmpty() && focus == id; }
    bool canAct(const QString& id) const override;
    bool isTarget(const QString& id) const override { return input.targets().contains(id); }
    bool isSelected(const QString& id) const override { return !id.isEmpty() && input.gesture().selected == id; }
    void activateSoon(const QString& id) override;
    void focusSoon(const QString& id) override;

    // Movement.
    void show(const Layout& layout, bool animate);
    void show(const Layout& layout, Transition how);
    void tick();
    void take(const MotionUpdate& update);
    void finishMotion() { take(motion.finish()); }
    void motionEnded();
    void keepTicking();
    double now() const { return testTime.value_or(static_cast<double>(clock.elapsed())); } ///< ms

    // Painting.
    void paint(QPainter& onto, const QRegion& region, bool isWhole);
    QPixmap picture();
    Scene scene() const;
    void touch(const QRect& rect);
    void touch(const Repaint& repaint);
    void touchAll() { q.update(); }

    // Input.
    void take(const InputResult& result);
    void activate(const QString& id) { take(input.activate(id)); }
    void letGo();
    void changeGesture();
    void notifyGestureLater();
    void notifyGesture();
    bool escape();
    bool keepForLater(const Piece& piece);
    void answerAhead();

    // Focus.
    KeyboardState keyboard() const { return {cast.layout(), focus, input.gesture().selected, q.isEnabled()}; }
    void setFocus(const QString& id, bool byKeyboard);
    void takeFocus(const QString& id);
    bool moveFocus(const QString& to);
    bool activateFocus();

    void showCallout(const QString& id, const QString& text);
    void hideCallout();

    Stage& q;
    Cast cast;
    StageMotion motion{cast};
    StageInput input{cast};
    StagePainter painter;
    StageAccess access;

    QTimer frames;
    QElapsedTimer clock;
    std::optional<double> testTime; ///< ms, replaces the clock
    double frameAt = 0; ///< time of the last frame, in ms of the clock
    bool atRest = true; ///< as last signalled
    bool entrancePending = false; ///< a movement was requested while hidden
    bool gesturePending = false; ///< gestureChanged is still to be emitted
    Piece early; ///< a copy of the piece whose key was pressed ahead of its question; no id: none
    bool byGesture = false; ///< the next layout comes from the pointer, not from the game

    QString focus;
    bool focusShown = false; ///< the focus was last set by the keyboard
    Callout callout;
    QTimer calloutTimer;
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
    return parlour::canAct(keyboard(), id);
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
    entrancePending = !q.isVisible() && (entrancePending || animate);
    show(layout, !animate || !q.isVisible() ? Transition::Instant : byGesture ? Transition::Quiet : Transition::Animated);
}

void Stage::Private::show(const Layout& layout, Transition how)
{
    const Layout layoutBefore = cast.layout();
    const KeyboardState before{layoutBefore, focus, input.gesture().selected, q.isEnabled()};
    const QPixmap fading = motion.fades(how) ? picture() : QPixmap();
    const MotionUpdate update = motion.show(layout, how, fading, now());
    touch(input.follow());
    if (!byGesture)
        hideCallout();
    access.sync();
    if (const auto to = focusAfterChange(before, keyboard(), focusShown, input.actedAt()))
        takeFocus(*to);
    if (update.goesOn)
        keepTicking();
    take(update);
    answerAhead();
}

void Stage::Private::keepTicking()
{
    if (frames.isActive() || testTime)
        return;
    frameAt = now();
    frames.start();
}

/// Advances one frame, and stops the timer when nothing is left to do.
void Stage::Private::tick()
{
    const double time = now();
    const double passed = time - std::exchange(frameAt, time);
    const Repaint lifted{false, motion.raise(input.gesture().hovered, input.gesture().selected, passed)};
    touch(lifted);
    const MotionUpdate update = motion.advance(time);
    take(update);
    const bool more = !lifted.areas.empty() || update.goesOn || painter.hasPendingWork();
    for (const QRect& rect : painter.takeDeferred())
        touch(rect);
    const QStringList ready = painter.takeReadyFaces();
    for (const Actor& actor : cast.actors()) {
        if (ready.contains(actor.piece.face.key))
            touch(paintedArea(cast, actor));
    }
    if (!more)
        frames.stop();
    if (!ready.isEmpty())
        emit q.picturesReady();
}

void Stage::Private::take(const MotionUpdate& update)
{
    touch(update.repaint);
    for (const Sound sound : update.sounds)
        emit q.sounded(sound);
    if (update.started)
        emit q.motionStarted();
    if (update.ended)
        motionEnded();
    const bool isAtRest = motion.isAtRest();
    if (!std::exchange(atRest, isAtRest) && isAtRest)
        emit q.cameToRest();
}

/// Hovers the piece that has come to rest under the pointer.
void Stage::Private::motionEnded()
{
    if (q.underMouse() && !input.gesture().dragging && !focusShown) {
        const Piece* under = cast.pieceAt(q.mapFromGlobal(QCursor::pos()));
        take(input.hover(under ? under->id : QString()));
    }
    if (gesturePending)
        QMetaObject::invokeMethod(
            &q, [this] { notifyGesture(); }, Qt::QueuedConnection);
    emit q.motionEnded();
}

// ---------------------------------------------------------------------------------------------------------- painting

void Stage::Private::touch(const QRect& rect)
{
    const auto before = [](int at) { return qFloor(at / double{kGrid}) * kGrid; };
    q.update(QRect(QPoint(before(rect.left()), before(rect.top())),
                   QPoint(before(rect.right()) + kGrid - 1, before(rect.bottom()) + kGrid - 1)));
}

void Stage::Private::touch(const Repaint& repaint)
{
    if (repaint.isWhole)
        touchAll();
    for (const QRect& area : repaint.areas)
        touch(area);
}

Scene Stage::Private::scene() const
{
    Scene scene{cast, q.size(), q.devicePixelRatioF(), q.font()};
    scene.hovered = input.gesture().hovered;
    scene.selected = input.gesture().selected;
    scene.aim = input.aim();
    if (focusShown && q.hasFocus())
        scene.focus = focus;
    scene.targets = input.targets();
    scene.callout = callout;
    scene.effects = motion.effects(now());
    scene.fading = motion.fading();
    scene.fadingOpacity = motion.fadingPart(now());
    return scene;
}

void Stage::Private::paint(QPainter& onto, const QRegion& region, bool isWhole)
{
    Scene shown = scene();
    shown.isWhole = isWhole;
    painter.paint(onto, region, shown);
    if (painter.hasPendingWork())
        keepTicking();
}

/// A picture of the whole stage.
QPixmap Stage::Private::picture()
{
    QPixmap picture(q.size() * q.devicePixelRatioF());
    picture.setDevicePixelRatio(q.devicePixelRatioF());
    QPainter onto(&picture);
    paint(onto, q.rect(), true);
    return picture;
}

// ------------------------------------------------------------------------------------------------------------- input

void Stage::Private::take(const InputResult& result)
{
    touch(result.repaint);
    if (result.action) {
        early = {};
        if (motion.isMoving())
            finishMotion(); // people never wait for pieces
        hideCallout();
        if (result.action->command)
            emit q.commanded(*result.action->command, result.action->object);
        else
            emit q.chosen(result.action->notation);
    }
    if (!result.refused.isEmpty())
        q.explainRefusal(result.refused, cast.piece(result.refused)->whyNot);
    if (result.isChange)
        changeGesture();
}

/// Returns the dragged piece, unless a new layout has placed it elsewhere.
void Stage::Private::letGo()
{
    motion.letGo(now());
    keepTicking();
    take(input.putDown());
}

void Stage::Private::changeGesture()
{
    keepTicking();
    byGesture = !motion.isMoving();
    emit q.gestureChanged();
    byGesture = false;
    if (access.isActive())
        access.sync();
}

/// Emits gestureChanged once a layout's movement is over, so that it is not cut short.
void Stage::Private::notifyGestureLater()
{
    if (std::exchange(gesturePending, true))
        return;
    QMetaObject::invokeMethod(
        &q, [this] { notifyGesture(); }, Qt::QueuedConnection);
}

void Stage::Private::notifyGesture()
{
    if (!motion.isMoving() && std::exchange(gesturePending, false))
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
        take(input.hover(id));
}

/// Moves the focus without a key or click. The hover that follows is signalled when the movement is over.
void Stage::Private::takeFocus(const QString& id)
{
    focus = id;
    access.focusMoved(focus);
    if (!focusShown)
        return;
    touchAll();
    if (input.hover(focus).isChange)
        notifyGestureLater();
}

/// Keeps a key for the question that the piece will answer; false if there is no such question.
bool Stage::Private::keepForLater(const Piece& piece)
{
    if (piece.acts() || piece.ahead.isEmpty())
        return false;
    early = piece;
    return true;
}

/// Answers by the key that was pressed early, or forgets it if the game took another course.
void Stage::Private::answerAhead()
{
    const Piece* piece = early.id.isEmpty() ? nullptr : cast.piece(early.id);
    if (!piece || piece->ahead != early.ahead)
        early = {};
    else if (piece->acts())
        activateSoon(std::exchange(early, {}).id);
}

/// False if there is no piece to go to.
bool Stage::Private::moveFocus(const QString& to)
{
    if (!to.isEmpty() && to != focus)
        setFocus(to, true);
    return !to.isEmpty();
}

/// Activates the focused piece. After use of the mouse, if that piece cannot act, only moves the focus to the nearest that
/// can. False if there is none.
bool Stage::Private::activateFocus()
{
    const bool isAsking = !focus.isEmpty() && focus == cast.layout().question;
    if (!focusShown && !isAsking && !canAct(focus)) {
        const QString nearest = nearestTo(keyboard(), cast.piece(focus) ? cast.piece(focus)->centre : input.actedAt());
        return canAct(nearest) && moveFocus(nearest);
    }
    const Piece* piece = cast.piece(focus);
    if (!piece)
        return false;
    focusShown = true;
    if (keepForLater(*piece))
        return true;
    activate(QString(focus));
    return true;
}

/// Cancels what was begun last; false if nothing was.
bool Stage::Private::escape()
{
    if (!early.id.isEmpty()) {
        early = {};
    } else if (input.gesture().dragging) {
        input.forgetPress();
        letGo();
    } else if (motion.isMoving()) {
        finishMotion();
    } else if (const QString selected = input.gesture().selected; !selected.isEmpty()) {
        take(input.select({}));
        if (focusShown)
            setFocus(selected, true);
    } else if (!callout.piece.isEmpty()) {
        hideCallout();
    } else if (!input.gesture().marked.isEmpty()) {
        take(input.unmarkAll());
    } else {
        return false;
    }
    return true;
}

void Stage::Private::showCallout(const QString& id, const QString& text)
{
    callout = calloutAt(id, text, q.pieceRect(id), q.size(), q.font(), cast.layout().prompt);
    calloutTimer.start();
    touchAll();
}

void Stage::Private::hideCallout()
{
    if (callout.piece.isEmpty())
        return;
    callout = {};
    calloutTimer.stop();
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

void Stage::showQuietly(const Layout& layout)
{
    d_->show(layout, isVisible() ? Transition::Quiet : Transition::Instant);
}

void Stage::setTheme(const Theme& theme)
{
    d_->painter.setTheme(theme);
    update();
}

void Stage::setPace(double pace)
{
    d_->motion.setPace(std::max(0.0, pace));
    if (pace <= 0)
        finishMotion();
}

void Stage::setConfirming(bool on)
{
    d_->input.setConfirming(on);
}

void Stage::setReducedMotion(bool reduced)
{
    d_->motion.setReduced(reduced);
    finishMotion();
}

const Layout& Stage::layout() const
{
    return d_->cast.layout();
}

const Gesture& Stage::gesture() const
{
    return d_->input.gesture();
}

bool Stage::isMoving() const
{
    return d_->motion.isMoving();
}

bool Stage::isAtRest() const
{
    return d_->motion.isAtRest();
}

void Stage::finishMotion()
{
    d_->finishMotion();
}

void Stage::advanceTo(double time)
{
    d_->frames.stop();
    d_->testTime = time;
    d_->tick();
}

void Stage::announce(const QString& text)
{
    d_->access.announce(text);
}

QString Stage::focusedPiece() const
{
    return d_->focus;
}

void Stage::focusOn(const QString& pieceId)
{
    if (d_->cast.piece(pieceId))
        d_->setFocus(pieceId, true);
}

bool Stage::pressShortcut(const QKeySequence& keys)
{
    for (const Piece& piece : d_->cast.layout().pieces) {
        if (piece.shortcut.isEmpty() || QKeySequence(piece.shortcut) != keys)
            continue;
        if (d_->keepForLater(piece))
            return true;
        if (piece.acts()) {
            const QString id = piece.id;
            if (piece.isPickedByKey)
                d_->setFocus(id, true);
            else
                d_->activate(id);
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
    return transformOf(pose).mapRect(pose.own());
}

void Stage::explainRefusal(const QString& pieceId, const QString& why)
{
    if (d_->cast.piece(pieceId))
        d_->showCallout(pieceId, why);
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
    // Only frames on the screen may defer pieces; a grab of the stage is complete.
    QPoint origin;
    const QPaintDevice* onto = redirected(&origin);
    const bool isWhole = onto && onto->devType() == QInternal::Pixmap;
    QPainter painter(this);
    d_->paint(painter, event->region(), isWhole);
}

void Stage::resizeEvent(QResizeEvent* event)
{
    d_->hideCallout();
    QWidget::resizeEvent(event);
}

/// Starts a pending entrance, so that a table opens with its deal.
void Stage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (std::exchange(d_->entrancePending, false)) {
        const Layout layout = d_->cast.layout();
        Layout before = layout;
        std::erase_if(before.pieces, [&](const Piece& piece) { return layout.anchors.contains(piece.from); });
        d_->cast.show(before, false);
        d_->show(layout, true);
    }
}

void Stage::hideEvent(QHideEvent* event)
{
    d_->letGo();
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
    d_->early = {};
    d_->hideCallout();
    const Piece* piece = d_->input.press(event->position());
    d_->setFocus(piece && piece->acts() ? piece->id : QString(), false);
}

void Stage::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (d_->input.gesture().dragging || (event->buttons() & Qt::LeftButton)) {
        const InputResult result = d_->input.drag(at);
        if (result.isChange) // the drag has begun
            d_->hideCallout();
        d_->take(result);
        return;
    }
    if (d_->motion.isMoving())
        return; // pieces only pass under the pointer
    const Piece* piece = d_->cast.pieceAt(at);
    const bool inviting = piece && (piece->whyNot.isEmpty() || piece->acts()) && d_->canAct(piece->id);
    setCursor(inviting ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (d_->focusShown) {
        d_->focusShown = false;
        update();
    }
    d_->take(d_->input.hover(piece ? piece->id : QString()));
}

void Stage::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const bool isDrop = d_->input.gesture().dragging;
    d_->take(d_->input.release(event->position()));
    // If the action was done, the new layout has placed the piece already; otherwise it goes back.
    if (isDrop)
        d_->letGo();
}

void Stage::leaveEvent(QEvent* event)
{
    if (!d_->input.gesture().dragging && !d_->focusShown)
        d_->take(d_->input.hover({}));
    QWidget::leaveEvent(event);
}

void Stage::keyPressEvent(QKeyEvent* event)
{
    const auto move = [&](Direction direction) {
        if (!d_->moveFocus(arrowTarget(d_->keyboard(), direction)))
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
        if (event->isAutoRepeat() || !d_->activateFocus())
            event->ignore();
        return;
    default:
        if (event->isAutoRepeat() || !pressShortcut(QKeySequence(pressedKey(*event))))
            event->ignore();
        else if (const KeyboardState keyboard = d_->keyboard(); !keyboard.selected.isEmpty())
            d_->setFocus(firstTarget(keyboard), true);
    }
}

void Stage::focusInEvent(QFocusEvent* event)
{
    const bool tabbed = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (tabbed) {
        d_->focus.clear();
        d_->moveFocus(tabTarget(d_->keyboard(), event->reason() == Qt::TabFocusReason));
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
    // Child widgets, as a field on the stage, also ask here; from them Tab leads on to the next widget.
    const QWidget* focused = QApplication::focusWidget();
    const bool isOwn = focused == this || !isAncestorOf(focused);
    return (isOwn && d_->moveFocus(tabTarget(d_->keyboard(), next))) || QWidget::focusNextPrevChild(next);
}

} // namespace parlour
