<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A measure for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any legal card. For first steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What beginners are taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card that will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Article</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card values of OpenFool&apos;s author&apos;s article, the decisions of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs its hand as the article does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenFool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenFool 0.3.0, by this program&apos;s rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reference app’s player, step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published contest, rule for rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample player of the published contest, rule for rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the one line known of it; its true rules are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our own, to measure others against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does anything that is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dumb Bold Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes cards until it has 20 or goes bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dumb Cautious Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands on 15 or more, whatever you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bastila</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays her own cards and never looks at yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T3-M4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A droid whose arithmetic tells it that it cannot go bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glaucus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays every hand a hundred times in its head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cincinnati Kid, first version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Kid before it learnt to answer an opponent who stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Austin Powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts cards, and lives dangerously when behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nestor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs what standing and drawing are worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HK-47</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trigger-happy: fires its biggest card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cincinnati Kid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds its cards until one of them wins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A playing card: %1 is the rank, %2 the suit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardObject</name>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardThan</name>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardWith</name>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Parlour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DurakPlace</name>
    <message>
        <source>You are out first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DurakTable</name>
    <message>
        <source>Beat what comes, shed your cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get rid of your cards: whoever is left with cards when the stock is gone is the durak, the fool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done: nothing more to throw in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfers the attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows the trump and transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DurakWords</name>
    <message>
        <source>Attack with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer by showing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>cards, on a button</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <comment>on a button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>on a button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on a button: keep this hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal</source>
        <comment>on a button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>with the value of taking</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>with the value of showing the trump</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>with the value of keeping the hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal %1</source>
        <comment>with the value of a new deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>with the value of being done</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <comment>the team&apos;s letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <comment>the team&apos;s letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out in bout %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Durak, %n card(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Threw in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transferred with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <comment>said by a player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Took %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May throw in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, cannot be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, covers %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, attack, covered with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, attack, being taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, attack, not yet covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place for a transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say whether you keep this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n card(s) is reached</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No card of this rank lies on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be played now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It beats none of the uncovered cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not higher than the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a higher trump beats the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not higher than the %1, and not a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither of the suit of the %1 nor a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Keep it, or ask for a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Lead any card against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your defence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2, pass the attack on, or take %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2 or take %n card(s) from the table</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Pass %2 on, or take %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Nothing beats %2: take %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 You have nothing to throw in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Throw in a card or be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Throw in %2 or be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump · stock empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Trump · %n in stock</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stock, empty, trump is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s), trump is %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, trump card under the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the deck</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bout %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.</source>
        <comment>ends a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bout %1, %2 attacks %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bout %1, you are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bout %1, you take the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bout %1, you defend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bout %1, you attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bout %1, you may throw in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 covered with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack with %1</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw in %1</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throws in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cover %1 with %2</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>covers %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfer with %1</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfers with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show %1 and pass the attack on</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows %1 and passes the attack on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are done</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask for a new deal</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin with the lowest trump, %1</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with the lowest trump, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beaten, to the discard</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pick up %n card(s)</source>
        <comment>after: You</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picks up %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>are out</source>
        <comment>after: You</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your team wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your team loses, though you are out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your team loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team B wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team A wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the durak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the durak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards went in the same bout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team A is left with cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team B is left with cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the durak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Durak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>&quot;%1&quot; is not a card; a card is written like 9c, Th or As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is drawn or dealt here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be drawn or dealt here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 is not to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule &quot;%1&quot;; the rules are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; it can be %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rule; a rule is written like deck=36</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule &quot;%1&quot; is given twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game was saved by rules of version %1; this program knows versions up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules need %1 seats, the file names %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file states a result, but the game is not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stated result is not the one the steps lead to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was changed or damaged since it was saved: its check sum does not fit. To read it all the same, delete the field &quot;check&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must hold texts of 1 to %2 plain letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a time, as &quot;2026-01-31T18:00:00Z&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of 1 to %2 names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text of 16 hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 must be a text that begins with a seat from 0 to %2 or with * for chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a number from 0 to 1 for each seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a saved game: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a saved game: it does not begin with {&quot;parlour&quot;: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was written by a newer Parlour (file version %1, this program knows %2). Install the newer program; the file stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file; choose a saved game, which ends in .parlour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large for a saved game; the largest has %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large for a saved game; shorten the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder cannot be made; choose another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the history could not be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the history has no game %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Durak; moves are attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep and redeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards are too few for %2 players; each gets six, so a deck of %1 serves at most %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teams=2x2 needs 4 players, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teams=3x3 needs 6 players, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass-card=on needs type=perevodnoy; in type=podkidnoy it must be off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fool=%1 is no seat of %2 players; it can be none or 0 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deck of up to 52 cards, as &quot;deck 6s 7h&quot;, nor &quot;first&quot; and a seat from 0 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are end, stand and play 1 to play 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;sides 1 3 2 5 / 4 4 1 2&quot; or &quot;house 3 10 ..&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>it was written by a newer Parlour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no history in this session. %1 cannot be used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new history was begun. The old one could not be used (%1) and was kept as %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message>
        <source>Step %1 of %2 is not possible: %3. The game can be looked at up to there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A card and dice table for people against AI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved game (.parlour) to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a game at once: durak, pazaak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --game: let bots play, and watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language of this run, as &quot;fr&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pazaak</name>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play +%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus %1, makes %2, bust, can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus %1, makes %2, can be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays +%2 and stands on %3&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew %1: &lt;b&gt;bust with %2&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;stands on %2&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;ends turn&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt;: bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: wins, the other is bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: wins, the other is bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: beats %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: beats %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: ties with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: ties with %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: loses to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: loses to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are bust: nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep %1 and draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next hand has not begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stand in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;You win hand %1&lt;/b&gt;, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins hand %1&lt;/b&gt;, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first to three hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decks as they were run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>hands won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>get side cards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets side cards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;stand&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;stands&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1, end turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws %1, ends turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play +%2&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays +%2&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>totals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 : %2, both bust</source>
        <comment>totals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bust %1 : %2</source>
        <comment>totals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 : %2 bust</source>
        <comment>totals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand is tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the hand</source>
        <comment>you</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>hands won</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is about to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are bust with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is bust with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand %1, hands won %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no side cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side cards of %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n side card(s), face down.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the house deck.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is drawn, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last hand ended %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>=</source>
        <comment>place in a drawn match</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come as near to 20 as you can without passing it; three hands win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand on your total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a side card, counted from the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus %1, played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>house deck, %n card(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty, not one more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Today, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no pauses and no movement</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 Strength %2 of 5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Nothing else was possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads the lowest card, plain before trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for a new deal whenever that is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes the attack on with a plain card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers with the lowest card that beats the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes: no card beats the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws in the lowest plain card that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is done: only trumps fit, and those it keeps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer cards than the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cards than the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never asks for a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads what leaves the most valuable hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the hand as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws in, because the hand loses less than %1 by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is done, because throwing in would lose %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes the attack on, because the hand without the rank loses less than %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gets every card on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes, because covering would cost the hand too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes, because no card beats the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its rank lies there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would bring a new rank to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank already on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand without the whole rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand without the plain cards of the rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers, because taking would not be better by %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers, because with an empty stock it always does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers, because the hand does not lose %1 or more by it. It loses %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers, because the hand does not lose %1 or more by it. It gains %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand value before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spends a plain card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spends the only trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spends a trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drew one of %1 legal moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody is over 20: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent stands on %2, below %1: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent stands on %2: playing %3 on %1 beats it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind in hand wins: take a card and live dangerously</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than a fifth of the cards left are safe on %1: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than a fifth of the cards left are safe on %1: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 17 to 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An average card on %1 makes more than 18: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An average card on %1 makes 18 at most: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is below 15: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is 15 or more: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is below 20: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than 20: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in 100 simulations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of the options in 100 simulated hands each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2, below %1: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 19 or 20: fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 beats it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: stand for a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2: %1 does not beat it, take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is behind %2: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is 16 or more: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is below 16: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 reaches it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2, above %1: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: %3, the smallest card, is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well and no card fits: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card can bust %1: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing %3 on %1 is high enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not high enough: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is high enough: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent has 20: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected payoff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card on %1 promises more than standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing on %1 promises at least as much as another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action is equally likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent needs one more hand: playing %3 on %1 ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin decides between a tie with a card and another house card: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin decides between a tie with %3 and another house card: play %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card beats %2: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side card would pass %2 later on: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is hard to improve on: stand on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ahead in hand wins: playing %3 on %1 draws level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is out of reach: stand on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 is not much: take another card on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent has gone over 20: stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponent, still playing, is not ahead of %1: take another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of several of its rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several of its rank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and one other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and two others, each for themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and three others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and four others, each for themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and five others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nines to aces. Every player must get six cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sevens to aces. Every player must get six cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>36</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixes to aces. Every player must get six cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>52</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos to aces: the whole deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw-in: attackers add cards of a rank on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As throw-in; an equal rank passes the attack on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may throw in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody but the defender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those beside the defender.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the one who began the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards in the first bouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most six attacks in every bout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most five attacks until a bout has been beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest card beats the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a trump covers a plain ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card of a suit covers its ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins next time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds the lowest trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack the fool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player before the last loser attacks the loser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer in the first bout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks can be passed on from the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks can be passed on from the second bout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer by showing the trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A transfer always costs a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a game a trump of the rank is shown and kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing on a taker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes gets what lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitting cards may be given to a player who takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hand is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards of one plain suit: a new deal may be asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays for themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 × 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players, partners sit opposite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six players, every other one is on your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last fool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody lost the last game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Durak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 house cards, four of each value; each player has 4 side cards of 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 house cards, five of each value; each player has 5 side cards of 15. The published contest really dealt these.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::Dots</name>
    <message>
        <source>Strength %1 of 5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message>
        <source>Replay %1, %2: %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished game yet. Play one to its end, or open a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::LobbyPage</name>
    <message>
        <source>Lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All in History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and seats of a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game you leave waits here until you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the game of %1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished games come here, to be replayed step by step.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::MainWindow</name>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not being saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unfinished game could not be read and lies at %1 now: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program has no table for &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 - Parlour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot &quot;%1&quot; is not in this program. You can look at the game, or play on from here with another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of this game is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2

%3 of its %4 steps are good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the good part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::NewGameSheet</name>
    <message>
        <source>New game of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in your last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bot plays on this seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit here yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed deals the same cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::ProgressLine</name>
    <message>
        <source>%1 % of the game played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message>
        <source>Game over. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the seed: the same seed deals the same game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the window; games stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you are called at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels and pages; a table keeps its own ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast is flat and as readable as can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s own cards, or those installed on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green, on the program&apos;s own cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the pieces, and of the pauses when bots act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces fade instead of moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo over revealed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back also what has shown you something new. For practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parlour %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::SidePanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its figure</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How %1 comes about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log: one line a step, activating it goes there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your notes. They are saved with the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::Stage</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::TableBar</name>
    <message>
        <source>Back to the lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the lobby (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot answers with the best it has (M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to your last decision (U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the strongest bot would do (H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a seat and go on from this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the bots and the pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of this game (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys of this table (?)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log, thinking and notes (L)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::TablePage</name>
    <message>
        <source>All hands open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hint from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 weighs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody decides here: cards are dealt or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to weigh here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause to see what is weighed at each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would the strongest bot do in your place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others weigh can be seen when the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game could not be added to the history: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is copied, to be pasted where you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from card to card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picks a card up, or presses the button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancels; then back to the lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bot moves now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pauses, or goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>describes the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All open, %1 at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bots only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on from step %1; what came after it is dropped from this copy. Which seat do you take?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>parlour::Transport</name>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · live at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
