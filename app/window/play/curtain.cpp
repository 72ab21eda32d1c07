// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/curtain.h"

#include "app/draw/ground.h"
#include "app/tables/game_table.h"
#include "app/widgets/fitting_font.h"
#include "app/widgets/window_style.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace parlour {

namespace {

constexpr int kDisc = 96; // px
constexpr int kTextWidth = 460;

} // namespace

/// The person's portrait.
class CurtainDisc : public QWidget {
public:
    CurtainDisc() { setFixedSize(kDisc, kDisc); }
    void setPerson(const SeatInfo& person)
    {
        name_ = person.name;
        colour_ = person.colour;
        portrait_ = person.portrait;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        WidgetPainter painter(this);
        drawDisc(painter, rect(), name_, true, colour_, portrait_);
    }

private:
    QString name_;
    QColor colour_;
    int portrait_ = -1;
};

Curtain::Curtain()
    : disc_(new CurtainDisc),
      title_(makeLabel({}, 28, true)),
      help_(makeLabel({}, 16)),
      button_(new Button(Button::Kind::Primary, Icon::Eye, {})),
      answer_(new Button(Button::Kind::Plain, std::nullopt, {}))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    auto* column = makeLayout<QVBoxLayout>(16, this, {24, 24, 24, 24});
    column->addStretch();
    column->addWidget(disc_, 0, Qt::AlignHCenter);
    for (QLabel* words : {title_, help_}) {
        words->setAlignment(Qt::AlignCenter);
        words->setTextFormat(Qt::PlainText); // names are the people's
        words->setWordWrap(true);
        words->setFixedWidth(kTextWidth);
        auto* row = makeLayout<QHBoxLayout>(0); // asks for the height at this width, not at its own
        row->addStretch();
        row->addWidget(words);
        row->addStretch();
        column->addLayout(row);
    }
    column->addSpacing(8);
    button_->setExtent(48);
    column->addWidget(button_, 0, Qt::AlignHCenter);
    answer_->setExtent(44);
    column->addWidget(answer_, 0, Qt::AlignHCenter);
    column->addStretch();
    connect(button_, &Button::clicked, this, &Curtain::lifted);
    connect(answer_, &Button::clicked, this, &Curtain::spoken);
    hide();
}

void Curtain::setTheme(const Theme& theme)
{
    theme_ = theme;
    ground_ = {};
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme.tableText);
    for (QWidget* words : std::initializer_list<QWidget*>{title_, help_, answer_})
        words->setPalette(colours);
    update();
}

void Curtain::invite(const SeatInfo& person, const QString& news, const QString& answer)
{
    disc_->setPerson(person);
    title_->setText(tr("Pass to %1").arg(person.name));
    title_->setFont(fittingFont(person.name, kTextWidth, 28, true)); // a name of one word is not wrapped
    help_->setText(news.isEmpty() ? tr("All hands are hidden. The table is shown as %1 sees it.").arg(person.name) : news);
    button_->setText(tr("I am %1").arg(person.name));
    button_->setHint(tr("Key Enter"));
    answer_->setVisible(!answer.isEmpty());
    answer_->setText(tr("%1 says: %2", "a person, an answer").arg(person.name, answer));
    answer_->setHint(tr("%1 answers without looking; the screen is not passed.").arg(person.name));
    layout()->activate(); // no frame keeps the width of the last name
}

void Curtain::paintEvent(QPaintEvent*)
{
    const double ratio = devicePixelRatioF();
    if (ground_.size() != size() * ratio)
        ground_ = makeGround(theme_, size(), ratio);
    QPainter(this).drawPixmap(0, 0, ground_);
}

} // namespace parlour
