// The slim bar above a table. Buttons lose their words before the title shrinks.
#pragma once

#include "app/widgets/controls.h"

namespace parlour {

class TableBar : public Bar {
    Q_OBJECT

public:
    explicit TableBar(QWidget* parent = nullptr);

    struct State {
        QString back; ///< where "back" leads
        QString title;
        QString subtitle;
        QString pace; ///< "1×"
        QString hands; ///< "All hands open"; empty: nothing to choose
        bool watching = false;
        bool lesson = false; ///< which takes moves back and shows them itself
        bool mayUndo = false;
        bool mayHint = false;
        bool mayHurry = false;
        bool mayPlayOut = false; ///< nobody but bots is left
        bool panelOpen = false;
    };
    void setState(const State& state);

    Button* back;
    Button* hurry;
    Button* playOut;
    Button* undo;
    Button* hint;
    Button* playOn;
    MenuButton* hands;
    MenuButton* pace;
    Button* save;
    Button* help;
    Button* settings;
    Button* panel;

private:
    void retranslate() override;
    void fit() override;

    State state_;
    QLabel* title_;
    QLabel* subtitle_;
};

} // namespace parlour
