<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>Seat %1 forfeited the game; what came before is reviewed</source>
        <translation>Место %1 сдало партию; разобрано то, что было до этого</translation>
    </message>
    <message>
        <source>The game is not over; it is reviewed up to its last step</source>
        <translation>Партия не окончена; она разобрана до последнего хода</translation>
    </message>
    <message>
        <source>Moves in this game cannot be rated yet</source>
        <translation>Ходы в этой игре пока не оцениваются</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>A baseline for the others</source>
        <translation>Мерило для остальных</translation>
    </message>
    <message>
        <source>Any legal card. For first steps.</source>
        <translation>Любая разрешённая карта. Для первых шагов.</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Жадный</translation>
    </message>
    <message>
        <source>What beginners are taught</source>
        <translation>То, чему учат новичков</translation>
    </message>
    <message>
        <source>The lowest card that will do.</source>
        <translation>Младшая карта из подходящих.</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Статья</translation>
    </message>
    <message>
        <source>The card values of OpenFool&apos;s author&apos;s article, the decisions of the program</source>
        <translation>Ценность карт — из статьи автора OpenFool, решения — из программы</translation>
    </message>
    <message>
        <source>Weighs its hand as the article does.</source>
        <translation>Оценивает свою руку, как в статье.</translation>
    </message>
    <message>
        <source>OpenFool</source>
        <translation>OpenFool</translation>
    </message>
    <message>
        <source>OpenFool 0.3.0, by this program&apos;s rules</source>
        <translation>OpenFool 0.3.0 по правилам этой программы</translation>
    </message>
    <message>
        <source>The reference app’s player, step by step.</source>
        <translation>Игрок программы-образца, шаг в шаг.</translation>
    </message>
    <message>
        <source>The published contest, rule for rule</source>
        <translation>Опубликованный конкурс, точь-в-точь по его правилам</translation>
    </message>
    <message>
        <source>Sample player of the published contest, rule for rule</source>
        <translation>Игрок-образец опубликованного конкурса, точь-в-точь</translation>
    </message>
    <message>
        <source>From its one-line description; its true rules are lost</source>
        <translation>По единственной известной о нём строке; настоящие правила утеряны</translation>
    </message>
    <message>
        <source>Our own, a baseline for the others</source>
        <translation>Наш собственный, мерило для остальных</translation>
    </message>
    <message>
        <source>Plays any legal action.</source>
        <translation>Делает что угодно по правилам.</translation>
    </message>
    <message>
        <source>Dumb Bold Player</source>
        <translation>Глупый смельчак</translation>
    </message>
    <message>
        <source>Takes cards until it has 20 or goes bust.</source>
        <translation>Берёт карты до 20 или до перебора.</translation>
    </message>
    <message>
        <source>Dumb Cautious Player</source>
        <translation>Глупый осторожник</translation>
    </message>
    <message>
        <source>Stands on 15 or more, whatever you have.</source>
        <translation>Останавливается на 15 и больше, что бы ни было у вас.</translation>
    </message>
    <message>
        <source>Bastila</source>
        <translation>Bastila</translation>
    </message>
    <message>
        <source>Plays her own cards and never looks at yours.</source>
        <translation>Играет своё и никогда не смотрит на ваши карты.</translation>
    </message>
    <message>
        <source>T3-M4</source>
        <translation>T3-M4</translation>
    </message>
    <message>
        <source>A droid whose arithmetic tells it that it cannot go bust.</source>
        <translation>Дроид, чья арифметика уверяет, что перебора не бывает.</translation>
    </message>
    <message>
        <source>Glaucus</source>
        <translation>Glaucus</translation>
    </message>
    <message>
        <source>Plays every hand a hundred times in its head.</source>
        <translation>Сто раз играет каждый раунд в уме.</translation>
    </message>
    <message>
        <source>The Cincinnati Kid, first version</source>
        <translation>The Cincinnati Kid, первая версия</translation>
    </message>
    <message>
        <source>The Kid before it learnt to answer an opponent who stands.</source>
        <translation>Kid до того, как научился отвечать тому, кто остановился.</translation>
    </message>
    <message>
        <source>Austin Powers</source>
        <translation>Austin Powers</translation>
    </message>
    <message>
        <source>Counts cards, and lives dangerously when behind.</source>
        <translation>Считает карты и рискует, когда отстаёт.</translation>
    </message>
    <message>
        <source>Nestor</source>
        <translation>Nestor</translation>
    </message>
    <message>
        <source>Weighs what standing and drawing are worth.</source>
        <translation>Взвешивает, что выгоднее: остановиться или взять карту.</translation>
    </message>
    <message>
        <source>HK-47</source>
        <translation>HK-47</translation>
    </message>
    <message>
        <source>Trigger-happy: fires its biggest card first.</source>
        <translation>Скор на стрельбу: первой выпускает старшую карту.</translation>
    </message>
    <message>
        <source>The Cincinnati Kid</source>
        <translation>The Cincinnati Kid</translation>
    </message>
    <message>
        <source>Holds its cards until one of them wins.</source>
        <translation>Придерживает карты, пока одна из них не выиграет.</translation>
    </message>
    <message>
        <source>Oldschool</source>
        <translation>Oldschool</translation>
    </message>
    <message>
        <source>Believes that time only goes forward.</source>
        <translation>Верит, что время идёт только вперёд.</translation>
    </message>
    <message>
        <source>RegretBot</source>
        <translation>RegretBot</translation>
    </message>
    <message>
        <source>Waits for the last round, then regrets the first it lost.</source>
        <translation>Ждёт последнего раунда, а там жалеет о первом проигранном.</translation>
    </message>
    <message>
        <source>Deja Vu</source>
        <translation>Deja Vu</translation>
    </message>
    <message>
        <source>Far behind, it lives the round before over and over.</source>
        <translation>Сильно отстав, снова и снова переживает прошлый раунд.</translation>
    </message>
    <message>
        <source>NoRegretsBot</source>
        <translation>NoRegretsBot</translation>
    </message>
    <message>
        <source>Blocks every twentieth round, come what may.</source>
        <translation>Блокирует каждый двадцатый раунд, что бы ни случилось.</translation>
    </message>
    <message>
        <source>Pulls a sensible lever one time in ten.</source>
        <translation>Дёргает разумный рычаг один раз из десяти.</translation>
    </message>
    <message>
        <source>Nostalgia</source>
        <translation>Ностальгия</translation>
    </message>
    <message>
        <source>Longs for its best day, more so when times are bad.</source>
        <translation>Тоскует по лучшему дню, особенно в плохие времена.</translation>
    </message>
    <message>
        <source>Little Ten</source>
        <translation>Little Ten</translation>
    </message>
    <message>
        <source>Goes back by tens, and leaves much to chance.</source>
        <translation>Возвращается десятками и во многом полагается на случай.</translation>
    </message>
    <message>
        <source>Bad Loser</source>
        <translation>Bad Loser</translation>
    </message>
    <message>
        <source>Never accepts two losses in a row.</source>
        <translation>Не мирится с двумя проигрышами подряд.</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>Оракул</translation>
    </message>
    <message>
        <source>Locks its best moments in and goes back to them.</source>
        <translation>Закрепляет лучшие мгновения и возвращается к ним.</translation>
    </message>
    <message>
        <source>Analyzer</source>
        <translation>Аналитик</translation>
    </message>
    <message>
        <source>Knows its chance to win, but thinks too little of a lead.</source>
        <translation>Знает свой шанс на победу, но мало ценит перевес.</translation>
    </message>
    <message>
        <source>Sample bot of the published contest, rule for rule</source>
        <translation>Бот-образец опубликованного конкурса, точь-в-точь</translation>
    </message>
    <message>
        <source>Bluffs, challenges and strikes at random.</source>
        <translation>Блефует, оспаривает и бьёт наугад.</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Однообразный</translation>
    </message>
    <message>
        <source>Saves up for a coup, and never claims or challenges anything.</source>
        <translation>Копит на переворот, ничего не заявляет и ничего не оспаривает.</translation>
    </message>
    <message>
        <source>Honest</source>
        <translation>Честный</translation>
    </message>
    <message>
        <source>Never bluffs, and challenges only what cannot be true.</source>
        <translation>Не блефует и оспаривает только то, чего быть не может.</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Простак</translation>
    </message>
    <message>
        <source>Never rolls twice and writes the dice anywhere.</source>
        <translation>Никогда не перебрасывает и пишет кости куда попало.</translation>
    </message>
    <message>
        <source>Aces and Eights</source>
        <translation>Тузы и восьмёрки</translation>
    </message>
    <message>
        <source>From its author&apos;s description; its true rules are lost</source>
        <translation>Толкование того, что сказал о нём автор; настоящие правила утеряны</translation>
    </message>
    <message>
        <source>Goes for patterns and takes the first good one it gets.</source>
        <translation>Ищет комбинации и берёт первую хорошую.</translation>
    </message>
    <message>
        <source>There is no sandbox here: other programs can do what you can, within limits on memory and files.</source>
        <translation>Песочницы здесь нет: другие программы могут всё, что можете вы, ограничены только память и файлы.</translation>
    </message>
    <message>
        <source>Our own, from the solved game</source>
        <translation>Наш собственный, по решённой игре</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and plays its cards too soon.</source>
        <translation>Только что выучил правила и слишком рано тратит карты.</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Plays now and then, and fears to go bust.</source>
        <translation>Играет время от времени и боится перебора.</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Клубный игрок</translation>
    </message>
    <message>
        <source>Keeps its cards for later, and errs in close calls.</source>
        <translation>Бережёт карты на потом и ошибается, когда всё почти равно.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Hardly anything can be won from it, and it counts the cards.</source>
        <translation>Выиграть у него почти невозможно, и он считает карты.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and grabs what looks good now.</source>
        <translation>Только что выучил правила и хватает то, что хорошо сейчас.</translation>
    </message>
    <message>
        <source>Knows what boxes are worth, and errs in close calls.</source>
        <translation>Знает цену граф и ошибается, когда всё почти равно.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Решатель</translation>
    </message>
    <message>
        <source>Plays for points alone, whatever the others do.</source>
        <translation>Как можно больше очков, кто бы ни играл рядом.</translation>
    </message>
    <message>
        <source>Plays for the win: bold when behind, safe when ahead.</source>
        <translation>Играет на победу: рискует, отставая, и бережёт, лидируя.</translation>
    </message>
    <message>
        <source>Other programs play in a sandbox: without network, on a read-only system, and of your files they see only their own folder.</source>
        <translation>Другие программы играют в песочнице: без сети, в системе, доступной только для чтения, а из ваших файлов видят лишь папку, в которой лежат.</translation>
    </message>
    <message>
        <source>bubblewrap does not work here: other programs play without network, start no programs, and of your files they read only their own folder.</source>
        <translation>bubblewrap здесь не работает: другие программы играют без сети, не запускают программ, а из ваших файлов читают лишь папку, в которой лежат.</translation>
    </message>
    <message>
        <source>Neither bubblewrap nor Landlock works here: other programs play without network and start no programs, but can read your files.</source>
        <translation>Ни bubblewrap, ни Landlock здесь не работают: другие программы играют без сети и не запускают программ, но могут читать ваши файлы.</translation>
    </message>
    <message>
        <source>Our own, from playing against itself</source>
        <translation>Наш собственный, обучен игрой с самим собой</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and pulls whatever lever is near.</source>
        <translation>Только что выучил правила и дёргает первый попавшийся рычаг.</translation>
    </message>
    <message>
        <source>Plays now and then, and misjudges what a lead is worth.</source>
        <translation>Играет время от времени и неверно оценивает преимущество.</translation>
    </message>
    <message>
        <source>Our own, trained by playing against itself</source>
        <translation>Наш собственный, обучен игрой против самого себя</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <translation>Блефующий</translation>
    </message>
    <message>
        <source>Claims the Duke, the Assassin and the Captain, whatever it holds.</source>
        <translation>Заявляет Герцога, Убийцу и Капитана, что бы ни было на руках.</translation>
    </message>
    <message>
        <source>Sceptic</source>
        <translation>Скептик</translation>
    </message>
    <message>
        <source>Challenges claims that are more likely false than true.</source>
        <translation>Оспаривает заявления, если это скорее ложь, чем правда.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and hardly dares to bluff.</source>
        <translation>Только что выучил правила и почти не решается блефовать.</translation>
    </message>
    <message>
        <source>Plays now and then, and forgets who has claimed what.</source>
        <translation>Играет время от времени и забывает, кто что заявлял.</translation>
    </message>
    <message>
        <source>Bluffs and challenges, though less often than it should.</source>
        <translation>Блефует и оспаривает, но реже, чем следует.</translation>
    </message>
    <message>
        <source>Bluffs and challenges exactly as often as is right.</source>
        <translation>Блефует и оспаривает ровно так часто, как следует.</translation>
    </message>
    <message>
        <source>Our own, with simulated games and exact endings</source>
        <translation>Наш собственный: разыгранные партии и точные концовки</translation>
    </message>
    <message>
        <source>Has just learnt the rules and remembers few of the cards played.</source>
        <translation>Только что выучил правила и мало помнит из вышедшего.</translation>
    </message>
    <message>
        <source>Remembers the high cards, and errs in close calls.</source>
        <translation>Помнит старшие карты и ошибается, когда выбор близок.</translation>
    </message>
    <message>
        <source>Counts most cards and solves short endings.</source>
        <translation>Считает большинство карт и просчитывает короткие концовки.</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Монте-Карло</translation>
    </message>
    <message>
        <source>Plays two thousand games in its head before each card.</source>
        <translation>Перед каждой картой разыгрывает в уме две тысячи партий.</translation>
    </message>
    <message>
        <source>Counts every card, imagines your hand and plays endings perfectly.</source>
        <translation>Считает все карты, представляет вашу руку и безошибочно играет концовки.</translation>
    </message>
    <message>
        <source>Locks in every small lead, and goes back until it has one.</source>
        <translation>Закрепляет любое преимущество и возвращается в прошлое, пока его не получит.</translation>
    </message>
    <message>
        <source>Saves its levers for the end, but not always enough of them.</source>
        <translation>Бережёт рычаги к концу, но не всегда достаточно.</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Охотник</translation>
    </message>
    <message>
        <source>Allows for what may be hidden, and is hard to read.</source>
        <translation>Учитывает то, что может быть скрыто, и его трудно разгадать.</translation>
    </message>
    <message>
        <source>Our own, from a model of the match</source>
        <translation>Наш собственный, по модели матча</translation>
    </message>
    <message>
        <source>Our own rules, with the decks that people know</source>
        <translation>Наши собственные правила, с известными всем колодами</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>Нетерпеливый</translation>
    </message>
    <message>
        <source>As many remakes play</source>
        <translation>Как играют многие переделки</translation>
    </message>
    <message>
        <source>Plays a card whenever it makes 17 or more, and has none left after two sets.</source>
        <translation>Играет карту всякий раз, когда выходит 17 или больше, и через два раунда остаётся без карт.</translation>
    </message>
    <message>
        <source>Drone</source>
        <translation>Дрон</translation>
    </message>
    <message>
        <source>Plays a card for 20 only, and stands from 17.</source>
        <translation>Играет карту только ради 20 и останавливается с 17.</translation>
    </message>
    <message>
        <source>Cantina</source>
        <translation>Кантина</translation>
    </message>
    <message>
        <source>The first game&apos;s opponent, as public descriptions agree</source>
        <translation>Соперник из первой игры, по открытым описаниям</translation>
    </message>
    <message>
        <source>The opponent of the first game, rule for rule.</source>
        <translation>Соперник из первой игры, точь-в-точь.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Осторожный</translation>
    </message>
    <message>
        <source>Plays the cheapest card that does, and stands from 17.</source>
        <translation>Играет самую дешёвую подходящую карту и останавливается с 17.</translation>
    </message>
    <message>
        <source>Knows what each card is worth in the sets to come, and counts.</source>
        <translation>Знает, чего стоит каждая карта в следующих раундах, и считает.</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and rarely knows when to stop.</source>
        <translation>Только что выучил правила и редко умеет вовремя остановиться.</translation>
    </message>
    <message>
        <source>Plays now and then, and often draws once too often.</source>
        <translation>Играет время от времени и часто берёт на одну карту больше, чем нужно.</translation>
    </message>
    <message>
        <source>Our own, by what each box usually brings</source>
        <translation>Наш собственный, по тому, что обычно приносит каждая графа</translation>
    </message>
    <message>
        <source>Plays now and then, forgets the bonuses, and does not trust in straights.</source>
        <translation>Играет время от времени, забывает о премиях и не верит в стриты.</translation>
    </message>
    <message>
        <source>Limits only: this system has no sandbox for other programs. They can do what you can, within limits on memory, processes and time.</source>
        <translation>Только ограничения: в этой системе нет песочницы для чужих программ. Они могут то же, что и вы, в пределах памяти, процессов и времени.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>spades</source>
        <translation>пик</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>червей</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубен</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>треф</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двойка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрка</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятка</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A playing card: %1 is the rank, %2 the suit.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CardObject</name>
    <message>
        <source>two</source>
        <extracomment>As in: Cover [rank] of [suit].</extracomment>
        <translation>двойку</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройку</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрку</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрку</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрку</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрку</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрку</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятку</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятку</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валета</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>даму</translation>
    </message>
    <message>
        <source>king</source>
        <translation>короля</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туза</translation>
    </message>
</context>
<context>
    <name>CardThan</name>
    <message>
        <source>two</source>
        <extracomment>As in: Not higher than the [rank] of [suit].</extracomment>
        <translation>двойки</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройки</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрки</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрки</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрки</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрки</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрки</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятки</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятки</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валета</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дамы</translation>
    </message>
    <message>
        <source>king</source>
        <translation>короля</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туза</translation>
    </message>
</context>
<context>
    <name>CardWith</name>
    <message>
        <source>two</source>
        <extracomment>As in: Attack with [rank] of [suit].</extracomment>
        <translation>двойкой</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройкой</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёркой</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёркой</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёркой</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёркой</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёркой</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девяткой</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десяткой</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валетом</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дамой</translation>
    </message>
    <message>
        <source>king</source>
        <translation>королём</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>тузом</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Mitya</source>
        <translation>Митя</translation>
    </message>
    <message>
        <source>Learnt it this summer, and remembers few of the cards played.</source>
        <translation>Научился этим летом и мало помнит из того, что ушло.</translation>
    </message>
    <message>
        <source>Zoya</source>
        <translation>Зоя</translation>
    </message>
    <message>
        <source>Plays on the train; remembers the high cards, and errs in close calls.</source>
        <translation>Играет в поезде: помнит старшие карты и ошибается, когда выбор труден.</translation>
    </message>
    <message>
        <source>Fyodor</source>
        <translation>Фёдор</translation>
    </message>
    <message>
        <source>Counts most cards and solves short endings.</source>
        <translation>Считает большинство карт и просчитывает короткие концовки.</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Counts every card, imagines your hand and plays endings perfectly.</source>
        <translation>Считает каждую карту, представляет вашу руку и безошибочно играет концовки.</translation>
    </message>
    <message>
        <source>Pim</source>
        <translation>Пим</translation>
    </message>
    <message>
        <source>On a first journey between the stars; plays the cards too soon.</source>
        <translation>Впервые летит к звёздам и слишком рано играет карты.</translation>
    </message>
    <message>
        <source>Jory</source>
        <translation>Джори</translation>
    </message>
    <message>
        <source>A pilot between two flights, who fears to go bust.</source>
        <translation>Пилот между двумя рейсами: боится перебора.</translation>
    </message>
    <message>
        <source>Tessa</source>
        <translation>Тесса</translation>
    </message>
    <message>
        <source>Trades in spare parts; keeps the cards for later, and errs in close calls.</source>
        <translation>Торгует запчастями: бережёт карты и ошибается, когда выбор труден.</translation>
    </message>
    <message>
        <source>Corvin</source>
        <translation>Корвин</translation>
    </message>
    <message>
        <source>Deals here every night, and counts the cards: hardly anything can be won.</source>
        <translation>Сдаёт здесь каждый вечер и считает карты: выиграть у него почти невозможно.</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Поппи</translation>
    </message>
    <message>
        <source>Grabs what looks good now, and is glad of it.</source>
        <translation>Хватает то, что хорошо выглядит сейчас, и радуется.</translation>
    </message>
    <message>
        <source>Walter</source>
        <translation>Вальтер</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Инес</translation>
    </message>
    <message>
        <source>Knows what boxes are worth, and errs in close calls.</source>
        <translation>Знает цену граф и ошибается, когда выбор труден.</translation>
    </message>
    <message>
        <source>Augusta</source>
        <translation>Августа</translation>
    </message>
    <message>
        <source>Plays for the win: bold when behind, safe when ahead.</source>
        <translation>Играет на победу: рискует, отставая, и бережёт преимущество.</translation>
    </message>
    <message>
        <source>Beppe</source>
        <translation>Беппе</translation>
    </message>
    <message>
        <source>New at court, and hardly dares to bluff.</source>
        <translation>Новичок при дворе, почти не решается блефовать.</translation>
    </message>
    <message>
        <source>Lucia</source>
        <translation>Лючия</translation>
    </message>
    <message>
        <source>Hears every rumour, and forgets who has claimed what.</source>
        <translation>Слышит все слухи и забывает, кто что заявлял.</translation>
    </message>
    <message>
        <source>Orsino</source>
        <translation>Орсино</translation>
    </message>
    <message>
        <source>Bluffs and challenges, though less often than is right.</source>
        <translation>Блефует и оспаривает, но реже, чем следовало бы.</translation>
    </message>
    <message>
        <source>Fiamma</source>
        <translation>Фьямма</translation>
    </message>
    <message>
        <source>Bluffs and challenges exactly as often as is right.</source>
        <translation>Блефует и оспаривает ровно так часто, как следует.</translation>
    </message>
    <message>
        <source>Milo</source>
        <translation>Мило</translation>
    </message>
    <message>
        <source>Pulls whatever lever is near.</source>
        <translation>Дёргает любой рычаг, что поближе.</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ада</translation>
    </message>
    <message>
        <source>Travels now and then, and misjudges what a lead is worth.</source>
        <translation>Путешествует время от времени и неверно оценивает перевес.</translation>
    </message>
    <message>
        <source>Leopold</source>
        <translation>Леопольд</translation>
    </message>
    <message>
        <source>Hora</source>
        <translation>Хора</translation>
    </message>
    <message>
        <source>Anton</source>
        <translation>Антон</translation>
    </message>
    <message>
        <source>Lida</source>
        <translation>Лида</translation>
    </message>
    <message>
        <source>Noor</source>
        <translation>Нур</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Бруно</translation>
    </message>
    <message>
        <source>Wanda</source>
        <translation>Ванда</translation>
    </message>
    <message>
        <source>Saves levers for the end, but never quite enough.</source>
        <translation>Бережёт рычаги к концу, но их всегда чуть не хватает.</translation>
    </message>
    <message>
        <source>Allows for what may be hidden, and is hard to read.</source>
        <translation>Учитывает то, что может быть скрыто, и его трудно разгадать.</translation>
    </message>
    <message>
        <source>Wick</source>
        <translation>Уик</translation>
    </message>
    <message>
        <source>Won a deck from a cousin yesterday, and plays all of it at once.</source>
        <translation>Вчера выиграл колоду у двоюродного брата и играет всё сразу.</translation>
    </message>
    <message>
        <source>Nomi</source>
        <translation>Номи</translation>
    </message>
    <message>
        <source>Plays while the ship is loaded, and fears to go bust.</source>
        <translation>Играет, пока грузят корабль, и боится перебора.</translation>
    </message>
    <message>
        <source>Brannok</source>
        <translation>Браннок</translation>
    </message>
    <message>
        <source>Owns cards of either sign and keeps them for later, but does not count the house deck.</source>
        <translation>Владеет картами с обоими знаками и бережёт их на потом, но общую колоду не считает.</translation>
    </message>
    <message>
        <source>Ilvane</source>
        <translation>Ильвана</translation>
    </message>
    <message>
        <source>Has played for a ship and kept it; wins the tied sets as well.</source>
        <translation>Играла на корабль и сохранила его; выигрывает и ничейные раунды.</translation>
    </message>
    <message>
        <source>Plays on Sundays, forgets the bonuses, and does not trust in straights.</source>
        <translation>Играет по воскресеньям, забывает о премиях и не верит в стриты.</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Pull blue: block this round</source>
        <translation>Синий рычаг: закрыть этот раунд</translation>
    </message>
    <message>
        <source>Pull red: back to round %1</source>
        <translation>Красный рычаг: назад в раунд %1</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Назад в %1</translation>
    </message>
    <message>
        <source>Pull red: toss round %1 again</source>
        <translation>Красный рычаг: перебросить раунд %1</translation>
    </message>
    <message>
        <source>Nothing: on to round %1</source>
        <translation>Ничего: дальше, в раунд %1</translation>
    </message>
    <message>
        <source>Nothing: the match ends</source>
        <translation>Ничего: матч окончен</translation>
    </message>
    <message>
        <source>Block round %1: nobody, not even you, can go back to it or to an earlier one.</source>
        <translation>Закрыть раунд %1: никто, и вы тоже, не вернётся ни в него, ни раньше.</translation>
    </message>
    <message>
        <source>Go back: choose a round on the track. It is tossed again, and all after it.</source>
        <translation>Назад: выберите раунд на дорожке. Он и все после него бросаются заново.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Матч окончен.</translation>
    </message>
    <message>
        <source>The coin is tossed first.</source>
        <translation>Сначала бросают монету.</translation>
    </message>
    <message>
        <source>You have answered in this round.</source>
        <translation>В этом раунде вы уже ответили.</translation>
    </message>
    <message>
        <source>You are not asked now.</source>
        <translation>Сейчас спрашивают не вас.</translation>
    </message>
    <message>
        <source>You have no blue lever left.</source>
        <translation>Синих рычагов у вас больше нет.</translation>
    </message>
    <message>
        <source>You have no red lever left.</source>
        <translation>Красных рычагов у вас больше нет.</translation>
    </message>
    <message>
        <source>You blocked round %1: nobody can go back to it or to an earlier one.</source>
        <translation>Вы закрыли раунд %1: ни в него, ни раньше вернуться нельзя.</translation>
    </message>
    <message>
        <source>Fails, and costs the lever, if %1 blocks now or has blocked round %2 or a later one.</source>
        <translation>Не выйдет, и рычаг пропадёт, если %1 сейчас ставит блок или уже закрыл раунд %2 либо более поздний.</translation>
    </message>
    <message>
        <source>sun</source>
        <comment>side of the coin</comment>
        <translation>солнце</translation>
    </message>
    <message>
        <source>moon</source>
        <comment>side of the coin</comment>
        <translation>луна</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>ничего не делает</translation>
    </message>
    <message>
        <source>pulls blue</source>
        <translation>тянет синий</translation>
    </message>
    <message>
        <source>pulls red</source>
        <translation>тянет красный</translation>
    </message>
    <message>
        <source>answer sealed</source>
        <translation>ответ запечатан</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n toss(es) won</source>
        <translation>
            <numerusform>%1, %2: выигран %n бросок</numerusform>
            <numerusform>%1, %2: выиграно %n броска</numerusform>
            <numerusform>%1, %2: выиграно %n бросков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es) to come</source>
        <translation>
            <numerusform>остался %n бросок</numerusform>
            <numerusform>осталось %n броска</numerusform>
            <numerusform>осталось %n бросков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>впереди на %1</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>позади на %1</translation>
    </message>
    <message>
        <source>level</source>
        <translation>вровень</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the lead, tosses to come</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Round %1: %2 scored, lead %3</source>
        <translation>Раунд %1: очко получает %2, разрыв %3</translation>
    </message>
    <message>
        <source>Round %1 is to be tossed</source>
        <translation>Монета раунда %1 ещё не брошена</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Раунд %1: %2</translation>
    </message>
    <message>
        <source>You blocked round %1: no way back to it or earlier</source>
        <translation>Вы закрыли раунд %1: ни в него, ни раньше пути нет</translation>
    </message>
    <message>
        <source>%2 blocked round %1: no way back to it or earlier</source>
        <translation>%2: раунд %1 закрыт, ни в него, ни раньше пути нет</translation>
    </message>
    <message>
        <source>%1 pulls red: round %2 again</source>
        <translation>%1 тянет красный: раунд %2 заново</translation>
    </message>
    <message>
        <source>%1 pulls red: back to %2</source>
        <translation>%1 тянет красный: назад в %2</translation>
    </message>
    <message>
        <source>%1 tosses round %2 again</source>
        <translation>%1 перебрасывает раунд %2</translation>
    </message>
    <message>
        <source>%1 goes from %2 back to %3</source>
        <translation>%1 возвращается из %2 в %3</translation>
    </message>
    <message>
        <source>%1, round %2 again</source>
        <translation>%1, раунд %2 заново</translation>
    </message>
    <message>
        <source>%1, %2 back to %3</source>
        <translation>%1, из %2 в %3</translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned timeline(s), newest on top</source>
        <translation>
            <numerusform>%n покинутая линия времени, новые сверху</numerusform>
            <numerusform>%n покинутые линии времени, новые сверху</numerusform>
            <numerusform>%n покинутых линий времени, новые сверху</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Track of %n round(s).</source>
        <translation>
            <numerusform>Дорожка на %n раунд.</numerusform>
            <numerusform>Дорожка на %n раунда.</numerusform>
            <numerusform>Дорожка на %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your lead stands at %1; it was between %2 and %3.</source>
        <translation>Ваш перевес %1; бывал от %2 до %3.</translation>
    </message>
    <message>
        <source>The lead of %4 stands at %1; it was between %2 and %3.</source>
        <translation>%4: перевес %1; бывал от %2 до %3.</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>против игрока %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;block round %1&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;закрываете раунд %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks round %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;закрывает раунд %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;toss round %1 again&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;перебрасываете раунд %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;tosses round %1 again&lt;/b&gt;</source>
        <translation>&lt;b&gt;перебрасывает раунд %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>go from round %1 &lt;b&gt;back to %2&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>идёте из раунда %1 &lt;b&gt;назад в %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>goes from round %1 &lt;b&gt;back to %2&lt;/b&gt;</source>
        <translation>идёт из раунда %1 &lt;b&gt;назад в %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pull red in round %1 for round %2: &lt;b&gt;blocked&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>тянете красный в раунде %1, чтобы попасть в %2: &lt;b&gt;закрыто&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pulls red in round %1 for round %2: &lt;b&gt;blocked&lt;/b&gt;</source>
        <translation>тянет красный в раунде %1, чтобы попасть в %2: &lt;b&gt;закрыто&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pull red in round %1 for round %2, but are taken further back</source>
        <comment>you</comment>
        <translation>тянете красный в раунде %1, чтобы попасть в %2, но попадаете ещё раньше</translation>
    </message>
    <message>
        <source>pulls red in round %1 for round %2, but is taken further back</source>
        <translation>тянет красный в раунде %1, чтобы попасть в %2, но попадает ещё раньше</translation>
    </message>
    <message>
        <source>score in round %1</source>
        <comment>you</comment>
        <translation>берёте очко в раунде %1</translation>
    </message>
    <message>
        <source>scores in round %1</source>
        <translation>берёт очко в раунде %1</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Матч закончился вничью</translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation>выигрываете матч</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>выигрывает матч</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>tosses won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Round 1 of %1 is to be tossed.</source>
        <translation>Монета раунда 1 из %1 ещё не брошена.</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Раунд %1 из %2.</translation>
    </message>
    <message>
        <source>Tosses won: you %1, %2 %3.</source>
        <translation>Выигранные броски: вы — %1, %2 — %3.</translation>
    </message>
    <message>
        <source>Tosses won: %1 %2, %3 %4.</source>
        <translation>Выигранные броски: %1 — %2, %3 — %4.</translation>
    </message>
    <message>
        <source>You scored in this round.</source>
        <translation>Очко в этом раунде ваше.</translation>
    </message>
    <message>
        <source>%1 scored in this round.</source>
        <translation>Очко в этом раунде получает %1.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) have been given up.</source>
        <translation>
            <numerusform>Покинута %n линия времени.</numerusform>
            <numerusform>Покинуты %n линии времени.</numerusform>
            <numerusform>Покинуто %n линий времени.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last: %1.</source>
        <translation>Последняя: %1.</translation>
    </message>
    <message>
        <source>You may do nothing, pull blue or pull red.</source>
        <translation>Можно ничего не делать, потянуть синий или потянуть красный.</translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) were given up on the way.</source>
        <translation>
            <numerusform>По пути покинута %n линия времени.</numerusform>
            <numerusform>По пути покинуты %n линии времени.</numerusform>
            <numerusform>По пути покинуто %n линий времени.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody went back in time.</source>
        <translation>Никто не возвращался в прошлое.</translation>
    </message>
    <message>
        <source>levers left: %1 blue, %2 red</source>
        <translation>осталось рычагов: синих %1, красных %2</translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es)</source>
        <translation>
            <numerusform>%n бросок</numerusform>
            <numerusform>%n броска</numerusform>
            <numerusform>%n бросков</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Win more tosses than the other player by the end of the last round. Red levers go back in time to toss again, blue levers forbid it.</source>
        <translation>К концу последнего раунда выиграйте больше бросков, чем соперник. Красные рычаги возвращают в прошлое и бросают заново, синие это запрещают.</translation>
    </message>
    <message>
        <source>Go on: do nothing in this round</source>
        <translation>Дальше: в этом раунде ничего не делать</translation>
    </message>
    <message>
        <source>Pull red: back to the round chosen on the track</source>
        <translation>Красный рычаг: назад в раунд, выбранный на дорожке</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Влево, вправо</translation>
    </message>
    <message>
        <source>from round to round on the track; Space chooses one</source>
        <translation>от раунда к раунду по дорожке; пробел выбирает</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>rounds that are blocked</comment>
        <translation>до %1</translation>
    </message>
    <message>
        <source>toss again from round %1</source>
        <translation>бросить заново с раунда %1</translation>
    </message>
    <message>
        <source>No timeline has been given up so far</source>
        <translation>Покинутых линий времени пока нет</translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier</source>
        <translation>
            <numerusform>и ещё %n раньше</numerusform>
            <numerusform>и ещё %n раньше</numerusform>
            <numerusform>и ещё %n раньше</numerusform>
        </translation>
    </message>
    <message>
        <source>given up by</source>
        <translation>чья линия</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синие</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красные</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>осталось %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n blue lever(s) left</source>
        <translation>
            <numerusform>остался %n синий рычаг</numerusform>
            <numerusform>осталось %n синих рычага</numerusform>
            <numerusform>осталось %n синих рычагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red lever(s) left</source>
        <translation>
            <numerusform>остался %n красный рычаг</numerusform>
            <numerusform>осталось %n красных рычага</numerusform>
            <numerusform>осталось %n красных рычагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Block round %1</source>
        <translation>Закрыть раунд %1</translation>
    </message>
    <message>
        <source>If you go back to %1</source>
        <translation>Если вернуться в %1</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Перевес</translation>
    </message>
    <message>
        <source>Tosses to come</source>
        <translation>Бросков осталось</translation>
    </message>
    <message>
        <source>Red levers</source>
        <translation>Красные рычаги</translation>
    </message>
    <message>
        <source>Tosses undone</source>
        <translation>Отменено бросков</translation>
    </message>
    <message>
        <source>Your memory</source>
        <translation>Ваша память</translation>
    </message>
    <message>
        <source>A coin toss, with time travel.</source>
        <translation>Бросок монеты с путешествием во времени.</translation>
    </message>
    <message>
        <source>Fails if %1 blocks round %2 or a later one.</source>
        <translation>Не выйдет, если %1 закроет раунд %2 или более поздний.</translation>
    </message>
    <message>
        <source>blocked: %1 and earlier</source>
        <translation>закрыто: %1 и раньше</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>if what, then what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Did nothing where blocking was better</source>
        <translation>Ничего не сделано, хотя лучше было блокировать</translation>
    </message>
    <message>
        <source>Did nothing where going back was better</source>
        <translation>Ничего не сделано, хотя лучше было вернуться</translation>
    </message>
    <message>
        <source>Blocked where going back was better</source>
        <translation>Блок там, где лучше было вернуться</translation>
    </message>
    <message>
        <source>Pulled a blue lever that was better kept</source>
        <translation>Потрачен синий рычаг, который стоило сберечь</translation>
    </message>
    <message>
        <source>Went back to the wrong round</source>
        <translation>Возврат не в тот раунд</translation>
    </message>
    <message>
        <source>Went back where blocking was better</source>
        <translation>Возврат там, где лучше было блокировать</translation>
    </message>
    <message>
        <source>Pulled a red lever that was better kept</source>
        <translation>Потрачен красный рычаг, который стоило сберечь</translation>
    </message>
    <message>
        <source>You keep this text when your own journey back takes place. When %1 goes back alone, or further than you, it becomes what you had written by then; nothing else tells you.</source>
        <translation>Этот текст остаётся у вас, если ваше собственное возвращение состоялось. Если %1 возвращается без вас или дальше вас, здесь снова будет то, что вы успели написать к тому времени; других следов нет.</translation>
    </message>
    <message>
        <source>You keep it when your own journey back takes place; else it becomes what you had written by then.</source>
        <translation>Остаётся, если ваше возвращение состоялось; иначе здесь будет написанное к тому времени.</translation>
    </message>
    <message>
        <source>Stop letting rounds pass</source>
        <translation>Больше не пропускать раунды</translation>
    </message>
    <message>
        <source>Until a lever is pulled</source>
        <translation>Пока не потянут рычаг</translation>
    </message>
    <message>
        <source>Until round</source>
        <translation>До раунда</translation>
    </message>
    <message>
        <source>Until I am behind by</source>
        <translation>Пока не отстану на</translation>
    </message>
    <message>
        <source>Let rounds pass, or stop that</source>
        <translation>Пропускать раунды или перестать</translation>
    </message>
    <message>
        <source>You pull red: round %1 again</source>
        <translation>Вы тянете красный: раунд %1 заново</translation>
    </message>
    <message>
        <source>You pull red: back to %1</source>
        <translation>Вы тянете красный: назад в %1</translation>
    </message>
    <message>
        <source>You toss round %1 again</source>
        <translation>Вы бросаете раунд %1 заново</translation>
    </message>
    <message>
        <source>You go from %1 back to %2</source>
        <translation>Вы возвращаетесь из %1 в %2</translation>
    </message>
    <message>
        <source>no later block</source>
        <translation>позже не закрыт</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>другой раунд</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>раунд %1</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>не закрыт</translation>
    </message>
    <message>
        <source>block</source>
        <translation>закрыт</translation>
    </message>
    <message>
        <source>Let rounds pass…</source>
        <translation>Пропускать раунды…</translation>
    </message>
    <message>
        <source>Lets rounds pass until what you choose happens. Stops when time goes back, in the last round, and at any key or click.</source>
        <translation>Пропускает раунды, пока не случится то, что вы выберете. Останавливается, когда время идёт назад, в последнем раунде и от любой клавиши или щелчка.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message>
        <source>%1 wins the cup</source>
        <translation>%1 выигрывает кубок</translation>
    </message>
    <message>
        <source>Test undecided: %1 between %2 and %3</source>
        <comment>the ratio of a statistical test and its bounds</comment>
        <translation>Тест не завершён: %1, границы %2 и %3</translation>
    </message>
    <message>
        <source>Test decided: %1 is not better</source>
        <translation>Тест завершён: %1 не сильнее</translation>
    </message>
    <message>
        <source>Test decided: %1 is better</source>
        <translation>Тест завершён: %1 сильнее</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Лига</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Один против всех</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Кубок</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столы</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>format and game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>матчей не больше %1</translation>
    </message>
    <message>
        <source>every pair %1 matches</source>
        <translation>матчей на пару: %1</translation>
    </message>
    <message>
        <source>the first against each of the others, %1 matches</source>
        <translation>первый против каждого, матчей: %1</translation>
    </message>
    <message>
        <source>sets of %1 matches, first to %2</source>
        <translation>матчей в сете: %1, до побед: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of %1 matches</source>
        <translation>
            <numerusform>%n тур, матчей в каждом: %1</numerusform>
            <numerusform>%n тура, матчей в каждом: %1</numerusform>
            <numerusform>%n туров, матчей в каждом: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>зерно %1</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершён</translation>
    </message>
    <message>
        <source>Stopped at %1</source>
        <translation>Остановлен: %1</translation>
    </message>
    <message>
        <source>%1 of the contest played</source>
        <comment>a share</comment>
        <translation>Сыграно %1 турнира</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>победитель: %1</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>впереди %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rule, and what was chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Вы впереди</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of each pair</source>
        <translation>
            <numerusform>%n матч на пару</numerusform>
            <numerusform>%n матча на пару</numerusform>
            <numerusform>%n матчей на пару</numerusform>
        </translation>
    </message>
    <message>
        <source>First place is open: %1 has played too few matches</source>
        <translation>Первое место не решено: %1 — слишком мало матчей</translation>
    </message>
    <message>
        <source>First place is settled: ahead by %1% with an error of %2%</source>
        <translation>Первое место решено: отрыв %1 % при погрешности %2 %</translation>
    </message>
    <message>
        <source>First place is open: ahead by %1% with an error of %2%</source>
        <translation>Первое место не решено: отрыв %1 % при погрешности %2 %</translation>
    </message>
</context>
<context>
    <name>Coup</name>
    <message>
        <source>The cards are dealt</source>
        <translation>Раздача карт</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>Ходит %1</translation>
    </message>
    <message>
        <source>With ten coins or more you must coup</source>
        <translation>С десятью монетами и больше переворот обязателен</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Выберите действие</translation>
    </message>
    <message>
        <source>This stops your action.</source>
        <translation>Это остановит ваше действие.</translation>
    </message>
    <message>
        <source>This stops the action of %1.</source>
        <translation>Это остановит действие игрока %1.</translation>
    </message>
    <message>
        <source>You claim %1 to block</source>
        <translation>Вы заявляете %1 для блока</translation>
    </message>
    <message>
        <source>%1 claims %2 to block</source>
        <translation>%1 заявляет %2 для блока</translation>
    </message>
    <message>
        <source>You lose a card</source>
        <translation>Вы теряете карту</translation>
    </message>
    <message>
        <source>%1 loses a card</source>
        <translation>%1 теряет карту</translation>
    </message>
    <message>
        <source>You showed %1</source>
        <translation>Вы показали %1</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1 показывает %2</translation>
    </message>
    <message>
        <source>The card goes back to the court, and another is drawn for it.</source>
        <translation>Карта возвращается в придворную колоду, вместо неё берут другую.</translation>
    </message>
    <message>
        <source>Keep two of these four cards</source>
        <translation>Оставьте две из этих четырёх карт</translation>
    </message>
    <message>
        <source>Keep one of these three cards</source>
        <translation>Оставьте одну из этих трёх карт</translation>
    </message>
    <message>
        <source>You exchange cards</source>
        <translation>Вы меняете карты</translation>
    </message>
    <message>
        <source>%1 exchanges cards</source>
        <translation>%1 меняет карты</translation>
    </message>
    <message>
        <source>Two cards are drawn from the court, and two go back.</source>
        <translation>Две карты берут из придворной колоды, две возвращают.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who, what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You claim %1</source>
        <translation>Вы заявляете %1</translation>
    </message>
    <message>
        <source>%1 claims %2</source>
        <translation>%1 заявляет %2</translation>
    </message>
    <message>
        <source>%1 claims %2, against you</source>
        <translation>%1 заявляет %2, против вас</translation>
    </message>
    <message>
        <source>You claim %1, against %2</source>
        <translation>Вы заявляете %1 против игрока %2</translation>
    </message>
    <message>
        <source>%1 claims %2, against %3</source>
        <translation>%1 заявляет %2 против игрока %3</translation>
    </message>
    <message>
        <source>You would take 3 coins.</source>
        <translation>Вы возьмёте 3 монеты.</translation>
    </message>
    <message>
        <source>%1 would take 3 coins.</source>
        <translation>%1 возьмёт 3 монеты.</translation>
    </message>
    <message>
        <source>You would exchange cards with the court.</source>
        <translation>Вы обменяете карты с придворной колодой.</translation>
    </message>
    <message>
        <source>%1 would exchange cards with the court.</source>
        <translation>%1 обменяет карты с придворной колодой.</translation>
    </message>
    <message numerus="yes">
        <source>It would cost you %n coin(s).</source>
        <translation>
            <numerusform>Вы потеряете %n монету.</numerusform>
            <numerusform>Вы потеряете %n монеты.</numerusform>
            <numerusform>Вы потеряете %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would cost %1 %n coin(s).</source>
        <translation>
            <numerusform>%1 потеряет %n монету.</numerusform>
            <numerusform>%1 потеряет %n монеты.</numerusform>
            <numerusform>%1 потеряет %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay 3 coins only if it gets through.</source>
        <translation>Вы платите 3 монеты, только если действие удастся.</translation>
    </message>
    <message>
        <source>%1 pays 3 coins only if it gets through.</source>
        <translation>%1 платит 3 монеты, только если действие удастся.</translation>
    </message>
    <message>
        <source>You have paid 3 coins.</source>
        <translation>3 монеты вы уже заплатили.</translation>
    </message>
    <message>
        <source>%1 has paid 3 coins.</source>
        <translation>%1: 3 монеты уже уплачены.</translation>
    </message>
    <message>
        <source>You ask for foreign aid</source>
        <translation>Вы просите иностранную помощь</translation>
    </message>
    <message>
        <source>%1 asks for foreign aid</source>
        <translation>%1 просит иностранную помощь</translation>
    </message>
    <message>
        <source>%1 is about to steal from you</source>
        <translation>%1 хочет вас обокрасть</translation>
    </message>
    <message>
        <source>You are about to steal from %1</source>
        <translation>Вы хотите обокрасть игрока %1</translation>
    </message>
    <message>
        <source>%1 is about to steal from %2</source>
        <translation>%1 хочет обокрасть игрока %2</translation>
    </message>
    <message>
        <source>The assassin of %1 is at your door</source>
        <translation>Убийца игрока %1 у ваших дверей</translation>
    </message>
    <message>
        <source>Your assassin is at the door of %1</source>
        <translation>Ваш убийца у дверей игрока %1</translation>
    </message>
    <message>
        <source>The assassin of %1 is at the door of %2</source>
        <translation>Убийца игрока %1 у дверей игрока %2</translation>
    </message>
    <message>
        <source>Anybody who claims the Duke may block it.</source>
        <translation>Заблокировать может любой, кто заявит Герцога.</translation>
    </message>
    <message>
        <source>You may block it as Captain or as Ambassador.</source>
        <translation>Вы можете заблокировать как Капитан или Посол.</translation>
    </message>
    <message>
        <source>%1 may block it as Captain or as Ambassador.</source>
        <translation>%1 может заблокировать как Капитан или Посол.</translation>
    </message>
    <message>
        <source>You may block it as Contessa.</source>
        <translation>Вы можете заблокировать как Графиня.</translation>
    </message>
    <message>
        <source>%1 may block it as Contessa.</source>
        <translation>%1 может заблокировать как Графиня.</translation>
    </message>
    <message>
        <source>You have answered; the answers are revealed together.</source>
        <translation>Вы ответили; ответы откроют вместе.</translation>
    </message>
    <message numerus="yes">
        <source>You and %n other(s) answer together.</source>
        <translation>
            <numerusform>Вы и ещё %n игрок отвечаете одновременно.</numerusform>
            <numerusform>Вы и ещё %n игрока отвечаете одновременно.</numerusform>
            <numerusform>Вы и ещё %n игроков отвечаете одновременно.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked now: %1.</source>
        <translation>Сейчас спрашивают: %1.</translation>
    </message>
    <message>
        <source>You did have %1.</source>
        <translation>Вы и вправду держали %1.</translation>
    </message>
    <message>
        <source>%1 did have %2.</source>
        <translation>%1 и вправду держит %2.</translation>
    </message>
    <message>
        <source>You had %1.</source>
        <translation>У вас %1.</translation>
    </message>
    <message>
        <source>%1 had %2.</source>
        <translation>У игрока %1 %2.</translation>
    </message>
    <message>
        <source>The action could not be paid for.</source>
        <translation>На действие не хватило монет.</translation>
    </message>
    <message>
        <source>Your coup struck.</source>
        <translation>Ваш переворот удался.</translation>
    </message>
    <message>
        <source>The coup of %1 struck.</source>
        <translation>Переворот удался игроку %1.</translation>
    </message>
    <message>
        <source>Your assassin struck.</source>
        <translation>Ваш убийца нанёс удар.</translation>
    </message>
    <message>
        <source>The assassin of %1 struck.</source>
        <translation>Убийца игрока %1 нанёс удар.</translation>
    </message>
    <message>
        <source>An oddity of these rules shows you the hand of %1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>Странность этих правил показывает вам руку игрока %1: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a role, where its copies are</comment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden from you.</source>
        <translation>
            <numerusform>%n карта от вас скрыта.</numerusform>
            <numerusform>%n карты от вас скрыты.</numerusform>
            <numerusform>%n карт от вас скрыто.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n of them.</source>
        <translation>
            <numerusform>%1 держит %n из них.</numerusform>
            <numerusform>%1 держит %n из них.</numerusform>
            <numerusform>%1 держит %n из них.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the count alone the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>Если только считать карты, это правда &lt;b&gt;%n раз из 100&lt;/b&gt;.</numerusform>
            <numerusform>Если только считать карты, это правда &lt;b&gt;%n раза из 100&lt;/b&gt;.</numerusform>
            <numerusform>Если только считать карты, это правда &lt;b&gt;%n раз из 100&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was caught bluffing with it before.</source>
        <translation>Игрок %1 раньше попадался с ней на блефе.</translation>
    </message>
    <message>
        <source>%1 has shown this card before.</source>
        <translation>Эту карту игрок %1 раньше показывал.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has claimed it %n time(s) before.</source>
        <translation>
            <numerusform>Игрок %1 раньше заявлял её %n раз.</numerusform>
            <numerusform>Игрок %1 раньше заявлял её %n раза.</numerusform>
            <numerusform>Игрок %1 раньше заявлял её %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 claims it for the first time.</source>
        <translation>%1 заявляет её впервые.</translation>
    </message>
    <message numerus="yes">
        <source>%n yours</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n у вас</numerusform>
            <numerusform>%n у вас</numerusform>
            <numerusform>%n у вас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n потеряна</numerusform>
            <numerusform>%n потеряны</numerusform>
            <numerusform>%n потеряно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>%n не видна</numerusform>
            <numerusform>%n не видны</numerusform>
            <numerusform>%n не видно</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>You lose a card, and the action goes on.</source>
        <translation>Вы теряете карту, действие продолжается.</translation>
    </message>
    <message>
        <source>You lose your last card and are out.</source>
        <translation>Вы теряете последнюю карту и выбываете.</translation>
    </message>
    <message>
        <source>You lose a card, and the block holds.</source>
        <translation>Вы теряете карту, блок остаётся.</translation>
    </message>
    <message>
        <source>You lose a card, and may still block.</source>
        <translation>Вы теряете карту, но ещё можете заблокировать.</translation>
    </message>
    <message>
        <source>%1 loses a card, and the action goes through.</source>
        <translation>%1 теряет карту, действие проходит.</translation>
    </message>
    <message>
        <source>%1 loses a card, and the action is off.</source>
        <translation>%1 теряет карту, действие отменяется.</translation>
    </message>
    <message>
        <source>%1 gets no coins.</source>
        <translation>%1 не получает монет.</translation>
    </message>
    <message>
        <source>You lose a card, and %1 takes 2 coins.</source>
        <translation>Вы теряете карту, %1 берёт 2 монеты.</translation>
    </message>
    <message>
        <source>You keep your coins.</source>
        <translation>Ваши монеты остаются.</translation>
    </message>
    <message>
        <source>You lose a card and the coins.</source>
        <translation>Вы теряете карту и монеты.</translation>
    </message>
    <message>
        <source>You keep your card.</source>
        <translation>Ваша карта остаётся.</translation>
    </message>
    <message>
        <source>You keep your card, and the 3 coins stay paid.</source>
        <translation>Ваша карта остаётся, 3 монеты не возвращают.</translation>
    </message>
    <message>
        <source>You lose both cards and are out.</source>
        <translation>Вы теряете обе карты и выбываете.</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>Если оспорят</translation>
    </message>
    <message>
        <source>An unchallenged bluff</source>
        <translation>Неоспоренный блеф</translation>
    </message>
    <message>
        <source>You hold it: no bluff</source>
        <translation>Карта у вас: это не блеф</translation>
    </message>
    <message>
        <source>They lose a card; you keep yours.</source>
        <translation>Соперник теряет карту; ваша остаётся.</translation>
    </message>
    <message>
        <source>They lose a card; you show yours and draw a new one.</source>
        <translation>Соперник теряет карту; вы показываете свою и берёте новую.</translation>
    </message>
    <message>
        <source>Your action is blocked.</source>
        <translation>Ваше действие заблокировано.</translation>
    </message>
    <message>
        <source>The block holds.</source>
        <translation>Блок остаётся.</translation>
    </message>
    <message>
        <source>The block holds, unless another challenges.</source>
        <translation>Блок остаётся, если не оспорит другой.</translation>
    </message>
    <message>
        <source>%1 takes 2 coins.</source>
        <translation>%1 берёт 2 монеты.</translation>
    </message>
    <message>
        <source>%1 takes 2 coins, unless another blocks.</source>
        <translation>%1 берёт 2 монеты, если не заблокирует другой.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n coin(s).</source>
        <translation>
            <numerusform>Вы теряете %n монету.</numerusform>
            <numerusform>Вы теряете %n монеты.</numerusform>
            <numerusform>Вы теряете %n монет.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no coins to lose.</source>
        <translation>Терять вам нечего: монет нет.</translation>
    </message>
    <message>
        <source>%1 cannot pay, and loses a card instead.</source>
        <translation>%1 не может заплатить и теряет карту.</translation>
    </message>
    <message>
        <source>You lose a card of your choice.</source>
        <translation>Вы теряете карту по своему выбору.</translation>
    </message>
    <message>
        <source>%1 takes 3 coins.</source>
        <translation>%1 берёт 3 монеты.</translation>
    </message>
    <message>
        <source>%1 takes 3 coins, unless another challenges.</source>
        <translation>%1 берёт 3 монеты, если не оспорит другой.</translation>
    </message>
    <message>
        <source>%1 exchanges cards.</source>
        <translation>%1 меняет карты.</translation>
    </message>
    <message>
        <source>%1 exchanges cards, unless another challenges.</source>
        <translation>%1 меняет карты, если не оспорит другой.</translation>
    </message>
    <message>
        <source>You are asked next whether you block.</source>
        <translation>Потом вас спросят о блоке.</translation>
    </message>
    <message>
        <source>%1 may still block, unless another challenges.</source>
        <translation>%1 ещё может заблокировать, если не оспорит другой.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Foreign aid</source>
        <translation>Иностранная помощь</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Налог</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Кража</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Убийство</translation>
    </message>
    <message>
        <source>Coup</source>
        <comment>the action</comment>
        <translation>Переворот</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Не верю</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Lose a card</source>
        <translation>Потерять карту</translation>
    </message>
    <message>
        <source>Give cards back</source>
        <translation>Вернуть карты</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>A seat without a name, counted from 0 as in the notation of saved games.</extracomment>
        <translation>место %1</translation>
    </message>
    <message>
        <source>Steal from %1</source>
        <translation>Кража у игрока %1</translation>
    </message>
    <message>
        <source>Assassinate %1</source>
        <translation>Убийство игрока %1</translation>
    </message>
    <message>
        <source>Coup against %1</source>
        <translation>Переворот против игрока %1</translation>
    </message>
    <message>
        <source>Block as %1</source>
        <translation>Блок — %1</translation>
    </message>
    <message>
        <source>Give back %1 and %2</source>
        <translation>Вернуть карты «%1» и «%2»</translation>
    </message>
    <message>
        <source>All may block as Duke</source>
        <translation>Все: блок (Герцог)</translation>
    </message>
    <message>
        <source>All may challenge</source>
        <translation>Все: «не верю»</translation>
    </message>
    <message>
        <source>All may challenge, the target may block (Captain, Ambassador)</source>
        <translation>Все: «не верю», цель: блок (Капитан, Посол)</translation>
    </message>
    <message>
        <source>All may challenge, the target may block (Contessa)</source>
        <translation>Все: «не верю», цель: блок (Графиня)</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>may answer</comment>
        <translation>Никто</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>Стоит %n монету, у вас %1</numerusform>
            <numerusform>Стоит %n монеты, у вас %1</numerusform>
            <numerusform>Стоит %n монет, у вас %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n coin(s) it costs you a card</source>
        <translation>
            <numerusform>Без %n монеты потеряете карту</numerusform>
            <numerusform>Без %n монет потеряете карту</numerusform>
            <numerusform>Без %n монет потеряете карту</numerusform>
        </translation>
    </message>
    <message>
        <source>If it gets through unpaid, it costs you a card</source>
        <translation>Если пройдёт без оплаты, потеряете карту</translation>
    </message>
    <message>
        <source>Steal: choose a lit player</source>
        <translation>Кража: выберите подсвеченного игрока</translation>
    </message>
    <message>
        <source>Assassinate: choose a lit player</source>
        <translation>Убийство: выберите подсвеченного игрока</translation>
    </message>
    <message>
        <source>Coup: choose a lit player</source>
        <translation>Переворот: выберите подсвеченного игрока</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>You are out; the others play on.</source>
        <translation>Вы выбыли; остальные играют дальше.</translation>
    </message>
    <message>
        <source>You have answered; the others have not.</source>
        <translation>Вы ответили; остальные ещё нет.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>%1, out</source>
        <translation>%1, вне игры</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n coin(s)</source>
        <translation>
            <numerusform>%1, %n монета</numerusform>
            <numerusform>%1, %n монеты</numerusform>
            <numerusform>%1, %n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <translation>На руках: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down.</source>
        <translation>
            <numerusform>%n карта рубашкой вверх.</numerusform>
            <numerusform>%n карты рубашкой вверх.</numerusform>
            <numerusform>%n карт рубашкой вверх.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>Потеряно: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a role, how often it was claimed</comment>
        <translation>
            <numerusform>%1, %n раз</numerusform>
            <numerusform>%1, %n раза</numerusform>
            <numerusform>%1, %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (caught bluffing)</source>
        <translation>%1 (блеф раскрыт)</translation>
    </message>
    <message>
        <source>%1 (shown)</source>
        <translation>%1 (показано)</translation>
    </message>
    <message>
        <source>Claimed so far: %1.</source>
        <translation>Заявлено: %1.</translation>
    </message>
    <message>
        <source>Keep %1 and another</source>
        <translation>Оставить %1 и ещё одну</translation>
    </message>
    <message>
        <source>Keep %1 and %2</source>
        <translation>Оставить %1 и %2</translation>
    </message>
    <message>
        <source>You keep %1 and give back %2.</source>
        <translation>У вас остаётся %1, возвращается %2.</translation>
    </message>
    <message>
        <source>%1: bluff caught</source>
        <translation>%1: блеф раскрыт</translation>
    </message>
    <message>
        <source>%1: blocked</source>
        <translation>%1: блок</translation>
    </message>
    <message>
        <source>%1: no effect</source>
        <translation>%1: впустую</translation>
    </message>
    <message>
        <source>Steals from %1</source>
        <translation>Крадёт у игрока %1</translation>
    </message>
    <message>
        <source>Steals from you</source>
        <translation>Крадёт у вас</translation>
    </message>
    <message>
        <source>Strikes at %1</source>
        <translation>Убивает игрока %1</translation>
    </message>
    <message>
        <source>Strikes at you</source>
        <translation>Убивает вас</translation>
    </message>
    <message>
        <source>Coup against you</source>
        <translation>Переворот против вас</translation>
    </message>
    <message>
        <source>Blocks %1</source>
        <translation>Блок игроку %1</translation>
    </message>
    <message>
        <source>Blocks you</source>
        <translation>Блок вам</translation>
    </message>
    <message numerus="yes">
        <source>court deck, %n card(s)</source>
        <translation>
            <numerusform>придворная колода, %n карта</numerusform>
            <numerusform>придворная колода, %n карты</numerusform>
            <numerusform>придворная колода, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>challenges you: &lt;b&gt;you show %1&lt;/b&gt;</source>
        <translation>не верит вам: &lt;b&gt;вы показываете %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges you: &lt;b&gt;you have %1&lt;/b&gt;</source>
        <translation>не верит вам: &lt;b&gt;у вас %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenge %1, &lt;b&gt;who shows %2&lt;/b&gt;</source>
        <translation>не верите игроку %1, &lt;b&gt;но видите %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenge %1, &lt;b&gt;who has %2&lt;/b&gt;</source>
        <translation>не верите игроку %1, и не зря: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges %1, &lt;b&gt;who shows %2&lt;/b&gt;</source>
        <translation>не верит игроку %1, &lt;b&gt;но видит %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges %1, &lt;b&gt;who has %2&lt;/b&gt;</source>
        <translation>не верит игроку %1, и не зря: &lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;lose %1&lt;/b&gt; and are out</source>
        <translation>&lt;b&gt;теряете %1&lt;/b&gt; и выбываете</translation>
    </message>
    <message>
        <source>&lt;b&gt;loses %1&lt;/b&gt; and is out</source>
        <translation>&lt;b&gt;теряет %1&lt;/b&gt; и выбывает</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>получаете карты — %1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>получает карты — %1</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>платите %n монету</numerusform>
            <numerusform>платите %n монеты</numerusform>
            <numerusform>платите %n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>платит %n монету</numerusform>
            <numerusform>платит %n монеты</numerusform>
            <numerusform>платит %n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n coin(s) back</source>
        <comment>you</comment>
        <translation>
            <numerusform>получаете назад %n монету</numerusform>
            <numerusform>получаете назад %n монеты</numerusform>
            <numerusform>получаете назад %n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n coin(s) back</source>
        <translation>
            <numerusform>получает назад %n монету</numerusform>
            <numerusform>получает назад %n монеты</numerusform>
            <numerusform>получает назад %n монет</numerusform>
        </translation>
    </message>
    <message>
        <source>are shown the hand of %1: %2</source>
        <translation>видите руку игрока %1: %2</translation>
    </message>
    <message>
        <source>is shown the hand of %1: %2</source>
        <translation>видит руку игрока %1: %2</translation>
    </message>
    <message>
        <source>puts the card back and draws another</source>
        <translation>возвращает карту и берёт другую</translation>
    </message>
    <message>
        <source>put the card back and draw %1</source>
        <translation>возвращаете карту и берёте %1</translation>
    </message>
    <message>
        <source>puts the card back and draws %1</source>
        <translation>возвращает карту и берёт %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks you&lt;/b&gt; as %1</source>
        <translation>&lt;b&gt;блокирует вас&lt;/b&gt; как %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;block %1&lt;/b&gt; as %2</source>
        <translation>&lt;b&gt;блокируете игрока %1&lt;/b&gt; как %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks %1&lt;/b&gt; as %2</source>
        <translation>&lt;b&gt;блокирует игрока %1&lt;/b&gt; как %2</translation>
    </message>
    <message>
        <source>are blocked</source>
        <translation>наталкиваетесь на блок</translation>
    </message>
    <message>
        <source>is blocked</source>
        <translation>наталкивается на блок</translation>
    </message>
    <message>
        <source>miss: %1 is out already</source>
        <translation>промахиваетесь: %1 уже вне игры</translation>
    </message>
    <message>
        <source>misses: %1 is out already</source>
        <translation>промахивается: %1 уже вне игры</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <comment>you</comment>
        <translation>не можете заплатить</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <translation>не может заплатить</translation>
    </message>
    <message numerus="yes">
        <source>take %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>берёте %n монету</numerusform>
            <numerusform>берёте %n монеты</numerusform>
            <numerusform>берёте %n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n coin(s)</source>
        <translation>
            <numerusform>берёт %n монету</numerusform>
            <numerusform>берёт %n монеты</numerusform>
            <numerusform>берёт %n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from you</source>
        <translation>
            <numerusform>крадёт у вас %n монету</numerusform>
            <numerusform>крадёт у вас %n монеты</numerusform>
            <numerusform>крадёт у вас %n монет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steal %n coin(s) from %1</source>
        <comment>you</comment>
        <translation>
            <numerusform>крадёте %n монету у игрока %1</numerusform>
            <numerusform>крадёте %n монеты у игрока %1</numerusform>
            <numerusform>крадёте %n монет у игрока %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from %1</source>
        <translation>
            <numerusform>крадёт %n монету у игрока %1</numerusform>
            <numerusform>крадёт %n монеты у игрока %1</numerusform>
            <numerusform>крадёт %n монет у игрока %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>берёт %n карту</numerusform>
            <numerusform>берёт %n карты</numerusform>
            <numerusform>берёт %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>берёте карты — %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>берёт карты — %1</translation>
    </message>
    <message numerus="yes">
        <source>gives %n card(s) back</source>
        <translation>
            <numerusform>возвращает %n карту</numerusform>
            <numerusform>возвращает %n карты</numerusform>
            <numerusform>возвращает %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>give back %1</source>
        <translation>возвращаете карты — %1</translation>
    </message>
    <message>
        <source>gives back %1</source>
        <translation>возвращает карты — %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;lose %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;теряете %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;loses %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;теряет %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;win&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;побеждаете&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;wins&lt;/b&gt;</source>
        <translation>&lt;b&gt;побеждает&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Не осталось никого</translation>
    </message>
    <message>
        <source>All who are left win together</source>
        <translation>Все оставшиеся побеждают вместе</translation>
    </message>
    <message>
        <source>ask for &lt;b&gt;foreign aid&lt;/b&gt;</source>
        <translation>просите &lt;b&gt;иностранную помощь&lt;/b&gt;</translation>
    </message>
    <message>
        <source>asks for &lt;b&gt;foreign aid&lt;/b&gt;</source>
        <translation>просит &lt;b&gt;иностранную помощь&lt;/b&gt;</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Duke&lt;/b&gt; for the tax</source>
        <translation>заявляете &lt;b&gt;Герцога&lt;/b&gt; ради налога</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Duke&lt;/b&gt; for the tax</source>
        <translation>заявляет &lt;b&gt;Герцога&lt;/b&gt; ради налога</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Ambassador&lt;/b&gt; to exchange cards</source>
        <translation>заявляете &lt;b&gt;Посла&lt;/b&gt;, чтобы обменять карты</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Ambassador&lt;/b&gt; to exchange cards</source>
        <translation>заявляет &lt;b&gt;Посла&lt;/b&gt;, чтобы обменять карты</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Captain&lt;/b&gt; to steal from you</source>
        <translation>заявляет &lt;b&gt;Капитана&lt;/b&gt;, чтобы обокрасть вас</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Captain&lt;/b&gt; to steal from %1</source>
        <translation>заявляете &lt;b&gt;Капитана&lt;/b&gt;, чтобы обокрасть игрока %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Captain&lt;/b&gt; to steal from %1</source>
        <translation>заявляет &lt;b&gt;Капитана&lt;/b&gt;, чтобы обокрасть игрока %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Assassin&lt;/b&gt; against you</source>
        <translation>заявляет &lt;b&gt;Убийцу&lt;/b&gt; против вас</translation>
    </message>
    <message>
        <source>pays 3 and claims &lt;b&gt;the Assassin&lt;/b&gt; against you</source>
        <translation>платит 3 и заявляет &lt;b&gt;Убийцу&lt;/b&gt; против вас</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>заявляете &lt;b&gt;Убийцу&lt;/b&gt; против игрока %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>заявляет &lt;b&gt;Убийцу&lt;/b&gt; против игрока %1</translation>
    </message>
    <message>
        <source>pay 3 and claim &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>платите 3 и заявляете &lt;b&gt;Убийцу&lt;/b&gt; против игрока %1</translation>
    </message>
    <message>
        <source>pays 3 and claims &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>платит 3 и заявляет &lt;b&gt;Убийцу&lt;/b&gt; против игрока %1</translation>
    </message>
    <message>
        <source>begins a &lt;b&gt;coup&lt;/b&gt; against you</source>
        <translation>затевает &lt;b&gt;переворот&lt;/b&gt; против вас</translation>
    </message>
    <message>
        <source>pays 7 for a &lt;b&gt;coup&lt;/b&gt; against you</source>
        <translation>платит 7 за &lt;b&gt;переворот&lt;/b&gt; против вас</translation>
    </message>
    <message>
        <source>begin a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>затеваете &lt;b&gt;переворот&lt;/b&gt; против игрока %1</translation>
    </message>
    <message>
        <source>begins a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>затевает &lt;b&gt;переворот&lt;/b&gt; против игрока %1</translation>
    </message>
    <message>
        <source>pay 7 for a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>платите 7 за &lt;b&gt;переворот&lt;/b&gt; против игрока %1</translation>
    </message>
    <message>
        <source>pays 7 for a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>платит 7 за &lt;b&gt;переворот&lt;/b&gt; против игрока %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>rules of the contest</source>
        <translation>правила конкурса</translation>
    </message>
    <message>
        <source>rules as printed</source>
        <translation>настольные правила</translation>
    </message>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>Сейчас раздадут карты.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Вы выбыли.</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 and %n coin(s).</source>
        <translation>
            <numerusform>У вас %1 и %n монета.</numerusform>
            <numerusform>У вас %1 и %n монеты.</numerusform>
            <numerusform>У вас %1 и %n монет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are in the court deck.</source>
        <translation>
            <numerusform>В придворной колоде %n карта.</numerusform>
            <numerusform>В придворной колоде %n карты.</numerusform>
            <numerusform>В придворной колоде %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may answer: %1.</source>
        <translation>Вы можете ответить: %1.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 побеждает</translation>
    </message>
    <message>
        <source>You kept: %1.</source>
        <translation>У вас остаётся: %1.</translation>
    </message>
    <message>
        <source>%1 kept: %2.</source>
        <translation>%1, остаётся: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>осталась %n карта</numerusform>
            <numerusform>осталось %n карты</numerusform>
            <numerusform>осталось %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Out in turn %1</source>
        <translation>Выбывает, ход %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>Общая победа</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Место %1 из %2</translation>
    </message>
    <message>
        <source>Claim whichever role helps you, challenge the others, and be the last to hold a card.</source>
        <translation>Заявляйте любую выгодную роль, не верьте другим и останьтесь последним, у кого есть карта.</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, стрелки</translation>
    </message>
    <message>
        <source>From player to player, once an action needs a target</source>
        <translation>От игрока к игроку, когда действию нужна цель</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a card</comment>
        <translation>потеряна</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player</comment>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Вы вне игры</translation>
    </message>
    <message>
        <source>Court %1</source>
        <comment>cards in the court deck</comment>
        <translation>Колода %1</translation>
    </message>
    <message>
        <source>Drawn from the court</source>
        <comment>two cards</comment>
        <translation>Взято из колоды</translation>
    </message>
    <message>
        <source>Bank</source>
        <comment>where coins come from</comment>
        <translation>Банк</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action, what it brings or costs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>You claim</source>
        <translation>Вы заявляете</translation>
    </message>
    <message>
        <source>Who may answer</source>
        <translation>Кто может ответить</translation>
    </message>
    <message>
        <source>no claim</source>
        <translation>нет заявления</translation>
    </message>
    <message>
        <source>you hold it</source>
        <comment>a card that is claimed</comment>
        <translation>у вас есть</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>блеф</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cards accounted for</source>
        <translation>Счёт карт</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, what they chose</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>карта рубашкой вверх</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, потеряна</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>Потерять %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Оставить %1</translation>
    </message>
    <message>
        <source>%1 is kept: choose the other card</source>
        <translation>Остаётся %1: выберите вторую карту</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Bluff, challenge, and keep your last card.</source>
        <translation>Блефуйте, не верьте и сберегите последнюю карту.</translation>
    </message>
    <message>
        <source>All may challenge, the target may block</source>
        <translation>Все: «не верю», цель: блок</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among players</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Believed where challenging was better</source>
        <translation>Поверили тому, что стоило оспорить</translation>
    </message>
    <message>
        <source>Let it stand where blocking was better</source>
        <translation>Пропустили то, что стоило заблокировать</translation>
    </message>
    <message>
        <source>Challenged where blocking was better</source>
        <translation>Оспорили то, что стоило заблокировать</translation>
    </message>
    <message>
        <source>Challenged where believing was better</source>
        <translation>Оспорили то, чему стоило поверить</translation>
    </message>
    <message>
        <source>Blocked with the wrong claim</source>
        <translation>Заблокировали не той ролью</translation>
    </message>
    <message>
        <source>Blocked where challenging was better</source>
        <translation>Заблокировали то, что стоило оспорить</translation>
    </message>
    <message>
        <source>Blocked where letting it stand was better</source>
        <translation>Заблокировали то, что стоило пропустить</translation>
    </message>
    <message>
        <source>Lost the wrong card</source>
        <translation>Отдана не та карта</translation>
    </message>
    <message>
        <source>Gave back the wrong cards</source>
        <translation>Возвращены не те карты</translation>
    </message>
    <message>
        <source>Chose the wrong player for: %1</source>
        <comment>an action</comment>
        <translation>Выбран не тот игрок: %1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>an action, a better one</comment>
        <translation>%1 вместо %2</translation>
    </message>
    <message>
        <source>There is only one thing to do here. Shall Parlour do it for you when that is so?</source>
        <translation>Здесь можно сделать только одно. Пусть в таких случаях Parlour делает это за вас?</translation>
    </message>
    <message>
        <source>Challenge your %1</source>
        <comment>the role that is claimed</comment>
        <translation>Не верю, что вы — %1</translation>
    </message>
    <message>
        <source>Challenge %1&apos;s %2</source>
        <comment>a player, the role that is claimed</comment>
        <translation>Не верю, что %1 — %2</translation>
    </message>
    <message>
        <source>If it is a bluff (by count %1 in 100)</source>
        <translation>Если это блеф (по счёту карт %1 из 100)</translation>
    </message>
    <message>
        <source>If it is true (by count %1 in 100)</source>
        <translation>Если это правда (по счёту карт %1 из 100)</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>Choose which one: a click loses it, or its number and Enter.</source>
        <translation>Выберите какую: её сбросит щелчок или её номер и Enter.</translation>
    </message>
    <message>
        <source>A click keeps a card, or its number and Enter. The other two go back to the court.</source>
        <translation>Карту оставит щелчок или её номер и Enter. Две другие вернутся в придворную колоду.</translation>
    </message>
    <message>
        <source>You challenged.</source>
        <translation>Вы не поверили.</translation>
    </message>
    <message>
        <source>%1 challenged.</source>
        <translation>%1 не верит.</translation>
    </message>
    <message>
        <source>Challenges you</source>
        <translation>Не верит вам</translation>
    </message>
    <message>
        <source>Challenges %1</source>
        <translation>Не верит игроку %1</translation>
    </message>
    <message>
        <source>Choose an action or an answer, or pick a card, counted from the top or the left</source>
        <translation>Выбрать действие или ответ либо указать карту, считая сверху или слева</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Loses or keeps the card that is picked</source>
        <translation>Сбросить или оставить указанную карту</translation>
    </message>
    <message>
        <source>Let a claim stand that must be true</source>
        <translation>Не оспаривать того, что точно правда</translation>
    </message>
    <message>
        <source>When the open cards and your own prove it. Also makes a coup that you cannot avoid.</source>
        <translation>Когда это доказывают открытые карты и ваши. Делает и переворот, которого вам не избежать.</translation>
    </message>
    <message>
        <source>If it is a bluff (as it is believed, %1 in 100)</source>
        <translation>Если это блеф (судя по игре, %1 из 100)</translation>
    </message>
    <message>
        <source>If it is true (as it is believed, %1 in 100)</source>
        <translation>Если это правда (судя по игре, %1 из 100)</translation>
    </message>
    <message numerus="yes">
        <source>By the count and the play so far the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>По счёту карт и по ходу игры это правда &lt;b&gt;%n раз из 100&lt;/b&gt;.</numerusform>
            <numerusform>По счёту карт и по ходу игры это правда &lt;b&gt;%n раза из 100&lt;/b&gt;.</numerusform>
            <numerusform>По счёту карт и по ходу игры это правда &lt;b&gt;%n раз из 100&lt;/b&gt;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoupTheme</name>
    <message>
        <source>A bluff with the claim one kept</source>
        <translation>Блеф ролью, которую уже заявляли</translation>
    </message>
    <message>
        <source>A block by bluff</source>
        <translation>Блок блефом</translation>
    </message>
    <message>
        <source>A bluff that pays</source>
        <translation>Выгодный блеф</translation>
    </message>
    <message>
        <source>A bluff too many</source>
        <translation>Лишний блеф</translation>
    </message>
    <message>
        <source>A bluff to be called</source>
        <translation>Блеф, который пора раскрыть</translation>
    </message>
    <message>
        <source>A claim to be believed</source>
        <translation>Заявление, которому стоит поверить</translation>
    </message>
    <message>
        <source>The time to strike</source>
        <translation>Пора нанести удар</translation>
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
        <translation>Вы на 1-м месте</translation>
    </message>
    <message>
        <source>You are out second</source>
        <translation>Вы на 2-м месте</translation>
    </message>
    <message>
        <source>You are out third</source>
        <translation>Вы на 3-м месте</translation>
    </message>
    <message>
        <source>You are out fourth</source>
        <translation>Вы на 4-м месте</translation>
    </message>
    <message>
        <source>You are out fifth</source>
        <translation>Вы на 5-м месте</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>Вы вышли</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>1-е место</translation>
    </message>
    <message>
        <source>Out second</source>
        <translation>2-е место</translation>
    </message>
    <message>
        <source>Out third</source>
        <translation>3-е место</translation>
    </message>
    <message>
        <source>Out fourth</source>
        <translation>4-е место</translation>
    </message>
    <message>
        <source>Out fifth</source>
        <translation>5-е место</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Без карт</translation>
    </message>
</context>
<context>
    <name>DurakTable</name>
    <message>
        <source>Beat what comes, shed your cards.</source>
        <translation>Отбивайтесь и избавляйтесь от карт.</translation>
    </message>
    <message>
        <source>Get rid of your cards: whoever is left with cards when the stock is gone is the durak, the fool.</source>
        <translation>Избавьтесь от карт: кто останется с ними, когда колода кончится, тот и дурак.</translation>
    </message>
    <message>
        <source>takes the cards</source>
        <translation>взять карты</translation>
    </message>
    <message>
        <source>done: nothing more to throw in</source>
        <translation>пас: больше нечего подкинуть</translation>
    </message>
    <message>
        <source>transfers the attack</source>
        <translation>перевести</translation>
    </message>
    <message>
        <source>shows the trump and transfers</source>
        <translation>показать козырь и перевести</translation>
    </message>
    <message>
        <source>keeps the hand</source>
        <translation>оставить карты</translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation>попросить пересдачу</translation>
    </message>
</context>
<context>
    <name>DurakTheme</name>
    <message>
        <source>A trump wasted</source>
        <translation>Козырь потрачен зря</translation>
    </message>
    <message>
        <source>Worth a trump</source>
        <translation>Козыря не жалко</translation>
    </message>
    <message>
        <source>The bout given away</source>
        <translation>Зря отданный заход</translation>
    </message>
    <message>
        <source>Better to take</source>
        <translation>Лучше взять</translation>
    </message>
    <message>
        <source>The attack given up</source>
        <translation>Брошенная атака</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>Лишняя карта</translation>
    </message>
</context>
<context>
    <name>DurakWords</name>
    <message>
        <source>Attack with %1</source>
        <translation>Пойти %1</translation>
    </message>
    <message>
        <source>Cover %1 with %2</source>
        <translation>Побить %1 — %2</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Взять карты</translation>
    </message>
    <message>
        <source>Transfer with %1</source>
        <translation>Перевести %1</translation>
    </message>
    <message>
        <source>Transfer by showing %1</source>
        <translation>Перевести, показав %1</translation>
    </message>
    <message>
        <source>Keep this hand</source>
        <translation>Оставить эти карты</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>Попросить пересдачу</translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>cards, on a button</comment>
        <translation>
            <numerusform>Взять %n</numerusform>
            <numerusform>Взять %n</numerusform>
            <numerusform>Взять %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <comment>on a button</comment>
        <translation>Перевести</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>on a button</comment>
        <translation>Показать %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on a button: keep this hand</comment>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>New deal</source>
        <comment>on a button</comment>
        <translation>Пересдать</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>with the value of taking</comment>
        <translation>Взять %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>with the value of showing the trump</comment>
        <translation>Показать %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>with the value of keeping the hand</comment>
        <translation>Оставить %1</translation>
    </message>
    <message>
        <source>New deal %1</source>
        <comment>with the value of a new deal</comment>
        <translation>Пересдать %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>with the value of being done</comment>
        <translation>Пас %1</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Команда А</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Команда Б</translation>
    </message>
    <message>
        <source>A</source>
        <comment>the team&apos;s letter</comment>
        <translation>А</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the team&apos;s letter</comment>
        <translation>Б</translation>
    </message>
    <message>
        <source>Out in bout %1</source>
        <translation>Выход в заходе %1</translation>
    </message>
    <message numerus="yes">
        <source>Durak, %n card(s) left</source>
        <translation>
            <numerusform>Дурак, осталась %n карта</numerusform>
            <numerusform>Дурак, осталось %n карты</numerusform>
            <numerusform>Дурак, осталось %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Осталась %n карта</numerusform>
            <numerusform>Осталось %n карты</numerusform>
            <numerusform>Осталось %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Threw in %1</source>
        <translation>Подкидывает %1</translation>
    </message>
    <message>
        <source>Covered %1 with %2</source>
        <translation>Бьёт %1 — %2</translation>
    </message>
    <message>
        <source>Transferred with %1</source>
        <translation>Переводит %1</translation>
    </message>
    <message>
        <source>Showed %1</source>
        <translation>Показывает %1</translation>
    </message>
    <message numerus="yes">
        <source>Took %n card(s)</source>
        <translation>
            <numerusform>Взято: %n карта</numerusform>
            <numerusform>Взято: %n карты</numerusform>
            <numerusform>Взято: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <translation>Просит пересдать</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Берёт</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>В защите</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>Отбивается</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>В атаке</translation>
    </message>
    <message>
        <source>Attacks you</source>
        <translation>Ходит под вас</translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation>Ходит под игрока %1</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ходит</translation>
    </message>
    <message>
        <source>May throw in</source>
        <translation>Может подкинуть</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>takes</source>
        <translation>берёт</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>отбивается</translation>
    </message>
    <message>
        <source>attacks you</source>
        <translation>ходит под вас</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>ходит под игрока %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>сейчас ходит</translation>
    </message>
    <message>
        <source>%1, can be played</source>
        <translation>%1, можно сыграть</translation>
    </message>
    <message>
        <source>%1, cannot be played</source>
        <translation>%1, сыграть нельзя</translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <translation>%1, на руках у игрока %2</translation>
    </message>
    <message>
        <source>%1, covers %2</source>
        <translation>%1, бьёт %2</translation>
    </message>
    <message>
        <source>%1, attack, covered with %2</source>
        <translation>%1, атака, отбита %2</translation>
    </message>
    <message>
        <source>%1, attack, being taken</source>
        <translation>%1, атака, её забирают</translation>
    </message>
    <message>
        <source>%1, attack, not yet covered</source>
        <translation>%1, атака, ещё не отбита</translation>
    </message>
    <message>
        <source>Place for a transfer</source>
        <translation>Место для перевода</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>Сейчас ход игрока %1</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Сейчас не ваш ход</translation>
    </message>
    <message>
        <source>First say whether you keep this hand</source>
        <translation>Сначала решите, оставляете ли вы эти карты</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n card(s) is reached</source>
        <translation>
            <numerusform>Больше нельзя: предел — %n карта</numerusform>
            <numerusform>Больше нельзя: предел — %n карты</numerusform>
            <numerusform>Больше нельзя: предел — %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of this rank lies on the table</source>
        <translation>На столе нет карт этого достоинства</translation>
    </message>
    <message>
        <source>It cannot be played now</source>
        <translation>Сейчас её не сыграть</translation>
    </message>
    <message>
        <source>It beats none of the uncovered cards</source>
        <translation>Она не бьёт ни одной неотбитой карты</translation>
    </message>
    <message>
        <source>Not higher than the %1</source>
        <translation>Не старше %1</translation>
    </message>
    <message>
        <source>Only a higher trump beats the %1</source>
        <translation>Побить %1 может только козырь старше</translation>
    </message>
    <message>
        <source>Not higher than the %1, and not a trump</source>
        <translation>Не старше %1 и не козырь</translation>
    </message>
    <message>
        <source>Neither of the suit of the %1 nor a trump</source>
        <translation>Не той масти, что у %1, и не козырь</translation>
    </message>
    <message>
        <source>%1 Keep it, or ask for a new deal</source>
        <translation>%1 Оставьте карты или попросите пересдачу</translation>
    </message>
    <message>
        <source>Five cards of one suit.</source>
        <translation>Пять карт одной масти.</translation>
    </message>
    <message>
        <source>%1 Lead any card against %2</source>
        <translation>%1 Ходите с любой карты под игрока %2</translation>
    </message>
    <message>
        <source>Your attack.</source>
        <translation>Ваш заход.</translation>
    </message>
    <message>
        <source>Your defence.</source>
        <translation>Вы отбиваетесь.</translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2, pass the attack on, or take %n card(s)</source>
        <translation>
            <numerusform>%1 Побейте %2, переведите или возьмите %n карту</numerusform>
            <numerusform>%1 Побейте %2, переведите или возьмите %n карты</numerusform>
            <numerusform>%1 Побейте %2, переведите или возьмите %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2 or take %n card(s) from the table</source>
        <translation>
            <numerusform>%1 Побейте %2 или возьмите %n карту со стола</numerusform>
            <numerusform>%1 Побейте %2 или возьмите %n карты со стола</numerusform>
            <numerusform>%1 Побейте %2 или возьмите %n карт со стола</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Pass %2 on, or take %n card(s)</source>
        <translation>
            <numerusform>%1 Переведите %2 или возьмите %n карту</numerusform>
            <numerusform>%1 Переведите %2 или возьмите %n карты</numerusform>
            <numerusform>%1 Переведите %2 или возьмите %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Nothing beats %2: take %n card(s)</source>
        <translation>
            <numerusform>%1 Нечем побить %2: возьмите %n карту</numerusform>
            <numerusform>%1 Нечем побить %2: возьмите %n карты</numerusform>
            <numerusform>%1 Нечем побить %2: возьмите %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes.</source>
        <translation>%1 берёт.</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>Отбивается %1.</translation>
    </message>
    <message>
        <source>%1 You have nothing to throw in</source>
        <translation>%1 Вам нечего подкинуть</translation>
    </message>
    <message>
        <source>%1 Throw in a card or be done</source>
        <translation>%1 Подкиньте карту или пасуйте</translation>
    </message>
    <message>
        <source>%1 Throw in %2 or be done</source>
        <translation>%1 Подкиньте %2 или пасуйте</translation>
    </message>
    <message>
        <source>Trump · stock empty</source>
        <translation>Козырь · колода пуста</translation>
    </message>
    <message numerus="yes">
        <source>Trump · %n in stock</source>
        <translation>
            <numerusform>Козырь · в колоде %n</numerusform>
            <numerusform>Козырь · в колоде %n</numerusform>
            <numerusform>Козырь · в колоде %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock, empty, trump is %1</source>
        <translation>Колода пуста, козырь — %1</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s), trump is %1</source>
        <translation>
            <numerusform>В колоде %n карта, козырь — %1</numerusform>
            <numerusform>В колоде %n карты, козырь — %1</numerusform>
            <numerusform>В колоде %n карт, козырь — %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, trump card under the stock</source>
        <translation>%1, козырь под колодой</translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation>Отбой · %1</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>В отбое %n карта</numerusform>
            <numerusform>В отбое %n карты</numerusform>
            <numerusform>В отбое %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Переводной</translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation>Подкидной</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the deck</comment>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>двое на двое</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>трое на трое</translation>
    </message>
    <message>
        <source>Bout %1</source>
        <translation>Заход %1</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>.</source>
        <comment>ends a sentence</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>Идёт раздача.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>На руках %n карта.</numerusform>
            <numerusform>На руках %n карты.</numerusform>
            <numerusform>На руках %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bout %1, %2 attacks %3.</source>
        <translation>Заход %1, %2 ходит под игрока %3.</translation>
    </message>
    <message>
        <source>Bout %1, you are out.</source>
        <translation>Заход %1, вы уже вышли.</translation>
    </message>
    <message>
        <source>Bout %1, you take the cards.</source>
        <translation>Заход %1, вы берёте карты.</translation>
    </message>
    <message>
        <source>Bout %1, you defend.</source>
        <translation>Заход %1, вы отбиваетесь.</translation>
    </message>
    <message>
        <source>Bout %1, you attack.</source>
        <translation>Заход %1, вы ходите.</translation>
    </message>
    <message>
        <source>Bout %1, you may throw in.</source>
        <translation>Заход %1, вы можете подкинуть.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>На столе пусто.</translation>
    </message>
    <message>
        <source>%1 covered with %2</source>
        <translation>%1 — отбито %2</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>%1 — не отбито</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>На столе: %1.</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>У вас на руках: %1.</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>На руках у игрока %1: %2.</translation>
    </message>
    <message>
        <source>You take the cards.</source>
        <translation>Вы берёте карты.</translation>
    </message>
    <message>
        <source>%1 takes the cards.</source>
        <translation>%1 берёт карты.</translation>
    </message>
    <message>
        <source>attack with %1</source>
        <comment>after: You</comment>
        <translation>ходите %1</translation>
    </message>
    <message>
        <source>attacks with %1</source>
        <translation>ходит %1</translation>
    </message>
    <message>
        <source>throw in %1</source>
        <comment>after: You</comment>
        <translation>подкидываете %1</translation>
    </message>
    <message>
        <source>throws in %1</source>
        <translation>подкидывает %1</translation>
    </message>
    <message>
        <source>cover %1 with %2</source>
        <comment>after: You</comment>
        <translation>бьёте %1 — %2</translation>
    </message>
    <message>
        <source>covers %1 with %2</source>
        <translation>бьёт %1 — %2</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after: You</comment>
        <translation>берёте</translation>
    </message>
    <message>
        <source>transfer with %1</source>
        <comment>after: You</comment>
        <translation>переводите %1</translation>
    </message>
    <message>
        <source>transfers with %1</source>
        <translation>переводит %1</translation>
    </message>
    <message>
        <source>show %1 and pass the attack on</source>
        <comment>after: You</comment>
        <translation>показываете %1 и переводите</translation>
    </message>
    <message>
        <source>shows %1 and passes the attack on</source>
        <translation>показывает %1 и переводит</translation>
    </message>
    <message>
        <source>are done</source>
        <comment>after: You</comment>
        <translation>пасуете</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>пасует</translation>
    </message>
    <message>
        <source>ask for a new deal</source>
        <comment>after: You</comment>
        <translation>просите пересдать</translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation>просит пересдать</translation>
    </message>
    <message>
        <source>The trump is %1</source>
        <translation>Козырь — %1</translation>
    </message>
    <message>
        <source>begin</source>
        <comment>after: You</comment>
        <translation>начинаете</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>начинает</translation>
    </message>
    <message>
        <source>begin with the lowest trump, %1</source>
        <comment>after: You</comment>
        <translation>начинаете: младший козырь — %1</translation>
    </message>
    <message>
        <source>begins with the lowest trump, %1</source>
        <translation>начинает: младший козырь — %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beaten, to the discard</source>
        <translation>
            <numerusform>Бито: %n карта в отбой</numerusform>
            <numerusform>Бито: %n карты в отбой</numerusform>
            <numerusform>Бито: %n карт в отбой</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pick up %n card(s)</source>
        <comment>after: You</comment>
        <translation>
            <numerusform>забираете %n карту</numerusform>
            <numerusform>забираете %n карты</numerusform>
            <numerusform>забираете %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picks up %n card(s)</source>
        <translation>
            <numerusform>забирает %n карту</numerusform>
            <numerusform>забирает %n карты</numerusform>
            <numerusform>забирает %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>are out</source>
        <comment>after: You</comment>
        <translation>выходите из игры</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>выходит из игры</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Партия сыграна вничью</translation>
    </message>
    <message>
        <source>Your team wins</source>
        <translation>Ваша команда победила</translation>
    </message>
    <message>
        <source>Your team loses, though you are out</source>
        <translation>Ваша команда проиграла, хотя вы и вышли</translation>
    </message>
    <message>
        <source>Your team loses</source>
        <translation>Ваша команда проиграла</translation>
    </message>
    <message>
        <source>Team B wins</source>
        <translation>Команда Б победила</translation>
    </message>
    <message>
        <source>Team A wins</source>
        <translation>Команда А победила</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>You are the durak</source>
        <translation>Вы остались в дураках</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Вы победили</translation>
    </message>
    <message>
        <source>%1 is the durak</source>
        <translation>%1 остаётся в дураках</translation>
    </message>
    <message>
        <source>The last cards went in the same bout.</source>
        <translation>Последние карты ушли в одном и том же заходе.</translation>
    </message>
    <message>
        <source>Team A is left with cards.</source>
        <translation>С картами осталась команда А.</translation>
    </message>
    <message>
        <source>Team B is left with cards.</source>
        <translation>С картами осталась команда Б.</translation>
    </message>
    <message>
        <source>%1 is the durak.</source>
        <translation>В дураках остаётся %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in hand.</source>
        <translation>
            <numerusform>На руках осталась %n карта.</numerusform>
            <numerusform>На руках осталось %n карты.</numerusform>
            <numerusform>На руках осталось %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n заход</numerusform>
            <numerusform>%n захода</numerusform>
            <numerusform>%n заходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Durak</source>
        <translation>Дурак</translation>
    </message>
    <message>
        <source>Lowest trump: %1</source>
        <translation>Младший козырь: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>an action in a list: to attack no further, or to add no more cards for the one who takes</comment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button: the defender takes, and you add no more cards</comment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button: all is beaten, and you attack no further</comment>
        <translation>Бито</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>of a player who adds no more cards for the one who takes</comment>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>of a player who attacks no further: all is beaten</comment>
        <translation>Бито</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>Вы берёте</translation>
    </message>
    <message>
        <source>you take</source>
        <translation>вы берёте</translation>
    </message>
    <message>
        <source>you defend</source>
        <translation>вы отбиваетесь</translation>
    </message>
    <message>
        <source>you attack %1</source>
        <translation>вы ходите под игрока %1</translation>
    </message>
    <message>
        <source>fool</source>
        <comment>a score</comment>
        <translation>дурак</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among players</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a score</comment>
        <translation>без карт</translation>
    </message>
    <message>
        <source>Transferred with the wrong card</source>
        <translation>Перевод не той картой</translation>
    </message>
    <message>
        <source>Transferred where it was better not to</source>
        <translation>Перевод там, где он был не нужен</translation>
    </message>
    <message>
        <source>Took instead of transferring</source>
        <translation>Взяли вместо того, чтобы перевести</translation>
    </message>
    <message>
        <source>Took though it could be covered</source>
        <translation>Взяли, хотя можно было отбиться</translation>
    </message>
    <message>
        <source>Covered instead of transferring</source>
        <translation>Отбились вместо того, чтобы перевести</translation>
    </message>
    <message>
        <source>Covered where taking was better</source>
        <translation>Отбились там, где лучше было взять</translation>
    </message>
    <message>
        <source>Covered with the wrong card</source>
        <translation>Побили не той картой</translation>
    </message>
    <message>
        <source>Threw in a card that was better kept</source>
        <translation>Подкинули карту, которую стоило сберечь</translation>
    </message>
    <message>
        <source>Attacked with the wrong card</source>
        <translation>Пошли не той картой</translation>
    </message>
    <message>
        <source>Stopped throwing in too early</source>
        <translation>Не подкинули, хотя стоило</translation>
    </message>
    <message>
        <source>Kept a hand where a new deal was better</source>
        <translation>Оставили карты, которые стоило пересдать</translation>
    </message>
    <message>
        <source>Asked for a new deal with a hand worth keeping</source>
        <translation>Пересдали карты, которые стоило оставить</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>discard pile, its cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not seen yet: %1 clubs, %2 diamonds, %3 hearts, %4 spades</source>
        <translation>Ещё не видели: трефы — %1, бубны — %2, червы — %3, пики — %4</translation>
    </message>
    <message>
        <source>Throw in %1</source>
        <translation>Подкинуть %1</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>cards</comment>
        <translation>Вы берёте %1.</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>&quot;%1&quot; is not a card; a card is written like 9c, Th or As</source>
        <translation>«%1» — не карта; карты пишутся так: 9c, Th или As</translation>
    </message>
    <message>
        <source>nothing is drawn or dealt here</source>
        <translation>здесь ничего не берут и не сдают</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be drawn or dealt here</source>
        <translation>«%1» здесь нельзя взять или сдать</translation>
    </message>
    <message>
        <source>seat %1 is not to move</source>
        <translation>место %1 сейчас не ходит</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed here</source>
        <translation>«%1» здесь не допускается</translation>
    </message>
    <message>
        <source>there is no rule &quot;%1&quot;; the rules are %2</source>
        <translation>правила «%1» нет; есть такие: %2</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; it can be %3</source>
        <translation>%1 не может быть «%2»; допустимо %3</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>игры «%1» нет</translation>
    </message>
    <message>
        <source>the game was saved by rules of version %1; this program knows versions up to %2</source>
        <translation>партия сохранена по правилам версии %1; эта программа знает версии до %2</translation>
    </message>
    <message>
        <source>the rules need %1 seats, the file names %2</source>
        <translation>по правилам мест должно быть %1, а в файле названо %2</translation>
    </message>
    <message>
        <source>the file states a result, but the game is not over</source>
        <translation>в файле указан итог, но партия не окончена</translation>
    </message>
    <message>
        <source>the stated result is not the one the steps lead to</source>
        <translation>указанный итог — не тот, к которому ведут шаги</translation>
    </message>
    <message>
        <source>the file was changed or damaged since it was saved: its checksum does not match. To read it anyway, delete the field &quot;check&quot;</source>
        <translation>файл изменён или повреждён после сохранения: контрольная сумма не сходится. Чтобы всё же прочитать его, удалите поле «check»</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>поле «%1» должно быть целым числом от %2 до %3</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not known</source>
        <translation>поле «%1» неизвестно</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text</source>
        <translation>поле «%1» должно быть строкой</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must hold texts of 1 to %2 plain letters</source>
        <translation>поле «%1» должно содержать строки длиной от 1 до %2 знаков ASCII</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a time, as &quot;2026-01-31T18:00:00Z&quot;</source>
        <translation>поле «%1» должно быть временем, например «2026-01-31T18:00:00Z»</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of texts</source>
        <translation>поле «%1» должно быть объектом из строк</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of 1 to %2 names</source>
        <translation>поле «%1» должно быть списком длиной от 1 до %2 имён</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text of 16 hexadecimal digits</source>
        <translation>поле «%1» должно быть строкой из 16 шестнадцатеричных цифр</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of texts</source>
        <translation>поле «%1» должно быть списком строк</translation>
    </message>
    <message>
        <source>step %1 must be a text that begins with a seat from 0 to %2 or with * for chance</source>
        <translation>шаг %1 должен быть строкой, которая начинается с места от 0 до %2 или с * (случай)</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a number from 0 to 1 for each seat</source>
        <translation>поле «%1» должно быть списком, где для каждого места есть число от 0 до 1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not a saved game: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation>не сохранённая партия: текст обрывается или повреждён на байте %1 (%2)</translation>
    </message>
    <message>
        <source>not a saved game: it does not begin with {&quot;parlour&quot;: %1</source>
        <translation>не сохранённая партия: файл не начинается с {&quot;parlour&quot;: %1</translation>
    </message>
    <message>
        <source>the file was written by a newer Parlour (file version %1, this program knows %2). Install the newer program; the file stays as it is</source>
        <translation>файл записан более новой версией Parlour (версия файла %1, эта программа знает %2). Установите новую программу; файл останется как есть</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>not a file; choose a saved game, which ends in .parlour</source>
        <translation>не файл; выберите сохранённую партию с именем на .parlour</translation>
    </message>
    <message>
        <source>too large for a saved game; the limit is %1 bytes</source>
        <translation>слишком велик для сохранённой партии; предел — %1 байт</translation>
    </message>
    <message>
        <source>too large for a saved game; shorten the notes</source>
        <translation>слишком велик для сохранённой партии; сократите заметки</translation>
    </message>
    <message>
        <source>its folder cannot be created; choose another place</source>
        <translation>не удаётся создать папку; выберите другое место</translation>
    </message>
    <message>
        <source>the history could not be used: %1</source>
        <translation>историей не удалось воспользоваться: %1</translation>
    </message>
    <message>
        <source>the history has no game %1</source>
        <translation>в истории нет партии %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Durak; moves are attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep and redeal</source>
        <translation>«%1» — не ход в «Дураке»; ходы: attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep и redeal</translation>
    </message>
    <message>
        <source>%1 cards are too few for %2 players; each gets six, so a deck of %1 serves at most %3</source>
        <translation>в колоде карт %1, а игроков %2: каждому сдают шесть, и колоды в %1 хватит самое большее на %3</translation>
    </message>
    <message>
        <source>teams=2x2 needs 4 players, not %1</source>
        <translation>для teams=2x2 нужны 4 игрока, а не %1</translation>
    </message>
    <message>
        <source>teams=3x3 needs 6 players, not %1</source>
        <translation>для teams=3x3 нужны 6 игроков, а не %1</translation>
    </message>
    <message>
        <source>pass-card=on needs type=perevodnoy; in type=podkidnoy it must be off</source>
        <translation>для pass-card=on нужно type=perevodnoy; при type=podkidnoy должно быть off</translation>
    </message>
    <message>
        <source>fool=%1 is not a seat of %2 players; it can be none or 0 to %3</source>
        <translation>fool=%1: при %2 игроках такого места нет; допустимо none или от 0 до %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deck of up to 52 cards, as &quot;deck 6s 7h&quot;, nor &quot;first&quot; and a seat from 0 to 5</source>
        <translation>«%1» — ни колода до 52 карт, например «deck 6s 7h», ни «first» с местом от 0 до 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are end, stand and play 1 to play 5</source>
        <translation>«%1» — не действие; действия: end, stand и от play 1 до play 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;sides 1 3 2 5 / 4 4 1 2&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>«%1» — не раздача; раздачи пишутся так: «sides 1 3 2 5 / 4 4 1 2» или «house 3 10 ..»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are nothing, block and travel 1 to travel %2</source>
        <translation>«%1» — не действие; действия: nothing, block и от travel 1 до travel %2</translation>
    </message>
    <message>
        <source>a memory is written as base64 in brackets like &quot;block [MTI=]&quot;, %1 bytes at most</source>
        <translation>память пишется как base64 в скобках, например «block [MTI=]», не больше %1 байт</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a toss; a toss is heads or tails</source>
        <translation>«%1» — не бросок; бросок — heads или tails</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Coup; moves are income, foreign aid, tax, exchange, steal 1, assassinate 1, coup 1, allow, challenge, block duke, block, lose duke and return captain duke</source>
        <translation>«%1» — не ход в «Перевороте»; ходы: income, foreign aid, tax, exchange, steal 1, assassinate 1, coup 1, allow, challenge, block duke, block, lose duke и return captain duke</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deal of two cards a seat, as &quot;deal duke captain contessa duke&quot;, nor &quot;draw&quot; and one or two cards</source>
        <translation>«%1» — ни раздача по две карты на место, например «deal duke captain contessa duke», ни «draw» с одной или двумя картами</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are &quot;hold&quot; with positions from 0 to 4, &quot;hold none&quot;, and &quot;score&quot; with a box, as &quot;score full-house&quot;</source>
        <translation>«%1» — не действие; действия: «hold» с местами от 0 до 4, «hold none» и «score» с графой, например «score full-house»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a roll; a roll is written like &quot;roll 3 6 1&quot;</source>
        <translation>«%1» — не бросок; броски пишутся так: «roll 3 6 1»</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: папку не создать</translation>
    </message>
    <message>
        <source>the contest %1 cannot be used: %2</source>
        <translation>турнир %1 не открыть: %2</translation>
    </message>
    <message>
        <source>%1 already exists, and a contest is never overwritten</source>
        <translation>%1 уже есть, а турниры никогда не перезаписываются</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>%1 не создать</translation>
    </message>
    <message>
        <source>%1: there is no such contest</source>
        <translation>%1: такого турнира нет</translation>
    </message>
    <message>
        <source>%1 cannot be written here</source>
        <translation>%1 здесь не записать</translation>
    </message>
    <message>
        <source>%1 is being played by another process (%2 on %3)</source>
        <translation>%1 сейчас играет другой процесс (%2 на %3)</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlour (version %2; this program knows version %3)</source>
        <translation>%1 записан более новой версией Parlour (версия %2; эта программа знает версию %3)</translation>
    </message>
    <message>
        <source>%1 is damaged: the matches from %2 on of pairing %3 cannot be read</source>
        <translation>%1 повреждён: матчи начиная с %2 пары %3 не читаются</translation>
    </message>
    <message>
        <source>%1 and %2 are parts of different contests</source>
        <translation>%1 и %2 — части разных турниров</translation>
    </message>
    <message>
        <source>%1 holds matches that another part holds, too</source>
        <translation>%1 содержит матчи, которые есть и в другой части</translation>
    </message>
    <message>
        <source>a contest has 1 to %1 matches a pair, a set or a round</source>
        <translation>в турнире матчей на пару, сет или тур — от 1 до %1</translation>
    </message>
    <message>
        <source>a contest has 1 to 1000 rounds</source>
        <translation>в турнире от 1 до 1000 туров</translation>
    </message>
    <message>
        <source>an encounter of a cup is won by 1 to 100 sets</source>
        <translation>встречу кубка выигрывают за 1–100 сетов</translation>
    </message>
    <message>
        <source>a test that stops early is for two bots in a round robin</source>
        <translation>тест с ранней остановкой — для двух ботов в лиге</translation>
    </message>
    <message>
        <source>the first Elo bound of the test must lie below the second</source>
        <translation>первая граница Эло должна быть ниже второй</translation>
    </message>
    <message>
        <source>players=%1: in this contest %2 sit at a table</source>
        <translation>players=%1: в этом турнире за столом сидят %2</translation>
    </message>
    <message>
        <source>a bot cannot be added here: it would have changed every match so far</source>
        <translation>бота сюда не добавить: с ним все прежние матчи были бы другими</translation>
    </message>
    <message>
        <source>a cup cannot get longer sets: the next ones depend on those that were played</source>
        <translation>сеты кубка не удлинить: следующие зависят от сыгранных</translation>
    </message>
    <message>
        <source>this contest cannot get more matches</source>
        <translation>в этом турнире не может быть больше матчей</translation>
    </message>
    <message>
        <source>the contest has %1 matches; it can get more, not fewer</source>
        <translation>в турнире матчей: %1; можно больше, но не меньше</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a shard; a shard is K/N with K from 1 to N and N up to %2</source>
        <translation>«%1» — не часть; часть записывается K/N, K от 1 до N, N не больше %2</translation>
    </message>
    <message>
        <source>the plan of the contest cannot be read</source>
        <translation>план турнира не читается</translation>
    </message>
    <message>
        <source>it was played by version %1 of the rules, and this program plays version %2</source>
        <translation>сыграно по версии правил %1, а эта программа играет по версии %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a program; a bot in another process is exec:COMMAND or exec[key=value]:COMMAND</source>
        <translation>«%1» — не программа; бот в другом процессе записывается exec:КОМАНДА или exec[ключ=значение]:КОМАНДА</translation>
    </message>
    <message>
        <source>%1 has no option &quot;%2&quot;</source>
        <translation>у %1 нет параметра «%2»</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; cannot be &quot;%2&quot;; it can be %3</source>
        <translation>параметр «%1» не может быть «%2»; может быть %3</translation>
    </message>
    <message>
        <source>no answer to &quot;%1&quot; within %2 ms</source>
        <translation>нет ответа на «%1» за %2 мс</translation>
    </message>
    <message>
        <source>too much output instead of an answer to &quot;%1&quot;</source>
        <translation>слишком много вывода вместо ответа на «%1»</translation>
    </message>
    <message>
        <source>the program %1 before it answered &quot;%2&quot;%3</source>
        <translation>программа %1, не ответив на «%2»%3</translation>
    </message>
    <message>
        <source>%1 does not play %2</source>
        <translation>%1 не играет в %2</translation>
    </message>
    <message>
        <source>the system cannot start any more programs: %1</source>
        <translation>система больше не запускает программ: %1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; of &quot;%2&quot; must be %3</source>
        <translation>поле «%1» в «%2» должно быть %3</translation>
    </message>
    <message>
        <source>a message nested deeper than %1</source>
        <translation>вложенность сообщения больше %1</translation>
    </message>
    <message>
        <source>not a JSON object: %1</source>
        <translation>не объект JSON: %1</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot; of the game &quot;%2&quot;</source>
        <translation>нет бота «%1» для игры «%2»</translation>
    </message>
    <message>
        <source>remark %1 must be a text of a step, a seat, a fault or &quot;says&quot;, and words</source>
        <translation>заметка %1 должна быть текстом с шагом, местом, нарушением или «says» и словами</translation>
    </message>
    <message>
        <source>there is no history in this session</source>
        <translation>в этом сеансе нет истории</translation>
    </message>
    <message>
        <source>It did not answer in time</source>
        <translation>Не отвечает вовремя</translation>
    </message>
    <message>
        <source>The program is not running</source>
        <translation>Программа не работает</translation>
    </message>
    <message>
        <source>Its answer cannot be read</source>
        <translation>Ответ не читается</translation>
    </message>
    <message>
        <source>Its answer does not belong to this question</source>
        <translation>Ответ не на этот вопрос</translation>
    </message>
    <message>
        <source>Its action is not allowed here</source>
        <translation>Такое действие здесь не разрешено</translation>
    </message>
    <message>
        <source>It wrote too much output</source>
        <translation>Слишком много вывода</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be read; use an intact copy, or play the contest again</source>
        <translation>%1 повреждён и не читается; возьмите целую копию или сыграйте турнир заново</translation>
    </message>
    <message>
        <source>%1 is not a contest; choose the file of a contest</source>
        <translation>%1 — не турнир; выберите файл, в котором хранится турнир</translation>
    </message>
    <message>
        <source>Match %1 of pairing %2 was not played</source>
        <translation>Матч %1 пары %2 не сыгран</translation>
    </message>
    <message>
        <source>The steps of this match were not kept: when other programs play, only those of the newest matches are</source>
        <translation>Шаги этого матча не сохранены: там, где играют другие программы, хранятся только самые новые</translation>
    </message>
    <message>
        <source>a contest needs %1 to %2 bots, and a bot may be entered more than once; entered here: %3</source>
        <translation>для турнира нужно от %1 до %2 ботов, бота можно заявить несколько раз; заявлено: %3</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1 не может играть: %2</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;</source>
        <translation>нет программы «%1»</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is not executable</source>
        <translation>файл «%1» нельзя запустить: он не исполняемый</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>нет файла «%1»</translation>
    </message>
    <message>
        <source>The Pazaak table is damaged: its checksum or its length is wrong</source>
        <translation>Таблица пазаака повреждена: не сходится контрольная сумма или длина</translation>
    </message>
    <message>
        <source>This is not a Pazaak table</source>
        <translation>Это не таблица пазаака</translation>
    </message>
    <message>
        <source>This Pazaak table has version %1; version %2 is needed</source>
        <translation>Эта таблица пазаака версии %1, а нужна версия %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder or a device, not a file</source>
        <translation>«%1» — папка или устройство, а не файл</translation>
    </message>
    <message>
        <source>%1 is in use by another program; close that, then try again</source>
        <translation>%1 занят другой программой; закройте её и попробуйте снова</translation>
    </message>
    <message>
        <source>%1 is a folder or a device; choose the file of a contest</source>
        <translation>%1 — папка или устройство; выберите файл, в котором хранится турнир</translation>
    </message>
    <message>
        <source>the system cannot start any more threads</source>
        <translation>система больше не запускает потоков</translation>
    </message>
    <message>
        <source>another program is using the history</source>
        <translation>история занята другой программой</translation>
    </message>
    <message>
        <source>this is not a review that this program can read</source>
        <translation>это не разбор, который может прочесть эта программа</translation>
    </message>
    <message>
        <source>this review is damaged</source>
        <translation>этот разбор повреждён</translation>
    </message>
    <message>
        <source>the ladder has the bot &quot;%1&quot; twice</source>
        <translation>в рейтинге бот «%1» встречается дважды</translation>
    </message>
    <message>
        <source>the ladder&apos;s figures for &quot;%1&quot; are out of range</source>
        <translation>числа «%1» в рейтинге вне допустимых пределов</translation>
    </message>
    <message>
        <source>this is not a ladder</source>
        <translation>это не рейтинг</translation>
    </message>
    <message>
        <source>the ladder has no &quot;%1&quot;, whose rating anchors Elo</source>
        <translation>в рейтинге нет «%1», от которого отсчитывается Эло</translation>
    </message>
    <message>
        <source>only a contest of a preset can be a ladder, so that it can be played again</source>
        <translation>рейтингом бывает только турнир из списка: нужно знать, как сыграть его снова</translation>
    </message>
    <message>
        <source>the contest is not finished</source>
        <translation>турнир не закончен</translation>
    </message>
    <message>
        <source>a ladder has the program&apos;s own bots only</source>
        <translation>в рейтинге только боты самой программы</translation>
    </message>
    <message>
        <source>in a ladder each bot plays once</source>
        <translation>в рейтинге каждый бот участвует один раз</translation>
    </message>
    <message>
        <source>This is not a Coup training file that can be resumed</source>
        <translation>Это не обучение игры «Переворот», которое можно продолжить</translation>
    </message>
    <message>
        <source>The Coup training file is damaged: its checksum or its length is wrong</source>
        <translation>Файл обучения игры «Переворот» повреждён: не сходится контрольная сумма или длина</translation>
    </message>
    <message>
        <source>The Coup table is damaged: its checksum or its length is wrong</source>
        <translation>Таблица игры «Переворот» повреждена: не сходится контрольная сумма или длина</translation>
    </message>
    <message>
        <source>This is not a Coup table</source>
        <translation>Это не таблица игры «Переворот»</translation>
    </message>
    <message>
        <source>This Coup table has version %1; version %2 is needed</source>
        <translation>Эта таблица игры «Переворот» версии %1, а нужна версия %2</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing or invalid</source>
        <translation>поля «%1» нет, или оно не такое, каким должно быть</translation>
    </message>
    <message>
        <source>the lesson is too long</source>
        <translation>урок не бывает таким длинным</translation>
    </message>
    <message>
        <source>not a lesson: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation>не урок: текст обрывается или повреждён на байте %1 (%2)</translation>
    </message>
    <message>
        <source>a lesson ends with a sentence that asks nothing</source>
        <translation>урок кончается фразой, которая ничего не спрашивает</translation>
    </message>
    <message>
        <source>a lesson ends before its game does</source>
        <translation>урок кончается раньше своей партии</translation>
    </message>
    <message>
        <source>step %1 of part %2 of the lesson: %3</source>
        <translation>шаг %1 части %2 урока: %3</translation>
    </message>
    <message>
        <source>each step of the person follows its question, and no other step follows one</source>
        <translation>каждый ход человека стоит за своим вопросом, и никакой другой там не стоит</translation>
    </message>
    <message>
        <source>the last reason of the question &quot;%1&quot; must be for all other answers: &quot;*&quot;</source>
        <translation>последняя причина вопроса «%1» должна подходить ко всем остальным ответам: «*»</translation>
    </message>
    <message>
        <source>This is not a Coins training file that can be resumed</source>
        <translation>Это не обучение игры «Монеты», которое можно продолжить</translation>
    </message>
    <message>
        <source>The Coins training file is damaged: its checksum or its length is wrong</source>
        <translation>Файл обучения игры «Монеты» повреждён: не сходится контрольная сумма или длина</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be true or false</source>
        <translation>поле «%1» должно быть true или false</translation>
    </message>
    <message>
        <source>This is not a Coins table</source>
        <translation>Это не таблица игры «Монеты»</translation>
    </message>
    <message>
        <source>This Coins table has version %1; version %2 is needed</source>
        <translation>Эта таблица игры «Монеты» версии %1, а нужна версия %2</translation>
    </message>
    <message>
        <source>The Coins table is damaged: its checksum or its length is wrong</source>
        <translation>Таблица игры «Монеты» повреждена: не сходится контрольная сумма или длина</translation>
    </message>
    <message>
        <source>an empty line instead of a JSON object</source>
        <translation>пустая строка вместо объекта JSON</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a side card; the cards are +1 to +6, -1 to -6, +-1 to +-6, +-1/2, +-1T, 2&amp;4, 3&amp;6 and D</source>
        <translation>«%1» — не личная карта; карты: от +1 до +6, от -1 до -6, от +-1 до +-6, +-1/2, +-1T, 2&amp;4, 3&amp;6 и D</translation>
    </message>
    <message>
        <source>a side deck has %1 cards, not %2</source>
        <translation>в личной колоде должно быть карт: %1, а не %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are deck and ten cards, end, stand, and a card before either as in &quot;play +-3=-3 stand&quot;</source>
        <translation>«%1» — не действие; действия: deck и десять карт, end, stand, а также карта перед одним из них, как в «play +-3=-3 stand»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;hands +1 +2 -3 D / +-1 +-1T 2&amp;4 D&quot;, &quot;begin 7 3&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>«%1» — не раздача; раздача пишется как «hands +1 +2 -3 D / +-1 +-1T 2&amp;4 D», «begin 7 3» или «house 3 10 ..»</translation>
    </message>
    <message>
        <source>the Elo bounds of the test lie between -6000 and 6000</source>
        <translation>границы Эло для проверки лежат между -6000 и 6000</translation>
    </message>
    <message>
        <source>alpha and beta of the test lie between 0 and 0.5</source>
        <translation>альфа и бета проверки лежат между 0 и 0,5</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; of &quot;%2&quot; is missing or makes no sense</source>
        <translation>поле «%1» в «%2» отсутствует или не имеет смысла</translation>
    </message>
    <message>
        <source>a question before the first &quot;new&quot;</source>
        <translation>вопрос до первого «new»</translation>
    </message>
    <message>
        <source>the history can only be read here</source>
        <translation>здесь историю можно только читать</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value; rules and options are written like deck=36</source>
        <translation>у «%1» нет значения; правила и параметры пишутся так: deck=36</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>«%1» указано дважды</translation>
    </message>
    <message>
        <source>the rules forbid the deck &quot;%1&quot;: limit=%2</source>
        <translation>правила запрещают колоду «%1»: limit=%2</translation>
    </message>
    <message>
        <source>there is no deck &quot;%1&quot;; the decks are %2, or ten cards with blanks between</source>
        <translation>нет колоды «%1»; есть колоды %2 или десять карт через пробел</translation>
    </message>
    <message>
        <source>the purse holds %1 credits only</source>
        <translation>в кошельке только столько кредитов: %1</translation>
    </message>
    <message>
        <source>the purse was written by a newer Parlour, which alone can use it</source>
        <translation>кошелёк записан более новой версией Parlour, и пользоваться им может только она</translation>
    </message>
    <message>
        <source>the opponent owns %1 credits only</source>
        <translation>у соперника только столько кредитов: %1</translation>
    </message>
    <message>
        <source>a loan has to be paid back first</source>
        <translation>сначала нужно вернуть долг</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of method, hash, number, salt and words</source>
        <translation>поле «%1» должно быть объектом с method, hash, number, salt и words</translation>
    </message>
    <message>
        <source>the game was not sealed</source>
        <translation>партия не была запечатана</translation>
    </message>
    <message>
        <source>the game was sealed by method %1; this program knows method %2</source>
        <translation>партия запечатана способом %1; эта программа знает способ %2</translation>
    </message>
    <message>
        <source>the seal does not fit: number and salt are not those that were sealed</source>
        <translation>печать не подходит: число и соль не те, что были запечатаны</translation>
    </message>
    <message>
        <source>the seed does not follow from the sealed number and the words</source>
        <translation>зерно не следует из запечатанного числа и слов</translation>
    </message>
    <message>
        <source>step %1 is not the chance outcome of the sealed number</source>
        <translation>шаг %1 — не тот случайный исход, что даёт запечатанное число</translation>
    </message>
    <message>
        <source>the line holds more than %1 bytes</source>
        <translation>в строке больше %1 байт</translation>
    </message>
    <message>
        <source>the line breaks off after letter %1; copy it as a whole</source>
        <translation>строка обрывается после знака %1; скопируйте её целиком</translation>
    </message>
    <message>
        <source>the line is damaged near letter %1; copy it as a whole</source>
        <translation>строка повреждена около знака %1; скопируйте её целиком</translation>
    </message>
    <message>
        <source>the line is longer than %1 letters</source>
        <translation>строка длиннее %1 знаков</translation>
    </message>
    <message>
        <source>not a shared line: it does not begin with &quot;%1&quot;</source>
        <translation>это не строка с партией: она не начинается с «%1»</translation>
    </message>
    <message>
        <source>letter %1 of the line, &quot;%2&quot;, belongs to no line</source>
        <translation>знак %1 строки, «%2», в такой строке невозможен</translation>
    </message>
    <message>
        <source>the line was written by a newer Parlour, or letter %1 is damaged</source>
        <translation>строка записана более новым Parlour, или знак %1 повреждён</translation>
    </message>
    <message>
        <source>the line is damaged: its checksum does not match; copy it as a whole</source>
        <translation>строка повреждена: её контрольная сумма не сходится; скопируйте её целиком</translation>
    </message>
    <message>
        <source>the line holds a position, and a game is needed</source>
        <translation>в строке позиция, а нужна партия</translation>
    </message>
    <message>
        <source>the line holds a game, and a position is needed</source>
        <translation>в строке партия, а нужна позиция</translation>
    </message>
    <message>
        <source>the line does not begin with a game, its rules and its seats</source>
        <translation>строка не начинается с игры, её правил и мест</translation>
    </message>
    <message>
        <source>&quot;history&quot; must be a 1 or 0 for each of 1 to %1 rounds</source>
        <translation>в «history» должна быть 1 или 0 для каждого из 1–%1 раундов</translation>
    </message>
    <message>
        <source>who has pulled a blue lever has blocked a round, and nobody else</source>
        <translation>кто потянул синий рычаг, тот заблокировал раунд, и никто другой</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>«%1» должно быть целым числом от %2 до %3</translation>
    </message>
    <message>
        <source>seat %1 must have %2 cards, the lost ones counted</source>
        <translation>карт у места %1 должно быть %2, считая потерянные</translation>
    </message>
    <message>
        <source>the seats in the game are those with cards, two or more</source>
        <translation>в игре места с картами, два или больше</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no seat in the game</source>
        <translation>«%1» — не место в игре</translation>
    </message>
    <message>
        <source>a target goes with steal, assassinate and coup, and with nothing else</source>
        <translation>цель бывает у steal, assassinate и coup, и больше ни у чего</translation>
    </message>
    <message>
        <source>nobody targets, blocks or challenges itself</source>
        <translation>никто не метит в себя, не блокирует и не оспаривает себя</translation>
    </message>
    <message>
        <source>this action cannot be blocked so</source>
        <translation>это действие так не заблокировать</translation>
    </message>
    <message>
        <source>cards are returned in an exchange</source>
        <translation>карты возвращают при обмене</translation>
    </message>
    <message>
        <source>seat %1 has nothing to decide here; a position is one of the seat that is asked</source>
        <translation>месту %1 здесь нечего решать; позиция принадлежит тому, кого спрашивают</translation>
    </message>
    <message>
        <source>&quot;hand&quot; must name your %1 cards</source>
        <translation>в «hand» нужно назвать ваши карты: %1</translation>
    </message>
    <message>
        <source>the card that was shown is in the hand until it is replaced</source>
        <translation>показанная карта в руке, пока её не заменят</translation>
    </message>
    <message>
        <source>there are only %1 cards of %2</source>
        <translation>карт %2 всего %1</translation>
    </message>
    <message>
        <source>no card is left that seat %1 could have shown</source>
        <translation>не осталось карты, которую могло показать место %1</translation>
    </message>
    <message>
        <source>the table, the turn and &quot;taking&quot; do not go with the phase &quot;%1&quot;</source>
        <translation>стол, очередь и «taking» не подходят к фазе «%1»</translation>
    </message>
    <message>
        <source>the attacker is not in play</source>
        <translation>атакующий не в игре</translation>
    </message>
    <message>
        <source>seat %1 cannot be the one that seat %2 attacks</source>
        <translation>место %1 не может быть тем, на кого ходит место %2</translation>
    </message>
    <message>
        <source>a seat is in play as long as it has cards, and to the end of the bout</source>
        <translation>место в игре, пока у него есть карты, и до конца захода</translation>
    </message>
    <message>
        <source>nobody decides in the phase &quot;%1&quot;</source>
        <translation>в фазе «%1» никто не решает</translation>
    </message>
    <message>
        <source>%1 does not beat %2</source>
        <translation>%1 не бьёт %2</translation>
    </message>
    <message>
        <source>%1 has the rank of no other card on the table</source>
        <translation>%1 не того достоинства, что другие карты на столе</translation>
    </message>
    <message>
        <source>%1 is in two places, or not in the deck</source>
        <translation>%1 в двух местах или не из этой колоды</translation>
    </message>
    <message>
        <source>the trump card must be named, and lies under the stock until it is drawn</source>
        <translation>козырная карта должна быть названа и лежит под колодой, пока её не взяли</translation>
    </message>
    <message>
        <source>&quot;declinedLately&quot; is a part of &quot;declined&quot;</source>
        <translation>«declinedLately» — часть «declined»</translation>
    </message>
    <message>
        <source>your hand has %1 cards</source>
        <translation>карт в вашей руке: %1</translation>
    </message>
    <message>
        <source>%1 cards have no place, but the stock and the others hold %2 unknown ones</source>
        <translation>карт без места: %1, а неизвестных в колоде и у других: %2</translation>
    </message>
    <message>
        <source>at most %1 cards may attack</source>
        <translation>карт атаки может быть не больше %1</translation>
    </message>
    <message>
        <source>a seat that has no pass card may not show it</source>
        <translation>место без права на перевод показом не может показать козырь</translation>
    </message>
    <message>
        <source>there are only %1 house cards with %2</source>
        <translation>общих карт со значением %2 всего %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be from %2 to %3 cards in this hand</source>
        <translation>в «%1» в этом раунде карт должно быть от %2 до %3</translation>
    </message>
    <message>
        <source>there are only %1 side cards with %2</source>
        <translation>личных карт со значением %2 всего %1</translation>
    </message>
    <message>
        <source>no side deck and four cards of it fit what seat %1 has played and holds</source>
        <translation>никакая личная колода и четыре её карты не подходят к тому, что место %1 сыграло и держит</translation>
    </message>
    <message>
        <source>each turn begins with a house card</source>
        <translation>каждый ход начинается с общей карты</translation>
    </message>
    <message>
        <source>no turns by the rules lead to these tables</source>
        <translation>никакие ходы по правилам не ведут к таким столам</translation>
    </message>
    <message>
        <source>too large for a position; the limit is %1 bytes</source>
        <translation>слишком велико для позиции; предел %1 байт</translation>
    </message>
    <message>
        <source>not a position: it does not begin with &quot;%1&quot;</source>
        <translation>это не позиция: она не начинается с «%1»</translation>
    </message>
    <message>
        <source>the position was written by a newer Parlour (version %1, this program knows %2)</source>
        <translation>позиция записана более новым Parlour (версия %1, эта программа знает %2)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is said twice</source>
        <translation>«%1» сказано дважды</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot; here, but by the rules and the other lines it is &quot;%3&quot;</source>
        <translation>«%1» здесь «%2», но по правилам и другим строкам это «%3»</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in this game; there are %2</source>
        <translation>в этой игре нет «%1»; есть %2</translation>
    </message>
    <message>
        <source>&quot;totals&quot; must name the total of each of %1 players, yours with %2 among them</source>
        <translation>в «totals» должны быть суммы всех %1 игроков, и ваша, %2, среди них</translation>
    </message>
    <message>
        <source>nobody has these totals in round %1</source>
        <translation>таких сумм в раунде %1 ни у кого не бывает</translation>
    </message>
    <message>
        <source>seat %1 has no card of %2 boxes that is so</source>
        <translation>у места %1 не бывает такой таблицы очков с числом граф %2</translation>
    </message>
    <message>
        <source>with %1 filled boxes it is not this round</source>
        <translation>если заполнено граф %1, это не тот раунд</translation>
    </message>
    <message>
        <source>the box &quot;%1&quot; cannot have %2 points</source>
        <translation>в графе «%1» столько очков (%2) не бывает</translation>
    </message>
    <message>
        <source>the game has no step %1</source>
        <translation>в партии нет шага %1</translation>
    </message>
    <message>
        <source>step %1 of the game is no decision</source>
        <translation>шаг %1 партии — не решение</translation>
    </message>
    <message>
        <source>there is only one action in this position</source>
        <translation>в этой позиции возможно только одно действие</translation>
    </message>
    <message>
        <source>nobody decides after step %1</source>
        <translation>после шага %1 никто не решает</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a name of up to %2 bytes for each seat</source>
        <translation>поле «%1» должно быть списком с именем не длиннее %2 байт для каждого места</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a position of at most %2 bytes</source>
        <translation>поле «%1» должно быть позицией не более %2 байт</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of at most %2 branches</source>
        <translation>поле «%1» должно быть списком не более чем из %2 вариантов</translation>
    </message>
    <message>
        <source>This is not a Durak table</source>
        <translation>Это не таблица игры «Дурак»</translation>
    </message>
    <message>
        <source>This Durak table has version %1; version %2 is needed</source>
        <translation>Эта таблица игры «Дурак» версии %1, а нужна версия %2</translation>
    </message>
    <message>
        <source>The Durak table is damaged: its checksum or its length is wrong</source>
        <translation>Таблица игры «Дурак» повреждена: не сходится контрольная сумма или длина</translation>
    </message>
    <message>
        <source>This is not a Durak training file that can be resumed</source>
        <translation>Это не обучение игры «Дурак», которое можно продолжить</translation>
    </message>
    <message>
        <source>The Durak training file is damaged: its checksum or its length is wrong</source>
        <translation>Файл обучения игры «Дурак» повреждён: не сходится контрольная сумма или длина</translation>
    </message>
    <message>
        <source>this is a position of another game, &quot;%1&quot;</source>
        <translation>это позиция другой игры, «%1»</translation>
    </message>
    <message>
        <source>the position has other rules than the game</source>
        <translation>у позиции другие правила, чем у игры</translation>
    </message>
    <message>
        <source>not a stock of puzzles: the text breaks off or is damaged at byte %1</source>
        <translation>не набор задач: текст обрывается или повреждён на байте %1</translation>
    </message>
    <message>
        <source>puzzle %1 has no position of the game or no best action</source>
        <translation>в задаче %1 нет позиции этой игры или нет лучшего хода</translation>
    </message>
    <message>
        <source>version %1 of the protocol is not spoken here; this program speaks version %2</source>
        <translation>версия протокола %1 здесь не поддерживается; эта программа понимает версию %2</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of at most %2 cards</source>
        <translation>поле «%1» должно быть списком, в котором карт не больше %2</translation>
    </message>
    <message>
        <source>the line is damaged between letter %1 and letter %2; copy it as a whole</source>
        <translation>строка повреждена между знаком %1 и знаком %2; скопируйте её целиком</translation>
    </message>
    <message>
        <source>the line stands for %1 steps; no game has more than %2</source>
        <translation>в строке записано шагов: %1; больше %2 не бывает ни в одной партии</translation>
    </message>
    <message>
        <source>nothing lies on the table, so seat %1 decides, which attacks</source>
        <translation>на столе пусто, поэтому решает место %1: оно атакует</translation>
    </message>
    <message>
        <source>a card on the table is not covered, so seat %1 decides, which defends</source>
        <translation>карта на столе не отбита, поэтому решает место %1: оно отбивается</translation>
    </message>
    <message>
        <source>seat %1 defends and has nothing to decide until another card is attacked</source>
        <translation>место %1 отбивается, и решать ему нечего, пока не подкинут ещё карту</translation>
    </message>
    <message>
        <source>with %1 players the stock never has more than %2 cards; here it has %3</source>
        <translation>игроков здесь %1, и карт в колоде не бывает больше %2, а указано %3</translation>
    </message>
    <message>
        <source>as long as there is a stock, hands and table have %1 cards or more together</source>
        <translation>пока колода не кончилась, карт на руках и на столе вместе не меньше %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in a position, which has plain letters only</source>
        <translation>«%1» в позиции не допускается: в ней только простые знаки</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in &quot;%2&quot;; it is written &quot;%3&quot;</source>
        <translation>«%1» в «%2» не допускается; пишется так: «%3»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in &quot;%2&quot;</source>
        <translation>«%1» в «%2» не допускается</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in this game; it is written &quot;%2&quot;</source>
        <translation>в этой игре нет «%1»; пишется так: «%2»</translation>
    </message>
    <message>
        <source>a line that begins with &quot;%1&quot; is missing</source>
        <translation>нет строки, которая начинается с «%1»</translation>
    </message>
    <message>
        <source>a person has a name and is entered once</source>
        <translation>у человека есть имя, и он заявлен один раз</translation>
    </message>
    <message>
        <source>a person plays in a league or a cup against %1 to %2 others, 1 to %3 matches against each</source>
        <translation>человек играет в лиге или в кубке против %1–%2 других участников, от 1 до %3 матчей с каждым</translation>
    </message>
    <message>
        <source>five dice are needed</source>
        <translation>нужно пять костей</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>Right only if the other does not block this round: %1 in 100; it needs %2.</source>
        <translation>Верно, только если соперник не закроет этот раунд: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other blocks this round: %1 in 100; it needs %2.</source>
        <translation>Верно, только если соперник закроет этот раунд: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other does not go back now: %1 in 100; it needs %2.</source>
        <translation>Верно, только если соперник сейчас не уйдёт назад: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other goes back now: %1 in 100; it needs %2.</source>
        <translation>Верно, только если соперник сейчас уйдёт назад: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the way back is blocked: %1 in 100; it needs %2.</source>
        <translation>Верно, только если путь назад закрыт: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the way back is open: %1 in 100; it needs %2.</source>
        <translation>Верно, только если путь назад открыт: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Ambassador: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет Посла: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Ambassador: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть Посол: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Assassin: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет Убийцы: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Assassin: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть Убийца: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Captain: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет Капитана: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Captain: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть Капитан: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет Графини: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть Графиня: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no Duke: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет Герцога: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has the Duke: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть Герцог: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Ambassador: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего нет Посла: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Ambassador: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего есть Посол: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Assassin: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего нет Убийцы: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Assassin: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего есть Убийца: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Captain: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего нет Капитана: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Captain: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего есть Капитан: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего нет Графини: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего есть Графиня: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Duke: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего нет Герцога: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Duke: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у заявляющего есть Герцог: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the target has no Contessa: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у цели нет Графини: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the target has the Contessa: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у цели есть Графиня: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if nobody else has a Duke: %1 in 100; it needs %2.</source>
        <translation>Верно, только если больше ни у кого нет Герцога: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if somebody else has a Duke: %1 in 100; it needs %2.</source>
        <translation>Верно, только если Герцог есть у кого-то ещё: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has neither Captain nor Ambassador: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет ни Капитана, ни Посла: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a Captain or an Ambassador: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть Капитан или Посол: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the target has neither Captain nor Ambassador: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у цели нет ни Капитана, ни Посла: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the target has a Captain or an Ambassador: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у цели есть Капитан или Посол: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if your next card is %1 or less: %3 in 100; it needs %4.</source>
        <translation>Верно, только если ваша следующая карта — %1 или меньше: %3 из 100, а нужно %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is more than %1: %3 in 100; it needs %4.</source>
        <translation>Верно, только если ваша следующая карта больше %1: %3 из 100, а нужно %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is %2 or more: %3 in 100; it needs %4.</source>
        <translation>Верно, только если ваша следующая карта — %2 или больше: %3 из 100, а нужно %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is less than %2: %3 in 100; it needs %4.</source>
        <translation>Верно, только если ваша следующая карта меньше %2: %3 из 100, а нужно %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is a %1: %3 in 100; it needs %4.</source>
        <translation>Верно, только если ваша следующая карта — %1: %3 из 100, а нужно %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is no %1: %3 in 100; it needs %4.</source>
        <translation>Верно, только если ваша следующая карта — не %1: %3 из 100, а нужно %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is from %2 to %1: %3 in 100; it needs %4.</source>
        <translation>Верно, только если ваша следующая карта — от %2 до %1: %3 из 100, а нужно %4.</translation>
    </message>
    <message>
        <source>Right only if your next card is not from %2 to %1: %3 in 100; it needs %4.</source>
        <translation>Верно, только если ваша следующая карта — не от %2 до %1: %3 из 100, а нужно %4.</translation>
    </message>
    <message>
        <source>Right only if the other has a trump: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть козырь: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no trump: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет козыря: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a trump over %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть козырь старше карты %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no trump over %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет козыря старше карты %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other can cover %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если соперник может побить карту %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other cannot cover %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если соперник не может побить карту %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has a card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть карта того же достоинства, что %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has no card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет карты того же достоинства, что %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other has %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника есть %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the other does not have %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у соперника нет карты %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a trump: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у отбивающегося есть козырь: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no trump: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у отбивающегося нет козыря: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a trump over %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у отбивающегося есть козырь старше карты %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no trump over %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у отбивающегося нет козыря старше карты %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender can cover %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если отбивающийся может побить карту %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender cannot cover %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если отбивающийся не может побить карту %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has a card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у отбивающегося есть карта того же достоинства, что %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has no card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у отбивающегося нет карты того же достоинства, что %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender has %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у отбивающегося есть %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the defender does not have %3: %1 in 100; it needs %2.</source>
        <translation>Верно, только если у отбивающегося нет карты %3: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the next card of the stock is no trump: %1 in 100; it needs %2.</source>
        <translation>Верно, только если следующая карта колоды — не козырь: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the next card of the stock is a trump: %1 in 100; it needs %2.</source>
        <translation>Верно, только если следующая карта колоды — козырь: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if three of a kind comes: %1 in 100; it needs %2.</source>
        <translation>Верно, только если выйдет тройка одинаковых: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if three of a kind does not come: %1 in 100; it needs %2.</source>
        <translation>Верно, только если не выйдет тройка одинаковых: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if four of a kind comes: %1 in 100; it needs %2.</source>
        <translation>Верно, только если выйдет четвёрка одинаковых: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if four of a kind does not come: %1 in 100; it needs %2.</source>
        <translation>Верно, только если не выйдет четвёрка одинаковых: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the full house comes: %1 in 100; it needs %2.</source>
        <translation>Верно, только если выйдет фулл-хаус: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the full house does not come: %1 in 100; it needs %2.</source>
        <translation>Верно, только если не выйдет фулл-хаус: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the small straight comes: %1 in 100; it needs %2.</source>
        <translation>Верно, только если выйдет малый стрит: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the small straight does not come: %1 in 100; it needs %2.</source>
        <translation>Верно, только если не выйдет малый стрит: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the large straight comes: %1 in 100; it needs %2.</source>
        <translation>Верно, только если выйдет большой стрит: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the large straight does not come: %1 in 100; it needs %2.</source>
        <translation>Верно, только если не выйдет большой стрит: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the Yahtzee comes: %1 in 100; it needs %2.</source>
        <translation>Верно, только если выйдет Yahtzee: %1 из 100, а нужно %2.</translation>
    </message>
    <message>
        <source>Right only if the Yahtzee does not come: %1 in 100; it needs %2.</source>
        <translation>Верно, только если не выйдет Yahtzee: %1 из 100, а нужно %2.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1%</source>
        <extracomment>A share, as &quot;46.1%&quot;; with the space before the sign that the language has, one that does not break the line.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 games</source>
        <extracomment>Chances worth so many games, as &quot;2.2 games&quot;: always one or more, with a decimal.</extracomment>
        <translation>%1 партии</translation>
    </message>
    <message>
        <source>Chances are counted one after the other: what was given away and came back can be given away again. &quot;2.2 games&quot; are worth 2.2 certain wins.</source>
        <translation>Шансы считаются один за другим: отданное и вернувшееся можно отдать снова. «2,2 партии» стоят 2,2 верных побед.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>it was written by a newer Parlour</source>
        <translation>запись сделана более новой версией Parlour</translation>
    </message>
    <message>
        <source>There is no history in this session. %1 cannot be used: %2</source>
        <translation>В этом сеансе истории не будет. Нельзя использовать %1: %2</translation>
    </message>
    <message>
        <source>A new history was begun. The old one could not be used (%1) and was kept as %2.</source>
        <translation>Начата новая история. Прежнюю использовать нельзя (%1), она сохранена как %2.</translation>
    </message>
    <message>
        <source>The history can be looked at, but games of this session are not added: %1 cannot be written.</source>
        <translation>Историю можно смотреть, но партии этого сеанса в неё не войдут: нельзя записать %1.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>она повреждена</translation>
    </message>
    <message>
        <source>its tables have another form</source>
        <translation>её таблицы устроены иначе</translation>
    </message>
    <message>
        <source>%1 of %2 games were saved from a history that could not be used (%3). The file as it was is %4.</source>
        <translation>Из истории, которую нельзя использовать (%3), спасено партий: %1 из %2. Прежний файл сохранён как %4.</translation>
    </message>
    <message>
        <source>The purse that is in use was left as it is.</source>
        <translation>Кошелёк, которым вы пользуетесь, остался без изменений.</translation>
    </message>
    <message>
        <source>The purse keeps %1 of %2 entries.</source>
        <translation>В кошельке сохранилось записей: %1 из %2.</translation>
    </message>
    <message>
        <source>Practice keeps %1 of %2 positions.</source>
        <translation>В тренировке сохранилось позиций: %1 из %2.</translation>
    </message>
    <message>
        <source>Of %2 answers to puzzles %1 are kept.</source>
        <translation>Ответов на задачи сохранилось: %1 из %2.</translation>
    </message>
    <message>
        <source>%1 of %2 reviews are kept; the others can be made again.</source>
        <translation>Разборов сохранилось: %1 из %2; остальные можно сделать заново.</translation>
    </message>
</context>
<context>
    <name>HistoryFigures</name>
    <message>
        <source>%1: %2 of %3 won, between %4 and %5; an equal share is %6</source>
        <translation>%1: побед %2 из %3, между %4 и %5; поровну было бы %6</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a share of games</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Of the last %1 games %2 were won, %3 lost and %4 drawn</source>
        <translation>Из последних партий (%1): побед %2, поражений %3, ничьих %4</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n победа</numerusform>
            <numerusform>%n победы</numerusform>
            <numerusform>%n побед</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n поражение</numerusform>
            <numerusform>%n поражения</numerusform>
            <numerusform>%n поражений</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many were played</comment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>за игрой %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>с %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), ±%1</source>
        <comment>won, half of what the share may be off</comment>
        <translation>
            <numerusform>%n партия, ±%1</numerusform>
            <numerusform>%n партии, ±%1</numerusform>
            <numerusform>%n партий, ±%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Streak now</source>
        <translation>Серия сейчас</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Лучшая серия</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>до %1</translation>
    </message>
    <message>
        <source>no game is reviewed yet</source>
        <translation>ещё нет разборов</translation>
    </message>
    <message>
        <source>Lost to mistakes a game</source>
        <translation>Потери от ошибок за партию</translation>
    </message>
    <message>
        <source>was %1</source>
        <comment>what mistakes cost before</comment>
        <translation>было %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n разобрана</numerusform>
            <numerusform>%n разобраны</numerusform>
            <numerusform>%n разобрано</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message>
        <source>Step %1 of %2 is not possible: %3. The game can be looked at up to there.</source>
        <translation>Шаг %1 из %2 невозможен: %3. До этого места партию можно посмотреть.</translation>
    </message>
    <message>
        <source>The file was changed or damaged since it was saved, though all its steps are possible.</source>
        <translation>Файл изменён или повреждён после сохранения, хотя все ходы в нём возможны.</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of this game cannot be used and are left out. The game itself is whole.</source>
        <translation>
            <numerusform>%n вариант этой партии негоден и пропущен. Сама партия цела.</numerusform>
            <numerusform>%n варианта этой партии негодны и пропущены. Сама партия цела.</numerusform>
            <numerusform>%n вариантов этой партии негодны и пропущены. Сама партия цела.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A card and dice table for people against AI.</source>
        <translation>Стол для карт и костей: люди против ИИ.</translation>
    </message>
    <message>
        <source>A saved game (.parlour) to open.</source>
        <translation>Файл сохранённой партии (.parlour), чтобы открыть.</translation>
    </message>
    <message>
        <source>With --game: let bots play, and watch.</source>
        <translation>Вместе с --game: играют боты, вы смотрите.</translation>
    </message>
    <message>
        <source>The language of this run, as &quot;fr&quot;.</source>
        <translation>Язык на этот запуск, например «ru».</translation>
    </message>
    <message>
        <source>Start a game at once: %1.</source>
        <translation>Сразу начать игру: %1.</translation>
    </message>
</context>
<context>
    <name>Matters</name>
    <message>
        <source>The game is as good as lost.</source>
        <translation>Партия, можно сказать, проиграна.</translation>
    </message>
    <message>
        <source>The game is as good as won.</source>
        <translation>Партия, можно сказать, выиграна.</translation>
    </message>
    <message>
        <source>No move is measurably better than another.</source>
        <translation>Здесь ни один выбор не даёт заметной разницы.</translation>
    </message>
    <message>
        <source>Several moves are right; the worst costs %1 points.</source>
        <translation>Верных решений больше одного; цена худшего в пунктах: %1.</translation>
    </message>
    <message>
        <source>Several moves are right, and none costs much.</source>
        <translation>Верных решений больше одного, и ни одно не обойдётся дорого.</translation>
    </message>
    <message>
        <source>One move stands out: every other costs %1 points or more.</source>
        <translation>Один ход выделяется: любой другой теряет в пунктах не меньше %1.</translation>
    </message>
    <message>
        <source>The decision is close: the next best costs little.</source>
        <translation>Выбор почти равный: второй по силе ход почти не хуже.</translation>
    </message>
    <message>
        <source>One move is somewhat better: the next best costs %1 points.</source>
        <translation>Один ход немного лучше; цена второго в пунктах: %1.</translation>
    </message>
    <message>
        <source>There is only one legal move.</source>
        <translation>По правилам возможен только один ход.</translation>
    </message>
    <message>
        <source>With ten coins you must coup; you choose only the target.</source>
        <translation>С десятью монетами переворот обязателен: выбирать можно только цель.</translation>
    </message>
    <message>
        <source>Somebody else has %1 coins and can take a card before you act again.</source>
        <translation>У кого-то другого монет: %1. До вашего следующего хода он может лишить кого-то карты.</translation>
    </message>
    <message>
        <source>A wrong challenge costs a card, and so does a bluff that is caught.</source>
        <translation>Кто зря не поверил, теряет карту; кто попался на блефе — тоже.</translation>
    </message>
    <message>
        <source>A block is a claim as well: it can be challenged.</source>
        <translation>Блок — тоже заявление: его могут оспорить.</translation>
    </message>
    <message>
        <source>What a card is worth depends on the coins that are out and on what the others fear.</source>
        <translation>Чего стоит карта, зависит от монет на руках и от того, чего боятся другие.</translation>
    </message>
    <message>
        <source>You have one card left: to lose it is to lose the game.</source>
        <translation>У вас осталась одна карта: потерять её — значит проиграть.</translation>
    </message>
    <message>
        <source>Only a trump of yours would cover: the question is what that trump is worth later.</source>
        <translation>Отбить можно только козырем: вопрос в том, чего он будет стоить потом.</translation>
    </message>
    <message>
        <source>The defender takes: what you add leaves your hand, but strengthens theirs.</source>
        <translation>Отбивающийся берёт: подкинутое уходит от вас, но усиливает его.</translation>
    </message>
    <message>
        <source>The stock is empty: nobody draws any more, and every card counts.</source>
        <translation>Колода пуста: никто больше не добирает, и каждая карта на счету.</translation>
    </message>
    <message>
        <source>Five cards of one suit that is not trump: a new deal brings others.</source>
        <translation>Пять карт одной масти, не козырной: пересдача принесёт другие.</translation>
    </message>
    <message>
        <source>No house card can take you over 20.</source>
        <translation>Ни одна карта колоды не выведет вас за 20.</translation>
    </message>
    <message>
        <source>This hand decides the match: side cards are worth nothing after it.</source>
        <translation>Этот раунд решает матч: после него личные карты ничего не стоят.</translation>
    </message>
    <message>
        <source>Given all claims so far, it is true about %1 times in 100.</source>
        <translation>С учётом всех прежних заявлений шанс, что это правда, — около %1 из 100.</translation>
    </message>
    <message>
        <source>No toss is to come: only levers can change the result.</source>
        <translation>Бросков больше не будет: результат изменят только рычаги.</translation>
    </message>
    <message>
        <source>You lead by %1; the tosses to come usually change the lead by about %2.</source>
        <translation>Вы впереди на %1; будущие броски обычно меняют перевес примерно на %2.</translation>
    </message>
    <message>
        <source>You are %1 behind; the tosses to come usually change that by about %2.</source>
        <translation>Вы отстаёте на %1; будущие броски обычно меняют это примерно на %2.</translation>
    </message>
    <message>
        <source>This timeline is even; the tosses to come usually change that by about %1.</source>
        <translation>На этой линии времени поровну; будущие броски обычно меняют это примерно на %1.</translation>
    </message>
    <message>
        <source>A lever is worth most near the end, when few tosses come after it.</source>
        <translation>Рычаг дороже всего ближе к концу, когда после него мало бросков.</translation>
    </message>
    <message>
        <source>You can pay for a coup, which nobody can stop.</source>
        <translation>Вам хватает на переворот, которому никто не может помешать.</translation>
    </message>
    <message>
        <source>You know where every trump is.</source>
        <translation>Вы знаете, где каждый козырь.</translation>
    </message>
    <message>
        <source>Trumps that you have not seen: %1.</source>
        <translation>Козырей, которых вы не видели: %1.</translation>
    </message>
    <message>
        <source>The stock is empty: every card that you have not seen is in the other&apos;s hand.</source>
        <translation>Колода пуста: каждая карта, которой вы не видели, на руках у соперника.</translation>
    </message>
    <message>
        <source>The stock is nearly gone: the hand that you end with is made now.</source>
        <translation>Колода почти вышла: рука для концовки собирается сейчас.</translation>
    </message>
    <message>
        <source>Weak cards can still be replaced from the stock, strong ones kept.</source>
        <translation>Слабые карты ещё можно сменить из колоды, сильные приберечь.</translation>
    </message>
    <message>
        <source>The other is over 20: the hand is yours unless you go over 20, too.</source>
        <translation>У соперника больше 20: раунд ваш, если и вы не выйдете за 20.</translation>
    </message>
    <message>
        <source>The other stands and is ahead: standing below loses, so you must take a risk.</source>
        <translation>Соперник остановился и впереди: кто остановится ниже, проиграет, поэтому рисковать придётся.</translation>
    </message>
    <message>
        <source>The other stands: if you stand as well, the hand is tied and counts for nobody.</source>
        <translation>Соперник остановился: если остановитесь и вы, раунд ничейный и никому не засчитан.</translation>
    </message>
    <message>
        <source>The other stands below you and draws no more: the hand is yours.</source>
        <translation>Соперник остановился ниже вас и больше не берёт: раунд ваш.</translation>
    </message>
    <message>
        <source>The other goes on drawing after you and may still overtake a total on which you stand.</source>
        <translation>После вас соперник берёт дальше и ещё может обойти сумму, на которой вы остановитесь.</translation>
    </message>
    <message>
        <source>Of %1 house cards left, %2 would take you over 20.</source>
        <translation>Карт в колоде: %1, из них вывели бы вас за 20: %2.</translation>
    </message>
    <message>
        <source>Side cards are not replaced: one that you play now is missing in later hands.</source>
        <translation>Личные карты не восполняются: сыгранной сейчас не будет в следующих раундах.</translation>
    </message>
    <message>
        <source>With few boxes left you are %1 points behind: safe points may not be enough.</source>
        <translation>Граф осталось мало, и вы отстаёте, в очках: %1. Верных очков может не хватить.</translation>
    </message>
    <message>
        <source>With few boxes left you are %1 points ahead: safe points are worth more than a chance of many.</source>
        <translation>Граф осталось мало, и вы впереди, в очках: %1. Верные очки дороже шанса на многие.</translation>
    </message>
    <message>
        <source>Four of the ten cards will be your hand for the whole match.</source>
        <translation>Четыре из десяти карт станут вашей рукой на весь матч.</translation>
    </message>
    <message>
        <source>This set decides the match: side cards are worth nothing after it.</source>
        <translation>Этот раунд решает матч: после него личные карты ничего не стоят.</translation>
    </message>
    <message>
        <source>You are over 20: only a card that lowers the total saves this set.</source>
        <translation>У вас больше 20: раунд спасёт только карта, которая уменьшает сумму.</translation>
    </message>
    <message>
        <source>The other stands: if you stand as well, the set is tied unless a tiebreaker was played.</source>
        <translation>Соперник остановился: если остановитесь и вы, раунд закончится вничью, если не сыграна решающая карта.</translation>
    </message>
    <message>
        <source>The other stands below you and draws no more: the set is yours.</source>
        <translation>Соперник остановился ниже вас и больше не берёт карт: раунд ваш.</translation>
    </message>
    <message>
        <source>Side cards are not replaced: one that you play now is missing in later sets.</source>
        <translation>Личные карты не восполняются: сыгранной сейчас не будет в следующих раундах.</translation>
    </message>
    <message>
        <source>Of the usual choices only one is possible here.</source>
        <translation>Из обычных вариантов здесь возможен только один.</translation>
    </message>
    <message>
        <source>Several moves are right; the worst costs %1%.</source>
        <translation>Хороших ходов несколько; худший стоит %1 %.</translation>
    </message>
    <message>
        <source>One move stands out: every other costs %1% or more.</source>
        <translation>Один ход заметно лучше: любой другой стоит %1 % или больше.</translation>
    </message>
    <message>
        <source>One move is somewhat better: the next best costs %1%.</source>
        <translation>Один ход немного лучше: следующий за ним стоит %1 %.</translation>
    </message>
    <message>
        <source>With %1 more coins you can coup, which nobody can stop.</source>
        <translation>До переворота, который никто не остановит, не хватает монет: %1.</translation>
    </message>
    <message>
        <source>You can see %1 of the three.</source>
        <translation>Из трёх вы видите: %1.</translation>
    </message>
    <message>
        <source>You are bust; nothing helps now.</source>
        <translation>У вас перебор; уже ничто не поможет.</translation>
    </message>
    <message>
        <source>You are %1 points ahead of the pace for the bonus.</source>
        <translation>Вы опережаете темп премии, очков: %1.</translation>
    </message>
    <message>
        <source>You are %1 points behind the pace for the bonus.</source>
        <translation>Вы отстаёте от темпа премии, очков: %1.</translation>
    </message>
    <message>
        <source>Still open: %1 for equal dice, %2 for a straight.</source>
        <translation>Ещё открыто: для одинаковых костей %1, для стрита %2.</translation>
    </message>
    <message>
        <source>Once filled, a box is gone. Is this roll good enough for it?</source>
        <translation>Заполненной графы больше нет. Достаточно ли хорош для неё этот бросок?</translation>
    </message>
</context>
<context>
    <name>Pazaak</name>
    <message>
        <source>Stand</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Play +%1</source>
        <translation>Сыграть +%1</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation>плюс %1</translation>
    </message>
    <message>
        <source>plus %1, makes %2, bust, can be played</source>
        <translation>плюс %1, будет %2, перебор, можно сыграть</translation>
    </message>
    <message>
        <source>%1: %2, bust</source>
        <translation>%1: %2, перебор</translation>
    </message>
    <message>
        <source>%1: %2, stands</source>
        <translation>%1: %2, стоп</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>выигран %n раунд</numerusform>
            <numerusform>выиграно %n раунда</numerusform>
            <numerusform>выиграно %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays +%2 and stands on %3&lt;/b&gt;</source>
        <translation>карта %1, &lt;b&gt;+%2 и стоп на %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1: &lt;b&gt;bust with %2&lt;/b&gt;</source>
        <translation>карта %1: &lt;b&gt;перебор, %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;stands on %2&lt;/b&gt;</source>
        <translation>карта %1, &lt;b&gt;стоп на %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>карта %1</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;ends turn&lt;/b&gt;</source>
        <translation>карта %1, &lt;b&gt;конец хода&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt;: bust</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt;: перебор</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: wins, the other is bust</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп: победа, у соперника перебор</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: wins, the other is bust</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп: победа, у соперника перебор</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: beats %3</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп: больше, чем %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: beats %3</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп: больше, чем %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: ties with %3</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп: ничья с %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: ties with %3</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп: ничья с %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: loses to %3</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп: меньше, чем %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: loses to %3</source>
        <translation>&lt;b&gt;+%1 даёт %2&lt;/b&gt; и стоп: меньше, чем %3</translation>
    </message>
    <message>
        <source>You are bust: nothing changes.</source>
        <translation>У вас перебор: это ничего не изменит.</translation>
    </message>
    <message>
        <source>You keep %1 and draw again.</source>
        <translation>У вас остаётся %1, и вы берёте ещё.</translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this hand.</source>
        <translation>У вас остаётся %1, карт в этом раунде больше не будет.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Матч окончен.</translation>
    </message>
    <message>
        <source>The next hand has not begun.</source>
        <translation>Следующий раунд ещё не начался.</translation>
    </message>
    <message>
        <source>You stand in this hand.</source>
        <translation>В этом раунде вы уже остановились.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>Раунд %1: ничья</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win hand %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;Раунд %1 за вами&lt;/b&gt;, %2 : %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins hand %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;Раунд %1 выигрывает %4&lt;/b&gt;, %2 : %3</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>против игрока %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>first to three hands</source>
        <translation>до трёх побед</translation>
    </message>
    <message>
        <source>decks as in the contest</source>
        <translation>колоды как на конкурсе</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>hands won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>get side cards %1</source>
        <translation>получаете личные карты %1</translation>
    </message>
    <message>
        <source>gets side cards %1</source>
        <translation>получает личные карты %1</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;stand&lt;/b&gt;</source>
        <translation>берёте %1, &lt;b&gt;стоп&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;stands&lt;/b&gt;</source>
        <translation>берёт %1, &lt;b&gt;стоп&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>берёте %1, &lt;b&gt;перебор&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <translation>берёт %1, &lt;b&gt;перебор&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, end turn</source>
        <translation>берёте %1, конец хода</translation>
    </message>
    <message>
        <source>draws %1, ends turn</source>
        <translation>берёт %1, конец хода</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play +%2&lt;/b&gt;</source>
        <translation>берёте %1, &lt;b&gt;играете +%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays +%2&lt;/b&gt;</source>
        <translation>берёт %1, &lt;b&gt;играет +%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>totals</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 : %2, both bust</source>
        <comment>totals</comment>
        <translation>%1 : %2, перебор у обоих</translation>
    </message>
    <message>
        <source>bust %1 : %2</source>
        <comment>totals</comment>
        <translation>перебор %1 : %2</translation>
    </message>
    <message>
        <source>%1 : %2 bust</source>
        <comment>totals</comment>
        <translation>%1 : %2 перебор</translation>
    </message>
    <message>
        <source>The hand is tied</source>
        <translation>Ничья в раунде</translation>
    </message>
    <message>
        <source>won the hand</source>
        <comment>you</comment>
        <translation>выигрываете раунд</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>выигрывает раунд</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>Ничья в матче</translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation>выигрываете матч</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>выигрывает матч</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>hands won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The match is about to begin.</source>
        <translation>Матч сейчас начнётся.</translation>
    </message>
    <message>
        <source>You are bust with %1.</source>
        <translation>У вас %1, перебор.</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>Вы остановились на %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>У вас %1.</translation>
    </message>
    <message>
        <source>%1 is bust with %2.</source>
        <translation>%1: %2, перебор.</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1: стоп на %2.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Hand %1, hands won %2 to %3.</source>
        <translation>Раунд %1, счёт по раундам %2 : %3.</translation>
    </message>
    <message>
        <source>Board of %1: %2.</source>
        <translation>%1, карты на столе: %2.</translation>
    </message>
    <message>
        <source>%1: no side cards left.</source>
        <translation>%1: личных карт не осталось.</translation>
    </message>
    <message>
        <source>Side cards of %1: %2.</source>
        <translation>%1, личные карты: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n side card(s), face down.</source>
        <translation>
            <numerusform>%1: %n личная карта, закрыта.</numerusform>
            <numerusform>%1: %n личные карты, закрыты.</numerusform>
            <numerusform>%1: %n личных карт, закрыты.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the house deck.</source>
        <translation>
            <numerusform>В общей колоде осталась %n карта.</numerusform>
            <numerusform>В общей колоде осталось %n карты.</numerusform>
            <numerusform>В общей колоде осталось %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>The last hand ended %1 to %2.</source>
        <translation>Последний раунд завершился со счётом %1 : %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Come as near to 20 as you can without passing it; three hands win the match.</source>
        <translation>Подберитесь к 20 как можно ближе, но без перебора; кто взял три раунда, выиграл матч.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Stand on your total</source>
        <translation>Остановиться на своей сумме</translation>
    </message>
    <message>
        <source>Play a side card, counted from the left</source>
        <translation>Сыграть личную карту, счёт слева</translation>
    </message>
    <message>
        <source>Stand on %1</source>
        <translation>Стоп на %1</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>стоп</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>перебор</translation>
    </message>
    <message>
        <source>house cards</source>
        <translation>в общей колоде</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>карта из колоды, %1</translation>
    </message>
    <message>
        <source>plus %1, played</source>
        <translation>плюс %1, сыграна</translation>
    </message>
    <message>
        <source>side card, face down</source>
        <translation>личная карта, закрыта</translation>
    </message>
    <message numerus="yes">
        <source>house deck, %n card(s) left</source>
        <translation>
            <numerusform>общая колода, осталась %n карта</numerusform>
            <numerusform>общая колода, осталось %n карты</numerusform>
            <numerusform>общая колода, осталось %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>plus %1, makes %2 and you stand, can be played</source>
        <translation>плюс %1, будет %2 и стоп, можно сыграть</translation>
    </message>
    <message>
        <source>Your board: %1.</source>
        <translation>Ваши карты на столе: %1.</translation>
    </message>
    <message>
        <source>You have no side cards left.</source>
        <translation>Личных карт у вас не осталось.</translation>
    </message>
    <message>
        <source>Your side cards: %1.</source>
        <translation>Ваши личные карты: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Next house card, from %n unseen</source>
        <translation>
            <numerusform>Следующая карта колоды, из %n невидимой</numerusform>
            <numerusform>Следующая карта колоды, из %n невидимых</numerusform>
            <numerusform>Следующая карта колоды, из %n невидимых</numerusform>
        </translation>
    </message>
    <message>
        <source>Played the wrong side card</source>
        <translation>Сыграна не та личная карта</translation>
    </message>
    <message>
        <source>Played a side card that was better kept</source>
        <translation>Сыграна личная карта, которую стоило сберечь</translation>
    </message>
    <message>
        <source>Stood without a side card that was needed</source>
        <translation>Остановились без нужной личной карты</translation>
    </message>
    <message>
        <source>Ended the turn without a side card that was needed</source>
        <translation>Закончили ход без нужной личной карты</translation>
    </message>
    <message>
        <source>Stood where another card was better</source>
        <translation>Остановились там, где стоило взять ещё карту</translation>
    </message>
    <message>
        <source>Went on where standing was better</source>
        <translation>Продолжили там, где стоило остановиться</translation>
    </message>
    <message>
        <source>How many house cards of each value are still in the deck.</source>
        <translation>Сколько карт каждого значения ещё в колоде.</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <comment>how often, a house card</comment>
        <translation>%2 — %1 шт.</translation>
    </message>
    <message>
        <source>Still in the house deck: %1</source>
        <translation>Ещё в колоде: %1</translation>
    </message>
    <message>
        <source>End the turn after a bust</source>
        <translation>Завершать ход при переборе</translation>
    </message>
    <message>
        <source>You are bust, and nothing can change that. Shall Parlour end your turn when that is so?</source>
        <translation>У вас перебор, и этого не изменить. Пусть в таких случаях Parlour завершает ваш ход?</translation>
    </message>
    <message>
        <source>safe %1</source>
        <comment>a chance</comment>
        <translation>безопасно %1</translation>
    </message>
    <message>
        <source>bust %1</source>
        <comment>a chance</comment>
        <translation>перебор %1</translation>
    </message>
    <message>
        <source>Choose your side deck</source>
        <translation>Выберите личную колоду</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side deck</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, can be taken back</source>
        <translation>%1, можно взять назад</translation>
    </message>
    <message>
        <source>Takes the card back: the turn has not ended.</source>
        <translation>Берёт карту назад: ход ещё не закончен.</translation>
    </message>
    <message>
        <source>%1, makes %2, can be chosen</source>
        <translation>%1, будет %2, можно выбрать</translation>
    </message>
    <message>
        <source>%1, played before</source>
        <translation>%1, сыграна раньше</translation>
    </message>
    <message>
        <source>Choose the sign or value of the card first, or take it back.</source>
        <translation>Сначала выберите знак или значение карты или возьмите её назад.</translation>
    </message>
    <message>
        <source>With 20 you stand.</source>
        <translation>При 20 вы останавливаетесь.</translation>
    </message>
    <message>
        <source>%1 is more than 20: the set is lost.</source>
        <translation>%1 больше 20: раунд проигран.</translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this set.</source>
        <translation>У вас остаётся %1, карт в этом раунде больше не будет.</translation>
    </message>
    <message>
        <source>End the turn when no card saves it</source>
        <translation>Завершать ход, если ни одна карта не спасает</translation>
    </message>
    <message>
        <source>Above 20, and no side card brings the total back.</source>
        <translation>Больше 20, и ни одна личная карта не вернёт сумму.</translation>
    </message>
    <message>
        <source>You are above 20 and no card brings you back. Shall Parlour end your turn when that is so?</source>
        <translation>У вас больше 20, и ни одна карта не спасёт. Пусть в таких случаях Parlour завершает ваш ход?</translation>
    </message>
    <message>
        <source>Your side deck</source>
        <translation>Ваша личная колода</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>минус %1</translation>
    </message>
    <message>
        <source>plus or minus %1</source>
        <translation>плюс или минус %1</translation>
    </message>
    <message>
        <source>plus or minus 1 or 2</source>
        <translation>плюс или минус 1 или 2</translation>
    </message>
    <message>
        <source>tiebreaker, plus or minus 1</source>
        <translation>решающая, плюс или минус 1</translation>
    </message>
    <message>
        <source>flip of %1 and %2</source>
        <translation>перевёртыш %1 и %2</translation>
    </message>
    <message>
        <source>double</source>
        <translation>двойная</translation>
    </message>
    <message>
        <source>Adds %1 to your total.</source>
        <translation>Прибавляет %1 к вашей сумме.</translation>
    </message>
    <message>
        <source>Takes %1 from your total.</source>
        <translation>Вычитает %1 из вашей суммы.</translation>
    </message>
    <message>
        <source>Adds or takes %1, as you choose when you play it.</source>
        <translation>Прибавляет или вычитает %1 — на выбор, когда играете.</translation>
    </message>
    <message>
        <source>Adds or takes 1 or 2, as you choose when you play it.</source>
        <translation>Прибавляет или вычитает 1 или 2 — на выбор, когда играете.</translation>
    </message>
    <message>
        <source>Adds or takes 1, and wins you the set if the totals are equal.</source>
        <translation>Прибавляет или вычитает 1, а при равных суммах раунд ваш.</translation>
    </message>
    <message>
        <source>Turns every %1 and %2 on your table: plus becomes minus, and minus plus.</source>
        <translation>Переворачивает каждую карту %1 и %2 на вашем столе: плюс станет минусом, а минус — плюсом.</translation>
    </message>
    <message>
        <source>Counts as much as the last card on your table.</source>
        <translation>Стоит столько же, сколько последняя карта на вашем столе.</translation>
    </message>
    <message>
        <source>Side deck: %1</source>
        <translation>Личная колода: %1</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>Сыграть %1, конец хода</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>Сыграть %1 и стоп</translation>
    </message>
    <message>
        <source>Ten cards: at most two of a card, and one of each special card.</source>
        <translation>Десять карт: не больше двух одинаковых и по одной каждой особой.</translation>
    </message>
    <message>
        <source>Ten plus, minus and plus/minus cards, at most two of each.</source>
        <translation>Десять карт плюс, минус и плюс/минус, не больше двух каждой.</translation>
    </message>
    <message>
        <source>Any ten cards.</source>
        <translation>Любые десять карт.</translation>
    </message>
    <message>
        <source>Classic side decks have no special cards.</source>
        <translation>В классических личных колодах нет особых карт.</translation>
    </message>
    <message>
        <source>A deck has at most one %1.</source>
        <translation>В колоде не больше одной карты %1.</translation>
    </message>
    <message>
        <source>A deck has at most two of %1.</source>
        <translation>В колоде не больше двух карт %1.</translation>
    </message>
    <message>
        <source>%1, makes %2, can be played</source>
        <translation>%1, будет %2, можно сыграть</translation>
    </message>
    <message>
        <source>house card, turned to minus %1</source>
        <translation>карта из колоды, перевёрнута: минус %1</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, сыграна</translation>
    </message>
    <message>
        <source>%1, played, counts %2</source>
        <translation>%1, сыграна, стоит %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) won</source>
        <translation>
            <numerusform>выигран %n раунд</numerusform>
            <numerusform>выиграно %n раунда</numerusform>
            <numerusform>выиграно %n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side card(s) in hand</source>
        <translation>
            <numerusform>%n личная карта в руке</numerusform>
            <numerusform>%n личные карты в руке</numerusform>
            <numerusform>%n личных карт в руке</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a side deck</source>
        <translation>Выбирает личную колоду</translation>
    </message>
    <message>
        <source>drew %1, plays %2: &lt;b&gt;bust with %3&lt;/b&gt;</source>
        <translation>карта %1, играет %2: &lt;b&gt;перебор, %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays %2 and stands on %3&lt;/b&gt;</source>
        <translation>карта %1, &lt;b&gt;%2 и стоп на %3&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays %2&lt;/b&gt; and has %3</source>
        <translation>карта %1, &lt;b&gt;играет %2&lt;/b&gt;, теперь %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: bust</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;: перебор</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: nine cards win the set</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;: девять карт выигрывают раунд</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: beats %3</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;: больше, чем %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: less than %3</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;: меньше, чем %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: ties with %3</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;: ничья с %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: the tiebreaker beats %3</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;: решающая карта бьёт %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: loses to the tiebreaker</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;: проигрыш решающей карте</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: you stand</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;: стоп</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;, as you choose</source>
        <translation>&lt;b&gt;%1 даёт %2&lt;/b&gt;, на выбор</translation>
    </message>
    <message>
        <source>The next set has not begun.</source>
        <translation>Следующий раунд ещё не начался.</translation>
    </message>
    <message>
        <source>You stand in this set.</source>
        <translation>В этом раунде вы уже остановились.</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>Раунд %1: ничья</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt; with nine cards, %2 to %3</source>
        <translation>&lt;b&gt;Раунд %1 за вами&lt;/b&gt;: девять карт, %2 : %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt; with nine cards, %2 to %3</source>
        <translation>&lt;b&gt;Раунд %1 выигрывает %4&lt;/b&gt;: девять карт, %2 : %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt; by the tiebreaker, %2 to %3</source>
        <translation>&lt;b&gt;Раунд %1 за вами&lt;/b&gt;: решающая карта, %2 : %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt; by the tiebreaker, %2 to %3</source>
        <translation>&lt;b&gt;Раунд %1 выигрывает %4&lt;/b&gt;: решающая карта, %2 : %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;Раунд %1 за вами&lt;/b&gt;, %2 : %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;Раунд %1 выигрывает %4&lt;/b&gt;, %2 : %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>sets won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>first to %n set(s)</source>
        <translation>
            <numerusform>до %n победы</numerusform>
            <numerusform>до %n побед</numerusform>
            <numerusform>до %n побед</numerusform>
        </translation>
    </message>
    <message>
        <source>classic side decks</source>
        <translation>классические личные колоды</translation>
    </message>
    <message>
        <source>side decks without limit</source>
        <translation>личные колоды без ограничений</translation>
    </message>
    <message>
        <source>nine cards stand</source>
        <translation>девять карт — стоп</translation>
    </message>
    <message>
        <source>draw the higher card and begin</source>
        <translation>тянете старшую карту и начинаете</translation>
    </message>
    <message>
        <source>draws the higher card and begins</source>
        <translation>тянет старшую карту и начинает</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>cards</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The house deck is shuffled</source>
        <translation>Общую колоду тасуют</translation>
    </message>
    <message>
        <source>The set is tied</source>
        <translation>Ничья в раунде</translation>
    </message>
    <message>
        <source>won the set by nine cards</source>
        <comment>you</comment>
        <translation>выигрываете раунд девятью картами</translation>
    </message>
    <message>
        <source>won the set by nine cards</source>
        <translation>выигрывает раунд девятью картами</translation>
    </message>
    <message>
        <source>won the set by the tiebreaker</source>
        <comment>you</comment>
        <translation>выигрываете раунд решающей картой</translation>
    </message>
    <message>
        <source>won the set by the tiebreaker</source>
        <translation>выигрывает раунд решающей картой</translation>
    </message>
    <message>
        <source>won the set</source>
        <comment>you</comment>
        <translation>выигрываете раунд</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>выигрывает раунд</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>sets won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>draw %1, play %2: &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>берёте %1, играете %2: &lt;b&gt;перебор&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, plays %2: &lt;b&gt;bust&lt;/b&gt;</source>
        <translation>берёт %1, играет %2: &lt;b&gt;перебор&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play %2&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>берёте %1, &lt;b&gt;играете %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays %2&lt;/b&gt;</source>
        <translation>берёт %1, &lt;b&gt;играет %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play %2 and stand&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>берёте %1, &lt;b&gt;играете %2, стоп&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays %2 and stands&lt;/b&gt;</source>
        <translation>берёт %1, &lt;b&gt;играет %2, стоп&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose your side deck.</source>
        <translation>Выберите личную колоду.</translation>
    </message>
    <message>
        <source>%1 chooses a side deck.</source>
        <translation>%1 выбирает личную колоду.</translation>
    </message>
    <message>
        <source>Set %1, sets won %2 to %3.</source>
        <translation>Раунд %1, счёт по раундам %2 : %3.</translation>
    </message>
    <message>
        <source>You have played: %1.</source>
        <translation>Вы сыграли: %1.</translation>
    </message>
    <message>
        <source>%1 has played: %2.</source>
        <translation>%1, сыграно: %2.</translation>
    </message>
    <message>
        <source>You win a tie in this set.</source>
        <translation>При ничьей этот раунд за вами.</translation>
    </message>
    <message>
        <source>%1 wins a tie in this set.</source>
        <translation>При ничьей этот раунд выигрывает %1.</translation>
    </message>
    <message>
        <source>Your side deck: %1.</source>
        <translation>Ваша личная колода: %1.</translation>
    </message>
    <message>
        <source>Side deck of %1: %2.</source>
        <translation>%1, личная колода: %2.</translation>
    </message>
    <message>
        <source>The last set ended %1 to %2.</source>
        <translation>Последний раунд завершился со счётом %1 : %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Chose a weaker side deck</source>
        <translation>Выбрана личная колода слабее</translation>
    </message>
    <message>
        <source>Played a side card with the wrong sign</source>
        <translation>Сыграна личная карта не с тем знаком</translation>
    </message>
    <message>
        <source>Played a side card with the wrong value</source>
        <translation>Сыграна личная карта не с тем значением</translation>
    </message>
    <message>
        <source>Lay a side card, counted from the left; again: its next sign or value, then take it back</source>
        <translation>Положить личную карту, счёт слева; ещё раз: следующий знак или значение, потом взять назад</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Come as near to 20 as you can with the help of your own side cards; who wins enough sets wins the match.</source>
        <translation>Подберитесь к 20 как можно ближе с помощью своих личных карт; кто взял нужное число раундов, выиграл матч.</translation>
    </message>
    <message>
        <source>In place of a plain plus or minus card it changed the chance to win by %1 ± %2 (measured).</source>
        <translation>Вместо простой карты «плюс» или «минус» она меняла шанс на победу на %1 ± %2 (измерено).</translation>
    </message>
    <message>
        <source>You are bust; nothing helps now.</source>
        <translation>У вас перебор; уже ничто не поможет.</translation>
    </message>
    <message>
        <source>Build a deck…</source>
        <translation>Собрать колоду…</translation>
    </message>
    <message>
        <source>Twenty, not one more. Take it before Pazaak.</source>
        <translation>Двадцать, не больше. Начните с него.</translation>
    </message>
    <message>
        <source>With ten cards of your own, and credits.</source>
        <translation>С десятью своими картами и кредитами.</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>a house card</comment>
        <translation>Вы берёте %1.</translation>
    </message>
    <message>
        <source>Build a deck before the match</source>
        <translation>Собрать колоду перед матчем</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Today, %1</source>
        <translation>Сегодня, %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Вчера</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no pauses and no movement</comment>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes and seconds</comment>
        <translation>%1 мин %2 с</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 ч %2 мин</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 ч</translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Ваш перевес</translation>
    </message>
    <message>
        <source>Your levers</source>
        <translation>Ваши рычаги</translation>
    </message>
    <message>
        <source>Blue levers left</source>
        <translation>Осталось синих рычагов</translation>
    </message>
    <message>
        <source>Red levers left</source>
        <translation>Осталось красных рычагов</translation>
    </message>
    <message>
        <source>Latest round that you blocked</source>
        <translation>Последний заблокированный вами раунд</translation>
    </message>
    <message>
        <source>Tosses</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>a toss for you</source>
        <translation>бросок в вашу пользу</translation>
    </message>
    <message>
        <source>a toss for the other</source>
        <translation>бросок в пользу соперника</translation>
    </message>
    <message>
        <source>Tosses, the first one first</source>
        <translation>Броски, начиная с первого</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a lost card</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1: lost card %2</source>
        <translation>%1: потерянная карта %2</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>You are asked</source>
        <translation>Вас спрашивают</translation>
    </message>
    <message>
        <source>for your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>to challenge an action</source>
        <translation>оспорить ли действие</translation>
    </message>
    <message>
        <source>to block an action</source>
        <translation>блокировать ли действие</translation>
    </message>
    <message>
        <source>to challenge a block</source>
        <translation>оспорить ли блок</translation>
    </message>
    <message>
        <source>for a card to lose</source>
        <translation>какую карту потерять</translation>
    </message>
    <message>
        <source>for cards to return</source>
        <translation>какие карты вернуть</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>Кто действует</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Who blocks</source>
        <translation>Кто блокирует</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>без роли</translation>
    </message>
    <message>
        <source>Blocks as</source>
        <translation>Блокирует как</translation>
    </message>
    <message>
        <source>Who challenged</source>
        <translation>Кто оспорил</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Ваши карты</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>Карта %1</translation>
    </message>
    <message>
        <source>%1: coins, lost cards, claims</source>
        <extracomment>Coins, lost cards and claims of a player.</extracomment>
        <translation>%1: монеты, потерянные карты, заявления</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>The defender takes</source>
        <translation>Отбивающийся берёт</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Атакующий</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>%1: карт</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Моя рука</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Чем побито</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Атаки</translation>
    </message>
    <message>
        <source>Trump card under the stock</source>
        <translation>Козырь под колодой</translation>
    </message>
    <message>
        <source>A card of the trump suit</source>
        <translation>Карта козырной масти</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Вышли</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>cards that are known of a player</comment>
        <translation>%1: известные карты</translation>
    </message>
    <message>
        <source>Begins each hand</source>
        <translation>Начинает каждый раунд</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Your wins</source>
        <translation>Ваши победы</translation>
    </message>
    <message>
        <source>The opponent&apos;s wins</source>
        <translation>Победы соперника</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>The opponent stands</source>
        <translation>Соперник остановился</translation>
    </message>
    <message>
        <source>The opponent&apos;s side cards</source>
        <translation>Личные карты соперника</translation>
    </message>
    <message>
        <source>House cards and side cards</source>
        <translation>Общие и личные карты</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>общая карта %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>личная карта %1</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>Ваш стол</translation>
    </message>
    <message>
        <source>The opponent&apos;s table</source>
        <translation>Стол соперника</translation>
    </message>
    <message>
        <source>Your side cards</source>
        <translation>Ваши личные карты</translation>
    </message>
    <message>
        <source>Side card that the opponent played</source>
        <translation>Сыгранная личная карта соперника</translation>
    </message>
    <message>
        <source>Began this set</source>
        <translation>Кто начал этот раунд</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>Your side deck, if known</source>
        <translation>Ваша личная колода, если известна</translation>
    </message>
    <message>
        <source>You played before</source>
        <translation>Вы сыграли раньше</translation>
    </message>
    <message>
        <source>The opponent played before</source>
        <translation>Соперник сыграл раньше</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Кость %1</translation>
    </message>
    <message>
        <source>Rolls left</source>
        <translation>Осталось бросков</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Upper boxes</source>
        <translation>Верхние графы</translation>
    </message>
    <message>
        <source>50 for five alike</source>
        <translation>50 за пять одинаковых</translation>
    </message>
    <message>
        <source>Your boxes</source>
        <translation>Ваши графы</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <translation>Премии Yahtzee</translation>
    </message>
    <message>
        <source>Totals of the others</source>
        <translation>Суммы остальных</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>Сумма %1</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <comment>a card</comment>
        <translation>%1, потеряна</translation>
    </message>
    <message>
        <source>Cards in the stock</source>
        <translation>Карт в колоде</translation>
    </message>
    <message>
        <source>Gone, unseen: %1</source>
        <translation>Вышли незамеченными: %1</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграна</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Козырь</translation>
    </message>
</context>
<context>
    <name>Purse</name>
    <message>
        <source>The purse was changed by another program. Its first %1 of %2 entries still count. The changed purse is kept as the table %3 of the history.</source>
        <translation>Кошелёк изменила другая программа. Первые записи (%1 из %2) по-прежнему в силе. Изменённый кошелёк сохранён в истории как таблица %3.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Nothing else was possible</source>
        <translation>Других ходов не было</translation>
    </message>
    <message>
        <source>Leads the lowest card, plain before trump.</source>
        <translation>Ходит с младшей карты, козыри — в последнюю очередь.</translation>
    </message>
    <message>
        <source>Asks for a new deal whenever that is allowed.</source>
        <translation>Просит пересдать всегда, когда это можно.</translation>
    </message>
    <message>
        <source>Passes the attack on with a plain card.</source>
        <translation>Переводит некозырной картой.</translation>
    </message>
    <message>
        <source>Covers with the lowest card that beats the attack.</source>
        <translation>Отбивается младшей картой из тех, что бьют.</translation>
    </message>
    <message>
        <source>Takes: no card beats the attack.</source>
        <translation>Берёт: отбиться нечем.</translation>
    </message>
    <message>
        <source>Throws in the lowest plain card that fits.</source>
        <translation>Подкидывает младшую подходящую некозырную карту.</translation>
    </message>
    <message>
        <source>Is done: only trumps fit, and it keeps those.</source>
        <translation>Пасует: подходят только козыри, а их он бережёт.</translation>
    </message>
    <message>
        <source>Fewer cards than the others</source>
        <translation>Карт меньше, чем у других</translation>
    </message>
    <message>
        <source>Out of cards</source>
        <translation>Карты кончились</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Карты, оставшиеся на руках</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>Равные достоинства</translation>
    </message>
    <message>
        <source>Suit balance</source>
        <translation>Равновесие мастей</translation>
    </message>
    <message>
        <source>More cards than the others</source>
        <translation>Карт больше, чем у других</translation>
    </message>
    <message>
        <source>Never asks for a new deal.</source>
        <translation>Никогда не просит пересдать.</translation>
    </message>
    <message>
        <source>Leads the card that leaves the most valuable hand.</source>
        <translation>Ходит так, чтобы осталась самая ценная рука.</translation>
    </message>
    <message>
        <source>Keeps the hand as it is</source>
        <translation>Рука остаётся как есть</translation>
    </message>
    <message>
        <source>Throws in, because the hand loses less than %1 by it.</source>
        <translation>Подкидывает: рука теряет на этом меньше %1.</translation>
    </message>
    <message>
        <source>Is done, because throwing in would lose %1 or more.</source>
        <translation>Пасует: подкинуть стоило бы руке %1 или больше.</translation>
    </message>
    <message>
        <source>Passes the attack on, because the hand without the rank loses less than %1.</source>
        <translation>Переводит: без этого достоинства рука теряет меньше %1.</translation>
    </message>
    <message>
        <source>Gets every card on the table</source>
        <translation>Получает все карты со стола</translation>
    </message>
    <message>
        <source>Takes, because covering would cost the hand too much.</source>
        <translation>Берёт: отбиваться обошлось бы руке слишком дорого.</translation>
    </message>
    <message>
        <source>Takes, because no card beats the attack.</source>
        <translation>Берёт: отбиться нечем.</translation>
    </message>
    <message>
        <source>Its rank lies there already</source>
        <translation>Такое достоинство уже лежит на столе</translation>
    </message>
    <message>
        <source>Would bring a new rank to the table</source>
        <translation>Добавит на стол новое достоинство</translation>
    </message>
    <message>
        <source>Rank already on the table</source>
        <translation>Достоинство уже на столе</translation>
    </message>
    <message>
        <source>The hand without the whole rank</source>
        <translation>Рука без всех карт этого достоинства</translation>
    </message>
    <message>
        <source>The hand without the plain cards of the rank</source>
        <translation>Рука без некозырных карт этого достоинства</translation>
    </message>
    <message>
        <source>Covers, because taking would not be better by %1 or more.</source>
        <translation>Отбивается: если взять, выигрыш не достигнет %1.</translation>
    </message>
    <message>
        <source>Covers, because with an empty stock it always does.</source>
        <translation>Отбивается: при пустой колоде — всегда.</translation>
    </message>
    <message>
        <source>Value after</source>
        <translation>Ценность после хода</translation>
    </message>
    <message>
        <source>Hand value before</source>
        <translation>Ценность руки до хода</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Порог</translation>
    </message>
    <message>
        <source>Spends a plain card</source>
        <translation>Тратит некозырную карту</translation>
    </message>
    <message>
        <source>Spends the only trump</source>
        <translation>Тратит единственный козырь</translation>
    </message>
    <message>
        <source>Spends a trump</source>
        <translation>Тратит козырь</translation>
    </message>
    <message>
        <source>Somebody is over 20: stand</source>
        <translation>У кого-то больше 20: стоп</translation>
    </message>
    <message>
        <source>The opponent stands on %2, below %1: stand</source>
        <translation>Соперник остановился на %2, это меньше %1: стоп</translation>
    </message>
    <message>
        <source>The opponent stands on %2: playing %3 on %1 beats it</source>
        <translation>Соперник остановился на %2: +%3 к %1 даёт больше</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 20</source>
        <translation>+%3 к %1 даёт 20</translation>
    </message>
    <message>
        <source>Behind in hand wins: take a card and live dangerously</source>
        <translation>Отстаёт по раундам: рискнуть и взять карту</translation>
    </message>
    <message>
        <source>More than a fifth of the cards left are safe on %1: take another card</source>
        <translation>При %1 безопасно больше пятой части оставшихся карт: ещё карту</translation>
    </message>
    <message>
        <source>No more than a fifth of the cards left are safe on %1: stand</source>
        <translation>При %1 безопасно не больше пятой части оставшихся карт: стоп</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 17 to 20</source>
        <translation>+%3 к %1 даёт от 17 до 20</translation>
    </message>
    <message>
        <source>An average card on %1 makes more than 18: stand</source>
        <translation>Средняя карта к %1 даёт больше 18: стоп</translation>
    </message>
    <message>
        <source>An average card on %1 makes 18 at most: take another card</source>
        <translation>Средняя карта к %1 даёт не больше 18: ещё карту</translation>
    </message>
    <message>
        <source>%1 is below 15: take another card</source>
        <translation>%1 меньше 15: ещё карту</translation>
    </message>
    <message>
        <source>%1 is 15 or more: stand</source>
        <translation>%1 — это 15 или больше: стоп</translation>
    </message>
    <message>
        <source>%1 is below 20: take another card</source>
        <translation>%1 меньше 20: ещё карту</translation>
    </message>
    <message>
        <source>%1 is more than 20: stand</source>
        <translation>%1 больше 20: стоп</translation>
    </message>
    <message>
        <source>Points in 100 simulations</source>
        <translation>Очки за 100 розыгрышей</translation>
    </message>
    <message>
        <source>Simulated hands</source>
        <translation>Разыгранные раунды</translation>
    </message>
    <message>
        <source>Price of the card</source>
        <translation>Цена карты</translation>
    </message>
    <message>
        <source>The best of the options in 100 simulated hands each</source>
        <translation>Лучшее из действий, по 100 пробных раундов на каждое</translation>
    </message>
    <message>
        <source>The opponent is done with %2, below %1: stand</source>
        <translation>Соперник закончил с %2, это меньше %1: стоп</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 19 or 20: fire</source>
        <translation>+%3 к %1 даёт 19 или 20: огонь</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 beats it</source>
        <translation>Соперник закончил с %2: +%3 к %1 даёт больше</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: stand for a tie</source>
        <translation>Соперник тоже закончил с %2: стоп, пусть ничья</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 ties</source>
        <translation>Соперник закончил с %2: +%3 к %1 даёт ничью</translation>
    </message>
    <message>
        <source>The opponent is done with %2: %1 does not beat it, take another card</source>
        <translation>Соперник закончил с %2: %1 мало, ещё карту</translation>
    </message>
    <message>
        <source>%1 is behind %2: take another card</source>
        <translation>%1 меньше, чем %2: ещё карту</translation>
    </message>
    <message>
        <source>%1 is 16 or more: stand</source>
        <translation>%1 — это 16 или больше: стоп</translation>
    </message>
    <message>
        <source>%1 is below 16: take another card</source>
        <translation>%1 меньше 16: ещё карту</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 reaches it</source>
        <translation>Соперник закончил с %2: +%3 к %1 догоняет</translation>
    </message>
    <message>
        <source>The opponent is done with %2, above %1: take another card</source>
        <translation>Соперник закончил с %2, это больше %1: ещё карту</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: %3, the smallest card, is enough</source>
        <translation>Соперник тоже закончил с %2: хватит младшей карты, +%3</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well and no card fits: stand</source>
        <translation>Соперник тоже закончил с %2, подходящей карты нет: стоп</translation>
    </message>
    <message>
        <source>No card can bust %1: take another card</source>
        <translation>При %1 перебора не будет: ещё карту</translation>
    </message>
    <message>
        <source>Playing %3 on %1 is high enough</source>
        <translation>+%3 к %1 — достаточно</translation>
    </message>
    <message>
        <source>%1 is not high enough: take another card</source>
        <translation>%1 — недостаточно: ещё карту</translation>
    </message>
    <message>
        <source>%1 is high enough: stand</source>
        <translation>%1 — достаточно: стоп</translation>
    </message>
    <message>
        <source>The opponent has 20: take another card</source>
        <translation>У соперника 20: ещё карту</translation>
    </message>
    <message>
        <source>Expected payoff</source>
        <translation>Ожидаемый выигрыш</translation>
    </message>
    <message>
        <source>Another card on %1 promises more than standing</source>
        <translation>При %1 ещё одна карта обещает больше, чем стоп</translation>
    </message>
    <message>
        <source>Standing on %1 promises at least as much as another card</source>
        <translation>Стоп на %1 обещает не меньше, чем ещё одна карта</translation>
    </message>
    <message>
        <source>Every action is equally likely</source>
        <translation>Все действия равновероятны</translation>
    </message>
    <message>
        <source>The opponent needs one more hand: playing %3 on %1 ties</source>
        <translation>Сопернику нужен ещё один раунд: +%3 к %1 даёт ничью</translation>
    </message>
    <message>
        <source>A coin decides between a tie with a card and another house card: take another card</source>
        <translation>Ничья личной картой или карта из колоды, решает монета: ещё карту</translation>
    </message>
    <message>
        <source>A coin decides between a tie with %3 and another house card: play %3</source>
        <translation>Ничья с +%3 или карта из колоды, решает монета: сыграть +%3</translation>
    </message>
    <message>
        <source>No card beats %2: take another card</source>
        <translation>Больше %2 картой не набрать: ещё карту</translation>
    </message>
    <message>
        <source>A side card would pass %2 later on: take another card</source>
        <translation>Личная карта позже позволит обойти %2: ещё карту</translation>
    </message>
    <message>
        <source>%2 is hard to improve on: stand on %1</source>
        <translation>%2 трудно превзойти: стоп на %1</translation>
    </message>
    <message>
        <source>Not ahead in hand wins: playing %3 on %1 draws level</source>
        <translation>Не впереди по раундам: +%3 к %1 уравнивает</translation>
    </message>
    <message>
        <source>%2 is out of reach: stand on %1</source>
        <translation>%2 не догнать: стоп на %1</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: take another card</source>
        <translation>Стоп на %1 или ещё карта, решает монета: ещё карту</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: stand</source>
        <translation>Стоп на %1 или ещё карта, решает монета: стоп</translation>
    </message>
    <message>
        <source>%2 is not much: take another card on %1</source>
        <translation>%2 — немного: ещё карту к %1</translation>
    </message>
    <message>
        <source>The opponent has gone over 20: stand</source>
        <translation>У соперника больше 20: стоп</translation>
    </message>
    <message>
        <source>The opponent, still playing, is not ahead of %1: take another card</source>
        <translation>Соперник ещё играет, и у него не больше %1: ещё карту</translation>
    </message>
    <message>
        <source>One of several of its rank</source>
        <translation>Одна из нескольких своего достоинства</translation>
    </message>
    <message>
        <source>Several of its rank</source>
        <translation>Несколько одного достоинства</translation>
    </message>
    <message>
        <source>True chance to win from here, in 100</source>
        <translation>Истинный шанс на победу отсюда, из 100</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, worth a block</source>
        <translation>По его оценке, шанс победить %3 из 100, блок оправдан</translation>
    </message>
    <message>
        <source>It knows of no round to go back to: do nothing</source>
        <translation>Не знает, в какой раунд вернуться: ничего не делать</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win from round %2, more than now</source>
        <translation>По его оценке, из раунда %2 шанс победить %3 из 100, больше, чем сейчас</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, too little for a block and enough to go on</source>
        <translation>По его оценке, шанс победить %3 из 100: для блока мало, чтобы продолжать — достаточно</translation>
    </message>
    <message>
        <source>Lost rounds %2 and the one after it: back to round %2</source>
        <translation>Проиграны раунд %2 и следующий за ним: назад в раунд %2</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Выигранные раунды</translation>
    </message>
    <message>
        <source>Rounds to win before the next block</source>
        <translation>Побед до следующего блока</translation>
    </message>
    <message>
        <source>%3 rounds won are worth a block</source>
        <translation>Выигранных раундов: %3, это стоит блока</translation>
    </message>
    <message>
        <source>No two losses in a row to undo and no wins to protect: do nothing</source>
        <translation>Нет ни двух проигрышей подряд, ни побед под защиту: ничего не делать</translation>
    </message>
    <message>
        <source>%1 ahead: block</source>
        <translation>Впереди на %1: блок</translation>
    </message>
    <message>
        <source>Neither 7 ahead nor 10 behind (%1): do nothing</source>
        <translation>Ни перевеса в 7, ни отставания в 10 (%1): ничего не делать</translation>
    </message>
    <message>
        <source>Far behind (%1), but this round is blocked: do nothing</source>
        <translation>Далеко позади (%1), но этот раунд закрыт блоком: ничего не делать</translation>
    </message>
    <message>
        <source>Far behind (%1): back to round %2</source>
        <translation>Далеко позади (%1): назад в раунд %2</translation>
    </message>
    <message>
        <source>Not behind (%1) in the last round: block</source>
        <translation>В последнем раунде не позади (%1): блок</translation>
    </message>
    <message>
        <source>Not behind (%1) in the last round, no blue lever: do nothing</source>
        <translation>В последнем раунде не позади (%1), синего рычага нет: ничего не делать</translation>
    </message>
    <message>
        <source>Behind (%1) in the last round, no red lever: do nothing</source>
        <translation>В последнем раунде позади (%1), красного рычага нет: ничего не делать</translation>
    </message>
    <message>
        <source>Far behind (%1) in the last round: back to round %2, the last with the face it follows</source>
        <translation>В последнем раунде далеко позади (%1): назад в раунд %2, последний с нужной ему стороной</translation>
    </message>
    <message>
        <source>Behind (%1) in the last round: back to round %2</source>
        <translation>В последнем раунде позади (%1): назад в раунд %2</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, and chance decides: block</source>
        <translation>Впереди на %1, для раунда %2 достаточно, и случай решает: блок</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, but chance decides: do nothing</source>
        <translation>Впереди на %1, для раунда %2 достаточно, но случай решает: ничего не делать</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: back to round %2</source>
        <translation>Позади (%1), и случай решает: назад в раунд %2</translation>
    </message>
    <message>
        <source>Behind (%1), but chance decides: do nothing</source>
        <translation>Позади (%1), но случай решает: ничего не делать</translation>
    </message>
    <message>
        <source>Neither far ahead nor far behind (%1), or without the lever: do nothing</source>
        <translation>Ни большого перевеса, ни отставания (%1), или нет рычага: ничего не делать</translation>
    </message>
    <message>
        <source>Round %2 is a multiple of 20: block</source>
        <translation>Раунд %2 кратен 20: блок</translation>
    </message>
    <message>
        <source>Round %2 is not a multiple of 20: do nothing</source>
        <translation>Раунд %2 не кратен 20: ничего не делать</translation>
    </message>
    <message>
        <source>%1 ahead, with a blue lever for every round to come: block</source>
        <translation>Впереди на %1, синих рычагов хватит на все оставшиеся раунды: блок</translation>
    </message>
    <message>
        <source>Not behind, or without a red lever: do nothing</source>
        <translation>Не позади или нет красного рычага: ничего не делать</translation>
    </message>
    <message>
        <source>Best count remembered</source>
        <translation>Лучший счёт, который помнит</translation>
    </message>
    <message>
        <source>Behind (%1) near the end: back to the best day, round %2</source>
        <translation>Позади (%1) ближе к концу: назад в лучший день, раунд %2</translation>
    </message>
    <message>
        <source>Behind (%1): back to the best day, round %2, where the count stood at %3</source>
        <translation>Позади (%1): назад в лучший день, раунд %2, где счёт был %3</translation>
    </message>
    <message>
        <source>Behind (%1), but not longing for the past enough: do nothing</source>
        <translation>Позади (%1), но тоска по прошлому слаба: ничего не делать</translation>
    </message>
    <message>
        <source>Time goes forward: do nothing</source>
        <translation>Время идёт вперёд: ничего не делать</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Перевес</translation>
    </message>
    <message>
        <source>The present (%1) is not much worse than the best moment: do nothing</source>
        <translation>Сейчас (%1) не намного хуже лучшего мгновения: ничего не делать</translation>
    </message>
    <message>
        <source>Cannot win any more (%1): back to round %2, just after the highest block</source>
        <translation>Уже не победить (%1): назад в раунд %2, сразу после самого выгодного блока</translation>
    </message>
    <message>
        <source>Cannot win any more (%1), and knows of no block: do nothing</source>
        <translation>Уже не победить (%1), и блоков не знает: ничего не делать</translation>
    </message>
    <message>
        <source>%1 ahead, the best moment yet: block</source>
        <translation>Впереди на %1, лучшее мгновение до сих пор: блок</translation>
    </message>
    <message>
        <source>The lead stood at %3 once, now at %1: back to round %2</source>
        <translation>Перевес был %3, теперь %1: назад в раунд %2</translation>
    </message>
    <message>
        <source>%1 ahead, and chance decides: block</source>
        <translation>Впереди на %1, и случай решает: блок</translation>
    </message>
    <message>
        <source>%1 ahead, and chance decides: do nothing</source>
        <translation>Впереди на %1, и случай решает: ничего не делать</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: toss this round again</source>
        <translation>Позади (%1), и случай решает: перебросить этот раунд</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: do nothing</source>
        <translation>Позади (%1), и случай решает: ничего не делать</translation>
    </message>
    <message>
        <source>Level, or without a lever that would help: do nothing</source>
        <translation>Вровень, или нет полезного рычага: ничего не делать</translation>
    </message>
    <message>
        <source>Regrets come in the last round: do nothing</source>
        <translation>Сожаления — в последнем раунде: ничего не делать</translation>
    </message>
    <message>
        <source>Not ahead (%1) in the last round: back to round %2, the first that was lost</source>
        <translation>В последнем раунде не впереди (%1): назад в раунд %2, первый проигранный</translation>
    </message>
    <message>
        <source>The last round, and no reason or lever to go back: block</source>
        <translation>Последний раунд, возвращаться незачем или нет рычага: блок</translation>
    </message>
    <message>
        <source>The last round, and no lever that would help: do nothing</source>
        <translation>Последний раунд, полезного рычага нет: ничего не делать</translation>
    </message>
    <message>
        <source>Chance to be chosen, in 100</source>
        <translation>Шанс быть выбранным, из 100</translation>
    </message>
    <message>
        <source>Always loses its last card.</source>
        <translation>Всегда теряет последнюю карту.</translation>
    </message>
    <message>
        <source>Has ten coins: a coup against the weakest.</source>
        <translation>Есть десять монет: переворот против слабейшего.</translation>
    </message>
    <message>
        <source>Holds an Assassin and three coins: strikes at the weakest.</source>
        <translation>Есть Убийца и три монеты: удар по слабейшему.</translation>
    </message>
    <message>
        <source>Holds a Captain: steals from the weakest.</source>
        <translation>Есть Капитан: крадёт у слабейшего.</translation>
    </message>
    <message>
        <source>Holds a Duke: takes the tax.</source>
        <translation>Есть Герцог: берёт налог.</translation>
    </message>
    <message>
        <source>Holds nothing for its turn: takes income.</source>
        <translation>Для хода ничего нет: берёт доход.</translation>
    </message>
    <message>
        <source>It sees all copies: it must be a bluff.</source>
        <translation>Все такие карты на виду: это точно блеф.</translation>
    </message>
    <message>
        <source>It does not see all copies: it may be true.</source>
        <translation>Не все такие карты на виду: может быть и правда.</translation>
    </message>
    <message>
        <source>Holds a Duke itself: that is enough to challenge another.</source>
        <translation>Герцог есть у него самого: этого хватает, чтобы оспорить другого.</translation>
    </message>
    <message>
        <source>Holds no Duke: it may be true.</source>
        <translation>Герцога у него нет: может быть и правда.</translation>
    </message>
    <message>
        <source>Has the card to block with.</source>
        <translation>Карта для блока есть.</translation>
    </message>
    <message>
        <source>Has no card to block with.</source>
        <translation>Карты для блока нет.</translation>
    </message>
    <message>
        <source>Gives back one of its pair and the second card drawn.</source>
        <translation>Возвращает одну карту из пары и вторую взятую.</translation>
    </message>
    <message>
        <source>Gives back the two cards it drew.</source>
        <translation>Возвращает обе взятые карты.</translation>
    </message>
    <message>
        <source>Ambassadors in its hand and face up</source>
        <translation>Послы на руках и открытые</translation>
    </message>
    <message>
        <source>Assassins in its hand and face up</source>
        <translation>Убийцы на руках и открытые</translation>
    </message>
    <message>
        <source>Captains in its hand and face up</source>
        <translation>Капитаны на руках и открытые</translation>
    </message>
    <message>
        <source>Contessas in its hand and face up</source>
        <translation>Графини на руках и открытые</translation>
    </message>
    <message>
        <source>Dukes in its hand and face up</source>
        <translation>Герцоги на руках и открытые</translation>
    </message>
    <message>
        <source>Drew one of seven actions; if it cannot be paid for, takes the first legal one.</source>
        <translation>Выбрано наугад одно из семи действий; если на него нет монет — первое разрешённое.</translation>
    </message>
    <message>
        <source>Every card is equally likely.</source>
        <translation>Все карты равновероятны.</translation>
    </message>
    <message>
        <source>Tossed a coin.</source>
        <translation>Решила монета.</translation>
    </message>
    <message>
        <source>Has ten coins: a coup against the first seat.</source>
        <translation>Есть десять монет: переворот против первого места.</translation>
    </message>
    <message>
        <source>Always takes income.</source>
        <translation>Всегда берёт доход.</translation>
    </message>
    <message>
        <source>Always gives back the two cards it drew.</source>
        <translation>Всегда возвращает обе взятые карты.</translation>
    </message>
    <message>
        <source>Never challenges and never blocks.</source>
        <translation>Никогда не оспаривает и не блокирует.</translation>
    </message>
    <message>
        <source>Four in a row: goes for the Large Straight</source>
        <translation>Четыре подряд: идёт за большим стритом</translation>
    </message>
    <message>
        <source>Keeps three or more alike</source>
        <translation>Оставляет три одинаковые кости или больше</translation>
    </message>
    <message>
        <source>Two pairs: goes for the Full House</source>
        <translation>Две пары: идёт за фулл-хаусом</translation>
    </message>
    <message>
        <source>Three in a row and no pair: goes for a straight</source>
        <translation>Три подряд и нет пары: идёт за стритом</translation>
    </message>
    <message>
        <source>Keeps the higher pair</source>
        <translation>Оставляет старшую пару</translation>
    </message>
    <message>
        <source>Nothing to build on: rolls all dice again</source>
        <translation>Оставить нечего: перебрасывает все кости</translation>
    </message>
    <message>
        <source>Another Yahtzee: takes the most points that are allowed</source>
        <translation>Ещё одно Yahtzee: берёт больше всего очков из разрешённого</translation>
    </message>
    <message>
        <source>Takes the best pattern there is at once</source>
        <translation>Сразу берёт лучшую комбинацию</translation>
    </message>
    <message>
        <source>The last roll: takes the box with most points</source>
        <translation>Последний бросок: берёт графу с наибольшими очками</translation>
    </message>
    <message>
        <source>Scores the first roll in any free box</source>
        <translation>Пишет первый бросок в любую свободную графу</translation>
    </message>
    <message>
        <source>Five alike, and the Yahtzee box is free</source>
        <translation>Пять одинаковых, и графа Yahtzee свободна</translation>
    </message>
    <message>
        <source>Five alike, and the upper box of their face is free</source>
        <translation>Пять одинаковых, и их верхняя графа свободна</translation>
    </message>
    <message>
        <source>Five alike as a joker: any box that is left</source>
        <translation>Пять одинаковых как джокер: любая оставшаяся графа</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points this turn, on average</source>
        <translation>Очки за этот ход в среднем</translation>
    </message>
    <message>
        <source>Another card on %1 promises most</source>
        <translation>При %1 больше всего обещает ещё одна карта</translation>
    </message>
    <message>
        <source>Standing on %1 promises most</source>
        <translation>При %1 больше всего обещает стоп</translation>
    </message>
    <message>
        <source>Playing %3 on %1 promises most</source>
        <translation>Больше всего обещает +%3 к %1</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>This hand is decided: stand</source>
        <translation>Исход раунда уже не изменить: стоп</translation>
    </message>
    <message>
        <source>On %1 this looks best, but it is not</source>
        <translation>При %1 это кажется лучшим, но это не так</translation>
    </message>
    <message>
        <source>What the solved game does with %1 against %2</source>
        <translation>Так решённая игра поступает при %1 против %2</translation>
    </message>
    <message>
        <source>Points to come, on average</source>
        <translation>Очки до конца игры, в среднем</translation>
    </message>
    <message>
        <source>Brings the most points on average to the end of the game</source>
        <translation>Приносит в среднем больше всего очков до конца игры</translation>
    </message>
    <message>
        <source>Best for the points and for the win</source>
        <translation>Лучшее и для очков, и для победы</translation>
    </message>
    <message>
        <source>Gives up points on average for a better chance to win</source>
        <translation>Уступает в среднем очки ради лучших шансов на победу</translation>
    </message>
    <message>
        <source>Points to come, as it sees them</source>
        <translation>Очки до конца игры, как их видит игрок</translation>
    </message>
    <message>
        <source>Looks best at a glance</source>
        <translation>На первый взгляд лучше всего</translation>
    </message>
    <message>
        <source>%1 ahead, and no lever is worth pulling yet: go on</source>
        <translation>Впереди на %1, ни один рычаг пока не стоит трогать: дальше</translation>
    </message>
    <message>
        <source>At %1 no lever is worth pulling yet: go on</source>
        <translation>При %1 ни один рычаг пока не стоит трогать: дальше</translation>
    </message>
    <message>
        <source>%1 ahead, worth a block</source>
        <translation>Впереди на %1, это стоит блока</translation>
    </message>
    <message>
        <source>At %1 it stood better before: back to round %2</source>
        <translation>При %1 раньше было лучше: назад в раунд %2</translation>
    </message>
    <message>
        <source>At %1 this round is better tossed again</source>
        <translation>При %1 этот раунд лучше перебросить</translation>
    </message>
    <message>
        <source>At %1, and earlier rounds may be blocked: back to round %2</source>
        <translation>При %1 более ранние раунды могут быть заблокированы: назад в раунд %2</translation>
    </message>
    <message>
        <source>Holds the card that it claims.</source>
        <translation>Заявленная карта есть.</translation>
    </message>
    <message>
        <source>A bluff: the card is not there.</source>
        <translation>Блеф: такой карты нет.</translation>
    </message>
    <message>
        <source>Holds the card to block with.</source>
        <translation>Карта для блока есть.</translation>
    </message>
    <message>
        <source>Wins a card if the claim is a bluff, loses one if not.</source>
        <translation>Если это блеф, карту теряет соперник, если нет — он сам.</translation>
    </message>
    <message>
        <source>Lets it happen.</source>
        <translation>Не мешает.</translation>
    </message>
    <message>
        <source>Lets the claim stand.</source>
        <translation>Не оспаривает.</translation>
    </message>
    <message>
        <source>Nobody can stop a coup.</source>
        <translation>Переворот никто не остановит.</translation>
    </message>
    <message>
        <source>By how useful the other cards are.</source>
        <translation>По тому, насколько полезны остальные карты.</translation>
    </message>
    <message>
        <source>Claims nothing.</source>
        <translation>Ничего не заявляет.</translation>
    </message>
    <message>
        <source>Has the coins: a coup against the strongest.</source>
        <translation>Монет хватает: переворот против сильнейшего.</translation>
    </message>
    <message>
        <source>Claims the Assassin, whatever it holds.</source>
        <translation>Заявляет Убийцу, что бы ни было на руках.</translation>
    </message>
    <message>
        <source>Claims the Captain, whatever it holds.</source>
        <translation>Заявляет Капитана, что бы ни было на руках.</translation>
    </message>
    <message>
        <source>Claims the Duke, whatever it holds.</source>
        <translation>Заявляет Герцога, что бы ни было на руках.</translation>
    </message>
    <message>
        <source>Blocks everything that can be blocked, with or without the card.</source>
        <translation>Блокирует всё, что можно, с картой или без неё.</translation>
    </message>
    <message>
        <source>Keeps the most useful cards.</source>
        <translation>Оставляет самые полезные карты.</translation>
    </message>
    <message>
        <source>Nobody would believe a block any more.</source>
        <translation>В блок уже никто не поверит.</translation>
    </message>
    <message>
        <source>Nobody would believe a claim any more: takes income.</source>
        <translation>Его заявлениям уже никто не поверит: берёт доход.</translation>
    </message>
    <message>
        <source>What it does here almost always.</source>
        <translation>Так он поступает здесь почти всегда.</translation>
    </message>
    <message>
        <source>What it does here more often than not, to stay unpredictable.</source>
        <translation>Так он поступает здесь чаще всего, чтобы никто не был уверен.</translation>
    </message>
    <message>
        <source>What it does here now and then, to stay unpredictable.</source>
        <translation>Так он поступает здесь иногда, чтобы никто не был уверен.</translation>
    </message>
    <message>
        <source>Chance that the claim is true, by the cards it sees</source>
        <translation>Вероятность, что это правда, по картам на виду</translation>
    </message>
    <message>
        <source>Holds an Assassin and three coins: strikes at the strongest.</source>
        <translation>Есть Убийца и три монеты: удар по сильнейшему.</translation>
    </message>
    <message>
        <source>Holds a Captain: steals from the richest.</source>
        <translation>Есть Капитан: крадёт у самого богатого.</translation>
    </message>
    <message>
        <source>Holds an Ambassador and nothing better for this turn.</source>
        <translation>Есть Посол, а лучшего для этого хода нет.</translation>
    </message>
    <message>
        <source>By the cards it sees, the claim is more likely false than true.</source>
        <translation>Судя по картам на виду, это скорее ложь, чем правда.</translation>
    </message>
    <message>
        <source>By the cards it sees, the claim is as likely true as false.</source>
        <translation>Судя по картам на виду, это не менее вероятно правда, чем ложь.</translation>
    </message>
    <message>
        <source>Holds nothing for its turn, and nobody has claimed the Duke.</source>
        <translation>Для хода ничего нет, и никто не заявлял Герцога.</translation>
    </message>
    <message>
        <source>Chance that the next card busts</source>
        <translation>Вероятность перебора на следующей карте</translation>
    </message>
    <message>
        <source>This hand promises more than a new deal</source>
        <translation>Эти карты обещают больше, чем пересдача</translation>
    </message>
    <message>
        <source>A new deal promises more than this hand</source>
        <translation>Пересдача обещает больше, чем эти карты</translation>
    </message>
    <message>
        <source>Wins, whatever the other does</source>
        <translation>Выигрывает при любом ответе соперника</translation>
    </message>
    <message>
        <source>Draws against the best play</source>
        <translation>Ничья при лучшей игре соперника</translation>
    </message>
    <message>
        <source>Loses against the best play</source>
        <translation>Проигрывает при лучшей игре соперника</translation>
    </message>
    <message>
        <source>This looks best, but it is not</source>
        <translation>Кажется лучшим, но это не так</translation>
    </message>
    <message>
        <source>Wins the most of its simulated games</source>
        <translation>Выигрывает больше всего из разыгранных в уме партий</translation>
    </message>
    <message>
        <source>At %1 this toss is worth keeping: block</source>
        <translation>При %1 этот бросок стоит сохранить: блок</translation>
    </message>
    <message>
        <source>Brings its usual deck</source>
        <translation>Приносит свою обычную колоду</translation>
    </message>
    <message>
        <source>No card saves the set against %2: give it up and keep the cards</source>
        <translation>Ни одна карта не спасёт раунд против %2: сдать его и сберечь карты</translation>
    </message>
    <message>
        <source>%1 is more than 20: %3 saves the set</source>
        <translation>%1 больше 20: %3 спасает раунд</translation>
    </message>
    <message>
        <source>The opponent stands on %2, above %1: take another card</source>
        <translation>Соперник остановился на %2, это больше %1: ещё карту</translation>
    </message>
    <message>
        <source>%1 is below 18, and a card could save the next one: take another card</source>
        <translation>%1 меньше 18, и карта может спасти после следующей: ещё карту</translation>
    </message>
    <message>
        <source>%1 is high enough, or nothing could save the next card: stand</source>
        <translation>%1 достаточно, или следующую карту нечем исправить: стоп</translation>
    </message>
    <message>
        <source>The opponent stands on %2 as well and no card fits: stand</source>
        <translation>Соперник тоже остановился на %2, и подходящей карты нет: стоп</translation>
    </message>
    <message>
        <source>The opponent stands on %2 and no card beats it: take another card</source>
        <translation>Соперник остановился на %2, и ни одна карта его не бьёт: ещё карту</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>Перевес</translation>
    </message>
    <message>
        <source>The lever pulled</source>
        <translation>Потраченный рычаг</translation>
    </message>
    <message>
        <source>Places to go back to, and levers left</source>
        <translation>Места для возврата и оставшиеся рычаги</translation>
    </message>
    <message>
        <source>The past is blocked</source>
        <translation>Прошлое закрыто</translation>
    </message>
    <message>
        <source>Time goes back</source>
        <translation>Возврат в прошлое</translation>
    </message>
    <message>
        <source>Nobody objects</source>
        <translation>Никто не возражает</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>A bluff is caught</source>
        <translation>Блеф раскрыт</translation>
    </message>
    <message>
        <source>A challenge fails</source>
        <translation>Оспаривание не удалось</translation>
    </message>
    <message>
        <source>Winning the hand</source>
        <translation>Победа в раунде</translation>
    </message>
    <message>
        <source>Tying the hand</source>
        <translation>Ничья в раунде</translation>
    </message>
    <message>
        <source>Side cards kept</source>
        <translation>Сбережённые личные карты</translation>
    </message>
    <message>
        <source>Win the hand</source>
        <translation>Выиграть раунд</translation>
    </message>
    <message>
        <source>tie it</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>lose it</source>
        <translation>проиграть</translation>
    </message>
    <message>
        <source>go over 20 at once</source>
        <translation>сразу перебрать</translation>
    </message>
    <message>
        <source>Winning the set</source>
        <translation>Победа в раунде</translation>
    </message>
    <message>
        <source>Tying the set</source>
        <translation>Ничья в раунде</translation>
    </message>
    <message>
        <source>Win the set</source>
        <translation>Выиграть раунд</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Верхняя премия</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Премия Yahtzee</translation>
    </message>
    <message>
        <source>One more blue lever would be worth</source>
        <translation>Ещё один синий рычаг стоил бы</translation>
    </message>
    <message>
        <source>One more red lever would be worth</source>
        <translation>Ещё один красный рычаг стоил бы</translation>
    </message>
    <message>
        <source>After this round</source>
        <translation>После этого раунда</translation>
    </message>
    <message>
        <source>a lead better by %1</source>
        <translation>перевес лучше на %1</translation>
    </message>
    <message>
        <source>a lead worse by %1</source>
        <translation>перевес хуже на %1</translation>
    </message>
    <message>
        <source>%1 more blue levers</source>
        <translation>синих рычагов больше на %1</translation>
    </message>
    <message>
        <source>%1 fewer blue levers</source>
        <translation>синих рычагов меньше на %1</translation>
    </message>
    <message>
        <source>%1 more red levers</source>
        <translation>красных рычагов больше на %1</translation>
    </message>
    <message>
        <source>%1 fewer red levers</source>
        <translation>красных рычагов меньше на %1</translation>
    </message>
    <message>
        <source>Latest blocked round</source>
        <translation>Последний закрытый раунд</translation>
    </message>
    <message>
        <source>No round since the last block was worth a blue lever to it</source>
        <translation>После последнего блока ни один раунд не стоил синего рычага</translation>
    </message>
    <message>
        <source>It was ahead by %1 after round %2, and a block keeps that: %3 in 100</source>
        <translation>После раунда %2 перевес %1, и блок его сохраняет: %3 из 100</translation>
    </message>
    <message>
        <source>It was not ahead after round %1, but a block there cuts off the way back: %2 in 100</source>
        <translation>После раунда %1 перевеса нет, но блок отрезает путь назад: %2 из 100</translation>
    </message>
    <message>
        <source>It is believed to have about %1 blue and %2 red levers left</source>
        <translation>Вероятно, осталось рычагов: синих около %1, красных около %2</translation>
    </message>
    <message>
        <source>Claims of others that can be true</source>
        <translation>Заявления других, которые могут быть правдой</translation>
    </message>
    <message>
        <source>Was caught claiming %1: claims of it count for less</source>
        <translation>Раскрыт блеф: %1. Такие заявления весят меньше</translation>
    </message>
    <message>
        <source>Showed %1 when challenged, and drew another card for it</source>
        <translation>Показано при оспаривании: %1. Взамен взята другая карта</translation>
    </message>
    <message>
        <source>Claimed %1 and was not challenged: holds it, %2 in 100</source>
        <translation>Заявлено и не оспорено: %1. Есть на руках: %2 из 100</translation>
    </message>
    <message>
        <source>Could have claimed %1 and did not: holds it, %2 in 100</source>
        <translation>Можно было заявить, но не заявлено: %1. Есть на руках: %2 из 100</translation>
    </message>
    <message>
        <source>Has claimed nothing so far: only the cards in sight tell something</source>
        <translation>Пока ничего не заявлено: судить можно лишь по видимым картам</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Скрытые карты</translation>
    </message>
    <message>
        <source>Did not cover %1: holds no higher card of the suit, %2 in 100</source>
        <translation>Не побито: %1. Старшей карты этой масти нет: %2 из 100</translation>
    </message>
    <message>
        <source>Took although any trump like %1 would cover: holds no trump, %2 in 100</source>
        <translation>Взято, хотя побил бы любой козырь, например %1. Козырей нет: %2 из 100</translation>
    </message>
    <message>
        <source>Threw in nothing of the rank of %1: holds none but a trump, %2 in 100</source>
        <translation>Не подкинуто того же достоинства: %1. Таких нет, кроме козыря: %2 из 100</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Карты на руках</translation>
    </message>
    <message>
        <source>Took or showed %1 of these cards before all eyes</source>
        <translation>Из них взято или показано при всех: %1</translation>
    </message>
    <message>
        <source>The ending, played best</source>
        <translation>Концовка при лучшей игре</translation>
    </message>
    <message>
        <source>How the bout ends</source>
        <translation>Чем кончится заход</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>Старшие карты</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Чей заход</translation>
    </message>
    <message>
        <source>All else</source>
        <translation>Всё остальное</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>Вы берёте</translation>
    </message>
    <message>
        <source>The other takes</source>
        <translation>Соперник берёт</translation>
    </message>
    <message>
        <source>Another takes</source>
        <translation>Берёт другой</translation>
    </message>
    <message>
        <source>You beat everything off</source>
        <translation>Вы отбиваетесь</translation>
    </message>
    <message>
        <source>The other beats everything off</source>
        <translation>Соперник отбивается</translation>
    </message>
    <message>
        <source>Another beats everything off</source>
        <translation>Отбивается другой</translation>
    </message>
    <message>
        <source>More is thrown in</source>
        <translation>Подкидывают ещё</translation>
    </message>
    <message>
        <source>%1 more trumps in your hand</source>
        <translation>у вас на %1 козыря больше</translation>
    </message>
    <message>
        <source>%1 fewer trumps in your hand</source>
        <translation>у вас на %1 козыря меньше</translation>
    </message>
    <message>
        <source>%1 more cards in your hand</source>
        <translation>у вас на %1 карты больше</translation>
    </message>
    <message>
        <source>%1 fewer cards in your hand</source>
        <translation>у вас на %1 карты меньше</translation>
    </message>
    <message>
        <source>%1 more trumps for the other</source>
        <translation>у соперника на %1 козыря больше</translation>
    </message>
    <message>
        <source>%1 more trumps for the others</source>
        <translation>у остальных на %1 козыря больше</translation>
    </message>
    <message>
        <source>%1 fewer trumps for the other</source>
        <translation>у соперника на %1 козыря меньше</translation>
    </message>
    <message>
        <source>%1 fewer trumps for the others</source>
        <translation>у остальных на %1 козыря меньше</translation>
    </message>
    <message>
        <source>%1 more cards for the other</source>
        <translation>у соперника на %1 карты больше</translation>
    </message>
    <message>
        <source>%1 more cards for the others</source>
        <translation>у остальных на %1 карты больше</translation>
    </message>
    <message>
        <source>%1 fewer cards for the other</source>
        <translation>у соперника на %1 карты меньше</translation>
    </message>
    <message>
        <source>%1 fewer cards for the others</source>
        <translation>у остальных на %1 карты меньше</translation>
    </message>
    <message>
        <source>The other has nothing to cover it with</source>
        <translation>Сопернику нечем отбить</translation>
    </message>
    <message>
        <source>The defender has nothing to cover it with</source>
        <translation>Отбивающемуся нечем отбить</translation>
    </message>
    <message>
        <source>When the stock is gone</source>
        <translation>Когда колода кончится</translation>
    </message>
    <message>
        <source>After this bout</source>
        <translation>После этого захода</translation>
    </message>
    <message>
        <source>The lowest card, which is missed least</source>
        <translation>Младшая карта: её жалко меньше всего</translation>
    </message>
    <message>
        <source>More cards of its rank can follow</source>
        <translation>За ней можно подкинуть карты того же достоинства</translation>
    </message>
    <message>
        <source>Harder to cover than a lower card</source>
        <translation>Отбить её труднее, чем младшую</translation>
    </message>
    <message>
        <source>What could be added is worth more in hand</source>
        <translation>То, что можно подкинуть, ценнее на руках</translation>
    </message>
    <message>
        <source>Its rank is on the table already: it brings no new cards</source>
        <translation>Такое достоинство уже на столе: новых карт она не приведёт</translation>
    </message>
    <message>
        <source>The lowest card that covers it</source>
        <translation>Младшая карта, которой это отбивается</translation>
    </message>
    <message>
        <source>The lower card is worth more later</source>
        <translation>Младшая карта пригодится больше потом</translation>
    </message>
    <message>
        <source>To cover would cost more than to take</source>
        <translation>Отбиться обойдётся дороже, чем взять</translation>
    </message>
    <message>
        <source>Another has to face the attack</source>
        <translation>Отбиваться придётся другому</translation>
    </message>
    <message>
        <source>Side cards</source>
        <translation>Личные карты</translation>
    </message>
    <message>
        <source>Dealt from %1 side cards, %2 of each value from 1 to 5</source>
        <translation>Розданы из %1 личных карт, по %2 каждого значения от 1 до 5</translation>
    </message>
    <message>
        <source>What was played before is not counted: it tells little about the rest</source>
        <translation>Сыгранное раньше не учтено: об остальном оно говорит мало</translation>
    </message>
    <message>
        <source>Decks that hold the cards it has played: %1 of %2</source>
        <translation>Колоды, в которых есть сыгранные карты: %1 из %2</translation>
    </message>
    <message>
        <source>None of these decks holds the cards it has played</source>
        <translation>Ни в одной из этих колод нет сыгранных карт</translation>
    </message>
    <message>
        <source>The rules forbid its usual deck, so it brings another</source>
        <translation>Правила запрещают его обычную колоду, и он берёт другую</translation>
    </message>
    <message>
        <source>Go on: the way back is probably blocked.</source>
        <translation>Дальше: путь назад, скорее всего, закрыт.</translation>
    </message>
    <message>
        <source>Go on: with %1 rounds to come, a blue lever will be worth more later.</source>
        <translation>Дальше: впереди ещё раунды (%1), и синий рычаг потом будет дороже.</translation>
    </message>
    <message>
        <source>Go on: with %1 rounds to come, a red lever will be worth more later.</source>
        <translation>Дальше: впереди ещё раунды (%1), и красный рычаг потом будет дороже.</translation>
    </message>
    <message>
        <source>Go on: a blue lever will be worth more nearer the end.</source>
        <translation>Дальше: ближе к концу синий рычаг будет дороже.</translation>
    </message>
    <message>
        <source>Go on: a red lever will be worth more nearer the end.</source>
        <translation>Дальше: ближе к концу красный рычаг будет дороже.</translation>
    </message>
    <message>
        <source>Go on: going back would give up the lead of %1.</source>
        <translation>Дальше: возврат лишил бы вас перевеса в %1.</translation>
    </message>
    <message>
        <source>Go on: you stand better here than where you would go back to.</source>
        <translation>Дальше: здесь ваше положение лучше, чем там, куда вы вернулись бы.</translation>
    </message>
    <message>
        <source>Go on: a block would fix a toss that went against you.</source>
        <translation>Дальше: блок закрепил бы неудачный для вас бросок.</translation>
    </message>
    <message>
        <source>Go on: a block now would only fix what you may still improve.</source>
        <translation>Дальше: блок сейчас закрепил бы то, что вы ещё можете улучшить.</translation>
    </message>
    <message>
        <source>Go on: it keeps the way back to earlier rounds open.</source>
        <translation>Дальше: путь назад в прежние раунды останется открытым.</translation>
    </message>
    <message>
        <source>Go on: you keep the lever, and that place may stay open.</source>
        <translation>Дальше: рычаг останется у вас, и то место, возможно, не закроют.</translation>
    </message>
    <message>
        <source>Block: the way back is probably blocked already.</source>
        <translation>Блок: путь назад, скорее всего, уже закрыт.</translation>
    </message>
    <message>
        <source>Block: a blue lever is worth less to you later than a red one.</source>
        <translation>Блок: потом синий рычаг будет для вас дешевле красного.</translation>
    </message>
    <message>
        <source>Block: nobody can take your lead of %1 back any more.</source>
        <translation>Блок: ваш перевес в %1 больше никто не отнимет.</translation>
    </message>
    <message>
        <source>Block: it keeps this toss, so the other cannot go back and improve.</source>
        <translation>Блок: этот бросок сохранится, соперник не вернётся и не исправит его.</translation>
    </message>
    <message>
        <source>Block: the other has better rounds to go back to than you.</source>
        <translation>Блок: сопернику есть куда вернуться с большей выгодой, чем вам.</translation>
    </message>
    <message>
        <source>Toss this round again: a red lever is worth less to you later than a blue one.</source>
        <translation>Перебросьте этот раунд: потом красный рычаг будет для вас дешевле синего.</translation>
    </message>
    <message>
        <source>Toss this round again: the other way back is worse.</source>
        <translation>Перебросьте этот раунд: другой путь назад хуже.</translation>
    </message>
    <message>
        <source>Toss this round again: the toss went against you.</source>
        <translation>Перебросьте этот раунд: бросок вышел не в вашу пользу.</translation>
    </message>
    <message>
        <source>Go back to round %1: that way is more likely to be open.</source>
        <translation>Назад в раунд %1: этот путь скорее окажется открытым.</translation>
    </message>
    <message>
        <source>Go back to round %1: you stood better there.</source>
        <translation>Назад в раунд %1: там ваше положение было лучше.</translation>
    </message>
    <message>
        <source>Go back to round %1: a red lever is worth less to you later than a blue one.</source>
        <translation>Назад в раунд %1: потом красный рычаг будет для вас дешевле синего.</translation>
    </message>
    <message>
        <source>Go back to round %1: better places are open to you from there.</source>
        <translation>Назад в раунд %1: оттуда вам открыты лучшие места.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Ваши карты</translation>
    </message>
    <message>
        <source>The other&apos;s cards</source>
        <translation>Карты соперника</translation>
    </message>
    <message>
        <source>The others&apos; cards</source>
        <translation>Карты соперников</translation>
    </message>
    <message>
        <source>Your coins</source>
        <translation>Ваши монеты</translation>
    </message>
    <message>
        <source>The other&apos;s coins</source>
        <translation>Монеты соперника</translation>
    </message>
    <message>
        <source>The others&apos; coins</source>
        <translation>Монеты соперников</translation>
    </message>
    <message>
        <source>The cards that you keep</source>
        <translation>Карты, которые вы оставляете</translation>
    </message>
    <message>
        <source>Let it stand: the claim may well be true, and a wrong challenge costs your last card.</source>
        <translation>Согласитесь: это вполне может быть правдой, а ошибочное «не верю» стоит вам последней карты.</translation>
    </message>
    <message>
        <source>Let it stand: it is against somebody else, and a wrong challenge costs you a card.</source>
        <translation>Согласитесь: это не против вас, а кто зря не поверит, теряет карту.</translation>
    </message>
    <message>
        <source>Let it stand: another try costs less than a card, which a wrong challenge would cost.</source>
        <translation>Согласитесь: ещё одна попытка дешевле карты, которую вы потеряете, если зря не поверите.</translation>
    </message>
    <message>
        <source>Let it stand: a wrong challenge costs a card, which is worth more than what is at stake.</source>
        <translation>Согласитесь: кто зря не поверит, теряет карту, а она дороже того, что на кону.</translation>
    </message>
    <message>
        <source>Let it stand: a challenge would win less than it risks.</source>
        <translation>Согласитесь: не поверив, вы рискуете большим, чем можете выиграть.</translation>
    </message>
    <message>
        <source>Challenge: if the assassination goes through, you are out.</source>
        <translation>Не верьте: если покушение удастся, вы выбываете.</translation>
    </message>
    <message>
        <source>Challenge: otherwise the assassination is likely to cost you a card.</source>
        <translation>Не верьте: иначе покушение, скорее всего, отнимет у вас карту.</translation>
    </message>
    <message>
        <source>Challenge: it is more likely a bluff than not, and a caught bluff wins the game.</source>
        <translation>Не верьте: это скорее блеф, чем правда, а раскрытый блеф выигрывает партию.</translation>
    </message>
    <message>
        <source>Challenge: a caught bluff costs the other&apos;s last card and wins the game.</source>
        <translation>Не верьте: раскрытый блеф стоит сопернику последней карты, и вы победили.</translation>
    </message>
    <message>
        <source>Challenge: a caught bluff costs a card, and that is worth the risk.</source>
        <translation>Не верьте: раскрытый блеф стоит карты, ради этого можно рискнуть.</translation>
    </message>
    <message>
        <source>Challenge: if it is a bluff, you keep your coins.</source>
        <translation>Не верьте: если это блеф, ваши монеты останутся у вас.</translation>
    </message>
    <message>
        <source>Challenge: if the block is a bluff, your action counts.</source>
        <translation>Не верьте: если блок — блеф, ваше действие пройдёт.</translation>
    </message>
    <message>
        <source>Challenge: a bluff that is caught brings no coins.</source>
        <translation>Не верьте: раскрытый блеф не принесёт сопернику монет.</translation>
    </message>
    <message>
        <source>Challenge: the claim is doubtful enough to risk a card.</source>
        <translation>Не верьте: заявление так сомнительно, что картой можно рискнуть.</translation>
    </message>
    <message>
        <source>Block with the card that you hold: a bluff can be caught.</source>
        <translation>Блокируйте той картой, которая у вас есть: блеф могут раскрыть.</translation>
    </message>
    <message>
        <source>Block with this role: it is the one that is believed.</source>
        <translation>Блокируйте этой ролью: именно в неё поверят.</translation>
    </message>
    <message>
        <source>Block: otherwise the assassination takes your last card.</source>
        <translation>Блокируйте: иначе покушение отнимет вашу последнюю карту.</translation>
    </message>
    <message>
        <source>Block: you hold the Contessa, and without the block you lose a card.</source>
        <translation>Блокируйте: у вас Графиня, а без блока вы теряете карту.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and without the block you lose a card.</source>
        <translation>Блокируйте: этот блеф редко оспаривают, а без блока вы теряете карту.</translation>
    </message>
    <message>
        <source>Block: without it you lose a card for certain.</source>
        <translation>Блокируйте: без блока вы наверняка теряете карту.</translation>
    </message>
    <message>
        <source>Block: you hold the card, so a challenge costs the challenger one.</source>
        <translation>Блокируйте: карта у вас, и кто не поверит, сам потеряет карту.</translation>
    </message>
    <message>
        <source>Block: you hold the card, and your coins stay with you.</source>
        <translation>Блокируйте: карта у вас, и монеты останутся при вас.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and your coins stay with you.</source>
        <translation>Блокируйте: этот блеф редко оспаривают, и монеты останутся при вас.</translation>
    </message>
    <message>
        <source>Block: your coins are worth the risk of a challenge.</source>
        <translation>Блокируйте: ради своих монет стоит рискнуть тем, что вам не поверят.</translation>
    </message>
    <message>
        <source>Block: you hold the Duke, so nobody takes these coins.</source>
        <translation>Блокируйте: Герцог у вас, и этих монет никто не возьмёт.</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and it keeps the coins in the bank.</source>
        <translation>Блокируйте: этот блеф редко оспаривают, и монеты останутся в банке.</translation>
    </message>
    <message>
        <source>Block: keeping the coins in the bank is worth the risk of a challenge.</source>
        <translation>Блокируйте: монеты останутся в банке, ради этого можно рискнуть тем, что вам не поверят.</translation>
    </message>
    <message>
        <source>Let it happen: a bluffed Contessa that is caught costs both cards.</source>
        <translation>Пропустите: если раскроют блеф с Графиней, вы потеряете обе карты.</translation>
    </message>
    <message>
        <source>Let it happen: a bluff that is caught costs your last card.</source>
        <translation>Пропустите: раскрытый блеф стоит вам последней карты.</translation>
    </message>
    <message>
        <source>Let it happen: a bluff that is caught costs a card, which is worth more than these coins.</source>
        <translation>Пропустите: раскрытый блеф стоит карты, а она дороже этих монет.</translation>
    </message>
    <message>
        <source>Let it happen: a block would show what you hold.</source>
        <translation>Пропустите: блок выдал бы, что у вас на руках.</translation>
    </message>
    <message>
        <source>Coup: it takes the other&apos;s last card and wins.</source>
        <translation>Переворот: он отнимает у соперника последнюю карту, и вы победили.</translation>
    </message>
    <message>
        <source>Coup this player: more cards and coins make it the greater danger.</source>
        <translation>Переворот: этот игрок опаснее, у него больше карт и монет.</translation>
    </message>
    <message>
        <source>Coup this player: it stands in your way more than the other one.</source>
        <translation>Переворот: этот игрок мешает вам больше другого.</translation>
    </message>
    <message>
        <source>Coup: nobody can stop it, and it costs the other a card.</source>
        <translation>Переворот: его никто не остановит, и соперник теряет карту.</translation>
    </message>
    <message>
        <source>Coup: nobody can stop it, and it costs a rival a card.</source>
        <translation>Переворот: его никто не остановит, и один из соперников теряет карту.</translation>
    </message>
    <message>
        <source>Coup: it cannot be challenged, so no card of yours is at risk.</source>
        <translation>Переворот: его нельзя оспорить, и ваши карты вне опасности.</translation>
    </message>
    <message>
        <source>Coup: a card taken for certain is worth more than the coins.</source>
        <translation>Переворот: наверняка отнятая карта дороже монет.</translation>
    </message>
    <message>
        <source>Assassinate this player: more cards and coins make it the greater danger.</source>
        <translation>Убийство: этот игрок опаснее, у него больше карт и монет.</translation>
    </message>
    <message>
        <source>Assassinate this player: it stands in your way more than the other one.</source>
        <translation>Убийство: этот игрок мешает вам больше другого.</translation>
    </message>
    <message>
        <source>Assassinate: it costs four coins less than a coup.</source>
        <translation>Убийство: оно на четыре монеты дешевле переворота.</translation>
    </message>
    <message>
        <source>Assassinate: if it goes through, the other is out.</source>
        <translation>Убийство: если оно удастся, соперник выбывает.</translation>
    </message>
    <message>
        <source>Assassinate: you hold the Assassin, while the other move is a bluff.</source>
        <translation>Убийство: Убийца у вас, а другой ход — блеф.</translation>
    </message>
    <message>
        <source>Assassinate: you hold the Assassin, and three coins may take a card.</source>
        <translation>Убийство: Убийца у вас, и три монеты могут отнять карту.</translation>
    </message>
    <message>
        <source>Assassinate: the bluff is seldom challenged, and three coins may take a card.</source>
        <translation>Убийство: этот блеф редко оспаривают, и три монеты могут отнять карту.</translation>
    </message>
    <message>
        <source>Assassinate: a card for three coins is worth the risk.</source>
        <translation>Убийство: карта за три монеты стоит риска.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, while the other move is a bluff.</source>
        <translation>Возьмите три монеты: Герцог у вас, а другой ход — блеф.</translation>
    </message>
    <message>
        <source>Take the three coins: the other move is caught more often.</source>
        <translation>Возьмите три монеты: на другом ходе ловят чаще.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, so a challenge costs the challenger a card.</source>
        <translation>Возьмите три монеты: Герцог у вас, и кто не поверит, сам потеряет карту.</translation>
    </message>
    <message>
        <source>Take the three coins: foreign aid would often be blocked.</source>
        <translation>Возьмите три монеты: иностранную помощь часто блокировали бы.</translation>
    </message>
    <message>
        <source>Take the three coins: the other move would often be blocked.</source>
        <translation>Возьмите три монеты: другой ход часто блокировали бы.</translation>
    </message>
    <message>
        <source>Take the three coins: this is no time to spend any.</source>
        <translation>Возьмите три монеты: сейчас не время тратить.</translation>
    </message>
    <message>
        <source>Take the three coins: your cards need no change now.</source>
        <translation>Возьмите три монеты: менять карты вам сейчас незачем.</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, and nothing else brings as many.</source>
        <translation>Возьмите три монеты: Герцог у вас, и больше ничто столько не приносит.</translation>
    </message>
    <message>
        <source>Take the three coins: the bluff is seldom challenged, and nothing else brings as many.</source>
        <translation>Возьмите три монеты: этот блеф редко оспаривают, и больше ничто столько не приносит.</translation>
    </message>
    <message>
        <source>Take the three coins: they are worth the risk of a challenge.</source>
        <translation>Возьмите три монеты: ради них можно рискнуть тем, что вам не поверят.</translation>
    </message>
    <message>
        <source>Steal from this player: more cards and coins make it the greater danger.</source>
        <translation>Кража: этот игрок опаснее, у него больше карт и монет.</translation>
    </message>
    <message>
        <source>Steal from this player: the other one is the worse target.</source>
        <translation>Кража: этот игрок как цель лучше другого.</translation>
    </message>
    <message>
        <source>Steal: you hold the Captain, while the other move is a bluff.</source>
        <translation>Кража: Капитан у вас, а другой ход — блеф.</translation>
    </message>
    <message>
        <source>Steal: the other move is caught as a bluff more often.</source>
        <translation>Кража: на другом ходе чаще ловят на блефе.</translation>
    </message>
    <message>
        <source>Steal: you hold the Captain, so a challenge costs the challenger a card.</source>
        <translation>Кража: Капитан у вас, и кто не поверит, сам потеряет карту.</translation>
    </message>
    <message>
        <source>Steal: foreign aid would often be blocked.</source>
        <translation>Кража: иностранную помощь часто блокировали бы.</translation>
    </message>
    <message>
        <source>Steal: this is no time to spend coins.</source>
        <translation>Кража: сейчас не время тратить монеты.</translation>
    </message>
    <message>
        <source>Steal: the coins that you gain are lost to the other.</source>
        <translation>Кража: сколько монет получите вы, столько потеряет соперник.</translation>
    </message>
    <message>
        <source>Steal: the coins that you gain are lost to a rival.</source>
        <translation>Кража: сколько монет получите вы, столько потеряет один из соперников.</translation>
    </message>
    <message>
        <source>Exchange: you hold the Ambassador, while the other move is a bluff.</source>
        <translation>Обмен: Посол у вас, а другой ход — блеф.</translation>
    </message>
    <message>
        <source>Exchange: the other move is caught as a bluff more often.</source>
        <translation>Обмен: на другом ходе чаще ловят на блефе.</translation>
    </message>
    <message>
        <source>Exchange: you hold the Ambassador, so a challenge costs the challenger a card.</source>
        <translation>Обмен: Посол у вас, и кто не поверит, сам потеряет карту.</translation>
    </message>
    <message>
        <source>Exchange: the other move would often be blocked.</source>
        <translation>Обмен: другой ход часто блокировали бы.</translation>
    </message>
    <message>
        <source>Exchange: this is no time to spend coins.</source>
        <translation>Обмен: сейчас не время тратить монеты.</translation>
    </message>
    <message>
        <source>Exchange: other cards are worth more here than coins.</source>
        <translation>Обмен: другие карты здесь дороже монет.</translation>
    </message>
    <message>
        <source>Foreign aid: it claims nothing, so no card of yours is at risk.</source>
        <translation>Иностранная помощь: вы ничего не заявляете, и ваши карты вне опасности.</translation>
    </message>
    <message>
        <source>Foreign aid: it is seldom blocked, and brings one coin more than income.</source>
        <translation>Иностранная помощь: её редко блокируют, и она приносит на монету больше дохода.</translation>
    </message>
    <message>
        <source>Foreign aid: this is no time to spend coins.</source>
        <translation>Иностранная помощь: сейчас не время тратить монеты.</translation>
    </message>
    <message>
        <source>Foreign aid: the other move would be blocked too often.</source>
        <translation>Иностранная помощь: другой ход блокировали бы слишком часто.</translation>
    </message>
    <message>
        <source>Foreign aid: your cards need no change now.</source>
        <translation>Иностранная помощь: менять карты вам сейчас незачем.</translation>
    </message>
    <message>
        <source>Foreign aid: two coins without a claim that could be challenged.</source>
        <translation>Иностранная помощь: две монеты без заявления, которое можно оспорить.</translation>
    </message>
    <message>
        <source>Income: it claims nothing, so no card of yours is at risk.</source>
        <translation>Доход: вы ничего не заявляете, и ваши карты вне опасности.</translation>
    </message>
    <message>
        <source>Income: foreign aid would often be blocked.</source>
        <translation>Доход: иностранную помощь часто блокировали бы.</translation>
    </message>
    <message>
        <source>Income: the other move would often be blocked.</source>
        <translation>Доход: другой ход часто блокировали бы.</translation>
    </message>
    <message>
        <source>Income: this is no time to spend coins.</source>
        <translation>Доход: сейчас не время тратить монеты.</translation>
    </message>
    <message>
        <source>Income: your cards need no change now.</source>
        <translation>Доход: менять карты вам сейчас незачем.</translation>
    </message>
    <message>
        <source>Income: the other move is a bluff, and being caught costs a card.</source>
        <translation>Доход: другой ход — блеф, а кто попадётся, теряет карту.</translation>
    </message>
    <message>
        <source>Income: stealing brings too little here to show the Captain.</source>
        <translation>Доход: кража здесь даёт слишком мало, чтобы выдавать Капитана.</translation>
    </message>
    <message>
        <source>Income: it shows nothing of what you hold.</source>
        <translation>Доход: он не выдаёт, что у вас на руках.</translation>
    </message>
    <message>
        <source>Let it stand: the Ambassador is probably there, and a wrong challenge costs a card.</source>
        <translation>Согласитесь: Посол там, скорее всего, есть, а кто зря не поверит, теряет карту.</translation>
    </message>
    <message>
        <source>Let it stand: the Assassin is probably there, and a wrong challenge costs a card.</source>
        <translation>Согласитесь: Убийца там, скорее всего, есть, а кто зря не поверит, теряет карту.</translation>
    </message>
    <message>
        <source>Let it stand: the Captain is probably there, and a wrong challenge costs a card.</source>
        <translation>Согласитесь: Капитан там, скорее всего, есть, а кто зря не поверит, теряет карту.</translation>
    </message>
    <message>
        <source>Let it stand: the Contessa is probably there, and a wrong challenge costs a card.</source>
        <translation>Согласитесь: Графиня там, скорее всего, есть, а кто зря не поверит, теряет карту.</translation>
    </message>
    <message>
        <source>Let it stand: the Duke is probably there, and a wrong challenge costs a card.</source>
        <translation>Согласитесь: Герцог там, скорее всего, есть, а кто зря не поверит, теряет карту.</translation>
    </message>
    <message>
        <source>Let it stand: the Ambassador is probably there, and a wrong challenge costs your last card.</source>
        <translation>Согласитесь: Посол там, скорее всего, есть, а ошибочное «не верю» стоит вам последней карты.</translation>
    </message>
    <message>
        <source>Let it stand: the Assassin is probably there, and a wrong challenge costs your last card.</source>
        <translation>Согласитесь: Убийца там, скорее всего, есть, а ошибочное «не верю» стоит вам последней карты.</translation>
    </message>
    <message>
        <source>Let it stand: the Captain is probably there, and a wrong challenge costs your last card.</source>
        <translation>Согласитесь: Капитан там, скорее всего, есть, а ошибочное «не верю» стоит вам последней карты.</translation>
    </message>
    <message>
        <source>Let it stand: the Contessa is probably there, and a wrong challenge costs your last card.</source>
        <translation>Согласитесь: Графиня там, скорее всего, есть, а ошибочное «не верю» стоит вам последней карты.</translation>
    </message>
    <message>
        <source>Let it stand: the Duke is probably there, and a wrong challenge costs your last card.</source>
        <translation>Согласитесь: Герцог там, скорее всего, есть, а ошибочное «не верю» стоит вам последней карты.</translation>
    </message>
    <message>
        <source>Challenge: the Ambassador is probably missing, and a caught bluff costs a card.</source>
        <translation>Не верьте: Посла там, скорее всего, нет, а раскрытый блеф стоит карты.</translation>
    </message>
    <message>
        <source>Challenge: the Assassin is probably missing, and a caught bluff costs a card.</source>
        <translation>Не верьте: Убийцы там, скорее всего, нет, а раскрытый блеф стоит карты.</translation>
    </message>
    <message>
        <source>Challenge: the Captain is probably missing, and a caught bluff costs a card.</source>
        <translation>Не верьте: Капитана там, скорее всего, нет, а раскрытый блеф стоит карты.</translation>
    </message>
    <message>
        <source>Challenge: the Contessa is probably missing, and a caught bluff costs a card.</source>
        <translation>Не верьте: Графини там, скорее всего, нет, а раскрытый блеф стоит карты.</translation>
    </message>
    <message>
        <source>Challenge: the Duke is probably missing, and a caught bluff costs a card.</source>
        <translation>Не верьте: Герцога там, скорее всего, нет, а раскрытый блеф стоит карты.</translation>
    </message>
    <message>
        <source>Keep the Ambassador: it changes your cards and stops stealing.</source>
        <translation>Оставьте Посла: он меняет вам карты и останавливает кражу.</translation>
    </message>
    <message>
        <source>Keep the Assassin: it takes a card for three coins.</source>
        <translation>Оставьте Убийцу: он отнимает карту за три монеты.</translation>
    </message>
    <message>
        <source>Keep the Captain: it steals, and stops stealing.</source>
        <translation>Оставьте Капитана: он крадёт и останавливает кражу.</translation>
    </message>
    <message>
        <source>Keep the Contessa: without it an assassination can only be bluffed away.</source>
        <translation>Оставьте Графиню: без неё покушение можно заблокировать только блефом.</translation>
    </message>
    <message>
        <source>Keep the Duke: it brings three coins a turn and stops foreign aid.</source>
        <translation>Оставьте Герцога: он приносит три монеты за ход и останавливает иностранную помощь.</translation>
    </message>
    <message>
        <source>Keep the Ambassador: you have claimed it, and can show it when challenged.</source>
        <translation>Оставьте Посла: вы уже заявляли эту роль и сможете показать карту, если вам не поверят.</translation>
    </message>
    <message>
        <source>Keep the Assassin: you have claimed it, and can show it when challenged.</source>
        <translation>Оставьте Убийцу: вы уже заявляли эту роль и сможете показать карту, если вам не поверят.</translation>
    </message>
    <message>
        <source>Keep the Captain: you have claimed it, and can show it when challenged.</source>
        <translation>Оставьте Капитана: вы уже заявляли эту роль и сможете показать карту, если вам не поверят.</translation>
    </message>
    <message>
        <source>Keep the Contessa: you have claimed it, and can show it when challenged.</source>
        <translation>Оставьте Графиню: вы уже заявляли эту роль и сможете показать карту, если вам не поверят.</translation>
    </message>
    <message>
        <source>Keep the Duke: you have claimed it, and can show it when challenged.</source>
        <translation>Оставьте Герцога: вы уже заявляли эту роль и сможете показать карту, если вам не поверят.</translation>
    </message>
    <message>
        <source>Cards of equal rank</source>
        <translation>Карты одного достоинства</translation>
    </message>
    <message>
        <source>The hand that was dealt</source>
        <translation>Сданные карты</translation>
    </message>
    <message>
        <source>Attack with %1 and keep %2: a trump is worth more in your hand.</source>
        <translation>Ходите картой %1, а карту %2 сберегите: козырь ценнее на руках.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with stronger trumps than after %2.</source>
        <translation>Ходите картой %1: у вас останутся козыри сильнее, чем после карты %2.</translation>
    </message>
    <message>
        <source>Attack with %1: it leaves the other side with weaker trumps than %2.</source>
        <translation>Ходите картой %1: у другой стороны останутся козыри слабее, чем после карты %2.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with fewer cards than after %2.</source>
        <translation>Ходите картой %1: у вас останется меньше карт, чем после карты %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the other side ends up with more cards than after %2.</source>
        <translation>Ходите картой %1: у другой стороны останется больше карт, чем после карты %2.</translation>
    </message>
    <message>
        <source>Attack with %1 and keep %2: the higher card is worth more later.</source>
        <translation>Ходите картой %1, а карту %2 сберегите: старшая карта пригодится больше потом.</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with stronger cards than after %2.</source>
        <translation>Ходите картой %1: у вас останутся карты сильнее, чем после карты %2.</translation>
    </message>
    <message>
        <source>Attack with %1: it leaves the other side with weaker cards than %2.</source>
        <translation>Ходите картой %1: у другой стороны останутся карты слабее, чем после карты %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the defender takes %3% of the time, more often than after %2.</source>
        <translation>Ходите картой %1: отбивающийся возьмёт в %3&#xa0;% случаев — чаще, чем после карты %2.</translation>
    </message>
    <message>
        <source>Attack with %1: the defender covers it more often than %2, and that costs cards.</source>
        <translation>Ходите картой %1: её отбивающийся побьёт чаще, чем карту %2, а на это уходят карты.</translation>
    </message>
    <message>
        <source>Attack with %1: you lead more often once the stock is gone.</source>
        <translation>Ходите картой %1: когда колода кончится, первый заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Attack with %1: you lead the next bout more often.</source>
        <translation>Ходите картой %1: следующий заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Attack with %1: it wins, whatever the other does.</source>
        <translation>Ходите картой %1: это выигрывает при любом ответе соперника.</translation>
    </message>
    <message>
        <source>Attack with %1: it draws against the best play; the other move loses.</source>
        <translation>Ходите картой %1: при лучшей игре соперника это ничья, а другой ход проигрывает.</translation>
    </message>
    <message>
        <source>Throw in %1: you end up with stronger trumps.</source>
        <translation>Подкиньте карту %1: у вас останутся козыри сильнее.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves the other side with weaker trumps.</source>
        <translation>Подкиньте карту %1: у другой стороны останутся козыри слабее.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves you with fewer cards.</source>
        <translation>Подкиньте карту %1: у вас останется меньше карт.</translation>
    </message>
    <message>
        <source>Throw in %1: the other side ends up with more cards.</source>
        <translation>Подкиньте карту %1: у другой стороны останется больше карт.</translation>
    </message>
    <message>
        <source>Throw in %1: your hand gets stronger without it.</source>
        <translation>Подкиньте карту %1: без этой карты рука станет сильнее.</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves the other side with weaker cards.</source>
        <translation>Подкиньте карту %1: у другой стороны останутся карты слабее.</translation>
    </message>
    <message>
        <source>Throw in %1: then the defender takes %3% of the time.</source>
        <translation>Подкиньте карту %1: тогда отбивающийся возьмёт в %3&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>Throw in %1: you lead more often once the stock is gone.</source>
        <translation>Подкиньте карту %1: когда колода кончится, первый заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Throw in %1: you lead the next bout more often.</source>
        <translation>Подкиньте карту %1: следующий заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Throw in %1: it wins, whatever the other does.</source>
        <translation>Подкиньте карту %1: это выигрывает при любом ответе соперника.</translation>
    </message>
    <message>
        <source>Throw in %1: it draws against the best play; to stop loses.</source>
        <translation>Подкиньте карту %1: при лучшей игре соперника это ничья, а пас проигрывает.</translation>
    </message>
    <message>
        <source>Keep %2: a trump is worth more in your hand than on the table.</source>
        <translation>Сберегите карту %2: козырь на руках ценнее, чем на столе.</translation>
    </message>
    <message>
        <source>Keep %2: you end up with stronger trumps.</source>
        <translation>Сберегите карту %2: у вас останутся козыри сильнее.</translation>
    </message>
    <message>
        <source>Keep %2: thrown in, it leaves the other side with stronger trumps.</source>
        <translation>Сберегите карту %2: если подкинуть, у другой стороны останутся козыри сильнее.</translation>
    </message>
    <message>
        <source>Stop here: you end up with fewer cards than by throwing in %2.</source>
        <translation>Пасуйте: у вас останется меньше карт, чем если подкинуть карту %2.</translation>
    </message>
    <message>
        <source>Stop here: the other side ends up with more cards than if you throw in %2.</source>
        <translation>Пасуйте: у другой стороны останется больше карт, чем если подкинуть карту %2.</translation>
    </message>
    <message>
        <source>Keep %2: it is worth more in your hand than on the table.</source>
        <translation>Сберегите карту %2: эта карта на руках ценнее, чем на столе.</translation>
    </message>
    <message>
        <source>Keep %2: thrown in, it leaves the other side with stronger cards.</source>
        <translation>Сберегите карту %2: если подкинуть, у другой стороны останутся карты сильнее.</translation>
    </message>
    <message>
        <source>Stop here: you lead more often once the stock is gone.</source>
        <translation>Пасуйте: когда колода кончится, первый заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Stop here: you lead the next bout more often.</source>
        <translation>Пасуйте: следующий заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Stop here: it wins, whatever the other does.</source>
        <translation>Пасуйте: это выигрывает при любом ответе соперника.</translation>
    </message>
    <message>
        <source>Stop here: it draws against the best play; to throw in loses.</source>
        <translation>Пасуйте: при лучшей игре соперника это ничья, а подкинуть — проиграть.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves you with the stronger trumps.</source>
        <translation>Бейте картой %1: у вас останутся козыри сильнее.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker trumps.</source>
        <translation>Бейте картой %1: у другой стороны останутся козыри слабее.</translation>
    </message>
    <message>
        <source>Cover with %1: it keeps your hand small.</source>
        <translation>Бейте картой %1: на руках останется мало карт.</translation>
    </message>
    <message>
        <source>Cover with %1: the other side ends up with more cards.</source>
        <translation>Бейте картой %1: у другой стороны останется больше карт.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves you with the stronger cards.</source>
        <translation>Бейте картой %1: у вас останутся карты сильнее.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker cards.</source>
        <translation>Бейте картой %1: у другой стороны останутся карты слабее.</translation>
    </message>
    <message>
        <source>Cover with %1: you then have to take only %3% of the time.</source>
        <translation>Бейте картой %1: тогда брать придётся лишь в %3&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>Cover with %1: you lead more often once the stock is gone.</source>
        <translation>Бейте картой %1: когда колода кончится, первый заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Cover with %1: you lead the next bout more often.</source>
        <translation>Бейте картой %1: следующий заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Cover with %1: it wins, whatever the other does.</source>
        <translation>Бейте картой %1: это выигрывает при любом ответе соперника.</translation>
    </message>
    <message>
        <source>Cover with %1: it draws against the best play; the other move loses.</source>
        <translation>Бейте картой %1: при лучшей игре соперника это ничья, а другой ход проигрывает.</translation>
    </message>
    <message>
        <source>Cover with %1 and keep %2: the trump is worth more later.</source>
        <translation>Бейте картой %1, а карту %2 сберегите: козырь пригодится больше потом.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with stronger trumps than after %2.</source>
        <translation>Бейте картой %1: у вас останутся козыри сильнее, чем после карты %2.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker trumps than %2.</source>
        <translation>Бейте картой %1: у другой стороны останутся козыри слабее, чем после карты %2.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with fewer cards than after %2.</source>
        <translation>Бейте картой %1: у вас останется меньше карт, чем после карты %2.</translation>
    </message>
    <message>
        <source>Cover with %1: the other side ends up with more cards than after %2.</source>
        <translation>Бейте картой %1: у другой стороны останется больше карт, чем после карты %2.</translation>
    </message>
    <message>
        <source>Cover with %1 and keep %2: the higher card is worth more later.</source>
        <translation>Бейте картой %1, а карту %2 сберегите: старшая карта пригодится больше потом.</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with stronger cards than after %2.</source>
        <translation>Бейте картой %1: у вас останутся карты сильнее, чем после карты %2.</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker cards than %2.</source>
        <translation>Бейте картой %1: у другой стороны останутся карты слабее, чем после карты %2.</translation>
    </message>
    <message>
        <source>Cover with %1: you then take %3% of the time, less often than after %2.</source>
        <translation>Бейте картой %1: тогда вы берёте в %3&#xa0;% случаев — реже, чем после карты %2.</translation>
    </message>
    <message>
        <source>Take and keep %2: the trump is worth more than a small hand.</source>
        <translation>Берите, а карту %2 сберегите: козырь важнее лишних карт.</translation>
    </message>
    <message>
        <source>Take: the trumps in your hand are worth more than a small hand.</source>
        <translation>Берите: козыри на руках важнее лишних карт.</translation>
    </message>
    <message>
        <source>Take: it leaves the other side with weaker trumps.</source>
        <translation>Берите: у другой стороны останутся козыри слабее.</translation>
    </message>
    <message>
        <source>Take: otherwise you end up with even more cards.</source>
        <translation>Берите: иначе карт у вас останется ещё больше.</translation>
    </message>
    <message>
        <source>Take: the other side ends up with more cards.</source>
        <translation>Берите: у другой стороны останется больше карт.</translation>
    </message>
    <message>
        <source>Take: the strong cards in your hand are worth more than a small hand.</source>
        <translation>Берите: сильные карты на руках важнее лишних.</translation>
    </message>
    <message>
        <source>Take: it leaves the other side with weaker cards.</source>
        <translation>Берите: у другой стороны останутся карты слабее.</translation>
    </message>
    <message>
        <source>Take: you lead more often once the stock is gone.</source>
        <translation>Берите: когда колода кончится, первый заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Take: it wins, whatever the other does.</source>
        <translation>Берите: это выигрывает при любом ответе соперника.</translation>
    </message>
    <message>
        <source>Take: it draws against the best play; the other move loses.</source>
        <translation>Берите: при лучшей игре соперника это ничья, а другой ход проигрывает.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves you with the stronger trumps.</source>
        <translation>Переведите картой %1: у вас останутся козыри сильнее.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves the other side with weaker trumps.</source>
        <translation>Переведите картой %1: у другой стороны останутся козыри слабее.</translation>
    </message>
    <message>
        <source>Transfer with %1: it keeps your hand small.</source>
        <translation>Переведите картой %1: на руках останется мало карт.</translation>
    </message>
    <message>
        <source>Transfer with %1: the other side ends up with more cards.</source>
        <translation>Переведите картой %1: у другой стороны останется больше карт.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves you with the stronger cards.</source>
        <translation>Переведите картой %1: у вас останутся карты сильнее.</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves the other side with weaker cards.</source>
        <translation>Переведите картой %1: у другой стороны останутся карты слабее.</translation>
    </message>
    <message>
        <source>Transfer with %1: you then have to take only %3% of the time.</source>
        <translation>Переведите картой %1: тогда брать придётся лишь в %3&#xa0;% случаев.</translation>
    </message>
    <message>
        <source>Transfer with %1: you lead more often once the stock is gone.</source>
        <translation>Переведите картой %1: когда колода кончится, первый заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Transfer with %1: you lead the next bout more often.</source>
        <translation>Переведите картой %1: следующий заход чаще будет ваш.</translation>
    </message>
    <message>
        <source>Transfer with %1: it wins, whatever the other does.</source>
        <translation>Переведите картой %1: это выигрывает при любом ответе соперника.</translation>
    </message>
    <message>
        <source>Transfer with %1: it draws against the best play; the other move loses.</source>
        <translation>Переведите картой %1: при лучшей игре соперника это ничья, а другой ход проигрывает.</translation>
    </message>
    <message>
        <source>Keep: this hand promises more than a new deal.</source>
        <translation>Оставьте эти карты: они обещают больше, чем пересдача.</translation>
    </message>
    <message>
        <source>Ask for a new deal: this hand promises less than another.</source>
        <translation>Попросите пересдачу: эти карты обещают меньше, чем другие.</translation>
    </message>
    <message>
        <source>Stand: the +%1 would take you over 20.</source>
        <translation>Стоп: +%1 выведет вас за 20.</translation>
    </message>
    <message>
        <source>Stand: anything else loses the hand.</source>
        <translation>Стоп: всё остальное проигрывает раунд.</translation>
    </message>
    <message>
        <source>Go on: standing on %1 loses the hand.</source>
        <translation>Играйте дальше: стоп на %1 проигрывает раунд.</translation>
    </message>
    <message>
        <source>Go on: the +%1 would take you over 20.</source>
        <translation>Играйте дальше: +%1 выведет вас за 20.</translation>
    </message>
    <message>
        <source>Go on: even with the +%1 you would lose the hand.</source>
        <translation>Играйте дальше: раунд не спасает и +%1.</translation>
    </message>
    <message>
        <source>Play the +%1: it saves a tie.</source>
        <translation>Сыграйте +%1: это спасёт ничью.</translation>
    </message>
    <message>
        <source>Play the +%1: standing without it loses the hand.</source>
        <translation>Сыграйте +%1: остановиться без этой карты — проиграть раунд.</translation>
    </message>
    <message>
        <source>Play the +%1: anything less loses the hand.</source>
        <translation>Сыграйте +%1: с меньшей суммой раунд проигран.</translation>
    </message>
    <message>
        <source>Stand: the hand is won without the +%1.</source>
        <translation>Стоп: раунд выигран и без +%1.</translation>
    </message>
    <message>
        <source>Stand: the hand is won.</source>
        <translation>Стоп: раунд выигран.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins as well, and the +%2 is worth more later.</source>
        <translation>Сыграйте +%1: этого тоже хватит для победы, а +%2 потом будет дороже.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins the hand.</source>
        <translation>Сыграйте +%1: это выигрывает раунд.</translation>
    </message>
    <message>
        <source>Go on: the hand is won without the +%1.</source>
        <translation>Играйте дальше: раунд выигран и без +%1.</translation>
    </message>
    <message>
        <source>Go on: the hand is won.</source>
        <translation>Играйте дальше: раунд выигран.</translation>
    </message>
    <message>
        <source>Stand: the +%1 is worth more in a later hand.</source>
        <translation>Стоп: +%1 пригодится больше в другом раунде.</translation>
    </message>
    <message>
        <source>Go on: the +%1 is worth more later.</source>
        <translation>Играйте дальше: +%1 пригодится больше потом.</translation>
    </message>
    <message>
        <source>Play the +%1: the +%2 is worth more later.</source>
        <translation>Сыграйте +%1: потом +%2 пригодится больше.</translation>
    </message>
    <message>
        <source>Stand: the next card breaks you in %1 of 10 cases.</source>
        <translation>Стоп: шанс перебора на следующей карте — %1 из 10.</translation>
    </message>
    <message>
        <source>Stand: a tie is better than another card.</source>
        <translation>Стоп: ничья лучше, чем ещё карта.</translation>
    </message>
    <message>
        <source>Stand: %1 is hard to beat.</source>
        <translation>Стоп: %1 трудно превзойти.</translation>
    </message>
    <message>
        <source>Go on: the next card cannot break you.</source>
        <translation>Играйте дальше: на следующей карте перебора не будет.</translation>
    </message>
    <message>
        <source>Go on: the next card breaks you in only %1 of 10 cases.</source>
        <translation>Играйте дальше: шанс перебора на следующей карте — всего %1 из 10.</translation>
    </message>
    <message>
        <source>Go on: %1 wins too rarely.</source>
        <translation>Играйте дальше: %1 выигрывает слишком редко.</translation>
    </message>
    <message>
        <source>Play the +%1: nothing beats 20.</source>
        <translation>Сыграйте +%1: больше 20 не набрать.</translation>
    </message>
    <message>
        <source>Play the +%1: without it the next card breaks you in %2 of 10 cases.</source>
        <translation>Сыграйте +%1: иначе шанс перебора на следующей карте — %2 из 10.</translation>
    </message>
    <message>
        <source>Play the +%1: %2 is harder to beat.</source>
        <translation>Сыграйте +%1: %2 превзойти труднее.</translation>
    </message>
    <message>
        <source>Play the +%1: %2 is hard to beat.</source>
        <translation>Сыграйте +%1: %2 трудно превзойти.</translation>
    </message>
    <message>
        <source>Stand: it is worth a little more.</source>
        <translation>Стоп: это чуть выгоднее.</translation>
    </message>
    <message>
        <source>Stand: it wins %1 more hands in 100.</source>
        <translation>Стоп: выигранных раундов из 100 больше на %1.</translation>
    </message>
    <message>
        <source>Go on: it is worth a little more.</source>
        <translation>Играйте дальше: это чуть выгоднее.</translation>
    </message>
    <message>
        <source>Go on: it wins %1 more hands in 100.</source>
        <translation>Играйте дальше: выигранных раундов из 100 больше на %1.</translation>
    </message>
    <message>
        <source>Play the +%1: it is worth a little more.</source>
        <translation>Сыграйте +%1: это чуть выгоднее.</translation>
    </message>
    <message>
        <source>Play the +%1: it wins %2 more hands in 100.</source>
        <translation>Сыграйте +%1: выигранных раундов из 100 больше на %2.</translation>
    </message>
    <message>
        <source>Play the %1: without it you are over 20.</source>
        <translation>Сыграйте %1: без этой карты у вас больше 20.</translation>
    </message>
    <message>
        <source>Play the %1: the %2 would leave you over 20.</source>
        <translation>Сыграйте %1: с %2 у вас останется больше 20.</translation>
    </message>
    <message>
        <source>Play the %1: anything else leaves you over 20.</source>
        <translation>Сыграйте %1: при любом другом ходе у вас останется больше 20.</translation>
    </message>
    <message>
        <source>Play the %1: standing without it loses the set.</source>
        <translation>Сыграйте %1: остановиться без этой карты — проиграть раунд.</translation>
    </message>
    <message>
        <source>Play the %1: anything less loses the set.</source>
        <translation>Сыграйте %1: с меньшей суммой раунд проигран.</translation>
    </message>
    <message>
        <source>Stand: the %1 would take you over 20.</source>
        <translation>Стоп: %1 выведет вас за 20.</translation>
    </message>
    <message>
        <source>Go on: the %1 would take you over 20.</source>
        <translation>Играйте дальше: %1 выведет вас за 20.</translation>
    </message>
    <message>
        <source>Stand: anything else loses the set.</source>
        <translation>Стоп: всё остальное проигрывает раунд.</translation>
    </message>
    <message>
        <source>Go on: standing on %1 loses the set.</source>
        <translation>Играйте дальше: стоп на %1 проигрывает раунд.</translation>
    </message>
    <message>
        <source>Go on: even with the %1 you would lose the set.</source>
        <translation>Играйте дальше: раунд не спасает и %1.</translation>
    </message>
    <message>
        <source>Stand: the set is won without the %1.</source>
        <translation>Стоп: раунд выигран и без %1.</translation>
    </message>
    <message>
        <source>Stand: the set is won.</source>
        <translation>Стоп: раунд выигран.</translation>
    </message>
    <message>
        <source>Go on: the set is won without the %1.</source>
        <translation>Играйте дальше: раунд выигран и без %1.</translation>
    </message>
    <message>
        <source>Go on: the set is won.</source>
        <translation>Играйте дальше: раунд выигран.</translation>
    </message>
    <message>
        <source>Play the %1: it wins as well, and the %2 is worth more later.</source>
        <translation>Сыграйте %1: этого тоже хватит для победы, а %2 потом будет дороже.</translation>
    </message>
    <message>
        <source>Play the %1: it wins the set.</source>
        <translation>Сыграйте %1: это выигрывает раунд.</translation>
    </message>
    <message>
        <source>Stand: the %1 is worth more in a later set.</source>
        <translation>Стоп: %1 пригодится больше в другом раунде.</translation>
    </message>
    <message>
        <source>Go on: the %1 is worth more later.</source>
        <translation>Играйте дальше: %1 пригодится больше потом.</translation>
    </message>
    <message>
        <source>Play the %1: the %2 is worth more later.</source>
        <translation>Сыграйте %1: потом %2 пригодится больше.</translation>
    </message>
    <message>
        <source>Play the %1 and stand: another card would risk too much.</source>
        <translation>Сыграйте %1 и стоп: ещё карта — слишком большой риск.</translation>
    </message>
    <message>
        <source>Play the %1 and go on: %2 wins too rarely.</source>
        <translation>Сыграйте %1 и продолжайте: %2 выигрывает слишком редко.</translation>
    </message>
    <message>
        <source>Play the %1: %2 is the better total to be left with.</source>
        <translation>Сыграйте %1: остаться с суммой %2 лучше.</translation>
    </message>
    <message>
        <source>Play the %1: nothing beats 20.</source>
        <translation>Сыграйте %1: больше 20 не набрать.</translation>
    </message>
    <message>
        <source>Play the %1: without it the next card breaks you in %2 of 10 cases.</source>
        <translation>Сыграйте %1: иначе шанс перебора на следующей карте — %2 из 10.</translation>
    </message>
    <message>
        <source>Play the %1: it saves a tie.</source>
        <translation>Сыграйте %1: это спасёт ничью.</translation>
    </message>
    <message>
        <source>Play the %1: %2 is harder to beat.</source>
        <translation>Сыграйте %1: %2 превзойти труднее.</translation>
    </message>
    <message>
        <source>Stand: it wins %1 more sets in 100.</source>
        <translation>Стоп: выигранных раундов из 100 больше на %1.</translation>
    </message>
    <message>
        <source>Go on: it wins %1 more sets in 100.</source>
        <translation>Играйте дальше: выигранных раундов из 100 больше на %1.</translation>
    </message>
    <message>
        <source>Play the %1: it is worth a little more.</source>
        <translation>Сыграйте %1: это чуть выгоднее.</translation>
    </message>
    <message>
        <source>Play the %1: it wins %2 more sets in 100.</source>
        <translation>Сыграйте %1: выигранных раундов из 100 больше на %2.</translation>
    </message>
    <message>
        <source>Plus cards</source>
        <translation>Карты «плюс»</translation>
    </message>
    <message>
        <source>Minus cards</source>
        <translation>Карты «минус»</translation>
    </message>
    <message>
        <source>Plus/minus cards</source>
        <translation>Карты «плюс/минус»</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Особые карты</translation>
    </message>
    <message>
        <source>Choose this deck: it has fewer plus cards, which help only below 20.</source>
        <translation>Выберите эту колоду: в ней меньше карт «плюс», а они помогают только ниже 20.</translation>
    </message>
    <message>
        <source>Choose this deck: its minus cards save you when you are over 20.</source>
        <translation>Выберите эту колоду: её карты «минус» спасут, когда у вас больше 20.</translation>
    </message>
    <message>
        <source>Choose this deck: its plus/minus cards help below 20 and above it.</source>
        <translation>Выберите эту колоду: её карты «плюс/минус» помогают и ниже 20, и выше.</translation>
    </message>
    <message>
        <source>Choose this deck: its special cards do more than plain ones.</source>
        <translation>Выберите эту колоду: её особые карты могут больше простых.</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Риск</translation>
    </message>
    <message>
        <source>These dice become three of a kind %1 times in 100.</source>
        <translation>Шанс собрать из этих костей тройку одинаковых — %1 из 100.</translation>
    </message>
    <message>
        <source>These dice become four of a kind %1 times in 100.</source>
        <translation>Шанс собрать из этих костей четвёрку одинаковых — %1 из 100.</translation>
    </message>
    <message>
        <source>These dice become a full house %1 times in 100.</source>
        <translation>Шанс собрать из этих костей фулл-хаус — %1 из 100.</translation>
    </message>
    <message>
        <source>These dice become a small straight %1 times in 100.</source>
        <translation>Шанс собрать из этих костей малый стрит — %1 из 100.</translation>
    </message>
    <message>
        <source>These dice become a large straight %1 times in 100.</source>
        <translation>Шанс собрать из этих костей большой стрит — %1 из 100.</translation>
    </message>
    <message>
        <source>These dice become a Yahtzee %1 times in 100.</source>
        <translation>Шанс собрать из этих костей Yahtzee — %1 из 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the small straight comes %2 times in 100.</source>
        <translation>Оставьте кости с числом %1: верхняя премия станет ближе; шанс на малый стрит — %2 из 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the small straight comes %2 times in 100.</source>
        <translation>Оставьте кости с числом %1: у них есть своя графа; шанс на малый стрит — %2 из 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the large straight comes %2 times in 100.</source>
        <translation>Оставьте кости с числом %1: верхняя премия станет ближе; шанс на большой стрит — %2 из 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the large straight comes %2 times in 100.</source>
        <translation>Оставьте кости с числом %1: у них есть своя графа; шанс на большой стрит — %2 из 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the full house comes %2 times in 100.</source>
        <translation>Оставьте кости с числом %1: верхняя премия станет ближе; шанс на фулл-хаус — %2 из 100.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the full house comes %2 times in 100.</source>
        <translation>Оставьте кости с числом %1: у них есть своя графа; шанс на фулл-хаус — %2 из 100.</translation>
    </message>
    <message>
        <source>Leave the full house open: it is worth about %1 points more later.</source>
        <translation>Не занимайте графу «Фулл-хаус»: потом она даст больше очков, примерно на %1.</translation>
    </message>
    <message>
        <source>Leave the small straight open: it is worth about %1 points more later.</source>
        <translation>Не занимайте графу «Малый стрит»: потом она даст больше очков, примерно на %1.</translation>
    </message>
    <message>
        <source>Leave the large straight open: it is worth about %1 points more later.</source>
        <translation>Не занимайте графу «Большой стрит»: потом она даст больше очков, примерно на %1.</translation>
    </message>
    <message>
        <source>Leave the Yahtzee open: it is worth about %1 points more later.</source>
        <translation>Не занимайте графу «Yahtzee»: потом она даст больше очков, примерно на %1.</translation>
    </message>
    <message>
        <source>Leave Chance open: it is worth about %1 points more later.</source>
        <translation>Не занимайте графу «Шанс»: потом она даст больше очков, примерно на %1.</translation>
    </message>
    <message>
        <source>This leaves a box open that is worth about %1 points more later.</source>
        <translation>Так остаётся свободной графа, которая потом даст больше очков, примерно на %1.</translation>
    </message>
    <message>
        <source>Another Yahtzee would bring a bonus of a hundred points.</source>
        <translation>Ещё одно Yahtzee принесло бы премию в сто очков.</translation>
    </message>
    <message>
        <source>You lead: this risks less, even if it brings fewer points.</source>
        <translation>Вы впереди: так меньше риска, пусть и меньше очков.</translation>
    </message>
    <message>
        <source>You are behind: this dares more for a better chance to win.</source>
        <translation>Вы отстаёте: так больше риска, зато лучше шансы на победу.</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer.</source>
        <translation>Оставьте кости с числом %1: верхняя премия станет ближе.</translation>
    </message>
    <message>
        <source>Leave the upper boxes open: the bonus stays within reach.</source>
        <translation>Не занимайте верхние графы: премия останется достижимой.</translation>
    </message>
    <message>
        <source>This keeps the upper bonus within reach.</source>
        <translation>Так верхняя премия остаётся достижимой.</translation>
    </message>
    <message>
        <source>Take the %1 points: rolling on brings less here on average.</source>
        <translation>Возьмите эти очки (%1): дальнейшие броски здесь дадут в среднем меньше.</translation>
    </message>
    <message>
        <source>Take the %1 points here: later this box would bring fewer on average.</source>
        <translation>Возьмите очки (%1) здесь: потом эта графа дала бы в среднем меньше.</translation>
    </message>
    <message>
        <source>Give up this box: later it would bring only about %1 points.</source>
        <translation>Пожертвуйте этой графой: потом она дала бы очков всего около %1.</translation>
    </message>
    <message>
        <source>It is made: rolling more of these dice can only lose it.</source>
        <translation>Всё собрано: новый бросок этих костей может только испортить дело.</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box.</source>
        <translation>Оставьте кости с числом %1: у них есть своя графа.</translation>
    </message>
    <message>
        <source>This brings a little more on average.</source>
        <translation>Это приносит в среднем чуть больше.</translation>
    </message>
    <message>
        <source>This brings about a point more on average.</source>
        <translation>Это приносит в среднем примерно на очко больше.</translation>
    </message>
    <message>
        <source>This brings about %1 points more on average.</source>
        <translation>Это приносит в среднем больше очков, примерно на %1.</translation>
    </message>
    <message>
        <source>Its guess, in 100</source>
        <translation>Его оценка, из 100</translation>
    </message>
    <message>
        <source>Blocks from, in 100</source>
        <translation>Блокирует от, из 100</translation>
    </message>
    <message>
        <source>Has not passed up any card yet</source>
        <translation>Пока не отказался ни от одной карты</translation>
    </message>
    <message>
        <source>Nothing is better, and this is cheapest</source>
        <translation>Лучше ничего нет, а это дешевле всего</translation>
    </message>
    <message>
        <source>Covers: it costs the hand only %2 (limit %1).</source>
        <translation>Бьёт: рука теряет на этом лишь %2 (предел %1).</translation>
    </message>
    <message>
        <source>Covers: the hand gains %2 by it (a loss of %1 would be too much).</source>
        <translation>Бьёт: рука выигрывает на этом %2 (потеря %1 была бы слишком большой).</translation>
    </message>
    <message>
        <source>A guess: half the time a deck like your own, else a known one</source>
        <translation>Прикидка: в половине случаев колода как ваша, иначе известная</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Chance to win</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The other&apos;s blue levers, about</source>
        <translation>Синих рычагов у соперника, примерно</translation>
    </message>
    <message>
        <source>The other&apos;s red levers, about</source>
        <translation>Красных рычагов у соперника, примерно</translation>
    </message>
    <message>
        <source>Chance that the team wins</source>
        <translation>Шанс команды на победу</translation>
    </message>
    <message>
        <source>Chance not to be the durak</source>
        <translation>Шанс не остаться в дураках</translation>
    </message>
</context>
<context>
    <name>ReviewHtml</name>
    <message>
        <source>The curve of the game</source>
        <translation>Кривая партии</translation>
    </message>
    <message>
        <source>Mistakes, worst first</source>
        <translation>Ошибки, сначала худшие</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Шаг %1</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Ambassador</source>
        <translation>Посол</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Убийца</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>Графиня</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Герцог</translation>
    </message>
    <message>
        <source>Captain or Ambassador</source>
        <translation>Капитан или Посол</translation>
    </message>
</context>
<context>
    <name>RoleNo</name>
    <message>
        <source>no Ambassador</source>
        <extracomment>As in: has [no Duke].</extracomment>
        <translation>нет Посла</translation>
    </message>
    <message>
        <source>no Assassin</source>
        <translation>нет Убийцы</translation>
    </message>
    <message>
        <source>no Captain</source>
        <translation>нет Капитана</translation>
    </message>
    <message>
        <source>no Contessa</source>
        <translation>нет Графини</translation>
    </message>
    <message>
        <source>no Duke</source>
        <translation>нет Герцога</translation>
    </message>
    <message>
        <source>neither Captain nor Ambassador</source>
        <translation>нет ни Капитана, ни Посла</translation>
    </message>
</context>
<context>
    <name>RoleThe</name>
    <message>
        <source>the Ambassador</source>
        <extracomment>As in: claims [the Duke], loses [the Duke], keep [the Duke].</extracomment>
        <translation>Посла</translation>
    </message>
    <message>
        <source>the Assassin</source>
        <translation>Убийцу</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>Капитана</translation>
    </message>
    <message>
        <source>the Contessa</source>
        <translation>Графиню</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>Герцога</translation>
    </message>
    <message>
        <source>the Captain or the Ambassador</source>
        <translation>Капитана или Посла</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
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
        <translation>Вы и ещё двое, каждый за себя.</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>You and three others.</source>
        <translation>Вы и ещё трое.</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>You and four others, each for themselves.</source>
        <translation>Вы и ещё четверо, каждый за себя.</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>You and five others.</source>
        <translation>Вы и ещё пятеро.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>Nines to aces. Every player must get six cards.</source>
        <translation>От девяток до тузов. Каждому должно хватить шести карт.</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>Sevens to aces. Every player must get six cards.</source>
        <translation>От семёрок до тузов. Каждому должно хватить шести карт.</translation>
    </message>
    <message>
        <source>36</source>
        <translation>36</translation>
    </message>
    <message>
        <source>Sixes to aces. Every player must get six cards.</source>
        <translation>От шестёрок до тузов. Каждому должно хватить шести карт.</translation>
    </message>
    <message>
        <source>52</source>
        <translation>52</translation>
    </message>
    <message>
        <source>Twos to aces: the whole deck.</source>
        <translation>От двоек до тузов: полная колода.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation>Подкидной</translation>
    </message>
    <message>
        <source>Throw-in: attackers add cards of a rank on the table.</source>
        <translation>Подкидной: подкидывают карты тех достоинств, что есть на столе.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Переводной</translation>
    </message>
    <message>
        <source>As throw-in; an equal rank passes the attack on.</source>
        <translation>Как подкидной, но картой того же достоинства можно перевести.</translation>
    </message>
    <message>
        <source>Who may throw in</source>
        <translation>Кто подкидывает</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Everybody but the defender.</source>
        <translation>Все, кроме отбивающегося.</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>The neighbours of the defender.</source>
        <translation>Те, кто сидит рядом с отбивающимся.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Атакующий</translation>
    </message>
    <message>
        <source>Only the one who began the attack.</source>
        <translation>Только тот, кто начал атаку.</translation>
    </message>
    <message>
        <source>Five cards in the first bouts</source>
        <translation>Первый отбой — пять карт</translation>
    </message>
    <message>
        <source>At most six attacks in every bout.</source>
        <translation>В любом заходе не больше шести карт.</translation>
    </message>
    <message>
        <source>At most five attacks until a bout has been beaten.</source>
        <translation>До первого отбоя не больше пяти карт за заход.</translation>
    </message>
    <message>
        <source>Lowest card beats the ace</source>
        <translation>Младшая бьёт туза</translation>
    </message>
    <message>
        <source>Only a trump covers a plain ace.</source>
        <translation>Некозырного туза бьёт только козырь.</translation>
    </message>
    <message>
        <source>The lowest card of a suit covers its ace.</source>
        <translation>Младшая карта масти бьёт туза этой масти.</translation>
    </message>
    <message>
        <source>Who begins next time</source>
        <translation>Кто начинает новую партию</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <translation>Младший козырь</translation>
    </message>
    <message>
        <source>The player with the lowest trump.</source>
        <translation>Тот, у кого младший козырь.</translation>
    </message>
    <message>
        <source>Attack the fool</source>
        <translation>Под дурака</translation>
    </message>
    <message>
        <source>The player before the last loser attacks the loser.</source>
        <translation>Под проигравшего ходит игрок, сидящий перед ним.</translation>
    </message>
    <message>
        <source>Transfer in the first bout</source>
        <translation>Перевод в первом заходе</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Можно</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the start.</source>
        <translation>Переводить можно с самого начала.</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Нельзя</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the second bout.</source>
        <translation>Переводить можно со второго захода.</translation>
    </message>
    <message>
        <source>Transfer by showing the trump</source>
        <translation>Перевод показом козыря</translation>
    </message>
    <message>
        <source>A transfer always costs a card.</source>
        <translation>За перевод всегда платят картой.</translation>
    </message>
    <message>
        <source>Once a game a trump of the rank is shown and kept.</source>
        <translation>Раз за партию козырь того же достоинства показывают и оставляют себе.</translation>
    </message>
    <message>
        <source>Throwing on a taker</source>
        <translation>Подкидывать вдогонку</translation>
    </message>
    <message>
        <source>The player who takes gets only the cards on the table.</source>
        <translation>Кто берёт, получает то, что на столе.</translation>
    </message>
    <message>
        <source>Fitting cards may be given to a player who takes.</source>
        <translation>Тому, кто берёт, можно добавить подходящие карты.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Пересдача</translation>
    </message>
    <message>
        <source>Every hand is played.</source>
        <translation>Играют с любыми картами.</translation>
    </message>
    <message>
        <source>Five cards of one plain suit: a new deal may be asked for.</source>
        <translation>С пятью картами одной некозырной масти можно просить пересдачу.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Everybody plays for themselves.</source>
        <translation>Каждый играет за себя.</translation>
    </message>
    <message>
        <source>2 × 2</source>
        <translation>2 × 2</translation>
    </message>
    <message>
        <source>Four players, partners sit opposite.</source>
        <translation>Четверо игроков, партнёры напротив.</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>Six players, every other one is on your side.</source>
        <translation>Шестеро игроков, партнёры через одного.</translation>
    </message>
    <message>
        <source>Last fool</source>
        <translation>Прошлый дурак</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Nobody lost the last game.</source>
        <translation>В прошлой партии никто не проиграл.</translation>
    </message>
    <message>
        <source>Durak</source>
        <translation>Дурак</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>Пазаак</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>По правилам</translation>
    </message>
    <message>
        <source>40 house cards, four of each value; each player has 4 side cards of 10.</source>
        <translation>В общей колоде 40 карт, по четыре каждого значения; у каждого игрока 4 личные карты из 10.</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>Как на конкурсе</translation>
    </message>
    <message>
        <source>50 house cards, five of each value; each player has 5 side cards of 15. The published contest really dealt these.</source>
        <translation>В общей колоде 50 карт, по пять каждого значения; у каждого игрока 5 личных карт из 15. Так на самом деле сдавали на опубликованном конкурсе.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>The number of rounds of a match.</source>
        <translation>Число раундов в матче.</translation>
    </message>
    <message>
        <source>Blue levers</source>
        <translation>Синие рычаги</translation>
    </message>
    <message>
        <source>How often each player can block a round: nobody goes back to it or an earlier one.</source>
        <translation>Сколько раз каждый может закрыть раунд: ни в него, ни в более ранний никто не вернётся.</translation>
    </message>
    <message>
        <source>Red levers</source>
        <translation>Красные рычаги</translation>
    </message>
    <message>
        <source>How often each player can go back in time and toss again from an earlier round.</source>
        <translation>Сколько раз каждый может вернуться в прошлое и бросать заново с более раннего раунда.</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Переворот</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The printed game: a blocked assassination is paid for, a card that was shown is replaced.</source>
        <translation>Настольная игра: за заблокированное покушение платят, показанную карту меняют.</translation>
    </message>
    <message>
        <source>The rules that the published bot contest actually used, oddities included: unpaid assassinations, skipped seats.</source>
        <translation>Как на самом деле играли на опубликованном конкурсе ботов, со всеми странностями: неоплаченные покушения, пропущенные места.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Единицы</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Двойки</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Тройки</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Четвёрки</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Пятёрки</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Шестёрки</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>Тройка одинаковых</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>Четвёрка одинаковых</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>Фулл-хаус</translation>
    </message>
    <message>
        <source>Small Straight</source>
        <translation>Малый стрит</translation>
    </message>
    <message>
        <source>Large Straight</source>
        <translation>Большой стрит</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Шанс</translation>
    </message>
    <message>
        <source>The highest total wins; alone you play for the score.</source>
        <translation>Побеждает наибольшая сумма; в одиночку играют на счёт.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Джокеры</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Обязательные</translation>
    </message>
    <message>
        <source>Once the Yahtzee box is closed, five alike go to the upper box of their face; only if that is closed, to a lower box.</source>
        <translation>Когда графа Yahtzee занята, пять одинаковых идут в верхнюю графу своего числа; только если занята и она — в нижнюю.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободные</translation>
    </message>
    <message>
        <source>Once the Yahtzee box is closed, five alike may go to any free box.</source>
        <translation>Когда графа Yahtzee занята, пять одинаковых можно записать в любую свободную графу.</translation>
    </message>
    <message>
        <source>King of the Hill</source>
        <translation>Царь горы</translation>
    </message>
    <message>
        <source>Everybody in each of 1,000 games; a point to the highest total; ties at the top are played off.</source>
        <translation>Все в каждой из 1000 игр; очко за лучший итог; ничьи за первое место переигрываются.</translation>
    </message>
    <message>
        <source>Three Million</source>
        <translation>Три миллиона</translation>
    </message>
    <message>
        <source>Three rounds of 1,000,000 games, six at a table by lot; winners share 1 point and losers pay it.</source>
        <translation>Три тура по 1 000 000 игр, шестеро за столом по жребию; победители делят 1 очко, проигравшие его платят.</translation>
    </message>
    <message>
        <source>Durak Table</source>
        <translation>Столы «Дурака»</translation>
    </message>
    <message>
        <source>Four at a table by lot, 10,000 games; the fool loses a point.</source>
        <translation>Четверо за столом по жребию, 10 000 игр; дурак теряет очко.</translation>
    </message>
    <message>
        <source>Pazaak League</source>
        <translation>Лига пазаака</translation>
    </message>
    <message>
        <source>Everybody against everybody, 100,000 matches a pair; ranked by matches won, then by hands.</source>
        <translation>Каждый с каждым, 100 000 матчей на пару; места по победам, затем по раундам.</translation>
    </message>
    <message>
        <source>Pazaak Cup</source>
        <translation>Кубок пазаака</translation>
    </message>
    <message>
        <source>A bracket in the order of entry: sets of 100,000 matches, first to four sets; losers play for the places.</source>
        <translation>Сетка в порядке заявки: сеты по 100 000 матчей, до четырёх побед; проигравшие играют за места.</translation>
    </message>
    <message>
        <source>Coins League</source>
        <translation>Лига «Монет»</translation>
    </message>
    <message>
        <source>Everybody against everybody, 1,000 games a pair; 2 points for a win and 1 for a draw.</source>
        <translation>Каждый с каждым, 1000 игр на пару; 2 очка за победу и 1 за ничью.</translation>
    </message>
    <message>
        <source>Durak League</source>
        <translation>Лига «Дурака»</translation>
    </message>
    <message>
        <source>Everybody against everybody, two players, 10,000 games a pair over paired deals; the fool loses a point.</source>
        <translation>Каждый с каждым, вдвоём, 10 000 игр на пару с парными раздачами; дурак теряет очко.</translation>
    </message>
    <message>
        <source>All bots of the game, everybody against everybody, to measure their Elo.</source>
        <translation>Все боты игры, каждый с каждым, чтобы измерить их Эло.</translation>
    </message>
    <message>
        <source>All bots of the game, five at a table by lot, to measure their Elo.</source>
        <translation>Все боты игры, по пять за столом по жребию, чтобы измерить их Эло.</translation>
    </message>
    <message>
        <source>Durak Ladder</source>
        <translation>Рейтинг «Дурака»</translation>
    </message>
    <message>
        <source>Pazaak Ladder</source>
        <translation>Рейтинг пазаака</translation>
    </message>
    <message>
        <source>Yahtzee Ladder</source>
        <translation>Рейтинг Yahtzee</translation>
    </message>
    <message>
        <source>Coup Ladder</source>
        <translation>Рейтинг «Переворота»</translation>
    </message>
    <message>
        <source>Coup Ladder of Five</source>
        <translation>Рейтинг «Переворота» впятером</translation>
    </message>
    <message>
        <source>Coins Ladder</source>
        <translation>Рейтинг «Монет»</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Средний счёт</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Таблицы очков</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Скрыты</translation>
    </message>
    <message>
        <source>Bots know their own card and, when it is their turn, all totals without names.</source>
        <translation>Боты знают свою таблицу очков и, в свой ход, все суммы без имён.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыты</translation>
    </message>
    <message>
        <source>All see all score cards, as at a real table.</source>
        <translation>Все видят все таблицы очков, как за настоящим столом.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>Начальная</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Осторожная</translation>
    </message>
    <message>
        <source>Balancer</source>
        <translation>Уравнивающая</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Азартная</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Средняя</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкая</translation>
    </message>
    <message>
        <source>Super</source>
        <translation>Супер</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Уравновешенная</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Сложная</translation>
    </message>
    <message>
        <source>From hell</source>
        <translation>Адская</translation>
    </message>
    <message>
        <source>Side decks</source>
        <translation>Личные колоды</translation>
    </message>
    <message>
        <source>Two of a card</source>
        <translation>По две карты</translation>
    </message>
    <message>
        <source>At most two of a card, and one of each special card: 1 or 2, tiebreaker, flips, double.</source>
        <translation>Не больше двух одинаковых карт и по одной особой: 1 или 2, решающая при ничьей, перевёртыши, двойная.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>Plus, minus and plus/minus cards only, at most two of each.</source>
        <translation>Только карты «плюс», «минус» и «плюс/минус», не больше двух каждой.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без ограничений</translation>
    </message>
    <message>
        <source>Any ten cards.</source>
        <translation>Любые десять карт.</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Раундов до победы</translation>
    </message>
    <message>
        <source>The sets that win the match. A tied set counts for nobody.</source>
        <translation>Сколько раундов нужно для победы в матче. Ничья не засчитывается никому.</translation>
    </message>
    <message>
        <source>Nine cards</source>
        <translation>Девять карт</translation>
    </message>
    <message>
        <source>Win the set</source>
        <translation>Выигрывают раунд</translation>
    </message>
    <message>
        <source>Nine cards of at most 20 win the set at once.</source>
        <translation>Девять карт с суммой не больше 20 сразу выигрывают раунд.</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Останавливают</translation>
    </message>
    <message>
        <source>Nine cards make their player stand; totals are compared.</source>
        <translation>С девятью картами игрок останавливается; суммы сравниваются.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>The other player begins the next set.</source>
        <translation>Следующий раунд начинает другой игрок.</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Проигравший</translation>
    </message>
    <message>
        <source>The loser of a set begins the next one.</source>
        <translation>Проигравший раунд начинает следующий.</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>Всегда тот же</translation>
    </message>
    <message>
        <source>The same player begins each set.</source>
        <translation>Каждый раунд начинает один и тот же игрок.</translation>
    </message>
    <message>
        <source>House deck</source>
        <translation>Общая колода</translation>
    </message>
    <message>
        <source>Shuffled for each set</source>
        <translation>Тасуется для каждого раунда</translation>
    </message>
    <message>
        <source>40 cards, shuffled anew before each set.</source>
        <translation>40 карт, тасуются перед каждым раундом.</translation>
    </message>
    <message>
        <source>One for the match</source>
        <translation>Одна на матч</translation>
    </message>
    <message>
        <source>40 cards, shuffled again only when all are drawn: counting them helps.</source>
        <translation>40 карт, тасуются снова, только когда все вышли: считать их полезно.</translation>
    </message>
    <message>
        <source>Simple Pazaak</source>
        <translation>Простой пазаак</translation>
    </message>
    <message>
        <source>Pazaak Decks</source>
        <translation>Колоды пазаака</translation>
    </message>
    <message>
        <source>The master against itself, each entrant with a deck of its own; no limit of cards.</source>
        <translation>Мастер против самого себя, у каждого участника своя колода; без ограничений на карты.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Экспертная</translation>
    </message>
    <message>
        <source>You and one opponent.</source>
        <translation>Вы и один соперник.</translation>
    </message>
    <message>
        <source>All bots of the game, four at a table by lot, to measure their Elo.</source>
        <translation>Все боты игры, по четыре за столом по жребию, чтобы измерить их Эло.</translation>
    </message>
    <message>
        <source>Durak Ladder of Four</source>
        <translation>Рейтинг «Дурака» вчетвером</translation>
    </message>
    <message>
        <source>Durak Ladder of Four with Transfers</source>
        <translation>Рейтинг переводного «Дурака» вчетвером</translation>
    </message>
    <message>
        <source>Durak Table of a Master</source>
        <translation>Мастер за столом «Дурака»</translation>
    </message>
    <message>
        <source>Coup Table of a Master</source>
        <translation>Мастер за столом «Переворота»</translation>
    </message>
    <message>
        <source>One master among four club players, 1,000 games, seats by lot.</source>
        <translation>Один мастер среди четырёх клубных игроков, 1000 игр, места по жребию.</translation>
    </message>
    <message>
        <source>One master among three club players, 400 games, seats by lot; the fool loses a point.</source>
        <translation>Один мастер среди трёх клубных игроков, 400 игр, места по жребию; дурак теряет очко.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>how to play</source>
        <translation>как играть</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>во весь экран</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>новая партия</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <translation>открыть сохранённую партию</translation>
    </message>
    <message>
        <source>open a game copied as a line</source>
        <translation>открыть партию, скопированную строкой</translation>
    </message>
    <message>
        <source>closes the program</source>
        <translation>закрыть программу</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>совет</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>отменить ход</translation>
    </message>
    <message>
        <source>the bot moves now; in a review: the next mistake</source>
        <translation>поторопить бота; в разборе: следующая ошибка</translation>
    </message>
    <message>
        <source>plays to the end, when only bots are left</source>
        <translation>доиграть до конца, когда остались одни боты</translation>
    </message>
    <message>
        <source>pauses, or goes on</source>
        <translation>пауза или дальше</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>следующий шаг</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>боковая панель</translation>
    </message>
    <message>
        <source>what could they know; a label opens the list</source>
        <translation>что они могли знать; метка открывает список</translation>
    </message>
    <message>
        <source>reads out whose turn it is, and what is asked</source>
        <translation>прочитать, чей ход и о чём спрашивают</translation>
    </message>
    <message>
        <source>reads out your hand</source>
        <translation>прочитать, что у вас на руках</translation>
    </message>
    <message>
        <source>reads out the whole table</source>
        <translation>прочитать весь стол</translation>
    </message>
    <message>
        <source>reads out the whole table, by a letter</source>
        <translation>прочитать весь стол, буквой</translation>
    </message>
    <message>
        <source>reads out the other players</source>
        <translation>прочитать о других игроках</translation>
    </message>
    <message>
        <source>reads out the score</source>
        <translation>прочитать счёт</translation>
    </message>
    <message>
        <source>reads out the last event; again: the one before</source>
        <translation>прочитать последнее событие; ещё раз — предыдущее</translation>
    </message>
    <message>
        <source>reads out what you may do</source>
        <translation>прочитать, что можно сделать</translation>
    </message>
    <message>
        <source>lists the keys</source>
        <translation>показать список клавиш</translation>
    </message>
    <message>
        <source>plays on from this step</source>
        <translation>играть дальше с этого шага</translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation>сохранить копию</translation>
    </message>
    <message>
        <source>what if: another action at this step</source>
        <translation>а если бы: другое действие на этом шаге</translation>
    </message>
    <message>
        <source>stops a running replay at mistakes, or no longer</source>
        <translation>останавливать повтор на ошибках или нет</translation>
    </message>
    <message>
        <source>exports the review</source>
        <translation>экспортировать разбор</translation>
    </message>
    <message>
        <source>keeps the exercise, so that it comes back</source>
        <translation>оставить упражнение, чтобы оно вернулось</translation>
    </message>
    <message>
        <source>searches the games</source>
        <translation>искать среди партий</translation>
    </message>
    <message>
        <source>opens the filter</source>
        <translation>открыть фильтр</translation>
    </message>
    <message>
        <source>reviews all games that are listed</source>
        <translation>разобрать все партии списка</translation>
    </message>
    <message>
        <source>exports the games that are listed</source>
        <translation>экспортировать партии списка</translation>
    </message>
    <message>
        <source>pauses, or goes on; plays your match</source>
        <translation>пауза или дальше; играть свой матч</translation>
    </message>
    <message>
        <source>export</source>
        <translation>экспорт</translation>
    </message>
    <message>
        <source>plays the next match</source>
        <translation>сыграть следующий матч</translation>
    </message>
    <message>
        <source>searches the rules</source>
        <translation>искать в правилах</translation>
    </message>
    <message>
        <source>the next place that was found</source>
        <translation>следующее найденное место</translation>
    </message>
    <message>
        <source>the place that was found before</source>
        <translation>предыдущее найденное место</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>везде</translation>
    </message>
    <message>
        <source>at every table</source>
        <translation>за каждым столом</translation>
    </message>
    <message>
        <source>in a review</source>
        <translation>в разборе</translation>
    </message>
    <message>
        <source>in the practice</source>
        <translation>в тренировке</translation>
    </message>
    <message>
        <source>in the history</source>
        <translation>в истории</translation>
    </message>
    <message>
        <source>in a contest</source>
        <translation>в турнире</translation>
    </message>
    <message>
        <source>in a tournament</source>
        <translation>в собственном турнире</translation>
    </message>
    <message>
        <source>in the rules</source>
        <translation>в правилах</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Завсегдатай</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Клубный игрок</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Сильный игрок</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>на шаг назад или вперёд</translation>
    </message>
    <message>
        <source>to its neighbour</source>
        <translation>к тому, что рядом</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>picks it up, or presses it</source>
        <translation>поднять или нажать</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>plays it</source>
        <translation>сыграть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>первый и последний шаг</translation>
    </message>
    <message>
        <source>plays it, or goes on</source>
        <translation>сыграть или продолжить</translation>
    </message>
    <message>
        <source>cancels; then: %1</source>
        <comment>the name of the button that leaves</comment>
        <translation>отменить; затем: %1</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>It is your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Сейчас ход игрока %1.</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
</context>
<context>
    <name>UndoController</name>
    <message>
        <source>Allow in this game</source>
        <translation>Разрешить в этой партии</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>You have seen something new since then. Undo anyway?</source>
        <translation>С тех пор вы увидели новое. Всё равно отменить?</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back yet.</source>
        <translation>Пока нет вашего решения, которое можно отменить.</translation>
    </message>
    <message>
        <source>A match for credits counts: nothing that you have seen is taken back.</source>
        <translation>Матч на кредиты идёт всерьёз: увиденное не отменить.</translation>
    </message>
    <message>
        <source>Somebody has seen something new since then.</source>
        <translation>С тех пор кто-то увидел новое.</translation>
    </message>
    <message>
        <source>You have seen something new since then; the settings can allow it.</source>
        <translation>С тех пор вы увидели новое; это можно разрешить в настройках.</translation>
    </message>
</context>
<context>
    <name>Wagers</name>
    <message>
        <source>You won %1.</source>
        <translation>Ваш выигрыш: %1.</translation>
    </message>
    <message>
        <source>Both take their wager back.</source>
        <translation>Оба забирают свои ставки.</translation>
    </message>
    <message>
        <source>The card %1 is yours now.</source>
        <translation>Карта %1 теперь ваша.</translation>
    </message>
    <message>
        <source>Nothing is left, so the dealer lends you some credits.</source>
        <translation>Ничего не осталось, и торговец даёт вам кредиты в долг.</translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n кредит</numerusform>
            <numerusform>%n кредита</numerusform>
            <numerusform>%n кредитов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %n of this card.</source>
        <translation>
            <numerusform>У вас %n такая карта.</numerusform>
            <numerusform>У вас %n такие карты.</numerusform>
            <numerusform>У вас %n таких карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>Ваш проигрыш: %1.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 forfeits the match</source>
        <translation>%1 проигрывает матч за нарушения</translation>
    </message>
    <message numerus="yes">
        <source>Its program made %n fault(s).</source>
        <translation>
            <numerusform>У программы %n нарушение.</numerusform>
            <numerusform>У программы %n нарушения.</numerusform>
            <numerusform>У программы %n нарушений.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>Проигран за нарушения</translation>
    </message>
    <message>
        <source>forfeits the match</source>
        <translation>проигрывает матч за нарушения</translation>
    </message>
    <message>
        <source>fault %1 of %2. %3</source>
        <translation>нарушение %1 из %2. %3</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Другая программа</translation>
    </message>
    <message>
        <source>Hints used: %1</source>
        <translation>Использовано советов: %1</translation>
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
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Решает</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>The match is drawn, %1 to %2</source>
        <translation>Матч сыгран вничью, %1 : %2</translation>
    </message>
    <message>
        <source>You win %1 to %2</source>
        <translation>Вы победили %1 : %2</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3</source>
        <translation>%1 побеждает %2 : %3</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <translation>Победа %1 : %2</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <translation>Поражение %1 : %2</translation>
    </message>
    <message>
        <source>=</source>
        <comment>place in a drawn match</comment>
        <translation>=</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>a score</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Beats %1 in %2 of 100 duels</source>
        <extracomment>The strength of a bot, measured: the bot it played, and how many of 100 games of two it won.</extracomment>
        <translation>Соперник %1: побед в дуэлях %2 из 100</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>you, among people with names</comment>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Another program: %1</source>
        <comment>its file</comment>
        <translation>Другая программа: %1</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Думает…</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game</comment>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проигрыш</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
</context>
<context>
    <name>Yahtzee</name>
    <message>
        <source>The sum of all dice, if at least three are alike.</source>
        <translation>Сумма всех костей, если хотя бы три одинаковы.</translation>
    </message>
    <message>
        <source>The sum of all dice, if at least four are alike.</source>
        <translation>Сумма всех костей, если хотя бы четыре одинаковы.</translation>
    </message>
    <message>
        <source>25 points for three alike and two alike.</source>
        <translation>25 очков за три одинаковых и две одинаковых.</translation>
    </message>
    <message>
        <source>30 points for four in a row.</source>
        <translation>30 очков за четыре подряд.</translation>
    </message>
    <message>
        <source>40 points for five in a row.</source>
        <translation>40 очков за пять подряд.</translation>
    </message>
    <message>
        <source>50 points for five alike.</source>
        <translation>50 очков за пять одинаковых.</translation>
    </message>
    <message>
        <source>The sum of all dice, whatever they show.</source>
        <translation>Сумма всех костей, что бы ни выпало.</translation>
    </message>
    <message>
        <source>The sum of the dice that show %1.</source>
        <translation>Сумма костей с числом %1.</translation>
    </message>
    <message>
        <source>Write into %1</source>
        <translation>Записать: %1</translation>
    </message>
    <message>
        <source>Roll all dice again</source>
        <translation>Бросить все кости заново</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <translation>
            <numerusform>Оставить %n кость</numerusform>
            <numerusform>Оставить %n кости</numerusform>
            <numerusform>Оставить %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Оставить все кости</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Оставить %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Roll %1 of %2</source>
        <translation>Бросок %1 из %2</translation>
    </message>
    <message>
        <source>%3: roll %1 of %2</source>
        <translation>%3: бросок %1 из %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; wrote %1 into %2</source>
        <translation>&lt;b&gt;Вы&lt;/b&gt; записали %1: %2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; wrote %1 into %2</source>
        <translation>&lt;b&gt;%3&lt;/b&gt; записывает %1: %2</translation>
    </message>
    <message>
        <source>No rolls left: choose a box</source>
        <translation>Бросков нет: выберите графу</translation>
    </message>
    <message>
        <source>Held for the next roll</source>
        <translation>Оставлены до следующего броска</translation>
    </message>
    <message>
        <source>Held before the last roll</source>
        <translation>Были оставлены перед броском</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Бросить %n кость</numerusform>
            <numerusform>Бросить %n кости</numerusform>
            <numerusform>Бросить %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>All five dice are held: free one, or choose a box.</source>
        <translation>Все пять костей оставлены: освободите одну или выберите графу.</translation>
    </message>
    <message>
        <source>Or click a box to write the roll down now.</source>
        <translation>Или щёлкните графу, чтобы записать бросок.</translation>
    </message>
    <message>
        <source>die %1 shows %2, held</source>
        <translation>кость %1, выпало %2, оставлена</translation>
    </message>
    <message>
        <source>die %1 shows %2</source>
        <translation>кость %1, выпало %2</translation>
    </message>
    <message>
        <source>Stays as it is in the next roll.</source>
        <translation>При следующем броске останется как есть.</translation>
    </message>
    <message>
        <source>Is rolled again.</source>
        <translation>Будет брошена снова.</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>%1, to move: total %2, upper boxes %3 of %4</source>
        <extracomment>%1: a player, %2: the total, %3: the sum of the upper boxes, %4: what earns the bonus</extracomment>
        <translation>%1, сейчас ходит: всего %2, верхние графы %3 из %4</translation>
    </message>
    <message>
        <source>%1: total %2, upper boxes %3 of %4</source>
        <translation>%1: всего %2, верхние графы %3 из %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points in a box</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 free</source>
        <comment>player, whose box is free</comment>
        <translation>%1 свободно</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a box, and what the players have there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Write %1 and the bonus of %2 into %3</source>
        <translation>Записать %1 и премию %2: %3</translation>
    </message>
    <message>
        <source>Write %1 into %2</source>
        <translation>Записать %1: %2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>a box that must be filled before</comment>
        <translation>сначала %1</translation>
    </message>
    <message>
        <source>lower first</source>
        <comment>boxes that must be filled before</comment>
        <translation>сначала нижние</translation>
    </message>
    <message>
        <source>A joker must go to %1 while that box is free.</source>
        <translation>Пока эта графа свободна, джокер идёт в неё: %1.</translation>
    </message>
    <message>
        <source>A joker must go to a lower box while one is free.</source>
        <translation>Пока есть свободная нижняя графа, джокер идёт в нижнюю.</translation>
    </message>
    <message>
        <source>Another Yahtzee: %1 points more</source>
        <translation>Ещё одно Yahtzee: плюс %1</translation>
    </message>
    <message>
        <source>Another Yahtzee</source>
        <translation>Ещё одно Yahtzee</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 50, so five more alike pay a bonus. They may go to any free box.</source>
        <translation>В графе Yahtzee 50, поэтому новые пять одинаковых дают премию. Их можно записать в любую свободную графу.</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 0, so there is no bonus. Five alike may go to any free box.</source>
        <translation>В графе Yahtzee 0, поэтому премии нет. Пять одинаковых можно записать в любую свободную графу.</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 50, so these five dice with a %1 pay a bonus and are a joker. The rules say where a joker goes, in this order:</source>
        <translation>В графе Yahtzee 50, поэтому эти пять костей с числом %1 дают премию и становятся джокером. Правила говорят, куда идёт джокер, по порядку:</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 0, so there is no bonus; these five dice with a %1 are a joker all the same. The rules say where a joker goes, in this order:</source>
        <translation>В графе Yahtzee 0, поэтому премии нет; но эти пять костей с числом %1 — всё равно джокер. Правила говорят, куда идёт джокер, по порядку:</translation>
    </message>
    <message>
        <source>%1 is filled, so this joker counts in full in any free lower box.</source>
        <translation>Графа «%1» занята, поэтому джокер засчитывается полностью в любой свободной нижней.</translation>
    </message>
    <message>
        <source>All lower boxes are filled: a joker counts 0 in any free upper box.</source>
        <translation>Все нижние графы заняты: в любой свободной верхней джокер даёт 0.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a box, and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The upper box of this number, if it is free</source>
        <translation>Верхняя графа этого числа, если свободна</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <comment>a box</comment>
        <translation>%1: свободно</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>a box, and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>it must be this</source>
        <comment>the joker order</comment>
        <translation>только сюда</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>a box, in the joker order</comment>
        <translation>занято</translation>
    </message>
    <message>
        <source>Otherwise any free lower box, at its full value</source>
        <translation>Иначе любая свободная нижняя графа, полностью</translation>
    </message>
    <message>
        <source>All lower boxes are filled</source>
        <translation>Все нижние графы заняты</translation>
    </message>
    <message>
        <source>choose one</source>
        <comment>the joker order</comment>
        <translation>на выбор</translation>
    </message>
    <message>
        <source>not reached</source>
        <comment>the joker order</comment>
        <translation>не дошло</translation>
    </message>
    <message>
        <source>none free</source>
        <comment>the joker order</comment>
        <translation>свободных нет</translation>
    </message>
    <message>
        <source>Otherwise any free upper box, for 0</source>
        <translation>Иначе любая свободная верхняя графа, за 0</translation>
    </message>
    <message>
        <source>Only when all lower boxes are filled</source>
        <translation>Только когда все нижние заняты</translation>
    </message>
    <message>
        <source>forced jokers</source>
        <translation>обязательные джокеры</translation>
    </message>
    <message>
        <source>free jokers</source>
        <translation>свободные джокеры</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>roll %1</source>
        <comment>you</comment>
        <translation>бросаете %1</translation>
    </message>
    <message>
        <source>rolls %1</source>
        <translation>бросает %1</translation>
    </message>
    <message>
        <source>keep %1 and roll %2</source>
        <comment>you</comment>
        <translation>оставляете %1 и бросаете %2</translation>
    </message>
    <message>
        <source>keeps %1 and rolls %2</source>
        <translation>оставляет %1 и бросает %2</translation>
    </message>
    <message>
        <source>write &lt;b&gt;%1&lt;/b&gt; into %2</source>
        <comment>you</comment>
        <translation>записываете &lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message>
        <source>writes &lt;b&gt;%1&lt;/b&gt; into %2</source>
        <translation>записывает &lt;b&gt;%1&lt;/b&gt;: %2</translation>
    </message>
    <message numerus="yes">
        <source>end with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>заканчиваете: %n очко</numerusform>
            <numerusform>заканчиваете: %n очка</numerusform>
            <numerusform>заканчиваете: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends with %n point(s)</source>
        <translation>
            <numerusform>заканчивает: %n очко</numerusform>
            <numerusform>заканчивает: %n очка</numerusform>
            <numerusform>заканчивает: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is shared with %n point(s)</source>
        <translation>
            <numerusform>Победа поделена: %n очко</numerusform>
            <numerusform>Победа поделена: %n очка</numerusform>
            <numerusform>Победа поделена: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>побеждаете: %n очко</numerusform>
            <numerusform>побеждаете: %n очка</numerusform>
            <numerusform>побеждаете: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins with %n point(s)</source>
        <translation>
            <numerusform>побеждает: %n очко</numerusform>
            <numerusform>побеждает: %n очка</numerusform>
            <numerusform>побеждает: %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>keep all dice</source>
        <comment>you</comment>
        <translation>оставляете все кости</translation>
    </message>
    <message>
        <source>keeps all dice</source>
        <translation>оставляет все кости</translation>
    </message>
    <message>
        <source>earn a Yahtzee bonus of %1</source>
        <comment>you</comment>
        <translation>получаете премию Yahtzee: %1</translation>
    </message>
    <message>
        <source>earns a Yahtzee bonus of %1</source>
        <translation>получает премию Yahtzee: %1</translation>
    </message>
    <message>
        <source>earn the upper bonus of %1</source>
        <comment>you</comment>
        <translation>получаете верхнюю премию: %1</translation>
    </message>
    <message>
        <source>earns the upper bonus of %1</source>
        <translation>получает верхнюю премию: %1</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>Раунд %1 из %2.</translation>
    </message>
    <message>
        <source>Your roll %1 of %2: %3.</source>
        <translation>Ваш бросок %1 из %2: %3.</translation>
    </message>
    <message>
        <source>Roll %1 of %2 of %4: %3.</source>
        <translation>%4, бросок %1 из %2: %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, total</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Totals: %1.</source>
        <translation>Всего: %1.</translation>
    </message>
    <message>
        <source>You may hold dice and roll the others, or write into a box.</source>
        <translation>Можно оставить кости и бросить остальные или записать в графу.</translation>
    </message>
    <message>
        <source>No rolls are left: write into a box.</source>
        <translation>Броски кончились: запишите в графу.</translation>
    </message>
    <message>
        <source>The dice are worth: %1.</source>
        <translation>Кости стоят: %1.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>what a score card holds</comment>
        <translation>пока ничего</translation>
    </message>
    <message>
        <source>The card of %1: %2; upper boxes %3 of %4, Yahtzee bonus %5.</source>
        <translation>Таблица, %1: %2; верхние графы %3 из %4, премия Yahtzee %5.</translation>
    </message>
    <message numerus="yes">
        <source>You end with %n point(s)</source>
        <translation>
            <numerusform>У вас в итоге %n очко</numerusform>
            <numerusform>У вас в итоге %n очка</numerusform>
            <numerusform>У вас в итоге %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ends with %n point(s)</source>
        <translation>
            <numerusform>%1: в итоге %n очко</numerusform>
            <numerusform>%1: в итоге %n очка</numerusform>
            <numerusform>%1: в итоге %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)</source>
        <translation>
            <numerusform>Вы победили: %n очко</numerusform>
            <numerusform>Вы победили: %n очка</numerusform>
            <numerusform>Вы победили: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 побеждает: %n очко</numerusform>
            <numerusform>%1 побеждает: %n очка</numerusform>
            <numerusform>%1 побеждает: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>With the upper bonus, %1 of %2 points above.</source>
        <translation>С верхней премией: наверху %1 из %2.</translation>
    </message>
    <message>
        <source>Without the upper bonus, %1 of %2 points above.</source>
        <translation>Без верхней премии: наверху %1 из %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n Yahtzee bonus(es) of %1.</source>
        <translation>
            <numerusform>%n премия Yahtzee по %1.</numerusform>
            <numerusform>%n премии Yahtzee по %1.</numerusform>
            <numerusform>%n премий Yahtzee по %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill thirteen boxes, one a turn, with up to three rolls for each; the highest total wins.</source>
        <translation>Заполните тринадцать граф, по одной за ход, до трёх бросков на каждую; побеждает больший итог.</translation>
    </message>
    <message>
        <source>Hold a die, or free it</source>
        <translation>Оставить кость или освободить</translation>
    </message>
    <message>
        <source>Roll the dice that are free</source>
        <translation>Бросить свободные кости</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>Верхняя премия</translation>
    </message>
    <message>
        <source>+%1 from %2 points</source>
        <translation>+%1 за %2 и больше</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>Премия Yahtzee</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Five dice, thirteen boxes.</source>
        <translation>Пять костей, тринадцать граф.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>%1, %2: a box, and the points that it brings on average</extracomment>
        <translation>Из: %1</translation>
    </message>
    <message>
        <source>Mostly from %1 and %2</source>
        <translation>В основном: %1 и %2</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Больше всего</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label, and what would be done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <comment>a label, what would be done, its value</comment>
        <translation>%1: %2, очки: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Keep %1 and roll</source>
        <translation>Оставить %1 и бросить</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>Последовать совету</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Потеря</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Далее:</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 думает</translation>
    </message>
    <message>
        <source>Another box was better than: %1</source>
        <comment>a box</comment>
        <translation>Другая графа была лучше, чем: %1</translation>
    </message>
    <message>
        <source>Wrote a box where rolling again was better</source>
        <translation>Записали там, где лучше было бросить ещё</translation>
    </message>
    <message>
        <source>Rolled again where writing was better</source>
        <translation>Бросили ещё там, где лучше было записать</translation>
    </message>
    <message>
        <source>Held too many dice</source>
        <translation>Оставлено слишком много костей</translation>
    </message>
    <message>
        <source>Held too few dice</source>
        <translation>Оставлено слишком мало костей</translation>
    </message>
    <message>
        <source>Held the wrong dice</source>
        <translation>Оставлены не те кости</translation>
    </message>
    <message>
        <source>Your turn: roll the dice</source>
        <translation>Ваш ход: бросайте кости</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>Стаканчик с костями</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>Click a die, or press its key, to hold or free it.</source>
        <translation>Щёлкните кость или нажмите её клавишу, чтобы оставить или освободить её.</translation>
    </message>
    <message>
        <source>Click the cup, press %1, or shake it by dragging.</source>
        <translation>Щёлкните по стаканчику, нажмите %1 или потрясите его мышью.</translation>
    </message>
</context>
<context>
    <name>YahtzeeTheme</name>
    <message>
        <source>The bonus kept within reach</source>
        <translation>Премия остаётся достижимой</translation>
    </message>
    <message>
        <source>The bonus out of reach</source>
        <translation>Премия упущена</translation>
    </message>
    <message>
        <source>Chance kept for later</source>
        <translation>«Шанс» стоит сберечь</translation>
    </message>
</context>
<context>
    <name>parlour::AccountPart</name>
    <message>
        <source>Won and lost by opponent</source>
        <translation>Выигрыши и проигрыши по соперникам</translation>
    </message>
    <message>
        <source>All entries, the latest first</source>
        <translation>Все записи, последние сверху</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Кредиты</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Остаток</translation>
    </message>
    <message>
        <source>The starter&apos;s cards and credits</source>
        <translation>Начальные карты и кредиты</translation>
    </message>
    <message>
        <source>Wager against %1</source>
        <translation>Ставка против игрока %1</translation>
    </message>
    <message>
        <source>Won against %1</source>
        <translation>Победа над игроком %1</translation>
    </message>
    <message>
        <source>Won against %1, with the card %2</source>
        <translation>Победа над игроком %1 и карта %2</translation>
    </message>
    <message>
        <source>Lost to %1</source>
        <translation>Поражение от игрока %1</translation>
    </message>
    <message>
        <source>Drawn with %1</source>
        <translation>Ничья с игроком %1</translation>
    </message>
    <message>
        <source>Gave up the match against %1</source>
        <translation>Сдан матч игроку %1</translation>
    </message>
    <message>
        <source>Bought the card %1</source>
        <translation>Куплена карта %1</translation>
    </message>
    <message>
        <source>Loan from the dealer</source>
        <translation>Долг торговцу</translation>
    </message>
    <message>
        <source>Paid back the loan</source>
        <translation>Долг возвращён</translation>
    </message>
    <message>
        <source>Corrected: stake back, as the match against %1 is gone</source>
        <translation>Исправлено: ставка возвращена, матч пропал, соперник: %1</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n damaged or changed entries do not count</source>
        <translation>
            <numerusform>Исправлено: %n повреждённая или изменённая запись не считается</numerusform>
            <numerusform>Исправлено: %n повреждённые или изменённые записи не считаются</numerusform>
            <numerusform>Исправлено: %n повреждённых или изменённых записей не считаются</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: credits paid out of lost entries</source>
        <translation>Исправлено: кредиты, выплаченные по пропавшим записям</translation>
    </message>
    <message>
        <source>Corrected: what another program changed does not count</source>
        <translation>Исправлено: изменённое другой программой не считается</translation>
    </message>
</context>
<context>
    <name>parlour::AutoAnswer</name>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Go on automatically:</source>
        <translation>Продолжать без меня:</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefCard</name>
    <message>
        <source>Hide</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>The seat before</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>The next seat</source>
        <translation>Следующее место</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefController</name>
    <message>
        <source>hidden card of %1</source>
        <translation>скрытая карта игрока %1</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>Что вы могли знать</translation>
    </message>
    <message>
        <source>What %1 could know</source>
        <translation>Что мог знать игрок %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, and what it hides</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is hidden, and how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Each figure is the chance that the card is among them</source>
        <translation>Каждое число — вероятность, что карта среди них</translation>
    </message>
    <message>
        <source>From sampled deals, within %1</source>
        <translation>По случайным раздачам, с точностью до %1</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>Здесь ничего не скрыто.</translation>
    </message>
    <message>
        <source>What %1 may hold: %2</source>
        <comment>player, cards with their chances</comment>
        <translation>Что может быть на руках (%1): %2</translation>
    </message>
    <message>
        <source>Click or Enter lists all chances</source>
        <translation>Щелчок или Enter показывает все шансы</translation>
    </message>
    <message>
        <source>Click or Enter closes the list</source>
        <translation>Щелчок или Enter закрывает список</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Вычисляется…</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefTable</name>
    <message>
        <source>%1 (really holds it)</source>
        <translation>%1 (действительно на руках)</translation>
    </message>
    <message>
        <source>really holds it</source>
        <translation>действительно на руках</translation>
    </message>
</context>
<context>
    <name>parlour::BotPicker</name>
    <message>
        <source>Another program…</source>
        <translation>Другая программа…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Например, ваша собственная.</translation>
    </message>
</context>
<context>
    <name>parlour::BracketView</name>
    <message>
        <source>%1 against %2: %3 to %4 sets</source>
        <translation>%1 против %2: сеты %3 : %4</translation>
    </message>
    <message>
        <source>%1; %2 wins</source>
        <translation>%1; побеждает %2</translation>
    </message>
    <message>
        <source>for places %1 to %2</source>
        <translation>за места с %1 по %2</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Круг %1</translation>
    </message>
</context>
<context>
    <name>parlour::BranchNameSheet</name>
    <message>
        <source>Name of the branch</source>
        <translation>Название варианта</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
</context>
<context>
    <name>parlour::BranchTrack</name>
    <message>
        <source>Branches of the game</source>
        <translation>Варианты партии</translation>
    </message>
    <message>
        <source>The game as it was played, step %1 of %2</source>
        <translation>Партия, как она была сыграна, шаг %1 из %2</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>name of a branch</comment>
        <translation>%1, шаг %2 из %3</translation>
    </message>
</context>
<context>
    <name>parlour::CellTable</name>
    <message>
        <source>%1, sorted, largest first</source>
        <translation>%1, по убыванию</translation>
    </message>
    <message>
        <source>%1, sorted, smallest first</source>
        <translation>%1, по возрастанию</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>head of a column, cell</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>parlour::ChanceView</name>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>House cards, first ten of a match</source>
        <translation>Общие карты, первые десять в матче</translation>
    </message>
    <message>
        <source>Cards of your first hands</source>
        <translation>Карты ваших первых раздач</translation>
    </message>
    <message>
        <source>Tosses</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Другие карты</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Орёл</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Решка</translation>
    </message>
    <message>
        <source>too few to say</source>
        <translation>слишком мало, чтобы судить</translation>
    </message>
    <message>
        <source>Dice, cards and coins beside what chance gives</source>
        <translation>Кости, карты и монеты в сравнении с тем, чего следовало ждать</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>Что выпало</translation>
    </message>
    <message>
        <source>You had</source>
        <translation>У вас</translation>
    </message>
    <message>
        <source>Chance gives</source>
        <comment>a mean</comment>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>The mean of fair chance</source>
        <translation>Среднее при честном случае</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
    <message>
        <source>Suspicious: fair chance does this in only %1 of cases</source>
        <translation>Подозрительно: честный случай даёт такое лишь в %1 случаев</translation>
    </message>
    <message>
        <source>Fair: chance does this in %1 of cases</source>
        <translation>Честно: случай даёт такое в %1 случаев</translation>
    </message>
    <message>
        <source>This counts the games that are listed. Fair chance looks suspicious here at most %1 times in 100, more often to those who look again and again, or at picked games.</source>
        <translation>Здесь посчитаны партии из списка. Честный случай выглядит здесь подозрительно не чаще %1 из 100, но чаще у того, кто смотрит снова и снова или выбирает партии.</translation>
    </message>
    <message>
        <source>The dice, cards and tosses of your games are counted here, beside what chance gives.</source>
        <translation>Здесь считаются кости, карты и броски ваших партий рядом с тем, что даёт случай.</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>%1 costs %2 points.</source>
        <translation>%1: потеря в очках — %2.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Сыграть</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Ожидаемые очки</translation>
    </message>
    <message>
        <source>%1, as %2 sees it</source>
        <comment>chance to win, player</comment>
        <translation>%1, как это видит %2</translation>
    </message>
    <message>
        <source>The tutor looks at each move before it is made.</source>
        <translation>Наставник смотрит на каждый ход до того, как он сделан.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <translation>Лучше: %1.</translation>
    </message>
    <message>
        <source>The tutor looks at your move…</source>
        <translation>Наставник смотрит на ваш ход…</translation>
    </message>
    <message>
        <source>%1 costs %2% of your chances to win.</source>
        <translation>%1 стоит вам %2 % шансов на победу.</translation>
    </message>
</context>
<context>
    <name>parlour::CompareSheet</name>
    <message>
        <source>Side by side</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>This line is over.</source>
        <translation>Этот вариант окончен.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>parlour::ComparisonBars</name>
    <message>
        <source>Others</source>
        <translation>Прочее</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>Побед за 100 партий</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <translation>Откуда разница</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Played best: %1</source>
        <comment>a line of play</comment>
        <translation>При лучшей игре: %1</translation>
    </message>
    <message>
        <source>Likely: %1</source>
        <comment>a line of play</comment>
        <translation>Вероятно: %1</translation>
    </message>
    <message>
        <source>Above all: %1, %2 more in 100 games.</source>
        <comment>source of chances to win, how many</comment>
        <translation>Главное: %1, побед за 100 партий больше на %2.</translation>
    </message>
    <message>
        <source>Above all: %1, %2 points more.</source>
        <comment>source of points, how many</comment>
        <translation>Главное: %1, очков больше на %2.</translation>
    </message>
    <message>
        <source>It wins %1 more in 100 games.</source>
        <translation>Побед за 100 партий больше на %1.</translation>
    </message>
    <message>
        <source>It brings %1 points more.</source>
        <translation>Очков больше на %1.</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Оба хода стоят примерно одинаково.</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>Всего очков</translation>
    </message>
</context>
<context>
    <name>parlour::ComparisonDetails</name>
    <message>
        <source>Less</source>
        <comment>fewer reasons</comment>
        <translation>Короче</translation>
    </message>
    <message>
        <source>More</source>
        <comment>further reasons</comment>
        <translation>Подробнее</translation>
    </message>
    <message>
        <source>In 100 deals</source>
        <translation>Из 100 раздач</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Шансы</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a column: after the best move</comment>
        <translation>Лучший</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>a column: after the other move</comment>
        <translation>Другой</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <comment>what may happen, its chance after either move</comment>
        <translation>%1: %2 против %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what there is more of</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a list, its things</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>lines of play, on the table</comment>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Plays both lines on the table, on one of many deals</source>
        <translation>Разыгрывает оба варианта на столе, на одной из многих раздач</translation>
    </message>
</context>
<context>
    <name>parlour::ContestBoard</name>
    <message>
        <source>row wins more</source>
        <translation>строка сильнее</translation>
    </message>
    <message>
        <source>row wins less</source>
        <translation>строка слабее</translation>
    </message>
    <message>
        <source>within two errors</source>
        <translation>до двух погрешностей</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>нарушения</translation>
    </message>
    <message>
        <source>The lead over time</source>
        <translation>Отрыв во времени</translation>
    </message>
    <message>
        <source>Win share, band = %1</source>
        <comment>a share</comment>
        <translation>Доля побед, полоса = %1</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Choose a meeting to see its matches</source>
        <translation>Выберите встречу, чтобы увидеть её матчи</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Таблица встреч</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Победы по местам</translation>
    </message>
</context>
<context>
    <name>parlour::ContestExporter</name>
    <message>
        <source>Web page (HTML)…</source>
        <translation>Веб-страница (HTML)…</translation>
    </message>
    <message>
        <source>Markdown…</source>
        <translation>Markdown…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Таблица (CSV)…</translation>
    </message>
    <message>
        <source>Data (JSON)…</source>
        <translation>Данные (JSON)…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Экспорт таблицы</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Партии Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Экспорт матча</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Экспортировано: %1</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 не записан: %2</translation>
    </message>
</context>
<context>
    <name>parlour::ContestPage</name>
    <message>
        <source>Contest</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add a bot or matches</source>
        <translation>Добавить бота или матчи</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>от части к части</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>from cell to cell</source>
        <translation>от клетки к клетке</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>opens a cell, replays a match</source>
        <translation>открыть клетку, пересмотреть матч</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>closes the list; then back</source>
        <translation>закрыть список; затем назад</translation>
    </message>
</context>
<context>
    <name>parlour::ContestPages</name>
    <message>
        <source>The contest has stopped: %1</source>
        <translation>Турнир остановлен: %1</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Let these programs play?</source>
        <translation>Допустить эти программы?</translation>
    </message>
    <message>
        <source>This contest starts programs that you have not let play yet:

%1</source>
        <translation>Этот турнир запускает программы, которых вы ещё не допускали:

%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Допустить</translation>
    </message>
    <message>
        <source>Another contest is being played. This one begins when it has ended or is paused.</source>
        <translation>Идёт другой турнир. Этот начнётся, когда тот закончится или будет приостановлен.</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>Открыть турнир</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
</context>
<context>
    <name>parlour::ContestStrip</name>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Остановка…</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Остановлен</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершён</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход турнира</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Finishes the running matches, then stops. All that was played is kept: resume any time.</source>
        <translation>Доигрывает начатые матчи и останавливается. Всё сыгранное сохранено: продолжить можно в любое время.</translation>
    </message>
    <message>
        <source>%1 in this run</source>
        <translation>за этот запуск: %1</translation>
    </message>
    <message>
        <source>Everything was played</source>
        <translation>Всё сыграно</translation>
    </message>
    <message>
        <source>All that was played is kept</source>
        <translation>Всё сыгранное сохранено</translation>
    </message>
    <message>
        <source>%1 of %2 matches known so far</source>
        <translation>известные пока матчи: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>матчи: %1 из %2</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>осталось около %1</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <comment>matches</comment>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>once it goes on</source>
        <translation>после продолжения</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>Another program holds the file</source>
        <translation>Файл занят другой программой</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>В очереди</translation>
    </message>
    <message>
        <source>Starts after the other one</source>
        <translation>Начнётся сам после другого</translation>
    </message>
    <message>
        <source>Another contest is being played. This one begins when it has ended or is paused.</source>
        <translation>Идёт другой турнир. Этот начнётся, когда тот закончится или будет приостановлен.</translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation>Убрать из очереди</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>Сыграть свой матч</translation>
    </message>
    <message numerus="yes">
        <source>%n of your matches to play</source>
        <translation>
            <numerusform>остался %n ваш матч</numerusform>
            <numerusform>осталось %n ваших матча</numerusform>
            <numerusform>осталось %n ваших матчей</numerusform>
        </translation>
    </message>
    <message>
        <source>next against %1</source>
        <translation>следующий — против игрока %1</translation>
    </message>
</context>
<context>
    <name>parlour::ContestsPage</name>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Your contests</source>
        <translation>Ваши турниры</translation>
    </message>
    <message>
        <source>Ready to start</source>
        <translation>Готовые турниры</translation>
    </message>
    <message>
        <source>Contests are kept here. Start one, stop it when you like, and resume it any time.</source>
        <translation>Турниры хранятся здесь. Начните, остановите и продолжите когда угодно.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Не читается: %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удалить %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>Продолжить: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть: %1</translation>
    </message>
    <message>
        <source>Delete this contest?</source>
        <translation>Удалить этот турнир?</translation>
    </message>
    <message>
        <source>Its matches are deleted and cannot be brought back.</source>
        <translation>Его матчи будут удалены без возврата.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Не удалять</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>В очереди</translation>
    </message>
    <message>
        <source>Remove %1 from the queue</source>
        <translation>Убрать из очереди: %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a time</comment>
        <translation>около %1</translation>
    </message>
    <message>
        <source>A tournament of your own</source>
        <translation>Собственный турнир</translation>
    </message>
    <message>
        <source>You and three players, each against each. You play your matches at the table.</source>
        <translation>Вы и три игрока, каждый с каждым. Свои матчи вы играете за столом.</translation>
    </message>
    <message>
        <source>Set up a tournament of your own</source>
        <translation>Настроить собственный турнир</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>Настроить: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Crosstable</name>
    <message>
        <source>Crosstable</source>
        <translation>Таблица встреч</translation>
    </message>
    <message>
        <source>%1 against %2: not played yet</source>
        <translation>%1 против %2: ещё не играли</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 lost, %5 drawn</source>
        <translation>%1 против %2: побед %3, поражений %4, ничьих %5</translation>
    </message>
</context>
<context>
    <name>parlour::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Передайте игроку %1</translation>
    </message>
    <message>
        <source>All hands are hidden. The table is shown as %1 sees it.</source>
        <translation>Все карты скрыты. Стол откроется так, как его видит %1.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>Я — %1</translation>
    </message>
    <message>
        <source>Key Enter</source>
        <translation>Клавиша Enter</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a person, an answer</comment>
        <translation>%1 говорит: %2</translation>
    </message>
    <message>
        <source>%1 answers without looking; the screen is not passed.</source>
        <translation>%1 отвечает не глядя, экран не передаётся.</translation>
    </message>
</context>
<context>
    <name>parlour::DailySheet</name>
    <message>
        <source>Played</source>
        <translation>Сыграна</translation>
    </message>
    <message>
        <source>Your deals of the day</source>
        <translation>Ваши раздачи дня</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следующий месяц</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month, a year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a result</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>parlour::DealerPart</name>
    <message>
        <source>The dealer&apos;s cards</source>
        <translation>Карты торговца</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message>
        <source>No deck needs more of it.</source>
        <translation>Больше таких карт колоде не нужно.</translation>
    </message>
    <message>
        <source>The dealer sells nothing before the loan is paid back.</source>
        <translation>Торговец ничего не продаёт, пока долг не возвращён.</translation>
    </message>
    <message>
        <source>That is more than you own.</source>
        <translation>Это больше, чем у вас есть.</translation>
    </message>
    <message numerus="yes">
        <source>%1, you own %n</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%1, у вас %n</numerusform>
            <numerusform>%1, у вас %n</numerusform>
            <numerusform>%1, у вас %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy %1 for %2</source>
        <comment>a card, a price</comment>
        <translation>Купить %1 за %2</translation>
    </message>
    <message>
        <source>Choose a card to see what it does. The number on it is how many you own.</source>
        <translation>Выберите карту, чтобы узнать её действие. Число на ней — сколько таких карт у вас.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its effect</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>parlour::DeckController</name>
    <message>
        <source>Play with this deck</source>
        <translation>Играть этой колодой</translation>
    </message>
</context>
<context>
    <name>parlour::DeckSheet</name>
    <message>
        <source>Cards to choose from</source>
        <translation>Карты на выбор</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Ваша колода</translation>
    </message>
    <message>
        <source>Save this deck</source>
        <translation>Сохранить колоду</translation>
    </message>
    <message>
        <source>Random deck</source>
        <translation>Случайная колода</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <translation>Название колоды</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Забыть «%1»</translation>
    </message>
    <message>
        <source>The deck has all its cards: remove one first.</source>
        <translation>Колода полна: сначала уберите карту.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n в колоде</numerusform>
            <numerusform>%n в колоде</numerusform>
            <numerusform>%n в колоде</numerusform>
        </translation>
    </message>
    <message>
        <source>remove</source>
        <translation>убрать</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>пустое место</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to choose.</source>
        <translation>
            <numerusform>Осталось выбрать %n карту.</numerusform>
            <numerusform>Осталось выбрать %n карты.</numerusform>
            <numerusform>Осталось выбрать %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its effect</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In your hand in %1 of matches.</source>
        <translation>В вашей руке в %1 матчей.</translation>
    </message>
    <message>
        <source>Mark wanted cards</source>
        <translation>Отметить нужные карты</translation>
    </message>
    <message>
        <source>At least one of the wanted cards is in your hand in %1 of matches.</source>
        <translation>Хотя бы одна из нужных карт приходит на руку в %1 матчей.</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>нужна</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>не нужна</translation>
    </message>
</context>
<context>
    <name>parlour::DurakTable</name>
    <message>
        <source>Beaten cards lie open, and the cards not seen yet are counted by suit.</source>
        <translation>Битые карты лежат открыто, а ещё не виденные сосчитаны по мастям.</translation>
    </message>
    <message>
        <source>You hold nothing that can be thrown in. Shall Parlour pass for you when that is so?</source>
        <translation>Вам нечего подкинуть. Пусть в таких случаях Parlour пасует за вас?</translation>
    </message>
    <message>
        <source>Pass when you hold nothing to throw in</source>
        <translation>Пасовать, когда вам нечего подкинуть</translation>
    </message>
    <message>
        <source>The pause before it is always the same, so that nobody learns what you hold.</source>
        <translation>Пауза перед этим всегда одинакова, чтобы никто не узнал, что у вас на руках.</translation>
    </message>
</context>
<context>
    <name>parlour::EntrantList</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n нарушение</numerusform>
            <numerusform>%n нарушения</numerusform>
            <numerusform>%n нарушений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, plays no more</source>
        <translation>%1, %2, больше не играет</translation>
    </message>
    <message>
        <source>What %1 did wrong</source>
        <translation>Нарушения: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n, снят</numerusform>
            <numerusform>%n, снят</numerusform>
            <numerusform>%n, снят</numerusform>
        </translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>за столом</translation>
    </message>
</context>
<context>
    <name>parlour::FaultDrawer</name>
    <message>
        <source>Close the list of faults</source>
        <translation>Закрыть список нарушений</translation>
    </message>
    <message numerus="yes">
        <source>For a fault the first legal action is played. %n fault(s) end an entrant&apos;s contest.</source>
        <translation>
            <numerusform>При нарушении делается первое разрешённое действие. %n нарушение снимает участника с турнира.</numerusform>
            <numerusform>При нарушении делается первое разрешённое действие. %n нарушения снимают участника с турнира.</numerusform>
            <numerusform>При нарушении делается первое разрешённое действие. %n нарушений снимают участника с турнира.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, step %2</source>
        <translation>Матч %1, шаг %2</translation>
    </message>
    <message>
        <source>Program faults of %1</source>
        <translation>Нарушения программы %1</translation>
    </message>
</context>
<context>
    <name>parlour::FiguresView</name>
    <message>
        <source>Trend shown</source>
        <translation>Какой тренд</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>A decision&apos;s loss</source>
        <translation>Цена решения</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Тренд</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>По играм</translation>
    </message>
    <message>
        <source>the line marks an equal share</source>
        <translation>черта: равная доля</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Последние %1</translation>
    </message>
    <message>
        <source>up won, down lost</source>
        <translation>вверх победа, вниз поражение</translation>
    </message>
    <message>
        <source>The trend starts at six games.</source>
        <translation>Тренд виден начиная с шести партий.</translation>
    </message>
    <message>
        <source>The trend starts at six reviewed games.</source>
        <translation>Тренд виден начиная с шести разобранных партий.</translation>
    </message>
    <message>
        <source>Average of the last %1 games (range: %2)</source>
        <comment>a number, a share</comment>
        <translation>Среднее, последних партий: %1 (разброс: %2)</translation>
    </message>
    <message>
        <source>Average cost of a real choice, last %1 games</source>
        <translation>Средняя цена настоящего выбора, последних партий: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GameKeeper</name>
    <message>
        <source>This game is not being saved in %1: %2</source>
        <translation>Эта партия не сохраняется в %1: %2</translation>
    </message>
    <message>
        <source>Go on unsaved</source>
        <translation>Играть без сохранения</translation>
    </message>
    <message>
        <source>A folder for unfinished games</source>
        <translation>Папка для незаконченных партий</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>Сохранить копию партии</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Партии Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>The copy is not saved: %1</source>
        <translation>Копия не сохранена: %1</translation>
    </message>
    <message>
        <source>A game that began from a position is shared as a file: save a copy.</source>
        <translation>Партия, начатая с позиции, передаётся файлом: сохраните копию.</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Поделиться этой партией</translation>
    </message>
    <message numerus="yes">
        <source>One line of text is copied. It holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt, and nothing else. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>Будет скопирована одна строка текста. В ней партия, её правила, имена мест (%1) и %n ход со всеми розданными картами, и больше ничего. Вставленная в Parlour (Ctrl+V), она открывает партию.</numerusform>
            <numerusform>Будет скопирована одна строка текста. В ней партия, её правила, имена мест (%1) и %n хода со всеми розданными картами, и больше ничего. Вставленная в Parlour (Ctrl+V), она открывает партию.</numerusform>
            <numerusform>Будет скопирована одна строка текста. В ней партия, её правила, имена мест (%1) и %n ходов со всеми розданными картами, и больше ничего. Вставленная в Parlour (Ctrl+V), она открывает партию.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>The game is copied, to be pasted where you like.</source>
        <translation>Партия скопирована, её можно вставить куда угодно.</translation>
    </message>
    <message>
        <source>The game counts as it ended. What you play from here is not kept.</source>
        <translation>Партия засчитана так, как она закончилась. То, что вы сыграете отсюда, не сохраняется.</translation>
    </message>
    <message>
        <source>The end of this game is not kept yet: %1</source>
        <translation>Конец этой партии пока не сохранён: %1</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Выйти без сохранения?</translation>
    </message>
    <message>
        <source>This game cannot be written in %1: %2 Make room there and try again. If you leave now, it stays as it was last saved, and what was played since is lost.</source>
        <translation>Эту партию не удаётся записать в %1: %2 Освободите там место и попробуйте снова. Если выйти сейчас, партия останется такой, какой была сохранена в последний раз, а всё сыгранное с тех пор пропадёт.</translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation>Выйти и потерять</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message numerus="yes">
        <source>The result is copied in words, and below it one line of text. That line holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>Будет скопирован итог словами, а под ним — одна строка текста. В этой строке партия, её правила, имена мест (%1) и %n ход со всеми розданными картами. Вставленная в Parlour (Ctrl+V), она открывает партию.</numerusform>
            <numerusform>Будет скопирован итог словами, а под ним — одна строка текста. В этой строке партия, её правила, имена мест (%1) и %n хода со всеми розданными картами. Вставленная в Parlour (Ctrl+V), она открывает партию.</numerusform>
            <numerusform>Будет скопирован итог словами, а под ним — одна строка текста. В этой строке партия, её правила, имена мест (%1) и %n ходов со всеми розданными картами. Вставленная в Parlour (Ctrl+V), она открывает партию.</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes that players left for themselves are not in it, which would make it too long to send.</source>
        <translation>Заметок, которые игроки оставили для себя, в ней нет: с ними она была бы слишком длинной для отправки.</translation>
    </message>
    <message>
        <source>The seal is not in it: save a copy to prove the deal.</source>
        <translation>Печати в ней нет: чтобы доказать раздачу, сохраните копию.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Выбрать папку…</translation>
    </message>
    <message>
        <source>A copy holds everybody&apos;s cards: save it when the game is over.</source>
        <translation>В копии видны карты всех игроков: сохраните её, когда партия закончится.</translation>
    </message>
</context>
<context>
    <name>parlour::GameOpener</name>
    <message>
        <source>Open a saved game</source>
        <translation>Открыть сохранённую партию</translation>
    </message>
    <message>
        <source>A game is on the clipboard, as a line of text.</source>
        <translation>В буфере обмена есть партия, одной строкой текста.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Выбрать файл…</translation>
    </message>
    <message>
        <source>Open the line</source>
        <translation>Открыть строку</translation>
    </message>
    <message>
        <source>There is no game on the clipboard. Copied as a line, it begins with &quot;parlour:&quot;.</source>
        <translation>В буфере обмена нет партии. Скопированная строкой, она начинается с «parlour:».</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lines. The first one was opened.</source>
        <translation>
            <numerusform>В тексте %n строка. Открыта первая.</numerusform>
            <numerusform>В тексте %n строки. Открыта первая.</numerusform>
            <numerusform>В тексте %n строк. Открыта первая.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Партии Parlour (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Open this link?</source>
        <translation>Открыть эту ссылку?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>The link holds a position of %1.</source>
        <translation>В ссылке позиция игры «%1».</translation>
    </message>
    <message numerus="yes">
        <source>The link holds a game of %1 with %n step(s) between %2.</source>
        <translation>
            <numerusform>В ссылке партия игры «%1», %n ход; за столом %2.</numerusform>
            <numerusform>В ссылке партия игры «%1», %n хода; за столом %2.</numerusform>
            <numerusform>В ссылке партия игры «%1», %n ходов; за столом %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>Не удаётся открыть %1: %2</translation>
    </message>
    <message>
        <source>Part of this game is damaged</source>
        <translation>Часть этой партии повреждена</translation>
    </message>
    <message>
        <source>%1: %2

%3 of its %4 steps are good.</source>
        <translation>%1: %2

Целых шагов: %3 из %4.</translation>
    </message>
    <message>
        <source>Look at the good part</source>
        <translation>Смотреть целую часть</translation>
    </message>
    <message>
        <source>This game is being played in another window. Here it goes on as a game of its own.</source>
        <translation>Эта партия идёт в другом окне. Здесь она продолжается как отдельная.</translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation>Вернуть её будет нельзя.</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>Удалить эту партию?</translation>
    </message>
    <message>
        <source>%1 Your wager goes to the opponent: %2.</source>
        <translation>%1 Ваша ставка достаётся сопернику: %2.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Не удалять</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>This is the deal of %1: everything that was dealt or rolled in it was checked.</source>
        <translation>Это раздача дня, %1: всё, что сдано и брошено, проверено.</translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message>
        <source>Replay %1, %2: %3, %4</source>
        <translation>Повтор: %1, %2: %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>From a position: %1</source>
        <comment>a result</comment>
        <translation>С позиции: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GameStarter</name>
    <message>
        <source>Go on with the lesson?</source>
        <translation>Продолжить урок?</translation>
    </message>
    <message>
        <source>Is %1 new to you?</source>
        <translation>Вы впервые играете: %1?</translation>
    </message>
    <message>
        <source>You left the lesson of %1 before its end.</source>
        <translation>Вы не закончили урок: %1.</translation>
    </message>
    <message>
        <source>The lesson shows you the game on the table: one sentence at a time, and you make the moves.</source>
        <translation>Урок покажет игру на столе: по одной фразе, а ходите вы.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Сразу играть</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Продолжить урок</translation>
    </message>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>Научиться за %n минуту</numerusform>
            <numerusform>Научиться за %n минуты</numerusform>
            <numerusform>Научиться за %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>The match does not begin: %1</source>
        <translation>Матч не начинается: %1</translation>
    </message>
</context>
<context>
    <name>parlour::GamesView</name>
    <message>
        <source>Games</source>
        <comment>the list of games</comment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Сортировка</translation>
    </message>
    <message>
        <source>By: %1</source>
        <comment>the head of a column</comment>
        <translation>По: %1</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>opens it</comment>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Enter, or a double click</source>
        <translation>Enter или двойной щелчок</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Del; Shift or Ctrl selects several games</source>
        <translation>Del; с Shift или Ctrl выбирают несколько партий</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Чтение истории…</translation>
    </message>
    <message>
        <source>No game matches the choices above.</source>
        <translation>Ни одна партия не подходит под выбранное выше.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games that are listed, all games</comment>
        <translation>%1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <comment>how many games are listed</comment>
        <translation>
            <numerusform>%1, выбрана %n</numerusform>
            <numerusform>%1, выбраны %n</numerusform>
            <numerusform>%1, выбрано %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Games that you finish stand here, to be replayed and reviewed.</source>
        <translation>Здесь будут сыгранные вами партии: их можно пересмотреть и разобрать.</translation>
    </message>
</context>
<context>
    <name>parlour::HintCard</name>
    <message>
        <source>Hide</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>Клавиша Esc</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>What matters here</source>
        <translation>Что здесь важно</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Показать ход</translation>
    </message>
    <message>
        <source>Why not: %1?</source>
        <translation>Почему не: %1?</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Оба хода стоят примерно одинаково.</translation>
    </message>
    <message>
        <source>The analyst takes the first about %1 times in 100.</source>
        <translation>Шанс, что аналитик выберет первое, — около %1 из 100.</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Позиция разбирается…</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <translation>Выясняется, почему…</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Клавиша %1</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryCheck</name>
    <message>
        <source>Another program is using the history. Games are added to it as soon as that program is done.</source>
        <translation>История занята другой программой. Партии добавятся в неё, как только та её освободит.</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>opponents</comment>
        <translation>Против кого</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Везение</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a game without others</comment>
        <translation>В одиночку</translation>
    </message>
    <message>
        <source>Time at the table, without breaks</source>
        <translation>Время за столом без перерывов</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>opens it</comment>
        <translation>Разбор</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1</source>
        <comment>opponents</comment>
        <translation>Против: %1</translation>
    </message>
    <message>
        <source>You did not play</source>
        <translation>Вы не играли</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Ещё не разобрана</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>a game</comment>
        <translation>повреждена</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be reviewed: %1</source>
        <translation>
            <numerusform>%n партию не удалось разобрать: %1</numerusform>
            <numerusform>%n партии не удалось разобрать: %1</numerusform>
            <numerusform>%n партий не удалось разобрать: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>History and progress</source>
        <translation>История и успехи</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Что показано</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>the list of games</comment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Успехи</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>Удалена %n партия.</numerusform>
            <numerusform>Удалены %n партии.</numerusform>
            <numerusform>Удалено %n партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved in %1.</source>
        <translation>
            <numerusform>%n партия сохранена в %1.</numerusform>
            <numerusform>%n партии сохранены в %1.</numerusform>
            <numerusform>%n партий сохранено в %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <translation>
            <numerusform>%n партия с %1</numerusform>
            <numerusform>%n партии с %1</numerusform>
            <numerusform>%n партий с %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>Удалить %n партию?</numerusform>
            <numerusform>Удалить %n партии?</numerusform>
            <numerusform>Удалить %n партий?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are deleted with their reviews and cannot be brought back. To keep them elsewhere, export them first.</source>
        <translation>Они удаляются вместе с разборами, вернуть их нельзя. Чтобы сохранить их в другом месте, сначала экспортируйте.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Не удалять</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s) into a folder</source>
        <translation>
            <numerusform>Экспорт %n партии в папку</numerusform>
            <numerusform>Экспорт %n партий в папку</numerusform>
            <numerusform>Экспорт %n партий в папку</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these games are reviewed.</source>
        <translation>Все эти партии уже разобраны.</translation>
    </message>
    <message>
        <source>What your decisions cost you; alone: points</source>
        <translation>Во что обошлись ваши решения; в одиночку — в очках</translation>
    </message>
    <message>
        <source>What chance brought you; alone: points</source>
        <translation>Что вам принёс случай; в одиночку — в очках</translation>
    </message>
    <message>
        <source>The histories that were set aside hold no game that can be read.</source>
        <translation>В отложенных историях нет партий, которые можно прочесть.</translation>
    </message>
    <message>
        <source>Games in the histories that were set aside: %1 recovered, %2 in the history before, %3 unreadable.</source>
        <translation>Партии из отложенных историй: восстановлено %1, уже были в истории %2, не читаются %3.</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a player of a watched game</comment>
        <translation>Поражение: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <comment>one or %n players of a watched game</comment>
        <translation>
            <numerusform>Победа: %1</numerusform>
            <numerusform>Победа: %1</numerusform>
            <numerusform>Победа: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Случай</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Кошелёк</translation>
    </message>
    <message>
        <source>From a position</source>
        <comment>a game that began from a position that was put in</comment>
        <translation>С позиции</translation>
    </message>
    <message>
        <source>Several people played; mistakes count for nobody</source>
        <translation>За столом было несколько людей; ошибки никому не засчитываются</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Export, files, reviews and the like</source>
        <translation>Экспорт, файлы, разборы и прочее</translation>
    </message>
    <message>
        <source>Practice your mistakes</source>
        <translation>Тренировать свои ошибки</translation>
    </message>
    <message>
        <source>Review all that are listed</source>
        <translation>Разобрать весь список</translation>
    </message>
    <message>
        <source>Paste a game copied as a line</source>
        <translation>Вставить партию, скопированную строкой</translation>
    </message>
    <message>
        <source>Recover games that were set aside</source>
        <translation>Восстановить отложенные партии</translation>
    </message>
</context>
<context>
    <name>parlour::KeyControl</name>
    <message>
        <source>Set back: %1</source>
        <comment>a shortcut</comment>
        <translation>Вернуть: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The effect of a shortcut, and where it works.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 занята: %2.</translation>
    </message>
    <message>
        <source>%1 is taken: %2. They cannot swap.</source>
        <translation>%1 занята: %2. Поменять их местами нельзя.</translation>
    </message>
    <message>
        <source>%1 cannot be a shortcut.</source>
        <translation>%1 не может быть сочетанием клавиш.</translation>
    </message>
    <message>
        <source>Text fields need %1. Press it with Ctrl or Alt.</source>
        <translation>%1 нужна в полях ввода. Нажмите её с Ctrl или Alt.</translation>
    </message>
    <message>
        <source>It is shown on the table, and is one letter, digit or sign.</source>
        <translation>Она видна на столе: это одна буква, цифра или знак.</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Поменять</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>parlour::KeyField</name>
    <message>
        <source>Press a key…</source>
        <translation>Нажмите…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A shortcut, and its key.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>parlour::LeadChart</name>
    <message>
        <source>The lead over time</source>
        <translation>Отрыв во времени</translation>
    </message>
    <message>
        <source>%1: %2 percent after %3 matches</source>
        <translation>%1: %2&#xa0;%, матчей сыграно: %3</translation>
    </message>
    <message>
        <source>thousand matches of each pair</source>
        <translation>тысяч матчей на пару</translation>
    </message>
    <message>
        <source>matches of each pair</source>
        <translation>матчей на пару</translation>
    </message>
    <message>
        <source>thousand matches</source>
        <translation>тысяч матчей</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>матчей</translation>
    </message>
    <message>
        <source>This plot needs Qt Charts, without which this program was built.</source>
        <translation>Для этого графика нужен Qt Charts, без которого собрана эта программа.</translation>
    </message>
</context>
<context>
    <name>parlour::LessonMode</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Урок: %1</translation>
    </message>
</context>
<context>
    <name>parlour::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>sentences of a lesson</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Your move, on the table.</source>
        <translation>Ваш ход — на столе.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Пока нет</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back to the previous sentence</source>
        <translation>К предыдущей фразе</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Continues (Enter)</source>
        <translation>Дальше (Enter)</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>В зал</translation>
    </message>
    <message>
        <source>Marks the move on the table (%1)</source>
        <translation>Отмечает ход на столе (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::LineShow</name>
    <message>
        <source>One of many deals. First: %1</source>
        <comment>a move</comment>
        <translation>Одна из многих раздач. Сначала: %1</translation>
    </message>
    <message>
        <source>The same deal. Now: %1</source>
        <comment>a move</comment>
        <translation>Та же раздача. Теперь: %1</translation>
    </message>
    <message>
        <source>What the others hold is made up.</source>
        <translation>Чужие карты здесь придуманы.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A key or a click ends it</source>
        <translation>Клавиша или щелчок заканчивает показ</translation>
    </message>
</context>
<context>
    <name>parlour::LobbyPage</name>
    <message>
        <source>Lobby</source>
        <translation>Зал</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Столы</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>All in History</source>
        <translation>Вся история</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Недавние партии</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation>Новая партия: %1</translation>
    </message>
    <message>
        <source>Rules and seats of a new game</source>
        <translation>Правила и места новой партии</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Играть: %1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Смотреть: %1</translation>
    </message>
    <message>
        <source>Replay %1</source>
        <translation>Повтор: %1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>Ещё: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая партия…</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Картинка: %1</translation>
    </message>
    <message>
        <source>Discard the game of %1 with %2</source>
        <translation>Удалить партию: %1, %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Доиграть</translation>
    </message>
    <message>
        <source>Go on with %1, %2</source>
        <translation>Доиграть: %1, %2</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>Турнир</translation>
    </message>
    <message numerus="yes">
        <source>%n more to resume</source>
        <translation>
            <numerusform>Ещё %n, что можно продолжить</numerusform>
            <numerusform>Ещё %n, что можно продолжить</numerusform>
            <numerusform>Ещё %n, что можно продолжить</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Продолжить урок</translation>
    </message>
    <message>
        <source>Lesson (done ✓)</source>
        <translation>Урок (пройден ✓)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Вы смотрите</translation>
    </message>
    <message>
        <source>Go on watching %1, %2</source>
        <translation>Смотреть дальше: %1, %2</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>В очереди</translation>
    </message>
    <message>
        <source>Contest running: %1</source>
        <comment>a share</comment>
        <translation>Идёт турнир: %1</translation>
    </message>
    <message>
        <source>%1 of the game played</source>
        <comment>a share</comment>
        <translation>Сыграно %1 партии</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Урок пройден</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>Играть против</translation>
    </message>
    <message>
        <source>You left it at %1 of %2.</source>
        <comment>sentences of a lesson</comment>
        <translation>Вы остановились на %1 из %2.</translation>
    </message>
    <message>
        <source>Leave the lesson of %1 for good</source>
        <translation>Оставить урок совсем: %1</translation>
    </message>
    <message>
        <source>Go on with the lesson of %1</source>
        <translation>Продолжить урок: %1</translation>
    </message>
    <message>
        <source>No game is finished yet. A click on one replays it and shows what each move was worth.</source>
        <translation>Ещё ни одна партия не окончена. Щелчок по партии повторяет её и показывает, чего стоил каждый ход.</translation>
    </message>
    <message>
        <source>Purse and dealer…</source>
        <translation>Кошелёк и торговец…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Your own mistakes, until you find the move, and puzzles</source>
        <translation>Ваши ошибки, пока вы не найдёте ход, и задачи</translation>
    </message>
    <message>
        <source>Practice: %1 due</source>
        <comment>exercises</comment>
        <translation>Тренировка: ждёт %1</translation>
    </message>
    <message>
        <source>Practice (%1)</source>
        <comment>the number of exercises that are due</comment>
        <translation>Тренировка (%1)</translation>
    </message>
    <message>
        <source>Nothing is waiting: a game, a lesson, a contest or a round that you leave stays here.</source>
        <translation>Ничего не ждёт: партия, урок, турнир или серия, которые вы оставите, останутся здесь.</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <comment>exercises of a round</comment>
        <translation>отвечено: %1 из %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a game</comment>
        <translation>Дальше: %1</translation>
    </message>
    <message>
        <source>Leave this round of the practice</source>
        <translation>Прекратить эту серию тренировки</translation>
    </message>
    <message>
        <source>Go on with the practice</source>
        <translation>Продолжить тренировку</translation>
    </message>
    <message>
        <source>Put in a position…</source>
        <translation>Ввести позицию…</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <comment>names</comment>
        <translation>Как в прошлый раз: %1</translation>
    </message>
    <message>
        <source>Play · %1</source>
        <translation>Играть · %1</translation>
    </message>
    <message numerus="yes">
        <source>Play · %1 and %n more</source>
        <translation>
            <numerusform>Играть · %1 и ещё %n</numerusform>
            <numerusform>Играть · %1 и ещё %n</numerusform>
            <numerusform>Играть · %1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>names of players</comment>
        <translation>Соперники: %1</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>С чего начать</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>На сегодня</translation>
    </message>
    <message>
        <source>Open History</source>
        <translation>Открыть историю</translation>
    </message>
    <message>
        <source>1. Learn a game</source>
        <translation>1. Научитесь игре</translation>
    </message>
    <message>
        <source>A lesson tells you one sentence at a time, and you make the moves.</source>
        <translation>Урок говорит по одной фразе, а ходы делаете вы.</translation>
    </message>
    <message>
        <source>2. Play</source>
        <translation>2. Играйте</translation>
    </message>
    <message>
        <source>You can ask for a hint and take moves back.</source>
        <translation>Можно попросить совет и вернуть ход.</translation>
    </message>
    <message>
        <source>3. Look back</source>
        <translation>3. Оглянитесь</translation>
    </message>
    <message>
        <source>A review shows what luck brought and which moves cost you most.</source>
        <translation>Разбор покажет, что принесло везение и какие ходы стоили дороже всего.</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Выбрать урок</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n минута</numerusform>
            <numerusform>%1, %n минуты</numerusform>
            <numerusform>%1, %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Тренироваться</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) for today</source>
        <translation>
            <numerusform>%n задание на сегодня</numerusform>
            <numerusform>%n задания на сегодня</numerusform>
            <numerusform>%n заданий на сегодня</numerusform>
        </translation>
    </message>
    <message>
        <source>To your match</source>
        <translation>К вашему матчу</translation>
    </message>
    <message>
        <source>Your match is next.</source>
        <translation>Следующий матч — ваш.</translation>
    </message>
    <message>
        <source>Play · beginner %1</source>
        <translation>Играть · %1, новичок</translation>
    </message>
    <message>
        <source>Play · casual %1</source>
        <translation>Играть · %1, любитель</translation>
    </message>
    <message>
        <source>Play · club player %1</source>
        <translation>Играть · %1, клубный</translation>
    </message>
    <message>
        <source>Play · master %1</source>
        <translation>Играть · %1, мастер</translation>
    </message>
    <message numerus="yes">
        <source>Play · %n opponent(s)</source>
        <translation>
            <numerusform>Играть · %n соперник</numerusform>
            <numerusform>Играть · %n соперника</numerusform>
            <numerusform>Играть · %n соперников</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Выбрать игру</translation>
    </message>
    <message>
        <source>Play a deal of the day</source>
        <translation>Сыграть раздачу дня</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <comment>a game, its players</comment>
        <translation>%1, за столом %2</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Раздача дня</translation>
    </message>
    <message>
        <source>The same for everybody on this date in UTC. Your first try counts.</source>
        <translation>Одна на всех в этот день по UTC. Считается ваша первая попытка.</translation>
    </message>
    <message>
        <source>To the puzzle</source>
        <translation>К задаче</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>One position, and one move that is best.</source>
        <translation>Одна позиция и один лучший ход.</translation>
    </message>
    <message>
        <source>Your calendar…</source>
        <translation>Ваш календарь…</translation>
    </message>
</context>
<context>
    <name>parlour::MainWindow</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>Эта партия не сохраняется: %1</translation>
    </message>
    <message>
        <source>An unfinished game could not be read and is at %1 now: %2</source>
        <translation>Неоконченную партию не удалось прочитать, теперь она лежит в %1: %2</translation>
    </message>
    <message>
        <source>This program has no table for &quot;%1&quot;.</source>
        <translation>В этой программе нет стола для игры «%1».</translation>
    </message>
    <message>
        <source>%1 - Parlour</source>
        <translation>%1 — Parlour</translation>
    </message>
    <message>
        <source>The bot &quot;%1&quot; is not in this program. You can look at the game, or play on from here with another.</source>
        <translation>Бота «%1» в этой программе нет. Партию можно посмотреть или доиграть отсюда с другим.</translation>
    </message>
    <message>
        <source>This game was played by another program, which is not started because you have not let it play yet: %1. Choose it for a seat in a new game to do so.</source>
        <translation>В этой партии участвовала другая программа. Она не запущена, потому что вы её ещё не допустили: %1. Чтобы допустить, выберите её для места в новой партии.</translation>
    </message>
</context>
<context>
    <name>parlour::MatchDrawer</name>
    <message>
        <source>won</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>поражение</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победитель</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первый</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>%1, forfeit</source>
        <comment>won, forfeit</comment>
        <translation>%1, за нарушения</translation>
    </message>
    <message>
        <source>Close the list of matches</source>
        <translation>Закрыть список матчей</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Какие матчи</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Newer ones</source>
        <translation>Новее</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 против %2</translation>
    </message>
    <message>
        <source>= even so far</source>
        <translation>= пока поровну</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>впереди</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>позади</translation>
    </message>
    <message>
        <source>ahead %1</source>
        <translation>впереди %1</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>побед %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>позади %1</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>поражений %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>матчи: %1 из %2</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>Матчи: %1</translation>
    </message>
    <message>
        <source>%1 when it moves first</source>
        <translation>%1, когда ходит первым</translation>
    </message>
    <message>
        <source>%1 when it moves second</source>
        <translation>%1, когда ходит вторым</translation>
    </message>
    <message>
        <source>Likely the better one</source>
        <translation>Вероятно, сильнее</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Нарушения</translation>
    </message>
    <message>
        <source>none</source>
        <comment>faults</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Match %1, %2, seed %3. Its steps were not kept.</source>
        <translation>Матч %1, %2, зерно %3. Его шаги не сохранены.</translation>
    </message>
    <message>
        <source>Tied hands</source>
        <translation>Ничейные раунды</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>decided by one</comment>
        <translation>Упорные</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Export match %1</source>
        <translation>Экспорт матча %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Match %1, %2, seed %3. Review it.</source>
        <translation>Матч %1, %2, зерно %3. Разобрать.</translation>
    </message>
    <message>
        <source>Review %1</source>
        <translation>Разбор %1</translation>
    </message>
    <message>
        <source>Review match %1</source>
        <translation>Разбор матча %1</translation>
    </message>
</context>
<context>
    <name>parlour::MatchPart</name>
    <message>
        <source>Wager</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Free play instead</source>
        <translation>Лучше свободная игра</translation>
    </message>
    <message>
        <source>Every card, and no credits. The purse stays as it is.</source>
        <translation>Все карты и никаких кредитов. Кошелёк остаётся как есть.</translation>
    </message>
    <message>
        <source>%1 Wagers up to %2 and owns %3.</source>
        <comment>character, limit, purse</comment>
        <translation>%1 Ставит до %2, в кошельке: %3.</translation>
    </message>
    <message>
        <source>Both put up the same wager, at most %1 here; the winner takes both.</source>
        <translation>Оба ставят поровну, предел здесь: %1; победитель забирает обе ставки.</translation>
    </message>
    <message>
        <source>Play for %1</source>
        <translation>Играть на %1</translation>
    </message>
    <message>
        <source>Play for honour</source>
        <translation>Играть на интерес</translation>
    </message>
    <message>
        <source>If either has no credits, the match is for honour.</source>
        <translation>Если у кого-то нет кредитов, матч играется ради чести.</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>Свободная игра</translation>
    </message>
    <message>
        <source>Your deck…</source>
        <translation>Ваша колода…</translation>
    </message>
</context>
<context>
    <name>parlour::MemoField</name>
    <message>
        <source>Write here</source>
        <translation>Пишите здесь</translation>
    </message>
</context>
<context>
    <name>parlour::MessageStrip</name>
    <message>
        <source>Close the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>parlour::NewBests</name>
    <message>
        <source>A record: your most points</source>
        <translation>Рекорд: больше всего очков</translation>
    </message>
    <message>
        <source>A record: your longest run of games won</source>
        <translation>Рекорд: самая длинная серия побед</translation>
    </message>
    <message>
        <source>A record: your quickest win</source>
        <translation>Рекорд: самая быстрая победа</translation>
    </message>
    <message>
        <source>A record: your shortest win</source>
        <translation>Рекорд: самая короткая победа</translation>
    </message>
</context>
<context>
    <name>parlour::NewContestSheet</name>
    <message>
        <source>Everybody against everybody, and a crosstable.</source>
        <translation>Каждый с каждым и таблица встреч.</translation>
    </message>
    <message>
        <source>The first against each of the others: how good is a new bot?</source>
        <translation>Первый против каждого из остальных: насколько хорош новый бот?</translation>
    </message>
    <message>
        <source>A bracket in the order of seeding; losers play on for the places.</source>
        <translation>Сетка по посеву; проигравшие играют за места.</translation>
    </message>
    <message>
        <source>Full tables, seated by lot again in each round.</source>
        <translation>Полные столы, рассадка по жребию в каждом туре заново.</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Matches of a set</source>
        <translation>Матчей в сете</translation>
    </message>
    <message>
        <source>Matches of a round</source>
        <translation>Матчей в туре</translation>
    </message>
    <message>
        <source>Matches of each pair</source>
        <translation>Матчей на пару</translation>
    </message>
    <message>
        <source>The same cards from every seat, so luck evens out.</source>
        <translation>Одни и те же карты с каждого места: везение выравнивается.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>Сетов до победы</translation>
    </message>
    <message>
        <source>Stop when it is clear</source>
        <translation>Остановить, когда ясно</translation>
    </message>
    <message>
        <source>Two bots: a test (SPRT) whether the first is better.</source>
        <translation>Два бота: тест (SPRT), сильнее ли первый.</translation>
    </message>
    <message>
        <source>Not better: at most this many Elo</source>
        <translation>Не сильнее: не больше стольких Эло</translation>
    </message>
    <message>
        <source>Better: at least this many Elo</source>
        <translation>Сильнее: не меньше стольких Эло</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Другая программа…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Например, ваша собственная.</translation>
    </message>
    <message>
        <source>Choose who plays.</source>
        <translation>Выберите, кто играет.</translation>
    </message>
    <message>
        <source>In this order: %1</source>
        <translation>В таком порядке: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s): %1</source>
        <translation>
            <numerusform>%n участник: %1</numerusform>
            <numerusform>%n участника: %1</numerusform>
            <numerusform>%n участников: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed plays the same contest</source>
        <translation>Зерно: до 16 шестнадцатеричных цифр; с тем же зерном турнир тот же</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>новое</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>A set takes about %1 on this computer.</source>
        <translation>Сет займёт на этом компьютере около %1.</translation>
    </message>
    <message>
        <source>All matches take at most about %1 on this computer.</source>
        <translation>Все матчи займут на этом компьютере не более %1.</translation>
    </message>
    <message>
        <source>All matches take about %1 on this computer.</source>
        <translation>Все матчи займут на этом компьютере около %1.</translation>
    </message>
    <message>
        <source>The second match of a pair has the cards of the first, with the seats exchanged.</source>
        <translation>Во втором матче пары карты те же, что в первом, а места меняются.</translation>
    </message>
    <message>
        <source>At the table, one match after the other.</source>
        <translation>За столом, матч за матчем.</translation>
    </message>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Вы играете %n матч; остальные играют между собой.</numerusform>
            <numerusform>Вы играете %n матча; остальные играют между собой.</numerusform>
            <numerusform>Вы играете %n матчей; остальные играют между собой.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::NewGameSheet</name>
    <message>
        <source>New game of %1</source>
        <translation>Новая партия: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>As in your last game</source>
        <translation>Как в прошлой партии</translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>Ещё %n правило</numerusform>
            <numerusform>Ещё %n правила</numerusform>
            <numerusform>Ещё %n правил</numerusform>
        </translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Место %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Только смотреть</translation>
    </message>
    <message>
        <source>A bot plays in this seat.</source>
        <translation>На этом месте играет бот.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Sit here yourself.</source>
        <translation>Сядьте сюда и играйте.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed deals the same cards</source>
        <translation>Зерно: до 16 шестнадцатеричных цифр; с тем же зерном раздача та же</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>новое</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>Другая программа…</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>Например, ваша собственная.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>From the contests</source>
        <translation>Из турниров</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>Ваши собственные программы</translation>
    </message>
    <message>
        <source>Take this deck</source>
        <translation>Взять эту колоду</translation>
    </message>
    <message>
        <source>Name of another person at this screen</source>
        <translation>Имя другого человека за этим экраном</translation>
    </message>
    <message>
        <source>Sits here</source>
        <translation>Садится сюда</translation>
    </message>
    <message>
        <source>A deal that can be proved</source>
        <translation>Раздача с доказательством</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>запечатано</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>My name</source>
        <translation>Моё имя</translation>
    </message>
    <message>
        <source>The rules as they are chosen here (%1)</source>
        <translation>Правила, как они выбраны здесь (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::NextMatch</name>
    <message>
        <source>You win the tournament: gold</source>
        <translation>Вы победили в турнире: золото</translation>
    </message>
    <message>
        <source>%1 wins the tournament: gold</source>
        <translation>%1 побеждает в турнире: золото</translation>
    </message>
    <message>
        <source>You come second: silver</source>
        <translation>Вы заняли второе место: серебро</translation>
    </message>
    <message>
        <source>%1 comes second: silver</source>
        <translation>%1 на втором месте: серебро</translation>
    </message>
    <message>
        <source>You come third: bronze</source>
        <translation>Вы заняли третье место: бронза</translation>
    </message>
    <message>
        <source>%1 comes third: bronze</source>
        <translation>%1 на третьем месте: бронза</translation>
    </message>
    <message>
        <source>You come in at place %1</source>
        <translation>Вы заняли %1-е место</translation>
    </message>
    <message>
        <source>%1 comes in at place %2</source>
        <translation>%1 занимает %2-е место</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Тур %1 из %2</translation>
    </message>
    <message>
        <source>Your next match: against %1</source>
        <translation>Ваш следующий матч — против игрока %1</translation>
    </message>
    <message>
        <source>The next match: %1 against %2</source>
        <translation>Следующий матч: %1 против игрока %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>%1 wins the tournament.</source>
        <translation>%1 побеждает в турнире.</translation>
    </message>
    <message>
        <source>The others are playing</source>
        <translation>Остальные играют</translation>
    </message>
    <message>
        <source>The others have matches to play</source>
        <translation>У остальных ещё есть матчи</translation>
    </message>
    <message>
        <source>Your next match follows.</source>
        <translation>Затем — ваш следующий матч.</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Пусть сыграют</translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you lead with %n point(s).</source>
        <translation>
            <numerusform>После тура %1 вы лидируете: %n очко.</numerusform>
            <numerusform>После тура %1 вы лидируете: %n очка.</numerusform>
            <numerusform>После тура %1 вы лидируете: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you share the lead with %n point(s).</source>
        <translation>
            <numerusform>После тура %1 вы делите первое место: %n очко.</numerusform>
            <numerusform>После тура %1 вы делите первое место: %n очка.</numerusform>
            <numerusform>После тура %1 вы делите первое место: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the best share the lead with %n point(s).</source>
        <translation>
            <numerusform>После тура %1 первое место делят: %n очко.</numerusform>
            <numerusform>После тура %1 первое место делят: %n очка.</numerusform>
            <numerusform>После тура %1 первое место делят: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the lead is with %2, who has %n point(s).</source>
        <translation>
            <numerusform>После тура %1 лидирует %2: %n очко.</numerusform>
            <numerusform>После тура %1 лидирует %2: %n очка.</numerusform>
            <numerusform>После тура %1 лидирует %2: %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in place %1.</source>
        <translation>Вы на %1-м месте.</translation>
    </message>
</context>
<context>
    <name>parlour::NumberField</name>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
</context>
<context>
    <name>parlour::OutcomeBars</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>outcome, number after the action, number after what was played</comment>
        <translation>%1: %2 против %3</translation>
    </message>
    <message>
        <source>Outcomes after both actions</source>
        <translation>Исходы после обоих действий</translation>
    </message>
</context>
<context>
    <name>parlour::Page</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>parlour::PastFilters</name>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Любой итог</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a game without others</comment>
        <translation>В одиночку</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Всё время</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>Последние семь дней</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Этот месяц</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Этот год</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>which are listed</comment>
        <translation>Партии</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>С ошибками</translation>
    </message>
    <message>
        <source>Seed, note or player</source>
        <translation>Зерно, заметка, игрок</translation>
    </message>
    <message>
        <source>Search by seed, note or player</source>
        <translation>Поиск по зерну, заметке или игроку</translation>
    </message>
    <message>
        <source>With this mistake</source>
        <translation>С этой ошибкой</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>Любой соперник</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>the filter</comment>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Сбросить отбор</translation>
    </message>
</context>
<context>
    <name>parlour::PictureField</name>
    <message>
        <source>%1: %2</source>
        <comment>a control and its value</comment>
        <translation>%1: %2</translation>
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
        <translation>%1 [%2]: %3</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>нет карт</translation>
    </message>
    <message>
        <source>%1: a letter on a card sends it here, with Alt it brings you here; here, type cards, Backspace takes the last one out</source>
        <translation>%1: эта буква на карте отправляет карту сюда, а с Alt переносит сюда вас; здесь набирайте карты, Backspace убирает последнюю</translation>
    </message>
</context>
<context>
    <name>parlour::PlanChanges</name>
    <message>
        <source>Add a bot…</source>
        <translation>Добавить бота…</translation>
    </message>
    <message>
        <source>More matches…</source>
        <translation>Больше матчей…</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Добавить бота</translation>
    </message>
    <message>
        <source>More matches</source>
        <translation>Больше матчей</translation>
    </message>
    <message>
        <source>How many matches each pair is to have played in the end. What was played stays.</source>
        <translation>Сколько матчей в итоге сыграет каждая пара. Сыгранное остаётся.</translation>
    </message>
    <message>
        <source>Matches of each pair</source>
        <translation>Матчей на пару</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>Добавить</translation>
    </message>
</context>
<context>
    <name>parlour::PlayOn</name>
    <message>
        <source>Bots only</source>
        <translation>Только боты</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>Место: %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>The game goes on from step %1; what came after it is dropped from this copy. Which seat do you take?</source>
        <translation>Партия продолжится с шага %1; всё, что было после, в этой копии отбрасывается. Какое место займёте?</translation>
    </message>
    <message>
        <source>Who takes your seat?</source>
        <translation>Кто займёт ваше место?</translation>
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
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Матчи</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Пораж.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Место %1: %2</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 против игрока %2: %3</translation>
    </message>
    <message>
        <source>%1 against %2: not played yet</source>
        <translation>%1 против %2: ещё не играли</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) played</source>
        <translation>
            <numerusform>%1: сыгран %n матч</numerusform>
            <numerusform>%1: сыграно %n матча</numerusform>
            <numerusform>%1: сыграно %n матчей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) won</source>
        <translation>
            <numerusform>%1: выигран %n матч</numerusform>
            <numerusform>%1: выиграно %n матча</numerusform>
            <numerusform>%1: выиграно %n матчей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) drawn</source>
        <translation>
            <numerusform>%1: %n матч вничью</numerusform>
            <numerusform>%1: %n матча вничью</numerusform>
            <numerusform>%1: %n матчей вничью</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) lost</source>
        <translation>
            <numerusform>%1: проигран %n матч</numerusform>
            <numerusform>%1: проиграно %n матча</numerusform>
            <numerusform>%1: проиграно %n матчей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n очко</numerusform>
            <numerusform>%1: %n очка</numerusform>
            <numerusform>%1: %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PositionFormView</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row and a control in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестна</translation>
    </message>
    <message numerus="yes">
        <source>%n of it are placed</source>
        <translation>
            <numerusform>%n размещена</numerusform>
            <numerusform>%n размещены</numerusform>
            <numerusform>%n размещено</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a card to put it here; Backspace takes the last one out. Alt and a letter: to that place.</source>
        <translation>Наберите карту, чтобы положить её сюда; Backspace убирает последнюю. Alt и буква — перейти в то место.</translation>
    </message>
    <message>
        <source>On a card, a letter sends it to the place with that letter.</source>
        <translation>Буква на карте отправляет её в место с этой буквой.</translation>
    </message>
</context>
<context>
    <name>parlour::PositionSheet</name>
    <message>
        <source>A position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Спросить</translation>
    </message>
    <message>
        <source>Copy as a line</source>
        <translation>Копировать строкой</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message>
        <source>There is only one action.</source>
        <translation>Есть только один ход.</translation>
    </message>
    <message>
        <source>The position is copied as a line: these lines and nothing else.</source>
        <translation>Позиция скопирована одной строкой: эти строки и больше ничего.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Доиграть</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Takes everything out, to copy a table from the beginning</source>
        <translation>Убирает всё, чтобы перенести стол с начала</translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>a bot</comment>
        <translation>Против игрока %1</translation>
    </message>
    <message>
        <source>Keeps the position for the practice, where it is asked until you find the best action</source>
        <translation>Сохраняет позицию для тренировки, где её спрашивают, пока вы не найдёте лучшее действие</translation>
    </message>
    <message>
        <source>The practice asks for this position from now on.</source>
        <translation>Теперь тренировка будет спрашивать эту позицию.</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>Оба хода стоят примерно одинаково.</translation>
    </message>
    <message>
        <source>Why not: %1?</source>
        <translation>Почему не: %1?</translation>
    </message>
    <message>
        <source>The position as text. Lines may be left out; ? means unknown.</source>
        <translation>Позиция текстом. Строки можно опускать; ? значит «неизвестно».</translation>
    </message>
    <message>
        <source>Plays on against this opponent. What you cannot see is dealt at random. Does not count in your statistics</source>
        <translation>Продолжает против этого соперника. Чего вы не видите, сдаётся наугад. В вашу статистику не входит</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Позиция разбирается…</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <translation>Выясняется, почему…</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Текстом</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>В тренировку</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>What each action is worth</source>
        <translation>Чего стоит каждое действие</translation>
    </message>
    <message>
        <source>Close the answer</source>
        <translation>Закрыть ответ</translation>
    </message>
    <message>
        <source>To send it to somebody: whoever pastes the line in Parlour sees this position</source>
        <translation>Чтобы отправить кому-нибудь: вставив строку в Parlour, он увидит эту позицию</translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation>Решаете вы.</translation>
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
        <translation>Щелчок убирает её</translation>
    </message>
    <message>
        <source>Click, drag or type a card. Backspace takes the last one out; Alt and a letter go to the place with it.</source>
        <translation>Щёлкните по карте, перетащите её или наберите. Backspace убирает последнюю; Alt и буква ведут к месту с этой буквой.</translation>
    </message>
    <message>
        <source>Click what it is.</source>
        <translation>Щёлкните по нужному.</translation>
    </message>
    <message>
        <source>Click or type what it is.</source>
        <translation>Щёлкните по нужному или наберите.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of it placed</source>
        <translation>
            <numerusform>%1, выложена %n</numerusform>
            <numerusform>%1, выложены %n</numerusform>
            <numerusform>%1, выложено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them are placed.</source>
        <translation>Все уже выложены.</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <comment>a value</comment>
        <translation>%1, выбрано</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a control and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a place and the number of its cards</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 [%2]: %3</source>
        <extracomment>A place for cards with its key, and its cards.</extracomment>
        <translation>%1 [%2]: %3</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>нет карт</translation>
    </message>
</context>
<context>
    <name>parlour::PracticeController</name>
    <message>
        <source>%1 points</source>
        <translation>%1 очка</translation>
    </message>
    <message>
        <source>A position that you kept</source>
        <translation>Сохранённая вами позиция</translation>
    </message>
    <message>
        <source>From your game of %1</source>
        <comment>a date</comment>
        <translation>Из вашей партии от %1</translation>
    </message>
    <message>
        <source>From a game of yours</source>
        <translation>Из вашей партии</translation>
    </message>
    <message>
        <source>In the game you played: %1.</source>
        <translation>В партии вы сыграли: %1.</translation>
    </message>
    <message>
        <source>In the game you played the same.</source>
        <translation>В партии вы сыграли так же.</translation>
    </message>
    <message>
        <source>A puzzle of %1 points. The first level to find it: %2</source>
        <comment>a rating, a level</comment>
        <translation>Задача с рейтингом %1. Первым её решает уровень: %2</translation>
    </message>
    <message>
        <source>A puzzle of %1 points that no level finds</source>
        <comment>a rating</comment>
        <translation>Задача с рейтингом %1, которую не решает ни один уровень</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>a move</comment>
        <translation>Лучший ход: %1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>Лучше: %1</translation>
    </message>
    <message>
        <source>%1 is worth as much as %2.</source>
        <comment>two moves</comment>
        <translation>%1 — не хуже, чем %2.</translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <comment>a move, points</comment>
        <translation>%1: минус %2.</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <comment>a kind of mistake</comment>
        <translation>Тема: %1</translation>
    </message>
    <message>
        <source>Your rating: %1, before %2</source>
        <translation>Ваш рейтинг: %1, был %2</translation>
    </message>
    <message>
        <source>Back to the practice</source>
        <translation>Вернуться к тренировке</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>К итогу</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>%1% of your chances to win</source>
        <translation>%1 % ваших шансов на победу</translation>
    </message>
</context>
<context>
    <name>parlour::PracticeMode</name>
    <message>
        <source>Practice: %1</source>
        <translation>Тренировка: %1</translation>
    </message>
    <message>
        <source>Back to the practice</source>
        <translation>Вернуться к тренировке</translation>
    </message>
</context>
<context>
    <name>parlour::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>A round is open</source>
        <translation>Серия не закончена</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <comment>exercises of a round</comment>
        <translation>отвечено: %1 из %2</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Отвечено</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises of a round</comment>
        <translation>верно: %1 из %2</translation>
    </message>
    <message>
        <source>Redo the missed ones</source>
        <translation>Повторить нерешённые</translation>
    </message>
    <message>
        <source>A round of ten</source>
        <translation>Серия из десяти</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>Новая серия</translation>
    </message>
    <message>
        <source>Begin a round</source>
        <translation>Начать серию</translation>
    </message>
    <message>
        <source>Kept positions</source>
        <translation>Сохранённые позиции</translation>
    </message>
    <message>
        <source>Other mistakes</source>
        <translation>Другие ошибки</translation>
    </message>
    <message>
        <source>%1 due of %2</source>
        <comment>exercises</comment>
        <translation>к повторению %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) mastered</source>
        <translation>
            <numerusform>%n упражнение усвоено</numerusform>
            <numerusform>%n упражнения усвоены</numerusform>
            <numerusform>%n упражнений усвоено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a review: the history reviews them all</source>
        <translation>
            <numerusform>%n партия без разбора: история разберёт все</numerusform>
            <numerusform>%n партии без разбора: история разберёт все</numerusform>
            <numerusform>%n партий без разбора: история разберёт все</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left out, since their game cannot be read</source>
        <translation>
            <numerusform>%n упражнение пропущено: его партия не читается</numerusform>
            <numerusform>%n упражнения пропущены: их партии не читаются</numerusform>
            <numerusform>%n упражнений пропущено: их партии не читаются</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept exercise(s) set aside, since a newer analysis finds no mistake there</source>
        <translation>
            <numerusform>%n сохранённое упражнение отложено: новый анализ не находит в нём ошибки</numerusform>
            <numerusform>%n сохранённых упражнения отложены: новый анализ не находит в них ошибок</numerusform>
            <numerusform>%n сохранённых упражнений отложено: новый анализ не находит в них ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) missed. Your own come back tomorrow; trying them now helps, too.</source>
        <translation>
            <numerusform>%n упражнение не решено. Ваши собственные ошибки вернутся завтра; полезно попробовать и сейчас.</numerusform>
            <numerusform>%n упражнения не решены. Ваши собственные ошибки вернутся завтра; полезно попробовать и сейчас.</numerusform>
            <numerusform>%n упражнений не решены. Ваши собственные ошибки вернутся завтра; полезно попробовать и сейчас.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes, until you find the move after one, three, seven and 21 days, mixed with decisions of yours that were fine and with puzzles of your strength. You can leave it at any time.</source>
        <translation>Ваши собственные ошибки, пока вы не найдёте ход через один, три, семь и 21 день, вперемешку с вашими хорошими решениями и задачами вам по силам. Прервать можно в любой момент.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>на сегодня %n упражнение</numerusform>
            <numerusform>на сегодня %n упражнения</numerusform>
            <numerusform>на сегодня %n упражнений</numerusform>
        </translation>
    </message>
    <message>
        <source>A decision of yours that was fine</source>
        <translation>Ваше хорошее решение</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>A position that you kept</source>
        <translation>Сохранённая вами позиция</translation>
    </message>
    <message>
        <source>A mistake of yours</source>
        <translation>Ваша ошибка</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ Верно</translation>
    </message>
    <message>
        <source>✗ Missed</source>
        <translation>✗ Не решено</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Look again at exercise %1</source>
        <translation>Посмотреть ещё раз упражнение %1</translation>
    </message>
    <message>
        <source>Parlour puzzle of %1: %2, found</source>
        <comment>a date, a game</comment>
        <translation>Задача Parlour от %1: %2, решена</translation>
    </message>
    <message>
        <source>Parlour puzzle of %1: %2, missed</source>
        <comment>a date, a game</comment>
        <translation>Задача Parlour от %1: %2, не решена</translation>
    </message>
    <message>
        <source>Puzzle of the day: %1</source>
        <comment>a game</comment>
        <translation>Задача дня: %1</translation>
    </message>
    <message>
        <source>The same for everybody, a new one each day</source>
        <translation>Одна на всех, каждый день новая</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Solve the puzzle of the day</source>
        <translation>Решить задачу дня</translation>
    </message>
    <message>
        <source>Look again at the puzzle of the day</source>
        <translation>Посмотреть задачу дня ещё раз</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the result as one line</source>
        <translation>Скопировать итог одной строкой</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>Your rating at puzzles</source>
        <translation>Ваш рейтинг в задачах</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating, its standard error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n задача</numerusform>
            <numerusform>%n задачи</numerusform>
            <numerusform>%n задач</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating at %1: %2 after the first puzzle, now %3</source>
        <translation>Рейтинг, %1: %2 после первой задачи, сейчас %3</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>Другие задачи</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Темы</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n puzzle(s) of your strength</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1, %n задача вам по силам</numerusform>
            <numerusform>%1, %n задачи вам по силам</numerusform>
            <numerusform>%1, %n задач вам по силам</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Тренировать</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a theme</comment>
        <translation>Тренировать: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of your strength left, each asked once</source>
        <translation>
            <numerusform>осталась %n задача вам по силам, она задаётся один раз</numerusform>
            <numerusform>осталось %n задачи вам по силам, каждая задаётся один раз</numerusform>
            <numerusform>осталось %n задач вам по силам, каждая задаётся один раз</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no exercise of this kind: %1</source>
        <translation>Упражнений такого рода нет: %1</translation>
    </message>
    <message>
        <source>All right! Your own mistakes come back once more later.</source>
        <translation>Всё верно! Ваши собственные ошибки позже вернутся ещё раз.</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Ваши партии просматриваются…</translation>
    </message>
    <message>
        <source>Nothing to practise today. Review a game, and its mistakes turn up here, with puzzles of that game.</source>
        <translation>Сегодня тренировки нет. Разберите партию, и её ошибки появятся здесь вместе с задачами этой игры.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) set aside after %1 misses</source>
        <translation>
            <numerusform>%n упражнение отложено после неудач: %1</numerusform>
            <numerusform>%n упражнения отложены после неудач: %1</numerusform>
            <numerusform>%n упражнений отложено после неудач: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePages</name>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) cannot be read and are left out.</source>
        <translation>
            <numerusform>%n упражнение не читается и пропущено.</numerusform>
            <numerusform>%n упражнения не читаются и пропущены.</numerusform>
            <numerusform>%n упражнений не читаются и пропущены.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePanel</name>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>exercises of a round</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Your move, on the table.</source>
        <translation>Ваш ход — на столе.</translation>
    </message>
    <message>
        <source>What each move is worth</source>
        <translation>Чего стоит каждый ход</translation>
    </message>
    <message>
        <source>Kept: it comes back</source>
        <translation>Сохранено: вернётся</translation>
    </message>
    <message>
        <source>Keep: bring it back</source>
        <translation>Сохранить: вернуть</translation>
    </message>
    <message>
        <source>Keep this exercise</source>
        <translation>Сохранить это упражнение</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>Позиция разбирается…</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Клавиша %1</translation>
    </message>
</context>
<context>
    <name>parlour::ProgramSheet</name>
    <message>
        <source>Another program</source>
        <translation>Другая программа</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Допустить к игре</translation>
    </message>
    <message>
        <source>Any program that speaks Parlour&apos;s protocol can play: lines of JSON on its standard input and output. It is started for each game and ended after it.</source>
        <translation>Играть может любая программа, знающая протокол Parlour: строки JSON на стандартном вводе и выводе. Её запускают для каждой партии и завершают после неё.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>python3 my_bot.py</source>
        <translation>python3 my_bot.py</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Забыть %1</translation>
    </message>
    <message>
        <source>Asking who it is…</source>
        <translation>Спрашиваем, кто это…</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <translation>Это %1.</translation>
    </message>
    <message>
        <source>This is %1 by %2.</source>
        <translation>Это %1, автор %2.</translation>
    </message>
    <message>
        <source>Its name at the table</source>
        <translation>Имя за столом</translation>
    </message>
    <message>
        <source>Its name at the table: %1</source>
        <translation>Имя за столом: %1</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Game and opponent</source>
        <translation>Игра и соперник</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>By the cost of a decision, compared with our own levels</source>
        <translation>По цене решения в сравнении с нашими игроками</translation>
    </message>
    <message>
        <source>The result as it was without luck</source>
        <translation>Итог за вычетом везения</translation>
    </message>
    <message>
        <source>Progress by game and opponent</source>
        <translation>Успехи по играм и соперникам</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>Что обходится дороже всего</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Личные рекорды</translation>
    </message>
    <message>
        <source>No costly decision is known. Review your games to find them.</source>
        <translation>Дорогих решений пока не известно. Разберите партии, чтобы их найти.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <comment>how often, mean cost, all together</comment>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, %2: %3, better: %4</source>
        <comment>a day, a loss, what was done, what was better</comment>
        <translation>%1, %2: %3, лучше: %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a best</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, a day</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>больше всего очков</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>лучшая серия</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n победа</numerusform>
            <numerusform>%n победы</numerusform>
            <numerusform>%n побед</numerusform>
        </translation>
    </message>
    <message>
        <source>quickest win</source>
        <translation>самая быстрая победа</translation>
    </message>
    <message>
        <source>shortest win</source>
        <translation>самая короткая победа</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>least lost by a decision</source>
        <translation>меньше всего потерь за решение</translation>
    </message>
    <message>
        <source>win with the worst luck</source>
        <translation>победа при худшем везении</translation>
    </message>
    <message>
        <source>No game that counts is over yet.</source>
        <translation>Ещё ни одна зачётная партия не окончена.</translation>
    </message>
    <message>
        <source>Your mean chance at the end: 100% for a win; alone: points</source>
        <translation>Ваш средний шанс в конце: 100&#xa0;% за победу; в одиночку — очки</translation>
    </message>
    <message>
        <source>on average, and all together</source>
        <translation>в среднем и всего</translation>
    </message>
    <message>
        <source>%1, alone, in points</source>
        <comment>a game</comment>
        <translation>%1, в одиночку, в очках</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>wins, games</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>A draw is half a win; alone: the games played</source>
        <translation>Ничья — половина победы; в одиночку — сыгранные партии</translation>
    </message>
    <message>
        <source>The wins to expect from the opponents&apos; strength and your earlier games</source>
        <translation>Победы, которых позволяли ждать сила соперников и ваши прежние партии</translation>
    </message>
    <message>
        <source>Lost a decision</source>
        <translation>Потеря за решение</translation>
    </message>
    <message>
        <source>What an unforced decision cost on average, of the win; alone: points</source>
        <translation>Средняя цена невынужденного решения, в доле победы; в одиночку — в очках</translation>
    </message>
    <message>
        <source>Luck a game</source>
        <translation>Везение за партию</translation>
    </message>
    <message>
        <source>What chance brought a game, of the win; alone: points</source>
        <translation>Что случай приносил за партию, в доле победы; в одиночку — в очках</translation>
    </message>
    <message>
        <source>Result without luck</source>
        <translation>Итог без везения</translation>
    </message>
    <message>
        <source>You have won %1, expected against %2: %3</source>
        <comment>4 of 9, a player, wins</comment>
        <translation>Вы выиграли %1, ожидалось против %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, its rating</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: your rating is %2, from %n game(s) against %3.</source>
        <translation>
            <numerusform>%1: ваш рейтинг %2, по %n партии, соперники: %3.</numerusform>
            <numerusform>%1: ваш рейтинг %2, по %n партиям, соперники: %3.</numerusform>
            <numerusform>%1: ваш рейтинг %2, по %n партиям, соперники: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings are Elo of one game each, where random play has %1: 400 more win ten games of eleven.</source>
        <translation>Рейтинги — это Эло, своё у каждой игры; у игры наугад %1, а на 400 больше — десять побед из одиннадцати.</translation>
    </message>
    <message>
        <source>List the games with it</source>
        <translation>Показать партии с ней</translation>
    </message>
    <message>
        <source>%1: the rating of %2 is %3.</source>
        <comment>a game, a guest, a rating</comment>
        <translation>%1: рейтинг игрока %2 — %3.</translation>
    </message>
    <message>
        <source>%1, in %2 of your last %3 losses at %4: %5 each</source>
        <comment>kind of mistake, games, games, game, loss</comment>
        <translation>%1: в %2 из последних %3 проигрышей (%4), каждый раз %5</translation>
    </message>
    <message>
        <source>What your losses have in common</source>
        <translation>Что общего у ваших поражений</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Отработать</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <comment>a kind of mistake</comment>
        <translation>Отработать: %1</translation>
    </message>
    <message>
        <source>Practise positions of this kind only</source>
        <translation>Тренировать только такие позиции</translation>
    </message>
    <message>
        <source>What you win against whom, and what your mistakes cost, stands here after your first game.</source>
        <translation>После первой партии здесь будет видно, у кого вы выигрываете и во что обходятся ошибки.</translation>
    </message>
</context>
<context>
    <name>parlour::ProofSheet</name>
    <message>
        <source>The proof of the deal</source>
        <translation>Доказательство раздачи</translation>
    </message>
    <message>
        <source>Shown before the first card</source>
        <translation>Показано до первой карты</translation>
    </message>
    <message>
        <source>Own words: %1</source>
        <translation>Свои слова: %1</translation>
    </message>
    <message>
        <source>The number is opened when the game is over.</source>
        <translation>Число откроется, когда партия закончится.</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Its salt, which keeps the seal from being guessed</source>
        <translation>Его соль: с ней печать нельзя подобрать</translation>
    </message>
    <message>
        <source>✓ Number and salt make the seal, and every card, die and coin of this game follows from the number and the words.</source>
        <translation>✓ Число и соль дают эту печать, и все карты, кости и монеты партии следуют из числа и слов.</translation>
    </message>
    <message>
        <source>✗ This is no proof: %1.</source>
        <translation>✗ Это не доказательство: %1.</translation>
    </message>
    <message>
        <source>Tried just now: %1 games from the same number with other moves. Of %2 draws at the same place, %3 were the same. Cards drawn from what the players chose or gave back are left out.</source>
        <translation>Проверено только что: партий с тем же числом и другими ходами — %1. Из %2 розыгрышей на том же месте совпали %3. Карты из выбранных или возвращённых игроками не в счёт.</translation>
    </message>
    <message>
        <source>Check it without Parlour, by any SHA-256: the seal is that of the text below; the seed is the beginning of its HMAC over the words, or without words the number.</source>
        <translation>Проверьте без Parlour любой программой SHA-256: печать — это SHA-256 текста ниже; зерно — начало его HMAC по словам, а без слов — само число.</translation>
    </message>
    <message>
        <source>Sealed text</source>
        <translation>Запечатанный текст</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>Сыграть ту же раздачу ещё раз</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>This is a proof for those who were shown the seal before the first card. Nobody added words, so whoever made the seal could choose the deal.</source>
        <translation>Это доказательство для тех, кому показали печать до первой карты. Своих слов никто не добавил, так что создатель печати мог выбрать раздачу.</translation>
    </message>
    <message>
        <source>This is a proof for those who were shown the seal before the first card and chose the words after it.</source>
        <translation>Это доказательство для тех, кому показали печать до первой карты и кто выбрал слова уже после этого.</translation>
    </message>
</context>
<context>
    <name>parlour::PurseSheet</name>
    <message>
        <source>Your purse</source>
        <translation>Ваш кошелёк</translation>
    </message>
    <message>
        <source>Pay back</source>
        <translation>Вернуть долг</translation>
    </message>
    <message>
        <source>Parts of the purse</source>
        <translation>Разделы кошелька</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующий матч</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Торговец</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Выиграно и проиграно</translation>
    </message>
    <message>
        <source>%1 Matches are for honour, with the starter&apos;s cards.</source>
        <comment>a reason</comment>
        <translation>%1 Матчи играются на интерес, начальными картами.</translation>
    </message>
    <message>
        <source>You own %1.</source>
        <translation>У вас %1.</translation>
    </message>
    <message>
        <source>You owe the dealer %1.</source>
        <translation>Ваш долг торговцу: %1.</translation>
    </message>
    <message>
        <source>In free play you have every card. For credits you begin with a starter&apos;s deck and %1, wager on matches and win or buy cards; it is no real money.</source>
        <translation>В свободной игре у вас есть все карты. В игре на кредиты у вас сначала начальная колода и %1, на матчи делаются ставки, а карты можно выиграть или купить; это не настоящие деньги.</translation>
    </message>
    <message>
        <source>Take this deck</source>
        <translation>Взять эту колоду</translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message>
        <source>Game over. %1</source>
        <translation>Партия окончена. %1</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть на стол</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Зерно %1</translation>
    </message>
    <message>
        <source>Copy the seed: the same seed deals the same game</source>
        <translation>Скопировать зерно: с тем же зерном партия та же</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партий</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, games won</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n ничья</numerusform>
            <numerusform>%n ничьи</numerusform>
            <numerusform>%n ничьих</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>games won</comment>
        <translation>Пока что: %1</translation>
    </message>
</context>
<context>
    <name>parlour::ResultController</name>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n шаг</numerusform>
            <numerusform>%1, %n шага</numerusform>
            <numerusform>%1, %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>Зерно скопировано.</translation>
    </message>
    <message>
        <source>Parlour, %1, %2: %3</source>
        <extracomment>The first line of a shared result: the game, the date of the deal of the day, who won.</extracomment>
        <translation>Parlour, %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 (expected %2), %3</source>
        <comment>points or chance to win at the end, at the start, mistakes</comment>
        <translation>%1 (ожидалось %2), %3</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ResultReviewPart</name>
    <message>
        <source>Expected points</source>
        <translation>Ожидаемые очки</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 очка</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>chance to win, at the start, at the end</comment>
        <translation>%1: от %2 до %3</translation>
    </message>
    <message>
        <source>Where it turned:</source>
        <translation>Где всё решилось:</translation>
    </message>
    <message>
        <source>Where it turned: %1.</source>
        <comment>a part of the game</comment>
        <translation>Где всё решилось: %1.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>points, before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>No mistakes; luck took %1</source>
        <translation>Ошибок нет; не повезло на %1</translation>
    </message>
    <message>
        <source>No mistakes; luck gave %1</source>
        <translation>Ошибок нет; повезло на %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go there in the review</source>
        <translation>Перейти туда в разборе</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>chance to win, before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chance to win, player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Mistakes cost %1, luck took %2</source>
        <comment>60%, or 2.2 games</comment>
        <translation>Ошибки стоили %1, не повезло на %2</translation>
    </message>
    <message>
        <source>Mistakes cost %1, luck gave %2</source>
        <comment>60%, or 2.2 games</comment>
        <translation>Ошибки стоили %1, повезло на %2</translation>
    </message>
    <message>
        <source>%1: mistakes cost %2, luck took %3</source>
        <comment>player, 60%, or 2.2 games</comment>
        <translation>%1: ошибки стоили %2, не повезло на %3</translation>
    </message>
    <message>
        <source>%1: mistakes cost %2, luck gave %3</source>
        <comment>player, 60%, or 2.2 games</comment>
        <translation>%1: ошибки стоили %2, повезло на %3</translation>
    </message>
    <message>
        <source>Looking at the game…</source>
        <translation>Партия разбирается…</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewController</name>
    <message>
        <source>Blunder</source>
        <translation>Грубая ошибка</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Сомнительно</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Хорошо</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Как бы вы сыграли здесь?</translation>
    </message>
    <message>
        <source>%1 costs %2. Try again.</source>
        <translation>%1: минус %2. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 очка</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the game, what was done</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Лучше: %1</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Откуда взялись очки</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>В начале</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Везение</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Ваши решения</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>Решения игрока %1</translation>
    </message>
    <message>
        <source>Choices of others</source>
        <translation>Решения других</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Погрешность</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Ожидаемые очки</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chance to win, figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, then %3 (%4, %5)</source>
        <comment>chance to win, before, after, loss, grade</comment>
        <translation>%1: %2, затем %3 (%4, %5)</translation>
    </message>
    <message>
        <source>%1: %2. The best was played.</source>
        <comment>chance to win, figure</comment>
        <translation>%1: %2. Сыграно лучшее.</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>Вашими глазами</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Глазами игрока %1</translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %n decision(s)</source>
        <translation>
            <numerusform>Ни одной ошибки в %n решении</numerusform>
            <numerusform>Ни одной ошибки в %n решениях</numerusform>
            <numerusform>Ни одной ошибки в %n решениях</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>mistakes, decisions</comment>
        <translation>%1 на %2</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n решение</numerusform>
            <numerusform>%n решения</numerusform>
            <numerusform>%n решений</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Экспорт разбора</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>Данные (*.json)</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Разбор: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>The review is not saved: %1</source>
        <translation>Разбор не сохранён: %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <comment>chance to win, at the start, at the end</comment>
        <translation>От %1 к %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Сыграно: %1</translation>
    </message>
    <message>
        <source>%1 is just as good as the best move.</source>
        <translation>%1 ничуть не хуже лучшего хода.</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 — лучший ход.</translation>
    </message>
    <message>
        <source>Looking at the game…</source>
        <translation>Партия разбирается…</translation>
    </message>
    <message>
        <source>Looking at step %1 of %2…</source>
        <translation>Разбирается шаг %1 из %2…</translation>
    </message>
    <message>
        <source>Looking longer at the costliest decisions…</source>
        <translation>Самые дорогие ходы разбираются дольше…</translation>
    </message>
    <message>
        <source>Stop at mistakes</source>
        <translation>Стоп на ошибках</translation>
    </message>
    <message>
        <source>Export the review…</source>
        <translation>Экспортировать разбор…</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewCurve</name>
    <message>
        <source>The chance to win over the game</source>
        <translation>Шансы на победу по ходу партии</translation>
    </message>
    <message>
        <source>The expected points over the game</source>
        <translation>Ожидаемые очки по ходу партии</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Шаг %1 из %2: %3</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>везение</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Mistakes, worst first</source>
        <translation>Ошибки, сначала худшие</translation>
    </message>
    <message>
        <source>Show best</source>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Следующая ошибка</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Клавиша %1</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewStrip</name>
    <message>
        <source>Reviews done</source>
        <translation>Готовые разборы</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Finished reviews are kept; the rest continue when you ask again</source>
        <translation>Готовые разборы сохраняются, остальные продолжатся, когда вы попросите снова</translation>
    </message>
    <message>
        <source>Reviewing games: %1 of %2 done</source>
        <translation>Разбор партий: готово %1 из %2</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>how many are done, a time</comment>
        <translation>%1, осталось около %2</translation>
    </message>
</context>
<context>
    <name>parlour::RoundList</name>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
</context>
<context>
    <name>parlour::RulesSheet</name>
    <message>
        <source>%1: %2</source>
        <comment>a rule and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rules in force: %1</source>
        <translation>Действуют правила: %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>The PDF is not saved: %1</source>
        <translation>PDF не сохранён: %1</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Learn the game on the table, move by move</source>
        <translation>Научиться игре за столом, ход за ходом</translation>
    </message>
    <message>
        <source>Search (%1)</source>
        <translation>Найти (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::SealSheet</name>
    <message>
        <source>A deal that can be proved</source>
        <translation>Раздача с доказательством</translation>
    </message>
    <message>
        <source>One number decides every card, die and coin of a game, whatever is played. It is fixed now, and this is its seal: it says nothing of the number, but fits no other. After the game the number is opened, and anybody can see that it is the one that was sealed.</source>
        <translation>Одно число решает, какими будут все карты, кости и монеты партии, как бы вы ни играли. Оно выбрано сейчас, и вот его печать: о числе она ничего не говорит, но к другому не подойдёт. После партии число открывается, и каждый может убедиться, что запечатано было именно оно.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>Свои слова</translation>
    </message>
    <message>
        <source>Own words, as one cuts a deck; may be left out</source>
        <translation>Свои слова — как снять колоду; можно без них</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>Скопировать печать</translation>
    </message>
    <message>
        <source>Deal from this number</source>
        <translation>Сдать по этому числу</translation>
    </message>
    <message>
        <source>Words of your own are mixed into the deal, so that nobody can have chosen it before: they change every card, and the number is fixed already.</source>
        <translation>Ваши слова подмешиваются в раздачу, поэтому никто не мог выбрать её заранее: они меняют каждую карту, а число уже выбрано.</translation>
    </message>
    <message>
        <source>Several blanks in a row count as one.</source>
        <translation>Несколько пробелов подряд считаются за один.</translation>
    </message>
</context>
<context>
    <name>parlour::SeatTable</name>
    <message>
        <source>Wins by seat</source>
        <translation>Победы по местам</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Место %1</translation>
    </message>
    <message>
        <source>%1 in seat %2: %3 won of %4</source>
        <translation>%1, место %2: побед %3 из %4</translation>
    </message>
</context>
<context>
    <name>parlour::SettingsRows</name>
    <message>
        <source>No setting fits.</source>
        <translation>Нет подходящих настроек.</translation>
    </message>
</context>
<context>
    <name>parlour::SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Of the window; games stay as they are.</source>
        <translation>Язык окна; партии от него не зависят.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>What you are called at the table.</source>
        <translation>Как вас зовут за столом.</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>High contrast is flat and as readable as possible.</source>
        <translation>Контрастный — плоский и самый разборчивый.</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Графит</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастный</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>The program&apos;s own cards, or those installed on this computer.</source>
        <translation>Карты программы или установленные на компьютере.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Четыре цвета</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green, on the program&apos;s own cards.</source>
        <translation>Бубны синие, трефы зелёные — на картах программы.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Of the pieces, and of the pauses when bots act.</source>
        <translation>Скорость карт и паузы, когда ходят боты.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Pieces fade instead of moving.</source>
        <translation>Карты проявляются, а не летят.</translation>
    </message>
    <message>
        <source>Parlour %1</source>
        <translation>Parlour %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Of cards, chips, dice and coins, and of a game that is won.</source>
        <translation>Карты, фишки, кости, монеты и выигранная партия.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средне</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Громко</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>Asks before a move of yours that costs much of the chance to win.</source>
        <translation>Спрашивает перед ходом, который сильно снижает ваш шанс на победу.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>tutor</comment>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Грубые ошибки</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>Все ошибки</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>Сомнительно от</translation>
    </message>
    <message>
        <source>Mistake from</source>
        <translation>Ошибка от</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Грубая ошибка от</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Ваш портрет</translation>
    </message>
    <message>
        <source>At the table and in lists of players.</source>
        <translation>За столом и в списках игроков.</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Рубашка карт</translation>
    </message>
    <message>
        <source>Of the program&apos;s own cards.</source>
        <translation>У собственных карт программы.</translation>
    </message>
    <message>
        <source>Russian letters</source>
        <translation>Русские буквы</translation>
    </message>
    <message>
        <source>В, Д, К and Т on the program&apos;s own cards, instead of J, Q, K and A.</source>
        <translation>В, Д, К и Т на собственных картах программы вместо J, Q, K и A.</translation>
    </message>
    <message>
        <source>Roll the dice yourself</source>
        <translation>Бросать кости самому</translation>
    </message>
    <message>
        <source>Your first roll waits for you as well; otherwise it is automatic.</source>
        <translation>И первый бросок ждёт вас; иначе кости падают сами.</translation>
    </message>
    <message>
        <source>Wine red felt</source>
        <translation>Винно-красное сукно</translation>
    </message>
    <message>
        <source>Pine green felt</source>
        <translation>Сукно цвета хвои</translation>
    </message>
    <message>
        <source>No portrait</source>
        <translation>Без портрета</translation>
    </message>
    <message>
        <source>Portrait %1</source>
        <translation>Портрет %1</translation>
    </message>
    <message>
        <source>Woven</source>
        <translation>Плетёная</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Решётка</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Чешуя</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Ночное небо</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Спрашивать</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>The first tap or key shows what would be done, the second does it.</source>
        <translation>Первое нажатие показывает, что будет сделано, второе — делает.</translation>
    </message>
    <message>
        <source>%1 Games with them are marked.</source>
        <translation>%1 Партии с ними помечаются.</translation>
    </message>
    <message>
        <source>Commands in shared files</source>
        <translation>Команды в файлах для других</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Поиск в настройках</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Panels and pages; a table keeps its own colours.</source>
        <translation>Панели и страницы; стол сохраняет свои цвета.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Undo after something new</source>
        <translation>Отмена после нового</translation>
    </message>
    <message>
        <source>Whether Undo also takes back a move after which you saw new cards or dice. For practice.</source>
        <translation>Отменяет ли «Отмена» и ход, после которого вы увидели новые карты или кости. Для тренировки.</translation>
    </message>
    <message>
        <source>Copies and exports also hold the commands that start other programs, and what these write. Both may tell names of people and folders. Otherwise a program is named by its file alone.</source>
        <translation>Копии и экспорт содержат и команды, которые запускают другие программы, и то, что те пишут. В них могут быть имена людей и папок. Иначе программа названа только по своему файлу.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Training wheels</source>
        <translation>Подсказки для учёбы</translation>
    </message>
    <message>
        <source>Its own colours</source>
        <translation>Свои цвета</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>And of all else in the window, from the next start of the program.</source>
        <translation>И всего остального в окне — со следующего запуска программы.</translation>
    </message>
    <message>
        <source>Tap once to preview, again to play</source>
        <translation>Одно касание — показать, второе — сыграть</translation>
    </message>
    <message>
        <source>Call it so when it costs at least this much, in % of the win.</source>
        <translation>Так ход называется, если стоит не меньше этого, в % победы.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Все клавиши</translation>
    </message>
    <message>
        <source>Set all back</source>
        <translation>Вернуть все</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Each can be changed. Esc, Enter, Space, Tab, Home, End and the arrows stay.</source>
        <translation>Каждое можно изменить. Esc, Enter, пробел, Tab, Home, End и стрелки остаются.</translation>
    </message>
    <message>
        <source>Keys: %1</source>
        <comment>where they work</comment>
        <translation>Клавиши: %1</translation>
    </message>
</context>
<context>
    <name>parlour::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>parlour::SidePanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How %1 comes about</source>
        <translation>Из чего складывается %1</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Мысли</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Log: one line per step; activating a line goes there</source>
        <translation>Журнал: строка на шаг, выбор строки ведёт к этому шагу</translation>
    </message>
    <message>
        <source>Notes on this game</source>
        <translation>Заметки о партии</translation>
    </message>
    <message>
        <source>Your notes. They are saved with the game.</source>
        <translation>Ваши заметки. Они сохраняются вместе с партией.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What it believes</source>
        <translation>Что он предполагает</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>What it believes, in 100</source>
        <translation>Что он предполагает, из 100</translation>
    </message>
</context>
<context>
    <name>parlour::Stage</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>parlour::StandingsTable</name>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Доля %</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Погр.</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Эло</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Нарушения</translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n, снят</numerusform>
            <numerusform>%n, снят</numerusform>
            <numerusform>%n, снят</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>faults</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1, place %2: %3 percent of the wins, error %4</source>
        <translation>%1, место %2: побед %3&#xa0;%, погрешность %4</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>%1, between %2 and %3 (%4)</source>
        <comment>a strength, bounds, how sure they are</comment>
        <translation>%1, от %2 до %3 (%4)</translation>
    </message>
    <message>
        <source>Elo counts from the mean of these bots, which is 0; 400 more win ten games of eleven.</source>
        <translation>Эло отсчитывается от среднего этих ботов, то есть от 0; на 400 больше — десять побед из одиннадцати.</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>Очки за матч</translation>
    </message>
    <message>
        <source>not begun</source>
        <comment>an entrant of a contest in progress</comment>
        <translation>ещё не играет</translation>
    </message>
    <message>
        <source>%1 has not begun</source>
        <translation>%1 ещё не играет</translation>
    </message>
</context>
<context>
    <name>parlour::TableBar</name>
    <message>
        <source>Move now</source>
        <translation>Поторопить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Темп: %1</translation>
    </message>
    <message>
        <source>Pace of the bots and the pieces</source>
        <translation>Темп ботов и карт</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>%1 (Esc)</source>
        <extracomment>Where the button leads, and its key.</extracomment>
        <translation>%1 (Esc)</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>Доиграть до конца</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Все карты открыты</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>Ваш вид</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Вид: %1</translation>
    </message>
    <message>
        <source>All open, %1 at the bottom</source>
        <translation>Всё открыто, внизу %1</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>А если бы</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Menu of a sealed game</source>
        <translation>Меню партии с печатью</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>More for this game, whose deal is sealed</source>
        <translation>Ещё для этой партии; её раздача под печатью</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>Ещё для этой партии</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Сохранить копию…</translation>
    </message>
    <message>
        <source>Share as a line of text…</source>
        <translation>Поделиться строкой текста…</translation>
    </message>
    <message>
        <source>Change this position…</source>
        <translation>Изменить эту позицию…</translation>
    </message>
    <message>
        <source>The proof of the deal…</source>
        <translation>Доказательство раздачи…</translation>
    </message>
    <message>
        <source>Keys of this table</source>
        <translation>Клавиши этого стола</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>The bot plays the best move found so far (%1)</source>
        <translation>Бот ответит лучшим, что успел найти (%1)</translation>
    </message>
    <message>
        <source>The bots play the rest at once (%1)</source>
        <translation>Боты сразу доиграют остальное (%1)</translation>
    </message>
    <message>
        <source>Back to your last decision (%1)</source>
        <translation>К вашему последнему решению (%1)</translation>
    </message>
    <message>
        <source>What matters here, in words; again: the move (%1)</source>
        <translation>Что здесь важно, словами; ещё раз: ход (%1)</translation>
    </message>
    <message>
        <source>Another action at this step, and what it leads to (%1)</source>
        <translation>Другое действие на этом шаге и что из него выйдет (%1)</translation>
    </message>
    <message>
        <source>What could be known (%1)</source>
        <translation>Что можно было знать (%1)</translation>
    </message>
    <message>
        <source>Whose cards are seen, and what could be known (%1)</source>
        <translation>Чьи карты видны и что можно было знать (%1)</translation>
    </message>
    <message>
        <source>Log, thinking and notes (%1)</source>
        <translation>Журнал, мысли и заметки (%1)</translation>
    </message>
    <message>
        <source>What could they know (%1)</source>
        <translation>Что они могли знать (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::TableMode</name>
    <message>
        <source>Back to the contest</source>
        <translation>Вернуться в турнир</translation>
    </message>
    <message>
        <source>Back to the history</source>
        <translation>Вернуться в историю</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Вернуться в зал</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>parlour::TablePage</name>
    <message>
        <source>%1 · wager: %2</source>
        <comment>the rules of a match</comment>
        <translation>%1 · ставка: %2</translation>
    </message>
</context>
<context>
    <name>parlour::TableView</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 думает</translation>
    </message>
</context>
<context>
    <name>parlour::ThinkingController</name>
    <message>
        <source>Show a hint</source>
        <translation>Показать совет</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Nobody decides here: it is up to chance.</source>
        <translation>Здесь никто не решает: всё за случаем.</translation>
    </message>
    <message>
        <source>Nothing to think about here.</source>
        <translation>Здесь нечего взвешивать.</translation>
    </message>
    <message>
        <source>Pause to see the thinking at each step.</source>
        <translation>Нажмите паузу, чтобы видеть мысли на каждом шаге.</translation>
    </message>
    <message>
        <source>Ask for a hint: first what matters here, in words, then the move.</source>
        <translation>Попросите совет: сначала словами, что здесь важно, потом ход.</translation>
    </message>
    <message>
        <source>The others&apos; thinking can be seen when the game is over.</source>
        <translation>Мысли соперников откроются, когда партия закончится.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 думает</translation>
    </message>
    <message>
        <source>%1 thought</source>
        <translation>Ход мыслей игрока %1</translation>
    </message>
    <message>
        <source>The last decision, step %1.</source>
        <translation>Последнее решение, шаг %1.</translation>
    </message>
    <message>
        <source>%1 writes</source>
        <translation>%1 пишет</translation>
    </message>
    <message>
        <source>Fault: %1 (%2)</source>
        <translation>Нарушение: %1 (%2)</translation>
    </message>
    <message>
        <source>Fault: %1</source>
        <translation>Нарушение: %1</translation>
    </message>
</context>
<context>
    <name>parlour::TournamentPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es) of each pair</source>
        <translation>
            <numerusform>%1, %n матч на пару</numerusform>
            <numerusform>%1, %n матча на пару</numerusform>
            <numerusform>%1, %n матчей на пару</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
</context>
<context>
    <name>parlour::TournamentSheet</name>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Вы играете %n матч; остальные играют между собой.</numerusform>
            <numerusform>Вы играете %n матча; остальные играют между собой.</numerusform>
            <numerusform>Вы играете %n матчей; остальные играют между собой.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %1 to %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>Вы играете от %1 до %n матча; остальные играют между собой.</numerusform>
            <numerusform>Вы играете от %1 до %n матчей; остальные играют между собой.</numerusform>
            <numerusform>Вы играете от %1 до %n матчей; остальные играют между собой.</numerusform>
        </translation>
    </message>
    <message>
        <source>That takes about %1.</source>
        <translation>Это займёт около %1.</translation>
    </message>
    <message>
        <source>A tournament of your own</source>
        <translation>Собственный турнир</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Лига</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Кубок</translation>
    </message>
    <message>
        <source>A second person at this screen</source>
        <translation>Второй человек за этим экраном</translation>
    </message>
    <message>
        <source>Name of a second person at this screen</source>
        <translation>Имя второго человека за этим экраном</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никого</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Против кого</translation>
    </message>
    <message>
        <source>Rules and programs…</source>
        <translation>Правила и программы…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Matches to win against each</source>
        <translation>Матчей до победы над каждым</translation>
    </message>
    <message>
        <source>Matches against each</source>
        <translation>Матчей с каждым</translation>
    </message>
    <message>
        <source>Choose at least two opponents.</source>
        <translation>Выберите хотя бы двух соперников.</translation>
    </message>
</context>
<context>
    <name>parlour::Transport</name>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Догнать игру</translation>
    </message>
    <message>
        <source>To the first step</source>
        <translation>К первому шагу</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>К последнему шагу</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>%1 · live at %2</source>
        <translation>%1 · игра на шаге %2</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2, %3</source>
        <translation>Шкала времени, шаг %1 из %2, %3</translation>
    </message>
    <message>
        <source>Live at %1</source>
        <translation>Игра на шаге %1</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2</source>
        <translation>Шкала времени, шаг %1 из %2</translation>
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
        <translation>Выигранные партии, каждый раз из последних %1: %2 (%3), сейчас %4, между %5 и %6</translation>
    </message>
    <message>
        <source>Lost by a decision, over the last %1 games each time: %2 on %3, %4 now, between %5 and %6</source>
        <translation>Цена решения, каждый раз за последние партии (%1): %2 (%3), сейчас %4, между %5 и %6</translation>
    </message>
</context>
<context>
    <name>parlour::ValueList</name>
    <message>
        <source>Yours; about the same</source>
        <comment>a move, compared with the best one</comment>
        <translation>Ваш ход; стоит примерно столько же</translation>
    </message>
    <message>
        <source>About the same</source>
        <comment>a move, compared with the best one</comment>
        <translation>Стоит примерно столько же</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>a move</comment>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a move</comment>
        <translation>лучший</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit of a loss, a figure</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>Ожидаемые очки</translation>
    </message>
    <message>
        <source>Loses, points</source>
        <comment>header of a column</comment>
        <translation>Потеря, очки</translation>
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
        <translation>Так и было сыграно.</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n branch(es), which is the most. Delete one first.</source>
        <translation>
            <numerusform>У этой партии %n вариант, больше нельзя. Сначала удалите один.</numerusform>
            <numerusform>У этой партии %n варианта, больше нельзя. Сначала удалите один.</numerusform>
            <numerusform>У этой партии %n вариантов, больше нельзя. Сначала удалите один.</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Как было</translation>
    </message>
    <message>
        <source>the players of the game</source>
        <translation>игроки этой партии</translation>
    </message>
    <message>
        <source>With the real cards · %1 · played on by %2</source>
        <comment>action, players</comment>
        <translation>С настоящими картами · %1 · дальше — %2</translation>
    </message>
    <message>
        <source>What you could not see, dealt again · %1 · played on by %2</source>
        <comment>action, players</comment>
        <translation>Всё, чего вы не видели, сдано заново · %1 · дальше — %2</translation>
    </message>
    <message>
        <source>What %1 could not see, dealt again · %2 · played on by %3</source>
        <comment>seat, action, players</comment>
        <translation>Всё, чего не видит %1, сдано заново · %2 · дальше — %3</translation>
    </message>
    <message>
        <source>Nobody has a choice at this step. Go to one at which somebody decides.</source>
        <translation>На этом шаге никто не выбирает. Перейдите к шагу, где кто-то решает.</translation>
    </message>
    <message>
        <source>Step %1, %2. Played: %3. Choose another action, at the table or here.</source>
        <comment>number, seat, action</comment>
        <translation>Шаг %1, %2. Сыграно: %3. Выберите другое действие, на столе или здесь.</translation>
    </message>
    <message>
        <source>The players of the game</source>
        <translation>Игроки этой партии</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Сыграно: %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>number, action</comment>
        <translation>Шаг %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>dealt again, %n time(s)</source>
        <translation>
            <numerusform>сдано заново, %n раз</numerusform>
            <numerusform>сдано заново, %n раза</numerusform>
            <numerusform>сдано заново, %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>real cards · %1</source>
        <comment>result</comment>
        <translation>настоящие карты · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each played on after both actions</source>
        <translation>
            <numerusform>%n раздача, сыграна после обоих действий</numerusform>
            <numerusform>%n раздачи, каждая сыграна после обоих действий</numerusform>
            <numerusform>%n раздач, каждая сыграна после обоих действий</numerusform>
        </translation>
    </message>
    <message>
        <source>This branch: %1. The game: %2.</source>
        <comment>results</comment>
        <translation>Этот вариант: %1. Партия: %2.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>Клавиша Esc</translation>
    </message>
    <message>
        <source>Loses, points</source>
        <comment>header of a column</comment>
        <translation>Потеря, очки</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>a chance and the ends of its interval, in hundredths</comment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what you could expect: all that you could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>Настоящие карты показывают, что было бы. Пересдача показывает, чего вы могли ждать: всё, чего вы не видели, сдаётся заново, как это считает вероятным анализ, до %n раза.</numerusform>
            <numerusform>Настоящие карты показывают, что было бы. Пересдача показывает, чего вы могли ждать: всё, чего вы не видели, сдаётся заново, как это считает вероятным анализ, до %n раз.</numerusform>
            <numerusform>Настоящие карты показывают, что было бы. Пересдача показывает, чего вы могли ждать: всё, чего вы не видели, сдаётся заново, как это считает вероятным анализ, до %n раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what %1 could expect: all that %1 could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>Настоящие карты показывают, что было бы. Пересдача показывает, чего мог ждать игрок %1: всё, чего %1 не видит, сдаётся заново, как это считает вероятным анализ, до %n раза.</numerusform>
            <numerusform>Настоящие карты показывают, что было бы. Пересдача показывает, чего мог ждать игрок %1: всё, чего %1 не видит, сдаётся заново, как это считает вероятным анализ, до %n раз.</numerusform>
            <numerusform>Настоящие карты показывают, что было бы. Пересдача показывает, чего мог ждать игрок %1: всё, чего %1 не видит, сдаётся заново, как это считает вероятным анализ, до %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference is %1 to %2 points, as sure as 95 in 100.</source>
        <translation>Разница в очках — от %1 до %2, с уверенностью 95 из 100.</translation>
    </message>
    <message>
        <source>The analysis says %1 points, as it expects everybody to play as it does; here the game is played on by %2.</source>
        <comment>difference, players</comment>
        <translation>По анализу разница в очках %1: он ждёт, что все играют, как он; здесь игру доигрывают: %2.</translation>
    </message>
    <message>
        <source>More deals</source>
        <translation>Больше раздач</translation>
    </message>
    <message>
        <source>Playing it out…</source>
        <translation>Доигрывается…</translation>
    </message>
    <message>
        <source>Deal %1 of %2…</source>
        <translation>Раздача %1 из %2…</translation>
    </message>
    <message>
        <source>Save a copy of the game (%1) to keep its branches.</source>
        <translation>Чтобы сохранить варианты, сохраните копию партии (%1).</translation>
    </message>
</context>
<context>
    <name>parlour::WhatIfPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a choice, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Who plays on</source>
        <translation>Кто играет дальше</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>А если бы</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Вернуться к разбору</translation>
    </message>
    <message>
        <source>With the real cards</source>
        <translation>С настоящими картами</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Сдано заново</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Another action…</source>
        <translation>Другое действие…</translation>
    </message>
</context>
</TS>
