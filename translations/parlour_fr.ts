<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>A measure for the others</source>
        <translation>Un étalon pour les autres</translation>
    </message>
    <message>
        <source>Any legal card. For first steps.</source>
        <translation>N’importe quelle carte permise. Pour débuter.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>What beginners are taught</source>
        <translation>Ce qu’on apprend aux débutants</translation>
    </message>
    <message>
        <source>The lowest card that will do.</source>
        <translation>La plus petite carte qui suffit.</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>The card values of OpenFool&apos;s author&apos;s article, the decisions of the program</source>
        <translation>Les valeurs de cartes de l’article de l’auteur d’OpenFool, les décisions du programme</translation>
    </message>
    <message>
        <source>Weighs its hand as the article does.</source>
        <translation>Évalue sa main comme le fait l’article.</translation>
    </message>
    <message>
        <source>OpenFool</source>
        <translation>OpenFool</translation>
    </message>
    <message>
        <source>OpenFool 0.3.0, by this program&apos;s rules</source>
        <translation>OpenFool 0.3.0, selon les règles de ce programme</translation>
    </message>
    <message>
        <source>The reference app’s player, step by step.</source>
        <translation>Le joueur de l’application de référence, pas à pas.</translation>
    </message>
    <message>
        <source>The published contest, rule for rule</source>
        <translation>Le concours publié, règle pour règle</translation>
    </message>
    <message>
        <source>Sample player of the published contest, rule for rule</source>
        <translation>Joueur d’exemple du concours publié, règle pour règle</translation>
    </message>
    <message>
        <source>After the one line known of it; its true rules are lost</source>
        <translation>D’après la seule ligne qu’on en connaît&#x202f;; ses vraies règles sont perdues</translation>
    </message>
    <message>
        <source>Our own, to measure others against</source>
        <translation>De notre cru, pour mesurer les autres</translation>
    </message>
    <message>
        <source>Does anything that is allowed.</source>
        <translation>Joue au hasard parmi ce qui est permis.</translation>
    </message>
    <message>
        <source>Dumb Bold Player</source>
        <translation>Téméraire naïf</translation>
    </message>
    <message>
        <source>Takes cards until it has 20 or goes bust.</source>
        <translation>Tire jusqu’à atteindre 20 ou le dépasser.</translation>
    </message>
    <message>
        <source>Dumb Cautious Player</source>
        <translation>Prudent naïf</translation>
    </message>
    <message>
        <source>Stands on 15 or more, whatever you have.</source>
        <translation>Reste à 15 ou plus, quoi que vous ayez.</translation>
    </message>
    <message>
        <source>Bastila</source>
        <translation>Bastila</translation>
    </message>
    <message>
        <source>Plays her own cards and never looks at yours.</source>
        <translation>Joue ses cartes sans jamais regarder les vôtres.</translation>
    </message>
    <message>
        <source>T3-M4</source>
        <translation>T3-M4</translation>
    </message>
    <message>
        <source>A droid whose arithmetic tells it that it cannot go bust.</source>
        <translation>Un droïde convaincu par ses calculs de ne jamais dépasser 20.</translation>
    </message>
    <message>
        <source>Glaucus</source>
        <translation>Glaucus</translation>
    </message>
    <message>
        <source>Plays every hand a hundred times in its head.</source>
        <translation>Joue chaque manche cent fois dans sa tête.</translation>
    </message>
    <message>
        <source>The Cincinnati Kid, first version</source>
        <translation>Le Kid de Cincinnati, 1re version</translation>
    </message>
    <message>
        <source>The Kid before it learnt to answer an opponent who stands.</source>
        <translation>Le Kid avant d’apprendre à répondre à un adversaire qui reste.</translation>
    </message>
    <message>
        <source>Austin Powers</source>
        <translation>Austin Powers</translation>
    </message>
    <message>
        <source>Counts cards, and lives dangerously when behind.</source>
        <translation>Compte les cartes et vit dangereusement quand il est mené.</translation>
    </message>
    <message>
        <source>Nestor</source>
        <translation>Nestor</translation>
    </message>
    <message>
        <source>Weighs what standing and drawing are worth.</source>
        <translation>Pèse ce que valent rester et tirer.</translation>
    </message>
    <message>
        <source>HK-47</source>
        <translation>HK-47</translation>
    </message>
    <message>
        <source>Trigger-happy: fires its biggest card first.</source>
        <translation>La gâchette facile&#x202f;: dégaine d’abord sa plus grosse carte.</translation>
    </message>
    <message>
        <source>The Cincinnati Kid</source>
        <translation>Le Kid de Cincinnati</translation>
    </message>
    <message>
        <source>Holds its cards until one of them wins.</source>
        <translation>Garde ses cartes jusqu’à ce que l’une d’elles gagne.</translation>
    </message>
    <message>
        <source>Oldschool</source>
        <translation>Oldschool</translation>
    </message>
    <message>
        <source>Believes that time goes forward only.</source>
        <translation>Croit que le temps ne va qu’en avant.</translation>
    </message>
    <message>
        <source>RegretBot</source>
        <translation>RegretBot</translation>
    </message>
    <message>
        <source>Waits for the last round, then regrets the first it lost.</source>
        <translation>Attend la dernière manche, puis regrette la première perdue.</translation>
    </message>
    <message>
        <source>Deja Vu</source>
        <translation>Déjà-vu</translation>
    </message>
    <message>
        <source>Far behind, it lives the round before over and over.</source>
        <translation>Loin derrière, il revit sans cesse la manche d’avant.</translation>
    </message>
    <message>
        <source>NoRegretsBot</source>
        <translation>NoRegretsBot</translation>
    </message>
    <message>
        <source>Blocks every twentieth round, come what may.</source>
        <translation>Bloque une manche sur vingt, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>Pulls a sensible lever one time in ten.</source>
        <translation>Tire un levier utile une fois sur dix.</translation>
    </message>
    <message>
        <source>Nostalgia</source>
        <translation>Nostalgie</translation>
    </message>
    <message>
        <source>Longs for its best day, more so when times are bad.</source>
        <translation>Regrette son plus beau jour, surtout quand tout va mal.</translation>
    </message>
    <message>
        <source>Little Ten</source>
        <translation>Petit Dix</translation>
    </message>
    <message>
        <source>Goes back by tens, and throws dice over it.</source>
        <translation>Remonte de dix en dix, en s’en remettant aux dés.</translation>
    </message>
    <message>
        <source>Bad Loser</source>
        <translation>Mauvais perdant</translation>
    </message>
    <message>
        <source>Never accepts two losses in a row.</source>
        <translation>N’accepte jamais deux pertes de suite.</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>Oracle</translation>
    </message>
    <message>
        <source>Locks its best moments in and goes back to them.</source>
        <translation>Verrouille ses meilleurs moments et y revient.</translation>
    </message>
    <message>
        <source>Analyzer</source>
        <translation>Analyseur</translation>
    </message>
    <message>
        <source>Knows its chance to win, but thinks too little of a lead.</source>
        <translation>Connaît ses chances de gagner, mais sous-estime une avance.</translation>
    </message>
    <message>
        <source>Sample bot of the published contest, rule for rule</source>
        <translation>Bot d’exemple du concours publié, règle pour règle</translation>
    </message>
    <message>
        <source>Bluffs, doubts and strikes as the dice fall.</source>
        <translation>Bluffe, doute et frappe au gré des dés.</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Immobile</translation>
    </message>
    <message>
        <source>Saves up for a coup, and never claims or doubts anything.</source>
        <translation>Économise pour un coup d’État, sans jamais rien prétendre ni rien mettre en doute.</translation>
    </message>
    <message>
        <source>Honest</source>
        <translation>Honnête</translation>
    </message>
    <message>
        <source>Never bluffs, and doubts only what cannot be true.</source>
        <translation>Ne bluffe jamais et ne met en doute que ce qui ne peut être vrai.</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Never rolls twice and writes the dice anywhere.</source>
        <translation>Ne relance jamais et inscrit les dés n’importe où.</translation>
    </message>
    <message>
        <source>Aces and Eights</source>
        <translation>As et huit</translation>
    </message>
    <message>
        <source>A reading of what its author tells of it; its true rules are lost</source>
        <translation>Une lecture de ce qu’en dit son auteur&#x202f;; ses vraies règles sont perdues</translation>
    </message>
    <message>
        <source>Goes for patterns and takes the first good one it gets.</source>
        <translation>Cherche des combinaisons et prend la première bonne venue.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A playing card: %1 is the rank, %2 the suit.</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>CardObject</name>
    <message>
        <source>two</source>
        <extracomment>As in: Cover [rank] of [suit].</extracomment>
        <translation>le deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>le trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>le six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>l’as</translation>
    </message>
</context>
<context>
    <name>CardThan</name>
    <message>
        <source>two</source>
        <extracomment>As in: Not higher than the [rank] of [suit].</extracomment>
        <translation>le deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>le trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>le six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>l’as</translation>
    </message>
</context>
<context>
    <name>CardWith</name>
    <message>
        <source>two</source>
        <extracomment>As in: Attack with [rank] of [suit].</extracomment>
        <translation>le deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>le trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>le quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>le cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>le six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>l’as</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Parlour</source>
        <translation>Parlour</translation>
    </message>
</context>
<context>
    <name>DurakPlace</name>
    <message>
        <source>You are out first</source>
        <translation>Vous sortez en premier</translation>
    </message>
    <message>
        <source>You are out second</source>
        <translation>Vous sortez en deuxième</translation>
    </message>
    <message>
        <source>You are out third</source>
        <translation>Vous sortez en troisième</translation>
    </message>
    <message>
        <source>You are out fourth</source>
        <translation>Vous sortez en quatrième</translation>
    </message>
    <message>
        <source>You are out fifth</source>
        <translation>Vous sortez en cinquième</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Vous sortez</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Sorti en premier</translation>
    </message>
    <message>
        <source>Out second</source>
        <translation>Sorti en deuxième</translation>
    </message>
    <message>
        <source>Out third</source>
        <translation>Sorti en troisième</translation>
    </message>
    <message>
        <source>Out fourth</source>
        <translation>Sorti en quatrième</translation>
    </message>
    <message>
        <source>Out fifth</source>
        <translation>Sorti en cinquième</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sorti</translation>
    </message>
</context>
<context>
    <name>DurakTable</name>
    <message>
        <source>Beat what comes, shed your cards.</source>
        <translation>Battez ce qui vient, videz votre main.</translation>
    </message>
    <message>
        <source>Get rid of your cards: whoever is left with cards when the stock is gone is the durak, the fool.</source>
        <translation>Débarrassez-vous de vos cartes&#x202f;: celui à qui il en reste quand le talon est épuisé est le durak, l’imbécile.</translation>
    </message>
    <message>
        <source>takes the cards</source>
        <translation>ramasser les cartes</translation>
    </message>
    <message>
        <source>done: nothing more to throw in</source>
        <translation>terminé&#x202f;: plus rien à ajouter</translation>
    </message>
    <message>
        <source>transfers the attack</source>
        <translation>renvoyer l’attaque</translation>
    </message>
    <message>
        <source>shows the trump and transfers</source>
        <translation>montrer l’atout et renvoyer</translation>
    </message>
    <message>
        <source>keeps the hand</source>
        <translation>garder la main</translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation>demander une redonne</translation>
    </message>
</context>
<context>
    <name>DurakWords</name>
    <message>
        <source>Attack with %1</source>
        <translation>Attaquer avec %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Cover %1 with %2</source>
        <translation>Couvrir %1 avec %2</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Ramasser les cartes</translation>
    </message>
    <message>
        <source>Transfer with %1</source>
        <translation>Renvoyer avec %1</translation>
    </message>
    <message>
        <source>Transfer by showing %1</source>
        <translation>Renvoyer en montrant %1</translation>
    </message>
    <message>
        <source>Keep this hand</source>
        <translation>Garder cette main</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Demander une redonne</translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>cards, on a button</comment>
        <translation>
            <numerusform>Ramasser %n</numerusform>
            <numerusform>Ramasser %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <comment>on a button</comment>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>on a button</comment>
        <translation>Montrer %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on a button: keep this hand</comment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>New deal</source>
        <comment>on a button</comment>
        <translation>Redonne</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>with the value of taking</comment>
        <translation>Ramasser %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>with the value of showing the trump</comment>
        <translation>Montrer %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>with the value of keeping the hand</comment>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>New deal %1</source>
        <comment>with the value of a new deal</comment>
        <translation>Redonne %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>with the value of being done</comment>
        <translation>Terminé %1</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Équipe A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Équipe B</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the team&apos;s letter</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the team&apos;s letter</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Out in bout %1</source>
        <translation>Sorti au tour %1</translation>
    </message>
    <message numerus="yes">
        <source>Durak, %n card(s) left</source>
        <translation>
            <numerusform>Durak, %n carte restante</numerusform>
            <numerusform>Durak, %n cartes restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carte restante</numerusform>
            <numerusform>%n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Threw in %1</source>
        <translation>A ajouté %1</translation>
    </message>
    <message>
        <source>Covered %1 with %2</source>
        <translation>A couvert %1 avec %2</translation>
    </message>
    <message>
        <source>Transferred with %1</source>
        <translation>A renvoyé avec %1</translation>
    </message>
    <message>
        <source>Showed %1</source>
        <translation>A montré %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>said by a player</comment>
        <translation>Terminé</translation>
    </message>
    <message numerus="yes">
        <source>Took %n card(s)</source>
        <translation>
            <numerusform>A ramassé %n carte</numerusform>
            <numerusform>A ramassé %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <translation>Demande une redonne</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Ramasse</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>En défense</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>Défend</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>À l’attaque</translation>
    </message>
    <message>
        <source>Attacks you</source>
        <translation>Vous attaque</translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation>Attaque %1</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>May throw in</source>
        <translation>Ajout possible</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>takes</source>
        <translation>ramasse</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>défend</translation>
    </message>
    <message>
        <source>attacks you</source>
        <translation>vous attaque</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>attaque %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>%1, can be played</source>
        <translation>%1, jouable</translation>
    </message>
    <message>
        <source>%1, cannot be played</source>
        <translation>%1, injouable</translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <translation>%1, en main chez %2</translation>
    </message>
    <message>
        <source>%1, covers %2</source>
        <translation>%1, couvre %2</translation>
    </message>
    <message>
        <source>%1, attack, covered with %2</source>
        <translation>%1, attaque couverte par %2</translation>
    </message>
    <message>
        <source>%1, attack, being taken</source>
        <translation>%1, attaque ramassée</translation>
    </message>
    <message>
        <source>%1, attack, not yet covered</source>
        <translation>%1, attaque pas encore couverte</translation>
    </message>
    <message>
        <source>Place for a transfer</source>
        <translation>Emplacement de renvoi</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>C’est à %1 de jouer</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Ce n’est pas à vous de jouer</translation>
    </message>
    <message>
        <source>First say whether you keep this hand</source>
        <translation>Dites d’abord si vous gardez cette main</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n card(s) is reached</source>
        <translation>
            <numerusform>La limite de %n carte est atteinte</numerusform>
            <numerusform>La limite de %n cartes est atteinte</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of this rank lies on the table</source>
        <translation>Aucune carte de ce rang sur la table</translation>
    </message>
    <message>
        <source>It cannot be played now</source>
        <translation>Injouable pour l’instant</translation>
    </message>
    <message>
        <source>It beats none of the uncovered cards</source>
        <translation>Elle ne bat aucune des cartes à découvert</translation>
    </message>
    <message>
        <source>Not higher than the %1</source>
        <translation>Pas plus forte que %1</translation>
    </message>
    <message>
        <source>Only a higher trump beats the %1</source>
        <translation>Seul un atout plus fort bat %1</translation>
    </message>
    <message>
        <source>Not higher than the %1, and not a trump</source>
        <translation>Ni plus forte que %1, ni atout</translation>
    </message>
    <message>
        <source>Neither of the suit of the %1 nor a trump</source>
        <translation>Ni de la même couleur que %1, ni atout</translation>
    </message>
    <message>
        <source>%1 Keep it, or ask for a new deal</source>
        <translation>%1 Gardez-les ou demandez une redonne</translation>
    </message>
    <message>
        <source>Five cards of one suit.</source>
        <translation>Cinq cartes d’une couleur.</translation>
    </message>
    <message>
        <source>%1 Lead any card against %2</source>
        <translation>%1 Jouez une carte contre %2</translation>
    </message>
    <message>
        <source>Your attack.</source>
        <translation>À vous d’attaquer.</translation>
    </message>
    <message>
        <source>Your defence.</source>
        <translation>À vous de défendre.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2, pass the attack on, or take %n card(s)</source>
        <translation>
            <numerusform>%1 Battez %2, renvoyez l’attaque ou ramassez %n carte</numerusform>
            <numerusform>%1 Battez %2, renvoyez l’attaque ou ramassez %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2 or take %n card(s) from the table</source>
        <translation>
            <numerusform>%1 Battez %2 ou ramassez %n carte sur la table</numerusform>
            <numerusform>%1 Battez %2 ou ramassez %n cartes sur la table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Pass %2 on, or take %n card(s)</source>
        <translation>
            <numerusform>%1 Renvoyez %2 ou ramassez %n carte</numerusform>
            <numerusform>%1 Renvoyez %2 ou ramassez %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Nothing beats %2: take %n card(s)</source>
        <translation>
            <numerusform>%1 Rien ne bat %2&#x202f;: ramassez %n carte</numerusform>
            <numerusform>%1 Rien ne bat %2&#x202f;: ramassez %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes.</source>
        <translation>%1 ramasse.</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>Contre %1.</translation>
    </message>
    <message>
        <source>%1 You have nothing to throw in</source>
        <translation>%1 Vous n’avez rien à ajouter</translation>
    </message>
    <message>
        <source>%1 Throw in a card or be done</source>
        <translation>%1 Ajoutez une carte ou terminez</translation>
    </message>
    <message>
        <source>%1 Throw in %2 or be done</source>
        <translation>%1 Ajoutez %2 ou terminez</translation>
    </message>
    <message>
        <source>Trump · stock empty</source>
        <translation>Atout · talon vide</translation>
    </message>
    <message numerus="yes">
        <source>Trump · %n in stock</source>
        <translation>
            <numerusform>Atout · %n au talon</numerusform>
            <numerusform>Atout · %n au talon</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock, empty, trump is %1</source>
        <translation>Talon vide, atout %1</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s), trump is %1</source>
        <translation>
            <numerusform>Talon, %n carte, atout %1</numerusform>
            <numerusform>Talon, %n cartes, atout %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, trump card under the stock</source>
        <translation>%1, carte d’atout sous le talon</translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation>Défausse · %1</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Défausse, %n carte</numerusform>
            <numerusform>Défausse, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Renvois</translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation>Ajouts</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the deck</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>deux équipes de deux</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>deux équipes de trois</translation>
    </message>
    <message>
        <source>Bout %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>.</source>
        <comment>ends a sentence</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>On distribue les cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n carte en main.</numerusform>
            <numerusform>%n cartes en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bout %1, %2 attacks %3.</source>
        <translation>Tour %1, %2 attaque %3.</translation>
    </message>
    <message>
        <source>Bout %1, you are out.</source>
        <translation>Tour %1, vous n’êtes plus en jeu.</translation>
    </message>
    <message>
        <source>Bout %1, you take the cards.</source>
        <translation>Tour %1, vous ramassez les cartes.</translation>
    </message>
    <message>
        <source>Bout %1, you defend.</source>
        <translation>Tour %1, vous défendez.</translation>
    </message>
    <message>
        <source>Bout %1, you attack.</source>
        <translation>Tour %1, vous attaquez.</translation>
    </message>
    <message>
        <source>Bout %1, you may throw in.</source>
        <translation>Tour %1, vous pouvez ajouter.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La table est vide.</translation>
    </message>
    <message>
        <source>%1 covered with %2</source>
        <translation>%1 sous %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>%1 à découvert</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Sur la table&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>Votre main&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 a en main&#x202f;: %2.</translation>
    </message>
    <message>
        <source>You take the cards.</source>
        <translation>Vous ramassez les cartes.</translation>
    </message>
    <message>
        <source>%1 takes the cards.</source>
        <translation>%1 ramasse les cartes.</translation>
    </message>
    <message>
        <source>attack with %1</source>
        <comment>after: You</comment>
        <translation>attaquez avec %1</translation>
    </message>
    <message>
        <source>attacks with %1</source>
        <translation>attaque avec %1</translation>
    </message>
    <message>
        <source>throw in %1</source>
        <comment>after: You</comment>
        <translation>ajoutez %1</translation>
    </message>
    <message>
        <source>throws in %1</source>
        <translation>ajoute %1</translation>
    </message>
    <message>
        <source>cover %1 with %2</source>
        <comment>after: You</comment>
        <translation>couvrez %1 avec %2</translation>
    </message>
    <message>
        <source>covers %1 with %2</source>
        <translation>couvre %1 avec %2</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after: You</comment>
        <translation>ramassez</translation>
    </message>
    <message>
        <source>transfer with %1</source>
        <comment>after: You</comment>
        <translation>renvoyez avec %1</translation>
    </message>
    <message>
        <source>transfers with %1</source>
        <translation>renvoie avec %1</translation>
    </message>
    <message>
        <source>show %1 and pass the attack on</source>
        <comment>after: You</comment>
        <translation>montrez %1 et renvoyez l’attaque</translation>
    </message>
    <message>
        <source>shows %1 and passes the attack on</source>
        <translation>montre %1 et renvoie l’attaque</translation>
    </message>
    <message>
        <source>are done</source>
        <comment>after: You</comment>
        <translation>avez terminé</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>a terminé</translation>
    </message>
    <message>
        <source>ask for a new deal</source>
        <comment>after: You</comment>
        <translation>demandez une redonne</translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation>demande une redonne</translation>
    </message>
    <message>
        <source>The trump is %1</source>
        <translation>L’atout est %1</translation>
    </message>
    <message>
        <source>begin</source>
        <comment>after: You</comment>
        <translation>commencez</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>commence</translation>
    </message>
    <message>
        <source>begin with the lowest trump, %1</source>
        <comment>after: You</comment>
        <translation>commencez, plus petit atout&#x202f;: %1</translation>
    </message>
    <message>
        <source>begins with the lowest trump, %1</source>
        <translation>commence, plus petit atout&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beaten, to the discard</source>
        <translation>
            <numerusform>%n carte battue, à la défausse</numerusform>
            <numerusform>%n cartes battues, à la défausse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pick up %n card(s)</source>
        <comment>after: You</comment>
        <translation>
            <numerusform>ramassez %n carte</numerusform>
            <numerusform>ramassez %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picks up %n card(s)</source>
        <translation>
            <numerusform>ramasse %n carte</numerusform>
            <numerusform>ramasse %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>are out</source>
        <comment>after: You</comment>
        <translation>sortez</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>La partie est nulle</translation>
    </message>
    <message>
        <source>Your team wins</source>
        <translation>Votre équipe gagne</translation>
    </message>
    <message>
        <source>Your team loses, though you are out</source>
        <translation>Votre équipe perd malgré votre sortie</translation>
    </message>
    <message>
        <source>Your team loses</source>
        <translation>Votre équipe perd</translation>
    </message>
    <message>
        <source>Team B wins</source>
        <translation>L’équipe B gagne</translation>
    </message>
    <message>
        <source>Team A wins</source>
        <translation>L’équipe A gagne</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>You are the durak</source>
        <translation>Vous êtes le durak</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>%1 is the durak</source>
        <translation>%1 est le durak</translation>
    </message>
    <message>
        <source>The last cards went in the same bout.</source>
        <translation>Les dernières cartes sont parties au même tour.</translation>
    </message>
    <message>
        <source>Team A is left with cards.</source>
        <translation>Il reste des cartes à l’équipe A.</translation>
    </message>
    <message>
        <source>Team B is left with cards.</source>
        <translation>Il reste des cartes à l’équipe B.</translation>
    </message>
    <message>
        <source>%1 is the durak.</source>
        <translation>%1 est le durak.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in hand.</source>
        <translation>
            <numerusform>%n carte restée en main.</numerusform>
            <numerusform>%n cartes restées en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Durak</source>
        <translation>Durak</translation>
    </message>
    <message>
        <source>Lowest trump: %1</source>
        <translation>Plus petit atout&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>&quot;%1&quot; is not a card; a card is written like 9c, Th or As</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une carte&#x202f;; une carte s’écrit comme 9c, Th ou As</translation>
    </message>
    <message>
        <source>nothing is drawn or dealt here</source>
        <translation>ici, rien n’est pioché ni distribué</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be drawn or dealt here</source>
        <translation>«&#x202f;%1&#x202f;» ne peut être ni pioché ni distribué ici</translation>
    </message>
    <message>
        <source>seat %1 is not to move</source>
        <translation>ce n’est pas à la place %1 de jouer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed here</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas permis ici</translation>
    </message>
    <message>
        <source>there is no rule &quot;%1&quot;; the rules are %2</source>
        <translation>il n’y a pas de règle «&#x202f;%1&#x202f;»&#x202f;; les règles sont %2</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; it can be %3</source>
        <translation>%1 ne peut pas valoir «&#x202f;%2&#x202f;»&#x202f;; valeurs possibles&#x202f;: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rule; a rule is written like deck=36</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une règle&#x202f;; une règle s’écrit comme deck=36</translation>
    </message>
    <message>
        <source>the rule &quot;%1&quot; is given twice</source>
        <translation>la règle «&#x202f;%1&#x202f;» est donnée deux fois</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>il n’y a pas de jeu «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the game was saved by rules of version %1; this program knows versions up to %2</source>
        <translation>la partie a été enregistrée avec la version %1 des règles&#x202f;; ce programme les connaît jusqu’à la version %2</translation>
    </message>
    <message>
        <source>the rules need %1 seats, the file names %2</source>
        <translation>les règles demandent %1 places, le fichier en nomme %2</translation>
    </message>
    <message>
        <source>the file states a result, but the game is not over</source>
        <translation>le fichier donne un résultat, mais la partie n’est pas finie</translation>
    </message>
    <message>
        <source>the stated result is not the one the steps lead to</source>
        <translation>le résultat donné n’est pas celui auquel mènent les étapes</translation>
    </message>
    <message>
        <source>the file was changed or damaged since it was saved: its check sum does not fit. To read it all the same, delete the field &quot;check&quot;</source>
        <translation>le fichier a été modifié ou abîmé depuis son enregistrement&#x202f;: sa somme de contrôle ne correspond pas. Pour le lire quand même, supprimez le champ «&#x202f;check&#x202f;»</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not known</source>
        <translation>le champ «&#x202f;%1&#x202f;» est inconnu</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être un texte</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must hold texts of 1 to %2 plain letters</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit contenir des textes de 1 à %2 lettres simples</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a time, as &quot;2026-01-31T18:00:00Z&quot;</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être une date et heure, comme «&#x202f;2026-01-31T18:00:00Z&#x202f;»</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of texts</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être un objet de textes</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of 1 to %2 names</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être une liste de 1 à %2 noms</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text of 16 hexadecimal digits</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être un texte de 16 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of texts</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être une liste de textes</translation>
    </message>
    <message>
        <source>step %1 must be a text that begins with a seat from 0 to %2 or with * for chance</source>
        <translation>l’étape %1 doit être un texte qui commence par une place de 0 à %2, ou par * pour le hasard</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a number from 0 to 1 for each seat</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être une liste avec un nombre de 0 à 1 pour chaque place</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>not a saved game: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation>pas une partie enregistrée&#x202f;: le texte s’interrompt ou est abîmé à l’octet %1 (%2)</translation>
    </message>
    <message>
        <source>not a saved game: it does not begin with {&quot;parlour&quot;: %1</source>
        <translation>pas une partie enregistrée&#x202f;: le fichier ne commence pas par {&quot;parlour&quot;: %1</translation>
    </message>
    <message>
        <source>the file was written by a newer Parlour (file version %1, this program knows %2). Install the newer program; the file stays as it is</source>
        <translation>le fichier vient d’un Parlour plus récent (version de fichier %1, ce programme connaît la %2). Installez le programme plus récent&#x202f;; le fichier reste tel quel</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>not a file; choose a saved game, which ends in .parlour</source>
        <translation>pas un fichier&#x202f;; choisissez une partie enregistrée, qui se termine par .parlour</translation>
    </message>
    <message>
        <source>too large for a saved game; the largest has %1 bytes</source>
        <translation>trop gros pour une partie enregistrée&#x202f;; la limite est de %1 octets</translation>
    </message>
    <message>
        <source>too large for a saved game; shorten the notes</source>
        <translation>trop gros pour une partie enregistrée&#x202f;; raccourcissez les notes</translation>
    </message>
    <message>
        <source>its folder cannot be made; choose another place</source>
        <translation>son dossier ne peut pas être créé&#x202f;; choisissez un autre emplacement</translation>
    </message>
    <message>
        <source>the history could not be used: %1</source>
        <translation>l’historique n’a pas pu être utilisé&#x202f;: %1</translation>
    </message>
    <message>
        <source>the history has no game %1</source>
        <translation>l’historique n’a pas de partie %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Durak; moves are attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep and redeal</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un coup de Durak&#x202f;; les coups sont attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep et redeal</translation>
    </message>
    <message>
        <source>%1 cards are too few for %2 players; each gets six, so a deck of %1 serves at most %3</source>
        <translation>%1 cartes ne suffisent pas pour %2 joueurs&#x202f;; chacun en reçoit six, donc un jeu de %1 en sert au plus %3</translation>
    </message>
    <message>
        <source>teams=2x2 needs 4 players, not %1</source>
        <translation>teams=2x2 demande 4 joueurs, pas %1</translation>
    </message>
    <message>
        <source>teams=3x3 needs 6 players, not %1</source>
        <translation>teams=3x3 demande 6 joueurs, pas %1</translation>
    </message>
    <message>
        <source>pass-card=on needs type=perevodnoy; in type=podkidnoy it must be off</source>
        <translation>pass-card=on demande type=perevodnoy&#x202f;; avec type=podkidnoy, il faut off</translation>
    </message>
    <message>
        <source>fool=%1 is no seat of %2 players; it can be none or 0 to %3</source>
        <translation>fool=%1 n’est pas une place parmi %2 joueurs&#x202f;; valeurs possibles&#x202f;: none ou 0 à %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deck of up to 52 cards, as &quot;deck 6s 7h&quot;, nor &quot;first&quot; and a seat from 0 to 5</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni un paquet d’au plus 52 cartes, comme «&#x202f;deck 6s 7h&#x202f;», ni «&#x202f;first&#x202f;» suivi d’une place de 0 à 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are end, stand and play 1 to play 5</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une action&#x202f;; les actions sont end, stand et play 1 à play 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;sides 1 3 2 5 / 4 4 1 2&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une donne&#x202f;; une donne s’écrit comme «&#x202f;sides 1 3 2 5 / 4 4 1 2&#x202f;» ou «&#x202f;house 3 10 ..&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are nothing, block and travel 1 to travel %2</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une action&#x202f;; les actions sont nothing, block et travel 1 à travel %2</translation>
    </message>
    <message>
        <source>a memory is written as base64 in brackets like &quot;block [MTI=]&quot;, %1 bytes at most</source>
        <translation>une mémoire s’écrit en base64 entre crochets comme «&#x202f;block [MTI=]&#x202f;», %1 octets au plus</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a toss; a toss is heads or tails</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un lancer&#x202f;; un lancer est heads ou tails</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Coup; moves are income, foreign aid, tax, exchange, steal 1, assassinate 1, coup 1, allow, challenge, block duke, block, lose duke and return captain duke</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un coup de Coup&#x202f;; les coups sont income, foreign aid, tax, exchange, steal 1, assassinate 1, coup 1, allow, challenge, block duke, block, lose duke et return captain duke</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deal of two cards a seat, as &quot;deal duke captain contessa duke&quot;, nor &quot;draw&quot; and one or two cards</source>
        <translation>«&#x202f;%1&#x202f;» n’est ni une donne de deux cartes par place, comme «&#x202f;deal duke captain contessa duke&#x202f;», ni «&#x202f;draw&#x202f;» suivi d’une ou deux cartes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are &quot;hold&quot; with positions from 0 to 4, &quot;hold none&quot;, and &quot;score&quot; with a box, as &quot;score full-house&quot;</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une action&#x202f;; les actions sont «&#x202f;hold&#x202f;» avec des positions de 0 à 4, «&#x202f;hold none&#x202f;», et «&#x202f;score&#x202f;» avec une case, comme «&#x202f;score full-house&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a roll; a roll is written like &quot;roll 3 6 1&quot;</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un lancer&#x202f;; un lancer s’écrit comme «&#x202f;roll 3 6 1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>it was written by a newer Parlour</source>
        <translation>il vient d’un Parlour plus récent</translation>
    </message>
    <message>
        <source>There is no history in this session. %1 cannot be used: %2</source>
        <translation>Pas d’historique dans cette session. %1 est inutilisable&#x202f;: %2</translation>
    </message>
    <message>
        <source>A new history was begun. The old one could not be used (%1) and was kept as %2.</source>
        <translation>Un nouvel historique commence. L’ancien était inutilisable (%1) et a été gardé sous %2.</translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message>
        <source>Step %1 of %2 is not possible: %3. The game can be looked at up to there.</source>
        <translation>L’étape %1 sur %2 est impossible&#x202f;: %3. La partie peut être revue jusque-là.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A card and dice table for people against AI.</source>
        <translation>Une table de cartes et de dés pour jouer contre l’IA.</translation>
    </message>
    <message>
        <source>A saved game (.parlour) to open.</source>
        <translation>Une partie enregistrée (.parlour) à ouvrir.</translation>
    </message>
    <message>
        <source>Start a game at once: durak, pazaak.</source>
        <translation>Commencer aussitôt une partie&#x202f;: durak, pazaak.</translation>
    </message>
    <message>
        <source>With --game: let bots play, and watch.</source>
        <translation>Avec --game&#x202f;: laisser jouer les bots et regarder.</translation>
    </message>
    <message>
        <source>The language of this run, as &quot;fr&quot;.</source>
        <translation>La langue pour cette fois, comme «&#x202f;fr&#x202f;».</translation>
    </message>
</context>
<context>
    <name>Pazaak</name>
    <message>
        <source>Stand</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Play +%1</source>
        <translation>Jouer +%1</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation>plus %1</translation>
    </message>
    <message>
        <source>plus %1, makes %2, bust, can be played</source>
        <translation>plus %1, donne %2, dépassé, jouable</translation>
    </message>
    <message>
        <source>plus %1, makes %2, can be played</source>
        <translation>plus %1, donne %2, jouable</translation>
    </message>
    <message>
        <source>%1: %2, bust</source>
        <translation>%1&#x202f;: %2, dépassé</translation>
    </message>
    <message>
        <source>%1: %2, stands</source>
        <translation>%1&#x202f;: %2, reste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Réfléchit…</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Doit décider</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays +%2 and stands on %3&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;joue +%2 et reste à %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1: &lt;b&gt;bust with %2&lt;/b&gt;</source>
        <translation>tire %1&#x202f;: &lt;b&gt;dépasse avec %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;stands on %2&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;reste à %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>tire %1</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;ends turn&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;finit son tour&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt;: bust</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt;&#x202f;: dépassé</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et vous restez</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et il reste</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: wins, the other is bust</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et vous restez&#x202f;: gagne, l’autre a dépassé</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: wins, the other is bust</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et il reste&#x202f;: gagne, l’autre a dépassé</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: beats %3</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et vous restez&#x202f;: bat %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: beats %3</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et il reste&#x202f;: bat %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: ties with %3</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et vous restez&#x202f;: égale %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: ties with %3</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et il reste&#x202f;: égale %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: loses to %3</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et vous restez&#x202f;: perd contre %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: loses to %3</source>
        <translation>&lt;b&gt;+%1 donne %2&lt;/b&gt; et il reste&#x202f;: perd contre %3</translation>
    </message>
    <message>
        <source>You are bust: nothing changes.</source>
        <translation>Vous avez dépassé 20&#x202f;: rien ne change.</translation>
    </message>
    <message>
        <source>You keep %1 and draw again.</source>
        <translation>Vous gardez %1 et tirerez encore.</translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this hand.</source>
        <translation>Vous gardez %1 et ne tirez plus de cette manche.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est fini.</translation>
    </message>
    <message>
        <source>The next hand has not begun.</source>
        <translation>La manche suivante n’a pas commencé.</translation>
    </message>
    <message>
        <source>You stand in this hand.</source>
        <translation>Vous restez&#x202f;: plus de tirage dans cette manche.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>Manche %1&#x202f;: égalité</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win hand %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;Vous gagnez la manche %1&lt;/b&gt;, %2 à %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins hand %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;%4 gagne la manche %1&lt;/b&gt;, %2 à %3</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>first to three hands</source>
        <translation>en trois manches gagnantes</translation>
    </message>
    <message>
        <source>decks as they were run</source>
        <translation>paquets du concours</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>hands won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>get side cards %1</source>
        <translation>recevez en appoint %1</translation>
    </message>
    <message>
        <source>gets side cards %1</source>
        <translation>reçoit en appoint %1</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;stand&lt;/b&gt;</source>
        <translation>tirez %1, &lt;b&gt;restez&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;stands&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;reste&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>tirez %1, &lt;b&gt;dépassez&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;dépasse&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, end turn</source>
        <translation>tirez %1, finissez le tour</translation>
    </message>
    <message>
        <source>draws %1, ends turn</source>
        <translation>tire %1, finit son tour</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play +%2&lt;/b&gt;</source>
        <translation>tirez %1, &lt;b&gt;jouez +%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays +%2&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;joue +%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>totals</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 : %2, both bust</source>
        <comment>totals</comment>
        <translation>%1 – %2, tous deux dépassés</translation>
    </message>
    <message>
        <source>bust %1 : %2</source>
        <comment>totals</comment>
        <translation>dépassé %1 – %2</translation>
    </message>
    <message>
        <source>%1 : %2 bust</source>
        <comment>totals</comment>
        <translation>%1 – %2 dépassé</translation>
    </message>
    <message>
        <source>The hand is tied</source>
        <translation>Manche à égalité</translation>
    </message>
    <message>
        <source>won the hand</source>
        <comment>you</comment>
        <translation>gagnez la manche</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>gagne la manche</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation>gagnez le match</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>gagne le match</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>hands won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The match is about to begin.</source>
        <translation>Le match va commencer.</translation>
    </message>
    <message>
        <source>You are bust with %1.</source>
        <translation>Vous avez dépassé avec %1.</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Vous restez à %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>%1 is bust with %2.</source>
        <translation>%1 a dépassé avec %2.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 reste à %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>Hand %1, hands won %2 to %3.</source>
        <translation>Manche %1, manches gagnées&#x202f;: %2 à %3.</translation>
    </message>
    <message>
        <source>Board of %1: %2.</source>
        <translation>%1, sur la table&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: no side cards left.</source>
        <translation>%1&#x202f;: plus de cartes d’appoint.</translation>
    </message>
    <message>
        <source>Side cards of %1: %2.</source>
        <translation>%1, cartes d’appoint&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n side card(s), face down.</source>
        <translation>
            <numerusform>%1&#x202f;: %n carte d’appoint, face cachée.</numerusform>
            <numerusform>%1&#x202f;: %n cartes d’appoint, face cachée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the house deck.</source>
        <translation>
            <numerusform>Il reste %n carte au paquet.</numerusform>
            <numerusform>Il reste %n cartes au paquet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>The match is drawn, %1 to %2</source>
        <translation>Match nul, %1 à %2</translation>
    </message>
    <message>
        <source>You win %1 to %2</source>
        <translation>Vous gagnez %1 à %2</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3</source>
        <translation>%1 gagne %2 à %3</translation>
    </message>
    <message>
        <source>The last hand ended %1 to %2.</source>
        <translation>La dernière manche a fini à %1 contre %2.</translation>
    </message>
    <message>
        <source>=</source>
        <comment>place in a drawn match</comment>
        <translation>=</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nul</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <translation>Gagné %1 à %2</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <translation>Perdu %1 à %2</translation>
    </message>
    <message>
        <source>Come as near to 20 as you can without passing it; three hands win the match.</source>
        <translation>Approchez-vous de 20 sans le dépasser&#x202f;; trois manches gagnent le match.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>finir le tour</translation>
    </message>
    <message>
        <source>Stand on your total</source>
        <translation>rester sur votre total</translation>
    </message>
    <message>
        <source>Play a side card, counted from the left</source>
        <translation>jouer une carte d’appoint, comptée depuis la gauche</translation>
    </message>
    <message>
        <source>Stand on %1</source>
        <translation>Rester à %1</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>dépassé</translation>
    </message>
    <message>
        <source>house cards</source>
        <translation>au paquet</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>carte du paquet %1</translation>
    </message>
    <message>
        <source>plus %1, played</source>
        <translation>plus %1, jouée</translation>
    </message>
    <message>
        <source>side card, face down</source>
        <translation>carte d’appoint, face cachée</translation>
    </message>
    <message numerus="yes">
        <source>house deck, %n card(s) left</source>
        <translation>
            <numerusform>paquet, %n carte restante</numerusform>
            <numerusform>paquet, %n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Twenty, not one more.</source>
        <translation>Vingt, pas un de plus.</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Today, %1</source>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no pauses and no movement</comment>
        <translation>Sans</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 Strength %2 of 5</source>
        <translation>%1 Force %2 sur 5</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Nothing else was possible</source>
        <translation>Rien d’autre n’était possible</translation>
    </message>
    <message>
        <source>Leads the lowest card, plain before trump.</source>
        <translation>Attaque de sa plus petite carte, les atouts en dernier.</translation>
    </message>
    <message>
        <source>Asks for a new deal whenever that is allowed.</source>
        <translation>Demande une redonne chaque fois que c’est permis.</translation>
    </message>
    <message>
        <source>Passes the attack on with a plain card.</source>
        <translation>Renvoie l’attaque avec une carte hors atout.</translation>
    </message>
    <message>
        <source>Covers with the lowest card that beats the attack.</source>
        <translation>Couvre avec la plus petite carte qui bat l’attaque.</translation>
    </message>
    <message>
        <source>Takes: no card beats the attack.</source>
        <translation>Ramasse&#x202f;: aucune carte ne bat l’attaque.</translation>
    </message>
    <message>
        <source>Throws in the lowest plain card that fits.</source>
        <translation>Ajoute la plus petite carte hors atout qui convient.</translation>
    </message>
    <message>
        <source>Is done: only trumps fit, and those it keeps.</source>
        <translation>A terminé&#x202f;: seuls des atouts conviennent, et il les garde.</translation>
    </message>
    <message>
        <source>Fewer cards than the others</source>
        <translation>Moins de cartes que les autres</translation>
    </message>
    <message>
        <source>Out of cards</source>
        <translation>Main vide</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartes restant en main</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>Rangs identiques</translation>
    </message>
    <message>
        <source>Suit balance</source>
        <translation>Équilibre des couleurs</translation>
    </message>
    <message>
        <source>More cards than the others</source>
        <translation>Plus de cartes que les autres</translation>
    </message>
    <message>
        <source>Never asks for a new deal.</source>
        <translation>Ne demande jamais de redonne.</translation>
    </message>
    <message>
        <source>Leads what leaves the most valuable hand.</source>
        <translation>Attaque de ce qui laisse la meilleure main.</translation>
    </message>
    <message>
        <source>Keeps the hand as it is</source>
        <translation>Garde la main telle quelle</translation>
    </message>
    <message>
        <source>Throws in, because the hand loses less than %1 by it.</source>
        <translation>Ajoute, car la main y perd moins de %1.</translation>
    </message>
    <message>
        <source>Is done, because throwing in would lose %1 or more.</source>
        <translation>A terminé, car ajouter ferait perdre %1 ou plus.</translation>
    </message>
    <message>
        <source>Passes the attack on, because the hand without the rank loses less than %1.</source>
        <translation>Renvoie l’attaque, car sans ce rang la main perd moins de %1.</translation>
    </message>
    <message>
        <source>Gets every card on the table</source>
        <translation>Reçoit toutes les cartes de la table</translation>
    </message>
    <message>
        <source>Takes, because covering would cost the hand too much.</source>
        <translation>Ramasse, car couvrir coûterait trop à la main.</translation>
    </message>
    <message>
        <source>Takes, because no card beats the attack.</source>
        <translation>Ramasse, car aucune carte ne bat l’attaque.</translation>
    </message>
    <message>
        <source>Its rank lies there already</source>
        <translation>Son rang est déjà sur la table</translation>
    </message>
    <message>
        <source>Would bring a new rank to the table</source>
        <translation>Apporterait un rang nouveau sur la table</translation>
    </message>
    <message>
        <source>Rank already on the table</source>
        <translation>Rang déjà sur la table</translation>
    </message>
    <message>
        <source>The hand without the whole rank</source>
        <translation>La main sans tout le rang</translation>
    </message>
    <message>
        <source>The hand without the plain cards of the rank</source>
        <translation>La main sans les cartes hors atout du rang</translation>
    </message>
    <message>
        <source>Covers, because taking would not be better by %1 or more.</source>
        <translation>Couvre, car ramasser ne vaudrait pas %1 de plus.</translation>
    </message>
    <message>
        <source>Covers, because with an empty stock it always does.</source>
        <translation>Couvre, comme toujours quand le talon est vide.</translation>
    </message>
    <message>
        <source>Covers, because the hand does not lose %1 or more by it. It loses %2.</source>
        <translation>Couvre, car la main n’y perd pas %1 ou plus. Elle perd %2.</translation>
    </message>
    <message>
        <source>Covers, because the hand does not lose %1 or more by it. It gains %2.</source>
        <translation>Couvre, car la main n’y perd pas %1 ou plus. Elle gagne %2.</translation>
    </message>
    <message>
        <source>Value after</source>
        <translation>Valeur après</translation>
    </message>
    <message>
        <source>Hand value before</source>
        <translation>Valeur de la main avant</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Spends a plain card</source>
        <translation>Dépense une carte hors atout</translation>
    </message>
    <message>
        <source>Spends the only trump</source>
        <translation>Dépense le seul atout</translation>
    </message>
    <message>
        <source>Spends a trump</source>
        <translation>Dépense un atout</translation>
    </message>
    <message>
        <source>Drew one of %1 legal moves.</source>
        <translation>A tiré au sort l’un des %1 coups permis.</translation>
    </message>
    <message>
        <source>Somebody is over 20: stand</source>
        <translation>Quelqu’un dépasse 20&#x202f;: rester</translation>
    </message>
    <message>
        <source>The opponent stands on %2, below %1: stand</source>
        <translation>L’adversaire reste à %2, sous %1&#x202f;: rester</translation>
    </message>
    <message>
        <source>The opponent stands on %2: playing %3 on %1 beats it</source>
        <translation>L’adversaire reste à %2&#x202f;: jouer %3 sur %1 le bat</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 20</source>
        <translation>Jouer %3 sur %1 donne 20</translation>
    </message>
    <message>
        <source>Behind in hand wins: take a card and live dangerously</source>
        <translation>Mené aux manches&#x202f;: tirer et vivre dangereusement</translation>
    </message>
    <message>
        <source>More than a fifth of the cards left are safe on %1: take another card</source>
        <translation>Plus d’un cinquième des cartes restantes est sans danger sur %1&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>No more than a fifth of the cards left are safe on %1: stand</source>
        <translation>Au plus un cinquième des cartes restantes est sans danger sur %1&#x202f;: rester</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 17 to 20</source>
        <translation>Jouer %3 sur %1 donne 17 à 20</translation>
    </message>
    <message>
        <source>An average card on %1 makes more than 18: stand</source>
        <translation>Une carte moyenne sur %1 donne plus de 18&#x202f;: rester</translation>
    </message>
    <message>
        <source>An average card on %1 makes 18 at most: take another card</source>
        <translation>Une carte moyenne sur %1 donne 18 au plus&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>%1 is below 15: take another card</source>
        <translation>%1 est sous 15&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>%1 is 15 or more: stand</source>
        <translation>%1 atteint 15&#x202f;: rester</translation>
    </message>
    <message>
        <source>%1 is below 20: take another card</source>
        <translation>%1 est sous 20&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>%1 is more than 20: stand</source>
        <translation>%1 dépasse 20&#x202f;: rester</translation>
    </message>
    <message>
        <source>Points in 100 simulations</source>
        <translation>Points en 100 simulations</translation>
    </message>
    <message>
        <source>Simulated hands</source>
        <translation>Manches simulées</translation>
    </message>
    <message>
        <source>Price of the card</source>
        <translation>Prix de la carte</translation>
    </message>
    <message>
        <source>The best of the options in 100 simulated hands each</source>
        <translation>Le meilleur des choix, en 100 manches simulées chacun</translation>
    </message>
    <message>
        <source>The opponent is done with %2, below %1: stand</source>
        <translation>L’adversaire a fini à %2, sous %1&#x202f;: rester</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 19 or 20: fire</source>
        <translation>Jouer %3 sur %1 donne 19 ou 20&#x202f;: feu</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 beats it</source>
        <translation>L’adversaire a fini à %2&#x202f;: jouer %3 sur %1 le bat</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: stand for a tie</source>
        <translation>L’adversaire a aussi fini à %2&#x202f;: rester pour l’égalité</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 ties</source>
        <translation>L’adversaire a fini à %2&#x202f;: jouer %3 sur %1 égalise</translation>
    </message>
    <message>
        <source>The opponent is done with %2: %1 does not beat it, take another card</source>
        <translation>L’adversaire a fini à %2&#x202f;: %1 ne le bat pas, tirer encore</translation>
    </message>
    <message>
        <source>%1 is behind %2: take another card</source>
        <translation>%1 est derrière %2&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>%1 is 16 or more: stand</source>
        <translation>%1 atteint 16&#x202f;: rester</translation>
    </message>
    <message>
        <source>%1 is below 16: take another card</source>
        <translation>%1 est sous 16&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 reaches it</source>
        <translation>L’adversaire a fini à %2&#x202f;: jouer %3 sur %1 suffit à l’atteindre</translation>
    </message>
    <message>
        <source>The opponent is done with %2, above %1: take another card</source>
        <translation>L’adversaire a fini à %2, au-dessus de %1&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: %3, the smallest card, is enough</source>
        <translation>L’adversaire a aussi fini à %2&#x202f;: %3, la plus petite carte, suffit</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well and no card fits: stand</source>
        <translation>L’adversaire a aussi fini à %2 et aucune carte ne convient&#x202f;: rester</translation>
    </message>
    <message>
        <source>No card can bust %1: take another card</source>
        <translation>Aucune carte ne fait dépasser %1&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>Playing %3 on %1 is high enough</source>
        <translation>Jouer %3 sur %1 donne un total assez haut</translation>
    </message>
    <message>
        <source>%1 is not high enough: take another card</source>
        <translation>%1 n’est pas assez haut&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>%1 is high enough: stand</source>
        <translation>%1 est assez haut&#x202f;: rester</translation>
    </message>
    <message>
        <source>The opponent has 20: take another card</source>
        <translation>L’adversaire a 20&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>Expected payoff</source>
        <translation>Gain espéré</translation>
    </message>
    <message>
        <source>Another card on %1 promises more than standing</source>
        <translation>Une carte de plus sur %1 promet plus que rester</translation>
    </message>
    <message>
        <source>Standing on %1 promises at least as much as another card</source>
        <translation>Rester à %1 promet au moins autant qu’une carte de plus</translation>
    </message>
    <message>
        <source>Every action is equally likely</source>
        <translation>Chaque action est aussi probable</translation>
    </message>
    <message>
        <source>The opponent needs one more hand: playing %3 on %1 ties</source>
        <translation>Il manque une manche à l’adversaire&#x202f;: jouer %3 sur %1 égalise</translation>
    </message>
    <message>
        <source>A coin decides between a tie with a card and another house card: take another card</source>
        <translation>Pile ou face entre égaliser avec une carte et tirer encore&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>A coin decides between a tie with %3 and another house card: play %3</source>
        <translation>Pile ou face entre égaliser avec %3 et tirer encore&#x202f;: jouer %3</translation>
    </message>
    <message>
        <source>No card beats %2: take another card</source>
        <translation>Aucune carte ne bat %2&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>A side card would pass %2 later on: take another card</source>
        <translation>Une carte d’appoint fera mieux que %2 plus tard&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>%2 is hard to improve on: stand on %1</source>
        <translation>%2 est difficile à battre&#x202f;: rester à %1</translation>
    </message>
    <message>
        <source>Not ahead in hand wins: playing %3 on %1 draws level</source>
        <translation>Pas en tête aux manches&#x202f;: jouer %3 sur %1 égalise</translation>
    </message>
    <message>
        <source>%2 is out of reach: stand on %1</source>
        <translation>%2 est hors de portée&#x202f;: rester à %1</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: take another card</source>
        <translation>Pile ou face entre rester à %1 et tirer encore&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: stand</source>
        <translation>Pile ou face entre rester à %1 et tirer encore&#x202f;: rester</translation>
    </message>
    <message>
        <source>%2 is not much: take another card on %1</source>
        <translation>%2, c’est peu&#x202f;: tirer encore sur %1</translation>
    </message>
    <message>
        <source>The opponent has gone over 20: stand</source>
        <translation>L’adversaire a dépassé 20&#x202f;: rester</translation>
    </message>
    <message>
        <source>The opponent, still playing, is not ahead of %1: take another card</source>
        <translation>L’adversaire, encore en jeu, n’est pas devant %1&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>One of several of its rank</source>
        <translation>Pas la seule de son rang</translation>
    </message>
    <message>
        <source>Several of its rank</source>
        <translation>Plusieurs de son rang</translation>
    </message>
    <message>
        <source>Its sum of the chances to win, in 100</source>
        <translation>Sa somme des chances de gagner, sur 100</translation>
    </message>
    <message>
        <source>Worth a block from, in 100</source>
        <translation>Mérite un blocage à partir de, sur 100</translation>
    </message>
    <message>
        <source>True chance to win from here, in 100</source>
        <translation>Vraie chance de gagner d’ici, sur 100</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, worth a block</source>
        <translation>Il estime à %3 sur 100 ses chances, de quoi bloquer</translation>
    </message>
    <message>
        <source>It knows of no round to go back to: do nothing</source>
        <translation>Il ne connaît aucune manche où revenir&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win from round %2, more than now</source>
        <translation>Il estime à %3 sur 100 ses chances depuis la manche %2, plus que maintenant</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, too little for a block and enough to go on</source>
        <translation>Il estime à %3 sur 100 ses chances, trop peu pour bloquer, assez pour continuer</translation>
    </message>
    <message>
        <source>Lost rounds %2 and the one after it: back to round %2</source>
        <translation>Manche %2 et suivante perdues&#x202f;: retour à la manche %2</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Rounds to win before the next block</source>
        <translation>Manches à gagner avant le prochain blocage</translation>
    </message>
    <message>
        <source>%3 rounds won are worth a block</source>
        <translation>%3 manches gagnées méritent un blocage</translation>
    </message>
    <message>
        <source>No two losses in a row to undo and no wins to protect: do nothing</source>
        <translation>Ni deux pertes de suite à défaire, ni gains à protéger&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>%1 ahead: block</source>
        <translation>Avance de %1&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>Neither 7 ahead nor 10 behind (%1): do nothing</source>
        <translation>Ni 7 d’avance ni 10 de retard (%1)&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Far behind (%1), but this round is blocked: do nothing</source>
        <translation>Loin derrière (%1), mais cette manche est bloquée&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Far behind (%1): back to round %2</source>
        <translation>Loin derrière (%1)&#x202f;: retour à la manche %2</translation>
    </message>
    <message>
        <source>Not behind (%1) in the last round: block</source>
        <translation>Pas derrière (%1) à la dernière manche&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>Not behind (%1) in the last round, no blue lever: do nothing</source>
        <translation>Pas derrière (%1) à la dernière manche, plus de levier bleu&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Behind (%1) in the last round, no red lever: do nothing</source>
        <translation>Derrière (%1) à la dernière manche, plus de levier rouge&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Far behind (%1) in the last round: back to round %2, the last with the face it follows</source>
        <translation>Loin derrière (%1) à la dernière manche&#x202f;: retour à la manche %2, la dernière avec la face qu’il suit</translation>
    </message>
    <message>
        <source>Behind (%1) in the last round: back to round %2</source>
        <translation>Derrière (%1) à la dernière manche&#x202f;: retour à la manche %2</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, and the dice say: block</source>
        <translation>Avance de %1, assez pour la manche %2, et les dés disent&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, but the dice say: do nothing</source>
        <translation>Avance de %1, assez pour la manche %2, mais les dés disent&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: back to round %2</source>
        <translation>Derrière (%1), et les dés disent&#x202f;: retour à la manche %2</translation>
    </message>
    <message>
        <source>Behind (%1), but the dice say: do nothing</source>
        <translation>Derrière (%1), mais les dés disent&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Neither far ahead nor far behind (%1), or without the lever: do nothing</source>
        <translation>Ni loin devant ni loin derrière (%1), ou sans le levier&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Round %2 is a multiple of 20: block</source>
        <translation>La manche %2 est un multiple de 20&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>Round %2 is no multiple of 20: do nothing</source>
        <translation>La manche %2 n’est pas un multiple de 20&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>%1 ahead, with a blue lever for every round to come: block</source>
        <translation>Avance de %1, un levier bleu pour chaque manche à venir&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>Not behind, or without a red lever: do nothing</source>
        <translation>Pas derrière, ou sans levier rouge&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Best count remembered</source>
        <translation>Meilleur compte retenu</translation>
    </message>
    <message>
        <source>Behind (%1) near the end: back to the best day, round %2</source>
        <translation>Derrière (%1) près de la fin&#x202f;: retour au plus beau jour, manche %2</translation>
    </message>
    <message>
        <source>Behind (%1): back to the best day, round %2, where the count stood at %3</source>
        <translation>Derrière (%1)&#x202f;: retour au plus beau jour, manche %2, où le compte était à %3</translation>
    </message>
    <message>
        <source>Behind (%1), but not longing for the past enough: do nothing</source>
        <translation>Derrière (%1), mais pas assez nostalgique&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Time goes forward: do nothing</source>
        <translation>Le temps va en avant&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>The present (%1) is not much worse than the best moment: do nothing</source>
        <translation>Le présent (%1) n’est guère pire que le meilleur moment&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Cannot win any more (%1): back to round %2, just after the highest block</source>
        <translation>Ne peut plus gagner (%1)&#x202f;: retour à la manche %2, juste après le plus haut blocage</translation>
    </message>
    <message>
        <source>Cannot win any more (%1), and knows of no block: do nothing</source>
        <translation>Ne peut plus gagner (%1) et ne connaît aucun blocage&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>%1 ahead, the best moment yet: block</source>
        <translation>Avance de %1, le meilleur moment jusqu’ici&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>The lead stood at %3 once, now at %1: back to round %2</source>
        <translation>L’avance a été de %3, elle est de %1&#x202f;: retour à la manche %2</translation>
    </message>
    <message>
        <source>%1 ahead, and the dice say: block</source>
        <translation>Avance de %1, et les dés disent&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>%1 ahead, and the dice say: do nothing</source>
        <translation>Avance de %1, et les dés disent&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: toss this round again</source>
        <translation>Derrière (%1), et les dés disent&#x202f;: relancer cette manche</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: do nothing</source>
        <translation>Derrière (%1), et les dés disent&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Level, or without a lever that would help: do nothing</source>
        <translation>À égalité, ou sans levier utile&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Regrets come in the last round: do nothing</source>
        <translation>Les regrets viennent à la dernière manche&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Not ahead (%1) in the last round: back to round %2, the first that was lost</source>
        <translation>Pas devant (%1) à la dernière manche&#x202f;: retour à la manche %2, la première perdue</translation>
    </message>
    <message>
        <source>The last round, and no reason or lever to go back: block</source>
        <translation>Dernière manche, ni raison ni levier pour revenir&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>The last round, and no lever that would help: do nothing</source>
        <translation>Dernière manche, aucun levier utile&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Chance to be chosen, in 100</source>
        <translation>Chance d’être choisi, sur 100</translation>
    </message>
    <message>
        <source>Always loses its last card.</source>
        <translation>Perd toujours sa dernière carte.</translation>
    </message>
    <message>
        <source>Has ten coins: a coup against the weakest.</source>
        <translation>A dix pièces&#x202f;: un coup d’État contre le plus faible.</translation>
    </message>
    <message>
        <source>Holds an Assassin and three coins: strikes at the weakest.</source>
        <translation>Tient un Assassin et trois pièces&#x202f;: frappe le plus faible.</translation>
    </message>
    <message>
        <source>Holds a Captain: steals from the weakest.</source>
        <translation>Tient un Capitaine&#x202f;: vole le plus faible.</translation>
    </message>
    <message>
        <source>Holds a Duke: takes the tax.</source>
        <translation>Tient un Duc&#x202f;: prélève la taxe.</translation>
    </message>
    <message>
        <source>Holds nothing for its turn: takes income.</source>
        <translation>Ne tient rien d’utile à son tour&#x202f;: prend le revenu.</translation>
    </message>
    <message>
        <source>All copies are in its sight: it must be a bluff.</source>
        <translation>Tous les exemplaires sont sous ses yeux&#x202f;: c’est forcément un bluff.</translation>
    </message>
    <message>
        <source>Not all copies are in its sight: it may be true.</source>
        <translation>Tous les exemplaires ne sont pas sous ses yeux&#x202f;: c’est peut-être vrai.</translation>
    </message>
    <message>
        <source>Holds a Duke itself: that is enough to doubt another.</source>
        <translation>Tient lui-même un Duc&#x202f;: cela suffit pour douter d’un autre.</translation>
    </message>
    <message>
        <source>Holds no Duke: it may be true.</source>
        <translation>Ne tient aucun Duc&#x202f;: c’est peut-être vrai.</translation>
    </message>
    <message>
        <source>The card to block with is there.</source>
        <translation>La carte pour contrer est là.</translation>
    </message>
    <message>
        <source>There is no card to block with.</source>
        <translation>Il n’y a pas de carte pour contrer.</translation>
    </message>
    <message>
        <source>Gives back one of its pair and the second card drawn.</source>
        <translation>Rend une carte de sa paire et la deuxième carte piochée.</translation>
    </message>
    <message>
        <source>Gives back the two cards it drew.</source>
        <translation>Rend les deux cartes piochées.</translation>
    </message>
    <message>
        <source>Ambassadors in its hand and face up</source>
        <translation>Ambassadeurs en main et face visible</translation>
    </message>
    <message>
        <source>Assassins in its hand and face up</source>
        <translation>Assassins en main et face visible</translation>
    </message>
    <message>
        <source>Captains in its hand and face up</source>
        <translation>Capitaines en main et face visible</translation>
    </message>
    <message>
        <source>Contessas in its hand and face up</source>
        <translation>Comtesses en main et face visible</translation>
    </message>
    <message>
        <source>Dukes in its hand and face up</source>
        <translation>Ducs en main et face visible</translation>
    </message>
    <message>
        <source>Drew one of seven actions; if it cannot be paid for, it does least.</source>
        <translation>A tiré une action sur sept&#x202f;; si elle ne peut être payée, il fait le minimum.</translation>
    </message>
    <message>
        <source>Every card is equally likely.</source>
        <translation>Chaque carte est aussi probable.</translation>
    </message>
    <message>
        <source>Tossed a coin.</source>
        <translation>A lancé une pièce.</translation>
    </message>
    <message>
        <source>Has ten coins: a coup against the first seat.</source>
        <translation>A dix pièces&#x202f;: un coup d’État contre la première place.</translation>
    </message>
    <message>
        <source>Always takes income.</source>
        <translation>Prend toujours le revenu.</translation>
    </message>
    <message>
        <source>Always gives back the two cards it drew.</source>
        <translation>Rend toujours les deux cartes piochées.</translation>
    </message>
    <message>
        <source>Never challenges and never blocks.</source>
        <translation>Ne met jamais en doute et ne contre jamais.</translation>
    </message>
    <message>
        <source>Four in a row: goes for the Large Straight</source>
        <translation>Quatre à la suite&#x202f;: vise la grande suite</translation>
    </message>
    <message>
        <source>Keeps three or more alike</source>
        <translation>Garde trois dés pareils ou plus</translation>
    </message>
    <message>
        <source>Two pairs: goes for the Full House</source>
        <translation>Deux paires&#x202f;: vise le full</translation>
    </message>
    <message>
        <source>Three in a row and no pair: goes for a straight</source>
        <translation>Trois à la suite et pas de paire&#x202f;: vise une suite</translation>
    </message>
    <message>
        <source>Keeps the higher pair</source>
        <translation>Garde la paire la plus haute</translation>
    </message>
    <message>
        <source>Nothing to build on: rolls all dice again</source>
        <translation>Rien à garder&#x202f;: relance tous les dés</translation>
    </message>
    <message>
        <source>Another Yahtzee: takes the most points that are allowed</source>
        <translation>Encore un Yahtzee&#x202f;: prend le plus de points permis</translation>
    </message>
    <message>
        <source>Takes the best pattern there is at once</source>
        <translation>Prend aussitôt la meilleure combinaison</translation>
    </message>
    <message>
        <source>The last roll: takes the box with most points</source>
        <translation>Le dernier lancer&#x202f;: prend la case qui rapporte le plus</translation>
    </message>
    <message>
        <source>Scores the first roll in any free box</source>
        <translation>Inscrit le premier lancer dans une case libre au hasard</translation>
    </message>
    <message>
        <source>Five alike, and the Yahtzee box is free</source>
        <translation>Cinq pareils, et la case Yahtzee est libre</translation>
    </message>
    <message>
        <source>Five alike, and the upper box of their face is free</source>
        <translation>Cinq pareils, et leur case du haut est libre</translation>
    </message>
    <message>
        <source>Five alike as a joker: any box that is left</source>
        <translation>Cinq pareils en joker&#x202f;: une case restante au hasard</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>You and one other.</source>
        <translation>Vous et un autre.</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>You and two others, each for themselves.</source>
        <translation>Vous et deux autres, chacun pour soi.</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>You and three others.</source>
        <translation>Vous et trois autres.</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>You and four others, each for themselves.</source>
        <translation>Vous et quatre autres, chacun pour soi.</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>You and five others.</source>
        <translation>Vous et cinq autres.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>Nines to aces. Every player must get six cards.</source>
        <translation>Du neuf à l’as. Chacun doit recevoir six cartes.</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>Sevens to aces. Every player must get six cards.</source>
        <translation>Du sept à l’as. Chacun doit recevoir six cartes.</translation>
    </message>
    <message>
        <source>36</source>
        <translation>36</translation>
    </message>
    <message>
        <source>Sixes to aces. Every player must get six cards.</source>
        <translation>Du six à l’as. Chacun doit recevoir six cartes.</translation>
    </message>
    <message>
        <source>52</source>
        <translation>52</translation>
    </message>
    <message>
        <source>Twos to aces: the whole deck.</source>
        <translation>Du deux à l’as&#x202f;: le jeu entier.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation>Ajouts</translation>
    </message>
    <message>
        <source>Throw-in: attackers add cards of a rank on the table.</source>
        <translation>Ajouts&#x202f;: on attaque aussi avec les rangs déjà sur la table.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Renvois</translation>
    </message>
    <message>
        <source>As throw-in; an equal rank passes the attack on.</source>
        <translation>Comme Ajouts&#x202f;; un rang égal renvoie l’attaque.</translation>
    </message>
    <message>
        <source>Who may throw in</source>
        <translation>Qui peut ajouter</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Everybody but the defender.</source>
        <translation>Tout le monde sauf le défenseur.</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Those beside the defender.</source>
        <translation>Les voisins du défenseur.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Only the one who began the attack.</source>
        <translation>Seul celui qui a commencé l’attaque.</translation>
    </message>
    <message>
        <source>Five cards in the first bouts</source>
        <translation>Cinq cartes aux premiers tours</translation>
    </message>
    <message>
        <source>At most six attacks in every bout.</source>
        <translation>Six attaques au plus à chaque tour.</translation>
    </message>
    <message>
        <source>At most five attacks until a bout has been beaten.</source>
        <translation>Cinq attaques au plus tant qu’aucune n’a été repoussée.</translation>
    </message>
    <message>
        <source>Lowest card beats the ace</source>
        <translation>La plus petite bat l’as</translation>
    </message>
    <message>
        <source>Only a trump covers a plain ace.</source>
        <translation>Seul un atout couvre un as hors atout.</translation>
    </message>
    <message>
        <source>The lowest card of a suit covers its ace.</source>
        <translation>La plus petite carte d’une couleur couvre son as.</translation>
    </message>
    <message>
        <source>Who begins next time</source>
        <translation>Qui commence ensuite</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <translation>Petit atout</translation>
    </message>
    <message>
        <source>Whoever holds the lowest trump.</source>
        <translation>Celui qui a le plus petit atout.</translation>
    </message>
    <message>
        <source>Attack the fool</source>
        <translation>Contre le durak</translation>
    </message>
    <message>
        <source>The player before the last loser attacks the loser.</source>
        <translation>Le dernier perdant est attaqué par le joueur placé avant lui.</translation>
    </message>
    <message>
        <source>Transfer in the first bout</source>
        <translation>Renvoi au premier tour</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the start.</source>
        <translation>On peut renvoyer dès le début.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the second bout.</source>
        <translation>On peut renvoyer à partir du deuxième tour.</translation>
    </message>
    <message>
        <source>Transfer by showing the trump</source>
        <translation>Renvoi en montrant l’atout</translation>
    </message>
    <message>
        <source>A transfer always costs a card.</source>
        <translation>Un renvoi coûte toujours une carte.</translation>
    </message>
    <message>
        <source>Once a game a trump of the rank is shown and kept.</source>
        <translation>Une fois par partie, on montre l’atout du rang et on le garde.</translation>
    </message>
    <message>
        <source>Throwing on a taker</source>
        <translation>Ajouts à qui ramasse</translation>
    </message>
    <message>
        <source>Whoever takes gets what lies on the table.</source>
        <translation>Qui ramasse prend ce qui est sur la table.</translation>
    </message>
    <message>
        <source>Fitting cards may be given to a player who takes.</source>
        <translation>On peut encore donner des cartes du bon rang à qui ramasse.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Redonne</translation>
    </message>
    <message>
        <source>Every hand is played.</source>
        <translation>Toute main se joue.</translation>
    </message>
    <message>
        <source>Five cards of one plain suit: a new deal may be asked for.</source>
        <translation>Cinq cartes d’une couleur hors atout&#x202f;: on peut demander une redonne.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Everybody plays for themselves.</source>
        <translation>Chacun joue pour soi.</translation>
    </message>
    <message>
        <source>2 × 2</source>
        <translation>2 × 2</translation>
    </message>
    <message>
        <source>Four players, partners sit opposite.</source>
        <translation>Quatre joueurs, les partenaires face à face.</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>Six players, every other one is on your side.</source>
        <translation>Six joueurs, un sur deux est avec vous.</translation>
    </message>
    <message>
        <source>Last fool</source>
        <translation>Dernier durak</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody lost the last game.</source>
        <translation>Personne n’a perdu la dernière partie.</translation>
    </message>
    <message>
        <source>Durak</source>
        <translation>Durak</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Pazaak</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>D’origine</translation>
    </message>
    <message>
        <source>40 house cards, four of each value; each player has 4 side cards of 10.</source>
        <translation>40 cartes au paquet, quatre par valeur&#x202f;; chaque joueur a 4 cartes d’appoint sur 10.</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Du concours</translation>
    </message>
    <message>
        <source>50 house cards, five of each value; each player has 5 side cards of 15. The published contest really dealt these.</source>
        <translation>50 cartes au paquet, cinq par valeur&#x202f;; chaque joueur a 5 cartes d’appoint sur 15. C’est ce que le concours publié distribuait vraiment.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pile ou face</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>How many coins are tossed on the way to the end.</source>
        <translation>Nombre de pièces lancées jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Blue levers</source>
        <translation>Leviers bleus</translation>
    </message>
    <message>
        <source>How often each player can block a round: nobody goes back to it or an earlier one.</source>
        <translation>Combien de fois chacun peut bloquer une manche&#x202f;: nul ne revient à elle ni avant.</translation>
    </message>
    <message>
        <source>Red levers</source>
        <translation>Leviers rouges</translation>
    </message>
    <message>
        <source>How often each player can go back in time and toss again from an earlier round.</source>
        <translation>Combien de fois chacun peut remonter le temps et relancer depuis une manche antérieure.</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The printed game: a blocked assassination is paid for, a card that was shown is replaced.</source>
        <translation>Le jeu imprimé&#x202f;: un assassinat contré est payé, une carte montrée est remplacée.</translation>
    </message>
    <message>
        <source>What the published contest of bots really played, oddities and all: unpaid assassinations, skipped seats.</source>
        <translation>Ce que le concours de bots publié a vraiment joué, bizarreries comprises&#x202f;: assassinats impayés, places sautées.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Small Straight</source>
        <translation>Petite suite</translation>
    </message>
    <message>
        <source>Large Straight</source>
        <translation>Grande suite</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>The highest total wins; alone you play for the score.</source>
        <translation>Le total le plus haut gagne&#x202f;; en solo, on joue pour le score.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Imposés</translation>
    </message>
    <message>
        <source>Once the Yahtzee box is closed, five alike go to the upper box of their face; only if that is closed, to a lower box.</source>
        <translation>Une fois la case Yahtzee remplie, cinq pareils vont dans leur case du haut, et dans une case du bas seulement si elle est remplie.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>Once the Yahtzee box is closed, five alike may go to any free box.</source>
        <translation>Une fois la case Yahtzee remplie, cinq pareils peuvent aller dans n’importe quelle case libre.</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>parlour::Dots</name>
    <message>
        <source>Strength %1 of 5</source>
        <translation>Force %1 sur 5</translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message>
        <source>Replay %1, %2: %3, %4</source>
        <translation>Revoir %1, %2&#x202f;: %3, %4</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>No finished game yet. Play one to its end, or open a file.</source>
        <translation>Aucune partie finie pour l’instant. Jouez-en une jusqu’au bout ou ouvrez un fichier.</translation>
    </message>
</context>
<context>
    <name>parlour::LobbyPage</name>
    <message>
        <source>Lobby</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>À reprendre</translation>
    </message>
    <message>
        <source>All in History</source>
        <translation>Tout l’historique</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation>Nouvelle partie de %1</translation>
    </message>
    <message>
        <source>Rules and seats of a new game</source>
        <translation>Règles et places d’une nouvelle partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer à %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Regarder %1</translation>
    </message>
    <message>
        <source>Replay %1</source>
        <translation>Revoir %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Plus d’actions pour %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>A game you leave waits here until you go on.</source>
        <translation>Une partie quittée attend ici que vous la repreniez.</translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>%n autre partie en cours</numerusform>
            <numerusform>%n autres parties en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Image de %1</translation>
    </message>
    <message>
        <source>Discard the game of %1 with %2</source>
        <translation>Supprimer la partie de %1 avec %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Go on with %1, %2</source>
        <translation>Reprendre %1, %2</translation>
    </message>
    <message>
        <source>Finished games come here, to be replayed step by step.</source>
        <translation>Les parties finies arrivent ici, à revoir étape par étape.</translation>
    </message>
</context>
<context>
    <name>parlour::MainWindow</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>Cette partie n’est pas enregistrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>An unfinished game could not be read and lies at %1 now: %2</source>
        <translation>Une partie en cours n’a pas pu être lue et se trouve maintenant dans %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>This program has no table for &quot;%1&quot;.</source>
        <translation>Ce programme n’a pas de table pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 - Parlour</source>
        <translation>%1 - Parlour</translation>
    </message>
    <message>
        <source>The bot &quot;%1&quot; is not in this program. You can look at the game, or play on from here with another.</source>
        <translation>Le bot «&#x202f;%1&#x202f;» n’est pas dans ce programme. Vous pouvez revoir la partie ou la reprendre d’ici avec un autre.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Parties Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 ne peut pas être ouvert&#x202f;: %2</translation>
    </message>
    <message>
        <source>Part of this game is damaged</source>
        <translation>Cette partie est partiellement abîmée</translation>
    </message>
    <message>
        <source>%1: %2

%3 of its %4 steps are good.</source>
        <translation>%1&#x202f;: %2

%3 de ses %4 étapes sont intactes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Look at the good part</source>
        <translation>Voir ce qui est intact</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>Supprimer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation>Elle est effacée sans retour possible.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>parlour::NewGameSheet</name>
    <message>
        <source>New game of %1</source>
        <translation>Nouvelle partie de %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>As in your last game</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>%n autre règle</numerusform>
            <numerusform>%n autres règles</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>A bot plays on this seat.</source>
        <translation>Un bot joue à cette place.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Sit here yourself.</source>
        <translation>Prenez cette place vous-même.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed deals the same cards</source>
        <translation>Graine&#x202f;: jusqu’à 16 chiffres hexadécimaux&#x202f;; la même graine donne les mêmes cartes</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>une nouvelle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>parlour::ProgressLine</name>
    <message>
        <source>%1 % of the game played</source>
        <translation>%1&#x202f;% de la partie jouée</translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message>
        <source>Game over. %1</source>
        <translation>Partie finie. %1</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie finie</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sauver</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Copy the seed: the same seed deals the same game</source>
        <translation>Copier la graine&#x202f;: la même graine donne la même partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
</context>
<context>
    <name>parlour::SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Of the window; games stay as they are.</source>
        <translation>Celle de la fenêtre&#x202f;; les parties restent telles quelles.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>What you are called at the table.</source>
        <translation>Comment on vous appelle à la table.</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Panels and pages; a table keeps its own ground.</source>
        <translation>Volets et pages&#x202f;; chaque table garde son fond.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>High contrast is flat and as readable as can be.</source>
        <translation>Le contraste élevé est plat et aussi lisible que possible.</translation>
    </message>
    <message>
        <source>Own ground</source>
        <translation>Fond du jeu</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>The program&apos;s own cards, or those installed on this computer.</source>
        <translation>Les cartes du programme ou celles installées sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre teintes</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green, on the program&apos;s own cards.</source>
        <translation>Carreau en bleu et trèfle en vert, sur les cartes du programme.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Of the pieces, and of the pauses when bots act.</source>
        <translation>Celui des cartes, et des pauses quand les bots jouent.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Animations réduites</translation>
    </message>
    <message>
        <source>Pieces fade instead of moving.</source>
        <translation>Fondu au lieu de déplacement.</translation>
    </message>
    <message>
        <source>Undo over revealed cards</source>
        <translation>Annuler après révélation</translation>
    </message>
    <message>
        <source>Takes back also what has shown you something new. For practice.</source>
        <translation>Reprend aussi les coups qui vous ont révélé du nouveau. Pour s’exercer.</translation>
    </message>
    <message>
        <source>Parlour %1</source>
        <translation>Parlour %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>parlour::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>parlour::SidePanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its figure</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>How %1 comes about</source>
        <translation>D’où vient %1</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Volet latéral</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Log: one line a step, activating it goes there</source>
        <translation>Journal&#x202f;: une ligne par étape, l’activer y mène</translation>
    </message>
    <message>
        <source>Notes on this game</source>
        <translation>Notes sur cette partie</translation>
    </message>
    <message>
        <source>Your notes. They are saved with the game.</source>
        <translation>Vos notes. Elles sont enregistrées avec la partie.</translation>
    </message>
</context>
<context>
    <name>parlour::Stage</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>parlour::TableBar</name>
    <message>
        <source>Back to the lobby</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Back to the lobby (Esc)</source>
        <translation>Retour à l’accueil (Échap)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Abréger</translation>
    </message>
    <message>
        <source>The bot answers with the best it has (M)</source>
        <translation>Le bot répond avec ce qu’il a de mieux (M)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back to your last decision (U)</source>
        <translation>Retour à votre dernière décision (U)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What the strongest bot would do (H)</source>
        <translation>Ce que ferait le bot le plus fort (H)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>Take a seat and go on from this step</source>
        <translation>Prendre une place et continuer à partir de cette étape</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Qui montre ses cartes</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Rythme&#x202f;: %1</translation>
    </message>
    <message>
        <source>Pace of the bots and the pieces</source>
        <translation>Rythme des bots et des cartes</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save a copy of this game (Ctrl+S)</source>
        <translation>Enregistrer une copie de cette partie (Ctrl+S)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>The keys of this table (?)</source>
        <translation>Les touches de cette table (?)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Volet latéral</translation>
    </message>
    <message>
        <source>Log, thinking and notes (L)</source>
        <translation>Journal, réflexion et notes (L)</translation>
    </message>
</context>
<context>
    <name>parlour::TablePage</name>
    <message>
        <source>All hands open</source>
        <translation>Mains découvertes</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Vu par %1</translation>
    </message>
    <message>
        <source>A hint from %1</source>
        <translation>%1 conseille</translation>
    </message>
    <message>
        <source>%1 weighs</source>
        <translation>Réflexion&#x202f;: %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Nobody decides here: cards are dealt or drawn.</source>
        <translation>Personne ne décide ici&#x202f;: on distribue ou on pioche.</translation>
    </message>
    <message>
        <source>Nothing to weigh here.</source>
        <translation>Rien à peser ici.</translation>
    </message>
    <message>
        <source>Pause to see what is weighed at each step.</source>
        <translation>Mettez en pause pour voir ce qui est pesé à chaque étape.</translation>
    </message>
    <message>
        <source>What would the strongest bot do in your place?</source>
        <translation>Que ferait le bot le plus fort à votre place&#x202f;?</translation>
    </message>
    <message>
        <source>What the others weigh can be seen when the game is over.</source>
        <translation>Ce que pèsent les autres se verra quand la partie sera finie.</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Voir un conseil</translation>
    </message>
    <message>
        <source>This game could not be added to the history: %1</source>
        <translation>Cette partie n’a pas pu être ajoutée à l’historique&#x202f;: %1</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>La graine est copiée.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation>Règles %1</translation>
    </message>
    <message>
        <source>The result is copied, to be pasted where you like.</source>
        <translation>Le résultat est copié, à coller où vous voulez.</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Enregistrer une copie de cette partie</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Parties Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistrée sous %1.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>une étape en arrière ou en avant</translation>
    </message>
    <message>
        <source>from card to card</source>
        <translation>d’une carte à l’autre</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>picks a card up, or presses the button</source>
        <translation>prendre une carte ou presser le bouton</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>cancels; then back to the lobby</source>
        <translation>annuler, puis retour à l’accueil</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler le coup</translation>
    </message>
    <message>
        <source>the bot moves now</source>
        <translation>abréger la réflexion du bot</translation>
    </message>
    <message>
        <source>pauses, or goes on</source>
        <translation>pause ou reprise</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>étape suivante</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>première et dernière étape</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>volet latéral</translation>
    </message>
    <message>
        <source>describes the table</source>
        <translation>décrire la table</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <translation>ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation>enregistrer une copie</translation>
    </message>
    <message>
        <source>All open, %1 at the bottom</source>
        <translation>Mains découvertes, %1 en bas</translation>
    </message>
    <message>
        <source>Bots only</source>
        <translation>Bots seuls</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Pour %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>The game goes on from step %1; what came after it is dropped from this copy. Which seat do you take?</source>
        <translation>La partie reprend à l’étape %1&#x202f;; la suite est retirée de cette copie. Pour qui jouez-vous&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n étape</numerusform>
            <numerusform>%1, %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>De votre place</translation>
    </message>
</context>
<context>
    <name>parlour::Transport</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Au direct</translation>
    </message>
    <message>
        <source>To the first step</source>
        <translation>À la première étape</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>À la dernière étape</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1 · live at %2</source>
        <translation>%1 · direct à %2</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2, %3</source>
        <translation>Chronologie, étape %1 sur %2, %3</translation>
    </message>
</context>
</TS>
