// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/program_sheet.h"

#include "app/bots/containment.h"
#include "app/store/translation.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/number_field.h"

#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>

namespace parlour {

namespace {

constexpr std::string_view kScheme = "exec:";

/// Makes paths absolute, so that the command does not depend on the working directory.
BotCommand withAbsolutePaths(BotCommand command)
{
    for (std::string& word : command.words) {
        const QFileInfo file(QString::fromStdString(word));
        if (word.find('/') != std::string::npos || (&word != &command.words.front() && file.isFile()))
            word = file.absoluteFilePath().toStdString();
    }
    return command;
}

/// The command as typed, without scheme and options.
QString commandText(const std::string& id)
{
    auto command = parseBotCommand(id);
    if (!command)
        return {};
    command->options.clear();
    return QString::fromStdString(command->name().substr(kScheme.size()));
}

} // namespace

ProgramSheet::ProgramSheet(const std::string& game, const std::string& id, Settings& settings, QWidget* window)
    : Sheet(tr("Another program"), {640, 560}, window),
      game_(game),
      settings_(settings),
      line_(new QLineEdit),
      ownName_(new QLineEdit),
      check_(new Button(Button::Kind::Plain, std::nullopt, tr("Check"))),
      state_(makeLabel({}, 14)),
      options_(new QWidget),
      rows_(new QFormLayout(options_)),
      notice_(makeLabel({}, 12, false, true)),
      accept_(new Button(Button::Kind::Primary, Icon::Check, tr("Let it play")))
{
    makeForm();
    connect(line_, &QLineEdit::returnPressed, this, &ProgramSheet::check);
    connect(line_, &QLineEdit::textEdited, this, [this] {
        ready_.reset();
        accept_->setEnabled(false);
    });
    connect(check_, &Button::clicked, this, &ProgramSheet::check);
    connect(accept_, &Button::clicked, this, &ProgramSheet::accept);
    connect(&inquiry_, &BotInquiry::answered, this, &ProgramSheet::answered);
    if (const auto now = parseBotCommand(id)) {
        command_ = *now;
        line_->setText(commandText(id));
        check();
    }
}

QWidget* ProgramSheet::commandField() const
{
    return line_;
}

void ProgramSheet::showState(const QString& text)
{
    state_->setText(text);
    state_->show();
}

void ProgramSheet::makeForm()
{
    auto* column = makeLayout<QVBoxLayout>(10, nullptr, {24, 4, 24, 20});
    column->addWidget(
        makeParagraph(tr("Any program that speaks Parlour's protocol can play: lines of JSON on its standard input "
                         "and output. It is started for each game and ended after it."),
                      14, false, true));

    auto* row = makeLayout<QHBoxLayout>(8);
    line_->setAccessibleName(tr("Command"));
    line_->setPlaceholderText(tr("python3 my_bot.py"));
    line_->setMaxLength(static_cast<int>(kLongestCommand) / 2);
    line_->setMinimumHeight(36);
    styleField(line_);
    row->addWidget(line_, 1);
    row->addWidget(check_);
    column->addLayout(row);

    // The rest scrolls, since its height depends on the program.
    auto* inside = new QWidget;
    auto* middle = makeLayout<QVBoxLayout>(10, inside, {0, 0, 8, 0});
    middle->addWidget(makeKnown());
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText); // the name is untrusted input
    state_->hide();
    middle->addWidget(state_);
    ownName_->setAccessibleName(tr("Its name at the table"));
    ownName_->setMaxLength(kLongestName);
    ownName_->setMinimumHeight(32);
    ownName_->hide();
    styleField(ownName_);
    middle->addWidget(ownName_);
    rows_->setContentsMargins(0, 4, 0, 4);
    rows_->setHorizontalSpacing(16);
    rows_->setVerticalSpacing(8);
    rows_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    middle->addWidget(options_);
    options_->hide();
    notice_->setWordWrap(true);
    middle->addWidget(notice_);
    notice_->hide();
    middle->addStretch();
    column->addWidget(makeScroll(inside), 1);

    auto* foot = makeLayout<QHBoxLayout>(12);
    foot->addStretch();
    auto* cancel = new Button(Button::Kind::Plain, std::nullopt, tr("Cancel"));
    cancel->setExtent(44);
    connect(cancel, &Button::clicked, this, &Sheet::close);
    foot->addWidget(cancel);
    accept_->setExtent(44, 128);
    accept_->setEnabled(false);
    foot->addWidget(accept_);
    column->addLayout(foot);
    content()->addLayout(column, 1);
}

/// The list of known programs, to be chosen again or forgotten.
QWidget* ProgramSheet::makeKnown()
{
    auto* list = new QWidget;
    auto* column = makeLayout<QVBoxLayout>(4, list);
    list->setVisible(!settings_.programs().empty());
    for (const KnownProgram& program : settings_.programs()) {
        auto* around = new QWidget;
        auto* row = new QHBoxLayout(around);
        row->setContentsMargins(0, 0, 0, 0);
        auto* take = new Button(Button::Kind::Ghost, Icon::Replay, program.shownName());
        take->setHint(commandText(program.id));
        connect(take, &Button::clicked, this, [this, id = program.id] {
            line_->setText(commandText(id));
            command_ = *parseBotCommand(id);
            check();
        });
        row->addWidget(take);
        row->addWidget(new ElidedLabel(commandText(program.id), 12, false, true), 1);
        Button* drop = makeIconButton(Icon::Close, tr("Forget %1").arg(program.shownName()));
        connect(drop, &Button::clicked, this, [this, around, id = program.id] {
            settings_.forgetProgram(id);
            around->hide();
        });
        row->addWidget(drop);
        column->addWidget(around);
    }
    return list;
}

void ProgramSheet::check()
{
    auto command = parseBotCommand(std::string(kScheme) + line_->text().trimmed().toStdString());
    ready_.reset();
    accept_->setEnabled(false);
    if (!command) {
        showState(sentence(translated(command.error())));
        return;
    }
    *command = withAbsolutePaths(*command);
    // Option values are kept while the program stays the same.
    if (command->words == command_.words)
        command->options = command_.options;
    command_ = *command;
    showState(tr("Asking who it is…"));
    check_->setEnabled(false);
    inquiry_.ask(command_.name(), game_);
}

void ProgramSheet::answered(const std::shared_ptr<const BotReady>& ready, const Error& problem)
{
    check_->setEnabled(true);
    ready_ = ready;
    accept_->setEnabled(ready != nullptr);
    while (rows_->rowCount() > 0)
        rows_->removeRow(0);
    options_->setVisible(ready && !ready->options.empty());
    notice_->setVisible(ready != nullptr);
    ownName_->setVisible(ready != nullptr);
    if (!ready) {
        showState(sentence(translated(problem)));
        line_->setFocus();
        return;
    }
    const QString name = QString::fromStdString(ready->name);
    const QString author = QString::fromStdString(ready->author);
    showState(author.isEmpty() ? tr("This is %1.").arg(name) : tr("This is %1 by %2.").arg(name, author));
    ownName_->setPlaceholderText(tr("Its name at the table: %1").arg(name));
    ownName_->clear();
    for (const KnownProgram& program : settings_.programs())
        if (parseBotCommand(program.id) && parseBotCommand(program.id)->words == command_.words)
            ownName_->setText(program.ownName);
    notice_->setText(translated(containmentNotice()));
    for (const BotOption& option : ready->options)
        addOption(option);
    accept_->setFocus();
}

void ProgramSheet::addOption(const BotOption& option)
{
    const QString label = QString::fromStdString(option.label);
    QLabel* words = makeParagraph(label, 14);
    words->setTextFormat(Qt::PlainText);
    rows_->addRow(words, makeControl(option, label));
}

QWidget* ProgramSheet::makeControl(const BotOption& option, const QString& label)
{
    const auto given = command_.options.find(option.name);
    const std::string value = given == command_.options.end() ? option.defaultValue : given->second;
    const auto set = [this, name = option.name, defaultValue = option.defaultValue](const std::string& chosen) {
        if (chosen == defaultValue)
            command_.options.erase(name);
        else
            command_.options[name] = chosen;
    };
    switch (option.kind) {
    case BotOption::Kind::Switch: {
        auto* control = new Switch(label, value == "true");
        connect(control, &Switch::toggled, this, [set](bool on) { set(on ? "true" : "false"); });
        return control;
    }
    case BotOption::Kind::Number: {
        auto* control = new NumberField(label, QString::fromStdString(value).toInt(), option.low, option.high);
        connect(control, &QSpinBox::valueChanged, this, [set](int number) { set(std::to_string(number)); });
        return control;
    }
    case BotOption::Kind::Choice: {
        auto* control = new Chooser(label);
        for (const std::string& each : option.values)
            control->addChoice(QString::fromStdString(each), QString::fromStdString(each));
        control->setCurrent(QString::fromStdString(value));
        connect(control, &Chooser::chosen, this, [set](const QString& id) { set(id.toStdString()); });
        return control;
    }
    case BotOption::Kind::Text:
        break;
    }
    auto* control = new QLineEdit(QString::fromStdString(value));
    control->setAccessibleName(label);
    control->setMinimumHeight(32);
    styleField(control);
    connect(control, &QLineEdit::textChanged, this, [set, option, this](const QString& text) {
        const bool fits = option.allows(text.toStdString());
        accept_->setEnabled(fits);
        if (fits)
            set(text.toStdString());
    });
    return control;
}

void ProgramSheet::accept()
{
    if (!ready_)
        return;
    const std::string id = command_.name();
    KnownProgram program{id, QString::fromStdString(ready_->name), {}};
    for (const std::string& game : ready_->games)
        program.games << QString::fromStdString(game);
    settings_.rememberProgram(program);
    settings_.renameProgram(id, ownName_->text().trimmed());
    close();
    emit chosen(id);
}

} // namespace parlour
