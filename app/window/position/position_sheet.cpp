// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/position/position_sheet.h"

#include "ai/core/bots.h"
#include "app/analysis/analyst_thread.h"
#include "app/analysis/dealt_analyst.h"
#include "app/draw/text.h"
#include "app/seating/positions.h"
#include "app/seating/setup.h"
#include "app/store/shared_line.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/tables/position_form.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/parts/marked_label.h"
#include "app/window/parts/value_list.h"
#include "app/window/position/position_form_view.h"
#include "app/window/position/position_table.h"
#include "engine/base/index.h"
#include "engine/core/position.h"
#include "engine/games.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QPlainTextEdit>
#include <QResizeEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace parlour {

namespace {

constexpr std::uint64_t kDeals = 8; ///< that are valued where the View depends on the deal

/// The first decision after the deal of a new game, as an example to be changed.
std::string exampleOf(const GameInfo& info, const RuleMap& rules)
{
    const auto match = std::move(*info.start(rules, 0));
    bool isDealt = false;
    while (match->node().isChance() || !isDealt) {
        const Seat who = match->node().isChance() ? kChanceSeat : match->node().seats.first();
        isDealt = isDealt || who == kChanceSeat;
        if (!match->step(who, who == kChanceSeat ? match->draw() : match->legal(who).front()))
            break; // unreachable: both are allowed
    }
    return positionText(*match, info.id, match->node().seats.first());
}

/// The text of a position. Of fields that may be given in part it has the part that was given.
std::string textOf(const DealtPosition& position, const PositionLines& given)
{
    PositionLines lines(positionText(*position.match, position.game->id, position.seat));
    if (position.game->unorderedFields)
        for (const std::string_view field : position.game->unorderedFields().partial)
            lines.set(field, given.value(field));
    return lines.text();
}

} // namespace

PositionSheet::PositionSheet(const QString& text, const Resources& resources, const WindowStyle& style, QWidget* window)
    : Sheet(tr("A position"), {1240, 780}, window),
      resources_(resources),
      style_(style),
      game_(new Chooser(tr("Game"))),
      page_(new Segment(tr("Put in"), {tr("On the table"), tr("More"), tr("As text")}, 0)),
      pages_(new QStackedWidget),
      table_(new PositionTable(style)),
      form_(new PositionFormView(style)),
      text_(new QPlainTextEdit),
      state_(makeLabel({}, 14)),
      side_(nullptr),
      against_(new Chooser(tr("Opponent"))),
      play_(new Button(Button::Kind::Plain, Icon::Play, tr("Play on"))),
      keep_(new Button(Button::Kind::Plain, Icon::Star, tr("Keep for practice"))),
      ask_(new Button(Button::Kind::Primary, Icon::Hint, tr("Ask"))),
      copy_(new Button(Button::Kind::Plain, Icon::Copy, tr("Copy as a line"))),
      answer_(nullptr)
{
    hideHead();
    auto* holder = new QWidget; // a stack leaves what is not a page of it out of the accessibility tree
    auto* middle = new QVBoxLayout(holder);
    middle->setContentsMargins(16, 0, 16, 0);
    pages_->addWidget(table_);
    pages_->addWidget(makeScroll(form_));
    pages_->addWidget(makeText());
    middle->addWidget(pages_, 1);
    content()->addWidget(makeTop());
    content()->addWidget(holder, 1);
    content()->addWidget(makeFoot());
    side_ = makeAnswer(holder);
    pages_->installEventFilter(this);
    connect(table_, &PositionTable::edited, this, [this](const PositionLines& lines) { takeForm(lines, false); });
    connect(form_, &PositionFormView::edited, this, &PositionSheet::takeForm);
    connect(text_, &QPlainTextEdit::textChanged, this, &PositionSheet::read);
    if (text.isEmpty())
        begin(QString::fromStdString(games().front().id));
    else
        text_->setPlainText(text);
}

PositionSheet::~PositionSheet() = default;

QWidget* PositionSheet::field() const
{
    return game_;
}

QWidget* PositionSheet::makeTop()
{
    auto* top = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(8, top, {16, 10, 12, 8});
    for (const GameInfo& info : games())
        game_->addChoice(translated(info.name), QString::fromStdString(info.id));
    connect(game_, &Chooser::chosen, this, &PositionSheet::begin);
    connect(page_, &Segment::chosen, this, [this](int page) { turnTo(static_cast<Page>(page)); });
    auto* clear = new Button(Button::Kind::Plain, Icon::Close, tr("Empty"));
    clear->setHint(tr("Takes everything out, to copy a table from the beginning"));
    connect(clear, &Button::clicked, this, &PositionSheet::empty);
    Button* closer = makeCloser(tr("Close"));
    connect(closer, &Button::clicked, this, &PositionSheet::close);
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    row->addWidget(game_);
    row->addWidget(page_);
    row->addWidget(clear);
    row->addWidget(state_, 1);
    row->addWidget(closer);
    return top;
}

QWidget* PositionSheet::makeText()
{
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeParagraph(tr("The position as text. Lines may be left out; ? means unknown."), 12, false, true));
    text_->setAccessibleName(tr("Position"));
    text_->setTabChangesFocus(true);
    text_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    styleField(text_);
    styleScroll(text_);
    column->addWidget(text_, 1);
    return side;
}

/// The panel of the answer, in place of the table's box.
QWidget* PositionSheet::makeAnswer(QWidget* holder)
{
    auto* panel = new Panel(holder);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(12, 8, 8, 8);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("What each action is worth"), 14, true), 1);
    Button* closer = makeCloser(tr("Close the answer"));
    connect(closer, &Button::clicked, this, [this] {
        clearAnswer();
        side_->hide();
    });
    head->addWidget(closer);
    column->addLayout(head);
    auto* inside = new QWidget;
    answer_ = new QVBoxLayout(inside);
    answer_->setContentsMargins(0, 0, 8, 0);
    answer_->addStretch();
    column->addWidget(makeScroll(inside), 1);
    panel->hide();
    return panel;
}

QWidget* PositionSheet::makeFoot()
{
    auto* foot = new QWidget;
    auto* row = makeLayout<QHBoxLayout>(10, foot, {16, 8, 16, 12});
    for (Button* each : {keep_, copy_}) {
        each->setTight();
        row->addWidget(each);
    }
    row->addStretch();
    row->addWidget(against_);
    for (Button* each : {play_, ask_}) {
        each->setExtent(44);
        row->addWidget(each);
    }
    play_->setHint(
        tr("Plays on against this opponent. What you cannot see is dealt at random. Does not count in your statistics"));
    connect(against_, &Chooser::chosen, this, [this](const QString& bot) { opponent_ = bot.toStdString(); });
    connect(play_, &Button::clicked, this, &PositionSheet::play);
    keep_->setHint(tr("Keeps the position for the practice, where it is asked until you find the best action"));
    connect(keep_, &Button::clicked, this, &PositionSheet::keep);
    connect(ask_, &Button::clicked, this, &PositionSheet::ask);
    const QKeySequence key(Qt::CTRL | Qt::Key_Return);
    ask_->setShortcut(key);
    ask_->setHint(key.toString(QKeySequence::NativeText));
    copy_->setHint(tr("To send it to somebody: whoever pastes the line in Parlour sees this position"));
    connect(copy_, &Button::clicked, this, &PositionSheet::copyLine);
    return foot;
}

bool PositionSheet::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == pages_ && event->type() == QEvent::Resize)
        placeSide();
    return Sheet::eventFilter(watched, event);
}

/// Lays the answer over the table's box.
void PositionSheet::placeSide()
{
    side_->setGeometry(table_->boxArea().translated(pages_->pos()));
}

void PositionSheet::turnTo(Page page)
{
    page_->setCurrent(static_cast<int>(page));
    pages_->setCurrentIndex(static_cast<int>(page));
    side_->raise();
    if (!position_ && !wrong_.isEmpty())
        state_->setText(page == Page::Text ? wrongLine_ : wrong_);
}

/// Offers the pages that a game has, and leaves one that it has not.
void PositionSheet::offerPages(const GameInfo& info)
{
    const bool hasTable = PositionTable::isFor(info), hasForm = !form_->isEmpty();
    page_->button(static_cast<int>(Page::Table))->setVisible(hasTable);
    page_->button(static_cast<int>(Page::Form))->setVisible(hasForm);
    const auto now = static_cast<Page>(page_->current());
    if ((now == Page::Table && !hasTable) || (now == Page::Form && !hasForm))
        turnTo(hasTable ? Page::Table : hasForm ? Page::Form : Page::Text);
}

void PositionSheet::begin(const QString& game)
{
    if (const GameInfo* info = findGame(game.toStdString()))
        text_->setPlainText(QString::fromStdString(exampleOf(*info, *info->complete({}))));
    if (page_->button(static_cast<int>(Page::Table))->isVisibleTo(page_))
        turnTo(Page::Table);
}

/// Leaves the game, its rules and the seat.
void PositionSheet::empty()
{
    const PositionLines before(text_->toPlainText().toStdString());
    PositionLines lines("parlour-position 1");
    for (const char* name : {"game", "rules", "seat"})
        lines.set(name, before.value(name));
    if (const GameInfo* info = findGame(lines.value("game")))
        if (const auto given = parseRuleMap(lines.value("rules")))
            if (const auto rules = info->complete(*given))
                lines.set("rules", toText(*rules));
    if (const auto settle = findPositionForm(lines.value("game")).settle)
        settle(lines, lines);
    table_->restart();
    takeForm(lines, false);
}

/// Takes the lines of the form. With other rules a position may no longer fit; then a new one begins.
void PositionSheet::takeForm(const PositionLines& lines, bool isOtherGame)
{
    int number = 0;
    const auto position = readPosition(lines.text(), 0, number);
    std::string text = lines.text();
    if (position)
        text = textOf(*position, lines);
    else if (const GameInfo* info = findGame(lines.value("game")); info && isOtherGame)
        if (const auto rules = info->complete(parseRuleMap(lines.value("rules")).optional().value_or(RuleMap())))
            text = exampleOf(*info, *rules);
    text_->setPlainText(QString::fromStdString(text));
}

/// Reads the text. A pasted line is replaced by the text in it.
void PositionSheet::read()
{
    analyst_.reset();
    clearAnswer();
    side_->hide();
    position_.reset();
    const QString line = sharedLineIn(text_->toPlainText());
    const auto text = line.isEmpty() ? Expected<std::string>(text_->toPlainText().toStdString()) : positionOfLine(line);
    if (text && !line.isEmpty()) {
        text_->setPlainText(QString::fromStdString(*text)); // read() again
        return;
    }
    int number = 0;
    std::string wrong;
    auto position = text ? readPosition(*text, 0, number, &wrong) : text.error();
    if (position) {
        state_->setText(tr("You decide."));
        position_ = *std::move(position);
        showForm(textOf(*position_, PositionLines(*text)), {}, {});
    } else {
        const QString why = translated(position.error());
        wrongLine_ = number > 0 ? tr("Line %1: %2").arg(number).arg(why) : sentence(why);
        wrong_ = sentence(why);
        state_->setText(page_->current() == static_cast<int>(Page::Text) ? wrongLine_ : wrong_);
        if (text)
            showForm(*text, wrong, why);
    }
    copy_->setEnabled(position_.has_value());
    against_->setVisible(!position_ || position_->match->seats() > 1);
}

/// Shows the lines in the form if their game and rules are known, and marks what is wrong.
void PositionSheet::showForm(const std::string& text, const std::string& wrong, const QString& why)
{
    PositionLines lines(text);
    const GameInfo* info = findGame(lines.value("game"));
    const auto given = parseRuleMap(lines.value("rules"));
    const auto rules = info && given ? info->complete(*given) : Expected<RuleMap>(Error());
    if (rules) {
        lines.set("rules", toText(*rules));
        game_->setCurrent(QString::fromStdString(info->id));
        form_->show(*info, lines);
        if (PositionTable::isFor(*info))
            table_->show(*info, lines, position_ ? position_->match.get() : nullptr);
        offerPages(*info);
        QWidget* before = form_->last(); // new controls come after all others
        for (QWidget* each : std::initializer_list<QWidget*>{text_, keep_, copy_, against_, play_, ask_}) {
            if (before)
                setTabOrder(before, each);
            before = each;
        }
        listOpponents();
    }
    table_->mark(wrong, why);
    form_->mark(wrong, why);
}

/// Lists the levels of the game, at first the one that is played against most often.
void PositionSheet::listOpponents()
{
    const QString game = QString::fromStdString(PositionLines(text_->toPlainText().toStdString()).value("game"));
    if (std::exchange(opponents_, game) == game)
        return;
    against_->clear();
    for (const BotInfo& bot : bots())
        if (bot.game == game.toStdString())
            against_->addChoice(tr("Against %1", "a bot").arg(translated(bot.name)),
                                QString::fromUtf8(bot.id.data(), static_cast<qsizetype>(bot.id.size())));
    opponent_ = usualBot(game.toStdString());
    against_->setCurrent(QString::fromStdString(opponent_));
}

/// Whether there is a position; if not, the keyboard goes to what is wrong.
bool PositionSheet::isReady()
{
    if (position_)
        return true;
    if (table_->isMarked()) {
        turnTo(Page::Table);
        table_->focusMarked();
    } else if (form_->isMarked()) {
        turnTo(Page::Form);
        form_->focusMarked();
    } else {
        turnTo(Page::Text);
        text_->setFocus(Qt::TabFocusReason);
    }
    return false;
}

void PositionSheet::play()
{
    if (!isReady())
        return;
    Record start;
    start.game = position_->game->id;
    start.version = position_->game->version;
    start.rules = position_->match->rules();
    start.seats.assign(static_cast<std::size_t>(position_->match->seats()), opponent_);
    start.seats[static_cast<std::size_t>(position_->seat)] = kPerson;
    start.seed = newSeed();
    start.position = positionText(*position_->match, position_->game->id, position_->seat);
    close();
    emit playWanted(start);
}

void PositionSheet::keep()
{
    if (isReady())
        emit keepWanted(positionText(*position_->match, position_->game->id, position_->seat));
}

void PositionSheet::sayKept(const Expected<void>& kept)
{
    state_->setText(kept ? tr("The practice asks for this position from now on.") : sentence(translated(kept.error())));
}

/// The seat's Views in other deals of the position; empty if all deals look the same, as usual.
std::vector<std::any> PositionSheet::viewsOfOtherDeals() const
{
    const auto lines = [](const DealtPosition& deal) { return positionText(*deal.match, deal.game->id, deal.seat); };
    const std::string text = text_->toPlainText().toStdString(), here = lines(*position_);
    std::vector<std::any> views;
    bool areSame = true;
    for (std::uint64_t seed = 1; seed < kDeals; ++seed) {
        int number = 0;
        const auto deal = readPosition(text, seed, number);
        if (!deal)
            return {};
        views.push_back(deal->match->question(deal->seat).view);
        areSame = areSame && lines(*deal) == here;
    }
    return areSame ? std::vector<std::any>() : views;
}

void PositionSheet::ask()
{
    if (!isReady())
        return;
    clearAnswer();
    placeSide();
    side_->show();
    side_->raise();
    auto analyst = makeAnalyst(position_->game->id, resources_);
    if (auto views = viewsOfOtherDeals(); analyst && !views.empty())
        analyst = std::make_unique<DealtAnalyst>(std::move(analyst), std::move(views));
    question_ = position_->match->question(position_->seat);
    if (!analyst || question_.isForced) {
        answer_->addWidget(makeLabel(tr("There is only one action."), 14));
        return;
    }
    question_.keepDistinct();
    answer_->addWidget(makeLabel(tr("Looking at the position…"), 14, false, true));
    analyst_ = std::make_unique<AnalystThread>(std::move(analyst), position_->game->id);
    connect(analyst_.get(), &AnalystThread::advised, this, &PositionSheet::showAnswer);
    connect(analyst_.get(), &AnalystThread::compared, this,
            [this](int asked, int, int other, const std::shared_ptr<const Comparison>& comparison) {
                showReason(asked, other, comparison);
            });
    analyst_->advise(++asked_, question_, position_->match->seats() == 1);
}

void PositionSheet::clearAnswer()
{
    clearLayout(answer_);
    advice_ = nullptr;
    reason_ = nullptr;
}

/// An action in the words of the position's table.
QString PositionSheet::wordsOf(const std::string& action) const
{
    const GameTable* table = findTable(position_->game->id);
    if (!table)
        return QString::fromStdString(action);
    const AnyMatch& match = *position_->match;
    const std::vector<std::string> nobody(static_cast<std::size_t>(match.seats()), std::string(kPerson));
    return table->actionAt(positionOf(match, seatsOf(nobody, {}), {position_->seat, false}), action);
}

Canvas PositionSheet::canvas() const
{
    const GameTable* table = findTable(position_->game->id);
    return style_.canvas({320, 480}, table ? table->surface() : Surface::Felt);
}

/// Shows the values, and asks why the best action is worth more than the next best.
void PositionSheet::showAnswer(int asked, const std::shared_ptr<const Advice>& advice)
{
    if (asked != asked_ || !position_)
        return;
    clearAnswer();
    advice_ = advice;
    const ValueTable table = valueTableOf(*advice, [this](const std::string& action) { return wordsOf(action); },
                                          {.most = static_cast<int>(advice->report.candidates.size()), .hasErrors = true});
    auto* values = new ValueList(canvas(), table, true);
    connect(values, &ValueList::chosen, this,
            [this, values](int row) { compare(values->table().rows[asIndex(row)].candidate); });
    answer_->addLayout(reason_ = new QVBoxLayout);
    reason_->setContentsMargins(8, 0, 8, 0); // as the list's rows
    answer_->addWidget(values);
    answer_->addStretch();
    compare(advice->next());
}

/// Asks why the best action is worth more than another candidate.
void PositionSheet::compare(int candidate)
{
    if (candidate < 0 || candidate == advice_->chosen())
        return;
    clearLayout(reason_);
    if (advice_->isRight(candidate))
        return addReason(tr("Both are about the same."));
    addReason(tr("Working out why…"));
    analyst_->compare(asked_, question_, advice_->chosen(), candidate);
}

void PositionSheet::addReason(const QString& text)
{
    reason_->addWidget(new MarkedLabel(canvas(), text, 14, false, false));
}

void PositionSheet::showReason(int asked, int other, const std::shared_ptr<const Comparison>& comparison)
{
    if (asked != asked_ || !position_ || !reason_)
        return;
    clearLayout(reason_);
    if (!comparison)
        return;
    if (other != advice_->next())
        addReason(tr("Why not: %1?").arg(wordsOf(advice_->report.candidates[asIndex(other)].action)));
    const Goal goal = position_->match->goal();
    for (const QString& each : comparisonSentences(*comparison, goal))
        addReason(each);
    auto* details = new ComparisonDetails(canvas());
    details->set(comparison.get(), goal, {});
    reason_->addWidget(details);
}

void PositionSheet::copyLine()
{
    if (!position_)
        return;
    QApplication::clipboard()->setText(lineOfPosition(text_->toPlainText().toStdString()));
    state_->setText(tr("The position is copied as a line: these lines and nothing else."));
}

} // namespace parlour
