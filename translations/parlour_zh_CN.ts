<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>A measure for the others</source>
        <translation>衡量其他机器人的基准</translation>
    </message>
    <message>
        <source>Any legal card. For first steps.</source>
        <translation>任意合法的牌都出。适合初学。</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>What beginners are taught</source>
        <translation>教给初学者的打法</translation>
    </message>
    <message>
        <source>The lowest card that will do.</source>
        <translation>够用就出最小的牌。</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>The card values of OpenFool&apos;s author&apos;s article, the decisions of the program</source>
        <translation>牌值取自 OpenFool 作者的文章，决策取自该程序</translation>
    </message>
    <message>
        <source>Weighs its hand as the article does.</source>
        <translation>按文章的方法衡量手牌。</translation>
    </message>
    <message>
        <source>OpenFool</source>
        <translation>OpenFool</translation>
    </message>
    <message>
        <source>OpenFool 0.3.0, by this program&apos;s rules</source>
        <translation>OpenFool 0.3.0，按本程序的规则</translation>
    </message>
    <message>
        <source>The reference app’s player, step by step.</source>
        <translation>参考程序的玩家，一步不差。</translation>
    </message>
    <message>
        <source>The published contest, rule for rule</source>
        <translation>照搬已公布的比赛，逐条一致</translation>
    </message>
    <message>
        <source>Sample player of the published contest, rule for rule</source>
        <translation>已公布比赛的示例玩家，逐条一致</translation>
    </message>
    <message>
        <source>After the one line known of it; its true rules are lost</source>
        <translation>根据仅存的一句描述；真正的规则已失传</translation>
    </message>
    <message>
        <source>Our own, to measure others against</source>
        <translation>自制，用来衡量其他机器人</translation>
    </message>
    <message>
        <source>Does anything that is allowed.</source>
        <translation>只要允许，什么都做。</translation>
    </message>
    <message>
        <source>Dumb Bold Player</source>
        <translation>傻大胆</translation>
    </message>
    <message>
        <source>Takes cards until it has 20 or goes bust.</source>
        <translation>一直要牌，直到 20 点或爆牌。</translation>
    </message>
    <message>
        <source>Dumb Cautious Player</source>
        <translation>傻谨慎</translation>
    </message>
    <message>
        <source>Stands on 15 or more, whatever you have.</source>
        <translation>不管你几点，到 15 点就停牌。</translation>
    </message>
    <message>
        <source>Bastila</source>
        <translation>Bastila</translation>
    </message>
    <message>
        <source>Plays her own cards and never looks at yours.</source>
        <translation>只打自己的牌，从不看你的。</translation>
    </message>
    <message>
        <source>T3-M4</source>
        <translation>T3-M4</translation>
    </message>
    <message>
        <source>A droid whose arithmetic tells it that it cannot go bust.</source>
        <translation>这台机器人算来算去，认定自己不会爆牌。</translation>
    </message>
    <message>
        <source>Glaucus</source>
        <translation>Glaucus</translation>
    </message>
    <message>
        <source>Plays every hand a hundred times in its head.</source>
        <translation>每一局都在脑中先打一百遍。</translation>
    </message>
    <message>
        <source>The Cincinnati Kid, first version</source>
        <translation>The Cincinnati Kid（初版）</translation>
    </message>
    <message>
        <source>The Kid before it learnt to answer an opponent who stands.</source>
        <translation>还没学会应对停牌对手时的 Kid。</translation>
    </message>
    <message>
        <source>Austin Powers</source>
        <translation>Austin Powers</translation>
    </message>
    <message>
        <source>Counts cards, and lives dangerously when behind.</source>
        <translation>会记牌，落后时爱冒险。</translation>
    </message>
    <message>
        <source>Nestor</source>
        <translation>Nestor</translation>
    </message>
    <message>
        <source>Weighs what standing and drawing are worth.</source>
        <translation>权衡停牌与要牌各值多少。</translation>
    </message>
    <message>
        <source>HK-47</source>
        <translation>HK-47</translation>
    </message>
    <message>
        <source>Trigger-happy: fires its biggest card first.</source>
        <translation>见机就开火：先打最大的牌。</translation>
    </message>
    <message>
        <source>The Cincinnati Kid</source>
        <translation>The Cincinnati Kid</translation>
    </message>
    <message>
        <source>Holds its cards until one of them wins.</source>
        <translation>攥着手牌，等到能赢才出。</translation>
    </message>
    <message>
        <source>Oldschool</source>
        <translation>老派</translation>
    </message>
    <message>
        <source>Believes that time goes forward only.</source>
        <translation>相信时间只会向前。</translation>
    </message>
    <message>
        <source>RegretBot</source>
        <translation>RegretBot</translation>
    </message>
    <message>
        <source>Waits for the last round, then regrets the first it lost.</source>
        <translation>等到最后一轮，再后悔输掉的第一轮。</translation>
    </message>
    <message>
        <source>Deja Vu</source>
        <translation>Deja Vu</translation>
    </message>
    <message>
        <source>Far behind, it lives the round before over and over.</source>
        <translation>大幅落后时，反复重过前一轮。</translation>
    </message>
    <message>
        <source>NoRegretsBot</source>
        <translation>NoRegretsBot</translation>
    </message>
    <message>
        <source>Blocks every twentieth round, come what may.</source>
        <translation>不论如何，每二十轮锁定一次。</translation>
    </message>
    <message>
        <source>Pulls a sensible lever one time in ten.</source>
        <translation>十次里有一次拉下合理的拉杆。</translation>
    </message>
    <message>
        <source>Nostalgia</source>
        <translation>怀旧</translation>
    </message>
    <message>
        <source>Longs for its best day, more so when times are bad.</source>
        <translation>怀念最好的日子，境况越差越怀念。</translation>
    </message>
    <message>
        <source>Little Ten</source>
        <translation>小十</translation>
    </message>
    <message>
        <source>Goes back by tens, and throws dice over it.</source>
        <translation>按十轮往回走，走不走掷骰子。</translation>
    </message>
    <message>
        <source>Bad Loser</source>
        <translation>输不起</translation>
    </message>
    <message>
        <source>Never accepts two losses in a row.</source>
        <translation>绝不接受连输两轮。</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>先知</translation>
    </message>
    <message>
        <source>Locks its best moments in and goes back to them.</source>
        <translation>锁住最好的时刻，再回到那里。</translation>
    </message>
    <message>
        <source>Analyzer</source>
        <translation>分析师</translation>
    </message>
    <message>
        <source>Knows its chance to win, but thinks too little of a lead.</source>
        <translation>知道自己的胜率，却低估了领先的价值。</translation>
    </message>
    <message>
        <source>Sample bot of the published contest, rule for rule</source>
        <translation>已公布比赛的示例机器人，逐条一致</translation>
    </message>
    <message>
        <source>Bluffs, doubts and strikes as the dice fall.</source>
        <translation>虚张声势、质疑、出手，全凭骰子。</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>Saves up for a coup, and never claims or doubts anything.</source>
        <translation>攒钱发动政变，从不声称也从不质疑。</translation>
    </message>
    <message>
        <source>Honest</source>
        <translation>诚实</translation>
    </message>
    <message>
        <source>Never bluffs, and doubts only what cannot be true.</source>
        <translation>从不虚张声势，只质疑不可能为真的声称。</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Never rolls twice and writes the dice anywhere.</source>
        <translation>从不重掷，把骰子随便填进哪一格。</translation>
    </message>
    <message>
        <source>Aces and Eights</source>
        <translation>A 与 8</translation>
    </message>
    <message>
        <source>A reading of what its author tells of it; its true rules are lost</source>
        <translation>根据作者的说法推测；真正的规则已失传</translation>
    </message>
    <message>
        <source>Goes for patterns and takes the first good one it gets.</source>
        <translation>追求组合，一出现好的就立刻填上。</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>A playing card: %1 is the rank, %2 the suit.</extracomment>
        <translation>%2%1</translation>
    </message>
</context>
<context>
    <name>CardObject</name>
    <message>
        <source>two</source>
        <extracomment>As in: Cover [rank] of [suit].</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>CardThan</name>
    <message>
        <source>two</source>
        <extracomment>As in: Not higher than the [rank] of [suit].</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>CardWith</name>
    <message>
        <source>two</source>
        <extracomment>As in: Attack with [rank] of [suit].</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
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
        <translation>你第一个出完</translation>
    </message>
    <message>
        <source>You are out second</source>
        <translation>你第二个出完</translation>
    </message>
    <message>
        <source>You are out third</source>
        <translation>你第三个出完</translation>
    </message>
    <message>
        <source>You are out fourth</source>
        <translation>你第四个出完</translation>
    </message>
    <message>
        <source>You are out fifth</source>
        <translation>你第五个出完</translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>你出完了</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>第一个出完</translation>
    </message>
    <message>
        <source>Out second</source>
        <translation>第二个出完</translation>
    </message>
    <message>
        <source>Out third</source>
        <translation>第三个出完</translation>
    </message>
    <message>
        <source>Out fourth</source>
        <translation>第四个出完</translation>
    </message>
    <message>
        <source>Out fifth</source>
        <translation>第五个出完</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>出完</translation>
    </message>
</context>
<context>
    <name>DurakTable</name>
    <message>
        <source>Beat what comes, shed your cards.</source>
        <translation>来牌就压，出光手牌。</translation>
    </message>
    <message>
        <source>Get rid of your cards: whoever is left with cards when the stock is gone is the durak, the fool.</source>
        <translation>把手牌出光：牌堆摸完后，最后手里还有牌的人就是傻瓜（杜拉克）。</translation>
    </message>
    <message>
        <source>takes the cards</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>done: nothing more to throw in</source>
        <translation>不添了</translation>
    </message>
    <message>
        <source>transfers the attack</source>
        <translation>转移进攻</translation>
    </message>
    <message>
        <source>shows the trump and transfers</source>
        <translation>亮主牌转移</translation>
    </message>
    <message>
        <source>keeps the hand</source>
        <translation>保留手牌</translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation>要求重发</translation>
    </message>
</context>
<context>
    <name>DurakWords</name>
    <message>
        <source>Attack with %1</source>
        <translation>用 %1 进攻</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>不添</translation>
    </message>
    <message>
        <source>Cover %1 with %2</source>
        <translation>用 %2 压 %1</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>Transfer with %1</source>
        <translation>用 %1 转移</translation>
    </message>
    <message>
        <source>Transfer by showing %1</source>
        <translation>亮 %1 转移</translation>
    </message>
    <message>
        <source>Keep this hand</source>
        <translation>保留这手牌</translation>
    </message>
    <message>
        <source>Ask for a new deal</source>
        <translation>要求重发</translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <comment>cards, on a button</comment>
        <translation>
            <numerusform>收 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <comment>on a button</comment>
        <translation>转移</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>on a button</comment>
        <translation>亮 %1</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on a button: keep this hand</comment>
        <translation>保留</translation>
    </message>
    <message>
        <source>New deal</source>
        <comment>on a button</comment>
        <translation>重发</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button</comment>
        <translation>不添</translation>
    </message>
    <message>
        <source>Take %1</source>
        <comment>with the value of taking</comment>
        <translation>收牌 %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>with the value of showing the trump</comment>
        <translation>亮牌 %1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>with the value of keeping the hand</comment>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>New deal %1</source>
        <comment>with the value of a new deal</comment>
        <translation>重发 %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>with the value of being done</comment>
        <translation>不添 %1</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>A 队</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>B 队</translation>
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
        <translation>第 %1 轮出完</translation>
    </message>
    <message numerus="yes">
        <source>Durak, %n card(s) left</source>
        <translation>
            <numerusform>傻瓜，剩 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>剩 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Threw in %1</source>
        <translation>添 %1</translation>
    </message>
    <message>
        <source>Covered %1 with %2</source>
        <translation>用 %2 压 %1</translation>
    </message>
    <message>
        <source>Transferred with %1</source>
        <translation>用 %1 转移</translation>
    </message>
    <message>
        <source>Showed %1</source>
        <translation>亮 %1</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>said by a player</comment>
        <translation>不添了</translation>
    </message>
    <message numerus="yes">
        <source>Took %n card(s)</source>
        <translation>
            <numerusform>收了 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for a new deal</source>
        <translation>要求重发</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>Defending</source>
        <translation>防守中</translation>
    </message>
    <message>
        <source>Defends</source>
        <translation>防守</translation>
    </message>
    <message>
        <source>Attacking</source>
        <translation>进攻中</translation>
    </message>
    <message>
        <source>Attacks you</source>
        <translation>进攻你</translation>
    </message>
    <message>
        <source>Attacks %1</source>
        <translation>进攻 %1</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>May throw in</source>
        <translation>可以添牌</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>takes</source>
        <translation>收牌</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>防守</translation>
    </message>
    <message>
        <source>attacks you</source>
        <translation>进攻你</translation>
    </message>
    <message>
        <source>attacks %1</source>
        <translation>进攻 %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>轮到出牌</translation>
    </message>
    <message>
        <source>%1, can be played</source>
        <translation>%1，可以出</translation>
    </message>
    <message>
        <source>%1, cannot be played</source>
        <translation>%1，不能出</translation>
    </message>
    <message>
        <source>%1, in the hand of %2</source>
        <translation>%1，在 %2 手里</translation>
    </message>
    <message>
        <source>%1, covers %2</source>
        <translation>%1，压住%2</translation>
    </message>
    <message>
        <source>%1, attack, covered with %2</source>
        <translation>%1，进攻，已被%2压住</translation>
    </message>
    <message>
        <source>%1, attack, being taken</source>
        <translation>%1，进攻，将被收走</translation>
    </message>
    <message>
        <source>%1, attack, not yet covered</source>
        <translation>%1，进攻，尚未压住</translation>
    </message>
    <message>
        <source>Place for a transfer</source>
        <translation>转移的位置</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>牌局结束</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>轮到 %1</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>还没轮到你</translation>
    </message>
    <message>
        <source>First say whether you keep this hand</source>
        <translation>请先决定是否保留这手牌</translation>
    </message>
    <message numerus="yes">
        <source>The limit of %n card(s) is reached</source>
        <translation>
            <numerusform>已到 %n 张牌的上限</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of this rank lies on the table</source>
        <translation>桌上没有这个点数的牌</translation>
    </message>
    <message>
        <source>It cannot be played now</source>
        <translation>现在不能出这张牌</translation>
    </message>
    <message>
        <source>It beats none of the uncovered cards</source>
        <translation>压不住任何一张未压的牌</translation>
    </message>
    <message>
        <source>Not higher than the %1</source>
        <translation>没有%1大</translation>
    </message>
    <message>
        <source>Only a higher trump beats the %1</source>
        <translation>只有更大的主牌能压%1</translation>
    </message>
    <message>
        <source>Not higher than the %1, and not a trump</source>
        <translation>没有%1大，也不是主牌</translation>
    </message>
    <message>
        <source>Neither of the suit of the %1 nor a trump</source>
        <translation>与%1不同花色，也不是主牌</translation>
    </message>
    <message>
        <source>%1 Keep it, or ask for a new deal</source>
        <translation>%1保留这手牌，或要求重发</translation>
    </message>
    <message>
        <source>Five cards of one suit.</source>
        <translation>五张同花色。</translation>
    </message>
    <message>
        <source>%1 Lead any card against %2</source>
        <translation>%1对 %2 任出一张牌</translation>
    </message>
    <message>
        <source>Your attack.</source>
        <translation>轮到你进攻。</translation>
    </message>
    <message>
        <source>Your defence.</source>
        <translation>轮到你防守。</translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2, pass the attack on, or take %n card(s)</source>
        <translation>
            <numerusform>%1压住 %2，转移进攻，或收 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Beat %2 or take %n card(s) from the table</source>
        <translation>
            <numerusform>%1压住 %2，或收走桌上 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Pass %2 on, or take %n card(s)</source>
        <translation>
            <numerusform>%1转移 %2，或收 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Nothing beats %2: take %n card(s)</source>
        <translation>
            <numerusform>%1压不住 %2，只能收 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes.</source>
        <translation>%1 收牌。</translation>
    </message>
    <message>
        <source>Against %1.</source>
        <translation>合攻 %1。</translation>
    </message>
    <message>
        <source>%1 You have nothing to throw in</source>
        <translation>%1你没有牌可添</translation>
    </message>
    <message>
        <source>%1 Throw in a card or be done</source>
        <translation>%1添一张牌，或不添</translation>
    </message>
    <message>
        <source>%1 Throw in %2 or be done</source>
        <translation>%1添 %2，或不添</translation>
    </message>
    <message>
        <source>Trump · stock empty</source>
        <translation>主牌 · 牌堆已空</translation>
    </message>
    <message numerus="yes">
        <source>Trump · %n in stock</source>
        <translation>
            <numerusform>主牌 · 牌堆 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock, empty, trump is %1</source>
        <translation>牌堆，已空，主牌是%1</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s), trump is %1</source>
        <translation>
            <numerusform>牌堆，%n 张牌，主牌是%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, trump card under the stock</source>
        <translation>%1，压在牌堆下的主牌</translation>
    </message>
    <message>
        <source>Discard · %1</source>
        <translation>弃牌 · %1</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>弃牌堆，%n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>转移</translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation>添牌</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the deck</comment>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>two teams of two</source>
        <translation>两队，每队两人</translation>
    </message>
    <message>
        <source>two teams of three</source>
        <translation>两队，每队三人</translation>
    </message>
    <message>
        <source>Bout %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>.</source>
        <comment>ends a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>The cards are being dealt.</source>
        <translation>正在发牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>手里有 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bout %1, %2 attacks %3.</source>
        <translation>第 %1 轮，%2 进攻 %3。</translation>
    </message>
    <message>
        <source>Bout %1, you are out.</source>
        <translation>第 %1 轮，你已出完。</translation>
    </message>
    <message>
        <source>Bout %1, you take the cards.</source>
        <translation>第 %1 轮，你收牌。</translation>
    </message>
    <message>
        <source>Bout %1, you defend.</source>
        <translation>第 %1 轮，你防守。</translation>
    </message>
    <message>
        <source>Bout %1, you attack.</source>
        <translation>第 %1 轮，你进攻。</translation>
    </message>
    <message>
        <source>Bout %1, you may throw in.</source>
        <translation>第 %1 轮，你可以添牌。</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>桌上没有牌。</translation>
    </message>
    <message>
        <source>%1 covered with %2</source>
        <translation>%1被%2压住</translation>
    </message>
    <message>
        <source>%1 not covered</source>
        <translation>%1未压</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>桌上：%1。</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>你的手牌：%1。</translation>
    </message>
    <message>
        <source>%1 holds: %2.</source>
        <translation>%1 的手牌：%2。</translation>
    </message>
    <message>
        <source>You take the cards.</source>
        <translation>你收牌。</translation>
    </message>
    <message>
        <source>%1 takes the cards.</source>
        <translation>%1 收牌。</translation>
    </message>
    <message>
        <source>attack with %1</source>
        <comment>after: You</comment>
        <translation>用 %1 进攻</translation>
    </message>
    <message>
        <source>attacks with %1</source>
        <translation>用 %1 进攻</translation>
    </message>
    <message>
        <source>throw in %1</source>
        <comment>after: You</comment>
        <translation>添 %1</translation>
    </message>
    <message>
        <source>throws in %1</source>
        <translation>添 %1</translation>
    </message>
    <message>
        <source>cover %1 with %2</source>
        <comment>after: You</comment>
        <translation>用 %2 压 %1</translation>
    </message>
    <message>
        <source>covers %1 with %2</source>
        <translation>用 %2 压 %1</translation>
    </message>
    <message>
        <source>take</source>
        <comment>after: You</comment>
        <translation>收牌</translation>
    </message>
    <message>
        <source>transfer with %1</source>
        <comment>after: You</comment>
        <translation>用 %1 转移</translation>
    </message>
    <message>
        <source>transfers with %1</source>
        <translation>用 %1 转移</translation>
    </message>
    <message>
        <source>show %1 and pass the attack on</source>
        <comment>after: You</comment>
        <translation>亮 %1 转移进攻</translation>
    </message>
    <message>
        <source>shows %1 and passes the attack on</source>
        <translation>亮 %1 转移进攻</translation>
    </message>
    <message>
        <source>are done</source>
        <comment>after: You</comment>
        <translation>不添了</translation>
    </message>
    <message>
        <source>is done</source>
        <translation>不添了</translation>
    </message>
    <message>
        <source>ask for a new deal</source>
        <comment>after: You</comment>
        <translation>要求重发</translation>
    </message>
    <message>
        <source>asks for a new deal</source>
        <translation>要求重发</translation>
    </message>
    <message>
        <source>The trump is %1</source>
        <translation>主牌是 %1</translation>
    </message>
    <message>
        <source>begin</source>
        <comment>after: You</comment>
        <translation>先攻</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>begin with the lowest trump, %1</source>
        <comment>after: You</comment>
        <translation>持最小主牌 %1，先攻</translation>
    </message>
    <message>
        <source>begins with the lowest trump, %1</source>
        <translation>持最小主牌 %1，先攻</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) beaten, to the discard</source>
        <translation>
            <numerusform>防守成功，%n 张牌进弃牌堆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pick up %n card(s)</source>
        <comment>after: You</comment>
        <translation>
            <numerusform>收了 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>picks up %n card(s)</source>
        <translation>
            <numerusform>收了 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>are out</source>
        <comment>after: You</comment>
        <translation>出完了</translation>
    </message>
    <message>
        <source>is out</source>
        <translation>出完了</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>牌局打平</translation>
    </message>
    <message>
        <source>Your team wins</source>
        <translation>你队获胜</translation>
    </message>
    <message>
        <source>Your team loses, though you are out</source>
        <translation>你已出完，但你队输了</translation>
    </message>
    <message>
        <source>Your team loses</source>
        <translation>你队输了</translation>
    </message>
    <message>
        <source>Team B wins</source>
        <translation>B 队获胜</translation>
    </message>
    <message>
        <source>Team A wins</source>
        <translation>A 队获胜</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>You are the durak</source>
        <translation>你是傻瓜</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>%1 is the durak</source>
        <translation>%1 是傻瓜</translation>
    </message>
    <message>
        <source>The last cards went in the same bout.</source>
        <translation>最后的牌在同一轮出完。</translation>
    </message>
    <message>
        <source>Team A is left with cards.</source>
        <translation>A 队手里还有牌。</translation>
    </message>
    <message>
        <source>Team B is left with cards.</source>
        <translation>B 队手里还有牌。</translation>
    </message>
    <message>
        <source>%1 is the durak.</source>
        <translation>%1 是傻瓜。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in hand.</source>
        <translation>
            <numerusform>手里还剩 %n 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Durak</source>
        <translation>傻瓜</translation>
    </message>
    <message>
        <source>Lowest trump: %1</source>
        <translation>最小主牌：%1</translation>
    </message>
</context>
<context>
    <name>Error</name>
    <message>
        <source>&quot;%1&quot; is not a card; a card is written like 9c, Th or As</source>
        <translation>“%1”不是牌；牌要写成 9c、Th 或 As 这样</translation>
    </message>
    <message>
        <source>nothing is drawn or dealt here</source>
        <translation>此处不摸牌也不发牌</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be drawn or dealt here</source>
        <translation>此处摸不到也发不出“%1”</translation>
    </message>
    <message>
        <source>seat %1 is not to move</source>
        <translation>还没轮到座位 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not allowed here</source>
        <translation>此处不允许“%1”</translation>
    </message>
    <message>
        <source>there is no rule &quot;%1&quot;; the rules are %2</source>
        <translation>没有规则“%1”；可用的规则有 %2</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; it can be %3</source>
        <translation>%1 不能是“%2”；可以是 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rule; a rule is written like deck=36</source>
        <translation>“%1”不是规则；规则要写成 deck=36 这样</translation>
    </message>
    <message>
        <source>the rule &quot;%1&quot; is given twice</source>
        <translation>规则“%1”给出了两次</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>没有游戏“%1”</translation>
    </message>
    <message>
        <source>the game was saved by rules of version %1; this program knows versions up to %2</source>
        <translation>牌局按版本 %1 的规则保存；本程序最高只认版本 %2</translation>
    </message>
    <message>
        <source>the rules need %1 seats, the file names %2</source>
        <translation>规则需要 %1 个座位，文件中有 %2 个</translation>
    </message>
    <message>
        <source>the file states a result, but the game is not over</source>
        <translation>文件写有结果，但牌局尚未结束</translation>
    </message>
    <message>
        <source>the stated result is not the one the steps lead to</source>
        <translation>文件所写的结果与各步得出的不符</translation>
    </message>
    <message>
        <source>the file was changed or damaged since it was saved: its check sum does not fit. To read it all the same, delete the field &quot;check&quot;</source>
        <translation>文件保存后被改动或损坏：校验和不符。如仍要读取，请删除字段“check”</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>字段“%1”必须是 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is not known</source>
        <translation>未知字段“%1”</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text</source>
        <translation>字段“%1”必须是文本</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must hold texts of 1 to %2 plain letters</source>
        <translation>字段“%1”中的文本必须为 1 到 %2 个普通字母</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a time, as &quot;2026-01-31T18:00:00Z&quot;</source>
        <translation>字段“%1”必须是时间，例如“2026-01-31T18:00:00Z”</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of texts</source>
        <translation>字段“%1”必须是由文本组成的对象</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of 1 to %2 names</source>
        <translation>字段“%1”必须是含 1 到 %2 个名字的列表</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a text of 16 hexadecimal digits</source>
        <translation>字段“%1”必须是 16 位十六进制数字的文本</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of texts</source>
        <translation>字段“%1”必须是文本列表</translation>
    </message>
    <message>
        <source>step %1 must be a text that begins with a seat from 0 to %2 or with * for chance</source>
        <translation>第 %1 步必须是文本，以座位号 0 到 %2 开头，或以 * 开头表示随机</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a number from 0 to 1 for each seat</source>
        <translation>字段“%1”必须是列表，每个座位对应一个 0 到 1 的数</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not a saved game: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation>不是已保存的牌局：文本在第 %1 字节处中断或损坏（%2）</translation>
    </message>
    <message>
        <source>not a saved game: it does not begin with {&quot;parlour&quot;: %1</source>
        <translation>不是已保存的牌局：开头不是 {&quot;parlour&quot;: %1</translation>
    </message>
    <message>
        <source>the file was written by a newer Parlour (file version %1, this program knows %2). Install the newer program; the file stays as it is</source>
        <translation>文件由更新版本的 Parlour 写成（文件版本 %1，本程序只认 %2）。请安装新版本；文件保持原样</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>not a file; choose a saved game, which ends in .parlour</source>
        <translation>不是文件；请选择已保存的牌局，后缀为 .parlour</translation>
    </message>
    <message>
        <source>too large for a saved game; the largest has %1 bytes</source>
        <translation>对已保存的牌局来说太大；最大为 %1 字节</translation>
    </message>
    <message>
        <source>too large for a saved game; shorten the notes</source>
        <translation>要保存的牌局太大；请缩短笔记</translation>
    </message>
    <message>
        <source>its folder cannot be made; choose another place</source>
        <translation>无法创建所在文件夹；请另选位置</translation>
    </message>
    <message>
        <source>the history could not be used: %1</source>
        <translation>历史无法使用：%1</translation>
    </message>
    <message>
        <source>the history has no game %1</source>
        <translation>历史中没有牌局 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Durak; moves are attack 6s, done, cover 9c with Jc, take, transfer 6d, show 6h, keep and redeal</source>
        <translation>“%1”不是杜拉克的走法；走法有 attack 6s、done、cover 9c with Jc、take、transfer 6d、show 6h、keep 和 redeal</translation>
    </message>
    <message>
        <source>%1 cards are too few for %2 players; each gets six, so a deck of %1 serves at most %3</source>
        <translation>%1 张牌不够 %2 人玩；每人六张，%1 张牌最多供 %3 人</translation>
    </message>
    <message>
        <source>teams=2x2 needs 4 players, not %1</source>
        <translation>teams=2x2 需要 4 人，而不是 %1 人</translation>
    </message>
    <message>
        <source>teams=3x3 needs 6 players, not %1</source>
        <translation>teams=3x3 需要 6 人，而不是 %1 人</translation>
    </message>
    <message>
        <source>pass-card=on needs type=perevodnoy; in type=podkidnoy it must be off</source>
        <translation>pass-card=on 需要 type=perevodnoy；type=podkidnoy 时必须为 off</translation>
    </message>
    <message>
        <source>fool=%1 is no seat of %2 players; it can be none or 0 to %3</source>
        <translation>fool=%1 不是 %2 人局的座位；可以是 none 或 0 到 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deck of up to 52 cards, as &quot;deck 6s 7h&quot;, nor &quot;first&quot; and a seat from 0 to 5</source>
        <translation>“%1”既不是至多 52 张的一副牌（如“deck 6s 7h”），也不是“first”加座位号 0 到 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are end, stand and play 1 to play 5</source>
        <translation>“%1”不是动作；动作有 end、stand 和 play 1 到 play 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;sides 1 3 2 5 / 4 4 1 2&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>“%1”不是发牌；发牌要写成“sides 1 3 2 5 / 4 4 1 2”或“house 3 10 ..”这样</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are nothing, block and travel 1 to travel %2</source>
        <translation>“%1”不是动作；动作有 nothing、block 和 travel 1 到 travel %2</translation>
    </message>
    <message>
        <source>a memory is written as base64 in brackets like &quot;block [MTI=]&quot;, %1 bytes at most</source>
        <translation>记忆要以 base64 写在方括号里，如“block [MTI=]”，最多 %1 字节</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a toss; a toss is heads or tails</source>
        <translation>“%1”不是抛掷结果；抛掷结果是 heads 或 tails</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a move of Coup; moves are income, foreign aid, tax, exchange, steal 1, assassinate 1, coup 1, allow, challenge, block duke, block, lose duke and return captain duke</source>
        <translation>“%1”不是政变的行动；行动有 income、foreign aid、tax、exchange、steal 1、assassinate 1、coup 1、allow、challenge、block duke、block、lose duke 和 return captain duke</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deal of two cards a seat, as &quot;deal duke captain contessa duke&quot;, nor &quot;draw&quot; and one or two cards</source>
        <translation>“%1”既不是每席两张的发牌（如“deal duke captain contessa duke”），也不是“draw”加一或两张牌</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are &quot;hold&quot; with positions from 0 to 4, &quot;hold none&quot;, and &quot;score&quot; with a box, as &quot;score full-house&quot;</source>
        <translation>“%1”不是动作；动作有“hold”加 0 到 4 的位置、“hold none”，以及“score”加一个格子，例如“score full-house”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a roll; a roll is written like &quot;roll 3 6 1&quot;</source>
        <translation>“%1”不是掷骰；掷骰要写成“roll 3 6 1”这样</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>it was written by a newer Parlour</source>
        <translation>它由更新版本的 Parlour 写成</translation>
    </message>
    <message>
        <source>There is no history in this session. %1 cannot be used: %2</source>
        <translation>本次运行没有历史。%1 无法使用：%2</translation>
    </message>
    <message>
        <source>A new history was begun. The old one could not be used (%1) and was kept as %2.</source>
        <translation>已新建历史。旧的历史无法使用（%1），已保留为 %2。</translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message>
        <source>Step %1 of %2 is not possible: %3. The game can be looked at up to there.</source>
        <translation>第 %1 步（共 %2 步）不可行：%3。可以查看在此之前的牌局。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>A card and dice table for people against AI.</source>
        <translation>人机对战的纸牌与骰子桌。</translation>
    </message>
    <message>
        <source>A saved game (.parlour) to open.</source>
        <translation>要打开的已保存牌局（.parlour）。</translation>
    </message>
    <message>
        <source>Start a game at once: durak, pazaak.</source>
        <translation>立即开始一局：durak、pazaak。</translation>
    </message>
    <message>
        <source>With --game: let bots play, and watch.</source>
        <translation>与 --game 合用：让机器人打，你观战。</translation>
    </message>
    <message>
        <source>The language of this run, as &quot;fr&quot;.</source>
        <translation>本次运行使用的语言，例如“fr”。</translation>
    </message>
</context>
<context>
    <name>Pazaak</name>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Play +%1</source>
        <translation>打 +%1</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation>加 %1</translation>
    </message>
    <message>
        <source>plus %1, makes %2, bust, can be played</source>
        <translation>加 %1，成 %2 点，爆牌，可以打</translation>
    </message>
    <message>
        <source>plus %1, makes %2, can be played</source>
        <translation>加 %1，成 %2 点，可以打</translation>
    </message>
    <message>
        <source>%1: %2, bust</source>
        <translation>%1：%2 点，爆牌</translation>
    </message>
    <message>
        <source>%1: %2, stands</source>
        <translation>%1：%2 点，停牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2 点</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) won</source>
        <translation>
            <numerusform>胜 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays +%2 and stands on %3&lt;/b&gt;</source>
        <translation>抽到 %1，&lt;b&gt;打 +%2，停在 %3 点&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1: &lt;b&gt;bust with %2&lt;/b&gt;</source>
        <translation>抽到 %1：&lt;b&gt;%2 点爆牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;stands on %2&lt;/b&gt;</source>
        <translation>抽到 %1，&lt;b&gt;停在 %2 点&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1</source>
        <translation>抽到 %1</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;ends turn&lt;/b&gt;</source>
        <translation>抽到 %1，&lt;b&gt;结束回合&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt;: bust</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;：爆牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，你停牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，它停牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: wins, the other is bust</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，你停牌：对方爆牌，你赢</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: wins, the other is bust</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，它停牌：对方爆牌，它赢</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: beats %3</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，你停牌：胜过 %3 点</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: beats %3</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，它停牌：胜过 %3 点</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: ties with %3</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，你停牌：与 %3 点打平</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: ties with %3</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，它停牌：与 %3 点打平</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and you stand: loses to %3</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，你停牌：输给 %3 点</translation>
    </message>
    <message>
        <source>&lt;b&gt;+%1 makes %2&lt;/b&gt; and it stands: loses to %3</source>
        <translation>&lt;b&gt;+%1 成 %2 点&lt;/b&gt;，它停牌：输给 %3 点</translation>
    </message>
    <message>
        <source>You are bust: nothing changes.</source>
        <translation>你已爆牌：不会有变化。</translation>
    </message>
    <message>
        <source>You keep %1 and draw again.</source>
        <translation>保持 %1 点，下回合再抽牌。</translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this hand.</source>
        <translation>保持 %1 点，本局不再抽牌。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已结束。</translation>
    </message>
    <message>
        <source>The next hand has not begun.</source>
        <translation>下一局尚未开始。</translation>
    </message>
    <message>
        <source>You stand in this hand.</source>
        <translation>你本局已停牌。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>还没轮到你。</translation>
    </message>
    <message>
        <source>Hand %1 is tied</source>
        <translation>第 %1 局打平</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win hand %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;你赢了第 %1 局&lt;/b&gt;，%2 比 %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins hand %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;%4 赢了第 %1 局&lt;/b&gt;，%2 比 %3</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>对 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>first to three hands</source>
        <translation>先胜三局</translation>
    </message>
    <message>
        <source>decks as they were run</source>
        <translation>实际比赛的牌组</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>hands won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>get side cards %1</source>
        <translation>获得手牌 %1</translation>
    </message>
    <message>
        <source>gets side cards %1</source>
        <translation>获得手牌 %1</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;stand&lt;/b&gt;</source>
        <translation>抽 %1，&lt;b&gt;停牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;stands&lt;/b&gt;</source>
        <translation>抽 %1，&lt;b&gt;停牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>抽 %1，&lt;b&gt;爆牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;bust&lt;/b&gt;</source>
        <translation>抽 %1，&lt;b&gt;爆牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, end turn</source>
        <translation>抽 %1，结束回合</translation>
    </message>
    <message>
        <source>draws %1, ends turn</source>
        <translation>抽 %1，结束回合</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play +%2&lt;/b&gt;</source>
        <translation>抽 %1，&lt;b&gt;打 +%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays +%2&lt;/b&gt;</source>
        <translation>抽 %1，&lt;b&gt;打 +%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>totals</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 : %2, both bust</source>
        <comment>totals</comment>
        <translation>%1 : %2，都爆牌</translation>
    </message>
    <message>
        <source>bust %1 : %2</source>
        <comment>totals</comment>
        <translation>爆牌 %1 : %2</translation>
    </message>
    <message>
        <source>%1 : %2 bust</source>
        <comment>totals</comment>
        <translation>%1 : %2 爆牌</translation>
    </message>
    <message>
        <source>The hand is tied</source>
        <translation>本局打平</translation>
    </message>
    <message>
        <source>won the hand</source>
        <comment>you</comment>
        <translation>赢得本局</translation>
    </message>
    <message>
        <source>won the hand</source>
        <translation>赢得本局</translation>
    </message>
    <message>
        <source>The match is drawn</source>
        <translation>比赛打平</translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation>赢得比赛</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>赢得比赛</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>hands won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The match is about to begin.</source>
        <translation>比赛即将开始。</translation>
    </message>
    <message>
        <source>You are bust with %1.</source>
        <translation>你 %1 点爆牌。</translation>
    </message>
    <message>
        <source>You stand on %1.</source>
        <translation>你停在 %1 点。</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>你有 %1 点。</translation>
    </message>
    <message>
        <source>%1 is bust with %2.</source>
        <translation>%1 %2 点爆牌。</translation>
    </message>
    <message>
        <source>%1 stands on %2.</source>
        <translation>%1 停在 %2 点。</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 有 %2 点。</translation>
    </message>
    <message>
        <source>Hand %1, hands won %2 to %3.</source>
        <translation>第 %1 局，局数 %2 比 %3。</translation>
    </message>
    <message>
        <source>Board of %1: %2.</source>
        <translation>%1 的牌面：%2。</translation>
    </message>
    <message>
        <source>%1: no side cards left.</source>
        <translation>%1：手牌已用完。</translation>
    </message>
    <message>
        <source>Side cards of %1: %2.</source>
        <translation>%1 的手牌：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n side card(s), face down.</source>
        <translation>
            <numerusform>%1：%n 张手牌，背面朝上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the house deck.</source>
        <translation>
            <numerusform>公共牌堆还剩 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>The match is drawn, %1 to %2</source>
        <translation>比赛打平，%1 比 %2</translation>
    </message>
    <message>
        <source>You win %1 to %2</source>
        <translation>你赢了，%1 比 %2</translation>
    </message>
    <message>
        <source>%1 wins %2 to %3</source>
        <translation>%1 获胜，%2 比 %3</translation>
    </message>
    <message>
        <source>The last hand ended %1 to %2.</source>
        <translation>最后一局 %1 比 %2。</translation>
    </message>
    <message>
        <source>=</source>
        <comment>place in a drawn match</comment>
        <translation>=</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Won %1 to %2</source>
        <translation>胜，%1 比 %2</translation>
    </message>
    <message>
        <source>Lost %1 to %2</source>
        <translation>负，%1 比 %2</translation>
    </message>
    <message>
        <source>Come as near to 20 as you can without passing it; three hands win the match.</source>
        <translation>尽量接近 20 点，但不要超过；先胜三局者赢得比赛。</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>Stand on your total</source>
        <translation>以当前点数停牌</translation>
    </message>
    <message>
        <source>Play a side card, counted from the left</source>
        <translation>打出手牌，从左数起</translation>
    </message>
    <message>
        <source>Stand on %1</source>
        <translation>停在 %1 点</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>结束回合</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>house cards</source>
        <translation>公共牌</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>公共牌 %1</translation>
    </message>
    <message>
        <source>plus %1, played</source>
        <translation>加 %1，已打出</translation>
    </message>
    <message>
        <source>side card, face down</source>
        <translation>手牌，背面朝上</translation>
    </message>
    <message numerus="yes">
        <source>house deck, %n card(s) left</source>
        <translation>
            <numerusform>公共牌堆，剩 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Twenty, not one more.</source>
        <translation>二十点，多一点都不行。</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Today, %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no pauses and no movement</comment>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>%1 Strength %2 of 5</source>
        <translation>%1 实力 %2 级，满级 5 级</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Nothing else was possible</source>
        <translation>别无选择</translation>
    </message>
    <message>
        <source>Leads the lowest card, plain before trump.</source>
        <translation>先出最小的牌，先副牌后主牌。</translation>
    </message>
    <message>
        <source>Asks for a new deal whenever that is allowed.</source>
        <translation>只要允许就要求重发。</translation>
    </message>
    <message>
        <source>Passes the attack on with a plain card.</source>
        <translation>用副牌转移进攻。</translation>
    </message>
    <message>
        <source>Covers with the lowest card that beats the attack.</source>
        <translation>用压得住的最小一张来压。</translation>
    </message>
    <message>
        <source>Takes: no card beats the attack.</source>
        <translation>收牌：没有牌压得住。</translation>
    </message>
    <message>
        <source>Throws in the lowest plain card that fits.</source>
        <translation>添能添的最小副牌。</translation>
    </message>
    <message>
        <source>Is done: only trumps fit, and those it keeps.</source>
        <translation>不添：只有主牌能添，留着不出。</translation>
    </message>
    <message>
        <source>Fewer cards than the others</source>
        <translation>牌比别人少</translation>
    </message>
    <message>
        <source>Out of cards</source>
        <translation>牌已出完</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>手里剩的牌</translation>
    </message>
    <message>
        <source>Equal ranks</source>
        <translation>点数相同的牌</translation>
    </message>
    <message>
        <source>Suit balance</source>
        <translation>花色均衡</translation>
    </message>
    <message>
        <source>More cards than the others</source>
        <translation>牌比别人多</translation>
    </message>
    <message>
        <source>Never asks for a new deal.</source>
        <translation>从不要求重发。</translation>
    </message>
    <message>
        <source>Leads what leaves the most valuable hand.</source>
        <translation>出这张后，剩下的手牌最值钱。</translation>
    </message>
    <message>
        <source>Keeps the hand as it is</source>
        <translation>手牌保持不变</translation>
    </message>
    <message>
        <source>Throws in, because the hand loses less than %1 by it.</source>
        <translation>添牌，因为手牌价值损失不到 %1。</translation>
    </message>
    <message>
        <source>Is done, because throwing in would lose %1 or more.</source>
        <translation>不添，因为添牌会损失 %1 或更多。</translation>
    </message>
    <message>
        <source>Passes the attack on, because the hand without the rank loses less than %1.</source>
        <translation>转移进攻，因为少了这个点数，手牌损失不到 %1。</translation>
    </message>
    <message>
        <source>Gets every card on the table</source>
        <translation>收下桌上所有的牌</translation>
    </message>
    <message>
        <source>Takes, because covering would cost the hand too much.</source>
        <translation>收牌，因为压牌代价太大。</translation>
    </message>
    <message>
        <source>Takes, because no card beats the attack.</source>
        <translation>收牌，因为没有牌压得住。</translation>
    </message>
    <message>
        <source>Its rank lies there already</source>
        <translation>桌上已有这个点数</translation>
    </message>
    <message>
        <source>Would bring a new rank to the table</source>
        <translation>会给桌上带来新点数</translation>
    </message>
    <message>
        <source>Rank already on the table</source>
        <translation>点数已在桌上</translation>
    </message>
    <message>
        <source>The hand without the whole rank</source>
        <translation>去掉该点数全部牌后的手牌</translation>
    </message>
    <message>
        <source>The hand without the plain cards of the rank</source>
        <translation>去掉该点数副牌后的手牌</translation>
    </message>
    <message>
        <source>Covers, because taking would not be better by %1 or more.</source>
        <translation>压牌，因为收牌好不出 %1。</translation>
    </message>
    <message>
        <source>Covers, because with an empty stock it always does.</source>
        <translation>压牌，因为牌堆空时总是压。</translation>
    </message>
    <message>
        <source>Covers, because the hand does not lose %1 or more by it. It loses %2.</source>
        <translation>压牌，因为手牌损失不到 %1。损失 %2。</translation>
    </message>
    <message>
        <source>Covers, because the hand does not lose %1 or more by it. It gains %2.</source>
        <translation>压牌，因为手牌损失不到 %1。反增 %2。</translation>
    </message>
    <message>
        <source>Value after</source>
        <translation>之后价值</translation>
    </message>
    <message>
        <source>Hand value before</source>
        <translation>之前手牌价值</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Spends a plain card</source>
        <translation>用掉一张副牌</translation>
    </message>
    <message>
        <source>Spends the only trump</source>
        <translation>用掉唯一的主牌</translation>
    </message>
    <message>
        <source>Spends a trump</source>
        <translation>用掉一张主牌</translation>
    </message>
    <message>
        <source>Drew one of %1 legal moves.</source>
        <translation>从 %1 种合法走法中抽取一种。</translation>
    </message>
    <message>
        <source>Somebody is over 20: stand</source>
        <translation>有人超过 20 点：停牌</translation>
    </message>
    <message>
        <source>The opponent stands on %2, below %1: stand</source>
        <translation>对手停在 %2 点，低于 %1 点：停牌</translation>
    </message>
    <message>
        <source>The opponent stands on %2: playing %3 on %1 beats it</source>
        <translation>对手停在 %2 点：%1 点打 %3 就能胜过</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 20</source>
        <translation>%1 点打 %3 正好 20 点</translation>
    </message>
    <message>
        <source>Behind in hand wins: take a card and live dangerously</source>
        <translation>局数落后：再要一张，冒险一搏</translation>
    </message>
    <message>
        <source>More than a fifth of the cards left are safe on %1: take another card</source>
        <translation>%1 点时，剩余牌中超过五分之一是安全的：再要一张</translation>
    </message>
    <message>
        <source>No more than a fifth of the cards left are safe on %1: stand</source>
        <translation>%1 点时，剩余牌中安全的不超过五分之一：停牌</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 17 to 20</source>
        <translation>%1 点打 %3 可达 17 到 20 点</translation>
    </message>
    <message>
        <source>An average card on %1 makes more than 18: stand</source>
        <translation>%1 点加一张平均牌会超过 18 点：停牌</translation>
    </message>
    <message>
        <source>An average card on %1 makes 18 at most: take another card</source>
        <translation>%1 点加一张平均牌不超过 18 点：再要一张</translation>
    </message>
    <message>
        <source>%1 is below 15: take another card</source>
        <translation>%1 点不到 15 点：再要一张</translation>
    </message>
    <message>
        <source>%1 is 15 or more: stand</source>
        <translation>%1 点已到 15 点：停牌</translation>
    </message>
    <message>
        <source>%1 is below 20: take another card</source>
        <translation>%1 点不到 20 点：再要一张</translation>
    </message>
    <message>
        <source>%1 is more than 20: stand</source>
        <translation>%1 点超过 20 点：停牌</translation>
    </message>
    <message>
        <source>Points in 100 simulations</source>
        <translation>100 次模拟的得分</translation>
    </message>
    <message>
        <source>Simulated hands</source>
        <translation>模拟对局</translation>
    </message>
    <message>
        <source>Price of the card</source>
        <translation>用牌代价</translation>
    </message>
    <message>
        <source>The best of the options in 100 simulated hands each</source>
        <translation>各模拟 100 局后最好的选择</translation>
    </message>
    <message>
        <source>The opponent is done with %2, below %1: stand</source>
        <translation>对手已定在 %2 点，低于 %1 点：停牌</translation>
    </message>
    <message>
        <source>Playing %3 on %1 makes 19 or 20: fire</source>
        <translation>%1 点打 %3 可达 19 或 20 点：开火</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 beats it</source>
        <translation>对手已定在 %2 点：%1 点打 %3 就能胜过</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: stand for a tie</source>
        <translation>对手也已定在 %2 点：停牌求平</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 ties</source>
        <translation>对手已定在 %2 点：%1 点打 %3 可打平</translation>
    </message>
    <message>
        <source>The opponent is done with %2: %1 does not beat it, take another card</source>
        <translation>对手已定在 %2 点：%1 点胜不过，再要一张</translation>
    </message>
    <message>
        <source>%1 is behind %2: take another card</source>
        <translation>%1 点落后于 %2 点：再要一张</translation>
    </message>
    <message>
        <source>%1 is 16 or more: stand</source>
        <translation>%1 点已到 16 点：停牌</translation>
    </message>
    <message>
        <source>%1 is below 16: take another card</source>
        <translation>%1 点不到 16 点：再要一张</translation>
    </message>
    <message>
        <source>The opponent is done with %2: playing %3 on %1 reaches it</source>
        <translation>对手已定在 %2 点：%1 点打 %3 就能追上</translation>
    </message>
    <message>
        <source>The opponent is done with %2, above %1: take another card</source>
        <translation>对手已定在 %2 点，高于 %1 点：再要一张</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well: %3, the smallest card, is enough</source>
        <translation>对手也已定在 %2 点：最小的 %3 就够了</translation>
    </message>
    <message>
        <source>The opponent is done with %2 as well and no card fits: stand</source>
        <translation>对手也已定在 %2 点，手牌都用不上：停牌</translation>
    </message>
    <message>
        <source>No card can bust %1: take another card</source>
        <translation>%1 点加什么牌都不会爆：再要一张</translation>
    </message>
    <message>
        <source>Playing %3 on %1 is high enough</source>
        <translation>%1 点打 %3 已够高</translation>
    </message>
    <message>
        <source>%1 is not high enough: take another card</source>
        <translation>%1 点不够高：再要一张</translation>
    </message>
    <message>
        <source>%1 is high enough: stand</source>
        <translation>%1 点已够高：停牌</translation>
    </message>
    <message>
        <source>The opponent has 20: take another card</source>
        <translation>对手有 20 点：再要一张</translation>
    </message>
    <message>
        <source>Expected payoff</source>
        <translation>期望收益</translation>
    </message>
    <message>
        <source>Another card on %1 promises more than standing</source>
        <translation>%1 点再要一张比停牌更有望</translation>
    </message>
    <message>
        <source>Standing on %1 promises at least as much as another card</source>
        <translation>停在 %1 点不比再要一张差</translation>
    </message>
    <message>
        <source>Every action is equally likely</source>
        <translation>每种动作机会均等</translation>
    </message>
    <message>
        <source>The opponent needs one more hand: playing %3 on %1 ties</source>
        <translation>对手再胜一局就赢：%1 点打 %3 可打平</translation>
    </message>
    <message>
        <source>A coin decides between a tie with a card and another house card: take another card</source>
        <translation>打手牌求平还是再要公共牌，掷硬币决定：再要一张</translation>
    </message>
    <message>
        <source>A coin decides between a tie with %3 and another house card: play %3</source>
        <translation>打 %3 求平还是再要公共牌，掷硬币决定：打 %3</translation>
    </message>
    <message>
        <source>No card beats %2: take another card</source>
        <translation>没有牌能胜过 %2 点：再要一张</translation>
    </message>
    <message>
        <source>A side card would pass %2 later on: take another card</source>
        <translation>之后用手牌可超过 %2 点：再要一张</translation>
    </message>
    <message>
        <source>%2 is hard to improve on: stand on %1</source>
        <translation>%2 点难以再提高：停在 %1 点</translation>
    </message>
    <message>
        <source>Not ahead in hand wins: playing %3 on %1 draws level</source>
        <translation>局数没有领先：%1 点打 %3 可追平</translation>
    </message>
    <message>
        <source>%2 is out of reach: stand on %1</source>
        <translation>%2 点够不着：停在 %1 点</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: take another card</source>
        <translation>停在 %1 点还是再要一张，掷硬币决定：再要一张</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: stand</source>
        <translation>停在 %1 点还是再要一张，掷硬币决定：停牌</translation>
    </message>
    <message>
        <source>%2 is not much: take another card on %1</source>
        <translation>%2 点不算高：%1 点再要一张</translation>
    </message>
    <message>
        <source>The opponent has gone over 20: stand</source>
        <translation>对手超过 20 点：停牌</translation>
    </message>
    <message>
        <source>The opponent, still playing, is not ahead of %1: take another card</source>
        <translation>对手还在打，没有超过 %1 点：再要一张</translation>
    </message>
    <message>
        <source>One of several of its rank</source>
        <translation>同点数牌中的一张</translation>
    </message>
    <message>
        <source>Several of its rank</source>
        <translation>同点数有多张</translation>
    </message>
    <message>
        <source>Its sum of the chances to win, in 100</source>
        <translation>它算出的胜率（百分比）</translation>
    </message>
    <message>
        <source>Worth a block from, in 100</source>
        <translation>值得锁定的下限（百分比）</translation>
    </message>
    <message>
        <source>True chance to win from here, in 100</source>
        <translation>此处的真实胜率（百分比）</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, worth a block</source>
        <translation>它认为胜率为百分之 %3，值得锁定</translation>
    </message>
    <message>
        <source>It knows of no round to go back to: do nothing</source>
        <translation>没有可以回到的轮次：不动</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win from round %2, more than now</source>
        <translation>它认为从第 %2 轮起胜率为百分之 %3，高于现在</translation>
    </message>
    <message>
        <source>It thinks: %3 in 100 to win, too little for a block and enough to go on</source>
        <translation>它认为胜率为百分之 %3，不够锁定，但够继续</translation>
    </message>
    <message>
        <source>Lost rounds %2 and the one after it: back to round %2</source>
        <translation>第 %2 轮和下一轮连输：回到第 %2 轮</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>赢的轮数</translation>
    </message>
    <message>
        <source>Rounds to win before the next block</source>
        <translation>下次锁定前要赢的轮数</translation>
    </message>
    <message>
        <source>%3 rounds won are worth a block</source>
        <translation>赢了 %3 轮，值得锁定</translation>
    </message>
    <message>
        <source>No two losses in a row to undo and no wins to protect: do nothing</source>
        <translation>没有连输要挽回，也没有胜果要保住：不动</translation>
    </message>
    <message>
        <source>%1 ahead: block</source>
        <translation>领先 %1：锁定</translation>
    </message>
    <message>
        <source>Neither 7 ahead nor 10 behind (%1): do nothing</source>
        <translation>既没领先 7，也没落后 10（%1）：不动</translation>
    </message>
    <message>
        <source>Far behind (%1), but this round is blocked: do nothing</source>
        <translation>大幅落后（%1），但本轮已锁定：不动</translation>
    </message>
    <message>
        <source>Far behind (%1): back to round %2</source>
        <translation>大幅落后（%1）：回到第 %2 轮</translation>
    </message>
    <message>
        <source>Not behind (%1) in the last round: block</source>
        <translation>最后一轮没有落后（%1）：锁定</translation>
    </message>
    <message>
        <source>Not behind (%1) in the last round, no blue lever: do nothing</source>
        <translation>最后一轮没有落后（%1），没有蓝拉杆：不动</translation>
    </message>
    <message>
        <source>Behind (%1) in the last round, no red lever: do nothing</source>
        <translation>最后一轮落后（%1），没有红拉杆：不动</translation>
    </message>
    <message>
        <source>Far behind (%1) in the last round: back to round %2, the last with the face it follows</source>
        <translation>最后一轮大幅落后（%1）：回到第 %2 轮，即它所跟的那一面最后出现的一轮</translation>
    </message>
    <message>
        <source>Behind (%1) in the last round: back to round %2</source>
        <translation>最后一轮落后（%1）：回到第 %2 轮</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, and the dice say: block</source>
        <translation>领先 %1，对第 %2 轮已够，骰子说：锁定</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, but the dice say: do nothing</source>
        <translation>领先 %1，对第 %2 轮已够，但骰子说：不动</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: back to round %2</source>
        <translation>落后（%1），骰子说：回到第 %2 轮</translation>
    </message>
    <message>
        <source>Behind (%1), but the dice say: do nothing</source>
        <translation>落后（%1），但骰子说：不动</translation>
    </message>
    <message>
        <source>Neither far ahead nor far behind (%1), or without the lever: do nothing</source>
        <translation>领先和落后都不多（%1），或没有拉杆：不动</translation>
    </message>
    <message>
        <source>Round %2 is a multiple of 20: block</source>
        <translation>第 %2 轮是 20 的倍数：锁定</translation>
    </message>
    <message>
        <source>Round %2 is no multiple of 20: do nothing</source>
        <translation>第 %2 轮不是 20 的倍数：不动</translation>
    </message>
    <message>
        <source>%1 ahead, with a blue lever for every round to come: block</source>
        <translation>领先 %1，余下每轮都有蓝拉杆可用：锁定</translation>
    </message>
    <message>
        <source>Not behind, or without a red lever: do nothing</source>
        <translation>没有落后，或没有红拉杆：不动</translation>
    </message>
    <message>
        <source>Best count remembered</source>
        <translation>记得的最好成绩</translation>
    </message>
    <message>
        <source>Behind (%1) near the end: back to the best day, round %2</source>
        <translation>临近结束时落后（%1）：回到最好的日子，第 %2 轮</translation>
    </message>
    <message>
        <source>Behind (%1): back to the best day, round %2, where the count stood at %3</source>
        <translation>落后（%1）：回到最好的日子，第 %2 轮，当时成绩为 %3</translation>
    </message>
    <message>
        <source>Behind (%1), but not longing for the past enough: do nothing</source>
        <translation>落后（%1），但还不够怀念过去：不动</translation>
    </message>
    <message>
        <source>Time goes forward: do nothing</source>
        <translation>时间只向前：不动</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>The present (%1) is not much worse than the best moment: do nothing</source>
        <translation>现在（%1）不比最好的时刻差多少：不动</translation>
    </message>
    <message>
        <source>Cannot win any more (%1): back to round %2, just after the highest block</source>
        <translation>已无法取胜（%1）：回到第 %2 轮，紧接最后的锁定之后</translation>
    </message>
    <message>
        <source>Cannot win any more (%1), and knows of no block: do nothing</source>
        <translation>已无法取胜（%1），也没有锁定的轮次：不动</translation>
    </message>
    <message>
        <source>%1 ahead, the best moment yet: block</source>
        <translation>领先 %1，迄今最好的时刻：锁定</translation>
    </message>
    <message>
        <source>The lead stood at %3 once, now at %1: back to round %2</source>
        <translation>领先曾为 %3，现为 %1：回到第 %2 轮</translation>
    </message>
    <message>
        <source>%1 ahead, and the dice say: block</source>
        <translation>领先 %1，骰子说：锁定</translation>
    </message>
    <message>
        <source>%1 ahead, and the dice say: do nothing</source>
        <translation>领先 %1，骰子说：不动</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: toss this round again</source>
        <translation>落后（%1），骰子说：重抛本轮</translation>
    </message>
    <message>
        <source>Behind (%1), and the dice say: do nothing</source>
        <translation>落后（%1），骰子说：不动</translation>
    </message>
    <message>
        <source>Level, or without a lever that would help: do nothing</source>
        <translation>持平，或没有用得上的拉杆：不动</translation>
    </message>
    <message>
        <source>Regrets come in the last round: do nothing</source>
        <translation>最后一轮才后悔：不动</translation>
    </message>
    <message>
        <source>Not ahead (%1) in the last round: back to round %2, the first that was lost</source>
        <translation>最后一轮没有领先（%1）：回到第 %2 轮，即输掉的第一轮</translation>
    </message>
    <message>
        <source>The last round, and no reason or lever to go back: block</source>
        <translation>最后一轮，没有理由或拉杆回去：锁定</translation>
    </message>
    <message>
        <source>The last round, and no lever that would help: do nothing</source>
        <translation>最后一轮，没有用得上的拉杆：不动</translation>
    </message>
    <message>
        <source>Chance to be chosen, in 100</source>
        <translation>被选中的概率（百分比）</translation>
    </message>
    <message>
        <source>Always loses its last card.</source>
        <translation>总是失去最后一张牌。</translation>
    </message>
    <message>
        <source>Has ten coins: a coup against the weakest.</source>
        <translation>有十枚钱币：对最弱者发动政变。</translation>
    </message>
    <message>
        <source>Holds an Assassin and three coins: strikes at the weakest.</source>
        <translation>有刺客和三枚钱币：刺杀最弱者。</translation>
    </message>
    <message>
        <source>Holds a Captain: steals from the weakest.</source>
        <translation>有队长：偷最弱者的钱币。</translation>
    </message>
    <message>
        <source>Holds a Duke: takes the tax.</source>
        <translation>有公爵：征税。</translation>
    </message>
    <message>
        <source>Holds nothing for its turn: takes income.</source>
        <translation>没有可用的牌：拿取收入。</translation>
    </message>
    <message>
        <source>All copies are in its sight: it must be a bluff.</source>
        <translation>所有同名牌都在它眼前：必是虚张声势。</translation>
    </message>
    <message>
        <source>Not all copies are in its sight: it may be true.</source>
        <translation>同名牌没有全部见到：可能是真的。</translation>
    </message>
    <message>
        <source>Holds a Duke itself: that is enough to doubt another.</source>
        <translation>自己有公爵：足以质疑别的公爵。</translation>
    </message>
    <message>
        <source>Holds no Duke: it may be true.</source>
        <translation>没有公爵：可能是真的。</translation>
    </message>
    <message>
        <source>The card to block with is there.</source>
        <translation>有可用来阻挡的牌。</translation>
    </message>
    <message>
        <source>There is no card to block with.</source>
        <translation>没有可用来阻挡的牌。</translation>
    </message>
    <message>
        <source>Gives back one of its pair and the second card drawn.</source>
        <translation>还回对子中的一张和抽到的第二张牌。</translation>
    </message>
    <message>
        <source>Gives back the two cards it drew.</source>
        <translation>还回抽到的两张牌。</translation>
    </message>
    <message>
        <source>Ambassadors in its hand and face up</source>
        <translation>手中和明牌中的大使</translation>
    </message>
    <message>
        <source>Assassins in its hand and face up</source>
        <translation>手中和明牌中的刺客</translation>
    </message>
    <message>
        <source>Captains in its hand and face up</source>
        <translation>手中和明牌中的队长</translation>
    </message>
    <message>
        <source>Contessas in its hand and face up</source>
        <translation>手中和明牌中的女伯爵</translation>
    </message>
    <message>
        <source>Dukes in its hand and face up</source>
        <translation>手中和明牌中的公爵</translation>
    </message>
    <message>
        <source>Drew one of seven actions; if it cannot be paid for, it does least.</source>
        <translation>从七种行动中抽了一种；付不起时做最小的行动。</translation>
    </message>
    <message>
        <source>Every card is equally likely.</source>
        <translation>每张牌机会均等。</translation>
    </message>
    <message>
        <source>Tossed a coin.</source>
        <translation>抛硬币决定。</translation>
    </message>
    <message>
        <source>Has ten coins: a coup against the first seat.</source>
        <translation>有十枚钱币：对第一个座位发动政变。</translation>
    </message>
    <message>
        <source>Always takes income.</source>
        <translation>总是拿取收入。</translation>
    </message>
    <message>
        <source>Always gives back the two cards it drew.</source>
        <translation>总是还回抽到的两张牌。</translation>
    </message>
    <message>
        <source>Never challenges and never blocks.</source>
        <translation>从不质疑，也从不阻挡。</translation>
    </message>
    <message>
        <source>Four in a row: goes for the Large Straight</source>
        <translation>四连：追求大顺</translation>
    </message>
    <message>
        <source>Keeps three or more alike</source>
        <translation>保留三个或更多相同的骰子</translation>
    </message>
    <message>
        <source>Two pairs: goes for the Full House</source>
        <translation>两对：追求葫芦</translation>
    </message>
    <message>
        <source>Three in a row and no pair: goes for a straight</source>
        <translation>三连且没有对子：追求顺子</translation>
    </message>
    <message>
        <source>Keeps the higher pair</source>
        <translation>保留较大的对子</translation>
    </message>
    <message>
        <source>Nothing to build on: rolls all dice again</source>
        <translation>没有可保留的：全部重掷</translation>
    </message>
    <message>
        <source>Another Yahtzee: takes the most points that are allowed</source>
        <translation>又一个快艇：在允许的格子里取最高分</translation>
    </message>
    <message>
        <source>Takes the best pattern there is at once</source>
        <translation>立刻填上现有的最好组合</translation>
    </message>
    <message>
        <source>The last roll: takes the box with most points</source>
        <translation>最后一掷：填得分最高的格子</translation>
    </message>
    <message>
        <source>Scores the first roll in any free box</source>
        <translation>把第一掷填进任意空格</translation>
    </message>
    <message>
        <source>Five alike, and the Yahtzee box is free</source>
        <translation>五个相同，快艇格还空着</translation>
    </message>
    <message>
        <source>Five alike, and the upper box of their face is free</source>
        <translation>五个相同，该点数的上区格还空着</translation>
    </message>
    <message>
        <source>Five alike as a joker: any box that is left</source>
        <translation>五个相同当百搭：剩下的任意格子</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>You and one other.</source>
        <translation>你和另外一人。</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>You and two others, each for themselves.</source>
        <translation>你和另外两人，各自为战。</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>You and three others.</source>
        <translation>你和另外三人。</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>You and four others, each for themselves.</source>
        <translation>你和另外四人，各自为战。</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>You and five others.</source>
        <translation>你和另外五人。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌数</translation>
    </message>
    <message>
        <source>24</source>
        <translation>24</translation>
    </message>
    <message>
        <source>Nines to aces. Every player must get six cards.</source>
        <translation>9 到 A。每人必须能分到六张牌。</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>Sevens to aces. Every player must get six cards.</source>
        <translation>7 到 A。每人必须能分到六张牌。</translation>
    </message>
    <message>
        <source>36</source>
        <translation>36</translation>
    </message>
    <message>
        <source>Sixes to aces. Every player must get six cards.</source>
        <translation>6 到 A。每人必须能分到六张牌。</translation>
    </message>
    <message>
        <source>52</source>
        <translation>52</translation>
    </message>
    <message>
        <source>Twos to aces: the whole deck.</source>
        <translation>2 到 A：整副牌。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Throw-in</source>
        <translation>添牌</translation>
    </message>
    <message>
        <source>Throw-in: attackers add cards of a rank on the table.</source>
        <translation>添牌：进攻方可添与桌上同点数的牌。</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>转移</translation>
    </message>
    <message>
        <source>As throw-in; an equal rank passes the attack on.</source>
        <translation>同添牌；另可用同点数的牌转移进攻。</translation>
    </message>
    <message>
        <source>Who may throw in</source>
        <translation>谁可以添牌</translation>
    </message>
    <message>
        <source>All</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Everybody but the defender.</source>
        <translation>除防守者外的所有人。</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>邻座</translation>
    </message>
    <message>
        <source>Those beside the defender.</source>
        <translation>防守者左右两边的人。</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>进攻者</translation>
    </message>
    <message>
        <source>Only the one who began the attack.</source>
        <translation>只有发起进攻的人。</translation>
    </message>
    <message>
        <source>Five cards in the first bouts</source>
        <translation>前几轮限五张</translation>
    </message>
    <message>
        <source>At most six attacks in every bout.</source>
        <translation>每轮最多进攻六张。</translation>
    </message>
    <message>
        <source>At most five attacks until a bout has been beaten.</source>
        <translation>在有一轮防守成功之前，最多进攻五张。</translation>
    </message>
    <message>
        <source>Lowest card beats the ace</source>
        <translation>最小牌压 A</translation>
    </message>
    <message>
        <source>Only a trump covers a plain ace.</source>
        <translation>副牌 A 只有主牌能压。</translation>
    </message>
    <message>
        <source>The lowest card of a suit covers its ace.</source>
        <translation>同花色最小的牌可以压 A。</translation>
    </message>
    <message>
        <source>Who begins next time</source>
        <translation>下次谁先攻</translation>
    </message>
    <message>
        <source>Lowest trump</source>
        <translation>最小主牌</translation>
    </message>
    <message>
        <source>Whoever holds the lowest trump.</source>
        <translation>手持最小主牌的人。</translation>
    </message>
    <message>
        <source>Attack the fool</source>
        <translation>进攻傻瓜</translation>
    </message>
    <message>
        <source>The player before the last loser attacks the loser.</source>
        <translation>由上局输家的上家进攻输家。</translation>
    </message>
    <message>
        <source>Transfer in the first bout</source>
        <translation>首轮转移</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the start.</source>
        <translation>一开始就可以转移进攻。</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Attacks can be passed on from the second bout.</source>
        <translation>从第二轮起才可以转移进攻。</translation>
    </message>
    <message>
        <source>Transfer by showing the trump</source>
        <translation>亮主牌转移</translation>
    </message>
    <message>
        <source>A transfer always costs a card.</source>
        <translation>转移总要用掉一张牌。</translation>
    </message>
    <message>
        <source>Once a game a trump of the rank is shown and kept.</source>
        <translation>每人每局一次，可亮出同点数的主牌并留在手中。</translation>
    </message>
    <message>
        <source>Throwing on a taker</source>
        <translation>收牌时添牌</translation>
    </message>
    <message>
        <source>Whoever takes gets what lies on the table.</source>
        <translation>收牌者只收桌上已有的牌。</translation>
    </message>
    <message>
        <source>Fitting cards may be given to a player who takes.</source>
        <translation>可以给收牌者再添同点数的牌。</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>重发</translation>
    </message>
    <message>
        <source>Every hand is played.</source>
        <translation>什么手牌都照打。</translation>
    </message>
    <message>
        <source>Five cards of one plain suit: a new deal may be asked for.</source>
        <translation>有五张同一副牌花色时，可要求重发。</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>组队</translation>
    </message>
    <message>
        <source>Everybody plays for themselves.</source>
        <translation>各自为战。</translation>
    </message>
    <message>
        <source>2 × 2</source>
        <translation>2 × 2</translation>
    </message>
    <message>
        <source>Four players, partners sit opposite.</source>
        <translation>四人，队友对坐。</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>Six players, every other one is on your side.</source>
        <translation>六人，隔一人为队友。</translation>
    </message>
    <message>
        <source>Last fool</source>
        <translation>上局傻瓜</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Nobody lost the last game.</source>
        <translation>上局没有人输。</translation>
    </message>
    <message>
        <source>Durak</source>
        <translation>杜拉克</translation>
    </message>
    <message>
        <source>Pazaak</source>
        <translation>帕扎克</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>牌组</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>按书面规则</translation>
    </message>
    <message>
        <source>40 house cards, four of each value; each player has 4 side cards of 10.</source>
        <translation>公共牌 40 张，每种点数四张；每人从 10 张中得 4 张手牌。</translation>
    </message>
    <message>
        <source>As in the contest</source>
        <translation>按实际比赛</translation>
    </message>
    <message>
        <source>50 house cards, five of each value; each player has 5 side cards of 15. The published contest really dealt these.</source>
        <translation>公共牌 50 张，每种点数五张；每人从 15 张中得 5 张手牌。已公布的比赛实际就是这样发牌的。</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>抛硬币</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>How many coins are tossed on the way to the end.</source>
        <translation>到结束为止一共抛多少枚硬币。</translation>
    </message>
    <message>
        <source>Blue levers</source>
        <translation>蓝拉杆</translation>
    </message>
    <message>
        <source>How often each player can block a round: nobody goes back to it or an earlier one.</source>
        <translation>每人可锁定轮次的次数：谁也不能再回到该轮或更早。</translation>
    </message>
    <message>
        <source>Red levers</source>
        <translation>红拉杆</translation>
    </message>
    <message>
        <source>How often each player can go back in time and toss again from an earlier round.</source>
        <translation>每人可回到过去、从更早一轮重新抛起的次数。</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>政变</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The printed game: a blocked assassination is paid for, a card that was shown is replaced.</source>
        <translation>书面规则：被阻挡的刺杀照样付钱，亮出的牌要换新牌。</translation>
    </message>
    <message>
        <source>What the published contest of bots really played, oddities and all: unpaid assassinations, skipped seats.</source>
        <translation>已公布的机器人比赛的实际玩法，怪异之处一并保留：不付钱的刺杀、被跳过的座位。</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>一点</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>二点</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>三点</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>四点</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>五点</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>六点</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>四条</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <source>Small Straight</source>
        <translation>小顺</translation>
    </message>
    <message>
        <source>Large Straight</source>
        <translation>大顺</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation>快艇</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>机会</translation>
    </message>
    <message>
        <source>The highest total wins; alone you play for the score.</source>
        <translation>总分最高者获胜；独自一人时为得分而玩。</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>百搭</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>强制</translation>
    </message>
    <message>
        <source>Once the Yahtzee box is closed, five alike go to the upper box of their face; only if that is closed, to a lower box.</source>
        <translation>快艇格填过之后，五个相同必须填进该点数的上区格；只有那一格也填过，才填下区格。</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Once the Yahtzee box is closed, five alike may go to any free box.</source>
        <translation>快艇格填过之后，五个相同可以填进任意空格。</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红桃</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>parlour::Dots</name>
    <message>
        <source>Strength %1 of 5</source>
        <translation>实力 %1 级，满级 5 级</translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message>
        <source>Replay %1, %2: %3, %4</source>
        <translation>回放%1，%2：%3，%4</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>No finished game yet. Play one to its end, or open a file.</source>
        <translation>还没有打完的牌局。打完一局，或打开一个文件。</translation>
    </message>
</context>
<context>
    <name>parlour::LobbyPage</name>
    <message>
        <source>Lobby</source>
        <translation>大厅</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>All in History</source>
        <translation>全部历史</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>最近牌局</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>New game of %1</source>
        <translation>%1新牌局</translation>
    </message>
    <message>
        <source>Rules and seats of a new game</source>
        <translation>新牌局的规则和座位</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>开始%1</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>观战%1</translation>
    </message>
    <message>
        <source>Replay %1</source>
        <translation>回放%1</translation>
    </message>
    <message>
        <source>More for %1</source>
        <translation>%1的更多选项</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新牌局…</translation>
    </message>
    <message>
        <source>A game you leave waits here until you go on.</source>
        <translation>中途离开的牌局会留在这里，等你继续。</translation>
    </message>
    <message numerus="yes">
        <source>%n more unfinished game(s)</source>
        <translation>
            <numerusform>另有 %n 个未完牌局</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>%1的画面</translation>
    </message>
    <message>
        <source>Discard the game of %1 with %2</source>
        <translation>删除%1牌局（%2）</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Go on with %1, %2</source>
        <translation>继续%1，%2</translation>
    </message>
    <message>
        <source>Finished games come here, to be replayed step by step.</source>
        <translation>打完的牌局会放在这里，可逐步回放。</translation>
    </message>
</context>
<context>
    <name>parlour::MainWindow</name>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>此牌局没有保存：%1</translation>
    </message>
    <message>
        <source>An unfinished game could not be read and lies at %1 now: %2</source>
        <translation>一个未完牌局无法读取，现已移到 %1：%2</translation>
    </message>
    <message>
        <source>This program has no table for &quot;%1&quot;.</source>
        <translation>本程序没有“%1”的牌桌。</translation>
    </message>
    <message>
        <source>%1 - Parlour</source>
        <translation>%1 - Parlour</translation>
    </message>
    <message>
        <source>The bot &quot;%1&quot; is not in this program. You can look at the game, or play on from here with another.</source>
        <translation>本程序没有机器人“%1”。你可以查看牌局，或换一个机器人从此处接着玩。</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>打开已保存的牌局</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Parlour 牌局 (*.parlour)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Part of this game is damaged</source>
        <translation>此牌局部分损坏</translation>
    </message>
    <message>
        <source>%1: %2

%3 of its %4 steps are good.</source>
        <translation>%1：%2

共 %4 步，其中 %3 步完好。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Look at the good part</source>
        <translation>查看完好部分</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>删除此牌局？</translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation>删除后无法恢复。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>parlour::NewGameSheet</name>
    <message>
        <source>New game of %1</source>
        <translation>%1新牌局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>As in your last game</source>
        <translation>与上次相同</translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>另有 %n 条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>只观战</translation>
    </message>
    <message>
        <source>A bot plays on this seat.</source>
        <translation>此座位由机器人来打。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Sit here yourself.</source>
        <translation>自己坐这里。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed deals the same cards</source>
        <translation>种子：最多 16 位十六进制数字；种子相同，发牌相同</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>新种子</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>parlour::ProgressLine</name>
    <message>
        <source>%1 % of the game played</source>
        <translation>牌局已进行 %1%</translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message>
        <source>Game over. %1</source>
        <translation>牌局结束。%1</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>牌局结束</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>查看牌桌</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再战</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>分享</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Copy the seed: the same seed deals the same game</source>
        <translation>复制种子：种子相同，牌局相同</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
</context>
<context>
    <name>parlour::SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Of the window; games stay as they are.</source>
        <translation>窗口的语言；牌局不受影响。</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>What you are called at the table.</source>
        <translation>你在牌桌上的称呼。</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>明暗</translation>
    </message>
    <message>
        <source>Panels and pages; a table keeps its own ground.</source>
        <translation>用于面板和页面；牌桌保持自己的台面。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>High contrast is flat and as readable as can be.</source>
        <translation>高对比度没有装饰，最易辨认。</translation>
    </message>
    <message>
        <source>Own ground</source>
        <translation>自带台面</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>石板</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>The program&apos;s own cards, or those installed on this computer.</source>
        <translation>程序自带的牌，或本机已安装的牌。</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色牌</translation>
    </message>
    <message>
        <source>Diamonds blue and clubs green, on the program&apos;s own cards.</source>
        <translation>方块蓝色，梅花绿色；仅用于程序自带的牌。</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>节奏</translation>
    </message>
    <message>
        <source>Of the pieces, and of the pauses when bots act.</source>
        <translation>牌的移动，以及机器人行动时的停顿。</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Pieces fade instead of moving.</source>
        <translation>牌淡入淡出，不再移动。</translation>
    </message>
    <message>
        <source>Undo over revealed cards</source>
        <translation>见牌后也可悔牌</translation>
    </message>
    <message>
        <source>Takes back also what has shown you something new. For practice.</source>
        <translation>即使已看到新牌也能收回。供练习用。</translation>
    </message>
    <message>
        <source>Parlour %1</source>
        <translation>Parlour %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>parlour::Sheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>parlour::SidePanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>How %1 comes about</source>
        <translation>%1 的由来</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Log: one line a step, activating it goes there</source>
        <translation>记录：每步一行，激活即跳到该步</translation>
    </message>
    <message>
        <source>Notes on this game</source>
        <translation>此牌局的笔记</translation>
    </message>
    <message>
        <source>Your notes. They are saved with the game.</source>
        <translation>你的笔记，随牌局一起保存。</translation>
    </message>
</context>
<context>
    <name>parlour::Stage</name>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>parlour::TableBar</name>
    <message>
        <source>Back to the lobby</source>
        <translation>返回大厅</translation>
    </message>
    <message>
        <source>Back to the lobby (Esc)</source>
        <translation>返回大厅 (Esc)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>立即出手</translation>
    </message>
    <message>
        <source>The bot answers with the best it has (M)</source>
        <translation>让机器人按目前最好的打法出手 (M)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>Back to your last decision (U)</source>
        <translation>回到你上一次决定 (U)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>What the strongest bot would do (H)</source>
        <translation>最强的机器人会怎么打 (H)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从此处接着玩</translation>
    </message>
    <message>
        <source>Take a seat and go on from this step</source>
        <translation>选一个座位，从这一步接着玩</translation>
    </message>
    <message>
        <source>Whose cards are seen</source>
        <translation>看谁的牌</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>节奏：%1</translation>
    </message>
    <message>
        <source>Pace of the bots and the pieces</source>
        <translation>机器人和牌的节奏</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Save a copy of this game (Ctrl+S)</source>
        <translation>保存此牌局的副本 (Ctrl+S)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>The keys of this table (?)</source>
        <translation>此牌桌的按键 (?)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Log, thinking and notes (L)</source>
        <translation>记录、思考和笔记 (L)</translation>
    </message>
</context>
<context>
    <name>parlour::TablePage</name>
    <message>
        <source>All hands open</source>
        <translation>全部明牌</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>%1 的视角</translation>
    </message>
    <message>
        <source>A hint from %1</source>
        <translation>%1 的提示</translation>
    </message>
    <message>
        <source>%1 weighs</source>
        <translation>%1 的权衡</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>牌局已结束。</translation>
    </message>
    <message>
        <source>Nobody decides here: cards are dealt or drawn.</source>
        <translation>此处无人决定：正在发牌或抽牌。</translation>
    </message>
    <message>
        <source>Nothing to weigh here.</source>
        <translation>此处没有可权衡的。</translation>
    </message>
    <message>
        <source>Pause to see what is weighed at each step.</source>
        <translation>暂停即可查看每一步的权衡。</translation>
    </message>
    <message>
        <source>What would the strongest bot do in your place?</source>
        <translation>换作最强的机器人，会怎么打？</translation>
    </message>
    <message>
        <source>What the others weigh can be seen when the game is over.</source>
        <translation>牌局结束后可查看其他人的权衡。</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <source>This game could not be added to the history: %1</source>
        <translation>此牌局无法加入历史：%1</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>种子已复制。</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>The result is copied, to be pasted where you like.</source>
        <translation>结果已复制，可随处粘贴。</translation>
    </message>
    <message>
        <source>Save a copy of this game</source>
        <translation>保存此牌局的副本</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Parlour 牌局 (*.parlour)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>后退或前进一步</translation>
    </message>
    <message>
        <source>from card to card</source>
        <translation>在牌之间移动</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>picks a card up, or presses the button</source>
        <translation>拿起一张牌，或按下按钮</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancels; then back to the lobby</source>
        <translation>取消；再按返回大厅</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>the bot moves now</source>
        <translation>机器人立即出手</translation>
    </message>
    <message>
        <source>pauses, or goes on</source>
        <translation>暂停或继续</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>第一步和最后一步</translation>
    </message>
    <message>
        <source>side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>describes the table</source>
        <translation>描述牌桌</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新牌局</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <translation>打开已保存的牌局</translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>All open, %1 at the bottom</source>
        <translation>全部明牌，%1 在下方</translation>
    </message>
    <message>
        <source>Bots only</source>
        <translation>只有机器人</translation>
    </message>
    <message>
        <source>As %1</source>
        <translation>扮演 %1</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从此处接着玩</translation>
    </message>
    <message>
        <source>The game goes on from step %1; what came after it is dropped from this copy. Which seat do you take?</source>
        <translation>牌局从第 %1 步继续；此副本中之后的内容会被舍弃。你坐哪个座位？</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1，%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>你的视角</translation>
    </message>
</context>
<context>
    <name>parlour::Transport</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>回到实时</translation>
    </message>
    <message>
        <source>To the first step</source>
        <translation>到第一步</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>到最后一步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1 · live at %2</source>
        <translation>%1 · 实时在第 %2 步</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2, %3</source>
        <translation>时间线，第 %1 步，共 %2 步，%3</translation>
    </message>
</context>
</TS>
