<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>Seat %1 forfeited the game; what came before is reviewed</source>
        <translation>La place %1 a abandonné la partie&#x202f;; ce qui précède est analysé</translation>
    </message>
    <message>
        <source>The game is not over; it is reviewed up to its last step</source>
        <translation>La partie n’est pas finie&#x202f;; elle est analysée jusqu’à son dernier coup</translation>
    </message>
    <message>
        <source>Moves in this game cannot be rated yet</source>
        <translation>Rien ne dit encore ce que valent les coups de ce jeu</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>A baseline for the others</source>
        <translation>Sert à mesurer les autres</translation>
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
        <source>From its one-line description; its true rules are lost</source>
        <translation>D’après la seule ligne qu’on en connaît&#x202f;; ses vraies règles sont perdues</translation>
    </message>
    <message>
        <source>Our own, a baseline for the others</source>
        <translation>De notre cru, pour mesurer les autres</translation>
    </message>
    <message>
        <source>Plays any legal action.</source>
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
        <source>Believes that time only goes forward.</source>
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
        <source>Goes back by tens, and leaves much to chance.</source>
        <translation>Remonte de dix en dix, et laisse beaucoup au hasard.</translation>
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
        <source>Bluffs, challenges and strikes at random.</source>
        <translation>Bluffe, met en doute et frappe au hasard.</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Immobile</translation>
    </message>
    <message>
        <source>Saves up for a coup, and never claims or challenges anything.</source>
        <translation>Économise pour un coup d’État, sans jamais rien annoncer ni mettre en doute.</translation>
    </message>
    <message>
        <source>Honest</source>
        <translation>Honnête</translation>
    </message>
    <message>
        <source>Never bluffs, and challenges only what cannot be true.</source>
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
        <source>From its author&apos;s description; its true rules are lost</source>
        <translation>Une lecture de ce qu’en dit son auteur&#x202f;; ses vraies règles sont perdues</translation>
    </message>
    <message>
        <source>Goes for patterns and takes the first good one it gets.</source>
        <translation>Cherche des combinaisons et prend la première bonne venue.</translation>
    </message>
    <message>
        <source>There is no sandbox here: other programs can do what you can, within limits on memory and files.</source>
        <translation>Pas de bac à sable ici&#x202f;: les autres programmes peuvent faire tout ce que vous pouvez, dans des limites de mémoire et de fichiers.</translation>
    </message>
    <message>
        <source>Our own, from the solved game</source>
        <translation>De notre cru, d’après le jeu résolu</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and plays its cards too soon.</source>
        <translation>Vient d’apprendre les règles et joue ses cartes trop tôt.</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Joueur occasionnel</translation>
    </message>
    <message>
        <source>Plays now and then, and fears to go bust.</source>
        <translation>Joue de temps en temps et craint de dépasser.</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Keeps its cards for later, and errs in close calls.</source>
        <translation>Garde ses cartes pour plus tard et se trompe quand c’est serré.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Hardly anything can be won from it, and it counts the cards.</source>
        <translation>On ne lui prend presque rien, et il compte les cartes.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and grabs what looks good now.</source>
        <translation>Vient d’apprendre les règles et prend ce qui semble bon tout de suite.</translation>
    </message>
    <message>
        <source>Knows what boxes are worth, and errs in close calls.</source>
        <translation>Sait ce que valent les cases et se trompe quand c’est serré.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Plays for points alone, whatever the others do.</source>
        <translation>Autant de points que possible, quels que soient les autres.</translation>
    </message>
    <message>
        <source>Plays for the win: bold when behind, safe when ahead.</source>
        <translation>Joue pour gagner&#xa0;: ose quand il est mené, assure quand il mène.</translation>
    </message>
    <message>
        <source>Other programs play in a sandbox: without network, on a read-only system, and of your files they see only their own folder.</source>
        <translation>Les autres programmes jouent dans un bac à sable&#xa0;: sans réseau, sur un système en lecture seule, et de vos fichiers ils ne voient que le dossier où ils se trouvent.</translation>
    </message>
    <message>
        <source>bubblewrap does not work here: other programs play without network, start no programs, and of your files they read only their own folder.</source>
        <translation>bubblewrap ne fonctionne pas ici&#xa0;: les autres programmes jouent sans réseau, ne lancent aucun programme, et de vos fichiers ils ne lisent que le dossier où ils se trouvent.</translation>
    </message>
    <message>
        <source>Neither bubblewrap nor Landlock works here: other programs play without network and start no programs, but can read your files.</source>
        <translation>Ni bubblewrap ni Landlock ne fonctionnent ici&#xa0;: les autres programmes jouent sans réseau et ne lancent aucun programme, mais peuvent lire vos fichiers.</translation>
    </message>
    <message>
        <source>Our own, from playing against itself</source>
        <translation>De notre cru, à force de jouer contre lui-même</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and pulls whatever lever is near.</source>
        <translation>Vient d’apprendre les règles et tire le premier levier venu.</translation>
    </message>
    <message>
        <source>Plays now and then, and misjudges what a lead is worth.</source>
        <translation>Joue de temps en temps et juge mal ce que vaut une avance.</translation>
    </message>
    <message>
        <source>Our own, trained by playing against itself</source>
        <translation>De notre cru, entraîné en jouant contre lui-même</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <translation>Bluffeur</translation>
    </message>
    <message>
        <source>Claims the Duke, the Assassin and the Captain, whatever it holds.</source>
        <translation>Annonce le Duc, l’Assassin et le Capitaine, quoi qu’il ait en main.</translation>
    </message>
    <message>
        <source>Sceptic</source>
        <translation>Sceptique</translation>
    </message>
    <message>
        <source>Challenges claims that are more likely false than true.</source>
        <translation>Met en doute les annonces plus probablement fausses que vraies.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and hardly dares to bluff.</source>
        <translation>Vient d’apprendre les règles et n’ose guère bluffer.</translation>
    </message>
    <message>
        <source>Plays now and then, and forgets who has claimed what.</source>
        <translation>Joue de temps en temps et oublie qui a annoncé quoi.</translation>
    </message>
    <message>
        <source>Bluffs and challenges, though less often than it should.</source>
        <translation>Bluffe et met en doute, mais moins souvent qu’il ne faudrait.</translation>
    </message>
    <message>
        <source>Bluffs and challenges exactly as often as is right.</source>
        <translation>Bluffe et met en doute exactement aussi souvent qu’il le faut.</translation>
    </message>
    <message>
        <source>Our own, with simulated games and exact endings</source>
        <translation>Le nôtre, par parties simulées et finales exactes</translation>
    </message>
    <message>
        <source>Has just learnt the rules and remembers few of the cards played.</source>
        <translation>Vient d’apprendre les règles et retient peu de ce qui est passé.</translation>
    </message>
    <message>
        <source>Remembers the high cards, and errs in close calls.</source>
        <translation>Retient les cartes hautes et se trompe quand c’est serré.</translation>
    </message>
    <message>
        <source>Counts most cards and solves short endings.</source>
        <translation>Compte la plupart des cartes et résout les finales courtes.</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte-Carlo</translation>
    </message>
    <message>
        <source>Plays two thousand games in its head before each card.</source>
        <translation>Joue deux mille parties dans sa tête avant chaque carte.</translation>
    </message>
    <message>
        <source>Counts every card, imagines your hand and plays endings perfectly.</source>
        <translation>Compte toutes les cartes, imagine votre main et joue les finales sans faute.</translation>
    </message>
    <message>
        <source>Locks in every small lead, and goes back until it has one.</source>
        <translation>Verrouille la moindre avance et revient en arrière jusqu’à en avoir une.</translation>
    </message>
    <message>
        <source>Saves its levers for the end, but not always enough of them.</source>
        <translation>Garde ses leviers pour la fin, mais pas toujours assez.</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Chasseur</translation>
    </message>
    <message>
        <source>Allows for what may be hidden, and is hard to read.</source>
        <translation>Tient compte de ce qui peut être caché, et se laisse mal deviner.</translation>
    </message>
    <message>
        <source>Our own, from a model of the match</source>
        <translation>De notre cru, d’après un modèle du match</translation>
    </message>
    <message>
        <source>Our own rules, with the decks that people know</source>
        <translation>Nos propres règles, avec les paquets que l’on connaît</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Impatient</translation>
    </message>
    <message>
        <source>As many remakes play</source>
        <translation>Comme jouent bien des adaptations</translation>
    </message>
    <message>
        <source>Plays a card whenever it makes 17 or more, and has none left after two sets.</source>
        <translation>Joue une carte dès qu’elle donne 17 ou plus, et n’en a plus après deux manches.</translation>
    </message>
    <message>
        <source>Drone</source>
        <translation>Drone</translation>
    </message>
    <message>
        <source>Plays a card for 20 only, and stands from 17.</source>
        <translation>Ne joue une carte que pour 20, et reste à partir de 17.</translation>
    </message>
    <message>
        <source>Cantina</source>
        <translation>Cantina</translation>
    </message>
    <message>
        <source>The first game&apos;s opponent, as public descriptions agree</source>
        <translation>L’adversaire du premier jeu, selon les descriptions publiques</translation>
    </message>
    <message>
        <source>The opponent of the first game, rule for rule.</source>
        <translation>L’adversaire du premier jeu, règle pour règle.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Soigneux</translation>
    </message>
    <message>
        <source>Plays the cheapest card that does, and stands from 17.</source>
        <translation>Joue la carte la moins chère qui suffit, et reste à partir de 17.</translation>
    </message>
    <message>
        <source>Knows what each card is worth in the sets to come, and counts.</source>
        <translation>Sait ce que chaque carte vaut dans les manches à venir, et compte.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and rarely knows when to stop.</source>
        <translation>Vient d’apprendre les règles et sait rarement s’arrêter.</translation>
    </message>
    <message>
        <source>Plays now and then, and often draws once too often.</source>
        <translation>Joue de temps en temps et tire souvent une carte de trop.</translation>
    </message>
    <message>
        <source>Our own, by what each box usually brings</source>
        <translation>De notre main, d’après ce que chaque case rapporte d’ordinaire</translation>
    </message>
    <message>
        <source>Plays now and then, forgets the bonuses, and does not trust in straights.</source>
        <translation>Joue de temps en temps, oublie les primes et ne croit pas aux suites.</translation>
    </message>
    <message>
        <source>Limits only: this system has no sandbox for other programs. They can do what you can, within limits on memory, processes and time.</source>
        <translation>Limites seulement&#xa0;: ce système n’a pas de bac à sable pour les autres programmes. Ils peuvent faire ce que vous pouvez faire, dans des limites de mémoire, de processus et de temps.</translation>
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
    <name>Characters</name>
    <message>
        <source>Mitya</source>
        <translation>Mitia</translation>
    </message>
    <message>
        <source>Learnt it this summer, and remembers few of the cards played.</source>
        <translation>A appris cet été, et retient peu de ce qui est passé.</translation>
    </message>
    <message>
        <source>Zoya</source>
        <translation>Zoïa</translation>
    </message>
    <message>
        <source>Plays on the train; remembers the high cards, and errs in close calls.</source>
        <translation>Joue dans le train&#x202f;; retient les cartes hautes, et se trompe quand c’est serré.</translation>
    </message>
    <message>
        <source>Fyodor</source>
        <translation>Fiodor</translation>
    </message>
    <message>
        <source>Counts most cards and solves short endings.</source>
        <translation>Compte la plupart des cartes et résout les finales courtes.</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>Véra</translation>
    </message>
    <message>
        <source>Counts every card, imagines your hand and plays endings perfectly.</source>
        <translation>Compte chaque carte, imagine votre main et joue les fins sans faute.</translation>
    </message>
    <message>
        <source>Pim</source>
        <translation>Pim</translation>
    </message>
    <message>
        <source>On a first journey between the stars; plays the cards too soon.</source>
        <translation>En premier voyage entre les étoiles&#x202f;; joue ses cartes trop tôt.</translation>
    </message>
    <message>
        <source>Jory</source>
        <translation>Jory</translation>
    </message>
    <message>
        <source>A pilot between two flights, who fears to go bust.</source>
        <translation>Pilote entre deux vols, qui craint de dépasser.</translation>
    </message>
    <message>
        <source>Tessa</source>
        <translation>Tessa</translation>
    </message>
    <message>
        <source>Trades in spare parts; keeps the cards for later, and errs in close calls.</source>
        <translation>Vend des pièces détachées&#x202f;; garde ses cartes pour plus tard, et se trompe quand c’est serré.</translation>
    </message>
    <message>
        <source>Corvin</source>
        <translation>Corvin</translation>
    </message>
    <message>
        <source>Deals here every night, and counts the cards: hardly anything can be won.</source>
        <translation>Donne ici chaque soir et compte les cartes&#xa0;: il n’y a presque rien à gagner.</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Poppy</translation>
    </message>
    <message>
        <source>Grabs what looks good now, and is glad of it.</source>
        <translation>Prend ce qui paraît bon tout de suite, et s’en réjouit.</translation>
    </message>
    <message>
        <source>Walter</source>
        <translation>Walter</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Inès</translation>
    </message>
    <message>
        <source>Knows what boxes are worth, and errs in close calls.</source>
        <translation>Sait ce que valent les cases, et se trompe quand c’est serré.</translation>
    </message>
    <message>
        <source>Augusta</source>
        <translation>Augusta</translation>
    </message>
    <message>
        <source>Plays for the win: bold when behind, safe when ahead.</source>
        <translation>Joue pour gagner&#xa0;: ose en retard, assure en tête.</translation>
    </message>
    <message>
        <source>Beppe</source>
        <translation>Beppe</translation>
    </message>
    <message>
        <source>New at court, and hardly dares to bluff.</source>
        <translation>Nouveau à la cour, ose à peine bluffer.</translation>
    </message>
    <message>
        <source>Lucia</source>
        <translation>Lucia</translation>
    </message>
    <message>
        <source>Hears every rumour, and forgets who has claimed what.</source>
        <translation>Entend chaque rumeur, et oublie qui a annoncé quoi.</translation>
    </message>
    <message>
        <source>Orsino</source>
        <translation>Orsino</translation>
    </message>
    <message>
        <source>Bluffs and challenges, though less often than is right.</source>
        <translation>Bluffe et met en doute, mais moins souvent qu’il ne faudrait.</translation>
    </message>
    <message>
        <source>Fiamma</source>
        <translation>Fiamma</translation>
    </message>
    <message>
        <source>Bluffs and challenges exactly as often as is right.</source>
        <translation>Bluffe et met en doute exactement aussi souvent qu’il le faut.</translation>
    </message>
    <message>
        <source>Milo</source>
        <translation>Milo</translation>
    </message>
    <message>
        <source>Pulls whatever lever is near.</source>
        <translation>Tire le levier le plus proche.</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Travels now and then, and misjudges what a lead is worth.</source>
        <translation>Voyage de temps en temps, et juge mal ce que vaut une avance.</translation>
    </message>
    <message>
        <source>Leopold</source>
        <translation>Léopold</translation>
    </message>
    <message>
        <source>Hora</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Anton</source>
        <translation>Anton</translation>
    </message>
    <message>
        <source>Lida</source>
        <translation>Lida</translation>
    </message>
    <message>
        <source>Noor</source>
        <translation>Nour</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Wanda</source>
        <translation>Wanda</translation>
    </message>
    <message>
        <source>Saves levers for the end, but never quite enough.</source>
        <translation>Garde des leviers pour la fin, mais jamais tout à fait assez.</translation>
    </message>
    <message>
        <source>Allows for what may be hidden, and is hard to read.</source>
        <translation>Tient compte de ce qui peut être caché, et se laisse mal deviner.</translation>
    </message>
    <message>
        <source>Wick</source>
        <translation>Wick</translation>
    </message>
    <message>
        <source>Won a deck from a cousin yesterday, and plays all of it at once.</source>
        <translation>A gagné hier le paquet d’une cousine et joue toutes ses cartes d’un coup.</translation>
    </message>
    <message>
        <source>Nomi</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Plays while the ship is loaded, and fears to go bust.</source>
        <translation>Joue pendant qu’on charge le vaisseau, et craint de dépasser.</translation>
    </message>
    <message>
        <source>Brannok</source>
        <translation>Brannok</translation>
    </message>
    <message>
        <source>Owns cards of either sign and keeps them for later, but does not count the house deck.</source>
        <translation>Possède des cartes des deux signes et les garde pour plus tard, mais ne compte pas le paquet commun.</translation>
    </message>
    <message>
        <source>Ilvane</source>
        <translation>Ilvane</translation>
    </message>
    <message>
        <source>Has played for a ship and kept it; wins the tied sets as well.</source>
        <translation>A joué son vaisseau et l’a gardé&#x202f;; gagne même les manches à égalité.</translation>
    </message>
    <message>
        <source>Plays on Sundays, forgets the bonuses, and does not trust in straights.</source>
        <translation>Joue le dimanche, oublie les primes et ne croit pas aux suites.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Pull blue: block this round</source>
        <translation>Levier bleu&#x202f;: bloquer cette manche</translation>
    </message>
    <message>
        <source>Pull red: back to round %1</source>
        <translation>Levier rouge&#x202f;: retour à la manche %1</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
    <message>
        <source>Pull red: toss round %1 again</source>
        <translation>Levier rouge&#x202f;: relancer la manche %1</translation>
    </message>
    <message>
        <source>Nothing: on to round %1</source>
        <translation>Rien&#x202f;: passer à la manche %1</translation>
    </message>
    <message>
        <source>Nothing: the match ends</source>
        <translation>Rien&#x202f;: le match s’achève</translation>
    </message>
    <message>
        <source>Block round %1: nobody, not even you, can go back to it or to an earlier one.</source>
        <translation>Bloquer la manche %1&#x202f;: personne, pas même vous, ne peut y revenir ni remonter avant.</translation>
    </message>
    <message>
        <source>Go back: choose a round on the track. It is tossed again, and all after it.</source>
        <translation>Revenir&#x202f;: choisissez une manche sur la piste. Elle est relancée, et toutes les suivantes.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Le match est fini.</translation>
    </message>
    <message>
        <source>The coin is tossed first.</source>
        <translation>La pièce est d’abord lancée.</translation>
    </message>
    <message>
        <source>You have answered in this round.</source>
        <translation>Vous avez répondu dans cette manche.</translation>
    </message>
    <message>
        <source>You are not asked now.</source>
        <translation>On ne vous demande rien maintenant.</translation>
    </message>
    <message>
        <source>You have no blue lever left.</source>
        <translation>Vous n’avez plus de levier bleu.</translation>
    </message>
    <message>
        <source>You have no red lever left.</source>
        <translation>Vous n’avez plus de levier rouge.</translation>
    </message>
    <message>
        <source>You blocked round %1: nobody can go back to it or to an earlier one.</source>
        <translation>Vous avez bloqué la manche %1&#x202f;: personne ne peut y revenir ni remonter avant.</translation>
    </message>
    <message>
        <source>Fails, and costs the lever, if %1 blocks now or has blocked round %2 or a later one.</source>
        <translation>Échoue, et coûte le levier, si %1 bloque maintenant ou a bloqué la manche %2 ou une suivante.</translation>
    </message>
    <message>
        <source>sun</source>
        <comment>side of the coin</comment>
        <translation>soleil</translation>
    </message>
    <message>
        <source>moon</source>
        <comment>side of the coin</comment>
        <translation>lune</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>ne fait rien</translation>
    </message>
    <message>
        <source>pulls blue</source>
        <translation>tire le bleu</translation>
    </message>
    <message>
        <source>pulls red</source>
        <translation>tire le rouge</translation>
    </message>
    <message>
        <source>answer sealed</source>
        <translation>réponse scellée</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n toss(es) won</source>
        <translation>
            <numerusform>%1, %2&#x202f;: %n lancer gagné</numerusform>
            <numerusform>%1, %2&#x202f;: %n lancers gagnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es) to come</source>
        <translation>
            <numerusform>encore %n lancer</numerusform>
            <numerusform>encore %n lancers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>%1 d’avance</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 de retard</translation>
    </message>
    <message>
        <source>level</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the lead, tosses to come</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round %1: %2 scored, lead %3</source>
        <translation>Manche %1&#x202f;: point pour %2, écart %3</translation>
    </message>
    <message>
        <source>Round %1 is to be tossed</source>
        <translation>Manche %1&#x202f;: la pièce va être lancée</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Manche %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>You blocked round %1: no way back to it or earlier</source>
        <translation>Vous avez bloqué la manche %1&#x202f;: aucun retour à celle-ci ni avant</translation>
    </message>
    <message>
        <source>%2 blocked round %1: no way back to it or earlier</source>
        <translation>%2 a bloqué la manche %1&#x202f;: aucun retour à celle-ci ni avant</translation>
    </message>
    <message>
        <source>%1 pulls red: round %2 again</source>
        <translation>%1 tire le rouge&#x202f;: manche %2 relancée</translation>
    </message>
    <message>
        <source>%1 pulls red: back to %2</source>
        <translation>%1 tire le rouge&#x202f;: retour à %2</translation>
    </message>
    <message>
        <source>%1 tosses round %2 again</source>
        <translation>%1 relance la manche %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 back to %3</source>
        <translation>%1 revient de %2 à %3</translation>
    </message>
    <message>
        <source>%1, round %2 again</source>
        <translation>%1, manche %2 relancée</translation>
    </message>
    <message>
        <source>%1, %2 back to %3</source>
        <translation>%1, de %2 à %3</translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned timeline(s), newest on top</source>
        <translation>
            <numerusform>%n ligne de temps abandonnée, la plus récente en haut</numerusform>
            <numerusform>%n lignes de temps abandonnées, la plus récente en haut</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;block round %1&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;bloquez la manche %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks round %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;bloque la manche %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;toss round %1 again&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;relancez la manche %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;tosses round %1 again&lt;/b&gt;</source>
        <translation>&lt;b&gt;relance la manche %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>go from round %1 &lt;b&gt;back to %2&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>allez de la manche %1 &lt;b&gt;à la manche %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>goes from round %1 &lt;b&gt;back to %2&lt;/b&gt;</source>
        <translation>va de la manche %1 &lt;b&gt;à la manche %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pull red in round %1 for round %2: &lt;b&gt;blocked&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>tirez le rouge en manche %1 pour la manche %2&#x202f;: &lt;b&gt;bloqué&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pulls red in round %1 for round %2: &lt;b&gt;blocked&lt;/b&gt;</source>
        <translation>tire le rouge en manche %1 pour la manche %2&#x202f;: &lt;b&gt;bloqué&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pull red in round %1 for round %2, but are taken further back</source>
        <comment>you</comment>
        <translation>tirez le rouge en manche %1 pour la manche %2, mais revenez plus loin en arrière</translation>
    </message>
    <message>
        <source>pulls red in round %1 for round %2, but is taken further back</source>
        <translation>tire le rouge en manche %1 pour la manche %2, mais revient plus loin en arrière</translation>
    </message>
    <message>
        <source>score in round %1</source>
        <comment>you</comment>
        <translation>marquez en manche %1</translation>
    </message>
    <message>
        <source>scores in round %1</source>
        <translation>marque en manche %1</translation>
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
        <comment>tosses won</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Round 1 of %1 is to be tossed.</source>
        <translation>Manche 1 sur %1&#x202f;: la pièce va être lancée.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Manche %1 sur %2.</translation>
    </message>
    <message>
        <source>Tosses won: you %1, %2 %3.</source>
        <translation>Lancers gagnés&#xa0;: vous %1, %2 %3.</translation>
    </message>
    <message>
        <source>Tosses won: %1 %2, %3 %4.</source>
        <translation>Lancers gagnés&#xa0;: %1 %2, %3 %4.</translation>
    </message>
    <message>
        <source>You scored in this round.</source>
        <translation>Vous avez marqué dans cette manche.</translation>
    </message>
    <message>
        <source>%1 scored in this round.</source>
        <translation>%1 a marqué dans cette manche.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1&#x202f;: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) have been given up.</source>
        <translation>
            <numerusform>%n ligne de temps a été abandonnée.</numerusform>
            <numerusform>%n lignes de temps ont été abandonnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last: %1.</source>
        <translation>La dernière&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You may do nothing, pull blue or pull red.</source>
        <translation>À vous de ne rien faire, de tirer le bleu ou de tirer le rouge.</translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) were given up on the way.</source>
        <translation>
            <numerusform>%n ligne de temps abandonnée en route.</numerusform>
            <numerusform>%n lignes de temps abandonnées en route.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody went back in time.</source>
        <translation>Personne n’est revenu dans le temps.</translation>
    </message>
    <message>
        <source>levers left: %1 blue, %2 red</source>
        <translation>leviers restants&#x202f;: bleus %1, rouges %2</translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es)</source>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Win more tosses than the other player by the end of the last round. Red levers go back in time to toss again, blue levers forbid it.</source>
        <translation>Avoir gagné plus de lancers que l’autre à la fin de la dernière manche. Les leviers rouges reviennent dans le temps pour relancer, les bleus l’interdisent.</translation>
    </message>
    <message>
        <source>Go on: do nothing in this round</source>
        <translation>Continuer&#x202f;: ne rien faire dans cette manche</translation>
    </message>
    <message>
        <source>Pull red: back to the round chosen on the track</source>
        <translation>Levier rouge&#x202f;: retour à la manche choisie sur la piste</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>from round to round on the track; Space chooses one</source>
        <translation>d’une manche à l’autre sur la piste&#x202f;; Espace en choisit une</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>rounds that are blocked</comment>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>toss again from round %1</source>
        <translation>relancer depuis la manche %1</translation>
    </message>
    <message>
        <source>No timeline has been given up so far</source>
        <translation>Aucune ligne de temps abandonnée jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier</source>
        <translation>
            <numerusform>et %n plus ancienne</numerusform>
            <numerusform>et %n plus anciennes</numerusform>
        </translation>
    </message>
    <message>
        <source>given up by</source>
        <translation>abandonnée par</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>%1 sur %2 restants</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n blue lever(s) left</source>
        <translation>
            <numerusform>%n levier bleu restant</numerusform>
            <numerusform>%n leviers bleus restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red lever(s) left</source>
        <translation>
            <numerusform>%n levier rouge restant</numerusform>
            <numerusform>%n leviers rouges restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Block round %1</source>
        <translation>Bloquer la manche %1</translation>
    </message>
    <message>
        <source>If you go back to %1</source>
        <translation>Si vous revenez à %1</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Tosses to come</source>
        <translation>Lancers à venir</translation>
    </message>
    <message>
        <source>Red levers</source>
        <translation>Leviers rouges</translation>
    </message>
    <message>
        <source>Tosses undone</source>
        <translation>Lancers annulés</translation>
    </message>
    <message>
        <source>Your memory</source>
        <translation>Votre mémoire</translation>
    </message>
    <message>
        <source>A coin toss, with time travel.</source>
        <translation>Pile ou face, avec voyage dans le temps.</translation>
    </message>
    <message numerus="yes">
        <source>Track of %n round(s).</source>
        <translation>
            <numerusform>Piste de %n manche.</numerusform>
            <numerusform>Piste de %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your lead stands at %1; it was between %2 and %3.</source>
        <translation>Votre avance est de %1&#x202f;; elle a été entre %2 et %3.</translation>
    </message>
    <message>
        <source>The lead of %4 stands at %1; it was between %2 and %3.</source>
        <translation>L’avance de %4 est de %1&#x202f;; elle a été entre %2 et %3.</translation>
    </message>
    <message>
        <source>Fails if %1 blocks round %2 or a later one.</source>
        <translation>Échoue si %1 bloque la manche %2 ou une suivante.</translation>
    </message>
    <message>
        <source>blocked: %1 and earlier</source>
        <translation>bloqué&#x202f;: %1 et avant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>if what, then what</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Did nothing where blocking was better</source>
        <translation>Rien fait au lieu de bloquer</translation>
    </message>
    <message>
        <source>Did nothing where going back was better</source>
        <translation>Rien fait au lieu de revenir en arrière</translation>
    </message>
    <message>
        <source>Blocked where going back was better</source>
        <translation>Bloqué au lieu de revenir en arrière</translation>
    </message>
    <message>
        <source>Pulled a blue lever that was better kept</source>
        <translation>Levier bleu tiré, mieux valait le garder</translation>
    </message>
    <message>
        <source>Went back to the wrong round</source>
        <translation>Revenu à la mauvaise manche</translation>
    </message>
    <message>
        <source>Went back where blocking was better</source>
        <translation>Revenu en arrière au lieu de bloquer</translation>
    </message>
    <message>
        <source>Pulled a red lever that was better kept</source>
        <translation>Levier rouge tiré, mieux valait le garder</translation>
    </message>
    <message>
        <source>You keep this text when your own journey back takes place. When %1 goes back alone, or further than you, it becomes what you had written by then; nothing else tells you.</source>
        <translation>Vous gardez ce texte si votre propre retour a lieu. Quand %1 revient en arrière seul, ou plus loin que vous, il redevient ce que vous aviez écrit à ce moment-là&#x202f;; rien d’autre ne vous le dit.</translation>
    </message>
    <message>
        <source>You keep it when your own journey back takes place; else it becomes what you had written by then.</source>
        <translation>Conservé si votre propre retour a lieu&#x202f;; sinon il redevient ce que vous aviez écrit à ce moment-là.</translation>
    </message>
    <message>
        <source>Stop letting rounds pass</source>
        <translation>Ne plus laisser passer les manches</translation>
    </message>
    <message>
        <source>Until a lever is pulled</source>
        <translation>Jusqu’à ce qu’un levier soit tiré</translation>
    </message>
    <message>
        <source>Until round</source>
        <translation>Jusqu’à la manche</translation>
    </message>
    <message>
        <source>Until I am behind by</source>
        <translation>Jusqu’à ce que j’aie un retard de</translation>
    </message>
    <message>
        <source>Let rounds pass, or stop that</source>
        <translation>Laisser passer des manches, ou l’arrêter</translation>
    </message>
    <message>
        <source>You pull red: round %1 again</source>
        <translation>Vous tirez le rouge&#xa0;: manche %1 à nouveau</translation>
    </message>
    <message>
        <source>You pull red: back to %1</source>
        <translation>Vous tirez le rouge&#xa0;: retour à %1</translation>
    </message>
    <message>
        <source>You toss round %1 again</source>
        <translation>Vous relancez la manche %1</translation>
    </message>
    <message>
        <source>You go from %1 back to %2</source>
        <translation>Vous revenez de %1 à %2</translation>
    </message>
    <message>
        <source>no later block</source>
        <translation>pas de blocage ensuite</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>une autre manche</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>pas de blocage</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blocage</translation>
    </message>
    <message>
        <source>Let rounds pass…</source>
        <translation>Laisser passer des manches…</translation>
    </message>
    <message>
        <source>Lets rounds pass until what you choose happens. Stops when time goes back, in the last round, and at any key or click.</source>
        <translation>Laisse passer les manches jusqu’à ce qu’arrive ce que vous choisissez. S’arrête quand le temps recule, à la dernière manche et à la moindre touche ou au moindre clic.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message>
        <source>%1 wins the cup</source>
        <translation>%1 gagne la coupe</translation>
    </message>
    <message>
        <source>Test undecided: %1 between %2 and %3</source>
        <comment>the ratio of a statistical test and its bounds</comment>
        <translation>Test indécis&#x202f;: %1 entre %2 et %3</translation>
    </message>
    <message>
        <source>Test decided: %1 is not better</source>
        <translation>Test décidé&#x202f;: %1 n’est pas meilleur</translation>
    </message>
    <message>
        <source>Test decided: %1 is better</source>
        <translation>Test décidé&#x202f;: %1 est meilleur</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Gantelet</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>format and game</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>parties&#x202f;: %1 au plus</translation>
    </message>
    <message>
        <source>every pair %1 matches</source>
        <translation>parties par paire&#x202f;: %1</translation>
    </message>
    <message>
        <source>the first against each of the others, %1 matches</source>
        <translation>le premier contre chacun des autres (parties&#x202f;: %1)</translation>
    </message>
    <message>
        <source>sets of %1 matches, first to %2</source>
        <translation>sets de %1 parties, en %2 sets gagnants</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of %1 matches</source>
        <translation>
            <numerusform>%n tour de %1 parties</numerusform>
            <numerusform>%n tours de %1 parties</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Stopped at %1</source>
        <translation>Arrêté à %1</translation>
    </message>
    <message>
        <source>%1 of the contest played</source>
        <comment>a share</comment>
        <translation>%1 du concours joué</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 mène</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rule, and what was chosen</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous menez</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of each pair</source>
        <translation>
            <numerusform>%n partie par paire</numerusform>
            <numerusform>%n parties par paire</numerusform>
        </translation>
    </message>
    <message>
        <source>First place is open: %1 has played too few matches</source>
        <translation>La première place est ouverte&#xa0;: %1 a joué trop peu de matchs</translation>
    </message>
    <message>
        <source>First place is settled: ahead by %1% with an error of %2%</source>
        <translation>La première place est acquise&#xa0;: %1&#xa0;% d’avance, erreur de %2&#xa0;%</translation>
    </message>
    <message>
        <source>First place is open: ahead by %1% with an error of %2%</source>
        <translation>La première place est ouverte&#xa0;: %1&#xa0;% d’avance, erreur de %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Coup</name>
    <message>
        <source>The cards are dealt</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Au tour de %1</translation>
    </message>
    <message>
        <source>With ten coins or more you must coup</source>
        <translation>Avec dix pièces ou plus, le coup d’État est obligatoire</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Choisissez une action</translation>
    </message>
    <message>
        <source>This stops your action.</source>
        <translation>Cela arrête votre action.</translation>
    </message>
    <message>
        <source>This stops the action of %1.</source>
        <translation>Cela arrête l’action de %1.</translation>
    </message>
    <message>
        <source>You claim %1 to block</source>
        <translation>Vous annoncez %1 pour contrer</translation>
    </message>
    <message>
        <source>%1 claims %2 to block</source>
        <translation>%1 annonce %2 pour contrer</translation>
    </message>
    <message>
        <source>You lose a card</source>
        <translation>Vous perdez une carte</translation>
    </message>
    <message>
        <source>%1 loses a card</source>
        <translation>%1 perd une carte</translation>
    </message>
    <message>
        <source>You showed %1</source>
        <translation>Vous avez montré %1</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1 a montré %2</translation>
    </message>
    <message>
        <source>The card goes back to the court, and another is drawn for it.</source>
        <translation>La carte retourne à la cour, et une autre est piochée.</translation>
    </message>
    <message>
        <source>Keep two of these four cards</source>
        <translation>Gardez deux de ces quatre cartes</translation>
    </message>
    <message>
        <source>Keep one of these three cards</source>
        <translation>Gardez une de ces trois cartes</translation>
    </message>
    <message>
        <source>You exchange cards</source>
        <translation>Vous échangez des cartes</translation>
    </message>
    <message>
        <source>%1 exchanges cards</source>
        <translation>%1 échange des cartes</translation>
    </message>
    <message>
        <source>Two cards are drawn from the court, and two go back.</source>
        <translation>Deux cartes sont piochées à la cour, et deux y retournent.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who, what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You claim %1</source>
        <translation>Vous annoncez %1</translation>
    </message>
    <message>
        <source>%1 claims %2</source>
        <translation>%1 annonce %2</translation>
    </message>
    <message>
        <source>%1 claims %2, against you</source>
        <translation>%1 annonce %2, contre vous</translation>
    </message>
    <message>
        <source>You claim %1, against %2</source>
        <translation>Vous annoncez %1, contre %2</translation>
    </message>
    <message>
        <source>%1 claims %2, against %3</source>
        <translation>%1 annonce %2, contre %3</translation>
    </message>
    <message>
        <source>You would take 3 coins.</source>
        <translation>Vous prendriez 3 pièces.</translation>
    </message>
    <message>
        <source>%1 would take 3 coins.</source>
        <translation>%1 prendrait 3 pièces.</translation>
    </message>
    <message>
        <source>You would exchange cards with the court.</source>
        <translation>Vous échangeriez des cartes avec la cour.</translation>
    </message>
    <message>
        <source>%1 would exchange cards with the court.</source>
        <translation>%1 échangerait des cartes avec la cour.</translation>
    </message>
    <message numerus="yes">
        <source>It would cost you %n coin(s).</source>
        <translation>
            <numerusform>Cela vous coûterait %n pièce.</numerusform>
            <numerusform>Cela vous coûterait %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would cost %1 %n coin(s).</source>
        <translation>
            <numerusform>Cela coûterait %n pièce à %1.</numerusform>
            <numerusform>Cela coûterait %n pièces à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay 3 coins only if it gets through.</source>
        <translation>Vous ne payez 3 pièces que si cela réussit.</translation>
    </message>
    <message>
        <source>%1 pays 3 coins only if it gets through.</source>
        <translation>%1 ne paie 3 pièces que si cela réussit.</translation>
    </message>
    <message>
        <source>You have paid 3 coins.</source>
        <translation>Vous avez payé 3 pièces.</translation>
    </message>
    <message>
        <source>%1 has paid 3 coins.</source>
        <translation>%1 a payé 3 pièces.</translation>
    </message>
    <message>
        <source>You ask for foreign aid</source>
        <translation>Vous demandez l’aide étrangère</translation>
    </message>
    <message>
        <source>%1 asks for foreign aid</source>
        <translation>%1 demande l’aide étrangère</translation>
    </message>
    <message>
        <source>%1 is about to steal from you</source>
        <translation>%1 s’apprête à vous voler</translation>
    </message>
    <message>
        <source>You are about to steal from %1</source>
        <translation>Vous vous apprêtez à voler %1</translation>
    </message>
    <message>
        <source>%1 is about to steal from %2</source>
        <translation>%1 s’apprête à voler %2</translation>
    </message>
    <message>
        <source>The assassin of %1 is at your door</source>
        <translation>L’assassin de %1 est à votre porte</translation>
    </message>
    <message>
        <source>Your assassin is at the door of %1</source>
        <translation>Votre assassin est à la porte de %1</translation>
    </message>
    <message>
        <source>The assassin of %1 is at the door of %2</source>
        <translation>L’assassin de %1 est à la porte de %2</translation>
    </message>
    <message>
        <source>Anybody who claims the Duke may block it.</source>
        <translation>Quiconque annonce le Duc peut contrer.</translation>
    </message>
    <message>
        <source>You may block it as Captain or as Ambassador.</source>
        <translation>Vous pouvez contrer avec le Capitaine ou l’Ambassadeur.</translation>
    </message>
    <message>
        <source>%1 may block it as Captain or as Ambassador.</source>
        <translation>%1 peut contrer avec le Capitaine ou l’Ambassadeur.</translation>
    </message>
    <message>
        <source>You may block it as Contessa.</source>
        <translation>Vous pouvez contrer avec la Comtesse.</translation>
    </message>
    <message>
        <source>%1 may block it as Contessa.</source>
        <translation>%1 peut contrer avec la Comtesse.</translation>
    </message>
    <message>
        <source>You have answered; the answers are revealed together.</source>
        <translation>Vous avez répondu&#x202f;; les réponses seront révélées ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>You and %n other(s) answer together.</source>
        <translation>
            <numerusform>Vous et %n autre répondez en même temps.</numerusform>
            <numerusform>Vous et %n autres répondez en même temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked now: %1.</source>
        <translation>Interrogés&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You did have %1.</source>
        <translation>Vous aviez bien %1.</translation>
    </message>
    <message>
        <source>%1 did have %2.</source>
        <translation>%1 avait bien %2.</translation>
    </message>
    <message>
        <source>You had %1.</source>
        <translation>Vous aviez %1.</translation>
    </message>
    <message>
        <source>%1 had %2.</source>
        <translation>%1 avait %2.</translation>
    </message>
    <message>
        <source>The action could not be paid for.</source>
        <translation>L’action n’a pas pu être payée.</translation>
    </message>
    <message>
        <source>Your coup struck.</source>
        <translation>Votre coup d’État a réussi.</translation>
    </message>
    <message>
        <source>The coup of %1 struck.</source>
        <translation>Le coup d’État de %1 a réussi.</translation>
    </message>
    <message>
        <source>Your assassin struck.</source>
        <translation>Votre assassin a frappé.</translation>
    </message>
    <message>
        <source>The assassin of %1 struck.</source>
        <translation>L’assassin de %1 a frappé.</translation>
    </message>
    <message>
        <source>An oddity of these rules shows you the hand of %1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>Une bizarrerie de ces règles vous montre la main de %1&#x202f;: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a role, where its copies are</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden from you.</source>
        <translation>
            <numerusform>%n carte vous est cachée.</numerusform>
            <numerusform>%n cartes vous sont cachées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n of them.</source>
        <translation>
            <numerusform>%1 en tient %n.</numerusform>
            <numerusform>%1 en tient %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the count alone the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>Au seul compte des cartes, l’annonce est vraie &lt;b&gt;%n fois sur 100&lt;/b&gt;.</numerusform>
            <numerusform>Au seul compte des cartes, l’annonce est vraie &lt;b&gt;%n fois sur 100&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was caught bluffing with it before.</source>
        <translation>%1 s’est déjà fait prendre à bluffer avec cette carte.</translation>
    </message>
    <message>
        <source>%1 has shown this card before.</source>
        <translation>%1 a déjà montré cette carte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has claimed it %n time(s) before.</source>
        <translation>
            <numerusform>%1 l’a déjà annoncée %n fois.</numerusform>
            <numerusform>%1 l’a déjà annoncée %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 claims it for the first time.</source>
        <translation>%1 l’annonce pour la première fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n yours</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n à vous</numerusform>
            <numerusform>%n à vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n inconnue</numerusform>
            <numerusform>%n inconnues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its figure</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>You lose a card, and the action goes on.</source>
        <translation>Vous perdez une carte, et l’action continue.</translation>
    </message>
    <message>
        <source>You lose your last card and are out.</source>
        <translation>Vous perdez votre dernière carte et sortez.</translation>
    </message>
    <message>
        <source>You lose a card, and the block holds.</source>
        <translation>Vous perdez une carte, et le contre tient.</translation>
    </message>
    <message>
        <source>You lose a card, and may still block.</source>
        <translation>Vous perdez une carte, mais pouvez encore contrer.</translation>
    </message>
    <message>
        <source>%1 loses a card, and the action goes through.</source>
        <translation>%1 perd une carte, et l’action passe.</translation>
    </message>
    <message>
        <source>%1 loses a card, and the action is off.</source>
        <translation>%1 perd une carte, et l’action est annulée.</translation>
    </message>
    <message>
        <source>%1 gets no coins.</source>
        <translation>%1 n’obtient aucune pièce.</translation>
    </message>
    <message>
        <source>You lose a card, and %1 takes 2 coins.</source>
        <translation>Vous perdez une carte, et %1 prend 2 pièces.</translation>
    </message>
    <message>
        <source>You keep your coins.</source>
        <translation>Vous gardez vos pièces.</translation>
    </message>
    <message>
        <source>You lose a card and the coins.</source>
        <translation>Vous perdez une carte et les pièces.</translation>
    </message>
    <message>
        <source>You keep your card.</source>
        <translation>Vous gardez votre carte.</translation>
    </message>
    <message>
        <source>You keep your card, and the 3 coins stay paid.</source>
        <translation>Vous gardez votre carte, et les 3 pièces restent dépensées.</translation>
    </message>
    <message>
        <source>You lose both cards and are out.</source>
        <translation>Vous perdez vos deux cartes et sortez.</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>Si l’on doute de vous</translation>
    </message>
    <message>
        <source>An unchallenged bluff</source>
        <translation>Un bluff dont personne ne doute</translation>
    </message>
    <message>
        <source>You hold it: no bluff</source>
        <translation>Vous la tenez&#x202f;: pas de bluff</translation>
    </message>
    <message>
        <source>They lose a card; you keep yours.</source>
        <translation>L’autre perd une carte&#x202f;; vous gardez la vôtre.</translation>
    </message>
    <message>
        <source>They lose a card; you show yours and draw a new one.</source>
        <translation>L’autre perd une carte&#x202f;; vous montrez la vôtre et en piochez une nouvelle.</translation>
    </message>
    <message>
        <source>Your action is blocked.</source>
        <translation>Votre action est contrée.</translation>
    </message>
    <message>
        <source>The block holds.</source>
        <translation>Le contre tient.</translation>
    </message>
    <message>
        <source>The block holds, unless another challenges.</source>
        <translation>Le contre tient, sauf si un autre met en doute.</translation>
    </message>
    <message>
        <source>%1 takes 2 coins.</source>
        <translation>%1 prend 2 pièces.</translation>
    </message>
    <message>
        <source>%1 takes 2 coins, unless another blocks.</source>
        <translation>%1 prend 2 pièces, sauf si un autre contre.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n coin(s).</source>
        <translation>
            <numerusform>Vous perdez %n pièce.</numerusform>
            <numerusform>Vous perdez %n pièces.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no coins to lose.</source>
        <translation>Vous n’avez pas de pièce à perdre.</translation>
    </message>
    <message>
        <source>%1 cannot pay, and loses a card instead.</source>
        <translation>%1 ne peut pas payer, et perd une carte à la place.</translation>
    </message>
    <message>
        <source>You lose a card of your choice.</source>
        <translation>Vous perdez une carte de votre choix.</translation>
    </message>
    <message>
        <source>%1 takes 3 coins.</source>
        <translation>%1 prend 3 pièces.</translation>
    </message>
    <message>
        <source>%1 takes 3 coins, unless another challenges.</source>
        <translation>%1 prend 3 pièces, sauf si un autre met en doute.</translation>
    </message>
    <message>
        <source>%1 exchanges cards.</source>
        <translation>%1 échange des cartes.</translation>
    </message>
    <message>
        <source>%1 exchanges cards, unless another challenges.</source>
        <translation>%1 échange des cartes, sauf si un autre met en doute.</translation>
    </message>
    <message>
        <source>You are asked next whether you block.</source>
        <translation>On vous demande ensuite si vous contrez.</translation>
    </message>
    <message>
        <source>%1 may still block, unless another challenges.</source>
        <translation>%1 peut encore contrer, sauf si un autre met en doute.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Revenu</translation>
    </message>
    <message>
        <source>Foreign aid</source>
        <translation>Aide étrangère</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Taxe</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Assassinat</translation>
    </message>
    <message>
        <source>Coup</source>
        <comment>the action</comment>
        <translation>Coup d’État</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Mettre en doute</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Contrer</translation>
    </message>
    <message>
        <source>Lose a card</source>
        <translation>Perdre une carte</translation>
    </message>
    <message>
        <source>Give cards back</source>
        <translation>Rendre des cartes</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>A seat without a name, counted from 0 as in the notation of saved games.</extracomment>
        <translation>place %1</translation>
    </message>
    <message>
        <source>Steal from %1</source>
        <translation>Voler %1</translation>
    </message>
    <message>
        <source>Assassinate %1</source>
        <translation>Assassiner %1</translation>
    </message>
    <message>
        <source>Coup against %1</source>
        <translation>Coup d’État contre %1</translation>
    </message>
    <message>
        <source>Block as %1</source>
        <translation>Contrer (%1)</translation>
    </message>
    <message>
        <source>Give back %1 and %2</source>
        <translation>Rendre %1 et %2</translation>
    </message>
    <message>
        <source>All may block as Duke</source>
        <translation>Tous peuvent contrer avec le Duc</translation>
    </message>
    <message>
        <source>All may challenge</source>
        <translation>Tous peuvent en douter</translation>
    </message>
    <message>
        <source>All may challenge, the target may block (Captain, Ambassador)</source>
        <translation>Tous peuvent en douter, la cible peut contrer (Capitaine, Ambassadeur)</translation>
    </message>
    <message>
        <source>All may challenge, the target may block (Contessa)</source>
        <translation>Tous peuvent en douter, la cible peut contrer (Comtesse)</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>may answer</comment>
        <translation>Personne</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>Coûte %n pièce (vous&#x202f;: %1)</numerusform>
            <numerusform>Coûte %n pièces (vous&#x202f;: %1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n coin(s) it costs you a card</source>
        <translation>
            <numerusform>Sans %n pièce, cela vous coûte une carte</numerusform>
            <numerusform>Sans %n pièces, cela vous coûte une carte</numerusform>
        </translation>
    </message>
    <message>
        <source>If it gets through unpaid, it costs you a card</source>
        <translation>Si cela réussit sans être payé, cela vous coûte une carte</translation>
    </message>
    <message>
        <source>Steal: choose a lit player</source>
        <translation>Vol&#x202f;: choisissez un joueur en surbrillance</translation>
    </message>
    <message>
        <source>Assassinate: choose a lit player</source>
        <translation>Assassinat&#x202f;: choisissez un joueur en surbrillance</translation>
    </message>
    <message>
        <source>Coup: choose a lit player</source>
        <translation>Coup d’État&#x202f;: choisissez un joueur en surbrillance</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You are out; the others play on.</source>
        <translation>Vous êtes sorti&#x202f;; les autres continuent.</translation>
    </message>
    <message>
        <source>You have answered; the others have not.</source>
        <translation>Vous avez répondu&#x202f;; les autres pas encore.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous.</translation>
    </message>
    <message>
        <source>%1, out</source>
        <translation>%1, sorti</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n coin(s)</source>
        <translation>
            <numerusform>%1, %n pièce</numerusform>
            <numerusform>%1, %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <translation>En main&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down.</source>
        <translation>
            <numerusform>%n carte face cachée.</numerusform>
            <numerusform>%n cartes face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Perdu&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a role, how often it was claimed</comment>
        <translation>
            <numerusform>%1, %n fois</numerusform>
            <numerusform>%1, %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (caught bluffing)</source>
        <translation>%1 (pris à bluffer)</translation>
    </message>
    <message>
        <source>%1 (shown)</source>
        <translation>%1 (montré)</translation>
    </message>
    <message>
        <source>Claimed so far: %1.</source>
        <translation>Annoncé jusqu’ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Keep %1 and another</source>
        <translation>Garder %1 et une autre</translation>
    </message>
    <message>
        <source>Keep %1 and %2</source>
        <translation>Garder %1 et %2</translation>
    </message>
    <message>
        <source>You keep %1 and give back %2.</source>
        <translation>Vous gardez %1 et rendez %2.</translation>
    </message>
    <message>
        <source>%1: bluff caught</source>
        <translation>%1&#x202f;: bluff démasqué</translation>
    </message>
    <message>
        <source>%1: blocked</source>
        <translation>%1&#x202f;: contré</translation>
    </message>
    <message>
        <source>%1: no effect</source>
        <translation>%1&#x202f;: sans effet</translation>
    </message>
    <message>
        <source>Steals from %1</source>
        <translation>Vole %1</translation>
    </message>
    <message>
        <source>Steals from you</source>
        <translation>Vous vole</translation>
    </message>
    <message>
        <source>Strikes at %1</source>
        <translation>Frappe %1</translation>
    </message>
    <message>
        <source>Strikes at you</source>
        <translation>Vous frappe</translation>
    </message>
    <message>
        <source>Coup against you</source>
        <translation>Coup d’État contre vous</translation>
    </message>
    <message>
        <source>Blocks %1</source>
        <translation>Contre %1</translation>
    </message>
    <message>
        <source>Blocks you</source>
        <translation>Vous contre</translation>
    </message>
    <message numerus="yes">
        <source>court deck, %n card(s)</source>
        <translation>
            <numerusform>pioche de la cour, %n carte</numerusform>
            <numerusform>pioche de la cour, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>challenges you: &lt;b&gt;you show %1&lt;/b&gt;</source>
        <translation>doute de vous&#x202f;: &lt;b&gt;vous montrez %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges you: &lt;b&gt;you have %1&lt;/b&gt;</source>
        <translation>doute de vous&#x202f;: &lt;b&gt;vous avez %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenge %1, &lt;b&gt;who shows %2&lt;/b&gt;</source>
        <translation>doutez de %1, &lt;b&gt;qui montre %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenge %1, &lt;b&gt;who has %2&lt;/b&gt;</source>
        <translation>doutez de %1, &lt;b&gt;qui a %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges %1, &lt;b&gt;who shows %2&lt;/b&gt;</source>
        <translation>doute de %1, &lt;b&gt;qui montre %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges %1, &lt;b&gt;who has %2&lt;/b&gt;</source>
        <translation>doute de %1, &lt;b&gt;qui a %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;lose %1&lt;/b&gt; and are out</source>
        <translation>&lt;b&gt;perdez %1&lt;/b&gt; et sortez</translation>
    </message>
    <message>
        <source>&lt;b&gt;loses %1&lt;/b&gt; and is out</source>
        <translation>&lt;b&gt;perd %1&lt;/b&gt; et sort</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>recevez %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>reçoit %1</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>payez %n pièce</numerusform>
            <numerusform>payez %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>paie %n pièce</numerusform>
            <numerusform>paie %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n coin(s) back</source>
        <comment>you</comment>
        <translation>
            <numerusform>récupérez %n pièce</numerusform>
            <numerusform>récupérez %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n coin(s) back</source>
        <translation>
            <numerusform>récupère %n pièce</numerusform>
            <numerusform>récupère %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>are shown the hand of %1: %2</source>
        <translation>voyez la main de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>is shown the hand of %1: %2</source>
        <translation>voit la main de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>puts the card back and draws another</source>
        <translation>remet la carte et en pioche une autre</translation>
    </message>
    <message>
        <source>put the card back and draw %1</source>
        <translation>remettez la carte et piochez %1</translation>
    </message>
    <message>
        <source>puts the card back and draws %1</source>
        <translation>remet la carte et pioche %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks you&lt;/b&gt; as %1</source>
        <translation>&lt;b&gt;vous contre&lt;/b&gt; en tant que %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;block %1&lt;/b&gt; as %2</source>
        <translation>&lt;b&gt;contrez %1&lt;/b&gt; en tant que %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks %1&lt;/b&gt; as %2</source>
        <translation>&lt;b&gt;contre %1&lt;/b&gt; en tant que %2</translation>
    </message>
    <message>
        <source>are blocked</source>
        <translation>êtes contré</translation>
    </message>
    <message>
        <source>is blocked</source>
        <translation>est contré</translation>
    </message>
    <message>
        <source>miss: %1 is out already</source>
        <translation>manquez votre coup&#x202f;: %1 est déjà sorti</translation>
    </message>
    <message>
        <source>misses: %1 is out already</source>
        <translation>manque son coup&#x202f;: %1 est déjà sorti</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <comment>you</comment>
        <translation>ne pouvez pas payer</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <translation>ne peut pas payer</translation>
    </message>
    <message numerus="yes">
        <source>take %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>prenez %n pièce</numerusform>
            <numerusform>prenez %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n coin(s)</source>
        <translation>
            <numerusform>prend %n pièce</numerusform>
            <numerusform>prend %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from you</source>
        <translation>
            <numerusform>vous vole %n pièce</numerusform>
            <numerusform>vous vole %n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steal %n coin(s) from %1</source>
        <comment>you</comment>
        <translation>
            <numerusform>volez %n pièce à %1</numerusform>
            <numerusform>volez %n pièces à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from %1</source>
        <translation>
            <numerusform>vole %n pièce à %1</numerusform>
            <numerusform>vole %n pièces à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>pioche %n carte</numerusform>
            <numerusform>pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>piochez %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>pioche %1</translation>
    </message>
    <message numerus="yes">
        <source>gives %n card(s) back</source>
        <translation>
            <numerusform>rend %n carte</numerusform>
            <numerusform>rend %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>give back %1</source>
        <translation>rendez %1</translation>
    </message>
    <message>
        <source>gives back %1</source>
        <translation>rend %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;lose %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;perdez %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;loses %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;perd %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;win&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;gagnez&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;wins&lt;/b&gt;</source>
        <translation>&lt;b&gt;gagne&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Il ne reste personne</translation>
    </message>
    <message>
        <source>All who are left win together</source>
        <translation>Tous ceux qui restent gagnent ensemble</translation>
    </message>
    <message>
        <source>ask for &lt;b&gt;foreign aid&lt;/b&gt;</source>
        <translation>demandez l’&lt;b&gt;aide étrangère&lt;/b&gt;</translation>
    </message>
    <message>
        <source>asks for &lt;b&gt;foreign aid&lt;/b&gt;</source>
        <translation>demande l’&lt;b&gt;aide étrangère&lt;/b&gt;</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Duke&lt;/b&gt; for the tax</source>
        <translation>annoncez &lt;b&gt;le Duc&lt;/b&gt; pour la taxe</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Duke&lt;/b&gt; for the tax</source>
        <translation>annonce &lt;b&gt;le Duc&lt;/b&gt; pour la taxe</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Ambassador&lt;/b&gt; to exchange cards</source>
        <translation>annoncez &lt;b&gt;l’Ambassadeur&lt;/b&gt; pour échanger</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Ambassador&lt;/b&gt; to exchange cards</source>
        <translation>annonce &lt;b&gt;l’Ambassadeur&lt;/b&gt; pour échanger</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Captain&lt;/b&gt; to steal from you</source>
        <translation>annonce &lt;b&gt;le Capitaine&lt;/b&gt; pour vous voler</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Captain&lt;/b&gt; to steal from %1</source>
        <translation>annoncez &lt;b&gt;le Capitaine&lt;/b&gt; pour voler %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Captain&lt;/b&gt; to steal from %1</source>
        <translation>annonce &lt;b&gt;le Capitaine&lt;/b&gt; pour voler %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Assassin&lt;/b&gt; against you</source>
        <translation>annonce &lt;b&gt;l’Assassin&lt;/b&gt; contre vous</translation>
    </message>
    <message>
        <source>pays 3 and claims &lt;b&gt;the Assassin&lt;/b&gt; against you</source>
        <translation>paie 3 et annonce &lt;b&gt;l’Assassin&lt;/b&gt; contre vous</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>annoncez &lt;b&gt;l’Assassin&lt;/b&gt; contre %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>annonce &lt;b&gt;l’Assassin&lt;/b&gt; contre %1</translation>
    </message>
    <message>
        <source>pay 3 and claim &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>payez 3 et annoncez &lt;b&gt;l’Assassin&lt;/b&gt; contre %1</translation>
    </message>
    <message>
        <source>pays 3 and claims &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>paie 3 et annonce &lt;b&gt;l’Assassin&lt;/b&gt; contre %1</translation>
    </message>
    <message>
        <source>begins a &lt;b&gt;coup&lt;/b&gt; against you</source>
        <translation>lance un &lt;b&gt;coup d’État&lt;/b&gt; contre vous</translation>
    </message>
    <message>
        <source>pays 7 for a &lt;b&gt;coup&lt;/b&gt; against you</source>
        <translation>paie 7 pour un &lt;b&gt;coup d’État&lt;/b&gt; contre vous</translation>
    </message>
    <message>
        <source>begin a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>lancez un &lt;b&gt;coup d’État&lt;/b&gt; contre %1</translation>
    </message>
    <message>
        <source>begins a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>lance un &lt;b&gt;coup d’État&lt;/b&gt; contre %1</translation>
    </message>
    <message>
        <source>pay 7 for a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>payez 7 pour un &lt;b&gt;coup d’État&lt;/b&gt; contre %1</translation>
    </message>
    <message>
        <source>pays 7 for a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>paie 7 pour un &lt;b&gt;coup d’État&lt;/b&gt; contre %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>rules of the contest</source>
        <translation>règles du concours</translation>
    </message>
    <message>
        <source>rules as printed</source>
        <translation>règles imprimées</translation>
    </message>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>Les cartes vont être données.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Vous êtes sorti.</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 and %n coin(s).</source>
        <translation>
            <numerusform>Vous avez %1 et %n pièce.</numerusform>
            <numerusform>Vous avez %1 et %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are in the court deck.</source>
        <translation>
            <numerusform>%n carte est dans la pioche de la cour.</numerusform>
            <numerusform>%n cartes sont dans la pioche de la cour.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may answer: %1.</source>
        <translation>Vous pouvez répondre&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>You kept: %1.</source>
        <translation>Vous avez gardé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 kept: %2.</source>
        <translation>%1 a gardé&#x202f;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n carte restante</numerusform>
            <numerusform>%n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Out in turn %1</source>
        <translation>Sorti au tour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Gagné ensemble</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Place %1 sur %2</translation>
    </message>
    <message>
        <source>Claim whichever role helps you, challenge the others, and be the last to hold a card.</source>
        <translation>Annoncez le rôle qui vous arrange, doutez des autres, et soyez le dernier à garder une carte.</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, flèches</translation>
    </message>
    <message>
        <source>From player to player, once an action needs a target</source>
        <translation>D’un joueur à l’autre, quand une action demande une cible</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a card</comment>
        <translation>perdue</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player</comment>
        <translation>sorti</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Vous êtes sorti</translation>
    </message>
    <message>
        <source>Court %1</source>
        <comment>cards in the court deck</comment>
        <translation>Cour %1</translation>
    </message>
    <message>
        <source>Drawn from the court</source>
        <comment>two cards</comment>
        <translation>Pioché à la cour</translation>
    </message>
    <message>
        <source>Bank</source>
        <comment>where coins come from</comment>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action, what it brings or costs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>You claim</source>
        <translation>Vous annoncez</translation>
    </message>
    <message>
        <source>Who may answer</source>
        <translation>Qui peut répondre</translation>
    </message>
    <message>
        <source>no claim</source>
        <translation>aucune annonce</translation>
    </message>
    <message>
        <source>you hold it</source>
        <comment>a card that is claimed</comment>
        <translation>vous l’avez</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>bluff</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Cards accounted for</source>
        <translation>Décompte des cartes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, what they chose</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>carte face cachée</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, perdue</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>Perdre %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>%1 is kept: choose the other card</source>
        <translation>Vous gardez&#xa0;: %1. Choisissez l’autre carte</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Bluff, challenge, and keep your last card.</source>
        <translation>Bluffez, doutez, et gardez votre dernière carte.</translation>
    </message>
    <message>
        <source>All may challenge, the target may block</source>
        <translation>Tous peuvent en douter, la cible peut contrer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among players</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Believed where challenging was better</source>
        <translation>Cru au lieu de mettre en doute</translation>
    </message>
    <message>
        <source>Let it stand where blocking was better</source>
        <translation>Laissé passer au lieu de contrer</translation>
    </message>
    <message>
        <source>Challenged where blocking was better</source>
        <translation>Mis en doute au lieu de contrer</translation>
    </message>
    <message>
        <source>Challenged where believing was better</source>
        <translation>Mis en doute au lieu de croire</translation>
    </message>
    <message>
        <source>Blocked with the wrong claim</source>
        <translation>Contré avec la mauvaise annonce</translation>
    </message>
    <message>
        <source>Blocked where challenging was better</source>
        <translation>Contré au lieu de mettre en doute</translation>
    </message>
    <message>
        <source>Blocked where letting it stand was better</source>
        <translation>Contré au lieu de laisser passer</translation>
    </message>
    <message>
        <source>Lost the wrong card</source>
        <translation>Perdu la mauvaise carte</translation>
    </message>
    <message>
        <source>Gave back the wrong cards</source>
        <translation>Rendu les mauvaises cartes</translation>
    </message>
    <message>
        <source>Chose the wrong player for: %1</source>
        <comment>an action</comment>
        <translation>Mauvais joueur choisi pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>an action, a better one</comment>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>There is only one thing to do here. Shall Parlour do it for you when that is so?</source>
        <translation>Il n’y a qu’une chose à faire ici. Parlour doit-il la faire pour vous dans ce cas&#x202f;?</translation>
    </message>
    <message>
        <source>Challenge your %1</source>
        <comment>the role that is claimed</comment>
        <translation>Douter de votre %1</translation>
    </message>
    <message>
        <source>Challenge %1&apos;s %2</source>
        <comment>a player, the role that is claimed</comment>
        <translation>Douter de %1 (%2)</translation>
    </message>
    <message>
        <source>If it is a bluff (by count %1 in 100)</source>
        <translation>Si c’est un bluff (au compte, %1 sur 100)</translation>
    </message>
    <message>
        <source>If it is true (by count %1 in 100)</source>
        <translation>Si c’est vrai (au compte, %1 sur 100)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Choose which one: a click loses it, or its number and Enter.</source>
        <translation>Choisissez laquelle&#xa0;: cliquez dessus, ou tapez son numéro puis Entrée.</translation>
    </message>
    <message>
        <source>A click keeps a card, or its number and Enter. The other two go back to the court.</source>
        <translation>Cliquez sur une carte pour la garder, ou tapez son numéro puis Entrée. Les deux autres retournent à la cour.</translation>
    </message>
    <message>
        <source>You challenged.</source>
        <translation>Vous avez mis en doute.</translation>
    </message>
    <message>
        <source>%1 challenged.</source>
        <translation>%1 a mis en doute.</translation>
    </message>
    <message>
        <source>Challenges you</source>
        <translation>Doute de vous</translation>
    </message>
    <message>
        <source>Challenges %1</source>
        <translation>Doute de %1</translation>
    </message>
    <message>
        <source>Choose an action or an answer, or pick a card, counted from the top or the left</source>
        <translation>Choisir une action ou une réponse, ou désigner une carte, en comptant du haut ou de la gauche</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Loses or keeps the card that is picked</source>
        <translation>Perdre ou garder la carte désignée</translation>
    </message>
    <message>
        <source>Let a claim stand that must be true</source>
        <translation>Accepter une annonce forcément vraie</translation>
    </message>
    <message>
        <source>When the open cards and your own prove it. Also makes a coup that you cannot avoid.</source>
        <translation>Quand les cartes visibles et les vôtres le prouvent. Fait aussi le coup d’État que vous ne pouvez éviter.</translation>
    </message>
    <message>
        <source>If it is a bluff (as it is believed, %1 in 100)</source>
        <translation>Si c’est un bluff (d’après le jeu, %1 sur 100)</translation>
    </message>
    <message>
        <source>If it is true (as it is believed, %1 in 100)</source>
        <translation>Si c’est vrai (d’après le jeu, %1 sur 100)</translation>
    </message>
    <message numerus="yes">
        <source>By the count and the play so far the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>Au compte des cartes et d’après le jeu jusqu’ici, l’annonce est vraie &lt;b&gt;%n fois sur 100&lt;/b&gt;.</numerusform>
            <numerusform>Au compte des cartes et d’après le jeu jusqu’ici, l’annonce est vraie &lt;b&gt;%n fois sur 100&lt;/b&gt;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoupTheme</name>
    <message>
        <source>A bluff with the claim one kept</source>
        <translation>Un bluff fidèle à son annonce</translation>
    </message>
    <message>
        <source>A block by bluff</source>
        <translation>Un contre au bluff</translation>
    </message>
    <message>
        <source>A bluff that pays</source>
        <translation>Un bluff payant</translation>
    </message>
    <message>
        <source>A bluff too many</source>
        <translation>Un bluff de trop</translation>
    </message>
    <message>
        <source>A bluff to be called</source>
        <translation>Un bluff à démasquer</translation>
    </message>
    <message>
        <source>A claim to be believed</source>
        <translation>Une annonce à croire</translation>
    </message>
    <message>
        <source>The time to strike</source>
        <translation>L’heure de frapper</translation>
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
    <name>DurakTheme</name>
    <message>
        <source>A trump wasted</source>
        <translation>Un atout gaspillé</translation>
    </message>
    <message>
        <source>Worth a trump</source>
        <translation>Un atout à dépenser</translation>
    </message>
    <message>
        <source>The bout given away</source>
        <translation>Le tour abandonné</translation>
    </message>
    <message>
        <source>Better to take</source>
        <translation>Mieux vaut ramasser</translation>
    </message>
    <message>
        <source>The attack given up</source>
        <translation>L’attaque abandonnée</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>Une carte de trop</translation>
    </message>
</context>
<context>
    <name>DurakWords</name>
    <message>
        <source>Attack with %1</source>
        <translation>Attaquer avec %1</translation>
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
    <message>
        <source>Done</source>
        <comment>an action in a list: to attack no further, or to add no more cards for the one who takes</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button: the defender takes, and you add no more cards</comment>
        <translation>C’est tout</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button: all is beaten, and you attack no further</comment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>of a player who adds no more cards for the one who takes</comment>
        <translation>N’ajoute plus</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>of a player who attacks no further: all is beaten</comment>
        <translation>A terminé</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>Vous ramassez</translation>
    </message>
    <message>
        <source>you take</source>
        <translation>vous ramassez</translation>
    </message>
    <message>
        <source>you defend</source>
        <translation>vous défendez</translation>
    </message>
    <message>
        <source>you attack %1</source>
        <translation>vous attaquez %1</translation>
    </message>
    <message>
        <source>fool</source>
        <comment>a score</comment>
        <translation>durak</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among players</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a score</comment>
        <translation>sorti</translation>
    </message>
    <message>
        <source>Transferred with the wrong card</source>
        <translation>Renvoyé avec la mauvaise carte</translation>
    </message>
    <message>
        <source>Transferred where it was better not to</source>
        <translation>Renvoyé à tort</translation>
    </message>
    <message>
        <source>Took instead of transferring</source>
        <translation>Ramassé au lieu de renvoyer</translation>
    </message>
    <message>
        <source>Took though it could be covered</source>
        <translation>Ramassé alors que l’on pouvait couvrir</translation>
    </message>
    <message>
        <source>Covered instead of transferring</source>
        <translation>Couvert au lieu de renvoyer</translation>
    </message>
    <message>
        <source>Covered where taking was better</source>
        <translation>Couvert au lieu de ramasser</translation>
    </message>
    <message>
        <source>Covered with the wrong card</source>
        <translation>Couvert avec la mauvaise carte</translation>
    </message>
    <message>
        <source>Threw in a card that was better kept</source>
        <translation>Ajouté une carte qu’il valait mieux garder</translation>
    </message>
    <message>
        <source>Attacked with the wrong card</source>
        <translation>Attaqué avec la mauvaise carte</translation>
    </message>
    <message>
        <source>Stopped throwing in too early</source>
        <translation>Cessé trop tôt d’ajouter</translation>
    </message>
    <message>
        <source>Kept a hand where a new deal was better</source>
        <translation>Gardé une main qu’il valait mieux redonner</translation>
    </message>
    <message>
        <source>Asked for a new deal with a hand worth keeping</source>
        <translation>Fait redonner une main qu’il valait mieux garder</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>discard pile, its cards</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Not seen yet: %1 clubs, %2 diamonds, %3 hearts, %4 spades</source>
        <translation>Pas encore vus&#x202f;: trèfle %1, carreau %2, cœur %3, pique %4</translation>
    </message>
    <message>
        <source>Throw in %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>cards</comment>
        <translation>Vous tirez %1.</translation>
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
        <source>the file was changed or damaged since it was saved: its checksum does not match. To read it anyway, delete the field &quot;check&quot;</source>
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
        <source>too large for a saved game; the limit is %1 bytes</source>
        <translation>trop gros pour une partie enregistrée&#x202f;; la limite est de %1 octets</translation>
    </message>
    <message>
        <source>too large for a saved game; shorten the notes</source>
        <translation>trop gros pour une partie enregistrée&#x202f;; raccourcissez les notes</translation>
    </message>
    <message>
        <source>its folder cannot be created; choose another place</source>
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
        <source>fool=%1 is not a seat of %2 players; it can be none or 0 to %3</source>
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
        <translation>«&#x202f;%1&#x202f;» n’est pas une action de Coup&#x202f;; les actions sont income, foreign aid, tax, exchange, steal 1, assassinate 1, coup 1, allow, challenge, block duke, block, lose duke et return captain duke</translation>
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
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1&#x202f;: le dossier ne peut être créé</translation>
    </message>
    <message>
        <source>the contest %1 cannot be used: %2</source>
        <translation>le concours %1 ne peut être utilisé&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 already exists, and a contest is never overwritten</source>
        <translation>%1 existe déjà, et un concours n’est jamais écrasé</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>%1 ne peut être créé</translation>
    </message>
    <message>
        <source>%1: there is no such contest</source>
        <translation>%1&#x202f;: ce concours n’existe pas</translation>
    </message>
    <message>
        <source>%1 cannot be written here</source>
        <translation>%1 ne peut être écrit ici</translation>
    </message>
    <message>
        <source>%1 is being played by another process (%2 on %3)</source>
        <translation>%1 est joué par un autre processus (%2 sur %3)</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlour (version %2; this program knows version %3)</source>
        <translation>%1 a été écrit par un Parlour plus récent (version %2&#x202f;; ce programme connaît la version %3)</translation>
    </message>
    <message>
        <source>%1 is damaged: the matches from %2 on of pairing %3 cannot be read</source>
        <translation>%1 est endommagé&#x202f;: les parties à partir de %2 de la rencontre %3 sont illisibles</translation>
    </message>
    <message>
        <source>%1 and %2 are parts of different contests</source>
        <translation>%1 et %2 sont des parts de concours différents</translation>
    </message>
    <message>
        <source>%1 holds matches that another part holds, too</source>
        <translation>%1 contient des parties qu’une autre part contient aussi</translation>
    </message>
    <message>
        <source>a contest has 1 to %1 matches a pair, a set or a round</source>
        <translation>un concours a de 1 à %1 parties par paire, par set ou par tour</translation>
    </message>
    <message>
        <source>a contest has 1 to 1000 rounds</source>
        <translation>un concours a de 1 à 1000 tours</translation>
    </message>
    <message>
        <source>an encounter of a cup is won by 1 to 100 sets</source>
        <translation>une rencontre de coupe se gagne en 1 à 100 sets</translation>
    </message>
    <message>
        <source>a test that stops early is for two bots in a round robin</source>
        <translation>un test qui s’arrête tôt est pour deux bots en ligue</translation>
    </message>
    <message>
        <source>the first Elo bound of the test must lie below the second</source>
        <translation>la première borne Elo du test doit être sous la seconde</translation>
    </message>
    <message>
        <source>players=%1: in this contest %2 sit at a table</source>
        <translation>players=%1&#x202f;: dans ce concours, %2 sont à une table</translation>
    </message>
    <message>
        <source>a bot cannot be added here: it would have changed every match so far</source>
        <translation>un bot ne peut pas être ajouté ici&#x202f;: toutes les parties jouées jusqu’ici auraient été différentes</translation>
    </message>
    <message>
        <source>a cup cannot get longer sets: the next ones depend on those that were played</source>
        <translation>une coupe ne peut avoir de sets plus longs&#x202f;: les suivants dépendent de ceux déjà joués</translation>
    </message>
    <message>
        <source>this contest cannot get more matches</source>
        <translation>ce concours ne peut avoir plus de parties</translation>
    </message>
    <message>
        <source>the contest has %1 matches; it can get more, not fewer</source>
        <translation>parties du concours&#x202f;: %1&#x202f;; il peut y en avoir plus, pas moins</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a shard; a shard is K/N with K from 1 to N and N up to %2</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une part&#x202f;; une part s’écrit K/N avec K de 1 à N et N jusqu’à %2</translation>
    </message>
    <message>
        <source>the plan of the contest cannot be read</source>
        <translation>le plan du concours est illisible</translation>
    </message>
    <message>
        <source>it was played by version %1 of the rules, and this program plays version %2</source>
        <translation>il a été joué avec la version %1 des règles, et ce programme joue la version %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a program; a bot in another process is exec:COMMAND or exec[key=value]:COMMAND</source>
        <translation>«&#x202f;%1&#x202f;» ne nomme aucun programme&#x202f;; un bot dans un autre processus s’écrit exec:COMMANDE ou exec[clé=valeur]:COMMANDE</translation>
    </message>
    <message>
        <source>%1 has no option &quot;%2&quot;</source>
        <translation>%1 n’a pas d’option «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; cannot be &quot;%2&quot;; it can be %3</source>
        <translation>l’option «&#x202f;%1&#x202f;» ne peut être «&#x202f;%2&#x202f;»&#x202f;; elle peut être %3</translation>
    </message>
    <message>
        <source>no answer to &quot;%1&quot; within %2 ms</source>
        <translation>pas de réponse à «&#x202f;%1&#x202f;» en %2 ms</translation>
    </message>
    <message>
        <source>too much output instead of an answer to &quot;%1&quot;</source>
        <translation>trop de sortie au lieu d’une réponse à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the program %1 before it answered &quot;%2&quot;%3</source>
        <translation>le programme %1 avant de répondre à «&#x202f;%2&#x202f;»%3</translation>
    </message>
    <message>
        <source>%1 does not play %2</source>
        <translation>%1 ne joue pas à %2</translation>
    </message>
    <message>
        <source>the system cannot start any more programs: %1</source>
        <translation>le système ne lance plus de programmes&#x202f;: %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; of &quot;%2&quot; must be %3</source>
        <translation>le champ «&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;» doit être %3</translation>
    </message>
    <message>
        <source>a message nested deeper than %1</source>
        <translation>un message imbriqué à plus de %1 niveaux</translation>
    </message>
    <message>
        <source>not a JSON object: %1</source>
        <translation>pas un objet JSON&#x202f;: %1</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot; of the game &quot;%2&quot;</source>
        <translation>il n’y a pas de bot «&#x202f;%1&#x202f;» du jeu «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>remark %1 must be a text of a step, a seat, a fault or &quot;says&quot;, and words</source>
        <translation>la remarque %1 doit être un texte fait d’une étape, d’une place, d’une faute ou de «&#x202f;says&#x202f;», et de mots</translation>
    </message>
    <message>
        <source>there is no history in this session</source>
        <translation>il n’y a pas d’historique dans cette session</translation>
    </message>
    <message>
        <source>It did not answer in time</source>
        <translation>Pas de réponse à temps</translation>
    </message>
    <message>
        <source>The program is not running</source>
        <translation>Le programme ne tourne pas</translation>
    </message>
    <message>
        <source>Its answer cannot be read</source>
        <translation>Sa réponse est illisible</translation>
    </message>
    <message>
        <source>Its answer does not belong to this question</source>
        <translation>Sa réponse ne correspond pas à cette question</translation>
    </message>
    <message>
        <source>Its action is not allowed here</source>
        <translation>Son action n’est pas permise ici</translation>
    </message>
    <message>
        <source>It wrote too much output</source>
        <translation>Il a trop écrit</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be read; use an intact copy, or play the contest again</source>
        <translation>%1 est endommagé et illisible&#x202f;; prenez-en une copie intacte, ou rejouez le concours</translation>
    </message>
    <message>
        <source>%1 is not a contest; choose the file of a contest</source>
        <translation>%1 n’est pas un concours&#x202f;; choisissez le fichier d’un concours</translation>
    </message>
    <message>
        <source>Match %1 of pairing %2 was not played</source>
        <translation>La partie %1 de la rencontre %2 n’a pas été jouée</translation>
    </message>
    <message>
        <source>The steps of this match were not kept: when other programs play, only those of the newest matches are</source>
        <translation>Les étapes de cette partie n’ont pas été gardées&#x202f;: quand d’autres programmes jouent, seules celles des parties les plus récentes le sont</translation>
    </message>
    <message>
        <source>a contest needs %1 to %2 bots, and a bot may be entered more than once; entered here: %3</source>
        <translation>un concours demande de %1 à %2 bots, et un bot peut être inscrit plusieurs fois&#x202f;; inscrits ici&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1 ne peut pas jouer&#x202f;: %2</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;</source>
        <translation>il n’y a pas de programme «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is not executable</source>
        <translation>le fichier «&#x202f;%1&#x202f;» ne peut pas être exécuté</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>il n’y a pas de fichier «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The Pazaak table is damaged: its checksum or its length is wrong</source>
        <translation>La table du Pazaak est abîmée&#x202f;: sa somme de contrôle ou sa longueur ne correspond pas</translation>
    </message>
    <message>
        <source>This is not a Pazaak table</source>
        <translation>Ce n’est pas une table du Pazaak</translation>
    </message>
    <message>
        <source>This Pazaak table has version %1; version %2 is needed</source>
        <translation>Cette table du Pazaak est de la version %1&#x202f;; il faut la version %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder or a device, not a file</source>
        <translation>«&#xa0;%1&#xa0;» est un dossier ou un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>%1 is in use by another program; close that, then try again</source>
        <translation>%1 est retenu par un autre programme&#x202f;; fermez-le, puis réessayez</translation>
    </message>
    <message>
        <source>%1 is a folder or a device; choose the file of a contest</source>
        <translation>%1 est un dossier ou un périphérique&#x202f;; choisissez le fichier d’un concours</translation>
    </message>
    <message>
        <source>the system cannot start any more threads</source>
        <translation>le système ne lance plus de fils d’exécution</translation>
    </message>
    <message>
        <source>another program is using the history</source>
        <translation>un autre programme retient l’historique</translation>
    </message>
    <message>
        <source>this is not a review that this program can read</source>
        <translation>ce n’est pas une analyse que ce programme sait lire</translation>
    </message>
    <message>
        <source>this review is damaged</source>
        <translation>cette analyse est abîmée</translation>
    </message>
    <message>
        <source>the ladder has the bot &quot;%1&quot; twice</source>
        <translation>le classement contient deux fois le bot «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the ladder&apos;s figures for &quot;%1&quot; are out of range</source>
        <translation>les chiffres de «&#xa0;%1&#xa0;» dans le classement sont hors limites</translation>
    </message>
    <message>
        <source>this is not a ladder</source>
        <translation>ceci n’est pas un classement</translation>
    </message>
    <message>
        <source>the ladder has no &quot;%1&quot;, whose rating anchors Elo</source>
        <translation>il manque au classement «&#xa0;%1&#xa0;», à partir duquel l’Elo est compté</translation>
    </message>
    <message>
        <source>only a contest of a preset can be a ladder, so that it can be played again</source>
        <translation>seul un concours prédéfini est un classement&#xa0;: il faut savoir comment le rejouer</translation>
    </message>
    <message>
        <source>the contest is not finished</source>
        <translation>le concours n’est pas terminé</translation>
    </message>
    <message>
        <source>a ladder has the program&apos;s own bots only</source>
        <translation>un classement ne contient que les bots du programme</translation>
    </message>
    <message>
        <source>in a ladder each bot plays once</source>
        <translation>dans un classement, chaque bot ne joue qu’une fois</translation>
    </message>
    <message>
        <source>This is not a Coup training file that can be resumed</source>
        <translation>Ce n’est pas un entraînement de Coup que l’on puisse poursuivre</translation>
    </message>
    <message>
        <source>The Coup training file is damaged: its checksum or its length is wrong</source>
        <translation>L’entraînement de Coup est abîmé&#x202f;: sa somme de contrôle ou sa longueur ne correspond pas</translation>
    </message>
    <message>
        <source>The Coup table is damaged: its checksum or its length is wrong</source>
        <translation>La table de Coup est abîmée&#x202f;: sa somme de contrôle ou sa longueur ne correspond pas</translation>
    </message>
    <message>
        <source>This is not a Coup table</source>
        <translation>Ce n’est pas une table de Coup</translation>
    </message>
    <message>
        <source>This Coup table has version %1; version %2 is needed</source>
        <translation>Cette table de Coup est de la version %1&#x202f;; il faut la version %2</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing or invalid</source>
        <translation>le champ «&#xa0;%1&#xa0;» manque ou n’est pas valide</translation>
    </message>
    <message>
        <source>the lesson is too long</source>
        <translation>la leçon est trop longue</translation>
    </message>
    <message>
        <source>not a lesson: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation>ce n’est pas une leçon&#xa0;: le texte s’interrompt ou est endommagé à l’octet %1 (%2)</translation>
    </message>
    <message>
        <source>a lesson ends with a sentence that asks nothing</source>
        <translation>une leçon finit par une phrase qui ne demande rien</translation>
    </message>
    <message>
        <source>a lesson ends before its game does</source>
        <translation>une leçon finit avant sa partie</translation>
    </message>
    <message>
        <source>step %1 of part %2 of the lesson: %3</source>
        <translation>étape %1 de la partie %2 de la leçon&#xa0;: %3</translation>
    </message>
    <message>
        <source>each step of the person follows its question, and no other step follows one</source>
        <translation>chaque coup de la personne suit sa question, et aucun autre coup n’en suit une</translation>
    </message>
    <message>
        <source>the last reason of the question &quot;%1&quot; must be for all other answers: &quot;*&quot;</source>
        <translation>la dernière raison de la question «&#xa0;%1&#xa0;» doit valoir pour toutes les autres réponses&#xa0;: «&#xa0;*&#xa0;»</translation>
    </message>
    <message>
        <source>This is not a Coins training file that can be resumed</source>
        <translation>Ce n’est pas un entraînement de Pile ou face que l’on puisse poursuivre</translation>
    </message>
    <message>
        <source>The Coins training file is damaged: its checksum or its length is wrong</source>
        <translation>L’entraînement de Pile ou face est abîmé&#x202f;: sa somme de contrôle ou sa longueur ne correspond pas</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be true or false</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être true ou false</translation>
    </message>
    <message>
        <source>This is not a Coins table</source>
        <translation>Ce n’est pas une table de Pile ou face</translation>
    </message>
    <message>
        <source>This Coins table has version %1; version %2 is needed</source>
        <translation>Cette table de Pile ou face est de la version %1&#x202f;; il faut la version %2</translation>
    </message>
    <message>
        <source>The Coins table is damaged: its checksum or its length is wrong</source>
        <translation>La table de Pile ou face est abîmée&#x202f;: sa somme de contrôle ou sa longueur ne correspond pas</translation>
    </message>
    <message>
        <source>an empty line instead of a JSON object</source>
        <translation>une ligne vide au lieu d’un objet JSON</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a side card; the cards are +1 to +6, -1 to -6, +-1 to +-6, +-1/2, +-1T, 2&amp;4, 3&amp;6 and D</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une carte d’appoint&#x202f;; les cartes sont +1 à +6, -1 à -6, +-1 à +-6, +-1/2, +-1T, 2&amp;4, 3&amp;6 et D</translation>
    </message>
    <message>
        <source>a side deck has %1 cards, not %2</source>
        <translation>un paquet d’appoint compte %1 cartes, pas %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are deck and ten cards, end, stand, and a card before either as in &quot;play +-3=-3 stand&quot;</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une action&#x202f;; les actions sont deck et dix cartes, end, stand, et une carte avant l’une des deux, comme dans «&#xa0;play +-3=-3 stand&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;hands +1 +2 -3 D / +-1 +-1T 2&amp;4 D&quot;, &quot;begin 7 3&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une donne&#x202f;; une donne s’écrit comme «&#xa0;hands +1 +2 -3 D / +-1 +-1T 2&amp;4 D&#xa0;», «&#xa0;begin 7 3&#xa0;» ou «&#xa0;house 3 10 ..&#xa0;»</translation>
    </message>
    <message>
        <source>the Elo bounds of the test lie between -6000 and 6000</source>
        <translation>les bornes Elo du test sont comprises entre -6000 et 6000</translation>
    </message>
    <message>
        <source>alpha and beta of the test lie between 0 and 0.5</source>
        <translation>alpha et bêta du test sont compris entre 0 et 0,5</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; of &quot;%2&quot; is missing or makes no sense</source>
        <translation>le champ «&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;» manque ou n’a pas de sens</translation>
    </message>
    <message>
        <source>a question before the first &quot;new&quot;</source>
        <translation>une question avant le premier «&#x202f;new&#x202f;»</translation>
    </message>
    <message>
        <source>the history can only be read here</source>
        <translation>ici, l’historique ne peut être que lu</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value; rules and options are written like deck=36</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de valeur&#x202f;; règles et options s’écrivent comme deck=36</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>«&#x202f;%1&#x202f;» est donné deux fois</translation>
    </message>
    <message>
        <source>the rules forbid the deck &quot;%1&quot;: limit=%2</source>
        <translation>les règles interdisent le paquet «&#xa0;%1&#xa0;»&#xa0;: limit=%2</translation>
    </message>
    <message>
        <source>there is no deck &quot;%1&quot;; the decks are %2, or ten cards with blanks between</source>
        <translation>il n’y a pas de paquet «&#xa0;%1&#xa0;»&#x202f;; les paquets sont %2, ou dix cartes séparées par des espaces</translation>
    </message>
    <message>
        <source>the purse holds %1 credits only</source>
        <translation>la bourse ne contient que %1 crédits</translation>
    </message>
    <message>
        <source>the purse was written by a newer Parlour, which alone can use it</source>
        <translation>la bourse vient d’un Parlour plus récent, qui seul peut l’utiliser</translation>
    </message>
    <message>
        <source>the opponent owns %1 credits only</source>
        <translation>l’adversaire ne possède que %1 crédits</translation>
    </message>
    <message>
        <source>a loan has to be paid back first</source>
        <translation>il faut d’abord rembourser le prêt</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of method, hash, number, salt and words</source>
        <translation>le champ «&#xa0;%1&#xa0;» doit être un objet avec method, hash, number, salt et words</translation>
    </message>
    <message>
        <source>the game was not sealed</source>
        <translation>la partie n’a pas été scellée</translation>
    </message>
    <message>
        <source>the game was sealed by method %1; this program knows method %2</source>
        <translation>la partie a été scellée par la méthode %1&#x202f;; ce programme connaît la méthode %2</translation>
    </message>
    <message>
        <source>the seal does not fit: number and salt are not those that were sealed</source>
        <translation>le sceau ne correspond pas&#xa0;: le nombre et le sel ne sont pas ceux qui ont été scellés</translation>
    </message>
    <message>
        <source>the seed does not follow from the sealed number and the words</source>
        <translation>la graine ne découle pas du nombre scellé et des mots</translation>
    </message>
    <message>
        <source>step %1 is not the chance outcome of the sealed number</source>
        <translation>l’étape %1 n’est pas le tirage du nombre scellé</translation>
    </message>
    <message>
        <source>the line holds more than %1 bytes</source>
        <translation>la ligne contient plus de %1 octets</translation>
    </message>
    <message>
        <source>the line breaks off after letter %1; copy it as a whole</source>
        <translation>la ligne s’interrompt après le caractère %1&#x202f;; copiez-la en entier</translation>
    </message>
    <message>
        <source>the line is damaged near letter %1; copy it as a whole</source>
        <translation>la ligne est abîmée près du caractère %1&#x202f;; copiez-la en entier</translation>
    </message>
    <message>
        <source>the line is longer than %1 letters</source>
        <translation>la ligne a plus de %1 caractères</translation>
    </message>
    <message>
        <source>not a shared line: it does not begin with &quot;%1&quot;</source>
        <translation>ce n’est pas une ligne partagée&#xa0;: elle ne commence pas par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>letter %1 of the line, &quot;%2&quot;, belongs to no line</source>
        <translation>le caractère %1 de la ligne, «&#xa0;%2&#xa0;», n’a sa place dans aucune ligne</translation>
    </message>
    <message>
        <source>the line was written by a newer Parlour, or letter %1 is damaged</source>
        <translation>la ligne vient d’un Parlour plus récent, ou le caractère %1 est abîmé</translation>
    </message>
    <message>
        <source>the line is damaged: its checksum does not match; copy it as a whole</source>
        <translation>la ligne est abîmée&#xa0;: sa somme de contrôle ne correspond pas&#x202f;; copiez-la en entier</translation>
    </message>
    <message>
        <source>the line holds a position, and a game is needed</source>
        <translation>la ligne contient une position, et il faut une partie</translation>
    </message>
    <message>
        <source>the line holds a game, and a position is needed</source>
        <translation>la ligne contient une partie, et il faut une position</translation>
    </message>
    <message>
        <source>the line does not begin with a game, its rules and its seats</source>
        <translation>la ligne ne commence pas par un jeu, ses règles et ses places</translation>
    </message>
    <message>
        <source>&quot;history&quot; must be a 1 or 0 for each of 1 to %1 rounds</source>
        <translation>«&#xa0;history&#xa0;» doit être un 1 ou un 0 pour chacune de 1 à %1 manches</translation>
    </message>
    <message>
        <source>who has pulled a blue lever has blocked a round, and nobody else</source>
        <translation>qui a tiré un levier bleu a bloqué une manche, et personne d’autre</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>«&#xa0;%1&#xa0;» doit être un entier de %2 à %3</translation>
    </message>
    <message>
        <source>seat %1 must have %2 cards, the lost ones counted</source>
        <translation>la place %1 doit avoir %2 cartes, les perdues comprises</translation>
    </message>
    <message>
        <source>the seats in the game are those with cards, two or more</source>
        <translation>les places en jeu sont celles qui ont des cartes, deux ou plus</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no seat in the game</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une place en jeu</translation>
    </message>
    <message>
        <source>a target goes with steal, assassinate and coup, and with nothing else</source>
        <translation>une cible va avec steal, assassinate et coup, et avec rien d’autre</translation>
    </message>
    <message>
        <source>nobody targets, blocks or challenges itself</source>
        <translation>nul ne peut se viser, se contrer ni se mettre en doute soi-même</translation>
    </message>
    <message>
        <source>this action cannot be blocked so</source>
        <translation>cette action ne peut pas être contrée ainsi</translation>
    </message>
    <message>
        <source>cards are returned in an exchange</source>
        <translation>on rend des cartes lors d’un échange</translation>
    </message>
    <message>
        <source>seat %1 has nothing to decide here; a position is one of the seat that is asked</source>
        <translation>la place %1 n’a rien à décider ici&#x202f;; une position est celle de la place interrogée</translation>
    </message>
    <message>
        <source>&quot;hand&quot; must name your %1 cards</source>
        <translation>«&#xa0;hand&#xa0;» doit nommer toutes vos cartes (%1)</translation>
    </message>
    <message>
        <source>the card that was shown is in the hand until it is replaced</source>
        <translation>la carte montrée est dans la main jusqu’à son remplacement</translation>
    </message>
    <message>
        <source>there are only %1 cards of %2</source>
        <translation>nombre de cartes %2&#xa0;: %1, pas plus</translation>
    </message>
    <message>
        <source>no card is left that seat %1 could have shown</source>
        <translation>il ne reste aucune carte que la place %1 ait pu montrer</translation>
    </message>
    <message>
        <source>the table, the turn and &quot;taking&quot; do not go with the phase &quot;%1&quot;</source>
        <translation>la table, le tour et «&#xa0;taking&#xa0;» ne vont pas avec la phase «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the attacker is not in play</source>
        <translation>l’attaquant n’est pas en jeu</translation>
    </message>
    <message>
        <source>seat %1 cannot be the one that seat %2 attacks</source>
        <translation>la place %1 ne peut pas être celle qu’attaque la place %2</translation>
    </message>
    <message>
        <source>a seat is in play as long as it has cards, and to the end of the bout</source>
        <translation>une place est en jeu tant qu’elle a des cartes, et jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>nobody decides in the phase &quot;%1&quot;</source>
        <translation>personne ne décide dans la phase «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 does not beat %2</source>
        <translation>%1 ne bat pas %2</translation>
    </message>
    <message>
        <source>%1 has the rank of no other card on the table</source>
        <translation>%1 n’a le rang d’aucune autre carte sur la table</translation>
    </message>
    <message>
        <source>%1 is in two places, or not in the deck</source>
        <translation>%1 est à deux endroits, ou n’est pas dans le jeu</translation>
    </message>
    <message>
        <source>the trump card must be named, and lies under the stock until it is drawn</source>
        <translation>la carte d’atout doit être nommée, et reste sous le talon jusqu’à ce qu’elle soit tirée</translation>
    </message>
    <message>
        <source>&quot;declinedLately&quot; is a part of &quot;declined&quot;</source>
        <translation>«&#xa0;declinedLately&#xa0;» est une partie de «&#xa0;declined&#xa0;»</translation>
    </message>
    <message>
        <source>your hand has %1 cards</source>
        <translation>cartes dans votre main&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cards have no place, but the stock and the others hold %2 unknown ones</source>
        <translation>cartes sans place&#xa0;: %1, mais le talon et les autres en tiennent %2 inconnues</translation>
    </message>
    <message>
        <source>at most %1 cards may attack</source>
        <translation>cartes d’attaque&#xa0;: %1 au plus</translation>
    </message>
    <message>
        <source>a seat that has no pass card may not show it</source>
        <translation>une place sans carte de renvoi ne peut pas la montrer</translation>
    </message>
    <message>
        <source>there are only %1 house cards with %2</source>
        <translation>il n’y a que %1 cartes du paquet avec %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be from %2 to %3 cards in this hand</source>
        <translation>«&#xa0;%1&#xa0;» doit avoir de %2 à %3 cartes dans cette manche</translation>
    </message>
    <message>
        <source>there are only %1 side cards with %2</source>
        <translation>il n’y a que %1 cartes d’appoint avec %2</translation>
    </message>
    <message>
        <source>no side deck and four cards of it fit what seat %1 has played and holds</source>
        <translation>aucun paquet d’appoint, ni quatre de ses cartes, ne va avec ce que la place %1 a joué et tient</translation>
    </message>
    <message>
        <source>each turn begins with a house card</source>
        <translation>chaque tour commence par une carte du paquet</translation>
    </message>
    <message>
        <source>no turns by the rules lead to these tables</source>
        <translation>aucun déroulement selon les règles ne mène à ces tables</translation>
    </message>
    <message>
        <source>too large for a position; the limit is %1 bytes</source>
        <translation>trop grand pour une position&#x202f;; la limite est de %1 octets</translation>
    </message>
    <message>
        <source>not a position: it does not begin with &quot;%1&quot;</source>
        <translation>ce n’est pas une position&#xa0;: elle ne commence pas par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the position was written by a newer Parlour (version %1, this program knows %2)</source>
        <translation>la position vient d’un Parlour plus récent (version %1, ce programme connaît %2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is said twice</source>
        <translation>«&#xa0;%1&#xa0;» est dit deux fois</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot; here, but by the rules and the other lines it is &quot;%3&quot;</source>
        <translation>«&#xa0;%1&#xa0;» est «&#xa0;%2&#xa0;» ici, mais selon les règles et les autres lignes c’est «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in this game; there are %2</source>
        <translation>il n’y a pas de «&#xa0;%1&#xa0;» dans ce jeu&#x202f;; il y a %2</translation>
    </message>
    <message>
        <source>&quot;totals&quot; must name the total of each of %1 players, yours with %2 among them</source>
        <translation>«&#xa0;totals&#xa0;» doit nommer le total de chacun des %1 joueurs, dont le vôtre, %2</translation>
    </message>
    <message>
        <source>nobody has these totals in round %1</source>
        <translation>personne n’a ces totaux au tour %1</translation>
    </message>
    <message>
        <source>seat %1 has no card of %2 boxes that is so</source>
        <translation>la place %1 n’a pas de feuille de %2 cases qui soit ainsi</translation>
    </message>
    <message>
        <source>with %1 filled boxes it is not this round</source>
        <translation>avec %1 cases remplies, ce n’est pas ce tour</translation>
    </message>
    <message>
        <source>the box &quot;%1&quot; cannot have %2 points</source>
        <translation>la case «&#xa0;%1&#xa0;» ne peut pas contenir %2</translation>
    </message>
    <message>
        <source>the game has no step %1</source>
        <translation>la partie n’a pas d’étape %1</translation>
    </message>
    <message>
        <source>step %1 of the game is no decision</source>
        <translation>l’étape %1 de la partie n’est pas une décision</translation>
    </message>
    <message>
        <source>there is only one action in this position</source>
        <translation>il n’y a qu’une action dans cette position</translation>
    </message>
    <message>
        <source>nobody decides after step %1</source>
        <translation>personne ne décide après l’étape %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a name of up to %2 bytes for each seat</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être une liste avec un nom d’au plus %2 octets pour chaque place</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a position of at most %2 bytes</source>
        <translation>le champ «&#xa0;%1&#xa0;» doit être une position d’au plus %2 octets</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of at most %2 branches</source>
        <translation>le champ «&#x202f;%1&#x202f;» doit être une liste d’au plus %2 variantes</translation>
    </message>
    <message>
        <source>This is not a Durak table</source>
        <translation>Ce n’est pas une table de Durak</translation>
    </message>
    <message>
        <source>This Durak table has version %1; version %2 is needed</source>
        <translation>Cette table de Durak est de la version %1&#x202f;; il faut la version %2</translation>
    </message>
    <message>
        <source>The Durak table is damaged: its checksum or its length is wrong</source>
        <translation>La table de Durak est abîmée&#x202f;: sa somme de contrôle ou sa longueur ne correspond pas</translation>
    </message>
    <message>
        <source>This is not a Durak training file that can be resumed</source>
        <translation>Ce n’est pas un entraînement de Durak que l’on puisse poursuivre</translation>
    </message>
    <message>
        <source>The Durak training file is damaged: its checksum or its length is wrong</source>
        <translation>L’entraînement de Durak est abîmé&#x202f;: sa somme de contrôle ou sa longueur ne correspond pas</translation>
    </message>
    <message>
        <source>this is a position of another game, &quot;%1&quot;</source>
        <translation>c’est une position d’un autre jeu, «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the position has other rules than the game</source>
        <translation>la position a d’autres règles que la partie</translation>
    </message>
    <message>
        <source>not a stock of puzzles: the text breaks off or is damaged at byte %1</source>
        <translation>ce n’est pas un stock de problèmes&#xa0;: le texte s’interrompt ou est abîmé à l’octet %1</translation>
    </message>
    <message>
        <source>puzzle %1 has no position of the game or no best action</source>
        <translation>le problème %1 n’a pas de position du jeu ou pas de meilleure action</translation>
    </message>
    <message>
        <source>version %1 of the protocol is not spoken here; this program speaks version %2</source>
        <translation>la version %1 du protocole n’est pas comprise ici&#xa0;; ce programme parle la version %2</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of at most %2 cards</source>
        <translation>le champ «&#xa0;%1&#xa0;» doit être une liste d’au plus %2 cartes</translation>
    </message>
    <message>
        <source>the line is damaged between letter %1 and letter %2; copy it as a whole</source>
        <translation>la ligne est abîmée entre le caractère %1 et le caractère %2&#xa0;; copiez-la en entier</translation>
    </message>
    <message>
        <source>the line stands for %1 steps; no game has more than %2</source>
        <translation>la ligne représente %1 étapes&#xa0;; aucune partie n’en a plus de %2</translation>
    </message>
    <message>
        <source>nothing lies on the table, so seat %1 decides, which attacks</source>
        <translation>rien n’est sur la table&#xa0;: c’est donc à la place %1, qui attaque, de décider</translation>
    </message>
    <message>
        <source>a card on the table is not covered, so seat %1 decides, which defends</source>
        <translation>une carte sur la table n’est pas couverte&#xa0;: c’est donc à la place %1, qui défend, de décider</translation>
    </message>
    <message>
        <source>seat %1 defends and has nothing to decide until another card is attacked</source>
        <translation>la place %1 défend et n’a rien à décider avant la prochaine carte d’attaque</translation>
    </message>
    <message>
        <source>with %1 players the stock never has more than %2 cards; here it has %3</source>
        <translation>avec %1 joueurs, le talon n’a jamais plus de %2 cartes&#xa0;; ici, il en a %3</translation>
    </message>
    <message>
        <source>as long as there is a stock, hands and table have %1 cards or more together</source>
        <translation>tant qu’il reste un talon, les mains et la table ont ensemble au moins %1 cartes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in a position, which has plain letters only</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas figurer dans une position, qui n’a que des lettres simples</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in &quot;%2&quot;; it is written &quot;%3&quot;</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas figurer dans «&#xa0;%2&#xa0;»&#xa0;; cela s’écrit «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in &quot;%2&quot;</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas figurer dans «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in this game; it is written &quot;%2&quot;</source>
        <translation>il n’y a pas de «&#xa0;%1&#xa0;» dans ce jeu&#xa0;; cela s’écrit «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>a line that begins with &quot;%1&quot; is missing</source>
        <translation>il manque une ligne qui commence par «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a person has a name and is entered once</source>
        <translation>une personne a un nom et n’est inscrite qu’une fois</translation>
    </message>
    <message>
        <source>a person plays in a league or a cup against %1 to %2 others, 1 to %3 matches against each</source>
        <translation>une personne joue en ligue ou en coupe contre %1 à %2 autres, de 1 à %3 parties contre chacun</translation>
    </message>
    <message>
        <source>five dice are needed</source>
        <translation>il faut cinq dés</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>Right only if the other does not block this round: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre ne bloque pas cette manche&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other blocks this round: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre bloque cette manche&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other does not go back now: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre ne revient pas en arrière maintenant&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other goes back now: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre revient en arrière maintenant&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the way back is blocked: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le retour est bloqué&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the way back is open: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le retour est ouvert&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Ambassador: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas d’Ambassadeur&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Ambassador: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a l’Ambassadeur&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Assassin: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas d’Assassin&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Assassin: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a l’Assassin&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Captain: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas de Capitaine&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Captain: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a le Capitaine&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas de Comtesse&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a la Comtesse&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Duke: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas de Duc&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Duke: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a le Duc&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Ambassador: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur n’a pas d’Ambassadeur&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Ambassador: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur a l’Ambassadeur&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Assassin: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur n’a pas d’Assassin&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Assassin: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur a l’Assassin&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Captain: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur n’a pas de Capitaine&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Captain: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur a le Capitaine&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur n’a pas de Comtesse&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur a la Comtesse&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Duke: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur n’a pas de Duc&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Duke: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’annonceur a le Duc&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the target has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la cible n’a pas de Comtesse&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the target has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la cible a la Comtesse&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if nobody else has a Duke: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si personne d’autre n’a de Duc&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if somebody else has a Duke: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si quelqu’un d’autre a un Duc&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has neither Captain nor Ambassador: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a ni Capitaine ni Ambassadeur&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a Captain or an Ambassador: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a un Capitaine ou un Ambassadeur&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the target has neither Captain nor Ambassador: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la cible n’a ni Capitaine ni Ambassadeur&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the target has a Captain or an Ambassador: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la cible a un Capitaine ou un Ambassadeur&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if your next card is %1 or less: %3 in 100; it needs %4.</source>
        <translation>Bon seulement si votre prochaine carte vaut %1 ou moins&#xa0;: %3 fois sur 100&#xa0;; il en faut %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is more than %1: %3 in 100; it needs %4.</source>
        <translation>Bon seulement si votre prochaine carte vaut plus de %1&#xa0;: %3 fois sur 100&#xa0;; il en faut %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is %2 or more: %3 in 100; it needs %4.</source>
        <translation>Bon seulement si votre prochaine carte vaut %2 ou plus&#xa0;: %3 fois sur 100&#xa0;; il en faut %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is less than %2: %3 in 100; it needs %4.</source>
        <translation>Bon seulement si votre prochaine carte vaut moins de %2&#xa0;: %3 fois sur 100&#xa0;; il en faut %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is a %1: %3 in 100; it needs %4.</source>
        <translation>Bon seulement si votre prochaine carte est un %1&#xa0;: %3 fois sur 100&#xa0;; il en faut %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is no %1: %3 in 100; it needs %4.</source>
        <translation>Bon seulement si votre prochaine carte n’est pas un %1&#xa0;: %3 fois sur 100&#xa0;; il en faut %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is from %2 to %1: %3 in 100; it needs %4.</source>
        <translation>Bon seulement si votre prochaine carte vaut de %2 à %1&#xa0;: %3 fois sur 100&#xa0;; il en faut %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is not from %2 to %1: %3 in 100; it needs %4.</source>
        <translation>Bon seulement si votre prochaine carte n’est pas entre %2 et %1&#xa0;: %3 fois sur 100&#xa0;; il en faut %4.</translation>
    </message>
    <message>
        <source>Right only if the other has a trump: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a un atout&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no trump: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas d’atout&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a trump over %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a un atout plus fort que %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no trump over %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas d’atout plus fort que %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other can cover %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre peut couvrir %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other cannot cover %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre ne peut pas couvrir %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a une carte du même rang que %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas de carte du même rang que %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other has %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre a %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the other does not have %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si l’autre n’a pas %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a trump: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur a un atout&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no trump: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur n’a pas d’atout&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a trump over %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur a un atout plus fort que %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no trump over %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur n’a pas d’atout plus fort que %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender can cover %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur peut couvrir %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender cannot cover %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur ne peut pas couvrir %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur a une carte du même rang que %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur n’a pas de carte du même rang que %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur a %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the defender does not have %3: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le défenseur n’a pas %3&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the next card of the stock is no trump: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la prochaine carte du talon n’est pas un atout&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the next card of the stock is a trump: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la prochaine carte du talon est un atout&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if three of a kind comes: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le brelan sort&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if three of a kind does not come: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le brelan ne sort pas&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if four of a kind comes: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le carré sort&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if four of a kind does not come: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le carré ne sort pas&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the full house comes: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le full sort&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the full house does not come: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le full ne sort pas&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the small straight comes: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la petite suite sort&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the small straight does not come: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la petite suite ne sort pas&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the large straight comes: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la grande suite sort&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the large straight does not come: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si la grande suite ne sort pas&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the Yahtzee comes: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le Yahtzee sort&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
    <message>
        <source>Right only if the Yahtzee does not come: %1 in 100; it needs %2.</source>
        <translation>Bon seulement si le Yahtzee ne sort pas&#xa0;: %1 fois sur 100&#xa0;; il en faut %2.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1%</source>
        <extracomment>A share, as &quot;46.1%&quot;; with the space before the sign that the language has, one that does not break the line.</extracomment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 games</source>
        <extracomment>Chances worth so many games, as &quot;2.2 games&quot;: always one or more, with a decimal.</extracomment>
        <translation>%1 partie(s)</translation>
    </message>
    <message>
        <source>Chances are counted one after the other: what was given away and came back can be given away again. &quot;2.2 games&quot; are worth 2.2 certain wins.</source>
        <translation>Les chances sont comptées l’une après l’autre&#xa0;: ce qui a été perdu puis regagné peut être perdu à nouveau. «&#xa0;2,2 parties&#xa0;» valent 2,2 victoires certaines.</translation>
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
    <message>
        <source>The history can be looked at, but games of this session are not added: %1 cannot be written.</source>
        <translation>L’historique peut être consulté, mais les parties de cette session n’y sont pas ajoutées&#x202f;: impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>its tables have another form</source>
        <translation>ses tables ont une autre forme</translation>
    </message>
    <message>
        <source>%1 of %2 games were saved from a history that could not be used (%3). The file as it was is %4.</source>
        <translation>%1 parties sur %2 ont été sauvées d’un historique inutilisable (%3). Le fichier tel qu’il était est %4.</translation>
    </message>
    <message>
        <source>The purse that is in use was left as it is.</source>
        <translation>La bourse utilisée est restée telle quelle.</translation>
    </message>
    <message>
        <source>The purse keeps %1 of %2 entries.</source>
        <translation>Écritures gardées dans la bourse&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Practice keeps %1 of %2 positions.</source>
        <translation>Positions gardées dans l’entraînement&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Of %2 answers to puzzles %1 are kept.</source>
        <translation>Réponses aux problèmes gardées&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 of %2 reviews are kept; the others can be made again.</source>
        <translation>Analyses gardées&#xa0;: %1 sur %2&#xa0;; les autres peuvent être refaites.</translation>
    </message>
</context>
<context>
    <name>HistoryFigures</name>
    <message>
        <source>%1: %2 of %3 won, between %4 and %5; an equal share is %6</source>
        <translation>%1&#xa0;: %2 sur %3 gagnées, entre %4 et %5&#x202f;; une part égale serait %6</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a share of games</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Of the last %1 games %2 were won, %3 lost and %4 drawn</source>
        <translation>Sur les %1 dernières parties&#xa0;: %2 gagnées, %3 perdues, %4 nulles</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n défaite</numerusform>
            <numerusform>%n défaites</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many were played</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>%1 de jeu</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis le %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), ±%1</source>
        <comment>won, half of what the share may be off</comment>
        <translation>
            <numerusform>%n partie, ±%1</numerusform>
            <numerusform>%n parties, ±%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Streak now</source>
        <translation>Série en cours</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>jusqu’au %1</translation>
    </message>
    <message>
        <source>no game is reviewed yet</source>
        <translation>aucune partie analysée</translation>
    </message>
    <message>
        <source>Lost to mistakes a game</source>
        <translation>Perdu par erreurs, par partie</translation>
    </message>
    <message>
        <source>was %1</source>
        <comment>what mistakes cost before</comment>
        <translation>avant %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n analysée</numerusform>
            <numerusform>%n analysées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message>
        <source>Step %1 of %2 is not possible: %3. The game can be looked at up to there.</source>
        <translation>L’étape %1 sur %2 est impossible&#x202f;: %3. La partie peut être revue jusque-là.</translation>
    </message>
    <message>
        <source>The file was changed or damaged since it was saved, though all its steps are possible.</source>
        <translation>Le fichier a été modifié ou endommagé depuis son enregistrement, bien que tous ses coups soient possibles.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of this game cannot be used and are left out. The game itself is whole.</source>
        <translation>
            <numerusform>%n variante de cette partie est inutilisable et laissée de côté. La partie elle-même est intacte.</numerusform>
            <numerusform>%n variantes de cette partie sont inutilisables et laissées de côté. La partie elle-même est intacte.</numerusform>
        </translation>
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
        <source>With --game: let bots play, and watch.</source>
        <translation>Avec --game&#x202f;: laisser jouer les bots et regarder.</translation>
    </message>
    <message>
        <source>The language of this run, as &quot;fr&quot;.</source>
        <translation>La langue pour cette fois, comme «&#x202f;fr&#x202f;».</translation>
    </message>
    <message>
        <source>Start a game at once: %1.</source>
        <translation>Commencer tout de suite une partie&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>Matters</name>
    <message>
        <source>The game is as good as lost.</source>
        <translation>La partie est pour ainsi dire perdue.</translation>
    </message>
    <message>
        <source>The game is as good as won.</source>
        <translation>La partie est pour ainsi dire gagnée.</translation>
    </message>
    <message>
        <source>No move is measurably better than another.</source>
        <translation>Rien ici ne fait de différence qu’on puisse mesurer.</translation>
    </message>
    <message>
        <source>Several moves are right; the worst costs %1 points.</source>
        <translation>Plusieurs coups sont bons&#x202f;; le pire coûte %1 pt.</translation>
    </message>
    <message>
        <source>Several moves are right, and none costs much.</source>
        <translation>Plusieurs coups sont bons, et aucun ne coûte cher.</translation>
    </message>
    <message>
        <source>One move stands out: every other costs %1 points or more.</source>
        <translation>Un coup se détache&#xa0;: tout autre coûte au moins %1 pt.</translation>
    </message>
    <message>
        <source>The decision is close: the next best costs little.</source>
        <translation>La décision est serrée&#xa0;: le deuxième coup coûte peu.</translation>
    </message>
    <message>
        <source>One move is somewhat better: the next best costs %1 points.</source>
        <translation>Un coup est un peu meilleur&#xa0;: le suivant coûte %1 pt.</translation>
    </message>
    <message>
        <source>There is only one legal move.</source>
        <translation>Il n’y a qu’un coup permis.</translation>
    </message>
    <message>
        <source>With ten coins you must coup; you choose only the target.</source>
        <translation>Avec dix pièces, le coup d’État est imposé&#x202f;; vous ne choisissez que la cible.</translation>
    </message>
    <message>
        <source>Somebody else has %1 coins and can take a card before you act again.</source>
        <translation>Quelqu’un d’autre a %1 pièces et peut prendre une carte avant votre prochain tour.</translation>
    </message>
    <message>
        <source>A wrong challenge costs a card, and so does a bluff that is caught.</source>
        <translation>Mettre en doute à tort coûte une carte, un bluff démasqué aussi.</translation>
    </message>
    <message>
        <source>A block is a claim as well: it can be challenged.</source>
        <translation>Contrer est aussi une annonce&#xa0;: on peut la mettre en doute.</translation>
    </message>
    <message>
        <source>What a card is worth depends on the coins that are out and on what the others fear.</source>
        <translation>Ce que vaut une carte dépend des pièces en jeu et de ce que les autres craignent.</translation>
    </message>
    <message>
        <source>You have one card left: to lose it is to lose the game.</source>
        <translation>Il vous reste une carte&#xa0;: la perdre, c’est perdre la partie.</translation>
    </message>
    <message>
        <source>Only a trump of yours would cover: the question is what that trump is worth later.</source>
        <translation>Seul un atout à vous couvrirait&#xa0;: la question est ce que vaudra cet atout plus tard.</translation>
    </message>
    <message>
        <source>The defender takes: what you add leaves your hand, but strengthens theirs.</source>
        <translation>Le défenseur ramasse&#xa0;: ce que vous ajoutez quitte votre main, mais renforce la sienne.</translation>
    </message>
    <message>
        <source>The stock is empty: nobody draws any more, and every card counts.</source>
        <translation>Le talon est vide&#xa0;: plus personne ne pioche, et chaque carte compte.</translation>
    </message>
    <message>
        <source>Five cards of one suit that is not trump: a new deal brings others.</source>
        <translation>Cinq cartes d’une couleur qui n’est pas l’atout&#xa0;: une nouvelle donne en apporte d’autres.</translation>
    </message>
    <message>
        <source>No house card can take you over 20.</source>
        <translation>Aucune carte du paquet ne peut vous faire dépasser 20.</translation>
    </message>
    <message>
        <source>This hand decides the match: side cards are worth nothing after it.</source>
        <translation>Cette manche décide du match&#xa0;: après elle, les cartes d’appoint ne valent plus rien.</translation>
    </message>
    <message>
        <source>Given all claims so far, it is true about %1 times in 100.</source>
        <translation>Avec toutes les annonces jusqu’ici, c’est vrai environ %1 fois sur 100.</translation>
    </message>
    <message>
        <source>No toss is to come: only levers can change the result.</source>
        <translation>Plus de lancer à venir&#xa0;: seuls des leviers peuvent changer le résultat.</translation>
    </message>
    <message>
        <source>You lead by %1; the tosses to come usually change the lead by about %2.</source>
        <translation>Vous avez %1 d’avance&#x202f;; les lancers à venir changent d’habitude l’avance d’environ %2.</translation>
    </message>
    <message>
        <source>You are %1 behind; the tosses to come usually change that by about %2.</source>
        <translation>Vous avez %1 de retard&#x202f;; les lancers à venir changent d’habitude cela d’environ %2.</translation>
    </message>
    <message>
        <source>This timeline is even; the tosses to come usually change that by about %1.</source>
        <translation>Cette ligne du temps est à égalité&#x202f;; les lancers à venir changent d’habitude cela d’environ %1.</translation>
    </message>
    <message>
        <source>A lever is worth most near the end, when few tosses come after it.</source>
        <translation>Un levier vaut le plus vers la fin, quand peu de lancers le suivent.</translation>
    </message>
    <message>
        <source>You can pay for a coup, which nobody can stop.</source>
        <translation>Vous pouvez payer un coup d’État, que personne ne peut empêcher.</translation>
    </message>
    <message>
        <source>You know where every trump is.</source>
        <translation>Vous savez où est chaque atout.</translation>
    </message>
    <message>
        <source>Trumps that you have not seen: %1.</source>
        <translation>Atouts que vous n’avez pas vus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The stock is empty: every card that you have not seen is in the other&apos;s hand.</source>
        <translation>Le talon est vide&#xa0;: chaque carte que vous n’avez pas vue est dans la main de l’autre.</translation>
    </message>
    <message>
        <source>The stock is nearly gone: the hand that you end with is made now.</source>
        <translation>Le talon est presque vide&#xa0;: la main de la fin se fait maintenant.</translation>
    </message>
    <message>
        <source>Weak cards can still be replaced from the stock, strong ones kept.</source>
        <translation>Le talon peut encore remplacer les cartes faibles&#x202f;; les fortes se gardent.</translation>
    </message>
    <message>
        <source>The other is over 20: the hand is yours unless you go over 20, too.</source>
        <translation>L’autre a dépassé 20&#xa0;: la manche est à vous, à moins de dépasser 20 aussi.</translation>
    </message>
    <message>
        <source>The other stands and is ahead: standing below loses, so you must take a risk.</source>
        <translation>L’autre reste et mène&#xa0;: rester en dessous, c’est perdre&#x202f;; il faut prendre un risque.</translation>
    </message>
    <message>
        <source>The other stands: if you stand as well, the hand is tied and counts for nobody.</source>
        <translation>L’autre reste&#xa0;: si vous restez aussi, la manche est nulle et ne compte pour personne.</translation>
    </message>
    <message>
        <source>The other stands below you and draws no more: the hand is yours.</source>
        <translation>L’autre reste en dessous de vous et ne tire plus&#xa0;: la manche est à vous.</translation>
    </message>
    <message>
        <source>The other goes on drawing after you and may still overtake a total on which you stand.</source>
        <translation>L’autre tire encore après vous et peut dépasser le total où vous restez.</translation>
    </message>
    <message>
        <source>Of %1 house cards left, %2 would take you over 20.</source>
        <translation>Cartes restantes du paquet&#xa0;: %1&#x202f;; vous feraient dépasser 20&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Side cards are not replaced: one that you play now is missing in later hands.</source>
        <translation>Les cartes d’appoint ne sont pas remplacées&#xa0;: celle que vous jouez maintenant manquera dans les manches suivantes.</translation>
    </message>
    <message>
        <source>With few boxes left you are %1 points behind: safe points may not be enough.</source>
        <translation>Il reste peu de cases, et votre retard en points est de %1&#xa0;: des points sûrs pourraient ne pas suffire.</translation>
    </message>
    <message>
        <source>With few boxes left you are %1 points ahead: safe points are worth more than a chance of many.</source>
        <translation>Il reste peu de cases, et votre avance en points est de %1&#xa0;: des points sûrs valent mieux qu’une chance d’en avoir beaucoup.</translation>
    </message>
    <message>
        <source>Four of the ten cards will be your hand for the whole match.</source>
        <translation>Quatre des dix cartes seront votre main pour tout le match.</translation>
    </message>
    <message>
        <source>This set decides the match: side cards are worth nothing after it.</source>
        <translation>Cette manche décide du match&#xa0;: après elle, les cartes d’appoint ne valent plus rien.</translation>
    </message>
    <message>
        <source>You are over 20: only a card that lowers the total saves this set.</source>
        <translation>Vous dépassez 20&#xa0;: seule une carte qui réduit le total sauve cette manche.</translation>
    </message>
    <message>
        <source>The other stands: if you stand as well, the set is tied unless a tiebreaker was played.</source>
        <translation>L’autre reste&#xa0;: si vous restez aussi, la manche est nulle, sauf si une carte de départage a été jouée.</translation>
    </message>
    <message>
        <source>The other stands below you and draws no more: the set is yours.</source>
        <translation>L’autre reste en dessous de vous et ne tire plus&#xa0;: la manche est à vous.</translation>
    </message>
    <message>
        <source>Side cards are not replaced: one that you play now is missing in later sets.</source>
        <translation>Les cartes d’appoint ne sont pas remplacées&#xa0;: celle que vous jouez maintenant manquera dans les manches suivantes.</translation>
    </message>
    <message>
        <source>Of the usual choices only one is possible here.</source>
        <translation>Des choix habituels, un seul est possible ici.</translation>
    </message>
    <message>
        <source>Several moves are right; the worst costs %1%.</source>
        <translation>Plusieurs coups sont bons&#x202f;; le pire coûte %1&#xa0;%.</translation>
    </message>
    <message>
        <source>One move stands out: every other costs %1% or more.</source>
        <translation>Un coup se détache&#xa0;: tout autre coûte %1&#xa0;% ou plus.</translation>
    </message>
    <message>
        <source>One move is somewhat better: the next best costs %1%.</source>
        <translation>Un coup est un peu meilleur&#xa0;: le suivant coûte %1&#xa0;%.</translation>
    </message>
    <message>
        <source>With %1 more coins you can coup, which nobody can stop.</source>
        <translation>Encore %1&#xa0;pièces et vous pouvez lancer un coup d’État, que nul ne peut arrêter.</translation>
    </message>
    <message>
        <source>You can see %1 of the three.</source>
        <translation>Vous en voyez %1 sur trois.</translation>
    </message>
    <message>
        <source>You are bust; nothing helps now.</source>
        <translation>Vous avez dépassé&#x202f;; rien n’y changera.</translation>
    </message>
    <message>
        <source>You are %1 points ahead of the pace for the bonus.</source>
        <translation>Vous avez %1&#xa0;points d’avance sur le rythme de la prime.</translation>
    </message>
    <message>
        <source>You are %1 points behind the pace for the bonus.</source>
        <translation>Vous avez %1&#xa0;points de retard sur le rythme de la prime.</translation>
    </message>
    <message>
        <source>Still open: %1 for equal dice, %2 for a straight.</source>
        <translation>Encore ouvertes&#xa0;: %1 pour des dés égaux, %2 pour une suite.</translation>
    </message>
    <message>
        <source>Once filled, a box is gone. Is this roll good enough for it?</source>
        <translation>Une case remplie ne sert plus. Ce lancer est-il assez bon pour elle&#x202f;?</translation>
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
        <source>decks as in the contest</source>
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
        <source>The last hand ended %1 to %2.</source>
        <translation>La dernière manche a fini à %1 contre %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Come as near to 20 as you can without passing it; three hands win the match.</source>
        <translation>Approchez-vous de 20 sans le dépasser&#x202f;; le match se gagne en trois manches.</translation>
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
        <source>plus %1, makes %2 and you stand, can be played</source>
        <translation>plus %1, donne %2 et vous restez, jouable</translation>
    </message>
    <message>
        <source>Your board: %1.</source>
        <translation>Vos cartes sur la table&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You have no side cards left.</source>
        <translation>Vous n’avez plus de cartes d’appoint.</translation>
    </message>
    <message>
        <source>Your side cards: %1.</source>
        <translation>Vos cartes d’appoint&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Next house card, from %n unseen</source>
        <translation>
            <numerusform>Prochaine carte du paquet, sur %n non vue</numerusform>
            <numerusform>Prochaine carte du paquet, sur %n non vues</numerusform>
        </translation>
    </message>
    <message>
        <source>Played the wrong side card</source>
        <translation>Joué la mauvaise carte d’appoint</translation>
    </message>
    <message>
        <source>Played a side card that was better kept</source>
        <translation>Joué une carte d’appoint qu’il valait mieux garder</translation>
    </message>
    <message>
        <source>Stood without a side card that was needed</source>
        <translation>Resté sans jouer une carte d’appoint nécessaire</translation>
    </message>
    <message>
        <source>Ended the turn without a side card that was needed</source>
        <translation>Fini le tour sans jouer une carte d’appoint nécessaire</translation>
    </message>
    <message>
        <source>Stood where another card was better</source>
        <translation>Resté au lieu de tirer encore</translation>
    </message>
    <message>
        <source>Went on where standing was better</source>
        <translation>Continué au lieu de rester</translation>
    </message>
    <message>
        <source>How many house cards of each value are still in the deck.</source>
        <translation>Combien de cartes de chaque valeur restent dans le paquet.</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <comment>how often, a house card</comment>
        <translation>%1 fois %2</translation>
    </message>
    <message>
        <source>Still in the house deck: %1</source>
        <translation>Encore dans le paquet&#x202f;: %1</translation>
    </message>
    <message>
        <source>End the turn after a bust</source>
        <translation>Finir le tour quand on a dépassé</translation>
    </message>
    <message>
        <source>You are bust, and nothing can change that. Shall Parlour end your turn when that is so?</source>
        <translation>Vous avez dépassé 20, et rien ne peut y changer. Parlour doit-il finir votre tour dans ce cas&#x202f;?</translation>
    </message>
    <message>
        <source>safe %1</source>
        <comment>a chance</comment>
        <translation>sûr %1</translation>
    </message>
    <message>
        <source>bust %1</source>
        <comment>a chance</comment>
        <translation>dépassé %1</translation>
    </message>
    <message>
        <source>Choose your side deck</source>
        <translation>Choisissez votre paquet d’appoint</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side deck</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, can be taken back</source>
        <translation>%1, peut être reprise</translation>
    </message>
    <message>
        <source>Takes the card back: the turn has not ended.</source>
        <translation>Reprend la carte&#xa0;: le tour n’est pas fini.</translation>
    </message>
    <message>
        <source>%1, makes %2, can be chosen</source>
        <translation>%1, donne %2, à choisir</translation>
    </message>
    <message>
        <source>%1, played before</source>
        <translation>%1, déjà jouée</translation>
    </message>
    <message>
        <source>Choose the sign or value of the card first, or take it back.</source>
        <translation>Choisissez d’abord le signe ou la valeur de la carte, ou reprenez-la.</translation>
    </message>
    <message>
        <source>With 20 you stand.</source>
        <translation>Avec 20, vous restez.</translation>
    </message>
    <message>
        <source>%1 is more than 20: the set is lost.</source>
        <translation>%1 dépasse 20&#xa0;: la manche est perdue.</translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this set.</source>
        <translation>Vous gardez %1 et ne tirez plus de cette manche.</translation>
    </message>
    <message>
        <source>End the turn when no card saves it</source>
        <translation>Finir le tour quand aucune carte ne le sauve</translation>
    </message>
    <message>
        <source>Above 20, and no side card brings the total back.</source>
        <translation>Plus de 20, et aucune carte d’appoint ne ramène le total.</translation>
    </message>
    <message>
        <source>You are above 20 and no card brings you back. Shall Parlour end your turn when that is so?</source>
        <translation>Vous dépassez 20 et aucune carte ne vous ramène. Parlour doit-il finir votre tour dans ce cas&#x202f;?</translation>
    </message>
    <message>
        <source>Your side deck</source>
        <translation>Votre paquet d’appoint</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>moins %1</translation>
    </message>
    <message>
        <source>plus or minus %1</source>
        <translation>plus ou moins %1</translation>
    </message>
    <message>
        <source>plus or minus 1 or 2</source>
        <translation>plus ou moins 1 ou 2</translation>
    </message>
    <message>
        <source>tiebreaker, plus or minus 1</source>
        <translation>départage, plus ou moins 1</translation>
    </message>
    <message>
        <source>flip of %1 and %2</source>
        <translation>retournement de %1 et %2</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>Adds %1 to your total.</source>
        <translation>Ajoute %1 à votre total.</translation>
    </message>
    <message>
        <source>Takes %1 from your total.</source>
        <translation>Retranche %1 de votre total.</translation>
    </message>
    <message>
        <source>Adds or takes %1, as you choose when you play it.</source>
        <translation>Ajoute ou retranche %1, au choix en la jouant.</translation>
    </message>
    <message>
        <source>Adds or takes 1 or 2, as you choose when you play it.</source>
        <translation>Ajoute ou retranche 1 ou 2, au choix en la jouant.</translation>
    </message>
    <message>
        <source>Adds or takes 1, and wins you the set if the totals are equal.</source>
        <translation>Ajoute ou retranche 1, et vous donne la manche à totaux égaux.</translation>
    </message>
    <message>
        <source>Turns every %1 and %2 on your table: plus becomes minus, and minus plus.</source>
        <translation>Retourne chaque %1 et chaque %2 de votre table&#xa0;: plus devient moins, et moins plus.</translation>
    </message>
    <message>
        <source>Counts as much as the last card on your table.</source>
        <translation>Compte autant que la dernière carte de votre table.</translation>
    </message>
    <message>
        <source>Side deck: %1</source>
        <translation>Paquet d’appoint&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>Jouer %1, fin du tour</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>Jouer %1 et rester</translation>
    </message>
    <message>
        <source>Ten cards: at most two of a card, and one of each special card.</source>
        <translation>Dix cartes&#xa0;: au plus deux fois la même, et une de chaque carte spéciale.</translation>
    </message>
    <message>
        <source>Ten plus, minus and plus/minus cards, at most two of each.</source>
        <translation>Dix cartes plus, moins et plus/moins, au plus deux de chaque.</translation>
    </message>
    <message>
        <source>Any ten cards.</source>
        <translation>Dix cartes quelconques.</translation>
    </message>
    <message>
        <source>Classic side decks have no special cards.</source>
        <translation>Les paquets d’appoint classiques n’ont pas de carte spéciale.</translation>
    </message>
    <message>
        <source>A deck has at most one %1.</source>
        <translation>Un paquet a au plus une carte %1.</translation>
    </message>
    <message>
        <source>A deck has at most two of %1.</source>
        <translation>Un paquet a au plus deux cartes %1.</translation>
    </message>
    <message>
        <source>%1, makes %2, can be played</source>
        <translation>%1, donne %2, jouable</translation>
    </message>
    <message>
        <source>house card, turned to minus %1</source>
        <translation>carte du paquet, retournée en moins %1</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, jouée</translation>
    </message>
    <message>
        <source>%1, played, counts %2</source>
        <translation>%1, jouée, compte %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) won</source>
        <translation>
            <numerusform>%n manche gagnée</numerusform>
            <numerusform>%n manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side card(s) in hand</source>
        <translation>
            <numerusform>%n carte d’appoint en main</numerusform>
            <numerusform>%n cartes d’appoint en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a side deck</source>
        <translation>Choisit un paquet d’appoint</translation>
    </message>
    <message>
        <source>drew %1, plays %2: &lt;b&gt;bust with %3&lt;/b&gt;</source>
        <translation>tire %1, joue %2&#xa0;: &lt;b&gt;dépasse avec %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays %2 and stands on %3&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;joue %2 et reste à %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays %2&lt;/b&gt; and has %3</source>
        <translation>tire %1, &lt;b&gt;joue %2&lt;/b&gt; et a %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: bust</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;&#xa0;: dépassé</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: nine cards win the set</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;&#xa0;: neuf cartes font gagner la manche</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: beats %3</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;&#xa0;: bat %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: less than %3</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;&#xa0;: moins que %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: ties with %3</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;&#xa0;: égale %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: the tiebreaker beats %3</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;&#xa0;: le départage bat %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: loses to the tiebreaker</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;&#xa0;: perd contre le départage</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: you stand</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;&#xa0;: vous restez</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;, as you choose</source>
        <translation>&lt;b&gt;%1 donne %2&lt;/b&gt;, au choix</translation>
    </message>
    <message>
        <source>The next set has not begun.</source>
        <translation>La manche suivante n’a pas commencé.</translation>
    </message>
    <message>
        <source>You stand in this set.</source>
        <translation>Vous restez&#xa0;: plus de tirage dans cette manche.</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>Manche %1&#xa0;: égalité</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt; with nine cards, %2 to %3</source>
        <translation>&lt;b&gt;Vous gagnez la manche %1&lt;/b&gt; avec neuf cartes, %2 à %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt; with nine cards, %2 to %3</source>
        <translation>&lt;b&gt;%4 gagne la manche %1&lt;/b&gt; avec neuf cartes, %2 à %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt; by the tiebreaker, %2 to %3</source>
        <translation>&lt;b&gt;Vous gagnez la manche %1&lt;/b&gt; au départage, %2 à %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt; by the tiebreaker, %2 to %3</source>
        <translation>&lt;b&gt;%4 gagne la manche %1&lt;/b&gt; au départage, %2 à %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;Vous gagnez la manche %1&lt;/b&gt;, %2 à %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;%4 gagne la manche %1&lt;/b&gt;, %2 à %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>sets won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>first to %n set(s)</source>
        <translation>
            <numerusform>en %n manche gagnante</numerusform>
            <numerusform>en %n manches gagnantes</numerusform>
        </translation>
    </message>
    <message>
        <source>classic side decks</source>
        <translation>paquets d’appoint classiques</translation>
    </message>
    <message>
        <source>side decks without limit</source>
        <translation>paquets d’appoint sans limite</translation>
    </message>
    <message>
        <source>nine cards stand</source>
        <translation>neuf cartes&#xa0;: on reste</translation>
    </message>
    <message>
        <source>draw the higher card and begin</source>
        <translation>tirez la plus haute carte et commencez</translation>
    </message>
    <message>
        <source>draws the higher card and begins</source>
        <translation>tire la plus haute carte et commence</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>cards</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>The house deck is shuffled</source>
        <translation>Le paquet est mélangé</translation>
    </message>
    <message>
        <source>The set is tied</source>
        <translation>Manche à égalité</translation>
    </message>
    <message>
        <source>won the set by nine cards</source>
        <comment>you</comment>
        <translation>gagnez la manche avec neuf cartes</translation>
    </message>
    <message>
        <source>won the set by nine cards</source>
        <translation>gagne la manche avec neuf cartes</translation>
    </message>
    <message>
        <source>won the set by the tiebreaker</source>
        <comment>you</comment>
        <translation>gagnez la manche au départage</translation>
    </message>
    <message>
        <source>won the set by the tiebreaker</source>
        <translation>gagne la manche au départage</translation>
    </message>
    <message>
        <source>won the set</source>
        <comment>you</comment>
        <translation>gagnez la manche</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>gagne la manche</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>sets won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>draw %1, play %2: &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>tirez %1, jouez %2&#xa0;: &lt;b&gt;dépassé&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, plays %2: &lt;b&gt;bust&lt;/b&gt;</source>
        <translation>tire %1, joue %2&#xa0;: &lt;b&gt;dépassé&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play %2&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>tirez %1, &lt;b&gt;jouez %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays %2&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;joue %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play %2 and stand&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>tirez %1, &lt;b&gt;jouez %2 et restez&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays %2 and stands&lt;/b&gt;</source>
        <translation>tire %1, &lt;b&gt;joue %2 et reste&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose your side deck.</source>
        <translation>Choisissez votre paquet d’appoint.</translation>
    </message>
    <message>
        <source>%1 chooses a side deck.</source>
        <translation>%1 choisit un paquet d’appoint.</translation>
    </message>
    <message>
        <source>Set %1, sets won %2 to %3.</source>
        <translation>Manche %1, manches gagnées&#xa0;: %2 à %3.</translation>
    </message>
    <message>
        <source>You have played: %1.</source>
        <translation>Vous avez joué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has played: %2.</source>
        <translation>%1 a joué&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You win a tie in this set.</source>
        <translation>À égalité, vous gagnez cette manche.</translation>
    </message>
    <message>
        <source>%1 wins a tie in this set.</source>
        <translation>À égalité, %1 gagne cette manche.</translation>
    </message>
    <message>
        <source>Your side deck: %1.</source>
        <translation>Votre paquet d’appoint&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Side deck of %1: %2.</source>
        <translation>%1, paquet d’appoint&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The last set ended %1 to %2.</source>
        <translation>La dernière manche a fini à %1 contre %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Chose a weaker side deck</source>
        <translation>Choisi un paquet d’appoint plus faible</translation>
    </message>
    <message>
        <source>Played a side card with the wrong sign</source>
        <translation>Joué une carte d’appoint avec le mauvais signe</translation>
    </message>
    <message>
        <source>Played a side card with the wrong value</source>
        <translation>Joué une carte d’appoint avec la mauvaise valeur</translation>
    </message>
    <message>
        <source>Lay a side card, counted from the left; again: its next sign or value, then take it back</source>
        <translation>poser une carte d’appoint, comptée depuis la gauche&#x202f;; encore&#xa0;: son signe ou sa valeur, puis la reprendre</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Come as near to 20 as you can with the help of your own side cards; who wins enough sets wins the match.</source>
        <translation>Approchez-vous de 20 à l’aide de vos propres cartes d’appoint&#x202f;; qui gagne assez de manches gagne le match.</translation>
    </message>
    <message>
        <source>In place of a plain plus or minus card it changed the chance to win by %1 ± %2 (measured).</source>
        <translation>À la place d’une simple carte plus ou moins, elle a changé les chances de gagner de %1 ± %2 (mesuré).</translation>
    </message>
    <message>
        <source>You are bust; nothing helps now.</source>
        <translation>Vous avez dépassé&#x202f;; rien n’y changera.</translation>
    </message>
    <message>
        <source>Build a deck…</source>
        <translation>Composer un paquet…</translation>
    </message>
    <message>
        <source>Twenty, not one more. Take it before Pazaak.</source>
        <translation>Vingt, pas un de plus. À jouer avant le Pazaak.</translation>
    </message>
    <message>
        <source>With ten cards of your own, and credits.</source>
        <translation>Avec dix cartes à vous, et des crédits.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>a house card</comment>
        <translation>Vous tirez %1.</translation>
    </message>
    <message>
        <source>Build a deck before the match</source>
        <translation>Composer un paquet avant le match</translation>
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
        <translation>Instantané</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes and seconds</comment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Votre avance</translation>
    </message>
    <message>
        <source>Your levers</source>
        <translation>Vos leviers</translation>
    </message>
    <message>
        <source>Blue levers left</source>
        <translation>Leviers bleus restants</translation>
    </message>
    <message>
        <source>Red levers left</source>
        <translation>Leviers rouges restants</translation>
    </message>
    <message>
        <source>Latest round that you blocked</source>
        <translation>Dernière manche que vous avez bloquée</translation>
    </message>
    <message>
        <source>Tosses</source>
        <translation>Lancers</translation>
    </message>
    <message>
        <source>a toss for you</source>
        <translation>un lancer pour vous</translation>
    </message>
    <message>
        <source>a toss for the other</source>
        <translation>un lancer pour l’autre</translation>
    </message>
    <message>
        <source>Tosses, the first one first</source>
        <translation>Lancers, le premier d’abord</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a lost card</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1: lost card %2</source>
        <translation>%1&#xa0;: carte perdue %2</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La question</translation>
    </message>
    <message>
        <source>You are asked</source>
        <translation>On vous demande</translation>
    </message>
    <message>
        <source>for your turn</source>
        <translation>de jouer</translation>
    </message>
    <message>
        <source>to challenge an action</source>
        <translation>de mettre en doute une action</translation>
    </message>
    <message>
        <source>to block an action</source>
        <translation>de contrer une action</translation>
    </message>
    <message>
        <source>to challenge a block</source>
        <translation>de mettre en doute un contre</translation>
    </message>
    <message>
        <source>for a card to lose</source>
        <translation>une carte à perdre</translation>
    </message>
    <message>
        <source>for cards to return</source>
        <translation>les cartes à rendre</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Qui agit</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Who blocks</source>
        <translation>Qui contre</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>aucun rôle</translation>
    </message>
    <message>
        <source>Blocks as</source>
        <translation>Contre en tant que</translation>
    </message>
    <message>
        <source>Who challenged</source>
        <translation>Qui a mis en doute</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Carte %1</translation>
    </message>
    <message>
        <source>%1: coins, lost cards, claims</source>
        <extracomment>Coins, lost cards and claims of a player.</extracomment>
        <translation>%1&#xa0;: pièces, cartes perdues, annonces</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>The defender takes</source>
        <translation>Le défenseur ramasse</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>%1&#xa0;: cartes</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Le paquet</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Ma main</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Couvertures</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Trump card under the stock</source>
        <translation>Atout sous le talon</translation>
    </message>
    <message>
        <source>A card of the trump suit</source>
        <translation>Une carte de la couleur d’atout</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Défaussées</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>cards that are known of a player</comment>
        <translation>%1&#xa0;: connues</translation>
    </message>
    <message>
        <source>Begins each hand</source>
        <translation>Commence chaque manche</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>L’adversaire</translation>
    </message>
    <message>
        <source>Your wins</source>
        <translation>Vos victoires</translation>
    </message>
    <message>
        <source>The opponent&apos;s wins</source>
        <translation>Victoires de l’adversaire</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>The opponent stands</source>
        <translation>L’adversaire reste</translation>
    </message>
    <message>
        <source>The opponent&apos;s side cards</source>
        <translation>Cartes d’appoint de l’adversaire</translation>
    </message>
    <message>
        <source>House cards and side cards</source>
        <translation>Cartes du paquet et cartes d’appoint</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>carte du paquet %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>carte d’appoint %1</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Votre table</translation>
    </message>
    <message>
        <source>The opponent&apos;s table</source>
        <translation>Table de l’adversaire</translation>
    </message>
    <message>
        <source>Your side cards</source>
        <translation>Vos cartes d’appoint</translation>
    </message>
    <message>
        <source>Side card that the opponent played</source>
        <translation>Carte d’appoint jouée par l’adversaire</translation>
    </message>
    <message>
        <source>Began this set</source>
        <translation>A commencé cette manche</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Your side deck, if known</source>
        <translation>Votre paquet d’appoint, si connu</translation>
    </message>
    <message>
        <source>You played before</source>
        <translation>Vous avez joué avant</translation>
    </message>
    <message>
        <source>The opponent played before</source>
        <translation>L’adversaire a joué avant</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Dé %1</translation>
    </message>
    <message>
        <source>Rolls left</source>
        <translation>Lancers restants</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Upper boxes</source>
        <translation>Cases du haut</translation>
    </message>
    <message>
        <source>50 for five alike</source>
        <translation>50 pour cinq pareils</translation>
    </message>
    <message>
        <source>Your boxes</source>
        <translation>Vos cases</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <translation>Primes de Yahtzee</translation>
    </message>
    <message>
        <source>Totals of the others</source>
        <translation>Totaux des autres</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <comment>a card</comment>
        <translation>%1, perdue</translation>
    </message>
    <message>
        <source>Cards in the stock</source>
        <translation>Cartes du talon</translation>
    </message>
    <message>
        <source>Gone, unseen: %1</source>
        <translation>Défaussées sans être vues&#xa0;: %1</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
</context>
<context>
    <name>Purse</name>
    <message>
        <source>The purse was changed by another program. Its first %1 of %2 entries still count. The changed purse is kept as the table %3 of the history.</source>
        <translation>La bourse a été modifiée par un autre programme. Ses premières écritures (%1 sur %2) comptent encore. La bourse modifiée est gardée dans la table %3 de l’historique.</translation>
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
        <translation>Attaque avec sa plus petite carte, les atouts en dernier.</translation>
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
        <source>Is done: only trumps fit, and it keeps those.</source>
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
        <source>Leads the card that leaves the most valuable hand.</source>
        <translation>Attaque avec la carte qui laisse la meilleure main.</translation>
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
        <translation>Pile ou face entre égaliser avec une carte et tirer du paquet&#x202f;: tirer encore</translation>
    </message>
    <message>
        <source>A coin decides between a tie with %3 and another house card: play %3</source>
        <translation>Pile ou face entre égaliser avec %3 et tirer du paquet&#x202f;: jouer %3</translation>
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
        <source>True chance to win from here, in 100</source>
        <translation>Vraies chances de gagner d’ici, sur 100</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, worth a block</source>
        <translation>Il se donne %3 chances sur 100, de quoi bloquer</translation>
    </message>
    <message>
        <source>It knows of no round to go back to: do nothing</source>
        <translation>Il ne connaît aucune manche où revenir&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win from round %2, more than now</source>
        <translation>Il se donne %3 chances sur 100 à partir de la manche %2, plus que maintenant</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, too little for a block and enough to go on</source>
        <translation>Il se donne %3 chances sur 100&#xa0;: trop peu pour bloquer, assez pour continuer</translation>
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
        <source>%1 ahead, enough for round %2, and chance decides: block</source>
        <translation>Avance de %1, assez pour la manche %2, et le hasard décide&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, but chance decides: do nothing</source>
        <translation>Avance de %1, assez pour la manche %2, mais le hasard décide&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: back to round %2</source>
        <translation>Derrière (%1), et le hasard décide&#x202f;: retour à la manche %2</translation>
    </message>
    <message>
        <source>Behind (%1), but chance decides: do nothing</source>
        <translation>Derrière (%1), mais le hasard décide&#x202f;: ne rien faire</translation>
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
        <source>Round %2 is not a multiple of 20: do nothing</source>
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
        <source>%1 ahead, and chance decides: block</source>
        <translation>Avance de %1, et le hasard décide&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>%1 ahead, and chance decides: do nothing</source>
        <translation>Avance de %1, et le hasard décide&#x202f;: ne rien faire</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: toss this round again</source>
        <translation>Derrière (%1), et le hasard décide&#x202f;: relancer cette manche</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: do nothing</source>
        <translation>Derrière (%1), et le hasard décide&#x202f;: ne rien faire</translation>
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
        <source>It sees all copies: it must be a bluff.</source>
        <translation>Tous les exemplaires sont sous ses yeux&#x202f;: c’est forcément un bluff.</translation>
    </message>
    <message>
        <source>It does not see all copies: it may be true.</source>
        <translation>Tous les exemplaires ne sont pas sous ses yeux&#x202f;: c’est peut-être vrai.</translation>
    </message>
    <message>
        <source>Holds a Duke itself: that is enough to challenge another.</source>
        <translation>Tient lui-même un Duc&#x202f;: cela suffit pour douter d’un autre.</translation>
    </message>
    <message>
        <source>Holds no Duke: it may be true.</source>
        <translation>Ne tient aucun Duc&#x202f;: c’est peut-être vrai.</translation>
    </message>
    <message>
        <source>Has the card to block with.</source>
        <translation>La carte pour contrer est là.</translation>
    </message>
    <message>
        <source>Has no card to block with.</source>
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
        <source>Drew one of seven actions; if it cannot be paid for, takes the first legal one.</source>
        <translation>A tiré une action sur sept&#x202f;; si elle ne peut être payée, prend la première permise.</translation>
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
    <message>
        <source>Points this turn, on average</source>
        <translation>Points de ce tour, en moyenne</translation>
    </message>
    <message>
        <source>Another card on %1 promises most</source>
        <translation>Tirer encore sur %1 promet le plus</translation>
    </message>
    <message>
        <source>Standing on %1 promises most</source>
        <translation>Rester à %1 promet le plus</translation>
    </message>
    <message>
        <source>Playing %3 on %1 promises most</source>
        <translation>Jouer %3 sur %1 promet le plus</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>This hand is decided: stand</source>
        <translation>Plus rien ne change l’issue de cette manche&#x202f;: rester</translation>
    </message>
    <message>
        <source>On %1 this looks best, but it is not</source>
        <translation>Sur %1, cela paraît le meilleur choix, mais ne l’est pas</translation>
    </message>
    <message>
        <source>What the solved game does with %1 against %2</source>
        <translation>Ce que fait le jeu résolu avec %1 contre %2</translation>
    </message>
    <message>
        <source>Points to come, on average</source>
        <translation>Points à venir, en moyenne</translation>
    </message>
    <message>
        <source>Brings the most points on average to the end of the game</source>
        <translation>Rapporte le plus de points en moyenne jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>Best for the points and for the win</source>
        <translation>Le meilleur pour les points comme pour la victoire</translation>
    </message>
    <message>
        <source>Gives up points on average for a better chance to win</source>
        <translation>Cède des points en moyenne pour de meilleures chances de gagner</translation>
    </message>
    <message>
        <source>Points to come, as it sees them</source>
        <translation>Points à venir, tels qu’il les voit</translation>
    </message>
    <message>
        <source>Looks best at a glance</source>
        <translation>Semble le meilleur au premier coup d’œil</translation>
    </message>
    <message>
        <source>%1 ahead, and no lever is worth pulling yet: go on</source>
        <translation>Avance de %1, et aucun levier ne vaut encore la peine&#x202f;: continuer</translation>
    </message>
    <message>
        <source>At %1 no lever is worth pulling yet: go on</source>
        <translation>À %1, aucun levier ne vaut encore la peine&#x202f;: continuer</translation>
    </message>
    <message>
        <source>%1 ahead, worth a block</source>
        <translation>Avance de %1, qui mérite un blocage</translation>
    </message>
    <message>
        <source>At %1 it stood better before: back to round %2</source>
        <translation>À %1, il a connu mieux&#x202f;: retour à la manche %2</translation>
    </message>
    <message>
        <source>At %1 this round is better tossed again</source>
        <translation>À %1, mieux vaut relancer cette manche</translation>
    </message>
    <message>
        <source>At %1, and earlier rounds may be blocked: back to round %2</source>
        <translation>À %1, et les manches d’avant sont peut-être bloquées&#x202f;: retour à la manche %2</translation>
    </message>
    <message>
        <source>Holds the card that it claims.</source>
        <translation>Tient la carte annoncée.</translation>
    </message>
    <message>
        <source>A bluff: the card is not there.</source>
        <translation>Un bluff&#x202f;: la carte n’y est pas.</translation>
    </message>
    <message>
        <source>Holds the card to block with.</source>
        <translation>Tient la carte pour contrer.</translation>
    </message>
    <message>
        <source>Wins a card if the claim is a bluff, loses one if not.</source>
        <translation>Gagne une carte si l’annonce est un bluff, en perd une sinon.</translation>
    </message>
    <message>
        <source>Lets it happen.</source>
        <translation>Laisse faire.</translation>
    </message>
    <message>
        <source>Lets the claim stand.</source>
        <translation>Ne met pas l’annonce en doute.</translation>
    </message>
    <message>
        <source>Nobody can stop a coup.</source>
        <translation>Personne ne peut arrêter un coup d’État.</translation>
    </message>
    <message>
        <source>By how useful the other cards are.</source>
        <translation>Selon l’utilité des autres cartes.</translation>
    </message>
    <message>
        <source>Claims nothing.</source>
        <translation>N’annonce rien.</translation>
    </message>
    <message>
        <source>Has the coins: a coup against the strongest.</source>
        <translation>A les pièces&#x202f;: un coup d’État contre le plus fort.</translation>
    </message>
    <message>
        <source>Claims the Assassin, whatever it holds.</source>
        <translation>Annonce l’Assassin, quoi qu’il ait en main.</translation>
    </message>
    <message>
        <source>Claims the Captain, whatever it holds.</source>
        <translation>Annonce le Capitaine, quoi qu’il ait en main.</translation>
    </message>
    <message>
        <source>Claims the Duke, whatever it holds.</source>
        <translation>Annonce le Duc, quoi qu’il ait en main.</translation>
    </message>
    <message>
        <source>Blocks everything that can be blocked, with or without the card.</source>
        <translation>Contre tout ce qui peut l’être, avec la carte ou sans.</translation>
    </message>
    <message>
        <source>Keeps the most useful cards.</source>
        <translation>Garde les cartes les plus utiles.</translation>
    </message>
    <message>
        <source>Nobody would believe a block any more.</source>
        <translation>Personne ne croirait plus à un contre.</translation>
    </message>
    <message>
        <source>Nobody would believe a claim any more: takes income.</source>
        <translation>Plus personne ne croirait une annonce&#x202f;: prend le revenu.</translation>
    </message>
    <message>
        <source>What it does here almost always.</source>
        <translation>Ce qu’il fait ici pratiquement toujours.</translation>
    </message>
    <message>
        <source>What it does here more often than not, to stay unpredictable.</source>
        <translation>Ce qu’il fait ici le plus souvent, pour que personne ne soit sûr.</translation>
    </message>
    <message>
        <source>What it does here now and then, to stay unpredictable.</source>
        <translation>Ce qu’il fait ici de temps en temps, pour que personne ne soit sûr.</translation>
    </message>
    <message>
        <source>Chance that the claim is true, by the cards it sees</source>
        <translation>Probabilité que l’annonce soit vraie, d’après les cartes sous ses yeux</translation>
    </message>
    <message>
        <source>Holds an Assassin and three coins: strikes at the strongest.</source>
        <translation>Tient un Assassin et trois pièces&#x202f;: frappe le plus fort.</translation>
    </message>
    <message>
        <source>Holds a Captain: steals from the richest.</source>
        <translation>Tient un Capitaine&#x202f;: vole le plus riche.</translation>
    </message>
    <message>
        <source>Holds an Ambassador and nothing better for this turn.</source>
        <translation>Tient un Ambassadeur et rien de mieux pour ce tour.</translation>
    </message>
    <message>
        <source>By the cards it sees, the claim is more likely false than true.</source>
        <translation>D’après les cartes sous ses yeux, l’annonce est plus probablement fausse que vraie.</translation>
    </message>
    <message>
        <source>By the cards it sees, the claim is as likely true as false.</source>
        <translation>D’après les cartes sous ses yeux, l’annonce est aussi probablement vraie que fausse.</translation>
    </message>
    <message>
        <source>Holds nothing for its turn, and nobody has claimed the Duke.</source>
        <translation>Ne tient rien d’utile à son tour, et personne n’a annoncé le Duc.</translation>
    </message>
    <message>
        <source>Chance that the next card busts</source>
        <translation>Risque que la carte suivante fasse dépasser 20</translation>
    </message>
    <message>
        <source>This hand promises more than a new deal</source>
        <translation>Cette main promet plus qu’une nouvelle donne</translation>
    </message>
    <message>
        <source>A new deal promises more than this hand</source>
        <translation>Une nouvelle donne promet plus que cette main</translation>
    </message>
    <message>
        <source>Wins, whatever the other does</source>
        <translation>Gagne, quoi que fasse l’autre</translation>
    </message>
    <message>
        <source>Draws against the best play</source>
        <translation>Fait nulle contre le meilleur jeu</translation>
    </message>
    <message>
        <source>Loses against the best play</source>
        <translation>Perd contre le meilleur jeu</translation>
    </message>
    <message>
        <source>This looks best, but it is not</source>
        <translation>Cela semble le meilleur, mais ce ne l’est pas</translation>
    </message>
    <message>
        <source>Wins the most of its simulated games</source>
        <translation>Gagne le plus de parties parmi celles qu’il simule</translation>
    </message>
    <message>
        <source>At %1 this toss is worth keeping: block</source>
        <translation>À %1, ce lancer mérite d’être gardé&#x202f;: bloquer</translation>
    </message>
    <message>
        <source>Brings its usual deck</source>
        <translation>Apporte son paquet habituel</translation>
    </message>
    <message>
        <source>No card saves the set against %2: give it up and keep the cards</source>
        <translation>Aucune carte ne sauve la manche contre %2&#xa0;: l’abandonner et garder les cartes</translation>
    </message>
    <message>
        <source>%1 is more than 20: %3 saves the set</source>
        <translation>%1 dépasse 20&#xa0;: %3 sauve la manche</translation>
    </message>
    <message>
        <source>The opponent stands on %2, above %1: take another card</source>
        <translation>L’adversaire reste à %2, au-dessus de %1&#xa0;: tirer encore</translation>
    </message>
    <message>
        <source>%1 is below 18, and a card could save the next one: take another card</source>
        <translation>%1 est sous 18, et une carte pourrait rattraper la suivante&#xa0;: tirer encore</translation>
    </message>
    <message>
        <source>%1 is high enough, or nothing could save the next card: stand</source>
        <translation>%1 est assez haut, ou rien ne rattraperait la carte suivante&#xa0;: rester</translation>
    </message>
    <message>
        <source>The opponent stands on %2 as well and no card fits: stand</source>
        <translation>L’adversaire reste aussi à %2 et aucune carte ne convient&#xa0;: rester</translation>
    </message>
    <message>
        <source>The opponent stands on %2 and no card beats it: take another card</source>
        <translation>L’adversaire reste à %2 et aucune carte ne le bat&#xa0;: tirer encore</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>L’avance</translation>
    </message>
    <message>
        <source>The lever pulled</source>
        <translation>Le levier tiré</translation>
    </message>
    <message>
        <source>Places to go back to, and levers left</source>
        <translation>Endroits où revenir, et leviers restants</translation>
    </message>
    <message>
        <source>The past is blocked</source>
        <translation>Le passé est bloqué</translation>
    </message>
    <message>
        <source>Time goes back</source>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>Nobody objects</source>
        <translation>Personne ne s’oppose</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Contré</translation>
    </message>
    <message>
        <source>A bluff is caught</source>
        <translation>Un bluff est démasqué</translation>
    </message>
    <message>
        <source>A challenge fails</source>
        <translation>On doute à tort</translation>
    </message>
    <message>
        <source>Winning the hand</source>
        <translation>Manche gagnée</translation>
    </message>
    <message>
        <source>Tying the hand</source>
        <translation>Manche à égalité</translation>
    </message>
    <message>
        <source>Side cards kept</source>
        <translation>Cartes d’appoint gardées</translation>
    </message>
    <message>
        <source>Win the hand</source>
        <translation>Gagner la manche</translation>
    </message>
    <message>
        <source>tie it</source>
        <translation>faire égalité</translation>
    </message>
    <message>
        <source>lose it</source>
        <translation>la perdre</translation>
    </message>
    <message>
        <source>go over 20 at once</source>
        <translation>dépasser 20 aussitôt</translation>
    </message>
    <message>
        <source>Winning the set</source>
        <translation>Manche gagnée</translation>
    </message>
    <message>
        <source>Tying the set</source>
        <translation>Manche à égalité</translation>
    </message>
    <message>
        <source>Win the set</source>
        <translation>Gagner la manche</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Prime du haut</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Prime de Yahtzee</translation>
    </message>
    <message>
        <source>One more blue lever would be worth</source>
        <translation>Un levier bleu de plus vaudrait</translation>
    </message>
    <message>
        <source>One more red lever would be worth</source>
        <translation>Un levier rouge de plus vaudrait</translation>
    </message>
    <message>
        <source>After this round</source>
        <translation>Après cette manche</translation>
    </message>
    <message>
        <source>a lead better by %1</source>
        <translation>une avance meilleure de %1</translation>
    </message>
    <message>
        <source>a lead worse by %1</source>
        <translation>une avance moins bonne de %1</translation>
    </message>
    <message>
        <source>%1 more blue levers</source>
        <translation>plus de leviers bleus (%1)</translation>
    </message>
    <message>
        <source>%1 fewer blue levers</source>
        <translation>moins de leviers bleus (%1)</translation>
    </message>
    <message>
        <source>%1 more red levers</source>
        <translation>plus de leviers rouges (%1)</translation>
    </message>
    <message>
        <source>%1 fewer red levers</source>
        <translation>moins de leviers rouges (%1)</translation>
    </message>
    <message>
        <source>Latest blocked round</source>
        <translation>Dernière manche bloquée</translation>
    </message>
    <message>
        <source>No round since the last block was worth a blue lever to it</source>
        <translation>Aucune manche depuis le dernier blocage ne valait un levier bleu</translation>
    </message>
    <message>
        <source>It was ahead by %1 after round %2, and a block keeps that: %3 in 100</source>
        <translation>Menait de %1 après la manche %2, et bloquer garde cette avance&#xa0;: %3 sur 100</translation>
    </message>
    <message>
        <source>It was not ahead after round %1, but a block there cuts off the way back: %2 in 100</source>
        <translation>Ne menait pas après la manche %1, mais un blocage y coupe le retour&#xa0;: %2 sur 100</translation>
    </message>
    <message>
        <source>It is believed to have about %1 blue and %2 red levers left</source>
        <translation>Leviers qui lui resteraient, environ&#xa0;: bleus %1, rouges %2</translation>
    </message>
    <message>
        <source>Claims of others that can be true</source>
        <translation>Annonces des autres qui peuvent être vraies</translation>
    </message>
    <message>
        <source>Was caught claiming %1: claims of it count for less</source>
        <translation>Pris à bluffer&#xa0;: %1. Ces annonces comptent moins</translation>
    </message>
    <message>
        <source>Showed %1 when challenged, and drew another card for it</source>
        <translation>Mis en doute, a montré&#xa0;: %1. Une autre carte a été piochée</translation>
    </message>
    <message>
        <source>Claimed %1 and was not challenged: holds it, %2 in 100</source>
        <translation>Annonce que personne n’a mise en doute&#xa0;: %1. En main %2 fois sur 100</translation>
    </message>
    <message>
        <source>Could have claimed %1 and did not: holds it, %2 in 100</source>
        <translation>Annonce possible mais pas faite&#xa0;: %1. En main %2 fois sur 100</translation>
    </message>
    <message>
        <source>Has claimed nothing so far: only the cards in sight tell something</source>
        <translation>N’a encore rien annoncé&#xa0;: seules les cartes visibles renseignent</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Cartes cachées</translation>
    </message>
    <message>
        <source>Did not cover %1: holds no higher card of the suit, %2 in 100</source>
        <translation>N’a pas couvert&#xa0;: %1. Pas de carte plus haute de la couleur&#xa0;: %2 fois sur 100</translation>
    </message>
    <message>
        <source>Took although any trump like %1 would cover: holds no trump, %2 in 100</source>
        <translation>A ramassé alors que n’importe quel atout pouvait couvrir, par exemple&#xa0;: %1. Pas d’atout&#xa0;: %2 fois sur 100</translation>
    </message>
    <message>
        <source>Threw in nothing of the rank of %1: holds none but a trump, %2 in 100</source>
        <translation>N’a rien ajouté du même rang que&#xa0;: %1. N’en a pas, hors atout&#xa0;: %2 fois sur 100</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Took or showed %1 of these cards before all eyes</source>
        <translation>Dont ramassées ou montrées devant tous&#xa0;: %1</translation>
    </message>
    <message>
        <source>The ending, played best</source>
        <translation>La fin, jouée au mieux</translation>
    </message>
    <message>
        <source>How the bout ends</source>
        <translation>Comment finit le tour</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Cartes hautes</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Qui entame</translation>
    </message>
    <message>
        <source>All else</source>
        <translation>Tout le reste</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>Vous ramassez</translation>
    </message>
    <message>
        <source>The other takes</source>
        <translation>L’autre ramasse</translation>
    </message>
    <message>
        <source>Another takes</source>
        <translation>Un autre ramasse</translation>
    </message>
    <message>
        <source>You beat everything off</source>
        <translation>Vous couvrez tout</translation>
    </message>
    <message>
        <source>The other beats everything off</source>
        <translation>L’autre couvre tout</translation>
    </message>
    <message>
        <source>Another beats everything off</source>
        <translation>Un autre couvre tout</translation>
    </message>
    <message>
        <source>More is thrown in</source>
        <translation>On en ajoute d’autres</translation>
    </message>
    <message>
        <source>%1 more trumps in your hand</source>
        <translation>plus d’atouts dans votre main (%1)</translation>
    </message>
    <message>
        <source>%1 fewer trumps in your hand</source>
        <translation>moins d’atouts dans votre main (%1)</translation>
    </message>
    <message>
        <source>%1 more cards in your hand</source>
        <translation>plus de cartes dans votre main (%1)</translation>
    </message>
    <message>
        <source>%1 fewer cards in your hand</source>
        <translation>moins de cartes dans votre main (%1)</translation>
    </message>
    <message>
        <source>%1 more trumps for the other</source>
        <translation>plus d’atouts pour l’autre (%1)</translation>
    </message>
    <message>
        <source>%1 more trumps for the others</source>
        <translation>plus d’atouts pour les autres (%1)</translation>
    </message>
    <message>
        <source>%1 fewer trumps for the other</source>
        <translation>moins d’atouts pour l’autre (%1)</translation>
    </message>
    <message>
        <source>%1 fewer trumps for the others</source>
        <translation>moins d’atouts pour les autres (%1)</translation>
    </message>
    <message>
        <source>%1 more cards for the other</source>
        <translation>plus de cartes pour l’autre (%1)</translation>
    </message>
    <message>
        <source>%1 more cards for the others</source>
        <translation>plus de cartes pour les autres (%1)</translation>
    </message>
    <message>
        <source>%1 fewer cards for the other</source>
        <translation>moins de cartes pour l’autre (%1)</translation>
    </message>
    <message>
        <source>%1 fewer cards for the others</source>
        <translation>moins de cartes pour les autres (%1)</translation>
    </message>
    <message>
        <source>The other has nothing to cover it with</source>
        <translation>L’autre n’a rien pour la couvrir</translation>
    </message>
    <message>
        <source>The defender has nothing to cover it with</source>
        <translation>Le défenseur n’a rien pour la couvrir</translation>
    </message>
    <message>
        <source>When the stock is gone</source>
        <translation>Une fois le talon épuisé</translation>
    </message>
    <message>
        <source>After this bout</source>
        <translation>Après ce tour</translation>
    </message>
    <message>
        <source>The lowest card, which is missed least</source>
        <translation>La plus basse, celle qui manquera le moins</translation>
    </message>
    <message>
        <source>More cards of its rank can follow</source>
        <translation>D’autres cartes du même rang peuvent suivre</translation>
    </message>
    <message>
        <source>Harder to cover than a lower card</source>
        <translation>Plus difficile à couvrir qu’une carte plus basse</translation>
    </message>
    <message>
        <source>What could be added is worth more in hand</source>
        <translation>Ce qu’on pourrait ajouter vaut plus en main</translation>
    </message>
    <message>
        <source>Its rank is on the table already: it brings no new cards</source>
        <translation>Son rang est déjà sur la table&#xa0;: elle n’amène pas de nouvelles cartes</translation>
    </message>
    <message>
        <source>The lowest card that covers it</source>
        <translation>La plus basse qui la couvre</translation>
    </message>
    <message>
        <source>The lower card is worth more later</source>
        <translation>La carte plus basse vaudra plus ensuite</translation>
    </message>
    <message>
        <source>To cover would cost more than to take</source>
        <translation>Couvrir coûterait plus que ramasser</translation>
    </message>
    <message>
        <source>Another has to face the attack</source>
        <translation>C’est à un autre de parer l’attaque</translation>
    </message>
    <message>
        <source>Side cards</source>
        <translation>Cartes d’appoint</translation>
    </message>
    <message>
        <source>Dealt from %1 side cards, %2 of each value from 1 to 5</source>
        <translation>Distribuées parmi %1 cartes d’appoint, %2 de chaque valeur de 1 à 5</translation>
    </message>
    <message>
        <source>What was played before is not counted: it tells little about the rest</source>
        <translation>Les cartes déjà jouées ne comptent pas&#xa0;: elles disent peu du reste</translation>
    </message>
    <message>
        <source>Decks that hold the cards it has played: %1 of %2</source>
        <translation>Paquets qui contiennent les cartes jouées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>None of these decks holds the cards it has played</source>
        <translation>Aucun de ces paquets ne contient les cartes jouées</translation>
    </message>
    <message>
        <source>The rules forbid its usual deck, so it brings another</source>
        <translation>Les règles interdisent son paquet habituel&#xa0;: il en prend un autre</translation>
    </message>
    <message>
        <source>Go on: the way back is probably blocked.</source>
        <translation>Continuez&#xa0;: le retour est sans doute bloqué.</translation>
    </message>
    <message>
        <source>Go on: with %1 rounds to come, a blue lever will be worth more later.</source>
        <translation>Continuez&#xa0;: avec encore %1 manches, un levier bleu vaudra davantage plus tard.</translation>
    </message>
    <message>
        <source>Go on: with %1 rounds to come, a red lever will be worth more later.</source>
        <translation>Continuez&#xa0;: avec encore %1 manches, un levier rouge vaudra davantage plus tard.</translation>
    </message>
    <message>
        <source>Go on: a blue lever will be worth more nearer the end.</source>
        <translation>Continuez&#xa0;: un levier bleu vaudra plus vers la fin.</translation>
    </message>
    <message>
        <source>Go on: a red lever will be worth more nearer the end.</source>
        <translation>Continuez&#xa0;: un levier rouge vaudra plus vers la fin.</translation>
    </message>
    <message>
        <source>Go on: going back would give up the lead of %1.</source>
        <translation>Continuez&#xa0;: revenir en arrière vous ferait perdre votre avance de %1.</translation>
    </message>
    <message>
        <source>Go on: you stand better here than where you would go back to.</source>
        <translation>Continuez&#xa0;: vous êtes mieux placé ici que là où vous reviendriez.</translation>
    </message>
    <message>
        <source>Go on: a block would fix a toss that went against you.</source>
        <translation>Continuez&#xa0;: bloquer fixerait un lancer que vous avez perdu.</translation>
    </message>
    <message>
        <source>Go on: a block now would only fix what you may still improve.</source>
        <translation>Continuez&#xa0;: bloquer maintenant fixerait ce que vous pouvez encore améliorer.</translation>
    </message>
    <message>
        <source>Go on: it keeps the way back to earlier rounds open.</source>
        <translation>Continuez&#xa0;: le retour aux manches d’avant reste ouvert.</translation>
    </message>
    <message>
        <source>Go on: you keep the lever, and that place may stay open.</source>
        <translation>Continuez&#xa0;: vous gardez le levier, et cette manche restera peut-être ouverte.</translation>
    </message>
    <message>
        <source>Block: the way back is probably blocked already.</source>
        <translation>Bloquez&#xa0;: le retour est sans doute déjà bloqué.</translation>
    </message>
    <message>
        <source>Block: a blue lever is worth less to you later than a red one.</source>
        <translation>Bloquez&#xa0;: plus tard, un levier bleu vous servira moins qu’un rouge.</translation>
    </message>
    <message>
        <source>Block: nobody can take your lead of %1 back any more.</source>
        <translation>Bloquez&#xa0;: personne ne peut plus vous reprendre votre avance de %1.</translation>
    </message>
    <message>
        <source>Block: it keeps this toss, so the other cannot go back and improve.</source>
        <translation>Bloquez&#xa0;: ce lancer est gardé, l’autre ne peut plus revenir améliorer le sien.</translation>
    </message>
    <message>
        <source>Block: the other has better rounds to go back to than you.</source>
        <translation>Bloquez&#xa0;: l’autre a de meilleures manches où revenir que vous.</translation>
    </message>
    <message>
        <source>Toss this round again: a red lever is worth less to you later than a blue one.</source>
        <translation>Relancez cette manche&#xa0;: plus tard, un levier rouge vous servira moins qu’un bleu.</translation>
    </message>
    <message>
        <source>Toss this round again: the other way back is worse.</source>
        <translation>Relancez cette manche&#xa0;: revenir ailleurs est moins bon.</translation>
    </message>
    <message>
        <source>Toss this round again: the toss went against you.</source>
        <translation>Relancez cette manche&#xa0;: vous avez perdu ce lancer.</translation>
    </message>
    <message>
        <source>Go back to round %1: that way is more likely to be open.</source>
        <translation>Revenez à la manche %1&#xa0;: ce retour a plus de chances d’être ouvert.</translation>
    </message>
    <message>
        <source>Go back to round %1: you stood better there.</source>
        <translation>Revenez à la manche %1&#xa0;: vous y étiez mieux placé.</translation>
    </message>
    <message>
        <source>Go back to round %1: a red lever is worth less to you later than a blue one.</source>
        <translation>Revenez à la manche %1&#xa0;: plus tard, un levier rouge vous servira moins qu’un bleu.</translation>
    </message>
    <message>
        <source>Go back to round %1: better places are open to you from there.</source>
        <translation>Revenez à la manche %1&#xa0;: de là, de meilleurs endroits vous sont ouverts.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>The other&apos;s cards</source>
        <translation>Cartes de l’autre</translation>
    </message>
    <message>
        <source>The others&apos; cards</source>
        <translation>Cartes des autres</translation>
    </message>
    <message>
        <source>Your coins</source>
        <translation>Vos pièces</translation>
    </message>
    <message>
        <source>The other&apos;s coins</source>
        <translation>Pièces de l’autre</translation>
    </message>
    <message>
        <source>The others&apos; coins</source>
        <translation>Pièces des autres</translation>
    </message>
    <message>
        <source>The cards that you keep</source>
        <translation>Les cartes que vous gardez</translation>
    </message>
    <message>
        <source>Let it stand: the claim may well be true, and a wrong challenge costs your last card.</source>
        <translation>Laissez passer&#xa0;: l’annonce est peut-être vraie, et douter à tort coûte votre dernière carte.</translation>
    </message>
    <message>
        <source>Let it stand: it is against somebody else, and a wrong challenge costs you a card.</source>
        <translation>Laissez passer&#xa0;: c’est contre un autre, et douter à tort vous coûte une carte.</translation>
    </message>
    <message>
        <source>Let it stand: another try costs less than a card, which a wrong challenge would cost.</source>
        <translation>Laissez passer&#xa0;: une nouvelle tentative coûte moins que la carte perdue en doutant à tort.</translation>
    </message>
    <message>
        <source>Let it stand: a wrong challenge costs a card, which is worth more than what is at stake.</source>
        <translation>Laissez passer&#xa0;: douter à tort coûte une carte, qui vaut plus que l’enjeu.</translation>
    </message>
    <message>
        <source>Let it stand: a challenge would win less than it risks.</source>
        <translation>Laissez passer&#xa0;: en doutant, vous gagneriez moins que vous ne risquez.</translation>
    </message>
    <message>
        <source>Challenge: if the assassination goes through, you are out.</source>
        <translation>Mettez en doute&#xa0;: si l’assassinat réussit, vous sortez.</translation>
    </message>
    <message>
        <source>Challenge: otherwise the assassination is likely to cost you a card.</source>
        <translation>Mettez en doute&#xa0;: sinon, l’assassinat vous coûtera sans doute une carte.</translation>
    </message>
    <message>
        <source>Challenge: it is more likely a bluff than not, and a caught bluff wins the game.</source>
        <translation>Mettez en doute&#xa0;: c’est plutôt un bluff, et un bluff démasqué vous fait gagner la partie.</translation>
    </message>
    <message>
        <source>Challenge: a caught bluff costs the other&apos;s last card and wins the game.</source>
        <translation>Mettez en doute&#xa0;: un bluff démasqué coûte à l’autre sa dernière carte, et vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Challenge: a caught bluff costs a card, and that is worth the risk.</source>
        <translation>Mettez en doute&#xa0;: un bluff démasqué coûte une carte, et cela vaut le risque.</translation>
    </message>
    <message>
        <source>Challenge: if it is a bluff, you keep your coins.</source>
        <translation>Mettez en doute&#xa0;: si c’est un bluff, vous gardez vos pièces.</translation>
    </message>
    <message>
        <source>Challenge: if the block is a bluff, your action counts.</source>
        <translation>Mettez en doute&#xa0;: si le contre est un bluff, votre action compte.</translation>
    </message>
    <message>
        <source>Challenge: a bluff that is caught brings no coins.</source>
        <translation>Mettez en doute&#xa0;: un bluff démasqué ne rapporte aucune pièce.</translation>
    </message>
    <message>
        <source>Challenge: the claim is doubtful enough to risk a card.</source>
        <translation>Mettez en doute&#xa0;: l’annonce est assez douteuse pour risquer une carte.</translation>
    </message>
    <message>
        <source>Block with the card that you hold: a bluff can be caught.</source>
        <translation>Contrez avec la carte que vous tenez&#xa0;: un bluff peut être démasqué.</translation>
    </message>
    <message>
        <source>Block with this role: it is the one that is believed.</source>
        <translation>Contrez avec ce rôle&#xa0;: c’est celui que l’on croit.</translation>
    </message>
    <message>
        <source>Block: otherwise the assassination takes your last card.</source>
        <translation>Contrez&#xa0;: sinon, l’assassinat prend votre dernière carte.</translation>
    </message>
    <message>
        <source>Block: you hold the Contessa, and without the block you lose a card.</source>
        <translation>Contrez&#xa0;: vous tenez la Comtesse, et sans contre vous perdez une carte.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and without the block you lose a card.</source>
        <translation>Contrez&#xa0;: on doute rarement de ce bluff, et sans contre vous perdez une carte.</translation>
    </message>
    <message>
        <source>Block: without it you lose a card for certain.</source>
        <translation>Contrez&#xa0;: sinon, vous perdez une carte à coup sûr.</translation>
    </message>
    <message>
        <source>Block: you hold the card, so a challenge costs the challenger one.</source>
        <translation>Contrez&#xa0;: vous tenez la carte, et qui doute en perdra une.</translation>
    </message>
    <message>
        <source>Block: you hold the card, and your coins stay with you.</source>
        <translation>Contrez&#xa0;: vous tenez la carte, et vos pièces restent à vous.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and your coins stay with you.</source>
        <translation>Contrez&#xa0;: on doute rarement de ce bluff, et vos pièces restent à vous.</translation>
    </message>
    <message>
        <source>Block: your coins are worth the risk of a challenge.</source>
        <translation>Contrez&#xa0;: vos pièces valent le risque que l’on doute de vous.</translation>
    </message>
    <message>
        <source>Block: you hold the Duke, so nobody takes these coins.</source>
        <translation>Contrez&#xa0;: vous tenez le Duc, et personne ne prend ces pièces.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and it keeps the coins in the bank.</source>
        <translation>Contrez&#xa0;: on doute rarement de ce bluff, et les pièces restent au Trésor.</translation>
    </message>
    <message>
        <source>Block: keeping the coins in the bank is worth the risk of a challenge.</source>
        <translation>Contrez&#xa0;: garder ces pièces au Trésor vaut le risque que l’on doute de vous.</translation>
    </message>
    <message>
        <source>Let it happen: a bluffed Contessa that is caught costs both cards.</source>
        <translation>Laissez faire&#xa0;: bluffer la Comtesse et être démasqué coûte les deux cartes.</translation>
    </message>
    <message>
        <source>Let it happen: a bluff that is caught costs your last card.</source>
        <translation>Laissez faire&#xa0;: un bluff démasqué coûte votre dernière carte.</translation>
    </message>
    <message>
        <source>Let it happen: a bluff that is caught costs a card, which is worth more than these coins.</source>
        <translation>Laissez faire&#xa0;: un bluff démasqué coûte une carte, qui vaut plus que ces pièces.</translation>
    </message>
    <message>
        <source>Let it happen: a block would show what you hold.</source>
        <translation>Laissez faire&#xa0;: contrer montrerait ce que vous tenez.</translation>
    </message>
    <message>
        <source>Coup: it takes the other&apos;s last card and wins.</source>
        <translation>Coup d’État&#xa0;: il prend la dernière carte de l’autre, et vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Coup this player: more cards and coins make it the greater danger.</source>
        <translation>Coup d’État contre ce joueur&#xa0;: avec plus de cartes et de pièces, il est plus dangereux.</translation>
    </message>
    <message>
        <source>Coup this player: it stands in your way more than the other one.</source>
        <translation>Coup d’État contre ce joueur&#xa0;: il vous gêne plus que l’autre.</translation>
    </message>
    <message>
        <source>Coup: nobody can stop it, and it costs the other a card.</source>
        <translation>Coup d’État&#xa0;: personne ne peut l’arrêter, et il coûte une carte à l’autre.</translation>
    </message>
    <message>
        <source>Coup: nobody can stop it, and it costs a rival a card.</source>
        <translation>Coup d’État&#xa0;: personne ne peut l’arrêter, et il coûte une carte à un rival.</translation>
    </message>
    <message>
        <source>Coup: it cannot be challenged, so no card of yours is at risk.</source>
        <translation>Coup d’État&#xa0;: on ne peut pas en douter, et vous ne risquez aucune carte.</translation>
    </message>
    <message>
        <source>Coup: a card taken for certain is worth more than the coins.</source>
        <translation>Coup d’État&#xa0;: une carte prise à coup sûr vaut plus que les pièces.</translation>
    </message>
    <message>
        <source>Assassinate this player: more cards and coins make it the greater danger.</source>
        <translation>Assassinez ce joueur&#xa0;: avec plus de cartes et de pièces, il est plus dangereux.</translation>
    </message>
    <message>
        <source>Assassinate this player: it stands in your way more than the other one.</source>
        <translation>Assassinez ce joueur&#xa0;: il vous gêne plus que l’autre.</translation>
    </message>
    <message>
        <source>Assassinate: it costs four coins less than a coup.</source>
        <translation>Assassinez&#xa0;: cela coûte quatre pièces de moins qu’un coup d’État.</translation>
    </message>
    <message>
        <source>Assassinate: if it goes through, the other is out.</source>
        <translation>Assassinez&#xa0;: si cela réussit, l’autre sort.</translation>
    </message>
    <message>
        <source>Assassinate: you hold the Assassin, while the other move is a bluff.</source>
        <translation>Assassinez&#xa0;: vous tenez l’Assassin, alors que l’autre choix est un bluff.</translation>
    </message>
    <message>
        <source>Assassinate: you hold the Assassin, and three coins may take a card.</source>
        <translation>Assassinez&#xa0;: vous tenez l’Assassin, et trois pièces peuvent prendre une carte.</translation>
    </message>
    <message>
        <source>Assassinate: the bluff is seldom challenged, and three coins may take a card.</source>
        <translation>Assassinez&#xa0;: on doute rarement de ce bluff, et trois pièces peuvent prendre une carte.</translation>
    </message>
    <message>
        <source>Assassinate: a card for three coins is worth the risk.</source>
        <translation>Assassinez&#xa0;: une carte pour trois pièces vaut le risque.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, while the other move is a bluff.</source>
        <translation>Prenez les trois pièces&#xa0;: vous tenez le Duc, alors que l’autre choix est un bluff.</translation>
    </message>
    <message>
        <source>Take the three coins: the other move is caught more often.</source>
        <translation>Prenez les trois pièces&#xa0;: l’autre choix est plus souvent démasqué.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, so a challenge costs the challenger a card.</source>
        <translation>Prenez les trois pièces&#xa0;: vous tenez le Duc, et qui doute perd une carte.</translation>
    </message>
    <message>
        <source>Take the three coins: foreign aid would often be blocked.</source>
        <translation>Prenez les trois pièces&#xa0;: l’aide étrangère serait souvent contrée.</translation>
    </message>
    <message>
        <source>Take the three coins: the other move would often be blocked.</source>
        <translation>Prenez les trois pièces&#xa0;: l’autre choix serait souvent contré.</translation>
    </message>
    <message>
        <source>Take the three coins: this is no time to spend any.</source>
        <translation>Prenez les trois pièces&#xa0;: ce n’est pas le moment d’en dépenser.</translation>
    </message>
    <message>
        <source>Take the three coins: your cards need no change now.</source>
        <translation>Prenez les trois pièces&#xa0;: vos cartes n’ont pas besoin de changer maintenant.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, and nothing else brings as many.</source>
        <translation>Prenez les trois pièces&#xa0;: vous tenez le Duc, et rien d’autre n’en rapporte autant.</translation>
    </message>
    <message>
        <source>Take the three coins: the bluff is seldom challenged, and nothing else brings as many.</source>
        <translation>Prenez les trois pièces&#xa0;: on doute rarement de ce bluff, et rien d’autre n’en rapporte autant.</translation>
    </message>
    <message>
        <source>Take the three coins: they are worth the risk of a challenge.</source>
        <translation>Prenez les trois pièces&#xa0;: elles valent le risque que l’on doute de vous.</translation>
    </message>
    <message>
        <source>Steal from this player: more cards and coins make it the greater danger.</source>
        <translation>Volez ce joueur&#xa0;: avec plus de cartes et de pièces, il est plus dangereux.</translation>
    </message>
    <message>
        <source>Steal from this player: the other one is the worse target.</source>
        <translation>Volez ce joueur&#xa0;: l’autre est une moins bonne cible.</translation>
    </message>
    <message>
        <source>Steal: you hold the Captain, while the other move is a bluff.</source>
        <translation>Volez&#xa0;: vous tenez le Capitaine, alors que l’autre choix est un bluff.</translation>
    </message>
    <message>
        <source>Steal: the other move is caught as a bluff more often.</source>
        <translation>Volez&#xa0;: l’autre choix est un bluff plus souvent démasqué.</translation>
    </message>
    <message>
        <source>Steal: you hold the Captain, so a challenge costs the challenger a card.</source>
        <translation>Volez&#xa0;: vous tenez le Capitaine, et qui doute perd une carte.</translation>
    </message>
    <message>
        <source>Steal: foreign aid would often be blocked.</source>
        <translation>Volez&#xa0;: l’aide étrangère serait souvent contrée.</translation>
    </message>
    <message>
        <source>Steal: this is no time to spend coins.</source>
        <translation>Volez&#xa0;: ce n’est pas le moment de dépenser des pièces.</translation>
    </message>
    <message>
        <source>Steal: the coins that you gain are lost to the other.</source>
        <translation>Volez&#xa0;: les pièces que vous gagnez, l’autre les perd.</translation>
    </message>
    <message>
        <source>Steal: the coins that you gain are lost to a rival.</source>
        <translation>Volez&#xa0;: les pièces que vous gagnez, un rival les perd.</translation>
    </message>
    <message>
        <source>Exchange: you hold the Ambassador, while the other move is a bluff.</source>
        <translation>Échangez&#xa0;: vous tenez l’Ambassadeur, alors que l’autre choix est un bluff.</translation>
    </message>
    <message>
        <source>Exchange: the other move is caught as a bluff more often.</source>
        <translation>Échangez&#xa0;: l’autre choix est un bluff plus souvent démasqué.</translation>
    </message>
    <message>
        <source>Exchange: you hold the Ambassador, so a challenge costs the challenger a card.</source>
        <translation>Échangez&#xa0;: vous tenez l’Ambassadeur, et qui doute perd une carte.</translation>
    </message>
    <message>
        <source>Exchange: the other move would often be blocked.</source>
        <translation>Échangez&#xa0;: l’autre choix serait souvent contré.</translation>
    </message>
    <message>
        <source>Exchange: this is no time to spend coins.</source>
        <translation>Échangez&#xa0;: ce n’est pas le moment de dépenser des pièces.</translation>
    </message>
    <message>
        <source>Exchange: other cards are worth more here than coins.</source>
        <translation>Échangez&#xa0;: ici, d’autres cartes valent plus que des pièces.</translation>
    </message>
    <message>
        <source>Foreign aid: it claims nothing, so no card of yours is at risk.</source>
        <translation>Aide étrangère&#xa0;: vous n’annoncez rien et ne risquez aucune carte.</translation>
    </message>
    <message>
        <source>Foreign aid: it is seldom blocked, and brings one coin more than income.</source>
        <translation>Aide étrangère&#xa0;: on la contre rarement, et elle rapporte une pièce de plus que le revenu.</translation>
    </message>
    <message>
        <source>Foreign aid: this is no time to spend coins.</source>
        <translation>Aide étrangère&#xa0;: ce n’est pas le moment de dépenser des pièces.</translation>
    </message>
    <message>
        <source>Foreign aid: the other move would be blocked too often.</source>
        <translation>Aide étrangère&#xa0;: l’autre choix serait trop souvent contré.</translation>
    </message>
    <message>
        <source>Foreign aid: your cards need no change now.</source>
        <translation>Aide étrangère&#xa0;: vos cartes n’ont pas besoin de changer maintenant.</translation>
    </message>
    <message>
        <source>Foreign aid: two coins without a claim that could be challenged.</source>
        <translation>Aide étrangère&#xa0;: deux pièces sans annonce dont on puisse douter.</translation>
    </message>
    <message>
        <source>Income: it claims nothing, so no card of yours is at risk.</source>
        <translation>Revenu&#xa0;: vous n’annoncez rien et ne risquez aucune carte.</translation>
    </message>
    <message>
        <source>Income: foreign aid would often be blocked.</source>
        <translation>Revenu&#xa0;: l’aide étrangère serait souvent contrée.</translation>
    </message>
    <message>
        <source>Income: the other move would often be blocked.</source>
        <translation>Revenu&#xa0;: l’autre choix serait souvent contré.</translation>
    </message>
    <message>
        <source>Income: this is no time to spend coins.</source>
        <translation>Revenu&#xa0;: ce n’est pas le moment de dépenser des pièces.</translation>
    </message>
    <message>
        <source>Income: your cards need no change now.</source>
        <translation>Revenu&#xa0;: vos cartes n’ont pas besoin de changer maintenant.</translation>
    </message>
    <message>
        <source>Income: the other move is a bluff, and being caught costs a card.</source>
        <translation>Revenu&#xa0;: l’autre choix est un bluff, et être démasqué coûte une carte.</translation>
    </message>
    <message>
        <source>Income: stealing brings too little here to show the Captain.</source>
        <translation>Revenu&#xa0;: le vol rapporte trop peu ici pour dévoiler le Capitaine.</translation>
    </message>
    <message>
        <source>Income: it shows nothing of what you hold.</source>
        <translation>Revenu&#xa0;: il ne montre rien de ce que vous tenez.</translation>
    </message>
    <message>
        <source>Let it stand: the Ambassador is probably there, and a wrong challenge costs a card.</source>
        <translation>Laissez passer&#xa0;: l’Ambassadeur est sans doute là, et douter à tort coûte une carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Assassin is probably there, and a wrong challenge costs a card.</source>
        <translation>Laissez passer&#xa0;: l’Assassin est sans doute là, et douter à tort coûte une carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Captain is probably there, and a wrong challenge costs a card.</source>
        <translation>Laissez passer&#xa0;: le Capitaine est sans doute là, et douter à tort coûte une carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Contessa is probably there, and a wrong challenge costs a card.</source>
        <translation>Laissez passer&#xa0;: la Comtesse est sans doute là, et douter à tort coûte une carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Duke is probably there, and a wrong challenge costs a card.</source>
        <translation>Laissez passer&#xa0;: le Duc est sans doute là, et douter à tort coûte une carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Ambassador is probably there, and a wrong challenge costs your last card.</source>
        <translation>Laissez passer&#xa0;: l’Ambassadeur est sans doute là, et douter à tort coûte votre dernière carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Assassin is probably there, and a wrong challenge costs your last card.</source>
        <translation>Laissez passer&#xa0;: l’Assassin est sans doute là, et douter à tort coûte votre dernière carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Captain is probably there, and a wrong challenge costs your last card.</source>
        <translation>Laissez passer&#xa0;: le Capitaine est sans doute là, et douter à tort coûte votre dernière carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Contessa is probably there, and a wrong challenge costs your last card.</source>
        <translation>Laissez passer&#xa0;: la Comtesse est sans doute là, et douter à tort coûte votre dernière carte.</translation>
    </message>
    <message>
        <source>Let it stand: the Duke is probably there, and a wrong challenge costs your last card.</source>
        <translation>Laissez passer&#xa0;: le Duc est sans doute là, et douter à tort coûte votre dernière carte.</translation>
    </message>
    <message>
        <source>Challenge: the Ambassador is probably missing, and a caught bluff costs a card.</source>
        <translation>Mettez en doute&#xa0;: l’Ambassadeur n’est sans doute pas là, et un bluff démasqué coûte une carte.</translation>
    </message>
    <message>
        <source>Challenge: the Assassin is probably missing, and a caught bluff costs a card.</source>
        <translation>Mettez en doute&#xa0;: l’Assassin n’est sans doute pas là, et un bluff démasqué coûte une carte.</translation>
    </message>
    <message>
        <source>Challenge: the Captain is probably missing, and a caught bluff costs a card.</source>
        <translation>Mettez en doute&#xa0;: le Capitaine n’est sans doute pas là, et un bluff démasqué coûte une carte.</translation>
    </message>
    <message>
        <source>Challenge: the Contessa is probably missing, and a caught bluff costs a card.</source>
        <translation>Mettez en doute&#xa0;: la Comtesse n’est sans doute pas là, et un bluff démasqué coûte une carte.</translation>
    </message>
    <message>
        <source>Challenge: the Duke is probably missing, and a caught bluff costs a card.</source>
        <translation>Mettez en doute&#xa0;: le Duc n’est sans doute pas là, et un bluff démasqué coûte une carte.</translation>
    </message>
    <message>
        <source>Keep the Ambassador: it changes your cards and stops stealing.</source>
        <translation>Gardez l’Ambassadeur&#xa0;: il change vos cartes et contre le vol.</translation>
    </message>
    <message>
        <source>Keep the Assassin: it takes a card for three coins.</source>
        <translation>Gardez l’Assassin&#xa0;: il prend une carte pour trois pièces.</translation>
    </message>
    <message>
        <source>Keep the Captain: it steals, and stops stealing.</source>
        <translation>Gardez le Capitaine&#xa0;: il vole, et contre le vol.</translation>
    </message>
    <message>
        <source>Keep the Contessa: without it an assassination can only be bluffed away.</source>
        <translation>Gardez la Comtesse&#xa0;: sans elle, seul un bluff écarte un assassinat.</translation>
    </message>
    <message>
        <source>Keep the Duke: it brings three coins a turn and stops foreign aid.</source>
        <translation>Gardez le Duc&#xa0;: il rapporte trois pièces par tour et contre l’aide étrangère.</translation>
    </message>
    <message>
        <source>Keep the Ambassador: you have claimed it, and can show it when challenged.</source>
        <translation>Gardez l’Ambassadeur&#xa0;: vous l’avez annoncé, et pourrez le montrer si l’on doute de vous.</translation>
    </message>
    <message>
        <source>Keep the Assassin: you have claimed it, and can show it when challenged.</source>
        <translation>Gardez l’Assassin&#xa0;: vous l’avez annoncé, et pourrez le montrer si l’on doute de vous.</translation>
    </message>
    <message>
        <source>Keep the Captain: you have claimed it, and can show it when challenged.</source>
        <translation>Gardez le Capitaine&#xa0;: vous l’avez annoncé, et pourrez le montrer si l’on doute de vous.</translation>
    </message>
    <message>
        <source>Keep the Contessa: you have claimed it, and can show it when challenged.</source>
        <translation>Gardez la Comtesse&#xa0;: vous l’avez annoncée, et pourrez la montrer si l’on doute de vous.</translation>
    </message>
    <message>
        <source>Keep the Duke: you have claimed it, and can show it when challenged.</source>
        <translation>Gardez le Duc&#xa0;: vous l’avez annoncé, et pourrez le montrer si l’on doute de vous.</translation>
    </message>
    <message>
        <source>Cards of equal rank</source>
        <translation>Cartes de même rang</translation>
    </message>
    <message>
        <source>The hand that was dealt</source>
        <translation>La main distribuée</translation>
    </message>
    <message>
        <source>Attack with %1 and keep %2: a trump is worth more in your hand.</source>
        <translation>Attaquez avec %1 et gardez %2&#xa0;: un atout vaut plus dans votre main.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with stronger trumps than after %2.</source>
        <translation>Attaquez avec %1&#xa0;: vous finissez avec des atouts plus forts qu’après %2.</translation>
    </message>
    <message>
        <source>Attack with %1: it leaves the other side with weaker trumps than %2.</source>
        <translation>Attaquez avec %1&#xa0;: l’autre camp garde des atouts plus faibles qu’avec %2.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with fewer cards than after %2.</source>
        <translation>Attaquez avec %1&#xa0;: vous finissez avec moins de cartes qu’après %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the other side ends up with more cards than after %2.</source>
        <translation>Attaquez avec %1&#xa0;: l’autre camp finit avec plus de cartes qu’après %2.</translation>
    </message>
    <message>
        <source>Attack with %1 and keep %2: the higher card is worth more later.</source>
        <translation>Attaquez avec %1 et gardez %2&#xa0;: la carte plus haute vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with stronger cards than after %2.</source>
        <translation>Attaquez avec %1&#xa0;: vous finissez avec des cartes plus fortes qu’après %2.</translation>
    </message>
    <message>
        <source>Attack with %1: it leaves the other side with weaker cards than %2.</source>
        <translation>Attaquez avec %1&#xa0;: l’autre camp garde des cartes plus faibles qu’avec %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the defender takes %3% of the time, more often than after %2.</source>
        <translation>Attaquez avec %1&#xa0;: le défenseur ramasse dans %3&#xa0;% des cas, plus souvent qu’après %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the defender covers it more often than %2, and that costs cards.</source>
        <translation>Attaquez avec %1&#xa0;: le défenseur couvre plus souvent qu’après %2, et y laisse des cartes.</translation>
    </message>
    <message>
        <source>Attack with %1: you lead more often once the stock is gone.</source>
        <translation>Attaquez avec %1&#xa0;: vous entamez plus souvent une fois le talon épuisé.</translation>
    </message>
    <message>
        <source>Attack with %1: you lead the next bout more often.</source>
        <translation>Attaquez avec %1&#xa0;: vous entamez plus souvent le tour suivant.</translation>
    </message>
    <message>
        <source>Attack with %1: it wins, whatever the other does.</source>
        <translation>Attaquez avec %1&#xa0;: vous gagnez, quoi que fasse l’autre.</translation>
    </message>
    <message>
        <source>Attack with %1: it draws against the best play; the other move loses.</source>
        <translation>Attaquez avec %1&#xa0;: vous faites nulle contre le meilleur jeu&#xa0;; l’autre choix fait perdre.</translation>
    </message>
    <message>
        <source>Throw in %1: you end up with stronger trumps.</source>
        <translation>Ajoutez %1&#xa0;: vous finissez avec des atouts plus forts.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves the other side with weaker trumps.</source>
        <translation>Ajoutez %1&#xa0;: l’autre camp garde des atouts plus faibles.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves you with fewer cards.</source>
        <translation>Ajoutez %1&#xa0;: il vous reste moins de cartes.</translation>
    </message>
    <message>
        <source>Throw in %1: the other side ends up with more cards.</source>
        <translation>Ajoutez %1&#xa0;: l’autre camp finit avec plus de cartes.</translation>
    </message>
    <message>
        <source>Throw in %1: your hand gets stronger without it.</source>
        <translation>Ajoutez %1&#xa0;: votre main est plus forte sans cette carte.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves the other side with weaker cards.</source>
        <translation>Ajoutez %1&#xa0;: l’autre camp garde des cartes plus faibles.</translation>
    </message>
    <message>
        <source>Throw in %1: then the defender takes %3% of the time.</source>
        <translation>Ajoutez %1&#xa0;: le défenseur ramasse alors dans %3&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>Throw in %1: you lead more often once the stock is gone.</source>
        <translation>Ajoutez %1&#xa0;: vous entamez plus souvent une fois le talon épuisé.</translation>
    </message>
    <message>
        <source>Throw in %1: you lead the next bout more often.</source>
        <translation>Ajoutez %1&#xa0;: vous entamez plus souvent le tour suivant.</translation>
    </message>
    <message>
        <source>Throw in %1: it wins, whatever the other does.</source>
        <translation>Ajoutez %1&#xa0;: vous gagnez, quoi que fasse l’autre.</translation>
    </message>
    <message>
        <source>Throw in %1: it draws against the best play; to stop loses.</source>
        <translation>Ajoutez %1&#xa0;: vous faites nulle contre le meilleur jeu&#xa0;; s’arrêter fait perdre.</translation>
    </message>
    <message>
        <source>Keep %2: a trump is worth more in your hand than on the table.</source>
        <translation>Gardez %2&#xa0;: un atout vaut plus dans votre main que sur la table.</translation>
    </message>
    <message>
        <source>Keep %2: you end up with stronger trumps.</source>
        <translation>Gardez %2&#xa0;: vous finissez avec des atouts plus forts.</translation>
    </message>
    <message>
        <source>Keep %2: thrown in, it leaves the other side with stronger trumps.</source>
        <translation>Gardez %2&#xa0;: en l’ajoutant, vous laissez à l’autre camp des atouts plus forts.</translation>
    </message>
    <message>
        <source>Stop here: you end up with fewer cards than by throwing in %2.</source>
        <translation>Arrêtez là&#xa0;: vous finissez avec moins de cartes qu’en ajoutant %2.</translation>
    </message>
    <message>
        <source>Stop here: the other side ends up with more cards than if you throw in %2.</source>
        <translation>Arrêtez là&#xa0;: l’autre camp finit avec plus de cartes que si vous ajoutez %2.</translation>
    </message>
    <message>
        <source>Keep %2: it is worth more in your hand than on the table.</source>
        <translation>Gardez %2&#xa0;: cette carte vaut plus dans votre main que sur la table.</translation>
    </message>
    <message>
        <source>Keep %2: thrown in, it leaves the other side with stronger cards.</source>
        <translation>Gardez %2&#xa0;: en l’ajoutant, vous laissez à l’autre camp des cartes plus fortes.</translation>
    </message>
    <message>
        <source>Stop here: you lead more often once the stock is gone.</source>
        <translation>Arrêtez là&#xa0;: vous entamez plus souvent une fois le talon épuisé.</translation>
    </message>
    <message>
        <source>Stop here: you lead the next bout more often.</source>
        <translation>Arrêtez là&#xa0;: vous entamez plus souvent le tour suivant.</translation>
    </message>
    <message>
        <source>Stop here: it wins, whatever the other does.</source>
        <translation>Arrêtez là&#xa0;: vous gagnez, quoi que fasse l’autre.</translation>
    </message>
    <message>
        <source>Stop here: it draws against the best play; to throw in loses.</source>
        <translation>Arrêtez là&#xa0;: vous faites nulle contre le meilleur jeu&#xa0;; ajouter fait perdre.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves you with the stronger trumps.</source>
        <translation>Couvrez avec %1&#xa0;: il vous reste les atouts plus forts.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker trumps.</source>
        <translation>Couvrez avec %1&#xa0;: l’autre camp garde des atouts plus faibles.</translation>
    </message>
    <message>
        <source>Cover with %1: it keeps your hand small.</source>
        <translation>Couvrez avec %1&#xa0;: votre main reste petite.</translation>
    </message>
    <message>
        <source>Cover with %1: the other side ends up with more cards.</source>
        <translation>Couvrez avec %1&#xa0;: l’autre camp finit avec plus de cartes.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves you with the stronger cards.</source>
        <translation>Couvrez avec %1&#xa0;: il vous reste les cartes plus fortes.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker cards.</source>
        <translation>Couvrez avec %1&#xa0;: l’autre camp garde des cartes plus faibles.</translation>
    </message>
    <message>
        <source>Cover with %1: you then have to take only %3% of the time.</source>
        <translation>Couvrez avec %1&#xa0;: vous n’avez alors à ramasser que dans %3&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>Cover with %1: you lead more often once the stock is gone.</source>
        <translation>Couvrez avec %1&#xa0;: vous entamez plus souvent une fois le talon épuisé.</translation>
    </message>
    <message>
        <source>Cover with %1: you lead the next bout more often.</source>
        <translation>Couvrez avec %1&#xa0;: vous entamez plus souvent le tour suivant.</translation>
    </message>
    <message>
        <source>Cover with %1: it wins, whatever the other does.</source>
        <translation>Couvrez avec %1&#xa0;: vous gagnez, quoi que fasse l’autre.</translation>
    </message>
    <message>
        <source>Cover with %1: it draws against the best play; the other move loses.</source>
        <translation>Couvrez avec %1&#xa0;: vous faites nulle contre le meilleur jeu&#xa0;; l’autre choix fait perdre.</translation>
    </message>
    <message>
        <source>Cover with %1 and keep %2: the trump is worth more later.</source>
        <translation>Couvrez avec %1 et gardez %2&#xa0;: l’atout vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with stronger trumps than after %2.</source>
        <translation>Couvrez avec %1&#xa0;: vous finissez avec des atouts plus forts qu’après %2.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker trumps than %2.</source>
        <translation>Couvrez avec %1&#xa0;: l’autre camp garde des atouts plus faibles qu’avec %2.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with fewer cards than after %2.</source>
        <translation>Couvrez avec %1&#xa0;: vous finissez avec moins de cartes qu’après %2.</translation>
    </message>
    <message>
        <source>Cover with %1: the other side ends up with more cards than after %2.</source>
        <translation>Couvrez avec %1&#xa0;: l’autre camp finit avec plus de cartes qu’après %2.</translation>
    </message>
    <message>
        <source>Cover with %1 and keep %2: the higher card is worth more later.</source>
        <translation>Couvrez avec %1 et gardez %2&#xa0;: la carte plus haute vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with stronger cards than after %2.</source>
        <translation>Couvrez avec %1&#xa0;: vous finissez avec des cartes plus fortes qu’après %2.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker cards than %2.</source>
        <translation>Couvrez avec %1&#xa0;: l’autre camp garde des cartes plus faibles qu’avec %2.</translation>
    </message>
    <message>
        <source>Cover with %1: you then take %3% of the time, less often than after %2.</source>
        <translation>Couvrez avec %1&#xa0;: vous ramassez alors dans %3&#xa0;% des cas, moins souvent qu’après %2.</translation>
    </message>
    <message>
        <source>Take and keep %2: the trump is worth more than a small hand.</source>
        <translation>Ramassez et gardez %2&#xa0;: l’atout vaut plus qu’une petite main.</translation>
    </message>
    <message>
        <source>Take: the trumps in your hand are worth more than a small hand.</source>
        <translation>Ramassez&#xa0;: les atouts de votre main valent plus qu’une petite main.</translation>
    </message>
    <message>
        <source>Take: it leaves the other side with weaker trumps.</source>
        <translation>Ramassez&#xa0;: l’autre camp garde des atouts plus faibles.</translation>
    </message>
    <message>
        <source>Take: otherwise you end up with even more cards.</source>
        <translation>Ramassez&#xa0;: sinon, vous finissez avec encore plus de cartes.</translation>
    </message>
    <message>
        <source>Take: the other side ends up with more cards.</source>
        <translation>Ramassez&#xa0;: l’autre camp finit avec plus de cartes.</translation>
    </message>
    <message>
        <source>Take: the strong cards in your hand are worth more than a small hand.</source>
        <translation>Ramassez&#xa0;: les cartes fortes de votre main valent plus qu’une petite main.</translation>
    </message>
    <message>
        <source>Take: it leaves the other side with weaker cards.</source>
        <translation>Ramassez&#xa0;: l’autre camp garde des cartes plus faibles.</translation>
    </message>
    <message>
        <source>Take: you lead more often once the stock is gone.</source>
        <translation>Ramassez&#xa0;: vous entamez plus souvent une fois le talon épuisé.</translation>
    </message>
    <message>
        <source>Take: it wins, whatever the other does.</source>
        <translation>Ramassez&#xa0;: vous gagnez, quoi que fasse l’autre.</translation>
    </message>
    <message>
        <source>Take: it draws against the best play; the other move loses.</source>
        <translation>Ramassez&#xa0;: vous faites nulle contre le meilleur jeu&#xa0;; l’autre choix fait perdre.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves you with the stronger trumps.</source>
        <translation>Renvoyez avec %1&#xa0;: il vous reste les atouts plus forts.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves the other side with weaker trumps.</source>
        <translation>Renvoyez avec %1&#xa0;: l’autre camp garde des atouts plus faibles.</translation>
    </message>
    <message>
        <source>Transfer with %1: it keeps your hand small.</source>
        <translation>Renvoyez avec %1&#xa0;: votre main reste petite.</translation>
    </message>
    <message>
        <source>Transfer with %1: the other side ends up with more cards.</source>
        <translation>Renvoyez avec %1&#xa0;: l’autre camp finit avec plus de cartes.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves you with the stronger cards.</source>
        <translation>Renvoyez avec %1&#xa0;: il vous reste les cartes plus fortes.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves the other side with weaker cards.</source>
        <translation>Renvoyez avec %1&#xa0;: l’autre camp garde des cartes plus faibles.</translation>
    </message>
    <message>
        <source>Transfer with %1: you then have to take only %3% of the time.</source>
        <translation>Renvoyez avec %1&#xa0;: vous n’avez alors à ramasser que dans %3&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>Transfer with %1: you lead more often once the stock is gone.</source>
        <translation>Renvoyez avec %1&#xa0;: vous entamez plus souvent une fois le talon épuisé.</translation>
    </message>
    <message>
        <source>Transfer with %1: you lead the next bout more often.</source>
        <translation>Renvoyez avec %1&#xa0;: vous entamez plus souvent le tour suivant.</translation>
    </message>
    <message>
        <source>Transfer with %1: it wins, whatever the other does.</source>
        <translation>Renvoyez avec %1&#xa0;: vous gagnez, quoi que fasse l’autre.</translation>
    </message>
    <message>
        <source>Transfer with %1: it draws against the best play; the other move loses.</source>
        <translation>Renvoyez avec %1&#xa0;: vous faites nulle contre le meilleur jeu&#xa0;; l’autre choix fait perdre.</translation>
    </message>
    <message>
        <source>Keep: this hand promises more than a new deal.</source>
        <translation>Gardez&#xa0;: cette main promet plus qu’une nouvelle donne.</translation>
    </message>
    <message>
        <source>Ask for a new deal: this hand promises less than another.</source>
        <translation>Demandez une redonne&#xa0;: cette main promet moins qu’une autre.</translation>
    </message>
    <message>
        <source>Stand: the +%1 would take you over 20.</source>
        <translation>Restez&#xa0;: +%1 vous ferait dépasser 20.</translation>
    </message>
    <message>
        <source>Stand: anything else loses the hand.</source>
        <translation>Restez&#xa0;: tout autre choix fait perdre la manche.</translation>
    </message>
    <message>
        <source>Go on: standing on %1 loses the hand.</source>
        <translation>Continuez&#xa0;: rester à %1 fait perdre la manche.</translation>
    </message>
    <message>
        <source>Go on: the +%1 would take you over 20.</source>
        <translation>Continuez&#xa0;: +%1 vous ferait dépasser 20.</translation>
    </message>
    <message>
        <source>Go on: even with the +%1 you would lose the hand.</source>
        <translation>Continuez&#xa0;: même avec +%1, vous perdriez la manche.</translation>
    </message>
    <message>
        <source>Play the +%1: it saves a tie.</source>
        <translation>Jouez +%1&#xa0;: cela sauve l’égalité.</translation>
    </message>
    <message>
        <source>Play the +%1: standing without it loses the hand.</source>
        <translation>Jouez +%1&#xa0;: rester sans cette carte fait perdre la manche.</translation>
    </message>
    <message>
        <source>Play the +%1: anything less loses the hand.</source>
        <translation>Jouez +%1&#xa0;: avec moins, vous perdez la manche.</translation>
    </message>
    <message>
        <source>Stand: the hand is won without the +%1.</source>
        <translation>Restez&#xa0;: la manche est gagnée sans +%1.</translation>
    </message>
    <message>
        <source>Stand: the hand is won.</source>
        <translation>Restez&#xa0;: la manche est gagnée.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins as well, and the +%2 is worth more later.</source>
        <translation>Jouez +%1&#xa0;: cette carte gagne aussi, et +%2 vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins the hand.</source>
        <translation>Jouez +%1&#xa0;: cela fait gagner la manche.</translation>
    </message>
    <message>
        <source>Go on: the hand is won without the +%1.</source>
        <translation>Continuez&#xa0;: la manche est gagnée sans +%1.</translation>
    </message>
    <message>
        <source>Go on: the hand is won.</source>
        <translation>Continuez&#xa0;: la manche est gagnée.</translation>
    </message>
    <message>
        <source>Stand: the +%1 is worth more in a later hand.</source>
        <translation>Restez&#xa0;: +%1 vaudra plus dans une autre manche.</translation>
    </message>
    <message>
        <source>Go on: the +%1 is worth more later.</source>
        <translation>Continuez&#xa0;: +%1 vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Play the +%1: the +%2 is worth more later.</source>
        <translation>Jouez +%1&#xa0;: +%2 vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Stand: the next card breaks you in %1 of 10 cases.</source>
        <translation>Restez&#xa0;: la carte suivante vous fait dépasser 20 dans %1 cas sur 10.</translation>
    </message>
    <message>
        <source>Stand: a tie is better than another card.</source>
        <translation>Restez&#xa0;: une égalité vaut mieux qu’une carte de plus.</translation>
    </message>
    <message>
        <source>Stand: %1 is hard to beat.</source>
        <translation>Restez&#xa0;: %1 est difficile à battre.</translation>
    </message>
    <message>
        <source>Go on: the next card cannot break you.</source>
        <translation>Continuez&#xa0;: la carte suivante ne peut pas vous faire dépasser 20.</translation>
    </message>
    <message>
        <source>Go on: the next card breaks you in only %1 of 10 cases.</source>
        <translation>Continuez&#xa0;: la carte suivante ne vous fait dépasser 20 que dans %1 cas sur 10.</translation>
    </message>
    <message>
        <source>Go on: %1 wins too rarely.</source>
        <translation>Continuez&#xa0;: %1 gagne trop rarement.</translation>
    </message>
    <message>
        <source>Play the +%1: nothing beats 20.</source>
        <translation>Jouez +%1&#xa0;: rien ne bat 20.</translation>
    </message>
    <message>
        <source>Play the +%1: without it the next card breaks you in %2 of 10 cases.</source>
        <translation>Jouez +%1&#xa0;: sinon, la carte suivante vous fait dépasser 20 dans %2 cas sur 10.</translation>
    </message>
    <message>
        <source>Play the +%1: %2 is harder to beat.</source>
        <translation>Jouez +%1&#xa0;: %2 est plus difficile à battre.</translation>
    </message>
    <message>
        <source>Play the +%1: %2 is hard to beat.</source>
        <translation>Jouez +%1&#xa0;: %2 est difficile à battre.</translation>
    </message>
    <message>
        <source>Stand: it is worth a little more.</source>
        <translation>Restez&#xa0;: cela vaut un peu mieux.</translation>
    </message>
    <message>
        <source>Stand: it wins %1 more hands in 100.</source>
        <translation>Restez&#xa0;: vous gagnez %1 manches de plus sur 100.</translation>
    </message>
    <message>
        <source>Go on: it is worth a little more.</source>
        <translation>Continuez&#xa0;: cela vaut un peu mieux.</translation>
    </message>
    <message>
        <source>Go on: it wins %1 more hands in 100.</source>
        <translation>Continuez&#xa0;: vous gagnez %1 manches de plus sur 100.</translation>
    </message>
    <message>
        <source>Play the +%1: it is worth a little more.</source>
        <translation>Jouez +%1&#xa0;: cela vaut un peu mieux.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins %2 more hands in 100.</source>
        <translation>Jouez +%1&#xa0;: vous gagnez %2 manches de plus sur 100.</translation>
    </message>
    <message>
        <source>Play the %1: without it you are over 20.</source>
        <translation>Jouez %1&#xa0;: sans cette carte, vous dépassez 20.</translation>
    </message>
    <message>
        <source>Play the %1: the %2 would leave you over 20.</source>
        <translation>Jouez %1&#xa0;: avec %2, vous dépasseriez encore 20.</translation>
    </message>
    <message>
        <source>Play the %1: anything else leaves you over 20.</source>
        <translation>Jouez %1&#xa0;: tout autre choix vous laisse au-dessus de 20.</translation>
    </message>
    <message>
        <source>Play the %1: standing without it loses the set.</source>
        <translation>Jouez %1&#xa0;: rester sans cette carte fait perdre la manche.</translation>
    </message>
    <message>
        <source>Play the %1: anything less loses the set.</source>
        <translation>Jouez %1&#xa0;: avec moins, vous perdez la manche.</translation>
    </message>
    <message>
        <source>Stand: the %1 would take you over 20.</source>
        <translation>Restez&#xa0;: %1 vous ferait dépasser 20.</translation>
    </message>
    <message>
        <source>Go on: the %1 would take you over 20.</source>
        <translation>Continuez&#xa0;: %1 vous ferait dépasser 20.</translation>
    </message>
    <message>
        <source>Stand: anything else loses the set.</source>
        <translation>Restez&#xa0;: tout autre choix fait perdre la manche.</translation>
    </message>
    <message>
        <source>Go on: standing on %1 loses the set.</source>
        <translation>Continuez&#xa0;: rester à %1 fait perdre la manche.</translation>
    </message>
    <message>
        <source>Go on: even with the %1 you would lose the set.</source>
        <translation>Continuez&#xa0;: même avec %1, vous perdriez la manche.</translation>
    </message>
    <message>
        <source>Stand: the set is won without the %1.</source>
        <translation>Restez&#xa0;: la manche est gagnée sans %1.</translation>
    </message>
    <message>
        <source>Stand: the set is won.</source>
        <translation>Restez&#xa0;: la manche est gagnée.</translation>
    </message>
    <message>
        <source>Go on: the set is won without the %1.</source>
        <translation>Continuez&#xa0;: la manche est gagnée sans %1.</translation>
    </message>
    <message>
        <source>Go on: the set is won.</source>
        <translation>Continuez&#xa0;: la manche est gagnée.</translation>
    </message>
    <message>
        <source>Play the %1: it wins as well, and the %2 is worth more later.</source>
        <translation>Jouez %1&#xa0;: cette carte gagne aussi, et %2 vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Play the %1: it wins the set.</source>
        <translation>Jouez %1&#xa0;: cela fait gagner la manche.</translation>
    </message>
    <message>
        <source>Stand: the %1 is worth more in a later set.</source>
        <translation>Restez&#xa0;: %1 vaudra plus dans une autre manche.</translation>
    </message>
    <message>
        <source>Go on: the %1 is worth more later.</source>
        <translation>Continuez&#xa0;: %1 vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Play the %1: the %2 is worth more later.</source>
        <translation>Jouez %1&#xa0;: %2 vaudra plus ensuite.</translation>
    </message>
    <message>
        <source>Play the %1 and stand: another card would risk too much.</source>
        <translation>Jouez %1 et restez&#xa0;: une carte de plus serait trop risquée.</translation>
    </message>
    <message>
        <source>Play the %1 and go on: %2 wins too rarely.</source>
        <translation>Jouez %1 et continuez&#xa0;: %2 gagne trop rarement.</translation>
    </message>
    <message>
        <source>Play the %1: %2 is the better total to be left with.</source>
        <translation>Jouez %1&#xa0;: il vous reste ainsi un meilleur total, %2.</translation>
    </message>
    <message>
        <source>Play the %1: nothing beats 20.</source>
        <translation>Jouez %1&#xa0;: rien ne bat 20.</translation>
    </message>
    <message>
        <source>Play the %1: without it the next card breaks you in %2 of 10 cases.</source>
        <translation>Jouez %1&#xa0;: sinon, la carte suivante vous fait dépasser 20 dans %2 cas sur 10.</translation>
    </message>
    <message>
        <source>Play the %1: it saves a tie.</source>
        <translation>Jouez %1&#xa0;: cela sauve l’égalité.</translation>
    </message>
    <message>
        <source>Play the %1: %2 is harder to beat.</source>
        <translation>Jouez %1&#xa0;: %2 est plus difficile à battre.</translation>
    </message>
    <message>
        <source>Stand: it wins %1 more sets in 100.</source>
        <translation>Restez&#xa0;: vous gagnez %1 manches de plus sur 100.</translation>
    </message>
    <message>
        <source>Go on: it wins %1 more sets in 100.</source>
        <translation>Continuez&#xa0;: vous gagnez %1 manches de plus sur 100.</translation>
    </message>
    <message>
        <source>Play the %1: it is worth a little more.</source>
        <translation>Jouez %1&#xa0;: cela vaut un peu mieux.</translation>
    </message>
    <message>
        <source>Play the %1: it wins %2 more sets in 100.</source>
        <translation>Jouez %1&#xa0;: vous gagnez %2 manches de plus sur 100.</translation>
    </message>
    <message>
        <source>Plus cards</source>
        <translation>Cartes plus</translation>
    </message>
    <message>
        <source>Minus cards</source>
        <translation>Cartes moins</translation>
    </message>
    <message>
        <source>Plus/minus cards</source>
        <translation>Cartes plus/moins</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Choose this deck: it has fewer plus cards, which help only below 20.</source>
        <translation>Choisissez ce paquet&#xa0;: il a moins de cartes plus, qui n’aident qu’au-dessous de 20.</translation>
    </message>
    <message>
        <source>Choose this deck: its minus cards save you when you are over 20.</source>
        <translation>Choisissez ce paquet&#xa0;: ses cartes moins vous sauvent quand vous dépassez 20.</translation>
    </message>
    <message>
        <source>Choose this deck: its plus/minus cards help below 20 and above it.</source>
        <translation>Choisissez ce paquet&#xa0;: ses cartes plus/moins aident au-dessous de 20 comme au-dessus.</translation>
    </message>
    <message>
        <source>Choose this deck: its special cards do more than plain ones.</source>
        <translation>Choisissez ce paquet&#xa0;: ses cartes spéciales font plus que de simples cartes.</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risque</translation>
    </message>
    <message>
        <source>These dice become three of a kind %1 times in 100.</source>
        <translation>Ces dés donnent un brelan %1 fois sur 100.</translation>
    </message>
    <message>
        <source>These dice become four of a kind %1 times in 100.</source>
        <translation>Ces dés donnent un carré %1 fois sur 100.</translation>
    </message>
    <message>
        <source>These dice become a full house %1 times in 100.</source>
        <translation>Ces dés donnent un full %1 fois sur 100.</translation>
    </message>
    <message>
        <source>These dice become a small straight %1 times in 100.</source>
        <translation>Ces dés donnent une petite suite %1 fois sur 100.</translation>
    </message>
    <message>
        <source>These dice become a large straight %1 times in 100.</source>
        <translation>Ces dés donnent une grande suite %1 fois sur 100.</translation>
    </message>
    <message>
        <source>These dice become a Yahtzee %1 times in 100.</source>
        <translation>Ces dés donnent un Yahtzee %1 fois sur 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the small straight comes %2 times in 100.</source>
        <translation>Gardez les %1&#xa0;: ils rapprochent la prime du haut&#xa0;; la petite suite sort %2 fois sur 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the small straight comes %2 times in 100.</source>
        <translation>Gardez les %1&#xa0;: ils comptent dans leur case&#xa0;; la petite suite sort %2 fois sur 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the large straight comes %2 times in 100.</source>
        <translation>Gardez les %1&#xa0;: ils rapprochent la prime du haut&#xa0;; la grande suite sort %2 fois sur 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the large straight comes %2 times in 100.</source>
        <translation>Gardez les %1&#xa0;: ils comptent dans leur case&#xa0;; la grande suite sort %2 fois sur 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the full house comes %2 times in 100.</source>
        <translation>Gardez les %1&#xa0;: ils rapprochent la prime du haut&#xa0;; le full sort %2 fois sur 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the full house comes %2 times in 100.</source>
        <translation>Gardez les %1&#xa0;: ils comptent dans leur case&#xa0;; le full sort %2 fois sur 100.</translation>
    </message>
    <message>
        <source>Leave the full house open: it is worth about %1 points more later.</source>
        <translation>Laissez le full libre&#xa0;: il vaudra environ %1 points de plus ensuite.</translation>
    </message>
    <message>
        <source>Leave the small straight open: it is worth about %1 points more later.</source>
        <translation>Laissez la petite suite libre&#xa0;: elle vaudra environ %1 points de plus ensuite.</translation>
    </message>
    <message>
        <source>Leave the large straight open: it is worth about %1 points more later.</source>
        <translation>Laissez la grande suite libre&#xa0;: elle vaudra environ %1 points de plus ensuite.</translation>
    </message>
    <message>
        <source>Leave the Yahtzee open: it is worth about %1 points more later.</source>
        <translation>Laissez le Yahtzee libre&#xa0;: il vaudra environ %1 points de plus ensuite.</translation>
    </message>
    <message>
        <source>Leave Chance open: it is worth about %1 points more later.</source>
        <translation>Laissez la Chance libre&#xa0;: elle vaudra environ %1 points de plus ensuite.</translation>
    </message>
    <message>
        <source>This leaves a box open that is worth about %1 points more later.</source>
        <translation>Une case reste ainsi libre, qui vaudra environ %1 points de plus ensuite.</translation>
    </message>
    <message>
        <source>Another Yahtzee would bring a bonus of a hundred points.</source>
        <translation>Un autre Yahtzee rapporterait une prime de cent points.</translation>
    </message>
    <message>
        <source>You lead: this risks less, even if it brings fewer points.</source>
        <translation>Vous menez&#xa0;: ce choix risque moins, même s’il rapporte moins de points.</translation>
    </message>
    <message>
        <source>You are behind: this dares more for a better chance to win.</source>
        <translation>Vous êtes mené&#xa0;: ce choix ose plus pour de meilleures chances de gagner.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer.</source>
        <translation>Gardez les %1&#xa0;: ils rapprochent la prime du haut.</translation>
    </message>
    <message>
        <source>Leave the upper boxes open: the bonus stays within reach.</source>
        <translation>Laissez les cases du haut libres&#xa0;: la prime reste à portée.</translation>
    </message>
    <message>
        <source>This keeps the upper bonus within reach.</source>
        <translation>La prime du haut reste ainsi à portée.</translation>
    </message>
    <message>
        <source>Take the %1 points: rolling on brings less here on average.</source>
        <translation>Prenez les %1 points&#xa0;: relancer rapporte ici moins en moyenne.</translation>
    </message>
    <message>
        <source>Take the %1 points here: later this box would bring fewer on average.</source>
        <translation>Prenez ici les %1 points&#xa0;: plus tard, cette case en rapporterait moins en moyenne.</translation>
    </message>
    <message>
        <source>Give up this box: later it would bring only about %1 points.</source>
        <translation>Sacrifiez cette case&#xa0;: plus tard, elle ne rapporterait qu’environ %1 points.</translation>
    </message>
    <message>
        <source>It is made: rolling more of these dice can only lose it.</source>
        <translation>C’est déjà fait&#xa0;: relancer ces dés ne peut que le défaire.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box.</source>
        <translation>Gardez les %1&#xa0;: ils comptent dans leur case.</translation>
    </message>
    <message>
        <source>This brings a little more on average.</source>
        <translation>Cela rapporte un peu plus en moyenne.</translation>
    </message>
    <message>
        <source>This brings about a point more on average.</source>
        <translation>Cela rapporte environ un point de plus en moyenne.</translation>
    </message>
    <message>
        <source>This brings about %1 points more on average.</source>
        <translation>Cela rapporte environ %1 points de plus en moyenne.</translation>
    </message>
    <message>
        <source>Its guess, in 100</source>
        <translation>Son estimation, sur 100</translation>
    </message>
    <message>
        <source>Blocks from, in 100</source>
        <translation>Bloque à partir de, sur 100</translation>
    </message>
    <message>
        <source>Has not passed up any card yet</source>
        <translation>N’a encore laissé passer aucune carte</translation>
    </message>
    <message>
        <source>Nothing is better, and this is cheapest</source>
        <translation>Rien n’est meilleur, et c’est le moins cher</translation>
    </message>
    <message>
        <source>Covers: it costs the hand only %2 (limit %1).</source>
        <translation>Couvre&#xa0;: cela ne coûte que %2 à la main (limite %1).</translation>
    </message>
    <message>
        <source>Covers: the hand gains %2 by it (a loss of %1 would be too much).</source>
        <translation>Couvre&#xa0;: la main y gagne %2 (une perte de %1 serait trop).</translation>
    </message>
    <message>
        <source>A guess: half the time a deck like your own, else a known one</source>
        <translation>À peu près&#xa0;: une fois sur deux un paquet comme le vôtre, sinon un paquet connu</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>The other&apos;s blue levers, about</source>
        <translation>Leviers bleus de l’autre, environ</translation>
    </message>
    <message>
        <source>The other&apos;s red levers, about</source>
        <translation>Leviers rouges de l’autre, environ</translation>
    </message>
    <message>
        <source>Chance that the team wins</source>
        <translation>Chances de l’équipe de gagner</translation>
    </message>
    <message>
        <source>Chance not to be the durak</source>
        <translation>Chances de ne pas être le durak</translation>
    </message>
</context>
<context>
    <name>ReviewHtml</name>
    <message>
        <source>The curve of the game</source>
        <translation>La courbe de la partie</translation>
    </message>
    <message>
        <source>Mistakes, worst first</source>
        <translation>Erreurs, la pire d’abord</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Ambassador</source>
        <translation>Ambassadeur</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Assassin</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Comtesse</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duc</translation>
    </message>
    <message>
        <source>Captain or Ambassador</source>
        <translation>Capitaine ou Ambassadeur</translation>
    </message>
</context>
<context>
    <name>RoleNo</name>
    <message>
        <source>no Ambassador</source>
        <extracomment>As in: has [no Duke].</extracomment>
        <translation>pas d’Ambassadeur</translation>
    </message>
    <message>
        <source>no Assassin</source>
        <translation>pas d’Assassin</translation>
    </message>
    <message>
        <source>no Captain</source>
        <translation>pas de Capitaine</translation>
    </message>
    <message>
        <source>no Contessa</source>
        <translation>pas de Comtesse</translation>
    </message>
    <message>
        <source>no Duke</source>
        <translation>pas de Duc</translation>
    </message>
    <message>
        <source>neither Captain nor Ambassador</source>
        <translation>ni Capitaine ni Ambassadeur</translation>
    </message>
</context>
<context>
    <name>RoleThe</name>
    <message>
        <source>the Ambassador</source>
        <extracomment>As in: claims [the Duke], loses [the Duke], keep [the Duke].</extracomment>
        <translation>l’Ambassadeur</translation>
    </message>
    <message>
        <source>the Assassin</source>
        <translation>l’Assassin</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>le Capitaine</translation>
    </message>
    <message>
        <source>the Contessa</source>
        <translation>la Comtesse</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>le Duc</translation>
    </message>
    <message>
        <source>the Captain or the Ambassador</source>
        <translation>le Capitaine ou l’Ambassadeur</translation>
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
        <source>The neighbours of the defender.</source>
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
        <translation>Cinq attaques au plus tant qu’aucun tour n’a été battu.</translation>
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
        <source>The player with the lowest trump.</source>
        <translation>Celui qui a le plus petit atout.</translation>
    </message>
    <message>
        <source>Attack the fool</source>
        <translation>Attaquer le durak</translation>
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
        <translation>On peut renvoyer une attaque dès le début.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the second bout.</source>
        <translation>On peut renvoyer une attaque à partir du deuxième tour.</translation>
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
        <source>The player who takes gets only the cards on the table.</source>
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
        <source>The number of rounds of a match.</source>
        <translation>Le nombre de manches d’un match.</translation>
    </message>
    <message>
        <source>Blue levers</source>
        <translation>Leviers bleus</translation>
    </message>
    <message>
        <source>How often each player can block a round: nobody goes back to it or an earlier one.</source>
        <translation>Combien de fois chacun peut bloquer une manche&#x202f;: personne ne peut y revenir ni remonter avant.</translation>
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
        <source>The rules that the published bot contest actually used, oddities included: unpaid assassinations, skipped seats.</source>
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
    <message>
        <source>King of the Hill</source>
        <translation>Le roi de la colline</translation>
    </message>
    <message>
        <source>Everybody in each of 1,000 games; a point to the highest total; ties at the top are played off.</source>
        <translation>Tous dans chacune des 1000 parties&#x202f;; un point au plus haut total&#x202f;; égalités en tête départagées.</translation>
    </message>
    <message>
        <source>Three Million</source>
        <translation>Trois millions</translation>
    </message>
    <message>
        <source>Three rounds of 1,000,000 games, six at a table by lot; winners share 1 point and losers pay it.</source>
        <translation>Trois tours de 1&#x202f;000&#x202f;000 de parties, six par table au sort&#x202f;; les gagnants se partagent 1 point que paient les perdants.</translation>
    </message>
    <message>
        <source>Durak Table</source>
        <translation>Tables de Durak</translation>
    </message>
    <message>
        <source>Four at a table by lot, 10,000 games; the fool loses a point.</source>
        <translation>Quatre par table au sort, 10&#x202f;000 parties&#x202f;; le durak perd un point.</translation>
    </message>
    <message>
        <source>Pazaak League</source>
        <translation>Ligue de Pazaak</translation>
    </message>
    <message>
        <source>Everybody against everybody, 100,000 matches a pair; ranked by matches won, then by hands.</source>
        <translation>Chacun contre chacun, 100&#x202f;000 parties par paire&#x202f;; classés par parties gagnées, puis par manches.</translation>
    </message>
    <message>
        <source>Pazaak Cup</source>
        <translation>Coupe de Pazaak</translation>
    </message>
    <message>
        <source>A bracket in the order of entry: sets of 100,000 matches, first to four sets; losers play for the places.</source>
        <translation>Un tableau dans l’ordre d’inscription&#x202f;: sets de 100&#x202f;000 parties, en quatre sets gagnants&#x202f;; les perdants jouent pour les places.</translation>
    </message>
    <message>
        <source>Coins League</source>
        <translation>Ligue de pile ou face</translation>
    </message>
    <message>
        <source>Everybody against everybody, 1,000 games a pair; 2 points for a win and 1 for a draw.</source>
        <translation>Chacun contre chacun, 1000 parties par paire&#x202f;; 2 points par victoire et 1 par nulle.</translation>
    </message>
    <message>
        <source>Durak League</source>
        <translation>Ligue de Durak</translation>
    </message>
    <message>
        <source>Everybody against everybody, two players, 10,000 games a pair over paired deals; the fool loses a point.</source>
        <translation>Chacun contre chacun, à deux, 10&#x202f;000 parties par paire en donnes appariées&#x202f;; le durak perd un point.</translation>
    </message>
    <message>
        <source>All bots of the game, everybody against everybody, to measure their Elo.</source>
        <translation>Tous les bots du jeu, chacun contre chacun, pour mesurer leur Elo.</translation>
    </message>
    <message>
        <source>All bots of the game, five at a table by lot, to measure their Elo.</source>
        <translation>Tous les bots du jeu, cinq par table au sort, pour mesurer leur Elo.</translation>
    </message>
    <message>
        <source>Durak Ladder</source>
        <translation>Classement de Durak</translation>
    </message>
    <message>
        <source>Pazaak Ladder</source>
        <translation>Classement de Pazaak</translation>
    </message>
    <message>
        <source>Yahtzee Ladder</source>
        <translation>Classement de Yahtzee</translation>
    </message>
    <message>
        <source>Coup Ladder</source>
        <translation>Classement de Coup</translation>
    </message>
    <message>
        <source>Coup Ladder of Five</source>
        <translation>Classement de Coup à cinq</translation>
    </message>
    <message>
        <source>Coins Ladder</source>
        <translation>Classement de pile ou face</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Feuilles de score</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Cachées</translation>
    </message>
    <message>
        <source>Bots know their own card and, when it is their turn, all totals without names.</source>
        <translation>Les bots connaissent leur propre feuille et, à leur tour, tous les totaux sans les noms.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvertes</translation>
    </message>
    <message>
        <source>All see all score cards, as at a real table.</source>
        <translation>Tout le monde voit toutes les feuilles, comme à une vraie table.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Balancer</source>
        <translation>Équilibriste</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Flambeur</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Super</source>
        <translation>Super</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>From hell</source>
        <translation>Infernal</translation>
    </message>
    <message>
        <source>Side decks</source>
        <translation>Paquets d’appoint</translation>
    </message>
    <message>
        <source>Two of a card</source>
        <translation>Deux par carte</translation>
    </message>
    <message>
        <source>At most two of a card, and one of each special card: 1 or 2, tiebreaker, flips, double.</source>
        <translation>Deux exemplaires au plus d’une carte, et un seul de chaque carte spéciale&#xa0;: 1 ou 2, départage, retournements, double.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Plus, minus and plus/minus cards only, at most two of each.</source>
        <translation>Seulement des cartes plus, moins et plus/moins, deux de chaque au plus.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Any ten cards.</source>
        <translation>Dix cartes quelconques.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Manches à gagner</translation>
    </message>
    <message>
        <source>The sets that win the match. A tied set counts for nobody.</source>
        <translation>Le nombre de manches à gagner pour le match. Une manche à égalité ne compte pour personne.</translation>
    </message>
    <message>
        <source>Nine cards</source>
        <translation>Neuf cartes</translation>
    </message>
    <message>
        <source>Win the set</source>
        <translation>Gagnent la manche</translation>
    </message>
    <message>
        <source>Nine cards of at most 20 win the set at once.</source>
        <translation>Neuf cartes de 20 au plus font gagner aussitôt la manche.</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Font rester</translation>
    </message>
    <message>
        <source>Nine cards make their player stand; totals are compared.</source>
        <translation>Neuf cartes font rester leur joueur&#x202f;; les totaux sont comparés.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <source>The other player begins the next set.</source>
        <translation>L’autre joueur commence la manche suivante.</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Le perdant</translation>
    </message>
    <message>
        <source>The loser of a set begins the next one.</source>
        <translation>Le perdant d’une manche commence la suivante.</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>Toujours le même</translation>
    </message>
    <message>
        <source>The same player begins each set.</source>
        <translation>Le même joueur commence chaque manche.</translation>
    </message>
    <message>
        <source>House deck</source>
        <translation>Paquet commun</translation>
    </message>
    <message>
        <source>Shuffled for each set</source>
        <translation>Mélangé à chaque manche</translation>
    </message>
    <message>
        <source>40 cards, shuffled anew before each set.</source>
        <translation>40 cartes, mélangées avant chaque manche.</translation>
    </message>
    <message>
        <source>One for the match</source>
        <translation>Un seul pour le match</translation>
    </message>
    <message>
        <source>40 cards, shuffled again only when all are drawn: counting them helps.</source>
        <translation>40 cartes, mélangées de nouveau seulement quand toutes sont tirées&#xa0;: les compter aide.</translation>
    </message>
    <message>
        <source>Simple Pazaak</source>
        <translation>Pazaak simple</translation>
    </message>
    <message>
        <source>Pazaak Decks</source>
        <translation>Paquets de Pazaak</translation>
    </message>
    <message>
        <source>The master against itself, each entrant with a deck of its own; no limit of cards.</source>
        <translation>Le maître contre lui-même, chaque participant avec son propre paquet&#x202f;; aucune limite de cartes.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>You and one opponent.</source>
        <translation>Vous et un adversaire.</translation>
    </message>
    <message>
        <source>All bots of the game, four at a table by lot, to measure their Elo.</source>
        <translation>Tous les bots du jeu, quatre par table au sort, pour mesurer leur Elo.</translation>
    </message>
    <message>
        <source>Durak Ladder of Four</source>
        <translation>Classement de Durak à quatre</translation>
    </message>
    <message>
        <source>Durak Ladder of Four with Transfers</source>
        <translation>Classement de Durak à quatre avec renvois</translation>
    </message>
    <message>
        <source>Durak Table of a Master</source>
        <translation>Table de Durak d’un maître</translation>
    </message>
    <message>
        <source>Coup Table of a Master</source>
        <translation>Table de Coup d’un maître</translation>
    </message>
    <message>
        <source>One master among four club players, 1,000 games, seats by lot.</source>
        <translation>Un maître parmi quatre joueurs de club, 1&#x202f;000 parties, places au sort.</translation>
    </message>
    <message>
        <source>One master among three club players, 400 games, seats by lot; the fool loses a point.</source>
        <translation>Un maître parmi trois joueurs de club, 400 parties, places au sort&#x202f;; le durak perd un point.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>how to play</source>
        <translation>comment jouer</translation>
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
        <source>open a game copied as a line</source>
        <translation>ouvrir une partie copiée en une ligne</translation>
    </message>
    <message>
        <source>closes the program</source>
        <translation>ferme le programme</translation>
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
        <source>the bot moves now; in a review: the next mistake</source>
        <translation>abréger la réflexion du bot&#x202f;; dans une analyse&#xa0;: erreur suivante</translation>
    </message>
    <message>
        <source>plays to the end, when only bots are left</source>
        <translation>joue jusqu’à la fin, quand il ne reste que des bots</translation>
    </message>
    <message>
        <source>pauses, or goes on</source>
        <translation>met en pause, ou continue</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>étape suivante</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>volet latéral</translation>
    </message>
    <message>
        <source>what could they know; a label opens the list</source>
        <translation>ce qu’ils pourraient savoir&#xa0;; une étiquette ouvre la liste</translation>
    </message>
    <message>
        <source>reads out whose turn it is, and what is asked</source>
        <translation>lit à qui c’est de jouer, et la question posée</translation>
    </message>
    <message>
        <source>reads out your hand</source>
        <translation>lit votre main</translation>
    </message>
    <message>
        <source>reads out the whole table</source>
        <translation>lit toute la table</translation>
    </message>
    <message>
        <source>reads out the whole table, by a letter</source>
        <translation>lit toute la table, par une lettre</translation>
    </message>
    <message>
        <source>reads out the other players</source>
        <translation>lit les autres joueurs</translation>
    </message>
    <message>
        <source>reads out the score</source>
        <translation>lit le score</translation>
    </message>
    <message>
        <source>reads out the last event; again: the one before</source>
        <translation>lit le dernier événement&#x202f;; encore une fois&#x202f;: le précédent</translation>
    </message>
    <message>
        <source>reads out what you may do</source>
        <translation>lit ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>lists the keys</source>
        <translation>liste les touches</translation>
    </message>
    <message>
        <source>plays on from this step</source>
        <translation>reprend la partie à cette étape</translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation>enregistrer une copie</translation>
    </message>
    <message>
        <source>what if: another action at this step</source>
        <translation>et si&#x202f;: une autre action à cette étape</translation>
    </message>
    <message>
        <source>stops a running replay at mistakes, or no longer</source>
        <translation>arrête ou non la lecture aux erreurs</translation>
    </message>
    <message>
        <source>exports the review</source>
        <translation>exporte l’analyse</translation>
    </message>
    <message>
        <source>keeps the exercise, so that it comes back</source>
        <translation>garde l’exercice, pour qu’il revienne</translation>
    </message>
    <message>
        <source>searches the games</source>
        <translation>cherche dans les parties</translation>
    </message>
    <message>
        <source>opens the filter</source>
        <translation>ouvre le filtre</translation>
    </message>
    <message>
        <source>reviews all games that are listed</source>
        <translation>analyse toutes les parties listées</translation>
    </message>
    <message>
        <source>exports the games that are listed</source>
        <translation>exporte les parties listées</translation>
    </message>
    <message>
        <source>pauses, or goes on; plays your match</source>
        <translation>met en pause, ou continue&#x202f;; joue votre partie</translation>
    </message>
    <message>
        <source>export</source>
        <translation>exporter</translation>
    </message>
    <message>
        <source>plays the next match</source>
        <translation>joue le match suivant</translation>
    </message>
    <message>
        <source>searches the rules</source>
        <translation>cherche dans les règles</translation>
    </message>
    <message>
        <source>the next place that was found</source>
        <translation>le passage trouvé suivant</translation>
    </message>
    <message>
        <source>the place that was found before</source>
        <translation>le passage trouvé précédent</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>at every table</source>
        <translation>à toutes les tables</translation>
    </message>
    <message>
        <source>in a review</source>
        <translation>dans une analyse</translation>
    </message>
    <message>
        <source>in the practice</source>
        <translation>dans l’entraînement</translation>
    </message>
    <message>
        <source>in the history</source>
        <translation>dans l’historique</translation>
    </message>
    <message>
        <source>in a contest</source>
        <translation>dans un concours</translation>
    </message>
    <message>
        <source>in a tournament</source>
        <translation>dans un tournoi</translation>
    </message>
    <message>
        <source>in the rules</source>
        <translation>dans les règles</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Joueur de club</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>une étape en arrière ou en avant</translation>
    </message>
    <message>
        <source>to its neighbour</source>
        <translation>à l’élément voisin</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>picks it up, or presses it</source>
        <translation>le prendre ou l’activer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>plays it</source>
        <translation>le jouer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
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
        <source>plays it, or goes on</source>
        <translation>la joue, ou continue</translation>
    </message>
    <message>
        <source>cancels; then: %1</source>
        <comment>the name of the button that leaves</comment>
        <translation>annuler&#x202f;; ensuite&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>It is your turn.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>C’est à %1 de jouer.</translation>
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
    <name>UndoController</name>
    <message>
        <source>Allow in this game</source>
        <translation>Permettre dans cette partie</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>You have seen something new since then. Undo anyway?</source>
        <translation>Vous avez vu du nouveau depuis. Annuler quand même&#x202f;?</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back yet.</source>
        <translation>Vous n’avez pas encore de décision à reprendre.</translation>
    </message>
    <message>
        <source>A match for credits counts: nothing that you have seen is taken back.</source>
        <translation>Un match pour des crédits compte&#xa0;: ce que vous avez vu ne se reprend pas.</translation>
    </message>
    <message>
        <source>Somebody has seen something new since then.</source>
        <translation>Quelqu’un a vu du nouveau depuis.</translation>
    </message>
    <message>
        <source>You have seen something new since then; the settings can allow it.</source>
        <translation>Vous avez vu du nouveau depuis&#x202f;; les réglages peuvent le permettre.</translation>
    </message>
</context>
<context>
    <name>Wagers</name>
    <message>
        <source>You won %1.</source>
        <translation>Vous gagnez %1.</translation>
    </message>
    <message>
        <source>Both take their wager back.</source>
        <translation>Chacun reprend sa mise.</translation>
    </message>
    <message>
        <source>The card %1 is yours now.</source>
        <translation>La carte %1 est à vous maintenant.</translation>
    </message>
    <message>
        <source>Nothing is left, so the dealer lends you some credits.</source>
        <translation>Il ne reste rien&#x202f;: le marchand vous prête des crédits.</translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n crédit</numerusform>
            <numerusform>%n crédits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %n of this card.</source>
        <translation>
            <numerusform>Vous possédez %n exemplaire de cette carte.</numerusform>
            <numerusform>Vous possédez %n exemplaires de cette carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>Vous perdez %1.</translation>
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
    <message>
        <source>%1 forfeits the match</source>
        <translation>%1 perd la partie par forfait</translation>
    </message>
    <message numerus="yes">
        <source>Its program made %n fault(s).</source>
        <translation>
            <numerusform>Son programme a fait %n faute.</numerusform>
            <numerusform>Son programme a fait %n fautes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Forfait</translation>
    </message>
    <message>
        <source>forfeits the match</source>
        <translation>perd la partie par forfait</translation>
    </message>
    <message>
        <source>fault %1 of %2. %3</source>
        <translation>faute %1 sur %2. %3</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Un autre programme</translation>
    </message>
    <message>
        <source>Hints used: %1</source>
        <translation>Conseils utilisés&#x202f;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a sentence</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>level of a player, how it plays</comment>
        <translation>%1. %2</translation>
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
        <source>=</source>
        <comment>place in a drawn match</comment>
        <translation>=</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>a score</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Beats %1 in %2 of 100 duels</source>
        <extracomment>The strength of a bot, measured: the bot it played, and how many of 100 games of two it won.</extracomment>
        <translation>Bat %1 dans %2 duels sur 100</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>you, among people with names</comment>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Another program: %1</source>
        <comment>its file</comment>
        <translation>Un autre programme&#x202f;: %1</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réfléchit…</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game</comment>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
</context>
<context>
    <name>Yahtzee</name>
    <message>
        <source>The sum of all dice, if at least three are alike.</source>
        <translation>La somme de tous les dés, si trois au moins sont pareils.</translation>
    </message>
    <message>
        <source>The sum of all dice, if at least four are alike.</source>
        <translation>La somme de tous les dés, si quatre au moins sont pareils.</translation>
    </message>
    <message>
        <source>25 points for three alike and two alike.</source>
        <translation>25 points pour trois pareils et deux pareils.</translation>
    </message>
    <message>
        <source>30 points for four in a row.</source>
        <translation>30 points pour quatre qui se suivent.</translation>
    </message>
    <message>
        <source>40 points for five in a row.</source>
        <translation>40 points pour cinq qui se suivent.</translation>
    </message>
    <message>
        <source>50 points for five alike.</source>
        <translation>50 points pour cinq pareils.</translation>
    </message>
    <message>
        <source>The sum of all dice, whatever they show.</source>
        <translation>La somme de tous les dés, quels qu’ils soient.</translation>
    </message>
    <message>
        <source>The sum of the dice that show %1.</source>
        <translation>La somme des dés qui montrent %1.</translation>
    </message>
    <message>
        <source>Write into %1</source>
        <translation>Inscrire en %1</translation>
    </message>
    <message>
        <source>Roll all dice again</source>
        <translation>Relancer tous les dés</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <translation>
            <numerusform>Garder %n dé</numerusform>
            <numerusform>Garder %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Garder tous les dés</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Roll %1 of %2</source>
        <translation>Lancer %1 sur %2</translation>
    </message>
    <message>
        <source>%3: roll %1 of %2</source>
        <translation>%3&#x202f;: lancer %1 sur %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; wrote %1 into %2</source>
        <translation>&lt;b&gt;Vous&lt;/b&gt; avez inscrit %1 en %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; wrote %1 into %2</source>
        <translation>&lt;b&gt;%3&lt;/b&gt; a inscrit %1 en %2</translation>
    </message>
    <message>
        <source>No rolls left: choose a box</source>
        <translation>Plus de lancer&#x202f;: choisissez une case</translation>
    </message>
    <message>
        <source>Held for the next roll</source>
        <translation>Gardés pour le prochain lancer</translation>
    </message>
    <message>
        <source>Held before the last roll</source>
        <translation>Gardés avant le dernier lancer</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>All five dice are held: free one, or choose a box.</source>
        <translation>Les cinq dés sont gardés&#x202f;: libérez-en un, ou choisissez une case.</translation>
    </message>
    <message>
        <source>Or click a box to write the roll down now.</source>
        <translation>Ou cliquez une case pour inscrire ce lancer.</translation>
    </message>
    <message>
        <source>die %1 shows %2, held</source>
        <translation>le dé %1 montre %2, gardé</translation>
    </message>
    <message>
        <source>die %1 shows %2</source>
        <translation>le dé %1 montre %2</translation>
    </message>
    <message>
        <source>Stays as it is in the next roll.</source>
        <translation>Reste tel quel au prochain lancer.</translation>
    </message>
    <message>
        <source>Is rolled again.</source>
        <translation>Est relancé.</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>%1, to move: total %2, upper boxes %3 of %4</source>
        <extracomment>%1: a player, %2: the total, %3: the sum of the upper boxes, %4: what earns the bonus</extracomment>
        <translation>%1, doit jouer&#x202f;: total %2, cases du haut %3 sur %4</translation>
    </message>
    <message>
        <source>%1: total %2, upper boxes %3 of %4</source>
        <translation>%1&#x202f;: total %2, cases du haut %3 sur %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points in a box</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 free</source>
        <comment>player, whose box is free</comment>
        <translation>%1 libre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a box, and what the players have there</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Write %1 and the bonus of %2 into %3</source>
        <translation>Inscrire %1 et la prime de %2 en %3</translation>
    </message>
    <message>
        <source>Write %1 into %2</source>
        <translation>Inscrire %1 en %2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>a box that must be filled before</comment>
        <translation>%1 d’abord</translation>
    </message>
    <message>
        <source>lower first</source>
        <comment>boxes that must be filled before</comment>
        <translation>le bas d’abord</translation>
    </message>
    <message>
        <source>A joker must go to %1 while that box is free.</source>
        <translation>Un joker doit aller en %1 tant que cette case est libre.</translation>
    </message>
    <message>
        <source>A joker must go to a lower box while one is free.</source>
        <translation>Un joker doit aller dans une case du bas tant qu’il en reste une.</translation>
    </message>
    <message>
        <source>Another Yahtzee: %1 points more</source>
        <translation>Encore un Yahtzee&#x202f;: %1 points de plus</translation>
    </message>
    <message>
        <source>Another Yahtzee</source>
        <translation>Encore un Yahtzee</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 50, so five more alike pay a bonus. They may go to any free box.</source>
        <translation>La case Yahtzee contient 50&#x202f;: cinq autres pareils rapportent une prime. Ils vont dans n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 0, so there is no bonus. Five alike may go to any free box.</source>
        <translation>La case Yahtzee contient 0&#x202f;: pas de prime. Cinq pareils vont dans n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 50, so these five dice with a %1 pay a bonus and are a joker. The rules say where a joker goes, in this order:</source>
        <translation>La case Yahtzee contient 50&#x202f;: ces cinq dés à %1 rapportent une prime et sont un joker. Les règles disent où va un joker, dans cet ordre&#x202f;:</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 0, so there is no bonus; these five dice with a %1 are a joker all the same. The rules say where a joker goes, in this order:</source>
        <translation>La case Yahtzee contient 0&#x202f;: pas de prime&#x202f;; ces cinq dés à %1 sont quand même un joker. Les règles disent où va un joker, dans cet ordre&#x202f;:</translation>
    </message>
    <message>
        <source>%1 is filled, so this joker counts in full in any free lower box.</source>
        <translation>%1 est remplie&#x202f;: ce joker compte en entier dans toute case libre du bas.</translation>
    </message>
    <message>
        <source>All lower boxes are filled: a joker counts 0 in any free upper box.</source>
        <translation>Toutes les cases du bas sont remplies&#x202f;: un joker compte 0 dans toute case libre du haut.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a box, and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The upper box of this number, if it is free</source>
        <translation>La case du haut de ce nombre, si elle est libre</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <comment>a box</comment>
        <translation>%1 est libre</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>a box, and its points</comment>
        <translation>%1 contient %2</translation>
    </message>
    <message>
        <source>it must be this</source>
        <comment>the joker order</comment>
        <translation>c’est elle</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>a box, in the joker order</comment>
        <translation>remplie</translation>
    </message>
    <message>
        <source>Otherwise any free lower box, at its full value</source>
        <translation>Sinon, toute case libre du bas, à sa pleine valeur</translation>
    </message>
    <message>
        <source>All lower boxes are filled</source>
        <translation>Toutes les cases du bas sont remplies</translation>
    </message>
    <message>
        <source>choose one</source>
        <comment>the joker order</comment>
        <translation>au choix</translation>
    </message>
    <message>
        <source>not reached</source>
        <comment>the joker order</comment>
        <translation>sans objet</translation>
    </message>
    <message>
        <source>none free</source>
        <comment>the joker order</comment>
        <translation>aucune libre</translation>
    </message>
    <message>
        <source>Otherwise any free upper box, for 0</source>
        <translation>Sinon, toute case libre du haut, pour 0</translation>
    </message>
    <message>
        <source>Only when all lower boxes are filled</source>
        <translation>Seulement quand le bas est rempli</translation>
    </message>
    <message>
        <source>forced jokers</source>
        <translation>jokers imposés</translation>
    </message>
    <message>
        <source>free jokers</source>
        <translation>jokers libres</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>roll %1</source>
        <comment>you</comment>
        <translation>lancez %1</translation>
    </message>
    <message>
        <source>rolls %1</source>
        <translation>lance %1</translation>
    </message>
    <message>
        <source>keep %1 and roll %2</source>
        <comment>you</comment>
        <translation>gardez %1 et lancez %2</translation>
    </message>
    <message>
        <source>keeps %1 and rolls %2</source>
        <translation>garde %1 et lance %2</translation>
    </message>
    <message>
        <source>write &lt;b&gt;%1&lt;/b&gt; into %2</source>
        <comment>you</comment>
        <translation>inscrivez &lt;b&gt;%1&lt;/b&gt; en %2</translation>
    </message>
    <message>
        <source>writes &lt;b&gt;%1&lt;/b&gt; into %2</source>
        <translation>inscrit &lt;b&gt;%1&lt;/b&gt; en %2</translation>
    </message>
    <message numerus="yes">
        <source>end with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>finissez avec %n point</numerusform>
            <numerusform>finissez avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends with %n point(s)</source>
        <translation>
            <numerusform>finit avec %n point</numerusform>
            <numerusform>finit avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is shared with %n point(s)</source>
        <translation>
            <numerusform>La victoire est partagée avec %n point</numerusform>
            <numerusform>La victoire est partagée avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>gagnez avec %n point</numerusform>
            <numerusform>gagnez avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins with %n point(s)</source>
        <translation>
            <numerusform>gagne avec %n point</numerusform>
            <numerusform>gagne avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>keep all dice</source>
        <comment>you</comment>
        <translation>gardez tous les dés</translation>
    </message>
    <message>
        <source>keeps all dice</source>
        <translation>garde tous les dés</translation>
    </message>
    <message>
        <source>earn a Yahtzee bonus of %1</source>
        <comment>you</comment>
        <translation>gagnez une prime de Yahtzee de %1</translation>
    </message>
    <message>
        <source>earns a Yahtzee bonus of %1</source>
        <translation>gagne une prime de Yahtzee de %1</translation>
    </message>
    <message>
        <source>earn the upper bonus of %1</source>
        <comment>you</comment>
        <translation>gagnez la prime du haut de %1</translation>
    </message>
    <message>
        <source>earns the upper bonus of %1</source>
        <translation>gagne la prime du haut de %1</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Tour %1 sur %2.</translation>
    </message>
    <message>
        <source>Your roll %1 of %2: %3.</source>
        <translation>Votre lancer %1 sur %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Roll %1 of %2 of %4: %3.</source>
        <translation>Lancer %1 sur %2 de %4&#x202f;: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, total</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Totals: %1.</source>
        <translation>Totaux&#x202f;: %1.</translation>
    </message>
    <message>
        <source>You may hold dice and roll the others, or write into a box.</source>
        <translation>Vous pouvez garder des dés et lancer les autres, ou inscrire dans une case.</translation>
    </message>
    <message>
        <source>No rolls are left: write into a box.</source>
        <translation>Plus de lancer&#x202f;: inscrivez dans une case.</translation>
    </message>
    <message>
        <source>The dice are worth: %1.</source>
        <translation>Les dés valent&#x202f;: %1.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>what a score card holds</comment>
        <translation>encore rien</translation>
    </message>
    <message>
        <source>The card of %1: %2; upper boxes %3 of %4, Yahtzee bonus %5.</source>
        <translation>La feuille de %1&#x202f;: %2&#x202f;; cases du haut %3 sur %4, prime de Yahtzee %5.</translation>
    </message>
    <message numerus="yes">
        <source>You end with %n point(s)</source>
        <translation>
            <numerusform>Vous finissez avec %n point</numerusform>
            <numerusform>Vous finissez avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ends with %n point(s)</source>
        <translation>
            <numerusform>%1 finit avec %n point</numerusform>
            <numerusform>%1 finit avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)</source>
        <translation>
            <numerusform>Vous gagnez avec %n point</numerusform>
            <numerusform>Vous gagnez avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gagne avec %n point</numerusform>
            <numerusform>%1 gagne avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>With the upper bonus, %1 of %2 points above.</source>
        <translation>Avec la prime du haut, %1 points sur %2.</translation>
    </message>
    <message>
        <source>Without the upper bonus, %1 of %2 points above.</source>
        <translation>Sans la prime du haut, %1 points sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n Yahtzee bonus(es) of %1.</source>
        <translation>
            <numerusform>%n prime de Yahtzee de %1.</numerusform>
            <numerusform>%n primes de Yahtzee de %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill thirteen boxes, one a turn, with up to three rolls for each; the highest total wins.</source>
        <translation>Remplissez treize cases, une par tour, avec jusqu’à trois lancers pour chacune&#x202f;; le total le plus haut gagne.</translation>
    </message>
    <message>
        <source>Hold a die, or free it</source>
        <translation>Garder un dé, ou le libérer</translation>
    </message>
    <message>
        <source>Roll the dice that are free</source>
        <translation>Lancer les dés libres</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Prime du haut</translation>
    </message>
    <message>
        <source>+%1 from %2 points</source>
        <translation>+%1 dès %2 points</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Prime de Yahtzee</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Five dice, thirteen boxes.</source>
        <translation>Cinq dés, treize cases.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>%1, %2: a box, and the points that it brings on average</extracomment>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Mostly from %1 and %2</source>
        <translation>Surtout de %1 et %2</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label, and what would be done</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <comment>a label, what would be done, its value</comment>
        <translation>%1&#x202f;: %2 (points&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Keep %1 and roll</source>
        <translation>Garder %1 et lancer</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>Suivre le conseil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Ensuite&#x202f;:</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>Réflexion&#x202f;: %1</translation>
    </message>
    <message>
        <source>Another box was better than: %1</source>
        <comment>a box</comment>
        <translation>Une autre case valait mieux que&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wrote a box where rolling again was better</source>
        <translation>Case remplie au lieu de relancer</translation>
    </message>
    <message>
        <source>Rolled again where writing was better</source>
        <translation>Relancé au lieu de remplir une case</translation>
    </message>
    <message>
        <source>Held too many dice</source>
        <translation>Trop de dés gardés</translation>
    </message>
    <message>
        <source>Held too few dice</source>
        <translation>Trop peu de dés gardés</translation>
    </message>
    <message>
        <source>Held the wrong dice</source>
        <translation>Mauvais dés gardés</translation>
    </message>
    <message>
        <source>Your turn: roll the dice</source>
        <translation>À vous&#xa0;: lancez les dés</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Gobelet à dés</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>Click a die, or press its key, to hold or free it.</source>
        <translation>Cliquez un dé, ou tapez sa touche, pour le garder ou le libérer.</translation>
    </message>
    <message>
        <source>Click the cup, press %1, or shake it by dragging.</source>
        <translation>Cliquez sur le gobelet, appuyez sur %1, ou secouez-le en le faisant glisser.</translation>
    </message>
</context>
<context>
    <name>YahtzeeTheme</name>
    <message>
        <source>The bonus kept within reach</source>
        <translation>La prime gardée à portée</translation>
    </message>
    <message>
        <source>The bonus out of reach</source>
        <translation>La prime hors de portée</translation>
    </message>
    <message>
        <source>Chance kept for later</source>
        <translation>La Chance gardée pour plus tard</translation>
    </message>
</context>
<context>
    <name>parlour::AccountPart</name>
    <message>
        <source>Won and lost by opponent</source>
        <translation>Gains et pertes par adversaire</translation>
    </message>
    <message>
        <source>All entries, the latest first</source>
        <translation>Toutes les écritures, la dernière d’abord</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Solde</translation>
    </message>
    <message>
        <source>The starter&apos;s cards and credits</source>
        <translation>Cartes et crédits du débutant</translation>
    </message>
    <message>
        <source>Wager against %1</source>
        <translation>Mise contre %1</translation>
    </message>
    <message>
        <source>Won against %1</source>
        <translation>Gagné contre %1</translation>
    </message>
    <message>
        <source>Won against %1, with the card %2</source>
        <translation>Gagné contre %1, avec la carte %2</translation>
    </message>
    <message>
        <source>Lost to %1</source>
        <translation>Perdu contre %1</translation>
    </message>
    <message>
        <source>Drawn with %1</source>
        <translation>Nulle contre %1</translation>
    </message>
    <message>
        <source>Gave up the match against %1</source>
        <translation>Match abandonné contre %1</translation>
    </message>
    <message>
        <source>Bought the card %1</source>
        <translation>Carte %1 achetée</translation>
    </message>
    <message>
        <source>Loan from the dealer</source>
        <translation>Prêt du marchand</translation>
    </message>
    <message>
        <source>Paid back the loan</source>
        <translation>Prêt remboursé</translation>
    </message>
    <message>
        <source>Corrected: stake back, as the match against %1 is gone</source>
        <translation>Correction&#xa0;: mise rendue, car le match contre %1 a disparu</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n damaged or changed entries do not count</source>
        <translation>
            <numerusform>Correction&#xa0;: %n écriture abîmée ou modifiée ne compte pas</numerusform>
            <numerusform>Correction&#xa0;: %n écritures abîmées ou modifiées ne comptent pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: credits paid out of lost entries</source>
        <translation>Correction&#xa0;: crédits dépensés venant d’écritures perdues</translation>
    </message>
    <message>
        <source>Corrected: what another program changed does not count</source>
        <translation>Correction&#xa0;: ce qu’un autre programme a modifié ne compte pas</translation>
    </message>
</context>
<context>
    <name>parlour::AutoAnswer</name>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Go on automatically:</source>
        <translation>Continuer tout seul&#x202f;:</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefCard</name>
    <message>
        <source>Hide</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>The seat before</source>
        <translation>Place précédente</translation>
    </message>
    <message>
        <source>The next seat</source>
        <translation>Place suivante</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefController</name>
    <message>
        <source>hidden card of %1</source>
        <translation>carte cachée de %1</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>Ce que vous pouviez savoir</translation>
    </message>
    <message>
        <source>What %1 could know</source>
        <translation>Ce que %1 pouvait savoir</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, and what it hides</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is hidden, and how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each figure is the chance that the card is among them</source>
        <translation>Chaque chiffre est la chance que la carte en soit</translation>
    </message>
    <message>
        <source>From sampled deals, within %1</source>
        <translation>D’après des donnes tirées au sort, à %1 près</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Rien n’est caché ici.</translation>
    </message>
    <message>
        <source>What %1 may hold: %2</source>
        <comment>player, cards with their chances</comment>
        <translation>Ce que %1 peut avoir&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click or Enter lists all chances</source>
        <translation>Un clic ou Entrée affiche toutes les chances</translation>
    </message>
    <message>
        <source>Click or Enter closes the list</source>
        <translation>Un clic ou Entrée ferme la liste</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefTable</name>
    <message>
        <source>%1 (really holds it)</source>
        <translation>%1 (l’a vraiment en main)</translation>
    </message>
    <message>
        <source>really holds it</source>
        <translation>l’a vraiment en main</translation>
    </message>
</context>
<context>
    <name>parlour::BotPicker</name>
    <message>
        <source>Another program…</source>
        <translation>Autre programme…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Un des vôtres, par exemple.</translation>
    </message>
</context>
<context>
    <name>parlour::BracketView</name>
    <message>
        <source>%1 against %2: %3 to %4 sets</source>
        <translation>%1 contre %2&#x202f;: %3 sets à %4</translation>
    </message>
    <message>
        <source>%1; %2 wins</source>
        <translation>%1&#x202f;; %2 gagne</translation>
    </message>
    <message>
        <source>for places %1 to %2</source>
        <translation>pour les places %1 à %2</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>parlour::BranchNameSheet</name>
    <message>
        <source>Name of the branch</source>
        <translation>Nom de la variante</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>parlour::BranchTrack</name>
    <message>
        <source>Branches of the game</source>
        <translation>Variantes de la partie</translation>
    </message>
    <message>
        <source>The game as it was played, step %1 of %2</source>
        <translation>La partie telle qu’elle a été jouée, étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>name of a branch</comment>
        <translation>%1, étape %2 sur %3</translation>
    </message>
</context>
<context>
    <name>parlour::CellTable</name>
    <message>
        <source>%1, sorted, largest first</source>
        <translation>%1, trié, le plus grand d’abord</translation>
    </message>
    <message>
        <source>%1, sorted, smallest first</source>
        <translation>%1, trié, le plus petit d’abord</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>head of a column, cell</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>parlour::ChanceView</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>House cards, first ten of a match</source>
        <translation>Cartes du paquet, les dix premières d’un match</translation>
    </message>
    <message>
        <source>Cards of your first hands</source>
        <translation>Cartes de vos premières mains</translation>
    </message>
    <message>
        <source>Tosses</source>
        <translation>Lancers</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Autres cartes</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Face</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>too few to say</source>
        <translation>trop peu pour le dire</translation>
    </message>
    <message>
        <source>Dice, cards and coins beside what chance gives</source>
        <translation>Dés, cartes et pièces à côté de ce que donne le hasard</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>Ce qui est sorti</translation>
    </message>
    <message>
        <source>You had</source>
        <translation>Vous avez eu</translation>
    </message>
    <message>
        <source>Chance gives</source>
        <comment>a mean</comment>
        <translation>Le hasard donne</translation>
    </message>
    <message>
        <source>The mean of fair chance</source>
        <translation>La moyenne d’un hasard honnête</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Suspicious: fair chance does this in only %1 of cases</source>
        <translation>Suspect&#xa0;: un hasard équitable ne fait cela que dans %1 des cas</translation>
    </message>
    <message>
        <source>Fair: chance does this in %1 of cases</source>
        <translation>Équitable&#xa0;: le hasard fait cela dans %1 des cas</translation>
    </message>
    <message>
        <source>This counts the games that are listed. Fair chance looks suspicious here at most %1 times in 100, more often to those who look again and again, or at picked games.</source>
        <translation>Ceci compte les parties affichées. Un hasard équitable paraît suspect ici au plus %1&#xa0;fois sur 100, plus souvent à qui regarde sans cesse ou choisit ses parties.</translation>
    </message>
    <message>
        <source>The dice, cards and tosses of your games are counted here, beside what chance gives.</source>
        <translation>Les dés, cartes et lancers de vos parties sont comptés ici, à côté de ce que donne le hasard.</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>%1 costs %2 points.</source>
        <translation>%1&#xa0;: cela coûte %2 pt.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Points attendus</translation>
    </message>
    <message>
        <source>%1, as %2 sees it</source>
        <comment>chance to win, player</comment>
        <translation>%1, selon %2</translation>
    </message>
    <message>
        <source>The tutor looks at each move before it is made.</source>
        <translation>Le tuteur examine chaque coup avant qu’il soit joué.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <translation>Mieux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The tutor looks at your move…</source>
        <translation>Le tuteur examine votre coup…</translation>
    </message>
    <message>
        <source>%1 costs %2% of your chances to win.</source>
        <translation>%1 coûte %2&#xa0;% de vos chances de gagner.</translation>
    </message>
</context>
<context>
    <name>parlour::CompareSheet</name>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>This line is over.</source>
        <translation>Cette suite est finie.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>parlour::ComparisonBars</name>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>Victoires en 100 parties</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <translation>D’où vient la différence</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Played best: %1</source>
        <comment>a line of play</comment>
        <translation>Au mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Likely: %1</source>
        <comment>a line of play</comment>
        <translation>Probablement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Above all: %1, %2 more in 100 games.</source>
        <comment>source of chances to win, how many</comment>
        <translation>Surtout&#xa0;: %1, %2 de plus en 100 parties.</translation>
    </message>
    <message>
        <source>Above all: %1, %2 points more.</source>
        <comment>source of points, how many</comment>
        <translation>Surtout&#xa0;: %1, %2 de plus en points.</translation>
    </message>
    <message>
        <source>It wins %1 more in 100 games.</source>
        <translation>Victoires en 100 parties&#xa0;: %1 de plus.</translation>
    </message>
    <message>
        <source>It brings %1 points more.</source>
        <translation>En points&#xa0;: %1 de plus.</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Les deux se valent à peu près.</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Total des points</translation>
    </message>
</context>
<context>
    <name>parlour::ComparisonDetails</name>
    <message>
        <source>Less</source>
        <comment>fewer reasons</comment>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <comment>further reasons</comment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>In 100 deals</source>
        <translation>Sur 100 donnes</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a column: after the best move</comment>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>a column: after the other move</comment>
        <translation>Autre</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <comment>what may happen, its chance after either move</comment>
        <translation>%1&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what there is more of</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a list, its things</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>lines of play, on the table</comment>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Plays both lines on the table, on one of many deals</source>
        <translation>Joue les deux suites sur la table, sur une donne parmi d’autres</translation>
    </message>
</context>
<context>
    <name>parlour::ContestBoard</name>
    <message>
        <source>row wins more</source>
        <translation>la ligne gagne plus</translation>
    </message>
    <message>
        <source>row wins less</source>
        <translation>la ligne gagne moins</translation>
    </message>
    <message>
        <source>within two errors</source>
        <translation>à moins de deux erreurs</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>fautes</translation>
    </message>
    <message>
        <source>The lead over time</source>
        <translation>L’avance au fil du temps</translation>
    </message>
    <message>
        <source>Win share, band = %1</source>
        <comment>a share</comment>
        <translation>Part de victoires, bande = %1</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Choose a meeting to see its matches</source>
        <translation>Choisissez une rencontre pour voir ses parties</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Victoires par place</translation>
    </message>
</context>
<context>
    <name>parlour::ContestExporter</name>
    <message>
        <source>Web page (HTML)…</source>
        <translation>Page web (HTML)…</translation>
    </message>
    <message>
        <source>Markdown…</source>
        <translation>Markdown…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tableau (CSV)…</translation>
    </message>
    <message>
        <source>Data (JSON)…</source>
        <translation>Données (JSON)…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Parties Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté vers %1</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 n’a pas été écrit&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>parlour::ContestPage</name>
    <message>
        <source>Contest</source>
        <translation>Concours</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a bot or matches</source>
        <translation>Ajouter un bot ou des parties</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Nouveau concours</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>d’une partie de la page à l’autre</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>from cell to cell</source>
        <translation>d’une case à l’autre</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>opens a cell, replays a match</source>
        <translation>ouvre une case, rejoue une partie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>closes the list; then back</source>
        <translation>ferme la liste&#x202f;; puis retour</translation>
    </message>
</context>
<context>
    <name>parlour::ContestPages</name>
    <message>
        <source>The contest has stopped: %1</source>
        <translation>Le concours s’est arrêté&#x202f;: %1</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Concours</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Concours</translation>
    </message>
    <message>
        <source>Let these programs play?</source>
        <translation>Laisser jouer ces programmes&#x202f;?</translation>
    </message>
    <message>
        <source>This contest starts programs that you have not let play yet:

%1</source>
        <translation>Ce concours lance des programmes que vous n’avez pas encore autorisés&#x202f;:

%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Les laisser jouer</translation>
    </message>
    <message>
        <source>Another contest is being played. This one begins when it has ended or is paused.</source>
        <translation>Un autre concours est en cours. Celui-ci commencera quand l’autre sera terminé ou en pause.</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>Ouvrir un concours</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
</context>
<context>
    <name>parlour::ContestStrip</name>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Finishes the running matches, then stops. All that was played is kept: resume any time.</source>
        <translation>Finit les parties en cours, puis s’arrête. Tout ce qui a été joué est gardé&#x202f;: reprenez quand vous voulez.</translation>
    </message>
    <message>
        <source>%1 in this run</source>
        <translation>%1 cette fois</translation>
    </message>
    <message>
        <source>Everything was played</source>
        <translation>Tout a été joué</translation>
    </message>
    <message>
        <source>All that was played is kept</source>
        <translation>Tout ce qui a été joué est gardé</translation>
    </message>
    <message>
        <source>%1 of %2 matches known so far</source>
        <translation>Parties connues jusqu’ici&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>Parties&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>encore %1 environ</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <comment>matches</comment>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>once it goes on</source>
        <translation>à la reprise</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Another program holds the file</source>
        <translation>Un autre programme retient le fichier</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Starts after the other one</source>
        <translation>Commencera de lui-même après l’autre</translation>
    </message>
    <message>
        <source>Another contest is being played. This one begins when it has ended or is paused.</source>
        <translation>Un autre concours est en cours. Celui-ci commencera quand l’autre sera terminé ou en pause.</translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation>Retirer de la file</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Jouer votre partie</translation>
    </message>
    <message numerus="yes">
        <source>%n of your matches to play</source>
        <translation>
            <numerusform>%n de vos parties à jouer</numerusform>
            <numerusform>%n de vos parties à jouer</numerusform>
        </translation>
    </message>
    <message>
        <source>next against %1</source>
        <translation>la prochaine contre %1</translation>
    </message>
</context>
<context>
    <name>parlour::ContestsPage</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Concours</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Nouveau concours</translation>
    </message>
    <message>
        <source>Your contests</source>
        <translation>Vos concours</translation>
    </message>
    <message>
        <source>Ready to start</source>
        <translation>Prêts à lancer</translation>
    </message>
    <message>
        <source>Contests are kept here. Start one, stop it when you like, and resume it any time.</source>
        <translation>Les concours sont gardés ici. Lancez-en un, arrêtez-le quand vous voulez, reprenez-le quand vous voulez.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Illisible&#x202f;: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Reprendre %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Delete this contest?</source>
        <translation>Supprimer ce concours&#x202f;?</translation>
    </message>
    <message>
        <source>Its matches are deleted and cannot be brought back.</source>
        <translation>Ses parties sont supprimées sans retour possible.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Remove %1 from the queue</source>
        <translation>Retirer %1 de la file</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a time</comment>
        <translation>%1 environ</translation>
    </message>
    <message>
        <source>A tournament of your own</source>
        <translation>Votre propre tournoi</translation>
    </message>
    <message>
        <source>You and three players, each against each. You play your matches at the table.</source>
        <translation>Vous et trois joueurs, chacun contre chacun. Vous jouez vos parties à la table.</translation>
    </message>
    <message>
        <source>Set up a tournament of your own</source>
        <translation>Préparer votre propre tournoi</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>Préparer %1</translation>
    </message>
</context>
<context>
    <name>parlour::Crosstable</name>
    <message>
        <source>Crosstable</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>%1 against %2: not played yet</source>
        <translation>%1 contre %2&#x202f;: pas encore joué</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 lost, %5 drawn</source>
        <translation>%1 contre %2&#x202f;: %3 gagnées, %4 perdues, %5 nulles</translation>
    </message>
</context>
<context>
    <name>parlour::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Passez l’écran à %1</translation>
    </message>
    <message>
        <source>All hands are hidden. The table is shown as %1 sees it.</source>
        <translation>Toutes les mains sont cachées. La table s’affiche telle que la voit %1.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>C’est moi, %1</translation>
    </message>
    <message>
        <source>Key Enter</source>
        <translation>Touche Entrée</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a person, an answer</comment>
        <translation>%1 dit&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 answers without looking; the screen is not passed.</source>
        <translation>%1 répond sans regarder&#x202f;; l’écran ne change pas de mains.</translation>
    </message>
</context>
<context>
    <name>parlour::DailySheet</name>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Your deals of the day</source>
        <translation>Vos donnes du jour</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month, a year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a result</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>parlour::DealerPart</name>
    <message>
        <source>The dealer&apos;s cards</source>
        <translation>Cartes du marchand</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>No deck needs more of it.</source>
        <translation>Aucun paquet n’en demande plus.</translation>
    </message>
    <message>
        <source>The dealer sells nothing before the loan is paid back.</source>
        <translation>Le marchand ne vend rien avant le remboursement du prêt.</translation>
    </message>
    <message>
        <source>That is more than you own.</source>
        <translation>C’est plus que vous ne possédez.</translation>
    </message>
    <message numerus="yes">
        <source>%1, you own %n</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%1, vous en avez %n</numerusform>
            <numerusform>%1, vous en avez %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy %1 for %2</source>
        <comment>a card, a price</comment>
        <translation>Acheter %1 pour %2</translation>
    </message>
    <message>
        <source>Choose a card to see what it does. The number on it is how many you own.</source>
        <translation>Choisissez une carte pour voir son effet. Le nombre sur la carte dit combien vous en avez.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its effect</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>parlour::DeckController</name>
    <message>
        <source>Play with this deck</source>
        <translation>Jouer avec ce paquet</translation>
    </message>
</context>
<context>
    <name>parlour::DeckSheet</name>
    <message>
        <source>Cards to choose from</source>
        <translation>Cartes au choix</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Votre paquet</translation>
    </message>
    <message>
        <source>Save this deck</source>
        <translation>Enregistrer ce paquet</translation>
    </message>
    <message>
        <source>Random deck</source>
        <translation>Paquet au hasard</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <translation>Nom de ce paquet</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Oublier %1</translation>
    </message>
    <message>
        <source>The deck has all its cards: remove one first.</source>
        <translation>Le paquet est complet&#xa0;: retirez d’abord une carte.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n dans le paquet</numerusform>
            <numerusform>%n dans le paquet</numerusform>
        </translation>
    </message>
    <message>
        <source>remove</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>place vide</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to choose.</source>
        <translation>
            <numerusform>%n carte à choisir.</numerusform>
            <numerusform>%n cartes à choisir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its effect</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>In your hand in %1 of matches.</source>
        <translation>Dans votre main dans %1 des matchs.</translation>
    </message>
    <message>
        <source>Mark wanted cards</source>
        <translation>Marquer les cartes voulues</translation>
    </message>
    <message>
        <source>At least one of the wanted cards is in your hand in %1 of matches.</source>
        <translation>Au moins une des cartes voulues est dans votre main dans %1 des matchs.</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>voulue</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>non voulue</translation>
    </message>
</context>
<context>
    <name>parlour::DurakTable</name>
    <message>
        <source>Beaten cards lie open, and the cards not seen yet are counted by suit.</source>
        <translation>Les cartes battues restent visibles, et les cartes pas encore vues sont comptées par couleur.</translation>
    </message>
    <message>
        <source>You hold nothing that can be thrown in. Shall Parlour pass for you when that is so?</source>
        <translation>Vous n’avez rien à ajouter. Parlour doit-il passer pour vous dans ce cas&#x202f;?</translation>
    </message>
    <message>
        <source>Pass when you hold nothing to throw in</source>
        <translation>Passer quand vous n’avez rien à ajouter</translation>
    </message>
    <message>
        <source>The pause before it is always the same, so that nobody learns what you hold.</source>
        <translation>La pause avant est toujours la même, pour que personne n’apprenne ce que vous avez en main.</translation>
    </message>
</context>
<context>
    <name>parlour::EntrantList</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n faute</numerusform>
            <numerusform>%n fautes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, plays no more</source>
        <translation>%1, %2, ne joue plus</translation>
    </message>
    <message>
        <source>What %1 did wrong</source>
        <translation>Les fautes de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n, exclu</numerusform>
            <numerusform>%n, exclu</numerusform>
        </translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>à la table</translation>
    </message>
</context>
<context>
    <name>parlour::FaultDrawer</name>
    <message>
        <source>Close the list of faults</source>
        <translation>Fermer la liste des fautes</translation>
    </message>
    <message numerus="yes">
        <source>For a fault the first legal action is played. %n fault(s) end an entrant&apos;s contest.</source>
        <translation>
            <numerusform>À chaque faute, la première action légale est jouée. %n faute met fin au concours d’un participant.</numerusform>
            <numerusform>À chaque faute, la première action légale est jouée. %n fautes mettent fin au concours d’un participant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, step %2</source>
        <translation>Partie %1, étape %2</translation>
    </message>
    <message>
        <source>Program faults of %1</source>
        <translation>Fautes du programme %1</translation>
    </message>
</context>
<context>
    <name>parlour::FiguresView</name>
    <message>
        <source>Trend shown</source>
        <translation>Tendance de quoi</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>A decision&apos;s loss</source>
        <translation>Perte par choix</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendance</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>the line marks an equal share</source>
        <translation>le trait marque une part égale</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Les %1 dernières</translation>
    </message>
    <message>
        <source>up won, down lost</source>
        <translation>haut&#xa0;: gagnée, bas&#xa0;: perdue</translation>
    </message>
    <message>
        <source>The trend starts at six games.</source>
        <translation>Une tendance apparaît à partir de six parties.</translation>
    </message>
    <message>
        <source>The trend starts at six reviewed games.</source>
        <translation>Une tendance apparaît à partir de six parties analysées.</translation>
    </message>
    <message>
        <source>Average of the last %1 games (range: %2)</source>
        <comment>a number, a share</comment>
        <translation>Moyenne des %1&#xa0;dernières parties (marge&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Average cost of a real choice, last %1 games</source>
        <translation>Coût moyen d’un vrai choix, %1&#xa0;dernières parties</translation>
    </message>
</context>
<context>
    <name>parlour::GameKeeper</name>
    <message>
        <source>This game is not being saved in %1: %2</source>
        <translation>Cette partie n’est pas enregistrée dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Go on unsaved</source>
        <translation>Continuer sans enregistrer</translation>
    </message>
    <message>
        <source>A folder for unfinished games</source>
        <translation>Un dossier pour les parties en cours</translation>
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
        <source>The copy is not saved: %1</source>
        <translation>La copie n’est pas enregistrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>A game that began from a position is shared as a file: save a copy.</source>
        <translation>Une partie commencée depuis une position se partage en fichier&#xa0;: enregistrez une copie.</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Partager cette partie</translation>
    </message>
    <message numerus="yes">
        <source>One line of text is copied. It holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt, and nothing else. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>Une ligne de texte est copiée. Elle contient le jeu, ses règles, les noms des places (%1) et l’unique étape (%n) avec toutes les cartes distribuées, et rien d’autre. Collée dans Parlour (Ctrl+V), elle ouvre la partie.</numerusform>
            <numerusform>Une ligne de texte est copiée. Elle contient le jeu, ses règles, les noms des places (%1) et les %n étapes avec toutes les cartes distribuées, et rien d’autre. Collée dans Parlour (Ctrl+V), elle ouvre la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The game is copied, to be pasted where you like.</source>
        <translation>La partie est copiée, à coller où vous voulez.</translation>
    </message>
    <message>
        <source>The game counts as it ended. What you play from here is not kept.</source>
        <translation>La partie compte telle qu’elle a fini. Ce que vous jouez à partir d’ici n’est pas gardé.</translation>
    </message>
    <message>
        <source>The end of this game is not kept yet: %1</source>
        <translation>La fin de cette partie n’est pas encore gardée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Quitter sans enregistrer&#xa0;?</translation>
    </message>
    <message>
        <source>This game cannot be written in %1: %2 Make room there and try again. If you leave now, it stays as it was last saved, and what was played since is lost.</source>
        <translation>Cette partie ne peut pas être écrite dans %1&#xa0;: %2 Faites-y de la place et réessayez. Si vous quittez maintenant, elle reste telle qu’au dernier enregistrement, et ce qui a été joué depuis est perdu.</translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation>Quitter et perdre la suite</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message numerus="yes">
        <source>The result is copied in words, and below it one line of text. That line holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>Le résultat est copié en mots, avec une ligne de texte en dessous. Cette ligne contient le jeu, ses règles, les noms des places (%1) et l’unique étape (%n) avec toutes les cartes distribuées. Collée dans Parlour (Ctrl+V), elle ouvre la partie.</numerusform>
            <numerusform>Le résultat est copié en mots, avec une ligne de texte en dessous. Cette ligne contient le jeu, ses règles, les noms des places (%1) et les %n étapes avec toutes les cartes distribuées. Collée dans Parlour (Ctrl+V), elle ouvre la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes that players left for themselves are not in it, which would make it too long to send.</source>
        <translation>Les notes que les joueurs se sont laissées n’y sont pas&#xa0;: elles la rendraient trop longue à envoyer.</translation>
    </message>
    <message>
        <source>The seal is not in it: save a copy to prove the deal.</source>
        <translation>Le sceau n’y est pas&#xa0;: enregistrez une copie pour prouver la donne.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>A copy holds everybody&apos;s cards: save it when the game is over.</source>
        <translation>Une copie contient les cartes de tous&#xa0;: enregistrez-la quand la partie est finie.</translation>
    </message>
</context>
<context>
    <name>parlour::GameOpener</name>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>A game is on the clipboard, as a line of text.</source>
        <translation>Une partie est dans le presse-papiers, en une ligne de texte.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Open the line</source>
        <translation>Ouvrir la ligne</translation>
    </message>
    <message>
        <source>There is no game on the clipboard. Copied as a line, it begins with &quot;parlour:&quot;.</source>
        <translation>Il n’y a pas de partie dans le presse-papiers. Copiée en une ligne, elle commence par «&#xa0;parlour:&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lines. The first one was opened.</source>
        <translation>
            <numerusform>Le texte contient %n ligne. La première a été ouverte.</numerusform>
            <numerusform>Le texte contient %n lignes. La première a été ouverte.</numerusform>
        </translation>
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
        <source>Open this link?</source>
        <translation>Ouvrir ce lien&#xa0;?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>The link holds a position of %1.</source>
        <translation>Le lien contient une position de %1.</translation>
    </message>
    <message numerus="yes">
        <source>The link holds a game of %1 with %n step(s) between %2.</source>
        <translation>
            <numerusform>Le lien contient une partie de %1, en %n étape, entre %2.</numerusform>
            <numerusform>Le lien contient une partie de %1, en %n étapes, entre %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line</source>
        <translation>La ligne</translation>
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
        <source>Look at the good part</source>
        <translation>Voir ce qui est intact</translation>
    </message>
    <message>
        <source>This game is being played in another window. Here it goes on as a game of its own.</source>
        <translation>Cette partie se joue dans une autre fenêtre. Ici, elle continue comme une partie à part.</translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation>Elle est effacée sans retour possible.</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>Supprimer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>%1 Your wager goes to the opponent: %2.</source>
        <translation>%1 Votre mise va à l’adversaire&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>This is the deal of %1: everything that was dealt or rolled in it was checked.</source>
        <translation>C’est la donne du %1&#xa0;: tout ce qui a été distribué ou lancé est vérifié.</translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message>
        <source>Replay %1, %2: %3, %4</source>
        <translation>Revoir %1, %2&#x202f;: %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
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
        <source>From a position: %1</source>
        <comment>a result</comment>
        <translation>Depuis une position&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GameStarter</name>
    <message>
        <source>Go on with the lesson?</source>
        <translation>Continuer la leçon&#x202f;?</translation>
    </message>
    <message>
        <source>Is %1 new to you?</source>
        <translation>Découvrez-vous %1&#x202f;?</translation>
    </message>
    <message>
        <source>You left the lesson of %1 before its end.</source>
        <translation>Vous avez quitté la leçon de %1 avant la fin.</translation>
    </message>
    <message>
        <source>The lesson shows you the game on the table: one sentence at a time, and you make the moves.</source>
        <translation>La leçon vous montre le jeu sur la table, phrase par phrase, et c’est vous qui jouez.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer tout de suite</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Continuer la leçon</translation>
    </message>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Apprendre en %n minute</numerusform>
            <numerusform>Apprendre en %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>The match does not begin: %1</source>
        <translation>Le match ne commence pas&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GamesView</name>
    <message>
        <source>Games</source>
        <comment>the list of games</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Trié par</translation>
    </message>
    <message>
        <source>By: %1</source>
        <comment>the head of a column</comment>
        <translation>Tri&#xa0;: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>opens it</comment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Enter, or a double click</source>
        <translation>Entrée, ou un double clic</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Del; Shift or Ctrl selects several games</source>
        <translation>Suppr&#x202f;; Maj ou Ctrl choisit plusieurs parties</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Lecture de l’historique…</translation>
    </message>
    <message>
        <source>No game matches the choices above.</source>
        <translation>Aucune partie ne correspond au choix ci-dessus.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games that are listed, all games</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <comment>how many games are listed</comment>
        <translation>
            <numerusform>%1, %n choisie</numerusform>
            <numerusform>%1, %n choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Games that you finish stand here, to be replayed and reviewed.</source>
        <translation>Les parties que vous finissez se retrouvent ici, à revoir et à analyser.</translation>
    </message>
</context>
<context>
    <name>parlour::HintCard</name>
    <message>
        <source>Hide</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>Touche Échap</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What matters here</source>
        <translation>Ce qui compte ici</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Why not: %1?</source>
        <translation>Pourquoi pas&#xa0;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Les deux se valent à peu près.</translation>
    </message>
    <message>
        <source>The analyst takes the first about %1 times in 100.</source>
        <translation>L’analyste choisit le premier coup environ %1 fois sur 100.</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Examen de la position…</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <translation>Recherche de la raison…</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryCheck</name>
    <message>
        <source>Another program is using the history. Games are added to it as soon as that program is done.</source>
        <translation>Un autre programme utilise l’historique. Les parties y sont ajoutées dès qu’il le libère.</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>opponents</comment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a game without others</comment>
        <translation>Seul</translation>
    </message>
    <message>
        <source>Time at the table, without breaks</source>
        <translation>Temps passé à la table, sans les pauses</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>opens it</comment>
        <translation>Analyse</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1</source>
        <comment>opponents</comment>
        <translation>Contre&#xa0;: %1</translation>
    </message>
    <message>
        <source>You did not play</source>
        <translation>Vous n’avez pas joué</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Pas encore analysée</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>a game</comment>
        <translation>endommagée</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be reviewed: %1</source>
        <translation>
            <numerusform>%n partie n’a pas pu être analysée&#xa0;: %1</numerusform>
            <numerusform>%n parties n’ont pas pu être analysées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>History and progress</source>
        <translation>Historique et progrès</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est affiché</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>the list of games</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved in %1.</source>
        <translation>
            <numerusform>%n partie enregistrée dans %1.</numerusform>
            <numerusform>%n parties enregistrées dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <translation>
            <numerusform>%n partie depuis le %1</numerusform>
            <numerusform>%n parties depuis le %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Supprimer %n partie&#x202f;?</numerusform>
            <numerusform>Supprimer %n parties&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are deleted with their reviews and cannot be brought back. To keep them elsewhere, export them first.</source>
        <translation>Elles sont supprimées avec leur analyse, sans retour possible. Pour les garder ailleurs, exportez-les d’abord.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s) into a folder</source>
        <translation>
            <numerusform>Exporter %n partie dans un dossier</numerusform>
            <numerusform>Exporter %n parties dans un dossier</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these games are reviewed.</source>
        <translation>Toutes ces parties sont analysées.</translation>
    </message>
    <message>
        <source>What your decisions cost you; alone: points</source>
        <translation>Ce que vos décisions vous ont coûté&#x202f;; seul&#xa0;: en points</translation>
    </message>
    <message>
        <source>What chance brought you; alone: points</source>
        <translation>Ce que le hasard vous a apporté&#x202f;; seul&#xa0;: en points</translation>
    </message>
    <message>
        <source>The histories that were set aside hold no game that can be read.</source>
        <translation>Les historiques mis de côté ne contiennent aucune partie lisible.</translation>
    </message>
    <message>
        <source>Games in the histories that were set aside: %1 recovered, %2 in the history before, %3 unreadable.</source>
        <translation>Parties des historiques mis de côté&#xa0;: récupérées&#xa0;: %1, déjà dans l’historique&#xa0;: %2, illisibles&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a player of a watched game</comment>
        <translation>%1 a perdu</translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <comment>one or %n players of a watched game</comment>
        <translation>
            <numerusform>%1 a gagné</numerusform>
            <numerusform>%1 ont gagné</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Bourse</translation>
    </message>
    <message>
        <source>From a position</source>
        <comment>a game that began from a position that was put in</comment>
        <translation>Depuis une position</translation>
    </message>
    <message>
        <source>Several people played; mistakes count for nobody</source>
        <translation>Plusieurs personnes ont joué&#xa0;; les erreurs ne comptent pour personne</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Export, files, reviews and the like</source>
        <translation>Exporter, fichiers, analyses et plus</translation>
    </message>
    <message>
        <source>Practice your mistakes</source>
        <translation>Entraînement sur vos erreurs</translation>
    </message>
    <message>
        <source>Review all that are listed</source>
        <translation>Analyser toute la liste</translation>
    </message>
    <message>
        <source>Paste a game copied as a line</source>
        <translation>Coller une partie copiée en une ligne</translation>
    </message>
    <message>
        <source>Recover games that were set aside</source>
        <translation>Récupérer les parties mises de côté</translation>
    </message>
</context>
<context>
    <name>parlour::KeyControl</name>
    <message>
        <source>Set back: %1</source>
        <comment>a shortcut</comment>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The effect of a shortcut, and where it works.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 est déjà prise&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is taken: %2. They cannot swap.</source>
        <translation>%1 est déjà prise&#xa0;: %2. Un échange n’est pas possible.</translation>
    </message>
    <message>
        <source>%1 cannot be a shortcut.</source>
        <translation>%1 ne peut pas être un raccourci.</translation>
    </message>
    <message>
        <source>Text fields need %1. Press it with Ctrl or Alt.</source>
        <translation>Les champs de texte ont besoin de %1. Appuyez dessus avec Ctrl ou Alt.</translation>
    </message>
    <message>
        <source>It is shown on the table, and is one letter, digit or sign.</source>
        <translation>Elle est montrée sur la table&#xa0;: c’est une seule lettre, un chiffre ou un signe.</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Laisser</translation>
    </message>
</context>
<context>
    <name>parlour::KeyField</name>
    <message>
        <source>Press a key…</source>
        <translation>Appuyez…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A shortcut, and its key.</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>parlour::LeadChart</name>
    <message>
        <source>The lead over time</source>
        <translation>L’avance au fil du temps</translation>
    </message>
    <message>
        <source>%1: %2 percent after %3 matches</source>
        <translation>%1&#x202f;: %2 pour cent après %3 parties</translation>
    </message>
    <message>
        <source>thousand matches of each pair</source>
        <translation>milliers de parties par paire</translation>
    </message>
    <message>
        <source>matches of each pair</source>
        <translation>parties par paire</translation>
    </message>
    <message>
        <source>thousand matches</source>
        <translation>milliers de parties</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>This plot needs Qt Charts, without which this program was built.</source>
        <translation>Ce graphique demande Qt Charts, sans lequel ce programme a été construit.</translation>
    </message>
</context>
<context>
    <name>parlour::LessonMode</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>parlour::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>sentences of a lesson</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Your move, on the table.</source>
        <translation>À vous de jouer, sur la table.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the previous sentence</source>
        <translation>À la phrase d’avant</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Continues (Enter)</source>
        <translation>Continue (Entrée)</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Marks the move on the table (%1)</source>
        <translation>Marque le coup sur la table (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::LineShow</name>
    <message>
        <source>One of many deals. First: %1</source>
        <comment>a move</comment>
        <translation>Une donne parmi d’autres. D’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>The same deal. Now: %1</source>
        <comment>a move</comment>
        <translation>La même donne. Maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>What the others hold is made up.</source>
        <translation>Les cartes des autres sont imaginées.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A key or a click ends it</source>
        <translation>Une touche ou un clic y met fin</translation>
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
        <source>Contest</source>
        <translation>Concours</translation>
    </message>
    <message numerus="yes">
        <source>%n more to resume</source>
        <translation>
            <numerusform>%n autre à reprendre</numerusform>
            <numerusform>%n autres à reprendre</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Continuer la leçon</translation>
    </message>
    <message>
        <source>Lesson (done ✓)</source>
        <translation>Leçon (faite ✓)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Parties regardées</translation>
    </message>
    <message>
        <source>Go on watching %1, %2</source>
        <translation>Continuer à regarder %1, %2</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Contest running: %1</source>
        <comment>a share</comment>
        <translation>Concours en cours&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of the game played</source>
        <comment>a share</comment>
        <translation>%1 de la partie jouée</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>Jouer contre</translation>
    </message>
    <message>
        <source>You left it at %1 of %2.</source>
        <comment>sentences of a lesson</comment>
        <translation>Vous l’avez quittée à %1 sur %2.</translation>
    </message>
    <message>
        <source>Leave the lesson of %1 for good</source>
        <translation>Abandonner la leçon de %1</translation>
    </message>
    <message>
        <source>Go on with the lesson of %1</source>
        <translation>Continuer la leçon de %1</translation>
    </message>
    <message>
        <source>No game is finished yet. A click on one replays it and shows what each move was worth.</source>
        <translation>Aucune partie n’est encore finie. Un clic sur l’une d’elles la rejoue et montre ce que valait chaque coup.</translation>
    </message>
    <message>
        <source>Purse and dealer…</source>
        <translation>Bourse et marchand…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Your own mistakes, until you find the move, and puzzles</source>
        <translation>Vos propres erreurs, jusqu’à trouver le coup, et des problèmes</translation>
    </message>
    <message>
        <source>Practice: %1 due</source>
        <comment>exercises</comment>
        <translation>Entraînement&#xa0;: %1 à faire</translation>
    </message>
    <message>
        <source>Practice (%1)</source>
        <comment>the number of exercises that are due</comment>
        <translation>Entraînement (%1)</translation>
    </message>
    <message>
        <source>Nothing is waiting: a game, a lesson, a contest or a round that you leave stays here.</source>
        <translation>Rien n’attend&#xa0;: une partie, une leçon, un concours ou une série que vous quittez reste ici.</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <comment>exercises of a round</comment>
        <translation>%1 sur %2 faits</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a game</comment>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Leave this round of the practice</source>
        <translation>Abandonner cette série de l’entraînement</translation>
    </message>
    <message>
        <source>Go on with the practice</source>
        <translation>Continuer l’entraînement</translation>
    </message>
    <message>
        <source>Put in a position…</source>
        <translation>Entrer une position…</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <comment>names</comment>
        <translation>Comme la dernière fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>Play · %1</source>
        <translation>Jouer · %1</translation>
    </message>
    <message numerus="yes">
        <source>Play · %1 and %n more</source>
        <translation>
            <numerusform>Jouer · %1 et %n autre</numerusform>
            <numerusform>Jouer · %1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>names of players</comment>
        <translation>Contre %1</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Par où commencer</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>À faire aujourd’hui</translation>
    </message>
    <message>
        <source>Open History</source>
        <translation>Ouvrir l’historique</translation>
    </message>
    <message>
        <source>1. Learn a game</source>
        <translation>1. Apprendre un jeu</translation>
    </message>
    <message>
        <source>A lesson tells you one sentence at a time, and you make the moves.</source>
        <translation>Une leçon avance phrase par phrase, et c’est vous qui jouez les coups.</translation>
    </message>
    <message>
        <source>2. Play</source>
        <translation>2. Jouer</translation>
    </message>
    <message>
        <source>You can ask for a hint and take moves back.</source>
        <translation>Vous pouvez demander un conseil et reprendre des coups.</translation>
    </message>
    <message>
        <source>3. Look back</source>
        <translation>3. Revoir</translation>
    </message>
    <message>
        <source>A review shows what luck brought and which moves cost you most.</source>
        <translation>Une analyse montre ce que la chance a apporté et quels coups vous ont coûté le plus.</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Choisir une leçon</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n minute</numerusform>
            <numerusform>%1, %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’exercer</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) for today</source>
        <translation>
            <numerusform>%n exercice pour aujourd’hui</numerusform>
            <numerusform>%n exercices pour aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>To your match</source>
        <translation>À votre match</translation>
    </message>
    <message>
        <source>Your match is next.</source>
        <translation>C’est à votre match.</translation>
    </message>
    <message>
        <source>Play · beginner %1</source>
        <translation>Jouer · %1, débutant</translation>
    </message>
    <message>
        <source>Play · casual %1</source>
        <translation>Jouer · %1, occasionnel</translation>
    </message>
    <message>
        <source>Play · club player %1</source>
        <translation>Jouer · %1, joueur de club</translation>
    </message>
    <message>
        <source>Play · master %1</source>
        <translation>Jouer · %1, maître</translation>
    </message>
    <message numerus="yes">
        <source>Play · %n opponent(s)</source>
        <translation>
            <numerusform>Jouer · %n adversaire</numerusform>
            <numerusform>Jouer · %n adversaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Play a deal of the day</source>
        <translation>Jouer une donne du jour</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <comment>a game, its players</comment>
        <translation>%1, contre %2</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>The same for everybody on this date in UTC. Your first try counts.</source>
        <translation>La même pour tous à cette date UTC. Votre premier essai compte.</translation>
    </message>
    <message>
        <source>To the puzzle</source>
        <translation>Vers le problème</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>One position, and one move that is best.</source>
        <translation>Une position, et un seul meilleur coup.</translation>
    </message>
    <message>
        <source>Your calendar…</source>
        <translation>Votre calendrier…</translation>
    </message>
</context>
<context>
    <name>parlour::MainWindow</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>Cette partie n’est pas enregistrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>An unfinished game could not be read and is at %1 now: %2</source>
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
        <source>This game was played by another program, which is not started because you have not let it play yet: %1. Choose it for a seat in a new game to do so.</source>
        <translation>Cette partie a été jouée par un autre programme, qui n’est pas lancé car vous ne l’avez pas encore autorisé&#x202f;: %1. Choisissez-le pour une place dans une nouvelle partie pour l’autoriser.</translation>
    </message>
</context>
<context>
    <name>parlour::MatchDrawer</name>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>%1, forfeit</source>
        <comment>won, forfeit</comment>
        <translation>%1, forfait</translation>
    </message>
    <message>
        <source>Close the list of matches</source>
        <translation>Fermer la liste des parties</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quelles parties</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Newer ones</source>
        <translation>Plus récentes</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>= even so far</source>
        <translation>= égalité jusqu’ici</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>devant</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>derrière</translation>
    </message>
    <message>
        <source>ahead %1</source>
        <translation>devant %1</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>%1 gagnées</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>derrière %1</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>%1 perdues</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>Parties&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Parties&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 when it moves first</source>
        <translation>%1 en jouant en premier</translation>
    </message>
    <message>
        <source>%1 when it moves second</source>
        <translation>%1 en jouant en second</translation>
    </message>
    <message>
        <source>Likely the better one</source>
        <translation>Sans doute le meilleur</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fautes</translation>
    </message>
    <message>
        <source>none</source>
        <comment>faults</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Match %1, %2, seed %3. Its steps were not kept.</source>
        <translation>Partie %1, %2, graine %3. Ses étapes n’ont pas été gardées.</translation>
    </message>
    <message>
        <source>Tied hands</source>
        <translation>Manches nulles</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>decided by one</comment>
        <translation>Serrées</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export match %1</source>
        <translation>Exporter la partie %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Match %1, %2, seed %3. Review it.</source>
        <translation>Partie %1, %2, graine %3. L’analyser.</translation>
    </message>
    <message>
        <source>Review %1</source>
        <translation>Analyser %1</translation>
    </message>
    <message>
        <source>Review match %1</source>
        <translation>Analyser la partie %1</translation>
    </message>
</context>
<context>
    <name>parlour::MatchPart</name>
    <message>
        <source>Wager</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Free play instead</source>
        <translation>Plutôt le jeu libre</translation>
    </message>
    <message>
        <source>Every card, and no credits. The purse stays as it is.</source>
        <translation>Toutes les cartes, sans crédits. La bourse reste telle quelle.</translation>
    </message>
    <message>
        <source>%1 Wagers up to %2 and owns %3.</source>
        <comment>character, limit, purse</comment>
        <translation>%1 Mise au plus %2, possède %3.</translation>
    </message>
    <message>
        <source>Both put up the same wager, at most %1 here; the winner takes both.</source>
        <translation>Chacun mise autant, ici au plus %1&#x202f;; le gagnant prend les deux mises.</translation>
    </message>
    <message>
        <source>Play for %1</source>
        <translation>Jouer pour %1</translation>
    </message>
    <message>
        <source>Play for honour</source>
        <translation>Jouer pour l’honneur</translation>
    </message>
    <message>
        <source>If either has no credits, the match is for honour.</source>
        <translation>Si l’un des deux n’a pas de crédits, le match se joue pour l’honneur.</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>Jeu libre</translation>
    </message>
    <message>
        <source>Your deck…</source>
        <translation>Votre paquet…</translation>
    </message>
</context>
<context>
    <name>parlour::MemoField</name>
    <message>
        <source>Write here</source>
        <translation>Écrivez ici</translation>
    </message>
</context>
<context>
    <name>parlour::MessageStrip</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>parlour::NewBests</name>
    <message>
        <source>A record: your most points</source>
        <translation>Un record&#xa0;: votre plus haut total</translation>
    </message>
    <message>
        <source>A record: your longest run of games won</source>
        <translation>Un record&#xa0;: votre plus longue série de victoires</translation>
    </message>
    <message>
        <source>A record: your quickest win</source>
        <translation>Un record&#xa0;: votre victoire la plus rapide</translation>
    </message>
    <message>
        <source>A record: your shortest win</source>
        <translation>Un record&#xa0;: votre victoire la plus courte</translation>
    </message>
</context>
<context>
    <name>parlour::NewContestSheet</name>
    <message>
        <source>Everybody against everybody, and a crosstable.</source>
        <translation>Chacun contre chacun, et une grille.</translation>
    </message>
    <message>
        <source>The first against each of the others: how good is a new bot?</source>
        <translation>Le premier contre chacun des autres&#x202f;: que vaut un nouveau bot&#x202f;?</translation>
    </message>
    <message>
        <source>A bracket in the order of seeding; losers play on for the places.</source>
        <translation>Un tableau dans l’ordre des têtes de série&#x202f;; les perdants jouent pour les places.</translation>
    </message>
    <message>
        <source>Full tables, seated by lot again in each round.</source>
        <translation>Tables complètes, places tirées au sort à chaque tour.</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Nouveau concours</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Matches of a set</source>
        <translation>Parties par set</translation>
    </message>
    <message>
        <source>Matches of a round</source>
        <translation>Parties par tour</translation>
    </message>
    <message>
        <source>Matches of each pair</source>
        <translation>Parties par paire</translation>
    </message>
    <message>
        <source>The same cards from every seat, so luck evens out.</source>
        <translation>Avec les mêmes cartes de chaque place&#x202f;: la chance s’équilibre.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Sets à gagner</translation>
    </message>
    <message>
        <source>Stop when it is clear</source>
        <translation>Arrêter quand c’est clair</translation>
    </message>
    <message>
        <source>Two bots: a test (SPRT) whether the first is better.</source>
        <translation>Deux bots&#x202f;: un test (SPRT) pour savoir si le premier est meilleur.</translation>
    </message>
    <message>
        <source>Not better: at most this many Elo</source>
        <translation>Pas meilleur&#x202f;: au plus tant d’Elo</translation>
    </message>
    <message>
        <source>Better: at least this many Elo</source>
        <translation>Meilleur&#x202f;: au moins tant d’Elo</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Autre programme…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Un des vôtres, par exemple.</translation>
    </message>
    <message>
        <source>Choose who plays.</source>
        <translation>Choisissez qui joue.</translation>
    </message>
    <message>
        <source>In this order: %1</source>
        <translation>Dans cet ordre&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s): %1</source>
        <translation>
            <numerusform>%n participant&#x202f;: %1</numerusform>
            <numerusform>%n participants&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed plays the same contest</source>
        <translation>Graine&#x202f;: jusqu’à 16 chiffres hexadécimaux&#x202f;; la même graine joue le même concours</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>une nouvelle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>A set takes about %1 on this computer.</source>
        <translation>Un set prend environ %1 sur cet ordinateur.</translation>
    </message>
    <message>
        <source>All matches take at most about %1 on this computer.</source>
        <translation>Toutes les parties prennent au plus environ %1 sur cet ordinateur.</translation>
    </message>
    <message>
        <source>All matches take about %1 on this computer.</source>
        <translation>Toutes les parties prennent environ %1 sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The second match of a pair has the cards of the first, with the seats exchanged.</source>
        <translation>La deuxième partie d’une paire a les cartes de la première, places échangées.</translation>
    </message>
    <message>
        <source>At the table, one match after the other.</source>
        <translation>À la table, une partie après l’autre.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Vous jouez %n partie&#x202f;; les autres jouent les leurs entre eux.</numerusform>
            <numerusform>Vous jouez %n parties&#x202f;; les autres jouent les leurs entre eux.</numerusform>
        </translation>
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
        <source>A bot plays in this seat.</source>
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
    <message>
        <source>Another program…</source>
        <translation>Autre programme…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Un des vôtres, par exemple.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>From the contests</source>
        <translation>Issus des concours</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Vos propres programmes</translation>
    </message>
    <message>
        <source>Take this deck</source>
        <translation>Prendre ce paquet</translation>
    </message>
    <message>
        <source>Name of another person at this screen</source>
        <translation>Nom d’une autre personne à cet écran</translation>
    </message>
    <message>
        <source>Sits here</source>
        <translation>Prend cette place</translation>
    </message>
    <message>
        <source>A deal that can be proved</source>
        <translation>Une donne que l’on peut prouver</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>scellée</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>My name</source>
        <translation>Mon nom</translation>
    </message>
    <message>
        <source>The rules as they are chosen here (%1)</source>
        <translation>Les règles telles qu’elles sont choisies ici (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::NextMatch</name>
    <message>
        <source>You win the tournament: gold</source>
        <translation>Vous gagnez le tournoi&#xa0;: or</translation>
    </message>
    <message>
        <source>%1 wins the tournament: gold</source>
        <translation>%1 gagne le tournoi&#xa0;: or</translation>
    </message>
    <message>
        <source>You come second: silver</source>
        <translation>Vous finissez à la deuxième place&#xa0;: argent</translation>
    </message>
    <message>
        <source>%1 comes second: silver</source>
        <translation>%1 finit à la deuxième place&#xa0;: argent</translation>
    </message>
    <message>
        <source>You come third: bronze</source>
        <translation>Vous finissez à la troisième place&#xa0;: bronze</translation>
    </message>
    <message>
        <source>%1 comes third: bronze</source>
        <translation>%1 finit à la troisième place&#xa0;: bronze</translation>
    </message>
    <message>
        <source>You come in at place %1</source>
        <translation>Vous finissez à la place %1</translation>
    </message>
    <message>
        <source>%1 comes in at place %2</source>
        <translation>%1 finit à la place %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>Your next match: against %1</source>
        <translation>Votre prochaine partie&#xa0;: contre %1</translation>
    </message>
    <message>
        <source>The next match: %1 against %2</source>
        <translation>La prochaine partie&#xa0;: %1 contre %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>%1 wins the tournament.</source>
        <translation>%1 gagne le tournoi.</translation>
    </message>
    <message>
        <source>The others are playing</source>
        <translation>Les autres jouent</translation>
    </message>
    <message>
        <source>The others have matches to play</source>
        <translation>Les autres ont encore des parties à jouer</translation>
    </message>
    <message>
        <source>Your next match follows.</source>
        <translation>Votre prochaine partie suit.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Les laisser jouer</translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you lead with %n point(s).</source>
        <translation>
            <numerusform>Après le tour %1, vous menez avec %n point.</numerusform>
            <numerusform>Après le tour %1, vous menez avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you share the lead with %n point(s).</source>
        <translation>
            <numerusform>Après le tour %1, vous partagez la tête avec %n point.</numerusform>
            <numerusform>Après le tour %1, vous partagez la tête avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the best share the lead with %n point(s).</source>
        <translation>
            <numerusform>Après le tour %1, la tête est partagée avec %n point.</numerusform>
            <numerusform>Après le tour %1, la tête est partagée avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the lead is with %2, who has %n point(s).</source>
        <translation>
            <numerusform>Après le tour %1, %2 mène avec %n point.</numerusform>
            <numerusform>Après le tour %1, %2 mène avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in place %1.</source>
        <translation>Vous êtes à la place %1.</translation>
    </message>
</context>
<context>
    <name>parlour::NumberField</name>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>parlour::OutcomeBars</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>outcome, number after the action, number after what was played</comment>
        <translation>%1&#x202f;: %2 contre %3</translation>
    </message>
    <message>
        <source>Outcomes after both actions</source>
        <translation>Issues après les deux actions</translation>
    </message>
</context>
<context>
    <name>parlour::Page</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>parlour::PastFilters</name>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tout résultat</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Regardée</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a game without others</comment>
        <translation>Seul</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toute date</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>Sept derniers jours</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>which are listed</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>Avec erreurs</translation>
    </message>
    <message>
        <source>Seed, note or player</source>
        <translation>Graine, note, joueur</translation>
    </message>
    <message>
        <source>Search by seed, note or player</source>
        <translation>Chercher une graine, une note ou un joueur</translation>
    </message>
    <message>
        <source>With this mistake</source>
        <translation>Avec cette erreur</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Tout adversaire</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>the filter</comment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
</context>
<context>
    <name>parlour::PictureField</name>
    <message>
        <source>%1: %2</source>
        <comment>a control and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>parlour::PlaceRow</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a place and the number of its cards</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 [%2]: %3</source>
        <extracomment>A place for cards with its key, and its cards.</extracomment>
        <translation>%1 [%2]&#xa0;: %3</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>%1: a letter on a card sends it here, with Alt it brings you here; here, type cards, Backspace takes the last one out</source>
        <translation>%1&#xa0;: cette lettre sur une carte l’envoie ici, avec Alt elle vous amène ici&#xa0;; ici, tapez des cartes, Retour arrière retire la dernière</translation>
    </message>
</context>
<context>
    <name>parlour::PlanChanges</name>
    <message>
        <source>Add a bot…</source>
        <translation>Ajouter un bot…</translation>
    </message>
    <message>
        <source>More matches…</source>
        <translation>Plus de parties…</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Ajouter un bot</translation>
    </message>
    <message>
        <source>More matches</source>
        <translation>Plus de parties</translation>
    </message>
    <message>
        <source>How many matches each pair is to have played in the end. What was played stays.</source>
        <translation>Combien de parties chaque paire aura jouées à la fin. Ce qui a été joué reste.</translation>
    </message>
    <message>
        <source>Matches of each pair</source>
        <translation>Parties par paire</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Les ajouter</translation>
    </message>
</context>
<context>
    <name>parlour::PlayOn</name>
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
        <translation>La partie reprend à l’étape %1&#x202f;; la suite est retirée de cette copie. Quelle place prenez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Who takes your seat?</source>
        <translation>Qui prend votre place&#x202f;?</translation>
    </message>
</context>
<context>
    <name>parlour::PointsTable</name>
    <message>
        <source>%1:%2</source>
        <comment>points of both</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Place %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 against %2: not played yet</source>
        <translation>%1 contre %2&#xa0;: pas encore joué</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) played</source>
        <translation>
            <numerusform>%1&#xa0;: %n partie jouée</numerusform>
            <numerusform>%1&#xa0;: %n parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) won</source>
        <translation>
            <numerusform>%1&#xa0;: %n partie gagnée</numerusform>
            <numerusform>%1&#xa0;: %n parties gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) drawn</source>
        <translation>
            <numerusform>%1&#xa0;: %n partie nulle</numerusform>
            <numerusform>%1&#xa0;: %n parties nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) lost</source>
        <translation>
            <numerusform>%1&#xa0;: %n partie perdue</numerusform>
            <numerusform>%1&#xa0;: %n parties perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PositionFormView</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row and a control in it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnue</translation>
    </message>
    <message numerus="yes">
        <source>%n of it are placed</source>
        <translation>
            <numerusform>%n placée</numerusform>
            <numerusform>%n placées</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a card to put it here; Backspace takes the last one out. Alt and a letter: to that place.</source>
        <translation>Tapez une carte pour la mettre ici&#xa0;; Retour arrière retire la dernière. Alt et une lettre&#xa0;: aller à cet endroit.</translation>
    </message>
    <message>
        <source>On a card, a letter sends it to the place with that letter.</source>
        <translation>Sur une carte, une lettre l’envoie à l’endroit qui porte cette lettre.</translation>
    </message>
</context>
<context>
    <name>parlour::PositionSheet</name>
    <message>
        <source>A position</source>
        <translation>Une position</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Copy as a line</source>
        <translation>Copier la ligne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is only one action.</source>
        <translation>Il n’y a qu’une action.</translation>
    </message>
    <message>
        <source>The position is copied as a line: these lines and nothing else.</source>
        <translation>La position est copiée en une ligne&#xa0;: ces lignes et rien d’autre.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Takes everything out, to copy a table from the beginning</source>
        <translation>Retire tout, pour recopier une table depuis le début</translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>a bot</comment>
        <translation>Contre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keeps the position for the practice, where it is asked until you find the best action</source>
        <translation>Garde la position pour l’entraînement, où elle est posée jusqu’à ce que vous trouviez la meilleure action</translation>
    </message>
    <message>
        <source>The practice asks for this position from now on.</source>
        <translation>L’entraînement pose désormais cette position.</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Les deux se valent à peu près.</translation>
    </message>
    <message>
        <source>Why not: %1?</source>
        <translation>Pourquoi pas&#xa0;: %1&#xa0;?</translation>
    </message>
    <message>
        <source>The position as text. Lines may be left out; ? means unknown.</source>
        <translation>La position sous forme de texte. Des lignes peuvent manquer&#x202f;; «&#xa0;?&#xa0;» veut dire inconnu.</translation>
    </message>
    <message>
        <source>Plays on against this opponent. What you cannot see is dealt at random. Does not count in your statistics</source>
        <translation>Poursuit contre cet adversaire. Ce que vous ne voyez pas est distribué au hasard. Ne compte pas dans vos statistiques</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Examen de la position…</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <translation>Recherche de la raison…</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Saisir</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>À l’entraînement</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What each action is worth</source>
        <translation>Ce que vaut chaque action</translation>
    </message>
    <message>
        <source>Close the answer</source>
        <translation>Fermer la réponse</translation>
    </message>
    <message>
        <source>To send it to somebody: whoever pastes the line in Parlour sees this position</source>
        <translation>Pour l’envoyer à quelqu’un&#xa0;: qui colle la ligne dans Parlour voit cette position</translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation>À vous de décider.</translation>
    </message>
</context>
<context>
    <name>parlour::PositionTable</name>
    <message>
        <source>%1, %2</source>
        <comment>a card and its place</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A click takes it out</source>
        <translation>Un clic l’enlève</translation>
    </message>
    <message>
        <source>Click, drag or type a card. Backspace takes the last one out; Alt and a letter go to the place with it.</source>
        <translation>Cliquez sur une carte, faites-la glisser ou tapez-la. Retour arrière enlève la dernière&#x202f;; Alt et une lettre mènent à l’emplacement de cette lettre.</translation>
    </message>
    <message>
        <source>Click what it is.</source>
        <translation>Cliquez sur la bonne valeur.</translation>
    </message>
    <message>
        <source>Click or type what it is.</source>
        <translation>Cliquez sur la bonne valeur ou tapez-la.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of it placed</source>
        <translation>
            <numerusform>%1, %n placée</numerusform>
            <numerusform>%1, %n placées</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them are placed.</source>
        <translation>Toutes sont placées.</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <comment>a value</comment>
        <translation>%1, choisi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a control and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a place and the number of its cards</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 [%2]: %3</source>
        <extracomment>A place for cards with its key, and its cards.</extracomment>
        <translation>%1 [%2]&#xa0;: %3</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
</context>
<context>
    <name>parlour::PracticeController</name>
    <message>
        <source>%1 points</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>A position that you kept</source>
        <translation>Une position que vous avez gardée</translation>
    </message>
    <message>
        <source>From your game of %1</source>
        <comment>a date</comment>
        <translation>De votre partie du %1</translation>
    </message>
    <message>
        <source>From a game of yours</source>
        <translation>D’une de vos parties</translation>
    </message>
    <message>
        <source>In the game you played: %1.</source>
        <translation>Dans la partie, vous avez joué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In the game you played the same.</source>
        <translation>Dans la partie, vous avez joué de même.</translation>
    </message>
    <message>
        <source>A puzzle of %1 points. The first level to find it: %2</source>
        <comment>a rating, a level</comment>
        <translation>Un problème coté %1. Le premier niveau à le trouver&#xa0;: %2</translation>
    </message>
    <message>
        <source>A puzzle of %1 points that no level finds</source>
        <comment>a rating</comment>
        <translation>Un problème coté %1 qu’aucun niveau ne trouve</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Un problème</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>a move</comment>
        <translation>Le meilleur coup&#xa0;: %1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is worth as much as %2.</source>
        <comment>two moves</comment>
        <translation>%1 vaut autant que %2.</translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <comment>a move, points</comment>
        <translation>%1&#xa0;: cela coûte %2.</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <comment>a kind of mistake</comment>
        <translation>Thème&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your rating: %1, before %2</source>
        <translation>Votre classement&#xa0;: %1, avant&#xa0;: %2</translation>
    </message>
    <message>
        <source>Back to the practice</source>
        <translation>Retour à l’entraînement</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Au résultat</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>%1% of your chances to win</source>
        <translation>%1&#xa0;% de vos chances de gagner</translation>
    </message>
</context>
<context>
    <name>parlour::PracticeMode</name>
    <message>
        <source>Practice: %1</source>
        <translation>Entraînement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to the practice</source>
        <translation>Retour à l’entraînement</translation>
    </message>
</context>
<context>
    <name>parlour::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>A round is open</source>
        <translation>Une série est en cours</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <comment>exercises of a round</comment>
        <translation>%1 sur %2 faits</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises of a round</comment>
        <translation>%1 sur %2 justes</translation>
    </message>
    <message>
        <source>Redo the missed ones</source>
        <translation>Refaire les manqués</translation>
    </message>
    <message>
        <source>A round of ten</source>
        <translation>Une série de dix</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Nouvelle série</translation>
    </message>
    <message>
        <source>Begin a round</source>
        <translation>Commencer une série</translation>
    </message>
    <message>
        <source>Kept positions</source>
        <translation>Positions gardées</translation>
    </message>
    <message>
        <source>Other mistakes</source>
        <translation>Autres erreurs</translation>
    </message>
    <message>
        <source>%1 due of %2</source>
        <comment>exercises</comment>
        <translation>%1 à faire sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) mastered</source>
        <translation>
            <numerusform>%n exercice maîtrisé</numerusform>
            <numerusform>%n exercices maîtrisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a review: the history reviews them all</source>
        <translation>
            <numerusform>%n partie sans analyse&#xa0;: l’historique les analyse toutes</numerusform>
            <numerusform>%n parties sans analyse&#xa0;: l’historique les analyse toutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left out, since their game cannot be read</source>
        <translation>
            <numerusform>%n exercice omis, car sa partie est illisible</numerusform>
            <numerusform>%n exercices omis, car leur partie est illisible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept exercise(s) set aside, since a newer analysis finds no mistake there</source>
        <translation>
            <numerusform>%n exercice gardé mis de côté&#xa0;: une analyse plus récente n’y trouve pas d’erreur</numerusform>
            <numerusform>%n exercices gardés mis de côté&#xa0;: une analyse plus récente n’y trouve pas d’erreur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) missed. Your own come back tomorrow; trying them now helps, too.</source>
        <translation>
            <numerusform>%n exercice manqué. Les vôtres reviennent demain&#xa0;; les réessayer maintenant aide aussi.</numerusform>
            <numerusform>%n exercices manqués. Les vôtres reviennent demain&#xa0;; les réessayer maintenant aide aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes, until you find the move after one, three, seven and 21 days, mixed with decisions of yours that were fine and with puzzles of your strength. You can leave it at any time.</source>
        <translation>Vos propres erreurs, jusqu’à ce que vous trouviez le coup après un, trois, sept et 21 jours, mêlées à des choix qui étaient bons et à des problèmes de votre force. Vous pouvez vous interrompre à tout moment.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n exercice à faire aujourd’hui</numerusform>
            <numerusform>%n exercices à faire aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>A decision of yours that was fine</source>
        <translation>Un de vos bons choix</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Un problème</translation>
    </message>
    <message>
        <source>A position that you kept</source>
        <translation>Une position que vous avez gardée</translation>
    </message>
    <message>
        <source>A mistake of yours</source>
        <translation>Une de vos erreurs</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Juste</translation>
    </message>
    <message>
        <source>✗ Missed</source>
        <translation>✗ Manqué</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Look again at exercise %1</source>
        <translation>Revoir l’exercice %1</translation>
    </message>
    <message>
        <source>Parlour puzzle of %1: %2, found</source>
        <comment>a date, a game</comment>
        <translation>Problème Parlour du %1&#xa0;: %2, trouvé</translation>
    </message>
    <message>
        <source>Parlour puzzle of %1: %2, missed</source>
        <comment>a date, a game</comment>
        <translation>Problème Parlour du %1&#xa0;: %2, manqué</translation>
    </message>
    <message>
        <source>Puzzle of the day: %1</source>
        <comment>a game</comment>
        <translation>Problème du jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>The same for everybody, a new one each day</source>
        <translation>Le même pour tous, un nouveau chaque jour</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Solve the puzzle of the day</source>
        <translation>Résoudre le problème du jour</translation>
    </message>
    <message>
        <source>Look again at the puzzle of the day</source>
        <translation>Revoir le problème du jour</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the result as one line</source>
        <translation>Copier le résultat en une ligne</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your rating at puzzles</source>
        <translation>Votre classement aux problèmes</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating, its standard error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating at %1: %2 after the first puzzle, now %3</source>
        <translation>Classement, %1&#xa0;: %2 après le premier problème, %3 maintenant</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>Autres problèmes</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thèmes</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n puzzle(s) of your strength</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n problème de votre force</numerusform>
            <numerusform>%1, %n problèmes de votre force</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a theme</comment>
        <translation>S’entraîner&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of your strength left, each asked once</source>
        <translation>
            <numerusform>%n problème restant de votre force, posé une seule fois</numerusform>
            <numerusform>%n problèmes restants de votre force, posés chacun une seule fois</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no exercise of this kind: %1</source>
        <translation>Il n’y a pas d’exercice de ce genre&#xa0;: %1</translation>
    </message>
    <message>
        <source>All right! Your own mistakes come back once more later.</source>
        <translation>Tout est bon&#x202f;! Vos propres erreurs reviendront encore une fois plus tard.</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Parcours de vos parties…</translation>
    </message>
    <message>
        <source>Nothing to practise today. Review a game, and its mistakes turn up here, with puzzles of that game.</source>
        <translation>Rien à travailler aujourd’hui. Analysez une partie, et ses erreurs viendront ici, avec des problèmes de ce jeu.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) set aside after %1 misses</source>
        <translation>
            <numerusform>%n exercice mis de côté après %1&#xa0;échecs</numerusform>
            <numerusform>%n exercices mis de côté après %1&#xa0;échecs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePages</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) cannot be read and are left out.</source>
        <translation>
            <numerusform>%n exercice est illisible et omis.</numerusform>
            <numerusform>%n exercices sont illisibles et omis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePanel</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>exercises of a round</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Your move, on the table.</source>
        <translation>À vous de jouer, sur la table.</translation>
    </message>
    <message>
        <source>What each move is worth</source>
        <translation>Ce que vaut chaque coup</translation>
    </message>
    <message>
        <source>Kept: it comes back</source>
        <translation>Gardé&#xa0;: il reviendra</translation>
    </message>
    <message>
        <source>Keep: bring it back</source>
        <translation>Garder&#xa0;: le revoir</translation>
    </message>
    <message>
        <source>Keep this exercise</source>
        <translation>Garder cet exercice</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Examen de la position…</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>parlour::ProgramSheet</name>
    <message>
        <source>Another program</source>
        <translation>Autre programme</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Le laisser jouer</translation>
    </message>
    <message>
        <source>Any program that speaks Parlour&apos;s protocol can play: lines of JSON on its standard input and output. It is started for each game and ended after it.</source>
        <translation>Tout programme qui parle le protocole de Parlour peut jouer&#x202f;: des lignes JSON sur ses entrée et sortie standard. Il est lancé pour chaque partie et terminé après elle.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>python3 my_bot.py</source>
        <translation>python3 my_bot.py</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Oublier %1</translation>
    </message>
    <message>
        <source>Asking who it is…</source>
        <translation>On lui demande qui il est…</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <translation>Voici %1.</translation>
    </message>
    <message>
        <source>This is %1 by %2.</source>
        <translation>Voici %1, de %2.</translation>
    </message>
    <message>
        <source>Its name at the table</source>
        <translation>Son nom à la table</translation>
    </message>
    <message>
        <source>Its name at the table: %1</source>
        <translation>Son nom à la table&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>parlour::ProgressView</name>
    <message>
        <source>%1 ±%2</source>
        <comment>a figure, its error</comment>
        <translation>%1 ±%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>words, figure</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Game and opponent</source>
        <translation>Jeu et adversaire</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>By the cost of a decision, compared with our own levels</source>
        <translation>D’après le coût d’un choix, comparé à nos propres niveaux</translation>
    </message>
    <message>
        <source>The result as it was without luck</source>
        <translation>Le résultat, la chance mise à part</translation>
    </message>
    <message>
        <source>Progress by game and opponent</source>
        <translation>Progrès par jeu et adversaire</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>Ce qui vous coûte le plus</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Records personnels</translation>
    </message>
    <message>
        <source>No costly decision is known. Review your games to find them.</source>
        <translation>Aucun choix coûteux n’est connu. Analysez vos parties pour les trouver.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <comment>how often, mean cost, all together</comment>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, %2: %3, better: %4</source>
        <comment>a day, a loss, what was done, what was better</comment>
        <translation>%1, %2&#xa0;: %3, mieux&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a best</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, a day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>le plus de points</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>plus longue série</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>quickest win</source>
        <translation>victoire la plus rapide</translation>
    </message>
    <message>
        <source>shortest win</source>
        <translation>victoire la plus courte</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>least lost by a decision</source>
        <translation>moindre perte par choix</translation>
    </message>
    <message>
        <source>win with the worst luck</source>
        <translation>victoire la moins chanceuse</translation>
    </message>
    <message>
        <source>No game that counts is over yet.</source>
        <translation>Aucune partie qui compte n’est finie.</translation>
    </message>
    <message>
        <source>Your mean chance at the end: 100% for a win; alone: points</source>
        <translation>Vos chances moyennes à la fin&#xa0;: 100&#x202f;% pour une victoire&#x202f;; seul&#xa0;: en points</translation>
    </message>
    <message>
        <source>on average, and all together</source>
        <translation>en moyenne, et au total</translation>
    </message>
    <message>
        <source>%1, alone, in points</source>
        <comment>a game</comment>
        <translation>%1, seul, en points</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>wins, games</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>A draw is half a win; alone: the games played</source>
        <translation>Une partie nulle compte pour une demi-victoire&#x202f;; seul&#xa0;: les parties jouées</translation>
    </message>
    <message>
        <source>The wins to expect from the opponents&apos; strength and your earlier games</source>
        <translation>Les victoires à attendre d’après la force des adversaires et vos parties d’avant</translation>
    </message>
    <message>
        <source>Lost a decision</source>
        <translation>Perdu par choix</translation>
    </message>
    <message>
        <source>What an unforced decision cost on average, of the win; alone: points</source>
        <translation>Coût moyen d’un choix non forcé, en part de la victoire&#x202f;; seul&#xa0;: en points</translation>
    </message>
    <message>
        <source>Luck a game</source>
        <translation>Chance par partie</translation>
    </message>
    <message>
        <source>What chance brought a game, of the win; alone: points</source>
        <translation>Ce que le hasard a apporté par partie, en part de la victoire&#x202f;; seul&#xa0;: en points</translation>
    </message>
    <message>
        <source>Result without luck</source>
        <translation>Résultat sans la chance</translation>
    </message>
    <message>
        <source>You have won %1, expected against %2: %3</source>
        <comment>4 of 9, a player, wins</comment>
        <translation>Vous avez gagné %1&#x202f;; attendu contre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, its rating</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: your rating is %2, from %n game(s) against %3.</source>
        <translation>
            <numerusform>%1&#xa0;: votre classement est de %2, d’après %n partie contre %3.</numerusform>
            <numerusform>%1&#xa0;: votre classement est de %2, d’après %n parties contre %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings are Elo of one game each, where random play has %1: 400 more win ten games of eleven.</source>
        <translation>Les classements sont des Elo propres à chaque jeu, où le jeu au hasard a %1&#xa0;: 400 de plus gagnent dix parties sur onze.</translation>
    </message>
    <message>
        <source>List the games with it</source>
        <translation>Lister les parties concernées</translation>
    </message>
    <message>
        <source>%1: the rating of %2 is %3.</source>
        <comment>a game, a guest, a rating</comment>
        <translation>%1&#x202f;: le classement de %2 est de %3.</translation>
    </message>
    <message>
        <source>%1, in %2 of your last %3 losses at %4: %5 each</source>
        <comment>kind of mistake, games, games, game, loss</comment>
        <translation>%1, dans %2 de vos %3 dernières défaites à %4&#xa0;: %5 à chaque fois</translation>
    </message>
    <message>
        <source>What your losses have in common</source>
        <translation>Ce que vos défaites ont en commun</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Travailler</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <comment>a kind of mistake</comment>
        <translation>Travailler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Practise positions of this kind only</source>
        <translation>S’entraîner seulement sur des positions de ce genre</translation>
    </message>
    <message>
        <source>What you win against whom, and what your mistakes cost, stands here after your first game.</source>
        <translation>Après votre première partie, vous verrez ici ce que vous gagnez, contre qui, et ce que coûtent vos erreurs.</translation>
    </message>
</context>
<context>
    <name>parlour::ProofSheet</name>
    <message>
        <source>The proof of the deal</source>
        <translation>La preuve de la donne</translation>
    </message>
    <message>
        <source>Shown before the first card</source>
        <translation>Montré avant la première carte</translation>
    </message>
    <message>
        <source>Own words: %1</source>
        <translation>Vos mots&#xa0;: %1</translation>
    </message>
    <message>
        <source>The number is opened when the game is over.</source>
        <translation>Le nombre est révélé à la fin de la partie.</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Le nombre</translation>
    </message>
    <message>
        <source>Its salt, which keeps the seal from being guessed</source>
        <translation>Son sel, qui empêche de deviner le sceau</translation>
    </message>
    <message>
        <source>✓ Number and salt make the seal, and every card, die and coin of this game follows from the number and the words.</source>
        <translation>✓ Le nombre et le sel donnent le sceau, et chaque carte, dé et pièce de cette partie découle du nombre et des mots.</translation>
    </message>
    <message>
        <source>✗ This is no proof: %1.</source>
        <translation>✗ Ce n’est pas une preuve&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tried just now: %1 games from the same number with other moves. Of %2 draws at the same place, %3 were the same. Cards drawn from what the players chose or gave back are left out.</source>
        <translation>Essayé à l’instant&#xa0;: %1 parties du même nombre, jouées autrement. Sur %2 tirages au même endroit, %3 étaient les mêmes. Les cartes tirées de ce que les joueurs ont choisi ou rendu ne comptent pas.</translation>
    </message>
    <message>
        <source>Check it without Parlour, by any SHA-256: the seal is that of the text below; the seed is the beginning of its HMAC over the words, or without words the number.</source>
        <translation>Vérifiez sans Parlour, avec n’importe quel SHA-256&#xa0;: le sceau est celui du texte ci-dessous&#x202f;; la graine est le début de son HMAC sur les mots, ou, sans mots, le nombre.</translation>
    </message>
    <message>
        <source>Sealed text</source>
        <translation>Texte scellé</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Rejouer la même donne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This is a proof for those who were shown the seal before the first card. Nobody added words, so whoever made the seal could choose the deal.</source>
        <translation>Ceci est une preuve pour ceux qui ont vu le sceau avant la première carte. Personne n’a ajouté de mots&#xa0;: qui a fait le sceau a donc pu choisir la donne.</translation>
    </message>
    <message>
        <source>This is a proof for those who were shown the seal before the first card and chose the words after it.</source>
        <translation>Ceci est une preuve pour ceux qui ont vu le sceau avant la première carte et ont choisi les mots ensuite.</translation>
    </message>
</context>
<context>
    <name>parlour::PurseSheet</name>
    <message>
        <source>Your purse</source>
        <translation>Votre bourse</translation>
    </message>
    <message>
        <source>Pay back</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>Parts of the purse</source>
        <translation>Parties de la bourse</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Prochain match</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Gains et pertes</translation>
    </message>
    <message>
        <source>%1 Matches are for honour, with the starter&apos;s cards.</source>
        <comment>a reason</comment>
        <translation>%1 Les matchs se jouent pour l’honneur, avec les cartes du débutant.</translation>
    </message>
    <message>
        <source>You own %1.</source>
        <translation>Vous possédez %1.</translation>
    </message>
    <message>
        <source>You owe the dealer %1.</source>
        <translation>Vous devez %1 au marchand.</translation>
    </message>
    <message>
        <source>In free play you have every card. For credits you begin with a starter&apos;s deck and %1, wager on matches and win or buy cards; it is no real money.</source>
        <translation>En jeu libre, vous avez toutes les cartes. Pour des crédits, vous commencez avec le paquet du débutant et %1, vous misez à chaque match et vous gagnez ou achetez des cartes&#x202f;; ce n’est pas de l’argent réel.</translation>
    </message>
    <message>
        <source>Take this deck</source>
        <translation>Prendre ce paquet</translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message>
        <source>Game over. %1</source>
        <translation>Partie finie. %1</translation>
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
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, games won</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n nulle</numerusform>
            <numerusform>%n nulles</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>games won</comment>
        <translation>Jusqu’ici&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>parlour::ResultController</name>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n étape</numerusform>
            <numerusform>%1, %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>La graine est copiée.</translation>
    </message>
    <message>
        <source>Parlour, %1, %2: %3</source>
        <extracomment>The first line of a shared result: the game, the date of the deal of the day, who won.</extracomment>
        <translation>Parlour, %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 (expected %2), %3</source>
        <comment>points or chance to win at the end, at the start, mistakes</comment>
        <translation>%1 (attendu&#xa0;: %2), %3</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ResultReviewPart</name>
    <message>
        <source>Expected points</source>
        <translation>Points attendus</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>chance to win, at the start, at the end</comment>
        <translation>%1&#xa0;: de %2 à %3</translation>
    </message>
    <message>
        <source>Where it turned:</source>
        <translation>Le tournant&#xa0;:</translation>
    </message>
    <message>
        <source>Where it turned: %1.</source>
        <comment>a part of the game</comment>
        <translation>Le tournant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>points, before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>No mistakes; luck took %1</source>
        <translation>Aucune erreur&#x202f;; la chance a pris %1</translation>
    </message>
    <message>
        <source>No mistakes; luck gave %1</source>
        <translation>Aucune erreur&#x202f;; la chance a donné %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what was done</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Go there in the review</source>
        <translation>Y aller dans l’analyse</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>chance to win, before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chance to win, player</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Mistakes cost %1, luck took %2</source>
        <comment>60%, or 2.2 games</comment>
        <translation>Les erreurs ont coûté %1, la chance a pris %2</translation>
    </message>
    <message>
        <source>Mistakes cost %1, luck gave %2</source>
        <comment>60%, or 2.2 games</comment>
        <translation>Les erreurs ont coûté %1, la chance a donné %2</translation>
    </message>
    <message>
        <source>%1: mistakes cost %2, luck took %3</source>
        <comment>player, 60%, or 2.2 games</comment>
        <translation>%1&#xa0;: les erreurs ont coûté %2, la chance a pris %3</translation>
    </message>
    <message>
        <source>%1: mistakes cost %2, luck gave %3</source>
        <comment>player, 60%, or 2.2 games</comment>
        <translation>%1&#xa0;: les erreurs ont coûté %2, la chance a donné %3</translation>
    </message>
    <message>
        <source>Looking at the game…</source>
        <translation>Examen de la partie…</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewController</name>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Que feriez-vous ici&#x202f;?</translation>
    </message>
    <message>
        <source>%1 costs %2. Try again.</source>
        <translation>%1&#xa0;: cela coûte %2. Réessayez.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the game, what was done</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>Choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choices of others</source>
        <translation>Choix des autres</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimation</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Points attendus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chance to win, figure</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, then %3 (%4, %5)</source>
        <comment>chance to win, before, after, loss, grade</comment>
        <translation>%1&#xa0;: %2, puis %3 (%4, %5)</translation>
    </message>
    <message>
        <source>%1: %2. The best was played.</source>
        <comment>chance to win, figure</comment>
        <translation>%1&#xa0;: %2. Le meilleur coup a été joué.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Tel que vous l’avez vu</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Tel que %1 l’a vu</translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %n decision(s)</source>
        <translation>
            <numerusform>Aucune erreur sur %n décision</numerusform>
            <numerusform>Aucune erreur sur %n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>mistakes, decisions</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n décision</numerusform>
            <numerusform>%n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Exporter l’analyse</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Données (*.json)</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Analyse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The review is not saved: %1</source>
        <translation>L’analyse n’est pas enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <comment>chance to win, at the start, at the end</comment>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is just as good as the best move.</source>
        <translation>%1 vaut tout autant que le meilleur coup.</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 est le meilleur coup.</translation>
    </message>
    <message>
        <source>Looking at the game…</source>
        <translation>Examen de la partie…</translation>
    </message>
    <message>
        <source>Looking at step %1 of %2…</source>
        <translation>Examen de l’étape %1 sur %2…</translation>
    </message>
    <message>
        <source>Looking longer at the costliest decisions…</source>
        <translation>Examen plus long de ce qui a coûté le plus…</translation>
    </message>
    <message>
        <source>Stop at mistakes</source>
        <translation>S’arrêter aux erreurs</translation>
    </message>
    <message>
        <source>Export the review…</source>
        <translation>Exporter l’analyse…</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewCurve</name>
    <message>
        <source>The chance to win over the game</source>
        <translation>Les chances de gagner au fil de la partie</translation>
    </message>
    <message>
        <source>The expected points over the game</source>
        <translation>Les points attendus au fil de la partie</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>chance</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Mistakes, worst first</source>
        <translation>Erreurs, la pire d’abord</translation>
    </message>
    <message>
        <source>Show best</source>
        <translation>Voir le meilleur</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewStrip</name>
    <message>
        <source>Reviews done</source>
        <translation>Analyses faites</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Finished reviews are kept; the rest continue when you ask again</source>
        <translation>Les analyses faites sont gardées&#x202f;; le reste continue quand vous le redemandez</translation>
    </message>
    <message>
        <source>Reviewing games: %1 of %2 done</source>
        <translation>Analyse des parties&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>how many are done, a time</comment>
        <translation>%1, encore %2 environ</translation>
    </message>
</context>
<context>
    <name>parlour::RoundList</name>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>parlour::RulesSheet</name>
    <message>
        <source>%1: %2</source>
        <comment>a rule and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rules in force: %1</source>
        <translation>Règles en vigueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The PDF is not saved: %1</source>
        <translation>Le PDF n’est pas enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Learn the game on the table, move by move</source>
        <translation>Apprendre le jeu sur la table, coup par coup</translation>
    </message>
    <message>
        <source>Search (%1)</source>
        <translation>Chercher (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::SealSheet</name>
    <message>
        <source>A deal that can be proved</source>
        <translation>Une donne que l’on peut prouver</translation>
    </message>
    <message>
        <source>One number decides every card, die and coin of a game, whatever is played. It is fixed now, and this is its seal: it says nothing of the number, but fits no other. After the game the number is opened, and anybody can see that it is the one that was sealed.</source>
        <translation>Un seul nombre décide de chaque carte, dé et pièce d’une partie, quoi que l’on joue. Il est fixé maintenant, et voici son sceau&#xa0;: il ne dit rien du nombre, mais ne va à aucun autre. Après la partie, le nombre est révélé et chacun peut voir que c’est bien celui qui a été scellé.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>Vos mots</translation>
    </message>
    <message>
        <source>Own words, as one cuts a deck; may be left out</source>
        <translation>Vos mots, comme on coupe un paquet&#x202f;; facultatif</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>Copier le sceau</translation>
    </message>
    <message>
        <source>Deal from this number</source>
        <translation>Donner d’après ce nombre</translation>
    </message>
    <message>
        <source>Words of your own are mixed into the deal, so that nobody can have chosen it before: they change every card, and the number is fixed already.</source>
        <translation>Des mots à vous sont mêlés à la donne, si bien que personne n’a pu la choisir d’avance&#xa0;: ils changent chaque carte, et le nombre est déjà fixé.</translation>
    </message>
    <message>
        <source>Several blanks in a row count as one.</source>
        <translation>Plusieurs espaces de suite comptent comme un seul.</translation>
    </message>
</context>
<context>
    <name>parlour::SeatTable</name>
    <message>
        <source>Wins by seat</source>
        <translation>Victoires par place</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>%1 in seat %2: %3 won of %4</source>
        <translation>%1 à la place %2&#x202f;: %3 gagnées sur %4</translation>
    </message>
</context>
<context>
    <name>parlour::SettingsRows</name>
    <message>
        <source>No setting fits.</source>
        <translation>Aucun réglage ne correspond.</translation>
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
        <source>High contrast is flat and as readable as possible.</source>
        <translation>Le contraste élevé est plat et aussi lisible que possible.</translation>
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
        <source>Parlour %1</source>
        <translation>Parlour %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Of cards, chips, dice and coins, and of a game that is won.</source>
        <translation>De cartes, jetons, dés et pièces, et d’une partie gagnée.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Doux</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tuteur</translation>
    </message>
    <message>
        <source>Asks before a move of yours that costs much of the chance to win.</source>
        <translation>Demande avant un coup qui vous coûte beaucoup de chances de gagner.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>tutor</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Gaffes</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Toutes les erreurs</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>Douteux à partir de</translation>
    </message>
    <message>
        <source>Mistake from</source>
        <translation>Erreur à partir de</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Gaffe à partir de</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Votre portrait</translation>
    </message>
    <message>
        <source>At the table and in lists of players.</source>
        <translation>À la table et dans les listes de joueurs.</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Of the program&apos;s own cards.</source>
        <translation>Des cartes du programme.</translation>
    </message>
    <message>
        <source>Russian letters</source>
        <translation>Lettres russes</translation>
    </message>
    <message>
        <source>В, Д, К and Т on the program&apos;s own cards, instead of J, Q, K and A.</source>
        <translation>В, Д, К et Т sur les cartes du programme, au lieu de J, Q, K et A.</translation>
    </message>
    <message>
        <source>Roll the dice yourself</source>
        <translation>Lancer les dés soi-même</translation>
    </message>
    <message>
        <source>Your first roll waits for you as well; otherwise it is automatic.</source>
        <translation>Votre premier lancer vous attend aussi&#x202f;; sinon les dés tombent tout seuls.</translation>
    </message>
    <message>
        <source>Wine red felt</source>
        <translation>Feutre lie-de-vin</translation>
    </message>
    <message>
        <source>Pine green felt</source>
        <translation>Feutre vert pin</translation>
    </message>
    <message>
        <source>No portrait</source>
        <translation>Sans portrait</translation>
    </message>
    <message>
        <source>Portrait %1</source>
        <translation>Portrait %1</translation>
    </message>
    <message>
        <source>Woven</source>
        <translation>Tissé</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Écailles</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Ciel nocturne</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>The first tap or key shows what would be done, the second does it.</source>
        <translation>Le premier appui ou la première touche montre ce qui serait fait, le second le fait.</translation>
    </message>
    <message>
        <source>%1 Games with them are marked.</source>
        <translation>%1 Les parties jouées ainsi sont signalées.</translation>
    </message>
    <message>
        <source>Commands in shared files</source>
        <translation>Commandes dans les fichiers partagés</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Chercher dans les réglages</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Panels and pages; a table keeps its own colours.</source>
        <translation>Panneaux et pages&#x202f;; une table garde ses propres couleurs.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Undo after something new</source>
        <translation>Annuler après du nouveau</translation>
    </message>
    <message>
        <source>Whether Undo also takes back a move after which you saw new cards or dice. For practice.</source>
        <translation>Si Annuler reprend aussi un coup après lequel vous avez vu de nouvelles cartes ou de nouveaux dés. Pour s’exercer.</translation>
    </message>
    <message>
        <source>Copies and exports also hold the commands that start other programs, and what these write. Both may tell names of people and folders. Otherwise a program is named by its file alone.</source>
        <translation>Les copies et les exports contiennent aussi les commandes qui lancent d’autres programmes, et ce que ceux-ci écrivent. Des noms de personnes et de dossiers peuvent y figurer. Sinon, un programme n’est nommé que par son fichier.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Training wheels</source>
        <translation>Petites roues</translation>
    </message>
    <message>
        <source>Its own colours</source>
        <translation>Ses propres couleurs</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>And of all else in the window, from the next start of the program.</source>
        <translation>Et de tout le reste dans la fenêtre, dès le prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>Tap once to preview, again to play</source>
        <translation>Toucher une fois pour voir, encore une fois pour jouer</translation>
    </message>
    <message>
        <source>Call it so when it costs at least this much, in % of the win.</source>
        <translation>Un coup porte ce nom s’il coûte au moins cela, en % de la victoire.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>Set all back</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Each can be changed. Esc, Enter, Space, Tab, Home, End and the arrows stay.</source>
        <translation>Chacun peut être changé. Échap, Entrée, Espace, Tab, Début, Fin et les flèches restent.</translation>
    </message>
    <message>
        <source>Keys: %1</source>
        <comment>where they work</comment>
        <translation>Touches&#xa0;: %1</translation>
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
        <source>Log: one line per step; activating a line goes there</source>
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
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>What it believes</source>
        <translation>Ce qu’il suppose</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What it believes, in 100</source>
        <translation>Ce qu’il suppose, sur 100</translation>
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
    <name>parlour::StandingsTable</name>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Part&#x202f;%</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fautes</translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n, exclu</numerusform>
            <numerusform>%n, exclu</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>faults</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1, place %2: %3 percent of the wins, error %4</source>
        <translation>%1, place %2&#x202f;: %3 pour cent des victoires, erreur %4</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>%1, between %2 and %3 (%4)</source>
        <comment>a strength, bounds, how sure they are</comment>
        <translation>%1, entre %2 et %3 (%4)</translation>
    </message>
    <message>
        <source>Elo counts from the mean of these bots, which is 0; 400 more win ten games of eleven.</source>
        <translation>L’Elo se compte depuis la moyenne de ces bots, qui est 0&#x202f;; 400 de plus gagnent dix parties sur onze.</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>not begun</source>
        <comment>an entrant of a contest in progress</comment>
        <translation>pas commencé</translation>
    </message>
    <message>
        <source>%1 has not begun</source>
        <translation>%1 n’a pas commencé</translation>
    </message>
</context>
<context>
    <name>parlour::TableBar</name>
    <message>
        <source>Move now</source>
        <translation>Abréger</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
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
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Volet latéral</translation>
    </message>
    <message>
        <source>%1 (Esc)</source>
        <extracomment>Where the button leads, and its key.</extracomment>
        <translation>%1 (Échap)</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Jouer jusqu’à la fin</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Mains découvertes</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>De votre place</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Vu par %1</translation>
    </message>
    <message>
        <source>All open, %1 at the bottom</source>
        <translation>Mains découvertes, %1 en bas</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Menu of a sealed game</source>
        <translation>Menu d’une partie scellée</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>More for this game, whose deal is sealed</source>
        <translation>Plus pour cette partie, dont la donne est scellée</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>Plus pour cette partie</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Share as a line of text…</source>
        <translation>Partager en une ligne de texte…</translation>
    </message>
    <message>
        <source>Change this position…</source>
        <translation>Modifier cette position…</translation>
    </message>
    <message>
        <source>The proof of the deal…</source>
        <translation>La preuve de la donne…</translation>
    </message>
    <message>
        <source>Keys of this table</source>
        <translation>Touches de cette table</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Reprendre d’ici…</translation>
    </message>
    <message>
        <source>The bot plays the best move found so far (%1)</source>
        <translation>Le bot répond avec ce qu’il a de mieux (%1)</translation>
    </message>
    <message>
        <source>The bots play the rest at once (%1)</source>
        <translation>Les bots jouent le reste d’un coup (%1)</translation>
    </message>
    <message>
        <source>Back to your last decision (%1)</source>
        <translation>Retour à votre dernière décision (%1)</translation>
    </message>
    <message>
        <source>What matters here, in words; again: the move (%1)</source>
        <translation>Ce qui compte ici, en mots&#x202f;; encore&#xa0;: le coup (%1)</translation>
    </message>
    <message>
        <source>Another action at this step, and what it leads to (%1)</source>
        <translation>Une autre action à cette étape, et ses suites (%1)</translation>
    </message>
    <message>
        <source>What could be known (%1)</source>
        <translation>Ce que l’on pouvait savoir (%1)</translation>
    </message>
    <message>
        <source>Whose cards are seen, and what could be known (%1)</source>
        <translation>De qui on voit les cartes, et ce que l’on pouvait savoir (%1)</translation>
    </message>
    <message>
        <source>Log, thinking and notes (%1)</source>
        <translation>Journal, réflexion et notes (%1)</translation>
    </message>
    <message>
        <source>What could they know (%1)</source>
        <translation>Que pouvaient-ils savoir (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::TableMode</name>
    <message>
        <source>Back to the contest</source>
        <translation>Retour au concours</translation>
    </message>
    <message>
        <source>Back to the history</source>
        <translation>Retour à l’historique</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>parlour::TablePage</name>
    <message>
        <source>%1 · wager: %2</source>
        <comment>the rules of a match</comment>
        <translation>%1 · mise&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>parlour::TableView</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 réfléchit</translation>
    </message>
</context>
<context>
    <name>parlour::ThinkingController</name>
    <message>
        <source>Show a hint</source>
        <translation>Voir un conseil</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Nobody decides here: it is up to chance.</source>
        <translation>Personne ne décide ici&#x202f;: c’est le hasard.</translation>
    </message>
    <message>
        <source>Nothing to think about here.</source>
        <translation>Aucune réflexion ici.</translation>
    </message>
    <message>
        <source>Pause to see the thinking at each step.</source>
        <translation>Mettez en pause pour voir la réflexion à chaque étape.</translation>
    </message>
    <message>
        <source>Ask for a hint: first what matters here, in words, then the move.</source>
        <translation>Demandez un conseil&#xa0;: d’abord ce qui compte ici, en mots, puis le coup.</translation>
    </message>
    <message>
        <source>The others&apos; thinking can be seen when the game is over.</source>
        <translation>La réflexion des autres se verra à la fin de la partie.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>Réflexion&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 thought</source>
        <translation>Dernière réflexion&#x202f;: %1</translation>
    </message>
    <message>
        <source>The last decision, step %1.</source>
        <translation>La dernière décision, étape %1.</translation>
    </message>
    <message>
        <source>%1 writes</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>Fault: %1 (%2)</source>
        <translation>Faute&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Fault: %1</source>
        <translation>Faute&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>parlour::TournamentPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es) of each pair</source>
        <translation>
            <numerusform>%1, %n partie par paire</numerusform>
            <numerusform>%1, %n parties par paire</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Classement</translation>
    </message>
</context>
<context>
    <name>parlour::TournamentSheet</name>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Vous jouez %n partie&#x202f;; les autres jouent les leurs entre eux.</numerusform>
            <numerusform>Vous jouez %n parties&#x202f;; les autres jouent les leurs entre eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %1 to %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Vous jouez de %1 à %n partie&#x202f;; les autres jouent les leurs entre eux.</numerusform>
            <numerusform>Vous jouez de %1 à %n parties&#x202f;; les autres jouent les leurs entre eux.</numerusform>
        </translation>
    </message>
    <message>
        <source>That takes about %1.</source>
        <translation>Cela prend environ %1.</translation>
    </message>
    <message>
        <source>A tournament of your own</source>
        <translation>Votre propre tournoi</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>A second person at this screen</source>
        <translation>Une deuxième personne à cet écran</translation>
    </message>
    <message>
        <source>Name of a second person at this screen</source>
        <translation>Nom d’une deuxième personne à cet écran</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Rules and programs…</source>
        <translation>Règles et programmes…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Matches to win against each</source>
        <translation>Parties à gagner contre chacun</translation>
    </message>
    <message>
        <source>Matches against each</source>
        <translation>Parties contre chacun</translation>
    </message>
    <message>
        <source>Choose at least two opponents.</source>
        <translation>Choisissez au moins deux adversaires.</translation>
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
    <message>
        <source>Live at %1</source>
        <translation>Direct à %1</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2</source>
        <translation>Chronologie, étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>parlour::TrendChart</name>
    <message>
        <source>d MMM</source>
        <extracomment>Dates as QLocale writes them: a day and its month, a month and its year.</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>Games won, of the last %1 each time: %2 on %3, %4 now, between %5 and %6</source>
        <translation>Parties gagnées, sur les %1 dernières à chaque fois&#xa0;: %2 (%3), %4 maintenant, entre %5 et %6</translation>
    </message>
    <message>
        <source>Lost by a decision, over the last %1 games each time: %2 on %3, %4 now, between %5 and %6</source>
        <translation>Perdu par choix, sur les %1 dernières parties à chaque fois&#xa0;: %2 (%3), %4 maintenant, entre %5 et %6</translation>
    </message>
</context>
<context>
    <name>parlour::ValueList</name>
    <message>
        <source>Yours; about the same</source>
        <comment>a move, compared with the best one</comment>
        <translation>Le vôtre&#xa0;; à peu près équivalent</translation>
    </message>
    <message>
        <source>About the same</source>
        <comment>a move, compared with the best one</comment>
        <translation>À peu près équivalent</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>a move</comment>
        <translation>Le vôtre</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a move</comment>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit of a loss, a figure</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Points attendus</translation>
    </message>
    <message>
        <source>Loses, points</source>
        <comment>header of a column</comment>
        <translation>Perte (points)</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a value and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
</context>
<context>
    <name>parlour::WhatIfController</name>
    <message>
        <source>%1 ± %2</source>
        <comment>a value and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>That is what was played.</source>
        <translation>C’est ce qui a été joué.</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n branch(es), which is the most. Delete one first.</source>
        <translation>
            <numerusform>Cette partie a %n variante, le maximum. Supprimez-en une d’abord.</numerusform>
            <numerusform>Cette partie a %n variantes, le maximum. Supprimez-en une d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>the players of the game</source>
        <translation>les joueurs de la partie</translation>
    </message>
    <message>
        <source>With the real cards · %1 · played on by %2</source>
        <comment>action, players</comment>
        <translation>Avec les vraies cartes · %1 · suite jouée par&#x202f;: %2</translation>
    </message>
    <message>
        <source>What you could not see, dealt again · %1 · played on by %2</source>
        <comment>action, players</comment>
        <translation>Ce que vous ne pouviez pas voir, redistribué · %1 · suite jouée par&#x202f;: %2</translation>
    </message>
    <message>
        <source>What %1 could not see, dealt again · %2 · played on by %3</source>
        <comment>seat, action, players</comment>
        <translation>Ce que %1 ne pouvait pas voir, redistribué · %2 · suite jouée par&#x202f;: %3</translation>
    </message>
    <message>
        <source>Nobody has a choice at this step. Go to one at which somebody decides.</source>
        <translation>À cette étape, personne n’a le choix. Allez à une étape où quelqu’un décide.</translation>
    </message>
    <message>
        <source>Step %1, %2. Played: %3. Choose another action, at the table or here.</source>
        <comment>number, seat, action</comment>
        <translation>Étape %1, %2. Joué&#x202f;: %3. Choisissez une autre action, à la table ou ici.</translation>
    </message>
    <message>
        <source>The players of the game</source>
        <translation>Les joueurs de la partie</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Joué&#x202f;: %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1 à %2</translation>
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
        <source>Step %1: %2</source>
        <comment>number, action</comment>
        <translation>Étape %1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>dealt again, %n time(s)</source>
        <translation>
            <numerusform>redistribué %n fois</numerusform>
            <numerusform>redistribué %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>real cards · %1</source>
        <comment>result</comment>
        <translation>vraies cartes · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each played on after both actions</source>
        <translation>
            <numerusform>%n donne, jouée après chacune des deux actions</numerusform>
            <numerusform>%n donnes, chacune jouée après les deux actions</numerusform>
        </translation>
    </message>
    <message>
        <source>This branch: %1. The game: %2.</source>
        <comment>results</comment>
        <translation>Cette variante&#x202f;: %1. La partie&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>Touche Échap</translation>
    </message>
    <message>
        <source>Loses, points</source>
        <comment>header of a column</comment>
        <translation>Perte (points)</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>a chance and the ends of its interval, in hundredths</comment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what you could expect: all that you could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>Les vraies cartes montrent ce qui se serait passé. La nouvelle donne montre à quoi vous pouviez vous attendre&#xa0;: tout ce que vous ne pouviez pas voir est redistribué, selon ce que l’analyse croit probable, jusqu’à %n fois.</numerusform>
            <numerusform>Les vraies cartes montrent ce qui se serait passé. La nouvelle donne montre à quoi vous pouviez vous attendre&#xa0;: tout ce que vous ne pouviez pas voir est redistribué, selon ce que l’analyse croit probable, jusqu’à %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what %1 could expect: all that %1 could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>Les vraies cartes montrent ce qui se serait passé. La nouvelle donne montre à quoi %1 pouvait s’attendre&#xa0;: tout ce que %1 ne pouvait pas voir est redistribué, selon ce que l’analyse croit probable, jusqu’à %n fois.</numerusform>
            <numerusform>Les vraies cartes montrent ce qui se serait passé. La nouvelle donne montre à quoi %1 pouvait s’attendre&#xa0;: tout ce que %1 ne pouvait pas voir est redistribué, selon ce que l’analyse croit probable, jusqu’à %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference is %1 to %2 points, as sure as 95 in 100.</source>
        <translation>L’écart est entre %1 et %2 en points, sûr à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>The analysis says %1 points, as it expects everybody to play as it does; here the game is played on by %2.</source>
        <comment>difference, players</comment>
        <translation>L’analyse donne un écart en points de %1, car elle suppose que chacun joue comme elle&#xa0;; ici, la suite est jouée par %2.</translation>
    </message>
    <message>
        <source>More deals</source>
        <translation>Plus de donnes</translation>
    </message>
    <message>
        <source>Playing it out…</source>
        <translation>La suite se joue…</translation>
    </message>
    <message>
        <source>Deal %1 of %2…</source>
        <translation>Donne %1 sur %2…</translation>
    </message>
    <message>
        <source>Save a copy of the game (%1) to keep its branches.</source>
        <translation>Enregistrez une copie de la partie (%1) pour garder ses variantes.</translation>
    </message>
</context>
<context>
    <name>parlour::WhatIfPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a choice, what is chosen</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Who plays on</source>
        <translation>Qui joue la suite</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>With the real cards</source>
        <translation>Avec les vraies cartes</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Nouvelle donne</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Another action…</source>
        <translation>Une autre action…</translation>
    </message>
</context>
</TS>
