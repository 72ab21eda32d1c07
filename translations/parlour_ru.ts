<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>A measure for the others</source>
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
        <translation>Опубликованный конкурс, правило в правило</translation>
    </message>
    <message>
        <source>Sample player of the published contest, rule for rule</source>
        <translation>Игрок-образец опубликованного конкурса, правило в правило</translation>
    </message>
    <message>
        <source>After the one line known of it; its true rules are lost</source>
        <translation>По единственной известной о нём строке; настоящие правила утеряны</translation>
    </message>
    <message>
        <source>Our own, to measure others against</source>
        <translation>Наш собственный, мерило для остальных</translation>
    </message>
    <message>
        <source>Does anything that is allowed.</source>
        <translation>Делает что угодно, лишь бы по правилам.</translation>
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
        <source>Believes that time goes forward only.</source>
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
        <source>Goes back by tens, and throws dice over it.</source>
        <translation>Возвращается десятками и бросает на это кости.</translation>
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
        <translation>Бот-образец опубликованного конкурса, правило в правило</translation>
    </message>
    <message>
        <source>Bluffs, doubts and strikes as the dice fall.</source>
        <translation>Блефует, не верит и бьёт, как выпадут кости.</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Однообразный</translation>
    </message>
    <message>
        <source>Saves up for a coup, and never claims or doubts anything.</source>
        <translation>Копит на переворот, ничего не заявляет и никому не перечит.</translation>
    </message>
    <message>
        <source>Honest</source>
        <translation>Честный</translation>
    </message>
    <message>
        <source>Never bluffs, and doubts only what cannot be true.</source>
        <translation>Не блефует и не верит только тому, чего быть не может.</translation>
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
        <source>A reading of what its author tells of it; its true rules are lost</source>
        <translation>Толкование того, что сказал о нём автор; настоящие правила утеряны</translation>
    </message>
    <message>
        <source>Goes for patterns and takes the first good one it gets.</source>
        <translation>Ищет комбинации и берёт первую хорошую.</translation>
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
        <translation>Вы вышли первым</translation>
    </message>
    <message>
        <source>You are out second</source>
        <translation>Вы вышли вторым</translation>
    </message>
    <message>
        <source>You are out third</source>
        <translation>Вы вышли третьим</translation>
    </message>
    <message>
        <source>You are out fourth</source>
        <translation>Вы вышли четвёртым</translation>
    </message>
    <message>
        <source>You are out fifth</source>
        <translation>Вы вышли пятым</translation>
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
    <name>DurakWords</name>
    <message>
        <source>Attack with %1</source>
        <translation>Пойти с %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Cover %1 with %2</source>
        <translation>Побить %1 картой %2</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Взять карты</translation>
    </message>
    <message>
        <source>Transfer with %1</source>
        <translation>Перевести картой %1</translation>
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
        <source>Done</source>
        <comment>on a button</comment>
        <translation>Пас</translation>
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
        <translation>Бьёт %1 картой %2</translation>
    </message>
    <message>
        <source>Transferred with %1</source>
        <translation>Переводит картой %1</translation>
    </message>
    <message>
        <source>Showed %1</source>
        <translation>Показывает %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>said by a player</comment>
        <translation>Пас</translation>
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
        <translation>Ходит под: %1</translation>
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
        <translation>%1 Подкиньте карту или пас</translation>
    </message>
    <message>
        <source>%1 Throw in %2 or be done</source>
        <translation>%1 Подкиньте %2 или пас</translation>
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
        <translation>ходите с %1</translation>
    </message>
    <message>
        <source>attacks with %1</source>
        <translation>ходит с %1</translation>
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
        <translation>бьёте %1 картой %2</translation>
    </message>
    <message>
        <source>covers %1 with %2</source>
        <translation>бьёт %1 картой %2</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after: You</comment>
        <translation>берёте</translation>
    </message>
    <message>
        <source>transfer with %1</source>
        <comment>after: You</comment>
        <translation>переводите картой %1</translation>
    </message>
    <message>
        <source>transfers with %1</source>
        <translation>переводит картой %1</translation>
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
        <source>&quot;%1&quot; is not a rule; a rule is written like deck=36</source>
        <translation>«%1» — не правило; правила пишутся так: deck=36</translation>
    </message>
    <message>
        <source>the rule &quot;%1&quot; is given twice</source>
        <translation>правило «%1» указано дважды</translation>
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
        <source>the file was changed or damaged since it was saved: its check sum does not fit. To read it all the same, delete the field &quot;check&quot;</source>
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
        <source>too large for a saved game; the largest has %1 bytes</source>
        <translation>слишком велик для сохранённой партии; предел — %1 байт</translation>
    </message>
    <message>
        <source>too large for a saved game; shorten the notes</source>
        <translation>слишком велик для сохранённой партии; сократите заметки</translation>
    </message>
    <message>
        <source>its folder cannot be made; choose another place</source>
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
        <translation>«%1» — не ход в дураке; ходы: attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep и redeal</translation>
    </message>
    <message>
        <source>%1 cards are too few for %2 players; each gets six, so a deck of %1 serves at most %3</source>
        <translation>%1 карт мало для %2 игроков: каждому сдают шесть, и колоды из %1 хватит самое большее на %3</translation>
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
        <source>fool=%1 is no seat of %2 players; it can be none or 0 to %3</source>
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
</context>
<context>
    <name>History</name>
    <message>
        <source>it was written by a newer Parlour</source>
        <translation>запись сделана более новой версией Parlour</translation>
    </message>
    <message>
        <source>There is no history in this session. %1 cannot be used: %2</source>
        <translation>В этот раз истории не будет. Нельзя использовать %1: %2</translation>
    </message>
    <message>
        <source>A new history was begun. The old one could not be used (%1) and was kept as %2.</source>
        <translation>Начата новая история. Прежнюю использовать нельзя (%1), она сохранена как %2.</translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message>
        <source>Step %1 of %2 is not possible: %3. The game can be looked at up to there.</source>
        <translation>Шаг %1 из %2 невозможен: %3. До этого места партию можно посмотреть.</translation>
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
        <translation>Сохранённая партия (.parlour), которую открыть.</translation>
    </message>
    <message>
        <source>Start a game at once: durak, pazaak.</source>
        <translation>Сразу начать партию: durak, pazaak.</translation>
    </message>
    <message>
        <source>With --game: let bots play, and watch.</source>
        <translation>Вместе с --game: играют боты, вы смотрите.</translation>
    </message>
    <message>
        <source>The language of this run, as &quot;fr&quot;.</source>
        <translation>Язык на этот запуск, например «ru».</translation>
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
        <source>plus %1, makes %2, can be played</source>
        <translation>плюс %1, будет %2, можно сыграть</translation>
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
        <source>Thinking …</source>
        <translation>Думает…</translation>
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
        <translation>соперник — %1</translation>
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
        <source>decks as they were run</source>
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
        <source>The last hand ended %1 to %2.</source>
        <translation>Последний раунд завершился со счётом %1 : %2.</translation>
    </message>
    <message>
        <source>=</source>
        <comment>place in a drawn match</comment>
        <translation>=</translation>
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
        <source>Twenty, not one more.</source>
        <translation>Двадцать, и ни очком больше.</translation>
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
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 Strength %2 of 5</source>
        <translation>%1 Сила %2 из 5</translation>
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
        <source>Is done: only trumps fit, and those it keeps.</source>
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
        <source>Leads what leaves the most valuable hand.</source>
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
        <source>Covers, because the hand does not lose %1 or more by it. It loses %2.</source>
        <translation>Отбивается: рука теряет на этом меньше %1, а именно %2.</translation>
    </message>
    <message>
        <source>Covers, because the hand does not lose %1 or more by it. It gains %2.</source>
        <translation>Отбивается: рука не теряет на этом %1 или больше, а выигрывает %2.</translation>
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
        <source>Drew one of %1 legal moves.</source>
        <translation>Выбран наугад один из возможных ходов (всего %1).</translation>
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
        <source>Its sum of the chances to win, in 100</source>
        <translation>Его сумма шансов на победу, из 100</translation>
    </message>
    <message>
        <source>Worth a block from, in 100</source>
        <translation>Блок оправдан от, из 100</translation>
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
        <source>%1 ahead, enough for round %2, and the dice say: block</source>
        <translation>Впереди на %1, для раунда %2 достаточно, и кости велят: блок</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, but the dice say: do nothing</source>
        <translation>Впереди на %1, для раунда %2 достаточно, но кости велят: ничего не делать</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: back to round %2</source>
        <translation>Позади (%1), и кости велят: назад в раунд %2</translation>
    </message>
    <message>
        <source>Behind (%1), but the dice say: do nothing</source>
        <translation>Позади (%1), но кости велят: ничего не делать</translation>
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
        <source>Round %2 is no multiple of 20: do nothing</source>
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
        <source>%1 ahead, and the dice say: block</source>
        <translation>Впереди на %1, и кости велят: блок</translation>
    </message>
    <message>
        <source>%1 ahead, and the dice say: do nothing</source>
        <translation>Впереди на %1, и кости велят: ничего не делать</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: toss this round again</source>
        <translation>Позади (%1), и кости велят: перебросить этот раунд</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: do nothing</source>
        <translation>Позади (%1), и кости велят: ничего не делать</translation>
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
        <translation>Последний раунд, возвращаться незачем или нечем: блок</translation>
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
        <source>All copies are in its sight: it must be a bluff.</source>
        <translation>Все такие карты на виду: это точно блеф.</translation>
    </message>
    <message>
        <source>Not all copies are in its sight: it may be true.</source>
        <translation>Не все такие карты на виду: может быть и правда.</translation>
    </message>
    <message>
        <source>Holds a Duke itself: that is enough to doubt another.</source>
        <translation>Герцог есть у него самого: этого хватает, чтобы не верить в другого.</translation>
    </message>
    <message>
        <source>Holds no Duke: it may be true.</source>
        <translation>Герцога у него нет: может быть и правда.</translation>
    </message>
    <message>
        <source>The card to block with is there.</source>
        <translation>Карта для блока есть.</translation>
    </message>
    <message>
        <source>There is no card to block with.</source>
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
        <source>Drew one of seven actions; if it cannot be paid for, it does least.</source>
        <translation>Выбрано наугад одно из семи действий; если на него нет монет — самое простое.</translation>
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
        <translation>Ещё один Yahtzee: берёт больше всего очков из разрешённого</translation>
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
        <source>You and one other.</source>
        <translation>Вы и один соперник.</translation>
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
        <source>Those beside the defender.</source>
        <translation>Те, кто сидит рядом с отбивающимся.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Ходящий</translation>
    </message>
    <message>
        <source>Only the one who began the attack.</source>
        <translation>Только тот, кто зашёл.</translation>
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
        <source>Whoever holds the lowest trump.</source>
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
        <source>Whoever takes gets what lies on the table.</source>
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
        <source>How many coins are tossed on the way to the end.</source>
        <translation>Сколько монет будет брошено до конца.</translation>
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
        <translation>Настольная игра: за отбитое покушение платят, показанную карту меняют.</translation>
    </message>
    <message>
        <source>What the published contest of bots really played, oddities and all: unpaid assassinations, skipped seats.</source>
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
</context>
<context>
    <name>parlour::Dots</name>
    <message>
        <source>Strength %1 of 5</source>
        <translation>Сила %1 из 5</translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message>
        <source>Replay %1, %2: %3, %4</source>
        <translation>Повтор: %1, %2: %3, %4</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>No finished game yet. Play one to its end, or open a file.</source>
        <translation>Сыгранных партий ещё нет. Доиграйте хотя бы одну или откройте файл.</translation>
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
        <source>A game you leave waits here until you go on.</source>
        <translation>Оставленная партия ждёт вас здесь.</translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>Ещё %n неоконченная партия</numerusform>
            <numerusform>Ещё %n неоконченные партии</numerusform>
            <numerusform>Ещё %n неоконченных партий</numerusform>
        </translation>
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
        <source>Finished games come here, to be replayed step by step.</source>
        <translation>Здесь будут сыгранные партии: их можно повторить шаг за шагом.</translation>
    </message>
</context>
<context>
    <name>parlour::MainWindow</name>
    <message>
        <source>Close the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>Эта партия не сохраняется: %1</translation>
    </message>
    <message>
        <source>An unfinished game could not be read and lies at %1 now: %2</source>
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
        <source>Open a saved game</source>
        <translation>Открыть сохранённую партию</translation>
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
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Look at the good part</source>
        <translation>Смотреть целую часть</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>Удалить эту партию?</translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation>Вернуть её будет нельзя.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Удалить</translation>
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
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
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
        <source>A bot plays on this seat.</source>
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
</context>
<context>
    <name>parlour::ProgressLine</name>
    <message>
        <source>%1 % of the game played</source>
        <translation>Сыграно %1 % партии</translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message>
        <source>Game over. %1</source>
        <translation>Партия окончена. %1</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Партия окончена</translation>
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
        <source>Panels and pages; a table keeps its own ground.</source>
        <translation>Для панелей и страниц; у стола свой фон.</translation>
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
        <source>High contrast is flat and as readable as can be.</source>
        <translation>Контрастный — плоский и самый разборчивый.</translation>
    </message>
    <message>
        <source>Own ground</source>
        <translation>Свой фон</translation>
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
        <source>Undo over revealed cards</source>
        <translation>Отмена после открытых карт</translation>
    </message>
    <message>
        <source>Takes back also what has shown you something new. For practice.</source>
        <translation>Отменяет и то, что показало вам новое. Для тренировки.</translation>
    </message>
    <message>
        <source>Parlour %1</source>
        <translation>Parlour %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
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
        <source>Log: one line a step, activating it goes there</source>
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
</context>
<context>
    <name>parlour::Stage</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>parlour::TableBar</name>
    <message>
        <source>Back to the lobby</source>
        <translation>Вернуться в зал</translation>
    </message>
    <message>
        <source>Back to the lobby (Esc)</source>
        <translation>Вернуться в зал (Esc)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Поторопить</translation>
    </message>
    <message>
        <source>The bot answers with the best it has (M)</source>
        <translation>Бот ответит лучшим, что успел найти (M)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Back to your last decision (U)</source>
        <translation>К вашему последнему решению (U)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>What the strongest bot would do (H)</source>
        <translation>Что сделал бы сильнейший бот (H)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Take a seat and go on from this step</source>
        <translation>Сесть за стол и продолжить с этого шага</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>Чьи карты видны</translation>
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
        <source>Save a copy</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>Save a copy of this game (Ctrl+S)</source>
        <translation>Сохранить копию партии (Ctrl+S)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>The keys of this table (?)</source>
        <translation>Клавиши этого стола (?)</translation>
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
        <source>Log, thinking and notes (L)</source>
        <translation>Журнал, мысли и заметки (L)</translation>
    </message>
</context>
<context>
    <name>parlour::TablePage</name>
    <message>
        <source>All hands open</source>
        <translation>Все карты открыты</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Вид: %1</translation>
    </message>
    <message>
        <source>A hint from %1</source>
        <translation>Советует %1</translation>
    </message>
    <message>
        <source>%1 weighs</source>
        <translation>%1 думает</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Nobody decides here: cards are dealt or drawn.</source>
        <translation>Здесь никто не решает: карты сдают или берут.</translation>
    </message>
    <message>
        <source>Nothing to weigh here.</source>
        <translation>Здесь нечего взвешивать.</translation>
    </message>
    <message>
        <source>Pause to see what is weighed at each step.</source>
        <translation>Нажмите паузу, чтобы видеть мысли на каждом шаге.</translation>
    </message>
    <message>
        <source>What would the strongest bot do in your place?</source>
        <translation>Что сделал бы на вашем месте сильнейший бот?</translation>
    </message>
    <message>
        <source>What the others weigh can be seen when the game is over.</source>
        <translation>Мысли соперников откроются, когда партия закончится.</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Показать совет</translation>
    </message>
    <message>
        <source>This game could not be added to the history: %1</source>
        <translation>Партию не удалось добавить в историю: %1</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>Зерно скопировано.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Зерно %1</translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation>Правила %1</translation>
    </message>
    <message>
        <source>The result is copied, to be pasted where you like.</source>
        <translation>Итог скопирован — вставьте его куда угодно.</translation>
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
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>на шаг назад или вперёд</translation>
    </message>
    <message>
        <source>from card to card</source>
        <translation>от карты к карте</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>picks a card up, or presses the button</source>
        <translation>поднять карту или нажать кнопку</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>сыграть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancels; then back to the lobby</source>
        <translation>отменить; затем в зал</translation>
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
        <source>the bot moves now</source>
        <translation>поторопить бота</translation>
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
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>первый и последний шаг</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>боковая панель</translation>
    </message>
    <message>
        <source>describes the table</source>
        <translation>описать стол</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>весь экран</translation>
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
        <source>save a copy</source>
        <translation>сохранить копию</translation>
    </message>
    <message>
        <source>All open, %1 at the bottom</source>
        <translation>Всё открыто, внизу %1</translation>
    </message>
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
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n шаг</numerusform>
            <numerusform>%1, %n шага</numerusform>
            <numerusform>%1, %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>Ваш вид</translation>
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
</context>
</TS>
