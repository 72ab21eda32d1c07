<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DurakWords</name>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>cards, on a button</comment>
        <translation>
            <numerusform>Take %n</numerusform>
            <numerusform>Take %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Durak, %n card(s) left</source>
        <translation>
            <numerusform>Durak, %n card left</numerusform>
            <numerusform>Durak, %n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %n card(s)</source>
        <translation>
            <numerusform>Took %n card</numerusform>
            <numerusform>Took %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n card(s) is reached</source>
        <translation>
            <numerusform>The limit of %n card is reached</numerusform>
            <numerusform>The limit of %n cards is reached</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2, pass the attack on, or take %n card(s)</source>
        <translation>
            <numerusform>%1 Beat %2, pass the attack on, or take %n card</numerusform>
            <numerusform>%1 Beat %2, pass the attack on, or take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2 or take %n card(s) from the table</source>
        <translation>
            <numerusform>%1 Beat %2 or take %n card from the table</numerusform>
            <numerusform>%1 Beat %2 or take %n cards from the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Pass %2 on, or take %n card(s)</source>
        <translation>
            <numerusform>%1 Pass %2 on, or take %n card</numerusform>
            <numerusform>%1 Pass %2 on, or take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Nothing beats %2: take %n card(s)</source>
        <translation>
            <numerusform>%1 Nothing beats %2: take %n card</numerusform>
            <numerusform>%1 Nothing beats %2: take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trump · %n in stock</source>
        <translation>
            <numerusform>Trump · %n in stock</numerusform>
            <numerusform>Trump · %n in stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s), trump is %1</source>
        <translation>
            <numerusform>Stock, %n card, trump is %1</numerusform>
            <numerusform>Stock, %n cards, trump is %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Discard pile, %n card</numerusform>
            <numerusform>Discard pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the deck</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beaten, to the discard</source>
        <translation>
            <numerusform>%n card beaten, to the discard</numerusform>
            <numerusform>%n cards beaten, to the discard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pick up %n card(s)</source>
        <comment>after: You</comment>
        <translation>
            <numerusform>pick up %n card</numerusform>
            <numerusform>pick up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picks up %n card(s)</source>
        <translation>
            <numerusform>picks up %n card</numerusform>
            <numerusform>picks up %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in hand.</source>
        <translation>
            <numerusform>%n card left in hand.</numerusform>
            <numerusform>%n cards left in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n bout</numerusform>
            <numerusform>%n bouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pazaak</name>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n hand won</numerusform>
            <numerusform>%n hands won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n side card(s), face down.</source>
        <translation>
            <numerusform>%1: %n side card, face down.</numerusform>
            <numerusform>%1: %n side cards, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the house deck.</source>
        <translation>
            <numerusform>%n card are left in the house deck.</numerusform>
            <numerusform>%n cards are left in the house deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>house deck, %n card(s) left</source>
        <translation>
            <numerusform>house deck, %n card left</numerusform>
            <numerusform>house deck, %n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::LobbyPage</name>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>%n more unfinished game</numerusform>
            <numerusform>%n more unfinished games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::NewGameSheet</name>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>%n more rule</numerusform>
            <numerusform>%n more rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::TablePage</name>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n step</numerusform>
            <numerusform>%1, %n steps</numerusform>
        </translation>
    </message>
</context>
</TS>
