<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Analysis</name>
    <message>
        <source>Seat %1 forfeited the game; what came before is reviewed</source>
        <translation>%1 号座位放弃了对局；只复盘此前的部分</translation>
    </message>
    <message>
        <source>The game is not over; it is reviewed up to its last step</source>
        <translation>牌局尚未结束；复盘到最后一步为止</translation>
    </message>
    <message>
        <source>Moves in this game cannot be rated yet</source>
        <translation>这款游戏目前还无法评判每一步的好坏</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>A baseline for the others</source>
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
        <source>From its one-line description; its true rules are lost</source>
        <translation>根据仅存的一句描述；真正的规则已失传</translation>
    </message>
    <message>
        <source>Our own, a baseline for the others</source>
        <translation>自制，用来衡量其他机器人</translation>
    </message>
    <message>
        <source>Plays any legal action.</source>
        <translation>任意选择合法的行动。</translation>
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
        <source>Believes that time only goes forward.</source>
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
        <source>Goes back by tens, and leaves much to chance.</source>
        <translation>按十轮往回走，走不走全凭运气。</translation>
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
        <source>Bluffs, challenges and strikes at random.</source>
        <translation>诈唬、质疑、出手，全凭随机。</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>Saves up for a coup, and never claims or challenges anything.</source>
        <translation>攒钱发动政变，从不声称也从不质疑。</translation>
    </message>
    <message>
        <source>Honest</source>
        <translation>诚实</translation>
    </message>
    <message>
        <source>Never bluffs, and challenges only what cannot be true.</source>
        <translation>从不诈唬，只质疑不可能为真的声称。</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>木头人</translation>
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
        <source>From its author&apos;s description; its true rules are lost</source>
        <translation>根据作者的说法推测；真正的规则已失传</translation>
    </message>
    <message>
        <source>Goes for patterns and takes the first good one it gets.</source>
        <translation>追求组合，一出现好的就立刻填上。</translation>
    </message>
    <message>
        <source>There is no sandbox here: other programs can do what you can, within limits on memory and files.</source>
        <translation>此处没有沙盒：其他程序能做你能做的一切，只限制内存和文件。</translation>
    </message>
    <message>
        <source>Our own, from the solved game</source>
        <translation>自制，来自已求解的游戏</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and plays its cards too soon.</source>
        <translation>刚学会规则，牌出得太早。</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>休闲玩家</translation>
    </message>
    <message>
        <source>Plays now and then, and fears to go bust.</source>
        <translation>偶尔玩玩，害怕爆牌。</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>俱乐部玩家</translation>
    </message>
    <message>
        <source>Keeps its cards for later, and errs in close calls.</source>
        <translation>把牌留到后面，难分高下时会看错。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Hardly anything can be won from it, and it counts the cards.</source>
        <translation>几乎占不到它的便宜，还会记牌。</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and grabs what looks good now.</source>
        <translation>刚学会规则，看到眼前的好处就拿。</translation>
    </message>
    <message>
        <source>Knows what boxes are worth, and errs in close calls.</source>
        <translation>知道每个格子的价值，难分高下时会看错。</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Plays for points alone, whatever the others do.</source>
        <translation>只求分数最高，不管对手是谁。</translation>
    </message>
    <message>
        <source>Plays for the win: bold when behind, safe when ahead.</source>
        <translation>为赢而战：落后时敢冒险，领先时求稳。</translation>
    </message>
    <message>
        <source>Other programs play in a sandbox: without network, on a read-only system, and of your files they see only their own folder.</source>
        <translation>其他程序在沙盒中运行：没有网络，系统只读，你的文件中只能看到它们所在的文件夹。</translation>
    </message>
    <message>
        <source>bubblewrap does not work here: other programs play without network, start no programs, and of your files they read only their own folder.</source>
        <translation>bubblewrap 在此无法使用：其他程序没有网络，不能启动程序，你的文件中只能读取它们所在的文件夹。</translation>
    </message>
    <message>
        <source>Neither bubblewrap nor Landlock works here: other programs play without network and start no programs, but can read your files.</source>
        <translation>bubblewrap 和 Landlock 在此均无法使用：其他程序没有网络，不能启动程序，但可以读取你的文件。</translation>
    </message>
    <message>
        <source>Our own, from playing against itself</source>
        <translation>自制，来自自我对局</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and pulls whatever lever is near.</source>
        <translation>刚学会规则，手边有什么拉杆就拉什么。</translation>
    </message>
    <message>
        <source>Plays now and then, and misjudges what a lead is worth.</source>
        <translation>偶尔玩玩，会看错领先值多少。</translation>
    </message>
    <message>
        <source>Our own, trained by playing against itself</source>
        <translation>自制，通过自我对局训练而成</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <translation>诈唬者</translation>
    </message>
    <message>
        <source>Claims the Duke, the Assassin and the Captain, whatever it holds.</source>
        <translation>无论手中是什么，总声称是公爵、刺客和队长。</translation>
    </message>
    <message>
        <source>Sceptic</source>
        <translation>怀疑者</translation>
    </message>
    <message>
        <source>Challenges claims that are more likely false than true.</source>
        <translation>凡是更可能为假的声称，一概质疑。</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and hardly dares to bluff.</source>
        <translation>刚学会规则，几乎不敢诈唬。</translation>
    </message>
    <message>
        <source>Plays now and then, and forgets who has claimed what.</source>
        <translation>偶尔玩玩，常忘记谁声称过什么。</translation>
    </message>
    <message>
        <source>Bluffs and challenges, though less often than it should.</source>
        <translation>会诈唬也会质疑，只是次数不够。</translation>
    </message>
    <message>
        <source>Bluffs and challenges exactly as often as is right.</source>
        <translation>诈唬与质疑的次数恰到好处。</translation>
    </message>
    <message>
        <source>Our own, with simulated games and exact endings</source>
        <translation>自制，模拟对局加精确残局</translation>
    </message>
    <message>
        <source>Has just learnt the rules and remembers few of the cards played.</source>
        <translation>刚学会规则，记不住出过的牌。</translation>
    </message>
    <message>
        <source>Remembers the high cards, and errs in close calls.</source>
        <translation>记得大牌，难分高下时会判断失误。</translation>
    </message>
    <message>
        <source>Counts most cards and solves short endings.</source>
        <translation>记得大多数牌，并能算清简短的残局。</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>蒙特卡洛</translation>
    </message>
    <message>
        <source>Plays two thousand games in its head before each card.</source>
        <translation>每出一张牌前在心里打两千局。</translation>
    </message>
    <message>
        <source>Counts every card, imagines your hand and plays endings perfectly.</source>
        <translation>记住每张牌，推想你的手牌，残局毫无失误。</translation>
    </message>
    <message>
        <source>Locks in every small lead, and goes back until it has one.</source>
        <translation>锁定每一点领先，没有领先就一直回到过去。</translation>
    </message>
    <message>
        <source>Saves its levers for the end, but not always enough of them.</source>
        <translation>会把拉杆留到最后，但有时留得不够。</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>猎手</translation>
    </message>
    <message>
        <source>Allows for what may be hidden, and is hard to read.</source>
        <translation>会考虑可能隐藏的一切，也很难被看穿。</translation>
    </message>
    <message>
        <source>Our own, from a model of the match</source>
        <translation>自制，来自比赛模型</translation>
    </message>
    <message>
        <source>Our own rules, with the decks that people know</source>
        <translation>自定的规则，用大家熟知的牌组</translation>
    </message>
    <message>
        <source>Eager</source>
        <translation>急性子</translation>
    </message>
    <message>
        <source>As many remakes play</source>
        <translation>许多重制版就这么打</translation>
    </message>
    <message>
        <source>Plays a card whenever it makes 17 or more, and has none left after two sets.</source>
        <translation>只要能凑成 17 点以上就出牌，两局之后就没牌了。</translation>
    </message>
    <message>
        <source>Drone</source>
        <translation>无人机</translation>
    </message>
    <message>
        <source>Plays a card for 20 only, and stands from 17.</source>
        <translation>只为 20 点出牌，17 点起停牌。</translation>
    </message>
    <message>
        <source>Cantina</source>
        <translation>酒馆</translation>
    </message>
    <message>
        <source>The first game&apos;s opponent, as public descriptions agree</source>
        <translation>第一部游戏里的对手，依公开的说明</translation>
    </message>
    <message>
        <source>The opponent of the first game, rule for rule.</source>
        <translation>第一部游戏里的对手，规则一条不差。</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>谨慎者</translation>
    </message>
    <message>
        <source>Plays the cheapest card that does, and stands from 17.</source>
        <translation>打够用的最便宜的牌，17 点起停牌。</translation>
    </message>
    <message>
        <source>Knows what each card is worth in the sets to come, and counts.</source>
        <translation>知道每张牌在之后各局值多少，也会数牌。</translation>
    </message>
    <message>
        <source>Has just learnt the rules, and rarely knows when to stop.</source>
        <translation>刚学会规则，很少知道何时该停。</translation>
    </message>
    <message>
        <source>Plays now and then, and often draws once too often.</source>
        <translation>偶尔玩玩，常常多抽一张牌。</translation>
    </message>
    <message>
        <source>Our own, by what each box usually brings</source>
        <translation>自制，按每一格通常的得分来玩</translation>
    </message>
    <message>
        <source>Plays now and then, forgets the bonuses, and does not trust in straights.</source>
        <translation>偶尔玩玩，常忘了奖励分，也不相信顺子。</translation>
    </message>
    <message>
        <source>Limits only: this system has no sandbox for other programs. They can do what you can, within limits on memory, processes and time.</source>
        <translation>仅有限制：此系统没有供其他程序使用的沙盒。它们能做你能做的事，但内存、进程和时间有上限。</translation>
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
    <name>Characters</name>
    <message>
        <source>Mitya</source>
        <translation>米佳</translation>
    </message>
    <message>
        <source>Learnt it this summer, and remembers few of the cards played.</source>
        <translation>今年夏天刚学会，记不住多少已出的牌。</translation>
    </message>
    <message>
        <source>Zoya</source>
        <translation>卓娅</translation>
    </message>
    <message>
        <source>Plays on the train; remembers the high cards, and errs in close calls.</source>
        <translation>在火车上打牌；记得大牌，难分高下时会出错。</translation>
    </message>
    <message>
        <source>Fyodor</source>
        <translation>费奥多尔</translation>
    </message>
    <message>
        <source>Counts most cards and solves short endings.</source>
        <translation>记得大多数牌，并能算清简短的残局。</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>薇拉</translation>
    </message>
    <message>
        <source>Counts every card, imagines your hand and plays endings perfectly.</source>
        <translation>记住每一张牌，推想你的手牌，残局毫无失误。</translation>
    </message>
    <message>
        <source>Pim</source>
        <translation>皮姆</translation>
    </message>
    <message>
        <source>On a first journey between the stars; plays the cards too soon.</source>
        <translation>第一次星际旅行；牌出得太早。</translation>
    </message>
    <message>
        <source>Jory</source>
        <translation>乔里</translation>
    </message>
    <message>
        <source>A pilot between two flights, who fears to go bust.</source>
        <translation>两次飞行之间的飞行员，害怕爆牌。</translation>
    </message>
    <message>
        <source>Tessa</source>
        <translation>泰莎</translation>
    </message>
    <message>
        <source>Trades in spare parts; keeps the cards for later, and errs in close calls.</source>
        <translation>做零件生意；把牌留到后面，难分高下时会出错。</translation>
    </message>
    <message>
        <source>Corvin</source>
        <translation>科尔温</translation>
    </message>
    <message>
        <source>Deals here every night, and counts the cards: hardly anything can be won.</source>
        <translation>每晚在这里发牌，还会记牌：几乎赢不到什么。</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>波比</translation>
    </message>
    <message>
        <source>Grabs what looks good now, and is glad of it.</source>
        <translation>看见眼前好的就拿，还很高兴。</translation>
    </message>
    <message>
        <source>Walter</source>
        <translation>沃尔特</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>伊内斯</translation>
    </message>
    <message>
        <source>Knows what boxes are worth, and errs in close calls.</source>
        <translation>知道各格的价值，难分高下时会出错。</translation>
    </message>
    <message>
        <source>Augusta</source>
        <translation>奥古斯塔</translation>
    </message>
    <message>
        <source>Plays for the win: bold when behind, safe when ahead.</source>
        <translation>为胜利而战：落后时敢冒险，领先时稳守。</translation>
    </message>
    <message>
        <source>Beppe</source>
        <translation>贝佩</translation>
    </message>
    <message>
        <source>New at court, and hardly dares to bluff.</source>
        <translation>初入宫廷，几乎不敢诈唬。</translation>
    </message>
    <message>
        <source>Lucia</source>
        <translation>露西娅</translation>
    </message>
    <message>
        <source>Hears every rumour, and forgets who has claimed what.</source>
        <translation>听遍流言，却忘了谁声称过什么。</translation>
    </message>
    <message>
        <source>Orsino</source>
        <translation>奥西诺</translation>
    </message>
    <message>
        <source>Bluffs and challenges, though less often than is right.</source>
        <translation>会诈唬也会质疑，只是次数不够。</translation>
    </message>
    <message>
        <source>Fiamma</source>
        <translation>菲亚玛</translation>
    </message>
    <message>
        <source>Bluffs and challenges exactly as often as is right.</source>
        <translation>诈唬与质疑的次数恰到好处。</translation>
    </message>
    <message>
        <source>Milo</source>
        <translation>米洛</translation>
    </message>
    <message>
        <source>Pulls whatever lever is near.</source>
        <translation>随手拉最近的拉杆。</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>艾达</translation>
    </message>
    <message>
        <source>Travels now and then, and misjudges what a lead is worth.</source>
        <translation>偶尔穿越时间，对领先的价值判断不准。</translation>
    </message>
    <message>
        <source>Leopold</source>
        <translation>利奥波德</translation>
    </message>
    <message>
        <source>Hora</source>
        <translation>荷拉</translation>
    </message>
    <message>
        <source>Anton</source>
        <translation>安东</translation>
    </message>
    <message>
        <source>Lida</source>
        <translation>莉达</translation>
    </message>
    <message>
        <source>Noor</source>
        <translation>努尔</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>布鲁诺</translation>
    </message>
    <message>
        <source>Wanda</source>
        <translation>旺达</translation>
    </message>
    <message>
        <source>Saves levers for the end, but never quite enough.</source>
        <translation>会把拉杆留到最后，但总差那么一点。</translation>
    </message>
    <message>
        <source>Allows for what may be hidden, and is hard to read.</source>
        <translation>会考虑可能隐藏的一切，也很难被看穿。</translation>
    </message>
    <message>
        <source>Wick</source>
        <translation>威克</translation>
    </message>
    <message>
        <source>Won a deck from a cousin yesterday, and plays all of it at once.</source>
        <translation>昨天从表亲那里赢来一副牌，一下子全打出去。</translation>
    </message>
    <message>
        <source>Nomi</source>
        <translation>诺米</translation>
    </message>
    <message>
        <source>Plays while the ship is loaded, and fears to go bust.</source>
        <translation>趁飞船装货时玩两把，害怕爆牌。</translation>
    </message>
    <message>
        <source>Brannok</source>
        <translation>布兰诺克</translation>
    </message>
    <message>
        <source>Owns cards of either sign and keeps them for later, but does not count the house deck.</source>
        <translation>有正负两用的牌，会留到后面，但不数公共牌堆。</translation>
    </message>
    <message>
        <source>Ilvane</source>
        <translation>伊尔薇恩</translation>
    </message>
    <message>
        <source>Has played for a ship and kept it; wins the tied sets as well.</source>
        <translation>曾以飞船为赌注，船还在；连平手的局也能赢。</translation>
    </message>
    <message>
        <source>Plays on Sundays, forgets the bonuses, and does not trust in straights.</source>
        <translation>只在星期天玩，常忘了奖励分，也不相信顺子。</translation>
    </message>
</context>
<context>
    <name>Coins</name>
    <message>
        <source>Nothing</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>Pull blue: block this round</source>
        <translation>拉蓝杆：锁定本轮</translation>
    </message>
    <message>
        <source>Pull red: back to round %1</source>
        <translation>拉红杆：回到第 %1 轮</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>回到 %1</translation>
    </message>
    <message>
        <source>Pull red: toss round %1 again</source>
        <translation>拉红杆：重抛第 %1 轮</translation>
    </message>
    <message>
        <source>Nothing: on to round %1</source>
        <translation>不动：进入第 %1 轮</translation>
    </message>
    <message>
        <source>Nothing: the match ends</source>
        <translation>不动：比赛结束</translation>
    </message>
    <message>
        <source>Block round %1: nobody, not even you, can go back to it or to an earlier one.</source>
        <translation>锁定第 %1 轮：任何人（包括你）都不能再回到该轮或更早。</translation>
    </message>
    <message>
        <source>Go back: choose a round on the track. It is tossed again, and all after it.</source>
        <translation>回到过去：在轨道上选一轮。该轮及之后的各轮全部重抛。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>比赛已结束。</translation>
    </message>
    <message>
        <source>The coin is tossed first.</source>
        <translation>先抛硬币。</translation>
    </message>
    <message>
        <source>You have answered in this round.</source>
        <translation>本轮你已作答。</translation>
    </message>
    <message>
        <source>You are not asked now.</source>
        <translation>现在没有轮到你。</translation>
    </message>
    <message>
        <source>You have no blue lever left.</source>
        <translation>你没有蓝拉杆了。</translation>
    </message>
    <message>
        <source>You have no red lever left.</source>
        <translation>你没有红拉杆了。</translation>
    </message>
    <message>
        <source>You blocked round %1: nobody can go back to it or to an earlier one.</source>
        <translation>你锁定了第 %1 轮：谁也不能回到该轮或更早。</translation>
    </message>
    <message>
        <source>Fails, and costs the lever, if %1 blocks now or has blocked round %2 or a later one.</source>
        <translation>如果 %1 此刻锁定，或已锁定第 %2 轮或之后的轮次，则失败，拉杆照样用掉。</translation>
    </message>
    <message>
        <source>sun</source>
        <comment>side of the coin</comment>
        <translation>太阳</translation>
    </message>
    <message>
        <source>moon</source>
        <comment>side of the coin</comment>
        <translation>月亮</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>pulls blue</source>
        <translation>拉蓝杆</translation>
    </message>
    <message>
        <source>pulls red</source>
        <translation>拉红杆</translation>
    </message>
    <message>
        <source>answer sealed</source>
        <translation>答案已封存</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n toss(es) won</source>
        <translation>
            <numerusform>%1，%2：赢了 %n 次抛掷</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es) to come</source>
        <translation>
            <numerusform>还要抛 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ahead</source>
        <translation>领先 %1</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>落后 %1</translation>
    </message>
    <message>
        <source>level</source>
        <translation>持平</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the lead, tosses to come</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Round %1: %2 scored, lead %3</source>
        <translation>第 %1 轮：%2 得分，领先 %3</translation>
    </message>
    <message>
        <source>Round %1 is to be tossed</source>
        <translation>第 %1 轮尚未抛出</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>第 %1 轮：%2</translation>
    </message>
    <message>
        <source>You blocked round %1: no way back to it or earlier</source>
        <translation>你锁定了第 %1 轮：不能回到该轮或更早</translation>
    </message>
    <message>
        <source>%2 blocked round %1: no way back to it or earlier</source>
        <translation>%2 锁定了第 %1 轮：不能回到该轮或更早</translation>
    </message>
    <message>
        <source>%1 pulls red: round %2 again</source>
        <translation>%1 拉红杆：重抛第 %2 轮</translation>
    </message>
    <message>
        <source>%1 pulls red: back to %2</source>
        <translation>%1 拉红杆：回到第 %2 轮</translation>
    </message>
    <message>
        <source>%1 tosses round %2 again</source>
        <translation>%1 重抛第 %2 轮</translation>
    </message>
    <message>
        <source>%1 goes from %2 back to %3</source>
        <translation>%1 从第 %2 轮回到第 %3 轮</translation>
    </message>
    <message>
        <source>%1, %2 back to %3</source>
        <translation>%1，从 %2 回到 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n abandoned timeline(s), newest on top</source>
        <translation>
            <numerusform>%n 条已放弃的时间线，最新的在上</numerusform>
        </translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>对手 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;block round %1&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;锁定第 %1 轮&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks round %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;锁定第 %1 轮&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;toss round %1 again&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;重抛第 %1 轮&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;tosses round %1 again&lt;/b&gt;</source>
        <translation>&lt;b&gt;重抛第 %1 轮&lt;/b&gt;</translation>
    </message>
    <message>
        <source>go from round %1 &lt;b&gt;back to %2&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>从第 %1 轮&lt;b&gt;回到第 %2 轮&lt;/b&gt;</translation>
    </message>
    <message>
        <source>goes from round %1 &lt;b&gt;back to %2&lt;/b&gt;</source>
        <translation>从第 %1 轮&lt;b&gt;回到第 %2 轮&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pull red in round %1 for round %2: &lt;b&gt;blocked&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>在第 %1 轮拉红杆，想回第 %2 轮：&lt;b&gt;被锁定&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pulls red in round %1 for round %2: &lt;b&gt;blocked&lt;/b&gt;</source>
        <translation>在第 %1 轮拉红杆，想回第 %2 轮：&lt;b&gt;被锁定&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pull red in round %1 for round %2, but are taken further back</source>
        <comment>you</comment>
        <translation>在第 %1 轮拉红杆，想回第 %2 轮，却被带到更早</translation>
    </message>
    <message>
        <source>pulls red in round %1 for round %2, but is taken further back</source>
        <translation>在第 %1 轮拉红杆，想回第 %2 轮，却被带到更早</translation>
    </message>
    <message>
        <source>score in round %1</source>
        <comment>you</comment>
        <translation>第 %1 轮得分</translation>
    </message>
    <message>
        <source>scores in round %1</source>
        <translation>第 %1 轮得分</translation>
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
        <comment>tosses won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Round 1 of %1 is to be tossed.</source>
        <translation>共 %1 轮，第 1 轮尚未抛出。</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>第 %1 轮，共 %2 轮。</translation>
    </message>
    <message>
        <source>Tosses won: you %1, %2 %3.</source>
        <translation>抛赢次数：你 %1，%2 为 %3。</translation>
    </message>
    <message>
        <source>Tosses won: %1 %2, %3 %4.</source>
        <translation>抛赢次数：%1 为 %2，%3 为 %4。</translation>
    </message>
    <message>
        <source>You scored in this round.</source>
        <translation>本轮你得分。</translation>
    </message>
    <message>
        <source>%1 scored in this round.</source>
        <translation>本轮 %1 得分。</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1：%2，%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) have been given up.</source>
        <translation>
            <numerusform>已放弃 %n 条时间线。</numerusform>
        </translation>
    </message>
    <message>
        <source>The last: %1.</source>
        <translation>最近一条：%1。</translation>
    </message>
    <message>
        <source>You may do nothing, pull blue or pull red.</source>
        <translation>你可以不动、拉蓝杆或拉红杆。</translation>
    </message>
    <message numerus="yes">
        <source>%n timeline(s) were given up on the way.</source>
        <translation>
            <numerusform>途中放弃了 %n 条时间线。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody went back in time.</source>
        <translation>没有人回到过去。</translation>
    </message>
    <message>
        <source>levers left: %1 blue, %2 red</source>
        <translation>剩余拉杆：%1 蓝，%2 红</translation>
    </message>
    <message numerus="yes">
        <source>%n toss(es)</source>
        <translation>
            <numerusform>抛 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1 轮，共 %2 轮</translation>
    </message>
    <message>
        <source>Win more tosses than the other player by the end of the last round. Red levers go back in time to toss again, blue levers forbid it.</source>
        <translation>最后一轮结束时，赢的次数多于对方即胜。红拉杆回到过去重新抛，蓝拉杆禁止回去。</translation>
    </message>
    <message>
        <source>Go on: do nothing in this round</source>
        <translation>继续：本轮不动</translation>
    </message>
    <message>
        <source>Pull red: back to the round chosen on the track</source>
        <translation>拉红杆：回到轨道上选定的轮次</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>左、右</translation>
    </message>
    <message>
        <source>from round to round on the track; Space chooses one</source>
        <translation>在轨道上逐轮移动；空格选定</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>rounds that are blocked</comment>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>toss again from round %1</source>
        <translation>从第 %1 轮起重抛</translation>
    </message>
    <message>
        <source>No timeline has been given up so far</source>
        <translation>目前还没有放弃的时间线</translation>
    </message>
    <message numerus="yes">
        <source>and %n earlier</source>
        <translation>
            <numerusform>以及更早的 %n 条</numerusform>
        </translation>
    </message>
    <message>
        <source>given up by</source>
        <translation>放弃者</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>%1 of %2 left</source>
        <translation>剩 %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n blue lever(s) left</source>
        <translation>
            <numerusform>剩 %n 根蓝拉杆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red lever(s) left</source>
        <translation>
            <numerusform>剩 %n 根红拉杆</numerusform>
        </translation>
    </message>
    <message>
        <source>Block round %1</source>
        <translation>锁定第 %1 轮</translation>
    </message>
    <message>
        <source>If you go back to %1</source>
        <translation>若回到第 %1 轮</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>Tosses to come</source>
        <translation>剩余抛掷</translation>
    </message>
    <message>
        <source>Red levers</source>
        <translation>红拉杆</translation>
    </message>
    <message>
        <source>Tosses undone</source>
        <translation>作废的抛掷</translation>
    </message>
    <message>
        <source>Your memory</source>
        <translation>你的记忆</translation>
    </message>
    <message>
        <source>A coin toss, with time travel.</source>
        <translation>能穿越时间的抛硬币。</translation>
    </message>
    <message>
        <source>%1, round %2 again</source>
        <translation>%1，重抛第 %2 轮</translation>
    </message>
    <message numerus="yes">
        <source>Track of %n round(s).</source>
        <translation>
            <numerusform>共 %n 轮的轨道。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your lead stands at %1; it was between %2 and %3.</source>
        <translation>你的领先为 %1，曾在 %2 与 %3 之间。</translation>
    </message>
    <message>
        <source>The lead of %4 stands at %1; it was between %2 and %3.</source>
        <translation>%4 的领先为 %1，曾在 %2 与 %3 之间。</translation>
    </message>
    <message>
        <source>Fails if %1 blocks round %2 or a later one.</source>
        <translation>如果 %1 锁定第 %2 轮或之后的轮次，则失败。</translation>
    </message>
    <message>
        <source>blocked: %1 and earlier</source>
        <translation>已锁定：%1 及更早</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>if what, then what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Did nothing where blocking was better</source>
        <translation>该锁定时什么也没做</translation>
    </message>
    <message>
        <source>Did nothing where going back was better</source>
        <translation>该回去时什么也没做</translation>
    </message>
    <message>
        <source>Blocked where going back was better</source>
        <translation>该回去时却锁定</translation>
    </message>
    <message>
        <source>Pulled a blue lever that was better kept</source>
        <translation>用掉了应保留的蓝拉杆</translation>
    </message>
    <message>
        <source>Went back to the wrong round</source>
        <translation>回错了轮次</translation>
    </message>
    <message>
        <source>Went back where blocking was better</source>
        <translation>该锁定时却回去</translation>
    </message>
    <message>
        <source>Pulled a red lever that was better kept</source>
        <translation>用掉了应保留的红拉杆</translation>
    </message>
    <message>
        <source>You keep this text when your own journey back takes place. When %1 goes back alone, or further than you, it becomes what you had written by then; nothing else tells you.</source>
        <translation>你自己成功回到过去时，这段文字会保留。若 %1 独自回去，或比你回得更远，它会恢复成你当时写下的内容；除此之外没有别的迹象。</translation>
    </message>
    <message>
        <source>You keep it when your own journey back takes place; else it becomes what you had written by then.</source>
        <translation>你自己成功回到过去时会保留；否则恢复成你当时写下的内容。</translation>
    </message>
    <message>
        <source>Stop letting rounds pass</source>
        <translation>停止略过各轮</translation>
    </message>
    <message>
        <source>Until a lever is pulled</source>
        <translation>直到有人拉下拉杆</translation>
    </message>
    <message>
        <source>Until round</source>
        <translation>直到第几轮</translation>
    </message>
    <message>
        <source>Until I am behind by</source>
        <translation>直到我落后</translation>
    </message>
    <message>
        <source>Let rounds pass, or stop that</source>
        <translation>略过几轮，或停止</translation>
    </message>
    <message>
        <source>You pull red: round %1 again</source>
        <translation>你拉红杆：第 %1 轮重来</translation>
    </message>
    <message>
        <source>You pull red: back to %1</source>
        <translation>你拉红杆：回到第 %1 轮</translation>
    </message>
    <message>
        <source>You toss round %1 again</source>
        <translation>你重抛第 %1 轮</translation>
    </message>
    <message>
        <source>You go from %1 back to %2</source>
        <translation>你从第 %1 轮回到第 %2 轮</translation>
    </message>
    <message>
        <source>no later block</source>
        <translation>之后没有锁定</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>另一轮</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>block</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Let rounds pass…</source>
        <translation>略过几轮……</translation>
    </message>
    <message>
        <source>Lets rounds pass until what you choose happens. Stops when time goes back, in the last round, and at any key or click.</source>
        <translation>让一轮轮过去，直到你选的事情发生。时间倒回、到了最后一轮、按任意键或点击时停下。</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中……</translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message>
        <source>%1 wins the cup</source>
        <translation>%1 夺得杯赛冠军</translation>
    </message>
    <message>
        <source>Test undecided: %1 between %2 and %3</source>
        <comment>the ratio of a statistical test and its bounds</comment>
        <translation>检验未定：%1，在 %2 与 %3 之间</translation>
    </message>
    <message>
        <source>Test decided: %1 is not better</source>
        <translation>检验已定：%1 并不更强</translation>
    </message>
    <message>
        <source>Test decided: %1 is better</source>
        <translation>检验已定：%1 更强</translation>
    </message>
    <message>
        <source>League</source>
        <translation>联赛</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>擂台赛</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>杯赛</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>多人桌</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>format and game</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>at most %1 matches</source>
        <translation>最多 %1 场</translation>
    </message>
    <message>
        <source>every pair %1 matches</source>
        <translation>每对 %1 场</translation>
    </message>
    <message>
        <source>the first against each of the others, %1 matches</source>
        <translation>首位对其余各家，每家 %1 场</translation>
    </message>
    <message>
        <source>sets of %1 matches, first to %2</source>
        <translation>每盘 %1 场，先胜 %2 盘</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) of %1 matches</source>
        <translation>
            <numerusform>%n 轮，每轮 %1 场</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Stopped at %1</source>
        <translation>停在 %1</translation>
    </message>
    <message>
        <source>%1 of the contest played</source>
        <comment>a share</comment>
        <translation>比赛已进行 %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 获胜</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 领先</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rule, and what was chosen</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你获胜</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>你领先</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of each pair</source>
        <translation>
            <numerusform>每对 %n 场</numerusform>
        </translation>
    </message>
    <message>
        <source>First place is open: %1 has played too few matches</source>
        <translation>第一名未定：%1 的场数太少</translation>
    </message>
    <message>
        <source>First place is settled: ahead by %1% with an error of %2%</source>
        <translation>第一名已定：领先 %1%，误差 %2%</translation>
    </message>
    <message>
        <source>First place is open: ahead by %1% with an error of %2%</source>
        <translation>第一名未定：领先 %1%，误差 %2%</translation>
    </message>
</context>
<context>
    <name>Coup</name>
    <message>
        <source>The cards are dealt</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>%1 is to move</source>
        <translation>轮到 %1</translation>
    </message>
    <message>
        <source>With ten coins or more you must coup</source>
        <translation>有十枚以上钱币时必须发动政变</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>选择一种行动</translation>
    </message>
    <message>
        <source>This stops your action.</source>
        <translation>这会阻止你的行动。</translation>
    </message>
    <message>
        <source>This stops the action of %1.</source>
        <translation>这会阻止 %1 的行动。</translation>
    </message>
    <message>
        <source>You claim %1 to block</source>
        <translation>你声称是%1来阻挡</translation>
    </message>
    <message>
        <source>%1 claims %2 to block</source>
        <translation>%1 声称是%2来阻挡</translation>
    </message>
    <message>
        <source>You lose a card</source>
        <translation>你失去一张牌</translation>
    </message>
    <message>
        <source>%1 loses a card</source>
        <translation>%1 失去一张牌</translation>
    </message>
    <message>
        <source>You showed %1</source>
        <translation>你亮出了%1</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <translation>%1 亮出了%2</translation>
    </message>
    <message>
        <source>The card goes back to the court, and another is drawn for it.</source>
        <translation>这张牌回到宫廷牌堆，另抽一张。</translation>
    </message>
    <message>
        <source>Keep two of these four cards</source>
        <translation>从这四张牌中保留两张</translation>
    </message>
    <message>
        <source>Keep one of these three cards</source>
        <translation>从这三张牌中保留一张</translation>
    </message>
    <message>
        <source>You exchange cards</source>
        <translation>你换牌</translation>
    </message>
    <message>
        <source>%1 exchanges cards</source>
        <translation>%1 换牌</translation>
    </message>
    <message>
        <source>Two cards are drawn from the court, and two go back.</source>
        <translation>从宫廷牌堆抽两张，再还回两张。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>who, what they did</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You claim %1</source>
        <translation>你声称是%1</translation>
    </message>
    <message>
        <source>%1 claims %2</source>
        <translation>%1 声称是%2</translation>
    </message>
    <message>
        <source>%1 claims %2, against you</source>
        <translation>%1 声称是%2，针对你</translation>
    </message>
    <message>
        <source>You claim %1, against %2</source>
        <translation>你声称是%1，针对 %2</translation>
    </message>
    <message>
        <source>%1 claims %2, against %3</source>
        <translation>%1 声称是%2，针对 %3</translation>
    </message>
    <message>
        <source>You would take 3 coins.</source>
        <translation>你将拿取 3 枚钱币。</translation>
    </message>
    <message>
        <source>%1 would take 3 coins.</source>
        <translation>%1 将拿取 3 枚钱币。</translation>
    </message>
    <message>
        <source>You would exchange cards with the court.</source>
        <translation>你将与宫廷换牌。</translation>
    </message>
    <message>
        <source>%1 would exchange cards with the court.</source>
        <translation>%1 将与宫廷换牌。</translation>
    </message>
    <message numerus="yes">
        <source>It would cost you %n coin(s).</source>
        <translation>
            <numerusform>你将失去 %n 枚钱币。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would cost %1 %n coin(s).</source>
        <translation>
            <numerusform>%1 将失去 %n 枚钱币。</numerusform>
        </translation>
    </message>
    <message>
        <source>You pay 3 coins only if it gets through.</source>
        <translation>成功时你才付 3 枚钱币。</translation>
    </message>
    <message>
        <source>%1 pays 3 coins only if it gets through.</source>
        <translation>成功时 %1 才付 3 枚钱币。</translation>
    </message>
    <message>
        <source>You have paid 3 coins.</source>
        <translation>你已付 3 枚钱币。</translation>
    </message>
    <message>
        <source>%1 has paid 3 coins.</source>
        <translation>%1 已付 3 枚钱币。</translation>
    </message>
    <message>
        <source>You ask for foreign aid</source>
        <translation>你请求外援</translation>
    </message>
    <message>
        <source>%1 asks for foreign aid</source>
        <translation>%1 请求外援</translation>
    </message>
    <message>
        <source>%1 is about to steal from you</source>
        <translation>%1 要偷你的钱币</translation>
    </message>
    <message>
        <source>You are about to steal from %1</source>
        <translation>你要偷 %1 的钱币</translation>
    </message>
    <message>
        <source>%1 is about to steal from %2</source>
        <translation>%1 要偷 %2 的钱币</translation>
    </message>
    <message>
        <source>The assassin of %1 is at your door</source>
        <translation>%1 的刺客已到你门前</translation>
    </message>
    <message>
        <source>Your assassin is at the door of %1</source>
        <translation>你的刺客已到 %1 门前</translation>
    </message>
    <message>
        <source>The assassin of %1 is at the door of %2</source>
        <translation>%1 的刺客已到 %2 门前</translation>
    </message>
    <message>
        <source>Anybody who claims the Duke may block it.</source>
        <translation>任何声称是公爵的人都可以阻挡。</translation>
    </message>
    <message>
        <source>You may block it as Captain or as Ambassador.</source>
        <translation>你可用队长或大使的身份阻挡。</translation>
    </message>
    <message>
        <source>%1 may block it as Captain or as Ambassador.</source>
        <translation>%1 可用队长或大使的身份阻挡。</translation>
    </message>
    <message>
        <source>You may block it as Contessa.</source>
        <translation>你可用女伯爵的身份阻挡。</translation>
    </message>
    <message>
        <source>%1 may block it as Contessa.</source>
        <translation>%1 可用女伯爵的身份阻挡。</translation>
    </message>
    <message>
        <source>You have answered; the answers are revealed together.</source>
        <translation>你已作答；所有答案将一起公开。</translation>
    </message>
    <message numerus="yes">
        <source>You and %n other(s) answer together.</source>
        <translation>
            <numerusform>你和另外 %n 人同时作答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked now: %1.</source>
        <translation>正在询问：%1。</translation>
    </message>
    <message>
        <source>You did have %1.</source>
        <translation>你确实有%1。</translation>
    </message>
    <message>
        <source>%1 did have %2.</source>
        <translation>%1 确实有%2。</translation>
    </message>
    <message>
        <source>You had %1.</source>
        <translation>你当时有%1。</translation>
    </message>
    <message>
        <source>%1 had %2.</source>
        <translation>%1 当时有%2。</translation>
    </message>
    <message>
        <source>The action could not be paid for.</source>
        <translation>付不起这次行动。</translation>
    </message>
    <message>
        <source>Your coup struck.</source>
        <translation>你的政变得手。</translation>
    </message>
    <message>
        <source>The coup of %1 struck.</source>
        <translation>%1 的政变得手。</translation>
    </message>
    <message>
        <source>Your assassin struck.</source>
        <translation>你的刺客得手。</translation>
    </message>
    <message>
        <source>The assassin of %1 struck.</source>
        <translation>%1 的刺客得手。</translation>
    </message>
    <message>
        <source>An oddity of these rules shows you the hand of %1: &lt;b&gt;%2&lt;/b&gt;</source>
        <translation>这套规则的怪异之处让你看到了 %1 的手牌：&lt;b&gt;%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a role, where its copies are</comment>
        <translation>%1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n of them.</source>
        <translation>
            <numerusform>其中 %n 张在 %1 手里。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was caught bluffing with it before.</source>
        <translation>%1 曾用此牌诈唬被识破。</translation>
    </message>
    <message>
        <source>%1 has shown this card before.</source>
        <translation>%1 曾亮出过此牌。</translation>
    </message>
    <message numerus="yes">
        <source>%1 has claimed it %n time(s) before.</source>
        <translation>
            <numerusform>%1 之前声称过 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 claims it for the first time.</source>
        <translation>%1 首次如此声称。</translation>
    </message>
    <message numerus="yes">
        <source>%n yours</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>你有 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>已失 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <comment>copies of a card</comment>
        <translation>
            <numerusform>未见 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact and its figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>放行</translation>
    </message>
    <message>
        <source>You lose a card, and the action goes on.</source>
        <translation>你失去一张牌，行动继续。</translation>
    </message>
    <message>
        <source>You lose your last card and are out.</source>
        <translation>你失去最后一张牌，出局。</translation>
    </message>
    <message>
        <source>You lose a card, and the block holds.</source>
        <translation>你失去一张牌，阻挡有效。</translation>
    </message>
    <message>
        <source>You lose a card, and may still block.</source>
        <translation>你失去一张牌，仍可阻挡。</translation>
    </message>
    <message>
        <source>%1 loses a card, and the action goes through.</source>
        <translation>%1 失去一张牌，行动继续。</translation>
    </message>
    <message>
        <source>%1 loses a card, and the action is off.</source>
        <translation>%1 失去一张牌，行动作废。</translation>
    </message>
    <message>
        <source>%1 gets no coins.</source>
        <translation>%1 拿不到钱币。</translation>
    </message>
    <message>
        <source>You lose a card, and %1 takes 2 coins.</source>
        <translation>你失去一张牌，%1 拿走 2 枚钱币。</translation>
    </message>
    <message>
        <source>You keep your coins.</source>
        <translation>你保住钱币。</translation>
    </message>
    <message>
        <source>You lose a card and the coins.</source>
        <translation>你失去一张牌和钱币。</translation>
    </message>
    <message>
        <source>You keep your card.</source>
        <translation>你保住牌。</translation>
    </message>
    <message>
        <source>You keep your card, and the 3 coins stay paid.</source>
        <translation>你保住牌，那 3 枚钱币照付。</translation>
    </message>
    <message>
        <source>You lose both cards and are out.</source>
        <translation>你失去两张牌，出局。</translation>
    </message>
    <message>
        <source>If challenged</source>
        <translation>若被质疑</translation>
    </message>
    <message>
        <source>An unchallenged bluff</source>
        <translation>无人质疑的诈唬</translation>
    </message>
    <message>
        <source>You hold it: no bluff</source>
        <translation>你确实持有：不是诈唬</translation>
    </message>
    <message>
        <source>They lose a card; you keep yours.</source>
        <translation>对方失去一张牌；你的牌不变。</translation>
    </message>
    <message>
        <source>They lose a card; you show yours and draw a new one.</source>
        <translation>对方失去一张牌；你亮出此牌并换新牌。</translation>
    </message>
    <message>
        <source>Your action is blocked.</source>
        <translation>你的行动被阻挡。</translation>
    </message>
    <message>
        <source>The block holds.</source>
        <translation>阻挡有效。</translation>
    </message>
    <message>
        <source>The block holds, unless another challenges.</source>
        <translation>阻挡有效，除非另有人质疑。</translation>
    </message>
    <message>
        <source>%1 takes 2 coins.</source>
        <translation>%1 拿走 2 枚钱币。</translation>
    </message>
    <message>
        <source>%1 takes 2 coins, unless another blocks.</source>
        <translation>%1 拿走 2 枚钱币，除非另有人阻挡。</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n coin(s).</source>
        <translation>
            <numerusform>你失去 %n 枚钱币。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no coins to lose.</source>
        <translation>你没有钱币可失去。</translation>
    </message>
    <message>
        <source>%1 cannot pay, and loses a card instead.</source>
        <translation>%1 付不起，改为失去一张牌。</translation>
    </message>
    <message>
        <source>You lose a card of your choice.</source>
        <translation>你失去一张自选的牌。</translation>
    </message>
    <message>
        <source>%1 takes 3 coins.</source>
        <translation>%1 拿取 3 枚钱币。</translation>
    </message>
    <message>
        <source>%1 takes 3 coins, unless another challenges.</source>
        <translation>%1 拿取 3 枚钱币，除非另有人质疑。</translation>
    </message>
    <message>
        <source>%1 exchanges cards.</source>
        <translation>%1 换牌。</translation>
    </message>
    <message>
        <source>%1 exchanges cards, unless another challenges.</source>
        <translation>%1 换牌，除非另有人质疑。</translation>
    </message>
    <message>
        <source>You are asked next whether you block.</source>
        <translation>接着会问你是否阻挡。</translation>
    </message>
    <message>
        <source>%1 may still block, unless another challenges.</source>
        <translation>%1 仍可阻挡，除非另有人质疑。</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>收入</translation>
    </message>
    <message>
        <source>Foreign aid</source>
        <translation>外援</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>征税</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>换牌</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>偷窃</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>刺杀</translation>
    </message>
    <message>
        <source>Coup</source>
        <comment>the action</comment>
        <translation>政变</translation>
    </message>
    <message>
        <source>Let it stand</source>
        <translation>不质疑</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>质疑</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>阻挡</translation>
    </message>
    <message>
        <source>Lose a card</source>
        <translation>失去一张牌</translation>
    </message>
    <message>
        <source>Give cards back</source>
        <translation>还牌</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>A seat without a name, counted from 0 as in the notation of saved games.</extracomment>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>Steal from %1</source>
        <translation>偷 %1 的钱币</translation>
    </message>
    <message>
        <source>Assassinate %1</source>
        <translation>刺杀 %1</translation>
    </message>
    <message>
        <source>Coup against %1</source>
        <translation>对 %1 发动政变</translation>
    </message>
    <message>
        <source>Block as %1</source>
        <translation>以%1身份阻挡</translation>
    </message>
    <message>
        <source>Give back %1 and %2</source>
        <translation>还回%1和%2</translation>
    </message>
    <message>
        <source>All may block as Duke</source>
        <translation>所有人都可用公爵的身份阻挡</translation>
    </message>
    <message>
        <source>All may challenge</source>
        <translation>所有人都可质疑</translation>
    </message>
    <message>
        <source>All may challenge, the target may block (Captain, Ambassador)</source>
        <translation>所有人都可质疑，目标可阻挡（队长、大使）</translation>
    </message>
    <message>
        <source>All may challenge, the target may block (Contessa)</source>
        <translation>所有人都可质疑，目标可阻挡（女伯爵）</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>may answer</comment>
        <translation>无人</translation>
    </message>
    <message>
        <source>If it gets through unpaid, it costs you a card</source>
        <translation>若未付钱而成功，你要失去一张牌</translation>
    </message>
    <message>
        <source>Steal: choose a lit player</source>
        <translation>偷窃：选择一位高亮的玩家</translation>
    </message>
    <message>
        <source>Assassinate: choose a lit player</source>
        <translation>刺杀：选择一位高亮的玩家</translation>
    </message>
    <message>
        <source>Coup: choose a lit player</source>
        <translation>政变：选择一位高亮的玩家</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏已结束。</translation>
    </message>
    <message>
        <source>You are out; the others play on.</source>
        <translation>你已出局；其他人继续。</translation>
    </message>
    <message>
        <source>You have answered; the others have not.</source>
        <translation>你已作答；其他人还没有。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>没有轮到你。</translation>
    </message>
    <message>
        <source>%1, out</source>
        <translation>%1，出局</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n coin(s)</source>
        <translation>
            <numerusform>%1，%n 枚钱币</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: %1.</source>
        <translation>手牌：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down.</source>
        <translation>
            <numerusform>%n 张背面朝上。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost: %1.</source>
        <translation>已失：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a role, how often it was claimed</comment>
        <translation>
            <numerusform>%1，%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (caught bluffing)</source>
        <translation>%1（被识破）</translation>
    </message>
    <message>
        <source>%1 (shown)</source>
        <translation>%1（已亮）</translation>
    </message>
    <message>
        <source>Claimed so far: %1.</source>
        <translation>至今声称过：%1。</translation>
    </message>
    <message>
        <source>Keep %1 and another</source>
        <translation>保留%1和另一张</translation>
    </message>
    <message>
        <source>Keep %1 and %2</source>
        <translation>保留%1和%2</translation>
    </message>
    <message>
        <source>You keep %1 and give back %2.</source>
        <translation>你保留%1，还回%2。</translation>
    </message>
    <message>
        <source>%1: bluff caught</source>
        <translation>%1：被识破</translation>
    </message>
    <message>
        <source>%1: blocked</source>
        <translation>%1：被阻挡</translation>
    </message>
    <message>
        <source>%1: no effect</source>
        <translation>%1：无效</translation>
    </message>
    <message>
        <source>Steals from %1</source>
        <translation>偷 %1 的钱币</translation>
    </message>
    <message>
        <source>Steals from you</source>
        <translation>偷你的钱币</translation>
    </message>
    <message>
        <source>Strikes at %1</source>
        <translation>刺杀 %1</translation>
    </message>
    <message>
        <source>Strikes at you</source>
        <translation>刺杀你</translation>
    </message>
    <message>
        <source>Coup against you</source>
        <translation>对你发动政变</translation>
    </message>
    <message>
        <source>Blocks %1</source>
        <translation>阻挡 %1</translation>
    </message>
    <message>
        <source>Blocks you</source>
        <translation>阻挡你</translation>
    </message>
    <message numerus="yes">
        <source>court deck, %n card(s)</source>
        <translation>
            <numerusform>宫廷牌堆，%n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>challenges you: &lt;b&gt;you show %1&lt;/b&gt;</source>
        <translation>质疑你：&lt;b&gt;你亮出%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges you: &lt;b&gt;you have %1&lt;/b&gt;</source>
        <translation>质疑你：&lt;b&gt;你有%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenge %1, &lt;b&gt;who shows %2&lt;/b&gt;</source>
        <translation>质疑 %1，&lt;b&gt;对方亮出%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenge %1, &lt;b&gt;who has %2&lt;/b&gt;</source>
        <translation>质疑 %1，&lt;b&gt;对方有%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges %1, &lt;b&gt;who shows %2&lt;/b&gt;</source>
        <translation>质疑 %1，&lt;b&gt;对方亮出%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>challenges %1, &lt;b&gt;who has %2&lt;/b&gt;</source>
        <translation>质疑 %1，&lt;b&gt;对方有%2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;lose %1&lt;/b&gt; and are out</source>
        <translation>&lt;b&gt;失去%1&lt;/b&gt;，出局</translation>
    </message>
    <message>
        <source>&lt;b&gt;loses %1&lt;/b&gt; and is out</source>
        <translation>&lt;b&gt;失去%1&lt;/b&gt;，出局</translation>
    </message>
    <message>
        <source>get %1</source>
        <translation>得到%1</translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>得到%1</translation>
    </message>
    <message numerus="yes">
        <source>pay %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>付 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pays %n coin(s)</source>
        <translation>
            <numerusform>付 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>get %n coin(s) back</source>
        <comment>you</comment>
        <translation>
            <numerusform>收回 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gets %n coin(s) back</source>
        <translation>
            <numerusform>收回 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message>
        <source>are shown the hand of %1: %2</source>
        <translation>看到 %1 的手牌：%2</translation>
    </message>
    <message>
        <source>is shown the hand of %1: %2</source>
        <translation>看到 %1 的手牌：%2</translation>
    </message>
    <message>
        <source>puts the card back and draws another</source>
        <translation>放回这张牌，另抽一张</translation>
    </message>
    <message>
        <source>put the card back and draw %1</source>
        <translation>放回这张牌，抽到%1</translation>
    </message>
    <message>
        <source>puts the card back and draws %1</source>
        <translation>放回这张牌，抽到%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks you&lt;/b&gt; as %1</source>
        <translation>以%1身份&lt;b&gt;阻挡你&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;block %1&lt;/b&gt; as %2</source>
        <translation>以%2身份&lt;b&gt;阻挡 %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;blocks %1&lt;/b&gt; as %2</source>
        <translation>以%2身份&lt;b&gt;阻挡 %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>are blocked</source>
        <translation>被阻挡</translation>
    </message>
    <message>
        <source>is blocked</source>
        <translation>被阻挡</translation>
    </message>
    <message>
        <source>miss: %1 is out already</source>
        <translation>落空：%1 已出局</translation>
    </message>
    <message>
        <source>misses: %1 is out already</source>
        <translation>落空：%1 已出局</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <comment>you</comment>
        <translation>付不起</translation>
    </message>
    <message>
        <source>cannot pay</source>
        <translation>付不起</translation>
    </message>
    <message numerus="yes">
        <source>take %n coin(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>拿取 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n coin(s)</source>
        <translation>
            <numerusform>拿取 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from you</source>
        <translation>
            <numerusform>从你处偷走 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steal %n coin(s) from %1</source>
        <comment>you</comment>
        <translation>
            <numerusform>从 %1 处偷走 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>steals %n coin(s) from %1</source>
        <translation>
            <numerusform>从 %1 处偷走 %n 枚钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>抽 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>抽到%1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <translation>抽到%1</translation>
    </message>
    <message numerus="yes">
        <source>gives %n card(s) back</source>
        <translation>
            <numerusform>还回 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>give back %1</source>
        <translation>还回%1</translation>
    </message>
    <message>
        <source>gives back %1</source>
        <translation>还回%1</translation>
    </message>
    <message>
        <source>&lt;b&gt;lose %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;失去%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;loses %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;失去%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;win&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>&lt;b&gt;获胜&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;wins&lt;/b&gt;</source>
        <translation>&lt;b&gt;获胜&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>无人幸存</translation>
    </message>
    <message>
        <source>All who are left win together</source>
        <translation>留下的人一同获胜</translation>
    </message>
    <message>
        <source>ask for &lt;b&gt;foreign aid&lt;/b&gt;</source>
        <translation>请求&lt;b&gt;外援&lt;/b&gt;</translation>
    </message>
    <message>
        <source>asks for &lt;b&gt;foreign aid&lt;/b&gt;</source>
        <translation>请求&lt;b&gt;外援&lt;/b&gt;</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Duke&lt;/b&gt; for the tax</source>
        <translation>声称是&lt;b&gt;公爵&lt;/b&gt;来征税</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Duke&lt;/b&gt; for the tax</source>
        <translation>声称是&lt;b&gt;公爵&lt;/b&gt;来征税</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Ambassador&lt;/b&gt; to exchange cards</source>
        <translation>声称是&lt;b&gt;大使&lt;/b&gt;来换牌</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Ambassador&lt;/b&gt; to exchange cards</source>
        <translation>声称是&lt;b&gt;大使&lt;/b&gt;来换牌</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Captain&lt;/b&gt; to steal from you</source>
        <translation>声称是&lt;b&gt;队长&lt;/b&gt;来偷你的钱币</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Captain&lt;/b&gt; to steal from %1</source>
        <translation>声称是&lt;b&gt;队长&lt;/b&gt;来偷 %1 的钱币</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Captain&lt;/b&gt; to steal from %1</source>
        <translation>声称是&lt;b&gt;队长&lt;/b&gt;来偷 %1 的钱币</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Assassin&lt;/b&gt; against you</source>
        <translation>声称是&lt;b&gt;刺客&lt;/b&gt;，针对你</translation>
    </message>
    <message>
        <source>pays 3 and claims &lt;b&gt;the Assassin&lt;/b&gt; against you</source>
        <translation>付 3 枚并声称是&lt;b&gt;刺客&lt;/b&gt;，针对你</translation>
    </message>
    <message>
        <source>claim &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>声称是&lt;b&gt;刺客&lt;/b&gt;，针对 %1</translation>
    </message>
    <message>
        <source>claims &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>声称是&lt;b&gt;刺客&lt;/b&gt;，针对 %1</translation>
    </message>
    <message>
        <source>pay 3 and claim &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>付 3 枚并声称是&lt;b&gt;刺客&lt;/b&gt;，针对 %1</translation>
    </message>
    <message>
        <source>pays 3 and claims &lt;b&gt;the Assassin&lt;/b&gt; against %1</source>
        <translation>付 3 枚并声称是&lt;b&gt;刺客&lt;/b&gt;，针对 %1</translation>
    </message>
    <message>
        <source>begins a &lt;b&gt;coup&lt;/b&gt; against you</source>
        <translation>对你发动&lt;b&gt;政变&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pays 7 for a &lt;b&gt;coup&lt;/b&gt; against you</source>
        <translation>付 7 枚，对你发动&lt;b&gt;政变&lt;/b&gt;</translation>
    </message>
    <message>
        <source>begin a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>对 %1 发动&lt;b&gt;政变&lt;/b&gt;</translation>
    </message>
    <message>
        <source>begins a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>对 %1 发动&lt;b&gt;政变&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pay 7 for a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>付 7 枚，对 %1 发动&lt;b&gt;政变&lt;/b&gt;</translation>
    </message>
    <message>
        <source>pays 7 for a &lt;b&gt;coup&lt;/b&gt; against %1</source>
        <translation>付 7 枚，对 %1 发动&lt;b&gt;政变&lt;/b&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>rules of the contest</source>
        <translation>比赛规则</translation>
    </message>
    <message>
        <source>rules as printed</source>
        <translation>书面规则</translation>
    </message>
    <message>
        <source>The cards are about to be dealt.</source>
        <translation>即将发牌。</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>你已出局。</translation>
    </message>
    <message numerus="yes">
        <source>You have %1 and %n coin(s).</source>
        <translation>
            <numerusform>你有%1和 %n 枚钱币。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are in the court deck.</source>
        <translation>
            <numerusform>宫廷牌堆有 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>You may answer: %1.</source>
        <translation>你可以回答：%1。</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>你获胜</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 获胜</translation>
    </message>
    <message>
        <source>You kept: %1.</source>
        <translation>你保住了：%1。</translation>
    </message>
    <message>
        <source>%1 kept: %2.</source>
        <translation>%1 保住了：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>剩 %n 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Out in turn %1</source>
        <translation>第 %1 回合出局</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n 回合</numerusform>
        </translation>
    </message>
    <message>
        <source>Won together</source>
        <translation>共同获胜</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>第 %1 名，共 %2 名</translation>
    </message>
    <message>
        <source>Claim whichever role helps you, challenge the others, and be the last to hold a card.</source>
        <translation>声称任何对你有利的角色，质疑别人，成为最后一个还有牌的人。</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab、方向键</translation>
    </message>
    <message>
        <source>From player to player, once an action needs a target</source>
        <translation>行动需要目标时，在玩家之间移动</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a card</comment>
        <translation>已失</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player</comment>
        <translation>出局</translation>
    </message>
    <message>
        <source>Court %1</source>
        <comment>cards in the court deck</comment>
        <translation>宫廷 %1</translation>
    </message>
    <message>
        <source>Drawn from the court</source>
        <comment>two cards</comment>
        <translation>从宫廷抽到</translation>
    </message>
    <message>
        <source>Bank</source>
        <comment>where coins come from</comment>
        <translation>银行</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an action, what it brings or costs</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>钱币</translation>
    </message>
    <message>
        <source>You claim</source>
        <translation>你声称</translation>
    </message>
    <message>
        <source>Who may answer</source>
        <translation>谁可回应</translation>
    </message>
    <message>
        <source>no claim</source>
        <translation>无需声称</translation>
    </message>
    <message>
        <source>you hold it</source>
        <comment>a card that is claimed</comment>
        <translation>你持有</translation>
    </message>
    <message>
        <source>bluff</source>
        <translation>诈唬</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cards accounted for</source>
        <translation>牌的去向</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, what they chose</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>牌，背面朝上</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1，已失</translation>
    </message>
    <message>
        <source>Lose %1</source>
        <translation>失去%1</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>保留%1</translation>
    </message>
    <message>
        <source>%1 is kept: choose the other card</source>
        <translation>已保留%1：再选另一张</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>第 %1 回合</translation>
    </message>
    <message>
        <source>Bluff, challenge, and keep your last card.</source>
        <translation>诈唬、质疑，保住最后一张牌。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are hidden from you.</source>
        <translation>
            <numerusform>你看不到的有 %n 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By the count alone the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>单凭计数，声称属实的可能是 &lt;b&gt;%n%&lt;/b&gt;。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n coin(s), you have %1</source>
        <translation>
            <numerusform>需 %n 枚钱币，你有 %1 枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without %n coin(s) it costs you a card</source>
        <translation>
            <numerusform>没有 %n 枚钱币，你要失去一张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out</source>
        <translation>你已出局</translation>
    </message>
    <message>
        <source>All may challenge, the target may block</source>
        <translation>所有人都可质疑，目标可阻挡</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among players</comment>
        <translation>第 %1 名，共 %2 名</translation>
    </message>
    <message>
        <source>Believed where challenging was better</source>
        <translation>该质疑时却相信</translation>
    </message>
    <message>
        <source>Let it stand where blocking was better</source>
        <translation>该阻挡时却放行</translation>
    </message>
    <message>
        <source>Challenged where blocking was better</source>
        <translation>该阻挡时却质疑</translation>
    </message>
    <message>
        <source>Challenged where believing was better</source>
        <translation>该相信时却质疑</translation>
    </message>
    <message>
        <source>Blocked with the wrong claim</source>
        <translation>阻挡时声称错了角色</translation>
    </message>
    <message>
        <source>Blocked where challenging was better</source>
        <translation>该质疑时却阻挡</translation>
    </message>
    <message>
        <source>Blocked where letting it stand was better</source>
        <translation>该放行时却阻挡</translation>
    </message>
    <message>
        <source>Lost the wrong card</source>
        <translation>选错了失去的牌</translation>
    </message>
    <message>
        <source>Gave back the wrong cards</source>
        <translation>还错了牌</translation>
    </message>
    <message>
        <source>Chose the wrong player for: %1</source>
        <comment>an action</comment>
        <translation>选错了对象：%1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>an action, a better one</comment>
        <translation>应选%2，却选了%1</translation>
    </message>
    <message>
        <source>There is only one thing to do here. Shall Parlour do it for you when that is so?</source>
        <translation>这里只有一件事可做。遇到这种情况时，让 Parlour 替你做吗？</translation>
    </message>
    <message>
        <source>Challenge your %1</source>
        <comment>the role that is claimed</comment>
        <translation>质疑你的%1</translation>
    </message>
    <message>
        <source>Challenge %1&apos;s %2</source>
        <comment>a player, the role that is claimed</comment>
        <translation>质疑 %1 的%2</translation>
    </message>
    <message>
        <source>If it is a bluff (by count %1 in 100)</source>
        <translation>若是诈唬（按计数 %1%）</translation>
    </message>
    <message>
        <source>If it is true (by count %1 in 100)</source>
        <translation>若是真的（按计数 %1%）</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Choose which one: a click loses it, or its number and Enter.</source>
        <translation>选择哪一张：点击即失去，或按其数字再按 Enter。</translation>
    </message>
    <message>
        <source>A click keeps a card, or its number and Enter. The other two go back to the court.</source>
        <translation>点击即保留一张牌，或按其数字再按 Enter。另外两张回到宫廷牌堆。</translation>
    </message>
    <message>
        <source>You challenged.</source>
        <translation>你提出了质疑。</translation>
    </message>
    <message>
        <source>%1 challenged.</source>
        <translation>%1 提出了质疑。</translation>
    </message>
    <message>
        <source>Challenges you</source>
        <translation>质疑你</translation>
    </message>
    <message>
        <source>Challenges %1</source>
        <translation>质疑 %1</translation>
    </message>
    <message>
        <source>Choose an action or an answer, or pick a card, counted from the top or the left</source>
        <translation>选择行动或回答，或选中一张牌，从上或从左数起</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Loses or keeps the card that is picked</source>
        <translation>失去或保留选中的牌</translation>
    </message>
    <message>
        <source>Let a claim stand that must be true</source>
        <translation>声称必定为真时自动不质疑</translation>
    </message>
    <message>
        <source>When the open cards and your own prove it. Also makes a coup that you cannot avoid.</source>
        <translation>当明牌和你的牌已证明它为真时。无法避免的政变也会自动进行。</translation>
    </message>
    <message>
        <source>If it is a bluff (as it is believed, %1 in 100)</source>
        <translation>若是诈唬（据推测 %1%）</translation>
    </message>
    <message>
        <source>If it is true (as it is believed, %1 in 100)</source>
        <translation>若是真的（据推测 %1%）</translation>
    </message>
    <message numerus="yes">
        <source>By the count and the play so far the claim is true &lt;b&gt;%n time(s) in 100&lt;/b&gt;.</source>
        <translation>
            <numerusform>按计数和至今的打法，声称属实的可能是 &lt;b&gt;%n%&lt;/b&gt;。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoupTheme</name>
    <message>
        <source>A bluff with the claim one kept</source>
        <translation>沿用旧声称的诈唬</translation>
    </message>
    <message>
        <source>A block by bluff</source>
        <translation>靠诈唬阻挡</translation>
    </message>
    <message>
        <source>A bluff that pays</source>
        <translation>划算的诈唬</translation>
    </message>
    <message>
        <source>A bluff too many</source>
        <translation>多余的诈唬</translation>
    </message>
    <message>
        <source>A bluff to be called</source>
        <translation>该质疑的诈唬</translation>
    </message>
    <message>
        <source>A claim to be believed</source>
        <translation>该相信的声称</translation>
    </message>
    <message>
        <source>The time to strike</source>
        <translation>该出手的时机</translation>
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
    <name>DurakTheme</name>
    <message>
        <source>A trump wasted</source>
        <translation>浪费主牌</translation>
    </message>
    <message>
        <source>Worth a trump</source>
        <translation>值得用主牌</translation>
    </message>
    <message>
        <source>The bout given away</source>
        <translation>白丢一轮</translation>
    </message>
    <message>
        <source>Better to take</source>
        <translation>还是收牌好</translation>
    </message>
    <message>
        <source>The attack given up</source>
        <translation>放弃进攻</translation>
    </message>
    <message>
        <source>One card too many</source>
        <translation>多添了一张</translation>
    </message>
</context>
<context>
    <name>DurakWords</name>
    <message>
        <source>Attack with %1</source>
        <translation>用 %1 进攻</translation>
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
            <numerusform>全部压住，%n 张牌进弃牌堆</numerusform>
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
    <message>
        <source>Done</source>
        <comment>an action in a list: to attack no further, or to add no more cards for the one who takes</comment>
        <translation>不添</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button: the defender takes, and you add no more cards</comment>
        <translation>不添了</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>on a button: all is beaten, and you attack no further</comment>
        <translation>不添了</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>of a player who adds no more cards for the one who takes</comment>
        <translation>不添了</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>of a player who attacks no further: all is beaten</comment>
        <translation>不添了</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>你收牌</translation>
    </message>
    <message>
        <source>you take</source>
        <translation>你收牌</translation>
    </message>
    <message>
        <source>you defend</source>
        <translation>你防守</translation>
    </message>
    <message>
        <source>you attack %1</source>
        <translation>你进攻 %1</translation>
    </message>
    <message>
        <source>fool</source>
        <comment>a score</comment>
        <translation>傻瓜</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place among players</comment>
        <translation>第 %1 名，共 %2 名</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a score</comment>
        <translation>出完</translation>
    </message>
    <message>
        <source>Transferred with the wrong card</source>
        <translation>转移时用错了牌</translation>
    </message>
    <message>
        <source>Transferred where it was better not to</source>
        <translation>不该转移时却转移</translation>
    </message>
    <message>
        <source>Took instead of transferring</source>
        <translation>该转移时却收牌</translation>
    </message>
    <message>
        <source>Took though it could be covered</source>
        <translation>压得住却收牌</translation>
    </message>
    <message>
        <source>Covered instead of transferring</source>
        <translation>该转移时却压牌</translation>
    </message>
    <message>
        <source>Covered where taking was better</source>
        <translation>该收牌时却压牌</translation>
    </message>
    <message>
        <source>Covered with the wrong card</source>
        <translation>压牌时用错了牌</translation>
    </message>
    <message>
        <source>Threw in a card that was better kept</source>
        <translation>添了应保留的牌</translation>
    </message>
    <message>
        <source>Attacked with the wrong card</source>
        <translation>进攻时用错了牌</translation>
    </message>
    <message>
        <source>Stopped throwing in too early</source>
        <translation>过早停止添牌</translation>
    </message>
    <message>
        <source>Kept a hand where a new deal was better</source>
        <translation>保留了应重发的手牌</translation>
    </message>
    <message>
        <source>Asked for a new deal with a hand worth keeping</source>
        <translation>重发了应保留的手牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>discard pile, its cards</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not seen yet: %1 clubs, %2 diamonds, %3 hearts, %4 spades</source>
        <translation>尚未见过：梅花 %1，方块 %2，红桃 %3，黑桃 %4</translation>
    </message>
    <message>
        <source>Throw in %1</source>
        <translation>添 %1</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>cards</comment>
        <translation>你抽到%1。</translation>
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
        <source>the file was changed or damaged since it was saved: its checksum does not match. To read it anyway, delete the field &quot;check&quot;</source>
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
        <source>too large for a saved game; the limit is %1 bytes</source>
        <translation>对已保存的牌局来说太大；最大为 %1 字节</translation>
    </message>
    <message>
        <source>too large for a saved game; shorten the notes</source>
        <translation>要保存的牌局太大；请缩短笔记</translation>
    </message>
    <message>
        <source>its folder cannot be created; choose another place</source>
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
        <source>fool=%1 is not a seat of %2 players; it can be none or 0 to %3</source>
        <translation>fool=%1 不是 %2 人局的座位；可以是 none 或 0 到 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a deck of up to 52 cards, as &quot;deck 6s 7h&quot;, nor &quot;first&quot; and a seat from 0 to 5</source>
        <translation>“%1”既不是至多 52 张的一副牌（如“deck 6s 7h”），也不是“first”加座位号 0 到 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are end, stand and play 1 to play 5</source>
        <translation>“%1”不是行动；行动有 end、stand 和 play 1 到 play 5</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;sides 1 3 2 5 / 4 4 1 2&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>“%1”不是发牌；发牌要写成“sides 1 3 2 5 / 4 4 1 2”或“house 3 10 ..”这样</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are nothing, block and travel 1 to travel %2</source>
        <translation>“%1”不是行动；行动有 nothing、block 和 travel 1 到 travel %2</translation>
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
        <translation>“%1”不是行动；行动有“hold”加 0 到 4 的位置、“hold none”，以及“score”加一个格子，例如“score full-house”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a roll; a roll is written like &quot;roll 3 6 1&quot;</source>
        <translation>“%1”不是掷骰；掷骰要写成“roll 3 6 1”这样</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1：无法创建文件夹</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a program; a bot in another process is exec:COMMAND or exec[key=value]:COMMAND</source>
        <translation>“%1”不是程序名；另一进程中的机器人写作 exec:命令 或 exec[键=值]:命令</translation>
    </message>
    <message>
        <source>%1 has no option &quot;%2&quot;</source>
        <translation>%1 没有选项“%2”</translation>
    </message>
    <message>
        <source>the option &quot;%1&quot; cannot be &quot;%2&quot;; it can be %3</source>
        <translation>选项“%1”不能是“%2”；可以是 %3</translation>
    </message>
    <message>
        <source>no answer to &quot;%1&quot; within %2 ms</source>
        <translation>%2 毫秒内没有回答“%1”</translation>
    </message>
    <message>
        <source>too much output instead of an answer to &quot;%1&quot;</source>
        <translation>对“%1”没有回答，只有过量的输出</translation>
    </message>
    <message>
        <source>the program %1 before it answered &quot;%2&quot;%3</source>
        <translation>程序在回答“%2”之前%1%3</translation>
    </message>
    <message>
        <source>%1 does not play %2</source>
        <translation>%1 不会玩%2</translation>
    </message>
    <message>
        <source>the system cannot start any more programs: %1</source>
        <translation>系统无法再启动程序：%1</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; of &quot;%2&quot; must be %3</source>
        <translation>“%2”的字段“%1”必须是 %3</translation>
    </message>
    <message>
        <source>a message nested deeper than %1</source>
        <translation>消息嵌套深度超过 %1</translation>
    </message>
    <message>
        <source>not a JSON object: %1</source>
        <translation>不是 JSON 对象：%1</translation>
    </message>
    <message>
        <source>there is no bot &quot;%1&quot; of the game &quot;%2&quot;</source>
        <translation>游戏“%2”没有机器人“%1”</translation>
    </message>
    <message>
        <source>remark %1 must be a text of a step, a seat, a fault or &quot;says&quot;, and words</source>
        <translation>备注 %1 必须包含步数、座位、一次违规或“says”，以及文字</translation>
    </message>
    <message>
        <source>there is no history in this session</source>
        <translation>本次会话没有历史记录</translation>
    </message>
    <message>
        <source>It did not answer in time</source>
        <translation>没有及时回答</translation>
    </message>
    <message>
        <source>The program is not running</source>
        <translation>程序没有运行</translation>
    </message>
    <message>
        <source>Its answer cannot be read</source>
        <translation>回答无法读取</translation>
    </message>
    <message>
        <source>Its answer does not belong to this question</source>
        <translation>回答不属于这个问题</translation>
    </message>
    <message>
        <source>Its action is not allowed here</source>
        <translation>此处不允许这个行动</translation>
    </message>
    <message>
        <source>It wrote too much output</source>
        <translation>输出过多</translation>
    </message>
    <message>
        <source>the contest %1 cannot be used: %2</source>
        <translation>无法使用比赛 %1：%2</translation>
    </message>
    <message>
        <source>%1 already exists, and a contest is never overwritten</source>
        <translation>%1 已经存在，比赛从不覆盖旧文件</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>无法创建 %1</translation>
    </message>
    <message>
        <source>%1: there is no such contest</source>
        <translation>%1：没有这场比赛</translation>
    </message>
    <message>
        <source>%1 cannot be written here</source>
        <translation>无法在此写入 %1</translation>
    </message>
    <message>
        <source>%1 is being played by another process (%2 on %3)</source>
        <translation>%1 正由另一个进程进行（%3 上的 %2）</translation>
    </message>
    <message>
        <source>%1 was written by a newer Parlour (version %2; this program knows version %3)</source>
        <translation>%1 由更新的 Parlour 写成（版本 %2；本程序支持到版本 %3）</translation>
    </message>
    <message>
        <source>%1 is damaged: the matches from %2 on of pairing %3 cannot be read</source>
        <translation>%1 已损坏：第 %3 组对阵从第 %2 场起无法读取</translation>
    </message>
    <message>
        <source>%1 and %2 are parts of different contests</source>
        <translation>%1 和 %2 属于不同的比赛</translation>
    </message>
    <message>
        <source>%1 holds matches that another part holds, too</source>
        <translation>%1 中有些场次在另一部分里也有</translation>
    </message>
    <message>
        <source>a contest has 1 to %1 matches a pair, a set or a round</source>
        <translation>比赛中每对、每盘或每轮可有 1 到 %1 场</translation>
    </message>
    <message>
        <source>a contest has 1 to 1000 rounds</source>
        <translation>比赛可有 1 到 1000 轮</translation>
    </message>
    <message>
        <source>an encounter of a cup is won by 1 to 100 sets</source>
        <translation>杯赛每组先胜 1 到 100 盘</translation>
    </message>
    <message>
        <source>a test that stops early is for two bots in a round robin</source>
        <translation>提前停止的检验只用于两个机器人的循环赛</translation>
    </message>
    <message>
        <source>the first Elo bound of the test must lie below the second</source>
        <translation>检验的第一个 Elo 界限必须低于第二个</translation>
    </message>
    <message>
        <source>players=%1: in this contest %2 sit at a table</source>
        <translation>players=%1：这场比赛每桌坐 %2 人</translation>
    </message>
    <message>
        <source>a bot cannot be added here: it would have changed every match so far</source>
        <translation>此处不能添加机器人：有了它，之前的每一场都会不同</translation>
    </message>
    <message>
        <source>a cup cannot get longer sets: the next ones depend on those that were played</source>
        <translation>杯赛的盘不能加长：后面的盘取决于已打的盘</translation>
    </message>
    <message>
        <source>this contest cannot get more matches</source>
        <translation>这场比赛不能增加场次</translation>
    </message>
    <message>
        <source>the contest has %1 matches; it can get more, not fewer</source>
        <translation>比赛已有 %1 场；只能增加，不能减少</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a shard; a shard is K/N with K from 1 to N and N up to %2</source>
        <translation>“%1”不是分片；分片写作 K/N，K 为 1 到 N，N 不超过 %2</translation>
    </message>
    <message>
        <source>the plan of the contest cannot be read</source>
        <translation>无法读取比赛计划</translation>
    </message>
    <message>
        <source>it was played by version %1 of the rules, and this program plays version %2</source>
        <translation>它按规则版本 %1 进行，而本程序用版本 %2</translation>
    </message>
    <message>
        <source>%1 is damaged and cannot be read; use an intact copy, or play the contest again</source>
        <translation>%1 已损坏，无法读取；请使用完好的副本，或重新进行比赛</translation>
    </message>
    <message>
        <source>%1 is not a contest; choose the file of a contest</source>
        <translation>%1 不是比赛文件；请选择保存了比赛的文件</translation>
    </message>
    <message>
        <source>Match %1 of pairing %2 was not played</source>
        <translation>第 %2 组对阵的第 %1 场没有打</translation>
    </message>
    <message>
        <source>The steps of this match were not kept: when other programs play, only those of the newest matches are</source>
        <translation>这一场的步骤没有保存：有其他程序参加时，只保存最新的比赛</translation>
    </message>
    <message>
        <source>a contest needs %1 to %2 bots, and a bot may be entered more than once; entered here: %3</source>
        <translation>比赛需要 %1 到 %2 个机器人，同一机器人可以重复报名；此处已报名：%3</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1 无法参加：%2</translation>
    </message>
    <message>
        <source>there is no program &quot;%1&quot;</source>
        <translation>没有程序“%1”</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is not executable</source>
        <translation>文件“%1”不可执行</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot;</source>
        <translation>没有文件“%1”</translation>
    </message>
    <message>
        <source>The Pazaak table is damaged: its checksum or its length is wrong</source>
        <translation>帕扎克的数据表已损坏：校验和或长度不符</translation>
    </message>
    <message>
        <source>This is not a Pazaak table</source>
        <translation>这不是帕扎克的数据表</translation>
    </message>
    <message>
        <source>This Pazaak table has version %1; version %2 is needed</source>
        <translation>此帕扎克数据表的版本为 %1；需要版本 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder or a device, not a file</source>
        <translation>“%1”是文件夹或设备，不是文件</translation>
    </message>
    <message>
        <source>%1 is in use by another program; close that, then try again</source>
        <translation>%1 正被另一个程序占用；请关闭该程序后重试</translation>
    </message>
    <message>
        <source>%1 is a folder or a device; choose the file of a contest</source>
        <translation>%1 是文件夹或设备；请选择保存比赛的文件</translation>
    </message>
    <message>
        <source>the system cannot start any more threads</source>
        <translation>系统无法再启动线程</translation>
    </message>
    <message>
        <source>another program is using the history</source>
        <translation>另一个程序正占用历史记录</translation>
    </message>
    <message>
        <source>this is not a review that this program can read</source>
        <translation>这不是本程序能读取的复盘</translation>
    </message>
    <message>
        <source>this review is damaged</source>
        <translation>这份复盘已损坏</translation>
    </message>
    <message>
        <source>the ladder has the bot &quot;%1&quot; twice</source>
        <translation>排名中机器人“%1”出现两次</translation>
    </message>
    <message>
        <source>the ladder&apos;s figures for &quot;%1&quot; are out of range</source>
        <translation>排名中“%1”的数值超出范围</translation>
    </message>
    <message>
        <source>this is not a ladder</source>
        <translation>这不是排名</translation>
    </message>
    <message>
        <source>the ladder has no &quot;%1&quot;, whose rating anchors Elo</source>
        <translation>排名中没有作为 Elo 基准的“%1”</translation>
    </message>
    <message>
        <source>only a contest of a preset can be a ladder, so that it can be played again</source>
        <translation>只有预设的比赛才能作排名，这样才能重新进行</translation>
    </message>
    <message>
        <source>the contest is not finished</source>
        <translation>比赛尚未结束</translation>
    </message>
    <message>
        <source>a ladder has the program&apos;s own bots only</source>
        <translation>排名只包含本程序自带的机器人</translation>
    </message>
    <message>
        <source>in a ladder each bot plays once</source>
        <translation>排名中每个机器人只报名一次</translation>
    </message>
    <message>
        <source>This is not a Coup training file that can be resumed</source>
        <translation>这不是可以继续的政变训练文件</translation>
    </message>
    <message>
        <source>The Coup training file is damaged: its checksum or its length is wrong</source>
        <translation>政变的训练文件已损坏：校验和或长度不符</translation>
    </message>
    <message>
        <source>The Coup table is damaged: its checksum or its length is wrong</source>
        <translation>政变的数据表已损坏：校验和或长度不符</translation>
    </message>
    <message>
        <source>This is not a Coup table</source>
        <translation>这不是政变的数据表</translation>
    </message>
    <message>
        <source>This Coup table has version %1; version %2 is needed</source>
        <translation>此政变数据表的版本为 %1；需要版本 %2</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; is missing or invalid</source>
        <translation>字段“%1”缺失或不合要求</translation>
    </message>
    <message>
        <source>the lesson is too long</source>
        <translation>教程太长</translation>
    </message>
    <message>
        <source>not a lesson: the text breaks off or is damaged at byte %1 (%2)</source>
        <translation>不是教程：文本在第 %1 字节处中断或损坏（%2）</translation>
    </message>
    <message>
        <source>a lesson ends with a sentence that asks nothing</source>
        <translation>教程以一句不提问的话结束</translation>
    </message>
    <message>
        <source>a lesson ends before its game does</source>
        <translation>教程必须在对局结束之前结束</translation>
    </message>
    <message>
        <source>step %1 of part %2 of the lesson: %3</source>
        <translation>教程第 %2 部分第 %1 步：%3</translation>
    </message>
    <message>
        <source>each step of the person follows its question, and no other step follows one</source>
        <translation>人的每一步都须紧接它的问题，别的步骤不能紧接问题</translation>
    </message>
    <message>
        <source>the last reason of the question &quot;%1&quot; must be for all other answers: &quot;*&quot;</source>
        <translation>问题“%1”的最后一个理由必须适用于其余所有回答：&quot;*&quot;</translation>
    </message>
    <message>
        <source>This is not a Coins training file that can be resumed</source>
        <translation>这不是可以继续的抛硬币训练文件</translation>
    </message>
    <message>
        <source>The Coins training file is damaged: its checksum or its length is wrong</source>
        <translation>抛硬币的训练文件已损坏：校验和或长度不符</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be true or false</source>
        <translation>字段“%1”必须是 true 或 false</translation>
    </message>
    <message>
        <source>This is not a Coins table</source>
        <translation>这不是抛硬币的数据表</translation>
    </message>
    <message>
        <source>This Coins table has version %1; version %2 is needed</source>
        <translation>此抛硬币数据表的版本为 %1；需要版本 %2</translation>
    </message>
    <message>
        <source>The Coins table is damaged: its checksum or its length is wrong</source>
        <translation>抛硬币的数据表已损坏：校验和或长度不符</translation>
    </message>
    <message>
        <source>an empty line instead of a JSON object</source>
        <translation>空行，而不是 JSON 对象</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a side card; the cards are +1 to +6, -1 to -6, +-1 to +-6, +-1/2, +-1T, 2&amp;4, 3&amp;6 and D</source>
        <translation>“%1”不是手牌；可用的牌是 +1 到 +6、-1 到 -6、+-1 到 +-6、+-1/2、+-1T、2&amp;4、3&amp;6 和 D</translation>
    </message>
    <message>
        <source>a side deck has %1 cards, not %2</source>
        <translation>副牌应有 %1 张牌，而不是 %2 张</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action; the actions are deck and ten cards, end, stand, and a card before either as in &quot;play +-3=-3 stand&quot;</source>
        <translation>“%1”不是行动；行动有 deck 加十张牌、end、stand，以及在后两者之前出一张牌，如“play +-3=-3 stand”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deal; a deal is written like &quot;hands +1 +2 -3 D / +-1 +-1T 2&amp;4 D&quot;, &quot;begin 7 3&quot; or &quot;house 3 10 ..&quot;</source>
        <translation>“%1”不是发牌；发牌写作“hands +1 +2 -3 D / +-1 +-1T 2&amp;4 D”、“begin 7 3”或“house 3 10 ..”</translation>
    </message>
    <message>
        <source>the Elo bounds of the test lie between -6000 and 6000</source>
        <translation>检验的 Elo 界限须在 -6000 到 6000 之间</translation>
    </message>
    <message>
        <source>alpha and beta of the test lie between 0 and 0.5</source>
        <translation>检验的 alpha 和 beta 须在 0 到 0.5 之间</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; of &quot;%2&quot; is missing or makes no sense</source>
        <translation>“%2”的字段“%1”缺失或没有意义</translation>
    </message>
    <message>
        <source>a question before the first &quot;new&quot;</source>
        <translation>在第一个“new”之前就提问</translation>
    </message>
    <message>
        <source>the history can only be read here</source>
        <translation>这里的历史只能读取</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no value; rules and options are written like deck=36</source>
        <translation>“%1”没有值；规则和选项要写成 deck=36 这样</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice</source>
        <translation>“%1”给出了两次</translation>
    </message>
    <message>
        <source>the rules forbid the deck &quot;%1&quot;: limit=%2</source>
        <translation>规则不允许牌组“%1”：limit=%2</translation>
    </message>
    <message>
        <source>there is no deck &quot;%1&quot;; the decks are %2, or ten cards with blanks between</source>
        <translation>没有牌组“%1”；可用的牌组有 %2，或以空格分隔的十张牌</translation>
    </message>
    <message>
        <source>the purse holds %1 credits only</source>
        <translation>钱袋里只有 %1 点筹码</translation>
    </message>
    <message>
        <source>the purse was written by a newer Parlour, which alone can use it</source>
        <translation>钱袋由更新版本的 Parlour 写成，只有它能使用</translation>
    </message>
    <message>
        <source>the opponent owns %1 credits only</source>
        <translation>对手只有 %1 点筹码</translation>
    </message>
    <message>
        <source>a loan has to be paid back first</source>
        <translation>要先还清借款</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be an object of method, hash, number, salt and words</source>
        <translation>字段“%1”必须是含有 method、hash、number、salt 和 words 的对象</translation>
    </message>
    <message>
        <source>the game was not sealed</source>
        <translation>该局未曾封存</translation>
    </message>
    <message>
        <source>the game was sealed by method %1; this program knows method %2</source>
        <translation>该局用方法 %1 封存；本程序只认识方法 %2</translation>
    </message>
    <message>
        <source>the seal does not fit: number and salt are not those that were sealed</source>
        <translation>封印不符：数与盐不是当初封存的</translation>
    </message>
    <message>
        <source>the seed does not follow from the sealed number and the words</source>
        <translation>种子并非由封存的数与那些话得出</translation>
    </message>
    <message>
        <source>step %1 is not the chance outcome of the sealed number</source>
        <translation>第 %1 步不是封存的数所给的随机结果</translation>
    </message>
    <message>
        <source>the line holds more than %1 bytes</source>
        <translation>这一行的内容超过 %1 字节</translation>
    </message>
    <message>
        <source>the line breaks off after letter %1; copy it as a whole</source>
        <translation>这一行在第 %1 个字符后中断；请完整复制</translation>
    </message>
    <message>
        <source>the line is damaged near letter %1; copy it as a whole</source>
        <translation>这一行在第 %1 个字符附近损坏；请完整复制</translation>
    </message>
    <message>
        <source>the line is longer than %1 letters</source>
        <translation>这一行超过 %1 个字符</translation>
    </message>
    <message>
        <source>not a shared line: it does not begin with &quot;%1&quot;</source>
        <translation>不是分享的一行：它不以“%1”开头</translation>
    </message>
    <message>
        <source>letter %1 of the line, &quot;%2&quot;, belongs to no line</source>
        <translation>这一行的第 %1 个字符“%2”不应出现</translation>
    </message>
    <message>
        <source>the line was written by a newer Parlour, or letter %1 is damaged</source>
        <translation>这一行由更新版的 Parlour 写成，或第 %1 个字符已损坏</translation>
    </message>
    <message>
        <source>the line is damaged: its checksum does not match; copy it as a whole</source>
        <translation>这一行已损坏：校验和不符；请完整复制</translation>
    </message>
    <message>
        <source>the line holds a position, and a game is needed</source>
        <translation>这一行是一个局面，这里需要一局游戏</translation>
    </message>
    <message>
        <source>the line holds a game, and a position is needed</source>
        <translation>这一行是一局游戏，这里需要一个局面</translation>
    </message>
    <message>
        <source>the line does not begin with a game, its rules and its seats</source>
        <translation>这一行没有以游戏、规则和座位开头</translation>
    </message>
    <message>
        <source>&quot;history&quot; must be a 1 or 0 for each of 1 to %1 rounds</source>
        <translation>“history”须为 1 至 %1 轮每轮一个 1 或 0</translation>
    </message>
    <message>
        <source>who has pulled a blue lever has blocked a round, and nobody else</source>
        <translation>拉过蓝杆的人锁定了一轮，别人没有</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a whole number from %2 to %3</source>
        <translation>“%1”须为 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>seat %1 must have %2 cards, the lost ones counted</source>
        <translation>%1 号座位连失去的共须有 %2 张牌</translation>
    </message>
    <message>
        <source>the seats in the game are those with cards, two or more</source>
        <translation>局中的座位是有牌的那些，至少两个</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no seat in the game</source>
        <translation>“%1”不是局中的座位</translation>
    </message>
    <message>
        <source>a target goes with steal, assassinate and coup, and with nothing else</source>
        <translation>只有 steal、assassinate 和 coup 有目标</translation>
    </message>
    <message>
        <source>nobody targets, blocks or challenges itself</source>
        <translation>没有人以自己为目标、阻挡或质疑自己</translation>
    </message>
    <message>
        <source>this action cannot be blocked so</source>
        <translation>这个行动不能这样阻挡</translation>
    </message>
    <message>
        <source>cards are returned in an exchange</source>
        <translation>换牌时才还牌</translation>
    </message>
    <message>
        <source>seat %1 has nothing to decide here; a position is one of the seat that is asked</source>
        <translation>%1 号座位这里无须决定；局面属于被询问的座位</translation>
    </message>
    <message>
        <source>&quot;hand&quot; must name your %1 cards</source>
        <translation>“hand”须写出你的 %1 张牌</translation>
    </message>
    <message>
        <source>the card that was shown is in the hand until it is replaced</source>
        <translation>亮出的牌在换掉之前仍在手中</translation>
    </message>
    <message>
        <source>there are only %1 cards of %2</source>
        <translation>%2 只有 %1 张</translation>
    </message>
    <message>
        <source>no card is left that seat %1 could have shown</source>
        <translation>%1 号座位能亮出的牌已没有剩余</translation>
    </message>
    <message>
        <source>the table, the turn and &quot;taking&quot; do not go with the phase &quot;%1&quot;</source>
        <translation>牌桌、轮次和“taking”与阶段“%1”不符</translation>
    </message>
    <message>
        <source>the attacker is not in play</source>
        <translation>进攻者不在局中</translation>
    </message>
    <message>
        <source>seat %1 cannot be the one that seat %2 attacks</source>
        <translation>%2 号座位进攻的不可能是 %1 号座位</translation>
    </message>
    <message>
        <source>a seat is in play as long as it has cards, and to the end of the bout</source>
        <translation>座位有牌时都在局中，并留到这一轮结束</translation>
    </message>
    <message>
        <source>nobody decides in the phase &quot;%1&quot;</source>
        <translation>在阶段“%1”没有人要决定</translation>
    </message>
    <message>
        <source>%1 does not beat %2</source>
        <translation>%1 压不过 %2</translation>
    </message>
    <message>
        <source>%1 has the rank of no other card on the table</source>
        <translation>%1 的点数与桌上其他牌都不同</translation>
    </message>
    <message>
        <source>%1 is in two places, or not in the deck</source>
        <translation>%1 同时在两处，或不在这副牌里</translation>
    </message>
    <message>
        <source>the trump card must be named, and lies under the stock until it is drawn</source>
        <translation>须写明主牌；它在被摸走前压在牌堆下</translation>
    </message>
    <message>
        <source>&quot;declinedLately&quot; is a part of &quot;declined&quot;</source>
        <translation>“declinedLately”是“declined”的一部分</translation>
    </message>
    <message>
        <source>your hand has %1 cards</source>
        <translation>你手里有 %1 张牌</translation>
    </message>
    <message>
        <source>%1 cards have no place, but the stock and the others hold %2 unknown ones</source>
        <translation>有 %1 张牌没有去处，但牌堆和其他人共有 %2 张未知的牌</translation>
    </message>
    <message>
        <source>at most %1 cards may attack</source>
        <translation>最多 %1 张牌可进攻</translation>
    </message>
    <message>
        <source>a seat that has no pass card may not show it</source>
        <translation>已用过“亮主牌转移”的座位不能再亮</translation>
    </message>
    <message>
        <source>there are only %1 house cards with %2</source>
        <translation>%2 点的公共牌只有 %1 张</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be from %2 to %3 cards in this hand</source>
        <translation>这一局里“%1”须有 %2 到 %3 张牌</translation>
    </message>
    <message>
        <source>there are only %1 side cards with %2</source>
        <translation>%2 点的手牌只有 %1 张</translation>
    </message>
    <message>
        <source>no side deck and four cards of it fit what seat %1 has played and holds</source>
        <translation>没有哪副副牌及其中四张符合 %1 号座位已打出和持有的牌</translation>
    </message>
    <message>
        <source>each turn begins with a house card</source>
        <translation>每个回合以一张公共牌开始</translation>
    </message>
    <message>
        <source>no turns by the rules lead to these tables</source>
        <translation>按规则没有任何走法会形成这样的牌面</translation>
    </message>
    <message>
        <source>too large for a position; the limit is %1 bytes</source>
        <translation>对局面来说太大；上限为 %1 字节</translation>
    </message>
    <message>
        <source>not a position: it does not begin with &quot;%1&quot;</source>
        <translation>不是局面：它不以“%1”开头</translation>
    </message>
    <message>
        <source>the position was written by a newer Parlour (version %1, this program knows %2)</source>
        <translation>该局面由更新版的 Parlour 写成（版本 %1，本程序支持 %2）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is said twice</source>
        <translation>“%1”出现了两次</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot; here, but by the rules and the other lines it is &quot;%3&quot;</source>
        <translation>这里“%1”是“%2”，但按规则和其他行应为“%3”</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in this game; there are %2</source>
        <translation>这个游戏没有“%1”；有 %2</translation>
    </message>
    <message>
        <source>&quot;totals&quot; must name the total of each of %1 players, yours with %2 among them</source>
        <translation>“totals”须列出 %1 名玩家各自的总分，其中有你的 %2</translation>
    </message>
    <message>
        <source>nobody has these totals in round %1</source>
        <translation>第 %1 轮没有人会有这样的总分</translation>
    </message>
    <message>
        <source>seat %1 has no card of %2 boxes that is so</source>
        <translation>%1 号座位不可能有这样填了 %2 格的记分卡</translation>
    </message>
    <message>
        <source>with %1 filled boxes it is not this round</source>
        <translation>填了 %1 格时不是这一轮</translation>
    </message>
    <message>
        <source>the box &quot;%1&quot; cannot have %2 points</source>
        <translation>“%1”格不可能有 %2 分</translation>
    </message>
    <message>
        <source>the game has no step %1</source>
        <translation>该局没有第 %1 步</translation>
    </message>
    <message>
        <source>step %1 of the game is no decision</source>
        <translation>该局的第 %1 步不是决定</translation>
    </message>
    <message>
        <source>there is only one action in this position</source>
        <translation>此局面只有一种行动</translation>
    </message>
    <message>
        <source>nobody decides after step %1</source>
        <translation>第 %1 步之后没有人做决定</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list with a name of up to %2 bytes for each seat</source>
        <translation>字段“%1”必须是每个座位一个不超过 %2 字节的名字的列表</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a position of at most %2 bytes</source>
        <translation>字段“%1”必须是不超过 %2 字节的局面</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of at most %2 branches</source>
        <translation>字段“%1”必须是最多 %2 个分支的列表</translation>
    </message>
    <message>
        <source>This is not a Durak table</source>
        <translation>这不是杜拉克的数据表</translation>
    </message>
    <message>
        <source>This Durak table has version %1; version %2 is needed</source>
        <translation>此杜拉克数据表的版本为 %1；需要版本 %2</translation>
    </message>
    <message>
        <source>The Durak table is damaged: its checksum or its length is wrong</source>
        <translation>杜拉克的数据表已损坏：校验和或长度不符</translation>
    </message>
    <message>
        <source>This is not a Durak training file that can be resumed</source>
        <translation>这不是可以继续的杜拉克训练文件</translation>
    </message>
    <message>
        <source>The Durak training file is damaged: its checksum or its length is wrong</source>
        <translation>杜拉克的训练文件已损坏：校验和或长度不符</translation>
    </message>
    <message>
        <source>this is a position of another game, &quot;%1&quot;</source>
        <translation>这是另一种游戏“%1”的局面</translation>
    </message>
    <message>
        <source>the position has other rules than the game</source>
        <translation>局面的规则与对局不同</translation>
    </message>
    <message>
        <source>not a stock of puzzles: the text breaks off or is damaged at byte %1</source>
        <translation>不是题库：文本在第 %1 字节处中断或损坏</translation>
    </message>
    <message>
        <source>puzzle %1 has no position of the game or no best action</source>
        <translation>第 %1 道题没有该游戏的局面，或没有最佳行动</translation>
    </message>
    <message>
        <source>version %1 of the protocol is not spoken here; this program speaks version %2</source>
        <translation>本程序不支持协议版本 %1；它使用版本 %2</translation>
    </message>
    <message>
        <source>the field &quot;%1&quot; must be a list of at most %2 cards</source>
        <translation>字段“%1”必须是最多 %2 张牌的列表</translation>
    </message>
    <message>
        <source>the line is damaged between letter %1 and letter %2; copy it as a whole</source>
        <translation>这一行在第 %1 到第 %2 个字符之间损坏；请完整复制</translation>
    </message>
    <message>
        <source>the line stands for %1 steps; no game has more than %2</source>
        <translation>这一行代表 %1 步；任何一局都不会超过 %2 步</translation>
    </message>
    <message>
        <source>nothing lies on the table, so seat %1 decides, which attacks</source>
        <translation>桌上没有牌，因此由进攻的座位 %1 决定</translation>
    </message>
    <message>
        <source>a card on the table is not covered, so seat %1 decides, which defends</source>
        <translation>桌上有一张牌未压，因此由防守的座位 %1 决定</translation>
    </message>
    <message>
        <source>seat %1 defends and has nothing to decide until another card is attacked</source>
        <translation>座位 %1 防守，在又有牌进攻之前无须决定</translation>
    </message>
    <message>
        <source>with %1 players the stock never has more than %2 cards; here it has %3</source>
        <translation>%1 人局的牌堆最多有 %2 张牌；这里有 %3 张</translation>
    </message>
    <message>
        <source>as long as there is a stock, hands and table have %1 cards or more together</source>
        <translation>只要还有牌堆，手牌和桌上的牌合计至少 %1 张</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in a position, which has plain letters only</source>
        <translation>局面中不能出现“%1”：只能用普通字符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in &quot;%2&quot;; it is written &quot;%3&quot;</source>
        <translation>“%2”中不能出现“%1”；应写作“%3”</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand in &quot;%2&quot;</source>
        <translation>“%2”中不能出现“%1”</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in this game; it is written &quot;%2&quot;</source>
        <translation>这个游戏没有“%1”；应写作“%2”</translation>
    </message>
    <message>
        <source>a line that begins with &quot;%1&quot; is missing</source>
        <translation>缺少以“%1”开头的一行</translation>
    </message>
    <message>
        <source>a person has a name and is entered once</source>
        <translation>真人要有名字，且只能报名一次</translation>
    </message>
    <message>
        <source>a person plays in a league or a cup against %1 to %2 others, 1 to %3 matches against each</source>
        <translation>真人参加联赛或杯赛，对手 %1 到 %2 名，与每名对手打 1 到 %3 场</translation>
    </message>
    <message>
        <source>five dice are needed</source>
        <translation>须有五颗骰子</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>Right only if the other does not block this round: %1 in 100; it needs %2.</source>
        <translation>只有对方本轮不锁定才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other blocks this round: %1 in 100; it needs %2.</source>
        <translation>只有对方本轮锁定才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other does not go back now: %1 in 100; it needs %2.</source>
        <translation>只有对方现在不回去才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other goes back now: %1 in 100; it needs %2.</source>
        <translation>只有对方现在回去才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the way back is blocked: %1 in 100; it needs %2.</source>
        <translation>只有退路被锁定才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the way back is open: %1 in 100; it needs %2.</source>
        <translation>只有退路畅通才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has no Ambassador: %1 in 100; it needs %2.</source>
        <translation>只有对方没有大使才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has the Ambassador: %1 in 100; it needs %2.</source>
        <translation>只有对方有大使才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has no Assassin: %1 in 100; it needs %2.</source>
        <translation>只有对方没有刺客才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has the Assassin: %1 in 100; it needs %2.</source>
        <translation>只有对方有刺客才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has no Captain: %1 in 100; it needs %2.</source>
        <translation>只有对方没有队长才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has the Captain: %1 in 100; it needs %2.</source>
        <translation>只有对方有队长才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has no Contessa: %1 in 100; it needs %2.</source>
        <translation>只有对方没有女伯爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has the Contessa: %1 in 100; it needs %2.</source>
        <translation>只有对方有女伯爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has no Duke: %1 in 100; it needs %2.</source>
        <translation>只有对方没有公爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has the Duke: %1 in 100; it needs %2.</source>
        <translation>只有对方有公爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Ambassador: %1 in 100; it needs %2.</source>
        <translation>只有声称者没有大使才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Ambassador: %1 in 100; it needs %2.</source>
        <translation>只有声称者有大使才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Assassin: %1 in 100; it needs %2.</source>
        <translation>只有声称者没有刺客才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Assassin: %1 in 100; it needs %2.</source>
        <translation>只有声称者有刺客才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Captain: %1 in 100; it needs %2.</source>
        <translation>只有声称者没有队长才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Captain: %1 in 100; it needs %2.</source>
        <translation>只有声称者有队长才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Contessa: %1 in 100; it needs %2.</source>
        <translation>只有声称者没有女伯爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Contessa: %1 in 100; it needs %2.</source>
        <translation>只有声称者有女伯爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has no Duke: %1 in 100; it needs %2.</source>
        <translation>只有声称者没有公爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the claimant has the Duke: %1 in 100; it needs %2.</source>
        <translation>只有声称者有公爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the target has no Contessa: %1 in 100; it needs %2.</source>
        <translation>只有目标没有女伯爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the target has the Contessa: %1 in 100; it needs %2.</source>
        <translation>只有目标有女伯爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if nobody else has a Duke: %1 in 100; it needs %2.</source>
        <translation>只有别人都没有公爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if somebody else has a Duke: %1 in 100; it needs %2.</source>
        <translation>只有别人有公爵才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has neither Captain nor Ambassador: %1 in 100; it needs %2.</source>
        <translation>只有对方既没有队长也没有大使才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has a Captain or an Ambassador: %1 in 100; it needs %2.</source>
        <translation>只有对方有队长或大使才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the target has neither Captain nor Ambassador: %1 in 100; it needs %2.</source>
        <translation>只有目标既没有队长也没有大使才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the target has a Captain or an Ambassador: %1 in 100; it needs %2.</source>
        <translation>只有目标有队长或大使才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if your next card is %1 or less: %3 in 100; it needs %4.</source>
        <translation>只有你的下一张牌不超过 %1 才对：可能性 %3%，至少要 %4%。</translation>
    </message>
    <message>
        <source>Right only if your next card is more than %1: %3 in 100; it needs %4.</source>
        <translation>只有你的下一张牌大于 %1 才对：可能性 %3%，至少要 %4%。</translation>
    </message>
    <message>
        <source>Right only if your next card is %2 or more: %3 in 100; it needs %4.</source>
        <translation>只有你的下一张牌不小于 %2 才对：可能性 %3%，至少要 %4%。</translation>
    </message>
    <message>
        <source>Right only if your next card is less than %2: %3 in 100; it needs %4.</source>
        <translation>只有你的下一张牌小于 %2 才对：可能性 %3%，至少要 %4%。</translation>
    </message>
    <message>
        <source>Right only if your next card is a %1: %3 in 100; it needs %4.</source>
        <translation>只有你的下一张牌是 %1 才对：可能性 %3%，至少要 %4%。</translation>
    </message>
    <message>
        <source>Right only if your next card is no %1: %3 in 100; it needs %4.</source>
        <translation>只有你的下一张牌不是 %1 才对：可能性 %3%，至少要 %4%。</translation>
    </message>
    <message>
        <source>Right only if your next card is from %2 to %1: %3 in 100; it needs %4.</source>
        <translation>只有你的下一张牌在 %2 到 %1 之间才对：可能性 %3%，至少要 %4%。</translation>
    </message>
    <message>
        <source>Right only if your next card is not from %2 to %1: %3 in 100; it needs %4.</source>
        <translation>只有你的下一张牌不在 %2 到 %1 之间才对：可能性 %3%，至少要 %4%。</translation>
    </message>
    <message>
        <source>Right only if the other has a trump: %1 in 100; it needs %2.</source>
        <translation>只有对方有主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has no trump: %1 in 100; it needs %2.</source>
        <translation>只有对方没有主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has a trump over %3: %1 in 100; it needs %2.</source>
        <translation>只有对方有比 %3 大的主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has no trump over %3: %1 in 100; it needs %2.</source>
        <translation>只有对方没有比 %3 大的主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other can cover %3: %1 in 100; it needs %2.</source>
        <translation>只有对方压得住 %3 才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other cannot cover %3: %1 in 100; it needs %2.</source>
        <translation>只有对方压不住 %3 才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has a card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>只有对方有与 %3 同点数的牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has no card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>只有对方没有与 %3 同点数的牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other has %3: %1 in 100; it needs %2.</source>
        <translation>只有对方有 %3 才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the other does not have %3: %1 in 100; it needs %2.</source>
        <translation>只有对方没有 %3 才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender has a trump: %1 in 100; it needs %2.</source>
        <translation>只有防守者有主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender has no trump: %1 in 100; it needs %2.</source>
        <translation>只有防守者没有主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender has a trump over %3: %1 in 100; it needs %2.</source>
        <translation>只有防守者有比 %3 大的主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender has no trump over %3: %1 in 100; it needs %2.</source>
        <translation>只有防守者没有比 %3 大的主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender can cover %3: %1 in 100; it needs %2.</source>
        <translation>只有防守者压得住 %3 才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender cannot cover %3: %1 in 100; it needs %2.</source>
        <translation>只有防守者压不住 %3 才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender has a card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>只有防守者有与 %3 同点数的牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender has no card of the rank of %3: %1 in 100; it needs %2.</source>
        <translation>只有防守者没有与 %3 同点数的牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender has %3: %1 in 100; it needs %2.</source>
        <translation>只有防守者有 %3 才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the defender does not have %3: %1 in 100; it needs %2.</source>
        <translation>只有防守者没有 %3 才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the next card of the stock is no trump: %1 in 100; it needs %2.</source>
        <translation>只有牌堆的下一张不是主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the next card of the stock is a trump: %1 in 100; it needs %2.</source>
        <translation>只有牌堆的下一张是主牌才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if three of a kind comes: %1 in 100; it needs %2.</source>
        <translation>只有掷出三条才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if three of a kind does not come: %1 in 100; it needs %2.</source>
        <translation>只有掷不出三条才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if four of a kind comes: %1 in 100; it needs %2.</source>
        <translation>只有掷出四条才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if four of a kind does not come: %1 in 100; it needs %2.</source>
        <translation>只有掷不出四条才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the full house comes: %1 in 100; it needs %2.</source>
        <translation>只有掷出葫芦才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the full house does not come: %1 in 100; it needs %2.</source>
        <translation>只有掷不出葫芦才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the small straight comes: %1 in 100; it needs %2.</source>
        <translation>只有掷出小顺才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the small straight does not come: %1 in 100; it needs %2.</source>
        <translation>只有掷不出小顺才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the large straight comes: %1 in 100; it needs %2.</source>
        <translation>只有掷出大顺才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the large straight does not come: %1 in 100; it needs %2.</source>
        <translation>只有掷不出大顺才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the Yahtzee comes: %1 in 100; it needs %2.</source>
        <translation>只有掷出快艇才对：可能性 %1%，至少要 %2%。</translation>
    </message>
    <message>
        <source>Right only if the Yahtzee does not come: %1 in 100; it needs %2.</source>
        <translation>只有掷不出快艇才对：可能性 %1%，至少要 %2%。</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1%</source>
        <extracomment>A share, as &quot;46.1%&quot;; with the space before the sign that the language has, one that does not break the line.</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 games</source>
        <extracomment>Chances worth so many games, as &quot;2.2 games&quot;: always one or more, with a decimal.</extracomment>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>Chances are counted one after the other: what was given away and came back can be given away again. &quot;2.2 games&quot; are worth 2.2 certain wins.</source>
        <translation>机会逐步累计：失去又回来的机会可以再次失去。“2.2 局”相当于 2.2 场必胜。</translation>
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
        <translation>本次运行没有历史。无法使用 %1：%2</translation>
    </message>
    <message>
        <source>A new history was begun. The old one could not be used (%1) and was kept as %2.</source>
        <translation>已新建历史。旧的历史无法使用（%1），已保留为 %2。</translation>
    </message>
    <message>
        <source>The history can be looked at, but games of this session are not added: %1 cannot be written.</source>
        <translation>历史可以查看，但本次运行的对局不会加入：%1 无法写入。</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>它已损坏</translation>
    </message>
    <message>
        <source>its tables have another form</source>
        <translation>它的表格式不同</translation>
    </message>
    <message>
        <source>%1 of %2 games were saved from a history that could not be used (%3). The file as it was is %4.</source>
        <translation>已从无法使用的历史（%3）中救回 %2 局中的 %1 局。原文件为 %4。</translation>
    </message>
    <message>
        <source>The purse that is in use was left as it is.</source>
        <translation>正在使用的钱袋保持不变。</translation>
    </message>
    <message>
        <source>The purse keeps %1 of %2 entries.</source>
        <translation>钱袋保留了 %2 条记录中的 %1 条。</translation>
    </message>
    <message>
        <source>Practice keeps %1 of %2 positions.</source>
        <translation>练习保留了 %2 个局面中的 %1 个。</translation>
    </message>
    <message>
        <source>Of %2 answers to puzzles %1 are kept.</source>
        <translation>%2 次答题中保留了 %1 次。</translation>
    </message>
    <message>
        <source>%1 of %2 reviews are kept; the others can be made again.</source>
        <translation>%2 份复盘中保留了 %1 份；其余的可以重新复盘。</translation>
    </message>
</context>
<context>
    <name>HistoryFigures</name>
    <message>
        <source>%1: %2 of %3 won, between %4 and %5; an equal share is %6</source>
        <translation>%1：%3 局胜 %2 局，介于 %4 与 %5 之间；平均胜率为 %6</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a share of games</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Of the last %1 games %2 were won, %3 lost and %4 drawn</source>
        <translation>最近 %1 局：胜 %2，负 %3，平 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n 胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loss(es)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n 负</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <comment>how many were played</comment>
        <translation>局数</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>共玩 %1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), ±%1</source>
        <comment>won, half of what the share may be off</comment>
        <translation>
            <numerusform>%n 局，±%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Streak now</source>
        <translation>当前连续</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>至 %1</translation>
    </message>
    <message>
        <source>no game is reviewed yet</source>
        <translation>尚未复盘</translation>
    </message>
    <message>
        <source>Lost to mistakes a game</source>
        <translation>每局失误损失</translation>
    </message>
    <message>
        <source>was %1</source>
        <comment>what mistakes cost before</comment>
        <translation>之前 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed</source>
        <comment>games</comment>
        <translation>
            <numerusform>已复盘 %n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadGame</name>
    <message>
        <source>Step %1 of %2 is not possible: %3. The game can be looked at up to there.</source>
        <translation>第 %1 步（共 %2 步）不可行：%3。可以查看在此之前的牌局。</translation>
    </message>
    <message>
        <source>The file was changed or damaged since it was saved, though all its steps are possible.</source>
        <translation>文件保存后被更改或已损坏，不过其中的每一步都是可能的。</translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of this game cannot be used and are left out. The game itself is whole.</source>
        <translation>
            <numerusform>这局的 %n 个分支无法使用，已略去。对局本身完好。</numerusform>
        </translation>
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
        <source>With --game: let bots play, and watch.</source>
        <translation>与 --game 合用：让机器人打，你观战。</translation>
    </message>
    <message>
        <source>The language of this run, as &quot;fr&quot;.</source>
        <translation>本次运行使用的语言，例如“fr”。</translation>
    </message>
    <message>
        <source>Start a game at once: %1.</source>
        <translation>立即开始一局：%1。</translation>
    </message>
</context>
<context>
    <name>Matters</name>
    <message>
        <source>The game is as good as lost.</source>
        <translation>这局基本输了。</translation>
    </message>
    <message>
        <source>The game is as good as won.</source>
        <translation>这局基本赢了。</translation>
    </message>
    <message>
        <source>No move is measurably better than another.</source>
        <translation>这里怎么选都看不出差别。</translation>
    </message>
    <message>
        <source>Several moves are right; the worst costs %1 points.</source>
        <translation>正确的选择不止一个；最差的损失 %1 个百分点。</translation>
    </message>
    <message>
        <source>Several moves are right, and none costs much.</source>
        <translation>正确的选择不止一个，哪个都损失不大。</translation>
    </message>
    <message>
        <source>One move stands out: every other costs %1 points or more.</source>
        <translation>有一个选择明显最好：其他的至少损失 %1 个百分点。</translation>
    </message>
    <message>
        <source>The decision is close: the next best costs little.</source>
        <translation>选择很接近：次优的损失很小。</translation>
    </message>
    <message>
        <source>One move is somewhat better: the next best costs %1 points.</source>
        <translation>有一个选择稍好：次优的损失 %1 个百分点。</translation>
    </message>
    <message>
        <source>There is only one legal move.</source>
        <translation>只有一种合法的走法。</translation>
    </message>
    <message>
        <source>With ten coins you must coup; you choose only the target.</source>
        <translation>有十枚钱币时必须发动政变，只能选择目标。</translation>
    </message>
    <message>
        <source>Somebody else has %1 coins and can take a card before you act again.</source>
        <translation>另有玩家有 %1 枚钱币，在你下次行动前就能打掉一张牌。</translation>
    </message>
    <message>
        <source>A wrong challenge costs a card, and so does a bluff that is caught.</source>
        <translation>质疑错了失去一张牌，诈唬被识破也失去一张牌。</translation>
    </message>
    <message>
        <source>A block is a claim as well: it can be challenged.</source>
        <translation>阻挡也是一种声称：可以被质疑。</translation>
    </message>
    <message>
        <source>What a card is worth depends on the coins that are out and on what the others fear.</source>
        <translation>一张牌值多少，要看场上的钱币和别人怕什么。</translation>
    </message>
    <message>
        <source>You have one card left: to lose it is to lose the game.</source>
        <translation>你只剩一张牌：失去它就输了。</translation>
    </message>
    <message>
        <source>Only a trump of yours would cover: the question is what that trump is worth later.</source>
        <translation>只有主牌能压：问题是这张主牌以后值多少。</translation>
    </message>
    <message>
        <source>The defender takes: what you add leaves your hand, but strengthens theirs.</source>
        <translation>防守者收牌：你添的牌离了手，却会增强对方。</translation>
    </message>
    <message>
        <source>The stock is empty: nobody draws any more, and every card counts.</source>
        <translation>牌堆已空：没人再摸牌，每张牌都要紧。</translation>
    </message>
    <message>
        <source>Five cards of one suit that is not trump: a new deal brings others.</source>
        <translation>五张同花色且不是主牌：重新发牌会换成别的。</translation>
    </message>
    <message>
        <source>No house card can take you over 20.</source>
        <translation>没有一张公共牌会让你超过 20。</translation>
    </message>
    <message>
        <source>This hand decides the match: side cards are worth nothing after it.</source>
        <translation>这一局决定比赛：之后手牌就没用了。</translation>
    </message>
    <message>
        <source>Given all claims so far, it is true about %1 times in 100.</source>
        <translation>结合至今声称过的一切，它约有 %1% 的可能为真。</translation>
    </message>
    <message>
        <source>No toss is to come: only levers can change the result.</source>
        <translation>不会再抛了：只有拉杆能改变结果。</translation>
    </message>
    <message>
        <source>You lead by %1; the tosses to come usually change the lead by about %2.</source>
        <translation>你领先 %1；之后的抛掷通常还会让领先变化约 %2。</translation>
    </message>
    <message>
        <source>You are %1 behind; the tosses to come usually change that by about %2.</source>
        <translation>你落后 %1；之后的抛掷通常还会让差距变化约 %2。</translation>
    </message>
    <message>
        <source>This timeline is even; the tosses to come usually change that by about %1.</source>
        <translation>这条时间线上双方持平；之后的抛掷通常会带来约 %1 的变化。</translation>
    </message>
    <message>
        <source>A lever is worth most near the end, when few tosses come after it.</source>
        <translation>拉杆越接近结束越有价值，因为之后抛的次数少。</translation>
    </message>
    <message>
        <source>You can pay for a coup, which nobody can stop.</source>
        <translation>你付得起谁也拦不住的政变。</translation>
    </message>
    <message>
        <source>You know where every trump is.</source>
        <translation>每张主牌在哪里你都知道。</translation>
    </message>
    <message>
        <source>Trumps that you have not seen: %1.</source>
        <translation>你还没见过的主牌：%1 张。</translation>
    </message>
    <message>
        <source>The stock is empty: every card that you have not seen is in the other&apos;s hand.</source>
        <translation>牌堆已空：你没见过的牌都在对手手里。</translation>
    </message>
    <message>
        <source>The stock is nearly gone: the hand that you end with is made now.</source>
        <translation>牌堆快空了：最后留在手里的牌现在就要定了。</translation>
    </message>
    <message>
        <source>Weak cards can still be replaced from the stock, strong ones kept.</source>
        <translation>弱牌还能从牌堆换掉，强牌可以留着。</translation>
    </message>
    <message>
        <source>The other is over 20: the hand is yours unless you go over 20, too.</source>
        <translation>对手已超过 20：只要你不超过 20，这一局就是你的。</translation>
    </message>
    <message>
        <source>The other stands and is ahead: standing below loses, so you must take a risk.</source>
        <translation>对手已停牌且领先：点数不够就停牌必输，只能冒险。</translation>
    </message>
    <message>
        <source>The other stands: if you stand as well, the hand is tied and counts for nobody.</source>
        <translation>对手已停牌：如果你也停牌，这一局打平，谁也不得分。</translation>
    </message>
    <message>
        <source>The other stands below you and draws no more: the hand is yours.</source>
        <translation>对手停牌的点数低于你，不再抽牌：这一局归你。</translation>
    </message>
    <message>
        <source>The other goes on drawing after you and may still overtake a total on which you stand.</source>
        <translation>对手在你之后还会抽牌，可能超过你停牌的点数。</translation>
    </message>
    <message>
        <source>Of %1 house cards left, %2 would take you over 20.</source>
        <translation>剩下 %1 张公共牌，其中 %2 张会让你超过 20。</translation>
    </message>
    <message>
        <source>Side cards are not replaced: one that you play now is missing in later hands.</source>
        <translation>手牌不会补充：现在打出的，之后各局就没有了。</translation>
    </message>
    <message>
        <source>With few boxes left you are %1 points behind: safe points may not be enough.</source>
        <translation>剩下的格不多，你落后 %1 分：稳拿的分可能不够。</translation>
    </message>
    <message>
        <source>With few boxes left you are %1 points ahead: safe points are worth more than a chance of many.</source>
        <translation>剩下的格不多，你领先 %1 分：稳拿的分比博高分更划算。</translation>
    </message>
    <message>
        <source>Four of the ten cards will be your hand for the whole match.</source>
        <translation>十张牌中的四张会是你整场比赛的手牌。</translation>
    </message>
    <message>
        <source>This set decides the match: side cards are worth nothing after it.</source>
        <translation>这一局决定比赛：之后手牌就没用了。</translation>
    </message>
    <message>
        <source>You are over 20: only a card that lowers the total saves this set.</source>
        <translation>你已超过 20：只有能降低点数的牌才能挽救这一局。</translation>
    </message>
    <message>
        <source>The other stands: if you stand as well, the set is tied unless a tiebreaker was played.</source>
        <translation>对方已停牌：如果你也停牌，本局平手，除非有人打出过决胜牌。</translation>
    </message>
    <message>
        <source>The other stands below you and draws no more: the set is yours.</source>
        <translation>对方停在你之下，不再抽牌：这一局归你。</translation>
    </message>
    <message>
        <source>Side cards are not replaced: one that you play now is missing in later sets.</source>
        <translation>手牌不会补充：现在打出的牌，之后的局里就没有了。</translation>
    </message>
    <message>
        <source>Of the usual choices only one is possible here.</source>
        <translation>常见的选择中，这里只有一个可行。</translation>
    </message>
    <message>
        <source>Several moves are right; the worst costs %1%.</source>
        <translation>有几种走法都对；最差的损失 %1%。</translation>
    </message>
    <message>
        <source>One move stands out: every other costs %1% or more.</source>
        <translation>有一步明显更好：其他的至少损失 %1%。</translation>
    </message>
    <message>
        <source>One move is somewhat better: the next best costs %1%.</source>
        <translation>有一步略好一些：次好的损失 %1%。</translation>
    </message>
    <message>
        <source>With %1 more coins you can coup, which nobody can stop.</source>
        <translation>再有 %1 枚钱币就能发动政变，谁也挡不住。</translation>
    </message>
    <message>
        <source>You can see %1 of the three.</source>
        <translation>三张里你能看到 %1 张。</translation>
    </message>
    <message>
        <source>You are bust; nothing helps now.</source>
        <translation>你爆牌了；怎么做都没用。</translation>
    </message>
    <message>
        <source>You are %1 points ahead of the pace for the bonus.</source>
        <translation>你比拿奖励的进度多 %1 分。</translation>
    </message>
    <message>
        <source>You are %1 points behind the pace for the bonus.</source>
        <translation>你比拿奖励的进度少 %1 分。</translation>
    </message>
    <message>
        <source>Still open: %1 for equal dice, %2 for a straight.</source>
        <translation>还空着：相同骰子 %1 格，顺子 %2 格。</translation>
    </message>
    <message>
        <source>Once filled, a box is gone. Is this roll good enough for it?</source>
        <translation>填了的格子就没有了。这一掷值得填它吗？</translation>
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
        <source>decks as in the contest</source>
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
        <source>The last hand ended %1 to %2.</source>
        <translation>最后一局 %1 比 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
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
        <source>plus %1, makes %2 and you stand, can be played</source>
        <translation>加 %1，成 %2 点并停牌，可以打</translation>
    </message>
    <message>
        <source>Your board: %1.</source>
        <translation>你的牌面：%1。</translation>
    </message>
    <message>
        <source>You have no side cards left.</source>
        <translation>你没有手牌了。</translation>
    </message>
    <message>
        <source>Your side cards: %1.</source>
        <translation>你的手牌：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Next house card, from %n unseen</source>
        <translation>
            <numerusform>下一张公共牌，共 %n 张未见</numerusform>
        </translation>
    </message>
    <message>
        <source>Played the wrong side card</source>
        <translation>打错了手牌</translation>
    </message>
    <message>
        <source>Played a side card that was better kept</source>
        <translation>打出了应保留的手牌</translation>
    </message>
    <message>
        <source>Stood without a side card that was needed</source>
        <translation>停牌前没有打出需要的手牌</translation>
    </message>
    <message>
        <source>Ended the turn without a side card that was needed</source>
        <translation>结束回合前没有打出需要的手牌</translation>
    </message>
    <message>
        <source>Stood where another card was better</source>
        <translation>该再要一张时却停牌</translation>
    </message>
    <message>
        <source>Went on where standing was better</source>
        <translation>该停牌时却继续</translation>
    </message>
    <message>
        <source>How many house cards of each value are still in the deck.</source>
        <translation>牌堆里每种点数的公共牌还剩多少张。</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <comment>how often, a house card</comment>
        <translation>%2 点 %1 张</translation>
    </message>
    <message>
        <source>Still in the house deck: %1</source>
        <translation>公共牌堆里还有：%1</translation>
    </message>
    <message>
        <source>End the turn after a bust</source>
        <translation>爆牌后自动结束</translation>
    </message>
    <message>
        <source>You are bust, and nothing can change that. Shall Parlour end your turn when that is so?</source>
        <translation>你爆牌了，无法挽回。遇到这种情况时，让 Parlour 替你结束回合吗？</translation>
    </message>
    <message>
        <source>safe %1</source>
        <comment>a chance</comment>
        <translation>安全 %1</translation>
    </message>
    <message>
        <source>bust %1</source>
        <comment>a chance</comment>
        <translation>爆牌 %1</translation>
    </message>
    <message>
        <source>Choose your side deck</source>
        <translation>选择你的副牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side deck</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, can be taken back</source>
        <translation>%1，可以收回</translation>
    </message>
    <message>
        <source>Takes the card back: the turn has not ended.</source>
        <translation>收回这张牌：回合尚未结束。</translation>
    </message>
    <message>
        <source>%1, makes %2, can be chosen</source>
        <translation>%1，成 %2 点，可以选</translation>
    </message>
    <message>
        <source>%1, played before</source>
        <translation>%1，之前已打出</translation>
    </message>
    <message>
        <source>Choose the sign or value of the card first, or take it back.</source>
        <translation>请先选择这张牌的正负或点数，或者收回它。</translation>
    </message>
    <message>
        <source>With 20 you stand.</source>
        <translation>20 点时你停牌。</translation>
    </message>
    <message>
        <source>%1 is more than 20: the set is lost.</source>
        <translation>%1 超过 20：本局告负。</translation>
    </message>
    <message>
        <source>You keep %1 and draw no more in this set.</source>
        <translation>保持 %1 点，本局不再抽牌。</translation>
    </message>
    <message>
        <source>End the turn when no card saves it</source>
        <translation>没有牌能补救时自动结束回合</translation>
    </message>
    <message>
        <source>Above 20, and no side card brings the total back.</source>
        <translation>超过 20，且没有手牌能把点数拉回来。</translation>
    </message>
    <message>
        <source>You are above 20 and no card brings you back. Shall Parlour end your turn when that is so?</source>
        <translation>你超过 20 点，没有牌能补救。遇到这种情况时，让 Parlour 替你结束回合吗？</translation>
    </message>
    <message>
        <source>Your side deck</source>
        <translation>你的副牌</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>减 %1</translation>
    </message>
    <message>
        <source>plus or minus %1</source>
        <translation>加或减 %1</translation>
    </message>
    <message>
        <source>plus or minus 1 or 2</source>
        <translation>加或减 1 或 2</translation>
    </message>
    <message>
        <source>tiebreaker, plus or minus 1</source>
        <translation>决胜牌，加或减 1</translation>
    </message>
    <message>
        <source>flip of %1 and %2</source>
        <translation>翻转 %1 和 %2</translation>
    </message>
    <message>
        <source>double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Adds %1 to your total.</source>
        <translation>你的点数加 %1。</translation>
    </message>
    <message>
        <source>Takes %1 from your total.</source>
        <translation>你的点数减 %1。</translation>
    </message>
    <message>
        <source>Adds or takes %1, as you choose when you play it.</source>
        <translation>加或减 %1，打出时由你选择。</translation>
    </message>
    <message>
        <source>Adds or takes 1 or 2, as you choose when you play it.</source>
        <translation>加或减 1 或 2，打出时由你选择。</translation>
    </message>
    <message>
        <source>Adds or takes 1, and wins you the set if the totals are equal.</source>
        <translation>加或减 1；双方点数相等时你赢得本局。</translation>
    </message>
    <message>
        <source>Turns every %1 and %2 on your table: plus becomes minus, and minus plus.</source>
        <translation>把你牌面上的每张 %1 和 %2 变号：加变减，减变加。</translation>
    </message>
    <message>
        <source>Counts as much as the last card on your table.</source>
        <translation>点数等于你牌面上的最后一张牌。</translation>
    </message>
    <message>
        <source>Side deck: %1</source>
        <translation>副牌：%1</translation>
    </message>
    <message>
        <source>Play %1, end turn</source>
        <translation>打 %1，结束回合</translation>
    </message>
    <message>
        <source>Play %1 and stand</source>
        <translation>打 %1 并停牌</translation>
    </message>
    <message>
        <source>Ten cards: at most two of a card, and one of each special card.</source>
        <translation>十张牌：同一种最多两张，特殊牌每种一张。</translation>
    </message>
    <message>
        <source>Ten plus, minus and plus/minus cards, at most two of each.</source>
        <translation>十张加牌、减牌和加减牌，每种最多两张。</translation>
    </message>
    <message>
        <source>Any ten cards.</source>
        <translation>任意十张牌。</translation>
    </message>
    <message>
        <source>Classic side decks have no special cards.</source>
        <translation>经典副牌没有特殊牌。</translation>
    </message>
    <message>
        <source>A deck has at most one %1.</source>
        <translation>一副牌最多一张 %1。</translation>
    </message>
    <message>
        <source>A deck has at most two of %1.</source>
        <translation>一副牌最多两张 %1。</translation>
    </message>
    <message>
        <source>%1, makes %2, can be played</source>
        <translation>%1，成 %2 点，可以打</translation>
    </message>
    <message>
        <source>house card, turned to minus %1</source>
        <translation>公共牌，翻转为减 %1</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1，已打出</translation>
    </message>
    <message>
        <source>%1, played, counts %2</source>
        <translation>%1，已打出，算 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) won</source>
        <translation>
            <numerusform>胜 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n side card(s) in hand</source>
        <translation>
            <numerusform>%n 张手牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Chooses a side deck</source>
        <translation>正在选择副牌</translation>
    </message>
    <message>
        <source>drew %1, plays %2: &lt;b&gt;bust with %3&lt;/b&gt;</source>
        <translation>抽到 %1，打 %2：&lt;b&gt;%3 点爆牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays %2 and stands on %3&lt;/b&gt;</source>
        <translation>抽到 %1，&lt;b&gt;打 %2，停在 %3 点&lt;/b&gt;</translation>
    </message>
    <message>
        <source>drew %1, &lt;b&gt;plays %2&lt;/b&gt; and has %3</source>
        <translation>抽到 %1，&lt;b&gt;打 %2&lt;/b&gt;，共 %3 点</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: bust</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;：爆牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: nine cards win the set</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;：九张牌赢得本局</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: beats %3</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;：胜过 %3 点</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: less than %3</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;：不到 %3 点</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: ties with %3</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;：与 %3 点打平</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: the tiebreaker beats %3</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;：决胜牌胜过 %3 点</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: loses to the tiebreaker</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;：输给决胜牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;: you stand</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;：你停牌</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 makes %2&lt;/b&gt;, as you choose</source>
        <translation>&lt;b&gt;%1 成 %2 点&lt;/b&gt;，由你选</translation>
    </message>
    <message>
        <source>The next set has not begun.</source>
        <translation>下一局尚未开始。</translation>
    </message>
    <message>
        <source>You stand in this set.</source>
        <translation>你本局已停牌。</translation>
    </message>
    <message>
        <source>Set %1 is tied</source>
        <translation>第 %1 局打平</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt; with nine cards, %2 to %3</source>
        <translation>&lt;b&gt;你赢了第 %1 局&lt;/b&gt;（九张牌），%2 比 %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt; with nine cards, %2 to %3</source>
        <translation>&lt;b&gt;%4 赢了第 %1 局&lt;/b&gt;（九张牌），%2 比 %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt; by the tiebreaker, %2 to %3</source>
        <translation>&lt;b&gt;你赢了第 %1 局&lt;/b&gt;（决胜牌），%2 比 %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt; by the tiebreaker, %2 to %3</source>
        <translation>&lt;b&gt;%4 赢了第 %1 局&lt;/b&gt;（决胜牌），%2 比 %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;You win set %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;你赢了第 %1 局&lt;/b&gt;，%2 比 %3</translation>
    </message>
    <message>
        <source>&lt;b&gt;%4 wins set %1&lt;/b&gt;, %2 to %3</source>
        <translation>&lt;b&gt;%4 赢了第 %1 局&lt;/b&gt;，%2 比 %3</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>sets won</comment>
        <translation>%1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>first to %n set(s)</source>
        <translation>
            <numerusform>先胜 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>classic side decks</source>
        <translation>经典副牌</translation>
    </message>
    <message>
        <source>side decks without limit</source>
        <translation>不限副牌</translation>
    </message>
    <message>
        <source>nine cards stand</source>
        <translation>九张牌停牌</translation>
    </message>
    <message>
        <source>draw the higher card and begin</source>
        <translation>抽到较大的牌，先手</translation>
    </message>
    <message>
        <source>draws the higher card and begins</source>
        <translation>抽到较大的牌，先手</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>cards</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The house deck is shuffled</source>
        <translation>洗公共牌堆</translation>
    </message>
    <message>
        <source>The set is tied</source>
        <translation>本局打平</translation>
    </message>
    <message>
        <source>won the set by nine cards</source>
        <comment>you</comment>
        <translation>以九张牌赢得本局</translation>
    </message>
    <message>
        <source>won the set by nine cards</source>
        <translation>以九张牌赢得本局</translation>
    </message>
    <message>
        <source>won the set by the tiebreaker</source>
        <comment>you</comment>
        <translation>以决胜牌赢得本局</translation>
    </message>
    <message>
        <source>won the set by the tiebreaker</source>
        <translation>以决胜牌赢得本局</translation>
    </message>
    <message>
        <source>won the set</source>
        <comment>you</comment>
        <translation>赢得本局</translation>
    </message>
    <message>
        <source>won the set</source>
        <translation>赢得本局</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>sets won</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>draw %1, play %2: &lt;b&gt;bust&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>抽 %1，打 %2：&lt;b&gt;爆牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, plays %2: &lt;b&gt;bust&lt;/b&gt;</source>
        <translation>抽 %1，打 %2：&lt;b&gt;爆牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play %2&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>抽 %1，&lt;b&gt;打 %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays %2&lt;/b&gt;</source>
        <translation>抽 %1，&lt;b&gt;打 %2&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draw %1, &lt;b&gt;play %2 and stand&lt;/b&gt;</source>
        <comment>you</comment>
        <translation>抽 %1，&lt;b&gt;打 %2，停牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>draws %1, &lt;b&gt;plays %2 and stands&lt;/b&gt;</source>
        <translation>抽 %1，&lt;b&gt;打 %2，停牌&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Choose your side deck.</source>
        <translation>请选择你的副牌。</translation>
    </message>
    <message>
        <source>%1 chooses a side deck.</source>
        <translation>%1 正在选择副牌。</translation>
    </message>
    <message>
        <source>Set %1, sets won %2 to %3.</source>
        <translation>第 %1 局，局数 %2 比 %3。</translation>
    </message>
    <message>
        <source>You have played: %1.</source>
        <translation>你已打出：%1。</translation>
    </message>
    <message>
        <source>%1 has played: %2.</source>
        <translation>%1 已打出：%2。</translation>
    </message>
    <message>
        <source>You win a tie in this set.</source>
        <translation>本局打平时你赢。</translation>
    </message>
    <message>
        <source>%1 wins a tie in this set.</source>
        <translation>本局打平时 %1 赢。</translation>
    </message>
    <message>
        <source>Your side deck: %1.</source>
        <translation>你的副牌：%1。</translation>
    </message>
    <message>
        <source>Side deck of %1: %2.</source>
        <translation>%1 的副牌：%2。</translation>
    </message>
    <message>
        <source>The last set ended %1 to %2.</source>
        <translation>最后一局 %1 比 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Chose a weaker side deck</source>
        <translation>选了较弱的副牌</translation>
    </message>
    <message>
        <source>Played a side card with the wrong sign</source>
        <translation>打出手牌时选错了正负</translation>
    </message>
    <message>
        <source>Played a side card with the wrong value</source>
        <translation>打出手牌时选错了点数</translation>
    </message>
    <message>
        <source>Lay a side card, counted from the left; again: its next sign or value, then take it back</source>
        <translation>放一张手牌，从左数起；再按：下一个正负或点数，然后收回</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Come as near to 20 as you can with the help of your own side cards; who wins enough sets wins the match.</source>
        <translation>借助自选的手牌尽量接近 20 点；赢够局数者赢得比赛。</translation>
    </message>
    <message>
        <source>In place of a plain plus or minus card it changed the chance to win by %1 ± %2 (measured).</source>
        <translation>取代一张普通的加牌或减牌时，它使胜率变化 %1 ± %2（实测）。</translation>
    </message>
    <message>
        <source>You are bust; nothing helps now.</source>
        <translation>你爆牌了；怎么做都没用。</translation>
    </message>
    <message>
        <source>Build a deck…</source>
        <translation>组牌……</translation>
    </message>
    <message>
        <source>Twenty, not one more. Take it before Pazaak.</source>
        <translation>二十点，多一点都不行。先学它，再玩帕扎克。</translation>
    </message>
    <message>
        <source>With ten cards of your own, and credits.</source>
        <translation>自带十张牌，还有筹码。</translation>
    </message>
    <message>
        <source>You draw %1.</source>
        <comment>a house card</comment>
        <translation>你抽 %1。</translation>
    </message>
    <message>
        <source>Build a deck before the match</source>
        <translation>比赛前组牌</translation>
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
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes and seconds</comment>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <comment>hours and minutes</comment>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 小时</translation>
    </message>
</context>
<context>
    <name>PositionForm</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>你的领先</translation>
    </message>
    <message>
        <source>Your levers</source>
        <translation>你的拉杆</translation>
    </message>
    <message>
        <source>Blue levers left</source>
        <translation>剩余蓝拉杆</translation>
    </message>
    <message>
        <source>Red levers left</source>
        <translation>剩余红拉杆</translation>
    </message>
    <message>
        <source>Latest round that you blocked</source>
        <translation>你最近锁定的一轮</translation>
    </message>
    <message>
        <source>Tosses</source>
        <translation>抛掷</translation>
    </message>
    <message>
        <source>a toss for you</source>
        <translation>你得分的抛掷</translation>
    </message>
    <message>
        <source>a toss for the other</source>
        <translation>对方得分的抛掷</translation>
    </message>
    <message>
        <source>Tosses, the first one first</source>
        <translation>抛掷，从第一次开始</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a lost card</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: lost card %2</source>
        <translation>%1：失去的牌 %2</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>You are asked</source>
        <translation>你需要决定</translation>
    </message>
    <message>
        <source>for your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>to challenge an action</source>
        <translation>是否质疑行动</translation>
    </message>
    <message>
        <source>to block an action</source>
        <translation>是否阻挡行动</translation>
    </message>
    <message>
        <source>to challenge a block</source>
        <translation>是否质疑阻挡</translation>
    </message>
    <message>
        <source>for a card to lose</source>
        <translation>失去哪张牌</translation>
    </message>
    <message>
        <source>for cards to return</source>
        <translation>还回哪些牌</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Who acts</source>
        <translation>谁行动</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Who blocks</source>
        <translation>谁阻挡</translation>
    </message>
    <message>
        <source>no role</source>
        <translation>无角色</translation>
    </message>
    <message>
        <source>Blocks as</source>
        <translation>以何身份阻挡</translation>
    </message>
    <message>
        <source>Who challenged</source>
        <translation>谁质疑</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>Card %1</source>
        <translation>牌 %1</translation>
    </message>
    <message>
        <source>%1: coins, lost cards, claims</source>
        <extracomment>Coins, lost cards and claims of a player.</extracomment>
        <translation>%1：钱币、失去的牌、声称</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>钱币</translation>
    </message>
    <message>
        <source>The defender takes</source>
        <translation>防守者收牌</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>进攻者</translation>
    </message>
    <message>
        <source>%1: cards</source>
        <translation>%1：牌数</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>整副牌</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>我的手牌</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>压牌</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>攻牌</translation>
    </message>
    <message>
        <source>Trump card under the stock</source>
        <translation>牌堆下的主牌</translation>
    </message>
    <message>
        <source>A card of the trump suit</source>
        <translation>主牌花色的一张牌</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>%1 holds</source>
        <comment>cards that are known of a player</comment>
        <translation>%1 的已知牌</translation>
    </message>
    <message>
        <source>Begins each hand</source>
        <translation>每局先手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Your wins</source>
        <translation>你的胜局</translation>
    </message>
    <message>
        <source>The opponent&apos;s wins</source>
        <translation>对手胜局</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>The opponent stands</source>
        <translation>对手停牌</translation>
    </message>
    <message>
        <source>The opponent&apos;s side cards</source>
        <translation>对手的手牌</translation>
    </message>
    <message>
        <source>House cards and side cards</source>
        <translation>公共牌和手牌</translation>
    </message>
    <message>
        <source>house card %1</source>
        <translation>公共牌 %1</translation>
    </message>
    <message>
        <source>side card %1</source>
        <translation>手牌 %1</translation>
    </message>
    <message>
        <source>Your table</source>
        <translation>你的牌面</translation>
    </message>
    <message>
        <source>The opponent&apos;s table</source>
        <translation>对手的牌面</translation>
    </message>
    <message>
        <source>Your side cards</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Side card that the opponent played</source>
        <translation>对手打出的手牌</translation>
    </message>
    <message>
        <source>Began this set</source>
        <translation>本局先手</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Your side deck, if known</source>
        <translation>你的副牌（如已知）</translation>
    </message>
    <message>
        <source>You played before</source>
        <translation>你之前打出的牌</translation>
    </message>
    <message>
        <source>The opponent played before</source>
        <translation>对手之前打出的牌</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>骰子 %1</translation>
    </message>
    <message>
        <source>Rolls left</source>
        <translation>剩余掷骰次数</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Upper boxes</source>
        <translation>上区的格</translation>
    </message>
    <message>
        <source>50 for five alike</source>
        <translation>五个相同得 50</translation>
    </message>
    <message>
        <source>Your boxes</source>
        <translation>你的格子</translation>
    </message>
    <message>
        <source>Yahtzee bonuses</source>
        <translation>快艇奖励次数</translation>
    </message>
    <message>
        <source>Totals of the others</source>
        <translation>其他玩家的总分</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>总分 %1</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <comment>a card</comment>
        <translation>%1，已失去</translation>
    </message>
    <message>
        <source>Cards in the stock</source>
        <translation>牌堆张数</translation>
    </message>
    <message>
        <source>Gone, unseen: %1</source>
        <translation>未见的弃牌：%1</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>已打出</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>主牌</translation>
    </message>
</context>
<context>
    <name>Purse</name>
    <message>
        <source>The purse was changed by another program. Its first %1 of %2 entries still count. The changed purse is kept as the table %3 of the history.</source>
        <translation>钱袋已被其他程序改动。前 %1 条记录（共 %2 条）仍然有效。被改动的钱袋作为历史中的表 %3 保留。</translation>
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
        <translation>用压得住攻牌的最小一张来压。</translation>
    </message>
    <message>
        <source>Takes: no card beats the attack.</source>
        <translation>收牌：没有牌压得住攻牌。</translation>
    </message>
    <message>
        <source>Throws in the lowest plain card that fits.</source>
        <translation>添能添的最小副牌。</translation>
    </message>
    <message>
        <source>Is done: only trumps fit, and it keeps those.</source>
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
        <source>Leads the card that leaves the most valuable hand.</source>
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
        <translation>收牌，因为没有牌压得住攻牌。</translation>
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
        <translation>压牌，因为收牌的好处不到 %1。</translation>
    </message>
    <message>
        <source>Covers, because with an empty stock it always does.</source>
        <translation>压牌，因为牌堆空时总是压。</translation>
    </message>
    <message>
        <source>Value after</source>
        <translation>之后的价值</translation>
    </message>
    <message>
        <source>Hand value before</source>
        <translation>之前的手牌价值</translation>
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
        <translation>%1 点加一张平均大小的牌会超过 18 点：停牌</translation>
    </message>
    <message>
        <source>An average card on %1 makes 18 at most: take another card</source>
        <translation>%1 点加一张平均大小的牌不超过 18 点：再要一张</translation>
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
        <translation>模拟局数</translation>
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
        <translation>每种选择机会均等</translation>
    </message>
    <message>
        <source>The opponent needs one more hand: playing %3 on %1 ties</source>
        <translation>对手再胜一局就赢：%1 点打 %3 可打平</translation>
    </message>
    <message>
        <source>A coin decides between a tie with a card and another house card: take another card</source>
        <translation>打手牌求平还是再要公共牌，抛硬币决定：再要一张</translation>
    </message>
    <message>
        <source>A coin decides between a tie with %3 and another house card: play %3</source>
        <translation>打 %3 求平还是再要公共牌，抛硬币决定：打 %3</translation>
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
        <translation>停在 %1 点还是再要一张，抛硬币决定：再要一张</translation>
    </message>
    <message>
        <source>A coin decides between standing on %1 and another card: stand</source>
        <translation>停在 %1 点还是再要一张，抛硬币决定：停牌</translation>
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
        <source>%1 ahead, enough for round %2, and chance decides: block</source>
        <translation>领先 %1，对第 %2 轮已够，随机决定：锁定</translation>
    </message>
    <message>
        <source>%1 ahead, enough for round %2, but chance decides: do nothing</source>
        <translation>领先 %1，对第 %2 轮已够，但随机决定：不动</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: back to round %2</source>
        <translation>落后（%1），随机决定：回到第 %2 轮</translation>
    </message>
    <message>
        <source>Behind (%1), but chance decides: do nothing</source>
        <translation>落后（%1），但随机决定：不动</translation>
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
        <source>Round %2 is not a multiple of 20: do nothing</source>
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
        <source>%1 ahead, and chance decides: block</source>
        <translation>领先 %1，随机决定：锁定</translation>
    </message>
    <message>
        <source>%1 ahead, and chance decides: do nothing</source>
        <translation>领先 %1，随机决定：不动</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: toss this round again</source>
        <translation>落后（%1），随机决定：重抛本轮</translation>
    </message>
    <message>
        <source>Behind (%1), and chance decides: do nothing</source>
        <translation>落后（%1），随机决定：不动</translation>
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
        <source>It sees all copies: it must be a bluff.</source>
        <translation>所有同名牌都在它眼前：必是诈唬。</translation>
    </message>
    <message>
        <source>It does not see all copies: it may be true.</source>
        <translation>同名牌没有全部见到：可能是真的。</translation>
    </message>
    <message>
        <source>Holds a Duke itself: that is enough to challenge another.</source>
        <translation>自己有公爵：足以质疑别的公爵。</translation>
    </message>
    <message>
        <source>Holds no Duke: it may be true.</source>
        <translation>没有公爵：可能是真的。</translation>
    </message>
    <message>
        <source>Has the card to block with.</source>
        <translation>有可用来阻挡的牌。</translation>
    </message>
    <message>
        <source>Has no card to block with.</source>
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
        <source>Drew one of seven actions; if it cannot be paid for, takes the first legal one.</source>
        <translation>从七种行动中抽了一种；付不起时选第一个合法的行动。</translation>
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
    <message>
        <source>Points this turn, on average</source>
        <translation>本轮平均得分</translation>
    </message>
    <message>
        <source>Another card on %1 promises most</source>
        <translation>%1 点时再要一张胜算最大</translation>
    </message>
    <message>
        <source>Standing on %1 promises most</source>
        <translation>%1 点时停牌胜算最大</translation>
    </message>
    <message>
        <source>Playing %3 on %1 promises most</source>
        <translation>%1 点打 %3 胜算最大</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>This hand is decided: stand</source>
        <translation>本局胜负已定：停牌</translation>
    </message>
    <message>
        <source>On %1 this looks best, but it is not</source>
        <translation>%1 点时这看似最好，其实不是</translation>
    </message>
    <message>
        <source>What the solved game does with %1 against %2</source>
        <translation>已求解的游戏的打法：%1 点对 %2 点</translation>
    </message>
    <message>
        <source>Points to come, on average</source>
        <translation>后续平均得分</translation>
    </message>
    <message>
        <source>Brings the most points on average to the end of the game</source>
        <translation>到终局为止平均得分最多</translation>
    </message>
    <message>
        <source>Best for the points and for the win</source>
        <translation>无论得分还是取胜都最佳</translation>
    </message>
    <message>
        <source>Gives up points on average for a better chance to win</source>
        <translation>放弃一些平均得分以提高胜率</translation>
    </message>
    <message>
        <source>Points to come, as it sees them</source>
        <translation>它所估计的后续得分</translation>
    </message>
    <message>
        <source>Looks best at a glance</source>
        <translation>乍看之下最好</translation>
    </message>
    <message>
        <source>%1 ahead, and no lever is worth pulling yet: go on</source>
        <translation>领先 %1，还不值得拉任何拉杆：继续</translation>
    </message>
    <message>
        <source>At %1 no lever is worth pulling yet: go on</source>
        <translation>目前 %1，还不值得拉任何拉杆：继续</translation>
    </message>
    <message>
        <source>%1 ahead, worth a block</source>
        <translation>领先 %1，值得锁定</translation>
    </message>
    <message>
        <source>At %1 it stood better before: back to round %2</source>
        <translation>目前 %1，从前更好：回到第 %2 轮</translation>
    </message>
    <message>
        <source>At %1 this round is better tossed again</source>
        <translation>目前 %1，不如重抛本轮</translation>
    </message>
    <message>
        <source>At %1, and earlier rounds may be blocked: back to round %2</source>
        <translation>目前 %1，更早的轮次可能已锁定：回到第 %2 轮</translation>
    </message>
    <message>
        <source>Holds the card that it claims.</source>
        <translation>手中确有所声称的牌。</translation>
    </message>
    <message>
        <source>A bluff: the card is not there.</source>
        <translation>诈唬：手中没有这张牌。</translation>
    </message>
    <message>
        <source>Holds the card to block with.</source>
        <translation>手中有可用来阻挡的牌。</translation>
    </message>
    <message>
        <source>Wins a card if the claim is a bluff, loses one if not.</source>
        <translation>若声称是诈唬，对方失去一张牌；若是真的，自己失去一张。</translation>
    </message>
    <message>
        <source>Lets it happen.</source>
        <translation>任其发生。</translation>
    </message>
    <message>
        <source>Lets the claim stand.</source>
        <translation>不质疑这一声称。</translation>
    </message>
    <message>
        <source>Nobody can stop a coup.</source>
        <translation>没有人能阻止政变。</translation>
    </message>
    <message>
        <source>By how useful the other cards are.</source>
        <translation>看其余的牌有多大用处。</translation>
    </message>
    <message>
        <source>Claims nothing.</source>
        <translation>不声称任何角色。</translation>
    </message>
    <message>
        <source>Has the coins: a coup against the strongest.</source>
        <translation>钱币足够：对最强者发动政变。</translation>
    </message>
    <message>
        <source>Claims the Assassin, whatever it holds.</source>
        <translation>无论手中是什么，声称是刺客。</translation>
    </message>
    <message>
        <source>Claims the Captain, whatever it holds.</source>
        <translation>无论手中是什么，声称是队长。</translation>
    </message>
    <message>
        <source>Claims the Duke, whatever it holds.</source>
        <translation>无论手中是什么，声称是公爵。</translation>
    </message>
    <message>
        <source>Blocks everything that can be blocked, with or without the card.</source>
        <translation>能挡的都挡，不论有没有那张牌。</translation>
    </message>
    <message>
        <source>Keeps the most useful cards.</source>
        <translation>留下最有用的牌。</translation>
    </message>
    <message>
        <source>Nobody would believe a block any more.</source>
        <translation>已经没有人会相信它的阻挡。</translation>
    </message>
    <message>
        <source>Nobody would believe a claim any more: takes income.</source>
        <translation>已经没有人会相信它的声称：拿取收入。</translation>
    </message>
    <message>
        <source>What it does here almost always.</source>
        <translation>在这里它几乎总是这样做。</translation>
    </message>
    <message>
        <source>What it does here more often than not, to stay unpredictable.</source>
        <translation>在这里它多半这样做，好让谁也拿不准。</translation>
    </message>
    <message>
        <source>What it does here now and then, to stay unpredictable.</source>
        <translation>在这里它偶尔这样做，好让谁也拿不准。</translation>
    </message>
    <message>
        <source>Chance that the claim is true, by the cards it sees</source>
        <translation>从它见到的牌看，声称为真的概率</translation>
    </message>
    <message>
        <source>Holds an Assassin and three coins: strikes at the strongest.</source>
        <translation>有刺客和三枚钱币：刺杀最强者。</translation>
    </message>
    <message>
        <source>Holds a Captain: steals from the richest.</source>
        <translation>有队长：偷最富者的钱币。</translation>
    </message>
    <message>
        <source>Holds an Ambassador and nothing better for this turn.</source>
        <translation>有大使，这一回合没有更好的选择。</translation>
    </message>
    <message>
        <source>By the cards it sees, the claim is more likely false than true.</source>
        <translation>从它见到的牌看，这一声称更可能为假。</translation>
    </message>
    <message>
        <source>By the cards it sees, the claim is as likely true as false.</source>
        <translation>从它见到的牌看，这一声称真假各半。</translation>
    </message>
    <message>
        <source>Holds nothing for its turn, and nobody has claimed the Duke.</source>
        <translation>没有可用的牌，也没有人声称过公爵。</translation>
    </message>
    <message>
        <source>Chance that the next card busts</source>
        <translation>下一张牌爆牌的概率</translation>
    </message>
    <message>
        <source>This hand promises more than a new deal</source>
        <translation>这手牌比重新发牌更有希望</translation>
    </message>
    <message>
        <source>A new deal promises more than this hand</source>
        <translation>重新发牌比这手牌更有希望</translation>
    </message>
    <message>
        <source>Wins, whatever the other does</source>
        <translation>无论对方怎么打都赢</translation>
    </message>
    <message>
        <source>Draws against the best play</source>
        <translation>对方应对最佳时为平局</translation>
    </message>
    <message>
        <source>Loses against the best play</source>
        <translation>对方应对最佳时会输</translation>
    </message>
    <message>
        <source>This looks best, but it is not</source>
        <translation>看起来最好，其实不是</translation>
    </message>
    <message>
        <source>Wins the most of its simulated games</source>
        <translation>在它模拟的对局中赢得最多</translation>
    </message>
    <message>
        <source>At %1 this toss is worth keeping: block</source>
        <translation>目前 %1，这一抛值得保住：锁定</translation>
    </message>
    <message>
        <source>Brings its usual deck</source>
        <translation>用常用的牌组</translation>
    </message>
    <message>
        <source>No card saves the set against %2: give it up and keep the cards</source>
        <translation>对 %2 点没有牌能救这一局：放弃，把牌留下</translation>
    </message>
    <message>
        <source>%1 is more than 20: %3 saves the set</source>
        <translation>%1 点超过 20 点：%3 救回这一局</translation>
    </message>
    <message>
        <source>The opponent stands on %2, above %1: take another card</source>
        <translation>对手停在 %2 点，高于 %1 点：再要一张</translation>
    </message>
    <message>
        <source>%1 is below 18, and a card could save the next one: take another card</source>
        <translation>%1 点不到 18 点，而且有牌能补救下一张：再要一张</translation>
    </message>
    <message>
        <source>%1 is high enough, or nothing could save the next card: stand</source>
        <translation>%1 点够高了，或者没有牌能补救下一张：停牌</translation>
    </message>
    <message>
        <source>The opponent stands on %2 as well and no card fits: stand</source>
        <translation>对手也停在 %2 点，没有合适的牌：停牌</translation>
    </message>
    <message>
        <source>The opponent stands on %2 and no card beats it: take another card</source>
        <translation>对手停在 %2 点，没有牌能胜过：再要一张</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>The lever pulled</source>
        <translation>用掉的拉杆</translation>
    </message>
    <message>
        <source>Places to go back to, and levers left</source>
        <translation>能回到的轮次与剩余拉杆</translation>
    </message>
    <message>
        <source>The past is blocked</source>
        <translation>过去被锁定</translation>
    </message>
    <message>
        <source>Time goes back</source>
        <translation>回到过去</translation>
    </message>
    <message>
        <source>Nobody objects</source>
        <translation>无人反对</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>被阻挡</translation>
    </message>
    <message>
        <source>A bluff is caught</source>
        <translation>诈唬被识破</translation>
    </message>
    <message>
        <source>A challenge fails</source>
        <translation>质疑失败</translation>
    </message>
    <message>
        <source>Winning the hand</source>
        <translation>赢下本局</translation>
    </message>
    <message>
        <source>Tying the hand</source>
        <translation>打平本局</translation>
    </message>
    <message>
        <source>Side cards kept</source>
        <translation>保留的手牌</translation>
    </message>
    <message>
        <source>Win the hand</source>
        <translation>赢下本局</translation>
    </message>
    <message>
        <source>tie it</source>
        <translation>打平</translation>
    </message>
    <message>
        <source>lose it</source>
        <translation>输掉</translation>
    </message>
    <message>
        <source>go over 20 at once</source>
        <translation>立刻超过 20 点</translation>
    </message>
    <message>
        <source>Winning the set</source>
        <translation>赢下本局</translation>
    </message>
    <message>
        <source>Tying the set</source>
        <translation>打平本局</translation>
    </message>
    <message>
        <source>Win the set</source>
        <translation>赢下本局</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>上区奖励</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>快艇奖励</translation>
    </message>
    <message>
        <source>One more blue lever would be worth</source>
        <translation>多一根蓝拉杆值</translation>
    </message>
    <message>
        <source>One more red lever would be worth</source>
        <translation>多一根红拉杆值</translation>
    </message>
    <message>
        <source>After this round</source>
        <translation>这一轮之后</translation>
    </message>
    <message>
        <source>a lead better by %1</source>
        <translation>领先多 %1</translation>
    </message>
    <message>
        <source>a lead worse by %1</source>
        <translation>领先少 %1</translation>
    </message>
    <message>
        <source>%1 more blue levers</source>
        <translation>蓝拉杆多 %1 根</translation>
    </message>
    <message>
        <source>%1 fewer blue levers</source>
        <translation>蓝拉杆少 %1 根</translation>
    </message>
    <message>
        <source>%1 more red levers</source>
        <translation>红拉杆多 %1 根</translation>
    </message>
    <message>
        <source>%1 fewer red levers</source>
        <translation>红拉杆少 %1 根</translation>
    </message>
    <message>
        <source>Latest blocked round</source>
        <translation>最近锁定的轮次</translation>
    </message>
    <message>
        <source>No round since the last block was worth a blue lever to it</source>
        <translation>上次锁定之后，没有哪一轮值得用蓝拉杆</translation>
    </message>
    <message>
        <source>It was ahead by %1 after round %2, and a block keeps that: %3 in 100</source>
        <translation>第 %2 轮后领先 %1，锁定可保住领先：100 次中 %3 次</translation>
    </message>
    <message>
        <source>It was not ahead after round %1, but a block there cuts off the way back: %2 in 100</source>
        <translation>第 %1 轮后并未领先，但在此锁定可切断退路：100 次中 %2 次</translation>
    </message>
    <message>
        <source>It is believed to have about %1 blue and %2 red levers left</source>
        <translation>估计还剩约 %1 根蓝拉杆和 %2 根红拉杆</translation>
    </message>
    <message>
        <source>Claims of others that can be true</source>
        <translation>他人可能属实的声称</translation>
    </message>
    <message>
        <source>Was caught claiming %1: claims of it count for less</source>
        <translation>声称%1时被识破：此后这样声称的可信度降低</translation>
    </message>
    <message>
        <source>Showed %1 when challenged, and drew another card for it</source>
        <translation>被质疑时亮出%1，并换了一张牌</translation>
    </message>
    <message>
        <source>Claimed %1 and was not challenged: holds it, %2 in 100</source>
        <translation>声称%1且未被质疑：确实持有，100 次中 %2 次</translation>
    </message>
    <message>
        <source>Could have claimed %1 and did not: holds it, %2 in 100</source>
        <translation>本可声称%1却没有：持有，100 次中 %2 次</translation>
    </message>
    <message>
        <source>Has claimed nothing so far: only the cards in sight tell something</source>
        <translation>尚未声称任何角色：只能依据可见的牌</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>Did not cover %1: holds no higher card of the suit, %2 in 100</source>
        <translation>没有压 %1：没有更大的同花色牌，100 次中 %2 次</translation>
    </message>
    <message>
        <source>Took although any trump like %1 would cover: holds no trump, %2 in 100</source>
        <translation>任何主牌（如 %1）都能压却收了牌：没有主牌，100 次中 %2 次</translation>
    </message>
    <message>
        <source>Threw in nothing of the rank of %1: holds none but a trump, %2 in 100</source>
        <translation>没有添与 %1 同点数的牌：除主牌外没有，100 次中 %2 次</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Took or showed %1 of these cards before all eyes</source>
        <translation>其中 %1 张是当众收下或亮出的</translation>
    </message>
    <message>
        <source>The ending, played best</source>
        <translation>残局（按最佳打法）</translation>
    </message>
    <message>
        <source>How the bout ends</source>
        <translation>这一轮的结局</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>主牌</translation>
    </message>
    <message>
        <source>High cards</source>
        <translation>大牌</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>谁先攻</translation>
    </message>
    <message>
        <source>All else</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>你收牌</translation>
    </message>
    <message>
        <source>The other takes</source>
        <translation>对方收牌</translation>
    </message>
    <message>
        <source>Another takes</source>
        <translation>别人收牌</translation>
    </message>
    <message>
        <source>You beat everything off</source>
        <translation>你全部压住</translation>
    </message>
    <message>
        <source>The other beats everything off</source>
        <translation>对方全部压住</translation>
    </message>
    <message>
        <source>Another beats everything off</source>
        <translation>别人全部压住</translation>
    </message>
    <message>
        <source>More is thrown in</source>
        <translation>还会添牌</translation>
    </message>
    <message>
        <source>%1 more trumps in your hand</source>
        <translation>你手中主牌多 %1 张</translation>
    </message>
    <message>
        <source>%1 fewer trumps in your hand</source>
        <translation>你手中主牌少 %1 张</translation>
    </message>
    <message>
        <source>%1 more cards in your hand</source>
        <translation>你手牌多 %1 张</translation>
    </message>
    <message>
        <source>%1 fewer cards in your hand</source>
        <translation>你手牌少 %1 张</translation>
    </message>
    <message>
        <source>%1 more trumps for the other</source>
        <translation>对方主牌多 %1 张</translation>
    </message>
    <message>
        <source>%1 more trumps for the others</source>
        <translation>其他人主牌多 %1 张</translation>
    </message>
    <message>
        <source>%1 fewer trumps for the other</source>
        <translation>对方主牌少 %1 张</translation>
    </message>
    <message>
        <source>%1 fewer trumps for the others</source>
        <translation>其他人主牌少 %1 张</translation>
    </message>
    <message>
        <source>%1 more cards for the other</source>
        <translation>对方手牌多 %1 张</translation>
    </message>
    <message>
        <source>%1 more cards for the others</source>
        <translation>其他人手牌多 %1 张</translation>
    </message>
    <message>
        <source>%1 fewer cards for the other</source>
        <translation>对方手牌少 %1 张</translation>
    </message>
    <message>
        <source>%1 fewer cards for the others</source>
        <translation>其他人手牌少 %1 张</translation>
    </message>
    <message>
        <source>The other has nothing to cover it with</source>
        <translation>对方没有能压住它的牌</translation>
    </message>
    <message>
        <source>The defender has nothing to cover it with</source>
        <translation>防守者没有能压住它的牌</translation>
    </message>
    <message>
        <source>When the stock is gone</source>
        <translation>牌堆摸完时</translation>
    </message>
    <message>
        <source>After this bout</source>
        <translation>这一轮之后</translation>
    </message>
    <message>
        <source>The lowest card, which is missed least</source>
        <translation>最小的牌，最不可惜</translation>
    </message>
    <message>
        <source>More cards of its rank can follow</source>
        <translation>之后还能添同点数的牌</translation>
    </message>
    <message>
        <source>Harder to cover than a lower card</source>
        <translation>比小牌更难压</translation>
    </message>
    <message>
        <source>What could be added is worth more in hand</source>
        <translation>能添的牌留在手里更有用</translation>
    </message>
    <message>
        <source>Its rank is on the table already: it brings no new cards</source>
        <translation>桌上已有这个点数：不会引来新牌</translation>
    </message>
    <message>
        <source>The lowest card that covers it</source>
        <translation>能压住它的最小的牌</translation>
    </message>
    <message>
        <source>The lower card is worth more later</source>
        <translation>较小的牌以后更有用</translation>
    </message>
    <message>
        <source>To cover would cost more than to take</source>
        <translation>压牌的代价比收牌更大</translation>
    </message>
    <message>
        <source>Another has to face the attack</source>
        <translation>由别人来应付进攻</translation>
    </message>
    <message>
        <source>Side cards</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Dealt from %1 side cards, %2 of each value from 1 to 5</source>
        <translation>从 %1 张手牌中发出，1 到 5 每种点数 %2 张</translation>
    </message>
    <message>
        <source>What was played before is not counted: it tells little about the rest</source>
        <translation>先前打出的牌不计入：对其余的牌说明不了多少</translation>
    </message>
    <message>
        <source>Decks that hold the cards it has played: %1 of %2</source>
        <translation>含有它已打出的牌的牌组：%2 副中有 %1 副</translation>
    </message>
    <message>
        <source>None of these decks holds the cards it has played</source>
        <translation>没有一副含有它已打出的牌</translation>
    </message>
    <message>
        <source>The rules forbid its usual deck, so it brings another</source>
        <translation>规则不允许它常用的牌组，因此改用另一副</translation>
    </message>
    <message>
        <source>Go on: the way back is probably blocked.</source>
        <translation>继续：退路很可能已被锁定。</translation>
    </message>
    <message>
        <source>Go on: with %1 rounds to come, a blue lever will be worth more later.</source>
        <translation>继续：还有 %1 轮，蓝拉杆以后更有用。</translation>
    </message>
    <message>
        <source>Go on: with %1 rounds to come, a red lever will be worth more later.</source>
        <translation>继续：还有 %1 轮，红拉杆以后更有用。</translation>
    </message>
    <message>
        <source>Go on: a blue lever will be worth more nearer the end.</source>
        <translation>继续：蓝拉杆越接近结束越有用。</translation>
    </message>
    <message>
        <source>Go on: a red lever will be worth more nearer the end.</source>
        <translation>继续：红拉杆越接近结束越有用。</translation>
    </message>
    <message>
        <source>Go on: going back would give up the lead of %1.</source>
        <translation>继续：回去会丢掉 %1 的领先。</translation>
    </message>
    <message>
        <source>Go on: you stand better here than where you would go back to.</source>
        <translation>继续：你现在比回去之后更有利。</translation>
    </message>
    <message>
        <source>Go on: a block would fix a toss that went against you.</source>
        <translation>继续：锁定会让对你不利的一抛定下来。</translation>
    </message>
    <message>
        <source>Go on: a block now would only fix what you may still improve.</source>
        <translation>继续：现在锁定只会定下你还能改善的结果。</translation>
    </message>
    <message>
        <source>Go on: it keeps the way back to earlier rounds open.</source>
        <translation>继续：这样回到更早轮次的路还通。</translation>
    </message>
    <message>
        <source>Go on: you keep the lever, and that place may stay open.</source>
        <translation>继续：拉杆留着，那个位置以后可能还回得去。</translation>
    </message>
    <message>
        <source>Block: the way back is probably blocked already.</source>
        <translation>锁定：退路很可能已被锁定。</translation>
    </message>
    <message>
        <source>Block: a blue lever is worth less to you later than a red one.</source>
        <translation>锁定：以后蓝拉杆对你不如红拉杆有用。</translation>
    </message>
    <message>
        <source>Block: nobody can take your lead of %1 back any more.</source>
        <translation>锁定：谁也夺不走你 %1 的领先了。</translation>
    </message>
    <message>
        <source>Block: it keeps this toss, so the other cannot go back and improve.</source>
        <translation>锁定：保住这一抛，对方就不能回去改善。</translation>
    </message>
    <message>
        <source>Block: the other has better rounds to go back to than you.</source>
        <translation>锁定：对方能回去的轮次比你的更好。</translation>
    </message>
    <message>
        <source>Toss this round again: a red lever is worth less to you later than a blue one.</source>
        <translation>重抛本轮：以后红拉杆对你不如蓝拉杆有用。</translation>
    </message>
    <message>
        <source>Toss this round again: the other way back is worse.</source>
        <translation>重抛本轮：另一条退路更差。</translation>
    </message>
    <message>
        <source>Toss this round again: the toss went against you.</source>
        <translation>重抛本轮：这一抛对你不利。</translation>
    </message>
    <message>
        <source>Go back to round %1: that way is more likely to be open.</source>
        <translation>回到第 %1 轮：那条路更可能通。</translation>
    </message>
    <message>
        <source>Go back to round %1: you stood better there.</source>
        <translation>回到第 %1 轮：你在那里更有利。</translation>
    </message>
    <message>
        <source>Go back to round %1: a red lever is worth less to you later than a blue one.</source>
        <translation>回到第 %1 轮：以后红拉杆对你不如蓝拉杆有用。</translation>
    </message>
    <message>
        <source>Go back to round %1: better places are open to you from there.</source>
        <translation>回到第 %1 轮：从那里起还有更好的位置可回。</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>你的牌</translation>
    </message>
    <message>
        <source>The other&apos;s cards</source>
        <translation>对方的牌</translation>
    </message>
    <message>
        <source>The others&apos; cards</source>
        <translation>其他人的牌</translation>
    </message>
    <message>
        <source>Your coins</source>
        <translation>你的钱币</translation>
    </message>
    <message>
        <source>The other&apos;s coins</source>
        <translation>对方的钱币</translation>
    </message>
    <message>
        <source>The others&apos; coins</source>
        <translation>其他人的钱币</translation>
    </message>
    <message>
        <source>The cards that you keep</source>
        <translation>你留下的牌</translation>
    </message>
    <message>
        <source>Let it stand: the claim may well be true, and a wrong challenge costs your last card.</source>
        <translation>不质疑：声称很可能是真的，质疑错了就失去最后一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: it is against somebody else, and a wrong challenge costs you a card.</source>
        <translation>不质疑：它针对的是别人，质疑错了你却要失去一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: another try costs less than a card, which a wrong challenge would cost.</source>
        <translation>不质疑：再试一次的代价比质疑错了失去一张牌小。</translation>
    </message>
    <message>
        <source>Let it stand: a wrong challenge costs a card, which is worth more than what is at stake.</source>
        <translation>不质疑：质疑错了失去一张牌，损失比眼下的得失更大。</translation>
    </message>
    <message>
        <source>Let it stand: a challenge would win less than it risks.</source>
        <translation>不质疑：质疑的所得抵不上风险。</translation>
    </message>
    <message>
        <source>Challenge: if the assassination goes through, you are out.</source>
        <translation>质疑：刺杀若成功，你就出局。</translation>
    </message>
    <message>
        <source>Challenge: otherwise the assassination is likely to cost you a card.</source>
        <translation>质疑：否则刺杀很可能让你失去一张牌。</translation>
    </message>
    <message>
        <source>Challenge: it is more likely a bluff than not, and a caught bluff wins the game.</source>
        <translation>质疑：多半是诈唬，识破就赢下这局。</translation>
    </message>
    <message>
        <source>Challenge: a caught bluff costs the other&apos;s last card and wins the game.</source>
        <translation>质疑：识破后对方失去最后一张牌，你就赢了。</translation>
    </message>
    <message>
        <source>Challenge: a caught bluff costs a card, and that is worth the risk.</source>
        <translation>质疑：识破能打掉一张牌，值得冒险。</translation>
    </message>
    <message>
        <source>Challenge: if it is a bluff, you keep your coins.</source>
        <translation>质疑：若是诈唬，你就保住钱币。</translation>
    </message>
    <message>
        <source>Challenge: if the block is a bluff, your action counts.</source>
        <translation>质疑：若阻挡是诈唬，你的行动就有效。</translation>
    </message>
    <message>
        <source>Challenge: a bluff that is caught brings no coins.</source>
        <translation>质疑：诈唬被识破就拿不到钱币。</translation>
    </message>
    <message>
        <source>Challenge: the claim is doubtful enough to risk a card.</source>
        <translation>质疑：这一声称很可疑，值得冒失去一张牌的险。</translation>
    </message>
    <message>
        <source>Block with the card that you hold: a bluff can be caught.</source>
        <translation>用你持有的牌阻挡：诈唬可能被识破。</translation>
    </message>
    <message>
        <source>Block with this role: it is the one that is believed.</source>
        <translation>以这个角色阻挡：别人更相信它。</translation>
    </message>
    <message>
        <source>Block: otherwise the assassination takes your last card.</source>
        <translation>阻挡：否则刺杀会打掉你最后一张牌。</translation>
    </message>
    <message>
        <source>Block: you hold the Contessa, and without the block you lose a card.</source>
        <translation>阻挡：你有女伯爵，不阻挡就失去一张牌。</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and without the block you lose a card.</source>
        <translation>阻挡：诈唬很少被质疑，不阻挡就失去一张牌。</translation>
    </message>
    <message>
        <source>Block: without it you lose a card for certain.</source>
        <translation>阻挡：不阻挡必定失去一张牌。</translation>
    </message>
    <message>
        <source>Block: you hold the card, so a challenge costs the challenger one.</source>
        <translation>阻挡：你有这张牌，谁质疑谁就失去一张。</translation>
    </message>
    <message>
        <source>Block: you hold the card, and your coins stay with you.</source>
        <translation>阻挡：你有这张牌，能保住钱币。</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and your coins stay with you.</source>
        <translation>阻挡：诈唬很少被质疑，能保住你的钱币。</translation>
    </message>
    <message>
        <source>Block: your coins are worth the risk of a challenge.</source>
        <translation>阻挡：为了你的钱币，值得冒被质疑的险。</translation>
    </message>
    <message>
        <source>Block: you hold the Duke, so nobody takes these coins.</source>
        <translation>阻挡：你有公爵，谁也拿不走这些钱币。</translation>
    </message>
    <message>
        <source>Block: the bluff is seldom challenged, and it keeps the coins in the bank.</source>
        <translation>阻挡：诈唬很少被质疑，能把钱币留在银行。</translation>
    </message>
    <message>
        <source>Block: keeping the coins in the bank is worth the risk of a challenge.</source>
        <translation>阻挡：为了把钱币留在银行，值得冒被质疑的险。</translation>
    </message>
    <message>
        <source>Let it happen: a bluffed Contessa that is caught costs both cards.</source>
        <translation>放行：诈唬女伯爵被识破会失去两张牌。</translation>
    </message>
    <message>
        <source>Let it happen: a bluff that is caught costs your last card.</source>
        <translation>放行：诈唬被识破会失去最后一张牌。</translation>
    </message>
    <message>
        <source>Let it happen: a bluff that is caught costs a card, which is worth more than these coins.</source>
        <translation>放行：诈唬被识破会失去一张牌，一张牌比这些钱币更要紧。</translation>
    </message>
    <message>
        <source>Let it happen: a block would show what you hold.</source>
        <translation>放行：阻挡会暴露你手里的牌。</translation>
    </message>
    <message>
        <source>Coup: it takes the other&apos;s last card and wins.</source>
        <translation>政变：打掉对方最后一张牌，赢下这局。</translation>
    </message>
    <message>
        <source>Coup this player: more cards and coins make it the greater danger.</source>
        <translation>对这位玩家发动政变：牌和钱币更多，威胁更大。</translation>
    </message>
    <message>
        <source>Coup this player: it stands in your way more than the other one.</source>
        <translation>对这位玩家发动政变：这位比另一位更妨碍你。</translation>
    </message>
    <message>
        <source>Coup: nobody can stop it, and it costs the other a card.</source>
        <translation>政变：没有人能阻止，对方必失一张牌。</translation>
    </message>
    <message>
        <source>Coup: nobody can stop it, and it costs a rival a card.</source>
        <translation>政变：没有人能阻止，一个对手必失一张牌。</translation>
    </message>
    <message>
        <source>Coup: it cannot be challenged, so no card of yours is at risk.</source>
        <translation>政变：不会被质疑，你的牌没有风险。</translation>
    </message>
    <message>
        <source>Coup: a card taken for certain is worth more than the coins.</source>
        <translation>政变：稳稳打掉一张牌比钱币更有用。</translation>
    </message>
    <message>
        <source>Assassinate this player: more cards and coins make it the greater danger.</source>
        <translation>刺杀这位玩家：牌和钱币更多，威胁更大。</translation>
    </message>
    <message>
        <source>Assassinate this player: it stands in your way more than the other one.</source>
        <translation>刺杀这位玩家：这位比另一位更妨碍你。</translation>
    </message>
    <message>
        <source>Assassinate: it costs four coins less than a coup.</source>
        <translation>刺杀：比政变少花四枚钱币。</translation>
    </message>
    <message>
        <source>Assassinate: if it goes through, the other is out.</source>
        <translation>刺杀：若成功，对方就出局。</translation>
    </message>
    <message>
        <source>Assassinate: you hold the Assassin, while the other move is a bluff.</source>
        <translation>刺杀：你有刺客，而另一个选择是诈唬。</translation>
    </message>
    <message>
        <source>Assassinate: you hold the Assassin, and three coins may take a card.</source>
        <translation>刺杀：你有刺客，三枚钱币可能打掉一张牌。</translation>
    </message>
    <message>
        <source>Assassinate: the bluff is seldom challenged, and three coins may take a card.</source>
        <translation>刺杀：诈唬很少被质疑，三枚钱币可能打掉一张牌。</translation>
    </message>
    <message>
        <source>Assassinate: a card for three coins is worth the risk.</source>
        <translation>刺杀：三枚钱币换一张牌，值得冒险。</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, while the other move is a bluff.</source>
        <translation>征税：你有公爵，而另一个选择是诈唬。</translation>
    </message>
    <message>
        <source>Take the three coins: the other move is caught more often.</source>
        <translation>征税：另一个选择更常被识破。</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, so a challenge costs the challenger a card.</source>
        <translation>征税：你有公爵，谁质疑谁就失去一张牌。</translation>
    </message>
    <message>
        <source>Take the three coins: foreign aid would often be blocked.</source>
        <translation>征税：外援常会被阻挡。</translation>
    </message>
    <message>
        <source>Take the three coins: the other move would often be blocked.</source>
        <translation>征税：另一个选择常会被阻挡。</translation>
    </message>
    <message>
        <source>Take the three coins: this is no time to spend any.</source>
        <translation>征税：现在不是花钱币的时候。</translation>
    </message>
    <message>
        <source>Take the three coins: your cards need no change now.</source>
        <translation>征税：你的牌现在不必换。</translation>
    </message>
    <message>
        <source>Take the three coins: you hold the Duke, and nothing else brings as many.</source>
        <translation>征税：你有公爵，别的行动都拿不到这么多钱币。</translation>
    </message>
    <message>
        <source>Take the three coins: the bluff is seldom challenged, and nothing else brings as many.</source>
        <translation>征税：诈唬很少被质疑，别的行动都拿不到这么多钱币。</translation>
    </message>
    <message>
        <source>Take the three coins: they are worth the risk of a challenge.</source>
        <translation>征税：三枚钱币值得冒被质疑的险。</translation>
    </message>
    <message>
        <source>Steal from this player: more cards and coins make it the greater danger.</source>
        <translation>偷这位玩家的钱币：牌和钱币更多，威胁更大。</translation>
    </message>
    <message>
        <source>Steal from this player: the other one is the worse target.</source>
        <translation>偷这位玩家的钱币：偷另一位不如偷这位。</translation>
    </message>
    <message>
        <source>Steal: you hold the Captain, while the other move is a bluff.</source>
        <translation>偷窃：你有队长，而另一个选择是诈唬。</translation>
    </message>
    <message>
        <source>Steal: the other move is caught as a bluff more often.</source>
        <translation>偷窃：另一个选择更常被识破。</translation>
    </message>
    <message>
        <source>Steal: you hold the Captain, so a challenge costs the challenger a card.</source>
        <translation>偷窃：你有队长，谁质疑谁就失去一张牌。</translation>
    </message>
    <message>
        <source>Steal: foreign aid would often be blocked.</source>
        <translation>偷窃：外援常会被阻挡。</translation>
    </message>
    <message>
        <source>Steal: this is no time to spend coins.</source>
        <translation>偷窃：现在不是花钱币的时候。</translation>
    </message>
    <message>
        <source>Steal: the coins that you gain are lost to the other.</source>
        <translation>偷窃：你得到的钱币正是对方失去的。</translation>
    </message>
    <message>
        <source>Steal: the coins that you gain are lost to a rival.</source>
        <translation>偷窃：你得到的钱币正是一个对手失去的。</translation>
    </message>
    <message>
        <source>Exchange: you hold the Ambassador, while the other move is a bluff.</source>
        <translation>换牌：你有大使，而另一个选择是诈唬。</translation>
    </message>
    <message>
        <source>Exchange: the other move is caught as a bluff more often.</source>
        <translation>换牌：另一个选择更常被识破。</translation>
    </message>
    <message>
        <source>Exchange: you hold the Ambassador, so a challenge costs the challenger a card.</source>
        <translation>换牌：你有大使，谁质疑谁就失去一张牌。</translation>
    </message>
    <message>
        <source>Exchange: the other move would often be blocked.</source>
        <translation>换牌：另一个选择常会被阻挡。</translation>
    </message>
    <message>
        <source>Exchange: this is no time to spend coins.</source>
        <translation>换牌：现在不是花钱币的时候。</translation>
    </message>
    <message>
        <source>Exchange: other cards are worth more here than coins.</source>
        <translation>换牌：在这里换到别的牌比钱币更有用。</translation>
    </message>
    <message>
        <source>Foreign aid: it claims nothing, so no card of yours is at risk.</source>
        <translation>外援：不声称任何角色，你的牌没有风险。</translation>
    </message>
    <message>
        <source>Foreign aid: it is seldom blocked, and brings one coin more than income.</source>
        <translation>外援：很少被阻挡，比收入多一枚钱币。</translation>
    </message>
    <message>
        <source>Foreign aid: this is no time to spend coins.</source>
        <translation>外援：现在不是花钱币的时候。</translation>
    </message>
    <message>
        <source>Foreign aid: the other move would be blocked too often.</source>
        <translation>外援：另一个选择太常被阻挡。</translation>
    </message>
    <message>
        <source>Foreign aid: your cards need no change now.</source>
        <translation>外援：你的牌现在不必换。</translation>
    </message>
    <message>
        <source>Foreign aid: two coins without a claim that could be challenged.</source>
        <translation>外援：拿两枚钱币，没有可被质疑的声称。</translation>
    </message>
    <message>
        <source>Income: it claims nothing, so no card of yours is at risk.</source>
        <translation>收入：不声称任何角色，你的牌没有风险。</translation>
    </message>
    <message>
        <source>Income: foreign aid would often be blocked.</source>
        <translation>收入：外援常会被阻挡。</translation>
    </message>
    <message>
        <source>Income: the other move would often be blocked.</source>
        <translation>收入：另一个选择常会被阻挡。</translation>
    </message>
    <message>
        <source>Income: this is no time to spend coins.</source>
        <translation>收入：现在不是花钱币的时候。</translation>
    </message>
    <message>
        <source>Income: your cards need no change now.</source>
        <translation>收入：你的牌现在不必换。</translation>
    </message>
    <message>
        <source>Income: the other move is a bluff, and being caught costs a card.</source>
        <translation>收入：另一个选择是诈唬，被识破就失去一张牌。</translation>
    </message>
    <message>
        <source>Income: stealing brings too little here to show the Captain.</source>
        <translation>收入：偷窃在这里所得太少，不值得暴露队长。</translation>
    </message>
    <message>
        <source>Income: it shows nothing of what you hold.</source>
        <translation>收入：完全不暴露你手里的牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Ambassador is probably there, and a wrong challenge costs a card.</source>
        <translation>不质疑：大使多半是真的，质疑错了失去一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Assassin is probably there, and a wrong challenge costs a card.</source>
        <translation>不质疑：刺客多半是真的，质疑错了失去一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Captain is probably there, and a wrong challenge costs a card.</source>
        <translation>不质疑：队长多半是真的，质疑错了失去一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Contessa is probably there, and a wrong challenge costs a card.</source>
        <translation>不质疑：女伯爵多半是真的，质疑错了失去一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Duke is probably there, and a wrong challenge costs a card.</source>
        <translation>不质疑：公爵多半是真的，质疑错了失去一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Ambassador is probably there, and a wrong challenge costs your last card.</source>
        <translation>不质疑：大使多半是真的，质疑错了就失去最后一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Assassin is probably there, and a wrong challenge costs your last card.</source>
        <translation>不质疑：刺客多半是真的，质疑错了就失去最后一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Captain is probably there, and a wrong challenge costs your last card.</source>
        <translation>不质疑：队长多半是真的，质疑错了就失去最后一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Contessa is probably there, and a wrong challenge costs your last card.</source>
        <translation>不质疑：女伯爵多半是真的，质疑错了就失去最后一张牌。</translation>
    </message>
    <message>
        <source>Let it stand: the Duke is probably there, and a wrong challenge costs your last card.</source>
        <translation>不质疑：公爵多半是真的，质疑错了就失去最后一张牌。</translation>
    </message>
    <message>
        <source>Challenge: the Ambassador is probably missing, and a caught bluff costs a card.</source>
        <translation>质疑：大使多半是假的，识破能打掉一张牌。</translation>
    </message>
    <message>
        <source>Challenge: the Assassin is probably missing, and a caught bluff costs a card.</source>
        <translation>质疑：刺客多半是假的，识破能打掉一张牌。</translation>
    </message>
    <message>
        <source>Challenge: the Captain is probably missing, and a caught bluff costs a card.</source>
        <translation>质疑：队长多半是假的，识破能打掉一张牌。</translation>
    </message>
    <message>
        <source>Challenge: the Contessa is probably missing, and a caught bluff costs a card.</source>
        <translation>质疑：女伯爵多半是假的，识破能打掉一张牌。</translation>
    </message>
    <message>
        <source>Challenge: the Duke is probably missing, and a caught bluff costs a card.</source>
        <translation>质疑：公爵多半是假的，识破能打掉一张牌。</translation>
    </message>
    <message>
        <source>Keep the Ambassador: it changes your cards and stops stealing.</source>
        <translation>留下大使：能换牌，还能阻挡偷窃。</translation>
    </message>
    <message>
        <source>Keep the Assassin: it takes a card for three coins.</source>
        <translation>留下刺客：三枚钱币就能打掉一张牌。</translation>
    </message>
    <message>
        <source>Keep the Captain: it steals, and stops stealing.</source>
        <translation>留下队长：能偷钱币，也能阻挡偷窃。</translation>
    </message>
    <message>
        <source>Keep the Contessa: without it an assassination can only be bluffed away.</source>
        <translation>留下女伯爵：没有它，只能靠诈唬挡刺杀。</translation>
    </message>
    <message>
        <source>Keep the Duke: it brings three coins a turn and stops foreign aid.</source>
        <translation>留下公爵：每回合三枚钱币，还能阻挡外援。</translation>
    </message>
    <message>
        <source>Keep the Ambassador: you have claimed it, and can show it when challenged.</source>
        <translation>留下大使：你声称过它，被质疑时能亮出来。</translation>
    </message>
    <message>
        <source>Keep the Assassin: you have claimed it, and can show it when challenged.</source>
        <translation>留下刺客：你声称过它，被质疑时能亮出来。</translation>
    </message>
    <message>
        <source>Keep the Captain: you have claimed it, and can show it when challenged.</source>
        <translation>留下队长：你声称过它，被质疑时能亮出来。</translation>
    </message>
    <message>
        <source>Keep the Contessa: you have claimed it, and can show it when challenged.</source>
        <translation>留下女伯爵：你声称过它，被质疑时能亮出来。</translation>
    </message>
    <message>
        <source>Keep the Duke: you have claimed it, and can show it when challenged.</source>
        <translation>留下公爵：你声称过它，被质疑时能亮出来。</translation>
    </message>
    <message>
        <source>Cards of equal rank</source>
        <translation>同点数的牌</translation>
    </message>
    <message>
        <source>The hand that was dealt</source>
        <translation>发到的手牌</translation>
    </message>
    <message>
        <source>Attack with %1 and keep %2: a trump is worth more in your hand.</source>
        <translation>用 %1 进攻，留着 %2：主牌留在手里更有用。</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with stronger trumps than after %2.</source>
        <translation>用 %1 进攻：你最后的主牌比出 %2 时更强。</translation>
    </message>
    <message>
        <source>Attack with %1: it leaves the other side with weaker trumps than %2.</source>
        <translation>用 %1 进攻：对方最后的主牌比你出 %2 时更弱。</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with fewer cards than after %2.</source>
        <translation>用 %1 进攻：你最后的手牌比出 %2 时更少。</translation>
    </message>
    <message>
        <source>Attack with %1: the other side ends up with more cards than after %2.</source>
        <translation>用 %1 进攻：对方最后的手牌比你出 %2 时更多。</translation>
    </message>
    <message>
        <source>Attack with %1 and keep %2: the higher card is worth more later.</source>
        <translation>用 %1 进攻，留着 %2：大牌以后更有用。</translation>
    </message>
    <message>
        <source>Attack with %1: you end up with stronger cards than after %2.</source>
        <translation>用 %1 进攻：你最后的牌比出 %2 时更强。</translation>
    </message>
    <message>
        <source>Attack with %1: it leaves the other side with weaker cards than %2.</source>
        <translation>用 %1 进攻：对方最后的牌比你出 %2 时更弱。</translation>
    </message>
    <message>
        <source>Attack with %1: the defender takes %3% of the time, more often than after %2.</source>
        <translation>用 %1 进攻：防守者有 %3% 的可能收牌，比出 %2 时高。</translation>
    </message>
    <message>
        <source>Attack with %1: the defender covers it more often than %2, and that costs cards.</source>
        <translation>用 %1 进攻：防守者压它的时候比压 %2 多，要花掉牌。</translation>
    </message>
    <message>
        <source>Attack with %1: you lead more often once the stock is gone.</source>
        <translation>用 %1 进攻：牌堆摸完时，更常由你先攻。</translation>
    </message>
    <message>
        <source>Attack with %1: you lead the next bout more often.</source>
        <translation>用 %1 进攻：下一轮更常由你先攻。</translation>
    </message>
    <message>
        <source>Attack with %1: it wins, whatever the other does.</source>
        <translation>用 %1 进攻：无论对方怎么打都赢。</translation>
    </message>
    <message>
        <source>Attack with %1: it draws against the best play; the other move loses.</source>
        <translation>用 %1 进攻：对方应对最佳时打平；另一个选择会输。</translation>
    </message>
    <message>
        <source>Throw in %1: you end up with stronger trumps.</source>
        <translation>添 %1：你最后的主牌更强。</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves the other side with weaker trumps.</source>
        <translation>添 %1：对方最后的主牌更弱。</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves you with fewer cards.</source>
        <translation>添 %1：你的手牌更少。</translation>
    </message>
    <message>
        <source>Throw in %1: the other side ends up with more cards.</source>
        <translation>添 %1：对方最后的手牌更多。</translation>
    </message>
    <message>
        <source>Throw in %1: your hand gets stronger without it.</source>
        <translation>添 %1：少了它，你的手牌反而更强。</translation>
    </message>
    <message>
        <source>Throw in %1: it leaves the other side with weaker cards.</source>
        <translation>添 %1：对方最后的牌更弱。</translation>
    </message>
    <message>
        <source>Throw in %1: then the defender takes %3% of the time.</source>
        <translation>添 %1：防守者有 %3% 的可能收牌。</translation>
    </message>
    <message>
        <source>Throw in %1: you lead more often once the stock is gone.</source>
        <translation>添 %1：牌堆摸完时，更常由你先攻。</translation>
    </message>
    <message>
        <source>Throw in %1: you lead the next bout more often.</source>
        <translation>添 %1：下一轮更常由你先攻。</translation>
    </message>
    <message>
        <source>Throw in %1: it wins, whatever the other does.</source>
        <translation>添 %1：无论对方怎么打都赢。</translation>
    </message>
    <message>
        <source>Throw in %1: it draws against the best play; to stop loses.</source>
        <translation>添 %1：对方应对最佳时打平；不添会输。</translation>
    </message>
    <message>
        <source>Keep %2: a trump is worth more in your hand than on the table.</source>
        <translation>留着 %2：主牌在手里比在桌上更有用。</translation>
    </message>
    <message>
        <source>Keep %2: you end up with stronger trumps.</source>
        <translation>留着 %2：你最后的主牌更强。</translation>
    </message>
    <message>
        <source>Keep %2: thrown in, it leaves the other side with stronger trumps.</source>
        <translation>留着 %2：添了它，对方最后的主牌更强。</translation>
    </message>
    <message>
        <source>Stop here: you end up with fewer cards than by throwing in %2.</source>
        <translation>不添：你最后的手牌比添 %2 时更少。</translation>
    </message>
    <message>
        <source>Stop here: the other side ends up with more cards than if you throw in %2.</source>
        <translation>不添：对方最后的手牌比你添 %2 时更多。</translation>
    </message>
    <message>
        <source>Keep %2: it is worth more in your hand than on the table.</source>
        <translation>留着 %2：它在手里比在桌上更有用。</translation>
    </message>
    <message>
        <source>Keep %2: thrown in, it leaves the other side with stronger cards.</source>
        <translation>留着 %2：添了它，对方最后的牌更强。</translation>
    </message>
    <message>
        <source>Stop here: you lead more often once the stock is gone.</source>
        <translation>不添：牌堆摸完时，更常由你先攻。</translation>
    </message>
    <message>
        <source>Stop here: you lead the next bout more often.</source>
        <translation>不添：下一轮更常由你先攻。</translation>
    </message>
    <message>
        <source>Stop here: it wins, whatever the other does.</source>
        <translation>不添：无论对方怎么打都赢。</translation>
    </message>
    <message>
        <source>Stop here: it draws against the best play; to throw in loses.</source>
        <translation>不添：对方应对最佳时打平；添牌会输。</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves you with the stronger trumps.</source>
        <translation>用 %1 压：你留下更强的主牌。</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker trumps.</source>
        <translation>用 %1 压：对方最后的主牌更弱。</translation>
    </message>
    <message>
        <source>Cover with %1: it keeps your hand small.</source>
        <translation>用 %1 压：你的手牌不会变多。</translation>
    </message>
    <message>
        <source>Cover with %1: the other side ends up with more cards.</source>
        <translation>用 %1 压：对方最后的手牌更多。</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves you with the stronger cards.</source>
        <translation>用 %1 压：你留下更强的牌。</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker cards.</source>
        <translation>用 %1 压：对方最后的牌更弱。</translation>
    </message>
    <message>
        <source>Cover with %1: you then have to take only %3% of the time.</source>
        <translation>用 %1 压：之后你只有 %3% 的可能要收牌。</translation>
    </message>
    <message>
        <source>Cover with %1: you lead more often once the stock is gone.</source>
        <translation>用 %1 压：牌堆摸完时，更常由你先攻。</translation>
    </message>
    <message>
        <source>Cover with %1: you lead the next bout more often.</source>
        <translation>用 %1 压：下一轮更常由你先攻。</translation>
    </message>
    <message>
        <source>Cover with %1: it wins, whatever the other does.</source>
        <translation>用 %1 压：无论对方怎么打都赢。</translation>
    </message>
    <message>
        <source>Cover with %1: it draws against the best play; the other move loses.</source>
        <translation>用 %1 压：对方应对最佳时打平；另一个选择会输。</translation>
    </message>
    <message>
        <source>Cover with %1 and keep %2: the trump is worth more later.</source>
        <translation>用 %1 压，留着 %2：主牌以后更有用。</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with stronger trumps than after %2.</source>
        <translation>用 %1 压：你最后的主牌比用 %2 时更强。</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker trumps than %2.</source>
        <translation>用 %1 压：对方最后的主牌比你用 %2 时更弱。</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with fewer cards than after %2.</source>
        <translation>用 %1 压：你最后的手牌比用 %2 时更少。</translation>
    </message>
    <message>
        <source>Cover with %1: the other side ends up with more cards than after %2.</source>
        <translation>用 %1 压：对方最后的手牌比你用 %2 时更多。</translation>
    </message>
    <message>
        <source>Cover with %1 and keep %2: the higher card is worth more later.</source>
        <translation>用 %1 压，留着 %2：大牌以后更有用。</translation>
    </message>
    <message>
        <source>Cover with %1: you end up with stronger cards than after %2.</source>
        <translation>用 %1 压：你最后的牌比用 %2 时更强。</translation>
    </message>
    <message>
        <source>Cover with %1: it leaves the other side with weaker cards than %2.</source>
        <translation>用 %1 压：对方最后的牌比你用 %2 时更弱。</translation>
    </message>
    <message>
        <source>Cover with %1: you then take %3% of the time, less often than after %2.</source>
        <translation>用 %1 压：之后你有 %3% 的可能收牌，比用 %2 时低。</translation>
    </message>
    <message>
        <source>Take and keep %2: the trump is worth more than a small hand.</source>
        <translation>收牌，留着 %2：主牌比少几张手牌更有用。</translation>
    </message>
    <message>
        <source>Take: the trumps in your hand are worth more than a small hand.</source>
        <translation>收牌：手里的主牌比少几张手牌更有用。</translation>
    </message>
    <message>
        <source>Take: it leaves the other side with weaker trumps.</source>
        <translation>收牌：对方最后的主牌更弱。</translation>
    </message>
    <message>
        <source>Take: otherwise you end up with even more cards.</source>
        <translation>收牌：否则你最后的牌更多。</translation>
    </message>
    <message>
        <source>Take: the other side ends up with more cards.</source>
        <translation>收牌：对方最后的手牌更多。</translation>
    </message>
    <message>
        <source>Take: the strong cards in your hand are worth more than a small hand.</source>
        <translation>收牌：手里的强牌比少几张手牌更有用。</translation>
    </message>
    <message>
        <source>Take: it leaves the other side with weaker cards.</source>
        <translation>收牌：对方最后的牌更弱。</translation>
    </message>
    <message>
        <source>Take: you lead more often once the stock is gone.</source>
        <translation>收牌：牌堆摸完时，更常由你先攻。</translation>
    </message>
    <message>
        <source>Take: it wins, whatever the other does.</source>
        <translation>收牌：无论对方怎么打都赢。</translation>
    </message>
    <message>
        <source>Take: it draws against the best play; the other move loses.</source>
        <translation>收牌：对方应对最佳时打平；另一个选择会输。</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves you with the stronger trumps.</source>
        <translation>用 %1 转移：你留下更强的主牌。</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves the other side with weaker trumps.</source>
        <translation>用 %1 转移：对方最后的主牌更弱。</translation>
    </message>
    <message>
        <source>Transfer with %1: it keeps your hand small.</source>
        <translation>用 %1 转移：你的手牌不会变多。</translation>
    </message>
    <message>
        <source>Transfer with %1: the other side ends up with more cards.</source>
        <translation>用 %1 转移：对方最后的手牌更多。</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves you with the stronger cards.</source>
        <translation>用 %1 转移：你留下更强的牌。</translation>
    </message>
    <message>
        <source>Transfer with %1: it leaves the other side with weaker cards.</source>
        <translation>用 %1 转移：对方最后的牌更弱。</translation>
    </message>
    <message>
        <source>Transfer with %1: you then have to take only %3% of the time.</source>
        <translation>用 %1 转移：之后你只有 %3% 的可能要收牌。</translation>
    </message>
    <message>
        <source>Transfer with %1: you lead more often once the stock is gone.</source>
        <translation>用 %1 转移：牌堆摸完时，更常由你先攻。</translation>
    </message>
    <message>
        <source>Transfer with %1: you lead the next bout more often.</source>
        <translation>用 %1 转移：下一轮更常由你先攻。</translation>
    </message>
    <message>
        <source>Transfer with %1: it wins, whatever the other does.</source>
        <translation>用 %1 转移：无论对方怎么打都赢。</translation>
    </message>
    <message>
        <source>Transfer with %1: it draws against the best play; the other move loses.</source>
        <translation>用 %1 转移：对方应对最佳时打平；另一个选择会输。</translation>
    </message>
    <message>
        <source>Keep: this hand promises more than a new deal.</source>
        <translation>保留：这手牌比重新发牌更有希望。</translation>
    </message>
    <message>
        <source>Ask for a new deal: this hand promises less than another.</source>
        <translation>要求重发：这手牌不如另一手有希望。</translation>
    </message>
    <message>
        <source>Stand: the +%1 would take you over 20.</source>
        <translation>停牌：打 +%1 会超过 20 点。</translation>
    </message>
    <message>
        <source>Stand: anything else loses the hand.</source>
        <translation>停牌：其他选择都会输掉本局。</translation>
    </message>
    <message>
        <source>Go on: standing on %1 loses the hand.</source>
        <translation>继续：停在 %1 点会输掉本局。</translation>
    </message>
    <message>
        <source>Go on: the +%1 would take you over 20.</source>
        <translation>继续：打 +%1 会超过 20 点。</translation>
    </message>
    <message>
        <source>Go on: even with the +%1 you would lose the hand.</source>
        <translation>继续：就算打 +%1 也会输掉本局。</translation>
    </message>
    <message>
        <source>Play the +%1: it saves a tie.</source>
        <translation>打 +%1：能保住平局。</translation>
    </message>
    <message>
        <source>Play the +%1: standing without it loses the hand.</source>
        <translation>打 +%1：不打就停牌会输掉本局。</translation>
    </message>
    <message>
        <source>Play the +%1: anything less loses the hand.</source>
        <translation>打 +%1：再小的牌都会输掉本局。</translation>
    </message>
    <message>
        <source>Stand: the hand is won without the +%1.</source>
        <translation>停牌：不打 +%1 也赢下本局。</translation>
    </message>
    <message>
        <source>Stand: the hand is won.</source>
        <translation>停牌：本局已赢。</translation>
    </message>
    <message>
        <source>Play the +%1: it wins as well, and the +%2 is worth more later.</source>
        <translation>打 +%1：同样能赢，而 +%2 以后更有用。</translation>
    </message>
    <message>
        <source>Play the +%1: it wins the hand.</source>
        <translation>打 +%1：赢下本局。</translation>
    </message>
    <message>
        <source>Go on: the hand is won without the +%1.</source>
        <translation>继续：不打 +%1 也赢下本局。</translation>
    </message>
    <message>
        <source>Go on: the hand is won.</source>
        <translation>继续：本局已赢。</translation>
    </message>
    <message>
        <source>Stand: the +%1 is worth more in a later hand.</source>
        <translation>停牌：+%1 留到后面的局更有用。</translation>
    </message>
    <message>
        <source>Go on: the +%1 is worth more later.</source>
        <translation>继续：+%1 以后更有用。</translation>
    </message>
    <message>
        <source>Play the +%1: the +%2 is worth more later.</source>
        <translation>打 +%1：+%2 以后更有用。</translation>
    </message>
    <message>
        <source>Stand: the next card breaks you in %1 of 10 cases.</source>
        <translation>停牌：下一张牌 10 次中有 %1 次爆牌。</translation>
    </message>
    <message>
        <source>Stand: a tie is better than another card.</source>
        <translation>停牌：打平比再要一张好。</translation>
    </message>
    <message>
        <source>Stand: %1 is hard to beat.</source>
        <translation>停牌：%1 点很难胜过。</translation>
    </message>
    <message>
        <source>Go on: the next card cannot break you.</source>
        <translation>继续：下一张牌不会爆牌。</translation>
    </message>
    <message>
        <source>Go on: the next card breaks you in only %1 of 10 cases.</source>
        <translation>继续：下一张牌 10 次中只有 %1 次爆牌。</translation>
    </message>
    <message>
        <source>Go on: %1 wins too rarely.</source>
        <translation>继续：%1 点太难赢。</translation>
    </message>
    <message>
        <source>Play the +%1: nothing beats 20.</source>
        <translation>打 +%1：没有什么能胜过 20 点。</translation>
    </message>
    <message>
        <source>Play the +%1: without it the next card breaks you in %2 of 10 cases.</source>
        <translation>打 +%1：不打的话，下一张牌 10 次中有 %2 次爆牌。</translation>
    </message>
    <message>
        <source>Play the +%1: %2 is harder to beat.</source>
        <translation>打 +%1：%2 点更难胜过。</translation>
    </message>
    <message>
        <source>Play the +%1: %2 is hard to beat.</source>
        <translation>打 +%1：%2 点很难胜过。</translation>
    </message>
    <message>
        <source>Stand: it is worth a little more.</source>
        <translation>停牌：略好一点。</translation>
    </message>
    <message>
        <source>Stand: it wins %1 more hands in 100.</source>
        <translation>停牌：每 100 局多赢 %1 局。</translation>
    </message>
    <message>
        <source>Go on: it is worth a little more.</source>
        <translation>继续：略好一点。</translation>
    </message>
    <message>
        <source>Go on: it wins %1 more hands in 100.</source>
        <translation>继续：每 100 局多赢 %1 局。</translation>
    </message>
    <message>
        <source>Play the +%1: it is worth a little more.</source>
        <translation>打 +%1：略好一点。</translation>
    </message>
    <message>
        <source>Play the +%1: it wins %2 more hands in 100.</source>
        <translation>打 +%1：每 100 局多赢 %2 局。</translation>
    </message>
    <message>
        <source>Play the %1: without it you are over 20.</source>
        <translation>打 %1：不打就超过 20 点。</translation>
    </message>
    <message>
        <source>Play the %1: the %2 would leave you over 20.</source>
        <translation>打 %1：打 %2 还是超过 20 点。</translation>
    </message>
    <message>
        <source>Play the %1: anything else leaves you over 20.</source>
        <translation>打 %1：其他选择都会超过 20 点。</translation>
    </message>
    <message>
        <source>Play the %1: standing without it loses the set.</source>
        <translation>打 %1：不打就停牌会输掉本局。</translation>
    </message>
    <message>
        <source>Play the %1: anything less loses the set.</source>
        <translation>打 %1：再小的牌都会输掉本局。</translation>
    </message>
    <message>
        <source>Stand: the %1 would take you over 20.</source>
        <translation>停牌：打 %1 会超过 20 点。</translation>
    </message>
    <message>
        <source>Go on: the %1 would take you over 20.</source>
        <translation>继续：打 %1 会超过 20 点。</translation>
    </message>
    <message>
        <source>Stand: anything else loses the set.</source>
        <translation>停牌：其他选择都会输掉本局。</translation>
    </message>
    <message>
        <source>Go on: standing on %1 loses the set.</source>
        <translation>继续：停在 %1 点会输掉本局。</translation>
    </message>
    <message>
        <source>Go on: even with the %1 you would lose the set.</source>
        <translation>继续：就算打 %1 也会输掉本局。</translation>
    </message>
    <message>
        <source>Stand: the set is won without the %1.</source>
        <translation>停牌：不打 %1 也赢下本局。</translation>
    </message>
    <message>
        <source>Stand: the set is won.</source>
        <translation>停牌：本局已赢。</translation>
    </message>
    <message>
        <source>Go on: the set is won without the %1.</source>
        <translation>继续：不打 %1 也赢下本局。</translation>
    </message>
    <message>
        <source>Go on: the set is won.</source>
        <translation>继续：本局已赢。</translation>
    </message>
    <message>
        <source>Play the %1: it wins as well, and the %2 is worth more later.</source>
        <translation>打 %1：同样能赢，而 %2 以后更有用。</translation>
    </message>
    <message>
        <source>Play the %1: it wins the set.</source>
        <translation>打 %1：赢下本局。</translation>
    </message>
    <message>
        <source>Stand: the %1 is worth more in a later set.</source>
        <translation>停牌：%1 留到后面的局更有用。</translation>
    </message>
    <message>
        <source>Go on: the %1 is worth more later.</source>
        <translation>继续：%1 以后更有用。</translation>
    </message>
    <message>
        <source>Play the %1: the %2 is worth more later.</source>
        <translation>打 %1：%2 以后更有用。</translation>
    </message>
    <message>
        <source>Play the %1 and stand: another card would risk too much.</source>
        <translation>打 %1 并停牌：再要一张风险太大。</translation>
    </message>
    <message>
        <source>Play the %1 and go on: %2 wins too rarely.</source>
        <translation>打 %1 再继续：%2 点太难赢。</translation>
    </message>
    <message>
        <source>Play the %1: %2 is the better total to be left with.</source>
        <translation>打 %1：留在 %2 点更好。</translation>
    </message>
    <message>
        <source>Play the %1: nothing beats 20.</source>
        <translation>打 %1：没有什么能胜过 20 点。</translation>
    </message>
    <message>
        <source>Play the %1: without it the next card breaks you in %2 of 10 cases.</source>
        <translation>打 %1：不打的话，下一张牌 10 次中有 %2 次爆牌。</translation>
    </message>
    <message>
        <source>Play the %1: it saves a tie.</source>
        <translation>打 %1：能保住平局。</translation>
    </message>
    <message>
        <source>Play the %1: %2 is harder to beat.</source>
        <translation>打 %1：%2 点更难胜过。</translation>
    </message>
    <message>
        <source>Stand: it wins %1 more sets in 100.</source>
        <translation>停牌：每 100 局多赢 %1 局。</translation>
    </message>
    <message>
        <source>Go on: it wins %1 more sets in 100.</source>
        <translation>继续：每 100 局多赢 %1 局。</translation>
    </message>
    <message>
        <source>Play the %1: it is worth a little more.</source>
        <translation>打 %1：略好一点。</translation>
    </message>
    <message>
        <source>Play the %1: it wins %2 more sets in 100.</source>
        <translation>打 %1：每 100 局多赢 %2 局。</translation>
    </message>
    <message>
        <source>Plus cards</source>
        <translation>加牌</translation>
    </message>
    <message>
        <source>Minus cards</source>
        <translation>减牌</translation>
    </message>
    <message>
        <source>Plus/minus cards</source>
        <translation>加减牌</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>特殊牌</translation>
    </message>
    <message>
        <source>Choose this deck: it has fewer plus cards, which help only below 20.</source>
        <translation>选这副牌：加牌较少，加牌只在不到 20 点时有用。</translation>
    </message>
    <message>
        <source>Choose this deck: its minus cards save you when you are over 20.</source>
        <translation>选这副牌：超过 20 点时，减牌能救你。</translation>
    </message>
    <message>
        <source>Choose this deck: its plus/minus cards help below 20 and above it.</source>
        <translation>选这副牌：加减牌在 20 点以下和以上都有用。</translation>
    </message>
    <message>
        <source>Choose this deck: its special cards do more than plain ones.</source>
        <translation>选这副牌：特殊牌比普通牌更有用。</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>风险</translation>
    </message>
    <message>
        <source>These dice become three of a kind %1 times in 100.</source>
        <translation>这些骰子成三条的可能是 %1%。</translation>
    </message>
    <message>
        <source>These dice become four of a kind %1 times in 100.</source>
        <translation>这些骰子成四条的可能是 %1%。</translation>
    </message>
    <message>
        <source>These dice become a full house %1 times in 100.</source>
        <translation>这些骰子成葫芦的可能是 %1%。</translation>
    </message>
    <message>
        <source>These dice become a small straight %1 times in 100.</source>
        <translation>这些骰子成小顺的可能是 %1%。</translation>
    </message>
    <message>
        <source>These dice become a large straight %1 times in 100.</source>
        <translation>这些骰子成大顺的可能是 %1%。</translation>
    </message>
    <message>
        <source>These dice become a Yahtzee %1 times in 100.</source>
        <translation>这些骰子成快艇的可能是 %1%。</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the small straight comes %2 times in 100.</source>
        <translation>保留 %1 点：离上区奖励更近；小顺的可能是 %2%。</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the small straight comes %2 times in 100.</source>
        <translation>保留 %1 点：可填自己的格；小顺的可能是 %2%。</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the large straight comes %2 times in 100.</source>
        <translation>保留 %1 点：离上区奖励更近；大顺的可能是 %2%。</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the large straight comes %2 times in 100.</source>
        <translation>保留 %1 点：可填自己的格；大顺的可能是 %2%。</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer; the full house comes %2 times in 100.</source>
        <translation>保留 %1 点：离上区奖励更近；葫芦的可能是 %2%。</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box; the full house comes %2 times in 100.</source>
        <translation>保留 %1 点：可填自己的格；葫芦的可能是 %2%。</translation>
    </message>
    <message>
        <source>Leave the full house open: it is worth about %1 points more later.</source>
        <translation>葫芦格先空着：以后约多值 %1 分。</translation>
    </message>
    <message>
        <source>Leave the small straight open: it is worth about %1 points more later.</source>
        <translation>小顺格先空着：以后约多值 %1 分。</translation>
    </message>
    <message>
        <source>Leave the large straight open: it is worth about %1 points more later.</source>
        <translation>大顺格先空着：以后约多值 %1 分。</translation>
    </message>
    <message>
        <source>Leave the Yahtzee open: it is worth about %1 points more later.</source>
        <translation>快艇格先空着：以后约多值 %1 分。</translation>
    </message>
    <message>
        <source>Leave Chance open: it is worth about %1 points more later.</source>
        <translation>机会格先空着：以后约多值 %1 分。</translation>
    </message>
    <message>
        <source>This leaves a box open that is worth about %1 points more later.</source>
        <translation>这样空着的一格以后约多值 %1 分。</translation>
    </message>
    <message>
        <source>Another Yahtzee would bring a bonus of a hundred points.</source>
        <translation>再来一个快艇可得奖励一百分。</translation>
    </message>
    <message>
        <source>You lead: this risks less, even if it brings fewer points.</source>
        <translation>你领先：这样风险更小，哪怕得分较少。</translation>
    </message>
    <message>
        <source>You are behind: this dares more for a better chance to win.</source>
        <translation>你落后：这样更冒险，但胜率更高。</translation>
    </message>
    <message>
        <source>Keep the %1s: they bring the upper bonus closer.</source>
        <translation>保留 %1 点：离上区奖励更近。</translation>
    </message>
    <message>
        <source>Leave the upper boxes open: the bonus stays within reach.</source>
        <translation>上区的格先空着：奖励仍有望。</translation>
    </message>
    <message>
        <source>This keeps the upper bonus within reach.</source>
        <translation>这样上区奖励仍有望。</translation>
    </message>
    <message>
        <source>Take the %1 points: rolling on brings less here on average.</source>
        <translation>拿下这 %1 分：在这里再掷平均得分更少。</translation>
    </message>
    <message>
        <source>Take the %1 points here: later this box would bring fewer on average.</source>
        <translation>在这里拿下 %1 分：这一格以后平均得分更少。</translation>
    </message>
    <message>
        <source>Give up this box: later it would bring only about %1 points.</source>
        <translation>放弃这一格：以后也只能得约 %1 分。</translation>
    </message>
    <message>
        <source>It is made: rolling more of these dice can only lose it.</source>
        <translation>已经成了：再掷只会丢掉它。</translation>
    </message>
    <message>
        <source>Keep the %1s: they count in their own box.</source>
        <translation>保留 %1 点：可填自己的格。</translation>
    </message>
    <message>
        <source>This brings a little more on average.</source>
        <translation>这样平均略多得一点分。</translation>
    </message>
    <message>
        <source>This brings about a point more on average.</source>
        <translation>这样平均约多得一分。</translation>
    </message>
    <message>
        <source>This brings about %1 points more on average.</source>
        <translation>这样平均约多得 %1 分。</translation>
    </message>
    <message>
        <source>Its guess, in 100</source>
        <translation>它的估计，按 100 计</translation>
    </message>
    <message>
        <source>Blocks from, in 100</source>
        <translation>从多少起锁定，按 100 计</translation>
    </message>
    <message>
        <source>Has not passed up any card yet</source>
        <translation>还没有放过任何一张牌</translation>
    </message>
    <message>
        <source>Nothing is better, and this is cheapest</source>
        <translation>没有更好的，这样最省</translation>
    </message>
    <message>
        <source>Covers: it costs the hand only %2 (limit %1).</source>
        <translation>压：手牌只损失 %2（上限 %1）。</translation>
    </message>
    <message>
        <source>Covers: the hand gains %2 by it (a loss of %1 would be too much).</source>
        <translation>压：手牌反而赚 %2（损失到 %1 就太多）。</translation>
    </message>
    <message>
        <source>A guess: half the time a deck like your own, else a known one</source>
        <translation>估计：一半时候是和你一样的副牌，否则是已知的副牌</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Chance to win</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>The other&apos;s blue levers, about</source>
        <translation>对方的蓝拉杆，大约</translation>
    </message>
    <message>
        <source>The other&apos;s red levers, about</source>
        <translation>对方的红拉杆，大约</translation>
    </message>
    <message>
        <source>Chance that the team wins</source>
        <translation>队伍胜率</translation>
    </message>
    <message>
        <source>Chance not to be the durak</source>
        <translation>不当傻瓜的概率</translation>
    </message>
</context>
<context>
    <name>ReviewHtml</name>
    <message>
        <source>The curve of the game</source>
        <translation>对局曲线</translation>
    </message>
    <message>
        <source>Mistakes, worst first</source>
        <translation>失误（最严重的在前）</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Ambassador</source>
        <translation>大使</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>刺客</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>队长</translation>
    </message>
    <message>
        <source>Contessa</source>
        <translation>女伯爵</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>公爵</translation>
    </message>
    <message>
        <source>Captain or Ambassador</source>
        <translation>队长或大使</translation>
    </message>
</context>
<context>
    <name>RoleNo</name>
    <message>
        <source>no Ambassador</source>
        <extracomment>As in: has [no Duke].</extracomment>
        <translation>没有大使</translation>
    </message>
    <message>
        <source>no Assassin</source>
        <translation>没有刺客</translation>
    </message>
    <message>
        <source>no Captain</source>
        <translation>没有队长</translation>
    </message>
    <message>
        <source>no Contessa</source>
        <translation>没有女伯爵</translation>
    </message>
    <message>
        <source>no Duke</source>
        <translation>没有公爵</translation>
    </message>
    <message>
        <source>neither Captain nor Ambassador</source>
        <translation>既没有队长也没有大使</translation>
    </message>
</context>
<context>
    <name>RoleThe</name>
    <message>
        <source>the Ambassador</source>
        <extracomment>As in: claims [the Duke], loses [the Duke], keep [the Duke].</extracomment>
        <translation>大使</translation>
    </message>
    <message>
        <source>the Assassin</source>
        <translation>刺客</translation>
    </message>
    <message>
        <source>the Captain</source>
        <translation>队长</translation>
    </message>
    <message>
        <source>the Contessa</source>
        <translation>女伯爵</translation>
    </message>
    <message>
        <source>the Duke</source>
        <translation>公爵</translation>
    </message>
    <message>
        <source>the Captain or the Ambassador</source>
        <translation>队长或大使</translation>
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
        <source>The neighbours of the defender.</source>
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
        <source>The player with the lowest trump.</source>
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
        <source>The player who takes gets only the cards on the table.</source>
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
        <source>The number of rounds of a match.</source>
        <translation>一场比赛的轮数。</translation>
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
        <source>The rules that the published bot contest actually used, oddities included: unpaid assassinations, skipped seats.</source>
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
        <translation>总分最高者获胜；单人时争取高分。</translation>
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
    <message>
        <source>King of the Hill</source>
        <translation>山中之王</translation>
    </message>
    <message>
        <source>Everybody in each of 1,000 games; a point to the highest total; ties at the top are played off.</source>
        <translation>1000 局，每局人人参加；总分最高者得一分；并列第一则加赛。</translation>
    </message>
    <message>
        <source>Three Million</source>
        <translation>三百万局</translation>
    </message>
    <message>
        <source>Three rounds of 1,000,000 games, six at a table by lot; winners share 1 point and losers pay it.</source>
        <translation>三轮，每轮一百万局，抽签六人一桌；胜者分享 1 分，由败者付出。</translation>
    </message>
    <message>
        <source>Durak Table</source>
        <translation>杜拉克多人桌</translation>
    </message>
    <message>
        <source>Four at a table by lot, 10,000 games; the fool loses a point.</source>
        <translation>抽签四人一桌，一万局；傻瓜失一分。</translation>
    </message>
    <message>
        <source>Pazaak League</source>
        <translation>帕扎克联赛</translation>
    </message>
    <message>
        <source>Everybody against everybody, 100,000 matches a pair; ranked by matches won, then by hands.</source>
        <translation>人人互相对阵，每对十万场；先按胜场、再按局数排名。</translation>
    </message>
    <message>
        <source>Pazaak Cup</source>
        <translation>帕扎克杯</translation>
    </message>
    <message>
        <source>A bracket in the order of entry: sets of 100,000 matches, first to four sets; losers play for the places.</source>
        <translation>按报名顺序排对阵图：每盘十万场，先胜四盘；输者争夺名次。</translation>
    </message>
    <message>
        <source>Coins League</source>
        <translation>抛硬币联赛</translation>
    </message>
    <message>
        <source>Everybody against everybody, 1,000 games a pair; 2 points for a win and 1 for a draw.</source>
        <translation>人人互相对阵，每对 1000 局；胜得 2 分，平得 1 分。</translation>
    </message>
    <message>
        <source>Durak League</source>
        <translation>杜拉克联赛</translation>
    </message>
    <message>
        <source>Everybody against everybody, two players, 10,000 games a pair over paired deals; the fool loses a point.</source>
        <translation>人人互相对阵，两人一桌，每对一万局，每副牌换座各打一次；傻瓜失一分。</translation>
    </message>
    <message>
        <source>All bots of the game, everybody against everybody, to measure their Elo.</source>
        <translation>该游戏的所有机器人人人互相对阵，以测定其 Elo 分。</translation>
    </message>
    <message>
        <source>All bots of the game, five at a table by lot, to measure their Elo.</source>
        <translation>该游戏的所有机器人抽签五人一桌，以测定其 Elo 分。</translation>
    </message>
    <message>
        <source>Durak Ladder</source>
        <translation>杜拉克排名</translation>
    </message>
    <message>
        <source>Pazaak Ladder</source>
        <translation>帕扎克排名</translation>
    </message>
    <message>
        <source>Yahtzee Ladder</source>
        <translation>快艇排名</translation>
    </message>
    <message>
        <source>Coup Ladder</source>
        <translation>政变排名</translation>
    </message>
    <message>
        <source>Coup Ladder of Five</source>
        <translation>五人政变排名</translation>
    </message>
    <message>
        <source>Coins Ladder</source>
        <translation>抛硬币排名</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>记分卡</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Bots know their own card and, when it is their turn, all totals without names.</source>
        <translation>机器人只知道自己的卡，轮到它时还知道所有总分，但不知道各是谁的。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>All see all score cards, as at a real table.</source>
        <translation>所有人都看得到所有的记分卡，与真正的牌桌上一样。</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Starter</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>谨慎</translation>
    </message>
    <message>
        <source>Balancer</source>
        <translation>平衡者</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>赌徒</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Super</source>
        <translation>超级</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>From hell</source>
        <translation>地狱</translation>
    </message>
    <message>
        <source>Side decks</source>
        <translation>副牌</translation>
    </message>
    <message>
        <source>Two of a card</source>
        <translation>每种两张</translation>
    </message>
    <message>
        <source>At most two of a card, and one of each special card: 1 or 2, tiebreaker, flips, double.</source>
        <translation>同一种牌最多两张；特殊牌（1 或 2、决胜牌、翻转牌、加倍牌）各一张。</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Plus, minus and plus/minus cards only, at most two of each.</source>
        <translation>只用加、减和加减牌，每种最多两张。</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Any ten cards.</source>
        <translation>任意十张牌。</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>获胜所需局数</translation>
    </message>
    <message>
        <source>The sets that win the match. A tied set counts for nobody.</source>
        <translation>赢得比赛所需的局数。打平的一局不计入任何一方。</translation>
    </message>
    <message>
        <source>Nine cards</source>
        <translation>九张牌</translation>
    </message>
    <message>
        <source>Win the set</source>
        <translation>赢下本局</translation>
    </message>
    <message>
        <source>Nine cards of at most 20 win the set at once.</source>
        <translation>九张牌总和不超过 20 时立即赢下本局。</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Nine cards make their player stand; totals are compared.</source>
        <translation>有九张牌的玩家停牌，然后比较总和。</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>谁先开始</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>The other player begins the next set.</source>
        <translation>下一局由另一位玩家开始。</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>输家</translation>
    </message>
    <message>
        <source>The loser of a set begins the next one.</source>
        <translation>一局的输家开始下一局。</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>始终同一人</translation>
    </message>
    <message>
        <source>The same player begins each set.</source>
        <translation>每一局都由同一位玩家开始。</translation>
    </message>
    <message>
        <source>House deck</source>
        <translation>公共牌堆</translation>
    </message>
    <message>
        <source>Shuffled for each set</source>
        <translation>每局洗牌</translation>
    </message>
    <message>
        <source>40 cards, shuffled anew before each set.</source>
        <translation>40 张牌，每局开始前重新洗牌。</translation>
    </message>
    <message>
        <source>One for the match</source>
        <translation>整场一副</translation>
    </message>
    <message>
        <source>40 cards, shuffled again only when all are drawn: counting them helps.</source>
        <translation>40 张牌，全部抽完后才重新洗牌：记牌会有帮助。</translation>
    </message>
    <message>
        <source>Simple Pazaak</source>
        <translation>简易帕扎克</translation>
    </message>
    <message>
        <source>Pazaak Decks</source>
        <translation>帕扎克牌组赛</translation>
    </message>
    <message>
        <source>The master against itself, each entrant with a deck of its own; no limit of cards.</source>
        <translation>大师与自己对战，每名参赛者各带一副牌组；牌不受限制。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>You and one opponent.</source>
        <translation>你和一个对手。</translation>
    </message>
    <message>
        <source>All bots of the game, four at a table by lot, to measure their Elo.</source>
        <translation>该游戏的所有机器人抽签四人一桌，以测定其 Elo 分。</translation>
    </message>
    <message>
        <source>Durak Ladder of Four</source>
        <translation>四人杜拉克排名</translation>
    </message>
    <message>
        <source>Durak Ladder of Four with Transfers</source>
        <translation>四人转移杜拉克排名</translation>
    </message>
    <message>
        <source>Durak Table of a Master</source>
        <translation>杜拉克大师桌</translation>
    </message>
    <message>
        <source>Coup Table of a Master</source>
        <translation>政变大师桌</translation>
    </message>
    <message>
        <source>One master among four club players, 1,000 games, seats by lot.</source>
        <translation>一名大师对四名俱乐部玩家，共一千局，座位抽签。</translation>
    </message>
    <message>
        <source>One master among three club players, 400 games, seats by lot; the fool loses a point.</source>
        <translation>一名大师对三名俱乐部玩家，共四百局，座位抽签；傻瓜失一分。</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>how to play</source>
        <translation>玩法说明</translation>
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
        <source>open a game copied as a line</source>
        <translation>打开以一行文字复制的对局</translation>
    </message>
    <message>
        <source>closes the program</source>
        <translation>关闭程序</translation>
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
        <source>the bot moves now; in a review: the next mistake</source>
        <translation>机器人立即出手；在复盘中：下一个失误</translation>
    </message>
    <message>
        <source>plays to the end, when only bots are left</source>
        <translation>只剩机器人时，直接玩到结束</translation>
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
        <source>side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>what could they know; a label opens the list</source>
        <translation>他们能知道什么；点标签打开列表</translation>
    </message>
    <message>
        <source>reads out whose turn it is, and what is asked</source>
        <translation>朗读轮到谁，以及要作的选择</translation>
    </message>
    <message>
        <source>reads out your hand</source>
        <translation>朗读你的手牌</translation>
    </message>
    <message>
        <source>reads out the whole table</source>
        <translation>朗读整个牌桌</translation>
    </message>
    <message>
        <source>reads out the whole table, by a letter</source>
        <translation>朗读整个牌桌（字母键）</translation>
    </message>
    <message>
        <source>reads out the other players</source>
        <translation>朗读其他玩家</translation>
    </message>
    <message>
        <source>reads out the score</source>
        <translation>朗读比分</translation>
    </message>
    <message>
        <source>reads out the last event; again: the one before</source>
        <translation>朗读最近的事件；再按一次：前一个</translation>
    </message>
    <message>
        <source>reads out what you may do</source>
        <translation>朗读你可以做什么</translation>
    </message>
    <message>
        <source>lists the keys</source>
        <translation>列出按键</translation>
    </message>
    <message>
        <source>plays on from this step</source>
        <translation>从这一步接着玩</translation>
    </message>
    <message>
        <source>save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>what if: another action at this step</source>
        <translation>假如：这一步的另一种选择</translation>
    </message>
    <message>
        <source>stops a running replay at mistakes, or no longer</source>
        <translation>回放时在失误处停下，或不再停下</translation>
    </message>
    <message>
        <source>exports the review</source>
        <translation>导出复盘</translation>
    </message>
    <message>
        <source>keeps the exercise, so that it comes back</source>
        <translation>保留练习，以便再次出现</translation>
    </message>
    <message>
        <source>searches the games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <source>opens the filter</source>
        <translation>打开筛选</translation>
    </message>
    <message>
        <source>reviews all games that are listed</source>
        <translation>复盘列出的所有对局</translation>
    </message>
    <message>
        <source>exports the games that are listed</source>
        <translation>导出列出的对局</translation>
    </message>
    <message>
        <source>pauses, or goes on; plays your match</source>
        <translation>暂停或继续；打你的比赛</translation>
    </message>
    <message>
        <source>export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>plays the next match</source>
        <translation>进行下一场比赛</translation>
    </message>
    <message>
        <source>searches the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>the next place that was found</source>
        <translation>下一处结果</translation>
    </message>
    <message>
        <source>the place that was found before</source>
        <translation>上一处结果</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>at every table</source>
        <translation>每张牌桌</translation>
    </message>
    <message>
        <source>in a review</source>
        <translation>复盘中</translation>
    </message>
    <message>
        <source>in the practice</source>
        <translation>练习中</translation>
    </message>
    <message>
        <source>in the history</source>
        <translation>历史记录中</translation>
    </message>
    <message>
        <source>in a contest</source>
        <translation>比赛中</translation>
    </message>
    <message>
        <source>in a tournament</source>
        <translation>你自己的比赛中</translation>
    </message>
    <message>
        <source>in the rules</source>
        <translation>规则中</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>学徒</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>常客</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>俱乐部</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高手</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>one step back or on</source>
        <translation>后退或前进一步</translation>
    </message>
    <message>
        <source>to its neighbour</source>
        <translation>移到旁边的物件</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>picks it up, or presses it</source>
        <translation>拿起，或按下</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>plays it</source>
        <translation>打出</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
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
        <source>plays it, or goes on</source>
        <translation>打出，或继续</translation>
    </message>
    <message>
        <source>cancels; then: %1</source>
        <comment>the name of the button that leaves</comment>
        <translation>取消；再按：%1</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>It is your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>轮到 %1。</translation>
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
    <name>UndoController</name>
    <message>
        <source>Allow in this game</source>
        <translation>本局允许</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>You have seen something new since then. Undo anyway?</source>
        <translation>之后你已经看到了新东西。还要悔牌吗？</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back yet.</source>
        <translation>你还没有可以收回的决定。</translation>
    </message>
    <message>
        <source>A match for credits counts: nothing that you have seen is taken back.</source>
        <translation>赌筹码的比赛算数：看到过的不能收回。</translation>
    </message>
    <message>
        <source>Somebody has seen something new since then.</source>
        <translation>之后有人看到了新东西。</translation>
    </message>
    <message>
        <source>You have seen something new since then; the settings can allow it.</source>
        <translation>之后你已经看到了新东西；可以在设置中允许悔牌。</translation>
    </message>
</context>
<context>
    <name>Wagers</name>
    <message>
        <source>You won %1.</source>
        <translation>你赢了 %1。</translation>
    </message>
    <message>
        <source>Both take their wager back.</source>
        <translation>双方各自收回赌注。</translation>
    </message>
    <message>
        <source>The card %1 is yours now.</source>
        <translation>%1 这张牌归你了。</translation>
    </message>
    <message>
        <source>Nothing is left, so the dealer lends you some credits.</source>
        <translation>筹码用尽，牌商借给你一些筹码。</translation>
    </message>
    <message numerus="yes">
        <source>%n credit(s)</source>
        <translation>
            <numerusform>%n 点筹码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You own %n of this card.</source>
        <translation>
            <numerusform>这种牌你有 %n 张。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>你输了 %1。</translation>
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
    <message>
        <source>%1 forfeits the match</source>
        <translation>%1 被判负</translation>
    </message>
    <message numerus="yes">
        <source>Its program made %n fault(s).</source>
        <translation>
            <numerusform>它的程序违规 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Forfeited</source>
        <translation>判负</translation>
    </message>
    <message>
        <source>forfeits the match</source>
        <translation>被判负</translation>
    </message>
    <message>
        <source>fault %1 of %2. %3</source>
        <translation>第 %1 次违规，共 %2 次。%3</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>Hints used: %1</source>
        <translation>已用提示：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a sentence</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>level of a player, how it plays</comment>
        <translation>%1。%2</translation>
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
        <translation>单挑%1，每 100 局胜 %2 局</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>you, among people with names</comment>
        <translation>玩家 %1</translation>
    </message>
    <message>
        <source>Another program: %1</source>
        <comment>its file</comment>
        <translation>其他程序：%1</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中……</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a game</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
</context>
<context>
    <name>Yahtzee</name>
    <message>
        <source>The sum of all dice, if at least three are alike.</source>
        <translation>至少三个相同时，全部骰子之和。</translation>
    </message>
    <message>
        <source>The sum of all dice, if at least four are alike.</source>
        <translation>至少四个相同时，全部骰子之和。</translation>
    </message>
    <message>
        <source>25 points for three alike and two alike.</source>
        <translation>三个相同加两个相同，25 分。</translation>
    </message>
    <message>
        <source>30 points for four in a row.</source>
        <translation>四个连续，30 分。</translation>
    </message>
    <message>
        <source>40 points for five in a row.</source>
        <translation>五个连续，40 分。</translation>
    </message>
    <message>
        <source>50 points for five alike.</source>
        <translation>五个相同，50 分。</translation>
    </message>
    <message>
        <source>The sum of all dice, whatever they show.</source>
        <translation>全部骰子之和，不论点数。</translation>
    </message>
    <message>
        <source>The sum of the dice that show %1.</source>
        <translation>点数为 %1 的骰子之和。</translation>
    </message>
    <message>
        <source>Write into %1</source>
        <translation>填入%1</translation>
    </message>
    <message>
        <source>Roll all dice again</source>
        <translation>全部重掷</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <translation>
            <numerusform>保留 %n 颗骰子</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>保留全部骰子</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>保留 %1</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏已结束</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1 轮，共 %2 轮</translation>
    </message>
    <message>
        <source>Roll %1 of %2</source>
        <translation>第 %1 掷，共 %2 掷</translation>
    </message>
    <message>
        <source>%3: roll %1 of %2</source>
        <translation>%3：第 %1 掷，共 %2 掷</translation>
    </message>
    <message>
        <source>&lt;b&gt;You&lt;/b&gt; wrote %1 into %2</source>
        <translation>&lt;b&gt;你&lt;/b&gt;把 %1 填入%2</translation>
    </message>
    <message>
        <source>&lt;b&gt;%3&lt;/b&gt; wrote %1 into %2</source>
        <translation>&lt;b&gt;%3&lt;/b&gt; 把 %1 填入%2</translation>
    </message>
    <message>
        <source>No rolls left: choose a box</source>
        <translation>没有掷骰次数了：选一格</translation>
    </message>
    <message>
        <source>Held for the next roll</source>
        <translation>保留到下一掷</translation>
    </message>
    <message>
        <source>Held before the last roll</source>
        <translation>上一掷前保留的</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>掷 %n 颗骰子</numerusform>
        </translation>
    </message>
    <message>
        <source>All five dice are held: free one, or choose a box.</source>
        <translation>五颗骰子都已保留：放开一颗，或选一格。</translation>
    </message>
    <message>
        <source>Or click a box to write the roll down now.</source>
        <translation>也可以现在点击一格，填下这一掷。</translation>
    </message>
    <message>
        <source>die %1 shows %2, held</source>
        <translation>骰子 %1 是 %2 点，已保留</translation>
    </message>
    <message>
        <source>die %1 shows %2</source>
        <translation>骰子 %1 是 %2 点</translation>
    </message>
    <message>
        <source>Stays as it is in the next roll.</source>
        <translation>下一掷保持不变。</translation>
    </message>
    <message>
        <source>Is rolled again.</source>
        <translation>会再掷。</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>轮到</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>%1, to move: total %2, upper boxes %3 of %4</source>
        <extracomment>%1: a player, %2: the total, %3: the sum of the upper boxes, %4: what earns the bonus</extracomment>
        <translation>%1，轮到：总分 %2，上区 %3 / %4</translation>
    </message>
    <message>
        <source>%1: total %2, upper boxes %3 of %4</source>
        <translation>%1：总分 %2，上区 %3 / %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, points in a box</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 free</source>
        <comment>player, whose box is free</comment>
        <translation>%1 空</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a box, and what the players have there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Write %1 and the bonus of %2 into %3</source>
        <translation>把 %1 分和奖励 %2 分填入%3</translation>
    </message>
    <message>
        <source>Write %1 into %2</source>
        <translation>把 %1 分填入%2</translation>
    </message>
    <message>
        <source>%1 first</source>
        <comment>a box that must be filled before</comment>
        <translation>先填%1</translation>
    </message>
    <message>
        <source>lower first</source>
        <comment>boxes that must be filled before</comment>
        <translation>先填下区</translation>
    </message>
    <message>
        <source>A joker must go to %1 while that box is free.</source>
        <translation>%1空着时，百搭必须填在那里。</translation>
    </message>
    <message>
        <source>A joker must go to a lower box while one is free.</source>
        <translation>下区有空格时，百搭必须填在下区。</translation>
    </message>
    <message>
        <source>Another Yahtzee: %1 points more</source>
        <translation>又一个快艇：再加 %1 分</translation>
    </message>
    <message>
        <source>Another Yahtzee</source>
        <translation>又一个快艇</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 50, so five more alike pay a bonus. They may go to any free box.</source>
        <translation>快艇格已有 50 分，再出五个相同可得奖励。可填任意空格。</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 0, so there is no bonus. Five alike may go to any free box.</source>
        <translation>快艇格是 0 分，因此没有奖励。五个相同可填任意空格。</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 50, so these five dice with a %1 pay a bonus and are a joker. The rules say where a joker goes, in this order:</source>
        <translation>快艇格已有 50 分，这五个 %1 可得奖励，并作百搭。规则按此顺序规定百搭填在哪里：</translation>
    </message>
    <message>
        <source>The Yahtzee box holds 0, so there is no bonus; these five dice with a %1 are a joker all the same. The rules say where a joker goes, in this order:</source>
        <translation>快艇格是 0 分，因此没有奖励；这五个 %1 仍作百搭。规则按此顺序规定百搭填在哪里：</translation>
    </message>
    <message>
        <source>%1 is filled, so this joker counts in full in any free lower box.</source>
        <translation>%1已填，所以百搭在下区任意空格都算满分。</translation>
    </message>
    <message>
        <source>All lower boxes are filled: a joker counts 0 in any free upper box.</source>
        <translation>下区已全部填满：百搭在上区任意空格计 0 分。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a box, and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The upper box of this number, if it is free</source>
        <translation>该点数的上区格，若空着</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <comment>a box</comment>
        <translation>%1空着</translation>
    </message>
    <message>
        <source>%1 holds %2</source>
        <comment>a box, and its points</comment>
        <translation>%1已有 %2</translation>
    </message>
    <message>
        <source>it must be this</source>
        <comment>the joker order</comment>
        <translation>必须填这里</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>a box, in the joker order</comment>
        <translation>已填</translation>
    </message>
    <message>
        <source>Otherwise any free lower box, at its full value</source>
        <translation>否则填下区任意空格，算满分</translation>
    </message>
    <message>
        <source>All lower boxes are filled</source>
        <translation>下区已全部填满</translation>
    </message>
    <message>
        <source>choose one</source>
        <comment>the joker order</comment>
        <translation>任选一格</translation>
    </message>
    <message>
        <source>not reached</source>
        <comment>the joker order</comment>
        <translation>轮不到</translation>
    </message>
    <message>
        <source>none free</source>
        <comment>the joker order</comment>
        <translation>没有空格</translation>
    </message>
    <message>
        <source>Otherwise any free upper box, for 0</source>
        <translation>否则填上区任意空格，计 0 分</translation>
    </message>
    <message>
        <source>Only when all lower boxes are filled</source>
        <translation>仅当下区全部填满</translation>
    </message>
    <message>
        <source>forced jokers</source>
        <translation>强制百搭</translation>
    </message>
    <message>
        <source>free jokers</source>
        <translation>自由百搭</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>roll %1</source>
        <comment>you</comment>
        <translation>掷出 %1</translation>
    </message>
    <message>
        <source>rolls %1</source>
        <translation>掷出 %1</translation>
    </message>
    <message>
        <source>keep %1 and roll %2</source>
        <comment>you</comment>
        <translation>保留 %1，掷出 %2</translation>
    </message>
    <message>
        <source>keeps %1 and rolls %2</source>
        <translation>保留 %1，掷出 %2</translation>
    </message>
    <message>
        <source>write &lt;b&gt;%1&lt;/b&gt; into %2</source>
        <comment>you</comment>
        <translation>把 &lt;b&gt;%1&lt;/b&gt; 填入%2</translation>
    </message>
    <message>
        <source>writes &lt;b&gt;%1&lt;/b&gt; into %2</source>
        <translation>把 &lt;b&gt;%1&lt;/b&gt; 填入%2</translation>
    </message>
    <message numerus="yes">
        <source>end with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>最终 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends with %n point(s)</source>
        <translation>
            <numerusform>最终 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is shared with %n point(s)</source>
        <translation>
            <numerusform>以 %n 分并列获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win with %n point(s)</source>
        <comment>you</comment>
        <translation>
            <numerusform>以 %n 分获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins with %n point(s)</source>
        <translation>
            <numerusform>以 %n 分获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>keep all dice</source>
        <comment>you</comment>
        <translation>保留全部骰子</translation>
    </message>
    <message>
        <source>keeps all dice</source>
        <translation>保留全部骰子</translation>
    </message>
    <message>
        <source>earn a Yahtzee bonus of %1</source>
        <comment>you</comment>
        <translation>得到快艇奖励 %1 分</translation>
    </message>
    <message>
        <source>earns a Yahtzee bonus of %1</source>
        <translation>得到快艇奖励 %1 分</translation>
    </message>
    <message>
        <source>earn the upper bonus of %1</source>
        <comment>you</comment>
        <translation>得到上区奖励 %1 分</translation>
    </message>
    <message>
        <source>earns the upper bonus of %1</source>
        <translation>得到上区奖励 %1 分</translation>
    </message>
    <message>
        <source>Round %1 of %2.</source>
        <translation>第 %1 轮，共 %2 轮。</translation>
    </message>
    <message>
        <source>Your roll %1 of %2: %3.</source>
        <translation>你的第 %1 掷，共 %2 掷：%3。</translation>
    </message>
    <message>
        <source>Roll %1 of %2 of %4: %3.</source>
        <translation>%4 的第 %1 掷，共 %2 掷：%3。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, total</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Totals: %1.</source>
        <translation>总分：%1。</translation>
    </message>
    <message>
        <source>You may hold dice and roll the others, or write into a box.</source>
        <translation>你可以保留骰子并掷其余的，或填一格。</translation>
    </message>
    <message>
        <source>No rolls are left: write into a box.</source>
        <translation>没有掷骰次数了：请填一格。</translation>
    </message>
    <message>
        <source>The dice are worth: %1.</source>
        <translation>这些骰子可得：%1。</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>what a score card holds</comment>
        <translation>还没有</translation>
    </message>
    <message>
        <source>The card of %1: %2; upper boxes %3 of %4, Yahtzee bonus %5.</source>
        <translation>%1 的记分卡：%2；上区 %3 / %4，快艇奖励 %5。</translation>
    </message>
    <message numerus="yes">
        <source>You end with %n point(s)</source>
        <translation>
            <numerusform>你最终得 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ends with %n point(s)</source>
        <translation>
            <numerusform>%1 最终得 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s)</source>
        <translation>
            <numerusform>你以 %n 分获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 以 %n 分获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>With the upper bonus, %1 of %2 points above.</source>
        <translation>拿到上区奖励，上区 %1 / %2 分。</translation>
    </message>
    <message>
        <source>Without the upper bonus, %1 of %2 points above.</source>
        <translation>没有上区奖励，上区 %1 / %2 分。</translation>
    </message>
    <message numerus="yes">
        <source>%n Yahtzee bonus(es) of %1.</source>
        <translation>
            <numerusform>%n 次快艇奖励，每次 %1 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill thirteen boxes, one a turn, with up to three rolls for each; the highest total wins.</source>
        <translation>填满十三格，每轮一格，每格最多掷三次；总分最高者胜。</translation>
    </message>
    <message>
        <source>Hold a die, or free it</source>
        <translation>保留或放开骰子</translation>
    </message>
    <message>
        <source>Roll the dice that are free</source>
        <translation>掷未保留的骰子</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>记分卡</translation>
    </message>
    <message>
        <source>Upper bonus</source>
        <translation>上区奖励</translation>
    </message>
    <message>
        <source>+%1 from %2 points</source>
        <translation>满 %2 分加 %1</translation>
    </message>
    <message>
        <source>Yahtzee bonus</source>
        <translation>快艇奖励</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Five dice, thirteen boxes.</source>
        <translation>五颗骰子，十三个格子。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>%1, %2: a box, and the points that it brings on average</extracomment>
        <translation>来自%1</translation>
    </message>
    <message>
        <source>Mostly from %1 and %2</source>
        <translation>主要来自%1和%2</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>得分最高</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label, and what would be done</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3 points</source>
        <comment>a label, what would be done, its value</comment>
        <translation>%1：%2，%3 分</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Keep %1 and roll</source>
        <translation>保留 %1 并掷骰</translation>
    </message>
    <message>
        <source>Follow the hint</source>
        <translation>按提示行动</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>其次：</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 的权衡</translation>
    </message>
    <message>
        <source>Another box was better than: %1</source>
        <comment>a box</comment>
        <translation>另一格好于：%1</translation>
    </message>
    <message>
        <source>Wrote a box where rolling again was better</source>
        <translation>该再掷时却填格</translation>
    </message>
    <message>
        <source>Rolled again where writing was better</source>
        <translation>该填格时却再掷</translation>
    </message>
    <message>
        <source>Held too many dice</source>
        <translation>保留的骰子太多</translation>
    </message>
    <message>
        <source>Held too few dice</source>
        <translation>保留的骰子太少</translation>
    </message>
    <message>
        <source>Held the wrong dice</source>
        <translation>保留错了骰子</translation>
    </message>
    <message>
        <source>Your turn: roll the dice</source>
        <translation>轮到你了：请掷骰子</translation>
    </message>
    <message>
        <source>Dice cup</source>
        <translation>骰盅</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中……</translation>
    </message>
    <message>
        <source>Click a die, or press its key, to hold or free it.</source>
        <translation>点击骰子或按它的键，保留或放开。</translation>
    </message>
    <message>
        <source>Click the cup, press %1, or shake it by dragging.</source>
        <translation>点击骰盅、按 %1 键，或拖动摇晃它。</translation>
    </message>
</context>
<context>
    <name>YahtzeeTheme</name>
    <message>
        <source>The bonus kept within reach</source>
        <translation>保住上区奖励的希望</translation>
    </message>
    <message>
        <source>The bonus out of reach</source>
        <translation>错失上区奖励</translation>
    </message>
    <message>
        <source>Chance kept for later</source>
        <translation>机会格留到以后</translation>
    </message>
</context>
<context>
    <name>parlour::AccountPart</name>
    <message>
        <source>Won and lost by opponent</source>
        <translation>按对手统计的输赢</translation>
    </message>
    <message>
        <source>All entries, the latest first</source>
        <translation>全部记录，最新的在前</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>The starter&apos;s cards and credits</source>
        <translation>入门牌和初始筹码</translation>
    </message>
    <message>
        <source>Wager against %1</source>
        <translation>与 %1 对局的赌注</translation>
    </message>
    <message>
        <source>Won against %1</source>
        <translation>胜 %1</translation>
    </message>
    <message>
        <source>Won against %1, with the card %2</source>
        <translation>胜 %1，并赢得 %2</translation>
    </message>
    <message>
        <source>Lost to %1</source>
        <translation>负于 %1</translation>
    </message>
    <message>
        <source>Drawn with %1</source>
        <translation>与 %1 打平</translation>
    </message>
    <message>
        <source>Gave up the match against %1</source>
        <translation>放弃与 %1 的对局</translation>
    </message>
    <message>
        <source>Bought the card %1</source>
        <translation>买入 %1</translation>
    </message>
    <message>
        <source>Loan from the dealer</source>
        <translation>向牌商借款</translation>
    </message>
    <message>
        <source>Paid back the loan</source>
        <translation>还清借款</translation>
    </message>
    <message>
        <source>Corrected: stake back, as the match against %1 is gone</source>
        <translation>更正：退还赌注，因为与 %1 的对局已不存在</translation>
    </message>
    <message numerus="yes">
        <source>Corrected: %n damaged or changed entries do not count</source>
        <translation>
            <numerusform>更正：%n 条损坏或被改动的记录不计入</numerusform>
        </translation>
    </message>
    <message>
        <source>Corrected: credits paid out of lost entries</source>
        <translation>更正：由丢失的记录付出的筹码</translation>
    </message>
    <message>
        <source>Corrected: what another program changed does not count</source>
        <translation>更正：其他程序的改动不计入</translation>
    </message>
</context>
<context>
    <name>parlour::AutoAnswer</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Go on automatically:</source>
        <translation>自动继续：</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefCard</name>
    <message>
        <source>Hide</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>The seat before</source>
        <translation>上一个座位</translation>
    </message>
    <message>
        <source>The next seat</source>
        <translation>下一个座位</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefController</name>
    <message>
        <source>hidden card of %1</source>
        <translation>%1 的暗牌</translation>
    </message>
    <message>
        <source>What you could know</source>
        <translation>你能知道什么</translation>
    </message>
    <message>
        <source>What %1 could know</source>
        <translation>%1 能知道什么</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, and what it hides</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is hidden, and how many</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Each figure is the chance that the card is among them</source>
        <translation>每个数字是该牌在其中的概率</translation>
    </message>
    <message>
        <source>From sampled deals, within %1</source>
        <translation>来自抽样发牌，误差不超过 %1</translation>
    </message>
    <message>
        <source>Nothing is hidden here.</source>
        <translation>这里没有隐藏的内容。</translation>
    </message>
    <message>
        <source>What %1 may hold: %2</source>
        <comment>player, cards with their chances</comment>
        <translation>%1 可能有：%2</translation>
    </message>
    <message>
        <source>Click or Enter lists all chances</source>
        <translation>点击或按 Enter 列出所有可能</translation>
    </message>
    <message>
        <source>Click or Enter closes the list</source>
        <translation>点击或按 Enter 关闭列表</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>正在计算……</translation>
    </message>
</context>
<context>
    <name>parlour::BeliefTable</name>
    <message>
        <source>%1 (really holds it)</source>
        <translation>%1（确实持有）</translation>
    </message>
    <message>
        <source>really holds it</source>
        <translation>确实持有</translation>
    </message>
</context>
<context>
    <name>parlour::BotPicker</name>
    <message>
        <source>Another program…</source>
        <translation>其他程序……</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>比如你自己写的。</translation>
    </message>
</context>
<context>
    <name>parlour::BracketView</name>
    <message>
        <source>%1 against %2: %3 to %4 sets</source>
        <translation>%1 对 %2：%3 比 %4 盘</translation>
    </message>
    <message>
        <source>%1; %2 wins</source>
        <translation>%1；%2 获胜</translation>
    </message>
    <message>
        <source>for places %1 to %2</source>
        <translation>争夺第 %1 至 %2 名</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
</context>
<context>
    <name>parlour::BranchNameSheet</name>
    <message>
        <source>Name of the branch</source>
        <translation>分支的名称</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
</context>
<context>
    <name>parlour::BranchTrack</name>
    <message>
        <source>Branches of the game</source>
        <translation>本局的分支</translation>
    </message>
    <message>
        <source>The game as it was played, step %1 of %2</source>
        <translation>实际的对局，第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <comment>name of a branch</comment>
        <translation>%1，第 %2 步，共 %3 步</translation>
    </message>
</context>
<context>
    <name>parlour::CellTable</name>
    <message>
        <source>%1, sorted, largest first</source>
        <translation>%1，降序</translation>
    </message>
    <message>
        <source>%1, sorted, smallest first</source>
        <translation>%1，升序</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>head of a column, cell</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::ChanceView</name>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>House cards, first ten of a match</source>
        <translation>公共牌，每场比赛的前十张</translation>
    </message>
    <message>
        <source>Cards of your first hands</source>
        <translation>你的起手牌</translation>
    </message>
    <message>
        <source>Tosses</source>
        <translation>抛掷</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>主牌</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>其他牌</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>反面</translation>
    </message>
    <message>
        <source>too few to say</source>
        <translation>太少，无法判断</translation>
    </message>
    <message>
        <source>Dice, cards and coins beside what chance gives</source>
        <translation>骰子、牌与硬币：实际出现的与按概率应有的</translation>
    </message>
    <message>
        <source>What came</source>
        <translation>出现的</translation>
    </message>
    <message>
        <source>You had</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Chance gives</source>
        <comment>a mean</comment>
        <translation>按概率应有</translation>
    </message>
    <message>
        <source>The mean of fair chance</source>
        <translation>公平随机的平均数</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Suspicious: fair chance does this in only %1 of cases</source>
        <translation>可疑：公平的随机只有 %1 的情况会这样</translation>
    </message>
    <message>
        <source>Fair: chance does this in %1 of cases</source>
        <translation>公平：随机有 %1 的情况会这样</translation>
    </message>
    <message>
        <source>This counts the games that are listed. Fair chance looks suspicious here at most %1 times in 100, more often to those who look again and again, or at picked games.</source>
        <translation>这里统计列出的各局。公平的随机在这里每 100 次最多有 %1 次显得可疑；反复查看或挑着看的人会更常见到。</translation>
    </message>
    <message>
        <source>The dice, cards and tosses of your games are counted here, beside what chance gives.</source>
        <translation>你对局中的骰子、牌和抛掷在这里统计，并与概率应有的结果对照。</translation>
    </message>
</context>
<context>
    <name>parlour::Coach</name>
    <message>
        <source>%1 costs %2 points.</source>
        <translation>%1 会损失 %2 分。</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>照做</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>期望得分</translation>
    </message>
    <message>
        <source>%1, as %2 sees it</source>
        <comment>chance to win, player</comment>
        <translation>%1（%2 的视角）</translation>
    </message>
    <message>
        <source>The tutor looks at each move before it is made.</source>
        <translation>每一步生效之前，导师都会先看一看。</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <translation>更好：%1。</translation>
    </message>
    <message>
        <source>The tutor looks at your move…</source>
        <translation>导师正在看你这一步……</translation>
    </message>
    <message>
        <source>%1 costs %2% of your chances to win.</source>
        <translation>%1 会损失 %2% 的胜率。</translation>
    </message>
</context>
<context>
    <name>parlour::CompareSheet</name>
    <message>
        <source>Side by side</source>
        <translation>并排比较</translation>
    </message>
    <message>
        <source>This line is over.</source>
        <translation>这种打法到此结束。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>parlour::ComparisonBars</name>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Wins in 100 games</source>
        <translation>每 100 局胜局</translation>
    </message>
    <message>
        <source>Where the difference comes from</source>
        <translation>差别从何而来</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Played best: %1</source>
        <comment>a line of play</comment>
        <translation>最佳打法：%1</translation>
    </message>
    <message>
        <source>Likely: %1</source>
        <comment>a line of play</comment>
        <translation>很可能：%1</translation>
    </message>
    <message>
        <source>Above all: %1, %2 more in 100 games.</source>
        <comment>source of chances to win, how many</comment>
        <translation>主要在于%1：每 100 局多胜 %2 局。</translation>
    </message>
    <message>
        <source>Above all: %1, %2 points more.</source>
        <comment>source of points, how many</comment>
        <translation>主要在于%1：多 %2 分。</translation>
    </message>
    <message>
        <source>It wins %1 more in 100 games.</source>
        <translation>每 100 局多胜 %1 局。</translation>
    </message>
    <message>
        <source>It brings %1 points more.</source>
        <translation>多得 %1 分。</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>两者相差无几。</translation>
    </message>
    <message>
        <source>Total points</source>
        <translation>总分</translation>
    </message>
</context>
<context>
    <name>parlour::ComparisonDetails</name>
    <message>
        <source>Less</source>
        <comment>fewer reasons</comment>
        <translation>收起</translation>
    </message>
    <message>
        <source>More</source>
        <comment>further reasons</comment>
        <translation>展开</translation>
    </message>
    <message>
        <source>In 100 deals</source>
        <translation>每 100 次发牌</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>a column: after the best move</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>a column: after the other move</comment>
        <translation>另一个</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <comment>what may happen, its chance after either move</comment>
        <translation>%1：%2 对 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>when, what there is more of</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a list, its things</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show me</source>
        <comment>lines of play, on the table</comment>
        <translation>演示</translation>
    </message>
    <message>
        <source>Plays both lines on the table, on one of many deals</source>
        <translation>在桌上演示两种打法，发牌取许多可能中的一种</translation>
    </message>
</context>
<context>
    <name>parlour::ContestBoard</name>
    <message>
        <source>row wins more</source>
        <translation>本行胜多</translation>
    </message>
    <message>
        <source>row wins less</source>
        <translation>本行负多</translation>
    </message>
    <message>
        <source>within two errors</source>
        <translation>在两倍误差之内</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>违规</translation>
    </message>
    <message>
        <source>The lead over time</source>
        <translation>领先变化</translation>
    </message>
    <message>
        <source>Win share, band = %1</source>
        <comment>a share</comment>
        <translation>胜率，色带为 %1</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Choose a meeting to see its matches</source>
        <translation>选择一组对阵，查看其各场比赛</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>对阵表</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>按座位统计胜场</translation>
    </message>
</context>
<context>
    <name>parlour::ContestExporter</name>
    <message>
        <source>Web page (HTML)…</source>
        <translation>网页（HTML）……</translation>
    </message>
    <message>
        <source>Markdown…</source>
        <translation>Markdown……</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>表格（CSV）……</translation>
    </message>
    <message>
        <source>Data (JSON)…</source>
        <translation>数据（JSON）……</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>导出结果表</translation>
    </message>
    <message>
        <source>Parlour games (*.parlour)</source>
        <translation>Parlour 牌局 (*.parlour)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>导出这一场</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 未写入：%2</translation>
    </message>
</context>
<context>
    <name>parlour::ContestPage</name>
    <message>
        <source>Contest</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a bot or matches</source>
        <translation>添加机器人或场次</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>新比赛</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>from part to part</source>
        <translation>在各部分之间移动</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>from cell to cell</source>
        <translation>在单元格之间移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>opens a cell, replays a match</source>
        <translation>打开单元格、重放比赛</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>closes the list; then back</source>
        <translation>关闭列表；再按返回</translation>
    </message>
</context>
<context>
    <name>parlour::ContestPages</name>
    <message>
        <source>The contest has stopped: %1</source>
        <translation>比赛已停止：%1</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Contest</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Let these programs play?</source>
        <translation>允许这些程序参加？</translation>
    </message>
    <message>
        <source>This contest starts programs that you have not let play yet:

%1</source>
        <translation>这场比赛会启动你还没有允许过的程序：

%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>允许参加</translation>
    </message>
    <message>
        <source>Another contest is being played. This one begins when it has ended or is paused.</source>
        <translation>另一场比赛正在进行。它结束或暂停后，这一场自动开始。</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>打开比赛</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>比赛</translation>
    </message>
</context>
<context>
    <name>parlour::ContestStrip</name>
    <message>
        <source>Reading…</source>
        <translation>读取中……</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止……</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Finishes the running matches, then stops. All that was played is kept: resume any time.</source>
        <translation>打完正在进行的比赛，然后停止。已打的全部保留，随时可以继续。</translation>
    </message>
    <message>
        <source>%1 in this run</source>
        <translation>本次已用 %1</translation>
    </message>
    <message>
        <source>Everything was played</source>
        <translation>全部打完</translation>
    </message>
    <message>
        <source>All that was played is kept</source>
        <translation>已打的全部保留</translation>
    </message>
    <message>
        <source>%1 of %2 matches known so far</source>
        <translation>已知 %2 场中的 %1 场</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%2 场中的 %1 场</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <comment>matches</comment>
        <translation>每秒 %1 场</translation>
    </message>
    <message>
        <source>once it goes on</source>
        <translation>（继续之后）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Another program holds the file</source>
        <translation>另一个程序正占用该文件</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Starts after the other one</source>
        <translation>另一场结束后自动开始</translation>
    </message>
    <message>
        <source>Another contest is being played. This one begins when it has ended or is paused.</source>
        <translation>另一场比赛正在进行。它结束或暂停后，这一场自动开始。</translation>
    </message>
    <message>
        <source>Remove from the queue</source>
        <translation>移出队列</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>Play your match</source>
        <translation>打你的比赛</translation>
    </message>
    <message numerus="yes">
        <source>%n of your matches to play</source>
        <translation>
            <numerusform>你还有 %n 场要打</numerusform>
        </translation>
    </message>
    <message>
        <source>next against %1</source>
        <translation>下一场对 %1</translation>
    </message>
</context>
<context>
    <name>parlour::ContestsPage</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件……</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>新比赛</translation>
    </message>
    <message>
        <source>Your contests</source>
        <translation>你的比赛</translation>
    </message>
    <message>
        <source>Ready to start</source>
        <translation>现成的比赛</translation>
    </message>
    <message>
        <source>Contests are kept here. Start one, stop it when you like, and resume it any time.</source>
        <translation>比赛保存在这里。开始一场，随时停止，随时继续。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>读取中……</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Resume %1</source>
        <translation>继续 %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Delete this contest?</source>
        <translation>删除这场比赛？</translation>
    </message>
    <message>
        <source>Its matches are deleted and cannot be brought back.</source>
        <translation>其中各场会被删除，无法恢复。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Remove %1 from the queue</source>
        <translation>将 %1 移出队列</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a time</comment>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>A tournament of your own</source>
        <translation>你自己的比赛</translation>
    </message>
    <message>
        <source>You and three players, each against each. You play your matches at the table.</source>
        <translation>你和三位对手，人人互相对阵。你在牌桌上打自己的场次。</translation>
    </message>
    <message>
        <source>Set up a tournament of your own</source>
        <translation>设置你自己的比赛</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>设置 %1</translation>
    </message>
</context>
<context>
    <name>parlour::Crosstable</name>
    <message>
        <source>Crosstable</source>
        <translation>对阵表</translation>
    </message>
    <message>
        <source>%1 against %2: not played yet</source>
        <translation>%1 对 %2：还没有打</translation>
    </message>
    <message>
        <source>%1 against %2: %3 won, %4 lost, %5 drawn</source>
        <translation>%1 对 %2：胜 %3，负 %4，平 %5</translation>
    </message>
</context>
<context>
    <name>parlour::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>交给 %1</translation>
    </message>
    <message>
        <source>All hands are hidden. The table is shown as %1 sees it.</source>
        <translation>所有手牌都已遮住。牌桌将按 %1 的视角显示。</translation>
    </message>
    <message>
        <source>I am %1</source>
        <translation>我是 %1</translation>
    </message>
    <message>
        <source>Key Enter</source>
        <translation>按键 Enter</translation>
    </message>
    <message>
        <source>%1 says: %2</source>
        <comment>a person, an answer</comment>
        <translation>%1 说：%2</translation>
    </message>
    <message>
        <source>%1 answers without looking; the screen is not passed.</source>
        <translation>%1 不看牌直接回答，不用交出屏幕。</translation>
    </message>
</context>
<context>
    <name>parlour::DailySheet</name>
    <message>
        <source>Played</source>
        <translation>已打</translation>
    </message>
    <message>
        <source>Your deals of the day</source>
        <translation>你的每日一局</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month, a year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a result</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::DealerPart</name>
    <message>
        <source>The dealer&apos;s cards</source>
        <translation>牌商的牌</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>No deck needs more of it.</source>
        <translation>牌组用不了更多了。</translation>
    </message>
    <message>
        <source>The dealer sells nothing before the loan is paid back.</source>
        <translation>还清借款之前，牌商什么也不卖。</translation>
    </message>
    <message>
        <source>That is more than you own.</source>
        <translation>你的筹码不够。</translation>
    </message>
    <message numerus="yes">
        <source>%1, you own %n</source>
        <comment>a price</comment>
        <translation>
            <numerusform>%1，你有 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy %1 for %2</source>
        <comment>a card, a price</comment>
        <translation>用 %2 买 %1</translation>
    </message>
    <message>
        <source>Choose a card to see what it does. The number on it is how many you own.</source>
        <translation>选一张牌看它的效果。牌上的数字是你拥有的张数。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its effect</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::DeckController</name>
    <message>
        <source>Play with this deck</source>
        <translation>用这副牌开玩</translation>
    </message>
</context>
<context>
    <name>parlour::DeckSheet</name>
    <message>
        <source>Cards to choose from</source>
        <translation>可选的牌</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>你的牌组</translation>
    </message>
    <message>
        <source>Save this deck</source>
        <translation>保存这副牌</translation>
    </message>
    <message>
        <source>Random deck</source>
        <translation>随机组牌</translation>
    </message>
    <message>
        <source>Name of this deck</source>
        <translation>这副牌的名称</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>The deck has all its cards: remove one first.</source>
        <translation>牌组已满：请先移除一张。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>牌组中 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>空位</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to choose.</source>
        <translation>
            <numerusform>还要选 %n 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and its effect</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>In your hand in %1 of matches.</source>
        <translation>在 %1 的比赛中会发到你手里。</translation>
    </message>
    <message>
        <source>Mark wanted cards</source>
        <translation>标记想要的牌</translation>
    </message>
    <message>
        <source>At least one of the wanted cards is in your hand in %1 of matches.</source>
        <translation>在 %1 的比赛中，你手里至少有一张想要的牌。</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>想要</translation>
    </message>
    <message>
        <source>not wanted</source>
        <translation>不想要</translation>
    </message>
</context>
<context>
    <name>parlour::DurakTable</name>
    <message>
        <source>Beaten cards lie open, and the cards not seen yet are counted by suit.</source>
        <translation>已弃的牌摊开，尚未见过的牌按花色计数。</translation>
    </message>
    <message>
        <source>You hold nothing that can be thrown in. Shall Parlour pass for you when that is so?</source>
        <translation>你没有可添的牌。遇到这种情况时，让 Parlour 替你选“不添了”吗？</translation>
    </message>
    <message>
        <source>Pass when you hold nothing to throw in</source>
        <translation>没有牌可添时自动选“不添了”</translation>
    </message>
    <message>
        <source>The pause before it is always the same, so that nobody learns what you hold.</source>
        <translation>之前的停顿总是一样长，别人看不出你手里有什么。</translation>
    </message>
</context>
<context>
    <name>parlour::EntrantList</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>违规 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, plays no more</source>
        <translation>%1，%2，不再参赛</translation>
    </message>
    <message>
        <source>What %1 did wrong</source>
        <translation>%1 的违规</translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n 次，出局</numerusform>
        </translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>在牌桌上</translation>
    </message>
</context>
<context>
    <name>parlour::FaultDrawer</name>
    <message>
        <source>Close the list of faults</source>
        <translation>关闭违规列表</translation>
    </message>
    <message numerus="yes">
        <source>For a fault the first legal action is played. %n fault(s) end an entrant&apos;s contest.</source>
        <translation>
            <numerusform>每次违规都改为第一个合法行动。违规 %n 次即退出比赛。</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1, step %2</source>
        <translation>第 %1 场，第 %2 步</translation>
    </message>
    <message>
        <source>Program faults of %1</source>
        <translation>程序 %1 的违规</translation>
    </message>
</context>
<context>
    <name>parlour::FiguresView</name>
    <message>
        <source>Trend shown</source>
        <translation>显示的趋势</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>A decision&apos;s loss</source>
        <translation>每次决定的损失</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>按游戏</translation>
    </message>
    <message>
        <source>the line marks an equal share</source>
        <translation>竖线为平均胜率</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>最近 %1 局</translation>
    </message>
    <message>
        <source>up won, down lost</source>
        <translation>上为胜，下为负</translation>
    </message>
    <message>
        <source>The trend starts at six games.</source>
        <translation>从六局起才有趋势。</translation>
    </message>
    <message>
        <source>The trend starts at six reviewed games.</source>
        <translation>从六局已复盘的对局起才有趋势。</translation>
    </message>
    <message>
        <source>Average of the last %1 games (range: %2)</source>
        <comment>a number, a share</comment>
        <translation>最近 %1 局的平均值（范围：%2）</translation>
    </message>
    <message>
        <source>Average cost of a real choice, last %1 games</source>
        <translation>一次真正选择的平均损失，最近 %1 局</translation>
    </message>
</context>
<context>
    <name>parlour::GameKeeper</name>
    <message>
        <source>This game is not being saved in %1: %2</source>
        <translation>此牌局没有保存到 %1：%2</translation>
    </message>
    <message>
        <source>Go on unsaved</source>
        <translation>不保存，继续</translation>
    </message>
    <message>
        <source>A folder for unfinished games</source>
        <translation>存放未完成牌局的文件夹</translation>
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
        <source>The copy is not saved: %1</source>
        <translation>副本未保存：%1</translation>
    </message>
    <message>
        <source>A game that began from a position is shared as a file: save a copy.</source>
        <translation>从局面开始的对局以文件分享：请保存副本。</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>分享这一局</translation>
    </message>
    <message numerus="yes">
        <source>One line of text is copied. It holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt, and nothing else. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>将复制一行文字。其中有这一局的游戏、规则、座位名称（%1）以及全部 %n 步和发出的每张牌，别无其他。粘贴到 Parlour (Ctrl+V) 即可打开这一局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>The game is copied, to be pasted where you like.</source>
        <translation>这一局已复制，可粘贴到任何地方。</translation>
    </message>
    <message>
        <source>The game counts as it ended. What you play from here is not kept.</source>
        <translation>这一局以当时的结局计入。从这里起的对局不会保存。</translation>
    </message>
    <message>
        <source>The end of this game is not kept yet: %1</source>
        <translation>这一局的结局尚未保存：%1</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>不保存就离开？</translation>
    </message>
    <message>
        <source>This game cannot be written in %1: %2 Make room there and try again. If you leave now, it stays as it was last saved, and what was played since is lost.</source>
        <translation>这一局无法写入 %1：%2 请腾出空间后重试。如果现在离开，它会停在上次保存的样子，之后打的都会丢失。</translation>
    </message>
    <message>
        <source>Leave and lose it</source>
        <translation>离开，不要了</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message numerus="yes">
        <source>The result is copied in words, and below it one line of text. That line holds the game, its rules, the names of the seats (%1) and all %n step(s) with every card dealt. Pasted into Parlour (Ctrl+V), it opens the game.</source>
        <translation>
            <numerusform>将复制文字形式的结果，下面再附一行文字。那一行包含这一局的游戏、规则、座位名称（%1）以及全部 %n 步和发出的每张牌。粘贴到 Parlour (Ctrl+V) 即可打开这一局。</numerusform>
        </translation>
    </message>
    <message>
        <source>The notes that players left for themselves are not in it, which would make it too long to send.</source>
        <translation>玩家留给自己的笔记不在其中，否则太长，不便发送。</translation>
    </message>
    <message>
        <source>The seal is not in it: save a copy to prove the deal.</source>
        <translation>封印不在其中：要证明发牌，请保存副本。</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>选择文件夹……</translation>
    </message>
    <message>
        <source>A copy holds everybody&apos;s cards: save it when the game is over.</source>
        <translation>副本含有所有人的牌：请在局终后保存。</translation>
    </message>
</context>
<context>
    <name>parlour::GameOpener</name>
    <message>
        <source>Open a saved game</source>
        <translation>打开已保存的牌局</translation>
    </message>
    <message>
        <source>A game is on the clipboard, as a line of text.</source>
        <translation>剪贴板里有一局游戏，是一行文字。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件……</translation>
    </message>
    <message>
        <source>Open the line</source>
        <translation>打开这一行</translation>
    </message>
    <message>
        <source>There is no game on the clipboard. Copied as a line, it begins with &quot;parlour:&quot;.</source>
        <translation>剪贴板里没有对局。复制为一行的对局以“parlour:”开头。</translation>
    </message>
    <message numerus="yes">
        <source>The text holds %n lines. The first one was opened.</source>
        <translation>
            <numerusform>这段文字有 %n 行。已打开第一行。</numerusform>
        </translation>
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
        <source>Open this link?</source>
        <translation>打开这个链接？</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>The link holds a position of %1.</source>
        <translation>链接中是%1的一个局面。</translation>
    </message>
    <message numerus="yes">
        <source>The link holds a game of %1 with %n step(s) between %2.</source>
        <translation>
            <numerusform>链接中是%1的一局，共 %n 步，参与者：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>The line</source>
        <translation>这一行</translation>
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
        <source>Look at the good part</source>
        <translation>查看完好部分</translation>
    </message>
    <message>
        <source>This game is being played in another window. Here it goes on as a game of its own.</source>
        <translation>这局游戏正在另一个窗口中进行。在这里它将作为单独的一局继续。</translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation>删除后无法恢复。</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>删除此牌局？</translation>
    </message>
    <message>
        <source>%1 Your wager goes to the opponent: %2.</source>
        <translation>%1你的赌注归对手：%2。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>This is the deal of %1: everything that was dealt or rolled in it was checked.</source>
        <translation>这是 %1 的每日一局：所有发牌和掷骰都已核对。</translation>
    </message>
</context>
<context>
    <name>parlour::GameRow</name>
    <message>
        <source>Replay %1, %2: %3, %4</source>
        <translation>回放%1，%2：%3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>From a position: %1</source>
        <comment>a result</comment>
        <translation>从局面开始：%1</translation>
    </message>
</context>
<context>
    <name>parlour::GameStarter</name>
    <message>
        <source>Go on with the lesson?</source>
        <translation>继续教程吗？</translation>
    </message>
    <message>
        <source>Is %1 new to you?</source>
        <translation>第一次玩%1吗？</translation>
    </message>
    <message>
        <source>You left the lesson of %1 before its end.</source>
        <translation>%1教程还没有学完。</translation>
    </message>
    <message>
        <source>The lesson shows you the game on the table: one sentence at a time, and you make the moves.</source>
        <translation>教程在牌桌上讲解：一次一句话，由你来走。</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>现在就玩</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>继续教程</translation>
    </message>
    <message numerus="yes">
        <source>Learn in %n minute(s)</source>
        <translation>
            <numerusform>%n 分钟学会</numerusform>
        </translation>
    </message>
    <message>
        <source>The match does not begin: %1</source>
        <translation>对局没有开始：%1</translation>
    </message>
</context>
<context>
    <name>parlour::GamesView</name>
    <message>
        <source>Games</source>
        <comment>the list of games</comment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>By: %1</source>
        <comment>the head of a column</comment>
        <translation>按：%1</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>opens it</comment>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Enter, or a double click</source>
        <translation>Enter 或双击</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除……</translation>
    </message>
    <message>
        <source>Del; Shift or Ctrl selects several games</source>
        <translation>Del；按住 Shift 或 Ctrl 可选多局</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>正在读取历史……</translation>
    </message>
    <message>
        <source>No game matches the choices above.</source>
        <translation>没有符合以上选择的对局。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games that are listed, all games</comment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <comment>how many games are listed</comment>
        <translation>
            <numerusform>%1，已选 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Games that you finish stand here, to be replayed and reviewed.</source>
        <translation>你打完的牌局都在这里，可以回放和复盘。</translation>
    </message>
</context>
<context>
    <name>parlour::HintCard</name>
    <message>
        <source>Hide</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>按键 Esc</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>What matters here</source>
        <translation>这里的关键</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>显示走法</translation>
    </message>
    <message>
        <source>Why not: %1?</source>
        <translation>为什么不是：%1？</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>两者相差无几。</translation>
    </message>
    <message>
        <source>The analyst takes the first about %1 times in 100.</source>
        <translation>分析程序约有 %1% 的时候选第一个。</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>正在分析局面……</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <translation>正在找原因……</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryCheck</name>
    <message>
        <source>Another program is using the history. Games are added to it as soon as that program is done.</source>
        <translation>另一个程序正占用历史记录。它一旦释放，对局就会加入其中。</translation>
    </message>
</context>
<context>
    <name>parlour::HistoryPage</name>
    <message>
        <source>Open a file…</source>
        <translation>打开文件……</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Against</source>
        <comment>opponents</comment>
        <translation>对手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a game without others</comment>
        <translation>单人</translation>
    </message>
    <message>
        <source>Time at the table, without breaks</source>
        <translation>在桌上的时间，不含休息</translation>
    </message>
    <message>
        <source>Review</source>
        <comment>opens it</comment>
        <translation>复盘</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>Against: %1</source>
        <comment>opponents</comment>
        <translation>对手：%1</translation>
    </message>
    <message>
        <source>You did not play</source>
        <translation>你没有参加</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>尚未复盘</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>a game</comment>
        <translation>已损坏</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n 个失误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be reviewed: %1</source>
        <translation>
            <numerusform>%n 局无法复盘：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>History and progress</source>
        <translation>历史与进步</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>the list of games</comment>
        <translation>对局</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进步</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出……</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) deleted.</source>
        <translation>
            <numerusform>已删除 %n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved in %1.</source>
        <translation>
            <numerusform>已把 %n 局保存到 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since %1</source>
        <translation>
            <numerusform>自 %1 起 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)?</source>
        <translation>
            <numerusform>删除 %n 局？</numerusform>
        </translation>
    </message>
    <message>
        <source>They are deleted with their reviews and cannot be brought back. To keep them elsewhere, export them first.</source>
        <translation>它们将连同复盘一起删除，无法恢复。若要另存，请先导出。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <source>Export %n game(s) into a folder</source>
        <translation>
            <numerusform>把 %n 局导出到文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these games are reviewed.</source>
        <translation>这些对局都已复盘。</translation>
    </message>
    <message>
        <source>What your decisions cost you; alone: points</source>
        <translation>你的决定造成的损失；单人：分数</translation>
    </message>
    <message>
        <source>What chance brought you; alone: points</source>
        <translation>运气给你带来的得失；单人：分数</translation>
    </message>
    <message>
        <source>The histories that were set aside hold no game that can be read.</source>
        <translation>被搁置的历史中没有可读取的对局。</translation>
    </message>
    <message>
        <source>Games in the histories that were set aside: %1 recovered, %2 in the history before, %3 unreadable.</source>
        <translation>被搁置的历史中的对局：已恢复 %1，历史中已有 %2，无法读取 %3。</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a player of a watched game</comment>
        <translation>%1 负</translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <comment>one or %n players of a watched game</comment>
        <translation>
            <numerusform>%1 胜</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>钱袋</translation>
    </message>
    <message>
        <source>From a position</source>
        <comment>a game that began from a position that was put in</comment>
        <translation>从局面开始</translation>
    </message>
    <message>
        <source>Several people played; mistakes count for nobody</source>
        <translation>有多人参加；失误不计在任何人名下</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Export, files, reviews and the like</source>
        <translation>导出、文件、复盘等</translation>
    </message>
    <message>
        <source>Practice your mistakes</source>
        <translation>练习你的失误</translation>
    </message>
    <message>
        <source>Review all that are listed</source>
        <translation>复盘列出的所有对局</translation>
    </message>
    <message>
        <source>Paste a game copied as a line</source>
        <translation>粘贴以一行文字复制的对局</translation>
    </message>
    <message>
        <source>Recover games that were set aside</source>
        <translation>恢复被搁置的对局</translation>
    </message>
</context>
<context>
    <name>parlour::KeyControl</name>
    <message>
        <source>Set back: %1</source>
        <comment>a shortcut</comment>
        <translation>恢复：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The effect of a shortcut, and where it works.</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation>%1 已被占用：%2。</translation>
    </message>
    <message>
        <source>%1 is taken: %2. They cannot swap.</source>
        <translation>%1 已被占用：%2。两者无法互换。</translation>
    </message>
    <message>
        <source>%1 cannot be a shortcut.</source>
        <translation>%1 不能用作快捷键。</translation>
    </message>
    <message>
        <source>Text fields need %1. Press it with Ctrl or Alt.</source>
        <translation>文本框需要 %1。请与 Ctrl 或 Alt 一起按。</translation>
    </message>
    <message>
        <source>It is shown on the table, and is one letter, digit or sign.</source>
        <translation>它显示在牌桌上，只能是一个字母、数字或符号。</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>互换</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>保持不变</translation>
    </message>
</context>
<context>
    <name>parlour::KeyField</name>
    <message>
        <source>Press a key…</source>
        <translation>请按键……</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A shortcut, and its key.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::LeadChart</name>
    <message>
        <source>The lead over time</source>
        <translation>领先变化</translation>
    </message>
    <message>
        <source>%1: %2 percent after %3 matches</source>
        <translation>%1：%3 场后 %2%</translation>
    </message>
    <message>
        <source>thousand matches of each pair</source>
        <translation>每对千场</translation>
    </message>
    <message>
        <source>matches of each pair</source>
        <translation>每对场次</translation>
    </message>
    <message>
        <source>thousand matches</source>
        <translation>千场</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>This plot needs Qt Charts, without which this program was built.</source>
        <translation>此图需要 Qt Charts，而本程序构建时没有它。</translation>
    </message>
</context>
<context>
    <name>parlour::LessonMode</name>
    <message>
        <source>Lesson: %1</source>
        <translation>教程：%1</translation>
    </message>
</context>
<context>
    <name>parlour::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>sentences of a lesson</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Your move, on the table.</source>
        <translation>轮到你，在桌上走。</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>还不对</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the previous sentence</source>
        <translation>回到上一句</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一句</translation>
    </message>
    <message>
        <source>Continues (Enter)</source>
        <translation>继续 (Enter)</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>现在就玩</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>回大厅</translation>
    </message>
    <message>
        <source>Marks the move on the table (%1)</source>
        <translation>在桌上标出走法 (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::LineShow</name>
    <message>
        <source>One of many deals. First: %1</source>
        <comment>a move</comment>
        <translation>许多可能的发牌之一。先看：%1</translation>
    </message>
    <message>
        <source>The same deal. Now: %1</source>
        <comment>a move</comment>
        <translation>同样的牌。再看：%1</translation>
    </message>
    <message>
        <source>What the others hold is made up.</source>
        <translation>其他人的牌是假设的。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, move</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A key or a click ends it</source>
        <translation>按键或点击即结束</translation>
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
        <translation>开玩</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>玩%1</translation>
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
        <translation>新牌局……</translation>
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
        <source>Contest</source>
        <translation>比赛</translation>
    </message>
    <message numerus="yes">
        <source>%n more to resume</source>
        <translation>
            <numerusform>还有 %n 个可继续</numerusform>
        </translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>继续教程</translation>
    </message>
    <message>
        <source>Lesson (done ✓)</source>
        <translation>教程（已学 ✓）</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>观战中</translation>
    </message>
    <message>
        <source>Go on watching %1, %2</source>
        <translation>继续观战%1，%2</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Contest running: %1</source>
        <comment>a share</comment>
        <translation>比赛进行中：%1</translation>
    </message>
    <message>
        <source>%1 of the game played</source>
        <comment>a share</comment>
        <translation>牌局已进行 %1</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>教程已学完</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>You left it at %1 of %2.</source>
        <comment>sentences of a lesson</comment>
        <translation>你停在第 %1 步，共 %2 步。</translation>
    </message>
    <message>
        <source>Leave the lesson of %1 for good</source>
        <translation>不再继续%1教程</translation>
    </message>
    <message>
        <source>Go on with the lesson of %1</source>
        <translation>继续%1教程</translation>
    </message>
    <message>
        <source>No game is finished yet. A click on one replays it and shows what each move was worth.</source>
        <translation>还没有已打完的牌局。点击一局即可回放，并看到每一步的价值。</translation>
    </message>
    <message>
        <source>Purse and dealer…</source>
        <translation>钱袋和牌商……</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Your own mistakes, until you find the move, and puzzles</source>
        <translation>反复练自己的失误，直到找到正确的一步，还有题目</translation>
    </message>
    <message>
        <source>Practice: %1 due</source>
        <comment>exercises</comment>
        <translation>练习：%1 题到期</translation>
    </message>
    <message>
        <source>Practice (%1)</source>
        <comment>the number of exercises that are due</comment>
        <translation>练习（%1）</translation>
    </message>
    <message>
        <source>Nothing is waiting: a game, a lesson, a contest or a round that you leave stays here.</source>
        <translation>没有等待继续的内容：你离开的牌局、教程、比赛或一轮练习会留在这里。</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <comment>exercises of a round</comment>
        <translation>已答 %1 / %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a game</comment>
        <translation>接下来：%1</translation>
    </message>
    <message>
        <source>Leave this round of the practice</source>
        <translation>离开这一轮练习</translation>
    </message>
    <message>
        <source>Go on with the practice</source>
        <translation>继续练习</translation>
    </message>
    <message>
        <source>Put in a position…</source>
        <translation>输入局面……</translation>
    </message>
    <message>
        <source>As last time: %1</source>
        <comment>names</comment>
        <translation>和上次一样：%1</translation>
    </message>
    <message>
        <source>Play · %1</source>
        <translation>开玩 · %1</translation>
    </message>
    <message numerus="yes">
        <source>Play · %1 and %n more</source>
        <translation>
            <numerusform>开玩 · %1 和另外 %n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>names of players</comment>
        <translation>对手：%1</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>从哪里开始</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>今日待办</translation>
    </message>
    <message>
        <source>Open History</source>
        <translation>打开历史</translation>
    </message>
    <message>
        <source>1. Learn a game</source>
        <translation>1. 学一种游戏</translation>
    </message>
    <message>
        <source>A lesson tells you one sentence at a time, and you make the moves.</source>
        <translation>教程一次只说一句话，由你来走每一步。</translation>
    </message>
    <message>
        <source>2. Play</source>
        <translation>2. 开玩</translation>
    </message>
    <message>
        <source>You can ask for a hint and take moves back.</source>
        <translation>你可以要提示，也可以悔牌。</translation>
    </message>
    <message>
        <source>3. Look back</source>
        <translation>3. 回顾</translation>
    </message>
    <message>
        <source>A review shows what luck brought and which moves cost you most.</source>
        <translation>复盘会告诉你运气带来了什么，哪几步损失最大。</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>选择教程</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1，%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) for today</source>
        <translation>
            <numerusform>今天有 %n 道练习</numerusform>
        </translation>
    </message>
    <message>
        <source>To your match</source>
        <translation>去打你的比赛</translation>
    </message>
    <message>
        <source>Your match is next.</source>
        <translation>轮到你的比赛了。</translation>
    </message>
    <message>
        <source>Play · beginner %1</source>
        <translation>开玩 · 新手%1</translation>
    </message>
    <message>
        <source>Play · casual %1</source>
        <translation>开玩 · 休闲玩家%1</translation>
    </message>
    <message>
        <source>Play · club player %1</source>
        <translation>开玩 · 俱乐部玩家%1</translation>
    </message>
    <message>
        <source>Play · master %1</source>
        <translation>开玩 · 大师%1</translation>
    </message>
    <message numerus="yes">
        <source>Play · %n opponent(s)</source>
        <translation>
            <numerusform>开玩 · %n 位对手</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>选择游戏</translation>
    </message>
    <message>
        <source>Play a deal of the day</source>
        <translation>玩每日一局</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <comment>a game, its players</comment>
        <translation>%1，对手 %2</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>每日一局</translation>
    </message>
    <message>
        <source>The same for everybody on this date in UTC. Your first try counts.</source>
        <translation>当天（UTC）所有人都一样。只计第一次。</translation>
    </message>
    <message>
        <source>To the puzzle</source>
        <translation>去解题</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>One position, and one move that is best.</source>
        <translation>一个局面，只有一步最佳。</translation>
    </message>
    <message>
        <source>Your calendar…</source>
        <translation>你的日历……</translation>
    </message>
</context>
<context>
    <name>parlour::MainWindow</name>
    <message>
        <source>This game is not being saved: %1</source>
        <translation>此牌局没有保存：%1</translation>
    </message>
    <message>
        <source>An unfinished game could not be read and is at %1 now: %2</source>
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
        <source>This game was played by another program, which is not started because you have not let it play yet: %1. Choose it for a seat in a new game to do so.</source>
        <translation>这一局由另一个程序参与，你还没有允许它参加，因此没有启动：%1。要允许它，请在新游戏中为它选一个座位。</translation>
    </message>
</context>
<context>
    <name>parlour::MatchDrawer</name>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>场</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>%1, forfeit</source>
        <comment>won, forfeit</comment>
        <translation>%1，判负</translation>
    </message>
    <message>
        <source>Close the list of matches</source>
        <translation>关闭场次列表</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>显示哪些场次</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Newer ones</source>
        <translation>较新的</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>= even so far</source>
        <translation>= 目前持平</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>落后</translation>
    </message>
    <message>
        <source>ahead %1</source>
        <translation>领先 %1</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>胜 %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>落后 %1</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>负 %1</translation>
    </message>
    <message>
        <source>%1 of %2 matches</source>
        <translation>%2 场中的 %1 场</translation>
    </message>
    <message>
        <source>%1 when it moves first</source>
        <translation>先手时 %1</translation>
    </message>
    <message>
        <source>%1 when it moves second</source>
        <translation>后手时 %1</translation>
    </message>
    <message>
        <source>Likely the better one</source>
        <translation>很可能更强</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>违规</translation>
    </message>
    <message>
        <source>none</source>
        <comment>faults</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Matches: %1</source>
        <translation>场次：%1</translation>
    </message>
    <message>
        <source>Match %1, %2, seed %3. Its steps were not kept.</source>
        <translation>第 %1 场，%2，种子 %3。步骤没有保存。</translation>
    </message>
    <message>
        <source>Tied hands</source>
        <translation>平局数</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>decided by one</comment>
        <translation>险局</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Export match %1</source>
        <translation>导出第 %1 场</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Match %1, %2, seed %3. Review it.</source>
        <translation>第 %1 场，%2，种子 %3。复盘。</translation>
    </message>
    <message>
        <source>Review %1</source>
        <translation>复盘 %1</translation>
    </message>
    <message>
        <source>Review match %1</source>
        <translation>复盘第 %1 场</translation>
    </message>
</context>
<context>
    <name>parlour::MatchPart</name>
    <message>
        <source>Wager</source>
        <translation>赌注</translation>
    </message>
    <message>
        <source>Free play instead</source>
        <translation>改为自由对局</translation>
    </message>
    <message>
        <source>Every card, and no credits. The purse stays as it is.</source>
        <translation>有所有的牌，不用筹码。钱袋保持不变。</translation>
    </message>
    <message>
        <source>%1 Wagers up to %2 and owns %3.</source>
        <comment>character, limit, purse</comment>
        <translation>%1最多下注 %2，拥有 %3。</translation>
    </message>
    <message>
        <source>Both put up the same wager, at most %1 here; the winner takes both.</source>
        <translation>双方下同样的注，这里最多 %1；胜者全得。</translation>
    </message>
    <message>
        <source>Play for %1</source>
        <translation>赌 %1</translation>
    </message>
    <message>
        <source>Play for honour</source>
        <translation>为荣誉而战</translation>
    </message>
    <message>
        <source>If either has no credits, the match is for honour.</source>
        <translation>如果有一方没有筹码，这场比赛只为荣誉。</translation>
    </message>
    <message>
        <source>Free play</source>
        <translation>自由对局</translation>
    </message>
    <message>
        <source>Your deck…</source>
        <translation>你的副牌……</translation>
    </message>
</context>
<context>
    <name>parlour::MemoField</name>
    <message>
        <source>Write here</source>
        <translation>写在这里</translation>
    </message>
</context>
<context>
    <name>parlour::MessageStrip</name>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>parlour::NewBests</name>
    <message>
        <source>A record: your most points</source>
        <translation>新纪录：最高分</translation>
    </message>
    <message>
        <source>A record: your longest run of games won</source>
        <translation>新纪录：最长连胜</translation>
    </message>
    <message>
        <source>A record: your quickest win</source>
        <translation>新纪录：最快获胜</translation>
    </message>
    <message>
        <source>A record: your shortest win</source>
        <translation>新纪录：步数最少的胜利</translation>
    </message>
</context>
<context>
    <name>parlour::NewContestSheet</name>
    <message>
        <source>Everybody against everybody, and a crosstable.</source>
        <translation>人人互相对阵，得出对阵表。</translation>
    </message>
    <message>
        <source>The first against each of the others: how good is a new bot?</source>
        <translation>首位参赛者依次对阵其余各家：新机器人有多强？</translation>
    </message>
    <message>
        <source>A bracket in the order of seeding; losers play on for the places.</source>
        <translation>按种子排名对阵；输者继续争夺名次。</translation>
    </message>
    <message>
        <source>Full tables, seated by lot again in each round.</source>
        <translation>每桌坐满，每轮重新抽签排座。</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>新比赛</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Matches of a set</source>
        <translation>每盘场次</translation>
    </message>
    <message>
        <source>Matches of a round</source>
        <translation>每轮场次</translation>
    </message>
    <message>
        <source>Matches of each pair</source>
        <translation>每对场次</translation>
    </message>
    <message>
        <source>The same cards from every seat, so luck evens out.</source>
        <translation>每个座位都拿到同样的牌，运气互相抵消。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Sets to win</source>
        <translation>先胜盘数</translation>
    </message>
    <message>
        <source>Stop when it is clear</source>
        <translation>胜负分明即停</translation>
    </message>
    <message>
        <source>Two bots: a test (SPRT) whether the first is better.</source>
        <translation>两个机器人：检验（SPRT）第一个是否更强。</translation>
    </message>
    <message>
        <source>Not better: at most this many Elo</source>
        <translation>不更强：Elo 至多高这么多</translation>
    </message>
    <message>
        <source>Better: at least this many Elo</source>
        <translation>更强：Elo 至少高这么多</translation>
    </message>
    <message>
        <source>Entrants</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>其他程序……</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>比如你自己写的。</translation>
    </message>
    <message>
        <source>Choose who plays.</source>
        <translation>选择参赛者。</translation>
    </message>
    <message>
        <source>In this order: %1</source>
        <translation>按此顺序：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n entrant(s): %1</source>
        <translation>
            <numerusform>%n 个参赛者：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Seed: up to 16 hexadecimal digits; the same seed plays the same contest</source>
        <translation>种子：最多 16 位十六进制数；种子相同，比赛相同</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>新种子</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>A set takes about %1 on this computer.</source>
        <translation>在这台电脑上，一盘约需 %1。</translation>
    </message>
    <message>
        <source>All matches take at most about %1 on this computer.</source>
        <translation>在这台电脑上，全部比赛最多约需 %1。</translation>
    </message>
    <message>
        <source>All matches take about %1 on this computer.</source>
        <translation>在这台电脑上，全部比赛约需 %1。</translation>
    </message>
    <message>
        <source>The second match of a pair has the cards of the first, with the seats exchanged.</source>
        <translation>每对的第二场用第一场的牌，座位互换。</translation>
    </message>
    <message>
        <source>At the table, one match after the other.</source>
        <translation>在牌桌上，一场接一场。</translation>
    </message>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>你打 %n 场；其余的由其他人互相打。</numerusform>
        </translation>
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
        <translation>与上一局相同</translation>
    </message>
    <message numerus="yes">
        <source>%n more rule(s)</source>
        <translation>
            <numerusform>另有 %n 条规则</numerusform>
        </translation>
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
        <source>A bot plays in this seat.</source>
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
        <translation>开玩</translation>
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
    <message>
        <source>Another program…</source>
        <translation>其他程序……</translation>
    </message>
    <message>
        <source>One of your own, for example.</source>
        <translation>比如你自己写的。</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>From the contests</source>
        <translation>来自比赛</translation>
    </message>
    <message>
        <source>Programs of your own</source>
        <translation>你自己的程序</translation>
    </message>
    <message>
        <source>Take this deck</source>
        <translation>用这副牌</translation>
    </message>
    <message>
        <source>Name of another person at this screen</source>
        <translation>同一屏幕前另一人的名字</translation>
    </message>
    <message>
        <source>Sits here</source>
        <translation>坐这里</translation>
    </message>
    <message>
        <source>A deal that can be proved</source>
        <translation>可验证的发牌</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>已封存</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>My name</source>
        <translation>这是我的名字</translation>
    </message>
    <message>
        <source>The rules as they are chosen here (%1)</source>
        <translation>按此处所选的规则 (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::NextMatch</name>
    <message>
        <source>You win the tournament: gold</source>
        <translation>你赢得了比赛：金牌</translation>
    </message>
    <message>
        <source>%1 wins the tournament: gold</source>
        <translation>%1 赢得了比赛：金牌</translation>
    </message>
    <message>
        <source>You come second: silver</source>
        <translation>你获得第二名：银牌</translation>
    </message>
    <message>
        <source>%1 comes second: silver</source>
        <translation>%1 获得第二名：银牌</translation>
    </message>
    <message>
        <source>You come third: bronze</source>
        <translation>你获得第三名：铜牌</translation>
    </message>
    <message>
        <source>%1 comes third: bronze</source>
        <translation>%1 获得第三名：铜牌</translation>
    </message>
    <message>
        <source>You come in at place %1</source>
        <translation>你获得第 %1 名</translation>
    </message>
    <message>
        <source>%1 comes in at place %2</source>
        <translation>%1 获得第 %2 名</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>第 %1 轮，共 %2 轮</translation>
    </message>
    <message>
        <source>Your next match: against %1</source>
        <translation>你的下一场：对 %1</translation>
    </message>
    <message>
        <source>The next match: %1 against %2</source>
        <translation>下一场：%1 对 %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始比赛</translation>
    </message>
    <message>
        <source>%1 wins the tournament.</source>
        <translation>%1 赢得了比赛。</translation>
    </message>
    <message>
        <source>The others are playing</source>
        <translation>其他人正在打</translation>
    </message>
    <message>
        <source>The others have matches to play</source>
        <translation>其他人还有场次要打</translation>
    </message>
    <message>
        <source>Your next match follows.</source>
        <translation>接下来是你的下一场。</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>让他们打</translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you lead with %n point(s).</source>
        <translation>
            <numerusform>第 %1 轮后你以 %n 分领先。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 you share the lead with %n point(s).</source>
        <translation>
            <numerusform>第 %1 轮后你以 %n 分并列第一。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the best share the lead with %n point(s).</source>
        <translation>
            <numerusform>第 %1 轮后有人以 %n 分并列第一。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After round %1 the lead is with %2, who has %n point(s).</source>
        <translation>
            <numerusform>第 %1 轮后 %2 以 %n 分领先。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are in place %1.</source>
        <translation>你排第 %1。</translation>
    </message>
</context>
<context>
    <name>parlour::NumberField</name>
    <message>
        <source>Less</source>
        <translation>减少</translation>
    </message>
    <message>
        <source>More</source>
        <translation>增加</translation>
    </message>
</context>
<context>
    <name>parlour::OutcomeBars</name>
    <message>
        <source>%1: %2 against %3</source>
        <comment>outcome, number after the action, number after what was played</comment>
        <translation>%1：%2 对 %3</translation>
    </message>
    <message>
        <source>Outcomes after both actions</source>
        <translation>两种选择之后的结果</translation>
    </message>
</context>
<context>
    <name>parlour::Page</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>parlour::PastFilters</name>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>任何结果</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>旁观</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a game without others</comment>
        <translation>单人</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>最近七天</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>本月</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>which are listed</comment>
        <translation>对局</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>有失误</translation>
    </message>
    <message>
        <source>Seed, note or player</source>
        <translation>种子、笔记或玩家</translation>
    </message>
    <message>
        <source>Search by seed, note or player</source>
        <translation>按种子、笔记或玩家搜索</translation>
    </message>
    <message>
        <source>With this mistake</source>
        <translation>有此失误</translation>
    </message>
    <message>
        <source>Any opponent</source>
        <translation>任何对手</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>the filter</comment>
        <translation>清除</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>parlour::PictureField</name>
    <message>
        <source>%1: %2</source>
        <comment>a control and its value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::PlaceRow</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a place and the number of its cards</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 [%2]: %3</source>
        <extracomment>A place for cards with its key, and its cards.</extracomment>
        <translation>%1 [%2]：%3</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>%1: a letter on a card sends it here, with Alt it brings you here; here, type cards, Backspace takes the last one out</source>
        <translation>%1：在牌上按此字母即送到这里，加 Alt 则跳到这里；在这里可键入牌，退格键取出最后一张</translation>
    </message>
</context>
<context>
    <name>parlour::PlanChanges</name>
    <message>
        <source>Add a bot…</source>
        <translation>添加机器人……</translation>
    </message>
    <message>
        <source>More matches…</source>
        <translation>增加场次……</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>添加机器人</translation>
    </message>
    <message>
        <source>More matches</source>
        <translation>增加场次</translation>
    </message>
    <message>
        <source>How many matches each pair is to have played in the end. What was played stays.</source>
        <translation>每对最终一共要打多少场。已打的保留。</translation>
    </message>
    <message>
        <source>Matches of each pair</source>
        <translation>每对场次</translation>
    </message>
    <message>
        <source>Add them</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>parlour::PlayOn</name>
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
    <message>
        <source>Who takes your seat?</source>
        <translation>由谁坐到你的座位上？</translation>
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
        <translation>积分榜</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>选手</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>已打</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>第 %1 名：%2</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 对 %2：%3</translation>
    </message>
    <message>
        <source>%1 against %2: not played yet</source>
        <translation>%1 对 %2：还没有打</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) played</source>
        <translation>
            <numerusform>%1：已打 %n 场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) won</source>
        <translation>
            <numerusform>%1：胜 %n 场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) drawn</source>
        <translation>
            <numerusform>%1：平 %n 场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n match(es) lost</source>
        <translation>
            <numerusform>%1：负 %n 场</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1：%n 分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PositionFormView</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row and a control in it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>%n of it are placed</source>
        <translation>
            <numerusform>已放置 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a card to put it here; Backspace takes the last one out. Alt and a letter: to that place.</source>
        <translation>键入一张牌即放到这里；退格键取出最后一张。按 Alt 加字母：跳到那个位置。</translation>
    </message>
    <message>
        <source>On a card, a letter sends it to the place with that letter.</source>
        <translation>在牌上按字母，即送到带该字母的位置。</translation>
    </message>
</context>
<context>
    <name>parlour::PositionSheet</name>
    <message>
        <source>A position</source>
        <translation>一个局面</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Copy as a line</source>
        <translation>复制为一行</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>There is only one action.</source>
        <translation>只有一个行动。</translation>
    </message>
    <message>
        <source>The position is copied as a line: these lines and nothing else.</source>
        <translation>局面已复制为一行：就是这些行，别无其他。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续玩</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Takes everything out, to copy a table from the beginning</source>
        <translation>清空全部，以便从头照着一桌牌摆</translation>
    </message>
    <message>
        <source>Against %1</source>
        <comment>a bot</comment>
        <translation>对阵 %1</translation>
    </message>
    <message>
        <source>Keeps the position for the practice, where it is asked until you find the best action</source>
        <translation>把这个局面留给练习，直到你找到最佳行动为止</translation>
    </message>
    <message>
        <source>The practice asks for this position from now on.</source>
        <translation>从现在起，练习会问到这个局面。</translation>
    </message>
    <message>
        <source>Both are about the same.</source>
        <translation>两者相差无几。</translation>
    </message>
    <message>
        <source>Why not: %1?</source>
        <translation>为什么不是：%1？</translation>
    </message>
    <message>
        <source>The position as text. Lines may be left out; ? means unknown.</source>
        <translation>局面的文字形式。可以省略一些行；? 表示未知。</translation>
    </message>
    <message>
        <source>Plays on against this opponent. What you cannot see is dealt at random. Does not count in your statistics</source>
        <translation>与这位对手继续。你看不到的牌随机发出。不计入你的统计</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>正在分析局面……</translation>
    </message>
    <message>
        <source>Working out why…</source>
        <translation>正在找原因……</translation>
    </message>
    <message>
        <source>Put in</source>
        <translation>输入方式</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Keep for practice</source>
        <translation>留作练习</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What each action is worth</source>
        <translation>每个行动的价值</translation>
    </message>
    <message>
        <source>Close the answer</source>
        <translation>关闭回答</translation>
    </message>
    <message>
        <source>To send it to somebody: whoever pastes the line in Parlour sees this position</source>
        <translation>用于发送给别人：在 Parlour 中粘贴这一行即可看到此局面</translation>
    </message>
    <message>
        <source>You decide.</source>
        <translation>由你决定。</translation>
    </message>
</context>
<context>
    <name>parlour::PositionTable</name>
    <message>
        <source>%1, %2</source>
        <comment>a card and its place</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>A click takes it out</source>
        <translation>点击即可取出</translation>
    </message>
    <message>
        <source>Click, drag or type a card. Backspace takes the last one out; Alt and a letter go to the place with it.</source>
        <translation>点击、拖动或输入一张牌。退格键取出最后一张；按 Alt 加字母转到标有该字母的位置。</translation>
    </message>
    <message>
        <source>Click what it is.</source>
        <translation>点击选择。</translation>
    </message>
    <message>
        <source>Click or type what it is.</source>
        <translation>点击或输入数值。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of it placed</source>
        <translation>
            <numerusform>%1，已放置 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them are placed.</source>
        <translation>已全部放置。</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <comment>a value</comment>
        <translation>%1，已选择</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a control and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a place and the number of its cards</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 [%2]: %3</source>
        <extracomment>A place for cards with its key, and its cards.</extracomment>
        <translation>%1 [%2]：%3</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>没有牌</translation>
    </message>
</context>
<context>
    <name>parlour::PracticeController</name>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>A position that you kept</source>
        <translation>你保留的局面</translation>
    </message>
    <message>
        <source>From your game of %1</source>
        <comment>a date</comment>
        <translation>来自你 %1 的对局</translation>
    </message>
    <message>
        <source>From a game of yours</source>
        <translation>来自你的一局</translation>
    </message>
    <message>
        <source>In the game you played: %1.</source>
        <translation>对局中你走的是：%1。</translation>
    </message>
    <message>
        <source>In the game you played the same.</source>
        <translation>对局中你走的也是这一步。</translation>
    </message>
    <message>
        <source>A puzzle of %1 points. The first level to find it: %2</source>
        <comment>a rating, a level</comment>
        <translation>一道 %1 分的题目。最先能解出的级别：%2</translation>
    </message>
    <message>
        <source>A puzzle of %1 points that no level finds</source>
        <comment>a rating</comment>
        <translation>一道 %1 分的题目，没有任何级别能解出</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>一道题目</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <comment>a move</comment>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>a move</comment>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>%1 is worth as much as %2.</source>
        <comment>two moves</comment>
        <translation>%1 与 %2 价值相当。</translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <comment>a move, points</comment>
        <translation>%1 会损失 %2。</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <comment>a kind of mistake</comment>
        <translation>主题：%1</translation>
    </message>
    <message>
        <source>Your rating: %1, before %2</source>
        <translation>你的等级分：%1，之前 %2</translation>
    </message>
    <message>
        <source>Back to the practice</source>
        <translation>返回练习</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>看结果</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>%1% of your chances to win</source>
        <translation>%1% 的胜率</translation>
    </message>
</context>
<context>
    <name>parlour::PracticeMode</name>
    <message>
        <source>Practice: %1</source>
        <translation>练习：%1</translation>
    </message>
    <message>
        <source>Back to the practice</source>
        <translation>返回练习</translation>
    </message>
</context>
<context>
    <name>parlour::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>A round is open</source>
        <translation>有一轮未完成</translation>
    </message>
    <message>
        <source>%1 of %2 answered</source>
        <comment>exercises of a round</comment>
        <translation>已答 %1 / %2</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已答</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <comment>exercises of a round</comment>
        <translation>答对 %1 / %2</translation>
    </message>
    <message>
        <source>Redo the missed ones</source>
        <translation>重做未答对的</translation>
    </message>
    <message>
        <source>A round of ten</source>
        <translation>十题一轮</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新一轮</translation>
    </message>
    <message>
        <source>Begin a round</source>
        <translation>开始一轮</translation>
    </message>
    <message>
        <source>Kept positions</source>
        <translation>保留的局面</translation>
    </message>
    <message>
        <source>Other mistakes</source>
        <translation>其他失误</translation>
    </message>
    <message>
        <source>%1 due of %2</source>
        <comment>exercises</comment>
        <translation>%2 题中 %1 题到期</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) mastered</source>
        <translation>
            <numerusform>已掌握 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a review: the history reviews them all</source>
        <translation>
            <numerusform>%n 局尚未复盘：可在历史中全部复盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left out, since their game cannot be read</source>
        <translation>
            <numerusform>略过 %n 题，因为其对局无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept exercise(s) set aside, since a newer analysis finds no mistake there</source>
        <translation>
            <numerusform>%n 个保留的练习已搁置：新的分析不再认为那里有失误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) missed. Your own come back tomorrow; trying them now helps, too.</source>
        <translation>
            <numerusform>有 %n 题未答对。你自己的失误明天会再出现；现在重做也有帮助。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own mistakes, until you find the move after one, three, seven and 21 days, mixed with decisions of yours that were fine and with puzzles of your strength. You can leave it at any time.</source>
        <translation>反复练你自己的失误，直到隔 1、3、7 和 21 天都能找到正确的一步；其中混有你做对的决定，以及与你水平相当的题目。可以随时离开。</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>今天有 %n 题到期</numerusform>
        </translation>
    </message>
    <message>
        <source>A decision of yours that was fine</source>
        <translation>你做对的决定</translation>
    </message>
    <message>
        <source>A puzzle</source>
        <translation>一道题目</translation>
    </message>
    <message>
        <source>A position that you kept</source>
        <translation>你保留的局面</translation>
    </message>
    <message>
        <source>A mistake of yours</source>
        <translation>你的失误</translation>
    </message>
    <message>
        <source>✓ Right</source>
        <translation>✓ 正确</translation>
    </message>
    <message>
        <source>✗ Missed</source>
        <translation>✗ 未答对</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再看一次</translation>
    </message>
    <message>
        <source>Look again at exercise %1</source>
        <translation>再看第 %1 题</translation>
    </message>
    <message>
        <source>Parlour puzzle of %1: %2, found</source>
        <comment>a date, a game</comment>
        <translation>Parlour %1 每日一题：%2，答对</translation>
    </message>
    <message>
        <source>Parlour puzzle of %1: %2, missed</source>
        <comment>a date, a game</comment>
        <translation>Parlour %1 每日一题：%2，未答对</translation>
    </message>
    <message>
        <source>Puzzle of the day: %1</source>
        <comment>a game</comment>
        <translation>每日一题：%1</translation>
    </message>
    <message>
        <source>The same for everybody, a new one each day</source>
        <translation>人人相同，每天一道新题</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>解题</translation>
    </message>
    <message>
        <source>Solve the puzzle of the day</source>
        <translation>解每日一题</translation>
    </message>
    <message>
        <source>Look again at the puzzle of the day</source>
        <translation>再看每日一题</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the result as one line</source>
        <translation>把结果复制为一行</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Your rating at puzzles</source>
        <translation>你的解题等级分</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a rating, its standard error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <translation>
            <numerusform>%n 道题目</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating at %1: %2 after the first puzzle, now %3</source>
        <translation>%1的等级分：第一题之后 %2，现在 %3</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>其他题目</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>主题</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n puzzle(s) of your strength</source>
        <comment>a game</comment>
        <translation>
            <numerusform>%1，与你水平相当的题目 %n 道</numerusform>
        </translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a theme</comment>
        <translation>练习：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) of your strength left, each asked once</source>
        <translation>
            <numerusform>与你水平相当的题目还剩 %n 道，每道只出一次</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no exercise of this kind: %1</source>
        <translation>没有这一类的题：%1</translation>
    </message>
    <message>
        <source>All right! Your own mistakes come back once more later.</source>
        <translation>全对！你自己的失误以后还会再出现一次。</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>正在翻看你的对局……</translation>
    </message>
    <message>
        <source>Nothing to practise today. Review a game, and its mistakes turn up here, with puzzles of that game.</source>
        <translation>今天没有要练的。复盘一局，其中的失误就会出现在这里，还有这个游戏的题目。</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) set aside after %1 misses</source>
        <translation>
            <numerusform>%n 道练习错了 %1 次，已搁置</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePages</name>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) cannot be read and are left out.</source>
        <translation>
            <numerusform>有 %n 题无法读取，已略过。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::PracticePanel</name>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>exercises of a round</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Your move, on the table.</source>
        <translation>轮到你，在牌桌上走。</translation>
    </message>
    <message>
        <source>What each move is worth</source>
        <translation>每一步的价值</translation>
    </message>
    <message>
        <source>Kept: it comes back</source>
        <translation>已保留：会再出现</translation>
    </message>
    <message>
        <source>Keep: bring it back</source>
        <translation>保留：让它再出现</translation>
    </message>
    <message>
        <source>Keep this exercise</source>
        <translation>保留这道练习</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter 键</translation>
    </message>
    <message>
        <source>Looking at the position…</source>
        <translation>正在分析局面……</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
</context>
<context>
    <name>parlour::ProgramSheet</name>
    <message>
        <source>Another program</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>让它参加</translation>
    </message>
    <message>
        <source>Any program that speaks Parlour&apos;s protocol can play: lines of JSON on its standard input and output. It is started for each game and ended after it.</source>
        <translation>任何懂得 Parlour 协议的程序都能参加：在标准输入和标准输出上逐行读写 JSON。每局开始时启动，结束后关闭。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>python3 my_bot.py</source>
        <translation>python3 my_bot.py</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>忘记 %1</translation>
    </message>
    <message>
        <source>Asking who it is…</source>
        <translation>正在询问它是谁……</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <translation>这是 %1。</translation>
    </message>
    <message>
        <source>This is %1 by %2.</source>
        <translation>这是 %1，作者 %2。</translation>
    </message>
    <message>
        <source>Its name at the table</source>
        <translation>它在牌桌上的名字</translation>
    </message>
    <message>
        <source>Its name at the table: %1</source>
        <translation>它在牌桌上的名字：%1</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Game and opponent</source>
        <translation>游戏与对手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>By the cost of a decision, compared with our own levels</source>
        <translation>按每次决定的损失，与自制的各级机器人相比</translation>
    </message>
    <message>
        <source>The result as it was without luck</source>
        <translation>除去运气后的结果</translation>
    </message>
    <message>
        <source>Progress by game and opponent</source>
        <translation>按游戏与对手看进步</translation>
    </message>
    <message>
        <source>What costs you most</source>
        <translation>损失最多之处</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>No costly decision is known. Review your games to find them.</source>
        <translation>还没有发现损失大的决定。复盘对局即可找到。</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <comment>how often, mean cost, all together</comment>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, %2: %3, better: %4</source>
        <comment>a day, a loss, what was done, what was better</comment>
        <translation>%1，%2：%3，更好：%4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, a best</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a figure, a day</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>最高分</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>最长连胜</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n 胜</numerusform>
        </translation>
    </message>
    <message>
        <source>quickest win</source>
        <translation>最快获胜</translation>
    </message>
    <message>
        <source>shortest win</source>
        <translation>步数最少的胜局</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>least lost by a decision</source>
        <translation>每次决定损失最少</translation>
    </message>
    <message>
        <source>win with the worst luck</source>
        <translation>运气最差的胜局</translation>
    </message>
    <message>
        <source>No game that counts is over yet.</source>
        <translation>还没有计入统计的对局。</translation>
    </message>
    <message>
        <source>Your mean chance at the end: 100% for a win; alone: points</source>
        <translation>你终局时的平均胜率：获胜为 100%；单人：分数</translation>
    </message>
    <message>
        <source>on average, and all together</source>
        <translation>平均与合计</translation>
    </message>
    <message>
        <source>%1, alone, in points</source>
        <comment>a game</comment>
        <translation>%1，单人，以分数计</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>wins, games</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>A draw is half a win; alone: the games played</source>
        <translation>平局算半胜；单人：已玩的局数</translation>
    </message>
    <message>
        <source>The wins to expect from the opponents&apos; strength and your earlier games</source>
        <translation>根据对手实力和你此前的对局所预期的胜局</translation>
    </message>
    <message>
        <source>Lost a decision</source>
        <translation>每次决定的损失</translation>
    </message>
    <message>
        <source>What an unforced decision cost on average, of the win; alone: points</source>
        <translation>有选择的一步平均损失多少，折合胜局；单人以分数计</translation>
    </message>
    <message>
        <source>Luck a game</source>
        <translation>每局运气</translation>
    </message>
    <message>
        <source>What chance brought a game, of the win; alone: points</source>
        <translation>运气平均每局带来的得失，折合胜局；单人以分数计</translation>
    </message>
    <message>
        <source>Result without luck</source>
        <translation>除去运气的结果</translation>
    </message>
    <message>
        <source>You have won %1, expected against %2: %3</source>
        <comment>4 of 9, a player, wins</comment>
        <translation>你胜 %1，对%2预期为 %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player, its rating</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1: your rating is %2, from %n game(s) against %3.</source>
        <translation>
            <numerusform>%1：你的等级分为 %2，依据与 %3 的 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings are Elo of one game each, where random play has %1: 400 more win ten games of eleven.</source>
        <translation>等级分是各游戏分开计算的 Elo，随机出手为 %1：高 400 分者十一局胜十局。</translation>
    </message>
    <message>
        <source>List the games with it</source>
        <translation>列出有此失误的对局</translation>
    </message>
    <message>
        <source>%1: the rating of %2 is %3.</source>
        <comment>a game, a guest, a rating</comment>
        <translation>%1：%2 的等级分为 %3。</translation>
    </message>
    <message>
        <source>%1, in %2 of your last %3 losses at %4: %5 each</source>
        <comment>kind of mistake, games, games, game, loss</comment>
        <translation>%1：最近输掉的 %3 局%4中有 %2 局，每局 %5</translation>
    </message>
    <message>
        <source>What your losses have in common</source>
        <translation>你的负局有何共同之处</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>专练</translation>
    </message>
    <message>
        <source>Drill: %1</source>
        <comment>a kind of mistake</comment>
        <translation>专练：%1</translation>
    </message>
    <message>
        <source>Practise positions of this kind only</source>
        <translation>只练这一类局面</translation>
    </message>
    <message>
        <source>What you win against whom, and what your mistakes cost, stands here after your first game.</source>
        <translation>打完第一局后，这里会显示你对谁赢了多少，以及失误的代价。</translation>
    </message>
</context>
<context>
    <name>parlour::ProofSheet</name>
    <message>
        <source>The proof of the deal</source>
        <translation>发牌的证明</translation>
    </message>
    <message>
        <source>Shown before the first card</source>
        <translation>第一张牌之前已展示</translation>
    </message>
    <message>
        <source>Own words: %1</source>
        <translation>自己的话：%1</translation>
    </message>
    <message>
        <source>The number is opened when the game is over.</source>
        <translation>局终时公开这个数。</translation>
    </message>
    <message>
        <source>The number</source>
        <translation>这个数</translation>
    </message>
    <message>
        <source>Its salt, which keeps the seal from being guessed</source>
        <translation>它的盐，使封印无法被猜中</translation>
    </message>
    <message>
        <source>✓ Number and salt make the seal, and every card, die and coin of this game follows from the number and the words.</source>
        <translation>✓ 这个数和盐得出该封印，本局的每张牌、每颗骰子和每枚硬币都由这个数和那些话得出。</translation>
    </message>
    <message>
        <source>✗ This is no proof: %1.</source>
        <translation>✗ 不成证明：%1。</translation>
    </message>
    <message>
        <source>Tried just now: %1 games from the same number with other moves. Of %2 draws at the same place, %3 were the same. Cards drawn from what the players chose or gave back are left out.</source>
        <translation>刚才试过：用同一个数、不同的打法打了 %1 局。在相同位置的 %2 次抽取中，有 %3 次相同。从玩家选出或还回的牌中抽出的牌不计在内。</translation>
    </message>
    <message>
        <source>Check it without Parlour, by any SHA-256: the seal is that of the text below; the seed is the beginning of its HMAC over the words, or without words the number.</source>
        <translation>不用 Parlour 也可用任何 SHA-256 核对：封印是下面文字的 SHA-256；种子是以它为密钥对那些话作 HMAC 的开头，没有话时就是这个数。</translation>
    </message>
    <message>
        <source>Sealed text</source>
        <translation>封存的文字</translation>
    </message>
    <message>
        <source>Play the same deal again</source>
        <translation>再玩同一副牌</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This is a proof for those who were shown the seal before the first card. Nobody added words, so whoever made the seal could choose the deal.</source>
        <translation>这份证明供第一张牌之前看过封印的人核对。没有人添加自己的话，因此做封印的人可以选定发牌。</translation>
    </message>
    <message>
        <source>This is a proof for those who were shown the seal before the first card and chose the words after it.</source>
        <translation>这份证明供第一张牌之前看过封印、并在其后选定那些话的人核对。</translation>
    </message>
</context>
<context>
    <name>parlour::PurseSheet</name>
    <message>
        <source>Your purse</source>
        <translation>你的钱袋</translation>
    </message>
    <message>
        <source>Pay back</source>
        <translation>还款</translation>
    </message>
    <message>
        <source>Parts of the purse</source>
        <translation>钱袋的各部分</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一场</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>牌商</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>输赢</translation>
    </message>
    <message>
        <source>%1 Matches are for honour, with the starter&apos;s cards.</source>
        <comment>a reason</comment>
        <translation>%1对局只为荣誉，使用入门牌。</translation>
    </message>
    <message>
        <source>You own %1.</source>
        <translation>你有 %1。</translation>
    </message>
    <message>
        <source>You owe the dealer %1.</source>
        <translation>你欠牌商 %1。</translation>
    </message>
    <message>
        <source>In free play you have every card. For credits you begin with a starter&apos;s deck and %1, wager on matches and win or buy cards; it is no real money.</source>
        <translation>自由对局中你有所有的牌。赌筹码时，你从入门牌和 %1 开始，每场下注，赢牌或买牌；这不是真钱。</translation>
    </message>
    <message>
        <source>Take this deck</source>
        <translation>用这副牌</translation>
    </message>
</context>
<context>
    <name>parlour::ResultCard</name>
    <message>
        <source>Game over. %1</source>
        <translation>牌局结束。%1</translation>
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
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, games won</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n 平局</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: %1</source>
        <comment>games won</comment>
        <translation>目前：%1</translation>
    </message>
</context>
<context>
    <name>parlour::ResultController</name>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1，%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>种子已复制。</translation>
    </message>
    <message>
        <source>Parlour, %1, %2: %3</source>
        <extracomment>The first line of a shared result: the game, the date of the deal of the day, who won.</extracomment>
        <translation>Parlour，%1，%2：%3</translation>
    </message>
    <message>
        <source>%1 (expected %2), %3</source>
        <comment>points or chance to win at the end, at the start, mistakes</comment>
        <translation>%1（预期 %2），%3</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n 个失误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>parlour::ResultReviewPart</name>
    <message>
        <source>Expected points</source>
        <translation>期望得分</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>chance to win, at the start, at the end</comment>
        <translation>%1：从 %2 到 %3</translation>
    </message>
    <message>
        <source>Where it turned:</source>
        <translation>转折点：</translation>
    </message>
    <message>
        <source>Where it turned: %1.</source>
        <comment>a part of the game</comment>
        <translation>转折点：%1。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>points, before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>No mistakes; luck took %1</source>
        <translation>没有失误；运气损失 %1</translation>
    </message>
    <message>
        <source>No mistakes; luck gave %1</source>
        <translation>没有失误；运气带来 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what was done</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Go there in the review</source>
        <translation>在复盘中前往</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>chance to win, before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chance to win, player</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Mistakes cost %1, luck took %2</source>
        <comment>60%, or 2.2 games</comment>
        <translation>失误损失 %1，运气损失 %2</translation>
    </message>
    <message>
        <source>Mistakes cost %1, luck gave %2</source>
        <comment>60%, or 2.2 games</comment>
        <translation>失误损失 %1，运气带来 %2</translation>
    </message>
    <message>
        <source>%1: mistakes cost %2, luck took %3</source>
        <comment>player, 60%, or 2.2 games</comment>
        <translation>%1：失误损失 %2，运气损失 %3</translation>
    </message>
    <message>
        <source>%1: mistakes cost %2, luck gave %3</source>
        <comment>player, 60%, or 2.2 games</comment>
        <translation>%1：失误损失 %2，运气带来 %3</translation>
    </message>
    <message>
        <source>Looking at the game…</source>
        <translation>正在分析这局……</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewController</name>
    <message>
        <source>Blunder</source>
        <translation>大错</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>可疑</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>在这里你会怎么做？</translation>
    </message>
    <message>
        <source>%1 costs %2. Try again.</source>
        <translation>%1 会损失 %2。请再试一次。</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of the game, what was done</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>得分从何而来</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>开始时</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>Choices of %1</source>
        <translation>%1 的选择</translation>
    </message>
    <message>
        <source>Choices of others</source>
        <translation>其他人的选择</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计误差</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>期望得分</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chance to win, figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, then %3 (%4, %5)</source>
        <comment>chance to win, before, after, loss, grade</comment>
        <translation>%1：%2，之后 %3（%4，%5）</translation>
    </message>
    <message>
        <source>%1: %2. The best was played.</source>
        <comment>chance to win, figure</comment>
        <translation>%1：%2。当时选的就是最佳。</translation>
    </message>
    <message>
        <source>As you saw it</source>
        <translation>以你的视角</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>以 %1 的视角</translation>
    </message>
    <message numerus="yes">
        <source>No mistake in %n decision(s)</source>
        <translation>
            <numerusform>%n 次决定中没有失误</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>mistakes, decisions</comment>
        <translation>%2中有%1</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n 个失误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n 次决定</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>导出复盘</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Data (*.json)</source>
        <translation>数据 (*.json)</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>复盘：%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The review is not saved: %1</source>
        <translation>复盘未保存：%1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <comment>chance to win, at the start, at the end</comment>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>当时</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>当时：%1</translation>
    </message>
    <message>
        <source>%1 is just as good as the best move.</source>
        <translation>%1 和最好的一步一样好。</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 是最好的一步。</translation>
    </message>
    <message>
        <source>Looking at the game…</source>
        <translation>正在分析这局……</translation>
    </message>
    <message>
        <source>Looking at step %1 of %2…</source>
        <translation>正在分析第 %1 步，共 %2 步……</translation>
    </message>
    <message>
        <source>Looking longer at the costliest decisions…</source>
        <translation>正在更仔细地分析损失最大的决定……</translation>
    </message>
    <message>
        <source>Stop at mistakes</source>
        <translation>在失误处停下</translation>
    </message>
    <message>
        <source>Export the review…</source>
        <translation>导出复盘……</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewCurve</name>
    <message>
        <source>The chance to win over the game</source>
        <translation>整局中的胜率</translation>
    </message>
    <message>
        <source>The expected points over the game</source>
        <translation>整局中的期望得分</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>运气</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Mistakes, worst first</source>
        <translation>失误（最严重的在前）</translation>
    </message>
    <message>
        <source>Show best</source>
        <translation>显示最佳</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>下一个失误</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
</context>
<context>
    <name>parlour::ReviewStrip</name>
    <message>
        <source>Reviews done</source>
        <translation>已完成的复盘</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Finished reviews are kept; the rest continue when you ask again</source>
        <translation>已完成的复盘会保留；再次要求时继续其余的</translation>
    </message>
    <message>
        <source>Reviewing games: %1 of %2 done</source>
        <translation>正在复盘对局：已完成 %1 / %2</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <comment>how many are done, a time</comment>
        <translation>%1，约剩 %2</translation>
    </message>
</context>
<context>
    <name>parlour::RoundList</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
</context>
<context>
    <name>parlour::RulesSheet</name>
    <message>
        <source>%1: %2</source>
        <comment>a rule and its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Rules in force: %1</source>
        <translation>当前规则：%1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>在规则中查找</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>另存为 PDF</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>%1的规则</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matches</comment>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The PDF is not saved: %1</source>
        <translation>PDF 未保存：%1</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Learn the game on the table, move by move</source>
        <translation>在牌桌上一步一步学</translation>
    </message>
    <message>
        <source>Search (%1)</source>
        <translation>查找 (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::SealSheet</name>
    <message>
        <source>A deal that can be proved</source>
        <translation>可验证的发牌</translation>
    </message>
    <message>
        <source>One number decides every card, die and coin of a game, whatever is played. It is fixed now, and this is its seal: it says nothing of the number, but fits no other. After the game the number is opened, and anybody can see that it is the one that was sealed.</source>
        <translation>一个数决定全局的每张牌、每颗骰子和每枚硬币，无论怎样出招。它现在就已确定，这是它的封印：封印不透露这个数，也配不上别的数。局终时公开这个数，任何人都能看到它正是当初封存的那个。</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>封印</translation>
    </message>
    <message>
        <source>Own words</source>
        <translation>自己的话</translation>
    </message>
    <message>
        <source>Own words, as one cuts a deck; may be left out</source>
        <translation>自己的话，如同切牌；可以不填</translation>
    </message>
    <message>
        <source>Copy the seal</source>
        <translation>复制封印</translation>
    </message>
    <message>
        <source>Deal from this number</source>
        <translation>按这个数发牌</translation>
    </message>
    <message>
        <source>Words of your own are mixed into the deal, so that nobody can have chosen it before: they change every card, and the number is fixed already.</source>
        <translation>你自己的话会混入发牌，因此没有人能事先选好牌：它们会改变每一张牌，而那个数早已确定。</translation>
    </message>
    <message>
        <source>Several blanks in a row count as one.</source>
        <translation>连续几个空格算作一个。</translation>
    </message>
</context>
<context>
    <name>parlour::SeatTable</name>
    <message>
        <source>Wins by seat</source>
        <translation>按座位统计胜场</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>座位 %1</translation>
    </message>
    <message>
        <source>%1 in seat %2: %3 won of %4</source>
        <translation>%1 在座位 %2：%4 场胜 %3</translation>
    </message>
</context>
<context>
    <name>parlour::SettingsRows</name>
    <message>
        <source>No setting fits.</source>
        <translation>没有相符的设置。</translation>
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
        <source>High contrast is flat and as readable as possible.</source>
        <translation>高对比度没有装饰，最易辨认。</translation>
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
        <source>Parlour %1</source>
        <translation>Parlour %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Of cards, chips, dice and coins, and of a game that is won.</source>
        <translation>牌、筹码、骰子和硬币的声音，以及获胜的声音。</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>关</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>轻</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>响</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>导师</translation>
    </message>
    <message>
        <source>Asks before a move of yours that costs much of the chance to win.</source>
        <translation>在你走出会大幅降低胜率的一步之前先询问。</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>tutor</comment>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>大错</translation>
    </message>
    <message>
        <source>All mistakes</source>
        <translation>所有失误</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>可疑起点</translation>
    </message>
    <message>
        <source>Mistake from</source>
        <translation>失误起点</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>大错起点</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>你的头像</translation>
    </message>
    <message>
        <source>At the table and in lists of players.</source>
        <translation>用于牌桌和玩家列表。</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>Of the program&apos;s own cards.</source>
        <translation>用于程序自带的纸牌。</translation>
    </message>
    <message>
        <source>Russian letters</source>
        <translation>俄文字母</translation>
    </message>
    <message>
        <source>В, Д, К and Т on the program&apos;s own cards, instead of J, Q, K and A.</source>
        <translation>程序自带的纸牌上用 В、Д、К 和 Т 代替 J、Q、K 和 A。</translation>
    </message>
    <message>
        <source>Roll the dice yourself</source>
        <translation>亲自掷骰子</translation>
    </message>
    <message>
        <source>Your first roll waits for you as well; otherwise it is automatic.</source>
        <translation>第一次掷骰也等你来掷；否则骰子会自动掷出。</translation>
    </message>
    <message>
        <source>Wine red felt</source>
        <translation>酒红桌布</translation>
    </message>
    <message>
        <source>Pine green felt</source>
        <translation>松绿桌布</translation>
    </message>
    <message>
        <source>No portrait</source>
        <translation>不用头像</translation>
    </message>
    <message>
        <source>Portrait %1</source>
        <translation>头像 %1</translation>
    </message>
    <message>
        <source>Woven</source>
        <translation>编织</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>格纹</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>鳞纹</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>夜空</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>The first tap or key shows what would be done, the second does it.</source>
        <translation>第一次点按只显示将做什么，第二次才执行。</translation>
    </message>
    <message>
        <source>%1 Games with them are marked.</source>
        <translation>%1 用过的对局会有标记。</translation>
    </message>
    <message>
        <source>Commands in shared files</source>
        <translation>在分享的文件中保留命令</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Panels and pages; a table keeps its own colours.</source>
        <translation>面板和页面；牌桌保留自己的颜色。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Undo after something new</source>
        <translation>看到新东西后也可悔牌</translation>
    </message>
    <message>
        <source>Whether Undo also takes back a move after which you saw new cards or dice. For practice.</source>
        <translation>走完后看到了新牌或新骰子时，悔牌是否仍能收回这一步。供练习用。</translation>
    </message>
    <message>
        <source>Copies and exports also hold the commands that start other programs, and what these write. Both may tell names of people and folders. Otherwise a program is named by its file alone.</source>
        <translation>副本和导出文件还包含启动其他程序的命令以及这些程序的输出。两者都可能含有人名和文件夹名。否则只用文件名称呼程序。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Training wheels</source>
        <translation>新手辅助</translation>
    </message>
    <message>
        <source>Its own colours</source>
        <translation>自带颜色</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>And of all else in the window, from the next start of the program.</source>
        <translation>窗口中的其他一切也随之变化，下次启动程序时生效。</translation>
    </message>
    <message>
        <source>Tap once to preview, again to play</source>
        <translation>点一下预览，再点一下才打出</translation>
    </message>
    <message>
        <source>Call it so when it costs at least this much, in % of the win.</source>
        <translation>至少损失这么多（占胜局的 %）才这样叫。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>显示所有按键</translation>
    </message>
    <message>
        <source>Set all back</source>
        <translation>全部恢复</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Each can be changed. Esc, Enter, Space, Tab, Home, End and the arrows stay.</source>
        <translation>均可更改。Esc、Enter、空格、Tab、Home、End 和方向键不变。</translation>
    </message>
    <message>
        <source>Keys: %1</source>
        <comment>where they work</comment>
        <translation>按键：%1</translation>
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
        <source>Log: one line per step; activating a line goes there</source>
        <translation>记录：每步一行，激活即跳到该步</translation>
    </message>
    <message>
        <source>Notes on this game</source>
        <translation>此牌局的笔记</translation>
    </message>
    <message>
        <source>Your notes. They are saved with the game.</source>
        <translation>你的笔记。随牌局一起保存。</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>What it believes</source>
        <translation>它的推测</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>What it believes, in 100</source>
        <translation>它的推测（百分之）</translation>
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
    <name>parlour::StandingsTable</name>
    <message>
        <source>Bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>胜率 %</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>违规</translation>
    </message>
    <message numerus="yes">
        <source>%n, out</source>
        <comment>faults; the bot plays no more</comment>
        <translation>
            <numerusform>%n 次，出局</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>faults</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, place %2: %3 percent of the wins, error %4</source>
        <translation>%1，第 %2 名：胜率 %3%，误差 %4</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>%1, between %2 and %3 (%4)</source>
        <comment>a strength, bounds, how sure they are</comment>
        <translation>%1，在 %2 与 %3 之间（%4）</translation>
    </message>
    <message>
        <source>Elo counts from the mean of these bots, which is 0; 400 more win ten games of eleven.</source>
        <translation>Elo 以这些机器人的平均值 0 为起点；高 400 分者十一局胜十局。</translation>
    </message>
    <message>
        <source>Points a match</source>
        <translation>每场得分</translation>
    </message>
    <message>
        <source>not begun</source>
        <comment>an entrant of a contest in progress</comment>
        <translation>尚未开始</translation>
    </message>
    <message>
        <source>%1 has not begun</source>
        <translation>%1 尚未开始</translation>
    </message>
</context>
<context>
    <name>parlour::TableBar</name>
    <message>
        <source>Move now</source>
        <translation>立即出手</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>悔牌</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
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
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>%1 (Esc)</source>
        <extracomment>Where the button leads, and its key.</extracomment>
        <translation>%1 (Esc)</translation>
    </message>
    <message>
        <source>Play to the end</source>
        <translation>直接玩到结束</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>全部明牌</translation>
    </message>
    <message>
        <source>As you see it</source>
        <translation>你的视角</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>%1 的视角</translation>
    </message>
    <message>
        <source>All open, %1 at the bottom</source>
        <translation>全部明牌，%1 在下方</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假如</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Menu of a sealed game</source>
        <translation>封印牌局的菜单</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>More for this game, whose deal is sealed</source>
        <translation>本局的更多选项；发牌已封印</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>本局的更多选项</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本……</translation>
    </message>
    <message>
        <source>Share as a line of text…</source>
        <translation>以一行文字分享……</translation>
    </message>
    <message>
        <source>Change this position…</source>
        <translation>修改此局面……</translation>
    </message>
    <message>
        <source>The proof of the deal…</source>
        <translation>发牌的证明……</translation>
    </message>
    <message>
        <source>Keys of this table</source>
        <translation>本桌的按键</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>从此处接着玩……</translation>
    </message>
    <message>
        <source>The bot plays the best move found so far (%1)</source>
        <translation>让机器人按目前最好的打法出手 (%1)</translation>
    </message>
    <message>
        <source>The bots play the rest at once (%1)</source>
        <translation>机器人一口气玩完余下部分 (%1)</translation>
    </message>
    <message>
        <source>Back to your last decision (%1)</source>
        <translation>回到你上一次决定 (%1)</translation>
    </message>
    <message>
        <source>What matters here, in words; again: the move (%1)</source>
        <translation>先用文字说关键；再按：走法 (%1)</translation>
    </message>
    <message>
        <source>Another action at this step, and what it leads to (%1)</source>
        <translation>这一步的另一种选择及其后果 (%1)</translation>
    </message>
    <message>
        <source>What could be known (%1)</source>
        <translation>能知道什么 (%1)</translation>
    </message>
    <message>
        <source>Whose cards are seen, and what could be known (%1)</source>
        <translation>看谁的牌，以及能知道什么 (%1)</translation>
    </message>
    <message>
        <source>Log, thinking and notes (%1)</source>
        <translation>记录、思考和笔记 (%1)</translation>
    </message>
    <message>
        <source>What could they know (%1)</source>
        <translation>他们能知道什么 (%1)</translation>
    </message>
</context>
<context>
    <name>parlour::TableMode</name>
    <message>
        <source>Back to the contest</source>
        <translation>返回比赛</translation>
    </message>
    <message>
        <source>Back to the history</source>
        <translation>返回历史</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>返回大厅</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>parlour::TablePage</name>
    <message>
        <source>%1 · wager: %2</source>
        <comment>the rules of a match</comment>
        <translation>%1 · 赌注：%2</translation>
    </message>
</context>
<context>
    <name>parlour::TableView</name>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 正在思考</translation>
    </message>
</context>
<context>
    <name>parlour::ThinkingController</name>
    <message>
        <source>Show a hint</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>牌局已结束。</translation>
    </message>
    <message>
        <source>Nobody decides here: it is up to chance.</source>
        <translation>这里没有人做决定：由随机决定。</translation>
    </message>
    <message>
        <source>Nothing to think about here.</source>
        <translation>此处没有可权衡的。</translation>
    </message>
    <message>
        <source>Pause to see the thinking at each step.</source>
        <translation>暂停即可查看每一步的权衡。</translation>
    </message>
    <message>
        <source>Ask for a hint: first what matters here, in words, then the move.</source>
        <translation>请求提示：先用文字说关键，再给走法。</translation>
    </message>
    <message>
        <source>The others&apos; thinking can be seen when the game is over.</source>
        <translation>牌局结束后可查看其他人的权衡。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 的权衡</translation>
    </message>
    <message>
        <source>%1 thought</source>
        <translation>%1 刚才的权衡</translation>
    </message>
    <message>
        <source>The last decision, step %1.</source>
        <translation>上一个决定，第 %1 步。</translation>
    </message>
    <message>
        <source>%1 writes</source>
        <translation>%1 写道</translation>
    </message>
    <message>
        <source>Fault: %1 (%2)</source>
        <translation>违规：%1（%2）</translation>
    </message>
    <message>
        <source>Fault: %1</source>
        <translation>违规：%1</translation>
    </message>
</context>
<context>
    <name>parlour::TournamentPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 名选手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es) of each pair</source>
        <translation>
            <numerusform>%1，每对 %n 场</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>积分榜</translation>
    </message>
</context>
<context>
    <name>parlour::TournamentSheet</name>
    <message numerus="yes">
        <source>You play %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>你打 %n 场；其余的由其他人互相打。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %1 to %n match(es); the others play theirs among themselves.</source>
        <translation>
            <numerusform>你打 %1 到 %n 场；其余的由其他人互相打。</numerusform>
        </translation>
    </message>
    <message>
        <source>That takes about %1.</source>
        <translation>大约需要 %1。</translation>
    </message>
    <message>
        <source>A tournament of your own</source>
        <translation>你自己的比赛</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>How</source>
        <translation>赛制</translation>
    </message>
    <message>
        <source>League</source>
        <translation>联赛</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>杯赛</translation>
    </message>
    <message>
        <source>A second person at this screen</source>
        <translation>同一屏幕前的另一人</translation>
    </message>
    <message>
        <source>Name of a second person at this screen</source>
        <translation>同一屏幕前另一人的名字</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Rules and programs…</source>
        <translation>规则和程序……</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Matches to win against each</source>
        <translation>每名对手先胜场数</translation>
    </message>
    <message>
        <source>Matches against each</source>
        <translation>与每名对手的场数</translation>
    </message>
    <message>
        <source>Choose at least two opponents.</source>
        <translation>请至少选两名对手。</translation>
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
    <message>
        <source>Live at %1</source>
        <translation>实时在第 %1 步</translation>
    </message>
    <message>
        <source>Timeline, step %1 of %2</source>
        <translation>时间线，第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>parlour::TrendChart</name>
    <message>
        <source>d MMM</source>
        <extracomment>Dates as QLocale writes them: a day and its month, a month and its year.</extracomment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>Games won, of the last %1 each time: %2 on %3, %4 now, between %5 and %6</source>
        <translation>胜局，每次取最近 %1 局：%2（%3），现在 %4，在 %5 与 %6 之间</translation>
    </message>
    <message>
        <source>Lost by a decision, over the last %1 games each time: %2 on %3, %4 now, between %5 and %6</source>
        <translation>每次决定的损失，每次取最近 %1 局：%2（%3），现在 %4，在 %5 与 %6 之间</translation>
    </message>
</context>
<context>
    <name>parlour::ValueList</name>
    <message>
        <source>Yours; about the same</source>
        <comment>a move, compared with the best one</comment>
        <translation>你的；相差无几</translation>
    </message>
    <message>
        <source>About the same</source>
        <comment>a move, compared with the best one</comment>
        <translation>相差无几</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>a move</comment>
        <translation>你的</translation>
    </message>
    <message>
        <source>best</source>
        <comment>a move</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>unit of a loss, a figure</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Expected points</source>
        <translation>期望得分</translation>
    </message>
    <message>
        <source>Loses, points</source>
        <comment>header of a column</comment>
        <translation>损失</translation>
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
        <translation>这正是当时的选择。</translation>
    </message>
    <message numerus="yes">
        <source>This game has %n branch(es), which is the most. Delete one first.</source>
        <translation>
            <numerusform>这局已有 %n 个分支，已达上限。请先删除一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>实际经过</translation>
    </message>
    <message>
        <source>the players of the game</source>
        <translation>本局的玩家</translation>
    </message>
    <message>
        <source>With the real cards · %1 · played on by %2</source>
        <comment>action, players</comment>
        <translation>用真实的牌 · %1 · 由%2继续</translation>
    </message>
    <message>
        <source>What you could not see, dealt again · %1 · played on by %2</source>
        <comment>action, players</comment>
        <translation>你看不到的部分重新发牌 · %1 · 由%2继续</translation>
    </message>
    <message>
        <source>What %1 could not see, dealt again · %2 · played on by %3</source>
        <comment>seat, action, players</comment>
        <translation>%1 看不到的部分重新发牌 · %2 · 由%3继续</translation>
    </message>
    <message>
        <source>Nobody has a choice at this step. Go to one at which somebody decides.</source>
        <translation>这一步没有人需要选择。请转到有人做决定的一步。</translation>
    </message>
    <message>
        <source>Step %1, %2. Played: %3. Choose another action, at the table or here.</source>
        <comment>number, seat, action</comment>
        <translation>第 %1 步，%2。当时：%3。请在桌上或这里另选一种。</translation>
    </message>
    <message>
        <source>The players of the game</source>
        <translation>本局的玩家</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>当时：%1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>points</comment>
        <translation>%1 到 %2</translation>
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
        <source>Step %1: %2</source>
        <comment>number, action</comment>
        <translation>第 %1 步：%2</translation>
    </message>
    <message numerus="yes">
        <source>dealt again, %n time(s)</source>
        <translation>
            <numerusform>重新发牌 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>real cards · %1</source>
        <comment>result</comment>
        <translation>真实的牌 · %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each played on after both actions</source>
        <translation>
            <numerusform>%n 次发牌，每次两种选择都打到底</numerusform>
        </translation>
    </message>
    <message>
        <source>This branch: %1. The game: %2.</source>
        <comment>results</comment>
        <translation>这个分支：%1。本局：%2。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>返回本局</translation>
    </message>
    <message>
        <source>Key Esc</source>
        <translation>按键 Esc</translation>
    </message>
    <message>
        <source>Loses, points</source>
        <comment>header of a column</comment>
        <translation>损失</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>a chance and the ends of its interval, in hundredths</comment>
        <translation>%1（%2–%3）</translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what you could expect: all that you could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>用真实的牌，看本来会发生什么。重新发牌，看你当时可以期望什么：你看不到的牌都按分析估计的可能性重新发，最多 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The real cards show what would have happened. Dealt again shows what %1 could expect: all that %1 could not see is dealt anew, as the analysis thinks it likely, up to %n time(s).</source>
        <translation>
            <numerusform>用真实的牌，看本来会发生什么。重新发牌，看 %1 当时可以期望什么：%1 看不到的牌都按分析估计的可能性重新发，最多 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference is %1 to %2 points, as sure as 95 in 100.</source>
        <translation>差别在 %1 到 %2 分之间（95% 的把握）。</translation>
    </message>
    <message>
        <source>The analysis says %1 points, as it expects everybody to play as it does; here the game is played on by %2.</source>
        <comment>difference, players</comment>
        <translation>分析认为相差 %1 分，因为它假定人人都像它那样打；这一局由%2接着打完。</translation>
    </message>
    <message>
        <source>More deals</source>
        <translation>再发几次</translation>
    </message>
    <message>
        <source>Playing it out…</source>
        <translation>正在打到底……</translation>
    </message>
    <message>
        <source>Deal %1 of %2…</source>
        <translation>第 %1 次发牌，共 %2 次……</translation>
    </message>
    <message>
        <source>Save a copy of the game (%1) to keep its branches.</source>
        <translation>保存本局的副本 (%1) 以保留它的分支。</translation>
    </message>
</context>
<context>
    <name>parlour::WhatIfPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a choice, what is chosen</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Who plays on</source>
        <translation>由谁继续</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假如</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>返回复盘</translation>
    </message>
    <message>
        <source>With the real cards</source>
        <translation>用真实的牌</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Another action…</source>
        <translation>另一种选择……</translation>
    </message>
</context>
</TS>
