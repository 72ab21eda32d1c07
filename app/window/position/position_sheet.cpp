// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/position_sheet.h"

#include "ai/bots.h"
#include "app/analysis/analyst_thread.h"
#include "app/draw/text.h"
#include "app/store/shared_line.h"
#include "app/store/translation.h"
#include "app/tables/game_table.h"
#include "app/tables/report_text.h"
#include "engine/games.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace parlour {

namespace {

/// The first decision after the deal of a new game, as an example to be changed.
QString exampleOf(const GameInfo& info)
{
    const auto match = std::move(*info.start(*info.complete({}), 0));
    bool isDealt = false;
    while (match->node().isChance() || !isDealt) {
        const Seat who = match->node().isChance() ? kChanceSeat : match->node().seats.first();
        isDealt = isDealt || who == kChanceSeat;
        if (!match->step(who, who == kChanceSeat ? match->draw() : match->legal(who).front()))
            break; // unreachable: both are allowed
    }
    return QString::fromStdString(positionText(*match, info.id, match->node().seats.first()));
}

} // namespace

PositionSheet::PositionSheet(const QString& text, const Resources& resources, QWidget* window)
    : Sheet(tr("A position"), {720, 680}, window),
      resources_(resources),
      text_(new QPlainTextEdit),
      state_(makeLabel({}, 14)),
      ask_(new Button(Button::Kind::Primary, Icon::Hint, tr("Ask"))),
      copy_(new Button(Button::Kind::Plain, Icon::Copy, tr("Copy as a line"))),
      answer_(nullptr)
{
    auto* column = new QVBoxLayout;
    column->setContentsMargins(24, 4, 24, 20);
    column->setSpacing(10);
    QLabel* words =
        makeLabel(tr("What one player knows, a line each; lines may be missing, and ? is not known. Begin with an "
                     "example of a game:"),
                  14, false, true);
    words->setWordWrap(true);
    column->addWidget(words);
    auto* examples = new Chooser(tr("Game"));
    for (const GameInfo& info : games())
        examples->addChoice(translated(info.name), QString::fromStdString(info.id));
    examples->setCurrent(QString::fromStdString(games().front().id));
    connect(examples, &Chooser::chosen, this, &PositionSheet::begin);
    column->addWidget(examples, 0, Qt::AlignLeading);

    text_->setAccessibleName(tr("Position"));
    text_->setTabChangesFocus(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    styleField(text_);
    column->addWidget(text_, 3);
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    column->addWidget(state_);

    auto* inside = new QWidget;
    answer_ = new QVBoxLayout(inside);
    answer_->setContentsMargins(0, 0, 8, 0);
    answer_->addStretch();
    column->addWidget(makeScroll(inside), 2);

    auto* foot = new QHBoxLayout;
    foot->setSpacing(12);
    foot->addStretch();
    foot->addWidget(copy_);
    foot->addWidget(ask_);
    for (Button* each : {copy_, ask_})
        each->setExtent(44);
    column->addLayout(foot);
    content()->addLayout(column, 1);
    connect(text_, &QPlainTextEdit::textChanged, this, &PositionSheet::read);
    connect(ask_, &Button::clicked, this, &PositionSheet::ask);
    connect(copy_, &Button::clicked, this, &PositionSheet::copyLine);
    if (text.isEmpty())
        begin(QString::fromStdString(games().front().id));
    else
        text_->setPlainText(text);
}

PositionSheet::~PositionSheet() = default;

QWidget* PositionSheet::field() const
{
    return text_;
}

void PositionSheet::begin(const QString& game)
{
    if (const GameInfo* info = findGame(game.toStdString()))
        text_->setPlainText(exampleOf(*info));
}

/// Reads the text. A pasted line is replaced by the text in it.
void PositionSheet::read()
{
    analyst_.reset();
    clearLayout(answer_);
    position_.reset();
    const QString line = sharedLineIn(text_->toPlainText());
    const auto text = line.isEmpty() ? Expected<std::string>(text_->toPlainText().toStdString()) : positionOfLine(line);
    if (text && !line.isEmpty()) {
        text_->setPlainText(QString::fromStdString(*text)); // read() again
        return;
    }
    int number = 0;
    auto position = text ? readPosition(*text, 0, number) : text.error();
    if (position) {
        state_->setText(tr("Seat %1 decides.").arg(position->seat + 1));
        position_ = *std::move(position);
    } else {
        const QString why = translated(position.error());
        state_->setText(number > 0 ? tr("Line %1: %2").arg(number).arg(why) : why);
    }
    ask_->setEnabled(position_.has_value());
    copy_->setEnabled(position_.has_value());
}

void PositionSheet::ask()
{
    if (!position_)
        return;
    clearLayout(answer_);
    auto analyst = makeAnalyst(position_->game->id, resources_);
    const AnyQuestion question = position_->match->question(position_->seat);
    if (!analyst || question.isForced) {
        answer_->addWidget(makeLabel(tr("There is only one action."), 14));
        return;
    }
    answer_->addWidget(makeLabel(tr("Looking at the position …"), 14, false, true));
    analyst_ = std::make_unique<AnalystThread>(std::move(analyst), position_->game->id);
    connect(analyst_.get(), &AnalystThread::advised, this,
            [this](int asked, const std::shared_ptr<const Advice>& advice) { showAnswer(asked, *advice); });
    analyst_->advise(++asked_, question, position_->match->seats() == 1);
}

void PositionSheet::showAnswer(int asked, const Advice& advice)
{
    if (asked != asked_ || !position_)
        return;
    clearLayout(answer_);
    const GameTable* table = findTable(position_->game->id);
    for (const Candidate* each : bestFirst(advice.report)) {
        const QString words = table ? spoken(table->actionText(each->action)) : QString::fromStdString(each->action);
        QString figure = figureOf(advice.report, *each);
        if (each->error > 0)
            figure = tr("%1 ± %2", "a value and its error").arg(figure, reportFigure(advice.report, each->error));
        auto* row = new QHBoxLayout;
        QLabel* name = makeLabel(words, 14, each->action == advice.report.chosen);
        name->setWordWrap(true);
        row->addWidget(name, 1);
        row->addWidget(makeLabel(figure, 14, each->action == advice.report.chosen), 0, Qt::AlignTop);
        answer_->addLayout(row);
    }
    answer_->addStretch();
}

void PositionSheet::copyLine()
{
    if (!position_)
        return;
    QApplication::clipboard()->setText(lineOfPosition(text_->toPlainText().toStdString()));
    state_->setText(tr("The position is copied as a line: these lines and nothing else."));
}

} // namespace parlour
