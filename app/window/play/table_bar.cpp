// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/table_bar.h"

#include "app/store/settings.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/parts/shortcuts.h"
#include "engine/base/index.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>

namespace parlour {

TableBar::TableBar(QWidget* parent) : Bar(48, Qt::BottomEdge, parent)
{
    auto* row = makeLayout<QHBoxLayout>(4, this, {10, 0, 10, 0});
    const auto add = [row](auto* each) {
        row->addWidget(each);
        return each;
    };
    const auto button = [&](Button::Kind kind, Icon icon) { return add(new Button(kind, icon, {})); };
    const auto menu = [&](Icon icon) { return add(new MenuButton(Button::Kind::Ghost, icon, {})); };
    back = button(Button::Kind::Ghost, Icon::Back);
    title_ = makeLabel({}, 16, true);
    subtitle_ = new ElidedLabel({}, 14, false, true);
    subtitle_->setMinimumWidth(0);
    subtitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addSpacing(4);
    row->addWidget(title_);
    row->addSpacing(8);
    row->addWidget(subtitle_, 1);
    moveNow = button(Button::Kind::Plain, Icon::Stop);
    playOut = button(Button::Kind::Plain, Icon::Last);
    undo = button(Button::Kind::Ghost, Icon::Undo);
    hint = button(Button::Kind::Ghost, Icon::Hint);
    whatIf = button(Button::Kind::Ghost, Icon::Swap);
    hands = menu(Icon::Eye);
    pace = menu(Icon::Speed);
    connect(hands, &MenuButton::opening, this, &TableBar::offerHands);
    connect(pace, &MenuButton::opening, this, &TableBar::offerPaces);
    playOn = new QAction(this);
    addAction(playOn);
    more = menu(Icon::Menu);
    connect(more, &MenuButton::opening, this, &TableBar::offerMore);
    panel = button(Button::Kind::Ghost, Icon::Panel);
    panel->setCheckable(true);
    connect(undo, &Button::clicked, this, [this] {
        if (state_.whyNoUndo.isEmpty())
            emit undoWanted();
    });
    // Focus by Tab only: a click leaves the keyboard to the table.
    for (Button* each : findChildren<Button*>(Qt::FindDirectChildrenOnly))
        each->setFocusPolicy(Qt::TabFocus);
    retranslate();
}

void TableBar::setState(const State& state)
{
    state_ = state;
    retranslate();
}

void TableBar::retranslate()
{
    const State& s = state_;
    const auto key = [&s](const char* usual) { return keyText(s.keys, scope::kTable, usual); };
    playOn->setShortcut(QKeySequence(s.keys.own(scope::kTable, "Ctrl+P"), QKeySequence::PortableText));
    back->setShape(isRightToLeft() ? Icon::Right : Icon::Back);
    back->setAccessibleName(s.back);
    //: Where the button leads, and its key.
    back->setHint(tr("%1 (Esc)").arg(s.back));
    moveNow->setText(tr("Move now"));
    moveNow->setHint(tr("The bot plays the best move found so far (%1)").arg(key("M")));
    playOut->setText(tr("Play to the end"));
    playOut->setHint(tr("The bots play the rest at once (%1)").arg(key("F")));
    undo->setText(tr("Undo"));
    undo->setHint(tr("Back to your last decision (%1)").arg(key("U")));
    hint->setText(tr("Hint"));
    hint->setHint(tr("What matters here, in words; again: the move (%1)").arg(key("H")));
    whatIf->setText(tr("What if"));
    whatIf->setHint(tr("Another action at this step, and what it leads to (%1)").arg(keyText(s.keys, scope::kReview, "W")));
    playOn->setText(tr("Play on from here…"));
    hands->setText(s.hands.empty() ? tr("View") : s.open ? tr("All hands open") : asSeenBy(s.hands[asIndex(s.viewpoint)]));
    hands->setHint(s.hands.empty() ? tr("What could be known (%1)").arg(key("V"))
                                   : tr("Whose cards are seen, and what could be known (%1)").arg(key("V")));
    pace->setText(paceName(s.pace));
    pace->setAccessibleName(tr("Pace: %1").arg(paceName(s.pace)));
    pace->setHint(tr("Pace of the bots and the pieces"));
    more->setShape(s.isSealed ? Icon::SealedMenu : Icon::Menu);
    more->setAccessibleName(s.isSealed ? tr("Menu of a sealed game") : tr("Menu"));
    more->setHint(s.isSealed ? tr("More for this game, whose deal is sealed") : tr("More for this game"));
    panel->setAccessibleName(tr("Side panel"));
    panel->setHint(tr("Log, thinking and notes (%1)").arg(key("L")));
    title_->setText(s.title);
    subtitle_->setText(s.subtitle);

    moveNow->setVisible(s.mayMoveNow);
    playOut->setVisible(s.mayPlayOut);
    undo->setVisible(!s.watching && !s.lesson);
    // While the curtain is down, no text may tell what happened: it is grey and says the same.
    undo->setRefusal(s.isCovered && !s.whyNoUndo.isEmpty() ? tr("Back to your last decision (%1)").arg(key("U"))
                                                           : s.whyNoUndo);
    hint->setVisible(!s.watching && !s.lesson && !s.isCovered);
    hint->setEnabled(s.mayHint);
    whatIf->setVisible(s.mayAskWhatIf);
    playOn->setVisible(s.mayPlayOn);
    hands->setVisible(!s.hands.empty() || s.mayBelieve);
    pace->setVisible(!s.watching);
    panel->setVisible(!s.lesson && !s.isCovered);
    panel->setEnabled(!s.lesson && !s.isCovered); // its key clicks it, too
    const QSignalBlocker quiet(panel);
    panel->setChecked(s.panelOpen);
    fit();
}

QString TableBar::asSeenBy(const SeatInfo& seat) const
{
    const auto people =
        std::count_if(state_.hands.begin(), state_.hands.end(), [](const SeatInfo& each) { return each.person; });
    return seat.person && people == 1 ? tr("As you see it") : tr("As %1 sees it").arg(seat.name);
}

void TableBar::offerHands(QMenu* menu)
{
    const State& s = state_;
    const auto add = [&](const QString& words, bool on, const auto& act) {
        QAction* action = menu->addAction(words, this, act);
        action->setCheckable(true);
        action->setChecked(on);
    };
    for (const bool open : {true, false}) {
        for (std::size_t i = 0; i < s.hands.size(); ++i)
            add(open ? tr("All open, %1 at the bottom").arg(s.hands[i].name) : asSeenBy(s.hands[i]),
                s.open == open && asIndex(s.viewpoint) == i,
                [this, open, i] { emit handsWanted(open, static_cast<Seat>(i)); });
        menu->addSeparator();
    }
    if (s.mayBelieve)
        add(tr("What could they know (%1)").arg(keyText(s.keys, scope::kTable, "V")), s.showsBeliefs,
            [this, on = !s.showsBeliefs] { emit beliefsWanted(on); });
}

void TableBar::offerPaces(QMenu* menu)
{
    for (const double each : kPaces) {
        QAction* action = menu->addAction(paceName(each), this, [this, each] { emit paceWanted(each); });
        action->setCheckable(true);
        action->setChecked(each == state_.pace);
    }
}

/// Offers what is rarely wanted, in words and with its keys.
void TableBar::offerMore(QMenu* menu)
{
    const State& s = state_;
    for (QAction* each : actions())
        each->setShortcutVisibleInContextMenu(true);
    menu->addActions(actions());
    menu->addSeparator();
    const auto add = [&](bool works, const QString& words, const QString& key, const auto& act) {
        if (works)
            menu->addAction(key.isEmpty() ? words : words + QLatin1Char('\t') + key, this, act);
    };
    add(s.maySave && !s.lesson, tr("Save a copy…"), keyText(s.keys, scope::kTable, "Ctrl+S"), [this] { emit saveWanted(); });
    add(s.mayShare && !s.lesson, tr("Share as a line of text…"), {}, [this] { emit shareWanted(); });
    add(s.mayPutIn && !s.lesson && !s.isCovered, tr("Change this position…"), {}, [this] { emit positionWanted(); });
    add(s.isSealed, tr("The proof of the deal…"), {}, [this] { emit proofWanted(); });
    menu->addSeparator();
    add(true, tr("How to play"), keyText(s.keys, scope::kEverywhere, "F1"), [this] { emit helpWanted(false); });
    add(true, tr("Keys of this table"), keyText(s.keys, scope::kTable, "?"), [this] { emit helpWanted(true); });
    add(true, tr("Settings"), {}, [this] { emit settingsWanted(); });
}

void TableBar::fit()
{
    const QList<Button*> worded{moveNow, playOut, undo, hint, whatIf, hands};
    for (Button* each : worded)
        each->setCompact(false);
    const int words = title_->sizeHint().width() + QFontMetrics(subtitle_->font()).horizontalAdvance(subtitle_->text()) + 40;
    const auto needed = [&] {
        int sum = words;
        for (Button* each : findChildren<Button*>(Qt::FindDirectChildrenOnly))
            sum += each->isHidden() ? 0 : each->sizeHint().width() + 4;
        return sum;
    };
    // The most important button keeps its label longest.
    for (Button* each : std::initializer_list<Button*>{hands, whatIf, undo, hint, moveNow, playOut})
        if (needed() > width() - 20)
            each->setCompact(true);
}

} // namespace parlour
