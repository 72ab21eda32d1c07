<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Coins</name>
    <message numerus="yes">
        <source>%1, %2: %n toss(es) won</source>
        <translation>
            <numerusform>%1, %2: %n toss won</numerusform>
            <numerusform>%1, %2: %n tosses won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es) to come</source>
        <translation>
            <numerusform>%n toss to come</numerusform>
            <numerusform>%n tosses to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned timeline(s), newest on top</source>
        <translation>
            <numerusform>%n abandoned timeline, newest on top</numerusform>
            <numerusform>%n abandoned timelines, newest on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) have been given up.</source>
        <translation>
            <numerusform>%n timeline has been given up.</numerusform>
            <numerusform>%n timelines have been given up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) were given up on the way.</source>
        <translation>
            <numerusform>%n timeline was given up on the way.</numerusform>
            <numerusform>%n timelines were given up on the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es)</source>
        <translation>
            <numerusform>%n toss</numerusform>
            <numerusform>%n tosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier</source>
        <translation>
            <numerusform>and %n earlier</numerusform>
            <numerusform>and %n earlier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue lever(s) left</source>
        <translation>
            <numerusform>%n blue lever left</numerusform>
            <numerusform>%n blue levers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red lever(s) left</source>
        <translation>
            <numerusform>%n red lever left</numerusform>
            <numerusform>%n red levers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Track of %n round(s).</source>
        <translation>
            <numerusform>Track of %n round.</numerusform>
            <numerusform>Track of %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message numerus="yes">
        <source>%n round(s) of %1 matches</source>
        <translation>
            <numerusform>%n round of %1 matches</numerusform>
            <numerusform>%n rounds of %1 matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of each pair</source>
        <translation>
            <numerusform>%n match of each pair</numerusform>
            <numerusform>%n matches of each pair</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coup</name>
    <message numerus="yes">
        <source>It would cost you %n coin(s).</source>
        <translation>
            <numerusform>It would cost you %n coin.</numerusform>
            <numerusform>It would cost you %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would cost %1 %n coin(s).</source>
        <translation>
            <numerusform>It would cost %1 %n coin.</numerusform>
            <numerusform>It would cost %1 %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and %n other(s) answer together.</source>
        <translation>
            <numerusform>You and %n other answer together.</numerusform>
            <numerusform>You and %n others answer together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n of them.</source>
        <translation>
            <numerusform>%1 holds %n of them.</numerusform>
            <numerusform>%1 holds %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has claimed it %n time(s) before.</source>
        <translation>
            <numerusform>%1 has claimed it %n time before.</numerusform>
            <numerusform>%1 has claimed it %n times before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yours</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n yours</numerusform>
            <numerusform>%n yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n unseen</numerusform>
            <numerusform>%n unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n coin(s).</source>
        <translation>
            <numerusform>You lose %n coin.</numerusform>
            <numerusform>You lose %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n coin(s)</source>
        <translation>
            <numerusform>%1, %n coin</numerusform>
            <numerusform>%1, %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down.</source>
        <translation>
            <numerusform>%n card face down.</numerusform>
            <numerusform>%n cards face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a role, how often it was claimed</comment>
        <translation>
            <numerusform>%1, %n time</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>court deck, %n card(s)</source>
        <translation>
            <numerusform>court deck, %n card</numerusform>
            <numerusform>court deck, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>pay %n coin</numerusform>
            <numerusform>pay %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>pays %n coin</numerusform>
            <numerusform>pays %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n coin(s) back</source>
        <comment>you</comment>
        <translation>
            <numerusform>get %n coin back</numerusform>
            <numerusform>get %n coins back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n coin(s) back</source>
        <translation>
            <numerusform>gets %n coin back</numerusform>
            <numerusform>gets %n coins back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>take %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>take %n coin</numerusform>
            <numerusform>take %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n coin(s)</source>
        <translation>
            <numerusform>takes %n coin</numerusform>
            <numerusform>takes %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from you</source>
        <translation>
            <numerusform>steals %n coin from you</numerusform>
            <numerusform>steals %n coins from you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steal %n coin(s) from %1</source>
        <comment>you</comment>
        <translation>
            <numerusform>steal %n coin from %1</numerusform>
            <numerusform>steal %n coins from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from %1</source>
        <translation>
            <numerusform>steals %n coin from %1</numerusform>
            <numerusform>steals %n coins from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>draws %n card</numerusform>
            <numerusform>draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gives %n card(s) back</source>
        <translation>
            <numerusform>gives %n card back</numerusform>
            <numerusform>gives %n cards back</numerusform>
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
        <source>You have %1 and %n coin(s).</source>
        <translation>
            <numerusform>You have %1 and %n coin.</numerusform>
            <numerusform>You have %1 and %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are in the court deck.</source>
        <translation>
            <numerusform>%n card is in the court deck.</numerusform>
            <numerusform>%n cards are in the court deck.</numerusform>
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
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden from you.</source>
        <translation>
            <numerusform>%n card are hidden from you.</numerusform>
            <numerusform>%n cards are hidden from you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the count alone the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>By the count alone the claim is true &lt;b&gt;%n time in 100&lt;/b&gt;.</numerusform>
            <numerusform>By the count alone the claim is true &lt;b&gt;%n times in 100&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>Costs %n coin, you have %1</numerusform>
            <numerusform>Costs %n coins, you have %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n coin(s) it costs you a card</source>
        <translation>
            <numerusform>Without %n coin it costs you a card</numerusform>
            <numerusform>Without %n coins it costs you a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the count and the play so far the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>By the count and the play so far the claim is true &lt;b&gt;%n time in 100&lt;/b&gt;.</numerusform>
            <numerusform>By the count and the play so far the claim is true &lt;b&gt;%n times in 100&lt;/b&gt;.</numerusform>
        </translation>
    </message>
</context>
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
    <name>HistoryFigures</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n loss</numerusform>
            <numerusform>%n losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), ±%1</source>
        <comment>won, half of what the share may be off</comment>
        <translation>
            <numerusform>%n game, ±%1</numerusform>
            <numerusform>%n games, ±%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n reviewed</numerusform>
            <numerusform>%n reviewed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message numerus="yes">
        <source>%n branch(es) of this game cannot be used and are left out. The game itself is whole.</source>
        <translation>
            <numerusform>%n branch of this game cannot be used and are left out. The game itself is whole.</numerusform>
            <numerusform>%n branches of this game cannot be used and are left out. The game itself is whole.</numerusform>
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
            <numerusform>%n card is left in the house deck.</numerusform>
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
    <message numerus="yes">
        <source>Next house card, from %n unseen</source>
        <translation>
            <numerusform>Next house card, from %n unseen</numerusform>
            <numerusform>Next house card, from %n unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) won</source>
        <translation>
            <numerusform>%n set won</numerusform>
            <numerusform>%n sets won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side card(s) in hand</source>
        <translation>
            <numerusform>%n side card in hand</numerusform>
            <numerusform>%n side cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first to %n set(s)</source>
        <translation>
            <numerusform>first to %n set</numerusform>
            <numerusform>first to %n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wagers</name>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n credit</numerusform>
            <numerusform>%n credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %n of this card.</source>
        <translation>
            <numerusform>You own %n of this card.</numerusform>
            <numerusform>You own %n of this card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>Its program made %n fault(s).</source>
        <translation>
            <numerusform>Its program made %n fault.</numerusform>
            <numerusform>Its program made %n faults.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Yahtzee</name>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <translation>
            <numerusform>Keep %n die</numerusform>
            <numerusform>Keep %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
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
        <source>end with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>end with %n point</numerusform>
            <numerusform>end with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends with %n point(s)</source>
        <translation>
            <numerusform>ends with %n point</numerusform>
            <numerusform>ends with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is shared with %n point(s)</source>
        <translation>
            <numerusform>The win is shared with %n point</numerusform>
            <numerusform>The win is shared with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>win with %n point</numerusform>
            <numerusform>win with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins with %n point(s)</source>
        <translation>
            <numerusform>wins with %n point</numerusform>
            <numerusform>wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You end with %n point(s)</source>
        <translation>
            <numerusform>You end with %n point</numerusform>
            <numerusform>You end with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ends with %n point(s)</source>
        <translation>
            <numerusform>%1 ends with %n point</numerusform>
            <numerusform>%1 ends with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)</source>
        <translation>
            <numerusform>You win with %n point</numerusform>
            <numerusform>You win with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Yahtzee bonus(es) of %1.</source>
        <translation>
            <numerusform>%n Yahtzee bonus of %1.</numerusform>
            <numerusform>%n Yahtzee bonuses of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::AccountPart</name>
    <message numerus="yes">
        <source>Corrected: %n damaged or changed entries do not count</source>
        <translation>
            <numerusform>Corrected: %n damaged or changed entries do not count</numerusform>
            <numerusform>Corrected: %n damaged or changed entries do not count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ContestStrip</name>
    <message numerus="yes">
        <source>%n of your matches to play</source>
        <translation>
            <numerusform>%n of your matches to play</numerusform>
            <numerusform>%n of your matches to play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::DealerPart</name>
    <message numerus="yes">
        <source>%1, you own %n</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%1, you own %n</numerusform>
            <numerusform>%1, you own %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::DeckSheet</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to choose.</source>
        <translation>
            <numerusform>%n card to choose.</numerusform>
            <numerusform>%n cards to choose.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::EntrantList</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n, out</numerusform>
            <numerusform>%n, out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::FaultDrawer</name>
    <message numerus="yes">
        <source>For a fault the first legal action is played. %n fault(s) end an entrant&apos;s contest.</source>
        <translation>
            <numerusform>For a fault the first legal action is played. %n fault ends an entrant&apos;s contest.</numerusform>
            <numerusform>For a fault the first legal action is played. %n faults end an entrant&apos;s contest.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::GameKeeper</name>
    <message numerus="yes">
        <source>One line of text is copied. It holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt, and nothing else. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>One line of text is copied. It holds the game, its rules, the names of the seats (%1) and all %n step with every card dealt, and nothing else. Pasted into Parlour (Ctrl+V), it opens the game.</numerusform>
            <numerusform>One line of text is copied. It holds the game, its rules, the names of the seats (%1) and all %n steps with every card dealt, and nothing else. Pasted into Parlour (Ctrl+V), it opens the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The result is copied in words, and below it one line of text. That line holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>The result is copied in words, and below it one line of text. That line holds the game, its rules, the names of the seats (%1) and all %n step with every card dealt. Pasted into Parlour (Ctrl+V), it opens the game.</numerusform>
            <numerusform>The result is copied in words, and below it one line of text. That line holds the game, its rules, the names of the seats (%1) and all %n steps with every card dealt. Pasted into Parlour (Ctrl+V), it opens the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::GameOpener</name>
    <message numerus="yes">
        <source>The text holds %n lines. The first one was opened.</source>
        <translation>
            <numerusform>The text holds %n lines. The first one was opened.</numerusform>
            <numerusform>The text holds %n lines. The first one was opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The link holds a game of %1 with %n step(s) between %2.</source>
        <translation>
            <numerusform>The link holds a game of %1 with %n step between %2.</numerusform>
            <numerusform>The link holds a game of %1 with %n steps between %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::GameStarter</name>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Learn in %n minute</numerusform>
            <numerusform>Learn in %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::GamesView</name>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <comment>how many games are listed</comment>
        <translation>
            <numerusform>%1, %n selected</numerusform>
            <numerusform>%1, %n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be reviewed: %1</source>
        <translation>
            <numerusform>%n game could not be reviewed: %1</numerusform>
            <numerusform>%n games could not be reviewed: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved in %1.</source>
        <translation>
            <numerusform>%n game saved in %1.</numerusform>
            <numerusform>%n games saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <translation>
            <numerusform>%n game since %1</numerusform>
            <numerusform>%n games since %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Delete %n game?</numerusform>
            <numerusform>Delete %n games?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s) into a folder</source>
        <translation>
            <numerusform>Export %n game into a folder</numerusform>
            <numerusform>Export %n games into a folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <comment>one or %n players of a watched game</comment>
        <translation>
            <numerusform>%1 won</numerusform>
            <numerusform>%1 won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::LobbyPage</name>
    <message numerus="yes">
        <source>%n more to resume</source>
        <translation>
            <numerusform>%n more to resume</numerusform>
            <numerusform>%n more to resume</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play · %1 and %n more</source>
        <translation>
            <numerusform>Play · %1 and %n more</numerusform>
            <numerusform>Play · %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n minute</numerusform>
            <numerusform>%1, %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) for today</source>
        <translation>
            <numerusform>%n exercise for today</numerusform>
            <numerusform>%n exercises for today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play · %n opponent(s)</source>
        <translation>
            <numerusform>Play · %n opponent</numerusform>
            <numerusform>Play · %n opponents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::NewContestSheet</name>
    <message numerus="yes">
        <source>%n entrant(s): %1</source>
        <translation>
            <numerusform>%n entrant: %1</numerusform>
            <numerusform>%n entrants: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>You play %n match; the others play theirs among themselves.</numerusform>
            <numerusform>You play %n matches; the others play theirs among themselves.</numerusform>
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
    <name>parlour::NextMatch</name>
    <message numerus="yes">
        <source>After round %1 you lead with %n point(s).</source>
        <translation>
            <numerusform>After round %1 you lead with %n point.</numerusform>
            <numerusform>After round %1 you lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you share the lead with %n point(s).</source>
        <translation>
            <numerusform>After round %1 you share the lead with %n point.</numerusform>
            <numerusform>After round %1 you share the lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the best share the lead with %n point(s).</source>
        <translation>
            <numerusform>After round %1 the best share the lead with %n point.</numerusform>
            <numerusform>After round %1 the best share the lead with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the lead is with %2, who has %n point(s).</source>
        <translation>
            <numerusform>After round %1 the lead is with %2, who has %n point.</numerusform>
            <numerusform>After round %1 the lead is with %2, who has %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PointsTable</name>
    <message numerus="yes">
        <source>%1: %n match(es) played</source>
        <translation>
            <numerusform>%1: %n match played</numerusform>
            <numerusform>%1: %n matches played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) won</source>
        <translation>
            <numerusform>%1: %n match won</numerusform>
            <numerusform>%1: %n matches won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) drawn</source>
        <translation>
            <numerusform>%1: %n match drawn</numerusform>
            <numerusform>%1: %n matches drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) lost</source>
        <translation>
            <numerusform>%1: %n match lost</numerusform>
            <numerusform>%1: %n matches lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PositionFormView</name>
    <message numerus="yes">
        <source>%n of it are placed</source>
        <translation>
            <numerusform>%n of it are placed</numerusform>
            <numerusform>%n of it are placed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PositionTable</name>
    <message numerus="yes">
        <source>%1, %n of it placed</source>
        <translation>
            <numerusform>%1, %n of it placed</numerusform>
            <numerusform>%1, %n of it placed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePage</name>
    <message numerus="yes">
        <source>%n exercise(s) mastered</source>
        <translation>
            <numerusform>%n exercise mastered</numerusform>
            <numerusform>%n exercises mastered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a review: the history reviews them all</source>
        <translation>
            <numerusform>%n game without a review: the history reviews them all</numerusform>
            <numerusform>%n games without a review: the history reviews them all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left out, since their game cannot be read</source>
        <translation>
            <numerusform>%n exercise left out, since their game cannot be read</numerusform>
            <numerusform>%n exercises left out, since their game cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept exercise(s) set aside, since a newer analysis finds no mistake there</source>
        <translation>
            <numerusform>%n kept exercise set aside, since a newer analysis finds no mistake there</numerusform>
            <numerusform>%n kept exercises set aside, since a newer analysis finds no mistake there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) missed. Your own come back tomorrow; trying them now helps, too.</source>
        <translation>
            <numerusform>%n exercise missed. Your own come back tomorrow; trying them now helps, too.</numerusform>
            <numerusform>%n exercises missed. Your own come back tomorrow; trying them now helps, too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n exercise due today</numerusform>
            <numerusform>%n exercises due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n puzzle(s) of your strength</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n puzzle of your strength</numerusform>
            <numerusform>%1, %n puzzles of your strength</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of your strength left, each asked once</source>
        <translation>
            <numerusform>%n puzzle of your strength left, each asked once</numerusform>
            <numerusform>%n puzzles of your strength left, each asked once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) set aside after %1 misses</source>
        <translation>
            <numerusform>%n exercise set aside after %1 misses</numerusform>
            <numerusform>%n exercises set aside after %1 misses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePages</name>
    <message numerus="yes">
        <source>%n exercise(s) cannot be read and are left out.</source>
        <translation>
            <numerusform>%n exercise cannot be read and are left out.</numerusform>
            <numerusform>%n exercises cannot be read and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ProgressView</name>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: your rating is %2, from %n game(s) against %3.</source>
        <translation>
            <numerusform>%1: your rating is %2, from %n game against %3.</numerusform>
            <numerusform>%1: your rating is %2, from %n games against %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ResultController</name>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n step</numerusform>
            <numerusform>%1, %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ReviewController</name>
    <message numerus="yes">
        <source>No mistake in %n decision(s)</source>
        <translation>
            <numerusform>No mistake in %n decision</numerusform>
            <numerusform>No mistake in %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::SidePanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::StandingsTable</name>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n, out</numerusform>
            <numerusform>%n, out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::TournamentPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es) of each pair</source>
        <translation>
            <numerusform>%1, %n match of each pair</numerusform>
            <numerusform>%1, %n matches of each pair</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::TournamentSheet</name>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>You play %n match; the others play theirs among themselves.</numerusform>
            <numerusform>You play %n matches; the others play theirs among themselves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %1 to %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>You play %1 to %n match; the others play theirs among themselves.</numerusform>
            <numerusform>You play %1 to %n matches; the others play theirs among themselves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::WhatIfController</name>
    <message numerus="yes">
        <source>This game has %n branch(es), which is the most. Delete one first.</source>
        <translation>
            <numerusform>This game has %n branch, which is the most. Delete one first.</numerusform>
            <numerusform>This game has %n branches, which is the most. Delete one first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>dealt again, %n time(s)</source>
        <translation>
            <numerusform>dealt again, %n time</numerusform>
            <numerusform>dealt again, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each played on after both actions</source>
        <translation>
            <numerusform>%n deal, each played on after both actions</numerusform>
            <numerusform>%n deals, each played on after both actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what you could expect: all that you could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>The real cards show what would have happened. Dealt again shows what you could expect: all that you could not see is dealt anew, as the analysis thinks it likely, up to %n time.</numerusform>
            <numerusform>The real cards show what would have happened. Dealt again shows what you could expect: all that you could not see is dealt anew, as the analysis thinks it likely, up to %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what %1 could expect: all that %1 could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>The real cards show what would have happened. Dealt again shows what %1 could expect: all that %1 could not see is dealt anew, as the analysis thinks it likely, up to %n time.</numerusform>
            <numerusform>The real cards show what would have happened. Dealt again shows what %1 could expect: all that %1 could not see is dealt anew, as the analysis thinks it likely, up to %n times.</numerusform>
        </translation>
    </message>
</context>
</TS>
